### The page that shows the review of a finished game, and its limits.

too-many-reviews = Několik tvých rozborů už běží. Počkej, až bude některý hotový.
review-failed = Tuhle hru se nepodařilo rozebrat. Zkus to později.

# A setting of the house.
setting-review-games = Rozebrat každou hru člověka, jakmile skončí a boti nemají co dělat, aby na to pak nikdo nemusel čekat.
