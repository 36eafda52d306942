### The browser client

page-your-name = Jak mamy się do ciebie zwracać?
page-who-are-you = Kto gra?
page-come-in = Wchodzę
page-invited = Zapraszamy cię do stołu
invited-by = { $host } zaprasza cię do gry: { $game }.
invited-waiting = Zajęte miejsca: { $taken } z { $seats }.
invited-playing = Gra już trwa: wejdź popatrzeć.
invited-over = Gra się skończyła: wejdź zobaczyć, kto kłamał.
page-nowhere = Nic tu nie ma
page-to-the-door = Wróć do wejścia
page-language = Język
page-day = Tryb jasny
page-night = Tryb ciemny
page-close = Zamknij
page-announcement = Od osoby, która prowadzi ten dom:
page-somebody = Ktoś
door-closed = Stół zamknięty przez dom
page-sound-on = Włącz dźwięk
page-sound-off = Wyłącz dźwięk
page-description = Pięć gier blefu, ze znajomymi i z botami, w przeglądarce.
page-big-screen = Widok TV
page-connecting = Szukamy stołu…
page-connection-lost = Brak połączenia. Łączymy ponownie…
house-unreachable = Dom nie odpowiada. Sprawdź połączenie i spróbuj jeszcze raz.

door-title = Dom blefu
door-hook = Pięć gier, w których wygrywa ten, kto najlepiej kłamie, albo ten, kto przejrzy kłamstwo. Bez zakładania konta: siadaj i graj.
door-change-name = { $name } · zmień imię
door-change-name-says = Od następnego stołu. Tam, gdzie już siedzisz, imię się nie zmieni.
door-you = Twoja strona
door-devices = Twoje urządzenia
door-puzzles = Zagadki dnia
door-take-name = Używaj tego imienia
door-my-tables = Twoje stoły
door-waiting = Czeka na graczy
door-your-turn = Twoja kolej
door-their-turn = Kolej innych
door-over = Koniec: zobacz, kto kłamał
review-open = Jak nam poszło?
door-opponents = gracze: { $names }
door-result = { $winners ->
    [0] Nikt nie wygrał
    [one] { $you ->
        [yes] Twoja wygrana
       *[no] Wygrana: { $names }
    }
   *[other] { $you ->
        [yes] Wspólna wygrana: ty i { $names }
       *[no] Wspólna wygrana: { $names }
    }
}
door-clear = Usuń z listy: { $table }
door-clear-all = Usuń zakończone stoły
door-games = Wybierz grę
door-facts = { $least }–{ $most } graczy · { $from }–{ $to } min
door-players = { $least }–{ $most } graczy
door-against-bots = Graj z botami
quick-players = Gracze przy stole
quick-mixed = różne
door-with-friends = Graj ze znajomymi
door-learn = Naucz się w trzy minuty
door-open-tables = Otwarte stoły
door-open-table = { $host } · zajęte miejsca: { $taken } z { $seats }
door-no-open-tables = Nikt teraz nie szuka graczy. Otwórz stół i wyślij znajomym link.
door-record = Odtwórz zapis

waiting-invite = Wyślij ten link pozostałym graczom
waiting-share = Udostępnij
waiting-copied = Skopiowano
waiting-big-screen = Widok TV pokazuje stół na wspólnym ekranie, bez niczyich tajemnic. Otwórz { $link }
waiting-ready = gotowe
waiting-not-ready = jeszcze nie
waiting-bot = bot: { $kind }
waiting-remove = Usuń
waiting-empty = Miejsce { $seat }
waiting-sit = Siadam
waiting-start = Zaczynamy
waiting-need-people = Każde miejsce musi być zajęte
waiting-need-ready = Czekamy, aż wszyscy będą gotowi
waiting-starting = Zaczynamy…
waiting-im-ready = Gotowe
waiting-not-yet = Jeszcze nie
waiting-options = Zasady przy tym stole
waiting-seat = Miejsce { $seat }
waiting-move-here = Przesiądź się tutaj
waiting-strength = Siła gry
waiting-temperament = Styl gry
waiting-add-bot = Dodaj bota

chat-title = Czat
chat-say = Napisz wiadomość
chat-send = Wyślij
chat-unsent = wysyłanie…

room-story = Przebieg
room-table = Stół
room-your-hand = Twoja ręka
room-deciding = myśli
room-waiting-for = Czekamy na graczy: { $names }
room-rematch = Jeszcze raz
room-clock = Zostało: { $left }
room-more-below = Więcej poniżej
room-look-on = Oglądaj na telefonie: { $link }
room-big-screen = Widok TV
room-new-talk = Nowa wiadomość na czacie.
room-skip = Pomiń
room-pace = Tempo
room-pace-slow = Wolne
room-pace-normal = Normalne
room-pace-fast = Szybkie
room-pace-instant = Błyskawiczne
room-your-turn = Twoja kolej.
room-watching = Oglądasz

# The player of a seat, on its face
seat-away = offline
seat-bot = bot
seat-agent = AI

# The table of a game that brings none of its own
generic-less = O jeden mniej
generic-more = O jeden więcej
generic-nothing = nic
generic-cannot-draw = Ten stół nie umie pokazać tej decyzji. Zagraj w terminalu albo poproś autora gry o własny stół.

# The end of a game
end-winners = { $winners ->
    [0] Nikt nie wygrywa
    [one] { $you ->
        [yes] Wygrywasz!
       *[no] Wygrywa { $names }!
    }
   *[other] { $you ->
        [yes] Wspólne zwycięstwo: ty i { $names }!
       *[no] Wspólne zwycięstwo: { $names }!
    }
}
end-results = Wyniki
end-invitation = { $name } chce zagrać jeszcze raz.
end-next-table = Następna gra czeka przy nowym stole.
end-join = Dołącz

table-assisted = z podpowiedziami
table-assisted-means = Z podpowiedziami: nie liczy się do statystyk.
