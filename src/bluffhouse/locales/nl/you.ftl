### Your page: how you play, in every game and over all of them.

you-title = Jouw pagina
you-says = Zo speel je, { $name }. Niemand anders ziet deze pagina.
you-loading = Je spellen worden geteld…
you-empty = Je hebt nog geen spel uitgespeeld. Daarna staan hier je overwinningen, leugens en twijfels.
you-empty-do = Zoek een spel
you-few = Dit zijn je eerste spellen. Na nog een paar zegt deze lijn iets.
you-counting = { $count ->
    [one] Er moet nog één ouder spel worden geteld…
   *[other] Er moeten nog { $count } oudere spellen worden geteld…
}
you-which = Welke spellen?
you-all = Alle spellen

# Wins. Numbers come as text, because a shared win counts as a part.
you-wins = Gewonnen
you-won = { $wins } van { $games } gewonnen
you-fair = Een eerlijk deel is { $wins }
you-luck = { $how ->
    [above] Je wint meer dan geluk verklaart.
    [below] Je wint minder dan pech verklaart.
   *[luck] Tot nu toe kan het verschil gewoon geluk zijn.
}
you-streak = Langste winstreeks: { $count }.
you-streak-now = Op dit moment: { $count }.
you-recent = Je laatste spellen
you-result = { $result ->
    [won] gewonnen
    [shared] samen gewonnen
   *[lost] verloren
}

# Charts
you-chart-wins = Gewonnen boven je eerlijke deel
you-chart-wins-says = Boven de stippellijn win je meer dan je deel. Binnen de band kan het gewoon geluk zijn.
you-chart-adjusted = Zonder geluk
you-chart-adjusted-says = Wat je beslissingen waard zijn, vergeleken met een eerlijk deel (stippellijn). Hoe smaller de band, hoe zekerder het cijfer.
you-chart-table = Toon als tabel
you-chart-games = Spellen
you-chart-score = Waarde
you-chart-margin = Marge

# Claims
you-claims = Wat je beweert
you-lies = Je leugens
you-believed = geloofd
you-not-believed = niet geloofd
you-traps = Je vallen
you-sprung = dichtgeklapt
you-not-sprung = niet dichtgeklapt
you-truths = { $truths ->
    [0] Je hebt nooit de waarheid gesproken.
    [one] Je hebt één keer de waarheid gesproken.
   *[other] Je hebt { $truths } keer de waarheid gesproken.
}
you-ear = Je neus voor leugens
you-their-lies = Leugens van anderen
you-caught = doorzien
you-fell-for = erin getrapt
you-their-truths = Waarheden van anderen
you-trusted = geloofd
you-doubted = betwijfeld
you-best-lie = Je beste leugen ooit
you-best-lie-believers = { $count ->
    [one] { $names } geloofde hem. Niemand had hem door.
   *[other] { $names } geloofden hem. Niemand had hem door.
}
you-moment = Bekijk dit moment

# Reviews
you-decisions = Je beslissingen
you-judged = Beoordeelde beslissingen
you-verdict = { $verdict ->
    [best] beste
    [good] goed
    [mistake] fouten
   *[blunder] grote fouten
}
you-lost = Weggegooid per spel: { $lost } van een overwinning.
you-reviewed = Geanalyseerd: { $reviewed } van { $games } spellen.
you-unreviewed = Geen van deze spellen is al geanalyseerd. Een analyse vertelt hoe goed je koos, los van geluk.
you-review-last = Analyseer mijn laatste spellen
you-reviewing = Spel { $game } van { $games } wordt geanalyseerd…

# Where chances are lost: { $weakness } is one of the first list, put into one of the second.
you-weakness = Waar je kansen verliest
you-weakness-none = In je geanalyseerde spellen valt geen zwakte op.
you-weakness-evidence = { $decisions ->
    [one] Gezien bij één beslissing: die kostte { $lost } van een overwinning. Je andere kosten gemiddeld { $others }.
   *[other] Gezien bij { $decisions } beslissingen: elk kostte gemiddeld { $lost } van een overwinning. Je andere kosten { $others }.
}
you-weakness-moment = Bekijk het ergste voorbeeld
you-weak-raise-doubt = Je twijfelt te laat
you-weak-doubt-raise = Je twijfelt te vroeg
you-weak-doubt-trust = Je twijfelt te vaak
you-weak-trust-doubt = Je gelooft te makkelijk
you-weak-bid-pass = Je blijft te lang meebieden
you-weak-pass-bid = Je stapt te vroeg uit veilingen
you-weak-claim = Je beweert de verkeerde dingen
you-weak-raise = Je verhoogt naar de verkeerde biedingen
you-weak-bid = Je biedt de verkeerde bedragen
you-weak-plan = Je plant de verkeerde zetten
you-weak-deal = Je sluit slechte deals
you-weak-play = Je verliest de meeste kansen
you-when-always = { $weakness }.
you-when-few-cards = { $weakness } als je weinig kaarten hebt.
you-when-many-cards = { $weakness } als je veel kaarten hebt.
you-when-big-claim = { $weakness } als er veel wordt beweerd.
you-when-offered = { $weakness } als iemand je een voorstel heeft gedaan.
you-when-few-left = { $weakness } als er nog maar weinig over zijn.
you-when-looked-at = { $weakness } als iemand je kaart heeft gezien.
you-when-first-half = { $weakness } in de eerste helft van het spel.
you-when-second-half = { $weakness } in de tweede helft van het spel.
you-when-ahead = { $weakness } als je voorstaat.
you-when-behind = { $weakness } als je achterstaat.

you-export = Download mijn spellen
you-export-says = Een JSON-bestand met al je spellen die meetellen en hun cijfers.
