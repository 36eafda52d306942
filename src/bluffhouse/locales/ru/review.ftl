# The review of a finished game: `bluffhouse review`.

help-review = Разобрать законченную игру: шансы, каждое решение, удача и мастерство.
help-review-seat = Показать все решения этого места.
help-review-json = Вывести разбор в формате JSON.

review-title = Как прошла игра: { $game }
review-chances = Шансы на победу, ход за ходом
review-turning-points = Переломные моменты
review-no-turning-points = Ни один момент не решил эту игру в одиночку.
review-decisions = Решения — с учётом того, что каждый тогда знал
review-luck = Удача и мастерство

# The verdicts on a decision: how much of the chance to win it threw away.
review-best = лучший ход
review-good = хорошо
review-mistake = ошибка
review-blunder = грубая ошибка

# Headings of columns.
review-lost = Потеряно
review-move = Ход
review-played = Сыграно
review-better = Лучше
review-likely = Чемпион
review-lie = Ложь?
review-verdict = Оценка
review-start = Начало
review-chance = Карты и кубики
review-own = Свои ходы
review-others = Ходы других
review-result = Итог
review-adjusted = Без удачи
review-no-mistakes = Без ошибок.
review-not-over = Эта игра ещё не закончена. Разобрать можно только законченную игру.
review-no-champion = У игры { $game } пока нет чемпиона, поэтому разобрать её нельзя.
review-bar = Разбор
review-replay = bluffhouse replay { $file } --to { $move } показывает стол в нужный момент.

# Turning points. $before, $after: a chance to win before and after, e.g. 24 %.
review-turn-luck = { $you ->
    [yes] Тебе везёт: { $before } → { $after }.
   *[no] { $name }: везение: { $before } → { $after }.
}
review-turn-bad-luck = { $you ->
    [yes] Тебе не везёт: { $before } → { $after }.
   *[no] { $name }: невезение: { $before } → { $after }.
}
review-turn-caught = { $you ->
    [yes] Ты ловишь на лжи игрока { $other }: { $before } → { $after }.
   *[no] { $toyou ->
        [yes] { $name } ловит тебя на лжи: { $before } → { $after }.
       *[no] { $name } ловит на лжи игрока { $other }: { $before } → { $after }.
    }
}
review-turn-wrong-call = { $you ->
    [yes] Ты не веришь игроку { $other }, а это правда: { $before } → { $after }.
   *[no] { $toyou ->
        [yes] { $name } не верит тебе, а это правда: { $before } → { $after }.
       *[no] { $name } не верит игроку { $other }, а это правда: { $before } → { $after }.
    }
}
review-turn-believed = { $you ->
    [yes] Ты попадаешься на ложь игрока { $other }: { $before } → { $after }.
   *[no] { $toyou ->
        [yes] { $name } попадается на твою ложь: { $before } → { $after }.
       *[no] { $name } попадается на ложь игрока { $other }: { $before } → { $after }.
    }
}
review-turn-mistake = { $you ->
    [yes] Ты упускаешь хороший шанс: { $before } → { $after }.
   *[no] { $name } упускает хороший шанс: { $before } → { $after }.
}
review-turn-move = { $you ->
    [yes] Поворотный момент для тебя: { $before } → { $after }.
   *[no] Поворотный момент для игрока { $name }: { $before } → { $after }.
}
