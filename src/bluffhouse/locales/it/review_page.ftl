### The page that shows the review of a finished game, and its limits.

review-come-in = Qualcuno vuole mostrarti com’è andata una partita
review-enter = Vedi l’analisi
review-under-way = Il nostro campione ripassa la partita, mossa per mossa.
review-waiting-turn = Prima viene analizzata un’altra partita.
review-done-of = { $done } mosse su { $total }
review-move-number = Mossa { $move }
review-after-deal = Dopo la distribuzione
review-along = Scorri la partita, mossa per mossa
review-as-table = Mostra come tabella
review-go-there = Vai a quel momento
review-whose = Le decisioni di chi?
review-only-mistakes = Solo gli errori
review-thrown-away = { $lost } sprecato
review-champion-plays = Così gioca il campione
review-chance-to-win = Probabilità di vittoria
review-belief-lie = { $percent } che sia una bugia
review-belief-trap = { $percent } che sia una trappola
review-belief-truth = { $kind ->
    [true] Era vero.
    [trap] Era una trappola.
   *[lie] Era una bugia.
}
review-balance = { $you ->
    [yes] Carte e dadi: { $chance }. Le tue mosse: { $own }. Le mosse degli altri: { $others }.
   *[no] Carte e dadi: { $chance }. Mosse proprie: { $own }. Le mosse degli altri: { $others }.
}
review-fair-share = Senza fortuna: { $adjusted }. Una quota equa sarebbe { $fair }.
review-luck-explained = Se una mossa ha pagato dipende anche da ciò che era nascosto. “Senza fortuna” conta solo quanto era buona ogni decisione in base a ciò che si sapeva.
review-nothing-to-judge = Qui non c’era niente da decidere.
review-judged-by = Il nostro campione giudica ogni decisione in base a ciò che si sapeva in quel momento. Non ha sempre ragione.
review-solved = Questo turno è risolto, quindi le cifre sono esatte.
review-stand-in = { $you ->
    [yes] Questa mossa l’ha fatta un bot al posto tuo: non conta come tua.
   *[no] Questa mossa l’ha fatta un bot per { $name }.
}
review-share = Condividi l’analisi
review-picture = Salva come immagine

too-many-reviews = Hai chiesto più analisi insieme. Aspetta che una sia pronta.
review-failed = Non è stato possibile analizzare questa partita. Riprova più tardi.

# A setting of the house.
setting-review-games = Analizzare ogni partita di una persona quando è finita e i bot non hanno niente da fare, così nessuno dovrà aspettare dopo.
