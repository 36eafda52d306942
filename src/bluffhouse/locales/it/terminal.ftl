### The terminal: what the command `bluffhouse` says.
### Words in backticks or after -- are typed as they stand: they stay as they are in every language.

# Errors. They follow "bluffhouse: ", so they begin in lower case and have no full stop.
# $games, $options, $bots and the like are lists of words that are typed.
wrong-game = nessun gioco si chiama “{ $name }”; i giochi: { $games }
wrong-which-game = quale gioco? { $games }
wrong-players = numero di giocatori per { $game }: da { $least } a { $most }, non { $players }
wrong-option = { $game } non ha l’opzione “{ $option }”; le sue opzioni: { $options }
wrong-option-twice = l’opzione “{ $option }” è indicata due volte
# $kind: what the option holds. $allowed: the words it may be. $details: a program's English remark.
wrong-option-value = { $kind ->
    [switch] l’opzione “{ $option }” di { $game } dev’essere true o false
    [choice] l’opzione “{ $option }” di { $game } dev’essere una di queste: { $allowed }
   *[other] l’opzione “{ $option }” di { $game } non può avere quel valore: { $details }
}
wrong-islands = l’opzione “islands” vuole due caselle diverse in ordine crescente, da 1 a { $most }
wrong-fool-me-once = l’opzione “fool_me_once” è per 4–8 giocatori, non per 3
wrong-seed-type = il seme dev’essere un numero intero o un testo
wrong-seed = il seme deve avere da 1 a { $most } caratteri, tutti stampabili
wrong-starter = chi comincia dev’essere un posto da 0 a { $last }
wrong-seat = --seat { $seat }: i posti vanno da 0 a { $last }
wrong-name = --name: da 1 a { $most } lettere visibili
wrong-bot = nessun bot si chiama “{ $name }”; per { $game } ci sono: { $bots }
wrong-temperament = nessun temperamento si chiama “{ $name }”; ci sono: { $temperaments }
engine-failed = il motore non può giocare: { $details }
engine-other-games = il motore { $engine } non gioca a { $game }; gioca a: { $games }
engine-not-named = qui ha giocato un altro programma; per eseguirlo di nuovo aggiungi --bots '{ $kind }'
model-address = un modello linguistico si scrive model:NOME@http://…, non model:{ $given }
model-prices = i prezzi si scrivono LETTI,SCRITTI per un milione di token, come 0.5,1.5, non { $given }
cli-engine-replaced = { $name } si ritira: { $details }. Continua un bot regular.
wrong-rule = { $game } non ha la regola “{ $number }”; le sue regole: da { $first } a { $last }
wrong-language = la lingua “{ $name }” non c’è; ci sono: { $languages }
wrong-not-both = indica un GAME oppure --resume FILE, non tutti e due
wrong-resume-has-all = una partita salvata ha già giocatori, opzioni, seme e posti
wrong-save = --save { $file }: dev’essere un file
wrong-save-there = { $file } c’è già: riprendilo con --resume, o indica un altro posto
wrong-game-over = quella partita è finita; `bluffhouse replay` la mostra
wrong-people = { $count ->
    [0] a quel tavolo non siede nessuna persona, solo bot; `bluffhouse replay` lo mostra
   *[other] a quel tavolo siedono { $count } persone; qui c’è posto per una
}
wrong-no-seed = quella registrazione non ha il seme, quindi la sua fortuna non può continuare
# $reason: what the system says about a file, in the system's language.
wrong-file = { $file }: { $reason }
wrong-no-file = { $file }: questo file non esiste

# The command line could not be parsed. $help: what to type, e.g. bluffhouse play --help.
wrong-command = il comando “{ $name }” non esiste; vedi: { $help }
wrong-flag = qui il flag { $name } non esiste; vedi: { $help }
wrong-missing = manca { $name }; vedi: { $help }
wrong-value = { $name } non può avere quel valore; vedi: { $help }
wrong-typed = non si riesce a leggere ({ $details }); vedi: { $help }

# Files that are not records. $details: a program's English remark; $event: a line as it would be.
record-wrong = { $file }: riga { $line }: { $reason }
record-too-large = il file supera { $most } MiB
record-empty = il file è vuoto
record-line-too-long = la riga supera { $most } KiB
record-foreign = non è una registrazione di Bluffhouse: quelle cominciano con {"{"}"bluffhouse":…
record-format = il formato è { $format }, ma questo programma legge { $readable }
record-name = “{ $name }” non è un nome che si possa mostrare
record-unreadable = illeggibile: { $details }
record-too-deep = illeggibile: troppe parentesi dentro parentesi
record-otherwise = non è scritto come in una registrazione, dove sarebbe: { $event }
record-decision-missing = prima di questo evento manca la decisione di un giocatore
record-not-allowed = qui questa decisione non è permessa: { $details }
record-breaks-off = la registrazione si interrompe a metà di una mossa
record-other-event = qui non succede questo, ma: { $event }
record-other-luck = la fortuna non può dare questo: { $details }

# The verdict on a record: was luck honest?
verdict-honest = onesta
verdict-dishonest = disonesta
verdict-unproven = non dimostrata
verdict-line = { $verdict }: { $reason }
verdict-line-at = { $verdict }: riga { $line }: { $reason }
verdict-all-follows = ogni evento casuale deriva dal seme
verdict-no-seed = il seme non è stato rivelato
verdict-no-seal = la registrazione non ha il sigillo del suo seme
verdict-other-seed = il seme non è quello sigillato
verdict-other-pledge = la parte di seme del mazziere non è quella promessa
verdict-numbers = il seme non contiene un numero per ogni posto

# The arena, on the screen
arena-which-bots = quali bot? per { $game }: { $bots }; --bots li prende separati da virgole
arena-bot-twice = il bot “{ $name }” è indicato due volte; basta una
arena-too-few-games = --games { $games }: almeno 1
arena-bad-seconds = --seconds { $seconds }: più di 0 e meno di 3600
arena-too-few-jobs = --jobs { $jobs }: almeno 1
arena-resume-alone = --resume continua un torneo così com’era cominciato; insieme si possono dare solo --jobs e --engine
arena-there-already = { $folder } contiene già un torneo: continualo con --resume, o scegli un’altra cartella con --out
arena-not-there = { $folder } non contiene nessun torneo: { $file } non c’è
arena-format = { $file }: il formato è { $format }, ma questo programma legge { $readable }
arena-unreadable = { $file } è illeggibile: { $details }
arena-line-unreadable = { $file }, riga { $line }, è illeggibile: { $details }; cancella la riga e la partita si rigioca
arena-no-ray = --engine ray richiede Ray, che non è installato: pip install 'bluffhouse[ray]', oppure gioca su questo computer senza --engine
arena-game-failed = la partita { $number } ({ $bots }; seme { $seed }) si è interrotta: { $details }
arena-killed = uno dei processi di gioco è stato terminato. Poca memoria? Con meno --jobs ne serve meno.
arena-bar-games = partite
arena-bar-left = restano
arena-written = File scritti: { $files }
arena-kept = { $games ->
    [one] { $games } partita su { $total } giocata e conservata. Per continuare:
   *[other] { $games } partite su { $total } giocate e conservate. Per continuare:
}
arena-head = { $title }, giocatori: { $players }, partite: { $games }, smazzate: { $deals }
arena-bot = bot
arena-strength = Forza (quota di vittorie: 1 è il giusto)
arena-share = quota vittorie
arena-rating = punteggio
arena-decision = a decisione
arena-slowest = 95° perc.
arena-head-to-head = Testa a testa (la parte della riga nelle loro vittorie, posto per posto)
arena-bluff = Bluff (scoperte: bugie non credute; a torto: verità non credute)
arena-said = dette
arena-lies = bugie/100
arena-believed = credute
arena-called = scoperte
arena-wrongly = a torto
arena-fooled = bevute
arena-sprung = trappole
arena-places = Quota di vittorie secondo il posto (1 è il giusto)
arena-by-seat = per posto
arena-by-turn = per turno (0 comincia)
selfplay-no-parquet = --format parquet richiede pyarrow, che non è installato: pip install 'bluffhouse[datasets]', oppure usa --format jsonl
selfplay-not-empty = { $folder } non è vuota: scegli un’altra cartella con --out
bench-which-agent = Quale agente? --agent accetta un bot, engine:COMMAND o model:NAME@URL
bench-no-suite = Non c’è una serie “{ $name }”; ci sono: { $suites }
bench-other = { $folder } contiene un’altra misurazione: scegli un’altra cartella con --out
bench-other-suites = Questi risultati sono di serie diverse e non si possono confrontare
bench-no-common-deals = Questi risultati non hanno distribuzioni in comune e non si possono confrontare

# The arena's report page
report-title = { $title }: arena
report-players = { $players ->
    [one] { $players } giocatore per tavolo
   *[other] { $players } giocatori per tavolo
}
report-games = { $games ->
    [one] { $games } partita
   *[other] { $games } partite
}
report-deals = { $deals ->
    [one] { $deals } smazzata
   *[other] { $deals } smazzate
}
report-unfinished = { $total ->
    [one] non finito: è prevista { $total } partita
   *[other] non finito: sono previste { $total } partite
}
# $bot: a bot as it is typed, e.g. shark:bold.
report-alone = { $bot } contro se stesso
report-first = { $bot } vince di più
report-just = { $bot } è avanti di un soffio
report-lead-alone = Lo stesso bot in ogni posto: quel che resta è lo squilibrio del gioco stesso.
# $share, $low, $high, $other: figures, e.g. 1.24.
report-lead = { $interval ->
    [yes] Ha vinto { $share } volte la sua giusta quota di partite (95%: da { $low } a { $high }), davanti a { $second } con { $other }.
   *[no] Ha vinto { $share } volte la sua giusta quota di partite, davanti a { $second } con { $other }.
}
report-lead-just = { $interval ->
    [yes] Ha vinto { $share } volte la sua giusta quota di partite (95%: da { $low } a { $high }). Per ora non si distingue da { $second }: servirebbero altre partite.
   *[no] Ha vinto { $share } volte la sua giusta quota di partite. Per ora non si distingue da { $second }: servirebbero altre partite.
}
report-strength = Forza
report-strength-says = Vittorie rispetto alla giusta quota: 1 vuol dire non migliore della compagnia. Il punto è quanto si è visto, la barra è l’intervallo al 95%.
report-column-games = partite
report-column-wins = vittorie
report-column-rating = punteggio (openskill)
report-head-to-head = Testa a testa
report-head-to-head-says = Delle vittorie andate a uno dei due quando sedevano entrambi al tavolo: la parte del bot a sinistra, posto per posto. 50 è la parità.
report-bluff = Bluff
report-bluff-says = Che cosa è stato detto, se era vero e chi ci ha creduto. Dubitare è agire come se una dichiarazione fosse falsa.
report-lies-told = Bugie dette
report-lies-told-says = su tutto quello che ha detto
report-lies-believed = Bugie credute
report-lies-believed-says = da chi ha dovuto decidere se crederci
report-right = Dubbi giusti
report-right-says = su tutto quello a cui non ha creduto
report-fooled = Bugie bevute
report-fooled-says = bugie a cui ha creduto, su quelle che gli hanno detto
report-sprung = Trappole riuscite
report-sprung-says = ha detto meno di quanto c’era, e l’altro ha aperto
report-column-said = dette
report-column-lies = bugie
report-column-size = entità media
report-column-right = dubbi giusti
report-column-wrong = dubbi infondati
report-column-traps = trappole
report-time = Tempo per decidere
# $seconds: a time with its unit, e.g. 1 s.
report-time-says = Il punto è la media, l’anello il 95° percentile; ogni tacca vale dieci volte la precedente. Il tempo concesso era { $seconds }.
report-slowest = 95°: { $time }
report-bias = Lo squilibrio del gioco
report-bias-says = Quota di vittorie secondo il posto, chiunque ci sedesse: 1 è il giusto. Tutti i bot si sono seduti ovunque lo stesso numero di volte.
report-by-turn = Per ordine di gioco
report-turn = { $place ->
    [1] comincia
    [2] 2°
    [3] 3°
   *[other] { $place }°
}
report-by-seat = Per posto
report-seat = posto { $seat }
report-how = Come si è giocato
report-tables = tavoli per smazzata
report-tables-alone = uno, con il bot in ogni posto
report-tables-all = { $tables ->
    [one] tutti quelli possibili ({ $tables }), in tutte le { $turns } rotazioni
   *[other] tutti quelli possibili ({ $tables }), ciascuno in tutte le { $turns } rotazioni
}
report-tables-circle = { $tables ->
    [one] { $tables } da un cerchio di tutti i bot, rimescolato a ogni smazzata, in tutte le { $turns } rotazioni
   *[other] { $tables } da un cerchio di tutti i bot, rimescolato a ogni smazzata, ciascuno in tutte le { $turns } rotazioni
}
report-endings = come sono finite le partite
# $part: e.g. 40 %.
report-ending = { $reason ->
    [twenty_five_millions] 25 milioni: { $part }
    [bank_empty] banca vuota: { $part }
    [last_one_left] l’ultimo rimasto: { $part }
    [most_cards] più carte di tutti: { $part }
    [fewest_cards] meno carte di tutti: { $part }
    [all_have_least_money] tutti con gli stessi soldi: { $part }
    [most_points] più punti di tutti: { $part }
    [more_money] stessi punti, più soldi: { $part }
    [shared] a pari merito: { $part }
    [twenty_million] venti milioni: { $part }
    [eighth_heist] l’ottavo colpo: { $part }
    [treasure] il tesoro: { $part }
   *[other] { $reason }: { $part }
}
report-again = per rigiocarlo
report-footer = Prodotto da { $command }. Gli intervalli sono al 95% sulle smazzate: ogni smazzata è stata giocata da ogni tavolo in ogni disposizione, così la fortuna si compensa.
report-seconds = { $amount } s
report-milliseconds = { $amount } ms
report-microseconds = { $amount } µs

# The solver
solve-only-lie = “{ $game }” non è risolto, solo lie lo è
solve-no-difference = per un round non cambia niente: { $options }
solve-cards = --cards { $cards }: due numeri, per esempio 1,2
solve-two-cards = un round si gioca in due, con almeno una carta a testa: --cards 1,1
solve-too-big = { $most ->
    [one] troppo grande da risolvere: al massimo { $most } carta in tutto
   *[other] troppo grande da risolvere: al massimo { $most } carte in tutto
}
solve-size = Dichiarazioni: { $bids }; punti della sequenza: { $points }; mani e modi di girarle: { $hands }
solve-iterations = iterazioni
solve-seconds = secondi
solve-value = valore
solve-stopped = Interrotto.
solve-worth = Per chi apre, il round vale { $value }. Arrotondato, e senza ciò che non si gioca mai: NashConv { $distance }.
solve-kept = { $bytes ->
    [one] { $file }: { $bytes } byte
   *[other] { $file }: { $bytes } byte
}

# Learning
learn-not-installed = Per imparare mancano dei pacchetti ({ $package }): pip install 'bluffhouse[learn]'
learn-numbers = --{ $option } { $text }: numeri separati da virgole, ad es. 2,4
learn-shares = --shares { $text }: dai { $wanted } numeri, nessuno sotto 0 e almeno uno sopra
learn-pair = --{ $option } { $text }: un numero, o due separati da una virgola, nessuno sotto 0
learn-net = { $file } non è adatto: è una rete di un altro gioco, o i suoi strati non hanno la larghezza { $size } (--size).
learn-no-net = { $file }: questo file è danneggiato o non contiene una rete.
learn-taken = In { $folder } c'è già un allenamento di questo gioco. Continualo con --resume, o scegli un'altra cartella con --out.
learn-no-checkpoint = In { $folder } non c'è un punto di controllo da cui riprendere.
learn-over = Questo allenamento è arrivato alla fine: le parti precedenti contano per --choices e --seconds. Aumentali per continuare.
learn-games = I bot giocano
learn-compile = Compilazione
learn-imitate = Imitazione dei bot
learn-train = Allenamento
learn-done = Fatto
learn-figures = { $millions } M di scelte, quote { $shares }
learn-stopped = Interrotto. Riprendi con --resume da { $folder }.
learn-kept = Rete: { $file }, curva: { $page }

# The house on this machine. $reason: what the system or the database says, mostly in English.
serve-open = La casa è aperta: { $address }
serve-cannot-listen = impossibile ascoltare su { $host } porta { $port }: { $reason }
serve-no-fork = più worker richiedono un sistema con fork; avvia invece una casa per ogni worker
backup-no-house = { $file }: qui non c’è nessuna casa
backup-no-answer = il database non risponde: { $reason }
backup-nothing = { $file }: { $reason }; non è stato importato niente
backup-not-empty = { $database }: questo database è già stato una casa; un backup va solo in uno nuovo
backup-there = { $file }: c’è già; scegli un altro nome
backup-written = { $place }: persone { $people }, tavoli { $tables }, voci { $entries }
desk-token-new = Pannello del gestore: { $address } (token: { $token }). Conserva il token: non verrà più mostrato.
desk-token-given = il token è dato dall’impostazione desk_token; cambialo lì
desk-is-off = Il pannello è disattivato dall’impostazione desk.

# The database of a house, and its settings. $database, $folder, $file, $name, $where, $meant and $allowed stand as they are typed.
store-in-use = { $database } è già in uso: lo tiene aperto un’altra casa. Chiudi quella, scegli un altro file o usa PostgreSQL, che più case possono condividere
store-cannot-open = impossibile aprire il database { $database }: { $reason }
store-not-ours = { $database } non è un nostro database: { $reason }
store-something-else = { $database } contiene altro; scegli un altro database
store-newer = { $database } è stato scritto da un Bluffhouse più recente (schema { $schema }); usa quello
store-no-database = “{ $database }” non è un database; si scrive così: sqlite:///folder/house.db o postgresql://user@host/name
store-no-driver = per PostgreSQL serve: pip install 'bluffhouse[postgres]'
agents-missing = serve un componente in più: pip install 'bluffhouse[agents]'
agents-no-house = { $url } non risponde, oppure lì mcp non è attivo
store-no-folder = impossibile creare la cartella { $folder }: { $reason }
settings-value = { $kind ->
    [whole] { $where }: dev’essere un numero intero, { $allowed }
    [number] { $where }: dev’essere un numero, { $allowed }
    [choice] { $where }: dev’essere una di queste parole: { $allowed }
    [folder] { $where }: dev’essere il percorso di una cartella
    [list] { $where }: dev’essere un elenco di testi come { $allowed }
    [like] { $where }: dev’essere un testo come { $allowed }
   *[text] { $where }: non può essere vuoto
}
settings-unknown = { $name }: questa impostazione non esiste; ci sono: { $allowed }
settings-unknown-near = { $name }: questa impostazione non esiste; intendevi { $meant }?
settings-unreadable = { $file }: non sono impostazioni in TOML: { $details }
settings-workers = { $where }: più processi richiedono PostgreSQL, per esempio postgresql://user@host/database

# Languages: bluffhouse words. $language: its code.
words-complete = { $language }: non manca niente
words-found = { $count ->
    [one] { $language }: { $count } cosa da sistemare
   *[other] { $language }: { $count } cose da sistemare
}
words-fault = { $kind ->
    [file] questo file non esiste
    [missing] manca: { $key }
    [extra] in inglese non c’è { $key }
    [twice] due volte: { $key }
    [variables] { $key }: variabili diverse dall’inglese: { $details }
    [plurals] { $key }: mancano forme plurali: { $details }
    [unread] illeggibile: { $details }
    [broken] { $key }: { $details }
    [english] { $key }: uguale all’inglese: { $details }
    [numbers] numeri di regola diversi dall’inglese: { $details }
   *[codes] parole tra apici inversi diverse dall’inglese: { $details }
}

# Help: what stands in bluffhouse --help. Words in capitals are what one fills in.
help = Cinque giochi di bluff, esattamente come da regolamento.
help-version = Quale versione.
help-lang = La lingua, per esempio en. [BLUFFHOUSE_LANG, LANG]
help-play = Gioca contro i giocatori della casa. Ctrl-C lascia una registrazione da cui riprendere.
help-game = Vedi: bluffhouse games.
help-play-players = In quanti siete al tavolo, contando te.
help-option = Una variante: NAME, oppure NAME=VALUE. Si può ripetere.
help-play-seed = Ricava la fortuna di questa partita da un seme, per rigiocarla.
help-play-seat = Il tuo posto, a partire da 0.
help-play-name = Il tuo nome.
help-play-bots = I tuoi avversari: rookie, regular, shark, o più d’uno separati da virgole.
help-play-save = Dove va la registrazione.
help-play-resume = Continua una partita salvata.
help-play-yes = Non chiedere conferma delle decisioni.
help-games = I giochi della casa.
help-rules = Le regole di un gioco, o una di esse.
help-rules-number = Una regola, per esempio LI-5.
help-replay = Racconta una partita registrata e mostra il tavolo dove si ferma.
help-file = Una registrazione, come la scrive --save.
help-replay-seat = Solo quello che si vedeva da questo posto.
help-replay-to = Fermati dopo tante decisioni.
help-verify = Ricalcola dal seme tutta la fortuna di una registrazione. Stato di uscita: 0 onesta, 1 no, 2 non dimostrata.
help-arena = Un torneo tra bot: chi è più forte, e chi mente. Ctrl-C conserva quanto giocato.
help-bots = Chi gioca, con virgole: regular,shark:bold,engine:./mybot.
help-players = In quanti siedono a ogni tavolo.
help-arena-games = Quante partite, almeno: si giocano smazzate intere. [1000]
help-seconds = Il tempo di un bot per una decisione, in secondi. [1]
help-seed = Distribuisci da un seme, per rigiocare le stesse partite.
help-out = La cartella per tutto quello che scrive.
help-jobs = Quante partite nello stesso momento. [una per core]
help-arena-resume = Continua il torneo in questa cartella.
help-arena-engine = Questo computer, o un cluster Ray (richiede bluffhouse[ray]).
help-selfplay = Fa giocare i bot e scrive un insieme di dati: registrazioni e una tabella di tutte le decisioni.
help-selfplay-games = Quante partite. [100]
help-selfplay-format = Righe JSON o Parquet (richiede bluffhouse[datasets]).
help-selfplay-values = Il valore di ogni posizione: none (nessuno) o playouts (stimato giocando fino alla fine).
help-bench = Misura un agente contro avversari fissi con distribuzioni fisse, senza la fortuna. La stessa cartella riprende da dove si era fermata.
help-bench-agent = L’agente: un bot, engine:COMMAND o model:NAME@URL.
help-bench-quick = Gioca solo le prime distribuzioni della serie.
help-bench-deals = Quante distribuzioni per sezione. [tutta la serie]
help-bench-suite = Il nome della serie.
help-bench-seconds = Tempo dell’agente per decisione, in secondi. [60]
help-bench-luck = Misura la fortuna e la toglie dal risultato. Richiede più tempo.
help-bench-judged = Analizza anche ogni partita e valuta l’agente per le sue decisioni, chiunque abbia vinto. Richiede più tempo.
help-compare = Mostra di quanto il primo agente è migliore del secondo, con le stesse distribuzioni.
help-compare-first = Il results.json di un agente.
help-compare-second = Il results.json di un altro.
help-bench-engine = Questo computer, o un cluster Ray (richiede bluffhouse[ray]).
help-engine = Scrivere bot in qualsiasi linguaggio di programmazione.
help-check = Prova un motore e dice che cosa non va. Codice di uscita: 0 tutto bene, 1 altrimenti.
help-check-command = Il comando del motore, tra virgolette: 'python3 mybot.py --level 3'.
help-check-games = Quante partite provare per ogni gioco. [20]
help-check-seed = Distribuisci da un seme, per rigiocare le stesse partite.
help-check-seconds = Tempo del motore per decisione, in secondi. [1]
help-mcp = Fai giocare un modello linguistico: un server MCP su standard input e output (richiede bluffhouse[agents]).
help-mcp-house = Gioca invece in questa casa, che deve avere mcp attivo: https://bluff.example.org.
help-agent = Fai giocare un modello linguistico contro i bot e conta quanto consuma. La sua chiave si legge da BLUFFHOUSE_MODEL_KEY (richiede bluffhouse[agents]).
help-agent-model = Il nome del modello sul suo server.
help-agent-base-url = Il server, fino a /v1. Deve parlare l’interfaccia chat-completions.
help-agent-games = Quante partite. [1]
help-agent-prices = Prezzi di un milione di token, letti e scritti: 0.5,1.5.
help-agent-house = Gioca invece a un tavolo di questa casa, che deve avere mcp attivo.
help-agent-table = Il codice del tavolo.
help-agent-name = Il nome del modello al tavolo.
help-solve = Risolvi un round di LIE a due e stampa quanto dista da un equilibrio.
help-solve-game = lie: l’unico risolto.
help-solve-cards = Le carte di chi apre e dell’altro: 1,1, 1,2 o 2,1.
help-solve-seconds = Per quanto tempo continuare.
help-solve-until = Fermati quando NashConv scende sotto questo valore.
help-solve-option = raise_order=value_first, wild_ones. Si può ripetere.
help-solve-out = Conserva la strategia in questo file (.json.gz).
help-learn = Allenare una rete a un gioco, tra imitazioni dei nostri bot, le sue versioni precedenti e giocatori che la sfruttano.
help-learn-game = Il gioco da imparare.
help-learn-out = La cartella per la rete, la curva e i punti di ripresa.
help-learn-players = Numeri di giocatori per cui allenarsi, ad es. 2,4.
help-learn-choices = Fermati dopo tante scelte.
help-learn-seconds = Fermati dopo tanti secondi di allenamento.
help-learn-imitate = Bot da imitare come compagnia, separati da virgole; vuoto: nessuno.
help-learn-games = Partite vere dei bot da cui imparare prima di allenarsi.
help-learn-processes = Processi che giocano partite vere.
help-learn-tables = Tavoli allo stesso tempo.
help-learn-size = Larghezza dei tre strati della rete.
help-learn-net = Iniziare con questa rete invece che con una copia del primo bot.
help-learn-shares = Quanto spesso siedono a un posto la rete, il suo rivale e ogni imitazione, separati da virgole. [0.3,0.1,0.25,0.25,0.1]
help-learn-alike = Parte dei tavoli con una rete tra giocatori tutti uguali, da 0 a 1.
help-learn-entropy = Quanto conta la varietà all'inizio e alla fine.
help-learn-rate = Tasso di apprendimento all'inizio e alla fine.
help-learn-epochs = Quante volte la rete impara da ogni scelta.
help-learn-seed = Seme di tutto ciò che è casuale.
help-learn-resume = Riprendi dal punto di ripresa nella cartella.
help-serve = Apri la casa: tavoli per persone e bot, via HTTP e WebSocket.
help-config = Un file TOML con le impostazioni.
help-serve-browser = Aprila nel browser di questo computer.
help-export = Scrivi tutta la casa in un file: persone, tavoli, partite. La casa può restare aperta.
help-export-file = Un file nuovo. Contiene segreti.
help-import = Porta una casa da un file del genere in un database nuovo e vuoto. Tutto, o niente.
help-import-file = Come lo scrive export.
help-desk-token = Creare un nuovo token per il pannello del gestore. Il vecchio smette subito di valere; la casa può restare aperta.
help-database = Dove stanno i tavoli, come per serve. [BLUFFHOUSE_DATABASE]
help-data = La cartella dei file della casa. [BLUFFHOUSE_DATA]
help-schema = Stampa il JSON Schema di ogni messaggio tra una casa e i suoi client.
help-words = Che cosa manca o non va in una lingua, o in tutte. Stato di uscita 1: c’è qualcosa.
help-words-language = Il suo codice, per esempio en.
help-words-folder = La cartella di una lingua ancora in lavorazione.

# Help: the settings of bluffhouse serve
setting-host = L’indirizzo su cui ascoltare; 0.0.0.0: tutti.
setting-port = La porta su cui ascoltare; 0: una qualsiasi libera.
setting-operations = Indirizzo e porta a parte per /metrics, /readyz e /healthz, per esempio 127.0.0.1:8322; vuoto: nessuna metrica.
setting-desk = Offrire il pannello del gestore in /desk a chi ne ha il token.
setting-desk-token = Il token del pannello del gestore; vuoto: quello creato al primo avvio. Indicalo nel file o nell’ambiente, non sulla riga di comando.
setting-public-url = Come cominciano i link ai tavoli; vuoto: l’indirizzo a cui è arrivata la richiesta.
setting-allowed-origins = Origini diverse dalla nostra le cui pagine possono parlare con la casa.
setting-allowed-hosts = Nomi di host a cui la casa risponde, oltre agli indirizzi IP, ai nomi senza punto, a *.local e all’host di public_url.
setting-secure-cookies = Manda i cookie solo via HTTPS. Di’ di sì ovunque ci sia HTTPS.
setting-proxy = Davanti c’è un proxy: credi ai suoi X-Forwarded-For e X-Forwarded-Proto. Senza proxy, chiunque potrebbe falsificarli.
setting-data = La cartella dei file della casa.
setting-database = Dove stanno i tavoli: sqlite:///path o postgresql://user@host/database; vuoto: il file house.db nella cartella dei dati.
setting-workers = Processi che servono i tavoli; più d’uno richiede PostgreSQL.
setting-worker-port = Porta su cui ascolta anche il primo processo; ogni altro ascolta sulla successiva. Così un proxy può portare tutti i giocatori di un tavolo allo stesso. 0: nessuna.
setting-log = La cosa meno importante che finisce ancora nel log.
setting-log-format = Righe di log per persone o per programmi.
setting-bot-processes = Processi in cui pensano i bot di un worker.
setting-bot-seconds = Secondi che un bot ha per pensare; poi decide per lui uno più semplice.
setting-bot-delay = Quanti secondi, più o meno, un bot sembra pensare; 0: nessuno.
setting-engines = Programmi che possono sedersi ai tavoli come bot, ciascuno come NOME=COMANDO; di norma nessuno.
setting-mcp = Permetti agli agenti di unirsi ai tavoli tramite MCP, su /mcp (richiede bluffhouse[agents]).
setting-drop-grace = Secondi che ha per tornare chi ha perso la connessione, prima che il tavolo aspetti o subentri un bot.
setting-start-grace = Secondi che hanno i dispositivi per mostrare i loro numeri per la distribuzione prima che l’inizio sia annullato.
setting-sleep-after = Secondi dopo i quali un tavolo che nessuno guarda lascia la memoria. Resta su disco.
setting-archive-after-days = Giorni dopo i quali un tavolo che nessuno tocca viene archiviato. Non va mai perso.
setting-max-tables = Tavoli aperti nello stesso momento.
setting-max-tables-per-address = Tavoli aperti da un indirizzo in un’ora; questo computer è escluso.
setting-max-wrong-codes-per-address = Codici di tavolo sbagliati in un’ora da un indirizzo; questa macchina è esente.
setting-max-connections-per-address = Connessioni attive da un indirizzo nello stesso momento.
setting-max-requests-per-address = Connessioni da un indirizzo nello stesso momento che non sono attive. Dietro un proxy le limita il proxy.
setting-request-seconds = Secondi che un client ha per inviare l’intestazione di una richiesta, e altrettanti per il contenuto.
setting-max-viewers-per-table = Connessioni attive a un tavolo nello stesso momento.
setting-max-entries-per-table = Voci di un tavolo senza contare mosse e connessioni; oltre, si accetta solo ciò che serve alla partita.
setting-max-message = Byte di un messaggio da un client.
setting-messages-per-second = Messaggi che una persona può mandare in un secondo, alla lunga; il doppio in una volta. Le richieste pesanti contano più volte.
setting-messages-per-second-per-address = Messaggi e richieste al secondo da un indirizzo, alla lunga; il doppio in una volta. Questa macchina è esente.
setting-chat-length = Caratteri di un messaggio in chat.
setting-chat-per-minute = Messaggi in chat di una persona in un minuto.

# bluffhouse without a command: the house for everybody in the room
party-port-taken = La porta { $port } è occupata da un altro programma; questa casa ha la { $other }.
party-others = Telefoni e altri computer di questa rete entrano da qui: { $address }
party-no-network = Questo computer ora non è collegato a nessuna rete: i telefoni non possono entrare.
party-close = Ctrl-C chiude la casa.
party-kept = Quello che si è giocato resta salvato: { $file }
help-without = Senza comando la casa si apre nel browser di questo computer, per tutti nella stessa rete.
help-host = Senza comando: l’indirizzo su cui ascoltare. 127.0.0.1: solo per questo computer.
help-port = Senza comando: la porta su cui ascoltare; 0: una qualsiasi libera.
help-no-browser = Senza comando: non aprire il browser.
