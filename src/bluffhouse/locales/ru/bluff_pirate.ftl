### Bluff Pirate (rules BP-1 to BP-10)
### $card is one of: anchor, compass, eyepatch, flag, hook, lantern, map, pirate, rum, spyglass.
### $cards is a list of them as bluff-pirate-cards writes it: “2 × rum, hook”; in refusals, a number.
### $island says whether a ship gets to an island: “treasure” if it is known to be there, “yes” or “no”.
### A square is a number from 0, the start, to that of the second island.


# The cards
bluff-pirate-card = { $card ->
    [anchor] якорь
    [compass] компас
    [eyepatch] повязка
    [flag] флаг
    [hook] крюк
    [lantern] фонарь
    [map] карта
    [pirate] пират
    [rum] ром
   *[spyglass] подзорная труба
}
bluff-pirate-cards = { $count ->
    [1] { bluff-pirate-card }
   *[other] { $count } × { bluff-pirate-card }
}
bluff-pirate-no-cards = ничего

# Decisions
bluff-pirate-ask-turn = Возьмёшь карточки или отдашь пирата, чтобы взять на абордаж корабль впереди?
bluff-pirate-ask-turn-draw = Пирата у тебя нет, на абордаж не пойти: бери карточки. Остальным знать причину незачем.
bluff-pirate-ask-lay = Выложишь серию из 3–5 вроде бы одинаковых карточек, 1 или 2 из них открыто? Или обойдёшься без серии?
bluff-pirate-ask-vote = { $name } выкладывает { $count ->
    [one] { $count } карточку
    [few] { $count } карточки
   *[many] { $count } карточек
}, открыто: { $up ->
    [1] { bluff-pirate-card }
   *[other] { $up } × { bluff-pirate-card }
}{ $claim ->
    [yes] {". "}И говорит: «Я не блефую». Веришь?
   *[no] {". "}Они и правда все одинаковые?
}
bluff-pirate-ask-pick = Все тайно проголосовали. Чей голос откроешь?
bluff-pirate-ask-over = Игра окончена.
bluff-pirate-do-draw = { $count ->
    [0] карточек не осталось; потом выкладывай серию или нет
    [1] осталась последняя карточка; потом выкладывай серию или нет
    [one] { $count } карточка; потом выкладывай серию или нет
    [few] { $count } карточки; потом выкладывай серию или нет
   *[many] { $count } карточек; потом выкладывай серию или нет
}
bluff-pirate-do-board = сбросить пирата и взять { $count ->
    [1] единственную карточку игрока { $name }
    [one] вслепую { $count } карточку игрока { $name }
    [few] вслепую { $count } карточки игрока { $name }
   *[many] вслепую { $count } карточек игрока { $name }
}; это весь твой ход
bluff-pirate-do-lay-honest = честно: никто тебя не остановит, плывёшь на клетку { $square }{ $island ->
    [treasure] , к сокровищу
    [yes] , к острову
   *[no] {""}
}
bluff-pirate-do-lay-bluff = блеф: поверят — плывёшь на клетку { $square }{ $island ->
    [treasure] , к сокровищу
    [yes] , к острову
   *[no] {""}
}; поймают — стоишь на месте, а плывёт тот, кто поймал. Добавь «say honest», чтобы поклясться, что блефа нет
bluff-pirate-do-discard = без серии; карточка уходит в сброс, открыто
bluff-pirate-do-keep = без серии; карточек так мало, что сбрасывать не надо
bluff-pirate-do-vote-bluff = { $counts ->
    [yes] если это блеф,
   *[no] если выберут твой голос и это блеф,
} ты плывёшь на клетку { $square }{ $island ->
    [treasure] , к сокровищу
    [yes] , к острову
   *[no] {""}
}; если всё честно, { $back ->
    [none] ты ничего не теряешь: ты ещё на старте
    [0] ты возвращаешься на старт
   *[other] ты отходишь назад, на клетку { $back }
}
bluff-pirate-do-vote-honest = { $counts ->
    [yes] { $name } плывёт на клетку { $square }
   *[no] если выберут твой голос, { $name } плывёт на клетку { $square }
}{ $island ->
    [treasure] , к сокровищу
    [yes] , к острову
   *[no] {""}
}; ты остаёшься на месте
bluff-pirate-do-pick-honest = ты плывёшь на клетку { $square } при любом голосе{ $start ->
    [0] {""}
   *[other] ; если { $name } не верит, то отходит с клетки { $start } назад на { $back }
}
bluff-pirate-do-pick-bluff = если { $name } верит тебе, ты плывёшь на клетку { $square }; если нет, { $name } плывёт с клетки { $start } на { $forward }

# The table
bluff-pirate-table-island = { $token ->
    [empty] Остров на клетке { $square }: открыт, пусто
    [treasure] Остров на клетке { $square }: открыт, сокровище
    [known] Остров на клетке { $square }: закрыт, но сокровище точно здесь; кто доплывёт, победит
   *[closed] Остров на клетке { $square }: закрыт, сокровище или пустышка
}
bluff-pirate-table-seat = { $seat } { $name }{ $you ->
    [yes] {" (ты)"}
   *[no] {""}
}: { $square ->
    [0] на старте
   *[other] на клетке { $square }
}, { $count ->
    [one] { $count } карточка
    [few] { $count } карточки
   *[many] { $count } карточек
}{ $turn ->
    [yes] ; сейчас ходит
   *[no] {""}
}
bluff-pirate-table-pile = { $pile ->
    [0] Стопка пуста
    [one] В стопке { $pile } карточка
    [few] В стопке { $pile } карточки
   *[many] В стопке { $pile } карточек
}; сброс: { $discards }
bluff-pirate-table-voted = Проголосовали: { $names }
bluff-pirate-table-vote = { $vote ->
    [bluff] Твой голос: «блеф».
   *[honest] Твой голос: «не блеф».
}
bluff-pirate-table-hand = { $count ->
    [0] У тебя нет карточек.
   *[other] Твои карточки: { $cards }
}

# The story
bluff-pirate-hidden = { $island ->
    [none] На двух островах лежит по закрытому жетону. Один — сокровище, другой пуст, и никто не знает, где какой.
   *[other] Сокровище лежит на острове на клетке { $island }; другой остров пуст.
}
bluff-pirate-shuffled = { $all ->
    [yes] { $count ->
        [one] Перемешана { $count } карточка: это стопка.
        [few] Перемешаны { $count } карточки: это стопка.
       *[many] Все { $count } карточек перемешаны и сложены в стопку.
    }
   *[no] Стопка пуста. { $count ->
        [1] Сброшенная карточка становится новой стопкой.
        [one] { $count } сброшенная карточка перемешана: это новая стопка.
        [few] { $count } сброшенные карточки перемешаны: это новая стопка.
       *[many] { $count } сброшенных карточек перемешаны: это новая стопка.
    }
}
bluff-pirate-shuffled-order = Сверху вниз: { $cards }.
bluff-pirate-dealt = { $count ->
    [one] Все получают по { $count } карточке.
    [few] Все получают по { $count } карточки.
   *[many] Все получают по { $count } карточек.
}{ $hands ->
    [none] {""}
   *[other] {" "}{ $hands }
}
bluff-pirate-dealt-hand = { $you ->
    [yes] У тебя: { $cards }.
   *[no] { $name }: { $cards }.
}
bluff-pirate-draw-chosen = { $you ->
    [yes] Ты не идёшь на абордаж.
   *[no] { $name } не идёт на абордаж.
}
bluff-pirate-drawn = { $count ->
    [0] { $you ->
        [yes] Тебе нечего брать: карточек нет.
       *[no] { $name }: брать нечего, карточек нет.
    }
   *[other] { $cards ->
        [none] { $count ->
            [one] { $name } берёт { $count } карточку.
            [few] { $name } берёт { $count } карточки.
           *[many] { $name } берёт { $count } карточек.
        }
       *[other] { $you ->
            [yes] Ты берёшь: { $cards }.
           *[no] { $name } берёт: { $cards }.
        }
    } { $pile ->
        [0] Стопка опустела.
       *[other] В стопке осталось: { $pile }.
    }
}
bluff-pirate-boarded = { $you ->
    [yes] На абордаж! Ты отдаёшь пирата и нападаешь на корабль игрока { $other }.
   *[no] { $toyou ->
        [yes] На абордаж! { $name } отдаёт пирата и нападает на твой корабль.
       *[no] На абордаж! { $name } отдаёт пирата и нападает на корабль игрока { $other }.
    }
}
bluff-pirate-robbed = { $cards ->
    [none] { $count ->
        [one] { $name } вслепую берёт { $count } карточку у игрока { $other }.
        [few] { $name } вслепую берёт { $count } карточки у игрока { $other }.
       *[many] { $name } вслепую берёт { $count } карточек у игрока { $other }.
    }
   *[other] { $you ->
        [yes] Твоя добыча у игрока { $other }: { $cards }.
       *[no] { $toyou ->
            [yes] { $name } забирает у тебя: { $cards }.
           *[no] { $name } забирает у игрока { $other }: { $cards }.
        }
    }
}
bluff-pirate-laid = { $you ->
    [yes] Ты выкладываешь серию из { $count } карточек (открыто: { $up ->
        [1] { bluff-pirate-card }
       *[other] { $up } × { bluff-pirate-card }
    }, закрыто: { $down }).
   *[no] { $name } выкладывает серию из { $count } карточек (открыто: { $up ->
        [1] { bluff-pirate-card }
       *[other] { $up } × { bluff-pirate-card }
    }, закрыто: { $down }).
}{ $claim ->
    [yes] { $you ->
        [yes] {" "}Ты говоришь: «Я не блефую».
       *[no] {" "}«Я не блефую».
    }
   *[no] {""}
}
bluff-pirate-laid-hidden = Закрыто: { $cards } ({ $bluff ->
    [yes] блеф
   *[no] честно
}).
bluff-pirate-discarded = { $you ->
    [yes] Ты не выкладываешь серию и сбрасываешь: { bluff-pirate-card }.
   *[no] { $name } не выкладывает серию и сбрасывает: { bluff-pirate-card }.
}
bluff-pirate-kept = { $you ->
    [yes] Ты не выкладываешь серию, карточки остаются у тебя.
   *[no] { $name } не выкладывает серию, карточки остаются в руке.
}
bluff-pirate-too-few = { $you ->
    [yes] { $count ->
        [0] Карточек у тебя нет, твой ход окончен.
        [one] У тебя { $count } карточка: на серию мало, твой ход окончен.
        [few] У тебя { $count } карточки: на серию мало, твой ход окончен.
       *[many] У тебя { $count } карточек: на серию мало, твой ход окончен.
    }
   *[no] { $count ->
        [0] { $name }: карточек нет, ход окончен.
        [one] { $name }: { $count } карточка, на серию мало, ход окончен.
        [few] { $name }: { $count } карточки, на серию мало, ход окончен.
       *[many] { $name }: { $count } карточек, на серию мало, ход окончен.
    }
}
bluff-pirate-voted = { $vote ->
    [hidden] { $name }: голос отдан.
    [bluff] { $you ->
        [yes] Твой голос: «блеф».
       *[no] { $name } голосует: «блеф».
    }
   *[honest] { $you ->
        [yes] Твой голос: «не блеф».
       *[no] { $name } голосует: «не блеф».
    }
}
bluff-pirate-picked = { $you ->
    [yes] Ты открываешь голос игрока { $other }.
   *[no] { $toyou ->
        [yes] { $name } открывает твой голос.
       *[no] { $name } открывает голос игрока { $other }.
    }
}
bluff-pirate-revealed-vote = { $toyou ->
    [yes] Твой голос: { $vote ->
        [bluff] «блеф»
       *[honest] «не блеф»
    }.
   *[no] Голос игрока { $other }: { $vote ->
        [bluff] «блеф»
       *[honest] «не блеф»
    }.
}
bluff-pirate-revealed-cards = Закрыто было: { $cards }.
bluff-pirate-revealed = { $outcome ->
    [caught] Блеф раскрыт! { $you ->
        [yes] Ты забираешь свои карточки.
       *[no] { $name } забирает карточки назад.
    }
    [believed] Блеф, и он удался! Серия уходит в сброс.
    [wronged] Всё честно, обвинили зря! Серия уходит в сброс.
   *[honest] И правда честно. Серия уходит в сброс.
}
bluff-pirate-sailed = { $you ->
    [yes] { $count ->
        [one] Ты проплываешь { $count } клетку: с { $start } на { $square }.
        [few] Ты проплываешь { $count } клетки: с { $start } на { $square }.
       *[many] Ты проплываешь { $count } клеток: с { $start } на { $square }.
    }
   *[no] { $count ->
        [one] { $name } проплывает { $count } клетку: с { $start } на { $square }.
        [few] { $name } проплывает { $count } клетки: с { $start } на { $square }.
       *[many] { $name } проплывает { $count } клеток: с { $start } на { $square }.
    }
}
bluff-pirate-sent-back = { $start ->
    [0] { $you ->
        [yes] Тебе бы отойти назад, но ты и так на старте.
       *[no] { $name }: назад отходить некуда, корабль на старте.
    }
   *[other] { $you ->
        [yes] Ты отходишь назад: с { $start } на { $square }.
       *[no] { $name } отходит назад: с { $start } на { $square }.
    }
}
bluff-pirate-opened = { $treasure ->
    [yes] { $you ->
        [yes] Ты открываешь жетон на клетке { $square }: сокровище!
       *[no] { $name } открывает жетон на клетке { $square }: сокровище!
    }
   *[no] { $you ->
        [yes] Ты открываешь жетон на клетке { $square }: пусто! Сокровище на другом острове.
       *[no] { $name } открывает жетон на клетке { $square }: пусто! Сокровище на другом острове.
    }
}
bluff-pirate-ended = { $you ->
    [yes] Сокровище твоё: победа!
   *[no] { $names } забирает сокровище и побеждает.
} Корабли: { $ships }.
bluff-pirate-ended-ship = { $name } (клетка { $square })

# Refusals
bluff-pirate-draw-or-board-first = Сначала возьми карточки или иди на абордаж.
bluff-pirate-lay-or-discard-now = Карточки взяты: теперь выкладывай серию или откажись от неё.
bluff-pirate-vote-now = На столе серия: голосуй «блеф» или «не блеф».
bluff-pirate-pick-a-voter-now = Все проголосовали: выбери, чей голос открыть.
bluff-pirate-no-such-card = Такой карточки нет. Есть: anchor (якорь), compass (компас), eyepatch (повязка), flag (флаг), hook (крюк), lantern (фонарь), map (карта), pirate (пират), rum (ром), spyglass (подзорная труба).
bluff-pirate-one-or-two-face-up = В серии открыты одна или две карточки, и они одинаковые.
bluff-pirate-three-to-five-cards = { $cards ->
    [one] В серии всего от трёх до пяти карточек; здесь { $cards } карточка.
    [few] В серии всего от трёх до пяти карточек; здесь { $cards } карточки.
   *[many] В серии всего от трёх до пяти карточек; здесь { $cards } карточек.
}
bluff-pirate-claim-or-not = Либо говорят «Я не блефую», либо молчат.
bluff-pirate-hidden-cards-in-order = Закрытые карточки называют в порядке английского алфавита.
bluff-pirate-card-not-in-hand = Столько таких карточек у тебя нет: { bluff-pirate-card }.
bluff-pirate-too-few-to-discard = { $cards ->
    [one] Когда в руке { $cards } карточка, сбрасывать не надо: выложи серию или оставь всё себе.
    [few] Когда в руке { $cards } карточки, сбрасывать не надо: выложи серию или оставь всё себе.
   *[many] Когда в руке { $cards } карточек, сбрасывать не надо: выложи серию или оставь всё себе.
}
bluff-pirate-too-many-to-keep = { $cards ->
    [one] Когда в руке { $cards } карточка, всё себе не оставишь: выложи серию или сбрось одну.
    [few] Когда в руке { $cards } карточки, всё себе не оставишь: выложи серию или сбрось одну.
   *[many] Когда в руке { $cards } карточек, всё себе не оставишь: выложи серию или сбрось одну.
}
bluff-pirate-board-needs-a-pirate = Для абордажа нужен пират, а его у тебя нет: бери карточки.
bluff-pirate-no-such-ship = Такого корабля нет. Выбери корабль впереди своего.
bluff-pirate-ship-not-ahead = Этот корабль не впереди твоего: на абордаж не пойти.
bluff-pirate-ship-without-cards = На этом корабле нет карточек: брать нечего. Тяни карточки или выбери другой.
bluff-pirate-bluff-or-not = Голосуют «блеф» или «не блеф».
bluff-pirate-pick-an-opponent = Выбери кого-нибудь из проголосовавших соперников.

# The terminal table
bluff-pirate-column-square = клетка
bluff-pirate-column-cards = карточки
bluff-pirate-island-closed = { $square } ? закрыт
bluff-pirate-island-empty = { $square } × пусто
bluff-pirate-island-known = { $square } ◆ сокровище здесь
bluff-pirate-island-treasure = { $square } ◆ сокровище
bluff-pirate-islands = Острова: { $near } · { $far }
bluff-pirate-pile = Стопка { $pile } · сброс: { $discards }
bluff-pirate-stage = { $you ->
    [yes] Твоя серия из { $count } карточек
   *[no] Серия игрока { $name } из { $count } карточек
}
bluff-pirate-stage-claim = «Я не блефую».
bluff-pirate-stage-hidden = Закрыто: { $cards }
bluff-pirate-won = { $you ->
    [yes] Сокровище твоё!
   *[no] Сокровище забирает { $name }.
}
bluff-pirate-your-hand = { $count ->
    [0] У тебя нет карточек.
    [1] Твоя карточка
    [one] { $count } карточка в твоей руке
    [few] { $count } карточки в твоей руке
   *[many] { $count } карточек в твоей руке
}

# The browser's table
bluff-pirate-chart = Морская карта: путь от гавани, клетки 0, мимо острова на клетке { $near } к острову на клетке { $far }
bluff-pirate-seat = { $square ->
    [0] на старте
   *[other] на клетке { $square }
}, { $count ->
    [one] { $count } карточка
    [few] { $count } карточки
   *[many] { $count } карточек
}
bluff-pirate-your-ship = { $square ->
    [0] Твой корабль на старте.
   *[other] Твой корабль на клетке { $square }.
}
bluff-pirate-has-voted = { $voted ->
    [yes] голос отдан
   *[no] ещё думает
}
bluff-pirate-stage-none = Серии на столе нет.
bluff-pirate-claim = «Я не блефую».
bluff-pirate-turning = { $you ->
    [yes] Ты открываешь голос игрока { $other }…
   *[no] { $toyou ->
        [yes] { $name } открывает твой голос…
       *[no] { $name } открывает голос игрока { $other }…
    }
}
bluff-pirate-vote-of = { $vote ->
    [bluff] { $name }: блеф
    [honest] { $name }: не блеф
   *[hidden] { $name }
}
bluff-pirate-face-down = закрытая карточка
bluff-pirate-turn-over = { $now ->
    [down] { bluff-pirate-card }, закрыто: открыть
    [up] { bluff-pirate-card }, открыто: закрыть
   *[fixed] { bluff-pirate-card }, открыто: хоть одна должна быть открыта
}
bluff-pirate-piles = { $pile ->
    [one] в стопке { $pile } карточка
    [few] в стопке { $pile } карточки
   *[many] в стопке { $pile } карточек
}, { $discards ->
    [one] в сбросе { $discards } карточка
    [few] в сбросе { $discards } карточки
   *[many] в сбросе { $discards } карточек
}: показать сброс
bluff-pirate-discards = Уже в сбросе
bluff-pirate-discards-why = Карточек каждого вида десять. { $pile ->
    [0] Стопка пуста.
    [one] В стопке осталась { $pile } карточка.
    [few] В стопке осталось { $pile } карточки.
   *[many] В стопке осталось { $pile } карточек.
}
bluff-pirate-ask-set = { $count ->
    [0] { $cards ->
        [3] Выложишь все 3 карточки как одинаковые, 1 или 2 открыто? Или обойдёшься без серии?
        [4] Выложишь 3 или 4 карточки как одинаковые, 1 или 2 открыто? Или обойдёшься без серии?
       *[other] Коснись 3–5 карточек, чтобы выложить их как одинаковые, 1 или 2 открыто; или одной, чтобы сбросить её.
    }
    [one] Пока { $count } карточка, а в серии 3–5. Коснись карточки на столе, чтобы перевернуть её.
    [few] Пока { $count } карточки, а в серии 3–5. Коснись карточки на столе, чтобы перевернуть её.
   *[many] Пока { $count } карточек, а в серии 3–5. Коснись карточки на столе, чтобы перевернуть её.
}
bluff-pirate-ask-whose = { $honest ->
    [yes] Все проголосовали. Чей голос открыть? Ты играешь честно и плывёшь на клетку { $square }; кто кричит «блеф», отходит назад.
   *[no] Все проголосовали. Чей голос открыть? Поверят — плывёшь на клетку { $square }; поймают — плывёт соперник.
}
bluff-pirate-if-honest = Честно: никто тебя не остановит, плывёшь на клетку { $square }{ $island ->
    [treasure] , к сокровищу.
    [yes] , к острову.
   *[no] .
}
bluff-pirate-if-bluff = Блеф: поверят — плывёшь на клетку { $square }{ $island ->
    [treasure] , к сокровищу
    [yes] , к острову
   *[no] {""}
}; поймают — стоишь на месте, а плывёт тот, кто поймал.
bluff-pirate-button-claim = Сказать: «Я не блефую»
bluff-pirate-button-lay = { $count ->
    [0] Выложить серию
    [one] Выложить { $count } карточку (открыто: { $up ->
        [1] { bluff-pirate-card }
       *[other] { $up } × { bluff-pirate-card }
    }, закрыто: { $down })
    [few] Выложить { $count } карточки (открыто: { $up ->
        [1] { bluff-pirate-card }
       *[other] { $up } × { bluff-pirate-card }
    }, закрыто: { $down })
   *[many] Выложить { $count } карточек (открыто: { $up ->
        [1] { bluff-pirate-card }
       *[other] { $up } × { bluff-pirate-card }
    }, закрыто: { $down })
}
bluff-pirate-button-discard = { $card ->
    [none] Сбросить карточку
   *[other] Сбросить: { bluff-pirate-card }
}
bluff-pirate-button-keep = Без серии, всё себе
bluff-pirate-button-draw = { $count ->
    [0] Брать нечего: карточек нет
    [1] Взять последнюю карточку
    [one] Взять { $count } карточку
    [few] Взять { $count } карточки
   *[many] Взять { $count } карточек
}
bluff-pirate-button-board = { $count ->
    [1] Абордаж: { $name }. Пират за единственную карточку
    [one] Абордаж: { $name }. Пират за { $count } карточку
    [few] Абордаж: { $name }. Пират за { $count } карточки
   *[many] Абордаж: { $name }. Пират за { $count } карточек
}
bluff-pirate-button-vote = { $vote ->
    [bluff] Блеф!
   *[honest] Не блеф
}
bluff-pirate-button-pick = Открыть голос: { $name }
bluff-pirate-vote-bluff-then = Если это блеф и откроют твой голос: плывёшь { $start } → { $square }{ $island ->
    [treasure] , к сокровищу
    [yes] , к острову
   *[no] {""}
}. Если нет: { $back ->
    [none] остаёшься на старте.
    [0] возвращаешься на старт.
   *[other] отходишь на клетку { $back }.
}
bluff-pirate-vote-honest-then = Если откроют твой голос: { $name } плывёт на клетку { $square }{ $island ->
    [treasure] , к сокровищу.
    [yes] , к острову.
   *[no] .
} Ты стоишь.
bluff-pirate-pick-honest-then = { $start ->
    [0] «Блеф»: остаётся на старте.
   *[other] «Блеф»: отходит { $start } → { $back }.
}
bluff-pirate-pick-bluff-then = «Блеф»: плывёт { $start } → { $forward }.

# The end
bluff-pirate-end-why = Сокровище было на острове на клетке { $square }.
bluff-pirate-end-score = Клетка { $square }
bluff-pirate-end-row = { $count ->
    [0] с сокровищем
    [one] отстаёт на { $count } клетку
    [few] отстаёт на { $count } клетки
   *[many] отстаёт на { $count } клеток
}

# What people say with one tap
bluff-pirate-phrase-ahoy = На абордаж!
bluff-pirate-phrase-honest = Слово пирата.

# Actions in a few words, where a button says too little or too much
bluff-pirate-act-draw = Взять карточки
bluff-pirate-act-board = Абордаж: { $name }
bluff-pirate-act-lay = { $claim ->
    [yes] Выложить открыто: { $shown }; закрыто: { $hidden }; сказать: «Я не блефую»
   *[no] Выложить открыто: { $shown }; закрыто: { $hidden }
}
