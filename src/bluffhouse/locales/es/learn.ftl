### Learn by playing: what the coach says in the guided first round of each game.
### One thing at a time, two short sentences at most. $name and $other are players' names.

# The coach
learn-coach = El maestro
learn-got-it = Entendido
learn-close = Despedir al maestro
learn-call = Llamar al maestro
learn-watch = Fíjate un momento en los demás.
learn-yours = Decides tú. Esto ya lo has visto.
learn-truth = Mira quién mintió
learn-deal = En esta lección las cartas están elegidas, y los demás esperan a que yo termine. Toca lo que rodea el anillo, o juega a tu manera.
learn-friends = Jugar con amigos

# LIE
learn-lie-goal = Si pierdes una ronda, recibes una carta más. En cuanto alguien vaya a recibir la sexta, gana quien menos cartas tenga.
learn-lie-turn = Cada carta tiene dos valores y cuenta el de arriba. Toca la carta para girarla y pulsa el botón: nadie ve lo que eliges.
learn-lie-begin = Abres tú. Di cuántas cartas de un mismo valor hay, como mínimo, entre todas las manos: en total son { $cards }.
learn-lie-true = Empieza con la verdad: apuesta el valor que has puesto arriba. El anillo te enseña qué tocar.
learn-lie-heard = { $name } apuesta { lie-bid }: al menos esa cantidad entre todas las manos. Hay { $cards ->
    [one] { $cards } carta
   *[other] { $cards } cartas
}, y solo conoces las tuyas.
learn-lie-raise = ¿Te lo crees? Entonces sube: más cartas, o las mismas de un valor más alto. Si no, canta mentira.
learn-lie-call-only = Ya no se puede decir nada más alto. Solo queda una cosa: cantar mentira.
learn-lie-bluff = Puedes mentir. Quien va de farol dice un valor que no tiene y espera que el siguiente suba.
learn-lie-again = La apuesta vuelve a ti, en { lie-bid }. ¿Más alto aún, o aquí cantas mentira?
learn-lie-lie = { $part ->
    [bidder] La apuesta era { lie-bid }, y en las cartas { $found ->
        [0] no hay ninguno
       *[other] solo hay { $found }
    }: { $other } te ha pillado mintiendo. Recibes una carta más.
    [caller] La apuesta era { lie-bid }, y en las cartas { $found ->
        [0] no hay ninguno
       *[other] solo hay { $found }
    }: { $name } mentía, y te has dado cuenta. { $name } recibe una carta más.
   *[watcher] La apuesta era { lie-bid }, y en las cartas { $found ->
        [0] no hay ninguno
       *[other] solo hay { $found }
    }: { $name } mentía, y { $other } se ha dado cuenta. { $name } recibe una carta más.
}
learn-lie-truth = { $part ->
    [bidder] La apuesta era { lie-bid }, y en las cartas hay { $found }: decías la verdad. { $other } ha cantado mentira, y recibe una carta más.
    [caller] La apuesta era { lie-bid }, y en las cartas hay { $found }: { $name } decía la verdad. Quien canta mentira sin razón pierde, así que recibes una carta más.
   *[watcher] La apuesta era { lie-bid }, y en las cartas hay { $found }: { $name } decía la verdad. { $other } ha cantado mentira sin razón, y recibe una carta más.
}
learn-lie-next = Ahora se barajan todas las cartas y se vuelven a repartir. Abre quien haya ganado el duelo.
learn-lie-end = Y eso es todo: girar, apostar, subir o cantar mentira. Ahora mira quién mintió.

# Millionaires and Bankrupts
learn-millionaires-goal = Compras losetas, y las losetas son puntos. Pero quien acabe con menos dinero queda fuera, por bonitas que sean sus losetas.
learn-millionaires-money = Este es todo tu dinero: 106 millones. Lo que pagas no vuelve, y no hay cambio.
learn-millionaires-reveal = Descubres la loseta siguiente y luego pujas primero. A partir de aquí lo hace quien se quede la última loseta.
learn-millionaires-wealth = { $tile ->
    [one] Riqueza: { $tile } punto al final. Se la lleva la puja más alta.
   *[other] Riqueza: { $tile } puntos al final. Se la lleva la puja más alta.
}
learn-millionaires-success = Éxito: dobla todos tus puntos. Se la lleva la puja más alta.
learn-millionaires-casino = El Casino te quita 5 puntos. Aquí se paga por librarse: el primero que pase se lo tiene que quedar.
learn-millionaires-cba = La CBA te deja con la mitad de tus puntos. Aquí se paga por librarse: el primero que pase se la tiene que quedar.
learn-millionaires-thief = El Ladrón se lleva una de tus losetas de Riqueza. Aquí se paga por librarse: el primero que pase se lo tiene que quedar.
learn-millionaires-bid = { $highest ->
    [0] Nadie ha pujado aún. Toca las cartas que pagarías, o pasa: entonces dejas esta subasta.
   *[other] Toca cartas que sumen más de { $highest } M$, o pasa. Si pasas, dejas esta subasta.
}
learn-millionaires-push = Solo paga quien gana; los demás recuperan su dinero. Quien va de farol infla el precio y pasa a tiempo.
learn-millionaires-escape = { $highest ->
    [0] Puja algo para librarte, o pasa: entonces la loseta es tuya y nadie paga.
   *[other] Puja más de { $highest } M$ para librarte. Si pasas, la loseta es tuya, pero recuperas tu puja y los demás pierden la suya.
}
learn-millionaires-outbid = La puja ya está en { $highest } M$. Tus cartas se quedan ahí hasta el final: añade más, o pasa.
learn-millionaires-watch = Las pujas dan la vuelta y van subiendo. Las cartas puestas no se recogen; solo se puede añadir.
learn-millionaires-sold = { $you ->
    [yes] { $lost ->
        [0] Tuya, y gratis: todos los demás han pasado.
       *[other] La loseta es tuya por { $lost } M$. Los demás recuperan su dinero.
    }
   *[no] { $lost ->
        [0] { $name } se lleva la loseta gratis: todos los demás han pasado.
       *[other] { $name } se lleva la loseta por { $lost } M$. Los demás recuperan su dinero.
    }
}
learn-millionaires-taken = { $you ->
    [yes] Has pasado antes que nadie, así que la loseta mala es tuya. Recuperas tu dinero; los demás pierden lo que han pujado.
   *[no] { $name } ha pasado antes que nadie y se queda la loseta mala. { $lost ->
        [0] Esta vez no has perdido nada.
       *[other] Has pagado { $lost } M$ por librarte.
    }
}
learn-millionaires-discard = El Ladrón te visita y se lleva una loseta de Riqueza. Elige la que menos te duela.
learn-millionaires-stolen = { $you ->
    [yes] El Ladrón se ha llevado tu única loseta de Riqueza y se ha largado.
   *[no] El Ladrón se ha llevado una loseta de Riqueza de { $name } y se ha largado.
}
learn-millionaires-poorest = Todos ven lo que han gastado los demás. Quien más haya gastado cuando acabe la partida queda fuera.
learn-millionaires-reds = Cuatro losetas tienen el borde rojo. Cuando sale la cuarta, la partida acaba en el acto.
learn-millionaires-end = Y eso es todo: paga por lo bueno, paga por librarte de lo malo y no seas nunca quien menos tiene. Ahora mira cómo ha ido.

# Don't Bluff!
learn-dont-bluff-goal = Gana quien antes tenga maletines por valor de 25 millones. Empiezas con 13.
learn-dont-bluff-hand = Estos son los tuyos. Dos solo llevan periódicos viejos: son tus faroles.
learn-dont-bluff-roll = Tienes la pistola, así que el turno es tuyo. El dado de colores dice a quién vas a ofrecer maletines.
learn-dont-bluff-target = Te ha salido un color tuyo, así que eliges tú: ¿a quién le haces una oferta?
learn-dont-bluff-offer = Toca maletines para ponerlos cerrados en la mesa: dinero, periódico, o las dos cosas. { $name } no verá lo que llevan.
learn-dont-bluff-claim = Ahora di lo que llevan, o no digas nada. Puede ser mentira: nada de lo que digas te compromete.
learn-dont-bluff-trap = Ahora prueba una trampa: ofrece mucho y di que no hay nada dentro. Quien lo abra, probablemente pagará.
learn-dont-bluff-wait = Ahora { $name } se lo queda todo sin abrir, o lo abre y tira el dado negro.
learn-dont-bluff-answer = { $claim ->
    [none] { $name } te ofrece maletines cerrados y no dice nada. Quédatelos como están, o ábrelos.
    [0] { $name } te ofrece maletines cerrados y dice que ahí no hay nada. Créetelo, o ábrelos.
   *[other] { $name } te ofrece maletines cerrados y dice: { $claim } M$. Créetelo y quédatelos, o ábrelos.
}
learn-dont-bluff-open = Si los abres, tiras el dado negro. Si sale menos de lo que hay dentro, pagas esa suma. Si sale más, { $name } tiene que añadir.
learn-dont-bluff-more = { $name } ha añadido maletines cerrados. Quédatelo todo ya, o abre los nuevos y vuelve a tirar.
learn-dont-bluff-die = Tira el dado negro contra { $millions } M$. Si sale menos, pagas; si sale lo mismo, es todo tuyo; si sale más, { $name } añade algo.
learn-dont-bluff-add = El dado marca más de lo que hay a la vista, así que tienes que añadir algo. Otra vez cerrado, y di lo que quieras.
learn-dont-bluff-pay = La oferta era buena y abrirla fue un error: debes { $due } M$. Paga la suma exacta si puedes, porque no hay cambio.
learn-dont-bluff-swallowed = { $what ->
    [lie] { $name } te ha creído y se lo ha quedado: dijiste { $claim } M$ y dentro hay { $millions } M$. ¡Bonita mentira!
    [trap] { $name } se lo ha quedado: dijiste { $claim ->
        [0] que no había nada
       *[other] { $claim } M$
    } y dentro hay { $millions } M$. Era una trampa, pero las trampas solo atrapan a quien abre.
    [truth] { $name } te ha creído y se lo ha quedado: { $millions } M$, tal como dijiste. La honradez sale cara.
   *[silence] { $name } se lo ha quedado sin abrir: { $millions } M$, sin que dijeras una palabra.
}
learn-dont-bluff-taken = { $what ->
    [lie] Te los has quedado: dentro hay { $millions } M$. { $name } dijo { $claim } M$, y era mentira.
    [trap] Te los has quedado: dentro hay { $millions } M$. { $name } dijo { $claim ->
        [0] que no había nada
       *[other] solo { $claim } M$
    }: una trampa para quien abra.
    [truth] Te los has quedado: dentro hay { $millions } M$. { $name } te dijo la verdad.
   *[silence] Te los has quedado: dentro hay { $millions } M$. No lo sabe nadie más.
}
learn-dont-bluff-opened = { $what ->
    [lie] Anunciado: { $claim } M$; dentro: { $millions } M$. ¡Mentira! Pero lo que pase ahora lo decide el dado.
    [trap] Anunciado: { $claim ->
        [0] «Ahí no hay nada»
       *[other] { $claim } M$
    }; dentro: { $millions } M$. ¡Una trampa! Con tanto dentro, lo más probable es que el dado sea menor.
    [truth] Anunciado: { $claim ->
        [0] «Ahí no hay nada»; dentro: nada
       *[other] { $claim } M$; dentro: { $millions } M$
    }. Era verdad. Ahora decide el dado.
   *[silence] Dentro hay { $millions } M$. Ahora decide el dado.
}
learn-dont-bluff-lower = { $you ->
    [yes] El dado marcó menos que { $millions } M$. Dudar fue un error: has pagado { $paid } M$ a { $name } y has tomado un maletín del banco.
   *[no] El dado marcó menos que { $millions } M$. Dudar fue un error: { $name } te ha pagado { $paid } M$ y ha tomado un maletín del banco.
}
learn-dont-bluff-same = { $you ->
    [yes] El dado marca justo lo que hay a la vista: te lo quedas todo.
   *[no] El dado marca justo lo que hay a la vista: { $name } se lo queda todo.
}
learn-dont-bluff-gave-in = { $you ->
    [yes] Te lo has quedado todo, lo abierto y lo cerrado: { $millions } M$.
   *[no] { $name } se lo ha quedado todo, lo abierto y lo cerrado: { $millions } M$.
}
learn-dont-bluff-turn = La pistola ha pasado a { $name }, que tira el dado para ver a quién ofrece. Bien podría tocarte a ti.
learn-dont-bluff-end = Y eso es todo: ofrecer, mentir un poco, quedárselo o abrir. Ahora mira quién mintió.

# Bluff Pirate
learn-bluff-pirate-goal = El tesoro está en una de estas dos islas. Gana el primer barco que lo encuentre.
learn-bluff-pirate-hand = Se avanza con series: de tres a cinco cartas iguales. Cada carta de la serie es una casilla.
learn-bluff-pirate-turn = Roba dos cartas. O descártate de un pirata para abordar un barco que vaya por delante y quitarle tres cartas.
learn-bluff-pirate-board = { $name } va por delante, y tú tienes un pirata. Aborda ese barco en vez de robar: le quitas tres cartas sin verlas antes.
learn-bluff-pirate-lay = Toca de tres a cinco cartas. Una o dos iguales van boca arriba; las demás van boca abajo, y nadie ve cuáles son.
learn-bluff-pirate-bluff = Deberían ser todas iguales, pero ¿quién lo sabe? Si te creen, avanzas, con farol o sin él.
learn-bluff-pirate-your-bluff = Ahora un farol tuyo: toca la carta que irá boca arriba y luego dos que no sean iguales. Y pon cara de inocente.
learn-bluff-pirate-discard = Presenta tu serie con el botón grande. O no presentes ninguna: toca una sola carta y descártate de ella.
learn-bluff-pirate-keep = Con menos de cinco cartas no hace falta descartarse. Esta vez no presentes ninguna serie y conserva lo que tienes.
learn-bluff-pirate-wait = Ahora los demás votan en secreto: ¿es un farol o no? Tú elegirás qué voto cuenta.
learn-bluff-pirate-pick = { $honest ->
    [yes] Elige qué voto se descubre. No era un farol y avanzas en todo caso; quien diga «es un farol» retrocede dos casillas.
   *[no] Elige qué voto se descubre. Si pone «no es un farol», avanzas; si pone «es un farol», esa persona avanza en tu lugar.
}
learn-bluff-pirate-vote = { $name } dice que estas { $cards } cartas son todas iguales. Mira tu mano: solo hay diez de cada clase.
learn-bluff-pirate-judge = Di «es un farol» y, si aciertas, avanzas en lugar de { $name }; si fallas, retrocedes dos casillas. Con «no es un farol» no arriesgas nada.
learn-bluff-pirate-chosen = Tu voto solo cuenta si { $name } pide descubrir el tuyo. A ver qué pasa.
learn-bluff-pirate-caught = { $part ->
    [owner] Te han pillado: { $other } ha dicho «es un farol», y lo era. Recoges tus cartas y avanza { $other }.
    [voter] Has dicho «es un farol», y lo era: avanzas tú, y { $name } no se mueve.
   *[watcher] { $name } iba de farol, y { $other } se ha dado cuenta. Avanza { $other }, y { $name } no se mueve.
}
learn-bluff-pirate-wronged = { $part ->
    [owner] Tu serie no era un farol, y { $other } ha dicho «es un farol». Tú avanzas, y { $other } retrocede dos casillas.
    [voter] Todas las cartas eran iguales: { $name } decía la verdad. Tú retrocedes dos casillas, y { $name } avanza.
   *[watcher] { $name } decía la verdad, y { $other } ha dicho «es un farol». { $name } avanza, y { $other } retrocede dos casillas.
}
learn-bluff-pirate-believed = { $part ->
    [owner] { $other } te ha creído, así que avanzas. Era un farol, ¡y de los buenos!
    [voter] Era un farol, pero te lo has creído: { $name } avanza.
   *[watcher] Era un farol, pero { $other } se lo ha creído: { $name } avanza igualmente.
}
learn-bluff-pirate-honest = { $part ->
    [owner] { $other } te ha creído, y con razón. Avanzas.
    [voter] Te lo has creído, y con razón: todas las cartas eran iguales. { $name } avanza.
   *[watcher] { $other } se lo ha creído, y con razón: { $name } decía la verdad y avanza.
}
learn-bluff-pirate-no-set = { $name } no ha presentado serie y se ha descartado de una carta. Los descartes quedan a la vista, para que todos puedan contar.
learn-bluff-pirate-boarded = { $part ->
    [owner] Has abordado a { $other } y le has quitado cartas. Ese ha sido todo tu turno.
    [voter] { $name } ha abordado tu barco y te ha quitado cartas. Es lo que tiene ir por delante.
   *[watcher] { $name } ha abordado a { $other } y le ha quitado cartas. Es lo que tiene ir por delante.
}
learn-bluff-pirate-end = Y eso es todo: presentar, mentir, votar, avanzar. Ahora mira quién mintió.

# Millions of Dollars
learn-millions-of-dollars-goal = Ocho bancos, uno tras otro. Si alguien tiene 20 millones tras un reparto, se acabó; gana quien tenga más.
learn-millions-of-dollars-loot = En el banco hay { $loot } M$. Quienes sigan dentro al final se llevan una parte.
learn-millions-of-dollars-roles = Elige un rol en secreto y pon { $stake } M$ sobre él. Pero ojo: dos del mismo rol se eliminan entre sí.
learn-millions-of-dollars-choose = Toca una carta para leer lo que hace y luego mándala. ¿Cuál no elegirá nadie más?
learn-millions-of-dollars-snitch = Prueba ahora el soplón. Si no hay otro, delatas otro rol, y quienes lo tengan quedan fuera.
learn-millions-of-dollars-middle = Estos roles están dentro; una carta queda oculta. Así sabes qué se ha elegido, pero no quién.
learn-millions-of-dollars-alone = { $count ->
    [0] No se ve ningún { $role }, así que la carta oculta es la tuya. Nadie más tiene tu rol.
    [one] Se ve { $count } × { $role }: quizá sea el tuyo y no haya más. Pero la carta oculta podría ser otro.
   *[other] { $count } × { $role }: hay más con tu rol. Si se quedan todos, caen todos; consigue que se vayan, o vete tú.
}
learn-millions-of-dollars-talk = Toca a un jugador para pagarle por retirarse, o para que te pague a ti. Quien acepta el dinero queda fuera.
learn-millions-of-dollars-refused = { $name } dice que no, así que el dinero no se mueve. Puedes volver a probar: hasta cinco ofertas por golpe.
learn-millions-of-dollars-claim = Aquí dices quién eres. Puede ser mentira: quien tema tu rol quizá se vaya.
learn-millions-of-dollars-gone = { $name } recupera su apuesta y se va: quizá por lo que has dicho. Quien se retira no pierde nada, pero tampoco gana nada.
learn-millions-of-dollars-ready = ¿Te quedas o te vas? Pulsa «adelante» para quedarte, o retírate ahora y llévate tu apuesta.
learn-millions-of-dollars-time = La estrella indica que diriges este golpe, así que puedes cerrar las ofertas: después no habrá nuevas. Pulsa, lee lo que hace y pulsa otra vez.
learn-millions-of-dollars-offer = { $name } te ofrece { $amount } M$ por retirarte. Acéptalos y quedas fuera, pero con más dinero; o di que no.
learn-millions-of-dollars-price = { $name } se retiraría por { $amount } M$. Paga si eso te despeja el camino, o di que no.
learn-millions-of-dollars-pay = { $name } se conforma ya con { $amount } M$. Por un rival menos, vale la pena: paga.
learn-millions-of-dollars-threat = El único matón de un golpe recibe una carta de amenaza, y te ha tocado a ti. Toca a { $name } y úsala: nadie más verá esa carta.
learn-millions-of-dollars-ask = Ahora pon precio a tu propia retirada: toca a { $name } y pide el dinero.
learn-millions-of-dollars-take-back = Tu precio sigue en la mesa hasta que haya respuesta. Mientras tanto puedes anularlo: hazlo ahora.
learn-millions-of-dollars-leave = Si alguien tiene tu mismo rol y no quiere irse, retírate a tiempo: recuperas tu apuesta.
learn-millions-of-dollars-waiting = Te quedas. Cuando todos los de dentro digan «adelante», caen las máscaras; si alguien se retira, todos pueden volver a hablar.
learn-millions-of-dollars-name = Eres el único soplón. Delata un rol: quienes lo tengan quedan fuera y no se llevan nada del botín.
learn-millions-of-dollars-named = Has delatado este rol: { $role }. Quienes lo tenían quedaron fuera, y así te tocó más.
learn-millions-of-dollars-out = Estás fuera y conservas tu apuesta. Nadie verá tu rol hasta que acabe la partida; ahora mira a los demás.
learn-millions-of-dollars-stayed = Eras el único { $role }, así que recuperas tu apuesta y te llevas tu parte: { $share } M$.
learn-millions-of-dollars-thrown = { $stake ->
    [0] Había más de un { $role }: caen todos los que lo llevan, y pierdes tu apuesta.
   *[other] Había más de un { $role }: caen todos los que lo llevan. Los matones, al menos, recuperan su apuesta.
}
learn-millions-of-dollars-split = { $count ->
    [0] No quedaba nadie, así que nadie se lleva nada.
    [one] Solo quedaba { $name }, y se lo ha llevado todo.
   *[other] Quedaban { $count } y se lo han repartido: { $share } M$ por cabeza.
}
learn-millions-of-dollars-driver = { $you ->
    [yes] El conductor eres tú: los demás que han cobrado su parte te pagan un millón cada uno.
   *[no] El conductor es { $name }: los demás que han cobrado su parte le pagan un millón por el viaje.
}
learn-millions-of-dollars-pocket = { $you ->
    [yes] El carterista eres tú, y le has quitado { $amount } M$ al matón.
   *[no] El carterista es { $name }, y le ha quitado { $amount } M$ al matón.
}
learn-millions-of-dollars-end = Y eso es todo: elegir, hablar, quedarse o irse, repartir. Ahora mira quién mintió.
