### The options of a table, where they are set

dont-bluff-option-reverse-offer = Omgekeerd aanbod
dont-bluff-option-reverse-offer-says = De speler die de dobbelsteen aanwijst, biedt de speler met het pistool koffers aan, in plaats van andersom (DB-15).

millionaires-option-face-down-tiles = Gedekte tegels
millionaires-option-face-down-tiles-says = Gewonnen tegels liggen gedekt, dus onthoud wie wat heeft (MB-11).

lie-option-raise-order = Wat als hoger telt
lie-option-raise-order-says = Wat een nieuw bod moet overtreffen: het aantal of de waarde (LI-5).
lie-option-raise-order-classic = eerst meer kaarten
lie-option-raise-order-value-first = eerst een hogere waarde
lie-option-wild-ones = Enen als joker
lie-option-wild-ones-says = Enen tellen als elke waarde, tenzij het eerste bod van de ronde op enen was (LI-10).
lie-option-directions = Kies de richting
lie-option-directions-says = Wie een ronde begint, kiest welke kant die op gaat (LI-11).
lie-option-fewer-and-fewer = Steeds minder
lie-option-fewer-and-fewer-says = Iedereen begint met vijf kaarten, en een verloren ronde kost je er een. De meeste kaarten winnen (LI-12).
lie-option-longer-game = Langer spel
lie-option-longer-game-says = Wie geen kansen meer heeft, ligt er alleen zelf uit; de anderen spelen door tot er één over is (LI-13).

millions-of-dollars-option-fool-me-once = Geen tweede keer
millions-of-dollars-option-fool-me-once-says = Je vorige rol ligt open en mag je niet meteen weer kiezen. Voor 4 tot 8 spelers (MD-13).

bluff-pirate-option-islands = Schateilanden
bluff-pirate-option-islands-says = De twee vakjes waar de schat kan liggen; het tweede is het einde van de route (BP-2).

bot-rookie = groentje: speelt voor de lol
bot-regular = stamgast: telt kaarten en onthoudt wie er loog
bot-shark = haai: de sterkste die we hebben
bot-champion = kampioen: leerde door miljoenen partijen te spelen
temper-steady = kalm
temper-bold = brutaal
temper-cagey = gesloten
temper-trusting = goedgelovig
temper-suspicious = achterdochtig
temper-chatty = praatgraag
