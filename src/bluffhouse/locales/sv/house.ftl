### What every game shares

# Refusals
not-your-turn = Det är inte din tur.
game-over = Spelet är slut.
not-an-action-of-this-game = Så kan du inte göra i det här spelet.

# Refusals: coming in
come-in-first = Vi vet inte vad du heter än. Välj ett namn för att komma in.
name-reserved = { $name } kan förväxlas med huset självt. Välj ett annat namn.
name-empty = Ett namn behöver minst en bokstav som syns.
name-too-long = Namnet är för långt: högst { $most } tecken.
link-used = Länken är redan använd eller för gammal. Be om en ny.

# Refusals: the table
no-such-table = Det finns inget bord med den koden. Kontrollera länken.
table-damaged = Bordets journal går inte längre att läsa. Säg gärna till den som driver huset.
table-closed = Den som driver huset har stängt det här bordet.
banned = Den som driver huset har stängt av dig för gott.
banned-until = Den som driver huset har stängt av dig en tid. Tid kvar: { $hours } h.
name-differs = Det är inte ditt namn. Skriv det exakt så här: { $name }
bad-setting = { $why ->
    [wrong-fool-me-once] ”{ millions-of-dollars-option-fool-me-once }” är för 4 till 8 spelare, inte 3.
   *[other] Den kombinationen av inställningar går inte: { $details }
}
no-such-bot = Det finns ingen sådan bott: { $details }
no-such-seat = Den platsen finns inte: bordet har { $most }.
host-only = Det kan bara värden göra.
host-removed-you = Värden har tagit bort dig från bordet.
already-started = Spelet har redan börjat.
not-started = Spelet har inte börjat.
not-over = Spelet är inte slut.
you-have-no-seat = Du sitter inte vid det här bordet.
table-full = Alla platser är tagna. Du kan titta på i stället.
seat-taken = Plats { $seat } är tagen. Välj en annan.
seat-empty = Plats { $seat } är tom.
seats-empty = Det finns tomma platser. Vänta på fler, eller lägg till bottar.
name-taken = Någon här heter redan { $name }, eller något mycket likt. Välj ett annat namn för att slå dig ner.
too-few-seats = { $people ->
    [one] { $people } person sitter redan här. Bordet kan inte ha färre platser.
   *[other] { $people } personer sitter redan här. Bordet kan inte ha färre platser.
}
not-ready = { $name } på plats { $seat } är inte redo.
about-to-start = Spelet börjar strax.
number-not-due = Ditt tal till given behövs inte just nu.
number-not-sealed = Det är inte det tal som din enhet förseglade.
rematch-exists = Det finns redan en returmatch: gå till nästa bord.

# Refusals: playing
not-an-action = Så kan man inte göra i det här spelet: { $details }
paused = Spelet är pausat.
not-paused = Spelet är inte pausat.
pause-used-up = Du har använt all din paustid i det här spelet ({ $minutes } min).
no-lesson = Det här spelet har ingen lektion, eller så är bordet inte en.
lesson-fixed = Spelarna och inställningarna i en lektion går inte att ändra.
bot-plays-for-you = En bott spelar åt dig: ta tillbaka din plats först.
bot-plays-there = En bott spelar redan åt { $name }.
nothing-to-hand-back = Det finns inget att ta tillbaka för { $name }: ingen bott spelar åt en människa där.
player-here = { $name } är vid bordet. Så länge ett spel pågår bestämmer ingen åt en spelare som är där.
player-just-left = { $seconds ->
    [one] { $name } lämnade nyss bordet. Försök igen om { $seconds } sekund.
   *[other] { $name } lämnade nyss bordet. Försök igen om { $seconds } sekunder.
}

# Refusals: talk
nobody-called-that = Ingen vid bordet heter { $name }.
spectator-gone = Den här åskådaren tittar inte längre.
chat-empty = Skriv ett meddelande först.
chat-one-thing = Skicka en text, en reaktion eller en fras: en i taget.
no-such-phrase = Den frasen finns inte vid det här bordet.
chat-too-long = Meddelandet är för långt: högst { $most } tecken.
chat-too-much = Du skriver för snabbt: högst { $most } meddelanden i minuten.
chat-silent = Du har hoppat av och kan inte chatta förrän rundan är över.

# Refusals: the house
not-understood = Det där förstod vi inte: { $details }
not-text = Här går det bara att skicka text.
too-large = Det är för stort: { $details }
too-fast = Det gick för fort. Vänta ett ögonblick och försök igen.
too-slow = Din begäran tog för lång tid. Försök igen.
too-many-connections = Det är för många anslutningar från din adress. Stäng några och försök igen.
too-many-guests = För många har kommit in från din adress på sistone. Försök igen senare.
too-many-tables = Fler bord i timmen går inte att öppna från den här adressen ({ $most }). Försök igen om { $minutes } min.
too-many-codes = För många felaktiga bordskoder kom från den här adressen. Försök igen om { $minutes } min.
too-many-reads = Du öppnar för många spel på en gång. Vänta tills ett av dem visas.
too-many-entries = För mycket har hänt vid det här bordet ({ $most } poster): nu går det bara att göra drag. Öppna ett nytt bord för resten.
too-many-viewers = För många tittar på det här bordet. Försök igen senare.
foreign-origin = Begäran kom från en annan webbplats och avvisades därför.
foreign-host = Huset svarar inte på den här adressen. Fråga den som driver det efter den rätta.
no-such-page = Här finns ingenting.
no-such-method = Det tar den här adressen inte emot: { $details }
house-closing = Huset startar om. Försök igen om ett ögonblick.
house-full = Huset har inga lediga bord. Försök igen senare.
house-cannot-write = Huset kan inte spara något just nu. Försök snart igen.
house-broken = Något gick fel hos oss. Försök igen.

# News of a table: $you is yes when it is about the reader's own seat
notice-opened = Bordet är öppet.
notice-changed = Värden har ändrat inställningarna.
notice-sat = { $you ->
    [yes] Du har slagit dig ner.
   *[no] { $name } har slagit sig ner.
}
notice-stood = { $you ->
    [yes] Du har lämnat din plats.
   *[no] { $name } har lämnat sin plats.
}
notice-removed = { $you ->
    [yes] { $actor ->
        [host] Värden har tagit bort dig från bordet.
       *[other] { $by } har tagit bort dig från bordet.
    }
   *[no] { $actor ->
        [you] Du har tagit bort { $name } från bordet.
        [host] Värden har tagit bort { $name } från bordet.
       *[other] { $by } har tagit bort { $name } från bordet.
    }
}
notice-unseated = { $you ->
    [yes] Du var borta: { $by } har frigjort din plats.
   *[no] { $actor ->
        [you] { $name } är borta: du har frigjort platsen.
       *[other] { $name } är borta: { $by } har frigjort platsen.
    }
}
notice-spectator-removed = { $actor ->
    [you] Du har tagit bort åskådaren { $name }.
    [host] Värden har tagit bort åskådaren { $name }.
   *[other] { $by } har tagit bort åskådaren { $name }.
}
notice-host-returned = { $you ->
    [yes] Du är tillbaka och är värd igen.
   *[no] { $name } är tillbaka och är värd igen.
}
notice-bot-sat = { $name }, en bott ({ $bot }), har slagit sig ner.
notice-ready = { $you ->
    [yes] Du är redo.
   *[no] { $name } är redo.
}
notice-not-ready = { $you ->
    [yes] Du är inte redo.
   *[no] { $name } är inte redo.
}
notice-number-missing = { $you ->
    [yes] Starten avbröts: din enhet visade inte sitt tal till given i tid. Säg igen att du är redo.
   *[no] Starten avbröts. { $name }: enheten visade inte sitt tal till given i tid.
}
notice-started = Spelet börjar.
notice-paused = { $actor ->
    [you] Du har pausat spelet.
    [host] Värden har pausat spelet.
   *[other] { $by } har pausat spelet.
}
notice-pause-agreed = { $actor ->
    [you] Du går med på en längre paus.
   *[other] { $by } går med på en längre paus.
}
notice-pause-over = Paustiden är slut: spelet går vidare.
notice-resumed = { $actor ->
    [you] Du återupptar spelet.
    [host] Spelet går vidare.
   *[other] { $by } återupptar spelet.
}
notice-handed-over = { $you ->
    [yes] { $why ->
        [host] { $actor ->
            [host] Värden låter en bott ({ $bot }) spela åt dig.
           *[other] Du var borta: { $by } låter en bott ({ $bot }) spela åt dig.
        }
        [self] En bott ({ $bot }) spelar åt dig tills du tar tillbaka din plats.
       *[absent] Du var borta: en bott ({ $bot }) spelar åt dig.
    }
   *[no] { $why ->
        [host] { $actor ->
            [you] Du låter en bott ({ $bot }) spela åt { $name }.
            [host] Värden låter en bott ({ $bot }) spela åt { $name }.
           *[other] { $by } låter en bott ({ $bot }) spela åt { $name }.
        }
        [self] { $name } låter en bott ({ $bot }) spela i sitt ställe.
       *[absent] { $name } är borta: en bott ({ $bot }) spelar i stället.
    }
}
notice-handed-back = { $you ->
    [yes] Du spelar själv igen.
   *[no] { $name } spelar igen.
}
notice-came = { $you ->
    [yes] Du är här.
   *[no] { $name } är här.
}
notice-went = { $you ->
    [yes] Din anslutning bröts.
   *[no] { $name } har tappat anslutningen.
}
notice-warned = { $you ->
    [yes] Din tid är snart ute.
   *[no] Tiden är snart ute för { $name }.
}
notice-archived = Ingen har varit här på länge, så bordet har arkiverats.
notice-woken = Bordet är öppet igen.
notice-closed = Den som driver huset har stängt det här bordet.
notice-rematch = Det är returmatch vid ett nytt bord.

# Text that is no action
unclear-nothing-said = Skriv vad du vill göra; ”?” visar regeln, ”help” vad du kan skriva.
unclear-verb = ”{ $said }” går inte att göra här. Du kan skriva: { $verbs }
unclear-usage = Skriv det så här: { $usage }

# The story
house-starter = { $you ->
    [yes] Du börjar.
   *[no] { $name } börjar.
}
house-ended = { $winners ->
    [0] Spelet är slut, och ingen vinner.
    [one] { $you ->
        [yes] Spelet är slut. Du vinner!
       *[no] Spelet är slut. { $names } vinner.
    }
   *[other] { $you ->
        [yes] Spelet är slut. Du delar på segern med { $names }!
       *[no] Spelet är slut. { $names } delar på segern.
    }
}
house-over = Spelet är slut.
house-waiting = { $you ->
    [yes] Det är din tur.
   *[no] Väntar på { $names }.
}

# The terminal
cli-left = Du lämnade bordet. Fortsätt med:
cli-saved = Protokollet från spelet:
cli-confirm = → { $action }   (Enter: gör det; u: ångra)
cli-help = ?: regeln som gäller nu · help: vad man kan skriva · table: visa bordet igen · quit: gå och spara
cli-commitment = Slumpen i det här spelet är förseglad; på slutet bryter `bluffhouse verify` sigillet:
cli-wait = låt de andra gå först
cli-not-saved = Protokollet går inte att skriva till { $file }: { $reason }. Ange en annan plats med --save.
cli-which-game = Vilket spel? {""}
cli-options = Tillval: { $options }
cli-players = { $least }–{ $most } spelare
cli-no-such-game = Det finns inget spel ”{ $said }”; skriv början på något av de här namnen.

# Hints, and the mark of a game in which somebody asked for one
notice-hint = { $you ->
    [yes] Du frågar vad en haj skulle göra.
   *[no] { $name } frågar vad en haj skulle göra.
}
hint-in-lesson = I en lektion finns inga tips: coachen hjälper dig.
hint-others-play = Inga tips: någon annan spelar också vid bordet.
hint-no-champion = Det finns inga tips för det här spelet än.
hint-not-your-turn = Tips är för dina egna beslut. Vänta på din tur.
hint-on-its-way = Ditt tips är på väg.
