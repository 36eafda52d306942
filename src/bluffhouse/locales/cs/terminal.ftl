### The terminal: what the command `bluffhouse` says.
### Words in backticks or after -- are typed as they stand: they stay as they are in every language.

# Errors. They follow "bluffhouse: ", so they begin in lower case and have no full stop.
# $games, $options, $bots and the like are lists of words that are typed.
wrong-game = žádná hra se nejmenuje „{ $name }“; hry: { $games }
wrong-which-game = která hra? { $games }
wrong-players = { $game } je pro { $least } až { $most } hráčů, ne pro { $players }
wrong-option = { $game } nemá volbu „{ $option }“; má tyto: { $options }
wrong-option-twice = volba „{ $option }“ je zadaná dvakrát
# $kind: what the option holds. $allowed: the words it may be. $details: a program's English remark.
wrong-option-value = { $kind ->
    [switch] volba „{ $option }“ hry { $game } musí být true nebo false
    [choice] volba „{ $option }“ hry { $game } musí být jedna z těchto: { $allowed }
   *[other] volba „{ $option }“ hry { $game } taková být nemůže: { $details }
}
wrong-islands = volba „islands“ musí být dvě různá pole vzestupně, od 1 do { $most }
wrong-fool-me-once = volba „fool_me_once“ je pro 4 až 8 hráčů, ne pro 3
wrong-seed-type = semínko musí být celé číslo nebo text
wrong-seed = semínko musí mít 1 až { $most } znaků, a všechny tisknutelné
wrong-starter = začínat musí místo od 0 do { $last }
wrong-seat = --seat { $seat }: místa jsou 0 až { $last }
wrong-name = --name: 1 až { $most } písmen, která jdou zobrazit
wrong-bot = žádný bot se nejmenuje „{ $name }“; pro hru { $game } jsou: { $bots }
wrong-temperament = žádná povaha se nejmenuje „{ $name }“; jsou: { $temperaments }
engine-failed = engine nemůže hrát: { $details }
engine-other-games = engine { $engine } nehraje { $game }; hraje: { $games }
engine-not-named = hrál tu jiný program; aby směl znovu běžet, přidejte --bots '{ $kind }'
model-address = jazykový model se zapisuje model:JMÉNO@http://…, ne model:{ $given }
model-prices = ceny se zapisují ČTENÉ,PSANÉ za milion tokenů, třeba 0.5,1.5, ne { $given }
cli-engine-replaced = { $name } vypadává: { $details }. Dál hraje bot regular.
wrong-rule = { $game } nemá pravidlo „{ $number }“; má { $first } až { $last }
wrong-language = jazyk „{ $name }“ tu není; jsou: { $languages }
wrong-not-both = zadej GAME, nebo --resume FILE, ne obojí
wrong-resume-has-all = uložená hra už svoje hráče, volby, semínko i místa má
wrong-save = --save { $file }: musí to být soubor
wrong-save-there = { $file } už existuje: pokračuj přes --resume, nebo zadej jiné místo
wrong-game-over = ta hra skončila; ukáže ji `bluffhouse replay`
wrong-people = { $count ->
    [0] u toho stolu nesedí žádný člověk, jen boti; ukáže ho `bluffhouse replay`
    [one] u toho stolu sedí { $count } člověk; tady je místo pro jednoho
    [few] u toho stolu sedí { $count } lidé; tady je místo pro jednoho
   *[other] u toho stolu sedí { $count } lidí; tady je místo pro jednoho
}
wrong-no-seed = ten záznam nemá semínko, takže náhoda nemůže pokračovat
# $reason: what the system says about a file, in the system's language.
wrong-file = { $file }: { $reason }
wrong-no-file = { $file }: takový soubor není

# The command line could not be parsed. $help: what to type, e.g. bluffhouse play --help.
wrong-command = příkaz „{ $name }“ tu není; viz: { $help }
wrong-flag = přepínač { $name } tu není; viz: { $help }
wrong-missing = chybí { $name }; viz: { $help }
wrong-value = { $name } takové být nemůže; viz: { $help }
wrong-typed = tohle nejde přečíst ({ $details }); viz: { $help }

# Files that are not records. $details: a program's English remark; $event: a line as it would be.
record-wrong = { $file }: řádek { $line }: { $reason }
record-too-large = soubor je větší než { $most } MiB
record-empty = soubor je prázdný
record-line-too-long = řádek je delší než { $most } KiB
record-foreign = tohle není záznam Bluffhouse: ten začíná {"{"}"bluffhouse":…
record-format = formát je { $format }, ale tento program čte { $readable }
record-name = „{ $name }“ není jméno, které jde zobrazit
record-unreadable = nejde přečíst: { $details }
record-too-deep = nejde přečíst: moc závorek v závorkách
record-otherwise = není zapsáno jako záznam, to by bylo: { $event }
record-decision-missing = před touto událostí chybí rozhodnutí hráče
record-not-allowed = tohle rozhodnutí tu není dovolené: { $details }
record-breaks-off = záznam končí uprostřed tahu
record-other-event = tady se neděje tohle, ale: { $event }
record-other-luck = tohle náhoda přinést nemůže: { $details }

# The verdict on a record: was luck honest?
verdict-honest = poctivé
verdict-dishonest = nepoctivé
verdict-unproven = neprokázané
verdict-line = { $verdict }: { $reason }
verdict-line-at = { $verdict }: řádek { $line }: { $reason }
verdict-all-follows = každá náhodná událost plyne ze semínka
verdict-no-seed = semínko nebylo odhaleno
verdict-no-seal = záznam nemá pečeť svého semínka
verdict-other-seed = semínko není to, které bylo zapečetěno
verdict-other-pledge = část semínka od rozdávajícího není ta, ke které se zavázal
verdict-numbers = semínko nemá jedno číslo pro každé místo

# The arena, on the screen
arena-which-bots = kteří boti? pro hru { $game }: { $bots }; --bots je bere oddělené čárkami
arena-bot-twice = bot „{ $name }“ je zadaný dvakrát; jednou stačí
arena-too-few-games = --games { $games }: musí být aspoň 1
arena-bad-seconds = --seconds { $seconds }: musí být víc než 0 a méně než 3600
arena-too-few-jobs = --jobs { $jobs }: musí být aspoň 1
arena-resume-alone = --resume pokračuje v turnaji tak, jak začal; vedle něj smí být jen --jobs a --engine
arena-there-already = v { $folder } už turnaj je: pokračuj přes --resume, nebo vyber jinou složku přes --out
arena-not-there = v { $folder } žádný turnaj není: chybí tam { $file }
arena-format = { $file }: formát je { $format }, ale tento program čte { $readable }
arena-unreadable = { $file } nejde přečíst: { $details }
arena-line-unreadable = { $file }, řádek { $line } nejde přečíst: { $details }; smaž ho a hra se odehraje znovu
arena-no-ray = --engine ray potřebuje Ray, a ten není nainstalovaný: pip install 'bluffhouse[ray]', nebo hraj bez --engine na tomto počítači
arena-game-failed = hra { $number } ({ $bots }; semínko { $seed }) se přerušila: { $details }
arena-killed = jeden z hrajících procesů byl ukončen. Není málo paměti? Menší --jobs jí potřebuje méně.
arena-bar-games = her
arena-bar-left = zbývá
arena-written = Zapsáno: { $files }
arena-kept = { $games ->
    [one] Odehrána a uložena { $games } hra z { $total }. Pokračovat jde takhle:
    [few] Odehrány a uloženy { $games } hry z { $total }. Pokračovat jde takhle:
   *[other] Odehráno a uloženo { $games } her z { $total }. Pokračovat jde takhle:
}
arena-head = { $title }, hráči: { $players }, hry: { $games }, rozdání: { $deals }
arena-bot = bot
arena-strength = Síla (podíl výher: 1 je spravedlivý)
arena-share = podíl výher
arena-rating = hodnocení
arena-decision = rozhodnutí
arena-slowest = 95. perc.
arena-head-to-head = Vzájemně (podíl řádku na jejich výhrách, místo za místo)
arena-bluff = Blaf (odhalené: lži, kterým nevěří; neprávem: pravdy)
arena-said = výroků
arena-lies = lží/100
arena-believed = uvěřené
arena-called = odhalené
arena-wrongly = neprávem
arena-fooled = naletí
arena-sprung = léčky
arena-places = Podíl výher podle místa (1 je spravedlivý)
arena-by-seat = podle místa
arena-by-turn = podle pořadí (0 začíná)
selfplay-no-parquet = --format parquet vyžaduje pyarrow, které není nainstalované: pip install 'bluffhouse[datasets]', nebo použij --format jsonl
selfplay-not-empty = Složka { $folder } není prázdná: zvol jinou pomocí --out
bench-which-agent = Který agent? --agent přijímá bota, engine:COMMAND nebo model:NAME@URL
bench-no-suite = Sada „{ $name }“ neexistuje; jsou tu: { $suites }
bench-other = Složka { $folder } obsahuje jiné měření: zvol jinou pomocí --out
bench-other-suites = Tyto výsledky patří k různým sadám, nelze je porovnat
bench-no-common-deals = Tyto výsledky nemají žádné společné rozdání, nelze je porovnat

# The arena's report page
report-title = { $title }: turnaj botů
report-players = { $players ->
    [one] { $players } hráč u stolu
    [few] { $players } hráči u stolu
   *[other] { $players } hráčů u stolu
}
report-games = { $games ->
    [one] { $games } hra
    [few] { $games } hry
   *[other] { $games } her
}
report-deals = { $deals ->
    [one] { $deals } rozdání
    [few] { $deals } rozdání
   *[other] { $deals } rozdání
}
report-unfinished = { $total ->
    [one] nedokončeno: v plánu je { $total } hra
    [few] nedokončeno: v plánu jsou { $total } hry
   *[other] nedokončeno: v plánu je { $total } her
}
# $bot: a bot as it is typed, e.g. shark:bold.
report-alone = { $bot } sám se sebou
report-first = Nejvíc vyhrává { $bot }
report-just = Těsně vede { $bot }
report-lead-alone = Na každém místě stejný bot: co zbývá, je nevyváženost samotné hry.
# $share, $low, $high, $other: figures, e.g. 1.24.
report-lead = { $interval ->
    [yes] Má { $share }násobek spravedlivého podílu výher (95 %: { $low } až { $high }), za ním je { $second } s { $other }.
   *[no] Má { $share }násobek spravedlivého podílu výher, za ním je { $second } s { $other }.
}
report-lead-just = { $interval ->
    [yes] Má { $share }násobek spravedlivého podílu výher (95 %: { $low } až { $high }). Jistý náskok to zatím není, blízko je { $second }: rozhodne víc her.
   *[no] Má { $share }násobek spravedlivého podílu výher. Jistý náskok to zatím není, blízko je { $second }: rozhodne víc her.
}
report-strength = Síla
report-strength-says = Výhry dělené počtem, který by byl spravedlivým podílem: 1 znamená, že není lepší než společnost u stolu. Tečka je, co se vidělo, pruh je 95% interval.
report-column-games = hry
report-column-wins = výhry
report-column-rating = hodnocení (openskill)
report-head-to-head = Vzájemně
report-head-to-head-says = Z výher, které připadly jednomu ze dvou, když u stolu seděli oba: podíl bota vlevo, místo za místo. 50 je vyrovnané.
report-bluff = Blaf
report-bluff-says = Co kdo řekl, zda to byla pravda a kdo tomu věřil. Nevěřit znamená jednat, jako by výrok pravdivý nebyl.
report-lies-told = Vyslovené lži
report-lies-told-says = ze všeho, co řekl
report-lies-believed = Uvěřené lži
report-lies-believed-says = těmi, kdo podle nich museli jednat
report-right = Správné pochybnosti
report-right-says = ze všeho, čemu nevěřil
report-fooled = Naletěl
report-fooled-says = lži, kterým uvěřil, z těch, které slyšel
report-sprung = Úspěšné léčky
report-sprung-says = řekl méně, než tam bylo, a soupeř to otevřel
report-column-said = výroky
report-column-lies = lži
report-column-size = průměrná velikost
report-column-right = pochyboval právem
report-column-wrong = neprávem
report-column-traps = léčky
report-time = Čas na rozhodnutí
# $seconds: a time with its unit, e.g. 1 s.
report-time-says = Tečka je průměr, kroužek 95. percentil; každý dílek je desetkrát tolik co předchozí. Povolený čas byl { $seconds }.
report-slowest = 95.: { $time }
report-bias = Nevyváženost samotné hry
report-bias-says = Podíl výher podle místa, ať tam seděl kdokoli: 1 je spravedlivý. Všichni boti seděli všude stejně často.
report-by-turn = Podle pořadí ve hře
report-turn = { $place ->
    [1] začíná
    [2] 2.
    [3] 3.
   *[other] { $place }.
}
report-by-seat = Podle místa
report-seat = místo { $seat }
report-how = Jak se hrálo
report-tables = stolů na rozdání
report-tables-alone = jeden, s tímto botem na každém místě
report-tables-all = { $tables ->
    [one] jediný možný ({ $tables }), ve všech pootočeních ({ $turns })
    [few] všechny možné ({ $tables }), každý ve všech pootočeních ({ $turns })
   *[other] všechny možné ({ $tables }), každý ve všech pootočeních ({ $turns })
}
report-tables-circle = { $tables ->
    [one] { $tables } z kruhu všech botů, nově promíchaného pro každé rozdání, ve všech pootočeních ({ $turns })
    [few] { $tables } z kruhu všech botů, nově promíchaného pro každé rozdání, každý ve všech pootočeních ({ $turns })
   *[other] { $tables } z kruhu všech botů, nově promíchaného pro každé rozdání, každý ve všech pootočeních ({ $turns })
}
report-endings = jak hry končily
# $part: e.g. 40 %.
report-ending = { $reason ->
    [twenty_five_millions] 25 milionů: { $part }
    [bank_empty] prázdná banka: { $part }
    [last_one_left] poslední ve hře: { $part }
    [most_cards] nejvíc karet: { $part }
    [fewest_cards] nejmíň karet: { $part }
    [all_have_least_money] všichni měli nejmíň peněz: { $part }
    [most_points] nejvíc bodů: { $part }
    [more_money] stejně bodů, víc peněz: { $part }
    [shared] dělené vítězství: { $part }
    [twenty_million] dvacet milionů: { $part }
    [eighth_heist] osmá loupež: { $part }
    [treasure] poklad: { $part }
   *[other] { $reason }: { $part }
}
report-again = jak to odehrát znovu
report-footer = Vytvořil { $command }. Intervaly jsou 95% přes rozdání: každé rozdání hrál každý stůl v každém rozesazení, aby se náhoda vyrušila.
report-seconds = { $amount } s
report-milliseconds = { $amount } ms
report-microseconds = { $amount } µs

# The solver
solve-only-lie = „{ $game }“ vyřešit nejde, jen lie
solve-no-difference = na kolo to nemá vliv: { $options }
solve-cards = --cards { $cards }: dvě čísla, např. 1,2
solve-two-cards = kolo hrají dva, každý aspoň s jednou kartou: --cards 1,1
solve-too-big = { $most ->
    [one] na řešení moc velké: nejvýš { $most } karta celkem
    [few] na řešení moc velké: nejvýš { $most } karty celkem
   *[other] na řešení moc velké: nejvýš { $most } karet celkem
}
solve-size = Sázky: { $bids }; body sázení: { $points }; ruce a natočení: { $hands }
solve-iterations = iterace
solve-seconds = sekundy
solve-value = hodnota
solve-stopped = Zastaveno.
solve-worth = Kolo má pro začínajícího hodnotu { $value }. Zaokrouhleno a bez toho, co se nikdy nehraje: NashConv { $distance }.
solve-kept = { $bytes ->
    [one] { $file }: { $bytes } bajt
    [few] { $file }: { $bytes } bajty
   *[other] { $file }: { $bytes } bajtů
}

# Learning
learn-not-installed = K učení chybí balíčky ({ $package }): pip install 'bluffhouse[learn]'
learn-numbers = --{ $option } { $text }: čísla oddělená čárkami, např. 2,4
learn-shares = --shares { $text }: počet čísel musí být { $wanted }, žádné pod 0 a aspoň jedno nad
learn-pair = --{ $option } { $text }: jedno číslo, nebo dvě oddělená čárkou, žádné pod 0
learn-net = { $file } se nehodí: je to síť jiné hry, nebo její vrstvy nemají šířku { $size } (--size).
learn-no-net = { $file }: tento soubor je poškozený nebo neobsahuje síť.
learn-taken = Ve složce { $folder } už je trénink této hry. Pokračujte v něm s --resume, nebo zvolte jinou složku s --out.
learn-no-checkpoint = Ve složce { $folder } není kontrolní bod, od kterého by se dalo pokračovat.
learn-over = Tento trénink je u konce: dřívější části se počítají do --choices a --seconds. Pokud chcete pokračovat, zvyšte je.
learn-games = Boti hrají
learn-compile = Kompilace
learn-imitate = Napodobování botů
learn-train = Trénink
learn-done = Hotovo
learn-figures = { $millions } mil. voleb, podíly { $shares }
learn-stopped = Zastaveno. Pokračujte s --resume ze složky { $folder }.
learn-kept = Síť: { $file }, křivka: { $page }

# The house on this machine. $reason: what the system or the database says, mostly in English.
serve-open = Dům má otevřeno: { $address }
serve-cannot-listen = nejde naslouchat na { $host }, port { $port }: { $reason }
serve-no-fork = víc pracovních procesů potřebuje systém, který umí fork; jinak spusť jeden dům na každý proces
backup-no-house = { $file }: žádný dům tu není
backup-no-answer = databáze neodpovídá: { $reason }
backup-nothing = { $file }: { $reason }; nic se nepřeneslo
backup-not-empty = { $database }: v této databázi už dům je; záloha jde jen do nové
backup-there = { $file }: už existuje; vyber jiné jméno
backup-written = { $place }: lidé { $people }, stoly { $tables }, zápisy { $entries }
desk-token-new = Pult provozovatele: { $address } (token: { $token }). Token si ulož: znovu se neukáže.
desk-token-given = token je dán nastavením desk_token; změň ho tam
desk-is-off = Pult je vypnutý nastavením desk.

# The database of a house, and its settings. $database, $folder, $file, $name, $where, $meant and $allowed stand as they are typed.
store-in-use = { $database }: tuto databázi má otevřenou jiný dům. Zavři tamten, zvol jiný soubor, nebo použij PostgreSQL, o který se jich může dělit víc
store-cannot-open = databázi { $database } nejde otevřít: { $reason }
store-not-ours = { $database } není naše databáze: { $reason }
store-something-else = { $database } obsahuje něco jiného; zvol jinou databázi
store-newer = { $database }: zapsal ji novější Bluffhouse (schéma { $schema }); použij ten
store-no-database = „{ $database }“ není databáze; píše se takto: sqlite:///folder/house.db nebo postgresql://user@host/name
store-no-driver = PostgreSQL potřebuje: pip install 'bluffhouse[postgres]'
agents-missing = tohle potřebuje doplněk: pip install 'bluffhouse[agents]'
agents-no-house = { $url } neodpovídá, nebo tam není zapnuté mcp
store-no-folder = složku { $folder } nejde vytvořit: { $reason }
settings-value = { $kind ->
    [whole] { $where }: musí to být celé číslo, { $allowed }
    [number] { $where }: musí to být číslo, { $allowed }
    [choice] { $where }: musí to být jedno z těchto: { $allowed }
    [folder] { $where }: musí to být cesta ke složce
    [list] { $where }: musí to být seznam textů jako { $allowed }
    [like] { $where }: musí to být text jako { $allowed }
   *[text] { $where }: nesmí být prázdné
}
settings-unknown = { $name }: takové nastavení není; jsou tato: { $allowed }
settings-unknown-near = { $name }: takové nastavení není; nemá to být { $meant }?
settings-unreadable = { $file }: to není nastavení ve formátu TOML: { $details }
settings-workers = { $where }: víc procesů potřebuje PostgreSQL, například postgresql://user@host/database

# Languages: bluffhouse words. $language: its code.
words-complete = { $language }: nic nechybí
words-found = { $count ->
    [one] { $language }: { $count } věc k opravě
    [few] { $language }: { $count } věci k opravě
   *[other] { $language }: { $count } věcí k opravě
}
words-fault = { $kind ->
    [file] takový soubor není
    [missing] chybí: { $key }
    [extra] angličtina nemá { $key }
    [twice] dvakrát: { $key }
    [variables] { $key }: jiné proměnné než v angličtině: { $details }
    [plurals] { $key }: chybí tvary čísla: { $details }
    [unread] nejde přečíst: { $details }
    [broken] { $key }: { $details }
    [english] { $key }: stejné jako v angličtině: { $details }
    [numbers] jiná čísla pravidel než v angličtině: { $details }
   *[codes] jiná slova ve zpětných apostrofech než v angličtině: { $details }
}

# Help: what stands in bluffhouse --help. Words in capitals are what one fills in.
help = Pět her plných blafů, přesně podle pravidel.
help-version = Která verze.
help-lang = Jazyk, např. en. [BLUFFHOUSE_LANG, LANG]
help-play = Hraj proti botům domu. Ctrl-C nechá záznam, od kterého jde pokračovat.
help-game = Viz: bluffhouse games.
help-play-players = Kolik hráčů sedí u stolu, i s tebou.
help-option = Varianta: NAME, nebo NAME=VALUE. Lze zadat víckrát.
help-play-seed = Náhodu této hry vezmi ze semínka, aby šla odehrát znovu.
help-play-seat = Tvoje místo, od 0.
help-play-name = Tvoje jméno.
help-play-bots = Tvoji soupeři: rookie, regular, shark, nebo několik s čárkami.
help-play-save = Kam uložit záznam.
help-play-resume = Pokračovat v uložené hře.
help-play-yes = Neptat se na potvrzení rozhodnutí.
help-games = Hry tohoto domu.
help-rules = Pravidla hry, nebo jedno z nich.
help-rules-number = Jedno pravidlo, např. LI-5.
help-replay = Převyprávět zaznamenanou hru a ukázat stůl tam, kde končí.
help-file = Záznam, jak ho píše --save.
help-replay-seat = Jen to, co mohlo vidět toto místo.
help-replay-to = Skončit po tolika rozhodnutích.
help-verify = Přepočítat všechnu náhodu záznamu ze semínka. Návratový kód: 0 poctivé, 1 ne, 2 neprokázané.
help-arena = Turnaj botů: kdo je silnější a kdo lže. Ctrl-C nechá, co se odehrálo.
help-bots = Kdo hraje, s čárkami: regular,shark:bold,engine:./mybot.
help-players = Kolik jich sedí u každého stolu.
help-arena-games = Kolik her nejméně: hrají se celá rozdání. [1000]
help-seconds = Čas bota na rozhodnutí, v sekundách. [1]
help-seed = Rozdávat ze semínka, aby šlo odehrát totéž.
help-out = Složka na všechno, co se zapíše.
help-jobs = Kolik her naráz. [jedna na jádro]
help-arena-resume = Pokračovat v turnaji v této složce.
help-arena-engine = Tento počítač, nebo cluster Ray (potřebuje bluffhouse[ray]).
help-selfplay = Nechá hrát boty a zapíše datovou sadu: záznamy a tabulku všech rozhodnutí.
help-selfplay-games = Kolik her. [100]
help-selfplay-format = JSON po řádcích, nebo Parquet (vyžaduje bluffhouse[datasets]).
help-selfplay-values = Hodnota každé pozice: none (žádná), nebo playouts (odhad dohráváním).
help-bench = Změří jednoho agenta proti pevným soupeřům s pevnými rozdáními, bez vlivu štěstí. Ve stejné složce pokračuje, kde skončil.
help-bench-agent = Agent: bot, engine:COMMAND nebo model:NAME@URL.
help-bench-quick = Odehraje jen první rozdání sady.
help-bench-deals = Kolik rozdání v každé části. [celá sada]
help-bench-suite = Název sady.
help-bench-seconds = Čas agenta na rozhodnutí, v sekundách. [60]
help-bench-luck = Změří štěstí a odečte ho od výsledku. Trvá to déle.
help-bench-judged = Každou hru také rozebere a ohodnotí agenta podle jeho rozhodnutí, ať vyhrál kdokoli. Trvá to déle.
help-compare = Ukáže, o kolik je první agent lepší než druhý při stejných rozdáních.
help-compare-first = Soubor results.json jednoho agenta.
help-compare-second = Soubor results.json druhého.
help-bench-engine = Tento počítač, nebo cluster Ray (potřebuje bluffhouse[ray]).
help-engine = Psát boty v libovolném programovacím jazyce.
help-check = Vyzkoušet engine a říct, co je na něm špatně. Návratový kód: 0 vše v pořádku, 1 ne.
help-check-command = Příkaz enginu v uvozovkách: 'python3 mybot.py --level 3'.
help-check-games = Kolik partií každé hry. [20]
help-check-seed = Rozdávat ze semínka, aby šlo odehrát totéž.
help-check-seconds = Čas enginu na rozhodnutí v sekundách. [1]
help-mcp = Nechat hrát jazykový model: server MCP na standardním vstupu a výstupu (potřebuje bluffhouse[agents]).
help-mcp-house = Hrát místo toho v tomto domě, který musí mít mcp zapnuté: https://bluff.example.org.
help-agent = Nechat jazykový model hrát proti botům a spočítat, co spotřeboval. Jeho klíč je v BLUFFHOUSE_MODEL_KEY (potřebuje bluffhouse[agents]).
help-agent-model = Jméno modelu na jeho serveru.
help-agent-base-url = Server, až po /v1. Musí umět rozhraní chat-completions.
help-agent-games = Kolik partií. [1]
help-agent-prices = Ceny za milion tokenů, čtených a psaných: 0.5,1.5.
help-agent-house = Hrát místo toho u stolu v tomto domě, který musí mít mcp zapnuté.
help-agent-table = Kód stolu.
help-agent-name = Jméno modelu u stolu.
help-solve = Vyřešit jedno kolo LIE pro dva a vypsat, jak daleko je od rovnováhy.
help-solve-game = lie: jediná, kterou vyřešit jde.
help-solve-cards = Karty začínajícího a druhého: 1,1, 1,2 nebo 2,1.
help-solve-seconds = Jak dlouho počítat.
help-solve-until = Skončit, když je NashConv pod touto hodnotou.
help-solve-option = raise_order=value_first, wild_ones. Lze zadat víckrát.
help-solve-out = Uložit strategii do tohoto souboru (.json.gz).
help-learn = Trénuje síť pro hru mezi napodobeninami našich botů, jejími dřívějšími verzemi a hráči, kteří jí využívají.
help-learn-game = Hra, která se má naučit.
help-learn-out = Složka pro síť, křivku a záchytné body.
help-learn-players = Počty hráčů, pro které trénovat, např. 2,4.
help-learn-choices = Skončit po tolika volbách.
help-learn-seconds = Skončit po tolika sekundách tréninku.
help-learn-imitate = Boti k napodobení jako společnost, oddělení čárkami; prázdné: žádní.
help-learn-games = Skutečné hry botů, ze kterých se učí před tréninkem.
help-learn-processes = Procesy, které hrají skutečné hry.
help-learn-tables = Stoly najednou.
help-learn-size = Šířka tří vrstev sítě.
help-learn-net = Začít s touto sítí místo kopie prvního bota.
help-learn-shares = Jak často sedí na místě síť, její soupeř a každá napodobenina, oddělené čárkami. [0.3,0.1,0.25,0.25,0.1]
help-learn-alike = Jaká část stolů má jednu síť mezi stejnými hráči, od 0 do 1.
help-learn-entropy = Kolik váží rozmanitost na začátku a na konci.
help-learn-rate = Rychlost učení na začátku a na konci.
help-learn-epochs = Kolikrát se síť učí z každého rozhodnutí.
help-learn-seed = Semínko všeho náhodného.
help-learn-resume = Pokračovat od záchytného bodu ve složce.
help-serve = Otevřít dům: stoly pro lidi a boty, přes HTTP a WebSocket.
help-config = Soubor TOML s nastavením.
help-serve-browser = Otevřít ji v prohlížeči tohoto počítače.
help-export = Zapsat celý dům do souboru: lidi, stoly, hry. Dům může mít dál otevřeno.
help-export-file = Nový soubor. Obsahuje tajné údaje.
help-import = Přenést dům z takového souboru do nové, prázdné databáze. Všechno, nebo nic.
help-import-file = Jak ho píše export.
help-desk-token = Vytvoř nový token k pultu provozovatele. Starý hned přestane platit; dům může zůstat otevřený.
help-database = Kde jsou uložené stoly, jako u serve. [BLUFFHOUSE_DATABASE]
help-data = Složka se soubory domu. [BLUFFHOUSE_DATA]
help-schema = Vypsat JSON Schema všech zpráv mezi domem a klienty.
help-words = Co v jazyce (bez zadání ve všech) chybí nebo je špatně. Návratový kód 1: něco se našlo.
help-words-language = Kód jazyka, např. cs.
help-words-folder = Složka jazyka, který se ještě píše.

# Help: the settings of bluffhouse serve
setting-host = Adresa, na které naslouchat; 0.0.0.0: všechny.
setting-port = Port, na kterém naslouchat; 0: kterýkoli volný.
setting-operations = Vlastní adresa a port pro /metrics, /readyz a /healthz, třeba 127.0.0.1:8322; prázdné: žádné údaje.
setting-desk = Nabízet pult provozovatele na /desk tomu, kdo má jeho token.
setting-desk-token = Token k pultu provozovatele; prázdné: ten, který vznikl při prvním spuštění. Nastav ho v souboru nebo v prostředí, ne na příkazovém řádku.
setting-public-url = Čím začínají odkazy na stoly; prázdné: adresou požadavku.
setting-allowed-origins = Další weby (origins) kromě našeho, jejichž stránky smějí mluvit s domem.
setting-allowed-hosts = Jména hostitelů, na která dům odpovídá kromě IP adres, jmen bez tečky, *.local a hostitele z public_url.
setting-secure-cookies = Posílat cookies jen přes HTTPS. Zapni všude, kde HTTPS je.
setting-proxy = Vpředu je proxy: věřit jejím X-Forwarded-For a X-Forwarded-Proto. Bez ní by je mohl zfalšovat kdokoli.
setting-data = Složka se soubory domu.
setting-database = Kde jsou uložené stoly: sqlite:///path nebo postgresql://user@host/database; prázdné: soubor house.db ve složce s daty.
setting-workers = Počet procesů, které obsluhují stoly; víc jich potřebuje PostgreSQL.
setting-worker-port = Port, na kterém navíc naslouchá první proces; každý další na následujícím. Proxy tak může vést všechny hráče stolu ke stejnému procesu. 0: žádný.
setting-log = Od jaké závažnosti se zapisuje do logu.
setting-log-format = Řádky logu pro lidi, nebo pro programy.
setting-bot-processes = Počet procesů, ve kterých přemýšlejí boti jednoho pracovního procesu.
setting-bot-seconds = Kolik sekund smí bot přemýšlet; pak za něj rozhodne jednodušší.
setting-bot-delay = Kolik asi sekund bot jakoby přemýšlí; 0: vůbec.
setting-engines = Programy, které smějí sedět u stolů jako boti, každý jako JMÉNO=PŘÍKAZ; jinak žádné.
setting-mcp = Pouštět ke stolům agenty přes MCP, na /mcp (potřebuje bluffhouse[agents]).
setting-drop-grace = Kolik sekund má na návrat hráč bez spojení, než na něj stůl začne čekat nebo zaskočí bot.
setting-start-grace = Kolik sekund mají zařízení hráčů na to, aby ukázala svá čísla pro rozdání, než se začátek zruší.
setting-sleep-after = Po kolika sekundách opustí paměť stůl, na který se nikdo nedívá. Na disku zůstává.
setting-archive-after-days = Po kolika dnech jde do archivu stůl, na který nikdo nesáhl. Nikdy se neztratí.
setting-max-tables = Počet stolů otevřených naráz.
setting-max-tables-per-address = Počet stolů otevřených z jedné adresy za hodinu; pro tento počítač samotný limit neplatí.
setting-max-wrong-codes-per-address = Špatné kódy stolů z jedné adresy za hodinu; pro tenhle počítač to neplatí.
setting-max-connections-per-address = Počet otevřených spojení z jedné adresy naráz.
setting-max-requests-per-address = Počet spojení z jedné adresy naráz, která nejsou živá. Za proxy je omezuje proxy.
setting-request-seconds = Kolik sekund má klient na odeslání hlavičky požadavku a znovu na jeho obsah.
setting-max-viewers-per-table = Počet otevřených spojení s jedním stolem naráz.
setting-max-entries-per-table = Záznamy u jednoho stolu kromě tahů a připojení; potom se přijímá jen to, co hra potřebuje.
setting-max-message = Počet bajtů jedné zprávy od klienta.
setting-messages-per-second = Kolik zpráv smí jeden člověk dlouhodobě poslat za sekundu; naráz dvakrát tolik. Náročné požadavky se počítají vícekrát.
setting-messages-per-second-per-address = Kolik zpráv a požadavků smí dlouhodobě přijít z jedné adresy za sekundu; naráz dvakrát tolik. Pro tenhle počítač to neplatí.
setting-chat-length = Počet znaků jedné zprávy v chatu.
setting-chat-per-minute = Počet zpráv v chatu od jednoho člověka za minutu.

# bluffhouse without a command: the house for everybody in the room
party-port-taken = Jiný program používá port { $port }: tento dům má { $other }.
party-others = Telefony a další počítače v této síti vstupují tudy: { $address }
party-no-network = Tento počítač teď není v žádné síti: telefony nemohou vstoupit.
party-close = Ctrl-C dům zavře.
party-kept = Co se odehrálo, zůstává uložené: { $file }
help-without = Bez příkazu se dům otevře v prohlížeči tohoto počítače, pro všechny ve stejné síti.
help-host = Bez příkazu: adresa, na které naslouchat. 127.0.0.1: jen pro tento počítač.
help-port = Bez příkazu: port, na kterém naslouchat; 0: kterýkoli volný.
help-no-browser = Bez příkazu: neotvírat prohlížeč.
