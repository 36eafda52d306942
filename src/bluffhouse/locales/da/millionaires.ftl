### Millionaires and Bankrupts (rules MB-1 to MB-11)
### $tile is a number (a wealth tile) or one of: success, casino, cba, thief.


# The tiles: their names, their marks on the terminal table, and what they do
millionaires-tile = { $tile ->
    [success] Succes
    [casino] Kasino
    [cba] CBA
    [thief] Tyv
   *[other] Rigdom { $tile }
}
millionaires-tile-short = { $tile ->
    [success] ×2
    [casino] −5
    [cba] ÷2
    [thief] Tyv
   *[other] { $tile }
}
millionaires-tile-effect = { $tile ->
    [success] fordobler point
    [casino] 5 point mindre
    [cba] halverer point
    [thief] tager en rigdom
    [1] 1 point
   *[other] { $tile } point
}

# Decisions
millionaires-ask-first = Du begynder: vend den første brik. Derefter byder du først.
millionaires-ask-reveal = { $last ->
    [yes] Vend den næste brik, og byd først. Tre røde brikker er fremme: kommer der én til nu, er spillet slut.
   *[no] Den sidste brik gik til dig, så du vender den næste og byder først.
}
millionaires-ask-win = { $highest ->
    [0] { millionaires-tile } ({ millionaires-tile-effect }): ingen har budt endnu. Byde eller melde pas?
   *[other] { millionaires-tile } ({ millionaires-tile-effect }): { $name } byder { $highest } mio. ${ $down ->
        [0] {""}
       *[other] , du har lagt { $down } mio. $
    }. Gå højere eller melde pas?
}
millionaires-ask-escape = { $highest ->
    [0] { millionaires-tile } ({ millionaires-tile-effect }): den første, der melder pas, tager den. Betale for at slippe eller tage den?
   *[other] { millionaires-tile } ({ millionaires-tile-effect }): den første, der melder pas, tager den. { $name } byder { $highest } mio. ${ $down ->
        [0] {""}
       *[other] , du har lagt { $down } mio. $
    }. Gå højere eller tage den?
}
millionaires-ask-discard = Du har fået Tyven på nakken. Hvilken rigdom giver du fra dig?
millionaires-ask-over = Spillet er slut.
millionaires-do-reveal = vend den næste brik
millionaires-do-bid-first = du byder { $total } mio. $, det laveste; læg de kort, du vil, op til { $most } mio. $
millionaires-do-bid-all = alt, hvad du har: dit bud bliver { $total } mio. $
millionaires-do-bid-lowest = dit bud bliver { $total } mio. $, lige akkurat nok; læg de kort til, du vil, op til { $most } mio. $
millionaires-do-bid-card = med ét kort: dit bud bliver { $total } mio. $
millionaires-do-pass = { $down ->
    [0] ude af denne auktion; det koster dig ingenting
   *[other] ude af denne auktion; når den slutter, får du dine { $down } mio. $ tilbage
}
millionaires-do-pass-last = { $highest ->
    [0] { $name } får brikken gratis
   *[other] { $name } får brikken for { $highest } mio. ${ $down ->
        [0] {""}
       *[other] ; du får dine { $down } mio. $ tilbage
    }
}
millionaires-do-take = { $others ->
    [0] du tager brikken, og ingen betaler noget
   *[other] du tager brikken{ $down ->
        [0] {""}
       *[other] {" "}og får dine { $down } mio. $ tilbage
    }; de andre mister { $others } mio. $
}
millionaires-do-discard = den går ud af spillet, og Tyven går med

# The table
millionaires-table-pile = { $pile ->
    [0] Alle brikker er vendt.
    [one] { $pile } brik er ikke vendt endnu.
   *[other] { $pile } brikker er ikke vendt endnu.
} Røde brikker indtil nu: { $reds } af 4; den fjerde slutter spillet.
millionaires-table-unseen = Ikke set endnu: { $tiles }
millionaires-table-unseen-over = Kom aldrig frem: { $tiles }
millionaires-table-revealed = Vendt indtil nu: { $tiles }
millionaires-table-box = Tyven er væk og tog med sig: { $tile }
millionaires-table-win = På auktion: { millionaires-tile } ({ millionaires-tile-effect }). Den går til den sidste, der er tilbage.
millionaires-table-escape = På auktion: { millionaires-tile } ({ millionaires-tile-effect }). Den går til den første, der melder pas; de andre mister deres bud.
millionaires-table-thief = Tyven er på arbejde: { $you ->
    [yes] du vælger, hvad du giver fra dig.
   *[no] { $name } vælger, hvad der skal af sted.
}
millionaires-table-last = Brikken, der sluttede spillet: { millionaires-tile }
millionaires-table-seat = { $seat } { $name }{ $you ->
    [yes] {" (dig)"}
   *[no] {""}
}: { $tiles ->
    [none] ingen brikker
    [hidden] { $count ->
        [one] { $count } skjult brik
       *[other] { $count } skjulte brikker
    }
   *[other] { $tiles } ({ $points ->
        [one] { $points } point
       *[other] { $points } point
    })
}; { $lost ->
    [0] har ikke brugt penge
   *[other] har brugt { $lost } mio. $ ({ $cards }){ $poorest ->
        [yes] , fattigst indtil nu
       *[no] {""}
    }
}
millionaires-table-stake = { $state ->
    [quiet] { $you ->
        [yes] Du har ikke budt endnu.
       *[no] { $name } har ikke budt endnu.
    }
    [passed] { $you ->
        [yes] Du har meldt pas.
       *[no] { $name } har meldt pas.
    }
    [passed-down] { $you ->
        [yes] Du har meldt pas; du får { $sum } mio. $ ({ $cards }) tilbage.
       *[no] { $name } har meldt pas; { $sum } mio. $ ({ $cards }) går tilbage.
    }
   *[bids] { $you ->
        [yes] Du byder { $sum } mio. $ ({ $cards }).
       *[no] { $name } byder { $sum } mio. $ ({ $cards }).
    }
}
millionaires-table-hand = { $sum ->
    [0] Din hånd er tom.
   *[other] Din hånd: { $cards } (i alt { $sum } mio. $)
}

# The story
millionaires-shuffled = { $pile ->
    [hidden] Seksten brikker er blandet og ligger med bagsiden op. Fire har rød kant; den fjerde af dem slutter spillet.
   *[other] Seksten brikker er blandet og kommer i denne rækkefølge: { $pile }.
}
millionaires-revealed = { $you ->
    [yes] Du vender: { millionaires-tile }.
   *[no] { $name } vender: { millionaires-tile }.
} { $last ->
    [yes] Det er den fjerde røde brik: spillet er slut med det samme, og ingen får den.
   *[no] { $tile ->
        [success] Den fordobler point. Rød brik { $reds } af 4.
        [cba] Den halverer point, og den første, der melder pas, tager den. Rød brik { $reds } af 4.
        [casino] Det koster 5 point, og den første, der melder pas, tager det.
        [thief] Den første, der melder pas, bliver en rigdom fattigere.
        [1] Den er 1 point værd.
       *[other] Den er { $tile } point værd.
    }
}
millionaires-bid-placed = { $you ->
    [yes] Du byder { $total } mio. $ ({ $cards }).
   *[no] { $name } byder { $total } mio. $ ({ $cards }).
}
millionaires-bid-raised = { $you ->
    [yes] Du lægger { $cards } til og byder { $total } mio. $.
   *[no] { $name } lægger { $cards } til og byder { $total } mio. $.
}
millionaires-passed = { $you ->
    [yes] Du melder pas.
   *[no] { $name } melder pas.
}
millionaires-priced-out = { $you ->
    [yes] Alle dine penge kan ikke slå { $highest } mio. $, så du melder pas.
   *[no] { $name } har ikke penge til at slå { $highest } mio. $ og melder pas.
}
millionaires-won = { $lost ->
    [0] { $you ->
        [yes] Du får brikken gratis: { millionaires-tile }.
       *[no] { $name } får brikken gratis: { millionaires-tile }.
    }
   *[other] { $you ->
        [yes] Solgt! Du betaler { $lost } mio. $ for den: { millionaires-tile }.
       *[no] Solgt! { $name } betaler { $lost } mio. $ for den: { millionaires-tile }.
    }
}{ $back ->
    [none] {""}
   *[other] {" "}Taget tilbage: { $back }.
}
millionaires-caught = { $you ->
    [yes] Du melder pas først og må tage brikken: { millionaires-tile }.
   *[no] { $name } melder pas først og må tage brikken: { millionaires-tile }.
}{ $back ->
    [none] {""}
   *[other] {" "}Taget tilbage: { $back }.
} { $paid ->
    [none] Ingen betaler noget.
   *[other] Brugt for altid: { $paid }.
}{ $tile ->
    [thief] {" "}Tyven tager én rigdom, nu eller den første, der bliver vundet.
   *[other] {""}
}
millionaires-sum-of = { $you ->
    [yes] du { $sum } mio. $
   *[no] { $name } { $sum } mio. $
}
millionaires-discarded = { $you ->
    [yes] Du giver fra dig: { millionaires-tile }. Tyven forsvinder med byttet.
   *[no] { $name } giver fra sig: { millionaires-tile }. Tyven forsvinder med byttet.
}
millionaires-stolen = { $you ->
    [yes] Tyven bestjæler dig og er væk: { millionaires-tile }.
   *[no] Tyven bestjæler { $name } og er væk: { millionaires-tile }.
}
millionaires-scored = Alle viser penge og brikker. { $sheets }
millionaires-sheet = { $out ->
    [yes] { $you ->
        [yes] Du har { $money } mio. $ tilbage, mindst af alle, så du er ude med { $tiles ->
            [none] ingen brikker
           *[other] { $tiles }
        }.
       *[no] { $name } har { $money } mio. $ tilbage, mindst af alle, og er ude med { $tiles ->
            [none] ingen brikker
           *[other] { $tiles }
        }.
    }
   *[no] { $you ->
        [yes] Du har { $money } mio. $ tilbage og { $tiles ->
            [none] ingen brikker: 0 point.
           *[other] { $tiles }: { $steps } { $points ->
                [one] point
               *[other] point
            }.
        }
       *[no] { $name } har { $money } mio. $ tilbage og { $tiles ->
            [none] ingen brikker: 0 point.
           *[other] { $tiles }: { $steps } { $points ->
                [one] point
               *[other] point
            }.
        }
    }
}
millionaires-only-one-left = { $you ->
    [yes] Alle andre er ude: du vinder, uanset hvad dine brikker er værd.
   *[no] Alle andre er ude: { $name } vinder, uanset hvad brikkerne er værd.
}
millionaires-ended = { $reason ->
    [all_have_least_money] Alle har lige mange penge tilbage, så alle har færrest: ingen vinder.
    [shared] { $you ->
        [yes] Du har lige så mange point og penge som { $names }: I deler sejren med { $points ->
            [one] { $points } point
           *[other] { $points } point
        }!
       *[no] { $names } har lige mange point og lige mange penge: de deler sejren med { $points ->
            [one] { $points } point
           *[other] { $points } point
        }.
    }
    [more_money] { $you ->
        [yes] Det står lige i point ({ $points }). Du har flest penge tilbage, så du vinder!
       *[no] Det står lige i point ({ $points }). { $names } har flest penge tilbage og vinder.
    }
   *[most_points] { $you ->
        [yes] Du vinder med { $points ->
            [one] { $points } point
           *[other] { $points } point
        }!
       *[no] { $names } vinder med { $points ->
            [one] { $points } point
           *[other] { $points } point
        }.
    }
}

# Refusals
millionaires-reveal-first = Vend først den næste brik.
millionaires-discard-first = Giv først Tyven en rigdom: skriv ”discard” og dens tal.
millionaires-auction-under-way = { millionaires-tile } er stadig på auktion: byd, eller meld pas.
millionaires-nothing-to-discard = Der er ikke noget at give fra sig nu: byd, eller meld pas.
millionaires-not-money-cards = De tal er ikke forskellige pengekort. Kortene er 1, 2, 3, 4, 6, 8, 10, 12, 15, 20 og 25; det, du nævner, lægges til det, du allerede har lagt.
millionaires-bid-needs-a-card = Et bud kræver mindst ét pengekort.
millionaires-not-in-hand = Kortet { $card } har du ikke på hånden.
millionaires-bid-too-low = Det giver { $total } mio. $. Byd mere end { $highest } mio. $, eller meld pas.
millionaires-not-your-wealth-tile = Giv en af dine egne rigdomme fra dig.

# The terminal table
millionaires-column-tiles = brikker
millionaires-column-points = point
millionaires-column-lost = brugt
millionaires-column-cards = brugte kort
millionaires-column-left = tilbage
millionaires-column-count = point
millionaires-money = { $sum } mio. $
millionaires-face-down = { $count ->
    [one] { $count } skjult
   *[other] { $count } skjulte
}
millionaires-poorest = fattigst
millionaires-out = fattigst: ude
millionaires-wins = vinder
millionaires-tile-red = rød kant
millionaires-goes-win = den sidste, der er tilbage, får den
millionaires-goes-escape = den første, der melder pas, må tage den
millionaires-goes-discard = { $you ->
    [yes] du vælger, hvad du giver fra dig
   *[no] { $name } vælger, hvad der skal af sted
}
millionaires-goes-over = den fjerde røde brik: slut
millionaires-stake-passed = pas
millionaires-stake-none = intet bud endnu
millionaires-status = rød { $reds } af 4 · { $pile ->
    [one] { $pile } brik endnu
   *[other] { $pile } brikker endnu
}
millionaires-status-over = rød { $reds } af 4 · { $pile ->
    [0] alle brikker kom frem
    [one] { $pile } brik kom aldrig frem
   *[other] { $pile } brikker kom aldrig frem
}
millionaires-unseen = Ikke set endnu:
millionaires-unseen-over = Kom aldrig frem:
millionaires-gone = Væk med Tyven:
millionaires-your-money = På hånden: { $sum } mio. $

# The browser's table
millionaires-tile-hidden = En skjult brik
millionaires-nothing-yet = Den næste brik er ikke vendt endnu.
millionaires-poorest-is-out = Den fattigste til sidst er ude.
millionaires-seat = { $known ->
    [yes] { $points ->
        [one] { $points } point
       *[other] { $points } point
    }
   *[no] { $tiles ->
        [one] { $tiles } brik
       *[other] { $tiles } brikker
    }
}
millionaires-lost = { $poorest ->
    [yes] { $sum } mio. $ brugt: fattigst
   *[no] { $sum } mio. $ brugt
}
millionaires-own = { $points ->
    [one] { $points } point
   *[other] { $points } point
} · { $poorest ->
    [yes] { $lost } mio. $ brugt: du er fattigst nu, og den fattigste er ude
   *[no] { $lost } mio. $ brugt
}
millionaires-sold = { $you ->
    [yes] Den er din
   *[no] Den går til { $name }
}
millionaires-reckoning = { $out ->
    [yes] { $money } mio. $ tilbage: mindst, altså ude
   *[no] { $money } mio. $ tilbage · { $steps } { $points ->
        [one] point
       *[other] point
    }
}
millionaires-button-reveal = Vend den næste brik
millionaires-button-bid = Byd { $total } mio.
millionaires-button-more = { $highest ->
    [0] Vælg penge at byde med
   *[other] Der skal mere end { $highest } mio. til
}
millionaires-button-pass = Pas
millionaires-button-take = Meld pas, og tag den
millionaires-button-discard = Giv rigdom { $tile } fra dig

# The end
millionaires-end-why = { $reason ->
    [all_have_least_money] Alle har lige meget tilbage, så alle er ude.
    [only_one_left] Alle andre er ude: brikkerne er uden betydning.
    [shared] Lige mange point og lige mange penge.
    [more_money] Lige mange point: flest penge tilbage afgør det.
   *[most_points] Flest point af dem, der ikke er ude.
}
millionaires-end-step = { $from } → { $to }: { $tile ->
    [casino] Kasinoet
    [cba] CBA
    [thief] Tyven
   *[success] Succes
}

# What people say with one tap
millionaires-phrase-too-dear = For dyrt for mig.
millionaires-phrase-going-once = Første, anden …

# Actions in a few words, where a button says too little or too much
millionaires-act-bid = Læg { $cards }
