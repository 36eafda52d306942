### Millionaires and Bankrupts (rules MB-1 to MB-11)
### $tile is a number (a wealth tile) or one of: success, casino, cba, thief.


# The tiles: their names, their marks on the terminal table, and what they do
millionaires-tile = { $tile ->
    [success] Succes
    [casino] Casino
    [cba] CBA
    [thief] Dief
   *[other] Rijkdom { $tile }
}
millionaires-tile-short = { $tile ->
    [success] ×2
    [casino] −5
    [cba] ÷2
    [thief] Dief
   *[other] { $tile }
}
millionaires-tile-effect = { $tile ->
    [success] verdubbelt je punten
    [casino] 5 punten minder
    [cba] halveert je punten
    [thief] steelt een rijkdom
    [1] 1 punt
   *[other] { $tile } punten
}

# Decisions
millionaires-ask-first = Jij begint: draai de eerste tegel om. Daarna bied je als eerste.
millionaires-ask-reveal = { $last ->
    [yes] Draai de volgende tegel om en bied als eerste. Er liggen al drie rode: nog een rode en het spel is uit.
   *[no] De laatste tegel ging naar jou, dus jij draait de volgende om en biedt als eerste.
}
millionaires-ask-win = { $highest ->
    [0] { millionaires-tile } ({ millionaires-tile-effect }): nog niemand heeft geboden. Bieden of passen?
   *[other] { millionaires-tile } ({ millionaires-tile-effect }): { $name } biedt ${ $highest } mln{ $down ->
        [0] {""}
       *[other] , jij hebt ${ $down } mln liggen
    }. Hoger, of passen?
}
millionaires-ask-escape = { $highest ->
    [0] { millionaires-tile } ({ millionaires-tile-effect }): wie als eerste past, moet deze tegel nemen. Betalen om eraan te ontkomen, of nemen?
   *[other] { millionaires-tile } ({ millionaires-tile-effect }): wie als eerste past, moet deze tegel nemen. { $name } biedt ${ $highest } mln{ $down ->
        [0] {""}
       *[other] , jij hebt ${ $down } mln liggen
    }. Hoger, of nemen?
}
millionaires-ask-discard = De Dief is bij jou. Welke rijkdom geef je op?
millionaires-ask-over = Het spel is afgelopen.
millionaires-do-reveal = draai de volgende tegel om
millionaires-do-bid-first = je biedt ${ $total } mln, het minimum; leg kaarten naar keuze neer, tot ${ $most } mln
millionaires-do-bid-all = alles wat je hebt: je bod wordt ${ $total } mln
millionaires-do-bid-lowest = je bod wordt ${ $total } mln, net genoeg; leg kaarten naar keuze bij, tot ${ $most } mln
millionaires-do-bid-card = met één kaart: je bod wordt ${ $total } mln
millionaires-do-pass = { $down ->
    [0] je doet niet meer mee aan deze veiling; het kost je niets
   *[other] je doet niet meer mee aan deze veiling; na afloop krijg je je ${ $down } mln terug
}
millionaires-do-pass-last = { $highest ->
    [0] { $name } krijgt de tegel voor niets
   *[other] { $name } krijgt de tegel voor ${ $highest } mln{ $down ->
        [0] {""}
       *[other] ; jij krijgt je ${ $down } mln terug
    }
}
millionaires-do-take = { $others ->
    [0] je neemt de tegel, en niemand betaalt iets
   *[other] je neemt de tegel{ $down ->
        [0] {""}
       *[other] {" "}en je ${ $down } mln terug
    }; de anderen verliezen ${ $others } mln
}
millionaires-do-discard = die gaat uit het spel, en de Dief ook

# The table
millionaires-table-pile = { $pile ->
    [0] Er ligt geen tegel meer gedekt.
    [one] Er ligt nog { $pile } tegel gedekt.
   *[other] Er liggen nog { $pile } tegels gedekt.
} Rode tegels tot nu toe: { $reds } van 4; de vierde beëindigt het spel.
millionaires-table-unseen = Nog niet gezien: { $tiles }
millionaires-table-unseen-over = Nooit opgedoken: { $tiles }
millionaires-table-revealed = Al omgedraaid: { $tiles }
millionaires-table-box = De Dief is ervandoor, en nam mee: { $tile }
millionaires-table-win = Onder de hamer: { millionaires-tile } ({ millionaires-tile-effect }). Wie als laatste overblijft, krijgt deze tegel.
millionaires-table-escape = Onder de hamer: { millionaires-tile } ({ millionaires-tile-effect }). Wie als eerste past, moet deze tegel nemen; de anderen zijn hun bod kwijt.
millionaires-table-thief = De Dief is aan het werk: { $you ->
    [yes] jij kiest wat je opgeeft.
   *[no] { $name } kiest wat eraan gaat.
}
millionaires-table-last = De tegel die het spel beëindigde: { millionaires-tile }
millionaires-table-seat = { $seat } { $name }{ $you ->
    [yes] {" (jij)"}
   *[no] {""}
}: { $tiles ->
    [none] geen tegels
    [hidden] { $count ->
        [one] { $count } gedekte tegel
       *[other] { $count } gedekte tegels
    }
   *[other] { $tiles } ({ $points ->
        [one] { $points } punt
       *[other] { $points } punten
    })
}; { $lost ->
    [0] nog niets uitgegeven
   *[other] ${ $lost } mln uitgegeven ({ $cards }){ $poorest ->
        [yes] , het armst tot nu toe
       *[no] {""}
    }
}
millionaires-table-stake = { $state ->
    [quiet] { $you ->
        [yes] Je hebt nog niet geboden.
       *[no] { $name } heeft nog niet geboden.
    }
    [passed] { $you ->
        [yes] Je hebt gepast.
       *[no] { $name } heeft gepast.
    }
    [passed-down] { $you ->
        [yes] Je hebt gepast; ${ $sum } mln ({ $cards }) krijg je terug.
       *[no] { $name } heeft gepast; ${ $sum } mln ({ $cards }) gaat terug.
    }
   *[bids] { $you ->
        [yes] Je biedt ${ $sum } mln ({ $cards }).
       *[no] { $name } biedt ${ $sum } mln ({ $cards }).
    }
}
millionaires-table-hand = { $sum ->
    [0] Je hand is leeg.
   *[other] Je hand: { $cards } (samen ${ $sum } mln)
}

# The story
millionaires-shuffled = { $pile ->
    [hidden] Zestien tegels zijn geschud en liggen gedekt. Vier hebben een rode rand; de vierde daarvan beëindigt het spel.
   *[other] Zestien tegels zijn geschud, en komen in deze volgorde: { $pile }.
}
millionaires-revealed = { $you ->
    [yes] Je draait om: { millionaires-tile }.
   *[no] { $name } draait om: { millionaires-tile }.
} { $last ->
    [yes] Het is de vierde rode tegel: het spel is meteen uit, en niemand krijgt hem.
   *[no] { $tile ->
        [success] Deze tegel verdubbelt je punten. Rode tegel { $reds } van 4.
        [cba] Deze tegel halveert je punten, en wie als eerste past, moet hem nemen. Rode tegel { $reds } van 4.
        [casino] Deze tegel kost 5 punten, en wie als eerste past, moet hem nemen.
        [thief] Wie als eerste past, moet hem nemen en raakt een rijkdom kwijt.
        [1] Deze tegel is 1 punt waard.
       *[other] Deze tegel is { $tile } punten waard.
    }
}
millionaires-bid-placed = { $you ->
    [yes] Je biedt ${ $total } mln ({ $cards }).
   *[no] { $name } biedt ${ $total } mln ({ $cards }).
}
millionaires-bid-raised = { $you ->
    [yes] Je legt { $cards } bij en biedt ${ $total } mln.
   *[no] { $name } legt { $cards } bij en biedt ${ $total } mln.
}
millionaires-passed = { $you ->
    [yes] Je past.
   *[no] { $name } past.
}
millionaires-priced-out = { $you ->
    [yes] Met al je geld kom je niet boven ${ $highest } mln, dus je past.
   *[no] { $name } komt niet boven ${ $highest } mln en past.
}
millionaires-won = { $lost ->
    [0] { $you ->
        [yes] Jij krijgt de tegel voor niets: { millionaires-tile }.
       *[no] { $name } krijgt de tegel voor niets: { millionaires-tile }.
    }
   *[other] { $you ->
        [yes] Verkocht! Je betaalt er ${ $lost } mln voor: { millionaires-tile }.
       *[no] Verkocht! { $name } betaalt er ${ $lost } mln voor: { millionaires-tile }.
    }
}{ $back ->
    [none] {""}
   *[other] {" "}Teruggenomen: { $back }.
}
millionaires-caught = { $you ->
    [yes] Jij past als eerste en moet de tegel nemen: { millionaires-tile }.
   *[no] { $name } past als eerste en moet de tegel nemen: { millionaires-tile }.
}{ $back ->
    [none] {""}
   *[other] {" "}Teruggenomen: { $back }.
} { $paid ->
    [none] Niemand betaalt iets.
   *[other] Voorgoed kwijt: { $paid }.
}{ $tile ->
    [thief] {" "}De Dief neemt één rijkdom mee, nu of de eerste die wordt gewonnen.
   *[other] {""}
}
millionaires-sum-of = { $you ->
    [yes] jij ${ $sum } mln
   *[no] { $name } ${ $sum } mln
}
millionaires-discarded = { $you ->
    [yes] Je geeft op: { millionaires-tile }. De Dief gaat ermee vandoor.
   *[no] { $name } geeft op: { millionaires-tile }. De Dief gaat ermee vandoor.
}
millionaires-stolen = { $you ->
    [yes] De Dief besteelt jou en gaat ervandoor met: { millionaires-tile }.
   *[no] De Dief besteelt { $name } en gaat ervandoor met: { millionaires-tile }.
}
millionaires-scored = Iedereen laat geld en tegels zien. { $sheets }
millionaires-sheet = { $out ->
    [yes] { $you ->
        [yes] Jij hebt nog ${ $money } mln, het minst van allemaal, en ligt eruit ({ $tiles ->
            [none] geen tegels
           *[other] { $tiles }
        }).
       *[no] { $name } heeft nog ${ $money } mln, het minst van allemaal, en ligt eruit ({ $tiles ->
            [none] geen tegels
           *[other] { $tiles }
        }).
    }
   *[no] { $you ->
        [yes] Jij hebt nog ${ $money } mln; { $tiles ->
            [none] geen tegels: 0 punten.
           *[other] tegels: { $tiles }, samen { $steps } { $points ->
                [one] punt
               *[other] punten
            }.
        }
       *[no] { $name } heeft nog ${ $money } mln; { $tiles ->
            [none] geen tegels: 0 punten.
           *[other] tegels: { $tiles }, samen { $steps } { $points ->
                [one] punt
               *[other] punten
            }.
        }
    }
}
millionaires-only-one-left = { $you ->
    [yes] Alle anderen liggen eruit: jij wint, wat je tegels ook waard zijn.
   *[no] Alle anderen liggen eruit: { $name } wint, wat de tegels ook waard zijn.
}
millionaires-ended = { $reason ->
    [all_have_least_money] Iedereen heeft evenveel geld over, dus iedereen heeft het minst: niemand wint.
    [shared] { $you ->
        [yes] Je hebt evenveel punten en evenveel geld als { $names }: jullie delen de overwinning met { $points ->
            [one] { $points } punt
           *[other] { $points } punten
        }!
       *[no] { $names } hebben evenveel punten en evenveel geld: ze delen de overwinning met { $points ->
            [one] { $points } punt
           *[other] { $points } punten
        }.
    }
    [more_money] { $you ->
        [yes] Gelijke stand in punten ({ $points }). Jij hebt meer geld over, dus jij wint!
       *[no] Gelijke stand in punten ({ $points }). { $names } heeft meer geld over en wint.
    }
   *[most_points] { $you ->
        [yes] Jij wint met { $points ->
            [one] { $points } punt
           *[other] { $points } punten
        }!
       *[no] { $names } wint met { $points ->
            [one] { $points } punt
           *[other] { $points } punten
        }.
    }
}

# Refusals
millionaires-reveal-first = Draai eerst de volgende tegel om.
millionaires-discard-first = Geef de Dief eerst een rijkdom: typ “discard” en het getal.
millionaires-auction-under-way = De veiling loopt nog ({ millionaires-tile }): bied of pas.
millionaires-nothing-to-discard = Er valt nu niets op te geven: bied of pas.
millionaires-not-money-cards = Die getallen zijn geen verschillende geldkaarten. De kaarten zijn 1, 2, 3, 4, 6, 8, 10, 12, 15, 20 en 25; wat je noemt, komt bij wat je al hebt liggen.
millionaires-bid-needs-a-card = Voor een bod leg je minstens één geldkaart neer.
millionaires-not-in-hand = De { $card } zit niet in je hand.
millionaires-bid-too-low = Dat maakt ${ $total } mln. Bied meer dan ${ $highest } mln of pas.
millionaires-not-your-wealth-tile = Geef een van je eigen rijkdommen op.

# The terminal table
millionaires-column-tiles = tegels
millionaires-column-points = punten
millionaires-column-lost = uitgegeven
millionaires-column-cards = uitgegeven kaarten
millionaires-column-left = over
millionaires-column-count = punten
millionaires-money = ${ $sum } mln
millionaires-face-down = { $count } gedekt
millionaires-poorest = het armst
millionaires-out = het armst: eruit
millionaires-wins = wint
millionaires-tile-red = rode rand
millionaires-goes-win = wie als laatste overblijft, krijgt deze tegel
millionaires-goes-escape = wie als eerste past, moet deze tegel nemen
millionaires-goes-discard = { $you ->
    [yes] jij kiest wat je opgeeft
   *[no] { $name } kiest wat eraan gaat
}
millionaires-goes-over = de vierde rode tegel: het einde
millionaires-stake-passed = gepast
millionaires-stake-none = nog geen bod
millionaires-status = rood { $reds } van 4 · { $pile ->
    [one] nog { $pile } tegel
   *[other] nog { $pile } tegels
}
millionaires-status-over = rood { $reds } van 4 · { $pile ->
    [0] alle tegels zijn omgedraaid
    [one] { $pile } tegel bleef gedekt
   *[other] { $pile } tegels bleven gedekt
}
millionaires-unseen = Nog niet gezien:
millionaires-unseen-over = Nooit opgedoken:
millionaires-gone = Meegenomen door de Dief:
millionaires-your-money = In je hand: ${ $sum } mln

# The browser's table
millionaires-tile-hidden = Een gedekte tegel
millionaires-nothing-yet = De volgende tegel ligt nog gedekt.
millionaires-poorest-is-out = Wie op het eind het armst is, ligt eruit.
millionaires-seat = { $known ->
    [yes] { $points ->
        [one] { $points } punt
       *[other] { $points } punten
    }
   *[no] { $tiles ->
        [one] { $tiles } tegel
       *[other] { $tiles } tegels
    }
}
millionaires-lost = { $poorest ->
    [yes] ${ $sum } mln uitgegeven: het armst
   *[no] ${ $sum } mln uitgegeven
}
millionaires-own = { $points ->
    [one] { $points } punt
   *[other] { $points } punten
} · { $poorest ->
    [yes] ${ $lost } mln uitgegeven: jij bent nu het armst, en wie het armst is, ligt eruit
   *[no] ${ $lost } mln uitgegeven
}
millionaires-sold = { $you ->
    [yes] Voor jou
   *[no] Voor { $name }
}
millionaires-reckoning = { $out ->
    [yes] nog ${ $money } mln: het minst, dus eruit
   *[no] nog ${ $money } mln · { $steps } { $points ->
        [one] punt
       *[other] punten
    }
}
millionaires-button-reveal = Draai de volgende tegel om
millionaires-button-bid = Bied ${ $total } mln
millionaires-button-more = { $highest ->
    [0] Kies geld om te bieden
   *[other] Het moet meer zijn dan ${ $highest } mln
}
millionaires-button-pass = Pas
millionaires-button-take = Pas, en neem de tegel
millionaires-button-discard = Geef rijkdom { $tile } op

# The end
millionaires-end-why = { $reason ->
    [all_have_least_money] Iedereen heeft evenveel over, dus iedereen ligt eruit.
    [only_one_left] Alle anderen liggen eruit: de tegels doen er niet toe.
    [shared] Evenveel punten en evenveel geld.
    [more_money] Evenveel punten: wie het meeste geld overheeft, wint.
   *[most_points] De meeste punten van wie er niet uit ligt.
}
millionaires-end-step = { $from } → { $to }: { $tile ->
    [casino] het Casino
    [cba] de CBA
    [thief] de Dief
   *[success] Succes
}

# What people say with one tap
millionaires-phrase-too-dear = Mij te duur.
millionaires-phrase-going-once = Eenmaal, andermaal…

# Actions in a few words, where a button says too little or too much
millionaires-act-bid = Leg { $cards } neer
