# The review of a finished game: `bluffhouse review`.

help-review = Rozbor dohrané hry: šance, každé rozhodnutí, štěstí a umění.
help-review-seat = Vypsat všechna rozhodnutí tohoto místa.
help-review-json = Vypsat rozbor jako JSON.

review-title = Jak to šlo: { $game }
review-chances = Šance na výhru, tah po tahu
review-turning-points = Zlomové okamžiky
review-no-turning-points = O téhle hře nerozhodl žádný jediný okamžik.
review-decisions = Rozhodnutí, posouzená podle toho, co kdo věděl
review-luck = Štěstí a umění

# The verdicts on a decision: how much of the chance to win it threw away.
review-best = nejlepší
review-good = dobré
review-mistake = chyba
review-blunder = hrubá chyba

# Headings of columns.
review-lost = Promarněno
review-move = Tah
review-played = Zahráno
review-better = Lepší
review-likely = Šampion
review-lie = Lež?
review-verdict = Verdikt
review-start = Začátek
review-chance = Karty a kostky
review-own = Vlastní tahy
review-others = Tahy ostatních
review-result = Výsledek
review-adjusted = Bez štěstí
review-no-mistakes = Žádné chyby.
review-not-over = Tahle hra ještě neskončila. Rozebrat lze jen dohrané hry.
review-no-champion = { $game } zatím nemá šampiona, takže hru nelze rozebrat.
review-bar = Rozbor
review-replay = bluffhouse replay { $file } --to { $move } ukáže stůl v daném okamžiku.

# Turning points. $before, $after: a chance to win before and after, e.g. 24 %.
review-turn-luck = { $you ->
    [yes] Máš štěstí: { $before } → { $after }.
   *[no] { $name } má štěstí: { $before } → { $after }.
}
review-turn-bad-luck = { $you ->
    [yes] Máš smůlu: { $before } → { $after }.
   *[no] { $name } má smůlu: { $before } → { $after }.
}
review-turn-caught = { $you ->
    [yes] Přistihneš při lži: { $other }: { $before } → { $after }.
   *[no] { $toyou ->
        [yes] { $name } tě přistihne při lži: { $before } → { $after }.
       *[no] { $name } přistihne při lži: { $other }: { $before } → { $after }.
    }
}
review-turn-wrong-call = { $you ->
    [yes] Nevěříš, ale { $other } mluví pravdu: { $before } → { $after }.
   *[no] { $toyou ->
        [yes] { $name } ti nevěří, ale mluvíš pravdu: { $before } → { $after }.
       *[no] { $name } nevěří, ale { $other } mluví pravdu: { $before } → { $after }.
    }
}
review-turn-believed = { $you ->
    [yes] Naletíš na lež, kterou říká { $other }: { $before } → { $after }.
   *[no] { $toyou ->
        [yes] { $name } naletí na tvou lež: { $before } → { $after }.
       *[no] { $name } naletí na lež, kterou říká { $other }: { $before } → { $after }.
    }
}
review-turn-mistake = { $you ->
    [yes] Zahazuješ dobrou šanci: { $before } → { $after }.
   *[no] { $name } zahazuje dobrou šanci: { $before } → { $after }.
}
review-turn-move = { $you ->
    [yes] Pro tebe přelomový okamžik: { $before } → { $after }.
   *[no] { $name } – přelomový okamžik: { $before } → { $after }.
}
