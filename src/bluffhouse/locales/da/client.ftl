### The browser client

page-your-name = Hvad skal vi kalde dig?
page-who-are-you = Hvem spiller?
page-come-in = Kom ind
page-invited = Du er inviteret til et bord
invited-by = { $host } inviterer dig til { $game }.
invited-waiting = { $taken } af { $seats } pladser er taget.
invited-playing = Spillet er i gang: kom ind og se med.
invited-over = Spillet er slut: kom ind og se, hvem der løj.
page-nowhere = Her er ingenting
page-to-the-door = Tilbage til hoveddøren
page-language = Sprog
page-day = Lyst tema
page-night = Mørkt tema
page-close = Luk
page-announcement = Fra den, der driver huset:
page-somebody = Nogen
door-closed = Lukket af den, der driver huset
page-sound-on = Slå lyden til
page-sound-off = Slå lyden fra
page-description = Fem bluffspil med venner og bots, lige i browseren.
page-big-screen = Tv-visning
page-connecting = Finder bordet …
page-connection-lost = Forbindelsen er væk. Forbinder igen …
house-unreachable = Huset svarer ikke. Tjek din forbindelse, og prøv igen.

door-title = Bluffens hus
door-hook = Fem spil, hvor den bedste løgner vinder – eller den, der gennemskuer løgnen. Ingen konto; sæt dig bare ned.
door-change-name = { $name } · skift navn
door-change-name-says = Gælder fra det næste bord. Hvor du allerede sidder, beholder du dit navn.
door-you = Din side
door-devices = Dine enheder
door-puzzles = Dagens opgaver
door-take-name = Brug det navn
door-my-tables = Dine borde
door-waiting = Venter på spillere
door-your-turn = Din tur
door-their-turn = De andres tur
door-over = Slut: se, hvem der løj
review-open = Hvordan spillede vi?
door-opponents = med { $names }
door-result = { $winners ->
    [0] Ingen vandt
    [one] { $you ->
        [yes] Du vandt
       *[no] { $names } vandt
    }
   *[other] { $you ->
        [yes] Du delte sejren med { $names }
       *[no] { $names } delte sejren
    }
}
door-clear = Fjern { $table } fra listen
door-clear-all = Ryd afsluttede borde
door-games = Vælg et spil
door-facts = { $least } til { $most } spillere · { $from }–{ $to } minutter
door-players = { $least } til { $most } spillere
door-against-bots = Spil mod bots
quick-players = Spillere ved bordet
quick-mixed = blandet
door-with-friends = Spil med venner
door-learn = Lær det på tre minutter
door-open-tables = Åbne borde
door-open-table = { $host } · { $taken } af { $seats } pladser er taget
door-no-open-tables = Ingen venter på spillere lige nu. Åbn et bord, og del linket.
door-record = Se et gemt spil

waiting-invite = Del linket med de andre spillere
waiting-share = Del
waiting-copied = Kopieret
waiting-big-screen = Tv-visning: vis bordet på en fælles skærm uden nogens hemmeligheder. Åbn { $link }
waiting-ready = klar
waiting-not-ready = ikke klar endnu
waiting-bot = bot: { $kind }
waiting-remove = Fjern
waiting-empty = Plads { $seat }
waiting-sit = Sæt dig
waiting-start = Start spillet
waiting-need-people = Alle pladser skal være taget
waiting-need-ready = Venter på, at alle er klar
waiting-starting = Starter …
waiting-im-ready = Jeg er klar
waiting-not-yet = Ikke endnu
waiting-options = Regler ved bordet
waiting-seat = Plads { $seat }
waiting-move-here = Flyt hertil
waiting-strength = Styrke
waiting-temperament = Spillestil
waiting-add-bot = Tilføj en bot

chat-title = Chat
chat-say = Skriv en besked
chat-send = Send besked
chat-unsent = sender …

room-story = Forløb
room-table = Bordet
room-your-hand = Din hånd
room-deciding = tænker
room-waiting-for = Venter på { $names }
room-rematch = Spil igen
room-clock = { $left } tilbage
room-more-below = Mere nedenfor
room-look-on = Følg med på din telefon: { $link }
room-big-screen = Tv-visning
room-new-talk = Ny chatbesked.
room-skip = Spring over
room-pace = Tempo
room-pace-slow = Langsomt
room-pace-normal = Normalt
room-pace-fast = Hurtigt
room-pace-instant = Straks
room-your-turn = Det er din tur.
room-watching = Du ser med

# The player of a seat, on its face
seat-away = væk
seat-bot = bot
seat-agent = AI

# The table of a game that brings none of its own
generic-less = Én mindre
generic-more = Én mere
generic-nothing = ingenting
generic-cannot-draw = Bordet kan ikke vise denne beslutning. Spil i terminalen, eller bed spillets forfatter om et bord.

# The end of a game
end-winners = { $winners ->
    [0] Ingen vinder
    [one] { $you ->
        [yes] Du vinder!
       *[no] { $names } vinder!
    }
   *[other] { $you ->
        [yes] Du deler sejren med { $names }!
       *[no] { $names } deler sejren!
    }
}
end-results = Resultater
end-invitation = { $name } vil spille igen.
end-next-table = Næste spil venter ved et nyt bord.
end-join = Vær med

table-assisted = med tips
table-assisted-means = Spillet med tips: tæller ikke i statistikken.
