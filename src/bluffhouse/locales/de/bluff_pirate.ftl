### Bluff Pirate (rules BP-1 to BP-10)
### $card is one of: anchor, compass, eyepatch, flag, hook, lantern, map, pirate, rum, spyglass.
### $cards is a list of them as bluff-pirate-cards writes it: “2 × rum, hook”; in refusals, a number.
### $island says whether a ship gets to an island: “treasure” if it is known to be there, “yes” or “no”.
### A square is a number from 0, the start, to that of the second island.


# The cards
bluff-pirate-card = { $card ->
    [anchor] Anker
    [compass] Kompass
    [eyepatch] Augenklappe
    [flag] Flagge
    [hook] Haken
    [lantern] Laterne
    [map] Schatzkarte
    [pirate] Pirat
    [rum] Rum
   *[spyglass] Fernrohr
}
bluff-pirate-cards = { $count ->
    [1] { bluff-pirate-card }
   *[other] { $count } × { bluff-pirate-card }
}
bluff-pirate-no-cards = keine

# Decisions
bluff-pirate-ask-turn = Karten ziehen – oder einen Piraten hergeben und ein Schiff vor dir entern?
bluff-pirate-ask-turn-draw = Du hast keinen Piraten und kannst niemanden entern: Zieh. Warum, erfährt niemand.
bluff-pirate-ask-lay = Ein Set aus 3 bis 5 angeblich gleichen Karten auslegen, 1 oder 2 davon offen? Oder keins?
bluff-pirate-ask-vote = { $name } legt { $count } Karten aus, offen: { $up ->
    [1] { bluff-pirate-card }
   *[other] { $up } × { bluff-pirate-card }
}{ $claim ->
    [yes] {" "}– und sagt: „Ich bluffe nicht.“ Glaubst du das?
   *[no] . Sind alle gleich?
}
bluff-pirate-ask-pick = Alle haben geheim abgestimmt. Wessen Stimme deckst du auf?
bluff-pirate-ask-over = Das Spiel ist vorbei.
bluff-pirate-do-draw = { $count ->
    [0] es gibt keine Karte mehr zu ziehen; leg dann ein Set aus oder keins
    [one] noch { $count } Karte ist zu ziehen; leg dann ein Set aus oder keins
   *[other] { $count } Karten; leg dann ein Set aus oder keins
}
bluff-pirate-do-board = wirf einen Piraten ab und nimm { $count ->
    [one] die einzige Karte von { $name }
   *[other] blind { $count } Karten von { $name }
}; das ist dein ganzer Zug
bluff-pirate-do-lay-honest = ehrlich: Niemand kann dich aufhalten, du segelst bis Feld { $square }{ $island ->
    [treasure] , zum Schatz
    [yes] , zu einer Insel
   *[no] {""}
}
bluff-pirate-do-lay-bluff = ein Bluff: bis Feld { $square }{ $island ->
    [treasure] , zum Schatz,
    [yes] , zu einer Insel,
   *[no] {","}
} wenn man dir glaubt; wirst du erwischt, bleibst du stehen, und wer dich erwischt hat, segelt. Häng „say honest“ an, um zu schwören, dass es keiner ist
bluff-pirate-do-discard = kein Set auslegen; die Karte wird offen abgeworfen
bluff-pirate-do-keep = kein Set auslegen; mit so wenigen Karten wirfst du keine ab
bluff-pirate-do-vote-bluff = { $counts ->
    [yes] ist es ein Bluff,
   *[no] zählt deine Stimme und ist es ein Bluff,
} segelst du bis Feld { $square }{ $island ->
    [treasure] , zum Schatz
    [yes] , zu einer Insel
   *[no] {""}
}; ist es ehrlich, { $back ->
    [none] verlierst du nichts, denn du stehst am Start
    [0] musst du zurück zum Start
   *[other] musst du zurück auf Feld { $back }
}
bluff-pirate-do-vote-honest = { $counts ->
    [yes] { $name } segelt bis Feld { $square }
   *[no] zählt deine Stimme, segelt { $name } bis Feld { $square }
}{ $island ->
    [treasure] , zum Schatz
    [yes] , zu einer Insel
   *[no] {""}
}; du bleibst, wo du bist
bluff-pirate-do-pick-honest = du segelst bis Feld { $square }, egal wie die Stimme lautet{ $start ->
    [0] {""}
   *[other] ; hat { $name } für „Bluff“ gestimmt, muss dieses Schiff zurück, von { $start } auf { $back }
}
bluff-pirate-do-pick-bluff = wenn { $name } dir glaubt, segelst du bis Feld { $square }; wenn nicht, segelt dieses Schiff von { $start } bis { $forward }

# The table
bluff-pirate-table-island = { $token ->
    [empty] Insel auf Feld { $square }: offen, sie war leer
    [treasure] Insel auf Feld { $square }: offen, der Schatz
    [known] Insel auf Feld { $square }: verdeckt, aber hier muss der Schatz sein; wer ankommt, gewinnt
   *[closed] Insel auf Feld { $square }: verdeckt, der Schatz oder nichts
}
bluff-pirate-table-seat = { $seat } { $name }{ $you ->
    [yes] {" (du)"}
   *[no] {""}
}: { $square ->
    [0] am Start
   *[other] auf Feld { $square }
}, { $count ->
    [one] { $count } Karte
   *[other] { $count } Karten
}{ $turn ->
    [yes] ; ist am Zug
   *[no] {""}
}
bluff-pirate-table-pile = { $pile ->
    [0] Der Nachziehstapel ist leer
    [one] { $pile } Karte liegt im Nachziehstapel
   *[other] { $pile } Karten liegen im Nachziehstapel
}; abgeworfen: { $discards }
bluff-pirate-table-voted = Abgestimmt haben: { $names }
bluff-pirate-table-vote = { $vote ->
    [bluff] Du hast für „Bluff“ gestimmt.
   *[honest] Du hast für „kein Bluff“ gestimmt.
}
bluff-pirate-table-hand = { $count ->
    [0] Du hast keine Karten.
   *[other] Deine Karten: { $cards }
}

# The story
bluff-pirate-hidden = { $island ->
    [none] Auf jeder der beiden Inseln liegt ein verdeckter Chip. Einer ist der Schatz, der andere ist leer, und niemand weiß, welcher.
   *[other] Der Schatz liegt auf der Insel auf Feld { $island }; die andere Insel ist leer.
}
bluff-pirate-shuffled = { $all ->
    [yes] Alle { $count } Karten werden gemischt und bilden den Nachziehstapel.
   *[no] Der Nachziehstapel ist leer. { $count ->
        [one] Die abgeworfene Karte bildet einen neuen.
       *[other] Die { $count } abgeworfenen Karten werden gemischt und bilden einen neuen.
    }
}
bluff-pirate-shuffled-order = Von oben: { $cards }.
bluff-pirate-dealt = { $count ->
    [one] Alle bekommen { $count } Karte.
   *[other] Alle bekommen { $count } Karten.
}{ $hands ->
    [none] {""}
   *[other] {" "}{ $hands }
}
bluff-pirate-dealt-hand = { $you ->
    [yes] Du hast: { $cards }.
   *[no] { $name } hat: { $cards }.
}
bluff-pirate-draw-chosen = { $you ->
    [yes] Du enterst niemanden.
   *[no] { $name } entert niemanden.
}
bluff-pirate-drawn = { $count ->
    [0] { $you ->
        [yes] Für dich gibt es keine Karte zu ziehen.
       *[no] Für { $name } gibt es keine Karte zu ziehen.
    }
   *[other] { $cards ->
        [none] { $count ->
            [one] { $name } zieht { $count } Karte.
           *[other] { $name } zieht { $count } Karten.
        }
       *[other] { $you ->
            [yes] Du ziehst: { $cards }.
           *[no] { $name } zieht: { $cards }.
        }
    } { $pile ->
        [0] Der Stapel ist jetzt leer.
       *[other] Noch { $pile } im Stapel.
    }
}
bluff-pirate-boarded = { $you ->
    [yes] Klar zum Entern! Du gibst einen Piraten her und enterst das Schiff von { $other }.
   *[no] { $toyou ->
        [yes] Klar zum Entern! { $name } gibt einen Piraten her und entert dein Schiff.
       *[no] Klar zum Entern! { $name } gibt einen Piraten her und entert das Schiff von { $other }.
    }
}
bluff-pirate-robbed = { $cards ->
    [none] { $count ->
        [one] { $name } nimmt blind { $count } Karte von { $other }.
       *[other] { $name } nimmt blind { $count } Karten von { $other }.
    }
   *[other] { $you ->
        [yes] Du nimmst von { $other }: { $cards }.
       *[no] { $toyou ->
            [yes] { $name } nimmt von dir: { $cards }.
           *[no] { $name } nimmt von { $other }: { $cards }.
        }
    }
}
bluff-pirate-laid = { $you ->
    [yes] Du legst ein Set aus { $count } Karten aus: offen { $up ->
        [1] { bluff-pirate-card }
       *[other] { $up } × { bluff-pirate-card }
    }, verdeckt { $down }.
   *[no] { $name } legt ein Set aus { $count } Karten aus: offen { $up ->
        [1] { bluff-pirate-card }
       *[other] { $up } × { bluff-pirate-card }
    }, verdeckt { $down }.
}{ $claim ->
    [yes] { $you ->
        [yes] {" "}Du sagst: „Ich bluffe nicht.“
       *[no] {" "}„Ich bluffe nicht.“
    }
   *[no] {""}
}
bluff-pirate-laid-hidden = Verdeckt: { $cards } ({ $bluff ->
    [yes] ein Bluff
   *[no] ehrlich
}).
bluff-pirate-discarded = { $you ->
    [yes] Du legst kein Set aus und wirfst ab: { bluff-pirate-card }.
   *[no] { $name } legt kein Set aus und wirft ab: { bluff-pirate-card }.
}
bluff-pirate-kept = { $you ->
    [yes] Du legst kein Set aus und behältst deine Karten.
   *[no] { $name } legt kein Set aus und behält die Karten.
}
bluff-pirate-too-few = { $you ->
    [yes] { $count ->
        [0] Du hast keine Karten, also ist dein Zug vorbei.
        [one] Du hast { $count } Karte, zu wenig für ein Set, also ist dein Zug vorbei.
       *[other] Du hast { $count } Karten, zu wenig für ein Set, also ist dein Zug vorbei.
    }
   *[no] { $count ->
        [0] { $name } hat keine Karten, also ist der Zug vorbei.
        [one] { $name } hat { $count } Karte, zu wenig für ein Set, also ist der Zug vorbei.
       *[other] { $name } hat { $count } Karten, zu wenig für ein Set, also ist der Zug vorbei.
    }
}
bluff-pirate-voted = { $vote ->
    [hidden] { $name } hat abgestimmt.
    [bluff] { $you ->
        [yes] Du stimmst für „Bluff“.
       *[no] { $name } stimmt für „Bluff“.
    }
   *[honest] { $you ->
        [yes] Du stimmst für „kein Bluff“.
       *[no] { $name } stimmt für „kein Bluff“.
    }
}
bluff-pirate-picked = { $you ->
    [yes] Du deckst die Stimme von { $other } auf.
   *[no] { $toyou ->
        [yes] { $name } deckt deine Stimme auf.
       *[no] { $name } deckt die Stimme von { $other } auf.
    }
}
bluff-pirate-revealed-vote = { $toyou ->
    [yes] Du hast für { $vote ->
        [bluff] „Bluff“
       *[honest] „kein Bluff“
    } gestimmt.
   *[no] { $other } hat für { $vote ->
        [bluff] „Bluff“
       *[honest] „kein Bluff“
    } gestimmt.
}
bluff-pirate-revealed-cards = Verdeckt lagen: { $cards }.
bluff-pirate-revealed = { $outcome ->
    [caught] Beim Bluffen erwischt! { $you ->
        [yes] Du nimmst deine Karten zurück.
       *[no] { $name } nimmt die Karten zurück.
    }
    [believed] Ein Bluff, und er hat funktioniert! Das Set wird abgeworfen.
    [wronged] Ehrlich: eine falsche Anschuldigung! Das Set wird abgeworfen.
   *[honest] Tatsächlich ehrlich. Das Set wird abgeworfen.
}
bluff-pirate-sailed = { $you ->
    [yes] { $count ->
        [one] Du segelst { $count } Feld weit, von { $start } bis { $square }.
       *[other] Du segelst { $count } Felder weit, von { $start } bis { $square }.
    }
   *[no] { $count ->
        [one] { $name } segelt { $count } Feld weit, von { $start } bis { $square }.
       *[other] { $name } segelt { $count } Felder weit, von { $start } bis { $square }.
    }
}
bluff-pirate-sent-back = { $start ->
    [0] { $you ->
        [yes] Du müsstest zurück, stehst aber schon am Start.
       *[no] { $name } müsste zurück, steht aber schon am Start.
    }
   *[other] { $you ->
        [yes] Du musst von { $start } zurück auf { $square }.
       *[no] { $name } muss von { $start } zurück auf { $square }.
    }
}
bluff-pirate-opened = { $treasure ->
    [yes] { $you ->
        [yes] Du drehst den Chip auf { $square } um: der Schatz!
       *[no] { $name } dreht den Chip auf { $square } um: der Schatz!
    }
   *[no] { $you ->
        [yes] Du drehst den Chip auf { $square } um: leer! Der Schatz liegt auf der anderen Insel.
       *[no] { $name } dreht den Chip auf { $square } um: leer! Der Schatz liegt auf der anderen Insel.
    }
}
bluff-pirate-ended = { $you ->
    [yes] Der Schatz gehört dir: Du gewinnst!
   *[no] { $names } hat den Schatz und gewinnt.
} Die Schiffe: { $ships }.
bluff-pirate-ended-ship = { $name } auf { $square }

# Refusals
bluff-pirate-draw-or-board-first = Zieh zuerst Karten oder entere ein Schiff.
bluff-pirate-lay-or-discard-now = Du hast gezogen: Jetzt leg ein Set aus oder keins.
bluff-pirate-vote-now = Ein Set liegt auf dem Tisch: Stimm ab, „bluff“ oder „no bluff“ (kein Bluff).
bluff-pirate-pick-a-voter-now = Alle haben abgestimmt: Wähle, wessen Stimme du aufdeckst.
bluff-pirate-no-such-card = So eine Karte gibt es nicht. Die Karten: anchor (Anker), compass (Kompass), eyepatch (Augenklappe), flag (Flagge), hook (Haken), lantern (Laterne), map (Schatzkarte), pirate (Pirat), rum (Rum), spyglass (Fernrohr).
bluff-pirate-one-or-two-face-up = Eine oder zwei Karten eines Sets liegen offen und zeigen dasselbe.
bluff-pirate-three-to-five-cards = { $cards ->
    [one] Ein Set hat insgesamt drei bis fünf Karten; das ist { $cards }.
   *[other] Ein Set hat insgesamt drei bis fünf Karten; das sind { $cards }.
}
bluff-pirate-claim-or-not = Man sagt „Ich bluffe nicht“ oder gar nichts.
bluff-pirate-hidden-cards-in-order = Nenne die verdeckten Karten in alphabetischer Reihenfolge ihrer englischen Namen.
bluff-pirate-card-not-in-hand = So viele hast du von dieser Karte nicht: { bluff-pirate-card }.
bluff-pirate-too-few-to-discard = { $cards ->
    [one] Mit { $cards } Karte wirfst du keine ab: Leg ein Set aus oder behalte sie.
   *[other] Mit { $cards } Karten wirfst du keine ab: Leg ein Set aus oder behalte alle.
}
bluff-pirate-too-many-to-keep = { $cards ->
    [one] Mit { $cards } Karte kannst du nicht alles behalten: Leg ein Set aus oder wirf eine ab.
   *[other] Mit { $cards } Karten kannst du nicht alle behalten: Leg ein Set aus oder wirf eine ab.
}
bluff-pirate-board-needs-a-pirate = Zum Entern brauchst du einen Piraten, und du hast keinen: Zieh.
bluff-pirate-no-such-ship = So ein Schiff gibt es nicht. Wähle eines vor deinem.
bluff-pirate-ship-not-ahead = Dieses Schiff liegt nicht vor deinem, also kannst du es nicht entern.
bluff-pirate-ship-without-cards = Auf diesem Schiff gibt es keine Karten, also nichts zu holen. Zieh Karten oder wähle ein anderes.
bluff-pirate-bluff-or-not = Zur Wahl stehen „bluff“ und „no bluff“ (kein Bluff).
bluff-pirate-pick-an-opponent = Wähle jemanden von den anderen, die abgestimmt haben.

# The terminal table
bluff-pirate-column-square = auf
bluff-pirate-column-cards = Karten
bluff-pirate-island-closed = { $square } ? verdeckt
bluff-pirate-island-empty = { $square } × leer
bluff-pirate-island-known = { $square } ◆ hier ist der Schatz
bluff-pirate-island-treasure = { $square } ◆ der Schatz
bluff-pirate-islands = Die Inseln: { $near } · { $far }
bluff-pirate-pile = Stapel { $pile } · abgeworfen: { $discards }
bluff-pirate-stage = { $you ->
    [yes] Dein Set: { $count } Karten
   *[no] Das Set von { $name }: { $count } Karten
}
bluff-pirate-stage-claim = „Ich bluffe nicht.“
bluff-pirate-stage-hidden = Verdeckt: { $cards }
bluff-pirate-won = { $you ->
    [yes] Der Schatz gehört dir!
   *[no] { $name } hat den Schatz.
}
bluff-pirate-your-hand = { $count ->
    [0] Du hast keine Karten.
    [one] Deine Karte
   *[other] Deine { $count } Karten
}

# The browser's table
bluff-pirate-chart = Seekarte: der Kurs vom Hafen, Feld 0, vorbei an der Insel auf { $near } zur Insel auf { $far }
bluff-pirate-seat = { $square ->
    [0] am Start
   *[other] auf Feld { $square }
}, { $count ->
    [one] { $count } Karte
   *[other] { $count } Karten
}
bluff-pirate-your-ship = { $square ->
    [0] Dein Schiff liegt am Start.
   *[other] Dein Schiff liegt auf Feld { $square }.
}
bluff-pirate-has-voted = { $voted ->
    [yes] hat abgestimmt
   *[no] hat noch nicht abgestimmt
}
bluff-pirate-stage-none = Kein Set liegt auf dem Tisch.
bluff-pirate-claim = „Ich bluffe nicht.“
bluff-pirate-turning = { $you ->
    [yes] Du deckst die Stimme von { $other } auf …
   *[no] { $toyou ->
        [yes] { $name } deckt deine Stimme auf …
       *[no] { $name } deckt die Stimme von { $other } auf …
    }
}
bluff-pirate-vote-of = { $vote ->
    [bluff] { $name }: Bluff
    [honest] { $name }: kein Bluff
   *[hidden] { $name }
}
bluff-pirate-face-down = eine verdeckte Karte
bluff-pirate-turn-over = { $now ->
    [down] { bluff-pirate-card }, verdeckt: aufdecken
    [up] { bluff-pirate-card }, offen: verdecken
   *[fixed] { bluff-pirate-card }, offen: Eine muss es sein
}
bluff-pirate-piles = { $pile ->
    [one] { $pile } Karte zu ziehen
   *[other] { $pile } Karten zu ziehen
}, { $discards ->
    [one] { $discards } Karte abgeworfen
   *[other] { $discards } Karten abgeworfen
}: Abgeworfene zeigen
bluff-pirate-discards = Bisher abgeworfen
bluff-pirate-discards-why = Von jeder Sorte gibt es zehn Karten. { $pile ->
    [0] Der Nachziehstapel ist leer.
    [one] { $pile } Karte ist noch zu ziehen.
   *[other] { $pile } Karten sind noch zu ziehen.
}
bluff-pirate-ask-set = { $count ->
    [0] { $cards ->
        [3] Alle 3 Karten als eine Sorte auslegen, 1 oder 2 offen? Oder kein Set?
        [4] 3 oder 4 Karten als eine Sorte auslegen, 1 oder 2 offen? Oder kein Set?
       *[other] Tippe 3 bis 5 Karten an, um sie als eine Sorte auszulegen, 1 oder 2 offen; oder eine, um sie abzuwerfen.
    }
    [one] Bisher { $count } Karte: Ein Set hat 3 bis 5. Tippe eine Karte auf dem Tisch an, um sie umzudrehen.
   *[other] Bisher { $count } Karten: Ein Set hat 3 bis 5. Tippe eine Karte auf dem Tisch an, um sie umzudrehen.
}
bluff-pirate-ask-whose = { $honest ->
    [yes] Alle haben abgestimmt. Wessen Stimme wird aufgedeckt? Du bist ehrlich und segelst bis { $square }; lautet sie „Bluff“, muss das andere Schiff zurück.
   *[no] Alle haben abgestimmt. Wessen Stimme wird aufgedeckt? Glaubt man dir, segelst du bis { $square }; wirst du erwischt, segelt das andere Schiff.
}
bluff-pirate-if-honest = Ehrlich: Niemand kann dich aufhalten, du segelst bis Feld { $square }{ $island ->
    [treasure] , zum Schatz.
    [yes] , zu einer Insel.
   *[no] .
}
bluff-pirate-if-bluff = Ein Bluff: Glaubt man dir, segelst du bis Feld { $square }{ $island ->
    [treasure] , zum Schatz
    [yes] , zu einer Insel
   *[no] {""}
}; wirst du erwischt, bleibst du stehen, und wer dich erwischt hat, segelt.
bluff-pirate-button-claim = „Ich bluffe nicht“ sagen
bluff-pirate-button-lay = { $count ->
    [0] Set auslegen
   *[other] { $count } Karten auslegen: { $up ->
        [1] { bluff-pirate-card }
       *[other] { $up } × { bluff-pirate-card }
    } offen, { $down } verdeckt
}
bluff-pirate-button-discard = { $card ->
    [none] Eine Karte abwerfen
   *[other] { bluff-pirate-card } abwerfen
}
bluff-pirate-button-keep = Kein Set, alle behalten
bluff-pirate-button-draw = { $count ->
    [0] Nichts ziehen: keine Karte mehr da
    [one] Die letzte Karte ziehen
   *[other] { $count } Karten ziehen
}
bluff-pirate-button-board = { $count ->
    [one] { $name } entern: Pirat gegen die einzige Karte
   *[other] { $name } entern: Pirat gegen { $count } Karten
}
bluff-pirate-button-vote = { $vote ->
    [bluff] Bluff!
   *[honest] Kein Bluff
}
bluff-pirate-button-pick = Stimme von { $name } aufdecken
bluff-pirate-vote-bluff-then = Wenn du recht hast und deine Stimme zählt: Du segelst { $start } → { $square }{ $island ->
    [treasure] , zum Schatz
    [yes] , zu einer Insel
   *[no] {""}
}. Wenn nicht: { $back ->
    [none] Du bleibst am Start.
    [0] Du musst zurück zum Start.
   *[other] Du musst zurück auf { $back }.
}
bluff-pirate-vote-honest-then = Wenn deine Stimme zählt: { $name } segelt bis { $square }{ $island ->
    [treasure] , zum Schatz.
    [yes] , zu einer Insel.
   *[no] .
} Du bleibst, wo du bist.
bluff-pirate-pick-honest-then = { $start ->
    [0] „Bluff“: bleibt am Start.
   *[other] „Bluff“: muss zurück, { $start } → { $back }.
}
bluff-pirate-pick-bluff-then = „Bluff“: segelt { $start } → { $forward }.

# The end
bluff-pirate-end-why = Der Schatz lag auf der Insel auf Feld { $square }.
bluff-pirate-end-score = Feld { $square }
bluff-pirate-end-row = { $count ->
    [0] hat den Schatz gefunden
    [one] { $count } Feld dahinter
   *[other] { $count } Felder dahinter
}

# What people say with one tap
bluff-pirate-phrase-ahoy = Ahoi!
bluff-pirate-phrase-honest = Großes Piratenehrenwort.

# Actions in a few words, where a button says too little or too much
bluff-pirate-act-draw = Ziehen
bluff-pirate-act-board = { $name } entern
bluff-pirate-act-lay = { $claim ->
    [yes] Auslegen: { $shown } offen, { $hidden } verdeckt, dazu „Ich bluffe nicht“
   *[no] Auslegen: { $shown } offen, { $hidden } verdeckt
}
