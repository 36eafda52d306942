### The rules at hand, and the waiting room

# The rules. $number is like LI-5, $name is the rule's name (“What is higher”), $title the game's.
rulebook-title = Règles
rulebook-hook = Chaque règle a un numéro. À la table, un « ? » ouvre celle du moment.
rulebook-of = { $title } : les règles
rulebook-rule = Règle { $number }
rulebook-rule-named = Règle { $number } : { $name }
rulebook-contents = Sommaire
rulebook-all = Toutes les règles
rulebook-one-page = Toutes les règles sur une page, à lire et à imprimer
rulebook-other-games = Règles des autres jeux
rulebook-next = Règle suivante
rulebook-previous = Règle précédente
rulebook-print = Imprimer
rulebook-back = Retour à la table
rulebook-opening = On ouvre les règles…
rulebook-unread = Impossible de charger les règles.
rulebook-try-again = Réessayer

# The invitation
waiting-invitation = Inviter
waiting-copy = Copier le lien
waiting-not-copied = Ce navigateur nous empêche de copier. Sélectionne le lien et copie-le toi-même.
waiting-code = QR code du lien vers cette table
waiting-code-says = Vise ce code avec un téléphone : il ouvre la table.
waiting-shared-title = Bluffhouse : { $title }

# Seats
waiting-choose-seat = Touche une place vide pour la prendre, ou glisses-y ton portrait.
waiting-choose-seat-host = Touche une place vide pour t’y mettre ou y asseoir un bot. Tu peux aussi y glisser ton portrait.
waiting-choose-first = Touche une place vide pour t’asseoir.
waiting-leave-seat = Quitter la place
waiting-host = hôte
waiting-away = sans connexion
waiting-fill-with-bots = Compléter avec des bots
waiting-bot-tempered = bot : { $strength }, { $temper }
bot-short-rookie = novice
bot-short-regular = habitué
bot-short-shark = requin
bot-short-champion = champion
bot-short-random = au hasard

# How the table is run. The host sets it; the others read it.
waiting-table = Cette table
waiting-host-sets = C’est l’hôte qui décide.
waiting-seats = Joueurs
waiting-seats-count = { $seats ->
    [one] { $seats } joueur
   *[other] { $seats } joueurs
}
waiting-seats-says = Des bots peuvent prendre les places qui restent vides.
waiting-doors = Qui peut entrer
waiting-doors-link = toute personne qui a le lien
waiting-doors-link-says = La table n’est affichée nulle part. Il faut le lien pour la trouver.
waiting-doors-public = tout le monde
waiting-doors-public-says = La table est affichée à l’entrée jusqu’au début de la partie, et tout le monde peut s’asseoir ou regarder.
waiting-clock = Limite de temps
waiting-clock-none = sans limite
waiting-clock-none-says = Prends tout le temps qu’il te faut.
waiting-clock-decision = par coup
waiting-clock-decision-says = Quand le temps d’un coup est écoulé, un bot joue ce coup-là à ta place, et seulement celui-là.
waiting-clock-game = pour toute la partie
waiting-clock-game-says = Chacun a une réserve de temps pour toute la partie ; chaque coup en ajoute un peu. Quand elle est vide, un bot décide.
waiting-clock-days = plusieurs jours par coup
waiting-clock-days-says = Pour une partie au long cours, entre gens qui passent une fois par jour. Une fois le temps écoulé, un bot décide.
waiting-clock-how-long = Durée
waiting-clock-increment = Ajout par coup
waiting-clock-countdown = Compte à rebours une fois la fin sifflée
waiting-clock-countdown-says = Le temps qui reste à tous quand le chef a sifflé la fin.
waiting-clock-seconds = { $seconds ->
    [one] { $seconds } seconde
   *[other] { $seconds } secondes
}
waiting-clock-minutes = { $minutes ->
    [one] { $minutes } minute
   *[other] { $minutes } minutes
}
waiting-clock-of-days = { $days ->
    [one] { $days } jour
   *[other] { $days } jours
}
waiting-absence = Quand un joueur s’en va
waiting-absence-bot = un bot prend le relais
waiting-absence-bot-says = Un bot joue pour les absents. Ils retrouvent leur place dès leur retour.
waiting-absence-wait = la table attend
waiting-absence-wait-says = Personne ne joue pour les absents, sauf si le temps est compté ou si l’hôte ajoute un bot.
waiting-yes = oui
waiting-no = non
waiting-islands = { $near } et { $far }
