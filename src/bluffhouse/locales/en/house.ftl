### Messages every game shares

# Refusals
not-your-turn = It isn't your turn.
game-over = The game is over.
not-an-action-of-this-game = You can't do that in this game.

# Refusals: coming in
come-in-first = We don't know your name yet. Choose one to come in.
name-reserved = { $name } could be mistaken for the house itself. Please choose another name.
name-empty = Please choose a name with at least one visible letter.
name-too-long = That name is too long: use at most { $most } letters.
link-used = This link has expired or has already been used. Ask for a new one.

# Refusals: the table
no-such-table = There's no table with this code. Check the link.
table-damaged = This table's journal can't be read any more. Please tell the operator of this house.
table-closed = The operator of this house has closed this table.
banned = The operator of this house has banned you for good.
banned-until = The operator of this house has banned you for a while. Time left: { $hours } h.
name-differs = That isn't your name. Type it exactly: { $name }
bad-setting = { $why ->
    [wrong-fool-me-once] “{ millions-of-dollars-option-fool-me-once }” needs 4 to 8 players, not 3.
   *[other] This combination of settings isn't possible: { $details }
}
no-such-bot = There's no such bot: { $details }
no-such-seat = There's no such seat: this table has { $most }.
host-only = Only the host can do that.
host-removed-you = The host has removed you from this table.
already-started = The game has already started.
not-started = The game hasn't started yet.
not-over = The game isn't over yet.
you-have-no-seat = You don't have a seat at this table.
table-full = Every seat is taken. You can watch instead.
seat-taken = Seat { $seat } is taken. Choose another one.
seat-empty = Seat { $seat } is empty.
seats-empty = Some seats are empty. Wait for more people, or add bots.
name-taken = Somebody here is called { $name }, or something very similar. Choose another name to sit down.
too-few-seats = { $people ->
    [one] { $people } person is already sitting here. The table can't have fewer seats than that.
   *[other] { $people } people are already sitting here. The table can't have fewer seats than that.
}
not-ready = { $name } in seat { $seat } isn't ready yet.
about-to-start = The game is about to start. One moment.
number-not-due = Your number for the deal isn't needed now.
number-not-sealed = That isn't the number your device sealed.
rematch-exists = A rematch has already started. Join it at the new table.

# Refusals: playing
not-an-action = That isn't a move in this game: { $details }
paused = The game is paused.
not-paused = The game isn't paused.
pause-used-up = You've used up your pause time for this game ({ $minutes } min).
no-lesson = This game has no lesson, or this table isn't one.
lesson-fixed = The players and settings of a lesson can't be changed.
bot-plays-for-you = A bot is playing for you. Take your seat back first.
bot-plays-there = A bot is already playing for { $name }.
nothing-to-hand-back = No bot is playing for { $name }, so there's nothing to take back.
player-here = { $name } is at the table. During a game, nobody can decide for a player who is there.
player-just-left = { $seconds ->
    [one] { $name } left only a moment ago. Try again in { $seconds } second.
   *[other] { $name } left only a moment ago. Try again in { $seconds } seconds.
}

# Refusals: chat
nobody-called-that = Nobody at this table is called { $name }.
spectator-gone = This spectator isn't watching any more.
chat-empty = Write a message first.
chat-one-thing = Send a text, a reaction or a phrase: one at a time.
no-such-phrase = There's no such phrase at this table.
chat-too-long = That message is too long: at most { $most } characters.
chat-too-much = You're sending messages too fast: at most { $most } a minute.
chat-silent = You've withdrawn, so you can't chat until this round is over.

# Refusals: the house
not-understood = We couldn't understand that: { $details }
not-text = Only text messages are accepted here.
too-large = That's too large: { $details }
too-fast = That was too fast. Wait a moment and try again.
too-slow = Your request took too long to arrive. Try again.
too-many-connections = There are too many connections from your address. Close some and try again.
too-many-guests = Too many people have joined from your address. Try again later.
too-many-tables = This address has opened as many tables as it may in an hour: { $most }. Try again in { $minutes } min.
too-many-codes = Too many wrong table codes have come from your address. Try again in { $minutes } min.
too-many-reads = You're opening too many games at once. Wait until one has loaded.
too-many-entries = This table has reached its limit of { $most } entries, so only moves are possible now. For anything else, open a new table.
too-many-viewers = Too many people are watching this table. Try again later.
foreign-origin = That request came from another website, so it was refused.
foreign-host = This house doesn't answer at this address. Ask its operator for the right one.
no-such-page = There's nothing here.
no-such-method = This address doesn't accept that: { $details }
house-closing = The house is restarting. Try again in a moment.
house-full = The house has no free tables. Try again later.
house-cannot-write = The house can't save anything right now. Try again in a moment.
house-broken = Something went wrong on our side. Try again.

# Notices about a table. $you is yes when the notice is about the reader
notice-opened = The table is open.
notice-changed = The host has changed the settings.
notice-sat = { $you ->
    [yes] You sat down.
   *[no] { $name } sat down.
}
notice-stood = { $you ->
    [yes] You left your seat.
   *[no] { $name } left their seat.
}
notice-removed = { $you ->
    [yes] { $actor ->
        [host] The host removed you from the table.
       *[other] { $by } removed you from the table.
    }
   *[no] { $actor ->
        [you] You removed { $name } from the table.
        [host] The host removed { $name } from the table.
       *[other] { $by } removed { $name } from the table.
    }
}
notice-unseated = { $you ->
    [yes] You were away, so { $by } freed your seat.
   *[no] { $actor ->
        [you] { $name } is away, so you freed their seat.
       *[other] { $name } is away, so { $by } freed their seat.
    }
}
notice-spectator-removed = { $actor ->
    [you] You removed { $name }, a spectator.
    [host] The host removed { $name }, a spectator.
   *[other] { $by } removed { $name }, a spectator.
}
notice-host-returned = { $you ->
    [yes] You're back, and you're the host again.
   *[no] { $name } is back and is the host again.
}
notice-bot-sat = { $name }, a bot ({ $bot }), sat down.
notice-ready = { $you ->
    [yes] You're ready.
   *[no] { $name } is ready.
}
notice-not-ready = { $you ->
    [yes] You're not ready.
   *[no] { $name } isn't ready.
}
notice-number-missing = { $you ->
    [yes] The start was called off: your device didn't show its number for the deal in time. Say again that you're ready.
   *[no] The start was called off: { $name }'s device didn't show its number for the deal in time.
}
notice-started = The game begins.
notice-paused = { $actor ->
    [you] You paused the game.
    [host] The host paused the game.
   *[other] { $by } paused the game.
}
notice-pause-agreed = { $actor ->
    [you] You agreed to a longer pause.
   *[other] { $by } agreed to a longer pause.
}
notice-pause-over = The pause time has run out, so the game continues.
notice-resumed = { $actor ->
    [you] You resumed the game.
    [host] The game continues.
   *[other] { $by } resumed the game.
}
notice-handed-over = { $you ->
    [yes] { $why ->
        [host] { $actor ->
            [host] The host asked a bot ({ $bot }) to play for you.
           *[other] You were away, so { $by } asked a bot ({ $bot }) to play for you.
        }
        [self] A bot ({ $bot }) is playing for you until you take your seat back.
       *[absent] You were away, so a bot ({ $bot }) is playing for you.
    }
   *[no] { $why ->
        [host] { $actor ->
            [you] You asked a bot ({ $bot }) to play for { $name }.
            [host] The host asked a bot ({ $bot }) to play for { $name }.
           *[other] { $by } asked a bot ({ $bot }) to play for { $name }.
        }
        [self] { $name } asked a bot ({ $bot }) to play for them.
       *[absent] { $name } is away, so a bot ({ $bot }) is playing instead.
    }
}
notice-handed-back = { $you ->
    [yes] You're playing again.
   *[no] { $name } is playing again.
}
notice-came = { $you ->
    [yes] You're here.
   *[no] { $name } is here.
}
notice-went = { $you ->
    [yes] You lost your connection.
   *[no] { $name } lost their connection.
}
notice-warned = { $you ->
    [yes] Your time is nearly up.
   *[no] { $name }'s time is nearly up.
}
notice-archived = Nobody has been here for a long time, so the table has been archived.
notice-woken = The table is open again.
notice-closed = The operator of this house has closed this table.
notice-rematch = A rematch has started at a new table.

# Typed text that is not an action
unclear-nothing-said = Type what you want to do. “?” shows the rule, “help” shows what you can type.
unclear-verb = “{ $said }” isn't something you can do here. You can type: { $verbs }
unclear-usage = Type it like this: { $usage }

# The log
house-starter = { $you ->
    [yes] You go first.
   *[no] { $name } goes first.
}
house-ended = { $winners ->
    [0] The game is over, and nobody wins.
    [one] { $you ->
        [yes] The game is over. You win!
       *[no] The game is over. { $names } wins.
    }
   *[other] { $you ->
        [yes] The game is over. You share the win with { $names }!
       *[no] The game is over. { $names } share the win.
    }
}
house-over = The game is over.
house-waiting = { $you ->
    [yes] It's your turn.
   *[no] Waiting for { $names }.
}

# The terminal
cli-left = You left the table. To continue:
cli-saved = Your game was recorded here:
cli-confirm = → { $action }   (Enter: confirm, u: undo)
cli-help = ?: the rule that applies now · help: what you can type · table: show the table again · quit: save and leave
cli-commitment = The luck of this game is sealed. After the game, `bluffhouse verify` checks it:
cli-wait = let the others go first
cli-not-saved = The record can't be written to { $file }: { $reason }. Choose another place with --save.
cli-which-game = Which game? {""}
cli-options = Options: { $options }
cli-players = { $least }–{ $most } players
cli-no-such-game = There's no game called “{ $said }”. Type the beginning of one of these names.

# Hints, and the mark of a game in which somebody asked for one
notice-hint = { $you ->
    [yes] You ask what a shark would do.
   *[no] { $name } asks what a shark would do.
}
hint-in-lesson = There are no hints in a lesson: the coach helps you.
hint-others-play = Hints are off: another person is playing at this table.
hint-no-champion = There are no hints for this game yet.
hint-not-your-turn = Hints are for your own decisions. Wait for your turn.
hint-on-its-way = Your hint is on its way.
