### What every game shares

# Refusals
not-your-turn = Jij bent nu niet aan de beurt.
game-over = Het spel is afgelopen.
not-an-action-of-this-game = Zoiets kan niet in dit spel.

# Refusals: coming in
come-in-first = We kennen je naam nog niet. Kies er een om binnen te komen.
name-reserved = { $name } kan worden aangezien voor het huis zelf. Kies een andere naam.
name-empty = In een naam moet minstens één letter te zien zijn.
name-too-long = Die naam is te lang: hoogstens { $most } tekens.
link-used = Deze link is al gebruikt of te oud. Vraag om een nieuwe.

# Refusals: the table
no-such-table = Er is geen tafel met deze code. Controleer de link.
table-damaged = Het logboek van deze tafel is niet meer te lezen. Laat het weten aan de beheerder van dit huis.
table-closed = De beheerder van dit huis heeft deze tafel gesloten.
banned = De beheerder van dit huis heeft je voorgoed verbannen.
banned-until = De beheerder van dit huis heeft je een tijdje verbannen. Resterende tijd: { $hours } u.
name-differs = Dat is je naam niet. Typ hem precies zo: { $name }
bad-setting = { $why ->
    [wrong-fool-me-once] “{ millions-of-dollars-option-fool-me-once }” is voor 4 tot en met 8 spelers, niet voor 3.
   *[other] Deze combinatie van instellingen kan niet: { $details }
}
no-such-bot = Zo’n bot is er niet: { $details }
no-such-seat = Die plaats is er niet: deze tafel heeft er { $most }.
host-only = Dat kan alleen de host.
host-removed-you = De host heeft je van deze tafel verwijderd.
already-started = Het spel is al begonnen.
not-started = Het spel is nog niet begonnen.
not-over = Het spel is nog niet afgelopen.
you-have-no-seat = Jij zit niet aan deze tafel.
table-full = Alle plaatsen zijn bezet. Je kunt wel meekijken.
seat-taken = Plaats { $seat } is bezet. Kies een andere.
seat-empty = Plaats { $seat } is leeg.
seats-empty = Er zijn nog lege plaatsen. Wacht op meer mensen of voeg bots toe.
name-taken = Hier heet al iemand { $name }, of bijna zo. Kies een andere naam om te gaan zitten.
too-few-seats = { $people ->
    [one] Hier zit al { $people } persoon. Minder plaatsen kan de tafel niet hebben.
   *[other] Hier zitten al { $people } mensen. Minder plaatsen kan de tafel niet hebben.
}
not-ready = { $name } op plaats { $seat } is nog niet klaar.
about-to-start = Het spel begint zo.
number-not-due = Je getal voor het delen is nu niet nodig.
number-not-sealed = Dat is niet het getal dat je apparaat heeft verzegeld.
rematch-exists = De revanche is er al: ga naar de volgende tafel.

# Refusals: playing
not-an-action = Zoiets kan niet in dit spel: { $details }
paused = Het spel staat op pauze.
not-paused = Het spel staat niet op pauze.
pause-used-up = Je pauzetijd voor dit spel is op ({ $minutes } min).
no-lesson = Dit spel heeft geen les, of deze tafel is er geen.
lesson-fixed = De spelers en instellingen van een les kun je niet wijzigen.
bot-plays-for-you = Er speelt een bot voor je: neem eerst je plaats weer in.
bot-plays-there = Voor { $name } speelt al een bot.
nothing-to-hand-back = { $name } heeft niets terug te nemen: daar speelt geen bot voor een mens.
player-here = { $name } zit aan tafel. Zolang een spel loopt, beslist niemand voor een speler die er is.
player-just-left = { $seconds ->
    [one] { $name } is nog maar net weg. Probeer het over { $seconds } seconde opnieuw.
   *[other] { $name } is nog maar net weg. Probeer het over { $seconds } seconden opnieuw.
}

# Refusals: talk
nobody-called-that = Niemand aan deze tafel heet { $name }.
spectator-gone = Deze toeschouwer kijkt niet meer.
chat-empty = Schrijf eerst een bericht.
chat-one-thing = Stuur een tekst, een reactie of een zin: één tegelijk.
no-such-phrase = Die zin bestaat niet aan deze tafel.
chat-too-long = Dat bericht is te lang: hoogstens { $most } tekens.
chat-too-much = Je stuurt te snel: hoogstens { $most } berichten per minuut.
chat-silent = Je bent uitgestapt en kunt pas na deze ronde weer chatten.

# Refusals: the house
not-understood = Dat begrijpen we niet: { $details }
not-text = Hier kan alleen tekst.
too-large = Dat is te groot: { $details }
too-fast = Dat ging te snel. Wacht even en probeer het nog eens.
too-slow = Je verzoek deed er te lang over. Probeer het nog eens.
too-many-connections = Er komen te veel verbindingen van jouw adres. Sluit er een paar en probeer het nog eens.
too-many-guests = Er zijn de laatste tijd te veel mensen binnengekomen van jouw adres. Probeer het later nog eens.
too-many-tables = Meer tafels per uur kan niet vanaf dit adres ({ $most }). Probeer het over { $minutes } min. nog eens.
too-many-codes = Er kwamen te veel verkeerde tafelcodes van dit adres. Probeer het over { $minutes } min. nog eens.
too-many-reads = Je opent te veel spellen tegelijk. Wacht tot er een te zien is.
too-many-entries = Aan deze tafel is te veel gebeurd ({ $most } regels): je kunt er nu alleen nog spelen. Open voor de rest een nieuwe tafel.
too-many-viewers = Er kijken al te veel mensen naar deze tafel. Probeer het later nog eens.
foreign-origin = Dat verzoek kwam van een andere site en is daarom geweigerd.
foreign-host = Op dit adres antwoordt het huis niet. Vraag de beheerder naar het juiste adres.
no-such-page = Hier is niets.
no-such-method = Dat neemt dit adres niet aan: { $details }
house-closing = Het huis start opnieuw op. Probeer het zo nog eens.
house-full = Het huis heeft geen vrije tafels. Probeer het later nog eens.
house-cannot-write = Het huis kan nu niets opslaan. Probeer het zo nog eens.
house-broken = Er ging bij ons iets mis. Probeer het nog eens.

# News of a table: $you is yes when it is about the reader's own seat
notice-opened = De tafel is open.
notice-changed = De host heeft de instellingen gewijzigd.
notice-sat = { $you ->
    [yes] Je bent gaan zitten.
   *[no] { $name } is gaan zitten.
}
notice-stood = { $you ->
    [yes] Je bent opgestaan.
   *[no] { $name } is opgestaan.
}
notice-removed = { $you ->
    [yes] { $actor ->
        [host] De host heeft je van de tafel verwijderd.
       *[other] { $by } heeft je van de tafel verwijderd.
    }
   *[no] { $actor ->
        [you] Je hebt { $name } van de tafel verwijderd.
        [host] De host heeft { $name } van de tafel verwijderd.
       *[other] { $by } heeft { $name } van de tafel verwijderd.
    }
}
notice-unseated = { $you ->
    [yes] Je was weg: { $by } heeft je plaats vrijgemaakt.
   *[no] { $actor ->
        [you] { $name } is weg: je hebt de plaats vrijgemaakt.
       *[other] { $name } is weg: { $by } heeft de plaats vrijgemaakt.
    }
}
notice-spectator-removed = { $actor ->
    [you] Je hebt toeschouwer { $name } verwijderd.
    [host] De host heeft toeschouwer { $name } verwijderd.
   *[other] { $by } heeft toeschouwer { $name } verwijderd.
}
notice-host-returned = { $you ->
    [yes] Je bent terug en bent weer de host.
   *[no] { $name } is terug en is weer de host.
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
notice-number-missing = { $you ->
    [yes] De start is afgeblazen: je apparaat liet zijn getal voor het delen niet op tijd zien. Zeg nog eens dat je klaar bent.
   *[no] De start is afgeblazen: het apparaat van { $name } liet zijn getal voor het delen niet op tijd zien.
}
notice-started = Het spel begint.
notice-paused = { $actor ->
    [you] Je hebt het spel op pauze gezet.
    [host] De host heeft het spel op pauze gezet.
   *[other] { $by } heeft het spel op pauze gezet.
}
notice-pause-agreed = { $actor ->
    [you] Je stemt in met een langere pauze.
   *[other] { $by } stemt in met een langere pauze.
}
notice-pause-over = De pauzetijd is op: het spel gaat verder.
notice-resumed = { $actor ->
    [you] Je hervat het spel.
    [host] Het spel gaat verder.
   *[other] { $by } hervat het spel.
}
notice-handed-over = { $you ->
    [yes] { $why ->
        [host] { $actor ->
            [host] De host laat een bot ({ $bot }) voor je spelen.
           *[other] Je was weg: { $by } laat een bot ({ $bot }) voor je spelen.
        }
        [self] Een bot ({ $bot }) speelt voor je tot je je plaats terugneemt.
       *[absent] Je was weg: een bot ({ $bot }) speelt voor je.
    }
   *[no] { $why ->
        [host] { $actor ->
            [you] Je laat een bot ({ $bot }) voor { $name } spelen.
            [host] De host laat een bot ({ $bot }) voor { $name } spelen.
           *[other] { $by } laat een bot ({ $bot }) voor { $name } spelen.
        }
        [self] { $name } laat een bot ({ $bot }) voor zich spelen.
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
notice-archived = Hier is lang niemand geweest, dus de tafel is gearchiveerd.
notice-woken = De tafel is weer open.
notice-closed = De beheerder van dit huis heeft deze tafel gesloten.
notice-rematch = De revanche is aan een nieuwe tafel.

# Text that is no action
unclear-nothing-said = Typ wat je wilt doen; “?” toont de regel, “help” wat je kunt typen.
unclear-verb = “{ $said }” kan hier niet. Je kunt typen: { $verbs }
unclear-usage = Typ het zo: { $usage }

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
   *[other] { $you ->
        [yes] Het spel is afgelopen. Jij deelt de overwinning met { $names }!
       *[no] Het spel is afgelopen. { $names } delen de overwinning.
    }
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

# Hints, and the mark of a game in which somebody asked for one
notice-hint = { $you ->
    [yes] Je vraagt wat een haai zou doen.
   *[no] { $name } vraagt wat een haai zou doen.
}
hint-in-lesson = In een les zijn er geen tips: de coach helpt je.
hint-others-play = Geen tips: er speelt nog iemand aan deze tafel.
hint-no-champion = Voor dit spel zijn er nog geen tips.
hint-not-your-turn = Tips zijn voor je eigen beslissingen. Wacht op je beurt.
hint-on-its-way = Je tip komt eraan.
