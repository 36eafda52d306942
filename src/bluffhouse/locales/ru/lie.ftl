### LIE (rules LI-1 to LI-14)

# A bid: { $count } cards that show { $value }
lie-bid = { $count ->
    [1] одна
    [2] две
    [3] три
    [4] четыре
    [5] пять
    [6] шесть
    [7] семь
    [8] восемь
    [9] девять
    [10] десять
    [11] одиннадцать
    [12] двенадцать
    [13] тринадцать
    [14] четырнадцать
    [15] пятнадцать
    [16] шестнадцать
    [17] семнадцать
    [18] восемнадцать
    [19] девятнадцать
    [20] двадцать
    [one] { $count }
    [few] { $count }
   *[many] { $count }
} { $count ->
    [one] { $value ->
        [1] единица
        [2] двойка
        [3] тройка
        [4] четвёрка
        [5] пятёрка
       *[6] шестёрка
    }
    [few] { $value ->
        [1] единицы
        [2] двойки
        [3] тройки
        [4] четвёрки
        [5] пятёрки
       *[6] шестёрки
    }
   *[many] { $value ->
        [1] единиц
        [2] двоек
        [3] троек
        [4] четвёрок
        [5] пятёрок
       *[6] шестёрок
    }
}

# Decisions
lie-ask-turn = Выбери, какой край каждой карты считается в этом раунде. Видишь это только ты.
lie-ask-direct = Этот раунд начинаешь ты. В какую сторону пойдёт ход?
lie-ask-bid = Ты начинаешь: сколько карт одного значения на руках у всех вместе?
lie-ask-raise = { $name } ставит: { lie-bid }. Поднимешь или не веришь?
lie-ask-over = Игра окончена.
lie-do-turn = по одному значению с каждой карты, в порядке твоей руки
lie-do-clockwise = По часовой стрелке, налево от тебя
lie-do-counterclockwise = Против часовой стрелки, направо от тебя
lie-do-bid = число карт × значение: от { $lowest } до { $highest }
lie-do-call = { $name } врёт: все открывают карты

# The table
lie-table-round = { $tie ->
    [yes] Раунд { $round }, дополнительный
   *[no] Раунд { $round }
}
lie-table-seat = { $playing ->
    [yes] { $seat } { $name }{ $you ->
        [yes] {" (ты)"}
       *[no] {""}
    }: { $cards ->
        [one] { $cards } карта
        [few] { $cards } карты
       *[many] { $cards } карт
    }
   *[no] { $seat } { $name }: вне игры
}
lie-table-hand = Твои карты: { $hand }
lie-table-up = Считается: { $up }

# The story
lie-dealt = { $hand ->
    [none] Раунд { $round }: карты розданы. { $you ->
        [yes] Ты начинаешь.
       *[no] { $name } начинает.
    }
   *[other] Раунд { $round }: карты розданы; у тебя { $hand }. { $you ->
        [yes] Ты начинаешь.
       *[no] { $name } начинает.
    }
}
lie-turned = { $you ->
    [yes] Твои значения выбраны.
   *[no] { $name }: значения выбраны.
}
lie-turned-open = { $you ->
    [yes] Ты выбираешь { $up }.
   *[no] { $name } выбирает { $up }.
}
lie-directed = { $clockwise ->
    [yes] Ход идёт по часовой стрелке.
   *[no] Ход идёт против часовой стрелки.
}
lie-bid-placed = { $you ->
    [yes] Ты ставишь: { lie-bid }.
   *[no] { $name } ставит: { lie-bid }.
}
lie-called = { $you ->
    [yes] «Не верю!» Ты вскрываешь ставку игрока { $other }.
   *[no] { $toyou ->
        [yes] «Не верю!» { $name } вскрывает твою ставку.
       *[no] «Не верю!» { $name } вскрывает ставку игрока { $other }.
    }
}
lie-shown = Все открывают карты: { $hands }. Ставка была: { lie-bid }; { $found ->
    [0] таких карт нет
    [one] нашлась { $found } такая карта
    [few] нашлись { $found } такие карты
   *[many] нашлось { $found } таких карт
}{ $wild ->
    [yes] , считая единицы-джокеры
   *[no] {""}
}. { $you ->
    [yes] Ты проигрываешь раунд.
   *[no] { $name } проигрывает раунд.
}
lie-shown-hand = { $name }: { $cards }
lie-eliminated = { $you ->
    [yes] Ты выбываешь.
   *[no] { $name } выбывает.
}
lie-last-one-left = { $you ->
    [yes] Игра окончена. В игре остаёшься только ты: победа твоя!
   *[no] Игра окончена. В игре остаётся только { $names }: это победа.
}
lie-tie-break = Ничья: { $names } играют дополнительные раунды, пока не останется кто-то один.

# Refusals
lie-cards-are-turned = Твои значения на этот раунд уже выбраны.
lie-turn-needs-one-value-of-each-card = Назови по одному значению с каждой своей карты, в порядке руки.
lie-no-direction-now = Сейчас сторону выбрать нельзя.
lie-direction-is-clockwise-or-not = Выбери: по часовой стрелке или против.
lie-turn-first = Ставки начнутся, когда все выберут значения и будет известна сторона.
lie-bid-out-of-range = { $cards ->
    [one] На руках у всех { $cards } карта: ставь от 1 до { $cards } на значение от 1 до 6.
    [few] На руках у всех { $cards } карты: ставь от 1 до { $cards } на значение от 1 до 6.
   *[many] На руках у всех { $cards } карт: ставь от 1 до { $cards } на значение от 1 до 6.
}
lie-bid-too-low = Это не перебивает ставку «{ lie-bid }». Ставь выше или скажи «не верю».
lie-nothing-to-call = Ставок ещё нет: не верить пока нечему.

# The terminal table
lie-column-cards = карты
lie-column-bids = ставки
lie-seat-out = вне игры
lie-last-bid = {" "}Перебить: { lie-bid }{" "}
lie-your-hand = Твои карты
lie-wild = В этом раунде единицы — джокеры.
lie-wild-if = Единицы — джокеры, если только первая ставка не на них.
lie-winner = победа

# The browser's table
lie-cards = { $cards ->
    [one] { $cards } карта
    [few] { $cards } карты
   *[many] { $cards } карт
}
lie-in-play = { lie-cards } в игре
lie-card = считается { $up }, не считается { $down }
lie-counting = Ставка: { lie-bid }. Насчитано: { $found }
lie-lost = { $then ->
    [draws] { $you ->
        [yes] { $cards ->
            [one] Ты проигрываешь раунд и теперь берёшь { $cards } карту.
            [few] Ты проигрываешь раунд и теперь берёшь { $cards } карты.
           *[many] Ты проигрываешь раунд и теперь берёшь { $cards } карт.
        }
       *[no] { $cards ->
            [one] { $name } проигрывает раунд и теперь берёт { $cards } карту.
            [few] { $name } проигрывает раунд и теперь берёт { $cards } карты.
           *[many] { $name } проигрывает раунд и теперь берёт { $cards } карт.
        }
    }
    [out] { $you ->
        [yes] Ты проигрываешь раунд и выбываешь.
       *[no] { $name } проигрывает раунд и выбывает.
    }
   *[end] { $you ->
        [yes] Ты проигрываешь раунд.
       *[no] { $name } проигрывает раунд.
    }
}
lie-button-turn = Выбрать { $up }
lie-button-bid = Ставка: { lie-bid }
lie-button-call = { $name }, не верю!
lie-fewer = Меньше карт
lie-more = Больше карт
lie-value = Значение

# The end
lie-end-why = { $reason ->
    [fewest_cards] Шестая карта заканчивает игру: побеждает тот, у кого карт меньше всех.
    [most_cards] Последней карты больше нет: побеждает тот, у кого карт больше всех.
    [tie_break] Была ничья: всё решили дополнительные раунды.
   *[last_one_left] Побеждает тот, кто остался последним.
}
lie-end-row = { $what ->
    [too_many] на карту больше, чем можно
    [none] без карт
    [tie_won] победа в дополнительных раундах
    [tie_lost] поражение в дополнительных раундах
   *[out] вне игры
}

# What people say with one tap
lie-phrase-have-those = Такие есть у меня.
lie-phrase-go-on = Давай, поднимай.

# Actions in a few words, where a button says too little or too much
lie-act-call = Не верить
