### Millionaires and Bankrupts (rules MB-1 to MB-11)
### $tile is a number (a wealth tile) or one of: success, casino, cba, thief.


# The tiles: their names, their marks on the terminal table, and what they do
millionaires-tile = { $tile ->
    [success] Erfolg
    [casino] Casino
    [cba] CBA
    [thief] Dieb
   *[other] Reichtum { $tile }
}
millionaires-tile-short = { $tile ->
    [success] ×2
    [casino] −5
    [cba] ÷2
    [thief] Dieb
   *[other] { $tile }
}
millionaires-tile-effect = { $tile ->
    [success] verdoppelt Punkte
    [casino] 5 Punkte weniger
    [cba] halbiert Punkte
    [thief] stiehlt einen Reichtum
    [1] 1 Punkt
   *[other] { $tile } Punkte
}

# Decisions
millionaires-ask-first = Du beginnst: Deck das erste Plättchen auf. Dann bietest du zuerst.
millionaires-ask-reveal = { $last ->
    [yes] Deck das nächste Plättchen auf und biete zuerst. Drei rote liegen schon: Noch ein rotes, und das Spiel ist aus.
   *[no] Das letzte Plättchen ging an dich, also deckst du das nächste auf und bietest zuerst.
}
millionaires-ask-win = { $highest ->
    [0] { millionaires-tile } ({ millionaires-tile-effect }): Noch hat niemand geboten. Bieten oder passen?
   *[other] { millionaires-tile } ({ millionaires-tile-effect }): { $name } bietet { $highest } Mio. ${ $down ->
        [0] {""}
       *[other] , du hast { $down } Mio. $ liegen
    }. Höher gehen oder passen?
}
millionaires-ask-escape = { $highest ->
    [0] { millionaires-tile } ({ millionaires-tile-effect }): Wer zuerst passt, muss es nehmen. Zahlen, um davonzukommen, oder nehmen?
   *[other] { millionaires-tile } ({ millionaires-tile-effect }): Wer zuerst passt, muss es nehmen. { $name } bietet { $highest } Mio. ${ $down ->
        [0] {""}
       *[other] , du hast { $down } Mio. $ liegen
    }. Höher gehen oder nehmen?
}
millionaires-ask-discard = Du hast den Dieb am Hals. Welchen Reichtum gibst du her?
millionaires-ask-over = Das Spiel ist vorbei.
millionaires-do-reveal = das nächste Plättchen aufdecken
millionaires-do-bid-first = du bietest { $total } Mio. $, das Mindeste; leg Karten nach Wahl, bis { $most } Mio. $
millionaires-do-bid-all = alles, was du hast: Dein Gebot steigt auf { $total } Mio. $
millionaires-do-bid-lowest = dein Gebot steigt auf { $total } Mio. $, gerade genug; leg Karten nach Wahl dazu, bis { $most } Mio. $
millionaires-do-bid-card = mit einer Karte: Dein Gebot steigt auf { $total } Mio. $
millionaires-do-pass = { $down ->
    [0] raus aus dieser Versteigerung; es kostet dich nichts
   *[other] raus aus dieser Versteigerung; am Ende bekommst du deine { $down } Mio. $ zurück
}
millionaires-do-pass-last = { $highest ->
    [0] { $name } bekommt das Plättchen umsonst
   *[other] { $name } bekommt das Plättchen für { $highest } Mio. ${ $down ->
        [0] {""}
       *[other] ; du bekommst deine { $down } Mio. $ zurück
    }
}
millionaires-do-take = { $others ->
    [0] du nimmst das Plättchen, und niemand zahlt etwas
   *[other] du nimmst das Plättchen{ $down ->
        [0] {""}
       *[other] {" "}und deine { $down } Mio. $ zurück
    }; die anderen verlieren { $others } Mio. $
}
millionaires-do-discard = er kommt aus dem Spiel, und der Dieb mit ihm

# The table
millionaires-table-pile = { $pile ->
    [0] Kein Plättchen liegt mehr verdeckt.
    [one] { $pile } Plättchen liegt noch verdeckt.
   *[other] { $pile } Plättchen liegen noch verdeckt.
} Rote bisher: { $reds } von 4; das vierte beendet das Spiel.
millionaires-table-unseen = Noch nicht aufgetaucht: { $tiles }
millionaires-table-unseen-over = Nie aufgetaucht: { $tiles }
millionaires-table-revealed = Bisher aufgedeckt: { $tiles }
millionaires-table-box = Der Dieb ist weg, und mit ihm: { $tile }
millionaires-table-win = Unter dem Hammer: { millionaires-tile } ({ millionaires-tile-effect }). Wer bis zuletzt bleibt, bekommt es.
millionaires-table-escape = Unter dem Hammer: { millionaires-tile } ({ millionaires-tile-effect }). Wer zuerst passt, muss es nehmen; die anderen verlieren ihre Gebote.
millionaires-table-thief = Der Dieb ist am Werk: { $you ->
    [yes] Du wählst, was du hergibst.
   *[no] { $name } wählt, was der Dieb bekommt.
}
millionaires-table-last = Das Plättchen, mit dem Schluss war: { millionaires-tile }
millionaires-table-seat = { $seat } { $name }{ $you ->
    [yes] {" (du)"}
   *[no] {""}
}: { $tiles ->
    [none] keine Plättchen
    [hidden] { $count ->
        [one] { $count } Plättchen verdeckt
       *[other] { $count } Plättchen verdeckt
    }
   *[other] { $tiles } ({ $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    })
}; { $lost ->
    [0] noch kein Geld ausgegeben
   *[other] { $lost } Mio. $ ausgegeben ({ $cards }){ $poorest ->
        [yes] , bisher am ärmsten
       *[no] {""}
    }
}
millionaires-table-stake = { $state ->
    [quiet] { $you ->
        [yes] Du hast noch nicht geboten.
       *[no] { $name } hat noch nicht geboten.
    }
    [passed] { $you ->
        [yes] Du hast gepasst.
       *[no] { $name } hat gepasst.
    }
    [passed-down] { $you ->
        [yes] Du hast gepasst; { $sum } Mio. $ ({ $cards }) bekommst du zurück.
       *[no] { $name } hat gepasst; { $sum } Mio. $ ({ $cards }) gehen zurück.
    }
   *[bids] { $you ->
        [yes] Du bietest { $sum } Mio. $ ({ $cards }).
       *[no] { $name } bietet { $sum } Mio. $ ({ $cards }).
    }
}
millionaires-table-hand = { $sum ->
    [0] Deine Hand ist leer.
   *[other] Deine Hand: { $cards } (zusammen { $sum } Mio. $)
}

# The story
millionaires-shuffled = { $pile ->
    [hidden] Sechzehn Plättchen sind gemischt und liegen verdeckt. Vier haben einen roten Rand; das vierte davon beendet das Spiel.
   *[other] Sechzehn Plättchen sind gemischt und kommen in dieser Reihenfolge: { $pile }.
}
millionaires-revealed = { $you ->
    [yes] Du deckst auf: { millionaires-tile }.
   *[no] { $name } deckt auf: { millionaires-tile }.
} { $last ->
    [yes] Das vierte rote Plättchen: Das Spiel ist sofort vorbei, und niemand bekommt es.
   *[no] { $tile ->
        [success] Das verdoppelt Punkte. Rotes Plättchen { $reds } von 4.
        [cba] Das halbiert Punkte, und wer zuerst passt, muss es nehmen. Rotes Plättchen { $reds } von 4.
        [casino] Das kostet 5 Punkte, und wer zuerst passt, muss es nehmen.
        [thief] Wer zuerst passt, muss ihn nehmen und verliert einen Reichtum.
        [1] Das ist 1 Punkt wert.
       *[other] Das ist { $tile } Punkte wert.
    }
}
millionaires-bid-placed = { $you ->
    [yes] Du bietest { $total } Mio. $ ({ $cards }).
   *[no] { $name } bietet { $total } Mio. $ ({ $cards }).
}
millionaires-bid-raised = { $you ->
    [yes] Du legst { $cards } dazu und bietest { $total } Mio. $.
   *[no] { $name } legt { $cards } dazu und bietet { $total } Mio. $.
}
millionaires-passed = { $you ->
    [yes] Du passt.
   *[no] { $name } passt.
}
millionaires-priced-out = { $you ->
    [yes] Dein ganzes Geld reicht nicht für mehr als { $highest } Mio. $, also passt du.
   *[no] { $name } hat nicht genug für mehr als { $highest } Mio. $ und passt.
}
millionaires-won = { $lost ->
    [0] { $you ->
        [yes] Du bekommst das Plättchen umsonst: { millionaires-tile }.
       *[no] { $name } bekommt das Plättchen umsonst: { millionaires-tile }.
    }
   *[other] { $you ->
        [yes] Verkauft! Du zahlst { $lost } Mio. $ dafür: { millionaires-tile }.
       *[no] Verkauft! { $name } zahlt { $lost } Mio. $ dafür: { millionaires-tile }.
    }
}{ $back ->
    [none] {""}
   *[other] {" "}Zurück auf die Hand: { $back }.
}
millionaires-caught = { $you ->
    [yes] Du passt zuerst und musst es nehmen: { millionaires-tile }.
   *[no] { $name } passt zuerst und muss es nehmen: { millionaires-tile }.
}{ $back ->
    [none] {""}
   *[other] {" "}Zurück auf die Hand: { $back }.
} { $paid ->
    [none] Niemand zahlt etwas.
   *[other] Für immer weg: { $paid }.
}{ $tile ->
    [thief] {" "}Der Dieb stiehlt einen Reichtum, jetzt oder den ersten, der gewonnen wird.
   *[other] {""}
}
millionaires-sum-of = { $you ->
    [yes] du { $sum } Mio. $
   *[no] { $name } { $sum } Mio. $
}
millionaires-discarded = { $you ->
    [yes] Du gibst her: { millionaires-tile }. Damit ist auch der Dieb weg.
   *[no] { $name } gibt her: { millionaires-tile }. Damit ist auch der Dieb weg.
}
millionaires-stolen = { $you ->
    [yes] Der Dieb stiehlt dir { millionaires-tile } und ist weg.
   *[no] Der Dieb stiehlt { $name } { millionaires-tile } und ist weg.
}
millionaires-scored = Alle zeigen Geld und Plättchen. { $sheets }
millionaires-sheet = { $out ->
    [yes] { $you ->
        [yes] Du hast noch { $money } Mio. $, am wenigsten, und scheidest aus ({ $tiles ->
            [none] keine Plättchen
           *[other] { $tiles }
        }).
       *[no] { $name } hat noch { $money } Mio. $, am wenigsten, und scheidet aus ({ $tiles ->
            [none] keine Plättchen
           *[other] { $tiles }
        }).
    }
   *[no] { $you ->
        [yes] Du hast noch { $money } Mio. $; { $tiles ->
            [none] keine Plättchen: 0 Punkte.
           *[other] Plättchen: { $tiles }, macht { $steps } { $points ->
                [one] Punkt
               *[other] Punkte
            }.
        }
       *[no] { $name } hat noch { $money } Mio. $; { $tiles ->
            [none] keine Plättchen: 0 Punkte.
           *[other] Plättchen: { $tiles }, macht { $steps } { $points ->
                [one] Punkt
               *[other] Punkte
            }.
        }
    }
}
millionaires-only-one-left = { $you ->
    [yes] Alle anderen sind ausgeschieden: Du gewinnst, egal was deine Plättchen wert sind.
   *[no] Alle anderen sind ausgeschieden: { $name } gewinnt, egal was die Plättchen wert sind.
}
millionaires-ended = { $reason ->
    [all_have_least_money] Alle haben gleich viel Geld übrig, also haben alle am wenigsten: Niemand gewinnt.
    [shared] { $you ->
        [yes] Du hast genauso viele Punkte und genauso viel Geld wie { $names }: Ihr teilt euch den Sieg mit { $points ->
            [one] { $points } Punkt
           *[other] { $points } Punkten
        }!
       *[no] { $names } haben gleich viele Punkte und gleich viel Geld: Sie teilen sich den Sieg mit { $points ->
            [one] { $points } Punkt
           *[other] { $points } Punkten
        }.
    }
    [more_money] { $you ->
        [yes] Gleichstand nach Punkten ({ $points }). Du hast mehr Geld übrig, also gewinnst du!
       *[no] Gleichstand nach Punkten ({ $points }). { $names } hat mehr Geld übrig und gewinnt.
    }
   *[most_points] { $you ->
        [yes] Du gewinnst mit { $points ->
            [one] { $points } Punkt
           *[other] { $points } Punkten
        }!
       *[no] { $names } gewinnt mit { $points ->
            [one] { $points } Punkt
           *[other] { $points } Punkten
        }.
    }
}

# Refusals
millionaires-reveal-first = Deck zuerst das nächste Plättchen auf.
millionaires-discard-first = Gib dem Dieb zuerst einen Reichtum: Tippe „discard“ und seine Zahl.
millionaires-auction-under-way = Die Versteigerung läuft noch ({ millionaires-tile }): Biete oder passe.
millionaires-nothing-to-discard = Jetzt gibt es nichts herzugeben: Biete oder passe.
millionaires-not-money-cards = Diese Zahlen sind keine verschiedenen Geldkarten. Es gibt 1, 2, 3, 4, 6, 8, 10, 12, 15, 20 und 25; was du nennst, kommt zu dem dazu, was du schon liegen hast.
millionaires-bid-needs-a-card = Zu einem Gebot gehört mindestens eine Geldkarte.
millionaires-not-in-hand = Die { $card } hast du nicht auf der Hand.
millionaires-bid-too-low = Das macht { $total } Mio. $. Biete mehr als { $highest } Mio. $ oder passe.
millionaires-not-your-wealth-tile = Gib einen deiner eigenen Reichtümer her.

# The terminal table
millionaires-column-tiles = Plättchen
millionaires-column-points = Punkte
millionaires-column-lost = ausgegeben
millionaires-column-cards = ausgegebene Karten
millionaires-column-left = übrig
millionaires-column-count = Punkte
millionaires-money = { $sum } Mio.
millionaires-face-down = { $count } verdeckt
millionaires-poorest = am ärmsten
millionaires-out = am ärmsten: raus
millionaires-wins = gewinnt
millionaires-tile-red = roter Rand
millionaires-goes-win = wer bis zuletzt bleibt, bekommt es
millionaires-goes-escape = wer zuerst passt, muss es nehmen
millionaires-goes-discard = { $you ->
    [yes] du wählst, was du hergibst
   *[no] { $name } wählt, was der Dieb bekommt
}
millionaires-goes-over = das vierte rote: Schluss
millionaires-stake-passed = gepasst
millionaires-stake-none = noch kein Gebot
millionaires-status = rot { $reds } von 4 · { $pile ->
    [one] noch { $pile } Plättchen
   *[other] noch { $pile } Plättchen
}
millionaires-status-over = rot { $reds } von 4 · { $pile ->
    [0] alle Plättchen kamen dran
    [one] { $pile } Plättchen kam nie dran
   *[other] { $pile } Plättchen kamen nie dran
}
millionaires-unseen = Noch nicht aufgetaucht:
millionaires-unseen-over = Nie aufgetaucht:
millionaires-gone = Mit dem Dieb weg:
millionaires-your-money = Auf deiner Hand: { $sum } Mio.

# The browser's table
millionaires-tile-hidden = Ein verdecktes Plättchen
millionaires-nothing-yet = Das nächste Plättchen liegt noch verdeckt.
millionaires-poorest-is-out = Wer am Ende am ärmsten ist, scheidet aus.
millionaires-seat = { $known ->
    [yes] { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }
   *[no] { $tiles ->
        [one] { $tiles } Plättchen
       *[other] { $tiles } Plättchen
    }
}
millionaires-lost = { $poorest ->
    [yes] { $sum } Mio. ausgegeben: am ärmsten
   *[no] { $sum } Mio. ausgegeben
}
millionaires-own = { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
} · { $poorest ->
    [yes] { $lost } Mio. ausgegeben: Du bist gerade am ärmsten, und wer am ärmsten ist, scheidet aus
   *[no] { $lost } Mio. ausgegeben
}
millionaires-sold = { $you ->
    [yes] Es gehört dir
   *[no] Es geht an { $name }
}
millionaires-reckoning = { $out ->
    [yes] noch { $money } Mio.: am wenigsten, also raus
   *[no] noch { $money } Mio. · { $steps } { $points ->
        [one] Punkt
       *[other] Punkte
    }
}
millionaires-button-reveal = Nächstes aufdecken
millionaires-button-bid = { $total } Mio. bieten
millionaires-button-more = { $highest ->
    [0] Wähle Geld zum Bieten
   *[other] Mehr als { $highest } Mio. nötig
}
millionaires-button-pass = Passen
millionaires-button-take = Passen und nehmen
millionaires-button-discard = Reichtum { $tile } hergeben

# The end
millionaires-end-why = { $reason ->
    [all_have_least_money] Alle haben gleich viel übrig, also sind alle raus.
    [only_one_left] Alle anderen sind raus: Die Plättchen zählen nicht mehr.
    [shared] Gleich viele Punkte, gleich viel Geld.
    [more_money] Gleich viele Punkte: Wer mehr Geld übrig hat, gewinnt.
   *[most_points] Die meisten Punkte von allen, die nicht raus sind.
}
millionaires-end-step = { $from } → { $to }: { $tile ->
    [casino] das Casino
    [cba] die CBA
    [thief] der Dieb
   *[success] Erfolg
}

# What people say with one tap
millionaires-phrase-too-dear = Mir zu teuer.
millionaires-phrase-going-once = Zum Ersten, zum Zweiten …

# Actions in a few words, where a button says too little or too much
millionaires-act-bid = { $cards } hinlegen
