### The page that shows the review of a finished game, and its limits.

too-many-reviews = Du hast mehrere Analysen auf einmal angefordert. Warte, bis eine fertig ist.
review-failed = Dieses Spiel ließ sich nicht analysieren. Versuch es später noch einmal.

# A setting of the house.
setting-review-games = Jedes Spiel einer Person analysieren, sobald es vorbei ist und die Bots nichts zu tun haben, damit später niemand darauf warten muss.
