### The options of a table, where they are set

dont-bluff-option-reverse-offer = Offre il bersaglio
dont-bluff-option-reverse-offer-says = È il giocatore indicato dal dado a offrire valigette a chi ha la pistola, e non il contrario (DB-15).

millionaires-option-face-down-tiles = Tessere vinte coperte
millionaires-option-face-down-tiles-says = Le tessere che vinci restano coperte: devi ricordare chi possiede che cosa (MB-11).

lie-option-raise-order = Come si rilancia
lie-option-raise-order-says = Che cosa deve superare una nuova dichiarazione: il numero o il valore (LI-5).
lie-option-raise-order-classic = prima il numero di carte
lie-option-raise-order-value-first = prima il valore
lie-option-wild-ones = Gli 1 sono jolly
lie-option-wild-ones-says = Gli 1 contano come qualsiasi valore, a meno che la prima dichiarazione del round non sia sugli 1 (LI-10).
lie-option-directions = Senso a scelta
lie-option-directions-says = Il giocatore che apre il round sceglie in che senso si gioca (LI-11).
lie-option-fewer-and-fewer = Sempre meno
lie-option-fewer-and-fewer-says = Tutti iniziano con cinque carte, e ogni round perso ne costa una. Vince chi ha più carte (LI-12).
lie-option-longer-game = Partita lunga
lie-option-longer-game-says = Chi perde l’ultima possibilità è solo fuori; gli altri continuano finché ne resta uno (LI-13).

millions-of-dollars-option-fool-me-once = Non ci casco due volte
millions-of-dollars-option-fool-me-once-says = L’ultimo ruolo che hai usato resta scoperto, e non puoi riprenderlo subito. Da 4 a 8 giocatori (MD-13).

bluff-pirate-option-islands = Isole del tesoro
bluff-pirate-option-islands-says = Le due caselle dove può trovarsi il tesoro; la seconda è la fine del percorso (BP-2).

bot-rookie = novellino: gioca per divertirsi
bot-regular = habitué: conta le carte e ricorda chi ha mentito
bot-shark = squalo: il più forte che abbiamo
bot-champion = campione: ha imparato giocando milioni di partite
temper-steady = posato
temper-bold = audace
temper-cagey = guardingo
temper-trusting = fiducioso
temper-suspicious = sospettoso
temper-chatty = chiacchierone
