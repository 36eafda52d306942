### Hints: what a shark would do. Percentages such as $best come formatted.

hint-ask = Co by udělal žralok?
hint-warning = S nápovědou se tahle hra nepočítá do statistik.
hint-thinking = Žralok přemýšlí…
hint-failed = Žralok teď neví. Zkus to znovu.
hint-close = Zavřít nápovědu
# Headings above two bars: how often a shark does it, and the chance to win.
hint-shark = žralok
hint-win = výhra
hint-option = { $label }. Žralok to dělá v { $likely } případů. Šance na výhru: { $value }.
hint-belief = { $name }: na { $lie } je to lež
hint-belief-trap = { $name }: na { $lie } je to lež, na { $trap } past
hint-terminal = Napiš „hint“ a uvidíš, co by udělal žralok.

# Why a shark would do it. $best: the chance to win with it; $other: with the next choice, or with the
# opposite answer to a claim; in “balance” and “mix”, how often a shark makes the next choice.
# $lie, $true, $trap: how likely the open claim is that; in the reasons for a claim of one's own, $true is
# the chance that it is true.
hint-reason-only = Nic jiného udělat nejde.
hint-reason-lost = Tady už se skoro nedá vyhrát, takže na tom moc nezáleží.
hint-reason-won = Ať uděláš cokoli, prohrát už skoro nejde.
hint-reason-catch = Nejspíš lež ({ $lie }), tak nevěř: šance na výhru { $best } místo { $other }.
hint-reason-catch-anyway = Lež je to jen na { $lie }, ale věřit vyjde ještě hůř: šance na výhru { $other } místo { $best }.
hint-reason-trust = Nejspíš pravda ({ $true }): když neuvěříš, máš šanci { $other } místo { $best }.
hint-reason-trust-anyway = Klidně to může být lež ({ $lie }), ale nevěřit je moc velké riziko: šance { $other } místo { $best }.
hint-reason-trap = Může to být past ({ $trap }): uvnitř možná bude víc, než se tvrdí, tak neotvírej.
hint-reason-unsure = Žraloci to dělají v { $likely } případů, i když jim počty radí něco jiného: jistotu nemá nikdo.
hint-reason-balance = Žraloci tady někdy blafují a někdy mluví pravdu, aby je nikdo neprohlédl.
hint-reason-bait = Říkáš méně, než kolik je uvnitř: kdo otevře, zaplatí.
hint-reason-bluff = Je to blaf, ale ostatní to vědět nemůžou: šance na výhru { $best }.
hint-reason-stretch = Nejspíš to není pravda ({ $true }), ale těžko to někdo pozná: šance na výhru { $best }.
hint-reason-even = Možná pravda, možná ne ({ $true }), takže si ostatní nemůžou být jistí: šance na výhru { $best }.
hint-reason-likely = Nejspíš to stejně je pravda ({ $true }), jen ať nevěří: šance na výhru { $best }.
hint-reason-honest = Tady stačí pravda: šance na výhru { $best }.
hint-reason-mix = Žraloci dělají tohle v { $likely } případů a to další v { $other }, aby je nikdo neprohlédl.
hint-reason-close = Těsné rozhodnutí: ty možnosti jsou zhruba stejně dobré.
hint-reason-clear = Jasně nejlepší: šance na výhru { $best }, další možnost { $other }.
hint-reason-slight = O trochu lepší než zbytek: šance na výhru { $best }, další možnost { $other }.
