### The games by name, for lists of them

dont-bluff-title = Don't Bluff!
dont-bluff-hook = Skub lukkede kufferter over bordet, sig, hvad der er i dem, og håb, at de andre tror dig på de forkerte tidspunkter.
millionaires-title = Millionaires and Bankrupts
millionaires-hook = Overbyd alle andre i jagten på det søde liv, og hav alligevel flere penge tilbage end mindst én af dem.
lie-title = LIE
lie-hook = Vend dine kort, byd højere, og råb løgn, før der bliver råbt løgn ad dig.
millions-of-dollars-title = Millions of Dollars
millions-of-dollars-hook = Vælg din rolle i smug, snak rivalerne ud af banken, og del byttet med dem, der er tilbage.
bluff-pirate-title = Bluff Pirate
bluff-pirate-hook = Vis ét kort, gem resten, sværg på, at de er ens, og sæt sejl, før nogen kigger efter.
