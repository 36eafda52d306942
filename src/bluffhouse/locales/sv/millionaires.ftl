### Millionaires and Bankrupts (rules MB-1 to MB-11)
### $tile is a number (a wealth tile) or one of: success, casino, cba, thief.


# The tiles: their names, their marks on the terminal table, and what they do
millionaires-tile = { $tile ->
    [success] Framgång
    [casino] Kasino
    [cba] CBA
    [thief] Tjuven
   *[other] Rikedom { $tile }
}
millionaires-tile-short = { $tile ->
    [success] ×2
    [casino] −5
    [cba] ÷2
    [thief] Tjuv
   *[other] { $tile }
}
millionaires-tile-effect = { $tile ->
    [success] dubblar poängen
    [casino] 5 poäng mindre
    [cba] halverar poängen
    [thief] tar en rikedom
    [1] 1 poäng
   *[other] { $tile } poäng
}

# Decisions
millionaires-ask-first = Du börjar: vänd upp den första brickan. Sedan bjuder du först.
millionaires-ask-reveal = { $last ->
    [yes] Vänd upp nästa bricka och bjud först. Tre röda brickor är uppe: en röd till och spelet är slut.
   *[no] Du fick den senaste brickan, så du vänder upp nästa och bjuder först.
}
millionaires-ask-win = { $highest ->
    [0] { millionaires-tile } ({ millionaires-tile-effect }): ingen har bjudit än. Bjuda eller passa?
   *[other] { millionaires-tile } ({ millionaires-tile-effect }): { $name } bjuder { $highest } M${ $down ->
        [0] {""}
       *[other] , du har { $down } M$ på bordet
    }. Bjuda högre eller passa?
}
millionaires-ask-escape = { $highest ->
    [0] { millionaires-tile } ({ millionaires-tile-effect }): den som passar först får den. Betala för att slippa, eller ta den?
   *[other] { millionaires-tile } ({ millionaires-tile-effect }): den som passar först får den. { $name } bjuder { $highest } M${ $down ->
        [0] {""}
       *[other] , du har { $down } M$ på bordet
    }. Bjuda högre eller ta den?
}
millionaires-ask-discard = Du har fått Tjuven på halsen. Vilken rikedom ger du ifrån dig?
millionaires-ask-over = Spelet är slut.
millionaires-do-reveal = vänd upp nästa bricka
millionaires-do-bid-first = du bjuder { $total } M$, det lägsta; lägg vilka kort du vill, upp till { $most } M$
millionaires-do-bid-all = allt du har: ditt bud blir { $total } M$
millionaires-do-bid-lowest = ditt bud blir { $total } M$, precis så det räcker; lägg till vilka kort du vill, upp till { $most } M$
millionaires-do-bid-card = med ett kort: ditt bud blir { $total } M$
millionaires-do-pass = { $down ->
    [0] ute ur den här auktionen; det kostar dig ingenting
   *[other] ute ur den här auktionen; när den är över får du tillbaka dina { $down } M$
}
millionaires-do-pass-last = { $highest ->
    [0] { $name } får brickan gratis
   *[other] { $name } får brickan för { $highest } M${ $down ->
        [0] {""}
       *[other] ; du får tillbaka dina { $down } M$
    }
}
millionaires-do-take = { $others ->
    [0] du tar brickan, och ingen betalar något
   *[other] du tar brickan{ $down ->
        [0] {""}
       *[other] {" "}och får tillbaka dina { $down } M$
    }; de andra förlorar { $others } M$
}
millionaires-do-discard = den lämnar spelet, och Tjuven med den

# The table
millionaires-table-pile = { $pile ->
    [0] Ingen bricka ligger dold.
    [one] { $pile } bricka ligger dold.
   *[other] { $pile } brickor ligger dolda.
} Röda brickor hittills: { $reds } av 4; den fjärde avslutar spelet.
millionaires-table-unseen = Inte sedda än: { $tiles }
millionaires-table-unseen-over = Kom aldrig upp: { $tiles }
millionaires-table-revealed = Uppvända hittills: { $tiles }
millionaires-table-box = Tjuven är borta och tog med sig: { $tile }
millionaires-table-win = Under klubban: { millionaires-tile } ({ millionaires-tile-effect }). Den som är sist kvar får brickan.
millionaires-table-escape = Under klubban: { millionaires-tile } ({ millionaires-tile-effect }). Den som passar först får brickan; de andra förlorar sina bud.
millionaires-table-thief = Tjuven är i farten: { $you ->
    [yes] du väljer vad du ger ifrån dig.
   *[no] { $name } väljer vad som ryker.
}
millionaires-table-last = Brickan som avslutade spelet: { millionaires-tile }
millionaires-table-seat = { $seat } { $name }{ $you ->
    [yes] {" (du)"}
   *[no] {""}
}: { $tiles ->
    [none] inga brickor
    [hidden] { $count ->
        [one] { $count } dold bricka
       *[other] { $count } dolda brickor
    }
   *[other] { $tiles } ({ $points ->
        [one] { $points } poäng
       *[other] { $points } poäng
    })
}; { $lost ->
    [0] har inte spenderat några pengar
   *[other] har spenderat { $lost } M$ ({ $cards }){ $poorest ->
        [yes] , fattigast hittills
       *[no] {""}
    }
}
millionaires-table-stake = { $state ->
    [quiet] { $you ->
        [yes] Du har inte bjudit än.
       *[no] { $name } har inte bjudit än.
    }
    [passed] { $you ->
        [yes] Du har passat.
       *[no] { $name } har passat.
    }
    [passed-down] { $you ->
        [yes] Du har passat; du får tillbaka { $sum } M$ ({ $cards }).
       *[no] { $name } har passat; { $sum } M$ ({ $cards }) går tillbaka.
    }
   *[bids] { $you ->
        [yes] Du bjuder { $sum } M$ ({ $cards }).
       *[no] { $name } bjuder { $sum } M$ ({ $cards }).
    }
}
millionaires-table-hand = { $sum ->
    [0] Din hand är tom.
   *[other] Din hand: { $cards } (tillsammans { $sum } M$)
}

# The story
millionaires-shuffled = { $pile ->
    [hidden] Sexton brickor blandas och ligger dolda. Fyra har röd kant; den fjärde av dem avslutar spelet.
   *[other] Sexton brickor blandas och kommer upp i den här ordningen: { $pile }.
}
millionaires-revealed = { $you ->
    [yes] Du vänder upp: { millionaires-tile }.
   *[no] { $name } vänder upp: { millionaires-tile }.
} { $last ->
    [yes] Det är den fjärde röda brickan: spelet är slut på fläcken, och ingen får den.
   *[no] { $tile ->
        [success] Den dubblar poängen. Röd bricka { $reds } av 4.
        [cba] Den halverar poängen, och den som passar först får den. Röd bricka { $reds } av 4.
        [casino] Det kostar 5 poäng, och den som passar först får det.
        [thief] Han tar en rikedom från den som passar först.
        [1] Den är värd 1 poäng.
       *[other] Den är värd { $tile } poäng.
    }
}
millionaires-bid-placed = { $you ->
    [yes] Du bjuder { $total } M$ ({ $cards }).
   *[no] { $name } bjuder { $total } M$ ({ $cards }).
}
millionaires-bid-raised = { $you ->
    [yes] Du lägger till { $cards } och bjuder { $total } M$.
   *[no] { $name } lägger till { $cards } och bjuder { $total } M$.
}
millionaires-passed = { $you ->
    [yes] Du passar.
   *[no] { $name } passar.
}
millionaires-priced-out = { $you ->
    [yes] Alla dina pengar slår inte { $highest } M$, så du passar.
   *[no] { $name } har inte pengar nog att slå { $highest } M$ och passar.
}
millionaires-won = { $lost ->
    [0] { $you ->
        [yes] Du får brickan gratis: { millionaires-tile }.
       *[no] { $name } får brickan gratis: { millionaires-tile }.
    }
   *[other] { $you ->
        [yes] Såld! Du betalar { $lost } M$: { millionaires-tile }.
       *[no] Såld! { $name } betalar { $lost } M$: { millionaires-tile }.
    }
}{ $back ->
    [none] {""}
   *[other] {" "}Tillbaka till handen: { $back }.
}
millionaires-caught = { $you ->
    [yes] Du passar först och måste ta brickan: { millionaires-tile }.
   *[no] { $name } passar först och måste ta brickan: { millionaires-tile }.
}{ $back ->
    [none] {""}
   *[other] {" "}Tillbaka till handen: { $back }.
} { $paid ->
    [none] Ingen betalar något.
   *[other] Spenderat för gott: { $paid }.
}{ $tile ->
    [thief] {" "}Tjuven tar en rikedom, nu eller den första som vinns.
   *[other] {""}
}
millionaires-sum-of = { $you ->
    [yes] du { $sum } M$
   *[no] { $name } { $sum } M$
}
millionaires-discarded = { $you ->
    [yes] Du ger ifrån dig: { millionaires-tile }. Tjuven försvinner med den.
   *[no] { $name } ger ifrån sig: { millionaires-tile }. Tjuven försvinner med den.
}
millionaires-stolen = { $you ->
    [yes] Tjuven rånar dig och försvinner: { millionaires-tile }.
   *[no] Tjuven rånar { $name } och försvinner: { millionaires-tile }.
}
millionaires-scored = Alla visar pengar och brickor. { $sheets }
millionaires-sheet = { $out ->
    [yes] { $you ->
        [yes] Du har { $money } M$ kvar, minst av alla, och åker ut med { $tiles ->
            [none] noll brickor
           *[other] { $tiles }
        }.
       *[no] { $name } har { $money } M$ kvar, minst av alla, och åker ut med { $tiles ->
            [none] noll brickor
           *[other] { $tiles }
        }.
    }
   *[no] { $you ->
        [yes] Du har { $money } M$ kvar och { $tiles ->
            [none] inga brickor: 0 poäng.
           *[other] { $tiles }: { $steps } { $points ->
                [one] poäng
               *[other] poäng
            }.
        }
       *[no] { $name } har { $money } M$ kvar och { $tiles ->
            [none] inga brickor: 0 poäng.
           *[other] { $tiles }: { $steps } { $points ->
                [one] poäng
               *[other] poäng
            }.
        }
    }
}
millionaires-only-one-left = { $you ->
    [yes] Alla andra har åkt ut: du vinner, vad dina brickor än är värda.
   *[no] Alla andra har åkt ut: { $name } vinner, vad brickorna än är värda.
}
millionaires-ended = { $reason ->
    [all_have_least_money] Alla har lika mycket pengar kvar, alltså har alla minst: ingen vinner.
    [shared] { $you ->
        [yes] Du har lika många poäng och lika mycket pengar som { $names }: ni delar på segern med { $points ->
            [one] { $points } poäng
           *[other] { $points } poäng
        }!
       *[no] { $names } har lika många poäng och lika mycket pengar: de delar på segern med { $points ->
            [one] { $points } poäng
           *[other] { $points } poäng
        }.
    }
    [more_money] { $you ->
        [yes] Lika på poäng ({ $points }). Du har mer pengar kvar, så du vinner!
       *[no] Lika på poäng ({ $points }). { $names } har mer pengar kvar och vinner.
    }
   *[most_points] { $you ->
        [yes] Du vinner med { $points ->
            [one] { $points } poäng
           *[other] { $points } poäng
        }!
       *[no] { $names } vinner med { $points ->
            [one] { $points } poäng
           *[other] { $points } poäng
        }.
    }
}

# Refusals
millionaires-reveal-first = Vänd upp nästa bricka först.
millionaires-discard-first = Ge Tjuven en rikedom först: skriv ”discard” och dess tal.
millionaires-auction-under-way = { millionaires-tile } är fortfarande under klubban: bjud eller passa.
millionaires-nothing-to-discard = Det finns inget att ge ifrån sig nu: bjud eller passa.
millionaires-not-money-cards = De talen är inte olika pengakort. Korten är 1, 2, 3, 4, 6, 8, 10, 12, 15, 20 och 25; det du nämner läggs till det du redan har på bordet.
millionaires-bid-needs-a-card = Ett bud kräver minst ett pengakort.
millionaires-not-in-hand = Kortet { $card } finns inte på din hand.
millionaires-bid-too-low = Det blir { $total } M$. Bjud mer än { $highest } M$ eller passa.
millionaires-not-your-wealth-tile = Ge ifrån dig en av dina egna rikedomar.

# The terminal table
millionaires-column-tiles = brickor
millionaires-column-points = poäng
millionaires-column-lost = spenderat
millionaires-column-cards = spenderade kort
millionaires-column-left = kvar
millionaires-column-count = poäng
millionaires-money = { $sum } M$
millionaires-face-down = { $count ->
    [one] { $count } dold
   *[other] { $count } dolda
}
millionaires-poorest = fattigast
millionaires-out = fattigast: ute
millionaires-wins = vinner
millionaires-tile-red = röd kant
millionaires-goes-win = den som är sist kvar får den
millionaires-goes-escape = den som passar först måste ta den
millionaires-goes-discard = { $you ->
    [yes] du väljer vad du ger ifrån dig
   *[no] { $name } väljer vad som ryker
}
millionaires-goes-over = den fjärde röda brickan: slut
millionaires-stake-passed = passat
millionaires-stake-none = inget bud än
millionaires-status = röda { $reds } av 4 · { $pile ->
    [one] { $pile } bricka kvar
   *[other] { $pile } brickor kvar
}
millionaires-status-over = röda { $reds } av 4 · { $pile ->
    [0] alla brickor kom upp
    [one] { $pile } bricka kom aldrig upp
   *[other] { $pile } brickor kom aldrig upp
}
millionaires-unseen = Inte sedda än:
millionaires-unseen-over = Kom aldrig upp:
millionaires-gone = Borta med Tjuven:
millionaires-your-money = På hand: { $sum } M$

# The browser's table
millionaires-tile-hidden = En dold bricka
millionaires-nothing-yet = Nästa bricka ligger dold.
millionaires-poorest-is-out = Den fattigaste i slutet åker ut.
millionaires-seat = { $known ->
    [yes] { $points ->
        [one] { $points } poäng
       *[other] { $points } poäng
    }
   *[no] { $tiles ->
        [one] { $tiles } bricka
       *[other] { $tiles } brickor
    }
}
millionaires-lost = { $poorest ->
    [yes] { $sum } M$ spenderade: fattigast
   *[no] { $sum } M$ spenderade
}
millionaires-own = { $points ->
    [one] { $points } poäng
   *[other] { $points } poäng
} · { $poorest ->
    [yes] { $lost } M$ spenderade: du är fattigast just nu, och den fattigaste åker ut
   *[no] { $lost } M$ spenderade
}
millionaires-sold = { $you ->
    [yes] Den är din
   *[no] Den går till { $name }
}
millionaires-reckoning = { $out ->
    [yes] { $money } M$ kvar: minst, alltså ute
   *[no] { $money } M$ kvar · { $steps } { $points ->
        [one] poäng
       *[other] poäng
    }
}
millionaires-button-reveal = Vänd upp nästa bricka
millionaires-button-bid = Bjud { $total } M$
millionaires-button-more = { $highest ->
    [0] Välj pengar att bjuda
   *[other] Det krävs mer än { $highest } M$
}
millionaires-button-pass = Passa
millionaires-button-take = Passa och ta den
millionaires-button-discard = Ge ifrån dig rikedom { $tile }

# The end
millionaires-end-why = { $reason ->
    [all_have_least_money] Alla har lika mycket kvar, så alla är ute.
    [only_one_left] Alla andra är ute: brickorna spelar ingen roll.
    [shared] Lika många poäng och lika mycket pengar.
    [more_money] Lika många poäng: mest pengar kvar avgör.
   *[most_points] Flest poäng av dem som inte är ute.
}
millionaires-end-step = { $from } → { $to }: { $tile ->
    [casino] Kasinot
    [cba] CBA
    [thief] Tjuven
   *[success] Framgång
}

# What people say with one tap
millionaires-phrase-too-dear = För dyrt för mig.
millionaires-phrase-going-once = Första, andra …

# Actions in a few words, where a button says too little or too much
millionaires-act-bid = Lägg { $cards }
