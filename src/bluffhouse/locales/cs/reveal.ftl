### After the game: the truth, and the game once more

# The reveal
reveal-title = Pravda
reveal-teaser = { $count ->
    [one] Padlo jedno tvrzení. Byla to lež?
    [few] Padla { $count } tvrzení. Která byla lživá?
   *[other] Padlo { $count } tvrzení. Která byla lživá?
} Kdo lhal, kdo naletěl a kdo to prokoukl?
reveal-raise = Zvednout oponu
reveal-all = Přeskočit
reveal-silent = V téhle hře mluví jen peníze: nepadlo nic, co by mohlo být lží.
reveal-best-lie = Nejlepší lež večera
reveal-best-call = Nejlepší odhalení večera
reveal-no-lie = Žádná lež neprošla.
reveal-no-call = Nikdo žádnou lež neodhalil.
reveal-believers = { $you ->
    [yes] { $count ->
        [one] Kdo naletěl? Ty.
        [few] Kdo naletěl: { $names }.
       *[other] Kdo naletěl: { $names }.
    }
   *[no] Kdo naletěl: { $names }.
}
reveal-caught-by = { $you ->
    [yes] Ty tomu nevěříš.
   *[no] { $name } tomu nevěří.
}
reveal-everybody = Lháři a pochybovači
reveal-lies = { $lies ->
    [0] Ani jedna lež.
    [one] Jedna lež, { $believed ->
        [0] bez úspěchu.
       *[other] s úspěchem.
    }
    [few] { $lies } lži, { $believed ->
        [0] žádná úspěšná.
        [one] jedna úspěšná.
        [few] { $believed } úspěšné.
       *[other] { $believed } úspěšných.
    }
   *[other] { $lies } lží, { $believed ->
        [0] žádná úspěšná.
        [one] jedna úspěšná.
        [few] { $believed } úspěšné.
       *[other] { $believed } úspěšných.
    }
}
reveal-traps = { $traps ->
    [one] Jedna léčka, { $sprung ->
        [0] bez úspěchu.
       *[other] s úspěchem.
    }
    [few] { $traps } léčky, { $sprung ->
        [0] žádná úspěšná.
        [one] jedna úspěšná.
        [few] { $sprung } úspěšné.
       *[other] { $sprung } úspěšných.
    }
   *[other] { $traps } léček, { $sprung ->
        [0] žádná úspěšná.
        [one] jedna úspěšná.
        [few] { $sprung } úspěšné.
       *[other] { $sprung } úspěšných.
    }
}
reveal-calls = { $right ->
    [0] { $wrong ->
        [0] Ani jedna pochybnost.
        [one] Jeden planý poplach.
        [few] { $wrong } plané poplachy.
       *[other] { $wrong } planých poplachů.
    }
    [one] Odhalena jedna lež{ $wrong ->
        [0] .
        [one] , jeden planý poplach.
        [few] , { $wrong } plané poplachy.
       *[other] , { $wrong } planých poplachů.
    }
    [few] Odhaleny { $right } lži{ $wrong ->
        [0] .
        [one] , jeden planý poplach.
        [few] , { $wrong } plané poplachy.
       *[other] , { $wrong } planých poplachů.
    }
   *[other] Odhaleno { $right } lží{ $wrong ->
        [0] .
        [one] , jeden planý poplach.
        [few] , { $wrong } plané poplachy.
       *[other] , { $wrong } planých poplachů.
    }
}
reveal-hands = Co kdo měl na konci v ruce
reveal-timeline = Všechna tvrzení
reveal-only-lies = Jen lži
reveal-no-lies-told = Nepadla ani jedna lež.
reveal-round = Kolo { $round }: co kdo měl
reveal-stamp = { $kind ->
    [true] pravda
    [trap] léčka
   *[lie] lež
}
reveal-answer = { $kind ->
    [true] { $believed ->
        [yes] { $you ->
            [yes] Věříš tomu
           *[no] { $name } tomu věří
        }
       *[no] { $you ->
            [yes] Nevěříš tomu, neprávem
           *[no] { $name } tomu nevěří, neprávem
        }
    }
    [trap] { $believed ->
        [yes] { $you ->
            [yes] Padáš do ní
           *[no] { $name } do ní padá
        }
       *[no] { $you ->
            [yes] Vyhýbáš se jí
           *[no] { $name } se jí vyhýbá
        }
    }
   *[lie] { $believed ->
        [yes] { $you ->
            [yes] Necháváš se napálit
           *[no] { $name } se nechává napálit
        }
       *[no] { $you ->
            [yes] Odhaluješ to
           *[no] { $name } to odhaluje
        }
    }
}
reveal-unanswered = Nikdo nedal najevo, jestli tomu věří.
reveal-moment = Podívat se na tu chvíli
reveal-replay = Přehrát hru znovu
reveal-share = Sdílet záznam
reveal-share-truth = Sdílet pravdu
reveal-copied = Odkaz je zkopírovaný
reveal-come-in = Někdo ti chce ukázat, kdo lhal
reveal-enter = Ukázat pravdu

# The truth
reveal-really-lie = { $true ->
    [yes] { $count ->
        [one] Opravdu tam byla.
        [few] Opravdu tam byly.
       *[other] Opravdu jich tam tolik bylo.
    }
   *[no] { $found ->
        [0] Nebyla tam ani jedna.
        [one] Byla tam jen jedna.
        [few] Byly tam jen { $found }.
       *[other] Bylo jich tam jen { $found }.
    }
}
reveal-really-millions-of-dollars = Ve skutečnosti: { $role }.
reveal-heists = Všechny loupeže: kdo byl kdo
reveal-heist-left = odchod před loupeží

# The replay
replay-title = Záznam
replay-come-in = Někdo ti chce ukázat hru
replay-enter = Podívat se
replay-loading = Hledám hru…
replay-not-begun = Tahle hra ještě nezačala: není se na co dívat.
replay-at = { $at ->
    [0] Rozdání
   *[other] Tah { $at } z { $of }
}
replay-scrub = Přejít na tah
replay-play = Přehrát
replay-pause = Pozastavit
replay-back = Předchozí tah
replay-step = Další tah
replay-first = Zpět na začátek
replay-last = Přejít na konec
replay-speed = Rychlost
replay-times = { $times }×
replay-from = Pohled
replay-outside = Divák
replay-all-hands = Všechny karty odkryté
replay-of-you = { $name } (ty)
replay-only-mine = Dokud se hraje, můžeš se dívat jen ze svého místa, nebo jako divák.
replay-keys = Šipkami se jde zpět a vpřed, mezerník přehrává a pozastavuje.
replay-to-table = Ke stolu
replay-decided = { $you ->
    [yes] Tvoje rozhodnutí padlo.
   *[no] { $name } má rozhodnuto.
}
replay-by = { $by ->
    [clock] { $name }: čas vypršel, hraje bot.
   *[bot] { $name }: hraje bot.
}

# A record that somebody has in a file
reveal-save = Uložit záznam
replay-record-title = Přehrát záznam ze souboru
replay-record-hook = V záznamu je celá hra se všemi tajemstvími. Dům ti ji přehraje a žádnou kopii si nenechá.
replay-record-drop = Pusť záznam sem
replay-record-choose = Vybrat soubor
replay-record-where = Po hře si můžeš její záznam uložit; v terminálu ho zapíše `bluffhouse play --save`.
replay-record-no = Tenhle záznam přehrát nejde
replay-record-another = Otevřít jiný záznam
replay-record-luck = { $luck ->
    [honest] Náhoda byla poctivá: všechno plyne ze semínka.
    [dishonest] Náhoda nebyla poctivá: ze semínka neplyne.
   *[unproven] Záznam nedokazuje, jestli byla náhoda poctivá.
}
record-too-long = Záznam je moc dlouhý: dům přehraje nejvýš { $most } KiB.

# The deal, checked by the page
check-ok = Zkontrolovalo tvoje zařízení: rozdání bylo poctivé
check-partly = Zkontrolovalo tvoje zařízení, pokud to šlo
check-differs = Tvoje zařízení našlo něco, co nesedí
check-running = Tvoje zařízení kontroluje rozdání…
check-failed = Rozdání se nepodařilo zkontrolovat: záznam se nenačetl.
check-what = Co se kontrolovalo
check-pledge = Tajemství domu je to, ke kterému se zavázal před rozdáním.
check-pledge-wrong = Tajemství domu není to, ke kterému se zavázal.
check-pledge-late = Tvoje zařízení tu před rozdáním nebylo, takže závazek šlo porovnat jen s tím, co dům říká teď.
check-number = Číslo, které vylosovalo tvoje zařízení, je součástí rozdání.
check-number-wrong = Číslo, které vylosovalo tvoje zařízení, v rozdání není.
check-number-left-out = Tvoje zařízení nebylo na začátku připojené, takže jeho číslo v rozdání není.
check-number-none = Tvoje zařízení k rozdání žádné číslo nepřidalo.
check-number-unknown = Tohle zařízení tvoje číslo zkontrolovat nemůže: vylosovalo ho jiné zařízení, nebo si ho tohle už nepamatuje.
check-called-off = { $count ->
    [one] Začátek byl jednou zrušen poté, co se ukázalo tvoje číslo, a vylosovala se nová čísla.
    [few] Začátek byl { $count }krát zrušen poté, co se ukázalo tvoje číslo, a pokaždé se vylosovala nová čísla.
   *[other] Začátek byl { $count }krát zrušen poté, co se ukázalo tvoje číslo, a pokaždé se vylosovala nová čísla.
}
check-others = Čísla ostatních byla daná dřív, než se ukázalo tvoje.
check-others-wrong = { $name }: číslo v rozdání není to, které bylo dané dřív, než se ukázalo tvoje.
check-seed = Semínko je to, které bylo dané s první kartou.
check-seed-wrong = Semínko není to, které bylo dané s první kartou.
check-seed-late = Během hry se tvému zařízení nezobrazil otisk semínka, takže ho šlo porovnat jen s tím, co dům říká teď.
check-chance = { $count ->
    [one] Jediné zamíchání, hod nebo losování plyne ze semínka.
    [few] Všechna { $count } zamíchání, hody a losování plynou ze semínka.
   *[other] Všech { $count } zamíchání, hodů a losování plyne ze semínka.
}
check-chance-wrong = Zamíchání, hod nebo losování číslo { $number } ze semínka neplyne.
check-chance-unknown = Karty téhle hry tato stránka přepočítat neumí. Ulož si záznam a spusť „bluffhouse verify“.
check-seen = Záznam ukazuje totéž, co bylo vidět během hry.
check-seen-wrong = Záznam neukazuje to, co bylo vidět během hry.
check-seen-part = Tahle stránka část hry zmeškala, takže se to, co bylo vidět, se záznamem neporovnalo.
