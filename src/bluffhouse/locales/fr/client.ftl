### The browser client

page-your-name = On t’appelle comment ?
page-who-are-you = Qui va jouer ?
page-come-in = Entrer
page-invited = On t’attend à une table
invited-by = { $host } t’invite à jouer à { $game }.
invited-waiting = Places prises : { $taken } sur { $seats }.
invited-playing = La partie a commencé : entre pour la suivre.
invited-over = La partie est finie : entre voir qui a menti.
page-nowhere = Il n’y a rien ici
page-to-the-door = Retour à l’entrée
page-language = Langue
page-day = Mode clair
page-night = Mode sombre
page-close = Fermer
page-announcement = De la personne qui gère cette maison :
page-somebody = Quelqu’un
door-closed = Fermée par la maison
page-sound-on = Mettre le son
page-sound-off = Couper le son
page-description = Cinq jeux de bluff à jouer entre amis et avec des bots, dans ton navigateur.
page-big-screen = Vue télé
page-connecting = On cherche la table…
page-connection-lost = Connexion perdue. Nouvel essai…
house-unreachable = La maison ne répond pas. Vérifie ta connexion et réessaie.

door-title = La maison du bluff
door-hook = Cinq jeux où l’on gagne à bien mentir, ou à ne pas s’y laisser prendre. Sans compte : il suffit de s’asseoir.
door-change-name = { $name } · changer de nom
door-change-name-says = À partir de la prochaine table. Là où tu joues déjà, tu gardes ton nom.
door-you = Ta page
door-devices = Tes appareils
door-puzzles = Énigmes du jour
door-take-name = Prendre ce nom
door-my-tables = Tes tables
door-waiting = En attente de joueurs
door-your-turn = À toi de jouer
door-their-turn = Aux autres de jouer
door-over = Terminée : qui a menti ?
review-open = Comment avons-nous joué ?
door-opponents = avec { $names }
door-result = { $winners ->
    [0] Personne n’a gagné
    [one] { $you ->
        [yes] Tu as gagné
       *[no] { $names } a gagné
    }
   *[other] { $you ->
        [yes] Tu as partagé la victoire avec { $names }
       *[no] { $names } ont partagé la victoire
    }
}
door-clear = Retirer { $table } de la liste
door-clear-all = Effacer les tables terminées
door-games = Choisis un jeu
door-facts = { $least } à { $most } joueurs · { $from }–{ $to } min
door-players = { $least } à { $most } joueurs
door-against-bots = Jouer contre des bots
quick-players = Joueurs à la table
quick-mixed = varié
door-with-friends = Jouer entre amis
door-learn = Apprendre en trois minutes
door-open-tables = Tables ouvertes
door-open-table = { $host } · places prises : { $taken } sur { $seats }
door-no-open-tables = Personne n’attend de joueurs pour l’instant. Ouvre une table et partage son lien.
door-record = Revoir une partie enregistrée

waiting-invite = Partage ce lien avec les autres joueurs
waiting-share = Partager
waiting-copied = Copié
waiting-big-screen = Vue télé : montre la table sur un écran commun, sans dévoiler les secrets de personne. Ouvre { $link }
waiting-ready = c’est bon
waiting-not-ready = se prépare
waiting-bot = bot : { $kind }
waiting-remove = Retirer
waiting-empty = Place { $seat }
waiting-sit = M’asseoir
waiting-start = Lancer la partie
waiting-need-people = Il faut quelqu’un à chaque place
waiting-need-ready = On attend que tout le monde dise « c’est bon »
waiting-starting = C’est parti…
waiting-im-ready = C’est bon pour moi
waiting-not-yet = Attendez-moi
waiting-options = Règles de cette table
waiting-seat = Place { $seat }
waiting-move-here = M’asseoir ici
waiting-strength = Niveau
waiting-temperament = Style de jeu
waiting-add-bot = Ajouter un bot

chat-title = Chat
chat-say = Écris un message
chat-send = Envoyer
chat-unsent = envoi…

room-story = Journal
room-table = La table
room-your-hand = Ta main
room-deciding = réfléchit
room-waiting-for = On attend { $names }
room-rematch = Rejouer
room-clock = Temps restant : { $left }
room-more-below = Suite plus bas
room-look-on = Suis la partie sur ton téléphone : { $link }
room-big-screen = Vue télé
room-new-talk = Nouveau message dans le chat.
room-skip = Aller au bout
room-pace = Rythme
room-pace-slow = Lent
room-pace-normal = Normal
room-pace-fast = Rapide
room-pace-instant = Instantané
room-your-turn = C’est à toi.
room-watching = Tu regardes

# The player of a seat, on its face
seat-away = hors ligne
seat-bot = bot
seat-agent = IA

# The table of a game that brings none of its own
generic-less = Un de moins
generic-more = Un de plus
generic-nothing = rien
generic-cannot-draw = Cette table ne sait pas montrer cette décision. Joue dans le terminal, ou demande à l’auteur du jeu une table à lui.

# The end of a game
end-winners = { $winners ->
    [0] Personne ne gagne
    [one] { $you ->
        [yes] Tu gagnes !
       *[no] { $names } gagne !
    }
   *[other] { $you ->
        [yes] Tu partages la victoire avec { $names } !
       *[no] { $names } partagent la victoire !
    }
}
end-results = Résultats
end-invitation = { $name } veut rejouer.
end-next-table = La prochaine partie t’attend à une autre table.
end-join = Rejoindre

table-assisted = avec conseils
table-assisted-means = Jouée avec des conseils : ne compte dans aucune statistique.
