### The page that shows the review of a finished game, and its limits.

too-many-reviews = Pediste várias análises ao mesmo tempo. Espera até uma estar pronta.
review-failed = Não foi possível analisar este jogo. Tenta mais tarde.

# A setting of the house.
setting-review-games = Analisar cada jogo de uma pessoa quando acaba e os bots não têm nada para fazer, para que ninguém tenha de esperar depois.
