# Puzzles: one decision from a real game. In the terminal, `bluffhouse puzzle`; in the browser, /puzzles.

help-puzzle = Résoudre une énigme : une décision d’une vraie partie.
help-puzzle-number = L’énigme de ce numéro ; sans lui, celle du jour.
help-puzzle-random = Une énigme au hasard.
puzzles-title = Énigmes
puzzles-hook = Une décision d’une vraie partie. Que ferais-tu ?
puzzles-today = Énigmes du jour
puzzles-renewed = Nouvelles chaque jour à minuit UTC ({ $time } chez toi), les mêmes partout.
puzzles-more = Une autre énigme
puzzle-what = Que fais-tu ?
puzzle-number = { $game } · énigme { $number }
puzzle-daily = { $game } · énigme du jour
puzzle-grade = { $grade ->
    [easy] Facile : la plupart de nos bots simples la trouvent.
    [hard] Difficile : la plupart de nos bots simples se trompent.
   *[medium] Moyenne : c’est serré, ou nos bots simples ne sont pas d’accord.
}
puzzle-you = Tu es { $name }.
puzzle-choose = Ta réponse, de 1 à { $count } :
puzzle-right = Bien vu !
puzzle-wrong = Pas la meilleure idée. Mieux : { $answer }
puzzle-answer = Réponse
puzzle-chance = Chance de gagner
puzzle-likely = Le champion la joue
puzzle-odds = D’après ce que tu savais
puzzle-belief = { $kind ->
    [true] Vrai : { $chance }
    [trap] Un piège : { $chance }
   *[lie] Un mensonge : { $chance }
}
puzzle-truth = { $kind ->
    [true] { $name } disait la vérité.
    [trap] { $name } tendait un piège.
   *[lie] { $name } mentait.
}
puzzle-hidden = Ce qu’il y avait vraiment
puzzle-none = Il n’y a pas d’énigme { $number }. Ce jeu en a { $count }.
puzzle-no-puzzles = Ce jeu n’a pas encore d’énigmes.
puzzle-no-answer = Choisis une des réponses, de 1 à { $count }.
puzzle-share = Bluffhouse, énigme { $number } · { $game } { $mark }
puzzle-share-daily = Bluffhouse, énigme { $date } (UTC) · { $game } { $mark }
puzzle-streak = Jours d’affilée : { $days }
puzzle-rating = Classement : { $rating }
puzzle-score = Justes : { $right } sur { $tried }
puzzle-tried = { $state ->
    [right] résolue
    [wrong] ratée
   *[open] à essayer
}
puzzle-unrated = Donne-toi un nom à l’entrée, et tes réponses seront classées.
puzzle-again = Tu as déjà répondu. Seule la première réponse compte.
puzzle-again-daily = Tu as déjà répondu. Aujourd’hui, cette énigme compte pour tes jours d’affilée, mais pas pour ton classement.
puzzle-watch = Voir comment on en est arrivé là
puzzle-back = Retour à la réponse
puzzle-back-to-question = Retour à la question
puzzle-next = Énigme suivante
puzzle-all = Toutes les énigmes
puzzle-share-label = Partager le résultat
puzzle-copied = Copié
puzzle-loading = On prépare la table…
puzzle-yours = ta réponse
puzzle-best = la meilleure
