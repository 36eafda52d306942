### What every game shares

# Refusals
not-your-turn = Сейчас решаешь не ты.
game-over = Игра окончена.
not-an-action-of-this-game = В этой игре так не ходят.

# Refusals: coming in
come-in-first = В заведении тебя не знают: сначала войди и назови имя.
name-empty = В имени нужна хотя бы одна видимая буква.
name-too-long = { $most ->
    [one] В имени не больше { $most } буквы.
    [few] В имени не больше { $most } букв.
   *[many] В имени не больше { $most } букв.
}
link-used = Эта ссылка уже использована или устарела. Попроси новую.

# Refusals: the table
no-such-table = Стола с таким кодом нет.
table-damaged = Записи этого стола больше не читаются. Сообщи тому, кто держит заведение.
bad-setting = { $why ->
    [wrong-fool-me-once] «{ millions-of-dollars-option-fool-me-once }» — для 4–8 игроков, а не для 3.
   *[other] Такого стола быть не может: { $details }
}
no-such-bot = Такого бота нет: { $details }
no-such-seat = Такого места нет: мест за этим столом { $most }.
host-only = Это может только хозяин стола.
host-removed-you = Хозяин попросил тебя выйти из-за этого стола.
already-started = Игра уже началась.
not-started = Игра ещё не началась.
not-over = Игра ещё не окончена.
you-have-no-seat = У тебя нет места за этим столом.
table-full = Все места заняты.
seat-taken = Место { $seat } занято.
seat-empty = Место { $seat } свободно.
seats-empty = Есть свободные места: подожди людей или посади ботов.
name-taken = За этим столом уже есть { $name } или почти такое же имя: назовись иначе.
too-few-seats = { $people ->
    [one] Здесь уже сидит { $people } человек: места должно хватить всем.
    [few] Здесь уже сидят { $people } человека: места должно хватить всем.
   *[many] Здесь уже сидят { $people } человек: места должно хватить всем.
}
not-ready = { $name } (место { $seat }) ещё не даёт добро.
rematch-exists = Реванш уже назначен: переходи за новый стол.

# Refusals: playing
not-an-action = В этой игре нет такого действия: { $details }
paused = Игра на паузе.
not-paused = Игра не на паузе.
bot-plays-for-you = За тебя играет бот: сначала верни себе место.
bot-plays-there = За игрока { $name } уже играет бот.
nothing-to-hand-back = { $name }: возвращать нечего, за человека здесь бот не играет.

# Refusals: talk
nobody-called-that = За этим столом нет игрока по имени { $name }.
chat-empty = Скажи хоть что-нибудь.
chat-too-long = { $most ->
    [one] Слишком длинно: не больше { $most } символа за раз.
    [few] Слишком длинно: не больше { $most } символов за раз.
   *[many] Слишком длинно: не больше { $most } символов за раз.
}
chat-too-much = { $most ->
    [one] Сбавь обороты: не больше { $most } реплики в минуту.
    [few] Сбавь обороты: не больше { $most } реплик в минуту.
   *[many] Сбавь обороты: не больше { $most } реплик в минуту.
}
chat-silent = Ты вне дела: ни слова до конца раунда.

# Refusals: the house
not-understood = Заведение этого не понимает: { $details }
not-text = Заведение понимает только текст.
too-large = Слишком много за раз: { $details }
too-fast = Слишком быстро: подожди немного.
too-many-connections = С твоего адреса слишком много подключений.
too-many-guests = С твоего адреса недавно вошло слишком много людей. Попробуй позже.
too-many-tables = С твоего адреса недавно открыли слишком много столов. Попробуй позже.
too-many-viewers = За этим столом слишком много зрителей.
foreign-origin = Это пришло со страницы чужого сайта.
no-such-page = Здесь ничего нет.
no-such-method = Здесь о таком не просят: { $details }
house-closing = Заведение ненадолго закрывается. Загляни чуть позже.
house-full = Все столы заведения заняты. Попробуй позже.
house-cannot-write = Заведение сейчас не может ничего записать. Попробуй чуть позже.
house-broken = В заведении что-то сломалось. Ты тут ни при чём.

# News of a table: $you is yes when it is about the reader's own seat
notice-opened = Стол открыт.
notice-changed = Хозяин изменил правила стола.
notice-sat = { $you ->
    [yes] Ты садишься за стол.
   *[no] { $name } садится за стол.
}
notice-stood = { $you ->
    [yes] Ты встаёшь из-за стола.
   *[no] { $name } встаёт из-за стола.
}
notice-removed = { $you ->
    [yes] Хозяин просит тебя выйти из-за стола.
   *[no] Хозяин просит игрока { $name } выйти из-за стола.
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
        [host] Хозяин сажает за тебя бота ({ $bot }).
       *[absent] Тебя нет за столом: за тебя играет бот ({ $bot }).
    }
   *[no] { $why ->
        [host] Хозяин сажает бота ({ $bot }) за игрока { $name }.
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
notice-archived = Здесь давно никого не было: стол убран.
notice-woken = За столом снова играют.
notice-rematch = Реванш за новым столом.

# Text that is no action
unclear-nothing-said = Скажи, что хочешь сделать; «?» покажет правило, «help» — что можно набрать.
unclear-verb = Непонятно: «{ $said }». Можно сказать: { $verbs }
unclear-usage = Это говорят так: { $usage }

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
    [yes] Решать тебе.
   *[no] Ждём решения: { $names }.
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
