### Millionaires and Bankrupts (rules MB-1 to MB-11)
### $tile is a number (a wealth tile) or one of: success, casino, cba, thief.


# The tiles: their names, their marks on the terminal table, and what they do
millionaires-tile = { $tile ->
    [success] Éxito
    [casino] Casino
    [cba] CBA
    [thief] Ladrón
   *[other] Riqueza { $tile }
}
millionaires-tile-short = { $tile ->
    [success] ×2
    [casino] −5
    [cba] ÷2
    [thief] Ladrón
   *[other] { $tile }
}
millionaires-tile-effect = { $tile ->
    [success] dobla los puntos
    [casino] 5 puntos menos
    [cba] deja los puntos en la mitad
    [thief] se lleva una loseta de Riqueza
    [1] 1 punto
   *[other] { $tile } puntos
}

# Decisions
millionaires-ask-first = Empiezas tú: descubre la primera loseta y puja primero.
millionaires-ask-reveal = { $last ->
    [yes] Descubre la loseta siguiente y puja primero. Ya han salido tres rojas: otra más, y se acaba la partida.
   *[no] La última loseta fue para ti, así que descubres la siguiente y pujas primero.
}
millionaires-ask-win = { $highest ->
    [0] { millionaires-tile } ({ millionaires-tile-effect }): nadie ha pujado aún. ¿Pujas, o pasas?
   *[other] { millionaires-tile } ({ millionaires-tile-effect }): { $name } puja { $highest } M${ $down ->
        [0] {""}
       *[other] , tú vas por { $down } M$
    }. ¿Subes, o pasas?
}
millionaires-ask-escape = { $highest ->
    [0] { millionaires-tile } ({ millionaires-tile-effect }): se la queda el primero que pase. ¿Pagas por librarte, o te la quedas?
   *[other] { millionaires-tile } ({ millionaires-tile-effect }): se la queda el primero que pase. { $name } puja { $highest } M${ $down ->
        [0] {""}
       *[other] , tú vas por { $down } M$
    }. ¿Subes, o te la quedas?
}
millionaires-ask-discard = Te ha tocado el Ladrón. ¿Qué loseta de Riqueza le das?
millionaires-ask-over = La partida ha terminado.
millionaires-do-reveal = descubrir la loseta siguiente
millionaires-do-bid-first = pujas { $total } M$, lo mínimo; pon las cartas que quieras, hasta { $most } M$
millionaires-do-bid-all = todo lo que tienes: tu puja queda en { $total } M$
millionaires-do-bid-lowest = tu puja queda en { $total } M$, lo justo; añade las cartas que quieras, hasta { $most } M$
millionaires-do-bid-card = con una sola carta: tu puja queda en { $total } M$
millionaires-do-pass = { $down ->
    [0] dejas esta subasta; no te cuesta nada
   *[other] dejas esta subasta; cuando acabe recuperas { $down } M$
}
millionaires-do-pass-last = { $highest ->
    [0] { $name } se lleva la loseta gratis
   *[other] { $name } se lleva la loseta por { $highest } M${ $down ->
        [0] {""}
       *[other] ; recuperas { $down } M$
    }
}
millionaires-do-take = { $others ->
    [0] te quedas la loseta y nadie paga nada
   *[other] te quedas la loseta{ $down ->
        [0] {""}
       *[other] {" "}y recuperas { $down } M$
    }; los demás pierden { $others } M$
}
millionaires-do-discard = sale del juego, y el Ladrón con ella

# The table
millionaires-table-pile = { $pile ->
    [0] No quedan losetas boca abajo.
    [one] Queda { $pile } loseta boca abajo.
   *[other] Quedan { $pile } losetas boca abajo.
} Losetas rojas hasta ahora: { $reds } de 4; con la cuarta acaba la partida.
millionaires-table-unseen = Por salir: { $tiles }
millionaires-table-unseen-over = No han salido: { $tiles }
millionaires-table-revealed = Ya han salido: { $tiles }
millionaires-table-box = El Ladrón se ha ido, y se ha llevado: { $tile }
millionaires-table-win = En subasta: { millionaires-tile } ({ millionaires-tile-effect }). Para quien aguante hasta el final.
millionaires-table-escape = En subasta: { millionaires-tile } ({ millionaires-tile-effect }). Para el primero que pase; los demás pierden su puja.
millionaires-table-thief = El Ladrón está trabajando: { $you ->
    [yes] eliges tú qué darle.
   *[no] { $name } elige qué darle.
}
millionaires-table-last = La loseta que acabó la partida: { millionaires-tile }
millionaires-table-seat = { $seat } { $name }{ $you ->
    [yes] {" (tú)"}
   *[no] {""}
}: { $tiles ->
    [none] sin losetas
    [hidden] { $count ->
        [one] { $count } loseta boca abajo
       *[other] { $count } losetas boca abajo
    }
   *[other] { $tiles } ({ $points ->
        [one] { $points } punto
       *[other] { $points } puntos
    })
}; { $lost ->
    [0] no ha gastado nada
   *[other] ha gastado { $lost } M$ ({ $cards }){ $poorest ->
        [yes] , de momento es quien menos tiene
       *[no] {""}
    }
}
millionaires-table-stake = { $state ->
    [quiet] { $you ->
        [yes] Aún no has pujado.
       *[no] { $name } aún no ha pujado.
    }
    [passed] { $you ->
        [yes] Has pasado.
       *[no] { $name } ha pasado.
    }
    [passed-down] { $you ->
        [yes] Has pasado; recuperas { $sum } M$ ({ $cards }).
       *[no] { $name } ha pasado; recupera { $sum } M$ ({ $cards }).
    }
   *[bids] { $you ->
        [yes] Pujas { $sum } M$ ({ $cards }).
       *[no] { $name } puja { $sum } M$ ({ $cards }).
    }
}
millionaires-table-hand = { $sum ->
    [0] No te queda nada en la mano.
   *[other] Tu mano: { $cards } (en total { $sum } M$)
}

# The story
millionaires-shuffled = { $pile ->
    [hidden] Se mezclan dieciséis losetas boca abajo. Cuatro tienen el borde rojo; con la cuarta de esas acaba la partida.
   *[other] Se mezclan dieciséis losetas, que saldrán en este orden: { $pile }.
}
millionaires-revealed = { $you ->
    [yes] Descubres: { millionaires-tile }.
   *[no] { $name } descubre: { millionaires-tile }.
} { $last ->
    [yes] Es la cuarta loseta roja: la partida acaba en el acto, y no se la lleva nadie.
   *[no] { $tile ->
        [success] Dobla los puntos. Loseta roja { $reds } de 4.
        [cba] Deja los puntos en la mitad, y se la queda el primero que pase. Loseta roja { $reds } de 4.
        [casino] Cuesta 5 puntos, y se la queda el primero que pase.
        [thief] Le quita una loseta de Riqueza al primero que pase.
        [1] Vale 1 punto.
       *[other] Vale { $tile } puntos.
    }
}
millionaires-bid-placed = { $you ->
    [yes] Pujas { $total } M$ ({ $cards }).
   *[no] { $name } puja { $total } M$ ({ $cards }).
}
millionaires-bid-raised = { $you ->
    [yes] Añades { $cards } y pujas { $total } M$.
   *[no] { $name } añade { $cards } y puja { $total } M$.
}
millionaires-passed = { $you ->
    [yes] Pasas.
   *[no] { $name } pasa.
}
millionaires-priced-out = { $you ->
    [yes] Ni con todo tu dinero superas { $highest } M$, así que pasas.
   *[no] { $name } no tiene con qué superar { $highest } M$ y pasa.
}
millionaires-won = { $lost ->
    [0] { $you ->
        [yes] Te llevas la loseta gratis: { millionaires-tile }.
       *[no] { $name } se lleva la loseta gratis: { millionaires-tile }.
    }
   *[other] { $you ->
        [yes] ¡Adjudicada! Pagas { $lost } M$ por ella: { millionaires-tile }.
       *[no] ¡Adjudicada! { $name } paga { $lost } M$ por ella: { millionaires-tile }.
    }
}{ $back ->
    [none] {""}
   *[other] {" "}Dinero recuperado: { $back }.
}
millionaires-caught = { $you ->
    [yes] Pasas antes que nadie y te toca quedártela: { millionaires-tile }.
   *[no] { $name } pasa antes que nadie y se la tiene que quedar: { millionaires-tile }.
}{ $back ->
    [none] {""}
   *[other] {" "}Dinero recuperado: { $back }.
} { $paid ->
    [none] Nadie paga nada.
   *[other] Gastado para siempre: { $paid }.
}{ $tile ->
    [thief] {" "}El Ladrón se lleva una loseta de Riqueza: ya mismo, o la primera que llegue.
   *[other] {""}
}
millionaires-sum-of = { $you ->
    [yes] tú { $sum } M$
   *[no] { $name } { $sum } M$
}
millionaires-discarded = { $you ->
    [yes] Das { millionaires-tile }. El Ladrón se larga con ella.
   *[no] { $name } da { millionaires-tile }. El Ladrón se larga con ella.
}
millionaires-stolen = { $you ->
    [yes] El Ladrón te desvalija y se larga: { millionaires-tile }.
   *[no] El Ladrón desvalija a { $name } y se larga: { millionaires-tile }.
}
millionaires-scored = Dinero y losetas, a la vista. { $sheets }
millionaires-sheet = { $out ->
    [yes] { $you ->
        [yes] Tienes { $money } M$, la cifra más baja: quedas fuera, { $tiles ->
            [none] sin losetas
           *[other] con { $tiles }
        }.
       *[no] { $name } tiene { $money } M$, la cifra más baja: queda fuera, { $tiles ->
            [none] sin losetas
           *[other] con { $tiles }
        }.
    }
   *[no] { $you ->
        [yes] Tienes { $money } M$, { $tiles ->
            [none] sin losetas: 0 puntos.
           *[other] con { $tiles }: { $steps } { $points ->
                [one] punto
               *[other] puntos
            }.
        }
       *[no] { $name } tiene { $money } M$, { $tiles ->
            [none] sin losetas: 0 puntos.
           *[other] con { $tiles }: { $steps } { $points ->
                [one] punto
               *[other] puntos
            }.
        }
    }
}
millionaires-only-one-left = { $you ->
    [yes] Nadie más sigue en juego: ganas, valgan lo que valgan tus losetas.
   *[no] Nadie más sigue en juego: { $name } gana, valgan lo que valgan sus losetas.
}
millionaires-ended = { $reason ->
    [all_have_least_money] A todos les queda lo mismo, así que todos son los que menos tienen: no gana nadie.
    [shared] { $you ->
        [yes] Tienes los mismos puntos y el mismo dinero que { $names }: ¡compartes la victoria con { $points ->
            [one] { $points } punto
           *[other] { $points } puntos
        }!
       *[no] { $names } tienen los mismos puntos y el mismo dinero: comparten la victoria con { $points ->
            [one] { $points } punto
           *[other] { $points } puntos
        }.
    }
    [more_money] { $you ->
        [yes] Empate a puntos ({ $points }). Tienes más dinero, así que ¡ganas tú!
       *[no] Empate a puntos ({ $points }). { $names } tiene más dinero y gana.
    }
   *[most_points] { $you ->
        [yes] ¡Ganas con { $points ->
            [one] { $points } punto
           *[other] { $points } puntos
        }!
       *[no] { $names } gana con { $points ->
            [one] { $points } punto
           *[other] { $points } puntos
        }.
    }
}

# Refusals
millionaires-reveal-first = Descubre antes la loseta siguiente.
millionaires-discard-first = Dale antes al Ladrón una loseta de Riqueza: escribe «discard» y su número.
millionaires-auction-under-way = { millionaires-tile } sigue en subasta: puja o pasa.
millionaires-nothing-to-discard = Ahora no hay nada que dar: puja o pasa.
millionaires-not-money-cards = Esos números no son cartas de dinero distintas. Las cartas son 1, 2, 3, 4, 6, 8, 10, 12, 15, 20 y 25; lo que digas se suma a lo que ya tienes puesto.
millionaires-bid-needs-a-card = Para pujar hace falta al menos una carta de dinero.
millionaires-not-in-hand = No tienes el { $card } en la mano.
millionaires-bid-too-low = Eso suma { $total } M$. Puja más de { $highest } M$, o pasa.
millionaires-not-your-wealth-tile = Da una de tus propias losetas de Riqueza.

# The terminal table
millionaires-column-tiles = losetas
millionaires-column-points = puntos
millionaires-column-lost = gastado
millionaires-column-cards = gastadas
millionaires-column-left = queda
millionaires-column-count = puntos
millionaires-money = { $sum } M$
millionaires-face-down = { $count } boca abajo
millionaires-poorest = quien menos tiene
millionaires-out = quien menos tiene: fuera
millionaires-wins = gana
millionaires-tile-red = borde rojo
millionaires-goes-win = para quien aguante hasta el final
millionaires-goes-escape = se la queda el primero que pase
millionaires-goes-discard = { $you ->
    [yes] eliges tú qué dar
   *[no] { $name } elige qué dar
}
millionaires-goes-over = la cuarta loseta roja: fin
millionaires-stake-passed = pasa
millionaires-stake-none = sin puja
millionaires-status = rojas: { $reds } de 4 · { $pile ->
    [one] { $pile } loseta por salir
   *[other] { $pile } losetas por salir
}
millionaires-status-over = rojas: { $reds } de 4 · { $pile ->
    [0] han salido todas las losetas
    [one] { $pile } loseta sin salir
   *[other] { $pile } losetas sin salir
}
millionaires-unseen = Por salir:
millionaires-unseen-over = No han salido:
millionaires-gone = Se fue con el Ladrón:
millionaires-your-money = En tu mano: { $sum } M$

# The browser's table
millionaires-tile-hidden = Una loseta boca abajo
millionaires-nothing-yet = El próximo lote está boca abajo.
millionaires-poorest-is-out = Quien acabe con menos queda fuera.
millionaires-seat = { $known ->
    [yes] { $points ->
        [one] { $points } punto
       *[other] { $points } puntos
    }
   *[no] { $tiles ->
        [one] { $tiles } loseta
       *[other] { $tiles } losetas
    }
}
millionaires-lost = { $poorest ->
    [yes] Gastado: { $sum } M$, más que nadie
   *[no] Gastado: { $sum } M$
}
millionaires-own = { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
} · { $poorest ->
    [yes] gastado: { $lost } M$, más que nadie; así quedarías fuera
   *[no] gastado: { $lost } M$
}
millionaires-sold = { $you ->
    [yes] Es para ti
   *[no] Es para { $name }
}
millionaires-reckoning = { $out ->
    [yes] En mano: { $money } M$, la cifra más baja: fuera
   *[no] En mano: { $money } M$ · { $steps } { $points ->
        [one] punto
       *[other] puntos
    }
}
millionaires-button-reveal = Descubrir la loseta
millionaires-button-bid = Pujar { $total } M$
millionaires-button-more = { $highest ->
    [0] Elige dinero para pujar
   *[other] Hay que superar { $highest } M$
}
millionaires-button-pass = Pasar
millionaires-button-take = Pasar y quedármela
millionaires-button-discard = Dar Riqueza { $tile }

# The end
millionaires-end-why = { $reason ->
    [all_have_least_money] A todos les queda lo mismo, así que todos quedan fuera.
    [only_one_left] Los demás están fuera: las losetas ya no importan.
    [shared] Empate a puntos y a dinero.
    [more_money] Empate a puntos: decide el dinero que queda.
   *[most_points] Más puntos que nadie entre quienes siguen dentro.
}
millionaires-end-step = { $from } → { $to }: { $tile ->
    [casino] el Casino
    [cba] la CBA
    [thief] el Ladrón
   *[success] el Éxito
}

# What people say with one tap
millionaires-phrase-too-dear = Demasiado caro para mí.
millionaires-phrase-going-once = A la una, a las dos…

# Actions in a few words, where a button says too little or too much
millionaires-act-bid = Poner { $cards }
