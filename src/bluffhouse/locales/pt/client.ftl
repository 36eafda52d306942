### The browser client

page-your-name = Como te chamamos?
page-who-are-you = Quem vai jogar?
page-come-in = Entrar
page-invited = Convidaram-te para uma mesa
invited-by = { $host } convida-te a jogar { $game }.
invited-waiting = Lugares ocupados: { $taken } de { $seats }.
invited-playing = O jogo já começou: entra para ver.
invited-over = O jogo acabou: entra para ver quem mentiu.
page-nowhere = Aqui não há nada
page-to-the-door = Voltar à entrada
page-language = Língua
page-day = Modo claro
page-night = Modo escuro
page-close = Fechar
page-announcement = De quem gere esta casa:
page-somebody = Alguém
door-closed = Fechada por quem gere a casa
page-sound-on = Ligar o som
page-sound-off = Desligar o som
page-description = Cinco jogos de bluff para jogar com amigos e bots, no teu navegador.
page-big-screen = Vista de TV
page-connecting = À procura da mesa…
page-connection-lost = A ligação caiu. A tentar de novo…
house-unreachable = A casa não responde. Verifica a tua ligação e tenta de novo.

door-title = A casa do bluff
door-hook = Cinco jogos em que ganha quem mente melhor, ou quem não se deixa enganar. Sem criar conta: é só sentar e jogar.
door-change-name = { $name } · mudar de nome
door-change-name-says = A partir da próxima mesa. Onde já jogas, ficas com o nome que tens.
door-you = A tua página
door-devices = Os teus dispositivos
door-puzzles = Desafios do dia
door-take-name = Usar este nome
door-my-tables = As tuas mesas
door-waiting = À espera de jogadores
door-your-turn = É a tua vez
door-their-turn = É a vez dos outros
door-over = Terminado: vê quem mentiu
review-open = Como jogámos?
door-opponents = com { $names }
door-result = { $winners ->
    [0] Ninguém ganhou
    [1] { $you ->
        [yes] Ganhaste
       *[no] { $names } ganhou
    }
   *[other] { $you ->
        [yes] Partilhaste a vitória com { $names }
       *[no] { $names } partilharam a vitória
    }
}
door-clear = Tirar { $table } da lista
door-clear-all = Limpar mesas terminadas
door-games = Escolhe um jogo
door-facts = { $least } a { $most } jogadores · { $from }–{ $to } min
door-players = { $least } a { $most } jogadores
door-against-bots = Jogar contra bots
quick-players = Jogadores à mesa
quick-mixed = variado
door-with-friends = Jogar com amigos
door-learn = Aprender em três minutos
door-open-tables = Mesas abertas
door-open-table = { $host } · lugares ocupados: { $taken } de { $seats }
door-no-open-tables = De momento, ninguém espera por jogadores. Abre uma mesa e partilha o link.
door-record = Rever um registo

waiting-invite = Partilha este link com os outros jogadores
waiting-share = Partilhar
waiting-copied = Copiado
waiting-big-screen = Vista de TV: mostra a mesa num ecrã partilhado, sem revelar os segredos de ninguém. Abre { $link }
waiting-ready = a postos
waiting-not-ready = ainda não
waiting-bot = bot: { $kind }
waiting-remove = Retirar
waiting-empty = Lugar { $seat }
waiting-sit = Sentar-me
waiting-start = Começar o jogo
waiting-need-people = É preciso alguém em cada lugar
waiting-need-ready = À espera de que todos estejam a postos
waiting-starting = A começar…
waiting-im-ready = Estou a postos
waiting-not-yet = Ainda não
waiting-options = Regras desta mesa
waiting-seat = Lugar { $seat }
waiting-move-here = Mudar para aqui
waiting-strength = Nível
waiting-temperament = Estilo de jogo
waiting-add-bot = Adicionar um bot

chat-title = Chat
chat-say = Escreve uma mensagem
chat-send = Enviar
chat-unsent = a enviar…

room-story = Histórico
room-table = A mesa
room-your-hand = A tua mão
room-deciding = a pensar
room-waiting-for = À espera de { $names }
room-rematch = Jogar outra vez
room-clock = Tempo: { $left }
room-more-below = Há mais abaixo
room-look-on = Vê no teu telemóvel: { $link }
room-big-screen = Vista de TV
room-new-talk = Nova mensagem no chat.
room-skip = Saltar
room-pace = Ritmo
room-pace-slow = Lento
room-pace-normal = Normal
room-pace-fast = Rápido
room-pace-instant = Instantâneo
room-your-turn = É a tua vez.
room-watching = Estás a ver

# The player of a seat, on its face
seat-away = ausente
seat-bot = bot
seat-agent = IA

# The table of a game that brings none of its own
generic-less = Menos um
generic-more = Mais um
generic-nothing = nada
generic-cannot-draw = Esta mesa não consegue mostrar esta decisão. Joga no terminal, ou pede uma mesa própria a quem fez o jogo.

# The end of a game
end-winners = { $winners ->
    [0] Ninguém ganha
    [1] { $you ->
        [yes] Ganhaste!
       *[no] { $names } ganha!
    }
   *[other] { $you ->
        [yes] Partilhas a vitória com { $names }!
       *[no] { $names } partilham a vitória!
    }
}
end-results = Resultados
end-invitation = { $name } quer jogar outra vez.
end-next-table = O próximo jogo espera numa nova mesa.
end-join = Juntar-me

table-assisted = com dicas
table-assisted-means = Jogado com dicas: não conta em nenhuma estatística.
