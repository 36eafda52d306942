### The browser client

page-your-name = Come ti chiamiamo?
page-who-are-you = Chi gioca?
page-come-in = Entra
page-invited = C’è un posto per te a questo tavolo
invited-by = { $host } ti invita a giocare a { $game }.
invited-waiting = Posti occupati: { $taken } su { $seats }.
invited-playing = La partita è già iniziata: entra a guardarla.
invited-over = La partita è finita: entra a vedere chi ha mentito.
page-nowhere = Qui non c’è niente
page-to-the-door = Torna all’ingresso
page-language = Lingua
page-day = Modalità chiara
page-night = Modalità scura
page-close = Chiudi
page-announcement = Da chi gestisce questa casa:
page-somebody = Qualcuno
door-closed = Chiuso da chi gestisce la casa
page-sound-on = Attiva l’audio
page-sound-off = Disattiva l’audio
page-description = Cinque giochi di bluff da giocare con amici e bot, nel tuo browser.
page-big-screen = Vista TV
page-connecting = Cerchiamo il tavolo…
page-connection-lost = Connessione persa. Riproviamo…
house-unreachable = La casa non risponde. Controlla la connessione e riprova.

door-title = La casa del bluff
door-hook = Cinque giochi in cui vince chi mente meglio, o chi non ci casca. Niente account: siediti e gioca.
door-change-name = { $name } · cambia nome
door-change-name-says = Vale dal prossimo tavolo. Dove giochi già, il nome resta quello.
door-you = La tua pagina
door-devices = I tuoi dispositivi
door-puzzles = Problemi del giorno
door-take-name = Usa questo nome
door-my-tables = I tuoi tavoli
door-waiting = In attesa di giocatori
door-your-turn = Tocca a te
door-their-turn = Tocca ad altri
door-over = Finita: scopri chi ha mentito
review-open = Come abbiamo giocato?
door-opponents = con { $names }
door-result = { $winners ->
    [0] Non ha vinto nessuno
    [one] { $you ->
        [yes] Hai vinto tu
       *[no] Ha vinto { $names }
    }
   *[other] { $you ->
        [yes] Vittoria a pari merito: tu e { $names }
       *[no] Vittoria a pari merito: { $names }
    }
}
door-clear = Togli { $table } dall’elenco
door-clear-all = Togli i tavoli finiti
door-games = Scegli un gioco
door-facts = { $least }–{ $most } giocatori · { $from }–{ $to } minuti
door-players = { $least }–{ $most } giocatori
door-against-bots = Gioca contro i bot
quick-players = Giocatori al tavolo
quick-mixed = misto
door-with-friends = Gioca con gli amici
door-learn = Impara in tre minuti
door-open-tables = Tavoli aperti
door-open-table = { $host } · posti occupati: { $taken } su { $seats }
door-no-open-tables = Al momento nessuno cerca giocatori. Apri un tavolo e condividi il link.
door-record = Rivedi una registrazione

waiting-invite = Condividi questo link con gli altri giocatori
waiting-share = Condividi
waiting-copied = Copiato
waiting-big-screen = Vista TV: mostra il tavolo su uno schermo condiviso, senza svelare i segreti di nessuno. Apri { $link }
waiting-ready = ok
waiting-not-ready = non ancora
waiting-bot = bot: { $kind }
waiting-remove = Togli
waiting-empty = Posto { $seat }
waiting-sit = Siediti
waiting-start = Inizia la partita
waiting-need-people = In ogni posto serve qualcuno
waiting-need-ready = In attesa dell’ok di tutti
waiting-starting = Si comincia…
waiting-im-ready = Per me ok
waiting-not-yet = Non ancora
waiting-options = Regole di questo tavolo
waiting-seat = Posto { $seat }
waiting-move-here = Spostati qui
waiting-strength = Livello
waiting-temperament = Stile di gioco
waiting-add-bot = Aggiungi un bot

chat-title = Chat
chat-say = Scrivi un messaggio
chat-send = Invia
chat-unsent = invio…

room-story = Cronologia
room-table = Il tavolo
room-your-hand = La tua mano
room-deciding = sta pensando
room-waiting-for = In attesa di { $names }
room-rematch = Gioca ancora
room-clock = ancora { $left }
room-more-below = Altro più in basso
room-look-on = Segui la partita sul telefono: { $link }
room-big-screen = Vista TV
room-new-talk = Nuovo messaggio in chat.
room-skip = Salta
room-pace = Ritmo
room-pace-slow = Lento
room-pace-normal = Normale
room-pace-fast = Veloce
room-pace-instant = Immediato
room-your-turn = Tocca a te.
room-watching = Stai guardando

# The player of a seat, on its face
seat-away = assente
seat-bot = bot
seat-agent = IA

# The table of a game that brings none of its own
generic-less = Uno in meno
generic-more = Uno in più
generic-nothing = niente
generic-cannot-draw = Questo tavolo non sa mostrare questa decisione. Gioca nel terminale, o chiedi un tavolo a chi ha scritto il gioco.

# The end of a game
end-winners = { $winners ->
    [0] Non vince nessuno
    [one] { $you ->
        [yes] Hai vinto!
       *[no] Vince { $names }!
    }
   *[other] { $you ->
        [yes] Vittoria a pari merito: tu e { $names }!
       *[no] Vittoria a pari merito: { $names }!
    }
}
end-results = Risultati
end-invitation = { $name } vuole giocare ancora.
end-next-table = La prossima partita aspetta a un altro tavolo.
end-join = Unisciti

table-assisted = con consigli
table-assisted-means = Giocata con consigli: non conta in nessuna statistica.
