### What every game shares

# Refusals
not-your-turn = Det er ikke dig, der skal vælge nu.
game-over = Spillet er slut.
not-an-action-of-this-game = Det kan man ikke gøre i dette spil.

# Refusals: coming in
come-in-first = Huset kender dig ikke: kom først ind under et navn.
name-empty = Et navn skal have mindst ét bogstav, man kan se.
name-too-long = Et navn har højst { $most } bogstaver.
link-used = Linket er brugt før, eller det er for gammelt. Bed om et nyt.

# Refusals: the table
no-such-table = Der er ikke noget bord med den kode.
table-damaged = Det, der er sket ved dette bord, kan ikke læses længere. Sig det til den, der driver huset.
bad-setting = { $why ->
    [wrong-fool-me-once] ”{ millions-of-dollars-option-fool-me-once }” er for 4 til 8 spillere, ikke 3.
   *[other] Sådan kan et bord ikke være: { $details }
}
no-such-bot = Den bot findes ikke: { $details }
no-such-seat = Den plads findes ikke: dette bord har { $most }.
host-only = Det kan kun værten.
host-removed-you = Værten har bedt dig forlade bordet.
already-started = Spillet er i gang.
not-started = Spillet er ikke begyndt.
not-over = Spillet er ikke slut.
you-have-no-seat = Du sidder ikke ved dette bord.
table-full = Alle pladser er taget.
seat-taken = Der sidder nogen på plads { $seat }.
seat-empty = Der sidder ingen på plads { $seat }.
seats-empty = Der er tomme pladser: vent på flere, eller lad bots sætte sig der.
name-taken = Nogen ved bordet hedder { $name } eller næsten det samme: sæt dig under et andet navn.
too-few-seats = { $people ->
    [one] Der sidder allerede { $people } her: der skal være plads til alle.
   *[other] Der sidder allerede { $people } her: der skal være plads til alle.
}
not-ready = { $name } på plads { $seat } er ikke klar.
rematch-exists = Revanchen er allerede sat op: gå til det næste bord.

# Refusals: playing
not-an-action = Det kan man ikke gøre i dette spil: { $details }
paused = Spillet er sat på pause.
not-paused = Spillet er ikke sat på pause.
bot-plays-for-you = En bot spiller for dig: tag først din plads tilbage.
bot-plays-there = En bot spiller allerede for { $name }.
nothing-to-hand-back = { $name } har ingen plads at tage tilbage: der spiller ingen bot for et menneske.

# Refusals: talk
nobody-called-that = Ingen ved bordet hedder { $name }.
chat-empty = Sig noget.
chat-too-long = Det er for langt: højst { $most } tegn ad gangen.
chat-too-much = Du snakker for meget: højst { $most } linjer i minuttet.
chat-silent = Du har trukket dig: ikke et ord, før runden er slut.

# Refusals: the house
not-understood = Det forstår huset ikke: { $details }
not-text = Huset forstår kun tekst.
too-large = Det er for meget på én gang: { $details }
too-fast = For hurtigt: vent et øjeblik.
too-many-connections = Der er for mange forbindelser fra din adresse.
too-many-guests = Der er kommet for mange ind fra din adresse på det seneste. Prøv igen senere.
too-many-tables = Der er åbnet for mange borde fra din adresse på det seneste. Prøv igen senere.
too-many-viewers = Der er for mange, der kigger på dette bord.
foreign-origin = Det kom fra en anden hjemmeside.
no-such-page = Her er ingenting.
no-such-method = Det kan man ikke bede om her: { $details }
house-closing = Huset lukker et øjeblik. Prøv igen om lidt.
house-full = Alle husets borde er optaget. Prøv igen senere.
house-cannot-write = Huset kan ikke skrive noget ned lige nu. Prøv igen om lidt.
house-broken = Noget i huset gik i stykker. Det er ikke din skyld.

# News of a table: $you is yes when it is about the reader's own seat
notice-opened = Bordet er åbent.
notice-changed = Værten har ændret bordet.
notice-sat = { $you ->
    [yes] Du har sat dig.
   *[no] { $name } har sat sig.
}
notice-stood = { $you ->
    [yes] Du har rejst dig.
   *[no] { $name } har rejst sig.
}
notice-removed = { $you ->
    [yes] Værten har bedt dig gå.
   *[no] Værten har bedt { $name } gå.
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
notice-started = Spillet begynder.
notice-paused = Værten har sat spillet på pause.
notice-resumed = Spillet går videre.
notice-handed-over = { $you ->
    [yes] { $why ->
        [host] Værten lader en bot ({ $bot }) spille for dig.
       *[absent] Du var væk: en bot ({ $bot }) spiller for dig.
    }
   *[no] { $why ->
        [host] Værten lader en bot ({ $bot }) spille for { $name }.
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
notice-archived = Her har ikke været nogen længe: bordet er pakket væk.
notice-woken = Bordet er i brug igen.
notice-rematch = Der er revanche ved et nyt bord.

# Text that is no action
unclear-nothing-said = Sig, hvad du vil gøre; ”?” viser reglen, ”help” viser, hvad man kan skrive.
unclear-verb = ”{ $said }” er ikke til at forstå. Man kan sige: { $verbs }
unclear-usage = Det siger man sådan: { $usage }

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
   *[other] Spillet er slut. { $names } deler sejren.
}
house-over = Spillet er slut.
house-waiting = { $you ->
    [yes] Det er dig, der skal vælge.
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
