### The games by name, for lists of them

dont-bluff-title = Don't Bluff!
dont-bluff-hook = Slide closed suitcases across the table, say what is in them, and hope they take your word for the wrong ones.
millionaires-title = Millionaires and Bankrupts
millionaires-hook = Outbid everybody for the good life, and still have more money left than somebody.
lie-title = LIE
lie-hook = Turn your cards, raise the bid, and call the liar before the liar calls you.
millions-of-dollars-title = Millions of Dollars
millions-of-dollars-hook = Pick your role in secret, talk your rivals out of the bank, and split the loot with whoever is left.
bluff-pirate-title = Bluff Pirate
bluff-pirate-hook = Show one card, hide the others, swear that they are all the same, and sail before anybody looks.
