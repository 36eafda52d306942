### Millionaires and Bankrupts (rules MB-1 to MB-11)
### $tile is a number (a wealth tile) or one of: success, casino, cba, thief.


# The tiles: their names, their marks on the terminal table, and what they do
millionaires-tile = { $tile ->
    [success] Успех
    [casino] Казино
    [cba] CBA
    [thief] Вор
   *[other] Богатство { $tile }
}
millionaires-tile-short = { $tile ->
    [success] ×2
    [casino] −5
    [cba] ÷2
    [thief] Вор
   *[other] { $tile }
}
millionaires-tile-effect = { $tile ->
    [success] удваивает очки
    [casino] минус 5 очков
    [cba] делит очки пополам
    [thief] забирает жетон богатства
    [one] { $tile } очко
    [few] { $tile } очка
   *[many] { $tile } очков
}

# Decisions
millionaires-ask-first = Ты начинаешь: открой первый жетон, потом первая ставка за тобой.
millionaires-ask-reveal = { $last ->
    [yes] Открой следующий жетон; первая ставка за тобой. Три красных уже вышли: четвёртый закончит игру.
   *[no] Последний жетон твой, поэтому следующий открываешь ты, и первая ставка за тобой.
}
millionaires-ask-win = { $highest ->
    [0] { millionaires-tile } ({ millionaires-tile-effect }): ставок ещё нет. Ставка или пас?
   *[other] { millionaires-tile } ({ millionaires-tile-effect }): { $name } ставит ${ $highest } млн{ $down ->
        [0] {""}
       *[other] , у тебя на столе ${ $down } млн
    }. Выше или пас?
}
millionaires-ask-escape = { $highest ->
    [0] { millionaires-tile } ({ millionaires-tile-effect }): достанется первому, кто спасует. Откупишься или возьмёшь?
   *[other] { millionaires-tile } ({ millionaires-tile-effect }): достанется первому, кто спасует. { $name } ставит ${ $highest } млн{ $down ->
        [0] {""}
       *[other] , у тебя на столе ${ $down } млн
    }. Выше или возьмёшь?
}
millionaires-ask-discard = Вор у тебя. Какой жетон богатства отдаёшь?
millionaires-ask-over = Игра окончена.
millionaires-do-reveal = открыть следующий жетон
millionaires-do-bid-first = твоя ставка ${ $total } млн, меньше нельзя; клади любые карты, до ${ $most } млн
millionaires-do-bid-all = всё, что есть: твоя ставка станет ${ $total } млн
millionaires-do-bid-lowest = твоя ставка станет ${ $total } млн, меньше нельзя; добавляй любые карты, до ${ $most } млн
millionaires-do-bid-card = одной картой: твоя ставка станет ${ $total } млн
millionaires-do-pass = { $down ->
    [0] выйти из этих торгов; это ничего не стоит
   *[other] выйти из этих торгов; в конце вернёшь свои ${ $down } млн
}
millionaires-do-pass-last = { $highest ->
    [0] { $name } получает жетон даром
   *[other] { $name } получает жетон за ${ $highest } млн{ $down ->
        [0] {""}
       *[other] ; твои ${ $down } млн вернутся
    }
}
millionaires-do-take = { $others ->
    [0] жетон твой, и никто ничего не платит
   *[other] жетон твой{ $down ->
        [0] {""}
       *[other] , а ${ $down } млн вернутся
    }; остальные теряют ${ $others } млн
}
millionaires-do-discard = он выходит из игры, и Вор вместе с ним

# The table
millionaires-table-pile = { $pile ->
    [0] Закрытых жетонов не осталось.
    [one] В закрытую лежит { $pile } жетон.
    [few] В закрытую лежат { $pile } жетона.
   *[many] В закрытую лежат { $pile } жетонов.
} Красных вышло: { $reds } из 4; четвёртый закончит игру.
millionaires-table-unseen = Ещё не выходили: { $tiles }
millionaires-table-unseen-over = Так и не вышли: { $tiles }
millionaires-table-revealed = Уже вышли: { $tiles }
millionaires-table-box = Вор ушёл и унёс с собой: { $tile }
millionaires-table-win = Лот: { millionaires-tile } ({ millionaires-tile-effect }). Достанется последнему, кто не спасует.
millionaires-table-escape = Лот: { millionaires-tile } ({ millionaires-tile-effect }). Достанется первому, кто спасует; остальные теряют ставки.
millionaires-table-thief = Вор за работой: { $you ->
    [yes] ты выбираешь, что отдать.
   *[no] { $name } выбирает, что отдать.
}
millionaires-table-last = Жетон, которым закончилась игра: { millionaires-tile }
millionaires-table-seat = { $seat } { $name }{ $you ->
    [yes] {" (ты)"}
   *[no] {""}
}: { $tiles ->
    [none] жетонов нет
    [hidden] { $count ->
        [one] { $count } закрытый жетон
        [few] { $count } закрытых жетона
       *[many] { $count } закрытых жетонов
    }
   *[other] { $tiles } ({ $points ->
        [one] { $points } очко
        [few] { $points } очка
       *[many] { $points } очков
    })
}; { $lost ->
    [0] ничего не потрачено
   *[other] потрачено ${ $lost } млн ({ $cards }){ $poorest ->
        [yes] , пока беднее всех
       *[no] {""}
    }
}
millionaires-table-stake = { $state ->
    [quiet] { $you ->
        [yes] Твоей ставки ещё нет.
       *[no] { $name }: ставки ещё нет.
    }
    [passed] { $you ->
        [yes] У тебя пас.
       *[no] { $name }: пас.
    }
    [passed-down] { $you ->
        [yes] У тебя пас; ${ $sum } млн ({ $cards }) вернутся к тебе.
       *[no] { $name }: пас; ${ $sum } млн ({ $cards }) вернутся в руку.
    }
   *[bids] { $you ->
        [yes] Твоя ставка: ${ $sum } млн ({ $cards }).
       *[no] { $name }: ставка ${ $sum } млн ({ $cards }).
    }
}
millionaires-table-hand = { $sum ->
    [0] В руке пусто.
   *[other] В руке: { $cards } (всего ${ $sum } млн)
}

# The story
millionaires-shuffled = { $pile ->
    [hidden] Шестнадцать жетонов перемешаны и лежат в закрытую. У четырёх красная рамка; четвёртый из них закончит игру.
   *[other] Шестнадцать жетонов перемешаны и выйдут в таком порядке: { $pile }.
}
millionaires-revealed = { $you ->
    [yes] Ты открываешь: { millionaires-tile }.
   *[no] { $name } открывает: { millionaires-tile }.
} { $last ->
    [yes] Это четвёртый красный жетон: игра тут же кончается, и он никому не достаётся.
   *[no] { $tile ->
        [success] Удваивает очки. Красный жетон { $reds } из 4.
        [cba] Делит очки пополам и достанется первому, кто спасует. Красный жетон { $reds } из 4.
        [casino] Стоит 5 очков и достанется первому, кто спасует.
        [thief] Заберёт жетон богатства у первого, кто спасует.
        [one] Приносит { $tile } очко.
        [few] Приносит { $tile } очка.
       *[many] Приносит { $tile } очков.
    }
}
millionaires-bid-placed = { $you ->
    [yes] Ты ставишь ${ $total } млн ({ $cards }).
   *[no] { $name } ставит ${ $total } млн ({ $cards }).
}
millionaires-bid-raised = { $you ->
    [yes] Ты добавляешь { $cards }: твоя ставка ${ $total } млн.
   *[no] { $name } добавляет { $cards }: ставка ${ $total } млн.
}
millionaires-passed = { $you ->
    [yes] Ты пасуешь.
   *[no] { $name } пасует.
}
millionaires-priced-out = { $you ->
    [yes] Всех твоих денег не хватит, чтобы перебить ${ $highest } млн: пас.
   *[no] { $name }: перебить ${ $highest } млн нечем, пас.
}
millionaires-won = { $lost ->
    [0] { $you ->
        [yes] Жетон достаётся тебе даром: { millionaires-tile }.
       *[no] { $name } получает жетон даром: { millionaires-tile }.
    }
   *[other] { $you ->
        [yes] Продано! Ты платишь ${ $lost } млн за лот: { millionaires-tile }.
       *[no] Продано! { $name } платит ${ $lost } млн за лот: { millionaires-tile }.
    }
}{ $back ->
    [none] {""}
   *[other] {" "}Возвращаются: { $back }.
}
millionaires-caught = { $you ->
    [yes] Твой пас первый, придётся брать: { millionaires-tile }.
   *[no] { $name } пасует раньше всех и берёт: { millionaires-tile }.
}{ $back ->
    [none] {""}
   *[other] {" "}Возвращаются: { $back }.
} { $paid ->
    [none] Никто ничего не платит.
   *[other] Потеряны навсегда: { $paid }.
}{ $tile ->
    [thief] {" "}Вор заберёт один жетон богатства: сейчас или первый выигранный.
   *[other] {""}
}
millionaires-sum-of = { $you ->
    [yes] ты ${ $sum } млн
   *[no] { $name } ${ $sum } млн
}
millionaires-discarded = { $you ->
    [yes] Ты отдаёшь: { millionaires-tile }. Вор уходит с добычей.
   *[no] { $name } отдаёт: { millionaires-tile }. Вор уходит с добычей.
}
millionaires-stolen = { $you ->
    [yes] Вор обкрадывает тебя и уходит: { millionaires-tile }.
   *[no] Вор обкрадывает игрока { $name } и уходит: { millionaires-tile }.
}
millionaires-scored = Все показывают деньги и жетоны. { $sheets }
millionaires-sheet = { $out ->
    [yes] { $you ->
        [yes] У тебя осталось ${ $money } млн, меньше всех: ты вне игры. Жетоны: { $tiles ->
            [none] нет
           *[other] { $tiles }
        }.
       *[no] { $name }: осталось ${ $money } млн, меньше всех, вне игры. Жетоны: { $tiles ->
            [none] нет
           *[other] { $tiles }
        }.
    }
   *[no] { $you ->
        [yes] У тебя осталось ${ $money } млн. Жетоны: { $tiles ->
            [none] нет, 0 очков.
           *[other] { $tiles }; { $steps } { $points ->
                [one] очко
                [few] очка
               *[many] очков
            }.
        }
       *[no] { $name }: осталось ${ $money } млн. Жетоны: { $tiles ->
            [none] нет, 0 очков.
           *[other] { $tiles }; { $steps } { $points ->
                [one] очко
                [few] очка
               *[many] очков
            }.
        }
    }
}
millionaires-only-one-left = { $you ->
    [yes] Все остальные вне игры: победа твоя, сколько бы ни стоили жетоны.
   *[no] Все остальные вне игры: побеждает { $name }, сколько бы ни стоили жетоны.
}
millionaires-ended = { $reason ->
    [all_have_least_money] Денег у всех осталось поровну, значит, у всех меньше всего: победителей нет.
    [shared] { $you ->
        [yes] Очков и денег поровну. Общая победа: ты и { $names }, { $points ->
            [one] { $points } очко
            [few] { $points } очка
           *[many] { $points } очков
        }!
       *[no] Очков и денег поровну: победу делят { $names }, { $points ->
            [one] { $points } очко
            [few] { $points } очка
           *[many] { $points } очков
        }.
    }
    [more_money] { $you ->
        [yes] По очкам ничья ({ $points }). У тебя осталось больше денег: победа твоя!
       *[no] По очкам ничья ({ $points }). Побеждает { $names }: денег осталось больше.
    }
   *[most_points] { $you ->
        [yes] Победа твоя: { $points ->
            [one] { $points } очко
            [few] { $points } очка
           *[many] { $points } очков
        }!
       *[no] Побеждает { $names }: { $points ->
            [one] { $points } очко
            [few] { $points } очка
           *[many] { $points } очков
        }.
    }
}

# Refusals
millionaires-reveal-first = Сначала открой следующий жетон.
millionaires-discard-first = Сначала отдай Вору жетон богатства: набери «discard» и его число.
millionaires-auction-under-way = Торги ещё идут, лот: { millionaires-tile }. Ставь или пасуй.
millionaires-nothing-to-discard = Отдавать сейчас нечего: ставь или пасуй.
millionaires-not-money-cards = Это не набор разных денежных карт. Карты такие: 1, 2, 3, 4, 6, 8, 10, 12, 15, 20 и 25; названное добавится к тому, что уже на столе.
millionaires-bid-needs-a-card = Для ставки нужна хотя бы одна денежная карта.
millionaires-not-in-hand = Карты { $card } нет у тебя в руке.
millionaires-bid-too-low = Выходит ${ $total } млн. Ставь больше ${ $highest } млн или пасуй.
millionaires-not-your-wealth-tile = Отдай один из своих жетонов богатства.

# The terminal table
millionaires-column-tiles = жетоны
millionaires-column-points = очки
millionaires-column-lost = потрачено
millionaires-column-cards = потраченные карты
millionaires-column-left = осталось
millionaires-column-count = очки
millionaires-money = ${ $sum } млн
millionaires-face-down = закрытых: { $count }
millionaires-poorest = беднее всех
millionaires-out = беднее всех: вне игры
millionaires-wins = победа
millionaires-tile-red = красная рамка
millionaires-goes-win = достанется последнему, кто не спасует
millionaires-goes-escape = достанется первому, кто спасует
millionaires-goes-discard = { $you ->
    [yes] ты выбираешь, что отдать
   *[no] { $name } выбирает, что отдать
}
millionaires-goes-over = четвёртый красный жетон: конец
millionaires-stake-passed = пас
millionaires-stake-none = нет ставки
millionaires-status = красных { $reds } из 4 · { $pile ->
    [one] впереди { $pile } жетон
    [few] впереди { $pile } жетона
   *[many] впереди { $pile } жетонов
}
millionaires-status-over = красных { $reds } из 4 · { $pile ->
    [0] вышли все жетоны
    [one] не вышел { $pile } жетон
    [few] не вышли { $pile } жетона
   *[many] не вышли { $pile } жетонов
}
millionaires-unseen = Ещё не выходили:
millionaires-unseen-over = Так и не вышли:
millionaires-gone = Ушло с Вором:
millionaires-your-money = В руке: ${ $sum } млн

# The browser's table
millionaires-tile-hidden = Закрытый жетон
millionaires-nothing-yet = Следующий жетон ещё закрыт.
millionaires-poorest-is-out = У кого в конце меньше всех, тот вне игры.
millionaires-seat = { $known ->
    [yes] { $points ->
        [one] { $points } очко
        [few] { $points } очка
       *[many] { $points } очков
    }
   *[no] { $tiles ->
        [one] { $tiles } жетон
        [few] { $tiles } жетона
       *[many] { $tiles } жетонов
    }
}
millionaires-lost = { $poorest ->
    [yes] потрачено ${ $sum } млн: беднее всех
   *[no] потрачено ${ $sum } млн
}
millionaires-own = { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
} · { $poorest ->
    [yes] потрачено ${ $lost } млн: беднее тебя нет, а беднейший вне игры
   *[no] потрачено ${ $lost } млн
}
millionaires-sold = { $you ->
    [yes] Лот твой
   *[no] Лот получает { $name }
}
millionaires-reckoning = { $out ->
    [yes] осталось ${ $money } млн: меньше всех, вне игры
   *[no] осталось ${ $money } млн · { $steps } { $points ->
        [one] очко
        [few] очка
       *[many] очков
    }
}
millionaires-button-reveal = Открыть жетон
millionaires-button-bid = Поставить ${ $total } млн
millionaires-button-more = { $highest ->
    [0] Выбери деньги для ставки
   *[other] Нужно больше ${ $highest } млн
}
millionaires-button-pass = Пас
millionaires-button-take = Пас, беру
millionaires-button-discard = Отдать богатство { $tile }

# The end
millionaires-end-why = { $reason ->
    [all_have_least_money] У всех осталось поровну, значит, вне игры все.
    [only_one_left] Все остальные вне игры: жетоны уже не важны.
    [shared] Поровну и очков, и денег.
    [more_money] Очков поровну: решает, у кого осталось больше денег.
   *[most_points] Больше всех очков среди оставшихся в игре.
}
millionaires-end-step = { $from } → { $to }: { $tile ->
    [casino] Казино
    [cba] CBA
    [thief] Вор
   *[success] Успех
}

# What people say with one tap
millionaires-phrase-too-dear = Для меня дорого.
millionaires-phrase-going-once = Раз, два…

# Actions in a few words, where a button says too little or too much
millionaires-act-bid = Положить { $cards }
