### After the game: the truth, and the game once more

# The reveal
reveal-title = The truth
reveal-teaser = { $count ->
    [one] Something was said that may have been a lie.
   *[other] { $count } times somebody said something that may have been a lie.
} Who lied, who fell for it, and who saw through it?
reveal-raise = Raise the curtain
reveal-all = Show everything
reveal-silent = In this game money speaks: nobody said anything that could have been a lie.
reveal-best-lie = Best lie of the evening
reveal-best-call = Best call of the evening
reveal-no-lie = Nobody fell for a lie.
reveal-no-call = Nobody caught a lie.
reveal-believers = { $you ->
    [yes] { $count ->
        [one] You believed it.
       *[other] Believed by { $names }.
    }
   *[no] Believed by { $names }.
}
reveal-caught-by = { $you ->
    [yes] You did not believe it.
   *[no] { $name } did not believe it.
}
reveal-everybody = Liars and doubters
reveal-lies = { $lies ->
    [0] No lie.
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
reveal-hands = What everybody held in the end
reveal-timeline = All that was said
reveal-only-lies = Only the lies
reveal-no-lies-told = There was not one lie.
reveal-round = Round { $round }: what everybody had
reveal-stamp = { $true ->
    [yes] true
   *[no] lie
}
reveal-answer = { $true ->
    [yes] { $believed ->
        [yes] { $you ->
            [yes] You believed it
           *[no] { $name } believed it
        }
       *[no] { $you ->
            [yes] You doubted it, wrongly
           *[no] { $name } doubted it, wrongly
        }
    }
   *[no] { $believed ->
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
reveal-unanswered = Nobody had to believe it or not.
reveal-moment = Watch this moment
reveal-replay = Watch the game again
reveal-share = Share the replay
reveal-copied = The link is copied

# What was really there
reveal-really-lie = { $true ->
    [yes] { $count ->
        [one] It was there.
       *[other] They were there.
    }
   *[no] { $found ->
        [0] There was not one.
        [one] There was only one.
       *[other] There were only { $found }.
    }
}
reveal-really-millions-of-dollars = It was the { $role }.

# The replay
replay-title = Replay
replay-come-in = Somebody wants to show you a game
replay-enter = Watch it
replay-loading = Fetching the game…
replay-not-begun = This game has not begun: there is nothing to watch yet.
replay-at = { $at ->
    [0] The deal
   *[other] Decision { $at } of { $of }
}
replay-scrub = Which decision
replay-play = Play
replay-pause = Pause
replay-back = One decision back
replay-step = One decision on
replay-first = To the beginning
replay-last = To the end
replay-speed = Speed
replay-times = { $times }×
replay-from = Seen by
replay-outside = From outside
replay-of-you = { $name } (you)
replay-only-mine = While the game runs you can see it with your own eyes only, or from outside.
replay-keys = Arrow keys go back and on, the space bar plays and pauses.
replay-to-table = To the table
replay-decided = { $you ->
    [yes] You have decided.
   *[no] { $name } has decided.
}
replay-by = { $by ->
    [clock] { $name }’s time was up: a bot decided.
   *[bot] A bot decided for { $name }.
}

# A record that somebody has in a file
reveal-save = Save the record
replay-record-title = Replay a record
replay-record-hook = A record holds a whole game with all its secrets. The house plays it through before your eyes and keeps nothing of it.
replay-record-drop = Drop a record here
replay-record-choose = Choose a file
replay-record-where = After a game you can save its record; in the terminal `bluffhouse play --save` writes one.
replay-record-no = This cannot be played again
replay-record-another = Open another record
replay-record-luck = { $luck ->
    [honest] The luck was honest: all of it follows from the seed.
    [dishonest] The luck was not honest: it does not follow from the seed.
   *[unproven] Whether the luck was honest nobody can say: the record does not prove it.
}
record-too-long = The record is too long: the house plays through at most { $most } KiB.
