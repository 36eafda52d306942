### The rules at hand, and the waiting room

# The rules. $number is like LI-5, $name is the rule's name (“What is higher”), $title the game's.
rulebook-title = Правила
rulebook-hook = У каждого правила есть номер. За столом «?» открывает то, которое действует прямо сейчас.
rulebook-of = { $title }: правила
rulebook-rule = Правило { $number }
rulebook-rule-named = Правило { $number }: { $name }
rulebook-contents = Содержание
rulebook-all = Все правила
rulebook-one-page = Все правила на одной странице: читать и печатать
rulebook-other-games = Правила других игр
rulebook-next = Следующее правило
rulebook-previous = Предыдущее правило
rulebook-print = Печать
rulebook-back = Назад к столу
rulebook-opening = Открываем правила…
rulebook-unread = Сейчас правила не загружаются.
rulebook-try-again = Попробовать снова

# The invitation
waiting-invitation = Приглашение
waiting-copy = Скопировать ссылку
waiting-not-copied = Этот браузер не даёт нам копировать. Выдели ссылку и скопируй её вручную.
waiting-code = QR-код ссылки на этот стол
waiting-code-says = Наведи на код камеру телефона: откроется стол.
waiting-shared-title = Bluffhouse: { $title }

# Seats
waiting-choose-seat = Коснись свободного места, чтобы занять его, или перетащи туда свой аватар.
waiting-choose-seat-host = Коснись свободного места, чтобы пересесть или посадить туда бота. Можно и перетащить туда свой аватар.
waiting-choose-first = Коснись свободного места, чтобы сесть.
waiting-leave-seat = Встать из-за стола
waiting-host = хозяин
waiting-away = не на связи
waiting-fill-with-bots = Ботов на все места
waiting-bot-tempered = бот: { $strength }, { $temper }
bot-short-rookie = новичок
bot-short-regular = завсегдатай
bot-short-shark = акула
bot-short-champion = чемпион
bot-short-random = наугад

# How the table is run. The host sets it; the others read it.
waiting-table = Этот стол
waiting-host-sets = Это решает хозяин стола.
waiting-seats = Игроки
waiting-seats-count = { $seats ->
    [one] { $seats } игрок
    [few] { $seats } игрока
   *[many] { $seats } игроков
}
waiting-seats-says = Пустые места могут занять боты.
waiting-doors = Кого пускать
waiting-doors-link = тех, у кого ссылка
waiting-doors-link-says = Стола нет ни в одном списке. Его найдут только те, у кого есть ссылка.
waiting-doors-public = всех
waiting-doors-public-says = До начала игры стол виден у входа, и любой может сесть или посмотреть.
waiting-clock = Ограничение времени
waiting-clock-none = без ограничений
waiting-clock-none-says = Думай сколько хочешь.
waiting-clock-decision = на каждый ход
waiting-clock-decision-says = Когда твоё время на ход выйдет, этот один ход сделает за тебя бот.
waiting-clock-game = на всю игру
waiting-clock-game-says = У каждого одни часы на всю игру; за каждый ход немного добавляется. Когда время выйдет, решает бот.
waiting-clock-days = несколько дней на ход
waiting-clock-days-says = Для игры между делом, когда заглядывают раз в день. Когда время выйдет, решает бот.
waiting-clock-how-long = Сколько
waiting-clock-increment = Добавка за ход
waiting-clock-countdown = Отсчёт после закрытия торга
waiting-clock-countdown-says = Столько остаётся у всех, когда вожак закроет торг.
waiting-clock-seconds = { $seconds ->
    [one] { $seconds } секунда
    [few] { $seconds } секунды
   *[many] { $seconds } секунд
}
waiting-clock-minutes = { $minutes ->
    [one] { $minutes } минута
    [few] { $minutes } минуты
   *[many] { $minutes } минут
}
waiting-clock-of-days = { $days ->
    [one] { $days } день
    [few] { $days } дня
   *[many] { $days } дней
}
waiting-absence = Если кто-то пропал
waiting-absence-bot = играет бот
waiting-absence-bot-says = За тех, кого нет, играет бот. Вернувшись, они сразу получают своё место назад.
waiting-absence-wait = стол ждёт
waiting-absence-wait-says = За тех, кого нет, никто не играет, если только не идут часы или хозяин не посадил бота.
waiting-yes = да
waiting-no = нет
waiting-islands = { $near } и { $far }
