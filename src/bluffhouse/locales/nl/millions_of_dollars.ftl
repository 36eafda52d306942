### Millions of Dollars (rules MD-1 to MD-13)
### $place is “only”, or with three players, who have two characters each, “left” or “right”.


# The roles
millions-of-dollars-role-snitch = verklikker
millions-of-dollars-role-bruiser = bruut
millions-of-dollars-role-driver = chauffeur
millions-of-dollars-role-pickpocket = zakkenroller
millions-of-dollars-role-boss = baas
millions-of-dollars-cards = { $count ->
    [1] { $role }
   *[other] { $count } × { $role }
}
millions-of-dollars-character = { $you ->
    [yes] jij
   *[no] { $name }
}{ $place ->
    [left] {" "}(links)
    [right] {" "}(rechts)
   *[only] {""}
}
millions-of-dollars-own-character = { $place ->
    [left] { $role } (links)
    [right] { $role } (rechts)
   *[only] { $role }
}
millions-of-dollars-purse = { $you ->
    [yes] jij
   *[no] { $name }
} ${ $money } mln

# Decisions
millions-of-dollars-ask-choose = Kraak { $round }: ${ $amount } mln te verdelen, inzet ${ $stake } mln. Wie gaat er voor jou naar binnen? Niemand ziet het.
millions-of-dollars-ask-choose-two = Kraak { $round }: ${ $amount } mln te verdelen, inzet ${ $stake } mln per bendelid. Welke twee gaan er voor jou naar binnen? Niemand ziet het.
millions-of-dollars-ask-negotiate = Je doet mee als { $roles }. Blijven, uitstappen of een deal sluiten?
millions-of-dollars-ask-answer = { $count ->
    [one] Er wacht een voorstel op je antwoord. Je doet mee als { $roles }.
   *[other] Er wachten { $count } voorstellen op je antwoord. Je doet mee als { $roles }.
}
millions-of-dollars-ask-time = De bel is gegaan: geen nieuwe voorstellen. Je doet mee als { $roles }. Blijven of uitstappen?
millions-of-dollars-ask-alone = Alle anderen zijn uitgestapt. Je doet mee als { $roles }. Ga je alleen naar binnen, of stap je ook uit?
millions-of-dollars-ask-name = Jij bent de enige verklikker. Welke rol vliegt eruit?
millions-of-dollars-ask-over = Het spel is afgelopen.

millions-of-dollars-do-choose = { $role ->
    [snitch] heb alleen jij deze rol, dan gooi je een andere eruit; blijf je helemaal alleen over, dan verlies je $3 mln
    [bruiser] verliest nooit de inzet; heb alleen jij deze rol, dan krijg je een dreigkaart
    [driver] alle anderen met een aandeel betalen jou elk $1 mln
    [pickpocket] pakt $2 mln van de bruut af
   *[boss] $2 mln meer te verdelen
}{ $icon ->
    [yes] ; deze keer $1 mln extra
   *[no] {""}
}
millions-of-dollars-do-choose-two = { $role ->
    [snitch] links: gooit een rol eruit; blijft hij alleen over, dan kost dat $3 mln
    [bruiser] links: verliest nooit de inzet; krijgt misschien een dreigkaart
    [driver] links: alle anderen met een aandeel betalen hem elk $1 mln
    [pickpocket] links: pakt $2 mln van de bruut af
   *[boss] links: $2 mln meer te verdelen
}{ $icon ->
    [yes] ; deze keer $1 mln extra
   *[no] {""}
}
millions-of-dollars-do-ready = { $alone ->
    [yes] naar binnen; de kraak begint meteen
   *[no] je blijft; de kraak begint als iedereen die nog meedoet klaar is
}
millions-of-dollars-do-withdraw = { $place ->
    [left] neem je linkerbendelid terug, met de inzet van ${ $stake } mln
    [right] neem je rechterbendelid terug, met de inzet van ${ $stake } mln
   *[only] stap uit met je inzet van ${ $stake } mln; je rol blijft geheim tot het einde
}
millions-of-dollars-do-accept-pay = je betaalt { $name } ${ $amount } mln, en { $place ->
    [left] het linkerbendelid van { $name } stapt uit
    [right] het rechterbendelid van { $name } stapt uit
   *[only] { $name } stapt uit
}
millions-of-dollars-do-accept-leave = { $name } betaalt jou ${ $amount } mln, en { $place ->
    [left] je linkerbendelid stapt uit
    [right] je rechterbendelid stapt uit
   *[only] jij stapt uit
}
millions-of-dollars-do-refuse = { $count ->
    [1] zeg er nee tegen
   *[other] zeg nee; antwoorden kun je op { $offers }
}
millions-of-dollars-do-take-back = { $count ->
    [1] je voorstel is van tafel
   *[other] je voorstel is van tafel; die van jou zijn { $offers }
}
millions-of-dollars-do-offer = { $most ->
    [1] $1 mln om uit te stappen, aan iemand die meedoet (nog { $left } van 5)
   *[other] $1 mln tot ${ $most } mln om uit te stappen, aan iemand die meedoet (nog { $left } van 5)
}
millions-of-dollars-do-ask = { $most ->
    [1] jouw prijs om uit te stappen: $1 mln van { $name }, of van een ander
   *[other] jouw prijs om uit te stappen: $1 mln tot ${ $most } mln van { $name }, of van een ander
}
millions-of-dollars-do-claim = zeg wie je bent, waar of niet ({ $left ->
    [one] nog { $left } bewering
   *[other] nog { $left } beweringen
})
millions-of-dollars-do-threaten = gebruik een dreigkaart: alleen jij ziet wie { $name } of een ander is
millions-of-dollars-do-call-time = vanaf dan geen nieuwe voorstellen, beweringen of dreigementen
millions-of-dollars-do-name = iedereen met deze rol vliegt uit de kraak ({ $count ->
    [0] geen kaart open
    [one] { $count } kaart open
   *[other] { $count } kaarten open
})

# The table
millions-of-dollars-table-heist = Kraak { $round } van 8: ${ $amount } mln te verdelen, inzet ${ $stake } mln per bendelid{ $icon ->
    [none] {""}
   *[other] , en $1 mln extra voor: { $icon }
}. Leider: { $name }.
millions-of-dollars-table-before = Buit van de vorige kraken: { $loots }. Dreigkaarten op de stapel: { $pile }.
millions-of-dollars-table-shown = Rollen in het midden: { $roles }; er ligt nog één kaart gedekt.
millions-of-dollars-table-time = De bel is gegaan: geen nieuwe voorstellen, beweringen of dreigementen.
millions-of-dollars-table-seat = { $seat } { $name }{ $you ->
    [yes] {" (jij)"}
   *[no] {""}
}: ${ $money } mln in de hand; { millions-of-dollars-state }{ $claims ->
    [none] {""}
   *[other] ; zegt: { $claims }
}{ $last ->
    [none] {""}
   *[other] ; vorige keer: { $last }
}{ $threats ->
    [0] {""}
    [one] ; { $threats } dreigkaart
   *[other] ; { $threats } dreigkaarten
}
millions-of-dollars-claims-of = { $place ->
    [left] links { $roles }
    [right] rechts { $roles }
   *[only] { $roles }
}
millions-of-dollars-state = { $state ->
    [choosing] kiest nog
    [chosen] heeft gekozen
    [out] eruit
    [talking] doet mee
    [ready] doet mee, klaar
    [in] in de kraak
    [won] wint
   *[over] {"–"}
}{ $partly ->
    [left] {" "}(alleen links)
    [right] {" "}(alleen rechts)
   *[all] {""}
}
millions-of-dollars-table-known = { $place ->
    [left] Het linkerbendelid van { $name }: { $role }.
    [right] Het rechterbendelid van { $name }: { $role }.
   *[only] { $name }: { $role }.
}
millions-of-dollars-table-looked = { $you ->
    [yes] Je hebt gekeken bij: { $names }.
   *[no] { $name } heeft gekeken bij: { $names }.
}
millions-of-dollars-table-yours = { $in ->
    [yes] Van jou: { $role }, doet mee.
   *[no] Van jou: { $role }, eruit.
}
millions-of-dollars-table-left = Je kunt deze ronde nog { $offers ->
    [one] { $offers } voorstel
   *[other] { $offers } voorstellen
} doen.

# The story
millions-of-dollars-loot-revealed = Kraak { $round } van 8: ${ $amount } mln te verdelen, inzet ${ $stake } mln{ $icon ->
    [none] .
   *[other] . Op de kaart, en $1 mln extra waard: { $icon }.
} { $you ->
    [yes] Jij bent de leider.
   *[no] Leider: { $name }.
}
millions-of-dollars-roles-laid-open = Vorige keer gebruikt en nu niet te kiezen: { $roles }.
millions-of-dollars-laid-open-one = { $you ->
    [yes] jij
   *[no] { $name }
} ({ $role })
millions-of-dollars-chosen = { $roles ->
    [none] { $name } heeft gekozen.
   *[other] { $you ->
        [yes] Je kiest: { $roles }.
       *[no] { $name } kiest: { $roles }.
    }
}
millions-of-dollars-stakes-placed = { $place ->
    [only] Iedereen legt een inzet van ${ $stake } mln neer.
   *[left] Iedereen legt op elk bendelid een inzet van ${ $stake } mln.
} Nog in de hand: { $purses }.
millions-of-dollars-reserve = De kas betaalt voor: { $purses }.
millions-of-dollars-now = Nu: { $purses }.
millions-of-dollars-roles-shown = De rolkaarten: { $roles }. Er ligt er nog één gedekt{ $hidden ->
    [none] {""}
   *[other] : { $hidden }
}.
millions-of-dollars-withdrew = { $place ->
    [left] { $you ->
        [yes] Je stapt links uit.
       *[no] { $name } stapt links uit.
    }
    [right] { $you ->
        [yes] Je stapt rechts uit.
       *[no] { $name } stapt rechts uit.
    }
   *[only] { $you ->
        [yes] Je stapt uit.
       *[no] { $name } stapt uit.
    }
}
millions-of-dollars-offer-made = Voorstel { $offer }: { $you ->
    [yes] jij biedt { $other } ${ $amount } mln om { $place ->
        [left] links uit te stappen
        [right] rechts uit te stappen
       *[only] uit te stappen
    }.
   *[no] { $toyou ->
        [yes] { $name } biedt jou ${ $amount } mln om { $place ->
            [left] links uit te stappen
            [right] rechts uit te stappen
           *[only] uit te stappen
        }.
       *[no] { $name } biedt { $other } ${ $amount } mln om { $place ->
            [left] links uit te stappen
            [right] rechts uit te stappen
           *[only] uit te stappen
        }.
    }
}
millions-of-dollars-price-named = Voorstel { $offer }: { $you ->
    [yes] voor ${ $price } mln van { $other } { $place ->
        [left] stap jij links uit
        [right] stap jij rechts uit
       *[only] stap jij uit
    }.
   *[no] voor ${ $price } mln van { $toyou ->
        [yes] jou
       *[no] { $other }
    } { $place ->
        [left] stapt { $name } links uit
        [right] stapt { $name } rechts uit
       *[only] stapt { $name } uit
    }.
}
millions-of-dollars-accepted-money = { $you ->
    [yes] Je neemt voorstel { $offer } aan: { $other } betaalt jou ${ $amount } mln.
   *[no] { $toyou ->
        [yes] { $name } neemt voorstel { $offer } aan: jij betaalt { $name } ${ $amount } mln.
       *[no] { $name } neemt voorstel { $offer } aan: { $other } betaalt { $name } ${ $amount } mln.
    }
}
millions-of-dollars-accepted-price = { $you ->
    [yes] Je neemt voorstel { $offer } aan en betaalt { $other } ${ $amount } mln.
   *[no] { $toyou ->
        [yes] { $name } neemt voorstel { $offer } aan en betaalt jou ${ $amount } mln.
       *[no] { $name } neemt voorstel { $offer } aan en betaalt { $other } ${ $amount } mln.
    }
}
millions-of-dollars-refused = { $you ->
    [yes] Je wijst voorstel { $offer } af.
   *[no] { $name } wijst voorstel { $offer } af.
}
millions-of-dollars-took-back = { $you ->
    [yes] Je trekt voorstel { $offer } in.
   *[no] { $name } trekt voorstel { $offer } in.
}
millions-of-dollars-left = { $place ->
    [left] { $you ->
        [yes] Je linkerbendelid is eruit, en je hebt de inzet van ${ $stake } mln terug.
       *[no] Het linkerbendelid van { $name } is eruit, en de inzet van ${ $stake } mln gaat terug.
    }
    [right] { $you ->
        [yes] Je rechterbendelid is eruit, en je hebt de inzet van ${ $stake } mln terug.
       *[no] Het rechterbendelid van { $name } is eruit, en de inzet van ${ $stake } mln gaat terug.
    }
   *[only] { $you ->
        [yes] Je bent eruit, en je hebt je inzet van ${ $stake } mln terug.
       *[no] { $name } is eruit en neemt de inzet van ${ $stake } mln terug.
    }
} { millions-of-dollars-now }
millions-of-dollars-lapsed = { $count ->
    [one] Voorstel { $offers } vervalt.
   *[other] Voorstellen { $offers } vervallen.
}
millions-of-dollars-claimed = { $place ->
    [left] { $you ->
        [yes] Je zegt over je linkerbendelid: “{ $role }”.
       *[no] { $name } zegt over het eigen linkerbendelid: “{ $role }”.
    }
    [right] { $you ->
        [yes] Je zegt over je rechterbendelid: “{ $role }”.
       *[no] { $name } zegt over het eigen rechterbendelid: “{ $role }”.
    }
   *[only] { $you ->
        [yes] Je zegt: “{ $role }”.
       *[no] { $name } zegt: “{ $role }”.
    }
}
millions-of-dollars-looked = { $you ->
    [yes] Je gebruikt een dreigkaart en bekijkt { millions-of-dollars-looked-at }: { $role }.
   *[no] { $name } gebruikt een dreigkaart en bekijkt { millions-of-dollars-looked-at }{ $role ->
        [none] .
       *[other] : { $role }.
    }
}
millions-of-dollars-looked-at = { $toyou ->
    [yes] { $place ->
        [left] jouw linkerbendelid
        [right] jouw rechterbendelid
       *[only] jouw bendelid
    }
   *[no] { $place ->
        [left] het linkerbendelid van { $other }
        [right] het rechterbendelid van { $other }
       *[only] het bendelid van { $other }
    }
}
millions-of-dollars-time-called = { $you ->
    [yes] Je luidt de bel: geen nieuwe voorstellen, beweringen of dreigementen.
   *[no] { $name } luidt de bel: geen nieuwe voorstellen, beweringen of dreigementen.
}
millions-of-dollars-said-ready = { $you ->
    [yes] Je bent klaar.
   *[no] { $name } is klaar.
}
millions-of-dollars-heist-begun = { $count ->
    [1] De kraak begint, met één bendelid binnen: { $names }.
   *[other] De kraak begint. Binnen: { $names }.
}
millions-of-dollars-revealed-stays = { $you ->
    [yes] Maskers af, { $role }: jij. Je bent de enige: je blijft en krijgt je inzet van ${ $stake } mln terug.
   *[no] Maskers af, { $role }: { $names }. De enige: { $names } blijft en krijgt de inzet van ${ $stake } mln terug.
} { millions-of-dollars-now }
millions-of-dollars-revealed-too-many = Maskers af, { $role }: { $names }. { $count } met dezelfde rol gooien elkaar eruit. { $stake ->
    [0] Hun inzet is weg.
   *[other] Bruten houden hun inzet, elk ${ $stake } mln. { millions-of-dollars-now }
}
millions-of-dollars-revealed-named = En nu de verklikte rol. Maskers af, { $role }: { $count ->
    [0] niemand. De verklikker zat ernaast.
    [one] { $names }. { $you ->
        [yes] Je wordt eruit gegooid
       *[no] Eruit gegooid
    }{ $stake ->
        [0] , en de inzet is weg.
       *[other] , maar de inzet van ${ $stake } mln komt terug. { millions-of-dollars-now }
    }
   *[other] { $names }. Allemaal eruit gegooid{ $stake ->
        [0] , en hun inzet is weg.
       *[other] , maar hun inzet komt terug, elk ${ $stake } mln. { millions-of-dollars-now }
    }
}
millions-of-dollars-threat-card = { $you ->
    [yes] Je krijgt een dreigkaart.
   *[no] { $name } krijgt een dreigkaart.
}
millions-of-dollars-named = { $you ->
    [yes] Jij bent de verklikker en noemt: { $role }.
   *[no] { $name } is de verklikker en noemt: { $role }.
}
millions-of-dollars-only-role-named = { $you ->
    [yes] Jij bent de verklikker, en er is maar één rol te noemen: { $role }.
   *[no] { $name } is de verklikker, en er is maar één rol te noemen: { $role }.
}
millions-of-dollars-nobody-left = Er is niemand over. Er wordt niets verdeeld.
millions-of-dollars-snitch-alone = { $you ->
    [yes] Jij bent de verklikker, en verder is er niemand over: je verliest ${ $lost } mln, en er wordt niets verdeeld.
   *[no] { $name } is de verklikker, en verder is er niemand over: { $name } verliest ${ $lost } mln, en er wordt niets verdeeld.
} { millions-of-dollars-now }
millions-of-dollars-loot-split = { $bonus ->
    [0] ${ $amount } mln te verdelen: { millions-of-dollars-shares }
   *[other] ${ $amount } mln te verdelen, en dankzij de baas ${ $bonus } mln extra: { millions-of-dollars-shares }
} { millions-of-dollars-now }
millions-of-dollars-shares = { $count ->
    [one] { $you ->
        [yes] alles, ${ $share } mln, voor jou
       *[no] alles, ${ $share } mln, voor { $names }
    }
   *[other] { $names }, elk ${ $share } mln
}{ $rest ->
    [0] .
   *[other] {" "}(${ $rest } mln blijft over).
}
millions-of-dollars-driver-paid = { $count ->
    [0] { $you ->
        [yes] Jij bent de chauffeur, maar er is niemand om je te betalen.
       *[no] { $name } is de chauffeur, maar verder is er niemand om de rit te betalen.
    }
    [one] { $you ->
        [yes] Jij bent de chauffeur en krijgt $1 mln van { $names }.
       *[no] { $toyou ->
            [yes] { $name } is de chauffeur en krijgt $1 mln van jou.
           *[no] { $name } is de chauffeur en krijgt $1 mln van { $names }.
        }
    } { millions-of-dollars-now }
   *[other] { $you ->
        [yes] Jij bent de chauffeur en krijgt van ieder $1 mln: { $names }.
       *[no] { $name } is de chauffeur en krijgt van ieder $1 mln: { $names }.
    } { millions-of-dollars-now }
}
millions-of-dollars-pocket-picked = { $same ->
    [yes] { $you ->
        [yes] Jouw zakkenroller pakt ${ $amount } mln van je eigen bruut af.
       *[no] De zakkenroller van { $name } pakt ${ $amount } mln van de bruut van { $name } af.
    }
   *[no] { $you ->
        [yes] Jij bent de zakkenroller en pakt ${ $amount } mln van de bruut: { $other }.
       *[no] { $toyou ->
            [yes] { $name } is de zakkenroller en pakt ${ $amount } mln van jou, de bruut.
           *[no] { $name } is de zakkenroller en pakt ${ $amount } mln van de bruut: { $other }.
        }
    }
} { millions-of-dollars-now }
millions-of-dollars-icon-paid = { $you ->
    [yes] Op de buitkaart staat jouw rol ({ $role }): $1 mln extra voor jou.
   *[no] Op de buitkaart staat de rol van { $name } ({ $role }): $1 mln extra.
} { millions-of-dollars-now }
millions-of-dollars-ended = { $reason ->
    [twenty_million] Twintig miljoen: het spel is afgelopen.
   *[other] Dat was de achtste kraak: het spel is afgelopen.
} { $winners ->
    [one] { $you ->
        [yes] Jij wint met ${ $most } mln!
       *[no] { $names } wint met ${ $most } mln.
    }
   *[other] { $you ->
        [yes] Jij deelt de overwinning met { $names }: elk ${ $most } mln!
       *[no] { $names } delen de overwinning, met elk ${ $most } mln.
    }
} De eindstand: { $purses }.

# Refusals
millions-of-dollars-choose-roles = { $count ->
    [1] Kies een van de rollen in het spel.
   *[other] Kies { $count } verschillende rollen: eerst die links, dan die rechts.
}
millions-of-dollars-role-used-last-time = Deze rol had je vorige keer ({ $role }). Kies een andere.
millions-of-dollars-choose-first = Eerst kiest iedereen wie er naar binnen gaat.
millions-of-dollars-negotiation-is-on = De rollen zijn gekozen. Nu onderhandel je, stap je uit of meld je je klaar (“ready”).
millions-of-dollars-name-a-role-first = Eerst noem je de rol die eruit vliegt.
millions-of-dollars-no-such-character = Zo’n bendelid is er niet. Heeft iemand er twee, kies dan het linker of het rechter.
millions-of-dollars-character-has-left = { $you ->
    [yes] Dat bendelid van jou is al uitgestapt.
   *[no] Dat bendelid van { $name } is al uitgestapt.
}
millions-of-dollars-not-another-player = Met jezelf kan dat niet: noem een andere speler, met de naam of het nummer ervoor.
millions-of-dollars-player-is-out = { $name } is uit deze kraak.
millions-of-dollars-time-is-called = De bel is gegaan: antwoord, trek een voorstel in, stap uit of meld je klaar (“ready”).
millions-of-dollars-nobody-else-is-in = Verder doet er niemand mee: ga alleen (“ready”) of stap ook uit.
millions-of-dollars-at-least-one-million = Je biedt in hele miljoenen, minstens één.
millions-of-dollars-not-enough-money = { $you ->
    [yes] Je hebt maar ${ $money } mln in de hand; inzetten tellen niet mee.
   *[no] { $name } heeft maar ${ $money } mln in de hand; inzetten tellen niet mee.
}
millions-of-dollars-no-offers-left = Je hebt deze ronde al { $limit } voorstellen gedaan. Je kunt nog antwoorden, uitstappen of je klaar melden.
millions-of-dollars-your-offer-is-still-open = Zo’n voorstel aan { $name } heb je al openstaan. Trek het in om een ander te doen.
millions-of-dollars-no-such-offer = Zo’n voorstel staat er niet open tussen jou en een ander. De nummers staan op tafel.
millions-of-dollars-offer-is-your-own = Dat is je eigen voorstel: jij kunt het intrekken, de ander antwoordt erop.
millions-of-dollars-offer-is-not-your-own = Dat voorstel komt van { $name }: je kunt het aannemen of afwijzen.
millions-of-dollars-role-not-in-play = Die rol is niet in het spel. Kies een andere.
millions-of-dollars-no-claims-left = Je hebt over dit bendelid { $limit } beweringen gedaan, en meer mag niet.
millions-of-dollars-no-threat-card = Je hebt geen dreigkaart.
millions-of-dollars-looked-already = Dat bendelid van { $name } heb je al bekeken.
millions-of-dollars-only-the-leader = Alleen de leider kan de bel luiden, en dat is { $name }.
millions-of-dollars-role-cannot-be-named = Noem een andere rol die in het midden open ligt.

# The terminal table
millions-of-dollars-board = Kraak { $round } van 8
millions-of-dollars-loot-card = BUIT ${ $amount } mln
millions-of-dollars-stake-card = inzet ${ $stake } mln
millions-of-dollars-icon-card = +$1 mln { $role }
millions-of-dollars-middle = In het midden, één ervan gedekt:
millions-of-dollars-column-money = geld
millions-of-dollars-column-threats = dreigkaarten
millions-of-dollars-column-state = stand
millions-of-dollars-column-claims = zegt
millions-of-dollars-column-last = vorige keer
millions-of-dollars-column-role = rol
millions-of-dollars-money = ${ $money } mln
millions-of-dollars-leads = { $you ->
    [yes] jij bent de leider
   *[no] leider: { $name }
}
millions-of-dollars-open-offers = Open voorstellen
millions-of-dollars-pays = { $payer } betaalt { $leaver } ${ $amount } mln om uit te stappen
millions-of-dollars-answers = { $you ->
    [yes] jij antwoordt
   *[no] { $name } antwoordt
}
millions-of-dollars-time = DE BEL IS GEGAAN: antwoord, stap uit of meld je klaar
millions-of-dollars-your-hand = Je bende
millions-of-dollars-your-characters = Van jou
millions-of-dollars-used = gebruikt
millions-of-dollars-side-left = links
millions-of-dollars-side-right = rechts
millions-of-dollars-side-out = eruit
millions-of-dollars-you-said-ready = Je hebt gezegd dat je klaar bent: je voorstellen blijven staan, en je wacht tot iemand uitstapt of jou een voorstel doet.

# The browser's table
millions-of-dollars-loot = te verdelen
millions-of-dollars-stake = inzet
millions-of-dollars-more = +${ $money } mln
millions-of-dollars-less-by = −${ $money } mln
millions-of-dollars-in-the-middle = De gekozen rolkaarten
millions-of-dollars-face-down = gedekt
millions-of-dollars-masked = gemaskerd
millions-of-dollars-race = Wie het eerst ${ $rich } mln heeft, beëindigt het spel
millions-of-dollars-over = { $reason ->
    [twenty_million] Twintig miljoen: het spel is afgelopen.
   *[other] Dat was de achtste kraak: het spel is afgelopen.
}
millions-of-dollars-thief = { $name }: ${ $money } mln in de hand; { millions-of-dollars-state }{ $leads ->
    [yes] ; leider
   *[no] {""}
}{ $claims ->
    [none] {""}
   *[other] ; zegt: { $claims }
}{ $last ->
    [none] {""}
   *[other] ; vorige keer: { $last }
}{ $threats ->
    [0] {""}
    [one] ; { $threats } dreigkaart
   *[other] ; { $threats } dreigkaarten
}
millions-of-dollars-in-hand = Je hebt ${ $money } mln
millions-of-dollars-threat-cards = { $threats ->
    [one] { $threats } dreigkaart
   *[other] { $threats } dreigkaarten
}
millions-of-dollars-your-stake = inzet ${ $stake } mln
millions-of-dollars-you-said = je zei “{ $role }”
millions-of-dollars-ask-one = Wie gaat er voor jou naar binnen? Niemand ziet het.
millions-of-dollars-ask-two = Welke twee gaan naar binnen, links en rechts? Niemand ziet het.
millions-of-dollars-tap-a-card = Tik op een kaart om te zien wat die doet.
millions-of-dollars-card-of-role = { $role }: { $about }.
millions-of-dollars-button-choose = { $count ->
    [one] Kies wie er naar binnen gaat
   *[other] Kies de { $count } die naar binnen gaan
}
millions-of-dollars-button-send = { $count ->
    [1] Naar binnen: { $roles }, inzet ${ $stake } mln
   *[other] Naar binnen: { $roles }, elk ${ $stake } mln inzet
}
millions-of-dollars-stay-or-go = Blijf, stap uit, of kies een speler om mee te onderhandelen.
millions-of-dollars-stay-time = Geen nieuwe voorstellen meer. Blijven of uitstappen?
millions-of-dollars-stay-alone = Alle anderen zijn uitgestapt. Ga je alleen naar binnen, of stap je ook uit?
millions-of-dollars-you-are-out = Je bent uit deze kraak: geen deals meer tot de volgende.
millions-of-dollars-button-ready = { $alone ->
    [yes] Ga alleen naar binnen
   *[no] Klaar: ik blijf
}
millions-of-dollars-button-leave = { $place ->
    [left] Trek het linkerbendelid terug met ${ $stake } mln
    [right] Trek het rechterbendelid terug met ${ $stake } mln
   *[only] Stap uit met ${ $stake } mln
}
millions-of-dollars-button-say = Zeg wie ik ben
millions-of-dollars-button-call-time = Luid de bel
millions-of-dollars-claim-title = Zeg wie je bent
millions-of-dollars-claim-hint = Iedereen hoort het. Het mag zelfs waar zijn.
millions-of-dollars-button-claim = “{ $role }”
millions-of-dollars-truth = de waarheid
millions-of-dollars-bluff = bluf
millions-of-dollars-deal-offer = { $you ->
    [yes] Jij biedt { $other } ${ $amount } mln om { $place ->
        [left] links uit te stappen
        [right] rechts uit te stappen
       *[only] uit te stappen
    }.
   *[no] { $toyou ->
        [yes] { $name } biedt jou ${ $amount } mln om { $place ->
            [left] links uit te stappen
            [right] rechts uit te stappen
           *[only] uit te stappen
        }.
       *[no] { $name } biedt { $other } ${ $amount } mln om { $place ->
            [left] links uit te stappen
            [right] rechts uit te stappen
           *[only] uit te stappen
        }.
    }
}
millions-of-dollars-deal-price = { $you ->
    [yes] { $place ->
        [left] Jij stapt links uit
        [right] Jij stapt rechts uit
       *[only] Jij stapt uit
    } als { $other } jou ${ $amount } mln betaalt.
   *[no] { $place ->
        [left] { $name } stapt links uit
        [right] { $name } stapt rechts uit
       *[only] { $name } stapt uit
    } als { $toyou ->
        [yes] jij
       *[no] { $other }
    } ${ $amount } mln betaalt.
}
millions-of-dollars-button-take = { $place ->
    [left] Neem ${ $amount } mln, linkerbendelid eruit
    [right] Neem ${ $amount } mln, rechterbendelid eruit
   *[only] Neem ${ $amount } mln en stap uit
}
millions-of-dollars-button-pay = Betaal { $other } ${ $amount } mln
millions-of-dollars-button-refuse = Afwijzen
millions-of-dollars-button-counter = Tegenbod
millions-of-dollars-button-take-back = Intrekken
millions-of-dollars-less = Eén miljoen minder
millions-of-dollars-raise = Eén miljoen meer
millions-of-dollars-which-character = Welk bendelid
millions-of-dollars-pay-title = Koop { $name } uit
millions-of-dollars-button-offer = Bied { $name } ${ $amount } mln
millions-of-dollars-price-title = Laat { $name } jou uitkopen
millions-of-dollars-button-ask = Vraag { $name } om ${ $amount } mln
millions-of-dollars-look-title = Gebruik een dreigkaart
millions-of-dollars-button-look = { $place ->
    [left] Bekijk de linkerkaart van { $name }
    [right] Bekijk de rechterkaart van { $name }
   *[only] Bekijk de kaart van { $name }
}
millions-of-dollars-feed-title = De onderhandeling
millions-of-dollars-feed-empty = Nog geen voorstellen. Tik een speler aan om er een te doen.
millions-of-dollars-counter-offer = (tegenbod)
millions-of-dollars-stamp = { $state ->
    [refused] afgewezen
    [paid] betaald
    [taken_back] ingetrokken
    [lapsed] vervallen
   *[open] wacht
}
millions-of-dollars-would-have = { $leaves ->
    [yes] dan heb je ${ $money } mln
   *[no] dan heb je nog ${ $money } mln
}
millions-of-dollars-call-time-about = Vanaf dan geen nieuwe voorstellen, beweringen of dreigementen. Iedereen heeft { $seconds } s om te antwoorden, uit te stappen of zich klaar te melden; daarna beslist een bot.
millions-of-dollars-button-not-yet = Nog niet
millions-of-dollars-after-title = Kraak { $round }: wie was wie
millions-of-dollars-after-why = { $outcome ->
    [stays] de enige: blijft
    [too_many] { $lost ->
        [yes] { $count } met deze rol: allemaal eruit, inzet kwijt
       *[no] { $count } met deze rol: allemaal eruit, inzet terug
    }
    [named] { $lost ->
        [yes] genoemd door de verklikker: eruit, inzet kwijt
       *[no] genoemd door de verklikker: eruit, inzet terug
    }
    [alone] niemand anders over: betaalt ${ $amount } mln
    [bought] { $toyou ->
        [yes] uitgestapt voor ${ $amount } mln van jou
       *[no] uitgestapt voor ${ $amount } mln van { $other }
    }
   *[left] op tijd uitgestapt; de rol blijft geheim tot het einde
}
millions-of-dollars-name-first = Kies een rol om eruit te gooien
millions-of-dollars-button-name = Elke { $role } eruit!
millions-of-dollars-button-skip = Overslaan
millions-of-dollars-button-next = Op naar kraak { $round }
millions-of-dollars-heist-in = { $count ->
    [one] Er gaat er één naar binnen, gemaskerd.
   *[other] Er gaan er { $count } naar binnen, gemaskerd.
}
millions-of-dollars-heist-hush = { $role ->
    [snitch] Maskers af, verklikkers…
    [bruiser] Maskers af, bruten…
    [driver] Maskers af, chauffeurs…
    [pickpocket] Maskers af, zakkenrollers…
   *[boss] Maskers af, bazen…
}
millions-of-dollars-heist-hush-named = En nu de verklikte rol…
millions-of-dollars-heist-stays = { $you ->
    [yes] Jij bent de enige { $role } en blijft.
   *[no] { $name } is de enige { $role } en blijft.
}
millions-of-dollars-heist-too-many = { $stake ->
    [0] { $count } × { $role }: allemaal eruit, en hun inzet is weg.
   *[other] { $count } × { $role }: allemaal eruit, maar ze houden hun inzet.
}
millions-of-dollars-heist-named = { $count ->
    [0] Helemaal niemand. De verklikker zat ernaast.
    [one] { $you ->
        [yes] Jij bent { $role } en vliegt eruit.
       *[no] { $name } is { $role } en vliegt eruit.
    }
   *[other] { $count } × { $role }: ze vliegen er allemaal uit.
}
millions-of-dollars-heist-names = { $you ->
    [yes] Jij bent de verklikker en noemt: { $role }.
   *[no] { $name }, de verklikker, noemt: { $role }.
}
millions-of-dollars-heist-alone = { $you ->
    [yes] Jij bent de verklikker, en alleen: dat kost je ${ $lost } mln.
   *[no] { $name } is de verklikker, en alleen: dat kost ${ $lost } mln.
}
millions-of-dollars-heist-loot = { $bonus ->
    [0] ${ $amount } mln te verdelen.
   *[other] ${ $amount } mln te verdelen, en dankzij de baas ${ $bonus } mln extra.
}
millions-of-dollars-heist-shares = { $count ->
    [one] Alles gaat naar één bendelid.
   *[other] Alle { $count } krijgen ${ $share } mln.
}{ $rest ->
    [0] {""}
   *[other] {" "}${ $rest } mln blijft over.
}
millions-of-dollars-heist-driver = { $count ->
    [one] { $you ->
        [yes] Jij rijdt, en de ander betaalt je $1 mln.
       *[no] { $name } rijdt, en de ander betaalt $1 mln.
    }
   *[other] { $you ->
        [yes] Jij rijdt, en de anderen betalen je elk $1 mln.
       *[no] { $name } rijdt, en de anderen betalen elk $1 mln.
    }
}
millions-of-dollars-heist-pocket = { $you ->
    [yes] Jij rolt de zakken van de bruut: ${ $amount } mln.
   *[no] { $toyou ->
        [yes] { $name } rolt jouw zakken: ${ $amount } mln.
       *[no] { $name } rolt de zakken van de bruut: ${ $amount } mln.
    }
}
millions-of-dollars-heist-icon = { $you ->
    [yes] Op de buitkaart staat de { $role }: $1 mln extra voor jou.
   *[no] Op de buitkaart staat de { $role }: $1 mln extra voor { $name }.
}

# What people say with one tap
millions-of-dollars-phrase-name-price = Noem je prijs.
millions-of-dollars-phrase-not-enough = Dat is niet genoeg.

# Actions in a few words, where a button says too little or too much
millions-of-dollars-act-choose = Naar binnen: { $roles }
millions-of-dollars-act-withdraw = { $place ->
    [left] Stap links uit
    [right] Stap rechts uit
   *[only] Stap uit
}
millions-of-dollars-act-accept = Neem voorstel { $offer } aan
millions-of-dollars-act-refuse = Wijs voorstel { $offer } af
millions-of-dollars-act-take-back = Trek voorstel { $offer } in
millions-of-dollars-act-claim = { $place ->
    [left] Zeg over links: “{ $role }”
    [right] Zeg over rechts: “{ $role }”
   *[only] Zeg: “{ $role }”
}
