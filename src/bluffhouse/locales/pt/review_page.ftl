### The page that shows the review of a finished game, and its limits.

review-come-in = Alguém quer mostrar-te como correu um jogo
review-enter = Ver a análise
review-under-way = O nosso campeão está a rever o jogo, jogada a jogada.
review-waiting-turn = Primeiro está a ser analisado outro jogo.
review-done-of = { $done } de { $total } jogadas
review-move-number = Jogada { $move }
review-after-deal = Depois da distribuição
review-along = Percorrer o jogo, jogada a jogada
review-as-table = Mostrar como tabela
review-go-there = Ir a esse momento
review-whose = As decisões de quem?
review-only-mistakes = Só os erros
review-thrown-away = { $lost } desperdiçado
review-champion-plays = Assim joga o campeão
review-chance-to-win = Probabilidade de ganhar
review-belief-lie = { $percent } de ser mentira
review-belief-trap = { $percent } de ser uma armadilha
review-belief-truth = { $kind ->
    [true] Era verdade.
    [trap] Era uma armadilha.
   *[lie] Era mentira.
}
review-balance = { $you ->
    [yes] Cartas e dados: { $chance }. As tuas jogadas: { $own }. As jogadas dos outros: { $others }.
   *[no] Cartas e dados: { $chance }. Jogadas próprias: { $own }. As jogadas dos outros: { $others }.
}
review-fair-share = Sem sorte: { $adjusted }. O justo seria { $fair }.
review-luck-explained = Se uma jogada compensou depende também do que estava escondido. “Sem sorte” conta apenas quão boa foi cada decisão pelo que se sabia.
review-nothing-to-judge = Aqui não havia nada a decidir.
review-judged-by = O nosso campeão avalia cada decisão pelo que se sabia nesse momento. Nem sempre tem razão.
review-solved = Esta ronda está resolvida, por isso estes números são exatos.
review-stand-in = { $you ->
    [yes] Esta jogada foi feita por um bot em teu lugar e não conta como tua.
   *[no] Esta jogada foi feita por um bot no lugar de { $name }.
}
review-share = Partilhar a análise
review-picture = Guardar como imagem

too-many-reviews = Pediste várias análises ao mesmo tempo. Espera até uma estar pronta.
review-failed = Não foi possível analisar este jogo. Tenta mais tarde.

# A setting of the house.
setting-review-games = Analisar cada jogo de uma pessoa quando acaba e os bots não têm nada para fazer, para que ninguém tenha de esperar depois.
