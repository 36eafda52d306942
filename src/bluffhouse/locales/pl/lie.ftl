### LIE (rules LI-1 to LI-14)

# A bid: { $count } cards that show { $value }
lie-bid = { $count ->
    [1] jedna
    [2] dwie
    [3] trzy
    [4] cztery
    [5] pięć
    [6] sześć
    [7] siedem
    [8] osiem
    [9] dziewięć
    [10] dziesięć
    [11] jedenaście
    [12] dwanaście
    [13] trzynaście
    [14] czternaście
    [15] piętnaście
    [16] szesnaście
    [17] siedemnaście
    [18] osiemnaście
    [19] dziewiętnaście
    [20] dwadzieścia
    [one] { $count }
    [few] { $count }
   *[many] { $count }
} { $count ->
    [one] { $value ->
        [1] jedynka
        [2] dwójka
        [3] trójka
        [4] czwórka
        [5] piątka
       *[6] szóstka
    }
    [few] { $value ->
        [1] jedynki
        [2] dwójki
        [3] trójki
        [4] czwórki
        [5] piątki
       *[6] szóstki
    }
   *[many] { $value ->
        [1] jedynek
        [2] dwójek
        [3] trójek
        [4] czwórek
        [5] piątek
       *[6] szóstek
    }
}

# Decisions
lie-ask-turn = Wybierz, która wartość każdej karty liczy się w tej rundzie. Widzisz to tylko ty.
lie-ask-direct = Zaczynasz tę rundę. W którą stronę ma iść kolejka?
lie-ask-bid = Zaczynasz: ile kart jednej wartości jest łącznie na rękach wszystkich graczy?
lie-ask-raise = { $name } obstawia: { lie-bid }. Przebijasz czy sprawdzasz?
lie-ask-over = Gra się skończyła.
lie-do-turn = po jednej wartości z każdej karty, w kolejności na ręce
lie-do-clockwise = Zgodnie z ruchem wskazówek zegara, w lewo
lie-do-counterclockwise = Przeciwnie do ruchu wskazówek zegara, w prawo
lie-do-bid = liczba × wartość: cokolwiek od { $lowest } do { $highest }
lie-do-call = { $name } kłamie: wszyscy odkrywają karty

# The table
lie-table-round = { $tie ->
    [yes] Runda { $round }, dogrywka
   *[no] Runda { $round }
}
lie-table-seat = { $playing ->
    [yes] { $seat } { $name }{ $you ->
        [yes] {" (ty)"}
       *[no] {""}
    }: { $cards ->
        [one] { $cards } karta
        [few] { $cards } karty
       *[many] { $cards } kart
    }
   *[no] { $seat } { $name }: poza grą
}
lie-table-hand = Twoje karty: { $hand }
lie-table-up = Twoje wartości: { $up }

# The story
lie-dealt = { $hand ->
    [none] Runda { $round }: karty rozdane. { $you ->
        [yes] Zaczynasz.
       *[no] Zaczyna { $name }.
    }
   *[other] Runda { $round }: karty rozdane. Twoje: { $hand }. { $you ->
        [yes] Zaczynasz.
       *[no] Zaczyna { $name }.
    }
}
lie-turned = { $you ->
    [yes] Masz już wybrane wartości.
   *[no] { $name } ma już wybrane wartości.
}
lie-turned-open = { $you ->
    [yes] Wybierasz wartości: { $up }.
   *[no] { $name } wybiera wartości: { $up }.
}
lie-directed = { $clockwise ->
    [yes] Kolejka idzie zgodnie z ruchem wskazówek zegara.
   *[no] Kolejka idzie przeciwnie do ruchu wskazówek zegara.
}
lie-bid-placed = { $you ->
    [yes] Obstawiasz: { lie-bid }.
   *[no] { $name } obstawia: { lie-bid }.
}
lie-called = { $you ->
    [yes] Sprawdzasz gracza { $other }.
   *[no] { $toyou ->
        [yes] { $name } sprawdza ciebie.
       *[no] { $name } sprawdza gracza { $other }.
    }
}
lie-shown = Karty na stół: { $hands }. Zakład: { lie-bid }, { $found ->
    [0] a nie ma ani jednej
    [one] a jest { $found }
    [few] a są { $found }
   *[many] a jest ich { $found }
}{ $wild ->
    [yes] {", razem z jokerami"}
   *[no] {""}
}. { $you ->
    [yes] Przegrywasz rundę.
   *[no] Rundę przegrywa { $name }.
}
lie-shown-hand = { $name }: { $cards }
lie-eliminated = { $you ->
    [yes] Odpadasz.
   *[no] { $name } odpada.
}
lie-last-one-left = { $you ->
    [yes] Koniec gry. W grze zostajesz tylko ty, więc wygrywasz!
   *[no] Koniec gry. W grze zostaje tylko { $names } i wygrywa.
}
lie-tie-break = Remis: { $names }. Dodatkowe rundy, aż zostanie tylko jedna osoba.

# Refusals
lie-cards-are-turned = Masz już wybrane wartości na tę rundę.
lie-turn-needs-one-value-of-each-card = Podaj po jednej wartości z każdej swojej karty, w kolejności na ręce.
lie-no-direction-now = Teraz nie możesz wybrać kierunku.
lie-direction-is-clockwise-or-not = Wybierz kierunek: zgodnie z ruchem wskazówek zegara albo przeciwnie.
lie-turn-first = Obstawianie zaczyna się, gdy wszyscy wybiorą wartości i wiadomo, w którą stronę idzie kolejka.
lie-bid-out-of-range = Łączna liczba kart na rękach: { $cards }. Obstaw od 1 do { $cards } kart o wartości od 1 do 6.
lie-bid-too-low = To nie przebija zakładu „{ lie-bid }”. Obstaw wyżej albo sprawdź.
lie-nothing-to-call = Nie ma jeszcze zakładu, który można sprawdzić.

# The terminal table
lie-column-cards = karty
lie-column-bids = zakłady
lie-seat-out = poza grą
lie-last-bid = {" "}Do przebicia: { lie-bid }{" "}
lie-your-hand = Twoje karty
lie-wild = Jedynki są w tej rundzie jokerami.
lie-wild-if = Jedynki są jokerami, chyba że pierwszy zakład będzie na jedynki.
lie-winner = wygrywa

# The browser's table
lie-cards = { $cards ->
    [one] { $cards } karta
    [few] { $cards } karty
   *[many] { $cards } kart
}
lie-in-play = { lie-cards } w grze
lie-card = liczy się { $up }, nie liczy się { $down }
lie-counting = Zakład: { lie-bid }. Policzono: { $found }
lie-lost = { $then ->
    [draws] { $you ->
        [yes] { $cards ->
            [one] Przegrywasz rundę i od teraz dobierasz { $cards } kartę.
            [few] Przegrywasz rundę i od teraz dobierasz { $cards } karty.
           *[many] Przegrywasz rundę i od teraz dobierasz { $cards } kart.
        }
       *[no] { $cards ->
            [one] { $name } przegrywa rundę i od teraz dobiera { $cards } kartę.
            [few] { $name } przegrywa rundę i od teraz dobiera { $cards } karty.
           *[many] { $name } przegrywa rundę i od teraz dobiera { $cards } kart.
        }
    }
    [out] { $you ->
        [yes] Przegrywasz rundę i odpadasz.
       *[no] { $name } przegrywa rundę i odpada.
    }
   *[end] { $you ->
        [yes] Przegrywasz rundę.
       *[no] Rundę przegrywa { $name }.
    }
}
lie-button-turn = Wybieram { $up }
lie-button-bid = Obstawiam: { lie-bid }
lie-button-call = Sprawdzam! { $name } kłamie
lie-fewer = Mniej kart
lie-more = Więcej kart
lie-value = Wartość

# The end
lie-end-why = { $reason ->
    [fewest_cards] Szósta karta kończy grę: wygrywa, kto ma najmniej kart.
    [most_cards] Ostatnia karta przepadła: wygrywa, kto ma najwięcej kart.
    [tie_break] Był remis: zdecydowały dodatkowe rundy.
   *[last_one_left] Wygrywa ostatnia osoba w grze.
}
lie-end-row = { $what ->
    [too_many] o jedną kartę za dużo
    [none] bez kart
    [tie_won] wygrana dogrywka
    [tie_lost] przegrana dogrywka
   *[out] poza grą
}

# What people say with one tap
lie-phrase-have-those = Akurat takie mam ja.
lie-phrase-go-on = No dalej, przebij.

# Actions in a few words, where a button says too little or too much
lie-act-call = Sprawdzam
