### The browser client

page-your-name = Hoe mogen we je noemen?
page-who-are-you = Wie speelt er?
page-come-in = Kom binnen
page-invited = Je bent uitgenodigd aan een tafel
invited-by = { $host } nodigt je uit voor { $game }.
invited-waiting = { $taken } van de { $seats } plaatsen zijn bezet.
invited-playing = Het spel is al bezig: kom kijken.
invited-over = Het spel is afgelopen: kom kijken wie er loog.
page-nowhere = Hier is niets
page-to-the-door = Terug naar de voordeur
page-language = Taal
page-day = Lichte modus
page-night = Donkere modus
page-close = Sluiten
page-announcement = Van de beheerder van dit huis:
page-somebody = Iemand
door-closed = Gesloten door de beheerder
page-sound-on = Geluid aan
page-sound-off = Geluid uit
page-description = Vijf blufspellen, met vrienden en bots, gewoon in de browser.
page-big-screen = Tv-weergave
page-connecting = We zoeken de tafel…
page-connection-lost = Verbinding verbroken. We proberen het opnieuw…
house-unreachable = Het huis geeft geen antwoord. Controleer je verbinding en probeer het nog eens.

door-title = Het huis van de bluf
door-hook = Vijf spellen waarin wint wie het best liegt, of wie er dwars doorheen kijkt. Geen account nodig: schuif gewoon aan.
door-change-name = { $name } · naam wijzigen
door-change-name-says = Vanaf de volgende tafel. Waar je al zit, houd je je naam.
door-you = Jouw pagina
door-devices = Je apparaten
door-puzzles = Puzzels van vandaag
door-take-name = Deze naam gebruiken
door-my-tables = Jouw tafels
door-waiting = Wacht op spelers
door-your-turn = Jij bent aan de beurt
door-their-turn = Anderen zijn aan de beurt
door-over = Afgelopen: wie loog er?
review-open = Hoe hebben we gespeeld?
door-opponents = met { $names }
door-result = { $winners ->
    [0] Niemand heeft gewonnen
    [one] { $you ->
        [yes] Jij hebt gewonnen
       *[no] { $names } heeft gewonnen
    }
   *[other] { $you ->
        [yes] Jij deelde de overwinning met { $names }
       *[no] { $names } deelden de overwinning
    }
}
door-clear = { $table } van de lijst halen
door-clear-all = Afgelopen tafels wissen
door-games = Kies een spel
door-facts = { $least } tot { $most } spelers · { $from }–{ $to } minuten
door-players = { $least } tot { $most } spelers
door-against-bots = Speel tegen bots
quick-players = Spelers aan tafel
quick-mixed = gemengd
door-with-friends = Speel met vrienden
door-learn = Leer het in drie minuten
door-open-tables = Open tafels
door-open-table = { $host } · { $taken } van { $seats } plaatsen bezet
door-no-open-tables = Er wacht nu niemand op spelers. Open een tafel en deel de link.
door-record = Een opname afspelen

waiting-invite = Deel deze link met de andere spelers
waiting-share = Delen
waiting-copied = Gekopieerd
waiting-big-screen = Tv-weergave: toon de tafel op een gedeeld scherm, zonder iemands geheimen. Open { $link }
waiting-ready = klaar
waiting-not-ready = nog niet klaar
waiting-bot = bot: { $kind }
waiting-remove = Wegsturen
waiting-empty = Plaats { $seat }
waiting-sit = Ga zitten
waiting-start = Start het spel
waiting-need-people = Nog niet elke plaats is bezet
waiting-need-ready = Nog niet iedereen is klaar
waiting-starting = We beginnen…
waiting-im-ready = Ik ben klaar
waiting-not-yet = Toch nog niet
waiting-options = Regels van deze tafel
waiting-seat = Plaats { $seat }
waiting-move-here = Hier gaan zitten
waiting-strength = Speelsterkte
waiting-temperament = Speelstijl
waiting-add-bot = Voeg een bot toe

chat-title = Chat
chat-say = Schrijf een bericht
chat-send = Stuur
chat-unsent = wordt verstuurd…

room-story = Verloop
room-table = De tafel
room-your-hand = Je hand
room-deciding = denkt na
room-waiting-for = Wachten op { $names }
room-rematch = Nog een keer
room-clock = nog { $left }
room-more-below = Meer hieronder
room-look-on = Kijk mee op je telefoon: { $link }
room-big-screen = Tv-weergave
room-new-talk = Nieuw chatbericht.
room-skip = Overslaan
room-pace = Tempo
room-pace-slow = Langzaam
room-pace-normal = Normaal
room-pace-fast = Snel
room-pace-instant = Meteen
room-your-turn = Jij bent aan de beurt.
room-watching = Je kijkt mee

# The player of a seat, on its face
seat-away = weg
seat-bot = bot
seat-agent = AI

# The table of a game that brings none of its own
generic-less = Eén minder
generic-more = Eén meer
generic-nothing = niets
generic-cannot-draw = Deze tafel kan deze beslissing niet tonen. Speel in de terminal, of vraag de maker van het spel om een eigen tafel.

# The end of a game
end-winners = { $winners ->
    [0] Niemand wint
    [one] { $you ->
        [yes] Jij wint!
       *[no] { $names } wint!
    }
   *[other] { $you ->
        [yes] Jij deelt de overwinning met { $names }!
       *[no] { $names } delen de overwinning!
    }
}
end-results = Uitslag
end-invitation = { $name } wil nog een keer spelen.
end-next-table = Het volgende spel wacht aan een nieuwe tafel.
end-join = Meedoen

table-assisted = met tips
table-assisted-means = Gespeeld met tips: telt nergens mee in de cijfers.
