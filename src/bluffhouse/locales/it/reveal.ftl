### After the game: the truth, and the game once more

# The reveal
reveal-title = La verità
reveal-teaser = { $count ->
    [one] È stata fatta una sola dichiarazione. Era una bugia?
   *[other] Sono state fatte { $count } dichiarazioni. Quali erano bugie?
} Chi ha mentito, chi ci è cascato, e chi ha capito tutto?
reveal-raise = Su il sipario
reveal-all = Salta
reveal-silent = In questo gioco parlano i soldi: nessuno ha detto niente che potesse essere una bugia.
reveal-best-lie = La bugia più bella della serata
reveal-best-call = Il fiuto migliore della serata
reveal-no-lie = Nessuna bugia è passata.
reveal-no-call = Nessuno ha smascherato una bugia.
reveal-believers = { $you ->
    [yes] { $count ->
        [one] Ci hai creduto tu.
       *[other] Chi ci ha creduto: { $names }.
    }
   *[no] Chi ci ha creduto: { $names }.
}
reveal-caught-by = { $you ->
    [yes] Tu non ci hai creduto.
   *[no] { $name } non ci ha creduto.
}
reveal-everybody = Bugiardi e scettici
reveal-lies = { $lies ->
    [0] Nessuna bugia.
    [one] Una bugia, { $believed ->
        [0] non creduta.
       *[other] creduta.
    }
   *[other] { $lies } bugie, { $believed ->
        [0] nessuna creduta.
        [one] una creduta.
       *[other] { $believed } credute.
    }
}
reveal-traps = { $traps ->
    [one] Una trappola, { $sprung ->
        [0] a vuoto.
       *[other] riuscita.
    }
   *[other] { $traps } trappole, { $sprung ->
        [0] nessuna riuscita.
        [one] una riuscita.
       *[other] { $sprung } riuscite.
    }
}
reveal-calls = { $right ->
    [0] { $wrong ->
        [0] Nessun sospetto.
        [one] Un sospetto infondato.
       *[other] { $wrong } sospetti infondati.
    }
    [one] Una bugia smascherata{ $wrong ->
        [0] .
        [one] , un sospetto infondato.
       *[other] , { $wrong } sospetti infondati.
    }
   *[other] { $right } bugie smascherate{ $wrong ->
        [0] .
        [one] , un sospetto infondato.
       *[other] , { $wrong } sospetti infondati.
    }
}
reveal-hands = Che cosa avevano tutti in mano alla fine
reveal-timeline = Tutte le dichiarazioni
reveal-only-lies = Solo le bugie
reveal-no-lies-told = Non c’è stata nessuna bugia.
reveal-round = Round { $round }: che cosa avevano tutti
reveal-stamp = { $kind ->
    [true] vero
    [trap] trappola
   *[lie] bugia
}
reveal-answer = { $kind ->
    [true] { $believed ->
        [yes] { $you ->
            [yes] Ci hai creduto
           *[no] { $name } ci ha creduto
        }
       *[no] { $you ->
            [yes] Hai dubitato a torto
           *[no] { $name } ha dubitato a torto
        }
    }
    [trap] { $believed ->
        [yes] { $you ->
            [yes] Hai abboccato
           *[no] { $name } ha abboccato
        }
       *[no] { $you ->
            [yes] Non hai abboccato
           *[no] { $name } non ha abboccato
        }
    }
   *[lie] { $believed ->
        [yes] { $you ->
            [yes] Hai abboccato
           *[no] { $name } ha abboccato
        }
       *[no] { $you ->
            [yes] L’hai smascherata
           *[no] { $name } l’ha smascherata
        }
    }
}
reveal-unanswered = Nessuno ha fatto capire se ci credeva.
reveal-moment = Guarda questo momento
reveal-replay = Rivedi la partita
reveal-share = Condividi il replay
reveal-share-truth = Condividi la verità
reveal-copied = Link copiato
reveal-come-in = Qualcuno vuole mostrarti chi ha mentito
reveal-enter = Scopri la verità

# The truth
reveal-really-lie = { $true ->
    [yes] { $count ->
        [one] C’era davvero.
       *[other] C’erano davvero.
    }
   *[no] { $found ->
        [0] Non ce n’erano.
        [one] Ce n’era solo uno.
       *[other] Ce n’erano solo { $found }.
    }
}
reveal-really-millions-of-dollars = In realtà: { $role }.
reveal-heists = Tutti i colpi: chi era chi
reveal-heist-left = fuori prima del colpo

# The replay
replay-title = Replay
replay-come-in = Qualcuno vuole mostrarti una partita
replay-enter = Guardala
replay-loading = Carichiamo la partita…
replay-not-begun = Questa partita non è ancora iniziata: non c’è niente da vedere.
replay-at = { $at ->
    [0] L’inizio
   *[other] Mossa { $at } di { $of }
}
replay-scrub = Vai a una mossa
replay-play = Avvia
replay-pause = Pausa
replay-back = Mossa precedente
replay-step = Mossa successiva
replay-first = Torna all’inizio
replay-last = Vai alla fine
replay-speed = Velocità
replay-times = { $times }×
replay-from = Vista
replay-outside = Spettatore
replay-all-hands = Tutte le carte scoperte
replay-of-you = { $name } (tu)
replay-only-mine = Finché la partita non è finita, puoi vederla solo dal tuo posto o da spettatore.
replay-keys = Le frecce vanno avanti e indietro, la barra spaziatrice avvia e mette in pausa.
replay-to-table = Torna al tavolo
replay-decided = { $you ->
    [yes] Hai fatto la tua scelta.
   *[no] { $name } ha fatto la sua scelta.
}
replay-by = { $by ->
    [clock] Tempo scaduto per { $name }: ha giocato un bot.
   *[bot] Un bot ha giocato per { $name }.
}

# A record that somebody has in a file
reveal-save = Salva la registrazione
replay-record-title = Rivedi una registrazione
replay-record-hook = Una registrazione contiene un’intera partita con tutti i suoi segreti. La casa la rigioca davanti ai tuoi occhi e non ne conserva nulla.
replay-record-drop = Lascia qui una registrazione
replay-record-choose = Scegli un file
replay-record-where = Dopo una partita puoi salvarne la registrazione; nel terminale la scrive `bluffhouse play --save`.
replay-record-no = Questa non si può rivedere
replay-record-another = Apri un’altra registrazione
replay-record-luck = { $luck ->
    [honest] La fortuna era onesta: tutto deriva dal seme.
    [dishonest] La fortuna non era onesta: non deriva dal seme.
   *[unproven] Se la fortuna fosse onesta nessuno può dirlo: la registrazione non lo dimostra.
}
record-too-long = La registrazione è troppo lunga: la casa rigioca al massimo { $most } KiB.

# The deal, checked by the page
check-ok = Controllato dal tuo dispositivo: la distribuzione è stata onesta
check-partly = Controllato dal tuo dispositivo, per quanto possibile
check-differs = Il tuo dispositivo ha trovato qualcosa che non torna
check-running = Il tuo dispositivo sta controllando la distribuzione…
check-failed = Non è stato possibile controllare la distribuzione: la registrazione non si è caricata.
check-what = Che cosa è stato controllato
check-pledge = Il segreto della casa è quello promesso prima di dare le carte.
check-pledge-wrong = Il segreto della casa non è quello promesso.
check-pledge-late = Il tuo dispositivo è arrivato dopo la distribuzione: la promessa si è potuta confrontare solo con quello che la casa dice ora.
check-number = Il numero estratto dal tuo dispositivo fa parte della distribuzione.
check-number-wrong = Il numero estratto dal tuo dispositivo non fa parte della distribuzione.
check-number-left-out = All’inizio il tuo dispositivo non era connesso, quindi il suo numero non fa parte della distribuzione.
check-number-none = Il tuo dispositivo non ha aggiunto nessun numero alla distribuzione.
check-number-unknown = Questo dispositivo non può controllare il tuo numero: l’ha estratto un altro dispositivo, oppure questo non lo ricorda più.
check-called-off = { $count ->
    [one] L’inizio è stato annullato una volta dopo che il tuo numero era stato mostrato, e sono stati estratti numeri nuovi.
   *[other] L’inizio è stato annullato { $count } volte dopo che il tuo numero era stato mostrato, e ogni volta sono stati estratti numeri nuovi.
}
check-others = I numeri degli altri erano fissati prima che si mostrasse il tuo.
check-others-wrong = { $name }: il numero nella distribuzione non è quello fissato prima che si mostrasse il tuo.
check-seed = Il seme è quello fissato con la prima carta.
check-seed-wrong = Il seme non è quello fissato con la prima carta.
check-seed-late = Il tuo dispositivo non ha visto l’impronta del seme durante la partita: si è potuta confrontare solo con quello che la casa dice ora.
check-chance = { $count ->
    [one] L’unica mescolata, tiro o estrazione deriva dal seme.
   *[other] Tutti i { $count } fra mescolate, tiri ed estrazioni derivano dal seme.
}
check-chance-wrong = La mescolata, il tiro o l’estrazione numero { $number } non deriva dal seme.
check-chance-unknown = Questa pagina non sa ricalcolare le carte di questo gioco. Salva la registrazione ed esegui “bluffhouse verify”.
check-seen = La registrazione mostra quello che hai visto durante la partita.
check-seen-wrong = La registrazione non mostra quello che hai visto durante la partita.
check-seen-part = Questa pagina ha perso una parte della partita: quello che hai visto non è stato confrontato con la registrazione.
