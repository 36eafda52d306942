### What every game shares

# Refusals
not-your-turn = Jij bent nu niet aan de beurt.
game-over = Het spel is afgelopen.
not-an-action-of-this-game = Zoiets kan niet in dit spel.

# Refusals: coming in
come-in-first = Het huis kent je niet: kom eerst onder een naam binnen.
name-empty = In een naam moet minstens één letter te zien zijn.
name-too-long = Een naam heeft hoogstens { $most } tekens.
link-used = Deze link is al gebruikt of te oud. Vraag om een nieuwe.

# Refusals: the table
no-such-table = Er is geen tafel met deze code.
table-damaged = Wat er aan deze tafel gebeurde, is niet meer te lezen. Laat het weten aan wie het huis beheert.
bad-setting = { $why ->
    [wrong-fool-me-once] “{ millions-of-dollars-option-fool-me-once }” is voor 4 tot en met 8 spelers, niet voor 3.
   *[other] Zo’n tafel kan niet bestaan: { $details }
}
no-such-bot = Zo’n bot is er niet: { $details }
no-such-seat = Die plaats is er niet: deze tafel heeft er { $most }.
host-only = Dat kan alleen de host.
host-removed-you = De host heeft je gevraagd deze tafel te verlaten.
already-started = Het spel is al begonnen.
not-started = Het spel is nog niet begonnen.
not-over = Het spel is nog niet afgelopen.
you-have-no-seat = Jij zit niet aan deze tafel.
table-full = Alle plaatsen zijn bezet.
seat-taken = Op plaats { $seat } zit al iemand.
seat-empty = Op plaats { $seat } zit niemand.
seats-empty = Er zijn nog lege plaatsen: wacht op mensen of zet er bots neer.
name-taken = Aan deze tafel heet al iemand { $name }, of bijna: ga zitten onder een andere naam.
too-few-seats = { $people ->
    [one] Hier zit al { $people } persoon: er moet plaats zijn voor iedereen.
   *[other] Hier zitten al { $people } mensen: er moet plaats zijn voor iedereen.
}
not-ready = { $name } op plaats { $seat } is nog niet klaar.
rematch-exists = De revanche is er al: ga naar de volgende tafel.

# Refusals: playing
not-an-action = Zoiets kan niet in dit spel: { $details }
paused = Het spel staat op pauze.
not-paused = Het spel staat niet op pauze.
bot-plays-for-you = Er speelt een bot voor je: neem eerst je plaats weer in.
bot-plays-there = Voor { $name } speelt al een bot.
nothing-to-hand-back = { $name } heeft niets terug te nemen: daar speelt geen bot voor een mens.

# Refusals: talk
nobody-called-that = Niemand aan deze tafel heet { $name }.
chat-empty = Zeg iets.
chat-too-long = Dat is te lang: hoogstens { $most } tekens tegelijk.
chat-too-much = Je praat te veel: hoogstens { $most } regels per minuut.
chat-silent = Je bent uitgestapt: geen woord meer tot de ronde voorbij is.

# Refusals: the house
not-understood = Dat begrijpt het huis niet: { $details }
not-text = Het huis begrijpt alleen tekst.
too-large = Dat is te veel tegelijk: { $details }
too-fast = Te snel: wacht even.
too-many-connections = Er komen te veel verbindingen van jouw adres.
too-many-guests = Er zijn de laatste tijd te veel mensen binnengekomen van jouw adres. Probeer het later nog eens.
too-many-tables = Er zijn de laatste tijd te veel tafels geopend van jouw adres. Probeer het later nog eens.
too-many-viewers = Er kijken al te veel mensen naar deze tafel.
foreign-origin = Dat kwam van een andere site.
no-such-page = Hier is niets.
no-such-method = Dat kun je hier niet vragen: { $details }
house-closing = Het huis gaat even dicht. Probeer het zo nog eens.
house-full = Alle tafels van het huis zijn bezet. Probeer het later nog eens.
house-cannot-write = Het huis kan nu niets opschrijven. Probeer het zo nog eens.
house-broken = Er is iets stukgegaan in het huis. Jij kunt er niets aan doen.

# News of a table: $you is yes when it is about the reader's own seat
notice-opened = De tafel is open.
notice-changed = De host heeft de tafel opnieuw ingericht.
notice-sat = { $you ->
    [yes] Je bent gaan zitten.
   *[no] { $name } is gaan zitten.
}
notice-stood = { $you ->
    [yes] Je bent opgestaan.
   *[no] { $name } is opgestaan.
}
notice-removed = { $you ->
    [yes] De host heeft je gevraagd te gaan.
   *[no] De host heeft { $name } gevraagd te gaan.
}
notice-bot-sat = { $name }, een bot ({ $bot }), is gaan zitten.
notice-ready = { $you ->
    [yes] Je bent klaar.
   *[no] { $name } is klaar.
}
notice-not-ready = { $you ->
    [yes] Je bent nog niet klaar.
   *[no] { $name } is nog niet klaar.
}
notice-started = Het spel begint.
notice-paused = De host heeft het spel op pauze gezet.
notice-resumed = Het spel gaat verder.
notice-handed-over = { $you ->
    [yes] { $why ->
        [host] De host laat een bot ({ $bot }) voor je spelen.
       *[absent] Je was weg: een bot ({ $bot }) speelt voor je.
    }
   *[no] { $why ->
        [host] De host laat een bot ({ $bot }) voor { $name } spelen.
       *[absent] { $name } is weg: een bot ({ $bot }) valt in.
    }
}
notice-handed-back = { $you ->
    [yes] Je speelt weer zelf.
   *[no] { $name } speelt weer zelf.
}
notice-came = { $you ->
    [yes] Je bent er.
   *[no] { $name } is er.
}
notice-went = { $you ->
    [yes] Je verbinding is verbroken.
   *[no] { $name } is de verbinding kwijt.
}
notice-warned = { $you ->
    [yes] Je tijd is bijna om.
   *[no] De tijd is bijna om voor { $name }.
}
notice-archived = Hier is lang niemand geweest: de tafel wordt opgeruimd.
notice-woken = De tafel is weer in gebruik.
notice-rematch = De revanche is aan een nieuwe tafel.

# Text that is no action
unclear-nothing-said = Zeg wat je wilt doen; “?” toont de regel, “help” wat je kunt typen.
unclear-verb = “{ $said }” is niet duidelijk. Dit kan: { $verbs }
unclear-usage = Dat zeg je zo: { $usage }

# The story
house-starter = { $you ->
    [yes] Jij begint.
   *[no] { $name } begint.
}
house-ended = { $winners ->
    [0] Het spel is afgelopen, en niemand wint.
    [one] { $you ->
        [yes] Het spel is afgelopen. Jij wint!
       *[no] Het spel is afgelopen. { $names } wint.
    }
   *[other] Het spel is afgelopen. { $names } delen de overwinning.
}
house-over = Het spel is afgelopen.
house-waiting = { $you ->
    [yes] Jij bent aan de beurt.
   *[no] Wachten op { $names }.
}

# The terminal
cli-left = Je bent van tafel gegaan. Verder spelen doe je zo:
cli-saved = De opname van dit spel:
cli-confirm = → { $action }   (Enter: doen; u: terugnemen)
cli-help = ?: de regel die nu geldt · help: wat je kunt typen · table: de tafel nog eens tonen · quit: weggaan en opslaan
cli-commitment = Het toeval van dit spel is verzegeld; na afloop opent `bluffhouse verify` het zegel:
cli-wait = laat de anderen voorgaan
cli-not-saved = De opname kan niet naar { $file } worden geschreven: { $reason }. Geef met --save een andere plek op.
cli-which-game = Welk spel? {""}
cli-options = Opties: { $options }
cli-players = { $least }–{ $most } spelers
cli-no-such-game = Er is geen spel “{ $said }”; typ het begin van een van deze namen.
