### The options of a table, where they are set

dont-bluff-option-reverse-offer = Umgekehrtes Angebot
dont-bluff-option-reverse-offer-says = Die Person, die der Würfel bestimmt, bietet der Person mit der Pistole Koffer an, nicht umgekehrt (DB-15).

millionaires-option-face-down-tiles = Verdeckte Plättchen
millionaires-option-face-down-tiles-says = Gewonnenes liegt verdeckt: Du musst dir merken, wem was gehört (MB-11).

lie-option-raise-order = Was als höher gilt
lie-option-raise-order-says = Was ein neues Gebot übertreffen muss: Anzahl oder Wert (LI-5).
lie-option-raise-order-classic = erst mehr Karten
lie-option-raise-order-value-first = erst ein höherer Wert
lie-option-wild-ones = Einsen als Joker
lie-option-wild-ones-says = Einsen zählen als jeder Wert, außer das erste Gebot der Runde galt den Einsen (LI-10).
lie-option-directions = Freie Richtung
lie-option-directions-says = Wer eine Runde beginnt, bestimmt, in welche Richtung sie läuft (LI-11).
lie-option-fewer-and-fewer = Immer weniger
lie-option-fewer-and-fewer-says = Alle beginnen mit fünf Karten, und jede verlorene Runde kostet eine. Die meisten Karten gewinnen (LI-12).
lie-option-longer-game = Längere Partie
lie-option-longer-game-says = Wer alle Chancen verloren hat, scheidet nur aus; die anderen spielen weiter, bis eine Person übrig ist (LI-13).

millions-of-dollars-option-fool-me-once = Nicht schon wieder
millions-of-dollars-option-fool-me-once-says = Deine letzte Rolle liegt offen aus und darf nicht gleich noch einmal gewählt werden. Für 4 bis 8 Spieler (MD-13).

bluff-pirate-option-islands = Schatzinseln
bluff-pirate-option-islands-says = Die zwei Felder, auf denen der Schatz liegen kann; das zweite ist das Ende der Strecke (BP-2).

bot-rookie = Neuling: spielt zum Spaß
bot-regular = Stammgast: zählt Karten und merkt sich, wer gelogen hat
bot-shark = Hai: der stärkste, den wir haben
bot-champion = Champion: hat es in Millionen Partien gelernt
temper-steady = besonnen
temper-bold = kühn
temper-cagey = zugeknöpft
temper-trusting = gutgläubig
temper-suspicious = misstrauisch
temper-chatty = redselig
