### What every game shares

# Refusals
not-your-turn = Ce n’est pas ton tour.
game-over = La partie est finie.
not-an-action-of-this-game = Ça ne se fait pas dans ce jeu.

# Refusals: coming in
come-in-first = On ne connaît pas encore ton nom. Choisis-en un pour entrer.
name-reserved = { $name } pourrait passer pour la maison elle-même. Choisis un autre nom, s’il te plaît.
name-empty = Choisis un nom avec au moins une lettre visible.
name-too-long = Ce nom est trop long : { $most } lettres au plus.
link-used = Ce lien a déjà servi, ou il est trop vieux. Demande-en un autre.

# Refusals: the table
no-such-table = Aucune table ne porte ce code. Vérifie le lien.
table-damaged = Le journal de cette table est devenu illisible. Préviens la personne qui gère cette maison.
table-closed = La personne qui gère cette maison a fermé cette table.
banned = La personne qui gère cette maison t’en a fermé l’accès pour toujours.
banned-until = La personne qui gère cette maison t’en a fermé l’accès pour un moment. Temps restant : { $hours } h.
name-differs = Ce n’est pas ton nom. Écris-le exactement : { $name }
bad-setting = { $why ->
    [wrong-fool-me-once] « { millions-of-dollars-option-fool-me-once } » se joue de 4 à 8, pas à 3.
   *[other] Cette combinaison de réglages est impossible : { $details }
}
no-such-bot = Ce bot n’existe pas : { $details }
no-such-seat = Cette place n’existe pas : la table en compte { $most }.
host-only = C’est réservé à l’hôte.
host-removed-you = L’hôte t’a retiré ta place à cette table.
already-started = La partie a déjà commencé.
not-started = La partie n’a pas encore commencé.
not-over = La partie n’est pas encore finie.
you-have-no-seat = Tu n’as pas de place à cette table.
table-full = Toutes les places sont prises. Tu peux quand même regarder.
seat-taken = La place { $seat } est prise. Choisis-en une autre.
seat-empty = La place { $seat } est vide.
seats-empty = Il reste des places vides. Attends du monde, ou ajoute des bots.
name-taken = Quelqu’un ici s’appelle déjà { $name }, ou presque. Choisis un autre nom pour t’asseoir.
too-few-seats = { $people ->
    [one] { $people } personne est déjà assise ici. La table ne peut pas avoir moins de places.
   *[other] { $people } personnes sont déjà assises ici. La table ne peut pas avoir moins de places.
}
not-ready = { $name }, place { $seat }, n’a pas encore dit « c’est bon ».
about-to-start = La partie va commencer dans un instant.
number-not-due = Ton nombre pour la donne n’est pas attendu maintenant.
number-not-sealed = Ce n’est pas le nombre que ton appareil avait scellé.
rematch-exists = La revanche est déjà lancée. Rejoins-la à la nouvelle table.

# Refusals: playing
not-an-action = Ce coup n’existe pas dans ce jeu : { $details }
paused = La partie est en pause.
not-paused = La partie n’est pas en pause.
pause-used-up = Tu as épuisé ton temps de pause pour cette partie ({ $minutes } min).
no-lesson = Ce jeu n’a pas de leçon, ou cette table n’en est pas une.
lesson-fixed = Les joueurs et les réglages d’une leçon ne peuvent pas être modifiés.
bot-plays-for-you = Un bot joue pour toi. Reprends d’abord ta place.
bot-plays-there = Un bot joue déjà pour { $name }.
nothing-to-hand-back = Aucun bot ne joue pour { $name } : il n’y a rien à reprendre.
player-here = { $name } est à la table. Pendant une partie, personne ne décide pour quelqu’un qui est là.
player-just-left = { $seconds ->
    [one] { $name } vient de quitter la table. Réessaie dans { $seconds } seconde.
   *[other] { $name } vient de quitter la table. Réessaie dans { $seconds } secondes.
}

# Refusals: talk
nobody-called-that = Personne à cette table ne s’appelle { $name }.
spectator-gone = Cette personne ne regarde plus.
chat-empty = Écris d’abord un message.
chat-one-thing = Envoie un texte, une réaction ou une phrase : une chose à la fois.
no-such-phrase = Cette phrase n’existe pas à cette table.
chat-too-long = Ce message est trop long : { $most } caractères au plus.
chat-too-much = Tu envoies trop de messages : { $most } au plus par minute.
chat-silent = Tu as quitté le casse : plus de chat pour toi jusqu’à la fin de la manche.

# Refusals: the house
not-understood = On n’a pas compris : { $details }
not-text = Seuls les messages texte sont acceptés ici.
too-large = C’est trop gros : { $details }
too-fast = C’était trop rapide. Attends un instant et réessaie.
too-slow = Ta demande a mis trop de temps à arriver. Réessaie.
too-many-connections = Il y a trop de connexions depuis ton adresse. Fermes-en et réessaie.
too-many-guests = Trop de monde est entré depuis ton adresse. Réessaie plus tard.
too-many-tables = On ne peut pas ouvrir plus de tables en une heure depuis cette adresse ({ $most }). Réessaie dans { $minutes } min.
too-many-codes = Trop de codes de table erronés sont venus de cette adresse. Réessaie dans { $minutes } min.
too-many-reads = Tu ouvres trop de parties à la fois. Attends que l’une d’elles s’affiche.
too-many-entries = Il s’est passé trop de choses à cette table ({ $most } entrées) : on ne peut plus qu’y jouer. Ouvre une nouvelle table pour le reste.
too-many-viewers = Trop de monde regarde cette table. Réessaie plus tard.
foreign-origin = Cette demande venait d’un autre site : elle a été refusée.
foreign-host = La maison ne répond pas à cette adresse. Demande la bonne à la personne qui la gère.
no-such-page = Il n’y a rien ici.
no-such-method = Cette adresse n’accepte pas ça : { $details }
house-closing = La maison redémarre. Réessaie dans un instant.
house-full = La maison n’a plus de table libre. Réessaie plus tard.
house-cannot-write = La maison n’arrive pas à enregistrer pour l’instant. Réessaie dans un instant.
house-broken = Quelque chose a mal tourné de notre côté. Réessaie.

# News of a table: $you is yes when it is about the reader's own seat
notice-opened = La table est ouverte.
notice-changed = L’hôte a changé les réglages.
notice-sat = { $you ->
    [yes] Tu prends place.
   *[no] { $name } prend place.
}
notice-stood = { $you ->
    [yes] Tu quittes ta place.
   *[no] { $name } quitte sa place.
}
notice-removed = { $you ->
    [yes] { $actor ->
        [host] L’hôte t’a retiré ta place à cette table.
       *[other] { $by } t’a retiré ta place à cette table.
    }
   *[no] { $actor ->
        [you] Tu as retiré { $name } de la table.
        [host] L’hôte a retiré { $name } de la table.
       *[other] { $by } a retiré { $name } de la table.
    }
}
notice-unseated = { $you ->
    [yes] Tu n’étais plus là : { $by } a libéré ta place.
   *[no] { $actor ->
        [you] { $name } n’est plus là : tu as libéré sa place.
       *[other] { $name } n’est plus là : { $by } a libéré sa place.
    }
}
notice-spectator-removed = { $actor ->
    [you] Tu as exclu { $name } du public.
    [host] L’hôte a exclu { $name } du public.
   *[other] { $by } a exclu { $name } du public.
}
notice-host-returned = { $you ->
    [yes] Tu es de retour et redeviens l’hôte.
   *[no] { $name } est de retour et redevient l’hôte.
}
notice-bot-sat = { $name }, un bot ({ $bot }), prend place.
notice-ready = { $you ->
    [yes] C’est bon pour toi.
   *[no] C’est bon pour { $name }.
}
notice-not-ready = { $you ->
    [yes] Les autres t’attendent encore.
   *[no] { $name } demande encore un instant.
}
notice-number-missing = { $you ->
    [yes] Le départ est annulé : ton appareil n’a pas montré à temps son nombre pour la donne. Redis que c’est bon pour toi.
   *[no] Le départ est annulé : l’appareil de { $name } n’a pas montré à temps son nombre pour la donne.
}
notice-started = La partie commence.
notice-paused = { $actor ->
    [you] Tu as mis la partie en pause.
    [host] L’hôte a mis la partie en pause.
   *[other] { $by } a mis la partie en pause.
}
notice-pause-agreed = { $actor ->
    [you] Tu acceptes une pause plus longue.
   *[other] { $by } accepte une pause plus longue.
}
notice-pause-over = Le temps de pause est écoulé : la partie reprend.
notice-resumed = { $actor ->
    [you] Tu reprends la partie.
    [host] La partie reprend.
   *[other] { $by } reprend la partie.
}
notice-handed-over = { $you ->
    [yes] { $why ->
        [host] { $actor ->
            [host] L’hôte fait jouer un bot ({ $bot }) à ta place.
           *[other] Tu n’étais plus là : { $by } fait jouer un bot ({ $bot }) à ta place.
        }
        [self] Un bot ({ $bot }) joue pour toi jusqu’à ce que tu reprennes ta place.
       *[absent] Tu n’étais plus là : un bot ({ $bot }) joue pour toi.
    }
   *[no] { $why ->
        [host] { $actor ->
            [you] Tu fais jouer un bot ({ $bot }) pour { $name }.
            [host] L’hôte fait jouer un bot ({ $bot }) pour { $name }.
           *[other] { $by } fait jouer un bot ({ $bot }) pour { $name }.
        }
        [self] { $name } fait jouer un bot ({ $bot }) à sa place.
       *[absent] { $name } n’est plus là : un bot ({ $bot }) prend le relais.
    }
}
notice-handed-back = { $you ->
    [yes] Tu reprends la main.
   *[no] { $name } reprend la main.
}
notice-came = { $you ->
    [yes] Te voilà.
   *[no] Voilà { $name }.
}
notice-went = { $you ->
    [yes] Ta connexion a sauté.
   *[no] { $name } a perdu la connexion.
}
notice-warned = { $you ->
    [yes] Il ne te reste presque plus de temps.
   *[no] Il ne reste presque plus de temps à { $name }.
}
notice-archived = Plus personne ici depuis longtemps : la table a été archivée.
notice-woken = La table est de nouveau ouverte.
notice-closed = La personne qui gère cette maison a fermé cette table.
notice-rematch = Une revanche a commencé à une nouvelle table.

# Text that is no action
unclear-nothing-said = Tape ce que tu veux faire. « ? » montre la règle, « help » ce qu’on peut taper.
unclear-verb = « { $said } » ne se fait pas ici. Tu peux taper : { $verbs }
unclear-usage = Ça se tape comme ça : { $usage }

# The story
house-starter = { $you ->
    [yes] Tu commences.
   *[no] { $name } commence.
}
house-ended = { $winners ->
    [0] La partie est finie, et personne ne gagne.
    [one] { $you ->
        [yes] La partie est finie. Tu gagnes !
       *[no] La partie est finie. { $names } gagne.
    }
   *[other] { $you ->
        [yes] La partie est finie. Tu partages la victoire avec { $names } !
       *[no] La partie est finie. { $names } partagent la victoire.
    }
}
house-over = La partie est finie.
house-waiting = { $you ->
    [yes] C’est à toi.
   *[no] On attend { $names }.
}

# The terminal
cli-left = Tu as quitté la table. Pour reprendre :
cli-saved = Ta partie est enregistrée ici :
cli-confirm = → { $action }   (Entrée : valider ; u : annuler)
cli-help = ? : la règle du moment · help : ce qu’on peut taper · table : revoir la table · quit : partir en sauvegardant
cli-commitment = Le hasard de cette partie est sous scellé. Après la partie, `bluffhouse verify` le vérifie :
cli-wait = laisser les autres jouer d’abord
cli-not-saved = Impossible d’écrire l’enregistrement dans { $file } : { $reason }. Indique un autre endroit avec --save.
cli-which-game = Quel jeu ? {""}
cli-options = Options : { $options }
cli-players = { $least }–{ $most } joueurs
cli-no-such-game = Aucun jeu ne s’appelle « { $said } » ; tape le début d’un de ces noms.

# Hints, and the mark of a game in which somebody asked for one
notice-hint = { $you ->
    [yes] Tu demandes ce que ferait un requin.
   *[no] { $name } demande ce que ferait un requin.
}
hint-in-lesson = Pas de conseils dans une leçon : le coach t’aide.
hint-others-play = Pas de conseils : une autre personne joue à cette table.
hint-no-champion = Ce jeu n’a pas encore de conseils.
hint-not-your-turn = Les conseils sont pour tes propres choix. Attends ton tour.
hint-on-its-way = Ton conseil arrive.
