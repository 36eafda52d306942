# Puzzles: one decision from a real game. In the terminal, `bluffhouse puzzle`; in the browser, /puzzles.

help-puzzle = Ein Rätsel lösen: eine Entscheidung aus einem echten Spiel.
help-puzzle-number = Das Rätsel mit dieser Nummer; ohne sie das des Tages.
help-puzzle-random = Irgendein Rätsel.
puzzles-title = Rätsel
puzzles-hook = Eine Entscheidung aus einem echten Spiel. Was würdest du tun?
puzzles-today = Rätsel des Tages
puzzles-renewed = Jeden Tag neue um Mitternacht UTC ({ $time } bei dir), überall dieselben.
puzzles-more = Noch ein Rätsel
puzzle-what = Was tust du?
puzzle-number = { $game } · Rätsel { $number }
puzzle-daily = { $game } · Rätsel des Tages
puzzle-grade = { $grade ->
    [easy] Leicht: Die meisten unserer einfachen Bots kommen darauf.
    [hard] Schwer: Die meisten unserer einfachen Bots liegen falsch.
   *[medium] Mittel: Es ist knapp, oder unsere einfachen Bots sind sich uneins.
}
puzzle-you = Du bist { $name }.
puzzle-choose = Deine Antwort, 1 bis { $count }:
puzzle-right = Richtig!
puzzle-wrong = Nicht das Beste. Besser: { $answer }
puzzle-answer = Antwort
puzzle-chance = Gewinnchance
puzzle-likely = Das spielt der Champion
puzzle-odds = Nach dem, was du wusstest
puzzle-belief = { $kind ->
    [true] Wahr: { $chance }
    [trap] Falle: { $chance }
   *[lie] Gelogen: { $chance }
}
puzzle-truth = { $kind ->
    [true] { $name } hat die Wahrheit gesagt.
    [trap] { $name } hat eine Falle gestellt.
   *[lie] { $name } hat gelogen.
}
puzzle-hidden = Was wirklich da war
puzzle-none = Es gibt kein Rätsel { $number }. Dieses Spiel hat { $count }.
puzzle-no-puzzles = Für dieses Spiel gibt es noch keine Rätsel.
puzzle-no-answer = Wähle eine der Antworten, 1 bis { $count }.
puzzle-share = Bluffhouse, Rätsel { $number } · { $game } { $mark }
puzzle-share-daily = Bluffhouse, Rätsel { $date } (UTC) · { $game } { $mark }
puzzle-streak = Tage in Folge: { $days }
puzzle-rating = Wertung: { $rating }
puzzle-score = Richtig: { $right } von { $tried }
puzzle-tried = { $state ->
    [right] gelöst
    [wrong] danebengelegen
   *[open] noch offen
}
puzzle-unrated = Gib dir am Eingang einen Namen, dann werden deine Antworten gewertet.
puzzle-again = Dieses Rätsel kennst du schon. Nur die erste Antwort zählt.
puzzle-again-daily = Dieses Rätsel kennst du schon. Heute zählt es für deine Tage in Folge, aber nicht für die Wertung.
puzzle-watch = Ansehen, wie es dazu kam
puzzle-back = Zurück zur Antwort
puzzle-back-to-question = Zurück zur Frage
puzzle-next = Nächstes Rätsel
puzzle-all = Alle Rätsel
puzzle-share-label = Ergebnis teilen
puzzle-copied = Kopiert
puzzle-loading = Der Tisch wird gedeckt …
puzzle-yours = deine Antwort
puzzle-best = am besten
