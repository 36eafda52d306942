### LIE (rules LI-1 to LI-14)

# A bid: { $count } cards that show { $value }
lie-bid = { $count ->
    [1] eine
    [2] zwei
    [3] drei
    [4] vier
    [5] fünf
    [6] sechs
    [7] sieben
    [8] acht
    [9] neun
    [10] zehn
    [11] elf
    [12] zwölf
    [13] dreizehn
    [14] vierzehn
    [15] fünfzehn
    [16] sechzehn
    [17] siebzehn
    [18] achtzehn
    [19] neunzehn
    [20] zwanzig
    [one] { $count }
   *[other] { $count }
} { $count ->
    [one] { $value ->
        [1] Eins
        [2] Zwei
        [3] Drei
        [4] Vier
        [5] Fünf
       *[6] Sechs
    }
   *[other] { $value ->
        [1] Einsen
        [2] Zweien
        [3] Dreien
        [4] Vieren
        [5] Fünfen
       *[6] Sechsen
    }
}

# Decisions
lie-ask-turn = Welches Ende jeder Karte soll in dieser Runde zählen? Nur du siehst es.
lie-ask-direct = Du beginnst diese Runde. In welche Richtung geht es?
lie-ask-bid = Du beginnst: Wie viele Karten eines Werts gibt es auf allen Händen zusammen?
lie-ask-raise = { $name } bietet { lie-bid }. Erhöhen – oder ist das gelogen?
lie-ask-over = Das Spiel ist vorbei.
lie-do-turn = von jeder Karte ein Wert, in der Reihenfolge deiner Hand
lie-do-clockwise = Im Uhrzeigersinn, nach links
lie-do-counterclockwise = Gegen den Uhrzeigersinn, nach rechts
lie-do-bid = Anzahl × Wert: alles von { $lowest } bis { $highest }
lie-do-call = { $name } lügt: Alle Karten werden aufgedeckt

# The table
lie-table-round = { $tie ->
    [yes] Runde { $round }, Stechen
   *[no] Runde { $round }
}
lie-table-seat = { $playing ->
    [yes] { $seat } { $name }{ $you ->
        [yes] {" (du)"}
       *[no] {""}
    }: { $cards ->
        [one] { $cards } Karte
       *[other] { $cards } Karten
    }
   *[no] { $seat } { $name }: ausgeschieden
}
lie-table-hand = Deine Karten: { $hand }
lie-table-up = Bei dir zählt: { $up }

# The story
lie-dealt = { $hand ->
    [none] Runde { $round } ist ausgeteilt. { $you ->
        [yes] Du beginnst.
       *[no] { $name } beginnt.
    }
   *[other] Runde { $round } ist ausgeteilt; deine Karten: { $hand }. { $you ->
        [yes] Du beginnst.
       *[no] { $name } beginnt.
    }
}
lie-turned = { $you ->
    [yes] Du hast deine Werte gewählt.
   *[no] { $name } hat gewählt.
}
lie-turned-open = { $you ->
    [yes] Du spielst { $up }.
   *[no] { $name } spielt { $up }.
}
lie-directed = { $clockwise ->
    [yes] Es geht im Uhrzeigersinn.
   *[no] Es geht gegen den Uhrzeigersinn.
}
lie-bid-placed = { $you ->
    [yes] Du bietest { lie-bid }.
   *[no] { $name } bietet { lie-bid }.
}
lie-called = { $you ->
    [yes] „Gelogen!“ Du zweifelst das Gebot von { $other } an.
   *[no] { $toyou ->
        [yes] „Gelogen!“ { $name } zweifelt dein Gebot an.
       *[no] „Gelogen!“ { $name } zweifelt das Gebot von { $other } an.
    }
}
lie-shown = Alle Karten werden aufgedeckt: { $hands }. Das Gebot war { lie-bid }, gefunden { $found ->
    [0] wird keine einzige
    [one] wird { $found }
   *[other] werden { $found }
}{ $wild ->
    [yes] {", Einsen als Joker mitgezählt"}
   *[no] {""}
}. { $you ->
    [yes] Du verlierst die Runde.
   *[no] { $name } verliert die Runde.
}
lie-shown-hand = { $name }: { $cards }
lie-eliminated = { $you ->
    [yes] Du scheidest aus.
   *[no] { $name } scheidet aus.
}
lie-last-one-left = { $you ->
    [yes] Das Spiel ist vorbei. Nur du bist noch dabei, also gewinnst du!
   *[no] Das Spiel ist vorbei. Nur { $names } ist noch dabei und gewinnt.
}
lie-tie-break = Gleichstand: { $names } spielen im Stechen weiter, bis es entschieden ist.

# Refusals
lie-cards-are-turned = Du hast deine Werte für diese Runde schon gewählt.
lie-turn-needs-one-value-of-each-card = Nenne von jeder deiner Karten einen Wert, in der Reihenfolge deiner Hand.
lie-no-direction-now = Du kannst jetzt keine Richtung wählen.
lie-direction-is-clockwise-or-not = Wähle: im Uhrzeigersinn oder dagegen.
lie-turn-first = Geboten wird erst, wenn alle ihre Werte gewählt haben und die Richtung feststeht.
lie-bid-out-of-range = Auf allen Händen sind zusammen { $cards } Karten: Biete 1 bis { $cards } von einem Wert zwischen 1 und 6.
lie-bid-too-low = Das ist nicht höher als { lie-bid }. Biete mehr oder zweifle das Gebot an.
lie-nothing-to-call = Es gibt noch kein Gebot, das du anzweifeln kannst.

# The terminal table
lie-column-cards = Karten
lie-column-bids = Gebote
lie-seat-out = raus
lie-last-bid = {" "}Zu überbieten: { lie-bid }{" "}
lie-your-hand = Deine Karten
lie-wild = Einsen sind in dieser Runde Joker.
lie-wild-if = Einsen sind Joker, außer das erste Gebot gilt den Einsen.
lie-winner = gewinnt

# The browser's table
lie-cards = { $cards ->
    [one] { $cards } Karte
   *[other] { $cards } Karten
}
lie-in-play = { lie-cards } im Spiel
lie-card = { $up } zählt, { $down } nicht
lie-counting = Das Gebot: { lie-bid }. Gezählt: { $found }
lie-lost = { $then ->
    [draws] { $you ->
        [yes] Du verlierst die Runde und ziehst ab jetzt { lie-cards }.
       *[no] { $name } verliert die Runde und zieht ab jetzt { lie-cards }.
    }
    [out] { $you ->
        [yes] Du verlierst die Runde und scheidest aus.
       *[no] { $name } verliert die Runde und scheidet aus.
    }
   *[end] { $you ->
        [yes] Du verlierst die Runde.
       *[no] { $name } verliert die Runde.
    }
}
lie-button-turn = { $up } spielen
lie-button-bid = { lie-bid } bieten
lie-button-call = { $name } lügt!
lie-fewer = Weniger Karten
lie-more = Mehr Karten
lie-value = Wert

# The end
lie-end-why = { $reason ->
    [fewest_cards] Eine sechste Karte beendet das Spiel: Wer die wenigsten Karten hat, gewinnt.
    [most_cards] Die letzte Karte ist weg: Wer die meisten Karten hat, gewinnt.
    [tie_break] Gleichstand: Die Extrarunden haben entschieden.
   *[last_one_left] Wer als Letztes übrig bleibt, gewinnt.
}
lie-end-row = { $what ->
    [too_many] eine Karte zu viel
    [none] keine Karten mehr
    [tie_won] Stechen gewonnen
    [tie_lost] Stechen verloren
   *[out] ausgeschieden
}

# What people say with one tap
lie-phrase-have-those = Die habe ich selbst.
lie-phrase-go-on = Nur zu, biete höher.

# Actions in a few words, where a button says too little or too much
lie-act-call = Lüge anzweifeln
