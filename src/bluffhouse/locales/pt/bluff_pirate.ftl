### Bluff Pirate (rules BP-1 to BP-10)
### $card is one of: anchor, compass, eyepatch, flag, hook, lantern, map, pirate, rum, spyglass.
### $cards is a list of them as bluff-pirate-cards writes it: “2 × rum, hook”; in refusals, a number.
### $island says whether a ship gets to an island: “treasure” if it is known to be there, “yes” or “no”.
### A square is a number from 0, the start, to that of the second island.


# The cards
bluff-pirate-card = { $card ->
    [anchor] âncora
    [compass] bússola
    [eyepatch] pala
    [flag] bandeira
    [hook] gancho
    [lantern] lanterna
    [map] mapa
    [pirate] pirata
    [rum] rum
   *[spyglass] luneta
}
bluff-pirate-cards = { $count ->
    [1] { bluff-pirate-card }
   *[other] { $count } × { bluff-pirate-card }
}
bluff-pirate-no-cards = nenhuma

# Decisions
bluff-pirate-ask-turn = Tirar cartas, ou gastar um pirata e abordar um barco à tua frente?
bluff-pirate-ask-turn-draw = Sem pirata não há abordagem: tira cartas. Ninguém fica a saber porquê.
bluff-pirate-ask-lay = Pousar uma série de 3 a 5 cartas supostamente iguais, 1 ou 2 delas à vista? Ou não pousar nenhuma?
bluff-pirate-ask-vote = { $name } pousa { $count } cartas, com { $up ->
    [1] { bluff-pirate-card }
   *[other] { $up } × { bluff-pirate-card }
} à vista{ $claim ->
    [yes] , e diz: “Não estou a fazer bluff.” Acreditas?
   *[no] . Serão todas iguais?
}
bluff-pirate-ask-pick = Já votaram todos, em segredo. Que voto viras?
bluff-pirate-ask-over = O jogo acabou.
bluff-pirate-do-draw = { $count ->
    [0] já não há cartas para tirar; depois pousa uma série ou nenhuma
    [1] só resta { $count } carta para tirar; depois pousa uma série ou nenhuma
   *[other] { $count } cartas; depois pousa uma série ou nenhuma
}
bluff-pirate-do-board = descarta um pirata e fica com { $count ->
    [1] a única carta de { $name }
   *[other] { $count } cartas de { $name }, sem as ver
}; a tua vez acaba aí
bluff-pirate-do-lay-honest = série honesta: ninguém te pode parar, avanças até à casa { $square }{ $island ->
    [treasure] , a do tesouro
    [yes] , uma ilha
   *[no] {""}
}
bluff-pirate-do-lay-bluff = bluff: até à casa { $square }{ $island ->
    [treasure] , a do tesouro,
    [yes] , uma ilha,
   *[no] {""}
} se acreditarem; se te apanharem, ficas onde estás, e avança quem te apanhou. Junta “say honest” para jurar que não é bluff
bluff-pirate-do-discard = não pousar série; a carta é descartada, à vista de todos
bluff-pirate-do-keep = não pousar série; com tão poucas cartas, não descartas nenhuma
bluff-pirate-do-vote-bluff = { $counts ->
    [yes] se for bluff,
   *[no] se o teu voto for o escolhido e for bluff,
} avanças até à casa { $square }{ $island ->
    [treasure] , a do tesouro
    [yes] , uma ilha
   *[no] {""}
}; se a série for honesta, { $back ->
    [none] não perdes nada, pois estás na partida
    [0] recuas até à partida
   *[other] recuas até à casa { $back }
}
bluff-pirate-do-vote-honest = { $counts ->
    [yes] { $name } avança até à casa { $square }
   *[no] se o teu voto for o escolhido, { $name } avança até à casa { $square }
}{ $island ->
    [treasure] , a do tesouro
    [yes] , uma ilha
   *[no] {""}
}; tu ficas onde estás
bluff-pirate-do-pick-honest = avanças até à casa { $square }, seja qual for o voto{ $start ->
    [0] {""}
   *[other] ; se { $name } votou “com bluff”, o seu barco recua da casa { $start } para a { $back }
}
bluff-pirate-do-pick-bluff = se { $name } acreditar em ti, avanças até à casa { $square }; se não, o seu barco avança da casa { $start } até à { $forward }

# The table
bluff-pirate-table-island = { $token ->
    [empty] Ilha na casa { $square }: descoberta, estava vazia
    [treasure] Ilha na casa { $square }: descoberta, o tesouro
    [known] Ilha na casa { $square }: por descobrir, mas o tesouro só pode estar aqui; quem cá chegar ganha
   *[closed] Ilha na casa { $square }: por descobrir, o tesouro ou nada
}
bluff-pirate-table-seat = { $seat } { $name }{ $you ->
    [yes] {" (tu)"}
   *[no] {""}
}: { $square ->
    [0] na partida
   *[other] na casa { $square }
}, { $count ->
    [1] { $count } carta
   *[other] { $count } cartas
}{ $turn ->
    [yes] ; é a sua vez
   *[no] {""}
}
bluff-pirate-table-pile = { $pile ->
    [0] O baralho está vazio
    [1] Há { $pile } carta no baralho
   *[other] Há { $pile } cartas no baralho
}; descartadas: { $discards }
bluff-pirate-table-voted = Votos entregues: { $names }
bluff-pirate-table-vote = { $vote ->
    [bluff] Votaste “com bluff”.
   *[honest] Votaste “sem bluff”.
}
bluff-pirate-table-hand = { $count ->
    [0] Não tens cartas.
   *[other] As tuas cartas: { $cards }
}

# The story
bluff-pirate-hidden = { $island ->
    [none] Em cada uma das duas ilhas há uma ficha virada para baixo. Uma é o tesouro, a outra está vazia, e ninguém sabe qual é qual.
   *[other] O tesouro está na ilha da casa { $island }; a outra ilha está vazia.
}
bluff-pirate-shuffled = { $all ->
    [yes] As { $count } cartas são baralhadas e formam o baralho.
   *[no] O baralho está vazio. { $count ->
        [1] A carta descartada forma um novo.
       *[other] As { $count } cartas descartadas são baralhadas e formam um novo.
    }
}
bluff-pirate-shuffled-order = A partir de cima: { $cards }.
bluff-pirate-dealt = { $count ->
    [1] Cada um recebe { $count } carta.
   *[other] Cada um recebe { $count } cartas.
}{ $hands ->
    [none] {""}
   *[other] {" "}{ $hands }
}
bluff-pirate-dealt-hand = { $you ->
    [yes] Tens: { $cards }.
   *[no] { $name } tem: { $cards }.
}
bluff-pirate-draw-chosen = { $you ->
    [yes] Não abordas ninguém.
   *[no] { $name } não aborda ninguém.
}
bluff-pirate-drawn = { $count ->
    [0] { $you ->
        [yes] Não há nenhuma carta para tirares.
       *[no] Não há nenhuma carta para { $name } tirar.
    }
   *[other] { $cards ->
        [none] { $count ->
            [1] { $name } tira { $count } carta.
           *[other] { $name } tira { $count } cartas.
        }
       *[other] { $you ->
            [yes] Tiras: { $cards }.
           *[no] { $name } tira: { $cards }.
        }
    } { $pile ->
        [0] O baralho ficou vazio.
       *[other] Cartas no baralho: { $pile }.
    }
}
bluff-pirate-boarded = { $you ->
    [yes] À abordagem! Gastas um pirata e abordas o barco de { $other }.
   *[no] { $toyou ->
        [yes] À abordagem! { $name } gasta um pirata e aborda o teu barco.
       *[no] À abordagem! { $name } gasta um pirata e aborda o barco de { $other }.
    }
}
bluff-pirate-robbed = { $cards ->
    [none] { $count ->
        [1] { $name } tira { $count } carta a { $other }, sem ver.
       *[other] { $name } tira { $count } cartas a { $other }, sem ver.
    }
   *[other] { $you ->
        [yes] Tiras cartas a { $other }: { $cards }.
       *[no] { $toyou ->
            [yes] { $name } tira-te cartas: { $cards }.
           *[no] { $name } tira cartas a { $other }: { $cards }.
        }
    }
}
bluff-pirate-laid = { $you ->
    [yes] Pousas uma série de { $count }: { $up ->
        [1] { bluff-pirate-card }
       *[other] { $up } × { bluff-pirate-card }
    } à vista, { $down ->
        [1] { $down } escondida
       *[other] { $down } escondidas
    }.
   *[no] { $name } pousa uma série de { $count }: { $up ->
        [1] { bluff-pirate-card }
       *[other] { $up } × { bluff-pirate-card }
    } à vista, { $down ->
        [1] { $down } escondida
       *[other] { $down } escondidas
    }.
}{ $claim ->
    [yes] { $you ->
        [yes] {" "}Dizes: “Não estou a fazer bluff.”
       *[no] {" "}“Não estou a fazer bluff.”
    }
   *[no] {""}
}
bluff-pirate-laid-hidden = Escondidas: { $cards } ({ $bluff ->
    [yes] bluff
   *[no] série honesta
}).
bluff-pirate-discarded = { $you ->
    [yes] Não pousas série e descartas: { bluff-pirate-card }.
   *[no] { $name } não pousa série e descarta: { bluff-pirate-card }.
}
bluff-pirate-kept = { $you ->
    [yes] Não pousas série e guardas as tuas cartas.
   *[no] { $name } não pousa série e guarda as cartas.
}
bluff-pirate-too-few = { $you ->
    [yes] { $count ->
        [0] Não tens cartas: a tua vez acaba.
        [1] Tens { $count } carta, que não chega para uma série: a tua vez acaba.
       *[other] Tens { $count } cartas, que não chegam para uma série: a tua vez acaba.
    }
   *[no] { $count ->
        [0] { $name } não tem cartas: passa a vez.
        [1] { $name } tem { $count } carta, que não chega para uma série: passa a vez.
       *[other] { $name } tem { $count } cartas, que não chegam para uma série: passa a vez.
    }
}
bluff-pirate-voted = { $vote ->
    [hidden] { $name } já votou.
    [bluff] { $you ->
        [yes] Votas “com bluff”.
       *[no] { $name } vota “com bluff”.
    }
   *[honest] { $you ->
        [yes] Votas “sem bluff”.
       *[no] { $name } vota “sem bluff”.
    }
}
bluff-pirate-picked = { $you ->
    [yes] Viras o voto de { $other }.
   *[no] { $toyou ->
        [yes] { $name } vira o teu voto.
       *[no] { $name } vira o voto de { $other }.
    }
}
bluff-pirate-revealed-vote = { $toyou ->
    [yes] Votaste { $vote ->
        [bluff] “com bluff”
       *[honest] “sem bluff”
    }.
   *[no] { $other } votou { $vote ->
        [bluff] “com bluff”
       *[honest] “sem bluff”
    }.
}
bluff-pirate-revealed-cards = As cartas escondidas: { $cards }.
bluff-pirate-revealed = { $outcome ->
    [caught] Bluff desmascarado! { $you ->
        [yes] Voltas a pegar nas tuas cartas.
       *[no] { $name } volta a pegar nas cartas.
    }
    [believed] Era bluff, e passou! A série é descartada.
    [wronged] Era honesta: acusação errada! A série é descartada.
   *[honest] Era mesmo honesta. A série é descartada.
}
bluff-pirate-sailed = { $you ->
    [yes] { $count ->
        [1] Avanças { $count } casa, da { $start } para a { $square }.
       *[other] Avanças { $count } casas, da { $start } para a { $square }.
    }
   *[no] { $count ->
        [1] { $name } avança { $count } casa, da { $start } para a { $square }.
       *[other] { $name } avança { $count } casas, da { $start } para a { $square }.
    }
}
bluff-pirate-sent-back = { $start ->
    [0] { $you ->
        [yes] Devias recuar, mas estás na partida.
       *[no] { $name } devia recuar, mas está na partida.
    }
   *[other] { $you ->
        [yes] Recuas da casa { $start } para a { $square }.
       *[no] { $name } recua da casa { $start } para a { $square }.
    }
}
bluff-pirate-opened = { $treasure ->
    [yes] { $you ->
        [yes] Viras a ficha da casa { $square }: o tesouro!
       *[no] { $name } vira a ficha da casa { $square }: o tesouro!
    }
   *[no] { $you ->
        [yes] Viras a ficha da casa { $square }: vazia! O tesouro está na outra ilha.
       *[no] { $name } vira a ficha da casa { $square }: vazia! O tesouro está na outra ilha.
    }
}
bluff-pirate-ended = { $you ->
    [yes] O tesouro é teu: ganhaste!
   *[no] { $names } fica com o tesouro e ganha.
} Os barcos: { $ships }.
bluff-pirate-ended-ship = { $name } na casa { $square }

# Refusals
bluff-pirate-draw-or-board-first = Primeiro tira cartas ou aborda um barco.
bluff-pirate-lay-or-discard-now = Já tiraste cartas: agora pousa uma série, ou nenhuma.
bluff-pirate-vote-now = Há uma série na mesa: vota “com bluff” ou “sem bluff”.
bluff-pirate-pick-a-voter-now = Já votaram todos: escolhe o voto que conta.
bluff-pirate-no-such-card = Essa carta não existe. Escreve-se: anchor (âncora), compass (bússola), eyepatch (pala), flag (bandeira), hook (gancho), lantern (lanterna), map (mapa), pirate (pirata), rum, spyglass (luneta).
bluff-pirate-one-or-two-face-up = Numa série, uma ou duas cartas ficam à vista, e são iguais.
bluff-pirate-three-to-five-cards = { $cards ->
    [1] Uma série tem de três a cinco cartas ao todo; aí só há { $cards }.
   *[other] Uma série tem de três a cinco cartas ao todo; aí há { $cards }.
}
bluff-pirate-claim-or-not = Diz-se “não estou a fazer bluff”, ou nada.
bluff-pirate-hidden-cards-in-order = As cartas escondidas indicam-se por ordem alfabética dos nomes em inglês.
bluff-pirate-card-not-in-hand = Não tens tantas cartas destas: { bluff-pirate-card }.
bluff-pirate-too-few-to-discard = { $cards ->
    [1] Com { $cards } carta não descartas nenhuma: pousa uma série, ou guarda tudo.
   *[other] Com { $cards } cartas não descartas nenhuma: pousa uma série, ou guarda tudo.
}
bluff-pirate-too-many-to-keep = { $cards ->
    [1] Com { $cards } carta não podes guardar tudo: pousa uma série, ou descarta uma carta.
   *[other] Com { $cards } cartas não podes guardar tudo: pousa uma série, ou descarta uma carta.
}
bluff-pirate-board-needs-a-pirate = Para abordar é preciso um pirata, e não tens nenhum: tira cartas.
bluff-pirate-no-such-ship = Esse barco não existe.
bluff-pirate-ship-not-ahead = Esse barco não está à frente do teu: não o podes abordar.
bluff-pirate-ship-without-cards = Não há uma única carta nesse barco: nada para levar.
bluff-pirate-bluff-or-not = Vota-se “com bluff” ou “sem bluff”.
bluff-pirate-pick-an-opponent = Escolhe um dos outros jogadores, que já votaram.

# The terminal table
bluff-pirate-column-square = casa
bluff-pirate-column-cards = cartas
bluff-pirate-island-closed = { $square } ? por descobrir
bluff-pirate-island-empty = { $square } × vazia
bluff-pirate-island-known = { $square } ◆ o tesouro está aqui
bluff-pirate-island-treasure = { $square } ◆ o tesouro
bluff-pirate-islands = As ilhas: { $near } · { $far }
bluff-pirate-pile = Baralho { $pile } · descartadas: { $discards }
bluff-pirate-stage = { $you ->
    [yes] A tua série: { $count } cartas
   *[no] A série de { $name }: { $count } cartas
}
bluff-pirate-stage-claim = “Não estou a fazer bluff.”
bluff-pirate-stage-hidden = Escondidas: { $cards }
bluff-pirate-won = { $you ->
    [yes] O tesouro é teu!
   *[no] O tesouro é de { $name }.
}
bluff-pirate-your-hand = { $count ->
    [0] Não tens cartas.
    [1] A tua carta
   *[other] As tuas { $count } cartas
}

# The browser's table
bluff-pirate-chart = Carta náutica: a rota sai do porto, a casa 0, passa pela ilha da casa { $near } e vai até à ilha da casa { $far }
bluff-pirate-seat = { $square ->
    [0] na partida
   *[other] na casa { $square }
}, { $count ->
    [1] { $count } carta
   *[other] { $count } cartas
}
bluff-pirate-your-ship = { $square ->
    [0] O teu barco está na partida.
   *[other] O teu barco está na casa { $square }.
}
bluff-pirate-has-voted = { $voted ->
    [yes] já votou
   *[no] ainda não votou
}
bluff-pirate-stage-none = Não há nenhuma série na mesa.
bluff-pirate-claim = “Não estou a fazer bluff.”
bluff-pirate-turning = { $you ->
    [yes] Viras o voto de { $other }…
   *[no] { $toyou ->
        [yes] { $name } vira o teu voto…
       *[no] { $name } vira o voto de { $other }…
    }
}
bluff-pirate-vote-of = { $vote ->
    [bluff] { $name }: com bluff
    [honest] { $name }: sem bluff
   *[hidden] { $name }
}
bluff-pirate-face-down = uma carta virada para baixo
bluff-pirate-turn-over = { $now ->
    [down] { bluff-pirate-card }, para baixo: pôr à vista
    [up] { bluff-pirate-card }, à vista: esconder
   *[fixed] { bluff-pirate-card }, à vista: pelo menos uma tem de estar
}
bluff-pirate-piles = { $pile ->
    [1] { $pile } carta por tirar
   *[other] { $pile } cartas por tirar
}, { $discards ->
    [1] { $discards } carta descartada
   *[other] { $discards } cartas descartadas
}: mostrar as descartadas
bluff-pirate-discards = Descartadas até agora
bluff-pirate-discards-why = Há dez cartas de cada tipo. { $pile ->
    [0] O baralho está vazio.
    [1] Resta { $pile } carta no baralho.
   *[other] Restam { $pile } cartas no baralho.
}
bluff-pirate-ask-set = { $count ->
    [0] { $cards ->
        [3] Pousar as 3 cartas como se fossem iguais, 1 ou 2 à vista? Ou não pousar nenhuma?
        [4] Pousar 3 ou 4 cartas como se fossem iguais, 1 ou 2 à vista? Ou não pousar nenhuma?
       *[other] Toca em 3 a 5 cartas para as pousar como iguais, 1 ou 2 à vista; ou numa só, para a descartar.
    }
    [1] { $count } carta até agora: uma série tem de 3 a 5. Toca numa carta da mesa para a virar.
   *[other] { $count } cartas até agora: uma série tem de 3 a 5. Toca numa carta da mesa para a virar.
}
bluff-pirate-ask-whose = { $honest ->
    [yes] Já votaram todos. Que voto viras? A tua série é honesta: avanças até à casa { $square }, e quem votou “com bluff” recua.
   *[no] Já votaram todos. Que voto viras? Se acreditou, avanças até à casa { $square }; se te apanhou, avança essa pessoa.
}
bluff-pirate-if-honest = Série honesta: ninguém te pode parar, avanças até à casa { $square }{ $island ->
    [treasure] , a do tesouro.
    [yes] , uma ilha.
   *[no] .
}
bluff-pirate-if-bluff = Bluff: se acreditarem, avanças até à casa { $square }{ $island ->
    [treasure] , a do tesouro
    [yes] , uma ilha
   *[no] {""}
}; se te apanharem, ficas onde estás, e avança quem te apanhou.
bluff-pirate-button-claim = Dizer “Não estou a fazer bluff”
bluff-pirate-button-lay = { $count ->
    [0] Pousar uma série
   *[other] Pousar { $count } cartas: { $up ->
        [1] { bluff-pirate-card }
       *[other] { $up } × { bluff-pirate-card }
    } à vista, { $down ->
        [1] { $down } escondida
       *[other] { $down } escondidas
    }
}
bluff-pirate-button-discard = { $card ->
    [none] Descartar uma carta
   *[other] Descartar: { bluff-pirate-card }
}
bluff-pirate-button-keep = Sem série, guardar tudo
bluff-pirate-button-draw = { $count ->
    [0] Não tirar nada: não há cartas
    [1] Tirar a última carta
   *[other] Tirar { $count } cartas
}
bluff-pirate-button-board = { $count ->
    [1] Abordar { $name }: um pirata pela única carta
   *[other] Abordar { $name }: um pirata por { $count } cartas
}
bluff-pirate-button-vote = { $vote ->
    [bluff] Com bluff!
   *[honest] Sem bluff
}
bluff-pirate-button-pick = Virar o voto de { $name }
bluff-pirate-vote-bluff-then = Se acertares e virarem o teu voto, avanças { $start } → { $square }{ $island ->
    [treasure] , a do tesouro
    [yes] , uma ilha
   *[no] {""}
}. Se errares, { $back ->
    [none] ficas na partida.
    [0] recuas até à partida.
   *[other] recuas até à casa { $back }.
}
bluff-pirate-vote-honest-then = Se virarem o teu voto, { $name } avança até à casa { $square }{ $island ->
    [treasure] , a do tesouro.
    [yes] , uma ilha.
   *[no] .
} Tu não te mexes.
bluff-pirate-pick-honest-then = { $start ->
    [0] “Com bluff”: fica na partida.
   *[other] “Com bluff”: recua, { $start } → { $back }.
}
bluff-pirate-pick-bluff-then = “Com bluff”: avança, { $start } → { $forward }.

# The end
bluff-pirate-end-why = O tesouro estava na ilha da casa { $square }.
bluff-pirate-end-score = Casa { $square }
bluff-pirate-end-row = { $count ->
    [0] encontrou o tesouro
    [1] a { $count } casa
   *[other] a { $count } casas
}

# What people say with one tap
bluff-pirate-phrase-ahoy = Ó da barca!
bluff-pirate-phrase-honest = Palavra de pirata.

# Actions in a few words, where a button says too little or too much
bluff-pirate-act-draw = Tirar cartas
bluff-pirate-act-board = Abordar { $name }
bluff-pirate-act-lay = { $claim ->
    [yes] Pousar à vista: { $shown }; escondidas: { $hidden }; e dizer “Não estou a fazer bluff”
   *[no] Pousar à vista: { $shown }; escondidas: { $hidden }
}
