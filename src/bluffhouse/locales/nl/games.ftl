### The games by name, for lists of them

dont-bluff-title = Don't Bluff!
dont-bluff-hook = Schuif dichte koffers over tafel, zeg wat erin zit en hoop dat ze je juist bij de verkeerde geloven.
millionaires-title = Millionaires and Bankrupts
millionaires-hook = Overbied iedereen voor het goede leven, maar zorg dat je aan het eind niet het minste geld hebt.
lie-title = LIE
lie-hook = Kies je getallen, jaag het bod op en ontmasker de leugenaar voordat die jou ontmaskert.
millions-of-dollars-title = Millions of Dollars
millions-of-dollars-hook = Kies in het geheim een rol, praat je rivalen de overval uit het hoofd en deel de buit met de dieven die bleven.
bluff-pirate-title = Bluff Pirate
bluff-pirate-hook = Toon één kaart, verberg de rest, zweer dat ze allemaal gelijk zijn en vaar weg voordat iemand kijkt.
