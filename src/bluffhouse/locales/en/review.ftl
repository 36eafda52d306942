# The review of a finished game: `bluffhouse review`.

help-review = Review a finished game: chances to win, decisions, luck and skill.
help-review-seat = List every decision of this seat.
help-review-json = Print the review as JSON.

review-title = How it went: { $game }
review-chances = Chances to win, move by move
review-turning-points = Turning points
review-no-turning-points = No single moment decided this game.
review-decisions = Decisions, judged from what each player knew
review-luck = Luck and skill

# The verdicts on a decision: how much of the chance to win it threw away.
review-best = best
review-good = good
review-mistake = mistake
review-blunder = blunder

# Headings of columns.
review-lost = Thrown away
review-move = Move
review-played = Played
review-better = Better
review-likely = Champion
review-lie = A lie?
review-verdict = Verdict
review-start = Start
review-chance = Cards and dice
review-own = Own moves
review-others = Others' moves
review-result = Result
review-adjusted = Without luck
review-no-mistakes = No mistakes.
review-not-over = This game hasn't ended. Only finished games can be reviewed.
review-no-champion = { $game } has no champion yet, so it can't be reviewed.
review-bar = Reviewing
review-replay = See the table after any move: bluffhouse replay { $file } --to { $move }

# Turning points. $before, $after: a chance to win before and after, e.g. 24 %.
review-turn-luck = { $you ->
    [yes] You get lucky: { $before } → { $after }.
   *[no] { $name } gets lucky: { $before } → { $after }.
}
review-turn-bad-luck = { $you ->
    [yes] You get unlucky: { $before } → { $after }.
   *[no] { $name } gets unlucky: { $before } → { $after }.
}
review-turn-caught = { $you ->
    [yes] You catch { $other } lying: { $before } → { $after }.
   *[no] { $toyou ->
        [yes] { $name } catches you lying: { $before } → { $after }.
       *[no] { $name } catches { $other } lying: { $before } → { $after }.
    }
}
review-turn-wrong-call = { $you ->
    [yes] You doubt { $other }, who told the truth: { $before } → { $after }.
   *[no] { $toyou ->
        [yes] { $name } doubts you, but you told the truth: { $before } → { $after }.
       *[no] { $name } doubts { $other }, who told the truth: { $before } → { $after }.
    }
}
review-turn-believed = { $you ->
    [yes] You fall for a lie told by { $other }: { $before } → { $after }.
   *[no] { $toyou ->
        [yes] { $name } falls for your lie: { $before } → { $after }.
       *[no] { $name } falls for a lie told by { $other }: { $before } → { $after }.
    }
}
review-turn-mistake = { $you ->
    [yes] You throw away a good chance: { $before } → { $after }.
   *[no] { $name } throws away a good chance: { $before } → { $after }.
}
review-turn-move = { $you ->
    [yes] A turning point for you: { $before } → { $after }.
   *[no] A turning point for { $name }: { $before } → { $after }.
}
