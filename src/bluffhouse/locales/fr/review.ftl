# The review of a finished game: `bluffhouse review`.

help-review = Analyser une partie terminée : les chances, chaque décision, la chance et le talent.
help-review-seat = Lister toutes les décisions de cette place.
help-review-json = Afficher l’analyse en JSON.

review-title = Comment ça s’est passé : { $game }
review-chances = Chances de gagner, coup après coup
review-turning-points = Tournants de la partie
review-no-turning-points = Aucun moment n’a décidé à lui seul de la partie.
review-decisions = Décisions, jugées d’après ce que chacun savait
review-luck = Chance et talent

# The verdicts on a decision: how much of the chance to win it threw away.
review-best = meilleur
review-good = bon
review-mistake = erreur
review-blunder = gaffe

# Headings of columns.
review-lost = Gâché
review-move = Coup
review-played = Joué
review-better = Mieux
review-likely = Le champion
review-lie = Mensonge ?
review-verdict = Avis
review-start = Départ
review-chance = Cartes et dés
review-own = Ses coups
review-others = Coups des autres
review-result = Résultat
review-adjusted = Sans la chance
review-no-mistakes = Aucune erreur.
review-not-over = Cette partie n’est pas terminée. Seules les parties terminées peuvent être analysées.
review-no-champion = { $game } n’a pas encore de champion : l’analyse n’est pas possible.
review-bar = Analyse en cours
review-replay = bluffhouse replay { $file } --to { $move } montre la table à un moment donné.

# Turning points. $before, $after: a chance to win before and after, e.g. 24 %.
review-turn-luck = { $you ->
    [yes] La chance te sourit : { $before } → { $after }.
   *[no] La chance sourit à { $name } : { $before } → { $after }.
}
review-turn-bad-luck = { $you ->
    [yes] La chance te lâche : { $before } → { $after }.
   *[no] La chance lâche { $name } : { $before } → { $after }.
}
review-turn-caught = { $you ->
    [yes] Tu surprends { $other } à mentir : { $before } → { $after }.
   *[no] { $toyou ->
        [yes] { $name } te surprend à mentir : { $before } → { $after }.
       *[no] { $name } surprend { $other } à mentir : { $before } → { $after }.
    }
}
review-turn-wrong-call = { $you ->
    [yes] Tu ne crois pas { $other }, et pourtant c’était vrai : { $before } → { $after }.
   *[no] { $toyou ->
        [yes] { $name } ne te croit pas, et pourtant c’était vrai : { $before } → { $after }.
       *[no] { $name } ne croit pas { $other }, et pourtant c’était vrai : { $before } → { $after }.
    }
}
review-turn-believed = { $you ->
    [yes] Tu tombes dans le panneau de { $other } : { $before } → { $after }.
   *[no] { $toyou ->
        [yes] { $name } tombe dans ton panneau : { $before } → { $after }.
       *[no] { $name } tombe dans le panneau de { $other } : { $before } → { $after }.
    }
}
review-turn-mistake = { $you ->
    [yes] Tu gâches une belle occasion : { $before } → { $after }.
   *[no] { $name } gâche une belle occasion : { $before } → { $after }.
}
review-turn-move = { $you ->
    [yes] Un tournant pour toi : { $before } → { $after }.
   *[no] Un tournant pour { $name } : { $before } → { $after }.
}
