### The rules at hand, and the waiting room

# The rules. $number is like LI-5, $name is the rule's name (“What is higher”), $title the game's.
rulebook-title = Reglas
rulebook-hook = Cada regla tiene un número. En la mesa, «?» abre la que se aplica en ese momento.
rulebook-of = { $title }: las reglas
rulebook-rule = Regla { $number }
rulebook-rule-named = Regla { $number }: { $name }
rulebook-contents = Índice
rulebook-all = Todas las reglas
rulebook-one-page = Todas las reglas en una página, para leer e imprimir
rulebook-other-games = Reglas de los otros juegos
rulebook-next = Regla siguiente
rulebook-previous = Regla anterior
rulebook-print = Imprimir
rulebook-back = Volver a la mesa
rulebook-opening = Abriendo las reglas…
rulebook-unread = No se han podido cargar las reglas.
rulebook-try-again = Reintentar

# The invitation
waiting-invitation = Invitación
waiting-copy = Copiar el enlace
waiting-not-copied = Este navegador no nos deja copiar. Selecciona el enlace y cópialo tú.
waiting-code = Código QR del enlace a esta mesa
waiting-code-says = Apunta a este código con la cámara del móvil y se abrirá la mesa.
waiting-shared-title = Bluffhouse: { $title }

# Seats
waiting-choose-seat = Toca un asiento vacío para ocuparlo, o arrastra tu retrato hasta él.
waiting-choose-seat-host = Toca un asiento vacío para ocuparlo o sentar a un bot. También puedes arrastrar tu retrato.
waiting-choose-first = Toca un asiento vacío para sentarte.
waiting-leave-seat = Dejar el asiento
waiting-host = anfitrión
waiting-away = sin conexión
waiting-fill-with-bots = Completar con bots
waiting-bot-tempered = bot: { $strength }, { $temper }
bot-short-rookie = novato
bot-short-regular = habitual
bot-short-shark = tiburón
bot-short-champion = campeón
bot-short-random = al azar

# How the table is run. The host sets it; the others read it.
waiting-table = Esta mesa
waiting-host-sets = Esto lo decide el anfitrión.
waiting-seats = Jugadores
waiting-seats-count = { $seats ->
    [one] { $seats } jugador
   *[other] { $seats } jugadores
}
waiting-seats-says = Los asientos que queden vacíos pueden ser para bots.
waiting-doors = Quién puede entrar
waiting-doors-link = quien tenga el enlace
waiting-doors-link-says = La mesa no sale en ninguna lista. Hace falta el enlace para encontrarla.
waiting-doors-public = cualquiera
waiting-doors-public-says = La mesa se anuncia en la entrada hasta que empieza la partida, y cualquiera puede sentarse o mirar.
waiting-clock = Límite de tiempo
waiting-clock-none = sin límite
waiting-clock-none-says = Tómate el tiempo que quieras.
waiting-clock-decision = por jugada
waiting-clock-decision-says = Si se te acaba el tiempo de una jugada, un bot hace por ti esa jugada y solo esa.
waiting-clock-game = para toda la partida
waiting-clock-game-says = Cada jugador tiene un tiempo para toda la partida, y cada jugada suma un poco. Cuando se agota, decide un bot.
waiting-clock-days = varios días por jugada
waiting-clock-days-says = Para una partida a ratos, con gente que se asoma una vez al día. Si se acaba el tiempo, decide un bot.
waiting-clock-how-long = Cuánto tiempo
waiting-clock-increment = Suma por jugada
waiting-clock-countdown = Cuenta atrás al cerrar las ofertas
waiting-clock-countdown-says = El tiempo que les queda a todos después de que el cabecilla cierre las ofertas.
waiting-clock-seconds = { $seconds ->
    [one] { $seconds } segundo
   *[other] { $seconds } segundos
}
waiting-clock-minutes = { $minutes ->
    [one] { $minutes } minuto
   *[other] { $minutes } minutos
}
waiting-clock-of-days = { $days ->
    [one] { $days } día
   *[other] { $days } días
}
waiting-absence = Si un jugador se va
waiting-absence-bot = entra un bot
waiting-absence-bot-says = Un bot juega por quienes no están. Recuperan su asiento en cuanto vuelven.
waiting-absence-wait = la mesa espera
waiting-absence-wait-says = Nadie juega por quienes no están, salvo que haya límite de tiempo o el anfitrión añada un bot.
waiting-yes = sí
waiting-no = no
waiting-islands = { $near } y { $far }
