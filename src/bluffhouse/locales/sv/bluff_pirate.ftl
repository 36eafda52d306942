### Bluff Pirate (rules BP-1 to BP-10)
### $card is one of: anchor, compass, eyepatch, flag, hook, lantern, map, pirate, rum, spyglass.
### $cards is a list of them as bluff-pirate-cards writes it: “2 × rum, hook”; in refusals, a number.
### $island says whether a ship gets to an island: “treasure” if it is known to be there, “yes” or “no”.
### A square is a number from 0, the start, to that of the second island.


# The cards
bluff-pirate-card = { $card ->
    [anchor] ankare
    [compass] kompass
    [eyepatch] ögonlapp
    [flag] flagga
    [hook] krok
    [lantern] lykta
    [map] karta
    [pirate] pirat
    [rum] rom
   *[spyglass] kikare
}
bluff-pirate-cards = { $count ->
    [1] { bluff-pirate-card }
   *[other] { $count } × { bluff-pirate-card }
}
bluff-pirate-no-cards = inga

# Decisions
bluff-pirate-ask-turn = Dra kort, eller offra en pirat och kapa ett skepp framför dig?
bluff-pirate-ask-turn-draw = Du har ingen pirat och kan inte kapa någon: dra kort. Ingen får veta varför.
bluff-pirate-ask-lay = Lägga en serie på 3 till 5 kort som ska vara lika, 1 eller 2 av dem öppet? Eller lägga ingen?
bluff-pirate-ask-vote = { $name } lägger { $count } kort; öppet: { $up ->
    [1] { bluff-pirate-card }
   *[other] { $up } × { bluff-pirate-card }
}{ $claim ->
    [yes] . ”Jag bluffar inte.” Tror du på det?
   *[no] . Är alla lika?
}
bluff-pirate-ask-pick = Alla har röstat i hemlighet. Vems röst vänder du?
bluff-pirate-ask-over = Spelet är slut.
bluff-pirate-do-draw = { $count ->
    [0] det finns inget kort kvar att dra; lägg sedan en serie eller ingen
    [one] { $count } kort finns kvar att dra; lägg sedan en serie eller ingen
   *[other] { $count } kort; lägg sedan en serie eller ingen
}
bluff-pirate-do-board = kasta en pirat och ta { $count ->
    [one] det enda kortet från { $name }
   *[other] { $count } kort från { $name }, utan att titta
}; det är hela din tur
bluff-pirate-do-lay-honest = ärligt: ingen kan stoppa dig, du seglar till { $square }{ $island ->
    [treasure] , skatten
    [yes] , en ö
   *[no] {""}
}
bluff-pirate-do-lay-bluff = en bluff: till { $square }{ $island ->
    [treasure] , skatten,
    [yes] , en ö,
   *[no] {""}
} om den går hem; blir du avslöjad, står du kvar, och den som avslöjade dig seglar. Lägg till ”say honest” för att svära på att det inte är en bluff
bluff-pirate-do-discard = lägg ingen serie; kortet kastas, öppet
bluff-pirate-do-keep = lägg ingen serie; med så få kort kastar du inget
bluff-pirate-do-vote-bluff = { $counts ->
    [yes] är det en bluff
   *[no] om din röst väljs och det är en bluff
} seglar du till { $square }{ $island ->
    [treasure] , skatten
    [yes] , en ö
   *[no] {""}
}; är serien ärlig, { $back ->
    [none] förlorar du ingenting, för du står på start
    [0] går du tillbaka till start
   *[other] går du tillbaka till { $back }
}
bluff-pirate-do-vote-honest = { $counts ->
    [yes] { $name } seglar till { $square }
   *[no] om din röst väljs, seglar { $name } till { $square }
}{ $island ->
    [treasure] , skatten
    [yes] , en ö
   *[no] {""}
}; du står kvar
bluff-pirate-do-pick-honest = du seglar till { $square } hur rösten än lyder{ $start ->
    [0] {""}
   *[other] ; om { $name } röstade ”bluff”, går det skeppet från { $start } tillbaka till { $back }
}
bluff-pirate-do-pick-bluff = om { $name } tror dig, seglar du till { $square }; annars seglar det skeppet från { $start } till { $forward }

# The table
bluff-pirate-table-island = { $token ->
    [empty] Ön på ruta { $square }: öppnad, den var tom
    [treasure] Ön på ruta { $square }: öppnad, skatten
    [known] Ön på ruta { $square }: stängd, men skatten måste finnas här; den som når hit vinner
   *[closed] Ön på ruta { $square }: stängd, skatten eller ingenting
}
bluff-pirate-table-seat = { $seat } { $name }{ $you ->
    [yes] {" (du)"}
   *[no] {""}
}: { $square ->
    [0] på start
   *[other] på ruta { $square }
}, { $count ->
    [one] { $count } kort
   *[other] { $count } kort
}{ $turn ->
    [yes] ; på tur nu
   *[no] {""}
}
bluff-pirate-table-pile = { $pile ->
    [0] Korthögen är tom
    [one] { $pile } kort i korthögen
   *[other] { $pile } kort i korthögen
}; kastade: { $discards }
bluff-pirate-table-voted = Har röstat: { $names }
bluff-pirate-table-vote = { $vote ->
    [bluff] Du röstade ”bluff”.
   *[honest] Du röstade ”ingen bluff”.
}
bluff-pirate-table-hand = { $count ->
    [0] Du har inga kort.
   *[other] Dina kort: { $cards }
}

# The story
bluff-pirate-hidden = { $island ->
    [none] På var och en av de två öarna ligger en stängd bricka. Den ena är skatten, den andra är tom, och ingen vet vilken.
   *[other] Skatten ligger på ön på ruta { $island }; den andra ön är tom.
}
bluff-pirate-shuffled = { $all ->
    [yes] Alla { $count } kort blandas och blir korthög.
   *[no] Korthögen är tom. { $count ->
        [one] Det kastade kortet blir en ny.
       *[other] De { $count } kastade korten blandas och blir en ny.
    }
}
bluff-pirate-shuffled-order = Uppifrån: { $cards }.
bluff-pirate-dealt = { $count ->
    [one] Alla får { $count } kort.
   *[other] Alla får { $count } kort.
}{ $hands ->
    [none] {""}
   *[other] {" "}{ $hands }
}
bluff-pirate-dealt-hand = { $you ->
    [yes] Du har: { $cards }.
   *[no] { $name } har: { $cards }.
}
bluff-pirate-draw-chosen = { $you ->
    [yes] Du kapar ingen.
   *[no] { $name } kapar ingen.
}
bluff-pirate-drawn = { $count ->
    [0] { $you ->
        [yes] Det finns inget kort för dig att dra.
       *[no] Det finns inget kort för { $name } att dra.
    }
   *[other] { $cards ->
        [none] { $count ->
            [one] { $name } drar { $count } kort.
           *[other] { $name } drar { $count } kort.
        }
       *[other] { $you ->
            [yes] Du drar: { $cards }.
           *[no] { $name } drar: { $cards }.
        }
    } { $pile ->
        [0] Korthögen är tom nu.
       *[other] { $pile } kvar i korthögen.
    }
}
bluff-pirate-boarded = { $you ->
    [yes] Alle man ombord! Du offrar en pirat och kapar { $other }.
   *[no] { $toyou ->
        [yes] Alle man ombord! { $name } offrar en pirat och kapar ditt skepp.
       *[no] Alle man ombord! { $name } offrar en pirat och kapar { $other }.
    }
}
bluff-pirate-robbed = { $cards ->
    [none] { $count ->
        [one] { $name } tar { $count } kort från { $other } utan att titta.
       *[other] { $name } tar { $count } kort från { $other } utan att titta.
    }
   *[other] { $you ->
        [yes] Du tar från { $other }: { $cards }.
       *[no] { $toyou ->
            [yes] { $name } tar från dig: { $cards }.
           *[no] { $name } tar från { $other }: { $cards }.
        }
    }
}
bluff-pirate-laid = { $you ->
    [yes] Du lägger en serie på { $count } kort (öppet: { $up ->
        [1] { bluff-pirate-card }
       *[other] { $up } × { bluff-pirate-card }
    }, dolt: { $down }).
   *[no] { $name } lägger en serie på { $count } kort (öppet: { $up ->
        [1] { bluff-pirate-card }
       *[other] { $up } × { bluff-pirate-card }
    }, dolt: { $down }).
}{ $claim ->
    [yes] { $you ->
        [yes] {" "}Du säger: ”Jag bluffar inte.”
       *[no] {" "}”Jag bluffar inte.”
    }
   *[no] {""}
}
bluff-pirate-laid-hidden = Dolt: { $cards } ({ $bluff ->
    [yes] en bluff
   *[no] ärligt
}).
bluff-pirate-discarded = { $you ->
    [yes] Du lägger ingen serie och kastar: { bluff-pirate-card }.
   *[no] { $name } lägger ingen serie och kastar: { bluff-pirate-card }.
}
bluff-pirate-kept = { $you ->
    [yes] Du lägger ingen serie och behåller dina kort.
   *[no] { $name } lägger ingen serie och behåller sina kort.
}
bluff-pirate-too-few = { $you ->
    [yes] { $count ->
        [0] Du har inga kort, så din tur är över.
        [one] Du har { $count } kort, för få för en serie, så din tur är över.
       *[other] Du har { $count } kort, för få för en serie, så din tur är över.
    }
   *[no] { $count ->
        [0] { $name } har inga kort, så turen är över.
        [one] { $name } har { $count } kort, för få för en serie, så turen är över.
       *[other] { $name } har { $count } kort, för få för en serie, så turen är över.
    }
}
bluff-pirate-voted = { $vote ->
    [hidden] { $name } har röstat.
    [bluff] { $you ->
        [yes] Du röstar: ”bluff”.
       *[no] { $name } röstar: ”bluff”.
    }
   *[honest] { $you ->
        [yes] Du röstar: ”ingen bluff”.
       *[no] { $name } röstar: ”ingen bluff”.
    }
}
bluff-pirate-picked = { $you ->
    [yes] Du vänder rösten från { $other }.
   *[no] { $toyou ->
        [yes] { $name } vänder din röst.
       *[no] { $name } vänder rösten från { $other }.
    }
}
bluff-pirate-revealed-vote = { $toyou ->
    [yes] Du röstade { $vote ->
        [bluff] ”bluff”
       *[honest] ”ingen bluff”
    }.
   *[no] { $other } röstade { $vote ->
        [bluff] ”bluff”
       *[honest] ”ingen bluff”
    }.
}
bluff-pirate-revealed-cards = Dolt var: { $cards }.
bluff-pirate-revealed = { $outcome ->
    [caught] Bluffen avslöjad! { $you ->
        [yes] Du tar tillbaka dina kort.
       *[no] { $name } tar tillbaka sina kort.
    }
    [believed] En bluff, och den gick hem! Serien kastas.
    [wronged] Ärligt: en falsk anklagelse! Serien kastas.
   *[honest] Ärligt, minsann. Serien kastas.
}
bluff-pirate-sailed = { $you ->
    [yes] { $count ->
        [one] Du seglar { $count } ruta, från { $start } till { $square }.
       *[other] Du seglar { $count } rutor, från { $start } till { $square }.
    }
   *[no] { $count ->
        [one] { $name } seglar { $count } ruta, från { $start } till { $square }.
       *[other] { $name } seglar { $count } rutor, från { $start } till { $square }.
    }
}
bluff-pirate-sent-back = { $start ->
    [0] { $you ->
        [yes] Du skulle gå tillbaka, men du står på start.
       *[no] { $name } skulle gå tillbaka, men står på start.
    }
   *[other] { $you ->
        [yes] Du går tillbaka från { $start } till { $square }.
       *[no] { $name } går tillbaka från { $start } till { $square }.
    }
}
bluff-pirate-opened = { $treasure ->
    [yes] { $you ->
        [yes] Du vänder brickan på { $square }: skatten!
       *[no] { $name } vänder brickan på { $square }: skatten!
    }
   *[no] { $you ->
        [yes] Du vänder brickan på { $square }: tomt! Skatten finns på den andra ön.
       *[no] { $name } vänder brickan på { $square }: tomt! Skatten finns på den andra ön.
    }
}
bluff-pirate-ended = { $you ->
    [yes] Skatten är din: du vinner!
   *[no] { $names } har skatten och vinner.
} Skeppen: { $ships }.
bluff-pirate-ended-ship = { $name } på { $square }

# Refusals
bluff-pirate-draw-or-board-first = Dra först kort, eller kapa ett skepp.
bluff-pirate-lay-or-discard-now = Du har dragit: lägg nu en serie, eller ingen.
bluff-pirate-vote-now = En serie ligger på bordet: rösta ”bluff” eller ”ingen bluff”.
bluff-pirate-pick-a-voter-now = Alla har röstat: välj vems röst du vänder.
bluff-pirate-no-such-card = Det kortet finns inte. Korten är: anchor (ankare), compass (kompass), eyepatch (ögonlapp), flag (flagga), hook (krok), lantern (lykta), map (karta), pirate (pirat), rum (rom), spyglass (kikare).
bluff-pirate-one-or-two-face-up = Ett eller två kort i en serie ligger öppet och visar samma sak.
bluff-pirate-three-to-five-cards = { $cards ->
    [one] En serie har tre till fem kort totalt; det där är { $cards }.
   *[other] En serie har tre till fem kort totalt; det där är { $cards }.
}
bluff-pirate-claim-or-not = Man säger ”jag bluffar inte”, eller ingenting.
bluff-pirate-hidden-cards-in-order = De dolda korten ska nämnas i alfabetisk ordning efter sina engelska namn.
bluff-pirate-card-not-in-hand = Så många har du inte av det kortet: { bluff-pirate-card }.
bluff-pirate-too-few-to-discard = { $cards ->
    [one] Med { $cards } kort kastar du inget: lägg en serie, eller behåll.
   *[other] Med { $cards } kort kastar du inget: lägg en serie, eller behåll.
}
bluff-pirate-too-many-to-keep = { $cards ->
    [one] Med { $cards } kort kan du inte behålla alla: lägg en serie, eller kasta ett.
   *[other] Med { $cards } kort kan du inte behålla alla: lägg en serie, eller kasta ett.
}
bluff-pirate-board-needs-a-pirate = En kapning kräver en pirat, och du har ingen: dra kort.
bluff-pirate-no-such-ship = Det skeppet finns inte. Välj ett som ligger före ditt.
bluff-pirate-ship-not-ahead = Det skeppet ligger inte före ditt, så du kan inte kapa det.
bluff-pirate-ship-without-cards = Det skeppet har inga kort, så det finns inget att ta. Dra kort eller välj ett annat.
bluff-pirate-bluff-or-not = Man röstar ”bluff” eller ”ingen bluff”.
bluff-pirate-pick-an-opponent = Välj en av de andra spelarna, de som har röstat.

# The terminal table
bluff-pirate-column-square = ruta
bluff-pirate-column-cards = kort
bluff-pirate-island-closed = { $square } ? stängd
bluff-pirate-island-empty = { $square } × tom
bluff-pirate-island-known = { $square } ◆ här är skatten
bluff-pirate-island-treasure = { $square } ◆ skatten
bluff-pirate-islands = Öarna: { $near } · { $far }
bluff-pirate-pile = Hög { $pile } · kastade: { $discards }
bluff-pirate-stage = { $you ->
    [yes] Din serie: { $count } kort
   *[no] Serie från { $name }: { $count } kort
}
bluff-pirate-stage-claim = ”Jag bluffar inte.”
bluff-pirate-stage-hidden = Dolt: { $cards }
bluff-pirate-won = { $you ->
    [yes] Skatten är din!
   *[no] { $name } har skatten.
}
bluff-pirate-your-hand = { $count ->
    [0] Du har inga kort.
    [one] Ditt kort
   *[other] Dina { $count } kort
}

# The browser's table
bluff-pirate-chart = Sjökort: kursen från hamnen, ruta 0, förbi ön på { $near } till ön på { $far }
bluff-pirate-seat = { $square ->
    [0] på start
   *[other] på ruta { $square }
}, { $count ->
    [one] { $count } kort
   *[other] { $count } kort
}
bluff-pirate-your-ship = { $square ->
    [0] Ditt skepp står på start.
   *[other] Ditt skepp står på ruta { $square }.
}
bluff-pirate-has-voted = { $voted ->
    [yes] har röstat
   *[no] har inte röstat än
}
bluff-pirate-stage-none = Ingen serie ligger på bordet.
bluff-pirate-claim = ”Jag bluffar inte.”
bluff-pirate-turning = { $you ->
    [yes] Du vänder rösten från { $other } …
   *[no] { $toyou ->
        [yes] { $name } vänder din röst …
       *[no] { $name } vänder rösten från { $other } …
    }
}
bluff-pirate-vote-of = { $vote ->
    [bluff] { $name }: bluff
    [honest] { $name }: ingen bluff
   *[hidden] { $name }
}
bluff-pirate-face-down = ett dolt kort
bluff-pirate-turn-over = { $now ->
    [down] { bluff-pirate-card }, dolt: vänd upp
    [up] { bluff-pirate-card }, öppet: vänd ner
   *[fixed] { bluff-pirate-card }, öppet: ett kort måste vara det
}
bluff-pirate-piles = { $pile ->
    [one] { $pile } kort att dra
   *[other] { $pile } kort att dra
}, { $discards ->
    [one] { $discards } kastat kort
   *[other] { $discards } kastade kort
}: visa de kastade
bluff-pirate-discards = Kastat hittills
bluff-pirate-discards-why = Det finns tio kort av varje sort. { $pile ->
    [0] Korthögen är tom.
    [one] { $pile } kort finns kvar att dra.
   *[other] { $pile } kort finns kvar att dra.
}
bluff-pirate-ask-set = { $count ->
    [0] { $cards ->
        [3] Lägga alla 3 kort som samma sort, 1 eller 2 öppet? Eller lägga ingen serie?
        [4] Lägga 3 eller 4 kort som samma sort, 1 eller 2 öppet? Eller lägga ingen serie?
       *[other] Tryck på 3 till 5 kort att lägga som samma sort, 1 eller 2 öppet; eller på ett kort att kasta.
    }
    [one] { $count } kort hittills: en serie har 3 till 5. Tryck på ett kort på bordet för att vända det.
   *[other] { $count } kort hittills: en serie har 3 till 5. Tryck på ett kort på bordet för att vända det.
}
bluff-pirate-ask-whose = { $honest ->
    [yes] Alla har röstat. Vems röst ska vändas? Du är ärlig och seglar till { $square }; den som ropat ”bluff” får gå tillbaka.
   *[no] Alla har röstat. Vems röst ska vändas? Går bluffen hem, seglar du till { $square }; avslöjas den, seglar den andra.
}
bluff-pirate-if-honest = Ärligt: ingen kan stoppa dig, du seglar till { $square }{ $island ->
    [treasure] , skatten.
    [yes] , en ö.
   *[no] .
}
bluff-pirate-if-bluff = En bluff: går den hem, seglar du till { $square }{ $island ->
    [treasure] , skatten
    [yes] , en ö
   *[no] {""}
}; avslöjas den, står du kvar, och den som avslöjade dig seglar.
bluff-pirate-button-claim = Säg ”jag bluffar inte”
bluff-pirate-button-lay = { $count ->
    [0] Lägg en serie
   *[other] Lägg { $count } kort (öppet: { $up ->
        [1] { bluff-pirate-card }
       *[other] { $up } × { bluff-pirate-card }
    }, dolt: { $down })
}
bluff-pirate-button-discard = { $card ->
    [none] Kasta ett kort
   *[other] Kasta { bluff-pirate-card }
}
bluff-pirate-button-keep = Ingen serie, behåll alla
bluff-pirate-button-draw = { $count ->
    [0] Dra inget: inga kort kvar
    [one] Dra sista kortet
   *[other] Dra { $count } kort
}
bluff-pirate-button-board = { $count ->
    [one] Kapa { $name }: en pirat mot enda kortet
   *[other] Kapa { $name }: en pirat mot { $count } kort
}
bluff-pirate-button-vote = { $vote ->
    [bluff] Bluff!
   *[honest] Ingen bluff
}
bluff-pirate-button-pick = Vänd rösten från { $name }
bluff-pirate-vote-bluff-then = Om du har rätt och din röst vänds: du seglar { $start } → { $square }{ $island ->
    [treasure] , skatten
    [yes] , en ö
   *[no] {""}
}. Om du har fel: { $back ->
    [none] du står kvar på start.
    [0] du går tillbaka till start.
   *[other] du går tillbaka till { $back }.
}
bluff-pirate-vote-honest-then = Om din röst vänds: { $name } seglar till { $square }{ $island ->
    [treasure] , skatten.
    [yes] , en ö.
   *[no] .
} Du står kvar.
bluff-pirate-pick-honest-then = { $start ->
    [0] ”Bluff”: står kvar på start.
   *[other] ”Bluff”: får gå tillbaka, { $start } → { $back }.
}
bluff-pirate-pick-bluff-then = ”Bluff”: seglar { $start } → { $forward }.

# The end
bluff-pirate-end-why = Skatten fanns på ön på ruta { $square }.
bluff-pirate-end-score = Ruta { $square }
bluff-pirate-end-row = { $count ->
    [0] hittade skatten
    [one] { $count } ruta efter
   *[other] { $count } rutor efter
}

# What people say with one tap
bluff-pirate-phrase-ahoy = Ohoj!
bluff-pirate-phrase-honest = På heder och samvete.

# Actions in a few words, where a button says too little or too much
bluff-pirate-act-draw = Dra
bluff-pirate-act-board = Kapa { $name }
bluff-pirate-act-lay = { $claim ->
    [yes] Lägg öppet: { $shown }; dolt: { $hidden }; och säg ”jag bluffar inte”
   *[no] Lägg öppet: { $shown }; dolt: { $hidden }
}
