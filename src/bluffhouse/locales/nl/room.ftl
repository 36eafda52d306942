### Het menu van de tafel en wie eraan zit

menu-title = Tafelmenu
menu-players = Spelers
menu-game = Dit spel
menu-device = Dit apparaat
menu-you = jij
menu-muted = gedempt
menu-stand-in = een bot valt in
menu-pause = Spel pauzeren
menu-pause-says = Alle klokken staan een paar minuten stil. Als iedereen instemt, duurt de pauze langer.
menu-agree-pause = Instemmen met een langere pauze
menu-agree-pause-says = Als iedereen instemt, duurt hij tot een van jullie verdergaat.
menu-resume = Verder spelen
menu-take-back = Mijn plaats terugnemen
menu-bot-for-me = Een bot voor me laten spelen
menu-bot-for-me-says = Tot je je plaats terugneemt.
menu-counts-as-lost = Maakt hij het spel voor je af, dan telt het als verloren.
menu-mute = { $name } dempen
menu-mute-says = Aan deze tafel zie je de berichten van deze speler niet.
menu-unmute = { $name } niet meer dempen
menu-hand-over = Een bot voor { $name } laten spelen
menu-hand-back = { $name } de plaats teruggeven
menu-remove = { $name } wegsturen
menu-remove-waiting = Deze persoon kan niet meer aan deze tafel gaan zitten.
menu-remove-playing = Een bot speelt daar verder, en deze persoon kan niet meer chatten.
menu-remove-sure = Ja, { $name } wegsturen
menu-spectators = Toeschouwers
menu-remove-spectator = Deze persoon kan de tafel niet meer bekijken.
menu-tv-says = Voor een gedeeld scherm: zonder iemands geheimen.
menu-carry = Verder op een ander apparaat
menu-carry-short = Je plaats en je tafels gaan mee.
menu-carry-code = QR-code om op een ander apparaat verder te gaan
menu-carry-says = { $minutes ->
    [one] Scan deze code met het andere apparaat. Hij werkt één keer, een minuut lang. Laat hem aan niemand anders zien: wie hem heeft, kan onder jouw naam spelen.
   *[other] Scan deze code met het andere apparaat. Hij werkt één keer, { $minutes } minuten lang. Laat hem aan niemand anders zien: wie hem heeft, kan onder jouw naam spelen.
}
menu-leave = Tafel verlaten
menu-leave-waits = De tafel wacht op je. Je vindt hem bij de voordeur.
menu-leave-bot = Na een tijdje speelt een bot voor je, tot je terugkomt.
bar-bot-plays = Een bot speelt voor je.
bar-pause-until = Uiterlijk om { $time } gaat het verder.
claim-title = Verder op dit apparaat?
claim-says = Je hebt hier dezelfde naam, plaats en tafels als op je andere apparaat.
claim-instead = Dit apparaat is nu van { $name }. Als je verdergaat, vergeet het { $name }, met alle tafels.
claim-yes = Hier verdergaan
claim-no = Niet nu
devices-title = Waar je bent aangemeld
devices-says = Deze apparaten spelen als jij. Ken je er een niet, meld het dan af. Een apparaat dat een half jaar niet wordt gebruikt, wordt vanzelf afgemeld.
devices-here = Dit apparaat
devices-unknown = Onbekend apparaat
devices-seen = Laatst gebruikt: { $date }
devices-sign-out = { $device } afmelden
devices-sign-out-others = Overal elders afmelden
devices-leave = Hier afmelden
devices-leave-says = Er zijn geen wachtwoorden: is dit je enige apparaat, dan kun je niet als { $name } terugkomen.
devices-leave-sure = Ja, hier afmelden

# Talk at the table
talk-title = Iets zeggen
talk-reactions = Reacties
talk-phrases = Snelle zinnen
reaction-laugh = lacht
reaction-gasp = hapt naar adem
reaction-doubt = trekt een wenkbrauw op
reaction-applause = klapt
reaction-tears = pinkt een traan weg
reaction-cheers = heft het glas
phrase-good-luck = Veel succes!
phrase-thinking = Even denken…
phrase-trust-me = Vertrouw me maar.
phrase-not-believing = Ik geloof je niet.
phrase-oops = Oeps!
phrase-nice-one = Mooi gedaan!
phrase-thanks = Bedankt!
phrase-good-game = Goed gespeeld!
