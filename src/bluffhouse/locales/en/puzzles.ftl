# Puzzles: one decision from a real game. In the terminal, `bluffhouse puzzle`; in the browser, /puzzles.

help-puzzle = Solve a puzzle: one decision from a real game.
help-puzzle-number = The number of the puzzle; without it, you get the puzzle of the day.
help-puzzle-random = A random puzzle.
puzzles-title = Puzzles
puzzles-hook = One decision from a real game. What would you do?
puzzles-today = Puzzles of the day
puzzles-renewed = New every day at midnight UTC ({ $time } your time), the same everywhere.
puzzles-more = Another puzzle
puzzle-what = What do you do?
puzzle-number = { $game } · puzzle { $number }
puzzle-daily = { $game } · puzzle of the day
puzzle-grade = { $grade ->
    [easy] Easy: most of our simple bots find it.
    [hard] Hard: most of our simple bots miss it.
   *[medium] Medium: it's close, or our simple bots disagree.
}
puzzle-you = You are { $name }.
puzzle-choose = Your answer, 1 to { $count }:
puzzle-right = Right!
puzzle-wrong = Not quite. The best answer: { $answer }
puzzle-answer = Answer
puzzle-chance = Chance to win
puzzle-likely = Champion plays it
puzzle-odds = Judged from what you knew
puzzle-belief = { $kind ->
    [true] True: { $chance }
    [trap] A trap: { $chance }
   *[lie] A lie: { $chance }
}
puzzle-truth = { $kind ->
    [true] { $name } told the truth.
    [trap] { $name } set a trap.
   *[lie] { $name } lied.
}
puzzle-hidden = What was really there
puzzle-none = There's no puzzle { $number }. This game has { $count }.
puzzle-no-puzzles = This game has no puzzles yet.
puzzle-no-answer = Choose one of the answers, 1 to { $count }.
puzzle-share = Bluffhouse, puzzle { $number } · { $game } { $mark }
puzzle-share-daily = Bluffhouse, puzzle { $date } (UTC) · { $game } { $mark }
puzzle-streak = Days in a row: { $days }
puzzle-rating = Rating: { $rating }
puzzle-score = Solved: { $right } of { $tried }
puzzle-tried = { $state ->
    [right] solved
    [wrong] missed
   *[open] not tried yet
}
puzzle-unrated = Choose a name at the front door to have your answers rated.
puzzle-again = You've already answered this puzzle. Only your first answer counts.
puzzle-again-daily = You've answered this puzzle before. Today it counts for your days in a row, but not for your rating.
puzzle-watch = Watch the game up to here
puzzle-back = Back to the answer
puzzle-back-to-question = Back to the question
puzzle-next = Next puzzle
puzzle-all = All puzzles
puzzle-share-label = Share the result
puzzle-copied = Copied
puzzle-loading = Setting the table…
puzzle-yours = your answer
puzzle-best = best
