### LIE (rules LI-1 to LI-14)

# A bid in words: “one 4”, “two 4s”
lie-bid = { $count ->
    [1] um { $value }
    [2] dois { $value }
    [3] três { $value }
    [4] quatro { $value }
    [5] cinco { $value }
    [6] seis { $value }
    [7] sete { $value }
    [8] oito { $value }
    [9] nove { $value }
    [10] dez { $value }
    [11] onze { $value }
    [12] doze { $value }
    [13] treze { $value }
    [14] catorze { $value }
    [15] quinze { $value }
    [16] dezasseis { $value }
    [17] dezassete { $value }
    [18] dezoito { $value }
    [19] dezanove { $value }
    [20] vinte { $value }
   *[other] { $count } × { $value }
}

# Decisions
lie-ask-turn = Escolhe que ponta de cada carta conta nesta ronda. Só tu a vês.
lie-ask-direct = Começas tu esta ronda. Para que lado se joga?
lie-ask-bid = Começas tu: quantas cartas de um valor há em todas as mãos juntas?
lie-ask-raise = { $name } aposta em { lie-bid }. Subir, ou duvidar?
lie-ask-over = O jogo acabou.
lie-do-turn = um valor de cada carta, pela ordem da tua mão
lie-do-clockwise = Sentido dos ponteiros do relógio, para a tua esquerda
lie-do-counterclockwise = Sentido contrário, para a tua direita
lie-do-bid = quantidade × valor: tudo de { $lowest } a { $highest }
lie-do-call = { $name } está a mentir: mostram-se todas as cartas

# The table
lie-table-round = { $tie ->
    [yes] Ronda { $round }, de desempate
   *[no] Ronda { $round }
}
lie-table-seat = { $playing ->
    [yes] { $seat } { $name }{ $you ->
        [yes] {" (tu)"}
       *[no] {""}
    }: { $cards ->
        [1] { $cards } carta
       *[other] { $cards } cartas
    }
   *[no] { $seat } { $name }: fora
}
lie-table-hand = As tuas cartas: { $hand }
lie-table-up = Jogas: { $up }

# The story
lie-dealt = { $hand ->
    [none] Ronda { $round }: cartas dadas. { $you ->
        [yes] Começas tu.
       *[no] Começa { $name }.
    }
   *[other] Ronda { $round }: cartas dadas. As tuas: { $hand }. { $you ->
        [yes] Começas tu.
       *[no] Começa { $name }.
    }
}
lie-turned = { $you ->
    [yes] Escolheste os teus valores.
   *[no] { $name } já escolheu.
}
lie-turned-open = { $you ->
    [yes] Jogas { $up }.
   *[no] { $name } joga { $up }.
}
lie-directed = { $clockwise ->
    [yes] Joga-se no sentido dos ponteiros do relógio.
   *[no] Joga-se no sentido contrário ao dos ponteiros do relógio.
}
lie-bid-placed = { $you ->
    [yes] Apostas em { lie-bid }.
   *[no] { $name } aposta em { lie-bid }.
}
lie-called = { $you ->
    [yes] Duvidas de { $other }: “É mentira!”
   *[no] { $toyou ->
        [yes] { $name } duvida de ti: “É mentira!”
       *[no] { $name } duvida de { $other }: “É mentira!”
    }
}
lie-shown = Mostram-se todas as cartas: { $hands }. A aposta era { lie-bid }; { $found ->
    [0] não havia nenhum
    [1] havia um
   *[other] havia { $found }
}{ $wild ->
    [yes] {", a contar com os jokers"}
   *[no] {""}
}. { $you ->
    [yes] Perdes a ronda.
   *[no] { $name } perde a ronda.
}
lie-shown-hand = { $name }: { $cards }
lie-eliminated = { $you ->
    [yes] Ficas de fora.
   *[no] { $name } fica de fora.
}
lie-last-one-left = { $you ->
    [yes] O jogo acabou. Só restas tu: ganhaste!
   *[no] O jogo acabou. Só resta { $names }, que ganha.
}
lie-tie-break = Empate: { $names } jogam rondas extra até só restar um.

# Refusals
lie-cards-are-turned = Já escolheste os teus valores para esta ronda.
lie-turn-needs-one-value-of-each-card = Diz um valor de cada uma das tuas cartas, pela ordem da tua mão.
lie-no-direction-now = Agora não podes escolher o sentido.
lie-direction-is-clockwise-or-not = Escolhe o sentido dos ponteiros do relógio ou o contrário.
lie-turn-first = As apostas começam quando todos tiverem escolhido os valores e o sentido estiver decidido.
lie-bid-out-of-range = Há { $cards } cartas em todas as mãos: aposta de 1 a { $cards } cartas, de um valor de 1 a 6.
lie-bid-too-low = Isso não bate { lie-bid }. Sobe, ou duvida.
lie-nothing-to-call = Ainda não há aposta de que duvidar.

# The terminal table
lie-column-cards = cartas
lie-column-bids = apostas
lie-seat-out = fora
lie-last-bid = {" "}A bater: { lie-bid }{" "}
lie-your-hand = As tuas cartas
lie-wild = Nesta ronda os uns são jokers.
lie-wild-if = Os uns são jokers, a não ser que a primeira aposta seja em uns.
lie-winner = vitória

# The browser's table
lie-cards = { $cards ->
    [1] { $cards } carta
   *[other] { $cards } cartas
}
lie-in-play = { lie-cards } em jogo
lie-card = { $up } conta, { $down } não conta
lie-counting = A aposta era { lie-bid }. Contadas: { $found }
lie-lost = { $then ->
    [draws] { $you ->
        [yes] Perdes a ronda e a partir de agora tiras { lie-cards }.
       *[no] { $name } perde a ronda e a partir de agora tira { lie-cards }.
    }
    [out] { $you ->
        [yes] Perdes a ronda e ficas de fora.
       *[no] { $name } perde a ronda e fica de fora.
    }
   *[end] { $you ->
        [yes] Perdes a ronda.
       *[no] { $name } perde a ronda.
    }
}
lie-button-turn = Jogar { $up }
lie-button-bid = Apostar em { lie-bid }
lie-button-call = { $name }, é mentira!
lie-fewer = Menos cartas
lie-more = Mais cartas
lie-value = Valor

# The end
lie-end-why = { $reason ->
    [fewest_cards] Uma sexta carta acaba o jogo: ganha quem tiver menos cartas.
    [most_cards] Foi-se a última carta: ganha quem tiver mais cartas.
    [tie_break] Houve empate: as rondas extra decidiram.
   *[last_one_left] Ganha quem ficar em jogo até ao fim.
}
lie-end-row = { $what ->
    [too_many] uma carta a mais
    [none] sem cartas
    [tie_won] ganhou o desempate
    [tie_lost] perdeu o desempate
   *[out] fora
}

# What people say with one tap
lie-phrase-have-those = Essas tenho-as eu.
lie-phrase-go-on = Vá, sobe a aposta.

# Actions in a few words, where a button says too little or too much
lie-act-call = Dizer que é mentira
