BEGIN TRANSACTION;
CREATE TABLE alembic_version (
	version_num VARCHAR(32) NOT NULL, 
	CONSTRAINT alembic_version_pkc PRIMARY KEY (version_num)
);
INSERT INTO "alembic_version" VALUES('0002');
CREATE TABLE closures (
	id INTEGER NOT NULL, 
	since BIGINT NOT NULL, 
	until BIGINT NOT NULL, 
	PRIMARY KEY (id)
);
CREATE TABLE entries (
	table_id INTEGER NOT NULL, 
	number INTEGER NOT NULL, 
	body TEXT NOT NULL, 
	PRIMARY KEY (table_id, number), 
	FOREIGN KEY(table_id) REFERENCES tables (id)
)
 WITHOUT ROWID

;
INSERT INTO "entries" VALUES(1,1,'{"entry":"opened","at":1794832266644,"host":1,"game":"lie","options":{"wild_ones":true},"secret":"1ac0e8a5404ada66c0fd2ff67674fd6518cdccdf07e6b31eaaa5feee9ad53cf8","chairs":[null,null,{"name":"Olga","bot":"rookie","ready":true}],"clock":{},"edition":2}');
INSERT INTO "entries" VALUES(1,2,'{"entry":"sat","at":1794832266678,"seat":0,"person":1,"name":"Ann"}');
INSERT INTO "entries" VALUES(1,3,'{"entry":"came","at":1794832266678,"seat":0,"worker":1}');
INSERT INTO "entries" VALUES(1,4,'{"entry":"readied","at":1794832266678,"seat":0,"ready":true}');
INSERT INTO "entries" VALUES(1,5,'{"entry":"sat","at":1794832266678,"seat":1,"person":2,"name":"Bob"}');
INSERT INTO "entries" VALUES(1,6,'{"entry":"came","at":1794832266678,"seat":1,"worker":1}');
INSERT INTO "entries" VALUES(1,7,'{"entry":"readied","at":1794832266678,"seat":1,"ready":true}');
INSERT INTO "entries" VALUES(1,8,'{"entry":"started","at":1794832266691,"events":[{"event":"starter_drawn","seat":1},{"event":"dealt","round":1,"starter":1,"counts":[1,1,1],"hands":[[[1,2]],[[2,3]],[[4,5]]]}]}');
INSERT INTO "entries" VALUES(1,9,'{"entry":"played","at":1794832269152,"seat":0,"events":[{"event":"turned","seat":0,"up":[2]}],"id":"Ann-1"}');
INSERT INTO "entries" VALUES(1,10,'{"entry":"played","at":1794832269166,"seat":1,"events":[{"event":"turned","seat":1,"up":[2]}],"id":"Bob-1"}');
INSERT INTO "entries" VALUES(1,11,'{"entry":"played","at":1794832271683,"seat":2,"events":[{"event":"turned","seat":2,"up":[5]}],"by":"bot"}');
INSERT INTO "entries" VALUES(1,12,'{"entry":"played","at":1794832271688,"seat":1,"events":[{"event":"bid_placed","seat":1,"count":3,"value":1}],"id":"Bob-2"}');
INSERT INTO "entries" VALUES(1,13,'{"entry":"played","at":1794832271691,"seat":2,"events":[{"event":"called","seat":2,"bidder":1},{"event":"shown","hands":[[[1,2]],[[2,3]],[[4,5]]],"up":[[2],[2],[5]],"count":3,"value":1,"found":0,"loser":1,"cards":2,"wild":false},{"event":"dealt","round":2,"starter":2,"counts":[1,2,1],"hands":[[[1,5]],[[4,6],[1,4]],[[4,5]]]}],"by":"bot"}');
INSERT INTO "entries" VALUES(1,14,'{"entry":"played","at":1794832271693,"seat":2,"events":[{"event":"turned","seat":2,"up":[5]}],"by":"bot"}');
INSERT INTO "entries" VALUES(1,15,'{"entry":"played","at":1794832271716,"seat":0,"events":[{"event":"turned","seat":0,"up":[1]}],"id":"Ann-2"}');
INSERT INTO "entries" VALUES(1,16,'{"entry":"played","at":1794832271717,"seat":1,"events":[{"event":"turned","seat":1,"up":[4,1]}],"id":"Bob-3"}');
INSERT INTO "entries" VALUES(1,17,'{"entry":"played","at":1794832271723,"seat":2,"events":[{"event":"bid_placed","seat":2,"count":1,"value":2}],"by":"bot"}');
INSERT INTO "entries" VALUES(1,18,'{"entry":"played","at":1794832271750,"seat":0,"events":[{"event":"bid_placed","seat":0,"count":4,"value":2}],"id":"Ann-3"}');
INSERT INTO "entries" VALUES(1,19,'{"entry":"played","at":1794832271772,"seat":1,"events":[{"event":"bid_placed","seat":1,"count":4,"value":3}],"id":"Bob-4"}');
INSERT INTO "entries" VALUES(1,20,'{"entry":"played","at":1794832271781,"seat":2,"events":[{"event":"called","seat":2,"bidder":1},{"event":"shown","hands":[[[1,5]],[[4,6],[1,4]],[[4,5]]],"up":[[1],[4,1],[5]],"count":4,"value":3,"found":2,"loser":1,"cards":3,"wild":true},{"event":"dealt","round":3,"starter":2,"counts":[1,3,1],"hands":[[[1,4]],[[2,6],[2,4],[2,3]],[[5,6]]]}],"by":"bot"}');
INSERT INTO "entries" VALUES(1,21,'{"entry":"played","at":1794832271788,"seat":2,"events":[{"event":"turned","seat":2,"up":[6]}],"by":"bot"}');
INSERT INTO "entries" VALUES(1,22,'{"entry":"played","at":1794832271800,"seat":0,"events":[{"event":"turned","seat":0,"up":[4]}],"id":"Ann-4"}');
INSERT INTO "entries" VALUES(1,23,'{"entry":"played","at":1794832271801,"seat":1,"events":[{"event":"turned","seat":1,"up":[2,2,2]}],"id":"Bob-5"}');
INSERT INTO "entries" VALUES(1,24,'{"entry":"played","at":1794832271808,"seat":2,"events":[{"event":"bid_placed","seat":2,"count":1,"value":4}],"by":"bot"}');
INSERT INTO "entries" VALUES(1,25,'{"entry":"played","at":1794832271856,"seat":0,"events":[{"event":"bid_placed","seat":0,"count":4,"value":3}],"id":"Ann-5"}');
INSERT INTO "entries" VALUES(1,26,'{"entry":"played","at":1794832271878,"seat":1,"events":[{"event":"bid_placed","seat":1,"count":5,"value":1}],"id":"Bob-6"}');
INSERT INTO "entries" VALUES(1,27,'{"entry":"played","at":1794832271900,"seat":2,"events":[{"event":"called","seat":2,"bidder":1},{"event":"shown","hands":[[[1,4]],[[2,6],[2,4],[2,3]],[[5,6]]],"up":[[4],[2,2,2],[6]],"count":5,"value":1,"found":0,"loser":1,"cards":4,"wild":false},{"event":"dealt","round":4,"starter":2,"counts":[1,4,1],"hands":[[[1,6]],[[4,5],[2,4],[1,2],[1,6]],[[3,5]]]}],"by":"bot"}');
INSERT INTO "entries" VALUES(1,28,'{"entry":"played","at":1794832271901,"seat":2,"events":[{"event":"turned","seat":2,"up":[5]}],"by":"bot"}');
INSERT INTO "entries" VALUES(1,29,'{"entry":"played","at":1794832271912,"seat":0,"events":[{"event":"turned","seat":0,"up":[1]}],"id":"Ann-6"}');
INSERT INTO "entries" VALUES(1,30,'{"entry":"played","at":1794832271913,"seat":1,"events":[{"event":"turned","seat":1,"up":[4,2,2,1]}],"id":"Bob-7"}');
INSERT INTO "entries" VALUES(1,31,'{"entry":"played","at":1794832271915,"seat":2,"events":[{"event":"bid_placed","seat":2,"count":3,"value":5}],"by":"bot"}');
INSERT INTO "entries" VALUES(1,32,'{"entry":"played","at":1794832271921,"seat":0,"events":[{"event":"bid_placed","seat":0,"count":6,"value":1}],"id":"Ann-7"}');
INSERT INTO "entries" VALUES(1,33,'{"entry":"played","at":1794832271927,"seat":1,"events":[{"event":"bid_placed","seat":1,"count":6,"value":5}],"id":"Bob-8"}');
INSERT INTO "entries" VALUES(1,34,'{"entry":"played","at":1794832271928,"seat":2,"events":[{"event":"called","seat":2,"bidder":1},{"event":"shown","hands":[[[1,6]],[[4,5],[2,4],[1,2],[1,6]],[[3,5]]],"up":[[1],[4,2,2,1],[5]],"count":6,"value":5,"found":3,"loser":1,"cards":5,"wild":true},{"event":"dealt","round":5,"starter":2,"counts":[1,5,1],"hands":[[[1,6]],[[2,4],[1,4],[2,6],[4,5],[4,6]],[[2,3]]]}],"by":"bot"}');
INSERT INTO "entries" VALUES(1,35,'{"entry":"played","at":1794832271929,"seat":2,"events":[{"event":"turned","seat":2,"up":[3]}],"by":"bot"}');
INSERT INTO "entries" VALUES(1,36,'{"entry":"played","at":1794832271933,"seat":0,"events":[{"event":"turned","seat":0,"up":[1]}],"id":"Ann-8"}');
INSERT INTO "entries" VALUES(1,37,'{"entry":"played","at":1794832271934,"seat":1,"events":[{"event":"turned","seat":1,"up":[2,4,6,5,6]}],"id":"Bob-9"}');
INSERT INTO "entries" VALUES(1,38,'{"entry":"played","at":1794832271935,"seat":2,"events":[{"event":"bid_placed","seat":2,"count":1,"value":1}],"by":"bot"}');
INSERT INTO "entries" VALUES(1,39,'{"entry":"played","at":1794832271939,"seat":0,"events":[{"event":"bid_placed","seat":0,"count":2,"value":1}],"id":"Ann-9"}');
INSERT INTO "entries" VALUES(1,40,'{"entry":"played","at":1794832271946,"seat":1,"events":[{"event":"called","seat":1,"bidder":0},{"event":"shown","hands":[[[1,6]],[[2,4],[1,4],[2,6],[4,5],[4,6]],[[2,3]]],"up":[[1],[2,4,6,5,6],[3]],"count":2,"value":1,"found":1,"loser":0,"cards":2,"wild":false},{"event":"dealt","round":6,"starter":1,"counts":[2,5,1],"hands":[[[1,4],[4,6]],[[1,5],[1,2],[4,5],[2,6],[3,5]],[[4,5]]]}],"id":"Bob-10"}');
INSERT INTO "entries" VALUES(1,41,'{"entry":"played","at":1794832271948,"seat":2,"events":[{"event":"turned","seat":2,"up":[5]}],"by":"bot"}');
INSERT INTO "entries" VALUES(1,42,'{"entry":"played","at":1794832271960,"seat":0,"events":[{"event":"turned","seat":0,"up":[4,6]}],"id":"Ann-10"}');
INSERT INTO "entries" VALUES(1,43,'{"entry":"played","at":1794832271962,"seat":1,"events":[{"event":"turned","seat":1,"up":[1,1,4,6,5]}],"id":"Bob-11"}');
INSERT INTO "entries" VALUES(1,44,'{"entry":"played","at":1794832271971,"seat":1,"events":[{"event":"bid_placed","seat":1,"count":7,"value":1}],"id":"Bob-12"}');
INSERT INTO "entries" VALUES(1,45,'{"entry":"played","at":1794832271973,"seat":2,"events":[{"event":"called","seat":2,"bidder":1},{"event":"shown","hands":[[[1,4],[4,6]],[[1,5],[1,2],[4,5],[2,6],[3,5]],[[4,5]]],"up":[[4,6],[1,1,4,6,5],[5]],"count":7,"value":1,"found":2,"loser":1,"cards":6,"wild":false},{"event":"ended","result":{"winners":[2],"scores":[2,6,1],"reason":"fewest_cards"}}],"by":"bot"}');
INSERT INTO "entries" VALUES(1,46,'{"entry":"followed","at":1794832272000,"code":"7NBJQPGM","seat":0}');
INSERT INTO "entries" VALUES(1,47,'{"entry":"went","at":1794832275556,"seat":0,"worker":1}');
INSERT INTO "entries" VALUES(1,48,'{"entry":"went","at":1794832275557,"seat":1,"worker":1}');
INSERT INTO "entries" VALUES(2,1,'{"entry":"opened","at":1794832271993,"host":1,"game":"lie","options":{"wild_ones":true},"secret":"f345687064e1338cbc4656973682ac5e4f02ba43b15ecd09e28daccbf01a0a02","chairs":[{"name":"Olga","bot":"rookie","ready":true},{"name":"Ann","person":1},{"name":"Bob","person":2}],"clock":{},"before":"M5DY2AFU","edition":2}');
INSERT INTO "entries" VALUES(3,1,'{"entry":"opened","at":1794832272045,"host":1,"game":"bluff_pirate","options":{},"secret":"1cbb08ac356b7446d7f91d1091db8eae19d1611524c731189a0367e473772fc0","chairs":[null,null],"clock":{"kind":"days"},"edition":2}');
INSERT INTO "entries" VALUES(3,2,'{"entry":"sat","at":1794832272112,"seat":0,"person":1,"name":"Ann"}');
INSERT INTO "entries" VALUES(3,3,'{"entry":"came","at":1794832272112,"seat":0,"worker":1}');
INSERT INTO "entries" VALUES(3,4,'{"entry":"readied","at":1794832272114,"seat":0,"ready":true}');
INSERT INTO "entries" VALUES(3,5,'{"entry":"sat","at":1794832272114,"seat":1,"person":2,"name":"Bob"}');
INSERT INTO "entries" VALUES(3,6,'{"entry":"came","at":1794832272114,"seat":1,"worker":1}');
INSERT INTO "entries" VALUES(3,7,'{"entry":"readied","at":1794832272114,"seat":1,"ready":true}');
INSERT INTO "entries" VALUES(3,8,'{"entry":"started","at":1794832272122,"events":[{"event":"starter_drawn","seat":0},{"event":"treasure_hidden","island":18},{"event":"shuffled","count":100,"cards":["map","eyepatch","pirate","anchor","rum","spyglass","pirate","flag","spyglass","compass","compass","pirate","hook","eyepatch","hook","pirate","anchor","compass","hook","spyglass","flag","pirate","pirate","anchor","map","compass","pirate","map","flag","eyepatch","lantern","hook","flag","lantern","compass","rum","lantern","anchor","flag","lantern","rum","pirate","hook","anchor","compass","spyglass","flag","rum","lantern","map","lantern","spyglass","anchor","lantern","eyepatch","anchor","anchor","map","spyglass","map","lantern","spyglass","compass","rum","flag","eyepatch","eyepatch","map","anchor","pirate","pirate","compass","eyepatch","hook","rum","compass","spyglass","hook","anchor","lantern","spyglass","eyepatch","hook","map","flag","rum","rum","map","spyglass","hook","map","eyepatch","lantern","flag","flag","compass","rum","eyepatch","rum","hook"]},{"event":"dealt","hands":[["anchor","eyepatch","map","pirate","rum"],["compass","flag","pirate","spyglass","spyglass"]]},{"event":"drawn","seat":0,"count":2,"cards":["compass","pirate"],"pile":88}]}');
INSERT INTO "entries" VALUES(3,9,'{"entry":"said","at":1794832272128,"person":1,"name":"Ann","text":"Good luck! 祝好运","seat":0}');
INSERT INTO "entries" VALUES(3,10,'{"entry":"muted","at":1794832272132,"person":1,"whom":2,"name":"Bob","on":true}');
INSERT INTO "entries" VALUES(3,11,'{"entry":"paused","at":1794832272141,"person":1,"by":0}');
INSERT INTO "entries" VALUES(3,12,'{"entry":"resumed","at":1794832272159,"by":0}');
INSERT INTO "entries" VALUES(3,13,'{"entry":"handed","at":1794832272163,"seat":1,"bot":"rookie","why":"self","abandoned":true}');
INSERT INTO "entries" VALUES(3,14,'{"entry":"handed","at":1794832272279,"seat":1,"bot":null,"why":"back"}');
INSERT INTO "entries" VALUES(3,15,'{"entry":"played","at":1794832272280,"seat":0,"events":[{"event":"laid","seat":0,"shown":"map","up":1,"cards":3,"hidden":["compass","rum"],"honest_claim":false}],"id":"Ann-1"}');
INSERT INTO "entries" VALUES(3,16,'{"entry":"played","at":1794832272348,"seat":1,"events":[{"event":"voted","seat":1,"bluff":false},{"event":"revealed","seat":0,"voter":1,"voted_bluff":false,"shown":"map","up":1,"hidden":["compass","rum"],"bluffed":true,"returned":false},{"event":"sailed","seat":0,"start":0,"square":3}],"id":"Bob-1"}');
INSERT INTO "entries" VALUES(3,17,'{"entry":"played","at":1794832272356,"seat":1,"events":[{"event":"draw_chosen","seat":1},{"event":"drawn","seat":1,"count":2,"cards":["hook","eyepatch"],"pile":86}],"id":"Bob-2"}');
INSERT INTO "entries" VALUES(3,18,'{"entry":"played","at":1794832272371,"seat":1,"events":[{"event":"laid","seat":1,"shown":"eyepatch","up":1,"cards":5,"hidden":["flag","hook","pirate","spyglass"],"honest_claim":false}],"id":"Bob-3"}');
INSERT INTO "entries" VALUES(3,19,'{"entry":"played","at":1794832272376,"seat":0,"events":[{"event":"voted","seat":0,"bluff":false},{"event":"revealed","seat":1,"voter":0,"voted_bluff":false,"shown":"eyepatch","up":1,"hidden":["flag","hook","pirate","spyglass"],"bluffed":true,"returned":false},{"event":"sailed","seat":1,"start":0,"square":5}],"id":"Ann-2"}');
INSERT INTO "entries" VALUES(3,20,'{"entry":"played","at":1794832272379,"seat":0,"events":[{"event":"draw_chosen","seat":0},{"event":"drawn","seat":0,"count":2,"cards":["hook","pirate"],"pile":84}],"id":"Ann-3"}');
INSERT INTO "entries" VALUES(3,21,'{"entry":"went","at":1794832275556,"seat":0,"worker":1}');
INSERT INTO "entries" VALUES(3,22,'{"entry":"went","at":1794832275557,"seat":1,"worker":1}');
INSERT INTO "entries" VALUES(4,1,'{"entry":"opened","at":1794832272439,"host":1,"game":"dont_bluff","options":{},"secret":"bc6891b0775b70aeb649fa1765a4667a2ef2032be8f05fd9b1e427ea301994a9","chairs":[null,null],"clock":{"kind":"days"},"edition":2}');
INSERT INTO "entries" VALUES(4,2,'{"entry":"sat","at":1794832272469,"seat":0,"person":1,"name":"Ann"}');
INSERT INTO "entries" VALUES(4,3,'{"entry":"came","at":1794832272469,"seat":0,"worker":1}');
INSERT INTO "entries" VALUES(4,4,'{"entry":"readied","at":1794832272487,"seat":0,"ready":true}');
INSERT INTO "entries" VALUES(4,5,'{"entry":"sat","at":1794832272488,"seat":1,"person":2,"name":"Bob"}');
INSERT INTO "entries" VALUES(4,6,'{"entry":"came","at":1794832272488,"seat":1,"worker":1}');
INSERT INTO "entries" VALUES(4,7,'{"entry":"readied","at":1794832272488,"seat":1,"ready":true}');
INSERT INTO "entries" VALUES(4,8,'{"entry":"started","at":1794832272503,"events":[{"event":"starter_drawn","seat":1},{"event":"bank_shuffled","cards":[5,2,1,2,1,0]}]}');
INSERT INTO "entries" VALUES(4,9,'{"entry":"said","at":1794832272521,"person":1,"name":"Ann","text":"Good luck! 祝好运","seat":0}');
INSERT INTO "entries" VALUES(4,10,'{"entry":"muted","at":1794832272525,"person":1,"whom":2,"name":"Bob","on":true}');
INSERT INTO "entries" VALUES(4,11,'{"entry":"paused","at":1794832272542,"person":1,"by":0}');
INSERT INTO "entries" VALUES(4,12,'{"entry":"resumed","at":1794832272570,"by":0}');
INSERT INTO "entries" VALUES(4,13,'{"entry":"handed","at":1794832272591,"seat":1,"bot":"rookie","why":"self","abandoned":true}');
INSERT INTO "entries" VALUES(4,14,'{"entry":"handed","at":1794832272889,"seat":1,"bot":null,"why":"back"}');
INSERT INTO "entries" VALUES(4,15,'{"entry":"played","at":1794832272889,"seat":1,"events":[{"event":"rolled","seat":1},{"event":"colour_rolled","colour":"white","owner":0},{"event":"paired","giver":1,"receiver":0}],"id":"Bob-1"}');
INSERT INTO "entries" VALUES(4,16,'{"entry":"played","at":1794832272952,"seat":1,"events":[{"event":"offered","seat":1,"to":0,"cards":[2,2],"count":2,"claim":14}],"id":"Bob-2"}');
INSERT INTO "entries" VALUES(4,17,'{"entry":"played","at":1794832272954,"seat":0,"events":[{"event":"accepted","seat":0},{"event":"received","seat":0,"giver":1,"open":[],"closed":[2,2],"count":2},{"event":"gun_passed","seat":0,"skipped":[]}],"id":"Ann-1"}');
INSERT INTO "entries" VALUES(4,18,'{"entry":"played","at":1794832272961,"seat":0,"events":[{"event":"rolled","seat":0},{"event":"colour_rolled","colour":"red","owner":1},{"event":"paired","giver":0,"receiver":1}],"id":"Ann-2"}');
INSERT INTO "entries" VALUES(4,19,'{"entry":"played","at":1794832273128,"seat":0,"events":[{"event":"offered","seat":0,"to":1,"cards":[5,1,0],"count":3,"claim":4}],"id":"Ann-3"}');
INSERT INTO "entries" VALUES(4,20,'{"entry":"played","at":1794832273140,"seat":1,"events":[{"event":"opened","seat":1,"cards":[5,1,0],"claim":4,"millions":6}],"id":"Bob-3"}');
INSERT INTO "entries" VALUES(4,21,'{"entry":"went","at":1794832275556,"seat":0,"worker":1}');
INSERT INTO "entries" VALUES(4,22,'{"entry":"went","at":1794832275557,"seat":1,"worker":1}');
INSERT INTO "entries" VALUES(5,1,'{"entry":"opened","at":1794832273452,"host":1,"game":"lie","options":{},"secret":"3ea02b2a7d030172b565ea98dcac43a4711023406bdc6b4eb287320c78d04a75","chairs":[null,null],"clock":{"kind":"days"},"edition":2}');
INSERT INTO "entries" VALUES(5,2,'{"entry":"sat","at":1794832273459,"seat":0,"person":1,"name":"Ann"}');
INSERT INTO "entries" VALUES(5,3,'{"entry":"came","at":1794832273459,"seat":0,"worker":1}');
INSERT INTO "entries" VALUES(5,4,'{"entry":"readied","at":1794832273459,"seat":0,"ready":true}');
INSERT INTO "entries" VALUES(5,5,'{"entry":"sat","at":1794832273459,"seat":1,"person":2,"name":"Bob"}');
INSERT INTO "entries" VALUES(5,6,'{"entry":"came","at":1794832273459,"seat":1,"worker":1}');
INSERT INTO "entries" VALUES(5,7,'{"entry":"readied","at":1794832273459,"seat":1,"ready":true}');
INSERT INTO "entries" VALUES(5,8,'{"entry":"started","at":1794832273461,"events":[{"event":"starter_drawn","seat":0},{"event":"dealt","round":1,"starter":0,"counts":[1,1],"hands":[[[5,6]],[[1,4]]]}]}');
INSERT INTO "entries" VALUES(5,9,'{"entry":"said","at":1794832273473,"person":1,"name":"Ann","text":"Good luck! 祝好运","seat":0}');
INSERT INTO "entries" VALUES(5,10,'{"entry":"muted","at":1794832273477,"person":1,"whom":2,"name":"Bob","on":true}');
INSERT INTO "entries" VALUES(5,11,'{"entry":"paused","at":1794832273499,"person":1,"by":0}');
INSERT INTO "entries" VALUES(5,12,'{"entry":"resumed","at":1794832273502,"by":0}');
INSERT INTO "entries" VALUES(5,13,'{"entry":"handed","at":1794832273508,"seat":1,"bot":"rookie","why":"self","abandoned":true}');
INSERT INTO "entries" VALUES(5,14,'{"entry":"handed","at":1794832273509,"seat":1,"bot":null,"why":"back"}');
INSERT INTO "entries" VALUES(5,15,'{"entry":"played","at":1794832273509,"seat":1,"events":[{"event":"turned","seat":1,"up":[4]}],"id":"Bob-1"}');
INSERT INTO "entries" VALUES(5,16,'{"entry":"played","at":1794832273514,"seat":0,"events":[{"event":"turned","seat":0,"up":[6]}],"id":"Ann-1"}');
INSERT INTO "entries" VALUES(5,17,'{"entry":"played","at":1794832273520,"seat":0,"events":[{"event":"bid_placed","seat":0,"count":1,"value":3}],"id":"Ann-2"}');
INSERT INTO "entries" VALUES(5,18,'{"entry":"played","at":1794832273525,"seat":1,"events":[{"event":"bid_placed","seat":1,"count":1,"value":5}],"id":"Bob-2"}');
INSERT INTO "entries" VALUES(5,19,'{"entry":"played","at":1794832273540,"seat":0,"events":[{"event":"called","seat":0,"bidder":1},{"event":"shown","hands":[[[5,6]],[[1,4]]],"up":[[6],[4]],"count":1,"value":5,"found":0,"loser":1,"cards":2,"wild":false},{"event":"dealt","round":2,"starter":0,"counts":[1,2],"hands":[[[3,4]],[[2,5],[1,6]]]}],"id":"Ann-3"}');
INSERT INTO "entries" VALUES(5,20,'{"entry":"played","at":1794832273548,"seat":1,"events":[{"event":"turned","seat":1,"up":[5,6]}],"id":"Bob-3"}');
INSERT INTO "entries" VALUES(5,21,'{"entry":"went","at":1794832275557,"seat":0,"worker":1}');
INSERT INTO "entries" VALUES(5,22,'{"entry":"went","at":1794832275557,"seat":1,"worker":1}');
INSERT INTO "entries" VALUES(6,1,'{"entry":"opened","at":1794832273556,"host":1,"game":"millionaires","options":{},"secret":"1d24c8b3a6803d5b97a3c92931ae6bcf725ef9ed228ee2c9ad83c3ab17b7ed82","chairs":[null,null,null],"clock":{"kind":"days"},"edition":2}');
INSERT INTO "entries" VALUES(6,2,'{"entry":"sat","at":1794832273847,"seat":0,"person":1,"name":"Ann"}');
INSERT INTO "entries" VALUES(6,3,'{"entry":"came","at":1794832273848,"seat":0,"worker":1}');
INSERT INTO "entries" VALUES(6,4,'{"entry":"readied","at":1794832273848,"seat":0,"ready":true}');
INSERT INTO "entries" VALUES(6,5,'{"entry":"sat","at":1794832273848,"seat":1,"person":2,"name":"Bob"}');
INSERT INTO "entries" VALUES(6,6,'{"entry":"came","at":1794832273848,"seat":1,"worker":1}');
INSERT INTO "entries" VALUES(6,7,'{"entry":"readied","at":1794832273848,"seat":1,"ready":true}');
INSERT INTO "entries" VALUES(6,8,'{"entry":"sat","at":1794832273848,"seat":2,"person":3,"name":"Zażółć"}');
INSERT INTO "entries" VALUES(6,9,'{"entry":"came","at":1794832273848,"seat":2,"worker":1}');
INSERT INTO "entries" VALUES(6,10,'{"entry":"readied","at":1794832273848,"seat":2,"ready":true}');
INSERT INTO "entries" VALUES(6,11,'{"entry":"started","at":1794832273885,"events":[{"event":"starter_drawn","seat":0},{"event":"shuffled","pile":["cba","thief",9,5,"casino",10,"success",4,"success",1,2,7,8,6,"success",3]}]}');
INSERT INTO "entries" VALUES(6,12,'{"entry":"said","at":1794832273892,"person":1,"name":"Ann","text":"Good luck! 祝好运","seat":0}');
INSERT INTO "entries" VALUES(6,13,'{"entry":"muted","at":1794832273944,"person":1,"whom":2,"name":"Bob","on":true}');
INSERT INTO "entries" VALUES(6,14,'{"entry":"paused","at":1794832273966,"person":1,"by":0}');
INSERT INTO "entries" VALUES(6,15,'{"entry":"resumed","at":1794832273980,"by":0}');
INSERT INTO "entries" VALUES(6,16,'{"entry":"handed","at":1794832274065,"seat":1,"bot":"rookie","why":"self","abandoned":true}');
INSERT INTO "entries" VALUES(6,17,'{"entry":"handed","at":1794832274119,"seat":1,"bot":null,"why":"back"}');
INSERT INTO "entries" VALUES(6,18,'{"entry":"played","at":1794832274125,"seat":0,"events":[{"event":"revealed","seat":0,"tile":"cba","reds":1}],"id":"Ann-1"}');
INSERT INTO "entries" VALUES(6,19,'{"entry":"played","at":1794832274152,"seat":0,"events":[{"event":"bid_placed","seat":0,"cards":[1,2,3,6,10,12,15,25],"total":74}],"id":"Ann-2"}');
INSERT INTO "entries" VALUES(6,20,'{"entry":"played","at":1794832274158,"seat":1,"events":[{"event":"bid_placed","seat":1,"cards":[1,3,4,6,8,10,12,15,25],"total":84}],"id":"Bob-1"}');
INSERT INTO "entries" VALUES(6,21,'{"entry":"played","at":1794832274176,"seat":2,"events":[{"event":"bid_placed","seat":2,"cards":[2,3,4,6,8,10,12,15,20,25],"total":105}],"id":"Zażółć-1"}');
INSERT INTO "entries" VALUES(6,22,'{"entry":"played","at":1794832274200,"seat":0,"events":[{"event":"bid_placed","seat":0,"cards":[4,8,20],"total":106},{"event":"priced_out","seat":1,"highest":106},{"event":"tile_taken","seat":1,"tile":"cba","lost":[106,0,105],"returned":[0,84,0]}],"id":"Ann-3"}');
INSERT INTO "entries" VALUES(6,23,'{"entry":"played","at":1794832274236,"seat":1,"events":[{"event":"revealed","seat":1,"tile":"thief","reds":1}],"id":"Bob-2"}');
INSERT INTO "entries" VALUES(6,24,'{"entry":"went","at":1794832275557,"seat":0,"worker":1}');
INSERT INTO "entries" VALUES(6,25,'{"entry":"went","at":1794832275596,"seat":1,"worker":1}');
INSERT INTO "entries" VALUES(6,26,'{"entry":"went","at":1794832275597,"seat":2,"worker":1}');
INSERT INTO "entries" VALUES(7,1,'{"entry":"opened","at":1794832274273,"host":1,"game":"millions_of_dollars","options":{},"secret":"2fde34c964755ef9f8640627cc36e777d817a3e07d040cab5e8f6a2ac1061b84","chairs":[null,null,null],"clock":{"kind":"days"},"edition":2}');
INSERT INTO "entries" VALUES(7,2,'{"entry":"sat","at":1794832274392,"seat":0,"person":1,"name":"Ann"}');
INSERT INTO "entries" VALUES(7,3,'{"entry":"came","at":1794832274392,"seat":0,"worker":1}');
INSERT INTO "entries" VALUES(7,4,'{"entry":"readied","at":1794832274395,"seat":0,"ready":true}');
INSERT INTO "entries" VALUES(7,5,'{"entry":"sat","at":1794832274397,"seat":1,"person":2,"name":"Bob"}');
INSERT INTO "entries" VALUES(7,6,'{"entry":"came","at":1794832274397,"seat":1,"worker":1}');
INSERT INTO "entries" VALUES(7,7,'{"entry":"readied","at":1794832274397,"seat":1,"ready":true}');
INSERT INTO "entries" VALUES(7,8,'{"entry":"sat","at":1794832274398,"seat":2,"person":3,"name":"Zażółć"}');
INSERT INTO "entries" VALUES(7,9,'{"entry":"came","at":1794832274398,"seat":2,"worker":1}');
INSERT INTO "entries" VALUES(7,10,'{"entry":"readied","at":1794832274398,"seat":2,"ready":true}');
INSERT INTO "entries" VALUES(7,11,'{"entry":"started","at":1794832274459,"events":[{"event":"starter_drawn","seat":2},{"event":"loot_revealed","round":1,"leader":2,"loot":{"amount":10,"stake":1,"icon":"boss"}}]}');
INSERT INTO "entries" VALUES(7,12,'{"entry":"said","at":1794832274466,"person":1,"name":"Ann","text":"Good luck! 祝好运","seat":0}');
INSERT INTO "entries" VALUES(7,13,'{"entry":"muted","at":1794832274476,"person":1,"whom":2,"name":"Bob","on":true}');
INSERT INTO "entries" VALUES(7,14,'{"entry":"paused","at":1794832274479,"person":1,"by":0}');
INSERT INTO "entries" VALUES(7,15,'{"entry":"resumed","at":1794832274492,"by":0}');
INSERT INTO "entries" VALUES(7,16,'{"entry":"handed","at":1794832274495,"seat":1,"bot":"rookie","why":"self","abandoned":true}');
INSERT INTO "entries" VALUES(7,17,'{"entry":"handed","at":1794832274751,"seat":1,"bot":null,"why":"back"}');
INSERT INTO "entries" VALUES(7,18,'{"entry":"played","at":1794832274751,"seat":1,"events":[{"event":"chosen","seat":1,"roles":["driver","boss"]}],"id":"Bob-1"}');
INSERT INTO "entries" VALUES(7,19,'{"entry":"played","at":1794832274941,"seat":2,"events":[{"event":"chosen","seat":2,"roles":["boss","driver"]}],"id":"Zażółć-1"}');
INSERT INTO "entries" VALUES(7,20,'{"entry":"played","at":1794832274943,"seat":0,"events":[{"event":"chosen","seat":0,"roles":["snitch","pickpocket"]},{"event":"stakes_placed","stake":1,"reserve":[0,0,0],"money":[3,3,3]},{"event":"roles_shown","shown":["snitch","driver","pickpocket","boss","boss"],"hidden":"driver"}],"id":"Ann-1"}');
INSERT INTO "entries" VALUES(7,21,'{"entry":"played","at":1794832275039,"seat":0,"events":[{"event":"offer_made","seat":0,"offer":0,"to":1,"slot":1,"amount":2}],"id":"Ann-2"}');
INSERT INTO "entries" VALUES(7,22,'{"entry":"played","at":1794832275065,"seat":1,"events":[{"event":"claimed","seat":1,"slot":0,"role":"bruiser"}],"id":"Bob-2"}');
INSERT INTO "entries" VALUES(7,23,'{"entry":"played","at":1794832275087,"seat":0,"events":[{"event":"offer_made","seat":0,"offer":1,"to":2,"slot":0,"amount":3}],"id":"Ann-3"}');
INSERT INTO "entries" VALUES(7,24,'{"entry":"went","at":1794832275557,"seat":0,"worker":1}');
INSERT INTO "entries" VALUES(7,25,'{"entry":"went","at":1794832275596,"seat":1,"worker":1}');
INSERT INTO "entries" VALUES(7,26,'{"entry":"went","at":1794832275597,"seat":2,"worker":1}');
INSERT INTO "entries" VALUES(8,1,'{"entry":"opened","at":1794832275291,"host":1,"game":"bluff_pirate","options":{},"secret":"5bd6d26b85a881346704bd566258a4f775dce5d6f04cd8cdb123b5fbeba1b48e","chairs":[null,null,null],"public":true,"clock":{},"edition":2}');
INSERT INTO "entries" VALUES(8,2,'{"entry":"sat","at":1794832275410,"seat":2,"person":1,"name":"Ann"}');
INSERT INTO "entries" VALUES(8,3,'{"entry":"came","at":1794832275410,"seat":2,"worker":1}');
INSERT INTO "entries" VALUES(8,4,'{"entry":"sat","at":1794832275443,"seat":0,"person":2,"name":"Bob"}');
INSERT INTO "entries" VALUES(8,5,'{"entry":"came","at":1794832275444,"seat":0,"worker":1}');
INSERT INTO "entries" VALUES(8,6,'{"entry":"readied","at":1794832275499,"seat":2,"ready":true,"number":"c0ffee"}');
INSERT INTO "entries" VALUES(8,7,'{"entry":"bot_sat","at":1794832275500,"seat":1,"kind":"shark:bold","name":"Olga"}');
INSERT INTO "entries" VALUES(8,8,'{"entry":"stood","at":1794832275500,"seat":0}');
INSERT INTO "entries" VALUES(8,9,'{"entry":"changed","at":1794832275547,"options":{},"chairs":[null,{"name":"Olga","bot":"shark:bold","ready":true},{"name":"Ann","person":1,"number":"c0ffee"},null],"public":true,"clock":{},"absence":"bot"}');
INSERT INTO "entries" VALUES(8,10,'{"entry":"went","at":1794832275557,"seat":2,"worker":1}');
CREATE TABLE house (
	"key" TEXT NOT NULL, 
	value TEXT NOT NULL, 
	PRIMARY KEY ("key")
);
INSERT INTO "house" VALUES('cookies','e9d65b3f27f7c4983b866e35d425b7d109d0b047ab6cac15ee5754f1f671158b');
CREATE TABLE links (
	hash TEXT NOT NULL, 
	person INTEGER NOT NULL, 
	expires BIGINT NOT NULL, 
	PRIMARY KEY (hash), 
	FOREIGN KEY(person) REFERENCES people (id)
);
CREATE TABLE outcomes (
	table_id INTEGER NOT NULL, 
	seat INTEGER NOT NULL, 
	person INTEGER, 
	game TEXT NOT NULL, 
	finished BIGINT NOT NULL, 
	won FLOAT NOT NULL, 
	lies INTEGER NOT NULL, 
	lies_believed INTEGER NOT NULL, 
	calls_right INTEGER NOT NULL, 
	calls_wrong INTEGER NOT NULL, 
	biggest INTEGER NOT NULL, 
	PRIMARY KEY (table_id, seat), 
	FOREIGN KEY(table_id) REFERENCES tables (id), 
	FOREIGN KEY(person) REFERENCES people (id)
);
CREATE TABLE people (
	id INTEGER NOT NULL, 
	name TEXT NOT NULL, 
	created BIGINT NOT NULL, 
	PRIMARY KEY (id)
);
INSERT INTO "people" VALUES(1,'Ann',1794832265676);
INSERT INTO "people" VALUES(2,'Bob',1794832265756);
INSERT INTO "people" VALUES(3,'Zażółć',1794832265815);
CREATE TABLE sittings (
	table_id INTEGER NOT NULL, 
	seat INTEGER NOT NULL, 
	person INTEGER NOT NULL, 
	PRIMARY KEY (table_id, seat), 
	FOREIGN KEY(table_id) REFERENCES tables (id), 
	FOREIGN KEY(person) REFERENCES people (id)
);
INSERT INTO "sittings" VALUES(2,1,1);
INSERT INTO "sittings" VALUES(2,2,2);
INSERT INTO "sittings" VALUES(8,2,1);
INSERT INTO "sittings" VALUES(1,0,1);
INSERT INTO "sittings" VALUES(1,1,2);
INSERT INTO "sittings" VALUES(3,0,1);
INSERT INTO "sittings" VALUES(3,1,2);
INSERT INTO "sittings" VALUES(4,0,1);
INSERT INTO "sittings" VALUES(4,1,2);
INSERT INTO "sittings" VALUES(5,0,1);
INSERT INTO "sittings" VALUES(5,1,2);
INSERT INTO "sittings" VALUES(6,0,1);
INSERT INTO "sittings" VALUES(6,1,2);
INSERT INTO "sittings" VALUES(6,2,3);
INSERT INTO "sittings" VALUES(7,0,1);
INSERT INTO "sittings" VALUES(7,1,2);
INSERT INTO "sittings" VALUES(7,2,3);
CREATE TABLE tables (
	id INTEGER NOT NULL, 
	code TEXT NOT NULL, 
	game TEXT NOT NULL, 
	host INTEGER NOT NULL, 
	created BIGINT NOT NULL, 
	last INTEGER NOT NULL, 
	touched BIGINT NOT NULL, 
	due BIGINT, 
	phase TEXT NOT NULL, 
	public BOOLEAN NOT NULL, 
	archived BOOLEAN NOT NULL, 
	seats INTEGER NOT NULL, 
	taken INTEGER NOT NULL, 
	to_act TEXT NOT NULL, 
	PRIMARY KEY (id), 
	UNIQUE (code), 
	FOREIGN KEY(host) REFERENCES people (id)
);
INSERT INTO "tables" VALUES(1,'M5DY2AFU','lie',1,1794832266644,48,1794832275557,NULL,'over',0,0,3,3,'');
INSERT INTO "tables" VALUES(2,'7NBJQPGM','lie',1,1794832271993,1,1794832271993,NULL,'waiting',0,0,3,3,'');
INSERT INTO "tables" VALUES(3,'K7RCTB2D','bluff_pirate',1,1794832272045,22,1794832275557,1795069872379,'playing',0,0,2,2,'0');
INSERT INTO "tables" VALUES(4,'7AY8B3FU','dont_bluff',1,1794832272439,22,1794832275557,1795069873140,'playing',0,0,2,2,'1');
INSERT INTO "tables" VALUES(5,'9T9AF65V','lie',1,1794832273452,22,1794832275557,1795069873540,'playing',0,0,2,2,'0');
INSERT INTO "tables" VALUES(6,'8THN35SB','millionaires',1,1794832273556,26,1794832275597,1795069874236,'playing',0,0,3,3,'1');
INSERT INTO "tables" VALUES(7,'GBC8EX8J','millions_of_dollars',1,1794832274273,26,1794832275597,1795069875087,'playing',0,0,3,3,'0,1,2');
INSERT INTO "tables" VALUES(8,'ZG7ZEQPR','bluff_pirate',1,1794832275291,10,1794832275557,NULL,'waiting',1,0,4,2,'');
CREATE TABLE tokens (
	hash TEXT NOT NULL, 
	person INTEGER NOT NULL, 
	created BIGINT NOT NULL, device TEXT DEFAULT '' NOT NULL, seen BIGINT DEFAULT '0' NOT NULL, expires BIGINT DEFAULT '0' NOT NULL, 
	PRIMARY KEY (hash), 
	FOREIGN KEY(person) REFERENCES people (id)
);
INSERT INTO "tokens" VALUES('435af4f5a09bbf5fafaac223c4042bc2f3593699d9bc358207b51d34efd2cdc4',1,1794832265676,'python-httpx',1794832265676,1810384265676);
INSERT INTO "tokens" VALUES('97b0294bd818a1dc206e293292175332d998291dcb1bef46a91a246fdbe7b697',2,1794832265756,'python-httpx',1794832265756,1810384265756);
INSERT INTO "tokens" VALUES('f5d9d010f1983a4c0928b1a8c749f2efa1b025e7c87aafded7b4985884eb4c69',3,1794832265815,'python-httpx',1794832265815,1810384265815);
CREATE TABLE workers (
	id INTEGER NOT NULL, 
	alive BIGINT NOT NULL, 
	PRIMARY KEY (id)
);
INSERT INTO "workers" VALUES(1,1794832275802);
CREATE INDEX ix_tokens_person ON tokens (person);
CREATE INDEX tables_due ON tables (due);
CREATE INDEX tables_open ON tables (public, phase, archived, touched);
CREATE INDEX tables_phase ON tables (archived, phase);
CREATE INDEX tables_touched ON tables (archived, touched);
CREATE INDEX ix_sittings_person ON sittings (person);
CREATE INDEX ix_outcomes_person ON outcomes (person);
CREATE INDEX ix_tokens_expires ON tokens (expires);
COMMIT;
