### Millionaires and Bankrupts (rules MB-1 to MB-11)
### $tile is a number (a wealth tile) or one of: success, casino, cba, thief.


# The tiles: their names, their marks on the terminal table, and what they do
millionaires-tile = { $tile ->
    [success] Sucesso
    [casino] Casino
    [cba] CBA
    [thief] Ladrão
   *[other] Riqueza { $tile }
}
millionaires-tile-short = { $tile ->
    [success] ×2
    [casino] −5
    [cba] ÷2
    [thief] Ladrão
   *[other] { $tile }
}
millionaires-tile-effect = { $tile ->
    [success] duplica os pontos
    [casino] menos 5 pontos
    [cba] reduz os pontos a metade
    [thief] leva uma peça de riqueza
    [1] 1 ponto
   *[other] { $tile } pontos
}

# Decisions
millionaires-ask-first = Começas tu: vira a primeira peça e licita primeiro.
millionaires-ask-reveal = { $last ->
    [yes] Vira a próxima peça e licita primeiro. Já saíram três vermelhas: mais uma, e o jogo acaba.
   *[no] A última peça foi para ti: vira a próxima e licita primeiro.
}
millionaires-ask-win = { $highest ->
    [0] { millionaires-tile } ({ millionaires-tile-effect }): ainda ninguém licitou. Licitar, ou passar?
   *[other] { millionaires-tile } ({ millionaires-tile-effect }): { $name } vai em { $highest } M${ $down ->
        [0] {""}
       *[other] , tu em { $down } M$
    }. Subir, ou passar?
}
millionaires-ask-escape = { $highest ->
    [0] { millionaires-tile } ({ millionaires-tile-effect }): quem passar primeiro fica com a peça. Pagar para escapar, ou ficar com ela?
   *[other] { millionaires-tile } ({ millionaires-tile-effect }): quem passar primeiro fica com a peça. { $name } vai em { $highest } M${ $down ->
        [0] {""}
       *[other] , tu em { $down } M$
    }. Subir, ou ficar com ela?
}
millionaires-ask-discard = O Ladrão veio ter contigo. Que peça de riqueza lhe entregas?
millionaires-ask-over = O jogo acabou.
millionaires-do-reveal = virar a próxima peça
millionaires-do-bid-first = licitas { $total } M$, o mínimo; põe as cartas que quiseres, até { $most } M$
millionaires-do-bid-all = tudo o que tens: o teu lance passa a { $total } M$
millionaires-do-bid-lowest = o teu lance passa a { $total } M$, à justa; junta as cartas que quiseres, até { $most } M$
millionaires-do-bid-card = com uma só carta: o teu lance passa a { $total } M$
millionaires-do-pass = { $down ->
    [0] sais deste leilão; não te custa nada
   *[other] sais deste leilão; no fim recebes de volta os teus { $down } M$
}
millionaires-do-pass-last = { $highest ->
    [0] { $name } leva a peça de graça
   *[other] { $name } leva a peça por { $highest } M${ $down ->
        [0] {""}
       *[other] ; os teus { $down } M$ voltam para ti
    }
}
millionaires-do-take = { $others ->
    [0] ficas com a peça, e ninguém paga nada
   *[other] ficas com a peça{ $down ->
        [0] {""}
       *[other] {" "}e recuperas os teus { $down } M$
    }; os outros perdem { $others } M$
}
millionaires-do-discard = sai do jogo, e o Ladrão com ela

# The table
millionaires-table-pile = { $pile ->
    [0] Já não há peças viradas para baixo.
    [1] Resta { $pile } peça virada para baixo.
   *[other] Restam { $pile } peças viradas para baixo.
} Peças vermelhas até agora: { $reds } de 4; à quarta, o jogo acaba.
millionaires-table-unseen = Ainda por ver: { $tiles }
millionaires-table-unseen-over = Não chegaram a sair: { $tiles }
millionaires-table-revealed = Já saíram: { $tiles }
millionaires-table-box = O Ladrão foi-se embora, e levou: { $tile }
millionaires-table-win = Em leilão: { millionaires-tile } ({ millionaires-tile-effect }). Fica para o último a resistir.
millionaires-table-escape = Em leilão: { millionaires-tile } ({ millionaires-tile-effect }). Fica para quem passar primeiro; os outros perdem os seus lances.
millionaires-table-thief = O Ladrão está em ação: { $you ->
    [yes] escolhes o que lhe entregas.
   *[no] { $name } escolhe o que entregar.
}
millionaires-table-last = A peça que pôs fim ao jogo: { millionaires-tile }
millionaires-table-seat = { $seat } { $name }{ $you ->
    [yes] {" (tu)"}
   *[no] {""}
}: { $tiles ->
    [none] sem peças
    [hidden] { $count ->
        [1] { $count } peça virada para baixo
       *[other] { $count } peças viradas para baixo
    }
   *[other] { $tiles } ({ $points ->
        [1] { $points } ponto
       *[other] { $points } pontos
    })
}; { $lost ->
    [0] não gastou nada
   *[other] gastou { $lost } M$ ({ $cards }){ $poorest ->
        [yes] , e é quem menos tem
       *[no] {""}
    }
}
millionaires-table-stake = { $state ->
    [quiet] { $you ->
        [yes] Ainda não licitaste.
       *[no] { $name } ainda não licitou.
    }
    [passed] { $you ->
        [yes] Passaste.
       *[no] { $name } passou.
    }
    [passed-down] { $you ->
        [yes] Passaste; recuperas { $sum } M$ ({ $cards }).
       *[no] { $name } passou e recupera { $sum } M$ ({ $cards }).
    }
   *[bids] { $you ->
        [yes] Vais em { $sum } M$ ({ $cards }).
       *[no] { $name } vai em { $sum } M$ ({ $cards }).
    }
}
millionaires-table-hand = { $sum ->
    [0] A tua mão está vazia.
   *[other] A tua mão: { $cards } (ao todo { $sum } M$)
}

# The story
millionaires-shuffled = { $pile ->
    [hidden] Baralham-se dezasseis peças, viradas para baixo. Quatro têm borda vermelha: quando sair a quarta destas, o jogo acaba.
   *[other] Baralham-se dezasseis peças, que vão sair por esta ordem: { $pile }.
}
millionaires-revealed = { $you ->
    [yes] Viras: { millionaires-tile }.
   *[no] { $name } vira: { millionaires-tile }.
} { $last ->
    [yes] É a quarta peça vermelha: o jogo acaba logo ali, e ninguém fica com ela.
   *[no] { $tile ->
        [success] Duplica os pontos. Peça vermelha { $reds } de 4.
        [cba] Reduz os pontos a metade, e quem passar primeiro fica com a peça. Peça vermelha { $reds } de 4.
        [casino] Custa 5 pontos, e quem passar primeiro fica com a peça.
        [thief] Leva uma peça de riqueza a quem passar primeiro.
        [1] Vale 1 ponto.
       *[other] Vale { $tile } pontos.
    }
}
millionaires-bid-placed = { $you ->
    [yes] Licitas { $total } M$ ({ $cards }).
   *[no] { $name } licita { $total } M$ ({ $cards }).
}
millionaires-bid-raised = { $you ->
    [yes] Juntas { $cards } e sobes para { $total } M$.
   *[no] { $name } junta { $cards } e sobe para { $total } M$.
}
millionaires-passed = { $you ->
    [yes] Passas.
   *[no] { $name } passa.
}
millionaires-priced-out = { $you ->
    [yes] Nem com todo o teu dinheiro bates { $highest } M$: passas.
   *[no] { $name } não tem dinheiro para bater { $highest } M$ e passa.
}
millionaires-won = { $lost ->
    [0] { $you ->
        [yes] A peça é tua, e de graça: { millionaires-tile }.
       *[no] { $name } leva a peça de graça: { millionaires-tile }.
    }
   *[other] { $you ->
        [yes] Vendido! Pagas { $lost } M$ e levas: { millionaires-tile }.
       *[no] Vendido! { $name } paga { $lost } M$ e leva: { millionaires-tile }.
    }
}{ $back ->
    [none] {""}
   *[other] {" "}Dinheiro devolvido: { $back }.
}
millionaires-caught = { $you ->
    [yes] Passas antes de todos e tens de ficar com a peça: { millionaires-tile }.
   *[no] { $name } passa antes de todos e tem de ficar com a peça: { millionaires-tile }.
}{ $back ->
    [none] {""}
   *[other] {" "}Dinheiro devolvido: { $back }.
} { $paid ->
    [none] Ninguém paga nada.
   *[other] Dinheiro gasto para sempre: { $paid }.
}{ $tile ->
    [thief] {" "}O Ladrão leva uma peça de riqueza: já, ou a primeira que for ganha.
   *[other] {""}
}
millionaires-sum-of = { $you ->
    [yes] tu { $sum } M$
   *[no] { $name } { $sum } M$
}
millionaires-discarded = { $you ->
    [yes] Entregas: { millionaires-tile }. O Ladrão foge com ela.
   *[no] { $name } entrega: { millionaires-tile }. O Ladrão foge com ela.
}
millionaires-stolen = { $you ->
    [yes] O Ladrão assalta-te e desaparece: { millionaires-tile }.
   *[no] O Ladrão assalta { $name } e desaparece: { millionaires-tile }.
}
millionaires-scored = Todos mostram o dinheiro e as peças. { $sheets }
millionaires-sheet = { $out ->
    [yes] { $you ->
        [yes] Restam-te { $money } M$, o valor mais baixo: ficas de fora, { $tiles ->
            [none] sem peças
           *[other] com { $tiles }
        }.
       *[no] { $name } tem { $money } M$, o valor mais baixo: fica de fora, { $tiles ->
            [none] sem peças
           *[other] com { $tiles }
        }.
    }
   *[no] { $you ->
        [yes] Restam-te { $money } M$ { $tiles ->
            [none] e nenhuma peça: 0 pontos.
           *[other] e, em peças, { $tiles }: { $steps } { $points ->
                [1] ponto
               *[other] pontos
            }.
        }
       *[no] { $name } tem { $money } M$ { $tiles ->
            [none] e nenhuma peça: 0 pontos.
           *[other] e, em peças, { $tiles }: { $steps } { $points ->
                [1] ponto
               *[other] pontos
            }.
        }
    }
}
millionaires-only-one-left = { $you ->
    [yes] Todos os outros ficaram de fora: ganhas, valham as tuas peças o que valerem.
   *[no] Todos os outros ficaram de fora: { $name } ganha, valham as suas peças o que valerem.
}
millionaires-ended = { $reason ->
    [all_have_least_money] Todos têm o mesmo dinheiro, e por isso todos têm o mínimo: ninguém ganha.
    [shared] { $you ->
        [yes] Tens os mesmos pontos e o mesmo dinheiro que { $names }: partilhas a vitória com { $points ->
            [1] { $points } ponto
           *[other] { $points } pontos
        }!
       *[no] { $names } têm os mesmos pontos e o mesmo dinheiro: partilham a vitória com { $points ->
            [1] { $points } ponto
           *[other] { $points } pontos
        }.
    }
    [more_money] { $you ->
        [yes] Empate em pontos ({ $points }). Tens mais dinheiro: ganhaste!
       *[no] Empate em pontos ({ $points }). { $names } tem mais dinheiro e ganha.
    }
   *[most_points] { $you ->
        [yes] Ganhaste com { $points ->
            [1] { $points } ponto
           *[other] { $points } pontos
        }!
       *[no] { $names } ganha com { $points ->
            [1] { $points } ponto
           *[other] { $points } pontos
        }.
    }
}

# Refusals
millionaires-reveal-first = Vira primeiro a próxima peça.
millionaires-discard-first = Dá primeiro uma peça de riqueza ao Ladrão: escreve “discard” e o número dela.
millionaires-auction-under-way = Ainda em leilão: { millionaires-tile }. Licita ou passa.
millionaires-nothing-to-discard = Agora não há nada a entregar: licita ou passa.
millionaires-not-money-cards = Esses números não são cartas de dinheiro diferentes. As cartas são 1, 2, 3, 4, 6, 8, 10, 12, 15, 20 e 25; o que indicares soma-se ao que já puseste na mesa.
millionaires-bid-needs-a-card = Um lance precisa de pelo menos uma carta de dinheiro.
millionaires-not-in-hand = Não tens a carta { $card } na mão.
millionaires-bid-too-low = Isso dá { $total } M$. Licita mais de { $highest } M$, ou passa.
millionaires-not-your-wealth-tile = Entrega uma das tuas próprias peças de riqueza.

# The terminal table
millionaires-column-tiles = peças
millionaires-column-points = pontos
millionaires-column-lost = gasto
millionaires-column-cards = cartas gastas
millionaires-column-left = resta
millionaires-column-count = pontos
millionaires-money = { $sum } M$
millionaires-face-down = escondidas: { $count }
millionaires-poorest = menos dinheiro
millionaires-out = menos dinheiro: fora
millionaires-wins = ganha
millionaires-tile-red = borda vermelha
millionaires-goes-win = fica para o último a resistir
millionaires-goes-escape = quem passar primeiro fica com ela
millionaires-goes-discard = { $you ->
    [yes] escolhes o que entregas
   *[no] { $name } escolhe o que entregar
}
millionaires-goes-over = a quarta peça vermelha: fim
millionaires-stake-passed = passou
millionaires-stake-none = sem lance
millionaires-status = vermelhas: { $reds } de 4 · { $pile ->
    [1] { $pile } por sair
   *[other] { $pile } por sair
}
millionaires-status-over = vermelhas: { $reds } de 4 · { $pile ->
    [0] saíram todas
    [1] { $pile } não saiu
   *[other] { $pile } não saíram
}
millionaires-unseen = Ainda por ver:
millionaires-unseen-over = Não chegaram a sair:
millionaires-gone = Levada pelo Ladrão:
millionaires-your-money = Na mão: { $sum } M$

# The browser's table
millionaires-tile-hidden = Uma peça virada para baixo
millionaires-nothing-yet = O próximo lote ainda está virado para baixo.
millionaires-poorest-is-out = No fim, quem tiver menos fica de fora.
millionaires-seat = { $known ->
    [yes] { $points ->
        [1] { $points } ponto
       *[other] { $points } pontos
    }
   *[no] { $tiles ->
        [1] { $tiles } peça
       *[other] { $tiles } peças
    }
}
millionaires-lost = { $poorest ->
    [yes] Gastou { $sum } M$, mais que todos
   *[no] Gastou { $sum } M$
}
millionaires-own = { $points ->
    [1] { $points } ponto
   *[other] { $points } pontos
} · { $poorest ->
    [yes] gastaste { $lost } M$: és quem menos tem, e quem menos tem fica de fora
   *[no] gastaste { $lost } M$
}
millionaires-sold = { $you ->
    [yes] É tua
   *[no] Vai para { $name }
}
millionaires-reckoning = { $out ->
    [yes] Restam { $money } M$: o mínimo, logo fora
   *[no] Restam { $money } M$ · { $steps } { $points ->
        [1] ponto
       *[other] pontos
    }
}
millionaires-button-reveal = Virar a próxima peça
millionaires-button-bid = Licitar { $total } M$
millionaires-button-more = { $highest ->
    [0] Escolhe dinheiro para licitar
   *[other] É preciso mais do que { $highest } M$
}
millionaires-button-pass = Passar
millionaires-button-take = Passar e ficar com ela
millionaires-button-discard = Entregar Riqueza { $tile }

# The end
millionaires-end-why = { $reason ->
    [all_have_least_money] A todos resta o mesmo, logo ficam todos de fora.
    [only_one_left] Os outros estão fora: as peças já não contam.
    [shared] Empate em pontos e em dinheiro.
    [more_money] Empate em pontos: decide o dinheiro que resta.
   *[most_points] Mais pontos do que qualquer outro ainda em jogo.
}
millionaires-end-step = { $from } → { $to }: { $tile ->
    [casino] o Casino
    [cba] a CBA
    [thief] o Ladrão
   *[success] o Sucesso
}

# What people say with one tap
millionaires-phrase-too-dear = Caro demais para mim.
millionaires-phrase-going-once = Dou-lhe uma, dou-lhe duas…

# Actions in a few words, where a button says too little or too much
millionaires-act-bid = Pôr { $cards }
