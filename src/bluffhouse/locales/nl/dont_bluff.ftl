### Don't Bluff! (rules DB-1 to DB-15)


# Decisions
dont-bluff-ask-colour = Jij hebt het pistool. Gooi de kleurdobbelsteen: die wijst je doelwit aan.
dont-bluff-ask-colour-reversed = Jij hebt het pistool. Gooi de kleurdobbelsteen: die wijst aan wie jou een aanbod doet.
dont-bluff-ask-again = { $colour ->
    [white] Wit is van niemand. Gooi nog eens.
    [red] Rood is van niemand. Gooi nog eens.
    [green] Groen is van niemand. Gooi nog eens.
    [blue] Blauw is van niemand. Gooi nog eens.
    [yellow] Geel is van niemand. Gooi nog eens.
   *[purple] Paars is van niemand. Gooi nog eens.
}
dont-bluff-ask-target = Je gooide een kleur van jezelf: kies je doelwit.
dont-bluff-ask-target-reversed = Je gooide een kleur van jezelf: kies wie jou een aanbod doet.
dont-bluff-ask-offer = Welke koffers schuif je naar { $name }, en wat zeg je dat erin zit?
dont-bluff-ask-answer = { $claim ->
    [none] { $name } schuift je { $count ->
        [one] een dichte koffer toe en zegt niets. Nemen of openen?
       *[other] { $count } dichte koffers toe en zegt niets. Nemen of openen?
    }
    [0] { $name } schuift je { $count ->
        [one] een dichte koffer toe en zegt: er zit niets in. Nemen of openen?
       *[other] { $count } dichte koffers toe en zegt: er zit niets in. Nemen of openen?
    }
   *[other] { $name } schuift je { $count ->
        [one] een dichte koffer toe en zegt: ${ $claim } mln. Nemen of openen?
       *[other] { $count } dichte koffers toe en zegt: ${ $claim } mln. Nemen of openen?
    }
}
dont-bluff-ask-answer-more = { $claim ->
    [none] { $name } legt { $count ->
        [one] een dichte koffer
       *[other] { $count } dichte koffers
    } bij de ${ $millions } mln die open ligt, en zegt niets. Alles nemen of weer openen?
    [0] { $name } legt { $count ->
        [one] een dichte koffer
       *[other] { $count } dichte koffers
    } bij de ${ $millions } mln die open ligt, en zegt: er zit niets in. Alles nemen of weer openen?
   *[other] { $name } legt { $count ->
        [one] een dichte koffer
       *[other] { $count } dichte koffers
    } bij de ${ $millions } mln die open ligt, en zegt: nog ${ $claim } mln. Alles nemen of weer openen?
}
dont-bluff-ask-die = Er ligt ${ $millions } mln open. Gooi nu de zwarte dobbelsteen.
dont-bluff-ask-add = De zwarte dobbelsteen toont { $die }: meer dan jouw ${ $millions } mln. Leg er minstens één dichte koffer bij.
dont-bluff-ask-pay = Je bent { $name } ${ $due } mln schuldig. Met welke koffers betaal je?
dont-bluff-ask-over = Het spel is afgelopen.

dont-bluff-do-colour = de kleur van een ander: je doelwit; je eigen kleur: kies zelf een doelwit; een kleur van niemand: gooi nog eens
dont-bluff-do-choose = { $count ->
    [0] { $name }, zonder koffers
    [one] { $name }, met { $count } koffer
   *[other] { $name }, met { $count } koffers
}
dont-bluff-do-offer = koffers naar keuze uit je hand, minstens één (5, 2, 1, of 0 voor krantenpapier), en dan wat er volgens jou in zit: 0 tot { $highest } miljoen, waar of niet
dont-bluff-do-offer-silent = hetzelfde, zonder iets te zeggen
dont-bluff-do-add = nog meer uit je hand, en dan wat er volgens jou in de nieuwe zit: 0 tot { $highest } miljoen, waar of niet
dont-bluff-do-add-silent = hetzelfde, zonder iets te zeggen
dont-bluff-do-take = { $count ->
    [one] de koffer is van jou; wat erin zit, blijft tussen jou en { $name }
   *[other] de { $count } koffers zijn van jou; wat dicht is, blijft tussen jou en { $name }
}
dont-bluff-do-open = iedereen kijkt mee, en jij gooit de zwarte dobbelsteen en vergelijkt de worp met alles wat open ligt: is die lager, dan betaal je dat bedrag; is die gelijk, dan neem je alles; is die hoger, dan moet { $name } bijleggen
dont-bluff-do-die-lower = { $dice }: je betaalt { $name } ${ $millions } mln, of meer als je het niet gepast hebt, en neemt dan een koffer uit de bank
dont-bluff-do-die-same = { $dice }: je neemt alles
dont-bluff-do-die-higher = { $left ->
    [0] { $dice }: { $name } kan niets bijleggen, jij neemt alles
   *[other] { $dice }: { $name } moet bijleggen
}
dont-bluff-do-pay = { $over ->
    [0] precies wat je schuldig bent
   *[other] ${ $over } mln te veel: wisselgeld is er niet
}

# Suitcases and colours: $count of them, of one kind
dont-bluff-suitcases = { $value ->
    [0] { $count ->
        [1] bluf
       *[other] { $count }×bluf
    }
   *[other] { $count ->
        [1] ${ $value } mln
       *[other] { $count }×${ $value } mln
    }
}
dont-bluff-no-suitcases = niets
dont-bluff-worth = ${ $millions } mln ({ $cards })
dont-bluff-colour-white = wit
dont-bluff-colour-red = rood
dont-bluff-colour-green = groen
dont-bluff-colour-blue = blauw
dont-bluff-colour-yellow = geel
dont-bluff-colour-purple = paars

# The table
dont-bluff-table-bank = Wie het eerst $25 mln heeft, wint. Koffers in de bank: { $bank }; de laatste beëindigt het spel.
dont-bluff-table-seat = { $seat } { $name }{ $you ->
    [yes] {" (jij)"}
   *[no] {""}
}: { $colours }; { $count ->
    [one] { $count } koffer
   *[other] { $count } koffers
}{ $gun ->
    [yes] {"; heeft het pistool"}
   *[no] {""}
}
dont-bluff-table-colour = De kleurdobbelsteen toont { $colour }.
dont-bluff-table-open = Open op tafel: { $worth }.
dont-bluff-table-closed = Dicht op tafel: { $count ->
    [one] { $count } koffer.
   *[other] { $count } koffers.
}
dont-bluff-table-inside = Alleen jij weet wat erin zit: { $worth }.
dont-bluff-table-said = { $claim ->
    [0] { $you ->
        [yes] Over de laatst geopende koffers zei jij: er zit niets in.
       *[no] Over de laatst geopende koffers zei { $name }: er zit niets in.
    }
   *[other] { $you ->
        [yes] Over de laatst geopende koffers zei jij: ${ $claim } mln.
       *[no] Over de laatst geopende koffers zei { $name }: ${ $claim } mln.
    }
}
dont-bluff-table-die = De zwarte dobbelsteen toont { $die }.
dont-bluff-table-due = { $you ->
    [yes] Je bent { $other } ${ $due } mln schuldig.
   *[no] { $toyou ->
        [yes] { $name } is jou ${ $due } mln schuldig.
       *[no] { $name } is { $other } ${ $due } mln schuldig.
    }
}
dont-bluff-table-hand = Je koffers: { $hand } (samen ${ $millions } mln; 0 is een bluf)
dont-bluff-table-empty-hand = Je hebt geen koffers.
dont-bluff-table-shown = { $name } eindigt met { $worth }.

# The story
dont-bluff-bank = { $cards ->
    [none] De bank is geschud: { $count } dichte koffers.
   *[other] De bank is geschud, van boven naar beneden: { $cards }.
}
dont-bluff-rolled = { $you ->
    [yes] Je gooit de dobbelsteen.
   *[no] { $name } gooit de dobbelsteen.
}
dont-bluff-colour-rolled = { $you ->
    [yes] Het is { $colour }: jouw kleur.
   *[no] Het is { $colour }: { $name }.
}
dont-bluff-colour-of-nobody = Het is { $colour }: niemands kleur. Nog eens gooien.
dont-bluff-target-chosen = { $you ->
    [yes] Je kiest { $other }.
   *[no] { $toyou ->
        [yes] { $name } kiest jou.
       *[no] { $name } kiest { $other }.
    }
}
dont-bluff-paired = { $you ->
    [yes] Jij biedt aan, { $other } antwoordt.
   *[no] { $toyou ->
        [yes] { $name } biedt aan, jij antwoordt.
       *[no] { $name } biedt aan, { $other } antwoordt.
    }
}
dont-bluff-empty-handed = { $you ->
    [yes] Je hebt niets om neer te leggen.
   *[no] { $name } heeft niets om neer te leggen.
}
dont-bluff-offered = { $you ->
    [yes] Je schuift { $count ->
        [one] één dichte koffer naar { $other }.
       *[other] { $count } dichte koffers naar { $other }.
    }
   *[no] { $toyou ->
        [yes] { $name } schuift jou { $count ->
            [one] één dichte koffer toe.
           *[other] { $count } dichte koffers toe.
        }
       *[no] { $name } schuift { $count ->
            [one] één dichte koffer naar { $other }.
           *[other] { $count } dichte koffers naar { $other }.
        }
    }
}
dont-bluff-added = { $you ->
    [yes] Je legt { $count ->
        [one] één dichte koffer bij.
       *[other] { $count } dichte koffers bij.
    }
   *[no] { $name } legt { $count ->
        [one] één dichte koffer bij.
       *[other] { $count } dichte koffers bij.
    }
}
dont-bluff-says = { $claim ->
    [none] { $you ->
        [yes] Je zegt niets.
       *[no] { $name } zegt niets.
    }
    [0] { $you ->
        [yes] Je zegt: “Er zit niets in.”
       *[no] { $name } zegt: “Er zit niets in.”
    }
   *[other] { $you ->
        [yes] Je zegt: “${ $claim } mln.”
       *[no] { $name } zegt: “${ $claim } mln.”
    }
}
dont-bluff-inside = Erin zit: { $worth }.
dont-bluff-accepted = { $you ->
    [yes] Je neemt alles zoals het ligt.
   *[no] { $name } neemt alles zoals het ligt.
}
dont-bluff-opened = { $you ->
    [yes] Je opent: { $cards }.
   *[no] { $name } opent: { $cards }.
}
dont-bluff-opened-said = { $claim ->
    [none] Er was niets gezegd. Open ligt nu ${ $millions } mln.
    [0] { $told ->
        [true] Er zou niets in zitten, en dat klopte. Open ligt nu ${ $millions } mln.
       *[more] Er zou niets in zitten; het is meer. Open ligt nu ${ $millions } mln.
    }
   *[other] { $told ->
        [true] ${ $claim } mln was er gezegd, en dat klopte. Open ligt nu ${ $millions } mln.
        [less] ${ $claim } mln was er gezegd; het is minder. Open ligt nu ${ $millions } mln.
       *[more] ${ $claim } mln was er gezegd; het is meer. Open ligt nu ${ $millions } mln.
    }
}
dont-bluff-die-lower = De zwarte dobbelsteen toont { $die }, lager dan ${ $millions } mln: het aanbod was goed.
dont-bluff-die-same = De zwarte dobbelsteen toont { $die }, precies ${ $millions } mln: alles wisselt van eigenaar.
dont-bluff-die-higher = De zwarte dobbelsteen toont { $die }, hoger dan ${ $millions } mln: niet genoeg.
dont-bluff-received = { $you ->
    [yes] { $count ->
        [one] Je krijgt één koffer van { $other }.
       *[other] Je krijgt { $count } koffers van { $other }.
    }
   *[no] { $toyou ->
        [yes] { $count ->
            [one] { $name } krijgt één koffer van jou.
           *[other] { $name } krijgt { $count } koffers van jou.
        }
       *[no] { $count ->
            [one] { $name } krijgt één koffer van { $other }.
           *[other] { $name } krijgt { $count } koffers van { $other }.
        }
    }
}
dont-bluff-received-open = Geopend: { $worth }.
dont-bluff-received-closed = Nooit geopend: { $worth }.
dont-bluff-taken-back = { $you ->
    [yes] Je neemt { $cards } terug, en { $other } is jou ${ $millions } mln schuldig.
   *[no] { $toyou ->
        [yes] { $name } neemt { $cards } terug, en jij bent ${ $millions } mln schuldig.
       *[no] { $name } neemt { $cards } terug, en { $other } is ${ $millions } mln schuldig.
    }
}
dont-bluff-payment-chosen = { $you ->
    [yes] Je telt { $cards } uit.
   *[no] { $name } telt { $cards } uit.
}
dont-bluff-paid = { $you ->
    [yes] Je betaalt { $other } { $worth }.
   *[no] { $toyou ->
        [yes] { $name } betaalt jou { $worth }.
       *[no] { $name } betaalt { $other } { $worth }.
    }
}
dont-bluff-paid-too-much = De schuld was ${ $due } mln. Wisselgeld is er niet.
dont-bluff-paid-too-little = De schuld was ${ $due } mln. { $you ->
    [yes] Dat was alles wat je had.
   *[no] { $name } heeft niets meer over.
}
dont-bluff-bank-card = { $card ->
    [none] { $you ->
        [yes] Je neemt de bovenste koffer van de bank. Nog in de bank: { $left }.
       *[no] { $name } neemt de bovenste koffer van de bank. Nog in de bank: { $left }.
    }
   *[other] { $you ->
        [yes] Je neemt de bovenste koffer van de bank: { $card }. Nog in de bank: { $left }.
       *[no] { $name } neemt de bovenste koffer van de bank: { $card }. Nog in de bank: { $left }.
    }
}
dont-bluff-gun = { $you ->
    [yes] Het pistool komt naar jou.
   *[no] Het pistool gaat naar { $name }.
}
dont-bluff-skipped = Overgeslagen, want zonder koffers: { $names }.
dont-bluff-hands-shown = Alle koffers gaan open. { $hands }
dont-bluff-hand-shown = { $name }: { $worth }
dont-bluff-ended-rich = { $you ->
    [yes] Je hebt ${ $millions } mln. Je wint!
   *[no] { $names } heeft ${ $millions } mln en wint.
}
dont-bluff-ended-bank = { $winners ->
    [one] { $you ->
        [yes] De bank is leeg, en jij hebt het meest: ${ $millions } mln. Je wint!
       *[no] De bank is leeg, en { $names } heeft het meest: ${ $millions } mln. { $names } wint.
    }
   *[other] { $you ->
        [yes] De bank is leeg. Jij deelt de overwinning met { $names }: elk ${ $millions } mln in evenveel koffers!
       *[no] De bank is leeg. { $names } hebben het meest, elk ${ $millions } mln in evenveel koffers, en delen de overwinning.
    }
}

# Refusals
dont-bluff-nothing-to-roll = Er valt nu niets te gooien.
dont-bluff-no-target-to-choose = Er valt nu niemand te kiezen.
dont-bluff-choose-another-player = Kies een andere speler aan deze tafel.
dont-bluff-no-offer-now = Dit is niet het moment voor een aanbod.
dont-bluff-nothing-to-add-to = Er valt nu niets bij te leggen.
dont-bluff-claim-out-of-range = Noem een aantal miljoenen van 0 tot { $highest }, of zeg niets.
dont-bluff-lay-at-least-one = Leg minstens één koffer neer.
dont-bluff-not-in-your-hand = Noem koffers uit je eigen hand, de duurste eerst.
dont-bluff-nothing-to-take = Er wordt je niets aangeboden.
dont-bluff-nothing-to-open = Er ligt geen dichte koffer voor je.
dont-bluff-nothing-to-pay = Je bent nu niets schuldig.
dont-bluff-bluffs-are-not-money = Met een bluf betaal je niets. Je bent ${ $millions } mln schuldig: betaal met geld.
dont-bluff-pays-too-little = Dat is te weinig: je bent ${ $millions } mln schuldig.
dont-bluff-pay-the-exact-sum = Je kunt precies ${ $millions } mln betalen, dus dat moet.
dont-bluff-pays-with-a-card-too-many = Een van die koffers kan blijven: je bent ${ $millions } mln schuldig, en de rest is genoeg.

# The terminal table
dont-bluff-frame = Don't Bluff! · doel: $25 mln · bank: { $bank }
dont-bluff-column-money = geld
dont-bluff-column-colours = kleuren
dont-bluff-column-suitcases = koffers
dont-bluff-role-gun = pistool
dont-bluff-role-offers = biedt aan
dont-bluff-role-answers = antwoordt
dont-bluff-role-wins = wint
dont-bluff-stage = { $name } → { $other }
dont-bluff-stage-open = Open: ${ $millions } mln
dont-bluff-stage-closed = Dicht: { $count }
dont-bluff-stage-inside = Dicht: ${ $millions } mln, maar dat weet alleen jij
dont-bluff-stage-claim = { $claim ->
    [0] { $name }: “Er zit niets in.”
   *[other] { $name }: “${ $claim } mln.”
}
dont-bluff-stage-silent = { $name }: “…”
dont-bluff-stage-die = {" "}Zwarte dobbelsteen: { $die }{" "}
dont-bluff-stage-colour = Kleurdobbelsteen: { $colour }
dont-bluff-your-hand = Je koffers: ${ $millions } mln

# The browser's table
dont-bluff-goal = Doel: ${ $goal } mln
dont-bluff-bank-name = Bank
dont-bluff-bank-left = Koffers in de bank: { $left } van { $all }. De laatste beëindigt het spel.
dont-bluff-purse = ${ $millions } mln van ${ $goal } mln
dont-bluff-millions = ${ $millions } mln
dont-bluff-times = ×{ $count }
dont-bluff-count = { $count ->
    [one] { $count } koffer
   *[other] { $count } koffers
}
dont-bluff-colour-die = De kleurdobbelsteen
dont-bluff-black-die = De zwarte dobbelsteen
dont-bluff-lay-here = Tik op je koffers om ze hier neer te leggen
dont-bluff-drafted = Er zit ${ $millions } mln in, dat weet alleen jij
dont-bluff-owed = Te betalen: ${ $due } mln
dont-bluff-odds-lower = { $you ->
    [yes] Jij betaalt { $other } ${ $millions } mln
   *[no] { $toyou ->
        [yes] { $name } betaalt jou ${ $millions } mln
       *[no] { $name } betaalt { $other } ${ $millions } mln
    }
}
dont-bluff-odds-same = { $you ->
    [yes] Jij neemt alles
   *[no] { $name } neemt alles
}
dont-bluff-odds-higher = { $toyou ->
    [yes] Jij moet bijleggen
   *[no] { $other } moet bijleggen
}
dont-bluff-odds-higher-nothing-left = { $toyou ->
    [yes] Jij kunt niets bijleggen: { $name } neemt alles
   *[no] { $you ->
        [yes] { $other } kan niets bijleggen: jij neemt alles
       *[no] { $other } kan niets bijleggen: { $name } neemt alles
    }
}
dont-bluff-pile = { $value ->
    [0] { $count ->
        [one] { $count } blufkoffer in je hand
       *[other] { $count } blufkoffers in je hand
    }
   *[other] { $count ->
        [one] { $count } koffer met ${ $value } mln in je hand
       *[other] { $count } koffers met ${ $value } mln in je hand
    }
}
dont-bluff-pile-choose = { $value ->
    [0] Kies een blufkoffer; in je hand: { $count }
   *[other] Kies een koffer met ${ $value } mln; in je hand: { $count }
}
dont-bluff-put-back = { $value ->
    [0] Leg een blufkoffer terug
   *[other] Leg een koffer met ${ $value } mln terug
}
dont-bluff-say = Wat zeg je dat erin zit?
dont-bluff-say-nothing = Zeg niets
dont-bluff-say-millions = { $millions ->
    [0] Zeg: “Er zit niets in”
   *[other] Zeg ${ $millions } mln
}
dont-bluff-say-truth = { $millions ->
    [0] Zeg: “Er zit niets in”, de waarheid
   *[other] Zeg ${ $millions } mln, de waarheid
}
dont-bluff-button-colour-die = Gooi de kleurdobbelsteen
dont-bluff-button-black-die = Gooi de zwarte dobbelsteen
dont-bluff-button-choose = Kies { $name }
dont-bluff-button-offer = { $claim ->
    [none] { $count ->
        [one] Bied { $name } { $count } koffer aan, zeg niets
       *[other] Bied { $name } { $count } koffers aan, zeg niets
    }
    [0] { $count ->
        [one] Bied { $name } { $count } koffer aan: “Er zit niets in”
       *[other] Bied { $name } { $count } koffers aan: “Er zit niets in”
    }
   *[other] { $count ->
        [one] Bied { $name } { $count } koffer aan, zeg ${ $claim } mln
       *[other] Bied { $name } { $count } koffers aan, zeg ${ $claim } mln
    }
}
dont-bluff-button-add = { $claim ->
    [none] { $count ->
        [one] Leg { $count } koffer bij, zeg niets
       *[other] Leg { $count } koffers bij, zeg niets
    }
    [0] { $count ->
        [one] Leg { $count } koffer bij: “Er zit niets in”
       *[other] Leg { $count } koffers bij: “Er zit niets in”
    }
   *[other] { $count ->
        [one] Leg { $count } koffer bij, zeg nog ${ $claim } mln
       *[other] Leg { $count } koffers bij, zeg nog ${ $claim } mln
    }
}
dont-bluff-button-take = { $count ->
    [one] Neem hem
    [2] Neem ze allebei
   *[other] Neem alle { $count }
}
dont-bluff-take-means = { $count ->
    [one] Van jou, ongeopend
   *[other] Van jou, ongeopend
}
dont-bluff-button-open = { $count ->
    [one] Open hem
    [2] Open ze allebei
   *[other] Open alle { $count }
}
dont-bluff-open-means = Je gooit: is het lager, dan betaal je
dont-bluff-ways = Zo kun je betalen
dont-bluff-way = { $over ->
    [0] { $cards }, precies wat je schuldig bent
   *[other] { $cards }, ${ $over } mln te veel
}
dont-bluff-way-over = { $over ->
    [0] gepast
   *[other] ${ $over } mln te veel
}
dont-bluff-button-pay = { $over ->
    [0] Betaal { $cards }
   *[other] Betaal { $cards }: ${ $over } mln te veel, geen wisselgeld
}

# The end
dont-bluff-end-why = { $reason ->
    [twenty_five_millions] Wie als eerste $25 mln heeft, wint.
    [fewer] De bank is leeg. Evenveel geld: wie de minste koffers heeft, wint.
    [shared] De bank is leeg. Evenveel geld en evenveel koffers.
   *[bank_empty] De bank is leeg: wie het meeste geld heeft, wint.
}

# What people say with one tap
dont-bluff-phrase-open-it = Toe maar, maak open.
dont-bluff-phrase-worth-it = Elk miljoen waard.

# Actions in a few words, where a button says too little or too much
dont-bluff-act-roll = Gooi de dobbelsteen
dont-bluff-act-offer = { $claim ->
    [none] Leg { $cards } neer, zeg niets
    [0] Leg { $cards } neer: “Er zit niets in”
   *[other] Leg { $cards } neer, zeg ${ $claim } mln
}
dont-bluff-act-add = { $claim ->
    [none] Leg { $cards } bij, zeg niets
    [0] Leg { $cards } bij: “Er zit niets in”
   *[other] Leg { $cards } bij, zeg ${ $claim } mln
}
dont-bluff-act-take = Neem alles ongeopend
dont-bluff-act-open = Openen
