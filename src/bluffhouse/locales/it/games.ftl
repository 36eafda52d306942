### The games by name, for lists of them

dont-bluff-title = Don't Bluff!
dont-bluff-hook = Fai scivolare valigette chiuse sul tavolo, di’ che cosa c’è dentro e spera che ti credano proprio su quelle sbagliate.
millionaires-title = Millionaires and Bankrupts
millionaires-hook = Aggiudicati la bella vita all’asta, ma non restare con meno soldi di tutti.
lie-title = LIE
lie-hook = Scegli i tuoi numeri, rilancia e smaschera chi mente prima che smascherino te.
millions-of-dollars-title = Millions of Dollars
millions-of-dollars-hook = Scegli il tuo ruolo in segreto, convinci i rivali a lasciar perdere il colpo e dividi il bottino con i ladri rimasti.
bluff-pirate-title = Bluff Pirate
bluff-pirate-hook = Mostra una carta, nascondi le altre, giura che sono tutte uguali e prendi il largo prima che qualcuno controlli.
