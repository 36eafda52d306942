### Your page: how you play, in every game and over all of them.

you-title = Твоя страница
you-says = Как ты играешь, { $name }. Больше никто не видит эту страницу.
you-loading = Считаем твои игры…
you-empty = У тебя пока нет ни одной законченной игры. Потом здесь будут твои победы, обманы и сомнения.
you-empty-do = Найти игру
you-few = Это твои первые игры. Ещё несколько, и эта линия начнёт что-то значить.
you-counting = { $count ->
    [one] Осталось посчитать { $count } старую игру…
    [few] Осталось посчитать { $count } старые игры…
    [many] Осталось посчитать { $count } старых игр…
   *[other] Осталось посчитать { $count } старой игры…
}
you-which = Какие игры?
you-all = Все игры

# Wins. Numbers come as text, because a shared win counts as a part.
you-wins = Победы
you-won = Побед: { $wins } из { $games }
you-fair = Равная доля — { $wins }
you-luck = { $how ->
    [above] Ты побеждаешь чаще, чем можно объяснить удачей.
    [below] Ты побеждаешь реже, чем можно объяснить невезением.
   *[luck] Пока разница может быть просто удачей.
}
you-streak = Самая длинная серия побед: { $count }.
you-streak-now = Сейчас: { $count }.
you-recent = Твои последние игры
you-result = { $result ->
    [won] победа
    [shared] общая победа
   *[lost] поражение
}

# Charts
you-chart-wins = Победы сверх равной доли
you-chart-wins-says = Выше пунктира ты побеждаешь чаще своей доли. Внутри полосы это может быть просто удача.
you-chart-adjusted = Без удачи
you-chart-adjusted-says = Чего стоят твои решения по сравнению с равной долей (пунктир). Чем уже полоса, тем точнее оценка.
you-chart-table = Показать таблицей
you-chart-games = Игры
you-chart-score = Счёт
you-chart-margin = Разброс

# Claims
you-claims = Твои слова
you-lies = Твои обманы
you-believed = поверили
you-not-believed = не поверили
you-traps = Твои ловушки
you-sprung = сработали
you-not-sprung = не сработали
you-truths = { $truths ->
    [0] Правды от тебя никто не слышал.
    [one] Правду ты говоришь { $truths } раз.
    [few] Правду ты говоришь { $truths } раза.
    [many] Правду ты говоришь { $truths } раз.
   *[other] Правду ты говоришь { $truths } раза.
}
you-ear = Твоё чутьё
you-their-lies = Чужие обманы
you-caught = раскрыты
you-fell-for = сработали на тебе
you-their-truths = Чужая правда
you-trusted = ты веришь
you-doubted = ты не веришь
you-best-lie = Твой лучший обман
you-best-lie-believers = { $count ->
    [one] На него попадается { $names }. Никто его не раскрыл.
    [few] На него попадаются { $names }. Никто его не раскрыл.
    [many] На него попадаются { $names }. Никто его не раскрыл.
   *[other] На него попадаются { $names }. Никто его не раскрыл.
}
you-moment = Посмотреть этот момент

# Reviews
you-decisions = Твои решения
you-judged = Оценённые решения
you-verdict = { $verdict ->
    [best] лучшие
    [good] хорошие
    [mistake] ошибки
   *[blunder] грубые ошибки
}
you-lost = Упущено за игру: { $lost } победы.
you-reviewed = Разобрано игр: { $reviewed } из { $games }.
you-unreviewed = Ни одна из этих игр ещё не разобрана. Разбор показывает, насколько хороши твои решения, если не считать удачу.
you-review-last = Разобрать мои последние игры
you-reviewing = Разбираем игру { $game } из { $games }…

# Where chances are lost: { $weakness } is one of the first list, put into one of the second.
you-weakness = Где ты теряешь шансы
you-weakness-none = В разобранных играх явных слабостей не видно.
you-weakness-evidence = { $decisions ->
    [one] Это видно по { $decisions } решению: в среднем оно стоит { $lost } победы. Остальные стоят { $others }.
    [few] Это видно по { $decisions } решениям: каждое в среднем стоит { $lost } победы. Остальные стоят { $others }.
    [many] Это видно по { $decisions } решениям: каждое в среднем стоит { $lost } победы. Остальные стоят { $others }.
   *[other] Это видно по { $decisions } решения: каждое в среднем стоит { $lost } победы. Остальные стоят { $others }.
}
you-weakness-moment = Посмотреть худший пример
you-weak-raise-doubt = Ты слишком поздно говоришь «не верю»
you-weak-doubt-raise = Ты слишком рано говоришь «не верю»
you-weak-doubt-trust = Ты слишком часто не веришь
you-weak-trust-doubt = Ты слишком легко веришь
you-weak-bid-pass = Ты слишком долго торгуешься
you-weak-pass-bid = Ты слишком рано пасуешь в торгах
you-weak-claim = Ты говоришь не то, что нужно
you-weak-raise = Ты неудачно повышаешь
you-weak-bid = Ты ставишь не те суммы
you-weak-plan = Ты неудачно планируешь
you-weak-deal = Ты заключаешь плохие сделки
you-weak-play = Ты теряешь больше всего шансов
you-when-always = { $weakness }.
you-when-few-cards = { $weakness }, когда у тебя мало карт.
you-when-many-cards = { $weakness }, когда у тебя много карт.
you-when-big-claim = { $weakness }, когда заявлено много.
you-when-offered = { $weakness }, когда кто-то сделал тебе предложение.
you-when-few-left = { $weakness }, когда в деле осталось мало участников.
you-when-looked-at = { $weakness }, когда кто-то видел твою карту.
you-when-first-half = { $weakness } в первой половине игры.
you-when-second-half = { $weakness } во второй половине игры.
you-when-ahead = { $weakness }, когда ты впереди.
you-when-behind = { $weakness }, когда ты позади.

you-export = Скачать мои игры
you-export-says = Файл JSON со всеми твоими играми, которые идут в зачёт, и их цифрами.
