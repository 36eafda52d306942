### Don't Bluff! (rules DB-1 to DB-15)


# Decisions
dont-bluff-ask-colour = You have the gun. Roll the colour die: it picks your target.
dont-bluff-ask-colour-reversed = You have the gun. Roll the colour die: it picks the player who makes you an offer.
dont-bluff-ask-again = { $colour ->
    [white] White is nobody's colour. Roll again.
    [red] Red is nobody's colour. Roll again.
    [green] Green is nobody's colour. Roll again.
    [blue] Blue is nobody's colour. Roll again.
    [yellow] Yellow is nobody's colour. Roll again.
   *[purple] Purple is nobody's colour. Roll again.
}
dont-bluff-ask-target = You rolled your own colour: choose any target.
dont-bluff-ask-target-reversed = You rolled your own colour: choose who makes you an offer.
dont-bluff-ask-offer = Which suitcases do you slide to { $name }, and what do you say is in them?
dont-bluff-ask-answer = { $claim ->
    [none] { $name } slides you { $count ->
        [one] a closed suitcase without a word. Take it, or open it?
       *[other] { $count } closed suitcases without a word. Take them, or open them?
    }
    [0] { $name } slides you { $count ->
        [one] a closed suitcase and says: nothing in there. Take it, or open it?
       *[other] { $count } closed suitcases and says: nothing in there. Take them, or open them?
    }
   *[other] { $name } slides you { $count ->
        [one] a closed suitcase and says: ${ $claim }M. Take it, or open it?
       *[other] { $count } closed suitcases and says: ${ $claim }M. Take them, or open them?
    }
}
dont-bluff-ask-answer-more = { $claim ->
    [none] { $name } adds { $count ->
        [one] a closed suitcase
       *[other] { $count } closed suitcases
    } to the ${ $millions }M in the open without a word. Take everything, or open again?
    [0] { $name } adds { $count ->
        [one] a closed suitcase
       *[other] { $count } closed suitcases
    } to the ${ $millions }M in the open and says: nothing in there. Take everything, or open again?
   *[other] { $name } adds { $count ->
        [one] a closed suitcase
       *[other] { $count } closed suitcases
    } to the ${ $millions }M in the open and says: ${ $claim }M more. Take everything, or open again?
}
dont-bluff-ask-die = There's ${ $millions }M in the open. Roll the black die against it.
dont-bluff-ask-add = The black die shows { $die }, more than your ${ $millions }M. Add at least one suitcase, face down.
dont-bluff-ask-pay = You owe { $name } ${ $due }M. Which suitcases do you pay with?
dont-bluff-ask-over = The game is over.

dont-bluff-do-colour = another player's colour: that's your target; your own: choose any target; nobody's: roll again
dont-bluff-do-choose = { $count ->
    [0] { $name }, with no suitcases
    [one] { $name }, with { $count } suitcase
   *[other] { $name }, with { $count } suitcases
}
dont-bluff-do-offer = any suitcases from your hand, at least one (5, 2, 1, or 0 for newspaper), then what you say is in them: 0 to { $highest } millions, true or not
dont-bluff-do-offer-silent = the same, and say nothing
dont-bluff-do-add = more from your hand, then what you say is in the new ones: 0 to { $highest } millions, true or not
dont-bluff-do-add-silent = the same, and say nothing
dont-bluff-do-take = { $count ->
    [one] keep it, unopened; only you and { $name } will know what's in it
   *[other] keep all { $count }; only you and { $name } will know what's in the closed ones
}
dont-bluff-do-open = everyone sees what's inside, and you roll the black die against everything open: if the die is lower, you pay that amount; if it's the same, you take everything; if it's higher, { $name } must add
dont-bluff-do-die-lower = { $dice }: you pay { $name } ${ $millions }M, or more if you don't have the exact amount, then take a suitcase from the bank
dont-bluff-do-die-same = { $dice }: you take everything
dont-bluff-do-die-higher = { $left ->
    [0] { $dice }: { $name } has nothing left to add, so you take everything
   *[other] { $dice }: { $name } must add
}
dont-bluff-do-pay = { $over ->
    [0] exactly what you owe
   *[other] ${ $over }M too much, and there's no change
}

# Suitcases and colours: $count of them, of one kind
dont-bluff-suitcases = { $value ->
    [0] { $count ->
        [1] bluff
       *[other] { $count }×bluff
    }
   *[other] { $count ->
        [1] ${ $value }M
       *[other] { $count }×${ $value }M
    }
}
dont-bluff-no-suitcases = nothing
dont-bluff-worth = ${ $millions }M ({ $cards })
dont-bluff-colour-white = white
dont-bluff-colour-red = red
dont-bluff-colour-green = green
dont-bluff-colour-blue = blue
dont-bluff-colour-yellow = yellow
dont-bluff-colour-purple = purple

# The table
dont-bluff-table-bank = First to $25M wins. Suitcases in the bank: { $bank }; the last one ends the game.
dont-bluff-table-seat = { $seat } { $name }{ $you ->
    [yes] {" (you)"}
   *[no] {""}
}: { $colours }; { $count ->
    [one] { $count } suitcase
   *[other] { $count } suitcases
}{ $gun ->
    [yes] {"; has the gun"}
   *[no] {""}
}
dont-bluff-table-colour = The colour die shows { $colour }.
dont-bluff-table-open = Open on the table: { $worth }.
dont-bluff-table-closed = Face down on the table: { $count ->
    [one] { $count } suitcase.
   *[other] { $count } suitcases.
}
dont-bluff-table-inside = Only you know what's in there: { $worth }.
dont-bluff-table-said = { $claim ->
    [0] { $you ->
        [yes] You said there was nothing in the suitcases opened last.
       *[no] { $name } said there was nothing in the suitcases opened last.
    }
   *[other] { $you ->
        [yes] You said there was ${ $claim }M in the suitcases opened last.
       *[no] { $name } said there was ${ $claim }M in the suitcases opened last.
    }
}
dont-bluff-table-die = The black die shows { $die }.
dont-bluff-table-due = { $you ->
    [yes] You owe { $other } ${ $due }M.
   *[no] { $toyou ->
        [yes] { $name } owes you ${ $due }M.
       *[no] { $name } owes { $other } ${ $due }M.
    }
}
dont-bluff-table-hand = Your suitcases: { $hand } (${ $millions }M in all; 0 is a bluff)
dont-bluff-table-empty-hand = You have no suitcases.
dont-bluff-table-shown = { $name } ends with { $worth }.

# The log
dont-bluff-bank = { $cards ->
    [none] The bank is shuffled: { $count } suitcases, face down.
   *[other] The bank is shuffled, from the top: { $cards }.
}
dont-bluff-rolled = { $you ->
    [yes] You roll the die.
   *[no] { $name } rolls the die.
}
dont-bluff-colour-rolled = { $colour ->
    [white] White
    [red] Red
    [green] Green
    [blue] Blue
    [yellow] Yellow
    [purple] Purple
   *[other] { $colour }
}: { $you ->
    [yes] you.
   *[no] { $name }.
}
dont-bluff-colour-of-nobody = { $colour ->
    [white] White
    [red] Red
    [green] Green
    [blue] Blue
    [yellow] Yellow
    [purple] Purple
   *[other] { $colour }
}: nobody's colour. Roll again.
dont-bluff-target-chosen = { $you ->
    [yes] You choose { $other }.
   *[no] { $toyou ->
        [yes] { $name } chooses you.
       *[no] { $name } chooses { $other }.
    }
}
dont-bluff-paired = { $you ->
    [yes] You offer, { $other } answers.
   *[no] { $toyou ->
        [yes] { $name } offers, you answer.
       *[no] { $name } offers, { $other } answers.
    }
}
dont-bluff-empty-handed = { $you ->
    [yes] You have no suitcases to offer.
   *[no] { $name } has no suitcases to offer.
}
dont-bluff-offered = { $you ->
    [yes] You slide { $count ->
        [one] one closed suitcase to { $other }.
       *[other] { $count } closed suitcases to { $other }.
    }
   *[no] { $toyou ->
        [yes] { $name } slides you { $count ->
            [one] one closed suitcase.
           *[other] { $count } closed suitcases.
        }
       *[no] { $name } slides { $count ->
            [one] one closed suitcase to { $other }.
           *[other] { $count } closed suitcases to { $other }.
        }
    }
}
dont-bluff-added = { $you ->
    [yes] You add { $count ->
        [one] one closed suitcase.
       *[other] { $count } closed suitcases.
    }
   *[no] { $name } adds { $count ->
        [one] one closed suitcase.
       *[other] { $count } closed suitcases.
    }
}
dont-bluff-says = { $claim ->
    [none] { $you ->
        [yes] You say nothing.
       *[no] { $name } says nothing.
    }
    [0] { $you ->
        [yes] You say: “Nothing in there.”
       *[no] { $name } says: “Nothing in there.”
    }
   *[other] { $you ->
        [yes] You say: “${ $claim }M.”
       *[no] { $name } says: “${ $claim }M.”
    }
}
dont-bluff-inside = Inside: { $worth }.
dont-bluff-accepted = { $you ->
    [yes] You take everything, closed suitcases and all.
   *[no] { $name } takes everything, closed suitcases and all.
}
dont-bluff-opened = { $you ->
    [yes] You open: { $cards }.
   *[no] { $name } opens: { $cards }.
}
dont-bluff-opened-said = { $claim ->
    [none] No claim was made. In the open: ${ $millions }M.
    [0] { $told ->
        [true] The claim was “Nothing in there”, and it was true. In the open: ${ $millions }M.
       *[more] The claim was “Nothing in there”; there is more. In the open: ${ $millions }M.
    }
   *[other] { $told ->
        [true] The claim was ${ $claim }M, and it was true. In the open: ${ $millions }M.
        [less] The claim was ${ $claim }M; there is less. In the open: ${ $millions }M.
       *[more] The claim was ${ $claim }M; there is more. In the open: ${ $millions }M.
    }
}
dont-bluff-die-lower = The black die shows { $die }, lower than ${ $millions }M: the offer was good.
dont-bluff-die-same = The black die shows { $die }, the same as ${ $millions }M: the offer changes hands.
dont-bluff-die-higher = The black die shows { $die }, higher than ${ $millions }M: that's not enough.
dont-bluff-received = { $you ->
    [yes] { $count ->
        [one] You get one suitcase from { $other }.
       *[other] You get { $count } suitcases from { $other }.
    }
   *[no] { $toyou ->
        [yes] { $count ->
            [one] { $name } gets one suitcase from you.
           *[other] { $name } gets { $count } suitcases from you.
        }
       *[no] { $count ->
            [one] { $name } gets one suitcase from { $other }.
           *[other] { $name } gets { $count } suitcases from { $other }.
        }
    }
}
dont-bluff-received-open = Opened: { $worth }.
dont-bluff-received-closed = Never opened: { $worth }.
dont-bluff-taken-back = { $you ->
    [yes] You take back { $cards }, and { $other } owes you ${ $millions }M.
   *[no] { $toyou ->
        [yes] { $name } takes back { $cards }, and you owe ${ $millions }M.
       *[no] { $name } takes back { $cards }, and { $other } owes ${ $millions }M.
    }
}
dont-bluff-payment-chosen = { $you ->
    [yes] You count out { $cards }.
   *[no] { $name } counts out { $cards }.
}
dont-bluff-paid = { $you ->
    [yes] You pay { $other } { $worth }.
   *[no] { $toyou ->
        [yes] { $name } pays you { $worth }.
       *[no] { $name } pays { $other } { $worth }.
    }
}
dont-bluff-paid-too-much = The debt was ${ $due }M. There's no change.
dont-bluff-paid-too-little = The debt was ${ $due }M. { $you ->
    [yes] That was all the money you had.
   *[no] That was all the money { $name } had.
}
dont-bluff-bank-card = { $card ->
    [none] { $you ->
        [yes] You take the top suitcase of the bank ({ $left } left).
       *[no] { $name } takes the top suitcase of the bank ({ $left } left).
    }
   *[other] { $you ->
        [yes] You take the top suitcase of the bank: { $card } ({ $left } left).
       *[no] { $name } takes the top suitcase of the bank: { $card } ({ $left } left).
    }
}
dont-bluff-gun = { $you ->
    [yes] The gun comes to you.
   *[no] The gun goes to { $name }.
}
dont-bluff-skipped = Skipped for having no suitcases: { $names }.
dont-bluff-hands-shown = All suitcases are opened: { $hands }
dont-bluff-hand-shown = { $name }: { $worth }
dont-bluff-ended-rich = { $you ->
    [yes] You have ${ $millions }M. You win!
   *[no] { $names } has ${ $millions }M and wins.
}
dont-bluff-ended-bank = { $winners ->
    [one] { $you ->
        [yes] The bank is empty, and you have the most: ${ $millions }M. You win!
       *[no] The bank is empty, and { $names } has the most: ${ $millions }M. { $names } wins.
    }
   *[other] { $you ->
        [yes] The bank is empty. You share the win with { $names }: ${ $millions }M each and the same number of suitcases!
       *[no] The bank is empty. { $names } are tied with ${ $millions }M and the same number of suitcases, and share the win.
    }
}

# Refusals
dont-bluff-nothing-to-roll = There's no die to roll now.
dont-bluff-no-target-to-choose = There's no player to choose now.
dont-bluff-choose-another-player = Choose another player at this table.
dont-bluff-no-offer-now = You can't make an offer now.
dont-bluff-nothing-to-add-to = There's no offer to add to now.
dont-bluff-claim-out-of-range = Say a number of millions from 0 to { $highest }, or say nothing.
dont-bluff-lay-at-least-one = Choose at least one suitcase.
dont-bluff-not-in-your-hand = Choose suitcases from your own hand, highest value first.
dont-bluff-nothing-to-take = There's no offer for you to take now.
dont-bluff-nothing-to-open = There's no closed suitcase for you to open.
dont-bluff-nothing-to-pay = You don't owe anything now.
dont-bluff-bluffs-are-not-money = A bluff is worth nothing. You owe ${ $millions }M: pay with money.
dont-bluff-pays-too-little = That's not enough: you owe ${ $millions }M. Add more.
dont-bluff-pay-the-exact-sum = You can pay ${ $millions }M exactly, so you have to.
dont-bluff-pays-with-a-card-too-many = That's one suitcase too many: you owe ${ $millions }M, and the others cover it.

# The terminal table
dont-bluff-frame = Don't Bluff! · first to $25M · bank: { $bank }
dont-bluff-column-money = money
dont-bluff-column-colours = colours
dont-bluff-column-suitcases = suitcases
dont-bluff-role-gun = gun
dont-bluff-role-offers = offers
dont-bluff-role-answers = answers
dont-bluff-role-wins = wins
dont-bluff-stage = { $name } → { $other }
dont-bluff-stage-open = Open: ${ $millions }M
dont-bluff-stage-closed = Face down: { $count }
dont-bluff-stage-inside = Face down: ${ $millions }M, and only you know
dont-bluff-stage-claim = { $claim ->
    [0] { $name }: “Nothing in there.”
   *[other] { $name }: “${ $claim }M.”
}
dont-bluff-stage-silent = { $name }: “…”
dont-bluff-stage-die = {" "}Black die: { $die }{" "}
dont-bluff-stage-colour = Colour die: { $colour }
dont-bluff-your-hand = Your suitcases: ${ $millions }M

# The browser's table
dont-bluff-goal = First to ${ $goal }M
dont-bluff-bank-name = Bank
dont-bluff-bank-left = Suitcases left in the bank: { $left } of { $all }. The last one ends the game.
dont-bluff-purse = ${ $millions }M of ${ $goal }M
dont-bluff-millions = ${ $millions }M
dont-bluff-times = ×{ $count }
dont-bluff-count = { $count ->
    [one] { $count } suitcase
   *[other] { $count } suitcases
}
dont-bluff-colour-die = The colour die
dont-bluff-black-die = The black die
dont-bluff-lay-here = Tap your suitcases to lay them here
dont-bluff-drafted = ${ $millions }M inside, and only you know
dont-bluff-owed = ${ $due }M to pay
dont-bluff-odds-lower = { $you ->
    [yes] You pay { $other } ${ $millions }M
   *[no] { $toyou ->
        [yes] { $name } pays you ${ $millions }M
       *[no] { $name } pays { $other } ${ $millions }M
    }
}
dont-bluff-odds-same = { $you ->
    [yes] You take everything
   *[no] { $name } takes everything
}
dont-bluff-odds-higher = { $toyou ->
    [yes] You must add
   *[no] { $other } must add
}
dont-bluff-odds-higher-nothing-left = { $toyou ->
    [yes] You have nothing left to add: { $name } takes everything
   *[no] { $you ->
        [yes] { $other } has nothing left to add: you take everything
       *[no] { $other } has nothing left to add: { $name } takes everything
    }
}
dont-bluff-pile = { $value ->
    [0] { $count ->
        [one] { $count } bluff in your hand
       *[other] { $count } bluffs in your hand
    }
   *[other] { $count ->
        [one] { $count } suitcase with ${ $value }M in your hand
       *[other] { $count } suitcases with ${ $value }M in your hand
    }
}
dont-bluff-pile-choose = { $value ->
    [0] Choose a bluff ({ $count } in your hand)
   *[other] Choose a suitcase with ${ $value }M ({ $count } in your hand)
}
dont-bluff-put-back = { $value ->
    [0] Put back a bluff
   *[other] Put back a suitcase with ${ $value }M
}
dont-bluff-say = What do you say is in them?
dont-bluff-say-nothing = Say nothing
dont-bluff-say-millions = { $millions ->
    [0] Say: “Nothing in there”
   *[other] Say ${ $millions }M
}
dont-bluff-say-truth = { $millions ->
    [0] Say: “Nothing in there”, the truth
   *[other] Say ${ $millions }M, the truth
}
dont-bluff-button-colour-die = Roll the colour die
dont-bluff-button-black-die = Roll the black die
dont-bluff-button-choose = Choose { $name }
dont-bluff-button-offer = { $claim ->
    [none] { $count ->
        [one] Offer { $name } { $count } suitcase, say nothing
       *[other] Offer { $name } { $count } suitcases, say nothing
    }
    [0] { $count ->
        [one] Offer { $name } { $count } suitcase: “Nothing in there”
       *[other] Offer { $name } { $count } suitcases: “Nothing in there”
    }
   *[other] { $count ->
        [one] Offer { $name } { $count } suitcase, say ${ $claim }M
       *[other] Offer { $name } { $count } suitcases, say ${ $claim }M
    }
}
dont-bluff-button-add = { $claim ->
    [none] { $count ->
        [one] Add { $count } suitcase, say nothing
       *[other] Add { $count } suitcases, say nothing
    }
    [0] { $count ->
        [one] Add { $count } suitcase: “Nothing in there”
       *[other] Add { $count } suitcases: “Nothing in there”
    }
   *[other] { $count ->
        [one] Add { $count } suitcase, say ${ $claim }M more
       *[other] Add { $count } suitcases, say ${ $claim }M more
    }
}
dont-bluff-button-take = { $count ->
    [one] Take it
    [2] Take both
   *[other] Take all { $count }
}
dont-bluff-take-means = { $count ->
    [one] Keep it, unopened
   *[other] Keep them, unopened
}
dont-bluff-button-open = { $count ->
    [one] Open it
    [2] Open both
   *[other] Open all { $count }
}
dont-bluff-open-means = Then roll the black die: lower, and you pay
dont-bluff-ways = Ways to pay
dont-bluff-way = { $over ->
    [0] { $cards }, exactly what you owe
   *[other] { $cards }, ${ $over }M too much
}
dont-bluff-way-over = { $over ->
    [0] exactly
   *[other] ${ $over }M too much
}
dont-bluff-button-pay = { $over ->
    [0] Pay { $cards }
   *[other] Pay { $cards }: ${ $over }M too much, no change
}

# The end
dont-bluff-end-why = { $reason ->
    [twenty_five_millions] First to $25M.
    [fewer] The bank is empty. It's a tie on money: fewest suitcases wins.
    [shared] The bank is empty. It's a tie on money and suitcases.
   *[bank_empty] The bank is empty: most money wins.
}

# What people say with one tap
dont-bluff-phrase-open-it = Go on, open it.
dont-bluff-phrase-worth-it = Worth every million.

# Actions in a few words, where a button says too little or too much
dont-bluff-act-roll = Roll the die
dont-bluff-act-offer = { $claim ->
    [none] Lay { $cards }; say nothing
    [0] Lay { $cards }; say: “Nothing in there”
   *[other] Lay { $cards }; say ${ $claim }M
}
dont-bluff-act-add = { $claim ->
    [none] Add { $cards }; say nothing
    [0] Add { $cards }; say: “Nothing in there”
   *[other] Add { $cards }; say ${ $claim }M
}
dont-bluff-act-take = Take everything unopened
dont-bluff-act-open = Open
