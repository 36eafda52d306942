### What every game shares

# Refusals
not-your-turn = Teraz nie twoja decyzja.
game-over = Gra już się skończyła.
not-an-action-of-this-game = W tej grze nie da się tego zrobić.

# Refusals: coming in
come-in-first = Jeszcze się nie znamy: najpierw wejdź i podaj imię.
name-empty = Imię musi mieć choć jedną widoczną literę.
name-too-long = { $most ->
    [one] Imię może mieć najwyżej { $most } literę.
    [few] Imię może mieć najwyżej { $most } litery.
   *[many] Imię może mieć najwyżej { $most } liter.
}
link-used = Ten link został już użyty albo wygasł. Poproś o nowy.

# Refusals: the table
no-such-table = Nie ma stołu o tym kodzie.
table-damaged = Zapisu tego stołu nie da się już odczytać. Daj znać temu, kto prowadzi dom.
bad-setting = { $why ->
    [wrong-fool-me-once] „{ millions-of-dollars-option-fool-me-once }” jest dla 4–8 graczy, nie dla 3.
   *[other] Takiego stołu nie da się otworzyć: { $details }
}
no-such-bot = Nie ma takiego bota: { $details }
no-such-seat = { $most ->
    [one] Nie ma takiego miejsca: przy tym stole jest { $most }.
    [few] Nie ma takiego miejsca: przy tym stole są { $most }.
   *[many] Nie ma takiego miejsca: przy tym stole jest ich { $most }.
}
host-only = To może zrobić tylko gospodarz.
host-removed-you = Gospodarz prosi cię o odejście od stołu.
already-started = Gra już trwa.
not-started = Gra się jeszcze nie zaczęła.
not-over = Gra się jeszcze nie skończyła.
you-have-no-seat = Nie siedzisz przy tym stole.
table-full = Wszystkie miejsca są zajęte.
seat-taken = Miejsce { $seat } jest zajęte.
seat-empty = Miejsce { $seat } jest puste.
seats-empty = Są jeszcze puste miejsca: poczekaj na ludzi albo posadź tam boty.
name-taken = Ktoś przy tym stole ma już imię { $name } albo prawie takie samo: usiądź pod innym.
too-few-seats = { $people ->
    [one] Siedzi tu już { $people } osoba: dla każdego musi być miejsce.
    [few] Siedzą tu już { $people } osoby: dla każdego musi być miejsce.
   *[many] Siedzi tu już { $people } osób: dla każdego musi być miejsce.
}
not-ready = Jeszcze nie wszyscy są gotowi: { $name }, miejsce { $seat }.
rematch-exists = Rewanż już jest: przejdź do nowego stołu.

# Refusals: playing
not-an-action = W tej grze nie ma takiego ruchu: { $details }
paused = Gra jest wstrzymana.
not-paused = Gra nie jest wstrzymana.
bot-plays-for-you = Gra za ciebie bot: najpierw wróć na swoje miejsce.
bot-plays-there = Bot już zastępuje gracza { $name }.
nothing-to-hand-back = Nie ma czego oddawać: na tym miejscu ({ $name }) bot nikogo nie zastępuje.

# Refusals: talk
nobody-called-that = Przy tym stole nikt nie ma na imię { $name }.
chat-empty = Powiedz coś.
chat-too-long = { $most ->
    [one] Za długie: naraz najwyżej { $most } znak.
    [few] Za długie: naraz najwyżej { $most } znaki.
   *[many] Za długie: naraz najwyżej { $most } znaków.
}
chat-too-much = { $most ->
    [one] Za dużo gadania: najwyżej { $most } wypowiedź na minutę.
    [few] Za dużo gadania: najwyżej { $most } wypowiedzi na minutę.
   *[many] Za dużo gadania: najwyżej { $most } wypowiedzi na minutę.
}
chat-silent = Po wycofaniu się: ani słowa do końca rundy.

# Refusals: the house
not-understood = Dom tego nie rozumie: { $details }
not-text = Dom rozumie tylko tekst.
too-large = Za dużo naraz: { $details }
too-fast = Za szybko: poczekaj chwilę.
too-many-connections = Z twojego adresu jest za dużo połączeń.
too-many-guests = Z twojego adresu weszło ostatnio za dużo osób. Spróbuj później.
too-many-tables = Z twojego adresu otwarto ostatnio za dużo stołów. Spróbuj później.
too-many-viewers = Na ten stół patrzy za dużo osób.
foreign-origin = To przyszło z obcej strony internetowej.
no-such-page = Nic tu nie ma.
no-such-method = O to nie można tu prosić: { $details }
house-closing = Dom zamyka się na chwilę. Spróbuj za moment.
house-full = Wszystkie stoły w domu są zajęte. Spróbuj później.
house-cannot-write = Dom nie może teraz niczego zapisać. Spróbuj za moment.
house-broken = Coś się w domu zepsuło. To nie twoja wina.

# News of a table: $you is yes when it is about the reader's own seat
notice-opened = Stół jest otwarty.
notice-changed = Gospodarz zmienia ustawienia stołu.
notice-sat = { $you ->
    [yes] Siadasz do stołu.
   *[no] { $name } siada do stołu.
}
notice-stood = { $you ->
    [yes] Wstajesz od stołu.
   *[no] { $name } wstaje od stołu.
}
notice-removed = { $you ->
    [yes] Gospodarz prosi cię o odejście od stołu.
   *[no] Na prośbę gospodarza od stołu wstaje { $name }.
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
notice-started = Gra się zaczyna.
notice-paused = Gospodarz wstrzymuje grę.
notice-resumed = Gra toczy się dalej.
notice-handed-over = { $you ->
    [yes] { $why ->
        [host] Gospodarz sadza na twoim miejscu bota ({ $bot }).
       *[absent] Nie ma cię przy stole: gra za ciebie bot ({ $bot }).
    }
   *[no] { $why ->
        [host] Gospodarz sadza bota ({ $bot }) na miejscu gracza { $name }.
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
notice-archived = Od dawna nikogo tu nie ma: stół trafia do archiwum.
notice-woken = Stół znów jest w użyciu.
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
   *[other] Koniec gry. Wspólne zwycięstwo: { $names }.
}
house-over = Koniec gry.
house-waiting = { $you ->
    [yes] Twoja decyzja.
   *[no] Czekamy na decyzję: { $names }.
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
