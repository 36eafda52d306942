### LIE (rules LI-1 to LI-14)


# Decisions
lie-ask-turn = Choose which end of each card counts this round. Nobody sees it.
lie-ask-direct = You start this round. Which way shall it go?
lie-ask-bid = You start: how many cards of one value are there in all hands together?
lie-ask-raise = { $name } says { $count } × { $value }. Raise, or call it a lie?
lie-ask-over = The game is over.
lie-do-turn = one value of each card, in the order of your hand
lie-do-clockwise = to your left
lie-do-counterclockwise = to your right
lie-do-bid = count × value: anything from { $lowest } to { $highest }
lie-do-call = { $name } is lying: all cards are shown

# The table
lie-table-round = { $tie ->
    [yes] Round { $round }, a tie-break
   *[no] Round { $round }
}
lie-table-seat = { $playing ->
    [yes] { $seat } { $name }{ $you ->
        [yes] {" (you)"}
       *[no] {""}
    }: { $cards ->
        [one] { $cards } card
       *[other] { $cards } cards
    }
   *[no] { $seat } { $name }: out
}
lie-table-hand = Your cards: { $hand }
lie-table-up = You turned up: { $up }

# The log
lie-dealt = { $hand ->
    [none] Round { $round } is dealt. { $you ->
        [yes] You start.
       *[no] { $name } starts.
    }
   *[other] Round { $round } is dealt; your cards: { $hand }. { $you ->
        [yes] You start.
       *[no] { $name } starts.
    }
}
lie-turned = { $you ->
    [yes] You have turned your cards.
   *[no] { $name } has turned the cards.
}
lie-turned-open = { $you ->
    [yes] You turn up { $up }.
   *[no] { $name } turns up { $up }.
}
lie-directed = { $clockwise ->
    [yes] Play goes clockwise.
   *[no] Play goes counter-clockwise.
}
lie-bid-placed = { $you ->
    [yes] You say: { $count } × { $value }.
   *[no] { $name } says: { $count } × { $value }.
}
lie-called = { $you ->
    [yes] You call { $other } a liar.
   *[no] { $toyou ->
        [yes] { $name } calls you a liar.
       *[no] { $name } calls { $other } a liar.
    }
}
lie-shown = All cards are shown: { $hands }. The bid was { $count } × { $value }; there { $found ->
    [one] is { $found }
   *[other] are { $found }
}{ $wild ->
    [yes] {", the wild ones among them"}
   *[no] {""}
}. { $you ->
    [yes] You lose the round.
   *[no] { $name } loses the round.
}
lie-shown-hand = { $name }: { $cards }
lie-eliminated = { $you ->
    [yes] You are out.
   *[no] { $name } is out.
}
lie-tie-break = A tie: { $names } play extra rounds until one is left.

# Refusals
lie-cards-are-turned = The cards are turned; nobody can change them now.
lie-turn-needs-one-value-of-each-card = Name one value of each of your cards, in the order of your hand.
lie-no-direction-now = Nobody chooses a direction now.
lie-direction-is-clockwise-or-not = The direction is clockwise or counter-clockwise.
lie-turn-first = Bidding begins when all cards are turned and the direction is chosen.
lie-bid-out-of-range = There are { $cards } cards in all hands: bid 1 to { $cards } of a value from 1 to 6.
lie-bid-too-low = That does not beat { $count } × { $value }: say more, or call.
lie-nothing-to-call = There is no bid to call yet.

# The terminal table
lie-column-cards = cards
lie-column-bids = bids
lie-seat-out = out
lie-last-bid = {" "}To beat: { $count } × { $value }{" "}
lie-your-hand = Your cards
lie-wild = Ones are wild in this round.
lie-wild-if = Ones are wild, unless the first bid is on ones.
lie-winner = winner

# The browser's table
lie-cards = { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
}
lie-card = { $up } is up, { $down } is down
lie-counting = The bid was { $count } × { $value }. Counted: { $found }
lie-lost = { $then ->
    [draws] { $you ->
        [yes] You lose the round and draw { lie-cards } from now on.
       *[no] { $name } loses the round and draws { lie-cards } from now on.
    }
    [out] { $you ->
        [yes] You lose the round and are out.
       *[no] { $name } loses the round and is out.
    }
   *[end] { $you ->
        [yes] You lose the round.
       *[no] { $name } loses the round.
    }
}
lie-button-turn = Turn up { $up }
lie-button-bid = Bid { $count } × { $value }
lie-button-call = Call { $name } a liar
lie-fewer = Fewer cards
lie-more = More cards
lie-value = Value
