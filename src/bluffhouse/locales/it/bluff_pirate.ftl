### Bluff Pirate (rules BP-1 to BP-10)
### $card is one of: anchor, compass, eyepatch, flag, hook, lantern, map, pirate, rum, spyglass.
### $cards is a list of them as bluff-pirate-cards writes it: “2 × rum, hook”; in refusals, a number.
### $island says whether a ship gets to an island: “treasure” if it is known to be there, “yes” or “no”.
### A square is a number from 0, the start, to that of the second island.


# The cards
bluff-pirate-card = { $card ->
    [anchor] ancora
    [compass] bussola
    [eyepatch] benda
    [flag] bandiera
    [hook] uncino
    [lantern] lanterna
    [map] mappa
    [pirate] pirata
    [rum] rum
   *[spyglass] cannocchiale
}
bluff-pirate-cards = { $count ->
    [1] { bluff-pirate-card }
   *[other] { $count } × { bluff-pirate-card }
}
bluff-pirate-no-cards = nessuna

# Decisions
bluff-pirate-ask-turn = Peschi, o cedi un pirata e vai all’arrembaggio di una nave davanti a te?
bluff-pirate-ask-turn-draw = Non hai pirati, quindi niente arrembaggio: pesca. Nessuno saprà il perché.
bluff-pirate-ask-lay = Posi una serie di 3–5 carte, in teoria tutte uguali, di cui 1 o 2 scoperte? O niente serie?
bluff-pirate-ask-vote = { $name } posa { $count } carte; in vista: { $up ->
    [1] { bluff-pirate-card }
   *[other] { $up } × { bluff-pirate-card }
}{ $claim ->
    [yes] . E dice: “Non sto bluffando.” Ci credi?
   *[no] . Saranno tutte uguali?
}
bluff-pirate-ask-pick = Tutti hanno votato in segreto. Quale voto scopri?
bluff-pirate-ask-over = La partita è finita.
bluff-pirate-do-draw = { $count ->
    [0] non ci sono più carte da pescare; poi posi una serie, o niente
    [one] resta { $count } carta da pescare; poi posi una serie, o niente
   *[other] { $count } carte; poi posi una serie, o niente
}
bluff-pirate-do-board = scarti un pirata e prendi { $count ->
    [one] l’unica carta di { $name }
   *[other] { $count } carte di { $name }, alla cieca
}; il tuo turno finisce lì
bluff-pirate-do-lay-honest = onesta: nessuno può fermarti, arrivi alla casella { $square }{ $island ->
    [treasure] , il tesoro
    [yes] , un’isola
   *[no] {""}
}
bluff-pirate-do-lay-bluff = bluff: alla casella { $square }{ $island ->
    [treasure] , il tesoro,
    [yes] , un’isola,
   *[no] {""}
} se ti credono; se ti smascherano resti dove sei, e avanza chi ti ha smascherato. Aggiungi “say honest” per giurare che non è un bluff
bluff-pirate-do-discard = niente serie; questa carta va negli scarti, scoperta
bluff-pirate-do-keep = niente serie; con così poche carte non scarti
bluff-pirate-do-vote-bluff = { $counts ->
    [yes] se è un bluff,
   *[no] se viene scelto il tuo voto ed è un bluff,
} arrivi alla casella { $square }{ $island ->
    [treasure] , il tesoro
    [yes] , un’isola
   *[no] {""}
}; se è onesta, { $back ->
    [none] non perdi niente, perché sei alla partenza
    [0] torni alla partenza
   *[other] torni alla casella { $back }
}
bluff-pirate-do-vote-honest = { $counts ->
    [yes] { $name } arriva alla casella { $square }
   *[no] se viene scelto il tuo voto, { $name } arriva alla casella { $square }
}{ $island ->
    [treasure] , il tesoro
    [yes] , un’isola
   *[no] {""}
}; tu resti dove sei
bluff-pirate-do-pick-honest = arrivi alla casella { $square }, qualunque sia il voto{ $start ->
    [0] {""}
   *[other] ; se { $name } ha votato “bluff”, la sua nave torna da { $start } a { $back }
}
bluff-pirate-do-pick-bluff = se { $name } ti crede, arrivi alla casella { $square }; se no, la sua nave va da { $start } a { $forward }

# The table
bluff-pirate-table-island = { $token ->
    [empty] Isola sulla casella { $square }: scoperta, era vuota
    [treasure] Isola sulla casella { $square }: scoperta, il tesoro
    [known] Isola sulla casella { $square }: coperta, ma il tesoro dev’essere qui; chi ci arriva vince
   *[closed] Isola sulla casella { $square }: coperta, il tesoro o niente
}
bluff-pirate-table-seat = { $seat } { $name }{ $you ->
    [yes] {" (tu)"}
   *[no] {""}
}: { $square ->
    [0] alla partenza
   *[other] casella { $square }
}, { $count ->
    [one] { $count } carta
   *[other] { $count } carte
}{ $turn ->
    [yes] ; è di turno
   *[no] {""}
}
bluff-pirate-table-pile = { $pile ->
    [0] Il mazzo è vuoto
    [one] Nel mazzo c’è { $pile } carta
   *[other] Nel mazzo ci sono { $pile } carte
}; scarti: { $discards }
bluff-pirate-table-voted = Hanno già votato: { $names }
bluff-pirate-table-vote = { $vote ->
    [bluff] Hai votato “bluff”.
   *[honest] Hai votato “non bluff”.
}
bluff-pirate-table-hand = { $count ->
    [0] Non hai carte.
   *[other] Le tue carte: { $cards }
}

# The story
bluff-pirate-hidden = { $island ->
    [none] Su ciascuna delle due isole c’è un gettone coperto. Uno è il tesoro, l’altro è vuoto, e nessuno sa quale.
   *[other] Il tesoro è sull’isola alla casella { $island }; l’altra isola è vuota.
}
bluff-pirate-shuffled = { $all ->
    [yes] Si mescolano tutte le { $count } carte: ecco il mazzo.
   *[no] Il mazzo è vuoto. { $count ->
        [one] L’unica carta scartata fa da nuovo mazzo.
       *[other] Si mescolano le { $count } carte scartate: ecco il nuovo mazzo.
    }
}
bluff-pirate-shuffled-order = Dall’alto: { $cards }.
bluff-pirate-dealt = { $count ->
    [one] { $count } carta a testa.
   *[other] { $count } carte a testa.
}{ $hands ->
    [none] {""}
   *[other] {" "}{ $hands }
}
bluff-pirate-dealt-hand = { $you ->
    [yes] Hai: { $cards }.
   *[no] { $name } ha: { $cards }.
}
bluff-pirate-draw-chosen = { $you ->
    [yes] Niente arrembaggio: peschi.
   *[no] Niente arrembaggio: { $name } pesca.
}
bluff-pirate-drawn = { $count ->
    [0] { $you ->
        [yes] Per te non ci sono carte da pescare.
       *[no] Per { $name } non ci sono carte da pescare.
    }
   *[other] { $cards ->
        [none] { $count ->
            [one] { $name } pesca { $count } carta.
           *[other] { $name } pesca { $count } carte.
        }
       *[other] { $you ->
            [yes] Peschi: { $cards }.
           *[no] { $name } pesca: { $cards }.
        }
    } { $pile ->
        [0] Ora il mazzo è vuoto.
       *[other] Nel mazzo: { $pile }.
    }
}
bluff-pirate-boarded = { $you ->
    [yes] Cedi un pirata e vai all’arrembaggio della nave di { $other }!
   *[no] { $toyou ->
        [yes] { $name } cede un pirata e va all’arrembaggio della tua nave!
       *[no] { $name } cede un pirata e va all’arrembaggio della nave di { $other }!
    }
}
bluff-pirate-robbed = { $cards ->
    [none] { $count ->
        [one] { $name } prende alla cieca { $count } carta di { $other }.
       *[other] { $name } prende alla cieca { $count } carte di { $other }.
    }
   *[other] { $you ->
        [yes] Prendi a { $other }: { $cards }.
       *[no] { $toyou ->
            [yes] { $name } ti prende: { $cards }.
           *[no] { $name } prende a { $other }: { $cards }.
        }
    }
}
bluff-pirate-laid = { $you ->
    [yes] Posi una serie di { $count }. In vista: { $up ->
        [1] { bluff-pirate-card }
       *[other] { $up } × { bluff-pirate-card }
    }; coperte: { $down }.
   *[no] { $name } posa una serie di { $count }. In vista: { $up ->
        [1] { bluff-pirate-card }
       *[other] { $up } × { bluff-pirate-card }
    }; coperte: { $down }.
}{ $claim ->
    [yes] { $you ->
        [yes] {" "}Dici: “Non sto bluffando.”
       *[no] {" "}“Non sto bluffando.”
    }
   *[no] {""}
}
bluff-pirate-laid-hidden = Coperte: { $cards } ({ $bluff ->
    [yes] un bluff
   *[no] serie onesta
}).
bluff-pirate-discarded = { $you ->
    [yes] Non posi serie e scarti: { bluff-pirate-card }.
   *[no] { $name } non posa serie e scarta: { bluff-pirate-card }.
}
bluff-pirate-kept = { $you ->
    [yes] Non posi serie e tieni le tue carte.
   *[no] { $name } non posa serie e tiene le sue carte.
}
bluff-pirate-too-few = { $you ->
    [yes] { $count ->
        [0] Non hai carte: il tuo turno finisce.
        [one] Hai { $count } carta, troppo poco per una serie: il tuo turno finisce.
       *[other] Hai { $count } carte, troppo poche per una serie: il tuo turno finisce.
    }
   *[no] { $count ->
        [0] { $name } non ha carte: il turno finisce.
        [one] { $name } ha { $count } carta, troppo poco per una serie: il turno finisce.
       *[other] { $name } ha { $count } carte, troppo poche per una serie: il turno finisce.
    }
}
bluff-pirate-voted = { $vote ->
    [hidden] { $name } ha votato.
    [bluff] { $you ->
        [yes] Voti “bluff”.
       *[no] { $name } vota “bluff”.
    }
   *[honest] { $you ->
        [yes] Voti “non bluff”.
       *[no] { $name } vota “non bluff”.
    }
}
bluff-pirate-picked = { $you ->
    [yes] Scopri il voto di { $other }.
   *[no] { $toyou ->
        [yes] { $name } scopre il tuo voto.
       *[no] { $name } scopre il voto di { $other }.
    }
}
bluff-pirate-revealed-vote = { $toyou ->
    [yes] Il tuo voto: { $vote ->
        [bluff] “bluff”
       *[honest] “non bluff”
    }.
   *[no] Il voto di { $other }: { $vote ->
        [bluff] “bluff”
       *[honest] “non bluff”
    }.
}
bluff-pirate-revealed-cards = Le carte coperte erano: { $cards }.
bluff-pirate-revealed = { $outcome ->
    [caught] Bluff smascherato! { $you ->
        [yes] Riprendi le tue carte.
       *[no] { $name } riprende le sue carte.
    }
    [believed] Era un bluff, e ha funzionato! La serie va negli scarti.
    [wronged] Serie onesta: accusa sbagliata! La serie va negli scarti.
   *[honest] Serie onesta, proprio così. La serie va negli scarti.
}
bluff-pirate-sailed = { $you ->
    [yes] { $count ->
        [one] Avanzi di { $count } casella, da { $start } a { $square }.
       *[other] Avanzi di { $count } caselle, da { $start } a { $square }.
    }
   *[no] { $count ->
        [one] { $name } avanza di { $count } casella, da { $start } a { $square }.
       *[other] { $name } avanza di { $count } caselle, da { $start } a { $square }.
    }
}
bluff-pirate-sent-back = { $start ->
    [0] { $you ->
        [yes] Dovresti indietreggiare, ma sei alla partenza.
       *[no] { $name } dovrebbe indietreggiare, ma è alla partenza.
    }
   *[other] { $you ->
        [yes] Indietreggi da { $start } a { $square }.
       *[no] { $name } indietreggia da { $start } a { $square }.
    }
}
bluff-pirate-opened = { $treasure ->
    [yes] { $you ->
        [yes] Giri il gettone alla casella { $square }: il tesoro!
       *[no] { $name } gira il gettone alla casella { $square }: il tesoro!
    }
   *[no] { $you ->
        [yes] Giri il gettone alla casella { $square }: vuoto! Il tesoro è sull’altra isola.
       *[no] { $name } gira il gettone alla casella { $square }: vuoto! Il tesoro è sull’altra isola.
    }
}
bluff-pirate-ended = { $you ->
    [yes] Il tesoro è tuo: hai vinto!
   *[no] { $names } trova il tesoro e vince.
} Le navi: { $ships }.
bluff-pirate-ended-ship = { $name } a { $square }

# Refusals
bluff-pirate-draw-or-board-first = Prima pesca, oppure vai all’arrembaggio.
bluff-pirate-lay-or-discard-now = Hai pescato: ora posa una serie, o niente serie.
bluff-pirate-vote-now = C’è una serie sul tavolo: vota “bluff” o “non bluff”.
bluff-pirate-pick-a-voter-now = Tutti hanno votato: scegli quale voto conta.
bluff-pirate-no-such-card = Questa carta non esiste. Si scrive: anchor (ancora), compass (bussola), eyepatch (benda), flag (bandiera), hook (uncino), lantern (lanterna), map (mappa), pirate (pirata), rum, spyglass (cannocchiale).
bluff-pirate-one-or-two-face-up = In una serie le carte scoperte sono una o due, uguali tra loro.
bluff-pirate-three-to-five-cards = { $cards ->
    [one] Una serie ha da tre a cinque carte in tutto; questa ne ha { $cards }.
   *[other] Una serie ha da tre a cinque carte in tutto; questa ne ha { $cards }.
}
bluff-pirate-claim-or-not = O dici “Non sto bluffando”, o non dici niente.
bluff-pirate-hidden-cards-in-order = Indica le carte coperte nell’ordine alfabetico dei loro nomi inglesi.
bluff-pirate-card-not-in-hand = Non hai tante carte di questo tipo: { bluff-pirate-card }.
bluff-pirate-too-few-to-discard = { $cards ->
    [one] Con { $cards } carta non si scarta: posa una serie, o tieni tutto.
   *[other] Con { $cards } carte non si scarta: posa una serie, o tieni tutto.
}
bluff-pirate-too-many-to-keep = { $cards ->
    [one] Con { $cards } carta non puoi tenere tutto: posa una serie, o scartane una.
   *[other] Con { $cards } carte non puoi tenere tutto: posa una serie, o scartane una.
}
bluff-pirate-board-needs-a-pirate = Per l’arrembaggio ci vuole un pirata, e tu non ne hai: pesca.
bluff-pirate-no-such-ship = Questa nave non esiste.
bluff-pirate-ship-not-ahead = Quella nave non è davanti alla tua: niente arrembaggio.
bluff-pirate-ship-without-cards = Su quella nave non c’è neanche una carta: niente da prendere.
bluff-pirate-bluff-or-not = Si vota “bluff” o “non bluff”.
bluff-pirate-pick-an-opponent = Scegli uno degli altri giocatori, quelli che hanno votato.

# The terminal table
bluff-pirate-column-square = casella
bluff-pirate-column-cards = carte
bluff-pirate-island-closed = { $square } ? coperta
bluff-pirate-island-empty = { $square } × vuota
bluff-pirate-island-known = { $square } ◆ il tesoro è qui
bluff-pirate-island-treasure = { $square } ◆ il tesoro
bluff-pirate-islands = Le isole: { $near } · { $far }
bluff-pirate-pile = Mazzo { $pile } · scarti: { $discards }
bluff-pirate-stage = { $you ->
    [yes] La tua serie: { $count } carte
   *[no] La serie di { $name }: { $count } carte
}
bluff-pirate-stage-claim = “Non sto bluffando.”
bluff-pirate-stage-hidden = Coperte: { $cards }
bluff-pirate-won = { $you ->
    [yes] Il tesoro è tuo!
   *[no] Il tesoro va a { $name }.
}
bluff-pirate-your-hand = { $count ->
    [0] Non hai carte.
    [one] La tua carta
   *[other] Le tue { $count } carte
}

# The browser's table
bluff-pirate-chart = Carta nautica: la rotta dal porto, casella 0, passando per l’isola alla casella { $near }, fino all’isola alla casella { $far }
bluff-pirate-seat = { $square ->
    [0] alla partenza
   *[other] casella { $square }
}, { $count ->
    [one] { $count } carta
   *[other] { $count } carte
}
bluff-pirate-your-ship = { $square ->
    [0] La tua nave è alla partenza.
   *[other] La tua nave è alla casella { $square }.
}
bluff-pirate-has-voted = { $voted ->
    [yes] ha votato
   *[no] non ha ancora votato
}
bluff-pirate-stage-none = Nessuna serie sul tavolo.
bluff-pirate-claim = “Non sto bluffando.”
bluff-pirate-turning = { $you ->
    [yes] Scopri il voto di { $other }…
   *[no] { $toyou ->
        [yes] { $name } scopre il tuo voto…
       *[no] { $name } scopre il voto di { $other }…
    }
}
bluff-pirate-vote-of = { $vote ->
    [bluff] { $name }: bluff
    [honest] { $name }: non bluff
   *[hidden] { $name }
}
bluff-pirate-face-down = una carta coperta
bluff-pirate-turn-over = { $now ->
    [down] { bluff-pirate-card }, coperta: scoprila
    [up] { bluff-pirate-card }, scoperta: coprila
   *[fixed] { bluff-pirate-card }, scoperta: almeno una deve esserlo
}
bluff-pirate-piles = { $pile ->
    [one] { $pile } carta da pescare
   *[other] { $pile } carte da pescare
}, { $discards ->
    [one] { $discards } scartata
   *[other] { $discards } scartate
}: mostra gli scarti
bluff-pirate-discards = Scarti finora
bluff-pirate-discards-why = Ci sono dieci carte per tipo. { $pile ->
    [0] Il mazzo è vuoto.
    [one] Resta { $pile } carta da pescare.
   *[other] Restano { $pile } carte da pescare.
}
bluff-pirate-ask-set = { $count ->
    [0] { $cards ->
        [3] Posi tutte e 3 le carte come uguali, 1 o 2 scoperte? O niente serie?
        [4] Posi 3 o 4 carte come uguali, 1 o 2 scoperte? O niente serie?
       *[other] Tocca da 3 a 5 carte da posare come uguali, 1 o 2 scoperte; oppure una sola da scartare.
    }
    [one] { $count } carta finora: una serie ne ha da 3 a 5. Tocca una carta sul tavolo per girarla.
   *[other] { $count } carte finora: una serie ne ha da 3 a 5. Tocca una carta sul tavolo per girarla.
}
bluff-pirate-ask-whose = { $honest ->
    [yes] Tutti hanno votato. Quale voto scopri? La tua serie è onesta e arrivi alla casella { $square }; chi ha detto “bluff” indietreggia.
   *[no] Tutti hanno votato. Quale voto scopri? Se ti crede, arrivi alla casella { $square }; se no, avanza chi ti smaschera.
}
bluff-pirate-if-honest = Onesta: nessuno può fermarti, arrivi alla casella { $square }{ $island ->
    [treasure] , il tesoro.
    [yes] , un’isola.
   *[no] .
}
bluff-pirate-if-bluff = Bluff: se ti credono, arrivi alla casella { $square }{ $island ->
    [treasure] , il tesoro
    [yes] , un’isola
   *[no] {""}
}; se no resti dove sei, e avanza chi ti smaschera.
bluff-pirate-button-claim = Di’ “Non sto bluffando”
bluff-pirate-button-lay = { $count ->
    [0] Posa una serie
   *[other] Posa { $count } carte: { $up } × { bluff-pirate-card } in vista, { $down ->
        [one] { $down } coperta
       *[other] { $down } coperte
    }
}
bluff-pirate-button-discard = { $card ->
    [none] Scarta una carta
   *[other] Scarta: { bluff-pirate-card }
}
bluff-pirate-button-keep = Niente serie, tieni tutto
bluff-pirate-button-draw = { $count ->
    [0] Non resta niente da pescare
    [one] Pesca l’ultima carta
   *[other] Pesca { $count } carte
}
bluff-pirate-button-board = { $count ->
    [one] Arrembaggio a { $name }: un pirata per l’unica carta
   *[other] Arrembaggio a { $name }: un pirata per { $count } carte
}
bluff-pirate-button-vote = { $vote ->
    [bluff] Bluff!
   *[honest] Non bluff
}
bluff-pirate-button-pick = Scopri il voto di { $name }
bluff-pirate-vote-bluff-then = Se indovini e viene scoperto il tuo voto: avanzi { $start } → { $square }{ $island ->
    [treasure] , il tesoro
    [yes] , un’isola
   *[no] {""}
}. Se sbagli: { $back ->
    [none] resti alla partenza.
    [0] torni alla partenza.
   *[other] torni alla casella { $back }.
}
bluff-pirate-vote-honest-then = Se viene scoperto il tuo voto, { $name } arriva alla casella { $square }{ $island ->
    [treasure] , il tesoro.
    [yes] , un’isola.
   *[no] .
} Tu resti dove sei.
bluff-pirate-pick-honest-then = { $start ->
    [0] “Bluff”: resta alla partenza.
   *[other] “Bluff”: torna indietro, { $start } → { $back }.
}
bluff-pirate-pick-bluff-then = “Bluff”: avanza, { $start } → { $forward }.

# The end
bluff-pirate-end-why = Il tesoro era sull’isola della casella { $square }.
bluff-pirate-end-score = Casella { $square }
bluff-pirate-end-row = { $count ->
    [0] ha trovato il tesoro
    [one] { $count } casella indietro
   *[other] { $count } caselle indietro
}

# What people say with one tap
bluff-pirate-phrase-ahoy = Ehi, di bordo!
bluff-pirate-phrase-honest = Parola di pirata.

# Actions in a few words, where a button says too little or too much
bluff-pirate-act-draw = Pesca
bluff-pirate-act-board = Arrembaggio a { $name }
bluff-pirate-act-lay = { $claim ->
    [yes] Posa in vista: { $shown }; coperte: { $hidden }; e di’ “Non sto bluffando”
   *[no] Posa in vista: { $shown }; coperte: { $hidden }
}
