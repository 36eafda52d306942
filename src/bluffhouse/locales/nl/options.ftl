### The options of a table, where they are set

dont-bluff-option-reverse-offer = Het doelwit biedt aan
dont-bluff-option-reverse-offer-says = Wie door de dobbelsteen wordt aangewezen, biedt de speler met het pistool koffers aan, in plaats van andersom (DB-15).

millionaires-option-face-down-tiles = Gewonnen tegels gedekt
millionaires-option-face-down-tiles-says = Niemand ziet meer wie wat heeft (MB-11).

lie-option-raise-order = Wat hoger is
lie-option-raise-order-says = De volgorde waarin de biedingen moeten oplopen (LI-5).
lie-option-raise-order-classic = eerst meer kaarten
lie-option-raise-order-value-first = eerst een hogere waarde
lie-option-wild-ones = Enen als joker
lie-option-wild-ones-says = Enen tellen als elke waarde, tenzij het eerste bod van de ronde op enen was (LI-10).
lie-option-directions = Beide richtingen
lie-option-directions-says = Wie een ronde begint, kiest welke kant die op gaat (LI-11).
lie-option-fewer-and-fewer = Steeds minder
lie-option-fewer-and-fewer-says = Iedereen begint met vijf kaarten, en wie een ronde verliest, trekt er een minder (LI-12).
lie-option-longer-game = Langer spel
lie-option-longer-game-says = Wie het spel zou laten eindigen, ligt eruit, en de anderen spelen door (LI-13).

millions-of-dollars-option-fool-me-once = Geen tweede keer
millions-of-dollars-option-fool-me-once-says = Je vorige rol ligt open en mag je niet meteen weer kiezen. Voor 4 tot 8 spelers (MD-13).

bluff-pirate-option-islands = Schateilanden
bluff-pirate-option-islands-says = De twee vakjes waar de schat kan liggen; het tweede is het einde van de route (BP-2).

bot-rookie = groentje: speelt als een gelegenheidsspeler
bot-regular = stamgast: telt kaarten, onthoudt wie er loog
bot-shark = haai: de sterkste die we hebben
temper-steady = kalm
temper-bold = brutaal
temper-cagey = gesloten
temper-trusting = goedgelovig
temper-suspicious = achterdochtig
temper-chatty = praatgraag
