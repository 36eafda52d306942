### Millions of Dollars (rules MD-1 to MD-13)
### $place is “only”, or with three players, who have two characters each, “left” or “right”.


# The roles
millions-of-dollars-role-snitch = snitch
millions-of-dollars-role-bruiser = bruiser
millions-of-dollars-role-driver = driver
millions-of-dollars-role-pickpocket = pickpocket
millions-of-dollars-role-boss = boss
millions-of-dollars-cards = { $count ->
    [1] { $role }
   *[other] { $count } × { $role }
}
millions-of-dollars-character = { $place ->
    [left] { $name } (left)
    [right] { $name } (right)
   *[only] { $name }
}
millions-of-dollars-own-character = { $place ->
    [left] { $role } (left)
    [right] { $role } (right)
   *[only] { $role }
}
millions-of-dollars-purse = { $name } ${ $money }M

# Decisions
millions-of-dollars-ask-choose = Heist { $round }: ${ $amount }M to split, stake ${ $stake }M. Who goes in for you? Nobody sees it.
millions-of-dollars-ask-choose-two = Heist { $round }: ${ $amount }M to split, stake ${ $stake }M each. Which two go in for you? Nobody sees it.
millions-of-dollars-ask-negotiate = You are in: { $roles }. Stay, leave, or make a deal?
millions-of-dollars-ask-answer = { $count ->
    [one] An offer waits for your answer. You are in: { $roles }.
   *[other] { $count } offers wait for your answer. You are in: { $roles }.
}
millions-of-dollars-ask-time = Time is called: no new offers. You are in: { $roles }. Stay or leave?
millions-of-dollars-ask-alone = Everybody else has left. You are in: { $roles }. Do you go in alone, or leave too?
millions-of-dollars-ask-name = You are the only snitch. Which role is thrown out?
millions-of-dollars-ask-over = The game is over.

millions-of-dollars-do-choose = { $role ->
    [snitch] the only one throws a role out; left alone it costs $3M
    [bruiser] never loses the stake; the only one gets a threat card
    [driver] all others who get a share pay you $1M
    [pickpocket] takes $2M from the bruiser
   *[boss] $2M more to split
}{ $icon ->
    [yes] ; $1M more this time
   *[no] {""}
}
millions-of-dollars-do-choose-two = { $role ->
    [snitch] left: throws a role out; alone it costs $3M
    [bruiser] left: never loses the stake; may get a threat card
    [driver] left: all others that get a share pay it $1M
    [pickpocket] left: takes $2M from the bruiser
   *[boss] left: $2M more to split
}{ $icon ->
    [yes] ; $1M more this time
   *[no] {""}
}
millions-of-dollars-do-ready = { $alone ->
    [yes] go in; the heist begins at once
   *[no] you stay; the heist begins when everybody still in is ready
}
millions-of-dollars-do-withdraw = { $place ->
    [left] take back your left character and its stake of ${ $stake }M
    [right] take back your right character and its stake of ${ $stake }M
   *[only] leave with your stake of ${ $stake }M; your role stays your secret
}
millions-of-dollars-do-accept-pay = you pay { $name } ${ $amount }M, and { $place ->
    [left] their left character leaves
    [right] their right character leaves
   *[only] { $name } leaves
}
millions-of-dollars-do-accept-leave = { $name } pays you ${ $amount }M, and { $place ->
    [left] your left character leaves
    [right] your right character leaves
   *[only] you leave
}
millions-of-dollars-do-refuse = { $count ->
    [1] say no to it
   *[other] say no; you may answer { $offers }
}
millions-of-dollars-do-take-back = { $count ->
    [1] your offer is off
   *[other] your offer is off; yours are { $offers }
}
millions-of-dollars-do-offer = { $most ->
    [1] $1M for leaving, to anybody who is in ({ $left } of 5 left)
   *[other] $1M to ${ $most }M for leaving, to anybody who is in ({ $left } of 5 left)
}
millions-of-dollars-do-ask = { $most ->
    [1] your price for leaving: $1M of { $name }, or of another
   *[other] your price for leaving: $1M to ${ $most }M of { $name }, or of another
}
millions-of-dollars-do-claim = say who you are, true or not ({ $left ->
    [one] { $left } claim left
   *[other] { $left } claims left
})
millions-of-dollars-do-threaten = spend a threat card: only you see who { $name } is, or another
millions-of-dollars-do-call-time = no new offers, claims or threats from then on
millions-of-dollars-do-name = everybody in the heist with this role is out ({ $count ->
    [0] no card shown
    [one] { $count } card shown
   *[other] { $count } cards shown
})

# The table
millions-of-dollars-table-heist = Heist { $round } of 8: ${ $amount }M to split, stake ${ $stake }M a character{ $icon ->
    [none] {""}
   *[other] , and $1M more for: { $icon }
}. Leader: { $name }.
millions-of-dollars-table-before = Loot of the heists before: { $loots }. Threat cards in the pile: { $pile }.
millions-of-dollars-table-shown = Roles in the middle: { $roles }; one more card lies face down.
millions-of-dollars-table-time = Time is called: no new offers, claims or threats.
millions-of-dollars-table-seat = { $seat } { $name }{ $you ->
    [yes] {" (you)"}
   *[no] {""}
}: ${ $money }M in hand; { millions-of-dollars-state }{ $claims ->
    [none] {""}
   *[other] ; says: { $claims }
}{ $last ->
    [none] {""}
   *[other] ; last time: { $last }
}{ $threats ->
    [0] {""}
    [one] ; { $threats } threat card
   *[other] ; { $threats } threat cards
}
millions-of-dollars-claims-of = { $place ->
    [left] left { $roles }
    [right] right { $roles }
   *[only] { $roles }
}
millions-of-dollars-state = { $state ->
    [choosing] choosing
    [chosen] has chosen
    [out] out
    [talking] in
    [ready] in, ready
    [in] in the heist
    [won] wins
   *[over] {"–"}
}{ $partly ->
    [left] {" "}(left only)
    [right] {" "}(right only)
   *[all] {""}
}
millions-of-dollars-table-known = { $place ->
    [left] The left character of { $name }: { $role }.
    [right] The right character of { $name }: { $role }.
   *[only] { $name }: { $role }.
}
millions-of-dollars-table-looked = { $you ->
    [yes] You have looked at: { $names }.
   *[no] { $name } has looked at: { $names }.
}
millions-of-dollars-table-yours = { $in ->
    [yes] Yours: { $role }, in.
   *[no] Yours: { $role }, out.
}
millions-of-dollars-table-left = You can still make { $offers ->
    [one] { $offers } offer
   *[other] { $offers } offers
} this round.

# The log
millions-of-dollars-loot-revealed = Heist { $round } of 8: ${ $amount }M to split, stake ${ $stake }M{ $icon ->
    [none] .
   *[other] . On the card, and worth $1M more: { $icon }.
} { $you ->
    [yes] You are the leader.
   *[no] Leader: { $name }.
}
millions-of-dollars-roles-laid-open = Used last time, and not to be chosen now: { $roles }.
millions-of-dollars-laid-open-one = { $name } { $role }
millions-of-dollars-chosen = { $roles ->
    [none] { $name } has chosen.
   *[other] { $you ->
        [yes] You choose: { $roles }.
       *[no] { $name } chooses: { $roles }.
    }
}
millions-of-dollars-stakes-placed = { $place ->
    [only] Everybody puts a stake of ${ $stake }M down.
   *[left] Everybody puts a stake of ${ $stake }M on each character.
} Left in hand: { $purses }.
millions-of-dollars-reserve = The reserve pays for: { $purses }.
millions-of-dollars-now = Now: { $purses }.
millions-of-dollars-roles-shown = The role cards: { $roles }. One more lies face down{ $hidden ->
    [none] {""}
   *[other] : { $hidden }
}.
millions-of-dollars-withdrew = { $place ->
    [left] { $you ->
        [yes] You withdraw your left character.
       *[no] { $name } withdraws the left character.
    }
    [right] { $you ->
        [yes] You withdraw your right character.
       *[no] { $name } withdraws the right character.
    }
   *[only] { $you ->
        [yes] You withdraw.
       *[no] { $name } withdraws.
    }
}
millions-of-dollars-offer-made = Offer { $offer }: { $you ->
    [yes] you offer { $other } ${ $amount }M if { $place ->
        [left] their left character leaves
        [right] their right character leaves
       *[only] they leave
    }.
   *[no] { $toyou ->
        [yes] { $name } offers you ${ $amount }M if { $place ->
            [left] your left character leaves
            [right] your right character leaves
           *[only] you leave
        }.
       *[no] { $name } offers { $other } ${ $amount }M if { $place ->
            [left] their left character leaves
            [right] their right character leaves
           *[only] they leave
        }.
    }
}
millions-of-dollars-price-named = Offer { $offer }: { $you ->
    [yes] { $place ->
        [left] your left character would leave
        [right] your right character would leave
       *[only] you would leave
    } for ${ $price }M from { $other }.
   *[no] { $place ->
        [left] the left character of { $name } would leave
        [right] the right character of { $name } would leave
       *[only] { $name } would leave
    } for ${ $price }M from { $toyou ->
        [yes] you
       *[no] { $other }
    }.
}
millions-of-dollars-accepted-money = { $you ->
    [yes] You accept offer { $offer }: { $other } pays you ${ $amount }M.
   *[no] { $toyou ->
        [yes] { $name } accepts offer { $offer }: you pay { $name } ${ $amount }M.
       *[no] { $name } accepts offer { $offer }: { $other } pays { $name } ${ $amount }M.
    }
}
millions-of-dollars-accepted-price = { $you ->
    [yes] You accept offer { $offer } and pay { $other } ${ $amount }M.
   *[no] { $toyou ->
        [yes] { $name } accepts offer { $offer } and pays you ${ $amount }M.
       *[no] { $name } accepts offer { $offer } and pays { $other } ${ $amount }M.
    }
}
millions-of-dollars-refused = { $you ->
    [yes] You refuse offer { $offer }.
   *[no] { $name } refuses offer { $offer }.
}
millions-of-dollars-took-back = { $you ->
    [yes] You take back offer { $offer }.
   *[no] { $name } takes back offer { $offer }.
}
millions-of-dollars-left = { $place ->
    [left] { $you ->
        [yes] Your left character is out, and its stake of ${ $stake }M is back.
       *[no] The left character of { $name } is out, and its stake of ${ $stake }M goes back.
    }
    [right] { $you ->
        [yes] Your right character is out, and its stake of ${ $stake }M is back.
       *[no] The right character of { $name } is out, and its stake of ${ $stake }M goes back.
    }
   *[only] { $you ->
        [yes] You are out, and your stake of ${ $stake }M is back.
       *[no] { $name } is out, and takes the stake of ${ $stake }M back.
    }
} { millions-of-dollars-now }
millions-of-dollars-lapsed = { $count ->
    [one] Offer { $offers } lapses.
   *[other] Offers { $offers } lapse.
}
millions-of-dollars-claimed = { $place ->
    [left] { $you ->
        [yes] You say of your left character: “{ $role }”.
       *[no] { $name } says of their left character: “{ $role }”.
    }
    [right] { $you ->
        [yes] You say of your right character: “{ $role }”.
       *[no] { $name } says of their right character: “{ $role }”.
    }
   *[only] { $you ->
        [yes] You say: “{ $role }”.
       *[no] { $name } says: “{ $role }”.
    }
}
millions-of-dollars-looked = { $you ->
    [yes] You spend a threat card and look at { millions-of-dollars-looked-at }: { $role }.
   *[no] { $name } spends a threat card and looks at { millions-of-dollars-looked-at }{ $role ->
        [none] .
       *[other] : { $role }.
    }
}
millions-of-dollars-looked-at = { $toyou ->
    [yes] { $place ->
        [left] your left character
        [right] your right character
       *[only] your character
    }
   *[no] { $place ->
        [left] the left character of { $other }
        [right] the right character of { $other }
       *[only] the character of { $other }
    }
}
millions-of-dollars-time-called = { $you ->
    [yes] You call time: no new offers, claims or threats.
   *[no] { $name } calls time: no new offers, claims or threats.
}
millions-of-dollars-said-ready = { $you ->
    [yes] You are ready.
   *[no] { $name } is ready.
}
millions-of-dollars-heist-begun = { $count ->
    [1] The heist begins, with one character inside: { $names }.
   *[other] The heist begins. Inside: { $names }.
}
millions-of-dollars-revealed-stays = Masks off, { $role }: { $names }. The only one: stays, and takes the stake of ${ $stake }M back. { millions-of-dollars-now }
millions-of-dollars-revealed-too-many = Masks off, { $role }: { $names }. { $count } of a role throw each other out. { $stake ->
    [0] Their stakes are lost.
   *[other] Bruisers keep their stakes, ${ $stake }M each. { millions-of-dollars-now }
}
millions-of-dollars-revealed-named = And now the role that was named. Masks off, { $role }: { $count ->
    [0] nobody. The snitch was wrong.
    [one] { $names }. Thrown out{ $stake ->
        [0] , and the stake is lost.
       *[other] , but the stake of ${ $stake }M comes back. { millions-of-dollars-now }
    }
   *[other] { $names }. All are thrown out{ $stake ->
        [0] , and their stakes are lost.
       *[other] , but their stakes come back, ${ $stake }M each. { millions-of-dollars-now }
    }
}
millions-of-dollars-threat-card = { $you ->
    [yes] You get a threat card.
   *[no] { $name } gets a threat card.
}
millions-of-dollars-named = { $you ->
    [yes] You are the snitch, and you name: { $role }.
   *[no] { $name } is the snitch, and names: { $role }.
}
millions-of-dollars-only-role-named = { $you ->
    [yes] You are the snitch, and there is one role to name: { $role }.
   *[no] { $name } is the snitch, and there is one role to name: { $role }.
}
millions-of-dollars-nobody-left = Nobody is left. Nothing is split.
millions-of-dollars-snitch-alone = { $you ->
    [yes] You are the snitch, and nobody else is left: you lose ${ $lost }M, and nothing is split.
   *[no] { $name } is the snitch, and nobody else is left: { $name } loses ${ $lost }M, and nothing is split.
} { millions-of-dollars-now }
millions-of-dollars-loot-split = { $bonus ->
    [0] ${ $amount }M to split: { millions-of-dollars-shares }
   *[other] ${ $amount }M to split, and ${ $bonus }M more with the boss: { millions-of-dollars-shares }
} { millions-of-dollars-now }
millions-of-dollars-shares = { $count ->
    [one] all of it, ${ $share }M, for { $names }
   *[other] ${ $share }M for each of { $names }
}{ $rest ->
    [0] .
   *[other] {" "}(${ $rest }M is left over).
}
millions-of-dollars-driver-paid = { $count ->
    [0] { $you ->
        [yes] You are the driver, but there is nobody to pay you.
       *[no] { $name } is the driver, but nobody else is there to pay for the ride.
    }
    [one] { $you ->
        [yes] You are the driver and get $1M from { $names }.
       *[no] { $name } is the driver and gets $1M from { $names }.
    } { millions-of-dollars-now }
   *[other] { $you ->
        [yes] You are the driver and get $1M from each of { $names }.
       *[no] { $name } is the driver and gets $1M from each of { $names }.
    } { millions-of-dollars-now }
}
millions-of-dollars-pocket-picked = { $same ->
    [yes] { $you ->
        [yes] Your pickpocket takes ${ $amount }M from your own bruiser.
       *[no] The pickpocket of { $name } takes ${ $amount }M from the bruiser of { $name }.
    }
   *[no] { $you ->
        [yes] You are the pickpocket and take ${ $amount }M from the bruiser, { $other }.
       *[no] { $toyou ->
            [yes] { $name } is the pickpocket and takes ${ $amount }M from you, the bruiser.
           *[no] { $name } is the pickpocket and takes ${ $amount }M from the bruiser, { $other }.
        }
    }
} { millions-of-dollars-now }
millions-of-dollars-icon-paid = { $you ->
    [yes] The loot card shows your role ({ $role }): $1M more for you.
   *[no] The loot card shows the role of { $name } ({ $role }): $1M more.
} { millions-of-dollars-now }
millions-of-dollars-ended = { $reason ->
    [twenty_million] Twenty million: the game is over.
   *[other] That was the eighth heist: the game is over.
} { $winners ->
    [one] { $you ->
        [yes] You win with ${ $most }M!
       *[no] { $names } wins with ${ $most }M.
    }
   *[other] { $names } share the win with ${ $most }M each.
} In the end: { $purses }.

# Refusals
millions-of-dollars-choose-roles = { $count ->
    [1] Choose one of the roles in play.
   *[other] Choose { $count } different roles: first the left one, then the right one.
}
millions-of-dollars-role-used-last-time = You used this role last time ({ $role }). Choose another one.
millions-of-dollars-choose-first = First everybody chooses who goes in.
millions-of-dollars-negotiation-is-on = The roles are chosen. Now you deal, leave, or say “ready”.
millions-of-dollars-name-a-role-first = First you name the role that is thrown out.
millions-of-dollars-no-such-character = There is no such character.
millions-of-dollars-character-has-left = { $you ->
    [yes] That character of yours has left already.
   *[no] That character of { $name } has left already.
}
millions-of-dollars-not-another-player = Deals and threats are for the other players: give a name, or the number in front of it.
millions-of-dollars-player-is-out = { $name } is out of this heist.
millions-of-dollars-time-is-called = Time is called: answer, take back, leave, or say “ready”.
millions-of-dollars-nobody-else-is-in = Nobody else is in: say “ready” to go alone, or leave too.
millions-of-dollars-at-least-one-million = Offers are made in whole millions, at least one.
millions-of-dollars-not-enough-money = { $you ->
    [yes] You have only ${ $money }M in hand; stakes do not count.
   *[no] { $name } has only ${ $money }M in hand; stakes do not count.
}
millions-of-dollars-no-offers-left = You have made { $limit } offers this round, and that is all.
millions-of-dollars-your-offer-is-still-open = You have an offer like that open to { $name }. Take it back to make another.
millions-of-dollars-no-such-offer = No such offer is open between you and anybody. The numbers are on the table.
millions-of-dollars-offer-is-your-own = That offer is your own: you can take it back, and the other player answers it.
millions-of-dollars-offer-is-not-your-own = That offer was made by { $name }: you can accept it or refuse it.
millions-of-dollars-role-not-in-play = That role is not in play.
millions-of-dollars-no-claims-left = You have made { $limit } claims for this character, and that is all.
millions-of-dollars-no-threat-card = You have no threat card.
millions-of-dollars-looked-already = You have looked at that character of { $name } already.
millions-of-dollars-only-the-leader = Only the leader can call time, and that is { $name }.
millions-of-dollars-role-cannot-be-named = Name another role that is shown in the middle.

# The terminal table
millions-of-dollars-board = Heist { $round } of 8
millions-of-dollars-loot-card = LOOT ${ $amount }M
millions-of-dollars-stake-card = stake ${ $stake }M
millions-of-dollars-icon-card = +$1M { $role }
millions-of-dollars-middle = In the middle, one of them face down:
millions-of-dollars-column-money = money
millions-of-dollars-column-threats = threats
millions-of-dollars-column-state = state
millions-of-dollars-column-claims = says
millions-of-dollars-column-last = last time
millions-of-dollars-column-role = role
millions-of-dollars-money = ${ $money }M
millions-of-dollars-leads = { $you ->
    [yes] you are the leader
   *[no] leader: { $name }
}
millions-of-dollars-open-offers = Open offers
millions-of-dollars-pays = { $payer } pays { $leaver } ${ $amount }M to leave
millions-of-dollars-answers = { $you ->
    [yes] you answer
   *[no] { $name } answers
}
millions-of-dollars-time = TIME IS CALLED: answer, leave, or be ready
millions-of-dollars-your-hand = Your gang
millions-of-dollars-your-characters = Yours
millions-of-dollars-used = used
millions-of-dollars-side-left = left
millions-of-dollars-side-right = right
millions-of-dollars-side-out = out
millions-of-dollars-you-said-ready = You said you are ready: your offers stand, and you wait until somebody leaves or makes you an offer.

# The browser's table
millions-of-dollars-loot = to split
millions-of-dollars-stake = stake
millions-of-dollars-more = +${ $money }M
millions-of-dollars-less-by = −${ $money }M
millions-of-dollars-in-the-middle = The role cards that were chosen
millions-of-dollars-face-down = hidden
millions-of-dollars-masked = masked
millions-of-dollars-race = The first to have ${ $rich }M ends the game
millions-of-dollars-over = { $reason ->
    [twenty_million] Twenty million: the game is over.
   *[other] That was the eighth heist: the game is over.
}
millions-of-dollars-wins-with = ${ $money }M, wins
millions-of-dollars-thief = { $name }: ${ $money }M in hand; { millions-of-dollars-state }{ $leads ->
    [yes] ; leader
   *[no] {""}
}{ $claims ->
    [none] {""}
   *[other] ; says: { $claims }
}{ $last ->
    [none] {""}
   *[other] ; last time: { $last }
}{ $threats ->
    [0] {""}
    [one] ; { $threats } threat card
   *[other] ; { $threats } threat cards
}
millions-of-dollars-in-hand = You have ${ $money }M
millions-of-dollars-threat-cards = { $threats ->
    [one] { $threats } threat card
   *[other] { $threats } threat cards
}
millions-of-dollars-your-stake = stake ${ $stake }M
millions-of-dollars-you-said = you said “{ $role }”
millions-of-dollars-ask-one = Who goes in for you? Nobody sees it.
millions-of-dollars-ask-two = Which two go in, left and right? Nobody sees it.
millions-of-dollars-tap-a-card = Tap a card to see what it does.
millions-of-dollars-card-of-role = { $role }: { $about }.
millions-of-dollars-button-choose = { $count ->
    [one] Choose who goes in
   *[other] Choose the { $count } who go in
}
millions-of-dollars-button-send = { $count ->
    [1] Send in: { $roles }, for ${ $stake }M
   *[other] Send in: { $roles }, for ${ $stake }M each
}
millions-of-dollars-stay-or-go = Stay, leave, or choose a player to deal with.
millions-of-dollars-stay-time = No new offers now. Stay or leave?
millions-of-dollars-stay-alone = Everybody else has left. Do you go in alone, or leave too?
millions-of-dollars-you-are-out = You are out of this heist, and say nothing more until the next one.
millions-of-dollars-button-ready = { $alone ->
    [yes] Go in alone
   *[no] Ready: I stay in
}
millions-of-dollars-button-leave = { $place ->
    [left] Leave on the left with ${ $stake }M
    [right] Leave on the right with ${ $stake }M
   *[only] Leave with my ${ $stake }M
}
millions-of-dollars-button-say = Say who I am
millions-of-dollars-button-call-time = Call time
millions-of-dollars-claim-title = Say who you are
millions-of-dollars-claim-hint = Everybody hears it. It may be true.
millions-of-dollars-button-claim = “{ $role }”
millions-of-dollars-truth = the truth
millions-of-dollars-bluff = a bluff
millions-of-dollars-deal-offer = { $you ->
    [yes] You offer { $other } ${ $amount }M if { $place ->
        [left] their left character leaves
        [right] their right character leaves
       *[only] they leave
    }.
   *[no] { $toyou ->
        [yes] { $name } offers you ${ $amount }M if { $place ->
            [left] your left character leaves
            [right] your right character leaves
           *[only] you leave
        }.
       *[no] { $name } offers { $other } ${ $amount }M if { $place ->
            [left] their left character leaves
            [right] their right character leaves
           *[only] they leave
        }.
    }
}
millions-of-dollars-deal-price = { $you ->
    [yes] { $place ->
        [left] Your left character leaves
        [right] Your right character leaves
       *[only] You leave
    } if { $other } pays you ${ $amount }M.
   *[no] { $place ->
        [left] The left character of { $name } leaves
        [right] The right character of { $name } leaves
       *[only] { $name } leaves
    } if { $toyou ->
        [yes] you pay
       *[no] { $other } pays
    } ${ $amount }M.
}
millions-of-dollars-button-take = { $place ->
    [left] Take ${ $amount }M, leave on the left
    [right] Take ${ $amount }M, leave on the right
   *[only] Take ${ $amount }M and leave
}
millions-of-dollars-button-pay = Pay { $other } ${ $amount }M
millions-of-dollars-button-refuse = Refuse
millions-of-dollars-button-counter = Counter
millions-of-dollars-button-take-back = Take it back
millions-of-dollars-less = One million less
millions-of-dollars-raise = One million more
millions-of-dollars-which-character = Which character
millions-of-dollars-pay-title = Pay { $name } to leave
millions-of-dollars-button-offer = Offer { $name } ${ $amount }M
millions-of-dollars-price-title = Let { $name } pay you to leave
millions-of-dollars-button-ask = Ask { $name } for ${ $amount }M
millions-of-dollars-look-title = Use a threat card
millions-of-dollars-button-look = { $place ->
    [left] Look at the left card of { $name }
    [right] Look at the right card of { $name }
   *[only] Look at the card of { $name }
}
millions-of-dollars-name-first = Choose a role to throw out
millions-of-dollars-button-name = Throw out every { $role }
millions-of-dollars-button-skip = Show it all at once
millions-of-dollars-button-next = On to heist { $round }
millions-of-dollars-button-result = See who is richest
millions-of-dollars-heist-in = { $count ->
    [one] One goes in, masked.
   *[other] { $count } go in, masked.
}
millions-of-dollars-heist-hush = { $role ->
    [snitch] Masks off, snitches …
    [bruiser] Masks off, bruisers …
    [driver] Masks off, drivers …
    [pickpocket] Masks off, pickpockets …
   *[boss] Masks off, bosses …
}
millions-of-dollars-heist-hush-named = And now the role that was named …
millions-of-dollars-heist-stays = { $you ->
    [yes] You are the only { $role }, and you stay.
   *[no] { $name } is the only { $role }, and stays.
}
millions-of-dollars-heist-too-many = { $stake ->
    [0] { $count } × { $role }: all of them are out, and their stakes are lost.
   *[other] { $count } × { $role }: all of them are out, but they keep their stakes.
}
millions-of-dollars-heist-named = { $count ->
    [0] Nobody at all. The snitch was wrong.
    [one] { $you ->
        [yes] You are a { $role }, and you are thrown out.
       *[no] { $name } is a { $role }, and is thrown out.
    }
   *[other] { $count } × { $role }: all of them are thrown out.
}
millions-of-dollars-heist-names = { $you ->
    [yes] You are the snitch, and you name: { $role }.
   *[no] { $name }, the snitch, names: { $role }.
}
millions-of-dollars-heist-alone = { $you ->
    [yes] You are the snitch, and alone: that costs you ${ $lost }M.
   *[no] { $name } is the snitch, and alone: that costs ${ $lost }M.
}
millions-of-dollars-heist-loot = { $bonus ->
    [0] ${ $amount }M to split.
   *[other] ${ $amount }M to split, and ${ $bonus }M more with the boss.
}
millions-of-dollars-heist-shares = { $count ->
    [one] All of it goes to one.
   *[other] ${ $share }M for each of the { $count }.
}{ $rest ->
    [0] {""}
   *[other] {" "}${ $rest }M is left over.
}
millions-of-dollars-heist-driver = { $count ->
    [one] { $you ->
        [yes] You drive, and the other pays you $1M.
       *[no] { $name } drives, and the other pays $1M.
    }
   *[other] { $you ->
        [yes] You drive, and the others pay you $1M each.
       *[no] { $name } drives, and the others pay $1M each.
    }
}
millions-of-dollars-heist-pocket = { $you ->
    [yes] You pick the bruiser’s pocket: ${ $amount }M.
   *[no] { $name } picks the bruiser’s pocket: ${ $amount }M.
}
millions-of-dollars-heist-icon = { $you ->
    [yes] The loot card shows the { $role }: $1M more for you.
   *[no] The loot card shows the { $role }: $1M more for { $name }.
}
