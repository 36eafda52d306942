### What every game shares

# Refusals
not-your-turn = Сейчас не твой ход.
game-over = Игра окончена.
not-an-action-of-this-game = В этой игре так нельзя.

# Refusals: coming in
come-in-first = Мы ещё не знаем твоего имени. Выбери его, чтобы войти.
name-reserved = Имя { $name } можно принять за имя самого дома. Выбери другое.
name-empty = В имени нужна хотя бы одна видимая буква.
name-too-long = { $most ->
    [one] Имя слишком длинное: не больше { $most } буквы.
    [few] Имя слишком длинное: не больше { $most } букв.
   *[many] Имя слишком длинное: не больше { $most } букв.
}
link-used = Эта ссылка уже использована или устарела. Попроси новую.

# Refusals: the table
no-such-table = Стола с таким кодом нет. Проверь ссылку.
table-damaged = Журнал этого стола больше не читается. Сообщи, пожалуйста, администратору дома.
bad-setting = { $why ->
    [wrong-fool-me-once] «{ millions-of-dollars-option-fool-me-once }» — для 4–8 игроков, а не для 3.
   *[other] Такое сочетание настроек невозможно: { $details }
}
no-such-bot = Такого бота нет: { $details }
no-such-seat = Такого места нет: мест за этим столом { $most }.
host-only = Это может только хозяин стола.
host-removed-you = Хозяин убрал тебя из-за этого стола.
already-started = Игра уже началась.
not-started = Игра ещё не началась.
not-over = Игра ещё не окончена.
you-have-no-seat = У тебя нет места за этим столом.
table-full = Все места заняты. Можно смотреть.
seat-taken = Место { $seat } занято. Выбери другое.
seat-empty = Место { $seat } свободно.
seats-empty = Есть свободные места. Подожди людей или добавь ботов.
name-taken = Здесь уже есть { $name } или очень похожее имя. Выбери другое, чтобы сесть.
too-few-seats = { $people ->
    [one] Здесь уже сидит { $people } человек. Мест не может быть меньше.
    [few] Здесь уже сидят { $people } человека. Мест не может быть меньше.
   *[many] Здесь уже сидят { $people } человек. Мест не может быть меньше.
}
not-ready = { $name } (место { $seat }) ещё не даёт добро.
rematch-exists = Реванш уже назначен: переходи за новый стол.

# Refusals: playing
not-an-action = В этой игре нет такого действия: { $details }
paused = Игра на паузе.
not-paused = Игра не на паузе.
no-lesson = У этой игры нет урока, или этот стол не урок.
lesson-fixed = Игроков и настройки урока изменить нельзя.
bot-plays-for-you = За тебя играет бот: сначала верни себе место.
bot-plays-there = За игрока { $name } уже играет бот.
nothing-to-hand-back = { $name }: возвращать нечего, за человека здесь бот не играет.

# Refusals: talk
nobody-called-that = За этим столом нет игрока по имени { $name }.
chat-empty = Сначала напиши сообщение.
chat-one-thing = Отправь текст, реакцию или фразу: что-то одно.
no-such-phrase = Такой фразы за этим столом нет.
chat-too-long = { $most ->
    [one] Сообщение слишком длинное: не больше { $most } символа.
    [few] Сообщение слишком длинное: не больше { $most } символов.
   *[many] Сообщение слишком длинное: не больше { $most } символов.
}
chat-too-much = { $most ->
    [one] Слишком часто: не больше { $most } сообщения в минуту.
    [few] Слишком часто: не больше { $most } сообщений в минуту.
   *[many] Слишком часто: не больше { $most } сообщений в минуту.
}
chat-silent = Ты вне дела: до конца раунда в чат писать нельзя.

# Refusals: the house
not-understood = Не удалось понять: { $details }
not-text = Здесь принимают только текст.
too-large = Это слишком много: { $details }
too-fast = Слишком быстро. Подожди немного и попробуй снова.
too-many-connections = С твоего адреса слишком много подключений. Закрой лишние и попробуй снова.
too-many-guests = С твоего адреса недавно вошло слишком много людей. Попробуй позже.
too-many-tables = С этого адреса больше столов за час открыть нельзя ({ $most }). Попробуй через { $minutes } мин.
too-many-viewers = За этим столом слишком много зрителей. Попробуй позже.
foreign-origin = Запрос пришёл с чужого сайта, поэтому он отклонён.
no-such-page = Здесь ничего нет.
no-such-method = Этот адрес такого не принимает: { $details }
house-closing = Дом перезапускается. Попробуй чуть позже.
house-full = В доме нет свободных столов. Попробуй позже.
house-cannot-write = Дом сейчас не может ничего сохранить. Попробуй чуть позже.
house-broken = У нас что-то пошло не так. Попробуй ещё раз.

# News of a table: $you is yes when it is about the reader's own seat
notice-opened = Стол открыт.
notice-changed = Хозяин изменил настройки.
notice-sat = { $you ->
    [yes] Ты садишься за стол.
   *[no] { $name } садится за стол.
}
notice-stood = { $you ->
    [yes] Ты встаёшь из-за стола.
   *[no] { $name } встаёт из-за стола.
}
notice-removed = { $you ->
    [yes] Хозяин убирает тебя из-за стола.
   *[no] Хозяин убирает из-за стола игрока { $name }.
}
notice-bot-sat = За стол садится бот { $name } ({ $bot }).
notice-ready = { $you ->
    [yes] Ты даёшь добро: можно начинать.
   *[no] { $name } даёт добро: можно начинать.
}
notice-not-ready = { $you ->
    [yes] Ты просишь подождать.
   *[no] { $name } просит подождать.
}
notice-started = Игра начинается.
notice-paused = Хозяин ставит игру на паузу.
notice-resumed = Игра продолжается.
notice-handed-over = { $you ->
    [yes] { $why ->
        [host] Хозяин поручает боту ({ $bot }) играть за тебя.
        [self] За тебя играет бот ({ $bot }), пока ты не вернёшься на своё место.
       *[absent] Тебя нет за столом: за тебя играет бот ({ $bot }).
    }
   *[no] { $why ->
        [host] Хозяин поручает боту ({ $bot }) играть за игрока { $name }.
        [self] { $name } передаёт игру боту ({ $bot }).
       *[absent] { $name } не за столом: играет бот ({ $bot }).
    }
}
notice-handed-back = { $you ->
    [yes] Ты снова играешь за себя.
   *[no] { $name } снова в игре.
}
notice-came = { $you ->
    [yes] Ты здесь.
   *[no] { $name } здесь.
}
notice-went = { $you ->
    [yes] Связь с тобой пропала.
   *[no] { $name }: связь пропала.
}
notice-warned = { $you ->
    [yes] Твоё время на исходе.
   *[no] { $name }: время на исходе.
}
notice-archived = Здесь давно никого не было: стол ушёл в архив.
notice-woken = Стол снова открыт.
notice-rematch = Реванш за новым столом.

# Text that is no action
unclear-nothing-said = Набери, что хочешь сделать; «?» покажет правило, «help» — что можно набрать.
unclear-verb = Здесь так нельзя: «{ $said }». Можно набрать: { $verbs }
unclear-usage = Набери так: { $usage }

# The story
house-starter = { $you ->
    [yes] Ты начинаешь.
   *[no] { $name } начинает.
}
house-ended = { $winners ->
    [0] Игра окончена, победителей нет.
    [one] { $you ->
        [yes] Игра окончена. Победа твоя!
       *[no] Игра окончена. Побеждает { $names }.
    }
    [few] Игра окончена. Победу делят { $names }.
   *[many] Игра окончена. Победу делят { $names }.
}
house-over = Игра окончена.
house-waiting = { $you ->
    [yes] Твой ход.
   *[no] Ждём: { $names }.
}

# The terminal
cli-left = Ты встаёшь из-за стола. Чтобы продолжить:
cli-saved = Запись этой партии:
cli-confirm = → { $action }   (Enter: выполнить; u: передумать)
cli-help = ?: правило, которое сейчас действует · help: что можно набрать · table: показать стол ещё раз · quit: выйти и сохранить
cli-commitment = Вся случайность этой партии опечатана; после игры печать проверит `bluffhouse verify`:
cli-wait = пропустить остальных вперёд
cli-not-saved = Запись не сохраняется в { $file }: { $reason }. Укажи другое место через --save.
cli-which-game = Какая игра? {""}
cli-options = Настройки: { $options }
cli-players = Игроков: { $least }–{ $most }
cli-no-such-game = Игры «{ $said }» нет; набери начало одного из этих названий.
