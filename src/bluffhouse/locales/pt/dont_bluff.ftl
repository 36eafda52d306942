### Don't Bluff! (rules DB-1 to DB-15)


# Decisions
dont-bluff-ask-colour = A pistola é tua. Lança o dado das cores: ele aponta o teu alvo.
dont-bluff-ask-colour-reversed = A pistola é tua. Lança o dado das cores: ele aponta quem te faz uma oferta.
dont-bluff-ask-again = { $colour ->
    [white] O branco não é de ninguém. Lança outra vez.
    [red] O vermelho não é de ninguém. Lança outra vez.
    [green] O verde não é de ninguém. Lança outra vez.
    [blue] O azul não é de ninguém. Lança outra vez.
    [yellow] O amarelo não é de ninguém. Lança outra vez.
   *[purple] O roxo não é de ninguém. Lança outra vez.
}
dont-bluff-ask-target = Saiu uma cor tua: escolhe o teu alvo.
dont-bluff-ask-target-reversed = Saiu uma cor tua: escolhe quem te faz uma oferta.
dont-bluff-ask-offer = Que malas passas a { $name }, e o que dizes que levam dentro?
dont-bluff-ask-answer = { $claim ->
    [none] { $name } passa-te { $count ->
        [1] uma mala fechada e não diz nada. Aceitar, ou abrir?
       *[other] { $count } malas fechadas e não diz nada. Aceitar, ou abrir?
    }
    [0] { $name } passa-te { $count ->
        [1] uma mala fechada e diz: não há nada lá dentro. Aceitar, ou abrir?
       *[other] { $count } malas fechadas e diz: não há nada lá dentro. Aceitar, ou abrir?
    }
   *[other] { $name } passa-te { $count ->
        [1] uma mala fechada e diz: { $claim } M$. Aceitar, ou abrir?
       *[other] { $count } malas fechadas e diz: { $claim } M$. Aceitar, ou abrir?
    }
}
dont-bluff-ask-answer-more = { $claim ->
    [none] { $name } junta { $count ->
        [1] uma mala fechada
       *[other] { $count } malas fechadas
    } aos { $millions } M$ à vista, e não diz nada. Aceitar tudo, ou voltar a abrir?
    [0] { $name } junta { $count ->
        [1] uma mala fechada
       *[other] { $count } malas fechadas
    } aos { $millions } M$ à vista, e diz: não há nada lá dentro. Aceitar tudo, ou voltar a abrir?
   *[other] { $name } junta { $count ->
        [1] uma mala fechada
       *[other] { $count } malas fechadas
    } aos { $millions } M$ à vista, e diz: mais { $claim } M$. Aceitar tudo, ou voltar a abrir?
}
dont-bluff-ask-die = { $millions } M$ à vista. Lança o dado preto contra eles.
dont-bluff-ask-add = O dado preto mostra { $die }: mais do que os teus { $millions } M$. Junta pelo menos uma mala, fechada.
dont-bluff-ask-pay = Deves { $due } M$ a { $name }. Com que malas pagas?
dont-bluff-ask-over = O jogo acabou.

dont-bluff-do-colour = cor de outra pessoa: é o teu alvo; cor tua: escolhes o alvo; cor de ninguém: lanças outra vez
dont-bluff-do-choose = { $count ->
    [0] { $name }, sem malas
    [1] { $name }, com { $count } mala
   *[other] { $name }, com { $count } malas
}
dont-bluff-do-offer = as malas que quiseres da tua mão, pelo menos uma (5, 2, 1, ou 0 para jornal), e depois o que dizes que levam: de 0 a { $highest } milhões, seja verdade ou não
dont-bluff-do-offer-silent = o mesmo, sem dizer nada
dont-bluff-do-add = mais malas da tua mão, e depois o que dizes das novas: de 0 a { $highest } milhões, seja verdade ou não
dont-bluff-do-add-silent = o mesmo, sem dizer nada
dont-bluff-do-take = { $count ->
    [1] a mala é tua; o que leva dentro fica entre ti e { $name }
   *[other] as { $count } malas são tuas; o que está fechado fica entre ti e { $name }
}
dont-bluff-do-open = todos veem, e lanças o dado preto contra tudo o que está aberto: se o dado for mais baixo, pagas esse valor; se for igual, levas tudo; se for mais alto, { $name } tem de juntar malas
dont-bluff-do-die-lower = { $dice }: pagas { $millions } M$ a { $name }, ou mais se não tiveres a conta certa, e depois tiras uma mala do banco
dont-bluff-do-die-same = { $dice }: levas tudo
dont-bluff-do-die-higher = { $left ->
    [0] { $dice }: { $name } não tem nada para juntar, levas tudo
   *[other] { $dice }: { $name } tem de juntar malas
}
dont-bluff-do-pay = { $over ->
    [0] exatamente o que deves
   *[other] { $over } M$ a mais: não há troco
}

# Suitcases and colours: $count of them, of one kind
dont-bluff-suitcases = { $value ->
    [0] { $count ->
        [1] bluff
       *[other] { $count }×bluff
    }
   *[other] { $count ->
        [1] { $value } M$
       *[other] { $count }×{ $value } M$
    }
}
dont-bluff-no-suitcases = nada
dont-bluff-worth = { $millions } M$ ({ $cards })
dont-bluff-colour-white = branco
dont-bluff-colour-red = vermelho
dont-bluff-colour-green = verde
dont-bluff-colour-blue = azul
dont-bluff-colour-yellow = amarelo
dont-bluff-colour-purple = roxo

# The table
dont-bluff-table-bank = Ganha quem chegar primeiro a 25 M$. Malas no banco: { $bank }; com a última, o jogo acaba.
dont-bluff-table-seat = { $seat } { $name }{ $you ->
    [yes] {" (tu)"}
   *[no] {""}
}: { $colours }; { $count ->
    [1] { $count } mala
   *[other] { $count } malas
}{ $gun ->
    [yes] {"; tem a pistola"}
   *[no] {""}
}
dont-bluff-table-colour = O dado das cores mostra { $colour }.
dont-bluff-table-open = Aberto na mesa: { $worth }.
dont-bluff-table-closed = Fechado na mesa: { $count ->
    [1] { $count } mala.
   *[other] { $count } malas.
}
dont-bluff-table-inside = Só tu sabes o que lá está: { $worth }.
dont-bluff-table-said = { $claim ->
    [0] { $you ->
        [yes] Tinhas dito que não havia nada nas malas abertas por último.
       *[no] { $name } tinha dito que não havia nada nas malas abertas por último.
    }
   *[other] { $you ->
        [yes] Tinhas dito que havia { $claim } M$ nas malas abertas por último.
       *[no] { $name } tinha dito que havia { $claim } M$ nas malas abertas por último.
    }
}
dont-bluff-table-die = O dado preto mostra { $die }.
dont-bluff-table-due = { $you ->
    [yes] Deves { $due } M$ a { $other }.
   *[no] { $toyou ->
        [yes] { $name } deve-te { $due } M$.
       *[no] { $name } deve { $due } M$ a { $other }.
    }
}
dont-bluff-table-hand = As tuas malas: { $hand } ({ $millions } M$ ao todo; 0 é um bluff)
dont-bluff-table-empty-hand = Não tens malas.
dont-bluff-table-shown = { $name } acaba com { $worth }.

# The story
dont-bluff-bank = { $cards ->
    [none] Baralha-se o banco: { $count } malas fechadas.
   *[other] Baralha-se o banco; a partir de cima: { $cards }.
}
dont-bluff-rolled = { $you ->
    [yes] Lanças o dado.
   *[no] { $name } lança o dado.
}
dont-bluff-colour-rolled = { $colour ->
    [white] Branco
    [red] Vermelho
    [green] Verde
    [blue] Azul
    [yellow] Amarelo
    [purple] Roxo
   *[other] { $colour }
}: { $you ->
    [yes] tu.
   *[no] { $name }.
}
dont-bluff-colour-of-nobody = { $colour ->
    [white] Branco
    [red] Vermelho
    [green] Verde
    [blue] Azul
    [yellow] Amarelo
    [purple] Roxo
   *[other] { $colour }
}: não é de ninguém. Lança-se outra vez.
dont-bluff-target-chosen = { $you ->
    [yes] Escolhes { $other }.
   *[no] { $toyou ->
        [yes] { $name } escolhe-te a ti.
       *[no] { $name } escolhe { $other }.
    }
}
dont-bluff-paired = { $you ->
    [yes] Ofereces tu, responde { $other }.
   *[no] { $toyou ->
        [yes] { $name } oferece, respondes tu.
       *[no] { $name } oferece, { $other } responde.
    }
}
dont-bluff-empty-handed = { $you ->
    [yes] Não tens nada para oferecer.
   *[no] { $name } não tem nada para oferecer.
}
dont-bluff-offered = { $you ->
    [yes] Passas { $count ->
        [1] uma mala fechada a { $other }.
       *[other] { $count } malas fechadas a { $other }.
    }
   *[no] { $toyou ->
        [yes] { $name } passa-te { $count ->
            [1] uma mala fechada.
           *[other] { $count } malas fechadas.
        }
       *[no] { $name } passa { $count ->
            [1] uma mala fechada a { $other }.
           *[other] { $count } malas fechadas a { $other }.
        }
    }
}
dont-bluff-added = { $you ->
    [yes] Juntas { $count ->
        [1] uma mala fechada.
       *[other] { $count } malas fechadas.
    }
   *[no] { $name } junta { $count ->
        [1] uma mala fechada.
       *[other] { $count } malas fechadas.
    }
}
dont-bluff-says = { $claim ->
    [none] { $you ->
        [yes] Não dizes nada.
       *[no] { $name } não diz nada.
    }
    [0] { $you ->
        [yes] Dizes: “Não há nada lá dentro.”
       *[no] { $name } diz: “Não há nada lá dentro.”
    }
   *[other] { $you ->
        [yes] Dizes: “{ $claim } M$.”
       *[no] { $name } diz: “{ $claim } M$.”
    }
}
dont-bluff-inside = Lá dentro: { $worth }.
dont-bluff-accepted = { $you ->
    [yes] Aceitas tudo tal como está.
   *[no] { $name } aceita tudo tal como está.
}
dont-bluff-opened = { $you ->
    [yes] Abres: { $cards }.
   *[no] { $name } abre: { $cards }.
}
dont-bluff-opened-said = { $claim ->
    [none] Não se disse nada. À vista: { $millions } M$.
    [0] { $told ->
        [true] Disse-se “Não há nada lá dentro”, e era verdade. À vista: { $millions } M$.
       *[more] Disse-se “Não há nada lá dentro”; há mais. À vista: { $millions } M$.
    }
   *[other] { $told ->
        [true] Disse-se { $claim } M$, e era verdade. À vista: { $millions } M$.
        [less] Disse-se { $claim } M$; há menos. À vista: { $millions } M$.
       *[more] Disse-se { $claim } M$; há mais. À vista: { $millions } M$.
    }
}
dont-bluff-die-lower = O dado preto mostra { $die }, menos do que { $millions } M$: a oferta era boa.
dont-bluff-die-same = O dado preto mostra { $die }, o mesmo que { $millions } M$: a oferta muda de mãos.
dont-bluff-die-higher = O dado preto mostra { $die }, mais do que { $millions } M$: não chega.
dont-bluff-received = { $you ->
    [yes] { $count ->
        [1] Recebes uma mala de { $other }.
       *[other] Recebes { $count } malas de { $other }.
    }
   *[no] { $toyou ->
        [yes] { $count ->
            [1] { $name } recebe uma mala tua.
           *[other] { $name } recebe { $count } malas tuas.
        }
       *[no] { $count ->
            [1] { $name } recebe uma mala de { $other }.
           *[other] { $name } recebe { $count } malas de { $other }.
        }
    }
}
dont-bluff-received-open = Aberto: { $worth }.
dont-bluff-received-closed = Nunca aberto: { $worth }.
dont-bluff-taken-back = { $you ->
    [yes] Recuperas { $cards }, e { $other } deve-te { $millions } M$.
   *[no] { $toyou ->
        [yes] { $name } recupera { $cards }, e tu deves { $millions } M$.
       *[no] { $name } recupera { $cards }, e { $other } deve { $millions } M$.
    }
}
dont-bluff-payment-chosen = { $you ->
    [yes] Pões na mesa { $cards }.
   *[no] { $name } põe na mesa { $cards }.
}
dont-bluff-paid = { $you ->
    [yes] Pagas a { $other } { $worth }.
   *[no] { $toyou ->
        [yes] { $name } paga-te { $worth }.
       *[no] { $name } paga a { $other } { $worth }.
    }
}
dont-bluff-paid-too-much = A dívida era de { $due } M$. Não há troco.
dont-bluff-paid-too-little = A dívida era de { $due } M$. { $you ->
    [yes] Era todo o dinheiro que tinhas.
   *[no] Era todo o dinheiro de { $name }.
}
dont-bluff-bank-card = { $card ->
    [none] { $you ->
        [yes] Tiras a primeira mala do banco. Restam lá: { $left }.
       *[no] { $name } tira a primeira mala do banco. Restam lá: { $left }.
    }
   *[other] { $you ->
        [yes] Tiras a primeira mala do banco: { $card }. Restam lá: { $left }.
       *[no] { $name } tira a primeira mala do banco: { $card }. Restam lá: { $left }.
    }
}
dont-bluff-gun = { $you ->
    [yes] A pistola vem para ti.
   *[no] A pistola vai para { $name }.
}
dont-bluff-skipped = Sem malas, sem ronda: { $names }.
dont-bluff-hands-shown = Abrem-se todas as malas. { $hands }
dont-bluff-hand-shown = { $name }: { $worth }
dont-bluff-ended-rich = { $you ->
    [yes] Tens { $millions } M$. Ganhaste!
   *[no] { $names } tem { $millions } M$ e ganha.
}
dont-bluff-ended-bank = { $winners ->
    [1] { $you ->
        [yes] O banco está vazio, e és quem tem mais: { $millions } M$. Ganhaste!
       *[no] O banco está vazio, e { $names } é quem tem mais: { $millions } M$. { $names } ganha.
    }
   *[other] { $you ->
        [yes] O banco está vazio. Partilhas a vitória com { $names }: { $millions } M$ cada e o mesmo número de malas!
       *[no] O banco está vazio. Quem tem mais: { $names }, com { $millions } M$ cada e o mesmo número de malas. Partilham a vitória.
    }
}

# Refusals
dont-bluff-nothing-to-roll = Agora não há dado para lançar.
dont-bluff-no-target-to-choose = Agora não há ninguém para escolher.
dont-bluff-choose-another-player = Escolhe outro jogador desta mesa.
dont-bluff-no-offer-now = Não é altura de fazer uma oferta.
dont-bluff-nothing-to-add-to = Agora não há nada a que juntar malas.
dont-bluff-claim-out-of-range = Diz um número de milhões de 0 a { $highest }, ou não digas nada.
dont-bluff-lay-at-least-one = Oferece pelo menos uma mala.
dont-bluff-not-in-your-hand = Indica malas da tua própria mão, da mais valiosa para a menos.
dont-bluff-nothing-to-take = Não te estão a oferecer nada que possas aceitar.
dont-bluff-nothing-to-open = Não tens nenhuma mala fechada à tua frente.
dont-bluff-nothing-to-pay = Agora não deves nada.
dont-bluff-bluffs-are-not-money = Um bluff não paga nada. Deves { $millions } M$: paga com dinheiro.
dont-bluff-pays-too-little = Não chega: deves { $millions } M$. Junta mais.
dont-bluff-pay-the-exact-sum = Podes pagar { $millions } M$ certos, por isso tens de o fazer.
dont-bluff-pays-with-a-card-too-many = Uma dessas malas pode ficar: deves { $millions } M$, e o resto chega.

# The terminal table
dont-bluff-frame = Don't Bluff! · ganha quem chegar a 25 M$ · banco: { $bank }
dont-bluff-column-money = dinheiro
dont-bluff-column-colours = cores
dont-bluff-column-suitcases = malas
dont-bluff-role-gun = pistola
dont-bluff-role-offers = oferece
dont-bluff-role-answers = responde
dont-bluff-role-wins = ganha
dont-bluff-stage = { $name } → { $other }
dont-bluff-stage-open = Aberto: { $millions } M$
dont-bluff-stage-closed = Malas fechadas: { $count }
dont-bluff-stage-inside = Fechado: { $millions } M$, mas só tu sabes
dont-bluff-stage-claim = { $claim ->
    [0] { $name }: “Não há nada lá dentro.”
   *[other] { $name }: “{ $claim } M$.”
}
dont-bluff-stage-silent = { $name }: “…”
dont-bluff-stage-die = {" "}Dado preto: { $die }{" "}
dont-bluff-stage-colour = Dado das cores: { $colour }
dont-bluff-your-hand = As tuas malas: { $millions } M$

# The browser's table
dont-bluff-goal = Meta: { $goal } M$
dont-bluff-bank-name = Banco
dont-bluff-bank-left = Malas que restam no banco: { $left } de { $all }. Com a última, o jogo acaba.
dont-bluff-purse = { $millions } M$ de { $goal } M$
dont-bluff-millions = { $millions } M$
dont-bluff-times = ×{ $count }
dont-bluff-count = { $count ->
    [1] { $count } mala
   *[other] { $count } malas
}
dont-bluff-colour-die = O dado das cores
dont-bluff-black-die = O dado preto
dont-bluff-lay-here = Toca nas tuas malas para as pôr aqui
dont-bluff-drafted = { $millions } M$ lá dentro, só tu sabes
dont-bluff-owed = { $due } M$ a pagar
dont-bluff-odds-lower = { $you ->
    [yes] Pagas { $millions } M$ a { $other }
   *[no] { $toyou ->
        [yes] { $name } paga-te { $millions } M$
       *[no] { $name } paga { $millions } M$ a { $other }
    }
}
dont-bluff-odds-same = { $you ->
    [yes] Levas tudo
   *[no] { $name } leva tudo
}
dont-bluff-odds-higher = { $toyou ->
    [yes] Tens de juntar malas
   *[no] { $other } tem de juntar malas
}
dont-bluff-odds-higher-nothing-left = { $toyou ->
    [yes] Não tens nada para juntar: { $name } leva tudo
   *[no] { $you ->
        [yes] { $other } não tem nada para juntar: levas tudo
       *[no] { $other } não tem nada para juntar: { $name } leva tudo
    }
}
dont-bluff-pile = { $value ->
    [0] { $count ->
        [1] { $count } bluff na tua mão
       *[other] { $count } bluffs na tua mão
    }
   *[other] { $count ->
        [1] { $count } mala com { $value } M$ na tua mão
       *[other] { $count } malas com { $value } M$ na tua mão
    }
}
dont-bluff-pile-choose = { $value ->
    [0] Escolher um bluff; na tua mão: { $count }
   *[other] Escolher uma mala com { $value } M$; na tua mão: { $count }
}
dont-bluff-put-back = { $value ->
    [0] Devolver um bluff à mão
   *[other] Devolver à mão uma mala com { $value } M$
}
dont-bluff-say = O que dizes que levam dentro?
dont-bluff-say-nothing = Não dizer nada
dont-bluff-say-millions = { $millions ->
    [0] Dizer: “Não há nada lá dentro”
   *[other] Dizer { $millions } M$
}
dont-bluff-say-truth = { $millions ->
    [0] Dizer: “Não há nada lá dentro”, a verdade
   *[other] Dizer { $millions } M$, a verdade
}
dont-bluff-button-colour-die = Lançar o dado das cores
dont-bluff-button-black-die = Lançar o dado preto
dont-bluff-button-choose = Escolher { $name }
dont-bluff-button-offer = { $claim ->
    [none] { $count ->
        [1] Oferecer { $count } mala a { $name }, sem dizer nada
       *[other] Oferecer { $count } malas a { $name }, sem dizer nada
    }
    [0] { $count ->
        [1] Oferecer { $count } mala a { $name }: “Não há nada lá dentro”
       *[other] Oferecer { $count } malas a { $name }: “Não há nada lá dentro”
    }
   *[other] { $count ->
        [1] Oferecer { $count } mala a { $name } e dizer { $claim } M$
       *[other] Oferecer { $count } malas a { $name } e dizer { $claim } M$
    }
}
dont-bluff-button-add = { $claim ->
    [none] { $count ->
        [1] Juntar { $count } mala, sem dizer nada
       *[other] Juntar { $count } malas, sem dizer nada
    }
    [0] { $count ->
        [1] Juntar { $count } mala: “Não há nada lá dentro”
       *[other] Juntar { $count } malas: “Não há nada lá dentro”
    }
   *[other] { $count ->
        [1] Juntar { $count } mala e dizer mais { $claim } M$
       *[other] Juntar { $count } malas e dizer mais { $claim } M$
    }
}
dont-bluff-button-take = { $count ->
    [1] Aceitar
    [2] Aceitar as duas
   *[other] Aceitar as { $count }
}
dont-bluff-take-means = { $count ->
    [1] É tua, sem a abrir
   *[other] São tuas, sem as abrir
}
dont-bluff-button-open = { $count ->
    [1] Abrir
    [2] Abrir as duas
   *[other] Abrir as { $count }
}
dont-bluff-open-means = Depois lanças o dado preto: se for mais baixo, pagas
dont-bluff-ways = As formas de pagar
dont-bluff-way = { $over ->
    [0] { $cards }, exatamente o que deves
   *[other] { $cards }, { $over } M$ a mais
}
dont-bluff-way-over = { $over ->
    [0] certo
   *[other] { $over } M$ a mais
}
dont-bluff-button-pay = { $over ->
    [0] Pagar { $cards }
   *[other] Pagar { $cards }: { $over } M$ a mais, sem troco
}

# The end
dont-bluff-end-why = { $reason ->
    [twenty_five_millions] Ganha quem chega primeiro aos 25 M$.
    [fewer] O banco está vazio. Empate no dinheiro: ganha quem tiver menos malas.
    [shared] O banco está vazio. Empate no dinheiro e nas malas.
   *[bank_empty] O banco está vazio: ganha quem tiver mais dinheiro.
}

# What people say with one tap
dont-bluff-phrase-open-it = Vá, abre.
dont-bluff-phrase-worth-it = Vale cada milhão.

# Actions in a few words, where a button says too little or too much
dont-bluff-act-roll = Lançar o dado
dont-bluff-act-offer = { $claim ->
    [none] Pousar { $cards }, sem dizer nada
    [0] Pousar { $cards }: “Não há nada lá dentro”
   *[other] Pousar { $cards } e dizer { $claim } M$
}
dont-bluff-act-add = { $claim ->
    [none] Juntar { $cards }, sem dizer nada
    [0] Juntar { $cards }: “Não há nada lá dentro”
   *[other] Juntar { $cards } e dizer { $claim } M$
}
dont-bluff-act-take = Aceitar tudo sem abrir
dont-bluff-act-open = Abrir
