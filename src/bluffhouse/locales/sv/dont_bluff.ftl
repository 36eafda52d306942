### Don't Bluff! (rules DB-1 to DB-15)


# Decisions
dont-bluff-ask-colour = Pistolen är din. Slå färgtärningen: den pekar ut din motpart.
dont-bluff-ask-colour-reversed = Pistolen är din. Slå färgtärningen: den pekar ut vem som ger dig ett erbjudande.
dont-bluff-ask-again = { $colour ->
    [white] Vit är ingens färg. Slå igen.
    [red] Röd är ingens färg. Slå igen.
    [green] Grön är ingens färg. Slå igen.
    [blue] Blå är ingens färg. Slå igen.
    [yellow] Gul är ingens färg. Slå igen.
   *[purple] Lila är ingens färg. Slå igen.
}
dont-bluff-ask-target = Du slog en egen färg: välj din motpart.
dont-bluff-ask-target-reversed = Du slog en egen färg: välj vem som ger dig ett erbjudande.
dont-bluff-ask-offer = Vilka väskor skjuter du över till { $name }, och vad säger du att de innehåller?
dont-bluff-ask-answer = { $claim ->
    [none] { $name } skjuter över { $count ->
        [one] en stängd väska till dig och säger ingenting. Ta den eller öppna den?
       *[other] { $count } stängda väskor till dig och säger ingenting. Ta dem eller öppna dem?
    }
    [0] { $name } skjuter över { $count ->
        [one] en stängd väska till dig och säger: där finns inget. Ta den eller öppna den?
       *[other] { $count } stängda väskor till dig och säger: där finns inget. Ta dem eller öppna dem?
    }
   *[other] { $name } skjuter över { $count ->
        [one] en stängd väska till dig och säger: { $claim } M$. Ta den eller öppna den?
       *[other] { $count } stängda väskor till dig och säger: { $claim } M$. Ta dem eller öppna dem?
    }
}
dont-bluff-ask-answer-more = { $claim ->
    [none] { $name } lägger { $count ->
        [one] en stängd väska
       *[other] { $count } stängda väskor
    } till de öppna { $millions } M$ och säger ingenting. Ta alltihop eller öppna igen?
    [0] { $name } lägger { $count ->
        [one] en stängd väska
       *[other] { $count } stängda väskor
    } till de öppna { $millions } M$ och säger: där finns inget. Ta alltihop eller öppna igen?
   *[other] { $name } lägger { $count ->
        [one] en stängd väska
       *[other] { $count } stängda väskor
    } till de öppna { $millions } M$ och säger: { $claim } M$ till. Ta alltihop eller öppna igen?
}
dont-bluff-ask-die = { $millions } M$ ligger öppet. Slå den svarta tärningen mot det.
dont-bluff-ask-add = Den svarta tärningen visar { $die }: mer än dina { $millions } M$. Lägg till minst en stängd väska.
dont-bluff-ask-pay = Du är skyldig { $name } { $due } M$. Vilka väskor betalar du med?
dont-bluff-ask-over = Spelet är slut.

dont-bluff-do-colour = någon annans färg: din motpart; din egen: valfri motpart; ingens: slå igen
dont-bluff-do-choose = { $count ->
    [0] { $name }, utan väskor
    [one] { $name }, med { $count } väska
   *[other] { $name }, med { $count } väskor
}
dont-bluff-do-offer = vilka väskor du vill från din hand, minst en (5, 2, 1 eller 0 för tidningspapper), sedan vad du säger att de innehåller: 0 till { $highest } miljoner, sant eller inte
dont-bluff-do-offer-silent = samma sak, men säg ingenting
dont-bluff-do-add = fler från din hand, sedan vad du säger om de nya: 0 till { $highest } miljoner, sant eller inte
dont-bluff-do-add-silent = samma sak, men säg ingenting
dont-bluff-do-take = { $count ->
    [one] väskan är din; vad den innehåller stannar mellan dig och { $name }
   *[other] de { $count } väskorna är dina; det som är stängt stannar mellan dig och { $name }
}
dont-bluff-do-open = alla tittar, och du slår den svarta tärningen mot allt som ligger öppet: är den lägre, betalar du så mycket; visar den lika mycket, tar du alltihop; är den högre, måste { $name } lägga till
dont-bluff-do-die-lower = { $dice }: du betalar { $name } { $millions } M$, eller mer om det inte går jämnt ut, och tar sedan en väska ur banken
dont-bluff-do-die-same = { $dice }: du tar alltihop
dont-bluff-do-die-higher = { $left ->
    [0] { $dice }: { $name } har inget att lägga till, du tar alltihop
   *[other] { $dice }: { $name } måste lägga till
}
dont-bluff-do-pay = { $over ->
    [0] exakt vad du är skyldig
   *[other] { $over } M$ för mycket: det finns ingen växel
}

# Suitcases and colours: $count of them, of one kind
dont-bluff-suitcases = { $value ->
    [0] { $count ->
        [1] bluff
       *[other] { $count }×bluff
    }
   *[other] { $count ->
        [1] { $value } M$
       *[other] { $count }×{ $value } M$
    }
}
dont-bluff-no-suitcases = ingenting
dont-bluff-worth = { $millions } M$ ({ $cards })
dont-bluff-colour-white = vit
dont-bluff-colour-red = röd
dont-bluff-colour-green = grön
dont-bluff-colour-blue = blå
dont-bluff-colour-yellow = gul
dont-bluff-colour-purple = lila

# The table
dont-bluff-table-bank = Först till 25 M$ vinner. Väskor i banken: { $bank }; den sista avslutar spelet.
dont-bluff-table-seat = { $seat } { $name }{ $you ->
    [yes] {" (du)"}
   *[no] {""}
}: { $colours }; { $count ->
    [one] { $count } väska
   *[other] { $count } väskor
}{ $gun ->
    [yes] {"; har pistolen"}
   *[no] {""}
}
dont-bluff-table-colour = Färgtärningen visar { $colour }.
dont-bluff-table-open = Öppet på bordet: { $worth }.
dont-bluff-table-closed = Stängt på bordet: { $count ->
    [one] { $count } väska.
   *[other] { $count } väskor.
}
dont-bluff-table-inside = Bara du vet vad de innehåller: { $worth }.
dont-bluff-table-said = { $claim ->
    [0] { $you ->
        [yes] Du sa: ingenting i de väskor som öppnades sist.
       *[no] { $name } sa: ingenting i de väskor som öppnades sist.
    }
   *[other] { $you ->
        [yes] Du sa: { $claim } M$ i de väskor som öppnades sist.
       *[no] { $name } sa: { $claim } M$ i de väskor som öppnades sist.
    }
}
dont-bluff-table-die = Den svarta tärningen visar { $die }.
dont-bluff-table-due = { $you ->
    [yes] Du är skyldig { $other } { $due } M$.
   *[no] { $toyou ->
        [yes] { $name } är skyldig dig { $due } M$.
       *[no] { $name } är skyldig { $other } { $due } M$.
    }
}
dont-bluff-table-hand = Dina väskor: { $hand } ({ $millions } M$ tillsammans; 0 är en bluff)
dont-bluff-table-empty-hand = Du har inga väskor.
dont-bluff-table-shown = { $name } slutar med { $worth }.

# The story
dont-bluff-bank = { $cards ->
    [none] Banken blandas: { $count } stängda väskor.
   *[other] Banken blandas, uppifrån: { $cards }.
}
dont-bluff-rolled = { $you ->
    [yes] Du slår tärningen.
   *[no] { $name } slår tärningen.
}
dont-bluff-colour-rolled = { $you ->
    [yes] Den visar { $colour }: din färg.
   *[no] Den visar { $colour }: { $name }.
}
dont-bluff-colour-of-nobody = Den visar { $colour }: ingens färg. Slå igen.
dont-bluff-target-chosen = { $you ->
    [yes] Du väljer { $other }.
   *[no] { $toyou ->
        [yes] { $name } väljer dig.
       *[no] { $name } väljer { $other }.
    }
}
dont-bluff-paired = { $you ->
    [yes] Du erbjuder, { $other } svarar.
   *[no] { $toyou ->
        [yes] { $name } erbjuder, du svarar.
       *[no] { $name } erbjuder, { $other } svarar.
    }
}
dont-bluff-empty-handed = { $you ->
    [yes] Du har inget att lägga ut.
   *[no] { $name } har inget att lägga ut.
}
dont-bluff-offered = { $you ->
    [yes] Du skjuter över { $count ->
        [one] en stängd väska till { $other }.
       *[other] { $count } stängda väskor till { $other }.
    }
   *[no] { $toyou ->
        [yes] { $name } skjuter över { $count ->
            [one] en stängd väska till dig.
           *[other] { $count } stängda väskor till dig.
        }
       *[no] { $name } skjuter över { $count ->
            [one] en stängd väska till { $other }.
           *[other] { $count } stängda väskor till { $other }.
        }
    }
}
dont-bluff-added = { $you ->
    [yes] Du lägger till { $count ->
        [one] en stängd väska.
       *[other] { $count } stängda väskor.
    }
   *[no] { $name } lägger till { $count ->
        [one] en stängd väska.
       *[other] { $count } stängda väskor.
    }
}
dont-bluff-says = { $claim ->
    [none] { $you ->
        [yes] Du säger ingenting.
       *[no] { $name } säger ingenting.
    }
    [0] { $you ->
        [yes] Du säger: ”Där finns inget.”
       *[no] { $name } säger: ”Där finns inget.”
    }
   *[other] { $you ->
        [yes] Du säger: ”{ $claim } M$.”
       *[no] { $name } säger: ”{ $claim } M$.”
    }
}
dont-bluff-inside = Inuti: { $worth }.
dont-bluff-accepted = { $you ->
    [yes] Du tar alltihop som det ligger.
   *[no] { $name } tar alltihop som det ligger.
}
dont-bluff-opened = { $you ->
    [yes] Du öppnar: { $cards }.
   *[no] { $name } öppnar: { $cards }.
}
dont-bluff-opened-said = { $claim ->
    [none] Ingenting sades. Öppet ligger: { $millions } M$.
    [0] { $told ->
        [true] ”Där finns inget”, sades det, och det var sant. Öppet ligger: { $millions } M$.
       *[more] ”Där finns inget”, sades det; det är mer. Öppet ligger: { $millions } M$.
    }
   *[other] { $told ->
        [true] { $claim } M$ sades det, och det var sant. Öppet ligger: { $millions } M$.
        [less] { $claim } M$ sades det; det är mindre. Öppet ligger: { $millions } M$.
       *[more] { $claim } M$ sades det; det är mer. Öppet ligger: { $millions } M$.
    }
}
dont-bluff-die-lower = Den svarta tärningen visar { $die }, lägre än { $millions } M$: erbjudandet var bra.
dont-bluff-die-same = Den svarta tärningen visar { $die }, lika mycket som { $millions } M$: väskorna byter ägare.
dont-bluff-die-higher = Den svarta tärningen visar { $die }, högre än { $millions } M$: det räcker inte.
dont-bluff-received = { $you ->
    [yes] { $count ->
        [one] Du får en väska från { $other }.
       *[other] Du får { $count } väskor från { $other }.
    }
   *[no] { $toyou ->
        [yes] { $count ->
            [one] { $name } får en väska från dig.
           *[other] { $name } får { $count } väskor från dig.
        }
       *[no] { $count ->
            [one] { $name } får en väska från { $other }.
           *[other] { $name } får { $count } väskor från { $other }.
        }
    }
}
dont-bluff-received-open = Öppnat: { $worth }.
dont-bluff-received-closed = Aldrig öppnat: { $worth }.
dont-bluff-taken-back = { $you ->
    [yes] Du tar tillbaka { $cards }, och { $other } är skyldig dig { $millions } M$.
   *[no] { $toyou ->
        [yes] { $name } tar tillbaka { $cards }, och du är skyldig { $millions } M$.
       *[no] { $name } tar tillbaka { $cards }, och { $other } är skyldig { $millions } M$.
    }
}
dont-bluff-payment-chosen = { $you ->
    [yes] Du räknar upp { $cards }.
   *[no] { $name } räknar upp { $cards }.
}
dont-bluff-paid = { $you ->
    [yes] Du betalar { $other } { $worth }.
   *[no] { $toyou ->
        [yes] { $name } betalar dig { $worth }.
       *[no] { $name } betalar { $other } { $worth }.
    }
}
dont-bluff-paid-too-much = Skulden var { $due } M$. Det finns ingen växel.
dont-bluff-paid-too-little = Skulden var { $due } M$. { $you ->
    [yes] Det var allt du hade.
   *[no] { $name } har ingenting kvar.
}
dont-bluff-bank-card = { $card ->
    [none] { $you ->
        [yes] Du tar den översta väskan i banken. Kvar där: { $left }.
       *[no] { $name } tar den översta väskan i banken. Kvar där: { $left }.
    }
   *[other] { $you ->
        [yes] Du tar den översta väskan i banken: { $card }. Kvar där: { $left }.
       *[no] { $name } tar den översta väskan i banken: { $card }. Kvar där: { $left }.
    }
}
dont-bluff-gun = { $you ->
    [yes] Pistolen går till dig.
   *[no] Pistolen går till { $name }.
}
dont-bluff-skipped = Hoppas över, utan väskor: { $names }.
dont-bluff-hands-shown = Alla väskor öppnas. { $hands }
dont-bluff-hand-shown = { $name }: { $worth }
dont-bluff-ended-rich = { $you ->
    [yes] Du har { $millions } M$. Du vinner!
   *[no] { $names } har { $millions } M$ och vinner.
}
dont-bluff-ended-bank = { $winners ->
    [one] { $you ->
        [yes] Banken är tom, och du har mest: { $millions } M$. Du vinner!
       *[no] Banken är tom, och { $names } har mest: { $millions } M$. { $names } vinner.
    }
   *[other] { $you ->
        [yes] Banken är tom. Du delar på segern med { $names }: { $millions } M$ var i lika många väskor!
       *[no] Banken är tom. { $names } har mest, { $millions } M$ var i lika många väskor, och delar på segern.
    }
}

# Refusals
dont-bluff-nothing-to-roll = Nu ska ingen tärning slås.
dont-bluff-no-target-to-choose = Nu ska ingen väljas.
dont-bluff-choose-another-player = Välj en annan spelare vid bordet.
dont-bluff-no-offer-now = Nu är inte rätt tillfälle för ett erbjudande.
dont-bluff-nothing-to-add-to = Det finns inget att fylla på nu.
dont-bluff-claim-out-of-range = Säg ett antal miljoner från 0 till { $highest }, eller säg ingenting.
dont-bluff-lay-at-least-one = Lägg ut minst en väska.
dont-bluff-not-in-your-hand = Nämn väskor från din egen hand, de dyraste först.
dont-bluff-nothing-to-take = Ingen erbjuder dig något att ta.
dont-bluff-nothing-to-open = Det står ingen stängd väska framför dig.
dont-bluff-nothing-to-pay = Du är inte skyldig något nu.
dont-bluff-bluffs-are-not-money = En bluff betalar ingenting. Du är skyldig { $millions } M$: betala med pengar.
dont-bluff-pays-too-little = Det är för lite: du är skyldig { $millions } M$.
dont-bluff-pay-the-exact-sum = Du kan betala { $millions } M$ jämnt, så du måste.
dont-bluff-pays-with-a-card-too-many = En av de väskorna kan stanna: du är skyldig { $millions } M$, och resten räcker till det.

# The terminal table
dont-bluff-frame = Don't Bluff! · först till 25 M$ · bank: { $bank }
dont-bluff-column-money = pengar
dont-bluff-column-colours = färger
dont-bluff-column-suitcases = väskor
dont-bluff-role-gun = pistol
dont-bluff-role-offers = erbjuder
dont-bluff-role-answers = svarar
dont-bluff-role-wins = vinner
dont-bluff-stage = { $name } → { $other }
dont-bluff-stage-open = Öppet: { $millions } M$
dont-bluff-stage-closed = Stängt: { $count }
dont-bluff-stage-inside = Stängt: { $millions } M$, men det vet bara du
dont-bluff-stage-claim = { $claim ->
    [0] { $name }: ”Där finns inget.”
   *[other] { $name }: ”{ $claim } M$.”
}
dont-bluff-stage-silent = { $name }: ”…”
dont-bluff-stage-die = {" "}Svarta tärningen: { $die }{" "}
dont-bluff-stage-colour = Färgtärningen: { $colour }
dont-bluff-your-hand = Dina väskor: { $millions } M$

# The browser's table
dont-bluff-goal = Först till { $goal } M$
dont-bluff-bank-name = Bank
dont-bluff-bank-left = Väskor kvar i banken: { $left } av { $all }. Den sista avslutar spelet.
dont-bluff-purse = { $millions } av { $goal } M$
dont-bluff-millions = { $millions } M$
dont-bluff-times = ×{ $count }
dont-bluff-count = { $count ->
    [one] { $count } väska
   *[other] { $count } väskor
}
dont-bluff-colour-die = Färgtärningen
dont-bluff-black-die = Den svarta tärningen
dont-bluff-lay-here = Tryck på dina väskor för att lägga dem här
dont-bluff-drafted = { $millions } M$ inuti, det vet bara du
dont-bluff-owed = { $due } M$ att betala
dont-bluff-odds-lower = { $you ->
    [yes] Du betalar { $other } { $millions } M$
   *[no] { $toyou ->
        [yes] { $name } betalar dig { $millions } M$
       *[no] { $name } betalar { $other } { $millions } M$
    }
}
dont-bluff-odds-same = { $you ->
    [yes] Du tar alltihop
   *[no] { $name } tar alltihop
}
dont-bluff-odds-higher = { $toyou ->
    [yes] Du måste lägga till
   *[no] { $other } måste lägga till
}
dont-bluff-odds-higher-nothing-left = { $toyou ->
    [yes] Du har inget att lägga till: { $name } tar alltihop
   *[no] { $you ->
        [yes] { $other } har inget att lägga till: du tar alltihop
       *[no] { $other } har inget att lägga till: { $name } tar alltihop
    }
}
dont-bluff-pile = { $value ->
    [0] { $count ->
        [one] { $count } bluff på din hand
       *[other] { $count } bluffar på din hand
    }
   *[other] { $count ->
        [one] { $count } väska med { $value } M$ på din hand
       *[other] { $count } väskor med { $value } M$ på din hand
    }
}
dont-bluff-pile-choose = { $value ->
    [0] Välj en bluff; på din hand: { $count }
   *[other] Välj en väska med { $value } M$; på din hand: { $count }
}
dont-bluff-put-back = { $value ->
    [0] Lägg tillbaka en bluff
   *[other] Lägg tillbaka en väska med { $value } M$
}
dont-bluff-say = Vad säger du att de innehåller?
dont-bluff-say-nothing = Säg ingenting
dont-bluff-say-millions = { $millions ->
    [0] Säg: ”Där finns inget”
   *[other] Säg { $millions } M$
}
dont-bluff-say-truth = { $millions ->
    [0] Säg: ”Där finns inget”, sanningen
   *[other] Säg { $millions } M$, sanningen
}
dont-bluff-button-colour-die = Slå färgtärningen
dont-bluff-button-black-die = Slå den svarta tärningen
dont-bluff-button-choose = Välj { $name }
dont-bluff-button-offer = { $claim ->
    [none] { $count ->
        [one] Erbjud { $name } { $count } väska, säg ingenting
       *[other] Erbjud { $name } { $count } väskor, säg ingenting
    }
    [0] { $count ->
        [one] Erbjud { $name } { $count } väska: ”Där finns inget”
       *[other] Erbjud { $name } { $count } väskor: ”Där finns inget”
    }
   *[other] { $count ->
        [one] Erbjud { $name } { $count } väska, säg { $claim } M$
       *[other] Erbjud { $name } { $count } väskor, säg { $claim } M$
    }
}
dont-bluff-button-add = { $claim ->
    [none] { $count ->
        [one] Lägg till { $count } väska, säg ingenting
       *[other] Lägg till { $count } väskor, säg ingenting
    }
    [0] { $count ->
        [one] Lägg till { $count } väska: ”Där finns inget”
       *[other] Lägg till { $count } väskor: ”Där finns inget”
    }
   *[other] { $count ->
        [one] Lägg till { $count } väska, säg { $claim } M$ till
       *[other] Lägg till { $count } väskor, säg { $claim } M$ till
    }
}
dont-bluff-button-take = { $count ->
    [one] Ta den
    [2] Ta båda
   *[other] Ta alla { $count }
}
dont-bluff-take-means = { $count ->
    [one] Behåll den oöppnad
   *[other] Behåll dem oöppnade
}
dont-bluff-button-open = { $count ->
    [one] Öppna den
    [2] Öppna båda
   *[other] Öppna alla { $count }
}
dont-bluff-open-means = Slå sedan: du betalar om tärningen är lägre
dont-bluff-ways = Sätt att betala
dont-bluff-way = { $over ->
    [0] { $cards }, exakt vad du är skyldig
   *[other] { $cards }, { $over } M$ för mycket
}
dont-bluff-way-over = { $over ->
    [0] jämnt
   *[other] { $over } M$ för mycket
}
dont-bluff-button-pay = { $over ->
    [0] Betala { $cards }
   *[other] Betala { $cards }: { $over } M$ för mycket, ingen växel
}

# The end
dont-bluff-end-why = { $reason ->
    [twenty_five_millions] Först till 25 M$.
    [fewer] Banken är tom. Lika mycket pengar: färst väskor vinner.
    [shared] Banken är tom. Lika mycket pengar och lika många väskor.
   *[bank_empty] Banken är tom: mest pengar vinner.
}

# What people say with one tap
dont-bluff-phrase-open-it = Kom igen, öppna.
dont-bluff-phrase-worth-it = Värd varenda miljon.

# Actions in a few words, where a button says too little or too much
dont-bluff-act-roll = Slå tärningen
dont-bluff-act-offer = { $claim ->
    [none] Lägg { $cards }; säg ingenting
    [0] Lägg { $cards }: ”Där finns inget”
   *[other] Lägg { $cards }; säg { $claim } M$
}
dont-bluff-act-add = { $claim ->
    [none] Lägg till { $cards }; säg ingenting
    [0] Lägg till { $cards }: ”Där finns inget”
   *[other] Lägg till { $cards }; säg { $claim } M$
}
dont-bluff-act-take = Ta allt oöppnat
dont-bluff-act-open = Öppna
