### Learn by playing: what the coach says in the guided first round of each game.
### One thing at a time, two short sentences at most. $name and $other are players' names.

# The coach
learn-coach = The coach
learn-got-it = Got it
learn-close = Send the coach away
learn-call = Call the coach back
learn-watch = Watch the others for a moment.
learn-yours = Your decision. You have seen this one before.
learn-play-on = Play on
learn-friends = Open a table for friends

# LIE
learn-lie-goal = Lose a round, and you get one card more. As soon as somebody would get a sixth, the fewest cards win.
learn-lie-turn = A card has two values, and the upper one counts. Tap the card to turn it, then press the button: nobody sees what you choose.
learn-lie-begin = You begin. Say how many cards of one value there are at least in all hands together, out of { $cards }.
learn-lie-listen = Now bids are made: so many cards of one value, in all hands together. Each one has to go higher, or call the last bid a lie.
learn-lie-heard = { $name } says: at least { $count } × { $value } in all hands. There are { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
}, and you know only your own.
learn-lie-raise = Do you believe it? Then bid higher: more cards, or as many of a higher value. If not, call it a lie.
learn-lie-call-only = Nothing higher can be said any more. Only one thing is left: call it a lie.
learn-lie-bluff = You may say what is not true. A bluffer names a value he does not hold, and hopes that the next one goes higher.
learn-lie-again = It has come back to you, at { $count } × { $value }. Higher still, or is this where you call?
learn-lie-lie = { $part ->
    [bidder] The bid was { $count } × { $value }, and the cards show only { $found }: { $other } has caught you lying. You get one card more.
    [caller] The bid was { $count } × { $value }, and the cards show only { $found }: { $name } has lied, and you have caught it. { $name } gets one card more.
   *[watcher] The bid was { $count } × { $value }, and the cards show only { $found }: { $name } has lied, and { $other } has caught it. { $name } gets one card more.
}
learn-lie-truth = { $part ->
    [bidder] The bid was { $count } × { $value }, and the cards show { $found }: your bid was true. { $other } has called it a lie, and gets one card more.
    [caller] The bid was { $count } × { $value }, and the cards show { $found }: { $name } has told the truth. Whoever calls wrongly loses, so you get one card more.
   *[watcher] The bid was { $count } × { $value }, and the cards show { $found }: { $name } has told the truth. { $other } has called wrongly, and gets one card more.
}
learn-lie-next = Now all the cards are shuffled and dealt again. The winner of these two begins.
learn-lie-end = That is all: turn, bid, go higher or call. Play on here, or open a table for friends.

# Millionaires and Bankrupts
learn-millionaires-goal = You buy tiles, and tiles are points. But whoever has the least money at the end is out, however fine their tiles.
learn-millionaires-money = This is all your money: 106 million. What you pay is gone for good, and there is no change.
learn-millionaires-reveal = You turn up the next tile, and then you speak first. After this, whoever takes a tile does it.
learn-millionaires-wealth = { $tile ->
    [one] Wealth: { $tile } point at the end. The highest bid gets it.
   *[other] Wealth: { $tile } points at the end. The highest bid gets it.
}
learn-millionaires-success = Success: it doubles all your points. The highest bid gets it.
learn-millionaires-casino = The Casino takes 5 points from you. Here you pay to be spared: whoever passes first has to take it.
learn-millionaires-cba = The CBA halves all your points. Here you pay to be spared: whoever passes first has to take it.
learn-millionaires-thief = The Thief takes one of your wealth tiles. Here you pay to be spared: whoever passes first has to take him.
learn-millionaires-bid = { $highest ->
    [0] Nobody has bid yet. Tap the notes you would pay, or pass: then you are out of this auction.
   *[other] Tap notes worth more than { $highest } million, or pass. If you pass, you are out of this auction.
}
learn-millionaires-push = Only the winner pays; everybody else gets their money back. A bluffer drives up the price and passes in time.
learn-millionaires-escape = { $highest ->
    [0] Bid something to be spared, or pass: then the tile is yours, and nobody pays.
   *[other] Bid more than { $highest } million to be spared. If you pass, the tile is yours, but you get your bid back and the others lose theirs.
}
learn-millionaires-outbid = The bid stands at { $highest } million by now. Your notes stay down until the end: add some, or pass.
learn-millionaires-watch = Bids go round and climb. Cards that are down stay down; one can only add to them.
learn-millionaires-sold = { $you ->
    [yes] { $lost ->
        [0] Yours, and for nothing: all the others have passed.
       *[other] The tile is yours, for { $lost } million. All the others get their money back.
    }
   *[no] { $lost ->
        [0] { $name } gets the tile for nothing: all the others have passed.
       *[other] { $name } gets the tile, for { $lost } million. All the others get their money back.
    }
}
learn-millionaires-taken = { $you ->
    [yes] You have passed first, so the bad tile is yours. Your money comes back; the others lose what they have bid.
   *[no] { $name } has passed first and has to take the bad tile. { $lost ->
        [0] You have lost nothing this time.
       *[other] You have paid { $lost } million to be spared.
    }
}
learn-millionaires-discard = The Thief is with you and takes a wealth tile. Choose the one you can spare.
learn-millionaires-stolen = { $you ->
    [yes] The Thief has taken your only wealth tile and is gone.
   *[no] The Thief has taken a wealth tile from { $name } and is gone.
}
learn-millionaires-poorest = Everybody sees what the others have lost. Whoever has lost the most when the game ends is out.
learn-millionaires-reds = Four tiles have a red border. When the fourth one is turned up, the game is over at once.
learn-millionaires-end = That is all: pay for the good, pay to escape the bad, and never be the poorest. Play on here, or open a table for friends.

# Don't Bluff!
learn-dont-bluff-goal = Whoever first holds suitcases worth 25 million wins. You begin with 13.
learn-dont-bluff-hand = These are yours. Two of them hold nothing but old newspaper: those are your bluffs.
learn-dont-bluff-roll = You have the gun, so this round is yours. The colour die names the player you will offer suitcases to.
learn-dont-bluff-offer = Tap suitcases to lay them down, closed: money, newspaper, or both. { $name } will not see what is in them.
learn-dont-bluff-claim = Now say what is in them, or say nothing. It may be a lie: nothing of what you say binds you.
learn-dont-bluff-wait = Now { $name } takes all of it unopened, or opens it and rolls the black die.
learn-dont-bluff-answer = { $claim ->
    [none] { $name } offers you closed suitcases and says nothing. Take them as they are, or open them.
   *[other] { $name } offers you closed suitcases and says: { $claim } million. Believe it and take them, or open them.
}
learn-dont-bluff-open = If you open them, you roll the black die. More inside than it shows, and you pay that much; less, and { $name } has to add something.
learn-dont-bluff-more = { $name } has added closed suitcases. Take all of it now, or open the new ones and roll again.
learn-dont-bluff-die = Roll the black die against { $millions } million. Lower: you pay. The same: you get it all. Higher: { $name } adds something.
learn-dont-bluff-add = The die is higher than what lies open, so you have to add something. Closed again, and you may say what you like.
learn-dont-bluff-pay = The offer was good, so opening it was a mistake: you owe { $due } million. Pay exactly if you can, for there is no change.
learn-dont-bluff-swallowed = { $what ->
    [lie] { $name } has believed you and taken it: { $claim } million said, { $millions } inside. A fine lie!
    [truth] { $name } has believed you and taken it: { $millions } million, as you said. Honest, and expensive.
   *[silence] { $name } has taken it unopened: { $millions } million, without a word from you.
}
learn-dont-bluff-taken = { $what ->
    [lie] You have taken them: { $millions } million inside. { $name } has said { $claim } million, and that was a lie.
    [truth] You have taken them: { $millions } million inside. { $name } has told you the truth.
   *[silence] You have taken them: { $millions } million inside. Nobody else knows.
}
learn-dont-bluff-opened = { $what ->
    [lie] { $claim } million said, { $millions } inside: a lie! Yet only the die decides what happens now.
    [truth] { $claim } million said, { $millions } inside: the truth. Now the die decides.
   *[silence] { $millions } million inside. Now the die decides.
}
learn-dont-bluff-lower = { $you ->
    [yes] The die was lower than { $millions } million. The doubt was wrong, so you have paid { $name } { $paid } million and taken a suitcase from the bank.
   *[no] The die was lower than { $millions } million. The doubt was wrong, so { $name } has paid you { $paid } million and taken a suitcase from the bank.
}
learn-dont-bluff-same = { $you ->
    [yes] The die shows exactly what lies open: you get it all.
   *[no] The die shows exactly what lies open: { $name } gets it all.
}
learn-dont-bluff-gave-in = { $you ->
    [yes] You have taken all of it, the open suitcases and the closed ones: { $millions } million.
   *[no] { $name } has taken all of it, the open suitcases and the closed ones: { $millions } million.
}
learn-dont-bluff-turn = The gun has gone on to { $name }. Now it is you who gets an offer.
learn-dont-bluff-end = That is all: offer, lie a little, take or open. Play on here, or open a table for friends.

# Bluff Pirate
learn-bluff-pirate-goal = The treasure lies on one of these two islands. The first ship to find it wins.
learn-bluff-pirate-hand = You sail with sets: three to five cards of one kind. Every card of a set is one square.
learn-bluff-pirate-turn = Draw two cards. Or discard a pirate to board a ship ahead of yours, and take three of its cards.
learn-bluff-pirate-lay = Tap three to five cards. One or two of the same kind lie face up; the others lie face down, and nobody sees what they are.
learn-bluff-pirate-bluff = They should all be the same, but who can tell? If you are believed, you sail, bluff or not.
learn-bluff-pirate-discard = Lay your set with the big button. Or lay none: tap a single card and discard it.
learn-bluff-pirate-wait = Now the others vote in secret: bluff or no bluff? You will choose whose vote counts.
learn-bluff-pirate-pick = { $honest ->
    [yes] Choose whose vote is turned. You are honest and sail in any case; whoever says “bluff” goes back two squares.
   *[no] Choose whose vote is turned. If it says “no bluff”, you sail; if it says “bluff”, that player sails in your place.
}
learn-bluff-pirate-vote = { $name } says that these { $cards } cards are all the same. Look at your own hand: there are only ten of each kind.
learn-bluff-pirate-judge = Say “bluff” and be right, and you sail in place of { $name }. Be wrong, and you go back two squares; say “no bluff”, and you risk nothing.
learn-bluff-pirate-chosen = Your vote counts only if { $name } has yours turned. Wait and see.
learn-bluff-pirate-caught = { $part ->
    [owner] Caught: { $other } has said “bluff”, and it was one. You take your cards back, and { $other } sails.
    [voter] You have said “bluff”, and it was one: you sail, and { $name } stays.
   *[watcher] { $name } has bluffed, and { $other } has caught it. So { $other } sails, and { $name } stays.
}
learn-bluff-pirate-wronged = { $part ->
    [owner] Your cards were honest, and { $other } has cried “bluff”. You sail, and { $other } goes back two squares.
    [voter] All the cards were the same: { $name } was honest. You go back two squares, and { $name } sails.
   *[watcher] { $name } was honest, and { $other } has cried “bluff”. So { $name } sails, and { $other } goes back two squares.
}
learn-bluff-pirate-believed = { $part ->
    [owner] { $other } has believed you, so you sail. It was a bluff, and a good one!
    [voter] It was a bluff, but you have believed it: { $name } sails.
   *[watcher] It was a bluff, but { $other } has believed it: { $name } sails all the same.
}
learn-bluff-pirate-honest = { $part ->
    [owner] { $other } has believed you, and rightly. You sail.
    [voter] You have believed it, and rightly: all the cards were the same. { $name } sails.
   *[watcher] { $other } has believed it, and rightly: { $name } was honest and sails.
}
learn-bluff-pirate-no-set = { $name } has laid no set and has discarded a card. Discards lie open, so that all can count.
learn-bluff-pirate-boarded = { $part ->
    [owner] You have boarded { $other } and taken cards. That was your whole turn.
    [voter] { $name } has boarded your ship and taken cards from you. That can happen to whoever is ahead.
   *[watcher] { $name } has boarded { $other } and taken cards. That can happen to whoever is ahead.
}
learn-bluff-pirate-end = That is all: lay, lie, vote, sail. Play on here, or open a table for friends.

# Millions of Dollars
learn-millions-of-dollars-goal = Eight banks, one after the other. Have 20 million after a split and the game ends; the richest wins.
learn-millions-of-dollars-loot = In this bank are { $loot } million. Whoever is still in it at the end shares them.
learn-millions-of-dollars-roles = Pick one role in secret and put { $stake } million on it. But beware: two of the same role throw each other out.
learn-millions-of-dollars-choose = Tap a card to read what it does, then send it in. Which one will nobody else choose?
learn-millions-of-dollars-middle = These roles are in; one card stays hidden. So you know what was chosen, but not by whom.
learn-millions-of-dollars-alone = { $count ->
    [0] No { $role } is to be seen, so the hidden card is yours. Nobody else has your role.
    [one] { $count } × { $role } is to be seen, so yours may be the only one. But the hidden card could be another.
   *[other] { $count } × { $role }: you are not the only one. If all of you stay, all of you are out; let them leave, or go yourself.
}
learn-millions-of-dollars-talk = Tap a player to pay them for leaving, or to be paid for leaving yourself. Whoever takes the money is out.
learn-millions-of-dollars-claim = Here you say who you are. It may be a lie: whoever fears your role may leave.
learn-millions-of-dollars-ready = Stay or go? Press “ready” to stay, or leave now and take your stake with you.
learn-millions-of-dollars-offer = { $name } offers you { $amount } million to leave. Take it and you are out, but richer; or refuse.
learn-millions-of-dollars-price = { $name } would leave for { $amount } million. Pay if that clears your way, or refuse.
learn-millions-of-dollars-waiting = You stay. When all who are still in are ready, the masks come off; if somebody leaves, everybody may talk again.
learn-millions-of-dollars-out = You are out and keep your stake. Your role stays your secret; now watch the others.
learn-millions-of-dollars-stayed = You were the only { $role }, so you have got a share of { $share } million and your stake back.
learn-millions-of-dollars-thrown = { $stake ->
    [0] There was more than one { $role }: you have thrown each other out, and your stake is lost.
   *[other] There was more than one { $role }: you have thrown each other out. Bruisers at least get their stake back.
}
learn-millions-of-dollars-split = { $count ->
    [0] Nobody was left, so nobody gets anything.
    [one] { $name } was the only one left and has got it all.
   *[other] { $count } players were left and have split it: { $share } million each.
}
learn-millions-of-dollars-driver = { $you ->
    [yes] You are the driver: everybody else with a share has paid you a million.
   *[no] { $name } is the driver: everybody else with a share has paid a million for the ride.
}
learn-millions-of-dollars-pocket = { $you ->
    [yes] You are the pickpocket and have taken { $amount } million from the bruiser.
   *[no] { $name } is the pickpocket and has taken { $amount } million from the bruiser.
}
learn-millions-of-dollars-end = That is all: pick, talk, stay or go, split. Play on here, or open a table for friends.
