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
millions-of-dollars-character = { $you ->
    [yes] you
   *[no] { $name }
}{ $place ->
    [left] {" "}(left)
    [right] {" "}(right)
   *[only] {""}
}
millions-of-dollars-own-character = { $place ->
    [left] { $role } (left)
    [right] { $role } (right)
   *[only] { $role }
}
millions-of-dollars-purse = { $you ->
    [yes] you
   *[no] { $name }
} ${ $money }M

# Decisions
millions-of-dollars-ask-choose = Heist { $round }: ${ $amount }M to split, stake ${ $stake }M. Who do you send in? Nobody will see it.
millions-of-dollars-ask-choose-two = Heist { $round }: ${ $amount }M to split, stake ${ $stake }M each. Which two do you send in? Nobody will see it.
millions-of-dollars-ask-negotiate = You're in as { $roles }. Stay, leave, or make a deal?
millions-of-dollars-ask-answer = { $count ->
    [one] There's an offer for you to answer. You're in as { $roles }.
   *[other] There are { $count } offers for you to answer. You're in as { $roles }.
}
millions-of-dollars-ask-time = Time has been called: no new offers. You're in as { $roles }. Stay or leave?
millions-of-dollars-ask-alone = Everyone else has left. You're in as { $roles }. Go in alone, or leave too?
millions-of-dollars-ask-name = You're the only snitch. Which role do you throw out?
millions-of-dollars-ask-over = The game is over.

millions-of-dollars-do-choose = { $role ->
    [snitch] if you're the only one, you throw a role out; if you end up alone, you lose $3M
    [bruiser] never loses the stake; if you're the only one, you get a threat card
    [driver] everyone else with a share pays you $1M
    [pickpocket] takes $2M from the bruiser
   *[boss] adds $2M to split
}{ $icon ->
    [yes] ; $1M extra this time
   *[no] {""}
}
millions-of-dollars-do-choose-two = { $role ->
    [snitch] left: if it's the only one, it throws a role out; if it ends up alone, it loses $3M
    [bruiser] left: never loses the stake; if it's the only one, you get a threat card
    [driver] left: everyone else with a share pays it $1M
    [pickpocket] left: takes $2M from the bruiser
   *[boss] left: adds $2M to split
}{ $icon ->
    [yes] ; $1M extra this time
   *[no] {""}
}
millions-of-dollars-do-ready = { $alone ->
    [yes] go in; the heist starts at once
   *[no] you stay; the heist starts when everyone still in is ready
}
millions-of-dollars-do-withdraw = { $place ->
    [left] take your left character and its stake of ${ $stake }M back
    [right] take your right character and its stake of ${ $stake }M back
   *[only] leave with your stake of ${ $stake }M; your role stays secret until the end
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
   *[other] say no; offers for you: { $offers }
}
millions-of-dollars-do-take-back = { $count ->
    [1] cancel your offer
   *[other] cancel an offer; yours: { $offers }
}
millions-of-dollars-do-offer = { $most ->
    [1] pay anyone who's in $1M to leave ({ $left } of 5 offers left)
   *[other] pay anyone who's in $1M to ${ $most }M to leave ({ $left } of 5 offers left)
}
millions-of-dollars-do-ask = { $most ->
    [1] your price for leaving: $1M from { $name }, or from someone else
   *[other] your price for leaving: $1M to ${ $most }M from { $name }, or from someone else
}
millions-of-dollars-do-claim = say who you are, true or not ({ $left ->
    [one] { $left } claim left
   *[other] { $left } claims left
})
millions-of-dollars-do-threaten = spend a threat card: look at the role of { $name }, or of someone else; only you see it
millions-of-dollars-do-call-time = no new offers, claims or threats after that
millions-of-dollars-do-name = everyone in the heist with this role is out ({ $count ->
    [0] no card showing
    [one] { $count } card showing
   *[other] { $count } cards showing
})

# The table
millions-of-dollars-table-heist = Heist { $round } of 8: ${ $amount }M to split, stake ${ $stake }M per character{ $icon ->
    [none] {""}
   *[other] , and $1M extra for the { $icon }
}. Leader: { $name }.
millions-of-dollars-table-before = Earlier loot: { $loots }. Threat cards left: { $pile }.
millions-of-dollars-table-shown = Roles in the middle: { $roles }; one more is face down.
millions-of-dollars-table-time = Time has been called: no new offers, claims or threats.
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
    [left] { $name }'s left character: { $role }.
    [right] { $name }'s right character: { $role }.
   *[only] { $name }: { $role }.
}
millions-of-dollars-table-looked = { $you ->
    [yes] You have looked at: { $names }.
   *[no] { $name } has looked at: { $names }.
}
millions-of-dollars-table-yours = { $in ->
    [yes] Your { $role } is in.
   *[no] Your { $role } is out.
}
millions-of-dollars-table-left = You can still make { $offers ->
    [one] { $offers } offer
   *[other] { $offers } offers
} this round.

# The log
millions-of-dollars-loot-revealed = Heist { $round } of 8: ${ $amount }M to split, stake ${ $stake }M{ $icon ->
    [none] .
   *[other] . The loot card shows the { $icon }: worth $1M extra.
} { $you ->
    [yes] You're the leader.
   *[no] Leader: { $name }.
}
millions-of-dollars-roles-laid-open = Used last time, so not allowed now: { $roles }.
millions-of-dollars-laid-open-one = { $you ->
    [yes] you
   *[no] { $name }
} { $role }
millions-of-dollars-chosen = { $roles ->
    [none] { $name } has chosen.
   *[other] { $you ->
        [yes] You choose: { $roles }.
       *[no] { $name } chooses: { $roles }.
    }
}
millions-of-dollars-stakes-placed = { $place ->
    [only] Everyone puts down a stake of ${ $stake }M.
   *[left] Everyone puts a stake of ${ $stake }M on each character.
} Left in hand: { $purses }.
millions-of-dollars-reserve = Stakes paid from the reserve: { $purses }.
millions-of-dollars-now = Now: { $purses }.
millions-of-dollars-roles-shown = The role cards: { $roles }. One more is face down{ $hidden ->
    [none] {""}
   *[other] : { $hidden }
}.
millions-of-dollars-withdrew = { $place ->
    [left] { $you ->
        [yes] You withdraw your left character.
       *[no] { $name } withdraws their left character.
    }
    [right] { $you ->
        [yes] You withdraw your right character.
       *[no] { $name } withdraws their right character.
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
        [left] { $name }'s left character would leave
        [right] { $name }'s right character would leave
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
        [yes] Your left character is out, and you get its stake of ${ $stake }M back.
       *[no] { $name }'s left character is out, and its stake of ${ $stake }M goes back.
    }
    [right] { $you ->
        [yes] Your right character is out, and you get its stake of ${ $stake }M back.
       *[no] { $name }'s right character is out, and its stake of ${ $stake }M goes back.
    }
   *[only] { $you ->
        [yes] You're out, and get your stake of ${ $stake }M back.
       *[no] { $name } is out, and gets their stake of ${ $stake }M back.
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
        [left] your left card
        [right] your right card
       *[only] your card
    }
   *[no] { $place ->
        [left] { $other }'s left card
        [right] { $other }'s right card
       *[only] { $other }'s card
    }
}
millions-of-dollars-time-called = { $you ->
    [yes] You call time: no new offers, claims or threats.
   *[no] { $name } calls time: no new offers, claims or threats.
}
millions-of-dollars-said-ready = { $you ->
    [yes] You're ready.
   *[no] { $name } is ready.
}
millions-of-dollars-heist-begun = { $count ->
    [1] The heist starts with only one character inside: { $names }.
   *[other] The heist starts. Inside: { $names }.
}
millions-of-dollars-revealed-stays = { $you ->
    [yes] Masks off, { $role }: you, the only one. You stay and get your stake of ${ $stake }M back.
   *[no] Masks off, { $role }: { $names }, the only one. They stay and get their stake of ${ $stake }M back.
} { millions-of-dollars-now }
millions-of-dollars-revealed-too-many = Masks off, { $role }: { $names }. { $count } with the same role throw each other out. { $stake ->
    [0] Their stakes are lost.
   *[other] Bruisers keep their stakes, ${ $stake }M each. { millions-of-dollars-now }
}
millions-of-dollars-revealed-named = And now the role the snitch named. Masks off, { $role }: { $count ->
    [0] nobody. The snitch was wrong.
    [one] { $names }. { $you ->
        [yes] You're thrown out
       *[no] Thrown out
    }{ $stake ->
        [0] , and the stake is lost.
       *[other] , but the stake of ${ $stake }M comes back. { millions-of-dollars-now }
    }
   *[other] { $names }. All thrown out{ $stake ->
        [0] , and their stakes are lost.
       *[other] , but their stakes come back, ${ $stake }M each. { millions-of-dollars-now }
    }
}
millions-of-dollars-threat-card = { $you ->
    [yes] You get a threat card.
   *[no] { $name } gets a threat card.
}
millions-of-dollars-named = { $you ->
    [yes] You're the snitch, and you name the { $role }.
   *[no] { $name } is the snitch, and names the { $role }.
}
millions-of-dollars-only-role-named = { $you ->
    [yes] You're the snitch, and there's only one role to name: { $role }.
   *[no] { $name } is the snitch, and there's only one role to name: { $role }.
}
millions-of-dollars-nobody-left = Nobody is left, so there's nothing to split.
millions-of-dollars-snitch-alone = { $you ->
    [yes] You're the snitch, and nobody else is left: you lose ${ $lost }M, and nothing is split.
   *[no] { $name } is the snitch, and nobody else is left: { $name } loses ${ $lost }M, and nothing is split.
} { millions-of-dollars-now }
millions-of-dollars-loot-split = { $bonus ->
    [0] ${ $amount }M to split: { millions-of-dollars-shares }
   *[other] ${ $amount }M to split, plus ${ $bonus }M from the boss: { millions-of-dollars-shares }
} { millions-of-dollars-now }
millions-of-dollars-shares = { $count ->
    [one] { $you ->
        [yes] all of it, ${ $share }M, for you
       *[no] all of it, ${ $share }M, for { $names }
    }
   *[other] ${ $share }M for each of { $names }
}{ $rest ->
    [0] .
   *[other] {" "}(${ $rest }M is left over).
}
millions-of-dollars-driver-paid = { $count ->
    [0] { $you ->
        [yes] You're the driver, but there's nobody else to pay you.
       *[no] { $name } is the driver, but there's nobody else to pay for the ride.
    }
    [one] { $you ->
        [yes] You're the driver and get $1M from { $names }.
       *[no] { $toyou ->
            [yes] { $name } is the driver and gets $1M from you.
           *[no] { $name } is the driver and gets $1M from { $names }.
        }
    } { millions-of-dollars-now }
   *[other] { $you ->
        [yes] You're the driver and get $1M from each of { $names }.
       *[no] { $name } is the driver and gets $1M from each of { $names }.
    } { millions-of-dollars-now }
}
millions-of-dollars-pocket-picked = { $same ->
    [yes] { $you ->
        [yes] Your pickpocket takes ${ $amount }M from your own bruiser.
       *[no] { $name }'s pickpocket takes ${ $amount }M from { $name }'s own bruiser.
    }
   *[no] { $you ->
        [yes] You're the pickpocket and take ${ $amount }M from the bruiser, { $other }.
       *[no] { $toyou ->
            [yes] { $name } is the pickpocket and takes ${ $amount }M from you, the bruiser.
           *[no] { $name } is the pickpocket and takes ${ $amount }M from the bruiser, { $other }.
        }
    }
} { millions-of-dollars-now }
millions-of-dollars-icon-paid = { $you ->
    [yes] The loot card shows your role ({ $role }): $1M extra for you.
   *[no] The loot card shows { $name }'s role ({ $role }): $1M extra.
} { millions-of-dollars-now }
millions-of-dollars-ended = { $reason ->
    [twenty_million] Twenty million: the game is over.
   *[other] That was the eighth heist: the game is over.
} { $winners ->
    [one] { $you ->
        [yes] You win with ${ $most }M!
       *[no] { $names } wins with ${ $most }M.
    }
   *[other] { $you ->
        [yes] You share the win with { $names }: ${ $most }M each!
       *[no] { $names } share the win with ${ $most }M each.
    }
} In the end: { $purses }.

# Refusals
millions-of-dollars-choose-roles = { $count ->
    [1] Choose one of the roles in play.
   *[other] Choose { $count } different roles: first the left one, then the right one.
}
millions-of-dollars-role-used-last-time = You used the { $role } last time. Choose another role.
millions-of-dollars-choose-first = Everyone has to choose a role first.
millions-of-dollars-negotiation-is-on = The roles are chosen. Make a deal, leave, or say “ready”.
millions-of-dollars-name-a-role-first = Name the role to throw out first.
millions-of-dollars-no-such-character = There's no such character. Choose left or right, where a player has two.
millions-of-dollars-character-has-left = { $you ->
    [yes] That character of yours has already left.
   *[no] That character of { $name }'s has already left.
}
millions-of-dollars-not-another-player = Choose another player: type a name, or the number in front of it.
millions-of-dollars-player-is-out = { $name } is out of this heist.
millions-of-dollars-time-is-called = Time has been called: answer, take back, leave, or say “ready”.
millions-of-dollars-nobody-else-is-in = Nobody else is in: say “ready” to go in alone, or leave too.
millions-of-dollars-at-least-one-million = Offer a whole number of millions, at least one.
millions-of-dollars-not-enough-money = { $you ->
    [yes] You have only ${ $money }M in hand; stakes don't count.
   *[no] { $name } has only ${ $money }M in hand; stakes don't count.
}
millions-of-dollars-no-offers-left = You've made all { $limit } of your offers this round. You can still answer, leave, or say “ready”.
millions-of-dollars-your-offer-is-still-open = You already have an open offer like that to { $name }. Take it back to make another.
millions-of-dollars-no-such-offer = You have no open offer with that number. The table shows the numbers.
millions-of-dollars-offer-is-your-own = That offer is your own: you can take it back, and the other player answers it.
millions-of-dollars-offer-is-not-your-own = { $name } made that offer: you can accept it or refuse it.
millions-of-dollars-role-not-in-play = That role isn't in play. Choose another.
millions-of-dollars-no-claims-left = You've made all { $limit } of your claims for this character.
millions-of-dollars-no-threat-card = You don't have a threat card.
millions-of-dollars-looked-already = You've already looked at that card of { $name }'s.
millions-of-dollars-only-the-leader = Only the leader, { $name }, can call time.
millions-of-dollars-role-cannot-be-named = Name another of the roles showing in the middle.

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
    [yes] you're the leader
   *[no] leader: { $name }
}
millions-of-dollars-open-offers = Open offers
millions-of-dollars-pays = { $payer } pays { $leaver } ${ $amount }M to leave
millions-of-dollars-answers = { $you ->
    [yes] you answer
   *[no] { $name } answers
}
millions-of-dollars-time = TIME: answer, leave, or be ready
millions-of-dollars-your-hand = Your gang
millions-of-dollars-your-characters = Your characters
millions-of-dollars-used = used
millions-of-dollars-side-left = left
millions-of-dollars-side-right = right
millions-of-dollars-side-out = out
millions-of-dollars-you-said-ready = You're ready. Your offers stand until someone leaves or makes you an offer.

# The browser's table
millions-of-dollars-loot = to split
millions-of-dollars-stake = stake
millions-of-dollars-more = +${ $money }M
millions-of-dollars-less-by = −${ $money }M
millions-of-dollars-in-the-middle = The roles that were chosen
millions-of-dollars-face-down = hidden
millions-of-dollars-masked = masked
millions-of-dollars-race = The first to reach ${ $rich }M ends the game
millions-of-dollars-over = { $reason ->
    [twenty_million] Twenty million: the game is over.
   *[other] That was the eighth heist: the game is over.
}
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
millions-of-dollars-ask-one = Who do you send in? Nobody will see it.
millions-of-dollars-ask-two = Which two do you send in, left and right? Nobody will see it.
millions-of-dollars-tap-a-card = Tap a card to see what it does.
millions-of-dollars-card-of-role = { $role }: { $about }.
millions-of-dollars-button-choose = { $count ->
    [one] Choose a role
   *[other] Choose { $count } roles
}
millions-of-dollars-button-send = { $count ->
    [1] Send in the { $roles } for ${ $stake }M
   *[other] Send in { $roles } for ${ $stake }M each
}
millions-of-dollars-stay-or-go = Stay, leave, or tap a player to make a deal.
millions-of-dollars-stay-time = No new offers now. Stay or leave?
millions-of-dollars-stay-alone = Everyone else has left. Go in alone, or leave too?
millions-of-dollars-you-are-out = You're out of this heist: no more deals until the next one.
millions-of-dollars-button-ready = { $alone ->
    [yes] Go in alone
   *[no] Ready: I'm staying
}
millions-of-dollars-button-leave = { $place ->
    [left] Withdraw the left one with ${ $stake }M
    [right] Withdraw the right one with ${ $stake }M
   *[only] Leave with my ${ $stake }M
}
millions-of-dollars-button-say = Say who I am
millions-of-dollars-button-call-time = Call time
millions-of-dollars-claim-title = Claim a role
millions-of-dollars-claim-hint = Everyone hears it. It may even be true.
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
        [left] { $name }'s left character leaves
        [right] { $name }'s right character leaves
       *[only] { $name } leaves
    } if { $toyou ->
        [yes] you pay
       *[no] { $other } pays
    } ${ $amount }M.
}
millions-of-dollars-button-take = { $place ->
    [left] Take ${ $amount }M, withdraw the left one
    [right] Take ${ $amount }M, withdraw the right one
   *[only] Take ${ $amount }M and leave
}
millions-of-dollars-button-pay = Pay { $other } ${ $amount }M
millions-of-dollars-button-refuse = Refuse
millions-of-dollars-button-counter = Counter-offer
millions-of-dollars-button-take-back = Take it back
millions-of-dollars-less = $1M less
millions-of-dollars-raise = $1M more
millions-of-dollars-which-character = Which character?
millions-of-dollars-pay-title = Pay { $name } to leave
millions-of-dollars-button-offer = Offer { $name } ${ $amount }M
millions-of-dollars-price-title = Ask { $name } to pay you to leave
millions-of-dollars-button-ask = Ask { $name } for ${ $amount }M
millions-of-dollars-look-title = Use a threat card
millions-of-dollars-button-look = { $place ->
    [left] Look at { $name }'s left card
    [right] Look at { $name }'s right card
   *[only] Look at { $name }'s card
}
millions-of-dollars-feed-title = The bargaining
millions-of-dollars-feed-empty = No offers yet. Tap a player to make one.
millions-of-dollars-counter-offer = (counter-offer)
millions-of-dollars-stamp = { $state ->
    [refused] refused
    [paid] paid
    [taken_back] taken back
    [lapsed] lapsed
   *[open] waiting
}
millions-of-dollars-would-have = { $leaves ->
    [yes] you'd have ${ $money }M
   *[no] you'd have ${ $money }M
}
millions-of-dollars-call-time-about = From then on: no new offers, claims or threats. Everyone has { $seconds } s to answer, leave or say “ready”; after that a bot decides for them.
millions-of-dollars-button-not-yet = Not yet
millions-of-dollars-after-title = Heist { $round }: who was who
millions-of-dollars-after-why = { $outcome ->
    [stays] the only one: stays in
    [too_many] { $lost ->
        [yes] { $count } with this role: all out, stake lost
       *[no] { $count } with this role: all out, stake kept
    }
    [named] { $lost ->
        [yes] named by the snitch: out, stake lost
       *[no] named by the snitch: out, stake kept
    }
    [alone] the only one left: pays ${ $amount }M
    [bought] { $toyou ->
        [yes] left for ${ $amount }M from you
       *[no] left for ${ $amount }M from { $other }
    }
   *[left] left in time; the role stays secret until the end
}
millions-of-dollars-name-first = Choose a role to throw out
millions-of-dollars-button-name = Throw out every { $role }
millions-of-dollars-button-skip = Skip
millions-of-dollars-button-next = On to heist { $round }
millions-of-dollars-heist-in = { $count ->
    [one] One thief goes in, masked.
   *[other] { $count } thieves go in, masked.
}
millions-of-dollars-heist-hush = { $role ->
    [snitch] Masks off, snitches …
    [bruiser] Masks off, bruisers …
    [driver] Masks off, drivers …
    [pickpocket] Masks off, pickpockets …
   *[boss] Masks off, bosses …
}
millions-of-dollars-heist-hush-named = And now the role the snitch named …
millions-of-dollars-heist-stays = { $you ->
    [yes] You're the only { $role }, and you stay.
   *[no] { $name } is the only { $role }, and stays.
}
millions-of-dollars-heist-too-many = { $stake ->
    [0] { $role } × { $count }: all of them are out, and their stakes are lost.
   *[other] { $role } × { $count }: all of them are out, but they keep their stakes.
}
millions-of-dollars-heist-named = { $count ->
    [0] Nobody at all. The snitch was wrong.
    [one] { $you ->
        [yes] You're a { $role }, and you're thrown out.
       *[no] { $name } is a { $role }, and is thrown out.
    }
   *[other] { $role } × { $count }: all of them are thrown out.
}
millions-of-dollars-heist-names = { $you ->
    [yes] You're the snitch, and you name the { $role }.
   *[no] { $name }, the snitch, names the { $role }.
}
millions-of-dollars-heist-alone = { $you ->
    [yes] You're the snitch, and you're alone: that costs you ${ $lost }M.
   *[no] { $name } is the snitch, and alone: that costs ${ $lost }M.
}
millions-of-dollars-heist-loot = { $bonus ->
    [0] ${ $amount }M to split.
   *[other] ${ $amount }M to split, plus ${ $bonus }M from the boss.
}
millions-of-dollars-heist-shares = { $count ->
    [one] One thief gets it all.
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
    [yes] You pick the bruiser's pocket: ${ $amount }M.
   *[no] { $toyou ->
        [yes] { $name } picks your pocket: ${ $amount }M.
       *[no] { $name } picks the bruiser's pocket: ${ $amount }M.
    }
}
millions-of-dollars-heist-icon = { $you ->
    [yes] The loot card shows the { $role }: $1M extra for you.
   *[no] The loot card shows the { $role }: $1M extra for { $name }.
}

# What people say with one tap
millions-of-dollars-phrase-name-price = Name your price.
millions-of-dollars-phrase-not-enough = That's not enough.

# Actions in a few words, where a button says too little or too much
millions-of-dollars-act-choose = Send in: { $roles }
millions-of-dollars-act-withdraw = { $place ->
    [left] Withdraw the left one
    [right] Withdraw the right one
   *[only] Leave
}
millions-of-dollars-act-accept = Accept offer { $offer }
millions-of-dollars-act-refuse = Refuse offer { $offer }
millions-of-dollars-act-take-back = Take back offer { $offer }
millions-of-dollars-act-claim = { $place ->
    [left] Say of the left one: “{ $role }”
    [right] Say of the right one: “{ $role }”
   *[only] Say: “{ $role }”
}
