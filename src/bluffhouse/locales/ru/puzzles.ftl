# Puzzles: one decision from a real game. In the terminal, `bluffhouse puzzle`; in the browser, /puzzles.

help-puzzle = Решить задачу: одно решение из настоящей партии.
help-puzzle-number = Задача с этим номером; без него — задача дня.
help-puzzle-random = Случайная задача.
puzzles-title = Задачи
puzzles-hook = Одно решение из настоящей партии. Что выберешь?
puzzles-today = Задачи дня
puzzles-renewed = Новые каждый день в полночь UTC ({ $time } по твоему времени), везде одни и те же.
puzzles-more = Ещё задача
puzzle-what = Что делаешь?
puzzle-number = { $game } · задача { $number }
puzzle-daily = { $game } · задача дня
puzzle-grade = { $grade ->
    [easy] Лёгкая: большинство наших простых ботов её решает.
    [hard] Трудная: большинство наших простых ботов ошибается.
   *[medium] Средняя: разница мала, или наши простые боты расходятся во мнениях.
}
puzzle-you = За этим столом ты — { $name }.
puzzle-choose = Твой ответ, от 1 до { $count }:
puzzle-right = Верно!
puzzle-wrong = Есть ход лучше: { $answer }
puzzle-answer = Ответ
puzzle-chance = Шанс на победу
puzzle-likely = Так играет чемпион
puzzle-odds = Судя по тому, что тебе было известно
puzzle-belief = { $kind ->
    [true] Правда: { $chance }
    [trap] Ловушка: { $chance }
   *[lie] Ложь: { $chance }
}
puzzle-truth = { $kind ->
    [true] { $name }: это была правда.
    [trap] { $name }: это была ловушка.
   *[lie] { $name }: это была ложь.
}
puzzle-hidden = Что было на самом деле
puzzle-none = Задачи { $number } нет. Всего задач в этой игре: { $count }.
puzzle-no-puzzles = Для этой игры задач пока нет.
puzzle-no-answer = Выбери один из ответов, от 1 до { $count }.
puzzle-share = Bluffhouse, задача { $number } · { $game } { $mark }
puzzle-share-daily = Bluffhouse, задача { $date } (UTC) · { $game } { $mark }
puzzle-streak = Дней подряд: { $days }
puzzle-rating = Рейтинг: { $rating }
puzzle-score = Верно: { $right } из { $tried }
puzzle-tried = { $state ->
    [right] решена
    [wrong] мимо
   *[open] ещё впереди
}
puzzle-unrated = Назовись у входа, и ответы будут засчитываться.
puzzle-again = На эту ответ уже был. Считается только первый.
puzzle-again-daily = На эту ответ уже был. Сегодня она идёт в счёт дней подряд, но не в рейтинг.
puzzle-watch = Посмотреть, как до этого дошло
puzzle-back = Назад к ответу
puzzle-back-to-question = Назад к вопросу
puzzle-next = Следующая задача
puzzle-all = Все задачи
puzzle-share-label = Поделиться результатом
puzzle-copied = Скопировано
puzzle-loading = Готовим стол…
puzzle-yours = твой ответ
puzzle-best = лучший
