### The page that shows the review of a finished game, and its limits.

review-come-in = Någon vill visa dig hur ett spel gick
review-enter = Se granskningen
review-under-way = Vår mästare går igenom spelet, drag för drag.
review-waiting-turn = Ett annat spel granskas först.
review-done-of = { $done } av { $total } drag
review-move-number = Drag { $move }
review-after-deal = Efter utdelningen
review-along = Gå igenom spelet, drag för drag
review-as-table = Visa som tabell
review-go-there = Gå till ögonblicket
review-whose = Vems beslut?
review-only-mistakes = Bara misstag
review-thrown-away = { $lost } bortkastat
review-champion-plays = Så spelar mästaren
review-chance-to-win = Vinstchans
review-belief-lie = { $percent } att det är lögn
review-belief-trap = { $percent } att det är en fälla
review-belief-truth = { $kind ->
    [true] Det var sant.
    [trap] Det var en fälla.
   *[lie] Det var lögn.
}
review-balance = { $you ->
    [yes] Kort och tärningar: { $chance }. Dina egna drag: { $own }. De andras drag: { $others }.
   *[no] Kort och tärningar: { $chance }. Egna drag: { $own }. De andras drag: { $others }.
}
review-fair-share = Utan tur: { $adjusted }. En rättvis andel är { $fair }.
review-luck-explained = Om ett drag lönade sig beror också på det som var dolt. ”Utan tur” räknar bara hur bra varje beslut var utifrån vad man visste.
review-nothing-to-judge = Här fanns inget att bestämma.
review-judged-by = Vår mästare bedömer varje beslut efter vad man visste just då. Ibland blir det fel.
review-solved = Den här rundan är löst, så siffrorna är exakta.
review-stand-in = { $you ->
    [yes] En bott gjorde det här draget åt dig, så det räknas inte som ditt.
   *[no] En bott gjorde det här draget åt { $name }.
}
review-share = Dela granskningen
review-picture = Spara som bild

too-many-reviews = Du har bett om flera granskningar på en gång. Vänta tills en är klar.
review-failed = Spelet kunde inte granskas. Försök igen senare.

# A setting of the house.
setting-review-games = Granska varje spel som en person har spelat när det är slut och bottarna inte har något att göra, så att ingen behöver vänta senare.
