### The browser client

page-your-name = Vad ska vi kalla dig?
page-who-are-you = Vem spelar?
page-come-in = Kom in
page-invited = Du är inbjuden till ett bord
invited-by = { $host } bjuder in dig till { $game }.
invited-waiting = { $taken } av { $seats } platser är tagna.
invited-playing = Spelet pågår redan: kom in och titta.
invited-over = Spelet är slut: kom in och se vem som ljög.
page-nowhere = Här finns ingenting
page-to-the-door = Tillbaka till entrén
page-language = Språk
page-day = Ljust läge
page-night = Mörkt läge
page-close = Stäng
page-announcement = Från den som driver huset:
page-somebody = Någon
door-closed = Stängt av den som driver huset
page-sound-on = Slå på ljudet
page-sound-off = Stäng av ljudet
page-description = Fem bluffspel med vänner och bottar, direkt i webbläsaren.
page-big-screen = Tv-vy
page-connecting = Letar upp bordet…
page-connection-lost = Anslutningen bröts. Ansluter igen…
house-unreachable = Huset svarar inte. Kontrollera anslutningen och försök igen.

door-title = Bluffens hus
door-hook = Fem spel där den bästa lögnaren vinner, eller den som genomskådar lögnen. Inget konto behövs – slå dig ner.
door-change-name = { $name } · byt namn
door-change-name-says = Gäller från nästa bord. Där du redan sitter behåller du ditt namn.
door-you = Din sida
door-devices = Dina enheter
door-puzzles = Dagens problem
door-take-name = Använd det här namnet
door-my-tables = Dina bord
door-waiting = Väntar på spelare
door-your-turn = Din tur
door-their-turn = Andras tur
door-over = Slut: se vem som ljög
review-open = Hur spelade vi?
door-opponents = med { $names }
door-result = { $winners ->
    [0] Ingen vann
    [one] { $you ->
        [yes] Du vann
       *[no] { $names } vann
    }
   *[other] { $you ->
        [yes] Du delade på segern med { $names }
       *[no] { $names } delade på segern
    }
}
door-clear = Ta bort { $table } från listan
door-clear-all = Rensa avslutade bord
door-games = Välj ett spel
door-facts = { $least } till { $most } spelare · { $from }–{ $to } minuter
door-players = { $least } till { $most } spelare
door-against-bots = Spela mot bottar
quick-players = Spelare vid bordet
quick-mixed = blandat
door-with-friends = Spela med vänner
door-learn = Lär dig på tre minuter
door-open-tables = Öppna bord
door-open-table = { $host } · { $taken } av { $seats } platser tagna
door-no-open-tables = Ingen väntar på spelare just nu. Öppna ett bord och dela länken.
door-record = Se ett sparat parti

waiting-invite = Dela länken med de andra spelarna
waiting-share = Dela
waiting-copied = Kopierad
waiting-big-screen = Tv-vy: visa bordet på en gemensam skärm, utan någons hemligheter. Öppna { $link }
waiting-ready = redo
waiting-not-ready = inte redo än
waiting-bot = bott: { $kind }
waiting-remove = Ta bort
waiting-empty = Plats { $seat }
waiting-sit = Slå dig ner
waiting-start = Starta spelet
waiting-need-people = Varje plats behöver en spelare
waiting-need-ready = Väntar tills alla är redo
waiting-starting = Startar …
waiting-im-ready = Jag är redo
waiting-not-yet = Inte än
waiting-options = Bordets regler
waiting-seat = Plats { $seat }
waiting-move-here = Flytta hit
waiting-strength = Skicklighet
waiting-temperament = Spelstil
waiting-add-bot = Lägg till en bott

chat-title = Chatt
chat-say = Skriv ett meddelande
chat-send = Skicka
chat-unsent = skickar…

room-story = Händelser
room-table = Bordet
room-your-hand = Din hand
room-deciding = funderar
room-waiting-for = Väntar på { $names }
room-rematch = Spela igen
room-clock = { $left } kvar
room-more-below = Mer nedanför
room-look-on = Titta på mobilen: { $link }
room-big-screen = Tv-vy
room-new-talk = Nytt chattmeddelande.
room-skip = Hoppa över
room-pace = Tempo
room-pace-slow = Långsamt
room-pace-normal = Normalt
room-pace-fast = Snabbt
room-pace-instant = Direkt
room-your-turn = Det är din tur.
room-watching = Du tittar på

# The player of a seat, on its face
seat-away = borta
seat-bot = bott
seat-agent = AI

# The table of a game that brings none of its own
generic-less = En mindre
generic-more = En till
generic-nothing = inget
generic-cannot-draw = Det här bordet kan inte visa beslutet. Spela i terminalen, eller be spelets skapare om ett eget bord.

# The end of a game
end-winners = { $winners ->
    [0] Ingen vinner
    [one] { $you ->
        [yes] Du vinner!
       *[no] { $names } vinner!
    }
   *[other] { $you ->
        [yes] Du delar på segern med { $names }!
       *[no] { $names } delar på segern!
    }
}
end-results = Resultat
end-invitation = { $name } vill spela igen.
end-next-table = Nästa spel väntar vid ett nytt bord.
end-join = Var med

table-assisted = med tips
table-assisted-means = Spelat med tips: räknas inte i någon statistik.
