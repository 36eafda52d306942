### The terminal: what the command `bluffhouse` says.
### Words in backticks or after -- are typed as they stand: they stay as they are in every language.

# Errors. They follow "bluffhouse: ", so they begin in lower case and have no full stop.
# $games, $options, $bots and the like are lists of words that are typed.
wrong-game = er is geen spel dat “{ $name }” heet; de spellen: { $games }
wrong-which-game = welk spel? { $games }
wrong-players = { $game } is voor { $least } tot { $most } spelers, niet voor { $players }
wrong-option = { $game } heeft geen optie “{ $option }”; de opties: { $options }
wrong-option-twice = de optie “{ $option }” staat er twee keer
# $kind: what the option holds. $allowed: the words it may be. $details: a program's English remark.
wrong-option-value = { $kind ->
    [switch] de optie “{ $option }” van { $game } moet true of false zijn
    [choice] de optie “{ $option }” van { $game } moet een van deze zijn: { $allowed }
   *[other] de optie “{ $option }” van { $game } kan dat niet zijn: { $details }
}
wrong-islands = de optie “islands” moet twee verschillende vakjes in oplopende volgorde zijn, van 1 tot { $most }
wrong-fool-me-once = de optie “fool_me_once” is voor 4 tot 8 spelers, niet voor 3
wrong-seed-type = de seed moet een geheel getal of een tekst zijn
wrong-seed = de seed moet 1 tot { $most } tekens hebben, allemaal afdrukbaar
wrong-starter = wie begint, moet een plaats van 0 tot { $last } zijn
wrong-seat = --seat { $seat }: de plaatsen zijn 0 tot { $last }
wrong-name = --name: 1 tot { $most } tekens die te tonen zijn
wrong-bot = er is geen bot die “{ $name }” heet; voor { $game } zijn er: { $bots }
wrong-temperament = er is geen temperament dat “{ $name }” heet; er zijn: { $temperaments }
engine-failed = de engine kan niet spelen: { $details }
engine-other-games = de engine { $engine } speelt geen { $game }; wel: { $games }
engine-not-named = hier speelde een ander programma mee; geef --bots '{ $kind }' op om het opnieuw te laten lopen
model-address = een taalmodel schrijf je als model:NAAM@http://…, niet model:{ $given }
model-prices = prijzen schrijf je als GELEZEN,GESCHREVEN per miljoen tokens, zoals 0.5,1.5, niet { $given }
cli-engine-replaced = { $name } valt uit: { $details }. Een regular-bot speelt verder.
wrong-rule = { $game } heeft geen regel “{ $number }”; de regels: { $first } tot { $last }
wrong-language = er is geen taal “{ $name }”; er zijn: { $languages }
wrong-not-both = geef GAME of --resume FILE op, niet allebei
wrong-resume-has-all = een opgeslagen spel heeft zijn spelers, opties, seed en plaatsen al
wrong-save = --save { $file }: moet een bestand zijn
wrong-save-there = { $file } bestaat al: ga ermee verder met --resume, of geef een andere plek op
wrong-game-over = dat spel is afgelopen; `bluffhouse replay` laat het zien
wrong-people = { $count ->
    [0] aan die tafel zit geen mens, alleen bots; `bluffhouse replay` laat het zien
   *[other] aan die tafel zitten { $count } mensen; hier is plaats voor één
}
wrong-no-seed = die opname heeft geen seed, dus het toeval kan niet verdergaan
# $reason: what the system says about a file, in the system's language.
wrong-file = { $file }: { $reason }
wrong-no-file = { $file }: dat bestand is er niet

# The command line could not be parsed. $help: what to type, e.g. bluffhouse play --help.
wrong-command = er is geen opdracht “{ $name }”; zie: { $help }
wrong-flag = { $name } bestaat hier niet; zie: { $help }
wrong-missing = { $name } ontbreekt; zie: { $help }
wrong-value = { $name } kan dat niet zijn; zie: { $help }
wrong-typed = dat is niet te lezen ({ $details }); zie: { $help }

# Files that are not records. $details: a program's English remark; $event: a line as it would be.
record-wrong = { $file }: regel { $line }: { $reason }
record-too-large = het bestand is groter dan { $most } MiB
record-empty = het bestand is leeg
record-line-too-long = de regel is langer dan { $most } KiB
record-foreign = dit is geen opname van Bluffhouse: zo’n opname begint met {"{"}"bluffhouse":…
record-format = het formaat is { $format }, maar dit programma leest { $readable }
record-name = “{ $name }” is geen naam die te tonen is
record-unreadable = niet te lezen: { $details }
record-too-deep = niet te lezen: te veel haakjes in haakjes
record-otherwise = niet geschreven zoals het in een opname hoort; dat zou zijn: { $event }
record-decision-missing = vóór deze gebeurtenis ontbreekt de beslissing van een speler
record-not-allowed = deze beslissing mag hier niet: { $details }
record-breaks-off = de opname breekt midden in een zet af
record-other-event = dit is niet wat hier gebeurt, maar: { $event }
record-other-luck = dit kan het toeval niet brengen: { $details }

# The verdict on a record: was luck honest?
verdict-honest = eerlijk
verdict-dishonest = oneerlijk
verdict-unproven = onbewezen
verdict-line = { $verdict }: { $reason }
verdict-line-at = { $verdict }: regel { $line }: { $reason }
verdict-all-follows = alle toeval volgt uit de seed
verdict-no-seed = de seed is niet bekendgemaakt
verdict-no-seal = de opname heeft geen zegel van zijn seed
verdict-other-seed = de seed is niet de seed die verzegeld werd
verdict-other-pledge = het deel van de seed dat de deler gaf, is niet het toegezegde
verdict-numbers = de seed bevat niet één getal voor elke plaats

# The arena, on the screen
arena-which-bots = welke bots? voor { $game }: { $bots }; --bots neemt ze met komma’s ertussen
arena-bot-twice = de bot “{ $name }” staat er twee keer; één keer is genoeg
arena-too-few-games = --games { $games }: moet minstens 1 zijn
arena-bad-seconds = --seconds { $seconds }: moet meer dan 0 en minder dan 3600 zijn
arena-too-few-jobs = --jobs { $jobs }: moet minstens 1 zijn
arena-resume-alone = --resume gaat verder met een toernooi zoals het begon; daarnaast mogen alleen --jobs en --engine
arena-there-already = in { $folder } zit al een toernooi: ga ermee verder met --resume, of kies een andere map met --out
arena-not-there = in { $folder } zit geen toernooi: er is geen { $file }
arena-format = { $file }: het formaat is { $format }, maar dit programma leest { $readable }
arena-unreadable = { $file } is niet te lezen: { $details }
arena-line-unreadable = { $file }, regel { $line }, is niet te lezen: { $details }; verwijder die regel en het spel wordt opnieuw gespeeld
arena-no-ray = --engine ray heeft Ray nodig, en dat is niet geïnstalleerd: pip install 'bluffhouse[ray]', of speel zonder --engine op deze computer
arena-game-failed = spel { $number } ({ $bots }; seed { $seed }) brak af: { $details }
arena-killed = een van de processen die spelen is beëindigd. Is er te weinig geheugen? Met minder --jobs is er minder nodig.
arena-bar-games = spellen
arena-bar-left = resteert
arena-written = Geschreven: { $files }
arena-kept = { $games ->
    [one] { $games } van { $total } spellen is gespeeld en bewaard. Verdergaan doe je zo:
   *[other] { $games } van { $total } spellen zijn gespeeld en bewaard. Verdergaan doe je zo:
}
arena-head = { $title }, spelers: { $players }, spellen: { $games }, delingen: { $deals }
arena-bot = bot
arena-strength = Sterkte (winstaandeel: 1 is eerlijk)
arena-share = winst
arena-rating = rating
arena-decision = per zet
arena-slowest = 95e perc.
arena-head-to-head = Onderling (het deel van de rij in hun beider winst, plaats voor plaats)
arena-bluff = Bluf (doorzien: leugens die hij niet geloofde; onterecht: waarheden)
arena-said = gezegd
arena-lies = leugens/100
arena-believed = geloofd
arena-called = doorzien
arena-wrongly = onterecht
arena-fooled = erin getrapt
arena-sprung = vallen
arena-places = Winstaandeel per plaats (1 is eerlijk)
arena-by-seat = per plaats
arena-by-turn = per beurt (0 begint)
selfplay-no-parquet = --format parquet vereist pyarrow, dat niet geïnstalleerd is: pip install 'bluffhouse[datasets]', of gebruik --format jsonl
selfplay-not-empty = { $folder } is niet leeg: kies een andere map met --out
bench-which-agent = Welke agent? --agent neemt een bot, engine:COMMAND of model:NAME@URL
bench-no-suite = Er is geen reeks “{ $name }”; er zijn: { $suites }
bench-other = { $folder } bevat een andere meting: kies een andere map met --out
bench-other-suites = Deze resultaten zijn van verschillende reeksen en kunnen niet worden vergeleken
bench-no-common-deals = Deze resultaten hebben geen verdeling gemeen en kunnen niet worden vergeleken

# The arena's report page
report-title = { $title }: arena
report-players = { $players ->
    [one] { $players } speler per tafel
   *[other] { $players } spelers per tafel
}
report-games = { $games ->
    [one] { $games } spel
   *[other] { $games } spellen
}
report-deals = { $deals ->
    [one] { $deals } deling
   *[other] { $deals } delingen
}
report-unfinished = { $total ->
    [one] nog niet af: { $total } spel gepland
   *[other] nog niet af: { $total } spellen gepland
}
# $bot: a bot as it is typed, e.g. shark:bold.
report-alone = { $bot } tegen zichzelf
report-first = { $bot } wint het meest
report-just = { $bot } ligt nipt voor
report-lead-alone = Dezelfde bot op elke plaats: wat overblijft, is de scheefheid van het spel zelf.
# $share, $low, $high, $other: figures, e.g. 1.24.
report-lead = { $interval ->
    [yes] Die won { $share } keer zijn eerlijke deel van de spellen (95%: { $low } tot { $high }), vóór { $second } met { $other }.
   *[no] Die won { $share } keer zijn eerlijke deel van de spellen, vóór { $second } met { $other }.
}
report-lead-just = { $interval ->
    [yes] Die won { $share } keer zijn eerlijke deel van de spellen (95%: { $low } tot { $high }). Het verschil met { $second } is nog niet zeker: daar zijn meer spellen voor nodig.
   *[no] Die won { $share } keer zijn eerlijke deel van de spellen. Het verschil met { $second } is nog niet zeker: daar zijn meer spellen voor nodig.
}
report-strength = Sterkte
report-strength-says = Hoe vaak er is gewonnen, gedeeld door wat een eerlijk deel zou zijn: 1 is niet beter dan de anderen aan tafel. De stip is wat is gezien, de balk het 95%-interval.
report-column-games = spellen
report-column-wins = gewonnen
report-column-rating = rating (openskill)
report-head-to-head = Onderling
report-head-to-head-says = Van de spellen die een van de twee won toen beide aan tafel zaten: het deel van de bot links, plaats voor plaats. 50 is gelijk.
report-bluff = Bluf
report-bluff-says = Wat er is gezegd, of het waar was en wie het geloofde. Twijfelen is: handelen alsof een uitspraak niet waar is.
report-lies-told = Gelogen
report-lies-told-says = van alles wat hij zei
report-lies-believed = Leugens geloofd
report-lies-believed-says = door wie erop moest reageren
report-right = Terecht getwijfeld
report-right-says = van alles wat hij niet geloofde
report-fooled = Erin getrapt
report-fooled-says = leugens die hij geloofde, van alle die hij te horen kreeg
report-sprung = Dichtgeklapte vallen
report-sprung-says = hij noemde minder dan er was, en de ander maakte het open
report-column-said = gezegd
report-column-lies = leugens
report-column-size = gem. omvang
report-column-right = terecht getwijfeld
report-column-wrong = onterecht getwijfeld
report-column-traps = vallen
report-time = Bedenktijd
# $seconds: a time with its unit, e.g. 1 s.
report-time-says = De stip is het gemiddelde, de ring het 95e percentiel; elk streepje is tien keer het vorige. De toegestane tijd was { $seconds }.
report-slowest = 95e: { $time }
report-bias = De scheefheid van het spel zelf
report-bias-says = Winstaandeel per plaats, wie er ook zat: 1 is eerlijk. Alle bots zaten overal even vaak.
report-by-turn = Per speelvolgorde
report-turn = { $place ->
    [1] begint
    [2] 2e
    [3] 3e
   *[other] { $place }e
}
report-by-seat = Per plaats
report-seat = plaats { $seat }
report-how = Hoe er is gespeeld
report-tables = tafels per deling
report-tables-alone = één, met de bot op elke plaats
report-tables-all = { $tables ->
    [one] elke mogelijke tafel ({ $tables }), in alle { $turns } draaiingen
   *[other] elke mogelijke tafel ({ $tables }), elk in alle { $turns } draaiingen
}
report-tables-circle = { $tables ->
    [one] { $tables } uit een kring van alle bots, voor elke deling opnieuw gemengd, in alle { $turns } draaiingen
   *[other] { $tables } uit een kring van alle bots, voor elke deling opnieuw gemengd, elk in alle { $turns } draaiingen
}
report-endings = hoe de spellen eindigden
# $part: e.g. 40 %.
report-ending = { $reason ->
    [twenty_five_millions] 25 miljoen: { $part }
    [bank_empty] de bank was leeg: { $part }
    [last_one_left] er bleef er één over: { $part }
    [most_cards] de meeste kaarten: { $part }
    [fewest_cards] de minste kaarten: { $part }
    [all_have_least_money] iedereen had het minste geld: { $part }
    [most_points] de meeste punten: { $part }
    [more_money] evenveel punten, meer geld: { $part }
    [shared] gedeeld: { $part }
    [twenty_million] twintig miljoen: { $part }
    [eighth_heist] de achtste kraak: { $part }
    [treasure] de schat: { $part }
   *[other] { $reason }: { $part }
}
report-again = om het nog eens te spelen
report-footer = Gemaakt met { $command }. Intervallen zijn 95%-intervallen over delingen: elke deling is door elke tafel in elke opstelling gespeeld, zodat het toeval tegen elkaar wegvalt.
report-seconds = { $amount } s
report-milliseconds = { $amount } ms
report-microseconds = { $amount } µs

# The solver
solve-only-lie = “{ $game }” wordt niet opgelost, alleen lie
solve-no-difference = maakt geen verschil voor een ronde: { $options }
solve-cards = --cards { $cards }: twee getallen, bijv. 1,2
solve-two-cards = een ronde is tussen twee, met elk minstens één kaart: --cards 1,1
solve-too-big = { $most ->
    [one] te groot om op te lossen: hoogstens { $most } kaart in totaal
   *[other] te groot om op te lossen: hoogstens { $most } kaarten in totaal
}
solve-size = Biedingen: { $bids }; stadia van het bieden: { $points }; handen en draaiingen: { $hands }
solve-iterations = iteraties
solve-seconds = seconden
solve-value = waarde
solve-stopped = Gestopt.
solve-worth = De ronde is { $value } waard voor wie begint. Afgerond, en zonder wat nooit wordt gespeeld: NashConv { $distance }.
solve-kept = { $bytes ->
    [one] { $file }: { $bytes } byte
   *[other] { $file }: { $bytes } bytes
}

# Learning
learn-not-installed = Om te leren ontbreken pakketten ({ $package }): pip install 'bluffhouse[learn]'
learn-numbers = --{ $option } { $text }: getallen, gescheiden door komma's, bijv. 2,4
learn-shares = --shares { $text }: geef { $wanted } getallen, geen onder 0 en minstens één erboven
learn-pair = --{ $option } { $text }: één getal, of twee gescheiden door een komma, geen onder 0
learn-net = { $file } past niet: het is een net van een ander spel, of de lagen zijn niet { $size } breed (--size).
learn-no-net = { $file }: dit bestand is beschadigd of bevat geen net.
learn-taken = In { $folder } staat al een training van dit spel. Ga verder met --resume, of kies een andere map met --out.
learn-no-checkpoint = In { $folder } staat geen tussenstand om vanaf verder te gaan.
learn-over = Deze training is aan het eind: eerdere delen tellen mee voor --choices en --seconds. Verhoog ze om verder te gaan.
learn-games = Bots spelen
learn-compile = Compileren
learn-imitate = Bots nadoen
learn-train = Trainen
learn-done = Klaar
learn-figures = { $millions } mln. keuzes, aandelen { $shares }
learn-stopped = Gestopt. Ga met --resume verder vanuit { $folder }.
learn-kept = Het net: { $file }, de leercurve: { $page }

# The house on this machine. $reason: what the system or the database says, mostly in English.
serve-open = Het huis is open: { $address }
serve-cannot-listen = kan niet luisteren op { $host } poort { $port }: { $reason }
serve-no-fork = meerdere workers vragen een systeem met fork; start in plaats daarvan één huis per worker
backup-no-house = { $file }: daar is geen huis
backup-no-answer = de database geeft geen antwoord: { $reason }
backup-nothing = { $file }: { $reason }; er is niets overgenomen
backup-not-empty = { $database }: die database is al eens een huis geweest; een back-up gaat alleen in een nieuwe
backup-there = { $file }: bestaat al; kies een andere naam
backup-written = { $place }: mensen { $people }, tafels { $tables }, vermeldingen { $entries }
desk-token-new = Beheerbalie: { $address } (token: { $token }). Bewaar de token: hij wordt niet nog eens getoond.
desk-token-given = de token komt uit de instelling desk_token; verander hem daar
desk-is-off = De balie is uitgezet met de instelling desk.

# The database of a house, and its settings. $database, $folder, $file, $name, $where, $meant and $allowed stand as they are typed.
store-in-use = { $database } is in gebruik: een ander huis heeft die database open. Sluit dat huis, kies een ander bestand of neem PostgreSQL, dat meer huizen kunnen delen
store-cannot-open = de database { $database } gaat niet open: { $reason }
store-not-ours = { $database } is geen database van ons: { $reason }
store-something-else = { $database } bevat iets anders; kies een andere database
store-newer = { $database } is door een nieuwere Bluffhouse geschreven (schema { $schema }); gebruik die
store-no-database = “{ $database }” is geen database; je schrijft die zo: sqlite:///folder/house.db of postgresql://user@host/name
store-no-driver = PostgreSQL vraagt om: pip install 'bluffhouse[postgres]'
agents-missing = hiervoor is iets extra's nodig: pip install 'bluffhouse[agents]'
agents-no-house = { $url } antwoordt niet, of mcp staat daar niet aan
store-no-folder = de map { $folder } kan niet worden gemaakt: { $reason }
settings-value = { $kind ->
    [whole] { $where }: moet een geheel getal zijn, { $allowed }
    [number] { $where }: moet een getal zijn, { $allowed }
    [choice] { $where }: moet een van deze woorden zijn: { $allowed }
    [folder] { $where }: moet het pad van een map zijn
    [list] { $where }: moet een lijst van teksten zijn zoals { $allowed }
    [like] { $where }: moet een tekst zijn zoals { $allowed }
   *[text] { $where }: mag niet leeg zijn
}
settings-unknown = { $name }: die instelling is er niet; deze zijn er: { $allowed }
settings-unknown-near = { $name }: die instelling is er niet; bedoel je { $meant }?
settings-unreadable = { $file }: dat zijn geen instellingen in TOML: { $details }
settings-workers = { $where }: meerdere processen vragen PostgreSQL, bijvoorbeeld postgresql://user@host/database

# Languages: bluffhouse words. $language: its code.
words-complete = { $language }: er ontbreekt niets
words-found = { $count ->
    [one] { $language }: { $count } ding te verbeteren
   *[other] { $language }: { $count } dingen te verbeteren
}
words-fault = { $kind ->
    [file] dat bestand is er niet
    [missing] ontbreekt: { $key }
    [extra] in het Engels is er geen { $key }
    [twice] twee keer: { $key }
    [variables] { $key }: andere variabelen dan in het Engels: { $details }
    [plurals] { $key }: meervoudsvormen ontbreken: { $details }
    [unread] niet te lezen: { $details }
    [broken] { $key }: { $details }
    [english] { $key }: hetzelfde als in het Engels: { $details }
    [numbers] andere regelnummers dan in het Engels: { $details }
   *[codes] andere woorden tussen backticks dan in het Engels: { $details }
}

# Help: what stands in bluffhouse --help. Words in capitals are what one fills in.
help = Vijf blufspellen, precies volgens het boekje.
help-version = Welke versie.
help-lang = De taal, bijv. en. [BLUFFHOUSE_LANG, LANG]
help-play = Speel tegen de spelers van het huis. Ctrl-C laat een opname achter om mee verder te gaan.
help-game = Zie: bluffhouse games.
help-play-players = Hoeveel er aan tafel zitten, jij meegerekend.
help-option = Een variant: NAME, of NAME=VALUE. Mag vaker.
help-play-seed = Deel het toeval van dit spel uit een seed, om het nog eens te spelen.
help-play-seat = Jouw plaats, vanaf 0.
help-play-name = Jouw naam.
help-play-bots = Je tegenstanders: rookie, regular, shark, of meer met komma’s.
help-play-save = Waar de opname komt.
help-play-resume = Ga verder met een opgeslagen spel.
help-play-yes = Vraag niet om een beslissing te bevestigen.
help-games = De spellen van het huis.
help-rules = De regels van een spel, of één ervan.
help-rules-number = Eén regel, bijv. LI-5.
help-replay = Vertel een vastgelegd spel na, en toon de tafel waar het stopt.
help-file = Een opname, zoals --save die schrijft.
help-replay-seat = Alleen wat deze plaats kon zien.
help-replay-to = Stop na zoveel beslissingen.
help-verify = Reken alle toeval van een opname na uit de seed. Exitstatus: 0 eerlijk, 1 niet, 2 onbewezen.
help-arena = Een toernooi tussen bots: wie sterker is, en wie er liegt. Ctrl-C bewaart wat er is gespeeld.
help-bots = Wie er spelen, met komma’s: regular,shark:bold,engine:./mybot.
help-players = Hoeveel er aan elke tafel zitten.
help-arena-games = Hoeveel spellen minstens: er worden hele delingen gespeeld. [1000]
help-seconds = De tijd van een bot voor een beslissing, in seconden. [1]
help-seed = Deel uit een seed, om hetzelfde nog eens te spelen.
help-out = De map voor alles wat wordt geschreven.
help-jobs = Hoeveel spellen tegelijk. [één per kern]
help-arena-resume = Ga verder met het toernooi in deze map.
help-arena-engine = Deze computer, of een Ray-cluster (vraagt bluffhouse[ray]).
help-selfplay = Laat bots spelen en schrijf een dataset: opnames en een tabel met alle beslissingen.
help-selfplay-games = Hoeveel spellen. [100]
help-selfplay-format = JSON-regels of Parquet (vereist bluffhouse[datasets]).
help-selfplay-values = De waarde van elke stelling: none (geen) of playouts (geschat door verder te spelen).
help-bench = Meet één agent tegen vaste tegenstanders met vaste kaartverdelingen, zonder geluk. Dezelfde map gaat verder waar hij gebleven was.
help-bench-agent = De agent: een bot, engine:COMMAND of model:NAME@URL.
help-bench-quick = Speel alleen de eerste verdelingen van de reeks.
help-bench-deals = Hoeveel verdelingen per onderdeel. [de hele reeks]
help-bench-suite = De naam van de reeks.
help-bench-seconds = Tijd van de agent per beslissing, in seconden. [60]
help-bench-luck = Meet het geluk en trek het van het resultaat af. Duurt langer.
help-bench-judged = Bespreek ook elk spel na en beoordeel de agent op zijn beslissingen, wie er ook won. Duurt langer.
help-compare = Toon hoeveel beter de eerste agent is dan de tweede, met dezelfde verdelingen.
help-compare-first = De results.json van de ene agent.
help-compare-second = De results.json van de andere.
help-bench-engine = Deze computer, of een Ray-cluster (vraagt bluffhouse[ray]).
help-engine = Bots schrijven in elke programmeertaal.
help-check = Een engine uitproberen en zeggen wat eraan mankeert. Afsluitcode: 0 alles goed, 1 niet.
help-check-command = De opdracht van de engine, tussen aanhalingstekens: 'python3 mybot.py --level 3'.
help-check-games = Hoeveel partijen van elk spel. [20]
help-check-seed = Deel uit een seed, om hetzelfde nog eens te spelen.
help-check-seconds = De tijd van de engine per beslissing, in seconden. [1]
help-mcp = Laat een taalmodel meespelen: een MCP-server op standaardinvoer en -uitvoer (vereist bluffhouse[agents]).
help-mcp-house = Speel in plaats daarvan in dit huis, waar mcp aan moet staan: https://bluff.example.org.
help-agent = Laat een taalmodel tegen bots spelen en tel wat het verbruikt. De sleutel staat in BLUFFHOUSE_MODEL_KEY (vereist bluffhouse[agents]).
help-agent-model = De naam van het model op zijn server.
help-agent-base-url = De server, tot en met /v1. Hij moet de chat-completions-interface spreken.
help-agent-games = Hoeveel partijen. [1]
help-agent-prices = Prijzen van een miljoen tokens, gelezen en geschreven: 0.5,1.5.
help-agent-house = Speel in plaats daarvan aan een tafel van dit huis, waar mcp aan moet staan.
help-agent-table = De code van de tafel.
help-agent-name = De naam van het model aan tafel.
help-solve = Los één ronde LIE tussen twee op, en toon hoe ver die van een evenwicht af ligt.
help-solve-game = lie: het ene dat wordt opgelost.
help-solve-cards = De kaarten van wie begint en van de ander: 1,1, 1,2 of 2,1.
help-solve-seconds = Hoelang het doorgaat.
help-solve-until = Stop als NashConv hieronder ligt.
help-solve-option = raise_order=value_first, wild_ones. Mag vaker.
help-solve-out = Bewaar de strategie in dit bestand (.json.gz).
help-learn = Train een net voor een spel, tussen nabootsingen van onze bots, eerdere versies van zichzelf en spelers die het uitbuiten.
help-learn-game = Het spel dat geleerd wordt.
help-learn-out = De map voor het net, de curve en de tussenstanden.
help-learn-players = Aantallen spelers om voor te trainen, bijv. 2,4.
help-learn-choices = Stop na zoveel keuzes.
help-learn-seconds = Stop na zoveel seconden training.
help-learn-imitate = Bots om als gezelschap na te doen, gescheiden door komma's; leeg: geen.
help-learn-games = Echte partijen van de bots om vooraf van te leren.
help-learn-processes = Processen die echte partijen spelen.
help-learn-tables = Tafels tegelijk.
help-learn-size = Breedte van de drie lagen van het net.
help-learn-net = Begin met dit net in plaats van een kopie van de eerste bot.
help-learn-shares = Hoe vaak het net, zijn rivaal en elke nabootsing op een plaats zitten, gescheiden door komma's. [0.3,0.1,0.25,0.25,0.1]
help-learn-alike = Welk deel van de tafels één net tussen gelijke spelers heeft, van 0 tot 1.
help-learn-entropy = Hoeveel afwisseling telt aan het begin en aan het eind.
help-learn-rate = Leersnelheid aan het begin en aan het eind.
help-learn-epochs = Hoe vaak het net van elke keuze leert.
help-learn-seed = Seed van alles wat toeval is.
help-learn-resume = Ga verder vanaf de tussenstand in de map.
help-serve = Open het huis: tafels voor mensen en bots, over HTTP en WebSocket.
help-config = Een TOML-bestand met instellingen.
help-serve-browser = Open het in de browser van deze computer.
help-export = Schrijf het hele huis naar een bestand: mensen, tafels, spellen. Het huis mag open blijven.
help-export-file = Een nieuw bestand. Er staan geheimen in.
help-import = Breng een huis uit zo’n bestand in een nieuwe, lege database. Alles, of niets.
help-import-file = Zoals export het schrijft.
help-desk-token = Een nieuwe token voor de beheerbalie maken. De oude werkt meteen niet meer; het huis mag openblijven.
help-database = Waar de tafels worden bewaard, zoals bij serve. [BLUFFHOUSE_DATABASE]
help-data = De map met de bestanden van het huis. [BLUFFHOUSE_DATA]
help-schema = Toon het JSON Schema van elk bericht tussen een huis en zijn clients.
help-words = Wat er ontbreekt of fout is in een taal, of in alle talen. Exitstatus 1: er is iets.
help-words-language = De code, bijv. en.
help-words-folder = De map van een taal waar nog aan wordt geschreven.

# Help: the settings of bluffhouse serve
setting-host = Het adres om op te luisteren; 0.0.0.0: elk adres.
setting-port = De poort om op te luisteren; 0: een vrije poort.
setting-operations = Een eigen adres en poort voor /metrics, /readyz en /healthz, zoals 127.0.0.1:8322; leeg: geen metingen.
setting-desk = De beheerbalie op /desk aanbieden aan wie de token heeft.
setting-desk-token = De token voor de beheerbalie; leeg: die van de eerste start. Zet hem in het bestand of de omgeving, niet op de opdrachtregel.
setting-public-url = Waar links naar tafels mee beginnen; leeg: waar het verzoek op binnenkwam.
setting-allowed-origins = Origins naast die van onszelf waarvan pagina’s met het huis mogen praten.
setting-allowed-hosts = Hostnamen waarop het huis antwoordt, naast IP-adressen, namen zonder punt, *.local en de host van public_url.
setting-secure-cookies = Stuur cookies alleen over HTTPS. Zet dit aan waar HTTPS is.
setting-proxy = Er staat een proxy voor: geloof diens X-Forwarded-For en X-Forwarded-Proto. Zonder proxy kan iedereen die vervalsen.
setting-data = De map met de bestanden van het huis.
setting-database = Waar de tafels worden bewaard: sqlite:///path of postgresql://user@host/database; leeg: het bestand house.db in de datamap.
setting-workers = Processen die tafels bedienen; meer dan één vraagt PostgreSQL.
setting-worker-port = Poort waarop het eerste proces ook luistert; elk volgend proces neemt de volgende. Zo kan een proxy alle spelers van een tafel naar hetzelfde proces leiden. 0: geen.
setting-log = Het minst belangrijke dat nog wordt gelogd.
setting-log-format = Logregels voor mensen of voor programma’s.
setting-bot-processes = Processen waarin de bots van een worker denken.
setting-bot-seconds = Seconden die een bot mag denken; daarna beslist een eenvoudigere.
setting-bot-delay = Hoeveel seconden een bot ongeveer lijkt na te denken; 0: geen.
setting-engines = Programma's die als bot aan tafel mogen, elk als NAAM=OPDRACHT; standaard geen.
setting-mcp = Laat agents via MCP aan tafel komen, op /mcp (vereist bluffhouse[agents]).
setting-drop-grace = Seconden die een speler zonder verbinding heeft om terug te komen, voordat de tafel wacht of een bot invalt.
setting-start-grace = Seconden die apparaten hebben om hun getallen voor het delen te laten zien, voordat de start wordt afgeblazen.
setting-sleep-after = Seconden waarna een tafel waar niemand kijkt uit het geheugen gaat. Hij staat op schijf.
setting-archive-after-days = Dagen waarna een tafel die niemand aanraakte wordt gearchiveerd. Hij gaat nooit verloren.
setting-max-tables = Tafels die tegelijk open zijn.
setting-max-tables-per-address = Tafels die vanaf één adres in een uur worden geopend; deze computer zelf telt niet mee.
setting-max-wrong-codes-per-address = Verkeerde tafelcodes per uur vanaf één adres; deze machine zelf is vrijgesteld.
setting-max-connections-per-address = Live verbindingen tegelijk vanaf één adres.
setting-max-requests-per-address = Verbindingen tegelijk vanaf één adres die niet live zijn. Achter een proxy begrenst de proxy ze.
setting-request-seconds = Seconden die een client heeft om de kop van een verzoek te sturen, en nog eens voor de inhoud.
setting-max-viewers-per-table = Live verbindingen tegelijk met één tafel.
setting-max-entries-per-table = Regels van een tafel, zetten en verbindingen niet meegeteld; daarna wordt alleen nog aangenomen wat het spel nodig heeft.
setting-max-message = Bytes van één bericht van een client.
setting-messages-per-second = Berichten die één persoon op den duur per seconde mag sturen; twee keer zoveel ineens. Zware verzoeken tellen meer keren.
setting-messages-per-second-per-address = Berichten en verzoeken per seconde vanaf één adres, op den duur; twee keer zoveel ineens. Deze machine zelf is vrijgesteld.
setting-chat-length = Tekens van één chatbericht.
setting-chat-per-minute = Chatberichten van één persoon per minuut.

# bluffhouse without a command: the house for everybody in the room
party-port-taken = Poort { $port } is bezet door een ander programma; dit huis heeft { $other }.
party-others = Telefoons en andere computers in dit netwerk komen hier binnen: { $address }
party-no-network = Deze computer zit nu in geen enkel netwerk: telefoons kunnen niet binnenkomen.
party-close = Ctrl-C sluit het huis.
party-kept = Wat er is gespeeld, blijft bewaard: { $file }
help-without = Zonder opdracht opent het huis in de browser van deze computer, voor iedereen in hetzelfde netwerk.
help-host = Zonder opdracht: het adres om op te luisteren. 127.0.0.1: alleen voor deze computer.
help-port = Zonder opdracht: de poort om op te luisteren; 0: een vrije poort.
help-no-browser = Zonder opdracht: open de browser niet.
