### Millionaires and Bankrupts (rules MB-1 to MB-11)
### $tile is a number (a wealth tile) or one of: success, casino, cba, thief.


# The tiles: their names, their marks on the terminal table, and what they do
millionaires-tile = { $tile ->
    [success] Successo
    [casino] Casinò
    [cba] CBA
    [thief] Ladro
   *[other] Ricchezza { $tile }
}
millionaires-tile-short = { $tile ->
    [success] ×2
    [casino] −5
    [cba] ÷2
    [thief] Ladro
   *[other] { $tile }
}
millionaires-tile-effect = { $tile ->
    [success] raddoppia i punti
    [casino] 5 punti in meno
    [cba] dimezza i punti
    [thief] prende una Ricchezza
    [1] 1 punto
   *[other] { $tile } punti
}

# Decisions
millionaires-ask-first = Cominci tu: scopri la prima tessera, poi la prima offerta è tua.
millionaires-ask-reveal = { $last ->
    [yes] Scopri la prossima tessera: la prima offerta è tua. Sono già uscite tre tessere rosse: un’altra, e la partita finisce.
   *[no] L’ultima tessera è andata a te: scopri la prossima, e la prima offerta è tua.
}
millionaires-ask-win = { $highest ->
    [0] { millionaires-tile } ({ millionaires-tile-effect }): nessuna offerta finora. Offri o passi?
   *[other] { millionaires-tile } ({ millionaires-tile-effect }): { $name } offre { $highest } M${ $down ->
        [0] {""}
       *[other] , sul tavolo hai { $down } M$
    }. Rilanci o passi?
}
millionaires-ask-escape = { $highest ->
    [0] { millionaires-tile } ({ millionaires-tile-effect }): chi passa per primo se la prende. Paghi per evitarla o la prendi?
   *[other] { millionaires-tile } ({ millionaires-tile-effect }): chi passa per primo se la prende. { $name } offre { $highest } M${ $down ->
        [0] {""}
       *[other] , sul tavolo hai { $down } M$
    }. Rilanci o la prendi?
}
millionaires-ask-discard = Il Ladro è tuo. Quale Ricchezza gli cedi?
millionaires-ask-over = La partita è finita.
millionaires-do-reveal = scopri la prossima tessera
millionaires-do-bid-first = offri { $total } M$, il minimo; metti giù le carte che vuoi, fino a { $most } M$
millionaires-do-bid-all = tutto quello che hai: la tua offerta sale a { $total } M$
millionaires-do-bid-lowest = la tua offerta sale a { $total } M$, quanto basta; aggiungi le carte che vuoi, fino a { $most } M$
millionaires-do-bid-card = con una sola carta: la tua offerta sale a { $total } M$
millionaires-do-pass = { $down ->
    [0] fuori da quest’asta; non ti costa niente
   *[other] fuori da quest’asta; alla fine riprendi i tuoi { $down } M$
}
millionaires-do-pass-last = { $highest ->
    [0] { $name } prende la tessera gratis
   *[other] { $name } prende la tessera per { $highest } M${ $down ->
        [0] {""}
       *[other] ; tu riprendi i tuoi { $down } M$
    }
}
millionaires-do-take = { $others ->
    [0] prendi la tessera, e nessuno paga niente
   *[other] prendi la tessera{ $down ->
        [0] {""}
       *[other] {" "}e riprendi i tuoi { $down } M$
    }; gli altri perdono { $others } M$
}
millionaires-do-discard = esce dal gioco, e il Ladro con lei

# The table
millionaires-table-pile = { $pile ->
    [0] Non ci sono più tessere coperte.
    [one] C’è ancora { $pile } tessera coperta.
   *[other] Ci sono ancora { $pile } tessere coperte.
} Tessere rosse finora: { $reds } su 4; la quarta chiude la partita.
millionaires-table-unseen = Devono ancora uscire: { $tiles }
millionaires-table-unseen-over = Mai uscite: { $tiles }
millionaires-table-revealed = Uscite finora: { $tiles }
millionaires-table-box = Il Ladro se n’è andato, portandosi via: { $tile }
millionaires-table-win = All’asta: { millionaires-tile } ({ millionaires-tile-effect }). La prende l’ultimo rimasto.
millionaires-table-escape = All’asta: { millionaires-tile } ({ millionaires-tile-effect }). La prende chi passa per primo; gli altri perdono la loro offerta.
millionaires-table-thief = Il Ladro è all’opera: { $you ->
    [yes] scegli tu che cosa cedergli.
   *[no] { $name } sceglie che cosa cedergli.
}
millionaires-table-last = La tessera che ha chiuso la partita: { millionaires-tile }
millionaires-table-seat = { $seat } { $name }{ $you ->
    [yes] {" (tu)"}
   *[no] {""}
}: { $tiles ->
    [none] nessuna tessera
    [hidden] { $count ->
        [one] { $count } tessera coperta
       *[other] { $count } tessere coperte
    }
   *[other] { $tiles } ({ $points ->
        [one] { $points } punto
       *[other] { $points } punti
    })
}; { $lost ->
    [0] non ha speso niente
   *[other] ha speso { $lost } M$ ({ $cards }){ $poorest ->
        [yes] , più di tutti finora
       *[no] {""}
    }
}
millionaires-table-stake = { $state ->
    [quiet] { $you ->
        [yes] Non hai ancora offerto.
       *[no] { $name } non ha ancora offerto.
    }
    [passed] { $you ->
        [yes] Hai passato.
       *[no] { $name } ha passato.
    }
    [passed-down] { $you ->
        [yes] Hai passato; riprendi { $sum } M$ ({ $cards }).
       *[no] { $name } ha passato e riprende { $sum } M$ ({ $cards }).
    }
   *[bids] { $you ->
        [yes] Offri { $sum } M$ ({ $cards }).
       *[no] { $name } offre { $sum } M$ ({ $cards }).
    }
}
millionaires-table-hand = { $sum ->
    [0] Non hai più soldi in mano.
   *[other] La tua mano: { $cards } (in tutto { $sum } M$)
}

# The story
millionaires-shuffled = { $pile ->
    [hidden] Sedici tessere, mescolate e coperte. Quattro hanno il bordo rosso: alla quarta la partita finisce.
   *[other] Sedici tessere, mescolate; usciranno in quest’ordine: { $pile }.
}
millionaires-revealed = { $you ->
    [yes] Scopri: { millionaires-tile }.
   *[no] { $name } scopre: { millionaires-tile }.
} { $last ->
    [yes] È la quarta tessera rossa: la partita finisce subito, e la tessera non va a nessuno.
   *[no] { $tile ->
        [success] Raddoppia i punti. Tessera rossa { $reds } di 4.
        [cba] Dimezza i punti, e chi passa per primo se la prende. Tessera rossa { $reds } di 4.
        [casino] Costa 5 punti, e chi passa per primo se la prende.
        [thief] Porta via una Ricchezza a chi passa per primo.
        [1] Vale 1 punto.
       *[other] Vale { $tile } punti.
    }
}
millionaires-bid-placed = { $you ->
    [yes] Offri { $total } M$ ({ $cards }).
   *[no] { $name } offre { $total } M$ ({ $cards }).
}
millionaires-bid-raised = { $you ->
    [yes] Aggiungi { $cards } e offri { $total } M$.
   *[no] { $name } aggiunge { $cards } e offre { $total } M$.
}
millionaires-passed = { $you ->
    [yes] Passi.
   *[no] { $name } passa.
}
millionaires-priced-out = { $you ->
    [yes] Con tutti i tuoi soldi non superi { $highest } M$: passi.
   *[no] { $name } non ha abbastanza soldi per superare { $highest } M$ e passa.
}
millionaires-won = { $lost ->
    [0] { $you ->
        [yes] Prendi la tessera gratis: { millionaires-tile }.
       *[no] { $name } prende la tessera gratis: { millionaires-tile }.
    }
   *[other] { $you ->
        [yes] Aggiudicata! Paghi { $lost } M$ e prendi: { millionaires-tile }.
       *[no] Aggiudicata! { $name } paga { $lost } M$ e prende: { millionaires-tile }.
    }
}{ $back ->
    [none] {""}
   *[other] {" "}Soldi ripresi: { $back }.
}
millionaires-caught = { $you ->
    [yes] Hai passato prima di tutti e la tessera tocca a te: { millionaires-tile }.
   *[no] { $name } passa prima di tutti e deve prendere la tessera: { millionaires-tile }.
}{ $back ->
    [none] {""}
   *[other] {" "}Soldi ripresi: { $back }.
} { $paid ->
    [none] Nessuno paga niente.
   *[other] Spesi per sempre: { $paid }.
}{ $tile ->
    [thief] {" "}Il Ladro porta via una Ricchezza: subito, oppure la prima che verrà.
   *[other] {""}
}
millionaires-sum-of = { $you ->
    [yes] tu { $sum } M$
   *[no] { $name } { $sum } M$
}
millionaires-discarded = { $you ->
    [yes] Cedi: { millionaires-tile }. Il Ladro se ne va col bottino.
   *[no] { $name } cede: { millionaires-tile }. Il Ladro se ne va col bottino.
}
millionaires-stolen = { $you ->
    [yes] Il Ladro ti deruba e sparisce: { millionaires-tile }.
   *[no] Il Ladro deruba { $name } e sparisce: { millionaires-tile }.
}
millionaires-scored = Tutti mostrano soldi e tessere. { $sheets }
millionaires-sheet = { $out ->
    [yes] { $you ->
        [yes] Finisci con { $money } M$, meno di tutti: sei fuori, { $tiles ->
            [none] senza tessere
           *[other] con { $tiles }
        }.
       *[no] { $name } finisce con { $money } M$, meno di tutti, ed è fuori, { $tiles ->
            [none] senza tessere
           *[other] con { $tiles }
        }.
    }
   *[no] { $you ->
        [yes] Finisci con { $money } M$ { $tiles ->
            [none] e nessuna tessera: 0 punti.
           *[other] e, in tessere, { $tiles }: { $steps } { $points ->
                [one] punto
               *[other] punti
            }.
        }
       *[no] { $name } finisce con { $money } M$ { $tiles ->
            [none] e nessuna tessera: 0 punti.
           *[other] e, in tessere, { $tiles }: { $steps } { $points ->
                [one] punto
               *[other] punti
            }.
        }
    }
}
millionaires-only-one-left = { $you ->
    [yes] Tutti gli altri sono fuori: vinci tu, qualunque sia il valore delle tue tessere.
   *[no] Tutti gli altri sono fuori: vince { $name }, qualunque sia il valore delle sue tessere.
}
millionaires-ended = { $reason ->
    [all_have_least_money] A tutti restano gli stessi soldi, quindi sono tutti fuori: non vince nessuno.
    [shared] { $you ->
        [yes] Stessi punti e stessi soldi: tu e { $names } vincete a pari merito con { $points ->
            [one] { $points } punto
           *[other] { $points } punti
        }!
       *[no] Stessi punti e stessi soldi: { $names } vincono a pari merito con { $points ->
            [one] { $points } punto
           *[other] { $points } punti
        }.
    }
    [more_money] { $you ->
        [yes] Parità di punti ({ $points }), ma ti restano più soldi: hai vinto!
       *[no] Parità di punti ({ $points }), ma { $names } ha più soldi e vince.
    }
   *[most_points] { $you ->
        [yes] Hai vinto con { $points ->
            [one] { $points } punto
           *[other] { $points } punti
        }!
       *[no] { $names } vince con { $points ->
            [one] { $points } punto
           *[other] { $points } punti
        }.
    }
}

# Refusals
millionaires-reveal-first = Prima scopri la prossima tessera.
millionaires-discard-first = Prima cedi una Ricchezza al Ladro: scrivi “discard” e il suo numero.
millionaires-auction-under-way = { millionaires-tile }: l’asta è ancora in corso. Offri o passa.
millionaires-nothing-to-discard = Adesso non c’è niente da cedere: offri o passa.
millionaires-not-money-cards = Questi numeri non sono carte denaro tutte diverse. Le carte sono 1, 2, 3, 4, 6, 8, 10, 12, 15, 20 e 25; quelle che indichi si aggiungono a quelle già giù.
millionaires-bid-needs-a-card = Per offrire ci vuole almeno una carta denaro.
millionaires-not-in-hand = Questa carta non è nella tua mano: { $card }.
millionaires-bid-too-low = Così fai { $total } M$. Offri più di { $highest } M$, oppure passa.
millionaires-not-your-wealth-tile = Cedi una delle tue tessere Ricchezza.

# The terminal table
millionaires-column-tiles = tessere
millionaires-column-points = punti
millionaires-column-lost = spesi
millionaires-column-cards = carte spese
millionaires-column-left = restano
millionaires-column-count = punti
millionaires-money = { $sum } M$
millionaires-face-down = coperte: { $count }
millionaires-poorest = meno soldi
millionaires-out = meno soldi: fuori
millionaires-wins = vince
millionaires-tile-red = bordo rosso
millionaires-goes-win = la prende l’ultimo rimasto
millionaires-goes-escape = la prende chi passa per primo
millionaires-goes-discard = { $you ->
    [yes] scegli tu che cosa cedere
   *[no] { $name } sceglie che cosa cedere
}
millionaires-goes-over = la quarta tessera rossa: fine
millionaires-stake-passed = ha passato
millionaires-stake-none = ancora niente
millionaires-status = rosse { $reds } su 4 · { $pile ->
    [one] { $pile } da scoprire
   *[other] { $pile } da scoprire
}
millionaires-status-over = rosse { $reds } su 4 · { $pile ->
    [0] sono uscite tutte le tessere
    [one] { $pile } tessera mai uscita
   *[other] { $pile } tessere mai uscite
}
millionaires-unseen = Devono ancora uscire:
millionaires-unseen-over = Mai uscite:
millionaires-gone = Sparita col Ladro:
millionaires-your-money = In mano: { $sum } M$

# The browser's table
millionaires-tile-hidden = Una tessera coperta
millionaires-nothing-yet = Il prossimo lotto è ancora coperto.
millionaires-poorest-is-out = Alla fine chi ha meno soldi è fuori.
millionaires-seat = { $known ->
    [yes] { $points ->
        [one] { $points } punto
       *[other] { $points } punti
    }
   *[no] { $tiles ->
        [one] { $tiles } tessera
       *[other] { $tiles } tessere
    }
}
millionaires-lost = { $poorest ->
    [yes] Spesi: { $sum } M$, più di tutti
   *[no] Spesi: { $sum } M$
}
millionaires-own = { $points ->
    [one] { $points } punto
   *[other] { $points } punti
} · { $poorest ->
    [yes] spesi: { $lost } M$. Ora hai meno soldi di tutti, e chi ne ha meno è fuori
   *[no] spesi: { $lost } M$
}
millionaires-sold = { $you ->
    [yes] È tua
   *[no] Va a { $name }
}
millionaires-reckoning = { $out ->
    [yes] In cassa { $money } M$: meno di tutti, quindi fuori
   *[no] In cassa { $money } M$ · { $steps } { $points ->
        [one] punto
       *[other] punti
    }
}
millionaires-button-reveal = Scopri la prossima tessera
millionaires-button-bid = Offri { $total } M$
millionaires-button-more = { $highest ->
    [0] Scegli quanto offrire
   *[other] Devi superare { $highest } M$
}
millionaires-button-pass = Passa
millionaires-button-take = Passa e prendila
millionaires-button-discard = Cedi la Ricchezza { $tile }

# The end
millionaires-end-why = { $reason ->
    [all_have_least_money] A tutti resta la stessa somma, quindi sono tutti fuori.
    [only_one_left] Tutti gli altri sono fuori: le tessere non contano.
    [shared] Parità di punti e di soldi.
    [more_money] Parità di punti: decidono i soldi rimasti.
   *[most_points] Più punti di tutti, tra chi non è fuori.
}
millionaires-end-step = { $from } → { $to }: { $tile ->
    [casino] il Casinò
    [cba] il CBA
    [thief] il Ladro
   *[success] il Successo
}

# What people say with one tap
millionaires-phrase-too-dear = Troppo caro per me.
millionaires-phrase-going-once = E uno, e due…

# Actions in a few words, where a button says too little or too much
millionaires-act-bid = Metti { $cards }
