### The terminal: what the command `bluffhouse` says.
### Words in backticks or after -- are typed as they stand: they stay as they are in every language.

# Errors. They follow "bluffhouse: ", so they begin in lower case and have no full stop.
# $games, $options, $bots and the like are lists of words that are typed.
wrong-game = intet spil hedder ”{ $name }”; spillene er: { $games }
wrong-which-game = hvilket spil? { $games }
wrong-players = { $game } er for { $least } til { $most } spillere, ikke { $players }
wrong-option = { $game } har ikke varianten ”{ $option }”; varianterne er: { $options }
wrong-option-twice = varianten ”{ $option }” er angivet to gange
# $kind: what the option holds. $allowed: the words it may be. $details: a program's English remark.
wrong-option-value = { $kind ->
    [switch] varianten ”{ $option }” i { $game } skal være true eller false
    [choice] varianten ”{ $option }” i { $game } skal være en af disse: { $allowed }
   *[other] varianten ”{ $option }” i { $game } kan ikke være det: { $details }
}
wrong-islands = varianten ”islands” skal være to forskellige felter i stigende rækkefølge, fra 1 til { $most }
wrong-fool-me-once = varianten ”fool_me_once” er for 4 til 8 spillere, ikke 3
wrong-seed-type = seedet skal være et helt tal eller en tekst
wrong-seed = seedet skal have 1 til { $most } tegn, der alle kan vises
wrong-starter = spilleren, der begynder, skal være en plads fra 0 til { $last }
wrong-seat = --seat { $seat }: pladserne går fra 0 til { $last }
wrong-name = --name: 1 til { $most } bogstaver, der kan vises
wrong-bot = ingen bot hedder ”{ $name }”; til { $game } er der: { $bots }
wrong-temperament = intet temperament hedder ”{ $name }”; der er: { $temperaments }
engine-failed = motoren kan ikke spille: { $details }
engine-other-games = motoren { $engine } spiller ikke { $game }; den spiller: { $games }
engine-not-named = her spillede et andet program med; angiv --bots '{ $kind }' for at køre det igen
model-address = en sprogmodel skrives model:NAVN@http://…, ikke model:{ $given }
model-prices = priser skrives LÆST,SKREVET pr. million tokens, f.eks. 0.5,1.5, ikke { $given }
cli-engine-replaced = { $name } falder fra: { $details }. En regular-bot spiller videre.
wrong-rule = { $game } har ingen regel ”{ $number }”; reglerne går fra { $first } til { $last }
wrong-language = der er ikke noget sprog ”{ $name }”; der er: { $languages }
wrong-not-both = angiv et GAME eller --resume FILE, ikke begge dele
wrong-resume-has-all = et gemt spil har allerede sine spillere, varianter, seed og pladser
wrong-save = --save { $file }: skal være en fil
wrong-save-there = { $file } findes allerede: brug --resume, eller angiv et andet sted
wrong-game-over = det spil er slut; `bluffhouse replay` viser det
wrong-people = { $count ->
    [0] der sidder ingen mennesker ved det bord, kun bots; `bluffhouse replay` viser det
   *[other] der sidder { $count } mennesker ved det bord; her er plads til ét
}
wrong-no-seed = den spilfil har intet seed, så det tilfældige kan ikke føres videre
# $reason: what the system says about a file, in the system's language.
wrong-file = { $file }: { $reason }
wrong-no-file = { $file }: den fil findes ikke

# The command line could not be parsed. $help: what to type, e.g. bluffhouse play --help.
wrong-command = der er ingen kommando ”{ $name }”; se: { $help }
wrong-flag = her er intet flag { $name }; se: { $help }
wrong-missing = { $name } mangler; se: { $help }
wrong-value = { $name } kan ikke være det; se: { $help }
wrong-typed = det kan ikke læses ({ $details }); se: { $help }

# Files that are not records. $details: a program's English remark; $event: a line as it would be.
record-wrong = { $file }: linje { $line }: { $reason }
record-too-large = filen er større end { $most } MiB
record-empty = filen er tom
record-line-too-long = linjen er længere end { $most } KiB
record-foreign = det er ikke en Bluffhouse-spilfil: sådan en begynder med {"{"}"bluffhouse":…
record-format = formatet er { $format }, men programmet læser { $readable }
record-name = ”{ $name }” er ikke et navn, der kan vises
record-unreadable = kan ikke læses: { $details }
record-too-deep = kan ikke læses: for mange parenteser inden i hinanden
record-otherwise = ikke skrevet som i en spilfil, hvor der ville stå: { $event }
record-decision-missing = før denne hændelse mangler en spillers valg
record-not-allowed = det valg er ikke tilladt her: { $details }
record-breaks-off = spilfilen stopper midt i et træk
record-other-event = det er ikke det, der sker her, men: { $event }
record-other-luck = sådan kan det ikke være faldet ud: { $details }

# The verdict on a record: was luck honest?
verdict-honest = ærligt
verdict-dishonest = uærligt
verdict-unproven = ubevist
verdict-line = { $verdict }: { $reason }
verdict-line-at = { $verdict }: linje { $line }: { $reason }
verdict-all-follows = hver tilfældig hændelse følger af seedet
verdict-no-seed = seedet er ikke afsløret
verdict-no-seal = spilfilen har intet segl på sit seed
verdict-other-seed = seedet er ikke det, der blev forseglet
verdict-other-pledge = kortgiverens del af seedet er ikke den, der blev lovet
verdict-numbers = seedet indeholder ikke ét tal for hver plads

# The arena, on the screen
arena-which-bots = hvilke bots? til { $game }: { $bots }; --bots tager dem med komma imellem
arena-bot-twice = botten ”{ $name }” er angivet to gange; én gang er nok
arena-too-few-games = --games { $games }: skal være mindst 1
arena-bad-seconds = --seconds { $seconds }: skal være mere end 0 og mindre end 3600
arena-too-few-jobs = --jobs { $jobs }: skal være mindst 1
arena-resume-alone = --resume fortsætter en turnering, som den blev begyndt; ved siden af kan man kun angive --jobs og --engine
arena-there-already = { $folder } indeholder allerede en turnering: fortsæt den med --resume, eller vælg en anden mappe med --out
arena-not-there = { $folder } indeholder ingen turnering: der er ingen { $file } i den
arena-format = { $file }: formatet er { $format }, men programmet læser { $readable }
arena-unreadable = { $file } kan ikke læses: { $details }
arena-line-unreadable = { $file }, linje { $line }, kan ikke læses: { $details }; slet linjen, så spilles spillet igen
arena-no-ray = --engine ray kræver Ray, som ikke er installeret: pip install 'bluffhouse[ray]', eller spil uden --engine på denne maskine
arena-game-failed = spil { $number } ({ $bots }; seed { $seed }) brød sammen: { $details }
arena-killed = en af de processer, der spiller, blev slået ihjel. Er der for lidt hukommelse? Færre --jobs bruger mindre.
arena-bar-games = spil
arena-bar-left = tilbage
arena-written = Skrevet: { $files }
arena-kept = { $games ->
    [one] { $games } af { $total } spil er spillet og gemt. Sådan fortsætter du:
   *[other] { $games } af { $total } spil er spillet og gemt. Sådan fortsætter du:
}
arena-head = { $title }, spillere: { $players }, spil: { $games }, givninger: { $deals }
arena-bot = bot
arena-strength = Styrke (sejrsandel: 1 er fair)
arena-share = sejrsandel
arena-rating = rating
arena-decision = et valg
arena-slowest = 95. pct.
arena-head-to-head = Indbyrdes (rækkens del af de to bots’ sejre, plads for plads)
arena-bluff = Bluff (afsløret: løgne, den ikke troede på; forkert: sandheder)
arena-said = sagt
arena-lies = løgne/100
arena-believed = troet
arena-called = afsløret
arena-wrongly = forkert
arena-fooled = narret
arena-sprung = fælder
arena-places = Sejrsandel efter plads (1 er fair)
arena-by-seat = efter plads
arena-by-turn = efter tur (0 begynder)
selfplay-no-parquet = --format parquet kræver pyarrow, som ikke er installeret: pip install 'bluffhouse[datasets]', eller brug --format jsonl
selfplay-not-empty = { $folder } er ikke tom: vælg en anden mappe med --out
bench-which-agent = Hvilken agent? --agent tager en bot, engine:COMMAND eller model:NAME@URL
bench-no-suite = Der er ingen serie ”{ $name }”; der er: { $suites }
bench-other = { $folder } indeholder en anden måling: vælg en anden mappe med --out
bench-other-suites = Disse resultater er fra forskellige serier og kan ikke sammenlignes
bench-no-common-deals = Disse resultater har ingen fordeling til fælles og kan ikke sammenlignes

# The arena's report page
report-title = { $title }: arena
report-players = { $players ->
    [one] { $players } spiller pr. bord
   *[other] { $players } spillere pr. bord
}
report-games = { $games ->
    [one] { $games } spil
   *[other] { $games } spil
}
report-deals = { $deals ->
    [one] { $deals } givning
   *[other] { $deals } givninger
}
report-unfinished = { $total ->
    [one] ikke færdig: { $total } spil er planlagt
   *[other] ikke færdig: { $total } spil er planlagt
}
# $bot: a bot as it is typed, e.g. shark:bold.
report-alone = { $bot } mod sig selv
report-first = { $bot } vinder mest
report-just = { $bot } fører, lige akkurat
report-lead-alone = Samme bot på alle pladser: det, der er tilbage, er spillets egen skævhed.
# $share, $low, $high, $other: figures, e.g. 1.24.
report-lead = { $interval ->
    [yes] Den vandt { $share } gange sin fair andel af spillene (95 %: { $low } til { $high }), foran { $second } med { $other }.
   *[no] Den vandt { $share } gange sin fair andel af spillene, foran { $second } med { $other }.
}
report-lead-just = { $interval ->
    [yes] Den vandt { $share } gange sin fair andel af spillene (95 %: { $low } til { $high }). Det kan endnu ikke skelnes fra { $second }: det kræver flere spil.
   *[no] Den vandt { $share } gange sin fair andel af spillene. Det kan endnu ikke skelnes fra { $second }: det kræver flere spil.
}
report-strength = Styrke
report-strength-says = Sejre delt med en fair andel af sejrene: 1 er ikke bedre end selskabet. Prikken er det, der blev set, stregen er 95 %-intervallet.
report-column-games = spil
report-column-wins = sejre
report-column-rating = rating (openskill)
report-head-to-head = Indbyrdes
report-head-to-head-says = Af de sejre, der gik til en af de to, når begge sad ved bordet: den del, botten til venstre fik, plads for plads. 50 er lige.
report-bluff = Bluff
report-bluff-says = Hvad der blev sagt, om det var sandt, og hvem der troede på det. En afsløring er at handle, som om noget sagt var falsk.
report-lies-told = Løgne fortalt
report-lies-told-says = af alt, den sagde
report-lies-believed = Løgne, der blev troet
report-lies-believed-says = af dem, der skulle handle på dem
report-right = Rigtige afsløringer
report-right-says = af alt, den ikke troede på
report-fooled = Narret
report-fooled-says = løgne, den troede på, af dem, den fik fortalt
report-sprung = Fælder, der virkede
report-sprung-says = den sagde mindre, end der var, og den anden åbnede
report-column-said = sagt
report-column-lies = løgne
report-column-size = middelstørrelse
report-column-right = afsløret rigtigt
report-column-wrong = afsløret forkert
report-column-traps = fælder
report-time = Betænkningstid
# $seconds: a time with its unit, e.g. 1 s.
report-time-says = Prikken er gennemsnittet, ringen 95-percentilen; hver streg er ti gange den forrige. Tilladt tid var { $seconds }.
report-slowest = 95.: { $time }
report-bias = Spillets egen skævhed
report-bias-says = Sejrsandel efter plads, uanset hvem der sad der: 1 er fair. Alle bots sad lige tit alle steder.
report-by-turn = Efter spillerækkefølge
report-turn = { $place ->
    [1] begynder
    [2] 2.
    [3] 3.
   *[other] { $place }.
}
report-by-seat = Efter plads
report-seat = plads { $seat }
report-how = Sådan blev der spillet
report-tables = borde pr. givning
report-tables-alone = ét, med botten på alle pladser
report-tables-all = { $tables ->
    [one] alle, der kan være ({ $tables }), i alle { $turns } rækkefølger
   *[other] alle, der kan være ({ $tables }), hvert i alle { $turns } rækkefølger
}
report-tables-circle = { $tables ->
    [one] { $tables } ud af en kreds af alle bots, blandet på ny for hver givning, i alle { $turns } rækkefølger
   *[other] { $tables } ud af en kreds af alle bots, blandet på ny for hver givning, hvert i alle { $turns } rækkefølger
}
report-endings = hvordan spillene sluttede
# $part: e.g. 40 %.
report-ending = { $reason ->
    [twenty_five_millions] 25 millioner: { $part }
    [bank_empty] banken var tom: { $part }
    [last_one_left] den sidste tilbage: { $part }
    [most_cards] flest kort: { $part }
    [fewest_cards] færrest kort: { $part }
    [all_have_least_money] alle havde færrest penge: { $part }
    [most_points] flest point: { $part }
    [more_money] lige mange point, flere penge: { $part }
    [shared] delt: { $part }
    [twenty_million] tyve millioner: { $part }
    [eighth_heist] det ottende kup: { $part }
    [treasure] skatten: { $part }
   *[other] { $reason }: { $part }
}
report-again = spil det igen
report-footer = Lavet af { $command }. Intervaller er 95 %-intervaller over givninger: hver givning blev spillet af hvert bord i hver rækkefølge, så heldet udligner sig.
report-seconds = { $amount } s
report-milliseconds = { $amount } ms
report-microseconds = { $amount } µs

# The solver
solve-only-lie = ”{ $game }” kan ikke løses, det kan kun lie
solve-no-difference = gør ingen forskel for en runde: { $options }
solve-cards = --cards { $cards }: to tal, f.eks. 1,2
solve-two-cards = en runde er mellem to, med mindst ét kort hver: --cards 1,1
solve-too-big = { $most ->
    [one] for stort til at løse: højst { $most } kort i alt
   *[other] for stort til at løse: højst { $most } kort i alt
}
solve-size = Bud: { $bids }; punkter i budrunden: { $points }; hænder og vendinger: { $hands }
solve-iterations = gennemløb
solve-seconds = sekunder
solve-value = værdi
solve-stopped = Stoppet.
solve-worth = Runden er { $value } værd for den, der begynder. Afrundet og uden det, der aldrig spilles: NashConv { $distance }.
solve-kept = { $bytes ->
    [one] { $file }: { $bytes } byte
   *[other] { $file }: { $bytes } bytes
}

# Learning
learn-not-installed = Der mangler pakker for at lære ({ $package }): pip install 'bluffhouse[learn]'
learn-numbers = --{ $option } { $text }: tal adskilt af kommaer, f.eks. 2,4
learn-shares = --shares { $text }: giv { $wanted } tal, ingen under 0 og mindst ét over
learn-pair = --{ $option } { $text }: giv ét tal, eller to adskilt af et komma, ingen under 0
learn-net = { $file } passer ikke: det er et net til et andet spil, eller dets lag har ikke bredden { $size } (--size).
learn-no-net = { $file }: denne fil er beskadiget eller indeholder ikke et net.
learn-taken = I { $folder } ligger der allerede en træning af dette spil. Fortsæt den med --resume, eller vælg en anden mappe med --out.
learn-no-checkpoint = I { $folder } er der intet kontrolpunkt at fortsætte fra.
learn-over = Denne træning er ved sin ende: tidligere dele tæller med i --choices og --seconds. Hæv dem for at fortsætte.
learn-games = Botter spiller
learn-compile = Kompilerer
learn-imitate = Efterligner botter
learn-train = Træner
learn-done = Færdig
learn-figures = { $millions } mio. valg, andele { $shares }
learn-stopped = Stoppet. Fortsæt med --resume fra { $folder }.
learn-kept = Nettet: { $file }, kurve: { $page }

# The house on this machine. $reason: what the system or the database says, mostly in English.
serve-open = Huset er åbent: { $address }
serve-cannot-listen = kan ikke lytte på { $host } port { $port }: { $reason }
serve-no-fork = flere arbejdere kræver et system, der kan forke; start i stedet ét hus pr. arbejder
backup-no-house = { $file }: der er intet hus
backup-no-answer = databasen svarer ikke: { $reason }
backup-nothing = { $file }: { $reason }; intet blev hentet ind
backup-not-empty = { $database }: den database har været et hus før; en sikkerhedskopi kan kun lægges i en ny
backup-there = { $file }: findes allerede; vælg et andet navn
backup-written = { $place }: personer { $people }, borde { $tables }, poster { $entries }
desk-token-new = Driftspulten: { $address } (token: { $token }). Gem den: den vises ikke igen.
desk-token-given = tokenet er givet af indstillingen desk_token; ændr det der
desk-is-off = Pulten er slået fra med indstillingen desk.

# The database of a house, and its settings. $database, $folder, $file, $name, $where, $meant and $allowed stand as they are typed.
store-in-use = { $database } er i brug: et andet hus har den åben. Luk det, vælg en anden fil, eller brug PostgreSQL, som flere kan dele
store-cannot-open = databasen { $database } kan ikke åbnes: { $reason }
store-not-ours = { $database } er ikke en af vores databaser: { $reason }
store-something-else = { $database } indeholder noget andet; vælg en anden database
store-newer = { $database } er skrevet af et nyere Bluffhouse (skema { $schema }); brug det
store-no-database = ”{ $database }” er ikke en database; sådan skrives en: sqlite:///folder/house.db eller postgresql://user@host/name
store-no-driver = PostgreSQL kræver: pip install 'bluffhouse[postgres]'
agents-missing = dette kræver en tilføjelse: pip install 'bluffhouse[agents]'
agents-no-house = { $url } svarer ikke, eller mcp er ikke slået til der
store-no-folder = mappen { $folder } kan ikke oprettes: { $reason }
settings-value = { $kind ->
    [whole] { $where }: skal være et helt tal, { $allowed }
    [number] { $where }: skal være et tal, { $allowed }
    [choice] { $where }: skal være et af disse ord: { $allowed }
    [folder] { $where }: skal være stien til en mappe
    [list] { $where }: skal være en liste af tekster som { $allowed }
    [like] { $where }: skal være en tekst som { $allowed }
   *[text] { $where }: må ikke være tom
}
settings-unknown = { $name }: den indstilling findes ikke; der er: { $allowed }
settings-unknown-near = { $name }: den indstilling findes ikke; mener du { $meant }?
settings-unreadable = { $file }: det er ikke indstillinger i TOML: { $details }
settings-workers = { $where }: flere processer kræver PostgreSQL, for eksempel postgresql://user@host/database

# Languages: bluffhouse words. $language: its code.
words-complete = { $language }: der mangler ikke noget
words-found = { $count ->
    [one] { $language }: { $count } ting at rette
   *[other] { $language }: { $count } ting at rette
}
words-fault = { $kind ->
    [file] den fil findes ikke
    [missing] mangler: { $key }
    [extra] engelsk har ingen { $key }
    [twice] to gange: { $key }
    [variables] { $key }: andre variabler end på engelsk: { $details }
    [plurals] { $key }: der mangler flertalsformer: { $details }
    [unread] kan ikke læses: { $details }
    [broken] { $key }: { $details }
    [english] { $key }: det samme som på engelsk: { $details }
    [numbers] andre regelnumre end på engelsk: { $details }
   *[codes] andre ord i backticks end på engelsk: { $details }
}

# Help: what stands in bluffhouse --help. Words in capitals are what one fills in.
help = Fem bluffspil, nøje efter bogen.
help-version = Hvilken version.
help-lang = Sproget, f.eks. da. [BLUFFHOUSE_LANG, LANG]
help-play = Spil mod husets egne spillere. Ctrl-C efterlader en spilfil, du kan fortsætte fra.
help-game = Se: bluffhouse games.
help-play-players = Hvor mange der sidder ved bordet, dig selv iberegnet.
help-option = En variant: NAME eller NAME=VALUE. Må gentages.
help-play-seed = Lad et seed bestemme alt tilfældigt, så spillet kan spilles igen.
help-play-seat = Din plads, fra 0.
help-play-name = Dit navn.
help-play-bots = Dine modstandere: rookie, regular, shark, eller flere med komma imellem.
help-play-save = Hvor spilfilen gemmes.
help-play-resume = Fortsæt et gemt spil.
help-play-yes = Bed ikke om at bekræfte et valg.
help-games = Husets spil.
help-rules = Reglerne for et spil, eller en af dem.
help-rules-number = Én regel, f.eks. LI-5.
help-replay = Genfortæl et gemt spil, og vis bordet, hvor det stopper.
help-file = En spilfil, som --save skriver den.
help-replay-seat = Kun det, denne plads kunne se.
help-replay-to = Stop efter så mange valg.
help-verify = Genberegn alt tilfældigt i en spilfil ud fra dens seed. Exitkode: 0 ærligt, 1 ikke, 2 ubevist.
help-arena = En turnering mellem bots: hvem er stærkest, og hvem lyver. Ctrl-C gemmer det, der er spillet.
help-bots = Hvem der spiller, med komma imellem: regular,shark:bold,engine:./mybot.
help-players = Hvor mange der sidder ved hvert bord.
help-arena-games = Hvor mange spil, mindst: der spilles hele givninger. [1000]
help-seconds = En bots tid til et valg, i sekunder. [1]
help-seed = Giv ud fra et seed for at spille det samme igen.
help-out = Mappen til alt, der skrives.
help-jobs = Hvor mange spil på samme tid. [ét pr. kerne]
help-arena-resume = Fortsæt turneringen i denne mappe.
help-arena-engine = Denne maskine eller en Ray-klynge (kræver bluffhouse[ray]).
help-selfplay = Lad bots spille, og skriv et datasæt: spilfiler og en tabel over alle beslutninger.
help-selfplay-games = Hvor mange spil. [100]
help-selfplay-format = JSON-linjer eller Parquet (kræver bluffhouse[datasets]).
help-selfplay-values = Værdien af hver stilling: none (ingen) eller playouts (skønnet ved at spille videre).
help-bench = Mål én agent mod faste modstandere med faste kortfordelinger, renset for held. Samme mappe fortsætter, hvor den slap.
help-bench-agent = Agenten: en bot, engine:COMMAND eller model:NAME@URL.
help-bench-quick = Spil kun de første fordelinger i serien.
help-bench-deals = Hvor mange fordelinger i hver del. [hele serien]
help-bench-suite = Seriens navn.
help-bench-seconds = Agentens tid pr. beslutning i sekunder. [60]
help-bench-luck = Mål heldet, og træk det fra resultatet. Tager længere tid.
help-bench-judged = Gennemgå også hvert spil, og bedøm agenten efter dens beslutninger, uanset hvem der vandt. Tager længere tid.
help-compare = Vis, hvor meget bedre den første agent er end den anden med de samme fordelinger.
help-compare-first = Den ene agents results.json.
help-compare-second = Den andens results.json.
help-bench-engine = Denne maskine eller en Ray-klynge (kræver bluffhouse[ray]).
help-engine = Skriv bots i et hvilket som helst programmeringssprog.
help-check = Prøv en motor og sig, hvad der er galt. Slutstatus: 0 alt vel, 1 ellers.
help-check-command = Motorens kommando i anførselstegn: 'python3 mybot.py --level 3'.
help-check-games = Hvor mange partier af hvert spil. [20]
help-check-seed = Giv ud fra et seed for at spille det samme igen.
help-check-seconds = Motorens tid pr. beslutning, i sekunder. [1]
help-mcp = Lad en sprogmodel spille: en MCP-server på standardinput og -output (kræver bluffhouse[agents]).
help-mcp-house = Spil i dette hus i stedet, som skal have mcp slået til: https://bluff.example.org.
help-agent = Lad en sprogmodel spille mod bots, og tæl, hvad den bruger. Nøglen læses fra BLUFFHOUSE_MODEL_KEY (kræver bluffhouse[agents]).
help-agent-model = Modellens navn på dens server.
help-agent-base-url = Serveren, til og med /v1. Den skal tale chat-completions-grænsefladen.
help-agent-games = Hvor mange partier. [1]
help-agent-prices = Priser for en million tokens, læst og skrevet: 0.5,1.5.
help-agent-house = Spil ved et bord i dette hus i stedet, som skal have mcp slået til.
help-agent-table = Bordets kode.
help-agent-name = Modellens navn ved bordet.
help-solve = Løs én runde LIE mellem to, og skriv, hvor langt den er fra ligevægt.
help-solve-game = lie: det spil, der kan løses.
help-solve-cards = Kort til den, der begynder, og til den anden: 1,1, 1,2 eller 2,1.
help-solve-seconds = Hvor længe der regnes.
help-solve-until = Stop, når NashConv er under dette.
help-solve-option = raise_order=value_first, wild_ones. Må gentages.
help-solve-out = Gem strategien i denne fil (.json.gz).
help-learn = Træn et net til et spil blandt efterligninger af vores bots, dets tidligere udgaver og spillere, der udnytter det.
help-learn-game = Spillet, der skal læres.
help-learn-out = Mappen til nettet, kurven og kontrolpunkterne.
help-learn-players = Antal spillere, der trænes til, f.eks. 2,4.
help-learn-choices = Stop efter så mange valg.
help-learn-seconds = Stop efter så mange sekunders træning.
help-learn-imitate = Botter, der efterlignes som selskab, adskilt af kommaer; tom: ingen.
help-learn-games = Rigtige spil mellem botterne at lære af før træningen.
help-learn-processes = Processer, der spiller rigtige spil.
help-learn-tables = Borde på samme tid.
help-learn-size = Bredden af nettets tre lag.
help-learn-net = Begynd med dette net i stedet for en kopi af den første bot.
help-learn-shares = Hvor ofte nettet, dets rival og hver efterligning sidder på en plads, adskilt af kommaer. [0.3,0.1,0.25,0.25,0.1]
help-learn-alike = Hvor stor en del af bordene har ét net blandt ens spillere, fra 0 til 1.
help-learn-entropy = Hvor meget variation tæller i begyndelsen og til sidst.
help-learn-rate = Læringsrate i begyndelsen og til sidst.
help-learn-epochs = Hvor mange gange nettet lærer af hvert valg.
help-learn-seed = Seed for alt tilfældigt.
help-learn-resume = Fortsæt fra kontrolpunktet i mappen.
help-serve = Åbn huset: borde for mennesker og bots, over HTTP og WebSocket.
help-config = En TOML-fil med indstillinger.
help-serve-browser = Åbn det i browseren på denne maskine.
help-export = Skriv hele huset til en fil: personer, borde, spil. Huset må gerne være åbent imens.
help-export-file = En ny fil. Den indeholder hemmeligheder.
help-import = Hent et hus fra sådan en fil ind i en ny, tom database. Det hele eller ingenting.
help-import-file = Som export skriver den.
help-desk-token = Lav en ny token til driftspulten. Den gamle virker ikke længere; huset må gerne være åbent.
help-database = Hvor bordene gemmes, som ved serve. [BLUFFHOUSE_DATABASE]
help-data = Mappen med husets filer. [BLUFFHOUSE_DATA]
help-schema = Skriv JSON Schema for alle beskeder mellem et hus og dets klienter.
help-words = Hvad der mangler eller er forkert i et sprog eller i dem alle. Exitkode 1: der er noget.
help-words-language = Dets kode, f.eks. da.
help-words-folder = Mappen med et sprog, der stadig er ved at blive skrevet.

# Help: the settings of bluffhouse serve
setting-host = Adressen, der lyttes på; 0.0.0.0: alle.
setting-port = Porten, der lyttes på; 0: en vilkårlig ledig.
setting-operations = En egen adresse og port til /metrics, /readyz og /healthz, for eksempel 127.0.0.1:8322; tom: ingen målinger.
setting-desk = Tilbyd driftspulten på /desk til den, der har dens token.
setting-desk-token = Token til driftspulten; tom: den, der blev lavet ved første start. Angiv den i filen eller miljøet, ikke på kommandolinjen.
setting-public-url = Hvad links til borde begynder med; tom: det, forespørgslen kom til.
setting-allowed-origins = Andre oprindelser end vores egen, hvis sider må tale med huset.
setting-allowed-hosts = Værtsnavne, som huset svarer på ud over IP-adresser, navne uden punktum, *.local og værten i public_url.
setting-secure-cookies = Send kun cookies over HTTPS. Sig yes, overalt hvor der er HTTPS.
setting-proxy = Der står en proxy foran: tro på dens X-Forwarded-For og X-Forwarded-Proto. Uden en proxy kunne hvem som helst forfalske dem.
setting-data = Mappen med husets filer.
setting-database = Hvor bordene gemmes: sqlite:///path eller postgresql://user@host/database; tom: filen house.db i datamappen.
setting-workers = Processer, der betjener borde; flere kræver PostgreSQL.
setting-worker-port = Port, som den første proces også lytter på; hver følgende tager den næste. Så kan en proxy føre alle spillere ved et bord til den samme. 0: ingen.
setting-log = Det mindst vigtige, der stadig logges.
setting-log-format = Loglinjer til mennesker eller til programmer.
setting-bot-processes = Processer, som en arbejders bots tænker i.
setting-bot-seconds = Sekunder, en bot må tænke; så vælger en enklere for den.
setting-bot-delay = Cirka hvor mange sekunder en bot ser ud til at tænke; 0: ingen.
setting-engines = Programmer, der må sidde ved bordene som bots, hvert som NAVN=KOMMANDO; ellers ingen.
setting-mcp = Lad agenter sætte sig ved bordene via MCP, på /mcp (kræver bluffhouse[agents]).
setting-drop-grace = Sekunder, en spiller, der har mistet forbindelsen, har til at komme tilbage, før bordet venter, eller en bot tager over.
setting-start-grace = Sekunder, spillernes enheder har til at vise deres tal til kortgivningen, før starten aflyses.
setting-sleep-after = Sekunder, før et bord, ingen kigger på, forlader hukommelsen. Det ligger på disken.
setting-archive-after-days = Dage, før et bord, ingen har rørt, arkiveres. Det går aldrig tabt.
setting-max-tables = Borde, der er åbne på én gang.
setting-max-tables-per-address = Borde åbnet fra én adresse på en time; denne maskine selv er undtaget.
setting-max-wrong-codes-per-address = Forkerte bordkoder i timen fra én adresse; denne maskine er undtaget.
setting-max-connections-per-address = Levende forbindelser fra én adresse på én gang.
setting-max-requests-per-address = Forbindelser fra én adresse på én gang, som ikke er levende. Bag en proxy begrænser proxyen dem.
setting-request-seconds = Sekunder en klient har til at sende hovedet af en forespørgsel, og lige så mange til indholdet.
setting-max-viewers-per-table = Levende forbindelser til ét bord på én gang.
setting-max-entries-per-table = Poster ved ét bord ud over træk og forbindelser; derefter tages kun imod, hvad spillet kræver.
setting-max-message = Bytes i én besked fra en klient.
setting-messages-per-second = Beskeder, én person må sende i sekundet i det lange løb; dobbelt så mange på én gang. Tunge forespørgsler tæller flere gange.
setting-messages-per-second-per-address = Beskeder og forespørgsler i sekundet fra én adresse i det lange løb; dobbelt så mange på én gang. Denne maskine er undtaget.
setting-chat-length = Tegn i én chatbesked.
setting-chat-per-minute = Chatbeskeder fra én person i minuttet.

# bluffhouse without a command: the house for everybody in the room
party-port-taken = Port { $port } er optaget af et andet program; dette hus har { $other }.
party-others = Telefoner og andre computere på dette netværk kommer ind her: { $address }
party-no-network = Denne computer er ikke på noget netværk lige nu: telefoner kan ikke komme ind.
party-close = Ctrl-C lukker huset.
party-kept = Det, der er spillet, bliver gemt: { $file }
help-without = Uden kommando åbner huset i computerens browser, for alle på samme netværk.
help-host = Uden kommando: adressen, der lyttes på. 127.0.0.1: kun for denne computer.
help-port = Uden kommando: porten, der lyttes på; 0: en hvilken som helst ledig.
help-no-browser = Uden kommando: åbn ikke browseren.
