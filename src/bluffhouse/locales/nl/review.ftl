# The review of a finished game: `bluffhouse review`.

help-review = Een afgelopen spel nabespreken: de kansen, elke beslissing, geluk en kunde.
help-review-seat = Toon elke beslissing van deze plaats.
help-review-json = Druk de nabespreking af als JSON.

review-title = Zo ging het: { $game }
review-chances = Winstkansen, zet voor zet
review-turning-points = Keerpunten
review-no-turning-points = Geen enkel moment besliste dit spel in zijn eentje.
review-decisions = Beslissingen, beoordeeld naar wat ieder toen wist
review-luck = Geluk en kunde

# The verdicts on a decision: how much of the chance to win it threw away.
review-best = beste
review-good = goed
review-mistake = fout
review-blunder = grote fout

# Headings of columns.
review-lost = Weggegeven
review-move = Zet
review-played = Gespeeld
review-better = Beter
review-likely = Kampioen
review-lie = Gelogen?
review-verdict = Oordeel
review-start = Begin
review-chance = Kaarten en dobbelstenen
review-own = Eigen zetten
review-others = Zetten van anderen
review-result = Uitslag
review-adjusted = Zonder geluk
review-no-mistakes = Geen fouten.
review-not-over = Dit spel is nog niet afgelopen. Alleen afgelopen spellen kunnen worden nabesproken.
review-no-champion = { $game } heeft nog geen kampioen en kan dus niet worden nabesproken.
review-bar = Nabespreking
review-replay = bluffhouse replay { $file } --to { $move } laat de tafel op een moment zien.

# Turning points. $before, $after: a chance to win before and after, e.g. 24 %.
review-turn-luck = { $you ->
    [yes] Je hebt geluk: { $before } → { $after }.
   *[no] { $name } heeft geluk: { $before } → { $after }.
}
review-turn-bad-luck = { $you ->
    [yes] Je hebt pech: { $before } → { $after }.
   *[no] { $name } heeft pech: { $before } → { $after }.
}
review-turn-caught = { $you ->
    [yes] Je betrapt { $other } op een leugen: { $before } → { $after }.
   *[no] { $toyou ->
        [yes] { $name } betrapt je op een leugen: { $before } → { $after }.
       *[no] { $name } betrapt { $other } op een leugen: { $before } → { $after }.
    }
}
review-turn-wrong-call = { $you ->
    [yes] Je gelooft { $other } niet, maar het was waar: { $before } → { $after }.
   *[no] { $toyou ->
        [yes] { $name } gelooft je niet, maar het was waar: { $before } → { $after }.
       *[no] { $name } gelooft { $other } niet, maar het was waar: { $before } → { $after }.
    }
}
review-turn-believed = { $you ->
    [yes] Je trapt in een leugen van { $other }: { $before } → { $after }.
   *[no] { $toyou ->
        [yes] { $name } trapt in jouw leugen: { $before } → { $after }.
       *[no] { $name } trapt in een leugen van { $other }: { $before } → { $after }.
    }
}
review-turn-mistake = { $you ->
    [yes] Je geeft een goede kans weg: { $before } → { $after }.
   *[no] { $name } geeft een goede kans weg: { $before } → { $after }.
}
review-turn-move = { $you ->
    [yes] Een keerpunt voor jou: { $before } → { $after }.
   *[no] Een keerpunt voor { $name }: { $before } → { $after }.
}
