### The terminal: what the command `bluffhouse` says.
### Words in backticks or after -- are typed as they stand: they stay as they are in every language.

# Errors. They follow "bluffhouse: ", so they begin in lower case and have no full stop.
# $games, $options, $bots and the like are lists of words that are typed.
wrong-game = no game is called “{ $name }”; the games: { $games }
wrong-which-game = which game? { $games }
wrong-players = { $game } is for { $least } to { $most } players, not { $players }
wrong-option = { $game } has no option “{ $option }”; its options: { $options }
wrong-option-twice = the option “{ $option }” is given twice
# $kind: what the option holds. $allowed: the words it may be. $details: a program's English remark.
wrong-option-value = { $kind ->
    [switch] the option “{ $option }” of { $game } must be true or false
    [choice] the option “{ $option }” of { $game } must be one of these: { $allowed }
   *[other] the option “{ $option }” of { $game } can't have that value: { $details }
}
wrong-islands = the option “islands” must be two different squares in ascending order, from 1 to { $most }
wrong-fool-me-once = the option “fool_me_once” is for 4 to 8 players, not 3
wrong-seed-type = the seed must be a whole number or a text
wrong-seed = the seed must have 1 to { $most } characters, all of them printable
wrong-starter = the starting player must be a seat from 0 to { $last }
wrong-seat = --seat { $seat }: the seats are 0 to { $last }
wrong-name = --name: 1 to { $most } printable characters
wrong-bot = no bot is called “{ $name }”; for { $game } there are: { $bots }
wrong-temperament = no temperament is called “{ $name }”; there are: { $temperaments }
engine-failed = the engine can't play: { $details }
engine-other-games = the engine { $engine } doesn't play { $game }; it plays: { $games }
engine-not-named = this was played with another program; to run it again, add --bots '{ $kind }'
model-address = a language model is written model:NAME@http://…, not model:{ $given }
model-prices = prices are written IN,OUT for a million tokens, such as 0.5,1.5, not { $given }
cli-engine-replaced = { $name } drops out: { $details }. A regular bot plays on.
wrong-rule = { $game } has no rule “{ $number }”; its rules: { $first } to { $last }
wrong-language = there is no language “{ $name }”; there are: { $languages }
wrong-not-both = give a GAME or --resume FILE, not both
wrong-resume-has-all = a saved game already has its players, options, seed and seats
wrong-save = --save { $file }: must be a file
wrong-save-there = { $file } already exists: --resume it, or choose another file
wrong-game-over = that game is over; `bluffhouse replay` shows it
wrong-people = { $count ->
    [0] only bots sit at that table; `bluffhouse replay` shows it
   *[other] { $count } people sit at that table; there's room for one here
}
wrong-no-seed = that record has no seed, so the game can't go on
# $reason: what the system says about a file, in the system's language.
wrong-file = { $file }: { $reason }
wrong-no-file = { $file }: there is no such file

# The command line could not be parsed. $help: what to type, e.g. bluffhouse play --help.
wrong-command = there is no command “{ $name }”; see: { $help }
wrong-flag = there is no flag { $name } here; see: { $help }
wrong-missing = { $name } is missing; see: { $help }
wrong-value = { $name } can't have that value; see: { $help }
wrong-typed = can't read that ({ $details }); see: { $help }

# Files that are not records. $details: a program's English remark; $event: a line as it would be.
record-wrong = { $file }: line { $line }: { $reason }
record-too-large = the file is larger than { $most } MiB
record-empty = the file is empty
record-line-too-long = the line is longer than { $most } KiB
record-foreign = this isn't a Bluffhouse record: a record begins with {"{"}"bluffhouse":…
record-format = the format is { $format }, but this program reads { $readable }
record-name = “{ $name }” is not a name that can be shown
record-unreadable = cannot be read: { $details }
record-too-deep = cannot be read: brackets are nested too deeply
record-otherwise = not written the way records are; expected: { $event }
record-decision-missing = a player's decision is missing before this event
record-not-allowed = this decision is not allowed here: { $details }
record-breaks-off = the record breaks off in the middle of a move
record-other-event = this isn't what happens here; expected: { $event }
record-other-luck = this can't be drawn or rolled here: { $details }

# The verdict on a record: was luck honest?
verdict-honest = honest
verdict-dishonest = dishonest
verdict-unproven = unproven
verdict-line = { $verdict }: { $reason }
verdict-line-at = { $verdict }: line { $line }: { $reason }
verdict-all-follows = every random event follows from the seed
verdict-no-seed = the seed has not been revealed
verdict-no-seal = the record has no seal of its seed
verdict-other-seed = the seed is not the one that was sealed
verdict-other-pledge = the dealer's part of the seed is not the pledged one
verdict-numbers = the seed does not hold one number for each seat

# The arena, on the screen
arena-which-bots = which bots? for { $game }: { $bots }; --bots takes them with commas
arena-bot-twice = the bot “{ $name }” is given twice; once is enough
arena-too-few-games = --games { $games }: must be at least 1
arena-bad-seconds = --seconds { $seconds }: must be more than 0 and less than 3600
arena-too-few-jobs = --jobs { $jobs }: must be at least 1
arena-resume-alone = --resume continues a tournament with its own settings; only --jobs and --engine may be given with it
arena-there-already = { $folder } already holds a tournament: continue it with --resume, or choose another folder with --out
arena-not-there = { $folder } holds no tournament: there is no { $file } in it
arena-format = { $file }: the format is { $format }, but this program reads { $readable }
arena-unreadable = { $file } cannot be read: { $details }
arena-line-unreadable = { $file }, line { $line }, cannot be read: { $details }; delete the line, and that game is played again
arena-no-ray = --engine ray needs Ray, which is not installed: pip install 'bluffhouse[ray]', or play without --engine on this machine
arena-game-failed = game { $number } ({ $bots }; seed { $seed }) failed: { $details }
arena-killed = a playing process was killed. Is the machine out of memory? Fewer --jobs need less.
arena-bar-games = games
arena-bar-left = left
arena-written = Written: { $files }
arena-kept = { $games ->
    [one] { $games } of { $total } games was played and saved. To continue:
   *[other] { $games } of { $total } games were played and saved. To continue:
}
arena-head = { $title }, players: { $players }, games: { $games }, deals: { $deals }
arena-bot = bot
arena-strength = Strength (win share: 1 is fair)
arena-share = win share
arena-rating = rating
arena-decision = per decision
arena-slowest = 95th pct.
arena-head-to-head = Head to head (the row's share of the two bots' wins, seat for seat)
arena-bluff = Bluff (called: lies it didn't believe; wrongly: truths)
arena-said = said
arena-lies = lies/100
arena-believed = believed
arena-called = called
arena-wrongly = wrongly
arena-fooled = fooled
arena-sprung = sprung
arena-places = Win share by place (1 is fair)
arena-by-seat = by seat
arena-by-turn = by turn (0 starts)
selfplay-no-parquet = --format parquet needs pyarrow, which is not installed: pip install 'bluffhouse[datasets]', or use --format jsonl
selfplay-not-empty = { $folder } is not empty: choose another folder with --out
bench-which-agent = which agent? --agent takes a bot, engine:COMMAND or model:NAME@URL
bench-no-suite = there is no suite “{ $name }”; there are: { $suites }
bench-other = { $folder } holds another benchmark: choose another folder with --out
bench-other-suites = these results come from different suites, so they can't be compared
bench-no-common-deals = these results have no deal in common, so they can't be compared

# The arena's report page
report-title = { $title }: arena
report-players = { $players ->
    [one] { $players } player per table
   *[other] { $players } players per table
}
report-games = { $games ->
    [one] { $games } game
   *[other] { $games } games
}
report-deals = { $deals ->
    [one] { $deals } deal
   *[other] { $deals } deals
}
report-unfinished = { $total ->
    [one] unfinished: { $total } game is planned
   *[other] unfinished: { $total } games are planned
}
# $bot: a bot as it is typed, e.g. shark:bold.
report-alone = { $bot } against itself
report-first = { $bot } wins most
report-just = { $bot } is just ahead
report-lead-alone = One bot in every seat: any difference is the game's own bias.
# $share, $low, $high, $other: figures, e.g. 1.24.
report-lead = { $interval ->
    [yes] It won { $share } times its fair share of the games (95 %: { $low } to { $high }), ahead of { $second } with { $other }.
   *[no] It won { $share } times its fair share of the games, ahead of { $second } with { $other }.
}
report-lead-just = { $interval ->
    [yes] It won { $share } times its fair share of the games (95 %: { $low } to { $high }). That's too close to { $second } to tell them apart: play more games.
   *[no] It won { $share } times its fair share of the games. That's too close to { $second } to tell them apart: play more games.
}
report-strength = Strength
report-strength-says = Wins divided by a fair share of the wins: 1 means no better than its opponents. The dot is the result, the bar is the 95 % interval.
report-column-games = games
report-column-wins = wins
report-column-rating = rating (openskill)
report-head-to-head = Head to head
report-head-to-head-says = When both bots sat at the table and one of them won: the share of the bot on the left, seat for seat. 50 is even.
report-bluff = Bluff
report-bluff-says = Which claims were made, whether they were true, and who believed them. A call means acting as if a claim were false.
report-lies-told = Lies told
report-lies-told-says = of all its claims
report-lies-believed = Lies believed
report-lies-believed-says = by the players who had to act on them
report-right = Calls that were right
report-right-says = of all the claims it didn't believe
report-fooled = Fooled
report-fooled-says = lies it believed, of those told to it
report-sprung = Traps that worked
report-sprung-says = it said less than there was, and the other player opened it
report-column-said = said
report-column-lies = lies
report-column-size = mean size
report-column-right = calls right
report-column-wrong = calls wrong
report-column-traps = traps
report-time = Time to decide
# $seconds: a time with its unit, e.g. 1 s.
report-time-says = The dot is the mean, the ring the 95th percentile; each tick is ten times the one before. The time allowed was { $seconds }.
report-slowest = 95th: { $time }
report-bias = The game's own bias
report-bias-says = Win share by place, whichever bot sat there: 1 is fair. All bots sat everywhere equally often.
report-by-turn = By order of play
report-turn = { $place ->
    [1] starts
    [2] 2nd
    [3] 3rd
   *[other] { $place }th
}
report-by-seat = By seat
report-seat = seat { $seat }
report-how = How it was played
report-tables = tables per deal
report-tables-alone = one, with the bot in every seat
report-tables-all = { $tables ->
    [one] the only possible one ({ $tables }), in all { $turns } turns
   *[other] all possible ones ({ $tables }), each in all { $turns } turns
}
report-tables-circle = { $tables ->
    [one] { $tables } from a circle of all bots, reshuffled for every deal, in all { $turns } turns
   *[other] { $tables } from a circle of all bots, reshuffled for every deal, each in all { $turns } turns
}
report-endings = how games ended
# $part: e.g. 40 %.
report-ending = { $reason ->
    [twenty_five_millions] 25 million: { $part }
    [bank_empty] the bank was empty: { $part }
    [last_one_left] the last one left: { $part }
    [most_cards] the most cards: { $part }
    [fewest_cards] the fewest cards: { $part }
    [all_have_least_money] all had the least money: { $part }
    [most_points] the most points: { $part }
    [more_money] the same points, more money: { $part }
    [shared] shared: { $part }
    [twenty_million] twenty million: { $part }
    [eighth_heist] the eighth heist: { $part }
    [treasure] the treasure: { $part }
   *[other] { $reason }: { $part }
}
report-again = to play it again
report-footer = Made by { $command }. Intervals are 95 % intervals over deals: every deal was played by every table in every seating, so luck cancels out.
report-seconds = { $amount } s
report-milliseconds = { $amount } ms
report-microseconds = { $amount } µs

# The solver
solve-only-lie = “{ $game }” can't be solved, only lie can
solve-no-difference = these options make no difference to a round: { $options }
solve-cards = --cards { $cards }: two numbers, e.g. 1,2
solve-two-cards = a round needs two players with at least one card each: --cards 1,1
solve-too-big = { $most ->
    [one] too big to solve: at most { $most } card in all
   *[other] too big to solve: at most { $most } cards in all
}
solve-size = Bids: { $bids }; points of the auction: { $points }; hands and turnings: { $hands }
solve-iterations = iterations
solve-seconds = seconds
solve-value = value
solve-stopped = Stopped.
solve-worth = The round is worth { $value } to the starter. Rounded, without the moves that are never played: NashConv { $distance }.
solve-kept = { $bytes ->
    [one] { $file }: { $bytes } byte
   *[other] { $file }: { $bytes } bytes
}

# Learning
learn-not-installed = Learning needs more packages ({ $package } is missing): pip install 'bluffhouse[learn]'
learn-numbers = --{ $option } { $text }: give numbers separated by commas, such as 2,4
learn-shares = --shares { $text }: give { $wanted } numbers, none below 0 and at least one above 0
learn-pair = --{ $option } { $text }: give one number, or two separated by a comma, none below 0
learn-net = { $file } doesn't fit: it is a net of another game, or its layers don't have the width { $size } (--size).
learn-no-net = { $file }: this file is damaged or doesn't hold a net.
learn-taken = { $folder } already holds a run of this game. Continue it with --resume, or choose another folder with --out.
learn-no-checkpoint = There is no checkpoint in { $folder } to continue from.
learn-over = This run has already reached its limit. Earlier parts count towards --choices and --seconds: raise the limit to continue.
learn-games = Bots are playing
learn-compile = Compiling
learn-imitate = Imitating bots
learn-train = Training
learn-done = Done
learn-figures = { $millions } M choices, shares { $shares }
learn-stopped = Stopped. To continue from { $folder }, use --resume.
learn-kept = Net: { $file }, curve: { $page }

# The house on this machine. $reason: what the system or the database says, mostly in English.
serve-open = The house is open: { $address }
serve-cannot-listen = cannot listen on { $host } port { $port }: { $reason }
serve-no-fork = several workers need a system that can fork; start one house per worker instead
backup-no-house = { $file }: there is no house here
backup-no-answer = the database doesn't answer: { $reason }
backup-nothing = { $file }: { $reason }; nothing was imported
backup-not-empty = { $database }: this database already holds a house; import a backup into a new one
backup-there = { $file }: already exists; choose another name
backup-written = { $place }: people { $people }, tables { $tables }, entries { $entries }
desk-token-new = The operator's desk: { $address } (token: { $token }). Keep the token: it isn't shown again.
desk-token-given = the token is set by desk_token; change it there
desk-is-off = The desk is turned off by the setting desk.

# The database of a house, and its settings. $database, $folder, $file, $name, $where, $meant and $allowed stand as they are typed.
store-in-use = { $database } is in use: another house has it open. Close that one, choose another file, or use PostgreSQL, which several can share
store-cannot-open = the database { $database } cannot be opened: { $reason }
store-not-ours = { $database } is not a Bluffhouse database: { $reason }
store-something-else = { $database } holds something else; choose another database
store-newer = { $database } was written by a newer Bluffhouse (schema { $schema }); use that one
store-no-database = “{ $database }” is not a database; one is written like this: sqlite:///folder/house.db or postgresql://user@host/name
store-no-driver = PostgreSQL needs: pip install 'bluffhouse[postgres]'
agents-missing = this needs an extra: pip install 'bluffhouse[agents]'
agents-no-house = { $url } doesn't answer, or mcp isn't switched on there
store-no-folder = the folder { $folder } can't be created: { $reason }
settings-value = { $kind ->
    [whole] { $where }: must be a whole number, { $allowed }
    [number] { $where }: must be a number, { $allowed }
    [choice] { $where }: must be one of these: { $allowed }
    [folder] { $where }: must be the path of a folder
    [list] { $where }: must be a list of texts like { $allowed }
    [like] { $where }: must be a text like { $allowed }
   *[text] { $where }: must not be empty
}
settings-unknown = { $name }: there is no such setting; the settings: { $allowed }
settings-unknown-near = { $name }: there is no such setting; did you mean { $meant }?
settings-unreadable = { $file }: not valid TOML settings: { $details }
settings-workers = { $where }: several workers need PostgreSQL, such as postgresql://user@host/database

# Languages: bluffhouse words. $language: its code.
words-complete = { $language }: nothing is missing
words-found = { $count ->
    [one] { $language }: { $count } thing to fix
   *[other] { $language }: { $count } things to fix
}
words-fault = { $kind ->
    [file] there is no such file
    [missing] missing: { $key }
    [extra] English has no { $key }
    [twice] twice: { $key }
    [variables] { $key }: not the variables English has: { $details }
    [plurals] { $key }: plural forms are missing: { $details }
    [unread] cannot be read: { $details }
    [broken] { $key }: { $details }
    [english] { $key }: the same as English: { $details }
    [numbers] not the rule numbers English has: { $details }
   *[codes] not the words in backticks English has: { $details }
}

# Help: what stands in bluffhouse --help. Words in capitals are what one fills in.
help = Five games of bluff, exactly by the book.
help-version = Show the version.
help-lang = The language, e.g. en. [BLUFFHOUSE_LANG, LANG]
help-play = Play against bots. Ctrl-C saves a record to resume from.
help-game = See: bluffhouse games.
help-play-players = How many sit at the table, including you.
help-option = A variant: NAME, or NAME=VALUE. May be repeated.
help-play-seed = Deal the game from this seed, so it can be played again.
help-play-seat = Your seat, from 0.
help-play-name = Your name.
help-play-bots = Your opponents: rookie, regular, shark, or several separated by commas.
help-play-save = Where to write the record.
help-play-resume = Resume a saved game.
help-play-yes = Don't ask me to confirm a decision.
help-games = List the games.
help-rules = Show the rules of a game, or one of them.
help-rules-number = One rule, e.g. LI-5.
help-replay = Retell a recorded game and show the table where it stops.
help-file = A record, as --save writes it.
help-replay-seat = Show only what this seat could see.
help-replay-to = Stop after this many decisions.
help-verify = Recompute all the luck of a record from its seed. Exit status: 0 honest, 1 not, 2 unproven.
help-arena = Run a tournament among bots: who is stronger, and who lies. Ctrl-C keeps what was played.
help-bots = The bots, separated by commas: regular,shark:bold,engine:./mybot.
help-players = How many sit at each table.
help-arena-games = How many games, at least: whole deals are played. [1000]
help-seconds = A bot's time per decision, in seconds. [1]
help-seed = Deal from this seed, so it can be played again.
help-out = The folder for the results.
help-jobs = How many games at the same time. [one per core]
help-arena-resume = Continue the tournament in this folder.
help-arena-engine = This machine, or a Ray cluster (needs bluffhouse[ray]).
help-selfplay = Let bots play and write a dataset: records, and a table of every decision.
help-selfplay-games = How many games. [100]
help-selfplay-format = JSON lines, or Parquet (needs bluffhouse[datasets]).
help-selfplay-values = The value of every position: none, or estimated by playing on from it.
help-bench = Measure one agent among fixed opponents with fixed deals, luck taken out. The same folder continues where it stopped.
help-bench-agent = The agent: a bot, engine:COMMAND or model:NAME@URL.
help-bench-quick = Play only the first few deals of the suite.
help-bench-deals = How many deals in each section. [the whole suite]
help-bench-suite = The name of the suite.
help-bench-seconds = The agent's time per decision, in seconds. [60]
help-bench-luck = Measure luck and take it out of the score. Takes longer.
help-bench-judged = Review every game too, and score the agent by its decisions, whoever won. Takes longer.
help-compare = Show how much better the first agent is than the second, with the same deals.
help-compare-first = The results.json of one agent.
help-compare-second = The results.json of another.
help-bench-engine = This machine, or a Ray cluster (needs bluffhouse[ray]).
help-engine = Write bots in any programming language.
help-check = Test an engine and report what is wrong with it. Exit status: 0 if it passes, 1 if not.
help-check-command = The engine's command, in quotes: 'python3 mybot.py --level 3'.
help-check-games = How many games to play of each kind. [20]
help-check-seed = Deal from this seed, so it can be played again.
help-check-seconds = The engine's time per decision, in seconds. [1]
help-mcp = Let a language model play: an MCP server on standard input and output (needs bluffhouse[agents]).
help-mcp-house = Play in a running house instead: https://bluff.example.org. It must have mcp switched on.
help-agent = Let a language model play against bots, and count what it used. Its key is read from BLUFFHOUSE_MODEL_KEY (needs bluffhouse[agents]).
help-agent-model = The model's name at its server.
help-agent-base-url = The server, up to /v1. It must speak the chat-completions interface.
help-agent-games = How many games. [1]
help-agent-prices = Prices per million tokens, input and output: 0.5,1.5.
help-agent-house = Play at a table in this house instead. It must have mcp switched on.
help-agent-table = The code of the table.
help-agent-name = The model's name at the table.
help-solve = Solve one round of LIE between two players, and print how far it is from an equilibrium.
help-solve-game = lie: the only game that can be solved.
help-solve-cards = The starter's and the other player's cards: 1,1, 1,2 or 2,1.
help-solve-seconds = How long to keep going.
help-solve-until = Stop when NashConv is below this.
help-solve-option = raise_order=value_first, wild_ones. May be repeated.
help-solve-out = Write the strategy to this file (.json.gz).
help-learn = Train a net to play a game, among imitations of our bots, its earlier selves and players that exploit it.
help-learn-game = The game to learn.
help-learn-out = The folder for the net, its curve and checkpoints.
help-learn-players = Numbers of players to train for, such as 2,4.
help-learn-choices = Stop after this many choices.
help-learn-seconds = Stop after this many seconds of training.
help-learn-imitate = Bots to imitate as opponents, separated by commas; empty for none.
help-learn-games = Real games of the bots to learn from before training.
help-learn-processes = Processes that play real games.
help-learn-tables = Tables played at the same time.
help-learn-size = Width of the net's three layers.
help-learn-net = Begin with this net instead of a copy of the first bot.
help-learn-shares = How often the net, its rival and each imitation sit at a seat, separated by commas. [0.3,0.1,0.25,0.25,0.1]
help-learn-alike = How many tables have one net among others that are all alike, from 0 to 1.
help-learn-entropy = How much variety counts at the beginning and at the end.
help-learn-rate = Learning rate at the beginning and at the end.
help-learn-epochs = How many times the net learns from each choice.
help-learn-seed = Seed for everything random.
help-learn-resume = Continue from the checkpoint in the folder.
help-serve = Open the house: tables for people and bots, over HTTP and WebSocket.
help-config = A TOML file with settings.
help-serve-browser = Open it in this machine's browser.
help-export = Write the whole house to a file: people, tables, games. The house may stay open.
help-export-file = A new file. It holds secrets.
help-import = Load a house from such a file into a new, empty database. All of it, or nothing.
help-import-file = A file written by export.
help-desk-token = Make a new token for the operator's desk. The old one stops working at once; the house may stay open.
help-database = Where tables are kept, as for serve. [BLUFFHOUSE_DATABASE]
help-data = The folder for the house's files. [BLUFFHOUSE_DATA]
help-schema = Print the JSON Schema of every message between a house and its clients.
help-words = List what is missing or wrong in a language, or in all of them. Exit status 1: something is.
help-words-language = Its code, e.g. en.
help-words-folder = The folder of a language that is still being written.

# Help: the settings of bluffhouse serve
setting-host = The address to listen on; 0.0.0.0 means all of them.
setting-port = The port to listen on; 0 means any free one.
setting-operations = A separate address and port for /metrics, /readyz and /healthz, such as 127.0.0.1:8322; empty: no metrics.
setting-desk = Offer the operator's desk at /desk to anyone who has its token.
setting-desk-token = The token for the operator's desk; empty: the one made at the first start. Set it in the file or the environment, not on the command line.
setting-public-url = The start of links to tables; empty: the address of the request.
setting-allowed-origins = Other origins whose pages may talk to the house.
setting-allowed-hosts = Host names the house answers to, besides IP addresses, names without a dot, *.local and the host of public_url.
setting-secure-cookies = Send cookies over HTTPS only. Turn this on wherever there is HTTPS.
setting-proxy = There is a proxy in front: trust its X-Forwarded-For and X-Forwarded-Proto. Without a proxy, anyone could forge them.
setting-data = The folder for the house's files.
setting-database = Where tables are kept: sqlite:///path or postgresql://user@host/database; empty: the file house.db in the data folder.
setting-workers = Processes that serve tables; more than one needs PostgreSQL.
setting-worker-port = The first worker also listens on this port, each further worker on the next: a proxy can lead all players of a table to the same one. 0: on none.
setting-log = The lowest level that is logged.
setting-log-format = Log lines for people or for programs.
setting-bot-processes = Processes in which each worker's bots think.
setting-bot-seconds = Seconds a bot may think before a simpler one decides for it.
setting-bot-delay = About how many seconds a bot seems to think; 0 means none.
setting-engines = Programs that may sit at tables as bots, each as NAME=COMMAND; none by default.
setting-mcp = Let agents join tables through MCP, at /mcp (needs bluffhouse[agents]).
setting-drop-grace = Seconds a disconnected player has to come back before the table waits for them or a bot takes over.
setting-start-grace = Seconds that players' devices have to show their numbers for the deal before the start is called off.
setting-sleep-after = Seconds after which a table nobody is watching leaves memory. It stays on disk.
setting-archive-after-days = Days after which an unused table is archived. It is never lost.
setting-max-tables = Tables open at the same time.
setting-max-tables-per-address = Tables opened from one address per hour; this machine itself is exempt.
setting-max-wrong-codes-per-address = Wrong table codes from one address per hour; this machine itself is exempt.
setting-max-connections-per-address = Live connections from one address at the same time.
setting-max-requests-per-address = Connections from one address at the same time, not counting live ones. Behind a proxy, the proxy sets this limit.
setting-request-seconds = Seconds a client has to send the headers of a request, and again to send its body.
setting-max-viewers-per-table = Live connections to one table at the same time.
setting-max-entries-per-table = Entries at one table, not counting moves and connections; beyond that, only what the game needs is accepted.
setting-max-message = Bytes in one message from a client.
setting-messages-per-second = Messages per second from one person, in the long run; twice as many in a burst. Costly requests count as several.
setting-messages-per-second-per-address = Messages and requests per second from one address, in the long run; twice as many in a burst. This machine itself is exempt.
setting-chat-length = Characters in one chat message.
setting-chat-per-minute = Chat messages per minute from one person.

# bluffhouse without a command: the house for everybody in the room
party-port-taken = Another program is using port { $port }, so this house is at { $other }.
party-others = On phones and other computers in this network, open: { $address }
party-no-network = This machine isn't on a network, so phones can't join.
party-close = Ctrl-C closes the house.
party-kept = Your games are saved: { $file }
help-without = Without a command, the house opens in this machine's browser, for everyone on the same network.
help-host = Without a command: the address to listen on. 127.0.0.1 means this machine only.
help-port = Without a command: the port to listen on; 0 means any free one.
help-no-browser = Without a command: don't open the browser.
