### Hints: what a shark would do. Percentages such as $best come formatted.

hint-ask = What would a shark do?
hint-warning = If you ask for a hint, this game won't count in your figures.
hint-thinking = The shark is thinking…
hint-failed = The shark has no answer right now. Try again.
hint-close = Close the hint
# Headings above two bars: how often a shark does it, and the chance to win.
hint-shark = shark
hint-win = win
hint-option = { $label }. A shark does this { $likely } of the time. Chance to win: { $value }.
hint-belief = { $lie } chance that { $name } is lying
hint-belief-trap = { $lie } chance that { $name } is lying, { $trap } that it's a trap
hint-terminal = Type “hint” to see what a shark would do.

# Why a shark would do it. $best: the chance to win with it; $other: with the next choice, or with the
# opposite answer to a claim; in “balance” and “mix”, how often a shark makes the next choice.
# $lie, $true, $trap: how likely the open claim is that; in the reasons for a claim of one's own, $true is
# the chance that it is true.
hint-reason-only = There's nothing else you can do.
hint-reason-lost = You can hardly win any more, whatever you do.
hint-reason-won = You can hardly lose any more, whatever you do.
hint-reason-catch = Probably a lie ({ $lie }), so doubt it: { $best } to win instead of { $other }.
hint-reason-catch-anyway = The chance of a lie is only { $lie }, but believing it costs you more: { $other } to win instead of { $best }.
hint-reason-trust = Probably true ({ $true }), so don't doubt it: that would leave you { $other } to win instead of { $best }.
hint-reason-trust-anyway = It may well be a lie ({ $lie }), but doubting it risks too much: { $other } to win instead of { $best }.
hint-reason-trap = It may be a trap ({ $trap }): there could be more inside than they say, so leave it closed.
hint-reason-unsure = Sharks do this { $likely } of the time, although their own odds favour another choice: nobody knows for sure.
hint-reason-balance = Sharks sometimes bluff here and sometimes tell the truth, so that nobody can read them.
hint-reason-bait = You say less than there is: the player who opens it pays.
hint-reason-bluff = A bluff, but the others can't know that: { $best } to win.
hint-reason-stretch = Probably not true ({ $true }), but hard to call: { $best } to win.
hint-reason-even = About as likely true as not ({ $true }), so the others can't be sure: { $best } to win.
hint-reason-likely = Probably true anyway ({ $true }), so let them doubt it: { $best } to win.
hint-reason-honest = The truth is enough here: { $best } to win.
hint-reason-mix = Sharks do this { $likely } of the time and make the next choice { $other } of the time, so that nobody can read them.
hint-reason-close = These choices are about equally good.
hint-reason-clear = Clearly best: { $best } to win, next best { $other }.
hint-reason-slight = Slightly better than the rest: { $best } to win, next best { $other }.
