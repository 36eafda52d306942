### Don't Bluff! (rules DB-1 to DB-15)


# Decisions
dont-bluff-ask-colour = Du har pistolen. Slå med farveterningen: den udpeger din modpart.
dont-bluff-ask-colour-reversed = Du har pistolen. Slå med farveterningen: den udpeger den, der giver dig et tilbud.
dont-bluff-ask-again = { $colour ->
    [white] Hvid er ingens farve. Slå igen.
    [red] Rød er ingens farve. Slå igen.
    [green] Grøn er ingens farve. Slå igen.
    [blue] Blå er ingens farve. Slå igen.
    [yellow] Gul er ingens farve. Slå igen.
   *[purple] Lilla er ingens farve. Slå igen.
}
dont-bluff-ask-target = Du slog din egen farve: vælg din modpart.
dont-bluff-ask-target-reversed = Du slog din egen farve: vælg, hvem der skal give dig et tilbud.
dont-bluff-ask-offer = Hvilke kufferter skubber du over til { $name }, og hvad siger du, der er i dem?
dont-bluff-ask-answer = { $claim ->
    [none] { $name } skubber { $count ->
        [one] en lukket kuffert over til dig og siger ingenting. Tage den eller åbne den?
       *[other] { $count } lukkede kufferter over til dig og siger ingenting. Tage dem eller åbne dem?
    }
    [0] { $name } skubber { $count ->
        [one] en lukket kuffert over til dig og siger: der er ingenting i. Tage den eller åbne den?
       *[other] { $count } lukkede kufferter over til dig og siger: der er ingenting i. Tage dem eller åbne dem?
    }
   *[other] { $name } skubber { $count ->
        [one] en lukket kuffert over til dig og siger: { $claim } mio. $. Tage den eller åbne den?
       *[other] { $count } lukkede kufferter over til dig og siger: { $claim } mio. $. Tage dem eller åbne dem?
    }
}
dont-bluff-ask-answer-more = { $claim ->
    [none] { $name } lægger { $count ->
        [one] en lukket kuffert
       *[other] { $count } lukkede kufferter
    } til de { $millions } mio. $, der ligger åbent, og siger ingenting. Tage det hele eller åbne igen?
    [0] { $name } lægger { $count ->
        [one] en lukket kuffert
       *[other] { $count } lukkede kufferter
    } til de { $millions } mio. $, der ligger åbent, og siger: der er ingenting i. Tage det hele eller åbne igen?
   *[other] { $name } lægger { $count ->
        [one] en lukket kuffert
       *[other] { $count } lukkede kufferter
    } til de { $millions } mio. $, der ligger åbent, og siger: { $claim } mio. $ mere. Tage det hele eller åbne igen?
}
dont-bluff-ask-die = { $millions } mio. $ ligger åbent. Slå med den sorte terning mod dem.
dont-bluff-ask-add = Den sorte terning viser { $die }: mere end dine { $millions } mio. $. Læg mindst én lukket kuffert til.
dont-bluff-ask-pay = Du skylder { $name } { $due } mio. $. Hvilke kufferter betaler du med?
dont-bluff-ask-over = Spillet er slut.

dont-bluff-do-colour = en andens farve: din modpart; din egen: vælg selv din modpart; ingens: slå igen
dont-bluff-do-choose = { $count ->
    [0] { $name }, uden kufferter
    [one] { $name }, med { $count } kuffert
   *[other] { $name }, med { $count } kufferter
}
dont-bluff-do-offer = kufferter fra din hånd, mindst én (5, 2, 1 eller 0 for avispapir), og så det, du siger, der er i dem: 0 til { $highest } millioner, sandt eller ej
dont-bluff-do-offer-silent = det samme, men sig ingenting
dont-bluff-do-add = flere fra din hånd, og så det, du siger om de nye: 0 til { $highest } millioner, sandt eller ej
dont-bluff-do-add-silent = det samme, men sig ingenting
dont-bluff-do-take = { $count ->
    [one] kufferten er din; hvad der er i den, bliver mellem dig og { $name }
   *[other] de { $count } kufferter er dine; det lukkede bliver mellem dig og { $name }
}
dont-bluff-do-open = alle kigger, og du slår med den sorte terning mod alt, der er åbent: er terningen lavere, betaler du så meget; viser den det samme, tager du det hele; er den højere, skal { $name } lægge til
dont-bluff-do-die-lower = { $dice }: du betaler { $name } { $millions } mio. $, eller mere, hvis det ikke går op, og tager så en kuffert fra banken
dont-bluff-do-die-same = { $dice }: du tager det hele
dont-bluff-do-die-higher = { $left ->
    [0] { $dice }: { $name } har ikke mere at lægge til, du tager det hele
   *[other] { $dice }: { $name } skal lægge til
}
dont-bluff-do-pay = { $over ->
    [0] præcis det, du skylder
   *[other] { $over } mio. $ for meget: der gives ikke tilbage
}

# Suitcases and colours: $count of them, of one kind
dont-bluff-suitcases = { $value ->
    [0] { $count ->
        [1] bluff
       *[other] { $count }×bluff
    }
   *[other] { $count ->
        [1] { $value } mio. $
       *[other] { $count }×{ $value } mio. $
    }
}
dont-bluff-no-suitcases = ingenting
dont-bluff-worth = { $millions } mio. $ ({ $cards })
dont-bluff-colour-white = hvid
dont-bluff-colour-red = rød
dont-bluff-colour-green = grøn
dont-bluff-colour-blue = blå
dont-bluff-colour-yellow = gul
dont-bluff-colour-purple = lilla

# The table
dont-bluff-table-bank = Først til 25 mio. $ vinder. Kufferter i banken: { $bank }; den sidste slutter spillet.
dont-bluff-table-seat = { $seat } { $name }{ $you ->
    [yes] {" (dig)"}
   *[no] {""}
}: { $colours }; { $count ->
    [one] { $count } kuffert
   *[other] { $count } kufferter
}{ $gun ->
    [yes] {"; har pistolen"}
   *[no] {""}
}
dont-bluff-table-colour = Farveterningen viser { $colour }.
dont-bluff-table-open = Åbent på bordet: { $worth }.
dont-bluff-table-closed = Lukket på bordet: { $count ->
    [one] { $count } kuffert.
   *[other] { $count } kufferter.
}
dont-bluff-table-inside = Kun du ved, hvad der er i: { $worth }.
dont-bluff-table-said = { $claim ->
    [0] { $you ->
        [yes] Du sagde: ingenting i de sidst åbnede kufferter.
       *[no] { $name } sagde: ingenting i de sidst åbnede kufferter.
    }
   *[other] { $you ->
        [yes] Du sagde: { $claim } mio. $ i de sidst åbnede kufferter.
       *[no] { $name } sagde: { $claim } mio. $ i de sidst åbnede kufferter.
    }
}
dont-bluff-table-die = Den sorte terning viser { $die }.
dont-bluff-table-due = { $you ->
    [yes] Du skylder { $other } { $due } mio. $.
   *[no] { $toyou ->
        [yes] { $name } skylder dig { $due } mio. $.
       *[no] { $name } skylder { $other } { $due } mio. $.
    }
}
dont-bluff-table-hand = Dine kufferter: { $hand } ({ $millions } mio. $ i alt; 0 er en bluff)
dont-bluff-table-empty-hand = Du har ingen kufferter.
dont-bluff-table-shown = { $name } slutter med { $worth }.

# The story
dont-bluff-bank = { $cards ->
    [none] Banken er blandet: { $count } lukkede kufferter.
   *[other] Banken er blandet, fra toppen: { $cards }.
}
dont-bluff-rolled = { $you ->
    [yes] Du slår med terningen.
   *[no] { $name } slår med terningen.
}
dont-bluff-colour-rolled = { $you ->
    [yes] Den viser { $colour }: din farve.
   *[no] Den viser { $colour }: { $name }.
}
dont-bluff-colour-of-nobody = Den viser { $colour }: ingens farve. Slå igen.
dont-bluff-target-chosen = { $you ->
    [yes] Du vælger { $other }.
   *[no] { $toyou ->
        [yes] { $name } vælger dig.
       *[no] { $name } vælger { $other }.
    }
}
dont-bluff-paired = { $you ->
    [yes] Du tilbyder, { $other } svarer.
   *[no] { $toyou ->
        [yes] { $name } tilbyder, du svarer.
       *[no] { $name } tilbyder, { $other } svarer.
    }
}
dont-bluff-empty-handed = { $you ->
    [yes] Du har ikke noget at lægge frem.
   *[no] { $name } har ikke noget at lægge frem.
}
dont-bluff-offered = { $you ->
    [yes] Du skubber { $count ->
        [one] én lukket kuffert over til { $other }.
       *[other] { $count } lukkede kufferter over til { $other }.
    }
   *[no] { $toyou ->
        [yes] { $name } skubber { $count ->
            [one] én lukket kuffert over til dig.
           *[other] { $count } lukkede kufferter over til dig.
        }
       *[no] { $name } skubber { $count ->
            [one] én lukket kuffert over til { $other }.
           *[other] { $count } lukkede kufferter over til { $other }.
        }
    }
}
dont-bluff-added = { $you ->
    [yes] Du lægger { $count ->
        [one] én lukket kuffert til.
       *[other] { $count } lukkede kufferter til.
    }
   *[no] { $name } lægger { $count ->
        [one] én lukket kuffert til.
       *[other] { $count } lukkede kufferter til.
    }
}
dont-bluff-says = { $claim ->
    [none] { $you ->
        [yes] Du siger ingenting.
       *[no] { $name } siger ingenting.
    }
    [0] { $you ->
        [yes] Du siger: ”Der er ingenting i.”
       *[no] { $name } siger: ”Der er ingenting i.”
    }
   *[other] { $you ->
        [yes] Du siger: ”{ $claim } mio. $.”
       *[no] { $name } siger: ”{ $claim } mio. $.”
    }
}
dont-bluff-inside = Indhold: { $worth }.
dont-bluff-accepted = { $you ->
    [yes] Du tager det hele, som det ligger.
   *[no] { $name } tager det hele, som det ligger.
}
dont-bluff-opened = { $you ->
    [yes] Du åbner: { $cards }.
   *[no] { $name } åbner: { $cards }.
}
dont-bluff-opened-said = { $claim ->
    [none] Der blev ikke sagt noget. Åbent på bordet: { $millions } mio. $.
    [0] { $told ->
        [true] Der blev sagt ”ingenting”, og det passede. Åbent på bordet: { $millions } mio. $.
       *[more] Der blev sagt ”ingenting”; der er mere. Åbent på bordet: { $millions } mio. $.
    }
   *[other] { $told ->
        [true] Der blev sagt { $claim } mio. $, og det passede. Åbent på bordet: { $millions } mio. $.
        [less] Der blev sagt { $claim } mio. $; der er mindre. Åbent på bordet: { $millions } mio. $.
       *[more] Der blev sagt { $claim } mio. $; der er mere. Åbent på bordet: { $millions } mio. $.
    }
}
dont-bluff-die-lower = Den sorte terning viser { $die }, lavere end { $millions } mio. $: tilbuddet var godt.
dont-bluff-die-same = Den sorte terning viser { $die }, det samme som { $millions } mio. $: kufferterne skifter ejer.
dont-bluff-die-higher = Den sorte terning viser { $die }, højere end { $millions } mio. $: ikke nok.
dont-bluff-received = { $you ->
    [yes] { $count ->
        [one] Du får én kuffert af { $other }.
       *[other] Du får { $count } kufferter af { $other }.
    }
   *[no] { $toyou ->
        [yes] { $count ->
            [one] { $name } får én kuffert af dig.
           *[other] { $name } får { $count } kufferter af dig.
        }
       *[no] { $count ->
            [one] { $name } får én kuffert af { $other }.
           *[other] { $name } får { $count } kufferter af { $other }.
        }
    }
}
dont-bluff-received-open = Åbnet: { $worth }.
dont-bluff-received-closed = Aldrig åbnet: { $worth }.
dont-bluff-taken-back = { $you ->
    [yes] Du tager { $cards } tilbage, og { $other } skylder dig { $millions } mio. $.
   *[no] { $toyou ->
        [yes] { $name } tager { $cards } tilbage, og du skylder { $millions } mio. $.
       *[no] { $name } tager { $cards } tilbage, og { $other } skylder { $millions } mio. $.
    }
}
dont-bluff-payment-chosen = { $you ->
    [yes] Du tæller { $cards } op.
   *[no] { $name } tæller { $cards } op.
}
dont-bluff-paid = { $you ->
    [yes] Du betaler { $other } { $worth }.
   *[no] { $toyou ->
        [yes] { $name } betaler dig { $worth }.
       *[no] { $name } betaler { $other } { $worth }.
    }
}
dont-bluff-paid-too-much = Gælden var { $due } mio. $. Der gives ikke tilbage.
dont-bluff-paid-too-little = Gælden var { $due } mio. $. { $you ->
    [yes] Det var alt, hvad du havde.
   *[no] { $name } har ikke mere.
}
dont-bluff-bank-card = { $card ->
    [none] { $you ->
        [yes] Du tager den øverste kuffert fra banken. Tilbage i banken: { $left }.
       *[no] { $name } tager den øverste kuffert fra banken. Tilbage i banken: { $left }.
    }
   *[other] { $you ->
        [yes] Du tager den øverste kuffert fra banken: { $card }. Tilbage i banken: { $left }.
       *[no] { $name } tager den øverste kuffert fra banken: { $card }. Tilbage i banken: { $left }.
    }
}
dont-bluff-gun = { $you ->
    [yes] Pistolen kommer til dig.
   *[no] Pistolen går videre til { $name }.
}
dont-bluff-skipped = Sprunget over, uden kufferter: { $names }.
dont-bluff-hands-shown = Alle kufferter åbnes. { $hands }
dont-bluff-hand-shown = { $name }: { $worth }
dont-bluff-ended-rich = { $you ->
    [yes] Du har { $millions } mio. $. Du vinder!
   *[no] { $names } har { $millions } mio. $ og vinder.
}
dont-bluff-ended-bank = { $winners ->
    [one] { $you ->
        [yes] Banken er tom, og du har mest: { $millions } mio. $. Du vinder!
       *[no] Banken er tom, og { $names } har mest: { $millions } mio. $. { $names } vinder.
    }
   *[other] { $you ->
        [yes] Banken er tom. Du deler sejren med { $names }: { $millions } mio. $ hver i lige mange kufferter!
       *[no] Banken er tom. { $names } har mest, { $millions } mio. $ hver i lige mange kufferter, og deler sejren.
    }
}

# Refusals
dont-bluff-nothing-to-roll = Der skal ikke slås med terninger nu.
dont-bluff-no-target-to-choose = Der skal ikke vælges nogen nu.
dont-bluff-choose-another-player = Vælg en anden spiller ved bordet.
dont-bluff-no-offer-now = Det er ikke nu, man kommer med tilbud.
dont-bluff-nothing-to-add-to = Der er ikke noget at lægge til nu.
dont-bluff-claim-out-of-range = Sig et antal millioner fra 0 til { $highest }, eller sig ingenting.
dont-bluff-lay-at-least-one = Læg mindst én kuffert frem.
dont-bluff-not-in-your-hand = Nævn kufferter fra din egen hånd, de dyreste først.
dont-bluff-nothing-to-take = Der er ikke noget tilbud, du kan tage.
dont-bluff-nothing-to-open = Der ligger ingen lukket kuffert foran dig.
dont-bluff-nothing-to-pay = Du skylder ikke noget nu.
dont-bluff-bluffs-are-not-money = En bluff er ikke penge. Du skylder { $millions } mio. $: betal med rigtige penge.
dont-bluff-pays-too-little = Det er for lidt: du skylder { $millions } mio. $.
dont-bluff-pay-the-exact-sum = Du kan betale præcis { $millions } mio. $, så det skal du.
dont-bluff-pays-with-a-card-too-many = Én af de kufferter kan du beholde: du skylder { $millions } mio. $, og resten dækker det.

# The terminal table
dont-bluff-frame = Don't Bluff! · først til 25 mio. $ · bank: { $bank }
dont-bluff-column-money = penge
dont-bluff-column-colours = farver
dont-bluff-column-suitcases = kufferter
dont-bluff-role-gun = pistol
dont-bluff-role-offers = tilbyder
dont-bluff-role-answers = svarer
dont-bluff-role-wins = vinder
dont-bluff-stage = { $name } → { $other }
dont-bluff-stage-open = Åbent: { $millions } mio. $
dont-bluff-stage-closed = Lukket: { $count }
dont-bluff-stage-inside = Lukket: { $millions } mio. $, men det ved kun du
dont-bluff-stage-claim = { $claim ->
    [0] { $name }: ”Der er ingenting i.”
   *[other] { $name }: ”{ $claim } mio. $.”
}
dont-bluff-stage-silent = { $name }: ”…”
dont-bluff-stage-die = {" "}Sort terning: { $die }{" "}
dont-bluff-stage-colour = Farveterning: { $colour }
dont-bluff-your-hand = Dine kufferter: { $millions } mio. $

# The browser's table
dont-bluff-goal = Først til { $goal } mio. $
dont-bluff-bank-name = Bank
dont-bluff-bank-left = Kufferter tilbage i banken: { $left } af { $all }. Den sidste slutter spillet.
dont-bluff-purse = { $millions } mio. $ af { $goal } mio. $
dont-bluff-millions = { $millions } mio.
dont-bluff-times = ×{ $count }
dont-bluff-count = { $count ->
    [one] { $count } kuffert
   *[other] { $count } kufferter
}
dont-bluff-colour-die = Farveterningen
dont-bluff-black-die = Den sorte terning
dont-bluff-lay-here = Tryk på dine kufferter for at lægge dem her
dont-bluff-drafted = { $millions } mio. $ indeni, det ved kun du
dont-bluff-owed = { $due } mio. $ at betale
dont-bluff-odds-lower = { $you ->
    [yes] Du betaler { $other } { $millions } mio. $
   *[no] { $toyou ->
        [yes] { $name } betaler dig { $millions } mio. $
       *[no] { $name } betaler { $other } { $millions } mio. $
    }
}
dont-bluff-odds-same = { $you ->
    [yes] Du tager det hele
   *[no] { $name } tager det hele
}
dont-bluff-odds-higher = { $toyou ->
    [yes] Du skal lægge til
   *[no] { $other } skal lægge til
}
dont-bluff-odds-higher-nothing-left = { $toyou ->
    [yes] Du har ikke mere at lægge til: { $name } tager det hele
   *[no] { $you ->
        [yes] { $other } har ikke mere at lægge til: du tager det hele
       *[no] { $other } har ikke mere at lægge til: { $name } tager det hele
    }
}
dont-bluff-pile = { $value ->
    [0] { $count ->
        [one] { $count } bluff på hånden
       *[other] { $count } bluff på hånden
    }
   *[other] { $count ->
        [one] { $count } kuffert med { $value } mio. $ på hånden
       *[other] { $count } kufferter med { $value } mio. $ på hånden
    }
}
dont-bluff-pile-choose = { $value ->
    [0] Vælg en bluff; på hånden: { $count }
   *[other] Vælg en kuffert med { $value } mio. $; på hånden: { $count }
}
dont-bluff-put-back = { $value ->
    [0] Tag en bluff tilbage
   *[other] Tag en kuffert med { $value } mio. $ tilbage
}
dont-bluff-say = Hvad siger du, der er i dem?
dont-bluff-say-nothing = Sig ingenting
dont-bluff-say-millions = { $millions ->
    [0] Sig: ”Der er ingenting i”
   *[other] Sig { $millions } mio. $
}
dont-bluff-say-truth = { $millions ->
    [0] Sig: ”Der er ingenting i”, sandheden
   *[other] Sig { $millions } mio. $, sandheden
}
dont-bluff-button-colour-die = Slå med farveterningen
dont-bluff-button-black-die = Slå med den sorte terning
dont-bluff-button-choose = Vælg { $name }
dont-bluff-button-offer = { $claim ->
    [none] { $count ->
        [one] Tilbyd { $name } { $count } kuffert, sig ingenting
       *[other] Tilbyd { $name } { $count } kufferter, sig ingenting
    }
    [0] { $count ->
        [one] Tilbyd { $name } { $count } kuffert: ”Der er ingenting i”
       *[other] Tilbyd { $name } { $count } kufferter: ”Der er ingenting i”
    }
   *[other] { $count ->
        [one] Tilbyd { $name } { $count } kuffert, sig { $claim } mio.
       *[other] Tilbyd { $name } { $count } kufferter, sig { $claim } mio.
    }
}
dont-bluff-button-add = { $claim ->
    [none] { $count ->
        [one] Læg { $count } kuffert til, sig ingenting
       *[other] Læg { $count } kufferter til, sig ingenting
    }
    [0] { $count ->
        [one] Læg { $count } kuffert til: ”Der er ingenting i”
       *[other] Læg { $count } kufferter til: ”Der er ingenting i”
    }
   *[other] { $count ->
        [one] Læg { $count } kuffert til, sig { $claim } mio. mere
       *[other] Læg { $count } kufferter til, sig { $claim } mio. mere
    }
}
dont-bluff-button-take = { $count ->
    [one] Tag den
    [2] Tag begge
   *[other] Tag alle { $count }
}
dont-bluff-take-means = { $count ->
    [one] Behold den uåbnet
   *[other] Behold dem uåbnede
}
dont-bluff-button-open = { $count ->
    [one] Åbn den
    [2] Åbn begge
   *[other] Åbn alle { $count }
}
dont-bluff-open-means = Slå så: du betaler, hvis terningen er lavere
dont-bluff-ways = Måder at betale på
dont-bluff-way = { $over ->
    [0] { $cards }, præcis det, du skylder
   *[other] { $cards }, { $over } mio. $ for meget
}
dont-bluff-way-over = { $over ->
    [0] præcis
   *[other] { $over } mio. $ for meget
}
dont-bluff-button-pay = { $over ->
    [0] Betal { $cards }
   *[other] Betal { $cards }: { $over } mio. $ for meget, intet tilbage
}

# The end
dont-bluff-end-why = { $reason ->
    [twenty_five_millions] Først til 25 mio. $.
    [fewer] Banken er tom. Lige mange penge: færrest kufferter afgør det.
    [shared] Banken er tom. Lige mange penge og lige mange kufferter.
   *[bank_empty] Banken er tom: flest penge vinder.
}

# What people say with one tap
dont-bluff-phrase-open-it = Kom nu, luk den op.
dont-bluff-phrase-worth-it = Hver million værd.

# Actions in a few words, where a button says too little or too much
dont-bluff-act-roll = Slå med terningen
dont-bluff-act-offer = { $claim ->
    [none] Læg { $cards }; sig ingenting
    [0] Læg { $cards }: ”Der er ingenting i”
   *[other] Læg { $cards }; sig { $claim } mio.
}
dont-bluff-act-add = { $claim ->
    [none] Læg { $cards } til, sig ingenting
    [0] Læg { $cards } til: ”Der er ingenting i”
   *[other] Læg { $cards } til, sig { $claim } mio.
}
dont-bluff-act-take = Tag det hele uåbnet
dont-bluff-act-open = Åbn
