### The rules at hand, and the waiting room

# The rules. $number is like LI-5, $name is the rule's name (“What is higher”), $title the game's.
rulebook-title = Regras
rulebook-hook = Cada regra tem um número. À mesa, um “?” abre a que se aplica nesse momento.
rulebook-of = { $title }: as regras
rulebook-rule = Regra { $number }
rulebook-rule-named = Regra { $number }: { $name }
rulebook-contents = Índice
rulebook-all = Todas as regras
rulebook-one-page = Todas as regras numa página, para ler e imprimir
rulebook-other-games = Regras dos outros jogos
rulebook-next = Regra seguinte
rulebook-previous = Regra anterior
rulebook-print = Imprimir
rulebook-back = Voltar à mesa
rulebook-opening = A abrir as regras…
rulebook-unread = Não foi possível carregar as regras.
rulebook-try-again = Tentar de novo

# The invitation
waiting-invitation = Convite
waiting-copy = Copiar o link
waiting-not-copied = Este navegador não nos deixa copiar. Seleciona o link e copia-o tu.
waiting-code = Código QR do link para esta mesa
waiting-code-says = Aponta a câmara de um telemóvel a este código: abre a mesa.
waiting-shared-title = Bluffhouse: { $title }

# Seats
waiting-choose-seat = Toca num lugar vazio para o ocupares, ou arrasta a tua cara para lá.
waiting-choose-seat-host = Toca num lugar vazio para mudares para lá ou para sentares um bot. Também podes arrastar a tua cara para lá.
waiting-choose-first = Toca num lugar vazio para te sentares.
waiting-leave-seat = Deixar o lugar
waiting-host = anfitrião
waiting-away = sem ligação
waiting-fill-with-bots = Bots em todos os lugares vazios
waiting-bot-tempered = bot: { $strength }, { $temper }
bot-short-rookie = novato
bot-short-regular = habitual
bot-short-shark = tubarão
bot-short-champion = campeão
bot-short-random = ao acaso

# How the table is run. The host sets it; the others read it.
waiting-table = Esta mesa
waiting-host-sets = Quem decide isto é o anfitrião.
waiting-seats = Jogadores
waiting-seats-count = { $seats ->
    [1] { $seats } jogador
   *[other] { $seats } jogadores
}
waiting-seats-says = Os bots podem ocupar os lugares que ficarem vazios.
waiting-doors = Quem pode entrar
waiting-doors-link = quem tiver o link
waiting-doors-link-says = A mesa não aparece em lado nenhum. É preciso o link para a encontrar.
waiting-doors-public = toda a gente
waiting-doors-public-says = A mesa aparece à entrada até o jogo começar, e qualquer pessoa se pode sentar ou ficar a ver.
waiting-clock = Limite de tempo
waiting-clock-none = sem limite
waiting-clock-none-says = Demora o tempo que quiseres.
waiting-clock-decision = por jogada
waiting-clock-decision-says = Quando acaba o teu tempo para uma jogada, um bot faz essa jogada por ti, e só essa.
waiting-clock-game = para o jogo todo
waiting-clock-game-says = Cada jogador tem uma reserva de tempo para o jogo todo; cada jogada acrescenta um pouco. Quando se esgota, decide um bot.
waiting-clock-days = vários dias por jogada
waiting-clock-days-says = Para um jogo feito aos poucos, por quem só passa uma vez por dia. Quando o tempo acaba, decide um bot.
waiting-clock-how-long = Quanto tempo
waiting-clock-increment = Acréscimo por jogada
waiting-clock-countdown = Contagem após fechar as negociações
waiting-clock-countdown-says = É o tempo que resta a todos depois de o líder fechar as negociações.
waiting-clock-seconds = { $seconds ->
    [1] { $seconds } segundo
   *[other] { $seconds } segundos
}
waiting-clock-minutes = { $minutes ->
    [1] { $minutes } minuto
   *[other] { $minutes } minutos
}
waiting-clock-of-days = { $days ->
    [1] { $days } dia
   *[other] { $days } dias
}
waiting-absence = Quando um jogador se ausenta
waiting-absence-bot = entra um bot
waiting-absence-bot-says = Um bot joga por quem está ausente. Cada um recupera o lugar assim que volta.
waiting-absence-wait = a mesa espera
waiting-absence-wait-says = Ninguém joga por quem está ausente, a não ser que haja limite de tempo ou o anfitrião adicione um bot.
waiting-yes = sim
waiting-no = não
waiting-islands = { $near } e { $far }
