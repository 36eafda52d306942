### What every game shares

# Refusals
not-your-turn = Ce n’est pas à toi de décider.
game-over = La partie est finie.
not-an-action-of-this-game = Ça ne se fait pas dans ce jeu.

# Refusals: coming in
come-in-first = La maison ne te connaît pas : entre d’abord en donnant un nom.
name-empty = Un nom, c’est au moins une lettre visible.
name-too-long = Un nom compte au plus { $most } lettres.
link-used = Ce lien a déjà servi, ou il est trop vieux. Demande-en un autre.

# Refusals: the table
no-such-table = Aucune table ne porte ce code.
table-damaged = L’histoire de cette table est devenue illisible. Préviens la personne qui tient la maison.
bad-setting = { $why ->
    [wrong-fool-me-once] « { millions-of-dollars-option-fool-me-once } » se joue de 4 à 8, pas à 3.
   *[other] Une telle table est impossible : { $details }
}
no-such-bot = Ce bot n’existe pas : { $details }
no-such-seat = Cette place n’existe pas : la table en compte { $most }.
host-only = Seul l’hôte peut faire ça.
host-removed-you = L’hôte t’a demandé de quitter cette table.
already-started = La partie a commencé.
not-started = La partie n’a pas commencé.
not-over = La partie n’est pas finie.
you-have-no-seat = Tu n’as pas de place à cette table.
table-full = Toutes les places sont prises.
seat-taken = La place { $seat } est prise.
seat-empty = La place { $seat } est vide.
seats-empty = Il reste des places vides : attends du monde, ou fais asseoir des bots.
name-taken = Quelqu’un à cette table s’appelle déjà { $name }, ou presque : assieds-toi sous un autre nom.
too-few-seats = { $people ->
    [one] Il y a déjà { $people } personne à table : il faut une place pour chacun.
   *[other] Il y a déjà { $people } personnes à table : il faut une place pour chacun.
}
not-ready = { $name }, place { $seat }, n’a pas encore dit « c’est bon ».
rematch-exists = La revanche est déjà lancée : va à la nouvelle table.

# Refusals: playing
not-an-action = Ce n’est pas une action de ce jeu : { $details }
paused = La partie est en pause.
not-paused = La partie n’est pas en pause.
bot-plays-for-you = Un bot joue pour toi : reprends d’abord ta place.
bot-plays-there = Un bot joue déjà pour { $name }.
nothing-to-hand-back = Il n’y a rien à rendre à { $name } : aucun bot ne joue à sa place.

# Refusals: talk
nobody-called-that = Personne à cette table ne s’appelle { $name }.
chat-empty = Dis quelque chose.
chat-too-long = Trop long : { $most } lettres au plus à la fois.
chat-too-much = Tu parles trop : { $most } phrases au plus par minute.
chat-silent = Tu as quitté le casse : plus un mot jusqu’à la fin de la manche.

# Refusals: the house
not-understood = La maison ne comprend pas : { $details }
not-text = La maison ne comprend que le texte.
too-large = C’est trop d’un coup : { $details }
too-fast = Trop vite : attends un instant.
too-many-connections = Trop de connexions viennent de ton adresse.
too-many-guests = Trop de monde est entré depuis ton adresse ces temps-ci. Réessaie plus tard.
too-many-tables = Trop de tables ont été ouvertes depuis ton adresse ces temps-ci. Réessaie plus tard.
too-many-viewers = Trop de monde regarde déjà cette table.
foreign-origin = Cela vient de la page d’un autre site.
no-such-page = Il n’y a rien ici.
no-such-method = Ça ne se demande pas ici : { $details }
house-closing = La maison ferme un instant. Réessaie bientôt.
house-full = Toutes les tables de la maison sont prises. Réessaie plus tard.
house-cannot-write = La maison n’arrive plus à rien noter. Réessaie bientôt.
house-broken = Quelque chose s’est cassé dans la maison. Tu n’y es pour rien.

# News of a table: $you is yes when it is about the reader's own seat
notice-opened = La table est ouverte.
notice-changed = L’hôte a changé les réglages de la table.
notice-sat = { $you ->
    [yes] Tu prends place.
   *[no] { $name } prend place.
}
notice-stood = { $you ->
    [yes] Tu quittes ta place.
   *[no] { $name } quitte sa place.
}
notice-removed = { $you ->
    [yes] L’hôte t’a demandé de partir.
   *[no] L’hôte a demandé à { $name } de partir.
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
notice-started = La partie commence.
notice-paused = L’hôte a mis la partie en pause.
notice-resumed = La partie reprend.
notice-handed-over = { $you ->
    [yes] { $why ->
        [host] L’hôte fait jouer un bot ({ $bot }) à ta place.
       *[absent] Tu n’étais plus là : un bot ({ $bot }) joue pour toi.
    }
   *[no] { $why ->
        [host] L’hôte fait jouer un bot ({ $bot }) pour { $name }.
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
notice-archived = Plus personne ici depuis longtemps : on range la table.
notice-woken = La table reprend du service.
notice-rematch = Revanche à une nouvelle table.

# Text that is no action
unclear-nothing-said = Dis ce que tu veux faire ; « ? » montre la règle, « help » ce qu’on peut taper.
unclear-verb = « { $said } » n’est pas clair. On peut dire : { $verbs }
unclear-usage = Ça se dit comme ça : { $usage }

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
   *[other] La partie est finie. { $names } partagent la victoire.
}
house-over = La partie est finie.
house-waiting = { $you ->
    [yes] À toi de décider.
   *[no] On attend { $names }.
}

# The terminal
cli-left = Tu as quitté la table. Pour reprendre :
cli-saved = L’enregistrement de cette partie :
cli-confirm = → { $action }   (Entrée : valider ; u : annuler)
cli-help = ? : la règle du moment · help : ce qu’on peut taper · table : revoir la table · quit : partir en sauvegardant
cli-commitment = Le hasard de cette partie est sous scellé ; à la fin, `bluffhouse verify` ouvre le scellé :
cli-wait = laisser les autres jouer d’abord
cli-not-saved = Impossible d’écrire l’enregistrement dans { $file } : { $reason }. Indique un autre endroit avec --save.
cli-which-game = Quel jeu ? {""}
cli-options = Options : { $options }
cli-players = { $least }–{ $most } joueurs
cli-no-such-game = Aucun jeu ne s’appelle « { $said } » ; tape le début d’un de ces noms.
