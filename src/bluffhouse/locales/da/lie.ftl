### LIE (rules LI-1 to LI-14)

# A bid: { $count } cards that show { $value }
lie-bid = { $count } × { $value }

# Decisions
lie-ask-turn = Vælg, hvilken ende af hvert kort der tæller i denne runde. Ingen ser det.
lie-ask-direct = Du begynder runden. Hvilken vej skal den gå?
lie-ask-bid = Du begynder: Hvor mange kort af én værdi er der på alle hænder tilsammen?
lie-ask-raise = { $name } siger { $count } × { $value }. Byde højere eller råbe løgn?
lie-ask-over = Spillet er slut.
lie-do-turn = én værdi for hvert kort, i samme rækkefølge som på hånden
lie-do-clockwise = mod venstre
lie-do-counterclockwise = mod højre
lie-do-bid = antal × værdi: alt fra { $lowest } til { $highest }
lie-do-call = { $name } lyver: alle kort vises

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
lie-table-up = Du har vendt op: { $up }

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
    [yes] Du har vendt dine kort.
   *[no] { $name } har vendt sine kort.
}
lie-turned-open = { $you ->
    [yes] Du vender { $up } op.
   *[no] { $name } vender { $up } op.
}
lie-directed = { $clockwise ->
    [yes] Der spilles med uret.
   *[no] Der spilles mod uret.
}
lie-bid-placed = { $you ->
    [yes] Du siger: { $count } × { $value }.
   *[no] { $name } siger: { $count } × { $value }.
}
lie-called = { $you ->
    [yes] Du råber løgn ad { $other }.
   *[no] { $toyou ->
        [yes] { $name } råber løgn ad dig.
       *[no] { $name } råber løgn ad { $other }.
    }
}
lie-shown = Alle kort vises: { $hands }. Buddet var { $count } × { $value }; der er { $found ->
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
lie-tie-break = Det står lige: { $names } spiller ekstra runder, til kun én er tilbage.

# Refusals
lie-cards-are-turned = Kortene er vendt; nu kan ingen ændre dem.
lie-turn-needs-one-value-of-each-card = Nævn én værdi for hvert af dine kort, i samme rækkefølge som på hånden.
lie-no-direction-now = Der skal ikke vælges retning nu.
lie-direction-is-clockwise-or-not = Retningen er med uret eller mod uret.
lie-turn-first = Der bydes først, når alle kort er vendt, og retningen er valgt.
lie-bid-out-of-range = Der er { $cards } kort på alle hænder: byd 1 til { $cards } af en værdi fra 1 til 6.
lie-bid-too-low = Det slår ikke { $count } × { $value }: byd højere, eller råb løgn.
lie-nothing-to-call = Der er ikke noget bud at råbe løgn ad endnu.

# The terminal table
lie-column-cards = kort
lie-column-bids = bud
lie-seat-out = ude
lie-last-bid = {" "}Skal slås: { $count } × { $value }{" "}
lie-your-hand = Dine kort
lie-wild = Enere er jokere i denne runde.
lie-wild-if = Enere er jokere, medmindre første bud er på enere.
lie-winner = vinder

# The browser's table
lie-cards = { $cards ->
    [one] { $cards } kort
   *[other] { $cards } kort
}
lie-card = { $up } vender op, { $down } vender ned
lie-counting = Buddet var { $count } × { $value }. Talt: { $found }
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
lie-button-turn = Vend { $up } op
lie-button-bid = Byd { $count } × { $value }
lie-button-call = Løgn, { $name }!
lie-fewer = Færre kort
lie-more = Flere kort
lie-value = Værdi
