### The page that shows the review of a finished game, and its limits.

review-come-in = Nogen vil vise dig, hvordan et spil gik
review-enter = Se gennemgangen
review-under-way = Vores mester går spillet igennem, træk for træk.
review-waiting-turn = Et andet spil gennemgås først.
review-done-of = { $done } af { $total } træk
review-move-number = Træk { $move }
review-after-deal = Efter uddelingen
review-along = Gå gennem spillet, træk for træk
review-as-table = Vis som tabel
review-go-there = Gå til øjeblikket
review-whose = Hvis beslutninger?
review-only-mistakes = Kun fejl
review-thrown-away = { $lost } foræret væk
review-champion-plays = Sådan spiller mesteren
review-chance-to-win = Vinderchance
review-belief-lie = { $percent } for, at det er løgn
review-belief-trap = { $percent } for, at det er en fælde
review-belief-truth = { $kind ->
    [true] Det var sandt.
    [trap] Det var en fælde.
   *[lie] Det var løgn.
}
review-balance = { $you ->
    [yes] Kort og terninger: { $chance }. Dine egne træk: { $own }. De andres træk: { $others }.
   *[no] Kort og terninger: { $chance }. Egne træk: { $own }. De andres træk: { $others }.
}
review-fair-share = Uden held: { $adjusted }. En rimelig andel er { $fair }.
review-luck-explained = Om et træk betalte sig, afhænger også af det skjulte. ”Uden held” tæller kun, hvor god hver beslutning var ud fra det, man vidste.
review-nothing-to-judge = Her var der ikke noget at beslutte.
review-judged-by = Vores mester bedømmer hver beslutning ud fra, hvad man vidste på det tidspunkt. Den har ikke altid ret.
review-solved = Denne runde er løst, så tallene er nøjagtige.
review-stand-in = { $you ->
    [yes] En bot lavede dette træk for dig, så det tæller ikke som dit.
   *[no] En bot lavede dette træk for { $name }.
}
review-share = Del gennemgangen
review-picture = Gem som billede

too-many-reviews = Du har bedt om flere gennemgange på én gang. Vent, til en er klar.
review-failed = Dette spil kunne ikke gennemgås. Prøv igen senere.

# A setting of the house.
setting-review-games = Gennemgå hvert spil, en person har spillet, når det er slut og botterne ikke har noget at lave, så ingen behøver at vente senere.
