### The games by name, for lists of them

dont-bluff-title = Don't Bluff!
dont-bluff-hook = Skub lukkede kufferter over bordet, sig, hvad der er i dem, og håb, at de andre tror dig på de forkerte tidspunkter.
millionaires-title = Millionaires and Bankrupts
millionaires-hook = Overbyd alle andre i jagten på det søde liv, men ende ikke med færrest penge.
lie-title = LIE
lie-hook = Vælg dine tal, byd højere, og råb løgn, før der bliver råbt løgn ad dig.
millions-of-dollars-title = Millions of Dollars
millions-of-dollars-hook = Vælg en rolle i smug, tal rivalerne fra kuppet, og del byttet med de tyve, der blev.
bluff-pirate-title = Bluff Pirate
bluff-pirate-hook = Vis ét kort, gem resten, sværg på, at de er ens, og sæt sejl, før nogen kigger efter.
