### Your page: how you play, in every game and over all of them.

you-title = A tua página
you-says = É assim que jogas, { $name }. Mais ninguém vê esta página.
you-loading = A contar os teus jogos…
you-empty = Ainda não terminaste nenhum jogo. Depois, as tuas vitórias, mentiras e dúvidas são contadas aqui.
you-empty-do = Procurar um jogo
you-few = São os teus primeiros jogos. Com mais alguns, esta linha começa a dizer alguma coisa.
you-counting = { $count ->
    [1] Falta contar um jogo antigo…
   *[other] Faltam contar { $count } jogos antigos…
}
you-which = Que jogos?
you-all = Todos os jogos

# Wins. Numbers come as text, because a shared win counts as a part.
you-wins = Vitórias
you-won = Ganhos: { $wins } de { $games }
you-fair = Uma parte justa seria { $wins }
you-luck = { $how ->
    [above] Ganhas mais do que a sorte explica.
    [below] Ganhas menos do que o azar explica.
   *[luck] Para já, a diferença pode ser só sorte.
}
you-streak = Maior série de vitórias: { $count }.
you-streak-now = Neste momento: { $count }.
you-recent = Os teus últimos jogos
you-result = { $result ->
    [won] ganho
    [shared] vitória partilhada
   *[lost] perdido
}

# Charts
you-chart-wins = Vitórias além da tua parte
you-chart-wins-says = Acima da linha tracejada ganhas mais do que a tua parte. Dentro da faixa pode ser só sorte.
you-chart-adjusted = Sem sorte
you-chart-adjusted-says = Quanto valem as tuas decisões, comparadas com uma parte justa (linha tracejada). Quanto mais estreita a faixa, mais certo o valor.
you-chart-table = Mostrar como tabela
you-chart-games = Jogos
you-chart-score = Valor
you-chart-margin = Margem

# Claims
you-claims = O que dizes
you-lies = As tuas mentiras
you-believed = acreditaram
you-not-believed = não acreditaram
you-traps = As tuas armadilhas
you-sprung = resultaram
you-not-sprung = não resultaram
you-truths = { $truths ->
    [0] Nunca disseste a verdade.
    [1] Disseste a verdade uma vez.
   *[other] Disseste a verdade { $truths } vezes.
}
you-ear = O teu faro para mentiras
you-their-lies = Mentiras dos outros
you-caught = apanhadas
you-fell-for = acreditaste
you-their-truths = Verdades dos outros
you-trusted = acreditaste
you-doubted = duvidaste
you-best-lie = A tua melhor mentira
you-best-lie-believers = { $count ->
    [1] { $names } acreditou. Ninguém a apanhou.
   *[other] { $names } acreditaram. Ninguém a apanhou.
}
you-moment = Ver este momento

# Reviews
you-decisions = As tuas decisões
you-judged = Decisões avaliadas
you-verdict = { $verdict ->
    [best] as melhores
    [good] boas
    [mistake] erros
   *[blunder] erros graves
}
you-lost = Desperdiçado por jogo: { $lost } de uma vitória.
you-reviewed = Analisados: { $reviewed } de { $games } jogos.
you-unreviewed = Nenhum destes jogos foi ainda analisado. Uma análise diz-te se decidiste bem, sorte à parte.
you-review-last = Analisar os meus últimos jogos
you-reviewing = A analisar o jogo { $game } de { $games }…

# Where chances are lost: { $weakness } is one of the first list, put into one of the second.
you-weakness = Onde perdes oportunidades
you-weakness-none = Nos teus jogos analisados não se destaca nenhuma fraqueza.
you-weakness-evidence = { $decisions ->
    [1] Visto numa decisão: custou { $lost } de uma vitória. As outras custam em média { $others }.
   *[other] Visto em { $decisions } decisões: cada uma custou em média { $lost } de uma vitória. As outras custam { $others }.
}
you-weakness-moment = Ver o pior exemplo
you-weak-raise-doubt = Duvidas tarde demais
you-weak-doubt-raise = Duvidas cedo demais
you-weak-doubt-trust = Duvidas vezes demais
you-weak-trust-doubt = Acreditas com demasiada facilidade
you-weak-bid-pass = Ficas tempo demais nos leilões
you-weak-pass-bid = Sais cedo demais dos leilões
you-weak-claim = Escolhes mal o que dizes
you-weak-raise = Sobes mal as apostas
you-weak-bid = Ofereces os valores errados
you-weak-plan = Planeias mal as tuas jogadas
you-weak-deal = Fazes maus negócios
you-weak-play = Perdes mais oportunidades
you-when-always = { $weakness }.
you-when-few-cards = { $weakness } quando tens poucas cartas.
you-when-many-cards = { $weakness } quando tens muitas cartas.
you-when-big-claim = { $weakness } quando alguém diz ter muito.
you-when-offered = { $weakness } quando alguém te fez uma oferta.
you-when-few-left = { $weakness } quando já restam poucos.
you-when-looked-at = { $weakness } quando alguém viu a tua carta.
you-when-first-half = { $weakness } na primeira metade do jogo.
you-when-second-half = { $weakness } na segunda metade do jogo.
you-when-ahead = { $weakness } quando vais à frente.
you-when-behind = { $weakness } quando vais atrás.

you-export = Descarregar os meus jogos
you-export-says = Um ficheiro JSON com todos os teus jogos que contam e os seus números.
