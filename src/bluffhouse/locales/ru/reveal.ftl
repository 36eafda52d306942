### After the game: the truth, and the game once more

# The reveal
reveal-title = Вся правда
reveal-teaser = { $count ->
    [1] Прозвучало одно заявление. Это была ложь?
    [one] Прозвучало { $count } заявление. Где была ложь?
    [few] Прозвучало { $count } заявления. Где была ложь?
   *[many] Прозвучало { $count } заявлений. Где была ложь?
} Кто врал, кто попался на удочку, а кто видел насквозь?
reveal-raise = Поднять занавес
reveal-all = Промотать
reveal-silent = В этой игре говорят только деньги: ни слова, которое могло бы быть ложью.
reveal-best-lie = Лучшая ложь вечера
reveal-best-call = Лучшее «не верю» вечера
reveal-no-lie = Ни одна ложь не прошла.
reveal-no-call = Ложь никто не раскрыл.
reveal-believers = { $you ->
    [yes] { $count ->
        [1] На это попадаешься ты.
        [one] На это попались: { $names }.
        [few] На это попались: { $names }.
       *[many] На это попались: { $names }.
    }
   *[no] На это попались: { $names }.
}
reveal-caught-by = { $you ->
    [yes] Тебя не провести.
   *[no] { $name } не верит.
}
reveal-everybody = Лжецы и скептики
reveal-lies = { $lies ->
    [0] Ни разу не врёт.
    [1] Врёт один раз: { $believed ->
        [0] не поверили.
       *[other] поверили.
    }
    [one] Врёт { $lies } раз: { $believed ->
        [0] не поверили ни разу.
        [one] поверили { $believed } раз.
        [few] поверили { $believed } раза.
       *[many] поверили { $believed } раз.
    }
    [few] Врёт { $lies } раза: { $believed ->
        [0] не поверили ни разу.
        [one] поверили { $believed } раз.
        [few] поверили { $believed } раза.
       *[many] поверили { $believed } раз.
    }
   *[many] Врёт { $lies } раз: { $believed ->
        [0] не поверили ни разу.
        [one] поверили { $believed } раз.
        [few] поверили { $believed } раза.
       *[many] поверили { $believed } раз.
    }
}
reveal-traps = { $traps ->
    [1] Одна ловушка: { $sprung ->
        [0] никто не попался.
       *[other] сработала.
    }
    [one] { $traps } ловушка: { $sprung ->
        [0] никто не попался.
        [one] сработала { $sprung }.
        [few] сработали { $sprung }.
       *[many] сработало { $sprung }.
    }
    [few] { $traps } ловушки: { $sprung ->
        [0] никто не попался.
        [one] сработала { $sprung }.
        [few] сработали { $sprung }.
       *[many] сработало { $sprung }.
    }
   *[many] { $traps } ловушек: { $sprung ->
        [0] никто не попался.
        [one] сработала { $sprung }.
        [few] сработали { $sprung }.
       *[many] сработало { $sprung }.
    }
}
reveal-calls = { $right ->
    [0] { $wrong ->
        [0] Всему верит на слово.
        [one] Не верит правде { $wrong } раз.
        [few] Не верит правде { $wrong } раза.
       *[many] Не верит правде { $wrong } раз.
    }
    [one] Раскрывает ложь { $right } раз{ $wrong ->
        [0] .
        [one] , не верит правде { $wrong } раз.
        [few] , не верит правде { $wrong } раза.
       *[many] , не верит правде { $wrong } раз.
    }
    [few] Раскрывает ложь { $right } раза{ $wrong ->
        [0] .
        [one] , не верит правде { $wrong } раз.
        [few] , не верит правде { $wrong } раза.
       *[many] , не верит правде { $wrong } раз.
    }
   *[many] Раскрывает ложь { $right } раз{ $wrong ->
        [0] .
        [one] , не верит правде { $wrong } раз.
        [few] , не верит правде { $wrong } раза.
       *[many] , не верит правде { $wrong } раз.
    }
}
reveal-hands = Что у кого осталось на руках
reveal-timeline = Все заявления
reveal-only-lies = Только ложь
reveal-no-lies-told = Ни слова лжи.
reveal-round = Раунд { $round }: что у кого было
reveal-stamp = { $kind ->
    [true] правда
    [trap] ловушка
   *[lie] ложь
}
reveal-answer = { $kind ->
    [true] { $believed ->
        [yes] { $you ->
            [yes] Ты веришь
           *[no] { $name } верит
        }
       *[no] { $you ->
            [yes] Ты не веришь, и зря
           *[no] { $name } не верит, и зря
        }
    }
    [trap] { $believed ->
        [yes] { $you ->
            [yes] Ты попадаешься
           *[no] { $name } попадается
        }
       *[no] { $you ->
            [yes] Ты не попадаешься
           *[no] { $name } не попадается
        }
    }
   *[lie] { $believed ->
        [yes] { $you ->
            [yes] Ты попадаешься на удочку
           *[no] { $name } попадается на удочку
        }
       *[no] { $you ->
            [yes] Ты раскрываешь ложь
           *[no] { $name } раскрывает ложь
        }
    }
}
reveal-unanswered = Поверил ли кто-нибудь, было не видно.
reveal-moment = Посмотреть этот момент
reveal-replay = Посмотреть партию снова
reveal-share = Поделиться записью
reveal-share-truth = Поделиться правдой
reveal-copied = Ссылка скопирована
reveal-come-in = Тебе хотят показать, кто врал
reveal-enter = Узнать правду

# The truth
reveal-really-lie = { $true ->
    [yes] { $count ->
        [1] Она была.
        [one] Столько и было.
        [few] Столько и было.
       *[many] Столько и было.
    }
   *[no] { $found ->
        [0] Не было ни одной.
        [1] Была только одна.
        [one] Была только { $found }.
        [few] Было только { $found }.
       *[many] Было только { $found }.
    }
}
reveal-really-millions-of-dollars = На деле это { $role }.
reveal-heists = Все налёты: кто был кем
reveal-heist-left = вне налёта

# The replay
replay-title = Запись
replay-come-in = Тебе хотят показать одну партию
replay-enter = Смотреть
replay-loading = Несём запись…
replay-not-begun = Эта партия ещё не началась: смотреть пока нечего.
replay-at = { $at ->
    [0] Раздача
   *[other] Ход { $at } из { $of }
}
replay-scrub = Перейти к ходу
replay-play = Пуск
replay-pause = Пауза
replay-back = Предыдущий ход
replay-step = Следующий ход
replay-first = В начало
replay-last = В конец
replay-speed = Скорость
replay-times = { $times }×
replay-from = Вид
replay-outside = Зритель
replay-all-hands = Все карты открыты
replay-of-you = { $name } (ты)
replay-only-mine = Пока партия идёт, её можно смотреть только со своего места или как зритель.
replay-keys = Стрелки — назад и вперёд, пробел — пуск и пауза.
replay-to-table = К столу
replay-decided = { $you ->
    [yes] Твоё решение принято.
   *[no] { $name }: решение принято.
}
replay-by = { $by ->
    [clock] { $name }: время вышло, ходит бот.
   *[bot] За игрока { $name } ходит бот.
}

# A record that somebody has in a file
reveal-save = Сохранить запись
replay-record-title = Запись из файла
replay-record-hook = В записи вся партия со всеми её тайнами. Дом покажет её тебе и не оставит себе копии.
replay-record-drop = Перетащи запись сюда
replay-record-choose = Выбрать файл
replay-record-where = После партии её запись можно сохранить; в терминале её пишет `bluffhouse play --save`.
replay-record-no = Эту запись не получится посмотреть
replay-record-another = Открыть другую запись
replay-record-luck = { $luck ->
    [honest] Всё честно: вся случайность следует из сида.
    [dishonest] Нечестно: из сида такая случайность не следует.
   *[unproven] Запись не доказывает, что всё было честно.
}
record-too-long = Запись слишком длинная: дом показывает не больше { $most } КиБ.

# The deal, checked by the page
check-ok = Проверено твоим устройством: раздача была честной
check-partly = Проверено твоим устройством, насколько это возможно
check-differs = Твоё устройство нашло несовпадение
check-running = Твоё устройство проверяет раздачу…
check-failed = Раздачу не удалось проверить: запись не загрузилась.
check-what = Что проверено
check-pledge = Секрет дома — тот самый, который он обещал до раздачи.
check-pledge-wrong = Секрет дома — не тот, который он обещал.
check-pledge-late = Твоего устройства не было здесь до раздачи, поэтому обещание удалось сравнить только с тем, что дом говорит сейчас.
check-number = Число, которое вытянуло твоё устройство, вошло в раздачу.
check-number-wrong = Число, которое вытянуло твоё устройство, не вошло в раздачу.
check-number-left-out = Твоё устройство не было на связи в начале, поэтому его числа в раздаче нет.
check-number-none = Твоё устройство не добавило числа в раздачу.
check-number-unknown = Это устройство не может проверить твоё число: его вытянуло другое устройство или это его уже не помнит.
check-called-off = { $count ->
    [one] Начало отменяли { $count } раз после того, как показали твоё число, и числа вытягивали заново.
    [few] Начало отменяли { $count } раза после того, как показали твоё число, и каждый раз числа вытягивали заново.
   *[other] Начало отменяли { $count } раз после того, как показали твоё число, и каждый раз числа вытягивали заново.
}
check-others = Числа остальных были закреплены до того, как показали твоё.
check-others-wrong = { $name }: число в раздаче — не то, которое было закреплено до того, как показали твоё.
check-seed = Сид — тот самый, который закрепили с первой картой.
check-seed-wrong = Сид — не тот, который закрепили с первой картой.
check-seed-late = Во время игры твоё устройство не видело отпечатка сида, поэтому его удалось сравнить только с тем, что дом говорит сейчас.
check-chance = { $count ->
    [one] { $count } случайный исход (тасовка, бросок или вытягивание) следует из сида.
    [few] Все { $count } случайных исхода (тасовки, броски и вытягивания) следуют из сида.
   *[other] Все { $count } случайных исходов (тасовки, броски и вытягивания) следуют из сида.
}
check-chance-wrong = Случайный исход номер { $number } не следует из сида.
check-chance-unknown = Эта страница не умеет пересчитать карты этой игры. Сохрани запись и запусти «bluffhouse verify».
check-seen = Запись показывает то же, что было видно во время игры.
check-seen-wrong = Запись показывает не то, что было видно во время игры.
check-seen-part = Эта страница пропустила часть игры, поэтому увиденное не сравнивали с записью.
