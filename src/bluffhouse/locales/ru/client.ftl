### The browser client

page-your-name = Как тебя называть?
page-who-are-you = А ты кто?
page-come-in = Войти
page-invited = Тебя зовут за стол
page-nowhere = Здесь ничего нет
page-to-the-door = Ко входу
page-language = Язык
page-day = Включить свет
page-night = Приглушить свет
page-close = Закрыть
page-sound-on = Включить звук
page-sound-off = Выключить звук
page-description = Пять игр на блеф с друзьями и ботами, прямо в браузере.
page-big-screen = Большой экран
page-connecting = Ищем стол…
page-connection-lost = Связь пропала. Пробуем снова…
house-unreachable = Заведение не отвечает. Может, закрыто?

door-title = Дом блефа
door-hook = Пять игр, где побеждает лучший лжец или тот, кто видит его насквозь. Без регистрации: просто садись за стол.
door-change-name = { $name } · сменить имя
door-change-name-says = Со следующего стола. Там, где ты уже сидишь, имя останется прежним.
door-take-name = Взять это имя
door-my-tables = Твои столы
door-waiting = Ждём игроков
door-your-turn = Решать тебе
door-their-turn = Решают другие
door-over = Игра окончена: вся правда
door-games = Выбери игру
door-facts = Игроков: { $least }–{ $most } · { $from }–{ $to } минут
door-players = Игроков: { $least }–{ $most }
door-against-bots = Играть с ботами
door-with-friends = Открыть стол
door-learn = Научиться за три минуты
door-open-tables = Открытые столы
door-open-table = { $host } · занято мест: { $taken } из { $seats }
door-no-open-tables = Сейчас никто не ждёт игроков. Открой стол и поделись ссылкой.
door-record = Посмотреть запись из файла

waiting-invite = Отправь эту ссылку тем, с кем хочешь сыграть
waiting-share = Поделиться
waiting-copied = Скопировано
waiting-big-screen = Телевизор или проектор покажет стол всем в комнате и не выдаст ничьих секретов: { $link }
waiting-ready = даёт добро
waiting-not-ready = ещё нет
waiting-bot = бот: { $kind }
waiting-remove = Убрать
waiting-empty = Место { $seat }
waiting-sit = Сесть за стол
waiting-start = Начать игру
waiting-need-people = На каждом месте кто-то должен сидеть
waiting-need-ready = Ждём, пока все будут готовы
waiting-im-ready = Можно начинать
waiting-not-yet = Ещё нет
waiting-options = Правила этого стола
waiting-seat = Место { $seat }
waiting-move-here = Пересесть сюда
waiting-strength = Насколько хорошо играет
waiting-temperament = В какой манере играет
waiting-add-bot = Посадить бота

chat-title = Разговоры
chat-say = Скажи что-нибудь
chat-send = Сказать
chat-unsent = ещё не отправлено

room-story = Ход игры
room-table = Стол
room-your-hand = Твоя рука
room-deciding = принимает решение
room-waiting-for = Ждём решения: { $names }
room-rematch = Сыграть ещё
room-clock = осталось { $left }
room-look-on = Смотри на своём экране: { $link }
room-big-screen = На большом экране
room-new-talk = За столом что-то сказали.
room-skip = Показать всё
room-your-turn = Твой ход.

# The table of a game that brings none of its own
generic-less = На один меньше
generic-more = На один больше
generic-nothing = ничего
