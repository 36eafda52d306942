### Millions of Dollars (rules MD-1 to MD-13)
### $place is “only”, or with three players, who have two characters each, “left” or “right”.


# The roles
millions-of-dollars-role-snitch = spia
millions-of-dollars-role-bruiser = gorilla
millions-of-dollars-role-driver = autista
millions-of-dollars-role-pickpocket = borsaiolo
millions-of-dollars-role-boss = boss
millions-of-dollars-cards = { $count ->
    [1] { $role }
   *[other] { $count } × { $role }
}
millions-of-dollars-character = { $you ->
    [yes] tu
   *[no] { $name }
}{ $place ->
    [left] {" "}(sinistra)
    [right] {" "}(destra)
   *[only] {""}
}
millions-of-dollars-own-character = { $place ->
    [left] { $role } (sinistra)
    [right] { $role } (destra)
   *[only] { $role }
}
millions-of-dollars-purse = { $you ->
    [yes] tu
   *[no] { $name }
} { $money } M$

# Decisions
millions-of-dollars-ask-choose = Colpo { $round }: { $amount } M$ da dividere, posta { $stake } M$. Chi mandi dentro? Nessuno lo vede.
millions-of-dollars-ask-choose-two = Colpo { $round }: { $amount } M$ da dividere, posta { $stake } M$ a testa. Quali due mandi dentro? Nessuno lo vede.
millions-of-dollars-ask-negotiate = Sei dentro come { $roles }. Resti, ti ritiri o fai un affare?
millions-of-dollars-ask-answer = { $count ->
    [one] Un’offerta aspetta la tua risposta. Sei dentro come { $roles }.
   *[other] { $count } offerte aspettano la tua risposta. Sei dentro come { $roles }.
}
millions-of-dollars-ask-time = Stop alle nuove offerte. Sei dentro come { $roles }. Resti o ti ritiri?
millions-of-dollars-ask-alone = Gli altri si sono ritirati tutti. Sei dentro come { $roles }. Fai il colpo in solitaria o ti ritiri anche tu?
millions-of-dollars-ask-name = Sei l’unica spia. Quale ruolo fai eliminare?
millions-of-dollars-ask-over = La partita è finita.

millions-of-dollars-do-choose = { $role ->
    [snitch] se è l’unica, elimina un ruolo; se resta sola, ti costa 3 M$
    [bruiser] non perde mai la posta; se è l’unico, ottiene una carta Minaccia
    [driver] tutti gli altri che ricevono una parte ti pagano 1 M$
    [pickpocket] prende 2 M$ al gorilla
   *[boss] 2 M$ in più da dividere
}{ $icon ->
    [yes] ; stavolta 1 M$ in più
   *[no] {""}
}
millions-of-dollars-do-choose-two = { $role ->
    [snitch] a sinistra: elimina un ruolo; se resta sola, ti costa 3 M$
    [bruiser] a sinistra: non perde mai la posta; può ottenere una carta Minaccia
    [driver] a sinistra: tutti gli altri che ricevono una parte gli pagano 1 M$
    [pickpocket] a sinistra: prende 2 M$ al gorilla
   *[boss] a sinistra: 2 M$ in più da dividere
}{ $icon ->
    [yes] ; stavolta 1 M$ in più
   *[no] {""}
}
millions-of-dollars-do-ready = { $alone ->
    [yes] entri; il colpo comincia subito
   *[no] resti; il colpo comincia quando tutti quelli ancora dentro hanno dato il via libera
}
millions-of-dollars-do-withdraw = { $place ->
    [left] riprendi il tuo personaggio di sinistra e la sua posta di { $stake } M$
    [right] riprendi il tuo personaggio di destra e la sua posta di { $stake } M$
   *[only] ti ritiri con la tua posta di { $stake } M$; il tuo ruolo resta segreto fino alla fine
}
millions-of-dollars-do-accept-pay = paghi { $amount } M$ a { $name }, che { $place ->
    [left] ritira il suo personaggio di sinistra
    [right] ritira il suo personaggio di destra
   *[only] si ritira
}
millions-of-dollars-do-accept-leave = { $name } ti paga { $amount } M$, e { $place ->
    [left] ritiri il tuo personaggio di sinistra
    [right] ritiri il tuo personaggio di destra
   *[only] ti ritiri
}
millions-of-dollars-do-refuse = { $count ->
    [1] dici di no
   *[other] dici di no; puoi rispondere a { $offers }
}
millions-of-dollars-do-take-back = { $count ->
    [1] la tua offerta è annullata
   *[other] la tua offerta è annullata; le tue sono { $offers }
}
millions-of-dollars-do-offer = { $most ->
    [1] 1 M$ a chi è dentro, perché si ritiri (offerte rimaste: { $left } su 5)
   *[other] da 1 M$ a { $most } M$ a chi è dentro, perché si ritiri (offerte rimaste: { $left } su 5)
}
millions-of-dollars-do-ask = { $most ->
    [1] il tuo prezzo per ritirarti: 1 M$ da { $name }, o da qualcun altro
   *[other] il tuo prezzo per ritirarti: da 1 M$ a { $most } M$ da { $name }, o da qualcun altro
}
millions-of-dollars-do-claim = di’ chi sei, vero o no ({ $left ->
    [one] ancora { $left } dichiarazione
   *[other] ancora { $left } dichiarazioni
})
millions-of-dollars-do-threaten = usa una carta Minaccia: solo tu vedi il ruolo di { $name }, o di qualcun altro
millions-of-dollars-do-call-time = da lì in poi niente più nuove offerte, dichiarazioni o minacce
millions-of-dollars-do-name = nel colpo, chi ha questo ruolo è fuori ({ $count ->
    [0] nessuna carta scoperta
    [one] { $count } carta scoperta
   *[other] { $count } carte scoperte
})

# The table
millions-of-dollars-table-heist = Colpo { $round } di 8: { $amount } M$ da dividere, posta { $stake } M$ per personaggio{ $icon ->
    [none] {""}
   *[other] , e 1 M$ in più per: { $icon }
}. Leader: { $name }.
millions-of-dollars-table-before = Bottini dei colpi precedenti: { $loots }. Carte Minaccia nel mazzo: { $pile }.
millions-of-dollars-table-shown = Ruoli al centro: { $roles }; un’altra carta è coperta.
millions-of-dollars-table-time = Stop: niente più nuove offerte, dichiarazioni o minacce.
millions-of-dollars-table-seat = { $seat } { $name }{ $you ->
    [yes] {" (tu)"}
   *[no] {""}
}: { $money } M$ in mano; { millions-of-dollars-state }{ $claims ->
    [none] {""}
   *[other] ; dice: { $claims }
}{ $last ->
    [none] {""}
   *[other] ; l’ultima volta: { $last }
}{ $threats ->
    [0] {""}
    [one] ; { $threats } carta Minaccia
   *[other] ; { $threats } carte Minaccia
}
millions-of-dollars-claims-of = { $place ->
    [left] a sinistra { $roles }
    [right] a destra { $roles }
   *[only] { $roles }
}
millions-of-dollars-state = { $state ->
    [choosing] sta scegliendo
    [chosen] ha scelto
    [out] fuori
    [talking] dentro
    [ready] dentro, via libera
    [in] nel colpo
    [won] vince
   *[over] {"–"}
}{ $partly ->
    [left] {" "}(solo a sinistra)
    [right] {" "}(solo a destra)
   *[all] {""}
}
millions-of-dollars-table-known = { $place ->
    [left] Il personaggio di sinistra di { $name }: { $role }.
    [right] Il personaggio di destra di { $name }: { $role }.
   *[only] { $name }: { $role }.
}
millions-of-dollars-table-looked = { $you ->
    [yes] Hai sbirciato: { $names }.
   *[no] { $name } ha sbirciato: { $names }.
}
millions-of-dollars-table-yours = { $in ->
    [yes] Con te: { $role }, dentro.
   *[no] Con te: { $role }, fuori.
}
millions-of-dollars-table-left = In questo round puoi fare ancora { $offers ->
    [one] { $offers } offerta
   *[other] { $offers } offerte
}.

# The story
millions-of-dollars-loot-revealed = Colpo { $round } di 8: { $amount } M$ da dividere, posta { $stake } M${ $icon ->
    [none] .
   *[other] . E 1 M$ in più per: { $icon }.
} { $you ->
    [yes] Leader: tu.
   *[no] Leader: { $name }.
}
millions-of-dollars-roles-laid-open = Usati l’ultima volta, e quindi vietati adesso: { $roles }.
millions-of-dollars-laid-open-one = { $you ->
    [yes] tu
   *[no] { $name }
} { $role }
millions-of-dollars-chosen = { $roles ->
    [none] { $name } ha scelto.
   *[other] { $you ->
        [yes] Scegli: { $roles }.
       *[no] { $name } sceglie: { $roles }.
    }
}
millions-of-dollars-stakes-placed = { $place ->
    [only] Tutti mettono una posta di { $stake } M$.
   *[left] Tutti mettono una posta di { $stake } M$ su ogni personaggio.
} Restano in mano: { $purses }.
millions-of-dollars-reserve = Poste pagate dalla riserva: { $purses }.
millions-of-dollars-now = Ora: { $purses }.
millions-of-dollars-roles-shown = Le carte ruolo: { $roles }. Un’altra è coperta{ $hidden ->
    [none] {""}
   *[other] : { $hidden }
}.
millions-of-dollars-withdrew = { $place ->
    [left] { $you ->
        [yes] Ritiri il tuo personaggio di sinistra.
       *[no] { $name } ritira il personaggio di sinistra.
    }
    [right] { $you ->
        [yes] Ritiri il tuo personaggio di destra.
       *[no] { $name } ritira il personaggio di destra.
    }
   *[only] { $you ->
        [yes] Ti ritiri.
       *[no] { $name } si ritira.
    }
}
millions-of-dollars-offer-made = Offerta { $offer }: { $you ->
    [yes] offri { $amount } M$ a { $other } se { $place ->
        [left] ritira il suo personaggio di sinistra
        [right] ritira il suo personaggio di destra
       *[only] si ritira
    }.
   *[no] { $toyou ->
        [yes] { $name } ti offre { $amount } M$ se { $place ->
            [left] ritiri il tuo personaggio di sinistra
            [right] ritiri il tuo personaggio di destra
           *[only] ti ritiri
        }.
       *[no] { $name } offre { $amount } M$ a { $other } se { $place ->
            [left] ritira il suo personaggio di sinistra
            [right] ritira il suo personaggio di destra
           *[only] si ritira
        }.
    }
}
millions-of-dollars-price-named = Offerta { $offer }: { $you ->
    [yes] { $place ->
        [left] ritiri il tuo personaggio di sinistra
        [right] ritiri il tuo personaggio di destra
       *[only] ti ritiri
    } se { $other } ti paga { $price } M$.
   *[no] { $place ->
        [left] { $name } ritira il personaggio di sinistra
        [right] { $name } ritira il personaggio di destra
       *[only] { $name } si ritira
    } se { $toyou ->
        [yes] paghi
       *[no] { $other } paga
    } { $price } M$.
}
millions-of-dollars-accepted-money = { $you ->
    [yes] Accetti l’offerta { $offer }: { $other } ti paga { $amount } M$.
   *[no] { $toyou ->
        [yes] { $name } accetta l’offerta { $offer }: paghi { $amount } M$ a { $name }.
       *[no] { $name } accetta l’offerta { $offer }: { $other } paga { $amount } M$ a { $name }.
    }
}
millions-of-dollars-accepted-price = { $you ->
    [yes] Accetti l’offerta { $offer } e paghi { $amount } M$ a { $other }.
   *[no] { $toyou ->
        [yes] { $name } accetta l’offerta { $offer } e ti paga { $amount } M$.
       *[no] { $name } accetta l’offerta { $offer } e paga { $amount } M$ a { $other }.
    }
}
millions-of-dollars-refused = { $you ->
    [yes] Rifiuti l’offerta { $offer }.
   *[no] { $name } rifiuta l’offerta { $offer }.
}
millions-of-dollars-took-back = { $you ->
    [yes] Annulli l’offerta { $offer }.
   *[no] { $name } annulla l’offerta { $offer }.
}
millions-of-dollars-left = { $place ->
    [left] { $you ->
        [yes] Il tuo personaggio di sinistra è fuori, e riprendi la sua posta di { $stake } M$.
       *[no] Il personaggio di sinistra di { $name } è fuori, e la sua posta di { $stake } M$ torna indietro.
    }
    [right] { $you ->
        [yes] Il tuo personaggio di destra è fuori, e riprendi la sua posta di { $stake } M$.
       *[no] Il personaggio di destra di { $name } è fuori, e la sua posta di { $stake } M$ torna indietro.
    }
   *[only] { $you ->
        [yes] Sei fuori, e riprendi la tua posta di { $stake } M$.
       *[no] { $name } è fuori, e riprende la posta di { $stake } M$.
    }
} { millions-of-dollars-now }
millions-of-dollars-lapsed = { $count ->
    [one] L’offerta { $offers } decade.
   *[other] Le offerte { $offers } decadono.
}
millions-of-dollars-claimed = { $place ->
    [left] { $you ->
        [yes] Dici, a sinistra: “{ $role }”.
       *[no] { $name } dice, a sinistra: “{ $role }”.
    }
    [right] { $you ->
        [yes] Dici, a destra: “{ $role }”.
       *[no] { $name } dice, a destra: “{ $role }”.
    }
   *[only] { $you ->
        [yes] Dici: “{ $role }”.
       *[no] { $name } dice: “{ $role }”.
    }
}
millions-of-dollars-looked = { $you ->
    [yes] Usi una carta Minaccia e sbirci { millions-of-dollars-looked-at }: { $role }.
   *[no] { $name } usa una carta Minaccia e sbircia { millions-of-dollars-looked-at }{ $role ->
        [none] .
       *[other] : { $role }.
    }
}
millions-of-dollars-looked-at = { $toyou ->
    [yes] { $place ->
        [left] il tuo personaggio di sinistra
        [right] il tuo personaggio di destra
       *[only] il tuo personaggio
    }
   *[no] { $place ->
        [left] il personaggio di sinistra di { $other }
        [right] il personaggio di destra di { $other }
       *[only] il personaggio di { $other }
    }
}
millions-of-dollars-time-called = { $you ->
    [yes] Dai lo stop: niente più nuove offerte, dichiarazioni o minacce.
   *[no] { $name } dà lo stop: niente più nuove offerte, dichiarazioni o minacce.
}
millions-of-dollars-said-ready = { $you ->
    [yes] Dai il via libera.
   *[no] { $name } dà il via libera.
}
millions-of-dollars-heist-begun = { $count ->
    [1] Il colpo comincia, con un solo personaggio dentro: { $names }.
   *[other] Il colpo comincia. Dentro: { $names }.
}
millions-of-dollars-revealed-stays = { $you ->
    [yes] Giù le maschere, { $role }: tu. Nessun doppione: resti e riprendi la posta di { $stake } M$.
   *[no] Giù le maschere, { $role }: { $names }. Nessun doppione: resta e riprende la posta di { $stake } M$.
} { millions-of-dollars-now }
millions-of-dollars-revealed-too-many = Giù le maschere, { $role }: { $names }. In { $count } con lo stesso ruolo ci si elimina a vicenda. { $stake ->
    [0] Le poste sono perse.
   *[other] I gorilla si tengono la posta, { $stake } M$ a testa. { millions-of-dollars-now }
}
millions-of-dollars-revealed-named = E adesso il ruolo della soffiata. Giù le maschere, { $role }: { $count ->
    [0] nessuno. La spia si è sbagliata.
    [one] { $names }. { $you ->
        [yes] Sei fuori
       *[no] Fuori
    }{ $stake ->
        [0] , e la posta è persa.
       *[other] , ma la posta di { $stake } M$ torna indietro. { millions-of-dollars-now }
    }
   *[other] { $names }. Tutti fuori{ $stake ->
        [0] , e le poste sono perse.
       *[other] , ma le poste tornano indietro, { $stake } M$ a testa. { millions-of-dollars-now }
    }
}
millions-of-dollars-threat-card = { $you ->
    [yes] Ottieni una carta Minaccia.
   *[no] { $name } ottiene una carta Minaccia.
}
millions-of-dollars-named = { $you ->
    [yes] Sei la spia, e la tua soffiata è: { $role }.
   *[no] La spia è { $name }. La soffiata: { $role }.
}
millions-of-dollars-only-role-named = { $you ->
    [yes] Sei la spia, e puoi indicare un ruolo solo: { $role }.
   *[no] La spia è { $name }, e può indicare un ruolo solo: { $role }.
}
millions-of-dollars-nobody-left = Non resta nessuno. Non si divide niente.
millions-of-dollars-snitch-alone = { $you ->
    [yes] Sei la spia, e non resta nessun altro: perdi { $lost } M$, e non si divide niente.
   *[no] La spia è { $name }, e non resta nessun altro: { $name } perde { $lost } M$, e non si divide niente.
} { millions-of-dollars-now }
millions-of-dollars-loot-split = { $bonus ->
    [0] { $amount } M$ da dividere: { millions-of-dollars-shares }
   *[other] { $amount } M$ da dividere, più { $bonus } M$ grazie al boss: { millions-of-dollars-shares }
} { millions-of-dollars-now }
millions-of-dollars-shares = { $count ->
    [one] { $you ->
        [yes] tutto, { $share } M$, a te
       *[no] tutto, { $share } M$, a { $names }
    }
   *[other] { $names }, { $share } M$ a testa
}{ $rest ->
    [0] .
   *[other] {" "}(avanzo: { $rest } M$).
}
millions-of-dollars-driver-paid = { $count ->
    [0] { $you ->
        [yes] Sei l’autista, ma non c’è nessuno a pagarti.
       *[no] L’autista è { $name }, ma non c’è nessun altro a pagare la corsa.
    }
    [one] { $you ->
        [yes] Sei l’autista e ricevi 1 M$ da { $names }.
       *[no] { $toyou ->
            [yes] L’autista è { $name }, che riceve 1 M$ da te.
           *[no] L’autista è { $name }, che riceve 1 M$ da { $names }.
        }
    } { millions-of-dollars-now }
   *[other] { $you ->
        [yes] Sei l’autista e ti pagano 1 M$ a testa: { $names }.
       *[no] L’autista è { $name }, e pagano 1 M$ a testa: { $names }.
    } { millions-of-dollars-now }
}
millions-of-dollars-pocket-picked = { $same ->
    [yes] { $you ->
        [yes] Il tuo borsaiolo prende { $amount } M$ al tuo stesso gorilla.
       *[no] Il borsaiolo di { $name } prende { $amount } M$ al gorilla di { $name }.
    }
   *[no] { $you ->
        [yes] Sei il borsaiolo e prendi { $amount } M$ al gorilla, { $other }.
       *[no] { $toyou ->
            [yes] Il borsaiolo è { $name } e prende { $amount } M$ a te, il gorilla.
           *[no] Il borsaiolo è { $name } e prende { $amount } M$ al gorilla, { $other }.
        }
    }
} { millions-of-dollars-now }
millions-of-dollars-icon-paid = { $you ->
    [yes] La carta bottino mostra il tuo ruolo ({ $role }): 1 M$ in più per te.
   *[no] La carta bottino mostra il ruolo di { $name } ({ $role }): 1 M$ in più.
} { millions-of-dollars-now }
millions-of-dollars-ended = { $reason ->
    [twenty_million] Venti milioni: la partita è finita.
   *[other] Era l’ottavo colpo: la partita è finita.
} { $winners ->
    [one] { $you ->
        [yes] Hai vinto con { $most } M$!
       *[no] { $names } vince con { $most } M$.
    }
   *[other] { $you ->
        [yes] Vittoria a pari merito: tu e { $names }, con { $most } M$ a testa!
       *[no] { $names } vincono a pari merito con { $most } M$ a testa.
    }
} Alla fine: { $purses }.

# Refusals
millions-of-dollars-choose-roles = { $count ->
    [1] Scegli uno dei ruoli in gioco.
   *[other] Scegli { $count } ruoli diversi: prima quello di sinistra, poi quello di destra.
}
millions-of-dollars-role-used-last-time = Hai usato questo ruolo l’ultima volta ({ $role }). Scegline un altro.
millions-of-dollars-choose-first = Prima tutti scelgono chi mandare dentro.
millions-of-dollars-negotiation-is-on = I ruoli sono scelti. Ora tratta, ritirati o dai il via libera (“ready”).
millions-of-dollars-name-a-role-first = Prima indica il ruolo da eliminare.
millions-of-dollars-no-such-character = Questo personaggio non esiste. Scegli sinistra o destra, se un giocatore ne ha due.
millions-of-dollars-character-has-left = { $you ->
    [yes] Quel tuo personaggio si è già ritirato.
   *[no] Quel personaggio di { $name } si è già ritirato.
}
millions-of-dollars-not-another-player = Scegli un altro giocatore: scrivi un nome, o il numero che ha davanti.
millions-of-dollars-player-is-out = { $name } è fuori da questo colpo.
millions-of-dollars-time-is-called = Lo stop è già dato: rispondi, annulla, ritirati o dai il via libera (“ready”).
millions-of-dollars-nobody-else-is-in = Non c’è più nessun altro: dai il via libera (“ready”) per entrare comunque, o ritirati anche tu.
millions-of-dollars-at-least-one-million = Si offre in milioni interi, almeno uno.
millions-of-dollars-not-enough-money = { $you ->
    [yes] Hai solo { $money } M$ in mano; le poste non contano.
   *[no] { $name } ha solo { $money } M$ in mano; le poste non contano.
}
millions-of-dollars-no-offers-left = Hai fatto tutte le tue { $limit } offerte di questo round. Puoi ancora rispondere, ritirarti o dare il via libera (“ready”).
millions-of-dollars-your-offer-is-still-open = Hai già un’offerta di questo tipo aperta con { $name }. Annullala per farne un’altra.
millions-of-dollars-no-such-offer = Non hai nessuna offerta aperta con questo numero. I numeri sono sul tavolo.
millions-of-dollars-offer-is-your-own = Quest’offerta è tua: puoi annullarla, e a rispondere è l’altro giocatore.
millions-of-dollars-offer-is-not-your-own = Quest’offerta è di { $name }: puoi accettarla o rifiutarla.
millions-of-dollars-role-not-in-play = Questo ruolo non è in gioco. Scegline un altro.
millions-of-dollars-no-claims-left = Hai fatto { $limit } dichiarazioni per questo personaggio: è il massimo.
millions-of-dollars-no-threat-card = Non hai carte Minaccia.
millions-of-dollars-looked-already = Hai già sbirciato quel personaggio di { $name }.
millions-of-dollars-only-the-leader = Solo il leader può dare lo stop, e il leader è { $name }.
millions-of-dollars-role-cannot-be-named = Indica un altro ruolo tra quelli scoperti al centro.

# The terminal table
millions-of-dollars-board = Colpo { $round } di 8
millions-of-dollars-loot-card = BOTTINO { $amount } M$
millions-of-dollars-stake-card = posta { $stake } M$
millions-of-dollars-icon-card = +1 M$ { $role }
millions-of-dollars-middle = Al centro, una è coperta:
millions-of-dollars-column-money = soldi
millions-of-dollars-column-threats = minacce
millions-of-dollars-column-state = stato
millions-of-dollars-column-claims = dice
millions-of-dollars-column-last = ultimo
millions-of-dollars-column-role = ruolo
millions-of-dollars-money = { $money } M$
millions-of-dollars-leads = { $you ->
    [yes] leader: tu
   *[no] leader: { $name }
}
millions-of-dollars-open-offers = Offerte aperte
millions-of-dollars-pays = { $payer } paga { $amount } M$ e { $leaver } si ritira
millions-of-dollars-answers = { $you ->
    [yes] rispondi tu
   *[no] risponde { $name }
}
millions-of-dollars-time = STOP: rispondi, ritirati o dai il via libera
millions-of-dollars-your-hand = La tua banda
millions-of-dollars-your-characters = I tuoi personaggi
millions-of-dollars-used = già usato
millions-of-dollars-side-left = sinistra
millions-of-dollars-side-right = destra
millions-of-dollars-side-out = fuori
millions-of-dollars-you-said-ready = Hai dato il via libera: le tue offerte restano valide finché qualcuno si ritira o ti fa un’offerta.

# The browser's table
millions-of-dollars-loot = da dividere
millions-of-dollars-stake = posta
millions-of-dollars-more = +{ $money } M$
millions-of-dollars-less-by = −{ $money } M$
millions-of-dollars-in-the-middle = Le carte ruolo scelte
millions-of-dollars-face-down = coperta
millions-of-dollars-masked = in maschera
millions-of-dollars-race = Quando qualcuno arriva a { $rich } M$ la partita finisce
millions-of-dollars-over = { $reason ->
    [twenty_million] Venti milioni: la partita è finita.
   *[other] Era l’ottavo colpo: la partita è finita.
}
millions-of-dollars-thief = { $name }: { $money } M$ in mano; { millions-of-dollars-state }{ $leads ->
    [yes] ; leader
   *[no] {""}
}{ $claims ->
    [none] {""}
   *[other] ; dice: { $claims }
}{ $last ->
    [none] {""}
   *[other] ; l’ultima volta: { $last }
}{ $threats ->
    [0] {""}
    [one] ; { $threats } carta Minaccia
   *[other] ; { $threats } carte Minaccia
}
millions-of-dollars-in-hand = Hai { $money } M$
millions-of-dollars-threat-cards = { $threats ->
    [one] { $threats } carta Minaccia
   *[other] { $threats } carte Minaccia
}
millions-of-dollars-your-stake = posta { $stake } M$
millions-of-dollars-you-said = hai detto “{ $role }”
millions-of-dollars-ask-one = Chi mandi dentro? Nessuno lo vede.
millions-of-dollars-ask-two = Quali due mandi dentro, a sinistra e a destra? Nessuno lo vede.
millions-of-dollars-tap-a-card = Tocca una carta per vedere che cosa fa.
millions-of-dollars-card-of-role = { $role }: { $about }.
millions-of-dollars-button-choose = { $count ->
    [one] Scegli chi mandare dentro
   *[other] Scegli i { $count } da mandare dentro
}
millions-of-dollars-button-send = { $count ->
    [1] Manda dentro: { $roles }, per { $stake } M$
   *[other] Manda dentro: { $roles }, per { $stake } M$ a testa
}
millions-of-dollars-stay-or-go = Resta, ritirati o tocca un giocatore per trattare.
millions-of-dollars-stay-time = Niente più nuove offerte. Resti o ti ritiri?
millions-of-dollars-stay-alone = Gli altri si sono ritirati tutti. Fai il colpo in solitaria o ti ritiri anche tu?
millions-of-dollars-you-are-out = Sei fuori da questo colpo: niente più affari fino al prossimo.
millions-of-dollars-button-ready = { $alone ->
    [yes] Entra in solitaria
   *[no] Via libera: resto dentro
}
millions-of-dollars-button-leave = { $place ->
    [left] Ritira quello a sinistra con { $stake } M$
    [right] Ritira quello a destra con { $stake } M$
   *[only] Ritirati con i tuoi { $stake } M$
}
millions-of-dollars-button-say = Di’ chi sei
millions-of-dollars-button-call-time = Dai lo stop
millions-of-dollars-claim-title = Dichiara un ruolo
millions-of-dollars-claim-hint = Lo sentono tutti. Può anche essere vero.
millions-of-dollars-button-claim = “{ $role }”
millions-of-dollars-truth = la verità
millions-of-dollars-bluff = un bluff
millions-of-dollars-deal-offer = { $you ->
    [yes] Offri { $amount } M$ a { $other } se { $place ->
        [left] ritira il suo personaggio di sinistra
        [right] ritira il suo personaggio di destra
       *[only] si ritira
    }.
   *[no] { $toyou ->
        [yes] { $name } ti offre { $amount } M$ se { $place ->
            [left] ritiri il tuo personaggio di sinistra
            [right] ritiri il tuo personaggio di destra
           *[only] ti ritiri
        }.
       *[no] { $name } offre { $amount } M$ a { $other } se { $place ->
            [left] ritira il suo personaggio di sinistra
            [right] ritira il suo personaggio di destra
           *[only] si ritira
        }.
    }
}
millions-of-dollars-deal-price = { $you ->
    [yes] { $place ->
        [left] Ritiri il tuo personaggio di sinistra
        [right] Ritiri il tuo personaggio di destra
       *[only] Ti ritiri
    } se { $other } ti paga { $amount } M$.
   *[no] { $place ->
        [left] { $name } ritira il personaggio di sinistra
        [right] { $name } ritira il personaggio di destra
       *[only] { $name } si ritira
    } se { $toyou ->
        [yes] paghi
       *[no] { $other } paga
    } { $amount } M$.
}
millions-of-dollars-button-take = { $place ->
    [left] Prendi { $amount } M$, ritira quello a sinistra
    [right] Prendi { $amount } M$, ritira quello a destra
   *[only] Prendi { $amount } M$ e ritirati
}
millions-of-dollars-button-pay = Paga { $amount } M$ a { $other }
millions-of-dollars-button-refuse = Rifiuta
millions-of-dollars-button-counter = Controfferta
millions-of-dollars-button-take-back = Annulla
millions-of-dollars-less = Un milione in meno
millions-of-dollars-raise = Un milione in più
millions-of-dollars-which-character = Quale personaggio
millions-of-dollars-pay-title = Paga { $name } perché si ritiri
millions-of-dollars-button-offer = Offri { $amount } M$ a { $name }
millions-of-dollars-price-title = Fatti pagare da { $name } per ritirarti
millions-of-dollars-button-ask = Chiedi { $amount } M$ a { $name }
millions-of-dollars-look-title = Usa una carta Minaccia
millions-of-dollars-button-look = { $place ->
    [left] Sbircia la carta di sinistra di { $name }
    [right] Sbircia la carta di destra di { $name }
   *[only] Sbircia la carta di { $name }
}
millions-of-dollars-feed-title = La trattativa
millions-of-dollars-feed-empty = Ancora nessuna offerta. Tocca qualcuno per farne una.
millions-of-dollars-counter-offer = (controfferta)
millions-of-dollars-stamp = { $state ->
    [refused] rifiutata
    [paid] pagata
    [taken_back] annullata
    [lapsed] decaduta
   *[open] in attesa
}
millions-of-dollars-would-have = { $leaves ->
    [yes] avresti { $money } M$
   *[no] ti resterebbero { $money } M$
}
millions-of-dollars-call-time-about = Da lì in poi niente più nuove offerte, dichiarazioni o minacce. Tutti hanno { $seconds } s per rispondere, ritirarsi o dare il via libera; poi decide un bot al posto loro.
millions-of-dollars-button-not-yet = Non ancora
millions-of-dollars-after-title = Colpo { $round }: chi era chi
millions-of-dollars-after-why = { $outcome ->
    [stays] nessun doppione: resta
    [too_many] { $lost ->
        [yes] { $count } con questo ruolo: tutti fuori, posta persa
       *[no] { $count } con questo ruolo: tutti fuori, posta salva
    }
    [named] { $lost ->
        [yes] ruolo nominato dalla spia: fuori, posta persa
       *[no] ruolo nominato dalla spia: fuori, posta salva
    }
    [alone] non resta nessun altro: paga { $amount } M$
    [bought] { $toyou ->
        [yes] ritiro per { $amount } M$, paghi tu
       *[no] ritiro per { $amount } M$, paga { $other }
    }
   *[left] ritiro in tempo; il ruolo resta segreto fino alla fine
}
millions-of-dollars-name-first = Scegli un ruolo da eliminare
millions-of-dollars-button-name = Elimina: { $role }
millions-of-dollars-button-skip = Salta
millions-of-dollars-button-next = Al colpo { $round }
millions-of-dollars-heist-in = { $count ->
    [one] Ne entra uno, in maschera.
   *[other] Ne entrano { $count }, in maschera.
}
millions-of-dollars-heist-hush = { $role ->
    [snitch] Giù le maschere, spie…
    [bruiser] Giù le maschere, gorilla…
    [driver] Giù le maschere, autisti…
    [pickpocket] Giù le maschere, borsaioli…
   *[boss] Giù le maschere, boss…
}
millions-of-dollars-heist-hush-named = E adesso il ruolo della soffiata…
millions-of-dollars-heist-stays = { $you ->
    [yes] Nessun altro è { $role }: resti.
   *[no] Nessun altro è { $role }: { $name } resta.
}
millions-of-dollars-heist-too-many = { $stake ->
    [0] { $count } × { $role }: tutti fuori, e le poste sono perse.
   *[other] { $count } × { $role }: tutti fuori, ma si tengono la posta.
}
millions-of-dollars-heist-named = { $count ->
    [0] Proprio nessuno. La spia si è sbagliata.
    [one] { $you ->
        [yes] È il tuo ruolo ({ $role }): sei fuori.
       *[no] { $name } ({ $role }) è fuori.
    }
   *[other] { $count } × { $role }: tutti fuori.
}
millions-of-dollars-heist-names = { $you ->
    [yes] Sei la spia, e la tua soffiata è: { $role }.
   *[no] La soffiata della spia, { $name }: { $role }.
}
millions-of-dollars-heist-alone = { $you ->
    [yes] Sei la spia, e non resta nessun altro: ti costa { $lost } M$.
   *[no] La spia è { $name }, e non resta nessun altro: perde { $lost } M$.
}
millions-of-dollars-heist-loot = { $bonus ->
    [0] { $amount } M$ da dividere.
   *[other] { $amount } M$ da dividere, più { $bonus } M$ grazie al boss.
}
millions-of-dollars-heist-shares = { $count ->
    [one] Va tutto a uno solo.
   *[other] { $share } M$ a testa, per { $count }.
}{ $rest ->
    [0] {""}
   *[other] {" "}Avanzo: { $rest } M$.
}
millions-of-dollars-heist-driver = { $count ->
    [one] { $you ->
        [yes] Guidi tu, e l’altro ti paga 1 M$.
       *[no] Guida { $name }, e l’altro paga 1 M$.
    }
   *[other] { $you ->
        [yes] Guidi tu, e gli altri ti pagano 1 M$ a testa.
       *[no] Guida { $name }, e gli altri pagano 1 M$ a testa.
    }
}
millions-of-dollars-heist-pocket = { $you ->
    [yes] Metti le mani in tasca al gorilla: { $amount } M$.
   *[no] { $toyou ->
        [yes] { $name } ti mette le mani in tasca: { $amount } M$.
       *[no] { $name } mette le mani in tasca al gorilla: { $amount } M$.
    }
}
millions-of-dollars-heist-icon = { $you ->
    [yes] Sulla carta bottino c’è il tuo ruolo ({ $role }): 1 M$ in più per te.
   *[no] Sulla carta bottino c’è questo ruolo ({ $role }): 1 M$ in più per { $name }.
}

# What people say with one tap
millions-of-dollars-phrase-name-price = Di’ il tuo prezzo.
millions-of-dollars-phrase-not-enough = Non basta.

# Actions in a few words, where a button says too little or too much
millions-of-dollars-act-choose = Manda dentro: { $roles }
millions-of-dollars-act-withdraw = { $place ->
    [left] Ritira quello a sinistra
    [right] Ritira quello a destra
   *[only] Ritirati
}
millions-of-dollars-act-accept = Accetta l’offerta { $offer }
millions-of-dollars-act-refuse = Rifiuta l’offerta { $offer }
millions-of-dollars-act-take-back = Annulla l’offerta { $offer }
millions-of-dollars-act-claim = { $place ->
    [left] Di’, a sinistra: “{ $role }”
    [right] Di’, a destra: “{ $role }”
   *[only] Di’: “{ $role }”
}
