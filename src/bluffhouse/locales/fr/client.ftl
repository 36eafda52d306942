### The browser client

page-your-name = On t’appelle comment ?
page-who-are-you = Qui es-tu ?
page-come-in = Entrer
page-invited = On t’attend à une table
page-nowhere = Il n’y a rien ici
page-to-the-door = Retour à l’entrée
page-language = Langue
page-day = Allumer la lumière
page-night = Tamiser la lumière
page-close = Fermer
page-sound-on = Mettre le son
page-sound-off = Couper le son
page-description = Cinq jeux de bluff, entre amis ou avec des bots, dans le navigateur.
page-big-screen = Grand écran
page-connecting = On cherche la table…
page-connection-lost = Connexion perdue. Nouvel essai…
house-unreachable = La maison ne répond pas. Est-elle ouverte ?

door-title = La maison du bluff
door-hook = Cinq jeux où gagne celui qui ment le mieux, ou celui qui ne s’y laisse pas prendre. Sans compte : il suffit de s’asseoir.
door-change-name = { $name } · changer de nom
door-change-name-says = À partir de la prochaine table. Là où tu joues déjà, tu gardes ton nom.
door-take-name = Prendre ce nom
door-my-tables = Tes tables
door-waiting = En attente de joueurs
door-your-turn = À toi de décider
door-their-turn = Aux autres de décider
door-over = Terminée : toute la vérité
door-games = Choisis un jeu
door-facts = { $least } à { $most } joueurs · { $from }–{ $to } min
door-players = { $least } à { $most } joueurs
door-against-bots = Jouer contre des bots
door-with-friends = Ouvrir une table
door-learn = Apprendre en trois minutes
door-open-tables = Tables ouvertes
door-open-table = { $host } · places prises : { $taken } sur { $seats }
door-no-open-tables = Personne n’attend de joueurs pour l’instant. Ouvre une table et partage son lien.
door-record = Revoir une partie enregistrée

waiting-invite = Envoie ce lien à ceux qui vont jouer
waiting-share = Partager
waiting-copied = Copié
waiting-big-screen = Une télé ou un projecteur montre la table à toute la pièce, sans dévoiler les secrets de personne : { $link }
waiting-ready = c’est bon
waiting-not-ready = se prépare
waiting-bot = bot : { $kind }
waiting-remove = Retirer
waiting-empty = Place { $seat }
waiting-sit = M’asseoir
waiting-start = Lancer la partie
waiting-need-people = Il reste des places vides
waiting-need-ready = Tout le monde n’a pas dit « c’est bon »
waiting-im-ready = C’est bon pour moi
waiting-not-yet = Attendez-moi
waiting-options = Règles de cette table
waiting-seat = Place { $seat }
waiting-move-here = M’asseoir ici
waiting-strength = Son niveau
waiting-temperament = Son caractère
waiting-add-bot = Asseoir un bot ici

chat-title = Discussion
chat-say = Dis quelque chose
chat-send = Envoyer
chat-unsent = pas encore envoyé

room-story = Récit
room-table = La table
room-your-hand = Ta main
room-deciding = réfléchit
room-waiting-for = On attend { $names }
room-rematch = Rejouer
room-clock = Temps restant : { $left }
room-look-on = Regarde depuis ton propre écran : { $link }
room-big-screen = Sur grand écran
room-new-talk = Quelqu’un a dit quelque chose.
room-skip = Tout montrer
room-your-turn = C’est à toi.

# The table of a game that brings none of its own
generic-less = Un de moins
generic-more = Un de plus
generic-nothing = rien
