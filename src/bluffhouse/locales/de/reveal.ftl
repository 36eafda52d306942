### After the game: the truth, and the game once more

# The reveal
reveal-title = Die Wahrheit
reveal-teaser = { $count ->
    [one] Es gab eine Behauptung. War sie gelogen?
   *[other] Es gab { $count } Behauptungen. Welche waren gelogen?
} Wer hat gelogen, wer ist darauf reingefallen, und wer hat es durchschaut?
reveal-raise = Vorhang auf
reveal-all = Überspringen
reveal-silent = In diesem Spiel spricht nur das Geld: Niemand hat etwas gesagt, das gelogen sein konnte.
reveal-best-lie = Beste Lüge des Abends
reveal-best-call = Bester Riecher des Abends
reveal-no-lie = Keine Lüge kam durch.
reveal-no-call = Niemand hat eine Lüge durchschaut.
reveal-believers = { $you ->
    [yes] { $count ->
        [one] Du hast es geglaubt.
       *[other] Geglaubt von { $names }.
    }
   *[no] Geglaubt von { $names }.
}
reveal-caught-by = { $you ->
    [yes] Du hast es nicht geglaubt.
   *[no] { $name } hat es nicht geglaubt.
}
reveal-everybody = Lügen und Zweifel
reveal-lies = { $lies ->
    [0] Keine Lüge.
    [one] Eine Lüge, { $believed ->
        [0] nicht geglaubt.
       *[other] geglaubt.
    }
   *[other] { $lies } Lügen, { $believed ->
        [0] keine geglaubt.
        [one] eine geglaubt.
       *[other] { $believed } geglaubt.
    }
}
reveal-traps = { $traps ->
    [one] Eine Falle, { $sprung ->
        [0] in die niemand tappte.
       *[other] und sie schnappte zu.
    }
   *[other] { $traps } Fallen, { $sprung ->
        [0] keine schnappte zu.
        [one] eine schnappte zu.
       *[other] { $sprung } schnappten zu.
    }
}
reveal-calls = { $right ->
    [0] { $wrong ->
        [0] Niemanden angezweifelt.
        [one] Einmal die Wahrheit angezweifelt.
       *[other] { $wrong }-mal die Wahrheit angezweifelt.
    }
    [one] Eine Lüge durchschaut{ $wrong ->
        [0] .
        [one] , einmal die Wahrheit angezweifelt.
       *[other] , { $wrong }-mal die Wahrheit angezweifelt.
    }
   *[other] { $right } Lügen durchschaut{ $wrong ->
        [0] .
        [one] , einmal die Wahrheit angezweifelt.
       *[other] , { $wrong }-mal die Wahrheit angezweifelt.
    }
}
reveal-hands = Was alle am Ende auf der Hand hatten
reveal-timeline = Alle Behauptungen
reveal-only-lies = Nur die Lügen
reveal-no-lies-told = Es gab keine Lügen.
reveal-round = Runde { $round }: was alle hatten
reveal-stamp = { $kind ->
    [true] wahr
    [trap] Falle
   *[lie] Lüge
}
reveal-answer = { $kind ->
    [true] { $believed ->
        [yes] { $you ->
            [yes] Du hast es geglaubt
           *[no] { $name } hat es geglaubt
        }
       *[no] { $you ->
            [yes] Du hast es zu Unrecht angezweifelt
           *[no] { $name } hat es zu Unrecht angezweifelt
        }
    }
    [trap] { $believed ->
        [yes] { $you ->
            [yes] Du bist hineingetappt
           *[no] { $name } ist hineingetappt
        }
       *[no] { $you ->
            [yes] Du bist nicht hineingetappt
           *[no] { $name } ist nicht hineingetappt
        }
    }
   *[lie] { $believed ->
        [yes] { $you ->
            [yes] Du bist darauf reingefallen
           *[no] { $name } ist darauf reingefallen
        }
       *[no] { $you ->
            [yes] Du hast es durchschaut
           *[no] { $name } hat es durchschaut
        }
    }
}
reveal-unanswered = Ob jemand es geglaubt hat, war nicht zu sehen.
reveal-moment = Diesen Moment ansehen
reveal-replay = Das Spiel noch einmal ansehen
reveal-share = Aufzeichnung teilen
reveal-share-truth = Wahrheit teilen
reveal-copied = Der Link ist kopiert
reveal-come-in = Jemand möchte dir zeigen, wer gelogen hat
reveal-enter = Zur Wahrheit

# The truth
reveal-really-lie = { $true ->
    [yes] { $count ->
        [one] Sie war da.
       *[other] Sie waren da.
    }
   *[no] { $found ->
        [0] Es gab keine.
        [one] Es gab nur eine.
       *[other] Es gab nur { $found }.
    }
}
reveal-really-millions-of-dollars = Es war der { $role }.
reveal-heists = Jeder Coup: wer was war
reveal-heist-left = vorher ausgestiegen

# The replay
replay-title = Aufzeichnung
replay-come-in = Jemand möchte dir ein Spiel zeigen
replay-enter = Ansehen
replay-loading = Das Spiel wird geholt …
replay-not-begun = Dieses Spiel hat noch nicht begonnen: Es gibt nichts zu sehen.
replay-at = { $at ->
    [0] Das Austeilen
   *[other] Zug { $at } von { $of }
}
replay-scrub = Zu einem Zug springen
replay-play = Abspielen
replay-pause = Anhalten
replay-back = Voriger Zug
replay-step = Nächster Zug
replay-first = Zurück zum Anfang
replay-last = Zum Ende
replay-speed = Tempo
replay-times = { $times }×
replay-from = Ansicht
replay-outside = Publikum
replay-all-hands = Alle Karten offen
replay-of-you = { $name } (du)
replay-only-mine = Bis das Spiel vorbei ist, siehst du es nur von deinem Platz aus oder als Publikum.
replay-keys = Pfeiltasten: zurück und weiter; Leertaste: abspielen und anhalten.
replay-to-table = Zum Tisch
replay-decided = { $you ->
    [yes] Du hast entschieden.
   *[no] { $name } hat entschieden.
}
replay-by = { $by ->
    [clock] Die Zeit für { $name } war um: Ein Bot hat gespielt.
   *[bot] Für { $name } hat ein Bot gespielt.
}

# A record that somebody has in a file
reveal-save = Aufzeichnung speichern
replay-record-title = Aufzeichnung abspielen
replay-record-hook = In einer Aufzeichnung steckt ein ganzes Spiel mit allen Geheimnissen. Das Haus spielt es dir vor und behält keine Kopie.
replay-record-drop = Zieh eine Aufzeichnung hierher
replay-record-choose = Datei wählen
replay-record-where = Nach einem Spiel kannst du seine Aufzeichnung speichern; im Terminal schreibt `bluffhouse play --save` eine.
replay-record-no = Diese Aufzeichnung lässt sich nicht abspielen
replay-record-another = Andere Aufzeichnung öffnen
replay-record-luck = { $luck ->
    [honest] Der Zufall war ehrlich: Alles folgt aus dem Seed.
    [dishonest] Der Zufall war nicht ehrlich: Er folgt nicht aus dem Seed.
   *[unproven] Ob der Zufall ehrlich war, beweist die Aufzeichnung nicht.
}
record-too-long = Die Aufzeichnung ist zu lang: Das Haus spielt höchstens { $most } KiB ab.

# The deal, checked by the page
check-ok = Von deinem eigenen Gerät geprüft: Es wurde fair gegeben
check-partly = Von deinem eigenen Gerät geprüft, soweit es ging
check-differs = Dein Gerät hat etwas gefunden, das nicht stimmt
check-running = Dein Gerät prüft, ob fair gegeben wurde …
check-failed = Das Geben ließ sich nicht prüfen: Die Aufzeichnung wurde nicht geladen.
check-what = Was geprüft wurde
check-pledge = Das Geheimnis des Hauses ist das, auf das es sich vor dem Geben festgelegt hat.
check-pledge-wrong = Das Geheimnis des Hauses ist nicht das, auf das es sich festgelegt hat.
check-pledge-late = Du kamst erst nach dem Geben dazu. Das Geheimnis ließ sich nur mit dem vergleichen, was das Haus jetzt sagt.
check-number = Die Zahl, die dein Gerät gezogen hat, ist Teil des Gebens.
check-number-wrong = Die Zahl, die dein Gerät gezogen hat, ist nicht Teil des Gebens.
check-number-left-out = Dein Gerät war beim Start nicht verbunden, darum fehlt seine Zahl.
check-number-none = Dein Gerät hat keine Zahl beigesteuert.
check-number-unknown = Deine Zahl kann dieses Gerät nicht prüfen: Ein anderes Gerät hat sie gezogen, oder dieses erinnert sich nicht mehr daran.
check-called-off = { $count ->
    [one] Der Start wurde einmal abgebrochen, nachdem deine Zahl gezeigt war, und es wurden neue Zahlen gezogen.
   *[other] Der Start wurde { $count } Mal abgebrochen, nachdem deine Zahl gezeigt war, und jedes Mal wurden neue Zahlen gezogen.
}
check-others = Die Zahlen der anderen standen fest, bevor deine gezeigt wurde.
check-others-wrong = { $name }: Die Zahl ist nicht die, die feststand, bevor deine gezeigt wurde.
check-seed = Der Seed ist der, der mit der ersten Karte festgelegt wurde.
check-seed-wrong = Der Seed ist nicht der, der mit der ersten Karte festgelegt wurde.
check-seed-late = Dein Gerät hat den Fingerabdruck des Seeds während des Spiels nicht gesehen. Er ließ sich nur mit dem vergleichen, was das Haus jetzt sagt.
check-chance = { $count ->
    [one] Das eine Mischen, Würfeln oder Ziehen folgt aus dem Seed.
   *[other] Alle { $count } Male folgt das Mischen, Würfeln oder Ziehen aus dem Seed.
}
check-chance-wrong = Beim Mischen, Würfeln oder Ziehen Nummer { $number } folgt das Ergebnis nicht aus dem Seed.
check-chance-unknown = Die Karten dieses Spiels kann diese Seite nicht nachrechnen. Speichere die Aufzeichnung und starte „bluffhouse verify“.
check-seen = Die Aufzeichnung zeigt, was du im Spiel gesehen hast.
check-seen-wrong = Die Aufzeichnung zeigt nicht, was du im Spiel gesehen hast.
check-seen-part = Dieser Seite fehlt ein Teil des Spiels. Was du gesehen hast, wurde darum nicht mit der Aufzeichnung verglichen.
