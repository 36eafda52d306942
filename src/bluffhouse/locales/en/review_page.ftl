### The page that shows the review of a finished game, and its limits.

too-many-reviews = You've asked for several reviews at once. Wait until one is ready.
review-failed = This game couldn't be reviewed. Please try again later.

# A setting of the house.
setting-review-games = Review every game of a person once it is over and the bots have nothing to do, so that nobody has to wait for it later.
