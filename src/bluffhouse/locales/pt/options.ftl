### The options of a table, where they are set

dont-bluff-option-reverse-offer = Quem oferece é o alvo
dont-bluff-option-reverse-offer-says = Quem sai no dado oferece malas a quem tem a pistola, e não o contrário (DB-15).

millionaires-option-face-down-tiles = Peças ganhas escondidas
millionaires-option-face-down-tiles-says = Deixa de se ver quem tem o quê (MB-11).

lie-option-raise-order = O que é mais alto
lie-option-raise-order-says = A ordem em que as apostas têm de subir (LI-5).
lie-option-raise-order-classic = primeiro mais cartas
lie-option-raise-order-value-first = primeiro um valor mais alto
lie-option-wild-ones = Uns como jokers
lie-option-wild-ones-says = Os uns contam como qualquer valor, a não ser que a primeira aposta da ronda tenha sido em uns (LI-10).
lie-option-directions = Sentido à escolha
lie-option-directions-says = Quem começa a ronda escolhe para que lado se joga (LI-11).
lie-option-fewer-and-fewer = Cada vez menos
lie-option-fewer-and-fewer-says = Todos começam com cinco cartas, e quem perde uma ronda passa a tirar menos uma (LI-12).
lie-option-longer-game = Jogo mais longo
lie-option-longer-game-says = Quem chega ao limite sai do jogo, e os outros continuam (LI-13).

millions-of-dollars-option-fool-me-once = À segunda não caio
millions-of-dollars-option-fool-me-once-says = O papel que usaste por último fica à vista e não o podes escolher logo a seguir. Para 4 a 8 jogadores (MD-13).

bluff-pirate-option-islands = Ilhas do tesouro
bluff-pirate-option-islands-says = As duas casas onde pode estar o tesouro; a segunda é o fim do percurso (BP-2).

bot-rookie = novato: joga como quem só vem de visita
bot-regular = habitual: conta cartas e lembra-se de quem mentiu
bot-shark = tubarão: o mais forte que temos
temper-steady = sereno
temper-bold = ousado
temper-cagey = cauteloso
temper-trusting = crédulo
temper-suspicious = desconfiado
temper-chatty = tagarela
