### The page that shows the review of a finished game, and its limits.

too-many-reviews = Несколько твоих разборов уже готовятся. Подожди, пока один будет готов.
review-failed = Эту игру не удалось разобрать. Попробуй позже.

# A setting of the house.
setting-review-games = Разбирать каждую игру, в которой участвовал человек, когда она закончена и ботам нечего делать, чтобы потом никому не пришлось ждать.
