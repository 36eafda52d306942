### Hints: what a shark would do. Percentages such as $best come formatted.

hint-ask = ¿Qué haría un tiburón?
hint-warning = Con una pista, esta partida no cuenta en ninguna estadística.
hint-thinking = El tiburón está pensando…
hint-failed = El tiburón no lo sabe ahora. Inténtalo otra vez.
hint-close = Cerrar la pista
# Headings above two bars: how often a shark does it, and the chance to win.
hint-shark = tiburón
hint-win = victoria
hint-option = { $label }. Un tiburón lo hace el { $likely } de las veces. Probabilidad de ganar: { $value }.
hint-belief = { $lie } de que { $name } miente
hint-belief-trap = { $lie } de que { $name } miente, { $trap } de que es una trampa
hint-terminal = Escribe «hint» para ver qué haría un tiburón.

# Why a shark would do it. $best: the chance to win with it; $other: with the next choice, or with the
# opposite answer to a claim; in “balance” and “mix”, how often a shark makes the next choice.
# $lie, $true, $trap: how likely the open claim is that; in the reasons for a claim of one's own, $true is
# the chance that it is true.
hint-reason-only = No puedes hacer otra cosa.
hint-reason-lost = Aquí ya casi no se puede ganar, así que da un poco igual.
hint-reason-won = Ya casi no puedes perder, hagas lo que hagas.
hint-reason-catch = Seguramente es mentira ({ $lie }), así que duda: { $best } de ganar en vez de { $other }.
hint-reason-catch-anyway = Solo { $lie } de que sea mentira, pero seguir adelante cuesta más: { $other } de ganar en vez de { $best }.
hint-reason-trust = Seguramente es verdad ({ $true }): si dudas, tienes { $other } de ganar en vez de { $best }.
hint-reason-trust-anyway = Bien puede ser mentira ({ $lie }), pero dudar es demasiado arriesgado: { $other } de ganar en vez de { $best }.
hint-reason-trap = Puede ser una trampa ({ $trap }): quizá haya más de lo que dicen, así que no lo abras.
hint-reason-unsure = Los tiburones lo hacen el { $likely } de las veces, aunque sus propios números apuntan a otra cosa: nadie lo sabe con certeza.
hint-reason-balance = Los tiburones aquí a veces van de farol y a veces dicen la verdad, para que nadie los cale.
hint-reason-bait = Dices menos de lo que hay: quien lo abra, paga.
hint-reason-bluff = Es un farol, pero los demás no pueden saberlo: { $best } de ganar.
hint-reason-stretch = Seguramente no es verdad ({ $true }), pero es difícil de cazar: { $best } de ganar.
hint-reason-even = Tan probable que sea verdad como que no ({ $true }), así que nadie puede estar seguro: { $best } de ganar.
hint-reason-likely = Seguramente es verdad de todos modos ({ $true }), que duden: { $best } de ganar.
hint-reason-honest = Aquí basta con la verdad: { $best } de ganar.
hint-reason-mix = Los tiburones hacen esto el { $likely } de las veces y lo siguiente el { $other }, para que nadie los cale.
hint-reason-close = Muy reñido: estas opciones son más o menos igual de buenas.
hint-reason-clear = Claramente lo mejor: { $best } de ganar, lo siguiente { $other }.
hint-reason-slight = Algo mejor que el resto: { $best } de ganar, lo siguiente { $other }.
