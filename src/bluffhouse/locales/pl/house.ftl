### What every game shares

# Refusals
not-your-turn = Teraz nie twoja kolej.
game-over = Gra już się skończyła.
not-an-action-of-this-game = W tej grze nie da się tego zrobić.

# Refusals: coming in
come-in-first = Nie znamy jeszcze twojego imienia. Podaj je, żeby wejść.
name-reserved = { $name } można pomylić z samym domem. Wybierz inne imię.
name-empty = Imię musi mieć choć jedną widoczną literę.
name-too-long = { $most ->
    [one] To imię jest za długie: najwyżej { $most } litera.
    [few] To imię jest za długie: najwyżej { $most } litery.
   *[many] To imię jest za długie: najwyżej { $most } liter.
}
link-used = Ten link został już użyty albo wygasł. Poproś o nowy.

# Refusals: the table
no-such-table = Nie ma stołu o tym kodzie. Sprawdź link.
table-damaged = Dziennika tego stołu nie da się już odczytać. Daj znać osobie, która prowadzi ten dom.
table-closed = Osoba, która prowadzi ten dom, zamknęła ten stół.
banned = Osoba, która prowadzi ten dom, zamknęła go przed tobą na stałe.
banned-until = Osoba, która prowadzi ten dom, zamknęła go przed tobą na jakiś czas. Zostało: { $hours } godz.
name-differs = To nie jest twoje imię. Wpisz je dokładnie tak: { $name }
bad-setting = { $why ->
    [wrong-fool-me-once] „{ millions-of-dollars-option-fool-me-once }” jest dla 4–8 graczy, nie dla 3.
   *[other] Takie połączenie ustawień nie jest możliwe: { $details }
}
no-such-bot = Nie ma takiego bota: { $details }
no-such-seat = { $most ->
    [one] Nie ma takiego miejsca: przy tym stole jest { $most }.
    [few] Nie ma takiego miejsca: przy tym stole są { $most }.
   *[many] Nie ma takiego miejsca: przy tym stole jest ich { $most }.
}
host-only = To może zrobić tylko gospodarz.
host-removed-you = Gospodarz zabiera ci miejsce przy tym stole.
already-started = Gra już trwa.
not-started = Gra się jeszcze nie zaczęła.
not-over = Gra się jeszcze nie skończyła.
you-have-no-seat = Nie siedzisz przy tym stole.
table-full = Wszystkie miejsca są zajęte. Możesz popatrzeć.
seat-taken = Miejsce { $seat } jest zajęte. Wybierz inne.
seat-empty = Miejsce { $seat } jest puste.
seats-empty = Są jeszcze puste miejsca. Poczekaj na ludzi albo dodaj boty.
name-taken = Ktoś tutaj ma już imię { $name } albo bardzo podobne. Wybierz inne, żeby usiąść.
too-few-seats = { $people ->
    [one] Siedzi tu już { $people } osoba. Stół nie może mieć mniej miejsc.
    [few] Siedzą tu już { $people } osoby. Stół nie może mieć mniej miejsc.
   *[many] Siedzi tu już { $people } osób. Stół nie może mieć mniej miejsc.
}
not-ready = Jeszcze nie wszyscy są gotowi: { $name }, miejsce { $seat }.
about-to-start = Gra zaraz się zacznie.
number-not-due = Twoja liczba do rozdania nie jest teraz potrzebna.
number-not-sealed = To nie jest liczba, którą zapieczętowało twoje urządzenie.
rematch-exists = Rewanż już jest: przejdź do nowego stołu.

# Refusals: playing
not-an-action = W tej grze nie ma takiego ruchu: { $details }
paused = Gra jest wstrzymana.
not-paused = Gra nie jest wstrzymana.
pause-used-up = Twój czas na przerwy w tej grze się skończył ({ $minutes } min).
no-lesson = Ta gra nie ma lekcji albo ten stół nie jest lekcją.
lesson-fixed = Graczy i ustawień lekcji nie można zmienić.
bot-plays-for-you = Gra za ciebie bot: najpierw wróć na swoje miejsce.
bot-plays-there = Bot już zastępuje gracza { $name }.
nothing-to-hand-back = Nie ma czego oddawać: na tym miejscu ({ $name }) bot nikogo nie zastępuje.
player-here = { $name } jest przy stole. W trakcie gry nikt nie decyduje za obecnych.
player-just-left = { $seconds ->
    [one] { $name } dopiero co znika. Spróbuj ponownie za { $seconds } sekundę.
    [few] { $name } dopiero co znika. Spróbuj ponownie za { $seconds } sekundy.
    [many] { $name } dopiero co znika. Spróbuj ponownie za { $seconds } sekund.
   *[other] { $name } dopiero co znika. Spróbuj ponownie za { $seconds } sekundy.
}

# Refusals: talk
nobody-called-that = Przy tym stole nikt nie ma na imię { $name }.
spectator-gone = Ta osoba już nie ogląda.
chat-empty = Najpierw napisz wiadomość.
chat-one-thing = Wyślij tekst, reakcję albo gotowe zdanie: jedno naraz.
no-such-phrase = Przy tym stole nie ma takiego zdania.
chat-too-long = { $most ->
    [one] Ta wiadomość jest za długa: najwyżej { $most } znak.
    [few] Ta wiadomość jest za długa: najwyżej { $most } znaki.
   *[many] Ta wiadomość jest za długa: najwyżej { $most } znaków.
}
chat-too-much = { $most ->
    [one] Piszesz za szybko: najwyżej { $most } wiadomość na minutę.
    [few] Piszesz za szybko: najwyżej { $most } wiadomości na minutę.
   *[many] Piszesz za szybko: najwyżej { $most } wiadomości na minutę.
}
chat-silent = Po wycofaniu się nie możesz pisać na czacie do końca rundy.

# Refusals: the house
not-understood = Nie rozumiemy tego: { $details }
not-text = Przyjmujemy tu tylko tekst.
too-large = To za duże: { $details }
too-fast = To było za szybko. Odczekaj chwilę i spróbuj jeszcze raz.
too-slow = Twoje żądanie docierało zbyt długo. Spróbuj jeszcze raz.
too-many-connections = Z twojego adresu jest za dużo połączeń. Zamknij któreś i spróbuj jeszcze raz.
too-many-guests = Z twojego adresu weszło ostatnio za dużo osób. Spróbuj później.
too-many-tables = Z tego adresu nie można otworzyć więcej stołów w ciągu godziny ({ $most }). Spróbuj za { $minutes } min.
too-many-codes = Z tego adresu przyszło za dużo błędnych kodów stołów. Spróbuj za { $minutes } min.
too-many-reads = Otwierasz za dużo gier naraz. Poczekaj, aż któraś się pokaże.
too-many-entries = Przy tym stole wydarzyło się za dużo (wpisów: { $most }): teraz możliwe są tylko ruchy. Do reszty otwórz nowy stół.
too-many-viewers = Ten stół ogląda za dużo osób. Spróbuj później.
foreign-origin = To żądanie przyszło z innej strony internetowej, więc zostało odrzucone.
foreign-host = Dom nie odpowiada pod tym adresem. Zapytaj operatora o właściwy.
no-such-page = Nic tu nie ma.
no-such-method = Ten adres tego nie przyjmuje: { $details }
house-closing = Dom uruchamia się ponownie. Spróbuj za chwilę.
house-full = W domu nie ma wolnych stołów. Spróbuj później.
house-cannot-write = Dom nie może teraz niczego zapisać. Spróbuj za moment.
house-broken = Coś poszło nie tak po naszej stronie. Spróbuj jeszcze raz.

# News of a table: $you is yes when it is about the reader's own seat
notice-opened = Stół jest otwarty.
notice-changed = Gospodarz zmienia ustawienia.
notice-sat = { $you ->
    [yes] Siadasz do stołu.
   *[no] { $name } siada do stołu.
}
notice-stood = { $you ->
    [yes] Wstajesz od stołu.
   *[no] { $name } wstaje od stołu.
}
notice-removed = { $you ->
    [yes] { $actor ->
        [host] Gospodarz zabiera ci miejsce przy stole.
       *[other] { $by } zabiera ci miejsce przy stole.
    }
   *[no] { $actor ->
        [you] Zabierasz miejsce graczowi { $name }.
        [host] Gospodarz zabiera miejsce graczowi { $name }.
       *[other] { $by } zabiera miejsce graczowi { $name }.
    }
}
notice-unseated = { $you ->
    [yes] Nie ma cię przy stole: { $by } zwalnia twoje miejsce.
   *[no] { $actor ->
        [you] { $name } znika: zwalniasz to miejsce.
       *[other] { $name } znika: { $by } zwalnia to miejsce.
    }
}
notice-spectator-removed = { $actor ->
    [you] Wypraszasz z widowni: { $name }.
    [host] Gospodarz wyprasza z widowni: { $name }.
   *[other] { $by } wyprasza z widowni: { $name }.
}
notice-host-returned = { $you ->
    [yes] Wracasz i znów jesteś gospodarzem.
   *[no] { $name } wraca i znów jest gospodarzem.
}
notice-bot-sat = Do stołu siada bot: { $name } ({ $bot }).
notice-ready = { $you ->
    [yes] Zgłaszasz gotowość.
   *[no] { $name } zgłasza gotowość.
}
notice-not-ready = { $you ->
    [yes] Wycofujesz gotowość.
   *[no] { $name } wycofuje gotowość.
}
notice-number-missing = { $you ->
    [yes] Start odwołany: twoje urządzenie nie pokazało na czas swojej liczby do rozdania. Zgłoś gotowość jeszcze raz.
   *[no] Start odwołany. { $name }: urządzenie nie pokazało na czas swojej liczby do rozdania.
}
notice-started = Gra się zaczyna.
notice-paused = { $actor ->
    [you] Wstrzymujesz grę.
    [host] Gospodarz wstrzymuje grę.
   *[other] { $by } wstrzymuje grę.
}
notice-pause-agreed = { $actor ->
    [you] Zgadzasz się na dłuższą przerwę.
   *[other] { $by } zgadza się na dłuższą przerwę.
}
notice-pause-over = Czas przerwy minął: gra toczy się dalej.
notice-resumed = { $actor ->
    [you] Wznawiasz grę.
    [host] Gra toczy się dalej.
   *[other] { $by } wznawia grę.
}
notice-handed-over = { $you ->
    [yes] { $why ->
        [host] { $actor ->
            [host] Gospodarz sadza na twoim miejscu bota ({ $bot }).
           *[other] Nie ma cię przy stole: { $by } sadza na twoim miejscu bota ({ $bot }).
        }
        [self] Gra za ciebie bot ({ $bot }), dopóki nie wrócisz na swoje miejsce.
       *[absent] Nie ma cię przy stole: gra za ciebie bot ({ $bot }).
    }
   *[no] { $why ->
        [host] { $actor ->
            [you] Sadzasz bota ({ $bot }) na miejscu gracza { $name }.
            [host] Gospodarz sadza bota ({ $bot }) na miejscu gracza { $name }.
           *[other] { $by } sadza bota ({ $bot }) na miejscu gracza { $name }.
        }
        [self] { $name } oddaje grę botowi ({ $bot }).
       *[absent] { $name } znika: w zastępstwie gra bot ({ $bot }).
    }
}
notice-handed-back = { $you ->
    [yes] Bot oddaje ci miejsce: znów grasz.
   *[no] { $name } wraca do gry: bot oddaje miejsce.
}
notice-came = { $you ->
    [yes] Jesteś przy stole.
   *[no] { $name } jest przy stole.
}
notice-went = { $you ->
    [yes] Tracisz połączenie.
   *[no] { $name } traci połączenie.
}
notice-warned = { $you ->
    [yes] Twój czas się kończy.
   *[no] { $name }: czas się kończy.
}
notice-archived = Od dawna nikogo tu nie ma, więc stół trafia do archiwum.
notice-woken = Stół znów jest otwarty.
notice-closed = Osoba, która prowadzi ten dom, zamknęła ten stół.
notice-rematch = Rewanż czeka przy nowym stole.

# Text that is no action
unclear-nothing-said = Napisz, co chcesz zrobić; „?” pokazuje zasadę, „help” to, co można wpisać.
unclear-verb = „{ $said }”: nie wiadomo, o co chodzi. Można wpisać: { $verbs }
unclear-usage = To wpisuje się tak: { $usage }

# The story
house-starter = { $you ->
    [yes] Zaczynasz.
   *[no] Zaczyna { $name }.
}
house-ended = { $winners ->
    [0] Koniec gry. Nikt nie wygrywa.
    [one] { $you ->
        [yes] Koniec gry. Wygrywasz!
       *[no] Koniec gry. Wygrywa { $names }.
    }
   *[other] { $you ->
        [yes] Koniec gry. Wspólne zwycięstwo: ty i { $names }!
       *[no] Koniec gry. Wspólne zwycięstwo: { $names }.
    }
}
house-over = Koniec gry.
house-waiting = { $you ->
    [yes] Twoja kolej.
   *[no] Czekamy na graczy: { $names }.
}

# The terminal
cli-left = Odchodzisz od stołu. Żeby grać dalej:
cli-saved = Zapis tej gry:
cli-confirm = → { $action }   (Enter: zrób to; u: cofnij)
cli-help = ?: zasada, która teraz obowiązuje · help: co można wpisać · table: pokaż stół jeszcze raz · quit: wyjdź i zapisz
cli-commitment = Los tej gry jest zapieczętowany; na koniec pieczęć otwiera `bluffhouse verify`:
cli-wait = niech najpierw zdecydują inni
cli-not-saved = Zapisu nie da się umieścić w { $file }: { $reason }. Podaj inne miejsce przez --save.
cli-which-game = Która gra? {""}
cli-options = Opcje: { $options }
cli-players = { $least }–{ $most } graczy
cli-no-such-game = Nie ma gry „{ $said }”; wpisz początek jednej z tych nazw.

# Hints, and the mark of a game in which somebody asked for one
notice-hint = { $you ->
    [yes] Pytasz, co zrobiłby rekin.
   *[no] { $name } pyta, co zrobiłby rekin.
}
hint-in-lesson = W lekcji nie ma podpowiedzi: pomaga ci trener.
hint-others-play = Bez podpowiedzi: przy tym stole gra jeszcze ktoś.
hint-no-champion = Do tej gry nie ma jeszcze podpowiedzi.
hint-not-your-turn = Podpowiedzi są do twoich decyzji. Zaczekaj na swoją kolej.
hint-on-its-way = Podpowiedź już idzie.
