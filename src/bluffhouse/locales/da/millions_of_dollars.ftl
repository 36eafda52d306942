### Millions of Dollars (rules MD-1 to MD-13)
### $place is “only”, or with three players, who have two characters each, “left” or “right”.


# The roles
millions-of-dollars-role-snitch = stikker
millions-of-dollars-role-bruiser = bølle
millions-of-dollars-role-driver = chauffør
millions-of-dollars-role-pickpocket = lommetyv
millions-of-dollars-role-boss = boss
millions-of-dollars-cards = { $count ->
    [1] { $role }
   *[other] { $count } × { $role }
}
millions-of-dollars-character = { $you ->
    [yes] du
   *[no] { $name }
}{ $place ->
    [left] {" "}(venstre)
    [right] {" "}(højre)
   *[only] {""}
}
millions-of-dollars-own-character = { $place ->
    [left] { $role } (venstre)
    [right] { $role } (højre)
   *[only] { $role }
}
millions-of-dollars-purse = { $you ->
    [yes] du
   *[no] { $name }
} { $money } mio. $

# Decisions
millions-of-dollars-ask-choose = Kup { $round }: { $amount } mio. $ til deling, indsats { $stake } mio. $. Hvem går ind for dig? Ingen ser det.
millions-of-dollars-ask-choose-two = Kup { $round }: { $amount } mio. $ til deling, indsats { $stake } mio. $ hver. Hvilke to går ind for dig? Ingen ser det.
millions-of-dollars-ask-negotiate = Du er med: { $roles }. Blive, trække dig eller lave en handel?
millions-of-dollars-ask-answer = { $count ->
    [one] Et tilbud venter på dit svar. Du er med: { $roles }.
   *[other] { $count } tilbud venter på dit svar. Du er med: { $roles }.
}
millions-of-dollars-ask-time = Sidste udkald: ingen nye tilbud. Du er med: { $roles }. Blive eller trække dig?
millions-of-dollars-ask-alone = Alle andre har trukket sig. Du er med: { $roles }. Går du ind alene, eller trækker du dig også?
millions-of-dollars-ask-name = Du er den eneste stikker. Hvilken rolle ryger ud?
millions-of-dollars-ask-over = Spillet er slut.

millions-of-dollars-do-choose = { $role ->
    [snitch] den eneste smider en rolle ud; helt alene koster det 3 mio. $
    [bruiser] mister aldrig indsatsen; den eneste får et trusselskort
    [driver] alle andre, der får del i byttet, betaler dig 1 mio. $
    [pickpocket] tager 2 mio. $ fra bøllen
   *[boss] 2 mio. $ mere til deling
}{ $icon ->
    [yes] ; 1 mio. $ ekstra denne gang
   *[no] {""}
}
millions-of-dollars-do-choose-two = { $role ->
    [snitch] venstre: smider en rolle ud; alene koster det 3 mio. $
    [bruiser] venstre: mister aldrig indsatsen; kan få et trusselskort
    [driver] venstre: alle andre, der får del i byttet, betaler 1 mio. $
    [pickpocket] venstre: tager 2 mio. $ fra bøllen
   *[boss] venstre: 2 mio. $ mere til deling
}{ $icon ->
    [yes] ; 1 mio. $ ekstra denne gang
   *[no] {""}
}
millions-of-dollars-do-ready = { $alone ->
    [yes] gå ind; kuppet begynder med det samme
   *[no] du bliver; kuppet begynder, når alle, der stadig er med, er klar
}
millions-of-dollars-do-withdraw = { $place ->
    [left] tag din venstre figur og dens indsats på { $stake } mio. $ tilbage
    [right] tag din højre figur og dens indsats på { $stake } mio. $ tilbage
   *[only] gå med din indsats på { $stake } mio. $; din rolle er hemmelig til slut
}
millions-of-dollars-do-accept-pay = du betaler { $name } { $amount } mio. $, og { $place ->
    [left] den venstre figur trækker sig
    [right] den højre figur trækker sig
   *[only] { $name } trækker sig
}
millions-of-dollars-do-accept-leave = { $name } betaler dig { $amount } mio. $, og { $place ->
    [left] din venstre figur trækker sig
    [right] din højre figur trækker sig
   *[only] du trækker dig
}
millions-of-dollars-do-refuse = { $count ->
    [1] sig nej til det
   *[other] sig nej; du kan svare på { $offers }
}
millions-of-dollars-do-take-back = { $count ->
    [1] dit tilbud bortfalder
   *[other] dit tilbud bortfalder; dine er { $offers }
}
millions-of-dollars-do-offer = { $most ->
    [1] 1 mio. $ for at gå, til en, der er med ({ $left } af 5 tilbage)
   *[other] 1 til { $most } mio. $ for at gå, til en, der er med ({ $left } af 5 tilbage)
}
millions-of-dollars-do-ask = { $most ->
    [1] din pris for at gå: 1 mio. $ fra { $name } eller en anden
   *[other] din pris for at gå: 1 til { $most } mio. $ fra { $name } eller en anden
}
millions-of-dollars-do-claim = sig, hvem du er, sandt eller ej ({ $left ->
    [one] { $left } påstand tilbage
   *[other] { $left } påstande tilbage
})
millions-of-dollars-do-threaten = brug et trusselskort: kun du ser, hvem { $name } eller en anden er
millions-of-dollars-do-call-time = derefter ingen nye tilbud, påstande eller trusler
millions-of-dollars-do-name = alle i kuppet med den rolle ryger ud ({ $count ->
    [0] intet kort vist
    [one] { $count } kort vist
   *[other] { $count } kort vist
})

# The table
millions-of-dollars-table-heist = Kup { $round } af 8: { $amount } mio. $ til deling, indsats { $stake } mio. $ pr. figur{ $icon ->
    [none] {""}
   *[other] , og 1 mio. $ ekstra til: { $icon }
}. Leder: { $name }.
millions-of-dollars-table-before = Bytte i de tidligere kup: { $loots }. Trusselskort i bunken: { $pile }.
millions-of-dollars-table-shown = Roller i midten: { $roles }; ét kort mere ligger skjult.
millions-of-dollars-table-time = Sidste udkald: ingen nye tilbud, påstande eller trusler.
millions-of-dollars-table-seat = { $seat } { $name }{ $you ->
    [yes] {" (dig)"}
   *[no] {""}
}: { $money } mio. $ på hånden; { millions-of-dollars-state }{ $claims ->
    [none] {""}
   *[other] ; siger: { $claims }
}{ $last ->
    [none] {""}
   *[other] ; sidste gang: { $last }
}{ $threats ->
    [0] {""}
    [one] ; { $threats } trusselskort
   *[other] ; { $threats } trusselskort
}
millions-of-dollars-claims-of = { $place ->
    [left] venstre { $roles }
    [right] højre { $roles }
   *[only] { $roles }
}
millions-of-dollars-state = { $state ->
    [choosing] vælger
    [chosen] har valgt
    [out] ude
    [talking] med
    [ready] med, klar
    [in] i kuppet
    [won] vinder
   *[over] {"–"}
}{ $partly ->
    [left] {" "}(kun venstre)
    [right] {" "}(kun højre)
   *[all] {""}
}
millions-of-dollars-table-known = { $place ->
    [left] { $name }, venstre figur: { $role }.
    [right] { $name }, højre figur: { $role }.
   *[only] { $name }: { $role }.
}
millions-of-dollars-table-looked = { $you ->
    [yes] Du har kigget på: { $names }.
   *[no] { $name } har kigget på: { $names }.
}
millions-of-dollars-table-yours = { $in ->
    [yes] Din figur: { $role }, med.
   *[no] Din figur: { $role }, ude.
}
millions-of-dollars-table-left = Du kan give { $offers ->
    [one] { $offers } tilbud
   *[other] { $offers } tilbud
} endnu i denne runde.

# The story
millions-of-dollars-loot-revealed = Kup { $round } af 8: { $amount } mio. $ til deling, indsats { $stake } mio. ${ $icon ->
    [none] .
   *[other] . Vist på kortet og 1 mio. $ mere værd: { $icon }.
} { $you ->
    [yes] Du er leder.
   *[no] Leder: { $name }.
}
millions-of-dollars-roles-laid-open = Brugt sidste gang og kan ikke vælges nu: { $roles }.
millions-of-dollars-laid-open-one = { $you ->
    [yes] du
   *[no] { $name }
} { $role }
millions-of-dollars-chosen = { $roles ->
    [none] { $name } har valgt.
   *[other] { $you ->
        [yes] Du vælger: { $roles }.
       *[no] { $name } vælger: { $roles }.
    }
}
millions-of-dollars-stakes-placed = { $place ->
    [only] Alle lægger { $stake } mio. $ i indsats.
   *[left] Alle lægger { $stake } mio. $ i indsats på hver figur.
} Tilbage på hånden: { $purses }.
millions-of-dollars-reserve = Reserven betaler for: { $purses }.
millions-of-dollars-now = Nu: { $purses }.
millions-of-dollars-roles-shown = Rollekortene: { $roles }. Ét mere ligger skjult{ $hidden ->
    [none] {""}
   *[other] : { $hidden }
}.
millions-of-dollars-withdrew = { $place ->
    [left] { $you ->
        [yes] Du trækker din venstre figur ud.
       *[no] { $name } trækker sin venstre figur ud.
    }
    [right] { $you ->
        [yes] Du trækker din højre figur ud.
       *[no] { $name } trækker sin højre figur ud.
    }
   *[only] { $you ->
        [yes] Du trækker dig.
       *[no] { $name } trækker sig.
    }
}
millions-of-dollars-offer-made = Tilbud { $offer }: { $you ->
    [yes] du byder { $other } { $amount } mio. $ for at { $place ->
        [left] trække den venstre figur ud
        [right] trække den højre figur ud
       *[only] gå
    }.
   *[no] { $toyou ->
        [yes] { $name } byder dig { $amount } mio. $ for at { $place ->
            [left] trække din venstre figur ud
            [right] trække din højre figur ud
           *[only] gå
        }.
       *[no] { $name } byder { $other } { $amount } mio. $ for at { $place ->
            [left] trække den venstre figur ud
            [right] trække den højre figur ud
           *[only] gå
        }.
    }
}
millions-of-dollars-price-named = Tilbud { $offer }: { $you ->
    [yes] { $place ->
        [left] du trækker din venstre figur ud
        [right] du trækker din højre figur ud
       *[only] du går
    } for { $price } mio. $ fra { $other }.
   *[no] { $place ->
        [left] { $name } trækker sin venstre figur ud
        [right] { $name } trækker sin højre figur ud
       *[only] { $name } går
    } for { $price } mio. $ fra { $toyou ->
        [yes] dig
       *[no] { $other }
    }.
}
millions-of-dollars-accepted-money = { $you ->
    [yes] Du siger ja til tilbud { $offer }: { $other } betaler dig { $amount } mio. $.
   *[no] { $toyou ->
        [yes] { $name } siger ja til tilbud { $offer }: du betaler { $name } { $amount } mio. $.
       *[no] { $name } siger ja til tilbud { $offer }: { $other } betaler { $name } { $amount } mio. $.
    }
}
millions-of-dollars-accepted-price = { $you ->
    [yes] Du siger ja til tilbud { $offer } og betaler { $other } { $amount } mio. $.
   *[no] { $toyou ->
        [yes] { $name } siger ja til tilbud { $offer } og betaler dig { $amount } mio. $.
       *[no] { $name } siger ja til tilbud { $offer } og betaler { $other } { $amount } mio. $.
    }
}
millions-of-dollars-refused = { $you ->
    [yes] Du afslår tilbud { $offer }.
   *[no] { $name } afslår tilbud { $offer }.
}
millions-of-dollars-took-back = { $you ->
    [yes] Du trækker tilbud { $offer } tilbage.
   *[no] { $name } trækker tilbud { $offer } tilbage.
}
millions-of-dollars-left = { $place ->
    [left] { $you ->
        [yes] Din venstre figur er ude, og du har dens indsats på { $stake } mio. $ igen.
       *[no] { $name }: den venstre figur er ude, og dens indsats på { $stake } mio. $ går tilbage.
    }
    [right] { $you ->
        [yes] Din højre figur er ude, og du har dens indsats på { $stake } mio. $ igen.
       *[no] { $name }: den højre figur er ude, og dens indsats på { $stake } mio. $ går tilbage.
    }
   *[only] { $you ->
        [yes] Du er ude og har din indsats på { $stake } mio. $ igen.
       *[no] { $name } er ude og tager sin indsats på { $stake } mio. $ tilbage.
    }
} { millions-of-dollars-now }
millions-of-dollars-lapsed = { $count ->
    [one] Tilbud { $offers } bortfalder.
   *[other] Tilbuddene { $offers } bortfalder.
}
millions-of-dollars-claimed = { $place ->
    [left] { $you ->
        [yes] Du siger om din venstre figur: ”{ $role }”.
       *[no] { $name } siger om sin venstre figur: ”{ $role }”.
    }
    [right] { $you ->
        [yes] Du siger om din højre figur: ”{ $role }”.
       *[no] { $name } siger om sin højre figur: ”{ $role }”.
    }
   *[only] { $you ->
        [yes] Du siger: ”{ $role }”.
       *[no] { $name } siger: ”{ $role }”.
    }
}
millions-of-dollars-looked = { $you ->
    [yes] Du bruger et trusselskort og kigger på { millions-of-dollars-looked-at }: { $role }.
   *[no] { $name } bruger et trusselskort og kigger på { millions-of-dollars-looked-at }{ $role ->
        [none] .
       *[other] : { $role }.
    }
}
millions-of-dollars-looked-at = { $toyou ->
    [yes] { $place ->
        [left] din venstre figur
        [right] din højre figur
       *[only] din figur
    }
   *[no] { $place ->
        [left] den venstre figur hos { $other }
        [right] den højre figur hos { $other }
       *[only] figuren hos { $other }
    }
}
millions-of-dollars-time-called = { $you ->
    [yes] Du råber sidste udkald: ingen nye tilbud, påstande eller trusler.
   *[no] { $name } råber sidste udkald: ingen nye tilbud, påstande eller trusler.
}
millions-of-dollars-said-ready = { $you ->
    [yes] Du er klar.
   *[no] { $name } er klar.
}
millions-of-dollars-heist-begun = { $count ->
    [1] Kuppet begynder med én figur inde: { $names }.
   *[other] Kuppet begynder. Inde er: { $names }.
}
millions-of-dollars-revealed-stays = { $you ->
    [yes] Maskerne af, { $role }: du. Du er den eneste: du bliver og får din indsats på { $stake } mio. $ tilbage.
   *[no] Maskerne af, { $role }: { $names }. Den eneste: { $names } bliver og får indsatsen på { $stake } mio. $ tilbage.
} { millions-of-dollars-now }
millions-of-dollars-revealed-too-many = Maskerne af, { $role }: { $names }. { $count } af samme rolle smider hinanden ud. { $stake ->
    [0] Deres indsatser er tabt.
   *[other] Bøller beholder deres indsats, { $stake } mio. $ hver. { millions-of-dollars-now }
}
millions-of-dollars-revealed-named = Og nu den rolle, der blev stukket. Maskerne af, { $role }: { $count ->
    [0] ingen. Stikkeren tog fejl.
    [one] { $names }. { $you ->
        [yes] Du bliver smidt ud
       *[no] Smidt ud
    }{ $stake ->
        [0] , og indsatsen er tabt.
       *[other] , men indsatsen på { $stake } mio. $ kommer tilbage. { millions-of-dollars-now }
    }
   *[other] { $names }. Alle bliver smidt ud{ $stake ->
        [0] , og deres indsatser er tabt.
       *[other] , men indsatserne kommer tilbage, { $stake } mio. $ hver. { millions-of-dollars-now }
    }
}
millions-of-dollars-threat-card = { $you ->
    [yes] Du får et trusselskort.
   *[no] { $name } får et trusselskort.
}
millions-of-dollars-named = { $you ->
    [yes] Du er stikkeren og stikker: { $role }.
   *[no] { $name } er stikkeren og stikker: { $role }.
}
millions-of-dollars-only-role-named = { $you ->
    [yes] Du er stikkeren, og der er kun én rolle at stikke: { $role }.
   *[no] { $name } er stikkeren, og der er kun én rolle at stikke: { $role }.
}
millions-of-dollars-nobody-left = Ingen er tilbage. Intet bliver delt.
millions-of-dollars-snitch-alone = { $you ->
    [yes] Du er stikkeren, og ingen andre er tilbage: du mister { $lost } mio. $, og intet bliver delt.
   *[no] { $name } er stikkeren, og ingen andre er tilbage: { $name } mister { $lost } mio. $, og intet bliver delt.
} { millions-of-dollars-now }
millions-of-dollars-loot-split = { $bonus ->
    [0] { $amount } mio. $ til deling: { millions-of-dollars-shares }
   *[other] { $amount } mio. $ til deling og { $bonus } mio. $ mere med bossen: { millions-of-dollars-shares }
} { millions-of-dollars-now }
millions-of-dollars-shares = { $count ->
    [one] { $you ->
        [yes] det hele, { $share } mio. $, til dig
       *[no] det hele, { $share } mio. $, til { $names }
    }
   *[other] { $names }, { $share } mio. $ hver
}{ $rest ->
    [0] .
   *[other] {" "}({ $rest } mio. $ til overs).
}
millions-of-dollars-driver-paid = { $count ->
    [0] { $you ->
        [yes] Du er chaufføren, men der er ingen til at betale dig.
       *[no] { $name } er chaufføren, men der er ingen andre til at betale for turen.
    }
    [one] { $you ->
        [yes] Du er chaufføren og får 1 mio. $ af { $names }.
       *[no] { $toyou ->
            [yes] { $name } er chaufføren og får 1 mio. $ af dig.
           *[no] { $name } er chaufføren og får 1 mio. $ af { $names }.
        }
    } { millions-of-dollars-now }
   *[other] { $you ->
        [yes] Du er chaufføren og får 1 mio. $ af hver: { $names }.
       *[no] { $name } er chaufføren og får 1 mio. $ af hver: { $names }.
    } { millions-of-dollars-now }
}
millions-of-dollars-pocket-picked = { $same ->
    [yes] { $you ->
        [yes] Din lommetyv tager { $amount } mio. $ fra din egen bølle.
       *[no] { $name } lader sin lommetyv tage { $amount } mio. $ fra sin egen bølle.
    }
   *[no] { $you ->
        [yes] Du er lommetyven og tager { $amount } mio. $ fra bøllen, { $other }.
       *[no] { $toyou ->
            [yes] { $name } er lommetyven og tager { $amount } mio. $ fra dig, bøllen.
           *[no] { $name } er lommetyven og tager { $amount } mio. $ fra bøllen, { $other }.
        }
    }
} { millions-of-dollars-now }
millions-of-dollars-icon-paid = { $you ->
    [yes] Byttekortet viser din rolle ({ $role }): 1 mio. $ ekstra til dig.
   *[no] Byttekortet viser { $role }: 1 mio. $ ekstra til { $name }.
} { millions-of-dollars-now }
millions-of-dollars-ended = { $reason ->
    [twenty_million] Tyve millioner: spillet er slut.
   *[other] Det var det ottende kup: spillet er slut.
} { $winners ->
    [one] { $you ->
        [yes] Du vinder med { $most } mio. $!
       *[no] { $names } vinder med { $most } mio. $.
    }
   *[other] { $you ->
        [yes] Du deler sejren med { $names }: { $most } mio. $ hver!
       *[no] { $names } deler sejren med { $most } mio. $ hver.
    }
} Slutstilling: { $purses }.

# Refusals
millions-of-dollars-choose-roles = { $count ->
    [1] Vælg en af rollerne i spillet.
   *[other] Vælg { $count } forskellige roller: først den venstre, så den højre.
}
millions-of-dollars-role-used-last-time = Den rolle brugte du sidste gang ({ $role }). Vælg en anden.
millions-of-dollars-choose-first = Først vælger alle, hvem der går ind.
millions-of-dollars-negotiation-is-on = Rollerne er valgt. Nu kan du handle, trække dig eller melde dig klar (”ready”).
millions-of-dollars-name-a-role-first = Først udpeger du den rolle, der ryger ud.
millions-of-dollars-no-such-character = Den figur findes ikke. Har en spiller to, så vælg venstre eller højre.
millions-of-dollars-character-has-left = { $you ->
    [yes] Den figur har du allerede trukket ud.
   *[no] { $name } har allerede trukket den figur ud.
}
millions-of-dollars-not-another-player = Handler og trusler er til de andre spillere: skriv et navn eller nummeret foran det.
millions-of-dollars-player-is-out = { $name } er ude af dette kup.
millions-of-dollars-time-is-called = Sidste udkald: svar, træk et tilbud tilbage, træk dig, eller meld dig klar (”ready”).
millions-of-dollars-nobody-else-is-in = Ingen andre er med: gå ind alene (”ready”), eller træk dig også.
millions-of-dollars-at-least-one-million = Der bydes i hele millioner, mindst én.
millions-of-dollars-not-enough-money = { $you ->
    [yes] Du har kun { $money } mio. $ på hånden; indsatser tæller ikke.
   *[no] { $name } har kun { $money } mio. $ på hånden; indsatser tæller ikke.
}
millions-of-dollars-no-offers-left = Du har givet alle dine { $limit } tilbud i denne runde. Du kan stadig svare, trække dig eller melde dig klar.
millions-of-dollars-your-offer-is-still-open = Du har allerede sådan et tilbud åbent til { $name }. Træk det tilbage for at give et nyt.
millions-of-dollars-no-such-offer = Der er ikke sådan et tilbud mellem dig og nogen. Numrene står på bordet.
millions-of-dollars-offer-is-your-own = Det er dit eget tilbud: du kan trække det tilbage, og den anden svarer på det.
millions-of-dollars-offer-is-not-your-own = Det tilbud kommer fra { $name }: du kan sige ja eller nej til det.
millions-of-dollars-role-not-in-play = Den rolle er ikke med i spillet. Vælg en anden.
millions-of-dollars-no-claims-left = Du er kommet med { $limit } påstande om den figur, og flere får du ikke.
millions-of-dollars-no-threat-card = Du har intet trusselskort.
millions-of-dollars-looked-already = Den figur hos { $name } har du allerede kigget på.
millions-of-dollars-only-the-leader = Kun lederen kan råbe sidste udkald, og det er { $name }.
millions-of-dollars-role-cannot-be-named = Udpeg en anden rolle, der er vist i midten.

# The terminal table
millions-of-dollars-board = Kup { $round } af 8
millions-of-dollars-loot-card = BYTTE { $amount } mio. $
millions-of-dollars-stake-card = indsats { $stake } mio. $
millions-of-dollars-icon-card = +1 mio. $ { $role }
millions-of-dollars-middle = I midten, et af dem skjult:
millions-of-dollars-column-money = penge
millions-of-dollars-column-threats = trusler
millions-of-dollars-column-state = status
millions-of-dollars-column-claims = siger
millions-of-dollars-column-last = sidste gang
millions-of-dollars-column-role = rolle
millions-of-dollars-money = { $money } mio.
millions-of-dollars-leads = { $you ->
    [yes] du er leder
   *[no] leder: { $name }
}
millions-of-dollars-open-offers = Åbne tilbud
millions-of-dollars-pays = { $payer } betaler { $leaver } { $amount } mio. $ for at gå
millions-of-dollars-answers = { $you ->
    [yes] du svarer
   *[no] { $name } svarer
}
millions-of-dollars-time = SIDSTE UDKALD: svar, træk dig, eller vær klar
millions-of-dollars-your-hand = Din bande
millions-of-dollars-your-characters = Dine
millions-of-dollars-used = brugt
millions-of-dollars-side-left = venstre
millions-of-dollars-side-right = højre
millions-of-dollars-side-out = ude
millions-of-dollars-you-said-ready = Du har meldt dig klar: dine tilbud står ved magt, og du venter, til nogen trækker sig eller giver dig et tilbud.

# The browser's table
millions-of-dollars-loot = til deling
millions-of-dollars-stake = indsats
millions-of-dollars-more = +{ $money } mio.
millions-of-dollars-less-by = −{ $money } mio.
millions-of-dollars-in-the-middle = Rollekortene, der blev valgt
millions-of-dollars-face-down = skjult
millions-of-dollars-masked = maskeret
millions-of-dollars-race = Den første med { $rich } mio. $ slutter spillet
millions-of-dollars-over = { $reason ->
    [twenty_million] Tyve millioner: spillet er slut.
   *[other] Det var det ottende kup: spillet er slut.
}
millions-of-dollars-thief = { $name }: { $money } mio. $ på hånden; { millions-of-dollars-state }{ $leads ->
    [yes] ; leder
   *[no] {""}
}{ $claims ->
    [none] {""}
   *[other] ; siger: { $claims }
}{ $last ->
    [none] {""}
   *[other] ; sidste gang: { $last }
}{ $threats ->
    [0] {""}
    [one] ; { $threats } trusselskort
   *[other] ; { $threats } trusselskort
}
millions-of-dollars-in-hand = Du har { $money } mio. $
millions-of-dollars-threat-cards = { $threats ->
    [one] { $threats } trusselskort
   *[other] { $threats } trusselskort
}
millions-of-dollars-your-stake = indsats { $stake } mio. $
millions-of-dollars-you-said = du sagde ”{ $role }”
millions-of-dollars-ask-one = Hvem går ind for dig? Ingen ser det.
millions-of-dollars-ask-two = Hvilke to går ind, venstre og højre? Ingen ser det.
millions-of-dollars-tap-a-card = Tryk på et kort for at se, hvad det gør.
millions-of-dollars-card-of-role = { $role }: { $about }.
millions-of-dollars-button-choose = { $count ->
    [one] Vælg, hvem der går ind
   *[other] Vælg de { $count }, der går ind
}
millions-of-dollars-button-send = { $count ->
    [1] Send ind: { $roles }, for { $stake } mio.
   *[other] Send ind: { $roles }, for { $stake } mio. hver
}
millions-of-dollars-stay-or-go = Bliv, træk dig, eller vælg en spiller at handle med.
millions-of-dollars-stay-time = Ingen nye tilbud nu. Blive eller trække dig?
millions-of-dollars-stay-alone = Alle andre har trukket sig. Går du ind alene, eller trækker du dig også?
millions-of-dollars-you-are-out = Du er ude af dette kup: ingen flere aftaler før det næste.
millions-of-dollars-button-ready = { $alone ->
    [yes] Gå ind alene
   *[no] Klar: jeg bliver
}
millions-of-dollars-button-leave = { $place ->
    [left] Træk venstre ud med { $stake } mio.
    [right] Træk højre ud med { $stake } mio.
   *[only] Gå med mine { $stake } mio.
}
millions-of-dollars-button-say = Sig, hvem jeg er
millions-of-dollars-button-call-time = Sidste udkald!
millions-of-dollars-claim-title = Sig, hvem du er
millions-of-dollars-claim-hint = Alle hører det. Det kan godt være sandt.
millions-of-dollars-button-claim = ”{ $role }”
millions-of-dollars-truth = sandheden
millions-of-dollars-bluff = en bluff
millions-of-dollars-deal-offer = { $you ->
    [yes] Du byder { $other } { $amount } mio. $ for at { $place ->
        [left] trække den venstre figur ud
        [right] trække den højre figur ud
       *[only] gå
    }.
   *[no] { $toyou ->
        [yes] { $name } byder dig { $amount } mio. $ for at { $place ->
            [left] trække din venstre figur ud
            [right] trække din højre figur ud
           *[only] gå
        }.
       *[no] { $name } byder { $other } { $amount } mio. $ for at { $place ->
            [left] trække den venstre figur ud
            [right] trække den højre figur ud
           *[only] gå
        }.
    }
}
millions-of-dollars-deal-price = { $you ->
    [yes] { $place ->
        [left] Du trækker din venstre figur ud
        [right] Du trækker din højre figur ud
       *[only] Du går
    }, hvis { $other } betaler dig { $amount } mio. $.
   *[no] { $place ->
        [left] { $name } trækker sin venstre figur ud
        [right] { $name } trækker sin højre figur ud
       *[only] { $name } går
    }, hvis { $toyou ->
        [yes] du betaler
       *[no] { $other } betaler
    } { $amount } mio. $.
}
millions-of-dollars-button-take = { $place ->
    [left] Tag { $amount } mio., træk venstre ud
    [right] Tag { $amount } mio., træk højre ud
   *[only] Tag { $amount } mio., og gå
}
millions-of-dollars-button-pay = Betal { $other } { $amount } mio.
millions-of-dollars-button-refuse = Afslå
millions-of-dollars-button-counter = Modbud
millions-of-dollars-button-take-back = Træk tilbage
millions-of-dollars-less = En million mindre
millions-of-dollars-raise = En million mere
millions-of-dollars-which-character = Hvilken figur
millions-of-dollars-pay-title = Betal { $name } for at gå
millions-of-dollars-button-offer = Byd { $name } { $amount } mio.
millions-of-dollars-price-title = Lad { $name } betale dig for at gå
millions-of-dollars-button-ask = Kræv { $amount } mio. af { $name }
millions-of-dollars-look-title = Brug et trusselskort
millions-of-dollars-button-look = { $place ->
    [left] Se venstre kort hos { $name }
    [right] Se højre kort hos { $name }
   *[only] Se kortet hos { $name }
}
millions-of-dollars-feed-title = Forhandlingen
millions-of-dollars-feed-empty = Ingen tilbud endnu. Tryk på en spiller for at give et.
millions-of-dollars-counter-offer = (modbud)
millions-of-dollars-stamp = { $state ->
    [refused] afslået
    [paid] betalt
    [taken_back] trukket tilbage
    [lapsed] bortfaldet
   *[open] venter
}
millions-of-dollars-would-have = { $leaves ->
    [yes] så har du { $money } mio. $
   *[no] så har du { $money } mio. $ tilbage
}
millions-of-dollars-call-time-about = Derefter ingen nye tilbud, påstande eller trusler. Alle har { $seconds } s til at svare, trække sig eller melde sig klar; så bestemmer en bot for dem.
millions-of-dollars-button-not-yet = Ikke endnu
millions-of-dollars-after-title = Kup { $round }: hvem var hvem
millions-of-dollars-after-why = { $outcome ->
    [stays] den eneste: bliver
    [too_many] { $lost ->
        [yes] { $count } med den rolle: alle ryger ud, indsatsen er tabt
       *[no] { $count } med den rolle: alle ryger ud, indsatsen kommer tilbage
    }
    [named] { $lost ->
        [yes] nævnt af stikkeren: ude, indsatsen er tabt
       *[no] nævnt af stikkeren: ude, indsatsen kommer tilbage
    }
    [alone] ingen andre tilbage: betaler { $amount } mio. $
    [bought] { $toyou ->
        [yes] trak sig for { $amount } mio. $ fra dig
       *[no] trak sig for { $amount } mio. $ fra { $other }
    }
   *[left] trak sig i tide; rollen er hemmelig til slut
}
millions-of-dollars-name-first = Vælg en rolle, der ryger ud
millions-of-dollars-button-name = { $role }: alle ud!
millions-of-dollars-button-skip = Spring over
millions-of-dollars-button-next = Videre til kup { $round }
millions-of-dollars-heist-in = { $count ->
    [one] Én går ind, maskeret.
   *[other] { $count } går ind, maskerede.
}
millions-of-dollars-heist-hush = { $role ->
    [snitch] Maskerne af, stikkere …
    [bruiser] Maskerne af, bøller …
    [driver] Maskerne af, chauffører …
    [pickpocket] Maskerne af, lommetyve …
   *[boss] Maskerne af, bosser …
}
millions-of-dollars-heist-hush-named = Og nu den rolle, der blev stukket …
millions-of-dollars-heist-stays = { $you ->
    [yes] Du er den eneste { $role } og bliver.
   *[no] { $name } er den eneste { $role } og bliver.
}
millions-of-dollars-heist-too-many = { $stake ->
    [0] { $count } × { $role }: de er alle ude, og indsatserne er tabt.
   *[other] { $count } × { $role }: de er alle ude, men beholder deres indsatser.
}
millions-of-dollars-heist-named = { $count ->
    [0] Slet ingen. Stikkeren tog fejl.
    [one] { $you ->
        [yes] Du er { $role } og ryger ud.
       *[no] { $name } er { $role } og ryger ud.
    }
   *[other] { $count } × { $role }: de ryger alle ud.
}
millions-of-dollars-heist-names = { $you ->
    [yes] Du er stikkeren og stikker: { $role }.
   *[no] { $name } er stikkeren og stikker: { $role }.
}
millions-of-dollars-heist-alone = { $you ->
    [yes] Du er stikkeren og helt alene: det koster dig { $lost } mio. $.
   *[no] { $name } er stikkeren og helt alene: det koster { $lost } mio. $.
}
millions-of-dollars-heist-loot = { $bonus ->
    [0] { $amount } mio. $ til deling.
   *[other] { $amount } mio. $ til deling og { $bonus } mio. $ mere med bossen.
}
millions-of-dollars-heist-shares = { $count ->
    [one] Det hele går til én.
   *[other] { $share } mio. $ til hver af de { $count }.
}{ $rest ->
    [0] {""}
   *[other] {" "}{ $rest } mio. $ bliver til overs.
}
millions-of-dollars-heist-driver = { $count ->
    [one] { $you ->
        [yes] Du kører, og den anden betaler dig 1 mio. $.
       *[no] { $name } kører, og den anden betaler 1 mio. $.
    }
   *[other] { $you ->
        [yes] Du kører, og de andre betaler dig 1 mio. $ hver.
       *[no] { $name } kører, og de andre betaler 1 mio. $ hver.
    }
}
millions-of-dollars-heist-pocket = { $you ->
    [yes] Du har fingrene i bøllens lomme: { $amount } mio. $.
   *[no] { $toyou ->
        [yes] { $name } har fingrene i din lomme: { $amount } mio. $.
       *[no] { $name } har fingrene i bøllens lomme: { $amount } mio. $.
    }
}
millions-of-dollars-heist-icon = { $you ->
    [yes] Byttekortet viser { $role }: 1 mio. $ ekstra til dig.
   *[no] Byttekortet viser { $role }: 1 mio. $ ekstra til { $name }.
}

# What people say with one tap
millions-of-dollars-phrase-name-price = Sig din pris.
millions-of-dollars-phrase-not-enough = Det er ikke nok.

# Actions in a few words, where a button says too little or too much
millions-of-dollars-act-choose = Send ind: { $roles }
millions-of-dollars-act-withdraw = { $place ->
    [left] Træk venstre ud
    [right] Træk højre ud
   *[only] Træk dig
}
millions-of-dollars-act-accept = Sig ja til tilbud { $offer }
millions-of-dollars-act-refuse = Afslå tilbud { $offer }
millions-of-dollars-act-take-back = Træk tilbud { $offer } tilbage
millions-of-dollars-act-claim = { $place ->
    [left] Sig om den venstre: ”{ $role }”
    [right] Sig om den højre: ”{ $role }”
   *[only] Sig: ”{ $role }”
}
