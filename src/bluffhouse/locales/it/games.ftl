### The games by name, for lists of them

dont-bluff-title = Don't Bluff!
dont-bluff-hook = Fai scivolare valigette chiuse sul tavolo, di’ che cosa c’è dentro e spera che ti credano proprio su quelle sbagliate.
millionaires-title = Millionaires and Bankrupts
millionaires-hook = Aggiudicati la bella vita all’asta, ma tieni da parte più soldi di qualcun altro.
lie-title = LIE
lie-hook = Gira le carte, rilancia e smaschera chi mente prima che smascherino te.
millions-of-dollars-title = Millions of Dollars
millions-of-dollars-hook = Scegli il tuo ruolo in segreto, convinci i rivali a lasciar perdere la banca e dividi il bottino con chi resta.
bluff-pirate-title = Bluff Pirate
bluff-pirate-hook = Mostra una carta, nascondi le altre, giura che sono tutte uguali e prendi il largo prima che qualcuno controlli.
