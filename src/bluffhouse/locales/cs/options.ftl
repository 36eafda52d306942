### The options of a table, where they are set

dont-bluff-option-reverse-offer = Obrácená nabídka
dont-bluff-option-reverse-offer-says = Hráč, kterého určí kostka, nabízí kufříky hráči s pistolí, ne naopak (DB-15).

millionaires-option-face-down-tiles = Zakryté destičky
millionaires-option-face-down-tiles-says = Získané destičky leží zakryté: musíš si pamatovat, kdo co má (MB-11).

lie-option-raise-order = Co je vyšší
lie-option-raise-order-says = Co musí nová sázka přebít: počet, nebo hodnotu (LI-5).
lie-option-raise-order-classic = nejdřív víc karet
lie-option-raise-order-value-first = nejdřív vyšší hodnota
lie-option-wild-ones = Jedničky jako žolíky
lie-option-wild-ones-says = Jedničky platí za každou hodnotu, pokud první sázka kola nebyla na jedničky (LI-10).
lie-option-directions = Volba směru
lie-option-directions-says = Kdo začíná kolo, zvolí, kterým směrem se hraje (LI-11).
lie-option-fewer-and-fewer = Čím dál míň
lie-option-fewer-and-fewer-says = Všichni začínají s pěti kartami a prohrané kolo stojí jednu. Vyhrává, kdo má nejvíc karet (LI-12).
lie-option-longer-game = Delší hra
lie-option-longer-game-says = Kdo přijde o všechny šance, jen vypadává; ostatní hrají dál, dokud nezbude jediný hráč (LI-13).

millions-of-dollars-option-fool-me-once = Vám už nenaletím
millions-of-dollars-option-fool-me-once-says = Role z minulé loupeže leží odkrytá a hned znovu ji zvolit nejde. Pro 4 až 8 hráčů (MD-13).

bluff-pirate-option-islands = Ostrovy s pokladem
bluff-pirate-option-islands-says = Dvě pole, kde může být poklad; na druhém trať končí (BP-2).

bot-rookie = nováček: hraje pro zábavu
bot-regular = štamgast: počítá karty a pamatuje si, kdo lže
bot-shark = žralok: nejsilnější, jakého máme
bot-champion = šampion: naučil se to v milionech her
temper-steady = vyrovnaný
temper-bold = odvážný
temper-cagey = opatrný
temper-trusting = důvěřivý
temper-suspicious = podezíravý
temper-chatty = upovídaný
