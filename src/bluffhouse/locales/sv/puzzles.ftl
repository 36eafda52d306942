# Puzzles: one decision from a real game. In the terminal, `bluffhouse puzzle`; in the browser, /puzzles.

help-puzzle = Lös ett problem: ett beslut ur ett riktigt parti.
help-puzzle-number = Problemet med detta nummer; annars dagens.
help-puzzle-random = Ett slumpvis problem.
puzzles-title = Problem
puzzles-hook = Ett beslut ur ett riktigt parti. Vad skulle du göra?
puzzles-today = Dagens problem
puzzles-renewed = Nya varje dag vid midnatt UTC ({ $time } hos dig), samma överallt.
puzzles-more = Ett problem till
puzzle-what = Vad gör du?
puzzle-number = { $game } · problem { $number }
puzzle-daily = { $game } · dagens problem
puzzle-grade = { $grade ->
    [easy] Lätt: de flesta av våra enkla bottar hittar svaret.
    [hard] Svårt: de flesta av våra enkla bottar har fel.
   *[medium] Medel: det är jämnt, eller så är våra enkla bottar oense.
}
puzzle-you = Du är { $name }.
puzzle-choose = Ditt svar, 1 till { $count }:
puzzle-right = Rätt!
puzzle-wrong = Inte det bästa. Bättre: { $answer }
puzzle-answer = Svar
puzzle-chance = Vinstchans
puzzle-likely = Det spelar mästaren
puzzle-odds = Utifrån det du visste
puzzle-belief = { $kind ->
    [true] Sant: { $chance }
    [trap] En fälla: { $chance }
   *[lie] En lögn: { $chance }
}
puzzle-truth = { $kind ->
    [true] { $name } talade sanning.
    [trap] { $name } gillrade en fälla.
   *[lie] { $name } ljög.
}
puzzle-hidden = Vad som verkligen fanns där
puzzle-none = Det finns inget problem { $number }. Spelet har { $count }.
puzzle-no-puzzles = Spelet har inga problem än.
puzzle-no-answer = Välj ett av svaren, 1 till { $count }.
puzzle-share = Bluffhouse, problem { $number } · { $game } { $mark }
puzzle-share-daily = Bluffhouse, problem { $date } (UTC) · { $game } { $mark }
puzzle-streak = Dagar i rad: { $days }
puzzle-rating = Ranking: { $rating }
puzzle-score = Rätt: { $right } av { $tried }
puzzle-tried = { $state ->
    [right] löst
    [wrong] missat
   *[open] inte provat
}
puzzle-unrated = Välj ett namn i entrén, så räknas dina svar.
puzzle-again = Det har du redan svarat på. Bara första svaret räknas.
puzzle-again-daily = Det har du redan svarat på. I dag räknas det för dina dagar i rad, men inte för din ranking.
puzzle-watch = Se hur det blev så här
puzzle-back = Tillbaka till svaret
puzzle-back-to-question = Tillbaka till frågan
puzzle-next = Nästa problem
puzzle-all = Alla problem
puzzle-share-label = Dela resultatet
puzzle-copied = Kopierat
puzzle-loading = Bordet dukas …
puzzle-yours = ditt svar
puzzle-best = bäst
