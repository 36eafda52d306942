### Hints: what a shark would do. Percentages such as $best come formatted.

hint-ask = Que ferait un requin ?
hint-warning = Avec un conseil, cette partie ne compte dans aucune statistique.
hint-thinking = Le requin réfléchit…
hint-failed = Le requin n’a pas de réponse pour l’instant. Réessaie.
hint-close = Fermer le conseil
# Headings above two bars: how often a shark does it, and the chance to win.
hint-shark = requin
hint-win = victoire
hint-option = { $label }. Un requin le fait dans { $likely } des cas. Chances de gagner : { $value }.
hint-belief = { $lie } de chances que { $name } mente
hint-belief-trap = { $lie } de chances que { $name } mente, { $trap } que ce soit un piège
hint-terminal = Tape « hint » pour voir ce que ferait un requin.

# Why a shark would do it. $best: the chance to win with it; $other: with the next choice, or with the
# opposite answer to a claim; in “balance” and “mix”, how often a shark makes the next choice.
# $lie, $true, $trap: how likely the open claim is that; in the reasons for a claim of one's own, $true is
# the chance that it is true.
hint-reason-only = Tu ne peux rien faire d’autre.
hint-reason-lost = Il n’y a presque plus rien à gagner ici, donc cela ne change pas grand-chose.
hint-reason-won = Tu ne peux presque plus perdre, quoi que tu fasses.
hint-reason-catch = Sans doute un mensonge ({ $lie }), alors n’y crois pas : { $best } de chances de gagner au lieu de { $other }.
hint-reason-catch-anyway = Seulement { $lie } de chances de mensonge, mais y croire coûte plus cher : { $other } de chances de gagner au lieu de { $best }.
hint-reason-trust = Sans doute vrai ({ $true }) : si tu n’y crois pas, tu as { $other } de chances au lieu de { $best }.
hint-reason-trust-anyway = C’est peut-être un mensonge ({ $lie }), mais le contester est trop risqué : { $other } de chances au lieu de { $best }.
hint-reason-trap = C’est peut-être un piège ({ $trap }) : il y a peut-être plus dedans qu’annoncé, alors n’ouvre pas.
hint-reason-unsure = Les requins le font dans { $likely } des cas, même si leurs propres calculs préfèrent autre chose : personne n’en est sûr.
hint-reason-balance = Ici, les requins bluffent parfois et disent parfois la vérité, pour que personne ne lise dans leur jeu.
hint-reason-bait = Tu annonces moins qu’il n’y a : qui ouvre paie.
hint-reason-bluff = Un bluff, mais les autres ne peuvent pas le savoir : { $best } de chances de gagner.
hint-reason-stretch = Sans doute faux ({ $true }), mais difficile à démasquer : { $best } de chances de gagner.
hint-reason-even = Aussi bien vrai que faux ({ $true }), les autres ne peuvent donc pas être sûrs : { $best } de chances de gagner.
hint-reason-likely = Sans doute vrai de toute façon ({ $true }), qu’ils en doutent : { $best } de chances de gagner.
hint-reason-honest = Ici, la vérité suffit : { $best } de chances de gagner.
hint-reason-mix = Les requins font ceci dans { $likely } des cas et le suivant dans { $other }, pour que personne ne lise dans leur jeu.
hint-reason-close = C’est serré : ces choix se valent à peu près.
hint-reason-clear = Clairement le meilleur : { $best } de chances de gagner, ensuite { $other }.
hint-reason-slight = Un peu mieux que le reste : { $best } de chances de gagner, ensuite { $other }.
