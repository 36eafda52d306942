### Bluff Pirate (rules BP-1 to BP-10)
### $card is one of: anchor, compass, eyepatch, flag, hook, lantern, map, pirate, rum, spyglass.
### $cards is a list of them as bluff-pirate-cards writes it: “2 × rum, hook”; in refusals, a number.
### $island says whether a ship gets to an island: “treasure” if it is known to be there, “yes” or “no”.
### A square is a number from 0, the start, to that of the second island.


# The cards
bluff-pirate-card = { $card ->
    [anchor] anchor
    [compass] compass
    [eyepatch] eyepatch
    [flag] flag
    [hook] hook
    [lantern] lantern
    [map] map
    [pirate] pirate
    [rum] rum
   *[spyglass] spyglass
}
bluff-pirate-cards = { $count ->
    [1] { bluff-pirate-card }
   *[other] { $count } × { bluff-pirate-card }
}
bluff-pirate-no-cards = none

# Decisions
bluff-pirate-ask-turn = Draw cards, or give up a pirate and board a ship ahead of you?
bluff-pirate-ask-turn-draw = You have no pirate, so you can't board anyone: draw. Nobody is told why.
bluff-pirate-ask-lay = Lay 3 to 5 cards that should all match, 1 or 2 of them face up? Or lay none?
bluff-pirate-ask-vote = { $name } lays { $count } cards, { $up ->
    [1] { bluff-pirate-card }
   *[other] { $up } × { bluff-pirate-card }
} face up{ $claim ->
    [yes] , and says: “I'm not bluffing.” Do you believe it?
   *[no] . Are they all the same?
}
bluff-pirate-ask-pick = Everyone has voted in secret. Whose vote do you turn over?
bluff-pirate-ask-over = The game is over.
bluff-pirate-do-draw = { $count ->
    [0] there are no cards left to draw; then lay a set or none
    [one] there's { $count } card left to draw; then lay a set or none
   *[other] { $count } cards; then lay a set or none
}
bluff-pirate-do-board = discard a pirate and take { $count ->
    [one] { $name }'s only card
   *[other] { $count } cards from { $name }, unseen
}; that's your whole turn
bluff-pirate-do-lay-honest = honest: nobody can stop you, and you sail to { $square }{ $island ->
    [treasure] , the treasure
    [yes] , an island
   *[no] {""}
}
bluff-pirate-do-lay-bluff = a bluff: you sail to { $square }{ $island ->
    [treasure] , the treasure,
    [yes] , an island,
   *[no] {""}
} if you're believed; if you're caught, you stay, and the player who caught you sails. Add “say honest” to swear you're not bluffing
bluff-pirate-do-discard = lay no set; this card is discarded face up
bluff-pirate-do-keep = lay no set; with so few cards you don't discard
bluff-pirate-do-vote-bluff = { $counts ->
    [yes] if it's a bluff,
   *[no] if it's a bluff and your vote is picked,
} you sail to { $square }{ $island ->
    [treasure] , the treasure
    [yes] , an island
   *[no] {""}
}; if it's honest, { $back ->
    [none] you lose nothing, because you're at the start
    [0] you go back to the start
   *[other] you go back to { $back }
}
bluff-pirate-do-vote-honest = { $counts ->
    [yes] { $name } sails to { $square }
   *[no] if your vote is picked, { $name } sails to { $square }
}{ $island ->
    [treasure] , the treasure
    [yes] , an island
   *[no] {""}
}; you stay where you are
bluff-pirate-do-pick-honest = you sail to { $square } either way{ $start ->
    [0] {""}
   *[other] ; if { $name } voted “bluff”, they go back from { $start } to { $back }
}
bluff-pirate-do-pick-bluff = if { $name } believes you, you sail to { $square }; if not, they sail from { $start } to { $forward }

# The table
bluff-pirate-table-island = { $token ->
    [empty] Island on square { $square }: open, it was empty
    [treasure] Island on square { $square }: open, the treasure
    [known] Island on square { $square }: closed, but the treasure must be here; the first ship to get here wins
   *[closed] Island on square { $square }: closed, the treasure or nothing
}
bluff-pirate-table-seat = { $seat } { $name }{ $you ->
    [yes] {" (you)"}
   *[no] {""}
}: { $square ->
    [0] at the start
   *[other] on square { $square }
}, { $count ->
    [one] { $count } card
   *[other] { $count } cards
}{ $turn ->
    [yes] ; current turn
   *[no] {""}
}
bluff-pirate-table-pile = { $pile ->
    [0] The draw pile is empty
    [one] { $pile } card is in the draw pile
   *[other] { $pile } cards are in the draw pile
}; discarded: { $discards }
bluff-pirate-table-voted = Votes in so far: { $names }
bluff-pirate-table-vote = { $vote ->
    [bluff] You voted “bluff”.
   *[honest] You voted “no bluff”.
}
bluff-pirate-table-hand = { $count ->
    [0] You have no cards.
   *[other] Your cards: { $cards }
}

# The log
bluff-pirate-hidden = { $island ->
    [none] There's a face-down token on each of the two islands. One is the treasure, the other is empty, and nobody knows which.
   *[other] The treasure is on the island on { $island }; the other island is empty.
}
bluff-pirate-shuffled = { $all ->
    [yes] All { $count } cards are shuffled to make the draw pile.
   *[no] The draw pile is empty. { $count ->
        [one] The discarded card becomes the new one.
       *[other] The { $count } discarded cards are shuffled to make a new one.
    }
}
bluff-pirate-shuffled-order = From the top: { $cards }.
bluff-pirate-dealt = { $count ->
    [one] Everyone gets { $count } card.
   *[other] Everyone gets { $count } cards.
}{ $hands ->
    [none] {""}
   *[other] {" "}{ $hands }
}
bluff-pirate-dealt-hand = { $you ->
    [yes] You have: { $cards }.
   *[no] { $name } has: { $cards }.
}
bluff-pirate-draw-chosen = { $you ->
    [yes] You board nobody.
   *[no] { $name } boards nobody.
}
bluff-pirate-drawn = { $count ->
    [0] { $you ->
        [yes] There are no cards left for you to draw.
       *[no] There are no cards left for { $name } to draw.
    }
   *[other] { $cards ->
        [none] { $count ->
            [one] { $name } draws { $count } card.
           *[other] { $name } draws { $count } cards.
        }
       *[other] { $you ->
            [yes] You draw: { $cards }.
           *[no] { $name } draws: { $cards }.
        }
    } { $pile ->
        [0] The pile is now empty.
       *[other] { $pile } left in the pile.
    }
}
bluff-pirate-boarded = { $you ->
    [yes] You give up a pirate and board { $other }'s ship!
   *[no] { $toyou ->
        [yes] { $name } gives up a pirate and boards your ship!
       *[no] { $name } gives up a pirate and boards { $other }'s ship!
    }
}
bluff-pirate-robbed = { $cards ->
    [none] { $count ->
        [one] { $name } takes { $count } card from { $other }, unseen.
       *[other] { $name } takes { $count } cards from { $other }, unseen.
    }
   *[other] { $you ->
        [yes] You take from { $other }: { $cards }.
       *[no] { $toyou ->
            [yes] { $name } takes from you: { $cards }.
           *[no] { $name } takes from { $other }: { $cards }.
        }
    }
}
bluff-pirate-laid = { $you ->
    [yes] You lay a set of { $count }: { $up ->
        [1] { bluff-pirate-card }
       *[other] { $up } × { bluff-pirate-card }
    } face up, { $down } face down.
   *[no] { $name } lays a set of { $count }: { $up ->
        [1] { bluff-pirate-card }
       *[other] { $up } × { bluff-pirate-card }
    } face up, { $down } face down.
}{ $claim ->
    [yes] { $you ->
        [yes] {" "}You say: “I'm not bluffing.”
       *[no] {" "}“I'm not bluffing.”
    }
   *[no] {""}
}
bluff-pirate-laid-hidden = Face down: { $cards } ({ $bluff ->
    [yes] a bluff
   *[no] honest
}).
bluff-pirate-discarded = { $you ->
    [yes] You lay no set and discard: { bluff-pirate-card }.
   *[no] { $name } lays no set and discards: { bluff-pirate-card }.
}
bluff-pirate-kept = { $you ->
    [yes] You lay no set and keep your cards.
   *[no] { $name } lays no set and keeps their cards.
}
bluff-pirate-too-few = { $you ->
    [yes] { $count ->
        [0] You have no cards, so your turn is over.
        [one] You have { $count } card, too few for a set, so your turn is over.
       *[other] You have { $count } cards, too few for a set, so your turn is over.
    }
   *[no] { $count ->
        [0] { $name } has no cards, so their turn is over.
        [one] { $name } has { $count } card, too few for a set, so their turn is over.
       *[other] { $name } has { $count } cards, too few for a set, so their turn is over.
    }
}
bluff-pirate-voted = { $vote ->
    [hidden] { $name } has voted.
    [bluff] { $you ->
        [yes] You vote: “bluff”.
       *[no] { $name } votes: “bluff”.
    }
   *[honest] { $you ->
        [yes] You vote: “no bluff”.
       *[no] { $name } votes: “no bluff”.
    }
}
bluff-pirate-picked = { $you ->
    [yes] You turn over { $other }'s vote.
   *[no] { $toyou ->
        [yes] { $name } turns over your vote.
       *[no] { $name } turns over { $other }'s vote.
    }
}
bluff-pirate-revealed-vote = { $toyou ->
    [yes] You voted { $vote ->
        [bluff] “bluff”
       *[honest] “no bluff”
    }.
   *[no] { $other } voted { $vote ->
        [bluff] “bluff”
       *[honest] “no bluff”
    }.
}
bluff-pirate-revealed-cards = Face down: { $cards }.
bluff-pirate-revealed = { $outcome ->
    [caught] Caught bluffing! { $you ->
        [yes] You take your cards back.
       *[no] { $name } takes their cards back.
    }
    [believed] A bluff, and it worked! The set is discarded.
    [wronged] Honest: a false accusation! The set is discarded.
   *[honest] It was honest. The set is discarded.
}
bluff-pirate-sailed = { $you ->
    [yes] { $count ->
        [one] You sail { $count } square, from { $start } to { $square }.
       *[other] You sail { $count } squares, from { $start } to { $square }.
    }
   *[no] { $count ->
        [one] { $name } sails { $count } square, from { $start } to { $square }.
       *[other] { $name } sails { $count } squares, from { $start } to { $square }.
    }
}
bluff-pirate-sent-back = { $start ->
    [0] { $you ->
        [yes] You should go back, but you're already at the start.
       *[no] { $name } should go back, but is already at the start.
    }
   *[other] { $you ->
        [yes] You go back from { $start } to { $square }.
       *[no] { $name } goes back from { $start } to { $square }.
    }
}
bluff-pirate-opened = { $treasure ->
    [yes] { $you ->
        [yes] You turn over the token on { $square }: the treasure!
       *[no] { $name } turns over the token on { $square }: the treasure!
    }
   *[no] { $you ->
        [yes] You turn over the token on { $square }: empty! The treasure is on the other island.
       *[no] { $name } turns over the token on { $square }: empty! The treasure is on the other island.
    }
}
bluff-pirate-ended = { $you ->
    [yes] The treasure is yours: you win!
   *[no] { $names } has the treasure and wins.
} The ships: { $ships }.
bluff-pirate-ended-ship = { $name } on { $square }

# Refusals
bluff-pirate-draw-or-board-first = Draw cards or board a ship first.
bluff-pirate-lay-or-discard-now = You've already drawn: now lay a set, or none.
bluff-pirate-vote-now = There's a set on the table: vote “bluff” or “no bluff”.
bluff-pirate-pick-a-voter-now = Everyone has voted: choose whose vote to turn over.
bluff-pirate-no-such-card = There's no such card. The cards are: anchor, compass, eyepatch, flag, hook, lantern, map, pirate, rum, spyglass.
bluff-pirate-one-or-two-face-up = Lay one or two cards of the set face up; they must match.
bluff-pirate-three-to-five-cards = { $cards ->
    [one] A set has three to five cards in all; you chose { $cards }.
   *[other] A set has three to five cards in all; you chose { $cards }.
}
bluff-pirate-claim-or-not = Say “I'm not bluffing”, or say nothing.
bluff-pirate-hidden-cards-in-order = Name the face-down cards in alphabetical order.
bluff-pirate-card-not-in-hand = You don't have that many of this card: { bluff-pirate-card }.
bluff-pirate-too-few-to-discard = { $cards ->
    [one] With { $cards } card you don't discard: lay a set, or keep.
   *[other] With { $cards } cards you don't discard: lay a set, or keep.
}
bluff-pirate-too-many-to-keep = { $cards ->
    [one] With { $cards } card you can't keep everything: lay a set, or discard one.
   *[other] With { $cards } cards you can't keep everything: lay a set, or discard one.
}
bluff-pirate-board-needs-a-pirate = Boarding takes a pirate, and you don't have one: draw.
bluff-pirate-no-such-ship = There's no such ship. Choose one ahead of yours.
bluff-pirate-ship-not-ahead = That ship isn't ahead of yours, so you can't board it.
bluff-pirate-ship-without-cards = That ship has no cards, so there's nothing to take. Draw, or board another.
bluff-pirate-bluff-or-not = Vote “bluff” or “no bluff”.
bluff-pirate-pick-an-opponent = Choose one of the players who voted.

# The terminal table
bluff-pirate-column-square = on
bluff-pirate-column-cards = cards
bluff-pirate-island-closed = { $square } ? closed
bluff-pirate-island-empty = { $square } × empty
bluff-pirate-island-known = { $square } ◆ the treasure is here
bluff-pirate-island-treasure = { $square } ◆ the treasure
bluff-pirate-islands = The islands: { $near } · { $far }
bluff-pirate-pile = Pile { $pile } · discarded: { $discards }
bluff-pirate-stage = { $you ->
    [yes] Your set: { $count } cards
   *[no] { $name }'s set: { $count } cards
}
bluff-pirate-stage-claim = “I'm not bluffing.”
bluff-pirate-stage-hidden = Face down: { $cards }
bluff-pirate-won = { $you ->
    [yes] The treasure is yours!
   *[no] { $name } has the treasure.
}
bluff-pirate-your-hand = { $count ->
    [0] You have no cards.
    [one] Your card
   *[other] Your { $count } cards
}

# The browser's table
bluff-pirate-chart = Sea chart: the course from the harbour, square 0, past the island on { $near } to the island on { $far }
bluff-pirate-seat = { $square ->
    [0] at the start
   *[other] on square { $square }
}, { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
bluff-pirate-your-ship = { $square ->
    [0] Your ship is at the start.
   *[other] Your ship is on square { $square }.
}
bluff-pirate-has-voted = { $voted ->
    [yes] has voted
   *[no] hasn't voted yet
}
bluff-pirate-stage-none = No set on the table.
bluff-pirate-claim = “I'm not bluffing.”
bluff-pirate-turning = { $you ->
    [yes] You turn over { $other }'s vote …
   *[no] { $toyou ->
        [yes] { $name } turns over your vote …
       *[no] { $name } turns over { $other }'s vote …
    }
}
bluff-pirate-vote-of = { $vote ->
    [bluff] { $name }: bluff
    [honest] { $name }: no bluff
   *[hidden] { $name }
}
bluff-pirate-face-down = a card face down
bluff-pirate-turn-over = { $now ->
    [down] { bluff-pirate-card }, face down: turn it face up
    [up] { bluff-pirate-card }, face up: turn it face down
   *[fixed] { bluff-pirate-card }, face up: at least one card must be
}
bluff-pirate-piles = { $pile ->
    [one] { $pile } card to draw
   *[other] { $pile } cards to draw
}, { $discards ->
    [one] { $discards } card discarded
   *[other] { $discards } cards discarded
}: show the discards
bluff-pirate-discards = Discarded so far
bluff-pirate-discards-why = There are ten of every card. { $pile ->
    [0] The draw pile is empty.
    [one] { $pile } card is left to draw.
   *[other] { $pile } cards are left to draw.
}
bluff-pirate-ask-set = { $count ->
    [0] { $cards ->
        [3] Lay all 3 cards as a set, 1 or 2 face up? Or lay none?
        [4] Lay 3 or 4 cards as a set, 1 or 2 face up? Or lay none?
       *[other] Tap 3 to 5 cards to lay as a set, 1 or 2 face up; or just one to discard it.
    }
    [one] { $count } card so far: a set has 3 to 5. Tap a card on the table to turn it over.
   *[other] { $count } cards so far: a set has 3 to 5. Tap a card on the table to turn it over.
}
bluff-pirate-ask-whose = { $honest ->
    [yes] Everyone has voted. Whose vote do you turn over? You're honest and sail to { $square }; a player who voted “bluff” goes back.
   *[no] Everyone has voted. Whose vote do you turn over? If they believed you, you sail to { $square }; if not, they sail.
}
bluff-pirate-if-honest = Honest: nobody can stop you, and you sail to { $square }{ $island ->
    [treasure] , the treasure.
    [yes] , an island.
   *[no] .
}
bluff-pirate-if-bluff = A bluff. Believed: you sail to { $square }{ $island ->
    [treasure] , the treasure
    [yes] , an island
   *[no] {""}
}. Caught: you stay, and they sail.
bluff-pirate-button-claim = Say “I'm not bluffing”
bluff-pirate-button-lay = { $count ->
    [0] Lay a set
   *[other] Lay { $count } cards: { $up ->
        [1] { bluff-pirate-card }
       *[other] { $up } × { bluff-pirate-card }
    } face up, { $down } face down
}
bluff-pirate-button-discard = { $card ->
    [none] Discard one card
   *[other] Discard { bluff-pirate-card }
}
bluff-pirate-button-keep = Lay no set, keep all
bluff-pirate-button-draw = { $count ->
    [0] Draw nothing: no cards left
    [one] Draw the last card
   *[other] Draw { $count } cards
}
bluff-pirate-button-board = { $count ->
    [one] Board { $name }: a pirate for their only card
   *[other] Board { $name }: a pirate for { $count } cards
}
bluff-pirate-button-vote = { $vote ->
    [bluff] Bluff!
   *[honest] No bluff
}
bluff-pirate-button-pick = Turn over { $name }'s vote
bluff-pirate-vote-bluff-then = If you're right and your vote is picked: you sail { $start } → { $square }{ $island ->
    [treasure] , the treasure
    [yes] , an island
   *[no] {""}
}. If you're wrong: { $back ->
    [none] you stay at the start.
    [0] you go back to the start.
   *[other] you go back to { $back }.
}
bluff-pirate-vote-honest-then = If your vote is picked: { $name } sails to { $square }{ $island ->
    [treasure] , the treasure.
    [yes] , an island.
   *[no] .
} You stay.
bluff-pirate-pick-honest-then = { $start ->
    [0] “Bluff”: they stay at the start.
   *[other] “Bluff”: they go back { $start } → { $back }.
}
bluff-pirate-pick-bluff-then = “Bluff”: they sail { $start } → { $forward }.

# The end
bluff-pirate-end-why = The treasure was on the island on square { $square }.
bluff-pirate-end-score = Square { $square }
bluff-pirate-end-row = { $count ->
    [0] found the treasure
    [one] { $count } square behind
   *[other] { $count } squares behind
}

# What people say with one tap
bluff-pirate-phrase-ahoy = Ahoy!
bluff-pirate-phrase-honest = Honest as the day is long.

# Actions in a few words, where a button says too little or too much
bluff-pirate-act-draw = Draw
bluff-pirate-act-board = Board { $name }
bluff-pirate-act-lay = { $claim ->
    [yes] Lay { $shown } face up, { $hidden } face down, and say “I'm not bluffing”
   *[no] Lay { $shown } face up, { $hidden } face down
}
