### LIE (rules LI-1 to LI-14)

# A bid in words: “one 4”, “two 4s”
lie-bid = { $count ->
    [1] un { $value }
    [2] due { $value }
    [3] tre { $value }
    [4] quattro { $value }
    [5] cinque { $value }
    [6] sei { $value }
    [7] sette { $value }
    [8] otto { $value }
    [9] nove { $value }
    [10] dieci { $value }
    [11] undici { $value }
    [12] dodici { $value }
    [13] tredici { $value }
    [14] quattordici { $value }
    [15] quindici { $value }
    [16] sedici { $value }
    [17] diciassette { $value }
    [18] diciotto { $value }
    [19] diciannove { $value }
    [20] venti { $value }
   *[other] { $count } × { $value }
}

# Decisions
lie-ask-turn = Scegli quale estremità di ogni carta conta in questo round. La vedi solo tu.
lie-ask-direct = Apri tu il round. In che senso si gioca?
lie-ask-bid = Apri tu: quante carte di uno stesso valore ci sono, contando le mani di tutti?
lie-ask-raise = { $name } dichiara { lie-bid }. Rilanci o dubiti?
lie-ask-over = La partita è finita.
lie-do-turn = un valore per ogni carta, nell’ordine della tua mano
lie-do-clockwise = Senso orario, verso la tua sinistra
lie-do-counterclockwise = Senso antiorario, verso la tua destra
lie-do-bid = numero × valore: qualsiasi cosa da { $lowest } a { $highest }
lie-do-call = { $name } mente: si scoprono tutte le carte

# The table
lie-table-round = { $tie ->
    [yes] Round { $round }, spareggio
   *[no] Round { $round }
}
lie-table-seat = { $playing ->
    [yes] { $seat } { $name }{ $you ->
        [yes] {" (tu)"}
       *[no] {""}
    }: { $cards ->
        [one] { $cards } carta
       *[other] { $cards } carte
    }
   *[no] { $seat } { $name }: fuori
}
lie-table-hand = Le tue carte: { $hand }
lie-table-up = Giochi: { $up }

# The story
lie-dealt = { $hand ->
    [none] Round { $round }: le carte sono distribuite. { $you ->
        [yes] Apri tu.
       *[no] Apre { $name }.
    }
   *[other] Round { $round }: le carte sono distribuite. Le tue: { $hand }. { $you ->
        [yes] Apri tu.
       *[no] Apre { $name }.
    }
}
lie-turned = { $you ->
    [yes] Hai scelto i tuoi valori.
   *[no] { $name } ha scelto.
}
lie-turned-open = { $you ->
    [yes] Giochi { $up }.
   *[no] { $name } gioca { $up }.
}
lie-directed = { $clockwise ->
    [yes] Si gioca in senso orario.
   *[no] Si gioca in senso antiorario.
}
lie-bid-placed = { $you ->
    [yes] Dichiari { lie-bid }.
   *[no] { $name } dichiara { lie-bid }.
}
lie-called = { $you ->
    [yes] Dici a { $other }: “Dubito!”
   *[no] { $toyou ->
        [yes] { $name } ti dice: “Dubito!”
       *[no] { $name } dice a { $other }: “Dubito!”
    }
}
lie-shown = Si scoprono tutte le carte: { $hands }. La dichiarazione era { lie-bid }; { $found ->
    [0] non ce n’erano
    [one] ce n’era { $found }
   *[other] ce n’erano { $found }
}{ $wild ->
    [yes] {", contando anche gli 1 jolly"}
   *[no] {""}
}. { $you ->
    [yes] Perdi il round.
   *[no] { $name } perde il round.
}
lie-shown-hand = { $name }: { $cards }
lie-eliminated = { $you ->
    [yes] Sei fuori.
   *[no] { $name } è fuori.
}
lie-last-one-left = { $you ->
    [yes] La partita è finita. In gioco resti solo tu: hai vinto!
   *[no] La partita è finita. In gioco resta solo { $names }, che vince.
}
lie-tie-break = Parità: round di spareggio per { $names }, finché ne resta uno solo in gioco.

# Refusals
lie-cards-are-turned = Hai già scelto i tuoi valori per questo round.
lie-turn-needs-one-value-of-each-card = Indica un valore per ognuna delle tue carte, nell’ordine della tua mano.
lie-no-direction-now = Non è il momento di scegliere il senso di gioco.
lie-direction-is-clockwise-or-not = Scegli il senso orario o antiorario.
lie-turn-first = Si dichiara quando tutti hanno scelto i valori e il senso è deciso.
lie-bid-out-of-range = In tutte le mani ci sono { $cards } carte: dichiarane da 1 a { $cards }, di un valore da 1 a 6.
lie-bid-too-low = Non supera { lie-bid }. Rilancia di più, oppure dubita.
lie-nothing-to-call = Non c’è ancora nessuna dichiarazione di cui dubitare.

# The terminal table
lie-column-cards = carte
lie-column-bids = dichiara
lie-seat-out = fuori
lie-last-bid = {" "}Da superare: { lie-bid }{" "}
lie-your-hand = Le tue carte
lie-wild = In questo round gli 1 sono jolly.
lie-wild-if = Gli 1 sono jolly, a meno che la prima dichiarazione non sia sugli 1.
lie-winner = vince

# The browser's table
lie-cards = { $cards ->
    [one] { $cards } carta
   *[other] { $cards } carte
}
lie-in-play = { lie-cards } in gioco
lie-card = { $up } conta, { $down } no
lie-counting = La dichiarazione era { lie-bid }. Contate: { $found }
lie-lost = { $then ->
    [draws] { $you ->
        [yes] Perdi il round e d’ora in poi peschi { lie-cards }.
       *[no] { $name } perde il round e d’ora in poi pesca { lie-cards }.
    }
    [out] { $you ->
        [yes] Perdi il round e sei fuori.
       *[no] { $name } perde il round ed è fuori.
    }
   *[end] { $you ->
        [yes] Perdi il round.
       *[no] { $name } perde il round.
    }
}
lie-button-turn = Gioca { $up }
lie-button-bid = Dichiara { lie-bid }
lie-button-call = Dubito di { $name }
lie-fewer = Meno carte
lie-more = Più carte
lie-value = Valore

# The end
lie-end-why = { $reason ->
    [fewest_cards] Una sesta carta chiude la partita: vince chi ha meno carte.
    [most_cards] L’ultima carta è andata: vince chi ha più carte.
    [tie_break] C’era parità: hanno deciso i round supplementari.
   *[last_one_left] Vince chi resta per ultimo.
}
lie-end-row = { $what ->
    [too_many] una carta di troppo
    [none] senza carte
    [tie_won] spareggio vinto
    [tie_lost] spareggio perso
   *[out] fuori
}

# What people say with one tap
lie-phrase-have-those = Quelle le ho io.
lie-phrase-go-on = Dai, rilancia.

# Actions in a few words, where a button says too little or too much
lie-act-call = Dubita
