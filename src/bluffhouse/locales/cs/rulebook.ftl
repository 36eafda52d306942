### The rules at hand, and the waiting room

# The rules. $number is like LI-5, $name is the rule's name (“What is higher”), $title the game's.
rulebook-title = Pravidla
rulebook-hook = Každé pravidlo má číslo. U stolu otevře „?“ to, které právě platí.
rulebook-of = { $title }: pravidla
rulebook-rule = Pravidlo { $number }
rulebook-rule-named = Pravidlo { $number }: { $name }
rulebook-contents = Obsah
rulebook-all = Všechna pravidla
rulebook-one-page = Všechna pravidla na jedné stránce, ke čtení i tisku
rulebook-other-games = Pravidla ostatních her
rulebook-next = Další pravidlo
rulebook-previous = Předchozí pravidlo
rulebook-print = Vytisknout
rulebook-back = Zpět ke stolu
rulebook-opening = Otevírám pravidla…
rulebook-unread = Pravidla teď nejde načíst.
rulebook-try-again = Zkusit znovu

# The invitation
waiting-invitation = Pozvánka
waiting-copy = Kopírovat odkaz
waiting-not-copied = Tenhle prohlížeč kopírovat nedovolí. Označ odkaz a zkopíruj ho.
waiting-code = QR kód s odkazem na tento stůl
waiting-code-says = Namiř na kód fotoaparát telefonu: otevře stůl.
waiting-shared-title = Bluffhouse: { $title }

# Seats
waiting-choose-seat = Klepni na prázdné místo a sedneš si tam, nebo tam přetáhni svůj portrét.
waiting-choose-seat-host = Klepni na prázdné místo: sedneš si tam, nebo tam posadíš bota. Svůj portrét tam můžeš i přetáhnout.
waiting-choose-first = Klepni na prázdné místo a sedni si.
waiting-leave-seat = Vstát od stolu
waiting-host = hostitel
waiting-away = bez spojení
waiting-fill-with-bots = Zbytek ať hrají boti
waiting-bot-tempered = bot: { $strength }, { $temper }
bot-short-rookie = nováček
bot-short-regular = štamgast
bot-short-shark = žralok
bot-short-champion = šampion
bot-short-random = náhodný

# How the table is run. The host sets it; the others read it.
waiting-table = Tento stůl
waiting-host-sets = Tohle nastavuje hostitel.
waiting-seats = Hráči
waiting-seats-count = { $seats ->
    [one] { $seats } hráč
    [few] { $seats } hráči
   *[other] { $seats } hráčů
}
waiting-seats-says = Místa, která zůstanou prázdná, můžou obsadit boti.
waiting-doors = Kdo smí dovnitř
waiting-doors-link = kdo má odkaz
waiting-doors-link-says = Stůl není nikde v seznamu. Najdou ho jen lidé s odkazem.
waiting-doors-public = kdokoli
waiting-doors-public-says = Stůl je do začátku hry v seznamu u vchodu a kdokoli si může sednout nebo se dívat.
waiting-clock = Časový limit
waiting-clock-none = bez limitu
waiting-clock-none-says = Přemýšlej, jak dlouho chceš.
waiting-clock-decision = na každý tah
waiting-clock-decision-says = Když ti čas na tah vyprší, tenhle jeden tah za tebe udělá bot.
waiting-clock-game = na celou hru
waiting-clock-game-says = Každý má jedny hodiny na celou hru a každý tah trochu času přidá. Když dojde, rozhoduje bot.
waiting-clock-days = několik dní na tah
waiting-clock-days-says = Na hru jen tak bokem, když se každý podívá třeba jednou denně. Když čas vyprší, rozhoduje bot.
waiting-clock-how-long = Kolik času
waiting-clock-increment = Přídavek za tah
waiting-clock-countdown = Odpočet po konci řečí
waiting-clock-countdown-says = Tolik času všem zbývá, když vůdce vyhlásí konec řečí.
waiting-clock-seconds = { $seconds ->
    [one] { $seconds } sekunda
    [few] { $seconds } sekundy
   *[other] { $seconds } sekund
}
waiting-clock-minutes = { $minutes ->
    [one] { $minutes } minuta
    [few] { $minutes } minuty
   *[other] { $minutes } minut
}
waiting-clock-of-days = { $days ->
    [one] { $days } den
    [few] { $days } dny
   *[other] { $days } dní
}
waiting-absence = Když někdo odejde
waiting-absence-bot = zaskočí bot
waiting-absence-bot-says = Za toho, kdo je pryč, hraje bot. Po návratu má své místo hned zpátky.
waiting-absence-wait = stůl čeká
waiting-absence-wait-says = Za ty, kdo jsou pryč, nikdo nehraje, leda že běží čas nebo hostitel přidá bota.
waiting-yes = ano
waiting-no = ne
waiting-islands = { $near } a { $far }
