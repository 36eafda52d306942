### The browser client

page-your-name = Come ti chiamiamo?
page-who-are-you = Chi sei?
page-come-in = Entra
page-invited = C’è un posto per te a questo tavolo
page-nowhere = Qui non c’è niente
page-to-the-door = Torna all’ingresso
page-language = Lingua
page-day = Accendi la luce
page-night = Abbassa la luce
page-close = Chiudi
page-sound-on = Attiva l’audio
page-sound-off = Disattiva l’audio
page-description = Cinque giochi di bluff, con gli amici e con i bot, nel browser.
page-big-screen = Grande schermo
page-connecting = Cerchiamo il tavolo…
page-connection-lost = Connessione persa. Riproviamo…
house-unreachable = La casa non risponde. Sarà aperta?

door-title = La casa del bluff
door-hook = Cinque giochi in cui vince chi mente meglio, o chi non ci casca. Niente account: siediti e gioca.
door-change-name = { $name } · cambia nome
door-change-name-says = Vale dal prossimo tavolo. Dove giochi già, il nome resta quello.
door-take-name = Usa questo nome
door-my-tables = I tuoi tavoli
door-waiting = In attesa di giocatori
door-your-turn = Tocca a te
door-their-turn = Tocca agli altri
door-over = Finita: tutta la verità
door-games = Scegli un gioco
door-facts = { $least }–{ $most } giocatori · { $from }–{ $to } minuti
door-players = { $least }–{ $most } giocatori
door-against-bots = Gioca contro i bot
door-with-friends = Apri un tavolo
door-learn = Impara in tre minuti
door-open-tables = Tavoli aperti
door-open-table = { $host } · posti occupati: { $taken } su { $seats }
door-no-open-tables = Al momento nessuno cerca giocatori. Apri un tavolo e condividi il link.
door-record = Rivedi una registrazione

waiting-invite = Manda questo link a chi deve giocare
waiting-share = Condividi
waiting-copied = Copiato
waiting-big-screen = Una TV o un proiettore mostra il tavolo a tutta la stanza, senza svelare i segreti di nessuno: { $link }
waiting-ready = ok
waiting-not-ready = non ancora
waiting-bot = bot: { $kind }
waiting-remove = Togli
waiting-empty = Posto { $seat }
waiting-sit = Siediti
waiting-start = Inizia la partita
waiting-need-people = C’è ancora qualche posto vuoto
waiting-need-ready = Manca l’ok di qualcuno
waiting-im-ready = Per me ok
waiting-not-yet = Non ancora
waiting-options = Regole di questo tavolo
waiting-seat = Posto { $seat }
waiting-move-here = Mi siedo qui
waiting-strength = Quanto gioca bene
waiting-temperament = Come gioca
waiting-add-bot = Fai sedere un bot

chat-title = Chat
chat-say = Di’ qualcosa
chat-send = Invia
chat-unsent = non ancora inviato

room-story = Cronaca
room-table = Il tavolo
room-your-hand = La tua mano
room-deciding = sta decidendo
room-waiting-for = In attesa di { $names }
room-rematch = Gioca ancora
room-clock = ancora { $left }
room-look-on = Segui la partita dal tuo schermo: { $link }
room-big-screen = Su un grande schermo
room-new-talk = Qualcuno ha detto qualcosa.
room-skip = Mostra tutto
room-your-turn = Tocca a te.

# The table of a game that brings none of its own
generic-less = Uno in meno
generic-more = Uno in più
generic-nothing = niente
