### Bluff Pirate (rules BP-1 to BP-10)
### $card is one of: anchor, compass, eyepatch, flag, hook, lantern, map, pirate, rum, spyglass.
### $cards is a list of them as bluff-pirate-cards writes it: “2 × rum, hook”; in refusals, a number.
### $island says whether a ship gets to an island: “treasure” if it is known to be there, “yes” or “no”.
### A square is a number from 0, the start, to that of the second island.


# The cards
bluff-pirate-card = { $card ->
    [anchor] ancre
    [compass] boussole
    [eyepatch] bandeau
    [flag] pavillon
    [hook] crochet
    [lantern] lanterne
    [map] carte au trésor
    [pirate] pirate
    [rum] rhum
   *[spyglass] longue-vue
}
bluff-pirate-cards = { $count ->
    [1] { bluff-pirate-card }
   *[other] { $count } × { bluff-pirate-card }
}
bluff-pirate-no-cards = aucune

# Decisions
bluff-pirate-ask-turn = Piocher, ou sacrifier un pirate pour aborder un bateau devant toi ?
bluff-pirate-ask-turn-draw = Sans pirate, pas d’abordage : pioche. Personne ne saura pourquoi.
bluff-pirate-ask-lay = Poser une série de 3 à 5 cartes censées être identiques, dont 1 ou 2 face visible ? Ou n’en poser aucune ?
bluff-pirate-ask-vote = { $name } pose { $count } cartes, dont { $up ->
    [1] { bluff-pirate-card }
   *[other] { $up } × { bluff-pirate-card }
} face visible{ $claim ->
    [yes] , et déclare : « Je ne bluffe pas. » Tu y crois ?
   *[no] . Sont-elles toutes identiques ?
}
bluff-pirate-ask-pick = Tout le monde a voté en secret. Quel vote retournes-tu ?
bluff-pirate-ask-over = La partie est finie.
bluff-pirate-do-draw = { $count ->
    [0] il n’y a plus rien à piocher ; ensuite, pose une série ou aucune
    [one] il reste { $count } carte à piocher ; ensuite, pose une série ou aucune
   *[other] { $count } cartes ; ensuite, pose une série ou aucune
}
bluff-pirate-do-board = défausse un pirate et prends à { $name }, à l’aveugle, { $count ->
    [one] sa seule carte
   *[other] { $count } cartes
} ; ton tour s’arrête là
bluff-pirate-do-lay-honest = série honnête : rien ne peut t’arrêter, tu avances jusqu’à la case { $square }{ $island ->
    [treasure] , sur le trésor
    [yes] , sur une île
   *[no] {""}
}
bluff-pirate-do-lay-bluff = bluff : jusqu’à la case { $square }{ $island ->
    [treasure] , sur le trésor,
    [yes] , sur une île,
   *[no] {""}
} si on te croit ; sinon tu restes sur place, et qui te démasque avance. Ajoute « say honest » pour jurer que tu ne bluffes pas
bluff-pirate-do-discard = pas de série ; cette carte part à la défausse, face visible
bluff-pirate-do-keep = pas de série ; avec si peu de cartes, tu ne défausses rien
bluff-pirate-do-vote-bluff = { $counts ->
    [yes] si c’est un bluff,
   *[no] si ton vote est retenu et que c’est un bluff,
} tu avances jusqu’à la case { $square }{ $island ->
    [treasure] , sur le trésor
    [yes] , sur une île
   *[no] {""}
} ; si la série est honnête, { $back ->
    [none] tu ne perds rien, tu es déjà au départ
    [0] tu recules au départ
   *[other] tu recules à la case { $back }
}
bluff-pirate-do-vote-honest = { $counts ->
    [yes] { $name } avance jusqu’à la case { $square }
   *[no] si ton vote est retenu, { $name } avance jusqu’à la case { $square }
}{ $island ->
    [treasure] , sur le trésor
    [yes] , sur une île
   *[no] {""}
} ; tu restes sur place
bluff-pirate-do-pick-honest = tu avances jusqu’à la case { $square }, quel que soit le vote{ $start ->
    [0] {""}
   *[other] {" "}; si { $name } a voté « bluff », son bateau recule de la case { $start } à la case { $back }
}
bluff-pirate-do-pick-bluff = si { $name } te croit, tu avances jusqu’à la case { $square } ; sinon, son bateau avance de la case { $start } à la case { $forward }

# The table
bluff-pirate-table-island = { $token ->
    [empty] Île de la case { $square } : ouverte, elle était vide
    [treasure] Île de la case { $square } : ouverte, le trésor
    [known] Île de la case { $square } : fermée, mais le trésor est forcément là ; qui l’atteint gagne
   *[closed] Île de la case { $square } : fermée, le trésor ou rien
}
bluff-pirate-table-seat = { $seat } { $name }{ $you ->
    [yes] {" (toi)"}
   *[no] {""}
} : { $square ->
    [0] au départ
   *[other] case { $square }
}, { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}{ $turn ->
    [yes] {" ; en train de jouer"}
   *[no] {""}
}
bluff-pirate-table-pile = { $pile ->
    [0] La pioche est vide
    [one] { $pile } carte dans la pioche
   *[other] { $pile } cartes dans la pioche
} ; défausse : { $discards }
bluff-pirate-table-voted = Ont voté : { $names }
bluff-pirate-table-vote = { $vote ->
    [bluff] Tu as voté « bluff ».
   *[honest] Tu as voté « pas de bluff ».
}
bluff-pirate-table-hand = { $count ->
    [0] Tu n’as pas de cartes.
   *[other] Tes cartes : { $cards }
}

# The story
bluff-pirate-hidden = { $island ->
    [none] Un jeton fermé repose sur chacune des deux îles. L’un est le trésor, l’autre est vide, et personne ne sait lequel.
   *[other] Le trésor est sur l’île de la case { $island } ; l’autre île est vide.
}
bluff-pirate-shuffled = { $all ->
    [yes] Les { $count } cartes sont mélangées et forment la pioche.
   *[no] La pioche est vide. { $count ->
        [one] La carte défaussée en forme une nouvelle.
       *[other] Les { $count } cartes défaussées sont mélangées et en forment une nouvelle.
    }
}
bluff-pirate-shuffled-order = À partir du dessus : { $cards }.
bluff-pirate-dealt = { $count ->
    [one] Chacun reçoit { $count } carte.
   *[other] Chacun reçoit { $count } cartes.
}{ $hands ->
    [none] {""}
   *[other] {" "}{ $hands }
}
bluff-pirate-dealt-hand = { $you ->
    [yes] Tu as : { $cards }.
   *[no] { $name } a : { $cards }.
}
bluff-pirate-draw-chosen = { $you ->
    [yes] Pas d’abordage : tu pioches.
   *[no] Pas d’abordage : { $name } pioche.
}
bluff-pirate-drawn = { $count ->
    [0] { $you ->
        [yes] Il n’y a plus de carte à piocher pour toi.
       *[no] Il n’y a plus de carte à piocher pour { $name }.
    }
   *[other] { $cards ->
        [none] { $count ->
            [one] { $name } pioche { $count } carte.
           *[other] { $name } pioche { $count } cartes.
        }
       *[other] { $you ->
            [yes] Tu pioches : { $cards }.
           *[no] { $name } pioche : { $cards }.
        }
    } { $pile ->
        [0] La pioche est vide à présent.
       *[other] Il en reste { $pile } dans la pioche.
    }
}
bluff-pirate-boarded = { $you ->
    [yes] À l’abordage ! Tu sacrifies un pirate et abordes { $other }.
   *[no] { $toyou ->
        [yes] À l’abordage ! { $name } sacrifie un pirate et t’aborde.
       *[no] À l’abordage ! { $name } sacrifie un pirate et aborde { $other }.
    }
}
bluff-pirate-robbed = { $cards ->
    [none] { $count ->
        [one] { $name } prend { $count } carte à { $other }, à l’aveugle.
       *[other] { $name } prend { $count } cartes à { $other }, à l’aveugle.
    }
   *[other] { $you ->
        [yes] Tu prends à { $other } : { $cards }.
       *[no] { $toyou ->
            [yes] { $name } te prend : { $cards }.
           *[no] { $name } prend à { $other } : { $cards }.
        }
    }
}
bluff-pirate-laid = { $you ->
    [yes] Tu poses une série de { $count } : { $up ->
        [1] { bluff-pirate-card }
       *[other] { $up } × { bluff-pirate-card }
    } face visible, { $down } face cachée.
   *[no] { $name } pose une série de { $count } : { $up ->
        [1] { bluff-pirate-card }
       *[other] { $up } × { bluff-pirate-card }
    } face visible, { $down } face cachée.
}{ $claim ->
    [yes] { $you ->
        [yes] {" "}Tu déclares : « Je ne bluffe pas. »
       *[no] {" "}« Je ne bluffe pas. »
    }
   *[no] {""}
}
bluff-pirate-laid-hidden = Face cachée : { $cards } ({ $bluff ->
    [yes] bluff
   *[no] honnête
}).
bluff-pirate-discarded = { $you ->
    [yes] Tu ne poses pas de série et défausses : { bluff-pirate-card }.
   *[no] { $name } ne pose pas de série et défausse : { bluff-pirate-card }.
}
bluff-pirate-kept = { $you ->
    [yes] Tu ne poses pas de série et gardes tes cartes.
   *[no] { $name } ne pose pas de série et garde ses cartes.
}
bluff-pirate-too-few = { $you ->
    [yes] { $count ->
        [0] Tu n’as pas de cartes : ton tour est fini.
        [one] Tu as { $count } carte, trop peu pour une série : ton tour est fini.
       *[other] Tu as { $count } cartes, trop peu pour une série : ton tour est fini.
    }
   *[no] { $count ->
        [0] { $name } n’a pas de cartes : son tour est fini.
        [one] { $name } a { $count } carte, trop peu pour une série : son tour est fini.
       *[other] { $name } a { $count } cartes, trop peu pour une série : son tour est fini.
    }
}
bluff-pirate-voted = { $vote ->
    [hidden] { $name } a voté.
    [bluff] { $you ->
        [yes] Tu votes « bluff ».
       *[no] { $name } vote « bluff ».
    }
   *[honest] { $you ->
        [yes] Tu votes « pas de bluff ».
       *[no] { $name } vote « pas de bluff ».
    }
}
bluff-pirate-picked = { $you ->
    [yes] Tu retournes le vote de { $other }.
   *[no] { $toyou ->
        [yes] { $name } retourne ton vote.
       *[no] { $name } retourne le vote de { $other }.
    }
}
bluff-pirate-revealed-vote = { $toyou ->
    [yes] Tu avais voté { $vote ->
        [bluff] « bluff »
       *[honest] « pas de bluff »
    }.
   *[no] { $other } avait voté { $vote ->
        [bluff] « bluff »
       *[honest] « pas de bluff »
    }.
}
bluff-pirate-revealed-cards = Face cachée, il y avait : { $cards }.
bluff-pirate-revealed = { $outcome ->
    [caught] Bluff démasqué ! { $you ->
        [yes] Tu reprends tes cartes.
       *[no] { $name } reprend ses cartes.
    }
    [believed] C’était un bluff, et il est passé ! La série est défaussée.
    [wronged] C’était honnête : fausse accusation ! La série est défaussée.
   *[honest] C’était bien honnête. La série est défaussée.
}
bluff-pirate-sailed = { $you ->
    [yes] { $count ->
        [one] Tu avances de { $count } case, de { $start } à { $square }.
       *[other] Tu avances de { $count } cases, de { $start } à { $square }.
    }
   *[no] { $count ->
        [one] { $name } avance de { $count } case, de { $start } à { $square }.
       *[other] { $name } avance de { $count } cases, de { $start } à { $square }.
    }
}
bluff-pirate-sent-back = { $start ->
    [0] { $you ->
        [yes] Tu devrais reculer, mais tu es au départ.
       *[no] { $name } devrait reculer, mais son bateau est au départ.
    }
   *[other] { $you ->
        [yes] Tu recules de la case { $start } à la case { $square }.
       *[no] { $name } recule de la case { $start } à la case { $square }.
    }
}
bluff-pirate-opened = { $treasure ->
    [yes] { $you ->
        [yes] Tu retournes le jeton de la case { $square } : le trésor !
       *[no] { $name } retourne le jeton de la case { $square } : le trésor !
    }
   *[no] { $you ->
        [yes] Tu retournes le jeton de la case { $square } : vide ! Le trésor est sur l’autre île.
       *[no] { $name } retourne le jeton de la case { $square } : vide ! Le trésor est sur l’autre île.
    }
}
bluff-pirate-ended = { $you ->
    [yes] Le trésor est à toi : tu gagnes !
   *[no] { $names } s’empare du trésor et gagne.
} Les bateaux : { $ships }.
bluff-pirate-ended-ship = { $name } (case { $square })

# Refusals
bluff-pirate-draw-or-board-first = D’abord, pioche ou aborde un bateau.
bluff-pirate-lay-or-discard-now = Tu as pioché : pose maintenant une série, ou aucune.
bluff-pirate-vote-now = Une série est sur la table : vote « bluff » ou « pas de bluff ».
bluff-pirate-pick-a-voter-now = Tout le monde a voté : choisis le vote qui compte.
bluff-pirate-no-such-card = Cette carte n’existe pas. On tape : anchor (ancre), compass (boussole), eyepatch (bandeau), flag (pavillon), hook (crochet), lantern (lanterne), map (carte au trésor), pirate, rum (rhum), spyglass (longue-vue).
bluff-pirate-one-or-two-face-up = Dans une série, une ou deux cartes sont face visible, et identiques.
bluff-pirate-three-to-five-cards = { $cards ->
    [one] Une série compte de trois à cinq cartes en tout ; là, il y en a { $cards }.
   *[other] Une série compte de trois à cinq cartes en tout ; là, il y en a { $cards }.
}
bluff-pirate-claim-or-not = On dit « je ne bluffe pas », ou rien.
bluff-pirate-hidden-cards-in-order = Donne les cartes face cachée dans l’ordre alphabétique de leurs noms anglais.
bluff-pirate-card-not-in-hand = Tu n’as pas autant de cartes de cette sorte : { bluff-pirate-card }.
bluff-pirate-too-few-to-discard = { $cards ->
    [one] Avec { $cards } carte, on ne défausse pas : pose une série, ou garde tout.
   *[other] Avec { $cards } cartes, on ne défausse pas : pose une série, ou garde tout.
}
bluff-pirate-too-many-to-keep = { $cards ->
    [one] Avec { $cards } carte, on ne peut pas tout garder : pose une série, ou défausse une carte.
   *[other] Avec { $cards } cartes, on ne peut pas tout garder : pose une série, ou défausse une carte.
}
bluff-pirate-board-needs-a-pirate = Un abordage demande un pirate, et tu n’en as pas : pioche.
bluff-pirate-no-such-ship = Ce bateau n’existe pas.
bluff-pirate-ship-not-ahead = Ce bateau n’est pas devant le tien : pas d’abordage.
bluff-pirate-ship-without-cards = Il n’y a pas une seule carte sur ce bateau : rien à prendre.
bluff-pirate-bluff-or-not = On vote « bluff » ou « pas de bluff ».
bluff-pirate-pick-an-opponent = Désigne un des autres joueurs, ceux qui ont voté.

# The terminal table
bluff-pirate-column-square = case
bluff-pirate-column-cards = cartes
bluff-pirate-island-closed = { $square } ? fermée
bluff-pirate-island-empty = { $square } × vide
bluff-pirate-island-known = { $square } ◆ le trésor est ici
bluff-pirate-island-treasure = { $square } ◆ le trésor
bluff-pirate-islands = Les îles : { $near } · { $far }
bluff-pirate-pile = Pioche { $pile } · défausse : { $discards }
bluff-pirate-stage = { $you ->
    [yes] Ta série : { $count } cartes
   *[no] { $name } pose une série : { $count } cartes
}
bluff-pirate-stage-claim = « Je ne bluffe pas. »
bluff-pirate-stage-hidden = Face cachée : { $cards }
bluff-pirate-won = { $you ->
    [yes] Le trésor est à toi !
   *[no] { $name } s’empare du trésor.
}
bluff-pirate-your-hand = { $count ->
    [0] Tu n’as pas de cartes.
    [one] Ta carte
   *[other] Tes { $count } cartes
}

# The browser's table
bluff-pirate-chart = Carte marine : la route part du port, case 0, passe par l’île de la case { $near } et mène à l’île de la case { $far }
bluff-pirate-seat = { $square ->
    [0] au départ
   *[other] case { $square }
}, { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}
bluff-pirate-your-ship = { $square ->
    [0] Ton bateau est au départ.
   *[other] Ton bateau est sur la case { $square }.
}
bluff-pirate-has-voted = { $voted ->
    [yes] a voté
   *[no] n’a pas encore voté
}
bluff-pirate-stage-none = Aucune série sur la table.
bluff-pirate-claim = « Je ne bluffe pas. »
bluff-pirate-turning = { $you ->
    [yes] Tu retournes le vote de { $other }…
   *[no] { $toyou ->
        [yes] { $name } retourne ton vote…
       *[no] { $name } retourne le vote de { $other }…
    }
}
bluff-pirate-vote-of = { $vote ->
    [bluff] { $name } : bluff
    [honest] { $name } : pas de bluff
   *[hidden] { $name }
}
bluff-pirate-face-down = une carte face cachée
bluff-pirate-turn-over = { $now ->
    [down] { bluff-pirate-card }, face cachée : la montrer
    [up] { bluff-pirate-card }, face visible : la cacher
   *[fixed] { bluff-pirate-card }, face visible : il en faut une
}
bluff-pirate-piles = { $pile ->
    [one] { $pile } carte à piocher
   *[other] { $pile } cartes à piocher
}, { $discards ->
    [one] { $discards } carte défaussée
   *[other] { $discards } cartes défaussées
} : voir la défausse
bluff-pirate-discards = La défausse
bluff-pirate-discards-why = Il y a dix cartes de chaque sorte. { $pile ->
    [0] La pioche est vide.
    [one] Il reste { $pile } carte à piocher.
   *[other] Il reste { $pile } cartes à piocher.
}
bluff-pirate-ask-set = { $count ->
    [0] { $cards ->
        [3] Poser tes 3 cartes comme si elles étaient identiques, 1 ou 2 face visible ? Ou aucune ?
        [4] Poser 3 ou 4 cartes comme si elles étaient identiques, 1 ou 2 face visible ? Ou aucune ?
       *[other] Touche 3 à 5 cartes à faire passer pour identiques, 1 ou 2 face visible ; ou une seule à défausser.
    }
    [one] { $count } carte pour l’instant : une série en compte de 3 à 5. Touche une carte posée pour la retourner.
   *[other] { $count } cartes pour l’instant : une série en compte de 3 à 5. Touche une carte posée pour la retourner.
}
bluff-pirate-ask-whose = { $honest ->
    [yes] Tout le monde a voté. Quel vote retournes-tu ? Ta série est honnête : tu avances jusqu’à la case { $square }, et un vote « bluff » fait reculer son auteur.
   *[no] Tout le monde a voté. Quel vote retournes-tu ? Si ça passe, tu avances jusqu’à la case { $square } ; sinon, c’est l’autre qui avance.
}
bluff-pirate-if-honest = Série honnête : rien ne peut t’arrêter, tu avances jusqu’à la case { $square }{ $island ->
    [treasure] , sur le trésor.
    [yes] , sur une île.
   *[no] .
}
bluff-pirate-if-bluff = Bluff : si ça passe, tu avances jusqu’à la case { $square }{ $island ->
    [treasure] , sur le trésor
    [yes] , sur une île
   *[no] {""}
} ; sinon tu restes sur place, et qui te démasque avance.
bluff-pirate-button-claim = Dire « Je ne bluffe pas »
bluff-pirate-button-lay = { $count ->
    [0] Poser une série
   *[other] Poser { $count } cartes : { $up ->
        [1] { bluff-pirate-card }
       *[other] { $up } × { bluff-pirate-card }
    } face visible, { $down } face cachée
}
bluff-pirate-button-discard = { $card ->
    [none] Défausser une carte
   *[other] Défausser : { bluff-pirate-card }
}
bluff-pirate-button-keep = Pas de série, tout garder
bluff-pirate-button-draw = { $count ->
    [0] Ne rien piocher : plus de cartes
    [one] Piocher la dernière carte
   *[other] Piocher { $count } cartes
}
bluff-pirate-button-board = { $count ->
    [one] Aborder { $name } : un pirate contre sa seule carte
   *[other] Aborder { $name } : un pirate contre { $count } cartes
}
bluff-pirate-button-vote = { $vote ->
    [bluff] Bluff !
   *[honest] Pas de bluff
}
bluff-pirate-button-pick = Retourner le vote de { $name }
bluff-pirate-vote-bluff-then = Si c’en est un et qu’on retourne ton vote, tu avances { $start } → { $square }{ $island ->
    [treasure] , sur le trésor
    [yes] , sur une île
   *[no] {""}
}. Sinon, { $back ->
    [none] tu restes au départ.
    [0] tu recules au départ.
   *[other] tu recules à la case { $back }.
}
bluff-pirate-vote-honest-then = Si on retourne ton vote, { $name } avance jusqu’à la case { $square }{ $island ->
    [treasure] , sur le trésor.
    [yes] , sur une île.
   *[no] .
} Tu ne bouges pas.
bluff-pirate-pick-honest-then = { $start ->
    [0] « Bluff » : reste au départ.
   *[other] « Bluff » : recule, { $start } → { $back }.
}
bluff-pirate-pick-bluff-then = « Bluff » : avance, { $start } → { $forward }.

# The end
bluff-pirate-end-why = Le trésor était sur l’île de la case { $square }.
bluff-pirate-end-score = Case { $square }
bluff-pirate-end-row = { $count ->
    [0] a trouvé le trésor
    [one] { $count } case derrière
   *[other] { $count } cases derrière
}

# What people say with one tap
bluff-pirate-phrase-ahoy = Ohé du bateau !
bluff-pirate-phrase-honest = Parole de pirate.

# Actions in a few words, where a button says too little or too much
bluff-pirate-act-draw = Piocher
bluff-pirate-act-board = Aborder { $name }
bluff-pirate-act-lay = { $claim ->
    [yes] Poser { $shown } face visible, { $hidden } face cachée, et dire « Je ne bluffe pas »
   *[no] Poser { $shown } face visible, { $hidden } face cachée
}
