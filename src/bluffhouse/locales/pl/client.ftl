### The browser client

page-your-name = Jak mamy się do ciebie zwracać?
page-who-are-you = Kto tam?
page-come-in = Wchodzę
page-invited = Zapraszamy cię do stołu
page-nowhere = Nic tu nie ma
page-to-the-door = Do wejścia
page-language = Język
page-day = Zapal światło
page-night = Przygaś światło
page-close = Zamknij
page-sound-on = Włącz dźwięk
page-sound-off = Wyłącz dźwięk
page-description = Pięć gier blefu, ze znajomymi i z botami, w przeglądarce.
page-big-screen = Duży ekran
page-connecting = Szukamy stołu…
page-connection-lost = Połączenie zerwane. Próbujemy dalej…
house-unreachable = Nikt nie otwiera. Może dom jest zamknięty?

door-title = Dom blefu
door-hook = Pięć gier, w których wygrywa najlepszy kłamca albo ten, kto go przejrzy. Bez zakładania konta: siadaj i graj.
door-change-name = { $name } · zmień imię
door-change-name-says = Od następnego stołu. Tam, gdzie już siedzisz, imię się nie zmieni.
door-take-name = Przyjmij to imię
door-my-tables = Twoje stoły
door-waiting = Czeka na graczy
door-your-turn = Twoja decyzja
door-their-turn = Decydują inni
door-over = Koniec: zobacz całą prawdę
door-games = Wybierz grę
door-facts = { $least }–{ $most } graczy · { $from }–{ $to } min
door-players = { $least }–{ $most } graczy
door-against-bots = Graj z botami
door-with-friends = Otwórz stół
door-learn = Naucz się w trzy minuty
door-open-tables = Otwarte stoły
door-open-table = { $host } · zajęte miejsca: { $taken } z { $seats }
door-no-open-tables = Nikt teraz nie szuka graczy. Otwórz stół i wyślij znajomym link.
door-record = Odtwórz zapis

waiting-invite = Wyślij ten link każdemu, kto ma zagrać
waiting-share = Udostępnij
waiting-copied = Skopiowano
waiting-big-screen = Telewizor albo rzutnik pokaże stół wszystkim w pokoju, ale niczyich tajemnic nie zdradzi: { $link }
waiting-ready = gotowe
waiting-not-ready = jeszcze nie
waiting-bot = bot: { $kind }
waiting-remove = Usuń
waiting-empty = Miejsce { $seat }
waiting-sit = Siadam
waiting-start = Zaczynamy
waiting-need-people = Każde miejsce musi być zajęte
waiting-need-ready = Czekamy, aż wszyscy potwierdzą
waiting-im-ready = Gotowe
waiting-not-yet = Jeszcze nie
waiting-options = Zasady przy tym stole
waiting-seat = Miejsce { $seat }
waiting-move-here = Siadam tutaj
waiting-strength = Siła gry
waiting-temperament = Styl gry
waiting-add-bot = Posadź tu bota

chat-title = Rozmowa
chat-say = Powiedz coś
chat-send = Powiedz
chat-unsent = jeszcze nie wysłano

room-story = Przebieg
room-table = Stół
room-your-hand = Twoja ręka
room-deciding = decyduje
room-waiting-for = Czekamy na decyzję: { $names }
room-rematch = Jeszcze raz
room-clock = Zostało: { $left }
room-look-on = Zajrzyj z własnego ekranu: { $link }
room-big-screen = Na dużym ekranie
room-new-talk = Ktoś coś mówi.
room-skip = Pokaż wszystko
room-your-turn = Twoja kolej.

# The table of a game that brings none of its own
generic-less = O jeden mniej
generic-more = O jeden więcej
generic-nothing = nic
