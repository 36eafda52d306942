### Hints: what a shark would do. Percentages such as $best come formatted.

hint-ask = Hvad ville en haj gøre?
hint-warning = Med et tip tæller spillet ikke med i nogen statistik.
hint-thinking = Hajen tænker …
hint-failed = Hajen ved det ikke lige nu. Prøv igen.
hint-close = Luk tippet
# Headings above two bars: how often a shark does it, and the chance to win.
hint-shark = haj
hint-win = sejr
hint-option = { $label }. En haj gør det { $likely } af gangene. Chance for at vinde: { $value }.
hint-belief = { $lie } for, at { $name } lyver
hint-belief-trap = { $lie } for, at { $name } lyver, { $trap } for, at det er en fælde
hint-terminal = Skriv ”hint” for at se, hvad en haj ville gøre.

# Why a shark would do it. $best: the chance to win with it; $other: with the next choice, or with the
# opposite answer to a claim; in “balance” and “mix”, how often a shark makes the next choice.
# $lie, $true, $trap: how likely the open claim is that; in the reasons for a claim of one's own, $true is
# the chance that it is true.
hint-reason-only = Du kan ikke gøre andet.
hint-reason-lost = Der er næsten intet at vinde mere, så det gør ikke den store forskel.
hint-reason-won = Du kan næsten ikke tabe mere, uanset hvad du gør.
hint-reason-catch = Nok en løgn ({ $lie }), så tro ikke på det: { $best } chance for at vinde i stedet for { $other }.
hint-reason-catch-anyway = Kun { $lie } for, at det er løgn, men at tro på det koster mere: { $other } chance for at vinde i stedet for { $best }.
hint-reason-trust = Nok sandt ({ $true }): tror du ikke på det, har du { $other } chance i stedet for { $best }.
hint-reason-trust-anyway = Det kan godt være løgn ({ $lie }), men det er for risikabelt at tvivle: { $other } chance i stedet for { $best }.
hint-reason-trap = Det kan være en fælde ({ $trap }): der er måske mere i, end der siges, så lad være med at åbne.
hint-reason-unsure = Hajer gør det { $likely } af gangene, selv om deres egne tal peger på noget andet: ingen ved det med sikkerhed.
hint-reason-balance = Hajer bluffer nogle gange her og taler sandt andre gange, så ingen kan gennemskue dem.
hint-reason-bait = Du siger mindre, end der er i: den, der åbner, kommer til at betale.
hint-reason-bluff = En bluff, men det kan de andre ikke vide: { $best } chance for at vinde.
hint-reason-stretch = Nok ikke sandt ({ $true }), men svært at gennemskue: { $best } chance for at vinde.
hint-reason-even = Lige så sandsynligt sandt som ikke ({ $true }), så de andre kan ikke vide det: { $best } chance for at vinde.
hint-reason-likely = Nok sandt alligevel ({ $true }), så lad dem bare tvivle: { $best } chance for at vinde.
hint-reason-honest = Sandheden er nok her: { $best } chance for at vinde.
hint-reason-mix = Hajer gør det her { $likely } af gangene og det næste { $other } af gangene, så ingen kan gennemskue dem.
hint-reason-close = Tæt løb: de her valg er omtrent lige gode.
hint-reason-clear = Klart bedst: { $best } chance for at vinde, næstbedste { $other }.
hint-reason-slight = Lidt bedre end resten: { $best } chance for at vinde, næstbedste { $other }.
