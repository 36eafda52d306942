### The browser client

page-your-name = What shall we call you?
page-who-are-you = Who are you?
page-come-in = Come in
page-invited = You are invited to a table
page-nowhere = There is nothing here
page-to-the-door = To the front door
page-language = Language
page-day = Turn on the light
page-night = Turn down the light
page-close = Close
page-sound-on = Turn the sound on
page-sound-off = Turn the sound off
page-connecting = Finding the table…
page-connection-lost = The connection is lost. Trying again…
house-unreachable = The house does not answer. Is it open?

door-title = The house of bluff
door-hook = Five games in which the best liar wins, or the one who sees through him. No account; take a seat.
door-my-tables = Your tables
door-waiting = Waiting for players
door-your-turn = Your decision
door-their-turn = Others decide
door-games = Choose a game
door-facts = { $least } to { $most } players · { $from }–{ $to } minutes
door-against-bots = Play against bots
door-with-friends = Open a table
door-open-tables = Open tables
door-open-table = { $host } · { $taken } of { $seats } seats taken
door-no-open-tables = Nobody waits for players right now. Open a table and share its link.

waiting-invite = Send this link to whoever shall play
waiting-share = Share
waiting-copied = Copied
waiting-ready = ready
waiting-not-ready = not ready yet
waiting-bot = bot: { $kind }
waiting-remove = Remove
waiting-empty = Seat { $seat }
waiting-sit = Take a seat
waiting-start = Start the game
waiting-need-people = Every seat needs somebody
waiting-need-ready = Waiting until all are ready
waiting-im-ready = I am ready
waiting-not-yet = Not yet
waiting-options = Rules of this table
waiting-seat = Seat { $seat }
waiting-move-here = Sit here myself
waiting-strength = How well it plays
waiting-temperament = How it plays
waiting-add-bot = Let a bot sit here

talk-title = Talk
talk-say = Say something
talk-send = Say

room-story = Story
room-table = The table
room-your-hand = Your hand
room-deciding = is deciding
room-waiting-for = Waiting for { $names }
room-rematch = Play again
room-clock = { $left } left
