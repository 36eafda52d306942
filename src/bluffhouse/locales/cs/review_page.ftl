### The page that shows the review of a finished game, and its limits.

review-come-in = Někdo ti chce ukázat, jak hra probíhala
review-enter = Zobrazit rozbor
review-under-way = Náš šampion prochází hru tah po tahu.
review-waiting-turn = Nejdřív se rozebírá jiná hra.
review-done-of = Tahy: { $done } z { $total }
review-move-number = Tah { $move }
review-after-deal = Po rozdání
review-along = Projít hru tah po tahu
review-as-table = Zobrazit jako tabulku
review-go-there = Přejít na tento okamžik
review-whose = Čí rozhodnutí?
review-only-mistakes = Jen chyby
review-thrown-away = Promarněno: { $lost }
review-champion-plays = Takhle hraje šampion
review-chance-to-win = Šance na výhru
review-belief-lie = { $percent }, že je to lež
review-belief-trap = { $percent }, že je to past
review-belief-truth = { $kind ->
    [true] Byla to pravda.
    [trap] Byla to past.
   *[lie] Byla to lež.
}
review-balance = { $you ->
    [yes] Karty a kostky: { $chance }. Tvoje tahy: { $own }. Tahy ostatních: { $others }.
   *[no] Karty a kostky: { $chance }. Vlastní tahy: { $own }. Tahy ostatních: { $others }.
}
review-fair-share = Bez štěstí: { $adjusted }. Spravedlivý podíl je { $fair }.
review-luck-explained = Jestli se tah vyplatil, závisí i na tom, co bylo skryté. „Bez štěstí“ počítá jen to, jak dobré bylo každé rozhodnutí podle toho, co se vědělo.
review-nothing-to-judge = Tady nebylo o čem rozhodovat.
review-judged-by = Náš šampion posuzuje každé rozhodnutí podle toho, co se v tu chvíli vědělo. Občas se mýlí.
review-solved = Tohle kolo je vyřešené, takže čísla jsou přesná.
review-stand-in = { $you ->
    [yes] Tento tah za tebe udělal bot, takže se ti nepočítá.
   *[no] { $name }: tento tah udělal v zastoupení bot.
}
review-share = Sdílet rozbor
review-picture = Uložit jako obrázek

too-many-reviews = Několik tvých rozborů už běží. Počkej, až bude některý hotový.
review-failed = Tuhle hru se nepodařilo rozebrat. Zkus to později.

# A setting of the house.
setting-review-games = Rozebrat každou hru člověka, jakmile skončí a boti nemají co dělat, aby na to pak nikdo nemusel čekat.
