### The terminal: what the command `bluffhouse` says.
### Words in backticks or after -- are typed as they stand: they stay as they are in every language.

# Errors. They follow "bluffhouse: ", so they begin in lower case and have no full stop.
# $games, $options, $bots and the like are lists of words that are typed.
wrong-game = inget spel heter ”{ $name }”; spelen är: { $games }
wrong-which-game = vilket spel? { $games }
wrong-players = { $game } är för { $least } till { $most } spelare, inte { $players }
wrong-option = { $game } har inget tillval ”{ $option }”; tillvalen är: { $options }
wrong-option-twice = tillvalet ”{ $option }” är angivet två gånger
# $kind: what the option holds. $allowed: the words it may be. $details: a program's English remark.
wrong-option-value = { $kind ->
    [switch] tillvalet ”{ $option }” i { $game } måste vara true eller false
    [choice] tillvalet ”{ $option }” i { $game } måste vara något av: { $allowed }
   *[other] tillvalet ”{ $option }” i { $game } kan inte vara det: { $details }
}
wrong-islands = tillvalet ”islands” måste vara två olika rutor i stigande ordning, från 1 till { $most }
wrong-fool-me-once = tillvalet ”fool_me_once” är för 4 till 8 spelare, inte 3
wrong-seed-type = slumpfröet måste vara ett heltal eller en text
wrong-seed = slumpfröet måste ha 1 till { $most } tecken, alla utskrivbara
wrong-starter = spelaren som börjar måste vara en plats från 0 till { $last }
wrong-seat = --seat { $seat }: platserna är 0 till { $last }
wrong-name = --name: 1 till { $most } tecken som kan visas
wrong-bot = ingen bott heter ”{ $name }”; för { $game } finns: { $bots }
wrong-temperament = inget temperament heter ”{ $name }”; det finns: { $temperaments }
engine-failed = motorn kan inte spela: { $details }
engine-other-games = motorn { $engine } spelar inte { $game }; den spelar: { $games }
engine-not-named = här spelade ett annat program; ange --bots '{ $kind }' för att köra det igen
model-address = en språkmodell skrivs model:NAMN@http://…, inte model:{ $given }
model-prices = priser skrivs LÄSTA,SKRIVNA per miljon token, till exempel 0.5,1.5, inte { $given }
cli-engine-replaced = { $name } faller ifrån: { $details }. En regular-bott spelar vidare.
wrong-rule = { $game } har ingen regel ”{ $number }”; reglerna är: { $first } till { $last }
wrong-language = det finns inget språk ”{ $name }”; det finns: { $languages }
wrong-not-both = ange ett GAME eller --resume FILE, inte båda
wrong-resume-has-all = ett sparat spel har redan sina spelare, tillval, slumpfrö och platser
wrong-save = --save { $file }: måste vara en fil
wrong-save-there = { $file } finns redan: fortsätt med --resume, eller ange en annan plats
wrong-game-over = det spelet är slut; `bluffhouse replay` visar det
wrong-people = { $count ->
    [0] ingen människa sitter vid det bordet, bara bottar; `bluffhouse replay` visar det
   *[other] { $count } människor sitter vid det bordet; här finns plats för en
}
wrong-no-seed = protokollet har inget slumpfrö, så slumpen kan inte gå vidare
# $reason: what the system says about a file, in the system's language.
wrong-file = { $file }: { $reason }
wrong-no-file = { $file }: filen finns inte

# The command line could not be parsed. $help: what to type, e.g. bluffhouse play --help.
wrong-command = det finns inget kommando ”{ $name }”; se: { $help }
wrong-flag = det finns ingen flagga { $name } här; se: { $help }
wrong-missing = { $name } saknas; se: { $help }
wrong-value = { $name } kan inte vara det; se: { $help }
wrong-typed = det går inte att läsa ({ $details }); se: { $help }

# Files that are not records. $details: a program's English remark; $event: a line as it would be.
record-wrong = { $file }: rad { $line }: { $reason }
record-too-large = filen är större än { $most } MiB
record-empty = filen är tom
record-line-too-long = raden är längre än { $most } KiB
record-foreign = det här är inget Bluffhouse-protokoll: ett sådant börjar med {"{"}"bluffhouse":…
record-format = formatet är { $format }, men det här programmet läser { $readable }
record-name = ”{ $name }” är inget namn som kan visas
record-unreadable = går inte att läsa: { $details }
record-too-deep = går inte att läsa: för många parenteser i parenteser
record-otherwise = inte skrivet som ett protokoll, vilket hade varit: { $event }
record-decision-missing = en spelares beslut saknas före den här händelsen
record-not-allowed = det här beslutet är inte tillåtet här: { $details }
record-breaks-off = protokollet bryts av mitt i ett drag
record-other-event = det är inte det som händer här, utan: { $event }
record-other-luck = det kan slumpen inte ge: { $details }

# The verdict on a record: was luck honest?
verdict-honest = ärligt
verdict-dishonest = oärligt
verdict-unproven = obevisat
verdict-line = { $verdict }: { $reason }
verdict-line-at = { $verdict }: rad { $line }: { $reason }
verdict-all-follows = varje slumphändelse följer av slumpfröet
verdict-no-seed = slumpfröet har inte avslöjats
verdict-no-seal = protokollet har inget sigill över sitt slumpfrö
verdict-other-seed = slumpfröet är inte det som förseglades
verdict-other-pledge = givarens del av slumpfröet är inte den utlovade
verdict-numbers = slumpfröet innehåller inte ett tal för varje plats

# The arena, on the screen
arena-which-bots = vilka bottar? för { $game }: { $bots }; --bots tar dem med kommatecken
arena-bot-twice = botten ”{ $name }” är angiven två gånger; en räcker
arena-too-few-games = --games { $games }: måste vara minst 1
arena-bad-seconds = --seconds { $seconds }: måste vara mer än 0 och mindre än 3600
arena-too-few-jobs = --jobs { $jobs }: måste vara minst 1
arena-resume-alone = --resume fortsätter en turnering så som den påbörjades; därutöver får bara --jobs och --engine anges
arena-there-already = { $folder } innehåller redan en turnering: fortsätt den med --resume, eller välj en annan mapp med --out
arena-not-there = { $folder } innehåller ingen turnering: där finns ingen { $file }
arena-format = { $file }: formatet är { $format }, men det här programmet läser { $readable }
arena-unreadable = { $file } går inte att läsa: { $details }
arena-line-unreadable = { $file }, rad { $line }, går inte att läsa: { $details }; ta bort raden så spelas partiet om
arena-no-ray = --engine ray kräver Ray, som inte är installerat: pip install 'bluffhouse[ray]', eller spela utan --engine på den här datorn
arena-game-failed = parti { $number } ({ $bots }; slumpfrö { $seed }) avbröts: { $details }
arena-killed = en av processerna som spelar dödades. Är minnet för litet? Färre --jobs kräver mindre.
arena-bar-games = partier
arena-bar-left = kvar
arena-written = Skrivet: { $files }
arena-kept = { $games ->
    [one] { $games } av { $total } partier är spelat och sparat. Fortsätt med:
   *[other] { $games } av { $total } partier är spelade och sparade. Fortsätt med:
}
arena-head = { $title }, spelare: { $players }, partier: { $games }, givar: { $deals }
arena-bot = bott
arena-strength = Styrka (vinstandel: 1 är rättvist)
arena-share = vinstandel
arena-rating = rating
arena-decision = per beslut
arena-slowest = 95:e perc.
arena-head-to-head = Inbördes möten (radens del av deras vinster, plats för plats)
arena-bluff = Bluff (synat: lögner den inte trodde på; fel: sanningar)
arena-said = sagt
arena-lies = lögn/100
arena-believed = trott
arena-called = synat
arena-wrongly = fel
arena-fooled = lurad
arena-sprung = fällor
arena-places = Vinstandel per placering (1 är rättvist)
arena-by-seat = per plats
arena-by-turn = per tur (0 börjar)
selfplay-no-parquet = --format parquet kräver pyarrow, som inte är installerat: pip install 'bluffhouse[datasets]', eller använd --format jsonl
selfplay-not-empty = { $folder } är inte tom: välj en annan mapp med --out
bench-which-agent = Vilken agent? --agent tar en bott, engine:COMMAND eller model:NAME@URL
bench-no-suite = Det finns ingen serie ”{ $name }”; det finns: { $suites }
bench-other = { $folder } innehåller en annan mätning: välj en annan mapp med --out
bench-other-suites = De här resultaten är från olika serier och kan inte jämföras
bench-no-common-deals = De här resultaten har ingen giv gemensam och kan inte jämföras

# The arena's report page
report-title = { $title }: arena
report-players = { $players ->
    [one] { $players } spelare per bord
   *[other] { $players } spelare per bord
}
report-games = { $games ->
    [one] { $games } parti
   *[other] { $games } partier
}
report-deals = { $deals ->
    [one] { $deals } giv
   *[other] { $deals } givar
}
report-unfinished = { $total ->
    [one] ofullbordat: { $total } parti är planerat
   *[other] ofullbordat: { $total } partier är planerade
}
# $bot: a bot as it is typed, e.g. shark:bold.
report-alone = { $bot } mot sig själv
report-first = { $bot } vinner mest
report-just = { $bot } leder, knappt
report-lead-alone = En och samma bott på alla platser: det som återstår är spelets egen snedhet.
# $share, $low, $high, $other: figures, e.g. 1.24.
report-lead = { $interval ->
    [yes] Den vann { $share } gånger sin rättvisa andel av partierna (95 %: { $low } till { $high }), före { $second } med { $other }.
   *[no] Den vann { $share } gånger sin rättvisa andel av partierna, före { $second } med { $other }.
}
report-lead-just = { $interval ->
    [yes] Den vann { $share } gånger sin rättvisa andel av partierna (95 %: { $low } till { $high }). Det går ännu inte att skilja från { $second }: fler partier skulle behövas.
   *[no] Den vann { $share } gånger sin rättvisa andel av partierna. Det går ännu inte att skilja från { $second }: fler partier skulle behövas.
}
report-strength = Styrka
report-strength-says = Vinster delat med de vinster som vore en rättvis andel: 1 är inte bättre än sällskapet. Punkten är det som observerades, strecket är 95 %-intervallet.
report-column-games = partier
report-column-wins = vinster
report-column-rating = rating (openskill)
report-head-to-head = Inbördes möten
report-head-to-head-says = Av de vinster som gick till en av de två när båda satt vid bordet: den vänstra bottens del, plats för plats. 50 är jämnt.
report-bluff = Bluff
report-bluff-says = Vad som sades, om det var sant, och vem som trodde på det. Att syna är att handla som om ett påstående vore falskt.
report-lies-told = Lögner
report-lies-told-says = av allt den sa
report-lies-believed = Lögner som gick hem
report-lies-believed-says = hos dem som måste ta ställning
report-right = Rätt synat
report-right-says = av allt den inte trodde på
report-fooled = Lurad
report-fooled-says = lögner den trodde på, av dem den fick höra
report-sprung = Fällor som slog igen
report-sprung-says = den sa mindre än det fanns, och den andre öppnade
report-column-said = sagt
report-column-lies = lögner
report-column-size = medelstorlek
report-column-right = rätt synat
report-column-wrong = fel synat
report-column-traps = fällor
report-time = Betänketid
# $seconds: a time with its unit, e.g. 1 s.
report-time-says = Punkten är medelvärdet, ringen den 95:e percentilen; varje streck är tio gånger det föregående. Tillåten tid var { $seconds }.
report-slowest = 95:e: { $time }
report-bias = Spelets egen snedhet
report-bias-says = Vinstandel per placering, vem som än satt där: 1 är rättvist. Alla bottar satt lika ofta överallt.
report-by-turn = I turordning
report-turn = { $place ->
    [1] börjar
    [2] 2:a
    [3] 3:e
   *[other] { $place }:e
}
report-by-seat = Per plats
report-seat = plats { $seat }
report-how = Så spelades det
report-tables = bord per giv
report-tables-alone = ett, med botten på alla platser
report-tables-all = { $tables ->
    [one] alla som kan finnas ({ $tables }), i alla { $turns } turordningar
   *[other] alla som kan finnas ({ $tables }), vart och ett i alla { $turns } turordningar
}
report-tables-circle = { $tables ->
    [one] { $tables } ur en cirkel av alla bottar, nyblandad för varje giv, i alla { $turns } turordningar
   *[other] { $tables } ur en cirkel av alla bottar, nyblandad för varje giv, vart och ett i alla { $turns } turordningar
}
report-endings = hur partierna slutade
# $part: e.g. 40 %.
report-ending = { $reason ->
    [twenty_five_millions] 25 miljoner: { $part }
    [bank_empty] banken var tom: { $part }
    [last_one_left] sist kvar: { $part }
    [most_cards] flest kort: { $part }
    [fewest_cards] minst antal kort: { $part }
    [all_have_least_money] alla hade minst pengar: { $part }
    [most_points] flest poäng: { $part }
    [more_money] lika många poäng, mer pengar: { $part }
    [shared] delat: { $part }
    [twenty_million] tjugo miljoner: { $part }
    [eighth_heist] den åttonde kuppen: { $part }
    [treasure] skatten: { $part }
   *[other] { $reason }: { $part }
}
report-again = för att spela om
report-footer = Gjord med { $command }. Intervallen är 95 %-intervall över givar: varje giv spelades av varje bord i varje placering, så att slumpen tar ut sig själv.
report-seconds = { $amount } s
report-milliseconds = { $amount } ms
report-microseconds = { $amount } µs

# The solver
solve-only-lie = ”{ $game }” kan inte lösas, det kan bara lie
solve-no-difference = gör ingen skillnad för en runda: { $options }
solve-cards = --cards { $cards }: två tal, t.ex. 1,2
solve-two-cards = en runda spelas mellan två, med minst ett kort var: --cards 1,1
solve-too-big = { $most ->
    [one] för stort för att lösas: högst { $most } kort totalt
   *[other] för stort för att lösas: högst { $most } kort totalt
}
solve-size = Bud: { $bids }; punkter i budgivningen: { $points }; händer och vändningar: { $hands }
solve-iterations = iterationer
solve-seconds = sekunder
solve-value = värde
solve-stopped = Avbrutet.
solve-worth = Rundan är värd { $value } för den som inleder. Avrundat, och utan det som aldrig spelas: NashConv { $distance }.
solve-kept = { $bytes ->
    [one] { $file }: { $bytes } byte
   *[other] { $file }: { $bytes } byte
}

# Learning
learn-not-installed = Paket saknas för att lära ({ $package }): pip install 'bluffhouse[learn]'
learn-numbers = --{ $option } { $text }: tal åtskilda av kommatecken, t.ex. 2,4
learn-shares = --shares { $text }: ange { $wanted } tal, inget under 0 och minst ett över
learn-pair = --{ $option } { $text }: ange ett tal, eller två åtskilda av ett kommatecken, inget under 0
learn-net = { $file } passar inte: det är ett nät för ett annat spel, eller så har dess lager inte bredden { $size } (--size).
learn-no-net = { $file }: den här filen är skadad eller innehåller inget nät.
learn-taken = I { $folder } finns redan en träning av det här spelet. Fortsätt den med --resume, eller välj en annan mapp med --out.
learn-no-checkpoint = I { $folder } finns ingen kontrollpunkt att fortsätta från.
learn-over = Den här träningen är vid sitt slut: tidigare delar räknas in i --choices och --seconds. Höj dem för att fortsätta.
learn-games = Botar spelar
learn-compile = Kompilerar
learn-imitate = Härmar botar
learn-train = Tränar
learn-done = Klart
learn-figures = { $millions } mn val, andelar { $shares }
learn-stopped = Avbrutet. Fortsätt med --resume från { $folder }.
learn-kept = Nät: { $file }, kurva: { $page }

# The house on this machine. $reason: what the system or the database says, mostly in English.
serve-open = Huset är öppet: { $address }
serve-cannot-listen = kan inte lyssna på { $host } port { $port }: { $reason }
serve-no-fork = flera arbetsprocesser kräver ett system som kan köra fork; starta ett hus per process i stället
backup-no-house = { $file }: där finns inget hus
backup-no-answer = databasen svarar inte: { $reason }
backup-nothing = { $file }: { $reason }; inget togs in
backup-not-empty = { $database }: den databasen har redan varit ett hus; en säkerhetskopia läggs bara i en ny
backup-there = { $file }: finns redan; välj ett annat namn
backup-written = { $place }: personer { $people }, bord { $tables }, poster { $entries }
desk-token-new = Driftpulten: { $address } (token: { $token }). Spara den: den visas inte igen.
desk-token-given = token anges av inställningen desk_token; ändra den där
desk-is-off = Pulten är avstängd med inställningen desk.

# The database of a house, and its settings. $database, $folder, $file, $name, $where, $meant and $allowed stand as they are typed.
store-in-use = { $database } används redan: ett annat hus har den öppen. Stäng det, välj en annan fil eller använd PostgreSQL, som flera kan dela på
store-cannot-open = databasen { $database } går inte att öppna: { $reason }
store-not-ours = { $database } är inte någon av våra databaser: { $reason }
store-something-else = { $database } innehåller något annat; välj en annan databas
store-newer = { $database } är skriven av ett nyare Bluffhouse (schema { $schema }); använd det
store-no-database = ”{ $database }” är ingen databas; så här skrivs en: sqlite:///folder/house.db eller postgresql://user@host/name
store-no-driver = PostgreSQL kräver: pip install 'bluffhouse[postgres]'
agents-missing = det här kräver ett tillägg: pip install 'bluffhouse[agents]'
agents-no-house = { $url } svarar inte, eller så är mcp inte påslaget där
store-no-folder = mappen { $folder } går inte att skapa: { $reason }
settings-value = { $kind ->
    [whole] { $where }: måste vara ett heltal, { $allowed }
    [number] { $where }: måste vara ett tal, { $allowed }
    [choice] { $where }: måste vara något av de här orden: { $allowed }
    [folder] { $where }: måste vara sökvägen till en mapp
    [list] { $where }: måste vara en lista med texter som { $allowed }
    [like] { $where }: måste vara en text som { $allowed }
   *[text] { $where }: får inte vara tomt
}
settings-unknown = { $name }: den inställningen finns inte; det finns: { $allowed }
settings-unknown-near = { $name }: den inställningen finns inte; menar du { $meant }?
settings-unreadable = { $file }: det är inte inställningar i TOML: { $details }
settings-workers = { $where }: flera processer kräver PostgreSQL, till exempel postgresql://user@host/database

# Languages: bluffhouse words. $language: its code.
words-complete = { $language }: inget saknas
words-found = { $count ->
    [one] { $language }: { $count } sak att rätta
   *[other] { $language }: { $count } saker att rätta
}
words-fault = { $kind ->
    [file] filen finns inte
    [missing] saknas: { $key }
    [extra] engelskan har ingen { $key }
    [twice] två gånger: { $key }
    [variables] { $key }: andra variabler än i engelskan: { $details }
    [plurals] { $key }: pluralformer saknas: { $details }
    [unread] går inte att läsa: { $details }
    [broken] { $key }: { $details }
    [english] { $key }: samma som i engelskan: { $details }
    [numbers] andra regelnummer än i engelskan: { $details }
   *[codes] andra ord inom grava accenter än i engelskan: { $details }
}

# Help: what stands in bluffhouse --help. Words in capitals are what one fills in.
help = Fem bluffspel, exakt efter regelboken.
help-version = Vilken version.
help-lang = Språket, t.ex. sv. [BLUFFHOUSE_LANG, LANG]
help-play = Spela mot husets egna spelare. Ctrl-C lämnar ett protokoll att fortsätta från.
help-game = Se: bluffhouse games.
help-play-players = Hur många som sitter vid bordet, du medräknad.
help-option = Ett tillval: NAME, eller NAME=VALUE. Får upprepas.
help-play-seed = Låt ett slumpfrö styra slumpen, så att spelet kan spelas om.
help-play-seat = Din plats, från 0.
help-play-name = Ditt namn.
help-play-bots = Dina motståndare: rookie, regular, shark, eller flera med kommatecken.
help-play-save = Var protokollet hamnar.
help-play-resume = Fortsätt ett sparat spel.
help-play-yes = Be inte om bekräftelse av beslut.
help-games = Husets spel.
help-rules = Reglerna för ett spel, eller en av dem.
help-rules-number = En regel, t.ex. LI-5.
help-replay = Återge ett nedtecknat spel och visa bordet där det slutar.
help-file = Ett protokoll, som --save skriver det.
help-replay-seat = Bara det som den här platsen kunde se.
help-replay-to = Stanna efter så många beslut.
help-verify = Räkna om all slump i ett protokoll ur dess slumpfrö. Slutstatus: 0 ärligt, 1 inte, 2 obevisat.
help-arena = En turnering mellan bottar: vem är starkare, och vem ljuger. Ctrl-C behåller det som spelats.
help-bots = Vilka som spelar, med kommatecken: regular,shark:bold,engine:./mybot.
help-players = Hur många som sitter vid varje bord.
help-arena-games = Hur många partier, minst: hela givar spelas. [1000]
help-seconds = Tiden en bott har för ett beslut, i sekunder. [1]
help-seed = Dela ut efter ett slumpfrö, för att spela samma sak igen.
help-out = Mappen för allt som skrivs.
help-jobs = Hur många partier samtidigt. [ett per kärna]
help-arena-resume = Fortsätt turneringen i den här mappen.
help-arena-engine = Den här datorn, eller ett Ray-kluster (kräver bluffhouse[ray]).
help-selfplay = Låt bottar spela och skriv en datamängd: protokoll och en tabell över alla beslut.
help-selfplay-games = Hur många spel. [100]
help-selfplay-format = JSON-rader eller Parquet (kräver bluffhouse[datasets]).
help-selfplay-values = Värdet av varje ställning: none (inget) eller playouts (uppskattat genom att spela vidare).
help-bench = Mät en agent mot fasta motståndare med fasta givar, utan tur. Samma mapp fortsätter där den slutade.
help-bench-agent = Agenten: en bott, engine:COMMAND eller model:NAME@URL.
help-bench-quick = Spela bara seriens första givar.
help-bench-deals = Hur många givar i varje del. [hela serien]
help-bench-suite = Seriens namn.
help-bench-seconds = Agentens tid per beslut, i sekunder. [60]
help-bench-luck = Mät turen och dra av den från resultatet. Tar längre tid.
help-bench-judged = Granska också varje spel och bedöm agenten efter dess beslut, oavsett vem som vann. Tar längre tid.
help-compare = Visa hur mycket bättre den första agenten är än den andra, med samma givar.
help-compare-first = Den ena agentens results.json.
help-compare-second = Den andras results.json.
help-bench-engine = Den här datorn, eller ett Ray-kluster (kräver bluffhouse[ray]).
help-engine = Skriv bottar i vilket programspråk som helst.
help-check = Prova en motor och säg vad som är fel. Slutstatus: 0 allt väl, 1 annars.
help-check-command = Motorns kommando, inom citattecken: 'python3 mybot.py --level 3'.
help-check-games = Hur många partier av varje spel. [20]
help-check-seed = Dela ut efter ett slumpfrö, för att spela samma sak igen.
help-check-seconds = Motorns tid per beslut, i sekunder. [1]
help-mcp = Låt en språkmodell spela: en MCP-server på standard in och ut (kräver bluffhouse[agents]).
help-mcp-house = Spela i det här huset i stället, som måste ha mcp påslaget: https://bluff.example.org.
help-agent = Låt en språkmodell spela mot bottar och räkna vad den förbrukar. Nyckeln läses från BLUFFHOUSE_MODEL_KEY (kräver bluffhouse[agents]).
help-agent-model = Modellens namn på sin server.
help-agent-base-url = Servern, till och med /v1. Den måste tala gränssnittet chat-completions.
help-agent-games = Hur många partier. [1]
help-agent-prices = Priser för en miljon token, lästa och skrivna: 0.5,1.5.
help-agent-house = Spela vid ett bord i det här huset i stället, som måste ha mcp påslaget.
help-agent-table = Bordets kod.
help-agent-name = Modellens namn vid bordet.
help-solve = Lös en runda LIE mellan två, och skriv ut hur långt från en jämvikt den är.
help-solve-game = lie: det enda spel som kan lösas.
help-solve-cards = Korten för den som inleder och den andra: 1,1, 1,2 eller 2,1.
help-solve-seconds = Hur länge det ska räknas.
help-solve-until = Sluta när NashConv är under detta.
help-solve-option = raise_order=value_first, wild_ones. Får upprepas.
help-solve-out = Spara strategin i den här filen (.json.gz).
help-learn = Träna ett nät till ett spel bland härmningar av våra botar, dess tidigare versioner och spelare som utnyttjar det.
help-learn-game = Spelet att lära.
help-learn-out = Mappen för nätet, kurvan och kontrollpunkterna.
help-learn-players = Antal spelare att träna för, t.ex. 2,4.
help-learn-choices = Sluta efter så här många val.
help-learn-seconds = Sluta efter så här många sekunders träning.
help-learn-imitate = Botar att härma som sällskap, åtskilda av komman; tomt: inga.
help-learn-games = Riktiga partier av botarna att lära av före träningen.
help-learn-processes = Processer som spelar riktiga partier.
help-learn-tables = Bord samtidigt.
help-learn-size = Bredden på nätets tre lager.
help-learn-net = Börja med det här nätet i stället för en kopia av den första boten.
help-learn-shares = Hur ofta nätet, dess rival och varje härmning sitter på en plats, åtskilt av kommatecken. [0.3,0.1,0.25,0.25,0.1]
help-learn-alike = Hur stor del av borden som har ett nät bland likadana spelare, från 0 till 1.
help-learn-entropy = Hur mycket variation räknas i början och i slutet.
help-learn-rate = Inlärningstakt i början och i slutet.
help-learn-epochs = Hur många gånger nätet lär av varje val.
help-learn-seed = Slumpfrö för allt slumpmässigt.
help-learn-resume = Fortsätt från kontrollpunkten i mappen.
help-serve = Öppna huset: bord för människor och bottar, över HTTP och WebSocket.
help-config = En TOML-fil med inställningar.
help-serve-browser = Öppna det i datorns webbläsare.
help-export = Skriv hela huset till en fil: personer, bord, spel. Huset får vara öppet.
help-export-file = En ny fil. Den innehåller hemligheter.
help-import = Ta in ett hus från en sådan fil i en ny, tom databas. Allt, eller inget.
help-import-file = Som export skriver den.
help-desk-token = Skapa en ny token till driftpulten. Den gamla slutar gälla direkt; huset får vara öppet.
help-database = Var borden sparas, som för serve. [BLUFFHOUSE_DATABASE]
help-data = Mappen för husets filer. [BLUFFHOUSE_DATA]
help-schema = Skriv ut JSON Schema för varje meddelande mellan ett hus och dess klienter.
help-words = Vad som saknas eller är fel i ett språk, eller i alla. Slutstatus 1: det finns något.
help-words-language = Dess kod, t.ex. sv.
help-words-folder = Mappen för ett språk som ännu skrivs.

# Help: the settings of bluffhouse serve
setting-host = Adressen att lyssna på; 0.0.0.0: alla.
setting-port = Porten att lyssna på; 0: vilken ledig som helst.
setting-operations = En egen adress och port för /metrics, /readyz och /healthz, till exempel 127.0.0.1:8322; tomt: inga mätvärden.
setting-desk = Erbjud driftpulten på /desk för den som har dess token.
setting-desk-token = Token till driftpulten; tomt: den som gjordes vid första starten. Ange den i filen eller miljön, inte på kommandoraden.
setting-public-url = Vad länkar till bord börjar med; tomt: dit förfrågan kom.
setting-allowed-origins = Ursprung utöver vårt eget vars sidor får tala med huset.
setting-allowed-hosts = Värdnamn som huset svarar på, utöver IP-adresser, namn utan punkt, *.local och värden i public_url.
setting-secure-cookies = Skicka kakor bara över HTTPS. Säg ja överallt där HTTPS finns.
setting-proxy = Det finns en proxy framför: tro på dess X-Forwarded-For och X-Forwarded-Proto. Utan proxy kunde vem som helst förfalska dem.
setting-data = Mappen för husets filer.
setting-database = Var borden sparas: sqlite:///path eller postgresql://user@host/database; tomt: filen house.db i datamappen.
setting-workers = Processer som sköter bord; flera kräver PostgreSQL.
setting-worker-port = Port som den första processen också lyssnar på; varje följande tar nästa. Då kan en proxy leda alla spelare vid ett bord till samma process. 0: ingen.
setting-log = Det minst viktiga som ändå loggas.
setting-log-format = Loggrader för människor eller för program.
setting-bot-processes = Processer där bottarna i en arbetsprocess tänker.
setting-bot-seconds = Sekunder en bott får tänka; sedan bestämmer en enklare åt den.
setting-bot-delay = Ungefär hur många sekunder en bott verkar tänka; 0: inga.
setting-engines = Program som får sitta vid borden som bottar, vart och ett som NAMN=KOMMANDO; annars inga.
setting-mcp = Låt agenter sätta sig vid borden via MCP, på /mcp (kräver bluffhouse[agents]).
setting-drop-grace = Sekunder en spelare som tappat anslutningen har på sig att komma tillbaka, innan bordet väntar eller en bott hoppar in.
setting-start-grace = Sekunder som spelarnas enheter har på sig att visa sina tal till given, innan starten avbryts.
setting-sleep-after = Sekunder tills ett bord som ingen tittar på lämnar minnet. Det finns på disk.
setting-archive-after-days = Dagar tills ett bord som ingen rört arkiveras. Det försvinner aldrig.
setting-max-tables = Bord som är öppna samtidigt.
setting-max-tables-per-address = Bord öppnade från en adress på en timme; den här datorn själv är undantagen.
setting-max-wrong-codes-per-address = Felaktiga bordskoder i timmen från en adress; den här datorn är undantagen.
setting-max-connections-per-address = Levande anslutningar från en adress samtidigt.
setting-max-requests-per-address = Anslutningar från en adress samtidigt som inte är levande. Bakom en proxy begränsar proxyn dem.
setting-request-seconds = Sekunder en klient har på sig att skicka huvudet i en begäran, och lika många för innehållet.
setting-max-viewers-per-table = Levande anslutningar till ett bord samtidigt.
setting-max-entries-per-table = Poster vid ett bord utöver drag och anslutningar; därefter tas bara emot det som spelet kräver.
setting-max-message = Byte i ett meddelande från en klient.
setting-messages-per-second = Meddelanden en person får skicka per sekund, i längden; dubbelt så många på en gång. Tunga förfrågningar räknas flera gånger.
setting-messages-per-second-per-address = Meddelanden och förfrågningar per sekund från en adress, i längden; dubbelt så många på en gång. Den här datorn är undantagen.
setting-chat-length = Tecken i ett chattmeddelande.
setting-chat-per-minute = Chattmeddelanden från en person per minut.

# bluffhouse utan kommando: huset för alla i rummet
party-port-taken = Port { $port } är upptagen av ett annat program; det här huset har { $other }.
party-others = Mobiler och andra datorer i det här nätverket kommer in här: { $address }
party-no-network = Den här datorn är inte i något nätverk just nu: mobiler kan inte komma in.
party-close = Ctrl-C stänger huset.
party-kept = Det som har spelats finns kvar: { $file }
help-without = Utan kommando öppnas huset i datorns webbläsare, för alla i samma nätverk.
help-host = Utan kommando: adressen att lyssna på. 127.0.0.1: bara för den här datorn.
help-port = Utan kommando: porten att lyssna på; 0: vilken ledig som helst.
help-no-browser = Utan kommando: öppna inte webbläsaren.
