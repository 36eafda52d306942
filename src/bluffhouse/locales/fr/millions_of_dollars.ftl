### Millions of Dollars (rules MD-1 to MD-13)
### $place is “only”, or with three players, who have two characters each, “left” or “right”.


# The roles
millions-of-dollars-role-snitch = balance
millions-of-dollars-role-bruiser = brute
millions-of-dollars-role-driver = chauffeur
millions-of-dollars-role-pickpocket = pickpocket
millions-of-dollars-role-boss = parrain
millions-of-dollars-cards = { $count ->
    [1] { $role }
   *[other] { $count } × { $role }
}
millions-of-dollars-character = { $you ->
    [yes] toi
   *[no] { $name }
}{ $place ->
    [left] {" "}(gauche)
    [right] {" "}(droite)
   *[only] {""}
}
millions-of-dollars-own-character = { $place ->
    [left] { $role } (gauche)
    [right] { $role } (droite)
   *[only] { $role }
}
millions-of-dollars-purse = { $you ->
    [yes] toi
   *[no] { $name }
} { $money } M$

# Decisions
millions-of-dollars-ask-choose = Casse { $round } : { $amount } M$ à partager, mise { $stake } M$. Qui envoies-tu ? Personne ne le voit.
millions-of-dollars-ask-choose-two = Casse { $round } : { $amount } M$ à partager, mise { $stake } M$ par truand. Quel duo envoies-tu ? Personne ne le voit.
millions-of-dollars-ask-negotiate = Tu es dans le coup : { $roles }. Rester, te retirer, ou faire affaire ?
millions-of-dollars-ask-answer = { $count ->
    [one] Une offre attend ta réponse. Tu es dans le coup : { $roles }.
   *[other] { $count } offres attendent ta réponse. Tu es dans le coup : { $roles }.
}
millions-of-dollars-ask-time = La fin est sifflée : plus de nouvelles offres. Tu es dans le coup : { $roles }. Rester, ou te retirer ?
millions-of-dollars-ask-alone = Tous les autres se sont retirés. Tu es dans le coup : { $roles }. Y aller en solo, ou te retirer aussi ?
millions-of-dollars-ask-name = Tu es la seule balance. Quel rôle fais-tu tomber ?
millions-of-dollars-ask-over = La partie est finie.

millions-of-dollars-do-choose = { $role ->
    [snitch] si elle est la seule, elle fait tomber un rôle ; s’il ne reste qu’elle, ça coûte 3 M$
    [bruiser] ne perd jamais sa mise ; si elle est la seule, elle gagne une carte Menace
    [driver] tous les autres qui touchent une part te paient 1 M$
    [pickpocket] prend 2 M$ à la brute
   *[boss] 2 M$ de plus à partager
}{ $icon ->
    [yes] {" "}; 1 M$ de plus cette fois
   *[no] {""}
}
millions-of-dollars-do-choose-two = { $role ->
    [snitch] à gauche : fait tomber un rôle ; s’il ne reste qu’elle, ça coûte 3 M$
    [bruiser] à gauche : ne perd jamais sa mise ; peut gagner une carte Menace
    [driver] à gauche : tous les autres qui touchent une part lui paient 1 M$
    [pickpocket] à gauche : prend 2 M$ à la brute
   *[boss] à gauche : 2 M$ de plus à partager
}{ $icon ->
    [yes] {" "}; 1 M$ de plus cette fois
   *[no] {""}
}
millions-of-dollars-do-ready = { $alone ->
    [yes] y aller ; le casse commence aussitôt
   *[no] tu restes ; le casse commence quand tous ceux qui restent ont dit pareil
}
millions-of-dollars-do-withdraw = { $place ->
    [left] retirer ton truand de gauche et sa mise de { $stake } M$
    [right] retirer ton truand de droite et sa mise de { $stake } M$
   *[only] partir avec ta mise de { $stake } M$ ; ton rôle reste secret jusqu’à la fin
}
millions-of-dollars-do-accept-pay = tu paies { $amount } M$ à { $name }, qui { $place ->
    [left] retire son truand de gauche
    [right] retire son truand de droite
   *[only] se retire
}
millions-of-dollars-do-accept-leave = { $name } te paie { $amount } M$, et { $place ->
    [left] ton truand de gauche se retire
    [right] ton truand de droite se retire
   *[only] tu te retires
}
millions-of-dollars-do-refuse = { $count ->
    [1] dire non
   *[other] dire non ; offres en attente : { $offers }
}
millions-of-dollars-do-take-back = { $count ->
    [1] ton offre est annulée
   *[other] ton offre est annulée ; tes offres : { $offers }
}
millions-of-dollars-do-offer = { $most ->
    [1] 1 M$ pour un départ, à qui est dans le coup (offres restantes : { $left } sur 5)
   *[other] de 1 M$ à { $most } M$ pour un départ, à qui est dans le coup (offres restantes : { $left } sur 5)
}
millions-of-dollars-do-ask = { $most ->
    [1] ton prix pour partir : 1 M$, payé par { $name }, ou par quelqu’un d’autre
   *[other] ton prix pour partir : de 1 M$ à { $most } M$, payés par { $name }, ou par quelqu’un d’autre
}
millions-of-dollars-do-claim = dis qui tu es, vrai ou faux ({ $left ->
    [one] encore { $left } annonce
   *[other] encore { $left } annonces
})
millions-of-dollars-do-threaten = dépense une carte Menace : pour tes yeux seulement, le rôle joué par { $name }, ou par quelqu’un d’autre
millions-of-dollars-do-call-time = dès lors, plus de nouvelles offres, d’annonces ni de menaces
millions-of-dollars-do-name = dans le casse, tous ceux qui ont ce rôle sont dehors ({ $count ->
    [0] aucune carte montrée
    [one] { $count } carte montrée
   *[other] { $count } cartes montrées
})

# The table
millions-of-dollars-table-heist = Casse { $round } sur 8 : { $amount } M$ à partager, mise { $stake } M$ par truand{ $icon ->
    [none] {""}
   *[other] , et 1 M$ de plus pour : { $icon }
}. Chef : { $name }.
millions-of-dollars-table-before = Butin des casses précédents : { $loots }. Cartes Menace dans la pile : { $pile }.
millions-of-dollars-table-shown = Rôles au milieu : { $roles } ; une autre carte est face cachée.
millions-of-dollars-table-time = La fin est sifflée : plus de nouvelles offres, d’annonces ni de menaces.
millions-of-dollars-table-seat = { $seat } { $name }{ $you ->
    [yes] {" (toi)"}
   *[no] {""}
} : { $money } M$ en main ; { millions-of-dollars-state }{ $claims ->
    [none] {""}
   *[other] {" "}; dit : { $claims }
}{ $last ->
    [none] {""}
   *[other] {" "}; la dernière fois : { $last }
}{ $threats ->
    [0] {""}
    [one] {" "}; { $threats } carte Menace
   *[other] {" "}; { $threats } cartes Menace
}
millions-of-dollars-claims-of = { $place ->
    [left] à gauche { $roles }
    [right] à droite { $roles }
   *[only] { $roles }
}
millions-of-dollars-state = { $state ->
    [choosing] choisit
    [chosen] a choisi
    [out] hors du coup
    [talking] dans le coup
    [ready] dans le coup, c’est bon
    [in] dans le casse
    [won] gagne
   *[over] {"–"}
}{ $partly ->
    [left] {" "}(à gauche seulement)
    [right] {" "}(à droite seulement)
   *[all] {""}
}
millions-of-dollars-table-known = { $place ->
    [left] { $name }, truand de gauche : { $role }.
    [right] { $name }, truand de droite : { $role }.
   *[only] { $name } : { $role }.
}
millions-of-dollars-table-looked = { $you ->
    [yes] Tu as regardé : { $names }.
   *[no] { $name } a regardé : { $names }.
}
millions-of-dollars-table-yours = { $in ->
    [yes] À toi : { $role }, dans le coup.
   *[no] À toi : { $role }, hors du coup.
}
millions-of-dollars-table-left = Tu peux encore faire { $offers ->
    [one] { $offers } offre
   *[other] { $offers } offres
} pendant cette manche.

# The story
millions-of-dollars-loot-revealed = Casse { $round } sur 8 : { $amount } M$ à partager, mise { $stake } M${ $icon ->
    [none] .
   *[other] . Sur la carte, 1 M$ de plus pour : { $icon }.
} { $you ->
    [yes] C’est toi, le chef.
   *[no] Chef : { $name }.
}
millions-of-dollars-roles-laid-open = Joués la dernière fois, donc interdits cette fois-ci : { $roles }.
millions-of-dollars-laid-open-one = { $you ->
    [yes] toi
   *[no] { $name }
} { $role }
millions-of-dollars-chosen = { $roles ->
    [none] { $name } a choisi.
   *[other] { $you ->
        [yes] Tu choisis : { $roles }.
       *[no] { $name } choisit : { $roles }.
    }
}
millions-of-dollars-stakes-placed = { $place ->
    [only] Chacun pose une mise de { $stake } M$.
   *[left] Chacun pose une mise de { $stake } M$ sur chaque truand.
} Reste en main : { $purses }.
millions-of-dollars-reserve = Mises payées par la réserve : { $purses }.
millions-of-dollars-now = À présent : { $purses }.
millions-of-dollars-roles-shown = Les cartes Rôle : { $roles }. Une autre est face cachée{ $hidden ->
    [none] {""}
   *[other] {" "}: { $hidden }
}.
millions-of-dollars-withdrew = { $place ->
    [left] { $you ->
        [yes] Tu retires ton truand de gauche.
       *[no] { $name } retire son truand de gauche.
    }
    [right] { $you ->
        [yes] Tu retires ton truand de droite.
       *[no] { $name } retire son truand de droite.
    }
   *[only] { $you ->
        [yes] Tu te retires.
       *[no] { $name } se retire.
    }
}
millions-of-dollars-offer-made = Offre { $offer } : { $you ->
    [yes] tu proposes { $amount } M$ à { $other } contre { $place ->
        [left] le départ de son truand de gauche
        [right] le départ de son truand de droite
       *[only] son départ
    }.
   *[no] { $toyou ->
        [yes] { $name } te propose { $amount } M$ contre { $place ->
            [left] le départ de ton truand de gauche
            [right] le départ de ton truand de droite
           *[only] ton départ
        }.
       *[no] { $name } propose { $amount } M$ à { $other } contre { $place ->
            [left] le départ de son truand de gauche
            [right] le départ de son truand de droite
           *[only] son départ
        }.
    }
}
millions-of-dollars-price-named = Offre { $offer } : { $you ->
    [yes] { $place ->
        [left] tu retires ton truand de gauche
        [right] tu retires ton truand de droite
       *[only] tu te retires
    } si { $other } te paie { $price } M$.
   *[no] { $place ->
        [left] { $name } retire son truand de gauche
        [right] { $name } retire son truand de droite
       *[only] { $name } se retire
    } si { $toyou ->
        [yes] tu paies
       *[no] { $other } paie
    } { $price } M$.
}
millions-of-dollars-accepted-money = { $you ->
    [yes] Tu acceptes l’offre { $offer } : { $other } te paie { $amount } M$.
   *[no] { $toyou ->
        [yes] { $name } accepte l’offre { $offer } : tu paies { $amount } M$ à { $name }.
       *[no] { $name } accepte l’offre { $offer } : { $other } paie { $amount } M$ à { $name }.
    }
}
millions-of-dollars-accepted-price = { $you ->
    [yes] Tu acceptes l’offre { $offer } et paies { $amount } M$ à { $other }.
   *[no] { $toyou ->
        [yes] { $name } accepte l’offre { $offer } et te paie { $amount } M$.
       *[no] { $name } accepte l’offre { $offer } et paie { $amount } M$ à { $other }.
    }
}
millions-of-dollars-refused = { $you ->
    [yes] Tu refuses l’offre { $offer }.
   *[no] { $name } refuse l’offre { $offer }.
}
millions-of-dollars-took-back = { $you ->
    [yes] Tu annules l’offre { $offer }.
   *[no] { $name } annule l’offre { $offer }.
}
millions-of-dollars-left = { $place ->
    [left] { $you ->
        [yes] Ton truand de gauche est hors du coup, et sa mise de { $stake } M$ te revient.
       *[no] { $name } : truand de gauche hors du coup, mise de { $stake } M$ reprise.
    }
    [right] { $you ->
        [yes] Ton truand de droite est hors du coup, et sa mise de { $stake } M$ te revient.
       *[no] { $name } : truand de droite hors du coup, mise de { $stake } M$ reprise.
    }
   *[only] { $you ->
        [yes] Tu es hors du coup, et ta mise de { $stake } M$ te revient.
       *[no] { $name } est hors du coup et reprend sa mise de { $stake } M$.
    }
} { millions-of-dollars-now }
millions-of-dollars-lapsed = { $count ->
    [one] L’offre { $offers } tombe.
   *[other] Les offres { $offers } tombent.
}
millions-of-dollars-claimed = { $place ->
    [left] { $you ->
        [yes] Tu dis, à gauche : « { $role } ».
       *[no] { $name } dit, à gauche : « { $role } ».
    }
    [right] { $you ->
        [yes] Tu dis, à droite : « { $role } ».
       *[no] { $name } dit, à droite : « { $role } ».
    }
   *[only] { $you ->
        [yes] Tu dis : « { $role } ».
       *[no] { $name } dit : « { $role } ».
    }
}
millions-of-dollars-looked = { $you ->
    [yes] Tu dépenses une carte Menace et regardes { millions-of-dollars-looked-at } : { $role }.
   *[no] { $name } dépense une carte Menace et regarde { millions-of-dollars-looked-at }{ $role ->
        [none] .
       *[other] {" "}: { $role }.
    }
}
millions-of-dollars-looked-at = { $toyou ->
    [yes] { $place ->
        [left] ton truand de gauche
        [right] ton truand de droite
       *[only] ton truand
    }
   *[no] { $place ->
        [left] le truand de gauche joué par { $other }
        [right] le truand de droite joué par { $other }
       *[only] le truand joué par { $other }
    }
}
millions-of-dollars-time-called = { $you ->
    [yes] Tu siffles la fin : plus de nouvelles offres, d’annonces ni de menaces.
   *[no] { $name } siffle la fin : plus de nouvelles offres, d’annonces ni de menaces.
}
millions-of-dollars-said-ready = { $you ->
    [yes] C’est bon pour toi.
   *[no] C’est bon pour { $name }.
}
millions-of-dollars-heist-begun = { $count ->
    [1] Le casse commence, avec un seul truand : { $names }.
   *[other] Le casse commence. Y vont : { $names }.
}
millions-of-dollars-revealed-stays = { $you ->
    [yes] Bas les masques ({ $role }) : toi. Pas de double : tu restes et reprends ta mise de { $stake } M$.
   *[no] Bas les masques ({ $role }) : { $names }. Pas de double : { $names } reste et reprend sa mise de { $stake } M$.
} { millions-of-dollars-now }
millions-of-dollars-revealed-too-many = Bas les masques ({ $role }) : { $names }. À { $count } dans le même rôle, on s’élimine. { $stake ->
    [0] Les mises sont perdues.
   *[other] Les brutes gardent leur mise, { $stake } M$ chacune. { millions-of-dollars-now }
}
millions-of-dollars-revealed-named = Et maintenant, le rôle balancé. Bas les masques ({ $role }) : { $count ->
    [0] personne. La balance s’est trompée.
    [one] { $names }. { $you ->
        [yes] Te voilà dehors
       *[no] Dehors
    }{ $stake ->
        [0] , et la mise est perdue.
       *[other] , mais la mise de { $stake } M$ revient. { millions-of-dollars-now }
    }
   *[other] { $names }. Tout le monde dehors{ $stake ->
        [0] , et les mises sont perdues.
       *[other] , mais les mises reviennent, { $stake } M$ chacune. { millions-of-dollars-now }
    }
}
millions-of-dollars-threat-card = { $you ->
    [yes] Tu gagnes une carte Menace.
   *[no] { $name } gagne une carte Menace.
}
millions-of-dollars-named = { $you ->
    [yes] C’est toi la balance, et tu balances : { $role }.
   *[no] La balance, c’est { $name }, qui balance : { $role }.
}
millions-of-dollars-only-role-named = { $you ->
    [yes] C’est toi la balance, et il n’y a qu’un rôle à balancer : { $role }.
   *[no] La balance, c’est { $name }, et il n’y a qu’un rôle à balancer : { $role }.
}
millions-of-dollars-nobody-left = Il ne reste personne. Rien à partager.
millions-of-dollars-snitch-alone = { $you ->
    [yes] C’est toi la balance, et il ne reste que toi : tu perds { $lost } M$, et on ne partage rien.
   *[no] Il ne reste plus que la balance, { $name } : { $name } perd { $lost } M$, et on ne partage rien.
} { millions-of-dollars-now }
millions-of-dollars-loot-split = { $bonus ->
    [0] { $amount } M$ à partager : { millions-of-dollars-shares }
   *[other] { $amount } M$ à partager, plus { $bonus } M$ grâce au parrain : { millions-of-dollars-shares }
} { millions-of-dollars-now }
millions-of-dollars-shares = { $count ->
    [one] { $you ->
        [yes] le tout, { $share } M$, pour toi
       *[no] le tout, { $share } M$, pour { $names }
    }
   *[other] { $share } M$ chacun pour { $names }
}{ $rest ->
    [0] .
   *[other] {" "}(il reste { $rest } M$).
}
millions-of-dollars-driver-paid = { $count ->
    [0] { $you ->
        [yes] C’est toi le chauffeur, mais il n’y a personne pour payer la course.
       *[no] Le chauffeur, c’est { $name }, mais il n’y a personne pour payer la course.
    }
    [one] { $you ->
        [yes] C’est toi le chauffeur, et { $names } te paie 1 M$.
       *[no] { $toyou ->
            [yes] Le chauffeur, c’est { $name }, qui te prend 1 M$.
           *[no] Le chauffeur, c’est { $name }, qui prend 1 M$ à { $names }.
        }
    } { millions-of-dollars-now }
   *[other] { $you ->
        [yes] C’est toi le chauffeur, et on te paie 1 M$ par tête : { $names }.
       *[no] Le chauffeur, c’est { $name }, qui prend 1 M$ par tête : { $names }.
    } { millions-of-dollars-now }
}
millions-of-dollars-pocket-picked = { $same ->
    [yes] { $you ->
        [yes] Ton pickpocket prend { $amount } M$ à ta propre brute.
       *[no] { $name } fait les poches à sa propre brute : { $amount } M$.
    }
   *[no] { $you ->
        [yes] C’est toi le pickpocket, et tu prends { $amount } M$ à la brute, { $other }.
       *[no] { $toyou ->
            [yes] Le pickpocket, c’est { $name }, qui te prend { $amount } M$, à toi la brute.
           *[no] Le pickpocket, c’est { $name }, qui prend { $amount } M$ à la brute, { $other }.
        }
    }
} { millions-of-dollars-now }
millions-of-dollars-icon-paid = { $you ->
    [yes] La carte Butin montre ton rôle ({ $role }) : 1 M$ de plus pour toi.
   *[no] La carte Butin montre ce rôle ({ $role }) : 1 M$ de plus pour { $name }.
} { millions-of-dollars-now }
millions-of-dollars-ended = { $reason ->
    [twenty_million] Vingt millions : la partie est finie.
   *[other] C’était le huitième casse : la partie est finie.
} { $winners ->
    [one] { $you ->
        [yes] Tu gagnes avec { $most } M$ !
       *[no] { $names } gagne avec { $most } M$.
    }
   *[other] { $you ->
        [yes] Tu partages la victoire avec { $names } : { $most } M$ chacun !
       *[no] { $names } partagent la victoire avec { $most } M$ chacun.
    }
} À l’arrivée : { $purses }.

# Refusals
millions-of-dollars-choose-roles = { $count ->
    [1] Choisis un des rôles en jeu.
   *[other] Choisis { $count } rôles différents : d’abord celui de gauche, puis celui de droite.
}
millions-of-dollars-role-used-last-time = Tu as joué ce rôle la dernière fois ({ $role }). Choisis-en un autre.
millions-of-dollars-choose-first = D’abord, chacun choisit qui il envoie.
millions-of-dollars-negotiation-is-on = Les rôles sont choisis. Maintenant, négocie, retire-toi, ou tape « ready ».
millions-of-dollars-name-a-role-first = D’abord, balance le rôle à faire tomber.
millions-of-dollars-no-such-character = Ce truand n’existe pas. Choisis gauche ou droite, quand un joueur en a deux.
millions-of-dollars-character-has-left = { $you ->
    [yes] Tu as déjà retiré ce truand.
   *[no] { $name } a déjà retiré ce truand.
}
millions-of-dollars-not-another-player = Choisis un autre joueur : tape un nom, ou le numéro qui le précède.
millions-of-dollars-player-is-out = { $name } est hors du coup.
millions-of-dollars-time-is-called = La fin est sifflée : réponds, annule, retire-toi, ou tape « ready ».
millions-of-dollars-nobody-else-is-in = Plus personne d’autre n’est dans le coup : tape « ready » pour y aller en solo, ou retire-toi aussi.
millions-of-dollars-at-least-one-million = Une offre se fait en millions entiers, au moins un.
millions-of-dollars-not-enough-money = { $you ->
    [yes] Tu n’as que { $money } M$ en main ; les mises ne comptent pas.
   *[no] { $name } n’a que { $money } M$ en main ; les mises ne comptent pas.
}
millions-of-dollars-no-offers-left = Tu as fait tes { $limit } offres de cette manche. Tu peux encore répondre, te retirer, ou taper « ready ».
millions-of-dollars-your-offer-is-still-open = Tu as déjà une offre de ce genre en cours avec { $name }. Annule-la pour en faire une autre.
millions-of-dollars-no-such-offer = Tu n’as aucune offre en cours sous ce numéro. Les numéros sont sur la table.
millions-of-dollars-offer-is-your-own = C’est ta propre offre : tu peux l’annuler, et c’est à l’autre d’y répondre.
millions-of-dollars-offer-is-not-your-own = C’est { $name } qui a fait cette offre : tu peux l’accepter ou la refuser.
millions-of-dollars-role-not-in-play = Ce rôle n’est pas en jeu. Choisis-en un autre.
millions-of-dollars-no-claims-left = Tu as fait { $limit } annonces pour ce truand, c’est le maximum.
millions-of-dollars-no-threat-card = Tu n’as pas de carte Menace.
millions-of-dollars-looked-already = Tu as déjà regardé ce truand joué par { $name }.
millions-of-dollars-only-the-leader = Seul le chef peut siffler la fin, et c’est { $name }.
millions-of-dollars-role-cannot-be-named = Balance un autre rôle, parmi ceux montrés au milieu.

# The terminal table
millions-of-dollars-board = Casse { $round } sur 8
millions-of-dollars-loot-card = BUTIN { $amount } M$
millions-of-dollars-stake-card = mise { $stake } M$
millions-of-dollars-icon-card = +1 M$ { $role }
millions-of-dollars-middle = Au milieu, dont une face cachée :
millions-of-dollars-column-money = argent
millions-of-dollars-column-threats = menaces
millions-of-dollars-column-state = situation
millions-of-dollars-column-claims = dit
millions-of-dollars-column-last = dernier rôle
millions-of-dollars-column-role = rôle
millions-of-dollars-money = { $money } M$
millions-of-dollars-leads = { $you ->
    [yes] le chef, c’est toi
   *[no] chef : { $name }
}
millions-of-dollars-open-offers = Offres en cours
millions-of-dollars-pays = { $payer } paie { $amount } M$, { $leaver } se retire
millions-of-dollars-answers = { $you ->
    [yes] tu réponds
   *[no] { $name } répond
}
millions-of-dollars-time = FIN SIFFLÉE : réponds, retire-toi, ou « ready »
millions-of-dollars-your-hand = Ta bande
millions-of-dollars-your-characters = Tes truands
millions-of-dollars-used = déjà joué
millions-of-dollars-side-left = gauche
millions-of-dollars-side-right = droite
millions-of-dollars-side-out = dehors
millions-of-dollars-you-said-ready = Tu as dit « c’est bon » : tes offres tiennent jusqu’à ce qu’un joueur se retire ou te fasse une offre.

# The browser's table
millions-of-dollars-loot = à partager
millions-of-dollars-stake = mise
millions-of-dollars-more = +{ $money } M$
millions-of-dollars-less-by = −{ $money } M$
millions-of-dollars-in-the-middle = Les cartes Rôle choisies
millions-of-dollars-face-down = cachée
millions-of-dollars-masked = sous le masque
millions-of-dollars-race = Le premier à { $rich } M$ met fin à la partie
millions-of-dollars-over = { $reason ->
    [twenty_million] Vingt millions : la partie est finie.
   *[other] C’était le huitième casse : la partie est finie.
}
millions-of-dollars-thief = { $name } : { $money } M$ en main ; { millions-of-dollars-state }{ $leads ->
    [yes] {" "}; chef
   *[no] {""}
}{ $claims ->
    [none] {""}
   *[other] {" "}; dit : { $claims }
}{ $last ->
    [none] {""}
   *[other] {" "}; la dernière fois : { $last }
}{ $threats ->
    [0] {""}
    [one] {" "}; { $threats } carte Menace
   *[other] {" "}; { $threats } cartes Menace
}
millions-of-dollars-in-hand = Tu as { $money } M$
millions-of-dollars-threat-cards = { $threats ->
    [one] { $threats } carte Menace
   *[other] { $threats } cartes Menace
}
millions-of-dollars-your-stake = mise { $stake } M$
millions-of-dollars-you-said = tu as dit « { $role } »
millions-of-dollars-ask-one = Qui envoies-tu ? Personne ne le voit.
millions-of-dollars-ask-two = Qui envoies-tu, à gauche et à droite ? Personne ne le voit.
millions-of-dollars-tap-a-card = Touche une carte pour voir ce qu’elle fait.
millions-of-dollars-card-of-role = { $role } : { $about }.
millions-of-dollars-button-choose = { $count ->
    [one] Choisis qui y va
   *[other] Choisis les { $count } qui y vont
}
millions-of-dollars-button-send = { $count ->
    [1] Envoyer : { $roles }, pour { $stake } M$
   *[other] Envoyer : { $roles }, pour { $stake } M$ chacun
}
millions-of-dollars-stay-or-go = Reste, retire-toi, ou touche un joueur pour faire affaire.
millions-of-dollars-stay-time = Plus de nouvelles offres. Rester, ou te retirer ?
millions-of-dollars-stay-alone = Tous les autres se sont retirés. Y aller en solo, ou te retirer aussi ?
millions-of-dollars-you-are-out = Tu es hors du coup : plus d’affaires jusqu’au prochain casse.
millions-of-dollars-button-ready = { $alone ->
    [yes] Y aller en solo
   *[no] C’est bon, je reste
}
millions-of-dollars-button-leave = { $place ->
    [left] Retirer celui de gauche ({ $stake } M$)
    [right] Retirer celui de droite ({ $stake } M$)
   *[only] Partir avec { $stake } M$
}
millions-of-dollars-button-say = Dire qui je suis
millions-of-dollars-button-call-time = Siffler la fin
millions-of-dollars-claim-title = Annoncer un rôle
millions-of-dollars-claim-hint = Tout le monde l’entend. C’est peut-être vrai.
millions-of-dollars-button-claim = « { $role } »
millions-of-dollars-truth = la vérité
millions-of-dollars-bluff = un bluff
millions-of-dollars-deal-offer = { $you ->
    [yes] Tu proposes { $amount } M$ à { $other } contre { $place ->
        [left] le départ de son truand de gauche
        [right] le départ de son truand de droite
       *[only] son départ
    }.
   *[no] { $toyou ->
        [yes] { $name } te propose { $amount } M$ contre { $place ->
            [left] le départ de ton truand de gauche
            [right] le départ de ton truand de droite
           *[only] ton départ
        }.
       *[no] { $name } propose { $amount } M$ à { $other } contre { $place ->
            [left] le départ de son truand de gauche
            [right] le départ de son truand de droite
           *[only] son départ
        }.
    }
}
millions-of-dollars-deal-price = { $you ->
    [yes] { $place ->
        [left] Tu retires ton truand de gauche
        [right] Tu retires ton truand de droite
       *[only] Tu te retires
    } si { $other } te paie { $amount } M$.
   *[no] { $place ->
        [left] { $name } retire son truand de gauche
        [right] { $name } retire son truand de droite
       *[only] { $name } se retire
    } si { $toyou ->
        [yes] tu paies
       *[no] { $other } paie
    } { $amount } M$.
}
millions-of-dollars-button-take = { $place ->
    [left] Prendre { $amount } M$, retirer celui de gauche
    [right] Prendre { $amount } M$, retirer celui de droite
   *[only] Prendre { $amount } M$ et partir
}
millions-of-dollars-button-pay = Payer { $amount } M$ à { $other }
millions-of-dollars-button-refuse = Refuser
millions-of-dollars-button-counter = Contre-offre
millions-of-dollars-button-take-back = Annuler l’offre
millions-of-dollars-less = Un million de moins
millions-of-dollars-raise = Un million de plus
millions-of-dollars-which-character = Quel truand
millions-of-dollars-pay-title = Payer { $name } pour son départ
millions-of-dollars-button-offer = Offrir { $amount } M$ à { $name }
millions-of-dollars-price-title = Faire payer ton départ à { $name }
millions-of-dollars-button-ask = Demander { $amount } M$ à { $name }
millions-of-dollars-look-title = Jouer une carte Menace
millions-of-dollars-button-look = { $place ->
    [left] { $name } : regarder la carte de gauche
    [right] { $name } : regarder la carte de droite
   *[only] { $name } : regarder sa carte
}
millions-of-dollars-feed-title = La négociation
millions-of-dollars-feed-empty = Pas encore d’offre. Touche quelqu’un pour lui en faire une.
millions-of-dollars-counter-offer = (contre-offre)
millions-of-dollars-stamp = { $state ->
    [refused] refusée
    [paid] payée
    [taken_back] annulée
    [lapsed] caduque
   *[open] en attente
}
millions-of-dollars-would-have = { $leaves ->
    [yes] tu aurais { $money } M$
   *[no] il te resterait { $money } M$
}
millions-of-dollars-call-time-about = Dès lors, plus de nouvelles offres, d’annonces ni de menaces. Chacun a { $seconds } s pour répondre, se retirer ou dire « c’est bon » ; ensuite un bot décide à sa place.
millions-of-dollars-button-not-yet = Pas encore
millions-of-dollars-after-title = Casse { $round } : qui était qui
millions-of-dollars-after-why = { $outcome ->
    [stays] pas de double : reste
    [too_many] { $lost ->
        [yes] { $count } dans ce rôle : tout le monde dehors, mise perdue
       *[no] { $count } dans ce rôle : tout le monde dehors, mise gardée
    }
    [named] { $lost ->
        [yes] rôle nommé par la balance : dehors, mise perdue
       *[no] rôle nommé par la balance : dehors, mise gardée
    }
    [alone] plus personne d’autre : paie { $amount } M$
    [bought] { $toyou ->
        [yes] retrait contre { $amount } M$, payés par toi
       *[no] retrait contre { $amount } M$, payés par { $other }
    }
   *[left] retrait à temps ; le rôle reste secret jusqu’à la fin
}
millions-of-dollars-name-first = Choisis un rôle à faire tomber
millions-of-dollars-button-name = Balancer : { $role }
millions-of-dollars-button-skip = Aller au bout
millions-of-dollars-button-next = Au casse { $round }
millions-of-dollars-heist-in = { $count ->
    [one] Un seul truand entre, masqué.
   *[other] { $count } truands entrent, masqués.
}
millions-of-dollars-heist-hush = { $role ->
    [snitch] Bas les masques, les balances…
    [bruiser] Bas les masques, les brutes…
    [driver] Bas les masques, les chauffeurs…
    [pickpocket] Bas les masques, les pickpockets…
   *[boss] Bas les masques, les parrains…
}
millions-of-dollars-heist-hush-named = Et maintenant, le rôle balancé…
millions-of-dollars-heist-stays = { $you ->
    [yes] Pas d’autre { $role } que toi : tu restes.
   *[no] Pas d’autre { $role } : { $name } reste.
}
millions-of-dollars-heist-too-many = { $stake ->
    [0] { $count } × { $role } : tout le monde dehors, mises perdues.
   *[other] { $count } × { $role } : tout le monde dehors, mais on garde sa mise.
}
millions-of-dollars-heist-named = { $count ->
    [0] Personne. La balance s’est trompée.
    [one] { $you ->
        [yes] C’est ton rôle ({ $role }) : te voilà dehors.
       *[no] { $name } ({ $role }) se retrouve dehors.
    }
   *[other] { $count } × { $role } : tout le monde dehors.
}
millions-of-dollars-heist-names = { $you ->
    [yes] C’est toi la balance, et tu balances : { $role }.
   *[no] { $name }, la balance, balance : { $role }.
}
millions-of-dollars-heist-alone = { $you ->
    [yes] Il ne reste que toi, la balance : ça te coûte { $lost } M$.
   *[no] Il ne reste que la balance, { $name } : ça coûte { $lost } M$.
}
millions-of-dollars-heist-loot = { $bonus ->
    [0] { $amount } M$ à partager.
   *[other] { $amount } M$ à partager, plus { $bonus } M$ grâce au parrain.
}
millions-of-dollars-heist-shares = { $count ->
    [one] Tout pour un seul.
   *[other] { $share } M$ pour chacun des { $count }.
}{ $rest ->
    [0] {""}
   *[other] {" "}Il reste { $rest } M$.
}
millions-of-dollars-heist-driver = { $count ->
    [one] { $you ->
        [yes] Tu conduis, et l’autre te paie 1 M$.
       *[no] { $name } conduit, et l’autre paie 1 M$.
    }
   *[other] { $you ->
        [yes] Tu conduis, et les autres te paient 1 M$ chacun.
       *[no] { $name } conduit, et les autres paient 1 M$ chacun.
    }
}
millions-of-dollars-heist-pocket = { $you ->
    [yes] Tu fais les poches à la brute : { $amount } M$.
   *[no] { $toyou ->
        [yes] { $name } te fait les poches : { $amount } M$.
       *[no] { $name } fait les poches à la brute : { $amount } M$.
    }
}
millions-of-dollars-heist-icon = { $you ->
    [yes] La carte Butin montre ton rôle ({ $role }) : 1 M$ de plus pour toi.
   *[no] La carte Butin montre ce rôle ({ $role }) : 1 M$ de plus pour { $name }.
}

# What people say with one tap
millions-of-dollars-phrase-name-price = Dis ton prix.
millions-of-dollars-phrase-not-enough = Ce n’est pas assez.

# Actions in a few words, where a button says too little or too much
millions-of-dollars-act-choose = Envoyer : { $roles }
millions-of-dollars-act-withdraw = { $place ->
    [left] Retirer celui de gauche
    [right] Retirer celui de droite
   *[only] Partir
}
millions-of-dollars-act-accept = Accepter l’offre { $offer }
millions-of-dollars-act-refuse = Refuser l’offre { $offer }
millions-of-dollars-act-take-back = Annuler l’offre { $offer }
millions-of-dollars-act-claim = { $place ->
    [left] Dire, à gauche : « { $role } »
    [right] Dire, à droite : « { $role } »
   *[only] Dire : « { $role } »
}
