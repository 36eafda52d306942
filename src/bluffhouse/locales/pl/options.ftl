### The options of a table, where they are set

dont-bluff-option-reverse-offer = Odwrócona oferta
dont-bluff-option-reverse-offer-says = Gracz wylosowany kostką oferuje walizki graczowi z pistoletem, a nie odwrotnie (DB-15).

millionaires-option-face-down-tiles = Zakryte płytki
millionaires-option-face-down-tiles-says = Zdobyte płytki leżą zakryte: trzeba pamiętać, kto co ma (MB-11).

lie-option-raise-order = Co jest wyższe
lie-option-raise-order-says = Co nowy zakład musi przebić: liczbę kart czy wartość (LI-5).
lie-option-raise-order-classic = najpierw liczba kart
lie-option-raise-order-value-first = najpierw wartość
lie-option-wild-ones = Jokerowe jedynki
lie-option-wild-ones-says = Jedynki liczą się jako każda wartość, chyba że pierwszy zakład rundy był na jedynki (LI-10).
lie-option-directions = Wybór kierunku
lie-option-directions-says = Kto zaczyna rundę, wybiera, w którą stronę pójdzie kolejka (LI-11).
lie-option-fewer-and-fewer = Coraz mniej kart
lie-option-fewer-and-fewer-says = Wszyscy zaczynają z pięcioma kartami, a przegrana runda kosztuje jedną. Wygrywa, kto ma najwięcej kart (LI-12).
lie-option-longer-game = Dłuższa rozgrywka
lie-option-longer-game-says = Po utracie wszystkich szans odpadasz tylko ty; reszta gra dalej, aż zostanie jedna osoba (LI-13).

millions-of-dollars-option-fool-me-once = Drugi raz się nie nabiorę
millions-of-dollars-option-fool-me-once-says = Twoja ostatnia rola leży odkryta i nie można jej wybrać dwa razy z rzędu. Dla 4–8 graczy (MD-13).

bluff-pirate-option-islands = Wyspy skarbów
bluff-pirate-option-islands-says = Dwa pola, na których może być skarb; drugie jest końcem toru (BP-2).

bot-rookie = nowicjusz: gra dla zabawy
bot-regular = bywalec: liczy karty i pamięta, kto kłamał
bot-shark = rekin: najmocniejszy, jakiego mamy
bot-champion = mistrz: nauczył się, grając miliony gier
temper-steady = opanowany
temper-bold = śmiały
temper-cagey = skryty
temper-trusting = ufny
temper-suspicious = nieufny
temper-chatty = gadatliwy
