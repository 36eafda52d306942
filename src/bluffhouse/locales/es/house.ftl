### What every game shares

# Refusals
not-your-turn = Ahora no te toca decidir.
game-over = La partida ha terminado.
not-an-action-of-this-game = Eso no se puede hacer en este juego.

# Refusals: coming in
come-in-first = La casa no te conoce: entra primero con un nombre.
name-empty = Un nombre necesita al menos una letra que se vea.
name-too-long = Un nombre tiene como mucho { $most } letras.
link-used = Este enlace ya se ha usado o ha caducado. Pide uno nuevo.

# Refusals: the table
no-such-table = No hay ninguna mesa con este código.
table-damaged = Lo que pasó en esta mesa ya no se puede leer. Avisa a quien lleva la casa.
bad-setting = { $why ->
    [wrong-fool-me-once] «{ millions-of-dollars-option-fool-me-once }» es para 4 a 8 jugadores, no para 3.
   *[other] Una mesa así no puede ser: { $details }
}
no-such-bot = No existe ese bot: { $details }
no-such-seat = No existe ese asiento: esta mesa tiene { $most }.
host-only = Eso solo puede hacerlo el anfitrión.
host-removed-you = El anfitrión te ha pedido que dejes esta mesa.
already-started = La partida ya ha empezado.
not-started = La partida aún no ha empezado.
not-over = La partida no ha terminado.
you-have-no-seat = No tienes asiento en esta mesa.
table-full = Todos los asientos están ocupados.
seat-taken = El asiento { $seat } está ocupado.
seat-empty = El asiento { $seat } está vacío.
seats-empty = Quedan asientos vacíos: espera a que llegue gente o sienta a unos bots.
name-taken = En esta mesa ya hay alguien que se llama { $name }, o casi: siéntate con otro nombre.
too-few-seats = { $people ->
    [one] Ya hay { $people } persona sentada a la mesa: tiene que haber sitio para todos.
   *[other] Ya hay { $people } personas sentadas a la mesa: tiene que haber sitio para todos.
}
not-ready = Falta el «adelante» de { $name }, en el asiento { $seat }.
rematch-exists = Ya hay revancha: ve a la mesa siguiente.

# Refusals: playing
not-an-action = Eso no es una acción de este juego: { $details }
paused = La partida está en pausa.
not-paused = La partida no está en pausa.
bot-plays-for-you = Un bot juega por ti: recupera antes tu asiento.
bot-plays-there = Ya hay un bot que juega por { $name }.
nothing-to-hand-back = { $name } no tiene nada que recuperar: ningún bot juega en su lugar.

# Refusals: talk
nobody-called-that = En esta mesa nadie se llama { $name }.
chat-empty = Di algo.
chat-too-long = Demasiado largo: como mucho { $most } letras de una vez.
chat-too-much = Hablas demasiado: como mucho { $most } líneas por minuto.
chat-silent = Te has retirado: ni una palabra hasta que acabe la ronda.

# Refusals: the house
not-understood = La casa no entiende eso: { $details }
not-text = La casa solo entiende texto.
too-large = Es demasiado de una vez: { $details }
too-fast = Demasiado rápido: espera un momento.
too-many-connections = Hay demasiadas conexiones desde tu dirección.
too-many-guests = Últimamente ha entrado demasiada gente desde tu dirección. Inténtalo más tarde.
too-many-tables = Últimamente se han abierto demasiadas mesas desde tu dirección. Inténtalo más tarde.
too-many-viewers = Hay demasiada gente mirando esta mesa.
foreign-origin = Eso ha llegado desde la página de otro sitio.
no-such-page = Aquí no hay nada.
no-such-method = Eso no se puede pedir aquí: { $details }
house-closing = La casa cierra un momento. Inténtalo dentro de poco.
house-full = Todas las mesas de la casa están ocupadas. Inténtalo más tarde.
house-cannot-write = La casa no puede apuntar nada ahora mismo. Inténtalo dentro de poco.
house-broken = Algo se ha roto en la casa. No es culpa tuya.

# News of a table: $you is yes when it is about the reader's own seat
notice-opened = La mesa está abierta.
notice-changed = El anfitrión ha cambiado los ajustes de la mesa.
notice-sat = { $you ->
    [yes] Te sientas a la mesa.
   *[no] { $name } se sienta a la mesa.
}
notice-stood = { $you ->
    [yes] Te levantas de la mesa.
   *[no] { $name } se levanta de la mesa.
}
notice-removed = { $you ->
    [yes] El anfitrión te ha pedido que te vayas.
   *[no] El anfitrión ha pedido a { $name } que se vaya.
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
notice-started = Empieza la partida.
notice-paused = El anfitrión ha puesto la partida en pausa.
notice-resumed = La partida se reanuda.
notice-handed-over = { $you ->
    [yes] { $why ->
        [host] El anfitrión deja que un bot ({ $bot }) juegue por ti.
       *[absent] No estabas: un bot ({ $bot }) juega por ti.
    }
   *[no] { $why ->
        [host] El anfitrión deja que un bot ({ $bot }) juegue por { $name }.
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
notice-archived = Hace mucho que no viene nadie: la mesa queda guardada.
notice-woken = La mesa vuelve a estar en uso.
notice-rematch = Hay revancha en una mesa nueva.

# Text that is no action
unclear-nothing-said = Di lo que quieres hacer; «?» muestra la regla y «help», lo que se puede escribir.
unclear-verb = «{ $said }» no está claro. Se puede decir: { $verbs }
unclear-usage = Se dice así: { $usage }

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
   *[other] La partida ha terminado. { $names } comparten la victoria.
}
house-over = La partida ha terminado.
house-waiting = { $you ->
    [yes] Te toca decidir.
   *[no] Esperando a { $names }.
}

# The terminal
cli-left = Has dejado la mesa. Para seguir:
cli-saved = El registro de esta partida:
cli-confirm = → { $action }   (Enter: confirmar; u: deshacer)
cli-help = ?: la regla que se aplica ahora · help: lo que se puede escribir · table: volver a ver la mesa · quit: salir y guardar
cli-commitment = El azar de esta partida está sellado; al final, `bluffhouse verify` abre el sello:
cli-wait = dejar que vayan antes los demás
cli-not-saved = El registro no se puede escribir en { $file }: { $reason }. Indica otro sitio con --save.
cli-which-game = ¿Qué juego? {""}
cli-options = Opciones: { $options }
cli-players = { $least }–{ $most } jugadores
cli-no-such-game = No hay ningún juego «{ $said }»; escribe el principio de uno de estos nombres.
