### The page that shows the review of a finished game, and its limits.

review-come-in = Jemand möchte dir zeigen, wie ein Spiel gelaufen ist
review-enter = Zur Analyse
review-under-way = Unser Champion geht das Spiel Zug für Zug durch.
review-waiting-turn = Erst ist noch ein anderes Spiel an der Reihe.
review-done-of = { $done } von { $total } Zügen
review-move-number = Zug { $move }
review-after-deal = Nach dem Austeilen
review-along = Das Spiel Zug für Zug durchgehen
review-as-table = Als Tabelle zeigen
review-go-there = Zu diesem Moment
review-whose = Wessen Entscheidungen?
review-only-mistakes = Nur Fehler
review-thrown-away = { $lost } verschenkt
review-champion-plays = So spielt der Champion
review-chance-to-win = Gewinnchance
review-belief-lie = { $percent }, dass es gelogen ist
review-belief-trap = { $percent }, dass es eine Falle ist
review-belief-truth = { $kind ->
    [true] Es stimmte.
    [trap] Es war eine Falle.
   *[lie] Es war gelogen.
}
review-balance = { $you ->
    [yes] Karten und Würfel: { $chance }. Deine Züge: { $own }. Die Züge der anderen: { $others }.
   *[no] Karten und Würfel: { $chance }. Eigene Züge: { $own }. Die Züge der anderen: { $others }.
}
review-fair-share = Ohne Glück: { $adjusted }. Ein fairer Anteil wären { $fair }.
review-luck-explained = Ob sich ein Zug gelohnt hat, hängt auch vom Verdeckten ab. „Ohne Glück“ zählt nur, wie gut jede Entscheidung nach dem war, was man wusste.
review-nothing-to-judge = Hier gab es nichts zu entscheiden.
review-judged-by = Unser Champion beurteilt jede Entscheidung nach dem, was man in dem Moment wusste. Er irrt sich auch mal.
review-solved = Diese Runde ist gelöst, die Zahlen sind also genau.
review-stand-in = { $you ->
    [yes] Diesen Zug hat ein Bot für dich gemacht, er zählt nicht als deiner.
   *[no] Diesen Zug hat ein Bot für { $name } gemacht.
}
review-share = Analyse teilen
review-picture = Als Bild speichern

too-many-reviews = Du hast mehrere Analysen auf einmal angefordert. Warte, bis eine fertig ist.
review-failed = Dieses Spiel ließ sich nicht analysieren. Versuch es später noch einmal.

# A setting of the house.
setting-review-games = Jedes Spiel einer Person analysieren, sobald es vorbei ist und die Bots nichts zu tun haben, damit später niemand darauf warten muss.
