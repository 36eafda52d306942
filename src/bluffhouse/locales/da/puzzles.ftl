# Puzzles: one decision from a real game. In the terminal, `bluffhouse puzzle`; in the browser, /puzzles.

help-puzzle = Løs en opgave: én beslutning fra et rigtigt spil.
help-puzzle-number = Opgaven med dette nummer; uden det dagens.
help-puzzle-random = En tilfældig opgave.
puzzles-title = Opgaver
puzzles-hook = Én beslutning fra et rigtigt spil. Hvad ville du gøre?
puzzles-today = Dagens opgaver
puzzles-renewed = Nye hver dag ved midnat UTC ({ $time } hos dig), de samme overalt.
puzzles-more = En opgave til
puzzle-what = Hvad gør du?
puzzle-number = { $game } · opgave { $number }
puzzle-daily = { $game } · dagens opgave
puzzle-grade = { $grade ->
    [easy] Let: de fleste af vores simple botter finder svaret.
    [hard] Svær: de fleste af vores simple botter tager fejl.
   *[medium] Middel: forskellen er lille, eller vores simple botter er uenige.
}
puzzle-you = Du er { $name }.
puzzle-choose = Dit svar, 1 til { $count }:
puzzle-right = Rigtigt!
puzzle-wrong = Ikke det bedste. Bedre: { $answer }
puzzle-answer = Svar
puzzle-chance = Vinderchance
puzzle-likely = Det spiller mesteren
puzzle-odds = Ud fra det, du vidste
puzzle-belief = { $kind ->
    [true] Sandt: { $chance }
    [trap] En fælde: { $chance }
   *[lie] En løgn: { $chance }
}
puzzle-truth = { $kind ->
    [true] { $name } talte sandt.
    [trap] { $name } satte en fælde.
   *[lie] { $name } løj.
}
puzzle-hidden = Det, der virkelig var der
puzzle-none = Der er ingen opgave { $number }. Spillet har { $count }.
puzzle-no-puzzles = Spillet har ingen opgaver endnu.
puzzle-no-answer = Vælg et af svarene, 1 til { $count }.
puzzle-share = Bluffhouse, opgave { $number } · { $game } { $mark }
puzzle-share-daily = Bluffhouse, opgave { $date } (UTC) · { $game } { $mark }
puzzle-streak = Dage i træk: { $days }
puzzle-rating = Styrke: { $rating }
puzzle-score = Rigtige: { $right } af { $tried }
puzzle-tried = { $state ->
    [right] løst
    [wrong] forkert
   *[open] ikke prøvet
}
puzzle-unrated = Vælg et navn ved hoveddøren, så tæller dine svar.
puzzle-again = Den har du svaret på før. Kun det første svar tæller.
puzzle-again-daily = Den har du svaret på før. I dag tæller den med i dine dage i træk, men ikke i din styrke.
puzzle-watch = Se, hvordan det kom hertil
puzzle-back = Tilbage til svaret
puzzle-back-to-question = Tilbage til spørgsmålet
puzzle-next = Næste opgave
puzzle-all = Alle opgaver
puzzle-share-label = Del resultatet
puzzle-copied = Kopieret
puzzle-loading = Bordet dækkes …
puzzle-yours = dit svar
puzzle-best = bedst
