### Millions of Dollars (rules MD-1 to MD-13)
### $place is “only”, or with three players, who have two characters each, “left” or “right”.


# The roles
millions-of-dollars-role-snitch = práskač
millions-of-dollars-role-bruiser = ranař
millions-of-dollars-role-driver = řidič
millions-of-dollars-role-pickpocket = chmaták
millions-of-dollars-role-boss = kápo
millions-of-dollars-cards = { $count ->
    [1] { $role }
   *[other] { $count } × { $role }
}
millions-of-dollars-character = { $you ->
    [yes] ty
   *[no] { $name }
}{ $place ->
    [left] {" "}(levá)
    [right] {" "}(pravá)
   *[only] {""}
}
millions-of-dollars-own-character = { $place ->
    [left] { $role } (levá)
    [right] { $role } (pravá)
   *[only] { $role }
}
millions-of-dollars-purse = { $you ->
    [yes] ty
   *[no] { $name }
} { $money }M$

# Decisions
millions-of-dollars-ask-choose = Loupež { $round }: kořist { $amount }M$, vklad { $stake }M$. Kdo za tebe půjde? Nikdo to nevidí.
millions-of-dollars-ask-choose-two = Loupež { $round }: kořist { $amount }M$, vklad po { $stake }M$. Kteří dva za tebe půjdou? Nikdo to nevidí.
millions-of-dollars-ask-negotiate = Tvoje role: { $roles }. Zůstaneš, odejdeš, nebo se domluvíš?
millions-of-dollars-ask-answer = { $count ->
    [one] Na tvou odpověď čeká { $count } nabídka. Tvoje role: { $roles }.
    [few] Na tvou odpověď čekají { $count } nabídky. Tvoje role: { $roles }.
   *[other] Na tvou odpověď čeká { $count } nabídek. Tvoje role: { $roles }.
}
millions-of-dollars-ask-time = Konec řečí: žádné nové nabídky. Tvoje role: { $roles }. Zůstaneš, nebo odejdeš?
millions-of-dollars-ask-alone = Všichni ostatní odešli. Tvoje role: { $roles }. Půjdeš do toho bez nich, nebo odejdeš taky?
millions-of-dollars-ask-name = Práskač jsi jenom ty. Která role letí ven?
millions-of-dollars-ask-over = Hra skončila.

millions-of-dollars-do-choose = { $role ->
    [snitch] je-li jediný, vyhodí vybranou roli; zbude-li sám, stojí to 3M$
    [bruiser] nikdy neztratí vklad; je-li jediný, dostane kartu výhružky
    [driver] každý další, kdo má podíl, ti platí 1M$
    [pickpocket] bere ranaři 2M$
   *[boss] k dělení je o 2M$ víc
}{ $icon ->
    [yes] ; tentokrát 1M$ navíc
   *[no] {""}
}
millions-of-dollars-do-choose-two = { $role ->
    [snitch] levá: vyhodí vybranou roli; když zbude sama, stojí to 3M$
    [bruiser] levá: nikdy neztratí vklad; může dostat kartu výhružky
    [driver] levá: každá další postava s podílem jí platí 1M$
    [pickpocket] levá: bere ranaři 2M$
   *[boss] levá: k dělení je o 2M$ víc
}{ $icon ->
    [yes] ; tentokrát 1M$ navíc
   *[no] {""}
}
millions-of-dollars-do-ready = { $alone ->
    [yes] jdeš dovnitř; loupež hned začne
   *[no] zůstáváš; loupež začne, až řeknou „hotovo“ (ready) všichni, kdo zbyli
}
millions-of-dollars-do-withdraw = { $place ->
    [left] stáhneš levou postavu i s vkladem { $stake }M$
    [right] stáhneš pravou postavu i s vkladem { $stake }M$
   *[only] odejdeš se svým vkladem { $stake }M$; tvoje role zůstane do konce tajná
}
millions-of-dollars-do-accept-pay = { $name } od tebe dostane { $amount }M$ a { $place ->
    [left] levá postava toho hráče odejde
    [right] pravá postava toho hráče odejde
   *[only] odejde
}
millions-of-dollars-do-accept-leave = { $name } ti zaplatí { $amount }M$ a { $place ->
    [left] tvoje levá postava odejde
    [right] tvoje pravá postava odejde
   *[only] ty odejdeš
}
millions-of-dollars-do-refuse = { $count ->
    [1] odmítneš ji
   *[other] odmítneš; odpovědět můžeš na nabídky { $offers }
}
millions-of-dollars-do-take-back = { $count ->
    [1] tvoje nabídka padá
   *[other] tvoje nabídka padá; tvoje jsou { $offers }
}
millions-of-dollars-do-offer = { $most ->
    [1] odchodné 1M$ pro kohokoli, kdo je ve hře (zbývá { $left } z 5)
   *[other] odchodné 1 až { $most }M$ pro kohokoli, kdo je ve hře (zbývá { $left } z 5)
}
millions-of-dollars-do-ask = { $most ->
    [1] tvoje cena za odchod: 1M$; platí { $name } nebo někdo jiný
   *[other] tvoje cena za odchod: 1 až { $most }M$; platí { $name } nebo někdo jiný
}
millions-of-dollars-do-claim = řekneš, kdo jsi, pravda i lež ({ $left ->
    [one] zbývá { $left } tvrzení
    [few] zbývají { $left } tvrzení
   *[other] zbývá { $left } tvrzení
})
millions-of-dollars-do-threaten = použiješ kartu výhružky: jen ty uvidíš, kdo je { $name } nebo někdo jiný
millions-of-dollars-do-call-time = od té chvíle žádné nové nabídky, tvrzení ani výhružky
millions-of-dollars-do-name = kdo má v loupeži tuto roli, letí ven ({ $count ->
    [0] žádná odkrytá karta
    [one] { $count } odkrytá karta
    [few] { $count } odkryté karty
   *[other] { $count } odkrytých karet
})

# The table
millions-of-dollars-table-heist = Loupež { $round } z 8: kořist { $amount }M$, vklad za postavu { $stake }M${ $icon ->
    [none] {""}
   *[other] , 1M$ navíc má: { $icon }
}. Vůdce: { $name }.
millions-of-dollars-table-before = Kořisti minulých loupeží: { $loots }. Karty výhružek v balíčku: { $pile }.
millions-of-dollars-table-shown = Role uprostřed: { $roles }; ještě jedna karta leží zakrytá.
millions-of-dollars-table-time = Konec řečí: žádné nové nabídky, tvrzení ani výhružky.
millions-of-dollars-table-seat = { $seat } { $name }{ $you ->
    [yes] {" (ty)"}
   *[no] {""}
}: { $money }M$ v ruce; { millions-of-dollars-state }{ $claims ->
    [none] {""}
   *[other] ; tvrdí: { $claims }
}{ $last ->
    [none] {""}
   *[other] ; minule: { $last }
}{ $threats ->
    [0] {""}
    [one] ; { $threats } karta výhružky
    [few] ; { $threats } karty výhružek
   *[other] ; { $threats } karet výhružek
}
millions-of-dollars-claims-of = { $place ->
    [left] levá: { $roles }
    [right] pravá: { $roles }
   *[only] { $roles }
}
millions-of-dollars-state = { $state ->
    [choosing] vybírá
    [chosen] má vybráno
    [out] mimo loupež
    [talking] ve hře
    [ready] ve hře, hotovo
    [in] v loupeži
    [won] vyhrává
   *[over] {"–"}
}{ $partly ->
    [left] {" "}(jen levá)
    [right] {" "}(jen pravá)
   *[all] {""}
}
millions-of-dollars-table-known = { $place ->
    [left] { $name }, levá postava: { $role }.
    [right] { $name }, pravá postava: { $role }.
   *[only] { $name }: { $role }.
}
millions-of-dollars-table-looked = { $you ->
    [yes] Díky výhružce znáš: { $names }.
   *[no] { $name } zná díky výhružce: { $names }.
}
millions-of-dollars-table-yours = { $in ->
    [yes] Tvoje postava: { $role }, ve hře.
   *[no] Tvoje postava: { $role }, mimo loupež.
}
millions-of-dollars-table-left = V tomto kole můžeš dát ještě { $offers ->
    [one] { $offers } nabídku
    [few] { $offers } nabídky
   *[other] { $offers } nabídek
}.

# The story
millions-of-dollars-loot-revealed = Loupež { $round } z 8: kořist { $amount }M$, vklad { $stake }M${ $icon ->
    [none] .
   *[other] . Podle karty má 1M$ navíc: { $icon }.
} { $you ->
    [yes] Vůdce jsi ty.
   *[no] Vůdce: { $name }.
}
millions-of-dollars-roles-laid-open = Role z minula, teď je vybrat nejde: { $roles }.
millions-of-dollars-laid-open-one = { $you ->
    [yes] ty
   *[no] { $name }
} ({ $role })
millions-of-dollars-chosen = { $roles ->
    [none] { $name } má vybráno.
   *[other] { $you ->
        [yes] Vybíráš: { $roles }.
       *[no] { $name } vybírá: { $roles }.
    }
}
millions-of-dollars-stakes-placed = { $place ->
    [only] Každý pokládá vklad { $stake }M$.
   *[left] Každý pokládá vklad { $stake }M$ na každou postavu.
} V ruce zbývá: { $purses }.
millions-of-dollars-reserve = Rezerva platí vklad: { $purses }.
millions-of-dollars-now = Teď: { $purses }.
millions-of-dollars-roles-shown = Karty rolí: { $roles }. Ještě jedna leží zakrytá{ $hidden ->
    [none] {""}
   *[other] : { $hidden }
}.
millions-of-dollars-withdrew = { $place ->
    [left] { $you ->
        [yes] Stahuješ levou postavu.
       *[no] { $name } stahuje levou postavu.
    }
    [right] { $you ->
        [yes] Stahuješ pravou postavu.
       *[no] { $name } stahuje pravou postavu.
    }
   *[only] { $you ->
        [yes] Odcházíš.
       *[no] { $name } odchází.
    }
}
millions-of-dollars-offer-made = Nabídka { $offer }: { $you ->
    [yes] nabízíš hráči { $other } { $amount }M$ za { $place ->
        [left] stažení levé postavy
        [right] stažení pravé postavy
       *[only] odchod
    }.
   *[no] { $toyou ->
        [yes] { $name } ti nabízí { $amount }M$ za { $place ->
            [left] stažení tvé levé postavy
            [right] stažení tvé pravé postavy
           *[only] tvůj odchod
        }.
       *[no] { $name } nabízí hráči { $other } { $amount }M$ za { $place ->
            [left] stažení levé postavy
            [right] stažení pravé postavy
           *[only] odchod
        }.
    }
}
millions-of-dollars-price-named = Nabídka { $offer }: { $you ->
    [yes] { $place ->
        [left] tvoje levá postava odejde
        [right] tvoje pravá postava odejde
       *[only] odejdeš
    } za { $price }M$ od hráče { $other }.
   *[no] { $name } { $place ->
        [left] stáhne levou postavu
        [right] stáhne pravou postavu
       *[only] odejde
    } za { $price }M$ od { $toyou ->
        [yes] tebe
       *[no] hráče { $other }
    }.
}
millions-of-dollars-accepted-money = { $you ->
    [yes] Přijímáš nabídku { $offer }: { $other } ti platí { $amount }M$.
   *[no] { $toyou ->
        [yes] { $name } přijímá nabídku { $offer }: platíš { $amount }M$.
       *[no] { $name } přijímá nabídku { $offer }: { $other } platí { $amount }M$.
    }
}
millions-of-dollars-accepted-price = { $you ->
    [yes] Přijímáš nabídku { $offer } a platíš hráči { $other } { $amount }M$.
   *[no] { $toyou ->
        [yes] { $name } přijímá nabídku { $offer } a platí ti { $amount }M$.
       *[no] { $name } přijímá nabídku { $offer } a platí hráči { $other } { $amount }M$.
    }
}
millions-of-dollars-refused = { $you ->
    [yes] Odmítáš nabídku { $offer }.
   *[no] { $name } odmítá nabídku { $offer }.
}
millions-of-dollars-took-back = { $you ->
    [yes] Bereš zpět nabídku { $offer }.
   *[no] { $name } bere zpět nabídku { $offer }.
}
millions-of-dollars-left = { $place ->
    [left] { $you ->
        [yes] Tvoje levá postava je venku a její vklad { $stake }M$ se ti vrací.
       *[no] { $name }: levá postava je venku, její vklad { $stake }M$ se vrací.
    }
    [right] { $you ->
        [yes] Tvoje pravá postava je venku a její vklad { $stake }M$ se ti vrací.
       *[no] { $name }: pravá postava je venku, její vklad { $stake }M$ se vrací.
    }
   *[only] { $you ->
        [yes] Jsi venku a vklad { $stake }M$ se ti vrací.
       *[no] { $name } je venku a bere si zpět vklad { $stake }M$.
    }
} { millions-of-dollars-now }
millions-of-dollars-lapsed = { $count ->
    [one] Nabídka { $offers } propadá.
    [few] Nabídky { $offers } propadají.
   *[other] Nabídky { $offers } propadají.
}
millions-of-dollars-claimed = { $place ->
    [left] { $you ->
        [yes] Tvrdíš o své levé postavě: „{ $role }“.
       *[no] { $name } tvrdí o své levé postavě: „{ $role }“.
    }
    [right] { $you ->
        [yes] Tvrdíš o své pravé postavě: „{ $role }“.
       *[no] { $name } tvrdí o své pravé postavě: „{ $role }“.
    }
   *[only] { $you ->
        [yes] Tvrdíš: „{ $role }“.
       *[no] { $name } tvrdí: „{ $role }“.
    }
}
millions-of-dollars-looked = { $you ->
    [yes] Používáš kartu výhružky. { millions-of-dollars-looked-at }: { $role }.
   *[no] { $name } používá kartu výhružky. { millions-of-dollars-looked-at }{ $role ->
        [none] .
       *[other] : { $role }.
    }
}
millions-of-dollars-looked-at = { $toyou ->
    [yes] { $place ->
        [left] Ukazuješ svou levou postavu
        [right] Ukazuješ svou pravou postavu
       *[only] Ukazuješ svou postavu
    }
   *[no] { $place ->
        [left] { $other } ukazuje levou postavu
        [right] { $other } ukazuje pravou postavu
       *[only] { $other } ukazuje postavu
    }
}
millions-of-dollars-time-called = { $you ->
    [yes] Vyhlašuješ konec řečí: žádné nové nabídky, tvrzení ani výhružky.
   *[no] { $name } vyhlašuje konec řečí: žádné nové nabídky, tvrzení ani výhružky.
}
millions-of-dollars-said-ready = { $you ->
    [yes] Máš hotovo.
   *[no] { $name } má hotovo.
}
millions-of-dollars-heist-begun = { $count ->
    [1] Loupež začíná, uvnitř je jediná postava: { $names }.
   *[other] Loupež začíná. Uvnitř: { $names }.
}
millions-of-dollars-revealed-stays = { $you ->
    [yes] Masky dolů, { $role }: ty. Nikdo jiný ji nemá: zůstáváš a vklad { $stake }M$ se ti vrací.
   *[no] Masky dolů, { $role }: { $names }. Nikdo jiný ji nemá: zůstává a vklad { $stake }M$ se vrací.
} { millions-of-dollars-now }
millions-of-dollars-revealed-too-many = Masky dolů, { $role }: { $names }. Stejná role { $count }×: všichni letí ven. { $stake ->
    [0] O vklady přicházejí.
   *[other] Ranařům se vklady vracejí, každému { $stake }M$. { millions-of-dollars-now }
}
millions-of-dollars-revealed-named = A teď role, kterou jmenoval práskač. Masky dolů, { $role }: { $count ->
    [0] nikdo. Práskač se spletl.
    [one] { $names }. { $you ->
        [yes] Letíš ven
       *[no] Letí ven
    }{ $stake ->
        [0] , vklad propadá.
       *[other] , ale vklad { $stake }M$ se vrací. { millions-of-dollars-now }
    }
    [few] { $names }. Všichni letí ven{ $stake ->
        [0] {" "}a přicházejí o vklady.
       *[other] , ale vklady se vracejí, každému { $stake }M$. { millions-of-dollars-now }
    }
   *[other] { $names }. Všichni letí ven{ $stake ->
        [0] {" "}a přicházejí o vklady.
       *[other] , ale vklady se vracejí, každému { $stake }M$. { millions-of-dollars-now }
    }
}
millions-of-dollars-threat-card = { $you ->
    [yes] Dostáváš kartu výhružky.
   *[no] { $name } dostává kartu výhružky.
}
millions-of-dollars-named = { $you ->
    [yes] Práskač jsi ty a jmenuješ roli: { $role }.
   *[no] Práskač je { $name } a jmenuje roli: { $role }.
}
millions-of-dollars-only-role-named = { $you ->
    [yes] Práskač jsi ty a jmenovat jde jen jedna role: { $role }.
   *[no] Práskač je { $name } a jmenovat jde jen jedna role: { $role }.
}
millions-of-dollars-nobody-left = Nikdo nezbyl. Nic se nedělí.
millions-of-dollars-snitch-alone = { $you ->
    [yes] Práskač jsi ty a nikdo jiný nezbyl: přicházíš o { $lost }M$ a nic se nedělí.
   *[no] Práskač je { $name } a nikdo jiný nezbyl: { $name } přichází o { $lost }M$ a nic se nedělí.
} { millions-of-dollars-now }
millions-of-dollars-loot-split = { $bonus ->
    [0] Kořist { $amount }M$: { millions-of-dollars-shares }
   *[other] Kořist { $amount }M$ a s kápem o { $bonus }M$ víc: { millions-of-dollars-shares }
} { millions-of-dollars-now }
millions-of-dollars-shares = { $count ->
    [one] { $you ->
        [yes] všechno, { $share }M$, je tvoje
       *[no] všechno, { $share }M$, bere { $names }
    }
    [few] { $names }, po { $share }M$
   *[other] { $names }, po { $share }M$
}{ $rest ->
    [0] .
   *[other] {" "}(zbývá { $rest }M$).
}
millions-of-dollars-driver-paid = { $count ->
    [0] { $you ->
        [yes] Řidič jsi ty, ale nemá ti kdo zaplatit.
       *[no] Řidič je { $name }, ale za svezení nemá kdo zaplatit.
    }
    [one] { $you ->
        [yes] Řidič jsi ty a dostáváš 1M$, platí: { $names }.
       *[no] { $toyou ->
            [yes] Řidič je { $name } a dostává 1M$, platíš ty.
           *[no] Řidič je { $name } a dostává 1M$, platí: { $names }.
        }
    } { millions-of-dollars-now }
    [few] { $you ->
        [yes] Řidič jsi ty a dostáváš po 1M$, platí: { $names }.
       *[no] Řidič je { $name } a dostává po 1M$, platí: { $names }.
    } { millions-of-dollars-now }
   *[other] { $you ->
        [yes] Řidič jsi ty a dostáváš po 1M$, platí: { $names }.
       *[no] Řidič je { $name } a dostává po 1M$, platí: { $names }.
    } { millions-of-dollars-now }
}
millions-of-dollars-pocket-picked = { $same ->
    [yes] { $you ->
        [yes] Tvůj chmaták bere { $amount }M$ tvému vlastnímu ranaři.
       *[no] { $name } má chmatáka i ranaře: chmaták bere vlastnímu ranaři { $amount }M$.
    }
   *[no] { $you ->
        [yes] Chmaták jsi ty a bereš ranaři { $amount }M$; ranař je { $other }.
       *[no] { $toyou ->
            [yes] Chmaták je { $name } a bere { $amount }M$ tobě, ranaři.
           *[no] Chmaták je { $name } a bere ranaři { $amount }M$; ranař je { $other }.
        }
    }
} { millions-of-dollars-now }
millions-of-dollars-icon-paid = { $you ->
    [yes] Na kartě kořisti je tvoje role ({ $role }): 1M$ navíc pro tebe.
   *[no] Na kartě kořisti je { $role }: 1M$ navíc má { $name }.
} { millions-of-dollars-now }
millions-of-dollars-ended = { $reason ->
    [twenty_million] Dvacet milionů: hra končí.
   *[other] To byla osmá loupež: hra končí.
} { $winners ->
    [one] { $you ->
        [yes] Vyhráváš, máš { $most }M$!
       *[no] Vyhrává { $names }, má { $most }M$.
    }
    [few] { $you ->
        [yes] O vítězství se s tebou dělí { $names }, každý z vás má { $most }M$!
       *[no] O vítězství se dělí { $names }, každý má { $most }M$.
    }
   *[other] { $you ->
        [yes] O vítězství se s tebou dělí { $names }, každý z vás má { $most }M$!
       *[no] O vítězství se dělí { $names }, každý má { $most }M$.
    }
} Na konci: { $purses }.

# Refusals
millions-of-dollars-choose-roles = { $count ->
    [1] Vyber jednu z rolí ve hře.
    [few] Vyber { $count } různé role: nejdřív levou, pak pravou.
   *[other] Vyber { $count } různých rolí: nejdřív levou, pak pravou.
}
millions-of-dollars-role-used-last-time = Tuhle roli máš z minula ({ $role }). Vyber jinou.
millions-of-dollars-choose-first = Nejdřív si všichni vyberou, kdo půjde dovnitř.
millions-of-dollars-negotiation-is-on = Role jsou vybrané. Teď vyjednávej, odejdi, nebo řekni „hotovo“ (ready).
millions-of-dollars-name-a-role-first = Nejdřív jmenuj roli, která letí ven.
millions-of-dollars-no-such-character = Taková postava tu není. Má-li hráč dvě, vyber levou, nebo pravou.
millions-of-dollars-character-has-left = { $you ->
    [yes] Tahle tvoje postava už odešla.
   *[no] { $name }: tahle postava už odešla.
}
millions-of-dollars-not-another-player = Nabídky a výhružky patří ostatním hráčům: uveď jméno, nebo číslo před ním.
millions-of-dollars-player-is-out = { $name } je mimo tuhle loupež.
millions-of-dollars-time-is-called = Konec řečí: odpověz, vezmi zpět, odejdi, nebo řekni „hotovo“ (ready).
millions-of-dollars-nobody-else-is-in = Nikdo jiný tu není: řekni „hotovo“ (ready) a jdi do toho bez nich, nebo odejdi taky.
millions-of-dollars-at-least-one-million = Nabízí se po celých milionech, aspoň jeden.
millions-of-dollars-not-enough-money = { $you ->
    [yes] V ruce máš jen { $money }M$; vklady se nepočítají.
   *[no] { $name } má v ruce jen { $money }M$; vklady se nepočítají.
}
millions-of-dollars-no-offers-left = Limit nabídek na kolo ({ $limit }) je vyčerpaný. Ještě můžeš odpovídat, odejít, nebo říct „hotovo“.
millions-of-dollars-your-offer-is-still-open = { $name } už od tebe takovou nabídku má. Nejdřív ji vezmi zpět, pak dej jinou.
millions-of-dollars-no-such-offer = Taková otevřená nabídka mezi tebou a ostatními není. Čísla jsou na stole.
millions-of-dollars-offer-is-your-own = Ta nabídka je tvoje: můžeš ji vzít zpět, odpovídá na ni druhý hráč.
millions-of-dollars-offer-is-not-your-own = Tu nabídku dává { $name }: můžeš ji přijmout, nebo odmítnout.
millions-of-dollars-role-not-in-play = Tahle role není ve hře. Vyber jinou.
millions-of-dollars-no-claims-left = Limit tvrzení o této postavě ({ $limit }) je vyčerpaný.
millions-of-dollars-no-threat-card = Nemáš kartu výhružky.
millions-of-dollars-looked-already = { $name }: tuhle postavu už znáš.
millions-of-dollars-only-the-leader = Konec řečí vyhlašuje jen vůdce, a to je { $name }.
millions-of-dollars-role-cannot-be-named = Jmenuj jinou roli, která leží odkrytá uprostřed.

# The terminal table
millions-of-dollars-board = Loupež { $round } z 8
millions-of-dollars-loot-card = KOŘIST { $amount }M$
millions-of-dollars-stake-card = vklad { $stake }M$
millions-of-dollars-icon-card = +1M$ { $role }
millions-of-dollars-middle = Uprostřed, jedna z nich zakrytá:
millions-of-dollars-column-money = peníze
millions-of-dollars-column-threats = výhružky
millions-of-dollars-column-state = stav
millions-of-dollars-column-claims = tvrdí
millions-of-dollars-column-last = minule
millions-of-dollars-column-role = role
millions-of-dollars-money = { $money }M$
millions-of-dollars-leads = { $you ->
    [yes] vůdce jsi ty
   *[no] vůdce: { $name }
}
millions-of-dollars-open-offers = Otevřené nabídky
millions-of-dollars-pays = { $payer } platí { $amount }M$, odchází { $leaver }
millions-of-dollars-answers = { $you ->
    [yes] odpovídáš ty
   *[no] odpovídá { $name }
}
millions-of-dollars-time = KONEC ŘEČÍ: odpověz, odejdi, nebo řekni „hotovo“ (ready)
millions-of-dollars-your-hand = Tvůj gang
millions-of-dollars-your-characters = Tvoje postavy
millions-of-dollars-used = z minula
millions-of-dollars-side-left = levá
millions-of-dollars-side-right = pravá
millions-of-dollars-side-out = venku
millions-of-dollars-you-said-ready = Máš hotovo: tvoje nabídky platí a čekáš, až někdo odejde nebo ti něco nabídne.

# The browser's table
millions-of-dollars-loot = kořist
millions-of-dollars-stake = vklad
millions-of-dollars-more = +{ $money }M$
millions-of-dollars-less-by = −{ $money }M$
millions-of-dollars-in-the-middle = Karty vybraných rolí
millions-of-dollars-face-down = zakrytá
millions-of-dollars-masked = v masce
millions-of-dollars-race = Kdo má první { $rich }M$, ukončí hru
millions-of-dollars-over = { $reason ->
    [twenty_million] Dvacet milionů: hra končí.
   *[other] To byla osmá loupež: hra končí.
}
millions-of-dollars-thief = { $name }: { $money }M$ v ruce; { millions-of-dollars-state }{ $leads ->
    [yes] ; vůdce
   *[no] {""}
}{ $claims ->
    [none] {""}
   *[other] ; tvrdí: { $claims }
}{ $last ->
    [none] {""}
   *[other] ; minule: { $last }
}{ $threats ->
    [0] {""}
    [one] ; { $threats } karta výhružky
    [few] ; { $threats } karty výhružek
   *[other] ; { $threats } karet výhružek
}
millions-of-dollars-in-hand = Máš { $money }M$
millions-of-dollars-threat-cards = { $threats ->
    [one] { $threats } karta výhružky
    [few] { $threats } karty výhružek
   *[other] { $threats } karet výhružek
}
millions-of-dollars-your-stake = vklad { $stake }M$
millions-of-dollars-you-said = tvrdíš „{ $role }“
millions-of-dollars-ask-one = Kdo za tebe půjde? Nikdo to nevidí.
millions-of-dollars-ask-two = Kteří dva půjdou, vlevo a vpravo? Nikdo to nevidí.
millions-of-dollars-tap-a-card = Klepni na kartu a uvidíš, co umí.
millions-of-dollars-card-of-role = { $role }: { $about }.
millions-of-dollars-button-choose = { $count ->
    [one] Vyber, kdo půjde
    [few] Vyber { $count } postavy
   *[other] Vyber { $count } postav
}
millions-of-dollars-button-send = { $count ->
    [1] Poslat za { $stake }M$: { $roles }
   *[other] Poslat po { $stake }M$: { $roles }
}
millions-of-dollars-stay-or-go = Zůstaň, odejdi, nebo si vyber, s kým se domluvíš.
millions-of-dollars-stay-time = Nové nabídky už ne. Zůstaneš, nebo odejdeš?
millions-of-dollars-stay-alone = Všichni ostatní odešli. Půjdeš do toho bez nich, nebo odejdeš taky?
millions-of-dollars-you-are-out = Jsi mimo tuhle loupež: do další žádné dohody.
millions-of-dollars-button-ready = { $alone ->
    [yes] Jít dovnitř bez nich
   *[no] Hotovo: zůstávám
}
millions-of-dollars-button-leave = { $place ->
    [left] Stáhnout levou s { $stake }M$
    [right] Stáhnout pravou s { $stake }M$
   *[only] Odejít s { $stake }M$
}
millions-of-dollars-button-say = Říct, kdo jsem
millions-of-dollars-button-call-time = Konec řečí!
millions-of-dollars-claim-title = Řekni, kdo jsi
millions-of-dollars-claim-hint = Uslyší to všichni. Může to být i pravda.
millions-of-dollars-button-claim = „{ $role }“
millions-of-dollars-truth = pravda
millions-of-dollars-bluff = blaf
millions-of-dollars-deal-offer = { $you ->
    [yes] Nabízíš hráči { $other } { $amount }M$ za { $place ->
        [left] stažení levé postavy
        [right] stažení pravé postavy
       *[only] odchod
    }.
   *[no] { $toyou ->
        [yes] { $name } ti nabízí { $amount }M$ za { $place ->
            [left] stažení tvé levé postavy
            [right] stažení tvé pravé postavy
           *[only] tvůj odchod
        }.
       *[no] { $name } nabízí hráči { $other } { $amount }M$ za { $place ->
            [left] stažení levé postavy
            [right] stažení pravé postavy
           *[only] odchod
        }.
    }
}
millions-of-dollars-deal-price = { $you ->
    [yes] { $place ->
        [left] Tvoje levá postava odejde
        [right] Tvoje pravá postava odejde
       *[only] Odejdeš
    }, když ti { $other } zaplatí { $amount }M$.
   *[no] { $name } { $place ->
        [left] stáhne levou postavu
        [right] stáhne pravou postavu
       *[only] odejde
    }, když { $toyou ->
        [yes] zaplatíš
       *[no] { $other } zaplatí
    } { $amount }M$.
}
millions-of-dollars-button-take = { $place ->
    [left] Vzít { $amount }M$ za levou
    [right] Vzít { $amount }M$ za pravou
   *[only] Vzít { $amount }M$ a odejít
}
millions-of-dollars-button-pay = { $other }: zaplatit { $amount }M$
millions-of-dollars-button-refuse = Odmítnout
millions-of-dollars-button-counter = Protinabídka
millions-of-dollars-button-take-back = Vzít zpět
millions-of-dollars-less = O milion méně
millions-of-dollars-raise = O milion více
millions-of-dollars-which-character = Která postava
millions-of-dollars-pay-title = { $name }: zaplatit za odchod
millions-of-dollars-button-offer = { $name }: nabídnout { $amount }M$
millions-of-dollars-price-title = Odejít, když zaplatí { $name }
millions-of-dollars-button-ask = { $name }: chci { $amount }M$
millions-of-dollars-look-title = Použít kartu výhružky
millions-of-dollars-button-look = { $place ->
    [left] { $name }: podívat se na levou kartu
    [right] { $name }: podívat se na pravou kartu
   *[only] { $name }: podívat se na kartu
}
millions-of-dollars-feed-title = Smlouvání
millions-of-dollars-feed-empty = Zatím žádné nabídky. Klepni na hráče a nějakou mu pošli.
millions-of-dollars-counter-offer = (protinabídka)
millions-of-dollars-stamp = { $state ->
    [refused] odmítnuta
    [paid] zaplacena
    [taken_back] vzata zpět
    [lapsed] propadla
   *[open] čeká
}
millions-of-dollars-would-have = { $leaves ->
    [yes] budeš mít { $money }M$
   *[no] zbude ti { $money }M$
}
millions-of-dollars-call-time-about = Od té chvíle žádné nové nabídky, tvrzení ani výhružky. Každý má { $seconds } s na to, aby odpověděl, odešel, nebo řekl „hotovo“; potom za něj rozhodne bot.
millions-of-dollars-button-not-yet = Ještě ne
millions-of-dollars-after-title = Loupež { $round }: kdo byl kdo
millions-of-dollars-after-why = { $outcome ->
    [stays] nikdo jiný ji nemá: zůstává
    [too_many] { $lost ->
        [yes] stejná role { $count }×: všichni ven, vklad propadá
       *[no] stejná role { $count }×: všichni ven, vklad se vrací
    }
    [named] { $lost ->
        [yes] tuhle roli jmenoval práskač: ven, vklad propadá
       *[no] tuhle roli jmenoval práskač: ven, vklad se vrací
    }
    [alone] nikdo jiný nezbyl: platí { $amount }M$
    [bought] { $toyou ->
        [yes] odchod za { $amount }M$, platíš ty
       *[no] odchod za { $amount }M$, platí { $other }
    }
   *[left] odchod včas; role zůstává do konce tajná
}
millions-of-dollars-name-first = Vyber roli, která letí ven
millions-of-dollars-button-name = Vyhodit: { $role }
millions-of-dollars-button-skip = Přeskočit
millions-of-dollars-button-next = Na loupež { $round }
millions-of-dollars-heist-in = { $count ->
    [one] Dovnitř jde jedna postava, v masce.
    [few] Dovnitř jdou { $count } postavy, v maskách.
   *[other] Dovnitř jde { $count } postav, v maskách.
}
millions-of-dollars-heist-hush = { $role ->
    [snitch] Masky dolů, práskači…
    [bruiser] Masky dolů, ranaři…
    [driver] Masky dolů, řidiči…
    [pickpocket] Masky dolů, chmatáci…
   *[boss] Masky dolů, kápové…
}
millions-of-dollars-heist-hush-named = A teď role, kterou jmenoval práskač…
millions-of-dollars-heist-stays = { $you ->
    [yes] Jediný { $role } jsi ty a zůstáváš.
   *[no] Jediný { $role } je { $name } a zůstává.
}
millions-of-dollars-heist-too-many = { $stake ->
    [0] { $count } × { $role }: všichni letí ven a přicházejí o vklady.
   *[other] { $count } × { $role }: všichni letí ven, ale vklady si nechávají.
}
millions-of-dollars-heist-named = { $count ->
    [0] Vůbec nikdo. Práskač se spletl.
    [one] { $you ->
        [yes] Jsi { $role } a letíš ven.
       *[no] { $name } je { $role } a letí ven.
    }
    [few] { $count } × { $role }: všichni letí ven.
   *[other] { $count } × { $role }: všichni letí ven.
}
millions-of-dollars-heist-names = { $you ->
    [yes] Práskač jsi ty a jmenuješ roli: { $role }.
   *[no] Práskač ({ $name }) jmenuje roli: { $role }.
}
millions-of-dollars-heist-alone = { $you ->
    [yes] Práskač jsi ty a nikdo jiný nezbyl: stojí tě to { $lost }M$.
   *[no] Práskač je { $name } a nikdo jiný nezbyl: stojí to { $lost }M$.
}
millions-of-dollars-heist-loot = { $bonus ->
    [0] Kořist: { $amount }M$.
   *[other] Kořist: { $amount }M$ a s kápem o { $bonus }M$ víc.
}
millions-of-dollars-heist-shares = { $count ->
    [one] Všechno bere jediná postava.
    [few] Dělí se { $count }, každý má { $share }M$.
   *[other] Dělí se jich { $count }, každý má { $share }M$.
}{ $rest ->
    [0] {""}
   *[other] {" "}Zbývá { $rest }M$.
}
millions-of-dollars-heist-driver = { $count ->
    [one] { $you ->
        [yes] Řídíš ty a druhý ti platí 1M$.
       *[no] Řídí { $name } a druhý platí 1M$.
    }
    [few] { $you ->
        [yes] Řídíš ty a ostatní ti platí po 1M$.
       *[no] Řídí { $name } a ostatní platí po 1M$.
    }
   *[other] { $you ->
        [yes] Řídíš ty a ostatní ti platí po 1M$.
       *[no] Řídí { $name } a ostatní platí po 1M$.
    }
}
millions-of-dollars-heist-pocket = { $you ->
    [yes] Vybíráš ranaři kapsu: { $amount }M$.
   *[no] { $toyou ->
        [yes] { $name } ti vybírá kapsu: { $amount }M$.
       *[no] { $name } vybírá ranaři kapsu: { $amount }M$.
    }
}
millions-of-dollars-heist-icon = { $you ->
    [yes] Na kartě kořisti je { $role }: 1M$ navíc pro tebe.
   *[no] Na kartě kořisti je { $role }: 1M$ navíc má { $name }.
}

# What people say with one tap
millions-of-dollars-phrase-name-price = Řekni si cenu.
millions-of-dollars-phrase-not-enough = To je málo.

# Actions in a few words, where a button says too little or too much
millions-of-dollars-act-choose = Poslat: { $roles }
millions-of-dollars-act-withdraw = { $place ->
    [left] Stáhnout levou
    [right] Stáhnout pravou
   *[only] Odejít
}
millions-of-dollars-act-accept = Přijmout nabídku { $offer }
millions-of-dollars-act-refuse = Odmítnout nabídku { $offer }
millions-of-dollars-act-take-back = Vzít zpět nabídku { $offer }
millions-of-dollars-act-claim = { $place ->
    [left] Říct o levé: „{ $role }“
    [right] Říct o pravé: „{ $role }“
   *[only] Říct: „{ $role }“
}
