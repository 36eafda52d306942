### After the game: the truth, and the game once more

# The reveal
reveal-title = La vérité
reveal-teaser = { $count ->
    [one] Une seule annonce a été faite. Était-ce un mensonge ?
   *[other] { $count } annonces ont été faites. Lesquelles étaient des mensonges ?
} Qui a menti, qui s’est fait avoir, et qui a vu clair ?
reveal-raise = Lever le rideau
reveal-all = Aller au bout
reveal-silent = Dans ce jeu, c’est l’argent qui parle : personne n’a rien dit qui aurait pu être un mensonge.
reveal-best-lie = Meilleur mensonge de la soirée
reveal-best-call = Meilleur coup de flair de la soirée
reveal-no-lie = Aucun mensonge n’est passé.
reveal-no-call = Aucun mensonge n’a été démasqué.
reveal-believers = { $you ->
    [yes] { $count ->
        [one] Tu y as cru.
       *[other] Y ont cru : { $names }.
    }
   *[no] { $count ->
        [one] { $names } y a cru.
       *[other] { $names } y ont cru.
    }
}
reveal-caught-by = { $you ->
    [yes] Tu n’y as pas cru.
   *[no] { $name } n’y a pas cru.
}
reveal-everybody = Menteurs et sceptiques
reveal-lies = { $lies ->
    [0] Pas un mensonge.
    [one] Un mensonge, { $believed ->
        [0] pas cru.
       *[other] cru.
    }
   *[other] { $lies } mensonges, { $believed ->
        [0] aucun cru.
        [one] un seul cru.
       *[other] { $believed } crus.
    }
}
reveal-traps = { $traps ->
    [one] Un piège, { $sprung ->
        [0] sans succès.
       *[other] réussi.
    }
   *[other] { $traps } pièges, { $sprung ->
        [0] aucun réussi.
        [one] un seul réussi.
       *[other] { $sprung } réussis.
    }
}
reveal-calls = { $right ->
    [0] { $wrong ->
        [0] N’a douté de personne.
        [one] A douté d’une vérité.
       *[other] A douté de { $wrong } vérités.
    }
    [one] A démasqué un mensonge{ $wrong ->
        [0] .
        [one] , douté d’une vérité.
       *[other] , douté de { $wrong } vérités.
    }
   *[other] A démasqué { $right } mensonges{ $wrong ->
        [0] .
        [one] , douté d’une vérité.
       *[other] , douté de { $wrong } vérités.
    }
}
reveal-hands = Ce que chacun avait en main à la fin
reveal-timeline = Toutes les annonces
reveal-only-lies = Seulement les mensonges
reveal-no-lies-told = Il n’y a eu aucun mensonge.
reveal-round = Manche { $round } : ce que chacun avait
reveal-stamp = { $kind ->
    [true] vrai
    [trap] piège
   *[lie] mensonge
}
reveal-answer = { $kind ->
    [true] { $believed ->
        [yes] { $you ->
            [yes] Tu y as cru
           *[no] { $name } y a cru
        }
       *[no] { $you ->
            [yes] Tu as douté, à tort
           *[no] { $name } a douté, à tort
        }
    }
    [trap] { $believed ->
        [yes] { $you ->
            [yes] Tu as mordu à l’hameçon
           *[no] { $name } a mordu à l’hameçon
        }
       *[no] { $you ->
            [yes] Tu n’as pas mordu
           *[no] { $name } n’a pas mordu
        }
    }
   *[lie] { $believed ->
        [yes] { $you ->
            [yes] Tu t’es fait avoir
           *[no] { $name } s’est fait avoir
        }
       *[no] { $you ->
            [yes] Tu as vu clair
           *[no] { $name } a vu clair
        }
    }
}
reveal-unanswered = Rien n’a montré si quelqu’un y croyait.
reveal-moment = Revoir ce moment
reveal-replay = Revoir la partie
reveal-share = Partager la partie
reveal-share-truth = Partager la vérité
reveal-copied = Lien copié
reveal-come-in = On veut te montrer qui a menti
reveal-enter = Voir la vérité

# The truth
reveal-really-lie = { $true ->
    [yes] { $count ->
        [one] Il y était.
       *[other] Ils y étaient.
    }
   *[no] { $found ->
        [0] Il n’y en avait pas.
        [one] Il n’y en avait qu’un.
       *[other] Il n’y en avait que { $found }.
    }
}
reveal-really-millions-of-dollars = Sous le masque : { $role }.
reveal-heists = Tous les casses : qui était qui
reveal-heist-left = hors jeu avant le casse

# The replay
replay-title = Revoir la partie
replay-come-in = On veut te montrer une partie
replay-enter = La regarder
replay-loading = Chargement de la partie…
replay-not-begun = Cette partie n’a pas commencé : il n’y a encore rien à voir.
replay-at = { $at ->
    [0] La donne
   *[other] Coup { $at } sur { $of }
}
replay-scrub = Aller à un coup
replay-play = Lecture
replay-pause = Pause
replay-back = Coup précédent
replay-step = Coup suivant
replay-first = Revenir au début
replay-last = Aller à la fin
replay-speed = Vitesse
replay-times = { $times }×
replay-from = Vue
replay-outside = Spectateur
replay-all-hands = Toutes les cartes sur table
replay-of-you = { $name } (toi)
replay-only-mine = Tant que la partie n’est pas finie, tu ne peux la voir que de ta place ou en spectateur.
replay-keys = Flèches : coup précédent ou suivant. Espace : lecture et pause.
replay-to-table = Retour à la table
replay-decided = { $you ->
    [yes] Tu as fait ton choix.
   *[no] { $name } a fait son choix.
}
replay-by = { $by ->
    [clock] Temps écoulé pour { $name } : un bot a joué à sa place.
   *[bot] Un bot a joué pour { $name }.
}

# A record that somebody has in a file
reveal-save = Garder l’enregistrement
replay-record-title = Revoir une partie enregistrée
replay-record-hook = Un enregistrement contient toute une partie, secrets compris. La maison la rejoue sous tes yeux et n’en garde rien.
replay-record-drop = Dépose un enregistrement ici
replay-record-choose = Choisir un fichier
replay-record-where = Après une partie, tu peux en garder l’enregistrement ; au terminal, `bluffhouse play --save` en écrit un.
replay-record-no = Impossible de lire ça
replay-record-another = Ouvrir un autre enregistrement
replay-record-luck = { $luck ->
    [honest] Le hasard était honnête : tout découle de la graine.
    [dishonest] Le hasard n’était pas honnête : il ne découle pas de la graine.
   *[unproven] Le hasard était-il honnête ? L’enregistrement ne le prouve pas.
}
record-too-long = L’enregistrement est trop long : la maison rejoue au plus { $most } Kio.

# The deal, checked by the page
check-ok = Vérifié par ton propre appareil : la donne était honnête
check-partly = Vérifié par ton propre appareil, autant que possible
check-differs = Ton appareil a trouvé quelque chose qui ne colle pas
check-running = Ton appareil vérifie la donne…
check-failed = La donne n’a pas pu être vérifiée : l’enregistrement ne s’est pas chargé.
check-what = Ce qui a été vérifié
check-pledge = Le secret de la maison est celui qu’elle avait promis avant la donne.
check-pledge-wrong = Le secret de la maison n’est pas celui qu’elle avait promis.
check-pledge-late = Ton appareil n’était pas là avant la donne : la promesse n’a pu être comparée qu’à ce que la maison dit maintenant.
check-number = Le nombre tiré par ton appareil fait partie de la donne.
check-number-wrong = Le nombre tiré par ton appareil ne fait pas partie de la donne.
check-number-left-out = Ton appareil n’était pas connecté au départ : son nombre ne fait pas partie de la donne.
check-number-none = Ton appareil n’a ajouté aucun nombre à la donne.
check-number-unknown = Cet appareil ne peut pas vérifier ton nombre : un autre appareil l’a tiré, ou celui-ci ne s’en souvient plus.
check-called-off = { $count ->
    [one] Le départ a été annulé une fois après que ton nombre a été montré, et de nouveaux nombres ont été tirés.
   *[other] Le départ a été annulé { $count } fois après que ton nombre a été montré, et de nouveaux nombres ont été tirés à chaque fois.
}
check-others = Les nombres des autres étaient fixés avant que le tien soit montré.
check-others-wrong = { $name } : le nombre de la donne n’est pas celui qui était fixé avant que le tien soit montré.
check-seed = La graine est celle qui a été fixée avec la première carte.
check-seed-wrong = La graine n’est pas celle qui a été fixée avec la première carte.
check-seed-late = Ton appareil n’a pas vu l’empreinte de la graine pendant la partie : elle n’a pu être comparée qu’à ce que la maison dit maintenant.
check-chance = { $count ->
    [one] Le seul mélange, lancer ou tirage découle de la graine.
   *[other] Les { $count } mélanges, lancers et tirages découlent tous de la graine.
}
check-chance-wrong = Le mélange, lancer ou tirage numéro { $number } ne découle pas de la graine.
check-chance-unknown = Cette page ne sait pas recalculer les cartes de ce jeu. Garde l’enregistrement et lance « bluffhouse verify ».
check-seen = L’enregistrement montre ce que tu as vu pendant la partie.
check-seen-wrong = L’enregistrement ne montre pas ce que tu as vu pendant la partie.
check-seen-part = Cette page a manqué une partie du jeu : ce que tu as vu n’a pas été comparé à l’enregistrement.
