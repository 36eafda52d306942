# The review of a finished game: `bluffhouse review`.

help-review = Gennemgå et afsluttet spil: chancerne, hver beslutning, held og dygtighed.
help-review-seat = Vis alle beslutninger fra denne plads.
help-review-json = Skriv gennemgangen som JSON.

review-title = Sådan gik det: { $game }
review-chances = Vinderchancer, træk for træk
review-turning-points = Vendepunkter
review-no-turning-points = Intet enkelt øjeblik afgjorde dette spil.
review-decisions = Beslutninger, bedømt ud fra hvad man vidste
review-luck = Held og dygtighed

# The verdicts on a decision: how much of the chance to win it threw away.
review-best = bedst
review-good = godt
review-mistake = fejl
review-blunder = brøler

# Headings of columns.
review-lost = Foræret væk
review-move = Træk
review-played = Spillet
review-better = Bedre
review-likely = Mester
review-lie = En løgn?
review-verdict = Dom
review-start = Begyndelse
review-chance = Kort og terninger
review-own = Egne træk
review-others = Andres træk
review-result = Resultat
review-adjusted = Uden held
review-no-mistakes = Ingen fejl.
review-not-over = Dette spil er ikke slut. Kun afsluttede spil kan gennemgås.
review-no-champion = { $game } har endnu ingen mester og kan derfor ikke gennemgås.
review-bar = Gennemgår
review-replay = bluffhouse replay { $file } --to { $move } viser bordet på et bestemt tidspunkt.

# Turning points. $before, $after: a chance to win before and after, e.g. 24 %.
review-turn-luck = { $you ->
    [yes] Du er heldig: { $before } → { $after }.
   *[no] { $name } er heldig: { $before } → { $after }.
}
review-turn-bad-luck = { $you ->
    [yes] Du er uheldig: { $before } → { $after }.
   *[no] { $name } er uheldig: { $before } → { $after }.
}
review-turn-caught = { $you ->
    [yes] Du griber { $other } i en løgn: { $before } → { $after }.
   *[no] { $toyou ->
        [yes] { $name } griber dig i en løgn: { $before } → { $after }.
       *[no] { $name } griber { $other } i en løgn: { $before } → { $after }.
    }
}
review-turn-wrong-call = { $you ->
    [yes] Du tror ikke på { $other }, men det var sandt: { $before } → { $after }.
   *[no] { $toyou ->
        [yes] { $name } tror ikke på dig, men det var sandt: { $before } → { $after }.
       *[no] { $name } tror ikke på { $other }, men det var sandt: { $before } → { $after }.
    }
}
review-turn-believed = { $you ->
    [yes] Du hopper på en løgn fra { $other }: { $before } → { $after }.
   *[no] { $toyou ->
        [yes] { $name } hopper på din løgn: { $before } → { $after }.
       *[no] { $name } hopper på en løgn fra { $other }: { $before } → { $after }.
    }
}
review-turn-mistake = { $you ->
    [yes] Du forærer en god chance væk: { $before } → { $after }.
   *[no] { $name } forærer en god chance væk: { $before } → { $after }.
}
review-turn-move = { $you ->
    [yes] Et vendepunkt for dig: { $before } → { $after }.
   *[no] Et vendepunkt for { $name }: { $before } → { $after }.
}
