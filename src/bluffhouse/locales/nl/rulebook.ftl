### The rules at hand, and the waiting room

# The rules. $number is like LI-5, $name is the rule's name (“What is higher”), $title the game's.
rulebook-title = Regels
rulebook-hook = Elke regel heeft een nummer. Aan tafel opent een “?” de regel die op dat moment geldt.
rulebook-of = { $title }: de regels
rulebook-rule = Regel { $number }
rulebook-rule-named = Regel { $number }: { $name }
rulebook-contents = Inhoud
rulebook-all = Alle regels
rulebook-one-page = Alle regels op één pagina, om te lezen en af te drukken
rulebook-other-games = Regels van de andere spellen
rulebook-next = Volgende regel
rulebook-previous = Vorige regel
rulebook-print = Afdrukken
rulebook-back = Terug naar de tafel
rulebook-opening = We pakken de regels erbij…
rulebook-unread = De regels zijn nu niet op te halen.
rulebook-try-again = Probeer het nog eens

# The invitation
waiting-invitation = Uitnodiging
waiting-copy = Kopieer de link
waiting-not-copied = Kopiëren lukt niet in deze browser. Selecteer de link en kopieer hem zelf.
waiting-code = QR-code van de link naar deze tafel
waiting-code-says = Richt de camera van een telefoon op deze code: dan opent de tafel.
waiting-shared-title = Bluffhouse: { $title }

# Seats
waiting-choose-seat = Tik op een lege plaats om daar te gaan zitten, of sleep je portret erheen.
waiting-choose-seat-host = Tik op een lege plaats om daar te gaan zitten of er een bot neer te zetten. Je kunt je portret er ook heen slepen.
waiting-choose-first = Tik op een lege plaats om te gaan zitten.
waiting-leave-seat = Sta op
waiting-host = host
waiting-away = niet verbonden
waiting-fill-with-bots = Bots op alle lege plaatsen
waiting-bot-tempered = bot: { $strength }, { $temper }
bot-short-rookie = groentje
bot-short-regular = stamgast
bot-short-shark = haai
bot-short-champion = kampioen
bot-short-random = willekeurig

# How the table is run. The host sets it; the others read it.
waiting-table = Deze tafel
waiting-host-sets = Dit stelt de host in.
waiting-seats = Spelers
waiting-seats-count = { $seats ->
    [one] { $seats } speler
   *[other] { $seats } spelers
}
waiting-seats-says = Op plaatsen die leeg blijven kunnen bots zitten.
waiting-doors = Wie er binnen mag
waiting-doors-link = wie de link heeft
waiting-doors-link-says = De tafel staat op geen enkele lijst. Alleen wie de link heeft, vindt hem.
waiting-doors-public = iedereen
waiting-doors-public-says = De tafel staat bij de voordeur op de lijst tot het spel begint, en iedereen mag aanschuiven of meekijken.
waiting-clock = Bedenktijd
waiting-clock-none = onbeperkt
waiting-clock-none-says = Neem zoveel tijd als je wilt.
waiting-clock-decision = per zet
waiting-clock-decision-says = Is je tijd voor een zet om, dan doet een bot die ene zet voor je.
waiting-clock-game = voor het hele spel
waiting-clock-game-says = Iedereen heeft één klok voor het hele spel, en elke zet geeft er wat tijd bij. Is die op, dan beslist een bot.
waiting-clock-days = dagen per zet
waiting-clock-days-says = Voor een spel tussendoor, met mensen die één keer per dag komen kijken. Is de tijd om, dan beslist een bot.
waiting-clock-how-long = Hoelang
waiting-clock-increment = Extra per zet
waiting-clock-countdown = Aftellen na de bel
waiting-clock-countdown-says = Zoveel tijd heeft iedereen nog nadat de leider de bel heeft geluid.
waiting-clock-seconds = { $seconds ->
    [one] { $seconds } seconde
   *[other] { $seconds } seconden
}
waiting-clock-minutes = { $minutes ->
    [one] { $minutes } minuut
   *[other] { $minutes } minuten
}
waiting-clock-of-days = { $days ->
    [one] { $days } dag
   *[other] { $days } dagen
}
waiting-absence = Als iemand wegvalt
waiting-absence-bot = een bot valt in
waiting-absence-bot-says = Voor mensen die weg zijn, speelt een bot. Zodra ze terugkomen, krijgen ze hun plaats weer.
waiting-absence-wait = de tafel wacht
waiting-absence-wait-says = Niemand speelt voor wie weg is, tenzij er een klok loopt of de host een bot inzet.
waiting-yes = ja
waiting-no = nee
waiting-islands = { $near } en { $far }
