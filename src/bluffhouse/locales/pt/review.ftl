# The review of a finished game: `bluffhouse review`.

help-review = Analisar um jogo terminado: as probabilidades, cada decisão, sorte e perícia.
help-review-seat = Listar todas as decisões deste lugar.
help-review-json = Escrever a análise em JSON.

review-title = Como correu: { $game }
review-chances = Probabilidade de ganhar, jogada a jogada
review-turning-points = Momentos decisivos
review-no-turning-points = Nenhum momento decidiu sozinho este jogo.
review-decisions = Decisões, avaliadas pelo que cada um sabia
review-luck = Sorte e perícia

# The verdicts on a decision: how much of the chance to win it threw away.
review-best = a melhor
review-good = boa
review-mistake = erro
review-blunder = erro grave

# Headings of columns.
review-lost = Desperdiçado
review-move = Jogada
review-played = Jogou
review-better = Melhor
review-likely = Campeão
review-lie = Mentira?
review-verdict = Veredicto
review-start = Início
review-chance = Cartas e dados
review-own = Jogadas próprias
review-others = Jogadas dos outros
review-result = Resultado
review-adjusted = Sem sorte
review-no-mistakes = Nenhum erro.
review-not-over = Este jogo ainda não acabou. Só se podem analisar jogos terminados.
review-no-champion = { $game } ainda não tem campeão, por isso não se pode analisar.
review-bar = A analisar
review-replay = bluffhouse replay { $file } --to { $move } mostra a mesa num dado momento.

# Turning points. $before, $after: a chance to win before and after, e.g. 24 %.
review-turn-luck = { $you ->
    [yes] Tens sorte: { $before } → { $after }.
   *[no] { $name } tem sorte: { $before } → { $after }.
}
review-turn-bad-luck = { $you ->
    [yes] Tens azar: { $before } → { $after }.
   *[no] { $name } tem azar: { $before } → { $after }.
}
review-turn-caught = { $you ->
    [yes] Apanhas { $other } a mentir: { $before } → { $after }.
   *[no] { $toyou ->
        [yes] { $name } apanha-te a mentir: { $before } → { $after }.
       *[no] { $name } apanha { $other } a mentir: { $before } → { $after }.
    }
}
review-turn-wrong-call = { $you ->
    [yes] Não acreditas em { $other }, mas era verdade: { $before } → { $after }.
   *[no] { $toyou ->
        [yes] { $name } não acredita em ti, mas era verdade: { $before } → { $after }.
       *[no] { $name } não acredita em { $other }, mas era verdade: { $before } → { $after }.
    }
}
review-turn-believed = { $you ->
    [yes] Cais numa mentira de { $other }: { $before } → { $after }.
   *[no] { $toyou ->
        [yes] { $name } cai na tua mentira: { $before } → { $after }.
       *[no] { $name } cai numa mentira de { $other }: { $before } → { $after }.
    }
}
review-turn-mistake = { $you ->
    [yes] Desperdiças uma boa oportunidade: { $before } → { $after }.
   *[no] { $name } desperdiça uma boa oportunidade: { $before } → { $after }.
}
review-turn-move = { $you ->
    [yes] Um ponto de viragem para ti: { $before } → { $after }.
   *[no] Um ponto de viragem para { $name }: { $before } → { $after }.
}
