### What every game shares

# Refusals
not-your-turn = It is not your decision now.
game-over = The game is over.
not-an-action-of-this-game = That is nothing one can do in this game.

# Refusals: coming in
come-in-first = The house does not know you: come in under a name first.
name-empty = A name needs at least one letter that can be seen.
name-too-long = A name has at most { $most } letters.
link-used = This link was used before, or it is too old. Ask for a new one.

# Refusals: the table
no-such-table = There is no table with this code.
table-damaged = What happened at this table cannot be read any more. Tell who runs the house.
bad-setting = { $why ->
    [wrong-fool-me-once] “{ millions-of-dollars-option-fool-me-once }” is for 4 to 8 players, not 3.
   *[other] Such a table cannot be: { $details }
}
no-such-bot = There is no such bot: { $details }
no-such-seat = There is no such seat: this table has { $most }.
host-only = Only the host can do that.
host-removed-you = The host asked you to leave this table.
already-started = The game has begun.
not-started = The game has not begun.
not-over = The game is not over.
you-have-no-seat = You do not sit at this table.
table-full = Every seat is taken.
seat-taken = Somebody sits in seat { $seat }.
seat-empty = Nobody sits in seat { $seat }.
seats-empty = Some seats are empty: wait for people, or let bots sit there.
name-taken = Somebody at this table is called { $name }, or nearly so: sit down under another name.
too-few-seats = { $people ->
    [one] { $people } sits here already: there must be a seat for everybody.
   *[other] { $people } sit here already: there must be a seat for everybody.
}
not-ready = { $name } in seat { $seat } is not ready.
rematch-exists = There is a rematch already: go to the next table.

# Refusals: playing
not-an-action = That is no action of this game: { $details }
paused = The game is paused.
not-paused = The game is not paused.
bot-plays-for-you = A bot plays for you: take your seat back first.
bot-plays-there = A bot plays for { $name } already.
nothing-to-hand-back = { $name } has nothing to take back: no bot plays for a person there.

# Refusals: talk
nobody-called-that = Nobody at this table is called { $name }.
talk-empty = Say something.
talk-too-long = That is too long: at most { $most } letters at once.
talk-too-much = You talk too much: at most { $most } lines a minute.
talk-silent = You have withdrawn: not a word until the round is over.

# Refusals: the house
not-understood = The house does not understand that: { $details }
not-text = The house understands text only.
too-large = That is too much at once: { $details }
too-fast = Too fast: wait a moment.
too-many-connections = There are too many connections from your address.
too-many-guests = Too many people have come in from your address lately. Try again later.
too-many-tables = Too many tables were opened from your address lately. Try again later.
too-many-viewers = Too many people look at this table.
foreign-origin = That came from another site's page.
no-such-page = There is nothing here.
no-such-method = That cannot be asked here: { $details }
house-closing = The house is closing for a moment. Try again soon.
house-full = Every table of the house is taken. Try again later.
house-cannot-write = The house cannot write anything down now. Try again soon.
house-broken = Something in the house broke. It is not your fault.

# News of a table: $you is yes when it is about the reader's own seat
news-opened = The table is open.
news-changed = The host has set up the table anew.
news-sat = { $you ->
    [yes] You have sat down.
   *[no] { $name } has sat down.
}
news-stood = { $you ->
    [yes] You have left your seat.
   *[no] { $name } has left the seat.
}
news-removed = { $you ->
    [yes] The host asked you to leave.
   *[no] The host asked { $name } to leave.
}
news-bot-sat = { $name }, a bot ({ $bot }), has sat down.
news-ready = { $you ->
    [yes] You are ready.
   *[no] { $name } is ready.
}
news-not-ready = { $you ->
    [yes] You are not ready.
   *[no] { $name } is not ready.
}
news-started = The game begins.
news-paused = The host has stopped the game.
news-resumed = The game goes on.
news-handed-over = { $you ->
    [yes] { $why ->
        [host] The host lets a bot ({ $bot }) play for you.
       *[absent] You were away: a bot ({ $bot }) plays for you.
    }
   *[no] { $why ->
        [host] The host lets a bot ({ $bot }) play for { $name }.
       *[absent] { $name } is away: a bot ({ $bot }) plays instead.
    }
}
news-handed-back = { $you ->
    [yes] You play for yourself again.
   *[no] { $name } plays again.
}
news-came = { $you ->
    [yes] You are here.
   *[no] { $name } is here.
}
news-went = { $you ->
    [yes] Your connection was lost.
   *[no] { $name } has lost the connection.
}
news-warned = { $you ->
    [yes] Your time is nearly up.
   *[no] Time is nearly up for { $name }.
}
news-archived = Nobody has been here for long: the table is put away.
news-woken = The table is in use again.
news-rematch = There is a rematch at a new table.

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
