### LIE (rules LI-1 to LI-14)

# A bid: { $count } cards that show { $value }
lie-bid = { $count ->
    [1] jedna
    [2] dvě
    [3] tři
    [4] čtyři
    [5] pět
    [6] šest
    [7] sedm
    [8] osm
    [9] devět
    [10] deset
    [11] jedenáct
    [12] dvanáct
    [13] třináct
    [14] čtrnáct
    [15] patnáct
    [16] šestnáct
    [17] sedmnáct
    [18] osmnáct
    [19] devatenáct
    [20] dvacet
    [one] { $count }
    [few] { $count }
   *[other] { $count }
} { $count ->
    [one] { $value ->
        [1] jednička
        [2] dvojka
        [3] trojka
        [4] čtyřka
        [5] pětka
       *[6] šestka
    }
    [few] { $value ->
        [1] jedničky
        [2] dvojky
        [3] trojky
        [4] čtyřky
        [5] pětky
       *[6] šestky
    }
   *[other] { $value ->
        [1] jedniček
        [2] dvojek
        [3] trojek
        [4] čtyřek
        [5] pětek
       *[6] šestek
    }
}

# Decisions
lie-ask-turn = Vyber, který konec každé karty v tomhle kole platí. Vidíš to jen ty.
lie-ask-direct = Začínáš kolo. Kterým směrem se bude hrát?
lie-ask-bid = Začínáš: kolik karet jedné hodnoty mají všichni v ruce dohromady?
lie-ask-raise = { $name } sází: { lie-bid }. Přebiješ, nebo je to lež?
lie-ask-over = Hra skončila.
lie-do-turn = jedna hodnota z každé karty, v pořadí podle ruky
lie-do-clockwise = Po směru hodinových ručiček, doleva
lie-do-counterclockwise = Proti směru hodinových ručiček, doprava
lie-do-bid = počet × hodnota: cokoli od { $lowest } do { $highest }
lie-do-call = { $name } lže: všichni ukážou karty

# The table
lie-table-round = { $tie ->
    [yes] Kolo { $round }, rozstřel
   *[no] Kolo { $round }
}
lie-table-seat = { $playing ->
    [yes] { $seat } { $name }{ $you ->
        [yes] {" (ty)"}
       *[no] {""}
    }: { $cards ->
        [one] { $cards } karta
        [few] { $cards } karty
       *[other] { $cards } karet
    }
   *[no] { $seat } { $name }: mimo hru
}
lie-table-hand = Tvoje karty: { $hand }
lie-table-up = Tvoje hodnoty: { $up }

# The story
lie-dealt = { $hand ->
    [none] Kolo { $round }: rozdáno. { $you ->
        [yes] Začínáš ty.
       *[no] Začíná { $name }.
    }
   *[other] Kolo { $round }: rozdáno, máš { $hand }. { $you ->
        [yes] Začínáš ty.
       *[no] Začíná { $name }.
    }
}
lie-turned = { $you ->
    [yes] Hodnoty už máš vybrané.
   *[no] { $name } už má vybráno.
}
lie-turned-open = { $you ->
    [yes] Hraješ hodnoty { $up }.
   *[no] { $name } hraje hodnoty { $up }.
}
lie-directed = { $clockwise ->
    [yes] Hraje se po směru hodinových ručiček.
   *[no] Hraje se proti směru hodinových ručiček.
}
lie-bid-placed = { $you ->
    [yes] Sázíš: { lie-bid }.
   *[no] { $name } sází: { lie-bid }.
}
lie-called = { $you ->
    [yes] Voláš: „{ $other } lže!“
   *[no] { $toyou ->
        [yes] { $name } na tebe volá: „Lež!“
       *[no] { $name } volá: „{ $other } lže!“
    }
}
lie-shown = Karty na stůl: { $hands }. Sázka byla: { lie-bid }; { $found ->
    [0] není tu ani jedna
    [one] je tu { $found }
    [few] jsou tu { $found }
   *[other] je jich tu { $found }
}{ $wild ->
    [yes] {", i s žolíky"}
   *[no] {""}
}. { $you ->
    [yes] Prohráváš kolo.
   *[no] Kolo prohrává { $name }.
}
lie-shown-hand = { $name }: { $cards }
lie-eliminated = { $you ->
    [yes] Vypadáváš ze hry.
   *[no] { $name } vypadává ze hry.
}
lie-last-one-left = { $you ->
    [yes] Hra skončila. Ve hře zbýváš jen ty, takže vyhráváš!
   *[no] Hra skončila. Ve hře zbývá jen { $names } a vyhrává.
}
lie-tie-break = Remíza: { $names }. Hrají se kola navíc, dokud nezbude jediný hráč.

# Refusals
lie-cards-are-turned = Hodnoty pro tohle kolo už máš vybrané.
lie-turn-needs-one-value-of-each-card = Uveď jednu hodnotu z každé své karty, v pořadí podle ruky.
lie-no-direction-now = Teď směr vybrat nemůžeš.
lie-direction-is-clockwise-or-not = Vyber směr: po směru hodinových ručiček, nebo proti němu.
lie-turn-first = Sázet se začíná, až mají všichni vybrané hodnoty a je daný směr.
lie-bid-out-of-range = Karet ve všech rukou: { $cards }. Vsaď 1 až { $cards } karet hodnoty od 1 do 6.
lie-bid-too-low = Tím sázku „{ lie-bid }“ nepřebiješ. Vsaď víc, nebo zvolej „Lež!“.
lie-nothing-to-call = Ještě není žádná sázka, která by mohla být lež.

# The terminal table
lie-column-cards = karty
lie-column-bids = sázky
lie-seat-out = mimo hru
lie-last-bid = {" "}K přebití: { lie-bid }{" "}
lie-your-hand = Tvoje karty
lie-wild = Jedničky jsou v tomto kole žolíky.
lie-wild-if = Jedničky jsou žolíky, pokud první sázka nebude na jedničky.
lie-winner = vyhrává

# The browser's table
lie-cards = { $cards ->
    [one] { $cards } karta
    [few] { $cards } karty
   *[other] { $cards } karet
}
lie-in-play = { lie-cards } ve hře
lie-card = platí { $up }, neplatí { $down }
lie-counting = Sázka: { lie-bid }. Napočítáno: { $found }
lie-lost = { $then ->
    [draws] { $you ->
        [yes] { $cards ->
            [one] Prohráváš kolo a od teď si bereš { $cards } kartu.
            [few] Prohráváš kolo a od teď si bereš { $cards } karty.
           *[other] Prohráváš kolo a od teď si bereš { $cards } karet.
        }
       *[no] { $cards ->
            [one] { $name } prohrává kolo a od teď si bere { $cards } kartu.
            [few] { $name } prohrává kolo a od teď si bere { $cards } karty.
           *[other] { $name } prohrává kolo a od teď si bere { $cards } karet.
        }
    }
    [out] { $you ->
        [yes] Prohráváš kolo a vypadáváš ze hry.
       *[no] { $name } prohrává kolo a vypadává ze hry.
    }
   *[end] { $you ->
        [yes] Prohráváš kolo.
       *[no] Kolo prohrává { $name }.
    }
}
lie-button-turn = Hrát { $up }
lie-button-bid = Vsadit: { lie-bid }
lie-button-call = Lež! { $name } lže
lie-fewer = Méně karet
lie-more = Více karet
lie-value = Hodnota

# The end
lie-end-why = { $reason ->
    [fewest_cards] Šestá karta ukončí hru: vyhrává, kdo má karet nejmíň.
    [most_cards] Poslední karta je pryč: vyhrává, kdo má karet nejvíc.
    [tie_break] Byla to remíza: rozhodla další kola.
   *[last_one_left] Vyhrává, kdo zůstane ve hře poslední.
}
lie-end-row = { $what ->
    [too_many] o jednu kartu víc, než se smí
    [none] bez karet
    [tie_won] vítězství v rozstřelu
    [tie_lost] prohra v rozstřelu
   *[out] mimo hru
}

# What people say with one tap
lie-phrase-have-those = Ty mám přece já.
lie-phrase-go-on = Jen do toho, přebij.

# Actions in a few words, where a button says too little or too much
lie-act-call = Zavolat „Lež!“
