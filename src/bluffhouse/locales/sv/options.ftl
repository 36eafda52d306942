### The options of a table, where they are set

dont-bluff-option-reverse-offer = Omvänt erbjudande
dont-bluff-option-reverse-offer-says = Spelaren som färgtärningen pekar ut erbjuder väskor till spelaren med pistolen, inte tvärtom (DB-15).

millionaires-option-face-down-tiles = Dolda brickor
millionaires-option-face-down-tiles-says = Vunna brickor ligger dolda: du måste minnas vem som äger vad (MB-11).

lie-option-raise-order = Vad som räknas som högre
lie-option-raise-order-says = Vad ett nytt bud måste slå: antalet eller valören (LI-5).
lie-option-raise-order-classic = fler kort först
lie-option-raise-order-value-first = högre valör först
lie-option-wild-ones = Vilda ettor
lie-option-wild-ones-says = Ettor räknas som alla valörer, om inte rundans första bud gällde ettor (LI-10).
lie-option-directions = Välj riktning
lie-option-directions-says = Den som inleder en runda väljer åt vilket håll den går (LI-11).
lie-option-fewer-and-fewer = Färre och färre
lie-option-fewer-and-fewer-says = Alla börjar med fem kort, och en förlorad runda kostar ett. Flest kort vinner (LI-12).
lie-option-longer-game = Längre spel
lie-option-longer-game-says = Den som förlorat alla sina chanser åker bara ut; de andra spelar vidare tills en är kvar (LI-13).

millions-of-dollars-option-fool-me-once = Inte två gånger i rad
millions-of-dollars-option-fool-me-once-says = Rollen du använde senast ligger öppet och kan inte väljas direkt igen. För 4 till 8 spelare (MD-13).

bluff-pirate-option-islands = Skattkammaröar
bluff-pirate-option-islands-says = De två rutor där skatten kan finnas; på den andra slutar banan (BP-2).

bot-rookie = nybörjare: spelar för skojs skull
bot-regular = stammis: räknar kort och minns vem som ljög
bot-shark = haj: den starkaste vi har
bot-champion = mästare: lärde sig genom att spela miljoner partier
temper-steady = stadig
temper-bold = djärv
temper-cagey = avvaktande
temper-trusting = godtrogen
temper-suspicious = misstänksam
temper-chatty = pratsam
