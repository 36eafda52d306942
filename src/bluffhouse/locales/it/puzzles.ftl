# Puzzles: one decision from a real game. In the terminal, `bluffhouse puzzle`; in the browser, /puzzles.

help-puzzle = Risolvi un problema: una decisione di una vera partita.
help-puzzle-number = Il problema con questo numero; senza, quello del giorno.
help-puzzle-random = Un problema a caso.
puzzles-title = Problemi
puzzles-hook = Una decisione di una vera partita. Tu che cosa faresti?
puzzles-today = Problemi del giorno
puzzles-renewed = Nuovi ogni giorno a mezzanotte UTC ({ $time } ora locale), gli stessi ovunque.
puzzles-more = Un altro problema
puzzle-what = Che cosa fai?
puzzle-number = { $game } · problema { $number }
puzzle-daily = { $game } · problema del giorno
puzzle-grade = { $grade ->
    [easy] Facile: la maggior parte dei nostri bot semplici lo risolve.
    [hard] Difficile: la maggior parte dei nostri bot semplici sbaglia.
   *[medium] Medio: la differenza è piccola, o i nostri bot semplici non sono d’accordo.
}
puzzle-you = Tu sei { $name }.
puzzle-choose = La tua risposta, da 1 a { $count }:
puzzle-right = Giusto!
puzzle-wrong = Non è il meglio. Meglio: { $answer }
puzzle-answer = Risposta
puzzle-chance = Probabilità di vittoria
puzzle-likely = Il campione la gioca
puzzle-odds = In base a ciò che sapevi
puzzle-belief = { $kind ->
    [true] Vero: { $chance }
    [trap] Una trappola: { $chance }
   *[lie] Una bugia: { $chance }
}
puzzle-truth = { $kind ->
    [true] { $name } diceva la verità.
    [trap] { $name } tendeva una trappola.
   *[lie] { $name } mentiva.
}
puzzle-hidden = Che cosa c’era davvero
puzzle-none = Il problema { $number } non c’è. Questo gioco ne ha { $count }.
puzzle-no-puzzles = Questo gioco non ha ancora problemi.
puzzle-no-answer = Scegli una delle risposte, da 1 a { $count }.
puzzle-share = Bluffhouse, problema { $number } · { $game } { $mark }
puzzle-share-daily = Bluffhouse, problema { $date } (UTC) · { $game } { $mark }
puzzle-streak = Giorni di fila: { $days }
puzzle-rating = Punteggio: { $rating }
puzzle-score = Giuste: { $right } su { $tried }
puzzle-tried = { $state ->
    [right] risolto
    [wrong] sbagliato
   *[open] da provare
}
puzzle-unrated = Scegli un nome all’ingresso e le tue risposte conteranno.
puzzle-again = Avevi già risposto. Conta solo la prima risposta.
puzzle-again-daily = Avevi già risposto. Oggi conta per i giorni di fila, ma non per il punteggio.
puzzle-watch = Guarda come ci si è arrivati
puzzle-back = Torna alla risposta
puzzle-back-to-question = Torna alla domanda
puzzle-next = Prossimo problema
puzzle-all = Tutti i problemi
puzzle-share-label = Condividi il risultato
puzzle-copied = Copiato
puzzle-loading = Si prepara il tavolo…
puzzle-yours = la tua risposta
puzzle-best = la migliore
