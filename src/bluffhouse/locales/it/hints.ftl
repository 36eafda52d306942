### Hints: what a shark would do. Percentages such as $best come formatted.

hint-ask = Che farebbe uno squalo?
hint-warning = Con un consiglio, questa partita non conta in nessuna statistica.
hint-thinking = Lo squalo ci pensa…
hint-failed = Ora lo squalo non sa rispondere. Riprova.
hint-close = Chiudi il consiglio
# Headings above two bars: how often a shark does it, and the chance to win.
hint-shark = squalo
hint-win = vittoria
hint-option = { $label }. Uno squalo lo fa { $likely } delle volte. Probabilità di vincere: { $value }.
hint-belief = { $lie } che { $name } menta
hint-belief-trap = { $lie } che { $name } menta, { $trap } che sia una trappola
hint-terminal = Scrivi “hint” per vedere che farebbe uno squalo.

# Why a shark would do it. $best: the chance to win with it; $other: with the next choice, or with the
# opposite answer to a claim; in “balance” and “mix”, how often a shark makes the next choice.
# $lie, $true, $trap: how likely the open claim is that; in the reasons for a claim of one's own, $true is
# the chance that it is true.
hint-reason-only = Non puoi fare altro.
hint-reason-lost = Qui non c’è quasi più niente da vincere, quindi cambia poco.
hint-reason-won = Ormai non puoi quasi più perdere, qualunque cosa tu faccia.
hint-reason-catch = Probabilmente è una bugia ({ $lie }), quindi dubita: { $best } di vincere invece di { $other }.
hint-reason-catch-anyway = Solo { $lie } che sia una bugia, ma crederci costa di più: { $other } di vincere invece di { $best }.
hint-reason-trust = Probabilmente è vero ({ $true }): se dubiti, hai { $other } di vincere invece di { $best }.
hint-reason-trust-anyway = Può ben essere una bugia ({ $lie }), ma dubitare è troppo rischioso: { $other } di vincere invece di { $best }.
hint-reason-trap = Può essere una trappola ({ $trap }): forse dentro c’è più di quanto si dice, quindi non aprire.
hint-reason-unsure = Gli squali lo fanno { $likely } delle volte, anche se i loro conti preferiscono altro: nessuno lo sa con certezza.
hint-reason-balance = Qui gli squali a volte bluffano e a volte dicono la verità, così nessuno li capisce.
hint-reason-bait = Dici meno di quello che c’è: chi apre, paga.
hint-reason-bluff = È un bluff, ma gli altri non possono saperlo: { $best } di vincere.
hint-reason-stretch = Probabilmente non è vero ({ $true }), ma è difficile da smascherare: { $best } di vincere.
hint-reason-even = Può essere vero come no ({ $true }), quindi gli altri non possono esserne sicuri: { $best } di vincere.
hint-reason-likely = Probabilmente è vero comunque ({ $true }), che dubitino pure: { $best } di vincere.
hint-reason-honest = Qui basta la verità: { $best } di vincere.
hint-reason-mix = Gli squali fanno questo { $likely } delle volte e la cosa seguente { $other } delle volte, così nessuno li capisce.
hint-reason-close = Questione di poco: queste scelte si equivalgono.
hint-reason-clear = Nettamente la migliore: { $best } di vincere, la scelta seguente { $other }.
hint-reason-slight = Un po’ meglio del resto: { $best } di vincere, la scelta seguente { $other }.
