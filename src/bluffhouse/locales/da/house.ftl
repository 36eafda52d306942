### What every game shares

# Refusals
not-your-turn = Det er ikke din tur.
game-over = Spillet er slut.
not-an-action-of-this-game = Det kan du ikke gøre i dette spil.

# Refusals: coming in
come-in-first = Vi kender ikke dit navn endnu. Vælg et for at komme ind.
name-reserved = { $name } kan forveksles med selve huset. Vælg et andet navn.
name-empty = Et navn skal have mindst ét bogstav, man kan se.
name-too-long = Navnet er for langt: højst { $most } bogstaver.
link-used = Linket er brugt før, eller det er for gammelt. Bed om et nyt.

# Refusals: the table
no-such-table = Der er ikke noget bord med den kode. Tjek linket.
table-damaged = Bordets journal kan ikke læses længere. Sig det til den, der driver huset.
table-closed = Bordet er lukket af den, der driver huset.
banned = Du er udelukket fra huset for altid af den, der driver det.
banned-until = Du er udelukket fra huset for en tid af den, der driver det. Tid tilbage: { $hours } t.
name-differs = Det er ikke dit navn. Skriv det nøjagtigt: { $name }
bad-setting = { $why ->
    [wrong-fool-me-once] ”{ millions-of-dollars-option-fool-me-once }” er for 4 til 8 spillere, ikke 3.
   *[other] Den kombination af indstillinger kan ikke lade sig gøre: { $details }
}
no-such-bot = Den bot findes ikke: { $details }
no-such-seat = Den plads findes ikke: dette bord har { $most }.
host-only = Det kan kun værten.
host-removed-you = Værten har fjernet dig fra bordet.
already-started = Spillet er i gang.
not-started = Spillet er ikke begyndt.
not-over = Spillet er ikke slut.
you-have-no-seat = Du sidder ikke ved dette bord.
table-full = Alle pladser er taget. Du kan kigge på i stedet.
seat-taken = Plads { $seat } er taget. Vælg en anden.
seat-empty = Plads { $seat } er tom.
seats-empty = Der er tomme pladser. Vent på flere, eller tilføj bots.
name-taken = Nogen her hedder { $name } eller noget meget lignende. Vælg et andet navn for at sætte dig.
too-few-seats = { $people ->
    [one] Der sidder allerede { $people } her. Bordet kan ikke have færre pladser.
   *[other] Der sidder allerede { $people } her. Bordet kan ikke have færre pladser.
}
not-ready = { $name } på plads { $seat } er ikke klar.
about-to-start = Spillet starter om et øjeblik.
number-not-due = Dit tal til kortgivningen skal ikke bruges nu.
number-not-sealed = Det er ikke det tal, som din enhed har forseglet.
rematch-exists = Revanchen er allerede sat op: gå til det næste bord.

# Refusals: playing
not-an-action = Det kan man ikke gøre i dette spil: { $details }
paused = Spillet er sat på pause.
not-paused = Spillet er ikke sat på pause.
pause-used-up = Du har brugt al din pausetid i dette spil ({ $minutes } min.).
no-lesson = Dette spil har ingen lektion, eller bordet her er ikke en.
lesson-fixed = Spillerne og indstillingerne i en lektion kan ikke ændres.
bot-plays-for-you = En bot spiller for dig: tag først din plads tilbage.
bot-plays-there = En bot spiller allerede for { $name }.
nothing-to-hand-back = { $name } har ingen plads at tage tilbage: der spiller ingen bot for et menneske.
player-here = { $name } er ved bordet. Så længe et spil er i gang, bestemmer ingen for en spiller, der er til stede.
player-just-left = { $seconds ->
    [one] { $name } har lige forladt bordet. Prøv igen om { $seconds } sekund.
   *[other] { $name } har lige forladt bordet. Prøv igen om { $seconds } sekunder.
}

# Refusals: talk
nobody-called-that = Ingen ved bordet hedder { $name }.
spectator-gone = Denne tilskuer ser ikke med længere.
chat-empty = Skriv en besked først.
chat-one-thing = Send en tekst, en reaktion eller en sætning: én ad gangen.
no-such-phrase = Den sætning findes ikke ved dette bord.
chat-too-long = Beskeden er for lang: højst { $most } tegn.
chat-too-much = Du skriver for hurtigt: højst { $most } beskeder i minuttet.
chat-silent = Du har trukket dig, så du kan ikke chatte, før runden er slut.

# Refusals: the house
not-understood = Det forstod vi ikke: { $details }
not-text = Her kan man kun sende tekst.
too-large = Det er for stort: { $details }
too-fast = Det gik for hurtigt. Vent et øjeblik, og prøv igen.
too-slow = Din forespørgsel var for længe undervejs. Prøv igen.
too-many-connections = Der er for mange forbindelser fra din adresse. Luk nogle, og prøv igen.
too-many-guests = Der er kommet for mange ind fra din adresse på det seneste. Prøv igen senere.
too-many-tables = Der kan ikke åbnes flere borde i timen fra denne adresse ({ $most }). Prøv igen om { $minutes } min.
too-many-codes = Der kom for mange forkerte bordkoder fra denne adresse. Prøv igen om { $minutes } min.
too-many-reads = Du åbner for mange spil på én gang. Vent, til et af dem vises.
too-many-entries = Der er sket for meget ved dette bord ({ $most } poster): nu kan der kun trækkes. Åbn et nyt bord til resten.
too-many-viewers = For mange kigger på dette bord. Prøv igen senere.
foreign-origin = Forespørgslen kom fra en anden hjemmeside, så den blev afvist.
foreign-host = Huset svarer ikke på denne adresse. Spørg den, der driver det, om den rigtige.
no-such-page = Her er ingenting.
no-such-method = Det tager denne adresse ikke imod: { $details }
house-closing = Huset starter igen om et øjeblik. Prøv igen om lidt.
house-full = Huset har ingen ledige borde. Prøv igen senere.
house-cannot-write = Huset kan ikke gemme noget lige nu. Prøv igen om lidt.
house-broken = Noget gik galt hos os. Prøv igen.

# News of a table: $you is yes when it is about the reader's own seat
notice-opened = Bordet er åbent.
notice-changed = Værten har ændret indstillingerne.
notice-sat = { $you ->
    [yes] Du har sat dig.
   *[no] { $name } har sat sig.
}
notice-stood = { $you ->
    [yes] Du har rejst dig.
   *[no] { $name } har rejst sig.
}
notice-removed = { $you ->
    [yes] { $actor ->
        [host] Værten har fjernet dig fra bordet.
       *[other] { $by } har fjernet dig fra bordet.
    }
   *[no] { $actor ->
        [you] Du har fjernet { $name } fra bordet.
        [host] Værten har fjernet { $name } fra bordet.
       *[other] { $by } har fjernet { $name } fra bordet.
    }
}
notice-unseated = { $you ->
    [yes] Du var væk: { $by } har gjort din plads fri.
   *[no] { $actor ->
        [you] { $name } er væk: du har gjort pladsen fri.
       *[other] { $name } er væk: { $by } har gjort pladsen fri.
    }
}
notice-spectator-removed = { $actor ->
    [you] Du har fjernet tilskueren { $name }.
    [host] Værten har fjernet tilskueren { $name }.
   *[other] { $by } har fjernet tilskueren { $name }.
}
notice-host-returned = { $you ->
    [yes] Du er tilbage og er vært igen.
   *[no] { $name } er tilbage og er vært igen.
}
notice-bot-sat = { $name }, en bot ({ $bot }), har sat sig.
notice-ready = { $you ->
    [yes] Du er klar.
   *[no] { $name } er klar.
}
notice-not-ready = { $you ->
    [yes] Du er ikke klar.
   *[no] { $name } er ikke klar.
}
notice-number-missing = { $you ->
    [yes] Starten blev aflyst: din enhed viste ikke sit tal til kortgivningen i tide. Sig igen, at du er klar.
   *[no] Starten blev aflyst. { $name }: enheden viste ikke sit tal til kortgivningen i tide.
}
notice-started = Spillet begynder.
notice-paused = { $actor ->
    [you] Du har sat spillet på pause.
    [host] Værten har sat spillet på pause.
   *[other] { $by } har sat spillet på pause.
}
notice-pause-agreed = { $actor ->
    [you] Du går med til en længere pause.
   *[other] { $by } går med til en længere pause.
}
notice-pause-over = Pausetiden er brugt: spillet går videre.
notice-resumed = { $actor ->
    [you] Du genoptager spillet.
    [host] Spillet går videre.
   *[other] { $by } genoptager spillet.
}
notice-handed-over = { $you ->
    [yes] { $why ->
        [host] { $actor ->
            [host] Værten lader en bot ({ $bot }) spille for dig.
           *[other] Du var væk: { $by } lader en bot ({ $bot }) spille for dig.
        }
        [self] En bot ({ $bot }) spiller for dig, til du tager din plads tilbage.
       *[absent] Du var væk: en bot ({ $bot }) spiller for dig.
    }
   *[no] { $why ->
        [host] { $actor ->
            [you] Du lader en bot ({ $bot }) spille for { $name }.
            [host] Værten lader en bot ({ $bot }) spille for { $name }.
           *[other] { $by } lader en bot ({ $bot }) spille for { $name }.
        }
        [self] { $name } lader en bot ({ $bot }) spille for sig.
       *[absent] { $name } er væk: en bot ({ $bot }) spiller i stedet.
    }
}
notice-handed-back = { $you ->
    [yes] Du spiller selv igen.
   *[no] { $name } spiller selv igen.
}
notice-came = { $you ->
    [yes] Du er her.
   *[no] { $name } er her.
}
notice-went = { $you ->
    [yes] Du mistede forbindelsen.
   *[no] { $name } har mistet forbindelsen.
}
notice-warned = { $you ->
    [yes] Din tid er næsten gået.
   *[no] Tiden er næsten gået for { $name }.
}
notice-archived = Her har ikke været nogen længe, så bordet er arkiveret.
notice-woken = Bordet er åbent igen.
notice-closed = Bordet er lukket af den, der driver huset.
notice-rematch = Der er revanche ved et nyt bord.

# Text that is no action
unclear-nothing-said = Skriv, hvad du vil gøre; ”?” viser reglen, ”help” viser, hvad du kan skrive.
unclear-verb = ”{ $said }” kan du ikke gøre her. Du kan skrive: { $verbs }
unclear-usage = Skriv det sådan: { $usage }

# The story
house-starter = { $you ->
    [yes] Du begynder.
   *[no] { $name } begynder.
}
house-ended = { $winners ->
    [0] Spillet er slut, og ingen vinder.
    [one] { $you ->
        [yes] Spillet er slut. Du vinder!
       *[no] Spillet er slut. { $names } vinder.
    }
   *[other] { $you ->
        [yes] Spillet er slut. Du deler sejren med { $names }!
       *[no] Spillet er slut. { $names } deler sejren.
    }
}
house-over = Spillet er slut.
house-waiting = { $you ->
    [yes] Det er din tur.
   *[no] Venter på { $names }.
}

# The terminal
cli-left = Du har forladt bordet. Sådan fortsætter du:
cli-saved = Spillet er gemt her:
cli-confirm = → { $action }   (Enter: gør det; u: fortryd)
cli-help = ?: den regel, der gælder nu · help: hvad man kan skrive · table: vis bordet igen · quit: gå og gem
cli-commitment = Alt tilfældigt i dette spil er forseglet; til sidst bryder `bluffhouse verify` seglet:
cli-wait = lad de andre komme først
cli-not-saved = Spillet kan ikke gemmes i { $file }: { $reason }. Vælg et andet sted med --save.
cli-which-game = Hvilket spil? {""}
cli-options = Varianter: { $options }
cli-players = { $least }–{ $most } spillere
cli-no-such-game = Der er ikke noget spil ”{ $said }”; skriv begyndelsen af et af disse navne.

# Hints, and the mark of a game in which somebody asked for one
notice-hint = { $you ->
    [yes] Du spørger, hvad en haj ville gøre.
   *[no] { $name } spørger, hvad en haj ville gøre.
}
hint-in-lesson = Der er ingen tips i en lektion: træneren hjælper dig.
hint-others-play = Tips er slået fra: en anden person spiller ved bordet.
hint-no-champion = Der er endnu ingen tips til dette spil.
hint-not-your-turn = Tips er til dine egne valg. Vent, til det er din tur.
hint-on-its-way = Dit tip er på vej.
