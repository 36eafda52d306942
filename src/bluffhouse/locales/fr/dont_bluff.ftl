### Don't Bluff! (rules DB-1 to DB-15)


# Decisions
dont-bluff-ask-colour = Le flingue est à toi. Lance le dé de couleur : il désigne ta cible.
dont-bluff-ask-colour-reversed = Le flingue est à toi. Lance le dé de couleur : il désigne qui te fait une offre.
dont-bluff-ask-again = { $colour ->
    [white] Le blanc n’est à personne. Relance.
    [red] Le rouge n’est à personne. Relance.
    [green] Le vert n’est à personne. Relance.
    [blue] Le bleu n’est à personne. Relance.
    [yellow] Le jaune n’est à personne. Relance.
   *[purple] Le violet n’est à personne. Relance.
}
dont-bluff-ask-target = C’est ta propre couleur : choisis ta cible.
dont-bluff-ask-target-reversed = C’est ta propre couleur : choisis qui te fait une offre.
dont-bluff-ask-offer = Quelles mallettes glisses-tu à { $name }, et que dis-tu qu’il y a dedans ?
dont-bluff-ask-answer = { $claim ->
    [none] { $name } te glisse { $count ->
        [one] une mallette fermée, sans rien dire. La prendre, ou l’ouvrir ?
       *[other] { $count } mallettes fermées, sans rien dire. Les prendre, ou les ouvrir ?
    }
    [0] { $name } te glisse { $count ->
        [one] une mallette fermée et annonce : rien dedans. La prendre, ou l’ouvrir ?
       *[other] { $count } mallettes fermées et annonce : rien dedans. Les prendre, ou les ouvrir ?
    }
   *[other] { $name } te glisse { $count ->
        [one] une mallette fermée et annonce : { $claim } M$. La prendre, ou l’ouvrir ?
       *[other] { $count } mallettes fermées et annonce : { $claim } M$. Les prendre, ou les ouvrir ?
    }
}
dont-bluff-ask-answer-more = { $claim ->
    [none] { $name } ajoute { $count ->
        [one] une mallette fermée
       *[other] { $count } mallettes fermées
    } aux { $millions } M$ déjà ouverts, sans rien dire. Tout prendre, ou ouvrir encore ?
    [0] { $name } ajoute { $count ->
        [one] une mallette fermée
       *[other] { $count } mallettes fermées
    } aux { $millions } M$ déjà ouverts et annonce : rien dedans. Tout prendre, ou ouvrir encore ?
   *[other] { $name } ajoute { $count ->
        [one] une mallette fermée
       *[other] { $count } mallettes fermées
    } aux { $millions } M$ déjà ouverts et annonce : { $claim } M$ de plus. Tout prendre, ou ouvrir encore ?
}
dont-bluff-ask-die = { $millions } M$ sont à découvert. Lance le dé noir.
dont-bluff-ask-add = Le dé noir donne { $die } : plus que tes { $millions } M$. Ajoute au moins une mallette, face cachée.
dont-bluff-ask-pay = Tu dois { $due } M$ à { $name }. Avec quelles mallettes paies-tu ?
dont-bluff-ask-over = La partie est finie.

dont-bluff-do-colour = couleur d’un autre : c’est ta cible ; la tienne : la cible de ton choix ; celle de personne : tu relances
dont-bluff-do-choose = { $count ->
    [0] { $name }, sans mallette
    [one] { $name }, avec { $count } mallette
   *[other] { $name }, avec { $count } mallettes
}
dont-bluff-do-offer = des mallettes de ta main, au moins une (5, 2, 1, ou 0 pour le papier journal), puis ce que tu dis qu’il y a dedans : de 0 à { $highest } millions, vrai ou faux
dont-bluff-do-offer-silent = pareil, sans rien dire
dont-bluff-do-add = d’autres mallettes de ta main, puis ce que tu en dis : de 0 à { $highest } millions, vrai ou faux
dont-bluff-do-add-silent = pareil, sans rien dire
dont-bluff-do-take = { $count ->
    [one] la mallette est à toi ; son contenu reste entre toi et { $name }
   *[other] les { $count } mallettes sont à toi ; ce qui est fermé reste entre toi et { $name }
}
dont-bluff-do-open = tout le monde regarde, et tu lances le dé noir contre tout ce qui est ouvert : s’il est plus bas, tu paies autant ; s’il est égal, tu prends tout ; s’il est plus haut, { $name } doit en ajouter
dont-bluff-do-die-lower = { $dice } : tu paies { $millions } M$ à { $name }, ou plus si tu n’as pas l’appoint, puis tu prends une mallette à la banque
dont-bluff-do-die-same = { $dice } : tu prends tout
dont-bluff-do-die-higher = { $left ->
    [0] { $dice } : { $name } n’a rien à ajouter, tu prends tout
   *[other] { $dice } : { $name } doit en ajouter
}
dont-bluff-do-pay = { $over ->
    [0] exactement ce que tu dois
   *[other] { $over } M$ de trop : on ne rend pas la monnaie
}

# Suitcases and colours: $count of them, of one kind
dont-bluff-suitcases = { $value ->
    [0] { $count ->
        [1] bluff
       *[other] { $count }×bluff
    }
   *[other] { $count ->
        [1] { $value } M$
       *[other] { $count }×{ $value } M$
    }
}
dont-bluff-no-suitcases = rien
dont-bluff-worth = { $millions } M$ ({ $cards })
dont-bluff-colour-white = blanc
dont-bluff-colour-red = rouge
dont-bluff-colour-green = vert
dont-bluff-colour-blue = bleu
dont-bluff-colour-yellow = jaune
dont-bluff-colour-purple = violet

# The table
dont-bluff-table-bank = Le premier à 25 M$ gagne. Mallettes à la banque : { $bank } ; la dernière met fin à la partie.
dont-bluff-table-seat = { $seat } { $name }{ $you ->
    [yes] {" (toi)"}
   *[no] {""}
} : { $colours } ; { $count ->
    [one] { $count } mallette
   *[other] { $count } mallettes
}{ $gun ->
    [yes] {" ; a le flingue"}
   *[no] {""}
}
dont-bluff-table-colour = Dé de couleur : { $colour }.
dont-bluff-table-open = Ouvert sur la table : { $worth }.
dont-bluff-table-closed = Face cachée sur la table : { $count ->
    [one] { $count } mallette.
   *[other] { $count } mallettes.
}
dont-bluff-table-inside = Dedans, et que ça reste entre nous : { $worth }.
dont-bluff-table-said = { $claim ->
    [0] { $you ->
        [yes] Tu avais dit qu’il n’y avait rien dans les dernières mallettes ouvertes.
       *[no] { $name } avait dit qu’il n’y avait rien dans les dernières mallettes ouvertes.
    }
   *[other] { $you ->
        [yes] Tu avais annoncé { $claim } M$ dans les dernières mallettes ouvertes.
       *[no] { $name } avait annoncé { $claim } M$ dans les dernières mallettes ouvertes.
    }
}
dont-bluff-table-die = Dé noir : { $die }.
dont-bluff-table-due = { $you ->
    [yes] Tu dois { $due } M$ à { $other }.
   *[no] { $toyou ->
        [yes] { $name } te doit { $due } M$.
       *[no] { $name } doit { $due } M$ à { $other }.
    }
}
dont-bluff-table-hand = Tes mallettes : { $hand } (en tout { $millions } M$ ; 0 est un bluff)
dont-bluff-table-empty-hand = Tu n’as pas de mallette.
dont-bluff-table-shown = { $name } finit avec { $worth }.

# The story
dont-bluff-bank = { $cards ->
    [none] On mélange la banque : { $count } mallettes, face cachée.
   *[other] On mélange la banque ; à partir du dessus : { $cards }.
}
dont-bluff-rolled = { $you ->
    [yes] Tu lances le dé.
   *[no] { $name } lance le dé.
}
dont-bluff-colour-rolled = { $colour ->
    [white] Blanc
    [red] Rouge
    [green] Vert
    [blue] Bleu
    [yellow] Jaune
    [purple] Violet
   *[other] { $colour }
} : { $you ->
    [yes] toi.
   *[no] { $name }.
}
dont-bluff-colour-of-nobody = { $colour ->
    [white] Blanc
    [red] Rouge
    [green] Vert
    [blue] Bleu
    [yellow] Jaune
    [purple] Violet
   *[other] { $colour }
} : la couleur de personne. On relance.
dont-bluff-target-chosen = { $you ->
    [yes] Tu choisis { $other }.
   *[no] { $toyou ->
        [yes] { $name } te choisit.
       *[no] { $name } choisit { $other }.
    }
}
dont-bluff-paired = { $you ->
    [yes] Tu proposes, { $other } répond.
   *[no] { $toyou ->
        [yes] { $name } propose, tu réponds.
       *[no] { $name } propose, { $other } répond.
    }
}
dont-bluff-empty-handed = { $you ->
    [yes] Tu n’as rien à poser.
   *[no] { $name } n’a rien à poser.
}
dont-bluff-offered = { $you ->
    [yes] Tu glisses { $count ->
        [one] une mallette fermée à { $other }.
       *[other] { $count } mallettes fermées à { $other }.
    }
   *[no] { $toyou ->
        [yes] { $name } te glisse { $count ->
            [one] une mallette fermée.
           *[other] { $count } mallettes fermées.
        }
       *[no] { $name } glisse { $count ->
            [one] une mallette fermée à { $other }.
           *[other] { $count } mallettes fermées à { $other }.
        }
    }
}
dont-bluff-added = { $you ->
    [yes] Tu ajoutes { $count ->
        [one] une mallette fermée.
       *[other] { $count } mallettes fermées.
    }
   *[no] { $name } ajoute { $count ->
        [one] une mallette fermée.
       *[other] { $count } mallettes fermées.
    }
}
dont-bluff-says = { $claim ->
    [none] { $you ->
        [yes] Tu ne dis rien.
       *[no] { $name } ne dit rien.
    }
    [0] { $you ->
        [yes] Tu annonces : « Rien dedans. »
       *[no] { $name } annonce : « Rien dedans. »
    }
   *[other] { $you ->
        [yes] Tu annonces : « { $claim } M$. »
       *[no] { $name } annonce : « { $claim } M$. »
    }
}
dont-bluff-inside = Dedans : { $worth }.
dont-bluff-accepted = { $you ->
    [yes] Tu prends tout, tel quel.
   *[no] { $name } prend tout, tel quel.
}
dont-bluff-opened = { $you ->
    [yes] Tu ouvres : { $cards }.
   *[no] { $name } ouvre : { $cards }.
}
dont-bluff-opened-said = { $claim ->
    [none] Rien n’avait été annoncé. À découvert : { $millions } M$.
    [0] { $told ->
        [true] Annonce : « Rien dedans », et c’était vrai. À découvert : { $millions } M$.
       *[more] Annonce : « Rien dedans » ; il y a plus. À découvert : { $millions } M$.
    }
   *[other] { $told ->
        [true] Annonce : { $claim } M$, et c’était vrai. À découvert : { $millions } M$.
        [less] Annonce : { $claim } M$ ; il y a moins. À découvert : { $millions } M$.
       *[more] Annonce : { $claim } M$ ; il y a plus. À découvert : { $millions } M$.
    }
}
dont-bluff-die-lower = Le dé noir donne { $die }, moins que { $millions } M$ : l’offre était bonne.
dont-bluff-die-same = Le dé noir donne { $die }, autant que { $millions } M$ : l’offre change de mains.
dont-bluff-die-higher = Le dé noir donne { $die }, plus que { $millions } M$ : pas assez.
dont-bluff-received = { $you ->
    [yes] { $count ->
        [one] Tu prends une mallette à { $other }.
       *[other] Tu prends { $count } mallettes à { $other }.
    }
   *[no] { $toyou ->
        [yes] { $count ->
            [one] { $name } te prend une mallette.
           *[other] { $name } te prend { $count } mallettes.
        }
       *[no] { $count ->
            [one] { $name } prend une mallette à { $other }.
           *[other] { $name } prend { $count } mallettes à { $other }.
        }
    }
}
dont-bluff-received-open = Ouvert : { $worth }.
dont-bluff-received-closed = Jamais ouvert : { $worth }.
dont-bluff-taken-back = { $you ->
    [yes] Tu reprends { $cards }, et { $other } te doit { $millions } M$.
   *[no] { $toyou ->
        [yes] { $name } reprend { $cards }, et tu dois { $millions } M$.
       *[no] { $name } reprend { $cards }, et { $other } doit { $millions } M$.
    }
}
dont-bluff-payment-chosen = { $you ->
    [yes] Tu choisis { $cards } pour payer.
   *[no] { $name } choisit { $cards } pour payer.
}
dont-bluff-paid = { $you ->
    [yes] Tu paies { $other } : { $worth }.
   *[no] { $toyou ->
        [yes] { $name } te paie { $worth }.
       *[no] { $name } paie { $other } : { $worth }.
    }
}
dont-bluff-paid-too-much = La dette était de { $due } M$. On ne rend pas la monnaie.
dont-bluff-paid-too-little = La dette était de { $due } M$. { $you ->
    [yes] C’était tout l’argent que tu avais.
   *[no] C’était tout l’argent de { $name }.
}
dont-bluff-bank-card = { $card ->
    [none] { $you ->
        [yes] Tu prends la mallette du dessus à la banque. Il en reste { $left }.
       *[no] { $name } prend la mallette du dessus à la banque. Il en reste { $left }.
    }
   *[other] { $you ->
        [yes] Tu prends la mallette du dessus à la banque : { $card }. Il en reste { $left }.
       *[no] { $name } prend la mallette du dessus à la banque : { $card }. Il en reste { $left }.
    }
}
dont-bluff-gun = { $you ->
    [yes] Le flingue te revient.
   *[no] Le flingue passe à { $name }.
}
dont-bluff-skipped = Tour sauté, faute de mallettes : { $names }.
dont-bluff-hands-shown = On ouvre toutes les mallettes. { $hands }
dont-bluff-hand-shown = { $name } : { $worth }
dont-bluff-ended-rich = { $you ->
    [yes] Tu as { $millions } M$. Tu gagnes !
   *[no] { $names } a { $millions } M$ et gagne.
}
dont-bluff-ended-bank = { $winners ->
    [one] { $you ->
        [yes] La banque est vide, et c’est toi qui as le plus : { $millions } M$. Tu gagnes !
       *[no] La banque est vide, et c’est { $names } qui a le plus : { $millions } M$. Victoire pour { $names }.
    }
   *[other] { $you ->
        [yes] La banque est vide. Tu partages la victoire avec { $names } : { $millions } M$ chacun dans autant de mallettes !
       *[no] La banque est vide. { $names } ont le plus, { $millions } M$ chacun dans autant de mallettes, et partagent la victoire.
    }
}

# Refusals
dont-bluff-nothing-to-roll = Il n’y a pas de dé à lancer maintenant.
dont-bluff-no-target-to-choose = Il n’y a personne à choisir maintenant.
dont-bluff-choose-another-player = Choisis un autre joueur de cette table.
dont-bluff-no-offer-now = Ce n’est pas le moment de faire une offre.
dont-bluff-nothing-to-add-to = Il n’y a rien à compléter maintenant.
dont-bluff-claim-out-of-range = Annonce un nombre de millions de 0 à { $highest }, ou ne dis rien.
dont-bluff-lay-at-least-one = Pose au moins une mallette.
dont-bluff-not-in-your-hand = Donne des mallettes de ta propre main, la plus chère d’abord.
dont-bluff-nothing-to-take = On ne te propose rien à prendre.
dont-bluff-nothing-to-open = Il n’y a pas de mallette fermée devant toi.
dont-bluff-nothing-to-pay = Tu ne dois rien pour l’instant.
dont-bluff-bluffs-are-not-money = Un bluff ne paie rien. Tu dois { $millions } M$ : paie avec de l’argent.
dont-bluff-pays-too-little = Ça ne suffit pas : tu dois { $millions } M$. Ajoutes-en.
dont-bluff-pay-the-exact-sum = Tu peux payer exactement { $millions } M$ : c’est donc obligatoire.
dont-bluff-pays-with-a-card-too-many = Une de ces mallettes est de trop : tu dois { $millions } M$, et le reste suffit.

# The terminal table
dont-bluff-frame = Don't Bluff! · le premier à 25 M$ · banque : { $bank }
dont-bluff-column-money = argent
dont-bluff-column-colours = couleurs
dont-bluff-column-suitcases = mallettes
dont-bluff-role-gun = flingue
dont-bluff-role-offers = propose
dont-bluff-role-answers = répond
dont-bluff-role-wins = gagne
dont-bluff-stage = { $name } → { $other }
dont-bluff-stage-open = Ouvert : { $millions } M$
dont-bluff-stage-closed = Face cachée : { $count }
dont-bluff-stage-inside = Face cachée : { $millions } M$, entre nous
dont-bluff-stage-claim = { $claim ->
    [0] { $name } : « Rien dedans. »
   *[other] { $name } : « { $claim } M$. »
}
dont-bluff-stage-silent = { $name } : « … »
dont-bluff-stage-die = {" "}Dé noir : { $die }{" "}
dont-bluff-stage-colour = Dé de couleur : { $colour }
dont-bluff-your-hand = Tes mallettes : { $millions } M$

# The browser's table
dont-bluff-goal = Le premier à { $goal } M$
dont-bluff-bank-name = Banque
dont-bluff-bank-left = Mallettes restant à la banque : { $left } sur { $all }. La dernière met fin à la partie.
dont-bluff-purse = { $millions } M$ sur { $goal } M$
dont-bluff-millions = { $millions } M$
dont-bluff-times = ×{ $count }
dont-bluff-count = { $count ->
    [one] { $count } mallette
   *[other] { $count } mallettes
}
dont-bluff-colour-die = Le dé de couleur
dont-bluff-black-die = Le dé noir
dont-bluff-lay-here = Touche tes mallettes pour les poser ici
dont-bluff-drafted = { $millions } M$ dedans, entre nous
dont-bluff-owed = { $due } M$ à payer
dont-bluff-odds-lower = { $you ->
    [yes] Tu paies { $millions } M$ à { $other }
   *[no] { $toyou ->
        [yes] { $name } te paie { $millions } M$
       *[no] { $name } paie { $millions } M$ à { $other }
    }
}
dont-bluff-odds-same = { $you ->
    [yes] Tu prends tout
   *[no] { $name } prend tout
}
dont-bluff-odds-higher = { $toyou ->
    [yes] Tu dois en ajouter
   *[no] { $other } doit en ajouter
}
dont-bluff-odds-higher-nothing-left = { $toyou ->
    [yes] Tu n’as rien à ajouter : { $name } prend tout
   *[no] { $you ->
        [yes] { $other } n’a rien à ajouter : tu prends tout
       *[no] { $other } n’a rien à ajouter : { $name } prend tout
    }
}
dont-bluff-pile = { $value ->
    [0] { $count ->
        [one] { $count } bluff en main
       *[other] { $count } bluffs en main
    }
   *[other] { $count ->
        [one] { $count } mallette à { $value } M$ en main
       *[other] { $count } mallettes à { $value } M$ en main
    }
}
dont-bluff-pile-choose = { $value ->
    [0] Choisir un bluff ; en main : { $count }
   *[other] Choisir une mallette à { $value } M$ ; en main : { $count }
}
dont-bluff-put-back = { $value ->
    [0] Reprendre un bluff
   *[other] Reprendre une mallette à { $value } M$
}
dont-bluff-say = Que dis-tu qu’il y a dedans ?
dont-bluff-say-nothing = Ne rien dire
dont-bluff-say-millions = { $millions ->
    [0] Dire « Rien dedans »
   *[other] Dire { $millions } M$
}
dont-bluff-say-truth = { $millions ->
    [0] Dire « Rien dedans », la vérité
   *[other] Dire { $millions } M$, la vérité
}
dont-bluff-button-colour-die = Lancer le dé de couleur
dont-bluff-button-black-die = Lancer le dé noir
dont-bluff-button-choose = Choisir { $name }
dont-bluff-button-offer = { $claim ->
    [none] { $count ->
        [one] Proposer { $count } mallette à { $name }, sans rien dire
       *[other] Proposer { $count } mallettes à { $name }, sans rien dire
    }
    [0] { $count ->
        [one] Proposer { $count } mallette à { $name } : « Rien dedans »
       *[other] Proposer { $count } mallettes à { $name } : « Rien dedans »
    }
   *[other] { $count ->
        [one] Proposer { $count } mallette à { $name }, dire { $claim } M$
       *[other] Proposer { $count } mallettes à { $name }, dire { $claim } M$
    }
}
dont-bluff-button-add = { $claim ->
    [none] { $count ->
        [one] Ajouter { $count } mallette, sans rien dire
       *[other] Ajouter { $count } mallettes, sans rien dire
    }
    [0] { $count ->
        [one] Ajouter { $count } mallette : « Rien dedans »
       *[other] Ajouter { $count } mallettes : « Rien dedans »
    }
   *[other] { $count ->
        [one] Ajouter { $count } mallette, dire { $claim } M$ de plus
       *[other] Ajouter { $count } mallettes, dire { $claim } M$ de plus
    }
}
dont-bluff-button-take = { $count ->
    [one] La prendre
    [2] Prendre les deux
   *[other] Prendre les { $count }
}
dont-bluff-take-means = { $count ->
    [one] Elle est à toi, sans l’ouvrir
   *[other] Elles sont à toi, sans les ouvrir
}
dont-bluff-button-open = { $count ->
    [one] L’ouvrir
    [2] Ouvrir les deux
   *[other] Ouvrir les { $count }
}
dont-bluff-open-means = Puis lance le dé noir : plus bas, c’est toi qui paies
dont-bluff-ways = Comment payer
dont-bluff-way = { $over ->
    [0] { $cards }, exactement ta dette
   *[other] { $cards }, { $over } M$ de trop
}
dont-bluff-way-over = { $over ->
    [0] le compte est bon
   *[other] { $over } M$ de trop
}
dont-bluff-button-pay = { $over ->
    [0] Payer { $cards }
   *[other] Payer { $cards } : { $over } M$ de trop, sans monnaie
}

# The end
dont-bluff-end-why = { $reason ->
    [twenty_five_millions] La barre des 25 M$ est atteinte.
    [fewer] La banque est vide. Égalité d’argent : qui a le moins de mallettes gagne.
    [shared] La banque est vide. Égalité d’argent et de mallettes.
   *[bank_empty] La banque est vide : qui a le plus d’argent gagne.
}

# What people say with one tap
dont-bluff-phrase-open-it = Vas-y, ouvre.
dont-bluff-phrase-worth-it = Ça vaut chaque million.

# Actions in a few words, where a button says too little or too much
dont-bluff-act-roll = Lancer le dé
dont-bluff-act-offer = { $claim ->
    [none] Poser { $cards } ; sans rien dire
    [0] Poser { $cards } : « Rien dedans »
   *[other] Poser { $cards } ; dire { $claim } M$
}
dont-bluff-act-add = { $claim ->
    [none] Ajouter { $cards } ; sans rien dire
    [0] Ajouter { $cards } : « Rien dedans »
   *[other] Ajouter { $cards } ; dire { $claim } M$
}
dont-bluff-act-take = Tout prendre sans ouvrir
dont-bluff-act-open = Ouvrir
