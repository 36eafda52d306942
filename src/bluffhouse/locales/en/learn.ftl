### Learn by playing: what the coach says in the guided first round of each game.
### One thing at a time, two short sentences at most. $name and $other are players' names.

# The coach
learn-coach = The coach
learn-got-it = Got it
learn-close = Dismiss the coach
learn-call = Call the coach back
learn-watch = Sit back and watch the others for a moment.
learn-yours = Your turn. You've done this one before.
learn-truth = See who lied
learn-deal = I chose the cards for this lesson, and the others wait until I've finished. Tap what the ring marks, or go your own way.
learn-friends = Play with friends

# LIE
learn-lie-goal = Lose a round and you take an extra card. The game ends when someone would get a sixth: fewest cards wins.
learn-lie-turn = Every card has two values, and the upper one counts. Tap the card to turn it, then press the button: nobody sees your choice.
learn-lie-begin = You start. Say how many cards of one value there are, at least, among all { $cards } in play.
learn-lie-true = Begin with the truth: bid the value you turned up. The ring shows what to tap.
learn-lie-heard = { $name } bids { lie-bid }: at least that many in all hands. There are { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
} in play, and you know only your own.
learn-lie-raise = Do you believe it? Then bid higher: more cards, or the same number of a higher value. If not, call it a lie.
learn-lie-call-only = There's nothing higher to bid. Only one thing is left: call it a lie.
learn-lie-bluff = You don't have to tell the truth. A bluffer names a value they don't hold, and hopes the next player goes higher.
learn-lie-again = It's back to you, at { lie-bid }. Go higher, or is this where you call?
learn-lie-lie = { $part ->
    [bidder] The bid was { lie-bid }; the cards show { $found ->
        [0] none
       *[other] only { $found }
    }. { $other } caught you lying, so you take an extra card.
    [caller] The bid was { lie-bid }; the cards show { $found ->
        [0] none
       *[other] only { $found }
    }. { $name } lied and you caught it, so { $name } takes an extra card.
   *[watcher] The bid was { lie-bid }; the cards show { $found ->
        [0] none
       *[other] only { $found }
    }. { $name } lied and { $other } caught it, so { $name } takes an extra card.
}
learn-lie-truth = { $part ->
    [bidder] The bid was { lie-bid }; the cards show { $found }. You told the truth and { $other } called it a lie, so { $other } takes an extra card.
    [caller] The bid was { lie-bid }; the cards show { $found }. { $name } told the truth, and a wrong call loses: you take an extra card.
   *[watcher] The bid was { lie-bid }; the cards show { $found }. { $name } told the truth, so { $other }, who called it a lie, takes an extra card.
}
learn-lie-next = Now all the cards are shuffled and dealt again. The winner of that round starts.
learn-lie-end = That's all there is to it: choose, bid, go higher or call. Now see who lied.

# Millionaires and Bankrupts
learn-millionaires-goal = You buy tiles, and tiles are points. But the player with the least money at the end is out, however good their tiles.
learn-millionaires-money = This is all the money you have: 106 million. Anything you pay is gone for good, and there's no change.
learn-millionaires-reveal = You reveal the next tile, then you bid first. After this, the player who gets a tile reveals the next one.
learn-millionaires-wealth = { $tile ->
    [one] Wealth: { $tile } point at the end. The highest bid gets it.
   *[other] Wealth: { $tile } points at the end. The highest bid gets it.
}
learn-millionaires-success = Success: it doubles all your points. The highest bid gets it.
learn-millionaires-casino = The Casino costs you 5 points. Here you pay to avoid it: the first to pass has to take it.
learn-millionaires-cba = The CBA halves all your points. Here you pay to avoid it: the first to pass has to take it.
learn-millionaires-thief = The Thief takes one of your wealth tiles. Here you pay to avoid it: the first to pass has to take it.
learn-millionaires-bid = { $highest ->
    [0] Nobody has bid yet. Tap the notes you want to bid, or pass: then you're out of this auction.
   *[other] Tap notes worth more than { $highest } million, or pass. If you pass, you're out of this auction.
}
learn-millionaires-push = Only the winner pays; everyone else gets their money back. A bluffer drives up the price and passes in time.
learn-millionaires-escape = { $highest ->
    [0] Bid something to avoid it, or pass: then the tile is yours, and nobody pays.
   *[other] Bid more than { $highest } million to avoid it. If you pass, the tile is yours, but you get your bid back and the others lose theirs.
}
learn-millionaires-outbid = The bid is up to { $highest } million. Your notes stay down until the auction ends: add some, or pass.
learn-millionaires-watch = The bidding goes round and climbs. Cards that are down stay down; you can only add to them.
learn-millionaires-sold = { $you ->
    [yes] { $lost ->
        [0] It's yours, and for nothing: everyone else passed.
       *[other] The tile is yours for { $lost } million. Everyone else gets their money back.
    }
   *[no] { $lost ->
        [0] { $name } gets the tile for nothing: everyone else passed.
       *[other] { $name } gets the tile for { $lost } million. Everyone else gets their money back.
    }
}
learn-millionaires-taken = { $you ->
    [yes] You passed first, so the bad tile is yours. You get your money back; the others lose what they bid.
   *[no] { $name } passed first and has to take the bad tile. { $lost ->
        [0] It cost you nothing this time.
       *[other] You paid { $lost } million to avoid it.
    }
}
learn-millionaires-discard = The Thief is yours, and takes a wealth tile. Choose the one you'll miss least.
learn-millionaires-stolen = { $you ->
    [yes] The Thief took your only wealth tile and disappeared.
   *[no] The Thief took a wealth tile from { $name } and disappeared.
}
learn-millionaires-poorest = Everyone can see what the others have spent. The player who has spent the most when the game ends is out.
learn-millionaires-reds = Four tiles have a red border. When the fourth one comes up, the game ends at once.
learn-millionaires-end = That's all there is to it: pay for the good, pay to avoid the bad, and never be the poorest. Now see how it went.

# Don't Bluff!
learn-dont-bluff-goal = The first to hold suitcases worth 25 million wins. You start with 13.
learn-dont-bluff-hand = These are yours. Two of them hold nothing but old newspaper: those are your bluffs.
learn-dont-bluff-roll = You have the gun, so this round is yours. The colour die picks the player you'll offer suitcases to.
learn-dont-bluff-target = You rolled your own colour, so the choice is yours: pick anyone to make an offer to.
learn-dont-bluff-offer = Tap suitcases to lay them down, closed: money, newspaper, or both. { $name } won't see what's in them.
learn-dont-bluff-claim = Now say what's in them, or say nothing. It may be a lie: nothing you say is binding.
learn-dont-bluff-trap = Now try a trap: offer a lot and say there's nothing in there. Anyone who opens it will probably pay.
learn-dont-bluff-wait = Now { $name } either takes them unopened, or opens them and rolls the black die.
learn-dont-bluff-answer = { $claim ->
    [none] { $name } offers you closed suitcases and says nothing. Take them as they are, or open them.
    [0] { $name } offers you closed suitcases and says there's nothing in there. Believe it, or open them.
   *[other] { $name } offers you closed suitcases and says: { $claim } million. Believe it and take them, or open them.
}
learn-dont-bluff-open = If you open them, you roll the black die. Die lower than the contents: you pay that amount. Higher: { $name } must add.
learn-dont-bluff-more = { $name } added closed suitcases. Take everything now, or open the new ones and roll again.
learn-dont-bluff-die = Roll the black die against { $millions } million. Lower: you pay. The same: you get everything. Higher: { $name } must add.
learn-dont-bluff-add = The die is higher than the amount in the open, so you have to add something. Closed again, and you may say what you like.
learn-dont-bluff-pay = The offer was good, so opening it was a mistake: you owe { $due } million. Pay exactly if you can, because there's no change.
learn-dont-bluff-swallowed = { $what ->
    [lie] { $name } believed you and took it: you said { $claim } million, and there was { $millions } inside. A fine lie!
    [trap] { $name } took it: you said { $claim ->
        [0] there was nothing in there, but there was { $millions } million
       *[other] { $claim } million, and there was { $millions }
    } inside. It was a trap, but a trap only catches players who open it.
    [truth] { $name } believed you and took it: { $millions } million, just as you said. Honest, and expensive.
   *[silence] { $name } took it unopened: { $millions } million, without a word from you.
}
learn-dont-bluff-taken = { $what ->
    [lie] You took them: { $millions } million inside. { $name } said { $claim } million, and that was a lie.
    [trap] You took them: { $millions } million inside. { $name } said { $claim ->
        [0] there was nothing in there
       *[other] only { $claim }
    }: a trap for anyone who opens them.
    [truth] You took them: { $millions } million inside. { $name } told you the truth.
   *[silence] You took them: { $millions } million inside. Nobody else knows.
}
learn-dont-bluff-opened = { $what ->
    [lie] The claim was { $claim } million, and there's { $millions } inside: a lie! But only the die decides what happens now.
    [trap] The claim was { $claim ->
        [0] “nothing in there”, but there's { $millions } million
       *[other] { $claim } million, and there's { $millions }
    } inside: a trap! With that much inside, the die is probably lower.
    [truth] The claim was { $claim ->
        [0] “nothing in there”, and there's nothing
       *[other] { $claim } million, and there's { $millions }
    } inside: the truth. Now the die decides.
   *[silence] { $millions } million inside. Now the die decides.
}
learn-dont-bluff-lower = { $you ->
    [yes] The die was lower than { $millions } million. The offer was good, so you paid { $name } { $paid } million and took a suitcase from the bank.
   *[no] The die was lower than { $millions } million. The offer was good, so { $name } paid you { $paid } million and took a suitcase from the bank.
}
learn-dont-bluff-same = { $you ->
    [yes] The die shows exactly the amount in the open: you get everything.
   *[no] The die shows exactly the amount in the open: { $name } gets everything.
}
learn-dont-bluff-gave-in = { $you ->
    [yes] You took everything, the open suitcases and the closed ones: { $millions } million.
   *[no] { $name } took everything, the open suitcases and the closed ones: { $millions } million.
}
learn-dont-bluff-turn = { $name } has the gun now and rolls for a target. It may well be you.
learn-dont-bluff-end = That's all there is to it: offer, lie a little, take or open. Now see who lied.

# Bluff Pirate
learn-bluff-pirate-goal = The treasure is on one of these two islands. The first ship to find it wins.
learn-bluff-pirate-hand = You sail by laying sets: three to five cards of one kind. Every card in the set is one square.
learn-bluff-pirate-turn = Draw two cards. Or discard a pirate to board a ship ahead of yours, and take three of its cards.
learn-bluff-pirate-board = { $name } is ahead, and you hold a pirate. Board that ship instead of drawing: you take three cards without seeing them first.
learn-bluff-pirate-lay = Tap three to five cards. One or two of a kind go face up; the rest go face down, where nobody sees what they are.
learn-bluff-pirate-bluff = They're supposed to be all the same, but who can tell? If they believe you, you sail, bluff or not.
learn-bluff-pirate-your-bluff = Now a bluff of your own: tap the card that goes face up, then two that don't match it. And look innocent.
learn-bluff-pirate-discard = Lay your set with the big button. Or lay none: tap a single card and discard it.
learn-bluff-pirate-keep = With fewer than five cards you needn't discard. Lay no set this time and keep what you have.
learn-bluff-pirate-wait = Now the others vote in secret: bluff or no bluff? Then you choose whose vote counts.
learn-bluff-pirate-pick = { $honest ->
    [yes] Choose whose vote to turn over. You're honest and sail in any case; a player who voted “bluff” goes back two squares.
   *[no] Choose whose vote to turn over. If it's “no bluff”, you sail; if it's “bluff”, that player sails instead of you.
}
learn-bluff-pirate-vote = { $name } says these { $cards } cards are all the same. Look at your own hand: there are only ten of each kind.
learn-bluff-pirate-judge = Vote “bluff” and be right, and you sail instead of { $name }. Be wrong, and you go back two squares; “no bluff” risks nothing.
learn-bluff-pirate-chosen = Your vote counts only if { $name } turns it over. Wait and see.
learn-bluff-pirate-caught = { $part ->
    [owner] Caught: { $other } voted “bluff”, and it was one. You take your cards back, and { $other } sails.
    [voter] You voted “bluff”, and it was one: you sail, and { $name } stays.
   *[watcher] { $name } bluffed, and { $other } caught it. So { $other } sails, and { $name } stays.
}
learn-bluff-pirate-wronged = { $part ->
    [owner] Your cards were honest, and { $other } voted “bluff”. You sail, and { $other } goes back two squares.
    [voter] All the cards were the same: { $name } was honest. You go back two squares, and { $name } sails.
   *[watcher] { $name } was honest, and { $other } voted “bluff”. So { $name } sails, and { $other } goes back two squares.
}
learn-bluff-pirate-believed = { $part ->
    [owner] { $other } believed you, so you sail. It was a bluff, and a good one!
    [voter] It was a bluff, but you believed it: { $name } sails.
   *[watcher] It was a bluff, but { $other } believed it: { $name } sails all the same.
}
learn-bluff-pirate-honest = { $part ->
    [owner] { $other } believed you, and was right to. You sail.
    [voter] You believed it, and you were right: all the cards were the same. { $name } sails.
   *[watcher] { $other } believed it, and was right to: { $name } was honest and sails.
}
learn-bluff-pirate-no-set = { $name } laid no set and discarded a card. Discards are face up, so everyone can count them.
learn-bluff-pirate-boarded = { $part ->
    [owner] You boarded { $other } and took cards. That was your whole turn.
    [voter] { $name } boarded your ship and took cards from you. That's the price of being ahead.
   *[watcher] { $name } boarded { $other } and took cards. That's the price of being ahead.
}
learn-bluff-pirate-end = That's all there is to it: lay, lie, vote, sail. Now see who lied.

# Millions of Dollars
learn-millions-of-dollars-goal = Eight banks, one after another. When someone has 20 million after a split, the game ends and the richest wins.
learn-millions-of-dollars-loot = The bank holds ${ $loot }M. Everyone still in at the end gets a share.
learn-millions-of-dollars-roles = Pick a role in secret and put { $stake } million on it. But beware: two of the same role throw each other out.
learn-millions-of-dollars-choose = Tap a card to read what it does, then send it in. Which one will nobody else choose?
learn-millions-of-dollars-snitch = Try the snitch now. If you're the only one, you name another role, and everyone who has it is out.
learn-millions-of-dollars-middle = These are the roles in play; one card stays hidden. So you know what was chosen, but not by whom.
learn-millions-of-dollars-alone = { $count ->
    [0] There's no { $role }, so the hidden card must be yours. Nobody else has your role.
    [one] There's { $count } { $role } showing, so yours may be the only one. But the hidden card could be another.
   *[other] { $role } × { $count }: you're not the only one. If you all stay, you're all out; get them to leave, or go yourself.
}
learn-millions-of-dollars-talk = Tap a player to pay them to leave, or to ask for money to leave yourself. Take the money and you're out.
learn-millions-of-dollars-refused = { $name } refuses, so no money changes hands. You can try again: you have up to five offers in each heist.
learn-millions-of-dollars-claim = Here you say who you are. It may be a lie: someone who fears your role may leave.
learn-millions-of-dollars-gone = { $name } takes their stake back and leaves. Perhaps your claim did it. A player who leaves loses nothing and gets nothing.
learn-millions-of-dollars-ready = Stay or go? Press “ready” to stay, or leave now and take your stake with you.
learn-millions-of-dollars-time = The star means you lead this heist, so you may call time: no new offers after that. Press once to read what it does, then again to do it.
learn-millions-of-dollars-offer = { $name } offers you { $amount } million to leave. Take it and you're out, but richer; or refuse.
learn-millions-of-dollars-price = { $name } will leave for { $amount } million. Pay if that clears your way, or refuse.
learn-millions-of-dollars-pay = { $name } has come down to { $amount } million. One rival fewer is worth that: pay.
learn-millions-of-dollars-threat = The only bruiser in a heist gets a threat card, and that was you. Tap { $name } and use it to look at their role. Only you see it.
learn-millions-of-dollars-ask = Now name a price for leaving yourself: tap { $name } and ask for the money.
learn-millions-of-dollars-take-back = Your price stays on the table until it's answered. Until then you can take it back. Do that now.
learn-millions-of-dollars-leave = If you share your role with somebody who won't go, leave in time: you get your stake back.
learn-millions-of-dollars-waiting = You're staying. When everyone still in is ready, the masks come off; if someone leaves, the talks reopen.
learn-millions-of-dollars-name = You're the only snitch. Name a role: everyone who has it is out and gets no share.
learn-millions-of-dollars-named = You named “{ $role }”, so everyone with that role was out. That left more for you.
learn-millions-of-dollars-out = You're out and keep your stake. Nobody sees your role until the game is over. Now watch the others.
learn-millions-of-dollars-stayed = You were the only { $role }, so you got a share of { $share } million and your stake back.
learn-millions-of-dollars-thrown = { $stake ->
    [0] There was more than one { $role }: you threw each other out, and your stake is lost.
   *[other] There was more than one { $role }: you threw each other out. At least bruisers get their stake back.
}
learn-millions-of-dollars-split = { $count ->
    [0] Nobody was left, so nobody gets anything.
    [one] { $name } was the only one left and got it all.
   *[other] { $count } players were left and split it: { $share } million each.
}
learn-millions-of-dollars-driver = { $you ->
    [yes] You're the driver: everyone else with a share paid you a million.
   *[no] { $name } is the driver: everyone else with a share paid a million for the ride.
}
learn-millions-of-dollars-pocket = { $you ->
    [yes] You're the pickpocket and took { $amount } million from the bruiser.
   *[no] { $name } is the pickpocket and took { $amount } million from the bruiser.
}
learn-millions-of-dollars-end = That's all there is to it: pick, talk, stay or go, split. Now see who lied.
