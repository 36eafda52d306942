### Hints: what a shark would do. Percentages such as $best come formatted.

hint-ask = Wat zou een haai doen?
hint-warning = Met een tip telt dit spel nergens voor de cijfers mee.
hint-thinking = De haai denkt na…
hint-failed = De haai weet het even niet. Probeer het nog eens.
hint-close = Sluit de tip
# Headings above two bars: how often a shark does it, and the chance to win.
hint-shark = haai
hint-win = winst
hint-option = { $label }. Een haai doet dit { $likely } van de keren. Kans om te winnen: { $value }.
hint-belief = { $lie } kans dat { $name } liegt
hint-belief-trap = { $lie } kans dat { $name } liegt, { $trap } dat het een val is
hint-terminal = Typ “hint” om te zien wat een haai zou doen.

# Why a shark would do it. $best: the chance to win with it; $other: with the next choice, or with the
# opposite answer to a claim; in “balance” and “mix”, how often a shark makes the next choice.
# $lie, $true, $trap: how likely the open claim is that; in the reasons for a claim of one's own, $true is
# the chance that it is true.
hint-reason-only = Je kunt niets anders doen.
hint-reason-lost = Er valt hier bijna niets meer te winnen, dus het maakt weinig uit.
hint-reason-won = Je kunt bijna niet meer verliezen, wat je ook doet.
hint-reason-catch = Waarschijnlijk een leugen ({ $lie }), dus geloof het niet: { $best } kans om te winnen in plaats van { $other }.
hint-reason-catch-anyway = Maar { $lie } kans op een leugen, maar meegaan kost je meer: { $other } kans om te winnen in plaats van { $best }.
hint-reason-trust = Waarschijnlijk waar ({ $true }): als je twijfelt, heb je { $other } kans in plaats van { $best }.
hint-reason-trust-anyway = Het kan best een leugen zijn ({ $lie }), maar twijfelen is te riskant: { $other } kans in plaats van { $best }.
hint-reason-trap = Het kan een val zijn ({ $trap }): misschien zit er meer in dan er gezegd is, dus laat dicht.
hint-reason-unsure = Haaien doen dit { $likely } van de keren, al wijzen hun eigen cijfers iets anders aan: niemand weet het zeker.
hint-reason-balance = Haaien bluffen hier soms en zeggen soms de waarheid, zodat niemand ze doorheeft.
hint-reason-bait = Je zegt minder dan erin zit: wie opent, betaalt.
hint-reason-bluff = Bluf, maar dat kunnen de anderen niet weten: { $best } kans om te winnen.
hint-reason-stretch = Waarschijnlijk niet waar ({ $true }), maar lastig te doorzien: { $best } kans om te winnen.
hint-reason-even = Net zo goed waar als niet ({ $true }), dus de anderen weten het niet zeker: { $best } kans om te winnen.
hint-reason-likely = Waarschijnlijk toch waar ({ $true }), dus laat ze maar twijfelen: { $best } kans om te winnen.
hint-reason-honest = De waarheid is hier genoeg: { $best } kans om te winnen.
hint-reason-mix = Haaien doen dit { $likely } van de keren en het volgende { $other } van de keren, zodat niemand ze doorheeft.
hint-reason-close = Kantje boord: deze keuzes zijn ongeveer even goed.
hint-reason-clear = Duidelijk het beste: { $best } kans om te winnen, de volgende keus { $other }.
hint-reason-slight = Iets beter dan de rest: { $best } kans om te winnen, de volgende keus { $other }.
