### The games by name, for lists of them

dont-bluff-title = Don't Bluff!
dont-bluff-hook = Двигай через стол закрытые чемоданы, называй сумму и надейся, что на слово тебе поверят именно тогда, когда не стоит.
millionaires-title = Millionaires and Bankrupts
millionaires-hook = Перебей всех в торгах за красивую жизнь, но не останься в конце беднее всех.
lie-title = LIE
lie-hook = Выбери значения, подними ставку и скажи «не верю», пока этого не сказали тебе.
millions-of-dollars-title = Millions of Dollars
millions-of-dollars-hook = Тайно выбери роль, отговори соперников от ограбления и раздели добычу с теми, кто остался.
bluff-pirate-title = Bluff Pirate
bluff-pirate-hook = Покажи одну карточку, спрячь остальные, поклянись, что все одинаковые, и отплывай, пока никто не заглянул.
