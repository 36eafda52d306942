# Puzzles: one decision from a real game. In the terminal, `bluffhouse puzzle`; in the browser, /puzzles.

help-puzzle = Resuelve un problema: una decisión de una partida real.
help-puzzle-number = El problema con este número; sin él, el del día.
help-puzzle-random = Un problema cualquiera.
puzzles-title = Problemas
puzzles-hook = Una decisión de una partida real. ¿Qué harías tú?
puzzles-today = Problemas del día
puzzles-renewed = Nuevos cada día a medianoche UTC ({ $time } hora local), los mismos en todas partes.
puzzles-more = Otro problema
puzzle-what = ¿Qué haces?
puzzle-number = { $game } · problema { $number }
puzzle-daily = { $game } · problema del día
puzzle-grade = { $grade ->
    [easy] Fácil: la mayoría de nuestros bots sencillos acierta.
    [hard] Difícil: la mayoría de nuestros bots sencillos falla.
   *[medium] Medio: la diferencia es pequeña o nuestros bots sencillos no se ponen de acuerdo.
}
puzzle-you = Eres { $name }.
puzzle-choose = Tu respuesta, de 1 a { $count }:
puzzle-right = ¡Correcto!
puzzle-wrong = No es lo mejor. Mejor: { $answer }
puzzle-answer = Respuesta
puzzle-chance = Probabilidad de ganar
puzzle-likely = Lo juega el campeón
puzzle-odds = Según lo que sabías
puzzle-belief = { $kind ->
    [true] Verdad: { $chance }
    [trap] Una trampa: { $chance }
   *[lie] Mentira: { $chance }
}
puzzle-truth = { $kind ->
    [true] { $name } decía la verdad.
    [trap] { $name } tendía una trampa.
   *[lie] { $name } mentía.
}
puzzle-hidden = Lo que había de verdad
puzzle-none = No hay un problema { $number }. Este juego tiene { $count }.
puzzle-no-puzzles = Este juego aún no tiene problemas.
puzzle-no-answer = Elige una de las respuestas, de 1 a { $count }.
puzzle-share = Bluffhouse, problema { $number } · { $game } { $mark }
puzzle-share-daily = Bluffhouse, problema { $date } (UTC) · { $game } { $mark }
puzzle-streak = Días seguidos: { $days }
puzzle-rating = Puntuación: { $rating }
puzzle-score = Aciertos: { $right } de { $tried }
puzzle-tried = { $state ->
    [right] resuelto
    [wrong] fallado
   *[open] sin probar
}
puzzle-unrated = Ponte un nombre en la entrada y tus respuestas contarán.
puzzle-again = Ya lo habías contestado. Solo cuenta la primera respuesta.
puzzle-again-daily = Ya lo habías contestado. Hoy cuenta para tus días seguidos, pero no para tu puntuación.
puzzle-watch = Ver cómo se llegó aquí
puzzle-back = Volver a la respuesta
puzzle-back-to-question = Volver a la pregunta
puzzle-next = Siguiente problema
puzzle-all = Todos los problemas
puzzle-share-label = Compartir el resultado
puzzle-copied = Copiado
puzzle-loading = Preparando la mesa…
puzzle-yours = tu respuesta
puzzle-best = la mejor
