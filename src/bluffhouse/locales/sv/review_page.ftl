### The page that shows the review of a finished game, and its limits.

too-many-reviews = Du har bett om flera granskningar på en gång. Vänta tills en är klar.
review-failed = Spelet kunde inte granskas. Försök igen senare.

# A setting of the house.
setting-review-games = Granska varje spel som en person har spelat när det är slut och bottarna inte har något att göra, så att ingen behöver vänta senare.
