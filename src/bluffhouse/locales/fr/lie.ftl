### LIE (rules LI-1 to LI-14)

# A bid in words: “one 4”, “two 4s”
lie-bid = { $count ->
    [1] un { $value }
    [2] deux { $value }
    [3] trois { $value }
    [4] quatre { $value }
    [5] cinq { $value }
    [6] six { $value }
    [7] sept { $value }
    [8] huit { $value }
    [9] neuf { $value }
    [10] dix { $value }
    [11] onze { $value }
    [12] douze { $value }
    [13] treize { $value }
    [14] quatorze { $value }
    [15] quinze { $value }
    [16] seize { $value }
    [17] dix-sept { $value }
    [18] dix-huit { $value }
    [19] dix-neuf { $value }
    [20] vingt { $value }
   *[other] { $count } × { $value }
}

# Decisions
lie-ask-turn = Pour chaque carte, choisis le bout qui compte dans cette manche. Personne d’autre ne le voit.
lie-ask-direct = Tu ouvres la manche. Dans quel sens tourne-t-elle ?
lie-ask-bid = Tu ouvres : combien de cartes d’une même valeur y a-t-il dans toutes les mains réunies ?
lie-ask-raise = { $name } annonce { lie-bid }. Surenchérir, ou crier au mensonge ?
lie-ask-over = La partie est finie.
lie-do-turn = une valeur par carte, dans l’ordre de ta main
lie-do-clockwise = Sens horaire, vers ta gauche
lie-do-counterclockwise = Sens antihoraire, vers ta droite
lie-do-bid = nombre × valeur : tout ce qui va de { $lowest } à { $highest }
lie-do-call = { $name } ment : on montre toutes les cartes

# The table
lie-table-round = { $tie ->
    [yes] Manche { $round }, pour départager
   *[no] Manche { $round }
}
lie-table-seat = { $playing ->
    [yes] { $seat } { $name }{ $you ->
        [yes] {" (toi)"}
       *[no] {""}
    } : { $cards ->
        [one] { $cards } carte
       *[other] { $cards } cartes
    }
   *[no] { $seat } { $name } : hors jeu
}
lie-table-hand = Tes cartes : { $hand }
lie-table-up = Tu joues : { $up }

# The story
lie-dealt = { $hand ->
    [none] Manche { $round } : les cartes sont données. { $you ->
        [yes] Tu ouvres.
       *[no] { $name } ouvre.
    }
   *[other] Manche { $round } : les cartes sont données. Les tiennes : { $hand }. { $you ->
        [yes] Tu ouvres.
       *[no] { $name } ouvre.
    }
}
lie-turned = { $you ->
    [yes] Tu as choisi tes valeurs.
   *[no] { $name } a choisi.
}
lie-turned-open = { $you ->
    [yes] Tu joues { $up }.
   *[no] { $name } joue { $up }.
}
lie-directed = { $clockwise ->
    [yes] On joue dans le sens horaire.
   *[no] On joue dans le sens antihoraire.
}
lie-bid-placed = { $you ->
    [yes] Tu annonces { lie-bid }.
   *[no] { $name } annonce { lie-bid }.
}
lie-called = { $you ->
    [yes] Tu lances à { $other } : « Tu mens ! »
   *[no] { $toyou ->
        [yes] { $name } te lance : « Tu mens ! »
       *[no] { $name } lance à { $other } : « Tu mens ! »
    }
}
lie-shown = On montre toutes les cartes : { $hands }. L’annonce était { lie-bid } ; il { $found ->
    [0] n’y en avait pas
    [one] y en avait { $found }
   *[other] y en avait { $found }
}{ $wild ->
    [yes] {", jokers compris"}
   *[no] {""}
}. { $you ->
    [yes] Tu perds la manche.
   *[no] { $name } perd la manche.
}
lie-shown-hand = { $name } : { $cards }
lie-eliminated = { $you ->
    [yes] Tu es hors jeu.
   *[no] { $name } est hors jeu.
}
lie-last-one-left = { $you ->
    [yes] La partie est finie. Il ne reste que toi : tu gagnes !
   *[no] La partie est finie. Il ne reste que { $names }, qui gagne.
}
lie-tie-break = Égalité : { $names } jouent des manches supplémentaires jusqu’à ce qu’il ne reste qu’une personne en jeu.

# Refusals
lie-cards-are-turned = Tu as déjà choisi tes valeurs pour cette manche.
lie-turn-needs-one-value-of-each-card = Donne une valeur pour chacune de tes cartes, dans l’ordre de ta main.
lie-no-direction-now = Ce n’est pas le moment de choisir le sens.
lie-direction-is-clockwise-or-not = Choisis le sens horaire ou antihoraire.
lie-turn-first = Les annonces commencent quand tout le monde a choisi ses valeurs et que le sens est fixé.
lie-bid-out-of-range = Il y a { $cards } cartes dans toutes les mains : annonce de 1 à { $cards } cartes d’une valeur de 1 à 6.
lie-bid-too-low = Ça ne dépasse pas { lie-bid }. Monte, ou crie au mensonge.
lie-nothing-to-call = Il n’y a encore aucune annonce à contester.

# The terminal table
lie-column-cards = cartes
lie-column-bids = annonces
lie-seat-out = hors jeu
lie-last-bid = {" "}À dépasser : { lie-bid }{" "}
lie-your-hand = Tes cartes
lie-wild = Les 1 sont jokers pendant cette manche.
lie-wild-if = Les 1 sont jokers, sauf si la première annonce porte sur les 1.
lie-winner = victoire

# The browser's table
lie-cards = { $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
}
lie-in-play = { lie-cards } en jeu
lie-card = { $up } compte, { $down } ne compte pas
lie-counting = L’annonce était { lie-bid }. Comptées : { $found }
lie-lost = { $then ->
    [draws] { $you ->
        [yes] Tu perds la manche et pioches désormais { lie-cards }.
       *[no] { $name } perd la manche et pioche désormais { lie-cards }.
    }
    [out] { $you ->
        [yes] Tu perds la manche et te voilà hors jeu.
       *[no] { $name } perd la manche et se retrouve hors jeu.
    }
   *[end] { $you ->
        [yes] Tu perds la manche.
       *[no] { $name } perd la manche.
    }
}
lie-button-turn = Jouer { $up }
lie-button-bid = Annoncer { lie-bid }
lie-button-call = { $name }, tu mens !
lie-fewer = Moins de cartes
lie-more = Plus de cartes
lie-value = Valeur

# The end
lie-end-why = { $reason ->
    [fewest_cards] Une sixième carte met fin à la partie : qui a le moins de cartes gagne.
    [most_cards] La dernière carte est perdue : qui a le plus de cartes gagne.
    [tie_break] Il y avait égalité : les manches supplémentaires ont tranché.
   *[last_one_left] La dernière personne en jeu gagne.
}
lie-end-row = { $what ->
    [too_many] une carte de trop
    [none] plus de cartes
    [tie_won] départage gagné
    [tie_lost] départage perdu
   *[out] hors jeu
}

# What people say with one tap
lie-phrase-have-those = Ça, je l’ai en main.
lie-phrase-go-on = Vas-y, monte.

# Actions in a few words, where a button says too little or too much
lie-act-call = Crier au mensonge
