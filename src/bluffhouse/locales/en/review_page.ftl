### The page that shows the review of a finished game, and its limits.

review-come-in = Someone wants to show you how a game went
review-enter = See the review
review-under-way = Our champion is going through the game, move by move.
review-waiting-turn = Another game is being reviewed first.
review-done-of = { $done } of { $total } moves
review-move-number = Move { $move }
review-after-deal = After the deal
review-along = Go through the game, move by move
review-as-table = Show as a table
review-go-there = Go to this moment
review-whose = Whose decisions?
review-only-mistakes = Only mistakes
review-thrown-away = { $lost } thrown away
review-champion-plays = Champion plays it
review-chance-to-win = Chance to win
review-belief-lie = { $percent } chance that it's a lie
review-belief-trap = { $percent } chance that it's a trap
review-belief-truth = { $kind ->
    [true] It was true.
    [trap] It was a trap.
   *[lie] It was a lie.
}
review-balance = { $you ->
    [yes] Cards and dice: { $chance }. Your own moves: { $own }. Everyone else's moves: { $others }.
   *[no] Cards and dice: { $chance }. Own moves: { $own }. Everyone else's moves: { $others }.
}
review-fair-share = Without luck: { $adjusted }. A fair share is { $fair }.
review-luck-explained = Whether a move paid off also depends on what was hidden. “Without luck” counts only how good each decision was, given what the player knew.
review-nothing-to-judge = There was nothing to decide here.
review-judged-by = Our champion judges every decision from what the player knew at the time. It isn't always right.
review-solved = This round is solved, so these figures are exact.
review-stand-in = { $you ->
    [yes] A bot made this move for you, so it doesn't count as yours.
   *[no] A bot made this move for { $name }.
}
review-share = Share the review
review-picture = Save as a picture

too-many-reviews = You've asked for several reviews at once. Wait until one is ready.
review-failed = This game couldn't be reviewed. Please try again later.

# A setting of the house.
setting-review-games = Review finished games in which people played, whenever the bots are idle, so that nobody has to wait for a review later.
