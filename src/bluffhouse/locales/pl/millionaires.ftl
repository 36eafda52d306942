### Millionaires and Bankrupts (rules MB-1 to MB-11)
### $tile is a number (a wealth tile) or one of: success, casino, cba, thief.


# The tiles: their names, their marks on the terminal table, and what they do
millionaires-tile = { $tile ->
    [success] Powodzenie
    [casino] Casino
    [cba] CBA
    [thief] Złodziej
   *[other] Bogactwo { $tile }
}
millionaires-tile-short = { $tile ->
    [success] ×2
    [casino] −5
    [cba] ÷2
    [thief] Złodziej
   *[other] { $tile }
}
millionaires-tile-effect = { $tile ->
    [success] podwaja punkty
    [casino] 5 punktów mniej
    [cba] dzieli punkty na pół
    [thief] zabiera płytkę bogactwa
    [one] { $tile } punkt
    [few] { $tile } punkty
   *[many] { $tile } punktów
}

# Decisions
millionaires-ask-first = Zaczynasz: odsłoń pierwszą płytkę i otwórz licytację.
millionaires-ask-reveal = { $last ->
    [yes] Odsłoń następną płytkę i zacznij licytację. Są już trzy czerwone płytki: jeszcze jedna kończy grę.
   *[no] Ostatnia płytka poszła do ciebie, więc odsłaniasz następną i zaczynasz licytację.
}
millionaires-ask-win = { $highest ->
    [0] { millionaires-tile } ({ millionaires-tile-effect }): nikt jeszcze nie licytuje. Licytujesz czy pasujesz?
   *[other] { millionaires-tile } ({ millionaires-tile-effect }): { $name } daje { $highest } mln ${ $down ->
        [0] {""}
       *[other] , u ciebie leży { $down } mln $
    }. Przebijasz czy pasujesz?
}
millionaires-ask-escape = { $highest ->
    [0] { millionaires-tile } ({ millionaires-tile-effect }): bierze płytkę ten, kto pierwszy spasuje. Płacisz za święty spokój czy bierzesz?
   *[other] { millionaires-tile } ({ millionaires-tile-effect }): bierze płytkę ten, kto pierwszy spasuje. { $name } daje { $highest } mln ${ $down ->
        [0] {""}
       *[other] , u ciebie leży { $down } mln $
    }. Przebijasz czy bierzesz?
}
millionaires-ask-discard = Złodziej jest u ciebie. Którą płytkę bogactwa oddajesz?
millionaires-ask-over = Gra się skończyła.
millionaires-do-reveal = odsłoń następną płytkę
millionaires-do-bid-first = dajesz { $total } mln $, najmniej, ile można; wyłóż dowolne karty, najwyżej { $most } mln $
millionaires-do-bid-all = wszystko, co masz: dajesz razem { $total } mln $
millionaires-do-bid-lowest = dajesz razem { $total } mln $, w sam raz; dołóż dowolne karty, najwyżej { $most } mln $
millionaires-do-bid-card = jedną kartą: dajesz razem { $total } mln $
millionaires-do-pass = { $down ->
    [0] wypadasz z tej licytacji; nic cię to nie kosztuje
   *[other] wypadasz z tej licytacji; na koniec wraca do ciebie { $down } mln $
}
millionaires-do-pass-last = { $highest ->
    [0] { $name } bierze płytkę za darmo
   *[other] { $name } bierze płytkę za { $highest } mln ${ $down ->
        [0] {""}
       *[other] ; do ciebie wraca { $down } mln $
    }
}
millionaires-do-take = { $others ->
    [0] bierzesz płytkę i nikt nic nie płaci
   *[other] bierzesz płytkę{ $down ->
        [0] {""}
       *[other] {" "}i z powrotem swoje { $down } mln $
    }; pozostali tracą { $others } mln $
}
millionaires-do-discard = ta płytka wypada z gry, a Złodziej razem z nią

# The table
millionaires-table-pile = { $pile ->
    [0] Stos jest pusty.
    [one] W stosie leży { $pile } zakryta płytka.
    [few] W stosie leżą { $pile } zakryte płytki.
   *[many] W stosie leży { $pile } zakrytych płytek.
} Czerwone płytki: { $reds } z 4; czwarta kończy grę.
millionaires-table-unseen = Jeszcze w stosie: { $tiles }
millionaires-table-unseen-over = Zostały w stosie: { $tiles }
millionaires-table-revealed = Odsłonięte do tej pory: { $tiles }
millionaires-table-box = Złodziej znika, a z nim łup: { $tile }
millionaires-table-win = Na licytacji: { millionaires-tile } ({ millionaires-tile-effect }). Bierze płytkę ten, kto zostanie ostatni.
millionaires-table-escape = Na licytacji: { millionaires-tile } ({ millionaires-tile-effect }). Bierze płytkę ten, kto pierwszy spasuje; pozostali tracą, co wyłożyli.
millionaires-table-thief = Złodziej w akcji: { $you ->
    [yes] wybierasz, co oddać.
   *[no] { $name } wybiera, co oddać.
}
millionaires-table-last = Płytka, która kończy grę: { millionaires-tile }
millionaires-table-seat = { $seat } { $name }{ $you ->
    [yes] {" (ty)"}
   *[no] {""}
}: { $tiles ->
    [none] bez płytek
    [hidden] { $count ->
        [one] { $count } zakryta płytka
        [few] { $count } zakryte płytki
       *[many] { $count } zakrytych płytek
    }
   *[other] { $tiles } ({ $points ->
        [one] { $points } punkt
        [few] { $points } punkty
       *[many] { $points } punktów
    })
}; { $lost ->
    [0] bez strat
   *[other] wydane: { $lost } mln $ ({ $cards }){ $poorest ->
        [yes] , na razie najwięcej ze wszystkich
       *[no] {""}
    }
}
millionaires-table-stake = { $state ->
    [quiet] { $you ->
        [yes] Jeszcze nie licytujesz.
       *[no] { $name } jeszcze nie licytuje.
    }
    [passed] { $you ->
        [yes] Ty: pas.
       *[no] { $name }: pas.
    }
    [passed-down] { $you ->
        [yes] Ty: pas; wraca do ciebie { $sum } mln $ ({ $cards }).
       *[no] { $name }: pas; wróci na rękę { $sum } mln $ ({ $cards }).
    }
   *[bids] { $you ->
        [yes] Dajesz { $sum } mln $ ({ $cards }).
       *[no] { $name } daje { $sum } mln $ ({ $cards }).
    }
}
millionaires-table-hand = { $sum ->
    [0] Nie masz już pieniędzy na ręce.
   *[other] Na ręce: { $cards } (razem { $sum } mln $)
}

# The story
millionaires-shuffled = { $pile ->
    [hidden] Szesnaście płytek leży w zakrytym, potasowanym stosie. Cztery mają czerwoną obwódkę; czwarta z nich kończy grę.
   *[other] Szesnaście płytek jest potasowanych i wyjdzie w tej kolejności: { $pile }.
}
millionaires-revealed = { $you ->
    [yes] Odsłaniasz: { millionaires-tile }.
   *[no] { $name } odsłania: { millionaires-tile }.
} { $last ->
    [yes] To czwarta czerwona płytka: koniec gry, nikt jej nie dostaje.
   *[no] { $tile ->
        [success] Podwaja punkty. Czerwona płytka { $reds } z 4.
        [cba] Dzieli punkty na pół; bierze płytkę ten, kto pierwszy spasuje. Czerwona płytka { $reds } z 4.
        [casino] Kosztuje 5 punktów; bierze płytkę ten, kto pierwszy spasuje.
        [thief] Zabiera płytkę bogactwa temu, kto pierwszy spasuje.
        [one] Daje { $tile } punkt.
        [few] Daje { $tile } punkty.
       *[many] Daje { $tile } punktów.
    }
}
millionaires-bid-placed = { $you ->
    [yes] Dajesz { $total } mln $ ({ $cards }).
   *[no] { $name } daje { $total } mln $ ({ $cards }).
}
millionaires-bid-raised = { $you ->
    [yes] Dokładasz { $cards } i dajesz razem { $total } mln $.
   *[no] { $name } dokłada { $cards } i daje razem { $total } mln $.
}
millionaires-passed = { $you ->
    [yes] Pasujesz.
   *[no] { $name } pasuje.
}
millionaires-priced-out = { $you ->
    [yes] Nie przebijesz { $highest } mln $ nawet wszystkim, co masz, więc pasujesz.
   *[no] { $name } nie ma czym przebić { $highest } mln $ i pasuje.
}
millionaires-won = { $lost ->
    [0] { $you ->
        [yes] Bierzesz płytkę za darmo: { millionaires-tile }.
       *[no] { $name } bierze płytkę za darmo: { millionaires-tile }.
    }
   *[other] { $you ->
        [yes] Sprzedane! Płacisz { $lost } mln $ i bierzesz: { millionaires-tile }.
       *[no] Sprzedane! { $name } płaci { $lost } mln $ i bierze: { millionaires-tile }.
    }
}{ $back ->
    [none] {""}
   *[other] {" "}Wraca na rękę: { $back }.
}
millionaires-caught = { $you ->
    [yes] Pierwszy pas! Musisz wziąć: { millionaires-tile }.
   *[no] Pierwszy pas! { $name } musi wziąć: { millionaires-tile }.
}{ $back ->
    [none] {""}
   *[other] {" "}Wraca na rękę: { $back }.
} { $paid ->
    [none] Nikt nic nie płaci.
   *[other] Przepada: { $paid }.
}{ $tile ->
    [thief] {" "}Złodziej zabiera jedną płytkę bogactwa: teraz albo pierwszą zdobytą.
   *[other] {""}
}
millionaires-sum-of = { $you ->
    [yes] ty { $sum } mln $
   *[no] { $name } { $sum } mln $
}
millionaires-discarded = { $you ->
    [yes] Oddajesz: { millionaires-tile }. Złodziej znika razem z płytką.
   *[no] { $name } oddaje: { millionaires-tile }. Złodziej znika razem z płytką.
}
millionaires-stolen = { $you ->
    [yes] Złodziej okrada cię i znika: { millionaires-tile }.
   *[no] Złodziej okrada gracza { $name } i znika: { millionaires-tile }.
}
millionaires-scored = Wszyscy pokazują pieniądze i płytki. { $sheets }
millionaires-sheet = { $out ->
    [yes] { $you ->
        [yes] Zostaje ci { $money } mln $, najmniej, więc odpadasz. Twoje płytki: { $tiles ->
            [none] brak
           *[other] { $tiles }
        }.
       *[no] { $name } ma jeszcze { $money } mln $, najmniej, i odpada. Płytki: { $tiles ->
            [none] brak
           *[other] { $tiles }
        }.
    }
   *[no] { $you ->
        [yes] Zostaje ci { $money } mln $. Twoje płytki: { $tiles ->
            [none] brak, czyli 0 punktów.
           *[other] { $tiles }; { $steps } { $points ->
                [one] punkt
                [few] punkty
               *[many] punktów
            }.
        }
       *[no] { $name } ma jeszcze { $money } mln $. Płytki: { $tiles ->
            [none] brak, czyli 0 punktów.
           *[other] { $tiles }; { $steps } { $points ->
                [one] punkt
                [few] punkty
               *[many] punktów
            }.
        }
    }
}
millionaires-only-one-left = { $you ->
    [yes] Wszyscy inni odpadli: wygrywasz bez względu na wartość swoich płytek.
   *[no] Wszyscy inni odpadli: { $name } wygrywa bez względu na wartość swoich płytek.
}
millionaires-ended = { $reason ->
    [all_have_least_money] Wszystkim zostało tyle samo, więc wszyscy mają najmniej: nikt nie wygrywa.
    [shared] { $you ->
        [yes] Tyle samo punktów i tyle samo pieniędzy. Wspólne zwycięstwo: ty i { $names }, { $points ->
            [one] { $points } punkt
            [few] { $points } punkty
           *[many] { $points } punktów
        }!
       *[no] Tyle samo punktów i tyle samo pieniędzy: { $names }. Wspólne zwycięstwo, { $points ->
            [one] { $points } punkt
            [few] { $points } punkty
           *[many] { $points } punktów
        }.
    }
    [more_money] { $you ->
        [yes] Remis na punkty ({ $points }). Zostało ci więcej pieniędzy, więc wygrywasz!
       *[no] Remis na punkty ({ $points }). { $names } ma więcej pieniędzy i wygrywa.
    }
   *[most_points] { $you ->
        [yes] Wygrywasz, masz { $points ->
            [one] { $points } punkt
            [few] { $points } punkty
           *[many] { $points } punktów
        }!
       *[no] Wygrywa { $names }: { $points ->
            [one] { $points } punkt
            [few] { $points } punkty
           *[many] { $points } punktów
        }.
    }
}

# Refusals
millionaires-reveal-first = Najpierw odsłoń następną płytkę.
millionaires-discard-first = Najpierw oddaj Złodziejowi płytkę bogactwa: wpisz „discard” i jej liczbę.
millionaires-auction-under-way = { millionaires-tile }: licytacja jeszcze trwa. Licytuj albo spasuj.
millionaires-nothing-to-discard = Nie ma teraz czego oddawać: licytuj albo spasuj.
millionaires-not-money-cards = To nie są różne karty pieniędzy. Karty to 1, 2, 3, 4, 6, 8, 10, 12, 15, 20 i 25; to, co podasz, dokładasz do kart już wyłożonych.
millionaires-bid-needs-a-card = Żeby licytować, trzeba wyłożyć choć jedną kartę pieniędzy.
millionaires-not-in-hand = Nie masz na ręce karty { $card }.
millionaires-bid-too-low = To daje { $total } mln $. Daj więcej niż { $highest } mln $ albo spasuj.
millionaires-not-your-wealth-tile = Oddaj jedną z własnych płytek bogactwa.

# The terminal table
millionaires-column-tiles = płytki
millionaires-column-points = punkty
millionaires-column-lost = wydane
millionaires-column-cards = wydane karty
millionaires-column-left = zostało
millionaires-column-count = punkty
millionaires-money = { $sum } mln
millionaires-face-down = zakryte: { $count }
millionaires-poorest = ma najmniej
millionaires-out = ma najmniej: odpada
millionaires-wins = wygrywa
millionaires-tile-red = czerwona obwódka
millionaires-goes-win = bierze, kto zostanie ostatni
millionaires-goes-escape = bierze, kto pierwszy spasuje
millionaires-goes-discard = { $you ->
    [yes] wybierasz, co oddać
   *[no] { $name } wybiera, co oddać
}
millionaires-goes-over = czwarta czerwona płytka: koniec
millionaires-stake-passed = pas
millionaires-stake-none = jeszcze nic
millionaires-status = czerwone { $reds } z 4 · { $pile ->
    [one] w stosie: { $pile }
    [few] w stosie: { $pile }
   *[many] w stosie: { $pile }
}
millionaires-status-over = czerwone { $reds } z 4 · { $pile ->
    [0] wyszły wszystkie płytki
    [one] została { $pile } płytka
    [few] zostały { $pile } płytki
   *[many] zostało { $pile } płytek
}
millionaires-unseen = Jeszcze w stosie:
millionaires-unseen-over = Zostały w stosie:
millionaires-gone = Przepadły ze Złodziejem:
millionaires-your-money = Na ręce: { $sum } mln $

# The browser's table
millionaires-tile-hidden = Zakryta płytka
millionaires-nothing-yet = Następna płytka jest jeszcze zakryta.
millionaires-poorest-is-out = Kto na końcu ma najmniej, odpada.
millionaires-seat = { $known ->
    [yes] { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
       *[many] { $points } punktów
    }
   *[no] { $tiles ->
        [one] { $tiles } płytka
        [few] { $tiles } płytki
       *[many] { $tiles } płytek
    }
}
millionaires-lost = { $poorest ->
    [yes] wydane { $sum } mln $: najwięcej
   *[no] wydane { $sum } mln $
}
millionaires-own = { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[many] { $points } punktów
} · { $poorest ->
    [yes] wydane { $lost } mln $: masz teraz najmniej, a kto ma najmniej, odpada
   *[no] wydane { $lost } mln $
}
millionaires-sold = { $you ->
    [yes] Płytka jest twoja
   *[no] Bierze { $name }
}
millionaires-reckoning = { $out ->
    [yes] Zostało { $money } mln $: najmniej, odpada
   *[no] Zostało { $money } mln $ · { $steps } { $points ->
        [one] punkt
        [few] punkty
       *[many] punktów
    }
}
millionaires-button-reveal = Odsłoń następną płytkę
millionaires-button-bid = Daję { $total } mln $
millionaires-button-more = { $highest ->
    [0] Wybierz karty pieniędzy
   *[other] Trzeba dać więcej niż { $highest } mln $
}
millionaires-button-pass = Pas
millionaires-button-take = Pas, biorę płytkę
millionaires-button-discard = Oddaję: bogactwo { $tile }

# The end
millionaires-end-why = { $reason ->
    [all_have_least_money] Wszystkim zostało tyle samo, więc wszyscy odpadają.
    [only_one_left] Wszyscy inni odpadli: płytki nie mają już znaczenia.
    [shared] Po równo i punktów, i pieniędzy.
    [more_money] Punktów po równo: decyduje, komu zostało więcej pieniędzy.
   *[most_points] Najwięcej punktów wśród tych, którzy nie odpadli.
}
millionaires-end-step = { $from } → { $to }: { $tile ->
    [casino] Casino
    [cba] CBA
    [thief] Złodziej
   *[success] Powodzenie
}

# What people say with one tap
millionaires-phrase-too-dear = Dla mnie za drogo.
millionaires-phrase-going-once = Po raz pierwszy, po raz drugi…

# Actions in a few words, where a button says too little or too much
millionaires-act-bid = Kładę { $cards }
