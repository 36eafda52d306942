### The browser client

page-your-name = Как тебя называть?
page-who-are-you = Кто играет?
page-come-in = Войти
page-invited = Тебя приглашают за стол
invited-by = { $host } приглашает тебя сыграть: { $game }.
invited-waiting = Занято мест: { $taken } из { $seats }.
invited-playing = Игра уже идёт: заходи посмотреть.
invited-over = Игра окончена: заходи узнать, кто солгал.
page-nowhere = Здесь ничего нет
page-to-the-door = Вернуться ко входу
page-language = Язык
page-day = Светлая тема
page-night = Тёмная тема
page-close = Закрыть
page-announcement = От администратора дома:
page-somebody = Кто-то
door-closed = Закрыт администратором
page-sound-on = Включить звук
page-sound-off = Выключить звук
page-description = Пять игр на блеф с друзьями и ботами, прямо в браузере.
page-big-screen = Вид для ТВ
page-connecting = Ищем стол…
page-connection-lost = Связь пропала. Подключаемся снова…
house-unreachable = Дом не отвечает. Проверь связь и попробуй снова.

door-title = Дом блефа
door-hook = Пять игр, где побеждает лучший лжец или тот, кто видит ложь насквозь. Без регистрации: просто садись за стол.
door-change-name = { $name } · сменить имя
door-change-name-says = Со следующего стола. Там, где ты уже сидишь, имя останется прежним.
door-you = Твоя страница
door-devices = Твои устройства
door-puzzles = Задачи дня
door-take-name = Взять это имя
door-my-tables = Твои столы
door-waiting = Ждём игроков
door-your-turn = Твой ход
door-their-turn = Ход других
door-over = Игра окончена: кто врал?
review-open = Как мы сыграли?
door-opponents = игроки: { $names }
door-result = { $winners ->
    [0] Никто не победил
    [one] { $you ->
        [yes] Твоя победа
       *[no] Победа: { $names }
    }
    [few] { $you ->
        [yes] Общая победа: ты и { $names }
       *[no] Общая победа: { $names }
    }
   *[many] { $you ->
        [yes] Общая победа: ты и { $names }
       *[no] Общая победа: { $names }
    }
}
door-clear = Убрать из списка: { $table }
door-clear-all = Убрать законченные столы
door-games = Выбери игру
door-facts = Игроков: { $least }–{ $most } · { $from }–{ $to } минут
door-players = Игроков: { $least }–{ $most }
door-against-bots = Играть с ботами
quick-players = Игроков за столом
quick-mixed = разные
door-with-friends = Играть с друзьями
door-learn = Научиться за три минуты
door-open-tables = Открытые столы
door-open-table = { $host } · занято мест: { $taken } из { $seats }
door-no-open-tables = Сейчас никто не ждёт игроков. Открой стол и поделись ссылкой.
door-record = Посмотреть запись из файла

waiting-invite = Отправь эту ссылку другим игрокам
waiting-share = Поделиться
waiting-copied = Скопировано
waiting-big-screen = Вид для ТВ: стол на общем экране, без чьих-либо секретов. Открой { $link }
waiting-ready = даёт добро
waiting-not-ready = ещё нет
waiting-bot = бот: { $kind }
waiting-remove = Убрать
waiting-empty = Место { $seat }
waiting-sit = Сесть за стол
waiting-start = Начать игру
waiting-need-people = На каждом месте нужен игрок
waiting-need-ready = Ждём, пока все будут готовы
waiting-starting = Начинаем…
waiting-im-ready = Можно начинать
waiting-not-yet = Ещё нет
waiting-options = Правила этого стола
waiting-seat = Место { $seat }
waiting-move-here = Пересесть сюда
waiting-strength = Сила игры
waiting-temperament = Стиль игры
waiting-add-bot = Добавить бота

chat-title = Чат
chat-say = Напиши сообщение
chat-send = Отправить
chat-unsent = отправляется…

room-story = Ход игры
room-table = Стол
room-your-hand = Твоя рука
room-deciding = думает
room-waiting-for = Ждём: { $names }
room-rematch = Сыграть ещё
room-clock = осталось { $left }
room-more-below = Ниже есть ещё
room-look-on = Смотри на телефоне: { $link }
room-big-screen = Вид для ТВ
room-new-talk = Новое сообщение в чате.
room-skip = Промотать
room-pace = Темп
room-pace-slow = Медленный
room-pace-normal = Обычный
room-pace-fast = Быстрый
room-pace-instant = Мгновенный
room-your-turn = Твой ход.
room-watching = Ты зритель

# The player of a seat, on its face
seat-away = нет связи
seat-bot = бот
seat-agent = ИИ

# The table of a game that brings none of its own
generic-less = На один меньше
generic-more = На один больше
generic-nothing = ничего
generic-cannot-draw = Этот стол не умеет показать это решение. Сыграй в терминале или попроси автора игры сделать свой стол.

# The end of a game
end-winners = { $winners ->
    [0] Победителей нет
    [one] { $you ->
        [yes] Победа твоя!
       *[no] Побеждает { $names }!
    }
    [few] { $you ->
        [yes] Общая победа: ты и { $names }!
       *[no] Победу делят { $names }!
    }
   *[many] { $you ->
        [yes] Общая победа: ты и { $names }!
       *[no] Победу делят { $names }!
    }
}
end-results = Результаты
end-invitation = { $name } хочет сыграть ещё.
end-next-table = Следующая игра ждёт за новым столом.
end-join = Присоединиться

table-assisted = с подсказками
table-assisted-means = С подсказками: не идёт ни в какую статистику.
