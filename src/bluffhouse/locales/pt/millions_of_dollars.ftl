### Millions of Dollars (rules MD-1 to MD-13)
### $place is “only”, or with three players, who have two characters each, “left” or “right”.


# The roles
millions-of-dollars-role-snitch = delator
millions-of-dollars-role-bruiser = brutamontes
millions-of-dollars-role-driver = motorista
millions-of-dollars-role-pickpocket = carteirista
millions-of-dollars-role-boss = chefe
millions-of-dollars-cards = { $count ->
    [1] { $role }
   *[other] { $count } × { $role }
}
millions-of-dollars-character = { $you ->
    [yes] tu
   *[no] { $name }
}{ $place ->
    [left] {" "}(esquerda)
    [right] {" "}(direita)
   *[only] {""}
}
millions-of-dollars-own-character = { $place ->
    [left] { $role } (esquerda)
    [right] { $role } (direita)
   *[only] { $role }
}
millions-of-dollars-purse = { $you ->
    [yes] tu
   *[no] { $name }
} { $money } M$

# Decisions
millions-of-dollars-ask-choose = Assalto { $round }: { $amount } M$ a dividir, aposta de { $stake } M$. Quem mandas entrar? Ninguém vê.
millions-of-dollars-ask-choose-two = Assalto { $round }: { $amount } M$ a dividir, aposta de { $stake } M$ por personagem. Que duas personagens mandas entrar? Ninguém vê.
millions-of-dollars-ask-negotiate = Estás dentro como { $roles }. Ficar, sair, ou fazer negócio?
millions-of-dollars-ask-answer = { $count ->
    [1] Há uma oferta à espera da tua resposta. Estás dentro como { $roles }.
   *[other] Há { $count } ofertas à espera da tua resposta. Estás dentro como { $roles }.
}
millions-of-dollars-ask-time = Negociações fechadas: não há novas ofertas. Estás dentro como { $roles }. Ficar, ou sair?
millions-of-dollars-ask-alone = Saíram todos os outros. Estás dentro como { $roles }. Entrar a solo, ou sair também?
millions-of-dollars-ask-name = O único delator és tu. Que papel mandas para a rua?
millions-of-dollars-ask-over = O jogo acabou.

millions-of-dollars-do-choose = { $role ->
    [snitch] sendo o único, manda um papel para a rua; se só ele restar, custa 3 M$
    [bruiser] nunca perde a aposta; sendo o único, ganha uma carta de ameaça
    [driver] todos os outros que recebem uma parte pagam-te 1 M$
    [pickpocket] tira 2 M$ ao brutamontes
   *[boss] mais 2 M$ a dividir
}{ $icon ->
    [yes] ; desta vez, mais 1 M$
   *[no] {""}
}
millions-of-dollars-do-choose-two = { $role ->
    [snitch] à esquerda: manda um papel para a rua; se só ele restar, custa 3 M$
    [bruiser] à esquerda: nunca perde a aposta; pode ganhar uma carta de ameaça
    [driver] à esquerda: todas as outras personagens que recebem uma parte pagam-lhe 1 M$
    [pickpocket] à esquerda: tira 2 M$ ao brutamontes
   *[boss] à esquerda: mais 2 M$ a dividir
}{ $icon ->
    [yes] ; desta vez, mais 1 M$
   *[no] {""}
}
millions-of-dollars-do-ready = { $alone ->
    [yes] entras; o assalto começa logo
   *[no] ficas; o assalto começa quando todos os que estão dentro estiverem a postos
}
millions-of-dollars-do-withdraw = { $place ->
    [left] retiras a tua personagem da esquerda e a sua aposta de { $stake } M$
    [right] retiras a tua personagem da direita e a sua aposta de { $stake } M$
   *[only] sais com a tua aposta de { $stake } M$; o teu papel continua em segredo até ao fim
}
millions-of-dollars-do-accept-pay = pagas { $amount } M$ a { $name }, que { $place ->
    [left] retira a personagem da esquerda
    [right] retira a personagem da direita
   *[only] sai
}
millions-of-dollars-do-accept-leave = { $name } paga-te { $amount } M$, e { $place ->
    [left] a tua personagem da esquerda sai
    [right] a tua personagem da direita sai
   *[only] tu sais
}
millions-of-dollars-do-refuse = { $count ->
    [1] dizer que não
   *[other] dizer que não; podes responder a: { $offers }
}
millions-of-dollars-do-take-back = { $count ->
    [1] a tua oferta fica sem efeito
   *[other] a tua oferta fica sem efeito; as tuas são: { $offers }
}
millions-of-dollars-do-offer = { $most ->
    [1] 1 M$ a quem está dentro, para sair (ofertas que restam: { $left } de 5)
   *[other] de 1 M$ a { $most } M$ a quem está dentro, para sair (ofertas que restam: { $left } de 5)
}
millions-of-dollars-do-ask = { $most ->
    [1] o teu preço para saíres: 1 M$, a pagar por { $name } ou por outra pessoa
   *[other] o teu preço para saíres: de 1 M$ a { $most } M$, a pagar por { $name } ou por outra pessoa
}
millions-of-dollars-do-claim = diz quem és, seja verdade ou não ({ $left ->
    [1] resta { $left } declaração
   *[other] restam { $left } declarações
})
millions-of-dollars-do-threaten = gasta uma carta de ameaça: só tu vês o papel de { $name }, ou de outra pessoa
millions-of-dollars-do-call-time = a partir daí, nem novas ofertas, nem declarações, nem ameaças
millions-of-dollars-do-name = no assalto, quem tiver este papel vai para a rua ({ $count ->
    [0] nenhuma carta à vista
    [1] { $count } carta à vista
   *[other] { $count } cartas à vista
})

# The table
millions-of-dollars-table-heist = Assalto { $round } de 8: { $amount } M$ a dividir, aposta de { $stake } M$ por personagem{ $icon ->
    [none] {""}
   *[other] , e mais 1 M$ para: { $icon }
}. Líder: { $name }.
millions-of-dollars-table-before = Saque dos assaltos anteriores: { $loots }. Cartas de ameaça na pilha: { $pile }.
millions-of-dollars-table-shown = Papéis no meio: { $roles }; há mais uma carta virada para baixo.
millions-of-dollars-table-time = Negociações fechadas: nem novas ofertas, nem declarações, nem ameaças.
millions-of-dollars-table-seat = { $seat } { $name }{ $you ->
    [yes] {" (tu)"}
   *[no] {""}
}: { $money } M$ na mão; { millions-of-dollars-state }{ $claims ->
    [none] {""}
   *[other] ; diz: { $claims }
}{ $last ->
    [none] {""}
   *[other] ; da última vez: { $last }
}{ $threats ->
    [0] {""}
    [1] ; { $threats } carta de ameaça
   *[other] ; { $threats } cartas de ameaça
}
millions-of-dollars-claims-of = { $place ->
    [left] à esquerda { $roles }
    [right] à direita { $roles }
   *[only] { $roles }
}
millions-of-dollars-state = { $state ->
    [choosing] a escolher
    [chosen] já escolheu
    [out] fora
    [talking] dentro
    [ready] dentro, a postos
    [in] no assalto
    [won] ganha
   *[over] {"–"}
}{ $partly ->
    [left] {" "}(só à esquerda)
    [right] {" "}(só à direita)
   *[all] {""}
}
millions-of-dollars-table-known = { $place ->
    [left] A personagem da esquerda de { $name }: { $role }.
    [right] A personagem da direita de { $name }: { $role }.
   *[only] { $name }: { $role }.
}
millions-of-dollars-table-looked = { $you ->
    [yes] Espreitaste: { $names }.
   *[no] { $name } espreitou: { $names }.
}
millions-of-dollars-table-yours = { $in ->
    [yes] O teu papel: { $role }, dentro.
   *[no] O teu papel: { $role }, fora.
}
millions-of-dollars-table-left = Nesta ronda ainda podes fazer { $offers ->
    [1] { $offers } oferta
   *[other] { $offers } ofertas
}.

# The story
millions-of-dollars-loot-revealed = Assalto { $round } de 8: { $amount } M$ a dividir, aposta de { $stake } M${ $icon ->
    [none] .
   *[other] . E mais 1 M$ para: { $icon }.
} { $you ->
    [yes] Quem lidera és tu.
   *[no] Líder: { $name }.
}
millions-of-dollars-roles-laid-open = Usados da última vez, e por isso proibidos agora: { $roles }.
millions-of-dollars-laid-open-one = { $you ->
    [yes] tu
   *[no] { $name }
} { $role }
millions-of-dollars-chosen = { $roles ->
    [none] { $name } já escolheu.
   *[other] { $you ->
        [yes] Escolhes: { $roles }.
       *[no] { $name } escolhe: { $roles }.
    }
}
millions-of-dollars-stakes-placed = { $place ->
    [only] Cada um põe uma aposta de { $stake } M$.
   *[left] Cada um põe uma aposta de { $stake } M$ em cada personagem.
} Fica na mão: { $purses }.
millions-of-dollars-reserve = Apostas pagas pela reserva: { $purses }.
millions-of-dollars-now = Agora: { $purses }.
millions-of-dollars-roles-shown = Os papéis no meio: { $roles }. Há mais uma carta virada para baixo{ $hidden ->
    [none] {""}
   *[other] : { $hidden }
}.
millions-of-dollars-withdrew = { $place ->
    [left] { $you ->
        [yes] Retiras a tua personagem da esquerda.
       *[no] { $name } retira a personagem da esquerda.
    }
    [right] { $you ->
        [yes] Retiras a tua personagem da direita.
       *[no] { $name } retira a personagem da direita.
    }
   *[only] { $you ->
        [yes] Sais do assalto.
       *[no] { $name } sai do assalto.
    }
}
millions-of-dollars-offer-made = Oferta { $offer }: { $you ->
    [yes] ofereces { $amount } M$ a { $other } para { $place ->
        [left] retirar a personagem da esquerda
        [right] retirar a personagem da direita
       *[only] sair
    }.
   *[no] { $toyou ->
        [yes] { $name } oferece-te { $amount } M$ para { $place ->
            [left] retirares a tua personagem da esquerda
            [right] retirares a tua personagem da direita
           *[only] saíres
        }.
       *[no] { $name } oferece { $amount } M$ a { $other } para { $place ->
            [left] retirar a personagem da esquerda
            [right] retirar a personagem da direita
           *[only] sair
        }.
    }
}
millions-of-dollars-price-named = Oferta { $offer }: { $you ->
    [yes] { $place ->
        [left] retiras a tua personagem da esquerda
        [right] retiras a tua personagem da direita
       *[only] sais
    } se { $other } te pagar { $price } M$.
   *[no] { $place ->
        [left] { $name } retira a personagem da esquerda
        [right] { $name } retira a personagem da direita
       *[only] { $name } sai
    } se { $toyou ->
        [yes] tu pagares
       *[no] { $other } pagar
    } { $price } M$.
}
millions-of-dollars-accepted-money = { $you ->
    [yes] Aceitas a oferta { $offer }: { $other } paga-te { $amount } M$.
   *[no] { $toyou ->
        [yes] { $name } aceita a oferta { $offer }: pagas { $amount } M$ a { $name }.
       *[no] { $name } aceita a oferta { $offer }: { $other } paga { $amount } M$ a { $name }.
    }
}
millions-of-dollars-accepted-price = { $you ->
    [yes] Aceitas a oferta { $offer } e pagas { $amount } M$ a { $other }.
   *[no] { $toyou ->
        [yes] { $name } aceita a oferta { $offer } e paga-te { $amount } M$.
       *[no] { $name } aceita a oferta { $offer } e paga { $amount } M$ a { $other }.
    }
}
millions-of-dollars-refused = { $you ->
    [yes] Recusas a oferta { $offer }.
   *[no] { $name } recusa a oferta { $offer }.
}
millions-of-dollars-took-back = { $you ->
    [yes] Retiras a oferta { $offer }.
   *[no] { $name } retira a oferta { $offer }.
}
millions-of-dollars-left = { $place ->
    [left] { $you ->
        [yes] A tua personagem da esquerda está fora, e recuperas a aposta de { $stake } M$.
       *[no] A personagem da esquerda de { $name } está fora, e a aposta de { $stake } M$ volta à mão.
    }
    [right] { $you ->
        [yes] A tua personagem da direita está fora, e recuperas a aposta de { $stake } M$.
       *[no] A personagem da direita de { $name } está fora, e a aposta de { $stake } M$ volta à mão.
    }
   *[only] { $you ->
        [yes] Estás fora, e recuperas a tua aposta de { $stake } M$.
       *[no] { $name } está fora, e recupera a aposta de { $stake } M$.
    }
} { millions-of-dollars-now }
millions-of-dollars-lapsed = { $count ->
    [1] A oferta { $offers } caduca.
   *[other] As ofertas { $offers } caducam.
}
millions-of-dollars-claimed = { $place ->
    [left] { $you ->
        [yes] Dizes da tua personagem da esquerda: “{ $role }”.
       *[no] { $name } diz da sua personagem da esquerda: “{ $role }”.
    }
    [right] { $you ->
        [yes] Dizes da tua personagem da direita: “{ $role }”.
       *[no] { $name } diz da sua personagem da direita: “{ $role }”.
    }
   *[only] { $you ->
        [yes] Dizes: “{ $role }”.
       *[no] { $name } diz: “{ $role }”.
    }
}
millions-of-dollars-looked = { $you ->
    [yes] Gastas uma carta de ameaça e espreitas { millions-of-dollars-looked-at }: { $role }.
   *[no] { $name } gasta uma carta de ameaça e espreita { millions-of-dollars-looked-at }{ $role ->
        [none] .
       *[other] : { $role }.
    }
}
millions-of-dollars-looked-at = { $toyou ->
    [yes] { $place ->
        [left] a tua personagem da esquerda
        [right] a tua personagem da direita
       *[only] a tua personagem
    }
   *[no] { $place ->
        [left] a personagem da esquerda de { $other }
        [right] a personagem da direita de { $other }
       *[only] a personagem de { $other }
    }
}
millions-of-dollars-time-called = { $you ->
    [yes] Fechas as negociações: nem novas ofertas, nem declarações, nem ameaças.
   *[no] { $name } fecha as negociações: nem novas ofertas, nem declarações, nem ameaças.
}
millions-of-dollars-said-ready = { $you ->
    [yes] Estás a postos.
   *[no] { $name } está a postos.
}
millions-of-dollars-heist-begun = { $count ->
    [1] Começa o assalto, com uma só personagem lá dentro: { $names }.
   *[other] Começa o assalto. Lá dentro: { $names }.
}
millions-of-dollars-revealed-stays = { $you ->
    [yes] Abaixo as máscaras, { $role }: tu. Mais ninguém tem este papel: ficas e recuperas a aposta de { $stake } M$.
   *[no] Abaixo as máscaras, { $role }: { $names }. Mais ninguém tem este papel: fica e recupera a aposta de { $stake } M$.
} { millions-of-dollars-now }
millions-of-dollars-revealed-too-many = Abaixo as máscaras, { $role }: { $names }. São { $count } com o mesmo papel, e anulam-se. { $stake ->
    [0] As apostas estão perdidas.
   *[other] Os brutamontes recuperam as apostas, { $stake } M$ cada. { millions-of-dollars-now }
}
millions-of-dollars-revealed-named = E agora o papel denunciado. Abaixo as máscaras, { $role }: { $count ->
    [0] ninguém. O delator enganou-se.
    [1] { $names }. { $you ->
        [yes] Vais para a rua
       *[no] Para a rua
    }{ $stake ->
        [0] , e a aposta está perdida.
       *[other] , mas a aposta de { $stake } M$ volta à mão. { millions-of-dollars-now }
    }
   *[other] { $names }. Todos para a rua{ $stake ->
        [0] , e as apostas estão perdidas.
       *[other] , mas as apostas voltam à mão, { $stake } M$ cada. { millions-of-dollars-now }
    }
}
millions-of-dollars-threat-card = { $you ->
    [yes] Ganhas uma carta de ameaça.
   *[no] { $name } ganha uma carta de ameaça.
}
millions-of-dollars-named = { $you ->
    [yes] O delator és tu, e denuncias: { $role }.
   *[no] O delator é { $name }, e denuncia: { $role }.
}
millions-of-dollars-only-role-named = { $you ->
    [yes] O delator és tu, e só há um papel a denunciar: { $role }.
   *[no] O delator é { $name }, e só há um papel a denunciar: { $role }.
}
millions-of-dollars-nobody-left = Não resta ninguém. Não há nada a dividir.
millions-of-dollars-snitch-alone = { $you ->
    [yes] O delator és tu, e não resta mais ninguém: perdes { $lost } M$, e nada se divide.
   *[no] O delator é { $name }, e não resta mais ninguém: { $name } perde { $lost } M$, e nada se divide.
} { millions-of-dollars-now }
millions-of-dollars-loot-split = { $bonus ->
    [0] { $amount } M$ a dividir: { millions-of-dollars-shares }
   *[other] { $amount } M$ a dividir, e mais { $bonus } M$ graças ao chefe: { millions-of-dollars-shares }
} { millions-of-dollars-now }
millions-of-dollars-shares = { $count ->
    [1] { $you ->
        [yes] tudo, { $share } M$, para ti
       *[no] tudo, { $share } M$, para { $names }
    }
   *[other] { $names }, { $share } M$ cada
}{ $rest ->
    [0] .
   *[other] {" "}(sobra: { $rest } M$).
}
millions-of-dollars-driver-paid = { $count ->
    [0] { $you ->
        [yes] Ao volante vais tu, mas não há ninguém para te pagar a viagem.
       *[no] Ao volante vai { $name }, mas não há mais ninguém para pagar a viagem.
    }
    [1] { $you ->
        [yes] Ao volante vais tu, e recebes 1 M$ de { $names }.
       *[no] { $toyou ->
            [yes] Ao volante vai { $name }, e recebe 1 M$ de ti.
           *[no] Ao volante vai { $name }, e recebe 1 M$ de { $names }.
        }
    } { millions-of-dollars-now }
   *[other] { $you ->
        [yes] Ao volante vais tu, e pagam-te 1 M$ cada: { $names }.
       *[no] Ao volante vai { $name }, a quem pagam 1 M$ cada: { $names }.
    } { millions-of-dollars-now }
}
millions-of-dollars-pocket-picked = { $same ->
    [yes] { $you ->
        [yes] O teu carteirista tira { $amount } M$ ao teu próprio brutamontes.
       *[no] O carteirista de { $name } tira { $amount } M$ ao brutamontes de { $name }.
    }
   *[no] { $you ->
        [yes] O carteirista és tu: tiras { $amount } M$ ao brutamontes, { $other }.
       *[no] { $toyou ->
            [yes] O carteirista é { $name }: tira-te { $amount } M$ a ti, o brutamontes.
           *[no] O carteirista é { $name }: tira { $amount } M$ ao brutamontes, { $other }.
        }
    }
} { millions-of-dollars-now }
millions-of-dollars-icon-paid = { $you ->
    [yes] A carta de saque mostra o teu papel ({ $role }): mais 1 M$ para ti.
   *[no] A carta de saque mostra o papel de { $name } ({ $role }): mais 1 M$.
} { millions-of-dollars-now }
millions-of-dollars-ended = { $reason ->
    [twenty_million] Vinte milhões: o jogo acabou.
   *[other] Foi o oitavo assalto: o jogo acabou.
} { $winners ->
    [1] { $you ->
        [yes] Ganhaste com { $most } M$!
       *[no] { $names } ganha com { $most } M$.
    }
   *[other] { $you ->
        [yes] Partilhas a vitória com { $names }: { $most } M$ cada!
       *[no] { $names } partilham a vitória com { $most } M$ cada.
    }
} No fim: { $purses }.

# Refusals
millions-of-dollars-choose-roles = { $count ->
    [1] Escolhe um dos papéis em jogo.
   *[other] Escolhe { $count } papéis diferentes: primeiro o da esquerda, depois o da direita.
}
millions-of-dollars-role-used-last-time = Já usaste este papel da última vez ({ $role }). Escolhe outro.
millions-of-dollars-choose-first = Primeiro cada um escolhe quem entra.
millions-of-dollars-negotiation-is-on = Os papéis estão escolhidos. Agora negoceia, sai, ou escreve “ready”.
millions-of-dollars-name-a-role-first = Primeiro denuncia o papel que vai para a rua.
millions-of-dollars-no-such-character = Essa personagem não existe. Escolhe esquerda ou direita, se um jogador tiver duas.
millions-of-dollars-character-has-left = { $you ->
    [yes] Essa tua personagem já saiu.
   *[no] Essa personagem de { $name } já saiu.
}
millions-of-dollars-not-another-player = Escolhe outro jogador: escreve um nome, ou o número que está antes dele.
millions-of-dollars-player-is-out = { $name } está fora deste assalto.
millions-of-dollars-time-is-called = Negociações fechadas: responde, retira ofertas, sai, ou escreve “ready”.
millions-of-dollars-nobody-else-is-in = Não há mais ninguém dentro: escreve “ready” para entrares a solo, ou sai também.
millions-of-dollars-at-least-one-million = As ofertas fazem-se em milhões inteiros, pelo menos um.
millions-of-dollars-not-enough-money = { $you ->
    [yes] Só tens { $money } M$ na mão; as apostas não contam.
   *[no] { $name } só tem { $money } M$ na mão; as apostas não contam.
}
millions-of-dollars-no-offers-left = Já fizeste as tuas { $limit } ofertas desta ronda. Ainda podes responder, sair, ou escrever “ready”.
millions-of-dollars-your-offer-is-still-open = Já tens uma oferta dessas em aberto com { $name }. Retira-a para fazeres outra.
millions-of-dollars-no-such-offer = Não tens nenhuma oferta em aberto com esse número. Os números estão na mesa.
millions-of-dollars-offer-is-your-own = Essa oferta é tua: podes retirá-la; quem responde é a outra pessoa.
millions-of-dollars-offer-is-not-your-own = Essa oferta é de { $name }: podes aceitá-la ou recusá-la.
millions-of-dollars-role-not-in-play = Esse papel não está em jogo. Escolhe outro.
millions-of-dollars-no-claims-left = Já fizeste { $limit } declarações por esta personagem, e não há mais.
millions-of-dollars-no-threat-card = Não tens nenhuma carta de ameaça.
millions-of-dollars-looked-already = Já espreitaste essa personagem de { $name }.
millions-of-dollars-only-the-leader = Só o líder pode fechar as negociações, e quem lidera é { $name }.
millions-of-dollars-role-cannot-be-named = Denuncia outro papel que esteja à vista no meio.

# The terminal table
millions-of-dollars-board = Assalto { $round } de 8
millions-of-dollars-loot-card = SAQUE { $amount } M$
millions-of-dollars-stake-card = aposta { $stake } M$
millions-of-dollars-icon-card = +1 M$ { $role }
millions-of-dollars-middle = No meio, uma delas virada para baixo:
millions-of-dollars-column-money = dinheiro
millions-of-dollars-column-threats = ameaças
millions-of-dollars-column-state = situação
millions-of-dollars-column-claims = diz
millions-of-dollars-column-last = última vez
millions-of-dollars-column-role = papel
millions-of-dollars-money = { $money } M$
millions-of-dollars-leads = { $you ->
    [yes] lideras tu
   *[no] líder: { $name }
}
millions-of-dollars-open-offers = Ofertas em aberto
millions-of-dollars-pays = { $payer } paga { $amount } M$, { $leaver } sai
millions-of-dollars-answers = { $you ->
    [yes] respondes tu
   *[no] responde { $name }
}
millions-of-dollars-time = NEGOCIAÇÕES FECHADAS: responde, sai, ou “ready”
millions-of-dollars-your-hand = O teu bando
millions-of-dollars-your-characters = As tuas personagens
millions-of-dollars-used = já usado
millions-of-dollars-side-left = esquerda
millions-of-dollars-side-right = direita
millions-of-dollars-side-out = fora
millions-of-dollars-you-said-ready = Estás a postos: as tuas ofertas mantêm-se até que alguém saia ou te faça uma oferta.

# The browser's table
millions-of-dollars-loot = a dividir
millions-of-dollars-stake = aposta
millions-of-dollars-more = +{ $money } M$
millions-of-dollars-less-by = −{ $money } M$
millions-of-dollars-in-the-middle = As cartas dos papéis escolhidos
millions-of-dollars-face-down = escondida
millions-of-dollars-masked = sob a máscara
millions-of-dollars-race = Quando alguém chegar a { $rich } M$, o jogo acaba
millions-of-dollars-over = { $reason ->
    [twenty_million] Vinte milhões: o jogo acabou.
   *[other] Foi o oitavo assalto: o jogo acabou.
}
millions-of-dollars-thief = { $name }: { $money } M$ na mão; { millions-of-dollars-state }{ $leads ->
    [yes] ; líder
   *[no] {""}
}{ $claims ->
    [none] {""}
   *[other] ; diz: { $claims }
}{ $last ->
    [none] {""}
   *[other] ; da última vez: { $last }
}{ $threats ->
    [0] {""}
    [1] ; { $threats } carta de ameaça
   *[other] ; { $threats } cartas de ameaça
}
millions-of-dollars-in-hand = Tens { $money } M$
millions-of-dollars-threat-cards = { $threats ->
    [1] { $threats } carta de ameaça
   *[other] { $threats } cartas de ameaça
}
millions-of-dollars-your-stake = aposta { $stake } M$
millions-of-dollars-you-said = disseste “{ $role }”
millions-of-dollars-ask-one = Quem mandas entrar? Ninguém vê.
millions-of-dollars-ask-two = Quem mandas entrar, à esquerda e à direita? Ninguém vê.
millions-of-dollars-tap-a-card = Toca numa carta para ver o que faz.
millions-of-dollars-card-of-role = { $role }: { $about }.
millions-of-dollars-button-choose = { $count ->
    [1] Escolhe quem entra
   *[other] Escolhe os { $count } que entram
}
millions-of-dollars-button-send = { $count ->
    [1] Mandar entrar: { $roles }, por { $stake } M$
   *[other] Mandar entrar: { $roles }, por { $stake } M$ cada
}
millions-of-dollars-stay-or-go = Fica, sai, ou toca num jogador para negociar.
millions-of-dollars-stay-time = Já não há novas ofertas. Ficar, ou sair?
millions-of-dollars-stay-alone = Saíram todos os outros. Entrar a solo, ou sair também?
millions-of-dollars-you-are-out = Estás fora deste assalto: não há mais negócios até ao próximo.
millions-of-dollars-button-ready = { $alone ->
    [yes] Entrar a solo
   *[no] A postos: fico
}
millions-of-dollars-button-leave = { $place ->
    [left] Retirar a da esquerda com { $stake } M$
    [right] Retirar a da direita com { $stake } M$
   *[only] Sair com os meus { $stake } M$
}
millions-of-dollars-button-say = Dizer quem sou
millions-of-dollars-button-call-time = Fechar negociações
millions-of-dollars-claim-title = Declara um papel
millions-of-dollars-claim-hint = Toda a gente ouve. Até pode ser verdade.
millions-of-dollars-button-claim = “{ $role }”
millions-of-dollars-truth = a verdade
millions-of-dollars-bluff = um bluff
millions-of-dollars-deal-offer = { $you ->
    [yes] Ofereces { $amount } M$ a { $other } para { $place ->
        [left] retirar a personagem da esquerda
        [right] retirar a personagem da direita
       *[only] sair
    }.
   *[no] { $toyou ->
        [yes] { $name } oferece-te { $amount } M$ para { $place ->
            [left] retirares a tua personagem da esquerda
            [right] retirares a tua personagem da direita
           *[only] saíres
        }.
       *[no] { $name } oferece { $amount } M$ a { $other } para { $place ->
            [left] retirar a personagem da esquerda
            [right] retirar a personagem da direita
           *[only] sair
        }.
    }
}
millions-of-dollars-deal-price = { $you ->
    [yes] { $place ->
        [left] Retiras a tua personagem da esquerda
        [right] Retiras a tua personagem da direita
       *[only] Sais
    } se { $other } te pagar { $amount } M$.
   *[no] { $place ->
        [left] { $name } retira a personagem da esquerda
        [right] { $name } retira a personagem da direita
       *[only] { $name } sai
    } se { $toyou ->
        [yes] tu pagares
       *[no] { $other } pagar
    } { $amount } M$.
}
millions-of-dollars-button-take = { $place ->
    [left] Retirar a da esquerda por { $amount } M$
    [right] Retirar a da direita por { $amount } M$
   *[only] Sair por { $amount } M$
}
millions-of-dollars-button-pay = Pagar { $amount } M$ a { $other }
millions-of-dollars-button-refuse = Recusar
millions-of-dollars-button-counter = Contraproposta
millions-of-dollars-button-take-back = Retirar a oferta
millions-of-dollars-less = Menos um milhão
millions-of-dollars-raise = Mais um milhão
millions-of-dollars-which-character = Que personagem
millions-of-dollars-pay-title = Pagar a { $name } para sair
millions-of-dollars-button-offer = Oferecer { $amount } M$ a { $name }
millions-of-dollars-price-title = Sair, se { $name } te pagar
millions-of-dollars-button-ask = Pedir { $amount } M$ a { $name }
millions-of-dollars-look-title = Usar uma carta de ameaça
millions-of-dollars-button-look = { $place ->
    [left] Espreitar a carta da esquerda de { $name }
    [right] Espreitar a carta da direita de { $name }
   *[only] Espreitar a carta de { $name }
}
millions-of-dollars-feed-title = A negociação
millions-of-dollars-feed-empty = Ainda não há ofertas. Toca num jogador para lhe fazer uma.
millions-of-dollars-counter-offer = (contraproposta)
millions-of-dollars-stamp = { $state ->
    [refused] recusada
    [paid] paga
    [taken_back] retirada
    [lapsed] caducada
   *[open] à espera
}
millions-of-dollars-would-have = { $leaves ->
    [yes] ficas com { $money } M$
   *[no] ficas com { $money } M$
}
millions-of-dollars-call-time-about = A partir daí, nem novas ofertas, nem declarações, nem ameaças. Todos têm { $seconds } s para responder, sair ou dizer que estão a postos; depois decide um bot por eles.
millions-of-dollars-button-not-yet = Ainda não
millions-of-dollars-after-title = Assalto { $round }: quem era quem
millions-of-dollars-after-why = { $outcome ->
    [stays] mais ninguém com este papel: fica
    [too_many] { $lost ->
        [yes] { $count } com este papel: todos para a rua, aposta perdida
       *[no] { $count } com este papel: todos para a rua, aposta devolvida
    }
    [named] { $lost ->
        [yes] papel nomeado pelo delator: para a rua, aposta perdida
       *[no] papel nomeado pelo delator: para a rua, aposta devolvida
    }
    [alone] não resta mais ninguém: paga { $amount } M$
    [bought] { $toyou ->
        [yes] saída por { $amount } M$, pagas tu
       *[no] saída por { $amount } M$, paga { $other }
    }
   *[left] saída a tempo; o papel fica em segredo até ao fim
}
millions-of-dollars-name-first = Escolhe que papel vai para a rua
millions-of-dollars-button-name = Denunciar: { $role }
millions-of-dollars-button-skip = Saltar
millions-of-dollars-button-next = Seguir para o assalto { $round }
millions-of-dollars-heist-in = { $count ->
    [1] Entra só uma personagem, de máscara.
   *[other] Entram { $count }, de máscara.
}
millions-of-dollars-heist-hush = { $role ->
    [snitch] Abaixo as máscaras, delatores…
    [bruiser] Abaixo as máscaras, brutamontes…
    [driver] Abaixo as máscaras, motoristas…
    [pickpocket] Abaixo as máscaras, carteiristas…
   *[boss] Abaixo as máscaras, chefes…
}
millions-of-dollars-heist-hush-named = E agora o papel denunciado…
millions-of-dollars-heist-stays = { $you ->
    [yes] Não há outro { $role } além de ti: ficas.
   *[no] Não há outro { $role }: { $name } fica.
}
millions-of-dollars-heist-too-many = { $stake ->
    [0] { $count } × { $role }: todos para a rua, apostas perdidas.
   *[other] { $count } × { $role }: todos para a rua, mas recuperam as apostas.
}
millions-of-dollars-heist-named = { $count ->
    [0] Ninguém. O delator enganou-se.
    [1] { $you ->
        [yes] É o teu papel ({ $role }): vais para a rua.
       *[no] { $name } ({ $role }) vai para a rua.
    }
   *[other] { $count } × { $role }: todos para a rua.
}
millions-of-dollars-heist-names = { $you ->
    [yes] O delator és tu, e denuncias: { $role }.
   *[no] { $name }, o delator, denuncia: { $role }.
}
millions-of-dollars-heist-alone = { $you ->
    [yes] Só restas tu, o delator: custa-te { $lost } M$.
   *[no] Só resta o delator, { $name }: custa-lhe { $lost } M$.
}
millions-of-dollars-heist-loot = { $bonus ->
    [0] { $amount } M$ a dividir.
   *[other] { $amount } M$ a dividir, e mais { $bonus } M$ graças ao chefe.
}
millions-of-dollars-heist-shares = { $count ->
    [1] Vai tudo para um só.
   *[other] { $share } M$ para cada um dos { $count }.
}{ $rest ->
    [0] {""}
   *[other] {" "}Sobra: { $rest } M$.
}
millions-of-dollars-heist-driver = { $count ->
    [1] { $you ->
        [yes] Ao volante vais tu, e a outra pessoa paga-te 1 M$.
       *[no] Ao volante vai { $name }, e a outra pessoa paga 1 M$.
    }
   *[other] { $you ->
        [yes] Ao volante vais tu, e os outros pagam-te 1 M$ cada.
       *[no] Ao volante vai { $name }, e os outros pagam 1 M$ cada.
    }
}
millions-of-dollars-heist-pocket = { $you ->
    [yes] Roubas a carteira ao brutamontes: { $amount } M$.
   *[no] { $toyou ->
        [yes] { $name } rouba-te a carteira: { $amount } M$.
       *[no] { $name } rouba a carteira ao brutamontes: { $amount } M$.
    }
}
millions-of-dollars-heist-icon = { $you ->
    [yes] A carta de saque mostra o teu papel ({ $role }): mais 1 M$ para ti.
   *[no] A carta de saque mostra este papel ({ $role }): mais 1 M$ para { $name }.
}

# What people say with one tap
millions-of-dollars-phrase-name-price = Diz o teu preço.
millions-of-dollars-phrase-not-enough = Não chega.

# Actions in a few words, where a button says too little or too much
millions-of-dollars-act-choose = Mandar entrar: { $roles }
millions-of-dollars-act-withdraw = { $place ->
    [left] Retirar a da esquerda
    [right] Retirar a da direita
   *[only] Sair
}
millions-of-dollars-act-accept = Aceitar a oferta { $offer }
millions-of-dollars-act-refuse = Recusar a oferta { $offer }
millions-of-dollars-act-take-back = Retirar a oferta { $offer }
millions-of-dollars-act-claim = { $place ->
    [left] Dizer da esquerda: “{ $role }”
    [right] Dizer da direita: “{ $role }”
   *[only] Dizer: “{ $role }”
}
