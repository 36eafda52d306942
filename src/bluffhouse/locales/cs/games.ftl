### The games by name, for lists of them

dont-bluff-title = Don't Bluff!
dont-bluff-hook = Přisuň soupeři zavřené kufříky, řekni, co v nich je, a doufej, že ti uvěří právě tehdy, kdy nemá.
millionaires-title = Millionaires and Bankrupts
millionaires-hook = Přeplať všechny v honbě za luxusem, a přesto měj nakonec víc peněz než někdo jiný.
lie-title = LIE
lie-hook = Natoč si karty, přebij sázku a usvědč lháře dřív, než lhář usvědčí tebe.
millions-of-dollars-title = Millions of Dollars
millions-of-dollars-hook = Tajně si vyber roli, vymluv soupeřům banku a rozděl se o kořist s tím, kdo zbude.
bluff-pirate-title = Bluff Pirate
bluff-pirate-hook = Jednu kartu ukaž, ostatní schovej, přísahej, že jsou všechny stejné, a odpluj, než se někdo podívá.
