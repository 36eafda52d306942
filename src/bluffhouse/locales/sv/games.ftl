### The games by name, for lists of them

dont-bluff-title = Don't Bluff!
dont-bluff-hook = Skjut stängda väskor över bordet, säg vad som är i dem och hoppas att de tror dig när de inte borde.
millionaires-title = Millionaires and Bankrupts
millionaires-hook = Bjud över alla i jakten på det ljuva livet – men se till att inte ha minst pengar kvar.
lie-title = LIE
lie-hook = Välj dina valörer, höj budet och syna lögnaren innan lögnaren synar dig.
millions-of-dollars-title = Millions of Dollars
millions-of-dollars-hook = Välj en roll i hemlighet, snacka bort rivalerna från kuppen och dela bytet med tjuvarna som stannade.
bluff-pirate-title = Bluff Pirate
bluff-pirate-hook = Visa ett kort, göm de andra, svär på att alla är lika och segla innan någon hinner titta.
