### Your page: how you play, in every game and over all of them.

you-title = Din side
you-says = Sådan spiller du, { $name }. Ingen andre kan se denne side.
you-loading = Tæller dine spil…
you-empty = Du har ikke spillet et spil til ende endnu. Så snart du har, tælles dine sejre, løgne og tvivl her.
you-empty-do = Find et spil
you-few = Det er dine første spil. Et par mere, og linjen begynder at betyde noget.
you-counting = { $count ->
    [one] Et ældre spil mangler at blive talt…
   *[other] { $count } ældre spil mangler at blive talt…
}
you-which = Hvilke spil?
you-all = Alle spil

# Wins. Numbers come as text, because a shared win counts as a part.
you-wins = Sejre
you-won = Vundet: { $wins } af { $games }
you-fair = En fair andel er { $wins }
you-luck = { $how ->
    [above] Du vinder mere, end held kan forklare.
    [below] Du vinder mindre, end uheld kan forklare.
   *[luck] Indtil nu kan forskellen bare være held.
}
you-streak = Længste sejrsrække: { $count }.
you-streak-now = Lige nu: { $count }.
you-recent = Dine seneste spil
you-result = { $result ->
    [won] vundet
    [shared] delt sejr
   *[lost] tabt
}

# Charts
you-chart-wins = Sejre ud over din andel
you-chart-wins-says = Over den stiplede linje vinder du mere end din andel. Inde i båndet kan det bare være held.
you-chart-adjusted = Uden held
you-chart-adjusted-says = Hvad dine beslutninger er værd, sammenlignet med en fair andel (stiplet linje). Jo smallere bånd, jo sikrere tal.
you-chart-table = Vis som tabel
you-chart-games = Spil
you-chart-score = Værdi
you-chart-margin = Usikkerhed

# Claims
you-claims = Det, du påstår
you-lies = Dine løgne
you-believed = troet
you-not-believed = ikke troet
you-traps = Dine fælder
you-sprung = virkede
you-not-sprung = virkede ikke
you-truths = { $truths ->
    [0] Du har aldrig talt sandt.
    [one] Du har talt sandt én gang.
   *[other] Du har talt sandt { $truths } gange.
}
you-ear = Din næse for løgne
you-their-lies = De andres løgne
you-caught = afsløret
you-fell-for = hoppet på
you-their-truths = De andres sandheder
you-trusted = troet på
you-doubted = betvivlet
you-best-lie = Din bedste løgn
you-best-lie-believers = { $count ->
    [one] { $names } troede på den. Ingen afslørede den.
   *[other] { $names } troede på den. Ingen afslørede den.
}
you-moment = Se øjeblikket

# Reviews
you-decisions = Dine beslutninger
you-judged = Bedømte beslutninger
you-verdict = { $verdict ->
    [best] bedste
    [good] gode
    [mistake] fejl
   *[blunder] brølere
}
you-lost = Spildt per spil: { $lost } af en sejr.
you-reviewed = Analyseret: { $reviewed } af { $games } spil.
you-unreviewed = Ingen af disse spil er analyseret endnu. En analyse fortæller, hvor godt du valgte, bortset fra held.
you-review-last = Analysér mine seneste spil
you-reviewing = Analyserer spil { $game } af { $games }…

# Where chances are lost: { $weakness } is one of the first list, put into one of the second.
you-weakness = Hvor du mister chancer
you-weakness-none = Ingen svaghed skiller sig ud i dine analyserede spil.
you-weakness-evidence = { $decisions ->
    [one] Set i én beslutning: Den kostede { $lost } af en sejr. Dine andre koster i snit { $others }.
   *[other] Set i { $decisions } beslutninger: Hver kostede i snit { $lost } af en sejr. Dine andre koster { $others }.
}
you-weakness-moment = Se det værste eksempel
you-weak-raise-doubt = Du tvivler for sent
you-weak-doubt-raise = Du tvivler for tidligt
you-weak-doubt-trust = Du tvivler for tit
you-weak-trust-doubt = Du tror for let på andre
you-weak-bid-pass = Du bliver for længe i auktioner
you-weak-pass-bid = Du forlader auktioner for tidligt
you-weak-claim = Du påstår de forkerte ting
you-weak-raise = Du overbyder forkert
you-weak-bid = Du byder de forkerte beløb
you-weak-plan = Du planlægger forkert
you-weak-deal = Du indgår dårlige aftaler
you-weak-play = Du mister flest chancer
you-when-always = { $weakness }.
you-when-few-cards = { $weakness }, når du har få kort.
you-when-many-cards = { $weakness }, når du har mange kort.
you-when-big-claim = { $weakness }, når der påstås meget.
you-when-offered = { $weakness }, når nogen har givet dig et tilbud.
you-when-few-left = { $weakness }, når kun få er tilbage.
you-when-looked-at = { $weakness }, når nogen har set dit kort.
you-when-first-half = { $weakness } i første halvdel af spillet.
you-when-second-half = { $weakness } i anden halvdel af spillet.
you-when-ahead = { $weakness }, når du er foran.
you-when-behind = { $weakness }, når du er bagud.

you-export = Hent mine spil
you-export-says = En JSON-fil med alle dine spil, der tæller, og deres tal.
