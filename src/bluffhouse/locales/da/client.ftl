### The browser client

page-your-name = Hvad skal vi kalde dig?
page-who-are-you = Hvem er du?
page-come-in = Kom ind
page-invited = Du er inviteret til et bord
page-nowhere = Her er ingenting
page-to-the-door = Til hoveddøren
page-language = Sprog
page-day = Tænd lyset
page-night = Dæmp lyset
page-close = Luk
page-sound-on = Slå lyden til
page-sound-off = Slå lyden fra
page-description = Fem bluffspil med venner og bots, lige i browseren.
page-big-screen = Storskærm
page-connecting = Finder bordet …
page-connection-lost = Forbindelsen er væk. Prøver igen …
house-unreachable = Huset svarer ikke. Er der åbent?

door-title = Bluffens hus
door-hook = Fem spil, hvor den bedste løgner vinder – eller den, der gennemskuer løgnen. Ingen konto; sæt dig bare ned.
door-change-name = { $name } · skift navn
door-change-name-says = Gælder fra det næste bord. Hvor du allerede sidder, beholder du dit navn.
door-take-name = Brug det navn
door-my-tables = Dine borde
door-waiting = Venter på spillere
door-your-turn = Din tur
door-their-turn = De andres tur
door-over = Slut: hele sandheden
door-games = Vælg et spil
door-facts = { $least } til { $most } spillere · { $from }–{ $to } minutter
door-players = { $least } til { $most } spillere
door-against-bots = Spil mod bots
door-with-friends = Åbn et bord
door-learn = Lær det på tre minutter
door-open-tables = Åbne borde
door-open-table = { $host } · { $taken } af { $seats } pladser er taget
door-no-open-tables = Ingen venter på spillere lige nu. Åbn et bord, og del linket.
door-record = Se et gemt spil

waiting-invite = Send linket til dem, der skal være med
waiting-share = Del
waiting-copied = Kopieret
waiting-big-screen = Et tv eller en projektor viser bordet for alle i rummet, men ingens hemmeligheder: { $link }
waiting-ready = klar
waiting-not-ready = ikke klar endnu
waiting-bot = bot: { $kind }
waiting-remove = Fjern
waiting-empty = Plads { $seat }
waiting-sit = Sæt dig
waiting-start = Start spillet
waiting-need-people = Alle pladser skal være taget
waiting-need-ready = Venter på, at alle er klar
waiting-im-ready = Jeg er klar
waiting-not-yet = Ikke endnu
waiting-options = Regler ved bordet
waiting-seat = Plads { $seat }
waiting-move-here = Sæt mig her
waiting-strength = Hvor godt den spiller
waiting-temperament = Hvordan den spiller
waiting-add-bot = Lad en bot sidde her

chat-title = Snak
chat-say = Sig noget
chat-send = Sig det
chat-unsent = ikke sendt endnu

room-story = Forløb
room-table = Bordet
room-your-hand = Din hånd
room-deciding = tænker
room-waiting-for = Venter på { $names }
room-rematch = Spil igen
room-clock = { $left } tilbage
room-look-on = Kig med fra din egen skærm: { $link }
room-big-screen = På en stor skærm
room-new-talk = Nogen har sagt noget.
room-skip = Vis det hele
room-your-turn = Det er din tur.

# The table of a game that brings none of its own
generic-less = Én mindre
generic-more = Én mere
generic-nothing = intet
