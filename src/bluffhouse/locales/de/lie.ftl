### LIE (rules LI-1 to LI-14)

# A bid: { $count } cards that show { $value }
lie-bid = { $count } × { $value }

# Decisions
lie-ask-turn = Welches Ende jeder Karte soll in dieser Runde zählen? Niemand sieht es.
lie-ask-direct = Du beginnst diese Runde. In welche Richtung geht es?
lie-ask-bid = Du beginnst: Wie viele Karten eines Werts gibt es auf allen Händen zusammen?
lie-ask-raise = { $name } sagt { $count } × { $value }. Erhöhen – oder ist das gelogen?
lie-ask-over = Das Spiel ist vorbei.
lie-do-turn = von jeder Karte ein Wert, in der Reihenfolge deiner Hand
lie-do-clockwise = nach links
lie-do-counterclockwise = nach rechts
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
    [yes] Du hast deine Karten gedreht.
   *[no] { $name } hat die Karten gedreht.
}
lie-turned-open = { $you ->
    [yes] Du drehst nach oben: { $up }.
   *[no] { $name } dreht nach oben: { $up }.
}
lie-directed = { $clockwise ->
    [yes] Es geht im Uhrzeigersinn.
   *[no] Es geht gegen den Uhrzeigersinn.
}
lie-bid-placed = { $you ->
    [yes] Du sagst: { $count } × { $value }.
   *[no] { $name } sagt: { $count } × { $value }.
}
lie-called = { $you ->
    [yes] „Gelogen!“ Du zweifelst das Gebot von { $other } an.
   *[no] { $toyou ->
        [yes] „Gelogen!“ { $name } zweifelt dein Gebot an.
       *[no] „Gelogen!“ { $name } zweifelt das Gebot von { $other } an.
    }
}
lie-shown = Alle Karten werden aufgedeckt: { $hands }. Geboten war { $count } × { $value }, gezählt { $found ->
    [one] wird { $found }
   *[other] werden { $found }
}{ $wild ->
    [yes] {", Einsen als Joker inbegriffen"}
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
lie-tie-break = Gleichstand: { $names } spielen im Stechen weiter, bis es entschieden ist.

# Refusals
lie-cards-are-turned = Die Karten sind gedreht; jetzt wird nichts mehr geändert.
lie-turn-needs-one-value-of-each-card = Nenne von jeder deiner Karten einen Wert, in der Reihenfolge deiner Hand.
lie-no-direction-now = Jetzt wird keine Richtung gewählt.
lie-direction-is-clockwise-or-not = Es geht im Uhrzeigersinn oder gegen ihn.
lie-turn-first = Geboten wird erst, wenn alle Karten gedreht sind und die Richtung feststeht.
lie-bid-out-of-range = Auf allen Händen sind zusammen { $cards } Karten: Biete 1 bis { $cards } von einem Wert zwischen 1 und 6.
lie-bid-too-low = Das ist nicht höher als { $count } × { $value }: Erhöhe oder zweifle an.
lie-nothing-to-call = Es gibt noch kein Gebot, das du anzweifeln kannst.

# The terminal table
lie-column-cards = Karten
lie-column-bids = Gebote
lie-seat-out = raus
lie-last-bid = {" "}Zu überbieten: { $count } × { $value }{" "}
lie-your-hand = Deine Karten
lie-wild = Einsen sind in dieser Runde Joker.
lie-wild-if = Einsen sind Joker, außer das erste Gebot gilt den Einsen.
lie-winner = gewinnt

# The browser's table
lie-cards = { $cards ->
    [one] { $cards } Karte
   *[other] { $cards } Karten
}
lie-card = { $up } oben, { $down } unten
lie-counting = Geboten war { $count } × { $value }. Gezählt: { $found }
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
lie-button-turn = Nach oben: { $up }
lie-button-bid = { $count } × { $value } bieten
lie-button-call = { $name } lügt!
lie-fewer = Weniger Karten
lie-more = Mehr Karten
lie-value = Wert
