### LIE (rules LI-1 to LI-14)

# A bid: { $count } cards that show { $value }
lie-bid = { $count ->
    [1] én
    [2] to
    [3] tre
    [4] fire
    [5] fem
    [6] seks
    [7] syv
    [8] otte
    [9] ni
    [10] ti
    [11] elleve
    [12] tolv
    [13] tretten
    [14] fjorten
    [15] femten
    [16] seksten
    [17] sytten
    [18] atten
    [19] nitten
    [20] tyve
    [one] { $count }
   *[other] { $count }
} { $count ->
    [one] { $value ->
        [1] ener
        [2] toer
        [3] treer
        [4] firer
        [5] femmer
       *[6] sekser
    }
   *[other] { $value ->
        [1] enere
        [2] toere
        [3] treere
        [4] firere
        [5] femmere
       *[6] seksere
    }
}

# Decisions
lie-ask-turn = Vælg, hvilken ende af hvert kort der tæller i denne runde. Kun du kan se det.
lie-ask-direct = Du begynder runden. Hvilken vej skal den gå?
lie-ask-bid = Du begynder: Hvor mange kort af én værdi er der på alle hænder tilsammen?
lie-ask-raise = { $name } byder { lie-bid }. Byde højere eller råbe løgn?
lie-ask-over = Spillet er slut.
lie-do-turn = én værdi for hvert kort, i samme rækkefølge som på hånden
lie-do-clockwise = Med uret, mod venstre
lie-do-counterclockwise = Mod uret, mod højre
lie-do-bid = antal × værdi: alt fra { $lowest } til { $highest }
lie-do-call = { $name } lyver: alle viser deres kort

# The table
lie-table-round = { $tie ->
    [yes] Runde { $round }, omspil
   *[no] Runde { $round }
}
lie-table-seat = { $playing ->
    [yes] { $seat } { $name }{ $you ->
        [yes] {" (dig)"}
       *[no] {""}
    }: { $cards ->
        [one] { $cards } kort
       *[other] { $cards } kort
    }
   *[no] { $seat } { $name }: ude
}
lie-table-hand = Dine kort: { $hand }
lie-table-up = Du spiller: { $up }

# The story
lie-dealt = { $hand ->
    [none] Der er givet kort til runde { $round }. { $you ->
        [yes] Du begynder.
       *[no] { $name } begynder.
    }
   *[other] Der er givet kort til runde { $round }; dine kort: { $hand }. { $you ->
        [yes] Du begynder.
       *[no] { $name } begynder.
    }
}
lie-turned = { $you ->
    [yes] Du har valgt dine værdier.
   *[no] { $name } har valgt.
}
lie-turned-open = { $you ->
    [yes] Du spiller { $up }.
   *[no] { $name } spiller { $up }.
}
lie-directed = { $clockwise ->
    [yes] Der spilles med uret.
   *[no] Der spilles mod uret.
}
lie-bid-placed = { $you ->
    [yes] Du byder { lie-bid }.
   *[no] { $name } byder { lie-bid }.
}
lie-called = { $you ->
    [yes] Du råber løgn ad { $other }.
   *[no] { $toyou ->
        [yes] { $name } råber løgn ad dig.
       *[no] { $name } råber løgn ad { $other }.
    }
}
lie-shown = Alle kort vises: { $hands }. Buddet var { lie-bid }; der er { $found ->
    [0] ingen
    [one] { $found }
   *[other] { $found }
}{ $wild ->
    [yes] {", jokerne talt med"}
   *[no] {""}
}. { $you ->
    [yes] Du taber runden.
   *[no] { $name } taber runden.
}
lie-shown-hand = { $name }: { $cards }
lie-eliminated = { $you ->
    [yes] Du er ude.
   *[no] { $name } er ude.
}
lie-last-one-left = { $you ->
    [yes] Spillet er slut. Kun du er tilbage, så du vinder!
   *[no] Spillet er slut. Kun { $names } er tilbage og vinder.
}
lie-tie-break = Det står lige: { $names } spiller ekstra runder, til kun én er tilbage.

# Refusals
lie-cards-are-turned = Du har allerede valgt dine værdier i denne runde.
lie-turn-needs-one-value-of-each-card = Nævn én værdi for hvert af dine kort, i samme rækkefølge som på hånden.
lie-no-direction-now = Du kan ikke vælge retning nu.
lie-direction-is-clockwise-or-not = Vælg: med uret eller mod uret.
lie-turn-first = Der bydes først, når alle har valgt deres værdier, og retningen er valgt.
lie-bid-out-of-range = Der er { $cards } kort på alle hænder: byd 1 til { $cards } af en værdi fra 1 til 6.
lie-bid-too-low = Det slår ikke { lie-bid }. Byd højere, eller råb løgn.
lie-nothing-to-call = Der er ikke noget bud at råbe løgn ad endnu.

# The terminal table
lie-column-cards = kort
lie-column-bids = bud
lie-seat-out = ude
lie-last-bid = {" "}Skal slås: { lie-bid }{" "}
lie-your-hand = Dine kort
lie-wild = Enere er jokere i denne runde.
lie-wild-if = Enere er jokere, medmindre første bud er på enere.
lie-winner = vinder

# The browser's table
lie-cards = { $cards ->
    [one] { $cards } kort
   *[other] { $cards } kort
}
lie-in-play = { lie-cards } i spil
lie-card = { $up } tæller, { $down } tæller ikke
lie-counting = Buddet var { lie-bid }. Talt: { $found }
lie-lost = { $then ->
    [draws] { $you ->
        [yes] Du taber runden og trækker fra nu af { lie-cards }.
       *[no] { $name } taber runden og trækker fra nu af { lie-cards }.
    }
    [out] { $you ->
        [yes] Du taber runden og er ude.
       *[no] { $name } taber runden og er ude.
    }
   *[end] { $you ->
        [yes] Du taber runden.
       *[no] { $name } taber runden.
    }
}
lie-button-turn = Spil { $up }
lie-button-bid = Byd { lie-bid }
lie-button-call = Løgn, { $name }!
lie-fewer = Færre kort
lie-more = Flere kort
lie-value = Værdi

# The end
lie-end-why = { $reason ->
    [fewest_cards] Et sjette kort slutter spillet: færrest kort vinder.
    [most_cards] Det sidste kort er væk: flest kort vinder.
    [tie_break] Det stod lige: ekstrarunderne afgjorde det.
   *[last_one_left] Den sidste spiller i spillet vinder.
}
lie-end-row = { $what ->
    [too_many] ét kort for meget
    [none] ingen kort tilbage
    [tie_won] vandt omspillet
    [tie_lost] tabte omspillet
   *[out] ude
}

# What people say with one tap
lie-phrase-have-those = Dem har jeg selv.
lie-phrase-go-on = Kom nu, byd højere.

# Actions in a few words, where a button says too little or too much
lie-act-call = Råb ”Løgn!”
