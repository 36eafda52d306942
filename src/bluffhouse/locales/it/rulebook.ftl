### The rules at hand, and the waiting room

# The rules. $number is like LI-5, $name is the rule's name (“What is higher”), $title the game's.
rulebook-title = Regole
rulebook-hook = Ogni regola ha un numero. Al tavolo un “?” apre quella del momento.
rulebook-of = { $title }: le regole
rulebook-rule = Regola { $number }
rulebook-rule-named = Regola { $number }: { $name }
rulebook-contents = Indice
rulebook-all = Tutte le regole
rulebook-one-page = Tutte le regole in una pagina, da leggere e stampare
rulebook-other-games = Regole degli altri giochi
rulebook-next = Regola successiva
rulebook-previous = Regola precedente
rulebook-print = Stampa
rulebook-back = Torna al tavolo
rulebook-opening = Apriamo le regole…
rulebook-unread = Non è stato possibile caricare le regole.
rulebook-try-again = Riprova

# The invitation
waiting-invitation = Invito
waiting-copy = Copia il link
waiting-not-copied = Questo browser non ci lascia copiare. Seleziona il link e copialo tu.
waiting-code = Codice QR del link a questo tavolo
waiting-code-says = Inquadra il codice con un telefono: apre il tavolo.
waiting-shared-title = Bluffhouse: { $title }

# Seats
waiting-choose-seat = Tocca un posto vuoto per occuparlo, o trascinaci la tua faccia.
waiting-choose-seat-host = Tocca un posto vuoto per spostarti lì o farci sedere un bot. Puoi anche trascinarci la tua faccia.
waiting-choose-first = Tocca un posto vuoto per sederti.
waiting-leave-seat = Lascia il posto
waiting-host = host
waiting-away = non in linea
waiting-fill-with-bots = Bot in tutti i posti vuoti
waiting-bot-tempered = bot: { $strength }, { $temper }
bot-short-rookie = novellino
bot-short-regular = habitué
bot-short-shark = squalo
bot-short-champion = campione
bot-short-random = a caso

# How the table is run. The host sets it; the others read it.
waiting-table = Questo tavolo
waiting-host-sets = Lo decide l’host.
waiting-seats = Giocatori
waiting-seats-count = { $seats ->
    [one] { $seats } giocatore
   *[other] { $seats } giocatori
}
waiting-seats-says = I posti che restano vuoti possono andare ai bot.
waiting-doors = Chi può entrare
waiting-doors-link = chi ha il link
waiting-doors-link-says = Il tavolo non compare da nessuna parte. Per trovarlo serve il link.
waiting-doors-public = tutti
waiting-doors-public-says = Fino all’inizio della partita il tavolo compare all’ingresso, e chiunque può sedersi o guardare.
waiting-clock = Limite di tempo
waiting-clock-none = senza limiti
waiting-clock-none-says = Prenditi tutto il tempo che vuoi.
waiting-clock-decision = per mossa
waiting-clock-decision-says = Quando il tempo per una mossa scade, un bot la fa al posto tuo: solo quella.
waiting-clock-game = per tutta la partita
waiting-clock-game-says = Tutti hanno una riserva di tempo per l’intera partita; ogni mossa ne aggiunge un po’. Quando è vuota, decide un bot.
waiting-clock-days = più giorni per mossa
waiting-clock-days-says = Per una partita giocata nei ritagli di tempo, dandole un’occhiata al giorno. Quando il tempo scade, decide un bot.
waiting-clock-how-long = Quanto
waiting-clock-increment = In più per ogni mossa
waiting-clock-countdown = Conto alla rovescia dopo lo stop
waiting-clock-countdown-says = Il tempo che resta a tutti dopo che il leader ha dato lo stop.
waiting-clock-seconds = { $seconds ->
    [one] { $seconds } secondo
   *[other] { $seconds } secondi
}
waiting-clock-minutes = { $minutes ->
    [one] { $minutes } minuto
   *[other] { $minutes } minuti
}
waiting-clock-of-days = { $days ->
    [one] { $days } giorno
   *[other] { $days } giorni
}
waiting-absence = Se un giocatore se ne va
waiting-absence-bot = subentra un bot
waiting-absence-bot-says = Un bot gioca per chi è assente. Chi torna riprende subito il suo posto.
waiting-absence-wait = il tavolo aspetta
waiting-absence-wait-says = Nessuno gioca per chi è assente, a meno che non ci sia un limite di tempo o l’host non aggiunga un bot.
waiting-yes = sì
waiting-no = no
waiting-islands = { $near } e { $far }
