### The options of a table, where they are set

dont-bluff-option-reverse-offer = La cible propose
dont-bluff-option-reverse-offer-says = Le joueur désigné par le dé propose des mallettes à celui qui a le flingue, et non l’inverse (DB-15).

millionaires-option-face-down-tiles = Tuiles gagnées cachées
millionaires-option-face-down-tiles-says = Les tuiles gagnées restent cachées : à toi de retenir qui possède quoi (MB-11).

lie-option-raise-order = Comment surenchérir
lie-option-raise-order-says = Ce qu’une nouvelle annonce doit dépasser : le nombre ou la valeur (LI-5).
lie-option-raise-order-classic = le nombre d’abord
lie-option-raise-order-value-first = la valeur d’abord
lie-option-wild-ones = Les 1 sont jokers
lie-option-wild-ones-says = Les 1 comptent pour toutes les valeurs, sauf si la première annonce de la manche portait sur les 1 (LI-10).
lie-option-directions = Sens au choix
lie-option-directions-says = Le joueur qui ouvre la manche choisit dans quel sens elle tourne (LI-11).
lie-option-fewer-and-fewer = De moins en moins
lie-option-fewer-and-fewer-says = Tout le monde commence avec cinq cartes, et perdre une manche en coûte une. Qui a le plus de cartes gagne (LI-12).
lie-option-longer-game = Partie longue
lie-option-longer-game-says = Perdre ta dernière chance te met seulement hors jeu ; les autres continuent jusqu’au dernier (LI-13).

millions-of-dollars-option-fool-me-once = On ne m’y reprend pas
millions-of-dollars-option-fool-me-once-says = Ton dernier rôle joué reste visible, et tu ne peux pas le reprendre aussitôt. De 4 à 8 joueurs (MD-13).

bluff-pirate-option-islands = Îles au trésor
bluff-pirate-option-islands-says = Les deux cases où le trésor peut se trouver ; la seconde est la fin du parcours (BP-2).

bot-rookie = novice : joue pour le plaisir
bot-regular = habitué : compte les cartes, se souvient des menteurs
bot-shark = requin : le plus fort que nous ayons
bot-champion = champion : a appris en jouant des millions de parties
temper-steady = posé
temper-bold = audacieux
temper-cagey = cachottier
temper-trusting = confiant
temper-suspicious = méfiant
temper-chatty = bavard
