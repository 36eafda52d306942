### The terminal: what the command `bluffhouse` says.
### Words in backticks or after -- are typed as they stand: they stay as they are in every language.

# Errors. They follow "bluffhouse: ", so they begin in lower case and have no full stop.
# $games, $options, $bots and the like are lists of words that are typed.
wrong-game = игры «{ $name }» нет; есть такие: { $games }
wrong-which-game = какая игра? { $games }
wrong-players = { $game }: игроков от { $least } до { $most }, а не { $players }
wrong-option = { $game }: нет настройки «{ $option }»; есть такие: { $options }
wrong-option-twice = настройка «{ $option }» указана дважды
# $kind: what the option holds. $allowed: the words it may be. $details: a program's English remark.
wrong-option-value = { $kind ->
    [switch] { $game }: настройка «{ $option }» бывает только true или false
    [choice] { $game }: настройка «{ $option }» бывает только такой: { $allowed }
   *[other] { $game }: настройка «{ $option }» такой быть не может: { $details }
}
wrong-islands = настройка «islands» — это две разные клетки по возрастанию, от 1 до { $most }
wrong-fool-me-once = настройка «fool_me_once» — для 4–8 игроков, не для 3
wrong-seed-type = сид — это целое число или текст
wrong-seed = { $most ->
    [one] в сиде от 1 до { $most } символа, и все печатные
    [few] в сиде от 1 до { $most } символов, и все печатные
   *[many] в сиде от 1 до { $most } символов, и все печатные
}
wrong-starter = начинающий игрок — это место от 0 до { $last }
wrong-seat = --seat { $seat }: места от 0 до { $last }
wrong-name = { $most ->
    [one] --name: от 1 до { $most } видимой буквы
    [few] --name: от 1 до { $most } видимых букв
   *[many] --name: от 1 до { $most } видимых букв
}
wrong-bot = бота «{ $name }» нет; { $game } знает таких: { $bots }
wrong-temperament = характера «{ $name }» нет; есть такие: { $temperaments }
engine-failed = движок не может играть: { $details }
engine-other-games = движок { $engine } не играет в { $game }; он играет в: { $games }
engine-not-named = здесь играла другая программа; чтобы снова её запустить, добавьте --bots '{ $kind }'
model-address = языковая модель записывается как model:ИМЯ@http://…, а не model:{ $given }
model-prices = цены записываются как ПРОЧИТАННЫЕ,НАПИСАННЫЕ за миллион токенов, например 0.5,1.5, а не { $given }
cli-engine-replaced = { $name } выбывает: { $details }. Дальше играет бот regular.
wrong-rule = { $game }: нет правила «{ $number }»; есть от { $first } до { $last }
wrong-language = языка «{ $name }» нет; есть такие: { $languages }
wrong-not-both = укажи либо GAME, либо --resume FILE, но не то и другое
wrong-resume-has-all = в сохранённой игре уже есть игроки, настройки, сид и места
wrong-save = --save { $file }: нужен файл
wrong-save-there = { $file } уже есть: продолжи через --resume или выбери другое место
wrong-game-over = эта игра окончена; `bluffhouse replay` её покажет
wrong-people = { $count ->
    [0] за этим столом нет людей, одни боты; `bluffhouse replay` его покажет
    [one] за этим столом сидит { $count } человек; здесь место для одного
    [few] за этим столом сидят { $count } человека; здесь место для одного
   *[many] за этим столом сидят { $count } человек; здесь место для одного
}
wrong-no-seed = в этой записи нет сида, поэтому продолжать случайность не из чего
# $reason: what the system says about a file, in the system's language.
wrong-file = { $file }: { $reason }
wrong-no-file = { $file }: такого файла нет

# The command line could not be parsed. $help: what to type, e.g. bluffhouse play --help.
wrong-command = команды «{ $name }» нет; смотри: { $help }
wrong-flag = ключа { $name } здесь нет; смотри: { $help }
wrong-missing = не хватает: { $name }; смотри: { $help }
wrong-value = { $name } таким быть не может; смотри: { $help }
wrong-typed = это не разобрать ({ $details }); смотри: { $help }

# Files that are not records. $details: a program's English remark; $event: a line as it would be.
record-wrong = { $file }: строка { $line }: { $reason }
record-too-large = файл больше { $most } МиБ
record-empty = файл пуст
record-line-too-long = строка длиннее { $most } КиБ
record-foreign = это не запись Bluffhouse: она начинается с {"{"}"bluffhouse":…
record-format = формат { $format }, а эта программа читает { $readable }
record-name = «{ $name }» — не имя, которое можно показать
record-unreadable = не читается: { $details }
record-too-deep = не читается: слишком много скобок в скобках
record-otherwise = написано не так, как пишут записи; надо так: { $event }
record-decision-missing = перед этим событием не хватает решения игрока
record-not-allowed = такое решение здесь недопустимо: { $details }
record-breaks-off = запись обрывается посреди хода
record-other-event = здесь происходит не это, а вот что: { $event }
record-other-luck = такого выпасть не могло: { $details }

# The verdict on a record: was luck honest?
verdict-honest = честно
verdict-dishonest = нечестно
verdict-unproven = не доказано
verdict-line = { $verdict }: { $reason }
verdict-line-at = { $verdict }: строка { $line }: { $reason }
verdict-all-follows = всё случайное следует из сида
verdict-no-seed = сид не раскрыт
verdict-no-seal = на сиде в записи нет печати
verdict-other-seed = сид не тот, что был опечатан
verdict-other-pledge = часть сида от раздающего не та, что была обещана
verdict-numbers = в сиде не по одному числу на каждое место

# The arena, on the screen
arena-which-bots = какие боты? { $game } знает таких: { $bots }; --bots берёт их через запятую
arena-bot-twice = бот «{ $name }» указан дважды; одного раза хватит
arena-too-few-games = --games { $games }: нужно хотя бы 1
arena-bad-seconds = --seconds { $seconds }: нужно больше 0 и меньше 3600
arena-too-few-jobs = --jobs { $jobs }: нужно хотя бы 1
arena-resume-alone = --resume продолжает турнир таким, каким он начат; рядом можно указать только --jobs и --engine
arena-there-already = в { $folder } уже есть турнир: продолжи его через --resume или выбери другую папку через --out
arena-not-there = в { $folder } нет турнира: там нет файла { $file }
arena-format = { $file }: формат { $format }, а эта программа читает { $readable }
arena-unreadable = { $file } не читается: { $details }
arena-line-unreadable = { $file }, строка { $line }, не читается: { $details }; удали строку, и игру сыграют заново
arena-no-ray = для --engine ray нужен Ray, а он не установлен: pip install 'bluffhouse[ray]', или играй без --engine на этой машине
arena-game-failed = игра { $number } ({ $bots }; сид { $seed }) оборвалась: { $details }
arena-killed = один из играющих процессов убит. Может, мало памяти? С меньшим --jobs её нужно меньше.
arena-bar-games = игры
arena-bar-left = осталось
arena-written = Записано: { $files }
arena-kept = { $games ->
    [one] Сыграна и сохранена { $games } игра из { $total }. Чтобы продолжить:
    [few] Сыграны и сохранены { $games } игры из { $total }. Чтобы продолжить:
   *[many] Сыграно и сохранено { $games } игр из { $total }. Чтобы продолжить:
}
arena-head = { $title }, игроков: { $players }, игр: { $games }, раздач: { $deals }
arena-bot = бот
arena-strength = Сила (доля побед: 1 — поровну)
arena-share = доля побед
arena-rating = рейтинг
arena-decision = решение
arena-slowest = 95-й перц.
arena-head-to-head = Очные встречи (доля бота из строки в победах обоих, на тех же местах)
arena-bluff = Блеф (раскрыто: ложь, которой он не верит; зря: правда)
arena-said = сказано
arena-lies = лжи/100
arena-believed = верят
arena-called = раскрыто
arena-wrongly = зря
arena-fooled = обманут
arena-sprung = ловушки
arena-places = Доля побед по местам (1 — поровну)
arena-by-seat = по месту
arena-by-turn = по очереди (0 начинает)
selfplay-no-parquet = Для --format parquet нужен pyarrow, а он не установлен: pip install 'bluffhouse[datasets]' или используй --format jsonl
selfplay-not-empty = Папка { $folder } не пуста: выбери другую с помощью --out
bench-which-agent = Какой агент? --agent принимает бота, engine:COMMAND или model:NAME@URL
bench-no-suite = Набора «{ $name }» нет; есть: { $suites }
bench-other = В папке { $folder } другое измерение: выбери другую с помощью --out
bench-other-suites = Эти результаты из разных наборов, их нельзя сравнить
bench-no-common-deals = У этих результатов нет общих раздач, их нельзя сравнить

# The arena's report page
report-title = { $title }: арена
report-players = { $players ->
    [one] { $players } игрок за столом
    [few] { $players } игрока за столом
   *[many] { $players } игроков за столом
}
report-games = { $games ->
    [one] { $games } игра
    [few] { $games } игры
   *[many] { $games } игр
}
report-deals = { $deals ->
    [one] { $deals } раздача
    [few] { $deals } раздачи
   *[many] { $deals } раздач
}
report-unfinished = { $total ->
    [one] не окончено: по плану { $total } игра
    [few] не окончено: по плану { $total } игры
   *[many] не окончено: по плану { $total } игр
}
# $bot: a bot as it is typed, e.g. shark:bold.
report-alone = { $bot } против себя
report-first = Чаще всех побеждает { $bot }
report-just = { $bot } впереди, но еле-еле
report-lead-alone = На всех местах один бот: остаётся только перекос самой игры.
# $share, $low, $high, $other: figures, e.g. 1.24.
report-lead = { $interval ->
    [yes] Его победы — { $share } от равной доли (95 %: от { $low } до { $high }); следом { $second } с долей { $other }.
   *[no] Его победы — { $share } от равной доли; следом { $second } с долей { $other }.
}
report-lead-just = { $interval ->
    [yes] Его победы — { $share } от равной доли (95 %: от { $low } до { $high }). Пока это не отличить от результата, который показывает { $second }: нужно больше игр.
   *[no] Его победы — { $share } от равной доли. Пока это не отличить от результата, который показывает { $second }: нужно больше игр.
}
report-strength = Сила
report-strength-says = Победы, делённые на равную долю побед: 1 — не лучше своей компании. Точка — что получилось, полоса — 95-процентный интервал.
report-column-games = игры
report-column-wins = победы
report-column-rating = рейтинг (openskill)
report-head-to-head = Очные встречи
report-head-to-head-says = Из побед одного из двоих, когда за столом были оба: доля бота слева, на тех же местах. 50 — поровну.
report-bluff = Блеф
report-bluff-says = Что говорили, было ли это правдой и кто верил. Не верить — значит поступать так, будто сказанное ложно.
report-lies-told = Сколько лжи
report-lies-told-says = от всего, что он говорит
report-lies-believed = Лжи поверили
report-lies-believed-says = те, кому надо было решать
report-right = Не верит по делу
report-right-says = от всего, чему он не верит
report-fooled = Обманут
report-fooled-says = ложь, которой он верит, из всей, что слышит
report-sprung = Сработавшие ловушки
report-sprung-says = он называет меньше, чем есть, а соперник открывает
report-column-said = сказано
report-column-lies = ложь
report-column-size = средний размер
report-column-right = по делу
report-column-wrong = зря
report-column-traps = ловушки
report-time = Время на решение
# $seconds: a time with its unit, e.g. 1 s.
report-time-says = Точка — среднее, кольцо — 95-й перцентиль; каждое деление в десять раз больше предыдущего. Отведено времени: { $seconds }.
report-slowest = 95-й: { $time }
report-bias = Перекос самой игры
report-bias-says = Доля побед по местам, кто бы там ни сидел: 1 — поровну. Все боты сидели на всех местах одинаково часто.
report-by-turn = По очереди хода
report-turn = { $place ->
    [1] начинает
    [2] 2-й
    [3] 3-й
   *[other] { $place }-й
}
report-by-seat = По месту
report-seat = место { $seat }
report-how = Как играли
report-tables = столов на раздачу
report-tables-alone = один, и на всех местах этот бот
report-tables-all = { $tables ->
    [one] все возможные ({ $tables }), за каждым все рассадки по кругу: { $turns }
    [few] все возможные ({ $tables }), за каждым все рассадки по кругу: { $turns }
   *[many] все возможные ({ $tables }), за каждым все рассадки по кругу: { $turns }
}
report-tables-circle = { $tables ->
    [one] { $tables } из круга всех ботов, для каждой раздачи перемешанного заново; за каждым все рассадки по кругу: { $turns }
    [few] { $tables } из круга всех ботов, для каждой раздачи перемешанного заново; за каждым все рассадки по кругу: { $turns }
   *[many] { $tables } из круга всех ботов, для каждой раздачи перемешанного заново; за каждым все рассадки по кругу: { $turns }
}
report-endings = чем кончались игры
# $part: e.g. 40 %.
report-ending = { $reason ->
    [twenty_five_millions] 25 миллионов: { $part }
    [bank_empty] банк опустел: { $part }
    [last_one_left] остался один: { $part }
    [most_cards] больше всех карт: { $part }
    [fewest_cards] меньше всех карт: { $part }
    [all_have_least_money] денег у всех поровну: { $part }
    [most_points] больше всех очков: { $part }
    [more_money] очков поровну, денег больше: { $part }
    [shared] победа на всех: { $part }
    [twenty_million] двадцать миллионов: { $part }
    [eighth_heist] восьмой налёт: { $part }
    [treasure] сокровище: { $part }
   *[other] { $reason }: { $part }
}
report-again = чтобы сыграть это снова
report-footer = Сделано командой { $command }. Интервалы — 95-процентные, по раздачам: каждую раздачу играли все столы во всех рассадках, чтобы везение сократилось.
report-seconds = { $amount } с
report-milliseconds = { $amount } мс
report-microseconds = { $amount } мкс

# The solver
solve-only-lie = «{ $game }» не решается, только lie
solve-no-difference = на раунд не влияет: { $options }
solve-cards = --cards { $cards }: нужны два числа, например 1,2
solve-two-cards = раунд играют вдвоём, хотя бы по карте на каждого: --cards 1,1
solve-too-big = { $most ->
    [one] слишком велико, чтобы решить: всего не больше { $most } карты
    [few] слишком велико, чтобы решить: всего не больше { $most } карт
   *[many] слишком велико, чтобы решить: всего не больше { $most } карт
}
solve-size = Ставок: { $bids }; точек торгов: { $points }; рук и поворотов: { $hands }
solve-iterations = итерации
solve-seconds = секунды
solve-value = цена
solve-stopped = Остановлено.
solve-worth = Для начинающего раунд стоит { $value }. После округления и без того, что никогда не играют: NashConv { $distance }.
solve-kept = { $bytes ->
    [one] { $file }: { $bytes } байт
    [few] { $file }: { $bytes } байта
   *[many] { $file }: { $bytes } байт
}

# Learning
learn-not-installed = Для обучения не хватает пакетов ({ $package }): pip install 'bluffhouse[learn]'
learn-numbers = --{ $option } { $text }: числа через запятую, например 2,4
learn-shares = --shares { $text }: нужно чисел: { $wanted }, ни одного меньше 0 и хотя бы одно больше
learn-pair = --{ $option } { $text }: одно число или два через запятую, ни одного меньше 0
learn-net = { $file } не подходит: это сеть другой игры, или ширина её слоёв не { $size } (--size).
learn-no-net = { $file }: этот файл повреждён или в нём нет сети.
learn-taken = В { $folder } уже есть обучение этой игре. Продолжите его с --resume или выберите другую папку с --out.
learn-no-checkpoint = В { $folder } нет контрольной точки, с которой можно продолжить.
learn-over = Это обучение дошло до конца: предыдущие части входят в --choices и --seconds. Увеличьте их, чтобы продолжить.
learn-games = Боты играют
learn-compile = Компиляция
learn-imitate = Подражание ботам
learn-train = Обучение
learn-done = Готово
learn-figures = { $millions } млн решений, доли { $shares }
learn-stopped = Остановлено. Продолжить из { $folder } можно с --resume.
learn-kept = Сеть: { $file }, кривая: { $page }

# The house on this machine. $reason: what the system or the database says, mostly in English.
serve-open = Дом открыт: { $address }
serve-cannot-listen = нельзя слушать { $host }, порт { $port }: { $reason }
serve-no-fork = нескольким процессам нужна система с fork; запусти вместо этого по дому на процесс
backup-no-house = { $file }: дом здесь не найден
backup-no-answer = база данных не отвечает: { $reason }
backup-nothing = { $file }: { $reason }; ничего не внесено
backup-not-empty = { $database }: в этой базе уже был дом; копию вносят только в новую
backup-there = { $file }: уже есть; выбери другое имя
backup-written = { $place }: людей { $people }, столов { $tables }, записей { $entries }
desk-token-new = Пульт администратора: { $address } (токен: { $token }). Сохрани токен: больше он показан не будет.
desk-token-given = токен задан настройкой desk_token; измени его там
desk-is-off = Пульт выключен настройкой desk.

# The database of a house, and its settings. $database, $folder, $file, $name, $where, $meant and $allowed stand as they are typed.
store-in-use = { $database }: эту базу уже открыл другой дом. Закрой его, выбери другой файл или возьми PostgreSQL: им могут пользоваться несколько
store-cannot-open = базу данных { $database } не открыть: { $reason }
store-not-ours = { $database }: это не наша база данных: { $reason }
store-something-else = { $database }: там что-то другое; выбери другую базу данных
store-newer = { $database }: эту базу записала более новая версия Bluffhouse (схема { $schema }); запусти её
store-no-database = «{ $database }» — не база данных; её пишут так: sqlite:///folder/house.db или postgresql://user@host/name
store-no-driver = для PostgreSQL нужно: pip install 'bluffhouse[postgres]'
agents-missing = для этого нужно дополнение: pip install 'bluffhouse[agents]'
agents-no-house = { $url } не отвечает, или mcp там не включено
store-no-folder = папку { $folder } не создать: { $reason }
settings-value = { $kind ->
    [whole] { $where }: нужно целое число, { $allowed }
    [number] { $where }: нужно число, { $allowed }
    [choice] { $where }: нужно одно из этих слов: { $allowed }
    [folder] { $where }: нужен путь к папке
    [list] { $where }: нужен список таких текстов, как { $allowed }
    [like] { $where }: нужен такой текст, как { $allowed }
   *[text] { $where }: не может быть пустым
}
settings-unknown = { $name }: такой настройки нет; есть: { $allowed }
settings-unknown-near = { $name }: такой настройки нет; может быть, { $meant }?
settings-unreadable = { $file }: это не настройки в формате TOML: { $details }
settings-workers = { $where }: для нескольких процессов нужен PostgreSQL, например postgresql://user@host/database

# Languages: bluffhouse words. $language: its code.
words-complete = { $language }: всё на месте
words-found = { $count ->
    [one] { $language }: исправить { $count } место
    [few] { $language }: исправить { $count } места
   *[many] { $language }: исправить { $count } мест
}
words-fault = { $kind ->
    [file] такого файла нет
    [missing] не хватает: { $key }
    [extra] в английском нет { $key }
    [twice] дважды: { $key }
    [variables] { $key }: переменные не те, что в английском: { $details }
    [plurals] { $key }: не хватает форм числа: { $details }
    [unread] не читается: { $details }
    [broken] { $key }: { $details }
    [english] { $key }: то же, что по-английски: { $details }
    [numbers] номера правил не те, что в английском: { $details }
   *[codes] слова в обратных кавычках не те, что в английском: { $details }
}

# Help: what stands in bluffhouse --help. Words in capitals are what one fills in.
help = Пять игр на блеф, точно по правилам.
help-version = Какая версия.
help-lang = Язык, например ru. [BLUFFHOUSE_LANG, LANG]
help-play = Играть против ботов Bluffhouse. Ctrl-C оставит запись, с которой можно продолжить.
help-game = Смотри: bluffhouse games.
help-play-players = Сколько игроков за столом, считая тебя.
help-option = Вариант: NAME или NAME=VALUE. Можно повторять.
help-play-seed = Взять случайность этой игры из сида, чтобы сыграть её снова.
help-play-seat = Твоё место, от 0.
help-play-name = Твоё имя.
help-play-bots = Соперники: rookie, regular, shark или несколько через запятую.
help-play-save = Куда писать запись.
help-play-resume = Продолжить сохранённую игру.
help-play-yes = Не просить подтверждать решения.
help-games = Игры Bluffhouse.
help-rules = Правила игры или одно из них.
help-rules-number = Одно правило, например LI-5.
help-replay = Рассказать записанную игру и показать стол там, где она остановится.
help-file = Запись, какую делает --save.
help-replay-seat = Только то, что видно с этого места.
help-replay-to = Остановиться после стольких решений.
help-verify = Пересчитать всю случайность записи из её сида. Код выхода: 0 честно, 1 нет, 2 не доказано.
help-arena = Турнир ботов: кто сильнее и кто врёт. Ctrl-C сохранит сыгранное.
help-bots = Кто играет, через запятую: regular,shark:bold,engine:./mybot.
help-players = Сколько игроков за каждым столом.
help-arena-games = Сколько игр, не меньше: раздачи играют целиком. [1000]
help-seconds = Время бота на решение, в секундах. [1]
help-seed = Раздавать из сида, чтобы сыграть то же снова.
help-out = Папка для всего, что будет записано.
help-jobs = Сколько игр одновременно. [по одной на ядро]
help-arena-resume = Продолжить турнир из этой папки.
help-arena-engine = Эта машина или кластер Ray (нужен bluffhouse[ray]).
help-selfplay = Боты играют, а программа пишет набор данных: записи игр и таблицу всех решений.
help-selfplay-games = Сколько игр. [100]
help-selfplay-format = Строки JSON или Parquet (нужен bluffhouse[datasets]).
help-selfplay-values = Оценка каждой позиции: none (без оценки) или playouts (по доигрываниям).
help-bench = Измеряет одного агента против постоянных соперников с постоянными раздачами, без учёта везения. Та же папка продолжает с места остановки.
help-bench-agent = Агент: бот, engine:COMMAND или model:NAME@URL.
help-bench-quick = Сыграть только первые раздачи набора.
help-bench-deals = Сколько раздач в каждой части. [весь набор]
help-bench-suite = Название набора.
help-bench-seconds = Время агента на решение, в секундах. [60]
help-bench-luck = Измерить везение и вычесть его из результата. Это дольше.
help-bench-judged = Также разобрать каждую игру и оценить агента по его решениям, кто бы ни выиграл. Это дольше.
help-compare = Показать, насколько первый агент лучше второго при тех же раздачах.
help-compare-first = Файл results.json одного агента.
help-compare-second = Файл results.json другого.
help-bench-engine = Эта машина или кластер Ray (нужен bluffhouse[ray]).
help-engine = Боты на любом языке программирования.
help-check = Испытать движок и сказать, что с ним не так. Код выхода: 0 всё хорошо, 1 нет.
help-check-command = Команда движка в кавычках: 'python3 mybot.py --level 3'.
help-check-games = Сколько партий каждой игры. [20]
help-check-seed = Раздавать из сида, чтобы сыграть то же снова.
help-check-seconds = Время движка на решение, в секундах. [1]
help-mcp = Дать сыграть языковой модели: сервер MCP на стандартном вводе и выводе (нужно bluffhouse[agents]).
help-mcp-house = Играть в этом доме, где должно быть включено mcp: https://bluff.example.org.
help-agent = Дать языковой модели сыграть с ботами и посчитать, сколько она потратила. Её ключ берётся из BLUFFHOUSE_MODEL_KEY (нужно bluffhouse[agents]).
help-agent-model = Имя модели на её сервере.
help-agent-base-url = Сервер, вплоть до /v1. Он должен поддерживать интерфейс chat-completions.
help-agent-games = Сколько партий. [1]
help-agent-prices = Цены за миллион токенов, прочитанных и написанных: 0.5,1.5.
help-agent-house = Играть за столом в этом доме, где должно быть включено mcp.
help-agent-table = Код стола.
help-agent-name = Имя модели за столом.
help-solve = Решить один раунд LIE для двоих и показать, далеко ли до равновесия.
help-solve-game = lie: только её и решают.
help-solve-cards = Карты начинающего и второго: 1,1, 1,2 или 2,1.
help-solve-seconds = Сколько времени считать.
help-solve-until = Остановиться, когда NashConv ниже этого.
help-solve-option = raise_order=value_first, wild_ones. Можно повторять.
help-solve-out = Сохранить стратегию в этот файл (.json.gz).
help-learn = Обучить сеть игре среди подражаний нашим ботам, её прежних версий и игроков, которые её обыгрывают.
help-learn-game = Игра, которой учить.
help-learn-out = Папка для сети, кривой и контрольных точек.
help-learn-players = Числа игроков, для которых обучать, например 2,4.
help-learn-choices = Остановиться после стольких решений.
help-learn-seconds = Остановиться после стольких секунд обучения.
help-learn-imitate = Боты, которым подражать для компании, через запятую; пусто: никому.
help-learn-games = Настоящие партии ботов, на которых учиться до обучения.
help-learn-processes = Процессы, которые играют настоящие партии.
help-learn-tables = Столов одновременно.
help-learn-size = Ширина трёх слоёв сети.
help-learn-net = Начать с этой сети, а не с копии первого бота.
help-learn-shares = Как часто на месте сидят сеть, её соперник и каждое подражание, через запятую. [0.3,0.1,0.25,0.25,0.1]
help-learn-alike = Доля столов с одной сетью среди одинаковых игроков, от 0 до 1.
help-learn-entropy = Насколько важно разнообразие в начале и в конце.
help-learn-rate = Скорость обучения в начале и в конце.
help-learn-epochs = Сколько раз сеть учится на каждом решении.
help-learn-seed = Сид всего случайного.
help-learn-resume = Продолжить с контрольной точки в папке.
help-serve = Открыть дом: столы для людей и ботов через HTTP и WebSocket.
help-config = Файл TOML с настройками.
help-serve-browser = Открыть его в браузере этой машины.
help-export = Записать весь дом в файл: людей, столы, игры. Закрывать его не нужно.
help-export-file = Новый файл. В нём есть секреты.
help-import = Внести дом из такого файла в новую, пустую базу. Целиком или никак.
help-import-file = Такой, какой пишет export.
help-desk-token = Создать новый токен для пульта администратора. Старый сразу перестаёт действовать; дом может оставаться открытым.
help-database = Где хранятся столы, как у serve. [BLUFFHOUSE_DATABASE]
help-data = Папка с файлами дома. [BLUFFHOUSE_DATA]
help-schema = Вывести JSON Schema всех сообщений между домом и клиентами.
help-words = Чего не хватает и что не так в языке или во всех языках. Код выхода 1: что-то есть.
help-words-language = Его код, например ru.
help-words-folder = Папка языка, над которым ещё работают.

# Help: the settings of bluffhouse serve
setting-host = Какой адрес слушать; 0.0.0.0: все.
setting-port = Какой порт слушать; 0: любой свободный.
setting-operations = Отдельный адрес и порт для /metrics, /readyz и /healthz, например 127.0.0.1:8322; пусто: без показателей.
setting-desk = Открывать пульт администратора по адресу /desk тем, у кого есть его токен.
setting-desk-token = Токен пульта администратора; пусто: созданный при первом запуске. Задай его в файле или в окружении, а не в командной строке.
setting-public-url = С чего начинаются ссылки на столы; пусто: с адреса, куда пришёл запрос.
setting-allowed-origins = Чьи страницы, кроме наших, могут говорить с домом.
setting-allowed-hosts = Имена хостов, на которые отвечает дом, кроме IP-адресов, имён без точки, *.local и хоста из public_url.
setting-secure-cookies = Отправлять cookie только по HTTPS. Включай везде, где есть HTTPS.
setting-proxy = Впереди стоит прокси: верить его X-Forwarded-For и X-Forwarded-Proto. Без прокси их мог бы подделать кто угодно.
setting-data = Папка с файлами дома.
setting-database = Где хранятся столы: sqlite:///path или postgresql://user@host/database; пусто: файл house.db в папке данных.
setting-workers = Сколько процессов обслуживают столы; для нескольких нужен PostgreSQL.
setting-worker-port = Порт, который дополнительно слушает первый процесс, а каждый следующий — очередной. Так прокси может направлять всех игроков стола к одному и тому же. 0: нет.
setting-log = Наименее важное, что ещё попадает в журнал.
setting-log-format = Строки журнала для людей или для программ.
setting-bot-processes = В скольких процессах думают боты одного обслуживающего процесса.
setting-bot-seconds = Сколько секунд может думать бот; потом за него решит другой, попроще.
setting-bot-delay = Сколько примерно секунд бот делает вид, что думает; 0: нисколько.
setting-engines = Программы, которым можно садиться за столы как ботам, каждая в виде ИМЯ=КОМАНДА; по умолчанию никаких.
setting-mcp = Пускать агентов за столы через MCP, по адресу /mcp (нужно bluffhouse[agents]).
setting-drop-grace = Сколько секунд у потерявшего связь, чтобы вернуться, прежде чем стол начнёт ждать или сядет бот.
setting-start-grace = Сколько секунд у устройств игроков, чтобы показать свои числа для раздачи, прежде чем начало отменят.
setting-sleep-after = Через сколько секунд стол без зрителей уходит из памяти. На диске он остаётся.
setting-archive-after-days = Через сколько дней нетронутый стол уходит в архив. Он не пропадёт.
setting-max-tables = Сколько столов открыто одновременно.
setting-max-tables-per-address = Сколько столов в час можно открыть с одного адреса; для этого компьютера предела нет.
setting-max-wrong-codes-per-address = Сколько неверных кодов столов в час с одного адреса; этого компьютера это не касается.
setting-max-connections-per-address = Сколько живых соединений одновременно с одного адреса.
setting-max-requests-per-address = Сколько соединений одновременно с одного адреса, не считая живых. За прокси их ограничивает прокси.
setting-request-seconds = Сколько секунд есть у клиента на заголовок запроса и ещё столько же на его содержимое.
setting-max-viewers-per-table = Сколько живых соединений одновременно с одним столом.
setting-max-entries-per-table = Сколько записей может быть за одним столом, не считая ходов и подключений; дальше принимается только нужное для игры.
setting-max-message = Сколько байт в одном сообщении клиента.
setting-messages-per-second = Сколько сообщений в секунду может слать один человек в среднем; разом — вдвое больше. Тяжёлые запросы считаются за несколько.
setting-messages-per-second-per-address = Сколько сообщений и запросов в секунду может приходить с одного адреса в среднем; разом — вдвое больше. Этого компьютера это не касается.
setting-chat-length = Сколько символов в одном сообщении чата.
setting-chat-per-minute = Сколько сообщений в чате в минуту от одного человека.

# bluffhouse без команды: дом для всех в комнате
party-port-taken = Порт { $port } занят другой программой; у этого дома { $other }.
party-others = Телефоны и другие машины в этой сети заходят сюда: { $address }
party-no-network = Эта машина сейчас не в сети: с телефонов не зайти.
party-close = Ctrl-C закрывает дом.
party-kept = Всё сыгранное сохраняется: { $file }
help-without = Без команды дом открывается в браузере этой машины, для всех в той же сети.
help-host = Без команды: какой адрес слушать. 127.0.0.1: только для этой машины.
help-port = Без команды: какой порт слушать; 0: любой свободный.
help-no-browser = Без команды: не открывать браузер.
