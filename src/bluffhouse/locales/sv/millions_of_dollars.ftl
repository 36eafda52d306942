### Millions of Dollars (rules MD-1 to MD-13)
### $place is “only”, or with three players, who have two characters each, “left” or “right”.


# The roles
millions-of-dollars-role-snitch = tjallare
millions-of-dollars-role-bruiser = torped
millions-of-dollars-role-driver = chaufför
millions-of-dollars-role-pickpocket = ficktjuv
millions-of-dollars-role-boss = boss
millions-of-dollars-cards = { $count ->
    [1] { $role }
   *[other] { $count } × { $role }
}
millions-of-dollars-character = { $you ->
    [yes] du
   *[no] { $name }
}{ $place ->
    [left] {" "}(vänster)
    [right] {" "}(höger)
   *[only] {""}
}
millions-of-dollars-own-character = { $place ->
    [left] { $role } (vänster)
    [right] { $role } (höger)
   *[only] { $role }
}
millions-of-dollars-purse = { $you ->
    [yes] du
   *[no] { $name }
} { $money } M$

# Decisions
millions-of-dollars-ask-choose = Kupp { $round }: { $amount } M$ att dela, insats { $stake } M$. Vem går in åt dig? Ingen ser det.
millions-of-dollars-ask-choose-two = Kupp { $round }: { $amount } M$ att dela, insats { $stake } M$ var. Vilka två går in åt dig? Ingen ser det.
millions-of-dollars-ask-negotiate = Du är med: { $roles }. Stanna, hoppa av eller göra upp?
millions-of-dollars-ask-answer = { $count ->
    [one] Ett bud väntar på ditt svar. Du är med: { $roles }.
   *[other] { $count } bud väntar på ditt svar. Du är med: { $roles }.
}
millions-of-dollars-ask-time = Slutsnackat: inga nya bud. Du är med: { $roles }. Stanna eller hoppa av?
millions-of-dollars-ask-alone = Alla andra har hoppat av. Du är med: { $roles }. Går du in ensam, eller hoppar du också av?
millions-of-dollars-ask-name = Du är ensam tjallare. Vilken roll åker ut?
millions-of-dollars-ask-over = Spelet är slut.

millions-of-dollars-do-choose = { $role ->
    [snitch] är du ensam tjallare, åker en roll ut; blir ingen annan kvar, kostar det 3 M$
    [bruiser] förlorar aldrig insatsen; ensam torped får ett hotkort
    [driver] alla andra som får en del betalar dig 1 M$
    [pickpocket] tar 2 M$ från torpeden
   *[boss] 2 M$ mer att dela
}{ $icon ->
    [yes] ; 1 M$ extra den här gången
   *[no] {""}
}
millions-of-dollars-do-choose-two = { $role ->
    [snitch] vänster: kastar ut en roll; ensam kvar kostar det 3 M$
    [bruiser] vänster: förlorar aldrig insatsen; kan få ett hotkort
    [driver] vänster: alla andra som får en del betalar 1 M$
    [pickpocket] vänster: tar 2 M$ från torpeden
   *[boss] vänster: 2 M$ mer att dela
}{ $icon ->
    [yes] ; 1 M$ extra den här gången
   *[no] {""}
}
millions-of-dollars-do-ready = { $alone ->
    [yes] gå in; kuppen börjar genast
   *[no] du stannar; kuppen börjar när alla som är kvar är redo
}
millions-of-dollars-do-withdraw = { $place ->
    [left] ta tillbaka din vänstra figur och dess insats på { $stake } M$
    [right] ta tillbaka din högra figur och dess insats på { $stake } M$
   *[only] hoppa av med din insats på { $stake } M$; din roll är hemlig till slutet
}
millions-of-dollars-do-accept-pay = du betalar { $name } { $amount } M$, och { $place ->
    [left] hens vänstra figur hoppar av
    [right] hens högra figur hoppar av
   *[only] { $name } hoppar av
}
millions-of-dollars-do-accept-leave = { $name } betalar dig { $amount } M$, och { $place ->
    [left] din vänstra figur hoppar av
    [right] din högra figur hoppar av
   *[only] du hoppar av
}
millions-of-dollars-do-refuse = { $count ->
    [1] säg nej till det
   *[other] säg nej; du kan svara på { $offers }
}
millions-of-dollars-do-take-back = { $count ->
    [1] ditt bud dras tillbaka
   *[other] ditt bud dras tillbaka; dina är { $offers }
}
millions-of-dollars-do-offer = { $most ->
    [1] 1 M$ för att hoppa av, till vem som helst som är med ({ $left } av 5 kvar)
   *[other] 1 till { $most } M$ för att hoppa av, till vem som helst som är med ({ $left } av 5 kvar)
}
millions-of-dollars-do-ask = { $most ->
    [1] ditt pris för att hoppa av: 1 M$ från { $name }, eller från någon annan
   *[other] ditt pris för att hoppa av: 1 till { $most } M$ från { $name }, eller från någon annan
}
millions-of-dollars-do-claim = säg vem du är, sant eller inte ({ $left ->
    [one] { $left } påstående kvar
   *[other] { $left } påståenden kvar
})
millions-of-dollars-do-threaten = använd ett hotkort: bara du ser vem { $name } är, eller någon annan
millions-of-dollars-do-call-time = inga nya bud, påståenden eller hot efter det
millions-of-dollars-do-name = alla i kuppen med den rollen åker ut ({ $count ->
    [0] inget kort visas
    [one] { $count } kort visas
   *[other] { $count } kort visas
})

# The table
millions-of-dollars-table-heist = Kupp { $round } av 8: { $amount } M$ att dela, insats { $stake } M$ per figur{ $icon ->
    [none] {""}
   *[other] , och 1 M$ extra för: { $icon }
}. Ledare: { $name }.
millions-of-dollars-table-before = Bytet i kupperna hittills: { $loots }. Hotkort i högen: { $pile }.
millions-of-dollars-table-shown = Roller i mitten: { $roles }; ett kort till ligger dolt.
millions-of-dollars-table-time = Slutsnackat: inga nya bud, påståenden eller hot.
millions-of-dollars-table-seat = { $seat } { $name }{ $you ->
    [yes] {" (du)"}
   *[no] {""}
}: { $money } M$ på hand; { millions-of-dollars-state }{ $claims ->
    [none] {""}
   *[other] ; säger: { $claims }
}{ $last ->
    [none] {""}
   *[other] ; förra gången: { $last }
}{ $threats ->
    [0] {""}
    [one] ; { $threats } hotkort
   *[other] ; { $threats } hotkort
}
millions-of-dollars-claims-of = { $place ->
    [left] vänster { $roles }
    [right] höger { $roles }
   *[only] { $roles }
}
millions-of-dollars-state = { $state ->
    [choosing] väljer
    [chosen] har valt
    [out] ute
    [talking] med
    [ready] med, redo
    [in] med i kuppen
    [won] vinner
   *[over] {"–"}
}{ $partly ->
    [left] {" "}(bara vänster)
    [right] {" "}(bara höger)
   *[all] {""}
}
millions-of-dollars-table-known = { $place ->
    [left] { $name }, vänster figur: { $role }.
    [right] { $name }, höger figur: { $role }.
   *[only] { $name }: { $role }.
}
millions-of-dollars-table-looked = { $you ->
    [yes] Du har tittat på: { $names }.
   *[no] { $name } har tittat på: { $names }.
}
millions-of-dollars-table-yours = { $in ->
    [yes] Din: { $role }, med.
   *[no] Din: { $role }, ute.
}
millions-of-dollars-table-left = Du kan lägga { $offers ->
    [one] { $offers } bud
   *[other] { $offers } bud
} till den här rundan.

# The story
millions-of-dollars-loot-revealed = Kupp { $round } av 8: { $amount } M$ att dela, insats { $stake } M${ $icon ->
    [none] .
   *[other] . På kortet, och värd 1 M$ extra: { $icon }.
} { $you ->
    [yes] Du är ledare.
   *[no] Ledare: { $name }.
}
millions-of-dollars-roles-laid-open = Använda förra gången och inte valbara nu: { $roles }.
millions-of-dollars-laid-open-one = { $you ->
    [yes] du
   *[no] { $name }
} { $role }
millions-of-dollars-chosen = { $roles ->
    [none] { $name } har valt.
   *[other] { $you ->
        [yes] Du väljer: { $roles }.
       *[no] { $name } väljer: { $roles }.
    }
}
millions-of-dollars-stakes-placed = { $place ->
    [only] Alla lägger en insats på { $stake } M$.
   *[left] Alla lägger en insats på { $stake } M$ på varje figur.
} Kvar på hand: { $purses }.
millions-of-dollars-reserve = Reserven betalar för: { $purses }.
millions-of-dollars-now = Nu: { $purses }.
millions-of-dollars-roles-shown = Rollkorten: { $roles }. Ett till ligger dolt{ $hidden ->
    [none] {""}
   *[other] : { $hidden }
}.
millions-of-dollars-withdrew = { $place ->
    [left] { $you ->
        [yes] Du drar tillbaka din vänstra figur.
       *[no] { $name } drar tillbaka sin vänstra figur.
    }
    [right] { $you ->
        [yes] Du drar tillbaka din högra figur.
       *[no] { $name } drar tillbaka sin högra figur.
    }
   *[only] { $you ->
        [yes] Du hoppar av.
       *[no] { $name } hoppar av.
    }
}
millions-of-dollars-offer-made = Bud { $offer }: { $you ->
    [yes] du erbjuder { $other } { $amount } M$ för att { $place ->
        [left] den vänstra figuren ska hoppa av
        [right] den högra figuren ska hoppa av
       *[only] hoppa av
    }.
   *[no] { $toyou ->
        [yes] { $name } erbjuder dig { $amount } M$ för att { $place ->
            [left] din vänstra figur ska hoppa av
            [right] din högra figur ska hoppa av
           *[only] hoppa av
        }.
       *[no] { $name } erbjuder { $other } { $amount } M$ för att { $place ->
            [left] den vänstra figuren ska hoppa av
            [right] den högra figuren ska hoppa av
           *[only] hoppa av
        }.
    }
}
millions-of-dollars-price-named = Bud { $offer }: { $you ->
    [yes] { $place ->
        [left] din vänstra figur kan hoppa av
        [right] din högra figur kan hoppa av
       *[only] du kan hoppa av
    } för { $price } M$ från { $other }.
   *[no] { $place ->
        [left] den vänstra figuren hos { $name } kan hoppa av
        [right] den högra figuren hos { $name } kan hoppa av
       *[only] { $name } kan hoppa av
    } för { $price } M$ från { $toyou ->
        [yes] dig
       *[no] { $other }
    }.
}
millions-of-dollars-accepted-money = { $you ->
    [yes] Du antar bud { $offer }: { $other } betalar dig { $amount } M$.
   *[no] { $toyou ->
        [yes] { $name } antar bud { $offer }: du betalar { $name } { $amount } M$.
       *[no] { $name } antar bud { $offer }: { $other } betalar { $name } { $amount } M$.
    }
}
millions-of-dollars-accepted-price = { $you ->
    [yes] Du antar bud { $offer } och betalar { $other } { $amount } M$.
   *[no] { $toyou ->
        [yes] { $name } antar bud { $offer } och betalar dig { $amount } M$.
       *[no] { $name } antar bud { $offer } och betalar { $other } { $amount } M$.
    }
}
millions-of-dollars-refused = { $you ->
    [yes] Du avslår bud { $offer }.
   *[no] { $name } avslår bud { $offer }.
}
millions-of-dollars-took-back = { $you ->
    [yes] Du drar tillbaka bud { $offer }.
   *[no] { $name } drar tillbaka bud { $offer }.
}
millions-of-dollars-left = { $place ->
    [left] { $you ->
        [yes] Din vänstra figur är ute, och du får tillbaka dess insats på { $stake } M$.
       *[no] { $name } är ute med sin vänstra figur och får tillbaka dess insats på { $stake } M$.
    }
    [right] { $you ->
        [yes] Din högra figur är ute, och du får tillbaka dess insats på { $stake } M$.
       *[no] { $name } är ute med sin högra figur och får tillbaka dess insats på { $stake } M$.
    }
   *[only] { $you ->
        [yes] Du är ute och får tillbaka din insats på { $stake } M$.
       *[no] { $name } är ute och får tillbaka sin insats på { $stake } M$.
    }
} { millions-of-dollars-now }
millions-of-dollars-lapsed = { $count ->
    [one] Bud { $offers } förfaller.
   *[other] Buden { $offers } förfaller.
}
millions-of-dollars-claimed = { $place ->
    [left] { $you ->
        [yes] Du säger om din vänstra figur: ”{ $role }”.
       *[no] { $name } säger om sin vänstra figur: ”{ $role }”.
    }
    [right] { $you ->
        [yes] Du säger om din högra figur: ”{ $role }”.
       *[no] { $name } säger om sin högra figur: ”{ $role }”.
    }
   *[only] { $you ->
        [yes] Du säger: ”{ $role }”.
       *[no] { $name } säger: ”{ $role }”.
    }
}
millions-of-dollars-looked = { $you ->
    [yes] Du använder ett hotkort och tittar på { millions-of-dollars-looked-at }: { $role }.
   *[no] { $name } använder ett hotkort och tittar på { millions-of-dollars-looked-at }{ $role ->
        [none] .
       *[other] : { $role }.
    }
}
millions-of-dollars-looked-at = { $toyou ->
    [yes] { $place ->
        [left] din vänstra figur
        [right] din högra figur
       *[only] din figur
    }
   *[no] { $place ->
        [left] den vänstra figuren hos { $other }
        [right] den högra figuren hos { $other }
       *[only] figuren hos { $other }
    }
}
millions-of-dollars-time-called = { $you ->
    [yes] Du ropar ”slutsnackat”: inga nya bud, påståenden eller hot.
   *[no] { $name } ropar ”slutsnackat”: inga nya bud, påståenden eller hot.
}
millions-of-dollars-said-ready = { $you ->
    [yes] Du är redo.
   *[no] { $name } är redo.
}
millions-of-dollars-heist-begun = { $count ->
    [1] Kuppen börjar, med en enda figur på plats: { $names }.
   *[other] Kuppen börjar. På plats: { $names }.
}
millions-of-dollars-revealed-stays = { $you ->
    [yes] Maskerna av, { $role }: du. Ensam om rollen: du stannar och får tillbaka din insats på { $stake } M$.
   *[no] Maskerna av, { $role }: { $names }. Ensam om rollen: { $names } stannar och får tillbaka insatsen på { $stake } M$.
} { millions-of-dollars-now }
millions-of-dollars-revealed-too-many = Maskerna av, { $role }: { $names }. { $count } i samma roll kastar ut varandra. { $stake ->
    [0] Deras insatser är förlorade.
   *[other] Torpeder behåller sina insatser, { $stake } M$ var. { millions-of-dollars-now }
}
millions-of-dollars-revealed-named = Och nu rollen som tjallaren pekade ut. Maskerna av, { $role }: { $count ->
    [0] ingen. Tjallaren hade fel.
    [one] { $names }. { $you ->
        [yes] Du åker ut
       *[no] Åker ut
    }{ $stake ->
        [0] , och insatsen är förlorad.
       *[other] , men får tillbaka insatsen på { $stake } M$. { millions-of-dollars-now }
    }
   *[other] { $names }. Alla åker ut{ $stake ->
        [0] , och insatserna är förlorade.
       *[other] , men får tillbaka sina insatser, { $stake } M$ var. { millions-of-dollars-now }
    }
}
millions-of-dollars-threat-card = { $you ->
    [yes] Du får ett hotkort.
   *[no] { $name } får ett hotkort.
}
millions-of-dollars-named = { $you ->
    [yes] Du är tjallaren, och du pekar ut: { $role }.
   *[no] { $name } är tjallaren och pekar ut: { $role }.
}
millions-of-dollars-only-role-named = { $you ->
    [yes] Du är tjallaren, och det finns bara en roll att peka ut: { $role }.
   *[no] { $name } är tjallaren, och det finns bara en roll att peka ut: { $role }.
}
millions-of-dollars-nobody-left = Ingen är kvar. Inget delas.
millions-of-dollars-snitch-alone = { $you ->
    [yes] Du är tjallaren, och ingen annan är kvar: du förlorar { $lost } M$, och inget delas.
   *[no] { $name } är tjallaren, och ingen annan är kvar: { $name } förlorar { $lost } M$, och inget delas.
} { millions-of-dollars-now }
millions-of-dollars-loot-split = { $bonus ->
    [0] { $amount } M$ att dela: { millions-of-dollars-shares }
   *[other] { $amount } M$ att dela, och { $bonus } M$ till med bossen: { millions-of-dollars-shares }
} { millions-of-dollars-now }
millions-of-dollars-shares = { $count ->
    [one] { $you ->
        [yes] alltihop, { $share } M$, till dig
       *[no] alltihop, { $share } M$, till { $names }
    }
   *[other] { $names }, { $share } M$ var
}{ $rest ->
    [0] .
   *[other] {" "}({ $rest } M$ blir över).
}
millions-of-dollars-driver-paid = { $count ->
    [0] { $you ->
        [yes] Du är chauffören, men det finns ingen som kan betala dig.
       *[no] { $name } är chauffören, men ingen annan är kvar som kan betala för skjutsen.
    }
    [one] { $you ->
        [yes] Du är chauffören och får 1 M$ av { $names }.
       *[no] { $toyou ->
            [yes] { $name } är chauffören och får 1 M$ av dig.
           *[no] { $name } är chauffören och får 1 M$ av { $names }.
        }
    } { millions-of-dollars-now }
   *[other] { $you ->
        [yes] Du är chauffören och får 1 M$ av var och en: { $names }.
       *[no] { $name } är chauffören och får 1 M$ av var och en: { $names }.
    } { millions-of-dollars-now }
}
millions-of-dollars-pocket-picked = { $same ->
    [yes] { $you ->
        [yes] Din ficktjuv tar { $amount } M$ från din egen torped.
       *[no] { $name } låter sin ficktjuv ta { $amount } M$ från sin egen torped.
    }
   *[no] { $you ->
        [yes] Du är ficktjuven och tar { $amount } M$ från torpeden, { $other }.
       *[no] { $toyou ->
            [yes] { $name } är ficktjuven och tar { $amount } M$ från dig, torpeden.
           *[no] { $name } är ficktjuven och tar { $amount } M$ från torpeden, { $other }.
        }
    }
} { millions-of-dollars-now }
millions-of-dollars-icon-paid = { $you ->
    [yes] Kuppkortet visar din roll ({ $role }): 1 M$ extra till dig.
   *[no] Kuppkortet visar { $role }: 1 M$ extra till { $name }.
} { millions-of-dollars-now }
millions-of-dollars-ended = { $reason ->
    [twenty_million] Tjugo miljoner: spelet är slut.
   *[other] Det var den åttonde kuppen: spelet är slut.
} { $winners ->
    [one] { $you ->
        [yes] Du vinner med { $most } M$!
       *[no] { $names } vinner med { $most } M$.
    }
   *[other] { $you ->
        [yes] Du delar på segern med { $names }: { $most } M$ var!
       *[no] { $names } delar på segern med { $most } M$ var.
    }
} Slutställning: { $purses }.

# Refusals
millions-of-dollars-choose-roles = { $count ->
    [1] Välj en av rollerna som är med i spelet.
   *[other] Välj { $count } olika roller: först den vänstra, sedan den högra.
}
millions-of-dollars-role-used-last-time = Du använde den rollen förra gången ({ $role }). Välj en annan.
millions-of-dollars-choose-first = Först väljer alla vem som går in.
millions-of-dollars-negotiation-is-on = Rollerna är valda. Nu gör du upp, hoppar av eller säger ”ready” (redo).
millions-of-dollars-name-a-role-first = Först pekar du ut rollen som åker ut.
millions-of-dollars-no-such-character = Den figuren finns inte. Har spelaren två, välj vänster eller höger.
millions-of-dollars-character-has-left = { $you ->
    [yes] Den figuren har du redan tagit ut.
   *[no] { $name } har redan tagit ut den figuren.
}
millions-of-dollars-not-another-player = Uppgörelser och hot gäller de andra spelarna: ange ett namn, eller numret framför det.
millions-of-dollars-player-is-out = { $name } är ute ur den här kuppen.
millions-of-dollars-time-is-called = Slutsnackat: svara, dra tillbaka, hoppa av eller säg ”ready” (redo).
millions-of-dollars-nobody-else-is-in = Ingen annan är med: säg ”ready” (redo) för att gå in ensam, eller hoppa av du också.
millions-of-dollars-at-least-one-million = Bud läggs i hela miljoner, minst en.
millions-of-dollars-not-enough-money = { $you ->
    [yes] Du har bara { $money } M$ på hand; insatser räknas inte.
   *[no] { $name } har bara { $money } M$ på hand; insatser räknas inte.
}
millions-of-dollars-no-offers-left = Du har lagt alla dina { $limit } bud den här rundan. Du kan fortfarande svara, hoppa av eller säga att du är redo.
millions-of-dollars-your-offer-is-still-open = Du har redan ett sådant bud öppet till { $name }. Dra tillbaka det för att lägga ett nytt.
millions-of-dollars-no-such-offer = Det finns inget sådant bud öppet mellan dig och någon annan. Numren står på bordet.
millions-of-dollars-offer-is-your-own = Det är ditt eget bud: du kan dra tillbaka det, och den andra spelaren svarar på det.
millions-of-dollars-offer-is-not-your-own = Det budet lade { $name }: du kan anta det eller avslå det.
millions-of-dollars-role-not-in-play = Den rollen är inte med i spelet. Välj en annan.
millions-of-dollars-no-claims-left = Du har gjort { $limit } påståenden om den här figuren, och fler blir det inte.
millions-of-dollars-no-threat-card = Du har inget hotkort.
millions-of-dollars-looked-already = Du har redan tittat på den figuren hos { $name }.
millions-of-dollars-only-the-leader = Bara ledaren får ropa ”slutsnackat”, och det är { $name }.
millions-of-dollars-role-cannot-be-named = Peka ut en annan roll som visas i mitten.

# The terminal table
millions-of-dollars-board = Kupp { $round } av 8
millions-of-dollars-loot-card = BYTE { $amount } M$
millions-of-dollars-stake-card = insats { $stake } M$
millions-of-dollars-icon-card = +1 M$ { $role }
millions-of-dollars-middle = I mitten, ett av dem dolt:
millions-of-dollars-column-money = pengar
millions-of-dollars-column-threats = hot
millions-of-dollars-column-state = läge
millions-of-dollars-column-claims = säger
millions-of-dollars-column-last = förra gången
millions-of-dollars-column-role = roll
millions-of-dollars-money = { $money } M$
millions-of-dollars-leads = { $you ->
    [yes] du är ledare
   *[no] ledare: { $name }
}
millions-of-dollars-open-offers = Öppna bud
millions-of-dollars-pays = { $payer } betalar { $leaver } { $amount } M$ för att hoppa av
millions-of-dollars-answers = { $you ->
    [yes] du svarar
   *[no] { $name } svarar
}
millions-of-dollars-time = SLUTSNACKAT: svara, hoppa av eller var redo
millions-of-dollars-your-hand = Ditt gäng
millions-of-dollars-your-characters = Dina
millions-of-dollars-used = använd
millions-of-dollars-side-left = vänster
millions-of-dollars-side-right = höger
millions-of-dollars-side-out = ute
millions-of-dollars-you-said-ready = Du har sagt att du är redo: dina bud står kvar, och du väntar tills någon hoppar av eller ger dig ett bud.

# The browser's table
millions-of-dollars-loot = att dela
millions-of-dollars-stake = insats
millions-of-dollars-more = +{ $money } M$
millions-of-dollars-less-by = −{ $money } M$
millions-of-dollars-in-the-middle = Rollkorten som valdes
millions-of-dollars-face-down = dolt
millions-of-dollars-masked = maskerad
millions-of-dollars-race = Den första som har { $rich } M$ avslutar spelet
millions-of-dollars-over = { $reason ->
    [twenty_million] Tjugo miljoner: spelet är slut.
   *[other] Det var den åttonde kuppen: spelet är slut.
}
millions-of-dollars-thief = { $name }: { $money } M$ på hand; { millions-of-dollars-state }{ $leads ->
    [yes] ; ledare
   *[no] {""}
}{ $claims ->
    [none] {""}
   *[other] ; säger: { $claims }
}{ $last ->
    [none] {""}
   *[other] ; förra gången: { $last }
}{ $threats ->
    [0] {""}
    [one] ; { $threats } hotkort
   *[other] ; { $threats } hotkort
}
millions-of-dollars-in-hand = Du har { $money } M$
millions-of-dollars-threat-cards = { $threats ->
    [one] { $threats } hotkort
   *[other] { $threats } hotkort
}
millions-of-dollars-your-stake = insats { $stake } M$
millions-of-dollars-you-said = du sa ”{ $role }”
millions-of-dollars-ask-one = Vem går in åt dig? Ingen ser det.
millions-of-dollars-ask-two = Vilka två går in, vänster och höger? Ingen ser det.
millions-of-dollars-tap-a-card = Tryck på ett kort för att se vad det gör.
millions-of-dollars-card-of-role = { $role }: { $about }.
millions-of-dollars-button-choose = { $count ->
    [one] Välj vem som går in
   *[other] Välj { $count } som går in
}
millions-of-dollars-button-send = { $count ->
    [1] Skicka in: { $roles }, för { $stake } M$
   *[other] Skicka in: { $roles }, för { $stake } M$ var
}
millions-of-dollars-stay-or-go = Stanna, hoppa av, eller välj någon att göra upp med.
millions-of-dollars-stay-time = Inga nya bud nu. Stanna eller hoppa av?
millions-of-dollars-stay-alone = Alla andra har hoppat av. Går du in ensam, eller hoppar du också av?
millions-of-dollars-you-are-out = Du är ute ur den här kuppen: inga fler affärer förrän nästa.
millions-of-dollars-button-ready = { $alone ->
    [yes] Gå in ensam
   *[no] Redo: jag stannar
}
millions-of-dollars-button-leave = { $place ->
    [left] Vänster hoppar av med { $stake } M$
    [right] Höger hoppar av med { $stake } M$
   *[only] Hoppa av med mina { $stake } M$
}
millions-of-dollars-button-say = Säg vem jag är
millions-of-dollars-button-call-time = Ropa ”slutsnackat”
millions-of-dollars-claim-title = Säg vem du är
millions-of-dollars-claim-hint = Alla hör det. Det kan rentav vara sant.
millions-of-dollars-button-claim = ”{ $role }”
millions-of-dollars-truth = sanningen
millions-of-dollars-bluff = en bluff
millions-of-dollars-deal-offer = { $you ->
    [yes] Du erbjuder { $other } { $amount } M$ för att { $place ->
        [left] den vänstra figuren ska hoppa av
        [right] den högra figuren ska hoppa av
       *[only] hoppa av
    }.
   *[no] { $toyou ->
        [yes] { $name } erbjuder dig { $amount } M$ för att { $place ->
            [left] din vänstra figur ska hoppa av
            [right] din högra figur ska hoppa av
           *[only] hoppa av
        }.
       *[no] { $name } erbjuder { $other } { $amount } M$ för att { $place ->
            [left] den vänstra figuren ska hoppa av
            [right] den högra figuren ska hoppa av
           *[only] hoppa av
        }.
    }
}
millions-of-dollars-deal-price = { $you ->
    [yes] { $place ->
        [left] Din vänstra figur hoppar av
        [right] Din högra figur hoppar av
       *[only] Du hoppar av
    } om { $other } betalar dig { $amount } M$.
   *[no] { $place ->
        [left] Den vänstra figuren hos { $name } hoppar av
        [right] Den högra figuren hos { $name } hoppar av
       *[only] { $name } hoppar av
    } om { $toyou ->
        [yes] du betalar
       *[no] { $other } betalar
    } { $amount } M$.
}
millions-of-dollars-button-take = { $place ->
    [left] Ta { $amount } M$, vänster hoppar av
    [right] Ta { $amount } M$, höger hoppar av
   *[only] Ta { $amount } M$ och hoppa av
}
millions-of-dollars-button-pay = Betala { $other } { $amount } M$
millions-of-dollars-button-refuse = Avslå
millions-of-dollars-button-counter = Motbud
millions-of-dollars-button-take-back = Dra tillbaka
millions-of-dollars-less = En miljon mindre
millions-of-dollars-raise = En miljon mer
millions-of-dollars-which-character = Vilken figur
millions-of-dollars-pay-title = Köp ut { $name }
millions-of-dollars-button-offer = Erbjud { $name } { $amount } M$
millions-of-dollars-price-title = Låt { $name } köpa ut dig
millions-of-dollars-button-ask = Begär { $amount } M$ av { $name }
millions-of-dollars-look-title = Använd ett hotkort
millions-of-dollars-button-look = { $place ->
    [left] Titta på vänster kort hos { $name }
    [right] Titta på höger kort hos { $name }
   *[only] Titta på kortet hos { $name }
}
millions-of-dollars-feed-title = Förhandlingen
millions-of-dollars-feed-empty = Inga bud än. Tryck på en spelare för att ge ett.
millions-of-dollars-counter-offer = (motbud)
millions-of-dollars-stamp = { $state ->
    [refused] avslaget
    [paid] betalt
    [taken_back] tillbakadraget
    [lapsed] förfallet
   *[open] väntar
}
millions-of-dollars-would-have = { $leaves ->
    [yes] då har du { $money } M$
   *[no] då har du { $money } M$ kvar
}
millions-of-dollars-call-time-about = Inga nya bud, påståenden eller hot efter det. Alla har { $seconds } s på sig att svara, hoppa av eller säga att de är redo; sedan bestämmer en bott åt dem.
millions-of-dollars-button-not-yet = Inte än
millions-of-dollars-after-title = Kupp { $round }: vem var vem
millions-of-dollars-after-why = { $outcome ->
    [stays] ensam om rollen: stannar
    [too_many] { $lost ->
        [yes] { $count } i samma roll: alla åker ut, insatsen är förlorad
       *[no] { $count } i samma roll: alla åker ut, insatsen kommer tillbaka
    }
    [named] { $lost ->
        [yes] utpekad av tjallaren: ute, insatsen är förlorad
       *[no] utpekad av tjallaren: ute, insatsen kommer tillbaka
    }
    [alone] ingen annan kvar: betalar { $amount } M$
    [bought] { $toyou ->
        [yes] hoppade av för { $amount } M$ från dig
       *[no] hoppade av för { $amount } M$ från { $other }
    }
   *[left] hoppade av i tid; rollen är hemlig till slutet
}
millions-of-dollars-name-first = Välj en roll att kasta ut
millions-of-dollars-button-name = Kasta ut varje { $role }
millions-of-dollars-button-skip = Hoppa över
millions-of-dollars-button-next = Vidare till kupp { $round }
millions-of-dollars-heist-in = { $count ->
    [one] En går in, maskerad.
   *[other] { $count } går in, maskerade.
}
millions-of-dollars-heist-hush = { $role ->
    [snitch] Maskerna av, tjallare …
    [bruiser] Maskerna av, torpeder …
    [driver] Maskerna av, chaufförer …
    [pickpocket] Maskerna av, ficktjuvar …
   *[boss] Maskerna av, bossar …
}
millions-of-dollars-heist-hush-named = Och nu rollen som pekades ut …
millions-of-dollars-heist-stays = { $you ->
    [yes] Du är ensam { $role } och stannar.
   *[no] { $name } är ensam { $role } och stannar.
}
millions-of-dollars-heist-too-many = { $stake ->
    [0] { $count } × { $role }: alla åker ut, och deras insatser är förlorade.
   *[other] { $count } × { $role }: alla åker ut, men de behåller sina insatser.
}
millions-of-dollars-heist-named = { $count ->
    [0] Ingen alls. Tjallaren hade fel.
    [one] { $you ->
        [yes] Du är { $role } och åker ut.
       *[no] { $name } är { $role } och åker ut.
    }
   *[other] { $count } × { $role }: alla åker ut.
}
millions-of-dollars-heist-names = { $you ->
    [yes] Du är tjallaren, och du pekar ut: { $role }.
   *[no] { $name }, tjallaren, pekar ut: { $role }.
}
millions-of-dollars-heist-alone = { $you ->
    [yes] Du är tjallaren, och du är ensam: det kostar dig { $lost } M$.
   *[no] { $name } är tjallaren, och ensam: det kostar { $lost } M$.
}
millions-of-dollars-heist-loot = { $bonus ->
    [0] { $amount } M$ att dela.
   *[other] { $amount } M$ att dela, och { $bonus } M$ till med bossen.
}
millions-of-dollars-heist-shares = { $count ->
    [one] Alltihop går till en enda.
   *[other] { $share } M$ till var och en av de { $count }.
}{ $rest ->
    [0] {""}
   *[other] {" "}{ $rest } M$ blir över.
}
millions-of-dollars-heist-driver = { $count ->
    [one] { $you ->
        [yes] Du kör, och den andra betalar dig 1 M$.
       *[no] { $name } kör, och den andra betalar 1 M$.
    }
   *[other] { $you ->
        [yes] Du kör, och de andra betalar dig 1 M$ var.
       *[no] { $name } kör, och de andra betalar 1 M$ var.
    }
}
millions-of-dollars-heist-pocket = { $you ->
    [yes] Du stjäl ur torpedens ficka: { $amount } M$.
   *[no] { $toyou ->
        [yes] { $name } stjäl ur din ficka: { $amount } M$.
       *[no] { $name } stjäl ur torpedens ficka: { $amount } M$.
    }
}
millions-of-dollars-heist-icon = { $you ->
    [yes] Kuppkortet visar { $role }: 1 M$ extra till dig.
   *[no] Kuppkortet visar { $role }: 1 M$ extra till { $name }.
}

# What people say with one tap
millions-of-dollars-phrase-name-price = Säg ditt pris.
millions-of-dollars-phrase-not-enough = Det räcker inte.

# Actions in a few words, where a button says too little or too much
millions-of-dollars-act-choose = Skicka in: { $roles }
millions-of-dollars-act-withdraw = { $place ->
    [left] Vänster hoppar av
    [right] Höger hoppar av
   *[only] Hoppa av
}
millions-of-dollars-act-accept = Anta bud { $offer }
millions-of-dollars-act-refuse = Avslå bud { $offer }
millions-of-dollars-act-take-back = Dra tillbaka bud { $offer }
millions-of-dollars-act-claim = { $place ->
    [left] Säg om den vänstra: ”{ $role }”
    [right] Säg om den högra: ”{ $role }”
   *[only] Säg: ”{ $role }”
}
