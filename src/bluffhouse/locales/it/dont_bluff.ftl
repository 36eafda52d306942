### Don't Bluff! (rules DB-1 to DB-15)


# Decisions
dont-bluff-ask-colour = La pistola è tua. Tira il dado colore: indica il tuo bersaglio.
dont-bluff-ask-colour-reversed = La pistola è tua. Tira il dado colore: indica chi ti fa un’offerta.
dont-bluff-ask-again = { $colour ->
    [white] Il bianco non è di nessuno. Tira ancora.
    [red] Il rosso non è di nessuno. Tira ancora.
    [green] Il verde non è di nessuno. Tira ancora.
    [blue] Il blu non è di nessuno. Tira ancora.
    [yellow] Il giallo non è di nessuno. Tira ancora.
   *[purple] Il viola non è di nessuno. Tira ancora.
}
dont-bluff-ask-target = È uscito un colore tuo: scegli il bersaglio.
dont-bluff-ask-target-reversed = È uscito un colore tuo: scegli chi ti fa un’offerta.
dont-bluff-ask-offer = Quali valigette fai scivolare verso { $name }, e che cosa dici che c’è dentro?
dont-bluff-ask-answer = { $claim ->
    [none] { $name } ti offre { $count ->
        [one] una valigetta chiusa senza dire niente. La prendi o la apri?
       *[other] { $count } valigette chiuse senza dire niente. Le prendi o le apri?
    }
    [0] { $name } ti offre { $count ->
        [one] una valigetta chiusa e dice: dentro non c’è niente. La prendi o la apri?
       *[other] { $count } valigette chiuse e dice: dentro non c’è niente. Le prendi o le apri?
    }
   *[other] { $name } ti offre { $count ->
        [one] una valigetta chiusa e dice: { $claim } M$. La prendi o la apri?
       *[other] { $count } valigette chiuse e dice: { $claim } M$. Le prendi o le apri?
    }
}
dont-bluff-ask-answer-more = { $claim ->
    [none] Alle valigette aperte ({ $millions } M$) { $name } aggiunge { $count ->
        [one] una valigetta chiusa
       *[other] { $count } valigette chiuse
    } senza dire niente. Prendi tutto o apri di nuovo?
    [0] Alle valigette aperte ({ $millions } M$) { $name } aggiunge { $count ->
        [one] una valigetta chiusa
       *[other] { $count } valigette chiuse
    } e dice: dentro non c’è niente. Prendi tutto o apri di nuovo?
   *[other] Alle valigette aperte ({ $millions } M$) { $name } aggiunge { $count ->
        [one] una valigetta chiusa
       *[other] { $count } valigette chiuse
    } e dice: { $claim } M$ in più. Prendi tutto o apri di nuovo?
}
dont-bluff-ask-die = Scoperti: { $millions } M$. Tira il dado nero.
dont-bluff-ask-add = Il dado nero fa { $die }: più di quanto hai scoperto ({ $millions } M$). Aggiungi almeno una valigetta coperta.
dont-bluff-ask-pay = Devi { $due } M$ a { $name }. Con quali valigette paghi?
dont-bluff-ask-over = La partita è finita.

dont-bluff-do-colour = il colore di un altro: è il tuo bersaglio; il tuo: scegli chi vuoi; di nessuno: tiri ancora
dont-bluff-do-choose = { $count ->
    [0] { $name }, senza valigette
    [one] { $name }, con { $count } valigetta
   *[other] { $name }, con { $count } valigette
}
dont-bluff-do-offer = valigette della tua mano, almeno una (5, 2, 1, o 0 per la carta di giornale), poi quanto dici che c’è dentro: da 0 a { $highest } milioni, vero o no
dont-bluff-do-offer-silent = lo stesso, senza dire niente
dont-bluff-do-add = altre valigette della tua mano, poi quanto dici che c’è in quelle nuove: da 0 a { $highest } milioni, vero o no
dont-bluff-do-add-silent = lo stesso, senza dire niente
dont-bluff-do-take = { $count ->
    [one] la valigetta è tua; il contenuto resta tra te e { $name }
   *[other] le { $count } valigette sono tue; quel che è chiuso resta tra te e { $name }
}
dont-bluff-do-open = tutti guardano, e tu tiri il dado nero contro tutto ciò che è aperto: se il dado è più basso, paghi quella somma; se è uguale, prendi tutto; se è più alto, { $name } deve aggiungere
dont-bluff-do-die-lower = { $dice }: paghi { $millions } M$ a { $name }, o di più se non li hai giusti, poi prendi una valigetta dalla banca
dont-bluff-do-die-same = { $dice }: prendi tutto
dont-bluff-do-die-higher = { $left ->
    [0] { $dice }: { $name } non ha niente da aggiungere, prendi tutto
   *[other] { $dice }: { $name } deve aggiungere
}
dont-bluff-do-pay = { $over ->
    [0] esattamente quello che devi
   *[other] { $over } M$ di troppo: non si dà resto
}

# Suitcases and colours: $count of them, of one kind
dont-bluff-suitcases = { $value ->
    [0] { $count ->
        [1] bluff
       *[other] { $count }×bluff
    }
   *[other] { $count ->
        [1] { $value } M$
       *[other] { $count }×{ $value } M$
    }
}
dont-bluff-no-suitcases = niente
dont-bluff-worth = { $millions } M$ ({ $cards })
dont-bluff-colour-white = bianco
dont-bluff-colour-red = rosso
dont-bluff-colour-green = verde
dont-bluff-colour-blue = blu
dont-bluff-colour-yellow = giallo
dont-bluff-colour-purple = viola

# The table
dont-bluff-table-bank = Vince chi arriva per primo a 25 M$. Valigette in banca: { $bank }; l’ultima chiude la partita.
dont-bluff-table-seat = { $seat } { $name }{ $you ->
    [yes] {" (tu)"}
   *[no] {""}
}: { $colours }; { $count ->
    [one] { $count } valigetta
   *[other] { $count } valigette
}{ $gun ->
    [yes] {"; ha la pistola"}
   *[no] {""}
}
dont-bluff-table-colour = Dado colore: { $colour }.
dont-bluff-table-open = Aperto sul tavolo: { $worth }.
dont-bluff-table-closed = Coperto sul tavolo: { $count ->
    [one] { $count } valigetta.
   *[other] { $count } valigette.
}
dont-bluff-table-inside = Solo tu sai che cosa c’è dentro: { $worth }.
dont-bluff-table-said = { $claim ->
    [0] { $you ->
        [yes] Avevi detto che nelle ultime valigette aperte non c’era niente.
       *[no] { $name } aveva detto che nelle ultime valigette aperte non c’era niente.
    }
   *[other] { $you ->
        [yes] Avevi detto che nelle ultime valigette aperte c’erano { $claim } M$.
       *[no] { $name } aveva detto che nelle ultime valigette aperte c’erano { $claim } M$.
    }
}
dont-bluff-table-die = Dado nero: { $die }.
dont-bluff-table-due = { $you ->
    [yes] Devi { $due } M$ a { $other }.
   *[no] { $toyou ->
        [yes] { $name } ti deve { $due } M$.
       *[no] { $name } deve { $due } M$ a { $other }.
    }
}
dont-bluff-table-hand = Le tue valigette: { $hand } (in tutto { $millions } M$; 0 è un bluff)
dont-bluff-table-empty-hand = Non hai valigette.
dont-bluff-table-shown = { $name } finisce con { $worth }.

# The story
dont-bluff-bank = { $cards ->
    [none] Si mescola la banca: { $count } valigette coperte.
   *[other] Si mescola la banca; dall’alto: { $cards }.
}
dont-bluff-rolled = { $you ->
    [yes] Tiri il dado.
   *[no] { $name } tira il dado.
}
dont-bluff-colour-rolled = { $colour ->
    [white] Bianco
    [red] Rosso
    [green] Verde
    [blue] Blu
    [yellow] Giallo
    [purple] Viola
   *[other] { $colour }
}: { $you ->
    [yes] tu.
   *[no] { $name }.
}
dont-bluff-colour-of-nobody = { $colour ->
    [white] Bianco
    [red] Rosso
    [green] Verde
    [blue] Blu
    [yellow] Giallo
    [purple] Viola
   *[other] { $colour }
}: non è di nessuno. Si tira ancora.
dont-bluff-target-chosen = { $you ->
    [yes] Scegli { $other }.
   *[no] { $toyou ->
        [yes] { $name } sceglie te.
       *[no] { $name } sceglie { $other }.
    }
}
dont-bluff-paired = { $you ->
    [yes] Tu offri, { $other } risponde.
   *[no] { $toyou ->
        [yes] { $name } offre, tu rispondi.
       *[no] { $name } offre, { $other } risponde.
    }
}
dont-bluff-empty-handed = { $you ->
    [yes] Non hai niente da offrire.
   *[no] { $name } non ha niente da offrire.
}
dont-bluff-offered = { $you ->
    [yes] Fai scivolare { $count ->
        [one] una valigetta chiusa verso { $other }.
       *[other] { $count } valigette chiuse verso { $other }.
    }
   *[no] { $toyou ->
        [yes] { $name } fa scivolare verso di te { $count ->
            [one] una valigetta chiusa.
           *[other] { $count } valigette chiuse.
        }
       *[no] { $name } fa scivolare { $count ->
            [one] una valigetta chiusa verso { $other }.
           *[other] { $count } valigette chiuse verso { $other }.
        }
    }
}
dont-bluff-added = { $you ->
    [yes] Aggiungi { $count ->
        [one] una valigetta chiusa.
       *[other] { $count } valigette chiuse.
    }
   *[no] { $name } aggiunge { $count ->
        [one] una valigetta chiusa.
       *[other] { $count } valigette chiuse.
    }
}
dont-bluff-says = { $claim ->
    [none] { $you ->
        [yes] Non dici niente.
       *[no] { $name } non dice niente.
    }
    [0] { $you ->
        [yes] Dici: “Dentro non c’è niente.”
       *[no] { $name } dice: “Dentro non c’è niente.”
    }
   *[other] { $you ->
        [yes] Dici: “{ $claim } M$.”
       *[no] { $name } dice: “{ $claim } M$.”
    }
}
dont-bluff-inside = Dentro: { $worth }.
dont-bluff-accepted = { $you ->
    [yes] Prendi tutto così com’è.
   *[no] { $name } prende tutto così com’è.
}
dont-bluff-opened = { $you ->
    [yes] Apri: { $cards }.
   *[no] { $name } apre: { $cards }.
}
dont-bluff-opened-said = { $claim ->
    [none] Nessuno aveva detto niente. Scoperti: { $millions } M$.
    [0] { $told ->
        [true] Detto: “Dentro non c’è niente”, ed era vero. Scoperti: { $millions } M$.
       *[more] Detto: “Dentro non c’è niente”; ce n’è di più. Scoperti: { $millions } M$.
    }
   *[other] { $told ->
        [true] Detto: { $claim } M$, ed era vero. Scoperti: { $millions } M$.
        [less] Detto: { $claim } M$; ce n’è di meno. Scoperti: { $millions } M$.
       *[more] Detto: { $claim } M$; ce n’è di più. Scoperti: { $millions } M$.
    }
}
dont-bluff-die-lower = Il dado nero fa { $die }, meno di { $millions } M$: l’offerta era buona.
dont-bluff-die-same = Il dado nero fa { $die }, pari a { $millions } M$: l’offerta cambia padrone.
dont-bluff-die-higher = Il dado nero fa { $die }, più di { $millions } M$: non basta.
dont-bluff-received = { $you ->
    [yes] { $count ->
        [one] Ricevi una valigetta da { $other }.
       *[other] Ricevi { $count } valigette da { $other }.
    }
   *[no] { $toyou ->
        [yes] { $count ->
            [one] { $name } riceve una valigetta da te.
           *[other] { $name } riceve { $count } valigette da te.
        }
       *[no] { $count ->
            [one] { $name } riceve una valigetta da { $other }.
           *[other] { $name } riceve { $count } valigette da { $other }.
        }
    }
}
dont-bluff-received-open = Aperte: { $worth }.
dont-bluff-received-closed = Mai aperte: { $worth }.
dont-bluff-taken-back = { $you ->
    [yes] Riprendi { $cards }, e { $other } ti deve { $millions } M$.
   *[no] { $toyou ->
        [yes] { $name } riprende { $cards }, e tu devi pagare { $millions } M$.
       *[no] { $name } riprende { $cards }, e { $other } deve pagare { $millions } M$.
    }
}
dont-bluff-payment-chosen = { $you ->
    [yes] Metti sul tavolo { $cards }.
   *[no] { $name } mette sul tavolo { $cards }.
}
dont-bluff-paid = { $you ->
    [yes] Paghi a { $other } { $worth }.
   *[no] { $toyou ->
        [yes] { $name } ti paga { $worth }.
       *[no] { $name } paga a { $other } { $worth }.
    }
}
dont-bluff-paid-too-much = Il debito era di { $due } M$. Non si dà resto.
dont-bluff-paid-too-little = Il debito era di { $due } M$. { $you ->
    [yes] Erano tutti i soldi che avevi.
   *[no] Erano tutti i soldi di { $name }.
}
dont-bluff-bank-card = { $card ->
    [none] { $you ->
        [yes] Prendi la prima valigetta della banca. Ne restano: { $left }.
       *[no] { $name } prende la prima valigetta della banca. Ne restano: { $left }.
    }
   *[other] { $you ->
        [yes] Prendi la prima valigetta della banca: { $card }. Ne restano: { $left }.
       *[no] { $name } prende la prima valigetta della banca: { $card }. Ne restano: { $left }.
    }
}
dont-bluff-gun = { $you ->
    [yes] La pistola passa a te.
   *[no] La pistola passa a { $name }.
}
dont-bluff-skipped = Turno saltato, senza valigette: { $names }.
dont-bluff-hands-shown = Si aprono tutte le valigette. { $hands }
dont-bluff-hand-shown = { $name }: { $worth }
dont-bluff-ended-rich = { $you ->
    [yes] Hai in mano { $millions } M$. Hai vinto!
   *[no] { $names } ha in mano { $millions } M$ e vince.
}
dont-bluff-ended-bank = { $winners ->
    [one] { $you ->
        [yes] La banca è vuota, e hai più di tutti: { $millions } M$. Hai vinto!
       *[no] La banca è vuota, e { $names } ha più di tutti: { $millions } M$. Vince { $names }.
    }
   *[other] { $you ->
        [yes] La banca è vuota. Vittoria a pari merito: tu e { $names }, con { $millions } M$ a testa nello stesso numero di valigette!
       *[no] La banca è vuota. { $names } hanno più di tutti, { $millions } M$ a testa nello stesso numero di valigette, e vincono insieme.
    }
}

# Refusals
dont-bluff-nothing-to-roll = Adesso non c’è nessun dado da tirare.
dont-bluff-no-target-to-choose = Adesso non c’è nessuno da scegliere.
dont-bluff-choose-another-player = Scegli un altro giocatore di questo tavolo.
dont-bluff-no-offer-now = Non è il momento di offrire.
dont-bluff-nothing-to-add-to = Adesso non c’è niente a cui aggiungere.
dont-bluff-claim-out-of-range = Di’ un numero di milioni da 0 a { $highest }, oppure non dire niente.
dont-bluff-lay-at-least-one = Metti giù almeno una valigetta.
dont-bluff-not-in-your-hand = Indica valigette della tua mano, a partire dalla più ricca.
dont-bluff-nothing-to-take = Nessuno ti sta offrendo niente.
dont-bluff-nothing-to-open = Davanti a te non c’è nessuna valigetta chiusa.
dont-bluff-nothing-to-pay = Adesso non devi niente a nessuno.
dont-bluff-bluffs-are-not-money = Con un bluff non si paga. Devi { $millions } M$: paga con i soldi.
dont-bluff-pays-too-little = Non basta: devi { $millions } M$. Aggiungi altro.
dont-bluff-pay-the-exact-sum = Puoi pagare esattamente { $millions } M$, quindi devi farlo.
dont-bluff-pays-with-a-card-too-many = C’è una valigetta di troppo: devi { $millions } M$, e le altre bastano.

# The terminal table
dont-bluff-frame = Don't Bluff! · obiettivo 25 M$ · banca: { $bank }
dont-bluff-column-money = soldi
dont-bluff-column-colours = colori
dont-bluff-column-suitcases = valigette
dont-bluff-role-gun = pistola
dont-bluff-role-offers = offre
dont-bluff-role-answers = risponde
dont-bluff-role-wins = vince
dont-bluff-stage = { $name } → { $other }
dont-bluff-stage-open = Scoperti: { $millions } M$
dont-bluff-stage-closed = Coperte: { $count }
dont-bluff-stage-inside = Coperti: { $millions } M$, ma lo sai solo tu
dont-bluff-stage-claim = { $claim ->
    [0] { $name }: “Dentro non c’è niente.”
   *[other] { $name }: “{ $claim } M$.”
}
dont-bluff-stage-silent = { $name }: “…”
dont-bluff-stage-die = {" "}Dado nero: { $die }{" "}
dont-bluff-stage-colour = Dado colore: { $colour }
dont-bluff-your-hand = Le tue valigette: { $millions } M$

# The browser's table
dont-bluff-goal = Obiettivo: { $goal } M$
dont-bluff-bank-name = Banca
dont-bluff-bank-left = Valigette rimaste in banca: { $left } su { $all }. L’ultima chiude la partita.
dont-bluff-purse = { $millions } M$ su { $goal } M$
dont-bluff-millions = { $millions } M$
dont-bluff-times = ×{ $count }
dont-bluff-count = { $count ->
    [one] { $count } valigetta
   *[other] { $count } valigette
}
dont-bluff-colour-die = Il dado colore
dont-bluff-black-die = Il dado nero
dont-bluff-lay-here = Tocca le tue valigette per metterle qui
dont-bluff-drafted = Dentro { $millions } M$, lo sai solo tu
dont-bluff-owed = Da pagare: { $due } M$
dont-bluff-odds-lower = { $you ->
    [yes] Paghi { $millions } M$ a { $other }
   *[no] { $toyou ->
        [yes] { $name } ti paga { $millions } M$
       *[no] { $name } paga { $millions } M$ a { $other }
    }
}
dont-bluff-odds-same = { $you ->
    [yes] Prendi tutto
   *[no] { $name } prende tutto
}
dont-bluff-odds-higher = { $toyou ->
    [yes] Devi aggiungere
   *[no] { $other } deve aggiungere
}
dont-bluff-odds-higher-nothing-left = { $toyou ->
    [yes] Non hai niente da aggiungere: { $name } prende tutto
   *[no] { $you ->
        [yes] { $other } non ha niente da aggiungere: prendi tutto
       *[no] { $other } non ha niente da aggiungere: { $name } prende tutto
    }
}
dont-bluff-pile = { $value ->
    [0] { $count ->
        [one] { $count } bluff in mano
       *[other] { $count } bluff in mano
    }
   *[other] { $count ->
        [one] { $count } valigetta da { $value } M$ in mano
       *[other] { $count } valigette da { $value } M$ in mano
    }
}
dont-bluff-pile-choose = { $value ->
    [0] Scegli un bluff; in mano: { $count }
   *[other] Scegli una valigetta da { $value } M$; in mano: { $count }
}
dont-bluff-put-back = { $value ->
    [0] Rimetti via un bluff
   *[other] Rimetti via una valigetta da { $value } M$
}
dont-bluff-say = Che cosa dici che c’è dentro?
dont-bluff-say-nothing = Non dire niente
dont-bluff-say-millions = { $millions ->
    [0] Di’: “Dentro non c’è niente”
   *[other] Di’ { $millions } M$
}
dont-bluff-say-truth = { $millions ->
    [0] Di’: “Dentro non c’è niente”, la verità
   *[other] Di’ { $millions } M$, la verità
}
dont-bluff-button-colour-die = Tira il dado colore
dont-bluff-button-black-die = Tira il dado nero
dont-bluff-button-choose = Scegli { $name }
dont-bluff-button-offer = { $claim ->
    [none] { $count ->
        [one] Offri a { $name } { $count } valigetta in silenzio
       *[other] Offri a { $name } { $count } valigette in silenzio
    }
    [0] { $count ->
        [one] Offri a { $name } { $count } valigetta: “Dentro non c’è niente”
       *[other] Offri a { $name } { $count } valigette: “Dentro non c’è niente”
    }
   *[other] { $count ->
        [one] Offri a { $name } { $count } valigetta e di’ { $claim } M$
       *[other] Offri a { $name } { $count } valigette e di’ { $claim } M$
    }
}
dont-bluff-button-add = { $claim ->
    [none] { $count ->
        [one] Aggiungi { $count } valigetta in silenzio
       *[other] Aggiungi { $count } valigette in silenzio
    }
    [0] { $count ->
        [one] Aggiungi { $count } valigetta: “Dentro non c’è niente”
       *[other] Aggiungi { $count } valigette: “Dentro non c’è niente”
    }
   *[other] { $count ->
        [one] Aggiungi { $count } valigetta e di’ { $claim } M$ in più
       *[other] Aggiungi { $count } valigette e di’ { $claim } M$ in più
    }
}
dont-bluff-button-take = { $count ->
    [one] Prendila
    [2] Prendile entrambe
   *[other] Prendile tutte e { $count }
}
dont-bluff-take-means = { $count ->
    [one] È tua, senza aprirla
   *[other] Sono tue, senza aprirle
}
dont-bluff-button-open = { $count ->
    [one] Aprila
    [2] Aprile entrambe
   *[other] Aprile tutte e { $count }
}
dont-bluff-open-means = Poi tiri il dado nero: se è più basso, paghi
dont-bluff-ways = I modi di pagare
dont-bluff-way = { $over ->
    [0] { $cards }, esattamente quello che devi
   *[other] { $cards }, { $over } M$ di troppo
}
dont-bluff-way-over = { $over ->
    [0] esatto
   *[other] { $over } M$ di troppo
}
dont-bluff-button-pay = { $over ->
    [0] Paga { $cards }
   *[other] Paga { $cards }: { $over } M$ di troppo, senza resto
}

# The end
dont-bluff-end-why = { $reason ->
    [twenty_five_millions] Vince chi arriva per primo a 25 M$.
    [fewer] La banca è vuota. Parità di soldi: vince chi ha meno valigette.
    [shared] La banca è vuota. Parità di soldi e di valigette.
   *[bank_empty] La banca è vuota: vince chi ha più soldi.
}

# What people say with one tap
dont-bluff-phrase-open-it = Dai, aprila.
dont-bluff-phrase-worth-it = Vale ogni milione.

# Actions in a few words, where a button says too little or too much
dont-bluff-act-roll = Tira il dado
dont-bluff-act-offer = { $claim ->
    [none] Posa { $cards } in silenzio
    [0] Posa { $cards }: “Dentro non c’è niente”
   *[other] Posa { $cards } e di’ { $claim } M$
}
dont-bluff-act-add = { $claim ->
    [none] Aggiungi { $cards } in silenzio
    [0] Aggiungi { $cards }: “Dentro non c’è niente”
   *[other] Aggiungi { $cards } e di’ { $claim } M$
}
dont-bluff-act-take = Prendi tutto senza aprire
dont-bluff-act-open = Apri
