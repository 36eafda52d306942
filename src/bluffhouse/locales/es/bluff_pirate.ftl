### Bluff Pirate (rules BP-1 to BP-10)
### $card is one of: anchor, compass, eyepatch, flag, hook, lantern, map, pirate, rum, spyglass.
### $cards is a list of them as bluff-pirate-cards writes it: “2 × rum, hook”; in refusals, a number.
### $island says whether a ship gets to an island: “treasure” if it is known to be there, “yes” or “no”.
### A square is a number from 0, the start, to that of the second island.


# The cards
bluff-pirate-card = { $card ->
    [anchor] ancla
    [compass] brújula
    [eyepatch] parche
    [flag] bandera
    [hook] garfio
    [lantern] lámpara
    [map] mapa
    [pirate] pirata
    [rum] ron
   *[spyglass] catalejo
}
bluff-pirate-cards = { $count ->
    [1] { bluff-pirate-card }
   *[other] { $count } × { bluff-pirate-card }
}
bluff-pirate-no-cards = ninguna

# Decisions
bluff-pirate-ask-turn = ¿Robas cartas, o gastas un pirata para abordar un barco que va por delante?
bluff-pirate-ask-turn-draw = No tienes ningún pirata y no puedes abordar a nadie: roba. Nadie sabe por qué lo haces.
bluff-pirate-ask-lay = ¿Presentas una serie de 3 a 5 cartas que deberían ser iguales, 1 o 2 de ellas boca arriba? ¿O ninguna?
bluff-pirate-ask-vote = { $name } presenta { $count } cartas, con { $up ->
    [1] { bluff-pirate-card }
   *[other] { $up } × { bluff-pirate-card }
} boca arriba{ $claim ->
    [yes] , y dice: «No es un farol». ¿Le crees?
   *[no] . ¿Son todas iguales?
}
bluff-pirate-ask-pick = Ya han votado todos en secreto. ¿Qué voto descubres?
bluff-pirate-ask-over = La partida ha terminado.
bluff-pirate-do-draw = { $count ->
    [0] no quedan cartas que robar; luego, presentar una serie o no
    [one] queda { $count } carta por robar; luego, presentar una serie o no
   *[other] { $count } cartas; luego, presentar una serie o no
}
bluff-pirate-do-board = descartarte de un pirata y quitarle a { $name } { $count ->
    [one] su única carta
   *[other] { $count } cartas a ciegas
}; en eso se va todo tu turno
bluff-pirate-do-lay-honest = sin farol: nadie puede pararte, avanzas hasta la casilla { $square }{ $island ->
    [treasure] , el tesoro
    [yes] , una isla
   *[no] {""}
}
bluff-pirate-do-lay-bluff = un farol: si te creen, hasta la casilla { $square }{ $island ->
    [treasure] , el tesoro
    [yes] , una isla
   *[no] {""}
}; si te pillan, no te mueves y avanza quien te ha pillado. Añade «say honest» para jurar que no lo es
bluff-pirate-do-discard = sin serie; la carta se descarta boca arriba
bluff-pirate-do-keep = sin serie; con tan pocas cartas no te descartas de ninguna
bluff-pirate-do-vote-bluff = { $counts ->
    [yes] si es un farol,
   *[no] si eligen tu voto y es un farol,
} avanzas hasta la casilla { $square }{ $island ->
    [treasure] , el tesoro
    [yes] , una isla
   *[no] {""}
}; si no lo es, { $back ->
    [none] no pierdes nada, porque estás en el inicio
    [0] retrocedes hasta el inicio
   *[other] retrocedes hasta la casilla { $back }
}
bluff-pirate-do-vote-honest = { $counts ->
    [yes] { $name } avanza hasta la casilla { $square }
   *[no] si eligen tu voto, { $name } avanza hasta la casilla { $square }
}{ $island ->
    [treasure] , el tesoro
    [yes] , una isla
   *[no] {""}
}; tú no te mueves
bluff-pirate-do-pick-honest = avanzas hasta la casilla { $square }, sea cual sea el voto{ $start ->
    [0] {""}
   *[other] ; si { $name } ha votado «es un farol», su barco retrocede de la casilla { $start } a la { $back }
}
bluff-pirate-do-pick-bluff = si { $name } te cree, avanzas hasta la casilla { $square }; si no, su barco avanza de la casilla { $start } a la { $forward }

# The table
bluff-pirate-table-island = { $token ->
    [empty] Isla en la casilla { $square }: abierta, estaba vacía
    [treasure] Isla en la casilla { $square }: abierta, el tesoro
    [known] Isla en la casilla { $square }: cerrada, pero el tesoro tiene que estar aquí; quien llegue gana
   *[closed] Isla en la casilla { $square }: cerrada, el tesoro o nada
}
bluff-pirate-table-seat = { $seat } { $name }{ $you ->
    [yes] {" (tú)"}
   *[no] {""}
}: { $square ->
    [0] en el inicio
   *[other] en la casilla { $square }
}, { $count ->
    [one] { $count } carta
   *[other] { $count } cartas
}{ $turn ->
    [yes] ; le toca
   *[no] {""}
}
bluff-pirate-table-pile = { $pile ->
    [0] El mazo está vacío
    [one] Queda { $pile } carta en el mazo
   *[other] Quedan { $pile } cartas en el mazo
}; descartes: { $discards }
bluff-pirate-table-voted = Ya han votado: { $names }
bluff-pirate-table-vote = { $vote ->
    [bluff] Has votado «es un farol».
   *[honest] Has votado «no es un farol».
}
bluff-pirate-table-hand = { $count ->
    [0] No tienes cartas.
   *[other] Tus cartas: { $cards }
}

# The story
bluff-pirate-hidden = { $island ->
    [none] En cada una de las dos islas hay una ficha cerrada. Una es el tesoro, la otra está vacía, y nadie sabe cuál es cuál.
   *[other] El tesoro está en la isla de la casilla { $island }; la otra isla está vacía.
}
bluff-pirate-shuffled = { $all ->
    [yes] Se barajan las { $count } cartas y forman el mazo.
   *[no] El mazo está vacío. { $count ->
        [one] La carta descartada forma uno nuevo.
       *[other] Las { $count } cartas descartadas se barajan y forman uno nuevo.
    }
}
bluff-pirate-shuffled-order = De arriba abajo: { $cards }.
bluff-pirate-dealt = { $count ->
    [one] Se reparte { $count } carta a cada jugador.
   *[other] Se reparten { $count } cartas a cada jugador.
}{ $hands ->
    [none] {""}
   *[other] {" "}{ $hands }
}
bluff-pirate-dealt-hand = { $you ->
    [yes] Tienes: { $cards }.
   *[no] { $name } tiene: { $cards }.
}
bluff-pirate-draw-chosen = { $you ->
    [yes] No abordas a nadie.
   *[no] { $name } no aborda a nadie.
}
bluff-pirate-drawn = { $count ->
    [0] { $you ->
        [yes] No queda ninguna carta que puedas robar.
       *[no] No queda ninguna carta que { $name } pueda robar.
    }
   *[other] { $cards ->
        [none] { $count ->
            [one] { $name } roba { $count } carta.
           *[other] { $name } roba { $count } cartas.
        }
       *[other] { $you ->
            [yes] Robas: { $cards }.
           *[no] { $name } roba: { $cards }.
        }
    } { $pile ->
        [0] El mazo queda vacío.
        [one] Queda { $pile } en el mazo.
       *[other] Quedan { $pile } en el mazo.
    }
}
bluff-pirate-boarded = { $you ->
    [yes] ¡Al abordaje! Gastas un pirata y asaltas el barco de { $other }.
   *[no] { $toyou ->
        [yes] ¡Al abordaje! { $name } gasta un pirata y asalta tu barco.
       *[no] ¡Al abordaje! { $name } gasta un pirata y asalta el barco de { $other }.
    }
}
bluff-pirate-robbed = { $cards ->
    [none] { $count ->
        [one] { $name } le quita { $count } carta a { $other }, a ciegas.
       *[other] { $name } le quita { $count } cartas a { $other }, a ciegas.
    }
   *[other] { $you ->
        [yes] Le quitas a { $other }: { $cards }.
       *[no] { $toyou ->
            [yes] { $name } te quita: { $cards }.
           *[no] { $name } le quita a { $other }: { $cards }.
        }
    }
}
bluff-pirate-laid = { $you ->
    [yes] Presentas una serie de { $count }: { $up ->
        [1] { bluff-pirate-card }
       *[other] { $up } × { bluff-pirate-card }
    } boca arriba, { $down } boca abajo.
   *[no] { $name } presenta una serie de { $count }: { $up ->
        [1] { bluff-pirate-card }
       *[other] { $up } × { bluff-pirate-card }
    } boca arriba, { $down } boca abajo.
}{ $claim ->
    [yes] { $you ->
        [yes] {" "}Dices: «No es un farol».
       *[no] {" "}«No es un farol».
    }
   *[no] {""}
}
bluff-pirate-laid-hidden = Boca abajo: { $cards } ({ $bluff ->
    [yes] es un farol
   *[no] no es un farol
}).
bluff-pirate-discarded = { $you ->
    [yes] No presentas serie y te descartas de: { bluff-pirate-card }.
   *[no] { $name } no presenta serie y se descarta de: { bluff-pirate-card }.
}
bluff-pirate-kept = { $you ->
    [yes] No presentas serie y conservas tus cartas.
   *[no] { $name } no presenta serie y conserva sus cartas.
}
bluff-pirate-too-few = { $you ->
    [yes] { $count ->
        [0] No tienes cartas, así que tu turno acaba.
        [one] Tienes { $count } carta, muy poco para una serie, así que tu turno acaba.
       *[other] Tienes { $count } cartas, muy pocas para una serie, así que tu turno acaba.
    }
   *[no] { $count ->
        [0] { $name } no tiene cartas, así que su turno acaba.
        [one] { $name } tiene { $count } carta, muy poco para una serie, así que su turno acaba.
       *[other] { $name } tiene { $count } cartas, muy pocas para una serie, así que su turno acaba.
    }
}
bluff-pirate-voted = { $vote ->
    [hidden] { $name } ha votado.
    [bluff] { $you ->
        [yes] Votas: «es un farol».
       *[no] { $name } vota: «es un farol».
    }
   *[honest] { $you ->
        [yes] Votas: «no es un farol».
       *[no] { $name } vota: «no es un farol».
    }
}
bluff-pirate-picked = { $you ->
    [yes] Descubres el voto de { $other }.
   *[no] { $toyou ->
        [yes] { $name } descubre tu voto.
       *[no] { $name } descubre el voto de { $other }.
    }
}
bluff-pirate-revealed-vote = { $toyou ->
    [yes] Habías votado { $vote ->
        [bluff] «es un farol»
       *[honest] «no es un farol»
    }.
   *[no] { $other } había votado { $vote ->
        [bluff] «es un farol»
       *[honest] «no es un farol»
    }.
}
bluff-pirate-revealed-cards = Boca abajo había: { $cards }.
bluff-pirate-revealed = { $outcome ->
    [caught] ¡Farol descubierto! { $you ->
        [yes] Recoges tus cartas.
       *[no] { $name } recoge sus cartas.
    }
    [believed] Era un farol, ¡y ha colado! La serie se descarta.
    [wronged] No era un farol: ¡acusación falsa! La serie se descarta.
   *[honest] En efecto, no era un farol. La serie se descarta.
}
bluff-pirate-sailed = { $you ->
    [yes] { $count ->
        [one] Avanzas { $count } casilla, de la { $start } a la { $square }.
       *[other] Avanzas { $count } casillas, de la { $start } a la { $square }.
    }
   *[no] { $count ->
        [one] { $name } avanza { $count } casilla, de la { $start } a la { $square }.
       *[other] { $name } avanza { $count } casillas, de la { $start } a la { $square }.
    }
}
bluff-pirate-sent-back = { $start ->
    [0] { $you ->
        [yes] Tendrías que retroceder, pero estás en el inicio.
       *[no] { $name } tendría que retroceder, pero está en el inicio.
    }
   *[other] { $you ->
        [yes] Retrocedes de la casilla { $start } a la { $square }.
       *[no] { $name } retrocede de la casilla { $start } a la { $square }.
    }
}
bluff-pirate-opened = { $treasure ->
    [yes] { $you ->
        [yes] Das la vuelta a la ficha de la casilla { $square }: ¡el tesoro!
       *[no] { $name } da la vuelta a la ficha de la casilla { $square }: ¡el tesoro!
    }
   *[no] { $you ->
        [yes] Das la vuelta a la ficha de la casilla { $square }: ¡vacía! El tesoro está en la otra isla.
       *[no] { $name } da la vuelta a la ficha de la casilla { $square }: ¡vacía! El tesoro está en la otra isla.
    }
}
bluff-pirate-ended = { $you ->
    [yes] El tesoro es tuyo: ¡ganas tú!
   *[no] { $names } se hace con el tesoro y gana.
} Los barcos: { $ships }.
bluff-pirate-ended-ship = { $name } (casilla { $square })

# Refusals
bluff-pirate-draw-or-board-first = Primero roba, o aborda un barco.
bluff-pirate-lay-or-discard-now = Ya has robado: ahora presenta una serie, o ninguna.
bluff-pirate-vote-now = Hay una serie en la mesa: vota «es un farol» o «no es un farol».
bluff-pirate-pick-a-voter-now = Ya han votado todos: elige qué voto cuenta.
bluff-pirate-no-such-card = No existe esa carta. Se escribe: anchor (ancla), compass (brújula), eyepatch (parche), flag (bandera), hook (garfio), lantern (lámpara), map (mapa), pirate (pirata), rum (ron), spyglass (catalejo).
bluff-pirate-one-or-two-face-up = Una o dos cartas de la serie van boca arriba, y son iguales.
bluff-pirate-three-to-five-cards = { $cards ->
    [one] Una serie tiene de tres a cinco cartas en total; ahí hay { $cards }.
   *[other] Una serie tiene de tres a cinco cartas en total; ahí hay { $cards }.
}
bluff-pirate-claim-or-not = Se dice «no es un farol», o no se dice nada.
bluff-pirate-hidden-cards-in-order = Las cartas boca abajo se nombran por orden alfabético de su nombre en inglés.
bluff-pirate-card-not-in-hand = No tienes tantas cartas de estas: { bluff-pirate-card }.
bluff-pirate-too-few-to-discard = { $cards ->
    [one] Con { $cards } carta no te descartas: presenta una serie, o consérvala.
   *[other] Con { $cards } cartas no te descartas: presenta una serie, o consérvalas.
}
bluff-pirate-too-many-to-keep = { $cards ->
    [one] Con { $cards } carta no puedes conservarlo todo: presenta una serie, o descártate de una.
   *[other] Con { $cards } cartas no puedes conservarlo todo: presenta una serie, o descártate de una.
}
bluff-pirate-board-needs-a-pirate = Para abordar hace falta un pirata y no tienes: roba.
bluff-pirate-no-such-ship = No existe ese barco.
bluff-pirate-ship-not-ahead = Ese barco no va por delante del tuyo: no puedes abordarlo.
bluff-pirate-ship-without-cards = En ese barco no hay ni una carta: nada que llevarse.
bluff-pirate-bluff-or-not = Se vota «es un farol» o «no es un farol».
bluff-pirate-pick-an-opponent = Elige a uno de los demás, que ya han votado.

# The terminal table
bluff-pirate-column-square = casilla
bluff-pirate-column-cards = cartas
bluff-pirate-island-closed = { $square } ? cerrada
bluff-pirate-island-empty = { $square } × vacía
bluff-pirate-island-known = { $square } ◆ el tesoro está aquí
bluff-pirate-island-treasure = { $square } ◆ el tesoro
bluff-pirate-islands = Las islas: { $near } · { $far }
bluff-pirate-pile = Mazo { $pile } · descartes: { $discards }
bluff-pirate-stage = { $you ->
    [yes] Tu serie: { $count } cartas
   *[no] La serie de { $name }: { $count } cartas
}
bluff-pirate-stage-claim = «No es un farol».
bluff-pirate-stage-hidden = Boca abajo: { $cards }
bluff-pirate-won = { $you ->
    [yes] ¡El tesoro es tuyo!
   *[no] { $name } se hace con el tesoro.
}
bluff-pirate-your-hand = { $count ->
    [0] No tienes cartas.
    [one] Tu carta
   *[other] Tus { $count } cartas
}

# The browser's table
bluff-pirate-chart = Carta de navegación: el rumbo desde el puerto, casilla 0, pasando por la isla de la casilla { $near }, hasta la isla de la casilla { $far }
bluff-pirate-seat = { $square ->
    [0] en el inicio
   *[other] en la casilla { $square }
}, { $count ->
    [one] { $count } carta
   *[other] { $count } cartas
}
bluff-pirate-your-ship = { $square ->
    [0] Tu barco está en el inicio.
   *[other] Tu barco está en la casilla { $square }.
}
bluff-pirate-has-voted = { $voted ->
    [yes] ha votado
   *[no] aún no ha votado
}
bluff-pirate-stage-none = No hay ninguna serie en la mesa.
bluff-pirate-claim = «No es un farol».
bluff-pirate-turning = { $you ->
    [yes] Descubres el voto de { $other }…
   *[no] { $toyou ->
        [yes] { $name } descubre tu voto…
       *[no] { $name } descubre el voto de { $other }…
    }
}
bluff-pirate-vote-of = { $vote ->
    [bluff] { $name }: es un farol
    [honest] { $name }: no es un farol
   *[hidden] { $name }
}
bluff-pirate-face-down = una carta boca abajo
bluff-pirate-turn-over = { $now ->
    [down] { bluff-pirate-card }, boca abajo: poner boca arriba
    [up] { bluff-pirate-card }, boca arriba: poner boca abajo
   *[fixed] { bluff-pirate-card }, boca arriba: tiene que haber una
}
bluff-pirate-piles = { $pile ->
    [one] { $pile } carta por robar
   *[other] { $pile } cartas por robar
}, { $discards ->
    [one] { $discards } descartada
   *[other] { $discards } descartadas
}: ver los descartes
bluff-pirate-discards = Descartes hasta ahora
bluff-pirate-discards-why = Hay diez cartas de cada clase. { $pile ->
    [0] El mazo está vacío.
    [one] Queda { $pile } carta por robar.
   *[other] Quedan { $pile } cartas por robar.
}
bluff-pirate-ask-set = { $count ->
    [0] { $cards ->
        [3] ¿Presentas las 3 cartas como iguales, 1 o 2 boca arriba? ¿O ninguna?
        [4] ¿Presentas 3 o 4 cartas como iguales, 1 o 2 boca arriba? ¿O ninguna?
       *[other] Toca de 3 a 5 cartas para presentarlas como iguales, 1 o 2 boca arriba; o una sola para descartarte de ella.
    }
    [one] De momento { $count } carta: una serie tiene de 3 a 5. Toca una carta de la mesa para darle la vuelta.
   *[other] De momento { $count } cartas: una serie tiene de 3 a 5. Toca una carta de la mesa para darle la vuelta.
}
bluff-pirate-ask-whose = { $honest ->
    [yes] Ya han votado todos. ¿Qué voto descubres? No es un farol y avanzas hasta la casilla { $square }; quien haya dicho «es un farol» retrocede.
   *[no] Ya han votado todos. ¿Qué voto descubres? Si quien elijas te cree, avanzas hasta la casilla { $square }; si te pilla, avanza en tu lugar.
}
bluff-pirate-if-honest = Sin farol: nadie puede pararte, avanzas hasta la casilla { $square }{ $island ->
    [treasure] , el tesoro.
    [yes] , una isla.
   *[no] .
}
bluff-pirate-if-bluff = Un farol: si te creen, avanzas hasta la casilla { $square }{ $island ->
    [treasure] , el tesoro
    [yes] , una isla
   *[no] {""}
}; si te pillan, no te mueves y avanza quien te ha pillado.
bluff-pirate-button-claim = Decir «no es un farol»
bluff-pirate-button-lay = { $count ->
    [0] Presentar una serie
   *[other] Presentar { $count } cartas: { $up ->
        [1] { bluff-pirate-card }
       *[other] { $up } × { bluff-pirate-card }
    } boca arriba, { $down } boca abajo
}
bluff-pirate-button-discard = { $card ->
    [none] Descartarme de una carta
   *[other] Descartarme de: { bluff-pirate-card }
}
bluff-pirate-button-keep = Sin serie, conservarlo todo
bluff-pirate-button-draw = { $count ->
    [0] No robar: no quedan cartas
    [one] Robar la última carta
   *[other] Robar { $count } cartas
}
bluff-pirate-button-board = { $count ->
    [one] Abordar a { $name }: un pirata por su única carta
   *[other] Abordar a { $name }: un pirata por { $count } cartas
}
bluff-pirate-button-vote = { $vote ->
    [bluff] ¡Es un farol!
   *[honest] No es un farol
}
bluff-pirate-button-pick = Descubrir el voto de { $name }
bluff-pirate-vote-bluff-then = Si aciertas y se descubre tu voto, avanzas { $start } → { $square }{ $island ->
    [treasure] , el tesoro
    [yes] , una isla
   *[no] {""}
}. Si fallas, { $back ->
    [none] sigues en el inicio.
    [0] retrocedes hasta el inicio.
   *[other] retrocedes hasta la casilla { $back }.
}
bluff-pirate-vote-honest-then = Si se descubre tu voto, { $name } avanza hasta la casilla { $square }{ $island ->
    [treasure] , el tesoro.
    [yes] , una isla.
   *[no] .
} Tú no te mueves.
bluff-pirate-pick-honest-then = { $start ->
    [0] «Es un farol»: sigue en el inicio.
   *[other] «Es un farol»: retrocede, { $start } → { $back }.
}
bluff-pirate-pick-bluff-then = «Es un farol»: avanza, { $start } → { $forward }.

# The end
bluff-pirate-end-why = El tesoro estaba en la isla de la casilla { $square }.
bluff-pirate-end-score = Casilla { $square }
bluff-pirate-end-row = { $count ->
    [0] encontró el tesoro
    [one] a { $count } casilla
   *[other] a { $count } casillas
}

# What people say with one tap
bluff-pirate-phrase-ahoy = ¡Al abordaje!
bluff-pirate-phrase-honest = Palabra de pirata.

# Actions in a few words, where a button says too little or too much
bluff-pirate-act-draw = Robar
bluff-pirate-act-board = Abordar a { $name }
bluff-pirate-act-lay = { $claim ->
    [yes] Presentar { $shown } boca arriba, { $hidden } boca abajo, y decir «no es un farol»
   *[no] Presentar { $shown } boca arriba, { $hidden } boca abajo
}
