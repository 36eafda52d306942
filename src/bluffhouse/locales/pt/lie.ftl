### LIE (rules LI-1 to LI-14)

# A bid: { $count } cards that show { $value }
lie-bid = { $count } × { $value }

# Decisions
lie-ask-turn = Escolhe que ponta de cada carta conta nesta ronda. Ninguém vê.
lie-ask-direct = Começas tu esta ronda. Para que lado se joga?
lie-ask-bid = Começas tu: quantas cartas de um valor há em todas as mãos juntas?
lie-ask-raise = { $name } diz { $count } × { $value }. Subir, ou duvidar?
lie-ask-over = O jogo acabou.
lie-do-turn = um valor de cada carta, pela ordem da tua mão
lie-do-clockwise = para a tua esquerda
lie-do-counterclockwise = para a tua direita
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
lie-table-up = Escolheste: { $up }

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
    [yes] Rodaste as tuas cartas.
   *[no] { $name } rodou as cartas.
}
lie-turned-open = { $you ->
    [yes] Escolhes { $up }.
   *[no] { $name } escolhe { $up }.
}
lie-directed = { $clockwise ->
    [yes] Joga-se no sentido dos ponteiros do relógio.
   *[no] Joga-se no sentido contrário ao dos ponteiros do relógio.
}
lie-bid-placed = { $you ->
    [yes] Dizes: { $count } × { $value }.
   *[no] { $name } diz: { $count } × { $value }.
}
lie-called = { $you ->
    [yes] Duvidas de { $other }: “É mentira!”
   *[no] { $toyou ->
        [yes] { $name } duvida de ti: “É mentira!”
       *[no] { $name } duvida de { $other }: “É mentira!”
    }
}
lie-shown = Mostram-se todas as cartas: { $hands }. A aposta era { $count } × { $value }; há { $found }{ $wild ->
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
lie-tie-break = Empate: { $names } jogam rondas extra até só restar um.

# Refusals
lie-cards-are-turned = As cartas já estão escolhidas; agora ninguém lhes mexe.
lie-turn-needs-one-value-of-each-card = Diz um valor de cada uma das tuas cartas, pela ordem da tua mão.
lie-no-direction-now = Agora ninguém escolhe o sentido.
lie-direction-is-clockwise-or-not = O sentido é o dos ponteiros do relógio ou o contrário.
lie-turn-first = As apostas começam quando todas as cartas estiverem rodadas e o sentido escolhido.
lie-bid-out-of-range = Há { $cards } cartas em todas as mãos: aposta de 1 a { $cards } cartas, de um valor de 1 a 6.
lie-bid-too-low = Isso não bate { $count } × { $value }: sobe, ou duvida.
lie-nothing-to-call = Ainda não há aposta de que duvidar.

# The terminal table
lie-column-cards = cartas
lie-column-bids = apostas
lie-seat-out = fora
lie-last-bid = {" "}A bater: { $count } × { $value }{" "}
lie-your-hand = As tuas cartas
lie-wild = Nesta ronda os uns são jokers.
lie-wild-if = Os uns são jokers, a não ser que a primeira aposta seja em uns.
lie-winner = vitória

# The browser's table
lie-cards = { $cards ->
    [1] { $cards } carta
   *[other] { $cards } cartas
}
lie-card = { $up } conta, { $down } não conta
lie-counting = Aposta: { $count } × { $value }. Contadas: { $found }
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
lie-button-turn = Escolher { $up }
lie-button-bid = Apostar { $count } × { $value }
lie-button-call = { $name }, é mentira!
lie-fewer = Menos cartas
lie-more = Mais cartas
lie-value = Valor
