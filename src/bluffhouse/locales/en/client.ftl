### The browser client

page-your-name = What should we call you?
page-who-are-you = Who's playing?
page-come-in = Come in
page-invited = You're invited to a table
invited-by = { $host } invites you to play { $game }.
invited-waiting = { $taken } of { $seats } seats are taken.
invited-playing = The game has started: come in and watch.
invited-over = The game is over: come in and see who lied.
page-nowhere = There's nothing here
page-to-the-door = Back to the front door
page-language = Language
page-day = Light mode
page-night = Dark mode
page-close = Close
page-announcement = From the operator of this house:
page-somebody = Somebody
door-closed = Closed by the operator
page-sound-on = Turn the sound on
page-sound-off = Turn the sound off
page-description = Five bluffing games to play with friends and bots, right in your browser.
page-big-screen = TV view
page-connecting = Finding your table…
page-connection-lost = Connection lost. Reconnecting…
house-unreachable = The house isn't answering. Check your connection and try again.

door-title = The house of bluff
door-hook = Five games where the best liar wins, or the one who sees through the lie. No account needed: take a seat.
door-change-name = { $name } · change name
door-change-name-says = You'll have the new name from your next table on. Where you're already sitting, nothing changes.
door-you = Your page
door-devices = Your devices
door-puzzles = Puzzles of the day
door-take-name = Use this name
door-my-tables = Your tables
door-waiting = Waiting for players
door-your-turn = Your turn
door-their-turn = Their turn
door-over = Finished: see who lied
review-open = How did we play?
door-opponents = with { $names }
door-result = { $winners ->
    [0] Nobody won
    [one] { $you ->
        [yes] You won
       *[no] { $names } won
    }
   *[other] { $you ->
        [yes] You shared the win with { $names }
       *[no] { $names } shared the win
    }
}
door-clear = Take { $table } off the list
door-clear-all = Clear finished tables
door-games = Choose a game
door-facts = { $least } to { $most } players · { $from }–{ $to } minutes
door-players = { $least } to { $most } players
door-against-bots = Play against bots
quick-players = Players at the table
quick-mixed = a mix
door-with-friends = Play with friends
door-learn = Learn it in three minutes
door-open-tables = Open tables
door-open-table = { $host } · { $taken } of { $seats } seats taken
door-no-open-tables = Nobody is looking for players right now. Open a table and share its link.
door-record = Replay a record

waiting-invite = Share this link with the other players
waiting-share = Share
waiting-copied = Copied
waiting-big-screen = TV view: show the table on a shared screen, without anyone's secrets. Open { $link }
waiting-ready = ready
waiting-not-ready = not ready yet
waiting-bot = bot: { $kind }
waiting-remove = Remove
waiting-empty = Seat { $seat }
waiting-sit = Take a seat
waiting-start = Start the game
waiting-need-people = Every seat needs a player
waiting-need-ready = Waiting for everyone to be ready
waiting-starting = Starting…
waiting-im-ready = I'm ready
waiting-not-yet = Not yet
waiting-options = Rules at this table
waiting-seat = Seat { $seat }
waiting-move-here = Move here
waiting-strength = Skill
waiting-temperament = Playing style
waiting-add-bot = Add a bot

chat-title = Chat
chat-say = Write a message
chat-send = Send
chat-unsent = sending…

room-story = Log
room-table = The table
room-your-hand = Your hand
room-deciding = is thinking
room-waiting-for = Waiting for { $names }
room-rematch = Play again
room-clock = { $left } left
room-more-below = More below
room-look-on = Watch on your phone: { $link }
room-big-screen = TV view
room-new-talk = New chat message.
room-skip = Skip
room-pace = Pace
room-pace-slow = Slow
room-pace-normal = Normal
room-pace-fast = Fast
room-pace-instant = Instant
room-your-turn = It's your turn.
room-watching = You're watching

# The player of a seat, on its face
seat-away = away
seat-bot = bot
seat-agent = AI

# The table of a game that brings none of its own
generic-less = One less
generic-more = One more
generic-nothing = none
generic-cannot-draw = This table can't draw this decision. Play it in the terminal, or ask the game's author for a table.

# The end of a game
end-winners = { $winners ->
    [0] Nobody wins
    [one] { $you ->
        [yes] You win!
       *[no] { $names } wins!
    }
   *[other] { $you ->
        [yes] You share the win with { $names }!
       *[no] { $names } share the win!
    }
}
end-results = Results
end-invitation = { $name } wants to play again.
end-next-table = The next game is open at a new table.
end-join = Join

table-assisted = assisted
table-assisted-means = Played with hints, so it doesn't count in any figures.
