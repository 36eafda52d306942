### What every game shares

# Refusals
not-your-turn = Adesso non tocca a te.
game-over = La partita è finita.
not-an-action-of-this-game = In questo gioco non si può fare.

# Refusals: coming in
come-in-first = La casa non ti conosce: prima entra e di’ come ti chiami.
name-empty = Un nome deve avere almeno una lettera visibile.
name-too-long = Un nome può avere al massimo { $most } lettere.
link-used = Questo link è già stato usato, oppure è troppo vecchio. Chiedine uno nuovo.

# Refusals: the table
no-such-table = Nessun tavolo ha questo codice.
table-damaged = Quello che è successo a questo tavolo non si riesce più a leggere. Avvisa chi gestisce la casa.
bad-setting = { $why ->
    [wrong-fool-me-once] “{ millions-of-dollars-option-fool-me-once }” è per 4–8 giocatori, non per 3.
   *[other] Un tavolo così non si può fare: { $details }
}
no-such-bot = Questo bot non esiste: { $details }
no-such-seat = Questo posto non esiste: il tavolo ne ha { $most }.
host-only = Può farlo solo l’host.
host-removed-you = L’host ti ha chiesto di lasciare questo tavolo.
already-started = La partita è già iniziata.
not-started = La partita non è ancora iniziata.
not-over = La partita non è ancora finita.
you-have-no-seat = Non hai un posto a questo tavolo.
table-full = Tutti i posti sono occupati.
seat-taken = Il posto { $seat } è occupato.
seat-empty = Il posto { $seat } è vuoto.
seats-empty = Ci sono posti vuoti: aspetta qualcuno, oppure fai sedere dei bot.
name-taken = A questo tavolo c’è già { $name }, o un nome molto simile: siediti con un altro nome.
too-few-seats = { $people ->
    [one] C’è già { $people } persona seduta: deve esserci posto per tutti.
   *[other] Ci sono già { $people } persone sedute: deve esserci posto per tutti.
}
not-ready = { $name }, al posto { $seat }, non ha ancora dato l’ok.
rematch-exists = C’è già una rivincita: passa al nuovo tavolo.

# Refusals: playing
not-an-action = In questo gioco non si può fare: { $details }
paused = La partita è in pausa.
not-paused = La partita non è in pausa.
bot-plays-for-you = Un bot sta giocando per te: prima riprendi il tuo posto.
bot-plays-there = C’è già un bot che gioca per { $name }.
nothing-to-hand-back = { $name } non ha niente da riprendere: lì nessun bot gioca al posto di una persona.

# Refusals: talk
nobody-called-that = A questo tavolo nessuno si chiama { $name }.
chat-empty = Di’ qualcosa.
chat-too-long = Troppo lungo: al massimo { $most } lettere per volta.
chat-too-much = Parli troppo: al massimo { $most } messaggi al minuto.
chat-silent = Sei fuori da questo colpo: non una parola fino alla fine del round.

# Refusals: the house
not-understood = La casa non capisce: { $details }
not-text = La casa capisce solo testo.
too-large = È troppo in una volta sola: { $details }
too-fast = Troppo in fretta: aspetta un attimo.
too-many-connections = Ci sono troppe connessioni dal tuo indirizzo.
too-many-guests = Ultimamente dal tuo indirizzo è entrata troppa gente. Riprova più tardi.
too-many-tables = Ultimamente dal tuo indirizzo sono stati aperti troppi tavoli. Riprova più tardi.
too-many-viewers = C’è già troppa gente a guardare questo tavolo.
foreign-origin = La richiesta arriva dalla pagina di un altro sito.
no-such-page = Qui non c’è niente.
no-such-method = Qui non si può chiedere: { $details }
house-closing = La casa chiude un momento. Riprova tra poco.
house-full = Tutti i tavoli della casa sono occupati. Riprova più tardi.
house-cannot-write = In questo momento la casa non riesce a prendere nota di niente. Riprova tra poco.
house-broken = Si è rotto qualcosa nella casa. Non è colpa tua.

# News of a table: $you is yes when it is about the reader's own seat
notice-opened = Il tavolo è aperto.
notice-changed = L’host ha cambiato le impostazioni del tavolo.
notice-sat = { $you ->
    [yes] Hai preso posto.
   *[no] { $name } ha preso posto.
}
notice-stood = { $you ->
    [yes] Hai lasciato il tuo posto.
   *[no] { $name } ha lasciato il posto.
}
notice-removed = { $you ->
    [yes] L’host ti ha chiesto di andare via.
   *[no] L’host ha chiesto a { $name } di andare via.
}
notice-bot-sat = { $name }, un bot ({ $bot }), ha preso posto.
notice-ready = { $you ->
    [yes] Hai dato l’ok.
   *[no] { $name } ha dato l’ok.
}
notice-not-ready = { $you ->
    [yes] Hai ritirato l’ok.
   *[no] { $name } ha ritirato l’ok.
}
notice-started = La partita comincia.
notice-paused = L’host ha messo in pausa la partita.
notice-resumed = La partita riprende.
notice-handed-over = { $you ->
    [yes] { $why ->
        [host] L’host fa giocare un bot ({ $bot }) al posto tuo.
       *[absent] Non c’eri: un bot ({ $bot }) gioca al posto tuo.
    }
   *[no] { $why ->
        [host] L’host fa giocare un bot ({ $bot }) al posto di { $name }.
       *[absent] { $name } non c’è: gioca un bot ({ $bot }).
    }
}
notice-handed-back = { $you ->
    [yes] Giochi di nuovo tu.
   *[no] { $name } torna a giocare.
}
notice-came = { $you ->
    [yes] Sei qui.
   *[no] { $name } è qui.
}
notice-went = { $you ->
    [yes] Hai perso la connessione.
   *[no] { $name } ha perso la connessione.
}
notice-warned = { $you ->
    [yes] Il tuo tempo sta per scadere.
   *[no] Il tempo di { $name } sta per scadere.
}
notice-archived = Da molto non passa nessuno: il tavolo viene archiviato.
notice-woken = Il tavolo è di nuovo in uso.
notice-rematch = C’è una rivincita a un nuovo tavolo.

# Text that is no action
unclear-nothing-said = Scrivi che cosa vuoi fare; “?” mostra la regola, “help” quello che puoi scrivere.
unclear-verb = “{ $said }” non è chiaro. Si può dire: { $verbs }
unclear-usage = Si dice così: { $usage }

# The story
house-starter = { $you ->
    [yes] Cominci tu.
   *[no] Comincia { $name }.
}
house-ended = { $winners ->
    [0] La partita è finita, e non vince nessuno.
    [one] { $you ->
        [yes] La partita è finita. Hai vinto!
       *[no] La partita è finita. Vince { $names }.
    }
   *[other] La partita è finita. Vittoria a pari merito: { $names }.
}
house-over = La partita è finita.
house-waiting = { $you ->
    [yes] Tocca a te.
   *[no] In attesa di { $names }.
}

# The terminal
cli-left = Hai lasciato il tavolo. Per riprendere:
cli-saved = La registrazione di questa partita:
cli-confirm = → { $action }   (Invio: conferma; u: annulla)
cli-help = ?: la regola del momento · help: che cosa puoi scrivere · table: rivedi il tavolo · quit: esci e salva
cli-commitment = La fortuna di questa partita è sigillata; alla fine `bluffhouse verify` apre il sigillo:
cli-wait = lascia giocare prima gli altri
cli-not-saved = Impossibile scrivere la registrazione in { $file }: { $reason }. Indica un altro posto con --save.
cli-which-game = Quale gioco? {""}
cli-options = Opzioni: { $options }
cli-players = { $least }–{ $most } giocatori
cli-no-such-game = Nessun gioco si chiama “{ $said }”; scrivi l’inizio di uno di questi nomi.
