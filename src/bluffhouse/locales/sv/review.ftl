# The review of a finished game: `bluffhouse review`.

help-review = Granska ett avslutat spel: chanserna, varje beslut, tur och skicklighet.
help-review-seat = Visa alla beslut från den här platsen.
help-review-json = Skriv ut granskningen som JSON.

review-title = Så gick det: { $game }
review-chances = Vinstchanser, drag för drag
review-turning-points = Vändpunkter
review-no-turning-points = Inget enskilt ögonblick avgjorde spelet.
review-decisions = Beslut, bedömda efter vad var och en visste
review-luck = Tur och skicklighet

# The verdicts on a decision: how much of the chance to win it threw away.
review-best = bäst
review-good = bra
review-mistake = misstag
review-blunder = grovt misstag

# Headings of columns.
review-lost = Bortkastat
review-move = Drag
review-played = Spelade
review-better = Bättre
review-likely = Mästaren
review-lie = En lögn?
review-verdict = Omdöme
review-start = Början
review-chance = Kort och tärningar
review-own = Egna drag
review-others = Andras drag
review-result = Resultat
review-adjusted = Utan tur
review-no-mistakes = Inga misstag.
review-not-over = Spelet är inte slut. Bara avslutade spel kan granskas.
review-no-champion = { $game } har ännu ingen mästare och kan därför inte granskas.
review-bar = Granskar
review-replay = bluffhouse replay { $file } --to { $move } visar bordet vid ett visst ögonblick.

# Turning points. $before, $after: a chance to win before and after, e.g. 24 %.
review-turn-luck = { $you ->
    [yes] Du har tur: { $before } → { $after }.
   *[no] { $name } har tur: { $before } → { $after }.
}
review-turn-bad-luck = { $you ->
    [yes] Du har otur: { $before } → { $after }.
   *[no] { $name } har otur: { $before } → { $after }.
}
review-turn-caught = { $you ->
    [yes] Du avslöjar en lögn från { $other }: { $before } → { $after }.
   *[no] { $toyou ->
        [yes] { $name } avslöjar din lögn: { $before } → { $after }.
       *[no] { $name } avslöjar en lögn från { $other }: { $before } → { $after }.
    }
}
review-turn-wrong-call = { $you ->
    [yes] Du tror inte på { $other }, men det var sant: { $before } → { $after }.
   *[no] { $toyou ->
        [yes] { $name } tror inte på dig, men det var sant: { $before } → { $after }.
       *[no] { $name } tror inte på { $other }, men det var sant: { $before } → { $after }.
    }
}
review-turn-believed = { $you ->
    [yes] Du går på en lögn från { $other }: { $before } → { $after }.
   *[no] { $toyou ->
        [yes] { $name } går på din lögn: { $before } → { $after }.
       *[no] { $name } går på en lögn från { $other }: { $before } → { $after }.
    }
}
review-turn-mistake = { $you ->
    [yes] Du slarvar bort en bra chans: { $before } → { $after }.
   *[no] { $name } slarvar bort en bra chans: { $before } → { $after }.
}
review-turn-move = { $you ->
    [yes] En vändpunkt för dig: { $before } → { $after }.
   *[no] En vändpunkt för { $name }: { $before } → { $after }.
}
