### The rules at hand, and the waiting room

# The rules. $number is like LI-5, $name is the rule's name (“What is higher”), $title the game's.
rulebook-title = Regler
rulebook-hook = Varje regel har ett nummer. Vid bordet öppnar ”?” den som gäller just nu.
rulebook-of = { $title }: reglerna
rulebook-rule = Regel { $number }
rulebook-rule-named = Regel { $number }: { $name }
rulebook-contents = Innehåll
rulebook-all = Alla regler
rulebook-one-page = Alla regler på en sida, att läsa och skriva ut
rulebook-other-games = Regler till de andra spelen
rulebook-next = Nästa regel
rulebook-previous = Förra regeln
rulebook-print = Skriv ut
rulebook-back = Tillbaka till bordet
rulebook-opening = Öppnar reglerna…
rulebook-unread = Reglerna går inte att hämta just nu.
rulebook-try-again = Försök igen

# The invitation
waiting-invitation = Inbjudan
waiting-copy = Kopiera länken
waiting-not-copied = Webbläsaren låter oss inte kopiera. Markera länken och kopiera den själv.
waiting-code = QR-kod med länken till bordet
waiting-code-says = Rikta mobilens kamera mot koden så öppnas bordet.
waiting-shared-title = Bluffhouse: { $title }

# Seats
waiting-choose-seat = Tryck på en tom plats för att ta den, eller dra dit din avatar.
waiting-choose-seat-host = Tryck på en tom plats för att flytta dit eller sätta en bott där. Du kan också dra dit din avatar.
waiting-choose-first = Tryck på en tom plats för att slå dig ner.
waiting-leave-seat = Lämna platsen
waiting-host = värd
waiting-away = inte ansluten
waiting-fill-with-bots = Bottar på alla tomma platser
waiting-bot-tempered = bott: { $strength }, { $temper }
bot-short-rookie = nybörjare
bot-short-regular = stammis
bot-short-shark = haj
bot-short-champion = mästare
bot-short-random = slump

# How the table is run. The host sets it; the others read it.
waiting-table = Det här bordet
waiting-host-sets = Värden bestämmer det här.
waiting-seats = Spelare
waiting-seats-count = { $seats ->
    [one] { $seats } spelare
   *[other] { $seats } spelare
}
waiting-seats-says = Bottar kan ta de platser som förblir tomma.
waiting-doors = Vem som får komma in
waiting-doors-link = alla med länken
waiting-doors-link-says = Bordet syns inte i någon lista. Bara den som har länken hittar hit.
waiting-doors-public = vem som helst
waiting-doors-public-says = Bordet syns i entrén tills spelet börjar, och vem som helst får slå sig ner eller titta på.
waiting-clock = Betänketid
waiting-clock-none = ingen gräns
waiting-clock-none-says = Ta den tid du vill.
waiting-clock-decision = per drag
waiting-clock-decision-says = När din tid för ett drag är ute gör en bott just det draget åt dig.
waiting-clock-game = för hela spelet
waiting-clock-game-says = Alla har en klocka för hela spelet, och varje drag lägger till lite tid. När den är slut bestämmer en bott.
waiting-clock-days = flera dagar per drag
waiting-clock-days-says = För ett spel vid sidan av, för folk som tittar in en gång om dagen. När tiden är ute bestämmer en bott.
waiting-clock-how-long = Hur länge
waiting-clock-increment = Tillägg per drag
waiting-clock-countdown = Nedräkning efter ”slutsnackat”
waiting-clock-countdown-says = Så lång tid har alla kvar när ledaren har ropat ”slutsnackat”.
waiting-clock-seconds = { $seconds ->
    [one] { $seconds } sekund
   *[other] { $seconds } sekunder
}
waiting-clock-minutes = { $minutes ->
    [one] { $minutes } minut
   *[other] { $minutes } minuter
}
waiting-clock-of-days = { $days ->
    [one] { $days } dag
   *[other] { $days } dagar
}
waiting-absence = När någon försvinner
waiting-absence-bot = en bott hoppar in
waiting-absence-bot-says = En bott spelar åt dem som är borta. De får tillbaka platsen så fort de kommer tillbaka.
waiting-absence-wait = bordet väntar
waiting-absence-wait-says = Ingen spelar åt dem som är borta, om inte en klocka går eller värden lägger till en bott.
waiting-yes = ja
waiting-no = nej
waiting-islands = { $near } och { $far }
