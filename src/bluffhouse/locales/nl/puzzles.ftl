# Puzzles: one decision from a real game. In the terminal, `bluffhouse puzzle`; in the browser, /puzzles.

help-puzzle = Los een puzzel op: één beslissing uit een echt spel.
help-puzzle-number = De puzzel met dit nummer; zonder nummer die van vandaag.
help-puzzle-random = Een willekeurige puzzel.
puzzles-title = Puzzels
puzzles-hook = Eén beslissing uit een echt spel. Wat zou jij doen?
puzzles-today = Puzzels van vandaag
puzzles-renewed = Elke dag nieuwe om middernacht UTC ({ $time } bij jou), overal dezelfde.
puzzles-more = Nog een puzzel
puzzle-what = Wat doe je?
puzzle-number = { $game } · puzzel { $number }
puzzle-daily = { $game } · puzzel van vandaag
puzzle-grade = { $grade ->
    [easy] Makkelijk: de meeste van onze simpele bots vinden het.
    [hard] Moeilijk: de meeste van onze simpele bots hebben het mis.
   *[medium] Gemiddeld: het scheelt weinig, of onze simpele bots zijn het oneens.
}
puzzle-you = Jij bent { $name }.
puzzle-choose = Je antwoord, 1 tot { $count }:
puzzle-right = Goed!
puzzle-wrong = Niet de beste. Beter: { $answer }
puzzle-answer = Antwoord
puzzle-chance = Winstkans
puzzle-likely = De kampioen kiest het
puzzle-odds = Op grond van wat je wist
puzzle-belief = { $kind ->
    [true] Waar: { $chance }
    [trap] Een val: { $chance }
   *[lie] Een leugen: { $chance }
}
puzzle-truth = { $kind ->
    [true] { $name } sprak de waarheid.
    [trap] { $name } zette een val.
   *[lie] { $name } loog.
}
puzzle-hidden = Wat er echt lag
puzzle-none = Puzzel { $number } is er niet. Dit spel heeft er { $count }.
puzzle-no-puzzles = Dit spel heeft nog geen puzzels.
puzzle-no-answer = Kies een van de antwoorden, 1 tot { $count }.
puzzle-share = Bluffhouse, puzzel { $number } · { $game } { $mark }
puzzle-share-daily = Bluffhouse, puzzel { $date } (UTC) · { $game } { $mark }
puzzle-streak = Dagen op rij: { $days }
puzzle-rating = Beoordeling: { $rating }
puzzle-score = Goed: { $right } van { $tried }
puzzle-tried = { $state ->
    [right] opgelost
    [wrong] gemist
   *[open] nog open
}
puzzle-unrated = Kies bij de voordeur een naam, dan tellen je antwoorden mee.
puzzle-again = Deze had je al beantwoord. Alleen het eerste antwoord telt.
puzzle-again-daily = Deze had je al beantwoord. Vandaag telt hij mee voor je dagen op rij, maar niet voor je beoordeling.
puzzle-watch = Bekijk hoe het zover kwam
puzzle-back = Terug naar het antwoord
puzzle-back-to-question = Terug naar de vraag
puzzle-next = Volgende puzzel
puzzle-all = Alle puzzels
puzzle-share-label = Deel het resultaat
puzzle-copied = Gekopieerd
puzzle-loading = De tafel wordt gedekt…
puzzle-yours = jouw antwoord
puzzle-best = beste
