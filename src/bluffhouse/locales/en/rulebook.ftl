### The rules in the browser, and the waiting room

# The rules. $number is for example LI-5, $name is the rule's name (“What is higher”), $title the game's.
rulebook-title = Rules
rulebook-hook = Every rule has a number. At the table, “?” opens the rule that applies right now.
rulebook-of = { $title }: the rules
rulebook-rule = Rule { $number }
rulebook-rule-named = Rule { $number }: { $name }
rulebook-contents = Contents
rulebook-all = All rules
rulebook-one-page = All rules on one page, to read and print
rulebook-other-games = Rules of the other games
rulebook-next = Next rule
rulebook-previous = Previous rule
rulebook-print = Print
rulebook-back = Back to the table
rulebook-opening = Opening the rules…
rulebook-unread = The rules couldn't be loaded.
rulebook-try-again = Try again

# The invitation
waiting-invitation = Invitation
waiting-copy = Copy the link
waiting-not-copied = Your browser won't let us copy. Select the link and copy it yourself.
waiting-code = QR code with the link to this table
waiting-code-says = Point your phone's camera at this code to open the table.
waiting-shared-title = Bluffhouse: { $title }

# Seats
waiting-choose-seat = Tap an empty seat to take it, or drag your face there.
waiting-choose-seat-host = Tap an empty seat to move there or add a bot. You can also drag your face there.
waiting-choose-first = Tap an empty seat to sit down.
waiting-leave-seat = Leave your seat
waiting-host = host
waiting-away = not connected
waiting-fill-with-bots = Fill empty seats with bots
waiting-bot-tempered = bot: { $strength }, { $temper }
bot-short-rookie = rookie
bot-short-regular = regular
bot-short-shark = shark
bot-short-champion = champion
bot-short-random = random

# Settings of the table: the host changes them, the others read them
waiting-table = This table
waiting-host-sets = The host decides this.
waiting-seats = Players
waiting-seats-count = { $seats ->
    [one] { $seats } player
   *[other] { $seats } players
}
waiting-seats-says = Bots can take any seats that stay empty.
waiting-doors = Who can join
waiting-doors-link = anyone with the link
waiting-doors-link-says = The table isn't listed anywhere. People need the link to find it.
waiting-doors-public = everyone
waiting-doors-public-says = The table is listed at the front door until the game starts, and anyone can sit down or watch.
waiting-clock = Time limit
waiting-clock-none = no limit
waiting-clock-none-says = Take as long as you like.
waiting-clock-decision = per move
waiting-clock-decision-says = When your time for a move runs out, a bot makes that one move for you.
waiting-clock-game = for the whole game
waiting-clock-game-says = Each player has one clock for the whole game, and every move adds a little time. When it runs out, a bot decides.
waiting-clock-days = several days per move
waiting-clock-days-says = For a slow game with people who look in once a day. When the time runs out, a bot decides.
waiting-clock-how-long = How long
waiting-clock-increment = Added per move
waiting-clock-countdown = Countdown after time is called
waiting-clock-countdown-says = The time everyone has left once the leader calls time.
waiting-clock-seconds = { $seconds ->
    [one] { $seconds } second
   *[other] { $seconds } seconds
}
waiting-clock-minutes = { $minutes ->
    [one] { $minutes } minute
   *[other] { $minutes } minutes
}
waiting-clock-of-days = { $days ->
    [one] { $days } day
   *[other] { $days } days
}
waiting-absence = When a player leaves
waiting-absence-bot = a bot takes over
waiting-absence-bot-says = A bot plays for people who are away. They get their seat back the moment they return.
waiting-absence-wait = the table waits
waiting-absence-wait-says = Nobody plays for people who are away, unless a clock is running or the host adds a bot.
waiting-yes = yes
waiting-no = no
waiting-islands = { $near } and { $far }
