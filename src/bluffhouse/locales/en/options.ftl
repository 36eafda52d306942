### The options of a table, where they are set

dont-bluff-option-reverse-offer = The target offers
dont-bluff-option-reverse-offer-says = Who was hit by the die offers suitcases to the player with the gun, not the other way round (DB-15).

millionaires-option-face-down-tiles = Won tiles face down
millionaires-option-face-down-tiles-says = Nobody sees any more who owns what (MB-11).

lie-option-raise-order = What is higher
lie-option-raise-order-says = The order in which bids must climb (LI-5).
lie-option-raise-order-classic = more cards first
lie-option-raise-order-value-first = a higher value first
lie-option-wild-ones = Wild ones
lie-option-wild-ones-says = Ones count as every value, unless the round's first bid was on ones (LI-10).
lie-option-directions = Either direction
lie-option-directions-says = Who starts a round chooses which way it goes (LI-11).
lie-option-fewer-and-fewer = Fewer and fewer
lie-option-fewer-and-fewer-says = Everybody starts with five cards and the loser of a round draws one fewer (LI-12).
lie-option-longer-game = A longer game
lie-option-longer-game-says = Who meets the end is out and the others play on (LI-13).

millions-of-dollars-option-fool-me-once = Fool me once
millions-of-dollars-option-fool-me-once-says = The role you used last lies open and cannot be chosen again at once. For 4 to 8 players (MD-13).

bluff-pirate-option-islands = Treasure islands
bluff-pirate-option-islands-says = The two squares where the treasure may be; the second is the end of the track (BP-2).

bot-rookie = rookie: plays like a casual guest
bot-regular = regular: counts cards, remembers who lied
bot-shark = shark: the strongest we have
temper-steady = steady
temper-bold = bold
temper-cagey = cagey
temper-trusting = trusting
temper-suspicious = suspicious
temper-chatty = chatty
