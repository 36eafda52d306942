### What every game shares

# Refusals
not-your-turn = It is not your decision now.
game-over = The game is over.
not-an-action-of-this-game = That is nothing one can do in this game.

# Text that is no action
unclear-nothing-said = Say what you want to do; “?” shows the rule, “help” what can be typed.
unclear-verb = “{ $said }” is not clear. One can say: { $verbs }
unclear-usage = That is said like this: { $usage }

# The story
house-starter = { $you ->
    [yes] You begin.
   *[no] { $name } begins.
}
house-ended = { $winners ->
    [0] The game is over, and nobody wins.
    [one] { $you ->
        [yes] The game is over. You win!
       *[no] The game is over. { $names } wins.
    }
   *[other] The game is over. { $names } share the win.
}
house-over = The game is over.
house-waiting = { $you ->
    [yes] It is your decision.
   *[no] Waiting for { $names }.
}

# The terminal
cli-left = You left the table. To go on:
cli-saved = The record of this game:
cli-confirm = → { $action }   (Enter: do it; u: take it back)
cli-help = ?: the rule that applies now · help: what can be typed · table: show the table again · quit: leave and save
cli-commitment = This game's luck is sealed; at the end, `bluffhouse verify` opens the seal:
cli-wait = let the others go first
cli-not-saved = The record cannot be written to { $file }: { $reason }. Give another place with --save.
cli-which-game = Which game? {""}
cli-options = Options: { $options }
cli-players = { $least }–{ $most } players
cli-no-such-game = There is no game “{ $said }”; type the beginning of one of these names.
