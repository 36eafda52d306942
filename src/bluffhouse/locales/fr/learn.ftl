### Learn by playing: what the coach says in the guided first round of each game.
### One thing at a time, two short sentences at most. $name and $other are players' names.

# The coach
learn-coach = Le coach
learn-got-it = Compris
learn-close = Renvoyer le coach
learn-call = Rappeler le coach
learn-watch = Regarde un instant jouer les autres.
learn-yours = À toi de décider. Tu as déjà vu comment on fait.
learn-truth = Qui a menti ?
learn-deal = Dans cette leçon, les cartes sont choisies d’avance, et les autres attendent que j’aie fini. Touche ce que l’anneau entoure, ou joue à ta façon.
learn-friends = Jouer entre amis

# LIE
learn-lie-goal = Qui perd une manche reçoit une carte de plus. Dès que quelqu’un devrait en recevoir une sixième, celui qui en a le moins gagne.
learn-lie-turn = Une carte a deux valeurs, et c’est celle du haut qui compte. Touche la carte pour la tourner, puis le bouton : personne ne voit ton choix.
learn-lie-begin = Tu ouvres. Dis combien de cartes d’une même valeur il y a au moins dans toutes les mains réunies, sur { $cards }.
learn-lie-true = Commence par la vérité : annonce la valeur que tu as mise en haut. L’anneau montre où toucher.
learn-lie-heard = { $name } annonce { lie-bid } : au moins autant dans toutes les mains. Il y a { $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
} en jeu, et tu ne connais que les tiennes.
learn-lie-raise = Tu y crois ? Alors monte : plus de cartes, ou autant d’une valeur plus haute. Sinon, crie au mensonge.
learn-lie-call-only = Impossible de monter plus haut. Il ne reste qu’une chose à faire : crier au mensonge.
learn-lie-bluff = Tu as le droit de mentir. Le bluffeur annonce une valeur qu’il n’a pas, et espère que le suivant montera.
learn-lie-again = L’annonce te revient, à { lie-bid }. Monter encore, ou crier au mensonge ?
learn-lie-lie = { $part ->
    [bidder] Annonce : { lie-bid }. En vrai : { $found ->
        [0] aucun
       *[other] { $found }
    }. Tu mentais, et { $other } n’a pas mordu : une carte de plus pour toi.
    [caller] Annonce : { lie-bid }. En vrai : { $found ->
        [0] aucun
       *[other] { $found }
    }. { $name } mentait, et tu as vu clair : une carte de plus pour { $name }.
   *[watcher] Annonce : { lie-bid }. En vrai : { $found ->
        [0] aucun
       *[other] { $found }
    }. { $name } mentait, et { $other } a vu clair : une carte de plus pour { $name }.
}
learn-lie-truth = { $part ->
    [bidder] Annonce : { lie-bid }. En vrai : { $found }. Tu disais vrai : { $other } a crié à tort et reçoit une carte de plus.
    [caller] Annonce : { lie-bid }. En vrai : { $found }. { $name } disait vrai : qui crie à tort perd, donc une carte de plus pour toi.
   *[watcher] Annonce : { lie-bid }. En vrai : { $found }. { $name } disait vrai : { $other } a crié à tort et reçoit une carte de plus.
}
learn-lie-next = On remélange tout et on redonne. Le gagnant du duel ouvre la manche.
learn-lie-end = C’est tout : tourner, annoncer, monter ou crier au mensonge. Regarde maintenant qui a menti.

# Millionaires and Bankrupts
learn-millionaires-goal = Tu achètes des tuiles, et les tuiles sont des points. Mais qui a le moins d’argent à la fin est hors course, si belles que soient ses tuiles.
learn-millionaires-money = Voilà tout ton argent : 106 millions. Ce que tu paies est perdu pour de bon, et on ne rend pas la monnaie.
learn-millionaires-reveal = Tu retournes la tuile suivante, puis tu enchéris en premier. Ensuite, ce sera à celui qui aura pris la dernière tuile.
learn-millionaires-wealth = { $tile ->
    [one] Richesse : { $tile } point à la fin. Pour la plus haute enchère.
   *[other] Richesse : { $tile } points à la fin. Pour la plus haute enchère.
}
learn-millionaires-success = Succès : double tous tes points. Pour la plus haute enchère.
learn-millionaires-casino = Le Casino te coûte 5 points. Ici, on paie pour y échapper : le premier qui passe doit le prendre.
learn-millionaires-cba = Le CBA divise tous tes points par deux. Ici, on paie pour y échapper : le premier qui passe doit le prendre.
learn-millionaires-thief = Le Voleur prend une de tes tuiles Richesse. Ici, on paie pour y échapper : le premier qui passe doit le prendre.
learn-millionaires-bid = { $highest ->
    [0] Pas encore d’enchère. Touche les cartes que tu veux mettre, ou passe : tu quittes alors cette enchère.
   *[other] Touche des cartes pour plus de { $highest } M$, ou passe. Si tu passes, tu quittes cette enchère.
}
learn-millionaires-push = Seul le gagnant paie ; les autres récupèrent leur argent. Le bluffeur fait monter le prix et passe à temps.
learn-millionaires-escape = { $highest ->
    [0] Mets quelque chose pour y échapper, ou passe : la tuile est alors à toi, et personne ne paie.
   *[other] Mets plus de { $highest } M$ pour y échapper. Si tu passes, la tuile est à toi, mais tu récupères ton enchère et les autres perdent la leur.
}
learn-millionaires-outbid = On en est à { $highest } M$. Tes cartes restent posées jusqu’à la fin : ajoutes-en, ou passe.
learn-millionaires-watch = Les enchères tournent et montent. Ce qui est posé reste posé ; on ne peut qu’en ajouter.
learn-millionaires-sold = { $you ->
    [yes] { $lost ->
        [0] À toi, et pour rien : tous les autres ont passé.
       *[other] La tuile est à toi, pour { $lost } M$. Tous les autres récupèrent leur argent.
    }
   *[no] { $lost ->
        [0] { $name } a la tuile pour rien : tous les autres ont passé.
       *[other] { $name } a la tuile, pour { $lost } M$. Tous les autres récupèrent leur argent.
    }
}
learn-millionaires-taken = { $you ->
    [yes] Tu as passé avant tout le monde : la mauvaise tuile est pour toi. Ton argent te revient ; les autres perdent leur enchère.
   *[no] { $name } a passé avant tout le monde et doit prendre la mauvaise tuile. { $lost ->
        [0] Tu n’as rien perdu cette fois.
       *[other] Y échapper t’a coûté { $lost } M$.
    }
}
learn-millionaires-discard = Le Voleur est chez toi et prend une tuile Richesse. Choisis celle dont tu peux te passer.
learn-millionaires-stolen = { $you ->
    [yes] Le Voleur a pris ta seule tuile Richesse et il a filé.
   *[no] Le Voleur a pris une tuile Richesse à { $name } et il a filé.
}
learn-millionaires-poorest = Tout le monde voit ce que les autres ont dépensé. Le joueur qui a dépensé le plus à la fin est hors course.
learn-millionaires-reds = Quatre tuiles ont un bord rouge. Quand la quatrième sort, la partie s’arrête net.
learn-millionaires-end = C’est tout : payer pour le bon, payer pour fuir le mauvais, et ne jamais avoir le moins d’argent. Regarde maintenant comment ça s’est passé.

# Don't Bluff!
learn-dont-bluff-goal = Le premier dont les mallettes valent 25 millions gagne. Tu commences avec 13.
learn-dont-bluff-hand = Voilà les tiennes. Deux ne contiennent que du vieux papier journal : ce sont tes bluffs.
learn-dont-bluff-roll = Tu as le flingue : ce tour est à toi. Le dé de couleur désigne à qui tu vas proposer des mallettes.
learn-dont-bluff-target = C’est ta propre couleur : à toi de choisir à qui tu fais une offre.
learn-dont-bluff-offer = Touche des mallettes pour les poser, fermées : de l’argent, du papier, ou les deux. { $name } ne verra pas ce qu’il y a dedans.
learn-dont-bluff-claim = Dis maintenant ce qu’il y a dedans, ou ne dis rien. Mentir est permis : rien de ce que tu dis ne t’engage.
learn-dont-bluff-trap = Essaie maintenant un piège : propose beaucoup et dis qu’il n’y a rien dedans. Qui ouvre paiera sans doute.
learn-dont-bluff-wait = Maintenant, { $name } prend tout sans ouvrir, ou ouvre et lance le dé noir.
learn-dont-bluff-answer = { $claim ->
    [none] { $name } te propose des mallettes fermées, sans rien dire. Prends-les telles quelles, ou ouvre-les.
    [0] { $name } te propose des mallettes fermées et dit qu’il n’y a rien dedans. Tu y crois, ou tu ouvres ?
   *[other] { $name } te propose des mallettes fermées et annonce : { $claim } M$. Tu y crois, prends-les ; sinon, ouvre-les.
}
learn-dont-bluff-open = Si tu ouvres, tu lances le dé noir. S’il est plus bas que le contenu, tu paies cette somme. S’il est plus haut, { $name } doit en ajouter.
learn-dont-bluff-more = { $name } a ajouté des mallettes fermées. Prends le tout, ou ouvre les nouvelles et relance.
learn-dont-bluff-die = Lance le dé noir contre { $millions } M$. Plus bas : tu paies. Égal : tu prends tout. Plus haut : { $name } en ajoute.
learn-dont-bluff-add = Le dé dépasse ce qui est ouvert : tu dois en ajouter. Toujours fermé, et tu en dis ce que tu veux.
learn-dont-bluff-pay = L’offre était bonne, il ne fallait pas ouvrir : tu dois { $due } M$. Fais l’appoint si tu peux, car on ne rend pas la monnaie.
learn-dont-bluff-swallowed = { $what ->
    [lie] { $name } t’a fait confiance et a tout pris. Annonce : { $claim } M$, contenu : { $millions } M$. Joli mensonge !
    [trap] { $name } a tout pris. Annonce : { $claim ->
        [0] « Rien dedans »
       *[other] { $claim } M$
    }, contenu : { $millions } M$. C’était un piège, mais un piège n’attrape que celui qui ouvre.
    [truth] { $name } t’a fait confiance et a tout pris : { $millions } M$, comme annoncé. L’honnêteté coûte cher.
   *[silence] { $name } a tout pris sans ouvrir : { $millions } M$, sans un mot de ta part.
}
learn-dont-bluff-taken = { $what ->
    [lie] Tu as tout pris : { $millions } M$ dedans. { $name } avait annoncé { $claim } M$, et c’était un mensonge.
    [trap] Tu as tout pris : { $millions } M$ dedans. { $name } { $claim ->
        [0] avait annoncé « Rien dedans »
       *[other] n’avait annoncé que { $claim } M$
    } : un piège pour qui ouvre.
    [truth] Tu as tout pris : { $millions } M$ dedans. { $name } avait dit vrai.
   *[silence] Tu as tout pris : { $millions } M$ dedans. Personne d’autre ne le sait.
}
learn-dont-bluff-opened = { $what ->
    [lie] Annonce : { $claim } M$, contenu : { $millions } M$. Un mensonge ! Mais c’est le dé qui décide de la suite.
    [trap] Annonce : { $claim ->
        [0] « Rien dedans »
       *[other] { $claim } M$
    }, contenu : { $millions } M$. Un piège ! Avec autant dedans, le dé est sans doute plus bas.
    [truth] Annonce : { $claim ->
        [0] « Rien dedans », contenu : rien
       *[other] { $claim } M$, contenu : { $millions } M$
    }. La vérité. Au dé de décider.
   *[silence] { $millions } M$ dedans. Au dé de décider.
}
learn-dont-bluff-lower = { $you ->
    [yes] Le dé était plus bas que { $millions } M$. Tu as douté à tort : tu as payé { $paid } M$ à { $name } et pris une mallette à la banque.
   *[no] Le dé était plus bas que { $millions } M$. { $name } a douté à tort, t’a payé { $paid } M$ et a pris une mallette à la banque.
}
learn-dont-bluff-same = { $you ->
    [yes] Le dé donne exactement ce qui est ouvert : tu prends tout.
   *[no] Le dé donne exactement ce qui est ouvert : { $name } prend tout.
}
learn-dont-bluff-gave-in = { $you ->
    [yes] Tu as tout pris, les mallettes ouvertes et les fermées : { $millions } M$.
   *[no] { $name } a tout pris, les mallettes ouvertes et les fermées : { $millions } M$.
}
learn-dont-bluff-turn = Le flingue est passé à { $name }, qui lance le dé pour désigner sa cible. Ça pourrait bien être toi.
learn-dont-bluff-end = C’est tout : proposer, mentir un peu, prendre ou ouvrir. Regarde maintenant qui a menti.

# Bluff Pirate
learn-bluff-pirate-goal = Le trésor est sur une de ces deux îles. Le premier bateau à le trouver gagne.
learn-bluff-pirate-hand = Tu avances avec des séries : trois à cinq cartes identiques. Chaque carte d’une série vaut une case.
learn-bluff-pirate-turn = Pioche deux cartes. Ou défausse un pirate pour aborder un bateau devant toi et lui prendre trois cartes.
learn-bluff-pirate-board = { $name } est devant, et tu as un pirate. Aborde ce bateau au lieu de piocher : tu lui prends trois cartes sans les voir d’abord.
learn-bluff-pirate-lay = Touche trois à cinq cartes. Une ou deux, identiques, sont face visible ; les autres sont face cachée, et personne ne les voit.
learn-bluff-pirate-bluff = Elles devraient toutes être identiques, mais qui sait ? Si on te croit, tu avances, bluff ou pas.
learn-bluff-pirate-your-bluff = Maintenant, ton bluff à toi : touche la carte qui sera visible, puis deux autres, différentes. Et prends l’air innocent.
learn-bluff-pirate-discard = Pose ta série avec le gros bouton. Ou n’en pose pas : touche une seule carte et défausse-la.
learn-bluff-pirate-keep = Avec moins de cinq cartes, rien à défausser. Cette fois, ne pose pas de série et garde ce que tu as.
learn-bluff-pirate-wait = Les autres votent en secret : bluff ou pas de bluff ? Tu choisiras le vote qui compte.
learn-bluff-pirate-pick = { $honest ->
    [yes] Choisis le vote à retourner. Ta série est honnête, tu avances de toute façon ; qui dit « bluff » recule de deux cases.
   *[no] Choisis le vote à retourner. S’il dit « pas de bluff », tu avances ; s’il dit « bluff », c’est l’autre qui avance.
}
learn-bluff-pirate-vote = { $name } prétend que ces { $cards } cartes sont toutes identiques. Regarde ta main : il n’y en a que dix de chaque sorte.
learn-bluff-pirate-judge = Dis « bluff » à raison, et c’est toi qui avances, pas { $name }. À tort, tu recules de deux cases ; avec « pas de bluff », tu ne risques rien.
learn-bluff-pirate-chosen = Ton vote ne compte que si { $name } te désigne. On va bien voir.
learn-bluff-pirate-caught = { $part ->
    [owner] Raté : { $other } a dit « bluff », et c’en était un. Tu reprends tes cartes, et { $other } avance.
    [voter] Tu as dit « bluff », et c’en était un : tu avances, et { $name } reste sur place.
   *[watcher] { $name } bluffait, et { $other } a vu clair : { $other } avance, { $name } reste sur place.
}
learn-bluff-pirate-wronged = { $part ->
    [owner] Ta série était honnête, et { $other } a crié « bluff ». Tu avances, et { $other } recule de deux cases.
    [voter] Toutes les cartes étaient identiques : pas de bluff. Tu recules de deux cases, et { $name } avance.
   *[watcher] La série était honnête, et { $other } a crié « bluff ». Donc { $name } avance, et { $other } recule de deux cases.
}
learn-bluff-pirate-believed = { $part ->
    [owner] { $other } t’a fait confiance : tu avances. C’était un bluff, et un bon !
    [voter] C’était un bluff, mais tu y as cru : { $name } avance.
   *[watcher] C’était un bluff, mais { $other } y a cru : { $name } avance quand même.
}
learn-bluff-pirate-honest = { $part ->
    [owner] { $other } t’a fait confiance, à raison. Tu avances.
    [voter] Tu y as cru, à raison : toutes les cartes étaient identiques. { $name } avance.
   *[watcher] { $other } y a cru, à raison : la série était honnête, { $name } avance.
}
learn-bluff-pirate-no-set = { $name } n’a pas posé de série et a défaussé une carte. La défausse est visible : chacun peut compter.
learn-bluff-pirate-boarded = { $part ->
    [owner] Tu as abordé { $other } et pris des cartes. C’était tout ton tour.
    [voter] { $name } a abordé ton bateau et t’a pris des cartes. Ça arrive à qui est devant.
   *[watcher] { $name } a abordé { $other } et pris des cartes. Ça arrive à qui est devant.
}
learn-bluff-pirate-end = C’est tout : poser, mentir, voter, avancer. Regarde maintenant qui a menti.

# Millions of Dollars
learn-millions-of-dollars-goal = Huit banques, l’une après l’autre. À 20 millions après un partage, la partie s’arrête ; le plus riche gagne.
learn-millions-of-dollars-loot = La banque contient { $loot } M$. Tous ceux qui y sont encore à la fin touchent une part.
learn-millions-of-dollars-roles = Choisis un rôle en secret et mise { $stake } M$ dessus. Mais attention : deux rôles identiques s’éliminent.
learn-millions-of-dollars-choose = Touche une carte pour lire ce qu’elle fait, puis envoie-la. Laquelle les autres vont-ils laisser ?
learn-millions-of-dollars-snitch = Essaie maintenant la balance. S’il n’y en a pas d’autre, tu dénonces un autre rôle, et tous ceux qui l’ont sont hors du coup.
learn-millions-of-dollars-middle = Voilà les rôles choisis ; une carte reste cachée. Tu sais donc ce qui a été pris, mais pas par qui.
learn-millions-of-dollars-alone = { $count ->
    [0] Pas de { $role } en vue : la carte cachée est donc la tienne. Personne d’autre n’a ton rôle.
    [one] { $count } × { $role } en vue : c’est peut-être ta carte, la seule. Mais la carte cachée pourrait être la même.
   *[other] { $count } × { $role } : vous êtes plusieurs. Si vous restez tous, vous êtes tous éliminés ; fais partir les autres, ou pars.
}
learn-millions-of-dollars-talk = Touche un joueur pour payer son départ, ou lui faire payer le tien. Qui prend l’argent est hors du coup.
learn-millions-of-dollars-refused = { $name } refuse, donc l’argent ne bouge pas. Tu peux réessayer : jusqu’à cinq offres par coup.
learn-millions-of-dollars-claim = Ici, tu dis qui tu es. Mentir est permis : qui craint ton rôle partira peut-être.
learn-millions-of-dollars-gone = { $name } reprend sa mise et s’en va : peut-être à cause de ce que tu as dit. Qui part ne perd rien et ne gagne rien.
learn-millions-of-dollars-ready = Rester ou partir ? « C’est bon » pour rester, ou retire-toi maintenant avec ta mise.
learn-millions-of-dollars-time = L’étoile veut dire que tu diriges ce coup : tu peux siffler la fin, et il n’y aura plus de nouvelle offre. Appuie, lis l’effet, appuie encore.
learn-millions-of-dollars-offer = { $name } t’offre { $amount } M$ pour partir. Accepte, et tu sors du coup, mais plus riche ; ou refuse.
learn-millions-of-dollars-price = { $name } partirait pour { $amount } M$. Paie si ça te dégage la voie, ou refuse.
learn-millions-of-dollars-pay = { $name } ne demande plus que { $amount } M$. Pour un rival de moins, ça les vaut : paie.
learn-millions-of-dollars-threat = La seule brute d’un coup reçoit une carte Menace, et c’était toi. Touche { $name } et joue-la : personne d’autre ne verra sa carte.
learn-millions-of-dollars-ask = Maintenant, fixe le prix de ton propre départ : touche { $name } et demande l’argent.
learn-millions-of-dollars-take-back = Ton prix reste sur la table tant qu’il n’a pas de réponse. D’ici là, tu peux l’annuler : fais-le.
learn-millions-of-dollars-leave = Si quelqu’un a ton rôle et ne veut pas partir, retire-toi à temps : tu reprends ta mise.
learn-millions-of-dollars-waiting = Tu restes. Quand c’est bon pour tous ceux qui restent, bas les masques ; si quelqu’un part, on peut de nouveau parler.
learn-millions-of-dollars-name = Tu es la seule balance. Dénonce un rôle : tous ceux qui l’ont sont hors du coup, sans part.
learn-millions-of-dollars-named = Tu as dénoncé ce rôle : { $role }. Tous ceux qui l’avaient sont tombés, et il t’en est resté davantage.
learn-millions-of-dollars-out = Tu es hors du coup et gardes ta mise. Personne ne verra ton rôle avant la fin de la partie ; maintenant, regarde les autres.
learn-millions-of-dollars-stayed = Pas d’autre { $role } que toi : tu touches une part de { $share } M$ et reprends ta mise.
learn-millions-of-dollars-thrown = { $stake ->
    [0] Il y avait plusieurs cartes « { $role } » : vous vous êtes éliminés, et ta mise est perdue.
   *[other] Il y avait plusieurs cartes « { $role } » : vous vous êtes éliminés. Les brutes récupèrent au moins leur mise.
}
learn-millions-of-dollars-split = { $count ->
    [0] Il ne restait personne : personne ne touche rien.
    [one] { $name } restait sans rival et rafle tout.
   *[other] Ils étaient { $count } à rester et ont partagé : { $share } M$ chacun.
}
learn-millions-of-dollars-driver = { $you ->
    [yes] C’est toi le chauffeur : tous les autres qui ont une part t’ont payé un million.
   *[no] Le chauffeur, c’est { $name } : tous les autres qui ont une part ont payé un million pour la course.
}
learn-millions-of-dollars-pocket = { $you ->
    [yes] C’est toi le pickpocket : tu as pris { $amount } M$ à la brute.
   *[no] Le pickpocket, c’est { $name }, qui a pris { $amount } M$ à la brute.
}
learn-millions-of-dollars-end = C’est tout : choisir, parler, rester ou partir, partager. Regarde maintenant qui a menti.
