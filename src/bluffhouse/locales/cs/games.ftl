### The games by name, for lists of them

dont-bluff-title = Don't Bluff!
dont-bluff-hook = Přisuň soupeři zavřené kufříky, řekni, co v nich je, a doufej, že ti uvěří právě tehdy, kdy nemá.
millionaires-title = Millionaires and Bankrupts
millionaires-hook = Přeplať všechny v honbě za luxusem, ale neskonči s nejmíň penězi.
lie-title = LIE
lie-hook = Vyber si hodnoty, přebij sázku a usvědč lháře dřív, než lhář usvědčí tebe.
millions-of-dollars-title = Millions of Dollars
millions-of-dollars-hook = Tajně si vyber roli, vymluv soupeřům loupež a rozděl se o kořist se zloději, kteří zůstali.
bluff-pirate-title = Bluff Pirate
bluff-pirate-hook = Jednu kartu ukaž, ostatní schovej, přísahej, že jsou všechny stejné, a odpluj, než se někdo podívá.
