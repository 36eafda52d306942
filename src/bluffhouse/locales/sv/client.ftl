### The browser client

page-your-name = Vad ska vi kalla dig?
page-who-are-you = Vem är du?
page-come-in = Kom in
page-invited = Du är inbjuden till ett bord
page-nowhere = Här finns ingenting
page-to-the-door = Till entrén
page-language = Språk
page-day = Tänd ljuset
page-night = Dämpa ljuset
page-close = Stäng
page-sound-on = Slå på ljudet
page-sound-off = Stäng av ljudet
page-description = Fem bluffspel med vänner och bottar, direkt i webbläsaren.
page-big-screen = Storskärm
page-connecting = Letar upp bordet…
page-connection-lost = Anslutningen bröts. Försöker igen…
house-unreachable = Huset svarar inte. Är det öppet?

door-title = Bluffens hus
door-hook = Fem spel där den bästa lögnaren vinner, eller den som genomskådar lögnen. Inget konto behövs – slå dig ner.
door-change-name = { $name } · byt namn
door-change-name-says = Gäller från nästa bord. Där du redan sitter behåller du ditt namn.
door-take-name = Ta det här namnet
door-my-tables = Dina bord
door-waiting = Väntar på spelare
door-your-turn = Din tur
door-their-turn = Andras tur
door-over = Slut: hela sanningen
door-games = Välj ett spel
door-facts = { $least } till { $most } spelare · { $from }–{ $to } minuter
door-players = { $least } till { $most } spelare
door-against-bots = Spela mot bottar
door-with-friends = Öppna ett bord
door-learn = Lär dig på tre minuter
door-open-tables = Öppna bord
door-open-table = { $host } · { $taken } av { $seats } platser tagna
door-no-open-tables = Ingen väntar på spelare just nu. Öppna ett bord och dela länken.
door-record = Se ett sparat parti

waiting-invite = Skicka länken till dem som ska vara med
waiting-share = Dela
waiting-copied = Kopierad
waiting-big-screen = En tv eller projektor visar bordet för alla i rummet, men ingens hemligheter: { $link }
waiting-ready = redo
waiting-not-ready = inte redo än
waiting-bot = bott: { $kind }
waiting-remove = Ta bort
waiting-empty = Plats { $seat }
waiting-sit = Slå dig ner
waiting-start = Starta spelet
waiting-need-people = Någon måste sitta på varje plats
waiting-need-ready = Väntar tills alla är redo
waiting-im-ready = Jag är redo
waiting-not-yet = Inte än
waiting-options = Bordets regler
waiting-seat = Plats { $seat }
waiting-move-here = Sätt mig här
waiting-strength = Hur bra den spelar
waiting-temperament = Hur den spelar
waiting-add-bot = Sätt en bott här

chat-title = Snack
chat-say = Säg något
chat-send = Säg
chat-unsent = inte skickat än

room-story = Händelser
room-table = Bordet
room-your-hand = Din hand
room-deciding = funderar
room-waiting-for = Väntar på { $names }
room-rematch = Spela igen
room-clock = { $left } kvar
room-look-on = Följ med på din egen skärm: { $link }
room-big-screen = På en stor skärm
room-new-talk = Någon har sagt något.
room-skip = Visa allt
room-your-turn = Det är din tur.

# The table of a game that brings none of its own
generic-less = En färre
generic-more = En till
generic-nothing = inget
