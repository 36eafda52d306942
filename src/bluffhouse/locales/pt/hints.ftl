### Hints: what a shark would do. Percentages such as $best come formatted.

hint-ask = O que faria um tubarão?
hint-warning = Com uma dica, este jogo não conta em nenhuma estatística.
hint-thinking = O tubarão está a pensar…
hint-failed = O tubarão não sabe agora. Tenta outra vez.
hint-close = Fechar a dica
# Headings above two bars: how often a shark does it, and the chance to win.
hint-shark = tubarão
hint-win = vitória
hint-option = { $label }. Um tubarão faz isto { $likely } das vezes. Probabilidade de ganhar: { $value }.
hint-belief = { $lie } de que { $name } está a mentir
hint-belief-trap = { $lie } de que { $name } está a mentir, { $trap } de que é uma armadilha
hint-terminal = Escreve “hint” para ver o que faria um tubarão.

# Why a shark would do it. $best: the chance to win with it; $other: with the next choice, or with the
# opposite answer to a claim; in “balance” and “mix”, how often a shark makes the next choice.
# $lie, $true, $trap: how likely the open claim is that; in the reasons for a claim of one's own, $true is
# the chance that it is true.
hint-reason-only = Não podes fazer mais nada.
hint-reason-lost = Aqui já quase não há nada a ganhar, por isso pouco importa.
hint-reason-won = Já quase não podes perder, faças o que fizeres.
hint-reason-catch = Deve ser mentira ({ $lie }), por isso duvida: { $best } de ganhar em vez de { $other }.
hint-reason-catch-anyway = Só { $lie } de ser mentira, mas acreditar custa mais: { $other } de ganhar em vez de { $best }.
hint-reason-trust = Deve ser verdade ({ $true }): se duvidares, tens { $other } de ganhar em vez de { $best }.
hint-reason-trust-anyway = Pode bem ser mentira ({ $lie }), mas duvidar é arriscado demais: { $other } de ganhar em vez de { $best }.
hint-reason-trap = Pode ser uma armadilha ({ $trap }): talvez haja lá dentro mais do que se diz, por isso não abras.
hint-reason-unsure = Os tubarões fazem isto { $likely } das vezes, embora as suas contas apontem para outra coisa: ninguém tem a certeza.
hint-reason-balance = Aqui os tubarões umas vezes fazem bluff e outras dizem a verdade, para ninguém os topar.
hint-reason-bait = Dizes menos do que há: quem abrir, paga.
hint-reason-bluff = É bluff, mas os outros não podem saber: { $best } de ganhar.
hint-reason-stretch = Não deve ser verdade ({ $true }), mas é difícil de apanhar: { $best } de ganhar.
hint-reason-even = Tanto pode ser verdade como não ({ $true }), por isso os outros não podem ter a certeza: { $best } de ganhar.
hint-reason-likely = Deve ser verdade de qualquer modo ({ $true }), que duvidem: { $best } de ganhar.
hint-reason-honest = Aqui basta a verdade: { $best } de ganhar.
hint-reason-mix = Os tubarões fazem isto { $likely } das vezes e o seguinte { $other } das vezes, para ninguém os topar.
hint-reason-close = É renhido: estas opções são mais ou menos iguais.
hint-reason-clear = Claramente a melhor: { $best } de ganhar, a opção seguinte { $other }.
hint-reason-slight = Um pouco melhor do que o resto: { $best } de ganhar, a opção seguinte { $other }.
