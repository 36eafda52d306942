### LIE (rules LI-1 to LI-14)

# A bid: { $count } cards that show { $value }
lie-bid = { $count } × { $value }

# Decisions
lie-ask-turn = Vilken ände av varje kort ska gälla den här rundan? Ingen ser det.
lie-ask-direct = Du inleder rundan. Åt vilket håll ska den gå?
lie-ask-bid = Du inleder: hur många kort av en valör finns det på alla händer tillsammans?
lie-ask-raise = { $name } säger { $count } × { $value }. Höja, eller syna?
lie-ask-over = Spelet är slut.
lie-do-turn = en valör från varje kort, i samma ordning som på din hand
lie-do-clockwise = åt vänster
lie-do-counterclockwise = åt höger
lie-do-bid = antal × valör: vad som helst från { $lowest } till { $highest }
lie-do-call = { $name } ljuger: alla kort visas

# The table
lie-table-round = { $tie ->
    [yes] Runda { $round }, särspel
   *[no] Runda { $round }
}
lie-table-seat = { $playing ->
    [yes] { $seat } { $name }{ $you ->
        [yes] {" (du)"}
       *[no] {""}
    }: { $cards ->
        [one] { $cards } kort
       *[other] { $cards } kort
    }
   *[no] { $seat } { $name }: ute
}
lie-table-hand = Dina kort: { $hand }
lie-table-up = Hos dig gäller: { $up }

# The story
lie-dealt = { $hand ->
    [none] Runda { $round } är utdelad. { $you ->
        [yes] Du inleder.
       *[no] { $name } inleder.
    }
   *[other] Runda { $round } är utdelad; dina kort: { $hand }. { $you ->
        [yes] Du inleder.
       *[no] { $name } inleder.
    }
}
lie-turned = { $you ->
    [yes] Du har vänt dina kort.
   *[no] { $name } har vänt sina kort.
}
lie-turned-open = { $you ->
    [yes] Du vänder upp { $up }.
   *[no] { $name } vänder upp { $up }.
}
lie-directed = { $clockwise ->
    [yes] Rundan går medsols.
   *[no] Rundan går motsols.
}
lie-bid-placed = { $you ->
    [yes] Du säger: { $count } × { $value }.
   *[no] { $name } säger: { $count } × { $value }.
}
lie-called = { $you ->
    [yes] ”Lögn!” Du synar { $other }.
   *[no] { $toyou ->
        [yes] ”Lögn!” { $name } synar dig.
       *[no] ”Lögn!” { $name } synar { $other }.
    }
}
lie-shown = Alla kort visas: { $hands }. Budet var { $count } × { $value }; det finns { $found ->
    [one] { $found }
   *[other] { $found }
}{ $wild ->
    [yes] {", de vilda ettorna medräknade"}
   *[no] {""}
}. { $you ->
    [yes] Du förlorar rundan.
   *[no] { $name } förlorar rundan.
}
lie-shown-hand = { $name }: { $cards }
lie-eliminated = { $you ->
    [yes] Du åker ut.
   *[no] { $name } åker ut.
}
lie-tie-break = Oavgjort: { $names } spelar extrarundor tills bara en är kvar.

# Refusals
lie-cards-are-turned = Korten är vända; nu får ingen ändra sig.
lie-turn-needs-one-value-of-each-card = Nämn en valör från vart och ett av dina kort, i samma ordning som på din hand.
lie-no-direction-now = Nu väljer ingen riktning.
lie-direction-is-clockwise-or-not = Riktningen är medsols eller motsols.
lie-turn-first = Budgivningen börjar när alla kort är vända och riktningen är vald.
lie-bid-out-of-range = Det finns { $cards } kort på alla händer: bjud 1 till { $cards } av en valör från 1 till 6.
lie-bid-too-low = Det slår inte { $count } × { $value }: bjud högre eller syna.
lie-nothing-to-call = Det finns inget bud att syna än.

# The terminal table
lie-column-cards = kort
lie-column-bids = bud
lie-seat-out = ute
lie-last-bid = {" "}Att slå: { $count } × { $value }{" "}
lie-your-hand = Dina kort
lie-wild = Ettor är vilda den här rundan.
lie-wild-if = Ettor är vilda, om inte första budet gäller ettor.
lie-winner = vinner

# The browser's table
lie-cards = { $cards ->
    [one] { $cards } kort
   *[other] { $cards } kort
}
lie-card = { $up } uppåt, { $down } nedåt
lie-counting = Budet var { $count } × { $value }. Räknat: { $found }
lie-lost = { $then ->
    [draws] { $you ->
        [yes] Du förlorar rundan och drar från och med nu { lie-cards }.
       *[no] { $name } förlorar rundan och drar från och med nu { lie-cards }.
    }
    [out] { $you ->
        [yes] Du förlorar rundan och åker ut.
       *[no] { $name } förlorar rundan och åker ut.
    }
   *[end] { $you ->
        [yes] Du förlorar rundan.
       *[no] { $name } förlorar rundan.
    }
}
lie-button-turn = Vänd upp { $up }
lie-button-bid = Bjud { $count } × { $value }
lie-button-call = Syna { $name }
lie-fewer = Färre kort
lie-more = Fler kort
lie-value = Valör
