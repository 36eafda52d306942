### What every game shares

# Refusals
not-your-turn = Det är inte din tur att bestämma.
game-over = Spelet är slut.
not-an-action-of-this-game = Så kan man inte göra i det här spelet.

# Refusals: coming in
come-in-first = Huset känner dig inte: kom in under ett namn först.
name-empty = Ett namn behöver minst en bokstav som syns.
name-too-long = Ett namn får ha högst { $most } tecken.
link-used = Länken är redan använd eller för gammal. Be om en ny.

# Refusals: the table
no-such-table = Det finns inget bord med den koden.
table-damaged = Det som hände vid det här bordet går inte längre att läsa. Säg till den som driver huset.
bad-setting = { $why ->
    [wrong-fool-me-once] ”{ millions-of-dollars-option-fool-me-once }” är för 4 till 8 spelare, inte 3.
   *[other] Ett sådant bord går inte att duka: { $details }
}
no-such-bot = Det finns ingen sådan bott: { $details }
no-such-seat = Den platsen finns inte: bordet har { $most }.
host-only = Det kan bara värden göra.
host-removed-you = Värden bad dig lämna bordet.
already-started = Spelet har redan börjat.
not-started = Spelet har inte börjat.
not-over = Spelet är inte slut.
you-have-no-seat = Du sitter inte vid det här bordet.
table-full = Alla platser är tagna.
seat-taken = Det sitter någon på plats { $seat }.
seat-empty = Det sitter ingen på plats { $seat }.
seats-empty = Det finns tomma platser: vänta på folk, eller sätt bottar där.
name-taken = Någon vid bordet heter redan { $name }, eller nästan: slå dig ner under ett annat namn.
too-few-seats = { $people ->
    [one] { $people } sitter redan här: alla måste ha en plats.
   *[other] { $people } sitter redan här: alla måste ha en plats.
}
not-ready = { $name } på plats { $seat } är inte redo.
rematch-exists = Det finns redan en returmatch: gå till nästa bord.

# Refusals: playing
not-an-action = Så kan man inte göra i det här spelet: { $details }
paused = Spelet är pausat.
not-paused = Spelet är inte pausat.
bot-plays-for-you = En bott spelar åt dig: ta tillbaka din plats först.
bot-plays-there = En bott spelar redan åt { $name }.
nothing-to-hand-back = Det finns inget att ta tillbaka för { $name }: ingen bott spelar åt en människa där.

# Refusals: talk
nobody-called-that = Ingen vid bordet heter { $name }.
chat-empty = Säg något.
chat-too-long = Det var för långt: högst { $most } tecken åt gången.
chat-too-much = Du pratar för mycket: högst { $most } rader i minuten.
chat-silent = Du har hoppat av: inte ett ord förrän rundan är över.

# Refusals: the house
not-understood = Huset förstår inte det där: { $details }
not-text = Huset förstår bara text.
too-large = Det var för mycket på en gång: { $details }
too-fast = För fort: vänta ett ögonblick.
too-many-connections = Det är för många anslutningar från din adress.
too-many-guests = För många har kommit in från din adress på sistone. Försök igen senare.
too-many-tables = För många bord har öppnats från din adress på sistone. Försök igen senare.
too-many-viewers = För många tittar på det här bordet.
foreign-origin = Det där kom från en annan webbplats.
no-such-page = Här finns ingenting.
no-such-method = Så kan man inte fråga här: { $details }
house-closing = Huset stänger en liten stund. Försök snart igen.
house-full = Alla bord i huset är upptagna. Försök igen senare.
house-cannot-write = Huset kan inte skriva ner något just nu. Försök snart igen.
house-broken = Något gick sönder i huset. Det är inte ditt fel.

# News of a table: $you is yes when it is about the reader's own seat
notice-opened = Bordet är öppet.
notice-changed = Värden har dukat om bordet.
notice-sat = { $you ->
    [yes] Du har slagit dig ner.
   *[no] { $name } har slagit sig ner.
}
notice-stood = { $you ->
    [yes] Du har lämnat din plats.
   *[no] { $name } har lämnat sin plats.
}
notice-removed = { $you ->
    [yes] Värden bad dig lämna bordet.
   *[no] Värden bad { $name } lämna bordet.
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
notice-started = Spelet börjar.
notice-paused = Värden har pausat spelet.
notice-resumed = Spelet går vidare.
notice-handed-over = { $you ->
    [yes] { $why ->
        [host] Värden låter en bott ({ $bot }) spela åt dig.
       *[absent] Du var borta: en bott ({ $bot }) spelar åt dig.
    }
   *[no] { $why ->
        [host] Värden låter en bott ({ $bot }) spela åt { $name }.
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
notice-archived = Ingen har varit här på länge: bordet ställs undan.
notice-woken = Bordet används igen.
notice-rematch = Det är returmatch vid ett nytt bord.

# Text that is no action
unclear-nothing-said = Säg vad du vill göra; ”?” visar regeln, ”help” vad man kan skriva.
unclear-verb = ”{ $said }” går inte att tyda. Man kan säga: { $verbs }
unclear-usage = Det säger man så här: { $usage }

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
   *[other] Spelet är slut. { $names } delar på segern.
}
house-over = Spelet är slut.
house-waiting = { $you ->
    [yes] Det är din tur att bestämma.
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
