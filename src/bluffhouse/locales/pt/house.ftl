### What every game shares

# Refusals
not-your-turn = Não é a tua vez.
game-over = O jogo acabou.
not-an-action-of-this-game = Isso não se faz neste jogo.

# Refusals: coming in
come-in-first = Ainda não sabemos o teu nome. Escolhe um para entrar.
name-reserved = { $name } pode confundir-se com a própria casa. Escolhe outro nome.
name-empty = Escolhe um nome com pelo menos uma letra que se veja.
name-too-long = Esse nome é demasiado longo: no máximo { $most } letras.
link-used = Este link expirou ou já foi usado. Pede outro.

# Refusals: the table
no-such-table = Não há nenhuma mesa com este código. Verifica o link.
table-damaged = O registo desta mesa já não se consegue ler. Avisa quem gere esta casa.
table-closed = Quem gere esta casa fechou esta mesa.
banned = Quem gere esta casa vedou-te a entrada para sempre.
banned-until = Quem gere esta casa vedou-te a entrada por algum tempo. Tempo restante: { $hours } h.
name-differs = Esse não é o teu nome. Escreve-o exatamente assim: { $name }
bad-setting = { $why ->
    [wrong-fool-me-once] “{ millions-of-dollars-option-fool-me-once }” é para 4 a 8 jogadores, não para 3.
   *[other] Esta combinação de definições não é possível: { $details }
}
no-such-bot = Esse bot não existe: { $details }
no-such-seat = Esse lugar não existe: esta mesa tem { $most }.
host-only = Só o anfitrião pode fazer isso.
host-removed-you = O anfitrião retirou-te desta mesa.
already-started = O jogo já começou.
not-started = O jogo ainda não começou.
not-over = O jogo ainda não acabou.
you-have-no-seat = Não tens lugar nesta mesa.
table-full = Os lugares estão todos ocupados. Podes ficar a ver.
seat-taken = O lugar { $seat } está ocupado. Escolhe outro.
seat-empty = O lugar { $seat } está vazio.
seats-empty = Há lugares vazios. Espera por mais gente ou adiciona bots.
name-taken = Aqui já há quem se chame { $name }, ou quase. Escolhe outro nome para te sentares.
too-few-seats = { $people ->
    [1] Já está { $people } pessoa sentada. A mesa não pode ter menos lugares.
   *[other] Já estão { $people } pessoas sentadas. A mesa não pode ter menos lugares.
}
not-ready = { $name }, no lugar { $seat }, ainda não está a postos.
about-to-start = O jogo está prestes a começar.
number-not-due = O teu número para a distribuição não é preciso agora.
number-not-sealed = Esse não é o número que o teu dispositivo selou.
rematch-exists = A desforra já começou. Junta-te na nova mesa.

# Refusals: playing
not-an-action = Essa jogada não existe neste jogo: { $details }
paused = O jogo está em pausa.
not-paused = O jogo não está em pausa.
pause-used-up = Gastaste o teu tempo de pausa neste jogo ({ $minutes } min).
no-lesson = Este jogo não tem lição, ou esta mesa não é uma.
lesson-fixed = Os jogadores e as definições de uma lição não podem ser mudados.
bot-plays-for-you = Há um bot a jogar por ti. Recupera primeiro o teu lugar.
bot-plays-there = Já há um bot a jogar por { $name }.
nothing-to-hand-back = Nenhum bot joga por { $name }: não há nada para recuperar.
player-here = { $name } está à mesa. Durante um jogo, ninguém decide por quem está presente.
player-just-left = { $seconds ->
    [one] { $name } acabou de sair. Tenta de novo daqui a { $seconds } segundo.
   *[other] { $name } acabou de sair. Tenta de novo daqui a { $seconds } segundos.
}

# Refusals: talk
nobody-called-that = Nesta mesa ninguém se chama { $name }.
spectator-gone = Esta pessoa já não está a ver.
chat-empty = Escreve primeiro uma mensagem.
chat-one-thing = Envia um texto, uma reação ou uma frase: uma coisa de cada vez.
no-such-phrase = Essa frase não existe nesta mesa.
chat-too-long = Essa mensagem é demasiado longa: no máximo { $most } caracteres.
chat-too-much = Estás a enviar mensagens demasiado depressa: no máximo { $most } por minuto.
chat-silent = Saíste do assalto: não podes usar o chat até ao fim da ronda.

# Refusals: the house
not-understood = Não percebemos isso: { $details }
not-text = Aqui só se aceitam mensagens de texto.
too-large = Isso é demasiado grande: { $details }
too-fast = Foi demasiado depressa. Espera um instante e tenta de novo.
too-slow = O teu pedido demorou demasiado a chegar. Tenta de novo.
too-many-connections = Há demasiadas ligações a partir do teu endereço. Fecha algumas e tenta de novo.
too-many-guests = Entrou demasiada gente a partir do teu endereço. Tenta mais tarde.
too-many-tables = A partir deste endereço não se podem abrir mais mesas numa hora ({ $most }). Tenta daqui a { $minutes } min.
too-many-codes = Vieram demasiados códigos de mesa errados deste endereço. Tenta daqui a { $minutes } min.
too-many-reads = Estás a abrir demasiados jogos ao mesmo tempo. Espera que um apareça.
too-many-entries = Aconteceu demasiada coisa nesta mesa ({ $most } registos): agora só são possíveis jogadas. Abre uma mesa nova para o resto.
too-many-viewers = Há demasiada gente a ver esta mesa. Tenta mais tarde.
foreign-origin = Esse pedido veio de outro site, por isso foi recusado.
foreign-host = A casa não responde neste endereço. Pede o endereço certo a quem a gere.
no-such-page = Aqui não há nada.
no-such-method = Este endereço não aceita isso: { $details }
house-closing = A casa está a reiniciar. Tenta daqui a pouco.
house-full = A casa não tem mesas livres. Tenta mais tarde.
house-cannot-write = A casa não consegue guardar nada neste momento. Tenta daqui a pouco.
house-broken = Algo correu mal do nosso lado. Tenta de novo.

# News of a table: $you is yes when it is about the reader's own seat
notice-opened = A mesa está aberta.
notice-changed = O anfitrião mudou as definições.
notice-sat = { $you ->
    [yes] Sentaste-te.
   *[no] { $name } sentou-se.
}
notice-stood = { $you ->
    [yes] Deixaste o teu lugar.
   *[no] { $name } deixou o lugar.
}
notice-removed = { $you ->
    [yes] { $actor ->
        [host] O anfitrião retirou-te da mesa.
       *[other] { $by } retirou-te da mesa.
    }
   *[no] { $actor ->
        [you] Retiraste { $name } da mesa.
        [host] O anfitrião retirou { $name } da mesa.
       *[other] { $by } retirou { $name } da mesa.
    }
}
notice-unseated = { $you ->
    [yes] Não estavas: { $by } libertou o teu lugar.
   *[no] { $actor ->
        [you] { $name } não está: libertaste o seu lugar.
       *[other] { $name } não está: { $by } libertou o seu lugar.
    }
}
notice-spectator-removed = { $actor ->
    [you] Retiraste { $name } do público.
    [host] O anfitrião retirou { $name } do público.
   *[other] { $by } retirou { $name } do público.
}
notice-host-returned = { $you ->
    [yes] Voltaste e és de novo o anfitrião.
   *[no] { $name } voltou e é de novo o anfitrião.
}
notice-bot-sat = { $name }, um bot ({ $bot }), sentou-se.
notice-ready = { $you ->
    [yes] Estás a postos.
   *[no] { $name } está a postos.
}
notice-not-ready = { $you ->
    [yes] Afinal, ainda não estás a postos.
   *[no] Afinal, { $name } ainda não está a postos.
}
notice-number-missing = { $you ->
    [yes] O começo foi cancelado: o teu dispositivo não mostrou a tempo o seu número para a distribuição. Diz outra vez que estás a postos.
   *[no] O começo foi cancelado. { $name }: o dispositivo não mostrou a tempo o seu número para a distribuição.
}
notice-started = O jogo começa.
notice-paused = { $actor ->
    [you] Puseste o jogo em pausa.
    [host] O anfitrião pôs o jogo em pausa.
   *[other] { $by } pôs o jogo em pausa.
}
notice-pause-agreed = { $actor ->
    [you] Aceitas uma pausa mais longa.
   *[other] { $by } aceita uma pausa mais longa.
}
notice-pause-over = O tempo de pausa acabou: o jogo continua.
notice-resumed = { $actor ->
    [you] Retomas o jogo.
    [host] O jogo continua.
   *[other] { $by } retoma o jogo.
}
notice-handed-over = { $you ->
    [yes] { $why ->
        [host] { $actor ->
            [host] O anfitrião pôs um bot ({ $bot }) a jogar por ti.
           *[other] Não estavas: { $by } pôs um bot ({ $bot }) a jogar por ti.
        }
        [self] Um bot ({ $bot }) joga por ti até voltares ao teu lugar.
       *[absent] Não estavas: um bot ({ $bot }) joga por ti.
    }
   *[no] { $why ->
        [host] { $actor ->
            [you] Puseste um bot ({ $bot }) a jogar por { $name }.
            [host] O anfitrião pôs um bot ({ $bot }) a jogar por { $name }.
           *[other] { $by } pôs um bot ({ $bot }) a jogar por { $name }.
        }
        [self] { $name } pôs um bot ({ $bot }) a jogar em seu lugar.
       *[absent] { $name } não está: joga um bot ({ $bot }).
    }
}
notice-handed-back = { $you ->
    [yes] Voltas a jogar tu.
   *[no] { $name } volta a jogar.
}
notice-came = { $you ->
    [yes] Chegaste.
   *[no] { $name } chegou.
}
notice-went = { $you ->
    [yes] A tua ligação caiu.
   *[no] { $name } ficou sem ligação.
}
notice-warned = { $you ->
    [yes] O teu tempo está a acabar.
   *[no] O tempo de { $name } está a acabar.
}
notice-archived = Há muito que ninguém passa por aqui: a mesa foi arquivada.
notice-woken = A mesa está outra vez aberta.
notice-closed = Quem gere esta casa fechou esta mesa.
notice-rematch = A desforra começou numa nova mesa.

# Text that is no action
unclear-nothing-said = Escreve o que queres fazer. “?” mostra a regra, “help” o que se pode escrever.
unclear-verb = “{ $said }” não se pode fazer aqui. Podes escrever: { $verbs }
unclear-usage = Escreve-se assim: { $usage }

# The story
house-starter = { $you ->
    [yes] Começas tu.
   *[no] Começa { $name }.
}
house-ended = { $winners ->
    [0] O jogo acabou, e ninguém ganha.
    [1] { $you ->
        [yes] O jogo acabou. Ganhaste!
       *[no] O jogo acabou. { $names } ganha.
    }
   *[other] { $you ->
        [yes] O jogo acabou. Partilhas a vitória com { $names }!
       *[no] O jogo acabou. { $names } partilham a vitória.
    }
}
house-over = O jogo acabou.
house-waiting = { $you ->
    [yes] É a tua vez.
   *[no] À espera de { $names }.
}

# The terminal
cli-left = Saíste da mesa. Para continuar:
cli-saved = O teu jogo ficou gravado aqui:
cli-confirm = → { $action }   (Enter: confirmar; u: voltar atrás)
cli-help = ?: a regra que se aplica agora · help: o que se pode escrever · table: voltar a mostrar a mesa · quit: sair e guardar
cli-commitment = A sorte deste jogo está selada. No fim, `bluffhouse verify` confirma-a:
cli-wait = deixar jogar os outros primeiro
cli-not-saved = Não é possível gravar o registo em { $file }: { $reason }. Indica outro sítio com --save.
cli-which-game = Que jogo? {""}
cli-options = Opções: { $options }
cli-players = { $least }–{ $most } jogadores
cli-no-such-game = Não há nenhum jogo “{ $said }”; escreve o começo de um destes nomes.

# Hints, and the mark of a game in which somebody asked for one
notice-hint = { $you ->
    [yes] Perguntas o que faria um tubarão.
   *[no] { $name } pergunta o que faria um tubarão.
}
hint-in-lesson = Numa lição não há dicas: o guia ajuda-te.
hint-others-play = Sem dicas: nesta mesa joga outra pessoa.
hint-no-champion = Este jogo ainda não tem dicas.
hint-not-your-turn = As dicas são para as tuas decisões. Espera pela tua vez.
hint-on-its-way = A tua dica vem a caminho.
