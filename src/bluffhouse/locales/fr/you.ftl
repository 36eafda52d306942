### Your page: how you play, in every game and over all of them.

you-title = Ta page
you-says = Ta façon de jouer, { $name }. Personne d’autre ne voit cette page.
you-loading = On compte tes parties…
you-empty = Tu n’as encore terminé aucune partie. Ensuite, tes victoires, tes mensonges et tes doutes seront comptés ici.
you-empty-do = Trouver une partie
you-few = Ce sont tes premières parties. Encore quelques-unes, et cette courbe voudra dire quelque chose.
you-counting = { $count ->
    [one] Il reste une ancienne partie à compter…
   *[other] Il reste { $count } anciennes parties à compter…
}
you-which = Quelles parties ?
you-all = Tous les jeux

# Wins. Numbers come as text, because a shared win counts as a part.
you-wins = Victoires
you-won = Parties gagnées : { $wins } sur { $games }
you-fair = Une part équitable serait { $wins }
you-luck = { $how ->
    [above] Tu gagnes plus que la chance ne l’explique.
    [below] Tu gagnes moins que la malchance ne l’explique.
   *[luck] Pour l’instant, la différence peut n’être que de la chance.
}
you-streak = Plus longue série de victoires : { $count }.
you-streak-now = En ce moment : { $count }.
you-recent = Tes dernières parties
you-result = { $result ->
    [won] gagnée
    [shared] victoire partagée
   *[lost] perdue
}

# Charts
you-chart-wins = Victoires au-delà de ta part
you-chart-wins-says = Au-dessus de la ligne pointillée, tu gagnes plus que ta part. Dans la bande, ce n’est peut-être que de la chance.
you-chart-adjusted = Sans la chance
you-chart-adjusted-says = Ce que valent tes décisions, comparées à une part équitable (ligne pointillée). Plus la bande est étroite, plus c’est sûr.
you-chart-table = Afficher en tableau
you-chart-games = Parties
you-chart-score = Valeur
you-chart-margin = Marge

# Claims
you-claims = Tes annonces
you-lies = Tes mensonges
you-believed = crus
you-not-believed = pas crus
you-traps = Tes pièges
you-sprung = réussis
you-not-sprung = ratés
you-truths = { $truths ->
    [0] Tu n’as jamais dit la vérité.
    [one] Tu as dit la vérité { $truths } fois.
   *[other] Tu as dit la vérité { $truths } fois.
}
you-ear = Ton flair
you-their-lies = Mensonges des autres
you-caught = démasqués
you-fell-for = gobés
you-their-truths = Vérités des autres
you-trusted = crues
you-doubted = mises en doute
you-best-lie = Ton meilleur mensonge
you-best-lie-believers = { $count ->
    [one] { $names } y a cru. Personne ne l’a démasqué.
   *[other] { $names } y ont cru. Personne ne l’a démasqué.
}
you-moment = Revoir ce moment

# Reviews
you-decisions = Tes décisions
you-judged = Décisions jugées
you-verdict = { $verdict ->
    [best] les meilleures
    [good] bonnes
    [mistake] erreurs
   *[blunder] gaffes
}
you-lost = Gâché par partie : { $lost } d’une victoire.
you-reviewed = Parties analysées : { $reviewed } sur { $games }.
you-unreviewed = Aucune de ces parties n’est encore analysée. Une analyse te dit si tu as bien décidé, chance mise à part.
you-review-last = Analyser mes dernières parties
you-reviewing = Analyse de la partie { $game } sur { $games }…

# Where chances are lost: { $weakness } is one of the first list, put into one of the second.
you-weakness = Où tu perds des chances
you-weakness-none = Aucune faiblesse ne ressort de tes parties analysées.
you-weakness-evidence = { $decisions ->
    [one] Vu dans { $decisions } décision : elle a coûté { $lost } d’une victoire. Tes autres décisions coûtent { $others } en moyenne.
   *[other] Vu dans { $decisions } décisions : chacune a coûté en moyenne { $lost } d’une victoire. Tes autres décisions coûtent { $others }.
}
you-weakness-moment = Voir le pire exemple
you-weak-raise-doubt = Tu doutes trop tard
you-weak-doubt-raise = Tu doutes trop tôt
you-weak-doubt-trust = Tu doutes trop souvent
you-weak-trust-doubt = Tu crois trop facilement
you-weak-bid-pass = Tu restes trop longtemps dans les enchères
you-weak-pass-bid = Tu quittes les enchères trop tôt
you-weak-claim = Tu choisis mal tes annonces
you-weak-raise = Tu choisis mal tes surenchères
you-weak-bid = Tu mises les mauvaises sommes
you-weak-plan = Tu prépares mal tes coups
you-weak-deal = Tu acceptes de mauvais marchés
you-weak-play = Tu perds le plus de chances
you-when-always = { $weakness }.
you-when-few-cards = { $weakness } quand tu as peu de cartes.
you-when-many-cards = { $weakness } quand tu as beaucoup de cartes.
you-when-big-claim = { $weakness } quand l’annonce est grosse.
you-when-offered = { $weakness } quand quelqu’un t’a fait une offre.
you-when-few-left = { $weakness } quand il ne reste plus grand monde.
you-when-looked-at = { $weakness } quand quelqu’un a vu ta carte.
you-when-first-half = { $weakness } dans la première moitié de la partie.
you-when-second-half = { $weakness } dans la seconde moitié de la partie.
you-when-ahead = { $weakness } quand tu mènes.
you-when-behind = { $weakness } quand les autres mènent.

you-export = Télécharger mes parties
you-export-says = Un fichier JSON avec toutes tes parties qui comptent et leurs chiffres.
