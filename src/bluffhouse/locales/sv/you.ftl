### Your page: how you play, in every game and over all of them.

you-title = Din sida
you-says = Så spelar du, { $name }. Ingen annan ser den här sidan.
you-loading = Räknar dina spel…
you-empty = Du har inte spelat klart något spel än. När du har det räknas dina vinster, lögner och tvivel här.
you-empty-do = Hitta ett spel
you-few = Det här är dina första spel. Några till, och linjen börjar betyda något.
you-counting = { $count ->
    [one] Ett äldre spel återstår att räkna…
   *[other] { $count } äldre spel återstår att räkna…
}
you-which = Vilka spel?
you-all = Alla spel

# Wins. Numbers come as text, because a shared win counts as a part.
you-wins = Vinster
you-won = Vunna: { $wins } av { $games }
you-fair = En rättvis andel är { $wins }
you-luck = { $how ->
    [above] Du vinner mer än turen förklarar.
    [below] Du vinner mindre än oturen förklarar.
   *[luck] Än så länge kan skillnaden bara vara tur.
}
you-streak = Längsta vinstraden: { $count }.
you-streak-now = Just nu: { $count }.
you-recent = Dina senaste spel
you-result = { $result ->
    [won] vunnet
    [shared] delad vinst
   *[lost] förlorat
}

# Charts
you-chart-wins = Vinster utöver din andel
you-chart-wins-says = Ovanför den streckade linjen vinner du mer än din andel. Inom bandet kan det bara vara tur.
you-chart-adjusted = Utan tur
you-chart-adjusted-says = Vad dina beslut är värda, jämfört med en rättvis andel (streckad linje). Ju smalare band, desto säkrare värde.
you-chart-table = Visa som tabell
you-chart-games = Spel
you-chart-score = Värde
you-chart-margin = Marginal

# Claims
you-claims = Det du påstår
you-lies = Dina lögner
you-believed = gick hem
you-not-believed = gick inte hem
you-traps = Dina fällor
you-sprung = slog igen
you-not-sprung = slog inte igen
you-truths = { $truths ->
    [0] Du har aldrig talat sanning.
    [one] Du har talat sanning en gång.
   *[other] Du har talat sanning { $truths } gånger.
}
you-ear = Din näsa för lögner
you-their-lies = Andras lögner
you-caught = avslöjade
you-fell-for = gick på dem
you-their-truths = Andras sanningar
you-trusted = trodda
you-doubted = betvivlade
you-best-lie = Din bästa lögn
you-best-lie-believers = { $count ->
    [one] { $names } gick på den. Ingen avslöjade den.
   *[other] { $names } gick på den. Ingen avslöjade den.
}
you-moment = Se ögonblicket

# Reviews
you-decisions = Dina beslut
you-judged = Bedömda beslut
you-verdict = { $verdict ->
    [best] bästa
    [good] bra
    [mistake] misstag
   *[blunder] grova misstag
}
you-lost = Bortkastat per spel: { $lost } av en vinst.
you-reviewed = Analyserade: { $reviewed } av { $games } spel.
you-unreviewed = Inget av de här spelen är analyserat än. En analys visar hur bra du valde, turen borträknad.
you-review-last = Analysera mina senaste spel
you-reviewing = Analyserar spel { $game } av { $games }…

# Where chances are lost: { $weakness } is one of the first list, put into one of the second.
you-weakness = Var du tappar chanser
you-weakness-none = Ingen svaghet sticker ut i dina analyserade spel.
you-weakness-evidence = { $decisions ->
    [one] Syns i ett beslut: det kostade { $lost } av en vinst. Dina andra kostar i snitt { $others }.
   *[other] Syns i { $decisions } beslut: vart och ett kostade i snitt { $lost } av en vinst. Dina andra kostar { $others }.
}
you-weakness-moment = Se det värsta exemplet
you-weak-raise-doubt = Du tvivlar för sent
you-weak-doubt-raise = Du tvivlar för tidigt
you-weak-doubt-trust = Du tvivlar för ofta
you-weak-trust-doubt = Du tror för lätt
you-weak-bid-pass = Du stannar för länge i auktioner
you-weak-pass-bid = Du lämnar auktioner för tidigt
you-weak-claim = Du påstår fel saker
you-weak-raise = Du höjer till fel bud
you-weak-bid = Du bjuder fel belopp
you-weak-plan = Du planerar fel
you-weak-deal = Du gör dåliga affärer
you-weak-play = Du tappar flest chanser
you-when-always = { $weakness }.
you-when-few-cards = { $weakness } när du har få kort.
you-when-many-cards = { $weakness } när du har många kort.
you-when-big-claim = { $weakness } när någon påstår mycket.
you-when-offered = { $weakness } när någon har gett dig ett bud.
you-when-few-left = { $weakness } när bara några få är kvar.
you-when-looked-at = { $weakness } när någon har sett ditt kort.
you-when-first-half = { $weakness } i första halvan av spelet.
you-when-second-half = { $weakness } i andra halvan av spelet.
you-when-ahead = { $weakness } när du leder.
you-when-behind = { $weakness } när du ligger efter.

you-export = Ladda ner mina spel
you-export-says = En JSON-fil med alla dina spel som räknas och deras siffror.
