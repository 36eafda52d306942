### The terminal: what the command `bluffhouse` says.
### Words in backticks or after -- are typed as they stand: they stay as they are in every language.

# Errors. They follow "bluffhouse: ", so they begin in lower case and have no full stop.
# $games, $options, $bots and the like are lists of words that are typed.
wrong-game = kein Spiel heißt „{ $name }“; die Spiele: { $games }
wrong-which-game = welches Spiel? { $games }
wrong-players = { $game } ist für { $least } bis { $most } Spieler, nicht für { $players }
wrong-option = { $game } hat keine Option „{ $option }“; die Optionen: { $options }
wrong-option-twice = die Option „{ $option }“ steht zweimal da
# $kind: what the option holds. $allowed: the words it may be. $details: a program's English remark.
wrong-option-value = { $kind ->
    [switch] die Option „{ $option }“ von { $game } muss true oder false sein
    [choice] die Option „{ $option }“ von { $game } muss eines davon sein: { $allowed }
   *[other] die Option „{ $option }“ von { $game } kann das nicht sein: { $details }
}
wrong-islands = die Option „islands“ braucht zwei verschiedene Felder in aufsteigender Reihenfolge, von 1 bis { $most }
wrong-fool-me-once = die Option „fool_me_once“ ist für 4 bis 8 Spieler, nicht für 3
wrong-seed-type = der Seed muss eine ganze Zahl oder ein Text sein
wrong-seed = der Seed muss 1 bis { $most } Zeichen haben, alle druckbar
wrong-starter = wer beginnt, muss ein Platz von 0 bis { $last } sein
wrong-seat = --seat { $seat }: Die Plätze sind 0 bis { $last }
wrong-name = --name: 1 bis { $most } Zeichen, die man anzeigen kann
wrong-bot = kein Bot heißt „{ $name }“; für { $game } gibt es: { $bots }
wrong-temperament = kein Temperament heißt „{ $name }“; es gibt: { $temperaments }
engine-failed = die Engine kann nicht spielen: { $details }
engine-other-games = die Engine { $engine } spielt { $game } nicht; sie spielt: { $games }
engine-not-named = hier hat ein anderes Programm mitgespielt; damit es wieder laufen darf, --bots '{ $kind }' angeben
model-address = ein Sprachmodell schreibt man model:NAME@http://…, nicht model:{ $given }
model-prices = Preise schreibt man IN,OUT für eine Million Token, etwa 0.5,1.5, nicht { $given }
cli-engine-replaced = { $name } fällt aus: { $details }. Ein Bot der Stärke regular spielt weiter.
wrong-rule = { $game } hat keine Regel „{ $number }“; die Regeln: { $first } bis { $last }
wrong-language = die Sprache „{ $name }“ gibt es nicht; es gibt: { $languages }
wrong-not-both = gib GAME oder --resume FILE an, nicht beides
wrong-resume-has-all = ein gespeichertes Spiel hat seine Spieler, Optionen, Plätze und seinen Seed schon
wrong-save = --save { $file }: muss eine Datei sein
wrong-save-there = { $file } gibt es schon: Spiel sie mit --resume weiter oder nenne einen anderen Ort
wrong-game-over = dieses Spiel ist vorbei; `bluffhouse replay` zeigt es
wrong-people = { $count ->
    [0] an diesem Tisch sitzt kein Mensch, nur Bots; `bluffhouse replay` zeigt ihn
   *[other] an diesem Tisch sitzen { $count } Menschen; hier ist nur Platz für einen
}
wrong-no-seed = diese Aufzeichnung hat keinen Seed, also lässt sich ihr Zufall nicht fortsetzen
# $reason: what the system says about a file, in the system's language.
wrong-file = { $file }: { $reason }
wrong-no-file = { $file }: Diese Datei gibt es nicht

# The command line could not be parsed. $help: what to type, e.g. bluffhouse play --help.
wrong-command = den Befehl „{ $name }“ gibt es nicht; siehe: { $help }
wrong-flag = { $name } gibt es hier nicht; siehe: { $help }
wrong-missing = { $name } fehlt; siehe: { $help }
wrong-value = { $name } kann das nicht sein; siehe: { $help }
wrong-typed = das ist nicht zu lesen ({ $details }); siehe: { $help }

# Files that are not records. $details: a program's English remark; $event: a line as it would be.
record-wrong = { $file }: Zeile { $line }: { $reason }
record-too-large = die Datei ist größer als { $most } MiB
record-empty = die Datei ist leer
record-line-too-long = die Zeile ist länger als { $most } KiB
record-foreign = das ist keine Aufzeichnung von Bluffhouse: Eine solche beginnt mit {"{"}"bluffhouse":…
record-format = das Format ist { $format }, aber dieses Programm liest { $readable }
record-name = „{ $name }“ ist kein Name, den man anzeigen kann
record-unreadable = nicht zu lesen: { $details }
record-too-deep = nicht zu lesen: zu viele Klammern in Klammern
record-otherwise = nicht so geschrieben, wie eine Aufzeichnung es ist; das wäre: { $event }
record-decision-missing = vor diesem Ereignis fehlt die Entscheidung eines Spielers
record-not-allowed = diese Entscheidung ist hier nicht erlaubt: { $details }
record-breaks-off = die Aufzeichnung bricht mitten in einem Zug ab
record-other-event = nicht das geschieht hier, sondern: { $event }
record-other-luck = so kann der Zufall nicht spielen: { $details }

# The verdict on a record: was luck honest?
verdict-honest = ehrlich
verdict-dishonest = unehrlich
verdict-unproven = unbewiesen
verdict-line = { $verdict }: { $reason }
verdict-line-at = { $verdict }: Zeile { $line }: { $reason }
verdict-all-follows = jedes Zufallsereignis folgt aus dem Seed
verdict-no-seed = der Seed wurde nicht offengelegt
verdict-no-seal = die Aufzeichnung hat kein Siegel ihres Seeds
verdict-other-seed = der Seed ist nicht der, der versiegelt wurde
verdict-other-pledge = der Teil des Seeds, den das Haus gibt, ist nicht der zugesagte
verdict-numbers = der Seed enthält nicht eine Zahl für jeden Platz

# The arena, on the screen
arena-which-bots = welche Bots? für { $game }: { $bots }; --bots nimmt sie mit Kommas
arena-bot-twice = der Bot „{ $name }“ steht zweimal da; einmal genügt
arena-too-few-games = --games { $games }: muss mindestens 1 sein
arena-bad-seconds = --seconds { $seconds }: muss mehr als 0 und weniger als 3600 sein
arena-too-few-jobs = --jobs { $jobs }: muss mindestens 1 sein
arena-resume-alone = --resume setzt ein Turnier fort, wie es begonnen wurde; daneben gehen nur --jobs und --engine
arena-there-already = in { $folder } liegt schon ein Turnier: Setz es mit --resume fort oder wähle mit --out einen anderen Ordner
arena-not-there = in { $folder } liegt kein Turnier: Es gibt dort kein { $file }
arena-format = { $file }: Das Format ist { $format }, aber dieses Programm liest { $readable }
arena-unreadable = { $file } ist nicht zu lesen: { $details }
arena-line-unreadable = { $file }, Zeile { $line }, ist nicht zu lesen: { $details }; lösch die Zeile, dann wird das Spiel neu gespielt
arena-no-ray = --engine ray braucht Ray, und das ist nicht installiert: pip install 'bluffhouse[ray]', oder spiel ohne --engine auf diesem Rechner
arena-game-failed = Spiel { $number } ({ $bots }; Seed { $seed }) brach ab: { $details }
arena-killed = einer der spielenden Prozesse wurde beendet. Ist zu wenig Speicher da? Weniger --jobs brauchen weniger.
arena-bar-games = Spiele
arena-bar-left = noch
arena-written = Geschrieben: { $files }
arena-kept = { $games ->
    [one] { $games } von { $total } Spielen ist gespielt und aufgehoben. Weiter geht es mit:
   *[other] { $games } von { $total } Spielen sind gespielt und aufgehoben. Weiter geht es mit:
}
arena-head = { $title }, Spieler: { $players }, Spiele: { $games }, Austeilungen: { $deals }
arena-bot = Bot
arena-strength = Stärke (Siegquote: 1 ist gerecht)
arena-share = Siegquote
arena-rating = Wertung
arena-decision = pro Zug
arena-slowest = 95. Perz.
arena-head-to-head = Direkter Vergleich (Anteil der Zeile an den Siegen beider, Platz für Platz)
arena-bluff = Bluff (erkannt: Lügen, die er nicht glaubte; zu Unrecht: Wahrheiten)
arena-said = gesagt
arena-lies = Lügen/100
arena-believed = geglaubt
arena-called = erkannt
arena-wrongly = zu Unrecht
arena-fooled = getäuscht
arena-sprung = Fallen
arena-places = Siegquote nach Platz (1 ist gerecht)
arena-by-seat = nach Platz
arena-by-turn = nach Reihenfolge (0 beginnt)
selfplay-no-parquet = --format parquet braucht pyarrow, das nicht installiert ist: pip install 'bluffhouse[datasets]', oder nimm --format jsonl
selfplay-not-empty = { $folder } ist nicht leer: Wähle mit --out einen anderen Ordner
bench-which-agent = Welcher Agent? --agent nimmt einen Bot, engine:COMMAND oder model:NAME@URL
bench-no-suite = Es gibt keine Reihe „{ $name }“; es gibt: { $suites }
bench-other = { $folder } enthält eine andere Messung: Wähle mit --out einen anderen Ordner
bench-other-suites = Diese Ergebnisse stammen aus verschiedenen Reihen und lassen sich nicht vergleichen
bench-no-common-deals = Diese Ergebnisse haben keine Verteilung gemeinsam und lassen sich nicht vergleichen

# The arena's report page
report-title = { $title }: Arena
report-players = { $players ->
    [one] { $players } Spieler pro Tisch
   *[other] { $players } Spieler pro Tisch
}
report-games = { $games ->
    [one] { $games } Spiel
   *[other] { $games } Spiele
}
report-deals = { $deals ->
    [one] { $deals } Austeilung
   *[other] { $deals } Austeilungen
}
report-unfinished = { $total ->
    [one] unvollendet: { $total } Spiel ist geplant
   *[other] unvollendet: { $total } Spiele sind geplant
}
# $bot: a bot as it is typed, e.g. shark:bold.
report-alone = { $bot } unter sich
report-first = { $bot } gewinnt am meisten
report-just = { $bot } liegt vorn, knapp
report-lead-alone = Derselbe Bot auf jedem Platz: Was übrig bleibt, ist die Schieflage des Spiels selbst.
# $share, $low, $high, $other: figures, e.g. 1.24.
report-lead = { $interval ->
    [yes] Er gewann das { $share }-Fache seines gerechten Anteils an den Spielen (95 %: { $low } bis { $high }), vor { $second } mit { $other }.
   *[no] Er gewann das { $share }-Fache seines gerechten Anteils an den Spielen, vor { $second } mit { $other }.
}
report-lead-just = { $interval ->
    [yes] Er gewann das { $share }-Fache seines gerechten Anteils an den Spielen (95 %: { $low } bis { $high }). Von { $second } lässt sich das noch nicht unterscheiden: Dafür braucht es mehr Spiele.
   *[no] Er gewann das { $share }-Fache seines gerechten Anteils an den Spielen. Von { $second } lässt sich das noch nicht unterscheiden: Dafür braucht es mehr Spiele.
}
report-strength = Stärke
report-strength-says = Siege geteilt durch die Siege, die ein gerechter Anteil wären: 1 heißt: nicht besser als die anderen am Tisch. Der Punkt ist das Beobachtete, der Balken das 95-%-Intervall.
report-column-games = Spiele
report-column-wins = Siege
report-column-rating = Wertung (openskill)
report-head-to-head = Direkter Vergleich
report-head-to-head-says = Von den Siegen, die an einen der beiden gingen, wenn beide am Tisch saßen: der Anteil des Bots links, Platz für Platz. 50 ist ausgeglichen.
report-bluff = Bluff
report-bluff-says = Was gesagt wurde, ob es stimmte und wer es glaubte. Angezweifelt heißt: so gehandelt, als sei die Aussage falsch.
report-lies-told = Gelogen
report-lies-told-says = von allem, was er sagte
report-lies-believed = Lügen geglaubt
report-lies-believed-says = von denen, die darauf reagieren mussten
report-right = Zu Recht gezweifelt
report-right-says = von allem, was er nicht glaubte
report-fooled = Getäuscht
report-fooled-says = Lügen, die er glaubte, von denen, die er hörte
report-sprung = Zugeschnappte Fallen
report-sprung-says = er nannte weniger, als da war, und der andere öffnete
report-column-said = gesagt
report-column-lies = Lügen
report-column-size = mittlere Größe
report-column-right = zu Recht gezweifelt
report-column-wrong = zu Unrecht gezweifelt
report-column-traps = Fallen
report-time = Zeit pro Entscheidung
# $seconds: a time with its unit, e.g. 1 s.
report-time-says = Der Punkt ist das Mittel, der Ring das 95. Perzentil; jeder Strich ist das Zehnfache des vorigen. Erlaubt waren { $seconds }.
report-slowest = 95.: { $time }
report-bias = Die Schieflage des Spiels selbst
report-bias-says = Siegquote nach Platz, egal wer dort saß: 1 ist gerecht. Alle Bots saßen überall gleich oft.
report-by-turn = Nach Reihenfolge
report-turn = { $place ->
    [1] beginnt
    [2] 2.
    [3] 3.
   *[other] { $place }.
}
report-by-seat = Nach Platz
report-seat = Platz { $seat }
report-how = Wie gespielt wurde
report-tables = Tische pro Austeilung
report-tables-alone = einer, mit dem Bot auf jedem Platz
report-tables-all = { $tables ->
    [one] jeder mögliche ({ $tables }), in allen { $turns } Drehungen
   *[other] jeder mögliche ({ $tables }), jeweils in allen { $turns } Drehungen
}
report-tables-circle = { $tables ->
    [one] { $tables } aus einem Kreis aller Bots, für jede Austeilung neu gemischt, in allen { $turns } Drehungen
   *[other] { $tables } aus einem Kreis aller Bots, für jede Austeilung neu gemischt, jeweils in allen { $turns } Drehungen
}
report-endings = wie die Spiele endeten
# $part: e.g. 40 %.
report-ending = { $reason ->
    [twenty_five_millions] 25 Millionen: { $part }
    [bank_empty] die Bank war leer: { $part }
    [last_one_left] nur einer blieb übrig: { $part }
    [most_cards] die meisten Karten: { $part }
    [fewest_cards] die wenigsten Karten: { $part }
    [all_have_least_money] alle hatten am wenigsten Geld: { $part }
    [most_points] die meisten Punkte: { $part }
    [more_money] gleich viele Punkte, mehr Geld: { $part }
    [shared] geteilt: { $part }
    [twenty_million] zwanzig Millionen: { $part }
    [eighth_heist] der achte Coup: { $part }
    [treasure] der Schatz: { $part }
   *[other] { $reason }: { $part }
}
report-again = um es noch einmal zu spielen
report-footer = Erstellt mit { $command }. Intervalle sind 95-%-Intervalle über die Austeilungen: Jede Austeilung wurde von jedem Tisch in jeder Sitzordnung gespielt, sodass sich der Zufall aufhebt.
report-seconds = { $amount } s
report-milliseconds = { $amount } ms
report-microseconds = { $amount } µs

# The solver
solve-only-lie = „{ $game }“ wird nicht gelöst, nur lie
solve-no-difference = ändert nichts an einer Runde: { $options }
solve-cards = --cards { $cards }: zwei Zahlen, z. B. 1,2
solve-two-cards = eine Runde spielen zwei, mit mindestens je einer Karte: --cards 1,1
solve-too-big = { $most ->
    [one] zu groß zum Lösen: höchstens { $most } Karte insgesamt
   *[other] zu groß zum Lösen: höchstens { $most } Karten insgesamt
}
solve-size = Gebote: { $bids }; Stellungen beim Bieten: { $points }; Hände und Drehungen: { $hands }
solve-iterations = Durchläufe
solve-seconds = Sekunden
solve-value = Wert
solve-stopped = Angehalten.
solve-worth = Die Runde ist dem, der beginnt, { $value } wert. Gerundet und ohne das, was nie gespielt wird: NashConv { $distance }.
solve-kept = { $bytes ->
    [one] { $file }: { $bytes } Byte
   *[other] { $file }: { $bytes } Bytes
}

# Learning
learn-not-installed = Zum Lernen fehlen Pakete ({ $package }): pip install 'bluffhouse[learn]'
learn-numbers = --{ $option } { $text }: Zahlen, durch Kommas getrennt, z. B. 2,4
learn-shares = --shares { $text }: { $wanted } Zahlen, keine unter 0 und mindestens eine darüber
learn-pair = --{ $option } { $text }: eine Zahl oder zwei, durch ein Komma getrennt, keine unter 0
learn-net = { $file } passt nicht: Es ist ein Netz eines anderen Spiels, oder seine Schichten sind nicht { $size } breit (--size).
learn-no-net = { $file }: Diese Datei ist beschädigt oder enthält kein Netz.
learn-taken = In { $folder } liegt schon ein Lauf dieses Spiels. Mit --resume geht er weiter, mit --out wählst du einen anderen Ordner.
learn-no-checkpoint = In { $folder } liegt kein Zwischenstand, von dem es weitergehen könnte.
learn-over = Dieser Lauf ist am Ende: Frühere Teile zählen bei --choices und --seconds mit. Erhöhe sie, um weiterzumachen.
learn-games = Bots spielen
learn-compile = Übersetzen
learn-imitate = Bots nachahmen
learn-train = Es wird trainiert
learn-done = Fertig
learn-figures = { $millions } Mio. Entscheidungen, Anteile { $shares }
learn-stopped = Angehalten. Mit --resume geht es aus { $folder } weiter.
learn-kept = Netz: { $file }, Kurve: { $page }

# The house on this machine. $reason: what the system or the database says, mostly in English.
serve-open = Das Haus ist offen: { $address }
serve-cannot-listen = kann auf { $host }, Port { $port }, nicht lauschen: { $reason }
serve-no-fork = mehrere Worker brauchen ein System mit fork; starte stattdessen ein Haus pro Worker
backup-no-house = { $file }: Dort ist kein Haus
backup-no-answer = die Datenbank antwortet nicht: { $reason }
backup-nothing = { $file }: { $reason }; nichts wurde übernommen
backup-not-empty = { $database }: Diese Datenbank war schon einmal ein Haus; eine Sicherung kommt nur in eine neue
backup-there = { $file }: gibt es schon; wähle einen anderen Namen
backup-written = { $place }: Personen { $people }, Tische { $tables }, Einträge { $entries }
desk-token-new = Betreiberpult: { $address } (Token: { $token }). Bewahre das Token auf: Es wird nicht noch einmal gezeigt.
desk-token-given = das Token ist durch die Einstellung desk_token vorgegeben; ändere es dort
desk-is-off = Das Pult ist durch die Einstellung desk ausgeschaltet.

# The database of a house, and its settings. $database, $folder, $file, $name, $where, $meant and $allowed stand as they are typed.
store-in-use = { $database } ist belegt: Ein anderes Haus hat diese Datenbank offen. Schließ jenes, nimm eine andere Datei oder PostgreSQL, das mehrere teilen können
store-cannot-open = die Datenbank { $database } lässt sich nicht öffnen: { $reason }
store-not-ours = { $database } ist keine Datenbank von uns: { $reason }
store-something-else = { $database } enthält etwas anderes; nimm eine andere Datenbank
store-newer = { $database } wurde von einem neueren Bluffhouse geschrieben (Schema { $schema }); nimm jenes
store-no-database = „{ $database }“ ist keine Datenbank; so wird eine geschrieben: sqlite:///folder/house.db oder postgresql://user@host/name
store-no-driver = für PostgreSQL fehlt etwas: pip install 'bluffhouse[postgres]'
agents-missing = dafür fehlt etwas: pip install 'bluffhouse[agents]'
agents-no-house = { $url } antwortet nicht, oder mcp ist dort nicht eingeschaltet
store-no-folder = der Ordner { $folder } lässt sich nicht anlegen: { $reason }
settings-value = { $kind ->
    [whole] { $where }: muss eine ganze Zahl sein, { $allowed }
    [number] { $where }: muss eine Zahl sein, { $allowed }
    [choice] { $where }: muss eines davon sein: { $allowed }
    [folder] { $where }: muss der Pfad eines Ordners sein
    [list] { $where }: muss eine Liste von Texten sein wie { $allowed }
    [like] { $where }: muss ein Text sein wie { $allowed }
   *[text] { $where }: darf nicht leer sein
}
settings-unknown = { $name }: Diese Einstellung gibt es nicht; es gibt: { $allowed }
settings-unknown-near = { $name }: Diese Einstellung gibt es nicht; meinst du { $meant }?
settings-unreadable = { $file }: Das sind keine Einstellungen in TOML: { $details }
settings-workers = { $where }: Mehrere Worker brauchen PostgreSQL, etwa postgresql://user@host/database

# Languages: bluffhouse words. $language: its code.
words-complete = { $language }: nichts fehlt
words-found = { $count ->
    [one] { $language }: { $count } Stelle zu verbessern
   *[other] { $language }: { $count } Stellen zu verbessern
}
words-fault = { $kind ->
    [file] diese Datei gibt es nicht
    [missing] fehlt: { $key }
    [extra] im Englischen gibt es kein { $key }
    [twice] doppelt: { $key }
    [variables] { $key }: andere Variablen als im Englischen: { $details }
    [plurals] { $key }: Pluralformen fehlen: { $details }
    [unread] nicht zu lesen: { $details }
    [broken] { $key }: { $details }
    [english] { $key }: dasselbe wie im Englischen: { $details }
    [numbers] andere Regelnummern als im Englischen: { $details }
   *[codes] andere Wörter in Backticks als im Englischen: { $details }
}

# Help: what stands in bluffhouse --help. Words in capitals are what one fills in.
help = Fünf Bluffspiele, genau nach Anleitung.
help-version = Welche Version.
help-lang = Die Sprache, z. B. en. [BLUFFHOUSE_LANG, LANG]
help-play = Gegen die hauseigenen Spieler antreten. Strg-C hinterlässt eine Aufzeichnung zum Weiterspielen.
help-game = Siehe: bluffhouse games.
help-play-players = Wie viele am Tisch sitzen, dich eingerechnet.
help-option = Eine Variante: NAME oder NAME=VALUE. Darf mehrmals stehen.
help-play-seed = Den Zufall dieses Spiels aus einem Seed ziehen, um es noch einmal zu spielen.
help-play-seat = Dein Platz, ab 0.
help-play-name = Dein Name.
help-play-bots = Deine Gegner: rookie, regular, shark oder mehrere mit Kommas.
help-play-save = Wohin die Aufzeichnung kommt.
help-play-resume = Ein gespeichertes Spiel fortsetzen.
help-play-yes = Entscheidungen nicht bestätigen lassen.
help-games = Die Spiele des Hauses.
help-rules = Die Regeln eines Spiels oder eine davon.
help-rules-number = Eine Regel, z. B. LI-5.
help-replay = Ein aufgezeichnetes Spiel erzählen und den Tisch zeigen, an dem es endet.
help-file = Eine Aufzeichnung, wie --save sie schreibt.
help-replay-seat = Nur, was dieser Platz sehen konnte.
help-replay-to = Nach so vielen Entscheidungen anhalten.
help-verify = Allen Zufall einer Aufzeichnung aus ihrem Seed nachrechnen. Exit-Status: 0 ehrlich, 1 nicht, 2 unbewiesen.
help-arena = Ein Turnier unter Bots: wer stärker ist und wer lügt. Strg-C behält, was gespielt wurde.
help-bots = Wer spielt, mit Kommas: regular,shark:bold,engine:./mybot.
help-players = Wie viele an jedem Tisch sitzen.
help-arena-games = Wie viele Spiele mindestens: Gespielt werden ganze Austeilungen. [1000]
help-seconds = Die Zeit eines Bots für eine Entscheidung, in Sekunden. [1]
help-seed = Aus einem Seed austeilen, um dasselbe noch einmal zu spielen.
help-out = Der Ordner für alles, was geschrieben wird.
help-jobs = Wie viele Spiele gleichzeitig. [eins pro Kern]
help-arena-resume = Das Turnier in diesem Ordner fortsetzen.
help-arena-engine = Dieser Rechner oder ein Ray-Cluster (braucht bluffhouse[ray]).
help-selfplay = Bots spielen lassen und einen Datensatz schreiben: Aufzeichnungen und eine Tabelle aller Entscheidungen.
help-selfplay-games = Wie viele Partien. [100]
help-selfplay-format = JSON-Zeilen oder Parquet (braucht bluffhouse[datasets]).
help-selfplay-values = Der Wert jeder Stellung: none (keiner) oder playouts (geschätzt durch Weiterspielen).
help-bench = Einen Agenten gegen feste Gegner mit festen Kartenverteilungen messen, ohne Glück. Derselbe Ordner macht dort weiter, wo er aufgehört hat.
help-bench-agent = Der Agent: ein Bot, engine:COMMAND oder model:NAME@URL.
help-bench-quick = Nur die ersten Verteilungen der Reihe spielen.
help-bench-deals = Wie viele Verteilungen je Abschnitt. [die ganze Reihe]
help-bench-suite = Der Name der Reihe.
help-bench-seconds = Zeit des Agenten pro Entscheidung, in Sekunden. [60]
help-bench-luck = Glück messen und vom Ergebnis abziehen. Dauert länger.
help-bench-judged = Auch jedes Spiel analysieren und den Agenten nach seinen Entscheidungen bewerten, egal wer gewonnen hat. Dauert länger.
help-compare = Zeigen, wie viel besser der erste Agent als der zweite ist, bei denselben Verteilungen.
help-compare-first = Die results.json des einen Agenten.
help-compare-second = Die results.json des anderen.
help-bench-engine = Dieser Rechner oder ein Ray-Cluster (braucht bluffhouse[ray]).
help-engine = Bots in jeder Programmiersprache schreiben.
help-check = Eine Engine ausprobieren und sagen, was an ihr falsch ist. Rückgabewert: 0 alles gut, 1 nicht.
help-check-command = Der Befehl der Engine, in Anführungszeichen: 'python3 mybot.py --level 3'.
help-check-games = Wie viele Partien je Spiel. [20]
help-check-seed = Aus einem Seed austeilen, um dasselbe noch einmal zu spielen.
help-check-seconds = Bedenkzeit der Engine je Entscheidung, in Sekunden. [1]
help-mcp = Ein Sprachmodell mitspielen lassen: ein MCP-Server auf Standardeingabe und -ausgabe (braucht bluffhouse[agents]).
help-mcp-house = Stattdessen in diesem Haus spielen, das mcp eingeschaltet haben muss: https://bluff.example.org.
help-agent = Ein Sprachmodell gegen Bots spielen lassen und zählen, was es verbraucht. Sein Schlüssel steht in BLUFFHOUSE_MODEL_KEY (braucht bluffhouse[agents]).
help-agent-model = Der Name des Modells auf seinem Server.
help-agent-base-url = Der Server, bis /v1. Er muss die Chat-Completions-Schnittstelle sprechen.
help-agent-games = Wie viele Partien. [1]
help-agent-prices = Preise einer Million Token, gelesen und geschrieben: 0.5,1.5.
help-agent-house = Stattdessen an einem Tisch dieses Hauses spielen, das mcp eingeschaltet haben muss.
help-agent-table = Der Code des Tisches.
help-agent-name = Der Name des Modells am Tisch.
help-solve = Eine Runde LIE zu zweit lösen und ausgeben, wie weit sie vom Gleichgewicht entfernt ist.
help-solve-game = lie: das eine, das gelöst wird.
help-solve-cards = Die Karten dessen, der beginnt, und die des anderen: 1,1, 1,2 oder 2,1.
help-solve-seconds = Wie lange gerechnet wird.
help-solve-until = Anhalten, wenn NashConv darunter liegt.
help-solve-option = raise_order=value_first, wild_ones. Darf mehrmals stehen.
help-solve-out = Die Strategie in dieser Datei aufheben (.json.gz).
help-learn = Ein Netz auf ein Spiel trainieren, unter Nachahmungen unserer Bots, seinen früheren Fassungen und Spielern, die es ausnutzen.
help-learn-game = Das Spiel, das gelernt wird.
help-learn-out = Der Ordner für Netz, Kurve und Zwischenstände.
help-learn-players = Spielerzahlen, für die trainiert wird, z. B. 2,4.
help-learn-choices = Nach so vielen Entscheidungen aufhören.
help-learn-seconds = Nach so vielen Sekunden Training aufhören.
help-learn-imitate = Bots, die als Gesellschaft nachgeahmt werden, durch Kommas getrennt; leer: keine.
help-learn-games = Echte Partien der Bots, aus denen vorher gelernt wird.
help-learn-processes = Prozesse, die echte Partien spielen.
help-learn-tables = Tische zur gleichen Zeit.
help-learn-size = Breite der drei Schichten des Netzes.
help-learn-net = Mit diesem Netz beginnen statt mit einer Kopie des ersten Bots.
help-learn-shares = Wie oft das Netz, sein Rivale und jede Nachahmung auf einem Platz sitzen, durch Kommas getrennt. [0.3,0.1,0.25,0.25,0.1]
help-learn-alike = Anteil der Tische mit einem Netz unter lauter gleichen anderen, von 0 bis 1.
help-learn-entropy = Wie viel Abwechslung am Anfang und am Ende zählt.
help-learn-rate = Lernrate am Anfang und am Ende.
help-learn-epochs = Wie oft das Netz aus jeder Entscheidung lernt.
help-learn-seed = Seed für alles Zufällige.
help-learn-resume = Vom Zwischenstand im Ordner aus weitermachen.
help-serve = Das Haus öffnen: Tische für Menschen und Bots, über HTTP und WebSocket.
help-config = Eine TOML-Datei mit Einstellungen.
help-serve-browser = Im Browser dieses Rechners öffnen.
help-export = Das ganze Haus in eine Datei schreiben: Personen, Tische, Spiele. Das Haus darf offen bleiben.
help-export-file = Eine neue Datei. Sie enthält Geheimnisse.
help-import = Ein Haus aus einer solchen Datei in eine neue, leere Datenbank bringen. Ganz oder gar nicht.
help-import-file = Wie export sie schreibt.
help-desk-token = Ein neues Token für das Betreiberpult anlegen. Das alte gilt sofort nicht mehr; das Haus darf offen bleiben.
help-database = Wo die Tische aufgehoben werden, wie bei serve. [BLUFFHOUSE_DATABASE]
help-data = Der Ordner für die Dateien des Hauses. [BLUFFHOUSE_DATA]
help-schema = Das JSON Schema jeder Nachricht zwischen einem Haus und seinen Clients ausgeben.
help-words = Was in einer Sprache oder in allen fehlt oder falsch ist. Exit-Status 1: Da ist etwas.
help-words-language = Ihr Code, z. B. en.
help-words-folder = Der Ordner einer Sprache, an der noch geschrieben wird.

# Help: the settings of bluffhouse serve
setting-host = Die Adresse, auf der gelauscht wird; 0.0.0.0: jede.
setting-port = Der Port, auf dem gelauscht wird; 0: irgendein freier.
setting-operations = Eigene Adresse und Port für /metrics, /readyz und /healthz, etwa 127.0.0.1:8322; leer: keine Messwerte.
setting-desk = Das Betreiberpult unter /desk anbieten, für alle, die sein Token haben.
setting-desk-token = Das Token für das Betreiberpult; leer: das vom ersten Start. Gib es in der Datei oder der Umgebung an, nicht auf der Befehlszeile.
setting-public-url = Womit Links zu Tischen beginnen; leer: womit die Anfrage ankam.
setting-allowed-origins = Origins außer unserer eigenen, deren Seiten mit dem Haus sprechen dürfen.
setting-allowed-hosts = Hostnamen, auf die das Haus antwortet, außer IP-Adressen, Namen ohne Punkt, *.local und dem Host von public_url.
setting-secure-cookies = Cookies nur über HTTPS senden. Einschalten, wo immer es HTTPS gibt.
setting-proxy = Davor steht ein Proxy: Glaub seinem X-Forwarded-For und X-Forwarded-Proto. Ohne Proxy könnte die jeder fälschen.
setting-data = Der Ordner für die Dateien des Hauses.
setting-database = Wo die Tische aufgehoben werden: sqlite:///path oder postgresql://user@host/database; leer: die Datei house.db im Datenordner.
setting-workers = Prozesse, die Tische bedienen; mehrere brauchen PostgreSQL.
setting-worker-port = Port, auf dem der erste Prozess zusätzlich lauscht, jeder weitere auf dem nächsten. Ein Proxy kann so alle Spieler eines Tisches zum selben führen. 0: keiner.
setting-log = Das Unwichtigste, was noch ins Log kommt.
setting-log-format = Logzeilen für Menschen oder für Programme.
setting-bot-processes = Prozesse, in denen die Bots eines Workers denken.
setting-bot-seconds = Sekunden, die ein Bot denken darf; dann entscheidet ein einfacherer für ihn.
setting-bot-delay = Wie viele Sekunden ein Bot ungefähr nachzudenken scheint; 0: keine.
setting-engines = Programme, die als Bots an Tischen sitzen dürfen, jedes als NAME=BEFEHL; ohne Angabe keine.
setting-mcp = Agenten über MCP an die Tische lassen, unter /mcp (braucht bluffhouse[agents]).
setting-drop-grace = Sekunden, in denen jemand nach einem Verbindungsabriss zurückkommen kann, bevor der Tisch wartet oder ein Bot einspringt.
setting-start-grace = Sekunden, in denen die Geräte ihre Zahlen für das Geben zeigen müssen, bevor der Start abgebrochen wird.
setting-sleep-after = Sekunden, nach denen ein Tisch ohne Zuschauer den Arbeitsspeicher verlässt. Er liegt auf der Platte.
setting-archive-after-days = Tage, nach denen ein unberührter Tisch archiviert wird. Verloren geht er nie.
setting-max-tables = Tische, die gleichzeitig offen sind.
setting-max-tables-per-address = Tische, die von einer Adresse in einer Stunde eröffnet werden; dieser Rechner selbst ist ausgenommen.
setting-max-wrong-codes-per-address = Falsche Tischcodes von einer Adresse pro Stunde; dieser Rechner selbst ist ausgenommen.
setting-max-connections-per-address = Gleichzeitige Live-Verbindungen von einer Adresse.
setting-max-requests-per-address = Gleichzeitige Verbindungen von einer Adresse, die nicht live sind. Hinter einem Proxy begrenzt sie der Proxy.
setting-request-seconds = Sekunden, die ein Client für den Kopf einer Anfrage hat, und noch einmal für ihren Inhalt.
setting-max-viewers-per-table = Gleichzeitige Live-Verbindungen zu einem Tisch.
setting-max-entries-per-table = Einträge eines Tisches ohne Spielzüge und Verbindungen; danach wird nur noch angenommen, was das Spiel braucht.
setting-max-message = Bytes einer Nachricht von einem Client.
setting-messages-per-second = Nachrichten, die eine Person auf Dauer pro Sekunde senden darf; doppelt so viele auf einmal. Aufwendige Anfragen zählen mehrfach.
setting-messages-per-second-per-address = Nachrichten und Anfragen, die eine Adresse auf Dauer pro Sekunde senden darf; doppelt so viele auf einmal. Dieser Rechner selbst ist ausgenommen.
setting-chat-length = Zeichen einer Chatnachricht.
setting-chat-per-minute = Chatnachrichten einer Person pro Minute.

# bluffhouse without a command: the house for everybody in the room
party-port-taken = Ein anderes Programm belegt den Port { $port }: Dieses Haus hat { $other }.
party-others = Handys und andere Rechner in diesem Netz kommen hier herein: { $address }
party-no-network = Dieser Rechner ist gerade in keinem Netz: Handys können nicht herein.
party-close = Strg-C schließt das Haus.
party-kept = Was gespielt wurde, bleibt erhalten: { $file }
help-without = Ohne Befehl öffnet sich das Haus im Browser dieses Rechners, für alle im selben Netz.
help-host = Ohne Befehl: die Adresse, auf der gelauscht wird. 127.0.0.1: nur für diesen Rechner.
help-port = Ohne Befehl: der Port, auf dem gelauscht wird; 0: irgendein freier.
help-no-browser = Ohne Befehl: den Browser nicht öffnen.
