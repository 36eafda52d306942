### Millionaires and Bankrupts (rules MB-1 to MB-11)
### $tile is a number (a wealth tile) or one of: success, casino, cba, thief.


# The tiles: their names, their marks on the terminal table, and what they do
millionaires-tile = { $tile ->
    [success] Úspěch
    [casino] Kasino
    [cba] CBA
    [thief] Zloděj
   *[other] Bohatství { $tile }
}
millionaires-tile-short = { $tile ->
    [success] ×2
    [casino] −5
    [cba] ÷2
    [thief] Zloděj
   *[other] { $tile }
}
millionaires-tile-effect = { $tile ->
    [success] zdvojnásobí body
    [casino] o 5 bodů méně
    [cba] půlí body
    [thief] bere destičku bohatství
    [one] { $tile } bod
    [few] { $tile } body
   *[other] { $tile } bodů
}

# Decisions
millionaires-ask-first = Začínáš: odkryj první destičku. Pak jako první dražíš.
millionaires-ask-reveal = { $last ->
    [yes] Odkryj další destičku a začni dražbu. Tři červené už tu byly: další červená ukončí hru.
   *[no] Poslední destička šla k tobě, takže odkrýváš další a začínáš dražbu.
}
millionaires-ask-win = { $highest ->
    [0] { millionaires-tile } ({ millionaires-tile-effect }): ještě nikdo nic nedává. Přihodíš, nebo pas?
   *[other] { millionaires-tile } ({ millionaires-tile-effect }): { $name } dává { $highest }M${ $down ->
        [0] {""}
       *[other] , ty máš na stole { $down }M$
    }. Přihodíš, nebo pas?
}
millionaires-ask-escape = { $highest ->
    [0] { millionaires-tile } ({ millionaires-tile-effect }): destičku si bere ten, kdo první pasuje. Zaplatíš za klid, nebo si ji vezmeš?
   *[other] { millionaires-tile } ({ millionaires-tile-effect }): destičku si bere ten, kdo první pasuje. { $name } dává { $highest }M${ $down ->
        [0] {""}
       *[other] , ty máš na stole { $down }M$
    }. Přihodíš, nebo si ji vezmeš?
}
millionaires-ask-discard = Zloděj je u tebe. Které destičky bohatství se vzdáš?
millionaires-ask-over = Hra skončila.
millionaires-do-reveal = odkryj další destičku
millionaires-do-bid-first = dáváš { $total }M$, nejméně, kolik jde; vylož libovolné karty, nejvýš za { $most }M$
millionaires-do-bid-all = všechno, co máš: dáváš celkem { $total }M$
millionaires-do-bid-lowest = dáváš celkem { $total }M$, tak akorát; přilož libovolné karty, nejvýš do { $most }M$
millionaires-do-bid-card = jednou kartou: dáváš celkem { $total }M$
millionaires-do-pass = { $down ->
    [0] ven z této dražby; nic tě to nestojí
   *[other] ven z této dražby; na konci se ti vrátí { $down }M$
}
millionaires-do-pass-last = { $highest ->
    [0] { $name } dostane destičku zadarmo
   *[other] { $name } dostane destičku za { $highest }M${ $down ->
        [0] {""}
       *[other] ; tobě se vrátí { $down }M$
    }
}
millionaires-do-take = { $others ->
    [0] bereš si destičku a nikdo nic neplatí
   *[other] bereš si destičku{ $down ->
        [0] {""}
       *[other] {" "}a zpátky svých { $down }M$
    }; ostatní přijdou o { $others }M$
}
millionaires-do-discard = destička jde ze hry a Zloděj s ní

# The table
millionaires-table-pile = { $pile ->
    [0] Balíček je prázdný.
    [one] V balíčku je { $pile } zakrytá destička.
    [few] V balíčku jsou { $pile } zakryté destičky.
   *[other] V balíčku je { $pile } zakrytých destiček.
} Červené destičky: { $reds } ze 4; čtvrtá ukončí hru.
millionaires-table-unseen = Ještě nebyly: { $tiles }
millionaires-table-unseen-over = Nepřišly na řadu: { $tiles }
millionaires-table-revealed = Zatím odkryté: { $tiles }
millionaires-table-box = Zloděj je pryč a s ním: { $tile }
millionaires-table-win = V dražbě: { millionaires-tile } ({ millionaires-tile-effect }). Destičku získá ten, kdo zbude poslední.
millionaires-table-escape = V dražbě: { millionaires-tile } ({ millionaires-tile-effect }). Destičku si bere ten, kdo první pasuje; ostatní přijdou o to, co vyložili.
millionaires-table-thief = Zloděj při práci: { $you ->
    [yes] vybíráš, čeho se vzdáš.
   *[no] { $name } vybírá, čeho se vzdá.
}
millionaires-table-last = Destička, která ukončila hru: { millionaires-tile }
millionaires-table-seat = { $seat } { $name }{ $you ->
    [yes] {" (ty)"}
   *[no] {""}
}: { $tiles ->
    [none] bez destiček
    [hidden] { $count ->
        [one] { $count } zakrytá destička
        [few] { $count } zakryté destičky
       *[other] { $count } zakrytých destiček
    }
   *[other] { $tiles } ({ $points ->
        [one] { $points } bod
        [few] { $points } body
       *[other] { $points } bodů
    })
}; { $lost ->
    [0] beze ztrát
   *[other] utraceno { $lost }M$ ({ $cards }){ $poorest ->
        [yes] , zatím nejvíc ze všech
       *[no] {""}
    }
}
millionaires-table-stake = { $state ->
    [quiet] { $you ->
        [yes] Ještě nic nedáváš.
       *[no] { $name } ještě nic nedává.
    }
    [passed] { $you ->
        [yes] Ty: pas.
       *[no] { $name }: pas.
    }
    [passed-down] { $you ->
        [yes] Ty: pas; vrátí se ti { $sum }M$ ({ $cards }).
       *[no] { $name }: pas; zpátky jde { $sum }M$ ({ $cards }).
    }
   *[bids] { $you ->
        [yes] Dáváš { $sum }M$ ({ $cards }).
       *[no] { $name } dává { $sum }M$ ({ $cards }).
    }
}
millionaires-table-hand = { $sum ->
    [0] V ruce už nic nemáš.
   *[other] V ruce: { $cards } (celkem { $sum }M$)
}

# The story
millionaires-shuffled = { $pile ->
    [hidden] Šestnáct destiček je zamíchaných a leží zakrytých. Čtyři mají červený okraj; čtvrtá z nich ukončí hru.
   *[other] Šestnáct destiček je zamíchaných a přijde v tomto pořadí: { $pile }.
}
millionaires-revealed = { $you ->
    [yes] Odkrýváš: { millionaires-tile }.
   *[no] { $name } odkrývá: { millionaires-tile }.
} { $last ->
    [yes] Je to čtvrtá červená destička: hra okamžitě končí a nikdo ji nedostane.
   *[no] { $tile ->
        [success] Zdvojnásobí body. Červená destička { $reds } ze 4.
        [cba] Půlí body a bere si ji ten, kdo první pasuje. Červená destička { $reds } ze 4.
        [casino] Stojí 5 bodů a bere si ho ten, kdo první pasuje.
        [thief] Vezme destičku bohatství tomu, kdo první pasuje.
        [one] Je za { $tile } bod.
        [few] Je za { $tile } body.
       *[other] Je za { $tile } bodů.
    }
}
millionaires-bid-placed = { $you ->
    [yes] Dáváš { $total }M$ ({ $cards }).
   *[no] { $name } dává { $total }M$ ({ $cards }).
}
millionaires-bid-raised = { $you ->
    [yes] Přihazuješ { $cards } a dáváš celkem { $total }M$.
   *[no] { $name } přihazuje { $cards } a dává celkem { $total }M$.
}
millionaires-passed = { $you ->
    [yes] Pasuješ.
   *[no] { $name } pasuje.
}
millionaires-priced-out = { $you ->
    [yes] Ani se vším, co máš, nepřebiješ { $highest }M$, takže pasuješ.
   *[no] { $name } nemá na to přebít { $highest }M$ a pasuje.
}
millionaires-won = { $lost ->
    [0] { $you ->
        [yes] Máš destičku zadarmo: { millionaires-tile }.
       *[no] { $name } má destičku zadarmo: { millionaires-tile }.
    }
   *[other] { $you ->
        [yes] Prodáno! Platíš { $lost }M$ a bereš si: { millionaires-tile }.
       *[no] Prodáno! { $name } platí { $lost }M$ a bere si: { millionaires-tile }.
    }
}{ $back ->
    [none] {""}
   *[other] {" "}Zpátky do ruky: { $back }.
}
millionaires-caught = { $you ->
    [yes] První pas! Musíš si vzít: { millionaires-tile }.
   *[no] První pas! { $name } si musí vzít: { millionaires-tile }.
}{ $back ->
    [none] {""}
   *[other] {" "}Zpátky do ruky: { $back }.
} { $paid ->
    [none] Nikdo nic neplatí.
   *[other] Nadobro pryč: { $paid }.
}{ $tile ->
    [thief] {" "}Zloděj vezme jednu destičku bohatství: hned, nebo tu první získanou.
   *[other] {""}
}
millionaires-sum-of = { $you ->
    [yes] ty { $sum }M$
   *[no] { $name } { $sum }M$
}
millionaires-discarded = { $you ->
    [yes] Vzdáváš se: { millionaires-tile }. Zloděj mizí s ní.
   *[no] { $name } se vzdává: { millionaires-tile }. Zloděj mizí s ní.
}
millionaires-stolen = { $you ->
    [yes] Zloděj tě okrádá a mizí: { millionaires-tile }.
   *[no] Zloděj okrádá hráče { $name } a mizí: { millionaires-tile }.
}
millionaires-scored = Všichni ukazují peníze a destičky. { $sheets }
millionaires-sheet = { $out ->
    [yes] { $you ->
        [yes] Zbývá ti { $money }M$, nejmíň ze všech, takže vypadáváš. Tvoje destičky: { $tiles ->
            [none] žádné
           *[other] { $tiles }
        }.
       *[no] { $name } má ještě { $money }M$, nejmíň ze všech, a vypadává. Destičky: { $tiles ->
            [none] žádné
           *[other] { $tiles }
        }.
    }
   *[no] { $you ->
        [yes] Zbývá ti { $money }M$. Tvoje destičky: { $tiles ->
            [none] žádné, tedy 0 bodů.
           *[other] { $tiles }; { $steps } { $points ->
                [one] bod
                [few] body
               *[other] bodů
            }.
        }
       *[no] { $name } má ještě { $money }M$. Destičky: { $tiles ->
            [none] žádné, tedy 0 bodů.
           *[other] { $tiles }; { $steps } { $points ->
                [one] bod
                [few] body
               *[other] bodů
            }.
        }
    }
}
millionaires-only-one-left = { $you ->
    [yes] Všichni ostatní vypadli: vyhráváš bez ohledu na hodnotu svých destiček.
   *[no] Všichni ostatní vypadli: { $name } vyhrává bez ohledu na hodnotu svých destiček.
}
millionaires-ended = { $reason ->
    [all_have_least_money] Všem zbylo stejně peněz, takže všichni mají nejmíň: nikdo nevyhrává.
    [shared] { $you ->
        [yes] Stejně bodů i peněz: o vítězství se s tebou dělí { $names }, každý z vás má { $points ->
            [one] { $points } bod
            [few] { $points } body
           *[other] { $points } bodů
        }!
       *[no] Stejně bodů i peněz: { $names }. Dělí se o vítězství, { $points ->
            [one] { $points } bod
            [few] { $points } body
           *[other] { $points } bodů
        }.
    }
    [more_money] { $you ->
        [yes] Remíza na body ({ $points }). Zbylo ti víc peněz, takže vyhráváš!
       *[no] Remíza na body ({ $points }). { $names } má víc peněz a vyhrává.
    }
   *[most_points] { $you ->
        [yes] Vyhráváš, máš { $points ->
            [one] { $points } bod
            [few] { $points } body
           *[other] { $points } bodů
        }!
       *[no] Vyhrává { $names }: { $points ->
            [one] { $points } bod
            [few] { $points } body
           *[other] { $points } bodů
        }.
    }
}

# Refusals
millionaires-reveal-first = Nejdřív odkryj další destičku.
millionaires-discard-first = Nejdřív dej Zloději destičku bohatství: napiš „discard“ a její číslo.
millionaires-auction-under-way = { millionaires-tile }: dražba ještě běží. Přihoď, nebo pasuj.
millionaires-nothing-to-discard = Teď není čeho se vzdávat: přihoď, nebo pasuj.
millionaires-not-money-cards = Tohle nejsou různé karty peněz. Karty jsou 1, 2, 3, 4, 6, 8, 10, 12, 15, 20 a 25; co uvedeš, přidá se k tomu, co máš na stole.
millionaires-bid-needs-a-card = K příhozu je třeba aspoň jedna karta peněz.
millionaires-not-in-hand = Kartu { $card } v ruce nemáš.
millionaires-bid-too-low = To dělá { $total }M$. Nabídni víc než { $highest }M$, nebo pasuj.
millionaires-not-your-wealth-tile = Vzdej se některé z vlastních destiček bohatství.

# The terminal table
millionaires-column-tiles = destičky
millionaires-column-points = body
millionaires-column-lost = utraceno
millionaires-column-cards = utracené karty
millionaires-column-left = zbývá
millionaires-column-count = body
millionaires-money = { $sum }M$
millionaires-face-down = zakryté: { $count }
millionaires-poorest = má nejmíň
millionaires-out = má nejmíň: vypadává
millionaires-wins = vyhrává
millionaires-tile-red = červený okraj
millionaires-goes-win = získá ji, kdo zbude poslední
millionaires-goes-escape = musí si ji vzít, kdo první pasuje
millionaires-goes-discard = { $you ->
    [yes] vybíráš, čeho se vzdáš
   *[no] { $name } vybírá, čeho se vzdá
}
millionaires-goes-over = čtvrtá červená destička: konec
millionaires-stake-passed = pas
millionaires-stake-none = zatím nic
millionaires-status = červené { $reds } ze 4 · { $pile ->
    [one] zbývá { $pile } destička
    [few] zbývají { $pile } destičky
   *[other] zbývá { $pile } destiček
}
millionaires-status-over = červené { $reds } ze 4 · { $pile ->
    [0] odkryly se všechny
    [one] zbyla { $pile } destička
    [few] zbyly { $pile } destičky
   *[other] zbylo { $pile } destiček
}
millionaires-unseen = Ještě nebyly:
millionaires-unseen-over = Nepřišly na řadu:
millionaires-gone = Pryč se Zlodějem:
millionaires-your-money = V ruce: { $sum }M$

# The browser's table
millionaires-tile-hidden = Zakrytá destička
millionaires-nothing-yet = Další destička ještě leží zakrytá.
millionaires-poorest-is-out = Kdo má na konci nejmíň, vypadává.
millionaires-seat = { $known ->
    [yes] { $points ->
        [one] { $points } bod
        [few] { $points } body
       *[other] { $points } bodů
    }
   *[no] { $tiles ->
        [one] { $tiles } destička
        [few] { $tiles } destičky
       *[other] { $tiles } destiček
    }
}
millionaires-lost = { $poorest ->
    [yes] utraceno { $sum }M$: nejvíc
   *[no] utraceno { $sum }M$
}
millionaires-own = { $points ->
    [one] { $points } bod
    [few] { $points } body
   *[other] { $points } bodů
} · { $poorest ->
    [yes] utraceno { $lost }M$: máš teď nejmíň peněz, a kdo má nejmíň, vypadává
   *[no] utraceno { $lost }M$
}
millionaires-sold = { $you ->
    [yes] Je tvoje
   *[no] Získává ji { $name }
}
millionaires-reckoning = { $out ->
    [yes] Zbývá { $money }M$: nejmíň, vypadává
   *[no] Zbývá { $money }M$ · { $steps } { $points ->
        [one] bod
        [few] body
       *[other] bodů
    }
}
millionaires-button-reveal = Odkrýt další destičku
millionaires-button-bid = Dávám { $total }M$
millionaires-button-more = { $highest ->
    [0] Vyber peníze
   *[other] Je třeba víc než { $highest }M$
}
millionaires-button-pass = Pas
millionaires-button-take = Pas, beru ji
millionaires-button-discard = Vzdát se: bohatství { $tile }

# The end
millionaires-end-why = { $reason ->
    [all_have_least_money] Všem zbylo stejně, takže vypadávají všichni.
    [only_one_left] Všichni ostatní vypadli: na destičkách nezáleží.
    [shared] Stejně bodů i peněz.
    [more_money] Bodů je stejně: rozhoduje, komu zbylo víc peněz.
   *[most_points] Nejvíc bodů z těch, kdo nevypadli.
}
millionaires-end-step = { $from } → { $to }: { $tile ->
    [casino] Kasino
    [cba] CBA
    [thief] Zloděj
   *[success] Úspěch
}

# What people say with one tap
millionaires-phrase-too-dear = To je na mě drahé.
millionaires-phrase-going-once = Poprvé, podruhé…

# Actions in a few words, where a button says too little or too much
millionaires-act-bid = Položit { $cards }
