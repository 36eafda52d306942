### The games by name, for lists of them

dont-bluff-title = Don't Bluff!
dont-bluff-hook = Passa malas fechadas pela mesa, diz o que lá vai dentro e reza para que acreditem em ti quando não devem.
millionaires-title = Millionaires and Bankrupts
millionaires-hook = Compra a boa vida em leilão, mas não acabes com menos dinheiro do que os outros.
lie-title = LIE
lie-hook = Escolhe os teus números, sobe a aposta e apanha quem mente antes que te apanhem a ti.
millions-of-dollars-title = Millions of Dollars
millions-of-dollars-hook = Escolhe o teu papel em segredo, convence os rivais a desistir do assalto e divide o saque com os ladrões que ficaram.
bluff-pirate-title = Bluff Pirate
bluff-pirate-hook = Mostra uma carta, esconde as outras, jura que são todas iguais e zarpa antes que alguém vá ver.
