# The review of a finished game: `bluffhouse review`.

help-review = Analiza una partida terminada: las probabilidades, cada decisión, la suerte y la habilidad.
help-review-seat = Muestra todas las decisiones de este asiento.
help-review-json = Imprime el análisis en JSON.

review-title = Así fue: { $game }
review-chances = Probabilidad de ganar, jugada a jugada
review-turning-points = Momentos decisivos
review-no-turning-points = Ningún momento decidió por sí solo esta partida.
review-decisions = Decisiones, juzgadas según lo que sabía cada cual
review-luck = Suerte y habilidad

# The verdicts on a decision: how much of the chance to win it threw away.
review-best = la mejor
review-good = buena
review-mistake = error
review-blunder = error grave

# Headings of columns.
review-lost = Desperdiciado
review-move = Jugada
review-played = Jugó
review-better = Mejor
review-likely = Campeón
review-lie = ¿Mentira?
review-verdict = Veredicto
review-start = Inicio
review-chance = Cartas y dados
review-own = Jugadas propias
review-others = Jugadas ajenas
review-result = Resultado
review-adjusted = Sin suerte
review-no-mistakes = Ningún error.
review-not-over = Esta partida no ha terminado. Solo se pueden analizar partidas terminadas.
review-no-champion = { $game } aún no tiene campeón, así que no se puede analizar.
review-bar = Analizando
review-replay = bluffhouse replay { $file } --to { $move } muestra la mesa en un momento.

# Turning points. $before, $after: a chance to win before and after, e.g. 24 %.
review-turn-luck = { $you ->
    [yes] Tienes suerte: { $before } → { $after }.
   *[no] { $name } tiene suerte: { $before } → { $after }.
}
review-turn-bad-luck = { $you ->
    [yes] Tienes mala suerte: { $before } → { $after }.
   *[no] { $name } tiene mala suerte: { $before } → { $after }.
}
review-turn-caught = { $you ->
    [yes] Pillas a { $other } en una mentira: { $before } → { $after }.
   *[no] { $toyou ->
        [yes] { $name } te pilla en una mentira: { $before } → { $after }.
       *[no] { $name } pilla a { $other } en una mentira: { $before } → { $after }.
    }
}
review-turn-wrong-call = { $you ->
    [yes] No crees a { $other }, y era verdad: { $before } → { $after }.
   *[no] { $toyou ->
        [yes] { $name } no te cree, y era verdad: { $before } → { $after }.
       *[no] { $name } no cree a { $other }, y era verdad: { $before } → { $after }.
    }
}
review-turn-believed = { $you ->
    [yes] Te tragas una mentira de { $other }: { $before } → { $after }.
   *[no] { $toyou ->
        [yes] { $name } se traga tu mentira: { $before } → { $after }.
       *[no] { $name } se traga una mentira de { $other }: { $before } → { $after }.
    }
}
review-turn-mistake = { $you ->
    [yes] Desperdicias una buena ocasión: { $before } → { $after }.
   *[no] { $name } desperdicia una buena ocasión: { $before } → { $after }.
}
review-turn-move = { $you ->
    [yes] Un punto de inflexión para ti: { $before } → { $after }.
   *[no] Un punto de inflexión para { $name }: { $before } → { $after }.
}
