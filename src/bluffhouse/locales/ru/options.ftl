### The options of a table, where they are set

dont-bluff-option-reverse-offer = Обратное предложение
dont-bluff-option-reverse-offer-says = Игрок, на которого укажет кубик, сам предлагает чемоданы игроку с пистолетом, а не наоборот (DB-15).

millionaires-option-face-down-tiles = Жетоны в закрытую
millionaires-option-face-down-tiles-says = Выигранные жетоны лежат в закрытую: запоминай, что у кого есть (MB-11).

lie-option-raise-order = Что считается выше
lie-option-raise-order-says = Что должна перебить новая ставка: число карт или значение (LI-5).
lie-option-raise-order-classic = сначала число карт
lie-option-raise-order-value-first = сначала значение
lie-option-wild-ones = Единицы-джокеры
lie-option-wild-ones-says = Единица считается любым значением, если только первая ставка раунда не была на единицы (LI-10).
lie-option-directions = Выбор стороны
lie-option-directions-says = Кто начинает раунд, тот и выбирает, в какую сторону идёт ход (LI-11).
lie-option-fewer-and-fewer = Всё меньше и меньше
lie-option-fewer-and-fewer-says = Все начинают с пятью картами, и проигранный раунд стоит одной. Побеждает тот, у кого карт больше всех (LI-12).
lie-option-longer-game = Долгая игра
lie-option-longer-game-says = Кто исчерпал все шансы, просто выбывает; остальные играют, пока не останется кто-то один (LI-13).

millions-of-dollars-option-fool-me-once = Дважды не обманешь
millions-of-dollars-option-fool-me-once-says = Твоя прошлая роль лежит открыто, и сразу выбрать её снова нельзя. Для 4–8 игроков (MD-13).

bluff-pirate-option-islands = Острова сокровищ
bluff-pirate-option-islands-says = Две клетки, где может лежать сокровище; на второй путь кончается (BP-2).

bot-rookie = новичок: играет ради удовольствия
bot-regular = завсегдатай: считает карты и помнит, кто врал
bot-shark = акула: сильнее у нас нет
bot-champion = чемпион: научился в миллионах партий
temper-steady = ровный
temper-bold = дерзкий
temper-cagey = скрытный
temper-trusting = доверчивый
temper-suspicious = подозрительный
temper-chatty = болтливый
