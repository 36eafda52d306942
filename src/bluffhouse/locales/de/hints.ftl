### Hints: what a shark would do. Percentages such as $best come formatted.

hint-ask = Was täte ein Hai?
hint-warning = Mit einem Tipp zählt dieses Spiel in keiner Statistik.
hint-thinking = Der Hai überlegt …
hint-failed = Der Hai weiß gerade keine Antwort. Versuch es noch einmal.
hint-close = Tipp schließen
# Headings above two bars: how often a shark does it, and the chance to win.
hint-shark = Hai
hint-win = Sieg
hint-option = { $label }. Ein Hai tut das in { $likely } der Fälle. Siegchance: { $value }.
hint-belief = { $lie }, dass { $name } lügt
hint-belief-trap = { $lie }, dass { $name } lügt, { $trap }, dass es eine Falle ist
hint-terminal = Tippe „hint“, um zu sehen, was ein Hai täte.

# Why a shark would do it. $best: the chance to win with it; $other: with the next choice, or with the
# opposite answer to a claim; in “balance” and “mix”, how often a shark makes the next choice.
# $lie, $true, $trap: how likely the open claim is that; in the reasons for a claim of one's own, $true is
# the chance that it is true.
hint-reason-only = Du kannst gar nichts anderes tun.
hint-reason-lost = Hier ist kaum noch etwas zu gewinnen, es macht also wenig Unterschied.
hint-reason-won = Du kannst kaum noch verlieren, egal was du tust.
hint-reason-catch = Wahrscheinlich gelogen ({ $lie }), also zweifle: { $best } Siegchance statt { $other }.
hint-reason-catch-anyway = Nur { $lie }, dass es gelogen ist, aber Mitgehen kostet dich mehr: { $other } Siegchance statt { $best }.
hint-reason-trust = Wahrscheinlich wahr ({ $true }): Wenn du zweifelst, hast du { $other } Siegchance statt { $best }.
hint-reason-trust-anyway = Es kann gut gelogen sein ({ $lie }), aber Zweifeln ist zu riskant: { $other } Siegchance statt { $best }.
hint-reason-trap = Das kann eine Falle sein ({ $trap }): Vielleicht ist mehr drin als gesagt, also lass zu.
hint-reason-unsure = Haie tun das in { $likely } der Fälle, obwohl ihre eigene Rechnung für etwas anderes spricht: Genau weiß es niemand.
hint-reason-balance = Haie bluffen hier mal und sagen mal die Wahrheit, damit niemand sie durchschaut.
hint-reason-bait = Du sagst weniger, als drin ist: Wer öffnet, zahlt drauf.
hint-reason-bluff = Ein Bluff, aber das können die anderen nicht wissen: { $best } Siegchance.
hint-reason-stretch = Wahrscheinlich nicht wahr ({ $true }), aber schwer anzuzweifeln: { $best } Siegchance.
hint-reason-even = Kann ebenso gut wahr sein wie nicht ({ $true }), die anderen können also nicht sicher sein: { $best } Siegchance.
hint-reason-likely = Wahrscheinlich sowieso wahr ({ $true }), sollen sie doch zweifeln: { $best } Siegchance.
hint-reason-honest = Die Wahrheit reicht hier: { $best } Siegchance.
hint-reason-mix = Haie tun das in { $likely } und das Nächste in { $other } der Fälle, damit niemand sie durchschaut.
hint-reason-close = Knapp: Diese Möglichkeiten sind etwa gleich gut.
hint-reason-clear = Klar am besten: { $best } Siegchance, danach { $other }.
hint-reason-slight = Etwas besser als der Rest: { $best } Siegchance, danach { $other }.
