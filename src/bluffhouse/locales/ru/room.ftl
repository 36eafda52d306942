### Меню стола и люди за столом

menu-title = Меню стола
menu-players = Игроки
menu-game = Эта игра
menu-device = Это устройство
menu-you = ты
menu-muted = сообщения скрыты
menu-stand-in = играет бот
menu-pause = Поставить игру на паузу
menu-pause-says = Все часы останавливаются на несколько минут. Если все согласны, пауза продлится дольше.
menu-agree-pause = Согласиться на долгую паузу
menu-agree-pause-says = Если все согласны, она длится, пока кто-нибудь не продолжит игру.
menu-resume = Продолжить игру
menu-take-back = Вернуться на своё место
menu-bot-for-me = Пусть за меня играет бот
menu-bot-for-me-says = Пока ты не вернёшься на своё место.
menu-counts-as-lost = Если бот доиграет за тебя, игра считается проигранной.
menu-mute = Скрыть сообщения: { $name }
menu-mute-says = За этим столом ты не увидишь, что пишет этот игрок.
menu-unmute = Показать сообщения: { $name }
menu-hand-over = Пусть бот играет за игрока { $name }
menu-hand-back = Вернуть место игроку { $name }
menu-remove = Удалить игрока { $name }
menu-remove-waiting = Этот игрок больше не сможет сесть за этот стол.
menu-remove-playing = На этом месте доиграет бот, а писать в чат игрок больше не сможет.
menu-remove-sure = Да, удалить игрока { $name }
menu-spectators = Зрители
menu-remove-spectator = Этот стол больше не будет виден зрителю.
menu-tv-says = Для общего экрана: ничьих секретов на нём нет.
menu-carry = Продолжить на другом устройстве
menu-carry-short = Твоё место и твои столы останутся с тобой.
menu-carry-code = QR-код, чтобы продолжить на другом устройстве
menu-carry-says = { $minutes ->
    [one] Отсканируй код другим устройством. Он сработает один раз в течение { $minutes } минуты. Больше никому его не показывай: с ним можно играть от твоего имени.
    [few] Отсканируй код другим устройством. Он сработает один раз в течение { $minutes } минут. Больше никому его не показывай: с ним можно играть от твоего имени.
   *[many] Отсканируй код другим устройством. Он сработает один раз в течение { $minutes } минут. Больше никому его не показывай: с ним можно играть от твоего имени.
}
menu-leave = Выйти из-за стола
menu-leave-waits = Стол тебя подождёт. Найдёшь его у входа.
menu-leave-bot = Немного погодя за тебя начнёт играть бот, пока ты не вернёшься.
bar-bot-plays = За тебя играет бот.
bar-pause-until = Игра продолжится не позже { $time }.
claim-title = Продолжить на этом устройстве?
claim-says = Здесь у тебя будут то же имя, место и столы, что и на другом устройстве.
claim-instead = На этом устройстве сейчас играет { $name }. Если продолжить, устройство забудет это имя и его столы.
claim-yes = Продолжить здесь
claim-no = Не сейчас

# Talk at the table
talk-title = Сказать что-нибудь
talk-reactions = Реакции
talk-phrases = Готовые фразы
reaction-laugh = смеётся
reaction-gasp = ахает
reaction-doubt = поднимает бровь
reaction-applause = аплодирует
reaction-tears = роняет слезу
reaction-cheers = поднимает бокал
phrase-good-luck = Удачи!
phrase-thinking = Дай подумать…
phrase-trust-me = Поверь мне.
phrase-not-believing = Я тебе не верю.
phrase-oops = Ой!
phrase-nice-one = Здорово!
phrase-thanks = Спасибо!
phrase-good-game = Хорошая игра!
