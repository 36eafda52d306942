### The page that shows the review of a finished game, and its limits.

review-come-in = Alguien quiere enseñarte cómo fue una partida
review-enter = Ver el análisis
review-under-way = Nuestro campeón repasa la partida, jugada a jugada.
review-waiting-turn = Antes se analiza otra partida.
review-done-of = { $done } de { $total } jugadas
review-move-number = Jugada { $move }
review-after-deal = Tras el reparto
review-along = Recorrer la partida, jugada a jugada
review-as-table = Mostrar como tabla
review-go-there = Ir a ese momento
review-whose = ¿Las decisiones de quién?
review-only-mistakes = Solo errores
review-thrown-away = { $lost } desperdiciado
review-champion-plays = Así juega el campeón
review-chance-to-win = Probabilidad de ganar
review-belief-lie = { $percent } de que sea mentira
review-belief-trap = { $percent } de que sea una trampa
review-belief-truth = { $kind ->
    [true] Era verdad.
    [trap] Era una trampa.
   *[lie] Era mentira.
}
review-balance = { $you ->
    [yes] Cartas y dados: { $chance }. Tus jugadas: { $own }. Las de los demás: { $others }.
   *[no] Cartas y dados: { $chance }. Jugadas propias: { $own }. Las de los demás: { $others }.
}
review-fair-share = Sin suerte: { $adjusted }. Lo justo sería { $fair }.
review-luck-explained = Que una jugada saliera bien depende también de lo oculto. «Sin suerte» cuenta solo lo buena que fue cada decisión según lo que se sabía.
review-nothing-to-judge = Aquí no había nada que decidir.
review-judged-by = Nuestro campeón juzga cada decisión según lo que se sabía en ese momento. A veces se equivoca.
review-solved = Esta ronda está resuelta, así que estas cifras son exactas.
review-stand-in = { $you ->
    [yes] Un bot hizo esta jugada por ti, así que no cuenta como tuya.
   *[no] Un bot hizo esta jugada por { $name }.
}
review-share = Compartir el análisis
review-picture = Guardar como imagen

too-many-reviews = Has pedido varios análisis a la vez. Espera a que uno esté listo.
review-failed = No se ha podido analizar esta partida. Inténtalo más tarde.

# A setting of the house.
setting-review-games = Analizar cada partida de una persona en cuanto termina y los bots no tienen nada que hacer, para que nadie tenga que esperar después.
