### Bluff Pirate (rules BP-1 to BP-10)
### $card is one of: anchor, compass, eyepatch, flag, hook, lantern, map, pirate, rum, spyglass.
### $cards is a list of them as bluff-pirate-cards writes it: “2 × rum, hook”; in refusals, a number.
### $island says whether a ship gets to an island: “treasure” if it is known to be there, “yes” or “no”.
### A square is a number from 0, the start, to that of the second island.


# The cards
bluff-pirate-card = { $card ->
    [anchor] kotwica
    [compass] kompas
    [eyepatch] opaska
    [flag] flaga
    [hook] hak
    [lantern] latarnia
    [map] mapa
    [pirate] pirat
    [rum] rum
   *[spyglass] luneta
}
bluff-pirate-cards = { $count ->
    [1] { bluff-pirate-card }
   *[other] { $count } × { bluff-pirate-card }
}
bluff-pirate-no-cards = brak

# Decisions
bluff-pirate-ask-turn = Dobierasz karty czy oddajesz pirata i dokonujesz abordażu statku przed tobą?
bluff-pirate-ask-turn-draw = Nie masz pirata, więc z abordażu nici: dobierz karty. Nikt nie wie dlaczego.
bluff-pirate-ask-lay = Wykładasz zestaw 3–5 kart, niby jednakowych, z 1 lub 2 odkrytymi? Czy nic?
bluff-pirate-ask-vote = { $count ->
    [one] { $name } wykłada { $count } kartę
    [few] { $name } wykłada { $count } karty
   *[many] { $name } wykłada { $count } kart
}, odkryte: { $up ->
    [1] { bluff-pirate-card }
   *[other] { $up } × { bluff-pirate-card }
}{ $claim ->
    [yes] {" "}i mówi: „Nie blefuję!” Wierzysz?
   *[no] . Czy wszystkie są takie same?
}
bluff-pirate-ask-pick = Wszystkie tajne głosy oddane. Czyj odkrywasz?
bluff-pirate-ask-over = Gra się skończyła.
bluff-pirate-do-draw = { $count ->
    [0] nie ma już czego dobrać; potem wykładasz zestaw albo nie
    [one] została { $count } karta; potem wykładasz zestaw albo nie
    [few] { $count } karty; potem wykładasz zestaw albo nie
   *[many] { $count } kart; potem wykładasz zestaw albo nie
}
bluff-pirate-do-board = odrzucasz pirata i zabierasz { $count ->
    [one] jedyną kartę, jaką ma { $name }
    [few] { $count } karty w ciemno; traci je { $name }
   *[many] { $count } kart w ciemno; traci je { $name }
}; to cała twoja tura
bluff-pirate-do-lay-honest = uczciwie: nikt cię nie zatrzyma, płyniesz na pole { $square }{ $island ->
    [treasure] , po skarb
    [yes] , na wyspę
   *[no] {""}
}
bluff-pirate-do-lay-bluff = blef: na pole { $square }{ $island ->
    [treasure] , po skarb,
    [yes] , na wyspę,
   *[no] ,
} jeśli uwierzą; jeśli cię przyłapią, stoisz, a płynie ten, kto cię przyłapał. Dopisz „say honest”, żeby przysiąc, że to nie blef
bluff-pirate-do-discard = bez zestawu; karta idzie do odrzuconych, odkryta
bluff-pirate-do-keep = bez zestawu; przy tak małej liczbie kart nic nie odrzucasz
bluff-pirate-do-vote-bluff = { $counts ->
    [yes] jeśli to blef,
   *[no] jeśli twój głos zostanie wybrany i to blef,
} płyniesz na pole { $square }{ $island ->
    [treasure] , po skarb
    [yes] , na wyspę
   *[no] {""}
}; jeśli uczciwie, { $back ->
    [none] nic nie tracisz, bo stoisz na starcie
    [0] wracasz na start
   *[other] cofasz się na pole { $back }
}
bluff-pirate-do-vote-honest = { $counts ->
    [yes] { $name } płynie na pole { $square }
   *[no] jeśli twój głos zostanie wybrany, { $name } płynie na pole { $square }
}{ $island ->
    [treasure] , po skarb
    [yes] , na wyspę
   *[no] {""}
}; ty stoisz w miejscu
bluff-pirate-do-pick-honest = płyniesz na pole { $square }, niezależnie od głosu{ $start ->
    [0] {""}
   *[other] ; jeśli { $name } ma głos „blef”, ten statek cofa się z pola { $start } na { $back }
}
bluff-pirate-do-pick-bluff = jeśli { $name } ci wierzy, płyniesz na pole { $square }; jeśli nie, tamten statek płynie z pola { $start } na { $forward }

# The table
bluff-pirate-table-island = { $token ->
    [empty] Wyspa na polu { $square }: odkryta, pusta
    [treasure] Wyspa na polu { $square }: odkryta, skarb
    [known] Wyspa na polu { $square }: zakryta, ale skarb musi być tutaj; kto tu dopłynie, wygrywa
   *[closed] Wyspa na polu { $square }: zakryta, skarb albo nic
}
bluff-pirate-table-seat = { $seat } { $name }{ $you ->
    [yes] {" (ty)"}
   *[no] {""}
}: { $square ->
    [0] na starcie
   *[other] na polu { $square }
}, { $count ->
    [one] { $count } karta
    [few] { $count } karty
   *[many] { $count } kart
}{ $turn ->
    [yes] ; rozgrywa turę
   *[no] {""}
}
bluff-pirate-table-pile = { $pile ->
    [0] Stos dobierania jest pusty
    [one] W stosie dobierania jest { $pile } karta
    [few] W stosie dobierania są { $pile } karty
   *[many] W stosie dobierania jest { $pile } kart
}; odrzucone: { $discards }
bluff-pirate-table-voted = Oddane głosy: { $names }
bluff-pirate-table-vote = { $vote ->
    [bluff] Twój głos: „blef”.
   *[honest] Twój głos: „bez blefu”.
}
bluff-pirate-table-hand = { $count ->
    [0] Nie masz kart.
   *[other] Twoje karty: { $cards }
}

# The story
bluff-pirate-hidden = { $island ->
    [none] Na każdej z dwóch wysp leży zakryty żeton. Jeden to skarb, drugi jest pusty, i nikt nie wie który.
   *[other] Skarb leży na wyspie na polu { $island }; druga wyspa jest pusta.
}
bluff-pirate-shuffled = { $all ->
    [yes] { $count ->
        [one] Potasowana { $count } karta tworzy stos dobierania.
        [few] Potasowane { $count } karty tworzą stos dobierania.
       *[many] Potasowanych { $count } kart tworzy stos dobierania.
    }
   *[no] Stos dobierania jest pusty. { $count ->
        [one] Odrzucona karta tworzy nowy.
        [few] Potasowane { $count } odrzucone karty tworzą nowy.
       *[many] Potasowanych { $count } odrzuconych kart tworzy nowy.
    }
}
bluff-pirate-shuffled-order = Od góry: { $cards }.
bluff-pirate-dealt = { $count ->
    [one] Każdy dostaje { $count } kartę.
    [few] Każdy dostaje { $count } karty.
   *[many] Każdy dostaje { $count } kart.
}{ $hands ->
    [none] {""}
   *[other] {" "}{ $hands }
}
bluff-pirate-dealt-hand = { $you ->
    [yes] Masz: { $cards }.
   *[no] { $name } ma: { $cards }.
}
bluff-pirate-draw-chosen = { $you ->
    [yes] Nie dokonujesz abordażu.
   *[no] { $name } nie dokonuje abordażu.
}
bluff-pirate-drawn = { $count ->
    [0] { $you ->
        [yes] Nie masz czego dobrać.
       *[no] { $name } nie ma czego dobrać.
    }
   *[other] { $cards ->
        [none] { $count ->
            [one] { $name } dobiera { $count } kartę.
            [few] { $name } dobiera { $count } karty.
           *[many] { $name } dobiera { $count } kart.
        }
       *[other] { $you ->
            [yes] Dobierasz: { $cards }.
           *[no] { $name } dobiera: { $cards }.
        }
    } { $pile ->
        [0] Stos jest teraz pusty.
       *[other] W stosie zostaje: { $pile }.
    }
}
bluff-pirate-boarded = { $you ->
    [yes] Oddajesz pirata i dokonujesz abordażu statku gracza { $other }!
   *[no] { $toyou ->
        [yes] { $name } oddaje pirata i dokonuje abordażu twojego statku!
       *[no] { $name } oddaje pirata i dokonuje abordażu statku gracza { $other }!
    }
}
bluff-pirate-robbed = { $cards ->
    [none] { $count ->
        [one] { $name } zabiera graczowi { $other } w ciemno { $count } kartę.
        [few] { $name } zabiera graczowi { $other } w ciemno { $count } karty.
       *[many] { $name } zabiera graczowi { $other } w ciemno { $count } kart.
    }
   *[other] { $you ->
        [yes] Zabierasz graczowi { $other }: { $cards }.
       *[no] { $toyou ->
            [yes] { $name } zabiera ci: { $cards }.
           *[no] { $name } zabiera graczowi { $other }: { $cards }.
        }
    }
}
bluff-pirate-laid = { $you ->
    [yes] Wykładasz zestaw { $count } kart. Odkryte: { $up ->
        [1] { bluff-pirate-card }
       *[other] { $up } × { bluff-pirate-card }
    }, zakryte: { $down }.
   *[no] { $name } wykłada zestaw { $count } kart. Odkryte: { $up ->
        [1] { bluff-pirate-card }
       *[other] { $up } × { bluff-pirate-card }
    }, zakryte: { $down }.
}{ $claim ->
    [yes] { $you ->
        [yes] {" "}Mówisz: „Nie blefuję!”
       *[no] {" "}„Nie blefuję!”
    }
   *[no] {""}
}
bluff-pirate-laid-hidden = Zakryte: { $cards } ({ $bluff ->
    [yes] blef
   *[no] uczciwie
}).
bluff-pirate-discarded = { $you ->
    [yes] Nie wykładasz zestawu i odrzucasz: { bluff-pirate-card }.
   *[no] { $name } nie wykłada zestawu i odrzuca: { bluff-pirate-card }.
}
bluff-pirate-kept = { $you ->
    [yes] Nie wykładasz zestawu i zatrzymujesz karty.
   *[no] { $name } nie wykłada zestawu i zatrzymuje karty.
}
bluff-pirate-too-few = { $you ->
    [yes] { $count ->
        [0] Nie masz kart, więc twoja tura się kończy.
        [one] Masz { $count } kartę, za mało na zestaw, więc twoja tura się kończy.
        [few] Masz { $count } karty, za mało na zestaw, więc twoja tura się kończy.
       *[many] Masz { $count } kart, za mało na zestaw, więc twoja tura się kończy.
    }
   *[no] { $count ->
        [0] { $name } nie ma kart, więc tura się kończy.
        [one] { $name } ma { $count } kartę, za mało na zestaw, więc tura się kończy.
        [few] { $name } ma { $count } karty, za mało na zestaw, więc tura się kończy.
       *[many] { $name } ma { $count } kart, za mało na zestaw, więc tura się kończy.
    }
}
bluff-pirate-voted = { $vote ->
    [hidden] { $name } oddaje głos.
    [bluff] { $you ->
        [yes] Głosujesz: „blef”.
       *[no] { $name } głosuje: „blef”.
    }
   *[honest] { $you ->
        [yes] Głosujesz: „bez blefu”.
       *[no] { $name } głosuje: „bez blefu”.
    }
}
bluff-pirate-picked = { $you ->
    [yes] Odkrywasz głos gracza { $other }.
   *[no] { $toyou ->
        [yes] { $name } odkrywa twój głos.
       *[no] { $name } odkrywa głos gracza { $other }.
    }
}
bluff-pirate-revealed-vote = { $toyou ->
    [yes] Twój głos: { $vote ->
        [bluff] „blef”
       *[honest] „bez blefu”
    }.
   *[no] Głos gracza { $other }: { $vote ->
        [bluff] „blef”
       *[honest] „bez blefu”
    }.
}
bluff-pirate-revealed-cards = Zakryte były: { $cards }.
bluff-pirate-revealed = { $outcome ->
    [caught] Blef wykryty! { $you ->
        [yes] Zabierasz karty z powrotem.
       *[no] { $name } zabiera karty z powrotem.
    }
    [believed] To był blef i się udał! Zestaw idzie do odrzuconych.
    [wronged] Uczciwie: fałszywe oskarżenie! Zestaw idzie do odrzuconych.
   *[honest] Rzeczywiście uczciwie. Zestaw idzie do odrzuconych.
}
bluff-pirate-sailed = { $you ->
    [yes] { $count ->
        [one] Płyniesz { $count } pole: z { $start } na { $square }.
        [few] Płyniesz { $count } pola: z { $start } na { $square }.
       *[many] Płyniesz { $count } pól: z { $start } na { $square }.
    }
   *[no] { $count ->
        [one] { $name } płynie { $count } pole: z { $start } na { $square }.
        [few] { $name } płynie { $count } pola: z { $start } na { $square }.
       *[many] { $name } płynie { $count } pól: z { $start } na { $square }.
    }
}
bluff-pirate-sent-back = { $start ->
    [0] { $you ->
        [yes] Masz się cofnąć, ale stoisz na starcie.
       *[no] { $name } musi się cofnąć, ale stoi na starcie.
    }
   *[other] { $you ->
        [yes] Cofasz się z pola { $start } na { $square }.
       *[no] { $name } cofa się z pola { $start } na { $square }.
    }
}
bluff-pirate-opened = { $treasure ->
    [yes] { $you ->
        [yes] Odkrywasz żeton na polu { $square }: skarb!
       *[no] { $name } odkrywa żeton na polu { $square }: skarb!
    }
   *[no] { $you ->
        [yes] Odkrywasz żeton na polu { $square }: pusto! Skarb jest na drugiej wyspie.
       *[no] { $name } odkrywa żeton na polu { $square }: pusto! Skarb jest na drugiej wyspie.
    }
}
bluff-pirate-ended = { $you ->
    [yes] Skarb jest twój: wygrywasz!
   *[no] { $names } ma skarb i wygrywa.
} Statki: { $ships }.
bluff-pirate-ended-ship = { $name } na polu { $square }

# Refusals
bluff-pirate-draw-or-board-first = Najpierw dobierz karty albo dokonaj abordażu.
bluff-pirate-lay-or-discard-now = Karty są dobrane: teraz wyłóż zestaw albo zrezygnuj.
bluff-pirate-vote-now = Na stole leży zestaw: zagłosuj „blef” (bluff) albo „bez blefu” (no bluff).
bluff-pirate-pick-a-voter-now = Wszystkie głosy oddane: wybierz, czyj odkrywasz.
bluff-pirate-no-such-card = Nie ma takiej karty. Karty wpisuje się tak: anchor (kotwica), compass (kompas), eyepatch (opaska), flag (flaga), hook (hak), lantern (latarnia), map (mapa), pirate (pirat), rum, spyglass (luneta).
bluff-pirate-one-or-two-face-up = Odkryta jest jedna karta zestawu albo dwie jednakowe.
bluff-pirate-three-to-five-cards = { $cards ->
    [one] Zestaw ma od trzech do pięciu kart; tu jest { $cards }.
    [few] Zestaw ma od trzech do pięciu kart; tu są { $cards }.
   *[many] Zestaw ma od trzech do pięciu kart; tu jest { $cards }.
}
bluff-pirate-claim-or-not = Można powiedzieć „Nie blefuję” albo nic.
bluff-pirate-hidden-cards-in-order = Zakryte karty podaje się w kolejności alfabetycznej.
bluff-pirate-card-not-in-hand = Nie masz tylu takich kart: { bluff-pirate-card }.
bluff-pirate-too-few-to-discard = { $cards ->
    [one] Gdy masz { $cards } kartę, nic nie odrzucasz: wyłóż zestaw albo zatrzymaj karty.
    [few] Gdy masz { $cards } karty, nic nie odrzucasz: wyłóż zestaw albo zatrzymaj karty.
   *[many] Gdy masz { $cards } kart, nic nie odrzucasz: wyłóż zestaw albo zatrzymaj karty.
}
bluff-pirate-too-many-to-keep = { $cards ->
    [one] Gdy masz { $cards } kartę, nie możesz zatrzymać wszystkich: wyłóż zestaw albo jedną odrzuć.
    [few] Gdy masz { $cards } karty, nie możesz zatrzymać wszystkich: wyłóż zestaw albo jedną odrzuć.
   *[many] Gdy masz { $cards } kart, nie możesz zatrzymać wszystkich: wyłóż zestaw albo jedną odrzuć.
}
bluff-pirate-board-needs-a-pirate = Do abordażu trzeba pirata, a ty żadnego nie masz: dobierz karty.
bluff-pirate-no-such-ship = Nie ma takiego statku. Wybierz któryś przed twoim.
bluff-pirate-ship-not-ahead = Ten statek nie jest przed twoim, więc abordaż odpada.
bluff-pirate-ship-without-cards = Na tym statku nie ma kart, więc nie ma czego zabrać. Dobierz karty albo wybierz inny.
bluff-pirate-bluff-or-not = Głosuje się „blef” (bluff) albo „bez blefu” (no bluff).
bluff-pirate-pick-an-opponent = Wybierz kogoś z pozostałych graczy, którzy głosowali.

# The terminal table
bluff-pirate-column-square = pole
bluff-pirate-column-cards = karty
bluff-pirate-island-closed = { $square } ? zakryta
bluff-pirate-island-empty = { $square } × pusta
bluff-pirate-island-known = { $square } ◆ tu jest skarb
bluff-pirate-island-treasure = { $square } ◆ skarb
bluff-pirate-islands = Wyspy: { $near } · { $far }
bluff-pirate-pile = Stos { $pile } · odrzucone: { $discards }
bluff-pirate-stage = { $you ->
    [yes] { $count ->
        [one] Twój zestaw: { $count } karta
        [few] Twój zestaw: { $count } karty
       *[many] Twój zestaw: { $count } kart
    }
   *[no] { $count ->
        [one] Zestaw gracza { $name }: { $count } karta
        [few] Zestaw gracza { $name }: { $count } karty
       *[many] Zestaw gracza { $name }: { $count } kart
    }
}
bluff-pirate-stage-claim = „Nie blefuję!”
bluff-pirate-stage-hidden = Zakryte: { $cards }
bluff-pirate-won = { $you ->
    [yes] Skarb jest twój!
   *[no] Skarb ma { $name }.
}
bluff-pirate-your-hand = { $count ->
    [0] Nie masz kart.
    [one] Twoja karta
    [few] Twoje karty ({ $count })
   *[many] Twoje karty ({ $count })
}

# The browser's table
bluff-pirate-chart = Mapa morska: kurs z portu, pole 0, przez wyspę na polu { $near } do wyspy na polu { $far }
bluff-pirate-seat = { $square ->
    [0] na starcie
   *[other] na polu { $square }
}, { $count ->
    [one] { $count } karta
    [few] { $count } karty
   *[many] { $count } kart
}
bluff-pirate-your-ship = { $square ->
    [0] Twój statek jest na starcie.
   *[other] Twój statek jest na polu { $square }.
}
bluff-pirate-has-voted = { $voted ->
    [yes] głos oddany
   *[no] jeszcze bez głosu
}
bluff-pirate-stage-none = Na stole nie ma zestawu.
bluff-pirate-claim = „Nie blefuję!”
bluff-pirate-turning = { $you ->
    [yes] Odkrywasz głos gracza { $other }…
   *[no] { $toyou ->
        [yes] { $name } odkrywa twój głos…
       *[no] { $name } odkrywa głos gracza { $other }…
    }
}
bluff-pirate-vote-of = { $vote ->
    [bluff] { $name }: blef
    [honest] { $name }: bez blefu
   *[hidden] { $name }
}
bluff-pirate-face-down = zakryta karta
bluff-pirate-turn-over = { $now ->
    [down] { bluff-pirate-card }, zakryta karta: odkryj
    [up] { bluff-pirate-card }, odkryta karta: zakryj
   *[fixed] { bluff-pirate-card }, odkryta karta: jedna musi taka być
}
bluff-pirate-piles = { $pile ->
    [one] { $pile } karta do dobrania
    [few] { $pile } karty do dobrania
   *[many] { $pile } kart do dobrania
}, { $discards ->
    [one] { $discards } odrzucona
    [few] { $discards } odrzucone
   *[many] { $discards } odrzuconych
}: pokaż odrzucone
bluff-pirate-discards = Odrzucone do tej pory
bluff-pirate-discards-why = Każdego rodzaju jest dziesięć kart. { $pile ->
    [0] Stos dobierania jest pusty.
    [one] W stosie została { $pile } karta.
    [few] W stosie zostały { $pile } karty.
   *[many] W stosie zostało { $pile } kart.
}
bluff-pirate-ask-set = { $count ->
    [0] { $cards ->
        [3] Wykładasz wszystkie 3 karty jako jednakowe, z 1 lub 2 odkrytymi? Czy nic?
        [4] Wykładasz 3 lub 4 karty jako jednakowe, z 1 lub 2 odkrytymi? Czy nic?
       *[other] Dotknij 3–5 kart, żeby wyłożyć je jako jednakowe, z 1 lub 2 odkrytymi; albo jednej, żeby ją odrzucić.
    }
    [one] Na razie { $count } karta: zestaw ma od 3 do 5. Dotknij karty na stole, żeby ją odwrócić.
    [few] Na razie { $count } karty: zestaw ma od 3 do 5. Dotknij karty na stole, żeby ją odwrócić.
   *[many] Na razie { $count } kart: zestaw ma od 3 do 5. Dotknij karty na stole, żeby ją odwrócić.
}
bluff-pirate-ask-whose = { $honest ->
    [yes] Wszystkie głosy oddane. Czyj odkrywasz? Grasz uczciwie i płyniesz na pole { $square }; kto krzyczy „blef”, ten się cofa.
   *[no] Wszystkie głosy oddane. Czyj odkrywasz? Jeśli ci wierzy, płyniesz na pole { $square }; jeśli nie, płynie tamten statek.
}
bluff-pirate-if-honest = Uczciwie: nikt cię nie zatrzyma, płyniesz na pole { $square }{ $island ->
    [treasure] , po skarb.
    [yes] , na wyspę.
   *[no] .
}
bluff-pirate-if-bluff = Blef: jeśli uwierzą, płyniesz na pole { $square }{ $island ->
    [treasure] , po skarb
    [yes] , na wyspę
   *[no] {""}
}; jeśli nie, stoisz, a płynie ten, kto cię przyłapie.
bluff-pirate-button-claim = Powiedz „Nie blefuję”
bluff-pirate-button-lay = { $count ->
    [0] Wyłóż zestaw
   *[other] Wykładam { $count }. Odkryte: { $up ->
        [1] { bluff-pirate-card }
       *[other] { $up } × { bluff-pirate-card }
    }, zakryte: { $down }
}
bluff-pirate-button-discard = { $card ->
    [none] Odrzuć jedną kartę
   *[other] Odrzucam: { bluff-pirate-card }
}
bluff-pirate-button-keep = Bez zestawu, zatrzymuję karty
bluff-pirate-button-draw = { $count ->
    [0] Nie dobieram: kart już nie ma
    [one] Dobieram ostatnią kartę
    [few] Dobieram { $count } karty
   *[many] Dobieram { $count } kart
}
bluff-pirate-button-board = { $count ->
    [one] Abordaż, { $name }: pirat za jedyną kartę
    [few] Abordaż, { $name }: pirat za { $count } karty
   *[many] Abordaż, { $name }: pirat za { $count } kart
}
bluff-pirate-button-vote = { $vote ->
    [bluff] Blef!
   *[honest] Bez blefu
}
bluff-pirate-button-pick = Odkryj głos: { $name }
bluff-pirate-vote-bluff-then = Jeśli masz rację i odkryją twój głos: płyniesz { $start } → { $square }{ $island ->
    [treasure] , po skarb
    [yes] , na wyspę
   *[no] {""}
}. Jeśli nie: { $back ->
    [none] zostajesz na starcie.
    [0] wracasz na start.
   *[other] cofasz się na pole { $back }.
}
bluff-pirate-vote-honest-then = Jeśli odkryją twój głos: { $name } płynie na pole { $square }{ $island ->
    [treasure] , po skarb.
    [yes] , na wyspę.
   *[no] .
} Ty stoisz.
bluff-pirate-pick-honest-then = { $start ->
    [0] „Blef”: zostaje na starcie.
   *[other] „Blef”: cofa się { $start } → { $back }.
}
bluff-pirate-pick-bluff-then = „Blef”: płynie { $start } → { $forward }.

# The end
bluff-pirate-end-why = Skarb był na wyspie na polu { $square }.
bluff-pirate-end-score = Pole { $square }
bluff-pirate-end-row = { $count ->
    [0] ze skarbem
    [one] { $count } pole straty
    [few] { $count } pola straty
   *[many] { $count } pól straty
}

# What people say with one tap
bluff-pirate-phrase-ahoy = Ahoj!
bluff-pirate-phrase-honest = Słowo pirata.

# Actions in a few words, where a button says too little or too much
bluff-pirate-act-draw = Dobieram
bluff-pirate-act-board = Abordaż: { $name }
bluff-pirate-act-lay = { $claim ->
    [yes] Wykładam odkryte: { $shown }; zakryte: { $hidden }; mówię „Nie blefuję”
   *[no] Wykładam odkryte: { $shown }; zakryte: { $hidden }
}
