### The terminal: what the command `bluffhouse` says.
### Words in backticks or after -- are typed as they stand: they stay as they are in every language.

# Errors. They follow "bluffhouse: ", so they begin in lower case and have no full stop.
# $games, $options, $bots and the like are lists of words that are typed.
wrong-game = no hay ningún juego llamado «{ $name }»; los juegos: { $games }
wrong-which-game = ¿qué juego? { $games }
wrong-players = { $game } es de { $least } a { $most } jugadores, no de { $players }
wrong-option = { $game } no tiene la opción «{ $option }»; sus opciones: { $options }
wrong-option-twice = la opción «{ $option }» está dos veces
# $kind: what the option holds. $allowed: the words it may be. $details: a program's English remark.
wrong-option-value = { $kind ->
    [switch] la opción «{ $option }» de { $game } tiene que ser true o false
    [choice] la opción «{ $option }» de { $game } tiene que ser una de estas: { $allowed }
   *[other] la opción «{ $option }» de { $game } no puede ser eso: { $details }
}
wrong-islands = la opción «islands» tiene que ser dos casillas distintas en orden ascendente, de 1 a { $most }
wrong-fool-me-once = la opción «fool_me_once» es para partidas de 4 a 8 jugadores, no de 3
wrong-seed-type = la semilla tiene que ser un número entero o un texto
wrong-seed = la semilla tiene que tener de 1 a { $most } caracteres, todos imprimibles
wrong-starter = quien empieza tiene que ser un asiento de 0 a { $last }
wrong-seat = --seat { $seat }: los asientos van de 0 a { $last }
wrong-name = --name: de 1 a { $most } letras que se puedan mostrar
wrong-bot = no hay ningún bot llamado «{ $name }»; para { $game } hay: { $bots }
wrong-temperament = no hay ningún carácter llamado «{ $name }»; hay: { $temperaments }
engine-failed = el motor no puede jugar: { $details }
engine-other-games = el motor { $engine } no juega a { $game }; juega a: { $games }
engine-not-named = aquí jugó otro programa; para volver a ejecutarlo, añade --bots '{ $kind }'
model-address = un modelo de lenguaje se escribe model:NOMBRE@http://…, no model:{ $given }
model-prices = los precios se escriben LEÍDOS,ESCRITOS por millón de tokens, como 0.5,1.5, no { $given }
cli-engine-replaced = { $name } se retira: { $details }. Sigue un bot regular.
wrong-rule = { $game } no tiene la regla «{ $number }»; sus reglas: de { $first } a { $last }
wrong-language = no hay ningún idioma «{ $name }»; hay: { $languages }
wrong-not-both = indica GAME o --resume FILE, no las dos cosas
wrong-resume-has-all = una partida guardada ya tiene sus jugadores, opciones, semilla y asientos
wrong-save = --save { $file }: tiene que ser un archivo
wrong-save-there = { $file } ya existe: sigue con --resume, o indica otro sitio
wrong-game-over = esa partida ha terminado; `bluffhouse replay` la muestra
wrong-people = { $count ->
    [0] en esa mesa no hay ninguna persona, solo bots; `bluffhouse replay` la muestra
    [one] en esa mesa hay { $count } persona; aquí solo hay sitio para una
   *[other] en esa mesa hay { $count } personas; aquí solo hay sitio para una
}
wrong-no-seed = ese registro no tiene semilla, así que su azar no puede seguir
# $reason: what the system says about a file, in the system's language.
wrong-file = { $file }: { $reason }
wrong-no-file = { $file }: no existe ese archivo

# The command line could not be parsed. $help: what to type, e.g. bluffhouse play --help.
wrong-command = no existe la orden «{ $name }»; mira: { $help }
wrong-flag = aquí no existe la opción { $name }; mira: { $help }
wrong-missing = falta { $name }; mira: { $help }
wrong-value = { $name } no puede ser eso; mira: { $help }
wrong-typed = eso no se puede leer ({ $details }); mira: { $help }

# Files that are not records. $details: a program's English remark; $event: a line as it would be.
record-wrong = { $file }: línea { $line }: { $reason }
record-too-large = el archivo supera los { $most } MiB
record-empty = el archivo está vacío
record-line-too-long = la línea supera los { $most } KiB
record-foreign = esto no es un registro de Bluffhouse, que empieza por {"{"}"bluffhouse":…
record-format = el formato es { $format }, pero este programa lee { $readable }
record-name = «{ $name }» no es un nombre que se pueda mostrar
record-unreadable = no se puede leer: { $details }
record-too-deep = no se puede leer: demasiados paréntesis dentro de paréntesis
record-otherwise = no está escrito como un registro, que sería: { $event }
record-decision-missing = falta la decisión de un jugador antes de este suceso
record-not-allowed = aquí no se permite esta decisión: { $details }
record-breaks-off = el registro se corta en mitad de una jugada
record-other-event = aquí no pasa esto, sino: { $event }
record-other-luck = el azar no puede dar esto: { $details }

# The verdict on a record: was luck honest?
verdict-honest = limpio
verdict-dishonest = trucado
verdict-unproven = sin probar
verdict-line = { $verdict }: { $reason }
verdict-line-at = { $verdict }: línea { $line }: { $reason }
verdict-all-follows = todo suceso al azar sale de la semilla
verdict-no-seed = la semilla no se ha revelado
verdict-no-seal = el registro no lleva el sello de su semilla
verdict-other-seed = la semilla no es la que se selló
verdict-other-pledge = la parte de la semilla que puso la casa no es la comprometida
verdict-numbers = la semilla no contiene un número por asiento

# The arena, on the screen
arena-which-bots = ¿qué bots? para { $game }: { $bots }; --bots los toma separados por comas
arena-bot-twice = el bot «{ $name }» está dos veces; con una basta
arena-too-few-games = --games { $games }: tiene que ser 1 como mínimo
arena-bad-seconds = --seconds { $seconds }: tiene que ser más de 0 y menos de 3600
arena-too-few-jobs = --jobs { $jobs }: tiene que ser 1 como mínimo
arena-resume-alone = --resume sigue un torneo tal como empezó; a su lado solo caben --jobs y --engine
arena-there-already = { $folder } ya contiene un torneo: síguelo con --resume, o elige otra carpeta con --out
arena-not-there = { $folder } no contiene ningún torneo: dentro no hay { $file }
arena-format = { $file }: el formato es { $format }, pero este programa lee { $readable }
arena-unreadable = { $file } no se puede leer: { $details }
arena-line-unreadable = { $file }, línea { $line }, no se puede leer: { $details }; borra esa línea y la partida se vuelve a jugar
arena-no-ray = --engine ray necesita Ray, que no está instalado: pip install 'bluffhouse[ray]', o juega en esta máquina sin --engine
arena-game-failed = la partida { $number } ({ $bots }; semilla { $seed }) se ha cortado: { $details }
arena-killed = el sistema ha matado uno de los procesos que juegan. ¿Falta memoria? Con menos --jobs hace falta menos.
arena-bar-games = partidas
arena-bar-left = faltan
arena-written = Escrito: { $files }
arena-kept = { $games ->
    [one] Se ha jugado y guardado { $games } partida de { $total }. Para seguir:
   *[other] Se han jugado y guardado { $games } partidas de { $total }. Para seguir:
}
arena-head = { $title }, jugadores: { $players }, partidas: { $games }, repartos: { $deals }
arena-bot = bot
arena-strength = Fuerza (cuota de victorias: 1 es lo justo)
arena-share = cuota
arena-rating = puntuación
arena-decision = por decisión
arena-slowest = perc. 95
arena-head-to-head = Cara a cara (la parte de la fila en las victorias de ambos, asiento por asiento)
arena-bluff = Faroles (dudas: mentiras que no creyó; sin razón: verdades)
arena-said = dicho
arena-lies = mentiras/100
arena-believed = colaron
arena-called = dudas
arena-wrongly = sin razón
arena-fooled = picó
arena-sprung = trampas
arena-places = Cuota de victorias por puesto (1 es lo justo)
arena-by-seat = por asiento
arena-by-turn = por turno (0 empieza)
selfplay-no-parquet = --format parquet necesita pyarrow, que no está instalado: pip install 'bluffhouse[datasets]', o usa --format jsonl
selfplay-not-empty = { $folder } no está vacía: elige otra carpeta con --out
bench-which-agent = ¿Qué agente? --agent toma un bot, engine:COMMAND o model:NAME@URL
bench-no-suite = No hay ninguna serie «{ $name }»; hay: { $suites }
bench-other = { $folder } contiene otra medición: elige otra carpeta con --out
bench-other-suites = Estos resultados son de series distintas y no se pueden comparar
bench-no-common-deals = Estos resultados no tienen ningún reparto en común y no se pueden comparar

# The arena's report page
report-title = { $title }: la arena
report-players = { $players ->
    [one] { $players } jugador por mesa
   *[other] { $players } jugadores por mesa
}
report-games = { $games ->
    [one] { $games } partida
   *[other] { $games } partidas
}
report-deals = { $deals ->
    [one] { $deals } reparto
   *[other] { $deals } repartos
}
report-unfinished = { $total ->
    [one] sin acabar: está prevista { $total } partida
   *[other] sin acabar: están previstas { $total } partidas
}
# $bot: a bot as it is typed, e.g. shark:bold.
report-alone = { $bot } contra sí mismo
report-first = { $bot } es quien más gana
report-just = { $bot } va por delante, por poco
report-lead-alone = El mismo bot en todos los asientos: lo que queda es el sesgo del propio juego.
# $share, $low, $high, $other: figures, e.g. 1.24.
report-lead = { $interval ->
    [yes] Ganó { $share } veces su parte justa de las partidas (95 %: de { $low } a { $high }), por delante de { $second } con { $other }.
   *[no] Ganó { $share } veces su parte justa de las partidas, por delante de { $second } con { $other }.
}
report-lead-just = { $interval ->
    [yes] Ganó { $share } veces su parte justa de las partidas (95 %: de { $low } a { $high }). Todavía no se distingue de { $second }: con más partidas, sí.
   *[no] Ganó { $share } veces su parte justa de las partidas. Todavía no se distingue de { $second }: con más partidas, sí.
}
report-strength = Fuerza
report-strength-says = Victorias entre las que le tocarían en un reparto justo: 1 es no ser mejor que sus rivales. El punto es lo observado, la barra es el intervalo del 95 %.
report-column-games = partidas
report-column-wins = victorias
report-column-rating = puntuación (openskill)
report-head-to-head = Cara a cara
report-head-to-head-says = De las victorias que fueron para uno de los dos cuando ambos estaban a la mesa, la parte del bot de la izquierda, asiento por asiento. 50 es empate.
report-bluff = Faroles
report-bluff-says = Lo que se dijo, si era verdad y quién lo creyó. Dudar es actuar como si lo dicho fuera falso.
report-lies-told = Mentiras dichas
report-lies-told-says = de todo lo que dijo
report-lies-believed = Mentiras que colaron
report-lies-believed-says = ante quienes tenían que responder a ellas
report-right = Dudas acertadas
report-right-says = de todo lo que no creyó
report-fooled = Picó
report-fooled-says = mentiras que creyó, de las que le dijeron
report-sprung = Trampas que funcionaron
report-sprung-says = dijo menos de lo que había y el otro lo abrió
report-column-said = dicho
report-column-lies = mentiras
report-column-size = tamaño medio
report-column-right = dudas con razón
report-column-wrong = dudas sin razón
report-column-traps = trampas
report-time = Tiempo para decidir
# $seconds: a time with its unit, e.g. 1 s.
report-time-says = El punto es la media, el anillo es el percentil 95; cada marca es diez veces la anterior. El tiempo permitido era { $seconds }.
report-slowest = percentil 95: { $time }
report-bias = El sesgo del propio juego
report-bias-says = Cuota de victorias por puesto, se siente quien se siente: 1 es lo justo. Todos los bots ocuparon cada puesto las mismas veces.
report-by-turn = Por orden de juego
report-turn = { $place ->
    [1] empieza
    [2] 2.º
    [3] 3.º
   *[other] { $place }.º
}
report-by-seat = Por asiento
report-seat = asiento { $seat }
report-how = Cómo se jugó
report-tables = mesas por reparto
report-tables-alone = una, con el bot en todos los asientos
report-tables-all = { $tables ->
    [one] todas las posibles ({ $tables }), en los { $turns } turnos
   *[other] todas las posibles ({ $tables }), cada una en los { $turns } turnos
}
report-tables-circle = { $tables ->
    [one] { $tables } de un corro de todos los bots, mezclado de nuevo en cada reparto, en los { $turns } turnos
   *[other] { $tables } de un corro de todos los bots, mezclado de nuevo en cada reparto, cada una en los { $turns } turnos
}
report-endings = cómo acabaron las partidas
# $part: e.g. 40 %.
report-ending = { $reason ->
    [twenty_five_millions] 25 millones: { $part }
    [bank_empty] el banco quedó vacío: { $part }
    [last_one_left] quedaba uno: { $part }
    [most_cards] más cartas: { $part }
    [fewest_cards] menos cartas: { $part }
    [all_have_least_money] todos con el mismo dinero: { $part }
    [most_points] más puntos: { $part }
    [more_money] mismos puntos, más dinero: { $part }
    [shared] victoria compartida: { $part }
    [twenty_million] veinte millones: { $part }
    [eighth_heist] el octavo golpe: { $part }
    [treasure] el tesoro: { $part }
   *[other] { $reason }: { $part }
}
report-again = para volver a jugarlo
report-footer = Hecho con { $command }. Los intervalos son del 95 % sobre los repartos: cada reparto lo jugó cada mesa en cada orden de asientos, para que la suerte se anule.
report-seconds = { $amount } s
report-milliseconds = { $amount } ms
report-microseconds = { $amount } µs

# The solver
solve-only-lie = «{ $game }» no está resuelto, solo lie lo está
solve-no-difference = no cambia nada en una ronda: { $options }
solve-cards = --cards { $cards }: dos números, p. ej. 1,2
solve-two-cards = una ronda es entre dos, con una carta cada uno como mínimo: --cards 1,1
solve-too-big = { $most ->
    [one] demasiado grande para resolverlo: { $most } carta en total como mucho
   *[other] demasiado grande para resolverlo: { $most } cartas en total como mucho
}
solve-size = Apuestas: { $bids }; situaciones de apuesta: { $points }; manos y giros: { $hands }
solve-iterations = iteraciones
solve-seconds = segundos
solve-value = valor
solve-stopped = Parado.
solve-worth = La ronda vale { $value } para quien empieza. Redondeado, y sin lo que nunca se juega: NashConv { $distance }.
solve-kept = { $bytes ->
    [one] { $file }: ocupa { $bytes } byte
   *[other] { $file }: ocupa { $bytes } bytes
}

# Learning
learn-not-installed = Faltan paquetes para aprender ({ $package }): pip install 'bluffhouse[learn]'
learn-numbers = --{ $option } { $text }: números separados por comas, p. ej. 2,4
learn-shares = --shares { $text }: da { $wanted } números, ninguno por debajo de 0 y al menos uno por encima
learn-pair = --{ $option } { $text }: un número, o dos separados por una coma, ninguno por debajo de 0
learn-net = { $file } no encaja: es una red de otro juego, o sus capas no tienen la anchura { $size } (--size).
learn-no-net = { $file }: este archivo está dañado o no contiene una red.
learn-taken = En { $folder } ya hay un entrenamiento de este juego. Continúalo con --resume o elige otra carpeta con --out.
learn-no-checkpoint = En { $folder } no hay ningún punto de control desde el que seguir.
learn-over = Este entrenamiento ha llegado a su fin: lo anterior cuenta para --choices y --seconds. Auméntalos para seguir.
learn-games = Juegan los bots
learn-compile = Compilando
learn-imitate = Imitando a los bots
learn-train = Entrenando
learn-done = Listo
learn-figures = { $millions } M de decisiones, cuotas { $shares }
learn-stopped = Parado. Sigue con --resume desde { $folder }.
learn-kept = Red: { $file }, curva: { $page }

# The house on this machine. $reason: what the system or the database says, mostly in English.
serve-open = La casa está abierta: { $address }
serve-cannot-listen = no se puede escuchar en { $host }, puerto { $port }: { $reason }
serve-no-fork = varios procesos necesitan un sistema con fork; arranca una casa por proceso
backup-no-house = { $file }: ahí no hay ninguna casa
backup-no-answer = la base de datos no contesta: { $reason }
backup-nothing = { $file }: { $reason }; no se ha importado nada
backup-not-empty = { $database }: esa base de datos ya albergó una casa; una copia solo se carga en una nueva
backup-there = { $file }: ya existe; elige otro nombre
backup-written = { $place }: personas { $people }, mesas { $tables }, entradas { $entries }
desk-token-new = Panel de control: { $address } (token: { $token }). Guarda el token: no se volverá a mostrar.
desk-token-given = el token lo fija el ajuste desk_token; cámbialo ahí
desk-is-off = El panel de control está desactivado con el ajuste desk.

# The database of a house, and its settings. $database, $folder, $file, $name, $where, $meant and $allowed stand as they are typed.
store-in-use = { $database } ya está en uso: otra casa la tiene abierta. Cierra esa, elige otro archivo o usa PostgreSQL, que pueden compartir varias
store-cannot-open = no se puede abrir la base de datos { $database }: { $reason }
store-not-ours = { $database } no es una base de datos nuestra: { $reason }
store-something-else = { $database } contiene otra cosa; elige otra base de datos
store-newer = { $database } se escribió con un Bluffhouse más nuevo (esquema { $schema }); usa ese
store-no-database = «{ $database }» no es una base de datos; se escribe así: sqlite:///folder/house.db o postgresql://user@host/name
store-no-driver = PostgreSQL necesita: pip install 'bluffhouse[postgres]'
agents-missing = esto necesita un extra: pip install 'bluffhouse[agents]'
agents-no-house = { $url } no responde, o mcp no está activado allí
store-no-folder = no se puede crear la carpeta { $folder }: { $reason }
settings-value = { $kind ->
    [whole] { $where }: tiene que ser un número entero, { $allowed }
    [number] { $where }: tiene que ser un número, { $allowed }
    [choice] { $where }: tiene que ser una de estas palabras: { $allowed }
    [folder] { $where }: tiene que ser la ruta de una carpeta
    [list] { $where }: tiene que ser una lista de textos como { $allowed }
    [like] { $where }: tiene que ser un texto como { $allowed }
   *[text] { $where }: no puede estar vacío
}
settings-unknown = { $name }: no existe ese ajuste; hay estos: { $allowed }
settings-unknown-near = { $name }: no existe ese ajuste; ¿querías decir { $meant }?
settings-unreadable = { $file }: no son ajustes en TOML: { $details }
settings-workers = { $where }: para varios procesos hace falta PostgreSQL, por ejemplo postgresql://user@host/database

# Languages: bluffhouse words. $language: its code.
words-complete = { $language }: no falta nada
words-found = { $count ->
    [one] { $language }: { $count } cosa por arreglar
   *[other] { $language }: { $count } cosas por arreglar
}
words-fault = { $kind ->
    [file] no existe ese archivo
    [missing] falta: { $key }
    [extra] el inglés no tiene { $key }
    [twice] dos veces: { $key }
    [variables] { $key }: variables distintas de las del inglés: { $details }
    [plurals] { $key }: faltan formas de plural: { $details }
    [unread] no se puede leer: { $details }
    [broken] { $key }: { $details }
    [english] { $key }: igual que en inglés: { $details }
    [numbers] números de regla distintos de los del inglés: { $details }
   *[codes] palabras entre acentos graves distintas de las del inglés: { $details }
}

# Help: what stands in bluffhouse --help. Words in capitals are what one fills in.
help = Cinco juegos de farol, tal como manda el reglamento.
help-version = Qué versión es.
help-lang = El idioma, p. ej. es. [BLUFFHOUSE_LANG, LANG]
help-play = Jugar contra los jugadores de la casa. Ctrl-C deja un registro para seguir después.
help-game = Mira: bluffhouse games.
help-play-players = Cuántos se sientan a la mesa, contándote a ti.
help-option = Una variante: NAME o NAME=VALUE. Se puede repetir.
help-play-seed = Sacar el azar de la partida de una semilla, para volver a jugarla.
help-play-seat = Tu asiento, desde 0.
help-play-name = Tu nombre.
help-play-bots = Tus rivales: rookie, regular, shark, o varios separados por comas.
help-play-save = Dónde va el registro.
help-play-resume = Seguir una partida guardada.
help-play-yes = No pedir confirmación de las decisiones.
help-games = Los juegos de la casa.
help-rules = Las reglas de un juego, o una sola.
help-rules-number = Una regla, p. ej. LI-5.
help-replay = Contar una partida registrada y mostrar la mesa donde se detiene.
help-file = Un registro, como lo escribe --save.
help-replay-seat = Solo lo que podía ver este asiento.
help-replay-to = Detenerse tras tantas decisiones.
help-verify = Volver a calcular todo el azar de un registro a partir de su semilla. Código de salida: 0 limpio, 1 no, 2 sin probar.
help-arena = Un torneo entre bots: quién es más fuerte y quién miente. Ctrl-C conserva lo jugado.
help-bots = Quién juega, con comas: regular,shark:bold,engine:./mybot.
help-players = Cuántos se sientan a cada mesa.
help-arena-games = Cuántas partidas, como mínimo: se juegan repartos enteros. [1000]
help-seconds = Tiempo de un bot para decidir, en segundos. [1]
help-seed = Repartir a partir de una semilla, para volver a jugar lo mismo.
help-out = La carpeta para todo lo que escribe.
help-jobs = Cuántas partidas a la vez. [una por núcleo]
help-arena-resume = Seguir el torneo de esta carpeta.
help-arena-engine = Esta máquina, o un clúster de Ray (necesita bluffhouse[ray]).
help-selfplay = Hace jugar a los bots y escribe un conjunto de datos: registros y una tabla de todas las decisiones.
help-selfplay-games = Cuántas partidas. [100]
help-selfplay-format = Líneas JSON o Parquet (necesita bluffhouse[datasets]).
help-selfplay-values = El valor de cada posición: none (ninguno) o playouts (estimado jugando hasta el final).
help-bench = Mide a un agente contra rivales fijos con repartos fijos, sin la suerte. La misma carpeta continúa donde se quedó.
help-bench-agent = El agente: un bot, engine:COMMAND o model:NAME@URL.
help-bench-quick = Jugar solo los primeros repartos de la serie.
help-bench-deals = Cuántos repartos de cada sección. [la serie entera]
help-bench-suite = El nombre de la serie.
help-bench-seconds = Tiempo del agente por decisión, en segundos. [60]
help-bench-luck = Medir la suerte y restarla del resultado. Tarda más.
help-bench-judged = Analizar también cada partida y puntuar al agente por sus decisiones, gane quien gane. Tarda más.
help-compare = Mostrar cuánto mejor es el primer agente que el segundo con los mismos repartos.
help-compare-first = El results.json de un agente.
help-compare-second = El results.json de otro.
help-bench-engine = Esta máquina, o un clúster de Ray (necesita bluffhouse[ray]).
help-engine = Escribir bots en cualquier lenguaje de programación.
help-check = Probar un motor y decir qué falla. Código de salida: 0 todo bien, 1 si no.
help-check-command = La orden del motor, entre comillas: 'python3 mybot.py --level 3'.
help-check-games = Cuántas partidas probar de cada juego. [20]
help-check-seed = Repartir a partir de una semilla, para volver a jugar lo mismo.
help-check-seconds = Tiempo del motor por decisión, en segundos. [1]
help-mcp = Dejar jugar a un modelo de lenguaje: un servidor MCP en la entrada y la salida estándar (necesita bluffhouse[agents]).
help-mcp-house = Jugar en esta casa, que debe tener mcp activado: https://bluff.example.org.
help-agent = Dejar que un modelo de lenguaje juegue contra bots y contar lo que gasta. Su clave se lee de BLUFFHOUSE_MODEL_KEY (necesita bluffhouse[agents]).
help-agent-model = El nombre del modelo en su servidor.
help-agent-base-url = El servidor, hasta /v1. Debe hablar la interfaz chat-completions.
help-agent-games = Cuántas partidas. [1]
help-agent-prices = Precios de un millón de tokens, leídos y escritos: 0.5,1.5.
help-agent-house = Jugar en una mesa de esta casa, que debe tener mcp activado.
help-agent-table = El código de la mesa.
help-agent-name = El nombre del modelo en la mesa.
help-solve = Resolver una ronda de LIE entre dos y decir a qué distancia queda de un equilibrio.
help-solve-game = lie: el único resuelto.
help-solve-cards = Cartas de quien empieza y del otro: 1,1, 1,2 o 2,1.
help-solve-seconds = Cuánto tiempo seguir.
help-solve-until = Parar cuando NashConv baje de aquí.
help-solve-option = raise_order=value_first, wild_ones. Se puede repetir.
help-solve-out = Guardar la estrategia en este archivo (.json.gz).
help-learn = Entrenar una red para un juego, entre imitaciones de nuestros bots, sus versiones anteriores y jugadores que la explotan.
help-learn-game = El juego que aprender.
help-learn-out = La carpeta para la red, su curva y los puntos de control.
help-learn-players = Números de jugadores para los que entrenar, p. ej. 2,4.
help-learn-choices = Parar después de tantas decisiones.
help-learn-seconds = Parar después de tantos segundos de entrenamiento.
help-learn-imitate = Bots que imitar como compañía, separados por comas; vacío: ninguno.
help-learn-games = Partidas reales de los bots de las que aprender antes de entrenar.
help-learn-processes = Procesos que juegan partidas reales.
help-learn-tables = Mesas al mismo tiempo.
help-learn-size = Anchura de las tres capas de la red.
help-learn-net = Empezar con esta red en lugar de una copia del primer bot.
help-learn-shares = Con qué frecuencia ocupan un asiento la red, su rival y cada imitación, separado por comas. [0.3,0.1,0.25,0.25,0.1]
help-learn-alike = Parte de las mesas con una red entre jugadores iguales, de 0 a 1.
help-learn-entropy = Cuánto cuenta la variedad al principio y al final.
help-learn-rate = Tasa de aprendizaje al principio y al final.
help-learn-epochs = Cuántas veces aprende la red de cada decisión.
help-learn-seed = Semilla de todo lo aleatorio.
help-learn-resume = Seguir desde el punto de control de la carpeta.
help-serve = Abrir la casa: mesas para personas y bots, por HTTP y WebSocket.
help-config = Un archivo TOML con ajustes.
help-serve-browser = Abrirla en el navegador de esta máquina.
help-export = Escribir la casa entera en un archivo: personas, mesas, partidas. La casa puede seguir abierta.
help-export-file = Un archivo nuevo. Contiene secretos.
help-import = Cargar una casa desde un archivo así en una base de datos nueva y vacía. Todo, o nada.
help-import-file = Como lo escribe export.
help-desk-token = Crear un token nuevo paral panel de control. El anterior deja de valer enseguida; la casa puede seguir abierta.
help-database = Dónde se guardan las mesas, como en serve. [BLUFFHOUSE_DATABASE]
help-data = La carpeta de los archivos de la casa. [BLUFFHOUSE_DATA]
help-schema = Imprimir el JSON Schema de cada mensaje entre una casa y sus clientes.
help-words = Qué falta o está mal en un idioma, o en todos. Código de salida 1: hay algo.
help-words-language = Su código, p. ej. es.
help-words-folder = La carpeta de un idioma que todavía se está escribiendo.

# Help: the settings of bluffhouse serve
setting-host = La dirección en la que escuchar; 0.0.0.0: todas.
setting-port = El puerto en el que escuchar; 0: cualquiera libre.
setting-operations = Dirección y puerto aparte para /metrics, /readyz y /healthz, como 127.0.0.1:8322; vacío: sin métricas.
setting-desk = Ofrecer el panel de control en /desk a quien tenga su token.
setting-desk-token = El token del panel de control; vacío: el que se creó al arrancar por primera vez. Ponlo en el archivo o en el entorno, no en la línea de comandos.
setting-public-url = Por dónde empiezan los enlaces a las mesas; vacío: la dirección a la que llegó la petición.
setting-allowed-origins = Orígenes, además del nuestro, cuyas páginas pueden hablar con la casa.
setting-allowed-hosts = Nombres de host a los que responde la casa, además de las direcciones IP, los nombres sin punto, *.local y el host de public_url.
setting-secure-cookies = Enviar cookies solo por HTTPS. Actívalo siempre que haya HTTPS.
setting-proxy = Hay un proxy delante: creer sus X-Forwarded-For y X-Forwarded-Proto. Sin él, cualquiera podría falsificarlos.
setting-data = La carpeta de los archivos de la casa.
setting-database = Dónde se guardan las mesas: sqlite:///path o postgresql://user@host/database; vacío: el archivo house.db de la carpeta de datos.
setting-workers = Procesos que atienden mesas; para varios hace falta PostgreSQL.
setting-worker-port = Puerto en el que también escucha el primer proceso; cada uno de los demás, en el siguiente. Así un proxy puede llevar a todos los jugadores de una mesa al mismo. 0: ninguno.
setting-log = El nivel de importancia a partir del cual se anota.
setting-log-format = Líneas de registro para personas o para programas.
setting-bot-processes = Procesos en los que piensan los bots de un proceso de servicio.
setting-bot-seconds = Segundos que puede pensar un bot; después decide por él uno más sencillo.
setting-bot-delay = Cuántos segundos, más o menos, parece pensar un bot; 0: ninguno.
setting-engines = Programas que pueden sentarse a las mesas como bots, cada uno como NOMBRE=ORDEN; por defecto, ninguno.
setting-mcp = Dejar que los agentes se unan a las mesas por MCP, en /mcp (necesita bluffhouse[agents]).
setting-drop-grace = Segundos que tiene para volver quien pierde la conexión, antes de que la mesa espere o entre un bot.
setting-start-grace = Segundos que tienen los dispositivos para mostrar sus números para el reparto antes de que se cancele el comienzo.
setting-sleep-after = Segundos tras los que una mesa que nadie mira deja la memoria. Sigue en el disco.
setting-archive-after-days = Días tras los que se archiva una mesa que nadie ha tocado. Nunca se pierde.
setting-max-tables = Máximo de mesas abiertas a la vez.
setting-max-tables-per-address = Máximo de mesas abiertas desde una dirección en una hora; este equipo no cuenta.
setting-max-wrong-codes-per-address = Códigos de mesa equivocados por hora desde una dirección; esta máquina queda exenta.
setting-max-connections-per-address = Máximo de conexiones simultáneas desde una dirección.
setting-max-requests-per-address = Máximo de conexiones simultáneas desde una dirección que no son en directo. Detrás de un proxy, las limita el proxy.
setting-request-seconds = Segundos que tiene un cliente para enviar la cabecera de una petición, y otros tantos para su contenido.
setting-max-viewers-per-table = Máximo de conexiones simultáneas con una mesa.
setting-max-entries-per-table = Entradas de una mesa sin contar jugadas ni conexiones; a partir de ahí solo se acepta lo que la partida necesita.
setting-max-message = Máximo de bytes de un mensaje de un cliente.
setting-messages-per-second = Mensajes que una persona puede enviar por segundo, a la larga; el doble de golpe. Las peticiones costosas cuentan varias veces.
setting-messages-per-second-per-address = Mensajes y peticiones por segundo desde una dirección, a la larga; el doble de golpe. Esta máquina queda exenta.
setting-chat-length = Máximo de caracteres de un mensaje de chat.
setting-chat-per-minute = Máximo de mensajes de chat de una persona por minuto.

# bluffhouse sin orden: la casa para todos los que están en la sala
party-port-taken = El puerto { $port } lo ocupa otro programa; esta casa tiene el { $other }.
party-others = Los teléfonos y las demás máquinas de esta red entran por aquí: { $address }
party-no-network = Esta máquina no está ahora en ninguna red: los teléfonos no pueden entrar.
party-close = Ctrl-C cierra la casa.
party-kept = Lo que se ha jugado queda guardado: { $file }
help-without = Sin ninguna orden, la casa se abre en el navegador de esta máquina, para todos los de la misma red.
help-host = Sin ninguna orden: la dirección en la que escuchar. 127.0.0.1: solo para esta máquina.
help-port = Sin ninguna orden: el puerto en el que escuchar; 0: cualquiera libre.
help-no-browser = Sin ninguna orden: no abrir el navegador.
