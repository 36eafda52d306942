### LIE (rules LI-1 to LI-14)

# A bid: { $count } cards that show { $value }
lie-bid = { $count } × { $value }

# Decisions
lie-ask-turn = Elige qué valor de cada carta cuenta en esta ronda. Nadie lo ve.
lie-ask-direct = Abres tú la ronda. ¿En qué sentido se juega?
lie-ask-bid = Abres tú: ¿cuántas cartas de un mismo valor hay entre todas las manos?
lie-ask-raise = { $name } dice { $count } × { $value }. ¿Subes, o cantas mentira?
lie-ask-over = La partida ha terminado.
lie-do-turn = un valor de cada carta, en el orden de tu mano
lie-do-clockwise = hacia tu izquierda
lie-do-counterclockwise = hacia tu derecha
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
lie-table-up = Has elegido: { $up }

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
    [yes] Has girado tus cartas.
   *[no] { $name } ha girado sus cartas.
}
lie-turned-open = { $you ->
    [yes] Eliges { $up }.
   *[no] { $name } elige { $up }.
}
lie-directed = { $clockwise ->
    [yes] Se juega en sentido horario.
   *[no] Se juega en sentido antihorario.
}
lie-bid-placed = { $you ->
    [yes] Dices: { $count } × { $value }.
   *[no] { $name } dice: { $count } × { $value }.
}
lie-called = { $you ->
    [yes] Le cantas mentira a { $other }.
   *[no] { $toyou ->
        [yes] { $name } te canta mentira.
       *[no] { $name } le canta mentira a { $other }.
    }
}
lie-shown = Todas las cartas a la vista: { $hands }. La apuesta era { $count } × { $value }; { $found ->
    [0] no hay ninguna
    [1] hay una
   *[other] hay { $found }
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
lie-tie-break = Empate: { $names } juegan rondas extra hasta que solo quede uno.

# Refusals
lie-cards-are-turned = Las cartas ya están giradas; no se tocan más.
lie-turn-needs-one-value-of-each-card = Di un valor de cada una de tus cartas, en el orden de tu mano.
lie-no-direction-now = Ahora no toca elegir el sentido.
lie-direction-is-clockwise-or-not = El sentido es horario o antihorario.
lie-turn-first = Se apuesta cuando todas las cartas están giradas y el sentido está elegido.
lie-bid-out-of-range = Hay { $cards } cartas entre todas las manos: apuesta de 1 a { $cards } de un valor del 1 al 6.
lie-bid-too-low = Eso no supera { $count } × { $value }: sube más, o canta mentira.
lie-nothing-to-call = Todavía no hay ninguna apuesta que desmentir.

# The terminal table
lie-column-cards = cartas
lie-column-bids = apuestas
lie-seat-out = fuera
lie-last-bid = {" "}A superar: { $count } × { $value }{" "}
lie-your-hand = Tus cartas
lie-wild = En esta ronda los unos son comodines.
lie-wild-if = Los unos son comodines, salvo si la primera apuesta es a unos.
lie-winner = gana

# The browser's table
lie-cards = { $cards ->
    [one] { $cards } carta
   *[other] { $cards } cartas
}
lie-card = cuenta { $up }, no cuenta { $down }
lie-counting = Apuesta: { $count } × { $value }. Contadas: { $found }
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
lie-button-turn = Elegir { $up }
lie-button-bid = Apostar { $count } × { $value }
lie-button-call = ¡{ $name } miente!
lie-fewer = Menos cartas
lie-more = Más cartas
lie-value = Valor
