### The page that shows the review of a finished game, and its limits.

too-many-reviews = Je hebt meerdere nabesprekingen tegelijk gevraagd. Wacht tot er een klaar is.
review-failed = Dit spel kon niet worden nabesproken. Probeer het later nog eens.

# A setting of the house.
setting-review-games = Elk spel van een persoon nabespreken zodra het is afgelopen en de bots niets te doen hebben, zodat niemand er later op hoeft te wachten.
