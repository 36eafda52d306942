### The page that shows the review of a finished game, and its limits.

too-many-reviews = Du har bedt om flere gennemgange på én gang. Vent, til en er klar.
review-failed = Dette spil kunne ikke gennemgås. Prøv igen senere.

# A setting of the house.
setting-review-games = Gennemgå hvert spil, en person har spillet, når det er slut og botterne ikke har noget at lave, så ingen behøver at vente senere.
