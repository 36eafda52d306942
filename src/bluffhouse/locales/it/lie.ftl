### LIE (rules LI-1 to LI-14)

# A bid: { $count } cards that show { $value }
lie-bid = { $count } × { $value }

# Decisions
lie-ask-turn = Scegli quale estremità di ogni carta conta in questo round. Nessuno la vede.
lie-ask-direct = Apri tu il round. In che senso si gioca?
lie-ask-bid = Apri tu: quante carte di uno stesso valore ci sono, contando le mani di tutti?
lie-ask-raise = { $name } dichiara { $count } × { $value }. Rilanci o dubiti?
lie-ask-over = La partita è finita.
lie-do-turn = un valore per ogni carta, nell’ordine della tua mano
lie-do-clockwise = verso la tua sinistra
lie-do-counterclockwise = verso la tua destra
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
lie-table-up = Hai scelto: { $up }

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
    [yes] Hai girato le tue carte.
   *[no] { $name } ha girato le carte.
}
lie-turned-open = { $you ->
    [yes] Scegli { $up }.
   *[no] { $name } sceglie { $up }.
}
lie-directed = { $clockwise ->
    [yes] Si gioca in senso orario.
   *[no] Si gioca in senso antiorario.
}
lie-bid-placed = { $you ->
    [yes] Dichiari { $count } × { $value }.
   *[no] { $name } dichiara { $count } × { $value }.
}
lie-called = { $you ->
    [yes] Dici a { $other }: “Dubito!”
   *[no] { $toyou ->
        [yes] { $name } ti dice: “Dubito!”
       *[no] { $name } dice a { $other }: “Dubito!”
    }
}
lie-shown = Si scoprono tutte le carte: { $hands }. La dichiarazione era { $count } × { $value }; { $found ->
    [0] non ce n’è nessuna
    [one] ce n’è { $found }
   *[other] ce ne sono { $found }
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
lie-tie-break = Parità: round di spareggio per { $names }, finché ne resta uno solo in gioco.

# Refusals
lie-cards-are-turned = Le carte sono girate: ormai non si cambiano più.
lie-turn-needs-one-value-of-each-card = Indica un valore per ognuna delle tue carte, nell’ordine della tua mano.
lie-no-direction-now = Non è il momento di scegliere il senso di gioco.
lie-direction-is-clockwise-or-not = Il senso è orario o antiorario.
lie-turn-first = Si dichiara quando tutte le carte sono girate e il senso è scelto.
lie-bid-out-of-range = In tutte le mani ci sono { $cards } carte: dichiarane da 1 a { $cards }, di un valore da 1 a 6.
lie-bid-too-low = Non supera { $count } × { $value }: di’ di più, oppure dubita.
lie-nothing-to-call = Non c’è ancora nessuna dichiarazione di cui dubitare.

# The terminal table
lie-column-cards = carte
lie-column-bids = dichiara
lie-seat-out = fuori
lie-last-bid = {" "}Da superare: { $count } × { $value }{" "}
lie-your-hand = Le tue carte
lie-wild = In questo round gli 1 sono jolly.
lie-wild-if = Gli 1 sono jolly, a meno che la prima dichiarazione non sia sugli 1.
lie-winner = vince

# The browser's table
lie-cards = { $cards ->
    [one] { $cards } carta
   *[other] { $cards } carte
}
lie-card = { $up } sopra, { $down } sotto
lie-counting = Dichiarazione: { $count } × { $value }. Contate: { $found }
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
lie-button-turn = Scegli { $up }
lie-button-bid = Dichiara { $count } × { $value }
lie-button-call = Dubito di { $name }
lie-fewer = Meno carte
lie-more = Più carte
lie-value = Valore
