### Learn by playing: what the coach says in the guided first round of each game.
### One thing at a time, two short sentences at most. $name and $other are players' names.

# The coach
learn-coach = Il coach
learn-got-it = Capito
learn-close = Manda via il coach
learn-call = Richiama il coach
learn-watch = Guarda un attimo gli altri.
learn-yours = Tocca a te. Questa la conosci già.
learn-truth = Scopri chi ha mentito
learn-deal = In questa lezione le carte sono scelte apposta, e gli altri aspettano che io abbia finito. Tocca quello che l’anello circonda, o gioca a modo tuo.
learn-friends = Gioca con gli amici

# LIE
learn-lie-goal = Chi perde un round riceve una carta in più. Appena a qualcuno toccherebbe la sesta, vince chi ha meno carte.
learn-lie-turn = Ogni carta ha due valori, e conta quello in alto. Tocca la carta per girarla, poi premi il pulsante: nessuno vede che cosa scegli.
learn-lie-begin = Apri tu. Di’ quante carte di uno stesso valore ci sono almeno nelle mani di tutti, su { $cards } in totale.
learn-lie-true = Comincia con la verità: dichiara il valore che hai girato in alto. L’anello mostra che cosa toccare.
learn-lie-heard = { $name } dichiara { lie-bid }: almeno altrettante carte nelle mani di tutti. { $cards ->
    [one] C’è { $cards } carta
   *[other] Ci sono { $cards } carte
} in gioco, e tu conosci solo le tue.
learn-lie-raise = Ci credi? Allora rilancia: più carte, o altrettante di un valore più alto. Se no, dubita.
learn-lie-call-only = Più in alto non si può andare. Resta una cosa sola: dubitare.
learn-lie-bluff = Puoi anche dire il falso. Chi bluffa dichiara un valore che non ha, e spera che il prossimo rilanci.
learn-lie-again = Il giro torna a te, a { lie-bid }. Rilanci ancora, o è ora di dubitare?
learn-lie-lie = { $part ->
    [bidder] Dichiarazione: { lie-bid }. In realtà: { $found ->
        [0] nessuno
       *[other] { $found }
    }. Mentivi, e { $other } non ha abboccato: una carta in più per te.
    [caller] Dichiarazione: { lie-bid }. In realtà: { $found ->
        [0] nessuno
       *[other] { $found }
    }. { $name } mentiva e tu non hai abboccato: { $name } riceve una carta in più.
   *[watcher] Dichiarazione: { lie-bid }. In realtà: { $found ->
        [0] nessuno
       *[other] { $found }
    }. { $name } mentiva e { $other } non ha abboccato: { $name } riceve una carta in più.
}
learn-lie-truth = { $part ->
    [bidder] Dichiarazione: { lie-bid }. In realtà: { $found }. Era vero: { $other } ha dubitato a torto e riceve una carta in più.
    [caller] Dichiarazione: { lie-bid }. In realtà: { $found }. { $name } diceva il vero: chi dubita a torto perde, quindi una carta in più per te.
   *[watcher] Dichiarazione: { lie-bid }. In realtà: { $found }. { $name } diceva il vero: { $other } ha dubitato a torto e riceve una carta in più.
}
learn-lie-next = Ora si rimescola tutto e si ridistribuisce. Apre chi ha vinto questo duello.
learn-lie-end = È tutto qui: gira, dichiara, rilancia o dubita. Ora scopri chi ha mentito.

# Millionaires and Bankrupts
learn-millionaires-goal = Compri tessere, e le tessere sono punti. Ma chi alla fine ha meno soldi è fuori, per quanto belle siano le sue tessere.
learn-millionaires-money = Questi sono tutti i tuoi soldi: 106 milioni. Quello che paghi è perso per sempre, e nessuno dà il resto.
learn-millionaires-reveal = Scopri la prossima tessera, e la prima offerta è tua. Da qui in poi lo fa chi ha preso l’ultima tessera.
learn-millionaires-wealth = { $tile ->
    [one] Ricchezza: { $tile } punto alla fine. Va all’offerta più alta.
   *[other] Ricchezza: { $tile } punti alla fine. Va all’offerta più alta.
}
learn-millionaires-success = Successo: raddoppia tutti i tuoi punti. Va all’offerta più alta.
learn-millionaires-casino = Il Casinò ti toglie 5 punti. Qui si paga per evitarlo: chi passa per primo se lo prende.
learn-millionaires-cba = Il CBA, cioè l’anticorruzione, dimezza tutti i tuoi punti. Qui si paga per evitarlo: chi passa per primo se lo prende.
learn-millionaires-thief = Il Ladro ti porta via una Ricchezza. Qui si paga per evitarlo: chi passa per primo se lo prende.
learn-millionaires-bid = { $highest ->
    [0] Nessuno ha ancora offerto. Tocca le banconote che pagheresti, oppure passa: così esci da quest’asta.
   *[other] Tocca banconote per più di { $highest } M$, oppure passa. Se passi, esci da quest’asta.
}
learn-millionaires-push = Paga solo chi vince; gli altri si riprendono i soldi. Chi bluffa fa salire il prezzo e passa in tempo.
learn-millionaires-escape = { $highest ->
    [0] Offri qualcosa per evitarla, oppure passa: allora la tessera è tua, e nessuno paga.
   *[other] Offri più di { $highest } M$ per evitarla. Se passi, la tessera è tua, ma riprendi la tua offerta e gli altri perdono la loro.
}
learn-millionaires-outbid = L’offerta è già a { $highest } M$. Le tue banconote restano giù fino alla fine: aggiungine, oppure passa.
learn-millionaires-watch = Le offerte girano e salgono. Le carte giù restano giù; si può solo aggiungere.
learn-millionaires-sold = { $you ->
    [yes] { $lost ->
        [0] Tua, e gratis: gli altri hanno passato tutti.
       *[other] La tessera è tua, per { $lost } M$. Gli altri si riprendono i soldi.
    }
   *[no] { $lost ->
        [0] { $name } prende la tessera gratis: gli altri hanno passato tutti.
       *[other] { $name } prende la tessera, per { $lost } M$. Gli altri si riprendono i soldi.
    }
}
learn-millionaires-taken = { $you ->
    [yes] Hai passato prima di tutti, quindi la tessera cattiva è tua. I tuoi soldi tornano; gli altri perdono la loro offerta.
   *[no] { $name } ha passato prima di tutti e si prende la tessera cattiva. { $lost ->
        [0] Stavolta non hai perso niente.
       *[other] Hai pagato { $lost } M$ per evitarla.
    }
}
learn-millionaires-discard = Il Ladro è da te e si prende una Ricchezza. Scegli quella di cui puoi fare a meno.
learn-millionaires-stolen = { $you ->
    [yes] Il Ladro ti ha portato via l’unica Ricchezza ed è sparito.
   *[no] Il Ladro ha preso una Ricchezza a { $name } ed è sparito.
}
learn-millionaires-poorest = Tutti vedono quanto hanno speso gli altri. Chi ha speso di più quando la partita finisce è fuori.
learn-millionaires-reds = Quattro tessere hanno il bordo rosso. Quando esce la quarta, la partita finisce all’istante.
learn-millionaires-end = È tutto qui: paga per le cose belle, paga per evitare quelle brutte, e non restare con meno soldi di tutti. Ora guarda com’è andata.

# Don't Bluff!
learn-dont-bluff-goal = Vince chi per primo ha in mano valigette per 25 milioni. Si parte da 13.
learn-dont-bluff-hand = Queste sono tue. In due c’è solo vecchia carta di giornale: sono i tuoi bluff.
learn-dont-bluff-roll = Hai la pistola, quindi il round è tuo. Il dado colore dice a chi offrirai delle valigette.
learn-dont-bluff-target = È uscito un colore tuo, quindi la scelta è tua: a chi fai un’offerta?
learn-dont-bluff-offer = Tocca le valigette per metterle giù, chiuse: soldi, carta di giornale, o un po’ e un po’. { $name } non vedrà che cosa c’è dentro.
learn-dont-bluff-claim = Ora di’ che cosa c’è dentro, o non dire niente. Può essere una bugia: le parole non ti impegnano a nulla.
learn-dont-bluff-trap = Ora prova una trappola: offri molto e di’ che dentro non c’è niente. Chi apre probabilmente paga.
learn-dont-bluff-wait = Ora { $name } prende tutto senza aprire, oppure apre e tira il dado nero.
learn-dont-bluff-answer = { $claim ->
    [none] { $name } ti offre valigette chiuse senza dire niente. Prendile così come sono, oppure aprile.
    [0] { $name } ti offre valigette chiuse e dice che dentro non c’è niente. Credici, oppure aprile.
   *[other] { $name } ti offre valigette chiuse e dice: { $claim } M$. Credici e prendile, oppure aprile.
}
learn-dont-bluff-open = Se le apri, tiri il dado nero. Se è più basso del contenuto, paghi quella somma. Se è più alto, { $name } deve aggiungere.
learn-dont-bluff-more = { $name } ha aggiunto valigette chiuse. Prendi tutto adesso, oppure apri le nuove e tira di nuovo.
learn-dont-bluff-die = Tira il dado nero contro { $millions } M$. Più basso: paghi. Uguale: prendi tutto. Più alto: { $name } aggiunge qualcosa.
learn-dont-bluff-add = Il dado è più alto di quello che hai scoperto, quindi devi aggiungere. Sempre valigette chiuse, e puoi dire quello che vuoi.
learn-dont-bluff-pay = L’offerta era buona e aprirla è stato un errore: devi { $due } M$. Paga la somma esatta se puoi, perché non si dà resto.
learn-dont-bluff-swallowed = { $what ->
    [lie] { $name } ti ha creduto e ha preso tutto: { $claim } M$ a parole, { $millions } M$ dentro. Bella bugia!
    [trap] { $name } ha preso tutto: { $claim ->
        [0] niente
       *[other] { $claim } M$
    } a parole, { $millions } M$ dentro. Era una trappola, ma le trappole prendono solo chi apre.
    [truth] { $name } ti ha creduto e ha preso tutto: { $millions } M$, come avevi detto. L’onestà si paga.
   *[silence] { $name } ha preso tutto senza aprire: { $millions } M$, senza che tu dicessi una parola.
}
learn-dont-bluff-taken = { $what ->
    [lie] Le hai prese: { $millions } M$ in tutto. { $name } aveva detto { $claim } M$, ed era una bugia.
    [trap] Le hai prese: { $millions } M$ in tutto. { $name } aveva detto { $claim ->
        [0] che dentro non c’era niente
       *[other] solo { $claim } M$
    }: una trappola per chi apre.
    [truth] Le hai prese: { $millions } M$ in tutto. { $name } ti ha detto la verità.
   *[silence] Le hai prese: { $millions } M$ in tutto. Gli altri non lo sanno.
}
learn-dont-bluff-opened = { $what ->
    [lie] { $claim } M$ a parole, { $millions } M$ dentro: una bugia! Ma adesso decide solo il dado.
    [trap] { $claim ->
        [0] Niente
       *[other] { $claim } M$
    } a parole, { $millions } M$ dentro: una trappola! Con tanto dentro, il dado sarà probabilmente più basso.
    [truth] { $claim ->
        [0] Niente a parole, niente dentro
       *[other] { $claim } M$ a parole, { $millions } M$ dentro
    }: la verità. Adesso decide il dado.
   *[silence] Dentro: { $millions } M$. Adesso decide il dado.
}
learn-dont-bluff-lower = { $you ->
    [yes] Il dado era più basso di { $millions } M$. Dubitare è stato un errore: hai pagato { $paid } M$ a { $name } e preso una valigetta dalla banca.
   *[no] Il dado era più basso di { $millions } M$. Dubitare è stato un errore: { $name } ti ha pagato { $paid } M$ e ha preso una valigetta dalla banca.
}
learn-dont-bluff-same = { $you ->
    [yes] Il dado fa esattamente quanto è scoperto: prendi tutto.
   *[no] Il dado fa esattamente quanto è scoperto: { $name } prende tutto.
}
learn-dont-bluff-gave-in = { $you ->
    [yes] Hai preso tutto, valigette aperte e chiuse: { $millions } M$.
   *[no] { $name } ha preso tutto, valigette aperte e chiuse: { $millions } M$.
}
learn-dont-bluff-turn = La pistola è passata a { $name }, che tira il dado per il bersaglio. Potresti essere proprio tu.
learn-dont-bluff-end = È tutto qui: offri, menti un po’, prendi o apri. Ora scopri chi ha mentito.

# Bluff Pirate
learn-bluff-pirate-goal = Il tesoro è su una di queste due isole. Vince la prima nave che lo trova.
learn-bluff-pirate-hand = Si naviga con le serie: da tre a cinque carte uguali. Ogni carta della serie è una casella.
learn-bluff-pirate-turn = Pesca due carte. Oppure scarta un pirata per andare all’arrembaggio di una nave davanti alla tua e prenderle tre carte.
learn-bluff-pirate-board = { $name } ti sta davanti, e tu hai un pirata. Invece di pescare, vai all’arrembaggio: prendi tre carte senza vederle prima.
learn-bluff-pirate-lay = Tocca da tre a cinque carte. Una o due, uguali, sono scoperte; le altre sono coperte, e nessuno vede che cosa sono.
learn-bluff-pirate-bluff = Dovrebbero essere tutte uguali, ma chi può dirlo? Se ti credono, avanzi, bluff o non bluff.
learn-bluff-pirate-your-bluff = Ora un bluff tutto tuo: tocca la carta da mostrare, poi due che non c’entrano. E faccia d’angelo.
learn-bluff-pirate-discard = Posa la serie con il pulsante grande. Oppure niente serie: tocca una sola carta e scartala.
learn-bluff-pirate-keep = Con meno di cinque carte non devi scartare. Questa volta niente serie: tieni quello che hai.
learn-bluff-pirate-wait = Ora gli altri votano in segreto: bluff o non bluff? Sarai tu a scegliere quale voto conta.
learn-bluff-pirate-pick = { $honest ->
    [yes] Scegli quale voto scoprire. La tua serie è onesta e avanzi comunque; chi dice “bluff” indietreggia di due caselle.
   *[no] Scegli quale voto scoprire. Se dice “non bluff”, avanzi; se dice “bluff”, al posto tuo avanza chi l’ha detto.
}
learn-bluff-pirate-vote = { $name } sostiene che queste { $cards } carte sono tutte uguali. Guarda la tua mano: di ogni tipo ce ne sono solo dieci.
learn-bluff-pirate-judge = Se dici “bluff” e hai ragione, avanzi tu al posto di { $name }; se hai torto, indietreggi di due caselle. Con “non bluff” non rischi niente.
learn-bluff-pirate-chosen = Il tuo voto conta solo se { $name } sceglie il tuo. Vediamo.
learn-bluff-pirate-caught = { $part ->
    [owner] Bluff scoperto: { $other } ha detto “bluff”, e aveva ragione. Riprendi le tue carte, e { $other } avanza.
    [voter] Hai detto “bluff”, e avevi ragione: avanzi, e { $name } non si muove.
   *[watcher] { $name } bluffava, e { $other } non ci ha creduto. Quindi { $other } avanza, e { $name } non si muove.
}
learn-bluff-pirate-wronged = { $part ->
    [owner] La tua serie era onesta, e { $other } ha detto “bluff”. Avanzi, e { $other } indietreggia di due caselle.
    [voter] Le carte erano tutte uguali: la serie di { $name } era onesta. Tu indietreggi di due caselle, e { $name } avanza.
   *[watcher] La serie di { $name } era onesta, e { $other } ha detto “bluff”. Quindi { $name } avanza, e { $other } indietreggia di due caselle.
}
learn-bluff-pirate-believed = { $part ->
    [owner] { $other } ti ha creduto, quindi avanzi. Era un bluff, e di quelli buoni!
    [voter] Era un bluff, ma ci hai creduto: { $name } avanza.
   *[watcher] Era un bluff, ma { $other } ci ha creduto: { $name } avanza lo stesso.
}
learn-bluff-pirate-honest = { $part ->
    [owner] { $other } ti ha creduto, e a ragione. Avanzi.
    [voter] Ci hai creduto, e a ragione: le carte erano tutte uguali. { $name } avanza.
   *[watcher] { $other } ci ha creduto, e a ragione: la serie di { $name } era onesta. { $name } avanza.
}
learn-bluff-pirate-no-set = { $name } non ha posato serie e ha scartato una carta. Gli scarti sono scoperti, così tutti possono contare.
learn-bluff-pirate-boarded = { $part ->
    [owner] Arrembaggio: hai preso delle carte a { $other }. Il tuo turno finisce qui.
    [voter] Arrembaggio: { $name } ti ha preso delle carte. A chi sta davanti può capitare.
   *[watcher] Arrembaggio: { $name } ha preso delle carte a { $other }. A chi sta davanti può capitare.
}
learn-bluff-pirate-end = È tutto qui: posa, menti, vota, naviga. Ora scopri chi ha mentito.

# Millions of Dollars
learn-millions-of-dollars-goal = Otto banche, una dopo l’altra. Quando dopo una spartizione qualcuno ha 20 milioni la partita finisce, e vince il più ricco.
learn-millions-of-dollars-loot = Nella banca ci sono { $loot } M$. Chi alla fine è ancora dentro ne prende una parte.
learn-millions-of-dollars-roles = Scegli un ruolo in segreto e mettici sopra una posta di { $stake } M$. Attenzione però: due ruoli uguali si eliminano a vicenda.
learn-millions-of-dollars-choose = Tocca una carta per leggere che cosa fa, poi mandala dentro. Quale non sceglierà nessun altro?
learn-millions-of-dollars-snitch = Prova ora la spia. Se sei l’unica, indichi un altro ruolo, e chi ce l’ha è fuori.
learn-millions-of-dollars-middle = Questi ruoli sono dentro; una carta resta coperta. Così sai che cosa è stato scelto, ma non da chi.
learn-millions-of-dollars-alone = { $count ->
    [0] Non si vede nessuna carta del tuo ruolo ({ $role }): quella coperta è la tua. Nessun altro ce l’ha.
    [one] Si vede { $count } × { $role }: forse la tua carta è l’unica. Ma quella coperta potrebbe essere un doppione.
   *[other] { $count } × { $role }: non hai l’esclusiva. Se restate tutti, siete tutti fuori: falli ritirare, o ritirati tu.
}
learn-millions-of-dollars-talk = Tocca un giocatore per pagarlo perché si ritiri, o per farti pagare tu. Chi prende i soldi è fuori.
learn-millions-of-dollars-refused = { $name } rifiuta, quindi i soldi restano dove sono. Puoi riprovare: fino a cinque offerte per colpo.
learn-millions-of-dollars-claim = Qui dici chi sei. Può essere una bugia: chi teme il tuo ruolo magari si ritira.
learn-millions-of-dollars-gone = { $name } riprende la posta e si ritira: forse per quello che hai detto. Chi si ritira non perde niente e non guadagna niente.
learn-millions-of-dollars-ready = Resti o vai? Premi “Via libera” per restare, oppure ritirati adesso con la tua posta.
learn-millions-of-dollars-time = La stella dice che guidi tu questo colpo, quindi puoi dare lo stop: dopo, niente nuove offerte. Premi, leggi che cosa fa, premi di nuovo.
learn-millions-of-dollars-offer = { $name } ti offre { $amount } M$ perché ti ritiri. Accetta e sei fuori, ma con più soldi; oppure rifiuta.
learn-millions-of-dollars-price = { $name } si ritira per { $amount } M$. Paga se ti libera la strada, oppure rifiuta.
learn-millions-of-dollars-pay = Ora { $name } chiede solo { $amount } M$. Per un rivale in meno ne vale la pena: paga.
learn-millions-of-dollars-threat = L’unico gorilla di un colpo riceve una carta Minaccia, ed eri tu. Tocca { $name } e usala: nessun altro vedrà quella carta.
learn-millions-of-dollars-ask = Ora fissa un prezzo per ritirarti tu: tocca { $name } e chiedi i soldi.
learn-millions-of-dollars-take-back = Il tuo prezzo resta sul tavolo finché non c’è risposta. Fino ad allora puoi annullarlo: fallo adesso.
learn-millions-of-dollars-leave = Se qualcuno ha il tuo ruolo e non se ne va, ritirati in tempo: riprendi la posta.
learn-millions-of-dollars-waiting = Tu resti. Quando tutti quelli dentro hanno dato il via libera, giù le maschere; se qualcuno si ritira, si torna a parlare.
learn-millions-of-dollars-name = Sei l’unica spia. Indica un ruolo: chi ce l’ha è fuori e non riceve niente.
learn-millions-of-dollars-named = Hai indicato questo ruolo: { $role }. Chi l’aveva è rimasto fuori, e così a te è toccato di più.
learn-millions-of-dollars-out = Sei fuori e ti tieni la posta. Nessuno vedrà il tuo ruolo prima della fine della partita; ora guarda gli altri.
learn-millions-of-dollars-stayed = Nessun altro aveva il tuo ruolo ({ $role }): hai avuto una parte di { $share } M$ e ripreso la posta.
learn-millions-of-dollars-thrown = { $stake ->
    [0] C’era più di una carta { $role }: vi siete eliminati a vicenda, e la tua posta è persa.
   *[other] C’era più di una carta { $role }: vi siete eliminati a vicenda. I gorilla almeno riprendono la posta.
}
learn-millions-of-dollars-split = { $count ->
    [0] Non è rimasto nessuno, quindi nessuno prende niente.
    [one] Restava solo { $name }: il bottino è tutto suo.
   *[other] Restavano in { $count } e hanno diviso: { $share } M$ a testa.
}
learn-millions-of-dollars-driver = { $you ->
    [yes] Sei l’autista: tutti gli altri con una parte ti hanno pagato un milione.
   *[no] L’autista è { $name }: tutti gli altri con una parte hanno pagato un milione per la corsa.
}
learn-millions-of-dollars-pocket = { $you ->
    [yes] Sei il borsaiolo e hai preso { $amount } M$ al gorilla.
   *[no] Il borsaiolo è { $name } e ha preso { $amount } M$ al gorilla.
}
learn-millions-of-dollars-end = È tutto qui: scegli, parla, resta o vai, dividi. Ora scopri chi ha mentito.
