### Millionaires and Bankrupts (rules MB-1 to MB-11)
### $tile is a number (a wealth tile) or one of: success, casino, cba, thief.


# The tiles: their names, their marks on the terminal table, and what they do
millionaires-tile = { $tile ->
    [success] Succès
    [casino] Casino
    [cba] CBA
    [thief] Voleur
   *[other] Richesse { $tile }
}
millionaires-tile-short = { $tile ->
    [success] ×2
    [casino] −5
    [cba] ÷2
    [thief] Voleur
   *[other] { $tile }
}
millionaires-tile-effect = { $tile ->
    [success] double les points
    [casino] 5 points de moins
    [cba] divise les points par deux
    [thief] prend une tuile Richesse
    [1] 1 point
   *[other] { $tile } points
}

# Decisions
millionaires-ask-first = Tu commences : retourne la première tuile, puis enchéris en premier.
millionaires-ask-reveal = { $last ->
    [yes] Retourne la tuile suivante et enchéris en premier. Trois rouges sont sorties : une de plus, et c’est la fin.
   *[no] La dernière tuile est pour toi : retourne la suivante et enchéris en premier.
}
millionaires-ask-win = { $highest ->
    [0] { millionaires-tile } ({ millionaires-tile-effect }) : pas encore d’enchère. Enchérir, ou passer ?
   *[other] { millionaires-tile } ({ millionaires-tile-effect }) : { $name } est à { $highest } M${ $down ->
        [0] {""}
       *[other] , toi à { $down } M$
    }. Monter, ou passer ?
}
millionaires-ask-escape = { $highest ->
    [0] { millionaires-tile } ({ millionaires-tile-effect }) : le premier qui passe la prend. Payer pour y échapper, ou la prendre ?
   *[other] { millionaires-tile } ({ millionaires-tile-effect }) : le premier qui passe la prend. { $name } est à { $highest } M${ $down ->
        [0] {""}
       *[other] , toi à { $down } M$
    }. Monter, ou la prendre ?
}
millionaires-ask-discard = Le Voleur est chez toi. Quelle tuile Richesse lui abandonnes-tu ?
millionaires-ask-over = La partie est finie.
millionaires-do-reveal = retourner la tuile suivante
millionaires-do-bid-first = tu proposes { $total } M$, le minimum ; pose les cartes que tu veux, jusqu’à { $most } M$
millionaires-do-bid-all = tout ce que tu as : ton enchère passe à { $total } M$
millionaires-do-bid-lowest = ton enchère passe à { $total } M$, juste assez ; ajoute les cartes que tu veux, jusqu’à { $most } M$
millionaires-do-bid-card = avec une seule carte : ton enchère passe à { $total } M$
millionaires-do-pass = { $down ->
    [0] tu quittes cette enchère ; ça ne te coûte rien
   *[other] tu quittes cette enchère ; à la fin, tu récupères tes { $down } M$
}
millionaires-do-pass-last = { $highest ->
    [0] { $name } reçoit la tuile pour rien
   *[other] { $name } reçoit la tuile pour { $highest } M${ $down ->
        [0] {""}
       *[other] {" "}; tu récupères tes { $down } M$
    }
}
millionaires-do-take = { $others ->
    [0] tu prends la tuile, et personne ne paie
   *[other] tu prends la tuile{ $down ->
        [0] {""}
       *[other] {" "}et récupères tes { $down } M$
    } ; les autres perdent { $others } M$
}
millionaires-do-discard = elle sort du jeu, et le Voleur avec elle

# The table
millionaires-table-pile = { $pile ->
    [0] Il ne reste aucune tuile face cachée.
    [one] Il reste { $pile } tuile face cachée.
   *[other] Il reste { $pile } tuiles face cachée.
} Tuiles rouges sorties : { $reds } sur 4 ; la quatrième met fin à la partie.
millionaires-table-unseen = Pas encore vues : { $tiles }
millionaires-table-unseen-over = Jamais sorties : { $tiles }
millionaires-table-revealed = Déjà sorties : { $tiles }
millionaires-table-box = Le Voleur a filé, et avec lui : { $tile }
millionaires-table-win = En vente : { millionaires-tile } ({ millionaires-tile-effect }). Pour le dernier en lice.
millionaires-table-escape = En vente : { millionaires-tile } ({ millionaires-tile-effect }). Pour le premier qui passe ; les autres perdent leur enchère.
millionaires-table-thief = Le Voleur est à l’œuvre : { $you ->
    [yes] à toi de choisir ce que tu abandonnes.
   *[no] { $name } choisit quoi abandonner.
}
millionaires-table-last = La tuile qui a mis fin à la partie : { millionaires-tile }
millionaires-table-seat = { $seat } { $name }{ $you ->
    [yes] {" (toi)"}
   *[no] {""}
} : { $tiles ->
    [none] aucune tuile
    [hidden] { $count ->
        [one] { $count } tuile cachée
       *[other] { $count } tuiles cachées
    }
   *[other] { $tiles } ({ $points ->
        [one] { $points } point
       *[other] { $points } points
    })
} ; { $lost ->
    [0] n’a rien dépensé
   *[other] a dépensé { $lost } M$ ({ $cards }){ $poorest ->
        [yes] , le moins d’argent pour l’instant
       *[no] {""}
    }
}
millionaires-table-stake = { $state ->
    [quiet] { $you ->
        [yes] Tu n’as pas encore enchéri.
       *[no] { $name } n’a pas encore enchéri.
    }
    [passed] { $you ->
        [yes] Tu as passé.
       *[no] { $name } a passé.
    }
    [passed-down] { $you ->
        [yes] Tu as passé ; tu récupéreras { $sum } M$ ({ $cards }).
       *[no] { $name } a passé et récupérera { $sum } M$ ({ $cards }).
    }
   *[bids] { $you ->
        [yes] Tu es à { $sum } M$ ({ $cards }).
       *[no] { $name } est à { $sum } M$ ({ $cards }).
    }
}
millionaires-table-hand = { $sum ->
    [0] Ta main est vide.
   *[other] Ta main : { $cards } (en tout { $sum } M$)
}

# The story
millionaires-shuffled = { $pile ->
    [hidden] Seize tuiles sont mélangées, face cachée. Quatre ont un bord rouge ; la quatrième de celles-là met fin à la partie.
   *[other] Seize tuiles sont mélangées et sortiront dans cet ordre : { $pile }.
}
millionaires-revealed = { $you ->
    [yes] Tu retournes : { millionaires-tile }.
   *[no] { $name } retourne : { millionaires-tile }.
} { $last ->
    [yes] C’est la quatrième tuile rouge : la partie s’arrête net, et personne ne l’aura.
   *[no] { $tile ->
        [success] Elle double les points. Tuile rouge { $reds } sur 4.
        [cba] Elle divise les points par deux, et le premier qui passe la prend. Tuile rouge { $reds } sur 4.
        [casino] Elle coûte 5 points, et le premier qui passe la prend.
        [thief] Elle prend une tuile Richesse au premier qui passe.
        [1] Elle vaut 1 point.
       *[other] Elle vaut { $tile } points.
    }
}
millionaires-bid-placed = { $you ->
    [yes] Tu proposes { $total } M$ ({ $cards }).
   *[no] { $name } propose { $total } M$ ({ $cards }).
}
millionaires-bid-raised = { $you ->
    [yes] Tu ajoutes { $cards } et montes à { $total } M$.
   *[no] { $name } ajoute { $cards } et monte à { $total } M$.
}
millionaires-passed = { $you ->
    [yes] Tu passes.
   *[no] { $name } passe.
}
millionaires-priced-out = { $you ->
    [yes] Tout ton argent ne suffit pas à dépasser { $highest } M$ : tu passes.
   *[no] { $name } n’a pas de quoi dépasser { $highest } M$ et passe.
}
millionaires-won = { $lost ->
    [0] { $you ->
        [yes] La tuile est à toi pour rien : { millionaires-tile }.
       *[no] { $name } reçoit la tuile pour rien : { millionaires-tile }.
    }
   *[other] { $you ->
        [yes] Adjugé ! Tu paies { $lost } M$ : { millionaires-tile }.
       *[no] Adjugé ! { $name } paie { $lost } M$ : { millionaires-tile }.
    }
}{ $back ->
    [none] {""}
   *[other] {" "}Argent repris : { $back }.
}
millionaires-caught = { $you ->
    [yes] Tu passes avant tout le monde et dois la prendre : { millionaires-tile }.
   *[no] { $name } passe avant tout le monde et doit la prendre : { millionaires-tile }.
}{ $back ->
    [none] {""}
   *[other] {" "}Argent repris : { $back }.
} { $paid ->
    [none] Personne ne paie.
   *[other] Argent dépensé pour de bon : { $paid }.
}{ $tile ->
    [thief] {" "}Le Voleur prend une tuile Richesse, tout de suite ou dès la première gagnée.
   *[other] {""}
}
millionaires-sum-of = { $you ->
    [yes] toi { $sum } M$
   *[no] { $name } { $sum } M$
}
millionaires-discarded = { $you ->
    [yes] Tu abandonnes : { millionaires-tile }. Le Voleur file avec.
   *[no] { $name } abandonne : { millionaires-tile }. Le Voleur file avec.
}
millionaires-stolen = { $you ->
    [yes] Le Voleur te dépouille et file : { millionaires-tile }.
   *[no] Le Voleur dépouille { $name } et file : { millionaires-tile }.
}
millionaires-scored = On montre l’argent et les tuiles. { $sheets }
millionaires-sheet = { $out ->
    [yes] { $you ->
        [yes] Il te reste { $money } M$, le moins de tous : hors course, { $tiles ->
            [none] sans aucune tuile
           *[other] avec { $tiles }
        }.
       *[no] Il reste { $money } M$ à { $name }, le moins de tous : hors course, { $tiles ->
            [none] sans aucune tuile
           *[other] avec { $tiles }
        }.
    }
   *[no] { $you ->
        [yes] Il te reste { $money } M$, { $tiles ->
            [none] sans aucune tuile : 0 point.
           *[other] avec { $tiles } : { $steps } { $points ->
                [one] point
               *[other] points
            }.
        }
       *[no] Il reste { $money } M$ à { $name }, { $tiles ->
            [none] sans aucune tuile : 0 point.
           *[other] avec { $tiles } : { $steps } { $points ->
                [one] point
               *[other] points
            }.
        }
    }
}
millionaires-only-one-left = { $you ->
    [yes] Plus personne d’autre en course : tu gagnes, quelle que soit la valeur de tes tuiles.
   *[no] Plus personne d’autre en course : { $name } gagne, quelle que soit la valeur de ses tuiles.
}
millionaires-ended = { $reason ->
    [all_have_least_money] Il reste la même somme à tout le monde : chacun a donc le moins d’argent, et personne ne gagne.
    [shared] { $you ->
        [yes] Tu as autant de points et autant d’argent que { $names } : victoire partagée avec { $points ->
            [one] { $points } point
           *[other] { $points } points
        } !
       *[no] { $names } ont autant de points et autant d’argent : victoire partagée avec { $points ->
            [one] { $points } point
           *[other] { $points } points
        }.
    }
    [more_money] { $you ->
        [yes] Égalité aux points ({ $points }). Il te reste plus d’argent : tu gagnes !
       *[no] Égalité aux points ({ $points }). Il reste plus d’argent à { $names }, qui gagne.
    }
   *[most_points] { $you ->
        [yes] Tu gagnes avec { $points ->
            [one] { $points } point
           *[other] { $points } points
        } !
       *[no] { $names } gagne avec { $points ->
            [one] { $points } point
           *[other] { $points } points
        }.
    }
}

# Refusals
millionaires-reveal-first = Retourne d’abord la tuile suivante.
millionaires-discard-first = Donne d’abord une tuile Richesse au Voleur : tape « discard » et son numéro.
millionaires-auction-under-way = Toujours en vente : { millionaires-tile }. Enchéris ou passe.
millionaires-nothing-to-discard = Il n’y a rien à abandonner pour l’instant : enchéris ou passe.
millionaires-not-money-cards = Ces nombres ne sont pas des cartes Argent toutes différentes. Les cartes sont 1, 2, 3, 4, 6, 8, 10, 12, 15, 20 et 25 ; ce que tu donnes s’ajoute à ce que tu as déjà posé.
millionaires-bid-needs-a-card = Pour enchérir, il faut au moins une carte Argent.
millionaires-not-in-hand = Tu n’as pas la carte { $card } en main.
millionaires-bid-too-low = Ça fait { $total } M$. Mets plus de { $highest } M$, ou passe.
millionaires-not-your-wealth-tile = Abandonne une de tes propres tuiles Richesse.

# The terminal table
millionaires-column-tiles = tuiles
millionaires-column-points = points
millionaires-column-lost = dépensé
millionaires-column-cards = dépensées
millionaires-column-left = reste
millionaires-column-count = points
millionaires-money = { $sum } M$
millionaires-face-down = { $count } face cachée
millionaires-poorest = le moins d’argent
millionaires-out = le moins d’argent : hors course
millionaires-wins = gagne
millionaires-tile-red = bord rouge
millionaires-goes-win = pour le dernier en lice
millionaires-goes-escape = le premier qui passe doit la prendre
millionaires-goes-discard = { $you ->
    [yes] à toi de choisir ce que tu abandonnes
   *[no] { $name } choisit quoi abandonner
}
millionaires-goes-over = la quatrième tuile rouge : fin
millionaires-stake-passed = passe
millionaires-stake-none = pas d’enchère
millionaires-status = rouges : { $reds } sur 4 · { $pile ->
    [one] { $pile } tuile à venir
   *[other] { $pile } tuiles à venir
}
millionaires-status-over = rouges : { $reds } sur 4 · { $pile ->
    [0] toutes les tuiles sont sorties
    [one] { $pile } tuile jamais sortie
   *[other] { $pile } tuiles jamais sorties
}
millionaires-unseen = Pas encore vues :
millionaires-unseen-over = Jamais sorties :
millionaires-gone = Parties avec le Voleur :
millionaires-your-money = En main : { $sum } M$

# The browser's table
millionaires-tile-hidden = Une tuile face cachée
millionaires-nothing-yet = Le prochain lot est face cachée.
millionaires-poorest-is-out = À la fin, le plus pauvre est hors course.
millionaires-seat = { $known ->
    [yes] { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
   *[no] { $tiles ->
        [one] { $tiles } tuile
       *[other] { $tiles } tuiles
    }
}
millionaires-lost = { $poorest ->
    [yes] Dépensé : { $sum } M$, le plus de tous
   *[no] Dépensé : { $sum } M$
}
millionaires-own = { $points ->
    [one] { $points } point
   *[other] { $points } points
} · { $poorest ->
    [yes] dépensé : { $lost } M$, le plus de tous ; à la fin, c’est éliminatoire
   *[no] dépensé : { $lost } M$
}
millionaires-sold = { $you ->
    [yes] C’est pour toi
   *[no] C’est pour { $name }
}
millionaires-reckoning = { $out ->
    [yes] Reste { $money } M$, le moins de tous : hors course
   *[no] Reste { $money } M$ · { $steps } { $points ->
        [one] point
       *[other] points
    }
}
millionaires-button-reveal = Retourner la tuile suivante
millionaires-button-bid = Proposer { $total } M$
millionaires-button-more = { $highest ->
    [0] Choisis l’argent à miser
   *[other] Il faut plus de { $highest } M$
}
millionaires-button-pass = Passer
millionaires-button-take = Passer et la prendre
millionaires-button-discard = Abandonner Richesse { $tile }

# The end
millionaires-end-why = { $reason ->
    [all_have_least_money] Il reste autant à tout le monde : tout le monde est hors course.
    [only_one_left] Tous les autres sont hors course : les tuiles ne comptent plus.
    [shared] Égalité de points et d’argent.
    [more_money] Égalité de points : l’argent restant décide.
   *[most_points] Le plus de points parmi les joueurs encore en course.
}
millionaires-end-step = { $from } → { $to }: { $tile ->
    [casino] le Casino
    [cba] le CBA
    [thief] le Voleur
   *[success] le Succès
}

# What people say with one tap
millionaires-phrase-too-dear = Trop cher pour moi.
millionaires-phrase-going-once = Une fois, deux fois…

# Actions in a few words, where a button says too little or too much
millionaires-act-bid = Poser { $cards }
