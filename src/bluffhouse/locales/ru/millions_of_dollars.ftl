### Millions of Dollars (rules MD-1 to MD-13)
### $place is “only”, or with three players, who have two characters each, “left” or “right”.


# The roles
millions-of-dollars-role-snitch = стукач
millions-of-dollars-role-bruiser = громила
millions-of-dollars-role-driver = водила
millions-of-dollars-role-pickpocket = карманник
millions-of-dollars-role-boss = босс
millions-of-dollars-cards = { $count ->
    [1] { $role }
   *[other] { $count } × { $role }
}
millions-of-dollars-character = { $you ->
    [yes] ты
   *[no] { $name }
}{ $place ->
    [left] {" "}(левый)
    [right] {" "}(правый)
   *[only] {""}
}
millions-of-dollars-own-character = { $place ->
    [left] { $role } (левый)
    [right] { $role } (правый)
   *[only] { $role }
}
millions-of-dollars-purse = { $you ->
    [yes] ты
   *[no] { $name }
} ${ $money } млн

# Decisions
millions-of-dollars-ask-choose = Налёт { $round }: на делёж ${ $amount } млн, ставка ${ $stake } млн. Кого отправляешь в дело? Никто этого не видит.
millions-of-dollars-ask-choose-two = Налёт { $round }: на делёж ${ $amount } млн, ставка по ${ $stake } млн. Каких двоих отправляешь в дело? Никто этого не видит.
millions-of-dollars-ask-negotiate = Ты в деле: { $roles }. Остаёшься, выходишь или торгуешься?
millions-of-dollars-ask-answer = { $count ->
    [one] { $count } предложение ждёт твоего ответа. Ты в деле: { $roles }.
    [few] { $count } предложения ждут твоего ответа. Ты в деле: { $roles }.
   *[many] { $count } предложений ждут твоего ответа. Ты в деле: { $roles }.
}
millions-of-dollars-ask-time = Торг закрыт: новых предложений нет. Ты в деле: { $roles }. Остаёшься или выходишь?
millions-of-dollars-ask-alone = Все остальные вышли. Ты в деле: { $roles }. Пойдёшь в одиночку или выйдешь тоже?
millions-of-dollars-ask-name = Кроме тебя, стукачей нет. Какая роль вылетает?
millions-of-dollars-ask-over = Игра окончена.

millions-of-dollars-do-choose = { $role ->
    [snitch] если стукач один, выгоняет другую роль; если больше вообще никого, теряет $3 млн
    [bruiser] никогда не теряет ставку; если громила один, получает карту угрозы
    [driver] все остальные, кто получил долю, платят водиле по $1 млн
    [pickpocket] забирает $2 млн у громилы
   *[boss] на делёж идёт на $2 млн больше
}{ $icon ->
    [yes] ; в этот раз ещё $1 млн
   *[no] {""}
}
millions-of-dollars-do-choose-two = { $role ->
    [snitch] слева стукач: выгоняет роль; в одиночку теряет $3 млн
    [bruiser] слева громила: ставку не теряет; может получить карту угрозы
    [driver] слева водила: все остальные, кто получил долю, платят ему по $1 млн
    [pickpocket] слева карманник: забирает $2 млн у громилы
   *[boss] слева босс: на делёж на $2 млн больше
}{ $icon ->
    [yes] ; в этот раз ещё $1 млн
   *[no] {""}
}
millions-of-dollars-do-ready = { $alone ->
    [yes] войти; налёт начнётся сразу
   *[no] остаться; налёт начнётся, когда скажут «готово» все, кто в деле
}
millions-of-dollars-do-withdraw = { $place ->
    [left] забрать левого персонажа и его ставку ${ $stake } млн
    [right] забрать правого персонажа и его ставку ${ $stake } млн
   *[only] выйти со своей ставкой ${ $stake } млн; твоя роль до конца останется тайной
}
millions-of-dollars-do-accept-pay = ты платишь игроку { $name } ${ $amount } млн, и { $place ->
    [left] левый персонаж выходит
    [right] правый персонаж выходит
   *[only] { $name } выходит
}
millions-of-dollars-do-accept-leave = { $name } платит тебе ${ $amount } млн, и { $place ->
    [left] твой левый персонаж выходит
    [right] твой правый персонаж выходит
   *[only] ты выходишь
}
millions-of-dollars-do-refuse = { $count ->
    [1] ответить отказом
   *[other] ответить отказом; твоего ответа ждут { $offers }
}
millions-of-dollars-do-take-back = { $count ->
    [1] отозвать своё предложение
   *[other] отозвать своё предложение; твои — { $offers }
}
millions-of-dollars-do-offer = { $most ->
    [1] $1 млн за выход любому, кто в деле (осталось { $left } из 5)
   *[other] от $1 млн до ${ $most } млн за выход любому, кто в деле (осталось { $left } из 5)
}
millions-of-dollars-do-ask = { $most ->
    [1] твоя цена за выход: $1 млн, платит { $name } или другой игрок
   *[other] твоя цена за выход: от $1 млн до ${ $most } млн, платит { $name } или другой игрок
}
millions-of-dollars-do-claim = сказать, кто ты, правду или нет ({ $left ->
    [one] ещё { $left } раз
    [few] ещё { $left } раза
   *[many] ещё { $left } раз
})
millions-of-dollars-do-threaten = потратить карту угрозы: только ты увидишь, какая роль у игрока { $name } или у другого
millions-of-dollars-do-call-time = дальше ни предложений, ни заявлений, ни угроз
millions-of-dollars-do-name = вылетают все, кто в налёте с этой ролью ({ $count ->
    [0] открытых карт нет
    [one] открыта { $count } карта
    [few] открыто { $count } карты
   *[many] открыто { $count } карт
})

# The table
millions-of-dollars-table-heist = Налёт { $round } из 8: на делёж ${ $amount } млн, ставка ${ $stake } млн с персонажа{ $icon ->
    [none] {""}
   *[other] , и ещё $1 млн получит { $icon }
}. Вожак: { $name }.
millions-of-dollars-table-before = Добыча прошлых налётов: { $loots }. Карт угрозы в стопке: { $pile }.
millions-of-dollars-table-shown = Роли в центре: { $roles }; ещё одна карта лежит закрыто.
millions-of-dollars-table-time = Торг закрыт: ни новых предложений, ни заявлений, ни угроз.
millions-of-dollars-table-seat = { $seat } { $name }{ $you ->
    [yes] {" (ты)"}
   *[no] {""}
}: на руках ${ $money } млн; { millions-of-dollars-state }{ $claims ->
    [none] {""}
   *[other] ; говорит: { $claims }
}{ $last ->
    [none] {""}
   *[other] ; в прошлый раз: { $last }
}{ $threats ->
    [0] {""}
    [one] ; { $threats } карта угрозы
    [few] ; { $threats } карты угрозы
   *[many] ; { $threats } карт угрозы
}
millions-of-dollars-claims-of = { $place ->
    [left] левый { $roles }
    [right] правый { $roles }
   *[only] { $roles }
}
millions-of-dollars-state = { $state ->
    [choosing] выбирает
    [chosen] выбор сделан
    [out] вне дела
    [talking] в деле
    [ready] в деле, «готово»
    [in] в налёте
    [won] победа
   *[over] {"–"}
}{ $partly ->
    [left] {" "}(только левый)
    [right] {" "}(только правый)
   *[all] {""}
}
millions-of-dollars-table-known = { $place ->
    [left] Левый персонаж игрока { $name }: { $role }.
    [right] Правый персонаж игрока { $name }: { $role }.
   *[only] { $name }: { $role }.
}
millions-of-dollars-table-looked = { $you ->
    [yes] Ты знаешь роли: { $names }.
   *[no] { $name } знает роли: { $names }.
}
millions-of-dollars-table-yours = { $in ->
    [yes] От тебя: { $role }, в деле.
   *[no] От тебя: { $role }, вне дела.
}
millions-of-dollars-table-left = В этом раунде у тебя { $offers ->
    [one] осталось { $offers } предложение
    [few] осталось { $offers } предложения
   *[many] осталось { $offers } предложений
}.

# The story
millions-of-dollars-loot-revealed = Налёт { $round } из 8: на делёж ${ $amount } млн, ставка ${ $stake } млн{ $icon ->
    [none] .
   *[other] . На карте значок «{ $icon }»: ещё $1 млн этой роли.
} { $you ->
    [yes] Вожак — ты.
   *[no] Вожак: { $name }.
}
millions-of-dollars-roles-laid-open = Прошлые роли, сейчас их выбрать нельзя: { $roles }.
millions-of-dollars-laid-open-one = { $you ->
    [yes] ты
   *[no] { $name }
} — { $role }
millions-of-dollars-chosen = { $roles ->
    [none] { $name }: выбор сделан.
   *[other] { $you ->
        [yes] Ты выбираешь: { $roles }.
       *[no] { $name } выбирает: { $roles }.
    }
}
millions-of-dollars-stakes-placed = { $place ->
    [only] Каждый кладёт ставку ${ $stake } млн.
   *[left] Каждый кладёт по ${ $stake } млн на каждого персонажа.
} На руках осталось: { $purses }.
millions-of-dollars-reserve = Ставки из резерва: { $purses }.
millions-of-dollars-now = Теперь: { $purses }.
millions-of-dollars-roles-shown = Карты ролей: { $roles }. Ещё одна лежит закрыто{ $hidden ->
    [none] {""}
   *[other] : { $hidden }
}.
millions-of-dollars-withdrew = { $place ->
    [left] { $you ->
        [yes] Ты выводишь левого персонажа из дела.
       *[no] { $name } выводит левого персонажа из дела.
    }
    [right] { $you ->
        [yes] Ты выводишь правого персонажа из дела.
       *[no] { $name } выводит правого персонажа из дела.
    }
   *[only] { $you ->
        [yes] Ты выходишь из дела.
       *[no] { $name } выходит из дела.
    }
}
millions-of-dollars-offer-made = Предложение { $offer }: { $you ->
    [yes] ты предлагаешь игроку { $other } ${ $amount } млн за { $place ->
        [left] выход левого персонажа
        [right] выход правого персонажа
       *[only] выход из дела
    }.
   *[no] { $toyou ->
        [yes] { $name } предлагает тебе ${ $amount } млн за { $place ->
            [left] выход твоего левого персонажа
            [right] выход твоего правого персонажа
           *[only] выход из дела
        }.
       *[no] { $name } предлагает игроку { $other } ${ $amount } млн за { $place ->
            [left] выход левого персонажа
            [right] выход правого персонажа
           *[only] выход из дела
        }.
    }
}
millions-of-dollars-price-named = Предложение { $offer }: { $you ->
    [yes] { $place ->
        [left] твой левый персонаж выйдет
        [right] твой правый персонаж выйдет
       *[only] ты выйдешь
    } за ${ $price } млн, платит { $other }.
   *[no] { $place ->
        [left] левый персонаж игрока { $name } выйдет
        [right] правый персонаж игрока { $name } выйдет
       *[only] { $name } выйдет
    } за ${ $price } млн, { $toyou ->
        [yes] платишь ты
       *[no] платит { $other }
    }.
}
millions-of-dollars-accepted-money = { $you ->
    [yes] Ты принимаешь предложение { $offer }: { $other } платит тебе ${ $amount } млн.
   *[no] { $toyou ->
        [yes] { $name } принимает предложение { $offer }: ты платишь игроку { $name } ${ $amount } млн.
       *[no] { $name } принимает предложение { $offer }: { $other } платит игроку { $name } ${ $amount } млн.
    }
}
millions-of-dollars-accepted-price = { $you ->
    [yes] Ты принимаешь предложение { $offer } и платишь игроку { $other } ${ $amount } млн.
   *[no] { $toyou ->
        [yes] { $name } принимает предложение { $offer } и платит тебе ${ $amount } млн.
       *[no] { $name } принимает предложение { $offer } и платит игроку { $other } ${ $amount } млн.
    }
}
millions-of-dollars-refused = { $you ->
    [yes] Ты отклоняешь предложение { $offer }.
   *[no] { $name } отклоняет предложение { $offer }.
}
millions-of-dollars-took-back = { $you ->
    [yes] Ты отзываешь предложение { $offer }.
   *[no] { $name } отзывает предложение { $offer }.
}
millions-of-dollars-left = { $place ->
    [left] { $you ->
        [yes] Твой левый персонаж вне дела, ставка ${ $stake } млн снова у тебя.
       *[no] Левый персонаж игрока { $name } вне дела, ставка ${ $stake } млн возвращается.
    }
    [right] { $you ->
        [yes] Твой правый персонаж вне дела, ставка ${ $stake } млн снова у тебя.
       *[no] Правый персонаж игрока { $name } вне дела, ставка ${ $stake } млн возвращается.
    }
   *[only] { $you ->
        [yes] Ты вне дела, ставка ${ $stake } млн снова у тебя.
       *[no] { $name } вне дела, ставка ${ $stake } млн возвращается.
    }
} { millions-of-dollars-now }
millions-of-dollars-lapsed = { $count ->
    [1] Предложение { $offers } снято.
    [one] Предложения { $offers } сняты.
    [few] Предложения { $offers } сняты.
   *[many] Предложения { $offers } сняты.
}
millions-of-dollars-claimed = { $place ->
    [left] { $you ->
        [yes] Ты говоришь о своём левом персонаже: «{ $role }».
       *[no] { $name } говорит о своём левом персонаже: «{ $role }».
    }
    [right] { $you ->
        [yes] Ты говоришь о своём правом персонаже: «{ $role }».
       *[no] { $name } говорит о своём правом персонаже: «{ $role }».
    }
   *[only] { $you ->
        [yes] Ты говоришь: «{ $role }».
       *[no] { $name } говорит: «{ $role }».
    }
}
millions-of-dollars-looked = { $you ->
    [yes] Ты тратишь карту угрозы и проверяешь { millions-of-dollars-looked-at }: { $role }.
   *[no] { $name } тратит карту угрозы и проверяет { millions-of-dollars-looked-at }{ $role ->
        [none] .
       *[other] : { $role }.
    }
}
millions-of-dollars-looked-at = { $toyou ->
    [yes] { $place ->
        [left] твоего левого персонажа
        [right] твоего правого персонажа
       *[only] твоего персонажа
    }
   *[no] { $place ->
        [left] левого персонажа игрока { $other }
        [right] правого персонажа игрока { $other }
       *[only] персонажа игрока { $other }
    }
}
millions-of-dollars-time-called = { $you ->
    [yes] Ты закрываешь торг: ни новых предложений, ни заявлений, ни угроз.
   *[no] { $name } закрывает торг: ни новых предложений, ни заявлений, ни угроз.
}
millions-of-dollars-said-ready = { $you ->
    [yes] Ты говоришь: «Готово».
   *[no] { $name } говорит: «Готово».
}
millions-of-dollars-heist-begun = { $count ->
    [1] Налёт начинается, внутри один персонаж: { $names }.
   *[other] Налёт начинается. Внутри: { $names }.
}
millions-of-dollars-revealed-stays = { $you ->
    [yes] Маски долой, { $role }: ты. Других нет: ты остаёшься в деле, ставка ${ $stake } млн возвращается.
   *[no] Маски долой, { $role }: { $names }. Других нет: остаётся в деле, ставка ${ $stake } млн возвращается.
} { millions-of-dollars-now }
millions-of-dollars-revealed-too-many = Маски долой, { $role }: { $names }. Их { $count }: все вылетают. { $stake ->
    [0] Их ставки пропали.
   *[other] Громилы сохраняют ставки, по ${ $stake } млн. { millions-of-dollars-now }
}
millions-of-dollars-revealed-named = А теперь названная роль. Маски долой, { $role }: { $count ->
    [0] никого. Стукач ошибся.
    [1] { $names }. { $you ->
        [yes] Вылетаешь
       *[no] Вылетает
    }{ $stake ->
        [0] , ставка пропала.
       *[other] , но ставка ${ $stake } млн возвращается. { millions-of-dollars-now }
    }
    [one] { $names }. Вылетают все{ $stake ->
        [0] , их ставки пропали.
       *[other] , но ставки возвращаются, по ${ $stake } млн. { millions-of-dollars-now }
    }
    [few] { $names }. Вылетают все{ $stake ->
        [0] , их ставки пропали.
       *[other] , но ставки возвращаются, по ${ $stake } млн. { millions-of-dollars-now }
    }
   *[many] { $names }. Вылетают все{ $stake ->
        [0] , их ставки пропали.
       *[other] , но ставки возвращаются, по ${ $stake } млн. { millions-of-dollars-now }
    }
}
millions-of-dollars-threat-card = { $you ->
    [yes] Ты получаешь карту угрозы.
   *[no] { $name } получает карту угрозы.
}
millions-of-dollars-named = { $you ->
    [yes] Стукач — ты, и ты называешь: { $role }.
   *[no] Стукач { $name } называет: { $role }.
}
millions-of-dollars-only-role-named = { $you ->
    [yes] Стукач — ты, и назвать можно только одну роль: { $role }.
   *[no] Стукач — { $name }, и назвать можно только одну роль: { $role }.
}
millions-of-dollars-nobody-left = Никого не осталось. Делить некому.
millions-of-dollars-snitch-alone = { $you ->
    [yes] Стукач — ты, и больше никого: ты теряешь ${ $lost } млн, дележа нет.
   *[no] Стукач — { $name }, и больше никого: { $name } теряет ${ $lost } млн, дележа нет.
} { millions-of-dollars-now }
millions-of-dollars-loot-split = { $bonus ->
    [0] На делёж ${ $amount } млн: { millions-of-dollars-shares }
   *[other] На делёж ${ $amount } млн и ещё ${ $bonus } млн благодаря боссу: { millions-of-dollars-shares }
} { millions-of-dollars-now }
millions-of-dollars-shares = { $count ->
    [1] { $you ->
        [yes] всё, ${ $share } млн, твоё
       *[no] всё, ${ $share } млн, забирает { $names }
    }
    [one] { $names }, по ${ $share } млн
    [few] { $names }, по ${ $share } млн
   *[many] { $names }, по ${ $share } млн
}{ $rest ->
    [0] .
   *[other] {" "}(остаток ${ $rest } млн).
}
millions-of-dollars-driver-paid = { $count ->
    [0] { $you ->
        [yes] Водила — ты, но платить за дорогу некому.
       *[no] Водила — { $name }, но платить за дорогу некому.
    }
    [1] { $you ->
        [yes] Водила — ты: $1 млн тебе платит { $names }.
       *[no] { $toyou ->
            [yes] Водила — { $name }: $1 млн за дорогу платишь ты.
           *[no] Водила — { $name }: $1 млн за дорогу платит { $names }.
        }
    } { millions-of-dollars-now }
    [one] { $you ->
        [yes] Водила — ты: по $1 млн тебе платят: { $names }.
       *[no] Водила — { $name }: по $1 млн за дорогу платят: { $names }.
    } { millions-of-dollars-now }
    [few] { $you ->
        [yes] Водила — ты: по $1 млн тебе платят: { $names }.
       *[no] Водила — { $name }: по $1 млн за дорогу платят: { $names }.
    } { millions-of-dollars-now }
   *[many] { $you ->
        [yes] Водила — ты: по $1 млн тебе платят: { $names }.
       *[no] Водила — { $name }: по $1 млн за дорогу платят: { $names }.
    } { millions-of-dollars-now }
}
millions-of-dollars-pocket-picked = { $same ->
    [yes] { $you ->
        [yes] Твой карманник вытаскивает ${ $amount } млн у твоего же громилы.
       *[no] Карманник игрока { $name } вытаскивает ${ $amount } млн у громилы игрока { $name }.
    }
   *[no] { $you ->
        [yes] Карманник — ты, и ты вытаскиваешь ${ $amount } млн. Громила — { $other }.
       *[no] { $toyou ->
            [yes] Карманник { $name } вытаскивает ${ $amount } млн у громилы, то есть у тебя.
           *[no] Карманник { $name } вытаскивает ${ $amount } млн. Громила — { $other }.
        }
    }
} { millions-of-dollars-now }
millions-of-dollars-icon-paid = { $you ->
    [yes] На карте добычи твоя роль ({ $role }): ещё $1 млн тебе.
   *[no] На карте добычи роль игрока { $name } ({ $role }): ещё $1 млн.
} { millions-of-dollars-now }
millions-of-dollars-ended = { $reason ->
    [twenty_million] Двадцать миллионов: игра окончена.
   *[other] Это был восьмой налёт: игра окончена.
} { $winners ->
    [one] { $you ->
        [yes] Победа твоя: ${ $most } млн!
       *[no] Побеждает { $names }: ${ $most } млн.
    }
    [few] { $you ->
        [yes] Общая победа: ты и { $names }, по ${ $most } млн!
       *[no] Победу делят { $names }: по ${ $most } млн.
    }
   *[many] { $you ->
        [yes] Общая победа: ты и { $names }, по ${ $most } млн!
       *[no] Победу делят { $names }: по ${ $most } млн.
    }
} Итог: { $purses }.

# Refusals
millions-of-dollars-choose-roles = { $count ->
    [1] Выбери одну из ролей в игре.
    [one] Выбери { $count } роль: сначала левую, потом правую.
    [few] Выбери { $count } разные роли: сначала левую, потом правую.
   *[many] Выбери { $count } разных ролей: сначала левую, потом правую.
}
millions-of-dollars-role-used-last-time = Эта роль была у тебя в прошлый раз ({ $role }). Выбери другую.
millions-of-dollars-choose-first = Сначала все выбирают, кто пойдёт.
millions-of-dollars-negotiation-is-on = Роли выбраны. Теперь торгуйся, выходи или скажи «ready».
millions-of-dollars-name-a-role-first = Сначала назови роль, которая вылетает.
millions-of-dollars-no-such-character = Такого персонажа нет. Если у игрока их два, выбери левого или правого.
millions-of-dollars-character-has-left = { $you ->
    [yes] Этот твой персонаж уже вне дела.
   *[no] Этот персонаж игрока { $name } уже вне дела.
}
millions-of-dollars-not-another-player = Сделки и угрозы — для других игроков: назови имя или номер перед ним.
millions-of-dollars-player-is-out = { $name } вне дела в этом налёте.
millions-of-dollars-time-is-called = Торг закрыт: отвечай, отзывай, выходи или скажи «ready».
millions-of-dollars-nobody-else-is-in = Больше никого в деле нет: скажи «ready», чтобы пойти в одиночку, или выходи тоже.
millions-of-dollars-at-least-one-million = Предлагают целые миллионы, не меньше одного.
millions-of-dollars-not-enough-money = { $you ->
    [yes] У тебя на руках только ${ $money } млн; ставки не считаются.
   *[no] { $name }: на руках только ${ $money } млн; ставки не считаются.
}
millions-of-dollars-no-offers-left = { $limit ->
    [one] В этом раунде от тебя уже было { $limit } предложение. Можно ещё отвечать, выйти или сказать «ready».
    [few] В этом раунде от тебя уже было { $limit } предложения. Можно ещё отвечать, выйти или сказать «ready».
   *[many] В этом раунде от тебя уже было { $limit } предложений. Можно ещё отвечать, выйти или сказать «ready».
}
millions-of-dollars-your-offer-is-still-open = Такое предложение игроку { $name } уже открыто. Отзови его, чтобы сделать другое.
millions-of-dollars-no-such-offer = Такого открытого предложения у тебя ни с кем нет. Номера — на столе.
millions-of-dollars-offer-is-your-own = Это предложение твоё: ты можешь его отозвать, а ответит другой игрок.
millions-of-dollars-offer-is-not-your-own = Это предложение делает { $name }: ты можешь принять его или отклонить.
millions-of-dollars-role-not-in-play = Этой роли нет в игре. Выбери другую.
millions-of-dollars-no-claims-left = { $limit ->
    [one] Об этом персонаже от тебя уже было { $limit } заявление, больше нельзя.
    [few] Об этом персонаже от тебя уже было { $limit } заявления, больше нельзя.
   *[many] Об этом персонаже от тебя уже было { $limit } заявлений, больше нельзя.
}
millions-of-dollars-no-threat-card = У тебя нет карты угрозы.
millions-of-dollars-looked-already = Этого персонажа игрока { $name } ты уже знаешь.
millions-of-dollars-only-the-leader = Закрыть торг может только вожак, а это { $name }.
millions-of-dollars-role-cannot-be-named = Назови другую роль из открытых в центре.

# The terminal table
millions-of-dollars-board = Налёт { $round } из 8
millions-of-dollars-loot-card = ДОБЫЧА ${ $amount } млн
millions-of-dollars-stake-card = ставка ${ $stake } млн
millions-of-dollars-icon-card = +$1 млн { $role }
millions-of-dollars-middle = В центре, одна закрыта:
millions-of-dollars-column-money = деньги
millions-of-dollars-column-threats = угрозы
millions-of-dollars-column-state = статус
millions-of-dollars-column-claims = говорит
millions-of-dollars-column-last = было
millions-of-dollars-column-role = роль
millions-of-dollars-money = ${ $money } млн
millions-of-dollars-leads = { $you ->
    [yes] вожак — ты
   *[no] вожак: { $name }
}
millions-of-dollars-open-offers = Открытые предложения
millions-of-dollars-pays = { $payer } платит, { $leaver } выходит: ${ $amount } млн
millions-of-dollars-answers = { $you ->
    [yes] отвечаешь ты
   *[no] отвечает { $name }
}
millions-of-dollars-time = ТОРГ ЗАКРЫТ: отвечай, выходи или говори «ready»
millions-of-dollars-your-hand = Твоя банда
millions-of-dollars-your-characters = Твои
millions-of-dollars-used = было
millions-of-dollars-side-left = левый
millions-of-dollars-side-right = правый
millions-of-dollars-side-out = вне дела
millions-of-dollars-you-said-ready = Твоё «готово» сказано: твои предложения в силе, и ты ждёшь, пока кто-нибудь выйдет или предложит что-то тебе.

# The browser's table
millions-of-dollars-loot = на делёж
millions-of-dollars-stake = ставка
millions-of-dollars-more = +${ $money } млн
millions-of-dollars-less-by = −${ $money } млн
millions-of-dollars-in-the-middle = Выбранные карты ролей
millions-of-dollars-face-down = закрыто
millions-of-dollars-masked = в маске
millions-of-dollars-race = Как только кто-то наберёт ${ $rich } млн, игра кончится
millions-of-dollars-over = { $reason ->
    [twenty_million] Двадцать миллионов: игра окончена.
   *[other] Это был восьмой налёт: игра окончена.
}
millions-of-dollars-thief = { $name }: на руках ${ $money } млн; { millions-of-dollars-state }{ $leads ->
    [yes] ; вожак
   *[no] {""}
}{ $claims ->
    [none] {""}
   *[other] ; говорит: { $claims }
}{ $last ->
    [none] {""}
   *[other] ; в прошлый раз: { $last }
}{ $threats ->
    [0] {""}
    [one] ; { $threats } карта угрозы
    [few] ; { $threats } карты угрозы
   *[many] ; { $threats } карт угрозы
}
millions-of-dollars-in-hand = У тебя ${ $money } млн
millions-of-dollars-threat-cards = { $threats ->
    [one] { $threats } карта угрозы
    [few] { $threats } карты угрозы
   *[many] { $threats } карт угрозы
}
millions-of-dollars-your-stake = ставка ${ $stake } млн
millions-of-dollars-you-said = твои слова: «{ $role }»
millions-of-dollars-ask-one = Кого отправляешь в дело? Никто этого не видит.
millions-of-dollars-ask-two = Каких двоих отправляешь в дело, левого и правого? Никто этого не видит.
millions-of-dollars-tap-a-card = Коснись карты, чтобы узнать, что она делает.
millions-of-dollars-card-of-role = { $role }: { $about }.
millions-of-dollars-button-choose = { $count ->
    [1] Выбери, кто пойдёт
    [one] Выбери, кто пойдёт: { $count }
    [few] Выбери { $count } персонажей
   *[many] Выбери { $count } персонажей
}
millions-of-dollars-button-send = { $count ->
    [1] В дело: { $roles }, за ${ $stake } млн
   *[other] В дело: { $roles }, по ${ $stake } млн
}
millions-of-dollars-stay-or-go = Оставайся, выходи или выбери, с кем торговаться.
millions-of-dollars-stay-time = Новых предложений не будет. Остаёшься или выходишь?
millions-of-dollars-stay-alone = Все остальные вышли. Пойдёшь в одиночку или выйдешь тоже?
millions-of-dollars-you-are-out = Ты вне дела в этом налёте: до следующего никаких сделок.
millions-of-dollars-button-ready = { $alone ->
    [yes] Идти в одиночку
   *[no] Готово: остаюсь
}
millions-of-dollars-button-leave = { $place ->
    [left] Левый выходит с ${ $stake } млн
    [right] Правый выходит с ${ $stake } млн
   *[only] Выйти со своими ${ $stake } млн
}
millions-of-dollars-button-say = Сказать, кто я
millions-of-dollars-button-call-time = Закрыть торг
millions-of-dollars-claim-title = Скажи, кто ты
millions-of-dollars-claim-hint = Это услышат все. Можно и правду.
millions-of-dollars-button-claim = «{ $role }»
millions-of-dollars-truth = правда
millions-of-dollars-bluff = блеф
millions-of-dollars-deal-offer = { $you ->
    [yes] Ты предлагаешь игроку { $other } ${ $amount } млн за { $place ->
        [left] выход левого персонажа
        [right] выход правого персонажа
       *[only] выход из дела
    }.
   *[no] { $toyou ->
        [yes] { $name } предлагает тебе ${ $amount } млн за { $place ->
            [left] выход твоего левого персонажа
            [right] выход твоего правого персонажа
           *[only] выход из дела
        }.
       *[no] { $name } предлагает игроку { $other } ${ $amount } млн за { $place ->
            [left] выход левого персонажа
            [right] выход правого персонажа
           *[only] выход из дела
        }.
    }
}
millions-of-dollars-deal-price = { $you ->
    [yes] { $place ->
        [left] Твой левый персонаж выйдет
        [right] Твой правый персонаж выйдет
       *[only] Ты выйдешь
    }, если { $other } заплатит тебе ${ $amount } млн.
   *[no] { $place ->
        [left] Левый персонаж игрока { $name } выйдет
        [right] Правый персонаж игрока { $name } выйдет
       *[only] { $name } выйдет
    }, если { $toyou ->
        [yes] ты заплатишь
       *[no] { $other } заплатит
    } ${ $amount } млн.
}
millions-of-dollars-button-take = { $place ->
    [left] Взять ${ $amount } млн, левый выходит
    [right] Взять ${ $amount } млн, правый выходит
   *[only] Взять ${ $amount } млн и выйти
}
millions-of-dollars-button-pay = { $other }: заплатить ${ $amount } млн
millions-of-dollars-button-refuse = Отказать
millions-of-dollars-button-counter = Торговаться
millions-of-dollars-button-take-back = Отозвать
millions-of-dollars-less = На миллион меньше
millions-of-dollars-raise = На миллион больше
millions-of-dollars-which-character = Какой персонаж
millions-of-dollars-pay-title = Заплати за выход: { $name }
millions-of-dollars-button-offer = { $name }: предложить ${ $amount } млн
millions-of-dollars-price-title = Выйди за деньги: платит { $name }
millions-of-dollars-button-ask = { $name }: попросить ${ $amount } млн
millions-of-dollars-look-title = Использовать карту угрозы
millions-of-dollars-button-look = { $place ->
    [left] { $name }: посмотреть левую карту
    [right] { $name }: посмотреть правую карту
   *[only] { $name }: посмотреть карту
}
millions-of-dollars-feed-title = Торг
millions-of-dollars-feed-empty = Предложений пока нет. Нажми на игрока, чтобы сделать ему предложение.
millions-of-dollars-counter-offer = (встречное)
millions-of-dollars-stamp = { $state ->
    [refused] отклонено
    [paid] оплачено
    [taken_back] отозвано
    [lapsed] снято
   *[open] ждёт
}
millions-of-dollars-would-have = { $leaves ->
    [yes] у тебя будет ${ $money } млн
   *[no] у тебя останется ${ $money } млн
}
millions-of-dollars-call-time-about = Дальше ни предложений, ни заявлений, ни угроз. У каждого { $seconds } с, чтобы ответить, выйти или сказать «готово»; потом за него решит бот.
millions-of-dollars-button-not-yet = Ещё рано
millions-of-dollars-after-title = Налёт { $round }: кто кем был
millions-of-dollars-after-why = { $outcome ->
    [stays] других нет: остаётся в деле
    [too_many] { $lost ->
        [yes] одинаковых ролей { $count }: все вылетают, ставка потеряна
       *[no] одинаковых ролей { $count }: все вылетают, ставка возвращается
    }
    [named] { $lost ->
        [yes] роль назвал стукач: вылет, ставка потеряна
       *[no] роль назвал стукач: вылет, ставка возвращается
    }
    [alone] больше никого не осталось: потеря ${ $amount } млн
    [bought] { $toyou ->
        [yes] выход за ${ $amount } млн, платишь ты
       *[no] выход за ${ $amount } млн, платит { $other }
    }
   *[left] выход вовремя; роль до конца остаётся в тайне
}
millions-of-dollars-name-first = Выбери роль, которая вылетит
millions-of-dollars-button-name = Выгнать всех: { $role }
millions-of-dollars-button-skip = Промотать
millions-of-dollars-button-next = К налёту { $round }
millions-of-dollars-heist-in = { $count ->
    [1] Внутри один персонаж, в маске.
    [one] Внутри { $count } персонаж, в масках.
    [few] Внутри { $count } персонажа, в масках.
   *[many] Внутри { $count } персонажей, в масках.
}
millions-of-dollars-heist-hush = { $role ->
    [snitch] Маски долой, стукачи…
    [bruiser] Маски долой, громилы…
    [driver] Маски долой, водилы…
    [pickpocket] Маски долой, карманники…
   *[boss] Маски долой, боссы…
}
millions-of-dollars-heist-hush-named = А теперь названная роль…
millions-of-dollars-heist-stays = { $you ->
    [yes] Единственный { $role } — это ты, и ты остаёшься.
   *[no] Единственный { $role } — { $name }: остаётся в деле.
}
millions-of-dollars-heist-too-many = { $stake ->
    [0] { $count } × { $role }: все вылетают, ставки пропали.
   *[other] { $count } × { $role }: все вылетают, но ставки остаются при них.
}
millions-of-dollars-heist-named = { $count ->
    [0] Вообще никого. Стукач ошибся.
    [1] { $you ->
        [yes] Это твоя роль, { $role }: ты вылетаешь.
       *[no] { $name } — { $role }: вылетает.
    }
    [one] { $count } × { $role }: все вылетают.
    [few] { $count } × { $role }: все вылетают.
   *[many] { $count } × { $role }: все вылетают.
}
millions-of-dollars-heist-names = { $you ->
    [yes] Стукач — ты, и ты называешь: { $role }.
   *[no] Стукач { $name } называет: { $role }.
}
millions-of-dollars-heist-alone = { $you ->
    [yes] Стукач — ты, и больше никого: минус ${ $lost } млн.
   *[no] Стукач — { $name }, и больше никого: минус ${ $lost } млн.
}
millions-of-dollars-heist-loot = { $bonus ->
    [0] На делёж ${ $amount } млн.
   *[other] На делёж ${ $amount } млн и ещё ${ $bonus } млн благодаря боссу.
}
millions-of-dollars-heist-shares = { $count ->
    [1] Всё достаётся одному.
    [one] Делим на { $count }: по ${ $share } млн.
    [few] Делим на { $count }: по ${ $share } млн.
   *[many] Делим на { $count }: по ${ $share } млн.
}{ $rest ->
    [0] {""}
   *[other] {" "}Остаток ${ $rest } млн.
}
millions-of-dollars-heist-driver = { $count ->
    [1] { $you ->
        [yes] За рулём ты: второй платит тебе $1 млн.
       *[no] За рулём { $name }: второй платит $1 млн.
    }
    [one] { $you ->
        [yes] За рулём ты: остальные платят тебе по $1 млн.
       *[no] За рулём { $name }: остальные платят по $1 млн.
    }
    [few] { $you ->
        [yes] За рулём ты: остальные платят тебе по $1 млн.
       *[no] За рулём { $name }: остальные платят по $1 млн.
    }
   *[many] { $you ->
        [yes] За рулём ты: остальные платят тебе по $1 млн.
       *[no] За рулём { $name }: остальные платят по $1 млн.
    }
}
millions-of-dollars-heist-pocket = { $you ->
    [yes] Ты обчищаешь карман громилы: ${ $amount } млн.
   *[no] { $toyou ->
        [yes] { $name } обчищает твой карман: ${ $amount } млн.
       *[no] { $name } обчищает карман громилы: ${ $amount } млн.
    }
}
millions-of-dollars-heist-icon = { $you ->
    [yes] На карте добычи { $role }: ещё $1 млн тебе.
   *[no] На карте добычи { $role }: ещё $1 млн получает { $name }.
}

# What people say with one tap
millions-of-dollars-phrase-name-price = Назови свою цену.
millions-of-dollars-phrase-not-enough = Этого мало.

# Actions in a few words, where a button says too little or too much
millions-of-dollars-act-choose = В дело: { $roles }
millions-of-dollars-act-withdraw = { $place ->
    [left] Вывести левого
    [right] Вывести правого
   *[only] Выйти
}
millions-of-dollars-act-accept = Принять предложение { $offer }
millions-of-dollars-act-refuse = Отклонить предложение { $offer }
millions-of-dollars-act-take-back = Отозвать предложение { $offer }
millions-of-dollars-act-claim = { $place ->
    [left] Сказать о левом: «{ $role }»
    [right] Сказать о правом: «{ $role }»
   *[only] Сказать: «{ $role }»
}
