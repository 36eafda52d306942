### What every game shares

# Refusals
not-your-turn = Non è il tuo turno.
game-over = La partita è finita.
not-an-action-of-this-game = In questo gioco non si può fare.

# Refusals: coming in
come-in-first = Non sappiamo ancora il tuo nome. Scegline uno per entrare.
name-reserved = { $name } si potrebbe scambiare per la casa stessa. Scegli un altro nome.
name-empty = Scegli un nome con almeno una lettera visibile.
name-too-long = Questo nome è troppo lungo: al massimo { $most } lettere.
link-used = Questo link è scaduto o è già stato usato. Chiedine uno nuovo.

# Refusals: the table
no-such-table = Nessun tavolo ha questo codice. Controlla il link.
table-damaged = Il registro di questo tavolo non si riesce più a leggere. Avvisa chi gestisce questa casa.
table-closed = Chi gestisce questa casa ha chiuso questo tavolo.
banned = Chi gestisce questa casa ti ha escluso per sempre.
banned-until = Chi gestisce questa casa ti ha escluso per un po’. Tempo rimasto: { $hours } h.
name-differs = Questo non è il tuo nome. Scrivilo esattamente così: { $name }
bad-setting = { $why ->
    [wrong-fool-me-once] “{ millions-of-dollars-option-fool-me-once }” è per 4–8 giocatori, non per 3.
   *[other] Questa combinazione di impostazioni non è possibile: { $details }
}
no-such-bot = Questo bot non esiste: { $details }
no-such-seat = Questo posto non esiste: il tavolo ne ha { $most }.
host-only = Può farlo solo l’host.
host-removed-you = L’host ti ha tolto il posto a questo tavolo.
already-started = La partita è già iniziata.
not-started = La partita non è ancora iniziata.
not-over = La partita non è ancora finita.
you-have-no-seat = Non hai un posto a questo tavolo.
table-full = Tutti i posti sono occupati. Puoi comunque guardare.
seat-taken = Il posto { $seat } è occupato. Scegline un altro.
seat-empty = Il posto { $seat } è vuoto.
seats-empty = Ci sono posti vuoti. Aspetta qualcuno, oppure aggiungi dei bot.
name-taken = Qui c’è già { $name }, o un nome molto simile. Scegli un altro nome per sederti.
too-few-seats = { $people ->
    [one] C’è già { $people } persona seduta. Il tavolo non può avere meno posti.
   *[other] Ci sono già { $people } persone sedute. Il tavolo non può avere meno posti.
}
not-ready = { $name }, al posto { $seat }, non ha ancora dato l’ok.
about-to-start = La partita sta per cominciare.
number-not-due = Il tuo numero per la distribuzione ora non serve.
number-not-sealed = Non è il numero che il tuo dispositivo aveva sigillato.
rematch-exists = La rivincita è già cominciata. Raggiungila al nuovo tavolo.

# Refusals: playing
not-an-action = Questa mossa non esiste nel gioco: { $details }
paused = La partita è in pausa.
not-paused = La partita non è in pausa.
pause-used-up = Hai esaurito il tuo tempo di pausa in questa partita ({ $minutes } min).
no-lesson = Questo gioco non ha una lezione, o questo tavolo non è una lezione.
lesson-fixed = I giocatori e le impostazioni di una lezione non si possono cambiare.
bot-plays-for-you = Un bot sta giocando per te. Prima riprendi il tuo posto.
bot-plays-there = C’è già un bot che gioca per { $name }.
nothing-to-hand-back = Nessun bot gioca per { $name }: non c’è niente da riprendere.
player-here = { $name } è al tavolo. Durante una partita nessuno decide per chi è presente.
player-just-left = { $seconds ->
    [one] { $name } è via solo da un momento. Riprova tra { $seconds } secondo.
   *[other] { $name } è via solo da un momento. Riprova tra { $seconds } secondi.
}

# Refusals: talk
nobody-called-that = A questo tavolo nessuno si chiama { $name }.
spectator-gone = Questa persona non sta più guardando.
chat-empty = Prima scrivi un messaggio.
chat-one-thing = Manda un testo, una reazione o una frase: una cosa alla volta.
no-such-phrase = A questo tavolo non c’è una frase così.
chat-too-long = Questo messaggio è troppo lungo: al massimo { $most } caratteri.
chat-too-much = Mandi messaggi troppo in fretta: al massimo { $most } al minuto.
chat-silent = Hai lasciato il colpo: niente chat fino alla fine del round.

# Refusals: the house
not-understood = Non abbiamo capito: { $details }
not-text = Qui si accettano solo messaggi di testo.
too-large = È troppo grande: { $details }
too-fast = Troppo in fretta. Aspetta un attimo e riprova.
too-slow = La tua richiesta ci ha messo troppo ad arrivare. Riprova.
too-many-connections = Ci sono troppe connessioni dal tuo indirizzo. Chiudine qualcuna e riprova.
too-many-guests = Dal tuo indirizzo è entrata troppa gente. Riprova più tardi.
too-many-tables = Da questo indirizzo non si possono aprire altri tavoli in un’ora ({ $most }). Riprova tra { $minutes } min.
too-many-codes = Da questo indirizzo sono arrivati troppi codici di tavolo sbagliati. Riprova tra { $minutes } min.
too-many-reads = Stai aprendo troppe partite insieme. Aspetta che se ne veda una.
too-many-entries = A questo tavolo è successo troppo ({ $most } voci): ora si può soltanto giocare. Per il resto apri un nuovo tavolo.
too-many-viewers = C’è troppa gente che guarda questo tavolo. Riprova più tardi.
foreign-origin = La richiesta arrivava da un altro sito, quindi è stata rifiutata.
foreign-host = La casa non risponde a questo indirizzo. Chiedi quello giusto a chi la gestisce.
no-such-page = Qui non c’è niente.
no-such-method = Questo indirizzo non lo accetta: { $details }
house-closing = La casa si sta riavviando. Riprova tra poco.
house-full = La casa non ha tavoli liberi. Riprova più tardi.
house-cannot-write = In questo momento la casa non riesce a salvare niente. Riprova tra poco.
house-broken = Qualcosa è andato storto da parte nostra. Riprova.

# News of a table: $you is yes when it is about the reader's own seat
notice-opened = Il tavolo è aperto.
notice-changed = L’host ha cambiato le impostazioni.
notice-sat = { $you ->
    [yes] Hai preso posto.
   *[no] { $name } ha preso posto.
}
notice-stood = { $you ->
    [yes] Hai lasciato il tuo posto.
   *[no] { $name } ha lasciato il posto.
}
notice-removed = { $you ->
    [yes] { $actor ->
        [host] L’host ti ha tolto il posto al tavolo.
       *[other] { $by } ti ha tolto il posto al tavolo.
    }
   *[no] { $actor ->
        [you] Hai tolto il posto a { $name }.
        [host] L’host ha tolto il posto a { $name }.
       *[other] { $by } ha tolto il posto a { $name }.
    }
}
notice-unseated = { $you ->
    [yes] Non c’eri: { $by } ha liberato il tuo posto.
   *[no] { $actor ->
        [you] { $name } non c’è: hai liberato il suo posto.
       *[other] { $name } non c’è: { $by } ha liberato il suo posto.
    }
}
notice-spectator-removed = { $actor ->
    [you] Hai escluso { $name } dal pubblico.
    [host] L’host ha escluso { $name } dal pubblico.
   *[other] { $by } ha escluso { $name } dal pubblico.
}
notice-host-returned = { $you ->
    [yes] Rieccoti: sei di nuovo l’host.
   *[no] Torna { $name }, che è di nuovo l’host.
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
notice-number-missing = { $you ->
    [yes] L’inizio è annullato: il tuo dispositivo non ha mostrato in tempo il suo numero per la distribuzione. Dai di nuovo l’ok.
   *[no] L’inizio è annullato: il dispositivo di { $name } non ha mostrato in tempo il suo numero per la distribuzione.
}
notice-started = La partita comincia.
notice-paused = { $actor ->
    [you] Hai messo in pausa la partita.
    [host] L’host ha messo in pausa la partita.
   *[other] { $by } ha messo in pausa la partita.
}
notice-pause-agreed = { $actor ->
    [you] Accetti una pausa più lunga.
   *[other] { $by } accetta una pausa più lunga.
}
notice-pause-over = Il tempo della pausa è finito: la partita riprende.
notice-resumed = { $actor ->
    [you] Riprendi la partita.
    [host] La partita riprende.
   *[other] { $by } riprende la partita.
}
notice-handed-over = { $you ->
    [yes] { $why ->
        [host] { $actor ->
            [host] L’host fa giocare un bot ({ $bot }) al posto tuo.
           *[other] Non c’eri: { $by } fa giocare un bot ({ $bot }) al posto tuo.
        }
        [self] Un bot ({ $bot }) gioca al posto tuo finché non riprendi il posto.
       *[absent] Non c’eri: un bot ({ $bot }) gioca al posto tuo.
    }
   *[no] { $why ->
        [host] { $actor ->
            [you] Fai giocare un bot ({ $bot }) al posto di { $name }.
            [host] L’host fa giocare un bot ({ $bot }) al posto di { $name }.
           *[other] { $by } fa giocare un bot ({ $bot }) al posto di { $name }.
        }
        [self] { $name } fa giocare un bot ({ $bot }) al posto suo.
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
notice-archived = Da molto non passa nessuno: il tavolo è stato archiviato.
notice-woken = Il tavolo è di nuovo aperto.
notice-closed = Chi gestisce questa casa ha chiuso questo tavolo.
notice-rematch = La rivincita è cominciata a un nuovo tavolo.

# Text that is no action
unclear-nothing-said = Scrivi che cosa vuoi fare. “?” mostra la regola, “help” quello che puoi scrivere.
unclear-verb = “{ $said }” qui non si può fare. Puoi scrivere: { $verbs }
unclear-usage = Si scrive così: { $usage }

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
   *[other] { $you ->
        [yes] La partita è finita. Vittoria a pari merito: tu e { $names }!
       *[no] La partita è finita. Vittoria a pari merito: { $names }.
    }
}
house-over = La partita è finita.
house-waiting = { $you ->
    [yes] Tocca a te.
   *[no] In attesa di { $names }.
}

# The terminal
cli-left = Hai lasciato il tavolo. Per riprendere:
cli-saved = La tua partita è registrata qui:
cli-confirm = → { $action }   (Invio: conferma; u: annulla)
cli-help = ?: la regola del momento · help: che cosa puoi scrivere · table: rivedi il tavolo · quit: esci e salva
cli-commitment = La fortuna di questa partita è sigillata. Alla fine `bluffhouse verify` la controlla:
cli-wait = lascia giocare prima gli altri
cli-not-saved = Impossibile scrivere la registrazione in { $file }: { $reason }. Indica un altro posto con --save.
cli-which-game = Quale gioco? {""}
cli-options = Opzioni: { $options }
cli-players = { $least }–{ $most } giocatori
cli-no-such-game = Nessun gioco si chiama “{ $said }”; scrivi l’inizio di uno di questi nomi.

# Hints, and the mark of a game in which somebody asked for one
notice-hint = { $you ->
    [yes] Chiedi che farebbe uno squalo.
   *[no] { $name } chiede che farebbe uno squalo.
}
hint-in-lesson = In una lezione non ci sono consigli: ti aiuta il coach.
hint-others-play = Niente consigli: a questo tavolo gioca un’altra persona.
hint-no-champion = Per questo gioco non ci sono ancora consigli.
hint-not-your-turn = I consigli sono per le tue scelte. Aspetta il tuo turno.
hint-on-its-way = Il consiglio sta arrivando.
