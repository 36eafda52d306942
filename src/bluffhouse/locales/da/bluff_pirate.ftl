### Bluff Pirate (rules BP-1 to BP-10)
### $card is one of: anchor, compass, eyepatch, flag, hook, lantern, map, pirate, rum, spyglass.
### $cards is a list of them as bluff-pirate-cards writes it: “2 × rum, hook”; in refusals, a number.
### $island says whether a ship gets to an island: “treasure” if it is known to be there, “yes” or “no”.
### A square is a number from 0, the start, to that of the second island.


# The cards
bluff-pirate-card = { $card ->
    [anchor] anker
    [compass] kompas
    [eyepatch] øjeklap
    [flag] flag
    [hook] krog
    [lantern] lanterne
    [map] skattekort
    [pirate] pirat
    [rum] rom
   *[spyglass] kikkert
}
bluff-pirate-cards = { $count ->
    [1] { bluff-pirate-card }
   *[other] { $count } × { bluff-pirate-card }
}
bluff-pirate-no-cards = ingen

# Decisions
bluff-pirate-ask-turn = Trække kort eller ofre en pirat og påsejle et skib foran dig?
bluff-pirate-ask-turn-draw = Du har ingen pirat og kan ikke påsejle nogen: træk. De andre får ikke at vide hvorfor.
bluff-pirate-ask-lay = Lægge et stik på 3 til 5 kort, der skal være ens, 1 eller 2 af dem åbne? Eller intet stik?
bluff-pirate-ask-vote = { $name } lægger { $count } kort, { $up ->
    [1] { bluff-pirate-card }
   *[other] { $up } × { bluff-pirate-card }
} åbent{ $claim ->
    [yes] , og siger: ”Jeg bluffer ikke.” Tror du på det?
   *[no] . Er de alle ens?
}
bluff-pirate-ask-pick = Alle har stemt i hemmelighed. Hvis stemme vender du?
bluff-pirate-ask-over = Spillet er slut.
bluff-pirate-do-draw = { $count ->
    [0] der er ingen kort at trække; læg så et stik eller intet
    [one] der er { $count } kort at trække; læg så et stik eller intet
   *[other] { $count } kort; læg så et stik eller intet
}
bluff-pirate-do-board = ofr en pirat, og tag { $count ->
    [one] det eneste kort fra { $name }
   *[other] { $count } kort fra { $name } i blinde
}; det er hele din tur
bluff-pirate-do-lay-honest = ærligt: ingen kan stoppe dig, du sejler til { $square }{ $island ->
    [treasure] , skatten
    [yes] , en ø
   *[no] {""}
}
bluff-pirate-do-lay-bluff = en bluff: til { $square }{ $island ->
    [treasure] , skatten,
    [yes] , en ø,
   *[no] {","}
} hvis du bliver troet; bliver du afsløret, bliver du liggende, og den, der afslørede dig, sejler. Tilføj ”say honest” for at sværge på, at det ikke er bluff
bluff-pirate-do-discard = læg intet stik; kortet smides åbent
bluff-pirate-do-keep = læg intet stik; med så få kort smider du ingen
bluff-pirate-do-vote-bluff = { $counts ->
    [yes] er det bluff,
   *[no] vælges din stemme, og er det bluff,
} sejler du til { $square }{ $island ->
    [treasure] , skatten
    [yes] , en ø
   *[no] {""}
}; er det ærligt, { $back ->
    [none] mister du intet, for du ligger ved start
    [0] må du tilbage til start
   *[other] må du tilbage til { $back }
}
bluff-pirate-do-vote-honest = { $counts ->
    [yes] { $name } sejler til { $square }
   *[no] vælges din stemme, sejler { $name } til { $square }
}{ $island ->
    [treasure] , skatten
    [yes] , en ø
   *[no] {""}
}; du bliver, hvor du er
bluff-pirate-do-pick-honest = du sejler til { $square }, uanset stemmen{ $start ->
    [0] {""}
   *[other] ; har { $name } stemt ”bluff”, må det skib fra { $start } tilbage til { $back }
}
bluff-pirate-do-pick-bluff = tror { $name } på dig, sejler du til { $square }; ellers sejler det skib fra { $start } til { $forward }

# The table
bluff-pirate-table-island = { $token ->
    [empty] Ø på felt { $square }: åben, den var tom
    [treasure] Ø på felt { $square }: åben, skatten
    [known] Ø på felt { $square }: lukket, men skatten må være her; den første, der når hertil, vinder
   *[closed] Ø på felt { $square }: lukket, skatten eller ingenting
}
bluff-pirate-table-seat = { $seat } { $name }{ $you ->
    [yes] {" (dig)"}
   *[no] {""}
}: { $square ->
    [0] ved start
   *[other] på felt { $square }
}, { $count ->
    [one] { $count } kort
   *[other] { $count } kort
}{ $turn ->
    [yes] ; har turen
   *[no] {""}
}
bluff-pirate-table-pile = { $pile ->
    [0] Bunken er tom
    [one] Der er { $pile } kort i bunken
   *[other] Der er { $pile } kort i bunken
}; smidt: { $discards }
bluff-pirate-table-voted = Har stemt: { $names }
bluff-pirate-table-vote = { $vote ->
    [bluff] Du stemte ”bluff”.
   *[honest] Du stemte ”ikke bluff”.
}
bluff-pirate-table-hand = { $count ->
    [0] Du har ingen kort.
   *[other] Dine kort: { $cards }
}

# The story
bluff-pirate-hidden = { $island ->
    [none] Der ligger en lukket brik på hver af de to øer. Den ene er skatten, den anden er tom, og ingen ved, hvilken der er hvilken.
   *[other] Skatten ligger på øen på felt { $island }; den anden ø er tom.
}
bluff-pirate-shuffled = { $all ->
    [yes] Alle { $count } kort blandes og bliver til bunken.
   *[no] Bunken er tom. { $count ->
        [one] Det smidte kort bliver en ny.
       *[other] De { $count } smidte kort blandes og bliver en ny.
    }
}
bluff-pirate-shuffled-order = Fra toppen: { $cards }.
bluff-pirate-dealt = { $count ->
    [one] Alle får { $count } kort.
   *[other] Alle får { $count } kort.
}{ $hands ->
    [none] {""}
   *[other] {" "}{ $hands }
}
bluff-pirate-dealt-hand = { $you ->
    [yes] Du har: { $cards }.
   *[no] { $name } har: { $cards }.
}
bluff-pirate-draw-chosen = { $you ->
    [yes] Du påsejler ingen.
   *[no] { $name } påsejler ingen.
}
bluff-pirate-drawn = { $count ->
    [0] { $you ->
        [yes] Der er ingen kort, du kan trække.
       *[no] Der er ingen kort til { $name }.
    }
   *[other] { $cards ->
        [none] { $count ->
            [one] { $name } trækker { $count } kort.
           *[other] { $name } trækker { $count } kort.
        }
       *[other] { $you ->
            [yes] Du trækker: { $cards }.
           *[no] { $name } trækker: { $cards }.
        }
    } { $pile ->
        [0] Nu er bunken tom.
       *[other] { $pile } tilbage i bunken.
    }
}
bluff-pirate-boarded = { $you ->
    [yes] Påsejling! Du ofrer en pirat og påsejler { $other }.
   *[no] { $toyou ->
        [yes] Påsejling! { $name } ofrer en pirat og påsejler dig.
       *[no] Påsejling! { $name } ofrer en pirat og påsejler { $other }.
    }
}
bluff-pirate-robbed = { $cards ->
    [none] { $count ->
        [one] { $name } tager { $count } kort fra { $other } i blinde.
       *[other] { $name } tager { $count } kort fra { $other } i blinde.
    }
   *[other] { $you ->
        [yes] Du tager fra { $other }: { $cards }.
       *[no] { $toyou ->
            [yes] { $name } tager fra dig: { $cards }.
           *[no] { $name } tager fra { $other }: { $cards }.
        }
    }
}
bluff-pirate-laid = { $you ->
    [yes] Du lægger et stik på { $count }: { $up ->
        [1] { bluff-pirate-card }
       *[other] { $up } × { bluff-pirate-card }
    } åbent, { $down } skjult.
   *[no] { $name } lægger et stik på { $count }: { $up ->
        [1] { bluff-pirate-card }
       *[other] { $up } × { bluff-pirate-card }
    } åbent, { $down } skjult.
}{ $claim ->
    [yes] { $you ->
        [yes] {" "}Du siger: ”Jeg bluffer ikke.”
       *[no] {" "}”Jeg bluffer ikke.”
    }
   *[no] {""}
}
bluff-pirate-laid-hidden = Skjult: { $cards } ({ $bluff ->
    [yes] en bluff
   *[no] ærligt
}).
bluff-pirate-discarded = { $you ->
    [yes] Du lægger intet stik og smider: { bluff-pirate-card }.
   *[no] { $name } lægger intet stik og smider: { bluff-pirate-card }.
}
bluff-pirate-kept = { $you ->
    [yes] Du lægger intet stik og beholder dine kort.
   *[no] { $name } lægger intet stik og beholder sine kort.
}
bluff-pirate-too-few = { $you ->
    [yes] { $count ->
        [0] Du har ingen kort, så din tur er slut.
        [one] Du har { $count } kort, for få til et stik, så din tur er slut.
       *[other] Du har { $count } kort, for få til et stik, så din tur er slut.
    }
   *[no] { $count ->
        [0] { $name } har ingen kort, så turen er slut.
        [one] { $name } har { $count } kort, for få til et stik, så turen er slut.
       *[other] { $name } har { $count } kort, for få til et stik, så turen er slut.
    }
}
bluff-pirate-voted = { $vote ->
    [hidden] { $name } har stemt.
    [bluff] { $you ->
        [yes] Du stemmer: ”bluff”.
       *[no] { $name } stemmer: ”bluff”.
    }
   *[honest] { $you ->
        [yes] Du stemmer: ”ikke bluff”.
       *[no] { $name } stemmer: ”ikke bluff”.
    }
}
bluff-pirate-picked = { $you ->
    [yes] Du vender stemmen fra { $other }.
   *[no] { $toyou ->
        [yes] { $name } vender din stemme.
       *[no] { $name } vender stemmen fra { $other }.
    }
}
bluff-pirate-revealed-vote = { $toyou ->
    [yes] Du stemte { $vote ->
        [bluff] ”bluff”
       *[honest] ”ikke bluff”
    }.
   *[no] { $other } stemte { $vote ->
        [bluff] ”bluff”
       *[honest] ”ikke bluff”
    }.
}
bluff-pirate-revealed-cards = Skjult var: { $cards }.
bluff-pirate-revealed = { $outcome ->
    [caught] Taget i at bluffe! { $you ->
        [yes] Du tager dine kort tilbage.
       *[no] { $name } tager sine kort tilbage.
    }
    [believed] En bluff, og den gik! Stikket smides.
    [wronged] Ærligt: en falsk anklage! Stikket smides.
   *[honest] Ganske rigtigt: ærligt. Stikket smides.
}
bluff-pirate-sailed = { $you ->
    [yes] { $count ->
        [one] Du sejler { $count } felt, fra { $start } til { $square }.
       *[other] Du sejler { $count } felter, fra { $start } til { $square }.
    }
   *[no] { $count ->
        [one] { $name } sejler { $count } felt, fra { $start } til { $square }.
       *[other] { $name } sejler { $count } felter, fra { $start } til { $square }.
    }
}
bluff-pirate-sent-back = { $start ->
    [0] { $you ->
        [yes] Du skulle tilbage, men ligger allerede ved start.
       *[no] { $name } skulle tilbage, men ligger allerede ved start.
    }
   *[other] { $you ->
        [yes] Du må fra { $start } tilbage til { $square }.
       *[no] { $name } må fra { $start } tilbage til { $square }.
    }
}
bluff-pirate-opened = { $treasure ->
    [yes] { $you ->
        [yes] Du vender brikken på { $square }: skatten!
       *[no] { $name } vender brikken på { $square }: skatten!
    }
   *[no] { $you ->
        [yes] Du vender brikken på { $square }: tom! Skatten er på den anden ø.
       *[no] { $name } vender brikken på { $square }: tom! Skatten er på den anden ø.
    }
}
bluff-pirate-ended = { $you ->
    [yes] Skatten er din: du vinder!
   *[no] { $names } har skatten og vinder.
} Skibene: { $ships }.
bluff-pirate-ended-ship = { $name } på { $square }

# Refusals
bluff-pirate-draw-or-board-first = Træk først, eller påsejl et skib.
bluff-pirate-lay-or-discard-now = Du har trukket: læg nu et stik eller intet.
bluff-pirate-vote-now = Der ligger et stik på bordet: stem ”bluff” eller ”ikke bluff”.
bluff-pirate-pick-a-voter-now = Alle har stemt: vælg, hvis stemme du vender.
bluff-pirate-no-such-card = Det kort findes ikke. Kortene er: anchor (anker), compass (kompas), eyepatch (øjeklap), flag (flag), hook (krog), lantern (lanterne), map (skattekort), pirate (pirat), rum (rom), spyglass (kikkert).
bluff-pirate-one-or-two-face-up = Ét eller to af stikkets kort ligger åbent og viser det samme.
bluff-pirate-three-to-five-cards = { $cards ->
    [one] Et stik har tre til fem kort i alt; det her er { $cards }.
   *[other] Et stik har tre til fem kort i alt; det her er { $cards }.
}
bluff-pirate-claim-or-not = Man siger ”Jeg bluffer ikke” eller ingenting.
bluff-pirate-hidden-cards-in-order = De skjulte kort skal nævnes i alfabetisk rækkefølge efter deres engelske navne.
bluff-pirate-card-not-in-hand = Så mange har du ikke af det kort: { bluff-pirate-card }.
bluff-pirate-too-few-to-discard = { $cards ->
    [one] Med { $cards } kort smider du ingen: læg et stik, eller behold.
   *[other] Med { $cards } kort smider du ingen: læg et stik, eller behold.
}
bluff-pirate-too-many-to-keep = { $cards ->
    [one] Med { $cards } kort kan du ikke beholde alle: læg et stik, eller smid ét.
   *[other] Med { $cards } kort kan du ikke beholde alle: læg et stik, eller smid ét.
}
bluff-pirate-board-needs-a-pirate = En påsejling kræver en pirat, og du har ingen: træk.
bluff-pirate-no-such-ship = Det skib findes ikke. Vælg et, der er foran dit.
bluff-pirate-ship-not-ahead = Det skib ligger ikke foran dit, så du kan ikke påsejle det.
bluff-pirate-ship-without-cards = Der er ingen kort på det skib, så der er intet at tage. Træk kort, eller vælg et andet.
bluff-pirate-bluff-or-not = Man stemmer ”bluff” eller ”ikke bluff”.
bluff-pirate-pick-an-opponent = Vælg en af de andre spillere, der har stemt.

# The terminal table
bluff-pirate-column-square = felt
bluff-pirate-column-cards = kort
bluff-pirate-island-closed = { $square } ? lukket
bluff-pirate-island-empty = { $square } × tom
bluff-pirate-island-known = { $square } ◆ skatten er her
bluff-pirate-island-treasure = { $square } ◆ skatten
bluff-pirate-islands = Øerne: { $near } · { $far }
bluff-pirate-pile = Bunke { $pile } · smidt: { $discards }
bluff-pirate-stage = { $you ->
    [yes] Dit stik: { $count } kort
   *[no] Stik fra { $name }: { $count } kort
}
bluff-pirate-stage-claim = ”Jeg bluffer ikke.”
bluff-pirate-stage-hidden = Skjult: { $cards }
bluff-pirate-won = { $you ->
    [yes] Skatten er din!
   *[no] { $name } har skatten.
}
bluff-pirate-your-hand = { $count ->
    [0] Du har ingen kort.
    [one] Dit kort
   *[other] Dine { $count } kort
}

# The browser's table
bluff-pirate-chart = Søkort: ruten fra havnen, felt 0, forbi øen på felt { $near } til øen på felt { $far }
bluff-pirate-seat = { $square ->
    [0] ved start
   *[other] på felt { $square }
}, { $count ->
    [one] { $count } kort
   *[other] { $count } kort
}
bluff-pirate-your-ship = { $square ->
    [0] Dit skib ligger ved start.
   *[other] Dit skib ligger på felt { $square }.
}
bluff-pirate-has-voted = { $voted ->
    [yes] har stemt
   *[no] har ikke stemt endnu
}
bluff-pirate-stage-none = Der ligger intet stik på bordet.
bluff-pirate-claim = ”Jeg bluffer ikke.”
bluff-pirate-turning = { $you ->
    [yes] Du vender stemmen fra { $other } …
   *[no] { $toyou ->
        [yes] { $name } vender din stemme …
       *[no] { $name } vender stemmen fra { $other } …
    }
}
bluff-pirate-vote-of = { $vote ->
    [bluff] { $name }: bluff
    [honest] { $name }: ikke bluff
   *[hidden] { $name }
}
bluff-pirate-face-down = et skjult kort
bluff-pirate-turn-over = { $now ->
    [down] { bluff-pirate-card }, skjult: vend billedsiden op
    [up] { bluff-pirate-card }, åbent: vend billedsiden ned
   *[fixed] { bluff-pirate-card }, åbent: ét kort skal være det
}
bluff-pirate-piles = { $pile ->
    [one] { $pile } kort at trække
   *[other] { $pile } kort at trække
}, { $discards ->
    [one] { $discards } kort smidt
   *[other] { $discards } kort smidt
}: vis de smidte kort
bluff-pirate-discards = Smidt indtil nu
bluff-pirate-discards-why = Der er ti kort af hver slags. { $pile ->
    [0] Bunken er tom.
    [one] Der er { $pile } kort tilbage at trække.
   *[other] Der er { $pile } kort tilbage at trække.
}
bluff-pirate-ask-set = { $count ->
    [0] { $cards ->
        [3] Lægge alle 3 kort som ens, 1 eller 2 åbne? Eller intet stik?
        [4] Lægge 3 eller 4 kort som ens, 1 eller 2 åbne? Eller intet stik?
       *[other] Tryk på 3 til 5 kort for at lægge dem som ens, 1 eller 2 åbne; eller på ét kort for at smide det.
    }
    [one] { $count } kort indtil nu: et stik har 3 til 5. Tryk på et kort på bordet for at vende det.
   *[other] { $count } kort indtil nu: et stik har 3 til 5. Tryk på et kort på bordet for at vende det.
}
bluff-pirate-ask-whose = { $honest ->
    [yes] Alle har stemt. Hvis stemme skal vendes? Du er ærlig og sejler til { $square }; den, der råbte ”bluff”, må tilbage.
   *[no] Alle har stemt. Hvis stemme skal vendes? Bliver du troet, sejler du til { $square }; bliver du afsløret, sejler den anden.
}
bluff-pirate-if-honest = Ærligt: ingen kan stoppe dig, du sejler til { $square }{ $island ->
    [treasure] , skatten.
    [yes] , en ø.
   *[no] .
}
bluff-pirate-if-bluff = En bluff: bliver du troet, sejler du til { $square }{ $island ->
    [treasure] , skatten
    [yes] , en ø
   *[no] {""}
}; bliver du afsløret, bliver du liggende, og den, der afslørede dig, sejler.
bluff-pirate-button-claim = Sig ”Jeg bluffer ikke”
bluff-pirate-button-lay = { $count ->
    [0] Læg et stik
   *[other] Læg { $count } kort: { $up ->
        [1] { bluff-pirate-card }
       *[other] { $up } × { bluff-pirate-card }
    } åbent, { $down } skjult
}
bluff-pirate-button-discard = { $card ->
    [none] Smid ét kort
   *[other] Smid { bluff-pirate-card }
}
bluff-pirate-button-keep = Intet stik, behold alle
bluff-pirate-button-draw = { $count ->
    [0] Træk intet: der er ingen kort
    [one] Træk det sidste kort
   *[other] Træk { $count } kort
}
bluff-pirate-button-board = { $count ->
    [one] Påsejl { $name }: en pirat for det eneste kort
   *[other] Påsejl { $name }: en pirat for { $count } kort
}
bluff-pirate-button-vote = { $vote ->
    [bluff] Bluff!
   *[honest] Ikke bluff
}
bluff-pirate-button-pick = Vend stemmen fra { $name }
bluff-pirate-vote-bluff-then = Hvis du har ret, og din stemme bliver vendt: du sejler { $start } → { $square }{ $island ->
    [treasure] , skatten
    [yes] , en ø
   *[no] {""}
}. Hvis ikke: { $back ->
    [none] du bliver ved start.
    [0] du må tilbage til start.
   *[other] du må tilbage til { $back }.
}
bluff-pirate-vote-honest-then = Hvis din stemme bliver vendt: { $name } sejler til { $square }{ $island ->
    [treasure] , skatten.
    [yes] , en ø.
   *[no] .
} Du bliver liggende.
bluff-pirate-pick-honest-then = { $start ->
    [0] ”Bluff”: bliver ved start.
   *[other] ”Bluff”: må tilbage, { $start } → { $back }.
}
bluff-pirate-pick-bluff-then = ”Bluff”: sejler { $start } → { $forward }.

# The end
bluff-pirate-end-why = Skatten lå på øen på felt { $square }.
bluff-pirate-end-score = Felt { $square }
bluff-pirate-end-row = { $count ->
    [0] fandt skatten
    [one] { $count } felt bagefter
   *[other] { $count } felter bagefter
}

# What people say with one tap
bluff-pirate-phrase-ahoy = Ohøj!
bluff-pirate-phrase-honest = På ære og samvittighed.

# Actions in a few words, where a button says too little or too much
bluff-pirate-act-draw = Træk
bluff-pirate-act-board = Påsejl { $name }
bluff-pirate-act-lay = { $claim ->
    [yes] Læg åbent: { $shown }; skjult: { $hidden }; og sig ”Jeg bluffer ikke”
   *[no] Læg åbent: { $shown }; skjult: { $hidden }
}
