### The options of a table, where they are set

dont-bluff-option-reverse-offer = Reverse offer
dont-bluff-option-reverse-offer-says = The player the die picks offers suitcases to the player with the gun, instead of the other way round (DB-15).

millionaires-option-face-down-tiles = Face-down tiles
millionaires-option-face-down-tiles-says = Tiles you win lie face down, so you have to remember who owns what (MB-11).

lie-option-raise-order = What counts as higher
lie-option-raise-order-says = What a new bid has to beat: the count or the value (LI-5).
lie-option-raise-order-classic = more cards first
lie-option-raise-order-value-first = higher value first
lie-option-wild-ones = Wild ones
lie-option-wild-ones-says = Ones count as every value, unless the first bid of the round was on ones (LI-10).
lie-option-directions = Choose the direction
lie-option-directions-says = The player who starts a round decides which way it goes (LI-11).
lie-option-fewer-and-fewer = Fewer and fewer
lie-option-fewer-and-fewer-says = You all start with five cards, and losing a round costs you one. Most cards wins (LI-12).
lie-option-longer-game = Longer game
lie-option-longer-game-says = Losing all your chances only puts you out; the others play on until one is left (LI-13).

millions-of-dollars-option-fool-me-once = Fool me once
millions-of-dollars-option-fool-me-once-says = The role you used last time lies open, and you can't use it again right away. For 4 to 8 players (MD-13).

bluff-pirate-option-islands = Treasure islands
bluff-pirate-option-islands-says = The two squares where the treasure may be. The second one is the end of the track (BP-2).

bot-rookie = rookie: plays for fun
bot-regular = regular: counts cards and remembers who lied
bot-shark = shark: the strongest we have
bot-champion = champion: learned by playing millions of games
temper-steady = steady
temper-bold = bold
temper-cagey = cagey
temper-trusting = trusting
temper-suspicious = suspicious
temper-chatty = chatty
