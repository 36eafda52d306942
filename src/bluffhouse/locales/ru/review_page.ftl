### The page that shows the review of a finished game, and its limits.

review-come-in = Тебе хотят показать, как прошла игра
review-enter = Открыть разбор
review-under-way = Наш чемпион разбирает игру, ход за ходом.
review-waiting-turn = Сначала разбирается другая игра.
review-done-of = Ходы: { $done } из { $total }
review-move-number = Ход { $move }
review-after-deal = После раздачи
review-along = Пройти по игре, ход за ходом
review-as-table = Показать таблицей
review-go-there = К этому моменту
review-whose = Чьи решения?
review-only-mistakes = Только ошибки
review-thrown-away = Потеряно: { $lost }
review-champion-plays = Так играет чемпион
review-chance-to-win = Шанс на победу
review-belief-lie = { $percent }, что это ложь
review-belief-trap = { $percent }, что это ловушка
review-belief-truth = { $kind ->
    [true] Это была правда.
    [trap] Это была ловушка.
   *[lie] Это была ложь.
}
review-balance = { $you ->
    [yes] Карты и кубики: { $chance }. Твои ходы: { $own }. Ходы остальных: { $others }.
   *[no] Карты и кубики: { $chance }. Свои ходы: { $own }. Ходы остальных: { $others }.
}
review-fair-share = Без удачи: { $adjusted }. Справедливая доля — { $fair }.
review-luck-explained = Окупился ли ход, зависит и от того, что было скрыто. «Без удачи» учитывает только то, насколько хорошо было каждое решение по тому, что было известно.
review-nothing-to-judge = Здесь нечего было решать.
review-judged-by = Наш чемпион оценивает каждое решение по тому, что было известно в тот момент. Иногда он ошибается.
review-solved = Этот раунд решён, так что числа точные.
review-stand-in = { $you ->
    [yes] Этот ход сделал за тебя бот, поэтому твоим он не считается.
   *[no] За игрока { $name } этот ход сделал бот.
}
review-share = Поделиться разбором
review-picture = Сохранить как картинку

too-many-reviews = Несколько твоих разборов уже готовятся. Подожди, пока один будет готов.
review-failed = Эту игру не удалось разобрать. Попробуй позже.

# A setting of the house.
setting-review-games = Разбирать каждую игру, в которой участвовал человек, когда она закончена и ботам нечего делать, чтобы потом никому не пришлось ждать.
