### The browser client

page-your-name = ¿Cómo te llamamos?
page-who-are-you = ¿Quién juega?
page-come-in = Entrar
page-invited = Te esperan en una mesa
invited-by = { $host } te invita a jugar a { $game }.
invited-waiting = Asientos ocupados: { $taken } de { $seats }.
invited-playing = La partida ya ha empezado: entra a verla.
invited-over = La partida ha terminado: entra a ver quién mintió.
page-nowhere = Aquí no hay nada
page-to-the-door = Volver a la entrada
page-language = Idioma
page-day = Modo claro
page-night = Modo oscuro
page-close = Cerrar
page-announcement = De quien administra esta casa:
page-somebody = Alguien
door-closed = Cerrada por quien administra la casa
page-sound-on = Activar el sonido
page-sound-off = Quitar el sonido
page-description = Cinco juegos de farol para jugar con amigos y con bots, en tu navegador.
page-big-screen = Vista para la tele
page-connecting = Buscando la mesa…
page-connection-lost = Se ha perdido la conexión. Reintentando…
house-unreachable = La casa no contesta. Comprueba tu conexión e inténtalo otra vez.

door-title = La casa del farol
door-hook = Cinco juegos en los que gana quien mejor miente, o quien no se deja engañar. Sin cuenta: siéntate y juega.
door-change-name = { $name } · cambiar de nombre
door-change-name-says = Vale desde la próxima mesa. Donde ya juegas, conservas tu nombre.
door-you = Tu página
door-devices = Tus dispositivos
door-puzzles = Problemas del día
door-take-name = Usar este nombre
door-my-tables = Tus mesas
door-waiting = Esperando jugadores
door-your-turn = Te toca
door-their-turn = Les toca a otros
door-over = Terminada: mira quién mintió
review-open = ¿Cómo hemos jugado?
door-opponents = con { $names }
door-result = { $winners ->
    [0] No ganó nadie
    [one] { $you ->
        [yes] Ganaste tú
       *[no] Ganó { $names }
    }
   *[other] { $you ->
        [yes] Compartiste la victoria con { $names }
       *[no] { $names } compartieron la victoria
    }
}
door-clear = Quitar { $table } de la lista
door-clear-all = Quitar las mesas terminadas
door-games = Elige un juego
door-facts = De { $least } a { $most } jugadores · { $from }–{ $to } min
door-players = De { $least } a { $most } jugadores
door-against-bots = Jugar contra bots
quick-players = Jugadores en la mesa
quick-mixed = variado
door-with-friends = Jugar con amigos
door-learn = Aprender en tres minutos
door-open-tables = Mesas abiertas
door-open-table = { $host } · asientos ocupados: { $taken } de { $seats }
door-no-open-tables = Ahora mismo nadie espera jugadores. Abre una mesa y comparte el enlace.
door-record = Ver una partida guardada

waiting-invite = Comparte este enlace con los demás jugadores
waiting-share = Compartir
waiting-copied = Copiado
waiting-big-screen = Vista para la tele: muestra la mesa en una pantalla compartida, sin desvelar los secretos de nadie. Abre { $link }
waiting-ready = dice «adelante»
waiting-not-ready = se prepara
waiting-bot = bot: { $kind }
waiting-remove = Quitar
waiting-empty = Asiento { $seat }
waiting-sit = Sentarme
waiting-start = Empezar la partida
waiting-need-people = Hace falta alguien en cada asiento
waiting-need-ready = Falta que todos digan «adelante»
waiting-starting = Empezando…
waiting-im-ready = Por mí, adelante
waiting-not-yet = Aún no
waiting-options = Reglas de esta mesa
waiting-seat = Asiento { $seat }
waiting-move-here = Sentarme aquí
waiting-strength = Nivel
waiting-temperament = Estilo de juego
waiting-add-bot = Añadir un bot

chat-title = Chat
chat-say = Escribe un mensaje
chat-send = Enviar
chat-unsent = enviando…

room-story = Historial
room-table = La mesa
room-your-hand = Tu mano
room-deciding = está pensando
room-waiting-for = Esperando a { $names }
room-rematch = Otra partida
room-clock = Tiempo restante: { $left }
room-more-below = Más abajo hay más
room-look-on = Míralo en tu móvil: { $link }
room-big-screen = Vista para la tele
room-new-talk = Mensaje nuevo en el chat.
room-skip = Saltar
room-pace = Ritmo
room-pace-slow = Lento
room-pace-normal = Normal
room-pace-fast = Rápido
room-pace-instant = Instantáneo
room-your-turn = Te toca.
room-watching = Estás mirando

# The player of a seat, on its face
seat-away = ausente
seat-bot = bot
seat-agent = IA

# The table of a game that brings none of its own
generic-less = Uno menos
generic-more = Uno más
generic-nothing = nada
generic-cannot-draw = Esta mesa no sabe mostrar esta decisión. Juega en la terminal o pide una mesa propia a quien hizo el juego.

# The end of a game
end-winners = { $winners ->
    [0] No gana nadie
    [one] { $you ->
        [yes] ¡Ganas tú!
       *[no] ¡Gana { $names }!
    }
   *[other] { $you ->
        [yes] ¡Compartes la victoria con { $names }!
       *[no] ¡{ $names } comparten la victoria!
    }
}
end-results = Resultados
end-invitation = { $name } quiere jugar otra partida.
end-next-table = La siguiente partida espera en otra mesa.
end-join = Unirse

table-assisted = con pistas
table-assisted-means = Jugada con pistas: no cuenta en ninguna estadística.
