### El menú de la mesa y la gente sentada a ella

menu-title = Menú de la mesa
menu-players = Jugadores
menu-game = Esta partida
menu-device = Este dispositivo
menu-you = tú
menu-muted = en silencio
menu-stand-in = un bot juega en su lugar
menu-pause = Poner la partida en pausa
menu-pause-says = Todos los relojes se paran unos minutos. Si todos están de acuerdo, la pausa dura más.
menu-agree-pause = Aceptar una pausa más larga
menu-agree-pause-says = Cuando todos aceptan, dura hasta que alguien reanude la partida.
menu-resume = Reanudar la partida
menu-take-back = Recuperar mi asiento
menu-bot-for-me = Que un bot juegue por mí
menu-bot-for-me-says = Hasta que recuperes tu asiento.
menu-counts-as-lost = Si termina la partida por ti, cuenta como perdida.
menu-mute = Silenciar a { $name }
menu-mute-says = No verás sus mensajes en esta mesa.
menu-unmute = Dejar de silenciar a { $name }
menu-hand-over = Que un bot juegue por { $name }
menu-hand-back = Devolver el asiento a { $name }
menu-remove = Echar a { $name }
menu-remove-waiting = No podrá volver a sentarse a esta mesa.
menu-remove-playing = Un bot sigue en su asiento y ya no podrá escribir en el chat.
menu-remove-sure = Sí, echar a { $name }
menu-spectators = Público
menu-remove-spectator = Ya no podrá ver esta mesa.
menu-tv-says = Para una pantalla compartida: no enseña los secretos de nadie.
menu-carry = Seguir en otro dispositivo
menu-carry-short = Tu asiento y tus mesas van contigo.
menu-carry-code = Código QR para seguir en otro dispositivo
menu-carry-says = { $minutes ->
    [one] Escanea este código con el otro dispositivo. Sirve una vez, durante un minuto. No se lo enseñes a nadie más: podría jugar como si fueras tú.
   *[other] Escanea este código con el otro dispositivo. Sirve una vez, durante { $minutes } minutos. No se lo enseñes a nadie más: podría jugar como si fueras tú.
}
menu-leave = Dejar la mesa
menu-leave-waits = La mesa te espera. La encontrarás en la entrada.
menu-leave-bot = Al cabo de un rato un bot juega por ti, hasta que vuelvas.
bar-bot-plays = Un bot juega por ti.
bar-pause-until = Se reanuda a las { $time } como muy tarde.
claim-title = ¿Seguir en este dispositivo?
claim-says = Aquí tendrás el mismo nombre, el mismo asiento y las mismas mesas que en tu otro dispositivo.
claim-instead = Este dispositivo es ahora de { $name }. Si sigues, olvidará a { $name } y sus mesas.
claim-yes = Seguir aquí
claim-no = Ahora no
devices-title = Dónde tienes la sesión abierta
devices-says = Estos dispositivos juegan en tu nombre. Si no reconoces alguno, cierra su sesión. La de un dispositivo sin usar durante medio año se cierra sola.
devices-here = Este dispositivo
devices-unknown = Dispositivo desconocido
devices-seen = Último uso: { $date }
devices-sign-out = Cerrar la sesión de { $device }
devices-sign-out-others = Cerrar todas las demás sesiones
devices-leave = Cerrar sesión aquí
devices-leave-says = No hay contraseñas: si este es tu único dispositivo, no podrás volver como { $name }.
devices-leave-sure = Sí, cerrar sesión aquí

# Talk at the table
talk-title = Decir algo
talk-reactions = Reacciones
talk-phrases = Frases rápidas
reaction-laugh = se ríe
reaction-gasp = se queda sin aliento
reaction-doubt = levanta una ceja
reaction-applause = aplaude
reaction-tears = derrama una lágrima
reaction-cheers = alza la copa
phrase-good-luck = ¡Suerte!
phrase-thinking = Déjame pensar…
phrase-trust-me = Confía en mí.
phrase-not-believing = No te creo.
phrase-oops = ¡Uy!
phrase-nice-one = ¡Buena jugada!
phrase-thanks = ¡Gracias!
phrase-good-game = ¡Buena partida!
