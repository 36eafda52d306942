### Your page: how you play, in every game and over all of them.

you-title = Tvoje stránka
you-says = Jak hraješ, { $name }. Nikdo jiný tuhle stránku nevidí.
you-loading = Počítáme tvoje hry…
you-empty = Zatím nemáš žádnou dohranou hru. Potom tu najdeš svoje výhry, lži a pochybnosti.
you-empty-do = Najít hru
you-few = To jsou tvoje první hry. Ještě pár a tahle čára začne něco znamenat.
you-counting = { $count ->
    [one] Zbývá spočítat jednu starší hru…
    [few] Zbývá spočítat { $count } starší hry…
   *[other] Zbývá spočítat { $count } starších her…
}
you-which = Které hry?
you-all = Všechny hry

# Wins. Numbers come as text, because a shared win counts as a part.
you-wins = Výhry
you-won = Výhry: { $wins } z { $games }
you-fair = Rovný podíl je { $wins }
you-luck = { $how ->
    [above] Vyhráváš víc, než vysvětlí štěstí.
    [below] Vyhráváš méně, než vysvětlí smůla.
   *[luck] Zatím může být rozdíl jen štěstí.
}
you-streak = Nejdelší šňůra výher: { $count }.
you-streak-now = Právě teď: { $count }.
you-recent = Tvoje poslední hry
you-result = { $result ->
    [won] výhra
    [shared] společná výhra
   *[lost] prohra
}

# Charts
you-chart-wins = Výhry nad rovný podíl
you-chart-wins-says = Nad čárkovanou čarou vyhráváš víc, než je tvůj podíl. Uvnitř pásu to může být jen štěstí.
you-chart-adjusted = Bez štěstí
you-chart-adjusted-says = Jakou cenu mají tvoje rozhodnutí proti rovnému podílu (čárkovaně). Čím užší pás, tím jistější hodnota.
you-chart-table = Ukázat jako tabulku
you-chart-games = Hry
you-chart-score = Hodnota
you-chart-margin = Rozpětí

# Claims
you-claims = Co tvrdíš
you-lies = Tvoje lži
you-believed = uvěřili
you-not-believed = neuvěřili
you-traps = Tvoje léčky
you-sprung = vyšly
you-not-sprung = nevyšly
you-truths = { $truths ->
    [0] Ani jednou neříkáš pravdu.
    [one] Jednou říkáš pravdu.
    [few] { $truths }krát říkáš pravdu.
   *[other] { $truths }krát říkáš pravdu.
}
you-ear = Tvůj čich na lži
you-their-lies = Lži ostatních
you-caught = odhalené
you-fell-for = věříš jim
you-their-truths = Pravdy ostatních
you-trusted = věříš jim
you-doubted = nevěříš jim
you-best-lie = Tvoje nejlepší lež
you-best-lie-believers = { $count ->
    [one] Věří jí { $names }. Nikdo ji neodhalil.
    [few] Věří jí { $names }. Nikdo ji neodhalil.
   *[other] Věří jí { $names }. Nikdo ji neodhalil.
}
you-moment = Podívat se na tu chvíli

# Reviews
you-decisions = Tvoje rozhodnutí
you-judged = Posouzená rozhodnutí
you-verdict = { $verdict ->
    [best] nejlepší
    [good] dobrá
    [mistake] chyby
   *[blunder] hrubé chyby
}
you-lost = Promarněno za hru: { $lost } výhry.
you-reviewed = Rozebrané hry: { $reviewed } z { $games }.
you-unreviewed = Žádná z těchto her ještě není rozebraná. Rozbor ti řekne, jak dobrá jsou tvoje rozhodnutí, když odečteme štěstí.
you-review-last = Rozebrat moje poslední hry
you-reviewing = Rozbor hry { $game } z { $games }…

# Where chances are lost: { $weakness } is one of the first list, put into one of the second.
you-weakness = Kde přicházíš o šance
you-weakness-none = V rozebraných hrách žádná slabina nevyčnívá.
you-weakness-evidence = { $decisions ->
    [one] Vidět je to na jednom rozhodnutí: stálo { $lost } výhry. Ostatní stojí v průměru { $others }.
    [few] Vidět je to na { $decisions } rozhodnutích: každé stálo v průměru { $lost } výhry. Ostatní stojí { $others }.
   *[other] Vidět je to na { $decisions } rozhodnutích: každé stálo v průměru { $lost } výhry. Ostatní stojí { $others }.
}
you-weakness-moment = Podívat se na nejhorší příklad
you-weak-raise-doubt = Pochybuješ příliš pozdě
you-weak-doubt-raise = Pochybuješ příliš brzy
you-weak-doubt-trust = Pochybuješ příliš často
you-weak-trust-doubt = Věříš příliš snadno
you-weak-bid-pass = Zůstáváš v aukcích příliš dlouho
you-weak-pass-bid = Odcházíš z aukcí příliš brzy
you-weak-claim = Tvrdíš nesprávné věci
you-weak-raise = Zvyšuješ špatně
you-weak-bid = Nabízíš špatné částky
you-weak-plan = Špatně plánuješ
you-weak-deal = Uzavíráš špatné obchody
you-weak-play = Přicházíš o nejvíc šancí
you-when-always = { $weakness }.
you-when-few-cards = { $weakness }, když máš málo karet.
you-when-many-cards = { $weakness }, když máš hodně karet.
you-when-big-claim = { $weakness }, když někdo tvrdí, že je toho hodně.
you-when-offered = { $weakness }, když ti někdo dal nabídku.
you-when-few-left = { $weakness }, když už zbývá jen pár postav.
you-when-looked-at = { $weakness }, když někdo viděl tvou kartu.
you-when-first-half = { $weakness } v první polovině hry.
you-when-second-half = { $weakness } ve druhé polovině hry.
you-when-ahead = { $weakness }, když vedeš.
you-when-behind = { $weakness }, když vedou ostatní.

you-export = Stáhnout moje hry
you-export-says = Soubor JSON se všemi tvými hrami, které se počítají, a s jejich čísly.
