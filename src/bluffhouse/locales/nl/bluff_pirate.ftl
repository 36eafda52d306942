### Bluff Pirate (rules BP-1 to BP-10)
### $card is one of: anchor, compass, eyepatch, flag, hook, lantern, map, pirate, rum, spyglass.
### $cards is a list of them as bluff-pirate-cards writes it: “2 × rum, hook”; in refusals, a number.
### $island says whether a ship gets to an island: “treasure” if it is known to be there, “yes” or “no”.
### A square is a number from 0, the start, to that of the second island.


# The cards
bluff-pirate-card = { $card ->
    [anchor] anker
    [compass] kompas
    [eyepatch] ooglapje
    [flag] vlag
    [hook] haak
    [lantern] lantaarn
    [map] schatkaart
    [pirate] piraat
    [rum] rum
   *[spyglass] verrekijker
}
bluff-pirate-cards = { $count ->
    [1] { bluff-pirate-card }
   *[other] { $count } × { bluff-pirate-card }
}
bluff-pirate-no-cards = geen

# Decisions
bluff-pirate-ask-turn = Kaarten trekken, of een piraat afleggen en een schip vóór je enteren?
bluff-pirate-ask-turn-draw = Je hebt geen piraat en kunt niemand enteren: trek. Niemand hoort waarom.
bluff-pirate-ask-lay = Een serie van 3 tot 5 zogenaamd gelijke kaarten neerleggen, 1 of 2 daarvan open? Of geen serie?
bluff-pirate-ask-vote = { $name } legt { $count } kaarten neer, open ligt: { $up ->
    [1] { bluff-pirate-card }
   *[other] { $up } × { bluff-pirate-card }
}{ $claim ->
    [yes] . “Ik bluf niet.” Geloof je dat?
   *[no] . Zijn ze allemaal gelijk?
}
bluff-pirate-ask-pick = Iedereen heeft in het geheim gestemd. Wiens stem draai je om?
bluff-pirate-ask-over = Het spel is afgelopen.
bluff-pirate-do-draw = { $count ->
    [0] er is geen kaart meer te trekken; leg daarna een serie neer of geen
    [one] er is nog { $count } kaart te trekken; leg daarna een serie neer of geen
   *[other] { $count } kaarten; leg daarna een serie neer of geen
}
bluff-pirate-do-board = leg een piraat af en neem { $count ->
    [one] de enige kaart van { $name }
   *[other] blindelings { $count } kaarten van { $name }
}; dat is je hele beurt
bluff-pirate-do-lay-honest = eerlijk: niemand houdt je tegen, je vaart naar vakje { $square }{ $island ->
    [treasure] , de schat
    [yes] , een eiland
   *[no] {""}
}
bluff-pirate-do-lay-bluff = bluf: naar vakje { $square }{ $island ->
    [treasure] , de schat,
    [yes] , een eiland,
   *[no] {""}
} als je wordt geloofd; word je betrapt, dan blijf je liggen en vaart wie je betrapte. Zet er “say honest” achter om te zweren dat je niet bluft
bluff-pirate-do-discard = geen serie neerleggen; de kaart wordt open afgelegd
bluff-pirate-do-keep = geen serie neerleggen; met zo weinig kaarten leg je niets af
bluff-pirate-do-vote-bluff = { $counts ->
    [yes] is het bluf,
   *[no] telt jouw stem en is het bluf,
} dan vaar jij naar vakje { $square }{ $island ->
    [treasure] , de schat
    [yes] , een eiland
   *[no] {""}
}; is het eerlijk, { $back ->
    [none] dan verlies je niets, want je ligt bij de start
    [0] dan ga je terug naar de start
   *[other] dan ga je terug naar vakje { $back }
}
bluff-pirate-do-vote-honest = { $counts ->
    [yes] { $name } vaart naar vakje { $square }
   *[no] telt jouw stem, dan vaart { $name } naar vakje { $square }
}{ $island ->
    [treasure] , de schat
    [yes] , een eiland
   *[no] {""}
}; jij blijft waar je bent
bluff-pirate-do-pick-honest = je vaart naar vakje { $square }, wat de stem ook is{ $start ->
    [0] {""}
   *[other] ; stemde { $name } “bluf”, dan gaat dat schip van { $start } terug naar { $back }
}
bluff-pirate-do-pick-bluff = als { $name } je gelooft, vaar je naar vakje { $square }; zo niet, dan vaart dat schip van { $start } naar { $forward }

# The table
bluff-pirate-table-island = { $token ->
    [empty] Eiland op vakje { $square }: open, het was leeg
    [treasure] Eiland op vakje { $square }: open, de schat
    [known] Eiland op vakje { $square }: dicht, maar hier moet de schat liggen; wie er komt, wint
   *[closed] Eiland op vakje { $square }: dicht, de schat of niets
}
bluff-pirate-table-seat = { $seat } { $name }{ $you ->
    [yes] {" (jij)"}
   *[no] {""}
}: { $square ->
    [0] bij de start
   *[other] op vakje { $square }
}, { $count ->
    [one] { $count } kaart
   *[other] { $count } kaarten
}{ $turn ->
    [yes] ; is aan de beurt
   *[no] {""}
}
bluff-pirate-table-pile = { $pile ->
    [0] De pot is leeg
    [one] In de pot zit nog { $pile } kaart
   *[other] In de pot zitten nog { $pile } kaarten
}; afgelegd: { $discards }
bluff-pirate-table-voted = Gestemd hebben: { $names }
bluff-pirate-table-vote = { $vote ->
    [bluff] Jij stemde “bluf”.
   *[honest] Jij stemde “geen bluf”.
}
bluff-pirate-table-hand = { $count ->
    [0] Je hebt geen kaarten.
   *[other] Je kaarten: { $cards }
}

# The story
bluff-pirate-hidden = { $island ->
    [none] Op beide eilanden ligt een gedekte fiche. De ene is de schat, de andere is leeg, en niemand weet welke.
   *[other] De schat ligt op het eiland op vakje { $island }; het andere eiland is leeg.
}
bluff-pirate-shuffled = { $all ->
    [yes] Alle { $count } kaarten worden geschud en vormen de pot.
   *[no] De pot is leeg. { $count ->
        [one] De afgelegde kaart vormt een nieuwe.
       *[other] De { $count } afgelegde kaarten worden geschud en vormen een nieuwe.
    }
}
bluff-pirate-shuffled-order = Van boven naar beneden: { $cards }.
bluff-pirate-dealt = { $count ->
    [one] Iedereen krijgt { $count } kaart.
   *[other] Iedereen krijgt { $count } kaarten.
}{ $hands ->
    [none] {""}
   *[other] {" "}{ $hands }
}
bluff-pirate-dealt-hand = { $you ->
    [yes] Jij hebt: { $cards }.
   *[no] { $name } heeft: { $cards }.
}
bluff-pirate-draw-chosen = { $you ->
    [yes] Je entert niemand.
   *[no] { $name } entert niemand.
}
bluff-pirate-drawn = { $count ->
    [0] { $you ->
        [yes] Er is voor jou geen kaart te trekken.
       *[no] Er is voor { $name } geen kaart te trekken.
    }
   *[other] { $cards ->
        [none] { $count ->
            [one] { $name } trekt { $count } kaart.
           *[other] { $name } trekt { $count } kaarten.
        }
       *[other] { $you ->
            [yes] Je trekt: { $cards }.
           *[no] { $name } trekt: { $cards }.
        }
    } { $pile ->
        [0] De pot is nu leeg.
       *[other] Nog { $pile } in de pot.
    }
}
bluff-pirate-boarded = { $you ->
    [yes] Enteren! Je legt een piraat af en entert het schip van { $other }.
   *[no] { $toyou ->
        [yes] Enteren! { $name } legt een piraat af en entert jouw schip.
       *[no] Enteren! { $name } legt een piraat af en entert het schip van { $other }.
    }
}
bluff-pirate-robbed = { $cards ->
    [none] { $count ->
        [one] { $name } neemt blindelings { $count } kaart van { $other }.
       *[other] { $name } neemt blindelings { $count } kaarten van { $other }.
    }
   *[other] { $you ->
        [yes] Je neemt van { $other }: { $cards }.
       *[no] { $toyou ->
            [yes] { $name } neemt van jou: { $cards }.
           *[no] { $name } neemt van { $other }: { $cards }.
        }
    }
}
bluff-pirate-laid = { $you ->
    [yes] Je legt een serie van { $count } neer: { $up ->
        [1] { bluff-pirate-card }
       *[other] { $up } × { bluff-pirate-card }
    } open, { $down } gedekt.
   *[no] { $name } legt een serie van { $count } neer: { $up ->
        [1] { bluff-pirate-card }
       *[other] { $up } × { bluff-pirate-card }
    } open, { $down } gedekt.
}{ $claim ->
    [yes] { $you ->
        [yes] {" "}Je zegt: “Ik bluf niet.”
       *[no] {" "}“Ik bluf niet.”
    }
   *[no] {""}
}
bluff-pirate-laid-hidden = Gedekt: { $cards } ({ $bluff ->
    [yes] bluf
   *[no] eerlijk
}).
bluff-pirate-discarded = { $you ->
    [yes] Je legt geen serie neer en legt af: { bluff-pirate-card }.
   *[no] { $name } legt geen serie neer en legt af: { bluff-pirate-card }.
}
bluff-pirate-kept = { $you ->
    [yes] Je legt geen serie neer en houdt je kaarten.
   *[no] { $name } legt geen serie neer en houdt de kaarten.
}
bluff-pirate-too-few = { $you ->
    [yes] { $count ->
        [0] Je hebt geen kaarten, dus je beurt is voorbij.
        [one] Je hebt { $count } kaart, te weinig voor een serie, dus je beurt is voorbij.
       *[other] Je hebt { $count } kaarten, te weinig voor een serie, dus je beurt is voorbij.
    }
   *[no] { $count ->
        [0] { $name } heeft geen kaarten, dus de beurt is voorbij.
        [one] { $name } heeft { $count } kaart, te weinig voor een serie, dus de beurt is voorbij.
       *[other] { $name } heeft { $count } kaarten, te weinig voor een serie, dus de beurt is voorbij.
    }
}
bluff-pirate-voted = { $vote ->
    [hidden] { $name } heeft gestemd.
    [bluff] { $you ->
        [yes] Jij stemt: “bluf”.
       *[no] { $name } stemt: “bluf”.
    }
   *[honest] { $you ->
        [yes] Jij stemt: “geen bluf”.
       *[no] { $name } stemt: “geen bluf”.
    }
}
bluff-pirate-picked = { $you ->
    [yes] Je draait de stem van { $other } om.
   *[no] { $toyou ->
        [yes] { $name } draait jouw stem om.
       *[no] { $name } draait de stem van { $other } om.
    }
}
bluff-pirate-revealed-vote = { $toyou ->
    [yes] Jij stemde { $vote ->
        [bluff] “bluf”
       *[honest] “geen bluf”
    }.
   *[no] { $other } stemde { $vote ->
        [bluff] “bluf”
       *[honest] “geen bluf”
    }.
}
bluff-pirate-revealed-cards = Gedekt lag: { $cards }.
bluff-pirate-revealed = { $outcome ->
    [caught] Door de mand gevallen! { $you ->
        [yes] Je neemt je kaarten terug.
       *[no] { $name } neemt de kaarten terug.
    }
    [believed] Bluf, en het werkte! De serie wordt afgelegd.
    [wronged] Eerlijk: vals beschuldigd! De serie wordt afgelegd.
   *[honest] Inderdaad eerlijk. De serie wordt afgelegd.
}
bluff-pirate-sailed = { $you ->
    [yes] { $count ->
        [one] Je vaart { $count } vakje, van { $start } naar { $square }.
       *[other] Je vaart { $count } vakjes, van { $start } naar { $square }.
    }
   *[no] { $count ->
        [one] { $name } vaart { $count } vakje, van { $start } naar { $square }.
       *[other] { $name } vaart { $count } vakjes, van { $start } naar { $square }.
    }
}
bluff-pirate-sent-back = { $start ->
    [0] { $you ->
        [yes] Je zou terug moeten, maar je ligt bij de start.
       *[no] { $name } zou terug moeten, maar ligt bij de start.
    }
   *[other] { $you ->
        [yes] Je gaat van { $start } terug naar { $square }.
       *[no] { $name } gaat van { $start } terug naar { $square }.
    }
}
bluff-pirate-opened = { $treasure ->
    [yes] { $you ->
        [yes] Je draait de fiche op vakje { $square } om: de schat!
       *[no] { $name } draait de fiche op vakje { $square } om: de schat!
    }
   *[no] { $you ->
        [yes] Je draait de fiche op vakje { $square } om: leeg! De schat ligt op het andere eiland.
       *[no] { $name } draait de fiche op vakje { $square } om: leeg! De schat ligt op het andere eiland.
    }
}
bluff-pirate-ended = { $you ->
    [yes] De schat is van jou: je wint!
   *[no] { $names } heeft de schat en wint.
} De schepen: { $ships }.
bluff-pirate-ended-ship = { $name } op { $square }

# Refusals
bluff-pirate-draw-or-board-first = Trek eerst kaarten, of enter een schip.
bluff-pirate-lay-or-discard-now = Je hebt getrokken: leg nu een serie neer, of geen.
bluff-pirate-vote-now = Er ligt een serie op tafel: stem “bluff” (bluf) of “no bluff” (geen bluf).
bluff-pirate-pick-a-voter-now = Iedereen heeft gestemd: kies wiens stem je omdraait.
bluff-pirate-no-such-card = Zo’n kaart is er niet. De kaarten zijn: anchor (anker), compass (kompas), eyepatch (ooglapje), flag (vlag), hook (haak), lantern (lantaarn), map (schatkaart), pirate (piraat), rum (rum), spyglass (verrekijker).
bluff-pirate-one-or-two-face-up = Van een serie liggen één of twee kaarten open, en die tonen hetzelfde.
bluff-pirate-three-to-five-cards = { $cards ->
    [one] Een serie heeft in totaal drie tot vijf kaarten; dit is er { $cards }.
   *[other] Een serie heeft in totaal drie tot vijf kaarten; dit zijn er { $cards }.
}
bluff-pirate-claim-or-not = Je zegt “Ik bluf niet”, of niets.
bluff-pirate-hidden-cards-in-order = Noem de gedekte kaarten in alfabetische volgorde van hun Engelse naam.
bluff-pirate-card-not-in-hand = Zoveel heb je niet van deze kaart: { bluff-pirate-card }.
bluff-pirate-too-few-to-discard = { $cards ->
    [one] Met { $cards } kaart leg je niets af: leg een serie neer, of houd wat je hebt.
   *[other] Met { $cards } kaarten leg je niets af: leg een serie neer, of houd wat je hebt.
}
bluff-pirate-too-many-to-keep = { $cards ->
    [one] Met { $cards } kaart kun je niet alles houden: leg een serie neer, of leg er een af.
   *[other] Met { $cards } kaarten kun je niet alles houden: leg een serie neer, of leg er een af.
}
bluff-pirate-board-needs-a-pirate = Enteren kost een piraat, en die heb je niet: trek.
bluff-pirate-no-such-ship = Zo’n schip is er niet. Kies een schip vóór het jouwe.
bluff-pirate-ship-not-ahead = Dat schip ligt niet vóór dat van jou, dus je kunt het niet enteren.
bluff-pirate-ship-without-cards = Op dat schip zijn geen kaarten, dus er valt niets te halen. Trek kaarten of kies een ander.
bluff-pirate-bluff-or-not = Je stemt “bluff” (bluf) of “no bluff” (geen bluf).
bluff-pirate-pick-an-opponent = Kies een van de andere spelers die hebben gestemd.

# The terminal table
bluff-pirate-column-square = op
bluff-pirate-column-cards = kaarten
bluff-pirate-island-closed = { $square } ? dicht
bluff-pirate-island-empty = { $square } × leeg
bluff-pirate-island-known = { $square } ◆ hier ligt de schat
bluff-pirate-island-treasure = { $square } ◆ de schat
bluff-pirate-islands = De eilanden: { $near } · { $far }
bluff-pirate-pile = Pot { $pile } · afgelegd: { $discards }
bluff-pirate-stage = { $you ->
    [yes] Jouw serie: { $count } kaarten
   *[no] De serie van { $name }: { $count } kaarten
}
bluff-pirate-stage-claim = “Ik bluf niet.”
bluff-pirate-stage-hidden = Gedekt: { $cards }
bluff-pirate-won = { $you ->
    [yes] De schat is van jou!
   *[no] { $name } heeft de schat.
}
bluff-pirate-your-hand = { $count ->
    [0] Je hebt geen kaarten.
    [one] Je kaart
   *[other] Je { $count } kaarten
}

# The browser's table
bluff-pirate-chart = Zeekaart: de koers van de haven, vakje 0, langs het eiland op { $near } naar het eiland op { $far }
bluff-pirate-seat = { $square ->
    [0] bij de start
   *[other] op vakje { $square }
}, { $count ->
    [one] { $count } kaart
   *[other] { $count } kaarten
}
bluff-pirate-your-ship = { $square ->
    [0] Je schip ligt bij de start.
   *[other] Je schip ligt op vakje { $square }.
}
bluff-pirate-has-voted = { $voted ->
    [yes] heeft gestemd
   *[no] heeft nog niet gestemd
}
bluff-pirate-stage-none = Er ligt geen serie op tafel.
bluff-pirate-claim = “Ik bluf niet.”
bluff-pirate-turning = { $you ->
    [yes] Je draait de stem van { $other } om…
   *[no] { $toyou ->
        [yes] { $name } draait jouw stem om…
       *[no] { $name } draait de stem van { $other } om…
    }
}
bluff-pirate-vote-of = { $vote ->
    [bluff] { $name }: bluf
    [honest] { $name }: geen bluf
   *[hidden] { $name }
}
bluff-pirate-face-down = een gedekte kaart
bluff-pirate-turn-over = { $now ->
    [down] { bluff-pirate-card }, gedekt: leg open
    [up] { bluff-pirate-card }, open: leg gedekt
   *[fixed] { bluff-pirate-card }, open: één kaart moet open liggen
}
bluff-pirate-piles = { $pile ->
    [one] { $pile } kaart in de pot
   *[other] { $pile } kaarten in de pot
}, { $discards ->
    [one] { $discards } kaart afgelegd
   *[other] { $discards } kaarten afgelegd
}: toon wat is afgelegd
bluff-pirate-discards = Tot nu toe afgelegd
bluff-pirate-discards-why = Van elke soort zijn er tien kaarten. { $pile ->
    [0] De pot is leeg.
    [one] In de pot zit nog { $pile } kaart.
   *[other] In de pot zitten nog { $pile } kaarten.
}
bluff-pirate-ask-set = { $count ->
    [0] { $cards ->
        [3] Alle 3 de kaarten als één soort neerleggen, 1 of 2 open? Of geen serie?
        [4] 3 of 4 kaarten als één soort neerleggen, 1 of 2 open? Of geen serie?
       *[other] Tik op 3 tot 5 kaarten om ze als één soort neer te leggen, 1 of 2 open; of op één kaart om die af te leggen.
    }
    [one] { $count } kaart tot nu toe: een serie heeft er 3 tot 5. Tik op een kaart op tafel om die om te draaien.
   *[other] { $count } kaarten tot nu toe: een serie heeft er 3 tot 5. Tik op een kaart op tafel om die om te draaien.
}
bluff-pirate-ask-whose = { $honest ->
    [yes] Iedereen heeft gestemd. Wiens stem draaien we om? Je bent eerlijk en vaart naar vakje { $square }; staat er “bluf”, dan gaat de ander terug.
   *[no] Iedereen heeft gestemd. Wiens stem draaien we om? Word je geloofd, dan vaar je naar vakje { $square }; word je betrapt, dan vaart de ander.
}
bluff-pirate-if-honest = Eerlijk: niemand houdt je tegen, je vaart naar vakje { $square }{ $island ->
    [treasure] , de schat.
    [yes] , een eiland.
   *[no] .
}
bluff-pirate-if-bluff = Bluf: word je geloofd, dan vaar je naar vakje { $square }{ $island ->
    [treasure] , de schat
    [yes] , een eiland
   *[no] {""}
}; word je betrapt, dan blijf je liggen en vaart wie je betrapte.
bluff-pirate-button-claim = Zeg “Ik bluf niet”
bluff-pirate-button-lay = { $count ->
    [0] Leg een serie neer
   *[other] Leg { $count } kaarten neer: { $up ->
        [1] { bluff-pirate-card }
       *[other] { $up } × { bluff-pirate-card }
    } open, { $down } gedekt
}
bluff-pirate-button-discard = { $card ->
    [none] Leg één kaart af
   *[other] Leg af: { bluff-pirate-card }
}
bluff-pirate-button-keep = Geen serie, houd alles
bluff-pirate-button-draw = { $count ->
    [0] Trek niets: er is geen kaart meer
    [one] Trek de laatste kaart
   *[other] Trek { $count } kaarten
}
bluff-pirate-button-board = { $count ->
    [one] Enter { $name }: een piraat voor de enige kaart
   *[other] Enter { $name }: een piraat voor { $count } kaarten
}
bluff-pirate-button-vote = { $vote ->
    [bluff] Bluf!
   *[honest] Geen bluf
}
bluff-pirate-button-pick = Draai de stem van { $name } om
bluff-pirate-vote-bluff-then = Heb je gelijk en wordt jouw stem omgedraaid: je vaart { $start } → { $square }{ $island ->
    [treasure] , de schat
    [yes] , een eiland
   *[no] {""}
}. Heb je het mis: { $back ->
    [none] je blijft bij de start.
    [0] je gaat terug naar de start.
   *[other] je gaat terug naar vakje { $back }.
}
bluff-pirate-vote-honest-then = Wordt jouw stem omgedraaid: { $name } vaart naar vakje { $square }{ $island ->
    [treasure] , de schat.
    [yes] , een eiland.
   *[no] .
} Jij blijft liggen.
bluff-pirate-pick-honest-then = { $start ->
    [0] “Bluf”: blijft bij de start.
   *[other] “Bluf”: gaat terug, { $start } → { $back }.
}
bluff-pirate-pick-bluff-then = “Bluf”: vaart { $start } → { $forward }.

# The end
bluff-pirate-end-why = De schat lag op het eiland op vakje { $square }.
bluff-pirate-end-score = Vakje { $square }
bluff-pirate-end-row = { $count ->
    [0] vond de schat
    [one] { $count } vakje erachter
   *[other] { $count } vakjes erachter
}

# What people say with one tap
bluff-pirate-phrase-ahoy = Ahoi!
bluff-pirate-phrase-honest = Op mijn piratenerewoord.

# Actions in a few words, where a button says too little or too much
bluff-pirate-act-draw = Trek
bluff-pirate-act-board = Enter { $name }
bluff-pirate-act-lay = { $claim ->
    [yes] Leg { $shown } open, { $hidden } gedekt, en zeg “Ik bluf niet”
   *[no] Leg { $shown } open, { $hidden } gedekt
}
