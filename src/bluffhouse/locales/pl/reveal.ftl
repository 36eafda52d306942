### After the game: the truth, and the game once more

# The reveal
reveal-title = Prawda
reveal-teaser = { $count ->
    [one] Padła jedna deklaracja. Czy to było kłamstwo?
    [few] Padły { $count } deklaracje. Które były kłamstwem?
   *[many] Padło { $count } deklaracji. Które były kłamstwem?
} Kto kłamał, kto dał się nabrać, a kto wszystko przejrzał?
reveal-raise = Kurtyna w górę
reveal-all = Pomiń
reveal-silent = W tej grze mówią tylko pieniądze: nie padło nic, co mogłoby być kłamstwem.
reveal-best-lie = Najlepsze kłamstwo wieczoru
reveal-best-call = Najlepszy nos wieczoru
reveal-no-lie = Żadne kłamstwo nie przeszło.
reveal-no-call = Nikt nie wykrył żadnego kłamstwa.
reveal-believers = { $you ->
    [yes] { $count ->
        [one] Kto dał się nabrać? Ty.
       *[other] Kto dał się nabrać: { $names }.
    }
   *[no] Kto dał się nabrać: { $names }.
}
reveal-caught-by = { $you ->
    [yes] Nie dajesz się nabrać.
   *[no] { $name } nie daje się nabrać.
}
reveal-everybody = Kłamcy i niedowiarki
reveal-lies = { $lies ->
    [0] Żadnych kłamstw.
    [one] Jedno kłamstwo, { $believed ->
        [0] nieudane.
       *[other] udane.
    }
    [few] { $lies } kłamstwa, { $believed ->
        [0] ani jednego udanego.
        [one] jedno udane.
        [few] { $believed } udane.
       *[many] { $believed } udanych.
    }
   *[many] { $lies } kłamstw, { $believed ->
        [0] ani jednego udanego.
        [one] jedno udane.
        [few] { $believed } udane.
       *[many] { $believed } udanych.
    }
}
reveal-traps = { $traps ->
    [one] Jedna pułapka, { $sprung ->
        [0] nieudana.
       *[other] udana.
    }
    [few] { $traps } pułapki, { $sprung ->
        [0] ani jednej udanej.
        [one] jedna udana.
        [few] { $sprung } udane.
       *[many] { $sprung } udanych.
    }
   *[many] { $traps } pułapek, { $sprung ->
        [0] ani jednej udanej.
        [one] jedna udana.
        [few] { $sprung } udane.
       *[many] { $sprung } udanych.
    }
}
reveal-calls = { $right ->
    [0] { $wrong ->
        [0] Żadnych podejrzeń.
        [one] Jedno niesłuszne podejrzenie.
        [few] { $wrong } niesłuszne podejrzenia.
       *[many] { $wrong } niesłusznych podejrzeń.
    }
    [one] Jedno wykryte kłamstwo{ $wrong ->
        [0] .
        [one] , jedno niesłuszne podejrzenie.
        [few] , { $wrong } niesłuszne podejrzenia.
       *[many] , { $wrong } niesłusznych podejrzeń.
    }
    [few] { $right } wykryte kłamstwa{ $wrong ->
        [0] .
        [one] , jedno niesłuszne podejrzenie.
        [few] , { $wrong } niesłuszne podejrzenia.
       *[many] , { $wrong } niesłusznych podejrzeń.
    }
   *[many] { $right } wykrytych kłamstw{ $wrong ->
        [0] .
        [one] , jedno niesłuszne podejrzenie.
        [few] , { $wrong } niesłuszne podejrzenia.
       *[many] , { $wrong } niesłusznych podejrzeń.
    }
}
reveal-hands = Kto co miał na ręce na końcu
reveal-timeline = Wszystkie deklaracje
reveal-only-lies = Tylko kłamstwa
reveal-no-lies-told = Nie padło ani jedno kłamstwo.
reveal-round = Runda { $round }: kto co miał
reveal-stamp = { $kind ->
    [true] prawda
    [trap] pułapka
   *[lie] kłamstwo
}
reveal-answer = { $kind ->
    [true] { $believed ->
        [yes] { $you ->
            [yes] Wierzysz, i słusznie
           *[no] { $name } wierzy, i słusznie
        }
       *[no] { $you ->
            [yes] Nie wierzysz, a szkoda
           *[no] { $name } nie wierzy, a szkoda
        }
    }
    [trap] { $believed ->
        [yes] { $you ->
            [yes] Wpadasz w nią
           *[no] { $name } w nią wpada
        }
       *[no] { $you ->
            [yes] Omijasz ją
           *[no] { $name } ją omija
        }
    }
   *[lie] { $believed ->
        [yes] { $you ->
            [yes] Dajesz się nabrać
           *[no] { $name } daje się nabrać
        }
       *[no] { $you ->
            [yes] Wyczuwasz kłamstwo
           *[no] { $name } wyczuwa kłamstwo
        }
    }
}
reveal-unanswered = Nie było widać, czy ktoś w to wierzy.
reveal-moment = Zobacz tę chwilę
reveal-replay = Obejrzyj grę jeszcze raz
reveal-share = Udostępnij powtórkę
reveal-share-truth = Udostępnij prawdę
reveal-copied = Link skopiowany
reveal-come-in = Ktoś chce ci pokazać, kto kłamał
reveal-enter = Zobacz prawdę

# The truth
reveal-really-lie = { $true ->
    [yes] { $count ->
        [one] Rzeczywiście była.
       *[other] Rzeczywiście tyle było.
    }
   *[no] { $found ->
        [0] Nie było ani jednej.
        [one] Była tylko jedna.
        [few] Były tylko { $found }.
       *[many] Było tylko { $found }.
    }
}
reveal-really-millions-of-dollars = To był { $role }.
reveal-heists = Wszystkie skoki: kto był kim
reveal-heist-left = poza skokiem

# The replay
replay-title = Powtórka
replay-come-in = Ktoś chce ci pokazać grę
replay-enter = Obejrzyj
replay-loading = Wczytujemy grę…
replay-not-begun = Ta gra się jeszcze nie zaczęła: nie ma czego oglądać.
replay-at = { $at ->
    [0] Rozdanie
   *[other] Ruch { $at } z { $of }
}
replay-scrub = Przejdź do ruchu
replay-play = Odtwarzaj
replay-pause = Pauza
replay-back = Poprzedni ruch
replay-step = Następny ruch
replay-first = Wróć na początek
replay-last = Przejdź na koniec
replay-speed = Tempo
replay-times = { $times }×
replay-from = Widok
replay-outside = Widz
replay-all-hands = Wszystkie karty odkryte
replay-of-you = { $name } (ty)
replay-only-mine = Dopóki gra trwa, możesz ją oglądać tylko ze swojego miejsca albo jako widz.
replay-keys = Strzałki: wstecz i naprzód, spacja: odtwarzanie i pauza.
replay-to-table = Do stołu
replay-decided = { $you ->
    [yes] Podejmujesz decyzję.
   *[no] { $name } podejmuje decyzję.
}
replay-by = { $by ->
    [clock] { $name }: czas minął, gra bot.
   *[bot] { $name }: w zastępstwie gra bot.
}

# A record that somebody has in a file
reveal-save = Zachowaj zapis
replay-record-title = Odtwórz zapis
replay-record-hook = W zapisie jest cała gra ze wszystkimi jej sekretami. Dom odtworzy ją dla ciebie i nie zachowa kopii.
replay-record-drop = Upuść zapis tutaj
replay-record-choose = Wybierz plik
replay-record-where = Po grze można zachować jej zapis; w terminalu robi to `bluffhouse play --save`.
replay-record-no = Tego zapisu nie da się odtworzyć
replay-record-another = Otwórz inny zapis
replay-record-luck = { $luck ->
    [honest] Los był uczciwy: wszystko wynika z ziarna.
    [dishonest] Los nie był uczciwy: nie wynika z ziarna.
   *[unproven] Ten zapis nie dowodzi, czy los był uczciwy.
}
record-too-long = Zapis jest za długi: dom odtwarza najwyżej { $most } KiB.

# The deal, checked by the page
check-ok = Sprawdzone przez twoje urządzenie: rozdanie było uczciwe
check-partly = Sprawdzone przez twoje urządzenie, na ile się dało
check-differs = Twoje urządzenie znalazło coś, co się nie zgadza
check-running = Twoje urządzenie sprawdza rozdanie…
check-failed = Nie udało się sprawdzić rozdania: zapis się nie wczytał.
check-what = Co zostało sprawdzone
check-pledge = Sekret domu jest tym, do którego dom się zobowiązał przed rozdaniem.
check-pledge-wrong = Sekret domu nie jest tym, do którego dom się zobowiązał.
check-pledge-late = Twojego urządzenia nie było tu przed rozdaniem, więc zobowiązanie można było porównać tylko z tym, co dom mówi teraz.
check-number = Liczba wylosowana przez twoje urządzenie jest częścią rozdania.
check-number-wrong = Liczby wylosowanej przez twoje urządzenie nie ma w rozdaniu.
check-number-left-out = Twoje urządzenie nie było połączone na starcie, więc jego liczby nie ma w rozdaniu.
check-number-none = Twoje urządzenie nie dodało do rozdania żadnej liczby.
check-number-unknown = To urządzenie nie może sprawdzić twojej liczby: wylosowało ją inne urządzenie albo to już jej nie pamięta.
check-called-off = { $count ->
    [one] Start odwołano raz po pokazaniu twojej liczby i wylosowano nowe liczby.
    [few] Start odwołano { $count } razy po pokazaniu twojej liczby i za każdym razem wylosowano nowe liczby.
   *[other] Start odwołano { $count } razy po pokazaniu twojej liczby i za każdym razem wylosowano nowe liczby.
}
check-others = Liczby pozostałych były ustalone, zanim pokazano twoją.
check-others-wrong = { $name }: liczba w rozdaniu nie jest tą, którą ustalono, zanim pokazano twoją.
check-seed = Ziarno jest tym, które ustalono przy pierwszej karcie.
check-seed-wrong = Ziarno nie jest tym, które ustalono przy pierwszej karcie.
check-seed-late = Podczas gry Twoje urządzenie nie widziało odcisku ziarna, więc można go było porównać tylko z tym, co dom mówi teraz.
check-chance = { $count ->
    [one] Jedyne tasowanie, rzut lub losowanie wynika z ziarna.
    [few] Wszystkie { $count } tasowania, rzuty i losowania wynikają z ziarna.
   *[other] Wszystkie { $count } tasowań, rzutów i losowań wynika z ziarna.
}
check-chance-wrong = Tasowanie, rzut lub losowanie numer { $number } nie wynika z ziarna.
check-chance-unknown = Ta strona nie umie przeliczyć kart tej gry. Zachowaj zapis i uruchom „bluffhouse verify”.
check-seen = Zapis pokazuje to, co było widać podczas gry.
check-seen-wrong = Zapis nie pokazuje tego, co było widać podczas gry.
check-seen-part = Ta strona przegapiła część gry, więc tego, co było widać, nie porównano z zapisem.
