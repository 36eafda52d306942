### LIE (rules LI-1 to LI-14)

# A bid: { $count } cards that show { $value }
lie-bid = { $count ->
    [1] en
    [2] två
    [3] tre
    [4] fyra
    [5] fem
    [6] sex
    [7] sju
    [8] åtta
    [9] nio
    [10] tio
    [11] elva
    [12] tolv
    [13] tretton
    [14] fjorton
    [15] femton
    [16] sexton
    [17] sjutton
    [18] arton
    [19] nitton
    [20] tjugo
    [one] { $count }
   *[other] { $count }
} { $count ->
    [one] { $value ->
        [1] etta
        [2] tvåa
        [3] trea
        [4] fyra
        [5] femma
       *[6] sexa
    }
   *[other] { $value ->
        [1] ettor
        [2] tvåor
        [3] treor
        [4] fyror
        [5] femmor
       *[6] sexor
    }
}

# Decisions
lie-ask-turn = Vilken ände av varje kort ska gälla den här rundan? Bara du ser det.
lie-ask-direct = Du inleder rundan. Åt vilket håll ska den gå?
lie-ask-bid = Du inleder: hur många kort av en valör finns det på alla händer tillsammans?
lie-ask-raise = { $name } bjuder { lie-bid }. Höja, eller syna?
lie-ask-over = Spelet är slut.
lie-do-turn = en valör från varje kort, i samma ordning som på din hand
lie-do-clockwise = Medsols, åt vänster
lie-do-counterclockwise = Motsols, åt höger
lie-do-bid = antal × valör: vad som helst från { $lowest } till { $highest }
lie-do-call = { $name } ljuger: alla visar sina kort

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
    [yes] Du har valt dina valörer.
   *[no] { $name } har valt.
}
lie-turned-open = { $you ->
    [yes] Du spelar { $up }.
   *[no] { $name } spelar { $up }.
}
lie-directed = { $clockwise ->
    [yes] Rundan går medsols.
   *[no] Rundan går motsols.
}
lie-bid-placed = { $you ->
    [yes] Du bjuder { lie-bid }.
   *[no] { $name } bjuder { lie-bid }.
}
lie-called = { $you ->
    [yes] ”Lögn!” Du synar { $other }.
   *[no] { $toyou ->
        [yes] ”Lögn!” { $name } synar dig.
       *[no] ”Lögn!” { $name } synar { $other }.
    }
}
lie-shown = Alla kort visas: { $hands }. Budet var { lie-bid }; det finns { $found ->
    [0] inte en enda
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
lie-last-one-left = { $you ->
    [yes] Spelet är slut. Bara du är kvar, så du vinner!
   *[no] Spelet är slut. Bara { $names } är kvar och vinner.
}
lie-tie-break = Oavgjort: { $names } spelar extrarundor tills bara en är kvar.

# Refusals
lie-cards-are-turned = Du har redan valt dina valörer för den här rundan.
lie-turn-needs-one-value-of-each-card = Nämn en valör från vart och ett av dina kort, i samma ordning som på din hand.
lie-no-direction-now = Du kan inte välja riktning nu.
lie-direction-is-clockwise-or-not = Välj: medsols eller motsols.
lie-turn-first = Budgivningen börjar när alla har valt sina valörer och riktningen är bestämd.
lie-bid-out-of-range = Det finns { $cards } kort på alla händer: bjud 1 till { $cards } av en valör från 1 till 6.
lie-bid-too-low = Det slår inte { lie-bid }. Bjud högre eller syna.
lie-nothing-to-call = Det finns inget bud att syna än.

# The terminal table
lie-column-cards = kort
lie-column-bids = bud
lie-seat-out = ute
lie-last-bid = {" "}Att slå: { lie-bid }{" "}
lie-your-hand = Dina kort
lie-wild = Ettor är vilda den här rundan.
lie-wild-if = Ettor är vilda, om inte första budet gäller ettor.
lie-winner = vinner

# The browser's table
lie-cards = { $cards ->
    [one] { $cards } kort
   *[other] { $cards } kort
}
lie-in-play = { lie-cards } i spel
lie-card = { $up } gäller, { $down } gäller inte
lie-counting = Budet var { lie-bid }. Räknat: { $found }
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
lie-button-turn = Spela { $up }
lie-button-bid = Bjud { lie-bid }
lie-button-call = Syna { $name }
lie-fewer = Färre kort
lie-more = Fler kort
lie-value = Valör

# The end
lie-end-why = { $reason ->
    [fewest_cards] Ett sjätte kort avslutar spelet: färst kort vinner.
    [most_cards] Det sista kortet är borta: flest kort vinner.
    [tie_break] Det stod lika: extrarundorna avgjorde.
   *[last_one_left] Den sista kvar i spelet vinner.
}
lie-end-row = { $what ->
    [too_many] ett kort för mycket
    [none] inga kort kvar
    [tie_won] vann särspelet
    [tie_lost] förlorade särspelet
   *[out] ute
}

# What people say with one tap
lie-phrase-have-those = Dem har jag själv.
lie-phrase-go-on = Kom igen, bjud högre.

# Actions in a few words, where a button says too little or too much
lie-act-call = Syna
