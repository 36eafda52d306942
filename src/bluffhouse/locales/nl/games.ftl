### The games by name, for lists of them

dont-bluff-title = Don't Bluff!
dont-bluff-hook = Schuif dichte koffers over tafel, zeg wat erin zit en hoop dat ze je juist bij de verkeerde geloven.
millionaires-title = Millionaires and Bankrupts
millionaires-hook = Koop op de veiling het goede leven bij elkaar, en houd toch meer geld over dan minstens één ander.
lie-title = LIE
lie-hook = Draai je kaarten, jaag het bod op en ontmasker de leugenaar voordat die jou ontmaskert.
millions-of-dollars-title = Millions of Dollars
millions-of-dollars-hook = Kies in het geheim je rol, praat je rivalen de bank uit en deel de buit met wie er overblijft.
bluff-pirate-title = Bluff Pirate
bluff-pirate-hook = Toon één kaart, verberg de rest, zweer dat ze allemaal gelijk zijn en vaar weg voordat iemand kijkt.
