### The page that shows the review of a finished game, and its limits.

review-come-in = Quelqu’un veut te montrer comment une partie s’est passée
review-enter = Voir l’analyse
review-under-way = Notre champion passe la partie en revue, coup après coup.
review-waiting-turn = Une autre partie est analysée d’abord.
review-done-of = { $done } coups sur { $total }
review-move-number = Coup { $move }
review-after-deal = Après la distribution
review-along = Parcourir la partie, coup après coup
review-as-table = Afficher en tableau
review-go-there = Aller à ce moment
review-whose = Les décisions de qui ?
review-only-mistakes = Erreurs seulement
review-thrown-away = { $lost } gâchés
review-champion-plays = Choix du champion
review-chance-to-win = Chances de gagner
review-belief-lie = { $percent } que ce soit un mensonge
review-belief-trap = { $percent } que ce soit un piège
review-belief-truth = { $kind ->
    [true] C’était vrai.
    [trap] C’était un piège.
   *[lie] C’était un mensonge.
}
review-balance = { $you ->
    [yes] Cartes et dés : { $chance }. Tes coups : { $own }. Les coups des autres : { $others }.
   *[no] Cartes et dés : { $chance }. Ses coups : { $own }. Les coups des autres : { $others }.
}
review-fair-share = Sans la chance : { $adjusted }. Une part équitable serait de { $fair }.
review-luck-explained = Le succès d’un coup dépend aussi de ce qui était caché. « Sans la chance » ne compte que la qualité de chaque décision d’après ce qu’on savait.
review-nothing-to-judge = Il n’y avait rien à décider ici.
review-judged-by = Notre champion juge chaque décision d’après ce qu’on savait à ce moment-là. Il se trompe parfois.
review-solved = Cette manche est résolue : ces chiffres sont exacts.
review-stand-in = { $you ->
    [yes] Un bot a joué ce coup à ta place : il ne compte pas comme le tien.
   *[no] Un bot a joué ce coup pour { $name }.
}
review-share = Partager l’analyse
review-picture = Enregistrer une image

too-many-reviews = Tu as demandé plusieurs analyses à la fois. Attends que l’une d’elles soit prête.
review-failed = Cette partie n’a pas pu être analysée. Réessaie plus tard.

# A setting of the house.
setting-review-games = Analyser chaque partie d’une personne dès qu’elle est finie et que les bots n’ont rien à faire, pour que personne n’ait à attendre plus tard.
