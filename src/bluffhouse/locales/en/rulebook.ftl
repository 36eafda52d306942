### The rules at hand, and the waiting room

# The rules. $number is like LI-5, $name is the rule's name (“What is higher”), $title the game's.
rulebook-title = Rules
rulebook-hook = Every rule has a number. At the table a “?” opens the one that applies right now.
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
rulebook-unread = The rules cannot be fetched right now.
rulebook-try-again = Try again

# The invitation
waiting-invitation = Invitation
waiting-copy = Copy the link
waiting-not-copied = This browser does not let us copy. Mark the link and copy it yourself.
waiting-code = QR code of the link to this table
waiting-code-says = Point a phone's camera at this code: it opens the table.
waiting-shared-title = Bluffhouse: { $title }

# Seats
waiting-choose-seat = Tap an empty seat to take it, or drag your face there.
waiting-choose-seat-host = Tap an empty seat to move there or to let a bot sit in it. You can also drag your face there.
waiting-choose-first = Tap an empty seat to sit down.
waiting-leave-seat = Leave the seat
waiting-host = host
waiting-away = not connected
waiting-fill-with-bots = Bots in all empty seats
waiting-bot-tempered = bot: { $strength }, { $temper }
bot-short-rookie = rookie
bot-short-regular = regular
bot-short-shark = shark
bot-short-random = random

# How the table is run. The host sets it; the others read it.
waiting-table = This table
waiting-host-sets = The host sets this.
waiting-seats = Players
waiting-seats-count = { $seats ->
    [one] { $seats } player
   *[other] { $seats } players
}
waiting-seats-says = Bots can take the seats that stay empty.
waiting-doors = Who may come in
waiting-doors-link = whoever has the link
waiting-doors-link-says = The table is not listed anywhere. Only people with the link find it.
waiting-doors-public = everybody
waiting-doors-public-says = The table is listed at the front door until the game begins, and anybody may sit down or watch.
waiting-clock = Time to decide
waiting-clock-none = no limit
waiting-clock-none-says = Everybody takes as long as it takes.
waiting-clock-decision = for each decision
waiting-clock-decision-says = When the time for a decision is up, a bot makes this one decision.
waiting-clock-game = for the whole game
waiting-clock-game-says = Everybody has one store of time for the whole game; each decision adds a little. When it is empty, a bot decides.
waiting-clock-days = several days for each decision
waiting-clock-days-says = For a game played on the side, by people who look in once a day. When the time is up, a bot decides.
waiting-clock-how-long = How long
waiting-clock-increment = Added for each decision
waiting-clock-countdown = Countdown once time is called
waiting-clock-countdown-says = So long is left for everybody after the leader has called time.
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
waiting-absence = When somebody leaves
waiting-absence-bot = a bot sits in
waiting-absence-bot-says = Who is gone for a while is replaced by a bot, and has the seat back the moment he or she returns.
waiting-absence-wait = the table waits
waiting-absence-wait-says = Nobody decides for people who are gone, unless a clock runs or the host lets a bot play.
waiting-yes = yes
waiting-no = no
waiting-islands = { $near } and { $far }
