### The rules at hand, and the waiting room

# The rules. $number is like LI-5, $name is the rule's name (“What is higher”), $title the game's.
rulebook-title = Zasady
rulebook-hook = Każda zasada ma numer. Przy stole „?” otwiera tę, która właśnie obowiązuje.
rulebook-of = { $title }: zasady
rulebook-rule = Zasada { $number }
rulebook-rule-named = Zasada { $number }: { $name }
rulebook-contents = Spis treści
rulebook-all = Wszystkie zasady
rulebook-one-page = Wszystkie zasady na jednej stronie, do czytania i druku
rulebook-other-games = Zasady innych gier
rulebook-next = Następna zasada
rulebook-previous = Poprzednia zasada
rulebook-print = Drukuj
rulebook-back = Wróć do stołu
rulebook-opening = Otwieramy zasady…
rulebook-unread = Nie udało się teraz pobrać zasad.
rulebook-try-again = Spróbuj ponownie

# The invitation
waiting-invitation = Zaproszenie
waiting-copy = Kopiuj link
waiting-not-copied = Ta przeglądarka nie pozwala nam kopiować. Zaznacz link i skopiuj go ręcznie.
waiting-code = Kod QR z linkiem do tego stołu
waiting-code-says = Skieruj aparat telefonu na ten kod: otworzy stół.
waiting-shared-title = Bluffhouse: { $title }

# Seats
waiting-choose-seat = Dotknij pustego miejsca, żeby je zająć, albo przeciągnij tam swój portret.
waiting-choose-seat-host = Dotknij pustego miejsca, żeby się tam przesiąść albo posadzić bota. Możesz też przeciągnąć tam swój portret.
waiting-choose-first = Dotknij pustego miejsca, żeby usiąść.
waiting-leave-seat = Wstaję od stołu
waiting-host = gospodarz
waiting-away = bez połączenia
waiting-fill-with-bots = Boty na wszystkie puste miejsca
waiting-bot-tempered = bot: { $strength }, { $temper }
bot-short-rookie = nowicjusz
bot-short-regular = bywalec
bot-short-shark = rekin
bot-short-champion = mistrz
bot-short-random = losowy

# How the table is run. The host sets it; the others read it.
waiting-table = Ten stół
waiting-host-sets = O tym decyduje gospodarz.
waiting-seats = Gracze
waiting-seats-count = { $seats ->
    [one] { $seats } gracz
    [few] { $seats } graczy
   *[many] { $seats } graczy
}
waiting-seats-says = Miejsca, które zostaną puste, mogą zająć boty.
waiting-doors = Kto może wejść
waiting-doors-link = każdy, kto ma link
waiting-doors-link-says = Tego stołu nie ma na żadnej liście. Trafią tu tylko osoby z linkiem.
waiting-doors-public = wszyscy
waiting-doors-public-says = Do początku gry stół jest na liście przy wejściu i każdy może usiąść albo popatrzeć.
waiting-clock = Limit czasu
waiting-clock-none = bez limitu
waiting-clock-none-says = Myśl tak długo, jak chcesz.
waiting-clock-decision = na każdy ruch
waiting-clock-decision-says = Gdy skończy ci się czas na ruch, ten jeden ruch wykona za ciebie bot.
waiting-clock-game = na całą grę
waiting-clock-game-says = Każdy ma jeden zegar na całą grę, a każdy ruch dodaje trochę czasu. Gdy czas się skończy, decyduje bot.
waiting-clock-days = kilka dni na ruch
waiting-clock-days-says = Do grania z doskoku, gdy zagląda się raz dziennie. Gdy czas minie, decyduje bot.
waiting-clock-how-long = Ile czasu
waiting-clock-increment = Dodatek za ruch
waiting-clock-countdown = Odliczanie po ogłoszeniu końca czasu
waiting-clock-countdown-says = Tyle zostaje wszystkim, gdy przywódca ogłosi koniec czasu.
waiting-clock-seconds = { $seconds ->
    [one] { $seconds } sekunda
    [few] { $seconds } sekundy
   *[many] { $seconds } sekund
}
waiting-clock-minutes = { $minutes ->
    [one] { $minutes } minuta
    [few] { $minutes } minuty
   *[many] { $minutes } minut
}
waiting-clock-of-days = { $days ->
    [one] { $days } dzień
    [few] { $days } dni
   *[many] { $days } dni
}
waiting-absence = Gdy ktoś odejdzie
waiting-absence-bot = bot przejmuje miejsce
waiting-absence-bot-says = Za nieobecnych gra bot. Po powrocie od razu odzyskują swoje miejsce.
waiting-absence-wait = stół czeka
waiting-absence-wait-says = Nikt nie gra za nieobecnych, chyba że biegnie zegar albo gospodarz wpuści bota.
waiting-yes = tak
waiting-no = nie
waiting-islands = { $near } i { $far }
