### Learn by playing: what the coach says in the guided first round of each game.
### One thing at a time, two short sentences at most. $name and $other are players' names.

# The coach
learn-coach = O guia
learn-got-it = Entendi
learn-close = Dispensar o guia
learn-call = Chamar o guia
learn-watch = Observa os outros um momento.
learn-yours = É a tua vez. Esta já conheces.
learn-truth = Vê quem mentiu
learn-deal = Nesta lição as cartas foram escolhidas de propósito, e os outros esperam que eu acabe. Toca no que está dentro do anel, ou joga à tua maneira.
learn-friends = Jogar com amigos

# LIE
learn-lie-goal = Quem perde uma ronda passa a ter mais uma carta. Quando alguém tiver de receber a sexta, ganha quem tiver menos cartas.
learn-lie-turn = Cada carta tem dois valores, e conta o de cima. Toca na carta para a rodar e depois no botão: ninguém vê o que escolhes.
learn-lie-begin = Começas tu. Diz quantas cartas de um valor há, pelo menos, em todas as mãos juntas; ao todo são { $cards }.
learn-lie-true = Começa com a verdade: aposta o valor que puseste em cima. O anel mostra onde tocar.
learn-lie-heard = { $name } aposta em { lie-bid }: pelo menos essa quantidade em todas as mãos. Há { $cards ->
    [1] { $cards } carta
   *[other] { $cards } cartas
}, e tu só conheces as tuas.
learn-lie-raise = Acreditas? Então sobe: mais cartas, ou igual número de um valor mais alto. Se não, duvida.
learn-lie-call-only = Já não dá para subir mais. Só resta uma coisa: duvidar.
learn-lie-bluff = Podes dizer o que não é verdade. Quem faz bluff diz um valor que não tem, e espera que o seguinte suba.
learn-lie-again = Voltou a ti, em { lie-bid }. Mais alto ainda, ou é aqui que duvidas?
learn-lie-lie = { $part ->
    [bidder] A aposta era { lie-bid }, e as cartas { $found ->
        [0] não mostram nenhum
       *[other] só mostram { $found }
    }: { $other } apanhou-te a mentir. Passas a ter mais uma carta.
    [caller] A aposta era { lie-bid }, e as cartas { $found ->
        [0] não mostram nenhum
       *[other] só mostram { $found }
    }: { $name } mentiu, e tu apanhaste a mentira. { $name } passa a ter mais uma carta.
   *[watcher] A aposta era { lie-bid }, e as cartas { $found ->
        [0] não mostram nenhum
       *[other] só mostram { $found }
    }: { $name } mentiu, e { $other } apanhou a mentira. { $name } passa a ter mais uma carta.
}
learn-lie-truth = { $part ->
    [bidder] A aposta era { lie-bid }, e as cartas mostram { $found }: a tua aposta era verdade. { $other } duvidou, e passa a ter mais uma carta.
    [caller] A aposta era { lie-bid }, e as cartas mostram { $found }: { $name } disse a verdade. Quem duvida sem razão perde, por isso passas a ter mais uma carta.
   *[watcher] A aposta era { lie-bid }, e as cartas mostram { $found }: { $name } disse a verdade. { $other } duvidou sem razão, e passa a ter mais uma carta.
}
learn-lie-next = Agora baralham-se e dão-se outra vez todas as cartas. Começa quem ganhou este duelo.
learn-lie-end = É tudo: rodar, apostar, subir ou duvidar. Agora vê quem mentiu.

# Millionaires and Bankrupts
learn-millionaires-goal = Compras peças, e as peças são pontos. Mas quem tiver menos dinheiro no fim fica de fora, por mais belas que sejam as suas peças.
learn-millionaires-money = Este é todo o teu dinheiro: 106 milhões. O que pagas foi-se de vez, e não há troco.
learn-millionaires-reveal = Viras a próxima peça e licitas primeiro. Daqui em diante, vira quem ficou com a última.
learn-millionaires-wealth = { $tile ->
    [1] Riqueza: { $tile } ponto no fim. Leva-a o lance mais alto.
   *[other] Riqueza: { $tile } pontos no fim. Leva-a o lance mais alto.
}
learn-millionaires-success = Sucesso: duplica todos os teus pontos. Leva-o o lance mais alto.
learn-millionaires-casino = O Casino tira-te 5 pontos. Aqui pagas para escapar: quem passar primeiro fica com ele.
learn-millionaires-cba = A CBA, a agência anticorrupção, reduz-te os pontos a metade. Aqui pagas para escapar: quem passar primeiro fica com ela.
learn-millionaires-thief = O Ladrão leva-te uma peça de riqueza. Aqui pagas para escapar: quem passar primeiro fica com ele.
learn-millionaires-bid = { $highest ->
    [0] Ainda ninguém licitou. Toca nas notas que pagarias, ou passa: nesse caso sais deste leilão.
   *[other] Toca em notas que somem mais de { $highest } M$, ou passa. Se passares, sais deste leilão.
}
learn-millionaires-push = Só paga quem ganha; os outros recebem o dinheiro de volta. Quem faz bluff puxa pelo preço e passa a tempo.
learn-millionaires-escape = { $highest ->
    [0] Licita alguma coisa para escapar, ou passa: nesse caso a peça é tua, e ninguém paga.
   *[other] Licita mais de { $highest } M$ para escapar. Se passares, a peça é tua, mas recuperas o teu lance e os outros perdem os deles.
}
learn-millionaires-outbid = O lance já vai em { $highest } M$. As tuas notas ficam na mesa até ao fim: junta mais, ou passa.
learn-millionaires-watch = Os lances dão a volta e vão subindo. O que está na mesa fica na mesa; só se pode juntar mais.
learn-millionaires-sold = { $you ->
    [yes] { $lost ->
        [0] É tua, e de graça: todos os outros passaram.
       *[other] A peça é tua, por { $lost } M$. Todos os outros recebem o dinheiro de volta.
    }
   *[no] { $lost ->
        [0] { $name } leva a peça de graça: todos os outros passaram.
       *[other] { $name } leva a peça, por { $lost } M$. Todos os outros recebem o dinheiro de volta.
    }
}
learn-millionaires-taken = { $you ->
    [yes] Passaste antes de todos, e a peça má é tua. O teu dinheiro volta; os outros perdem o que licitaram.
   *[no] { $name } passou antes de todos e tem de ficar com a peça má. { $lost ->
        [0] Desta vez não perdeste nada.
       *[other] Pagaste { $lost } M$ para escapar.
    }
}
learn-millionaires-discard = O Ladrão está contigo e leva uma peça de riqueza. Escolhe aquela de que menos precisas.
learn-millionaires-stolen = { $you ->
    [yes] O Ladrão levou a tua única peça de riqueza e desapareceu.
   *[no] O Ladrão levou uma peça de riqueza a { $name } e desapareceu.
}
learn-millionaires-poorest = Todos veem o que os outros gastaram. Quem tiver gastado mais quando o jogo acabar fica de fora.
learn-millionaires-reds = Há quatro peças com borda vermelha. Quando se vira a quarta, o jogo acaba na hora.
learn-millionaires-end = É tudo: paga pelo que é bom, paga para escapar ao mau, e nunca sejas quem menos tem. Agora vê como correu.

# Don't Bluff!
learn-dont-bluff-goal = Ganha quem tiver primeiro malas no valor de 25 milhões. Tu começas com 13.
learn-dont-bluff-hand = Estas são as tuas. Duas só levam jornal velho: são os teus bluffs.
learn-dont-bluff-roll = Tens a pistola, por isso a ronda é tua. O dado das cores diz a quem vais oferecer malas.
learn-dont-bluff-target = Saiu uma cor tua, por isso a escolha é tua: a quem fazes uma oferta?
learn-dont-bluff-offer = Toca nas malas para as oferecer, fechadas: dinheiro, jornal, ou os dois. { $name } não vai ver o que levam.
learn-dont-bluff-claim = Agora diz o que levam dentro, ou não digas nada. Pode ser mentira: nada do que dizes te obriga.
learn-dont-bluff-trap = Agora experimenta uma armadilha: oferece muito e diz que não há nada lá dentro. Quem abrir provavelmente paga.
learn-dont-bluff-wait = Agora { $name } aceita tudo sem abrir, ou abre e lança o dado preto.
learn-dont-bluff-answer = { $claim ->
    [none] { $name } oferece-te malas fechadas e não diz nada. Aceita-as como estão, ou abre-as.
    [0] { $name } oferece-te malas fechadas e diz que não há nada lá dentro. Acredita, ou abre-as.
   *[other] { $name } oferece-te malas fechadas e diz: { $claim } M$. Acredita e aceita, ou abre-as.
}
learn-dont-bluff-open = Se abrires, lanças o dado preto. Se for mais baixo do que o conteúdo, pagas esse valor. Se for mais alto, { $name } tem de juntar malas.
learn-dont-bluff-more = { $name } juntou malas fechadas. Aceita tudo agora, ou abre as novas e lança outra vez.
learn-dont-bluff-die = Lança o dado preto contra { $millions } M$. Mais baixo: pagas. Igual: levas tudo. Mais alto: { $name } junta malas.
learn-dont-bluff-add = O dado é mais alto do que o que está à vista, por isso tens de juntar malas. Outra vez fechadas, e podes dizer o que quiseres.
learn-dont-bluff-pay = A oferta era boa, e abri-la foi um erro: deves { $due } M$. Paga certo se puderes, que não há troco.
learn-dont-bluff-swallowed = { $what ->
    [lie] { $name } acreditou e aceitou: disseste { $claim } M$, lá dentro há { $millions }. Bela mentira!
    [trap] { $name } aceitou: disseste { $claim ->
        [0] que não havia nada, lá dentro há { $millions } M$
       *[other] { $claim } M$, lá dentro há { $millions }
    }. Era uma armadilha, mas as armadilhas só apanham quem abre.
    [truth] { $name } acreditou e aceitou: { $millions } M$, como disseste. A honestidade sai cara.
   *[silence] { $name } aceitou sem abrir: { $millions } M$, sem uma palavra tua.
}
learn-dont-bluff-taken = { $what ->
    [lie] Aceitaste: lá dentro há { $millions } M$. { $name } disse { $claim } M$, e era mentira.
    [trap] Aceitaste: lá dentro há { $millions } M$. { $name } disse { $claim ->
        [0] que não havia nada
       *[other] só { $claim } M$
    }: uma armadilha para quem abre.
    [truth] Aceitaste: lá dentro há { $millions } M$. { $name } disse-te a verdade.
   *[silence] Aceitaste: lá dentro há { $millions } M$. Mais ninguém sabe.
}
learn-dont-bluff-opened = { $what ->
    [lie] Disse-se { $claim } M$, há { $millions }: mentira! Mas só o dado decide o que acontece agora.
    [trap] Disse-se { $claim ->
        [0] que não havia nada, há { $millions } M$
       *[other] { $claim } M$, há { $millions }
    }: uma armadilha! Com tanto lá dentro, o dado é provavelmente mais baixo.
    [truth] Disse-se { $claim ->
        [0] que não havia nada, e não há
       *[other] { $claim } M$, há { $millions }
    }: a verdade. Agora decide o dado.
   *[silence] Lá dentro há { $millions } M$. Agora decide o dado.
}
learn-dont-bluff-lower = { $you ->
    [yes] O dado foi mais baixo do que { $millions } M$. Duvidar foi um erro: pagaste { $paid } M$ a { $name } e tiraste uma mala do banco.
   *[no] O dado foi mais baixo do que { $millions } M$. Duvidar foi um erro: { $name } pagou-te { $paid } M$ e tirou uma mala do banco.
}
learn-dont-bluff-same = { $you ->
    [yes] O dado mostra exatamente o que está à vista: levas tudo.
   *[no] O dado mostra exatamente o que está à vista: { $name } leva tudo.
}
learn-dont-bluff-gave-in = { $you ->
    [yes] Aceitaste tudo, as malas abertas e as fechadas: { $millions } M$.
   *[no] { $name } aceitou tudo, as malas abertas e as fechadas: { $millions } M$.
}
learn-dont-bluff-turn = A pistola passou para { $name }, que lança o dado para escolher o alvo. Bem podes ser tu.
learn-dont-bluff-end = É tudo: oferecer, mentir um bocadinho, aceitar ou abrir. Agora vê quem mentiu.

# Bluff Pirate
learn-bluff-pirate-goal = O tesouro está numa destas duas ilhas. Ganha o primeiro barco que o encontrar.
learn-bluff-pirate-hand = Avanças com séries: três a cinco cartas iguais. Cada carta da série vale uma casa.
learn-bluff-pirate-turn = Tira duas cartas. Ou descarta um pirata para abordares um barco à tua frente e lhe tirares três cartas.
learn-bluff-pirate-board = { $name } vai à frente, e tu tens um pirata. Aborda esse barco em vez de tirares cartas: ficas com três das dele, sem as veres antes.
learn-bluff-pirate-lay = Toca em três a cinco cartas. Uma ou duas iguais ficam à vista; as outras ficam viradas para baixo, e ninguém vê o que são.
learn-bluff-pirate-bluff = Deviam ser todas iguais, mas quem é que sabe? Se acreditarem em ti, avanças, com ou sem bluff.
learn-bluff-pirate-your-bluff = Agora um bluff teu: toca na carta que fica à vista e depois em duas diferentes. E faz cara de inocente.
learn-bluff-pirate-discard = Pousa a tua série com o botão grande. Ou não pouses nenhuma: toca numa só carta e descarta-a.
learn-bluff-pirate-keep = Com menos de cinco cartas não precisas de descartar. Desta vez não pouses nenhuma série e guarda o que tens.
learn-bluff-pirate-wait = Agora os outros votam em segredo: com ou sem bluff? Tu escolhes que voto conta.
learn-bluff-pirate-pick = { $honest ->
    [yes] Escolhe que voto se vira. A tua série é honesta e avanças de qualquer forma; quem disser “com bluff” recua duas casas.
   *[no] Escolhe que voto se vira. Se disser “sem bluff”, avanças; se disser “com bluff”, avança essa pessoa em vez de ti.
}
learn-bluff-pirate-vote = { $name } diz que estas { $cards } cartas são todas iguais. Olha para a tua mão: só há dez de cada tipo.
learn-bluff-pirate-judge = Se disseres “com bluff” e acertares, avanças em vez de { $name }. Se errares, recuas duas casas; com “sem bluff” não arriscas nada.
learn-bluff-pirate-chosen = O teu voto só conta se { $name } o mandar virar. Espera para ver.
learn-bluff-pirate-caught = { $part ->
    [owner] Apanharam-te: { $other } disse “com bluff”, e era. Voltas a pegar nas tuas cartas, e { $other } avança.
    [voter] Disseste “com bluff”, e era: avanças, e { $name } fica onde está.
   *[watcher] { $name } fez bluff, e { $other } deu por isso. Por isso { $other } avança, e { $name } fica onde está.
}
learn-bluff-pirate-wronged = { $part ->
    [owner] As tuas cartas eram honestas, e { $other } disse “com bluff”. Avanças, e { $other } recua duas casas.
    [voter] As cartas eram todas iguais: { $name } não fez bluff. Recuas duas casas, e { $name } avança.
   *[watcher] { $name } não fez bluff, e { $other } disse “com bluff”. Por isso { $name } avança, e { $other } recua duas casas.
}
learn-bluff-pirate-believed = { $part ->
    [owner] { $other } acreditou em ti, por isso avanças. Era bluff, e dos bons!
    [voter] Era bluff, mas tu acreditaste: { $name } avança.
   *[watcher] Era bluff, mas { $other } acreditou: { $name } avança na mesma.
}
learn-bluff-pirate-honest = { $part ->
    [owner] { $other } acreditou em ti, e fez bem. Avanças.
    [voter] Acreditaste, e fizeste bem: as cartas eram todas iguais. { $name } avança.
   *[watcher] { $other } acreditou, e fez bem: { $name } não fez bluff e avança.
}
learn-bluff-pirate-no-set = { $name } não pousou série e descartou uma carta. As descartadas ficam à vista, para todos poderem contar.
learn-bluff-pirate-boarded = { $part ->
    [owner] Abordaste o barco de { $other } e tiraste-lhe cartas. A tua vez acaba aí.
    [voter] { $name } abordou o teu barco e tirou-te cartas. Acontece a quem vai à frente.
   *[watcher] { $name } abordou o barco de { $other } e tirou-lhe cartas. Acontece a quem vai à frente.
}
learn-bluff-pirate-end = É tudo: pousar, mentir, votar, avançar. Agora vê quem mentiu.

# Millions of Dollars
learn-millions-of-dollars-goal = Oito bancos, um atrás do outro. Se alguém tiver 20 milhões depois de uma divisão, o jogo acaba; ganha quem tiver mais.
learn-millions-of-dollars-loot = O banco tem { $loot } M$. Quem ainda lá estiver no fim recebe uma parte.
learn-millions-of-dollars-roles = Escolhe um papel em segredo e põe nele { $stake } M$. Mas cuidado: dois papéis iguais anulam-se um ao outro.
learn-millions-of-dollars-choose = Toca numa carta para ler o que faz e depois manda-a entrar. Qual será a que mais ninguém escolhe?
learn-millions-of-dollars-snitch = Experimenta agora o delator. Se não houver outro, denuncias um papel, e quem o tiver fica fora.
learn-millions-of-dollars-middle = Estes papéis estão dentro; uma carta fica escondida. Assim sabes o que foi escolhido, mas não por quem.
learn-millions-of-dollars-alone = { $count ->
    [0] Não se vê nenhum { $role }, por isso a carta escondida é a tua. Mais ninguém tem o teu papel.
    [1] Vê-se { $count } × { $role }: pode ser só o teu. Mas a carta escondida pode ser outro.
   *[other] { $count } × { $role }: não és só tu. Se ficarem todos, vão todos para a rua; leva-os a sair, ou sai tu.
}
learn-millions-of-dollars-talk = Toca num jogador para lhe pagares a saída, ou para ele te pagar a tua. Quem aceita o dinheiro fica fora.
learn-millions-of-dollars-refused = { $name } recusa, por isso o dinheiro não muda de mãos. Podes tentar outra vez: até cinco ofertas por assalto.
learn-millions-of-dollars-claim = Aqui dizes quem és. Pode ser mentira: quem tiver medo do teu papel talvez saia.
learn-millions-of-dollars-gone = { $name } leva a aposta de volta e sai: talvez por causa do que disseste. Quem sai não perde nada, nem ganha nada.
learn-millions-of-dollars-ready = Ficar ou sair? Toca em “A postos” para ficar, ou sai agora e leva a tua aposta.
learn-millions-of-dollars-time = A estrela quer dizer que lideras este assalto, por isso podes fechar as negociações: depois não há novas ofertas. Toca, lê o que faz e toca outra vez.
learn-millions-of-dollars-offer = { $name } oferece-te { $amount } M$ para saíres. Se aceitares, ficas fora, mas com mais dinheiro; ou recusa.
learn-millions-of-dollars-price = { $name } sai por { $amount } M$. Paga, se isso te abre caminho, ou recusa.
learn-millions-of-dollars-pay = { $name } já só pede { $amount } M$. Vale a pena, por um rival a menos: paga.
learn-millions-of-dollars-threat = O único brutamontes de um assalto recebe uma carta de ameaça, e eras tu. Toca em { $name } e usa-a: mais ninguém vê essa carta.
learn-millions-of-dollars-ask = Agora diz o preço da tua própria saída: toca em { $name } e pede o dinheiro.
learn-millions-of-dollars-take-back = O teu preço fica na mesa até haver resposta. Até lá podes retirá-lo: fá-lo agora.
learn-millions-of-dollars-leave = Se alguém tem o teu papel e não quer sair, sai tu a tempo: recuperas a tua aposta.
learn-millions-of-dollars-waiting = Ficas. Quando todos os que estão dentro estiverem a postos, caem as máscaras; se alguém sair, podem voltar a falar.
learn-millions-of-dollars-name = O único delator és tu. Denuncia um papel: quem o tiver fica fora e não recebe nada.
learn-millions-of-dollars-named = Denunciaste este papel: { $role }. Quem o tinha ficou fora, e assim sobrou mais para ti.
learn-millions-of-dollars-out = Estás fora e guardas a tua aposta. Ninguém vê o teu papel antes de o jogo acabar; agora observa os outros.
learn-millions-of-dollars-stayed = Não havia outro { $role } além de ti: recebeste uma parte de { $share } M$ e a tua aposta de volta.
learn-millions-of-dollars-thrown = { $stake ->
    [0] Havia mais do que um { $role }: anularam-se uns aos outros, e a tua aposta está perdida.
   *[other] Havia mais do que um { $role }: anularam-se uns aos outros. Os brutamontes, ao menos, recuperam a aposta.
}
learn-millions-of-dollars-split = { $count ->
    [0] Não restou ninguém, por isso ninguém recebe nada.
    [1] Só restou { $name }, e ficou com tudo.
   *[other] Restaram { $count } jogadores, que dividiram o saque: { $share } M$ cada.
}
learn-millions-of-dollars-driver = { $you ->
    [yes] Ao volante vais tu: todos os outros com uma parte pagaram-te um milhão.
   *[no] Ao volante vai { $name }: todos os outros com uma parte pagaram um milhão pela viagem.
}
learn-millions-of-dollars-pocket = { $you ->
    [yes] O carteirista és tu, e tiraste { $amount } M$ ao brutamontes.
   *[no] O carteirista é { $name }, e tirou { $amount } M$ ao brutamontes.
}
learn-millions-of-dollars-end = É tudo: escolher, falar, ficar ou sair, dividir. Agora vê quem mentiu.
