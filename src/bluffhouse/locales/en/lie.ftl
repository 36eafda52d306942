### LIE (rules LI-1 to LI-14)

# A bid in words: “one 4”, “two 4s”
lie-bid = { $count ->
    [1] one { $value }
    [2] two { $value }s
    [3] three { $value }s
    [4] four { $value }s
    [5] five { $value }s
    [6] six { $value }s
    [7] seven { $value }s
    [8] eight { $value }s
    [9] nine { $value }s
    [10] ten { $value }s
    [11] eleven { $value }s
    [12] twelve { $value }s
    [13] thirteen { $value }s
    [14] fourteen { $value }s
    [15] fifteen { $value }s
    [16] sixteen { $value }s
    [17] seventeen { $value }s
    [18] eighteen { $value }s
    [19] nineteen { $value }s
    [20] twenty { $value }s
    [21] twenty-one { $value }s
    [22] twenty-two { $value }s
    [23] twenty-three { $value }s
    [24] twenty-four { $value }s
    [25] twenty-five { $value }s
    [26] twenty-six { $value }s
    [27] twenty-seven { $value }s
    [28] twenty-eight { $value }s
    [29] twenty-nine { $value }s
    [30] thirty { $value }s
   *[other] { $count } × { $value }
}

# Decisions
lie-ask-turn = Choose which end of each card counts this round. Only you can see it.
lie-ask-direct = You start this round. Which way should it go?
lie-ask-bid = You start: how many cards of one value are there in all hands together?
lie-ask-raise = { $name } bids { lie-bid }. Raise, or call it a lie?
lie-ask-over = The game is over.
lie-do-turn = one value for each card, in the order of your hand
lie-do-clockwise = Clockwise, to your left
lie-do-counterclockwise = Counterclockwise, to your right
lie-do-bid = count × value: anything from { $lowest } to { $highest }
lie-do-call = { $name } is lying: everyone shows their cards

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
lie-table-up = You're playing: { $up }

# The log
lie-dealt = { $hand ->
    [none] Round { $round } is dealt. { $you ->
        [yes] You start.
       *[no] { $name } starts.
    }
   *[other] Round { $round } is dealt. Your cards: { $hand }. { $you ->
        [yes] You start.
       *[no] { $name } starts.
    }
}
lie-turned = { $you ->
    [yes] You've chosen your values.
   *[no] { $name } has chosen.
}
lie-turned-open = { $you ->
    [yes] You play { $up }.
   *[no] { $name } plays { $up }.
}
lie-directed = { $clockwise ->
    [yes] Play goes clockwise.
   *[no] Play goes counterclockwise.
}
lie-bid-placed = { $you ->
    [yes] You bid { lie-bid }.
   *[no] { $name } bids { lie-bid }.
}
lie-called = { $you ->
    [yes] You call { $other } a liar.
   *[no] { $toyou ->
        [yes] { $name } calls you a liar.
       *[no] { $name } calls { $other } a liar.
    }
}
lie-shown = All cards are shown: { $hands }. The bid was { lie-bid }; there { $found ->
    [0] were none
    [one] was { $found }
   *[other] were { $found }
}{ $wild ->
    [yes] {", counting the wild ones"}
   *[no] {""}
}. { $you ->
    [yes] You lose the round.
   *[no] { $name } loses the round.
}
lie-shown-hand = { $name }: { $cards }
lie-eliminated = { $you ->
    [yes] You're out.
   *[no] { $name } is out.
}
lie-last-one-left = { $you ->
    [yes] The game is over. You're the last one left, so you win!
   *[no] The game is over. { $names } is the last one left and wins.
}
lie-tie-break = It's a tie: { $names } play extra rounds until only one is left.

# Refusals
lie-cards-are-turned = You've already chosen your values for this round.
lie-turn-needs-one-value-of-each-card = Name one value for each of your cards, in the order of your hand.
lie-no-direction-now = You can't choose a direction now.
lie-direction-is-clockwise-or-not = Choose clockwise or counterclockwise.
lie-turn-first = Bidding starts once everyone has chosen their values and the direction is set.
lie-bid-out-of-range = There are { $cards } cards in all hands: bid 1 to { $cards } of a value from 1 to 6.
lie-bid-too-low = That doesn't beat { lie-bid }. Bid higher, or call.
lie-nothing-to-call = There's no bid to call yet.

# The terminal table
lie-column-cards = cards
lie-column-bids = bids
lie-seat-out = out
lie-last-bid = {" "}To beat: { lie-bid }{" "}
lie-your-hand = Your cards
lie-wild = Ones are wild this round.
lie-wild-if = Ones are wild, unless the first bid is on ones.
lie-winner = winner

# The browser's table
lie-cards = { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
}
lie-in-play = { lie-cards } in play
lie-card = { $up } counts, { $down } doesn't
lie-counting = The bid was { lie-bid }. Counted: { $found }
lie-lost = { $then ->
    [draws] { $you ->
        [yes] You lose the round and draw { lie-cards } from now on.
       *[no] { $name } loses the round and draws { lie-cards } from now on.
    }
    [out] { $you ->
        [yes] You lose the round and you're out.
       *[no] { $name } loses the round and is out.
    }
   *[end] { $you ->
        [yes] You lose the round.
       *[no] { $name } loses the round.
    }
}
lie-button-turn = Play { $up }
lie-button-bid = Bid { lie-bid }
lie-button-call = Call { $name } a liar
lie-fewer = Fewer cards
lie-more = More cards
lie-value = Value

# The end
lie-end-why = { $reason ->
    [fewest_cards] A sixth card ends the game: fewest cards wins.
    [most_cards] The last card is gone: most cards wins.
    [tie_break] It was a tie: the extra rounds decided.
   *[last_one_left] The last player left wins.
}
lie-end-row = { $what ->
    [too_many] one card too many
    [none] no cards left
    [tie_won] won the tie-break
    [tie_lost] lost the tie-break
   *[out] out
}

# What people say with one tap
lie-phrase-have-those = I have those myself.
lie-phrase-go-on = Go on, bid higher.

# Actions in a few words, where a button says too little or too much
lie-act-call = Call it a lie
