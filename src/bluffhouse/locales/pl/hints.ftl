### Hints: what a shark would do. Percentages such as $best come formatted.

hint-ask = Co zrobiłby rekin?
hint-warning = Z podpowiedzią ta gra nie liczy się do statystyk.
hint-thinking = Rekin myśli…
hint-failed = Rekin teraz nie wie. Spróbuj jeszcze raz.
hint-close = Zamknij podpowiedź
# Headings above two bars: how often a shark does it, and the chance to win.
hint-shark = rekin
hint-win = wygrana
hint-option = { $label }. Rekin robi tak w { $likely } przypadków. Szansa na wygraną: { $value }.
hint-belief = { $name }: { $lie } szans, że to kłamstwo
hint-belief-trap = { $name }: { $lie } szans, że to kłamstwo, { $trap }, że pułapka
hint-terminal = Wpisz „hint”, żeby zobaczyć, co zrobiłby rekin.

# Why a shark would do it. $best: the chance to win with it; $other: with the next choice, or with the
# opposite answer to a claim; in “balance” and “mix”, how often a shark makes the next choice.
# $lie, $true, $trap: how likely the open claim is that; in the reasons for a claim of one's own, $true is
# the chance that it is true.
hint-reason-only = Nic innego nie da się zrobić.
hint-reason-lost = Niewiele można tu już wygrać, więc to prawie bez różnicy.
hint-reason-won = Trudno to już przegrać, cokolwiek zrobisz.
hint-reason-catch = To raczej kłamstwo ({ $lie }), więc nie wierz: szansa na wygraną { $best } zamiast { $other }.
hint-reason-catch-anyway = Tylko { $lie } szans, że to kłamstwo, ale wierzyć opłaca się jeszcze mniej: szansa { $other } zamiast { $best }.
hint-reason-trust = To raczej prawda ({ $true }): jeśli nie uwierzysz, masz szansę { $other } zamiast { $best }.
hint-reason-trust-anyway = To może być kłamstwo ({ $lie }), ale sprawdzanie to za duże ryzyko: szansa { $other } zamiast { $best }.
hint-reason-trap = To może być pułapka ({ $trap }): w środku może być więcej, niż mówią, więc nie otwieraj.
hint-reason-unsure = Rekiny robią tak w { $likely } przypadków, choć ich własne rachunki wskazują co innego: pewności nie ma nikt.
hint-reason-balance = Rekiny raz tu blefują, a raz mówią prawdę, żeby nikt ich nie przejrzał.
hint-reason-bait = Mówisz mniej, niż jest w środku: kto otworzy, ten zapłaci.
hint-reason-bluff = To blef, ale inni tego nie wiedzą: szansa na wygraną { $best }.
hint-reason-stretch = Raczej nieprawda ({ $true }), ale trudno to sprawdzić: szansa na wygraną { $best }.
hint-reason-even = Może prawda, a może nie ({ $true }), więc inni nie mogą mieć pewności: szansa na wygraną { $best }.
hint-reason-likely = I tak raczej prawda ({ $true }), niech sprawdzają: szansa na wygraną { $best }.
hint-reason-honest = Tu wystarczy prawda: szansa na wygraną { $best }.
hint-reason-mix = Rekiny robią tak w { $likely } przypadków, a to drugie w { $other }, żeby nikt ich nie przejrzał.
hint-reason-close = Trudny wybór: te możliwości są prawie równie dobre.
hint-reason-clear = Zdecydowanie najlepsze: szansa na wygraną { $best }, następna możliwość { $other }.
hint-reason-slight = Trochę lepsze niż reszta: szansa na wygraną { $best }, następna możliwość { $other }.
