### The rules at hand, and the waiting room

# The rules. $number is like LI-5, $name is the rule's name (“What is higher”), $title the game's.
rulebook-title = Regler
rulebook-hook = Hver regel har et nummer. Ved bordet åbner et ”?” den, der gælder lige nu.
rulebook-of = { $title }: reglerne
rulebook-rule = Regel { $number }
rulebook-rule-named = Regel { $number }: { $name }
rulebook-contents = Indhold
rulebook-all = Alle regler
rulebook-one-page = Alle regler på én side, til at læse og printe
rulebook-other-games = Regler til de andre spil
rulebook-next = Næste regel
rulebook-previous = Forrige regel
rulebook-print = Print
rulebook-back = Tilbage til bordet
rulebook-opening = Slår op i reglerne …
rulebook-unread = Reglerne kan ikke hentes lige nu.
rulebook-try-again = Prøv igen

# The invitation
waiting-invitation = Invitation
waiting-copy = Kopiér linket
waiting-not-copied = Denne browser lader os ikke kopiere. Markér linket, og kopiér det selv.
waiting-code = QR-kode med linket til bordet
waiting-code-says = Ret en telefons kamera mod koden: den åbner bordet.
waiting-shared-title = Bluffhouse: { $title }

# Seats
waiting-choose-seat = Tryk på en tom plads for at tage den, eller træk din avatar derhen.
waiting-choose-seat-host = Tryk på en tom plads for at flytte derhen eller lade en bot sidde der. Du kan også trække din avatar derhen.
waiting-choose-first = Tryk på en tom plads for at sætte dig.
waiting-leave-seat = Rejs dig
waiting-host = vært
waiting-away = ikke forbundet
waiting-fill-with-bots = Bots på alle tomme pladser
waiting-bot-tempered = bot: { $strength }, { $temper }
bot-short-rookie = grønskolling
bot-short-regular = stamgæst
bot-short-shark = haj
bot-short-champion = mester
bot-short-random = tilfældig

# How the table is run. The host sets it; the others read it.
waiting-table = Dette bord
waiting-host-sets = Det bestemmer værten.
waiting-seats = Spillere
waiting-seats-count = { $seats ->
    [one] { $seats } spiller
   *[other] { $seats } spillere
}
waiting-seats-says = Bots kan tage de pladser, der forbliver tomme.
waiting-doors = Hvem må komme ind
waiting-doors-link = alle med linket
waiting-doors-link-says = Bordet står ikke på nogen liste. Kun de, der har linket, finder det.
waiting-doors-public = alle
waiting-doors-public-says = Bordet står på listen ved hoveddøren, til spillet begynder, og alle må sætte sig eller kigge på.
waiting-clock = Betænkningstid
waiting-clock-none = ubegrænset
waiting-clock-none-says = Tag al den tid, du vil.
waiting-clock-decision = for hvert træk
waiting-clock-decision-says = Når din tid til et træk er gået, laver en bot det ene træk for dig.
waiting-clock-game = for hele spillet
waiting-clock-game-says = Alle har ét ur til hele spillet, og hvert træk lægger lidt tid til. Når den er brugt, vælger en bot.
waiting-clock-days = flere dage for hvert træk
waiting-clock-days-says = Til et spil, der kører i baggrunden, for folk, der kigger ind en gang om dagen. Når tiden er gået, vælger en bot.
waiting-clock-how-long = Hvor længe
waiting-clock-increment = Tillæg for hvert træk
waiting-clock-countdown = Nedtælling efter sidste udkald
waiting-clock-countdown-says = Så lang tid har alle tilbage, når lederen har råbt sidste udkald.
waiting-clock-seconds = { $seconds ->
    [one] { $seconds } sekund
   *[other] { $seconds } sekunder
}
waiting-clock-minutes = { $minutes ->
    [one] { $minutes } minut
   *[other] { $minutes } minutter
}
waiting-clock-of-days = { $days ->
    [one] { $days } dag
   *[other] { $days } dage
}
waiting-absence = Når nogen går
waiting-absence-bot = en bot tager over
waiting-absence-bot-says = En bot spiller for dem, der er væk. De får pladsen igen, så snart de er tilbage.
waiting-absence-wait = bordet venter
waiting-absence-wait-says = Ingen spiller for dem, der er væk, medmindre et ur løber, eller værten tilføjer en bot.
waiting-yes = ja
waiting-no = nej
waiting-islands = { $near } og { $far }
