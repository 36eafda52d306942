# The review of a finished game: `bluffhouse review`.

help-review = Analizza una partita finita: le probabilità, ogni decisione, fortuna e bravura.
help-review-seat = Elenca tutte le decisioni di questo posto.
help-review-json = Stampa l’analisi in JSON.

review-title = Com’è andata: { $game }
review-chances = Probabilità di vittoria, mossa per mossa
review-turning-points = Svolte della partita
review-no-turning-points = Nessun momento ha deciso da solo questa partita.
review-decisions = Decisioni, giudicate in base a ciò che ognuno sapeva
review-luck = Fortuna e bravura

# The verdicts on a decision: how much of the chance to win it threw away.
review-best = migliore
review-good = buona
review-mistake = errore
review-blunder = svista grave

# Headings of columns.
review-lost = Sprecato
review-move = Mossa
review-played = Giocato
review-better = Meglio
review-likely = Campione
review-lie = Bugia?
review-verdict = Giudizio
review-start = Inizio
review-chance = Carte e dadi
review-own = Mosse proprie
review-others = Mosse altrui
review-result = Risultato
review-adjusted = Senza fortuna
review-no-mistakes = Nessun errore.
review-not-over = Questa partita non è finita. Si possono analizzare solo le partite finite.
review-no-champion = { $game } non ha ancora un campione, quindi non si può analizzare.
review-bar = Analisi in corso
review-replay = bluffhouse replay { $file } --to { $move } mostra il tavolo in un dato momento.

# Turning points. $before, $after: a chance to win before and after, e.g. 24 %.
review-turn-luck = { $you ->
    [yes] La fortuna ti sorride: { $before } → { $after }.
   *[no] La fortuna sorride a { $name }: { $before } → { $after }.
}
review-turn-bad-luck = { $you ->
    [yes] La fortuna ti volta le spalle: { $before } → { $after }.
   *[no] La fortuna volta le spalle a { $name }: { $before } → { $after }.
}
review-turn-caught = { $you ->
    [yes] Smascheri una bugia di { $other }: { $before } → { $after }.
   *[no] { $toyou ->
        [yes] { $name } smaschera la tua bugia: { $before } → { $after }.
       *[no] { $name } smaschera una bugia di { $other }: { $before } → { $after }.
    }
}
review-turn-wrong-call = { $you ->
    [yes] Non credi a { $other }, ma era vero: { $before } → { $after }.
   *[no] { $toyou ->
        [yes] { $name } non ti crede, ma era vero: { $before } → { $after }.
       *[no] { $name } non crede a { $other }, ma era vero: { $before } → { $after }.
    }
}
review-turn-believed = { $you ->
    [yes] Abbocchi a una bugia di { $other }: { $before } → { $after }.
   *[no] { $toyou ->
        [yes] { $name } abbocca alla tua bugia: { $before } → { $after }.
       *[no] { $name } abbocca a una bugia di { $other }: { $before } → { $after }.
    }
}
review-turn-mistake = { $you ->
    [yes] Sprechi una bella occasione: { $before } → { $after }.
   *[no] { $name } spreca una bella occasione: { $before } → { $after }.
}
review-turn-move = { $you ->
    [yes] Una svolta per te: { $before } → { $after }.
   *[no] Una svolta per { $name }: { $before } → { $after }.
}
