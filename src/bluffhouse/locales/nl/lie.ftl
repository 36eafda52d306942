### LIE (rules LI-1 to LI-14)

# A bid: { $count } cards that show { $value }
lie-bid = { $count ->
    [1] één
    [2] twee
    [3] drie
    [4] vier
    [5] vijf
    [6] zes
    [7] zeven
    [8] acht
    [9] negen
    [10] tien
    [11] elf
    [12] twaalf
    [13] dertien
    [14] veertien
    [15] vijftien
    [16] zestien
    [17] zeventien
    [18] achttien
    [19] negentien
    [20] twintig
    [one] { $count }
   *[other] { $count }
} { $count ->
    [one] { $value ->
        [1] een
        [2] twee
        [3] drie
        [4] vier
        [5] vijf
       *[6] zes
    }
   *[other] { $value ->
        [1] enen
        [2] tweeën
        [3] drieën
        [4] vieren
        [5] vijven
       *[6] zessen
    }
}

# Decisions
lie-ask-turn = Kies van elke kaart welke kant deze ronde telt. Alleen jij ziet het.
lie-ask-direct = Jij begint deze ronde. Welke kant gaat het op?
lie-ask-bid = Jij begint: hoeveel kaarten van één waarde zijn er in alle handen samen?
lie-ask-raise = { $name } biedt { lie-bid }. Verhogen, of is dat gelogen?
lie-ask-over = Het spel is afgelopen.
lie-do-turn = van elke kaart één waarde, in de volgorde van je hand
lie-do-clockwise = Met de klok mee, naar links
lie-do-counterclockwise = Tegen de klok in, naar rechts
lie-do-bid = aantal × waarde: alles van { $lowest } tot { $highest }
lie-do-call = { $name } liegt: alle kaarten gaan open

# The table
lie-table-round = { $tie ->
    [yes] Ronde { $round }, een beslissingsronde
   *[no] Ronde { $round }
}
lie-table-seat = { $playing ->
    [yes] { $seat } { $name }{ $you ->
        [yes] {" (jij)"}
       *[no] {""}
    }: { $cards ->
        [one] { $cards } kaart
       *[other] { $cards } kaarten
    }
   *[no] { $seat } { $name }: ligt eruit
}
lie-table-hand = Je kaarten: { $hand }
lie-table-up = Bij jou telt: { $up }

# The story
lie-dealt = { $hand ->
    [none] Ronde { $round } is gedeeld. { $you ->
        [yes] Jij begint.
       *[no] { $name } begint.
    }
   *[other] Ronde { $round } is gedeeld; je kaarten: { $hand }. { $you ->
        [yes] Jij begint.
       *[no] { $name } begint.
    }
}
lie-turned = { $you ->
    [yes] Je hebt je waarden gekozen.
   *[no] { $name } heeft gekozen.
}
lie-turned-open = { $you ->
    [yes] Je speelt { $up }.
   *[no] { $name } speelt { $up }.
}
lie-directed = { $clockwise ->
    [yes] Het gaat met de klok mee.
   *[no] Het gaat tegen de klok in.
}
lie-bid-placed = { $you ->
    [yes] Je biedt { lie-bid }.
   *[no] { $name } biedt { lie-bid }.
}
lie-called = { $you ->
    [yes] “Gelogen!” Je betwist het bod van { $other }.
   *[no] { $toyou ->
        [yes] “Gelogen!” { $name } betwist jouw bod.
       *[no] “Gelogen!” { $name } betwist het bod van { $other }.
    }
}
lie-shown = Alle kaarten gaan open: { $hands }. Het bod was { lie-bid }; { $found ->
    [0] er is er niet één
    [one] er is er { $found }
   *[other] er zijn er { $found }
}{ $wild ->
    [yes] {", de enen als joker meegeteld"}
   *[no] {""}
}. { $you ->
    [yes] Jij verliest de ronde.
   *[no] { $name } verliest de ronde.
}
lie-shown-hand = { $name }: { $cards }
lie-eliminated = { $you ->
    [yes] Je ligt eruit.
   *[no] { $name } ligt eruit.
}
lie-last-one-left = { $you ->
    [yes] Het spel is afgelopen. Alleen jij bent nog over, dus jij wint!
   *[no] Het spel is afgelopen. Alleen { $names } is nog over en wint.
}
lie-tie-break = Gelijke stand: { $names } spelen extra rondes tot er één over is.

# Refusals
lie-cards-are-turned = Je hebt je waarden voor deze ronde al gekozen.
lie-turn-needs-one-value-of-each-card = Noem van al je kaarten één waarde, in de volgorde van je hand.
lie-no-direction-now = Je kunt nu geen richting kiezen.
lie-direction-is-clockwise-or-not = Kies: met de klok mee of tegen de klok in.
lie-turn-first = Er wordt pas geboden als iedereen waarden heeft gekozen en de richting vaststaat.
lie-bid-out-of-range = In alle handen samen zijn { $cards } kaarten: bied 1 tot { $cards } van een waarde van 1 tot 6.
lie-bid-too-low = Dat is niet hoger dan { lie-bid }. Bied meer of betwist het bod.
lie-nothing-to-call = Er is nog geen bod om te betwisten.

# The terminal table
lie-column-cards = kaarten
lie-column-bids = bod
lie-seat-out = eruit
lie-last-bid = {" "}Te overbieden: { lie-bid }{" "}
lie-your-hand = Je kaarten
lie-wild = Enen zijn deze ronde jokers.
lie-wild-if = Enen zijn jokers, tenzij het eerste bod op enen is.
lie-winner = wint

# The browser's table
lie-cards = { $cards ->
    [one] { $cards } kaart
   *[other] { $cards } kaarten
}
lie-in-play = { lie-cards } in het spel
lie-card = { $up } telt, { $down } niet
lie-counting = Het bod was { lie-bid }. Geteld: { $found }
lie-lost = { $then ->
    [draws] { $you ->
        [yes] Jij verliest de ronde en trekt voortaan { lie-cards }.
       *[no] { $name } verliest de ronde en trekt voortaan { lie-cards }.
    }
    [out] { $you ->
        [yes] Jij verliest de ronde en ligt eruit.
       *[no] { $name } verliest de ronde en ligt eruit.
    }
   *[end] { $you ->
        [yes] Jij verliest de ronde.
       *[no] { $name } verliest de ronde.
    }
}
lie-button-turn = Speel { $up }
lie-button-bid = Bied { lie-bid }
lie-button-call = { $name } liegt!
lie-fewer = Minder kaarten
lie-more = Meer kaarten
lie-value = Waarde

# The end
lie-end-why = { $reason ->
    [fewest_cards] Een zesde kaart beëindigt het spel: wie de minste kaarten heeft, wint.
    [most_cards] De laatste kaart is weg: wie de meeste kaarten heeft, wint.
    [tie_break] Het stond gelijk: de extra rondes beslisten.
   *[last_one_left] Wie als laatste overblijft, wint.
}
lie-end-row = { $what ->
    [too_many] één kaart te veel
    [none] geen kaarten meer
    [tie_won] beslissing gewonnen
    [tie_lost] beslissing verloren
   *[out] uitgeschakeld
}

# What people say with one tap
lie-phrase-have-those = Die heb ik zelf.
lie-phrase-go-on = Toe maar, bied hoger.

# Actions in a few words, where a button says too little or too much
lie-act-call = Zeg dat het een leugen is
