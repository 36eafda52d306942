### The options of a table, where they are set

dont-bluff-option-reverse-offer = Oferta al revés
dont-bluff-option-reverse-offer-says = El jugador que señala el dado ofrece maletines a quien tiene la pistola, y no al revés (DB-15).

millionaires-option-face-down-tiles = Losetas boca abajo
millionaires-option-face-down-tiles-says = Las losetas que ganas quedan boca abajo: hay que recordar quién tiene qué (MB-11).

lie-option-raise-order = Qué es más alto
lie-option-raise-order-says = Lo que tiene que superar una apuesta nueva: la cantidad o el valor (LI-5).
lie-option-raise-order-classic = primero la cantidad
lie-option-raise-order-value-first = primero el valor
lie-option-wild-ones = Los unos, comodines
lie-option-wild-ones-says = Los unos valen por cualquier valor, salvo si la primera apuesta de la ronda fue a unos (LI-10).
lie-option-directions = Sentido a elegir
lie-option-directions-says = El jugador que abre la ronda elige en qué sentido se juega (LI-11).
lie-option-fewer-and-fewer = Cada vez menos
lie-option-fewer-and-fewer-says = Se empieza con cinco cartas y perder una ronda te cuesta una. Gana quien tenga más cartas (LI-12).
lie-option-longer-game = Partida larga
lie-option-longer-game-says = Quien pierde su última oportunidad solo queda fuera; los demás siguen hasta que quede uno (LI-13).

millions-of-dollars-option-fool-me-once = No me engañas dos veces
millions-of-dollars-option-fool-me-once-says = Tu último rol queda a la vista y no puedes repetirlo enseguida. De 4 a 8 jugadores (MD-13).

bluff-pirate-option-islands = Islas del tesoro
bluff-pirate-option-islands-says = Las dos casillas donde puede estar el tesoro; la segunda es el final del recorrido (BP-2).

bot-rookie = novato: juega por diversión
bot-regular = habitual: cuenta cartas y recuerda quién mintió
bot-shark = tiburón: el más fuerte que tenemos
bot-champion = campeón: aprendió jugando millones de partidas
temper-steady = sereno
temper-bold = atrevido
temper-cagey = reservado
temper-trusting = confiado
temper-suspicious = desconfiado
temper-chatty = hablador
