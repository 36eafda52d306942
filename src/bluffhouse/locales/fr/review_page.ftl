### The page that shows the review of a finished game, and its limits.

too-many-reviews = Tu as demandé plusieurs analyses à la fois. Attends que l’une d’elles soit prête.
review-failed = Cette partie n’a pas pu être analysée. Réessaie plus tard.

# A setting of the house.
setting-review-games = Analyser chaque partie d’une personne dès qu’elle est finie et que les bots n’ont rien à faire, pour que personne n’ait à attendre plus tard.
