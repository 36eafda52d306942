### The terminal: what the command `bluffhouse` says.
### Words in backticks or after -- are typed as they stand: they stay as they are in every language.

# Errors. They follow "bluffhouse: ", so they begin in lower case and have no full stop.
# $games, $options, $bots and the like are lists of words that are typed.
wrong-game = żadna gra nie nazywa się „{ $name }”; gry: { $games }
wrong-which-game = która gra? { $games }
wrong-players = { $game }: gra dla { $least }–{ $most } graczy, a nie { $players }
wrong-option = { $game } nie ma opcji „{ $option }”; opcje: { $options }
wrong-option-twice = opcja „{ $option }” jest podana dwa razy
# $kind: what the option holds. $allowed: the words it may be. $details: a program's English remark.
wrong-option-value = { $kind ->
    [switch] opcja „{ $option }” gry { $game } musi mieć wartość true albo false
    [choice] opcja „{ $option }” gry { $game } musi mieć jedną z tych wartości: { $allowed }
   *[other] opcja „{ $option }” gry { $game } nie może mieć takiej wartości: { $details }
}
wrong-islands = opcja „islands” to dwa różne pola, rosnąco, od 1 do { $most }
wrong-fool-me-once = opcja „fool_me_once” jest dla 4–8 graczy, a nie dla 3
wrong-seed-type = ziarno musi być liczbą całkowitą albo tekstem
wrong-seed = ziarno musi mieć od 1 do { $most } znaków, samych drukowalnych
wrong-starter = grę musi zaczynać miejsce od 0 do { $last }
wrong-seat = --seat { $seat }: miejsca są od 0 do { $last }
wrong-name = --name: od 1 do { $most } liter, które da się pokazać
wrong-bot = żaden bot nie nazywa się „{ $name }”; w grze { $game } są: { $bots }
wrong-temperament = nie ma temperamentu „{ $name }”; są: { $temperaments }
engine-failed = silnik nie może grać: { $details }
engine-other-games = silnik { $engine } nie gra w { $game }; gra w: { $games }
engine-not-named = grał tu inny program; aby mógł znów działać, dodaj --bots '{ $kind }'
model-address = model językowy zapisuje się jako model:NAZWA@http://…, a nie model:{ $given }
model-prices = ceny zapisuje się jako CZYTANE,PISANE za milion tokenów, np. 0.5,1.5, a nie { $given }
cli-engine-replaced = { $name } wypada z gry: { $details }. Dalej gra bot regular.
wrong-rule = { $game } nie ma zasady „{ $number }”; zasady: od { $first } do { $last }
wrong-language = nie ma języka „{ $name }”; są: { $languages }
wrong-not-both = podaj GAME albo --resume FILE, nie jedno i drugie
wrong-resume-has-all = zapisana gra ma już graczy, opcje, ziarno i miejsca
wrong-save = --save { $file }: to musi być plik
wrong-save-there = { $file } już istnieje: wznów przez --resume albo podaj inne miejsce
wrong-game-over = ta gra jest skończona; pokaże ją `bluffhouse replay`
wrong-people = { $count ->
    [0] przy tym stole nie siedzi żaden człowiek, same boty; pokaże go `bluffhouse replay`
    [one] przy tym stole siedzi { $count } osoba; tu jest miejsce dla jednej
    [few] przy tym stole siedzą { $count } osoby; tu jest miejsce dla jednej
   *[many] przy tym stole siedzi { $count } osób; tu jest miejsce dla jednej
}
wrong-no-seed = ten zapis nie ma ziarna, więc los nie może się dalej toczyć
# $reason: what the system says about a file, in the system's language.
wrong-file = { $file }: { $reason }
wrong-no-file = { $file }: nie ma takiego pliku

# The command line could not be parsed. $help: what to type, e.g. bluffhouse play --help.
wrong-command = nie ma polecenia „{ $name }”; zobacz: { $help }
wrong-flag = nie ma tu opcji { $name }; zobacz: { $help }
wrong-missing = brakuje: { $name }; zobacz: { $help }
wrong-value = { $name } nie może mieć takiej wartości; zobacz: { $help }
wrong-typed = tego nie da się odczytać ({ $details }); zobacz: { $help }

# Files that are not records. $details: a program's English remark; $event: a line as it would be.
record-wrong = { $file }: wiersz { $line }: { $reason }
record-too-large = plik jest większy niż { $most } MiB
record-empty = plik jest pusty
record-line-too-long = wiersz jest dłuższy niż { $most } KiB
record-foreign = to nie jest zapis Bluffhouse: taki zaczyna się od {"{"}"bluffhouse":…
record-format = format to { $format }, a ten program czyta { $readable }
record-name = „{ $name }” nie jest imieniem, które da się pokazać
record-unreadable = nie da się odczytać: { $details }
record-too-deep = nie da się odczytać: za dużo nawiasów w nawiasach
record-otherwise = zapisane inaczej niż w zapisie, gdzie byłoby: { $event }
record-decision-missing = przed tym zdarzeniem brakuje decyzji gracza
record-not-allowed = ta decyzja jest tu niedozwolona: { $details }
record-breaks-off = zapis urywa się w środku ruchu
record-other-event = tu dzieje się nie to, lecz: { $event }
record-other-luck = los nie może tego przynieść: { $details }

# The verdict on a record: was luck honest?
verdict-honest = uczciwie
verdict-dishonest = nieuczciwie
verdict-unproven = bez dowodu
verdict-line = { $verdict }: { $reason }
verdict-line-at = { $verdict }: wiersz { $line }: { $reason }
verdict-all-follows = każde losowe zdarzenie wynika z ziarna
verdict-no-seed = ziarno nie zostało ujawnione
verdict-no-seal = zapis nie ma pieczęci swojego ziarna
verdict-other-seed = to nie to ziarno, które zapieczętowano
verdict-other-pledge = część ziarna od rozdającego jest inna, niż obiecano
verdict-numbers = ziarno nie zawiera po jednej liczbie na każde miejsce

# The arena, on the screen
arena-which-bots = które boty? w grze { $game }: { $bots }; --bots przyjmuje je po przecinkach
arena-bot-twice = bot „{ $name }” jest podany dwa razy; raz wystarczy
arena-too-few-games = --games { $games }: musi być co najmniej 1
arena-bad-seconds = --seconds { $seconds }: musi być więcej niż 0 i mniej niż 3600
arena-too-few-jobs = --jobs { $jobs }: musi być co najmniej 1
arena-resume-alone = --resume kontynuuje turniej tak, jak się zaczął; obok można podać tylko --jobs i --engine
arena-there-already = w { $folder } jest już turniej: kontynuuj go przez --resume albo wybierz inny folder przez --out
arena-not-there = w { $folder } nie ma turnieju: brakuje tam pliku { $file }
arena-format = { $file }: format to { $format }, a ten program czyta { $readable }
arena-unreadable = nie da się odczytać { $file }: { $details }
arena-line-unreadable = { $file }, wiersz { $line }: nie da się odczytać: { $details }; usuń ten wiersz, a gra zostanie rozegrana ponownie
arena-no-ray = --engine ray wymaga programu Ray, którego tu nie ma: pip install 'bluffhouse[ray]' albo graj na tej maszynie bez --engine
arena-game-failed = gra { $number } ({ $bots }; ziarno { $seed }) urwała się: { $details }
arena-killed = jeden z grających procesów został zabity. Czy brakuje pamięci? Przy mniejszym --jobs wystarczy jej mniej.
arena-bar-games = gry
arena-bar-left = zostało
arena-written = Zapisano: { $files }
arena-kept = { $games ->
    [one] Rozegrano i zachowano { $games } grę z { $total }. Żeby kontynuować:
    [few] Rozegrano i zachowano { $games } gry z { $total }. Żeby kontynuować:
   *[many] Rozegrano i zachowano { $games } gier z { $total }. Żeby kontynuować:
}
arena-head = { $title }, gracze: { $players }, gry: { $games }, rozdania: { $deals }
arena-bot = bot
arena-strength = Siła (udział w wygranych: 1 to po równo)
arena-share = udział
arena-rating = ranking
arena-decision = decyzja
arena-slowest = 95. centyl
arena-head-to-head = Bezpośrednio (część wspólnych wygranych dla bota z wiersza, miejsce za miejsce)
arena-bluff = Blef (trafione: kłamstwa, w które nie wierzy; chybione: prawdy)
arena-said = słowa
arena-lies = kłamstwa/100
arena-believed = uwierzono
arena-called = trafione
arena-wrongly = chybione
arena-fooled = naiwność
arena-sprung = pułapki
arena-places = Udział w wygranych według miejsca (1 to po równo)
arena-by-seat = według miejsca
arena-by-turn = według kolejności (0 zaczyna)
selfplay-no-parquet = --format parquet wymaga pyarrow, którego nie zainstalowano: pip install 'bluffhouse[datasets]' albo użyj --format jsonl
selfplay-not-empty = Folder { $folder } nie jest pusty: wybierz inny za pomocą --out
bench-which-agent = Który agent? --agent przyjmuje bota, engine:COMMAND albo model:NAME@URL
bench-no-suite = Nie ma zestawu „{ $name }”; są: { $suites }
bench-other = Folder { $folder } zawiera inny pomiar: wybierz inny za pomocą --out
bench-other-suites = Te wyniki pochodzą z różnych zestawów, nie można ich porównać
bench-no-common-deals = Te wyniki nie mają wspólnego rozdania, nie można ich porównać

# The arena's report page
report-title = { $title }: turniej botów
report-players = { $players ->
    [one] { $players } gracz przy stole
    [few] { $players } graczy przy stole
   *[many] { $players } graczy przy stole
}
report-games = { $games ->
    [one] { $games } gra
    [few] { $games } gry
   *[many] { $games } gier
}
report-deals = { $deals ->
    [one] { $deals } rozdanie
    [few] { $deals } rozdania
   *[many] { $deals } rozdań
}
report-unfinished = { $total ->
    [one] niedokończone: w planie jest { $total } gra
    [few] niedokończone: w planie są { $total } gry
   *[many] niedokończone: w planie jest { $total } gier
}
# $bot: a bot as it is typed, e.g. shark:bold.
report-alone = { $bot } we własnym gronie
report-first = Najczęściej wygrywa { $bot }
report-just = Minimalnie prowadzi { $bot }
report-lead-alone = Na każdym miejscu ten sam bot: zostaje tylko to, komu sprzyja sama gra.
# $share, $low, $high, $other: figures, e.g. 1.24.
report-lead = { $interval ->
    [yes] Wygrywa { $share } raza tyle gier, ile wynosi sprawiedliwy udział (95%: od { $low } do { $high }); drugi jest { $second }: { $other }.
   *[no] Wygrywa { $share } raza tyle gier, ile wynosi sprawiedliwy udział; drugi jest { $second }: { $other }.
}
report-lead-just = { $interval ->
    [yes] Wygrywa { $share } raza tyle gier, ile wynosi sprawiedliwy udział (95%: od { $low } do { $high }). Na razie nie widać różnicy, drugi jest { $second }: trzeba więcej gier.
   *[no] Wygrywa { $share } raza tyle gier, ile wynosi sprawiedliwy udział. Na razie nie widać różnicy, drugi jest { $second }: trzeba więcej gier.
}
report-strength = Siła
report-strength-says = Wygrane podzielone przez wygrane, które byłyby sprawiedliwym udziałem: 1 to nie lepiej niż reszta towarzystwa. Kropka to wynik, kreska to 95-procentowy przedział.
report-column-games = gry
report-column-wins = wygrane
report-column-rating = ranking (openskill)
report-head-to-head = Bezpośrednio
report-head-to-head-says = Z wygranych, które przypadły jednemu z dwóch, gdy oba siedziały przy stole: część bota po lewej, miejsce za miejsce. 50 to remis.
report-bluff = Blef
report-bluff-says = Co mówiono, czy było prawdą i kto uwierzył. Sprawdzenie to działanie tak, jakby słowa były fałszywe.
report-lies-told = Kłamstwa
report-lies-told-says = ze wszystkiego, co mówi
report-lies-believed = Udane kłamstwa
report-lies-believed-says = uwierzyli ci, którzy musieli zareagować
report-right = Trafne sprawdzenia
report-right-says = ze wszystkiego, w co nie wierzy
report-fooled = Naiwność
report-fooled-says = kłamstwa, w które wierzy, spośród usłyszanych
report-sprung = Udane pułapki
report-sprung-says = mówi mniej, niż jest w środku, a rywal otwiera
report-column-said = słowa
report-column-lies = kłamstwa
report-column-size = średnia wielkość
report-column-right = sprawdzenia trafne
report-column-wrong = sprawdzenia chybione
report-column-traps = pułapki
report-time = Czas na decyzję
# $seconds: a time with its unit, e.g. 1 s.
report-time-says = Kropka to średnia, pierścień to 95. centyl; każda podziałka jest dziesięć razy większa od poprzedniej. Dozwolony czas: { $seconds }.
report-slowest = 95.: { $time }
report-bias = Komu sprzyja sama gra
report-bias-says = Udział w wygranych według miejsca, ktokolwiek tam siedział: 1 to po równo. Wszystkie boty siedziały wszędzie tak samo często.
report-by-turn = Według kolejności gry
report-turn = { $place ->
    [1] zaczyna
   *[other] { $place }.
}
report-by-seat = Według miejsca
report-seat = miejsce { $seat }
report-how = Jak to rozegrano
report-tables = stoły na rozdanie
report-tables-alone = jeden, z tym samym botem na każdym miejscu
report-tables-all = { $tables ->
    [one] każdy możliwy ({ $tables }), we wszystkich kolejnościach ({ $turns })
    [few] wszystkie możliwe ({ $tables }), każdy we wszystkich kolejnościach ({ $turns })
   *[many] wszystkie możliwe ({ $tables }), każdy we wszystkich kolejnościach ({ $turns })
}
report-tables-circle = { $tables ->
    [one] { $tables } z kręgu wszystkich botów, mieszanego na nowo przy każdym rozdaniu, we wszystkich kolejnościach ({ $turns })
    [few] { $tables } z kręgu wszystkich botów, mieszanego na nowo przy każdym rozdaniu, każdy we wszystkich kolejnościach ({ $turns })
   *[many] { $tables } z kręgu wszystkich botów, mieszanego na nowo przy każdym rozdaniu, każdy we wszystkich kolejnościach ({ $turns })
}
report-endings = jak kończyły się gry
# $part: e.g. 40 %.
report-ending = { $reason ->
    [twenty_five_millions] 25 milionów: { $part }
    [bank_empty] pusty bank: { $part }
    [last_one_left] ostatni w grze: { $part }
    [most_cards] najwięcej kart: { $part }
    [fewest_cards] najmniej kart: { $part }
    [all_have_least_money] wszyscy mieli najmniej pieniędzy: { $part }
    [most_points] najwięcej punktów: { $part }
    [more_money] tyle samo punktów, więcej pieniędzy: { $part }
    [shared] wspólne zwycięstwo: { $part }
    [twenty_million] dwadzieścia milionów: { $part }
    [eighth_heist] ósmy skok: { $part }
    [treasure] skarb: { $part }
   *[other] { $reason }: { $part }
}
report-again = żeby rozegrać to jeszcze raz
report-footer = Raport polecenia { $command }. Przedziały są 95-procentowe, liczone po rozdaniach: każde rozdanie rozegrał każdy stół w każdym ustawieniu, żeby szczęście się znosiło.
report-seconds = { $amount } s
report-milliseconds = { $amount } ms
report-microseconds = { $amount } µs

# The solver
solve-only-lie = „{ $game }” nie ma rozwiązania, ma je tylko lie
solve-no-difference = na rundę nie ma wpływu: { $options }
solve-cards = --cards { $cards }: dwie liczby, np. 1,2
solve-two-cards = runda toczy się między dwiema osobami, każda ma co najmniej jedną kartę: --cards 1,1
solve-too-big = { $most ->
    [one] za duże, żeby rozwiązać: łącznie najwyżej { $most } karta
    [few] za duże, żeby rozwiązać: łącznie najwyżej { $most } karty
   *[many] za duże, żeby rozwiązać: łącznie najwyżej { $most } kart
}
solve-size = Zakłady: { $bids }; punkty licytacji: { $points }; ręce i obroty: { $hands }
solve-iterations = iteracje
solve-seconds = sekundy
solve-value = wartość
solve-stopped = Zatrzymano.
solve-worth = Runda jest warta { $value } dla rozpoczynającego. Po zaokrągleniu i bez tego, czego nigdy się nie gra: NashConv { $distance }.
solve-kept = { $bytes ->
    [one] { $file }: { $bytes } bajt
    [few] { $file }: { $bytes } bajty
   *[many] { $file }: { $bytes } bajtów
}

# Learning
learn-not-installed = Do nauki brakuje pakietów ({ $package }): pip install 'bluffhouse[learn]'
learn-numbers = --{ $option } { $text }: liczby oddzielone przecinkami, np. 2,4
learn-shares = --shares { $text }: liczb potrzeba { $wanted }, żadna poniżej 0, co najmniej jedna powyżej
learn-pair = --{ $option } { $text }: jedna liczba albo dwie oddzielone przecinkiem, żadna poniżej 0
learn-net = { $file } nie pasuje: to sieć innej gry albo jej warstwy nie mają szerokości { $size } (--size).
learn-no-net = { $file }: ten plik jest uszkodzony albo nie zawiera sieci.
learn-taken = W { $folder } jest już trening tej gry. Kontynuuj go z --resume albo wybierz inny folder z --out.
learn-no-checkpoint = W { $folder } nie ma punktu kontrolnego, od którego można kontynuować.
learn-over = Ten trening dobiegł końca: wcześniejsze części liczą się do --choices i --seconds. Zwiększ je, aby kontynuować.
learn-games = Boty grają
learn-compile = Kompilacja
learn-imitate = Naśladowanie botów
learn-train = Trening
learn-done = Gotowe
learn-figures = { $millions } mln wyborów, udziały { $shares }
learn-stopped = Zatrzymano. Kontynuuj z --resume z { $folder }.
learn-kept = Sieć: { $file }, krzywa: { $page }

# The house on this machine. $reason: what the system or the database says, mostly in English.
serve-open = Dom jest otwarty: { $address }
serve-cannot-listen = nie można nasłuchiwać na { $host }, port { $port }: { $reason }
serve-no-fork = kilka procesów wymaga systemu, który potrafi się rozwidlać (fork); zamiast tego uruchom osobny dom na każdy proces
backup-no-house = { $file }: nie ma tu domu
backup-no-answer = baza danych nie odpowiada: { $reason }
backup-nothing = { $file }: { $reason }; nic nie wprowadzono
backup-not-empty = { $database }: ta baza danych była już domem; kopia trafia tylko do nowej
backup-there = { $file }: już istnieje; wybierz inną nazwę
backup-written = { $place }: osoby { $people }, stoły { $tables }, wpisy { $entries }
desk-token-new = Pulpit operatora: { $address } (token: { $token }). Zachowaj token: nie zostanie pokazany ponownie.
desk-token-given = token jest podany w ustawieniu desk_token; zmień go tam
desk-is-off = Pulpit jest wyłączony ustawieniem desk.

# The database of a house, and its settings. $database, $folder, $file, $name, $where, $meant and $allowed stand as they are typed.
store-in-use = { $database }: ta baza danych jest zajęta, ma ją otwartą inny dom. Zamknij tamten, wybierz inny plik albo użyj PostgreSQL, z którego może korzystać kilka domów
store-cannot-open = nie można otworzyć bazy danych { $database }: { $reason }
store-not-ours = { $database } nie jest naszą bazą danych: { $reason }
store-something-else = { $database } zawiera coś innego; wybierz inną bazę danych
store-newer = { $database }: tę bazę zapisał nowszy Bluffhouse (schemat { $schema }); użyj go
store-no-database = „{ $database }” to nie baza danych; zapisuje się ją tak: sqlite:///folder/house.db albo postgresql://user@host/name
store-no-driver = PostgreSQL wymaga: pip install 'bluffhouse[postgres]'
agents-missing = to wymaga dodatku: pip install 'bluffhouse[agents]'
agents-no-house = { $url } nie odpowiada albo mcp nie jest tam włączone
store-no-folder = nie można utworzyć folderu { $folder }: { $reason }
settings-value = { $kind ->
    [whole] { $where }: musi to być liczba całkowita, { $allowed }
    [number] { $where }: musi to być liczba, { $allowed }
    [choice] { $where }: musi to być jedno z tych: { $allowed }
    [folder] { $where }: musi to być ścieżka folderu
    [list] { $where }: musi to być lista tekstów takich jak { $allowed }
    [like] { $where }: musi to być tekst taki jak { $allowed }
   *[text] { $where }: nie może być puste
}
settings-unknown = { $name }: nie ma takiego ustawienia; są: { $allowed }
settings-unknown-near = { $name }: nie ma takiego ustawienia; może { $meant }?
settings-unreadable = { $file }: to nie są ustawienia w TOML: { $details }
settings-workers = { $where }: kilka procesów wymaga PostgreSQL, na przykład postgresql://user@host/database

# Languages: bluffhouse words. $language: its code.
words-complete = { $language }: niczego nie brakuje
words-found = { $count ->
    [one] { $language }: { $count } rzecz do poprawienia
    [few] { $language }: { $count } rzeczy do poprawienia
   *[many] { $language }: { $count } rzeczy do poprawienia
}
words-fault = { $kind ->
    [file] nie ma takiego pliku
    [missing] brakuje: { $key }
    [extra] w angielskim nie ma: { $key }
    [twice] dwa razy: { $key }
    [variables] { $key }: inne zmienne niż w angielskim: { $details }
    [plurals] { $key }: brakuje form liczby mnogiej: { $details }
    [unread] nie da się odczytać: { $details }
    [broken] { $key }: { $details }
    [english] { $key }: tak samo jak w angielskim: { $details }
    [numbers] inne numery zasad niż w angielskim: { $details }
   *[codes] inne słowa w grawisach niż w angielskim: { $details }
}

# Help: what stands in bluffhouse --help. Words in capitals are what one fills in.
help = Pięć gier opartych na blefie, co do joty według instrukcji.
help-version = Która to wersja.
help-lang = Język, np. pl. [BLUFFHOUSE_LANG, LANG]
help-play = Graj z botami domu. Ctrl-C zostawia zapis, od którego można grać dalej.
help-game = Zobacz: bluffhouse games.
help-play-players = Ilu graczy siedzi przy stole, razem z tobą.
help-option = Wariant: NAME albo NAME=VALUE. Można powtarzać.
help-play-seed = Cały los tej gry z ziarna, żeby dało się ją powtórzyć.
help-play-seat = Twoje miejsce, od 0.
help-play-name = Twoje imię.
help-play-bots = Przeciwnicy: rookie, regular, shark albo kilku po przecinkach.
help-play-save = Dokąd trafia zapis.
help-play-resume = Wznów zapisaną grę.
help-play-yes = Nie pytaj o potwierdzenie decyzji.
help-games = Gry domu.
help-rules = Zasady gry albo jedna z nich.
help-rules-number = Jedna zasada, np. LI-5.
help-replay = Opowiedz zapisaną grę i pokaż stół tam, gdzie się kończy.
help-file = Zapis w takiej postaci, w jakiej tworzy go --save.
help-replay-seat = Tylko to, co było widać z tego miejsca.
help-replay-to = Zatrzymaj po tylu decyzjach.
help-verify = Oblicz na nowo cały los zapisu z jego ziarna. Kod wyjścia: 0 uczciwie, 1 nie, 2 bez dowodu.
help-arena = Turniej botów: kto jest silniejszy i kto kłamie. Ctrl-C zachowuje to, co rozegrano.
help-bots = Kto gra, po przecinkach: regular,shark:bold,engine:./mybot.
help-players = Ilu graczy siedzi przy każdym stole.
help-arena-games = Ile gier co najmniej: gra się pełne rozdania. [1000]
help-seconds = Czas bota na decyzję, w sekundach. [1]
help-seed = Rozdawaj z ziarna, żeby móc rozegrać to samo jeszcze raz.
help-out = Folder na wszystko, co powstanie.
help-jobs = Ile gier naraz. [jedna na rdzeń]
help-arena-resume = Kontynuuj turniej z tego folderu.
help-arena-engine = Ta maszyna albo klaster Ray (wymaga bluffhouse[ray]).
help-selfplay = Boty grają, a program zapisuje zbiór danych: zapisy gier i tabelę wszystkich decyzji.
help-selfplay-games = Ile gier. [100]
help-selfplay-format = Wiersze JSON albo Parquet (wymaga bluffhouse[datasets]).
help-selfplay-values = Wartość każdej pozycji: none (żadna) albo playouts (szacowana przez dogrywanie).
help-bench = Mierzy jednego agenta przeciw stałym przeciwnikom i stałym rozdaniom, bez szczęścia. Ten sam folder kontynuuje od miejsca przerwania.
help-bench-agent = Agent: bot, engine:COMMAND albo model:NAME@URL.
help-bench-quick = Rozegraj tylko pierwsze rozdania zestawu.
help-bench-deals = Ile rozdań w każdej części. [cały zestaw]
help-bench-suite = Nazwa zestawu.
help-bench-seconds = Czas agenta na decyzję, w sekundach. [60]
help-bench-luck = Zmierz szczęście i odejmij je od wyniku. Trwa dłużej.
help-bench-judged = Przeanalizuj też każdą grę i oceń agenta po jego decyzjach, bez względu na to, kto wygrał. Trwa dłużej.
help-compare = Pokaż, o ile pierwszy agent jest lepszy od drugiego przy tych samych rozdaniach.
help-compare-first = Plik results.json jednego agenta.
help-compare-second = Plik results.json drugiego.
help-bench-engine = Ta maszyna albo klaster Ray (wymaga bluffhouse[ray]).
help-engine = Pisz boty w dowolnym języku programowania.
help-check = Wypróbuj silnik i sprawdź, co w nim nie działa. Kod wyjścia: 0 wszystko dobrze, 1 nie.
help-check-command = Polecenie silnika w cudzysłowie: 'python3 mybot.py --level 3'.
help-check-games = Ile partii każdej gry. [20]
help-check-seed = Rozdawaj z ziarna, żeby móc rozegrać to samo jeszcze raz.
help-check-seconds = Czas silnika na decyzję, w sekundach. [1]
help-mcp = Pozwól grać modelowi językowemu: serwer MCP na standardowym wejściu i wyjściu (wymaga bluffhouse[agents]).
help-mcp-house = Graj zamiast tego w tym domu, który musi mieć włączone mcp: https://bluff.example.org.
help-agent = Pozwól modelowi językowemu grać z botami i policz, ile zużył. Jego klucz jest w BLUFFHOUSE_MODEL_KEY (wymaga bluffhouse[agents]).
help-agent-model = Nazwa modelu na jego serwerze.
help-agent-base-url = Serwer, do /v1 włącznie. Musi obsługiwać interfejs chat-completions.
help-agent-games = Ile partii. [1]
help-agent-prices = Ceny miliona tokenów, czytanych i pisanych: 0.5,1.5.
help-agent-house = Graj zamiast tego przy stole w tym domu, który musi mieć włączone mcp.
help-agent-table = Kod stołu.
help-agent-name = Imię modelu przy stole.
help-solve = Rozwiąż jedną rundę LIE we dwie osoby i podaj, jak daleko jej do równowagi.
help-solve-game = lie: ta, która ma rozwiązanie.
help-solve-cards = Karty rozpoczynającego i drugiej osoby: 1,1, 1,2 albo 2,1.
help-solve-seconds = Jak długo liczyć.
help-solve-until = Zatrzymaj, gdy NashConv spadnie poniżej tej wartości.
help-solve-option = raise_order=value_first, wild_ones. Można powtarzać.
help-solve-out = Zachowaj strategię w tym pliku (.json.gz).
help-learn = Trenuje sieć do gry wśród naśladowców naszych botów, jej wcześniejszych wersji i graczy, którzy ją wykorzystują.
help-learn-game = Gra do nauczenia.
help-learn-out = Folder na sieć, jej krzywą i punkty wznowienia.
help-learn-players = Liczby graczy, dla których trenować, np. 2,4.
help-learn-choices = Zakończ po tylu wyborach.
help-learn-seconds = Zakończ po tylu sekundach treningu.
help-learn-imitate = Boty do naśladowania jako towarzystwo, po przecinku; puste: żadne.
help-learn-games = Prawdziwe gry botów, z których uczyć się przed treningiem.
help-learn-processes = Procesy grające prawdziwe gry.
help-learn-tables = Stoły naraz.
help-learn-size = Szerokość trzech warstw sieci.
help-learn-net = Zacznij od tej sieci zamiast od kopii pierwszego bota.
help-learn-shares = Jak często na miejscu siada sieć, jej rywal i każdy naśladowca, po przecinku. [0.3,0.1,0.25,0.25,0.1]
help-learn-alike = Jaka część stołów ma jedną sieć wśród jednakowych graczy, od 0 do 1.
help-learn-entropy = Ile liczy się różnorodność na początku i na końcu.
help-learn-rate = Szybkość uczenia na początku i na końcu.
help-learn-epochs = Ile razy sieć uczy się z każdej decyzji.
help-learn-seed = Ziarno wszystkiego, co losowe.
help-learn-resume = Kontynuuj od punktu wznowienia w folderze.
help-serve = Otwórz dom: stoły dla ludzi i botów, przez HTTP i WebSocket.
help-config = Plik TOML z ustawieniami.
help-serve-browser = Otwórz go w przeglądarce na tej maszynie.
help-export = Zapisz cały dom do pliku: ludzi, stoły, gry. Dom może być w tym czasie otwarty.
help-export-file = Nowy plik. Zawiera tajemnice.
help-import = Wprowadź dom z takiego pliku do nowej, pustej bazy danych. Wszystko albo nic.
help-import-file = Taki, jaki zapisuje export.
help-desk-token = Utwórz nowy token do pulpitu operatora. Stary od razu przestaje działać; dom może pozostać otwarty.
help-database = Gdzie trzyma się stoły, jak dla serve. [BLUFFHOUSE_DATABASE]
help-data = Folder z plikami domu. [BLUFFHOUSE_DATA]
help-schema = Wypisz JSON Schema każdej wiadomości między domem a jego klientami.
help-words = Czego brakuje w języku albo co jest w nim złe; bez podania: we wszystkich. Kod wyjścia 1: coś jest.
help-words-language = Kod języka, np. pl.
help-words-folder = Folder języka, który jest jeszcze pisany.

# Help: the settings of bluffhouse serve
setting-host = Adres do nasłuchiwania; 0.0.0.0: wszystkie.
setting-port = Port do nasłuchiwania; 0: dowolny wolny.
setting-operations = Osobny adres i port dla /metrics, /readyz i /healthz, na przykład 127.0.0.1:8322; puste: bez pomiarów.
setting-desk = Udostępniać pulpit operatora pod /desk temu, kto ma jego token.
setting-desk-token = Token do pulpitu operatora; puste: ten z pierwszego uruchomienia. Podaj go w pliku albo w środowisku, nie w wierszu poleceń.
setting-public-url = Od czego zaczynają się linki do stołów; puste: od adresu, na który przyszło żądanie.
setting-allowed-origins = Źródła inne niż nasze, których strony mogą rozmawiać z domem.
setting-allowed-hosts = Nazwy hostów, pod którymi dom odpowiada poza adresami IP, nazwami bez kropki, *.local i hostem z public_url.
setting-secure-cookies = Wysyłaj ciasteczka tylko przez HTTPS. Włącz wszędzie, gdzie jest HTTPS.
setting-proxy = Przed domem stoi pośrednik: wierz jego X-Forwarded-For i X-Forwarded-Proto. Bez pośrednika każdy mógłby je podrobić.
setting-data = Folder z plikami domu.
setting-database = Gdzie trzyma się stoły: sqlite:///path albo postgresql://user@host/database; puste: plik house.db w folderze danych.
setting-workers = Procesy, które obsługują stoły; kilka wymaga PostgreSQL.
setting-worker-port = Port, na którym dodatkowo nasłuchuje pierwszy proces; każdy następny zajmuje kolejny. Serwer pośredniczący może wtedy kierować wszystkich graczy stołu do tego samego procesu. 0: żaden.
setting-log = Od jakiej ważności wpisy trafiają do dziennika.
setting-log-format = Wiersze dziennika dla ludzi albo dla programów.
setting-bot-processes = Procesy, w których myślą boty jednego procesu.
setting-bot-seconds = Ile sekund może myśleć bot; potem decyduje za niego prostszy.
setting-bot-delay = Ile mniej więcej sekund bot udaje, że myśli; 0: wcale.
setting-engines = Programy, które mogą siadać do stołów jako boty, każdy jako NAZWA=POLECENIE; domyślnie żadne.
setting-mcp = Wpuszczaj agentów do stołów przez MCP, pod /mcp (wymaga bluffhouse[agents]).
setting-drop-grace = Ile sekund na powrót ma gracz, który stracił połączenie, zanim stół zacznie na niego czekać albo usiądzie bot.
setting-start-grace = Ile sekund mają urządzenia graczy, by pokazać swoje liczby do rozdania, zanim start zostanie odwołany.
setting-sleep-after = Po ilu sekundach stół, na który nikt nie patrzy, opuszcza pamięć. Jest na dysku.
setting-archive-after-days = Po ilu dniach nietknięty stół trafia do archiwum. Nigdy nie ginie.
setting-max-tables = Stoły otwarte naraz.
setting-max-tables-per-address = Ile stołów można otworzyć z jednego adresu w ciągu godziny; tego komputera limit nie dotyczy.
setting-max-wrong-codes-per-address = Błędne kody stołów z jednego adresu na godzinę; nie dotyczy tego komputera.
setting-max-connections-per-address = Otwarte połączenia z jednego adresu naraz.
setting-max-requests-per-address = Połączenia z jednego adresu naraz, które nie są na żywo. Za serwerem proxy ogranicza je proxy.
setting-request-seconds = Ile sekund ma klient na przesłanie nagłówka żądania i drugie tyle na jego treść.
setting-max-viewers-per-table = Otwarte połączenia z jednym stołem naraz.
setting-max-entries-per-table = Wpisy przy jednym stole, nie licząc ruchów i połączeń; potem przyjmowane jest tylko to, czego potrzebuje gra.
setting-max-message = Bajty jednej wiadomości od klienta.
setting-messages-per-second = Ile wiadomości na sekundę może na dłuższą metę wysyłać jedna osoba; naraz dwa razy tyle. Kosztowne żądania liczą się kilkakrotnie.
setting-messages-per-second-per-address = Ile wiadomości i żądań na sekundę może na dłuższą metę przychodzić z jednego adresu; naraz dwa razy tyle. Nie dotyczy tego komputera.
setting-chat-length = Liczba znaków w jednej wiadomości na czacie.
setting-chat-per-minute = Liczba wiadomości na czacie od jednej osoby w ciągu minuty.

# bluffhouse without a command: the house for everybody in the room
party-port-taken = Inny program zajmuje port { $port }: ten dom ma { $other }.
party-others = Telefony i inne komputery w tej sieci wchodzą tędy: { $address }
party-no-network = Ten komputer nie jest teraz w żadnej sieci: telefony nie mogą wejść.
party-close = Ctrl-C zamyka dom.
party-kept = To, co rozegrano, zostaje zapisane: { $file }
help-without = Bez polecenia dom otwiera się w przeglądarce na tej maszynie, dla wszystkich w tej samej sieci.
help-host = Bez polecenia: adres do nasłuchiwania. 127.0.0.1: tylko dla tej maszyny.
help-port = Bez polecenia: port do nasłuchiwania; 0: dowolny wolny.
help-no-browser = Bez polecenia: nie otwieraj przeglądarki.
