### The options of a table, where they are set

dont-bluff-option-reverse-offer = Oferuje wylosowany
dont-bluff-option-reverse-offer-says = To wylosowany gracz oferuje walizki graczowi z pistoletem, a nie odwrotnie (DB-15).

millionaires-option-face-down-tiles = Zdobyte płytki zakryte
millionaires-option-face-down-tiles-says = Nie widać już, kto co ma (MB-11).

lie-option-raise-order = Co jest wyższe
lie-option-raise-order-says = Porządek, w którym rosną zakłady (LI-5).
lie-option-raise-order-classic = najpierw liczba kart
lie-option-raise-order-value-first = najpierw wartość
lie-option-wild-ones = Jokerowe jedynki
lie-option-wild-ones-says = Jedynki liczą się jako każda wartość, chyba że pierwszy zakład rundy był na jedynki (LI-10).
lie-option-directions = Kierunki
lie-option-directions-says = Kto zaczyna rundę, wybiera, w którą stronę pójdzie kolejka (LI-11).
lie-option-fewer-and-fewer = Coraz mniej kart
lie-option-fewer-and-fewer-says = Wszyscy zaczynają z pięcioma kartami, a przegrany rundy dobiera o jedną mniej (LI-12).
lie-option-longer-game = Dłuższa rozgrywka
lie-option-longer-game-says = Kto miałby zakończyć grę, odpada, a reszta gra dalej (LI-13).

millions-of-dollars-option-fool-me-once = Drugi raz się nie nabiorę
millions-of-dollars-option-fool-me-once-says = Twoja ostatnia rola leży odkryta i nie można jej wybrać dwa razy z rzędu. Dla 4–8 graczy (MD-13).

bluff-pirate-option-islands = Wyspy skarbów
bluff-pirate-option-islands-says = Dwa pola, na których może być skarb; drugie jest końcem toru (BP-2).

bot-rookie = nowicjusz: niedzielny gracz
bot-regular = bywalec: liczy karty i pamięta, kto kłamał
bot-shark = rekin: najmocniejszy, jakiego mamy
temper-steady = opanowany
temper-bold = śmiały
temper-cagey = skryty
temper-trusting = ufny
temper-suspicious = nieufny
temper-chatty = gadatliwy
