### The games by name, for lists of them

dont-bluff-title = Don't Bluff!
dont-bluff-hook = Slide closed suitcases across the table, say what's inside, and hope they believe you about the wrong ones.
millionaires-title = Millionaires and Bankrupts
millionaires-hook = Outbid everyone for the good life, but don't end up with the least money.
lie-title = LIE
lie-hook = Pick your numbers, raise the bid, and call the liar before the liar calls you.
millions-of-dollars-title = Millions of Dollars
millions-of-dollars-hook = Pick a role in secret, talk your rivals out of the heist, and split the loot with the thieves who stayed.
bluff-pirate-title = Bluff Pirate
bluff-pirate-hook = Show one card, hide the rest, swear they're all the same, and sail off before anyone looks.
