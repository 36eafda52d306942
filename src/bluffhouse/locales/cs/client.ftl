### The browser client

page-your-name = Jak ti máme říkat?
page-who-are-you = Kdo hraje?
page-come-in = Vstoupit
page-invited = Někdo tě zve ke stolu
invited-by = { $host } tě zve na hru { $game }.
invited-waiting = Obsazená místa: { $taken } z { $seats }.
invited-playing = Hra už začala: pojď se dívat.
invited-over = Hra už skončila: pojď se podívat, kdo lhal.
page-nowhere = Tady nic není
page-to-the-door = Zpátky ke vchodu
page-language = Jazyk
page-day = Světlý režim
page-night = Tmavý režim
page-close = Zavřít
page-announcement = Od provozovatele tohoto domu:
page-somebody = Někdo
door-closed = Zavřeno provozovatelem
page-sound-on = Zapnout zvuk
page-sound-off = Vypnout zvuk
page-description = Pět her plných blafů, s přáteli i s boty, přímo v prohlížeči.
page-big-screen = TV zobrazení
page-connecting = Hledám stůl…
page-connection-lost = Spojení vypadlo. Připojuji se znovu…
house-unreachable = Dům neodpovídá. Zkontroluj připojení a zkus to znovu.

door-title = Dům plný blafů
door-hook = Pět her, ve kterých vyhrává ten, kdo nejlíp lže, nebo ten, kdo lež prokoukne. Bez registrace: sedni si a hraj.
door-change-name = { $name } · změnit jméno
door-change-name-says = Platí od příštího stolu. Kde už sedíš, tam ti jméno zůstane.
door-you = Tvoje stránka
door-devices = Tvoje zařízení
door-puzzles = Hádanky dne
door-take-name = Vzít si tohle jméno
door-my-tables = Tvoje stoly
door-waiting = Čeká se na hráče
door-your-turn = Jsi na řadě
door-their-turn = Na řadě jsou ostatní
door-over = Konec: podívej se, kdo lhal
review-open = Jak jsme hráli?
door-opponents = hráči: { $names }
door-result = { $winners ->
    [0] Nevyhrál nikdo
    [one] { $you ->
        [yes] Tvoje výhra
       *[no] Výhra: { $names }
    }
    [few] { $you ->
        [yes] O výhru se s tebou dělí { $names }
       *[no] Společná výhra: { $names }
    }
   *[other] { $you ->
        [yes] O výhru se s tebou dělí { $names }
       *[no] Společná výhra: { $names }
    }
}
door-clear = Odebrat ze seznamu: { $table }
door-clear-all = Vymazat dohrané stoly
door-games = Vyber si hru
door-facts = { $least }–{ $most } hráčů · { $from }–{ $to } minut
door-players = { $least }–{ $most } hráčů
door-against-bots = Hrát proti botům
quick-players = Počet hráčů u stolu
quick-mixed = různé
door-with-friends = Hrát s přáteli
door-learn = Nauč se ji za tři minuty
door-open-tables = Otevřené stoly
door-open-table = { $host } · obsazeno { $taken } z { $seats } míst
door-no-open-tables = Teď nikdo na hráče nečeká. Otevři stůl a pošli odkaz.
door-record = Přehrát záznam ze souboru

waiting-invite = Pošli tenhle odkaz ostatním hráčům
waiting-share = Sdílet
waiting-copied = Zkopírováno
waiting-big-screen = TV zobrazení ukáže stůl na společné obrazovce, bez cizích tajemství. Otevři { $link }
waiting-ready = může začít
waiting-not-ready = ještě ne
waiting-bot = bot: { $kind }
waiting-remove = Odebrat
waiting-empty = Místo { $seat }
waiting-sit = Sednout si
waiting-start = Začít hru
waiting-need-people = Na každém místě musí někdo sedět
waiting-need-ready = Čeká se, až budou moct začít všichni
waiting-starting = Začínáme…
waiting-im-ready = Můžeme začít
waiting-not-yet = Ještě ne
waiting-options = Pravidla tohoto stolu
waiting-seat = Místo { $seat }
waiting-move-here = Přesednout sem
waiting-strength = Úroveň
waiting-temperament = Styl hry
waiting-add-bot = Přidat bota

chat-title = Chat
chat-say = Napiš zprávu
chat-send = Odeslat
chat-unsent = odesílám…

room-story = Průběh
room-table = Stůl
room-your-hand = Tvoje ruka
room-deciding = přemýšlí
room-waiting-for = Čeká se na: { $names }
room-rematch = Hrát znovu
room-clock = zbývá { $left }
room-more-below = Více níže
room-look-on = Dívej se na telefonu: { $link }
room-big-screen = TV zobrazení
room-new-talk = Nová zpráva v chatu.
room-skip = Přeskočit
room-pace = Tempo
room-pace-slow = Pomalé
room-pace-normal = Normální
room-pace-fast = Rychlé
room-pace-instant = Okamžité
room-your-turn = Jsi na řadě.
room-watching = Díváš se

# The player of a seat, on its face
seat-away = pryč
seat-bot = bot
seat-agent = AI

# The table of a game that brings none of its own
generic-less = O jedno méně
generic-more = O jedno víc
generic-nothing = nic
generic-cannot-draw = Tenhle stůl neumí tohle rozhodnutí zobrazit. Zahraj ho v terminálu, nebo popros autora hry o vlastní stůl.

# The end of a game
end-winners = { $winners ->
    [0] Nevyhrává nikdo
    [one] { $you ->
        [yes] Vyhráváš!
       *[no] Vyhrává { $names }!
    }
    [few] { $you ->
        [yes] O vítězství se s tebou dělí { $names }!
       *[no] O vítězství se dělí { $names }!
    }
   *[other] { $you ->
        [yes] O vítězství se s tebou dělí { $names }!
       *[no] O vítězství se dělí { $names }!
    }
}
end-results = Výsledky
end-invitation = { $name } chce hrát znovu.
end-next-table = Další hra čeká u nového stolu.
end-join = Přidat se

table-assisted = s nápovědou
table-assisted-means = Hráno s nápovědou: nepočítá se do statistik.
