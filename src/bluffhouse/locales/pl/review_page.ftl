### The page that shows the review of a finished game, and its limits.

too-many-reviews = Kilka twoich analiz już trwa. Poczekaj, aż któraś będzie gotowa.
review-failed = Nie udało się przeanalizować tej gry. Spróbuj później.

# A setting of the house.
setting-review-games = Analizuj każdą grę osoby, gdy się skończy, a boty nie mają nic do roboty, żeby potem nikt nie musiał czekać.
