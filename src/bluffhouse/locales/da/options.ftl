### The options of a table, where they are set

dont-bluff-option-reverse-offer = Omvendt tilbud
dont-bluff-option-reverse-offer-says = Den spiller, farveterningen peger på, tilbyder kufferter til spilleren med pistolen og ikke omvendt (DB-15).

millionaires-option-face-down-tiles = Skjulte brikker
millionaires-option-face-down-tiles-says = Vundne brikker ligger med bagsiden op: du må selv huske, hvem der ejer hvad (MB-11).

lie-option-raise-order = Hvad tæller som højere
lie-option-raise-order-says = Hvad et nyt bud skal slå: antallet eller værdien (LI-5).
lie-option-raise-order-classic = flere kort først
lie-option-raise-order-value-first = højere værdi først
lie-option-wild-ones = Enere er jokere
lie-option-wild-ones-says = Enere tæller som alle værdier, medmindre rundens første bud var på enere (LI-10).
lie-option-directions = Vælg retning
lie-option-directions-says = Den, der begynder en runde, vælger, hvilken vej den går (LI-11).
lie-option-fewer-and-fewer = Færre og færre
lie-option-fewer-and-fewer-says = Alle begynder med fem kort, og en tabt runde koster ét. Flest kort vinder (LI-12).
lie-option-longer-game = Et længere spil
lie-option-longer-game-says = Den, der har mistet alle sine chancer, går bare ud; de andre spiller videre, til én er tilbage (LI-13).

millions-of-dollars-option-fool-me-once = Ikke to gange
millions-of-dollars-option-fool-me-once-says = Den rolle, du brugte sidst, ligger åbent og kan ikke vælges igen med det samme. For 4 til 8 spillere (MD-13).

bluff-pirate-option-islands = Skatteøer
bluff-pirate-option-islands-says = De to felter, hvor skatten kan ligge; det andet er enden på ruten (BP-2).

bot-rookie = grønskolling: spiller for sjov
bot-regular = stamgæst: tæller kort og husker, hvem der løj
bot-shark = haj: den stærkeste, vi har
bot-champion = mester: lærte ved at spille millioner af spil
temper-steady = rolig
temper-bold = dristig
temper-cagey = forsigtig
temper-trusting = godtroende
temper-suspicious = mistroisk
temper-chatty = snakkesalig
