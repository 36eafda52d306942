### Hints: what a shark would do. Percentages such as $best come formatted.

hint-ask = Что сделала бы акула?
hint-warning = С подсказкой эта игра не пойдёт ни в какую статистику.
hint-thinking = Акула думает…
hint-failed = Акула пока не знает ответа. Попробуй ещё раз.
hint-close = Закрыть подсказку
# Headings above two bars: how often a shark does it, and the chance to win.
hint-shark = акула
hint-win = победа
hint-option = { $label }. Акула делает так в { $likely } случаев. Шанс победить: { $value }.
hint-belief = { $name }: { $lie }, что это ложь
hint-belief-trap = { $name }: { $lie }, что это ложь, { $trap }, что ловушка
hint-terminal = Набери «hint», чтобы увидеть, что сделала бы акула.

# Why a shark would do it. $best: the chance to win with it; $other: with the next choice, or with the
# opposite answer to a claim; in “balance” and “mix”, how often a shark makes the next choice.
# $lie, $true, $trap: how likely the open claim is that; in the reasons for a claim of one's own, $true is
# the chance that it is true.
hint-reason-only = Ничего другого сделать нельзя.
hint-reason-lost = Выиграть здесь уже почти нечего, так что разницы мало.
hint-reason-won = Проиграть уже почти нельзя, что ни делай.
hint-reason-catch = Скорее всего, ложь ({ $lie }), так что не верь: шанс победить { $best } вместо { $other }.
hint-reason-catch-anyway = Лишь { $lie }, что это ложь, но поверить обойдётся дороже: шанс победить { $other } вместо { $best }.
hint-reason-trust = Скорее всего, правда ({ $true }): если не поверишь, шанс победить { $other } вместо { $best }.
hint-reason-trust-anyway = Вполне может быть ложью ({ $lie }), но не верить слишком опасно: шанс победить { $other } вместо { $best }.
hint-reason-trap = Это может быть ловушка ({ $trap }): внутри, возможно, больше, чем сказано, так что не открывай.
hint-reason-unsure = Акулы делают так в { $likely } случаев, хотя их собственный расчёт за другое: точно не знает никто.
hint-reason-balance = Акулы здесь иногда блефуют, а иногда говорят правду, чтобы никто их не раскусил.
hint-reason-bait = Ты говоришь меньше, чем есть: открывший заплатит.
hint-reason-bluff = Это блеф, но другие этого знать не могут: шанс победить { $best }.
hint-reason-stretch = Скорее всего, неправда ({ $true }), но раскусить трудно: шанс победить { $best }.
hint-reason-even = То ли правда, то ли нет ({ $true }), так что уверенности нет ни у кого: шанс победить { $best }.
hint-reason-likely = Скорее всего, и так правда ({ $true }), пусть не верят: шанс победить { $best }.
hint-reason-honest = Здесь хватит и правды: шанс победить { $best }.
hint-reason-mix = Акулы делают так в { $likely } случаев, а следующее в { $other }, чтобы никто их не раскусил.
hint-reason-close = Разница невелика: эти варианты примерно равны.
hint-reason-clear = Явно лучше всего: шанс победить { $best }, следующий вариант { $other }.
hint-reason-slight = Чуть лучше остального: шанс победить { $best }, следующий вариант { $other }.
