### Millionaires and Bankrupts (rules MB-1 to MB-11)
### $tile is a number (a wealth tile) or one of: success, casino, cba, thief.


# The tiles: their names, their marks on the terminal table, and what they do
millionaires-tile = { $tile ->
    [success] Success
    [casino] Casino
    [cba] CBA
    [thief] Thief
   *[other] Wealth { $tile }
}
millionaires-tile-short = { $tile ->
    [success] ×2
    [casino] −5
    [cba] ÷2
    [thief] Thief
   *[other] { $tile }
}
millionaires-tile-effect = { $tile ->
    [success] doubles your points
    [casino] minus 5 points
    [cba] halves your points
    [thief] takes a wealth tile
    [1] 1 point
   *[other] { $tile } points
}

# Decisions
millionaires-ask-first = You start: reveal the first tile, then bid first.
millionaires-ask-reveal = { $last ->
    [yes] Reveal the next tile and bid first. Three red tiles are up: another one ends the game.
   *[no] You got the last tile, so you reveal the next one and bid first.
}
millionaires-ask-win = { $highest ->
    [0] { millionaires-tile } ({ millionaires-tile-effect }): nobody has bid yet. Bid, or pass?
   *[other] { millionaires-tile } ({ millionaires-tile-effect }): { $name } bids ${ $highest }M{ $down ->
        [0] {""}
       *[other] , you have ${ $down }M down
    }. Go higher, or pass?
}
millionaires-ask-escape = { $highest ->
    [0] { millionaires-tile } ({ millionaires-tile-effect }): the first to pass takes it. Pay to avoid it, or take it?
   *[other] { millionaires-tile } ({ millionaires-tile-effect }): the first to pass takes it. { $name } bids ${ $highest }M{ $down ->
        [0] {""}
       *[other] , you have ${ $down }M down
    }. Go higher, or take it?
}
millionaires-ask-discard = You have the Thief. Which wealth tile do you give up?
millionaires-ask-over = The game is over.
millionaires-do-reveal = reveal the next tile
millionaires-do-bid-first = you bid ${ $total }M, the lowest; put down any cards, up to ${ $most }M
millionaires-do-bid-all = everything you have: your bid becomes ${ $total }M
millionaires-do-bid-lowest = your bid becomes ${ $total }M, just enough; add any cards, up to ${ $most }M
millionaires-do-bid-card = with one card: your bid becomes ${ $total }M
millionaires-do-pass = { $down ->
    [0] you're out of this auction; it costs you nothing
   *[other] you're out of this auction and get your ${ $down }M back when it ends
}
millionaires-do-pass-last = { $highest ->
    [0] { $name } gets the tile for nothing
   *[other] { $name } gets the tile for ${ $highest }M{ $down ->
        [0] {""}
       *[other] {" "}and you get your ${ $down }M back
    }
}
millionaires-do-take = { $others ->
    [0] you take the tile, and nobody pays anything
   *[other] you take the tile{ $down ->
        [0] {""}
       *[other] {" "}and your ${ $down }M back
    }; the others lose ${ $others }M
}
millionaires-do-discard = it's out of the game, and so is the Thief

# The table
millionaires-table-pile = { $pile ->
    [0] No tiles are left face down.
    [one] { $pile } tile is left face down.
   *[other] { $pile } tiles are left face down.
} Red tiles so far: { $reds } of 4; the fourth ends the game.
millionaires-table-unseen = Not seen yet: { $tiles }
millionaires-table-unseen-over = Never came up: { $tiles }
millionaires-table-revealed = Revealed so far: { $tiles }
millionaires-table-box = The Thief is gone, along with: { $tile }
millionaires-table-win = Up for auction: { millionaires-tile } ({ millionaires-tile-effect }). The last player left gets it.
millionaires-table-escape = Up for auction: { millionaires-tile } ({ millionaires-tile-effect }). The first to pass takes it; everyone else loses their bid.
millionaires-table-thief = The Thief is at work: { $you ->
    [yes] you choose what to give up.
   *[no] { $name } chooses what to give up.
}
millionaires-table-last = The tile that ended the game: { millionaires-tile }
millionaires-table-seat = { $seat } { $name }{ $you ->
    [yes] {" (you)"}
   *[no] {""}
}: { $tiles ->
    [none] no tiles
    [hidden] { $count ->
        [one] { $count } tile face down
       *[other] { $count } tiles face down
    }
   *[other] { $tiles } ({ $points ->
        [one] { $points } point
       *[other] { $points } points
    })
}; { $lost ->
    [0] nothing spent
   *[other] ${ $lost }M spent ({ $cards }){ $poorest ->
        [yes] , the poorest so far
       *[no] {""}
    }
}
millionaires-table-stake = { $state ->
    [quiet] { $you ->
        [yes] You haven't bid yet.
       *[no] { $name } hasn't bid yet.
    }
    [passed] { $you ->
        [yes] You passed.
       *[no] { $name } passed.
    }
    [passed-down] { $you ->
        [yes] You passed and will get ${ $sum }M ({ $cards }) back.
       *[no] { $name } passed and will get ${ $sum }M ({ $cards }) back.
    }
   *[bids] { $you ->
        [yes] You bid ${ $sum }M ({ $cards }).
       *[no] { $name } bids ${ $sum }M ({ $cards }).
    }
}
millionaires-table-hand = { $sum ->
    [0] Your hand is empty.
   *[other] Your hand: { $cards } (${ $sum }M in all)
}

# The log
millionaires-shuffled = { $pile ->
    [hidden] Sixteen tiles are shuffled and laid face down. Four have a red border; the fourth of those ends the game.
   *[other] Sixteen tiles are shuffled, and will come up in this order: { $pile }.
}
millionaires-revealed = { $you ->
    [yes] You reveal: { millionaires-tile }.
   *[no] { $name } reveals: { millionaires-tile }.
} { $last ->
    [yes] It's the fourth red tile: the game ends at once, and nobody gets it.
   *[no] { $tile ->
        [success] It doubles your points. Red tile { $reds } of 4.
        [cba] It halves your points, and the first to pass takes it. Red tile { $reds } of 4.
        [casino] It costs 5 points, and the first to pass takes it.
        [thief] It takes a wealth tile from the first to pass.
        [1] It's worth 1 point.
       *[other] It's worth { $tile } points.
    }
}
millionaires-bid-placed = { $you ->
    [yes] You bid ${ $total }M ({ $cards }).
   *[no] { $name } bids ${ $total }M ({ $cards }).
}
millionaires-bid-raised = { $you ->
    [yes] You add { $cards } and bid ${ $total }M.
   *[no] { $name } adds { $cards } and bids ${ $total }M.
}
millionaires-passed = { $you ->
    [yes] You pass.
   *[no] { $name } passes.
}
millionaires-priced-out = { $you ->
    [yes] You don't have enough to beat ${ $highest }M, so you pass.
   *[no] { $name } doesn't have enough to beat ${ $highest }M and passes.
}
millionaires-won = { $lost ->
    [0] { $you ->
        [yes] You get the tile for nothing: { millionaires-tile }.
       *[no] { $name } gets the tile for nothing: { millionaires-tile }.
    }
   *[other] { $you ->
        [yes] Sold! You pay ${ $lost }M for it: { millionaires-tile }.
       *[no] Sold! { $name } pays ${ $lost }M for it: { millionaires-tile }.
    }
}{ $back ->
    [none] {""}
   *[other] {" "}Taken back: { $back }.
}
millionaires-caught = { $you ->
    [yes] You're the first to pass and must take it: { millionaires-tile }.
   *[no] { $name } is the first to pass and must take it: { millionaires-tile }.
}{ $back ->
    [none] {""}
   *[other] {" "}Taken back: { $back }.
} { $paid ->
    [none] Nobody pays anything.
   *[other] Spent for good: { $paid }.
}{ $tile ->
    [thief] {" "}The Thief takes one wealth tile, now or as soon as one is won.
   *[other] {""}
}
millionaires-sum-of = { $you ->
    [yes] you ${ $sum }M
   *[no] { $name } ${ $sum }M
}
millionaires-discarded = { $you ->
    [yes] You give up: { millionaires-tile }. It's gone, and so is the Thief.
   *[no] { $name } gives up: { millionaires-tile }. It's gone, and so is the Thief.
}
millionaires-stolen = { $you ->
    [yes] The Thief robs you and disappears: { millionaires-tile }.
   *[no] The Thief robs { $name } and disappears: { millionaires-tile }.
}
millionaires-scored = Everyone shows their money and tiles. { $sheets }
millionaires-sheet = { $out ->
    [yes] { $you ->
        [yes] You have ${ $money }M left, the least, so you're out with { $tiles ->
            [none] no tiles
           *[other] { $tiles }
        }.
       *[no] { $name } has ${ $money }M left, the least, and is out with { $tiles ->
            [none] no tiles
           *[other] { $tiles }
        }.
    }
   *[no] { $you ->
        [yes] You have ${ $money }M left and { $tiles ->
            [none] no tiles: 0 points.
           *[other] { $tiles }: { $steps } { $points ->
                [one] point
               *[other] points
            }.
        }
       *[no] { $name } has ${ $money }M left and { $tiles ->
            [none] no tiles: 0 points.
           *[other] { $tiles }: { $steps } { $points ->
                [one] point
               *[other] points
            }.
        }
    }
}
millionaires-only-one-left = { $you ->
    [yes] Everyone else is out: you win, whatever your tiles are worth.
   *[no] Everyone else is out: { $name } wins, whatever the tiles are worth.
}
millionaires-ended = { $reason ->
    [all_have_least_money] Everyone has the same amount left, so everyone has the least: nobody wins.
    [shared] { $you ->
        [yes] You're tied with { $names } on points and money: you share the win with { $points ->
            [one] { $points } point
           *[other] { $points } points
        }!
       *[no] { $names } are tied on points and money: they share the win with { $points ->
            [one] { $points } point
           *[other] { $points } points
        }.
    }
    [more_money] { $you ->
        [yes] It's a tie on points ({ $points }). You have more money left, so you win!
       *[no] It's a tie on points ({ $points }). { $names } has more money left and wins.
    }
   *[most_points] { $you ->
        [yes] You win with { $points ->
            [one] { $points } point
           *[other] { $points } points
        }!
       *[no] { $names } wins with { $points ->
            [one] { $points } point
           *[other] { $points } points
        }.
    }
}

# Refusals
millionaires-reveal-first = Reveal the next tile first.
millionaires-discard-first = Give the Thief a wealth tile first: type “discard” and its number.
millionaires-auction-under-way = { millionaires-tile } is still up for auction: bid or pass.
millionaires-nothing-to-discard = There's nothing to give up now: bid or pass.
millionaires-not-money-cards = Name different money cards: 1, 2, 3, 4, 6, 8, 10, 12, 15, 20 or 25. They're added to what you already have down.
millionaires-bid-needs-a-card = Bid with at least one money card.
millionaires-not-in-hand = You don't have the { $card } in your hand.
millionaires-bid-too-low = That makes ${ $total }M. Bid more than ${ $highest }M, or pass.
millionaires-not-your-wealth-tile = Give up one of your own wealth tiles.

# The terminal table
millionaires-column-tiles = tiles
millionaires-column-points = points
millionaires-column-lost = spent
millionaires-column-cards = cards spent
millionaires-column-left = left
millionaires-column-count = points
millionaires-money = ${ $sum }M
millionaires-face-down = { $count } face down
millionaires-poorest = poorest
millionaires-out = poorest: out
millionaires-wins = wins
millionaires-tile-red = red border
millionaires-goes-win = the last player left gets it
millionaires-goes-escape = the first to pass must take it
millionaires-goes-discard = { $you ->
    [yes] you choose what to give up
   *[no] { $name } chooses what to give up
}
millionaires-goes-over = the fourth red tile: game over
millionaires-stake-passed = passed
millionaires-stake-none = no bid yet
millionaires-status = red { $reds } of 4 · { $pile ->
    [one] { $pile } tile to come
   *[other] { $pile } tiles to come
}
millionaires-status-over = red { $reds } of 4 · { $pile ->
    [0] every tile came up
    [one] { $pile } tile never came up
   *[other] { $pile } tiles never came up
}
millionaires-unseen = Not seen yet:
millionaires-unseen-over = Never came up:
millionaires-gone = Gone with the Thief:
millionaires-your-money = In your hand: ${ $sum }M

# The browser's table
millionaires-tile-hidden = A tile face down
millionaires-nothing-yet = The next tile is face down.
millionaires-poorest-is-out = The poorest player at the end is out.
millionaires-seat = { $known ->
    [yes] { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
   *[no] { $tiles ->
        [one] { $tiles } tile
       *[other] { $tiles } tiles
    }
}
millionaires-lost = { $poorest ->
    [yes] ${ $sum }M spent: the poorest
   *[no] ${ $sum }M spent
}
millionaires-own = { $points ->
    [one] { $points } point
   *[other] { $points } points
} · { $poorest ->
    [yes] ${ $lost }M spent: you're the poorest now, and the poorest is out
   *[no] ${ $lost }M spent
}
millionaires-sold = { $you ->
    [yes] It's yours
   *[no] It goes to { $name }
}
millionaires-reckoning = { $out ->
    [yes] ${ $money }M left, the least: out
   *[no] ${ $money }M left · { $steps } { $points ->
        [one] point
       *[other] points
    }
}
millionaires-button-reveal = Reveal the next tile
millionaires-button-bid = Bid ${ $total }M
millionaires-button-more = { $highest ->
    [0] Choose money to bid
   *[other] You need more than ${ $highest }M
}
millionaires-button-pass = Pass
millionaires-button-take = Pass, and take it
millionaires-button-discard = Give up wealth { $tile }

# The end
millionaires-end-why = { $reason ->
    [all_have_least_money] Everyone has the same amount left, so everyone is out.
    [only_one_left] Everyone else is out: the tiles don't matter.
    [shared] It's a tie on points and money.
    [more_money] It's a tie on points: most money left wins.
   *[most_points] Most points among the players still in.
}
millionaires-end-step = { $from } → { $to }: { $tile ->
    [casino] the Casino
    [cba] the CBA
    [thief] the Thief
   *[success] Success
}

# What people say with one tap
millionaires-phrase-too-dear = Too dear for me.
millionaires-phrase-going-once = Going once, going twice…

# Actions in a few words, where a button says too little or too much
millionaires-act-bid = Put down { $cards }
