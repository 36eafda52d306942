### After the game: the truth, and the game once more

# The reveal
reveal-title = The truth
reveal-teaser = { $count ->
    [one] One claim was made. Was it a lie?
   *[other] { $count } claims were made. Which were lies?
} Who lied, who fell for it, and who saw through it?
reveal-raise = Raise the curtain
reveal-all = Skip
reveal-silent = In this game only the money talks: nobody said anything that could have been a lie.
reveal-best-lie = Best lie of the night
reveal-best-call = Best call of the night
reveal-no-lie = No lie got through.
reveal-no-call = Nobody caught a lie.
reveal-believers = { $you ->
    [yes] { $count ->
        [one] You believed it.
       *[other] Believed by { $names }.
    }
   *[no] Believed by { $names }.
}
reveal-caught-by = { $you ->
    [yes] You didn't believe it.
   *[no] { $name } didn't believe it.
}
reveal-everybody = Liars and doubters
reveal-lies = { $lies ->
    [0] No lies.
    [one] One lie, { $believed ->
        [0] not believed.
       *[other] believed.
    }
   *[other] { $lies } lies, { $believed ->
        [0] none believed.
        [one] one believed.
       *[other] { $believed } believed.
    }
}
reveal-traps = { $traps ->
    [one] One trap, { $sprung ->
        [0] which nobody walked into.
       *[other] and it worked.
    }
   *[other] { $traps } traps, { $sprung ->
        [0] none of which worked.
        [one] one of which worked.
       *[other] { $sprung } of which worked.
    }
}
reveal-calls = { $right ->
    [0] { $wrong ->
        [0] Doubted nobody.
        [one] Doubted one truth.
       *[other] Doubted { $wrong } truths.
    }
    [one] Caught one lie{ $wrong ->
        [0] .
        [one] , doubted one truth.
       *[other] , doubted { $wrong } truths.
    }
   *[other] Caught { $right } lies{ $wrong ->
        [0] .
        [one] , doubted one truth.
       *[other] , doubted { $wrong } truths.
    }
}
reveal-hands = What everyone held at the end
reveal-timeline = Every claim
reveal-only-lies = Only the lies
reveal-no-lies-told = There were no lies.
reveal-round = Round { $round }: what everyone had
reveal-stamp = { $kind ->
    [true] true
    [trap] trap
   *[lie] lie
}
reveal-answer = { $kind ->
    [true] { $believed ->
        [yes] { $you ->
            [yes] You believed it
           *[no] { $name } believed it
        }
       *[no] { $you ->
            [yes] You doubted it, wrongly
           *[no] { $name } doubted it, wrongly
        }
    }
    [trap] { $believed ->
        [yes] { $you ->
            [yes] You walked into it
           *[no] { $name } walked into it
        }
       *[no] { $you ->
            [yes] You didn't walk into it
           *[no] { $name } didn't walk into it
        }
    }
   *[lie] { $believed ->
        [yes] { $you ->
            [yes] You fell for it
           *[no] { $name } fell for it
        }
       *[no] { $you ->
            [yes] You caught it
           *[no] { $name } caught it
        }
    }
}
reveal-unanswered = Nobody showed whether they believed it.
reveal-moment = Watch this moment
reveal-replay = Watch the game again
reveal-share = Share the replay
reveal-share-truth = Share the truth
reveal-copied = Link copied
reveal-come-in = Someone wants to show you who lied
reveal-enter = See the truth

# The truth
reveal-really-lie = { $true ->
    [yes] { $count ->
        [one] It was there.
       *[other] They were there.
    }
   *[no] { $found ->
        [0] There were none.
        [one] There was only one.
       *[other] There were only { $found }.
    }
}
reveal-really-millions-of-dollars = It was the { $role }.
reveal-heists = Every heist: who was who
reveal-heist-left = left before the heist

# The replay
replay-title = Replay
replay-come-in = Someone wants to show you a game
replay-enter = Watch it
replay-loading = Loading the game…
replay-not-begun = This game hasn't started yet, so there's nothing to watch.
replay-at = { $at ->
    [0] The deal
   *[other] Move { $at } of { $of }
}
replay-scrub = Go to a move
replay-play = Play
replay-pause = Pause
replay-back = Previous move
replay-step = Next move
replay-first = Back to the start
replay-last = Skip to the end
replay-speed = Speed
replay-times = { $times }×
replay-from = View
replay-outside = Spectator
replay-all-hands = All hands open
replay-of-you = { $name } (you)
replay-only-mine = Until the game is over, you can watch it only from your own seat or as a spectator.
replay-keys = Use the arrow keys to step back and forward, and the space bar to play or pause.
replay-to-table = Back to the table
replay-decided = { $you ->
    [yes] You've made your choice.
   *[no] { $name } has made a choice.
}
replay-by = { $by ->
    [clock] { $name } ran out of time: a bot played instead.
   *[bot] A bot played for { $name }.
}

# A record that somebody has in a file
reveal-save = Save the record
replay-record-title = Replay a record
replay-record-hook = A record holds a whole game with all its secrets. The house plays it back for you and keeps no copy.
replay-record-drop = Drop a record here
replay-record-choose = Choose a file
replay-record-where = After a game you can save its record; in the terminal, `bluffhouse play --save` writes one.
replay-record-no = This record can't be replayed
replay-record-another = Open another record
replay-record-luck = { $luck ->
    [honest] The luck was honest: all of it follows from the seed.
    [dishonest] The luck was not honest: it doesn't follow from the seed.
   *[unproven] The record doesn't prove whether the luck was honest.
}
record-too-long = The record is too long: the house replays at most { $most } KiB.

# The deal, checked by the page
check-ok = Checked by your own device: the deal was fair
check-partly = Checked by your own device, as far as possible
check-differs = Your device found something that doesn't match
check-running = Your device is checking the deal…
check-failed = The deal couldn't be checked: the record didn't load.
check-what = What was checked
check-pledge = The house's secret is the one it pledged before the cards were dealt.
check-pledge-wrong = The house's secret isn't the one it pledged.
check-pledge-late = You came after the deal, so the pledge could only be compared with what the house says now.
check-number = The number that your device drew is part of the deal.
check-number-wrong = The number that your device drew isn't part of the deal.
check-number-left-out = Your device wasn't connected at the start, so its number isn't part of the deal.
check-number-none = Your device added no number to the deal.
check-number-unknown = This device can't check your number: another device drew it, or this one no longer remembers it.
check-called-off = { $count ->
    [one] The start was called off once after your number was shown, and new numbers were drawn.
   *[other] The start was called off { $count } times after your number was shown, and new numbers were drawn each time.
}
check-others = The other players' numbers were fixed before yours was shown.
check-others-wrong = { $name }: the number in the deal isn't the one that was fixed before yours was shown.
check-seed = The seed is the one that was fixed with the first card.
check-seed-wrong = The seed isn't the one that was fixed with the first card.
check-seed-late = Your device didn't see the seed's fingerprint during the game, so it could only be compared with what the house says now.
check-chance = { $count ->
    [one] The one shuffle, roll or draw follows from the seed.
   *[other] All { $count } shuffles, rolls and draws follow from the seed.
}
check-chance-wrong = Shuffle, roll or draw number { $number } doesn't follow from the seed.
check-chance-unknown = This page can't recompute the cards of this game. Save the record and run “bluffhouse verify”.
check-seen = The record matches what you saw during the game.
check-seen-wrong = The record doesn't match what you saw during the game.
check-seen-part = This page missed part of the game, so what you saw wasn't compared with the record.
