# Puzzles: one decision from a real game. In the terminal, `bluffhouse puzzle`; in the browser, /puzzles.

help-puzzle = Resolver um desafio: uma decisão de um jogo real.
help-puzzle-number = O desafio com este número; sem ele, o do dia.
help-puzzle-random = Um desafio ao acaso.
puzzles-title = Desafios
puzzles-hook = Uma decisão de um jogo real. O que farias?
puzzles-today = Desafios do dia
puzzles-renewed = Novos todos os dias à meia-noite UTC ({ $time } na tua hora), os mesmos em todo o lado.
puzzles-more = Outro desafio
puzzle-what = O que fazes?
puzzle-number = { $game } · desafio { $number }
puzzle-daily = { $game } · desafio do dia
puzzle-grade = { $grade ->
    [easy] Fácil: a maioria dos nossos bots simples acerta.
    [hard] Difícil: a maioria dos nossos bots simples falha.
   *[medium] Médio: a diferença é pequena, ou os nossos bots simples não estão de acordo.
}
puzzle-you = És { $name }.
puzzle-choose = A tua resposta, de 1 a { $count }:
puzzle-right = Certo!
puzzle-wrong = Não é o melhor. Melhor: { $answer }
puzzle-answer = Resposta
puzzle-chance = Probabilidade de ganhar
puzzle-likely = O campeão joga-a
puzzle-odds = Com o que sabias
puzzle-belief = { $kind ->
    [true] Verdade: { $chance }
    [trap] Uma armadilha: { $chance }
   *[lie] Mentira: { $chance }
}
puzzle-truth = { $kind ->
    [true] { $name } dizia a verdade.
    [trap] { $name } armava uma armadilha.
   *[lie] { $name } mentia.
}
puzzle-hidden = O que lá estava mesmo
puzzle-none = Não há desafio { $number }. Este jogo tem { $count }.
puzzle-no-puzzles = Este jogo ainda não tem desafios.
puzzle-no-answer = Escolhe uma das respostas, de 1 a { $count }.
puzzle-share = Bluffhouse, desafio { $number } · { $game } { $mark }
puzzle-share-daily = Bluffhouse, desafio { $date } (UTC) · { $game } { $mark }
puzzle-streak = Dias seguidos: { $days }
puzzle-rating = Pontuação: { $rating }
puzzle-score = Certas: { $right } de { $tried }
puzzle-tried = { $state ->
    [right] resolvido
    [wrong] falhado
   *[open] por tentar
}
puzzle-unrated = Escolhe um nome à entrada e as tuas respostas contam.
puzzle-again = Já tinhas respondido. Só conta a primeira resposta.
puzzle-again-daily = Já tinhas respondido. Hoje conta para os teus dias seguidos, mas não para a pontuação.
puzzle-watch = Ver como se chegou aqui
puzzle-back = Voltar à resposta
puzzle-back-to-question = Voltar à pergunta
puzzle-next = Desafio seguinte
puzzle-all = Todos os desafios
puzzle-share-label = Partilhar o resultado
puzzle-copied = Copiado
puzzle-loading = A preparar a mesa…
puzzle-yours = a tua resposta
puzzle-best = a melhor
