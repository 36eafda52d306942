### What every game shares

# Refusals
not-your-turn = Agora não é a tua vez.
game-over = O jogo acabou.
not-an-action-of-this-game = Isso não se faz neste jogo.

# Refusals: coming in
come-in-first = A casa não te conhece: entra primeiro com um nome.
name-empty = Um nome precisa de pelo menos uma letra que se veja.
name-too-long = Um nome tem no máximo { $most } letras.
link-used = Este link já foi usado ou é demasiado antigo. Pede outro.

# Refusals: the table
no-such-table = Não há nenhuma mesa com este código.
table-damaged = O que se passou nesta mesa já não se consegue ler. Avisa quem gere a casa.
bad-setting = { $why ->
    [wrong-fool-me-once] “{ millions-of-dollars-option-fool-me-once }” é para 4 a 8 jogadores, não para 3.
   *[other] Uma mesa assim não pode ser: { $details }
}
no-such-bot = Esse bot não existe: { $details }
no-such-seat = Esse lugar não existe: esta mesa tem { $most }.
host-only = Só o anfitrião pode fazer isso.
host-removed-you = O anfitrião pediu-te que saísses desta mesa.
already-started = O jogo já começou.
not-started = O jogo ainda não começou.
not-over = O jogo ainda não acabou.
you-have-no-seat = Não tens lugar nesta mesa.
table-full = Os lugares estão todos ocupados.
seat-taken = O lugar { $seat } está ocupado.
seat-empty = O lugar { $seat } está vazio.
seats-empty = Há lugares vazios: espera por mais gente ou senta lá bots.
name-taken = Nesta mesa já há quem se chame { $name }, ou quase: senta-te com outro nome.
too-few-seats = { $people ->
    [1] Já está { $people } pessoa à mesa: tem de haver lugar para todos.
   *[other] Já estão { $people } pessoas à mesa: tem de haver lugar para todos.
}
not-ready = { $name }, no lugar { $seat }, ainda não está a postos.
rematch-exists = A desforra já está marcada: vai para a nova mesa.

# Refusals: playing
not-an-action = Isso não é uma ação deste jogo: { $details }
paused = O jogo está em pausa.
not-paused = O jogo não está em pausa.
bot-plays-for-you = Há um bot a jogar por ti: recupera primeiro o teu lugar.
bot-plays-there = Já há um bot a jogar por { $name }.
nothing-to-hand-back = Não há nada para devolver a { $name }: nenhum bot joga ali por alguém.

# Refusals: talk
nobody-called-that = Nesta mesa ninguém se chama { $name }.
chat-empty = Diz qualquer coisa.
chat-too-long = É demasiado longo: no máximo { $most } letras de cada vez.
chat-too-much = Falas demais: no máximo { $most } frases por minuto.
chat-silent = Saíste do assalto: nem mais uma palavra até ao fim da ronda.

# Refusals: the house
not-understood = A casa não entende isso: { $details }
not-text = A casa só entende texto.
too-large = É demasiado de uma vez: { $details }
too-fast = Demasiado depressa: espera um instante.
too-many-connections = Há demasiadas ligações a partir do teu endereço.
too-many-guests = Entrou demasiada gente do teu endereço nos últimos tempos. Tenta mais tarde.
too-many-tables = Abriram-se demasiadas mesas do teu endereço nos últimos tempos. Tenta mais tarde.
too-many-viewers = Já há demasiada gente a ver esta mesa.
foreign-origin = Isso veio da página de outro site.
no-such-page = Aqui não há nada.
no-such-method = Isso não se pede aqui: { $details }
house-closing = A casa fecha por um instante. Tenta daqui a pouco.
house-full = As mesas da casa estão todas ocupadas. Tenta mais tarde.
house-cannot-write = A casa não consegue anotar nada neste momento. Tenta daqui a pouco.
house-broken = Avariou-se alguma coisa na casa. A culpa não é tua.

# News of a table: $you is yes when it is about the reader's own seat
notice-opened = A mesa está aberta.
notice-changed = O anfitrião mudou as definições da mesa.
notice-sat = { $you ->
    [yes] Sentaste-te.
   *[no] { $name } sentou-se.
}
notice-stood = { $you ->
    [yes] Deixaste o teu lugar.
   *[no] { $name } deixou o lugar.
}
notice-removed = { $you ->
    [yes] O anfitrião pediu-te que saísses.
   *[no] O anfitrião pediu a { $name } que saísse.
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
notice-started = O jogo começa.
notice-paused = O anfitrião pôs o jogo em pausa.
notice-resumed = O jogo continua.
notice-handed-over = { $you ->
    [yes] { $why ->
        [host] O anfitrião pôs um bot ({ $bot }) a jogar por ti.
       *[absent] Não estavas: um bot ({ $bot }) joga por ti.
    }
   *[no] { $why ->
        [host] O anfitrião pôs um bot ({ $bot }) a jogar por { $name }.
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
notice-archived = Há muito que ninguém passa por aqui: a mesa vai para o arquivo.
notice-woken = A mesa voltou ao serviço.
notice-rematch = Há desforra numa nova mesa.

# Text that is no action
unclear-nothing-said = Diz o que queres fazer; “?” mostra a regra, “help” o que se pode escrever.
unclear-verb = “{ $said }” não é claro. Pode dizer-se: { $verbs }
unclear-usage = Isso diz-se assim: { $usage }

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
   *[other] O jogo acabou. { $names } partilham a vitória.
}
house-over = O jogo acabou.
house-waiting = { $you ->
    [yes] É a tua vez.
   *[no] À espera de { $names }.
}

# The terminal
cli-left = Saíste da mesa. Para continuar:
cli-saved = O registo deste jogo:
cli-confirm = → { $action }   (Enter: confirmar; u: voltar atrás)
cli-help = ?: a regra que se aplica agora · help: o que se pode escrever · table: voltar a mostrar a mesa · quit: sair e guardar
cli-commitment = A sorte deste jogo está selada; no fim, `bluffhouse verify` abre o selo:
cli-wait = deixar jogar os outros primeiro
cli-not-saved = Não é possível gravar o registo em { $file }: { $reason }. Indica outro sítio com --save.
cli-which-game = Que jogo? {""}
cli-options = Opções: { $options }
cli-players = { $least }–{ $most } jogadores
cli-no-such-game = Não há nenhum jogo “{ $said }”; escreve o começo de um destes nomes.
