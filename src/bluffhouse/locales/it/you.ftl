### Your page: how you play, in every game and over all of them.

you-title = La tua pagina
you-says = Come giochi, { $name }. Nessun altro vede questa pagina.
you-loading = Contiamo le tue partite…
you-empty = Non hai ancora finito una partita. Poi qui troverai le tue vittorie, le tue bugie e i tuoi dubbi.
you-empty-do = Trova una partita
you-few = Sono le tue prime partite. Ancora qualcuna, e questa linea comincerà a dire qualcosa.
you-counting = { $count ->
    [one] Resta da contare una vecchia partita…
   *[other] Restano da contare { $count } vecchie partite…
}
you-which = Quali partite?
you-all = Tutti i giochi

# Wins. Numbers come as text, because a shared win counts as a part.
you-wins = Vittorie
you-won = Vinte: { $wins } su { $games }
you-fair = Una quota equa sarebbe { $wins }
you-luck = { $how ->
    [above] Vinci più di quanto spieghi la fortuna.
    [below] Vinci meno di quanto spieghi la sfortuna.
   *[luck] Per ora la differenza può essere solo fortuna.
}
you-streak = Serie di vittorie più lunga: { $count }.
you-streak-now = In questo momento: { $count }.
you-recent = Le tue ultime partite
you-result = { $result ->
    [won] vinta
    [shared] vittoria condivisa
   *[lost] persa
}

# Charts
you-chart-wins = Vittorie oltre la tua quota
you-chart-wins-says = Sopra la linea tratteggiata vinci più della tua quota. Dentro la fascia può essere solo fortuna.
you-chart-adjusted = Senza fortuna
you-chart-adjusted-says = Quanto valgono le tue decisioni rispetto a una quota equa (linea tratteggiata). Più stretta è la fascia, più sicuro è il valore.
you-chart-table = Mostra come tabella
you-chart-games = Partite
you-chart-score = Valore
you-chart-margin = Margine

# Claims
you-claims = Quello che dici
you-lies = Le tue bugie
you-believed = credute
you-not-believed = non credute
you-traps = Le tue trappole
you-sprung = riuscite
you-not-sprung = a vuoto
you-truths = { $truths ->
    [0] Non hai mai detto la verità.
    [one] Hai detto la verità una volta.
   *[other] Hai detto la verità { $truths } volte.
}
you-ear = Il tuo fiuto
you-their-lies = Bugie degli altri
you-caught = smascherate
you-fell-for = ci hai creduto
you-their-truths = Verità degli altri
you-trusted = ci hai creduto
you-doubted = ne hai dubitato
you-best-lie = La tua bugia più bella
you-best-lie-believers = { $count ->
    [one] { $names } ci ha creduto. Nessuno l’ha scoperta.
   *[other] { $names } ci hanno creduto. Nessuno l’ha scoperta.
}
you-moment = Guarda questo momento

# Reviews
you-decisions = Le tue decisioni
you-judged = Decisioni valutate
you-verdict = { $verdict ->
    [best] migliori
    [good] buone
    [mistake] errori
   *[blunder] sviste gravi
}
you-lost = Sprecato a partita: { $lost } di una vittoria.
you-reviewed = Analizzate: { $reviewed } partite su { $games }.
you-unreviewed = Nessuna di queste partite è ancora stata analizzata. Un’analisi ti dice se hai deciso bene, fortuna a parte.
you-review-last = Analizza le mie ultime partite
you-reviewing = Analisi della partita { $game } di { $games }…

# Where chances are lost: { $weakness } is one of the first list, put into one of the second.
you-weakness = Dove perdi occasioni
you-weakness-none = Nelle tue partite analizzate non spicca nessuna debolezza.
you-weakness-evidence = { $decisions ->
    [one] Visto in una decisione: è costata { $lost } di una vittoria. Le altre costano in media { $others }.
   *[other] Visto in { $decisions } decisioni: ognuna è costata in media { $lost } di una vittoria. Le altre costano { $others }.
}
you-weakness-moment = Guarda l’esempio peggiore
you-weak-raise-doubt = Dubiti troppo tardi
you-weak-doubt-raise = Dubiti troppo presto
you-weak-doubt-trust = Dubiti troppo spesso
you-weak-trust-doubt = Credi troppo facilmente
you-weak-bid-pass = Resti troppo a lungo nelle aste
you-weak-pass-bid = Lasci le aste troppo presto
you-weak-claim = Scegli male cosa dichiarare
you-weak-raise = Scegli male i rilanci
you-weak-bid = Offri le cifre sbagliate
you-weak-plan = Pianifichi male i tuoi colpi
you-weak-deal = Fai cattivi affari
you-weak-play = Perdi più occasioni
you-when-always = { $weakness }.
you-when-few-cards = { $weakness } quando hai poche carte.
you-when-many-cards = { $weakness } quando hai molte carte.
you-when-big-claim = { $weakness } quando la dichiarazione è alta.
you-when-offered = { $weakness } quando qualcuno ti ha fatto un’offerta.
you-when-few-left = { $weakness } quando sono rimasti in pochi.
you-when-looked-at = { $weakness } quando qualcuno ha visto la tua carta.
you-when-first-half = { $weakness } nella prima metà della partita.
you-when-second-half = { $weakness } nella seconda metà della partita.
you-when-ahead = { $weakness } quando hai un vantaggio.
you-when-behind = { $weakness } quando hai uno svantaggio.

you-export = Scarica le mie partite
you-export-says = Un file JSON con tutte le tue partite che contano e le loro cifre.
