### The page that shows the review of a finished game, and its limits.

review-come-in = Iemand wil je laten zien hoe een spel is verlopen
review-enter = Naar de nabespreking
review-under-way = Onze kampioen loopt het spel na, zet voor zet.
review-waiting-turn = Eerst is een ander spel aan de beurt.
review-done-of = { $done } van { $total } zetten
review-move-number = Zet { $move }
review-after-deal = Na het delen
review-along = Loop door het spel, zet voor zet
review-as-table = Als tabel tonen
review-go-there = Naar dit moment
review-whose = Wiens beslissingen?
review-only-mistakes = Alleen fouten
review-thrown-away = { $lost } weggegeven
review-champion-plays = Zo speelt de kampioen
review-chance-to-win = Winstkans
review-belief-lie = { $percent } dat het gelogen is
review-belief-trap = { $percent } dat het een val is
review-belief-truth = { $kind ->
    [true] Het klopte.
    [trap] Het was een val.
   *[lie] Het was gelogen.
}
review-balance = { $you ->
    [yes] Kaarten en dobbelstenen: { $chance }. Je eigen zetten: { $own }. De zetten van de anderen: { $others }.
   *[no] Kaarten en dobbelstenen: { $chance }. Eigen zetten: { $own }. De zetten van de anderen: { $others }.
}
review-fair-share = Zonder geluk: { $adjusted }. Een eerlijk deel is { $fair }.
review-luck-explained = Of een zet loonde, hangt ook af van wat verborgen was. “Zonder geluk” telt alleen hoe goed elke beslissing was naar wat je wist.
review-nothing-to-judge = Hier viel niets te beslissen.
review-judged-by = Onze kampioen beoordeelt elke beslissing naar wat je op dat moment wist. Ook een kampioen vergist zich soms.
review-solved = Deze ronde is opgelost, dus deze cijfers zijn exact.
review-stand-in = { $you ->
    [yes] Deze zet heeft een bot voor je gedaan en telt dus niet als die van jou.
   *[no] Deze zet heeft een bot gedaan voor { $name }.
}
review-share = Nabespreking delen
review-picture = Als afbeelding opslaan

too-many-reviews = Je hebt meerdere nabesprekingen tegelijk gevraagd. Wacht tot er een klaar is.
review-failed = Dit spel kon niet worden nabesproken. Probeer het later nog eens.

# A setting of the house.
setting-review-games = Elk spel van een persoon nabespreken zodra het is afgelopen en de bots niets te doen hebben, zodat niemand er later op hoeft te wachten.
