### Hints: what a shark would do. Percentages such as $best come formatted.

hint-ask = Vad skulle en haj göra?
hint-warning = Med ett tips räknas spelet inte i någon statistik.
hint-thinking = Hajen tänker …
hint-failed = Hajen vet inte just nu. Försök igen.
hint-close = Stäng tipset
# Headings above two bars: how often a shark does it, and the chance to win.
hint-shark = haj
hint-win = vinst
hint-option = { $label }. En haj gör så { $likely } av gångerna. Chans att vinna: { $value }.
hint-belief = { $lie } att { $name } ljuger
hint-belief-trap = { $lie } att { $name } ljuger, { $trap } att det är en fälla
hint-terminal = Skriv ”hint” för att se vad en haj skulle göra.

# Why a shark would do it. $best: the chance to win with it; $other: with the next choice, or with the
# opposite answer to a claim; in “balance” and “mix”, how often a shark makes the next choice.
# $lie, $true, $trap: how likely the open claim is that; in the reasons for a claim of one's own, $true is
# the chance that it is true.
hint-reason-only = Du kan inte göra något annat.
hint-reason-lost = Här finns knappt något kvar att vinna, så det spelar nästan ingen roll.
hint-reason-won = Du kan knappt förlora längre, vad du än gör.
hint-reason-catch = Troligen en lögn ({ $lie }), så tvivla: { $best } chans att vinna i stället för { $other }.
hint-reason-catch-anyway = Bara { $lie } att det är en lögn, men att gå med på det kostar mer: { $other } chans att vinna i stället för { $best }.
hint-reason-trust = Troligen sant ({ $true }): om du tvivlar har du { $other } chans i stället för { $best }.
hint-reason-trust-anyway = Det kan mycket väl vara en lögn ({ $lie }), men att tvivla är för riskabelt: { $other } chans i stället för { $best }.
hint-reason-trap = Det kan vara en fälla ({ $trap }): där kan finnas mer än någon säger, så öppna inte.
hint-reason-unsure = Hajar gör så { $likely } av gångerna, fast deras egna siffror talar för något annat: ingen vet säkert.
hint-reason-balance = Hajar bluffar ibland här och talar sanning ibland, så att ingen kan läsa dem.
hint-reason-bait = Du säger mindre än vad som finns där: den som öppnar får betala.
hint-reason-bluff = En bluff, men det kan de andra inte veta: { $best } chans att vinna.
hint-reason-stretch = Troligen inte sant ({ $true }), men svårt att syna: { $best } chans att vinna.
hint-reason-even = Lika troligt sant som inte ({ $true }), så de andra kan inte vara säkra: { $best } chans att vinna.
hint-reason-likely = Troligen sant ändå ({ $true }), så låt dem tvivla: { $best } chans att vinna.
hint-reason-honest = Sanningen räcker här: { $best } chans att vinna.
hint-reason-mix = Hajar gör så här { $likely } av gångerna och det andra { $other } av gångerna, så att ingen kan läsa dem.
hint-reason-close = Jämnt skägg: de här valen är ungefär lika bra.
hint-reason-clear = Klart bäst: { $best } chans att vinna, näst bäst { $other }.
hint-reason-slight = Lite bättre än resten: { $best } chans att vinna, näst bäst { $other }.
