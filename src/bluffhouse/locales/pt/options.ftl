### The options of a table, where they are set

dont-bluff-option-reverse-offer = Oferta ao contrário
dont-bluff-option-reverse-offer-says = O jogador que sai no dado oferece malas a quem tem a pistola, e não o contrário (DB-15).

millionaires-option-face-down-tiles = Peças ganhas escondidas
millionaires-option-face-down-tiles-says = As peças que ganhas ficam viradas para baixo: tens de te lembrar de quem tem o quê (MB-11).

lie-option-raise-order = O que é mais alto
lie-option-raise-order-says = O que uma nova aposta tem de bater: a quantidade ou o valor (LI-5).
lie-option-raise-order-classic = primeiro mais cartas
lie-option-raise-order-value-first = primeiro um valor mais alto
lie-option-wild-ones = Uns como jokers
lie-option-wild-ones-says = Os uns contam como qualquer valor, a não ser que a primeira aposta da ronda tenha sido em uns (LI-10).
lie-option-directions = Sentido à escolha
lie-option-directions-says = O jogador que começa a ronda escolhe para que lado se joga (LI-11).
lie-option-fewer-and-fewer = Cada vez menos
lie-option-fewer-and-fewer-says = Todos começam com cinco cartas, e perder uma ronda custa uma. Ganha quem tiver mais cartas (LI-12).
lie-option-longer-game = Jogo mais longo
lie-option-longer-game-says = Quem perde a última oportunidade fica só de fora; os outros continuam até restar um (LI-13).

millions-of-dollars-option-fool-me-once = À segunda não caio
millions-of-dollars-option-fool-me-once-says = O papel que usaste por último fica à vista e não o podes escolher logo a seguir. Para 4 a 8 jogadores (MD-13).

bluff-pirate-option-islands = Ilhas do tesouro
bluff-pirate-option-islands-says = As duas casas onde pode estar o tesouro; a segunda é o fim do percurso (BP-2).

bot-rookie = novato: joga por diversão
bot-regular = habitual: conta cartas e lembra-se de quem mentiu
bot-shark = tubarão: o mais forte que temos
bot-champion = campeão: aprendeu a jogar milhões de jogos
temper-steady = sereno
temper-bold = ousado
temper-cagey = cauteloso
temper-trusting = crédulo
temper-suspicious = desconfiado
temper-chatty = tagarela
