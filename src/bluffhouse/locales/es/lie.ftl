### LIE (rules LI-1 to LI-14)

# A bid in words: “one 4”, “two 4s”
lie-bid = { $count ->
    [1] un
    [2] dos
    [3] tres
    [4] cuatro
    [5] cinco
    [6] seis
    [7] siete
    [8] ocho
    [9] nueve
    [10] diez
    [11] once
    [12] doce
    [13] trece
    [14] catorce
    [15] quince
    [16] dieciséis
    [17] diecisiete
    [18] dieciocho
    [19] diecinueve
    [20] veinte
   *[other] { $count }
} { $count ->
    [1] { $value ->
        [1] uno
        [2] dos
        [3] tres
        [4] cuatro
        [5] cinco
        [6] seis
       *[other] { $value }
    }
   *[other] { $value ->
        [1] unos
        [2] doses
        [3] treses
        [4] cuatros
        [5] cincos
        [6] seises
       *[other] { $value }
    }
}

# Decisions
lie-ask-turn = Elige qué valor de cada carta cuenta en esta ronda. Solo lo ves tú.
lie-ask-direct = Abres tú la ronda. ¿En qué sentido se juega?
lie-ask-bid = Abres tú: ¿cuántas cartas de un mismo valor hay entre todas las manos?
lie-ask-raise = { $name } apuesta { lie-bid }. ¿Subes, o cantas mentira?
lie-ask-over = La partida ha terminado.
lie-do-turn = un valor de cada carta, en el orden de tu mano
lie-do-clockwise = Sentido horario, hacia tu izquierda
lie-do-counterclockwise = Sentido antihorario, hacia tu derecha
lie-do-bid = cantidad × valor: lo que quieras de { $lowest } a { $highest }
lie-do-call = { $name } miente: se enseñan todas las cartas

# The table
lie-table-round = { $tie ->
    [yes] Ronda { $round }, de desempate
   *[no] Ronda { $round }
}
lie-table-seat = { $playing ->
    [yes] { $seat } { $name }{ $you ->
        [yes] {" (tú)"}
       *[no] {""}
    }: { $cards ->
        [one] { $cards } carta
       *[other] { $cards } cartas
    }
   *[no] { $seat } { $name }: fuera
}
lie-table-hand = Tus cartas: { $hand }
lie-table-up = Juegas: { $up }

# The story
lie-dealt = { $hand ->
    [none] Ronda { $round }: cartas repartidas. { $you ->
        [yes] Abres tú.
       *[no] Abre { $name }.
    }
   *[other] Ronda { $round }: cartas repartidas. Las tuyas: { $hand }. { $you ->
        [yes] Abres tú.
       *[no] Abre { $name }.
    }
}
lie-turned = { $you ->
    [yes] Has elegido tus valores.
   *[no] { $name } ha elegido.
}
lie-turned-open = { $you ->
    [yes] Juegas { $up }.
   *[no] { $name } juega { $up }.
}
lie-directed = { $clockwise ->
    [yes] Se juega en sentido horario.
   *[no] Se juega en sentido antihorario.
}
lie-bid-placed = { $you ->
    [yes] Apuestas { lie-bid }.
   *[no] { $name } apuesta { lie-bid }.
}
lie-called = { $you ->
    [yes] Le cantas mentira a { $other }.
   *[no] { $toyou ->
        [yes] { $name } te canta mentira.
       *[no] { $name } le canta mentira a { $other }.
    }
}
lie-shown = Todas las cartas a la vista: { $hands }. La apuesta era { lie-bid }; { $found ->
    [0] no había ninguno
    [1] había uno
   *[other] había { $found }
}{ $wild ->
    [yes] {", contando los comodines"}
   *[no] {""}
}. { $you ->
    [yes] Pierdes la ronda.
   *[no] { $name } pierde la ronda.
}
lie-shown-hand = { $name }: { $cards }
lie-eliminated = { $you ->
    [yes] Quedas fuera.
   *[no] { $name } queda fuera.
}
lie-last-one-left = { $you ->
    [yes] La partida ha terminado. Solo quedas tú: ¡ganas!
   *[no] La partida ha terminado. Solo queda { $names }, que gana.
}
lie-tie-break = Empate: { $names } juegan rondas extra hasta que solo quede uno.

# Refusals
lie-cards-are-turned = Ya has elegido tus valores para esta ronda.
lie-turn-needs-one-value-of-each-card = Di un valor de cada una de tus cartas, en el orden de tu mano.
lie-no-direction-now = Ahora no toca elegir el sentido.
lie-direction-is-clockwise-or-not = Elige sentido horario o antihorario.
lie-turn-first = Se apuesta cuando todos han elegido sus valores y el sentido está decidido.
lie-bid-out-of-range = Hay { $cards } cartas entre todas las manos: apuesta de 1 a { $cards } de un valor del 1 al 6.
lie-bid-too-low = Eso no supera { lie-bid }. Sube más, o canta mentira.
lie-nothing-to-call = Todavía no hay ninguna apuesta a la que cantar mentira.

# The terminal table
lie-column-cards = cartas
lie-column-bids = apuestas
lie-seat-out = fuera
lie-last-bid = {" "}A superar: { lie-bid }{" "}
lie-your-hand = Tus cartas
lie-wild = En esta ronda los unos son comodines.
lie-wild-if = Los unos son comodines, salvo si la primera apuesta es a unos.
lie-winner = gana

# The browser's table
lie-cards = { $cards ->
    [one] { $cards } carta
   *[other] { $cards } cartas
}
lie-in-play = { lie-cards } en juego
lie-card = cuenta { $up }, no cuenta { $down }
lie-counting = La apuesta era { lie-bid }. Contadas: { $found }
lie-lost = { $then ->
    [draws] { $you ->
        [yes] Pierdes la ronda y a partir de ahora robas { lie-cards }.
       *[no] { $name } pierde la ronda y a partir de ahora roba { lie-cards }.
    }
    [out] { $you ->
        [yes] Pierdes la ronda y quedas fuera.
       *[no] { $name } pierde la ronda y queda fuera.
    }
   *[end] { $you ->
        [yes] Pierdes la ronda.
       *[no] { $name } pierde la ronda.
    }
}
lie-button-turn = Jugar { $up }
lie-button-bid = Apostar { lie-bid }
lie-button-call = ¡{ $name } miente!
lie-fewer = Menos cartas
lie-more = Más cartas
lie-value = Valor

# The end
lie-end-why = { $reason ->
    [fewest_cards] Una sexta carta acaba la partida: gana quien tenga menos cartas.
    [most_cards] Se acabó la última carta: gana quien tenga más cartas.
    [tie_break] Hubo empate: decidieron las rondas extra.
   *[last_one_left] Gana la última persona en juego.
}
lie-end-row = { $what ->
    [too_many] una carta de más
    [none] sin cartas
    [tie_won] gana el desempate
    [tie_lost] pierde el desempate
   *[out] fuera
}

# What people say with one tap
lie-phrase-have-those = Esas las tengo yo.
lie-phrase-go-on = Venga, sube la apuesta.

# Actions in a few words, where a button says too little or too much
lie-act-call = Decir que es mentira
