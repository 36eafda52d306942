# The review of a finished game: `bluffhouse review`.

help-review = Ein fertiges Spiel analysieren: die Chancen, jede Entscheidung, Glück und Können.
help-review-seat = Jede Entscheidung dieses Platzes auflisten.
help-review-json = Die Analyse als JSON ausgeben.

review-title = So lief es: { $game }
review-chances = Gewinnchancen, Zug für Zug
review-turning-points = Wendepunkte
review-no-turning-points = Kein einzelner Moment hat dieses Spiel entschieden.
review-decisions = Entscheidungen, beurteilt nach dem, was man jeweils wusste
review-luck = Glück und Können

# The verdicts on a decision: how much of the chance to win it threw away.
review-best = beste
review-good = gut
review-mistake = Fehler
review-blunder = Patzer

# Headings of columns.
review-lost = Verschenkt
review-move = Zug
review-played = Gespielt
review-better = Besser
review-likely = So oft beim Champion
review-lie = Gelogen?
review-verdict = Urteil
review-start = Anfang
review-chance = Karten und Würfel
review-own = Eigene Züge
review-others = Züge der anderen
review-result = Ergebnis
review-adjusted = Ohne Glück
review-no-mistakes = Keine Fehler.
review-not-over = Dieses Spiel ist noch nicht zu Ende. Nur fertige Spiele lassen sich analysieren.
review-no-champion = Für { $game } gibt es noch keinen Champion, deshalb ist keine Analyse möglich.
review-bar = Analyse läuft
review-replay = bluffhouse replay { $file } --to { $move } zeigt den Tisch in einem Moment.

# Turning points. $before, $after: a chance to win before and after, e.g. 24 %.
review-turn-luck = { $you ->
    [yes] Du hast Glück: { $before } → { $after }.
   *[no] { $name } hat Glück: { $before } → { $after }.
}
review-turn-bad-luck = { $you ->
    [yes] Du hast Pech: { $before } → { $after }.
   *[no] { $name } hat Pech: { $before } → { $after }.
}
review-turn-caught = { $you ->
    [yes] Du ertappst { $other } beim Lügen: { $before } → { $after }.
   *[no] { $toyou ->
        [yes] { $name } ertappt dich beim Lügen: { $before } → { $after }.
       *[no] { $name } ertappt { $other } beim Lügen: { $before } → { $after }.
    }
}
review-turn-wrong-call = { $you ->
    [yes] Du glaubst { $other } nicht, doch es ist wahr: { $before } → { $after }.
   *[no] { $toyou ->
        [yes] { $name } glaubt dir nicht, doch es ist wahr: { $before } → { $after }.
       *[no] { $name } glaubt { $other } nicht, doch es ist wahr: { $before } → { $after }.
    }
}
review-turn-believed = { $you ->
    [yes] Du fällst auf eine Lüge von { $other } herein: { $before } → { $after }.
   *[no] { $toyou ->
        [yes] { $name } fällt auf deine Lüge herein: { $before } → { $after }.
       *[no] { $name } fällt auf eine Lüge von { $other } herein: { $before } → { $after }.
    }
}
review-turn-mistake = { $you ->
    [yes] Du verschenkst eine gute Chance: { $before } → { $after }.
   *[no] { $name } verschenkt eine gute Chance: { $before } → { $after }.
}
review-turn-move = { $you ->
    [yes] Ein Wendepunkt für dich: { $before } → { $after }.
   *[no] Ein Wendepunkt für { $name }: { $before } → { $after }.
}
