### The page that shows the review of a finished game, and its limits.

too-many-reviews = Hai chiesto più analisi insieme. Aspetta che una sia pronta.
review-failed = Non è stato possibile analizzare questa partita. Riprova più tardi.

# A setting of the house.
setting-review-games = Analizzare ogni partita di una persona quando è finita e i bot non hanno niente da fare, così nessuno dovrà aspettare dopo.
