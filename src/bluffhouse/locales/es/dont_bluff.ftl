### Don't Bluff! (rules DB-1 to DB-15)


# Decisions
dont-bluff-ask-colour = La pistola es tuya. Tira el dado de colores: él elige tu objetivo.
dont-bluff-ask-colour-reversed = La pistola es tuya. Tira el dado de colores: él elige quién te hace una oferta.
dont-bluff-ask-again = { $colour ->
    [white] El blanco no es de nadie. Vuelve a tirar.
    [red] El rojo no es de nadie. Vuelve a tirar.
    [green] El verde no es de nadie. Vuelve a tirar.
    [blue] El azul no es de nadie. Vuelve a tirar.
    [yellow] El amarillo no es de nadie. Vuelve a tirar.
   *[purple] El morado no es de nadie. Vuelve a tirar.
}
dont-bluff-ask-target = Te ha salido un color tuyo: elige tu objetivo.
dont-bluff-ask-target-reversed = Te ha salido un color tuyo: elige quién te hace una oferta.
dont-bluff-ask-offer = ¿Qué maletines le pasas a { $name }, y qué dices que llevan?
dont-bluff-ask-answer = { $claim ->
    [none] { $name } te pasa { $count ->
        [one] un maletín cerrado y no dice nada. ¿Te lo quedas, o lo abres?
       *[other] { $count } maletines cerrados y no dice nada. ¿Te los quedas, o los abres?
    }
    [0] { $name } te pasa { $count ->
        [one] un maletín cerrado y dice: ahí no hay nada. ¿Te lo quedas, o lo abres?
       *[other] { $count } maletines cerrados y dice: ahí no hay nada. ¿Te los quedas, o los abres?
    }
   *[other] { $name } te pasa { $count ->
        [one] un maletín cerrado y dice: { $claim } M$. ¿Te lo quedas, o lo abres?
       *[other] { $count } maletines cerrados y dice: { $claim } M$. ¿Te los quedas, o los abres?
    }
}
dont-bluff-ask-answer-more = { $claim ->
    [none] { $name } añade { $count ->
        [one] un maletín cerrado
       *[other] { $count } maletines cerrados
    } a los { $millions } M$ que hay a la vista y no dice nada. ¿Te lo quedas todo, o vuelves a abrir?
    [0] { $name } añade { $count ->
        [one] un maletín cerrado
       *[other] { $count } maletines cerrados
    } a los { $millions } M$ que hay a la vista y dice: ahí no hay nada. ¿Te lo quedas todo, o vuelves a abrir?
   *[other] { $name } añade { $count ->
        [one] un maletín cerrado
       *[other] { $count } maletines cerrados
    } a los { $millions } M$ que hay a la vista y dice: { $claim } M$ más. ¿Te lo quedas todo, o vuelves a abrir?
}
dont-bluff-ask-die = A la vista hay { $millions } M$. Tira el dado negro contra esa suma.
dont-bluff-ask-add = El dado negro marca { $die } y a la vista solo hay { $millions } M$. Añade al menos un maletín, boca abajo.
dont-bluff-ask-pay = Le debes { $due } M$ a { $name }. ¿Con qué maletines pagas?
dont-bluff-ask-over = La partida ha terminado.

dont-bluff-do-colour = color de otro: ese es tu objetivo; color tuyo: el objetivo que quieras; color de nadie: otra tirada
dont-bluff-do-choose = { $count ->
    [0] { $name }, sin maletines
    [one] { $name }, con { $count } maletín
   *[other] { $name }, con { $count } maletines
}
dont-bluff-do-offer = los maletines de tu mano que quieras, uno al menos (5, 2, 1, o 0 si es periódico), y luego lo que dices que llevan: de 0 a { $highest } millones, verdad o no
dont-bluff-do-offer-silent = lo mismo, sin decir nada
dont-bluff-do-add = más maletines de tu mano, y luego lo que dices de los nuevos: de 0 a { $highest } millones, verdad o no
dont-bluff-do-add-silent = lo mismo, sin decir nada
dont-bluff-do-take = { $count ->
    [one] el maletín es tuyo; lo que lleva queda entre { $name } y tú
   *[other] los { $count } maletines son tuyos; lo que sigue cerrado queda entre { $name } y tú
}
dont-bluff-do-open = todos miran, y tiras el dado negro contra todo lo que está abierto: si sale menos, pagas esa suma; si sale lo mismo, te lo quedas todo; si sale más, { $name } tiene que añadir
dont-bluff-do-die-lower = { $dice }: le pagas { $millions } M$ a { $name }, o más si no tienes el importe exacto, y luego tomas un maletín del banco
dont-bluff-do-die-same = { $dice }: te lo quedas todo
dont-bluff-do-die-higher = { $left ->
    [0] { $dice }: { $name } no tiene qué añadir, te lo quedas todo
   *[other] { $dice }: { $name } tiene que añadir
}
dont-bluff-do-pay = { $over ->
    [0] justo lo que debes
   *[other] { $over } M$ de más: no hay cambio
}

# Suitcases and colours: $count of them, of one kind
dont-bluff-suitcases = { $value ->
    [0] { $count ->
        [1] farol
       *[other] { $count }×farol
    }
   *[other] { $count ->
        [1] { $value } M$
       *[other] { $count }×{ $value } M$
    }
}
dont-bluff-no-suitcases = nada
dont-bluff-worth = { $millions } M$ ({ $cards })
dont-bluff-colour-white = blanco
dont-bluff-colour-red = rojo
dont-bluff-colour-green = verde
dont-bluff-colour-blue = azul
dont-bluff-colour-yellow = amarillo
dont-bluff-colour-purple = morado

# The table
dont-bluff-table-bank = Gana quien llegue antes a 25 M$. Maletines en el banco: { $bank }; con el último acaba la partida.
dont-bluff-table-seat = { $seat } { $name }{ $you ->
    [yes] {" (tú)"}
   *[no] {""}
}: { $colours }; { $count ->
    [one] { $count } maletín
   *[other] { $count } maletines
}{ $gun ->
    [yes] {"; tiene la pistola"}
   *[no] {""}
}
dont-bluff-table-colour = El dado de colores marca { $colour }.
dont-bluff-table-open = Abierto en la mesa: { $worth }.
dont-bluff-table-closed = Boca abajo en la mesa: { $count ->
    [one] { $count } maletín.
   *[other] { $count } maletines.
}
dont-bluff-table-inside = Solo tú sabes lo que llevan: { $worth }.
dont-bluff-table-said = { $claim ->
    [0] { $you ->
        [yes] Habías dicho que no había nada en los últimos maletines abiertos.
       *[no] { $name } había dicho que no había nada en los últimos maletines abiertos.
    }
   *[other] { $you ->
        [yes] Habías dicho que había { $claim } M$ en los últimos maletines abiertos.
       *[no] { $name } había dicho que había { $claim } M$ en los últimos maletines abiertos.
    }
}
dont-bluff-table-die = El dado negro marca { $die }.
dont-bluff-table-due = { $you ->
    [yes] Le debes { $due } M$ a { $other }.
   *[no] { $toyou ->
        [yes] { $name } te debe { $due } M$.
       *[no] { $name } le debe { $due } M$ a { $other }.
    }
}
dont-bluff-table-hand = Tus maletines: { $hand } (en total { $millions } M$; el 0 es un farol)
dont-bluff-table-empty-hand = No tienes maletines.
dont-bluff-table-shown = { $name } acaba con { $worth }.

# The story
dont-bluff-bank = { $cards ->
    [none] Se baraja el banco: { $count } maletines, boca abajo.
   *[other] Se baraja el banco; de arriba abajo: { $cards }.
}
dont-bluff-rolled = { $you ->
    [yes] Tiras el dado.
   *[no] { $name } tira el dado.
}
dont-bluff-colour-rolled = { $colour ->
    [white] Blanco
    [red] Rojo
    [green] Verde
    [blue] Azul
    [yellow] Amarillo
    [purple] Morado
   *[other] { $colour }
}: { $you ->
    [yes] tú.
   *[no] { $name }.
}
dont-bluff-colour-of-nobody = { $colour ->
    [white] Blanco
    [red] Rojo
    [green] Verde
    [blue] Azul
    [yellow] Amarillo
    [purple] Morado
   *[other] { $colour }
}: no es de nadie. Otra tirada.
dont-bluff-target-chosen = { $you ->
    [yes] Eliges a { $other }.
   *[no] { $toyou ->
        [yes] { $name } te elige a ti.
       *[no] { $name } elige a { $other }.
    }
}
dont-bluff-paired = { $you ->
    [yes] Tú ofreces, { $other } responde.
   *[no] { $toyou ->
        [yes] { $name } ofrece, tú respondes.
       *[no] { $name } ofrece, { $other } responde.
    }
}
dont-bluff-empty-handed = { $you ->
    [yes] No tienes nada que poner.
   *[no] { $name } no tiene nada que poner.
}
dont-bluff-offered = { $you ->
    [yes] Le pasas { $count ->
        [one] un maletín cerrado a { $other }.
       *[other] { $count } maletines cerrados a { $other }.
    }
   *[no] { $toyou ->
        [yes] { $name } te pasa { $count ->
            [one] un maletín cerrado.
           *[other] { $count } maletines cerrados.
        }
       *[no] { $name } le pasa { $count ->
            [one] un maletín cerrado a { $other }.
           *[other] { $count } maletines cerrados a { $other }.
        }
    }
}
dont-bluff-added = { $you ->
    [yes] Añades { $count ->
        [one] un maletín cerrado.
       *[other] { $count } maletines cerrados.
    }
   *[no] { $name } añade { $count ->
        [one] un maletín cerrado.
       *[other] { $count } maletines cerrados.
    }
}
dont-bluff-says = { $claim ->
    [none] { $you ->
        [yes] No dices nada.
       *[no] { $name } no dice nada.
    }
    [0] { $you ->
        [yes] Dices: «Ahí no hay nada».
       *[no] { $name } dice: «Ahí no hay nada».
    }
   *[other] { $you ->
        [yes] Dices: «{ $claim } M$».
       *[no] { $name } dice: «{ $claim } M$».
    }
}
dont-bluff-inside = Dentro: { $worth }.
dont-bluff-accepted = { $you ->
    [yes] Te lo quedas todo tal como está.
   *[no] { $name } se lo queda todo tal como está.
}
dont-bluff-opened = { $you ->
    [yes] Abres: { $cards }.
   *[no] { $name } abre: { $cards }.
}
dont-bluff-opened-said = { $claim ->
    [none] Nadie había dicho nada. A la vista: { $millions } M$.
    [0] { $told ->
        [true] Lo dicho: «Ahí no hay nada», y era verdad. A la vista: { $millions } M$.
       *[more] Lo dicho: «Ahí no hay nada»; hay más. A la vista: { $millions } M$.
    }
   *[other] { $told ->
        [true] Lo dicho: { $claim } M$, y era verdad. A la vista: { $millions } M$.
        [less] Lo dicho: { $claim } M$; hay menos. A la vista: { $millions } M$.
       *[more] Lo dicho: { $claim } M$; hay más. A la vista: { $millions } M$.
    }
}
dont-bluff-die-lower = El dado negro marca { $die }, menos que { $millions } M$: la oferta era buena.
dont-bluff-die-same = El dado negro marca { $die }, igual que { $millions } M$: la oferta cambia de manos.
dont-bluff-die-higher = El dado negro marca { $die }, más que { $millions } M$: no basta.
dont-bluff-received = { $you ->
    [yes] { $count ->
        [one] Recibes un maletín de { $other }.
       *[other] Recibes { $count } maletines de { $other }.
    }
   *[no] { $toyou ->
        [yes] { $count ->
            [one] { $name } recibe un maletín tuyo.
           *[other] { $name } recibe { $count } maletines tuyos.
        }
       *[no] { $count ->
            [one] { $name } recibe un maletín de { $other }.
           *[other] { $name } recibe { $count } maletines de { $other }.
        }
    }
}
dont-bluff-received-open = Abierto: { $worth }.
dont-bluff-received-closed = Sin abrir: { $worth }.
dont-bluff-taken-back = { $you ->
    [yes] Recoges { $cards }, y { $other } te debe { $millions } M$.
   *[no] { $toyou ->
        [yes] { $name } recoge { $cards }, y le debes { $millions } M$.
       *[no] { $name } recoge { $cards }, y { $other } le debe { $millions } M$.
    }
}
dont-bluff-payment-chosen = { $you ->
    [yes] Pones sobre la mesa { $cards }.
   *[no] { $name } pone sobre la mesa { $cards }.
}
dont-bluff-paid = { $you ->
    [yes] Le pagas a { $other } { $worth }.
   *[no] { $toyou ->
        [yes] { $name } te paga { $worth }.
       *[no] { $name } le paga a { $other } { $worth }.
    }
}
dont-bluff-paid-too-much = La deuda era de { $due } M$. No hay cambio.
dont-bluff-paid-too-little = La deuda era de { $due } M$. { $you ->
    [yes] Era todo el dinero que tenías.
   *[no] Era todo el dinero que tenía { $name }.
}
dont-bluff-bank-card = { $card ->
    [none] { $you ->
        [yes] Tomas el maletín de arriba del banco. Quedan: { $left }.
       *[no] { $name } toma el maletín de arriba del banco. Quedan: { $left }.
    }
   *[other] { $you ->
        [yes] Tomas el maletín de arriba del banco: { $card }. Quedan: { $left }.
       *[no] { $name } toma el maletín de arriba del banco: { $card }. Quedan: { $left }.
    }
}
dont-bluff-gun = { $you ->
    [yes] La pistola pasa a tus manos.
   *[no] La pistola pasa a { $name }.
}
dont-bluff-skipped = Sin maletines y sin turno: { $names }.
dont-bluff-hands-shown = Se abren todos los maletines. { $hands }
dont-bluff-hand-shown = { $name }: { $worth }
dont-bluff-ended-rich = { $you ->
    [yes] Tienes { $millions } M$. ¡Ganas tú!
   *[no] { $names } tiene { $millions } M$ y gana.
}
dont-bluff-ended-bank = { $winners ->
    [one] { $you ->
        [yes] El banco está vacío y tienes más que nadie: { $millions } M$. ¡Ganas tú!
       *[no] El banco está vacío y { $names } tiene más que nadie: { $millions } M$. Gana { $names }.
    }
   *[other] { $you ->
        [yes] El banco está vacío. ¡Compartes la victoria con { $names }: { $millions } M$ por cabeza en igual número de maletines!
       *[no] El banco está vacío. { $names } tienen más que nadie, { $millions } M$ por cabeza en igual número de maletines, y comparten la victoria.
    }
}

# Refusals
dont-bluff-nothing-to-roll = Ahora no hay ningún dado que tirar.
dont-bluff-no-target-to-choose = Ahora no hay nadie a quien elegir.
dont-bluff-choose-another-player = Elige a otro jugador de esta mesa.
dont-bluff-no-offer-now = Ahora no toca ofrecer.
dont-bluff-nothing-to-add-to = Ahora no hay nada a lo que añadir.
dont-bluff-claim-out-of-range = Di un número de millones de 0 a { $highest }, o no digas nada.
dont-bluff-lay-at-least-one = Pon al menos un maletín.
dont-bluff-not-in-your-hand = Di maletines de tu mano, primero los que más valen.
dont-bluff-nothing-to-take = No te ofrecen nada que puedas quedarte.
dont-bluff-nothing-to-open = No tienes delante ningún maletín cerrado.
dont-bluff-nothing-to-pay = Ahora no debes nada.
dont-bluff-bluffs-are-not-money = Un farol no paga nada. Debes { $millions } M$: paga con dinero.
dont-bluff-pays-too-little = No basta: debes { $millions } M$. Añade más.
dont-bluff-pay-the-exact-sum = Puedes pagar { $millions } M$ exactos, así que debes hacerlo.
dont-bluff-pays-with-a-card-too-many = Uno de esos maletines sobra: debes { $millions } M$, y con los demás llega.

# The terminal table
dont-bluff-frame = Don't Bluff! · gana el primero con 25 M$ · banco: { $bank }
dont-bluff-column-money = dinero
dont-bluff-column-colours = colores
dont-bluff-column-suitcases = maletines
dont-bluff-role-gun = pistola
dont-bluff-role-offers = ofrece
dont-bluff-role-answers = responde
dont-bluff-role-wins = gana
dont-bluff-stage = { $name } → { $other }
dont-bluff-stage-open = Abierto: { $millions } M$
dont-bluff-stage-closed = Boca abajo: { $count }
dont-bluff-stage-inside = Boca abajo: { $millions } M$, pero solo lo sabes tú
dont-bluff-stage-claim = { $claim ->
    [0] { $name }: «Ahí no hay nada».
   *[other] { $name }: «{ $claim } M$».
}
dont-bluff-stage-silent = { $name }: «…»
dont-bluff-stage-die = {" "}Dado negro: { $die }{" "}
dont-bluff-stage-colour = Dado de colores: { $colour }
dont-bluff-your-hand = Tus maletines: { $millions } M$

# The browser's table
dont-bluff-goal = Gana quien llegue a { $goal } M$
dont-bluff-bank-name = Banco
dont-bluff-bank-left = Maletines en el banco: { $left } de { $all }. Con el último acaba la partida.
dont-bluff-purse = { $millions } M$ de { $goal } M$
dont-bluff-millions = { $millions } M$
dont-bluff-times = ×{ $count }
dont-bluff-count = { $count ->
    [one] { $count } maletín
   *[other] { $count } maletines
}
dont-bluff-colour-die = El dado de colores
dont-bluff-black-die = El dado negro
dont-bluff-lay-here = Toca tus maletines para ponerlos aquí
dont-bluff-drafted = { $millions } M$ dentro, solo lo sabes tú
dont-bluff-owed = A pagar: { $due } M$
dont-bluff-odds-lower = { $you ->
    [yes] Pagas { $millions } M$ a { $other }
   *[no] { $toyou ->
        [yes] { $name } te paga { $millions } M$
       *[no] { $name } paga { $millions } M$ a { $other }
    }
}
dont-bluff-odds-same = { $you ->
    [yes] Te lo quedas todo
   *[no] { $name } se lo queda todo
}
dont-bluff-odds-higher = { $toyou ->
    [yes] Tienes que añadir
   *[no] { $other } tiene que añadir
}
dont-bluff-odds-higher-nothing-left = { $toyou ->
    [yes] No tienes qué añadir: { $name } se lo queda todo
   *[no] { $you ->
        [yes] { $other } no tiene qué añadir: te lo quedas todo
       *[no] { $other } no tiene qué añadir: { $name } se lo queda todo
    }
}
dont-bluff-pile = { $value ->
    [0] { $count ->
        [one] { $count } farol en tu mano
       *[other] { $count } faroles en tu mano
    }
   *[other] { $count ->
        [one] { $count } maletín con { $value } M$ en tu mano
       *[other] { $count } maletines con { $value } M$ en tu mano
    }
}
dont-bluff-pile-choose = { $value ->
    [0] Elegir un farol; en tu mano: { $count }
   *[other] Elegir un maletín con { $value } M$; en tu mano: { $count }
}
dont-bluff-put-back = { $value ->
    [0] Recoger un farol
   *[other] Recoger un maletín con { $value } M$
}
dont-bluff-say = ¿Qué dices que llevan?
dont-bluff-say-nothing = No decir nada
dont-bluff-say-millions = { $millions ->
    [0] Decir «Ahí no hay nada»
   *[other] Decir { $millions } M$
}
dont-bluff-say-truth = { $millions ->
    [0] Decir «Ahí no hay nada», la verdad
   *[other] Decir { $millions } M$, la verdad
}
dont-bluff-button-colour-die = Tirar el dado de colores
dont-bluff-button-black-die = Tirar el dado negro
dont-bluff-button-choose = Elegir a { $name }
dont-bluff-button-offer = { $claim ->
    [none] { $count ->
        [one] Ofrecer { $count } maletín a { $name } sin decir nada
       *[other] Ofrecer { $count } maletines a { $name } sin decir nada
    }
    [0] { $count ->
        [one] Ofrecer { $count } maletín a { $name }: «Ahí no hay nada»
       *[other] Ofrecer { $count } maletines a { $name }: «Ahí no hay nada»
    }
   *[other] { $count ->
        [one] Ofrecer { $count } maletín a { $name } y decir { $claim } M$
       *[other] Ofrecer { $count } maletines a { $name } y decir { $claim } M$
    }
}
dont-bluff-button-add = { $claim ->
    [none] { $count ->
        [one] Añadir { $count } maletín sin decir nada
       *[other] Añadir { $count } maletines sin decir nada
    }
    [0] { $count ->
        [one] Añadir { $count } maletín: «Ahí no hay nada»
       *[other] Añadir { $count } maletines: «Ahí no hay nada»
    }
   *[other] { $count ->
        [one] Añadir { $count } maletín y decir { $claim } M$ más
       *[other] Añadir { $count } maletines y decir { $claim } M$ más
    }
}
dont-bluff-button-take = { $count ->
    [one] Quedármelo
    [2] Quedarme los dos
   *[other] Quedarme los { $count }
}
dont-bluff-take-means = { $count ->
    [one] Es tuyo, sin abrir
   *[other] Son tuyos, sin abrir
}
dont-bluff-button-open = { $count ->
    [one] Abrirlo
    [2] Abrir los dos
   *[other] Abrir los { $count }
}
dont-bluff-open-means = Luego tiras el dado negro: si sale menos, pagas
dont-bluff-ways = Formas de pagar
dont-bluff-way = { $over ->
    [0] { $cards }, justo lo que debes
   *[other] { $cards }, { $over } M$ de más
}
dont-bluff-way-over = { $over ->
    [0] justo
   *[other] { $over } M$ de más
}
dont-bluff-button-pay = { $over ->
    [0] Pagar { $cards }
   *[other] Pagar { $cards }: { $over } M$ de más, sin cambio
}

# The end
dont-bluff-end-why = { $reason ->
    [twenty_five_millions] Gana quien llega primero a 25 M$.
    [fewer] El banco está vacío. Empate a dinero: gana quien tenga menos maletines.
    [shared] El banco está vacío. Empate a dinero y a maletines.
   *[bank_empty] El banco está vacío: gana quien tenga más dinero.
}

# What people say with one tap
dont-bluff-phrase-open-it = Venga, ábrelo.
dont-bluff-phrase-worth-it = Vale cada millón.

# Actions in a few words, where a button says too little or too much
dont-bluff-act-roll = Tirar el dado
dont-bluff-act-offer = { $claim ->
    [none] Poner { $cards } sin decir nada
    [0] Poner { $cards }: «Ahí no hay nada»
   *[other] Poner { $cards } y decir { $claim } M$
}
dont-bluff-act-add = { $claim ->
    [none] Añadir { $cards } sin decir nada
    [0] Añadir { $cards }: «Ahí no hay nada»
   *[other] Añadir { $cards } y decir { $claim } M$
}
dont-bluff-act-take = Quedármelo todo sin abrir
dont-bluff-act-open = Abrir
