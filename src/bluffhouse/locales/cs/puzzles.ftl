# Puzzles: one decision from a real game. In the terminal, `bluffhouse puzzle`; in the browser, /puzzles.

help-puzzle = Vyřešit hádanku: jedno rozhodnutí ze skutečné hry.
help-puzzle-number = Hádanka s tímto číslem; bez něj hádanka dne.
help-puzzle-random = Libovolná hádanka.
puzzles-title = Hádanky
puzzles-hook = Jedno rozhodnutí ze skutečné hry. Co uděláš?
puzzles-today = Hádanky dne
puzzles-renewed = Každý den nové o půlnoci UTC ({ $time } tvého času), všude stejné.
puzzles-more = Další hádanka
puzzle-what = Co uděláš?
puzzle-number = { $game } · hádanka { $number }
puzzle-daily = { $game } · hádanka dne
puzzle-grade = { $grade ->
    [easy] Lehká: většina našich jednoduchých botů ji vyřeší.
    [hard] Těžká: většina našich jednoduchých botů se splete.
   *[medium] Střední: rozdíl je malý, nebo se naši jednoduší boti neshodnou.
}
puzzle-you = Hraješ za hráče: { $name }.
puzzle-choose = Tvoje odpověď, 1 až { $count }:
puzzle-right = Správně!
puzzle-wrong = To není nejlepší. Lepší: { $answer }
puzzle-answer = Odpověď
puzzle-chance = Šance na výhru
puzzle-likely = Takhle hraje šampion
puzzle-odds = Podle toho, co bylo vidět
puzzle-belief = { $kind ->
    [true] Pravda: { $chance }
    [trap] Léčka: { $chance }
   *[lie] Lež: { $chance }
}
puzzle-truth = { $kind ->
    [true] { $name }: byla to pravda.
    [trap] { $name }: byla to léčka.
   *[lie] { $name }: byla to lež.
}
puzzle-hidden = Jak to bylo doopravdy
puzzle-none = Hádanka { $number } neexistuje. Počet hádanek této hry: { $count }.
puzzle-no-puzzles = Tahle hra zatím nemá hádanky.
puzzle-no-answer = Vyber jednu z odpovědí, 1 až { $count }.
puzzle-share = Bluffhouse, hádanka { $number } · { $game } { $mark }
puzzle-share-daily = Bluffhouse, hádanka { $date } (UTC) · { $game } { $mark }
puzzle-streak = Dnů v řadě: { $days }
puzzle-rating = Hodnocení: { $rating }
puzzle-score = Správně: { $right } z { $tried }
puzzle-tried = { $state ->
    [right] vyřešená
    [wrong] vedle
   *[open] ještě nezkoušená
}
puzzle-unrated = Zvol si u vchodu jméno a odpovědi se budou počítat.
puzzle-again = Na tuhle už odpověď padla. Počítá se jen první.
puzzle-again-daily = Na tuhle už odpověď padla. Dnes se počítá do dnů v řadě, ale ne do hodnocení.
puzzle-watch = Podívej se, jak k tomu došlo
puzzle-back = Zpátky k odpovědi
puzzle-back-to-question = Zpátky k otázce
puzzle-next = Další hádanka
puzzle-all = Všechny hádanky
puzzle-share-label = Sdílet výsledek
puzzle-copied = Zkopírováno
puzzle-loading = Chystáme stůl…
puzzle-yours = tvoje odpověď
puzzle-best = nejlepší
