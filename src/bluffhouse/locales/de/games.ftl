### The games by name, for lists of them

dont-bluff-title = Don't Bluff!
dont-bluff-hook = Schieb geschlossene Koffer über den Tisch, sag, was drin ist, und hoffe, dass man dir bei den falschen glaubt.
millionaires-title = Millionaires and Bankrupts
millionaires-hook = Überbiete alle im Rennen um das süße Leben – aber hab am Ende nicht am wenigsten Geld.
lie-title = LIE
lie-hook = Wähl deine Zahlen, treib das Gebot hoch und entlarve die Lüge, bevor deine eigene auffliegt.
millions-of-dollars-title = Millions of Dollars
millions-of-dollars-hook = Wähle heimlich eine Rolle, rede den anderen den Bankraub aus und teile die Beute mit allen, die geblieben sind.
bluff-pirate-title = Bluff Pirate
bluff-pirate-hook = Zeig eine Karte, versteck die anderen, schwör, dass alle gleich sind, und segle los, bevor jemand nachsieht.
