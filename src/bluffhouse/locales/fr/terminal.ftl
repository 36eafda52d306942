### The terminal: what the command `bluffhouse` says.
### Words in backticks or after -- are typed as they stand: they stay as they are in every language.

# Errors. They follow "bluffhouse: ", so they begin in lower case and have no full stop.
# $games, $options, $bots and the like are lists of words that are typed.
wrong-game = aucun jeu ne s’appelle « { $name } » ; les jeux : { $games }
wrong-which-game = quel jeu ? { $games }
wrong-players = { $game } se joue de { $least } à { $most }, pas à { $players }
wrong-option = { $game } n’a pas d’option « { $option } » ; ses options : { $options }
wrong-option-twice = l’option « { $option } » est donnée deux fois
# $kind: what the option holds. $allowed: the words it may be. $details: a program's English remark.
wrong-option-value = { $kind ->
    [switch] { $game } : l’option « { $option } » doit être true ou false
    [choice] { $game } : l’option « { $option } » doit être l’un de ces mots : { $allowed }
   *[other] { $game } : l’option « { $option } » ne peut pas être ça : { $details }
}
wrong-islands = l’option « islands » doit être deux cases différentes, en ordre croissant, de 1 à { $most }
wrong-fool-me-once = l’option « fool_me_once » est pour 4 à 8 joueurs, pas 3
wrong-seed-type = la graine doit être un nombre entier ou un texte
wrong-seed = la graine doit compter de 1 à { $most } caractères, tous imprimables
wrong-starter = qui commence doit être une place de 0 à { $last }
wrong-seat = --seat { $seat } : les places vont de 0 à { $last }
wrong-name = --name : de 1 à { $most } lettres affichables
wrong-bot = aucun bot ne s’appelle « { $name } » ; pour { $game }, il y a : { $bots }
wrong-temperament = aucun caractère ne s’appelle « { $name } » ; il y a : { $temperaments }
engine-failed = le moteur ne peut pas jouer : { $details }
engine-other-games = le moteur { $engine } ne joue pas à { $game } ; il joue à : { $games }
engine-not-named = un autre programme a joué ici ; pour le relancer, ajoutez --bots '{ $kind }'
model-address = un modèle de langage s’écrit model:NOM@http://…, pas model:{ $given }
model-prices = les prix s’écrivent LUS,ÉCRITS pour un million de tokens, par exemple 0.5,1.5, pas { $given }
cli-engine-replaced = { $name } abandonne : { $details }. Un bot regular prend la suite.
wrong-rule = { $game } n’a pas de règle « { $number } » ; ses règles vont de { $first } à { $last }
wrong-language = il n’y a pas de langue « { $name } » ; il y a : { $languages }
wrong-not-both = donne GAME ou --resume FILE, pas les deux
wrong-resume-has-all = une partie enregistrée a déjà ses joueurs, ses options, sa graine et ses places
wrong-save = --save { $file } : il faut un fichier
wrong-save-there = { $file } existe déjà : reprends-le avec --resume, ou donne un autre endroit
wrong-game-over = cette partie est finie ; `bluffhouse replay` la montre
wrong-people = { $count ->
    [0] personne n’est assis à cette table, il n’y a que des bots ; `bluffhouse replay` la montre
   *[other] il y a { $count } personnes à cette table ; ici, il n’y a de place que pour une
}
wrong-no-seed = cet enregistrement n’a pas de graine : son hasard ne peut pas continuer
# $reason: what the system says about a file, in the system's language.
wrong-file = { $file } : { $reason }
wrong-no-file = { $file } : ce fichier n’existe pas

# The command line could not be parsed. $help: what to type, e.g. bluffhouse play --help.
wrong-command = la commande « { $name } » n’existe pas ; voir : { $help }
wrong-flag = l’option { $name } n’existe pas ici ; voir : { $help }
wrong-missing = il manque { $name } ; voir : { $help }
wrong-value = { $name } : valeur impossible ; voir : { $help }
wrong-typed = illisible ({ $details }) ; voir : { $help }

# Files that are not records. $details: a program's English remark; $event: a line as it would be.
record-wrong = { $file } : ligne { $line } : { $reason }
record-too-large = le fichier dépasse { $most } Mio
record-empty = le fichier est vide
record-line-too-long = la ligne dépasse { $most } Kio
record-foreign = ce n’est pas un enregistrement de Bluffhouse, qui commence par {"{"}"bluffhouse":…
record-format = le format est { $format }, mais ce programme lit { $readable }
record-name = « { $name } » n’est pas un nom affichable
record-unreadable = illisible : { $details }
record-too-deep = illisible : trop de parenthèses imbriquées
record-otherwise = ce n’est pas écrit comme dans un enregistrement, ce qui donnerait : { $event }
record-decision-missing = il manque la décision d’un joueur avant cet événement
record-not-allowed = cette décision est interdite ici : { $details }
record-breaks-off = l’enregistrement s’interrompt au milieu d’un coup
record-other-event = ce n’est pas ce qui arrive ici, mais : { $event }
record-other-luck = le hasard ne peut pas donner ça : { $details }

# The verdict on a record: was luck honest?
verdict-honest = honnête
verdict-dishonest = malhonnête
verdict-unproven = sans preuve
verdict-line = { $verdict } : { $reason }
verdict-line-at = { $verdict } : ligne { $line } : { $reason }
verdict-all-follows = chaque événement aléatoire découle de la graine
verdict-no-seed = la graine n’a pas été révélée
verdict-no-seal = l’enregistrement n’a pas le scellé de sa graine
verdict-other-seed = la graine n’est pas celle du scellé
verdict-other-pledge = la part de graine du donneur n’est pas celle promise
verdict-numbers = la graine ne contient pas un nombre par place

# The arena, on the screen
arena-which-bots = quels bots ? pour { $game } : { $bots } ; --bots les prend séparés par des virgules
arena-bot-twice = le bot « { $name } » est donné deux fois ; une suffit
arena-too-few-games = --games { $games } : il en faut au moins 1
arena-bad-seconds = --seconds { $seconds } : il faut plus de 0 et moins de 3600
arena-too-few-jobs = --jobs { $jobs } : il en faut au moins 1
arena-resume-alone = --resume continue un tournoi tel qu’il a commencé ; on ne peut y ajouter que --jobs et --engine
arena-there-already = { $folder } contient déjà un tournoi : continue-le avec --resume, ou choisis un autre dossier avec --out
arena-not-there = { $folder } ne contient pas de tournoi : { $file } n’y est pas
arena-format = { $file } : le format est { $format }, mais ce programme lit { $readable }
arena-unreadable = { $file } est illisible : { $details }
arena-line-unreadable = { $file }, ligne { $line }, est illisible : { $details } ; supprime la ligne, et la partie est rejouée
arena-no-ray = --engine ray demande Ray, qui n’est pas installé : pip install 'bluffhouse[ray]', ou joue sans --engine sur cette machine
arena-game-failed = la partie { $number } ({ $bots } ; graine { $seed }) s’est interrompue : { $details }
arena-killed = un des processus qui jouent a été tué. Trop peu de mémoire ? Moins de --jobs en demande moins.
arena-bar-games = parties
arena-bar-left = restant
arena-written = Écrit : { $files }
arena-kept = { $games ->
    [one] { $games } partie sur { $total } a été jouée et gardée. Pour continuer :
   *[other] { $games } parties sur { $total } ont été jouées et gardées. Pour continuer :
}
arena-head = { $title }, joueurs : { $players }, parties : { $games }, donnes : { $deals }
arena-bot = bot
arena-strength = Force (part de victoires : 1 est équitable)
arena-share = part de victoires
arena-rating = cote
arena-decision = une décision
arena-slowest = 95e centile
arena-head-to-head = Face à face (part de la ligne dans leurs victoires, place pour place)
arena-bluff = Bluff (démasqués : mensonges pas crus ; à tort : vérités pas crues)
arena-said = dits
arena-lies = mens./100
arena-believed = crus
arena-called = démasqués
arena-wrongly = à tort
arena-fooled = dupé
arena-sprung = pièges
arena-places = Part de victoires selon la place (1 est équitable)
arena-by-seat = par place
arena-by-turn = par ordre de jeu (0 commence)
selfplay-no-parquet = --format parquet nécessite pyarrow, qui n’est pas installé : pip install 'bluffhouse[datasets]', ou utilise --format jsonl
selfplay-not-empty = { $folder } n’est pas vide : choisis un autre dossier avec --out
bench-which-agent = Quel agent ? --agent prend un bot, engine:COMMAND ou model:NAME@URL
bench-no-suite = Il n’y a pas de série « { $name } » ; il y a : { $suites }
bench-other = { $folder } contient une autre mesure : choisis un autre dossier avec --out
bench-other-suites = Ces résultats viennent de séries différentes, on ne peut pas les comparer
bench-no-common-deals = Ces résultats n’ont aucune donne en commun, on ne peut pas les comparer

# The arena's report page
report-title = { $title } : arène
report-players = { $players ->
    [one] { $players } joueur par table
   *[other] { $players } joueurs par table
}
report-games = { $games ->
    [one] { $games } partie
   *[other] { $games } parties
}
report-deals = { $deals ->
    [one] { $deals } donne
   *[other] { $deals } donnes
}
report-unfinished = { $total ->
    [one] inachevé : { $total } partie est prévue
   *[other] inachevé : { $total } parties sont prévues
}
# $bot: a bot as it is typed, e.g. shark:bold.
report-alone = { $bot } contre lui-même
report-first = { $bot } gagne le plus souvent
report-just = { $bot } est devant, de peu
report-lead-alone = Le même bot à chaque place : ce qui reste est le biais du jeu lui-même.
# $share, $low, $high, $other: figures, e.g. 1.24.
report-lead = { $interval ->
    [yes] Il a gagné { $share } fois sa part équitable des parties (95 % : de { $low } à { $high }), devant { $second } avec { $other }.
   *[no] Il a gagné { $share } fois sa part équitable des parties, devant { $second } avec { $other }.
}
report-lead-just = { $interval ->
    [yes] Il a gagné { $share } fois sa part équitable des parties (95 % : de { $low } à { $high }). L’écart avec { $second } n’est pas encore net : il faudrait plus de parties.
   *[no] Il a gagné { $share } fois sa part équitable des parties. L’écart avec { $second } n’est pas encore net : il faudrait plus de parties.
}
report-strength = Force
report-strength-says = Les victoires rapportées à la part équitable : 1, c’est ne pas faire mieux que ses adversaires. Le point est ce qu’on a vu, la barre est l’intervalle à 95 %.
report-column-games = parties
report-column-wins = victoires
report-column-rating = cote (openskill)
report-head-to-head = Face à face
report-head-to-head-says = Quand les deux étaient à la même table et que l’un d’eux a gagné : la part du bot de gauche, place pour place. 50, c’est l’égalité.
report-bluff = Bluff
report-bluff-says = Ce qui a été dit, si c’était vrai, et qui y a cru. Douter, c’est agir comme si une parole était fausse.
report-lies-told = Mensonges dits
report-lies-told-says = sur tout ce qu’il a dit
report-lies-believed = Mensonges crus
report-lies-believed-says = par ceux qui devaient réagir
report-right = Doutes fondés
report-right-says = sur tout ce qu’il n’a pas cru
report-fooled = Dupé
report-fooled-says = mensonges qu’il a crus, sur ceux qu’on lui a dits
report-sprung = Pièges réussis
report-sprung-says = il a annoncé moins qu’il n’y avait, et l’autre a ouvert
report-column-said = dits
report-column-lies = mensonges
report-column-size = taille moyenne
report-column-right = doutes fondés
report-column-wrong = doutes à tort
report-column-traps = pièges
report-time = Temps de décision
# $seconds: a time with its unit, e.g. 1 s.
report-time-says = Le point est la moyenne, l’anneau le 95e centile ; chaque graduation vaut dix fois la précédente. Le temps accordé était de { $seconds }.
report-slowest = 95e : { $time }
report-bias = Le biais du jeu lui-même
report-bias-says = Part de victoires selon la place, peu importe qui y était : 1 est équitable. Tous les bots ont occupé chaque place aussi souvent.
report-by-turn = Par ordre de jeu
report-turn = { $place ->
    [1] commence
    [2] 2e
    [3] 3e
   *[other] { $place }e
}
report-by-seat = Par place
report-seat = place { $seat }
report-how = Comment on a joué
report-tables = tables par donne
report-tables-alone = une, avec le bot à chaque place
report-tables-all = { $tables ->
    [one] la seule possible ({ $tables }), dans les { $turns } ordres de jeu
   *[other] toutes les tables possibles ({ $tables }), chacune dans les { $turns } ordres de jeu
}
report-tables-circle = { $tables ->
    [one] { $tables } prise dans un cercle de tous les bots, remélangé à chaque donne, dans les { $turns } ordres de jeu
   *[other] { $tables } prises dans un cercle de tous les bots, remélangé à chaque donne, chacune dans les { $turns } ordres de jeu
}
report-endings = comment les parties ont fini
# $part: e.g. 40 %.
report-ending = { $reason ->
    [twenty_five_millions] 25 millions atteints : { $part }
    [bank_empty] banque vide : { $part }
    [last_one_left] dernier en jeu : { $part }
    [most_cards] le plus de cartes : { $part }
    [fewest_cards] le moins de cartes : { $part }
    [all_have_least_money] même somme pour tous : { $part }
    [most_points] le plus de points : { $part }
    [more_money] autant de points, plus d’argent : { $part }
    [shared] victoire partagée : { $part }
    [twenty_million] vingt millions : { $part }
    [eighth_heist] huitième casse : { $part }
    [treasure] le trésor : { $part }
   *[other] { $reason } : { $part }
}
report-again = pour rejouer la même chose
report-footer = Produit par { $command }. Les intervalles sont à 95 %, calculés sur les donnes : chaque donne a été jouée par chaque table dans chaque disposition, pour que la chance s’annule.
report-seconds = { $amount } s
report-milliseconds = { $amount } ms
report-microseconds = { $amount } µs

# The solver
solve-only-lie = « { $game } » n’est pas résolu, seul lie l’est
solve-no-difference = ne change rien à une manche : { $options }
solve-cards = --cards { $cards } : deux nombres, par exemple 1,2
solve-two-cards = une manche se joue à deux, avec au moins une carte chacun : --cards 1,1
solve-too-big = { $most ->
    [one] trop grand pour être résolu : au plus { $most } carte en tout
   *[other] trop grand pour être résolu : au plus { $most } cartes en tout
}
solve-size = Annonces : { $bids } ; situations d’annonce : { $points } ; mains et orientations : { $hands }
solve-iterations = itérations
solve-seconds = secondes
solve-value = valeur
solve-stopped = Arrêté.
solve-worth = La manche vaut { $value } pour qui ouvre. Arrondi, et sans ce qui n’est jamais joué : NashConv { $distance }.
solve-kept = { $bytes ->
    [one] { $file } : { $bytes } octet
   *[other] { $file } : { $bytes } octets
}

# Learning
learn-not-installed = Il manque des paquets pour apprendre ({ $package }) : pip install 'bluffhouse[learn]'
learn-numbers = --{ $option } { $text } : des nombres séparés par des virgules, p. ex. 2,4
learn-shares = --shares { $text } : donnez { $wanted } nombres, aucun en dessous de 0 et au moins un au-dessus
learn-pair = --{ $option } { $text } : un nombre, ou deux séparés par une virgule, aucun en dessous de 0
learn-net = { $file } ne convient pas : c'est le réseau d'un autre jeu, ou ses couches n'ont pas la largeur { $size } (--size).
learn-no-net = { $file } : ce fichier est abîmé ou ne contient pas de réseau.
learn-taken = { $folder } contient déjà un entraînement de ce jeu. Continuez-le avec --resume, ou choisissez un autre dossier avec --out.
learn-no-checkpoint = Il n'y a dans { $folder } aucun point de reprise.
learn-over = Cet entraînement est arrivé à sa fin : ce qui précède compte pour --choices et --seconds. Augmentez-les pour continuer.
learn-games = Les bots jouent
learn-compile = Compilation
learn-imitate = Imitation des bots
learn-train = Entraînement
learn-done = Terminé
learn-figures = { $millions } M de choix, parts { $shares }
learn-stopped = Arrêté. Reprenez depuis { $folder } avec --resume.
learn-kept = Réseau : { $file }, courbe : { $page }

# The house on this machine. $reason: what the system or the database says, mostly in English.
serve-open = La maison est ouverte : { $address }
serve-cannot-listen = impossible d’écouter sur { $host }, port { $port } : { $reason }
serve-no-fork = plusieurs workers demandent un système qui sait faire fork ; lance plutôt une maison par worker
backup-no-house = { $file } : il n’y a pas de maison ici
backup-no-answer = la base de données ne répond pas : { $reason }
backup-nothing = { $file } : { $reason } ; rien n’a été importé
backup-not-empty = { $database } : cette base a déjà abrité une maison ; une sauvegarde ne se charge que dans une base neuve
backup-there = { $file } : existe déjà ; choisis un autre nom
backup-written = { $place } : personnes : { $people }, tables : { $tables }, entrées : { $entries }
desk-token-new = Bureau de gestion : { $address } (jeton : { $token }). Garde le jeton : il ne sera plus affiché.
desk-token-given = le jeton est fixé par le réglage desk_token ; change-le là
desk-is-off = Le bureau est désactivé par le réglage desk.

# The database of a house, and its settings. $database, $folder, $file, $name, $where, $meant and $allowed stand as they are typed.
store-in-use = { $database } est déjà pris : une autre maison l’a ouvert. Ferme-la, choisis un autre fichier, ou prends PostgreSQL, que plusieurs maisons peuvent partager
store-cannot-open = impossible d’ouvrir la base de données { $database } : { $reason }
store-not-ours = { $database } n’est pas une de nos bases de données : { $reason }
store-something-else = { $database } contient autre chose ; choisis une autre base de données
store-newer = { $database } a été écrit par un Bluffhouse plus récent (schéma { $schema }) ; utilise celui-là
store-no-database = « { $database } » n’est pas une base de données ; ça s’écrit ainsi : sqlite:///folder/house.db ou postgresql://user@host/name
store-no-driver = PostgreSQL demande : pip install 'bluffhouse[postgres]'
agents-missing = il manque un module : pip install 'bluffhouse[agents]'
agents-no-house = { $url } ne répond pas, ou mcp n’y est pas activé
store-no-folder = impossible de créer le dossier { $folder } : { $reason }
settings-value = { $kind ->
    [whole] { $where } : il faut un nombre entier, { $allowed }
    [number] { $where } : il faut un nombre, { $allowed }
    [choice] { $where } : il faut l’un de ces mots : { $allowed }
    [folder] { $where } : il faut le chemin d’un dossier
    [list] { $where } : il faut une liste de textes comme { $allowed }
    [like] { $where } : il faut un texte comme { $allowed }
   *[text] { $where } : ça ne peut pas être vide
}
settings-unknown = { $name } : ce réglage n’existe pas ; il y a : { $allowed }
settings-unknown-near = { $name } : ce réglage n’existe pas ; voulais-tu dire { $meant } ?
settings-unreadable = { $file } : ce ne sont pas des réglages en TOML : { $details }
settings-workers = { $where } : à plusieurs processus, il faut PostgreSQL, par exemple postgresql://user@host/database

# Languages: bluffhouse words. $language: its code.
words-complete = { $language } : il ne manque rien
words-found = { $count ->
    [one] { $language } : { $count } chose à corriger
   *[other] { $language } : { $count } choses à corriger
}
words-fault = { $kind ->
    [file] ce fichier n’existe pas
    [missing] manque : { $key }
    [extra] absent de l’anglais : { $key }
    [twice] en double : { $key }
    [variables] { $key } : pas les mêmes variables qu’en anglais : { $details }
    [plurals] { $key } : il manque des formes du pluriel : { $details }
    [unread] illisible : { $details }
    [broken] { $key } : { $details }
    [english] { $key } : identique à l’anglais : { $details }
    [numbers] pas les mêmes numéros de règles qu’en anglais : { $details }
   *[codes] pas les mêmes mots entre accents graves qu’en anglais : { $details }
}

# Help: what stands in bluffhouse --help. Words in capitals are what one fills in.
help = Cinq jeux de bluff, dans les règles de l’art.
help-version = Afficher la version.
help-lang = La langue, par exemple fr. [BLUFFHOUSE_LANG, LANG]
help-play = Jouer contre les joueurs de la maison. Ctrl-C laisse un enregistrement à reprendre.
help-game = Voir : bluffhouse games.
help-play-players = Combien à table, en te comptant.
help-option = Une variante : NAME, ou NAME=VALUE. Peut se répéter.
help-play-seed = Tirer le hasard de cette partie d’une graine, pour la rejouer.
help-play-seat = Ta place, à partir de 0.
help-play-name = Ton nom.
help-play-bots = Tes adversaires : rookie, regular, shark, ou plusieurs séparés par des virgules.
help-play-save = Où va l’enregistrement.
help-play-resume = Reprendre une partie enregistrée.
help-play-yes = Ne pas demander de valider une décision.
help-games = Les jeux de la maison.
help-rules = Les règles d’un jeu, ou l’une d’elles.
help-rules-number = Une seule règle, par exemple LI-5.
help-replay = Raconter une partie enregistrée, et montrer la table là où elle s’arrête.
help-file = Un enregistrement, tel que --save l’écrit.
help-replay-seat = Seulement ce que cette place pouvait voir.
help-replay-to = S’arrêter après tant de décisions.
help-verify = Recalculer tout le hasard d’un enregistrement à partir de sa graine. Code de sortie : 0 honnête, 1 non, 2 sans preuve.
help-arena = Un tournoi entre bots : qui est plus fort, et qui ment. Ctrl-C garde ce qui a été joué.
help-bots = Qui joue, séparés par des virgules : regular,shark:bold,engine:./mybot.
help-players = Combien de joueurs par table.
help-arena-games = Combien de parties, au moins : on joue des donnes entières. [1000]
help-seconds = Le temps d’un bot pour une décision, en secondes. [1]
help-seed = Donner à partir d’une graine, pour rejouer la même chose.
help-out = Le dossier pour tout ce qu’il écrit.
help-jobs = Combien de parties en même temps. [une par cœur]
help-arena-resume = Continuer le tournoi de ce dossier.
help-arena-engine = Cette machine, ou un cluster Ray (demande bluffhouse[ray]).
help-selfplay = Fait jouer des bots et écrit un jeu de données : des enregistrements et un tableau de toutes les décisions.
help-selfplay-games = Combien de parties. [100]
help-selfplay-format = Lignes JSON ou Parquet (nécessite bluffhouse[datasets]).
help-selfplay-values = La valeur de chaque position : none (aucune) ou playouts (estimée en jouant la suite).
help-bench = Mesurer un agent face à des adversaires fixes avec des donnes fixes, sans la chance. Le même dossier reprend là où il s’était arrêté.
help-bench-agent = L’agent : un bot, engine:COMMAND ou model:NAME@URL.
help-bench-quick = Ne jouer que les premières donnes de la série.
help-bench-deals = Combien de donnes par section. [toute la série]
help-bench-suite = Le nom de la série.
help-bench-seconds = Temps de l’agent par décision, en secondes. [60]
help-bench-luck = Mesurer la chance et la retirer du résultat. C’est plus long.
help-bench-judged = Analyser aussi chaque partie et noter l’agent sur ses décisions, quel que soit le vainqueur. C’est plus long.
help-compare = Montrer de combien le premier agent est meilleur que le second, avec les mêmes donnes.
help-compare-first = Le results.json d’un agent.
help-compare-second = Le results.json d’un autre.
help-bench-engine = Cette machine, ou un cluster Ray (demande bluffhouse[ray]).
help-engine = Écrire des bots dans n’importe quel langage de programmation.
help-check = Essayer un moteur et dire ce qui ne va pas. Code de sortie : 0 tout va bien, 1 sinon.
help-check-command = La commande du moteur, entre guillemets : 'python3 mybot.py --level 3'.
help-check-games = Nombre de parties à essayer pour chaque jeu. [20]
help-check-seed = Donner à partir d’une graine, pour rejouer la même chose.
help-check-seconds = Temps du moteur par décision, en secondes. [1]
help-mcp = Faire jouer un modèle de langage : un serveur MCP sur l’entrée et la sortie standard (nécessite bluffhouse[agents]).
help-mcp-house = Jouer plutôt dans cette maison, où mcp doit être activé : https://bluff.example.org.
help-agent = Faire jouer un modèle de langage contre des bots et compter ce qu’il consomme. Sa clé est lue dans BLUFFHOUSE_MODEL_KEY (nécessite bluffhouse[agents]).
help-agent-model = Le nom du modèle sur son serveur.
help-agent-base-url = Le serveur, jusqu’à /v1. Il doit parler l’interface chat-completions.
help-agent-games = Combien de parties. [1]
help-agent-prices = Prix d’un million de tokens, lus et écrits : 0.5,1.5.
help-agent-house = Jouer plutôt à une table de cette maison, où mcp doit être activé.
help-agent-table = Le code de la table.
help-agent-name = Le nom du modèle à la table.
help-solve = Résoudre une manche de LIE à deux, et afficher à quelle distance d’un équilibre on est.
help-solve-game = lie : le seul qui soit résolu.
help-solve-cards = Les cartes de qui ouvre et celles de l’autre : 1,1, 1,2 ou 2,1.
help-solve-seconds = Combien de temps continuer.
help-solve-until = S’arrêter quand NashConv passe sous cette valeur.
help-solve-option = raise_order=value_first, wild_ones. Peut se répéter.
help-solve-out = Garder la stratégie dans ce fichier (.json.gz).
help-learn = Entraîner un réseau à un jeu, parmi des imitations de nos bots, ses versions passées et des joueurs qui l'exploitent.
help-learn-game = Le jeu à apprendre.
help-learn-out = Le dossier du réseau, de sa courbe et des points de reprise.
help-learn-players = Nombres de joueurs pour lesquels s’entraîner, p. ex. 2,4.
help-learn-choices = S’arrêter après ce nombre de choix.
help-learn-seconds = S’arrêter après ce nombre de secondes d’entraînement.
help-learn-imitate = Bots à imiter comme compagnie, séparés par des virgules ; vide : aucun.
help-learn-games = Vraies parties des bots dont apprendre avant l’entraînement.
help-learn-processes = Processus qui jouent de vraies parties.
help-learn-tables = Tables en même temps.
help-learn-size = Largeur des trois couches du réseau.
help-learn-net = Commencer avec ce réseau au lieu d'une copie du premier bot.
help-learn-shares = À quelle fréquence le réseau, son rival et chaque imitation occupent une place, séparés par des virgules. [0.3,0.1,0.25,0.25,0.1]
help-learn-alike = Part des tables où un réseau joue parmi des joueurs tous identiques, de 0 à 1.
help-learn-entropy = Poids de la variété au début et à la fin.
help-learn-rate = Taux d'apprentissage au début et à la fin.
help-learn-epochs = Combien de fois le réseau apprend de chaque choix.
help-learn-seed = Graine de tout ce qui est aléatoire.
help-learn-resume = Reprendre au point de reprise du dossier.
help-serve = Ouvrir la maison : des tables pour les gens et les bots, par HTTP et WebSocket.
help-config = Un fichier TOML avec des réglages.
help-serve-browser = L’ouvrir dans le navigateur de cette machine.
help-export = Écrire toute la maison dans un fichier : personnes, tables, parties. La maison peut rester ouverte.
help-export-file = Un nouveau fichier. Il contient des secrets.
help-import = Charger la maison d’un tel fichier dans une base neuve et vide. Tout, ou rien.
help-import-file = Tel qu’export l’écrit.
help-desk-token = Créer un nouveau jeton pour le bureau de gestion. L’ancien cesse aussitôt de valoir ; la maison peut rester ouverte.
help-database = Où sont gardées les tables, comme pour serve. [BLUFFHOUSE_DATABASE]
help-data = Le dossier des fichiers de la maison. [BLUFFHOUSE_DATA]
help-schema = Afficher le schéma JSON de chaque message entre une maison et ses clients.
help-words = Ce qui manque ou cloche dans une langue, ou dans toutes. Code de sortie 1 : quelque chose cloche.
help-words-language = Son code, par exemple fr.
help-words-folder = Le dossier d’une langue encore en cours d’écriture.

# Help: the settings of bluffhouse serve
setting-host = L’adresse d’écoute ; 0.0.0.0 : toutes.
setting-port = Le port d’écoute ; 0 : n’importe lequel de libre.
setting-operations = Une adresse et un port à part pour /metrics, /readyz et /healthz, par exemple 127.0.0.1:8322 ; vide : pas de mesures.
setting-desk = Proposer le bureau de gestion à /desk, pour qui a son jeton.
setting-desk-token = Le jeton du bureau de gestion ; vide : celui du premier démarrage. Indique-le dans le fichier ou l’environnement, pas sur la ligne de commande.
setting-public-url = Le début des liens vers les tables ; vide : l’adresse de la requête.
setting-allowed-origins = Les origines, outre la nôtre, dont les pages peuvent parler à la maison.
setting-allowed-hosts = Les noms d’hôte auxquels la maison répond, outre les adresses IP, les noms sans point, *.local et l’hôte de public_url.
setting-secure-cookies = N’envoyer les cookies que par HTTPS. À activer partout où il y a HTTPS.
setting-proxy = Il y a un proxy devant : croire ses X-Forwarded-For et X-Forwarded-Proto. Sans proxy, n’importe qui pourrait les falsifier.
setting-data = Le dossier des fichiers de la maison.
setting-database = Où sont gardées les tables : sqlite:///path ou postgresql://user@host/database ; vide : le fichier house.db du dossier de données.
setting-workers = Les processus qui servent les tables ; à plusieurs, il faut PostgreSQL.
setting-worker-port = Port sur lequel le premier processus écoute en plus ; chaque autre prend le suivant. Un proxy peut ainsi mener tous les joueurs d’une table au même. 0 : aucun.
setting-log = Le niveau d’importance à partir duquel on journalise.
setting-log-format = Des lignes de journal pour les gens ou pour les programmes.
setting-bot-processes = Les processus où réfléchissent les bots d’un worker.
setting-bot-seconds = Le temps de réflexion d’un bot, en secondes ; ensuite, un plus simple décide pour lui.
setting-bot-delay = Le temps, en secondes environ, où un bot a l’air de réfléchir ; 0 : aucun.
setting-engines = Programmes autorisés à jouer aux tables comme bots, chacun sous la forme NOM=COMMANDE ; aucun par défaut.
setting-mcp = Laisser des agents rejoindre les tables par MCP, à /mcp (nécessite bluffhouse[agents]).
setting-drop-grace = Le temps, en secondes, laissé à un joueur déconnecté pour revenir, avant que la table attende ou qu’un bot prenne le relais.
setting-start-grace = Le temps, en secondes, laissé aux appareils pour montrer leurs nombres pour la donne avant que le départ soit annulé.
setting-sleep-after = Au bout de combien de secondes une table que personne ne regarde quitte la mémoire. Elle reste sur le disque.
setting-archive-after-days = Au bout de combien de jours une table que personne n’a touchée est archivée. Elle n’est jamais perdue.
setting-max-tables = Le nombre maximal de tables ouvertes en même temps.
setting-max-tables-per-address = Le nombre maximal de tables ouvertes depuis une adresse en une heure ; cette machine elle-même est exemptée.
setting-max-wrong-codes-per-address = Les codes de table erronés par heure depuis une adresse ; cette machine elle-même est exemptée.
setting-max-connections-per-address = Le nombre maximal de connexions simultanées depuis une adresse.
setting-max-requests-per-address = Le nombre maximal de connexions simultanées depuis une adresse, hors connexions en direct. Derrière un proxy, c’est lui qui les limite.
setting-request-seconds = Les secondes qu’a un client pour envoyer l’en-tête d’une requête, et autant pour son contenu.
setting-max-viewers-per-table = Le nombre maximal de connexions simultanées à une table.
setting-max-entries-per-table = Les entrées d’une table, sans compter les coups ni les connexions ; au-delà, seul ce dont la partie a besoin est accepté.
setting-max-message = La taille maximale, en octets, d’un message venant d’un client.
setting-messages-per-second = Le nombre maximal de messages par seconde d’une personne, à la longue ; deux fois plus d’un coup. Les demandes coûteuses comptent plusieurs fois.
setting-messages-per-second-per-address = Le nombre maximal de messages et de requêtes par seconde d’une adresse, à la longue ; deux fois plus d’un coup. Cette machine elle-même est exemptée.
setting-chat-length = Le nombre maximal de caractères d’un message du chat.
setting-chat-per-minute = Le nombre maximal de messages du chat d’une personne en une minute.

# bluffhouse sans commande : la maison pour tous ceux qui sont dans la pièce
party-port-taken = Le port { $port } est pris par un autre programme ; cette maison a le { $other }.
party-others = Les téléphones et les autres machines de ce réseau entrent par ici : { $address }
party-no-network = Cette machine n’est sur aucun réseau pour le moment : les téléphones ne peuvent pas entrer.
party-close = Ctrl-C ferme la maison.
party-kept = Ce qui a été joué est gardé : { $file }
help-without = Sans commande, la maison s’ouvre dans le navigateur de cette machine, pour tous ceux du même réseau.
help-host = Sans commande : l’adresse d’écoute. 127.0.0.1 : pour cette machine seulement.
help-port = Sans commande : le port d’écoute ; 0 : n’importe lequel de libre.
help-no-browser = Sans commande : ne pas ouvrir le navigateur.
