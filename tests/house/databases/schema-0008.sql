BEGIN TRANSACTION;
CREATE TABLE alembic_version (
	version_num VARCHAR(32) NOT NULL, 
	CONSTRAINT alembic_version_pkc PRIMARY KEY (version_num)
);
INSERT INTO "alembic_version" VALUES('0008');
CREATE TABLE bans (
	id INTEGER NOT NULL, 
	person INTEGER, 
	address TEXT, 
	note TEXT NOT NULL, 
	created BIGINT NOT NULL, 
	until BIGINT, 
	PRIMARY KEY (id), 
	FOREIGN KEY(person) REFERENCES people (id)
);
CREATE TABLE closures (
	id INTEGER NOT NULL, 
	since BIGINT NOT NULL, 
	until BIGINT NOT NULL, 
	PRIMARY KEY (id)
);
CREATE TABLE daily_answers (
	person INTEGER NOT NULL, 
	day INTEGER NOT NULL, 
	game TEXT NOT NULL, 
	"right" BOOLEAN NOT NULL, 
	PRIMARY KEY (person, day, game), 
	FOREIGN KEY(person) REFERENCES people (id)
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
INSERT INTO "entries" VALUES(1,1,'{"entry":"opened","at":1794961518287,"host":1,"game":"lie","options":{"wild_ones":true},"secret":"fb6570019957f1171026a062aa6f01b1a8384f4028d9f9829d0c8fcb9dc8bb32","chairs":[null,null,{"name":"Olga","bot":"rookie","ready":true}],"clock":{},"edition":2}');
INSERT INTO "entries" VALUES(1,2,'{"entry":"sat","at":1794961518351,"seat":1,"person":2,"name":"Bob"}');
INSERT INTO "entries" VALUES(1,3,'{"entry":"came","at":1794961518351,"seat":1,"worker":1}');
INSERT INTO "entries" VALUES(1,4,'{"entry":"readied","at":1794961518351,"seat":1,"ready":true}');
INSERT INTO "entries" VALUES(1,5,'{"entry":"sat","at":1794961518351,"seat":0,"person":1,"name":"Ann"}');
INSERT INTO "entries" VALUES(1,6,'{"entry":"came","at":1794961518351,"seat":0,"worker":1}');
INSERT INTO "entries" VALUES(1,7,'{"entry":"readied","at":1794961518351,"seat":0,"ready":true}');
INSERT INTO "entries" VALUES(1,8,'{"entry":"started","at":1794961518370,"events":[{"event":"starter_drawn","seat":2},{"event":"dealt","round":1,"starter":2,"counts":[1,1,1],"hands":[[[3,4]],[[3,5]],[[1,2]]]}]}');
INSERT INTO "entries" VALUES(1,9,'{"entry":"played","at":1794961519206,"seat":0,"events":[{"event":"turned","seat":0,"up":[4]}],"id":"Ann-1"}');
INSERT INTO "entries" VALUES(1,10,'{"entry":"played","at":1794961519211,"seat":1,"events":[{"event":"turned","seat":1,"up":[3]}],"id":"Bob-1"}');
INSERT INTO "entries" VALUES(1,11,'{"entry":"played","at":1794961520979,"seat":2,"events":[{"event":"turned","seat":2,"up":[2]}],"by":"bot"}');
INSERT INTO "entries" VALUES(1,12,'{"entry":"played","at":1794961520981,"seat":2,"events":[{"event":"bid_placed","seat":2,"count":2,"value":2}],"by":"bot"}');
INSERT INTO "entries" VALUES(1,13,'{"entry":"played","at":1794961521004,"seat":0,"events":[{"event":"bid_placed","seat":0,"count":3,"value":3}],"id":"Ann-2"}');
INSERT INTO "entries" VALUES(1,14,'{"entry":"played","at":1794961521007,"seat":1,"events":[{"event":"bid_placed","seat":1,"count":3,"value":4}],"id":"Bob-2"}');
INSERT INTO "entries" VALUES(1,15,'{"entry":"played","at":1794961521009,"seat":2,"events":[{"event":"called","seat":2,"bidder":1},{"event":"shown","hands":[[[3,4]],[[3,5]],[[1,2]]],"up":[[4],[3],[2]],"count":3,"value":4,"found":1,"loser":1,"cards":2,"wild":true},{"event":"dealt","round":2,"starter":2,"counts":[1,2,1],"hands":[[[3,4]],[[4,5],[2,5]],[[2,6]]]}],"by":"bot"}');
INSERT INTO "entries" VALUES(1,16,'{"entry":"played","at":1794961521010,"seat":2,"events":[{"event":"turned","seat":2,"up":[6]}],"by":"bot"}');
INSERT INTO "entries" VALUES(1,17,'{"entry":"played","at":1794961521016,"seat":0,"events":[{"event":"turned","seat":0,"up":[3]}],"id":"Ann-3"}');
INSERT INTO "entries" VALUES(1,18,'{"entry":"played","at":1794961521017,"seat":1,"events":[{"event":"turned","seat":1,"up":[4,2]}],"id":"Bob-3"}');
INSERT INTO "entries" VALUES(1,19,'{"entry":"played","at":1794961521018,"seat":2,"events":[{"event":"bid_placed","seat":2,"count":1,"value":4}],"by":"bot"}');
INSERT INTO "entries" VALUES(1,20,'{"entry":"played","at":1794961521027,"seat":0,"events":[{"event":"bid_placed","seat":0,"count":3,"value":4}],"id":"Ann-4"}');
INSERT INTO "entries" VALUES(1,21,'{"entry":"played","at":1794961521030,"seat":1,"events":[{"event":"bid_placed","seat":1,"count":3,"value":5}],"id":"Bob-4"}');
INSERT INTO "entries" VALUES(1,22,'{"entry":"played","at":1794961521031,"seat":2,"events":[{"event":"called","seat":2,"bidder":1},{"event":"shown","hands":[[[3,4]],[[4,5],[2,5]],[[2,6]]],"up":[[3],[4,2],[6]],"count":3,"value":5,"found":0,"loser":1,"cards":3,"wild":true},{"event":"dealt","round":3,"starter":2,"counts":[1,3,1],"hands":[[[3,6]],[[3,5],[2,3],[2,5]],[[2,5]]]}],"by":"bot"}');
INSERT INTO "entries" VALUES(1,23,'{"entry":"played","at":1794961521032,"seat":2,"events":[{"event":"turned","seat":2,"up":[5]}],"by":"bot"}');
INSERT INTO "entries" VALUES(1,24,'{"entry":"played","at":1794961521036,"seat":0,"events":[{"event":"turned","seat":0,"up":[3]}],"id":"Ann-5"}');
INSERT INTO "entries" VALUES(1,25,'{"entry":"played","at":1794961521037,"seat":1,"events":[{"event":"turned","seat":1,"up":[3,2,2]}],"id":"Bob-5"}');
INSERT INTO "entries" VALUES(1,26,'{"entry":"played","at":1794961521038,"seat":2,"events":[{"event":"bid_placed","seat":2,"count":1,"value":2}],"by":"bot"}');
INSERT INTO "entries" VALUES(1,27,'{"entry":"played","at":1794961521043,"seat":0,"events":[{"event":"bid_placed","seat":0,"count":1,"value":5}],"id":"Ann-6"}');
INSERT INTO "entries" VALUES(1,28,'{"entry":"played","at":1794961521049,"seat":1,"events":[{"event":"bid_placed","seat":1,"count":4,"value":1}],"id":"Bob-6"}');
INSERT INTO "entries" VALUES(1,29,'{"entry":"played","at":1794961521051,"seat":2,"events":[{"event":"called","seat":2,"bidder":1},{"event":"shown","hands":[[[3,6]],[[3,5],[2,3],[2,5]],[[2,5]]],"up":[[3],[3,2,2],[5]],"count":4,"value":1,"found":0,"loser":1,"cards":4,"wild":false},{"event":"dealt","round":4,"starter":2,"counts":[1,4,1],"hands":[[[1,5]],[[2,5],[2,6],[1,3],[4,6]],[[4,6]]]}],"by":"bot"}');
INSERT INTO "entries" VALUES(1,30,'{"entry":"played","at":1794961521053,"seat":2,"events":[{"event":"turned","seat":2,"up":[6]}],"by":"bot"}');
INSERT INTO "entries" VALUES(1,31,'{"entry":"played","at":1794961521054,"seat":0,"events":[{"event":"turned","seat":0,"up":[5]}],"id":"Ann-7"}');
INSERT INTO "entries" VALUES(1,32,'{"entry":"played","at":1794961521054,"seat":1,"events":[{"event":"turned","seat":1,"up":[2,2,3,4]}],"id":"Bob-7"}');
INSERT INTO "entries" VALUES(1,33,'{"entry":"played","at":1794961521056,"seat":2,"events":[{"event":"bid_placed","seat":2,"count":1,"value":1}],"by":"bot"}');
INSERT INTO "entries" VALUES(1,34,'{"entry":"played","at":1794961521061,"seat":0,"events":[{"event":"bid_placed","seat":0,"count":3,"value":5}],"id":"Ann-8"}');
INSERT INTO "entries" VALUES(1,35,'{"entry":"played","at":1794961521067,"seat":1,"events":[{"event":"bid_placed","seat":1,"count":4,"value":2}],"id":"Bob-8"}');
INSERT INTO "entries" VALUES(1,36,'{"entry":"played","at":1794961521069,"seat":2,"events":[{"event":"called","seat":2,"bidder":1},{"event":"shown","hands":[[[1,5]],[[2,5],[2,6],[1,3],[4,6]],[[4,6]]],"up":[[5],[2,2,3,4],[6]],"count":4,"value":2,"found":2,"loser":1,"cards":5,"wild":false},{"event":"dealt","round":5,"starter":2,"counts":[1,5,1],"hands":[[[1,3]],[[3,4],[1,6],[1,4],[2,3],[1,5]],[[2,6]]]}],"by":"bot"}');
INSERT INTO "entries" VALUES(1,37,'{"entry":"played","at":1794961521070,"seat":2,"events":[{"event":"turned","seat":2,"up":[6]}],"by":"bot"}');
INSERT INTO "entries" VALUES(1,38,'{"entry":"played","at":1794961521083,"seat":0,"events":[{"event":"turned","seat":0,"up":[3]}],"id":"Ann-9"}');
INSERT INTO "entries" VALUES(1,39,'{"entry":"played","at":1794961521084,"seat":1,"events":[{"event":"turned","seat":1,"up":[3,1,1,3,5]}],"id":"Bob-9"}');
INSERT INTO "entries" VALUES(1,40,'{"entry":"played","at":1794961521086,"seat":2,"events":[{"event":"bid_placed","seat":2,"count":2,"value":2}],"by":"bot"}');
INSERT INTO "entries" VALUES(1,41,'{"entry":"played","at":1794961521092,"seat":0,"events":[{"event":"bid_placed","seat":0,"count":3,"value":4}],"id":"Ann-10"}');
INSERT INTO "entries" VALUES(1,42,'{"entry":"played","at":1794961521098,"seat":1,"events":[{"event":"bid_placed","seat":1,"count":4,"value":6}],"id":"Bob-10"}');
INSERT INTO "entries" VALUES(1,43,'{"entry":"played","at":1794961521100,"seat":2,"events":[{"event":"bid_placed","seat":2,"count":5,"value":6}],"by":"bot"}');
INSERT INTO "entries" VALUES(1,44,'{"entry":"played","at":1794961521104,"seat":0,"events":[{"event":"bid_placed","seat":0,"count":7,"value":5}],"id":"Ann-11"}');
INSERT INTO "entries" VALUES(1,45,'{"entry":"played","at":1794961521109,"seat":1,"events":[{"event":"bid_placed","seat":1,"count":7,"value":6}],"id":"Bob-11"}');
INSERT INTO "entries" VALUES(1,46,'{"entry":"played","at":1794961521111,"seat":2,"events":[{"event":"called","seat":2,"bidder":1},{"event":"shown","hands":[[[1,3]],[[3,4],[1,6],[1,4],[2,3],[1,5]],[[2,6]]],"up":[[3],[3,1,1,3,5],[6]],"count":7,"value":6,"found":3,"loser":1,"cards":6,"wild":true},{"event":"tie_break","seats":[0,2]},{"event":"dealt","round":6,"starter":2,"counts":[1,6,1],"hands":[[[3,4]],[],[[3,5]]]}],"by":"bot"}');
INSERT INTO "entries" VALUES(1,47,'{"entry":"played","at":1794961521111,"seat":2,"events":[{"event":"turned","seat":2,"up":[5]}],"by":"bot"}');
INSERT INTO "entries" VALUES(1,48,'{"entry":"played","at":1794961521116,"seat":0,"events":[{"event":"turned","seat":0,"up":[4]}],"id":"Ann-12"}');
INSERT INTO "entries" VALUES(1,49,'{"entry":"played","at":1794961521118,"seat":2,"events":[{"event":"bid_placed","seat":2,"count":1,"value":5}],"by":"bot"}');
INSERT INTO "entries" VALUES(1,50,'{"entry":"played","at":1794961521135,"seat":0,"events":[{"event":"bid_placed","seat":0,"count":1,"value":6}],"id":"Ann-13"}');
INSERT INTO "entries" VALUES(1,51,'{"entry":"played","at":1794961521136,"seat":2,"events":[{"event":"bid_placed","seat":2,"count":2,"value":5}],"by":"bot"}');
INSERT INTO "entries" VALUES(1,52,'{"entry":"played","at":1794961521154,"seat":0,"events":[{"event":"bid_placed","seat":0,"count":2,"value":6}],"id":"Ann-14"}');
INSERT INTO "entries" VALUES(1,53,'{"entry":"played","at":1794961521155,"seat":2,"events":[{"event":"called","seat":2,"bidder":0},{"event":"shown","hands":[[[3,4]],[],[[3,5]]],"up":[[4],[],[5]],"count":2,"value":6,"found":0,"loser":0,"cards":1,"wild":true},{"event":"ended","result":{"winners":[2],"scores":[1,6,1],"reason":"last_one_left"}}],"by":"bot"}');
INSERT INTO "entries" VALUES(1,54,'{"entry":"followed","at":1794961521191,"code":"5XPE56VS","seat":0}');
INSERT INTO "entries" VALUES(2,1,'{"entry":"opened","at":1794961521181,"host":1,"game":"lie","options":{"wild_ones":true},"secret":"f5d5b71195f98243617842a7b7cddbf074d63e737382218278357431c3ae4bcc","chairs":[{"name":"Olga","bot":"rookie","ready":true},{"name":"Ann","person":1},{"name":"Bob","person":2}],"clock":{},"before":"UD2MCQH7","edition":2}');
INSERT INTO "entries" VALUES(3,1,'{"entry":"opened","at":1794961521209,"host":1,"game":"bluff_pirate","options":{},"secret":"9d49ae98bca0699a71e8d75a40ec9bbe2ad040cba048486faa9c7c238896cb23","chairs":[null,null],"clock":{"kind":"days"},"edition":2}');
INSERT INTO "entries" VALUES(3,2,'{"entry":"sat","at":1794961521308,"seat":1,"person":2,"name":"Bob"}');
INSERT INTO "entries" VALUES(3,3,'{"entry":"came","at":1794961521308,"seat":1,"worker":1}');
INSERT INTO "entries" VALUES(3,4,'{"entry":"readied","at":1794961521308,"seat":1,"ready":true}');
INSERT INTO "entries" VALUES(3,5,'{"entry":"sat","at":1794961521308,"seat":0,"person":1,"name":"Ann"}');
INSERT INTO "entries" VALUES(3,6,'{"entry":"came","at":1794961521308,"seat":0,"worker":1}');
INSERT INTO "entries" VALUES(3,7,'{"entry":"readied","at":1794961521308,"seat":0,"ready":true}');
INSERT INTO "entries" VALUES(3,8,'{"entry":"started","at":1794961521335,"events":[{"event":"starter_drawn","seat":1},{"event":"treasure_hidden","island":18},{"event":"shuffled","count":100,"cards":["spyglass","pirate","pirate","hook","pirate","anchor","flag","anchor","compass","eyepatch","rum","eyepatch","rum","lantern","eyepatch","anchor","flag","spyglass","spyglass","anchor","rum","hook","pirate","rum","map","lantern","flag","map","compass","rum","compass","rum","map","spyglass","anchor","pirate","map","flag","hook","compass","hook","spyglass","map","hook","spyglass","lantern","map","map","flag","compass","rum","flag","spyglass","compass","hook","pirate","pirate","anchor","lantern","eyepatch","hook","flag","flag","eyepatch","hook","map","eyepatch","eyepatch","lantern","pirate","compass","flag","flag","pirate","eyepatch","lantern","spyglass","lantern","spyglass","map","anchor","pirate","compass","eyepatch","rum","compass","hook","lantern","anchor","compass","anchor","rum","hook","spyglass","rum","lantern","eyepatch","map","lantern","anchor"]},{"event":"dealt","hands":[["hook","pirate","pirate","pirate","spyglass"],["anchor","anchor","compass","eyepatch","flag"]]},{"event":"drawn","seat":1,"count":2,"cards":["rum","eyepatch"],"pile":88}]}');
INSERT INTO "entries" VALUES(3,9,'{"entry":"said","at":1794961521355,"person":1,"name":"Ann","text":"Good luck! 祝好运","seat":0}');
INSERT INTO "entries" VALUES(3,10,'{"entry":"muted","at":1794961521357,"person":1,"whom":2,"name":"Bob","on":true}');
INSERT INTO "entries" VALUES(3,11,'{"entry":"paused","at":1794961521365,"person":1,"by":0}');
INSERT INTO "entries" VALUES(3,12,'{"entry":"resumed","at":1794961521371,"by":0}');
INSERT INTO "entries" VALUES(3,13,'{"entry":"handed","at":1794961521383,"seat":1,"bot":"rookie","why":"self","abandoned":true}');
INSERT INTO "entries" VALUES(3,14,'{"entry":"handed","at":1794961521448,"seat":1,"bot":null,"why":"back"}');
INSERT INTO "entries" VALUES(3,15,'{"entry":"played","at":1794961521448,"seat":1,"events":[{"event":"laid","seat":1,"shown":"flag","up":1,"cards":4,"hidden":["anchor","anchor","compass"],"honest_claim":true}],"id":"Bob-1"}');
INSERT INTO "entries" VALUES(3,16,'{"entry":"played","at":1794961521460,"seat":0,"events":[{"event":"voted","seat":0,"bluff":false},{"event":"revealed","seat":1,"voter":0,"voted_bluff":false,"shown":"flag","up":1,"hidden":["anchor","anchor","compass"],"bluffed":true,"returned":false},{"event":"sailed","seat":1,"start":0,"square":4}],"id":"Ann-1"}');
INSERT INTO "entries" VALUES(3,17,'{"entry":"played","at":1794961521467,"seat":0,"events":[{"event":"draw_chosen","seat":0},{"event":"drawn","seat":0,"count":2,"cards":["rum","lantern"],"pile":86}],"id":"Ann-2"}');
INSERT INTO "entries" VALUES(3,18,'{"entry":"played","at":1794961521480,"seat":0,"events":[{"event":"laid","seat":0,"shown":"spyglass","up":1,"cards":5,"hidden":["lantern","pirate","pirate","pirate"],"honest_claim":false}],"id":"Ann-3"}');
INSERT INTO "entries" VALUES(3,19,'{"entry":"played","at":1794961521483,"seat":1,"events":[{"event":"voted","seat":1,"bluff":true},{"event":"revealed","seat":0,"voter":1,"voted_bluff":true,"shown":"spyglass","up":1,"hidden":["lantern","pirate","pirate","pirate"],"bluffed":true,"returned":true},{"event":"sailed","seat":1,"start":4,"square":9},{"event":"drawn","seat":1,"count":2,"cards":["eyepatch","anchor"],"pile":84}],"id":"Bob-2"}');
INSERT INTO "entries" VALUES(3,20,'{"entry":"played","at":1794961521489,"seat":1,"events":[{"event":"laid","seat":1,"shown":"eyepatch","up":2,"cards":4,"hidden":["eyepatch","rum"],"honest_claim":true}],"id":"Bob-3"}');
INSERT INTO "entries" VALUES(4,1,'{"entry":"opened","at":1794961521501,"host":1,"game":"dont_bluff","options":{},"secret":"d0710f862e1a1d87ecf6f95d2b63de11c45f0802e4cea433f86f841b57315cb1","chairs":[null,null],"clock":{"kind":"days"},"edition":2}');
INSERT INTO "entries" VALUES(4,2,'{"entry":"sat","at":1794961521515,"seat":0,"person":1,"name":"Ann"}');
INSERT INTO "entries" VALUES(4,3,'{"entry":"came","at":1794961521515,"seat":0,"worker":1}');
INSERT INTO "entries" VALUES(4,4,'{"entry":"readied","at":1794961521515,"seat":0,"ready":true}');
INSERT INTO "entries" VALUES(4,5,'{"entry":"sat","at":1794961521515,"seat":1,"person":2,"name":"Bob"}');
INSERT INTO "entries" VALUES(4,6,'{"entry":"came","at":1794961521516,"seat":1,"worker":1}');
INSERT INTO "entries" VALUES(4,7,'{"entry":"readied","at":1794961521516,"seat":1,"ready":true}');
INSERT INTO "entries" VALUES(4,8,'{"entry":"started","at":1794961521526,"events":[{"event":"starter_drawn","seat":0},{"event":"bank_shuffled","cards":[5,1,2,2,0,1]}]}');
INSERT INTO "entries" VALUES(4,9,'{"entry":"said","at":1794961521535,"person":1,"name":"Ann","text":"Good luck! 祝好运","seat":0}');
INSERT INTO "entries" VALUES(4,10,'{"entry":"muted","at":1794961521559,"person":1,"whom":2,"name":"Bob","on":true}');
INSERT INTO "entries" VALUES(4,11,'{"entry":"paused","at":1794961521580,"person":1,"by":0}');
INSERT INTO "entries" VALUES(4,12,'{"entry":"resumed","at":1794961521599,"by":0}');
INSERT INTO "entries" VALUES(4,13,'{"entry":"handed","at":1794961521618,"seat":1,"bot":"rookie","why":"self","abandoned":true}');
INSERT INTO "entries" VALUES(4,14,'{"entry":"handed","at":1794961521718,"seat":1,"bot":null,"why":"back"}');
INSERT INTO "entries" VALUES(4,15,'{"entry":"played","at":1794961521729,"seat":0,"events":[{"event":"rolled","seat":0},{"event":"colour_rolled","colour":"yellow","owner":0},{"event":"paired","giver":0,"receiver":1}],"id":"Ann-1"}');
INSERT INTO "entries" VALUES(4,16,'{"entry":"played","at":1794961521782,"seat":0,"events":[{"event":"offered","seat":0,"to":1,"cards":[5,2,2,1,1,1,1],"count":7,"claim":6}],"id":"Ann-2"}');
INSERT INTO "entries" VALUES(4,17,'{"entry":"played","at":1794961521827,"seat":1,"events":[{"event":"accepted","seat":1},{"event":"received","seat":1,"giver":0,"open":[],"closed":[5,2,2,1,1,1,1],"count":7},{"event":"hands_shown","hands":[[0,0],[5,5,2,2,2,2,1,1,1,1,1,1,1,1,0,0]]},{"event":"ended","result":{"winners":[1],"scores":[0,26],"reason":"twenty_five_millions"}}],"id":"Bob-1"}');
INSERT INTO "entries" VALUES(5,1,'{"entry":"opened","at":1794961521842,"host":1,"game":"lie","options":{},"secret":"5658b34dcf0a3492925959b3d313a35e02373f31e578b9de5692db062a7b17c7","chairs":[null,null],"clock":{"kind":"days"},"edition":2}');
INSERT INTO "entries" VALUES(5,2,'{"entry":"sat","at":1794961521877,"seat":0,"person":1,"name":"Ann"}');
INSERT INTO "entries" VALUES(5,3,'{"entry":"came","at":1794961521877,"seat":0,"worker":1}');
INSERT INTO "entries" VALUES(5,4,'{"entry":"readied","at":1794961521878,"seat":0,"ready":true}');
INSERT INTO "entries" VALUES(5,5,'{"entry":"sat","at":1794961521879,"seat":1,"person":2,"name":"Bob"}');
INSERT INTO "entries" VALUES(5,6,'{"entry":"came","at":1794961521880,"seat":1,"worker":1}');
INSERT INTO "entries" VALUES(5,7,'{"entry":"readied","at":1794961521880,"seat":1,"ready":true}');
INSERT INTO "entries" VALUES(5,8,'{"entry":"started","at":1794961521886,"events":[{"event":"starter_drawn","seat":1},{"event":"dealt","round":1,"starter":1,"counts":[1,1],"hands":[[[3,5]],[[1,2]]]}]}');
INSERT INTO "entries" VALUES(5,9,'{"entry":"said","at":1794961521907,"person":1,"name":"Ann","text":"Good luck! 祝好运","seat":0}');
INSERT INTO "entries" VALUES(5,10,'{"entry":"muted","at":1794961521935,"person":1,"whom":2,"name":"Bob","on":true}');
INSERT INTO "entries" VALUES(5,11,'{"entry":"paused","at":1794961521955,"person":1,"by":0}');
INSERT INTO "entries" VALUES(5,12,'{"entry":"resumed","at":1794961521967,"by":0}');
INSERT INTO "entries" VALUES(5,13,'{"entry":"handed","at":1794961521972,"seat":1,"bot":"rookie","why":"self","abandoned":true}');
INSERT INTO "entries" VALUES(5,14,'{"entry":"handed","at":1794961521972,"seat":1,"bot":null,"why":"back"}');
INSERT INTO "entries" VALUES(5,15,'{"entry":"played","at":1794961521973,"seat":0,"events":[{"event":"turned","seat":0,"up":[5]}],"id":"Ann-1"}');
INSERT INTO "entries" VALUES(5,16,'{"entry":"played","at":1794961521991,"seat":1,"events":[{"event":"turned","seat":1,"up":[2]}],"id":"Bob-1"}');
INSERT INTO "entries" VALUES(5,17,'{"entry":"played","at":1794961522003,"seat":1,"events":[{"event":"bid_placed","seat":1,"count":2,"value":4}],"id":"Bob-2"}');
INSERT INTO "entries" VALUES(5,18,'{"entry":"played","at":1794961522005,"seat":0,"events":[{"event":"bid_placed","seat":0,"count":2,"value":6}],"id":"Ann-2"}');
INSERT INTO "entries" VALUES(5,19,'{"entry":"played","at":1794961522031,"seat":1,"events":[{"event":"called","seat":1,"bidder":0},{"event":"shown","hands":[[[3,5]],[[1,2]]],"up":[[5],[2]],"count":2,"value":6,"found":0,"loser":0,"cards":2,"wild":false},{"event":"dealt","round":2,"starter":1,"counts":[2,1],"hands":[[[2,5],[2,6]],[[2,4]]]}],"id":"Bob-3"}');
INSERT INTO "entries" VALUES(5,20,'{"entry":"played","at":1794961522033,"seat":0,"events":[{"event":"turned","seat":0,"up":[2,6]}],"id":"Ann-3"}');
INSERT INTO "entries" VALUES(6,1,'{"entry":"opened","at":1794961522047,"host":1,"game":"millionaires","options":{},"secret":"47c614d77686af4524708122f45146aec0c88b110b59c982868c297b52ec84c8","chairs":[null,null,null],"clock":{"kind":"days"},"edition":2}');
INSERT INTO "entries" VALUES(6,2,'{"entry":"sat","at":1794961522076,"seat":0,"person":1,"name":"Ann"}');
INSERT INTO "entries" VALUES(6,3,'{"entry":"came","at":1794961522076,"seat":0,"worker":1}');
INSERT INTO "entries" VALUES(6,4,'{"entry":"readied","at":1794961522076,"seat":0,"ready":true}');
INSERT INTO "entries" VALUES(6,5,'{"entry":"sat","at":1794961522076,"seat":1,"person":2,"name":"Bob"}');
INSERT INTO "entries" VALUES(6,6,'{"entry":"came","at":1794961522076,"seat":1,"worker":1}');
INSERT INTO "entries" VALUES(6,7,'{"entry":"readied","at":1794961522076,"seat":1,"ready":true}');
INSERT INTO "entries" VALUES(6,8,'{"entry":"sat","at":1794961522076,"seat":2,"person":3,"name":"Zażółć"}');
INSERT INTO "entries" VALUES(6,9,'{"entry":"came","at":1794961522076,"seat":2,"worker":1}');
INSERT INTO "entries" VALUES(6,10,'{"entry":"readied","at":1794961522076,"seat":2,"ready":true}');
INSERT INTO "entries" VALUES(6,11,'{"entry":"started","at":1794961522087,"events":[{"event":"starter_drawn","seat":2},{"event":"shuffled","pile":["casino",9,"success",8,7,"success",10,"thief",4,5,1,6,"cba",3,"success",2]}]}');
INSERT INTO "entries" VALUES(6,12,'{"entry":"said","at":1794961522114,"person":1,"name":"Ann","text":"Good luck! 祝好运","seat":0}');
INSERT INTO "entries" VALUES(6,13,'{"entry":"muted","at":1794961522133,"person":1,"whom":2,"name":"Bob","on":true}');
INSERT INTO "entries" VALUES(6,14,'{"entry":"paused","at":1794961522159,"person":1,"by":0}');
INSERT INTO "entries" VALUES(6,15,'{"entry":"resumed","at":1794961522180,"by":0}');
INSERT INTO "entries" VALUES(6,16,'{"entry":"handed","at":1794961522211,"seat":1,"bot":"rookie","why":"self","abandoned":true}');
INSERT INTO "entries" VALUES(6,17,'{"entry":"handed","at":1794961522355,"seat":1,"bot":null,"why":"back"}');
INSERT INTO "entries" VALUES(6,18,'{"entry":"played","at":1794961522356,"seat":2,"events":[{"event":"revealed","seat":2,"tile":"casino","reds":0}],"id":"Zażółć-1"}');
INSERT INTO "entries" VALUES(6,19,'{"entry":"played","at":1794961522437,"seat":2,"events":[{"event":"bid_placed","seat":2,"cards":[1,2,15,20,25],"total":63}],"id":"Zażółć-2"}');
INSERT INTO "entries" VALUES(6,20,'{"entry":"played","at":1794961522470,"seat":0,"events":[{"event":"bid_placed","seat":0,"cards":[2,3,8,15,20,25],"total":73}],"id":"Ann-1"}');
INSERT INTO "entries" VALUES(6,21,'{"entry":"played","at":1794961522485,"seat":1,"events":[{"event":"bid_placed","seat":1,"cards":[1,2,6,10,12,20,25],"total":76}],"id":"Bob-1"}');
INSERT INTO "entries" VALUES(6,22,'{"entry":"played","at":1794961522496,"seat":2,"events":[{"event":"bid_placed","seat":2,"cards":[6,12],"total":81}],"id":"Zażółć-3"}');
INSERT INTO "entries" VALUES(6,23,'{"entry":"played","at":1794961522506,"seat":0,"events":[{"event":"bid_placed","seat":0,"cards":[12],"total":85}],"id":"Ann-2"}');
INSERT INTO "entries" VALUES(7,1,'{"entry":"opened","at":1794961522519,"host":1,"game":"millions_of_dollars","options":{},"secret":"649fcab731ebd9a8fdc429dec1db6201354ebb46365f512a5c70cd18cbd8ad5a","chairs":[null,null,null],"clock":{"kind":"days"},"edition":2}');
INSERT INTO "entries" VALUES(7,2,'{"entry":"sat","at":1794961522550,"seat":0,"person":1,"name":"Ann"}');
INSERT INTO "entries" VALUES(7,3,'{"entry":"came","at":1794961522551,"seat":0,"worker":1}');
INSERT INTO "entries" VALUES(7,4,'{"entry":"readied","at":1794961522551,"seat":0,"ready":true}');
INSERT INTO "entries" VALUES(7,5,'{"entry":"sat","at":1794961522551,"seat":1,"person":2,"name":"Bob"}');
INSERT INTO "entries" VALUES(7,6,'{"entry":"came","at":1794961522551,"seat":1,"worker":1}');
INSERT INTO "entries" VALUES(7,7,'{"entry":"readied","at":1794961522551,"seat":1,"ready":true}');
INSERT INTO "entries" VALUES(7,8,'{"entry":"sat","at":1794961522551,"seat":2,"person":3,"name":"Zażółć"}');
INSERT INTO "entries" VALUES(7,9,'{"entry":"came","at":1794961522551,"seat":2,"worker":1}');
INSERT INTO "entries" VALUES(7,10,'{"entry":"readied","at":1794961522551,"seat":2,"ready":true}');
INSERT INTO "entries" VALUES(7,11,'{"entry":"started","at":1794961522586,"events":[{"event":"starter_drawn","seat":0},{"event":"loot_revealed","round":1,"leader":0,"loot":{"amount":11,"stake":2,"icon":"driver"}}]}');
INSERT INTO "entries" VALUES(7,12,'{"entry":"said","at":1794961522608,"person":1,"name":"Ann","text":"Good luck! 祝好运","seat":0}');
INSERT INTO "entries" VALUES(7,13,'{"entry":"muted","at":1794961522615,"person":1,"whom":2,"name":"Bob","on":true}');
INSERT INTO "entries" VALUES(7,14,'{"entry":"paused","at":1794961522660,"person":1,"by":0}');
INSERT INTO "entries" VALUES(7,15,'{"entry":"resumed","at":1794961522675,"by":0}');
INSERT INTO "entries" VALUES(7,16,'{"entry":"handed","at":1794961522684,"seat":1,"bot":"rookie","why":"self","abandoned":true}');
INSERT INTO "entries" VALUES(7,17,'{"entry":"handed","at":1794961522854,"seat":1,"bot":null,"why":"back"}');
INSERT INTO "entries" VALUES(7,18,'{"entry":"played","at":1794961522855,"seat":1,"events":[{"event":"chosen","seat":1,"roles":["pickpocket","bruiser"]}],"id":"Bob-1"}');
INSERT INTO "entries" VALUES(7,19,'{"entry":"played","at":1794961522881,"seat":0,"events":[{"event":"chosen","seat":0,"roles":["snitch","pickpocket"]}],"id":"Ann-1"}');
INSERT INTO "entries" VALUES(7,20,'{"entry":"played","at":1794961522899,"seat":2,"events":[{"event":"chosen","seat":2,"roles":["driver","pickpocket"]},{"event":"stakes_placed","stake":2,"reserve":[0,0,0],"money":[1,1,1]},{"event":"roles_shown","shown":["snitch","bruiser","driver","pickpocket","pickpocket"],"hidden":"pickpocket"}],"id":"Zażółć-1"}');
INSERT INTO "entries" VALUES(7,21,'{"entry":"played","at":1794961522913,"seat":2,"events":[{"event":"claimed","seat":2,"slot":1,"role":"pickpocket"}],"id":"Zażółć-2"}');
INSERT INTO "entries" VALUES(7,22,'{"entry":"played","at":1794961522917,"seat":2,"events":[{"event":"offer_made","seat":2,"offer":0,"to":1,"slot":0,"amount":1}],"id":"Zażółć-3"}');
INSERT INTO "entries" VALUES(7,23,'{"entry":"played","at":1794961522949,"seat":2,"events":[{"event":"offer_made","seat":2,"offer":1,"to":0,"slot":0,"amount":1}],"id":"Zażółć-4"}');
INSERT INTO "entries" VALUES(8,1,'{"entry":"opened","at":1794961522968,"host":1,"game":"bluff_pirate","options":{},"secret":"9fbdc7032d1bd17b2c67dc0ea57a1ff2756b14a5316145d3ce881861b0343a11","chairs":[null,null,null],"public":true,"clock":{},"edition":2}');
INSERT INTO "entries" VALUES(8,2,'{"entry":"sat","at":1794961523012,"seat":2,"person":1,"name":"Ann"}');
INSERT INTO "entries" VALUES(8,3,'{"entry":"came","at":1794961523012,"seat":2,"worker":1}');
INSERT INTO "entries" VALUES(8,4,'{"entry":"sat","at":1794961523016,"seat":0,"person":2,"name":"Bob"}');
INSERT INTO "entries" VALUES(8,5,'{"entry":"came","at":1794961523016,"seat":0,"worker":1}');
INSERT INTO "entries" VALUES(8,6,'{"entry":"readied","at":1794961523017,"seat":2,"ready":true}');
INSERT INTO "entries" VALUES(8,7,'{"entry":"stood","at":1794961523017,"seat":0}');
INSERT INTO "entries" VALUES(8,8,'{"entry":"bot_sat","at":1794961523017,"seat":1,"kind":"shark:bold","name":"Olga"}');
INSERT INTO "entries" VALUES(8,9,'{"entry":"changed","at":1794961523039,"options":{},"chairs":[null,{"name":"Olga","bot":"shark:bold","ready":true},{"name":"Ann","person":1},null],"public":true,"clock":{},"absence":"bot"}');
CREATE TABLE house (
	"key" TEXT NOT NULL, 
	value TEXT NOT NULL, 
	PRIMARY KEY ("key")
);
INSERT INTO "house" VALUES('desk-token','53dd8b1e8c8a6e66ad0baa899822cb1b4f084faa6c97c4485d7057c6c1fada1f');
INSERT INTO "house" VALUES('cookies','200a14495e1004d910cae56f5d8f534945fc8141dd4d49cb8cda6c9d6e2235d7');
INSERT INTO "house" VALUES('host-cookies-since','1794961517113');
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
	biggest INTEGER NOT NULL, traps INTEGER DEFAULT '0' NOT NULL, traps_sprung INTEGER DEFAULT '0' NOT NULL, truths INTEGER DEFAULT '0' NOT NULL, fell_for INTEGER DEFAULT '0' NOT NULL, trusted INTEGER DEFAULT '0' NOT NULL, best_lie TEXT, judged TEXT, judged_format INTEGER, 
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
INSERT INTO "people" VALUES(1,'Ann',1794961517864);
INSERT INTO "people" VALUES(2,'Bob',1794961517899);
INSERT INTO "people" VALUES(3,'Zażółć',1794961517930);
CREATE TABLE puzzle_attempts (
	person INTEGER NOT NULL, 
	game TEXT NOT NULL, 
	number INTEGER NOT NULL, 
	"right" BOOLEAN NOT NULL, 
	at BIGINT NOT NULL, 
	PRIMARY KEY (person, game, number), 
	FOREIGN KEY(person) REFERENCES people (id)
);
CREATE TABLE puzzle_ratings (
	game TEXT NOT NULL, 
	number INTEGER NOT NULL, 
	mu FLOAT NOT NULL, 
	sigma FLOAT NOT NULL, 
	PRIMARY KEY (game, number)
);
CREATE TABLE puzzle_solvers (
	person INTEGER NOT NULL, 
	mu FLOAT NOT NULL, 
	sigma FLOAT NOT NULL, 
	PRIMARY KEY (person), 
	FOREIGN KEY(person) REFERENCES people (id)
);
CREATE TABLE record_reviews (
	id TEXT NOT NULL, 
	expires BIGINT NOT NULL, 
	body BLOB, 
	PRIMARY KEY (id)
);
CREATE TABLE reviews (
	table_id INTEGER NOT NULL, 
	format INTEGER NOT NULL, 
	body BLOB NOT NULL, 
	PRIMARY KEY (table_id), 
	FOREIGN KEY(table_id) REFERENCES tables (id)
);
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
INSERT INTO "sittings" VALUES(8,2,1);
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
INSERT INTO "tables" VALUES(1,'UD2MCQH7','lie',1,1794961518287,54,1794961521191,NULL,'over',0,0,3,3,'');
INSERT INTO "tables" VALUES(2,'5XPE56VS','lie',1,1794961521181,1,1794961521181,NULL,'waiting',0,0,3,3,'');
INSERT INTO "tables" VALUES(3,'AZKKHNJB','bluff_pirate',1,1794961521209,20,1794961521489,1795199121489,'playing',0,0,2,2,'0');
INSERT INTO "tables" VALUES(4,'JGWKZ58A','dont_bluff',1,1794961521501,17,1794961521827,NULL,'over',0,0,2,2,'');
INSERT INTO "tables" VALUES(5,'YR6K2YGX','lie',1,1794961521842,20,1794961522031,1795199122031,'playing',0,0,2,2,'1');
INSERT INTO "tables" VALUES(6,'KQ4W9YZB','millionaires',1,1794961522047,23,1794961522506,1795199122506,'playing',0,0,3,3,'1');
INSERT INTO "tables" VALUES(7,'R6XYXSPW','millions_of_dollars',1,1794961522519,23,1794961522949,1795199122949,'playing',0,0,3,3,'0,1,2');
INSERT INTO "tables" VALUES(8,'K7Q3Q27E','bluff_pirate',1,1794961522968,9,1794961523039,NULL,'waiting',1,0,4,2,'');
CREATE TABLE tokens (
	hash TEXT NOT NULL, 
	person INTEGER NOT NULL, 
	created BIGINT NOT NULL, device TEXT DEFAULT '' NOT NULL, seen BIGINT DEFAULT '0' NOT NULL, expires BIGINT DEFAULT '0' NOT NULL, 
	PRIMARY KEY (hash), 
	FOREIGN KEY(person) REFERENCES people (id)
);
INSERT INTO "tokens" VALUES('471620d24650d590c4424a80d9f9b733d36bd454b503b855d518b10247f9fe5e',1,1794961517864,'python-httpx',1794961517864,1810513517864);
INSERT INTO "tokens" VALUES('c91886a103b2fb90f2b6b0ad42543032f34c4e8e61532946906d888b9c176a18',2,1794961517899,'python-httpx',1794961517899,1810513517899);
INSERT INTO "tokens" VALUES('3c66d5c447adcbcb057a10d0bea2142c538331aed6c802f0666ad0ad7392d9e1',3,1794961517930,'python-httpx',1794961517930,1810513517930);
CREATE TABLE unreadable (
	table_id INTEGER NOT NULL, 
	version TEXT NOT NULL, 
	PRIMARY KEY (table_id), 
	FOREIGN KEY(table_id) REFERENCES tables (id)
);
CREATE TABLE workers (
	id INTEGER NOT NULL, 
	alive BIGINT NOT NULL, 
	PRIMARY KEY (id)
);
INSERT INTO "workers" VALUES(1,1794961523161);
CREATE INDEX ix_tokens_person ON tokens (person);
CREATE INDEX tables_due ON tables (due);
CREATE INDEX tables_open ON tables (public, phase, archived, touched);
CREATE INDEX tables_phase ON tables (archived, phase);
CREATE INDEX tables_touched ON tables (archived, touched);
CREATE INDEX ix_sittings_person ON sittings (person);
CREATE INDEX ix_outcomes_person ON outcomes (person);
CREATE INDEX ix_tokens_expires ON tokens (expires);
CREATE INDEX ix_record_reviews_expires ON record_reviews (expires);
COMMIT;
