### The browser client

page-your-name = ¿Cómo te llamamos?
page-who-are-you = ¿Quién eres?
page-come-in = Entrar
page-invited = Te esperan en una mesa
page-nowhere = Aquí no hay nada
page-to-the-door = Volver a la entrada
page-language = Idioma
page-day = Encender la luz
page-night = Bajar la luz
page-close = Cerrar
page-sound-on = Activar el sonido
page-sound-off = Quitar el sonido
page-description = Cinco juegos de farol, con amigos y con bots, en el navegador.
page-big-screen = Pantalla grande
page-connecting = Buscando la mesa…
page-connection-lost = Se ha perdido la conexión. Reintentando…
house-unreachable = La casa no contesta. ¿Estará abierta?

door-title = La casa del farol
door-hook = Cinco juegos en los que gana quien mejor miente, o quien no se deja engañar. Sin cuenta: siéntate y juega.
door-change-name = { $name } · cambiar de nombre
door-change-name-says = Vale desde la próxima mesa. Donde ya juegas, conservas tu nombre.
door-take-name = Usar este nombre
door-my-tables = Tus mesas
door-waiting = Esperando jugadores
door-your-turn = Te toca decidir
door-their-turn = Deciden los demás
door-over = Terminada: toda la verdad
door-games = Elige un juego
door-facts = De { $least } a { $most } jugadores · { $from }–{ $to } min
door-players = De { $least } a { $most } jugadores
door-against-bots = Jugar contra bots
door-with-friends = Abrir una mesa
door-learn = Aprender en tres minutos
door-open-tables = Mesas abiertas
door-open-table = { $host } · asientos ocupados: { $taken } de { $seats }
door-no-open-tables = Ahora mismo nadie espera jugadores. Abre una mesa y comparte el enlace.
door-record = Ver una partida guardada

waiting-invite = Envía este enlace a quien vaya a jugar
waiting-share = Compartir
waiting-copied = Copiado
waiting-big-screen = Una tele o un proyector muestra la mesa a toda la sala, sin desvelar los secretos de nadie: { $link }
waiting-ready = dice «adelante»
waiting-not-ready = se prepara
waiting-bot = bot: { $kind }
waiting-remove = Quitar
waiting-empty = Asiento { $seat }
waiting-sit = Sentarme
waiting-start = Empezar la partida
waiting-need-people = Quedan asientos vacíos
waiting-need-ready = Falta que todos digan «adelante»
waiting-im-ready = Por mí, adelante
waiting-not-yet = Aún no
waiting-options = Reglas de esta mesa
waiting-seat = Asiento { $seat }
waiting-move-here = Sentarme aquí
waiting-strength = Su nivel
waiting-temperament = Su carácter
waiting-add-bot = Sentar aquí a un bot

chat-title = Charla
chat-say = Di algo
chat-send = Enviar
chat-unsent = aún sin enviar

room-story = Crónica
room-table = La mesa
room-your-hand = Tu mano
room-deciding = está pensando
room-waiting-for = Esperando a { $names }
room-rematch = Otra partida
room-clock = Tiempo restante: { $left }
room-look-on = Mira desde tu propia pantalla: { $link }
room-big-screen = En pantalla grande
room-new-talk = Alguien ha dicho algo.
room-skip = Mostrarlo todo
room-your-turn = Te toca.

# The table of a game that brings none of its own
generic-less = Uno menos
generic-more = Uno más
generic-nothing = nada
