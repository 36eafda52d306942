### Millions of Dollars (rules MD-1 to MD-13)
### $place is “only”, or with three players, who have two characters each, “left” or “right”.


# The roles
millions-of-dollars-role-snitch = kapuś
millions-of-dollars-role-bruiser = osiłek
millions-of-dollars-role-driver = kierowca
millions-of-dollars-role-pickpocket = kieszonkowiec
millions-of-dollars-role-boss = szef
millions-of-dollars-cards = { $count ->
    [1] { $role }
   *[other] { $count } × { $role }
}
millions-of-dollars-character = { $you ->
    [yes] ty
   *[no] { $name }
}{ $place ->
    [left] {" "}(lewa)
    [right] {" "}(prawa)
   *[only] {""}
}
millions-of-dollars-own-character = { $place ->
    [left] { $role } (lewa)
    [right] { $role } (prawa)
   *[only] { $role }
}
millions-of-dollars-purse = { $you ->
    [yes] ty
   *[no] { $name }
} { $money } mln

# Decisions
millions-of-dollars-ask-choose = Skok { $round }: { $amount } mln $ do podziału, stawka { $stake } mln $. Kogo wysyłasz? Nikt tego nie widzi.
millions-of-dollars-ask-choose-two = Skok { $round }: { $amount } mln $ do podziału, stawka po { $stake } mln $. Których dwóch wysyłasz? Nikt tego nie widzi.
millions-of-dollars-ask-negotiate = Grasz jako: { $roles }. Zostajesz, wycofujesz się czy się z kimś dogadujesz?
millions-of-dollars-ask-answer = { $count ->
    [one] Na twoją odpowiedź czeka { $count } oferta. Grasz jako: { $roles }.
    [few] Na twoją odpowiedź czekają { $count } oferty. Grasz jako: { $roles }.
   *[many] Na twoją odpowiedź czeka { $count } ofert. Grasz jako: { $roles }.
}
millions-of-dollars-ask-time = Koniec czasu: żadnych nowych ofert. Grasz jako: { $roles }. Zostajesz czy się wycofujesz?
millions-of-dollars-ask-alone = Wszyscy inni się wycofali. Grasz jako: { $roles }. Wchodzisz w pojedynkę czy też się wycofujesz?
millions-of-dollars-ask-name = Jesteś jedynym kapusiem. Która rola wylatuje?
millions-of-dollars-ask-over = Gra się skończyła.

millions-of-dollars-do-choose = { $role ->
    [snitch] jeśli jest jedyny, wyrzuca wybraną rolę; jeśli nikt poza nim nie zostanie, traci 3 mln $
    [bruiser] nigdy nie traci stawki; jeśli jest jedyny, dostaje kartę groźby
    [driver] każdy inny, kto dostaje działkę, płaci ci 1 mln $
    [pickpocket] zabiera osiłkowi 2 mln $
   *[boss] 2 mln $ więcej do podziału
}{ $icon ->
    [yes] ; tym razem 1 mln $ więcej
   *[no] {""}
}
millions-of-dollars-do-choose-two = { $role ->
    [snitch] lewa: wyrzuca wybraną rolę; jeśli zostanie sam, traci 3 mln $
    [bruiser] lewa: nigdy nie traci stawki; może dostać kartę groźby
    [driver] lewa: każda inna postać, która dostaje działkę, płaci jej 1 mln $
    [pickpocket] lewa: zabiera osiłkowi 2 mln $
   *[boss] lewa: 2 mln $ więcej do podziału
}{ $icon ->
    [yes] ; tym razem 1 mln $ więcej
   *[no] {""}
}
millions-of-dollars-do-ready = { $alone ->
    [yes] wchodzisz; skok zaczyna się od razu
   *[no] zostajesz; skok zaczyna się, gdy gotowość zgłoszą wszyscy, którzy zostali
}
millions-of-dollars-do-withdraw = { $place ->
    [left] zabierasz lewą postać i jej stawkę, { $stake } mln $
    [right] zabierasz prawą postać i jej stawkę, { $stake } mln $
   *[only] wycofujesz się ze stawką { $stake } mln $; twoja rola zostaje tajemnicą do końca
}
millions-of-dollars-do-accept-pay = płacisz graczowi { $name } { $amount } mln $, a { $place ->
    [left] lewa postać tego gracza się wycofuje
    [right] prawa postać tego gracza się wycofuje
   *[only] { $name } się wycofuje
}
millions-of-dollars-do-accept-leave = { $name } płaci ci { $amount } mln $, a { $place ->
    [left] twoja lewa postać się wycofuje
    [right] twoja prawa postać się wycofuje
   *[only] ty się wycofujesz
}
millions-of-dollars-do-refuse = { $count ->
    [1] odrzucasz ją
   *[other] odrzucasz; możesz odpowiedzieć na oferty: { $offers }
}
millions-of-dollars-do-take-back = { $count ->
    [1] wycofujesz swoją ofertę
   *[other] wycofujesz ofertę; twoje to { $offers }
}
millions-of-dollars-do-offer = { $most ->
    [1] 1 mln $ za wycofanie się, dla kogokolwiek, kto bierze udział (zostało { $left } z 5)
   *[other] od 1 do { $most } mln $ za wycofanie się, dla kogokolwiek, kto bierze udział (zostało { $left } z 5)
}
millions-of-dollars-do-ask = { $most ->
    [1] twoja cena za wycofanie się: 1 mln $; płaci { $name } albo ktoś inny
   *[other] twoja cena za wycofanie się: od 1 do { $most } mln $; płaci { $name } albo ktoś inny
}
millions-of-dollars-do-claim = powiedz, kim jesteś, prawda albo nie ({ $left ->
    [one] została { $left } deklaracja
    [few] zostały { $left } deklaracje
   *[many] zostało { $left } deklaracji
})
millions-of-dollars-do-threaten = zużywasz kartę groźby: tylko ty widzisz, kim jest { $name } albo ktoś inny
millions-of-dollars-do-call-time = od tej chwili żadnych nowych ofert, deklaracji ani gróźb
millions-of-dollars-do-name = wylatuje każdy, kto ma w skoku tę rolę ({ $count ->
    [0] żadnej odkrytej karty
    [one] { $count } odkryta karta
    [few] { $count } odkryte karty
   *[many] { $count } odkrytych kart
})

# The table
millions-of-dollars-table-heist = Skok { $round } z 8: { $amount } mln $ do podziału, stawka za postać { $stake } mln ${ $icon ->
    [none] {""}
   *[other] , i 1 mln $ więcej za rolę: { $icon }
}. Przywódca: { $name }.
millions-of-dollars-table-before = Łupy z poprzednich skoków: { $loots }. Karty groźby w stosie: { $pile }.
millions-of-dollars-table-shown = Role na środku: { $roles }; jeszcze jedna karta leży zakryta.
millions-of-dollars-table-time = Koniec czasu: żadnych nowych ofert, deklaracji ani gróźb.
millions-of-dollars-table-seat = { $seat } { $name }{ $you ->
    [yes] {" (ty)"}
   *[no] {""}
}: { $money } mln $ na ręce; { millions-of-dollars-state }{ $claims ->
    [none] {""}
   *[other] ; mówi: { $claims }
}{ $last ->
    [none] {""}
   *[other] ; ostatnio: { $last }
}{ $threats ->
    [0] {""}
    [one] ; { $threats } karta groźby
    [few] ; { $threats } karty groźby
   *[many] ; { $threats } kart groźby
}
millions-of-dollars-claims-of = { $place ->
    [left] lewa: { $roles }
    [right] prawa: { $roles }
   *[only] { $roles }
}
millions-of-dollars-state = { $state ->
    [choosing] wybiera
    [chosen] po wyborze
    [out] poza skokiem
    [talking] w grze
    [ready] w grze, gotowe
    [in] w skoku
    [won] wygrywa
   *[over] {"–"}
}{ $partly ->
    [left] {" "}(tylko lewa)
    [right] {" "}(tylko prawa)
   *[all] {""}
}
millions-of-dollars-table-known = { $place ->
    [left] Lewa postać gracza { $name }: { $role }.
    [right] Prawa postać gracza { $name }: { $role }.
   *[only] { $name }: { $role }.
}
millions-of-dollars-table-looked = { $you ->
    [yes] Znasz dzięki karcie groźby: { $names }.
   *[no] { $name } zna dzięki karcie groźby: { $names }.
}
millions-of-dollars-table-yours = { $in ->
    [yes] Twoja postać: { $role }, w grze.
   *[no] Twoja postać: { $role }, poza skokiem.
}
millions-of-dollars-table-left = W tej rundzie możesz złożyć jeszcze { $offers ->
    [one] { $offers } ofertę
    [few] { $offers } oferty
   *[many] { $offers } ofert
}.

# The story
millions-of-dollars-loot-revealed = Skok { $round } z 8: { $amount } mln $ do podziału, stawka { $stake } mln ${ $icon ->
    [none] .
   *[other] . Na karcie, za 1 mln $ więcej: { $icon }.
} { $you ->
    [yes] Przywódcą jesteś ty.
   *[no] Przywódca: { $name }.
}
millions-of-dollars-roles-laid-open = Użyte ostatnio, teraz nie do wyboru: { $roles }.
millions-of-dollars-laid-open-one = { $you ->
    [yes] ty
   *[no] { $name }
} ({ $role })
millions-of-dollars-chosen = { $roles ->
    [none] { $name } już wie, kogo wysyła.
   *[other] { $you ->
        [yes] Wybierasz: { $roles }.
       *[no] { $name } wybiera: { $roles }.
    }
}
millions-of-dollars-stakes-placed = { $place ->
    [only] Każdy kładzie stawkę { $stake } mln $.
   *[left] Każdy kładzie po { $stake } mln $ stawki na każdą postać.
} Zostaje na ręce: { $purses }.
millions-of-dollars-reserve = Rezerwa płaci za: { $purses }.
millions-of-dollars-now = Teraz: { $purses }.
millions-of-dollars-roles-shown = Karty ról: { $roles }. Jeszcze jedna leży zakryta{ $hidden ->
    [none] {""}
   *[other] : { $hidden }
}.
millions-of-dollars-withdrew = { $place ->
    [left] { $you ->
        [yes] Wycofujesz lewą postać.
       *[no] { $name } wycofuje lewą postać.
    }
    [right] { $you ->
        [yes] Wycofujesz prawą postać.
       *[no] { $name } wycofuje prawą postać.
    }
   *[only] { $you ->
        [yes] Wycofujesz się.
       *[no] { $name } się wycofuje.
    }
}
millions-of-dollars-offer-made = Oferta { $offer }: { $you ->
    [yes] proponujesz graczowi { $other } { $amount } mln $ za { $place ->
        [left] wycofanie lewej postaci
        [right] wycofanie prawej postaci
       *[only] wycofanie się
    }.
   *[no] { $toyou ->
        [yes] { $name } proponuje ci { $amount } mln $ za { $place ->
            [left] wycofanie lewej postaci
            [right] wycofanie prawej postaci
           *[only] wycofanie się
        }.
       *[no] { $name } proponuje graczowi { $other } { $amount } mln $ za { $place ->
            [left] wycofanie lewej postaci
            [right] wycofanie prawej postaci
           *[only] wycofanie się
        }.
    }
}
millions-of-dollars-price-named = Oferta { $offer }: { $you ->
    [yes] { $place ->
        [left] wycofasz lewą postać
        [right] wycofasz prawą postać
       *[only] wycofasz się
    } za { $price } mln $ od gracza { $other }.
   *[no] { $place ->
        [left] { $name } wycofa lewą postać
        [right] { $name } wycofa prawą postać
       *[only] { $name } się wycofa
    } za { $price } mln $ od { $toyou ->
        [yes] ciebie
       *[no] gracza { $other }
    }.
}
millions-of-dollars-accepted-money = { $you ->
    [yes] Przyjmujesz ofertę { $offer }: { $other } płaci ci { $amount } mln $.
   *[no] { $toyou ->
        [yes] { $name } przyjmuje ofertę { $offer }: płacisz { $amount } mln $.
       *[no] { $name } przyjmuje ofertę { $offer }: { $other } płaci { $amount } mln $.
    }
}
millions-of-dollars-accepted-price = { $you ->
    [yes] Przyjmujesz ofertę { $offer } i płacisz graczowi { $other } { $amount } mln $.
   *[no] { $toyou ->
        [yes] { $name } przyjmuje ofertę { $offer } i płaci ci { $amount } mln $.
       *[no] { $name } przyjmuje ofertę { $offer } i płaci graczowi { $other } { $amount } mln $.
    }
}
millions-of-dollars-refused = { $you ->
    [yes] Odrzucasz ofertę { $offer }.
   *[no] { $name } odrzuca ofertę { $offer }.
}
millions-of-dollars-took-back = { $you ->
    [yes] Wycofujesz ofertę { $offer }.
   *[no] { $name } wycofuje ofertę { $offer }.
}
millions-of-dollars-left = { $place ->
    [left] { $you ->
        [yes] Twoja lewa postać jest poza skokiem, a jej stawka, { $stake } mln $, wraca do ciebie.
       *[no] Lewa postać gracza { $name } jest poza skokiem, a jej stawka, { $stake } mln $, wraca na rękę.
    }
    [right] { $you ->
        [yes] Twoja prawa postać jest poza skokiem, a jej stawka, { $stake } mln $, wraca do ciebie.
       *[no] Prawa postać gracza { $name } jest poza skokiem, a jej stawka, { $stake } mln $, wraca na rękę.
    }
   *[only] { $you ->
        [yes] Jesteś poza skokiem, a twoja stawka, { $stake } mln $, wraca do ciebie.
       *[no] { $name } jest poza skokiem i zabiera stawkę, { $stake } mln $.
    }
} { millions-of-dollars-now }
millions-of-dollars-lapsed = { $count ->
    [one] Przepada oferta { $offers }.
   *[other] Przepadają oferty: { $offers }.
}
millions-of-dollars-claimed = { $place ->
    [left] { $you ->
        [yes] Mówisz o swojej lewej postaci: „{ $role }”.
       *[no] { $name } mówi o swojej lewej postaci: „{ $role }”.
    }
    [right] { $you ->
        [yes] Mówisz o swojej prawej postaci: „{ $role }”.
       *[no] { $name } mówi o swojej prawej postaci: „{ $role }”.
    }
   *[only] { $you ->
        [yes] Mówisz: „{ $role }”.
       *[no] { $name } mówi: „{ $role }”.
    }
}
millions-of-dollars-looked = { $you ->
    [yes] Zużywasz kartę groźby i podglądasz { millions-of-dollars-looked-at }: { $role }.
   *[no] { $name } zużywa kartę groźby i podgląda { millions-of-dollars-looked-at }{ $role ->
        [none] .
       *[other] : { $role }.
    }
}
millions-of-dollars-looked-at = { $toyou ->
    [yes] { $place ->
        [left] twoją lewą postać
        [right] twoją prawą postać
       *[only] twoją postać
    }
   *[no] { $place ->
        [left] lewą postać gracza { $other }
        [right] prawą postać gracza { $other }
       *[only] postać gracza { $other }
    }
}
millions-of-dollars-time-called = { $you ->
    [yes] Ogłaszasz koniec czasu: żadnych nowych ofert, deklaracji ani gróźb.
   *[no] { $name } ogłasza koniec czasu: żadnych nowych ofert, deklaracji ani gróźb.
}
millions-of-dollars-said-ready = { $you ->
    [yes] Zgłaszasz gotowość.
   *[no] { $name } zgłasza gotowość.
}
millions-of-dollars-heist-begun = { $count ->
    [1] Skok się zaczyna, w środku tylko jedna postać: { $names }.
   *[other] Skok się zaczyna. W środku: { $names }.
}
millions-of-dollars-revealed-stays = { $you ->
    [yes] Maski w dół, { $role }: ty. Innych nie ma: zostajesz i zabierasz swoją stawkę, { $stake } mln $.
   *[no] Maski w dół, { $role }: { $names }. Innych nie ma: zostaje i zabiera swoją stawkę, { $stake } mln $.
} { millions-of-dollars-now }
millions-of-dollars-revealed-too-many = Maski w dół, { $role }: { $names }. Ta sama rola { $count } razy: wszyscy wylatują. { $stake ->
    [0] Stawki przepadają.
   *[other] Osiłki zachowują stawki, po { $stake } mln $. { millions-of-dollars-now }
}
millions-of-dollars-revealed-named = A teraz wskazana rola. Maski w dół, { $role }: { $count ->
    [0] nikt. Kapuś spudłował.
    [one] { $names }. { $you ->
        [yes] Wylatujesz
       *[no] Wylatuje
    }{ $stake ->
        [0] , a stawka przepada.
       *[other] , ale stawka, { $stake } mln $, wraca. { millions-of-dollars-now }
    }
   *[other] { $names }. Wszyscy wylatują{ $stake ->
        [0] , a stawki przepadają.
       *[other] , ale stawki wracają, po { $stake } mln $. { millions-of-dollars-now }
    }
}
millions-of-dollars-threat-card = { $you ->
    [yes] Dostajesz kartę groźby.
   *[no] { $name } dostaje kartę groźby.
}
millions-of-dollars-named = { $you ->
    [yes] Jesteś kapusiem i wskazujesz rolę: { $role }.
   *[no] Kapusiem jest { $name } i wskazuje rolę: { $role }.
}
millions-of-dollars-only-role-named = { $you ->
    [yes] Jesteś kapusiem, a do wskazania jest tylko jedna rola: { $role }.
   *[no] Kapusiem jest { $name }, a do wskazania jest tylko jedna rola: { $role }.
}
millions-of-dollars-nobody-left = Nikt nie został. Nie ma podziału.
millions-of-dollars-snitch-alone = { $you ->
    [yes] Jesteś kapusiem i poza tobą nikt nie został: tracisz { $lost } mln $, podziału nie ma.
   *[no] Kapusiem jest { $name } i nikt więcej nie został: { $name } traci { $lost } mln $, podziału nie ma.
} { millions-of-dollars-now }
millions-of-dollars-loot-split = { $bonus ->
    [0] { $amount } mln $ do podziału: { millions-of-dollars-shares }
   *[other] { $amount } mln $ do podziału i { $bonus } mln $ więcej dzięki szefowi: { millions-of-dollars-shares }
} { millions-of-dollars-now }
millions-of-dollars-shares = { $count ->
    [one] { $you ->
        [yes] całość, { $share } mln $, dla ciebie
       *[no] całość, { $share } mln $, bierze { $names }
    }
   *[other] { $names } po { $share } mln $
}{ $rest ->
    [0] .
   *[other] {" "}({ $rest } mln $ reszty wraca do rezerwy).
}
millions-of-dollars-driver-paid = { $count ->
    [0] { $you ->
        [yes] Jesteś kierowcą, ale nie ma kto ci zapłacić.
       *[no] Kierowcą jest { $name }, ale nie ma kto zapłacić za kurs.
    }
    [one] { $you ->
        [yes] Jesteś kierowcą i dostajesz 1 mln $. Płaci { $names }.
       *[no] { $toyou ->
            [yes] Kierowcą jest { $name } i dostaje 1 mln $. Płacisz ty.
           *[no] Kierowcą jest { $name } i dostaje 1 mln $. Płaci { $names }.
        }
    } { millions-of-dollars-now }
   *[other] { $you ->
        [yes] Jesteś kierowcą i dostajesz po 1 mln $. Płacą: { $names }.
       *[no] Kierowcą jest { $name } i dostaje po 1 mln $. Płacą: { $names }.
    } { millions-of-dollars-now }
}
millions-of-dollars-pocket-picked = { $same ->
    [yes] { $you ->
        [yes] Twój kieszonkowiec zabiera { $amount } mln $ twojemu własnemu osiłkowi.
       *[no] Kieszonkowiec gracza { $name } zabiera { $amount } mln $ własnemu osiłkowi.
    }
   *[no] { $you ->
        [yes] Jesteś kieszonkowcem i zabierasz osiłkowi { $amount } mln $. Traci { $other }.
       *[no] { $toyou ->
            [yes] Kieszonkowcem jest { $name } i zabiera { $amount } mln $ tobie, osiłkowi.
           *[no] Kieszonkowcem jest { $name } i zabiera osiłkowi { $amount } mln $. Traci { $other }.
        }
    }
} { millions-of-dollars-now }
millions-of-dollars-icon-paid = { $you ->
    [yes] Na karcie łupu jest twoja rola ({ $role }): 1 mln $ więcej dla ciebie.
   *[no] Na karcie łupu jest rola gracza { $name } ({ $role }): 1 mln $ więcej.
} { millions-of-dollars-now }
millions-of-dollars-ended = { $reason ->
    [twenty_million] Dwadzieścia milionów: koniec gry.
   *[other] To był ósmy skok: koniec gry.
} { $winners ->
    [one] { $you ->
        [yes] Wygrywasz, masz { $most } mln $!
       *[no] Wygrywa { $names }: { $most } mln $.
    }
   *[other] { $you ->
        [yes] Wspólne zwycięstwo: ty i { $names }, po { $most } mln $!
       *[no] Wspólne zwycięstwo, po { $most } mln $: { $names }.
    }
} Na koniec: { $purses }.

# Refusals
millions-of-dollars-choose-roles = { $count ->
    [1] Wybierz jedną z ról w grze.
    [few] Wybierz { $count } różne role: najpierw lewą, potem prawą.
   *[many] Wybierz { $count } różnych ról: najpierw lewą, potem prawą.
}
millions-of-dollars-role-used-last-time = Ta rola była twoją ostatnią ({ $role }). Wybierz inną.
millions-of-dollars-choose-first = Najpierw wszyscy wybierają, kogo wysyłają.
millions-of-dollars-negotiation-is-on = Role są wybrane. Teraz dogadaj się, wycofaj albo powiedz „ready”.
millions-of-dollars-name-a-role-first = Najpierw wskaż rolę, która wylatuje.
millions-of-dollars-no-such-character = Nie ma takiej postaci. Wybierz lewą albo prawą, jeśli gracz ma dwie.
millions-of-dollars-character-has-left = { $you ->
    [yes] Ta twoja postać jest już poza skokiem.
   *[no] Ta postać gracza { $name } jest już poza skokiem.
}
millions-of-dollars-not-another-player = Oferty i groźby są dla innych graczy: podaj imię albo numer, który przed nim stoi.
millions-of-dollars-player-is-out = { $name } jest poza tym skokiem.
millions-of-dollars-time-is-called = Koniec czasu: odpowiedz, wycofaj ofertę, wycofaj się albo powiedz „ready”.
millions-of-dollars-nobody-else-is-in = Nikogo innego już nie ma: powiedz „ready”, żeby wejść w pojedynkę, albo też się wycofaj.
millions-of-dollars-at-least-one-million = Oferty składa się w pełnych milionach, co najmniej jeden.
millions-of-dollars-not-enough-money = { $you ->
    [yes] Masz na ręce tylko { $money } mln $; stawka się nie liczy.
   *[no] { $name } ma na ręce tylko { $money } mln $; stawka się nie liczy.
}
millions-of-dollars-no-offers-left = Limit ofert na tę rundę ({ $limit }) jest już wyczerpany. Możesz jeszcze odpowiadać, wycofać się albo zgłosić gotowość.
millions-of-dollars-your-offer-is-still-open = Gracz { $name } ma już od ciebie taką otwartą ofertę. Wycofaj ją, żeby złożyć inną.
millions-of-dollars-no-such-offer = Między tobą a kimkolwiek nie ma takiej otwartej oferty. Numery są na stole.
millions-of-dollars-offer-is-your-own = To twoja własna oferta: możesz ją wycofać, a odpowiada na nią druga strona.
millions-of-dollars-offer-is-not-your-own = To oferta gracza { $name }: możesz ją przyjąć albo odrzucić.
millions-of-dollars-role-not-in-play = Tej roli nie ma w grze. Wybierz inną.
millions-of-dollars-no-claims-left = Limit deklaracji dla tej postaci ({ $limit }) jest już wyczerpany.
millions-of-dollars-no-threat-card = Nie masz karty groźby.
millions-of-dollars-looked-already = Tę postać gracza { $name } już znasz.
millions-of-dollars-only-the-leader = Koniec czasu może ogłosić tylko przywódca, a jest nim { $name }.
millions-of-dollars-role-cannot-be-named = Wskaż inną rolę, która leży odkryta na środku.

# The terminal table
millions-of-dollars-board = Skok { $round } z 8
millions-of-dollars-loot-card = ŁUP { $amount } mln
millions-of-dollars-stake-card = stawka { $stake } mln
millions-of-dollars-icon-card = +1 mln { $role }
millions-of-dollars-middle = Na środku, jedna z nich zakryta:
millions-of-dollars-column-money = kasa
millions-of-dollars-column-threats = groźby
millions-of-dollars-column-state = stan
millions-of-dollars-column-claims = mówi
millions-of-dollars-column-last = ostatnio
millions-of-dollars-column-role = rola
millions-of-dollars-money = { $money } mln
millions-of-dollars-leads = { $you ->
    [yes] przywódcą jesteś ty
   *[no] przywódca: { $name }
}
millions-of-dollars-open-offers = Otwarte oferty
millions-of-dollars-pays = { $payer } płaci { $amount } mln $, wycofuje się { $leaver }
millions-of-dollars-answers = { $you ->
    [yes] odpowiadasz ty
   *[no] odpowiada { $name }
}
millions-of-dollars-time = KONIEC CZASU: odpowiedz, wycofaj się albo zgłoś gotowość
millions-of-dollars-your-hand = Twój gang
millions-of-dollars-your-characters = Twoje postacie
millions-of-dollars-used = użyta
millions-of-dollars-side-left = lewa
millions-of-dollars-side-right = prawa
millions-of-dollars-side-out = poza skokiem
millions-of-dollars-you-said-ready = Gotowość zgłoszona: twoje oferty są ważne, a ty czekasz, aż ktoś się wycofa albo złoży ci ofertę.

# The browser's table
millions-of-dollars-loot = do podziału
millions-of-dollars-stake = stawka
millions-of-dollars-more = +{ $money } mln
millions-of-dollars-less-by = −{ $money } mln
millions-of-dollars-in-the-middle = Wybrane karty ról
millions-of-dollars-face-down = zakryta
millions-of-dollars-masked = w masce
millions-of-dollars-race = Kto pierwszy ma { $rich } mln $, kończy grę
millions-of-dollars-over = { $reason ->
    [twenty_million] Dwadzieścia milionów: koniec gry.
   *[other] To był ósmy skok: koniec gry.
}
millions-of-dollars-thief = { $name }: { $money } mln $ na ręce; { millions-of-dollars-state }{ $leads ->
    [yes] ; przywódca
   *[no] {""}
}{ $claims ->
    [none] {""}
   *[other] ; mówi: { $claims }
}{ $last ->
    [none] {""}
   *[other] ; ostatnio: { $last }
}{ $threats ->
    [0] {""}
    [one] ; { $threats } karta groźby
    [few] ; { $threats } karty groźby
   *[many] ; { $threats } kart groźby
}
millions-of-dollars-in-hand = Masz { $money } mln $
millions-of-dollars-threat-cards = { $threats ->
    [one] { $threats } karta groźby
    [few] { $threats } karty groźby
   *[many] { $threats } kart groźby
}
millions-of-dollars-your-stake = stawka { $stake } mln $
millions-of-dollars-you-said = twoje słowa: „{ $role }”
millions-of-dollars-ask-one = Kogo wysyłasz? Nikt tego nie widzi.
millions-of-dollars-ask-two = Których dwóch wysyłasz, na lewo i na prawo? Nikt tego nie widzi.
millions-of-dollars-tap-a-card = Dotknij karty, żeby zobaczyć, co robi.
millions-of-dollars-card-of-role = { $role }: { $about }.
millions-of-dollars-button-choose = { $count ->
    [one] Wybierz, kogo wysyłasz
    [few] Wybierz { $count } postacie
   *[many] Wybierz { $count } postaci
}
millions-of-dollars-button-send = { $count ->
    [1] Wysyłam: { $roles }, za { $stake } mln $
   *[other] Wysyłam: { $roles }, po { $stake } mln $
}
millions-of-dollars-stay-or-go = Zostań, wyjdź albo dogadaj się z graczem.
millions-of-dollars-stay-time = Koniec nowych ofert. Zostajesz czy się wycofujesz?
millions-of-dollars-stay-alone = Wszyscy inni się wycofali. Wchodzisz w pojedynkę czy też się wycofujesz?
millions-of-dollars-you-are-out = Jesteś poza tym skokiem: do następnego żadnych układów.
millions-of-dollars-button-ready = { $alone ->
    [yes] Wchodzę w pojedynkę
   *[no] Gotowe: zostaję
}
millions-of-dollars-button-leave = { $place ->
    [left] Wycofuję lewą, biorę { $stake } mln $
    [right] Wycofuję prawą, biorę { $stake } mln $
   *[only] Wycofuję się, biorę { $stake } mln $
}
millions-of-dollars-button-say = Powiem, kim jestem
millions-of-dollars-button-call-time = Koniec czasu!
millions-of-dollars-claim-title = Powiedz, kim jesteś
millions-of-dollars-claim-hint = Słyszą wszyscy. Może to być nawet prawda.
millions-of-dollars-button-claim = „{ $role }”
millions-of-dollars-truth = prawda
millions-of-dollars-bluff = blef
millions-of-dollars-deal-offer = { $you ->
    [yes] Proponujesz graczowi { $other } { $amount } mln $ za { $place ->
        [left] wycofanie lewej postaci
        [right] wycofanie prawej postaci
       *[only] wycofanie się
    }.
   *[no] { $toyou ->
        [yes] { $name } proponuje ci { $amount } mln $ za { $place ->
            [left] wycofanie lewej postaci
            [right] wycofanie prawej postaci
           *[only] wycofanie się
        }.
       *[no] { $name } proponuje graczowi { $other } { $amount } mln $ za { $place ->
            [left] wycofanie lewej postaci
            [right] wycofanie prawej postaci
           *[only] wycofanie się
        }.
    }
}
millions-of-dollars-deal-price = { $you ->
    [yes] { $place ->
        [left] Wycofasz lewą postać
        [right] Wycofasz prawą postać
       *[only] Wycofasz się
    }, jeśli { $other } zapłaci ci { $amount } mln $.
   *[no] { $place ->
        [left] { $name } wycofa lewą postać
        [right] { $name } wycofa prawą postać
       *[only] { $name } się wycofa
    }, jeśli { $toyou ->
        [yes] zapłacisz
       *[no] { $other } zapłaci
    } { $amount } mln $.
}
millions-of-dollars-button-take = { $place ->
    [left] Biorę { $amount } mln $ za lewą
    [right] Biorę { $amount } mln $ za prawą
   *[only] Biorę { $amount } mln $ i znikam
}
millions-of-dollars-button-pay = Płacę { $amount } mln $: { $other }
millions-of-dollars-button-refuse = Odrzucam
millions-of-dollars-button-counter = Kontroferta
millions-of-dollars-button-take-back = Wycofuję ofertę
millions-of-dollars-less = O milion mniej
millions-of-dollars-raise = O milion więcej
millions-of-dollars-which-character = Która postać
millions-of-dollars-pay-title = Zapłać za wycofanie: { $name }
millions-of-dollars-button-offer = Proponuję { $amount } mln $: { $name }
millions-of-dollars-price-title = Niech { $name } zapłaci ci za wycofanie się
millions-of-dollars-button-ask = Chcę { $amount } mln $: { $name }
millions-of-dollars-look-title = Użyj karty groźby
millions-of-dollars-button-look = { $place ->
    [left] Podglądam lewą kartę: { $name }
    [right] Podglądam prawą kartę: { $name }
   *[only] Podglądam kartę: { $name }
}
millions-of-dollars-feed-title = Negocjacje
millions-of-dollars-feed-empty = Nie ma jeszcze ofert. Dotknij gracza, żeby złożyć mu ofertę.
millions-of-dollars-counter-offer = (kontroferta)
millions-of-dollars-stamp = { $state ->
    [refused] odrzucona
    [paid] opłacona
    [taken_back] wycofana
    [lapsed] przepadła
   *[open] czeka
}
millions-of-dollars-would-have = { $leaves ->
    [yes] będziesz mieć { $money } mln $
   *[no] zostanie ci { $money } mln $
}
millions-of-dollars-call-time-about = Od tej chwili żadnych nowych ofert, deklaracji ani gróźb. Każdy ma { $seconds } s, żeby odpowiedzieć, wycofać się albo zgłosić gotowość; potem decyduje za niego bot.
millions-of-dollars-button-not-yet = Jeszcze nie
millions-of-dollars-after-title = Skok { $round }: kto był kim
millions-of-dollars-after-why = { $outcome ->
    [stays] jedyna taka rola: zostaje
    [too_many] { $lost ->
        [yes] ta rola { $count } razy: wszyscy wylatują, stawka przepada
       *[no] ta rola { $count } razy: wszyscy wylatują, stawka wraca
    }
    [named] { $lost ->
        [yes] wsypa kapusia: wylatuje, stawka przepada
       *[no] wsypa kapusia: wylatuje, stawka wraca
    }
    [alone] nikogo więcej nie ma: traci { $amount } mln $
    [bought] { $toyou ->
        [yes] wyjście za { $amount } mln $, płacisz ty
       *[no] wyjście za { $amount } mln $, płaci { $other }
    }
   *[left] wyjście na czas; rola pozostaje tajna do końca
}
millions-of-dollars-name-first = Wybierz rolę, która wylatuje
millions-of-dollars-button-name = Wylatuje { $role }
millions-of-dollars-button-skip = Pomiń
millions-of-dollars-button-next = Dalej: skok { $round }
millions-of-dollars-heist-in = { $count ->
    [one] Wchodzi jedna postać, w masce.
    [few] Wchodzą { $count } postacie, w maskach.
   *[many] Wchodzi { $count } postaci, w maskach.
}
millions-of-dollars-heist-hush = { $role ->
    [snitch] Maski w dół, kapusie…
    [bruiser] Maski w dół, osiłki…
    [driver] Maski w dół, kierowcy…
    [pickpocket] Maski w dół, kieszonkowcy…
   *[boss] Maski w dół, szefowie…
}
millions-of-dollars-heist-hush-named = A teraz wskazana rola…
millions-of-dollars-heist-stays = { $you ->
    [yes] Jedyny { $role } to ty: zostajesz.
   *[no] Jedyny { $role } to { $name }: zostaje.
}
millions-of-dollars-heist-too-many = { $stake ->
    [0] { $count } × { $role }: wszyscy wylatują, a stawki przepadają.
   *[other] { $count } × { $role }: wszyscy wylatują, ale zachowują stawki.
}
millions-of-dollars-heist-named = { $count ->
    [0] Zupełnie nikt. Kapuś spudłował.
    [one] { $you ->
        [yes] Wylatuje { $role }, czyli ty.
       *[no] Wylatuje { $role }, czyli { $name }.
    }
    [few] { $count } × { $role }: wszyscy wylatują.
   *[many] { $count } × { $role }: wszyscy wylatują.
}
millions-of-dollars-heist-names = { $you ->
    [yes] Jesteś kapusiem i wskazujesz rolę: { $role }.
   *[no] Kapuś, czyli { $name }, wskazuje rolę: { $role }.
}
millions-of-dollars-heist-alone = { $you ->
    [yes] Jesteś kapusiem i nikogo poza tobą nie ma: kosztuje cię to { $lost } mln $.
   *[no] Kapuś, czyli { $name }, zostaje w pojedynkę: to kosztuje { $lost } mln $.
}
millions-of-dollars-heist-loot = { $bonus ->
    [0] { $amount } mln $ do podziału.
   *[other] { $amount } mln $ do podziału i { $bonus } mln $ więcej dzięki szefowi.
}
millions-of-dollars-heist-shares = { $count ->
    [one] Wszystko bierze jedna postać.
    [few] Po { $share } mln $ dla { $count } postaci.
   *[many] Po { $share } mln $ dla { $count } postaci.
}{ $rest ->
    [0] {""}
   *[other] {" "}Reszta, { $rest } mln $, wraca do rezerwy.
}
millions-of-dollars-heist-driver = { $count ->
    [one] { $you ->
        [yes] Prowadzisz, więc dostajesz 1 mln $ za kurs.
       *[no] { $name } prowadzi i dostaje 1 mln $ za kurs.
    }
   *[other] { $you ->
        [yes] Prowadzisz, a pozostali płacą ci po 1 mln $.
       *[no] { $name } prowadzi, a pozostali płacą po 1 mln $.
    }
}
millions-of-dollars-heist-pocket = { $you ->
    [yes] Opróżniasz osiłkowi kieszeń: { $amount } mln $.
   *[no] { $toyou ->
        [yes] { $name } opróżnia ci kieszeń: { $amount } mln $.
       *[no] { $name } opróżnia osiłkowi kieszeń: { $amount } mln $.
    }
}
millions-of-dollars-heist-icon = { $you ->
    [yes] Na karcie łupu jest { $role }: 1 mln $ więcej dla ciebie.
   *[no] Na karcie łupu jest { $role }: { $name } dostaje 1 mln $ więcej.
}

# What people say with one tap
millions-of-dollars-phrase-name-price = Podaj swoją cenę.
millions-of-dollars-phrase-not-enough = To za mało.

# Actions in a few words, where a button says too little or too much
millions-of-dollars-act-choose = Wysyłam: { $roles }
millions-of-dollars-act-withdraw = { $place ->
    [left] Wycofuję lewą
    [right] Wycofuję prawą
   *[only] Wycofuję się
}
millions-of-dollars-act-accept = Przyjmuję ofertę { $offer }
millions-of-dollars-act-refuse = Odrzucam ofertę { $offer }
millions-of-dollars-act-take-back = Wycofuję ofertę { $offer }
millions-of-dollars-act-claim = { $place ->
    [left] Mówię o lewej: „{ $role }”
    [right] Mówię o prawej: „{ $role }”
   *[only] Mówię: „{ $role }”
}
