### What every game shares

# Refusals
not-your-turn = No es tu turno.
game-over = La partida ha terminado.
not-an-action-of-this-game = Eso no se puede hacer en este juego.

# Refusals: coming in
come-in-first = Aún no sabemos tu nombre. Elige uno para entrar.
name-reserved = { $name } se podría confundir con la propia casa. Elige otro nombre, por favor.
name-empty = Elige un nombre con al menos una letra que se vea.
name-too-long = Ese nombre es demasiado largo: como mucho { $most } letras.
link-used = Este enlace ya se ha usado o ha caducado. Pide uno nuevo.

# Refusals: the table
no-such-table = No hay ninguna mesa con este código. Comprueba el enlace.
table-damaged = El registro de esta mesa ya no se puede leer. Avisa a quien administra esta casa.
table-closed = Quien administra esta casa ha cerrado esta mesa.
banned = Quien administra esta casa te ha vetado para siempre.
banned-until = Quien administra esta casa te ha vetado por un tiempo. Tiempo restante: { $hours } h.
name-differs = Ese no es tu nombre. Escríbelo exactamente así: { $name }
bad-setting = { $why ->
    [wrong-fool-me-once] «{ millions-of-dollars-option-fool-me-once }» es para 4 a 8 jugadores, no para 3.
   *[other] Esta combinación de ajustes no es posible: { $details }
}
no-such-bot = No existe ese bot: { $details }
no-such-seat = No existe ese asiento: esta mesa tiene { $most }.
host-only = Eso solo puede hacerlo el anfitrión.
host-removed-you = El anfitrión te ha sacado de esta mesa.
already-started = La partida ya ha empezado.
not-started = La partida aún no ha empezado.
not-over = La partida aún no ha terminado.
you-have-no-seat = No tienes asiento en esta mesa.
table-full = Todos los asientos están ocupados. Puedes quedarte a mirar.
seat-taken = El asiento { $seat } está ocupado. Elige otro.
seat-empty = El asiento { $seat } está vacío.
seats-empty = Quedan asientos vacíos. Espera a que llegue gente, o añade bots.
name-taken = Aquí ya hay alguien que se llama { $name }, o casi. Elige otro nombre para sentarte.
too-few-seats = { $people ->
    [one] Ya hay { $people } persona sentada. La mesa no puede tener menos asientos.
   *[other] Ya hay { $people } personas sentadas. La mesa no puede tener menos asientos.
}
not-ready = Falta el «adelante» de { $name }, en el asiento { $seat }.
about-to-start = La partida está a punto de empezar.
number-not-due = Tu número para el reparto no hace falta ahora.
number-not-sealed = Ese no es el número que selló tu dispositivo.
rematch-exists = La revancha ya ha empezado. Únete en la mesa nueva.

# Refusals: playing
not-an-action = Esa jugada no existe en este juego: { $details }
paused = La partida está en pausa.
not-paused = La partida no está en pausa.
pause-used-up = Has agotado tu tiempo de pausa en esta partida ({ $minutes } min).
no-lesson = Este juego no tiene lección, o esta mesa no es una lección.
lesson-fixed = Los jugadores y los ajustes de una lección no se pueden cambiar.
bot-plays-for-you = Un bot está jugando por ti. Recupera antes tu asiento.
bot-plays-there = Ya hay un bot que juega por { $name }.
nothing-to-hand-back = Ningún bot juega por { $name }: no hay nada que recuperar.
player-here = { $name } está en la mesa. Mientras dura una partida, nadie decide por quien está presente.
player-just-left = { $seconds ->
    [one] { $name } acaba de irse. Inténtalo de nuevo dentro de { $seconds } segundo.
   *[other] { $name } acaba de irse. Inténtalo de nuevo dentro de { $seconds } segundos.
}

# Refusals: talk
nobody-called-that = En esta mesa nadie se llama { $name }.
spectator-gone = Esta persona ya no está mirando.
chat-empty = Escribe antes un mensaje.
chat-one-thing = Envía un texto, una reacción o una frase: solo una cosa cada vez.
no-such-phrase = Esa frase no existe en esta mesa.
chat-too-long = Ese mensaje es demasiado largo: como mucho { $most } caracteres.
chat-too-much = Envías mensajes demasiado rápido: como mucho { $most } por minuto.
chat-silent = Te has retirado: no puedes usar el chat hasta que acabe la ronda.

# Refusals: the house
not-understood = No hemos entendido eso: { $details }
not-text = Aquí solo se aceptan mensajes de texto.
too-large = Eso es demasiado grande: { $details }
too-fast = Demasiado rápido. Espera un momento e inténtalo otra vez.
too-slow = Tu petición ha tardado demasiado en llegar. Inténtalo otra vez.
too-many-connections = Hay demasiadas conexiones desde tu dirección. Cierra alguna e inténtalo otra vez.
too-many-guests = Ha entrado demasiada gente desde tu dirección. Inténtalo más tarde.
too-many-tables = Desde esta dirección no se pueden abrir más mesas en una hora ({ $most }). Inténtalo dentro de { $minutes } min.
too-many-codes = Desde esta dirección han llegado demasiados códigos de mesa equivocados. Inténtalo dentro de { $minutes } min.
too-many-reads = Estás abriendo demasiadas partidas a la vez. Espera a que se muestre una.
too-many-entries = En esta mesa han pasado demasiadas cosas ({ $most } entradas): ahora solo se puede jugar. Abre una mesa nueva para lo demás.
too-many-viewers = Hay demasiada gente mirando esta mesa. Inténtalo más tarde.
foreign-origin = Esa petición venía de otro sitio web, así que se ha rechazado.
foreign-host = La casa no responde en esta dirección. Pide la correcta a quien la administra.
no-such-page = Aquí no hay nada.
no-such-method = Esta dirección no acepta eso: { $details }
house-closing = La casa se está reiniciando. Inténtalo dentro de un momento.
house-full = La casa no tiene mesas libres. Inténtalo más tarde.
house-cannot-write = La casa no puede guardar nada ahora mismo. Inténtalo dentro de un momento.
house-broken = Algo ha fallado por nuestra parte. Inténtalo otra vez.

# News of a table: $you is yes when it is about the reader's own seat
notice-opened = La mesa está abierta.
notice-changed = El anfitrión ha cambiado los ajustes.
notice-sat = { $you ->
    [yes] Te sientas a la mesa.
   *[no] { $name } se sienta a la mesa.
}
notice-stood = { $you ->
    [yes] Te levantas de la mesa.
   *[no] { $name } se levanta de la mesa.
}
notice-removed = { $you ->
    [yes] { $actor ->
        [host] El anfitrión te ha sacado de la mesa.
       *[other] { $by } te ha sacado de la mesa.
    }
   *[no] { $actor ->
        [you] Has sacado a { $name } de la mesa.
        [host] El anfitrión ha sacado a { $name } de la mesa.
       *[other] { $by } ha sacado a { $name } de la mesa.
    }
}
notice-unseated = { $you ->
    [yes] No estabas: { $by } ha liberado tu asiento.
   *[no] { $actor ->
        [you] { $name } no está: has liberado su asiento.
       *[other] { $name } no está: { $by } ha liberado su asiento.
    }
}
notice-spectator-removed = { $actor ->
    [you] Has sacado a { $name } del público.
    [host] El anfitrión ha sacado a { $name } del público.
   *[other] { $by } ha sacado a { $name } del público.
}
notice-host-returned = { $you ->
    [yes] Vuelves y diriges otra vez la mesa.
   *[no] Vuelve { $name }, que dirige otra vez la mesa.
}
notice-bot-sat = Se sienta { $name }, un bot ({ $bot }).
notice-ready = { $you ->
    [yes] Por ti, adelante.
   *[no] { $name }: «Por mí, adelante».
}
notice-not-ready = { $you ->
    [yes] Prefieres esperar.
   *[no] { $name } prefiere esperar.
}
notice-number-missing = { $you ->
    [yes] Se ha cancelado el comienzo: tu dispositivo no ha mostrado a tiempo su número para el reparto. Vuelve a decir «adelante».
   *[no] Se ha cancelado el comienzo: el dispositivo de { $name } no ha mostrado a tiempo su número para el reparto.
}
notice-started = Empieza la partida.
notice-paused = { $actor ->
    [you] Has puesto la partida en pausa.
    [host] El anfitrión ha puesto la partida en pausa.
   *[other] { $by } ha puesto la partida en pausa.
}
notice-pause-agreed = { $actor ->
    [you] Aceptas una pausa más larga.
   *[other] { $by } acepta una pausa más larga.
}
notice-pause-over = Se ha agotado el tiempo de pausa: la partida se reanuda.
notice-resumed = { $actor ->
    [you] Reanudas la partida.
    [host] La partida se reanuda.
   *[other] { $by } reanuda la partida.
}
notice-handed-over = { $you ->
    [yes] { $why ->
        [host] { $actor ->
            [host] El anfitrión ha puesto a un bot ({ $bot }) a jugar por ti.
           *[other] No estabas: { $by } ha puesto a un bot ({ $bot }) a jugar por ti.
        }
        [self] Un bot ({ $bot }) juega por ti hasta que recuperes tu asiento.
       *[absent] No estabas: un bot ({ $bot }) juega por ti.
    }
   *[no] { $why ->
        [host] { $actor ->
            [you] Has puesto a un bot ({ $bot }) a jugar por { $name }.
            [host] El anfitrión ha puesto a un bot ({ $bot }) a jugar por { $name }.
           *[other] { $by } ha puesto a un bot ({ $bot }) a jugar por { $name }.
        }
        [self] { $name } deja que un bot ({ $bot }) juegue en su lugar.
       *[absent] { $name } no está: un bot ({ $bot }) juega en su lugar.
    }
}
notice-handed-back = { $you ->
    [yes] Vuelves a jugar por tu cuenta.
   *[no] { $name } vuelve a jugar.
}
notice-came = { $you ->
    [yes] Ya estás aquí.
   *[no] { $name } ya está aquí.
}
notice-went = { $you ->
    [yes] Has perdido la conexión.
   *[no] { $name } ha perdido la conexión.
}
notice-warned = { $you ->
    [yes] Se te acaba el tiempo.
   *[no] A { $name } se le acaba el tiempo.
}
notice-archived = Hace mucho que no viene nadie: la mesa se ha archivado.
notice-woken = La mesa vuelve a estar abierta.
notice-closed = Quien administra esta casa ha cerrado esta mesa.
notice-rematch = Ha empezado la revancha en una mesa nueva.

# Text that is no action
unclear-nothing-said = Escribe lo que quieres hacer. «?» muestra la regla y «help», lo que se puede escribir.
unclear-verb = «{ $said }» no se puede hacer aquí. Puedes escribir: { $verbs }
unclear-usage = Se escribe así: { $usage }

# The story
house-starter = { $you ->
    [yes] Empiezas tú.
   *[no] Empieza { $name }.
}
house-ended = { $winners ->
    [0] La partida ha terminado y no gana nadie.
    [one] { $you ->
        [yes] La partida ha terminado. ¡Ganas tú!
       *[no] La partida ha terminado. Gana { $names }.
    }
   *[other] { $you ->
        [yes] La partida ha terminado. ¡Compartes la victoria con { $names }!
       *[no] La partida ha terminado. { $names } comparten la victoria.
    }
}
house-over = La partida ha terminado.
house-waiting = { $you ->
    [yes] Te toca.
   *[no] Esperando a { $names }.
}

# The terminal
cli-left = Has dejado la mesa. Para seguir:
cli-saved = Tu partida ha quedado guardada aquí:
cli-confirm = → { $action }   (Enter: confirmar; u: deshacer)
cli-help = ?: la regla que se aplica ahora · help: lo que se puede escribir · table: volver a ver la mesa · quit: salir y guardar
cli-commitment = El azar de esta partida está sellado. Al final, `bluffhouse verify` lo comprueba:
cli-wait = dejar que vayan antes los demás
cli-not-saved = El registro no se puede escribir en { $file }: { $reason }. Indica otro sitio con --save.
cli-which-game = ¿Qué juego? {""}
cli-options = Opciones: { $options }
cli-players = { $least }–{ $most } jugadores
cli-no-such-game = No hay ningún juego «{ $said }»; escribe el principio de uno de estos nombres.

# Hints, and the mark of a game in which somebody asked for one
notice-hint = { $you ->
    [yes] Preguntas qué haría un tiburón.
   *[no] { $name } pregunta qué haría un tiburón.
}
hint-in-lesson = En una lección no hay pistas: te ayuda el maestro.
hint-others-play = Sin pistas: en esta mesa juega otra persona.
hint-no-champion = Este juego aún no tiene pistas.
hint-not-your-turn = Las pistas son para tus decisiones. Espera tu turno.
hint-on-its-way = Tu pista está en camino.
