### LIE (rules LI-1 to LI-14)

# A bid: { $count } cards that show { $value }
lie-bid = { $count } × { $value }

# Decisions
lie-ask-turn = Kies van elke kaart welke kant deze ronde telt. Niemand ziet het.
lie-ask-direct = Jij begint deze ronde. Welke kant gaat het op?
lie-ask-bid = Jij begint: hoeveel kaarten van één waarde zijn er in alle handen samen?
lie-ask-raise = { $name } zegt { $count } × { $value }. Verhogen, of is dat gelogen?
lie-ask-over = Het spel is afgelopen.
lie-do-turn = van elke kaart één waarde, in de volgorde van je hand
lie-do-clockwise = naar links
lie-do-counterclockwise = naar rechts
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
    [yes] Je hebt je kaarten gedraaid.
   *[no] { $name } heeft de kaarten gedraaid.
}
lie-turned-open = { $you ->
    [yes] Je draait naar boven: { $up }.
   *[no] { $name } draait naar boven: { $up }.
}
lie-directed = { $clockwise ->
    [yes] Het gaat met de klok mee.
   *[no] Het gaat tegen de klok in.
}
lie-bid-placed = { $you ->
    [yes] Jij zegt: { $count } × { $value }.
   *[no] { $name } zegt: { $count } × { $value }.
}
lie-called = { $you ->
    [yes] “Gelogen!” Je betwist het bod van { $other }.
   *[no] { $toyou ->
        [yes] “Gelogen!” { $name } betwist jouw bod.
       *[no] “Gelogen!” { $name } betwist het bod van { $other }.
    }
}
lie-shown = Alle kaarten gaan open: { $hands }. Het bod was { $count } × { $value }; { $found ->
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
lie-tie-break = Gelijke stand: { $names } spelen extra rondes tot er één over is.

# Refusals
lie-cards-are-turned = De kaarten zijn gedraaid; daar verandert niemand nu nog iets aan.
lie-turn-needs-one-value-of-each-card = Noem van al je kaarten één waarde, in de volgorde van je hand.
lie-no-direction-now = Er valt nu geen richting te kiezen.
lie-direction-is-clockwise-or-not = Het gaat met de klok mee of tegen de klok in.
lie-turn-first = Er wordt pas geboden als alle kaarten zijn gedraaid en de richting vaststaat.
lie-bid-out-of-range = In alle handen samen zijn { $cards } kaarten: bied 1 tot { $cards } van een waarde van 1 tot 6.
lie-bid-too-low = Dat is niet hoger dan { $count } × { $value }: verhoog of betwist het bod.
lie-nothing-to-call = Er is nog geen bod om te betwisten.

# The terminal table
lie-column-cards = kaarten
lie-column-bids = bod
lie-seat-out = eruit
lie-last-bid = {" "}Te overbieden: { $count } × { $value }{" "}
lie-your-hand = Je kaarten
lie-wild = Enen zijn deze ronde jokers.
lie-wild-if = Enen zijn jokers, tenzij het eerste bod op enen is.
lie-winner = wint

# The browser's table
lie-cards = { $cards ->
    [one] { $cards } kaart
   *[other] { $cards } kaarten
}
lie-card = { $up } boven, { $down } onder
lie-counting = Het bod was { $count } × { $value }. Geteld: { $found }
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
lie-button-turn = Naar boven: { $up }
lie-button-bid = Bied { $count } × { $value }
lie-button-call = { $name } liegt!
lie-fewer = Minder kaarten
lie-more = Meer kaarten
lie-value = Waarde
