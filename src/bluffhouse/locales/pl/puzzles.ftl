# Puzzles: one decision from a real game. In the terminal, `bluffhouse puzzle`; in the browser, /puzzles.

help-puzzle = Rozwiąż zagadkę: jedną decyzję z prawdziwej gry.
help-puzzle-number = Zagadka o tym numerze; bez niego zagadka dnia.
help-puzzle-random = Dowolna zagadka.
puzzles-title = Zagadki
puzzles-hook = Jedna decyzja z prawdziwej gry. Co robisz?
puzzles-today = Zagadki dnia
puzzles-renewed = Codziennie nowe o północy UTC ({ $time } twojego czasu), wszędzie te same.
puzzles-more = Kolejna zagadka
puzzle-what = Co robisz?
puzzle-number = { $game } · zagadka { $number }
puzzle-daily = { $game } · zagadka dnia
puzzle-grade = { $grade ->
    [easy] Łatwa: większość naszych prostych botów ją rozwiązuje.
    [hard] Trudna: większość naszych prostych botów się myli.
   *[medium] Średnia: różnica jest mała albo nasze proste boty są podzielone.
}
puzzle-you = Grasz jako { $name }.
puzzle-choose = Twoja odpowiedź, od 1 do { $count }:
puzzle-right = Dobrze!
puzzle-wrong = To nie najlepsze. Lepiej: { $answer }
puzzle-answer = Odpowiedź
puzzle-chance = Szansa na wygraną
puzzle-likely = Tak gra mistrz
puzzle-odds = Na podstawie tego, co było ci wiadome
puzzle-belief = { $kind ->
    [true] Prawda: { $chance }
    [trap] Pułapka: { $chance }
   *[lie] Kłamstwo: { $chance }
}
puzzle-truth = { $kind ->
    [true] { $name }: to była prawda.
    [trap] { $name }: to była pułapka.
   *[lie] { $name }: to było kłamstwo.
}
puzzle-hidden = Jak było naprawdę
puzzle-none = Nie ma zagadki { $number }. Liczba zagadek tej gry: { $count }.
puzzle-no-puzzles = Ta gra nie ma jeszcze zagadek.
puzzle-no-answer = Wybierz jedną z odpowiedzi, od 1 do { $count }.
puzzle-share = Bluffhouse, zagadka { $number } · { $game } { $mark }
puzzle-share-daily = Bluffhouse, zagadka { $date } (UTC) · { $game } { $mark }
puzzle-streak = Dni z rzędu: { $days }
puzzle-rating = Ranking: { $rating }
puzzle-score = Trafione: { $right } z { $tried }
puzzle-tried = { $state ->
    [right] rozwiązana
    [wrong] nietrafiona
   *[open] jeszcze przed tobą
}
puzzle-unrated = Podaj imię przy wejściu, a odpowiedzi będą się liczyć.
puzzle-again = Na tę już padła odpowiedź. Liczy się tylko pierwsza.
puzzle-again-daily = Na tę już padła odpowiedź. Dziś liczy się do dni z rzędu, ale nie do rankingu.
puzzle-watch = Zobacz, jak do tego doszło
puzzle-back = Wróć do odpowiedzi
puzzle-back-to-question = Wróć do pytania
puzzle-next = Następna zagadka
puzzle-all = Wszystkie zagadki
puzzle-share-label = Udostępnij wynik
puzzle-copied = Skopiowano
puzzle-loading = Szykujemy stół…
puzzle-yours = twoja odpowiedź
puzzle-best = najlepsza
