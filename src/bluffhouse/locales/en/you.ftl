### Your page: how you play, in each game and overall.

you-title = Your page
you-says = This is how you play, { $name }. Nobody else can see this page.
you-loading = Counting your games…
you-empty = You haven't finished a game yet. Once you have, your wins, lies and calls are counted here.
you-empty-do = Find a game
you-few = These are your first games. Play a few more, and this line will begin to mean something.
you-counting = { $count ->
    [one] One older game is still being counted…
   *[other] { $count } older games are still being counted…
}
you-which = Which games?
you-all = All games

# Wins. Numbers come as text, because a shared win counts as a part.
you-wins = Wins
you-won = Won { $wins } of { $games }
you-fair = A fair share would be { $wins }
you-luck = { $how ->
    [above] You win more often than luck can explain.
    [below] You win less often than bad luck can explain.
   *[luck] So far, the difference may just be luck.
}
you-streak = Longest winning streak: { $count }.
you-streak-now = Current streak: { $count }.
you-recent = Your latest games
you-result = { $result ->
    [won] won
    [shared] shared win
   *[lost] lost
}

# Charts
you-chart-wins = Wins beyond your fair share
you-chart-wins-says = Above the dashed line you win more than your share. Inside the band, it may just be luck.
you-chart-adjusted = Without luck
you-chart-adjusted-says = What your decisions are worth, compared with a fair share (dashed line). The narrower the band, the surer the figure.
you-chart-table = Show as a table
you-chart-games = Games
you-chart-score = Score
you-chart-margin = Margin

# Claims
you-claims = Your claims
you-lies = Your lies
you-believed = believed
you-not-believed = not believed
you-traps = Your traps
you-sprung = worked
you-not-sprung = didn't work
you-truths = { $truths ->
    [0] You never told the truth.
    [one] You told the truth once.
   *[other] You told the truth { $truths } times.
}
you-ear = Your ear for lies
you-their-lies = Other players' lies
you-caught = caught
you-fell-for = fell for
you-their-truths = Other players' truths
you-trusted = believed
you-doubted = doubted
you-best-lie = Your best lie ever
you-best-lie-believers = { $count ->
    [one] { $names } believed it. Nobody caught it.
   *[other] { $names } believed it. Nobody caught it.
}
you-moment = Watch this moment

# Reviews
you-decisions = Your decisions
you-judged = Judged decisions
you-verdict = { $verdict ->
    [best] best
    [good] good
    [mistake] mistakes
   *[blunder] blunders
}
you-lost = Thrown away per game: { $lost } of a win.
you-reviewed = Reviewed: { $reviewed } of { $games } games.
you-unreviewed = None of these games has been reviewed yet. A review tells you how well you decided, luck aside.
you-review-last = Review my last games
you-reviewing = Reviewing game { $game } of { $games }…

# Where chances are lost: { $weakness } is one of the first list, put into one of the second.
you-weakness = Where you lose chances
you-weakness-none = No weakness stands out in your reviewed games.
you-weakness-evidence = { $decisions ->
    [one] Seen in one decision: it cost you { $lost } of a win. Your other decisions cost { $others } on average.
   *[other] Seen in { $decisions } decisions. On average, each cost you { $lost } of a win, and each of your other decisions { $others }.
}
you-weakness-moment = See the worst example
you-weak-raise-doubt = You call too late
you-weak-doubt-raise = You call too early
you-weak-doubt-trust = You doubt too often
you-weak-trust-doubt = You believe too easily
you-weak-bid-pass = You stay in auctions too long
you-weak-pass-bid = You drop out of auctions too early
you-weak-claim = You make the wrong claims
you-weak-raise = You raise to the wrong bids
you-weak-bid = You bid the wrong amounts
you-weak-plan = You plan the wrong moves
you-weak-deal = You make bad deals
you-weak-play = You lose the most chances
you-when-always = { $weakness }.
you-when-few-cards = { $weakness } when you have few cards.
you-when-many-cards = { $weakness } when you have many cards.
you-when-big-claim = { $weakness } when a lot is claimed.
you-when-offered = { $weakness } when someone has made you an offer.
you-when-few-left = { $weakness } when only a few are still in.
you-when-looked-at = { $weakness } when someone has seen your card.
you-when-first-half = { $weakness } in the first half of the game.
you-when-second-half = { $weakness } in the second half of the game.
you-when-ahead = { $weakness } when you're ahead.
you-when-behind = { $weakness } when you're behind.

you-export = Download my games
you-export-says = A JSON file with all your games that count and their figures.
