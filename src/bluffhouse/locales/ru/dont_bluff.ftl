### Don't Bluff! (rules DB-1 to DB-15)


# Decisions
dont-bluff-ask-colour = Пистолет у тебя. Брось цветной кубик: он укажет жертву.
dont-bluff-ask-colour-reversed = Пистолет у тебя. Брось цветной кубик: он укажет, кто предложит тебе чемоданы.
dont-bluff-ask-again = { $colour ->
    [white] Белый ничей. Бросай ещё раз.
    [red] Красный ничей. Бросай ещё раз.
    [green] Зелёный ничей. Бросай ещё раз.
    [blue] Синий ничей. Бросай ещё раз.
    [yellow] Жёлтый ничей. Бросай ещё раз.
   *[purple] Фиолетовый ничей. Бросай ещё раз.
}
dont-bluff-ask-target = Выпал твой цвет: выбери себе жертву.
dont-bluff-ask-target-reversed = Выпал твой цвет: выбери, кто предложит тебе чемоданы.
dont-bluff-ask-offer = { $name } ждёт. Какие чемоданы двигаешь через стол и что, по твоим словам, внутри?
dont-bluff-ask-answer = { $claim ->
    [none] { $name } двигает тебе { $count ->
        [1] закрытый чемодан и молчит. Возьмёшь или откроешь?
        [one] { $count } закрытый чемодан и молчит. Возьмёшь или откроешь?
        [few] { $count } закрытых чемодана и молчит. Возьмёшь или откроешь?
       *[many] { $count } закрытых чемоданов и молчит. Возьмёшь или откроешь?
    }
    [0] { $name } двигает тебе { $count ->
        [1] закрытый чемодан и говорит: там пусто. Возьмёшь или откроешь?
        [one] { $count } закрытый чемодан и говорит: там пусто. Возьмёшь или откроешь?
        [few] { $count } закрытых чемодана и говорит: там пусто. Возьмёшь или откроешь?
       *[many] { $count } закрытых чемоданов и говорит: там пусто. Возьмёшь или откроешь?
    }
   *[other] { $name } двигает тебе { $count ->
        [1] закрытый чемодан и говорит: ${ $claim } млн. Возьмёшь или откроешь?
        [one] { $count } закрытый чемодан и говорит: ${ $claim } млн. Возьмёшь или откроешь?
        [few] { $count } закрытых чемодана и говорит: ${ $claim } млн. Возьмёшь или откроешь?
       *[many] { $count } закрытых чемоданов и говорит: ${ $claim } млн. Возьмёшь или откроешь?
    }
}
dont-bluff-ask-answer-more = { $claim ->
    [none] { $name } добавляет { $count ->
        [1] закрытый чемодан
        [one] { $count } закрытый чемодан
        [few] { $count } закрытых чемодана
       *[many] { $count } закрытых чемоданов
    } к открытым ${ $millions } млн и молчит. Возьмёшь всё или откроешь ещё?
    [0] { $name } добавляет { $count ->
        [1] закрытый чемодан
        [one] { $count } закрытый чемодан
        [few] { $count } закрытых чемодана
       *[many] { $count } закрытых чемоданов
    } к открытым ${ $millions } млн и говорит: там пусто. Возьмёшь всё или откроешь ещё?
   *[other] { $name } добавляет { $count ->
        [1] закрытый чемодан
        [one] { $count } закрытый чемодан
        [few] { $count } закрытых чемодана
       *[many] { $count } закрытых чемоданов
    } к открытым ${ $millions } млн и говорит: ещё ${ $claim } млн. Возьмёшь всё или откроешь ещё?
}
dont-bluff-ask-die = Открыто ${ $millions } млн. Брось против них чёрный кубик.
dont-bluff-ask-add = На чёрном кубике { $die }: больше твоих ${ $millions } млн. Добавь хотя бы один закрытый чемодан.
dont-bluff-ask-pay = С тебя ${ $due } млн игроку { $name }. Какими чемоданами платишь?
dont-bluff-ask-over = Игра окончена.

dont-bluff-do-colour = чужой цвет: вот твоя жертва; твой: жертва на выбор; ничей: бросаешь снова
dont-bluff-do-choose = { $count ->
    [0] { $name }, чемоданов нет
    [one] { $name }, { $count } чемодан
    [few] { $name }, { $count } чемодана
   *[many] { $name }, { $count } чемоданов
}
dont-bluff-do-offer = любые чемоданы из руки, хотя бы один (5, 2, 1 или 0 — газеты), потом сколько, по твоим словам, внутри: от 0 до { $highest } млн, правда или нет
dont-bluff-do-offer-silent = то же самое, но молча
dont-bluff-do-add = ещё чемоданы из руки, потом что ты говоришь о новых: от 0 до { $highest } млн, правда или нет
dont-bluff-do-add-silent = то же самое, но молча
dont-bluff-do-take = { $count ->
    [1] чемодан твой; что внутри, знаете только вы двое: ты и { $name }
    [one] { $count } чемодан твой; что внутри, знаете только вы двое: ты и { $name }
    [few] { $count } чемодана твои; что в закрытых, знаете только вы двое: ты и { $name }
   *[many] { $count } чемоданов твои; что в закрытых, знаете только вы двое: ты и { $name }
}
dont-bluff-do-open = все смотрят, и ты бросаешь чёрный кубик против всего открытого: на кубике меньше — платишь столько, сколько открыто; столько же — забираешь всё; больше — { $name } добавляет
dont-bluff-do-die-lower = { $dice }: платишь игроку { $name } ${ $millions } млн, а если ровно не выходит, то больше; потом берёшь чемодан из банка
dont-bluff-do-die-same = { $dice }: забираешь всё
dont-bluff-do-die-higher = { $left ->
    [0] { $dice }: { $name } добавить ничего не может, забираешь всё
   *[other] { $dice }: { $name } добавляет
}
dont-bluff-do-pay = { $over ->
    [0] ровно столько, сколько нужно
   *[other] на ${ $over } млн больше: сдачи не будет
}

# Suitcases and colours: $count of them, of one kind
dont-bluff-suitcases = { $value ->
    [0] { $count ->
        [1] блеф
       *[other] { $count }×блеф
    }
   *[other] { $count ->
        [1] ${ $value } млн
       *[other] { $count }×${ $value } млн
    }
}
dont-bluff-no-suitcases = ничего
dont-bluff-worth = ${ $millions } млн ({ $cards })
dont-bluff-colour-white = белый
dont-bluff-colour-red = красный
dont-bluff-colour-green = зелёный
dont-bluff-colour-blue = синий
dont-bluff-colour-yellow = жёлтый
dont-bluff-colour-purple = фиолетовый

# The table
dont-bluff-table-bank = Кто первым наберёт $25 млн, победит. Чемоданов в банке: { $bank }; последний закончит игру.
dont-bluff-table-seat = { $seat } { $name }{ $you ->
    [yes] {" (ты)"}
   *[no] {""}
}: { $colours }; { $count ->
    [one] { $count } чемодан
    [few] { $count } чемодана
   *[many] { $count } чемоданов
}{ $gun ->
    [yes] {"; с пистолетом"}
   *[no] {""}
}
dont-bluff-table-colour = На цветном кубике { $colour }.
dont-bluff-table-open = Открыто на столе: { $worth }.
dont-bluff-table-closed = Закрыто на столе: { $count ->
    [one] { $count } чемодан.
    [few] { $count } чемодана.
   *[many] { $count } чемоданов.
}
dont-bluff-table-inside = Только ты знаешь, что внутри: { $worth }.
dont-bluff-table-said = { $claim ->
    [0] { $you ->
        [yes] Об открытых последними тобой было сказано: там пусто.
       *[no] Что говорит { $name } об открытых последними: там пусто.
    }
   *[other] { $you ->
        [yes] Об открытых последними тобой было сказано: ${ $claim } млн.
       *[no] Что говорит { $name } об открытых последними: ${ $claim } млн.
    }
}
dont-bluff-table-die = На чёрном кубике { $die }.
dont-bluff-table-due = { $you ->
    [yes] Ты платишь игроку { $other }: долг ${ $due } млн.
   *[no] { $toyou ->
        [yes] { $name } платит тебе: долг ${ $due } млн.
       *[no] { $name } платит игроку { $other }: долг ${ $due } млн.
    }
}
dont-bluff-table-hand = Твои чемоданы: { $hand } (всего ${ $millions } млн; 0 — блеф)
dont-bluff-table-empty-hand = У тебя нет чемоданов.
dont-bluff-table-shown = { $name }, итог: { $worth }.

# The story
dont-bluff-bank = { $cards ->
    [none] { $count ->
        [one] Банк перемешан: { $count } закрытый чемодан.
        [few] Банк перемешан: { $count } закрытых чемодана.
       *[many] Банк перемешан: { $count } закрытых чемоданов.
    }
   *[other] Банк перемешан, сверху вниз: { $cards }.
}
dont-bluff-rolled = { $you ->
    [yes] Ты бросаешь кубик.
   *[no] { $name } бросает кубик.
}
dont-bluff-colour-rolled = { $you ->
    [yes] Выпал { $colour }: твой цвет.
   *[no] Выпал { $colour }: { $name }.
}
dont-bluff-colour-of-nobody = Выпал { $colour }: ничей. Ещё бросок.
dont-bluff-target-chosen = { $you ->
    [yes] Твоя жертва — { $other }.
   *[no] { $toyou ->
        [yes] { $name } выбирает жертву: это ты.
       *[no] { $name } выбирает жертву: это { $other }.
    }
}
dont-bluff-paired = { $you ->
    [yes] Ты предлагаешь, { $other } отвечает.
   *[no] { $toyou ->
        [yes] { $name } предлагает, ты отвечаешь.
       *[no] { $name } предлагает, { $other } отвечает.
    }
}
dont-bluff-empty-handed = { $you ->
    [yes] Тебе нечего положить.
   *[no] { $name }: положить нечего.
}
dont-bluff-offered = { $you ->
    [yes] Ты двигаешь { $count ->
        [one] { $count } закрытый чемодан. Отвечает { $other }.
        [few] { $count } закрытых чемодана. Отвечает { $other }.
       *[many] { $count } закрытых чемоданов. Отвечает { $other }.
    }
   *[no] { $toyou ->
        [yes] { $name } двигает тебе { $count ->
            [one] { $count } закрытый чемодан.
            [few] { $count } закрытых чемодана.
           *[many] { $count } закрытых чемоданов.
        }
       *[no] { $name } двигает { $count ->
            [one] { $count } закрытый чемодан. Отвечает { $other }.
            [few] { $count } закрытых чемодана. Отвечает { $other }.
           *[many] { $count } закрытых чемоданов. Отвечает { $other }.
        }
    }
}
dont-bluff-added = { $you ->
    [yes] Ты добавляешь { $count ->
        [one] { $count } закрытый чемодан.
        [few] { $count } закрытых чемодана.
       *[many] { $count } закрытых чемоданов.
    }
   *[no] { $name } добавляет { $count ->
        [one] { $count } закрытый чемодан.
        [few] { $count } закрытых чемодана.
       *[many] { $count } закрытых чемоданов.
    }
}
dont-bluff-says = { $claim ->
    [none] { $you ->
        [yes] Ты молчишь.
       *[no] { $name } молчит.
    }
    [0] { $you ->
        [yes] Ты говоришь: «Там пусто».
       *[no] { $name } говорит: «Там пусто».
    }
   *[other] { $you ->
        [yes] Ты говоришь: «${ $claim } млн».
       *[no] { $name } говорит: «${ $claim } млн».
    }
}
dont-bluff-inside = Внутри: { $worth }.
dont-bluff-accepted = { $you ->
    [yes] Ты берёшь всё как есть.
   *[no] { $name } берёт всё как есть.
}
dont-bluff-opened = { $you ->
    [yes] Ты открываешь: { $cards }.
   *[no] { $name } открывает: { $cards }.
}
dont-bluff-opened-said = { $claim ->
    [none] Ничего сказано не было. Открыто: ${ $millions } млн.
    [0] { $told ->
        [true] Было сказано «там пусто», и это правда. Открыто: ${ $millions } млн.
       *[more] Было сказано «там пусто»; на деле больше. Открыто: ${ $millions } млн.
    }
   *[other] { $told ->
        [true] Было сказано ${ $claim } млн, и это правда. Открыто: ${ $millions } млн.
        [less] Было сказано ${ $claim } млн; на деле меньше. Открыто: ${ $millions } млн.
       *[more] Было сказано ${ $claim } млн; на деле больше. Открыто: ${ $millions } млн.
    }
}
dont-bluff-die-lower = На чёрном кубике { $die }, меньше ${ $millions } млн: предложение стоящее.
dont-bluff-die-same = На чёрном кубике { $die }, ровно ${ $millions } млн: чемоданы меняют хозяина.
dont-bluff-die-higher = На чёрном кубике { $die }, больше ${ $millions } млн: маловато.
dont-bluff-received = { $you ->
    [yes] { $count ->
        [one] Ты получаешь { $count } чемодан от игрока { $other }.
        [few] Ты получаешь { $count } чемодана от игрока { $other }.
       *[many] Ты получаешь { $count } чемоданов от игрока { $other }.
    }
   *[no] { $toyou ->
        [yes] { $count ->
            [one] { $name } получает от тебя { $count } чемодан.
            [few] { $name } получает от тебя { $count } чемодана.
           *[many] { $name } получает от тебя { $count } чемоданов.
        }
       *[no] { $count ->
            [one] { $name } получает { $count } чемодан от игрока { $other }.
            [few] { $name } получает { $count } чемодана от игрока { $other }.
           *[many] { $name } получает { $count } чемоданов от игрока { $other }.
        }
    }
}
dont-bluff-received-open = Открытые: { $worth }.
dont-bluff-received-closed = Так и не открытые: { $worth }.
dont-bluff-taken-back = { $you ->
    [yes] Ты забираешь { $cards } назад, а { $other } платит тебе ${ $millions } млн.
   *[no] { $toyou ->
        [yes] { $name } забирает { $cards } назад, а с тебя ${ $millions } млн.
       *[no] { $name } забирает { $cards } назад, а { $other } платит ${ $millions } млн.
    }
}
dont-bluff-payment-chosen = { $you ->
    [yes] Ты отсчитываешь { $cards }.
   *[no] { $name } отсчитывает { $cards }.
}
dont-bluff-paid = { $you ->
    [yes] Ты платишь игроку { $other }: { $worth }.
   *[no] { $toyou ->
        [yes] { $name } платит тебе: { $worth }.
       *[no] { $name } платит игроку { $other }: { $worth }.
    }
}
dont-bluff-paid-too-much = Долг был ${ $due } млн. Сдачи не будет.
dont-bluff-paid-too-little = Долг был ${ $due } млн. { $you ->
    [yes] Больше у тебя ничего нет.
   *[no] { $name } остаётся ни с чем.
}
dont-bluff-bank-card = { $card ->
    [none] { $you ->
        [yes] Ты берёшь верхний чемодан из банка. Там осталось: { $left }.
       *[no] { $name } берёт верхний чемодан из банка. Там осталось: { $left }.
    }
   *[other] { $you ->
        [yes] Ты берёшь верхний чемодан из банка: { $card }. Там осталось: { $left }.
       *[no] { $name } берёт верхний чемодан из банка: { $card }. Там осталось: { $left }.
    }
}
dont-bluff-gun = { $you ->
    [yes] Пистолет переходит к тебе.
   *[no] Пистолет получает { $name }.
}
dont-bluff-skipped = Нет чемоданов, пропуск: { $names }.
dont-bluff-hands-shown = Все открывают чемоданы. { $hands }
dont-bluff-hand-shown = { $name }: { $worth }
dont-bluff-ended-rich = { $you ->
    [yes] У тебя ${ $millions } млн. Победа твоя!
   *[no] На руках ${ $millions } млн: побеждает { $names }.
}
dont-bluff-ended-bank = { $winners ->
    [one] { $you ->
        [yes] Банк пуст, и больше всех у тебя: ${ $millions } млн. Победа твоя!
       *[no] Банк пуст. Побеждает { $names }: больше всех денег, ${ $millions } млн.
    }
    [few] { $you ->
        [yes] Банк пуст. Общая победа: ты и { $names }, по ${ $millions } млн в равном числе чемоданов!
       *[no] Банк пуст. Победу делят { $names }: по ${ $millions } млн в равном числе чемоданов.
    }
   *[many] { $you ->
        [yes] Банк пуст. Общая победа: ты и { $names }, по ${ $millions } млн в равном числе чемоданов!
       *[no] Банк пуст. Победу делят { $names }: по ${ $millions } млн в равном числе чемоданов.
    }
}

# Refusals
dont-bluff-nothing-to-roll = Сейчас кубик не бросают.
dont-bluff-no-target-to-choose = Сейчас никого выбирать не надо.
dont-bluff-choose-another-player = Выбери другого игрока за этим столом.
dont-bluff-no-offer-now = Сейчас не время предлагать.
dont-bluff-nothing-to-add-to = Добавлять сейчас не к чему.
dont-bluff-claim-out-of-range = Назови число миллионов от 0 до { $highest } или промолчи.
dont-bluff-lay-at-least-one = Положи хотя бы один чемодан.
dont-bluff-not-in-your-hand = Называй чемоданы из своей руки, начиная с самых дорогих.
dont-bluff-nothing-to-take = Брать нечего: тебе ничего не предлагают.
dont-bluff-nothing-to-open = Перед тобой нет закрытых чемоданов.
dont-bluff-nothing-to-pay = Сейчас за тобой нет долга.
dont-bluff-bluffs-are-not-money = Блефом не платят. С тебя ${ $millions } млн: плати деньгами.
dont-bluff-pays-too-little = Мало: с тебя ${ $millions } млн.
dont-bluff-pay-the-exact-sum = Можно заплатить ровно ${ $millions } млн, значит, нужно.
dont-bluff-pays-with-a-card-too-many = Один из этих чемоданов лишний: с тебя ${ $millions } млн, остальных хватит.

# The terminal table
dont-bluff-frame = Don't Bluff! · до $25 млн · банк: { $bank }
dont-bluff-column-money = деньги
dont-bluff-column-colours = цвета
dont-bluff-column-suitcases = чемоданы
dont-bluff-role-gun = пистолет
dont-bluff-role-offers = предлагает
dont-bluff-role-answers = отвечает
dont-bluff-role-wins = победа
dont-bluff-stage = { $name } → { $other }
dont-bluff-stage-open = Открыто: ${ $millions } млн
dont-bluff-stage-closed = Закрыто: { $count }
dont-bluff-stage-inside = Закрыто: ${ $millions } млн, но знаешь это только ты
dont-bluff-stage-claim = { $claim ->
    [0] { $name }: «Там пусто».
   *[other] { $name }: «${ $claim } млн».
}
dont-bluff-stage-silent = { $name }: «…»
dont-bluff-stage-die = {" "}Чёрный кубик: { $die }{" "}
dont-bluff-stage-colour = Цветной кубик: { $colour }
dont-bluff-your-hand = Твои чемоданы: ${ $millions } млн

# The browser's table
dont-bluff-goal = До ${ $goal } млн
dont-bluff-bank-name = Банк
dont-bluff-bank-left = Чемоданов в банке: { $left } из { $all }. Последний закончит игру.
dont-bluff-purse = ${ $millions } млн из ${ $goal } млн
dont-bluff-millions = ${ $millions } млн
dont-bluff-times = ×{ $count }
dont-bluff-count = { $count ->
    [one] { $count } чемодан
    [few] { $count } чемодана
   *[many] { $count } чемоданов
}
dont-bluff-colour-die = Цветной кубик
dont-bluff-black-die = Чёрный кубик
dont-bluff-lay-here = Коснись своих чемоданов, чтобы положить их сюда
dont-bluff-drafted = Внутри ${ $millions } млн, знаешь только ты
dont-bluff-owed = К оплате ${ $due } млн
dont-bluff-odds-lower = { $you ->
    [yes] Ты платишь игроку { $other } ${ $millions } млн
   *[no] { $toyou ->
        [yes] { $name } платит тебе ${ $millions } млн
       *[no] { $name } платит игроку { $other } ${ $millions } млн
    }
}
dont-bluff-odds-same = { $you ->
    [yes] Ты забираешь всё
   *[no] { $name } забирает всё
}
dont-bluff-odds-higher = { $toyou ->
    [yes] Ты добавляешь
   *[no] { $other } добавляет
}
dont-bluff-odds-higher-nothing-left = { $toyou ->
    [yes] Добавить тебе нечего: { $name } забирает всё
   *[no] { $you ->
        [yes] { $other } добавить не может: ты забираешь всё
       *[no] { $other } добавить не может: { $name } забирает всё
    }
}
dont-bluff-pile = { $value ->
    [0] { $count ->
        [one] { $count } блеф в твоей руке
        [few] { $count } блефа в твоей руке
       *[many] { $count } блефов в твоей руке
    }
   *[other] { $count ->
        [one] { $count } чемодан с ${ $value } млн в твоей руке
        [few] { $count } чемодана с ${ $value } млн в твоей руке
       *[many] { $count } чемоданов с ${ $value } млн в твоей руке
    }
}
dont-bluff-pile-choose = { $value ->
    [0] Выбрать блеф; в руке: { $count }
   *[other] Выбрать чемодан с ${ $value } млн; в руке: { $count }
}
dont-bluff-put-back = { $value ->
    [0] Вернуть блеф
   *[other] Вернуть чемодан с ${ $value } млн
}
dont-bluff-say = Что внутри, по твоим словам?
dont-bluff-say-nothing = Промолчать
dont-bluff-say-millions = { $millions ->
    [0] Сказать: «Там пусто»
   *[other] Сказать: ${ $millions } млн
}
dont-bluff-say-truth = { $millions ->
    [0] Сказать: «Там пусто», чистая правда
   *[other] Сказать: ${ $millions } млн, чистая правда
}
dont-bluff-button-colour-die = Бросить цветной кубик
dont-bluff-button-black-die = Бросить чёрный кубик
dont-bluff-button-choose = Выбрать: { $name }
dont-bluff-button-offer = { $claim ->
    [none] { $count ->
        [one] { $count } чемодан → { $name }, промолчать
        [few] { $count } чемодана → { $name }, промолчать
       *[many] { $count } чемоданов → { $name }, промолчать
    }
    [0] { $count ->
        [one] { $count } чемодан → { $name }: «Там пусто»
        [few] { $count } чемодана → { $name }: «Там пусто»
       *[many] { $count } чемоданов → { $name }: «Там пусто»
    }
   *[other] { $count ->
        [one] { $count } чемодан → { $name }, сказать: ${ $claim } млн
        [few] { $count } чемодана → { $name }, сказать: ${ $claim } млн
       *[many] { $count } чемоданов → { $name }, сказать: ${ $claim } млн
    }
}
dont-bluff-button-add = { $claim ->
    [none] { $count ->
        [one] Добавить { $count } чемодан, промолчать
        [few] Добавить { $count } чемодана, промолчать
       *[many] Добавить { $count } чемоданов, промолчать
    }
    [0] { $count ->
        [one] Добавить { $count } чемодан: «Там пусто»
        [few] Добавить { $count } чемодана: «Там пусто»
       *[many] Добавить { $count } чемоданов: «Там пусто»
    }
   *[other] { $count ->
        [one] Добавить { $count } чемодан, сказать: ещё ${ $claim } млн
        [few] Добавить { $count } чемодана, сказать: ещё ${ $claim } млн
       *[many] Добавить { $count } чемоданов, сказать: ещё ${ $claim } млн
    }
}
dont-bluff-button-take = { $count ->
    [1] Взять
    [2] Взять оба
    [one] Взять все { $count }
    [few] Взять все { $count }
   *[many] Взять все { $count }
}
dont-bluff-take-means = { $count ->
    [1] Чемодан твой, закрытым
    [one] Чемоданы твои, закрытыми
    [few] Чемоданы твои, закрытыми
   *[many] Чемоданы твои, закрытыми
}
dont-bluff-button-open = { $count ->
    [1] Открыть
    [2] Открыть оба
    [one] Открыть все { $count }
    [few] Открыть все { $count }
   *[many] Открыть все { $count }
}
dont-bluff-open-means = Потом кубик: выпадет меньше — платишь
dont-bluff-ways = Как можно заплатить
dont-bluff-way = { $over ->
    [0] { $cards }, ровно сколько нужно
   *[other] { $cards }, на ${ $over } млн больше
}
dont-bluff-way-over = { $over ->
    [0] ровно
   *[other] на ${ $over } млн больше
}
dont-bluff-button-pay = { $over ->
    [0] Заплатить { $cards }
   *[other] Заплатить { $cards }: на ${ $over } млн больше, без сдачи
}

# The end
dont-bluff-end-why = { $reason ->
    [twenty_five_millions] Побеждает тот, кто первым собрал $25 млн.
    [fewer] Банк пуст. Денег поровну: решает меньшее число чемоданов.
    [shared] Банк пуст. Поровну и денег, и чемоданов.
   *[bank_empty] Банк пуст: побеждает тот, у кого больше денег.
}

# What people say with one tap
dont-bluff-phrase-open-it = Давай, открывай.
dont-bluff-phrase-worth-it = Стоит каждого миллиона.

# Actions in a few words, where a button says too little or too much
dont-bluff-act-roll = Бросить кубик
dont-bluff-act-offer = { $claim ->
    [none] Положить { $cards }; промолчать
    [0] Положить { $cards }: «Там пусто»
   *[other] Положить { $cards }; сказать: ${ $claim } млн
}
dont-bluff-act-add = { $claim ->
    [none] Добавить { $cards }; промолчать
    [0] Добавить { $cards }: «Там пусто»
   *[other] Добавить { $cards }; сказать: ${ $claim } млн
}
dont-bluff-act-take = Взять всё закрытым
dont-bluff-act-open = Открыть
