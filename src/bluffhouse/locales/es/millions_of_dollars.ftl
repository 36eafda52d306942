### Millions of Dollars (rules MD-1 to MD-13)
### $place is “only”, or with three players, who have two characters each, “left” or “right”.


# The roles
millions-of-dollars-role-snitch = soplón
millions-of-dollars-role-bruiser = matón
millions-of-dollars-role-driver = conductor
millions-of-dollars-role-pickpocket = carterista
millions-of-dollars-role-boss = capo
millions-of-dollars-cards = { $count ->
    [1] { $role }
   *[other] { $count } × { $role }
}
millions-of-dollars-character = { $you ->
    [yes] tú
   *[no] { $name }
}{ $place ->
    [left] {" "}(izquierda)
    [right] {" "}(derecha)
   *[only] {""}
}
millions-of-dollars-own-character = { $place ->
    [left] { $role } (izquierda)
    [right] { $role } (derecha)
   *[only] { $role }
}
millions-of-dollars-purse = { $you ->
    [yes] tú
   *[no] { $name }
} { $money } M$

# Decisions
millions-of-dollars-ask-choose = Golpe { $round }: { $amount } M$ a repartir, apuesta { $stake } M$. ¿A quién mandas? Nadie lo ve.
millions-of-dollars-ask-choose-two = Golpe { $round }: { $amount } M$ a repartir, apuesta { $stake } M$ por personaje. ¿A qué pareja mandas? Nadie lo ve.
millions-of-dollars-ask-negotiate = Estás dentro: { $roles }. ¿Te quedas, te retiras, o negocias?
millions-of-dollars-ask-answer = { $count ->
    [one] Una oferta espera tu respuesta. Estás dentro: { $roles }.
   *[other] { $count } ofertas esperan tu respuesta. Estás dentro: { $roles }.
}
millions-of-dollars-ask-time = Ofertas cerradas: no hay ofertas nuevas. Estás dentro: { $roles }. ¿Te quedas, o te retiras?
millions-of-dollars-ask-alone = Se han retirado todos los demás. Estás dentro: { $roles }. ¿Vas por tu cuenta, o te retiras también?
millions-of-dollars-ask-name = Eres el único soplón. ¿Qué rol delatas?
millions-of-dollars-ask-over = La partida ha terminado.

millions-of-dollars-do-choose = { $role ->
    [snitch] si no hay otro, delata un rol; si se queda solo, cuesta 3 M$
    [bruiser] nunca pierde su apuesta; si no hay otro, gana una carta de amenaza
    [driver] los demás que cobren su parte te pagan 1 M$
    [pickpocket] le quita 2 M$ al matón
   *[boss] 2 M$ más a repartir
}{ $icon ->
    [yes] ; esta vez, 1 M$ más
   *[no] {""}
}
millions-of-dollars-do-choose-two = { $role ->
    [snitch] a la izquierda: delata un rol; si se queda solo, cuesta 3 M$
    [bruiser] a la izquierda: nunca pierde su apuesta; puede ganar una carta de amenaza
    [driver] a la izquierda: los demás que cobren su parte le pagan 1 M$
    [pickpocket] a la izquierda: le quita 2 M$ al matón
   *[boss] a la izquierda: 2 M$ más a repartir
}{ $icon ->
    [yes] ; esta vez, 1 M$ más
   *[no] {""}
}
millions-of-dollars-do-ready = { $alone ->
    [yes] entrar; el golpe empieza enseguida
   *[no] te quedas; el golpe empieza cuando todos los de dentro digan «adelante»
}
millions-of-dollars-do-withdraw = { $place ->
    [left] recuperar tu personaje de la izquierda y su apuesta de { $stake } M$
    [right] recuperar tu personaje de la derecha y su apuesta de { $stake } M$
   *[only] irte con tu apuesta de { $stake } M$; tu rol sigue en secreto hasta el final
}
millions-of-dollars-do-accept-pay = le pagas { $amount } M$ a { $name }, y { $place ->
    [left] se retira su personaje de la izquierda
    [right] se retira su personaje de la derecha
   *[only] { $name } se retira
}
millions-of-dollars-do-accept-leave = { $name } te paga { $amount } M$, y { $place ->
    [left] se retira tu personaje de la izquierda
    [right] se retira tu personaje de la derecha
   *[only] te retiras
}
millions-of-dollars-do-refuse = { $count ->
    [1] decir que no
   *[other] decir que no; puedes responder a { $offers }
}
millions-of-dollars-do-take-back = { $count ->
    [1] tu oferta queda anulada
   *[other] tu oferta queda anulada; las tuyas son { $offers }
}
millions-of-dollars-do-offer = { $most ->
    [1] 1 M$ por retirarse, a quien esté dentro (ofertas que quedan: { $left } de 5)
   *[other] de 1 M$ a { $most } M$ por retirarse, a quien esté dentro (ofertas que quedan: { $left } de 5)
}
millions-of-dollars-do-ask = { $most ->
    [1] tu precio por retirarte: 1 M$, a { $name } o a otro
   *[other] tu precio por retirarte: de 1 M$ a { $most } M$, a { $name } o a otro
}
millions-of-dollars-do-claim = decir quién eres, verdad o no ({ $left ->
    [one] queda { $left } declaración
   *[other] quedan { $left } declaraciones
})
millions-of-dollars-do-threaten = gastar una carta de amenaza: solo tú ves el rol de { $name }, o el de otra persona
millions-of-dollars-do-call-time = a partir de ahí, ni ofertas ni declaraciones ni amenazas nuevas
millions-of-dollars-do-name = quien lleve este rol en el golpe queda fuera ({ $count ->
    [0] ninguna carta a la vista
    [one] { $count } carta a la vista
   *[other] { $count } cartas a la vista
})

# The table
millions-of-dollars-table-heist = Golpe { $round } de 8: { $amount } M$ a repartir, apuesta { $stake } M$ por personaje{ $icon ->
    [none] {""}
   *[other] , y 1 M$ más para: { $icon }
}. Cabecilla: { $name }.
millions-of-dollars-table-before = Botín de los golpes anteriores: { $loots }. Cartas de amenaza en la pila: { $pile }.
millions-of-dollars-table-shown = Roles en el centro: { $roles }; hay otra carta boca abajo.
millions-of-dollars-table-time = Ofertas cerradas: ni ofertas ni declaraciones ni amenazas nuevas.
millions-of-dollars-table-seat = { $seat } { $name }{ $you ->
    [yes] {" (tú)"}
   *[no] {""}
}: { $money } M$ en mano; { millions-of-dollars-state }{ $claims ->
    [none] {""}
   *[other] ; dice: { $claims }
}{ $last ->
    [none] {""}
   *[other] ; la última vez: { $last }
}{ $threats ->
    [0] {""}
    [one] ; { $threats } carta de amenaza
   *[other] ; { $threats } cartas de amenaza
}
millions-of-dollars-claims-of = { $place ->
    [left] izquierda { $roles }
    [right] derecha { $roles }
   *[only] { $roles }
}
millions-of-dollars-state = { $state ->
    [choosing] está eligiendo
    [chosen] ya ha elegido
    [out] fuera
    [talking] dentro
    [ready] se queda
    [in] en el golpe
    [won] gana
   *[over] {"–"}
}{ $partly ->
    [left] {" "}(solo izquierda)
    [right] {" "}(solo derecha)
   *[all] {""}
}
millions-of-dollars-table-known = { $place ->
    [left] El personaje de la izquierda de { $name }: { $role }.
    [right] El personaje de la derecha de { $name }: { $role }.
   *[only] { $name }: { $role }.
}
millions-of-dollars-table-looked = { $you ->
    [yes] Has mirado a: { $names }.
   *[no] { $name } ha mirado a: { $names }.
}
millions-of-dollars-table-yours = { $in ->
    [yes] Tu personaje: { $role }, dentro.
   *[no] Tu personaje: { $role }, fuera.
}
millions-of-dollars-table-left = En esta ronda aún puedes hacer { $offers ->
    [one] { $offers } oferta
   *[other] { $offers } ofertas
}.

# The story
millions-of-dollars-loot-revealed = Golpe { $round } de 8: { $amount } M$ a repartir, apuesta { $stake } M${ $icon ->
    [none] .
   *[other] . En la carta, con 1 M$ más: { $icon }.
} { $you ->
    [yes] Haces de cabecilla.
   *[no] Cabecilla: { $name }.
}
millions-of-dollars-roles-laid-open = Se usaron la última vez y ahora no se pueden elegir: { $roles }.
millions-of-dollars-laid-open-one = { $you ->
    [yes] tú
   *[no] { $name }
} { $role }
millions-of-dollars-chosen = { $roles ->
    [none] { $name } ya ha elegido.
   *[other] { $you ->
        [yes] Eliges: { $roles }.
       *[no] { $name } elige: { $roles }.
    }
}
millions-of-dollars-stakes-placed = { $place ->
    [only] Todos ponen una apuesta de { $stake } M$.
   *[left] Todos ponen una apuesta de { $stake } M$ sobre cada personaje.
} Queda en mano: { $purses }.
millions-of-dollars-reserve = Apuestas que paga la reserva: { $purses }.
millions-of-dollars-now = Ahora: { $purses }.
millions-of-dollars-roles-shown = Las cartas de rol: { $roles }. Hay otra boca abajo{ $hidden ->
    [none] {""}
   *[other] : { $hidden }
}.
millions-of-dollars-withdrew = { $place ->
    [left] { $you ->
        [yes] Retiras tu personaje de la izquierda.
       *[no] { $name } retira su personaje de la izquierda.
    }
    [right] { $you ->
        [yes] Retiras tu personaje de la derecha.
       *[no] { $name } retira su personaje de la derecha.
    }
   *[only] { $you ->
        [yes] Te retiras.
       *[no] { $name } se retira.
    }
}
millions-of-dollars-offer-made = Oferta { $offer }: { $you ->
    [yes] le ofreces { $amount } M$ a { $other } si { $place ->
        [left] retira su personaje de la izquierda
        [right] retira su personaje de la derecha
       *[only] se retira
    }.
   *[no] { $toyou ->
        [yes] { $name } te ofrece { $amount } M$ si { $place ->
            [left] retiras tu personaje de la izquierda
            [right] retiras tu personaje de la derecha
           *[only] te retiras
        }.
       *[no] { $name } le ofrece { $amount } M$ a { $other } si { $place ->
            [left] retira su personaje de la izquierda
            [right] retira su personaje de la derecha
           *[only] se retira
        }.
    }
}
millions-of-dollars-price-named = Oferta { $offer }: { $you ->
    [yes] { $place ->
        [left] retiras tu personaje de la izquierda
        [right] retiras tu personaje de la derecha
       *[only] te retiras
    } si { $other } te paga { $price } M$.
   *[no] { $place ->
        [left] { $name } retira su personaje de la izquierda
        [right] { $name } retira su personaje de la derecha
       *[only] { $name } se retira
    } si { $toyou ->
        [yes] le pagas
       *[no] { $other } le paga
    } { $price } M$.
}
millions-of-dollars-accepted-money = { $you ->
    [yes] Aceptas la oferta { $offer }: { $other } te paga { $amount } M$.
   *[no] { $toyou ->
        [yes] { $name } acepta la oferta { $offer }: le pagas { $amount } M$.
       *[no] { $name } acepta la oferta { $offer }: { $other } le paga { $amount } M$.
    }
}
millions-of-dollars-accepted-price = { $you ->
    [yes] Aceptas la oferta { $offer } y le pagas { $amount } M$ a { $other }.
   *[no] { $toyou ->
        [yes] { $name } acepta la oferta { $offer } y te paga { $amount } M$.
       *[no] { $name } acepta la oferta { $offer } y le paga { $amount } M$ a { $other }.
    }
}
millions-of-dollars-refused = { $you ->
    [yes] Rechazas la oferta { $offer }.
   *[no] { $name } rechaza la oferta { $offer }.
}
millions-of-dollars-took-back = { $you ->
    [yes] Anulas la oferta { $offer }.
   *[no] { $name } anula la oferta { $offer }.
}
millions-of-dollars-left = { $place ->
    [left] { $you ->
        [yes] Tu personaje de la izquierda está fuera, y recuperas su apuesta de { $stake } M$.
       *[no] El personaje de la izquierda de { $name } está fuera, y vuelve su apuesta de { $stake } M$.
    }
    [right] { $you ->
        [yes] Tu personaje de la derecha está fuera, y recuperas su apuesta de { $stake } M$.
       *[no] El personaje de la derecha de { $name } está fuera, y vuelve su apuesta de { $stake } M$.
    }
   *[only] { $you ->
        [yes] Estás fuera, y recuperas tu apuesta de { $stake } M$.
       *[no] { $name } está fuera, y recupera su apuesta de { $stake } M$.
    }
} { millions-of-dollars-now }
millions-of-dollars-lapsed = { $count ->
    [one] Ya no vale la oferta { $offers }.
   *[other] Ya no valen las ofertas { $offers }.
}
millions-of-dollars-claimed = { $place ->
    [left] { $you ->
        [yes] Dices de tu personaje de la izquierda: «{ $role }».
       *[no] { $name } dice de su personaje de la izquierda: «{ $role }».
    }
    [right] { $you ->
        [yes] Dices de tu personaje de la derecha: «{ $role }».
       *[no] { $name } dice de su personaje de la derecha: «{ $role }».
    }
   *[only] { $you ->
        [yes] Dices: «{ $role }».
       *[no] { $name } dice: «{ $role }».
    }
}
millions-of-dollars-looked = { $you ->
    [yes] Gastas una carta de amenaza y miras { millions-of-dollars-looked-at }: { $role }.
   *[no] { $name } gasta una carta de amenaza y mira { millions-of-dollars-looked-at }{ $role ->
        [none] .
       *[other] : { $role }.
    }
}
millions-of-dollars-looked-at = { $toyou ->
    [yes] { $place ->
        [left] tu personaje de la izquierda
        [right] tu personaje de la derecha
       *[only] tu personaje
    }
   *[no] { $place ->
        [left] el personaje de la izquierda de { $other }
        [right] el personaje de la derecha de { $other }
       *[only] el personaje de { $other }
    }
}
millions-of-dollars-time-called = { $you ->
    [yes] Cierras las ofertas: ni ofertas ni declaraciones ni amenazas nuevas.
   *[no] { $name } cierra las ofertas: ni ofertas ni declaraciones ni amenazas nuevas.
}
millions-of-dollars-said-ready = { $you ->
    [yes] Dices: «Adelante».
   *[no] { $name } dice: «Adelante».
}
millions-of-dollars-heist-begun = { $count ->
    [1] Empieza el golpe, con un solo personaje dentro: { $names }.
   *[other] Empieza el golpe. Dentro: { $names }.
}
millions-of-dollars-revealed-stays = { $you ->
    [yes] Máscaras fuera, { $role }: tú. Nadie más tiene este rol: te quedas y recuperas tu apuesta de { $stake } M$.
   *[no] Máscaras fuera, { $role }: { $names }. Nadie más tiene este rol: se queda y recupera su apuesta de { $stake } M$.
} { millions-of-dollars-now }
millions-of-dollars-revealed-too-many = Máscaras fuera, { $role }: { $names }. Con { $count } del mismo rol, se eliminan entre sí. { $stake ->
    [0] Pierden su apuesta.
   *[other] Los matones conservan la suya, { $stake } M$ por cabeza. { millions-of-dollars-now }
}
millions-of-dollars-revealed-named = Y ahora, el rol delatado. Máscaras fuera, { $role }: { $count ->
    [0] nadie. El soplón se equivocó.
    [one] { $names }. { $you ->
        [yes] Quedas fuera del golpe
       *[no] Fuera del golpe
    }{ $stake ->
        [0] , y la apuesta se pierde.
       *[other] , pero se recupera la apuesta de { $stake } M$. { millions-of-dollars-now }
    }
   *[other] { $names }. Todos fuera del golpe{ $stake ->
        [0] , y las apuestas se pierden.
       *[other] , pero recuperan su apuesta, { $stake } M$ por cabeza. { millions-of-dollars-now }
    }
}
millions-of-dollars-threat-card = { $you ->
    [yes] Recibes una carta de amenaza.
   *[no] { $name } recibe una carta de amenaza.
}
millions-of-dollars-named = { $you ->
    [yes] El soplón eres tú, y delatas: { $role }.
   *[no] El soplón es { $name }, y delata: { $role }.
}
millions-of-dollars-only-role-named = { $you ->
    [yes] El soplón eres tú, y solo hay un rol que delatar: { $role }.
   *[no] El soplón es { $name }, y solo hay un rol que delatar: { $role }.
}
millions-of-dollars-nobody-left = No queda nadie. No se reparte nada.
millions-of-dollars-snitch-alone = { $you ->
    [yes] El soplón eres tú, y no queda nadie más: pierdes { $lost } M$ y no se reparte nada.
   *[no] El soplón es { $name }, y no queda nadie más: { $name } pierde { $lost } M$ y no se reparte nada.
} { millions-of-dollars-now }
millions-of-dollars-loot-split = { $bonus ->
    [0] { $amount } M$ a repartir: { millions-of-dollars-shares }
   *[other] { $amount } M$ a repartir, y { $bonus } M$ más gracias al capo: { millions-of-dollars-shares }
} { millions-of-dollars-now }
millions-of-dollars-shares = { $count ->
    [one] { $you ->
        [yes] todo, { $share } M$, para ti
       *[no] todo, { $share } M$, para { $names }
    }
   *[other] { $names }, { $share } M$ por cabeza
}{ $rest ->
    [0] .
   *[other] {" "}(resto: { $rest } M$).
}
millions-of-dollars-driver-paid = { $count ->
    [0] { $you ->
        [yes] El conductor eres tú, pero no hay nadie que te pague.
       *[no] El conductor es { $name }, pero no hay nadie que pague el viaje.
    }
    [one] { $you ->
        [yes] El conductor eres tú, y { $names } te paga 1 M$.
       *[no] { $toyou ->
            [yes] El conductor es { $name }, y tú le pagas 1 M$.
           *[no] El conductor es { $name }, y { $names } le paga 1 M$.
        }
    } { millions-of-dollars-now }
   *[other] { $you ->
        [yes] El conductor eres tú, y cobras 1 M$ por cabeza: { $names }.
       *[no] El conductor es { $name }, que cobra 1 M$ por cabeza: { $names }.
    } { millions-of-dollars-now }
}
millions-of-dollars-pocket-picked = { $same ->
    [yes] { $you ->
        [yes] Tu carterista le quita { $amount } M$ a tu propio matón.
       *[no] El carterista de { $name } le quita { $amount } M$ al matón de { $name }.
    }
   *[no] { $you ->
        [yes] El carterista eres tú, y le quitas { $amount } M$ al matón, { $other }.
       *[no] { $toyou ->
            [yes] El carterista es { $name }, y te quita { $amount } M$ a ti, el matón.
           *[no] El carterista es { $name }, y le quita { $amount } M$ al matón, { $other }.
        }
    }
} { millions-of-dollars-now }
millions-of-dollars-icon-paid = { $you ->
    [yes] La carta de botín muestra tu rol ({ $role }): 1 M$ más para ti.
   *[no] La carta de botín muestra el rol de { $name } ({ $role }): 1 M$ más.
} { millions-of-dollars-now }
millions-of-dollars-ended = { $reason ->
    [twenty_million] Veinte millones: la partida ha terminado.
   *[other] Era el octavo golpe: la partida ha terminado.
} { $winners ->
    [one] { $you ->
        [yes] ¡Ganas con { $most } M$!
       *[no] { $names } gana con { $most } M$.
    }
   *[other] { $you ->
        [yes] ¡Compartes la victoria con { $names }: { $most } M$ por cabeza!
       *[no] { $names } comparten la victoria con { $most } M$ por cabeza.
    }
} Al final: { $purses }.

# Refusals
millions-of-dollars-choose-roles = { $count ->
    [1] Elige uno de los roles en juego.
   *[other] Elige { $count } roles distintos: primero el de la izquierda, luego el de la derecha.
}
millions-of-dollars-role-used-last-time = Usaste este rol la última vez ({ $role }). Elige otro.
millions-of-dollars-choose-first = Antes, cada uno elige a quién manda.
millions-of-dollars-negotiation-is-on = Los roles ya están elegidos. Ahora negocia, retírate o di «adelante» (ready).
millions-of-dollars-name-a-role-first = Antes tienes que delatar un rol.
millions-of-dollars-no-such-character = No existe ese personaje. Elige izquierda o derecha si un jugador tiene dos.
millions-of-dollars-character-has-left = { $you ->
    [yes] Ese personaje tuyo ya se ha retirado.
   *[no] Ese personaje de { $name } ya se ha retirado.
}
millions-of-dollars-not-another-player = Elige a otro jugador: escribe un nombre, o el número que lleva delante.
millions-of-dollars-player-is-out = { $name } está fuera de este golpe.
millions-of-dollars-time-is-called = Las ofertas están cerradas: responde, anula, retírate o di «adelante» (ready).
millions-of-dollars-nobody-else-is-in = No queda nadie más dentro: di «adelante» (ready) para ir por tu cuenta, o retírate también.
millions-of-dollars-at-least-one-million = Las ofertas van en millones enteros, uno como mínimo.
millions-of-dollars-not-enough-money = { $you ->
    [yes] Solo tienes { $money } M$ en mano; las apuestas no cuentan.
   *[no] { $name } solo tiene { $money } M$ en mano; las apuestas no cuentan.
}
millions-of-dollars-no-offers-left = Ya has hecho tus { $limit } ofertas de esta ronda. Aún puedes responder, retirarte o decir «adelante» (ready).
millions-of-dollars-your-offer-is-still-open = Ya tienes una oferta así abierta con { $name }. Anúlala para hacer otra.
millions-of-dollars-no-such-offer = No tienes ninguna oferta abierta con ese número. Los números están en la mesa.
millions-of-dollars-offer-is-your-own = Esa oferta es tuya: puedes anularla; le toca responder al otro.
millions-of-dollars-offer-is-not-your-own = Esa oferta la hizo { $name }: puedes aceptarla o rechazarla.
millions-of-dollars-role-not-in-play = Ese rol no está en juego. Elige otro.
millions-of-dollars-no-claims-left = Has hecho { $limit } declaraciones sobre este personaje, y ese es el máximo.
millions-of-dollars-no-threat-card = No tienes ninguna carta de amenaza.
millions-of-dollars-looked-already = Ya has mirado ese personaje de { $name }.
millions-of-dollars-only-the-leader = Solo puede cerrar las ofertas quien hace de cabecilla, y es { $name }.
millions-of-dollars-role-cannot-be-named = Delata otro rol de los que se ven en el centro.

# The terminal table
millions-of-dollars-board = Golpe { $round } de 8
millions-of-dollars-loot-card = BOTÍN { $amount } M$
millions-of-dollars-stake-card = apuesta { $stake } M$
millions-of-dollars-icon-card = +1 M$ { $role }
millions-of-dollars-middle = En el centro, una de ellas boca abajo:
millions-of-dollars-column-money = dinero
millions-of-dollars-column-threats = amenazas
millions-of-dollars-column-state = estado
millions-of-dollars-column-claims = dice
millions-of-dollars-column-last = última vez
millions-of-dollars-column-role = rol
millions-of-dollars-money = { $money } M$
millions-of-dollars-leads = { $you ->
    [yes] haces de cabecilla
   *[no] cabecilla: { $name }
}
millions-of-dollars-open-offers = Ofertas abiertas
millions-of-dollars-pays = { $payer } paga { $amount } M$ a { $leaver } por retirarse
millions-of-dollars-answers = { $you ->
    [yes] respondes tú
   *[no] responde { $name }
}
millions-of-dollars-time = OFERTAS CERRADAS: responde, retírate o di «adelante» (ready)
millions-of-dollars-your-hand = Tu banda
millions-of-dollars-your-characters = Tus personajes
millions-of-dollars-used = usado
millions-of-dollars-side-left = izquierda
millions-of-dollars-side-right = derecha
millions-of-dollars-side-out = fuera
millions-of-dollars-you-said-ready = Has dicho «adelante»: tus ofertas siguen en pie hasta que alguien se retire o te haga una oferta.

# The browser's table
millions-of-dollars-loot = a repartir
millions-of-dollars-stake = apuesta
millions-of-dollars-more = +{ $money } M$
millions-of-dollars-less-by = −{ $money } M$
millions-of-dollars-in-the-middle = Las cartas de rol elegidas
millions-of-dollars-face-down = oculta
millions-of-dollars-masked = con máscara
millions-of-dollars-race = En cuanto alguien tenga { $rich } M$, acaba la partida
millions-of-dollars-over = { $reason ->
    [twenty_million] Veinte millones: la partida ha terminado.
   *[other] Era el octavo golpe: la partida ha terminado.
}
millions-of-dollars-thief = { $name }: { $money } M$ en mano; { millions-of-dollars-state }{ $leads ->
    [yes] ; cabecilla
   *[no] {""}
}{ $claims ->
    [none] {""}
   *[other] ; dice: { $claims }
}{ $last ->
    [none] {""}
   *[other] ; la última vez: { $last }
}{ $threats ->
    [0] {""}
    [one] ; { $threats } carta de amenaza
   *[other] ; { $threats } cartas de amenaza
}
millions-of-dollars-in-hand = Tienes { $money } M$
millions-of-dollars-threat-cards = { $threats ->
    [one] { $threats } carta de amenaza
   *[other] { $threats } cartas de amenaza
}
millions-of-dollars-your-stake = apuesta { $stake } M$
millions-of-dollars-you-said = has dicho «{ $role }»
millions-of-dollars-ask-one = ¿A quién mandas? Nadie lo ve.
millions-of-dollars-ask-two = ¿A quién mandas a la izquierda y a quién a la derecha? Nadie lo ve.
millions-of-dollars-tap-a-card = Toca una carta para ver lo que hace.
millions-of-dollars-card-of-role = { $role }: { $about }.
millions-of-dollars-button-choose = { $count ->
    [one] Elige a quién mandas
   *[other] Elige a los { $count } que mandas
}
millions-of-dollars-button-send = { $count ->
    [1] Mandar: { $roles }, por { $stake } M$
   *[other] Mandar: { $roles }, por { $stake } M$ cada uno
}
millions-of-dollars-stay-or-go = Quédate, retírate, o toca a un jugador para negociar.
millions-of-dollars-stay-time = No hay más ofertas. ¿Te quedas, o te retiras?
millions-of-dollars-stay-alone = Se han retirado todos los demás. ¿Vas por tu cuenta, o te retiras también?
millions-of-dollars-you-are-out = Estás fuera de este golpe: no hay más tratos hasta el siguiente.
millions-of-dollars-button-ready = { $alone ->
    [yes] Ir por mi cuenta
   *[no] Adelante, me quedo
}
millions-of-dollars-button-leave = { $place ->
    [left] Retirar el de la izquierda con { $stake } M$
    [right] Retirar el de la derecha con { $stake } M$
   *[only] Irme con { $stake } M$
}
millions-of-dollars-button-say = Decir quién soy
millions-of-dollars-button-call-time = Cerrar las ofertas
millions-of-dollars-claim-title = Declara un rol
millions-of-dollars-claim-hint = Lo oyen todos. Puede ser verdad.
millions-of-dollars-button-claim = «{ $role }»
millions-of-dollars-truth = la verdad
millions-of-dollars-bluff = un farol
millions-of-dollars-deal-offer = { $you ->
    [yes] Le ofreces { $amount } M$ a { $other } si { $place ->
        [left] retira su personaje de la izquierda
        [right] retira su personaje de la derecha
       *[only] se retira
    }.
   *[no] { $toyou ->
        [yes] { $name } te ofrece { $amount } M$ si { $place ->
            [left] retiras tu personaje de la izquierda
            [right] retiras tu personaje de la derecha
           *[only] te retiras
        }.
       *[no] { $name } le ofrece { $amount } M$ a { $other } si { $place ->
            [left] retira su personaje de la izquierda
            [right] retira su personaje de la derecha
           *[only] se retira
        }.
    }
}
millions-of-dollars-deal-price = { $you ->
    [yes] { $place ->
        [left] Retiras tu personaje de la izquierda
        [right] Retiras tu personaje de la derecha
       *[only] Te retiras
    } si { $other } te paga { $amount } M$.
   *[no] { $place ->
        [left] { $name } retira su personaje de la izquierda
        [right] { $name } retira su personaje de la derecha
       *[only] { $name } se retira
    } si { $toyou ->
        [yes] le pagas
       *[no] { $other } le paga
    } { $amount } M$.
}
millions-of-dollars-button-take = { $place ->
    [left] Aceptar { $amount } M$, retirar el de la izquierda
    [right] Aceptar { $amount } M$, retirar el de la derecha
   *[only] Aceptar { $amount } M$ e irme
}
millions-of-dollars-button-pay = Pagar { $amount } M$ a { $other }
millions-of-dollars-button-refuse = Rechazar
millions-of-dollars-button-counter = Contraoferta
millions-of-dollars-button-take-back = Anular la oferta
millions-of-dollars-less = Un millón menos
millions-of-dollars-raise = Un millón más
millions-of-dollars-which-character = Qué personaje
millions-of-dollars-pay-title = Pagar a { $name } para que se retire
millions-of-dollars-button-offer = Ofrecer { $amount } M$ a { $name }
millions-of-dollars-price-title = Que { $name } te pague por retirarte
millions-of-dollars-button-ask = Pedir { $amount } M$ a { $name }
millions-of-dollars-look-title = Usar una carta de amenaza
millions-of-dollars-button-look = { $place ->
    [left] Mirar la carta izquierda de { $name }
    [right] Mirar la carta derecha de { $name }
   *[only] Mirar la carta de { $name }
}
millions-of-dollars-feed-title = La negociación
millions-of-dollars-feed-empty = Aún no hay ofertas. Toca a alguien para hacerle una.
millions-of-dollars-counter-offer = (contraoferta)
millions-of-dollars-stamp = { $state ->
    [refused] rechazada
    [paid] pagada
    [taken_back] anulada
    [lapsed] caducada
   *[open] en espera
}
millions-of-dollars-would-have = { $leaves ->
    [yes] tendrías { $money } M$
   *[no] te quedarían { $money } M$
}
millions-of-dollars-call-time-about = A partir de ahí, ni ofertas ni declaraciones ni amenazas nuevas. Todos tienen { $seconds } s para responder, retirarse o decir «adelante»; después decide un bot por ellos.
millions-of-dollars-button-not-yet = Todavía no
millions-of-dollars-after-title = Golpe { $round }: quién era quién
millions-of-dollars-after-why = { $outcome ->
    [stays] nadie más con este rol: se queda
    [too_many] { $lost ->
        [yes] { $count } con este rol: todos fuera, apuesta perdida
       *[no] { $count } con este rol: todos fuera, apuesta recuperada
    }
    [named] { $lost ->
        [yes] rol delatado por el soplón: fuera, apuesta perdida
       *[no] rol delatado por el soplón: fuera, apuesta recuperada
    }
    [alone] no queda nadie más: paga { $amount } M$
    [bought] { $toyou ->
        [yes] fuera por { $amount } M$ que pagas tú
       *[no] fuera por { $amount } M$ que paga { $other }
    }
   *[left] se retira a tiempo; el rol queda en secreto hasta el final
}
millions-of-dollars-name-first = Elige qué rol delatar
millions-of-dollars-button-name = Delatar: { $role }
millions-of-dollars-button-skip = Saltar
millions-of-dollars-button-next = Al golpe { $round }
millions-of-dollars-heist-in = { $count ->
    [one] Entra un solo personaje, con máscara.
   *[other] Entran { $count }, con máscara.
}
millions-of-dollars-heist-hush = { $role ->
    [snitch] Máscaras fuera, soplones…
    [bruiser] Máscaras fuera, matones…
    [driver] Máscaras fuera, conductores…
    [pickpocket] Máscaras fuera, carteristas…
   *[boss] Máscaras fuera, capos…
}
millions-of-dollars-heist-hush-named = Y ahora, el rol delatado…
millions-of-dollars-heist-stays = { $you ->
    [yes] No hay otro { $role }: te quedas.
   *[no] No hay otro { $role }: { $name } se queda.
}
millions-of-dollars-heist-too-many = { $stake ->
    [0] { $count } × { $role }: todos fuera, y pierden su apuesta.
   *[other] { $count } × { $role }: todos fuera, pero conservan su apuesta.
}
millions-of-dollars-heist-named = { $count ->
    [0] Nadie. El soplón se equivocó.
    [one] { $you ->
        [yes] Es tu rol ({ $role }): estás fuera.
       *[no] { $name } ({ $role }) queda fuera.
    }
   *[other] { $count } × { $role }: todos fuera.
}
millions-of-dollars-heist-names = { $you ->
    [yes] El soplón eres tú, y delatas: { $role }.
   *[no] El soplón, { $name }, delata: { $role }.
}
millions-of-dollars-heist-alone = { $you ->
    [yes] Solo quedas tú, el soplón: te cuesta { $lost } M$.
   *[no] Solo queda el soplón, { $name }: le cuesta { $lost } M$.
}
millions-of-dollars-heist-loot = { $bonus ->
    [0] { $amount } M$ a repartir.
   *[other] { $amount } M$ a repartir, y { $bonus } M$ más gracias al capo.
}
millions-of-dollars-heist-shares = { $count ->
    [one] Todo para uno.
   *[other] { $share } M$ para cada uno de los { $count }.
}{ $rest ->
    [0] {""}
   *[other] {" "}Resto: { $rest } M$.
}
millions-of-dollars-heist-driver = { $count ->
    [one] { $you ->
        [yes] Tú conduces, y el otro te paga 1 M$.
       *[no] { $name } conduce, y el otro le paga 1 M$.
    }
   *[other] { $you ->
        [yes] Tú conduces, y los demás te pagan 1 M$ por cabeza.
       *[no] { $name } conduce, y los demás le pagan 1 M$ por cabeza.
    }
}
millions-of-dollars-heist-pocket = { $you ->
    [yes] Le birlas la cartera al matón: { $amount } M$.
   *[no] { $toyou ->
        [yes] { $name } te birla la cartera: { $amount } M$.
       *[no] { $name } le birla la cartera al matón: { $amount } M$.
    }
}
millions-of-dollars-heist-icon = { $you ->
    [yes] La carta de botín muestra tu rol ({ $role }): 1 M$ más para ti.
   *[no] La carta de botín muestra ese rol ({ $role }): 1 M$ más para { $name }.
}

# What people say with one tap
millions-of-dollars-phrase-name-price = Pon tú el precio.
millions-of-dollars-phrase-not-enough = No es suficiente.

# Actions in a few words, where a button says too little or too much
millions-of-dollars-act-choose = Mandar: { $roles }
millions-of-dollars-act-withdraw = { $place ->
    [left] Retirar el de la izquierda
    [right] Retirar el de la derecha
   *[only] Irme
}
millions-of-dollars-act-accept = Aceptar la oferta { $offer }
millions-of-dollars-act-refuse = Rechazar la oferta { $offer }
millions-of-dollars-act-take-back = Anular la oferta { $offer }
millions-of-dollars-act-claim = { $place ->
    [left] Decir del de la izquierda: «{ $role }»
    [right] Decir del de la derecha: «{ $role }»
   *[only] Decir: «{ $role }»
}
