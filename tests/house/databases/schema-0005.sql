BEGIN TRANSACTION;
CREATE TABLE alembic_version (
	version_num VARCHAR(32) NOT NULL, 
	CONSTRAINT alembic_version_pkc PRIMARY KEY (version_num)
);
INSERT INTO "alembic_version" VALUES('0005');
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
CREATE TABLE entries (
	table_id INTEGER NOT NULL, 
	number INTEGER NOT NULL, 
	body TEXT NOT NULL, 
	PRIMARY KEY (table_id, number), 
	FOREIGN KEY(table_id) REFERENCES tables (id)
)
 WITHOUT ROWID

;
INSERT INTO "entries" VALUES(1,1,'{"entry":"opened","at":1794946424971,"host":1,"game":"lie","options":{"wild_ones":true},"secret":"2e5cb454abe28b219d87b0821f0b2a1fc765f0a28eb626fb9132529448c19135","chairs":[null,null,{"name":"Olga","bot":"rookie","ready":true}],"clock":{},"edition":2}');
INSERT INTO "entries" VALUES(1,2,'{"entry":"sat","at":1794946425014,"seat":0,"person":1,"name":"Ann"}');
INSERT INTO "entries" VALUES(1,3,'{"entry":"came","at":1794946425015,"seat":0,"worker":1}');
INSERT INTO "entries" VALUES(1,4,'{"entry":"readied","at":1794946425026,"seat":0,"ready":true}');
INSERT INTO "entries" VALUES(1,5,'{"entry":"sat","at":1794946425027,"seat":1,"person":2,"name":"Bob"}');
INSERT INTO "entries" VALUES(1,6,'{"entry":"came","at":1794946425027,"seat":1,"worker":1}');
INSERT INTO "entries" VALUES(1,7,'{"entry":"readied","at":1794946425027,"seat":1,"ready":true}');
INSERT INTO "entries" VALUES(1,8,'{"entry":"started","at":1794946425047,"events":[{"event":"starter_drawn","seat":2},{"event":"dealt","round":1,"starter":2,"counts":[1,1,1],"hands":[[[1,2]],[[5,6]],[[1,5]]]}]}');
INSERT INTO "entries" VALUES(1,9,'{"entry":"played","at":1794946425866,"seat":0,"events":[{"event":"turned","seat":0,"up":[2]}],"id":"Ann-1"}');
INSERT INTO "entries" VALUES(1,10,'{"entry":"played","at":1794946425870,"seat":1,"events":[{"event":"turned","seat":1,"up":[5]}],"id":"Bob-1"}');
INSERT INTO "entries" VALUES(1,11,'{"entry":"played","at":1794946427080,"seat":2,"events":[{"event":"turned","seat":2,"up":[5]}],"by":"bot"}');
INSERT INTO "entries" VALUES(1,12,'{"entry":"played","at":1794946427084,"seat":2,"events":[{"event":"bid_placed","seat":2,"count":1,"value":5}],"by":"bot"}');
INSERT INTO "entries" VALUES(1,13,'{"entry":"played","at":1794946427095,"seat":0,"events":[{"event":"bid_placed","seat":0,"count":2,"value":6}],"id":"Ann-2"}');
INSERT INTO "entries" VALUES(1,14,'{"entry":"played","at":1794946427099,"seat":1,"events":[{"event":"bid_placed","seat":1,"count":3,"value":6}],"id":"Bob-2"}');
INSERT INTO "entries" VALUES(1,15,'{"entry":"played","at":1794946427100,"seat":2,"events":[{"event":"called","seat":2,"bidder":1},{"event":"shown","hands":[[[1,2]],[[5,6]],[[1,5]]],"up":[[2],[5],[5]],"count":3,"value":6,"found":0,"loser":1,"cards":2,"wild":true},{"event":"dealt","round":2,"starter":2,"counts":[1,2,1],"hands":[[[3,4]],[[3,5],[3,5]],[[2,5]]]}],"by":"bot"}');
INSERT INTO "entries" VALUES(1,16,'{"entry":"played","at":1794946427101,"seat":2,"events":[{"event":"turned","seat":2,"up":[5]}],"by":"bot"}');
INSERT INTO "entries" VALUES(1,17,'{"entry":"played","at":1794946427105,"seat":0,"events":[{"event":"turned","seat":0,"up":[3]}],"id":"Ann-3"}');
INSERT INTO "entries" VALUES(1,18,'{"entry":"played","at":1794946427105,"seat":1,"events":[{"event":"turned","seat":1,"up":[3,3]}],"id":"Bob-3"}');
INSERT INTO "entries" VALUES(1,19,'{"entry":"played","at":1794946427106,"seat":2,"events":[{"event":"bid_placed","seat":2,"count":1,"value":4}],"by":"bot"}');
INSERT INTO "entries" VALUES(1,20,'{"entry":"played","at":1794946427110,"seat":0,"events":[{"event":"bid_placed","seat":0,"count":4,"value":4}],"id":"Ann-4"}');
INSERT INTO "entries" VALUES(1,21,'{"entry":"played","at":1794946427116,"seat":1,"events":[{"event":"bid_placed","seat":1,"count":4,"value":5}],"id":"Bob-4"}');
INSERT INTO "entries" VALUES(1,22,'{"entry":"played","at":1794946427117,"seat":2,"events":[{"event":"called","seat":2,"bidder":1},{"event":"shown","hands":[[[3,4]],[[3,5],[3,5]],[[2,5]]],"up":[[3],[3,3],[5]],"count":4,"value":5,"found":1,"loser":1,"cards":3,"wild":true},{"event":"dealt","round":3,"starter":2,"counts":[1,3,1],"hands":[[[2,3]],[[4,5],[2,6],[2,3]],[[1,2]]]}],"by":"bot"}');
INSERT INTO "entries" VALUES(1,23,'{"entry":"played","at":1794946427117,"seat":2,"events":[{"event":"turned","seat":2,"up":[2]}],"by":"bot"}');
INSERT INTO "entries" VALUES(1,24,'{"entry":"played","at":1794946427122,"seat":0,"events":[{"event":"turned","seat":0,"up":[3]}],"id":"Ann-5"}');
INSERT INTO "entries" VALUES(1,25,'{"entry":"played","at":1794946427123,"seat":1,"events":[{"event":"turned","seat":1,"up":[4,2,2]}],"id":"Bob-5"}');
INSERT INTO "entries" VALUES(1,26,'{"entry":"played","at":1794946427124,"seat":2,"events":[{"event":"bid_placed","seat":2,"count":1,"value":3}],"by":"bot"}');
INSERT INTO "entries" VALUES(1,27,'{"entry":"played","at":1794946427128,"seat":0,"events":[{"event":"bid_placed","seat":0,"count":4,"value":2}],"id":"Ann-6"}');
INSERT INTO "entries" VALUES(1,28,'{"entry":"played","at":1794946427134,"seat":1,"events":[{"event":"bid_placed","seat":1,"count":4,"value":6}],"id":"Bob-6"}');
INSERT INTO "entries" VALUES(1,29,'{"entry":"played","at":1794946427136,"seat":2,"events":[{"event":"called","seat":2,"bidder":1},{"event":"shown","hands":[[[2,3]],[[4,5],[2,6],[2,3]],[[1,2]]],"up":[[3],[4,2,2],[2]],"count":4,"value":6,"found":0,"loser":1,"cards":4,"wild":true},{"event":"dealt","round":4,"starter":2,"counts":[1,4,1],"hands":[[[1,4]],[[1,2],[5,6],[2,5],[1,3]],[[3,6]]]}],"by":"bot"}');
INSERT INTO "entries" VALUES(1,30,'{"entry":"played","at":1794946427137,"seat":2,"events":[{"event":"turned","seat":2,"up":[6]}],"by":"bot"}');
INSERT INTO "entries" VALUES(1,31,'{"entry":"played","at":1794946427141,"seat":0,"events":[{"event":"turned","seat":0,"up":[1]}],"id":"Ann-7"}');
INSERT INTO "entries" VALUES(1,32,'{"entry":"played","at":1794946427142,"seat":1,"events":[{"event":"turned","seat":1,"up":[1,5,5,1]}],"id":"Bob-7"}');
INSERT INTO "entries" VALUES(1,33,'{"entry":"played","at":1794946427143,"seat":2,"events":[{"event":"bid_placed","seat":2,"count":2,"value":5}],"by":"bot"}');
INSERT INTO "entries" VALUES(1,34,'{"entry":"played","at":1794946427151,"seat":0,"events":[{"event":"bid_placed","seat":0,"count":5,"value":1}],"id":"Ann-8"}');
INSERT INTO "entries" VALUES(1,35,'{"entry":"played","at":1794946427153,"seat":1,"events":[{"event":"bid_placed","seat":1,"count":6,"value":2}],"id":"Bob-8"}');
INSERT INTO "entries" VALUES(1,36,'{"entry":"played","at":1794946427154,"seat":2,"events":[{"event":"called","seat":2,"bidder":1},{"event":"shown","hands":[[[1,4]],[[1,2],[5,6],[2,5],[1,3]],[[3,6]]],"up":[[1],[1,5,5,1],[6]],"count":6,"value":2,"found":3,"loser":1,"cards":5,"wild":true},{"event":"dealt","round":5,"starter":2,"counts":[1,5,1],"hands":[[[1,6]],[[1,5],[1,3],[1,2],[1,6],[1,4]],[[3,5]]]}],"by":"bot"}');
INSERT INTO "entries" VALUES(1,37,'{"entry":"played","at":1794946427155,"seat":2,"events":[{"event":"turned","seat":2,"up":[5]}],"by":"bot"}');
INSERT INTO "entries" VALUES(1,38,'{"entry":"played","at":1794946427159,"seat":0,"events":[{"event":"turned","seat":0,"up":[1]}],"id":"Ann-9"}');
INSERT INTO "entries" VALUES(1,39,'{"entry":"played","at":1794946427160,"seat":1,"events":[{"event":"turned","seat":1,"up":[1,3,2,6,4]}],"id":"Bob-9"}');
INSERT INTO "entries" VALUES(1,40,'{"entry":"played","at":1794946427162,"seat":2,"events":[{"event":"bid_placed","seat":2,"count":2,"value":4}],"by":"bot"}');
INSERT INTO "entries" VALUES(1,41,'{"entry":"played","at":1794946427179,"seat":0,"events":[{"event":"bid_placed","seat":0,"count":3,"value":4}],"id":"Ann-10"}');
INSERT INTO "entries" VALUES(1,42,'{"entry":"played","at":1794946427197,"seat":1,"events":[{"event":"bid_placed","seat":1,"count":6,"value":4}],"id":"Bob-10"}');
INSERT INTO "entries" VALUES(1,43,'{"entry":"played","at":1794946427214,"seat":2,"events":[{"event":"called","seat":2,"bidder":1},{"event":"shown","hands":[[[1,6]],[[1,5],[1,3],[1,2],[1,6],[1,4]],[[3,5]]],"up":[[1],[1,3,2,6,4],[5]],"count":6,"value":4,"found":3,"loser":1,"cards":6,"wild":true},{"event":"tie_break","seats":[0,2]},{"event":"dealt","round":6,"starter":2,"counts":[1,6,1],"hands":[[[2,4]],[],[[4,5]]]}],"by":"bot"}');
INSERT INTO "entries" VALUES(1,44,'{"entry":"played","at":1794946427216,"seat":2,"events":[{"event":"turned","seat":2,"up":[5]}],"by":"bot"}');
INSERT INTO "entries" VALUES(1,45,'{"entry":"played","at":1794946427227,"seat":0,"events":[{"event":"turned","seat":0,"up":[4]}],"id":"Ann-11"}');
INSERT INTO "entries" VALUES(1,46,'{"entry":"played","at":1794946427229,"seat":2,"events":[{"event":"bid_placed","seat":2,"count":1,"value":5}],"by":"bot"}');
INSERT INTO "entries" VALUES(1,47,'{"entry":"played","at":1794946427263,"seat":0,"events":[{"event":"bid_placed","seat":0,"count":1,"value":6}],"id":"Ann-12"}');
INSERT INTO "entries" VALUES(1,48,'{"entry":"played","at":1794946427266,"seat":2,"events":[{"event":"called","seat":2,"bidder":0},{"event":"shown","hands":[[[2,4]],[],[[4,5]]],"up":[[4],[],[5]],"count":1,"value":6,"found":0,"loser":0,"cards":1,"wild":true},{"event":"ended","result":{"winners":[2],"scores":[1,6,1],"reason":"last_one_left"}}],"by":"bot"}');
INSERT INTO "entries" VALUES(1,49,'{"entry":"followed","at":1794946427311,"code":"E79D4BK9","seat":0}');
INSERT INTO "entries" VALUES(2,1,'{"entry":"opened","at":1794946427299,"host":1,"game":"lie","options":{"wild_ones":true},"secret":"9dad41c154d4bdd2ed50500eaf5cfd1a89dbf3575bbd09966a456610bbe72857","chairs":[{"name":"Olga","bot":"rookie","ready":true},{"name":"Ann","person":1},{"name":"Bob","person":2}],"clock":{},"before":"B8BHKUJ5","edition":2}');
INSERT INTO "entries" VALUES(3,1,'{"entry":"opened","at":1794946427330,"host":1,"game":"bluff_pirate","options":{},"secret":"e84b3b19627b41715aa52efb058a93435f5d8a379a2be7f67c8e0e6b6b704875","chairs":[null,null],"clock":{"kind":"days"},"edition":2}');
INSERT INTO "entries" VALUES(3,2,'{"entry":"sat","at":1794946427341,"seat":0,"person":1,"name":"Ann"}');
INSERT INTO "entries" VALUES(3,3,'{"entry":"came","at":1794946427341,"seat":0,"worker":1}');
INSERT INTO "entries" VALUES(3,4,'{"entry":"readied","at":1794946427341,"seat":0,"ready":true}');
INSERT INTO "entries" VALUES(3,5,'{"entry":"sat","at":1794946427341,"seat":1,"person":2,"name":"Bob"}');
INSERT INTO "entries" VALUES(3,6,'{"entry":"came","at":1794946427341,"seat":1,"worker":1}');
INSERT INTO "entries" VALUES(3,7,'{"entry":"readied","at":1794946427341,"seat":1,"ready":true}');
INSERT INTO "entries" VALUES(3,8,'{"entry":"started","at":1794946427355,"events":[{"event":"starter_drawn","seat":0},{"event":"treasure_hidden","island":18},{"event":"shuffled","count":100,"cards":["hook","spyglass","map","compass","eyepatch","lantern","rum","spyglass","lantern","pirate","pirate","rum","map","map","hook","eyepatch","spyglass","pirate","pirate","rum","flag","compass","compass","pirate","anchor","eyepatch","rum","hook","flag","compass","compass","eyepatch","spyglass","eyepatch","anchor","anchor","anchor","flag","flag","anchor","pirate","compass","map","spyglass","lantern","eyepatch","rum","lantern","lantern","rum","map","spyglass","lantern","hook","map","flag","flag","lantern","spyglass","hook","rum","eyepatch","lantern","anchor","eyepatch","hook","compass","flag","anchor","hook","spyglass","spyglass","compass","rum","map","map","pirate","hook","pirate","eyepatch","compass","anchor","flag","anchor","flag","anchor","eyepatch","pirate","lantern","pirate","rum","spyglass","map","rum","lantern","map","hook","flag","compass","hook"]},{"event":"dealt","hands":[["compass","eyepatch","hook","map","spyglass"],["lantern","lantern","pirate","rum","spyglass"]]},{"event":"drawn","seat":0,"count":2,"cards":["pirate","rum"],"pile":88}]}');
INSERT INTO "entries" VALUES(3,9,'{"entry":"said","at":1794946427361,"person":1,"name":"Ann","text":"Good luck! 祝好运","seat":0}');
INSERT INTO "entries" VALUES(3,10,'{"entry":"muted","at":1794946427367,"person":1,"whom":2,"name":"Bob","on":true}');
INSERT INTO "entries" VALUES(3,11,'{"entry":"paused","at":1794946427379,"person":1,"by":0}');
INSERT INTO "entries" VALUES(3,12,'{"entry":"resumed","at":1794946427383,"by":0}');
INSERT INTO "entries" VALUES(3,13,'{"entry":"handed","at":1794946427395,"seat":1,"bot":"rookie","why":"self","abandoned":true}');
INSERT INTO "entries" VALUES(3,14,'{"entry":"handed","at":1794946427398,"seat":1,"bot":null,"why":"back"}');
INSERT INTO "entries" VALUES(3,15,'{"entry":"played","at":1794946427401,"seat":0,"events":[{"event":"laid","seat":0,"shown":"hook","up":1,"cards":3,"hidden":["rum","spyglass"],"honest_claim":false}],"id":"Ann-1"}');
INSERT INTO "entries" VALUES(3,16,'{"entry":"played","at":1794946427427,"seat":1,"events":[{"event":"voted","seat":1,"bluff":false},{"event":"revealed","seat":0,"voter":1,"voted_bluff":false,"shown":"hook","up":1,"hidden":["rum","spyglass"],"bluffed":true,"returned":false},{"event":"sailed","seat":0,"start":0,"square":3}],"id":"Bob-1"}');
INSERT INTO "entries" VALUES(3,17,'{"entry":"played","at":1794946427436,"seat":1,"events":[{"event":"draw_chosen","seat":1},{"event":"drawn","seat":1,"count":2,"cards":["map","map"],"pile":86}],"id":"Bob-2"}');
INSERT INTO "entries" VALUES(3,18,'{"entry":"played","at":1794946427457,"seat":1,"events":[{"event":"laid","seat":1,"shown":"rum","up":1,"cards":4,"hidden":["lantern","lantern","map"],"honest_claim":true}],"id":"Bob-3"}');
INSERT INTO "entries" VALUES(3,19,'{"entry":"played","at":1794946427462,"seat":0,"events":[{"event":"voted","seat":0,"bluff":false},{"event":"revealed","seat":1,"voter":0,"voted_bluff":false,"shown":"rum","up":1,"hidden":["lantern","lantern","map"],"bluffed":true,"returned":false},{"event":"sailed","seat":1,"start":0,"square":4}],"id":"Ann-2"}');
INSERT INTO "entries" VALUES(3,20,'{"entry":"played","at":1794946427483,"seat":0,"events":[{"event":"draw_chosen","seat":0},{"event":"drawn","seat":0,"count":2,"cards":["hook","eyepatch"],"pile":84}],"id":"Ann-3"}');
INSERT INTO "entries" VALUES(4,1,'{"entry":"opened","at":1794946427495,"host":1,"game":"dont_bluff","options":{},"secret":"7fd724dbd0bfbde1e378a632385a055a3e845d68d8597f5df3d487ad94f7e5c8","chairs":[null,null],"clock":{"kind":"days"},"edition":2}');
INSERT INTO "entries" VALUES(4,2,'{"entry":"sat","at":1794946427544,"seat":1,"person":2,"name":"Bob"}');
INSERT INTO "entries" VALUES(4,3,'{"entry":"came","at":1794946427544,"seat":1,"worker":1}');
INSERT INTO "entries" VALUES(4,4,'{"entry":"readied","at":1794946427544,"seat":1,"ready":true}');
INSERT INTO "entries" VALUES(4,5,'{"entry":"sat","at":1794946427544,"seat":0,"person":1,"name":"Ann"}');
INSERT INTO "entries" VALUES(4,6,'{"entry":"came","at":1794946427544,"seat":0,"worker":1}');
INSERT INTO "entries" VALUES(4,7,'{"entry":"readied","at":1794946427544,"seat":0,"ready":true}');
INSERT INTO "entries" VALUES(4,8,'{"entry":"started","at":1794946427570,"events":[{"event":"starter_drawn","seat":0},{"event":"bank_shuffled","cards":[1,2,2,1,5,0]}]}');
INSERT INTO "entries" VALUES(4,9,'{"entry":"said","at":1794946427582,"person":1,"name":"Ann","text":"Good luck! 祝好运","seat":0}');
INSERT INTO "entries" VALUES(4,10,'{"entry":"muted","at":1794946427594,"person":1,"whom":2,"name":"Bob","on":true}');
INSERT INTO "entries" VALUES(4,11,'{"entry":"paused","at":1794946427611,"person":1,"by":0}');
INSERT INTO "entries" VALUES(4,12,'{"entry":"resumed","at":1794946427623,"by":0}');
INSERT INTO "entries" VALUES(4,13,'{"entry":"handed","at":1794946427643,"seat":1,"bot":"rookie","why":"self","abandoned":true}');
INSERT INTO "entries" VALUES(4,14,'{"entry":"handed","at":1794946427643,"seat":1,"bot":null,"why":"back"}');
INSERT INTO "entries" VALUES(4,15,'{"entry":"played","at":1794946427643,"seat":0,"events":[{"event":"rolled","seat":0},{"event":"colour_rolled","colour":"red","owner":1},{"event":"paired","giver":0,"receiver":1}],"id":"Ann-1"}');
INSERT INTO "entries" VALUES(4,16,'{"entry":"played","at":1794946427672,"seat":0,"events":[{"event":"offered","seat":0,"to":1,"cards":[2,0,0],"count":3,"claim":5}],"id":"Ann-2"}');
INSERT INTO "entries" VALUES(4,17,'{"entry":"played","at":1794946427691,"seat":1,"events":[{"event":"opened","seat":1,"cards":[2,0,0],"claim":5,"millions":2}],"id":"Bob-1"}');
INSERT INTO "entries" VALUES(4,18,'{"entry":"played","at":1794946427695,"seat":1,"events":[{"event":"rolled","seat":1},{"event":"die_rolled","die":2,"millions":2},{"event":"received","seat":1,"giver":0,"open":[2,0,0],"closed":[],"count":3},{"event":"gun_passed","seat":1,"skipped":[]}],"id":"Bob-2"}');
INSERT INTO "entries" VALUES(4,19,'{"entry":"played","at":1794946427715,"seat":1,"events":[{"event":"rolled","seat":1},{"event":"colour_rolled","colour":"blue","owner":1},{"event":"paired","giver":1,"receiver":0}],"id":"Bob-3"}');
INSERT INTO "entries" VALUES(4,20,'{"entry":"played","at":1794946428034,"seat":1,"events":[{"event":"offered","seat":1,"to":0,"cards":[5,2,2,1,1,1,0,0,0],"count":9,"claim":12}],"id":"Bob-4"}');
INSERT INTO "entries" VALUES(5,1,'{"entry":"opened","at":1794946428053,"host":1,"game":"lie","options":{},"secret":"94242e6560c3884b63c90bf075dfe7ec5a62bdf1db7488387c7f4d85ff9d514a","chairs":[null,null],"clock":{"kind":"days"},"edition":2}');
INSERT INTO "entries" VALUES(5,2,'{"entry":"sat","at":1794946428086,"seat":0,"person":1,"name":"Ann"}');
INSERT INTO "entries" VALUES(5,3,'{"entry":"came","at":1794946428087,"seat":0,"worker":1}');
INSERT INTO "entries" VALUES(5,4,'{"entry":"readied","at":1794946428087,"seat":0,"ready":true}');
INSERT INTO "entries" VALUES(5,5,'{"entry":"sat","at":1794946428087,"seat":1,"person":2,"name":"Bob"}');
INSERT INTO "entries" VALUES(5,6,'{"entry":"came","at":1794946428087,"seat":1,"worker":1}');
INSERT INTO "entries" VALUES(5,7,'{"entry":"readied","at":1794946428087,"seat":1,"ready":true}');
INSERT INTO "entries" VALUES(5,8,'{"entry":"started","at":1794946428117,"events":[{"event":"starter_drawn","seat":0},{"event":"dealt","round":1,"starter":0,"counts":[1,1],"hands":[[[1,4]],[[1,4]]]}]}');
INSERT INTO "entries" VALUES(5,9,'{"entry":"said","at":1794946428139,"person":1,"name":"Ann","text":"Good luck! 祝好运","seat":0}');
INSERT INTO "entries" VALUES(5,10,'{"entry":"muted","at":1794946428143,"person":1,"whom":2,"name":"Bob","on":true}');
INSERT INTO "entries" VALUES(5,11,'{"entry":"paused","at":1794946428162,"person":1,"by":0}');
INSERT INTO "entries" VALUES(5,12,'{"entry":"resumed","at":1794946428171,"by":0}');
INSERT INTO "entries" VALUES(5,13,'{"entry":"handed","at":1794946428187,"seat":1,"bot":"rookie","why":"self","abandoned":true}');
INSERT INTO "entries" VALUES(5,14,'{"entry":"handed","at":1794946428187,"seat":1,"bot":null,"why":"back"}');
INSERT INTO "entries" VALUES(5,15,'{"entry":"played","at":1794946428188,"seat":1,"events":[{"event":"turned","seat":1,"up":[4]}],"id":"Bob-1"}');
INSERT INTO "entries" VALUES(5,16,'{"entry":"played","at":1794946428207,"seat":0,"events":[{"event":"turned","seat":0,"up":[4]}],"id":"Ann-1"}');
INSERT INTO "entries" VALUES(5,17,'{"entry":"played","at":1794946428212,"seat":0,"events":[{"event":"bid_placed","seat":0,"count":1,"value":5}],"id":"Ann-2"}');
INSERT INTO "entries" VALUES(5,18,'{"entry":"played","at":1794946428216,"seat":1,"events":[{"event":"bid_placed","seat":1,"count":2,"value":2}],"id":"Bob-2"}');
INSERT INTO "entries" VALUES(5,19,'{"entry":"played","at":1794946428234,"seat":0,"events":[{"event":"bid_placed","seat":0,"count":2,"value":3}],"id":"Ann-3"}');
INSERT INTO "entries" VALUES(5,20,'{"entry":"played","at":1794946428238,"seat":1,"events":[{"event":"called","seat":1,"bidder":0},{"event":"shown","hands":[[[1,4]],[[1,4]]],"up":[[4],[4]],"count":2,"value":3,"found":0,"loser":0,"cards":2,"wild":false},{"event":"dealt","round":2,"starter":1,"counts":[2,1],"hands":[[[1,5],[2,3]],[[4,5]]]}],"id":"Bob-3"}');
INSERT INTO "entries" VALUES(6,1,'{"entry":"opened","at":1794946428258,"host":1,"game":"millionaires","options":{},"secret":"df6c7e25ee07fe2de916dd273a547cf072399889aa708a9c3852282ea219e719","chairs":[null,null,null],"clock":{"kind":"days"},"edition":2}');
INSERT INTO "entries" VALUES(6,2,'{"entry":"sat","at":1794946428295,"seat":0,"person":1,"name":"Ann"}');
INSERT INTO "entries" VALUES(6,3,'{"entry":"came","at":1794946428296,"seat":0,"worker":1}');
INSERT INTO "entries" VALUES(6,4,'{"entry":"readied","at":1794946428296,"seat":0,"ready":true}');
INSERT INTO "entries" VALUES(6,5,'{"entry":"sat","at":1794946428296,"seat":1,"person":2,"name":"Bob"}');
INSERT INTO "entries" VALUES(6,6,'{"entry":"came","at":1794946428296,"seat":1,"worker":1}');
INSERT INTO "entries" VALUES(6,7,'{"entry":"readied","at":1794946428296,"seat":1,"ready":true}');
INSERT INTO "entries" VALUES(6,8,'{"entry":"sat","at":1794946428296,"seat":2,"person":3,"name":"Zażółć"}');
INSERT INTO "entries" VALUES(6,9,'{"entry":"came","at":1794946428296,"seat":2,"worker":1}');
INSERT INTO "entries" VALUES(6,10,'{"entry":"readied","at":1794946428297,"seat":2,"ready":true}');
INSERT INTO "entries" VALUES(6,11,'{"entry":"started","at":1794946428307,"events":[{"event":"starter_drawn","seat":0},{"event":"shuffled","pile":[9,6,3,8,2,"success","thief","success","success","casino",1,7,"cba",10,4,5]}]}');
INSERT INTO "entries" VALUES(6,12,'{"entry":"said","at":1794946428332,"person":1,"name":"Ann","text":"Good luck! 祝好运","seat":0}');
INSERT INTO "entries" VALUES(6,13,'{"entry":"muted","at":1794946428334,"person":1,"whom":2,"name":"Bob","on":true}');
INSERT INTO "entries" VALUES(6,14,'{"entry":"paused","at":1794946428355,"person":1,"by":0}');
INSERT INTO "entries" VALUES(6,15,'{"entry":"resumed","at":1794946428361,"by":0}');
INSERT INTO "entries" VALUES(6,16,'{"entry":"handed","at":1794946428371,"seat":1,"bot":"rookie","why":"self","abandoned":true}');
INSERT INTO "entries" VALUES(6,17,'{"entry":"handed","at":1794946428372,"seat":1,"bot":null,"why":"back"}');
INSERT INTO "entries" VALUES(6,18,'{"entry":"played","at":1794946428374,"seat":0,"events":[{"event":"revealed","seat":0,"tile":9,"reds":0}],"id":"Ann-1"}');
INSERT INTO "entries" VALUES(6,19,'{"entry":"played","at":1794946428410,"seat":0,"events":[{"event":"bid_placed","seat":0,"cards":[1,2,3,4,6,15],"total":31}],"id":"Ann-2"}');
INSERT INTO "entries" VALUES(6,20,'{"entry":"played","at":1794946428432,"seat":1,"events":[{"event":"bid_placed","seat":1,"cards":[10,12,15,25],"total":62}],"id":"Bob-1"}');
INSERT INTO "entries" VALUES(6,21,'{"entry":"played","at":1794946428437,"seat":2,"events":[{"event":"bid_placed","seat":2,"cards":[2,3,6,10,12,15,20],"total":68}],"id":"Zażółć-1"}');
INSERT INTO "entries" VALUES(6,22,'{"entry":"played","at":1794946428467,"seat":0,"events":[{"event":"bid_placed","seat":0,"cards":[8,12,25],"total":76}],"id":"Ann-3"}');
INSERT INTO "entries" VALUES(6,23,'{"entry":"played","at":1794946428471,"seat":1,"events":[{"event":"bid_placed","seat":1,"cards":[2,4,6,20],"total":94}],"id":"Bob-2"}');
INSERT INTO "entries" VALUES(7,1,'{"entry":"opened","at":1794946428487,"host":1,"game":"millions_of_dollars","options":{},"secret":"c72e1c44a564be8ed55a5ab8ae12b6e2eea7f2f5b24aec4221e45039a6af4e54","chairs":[null,null,null],"clock":{"kind":"days"},"edition":2}');
INSERT INTO "entries" VALUES(7,2,'{"entry":"sat","at":1794946428508,"seat":2,"person":3,"name":"Zażółć"}');
INSERT INTO "entries" VALUES(7,3,'{"entry":"came","at":1794946428508,"seat":2,"worker":1}');
INSERT INTO "entries" VALUES(7,4,'{"entry":"readied","at":1794946428508,"seat":2,"ready":true}');
INSERT INTO "entries" VALUES(7,5,'{"entry":"sat","at":1794946428508,"seat":0,"person":1,"name":"Ann"}');
INSERT INTO "entries" VALUES(7,6,'{"entry":"came","at":1794946428508,"seat":0,"worker":1}');
INSERT INTO "entries" VALUES(7,7,'{"entry":"readied","at":1794946428508,"seat":0,"ready":true}');
INSERT INTO "entries" VALUES(7,8,'{"entry":"sat","at":1794946428508,"seat":1,"person":2,"name":"Bob"}');
INSERT INTO "entries" VALUES(7,9,'{"entry":"came","at":1794946428508,"seat":1,"worker":1}');
INSERT INTO "entries" VALUES(7,10,'{"entry":"readied","at":1794946428508,"seat":1,"ready":true}');
INSERT INTO "entries" VALUES(7,11,'{"entry":"started","at":1794946428512,"events":[{"event":"starter_drawn","seat":0},{"event":"loot_revealed","round":1,"leader":0,"loot":{"amount":11,"stake":2,"icon":"driver"}}]}');
INSERT INTO "entries" VALUES(7,12,'{"entry":"said","at":1794946428527,"person":1,"name":"Ann","text":"Good luck! 祝好运","seat":0}');
INSERT INTO "entries" VALUES(7,13,'{"entry":"muted","at":1794946428539,"person":1,"whom":2,"name":"Bob","on":true}');
INSERT INTO "entries" VALUES(7,14,'{"entry":"paused","at":1794946428554,"person":1,"by":0}');
INSERT INTO "entries" VALUES(7,15,'{"entry":"resumed","at":1794946428560,"by":0}');
INSERT INTO "entries" VALUES(7,16,'{"entry":"handed","at":1794946428575,"seat":1,"bot":"rookie","why":"self","abandoned":true}');
INSERT INTO "entries" VALUES(7,17,'{"entry":"handed","at":1794946428575,"seat":1,"bot":null,"why":"back"}');
INSERT INTO "entries" VALUES(7,18,'{"entry":"played","at":1794946428576,"seat":0,"events":[{"event":"chosen","seat":0,"roles":["snitch","pickpocket"]}],"id":"Ann-1"}');
INSERT INTO "entries" VALUES(7,19,'{"entry":"played","at":1794946428603,"seat":2,"events":[{"event":"chosen","seat":2,"roles":["driver","pickpocket"]}],"id":"Zażółć-1"}');
INSERT INTO "entries" VALUES(7,20,'{"entry":"played","at":1794946428605,"seat":1,"events":[{"event":"chosen","seat":1,"roles":["boss","pickpocket"]},{"event":"stakes_placed","stake":2,"reserve":[0,0,0],"money":[1,1,1]},{"event":"roles_shown","shown":["snitch","driver","pickpocket","pickpocket","boss"],"hidden":"pickpocket"}],"id":"Bob-1"}');
INSERT INTO "entries" VALUES(7,21,'{"entry":"played","at":1794946428616,"seat":1,"events":[{"event":"price_named","seat":1,"offer":0,"of":2,"slot":0,"price":1}],"id":"Bob-2"}');
INSERT INTO "entries" VALUES(7,22,'{"entry":"played","at":1794946428625,"seat":1,"events":[{"event":"withdrew","seat":1,"slot":1},{"event":"left","seat":1,"slot":1,"stake":2,"money":[1,3,1],"lapsed":[]}],"id":"Bob-3"}');
INSERT INTO "entries" VALUES(7,23,'{"entry":"played","at":1794946428627,"seat":0,"events":[{"event":"claimed","seat":0,"slot":1,"role":"snitch"}],"id":"Ann-2"}');
INSERT INTO "entries" VALUES(8,1,'{"entry":"opened","at":1794946428644,"host":1,"game":"bluff_pirate","options":{},"secret":"8675b4a2626afa3559156cb86d1b69e4ab2ba2ba4daef411ac9467c5f49416e5","chairs":[null,null,null],"public":true,"clock":{},"edition":2}');
INSERT INTO "entries" VALUES(8,2,'{"entry":"sat","at":1794946428655,"seat":2,"person":1,"name":"Ann"}');
INSERT INTO "entries" VALUES(8,3,'{"entry":"came","at":1794946428655,"seat":2,"worker":1}');
INSERT INTO "entries" VALUES(8,4,'{"entry":"sat","at":1794946428663,"seat":0,"person":2,"name":"Bob"}');
INSERT INTO "entries" VALUES(8,5,'{"entry":"came","at":1794946428663,"seat":0,"worker":1}');
INSERT INTO "entries" VALUES(8,6,'{"entry":"readied","at":1794946428663,"seat":2,"ready":true}');
INSERT INTO "entries" VALUES(8,7,'{"entry":"stood","at":1794946428663,"seat":0}');
INSERT INTO "entries" VALUES(8,8,'{"entry":"bot_sat","at":1794946428663,"seat":1,"kind":"shark:bold","name":"Olga"}');
INSERT INTO "entries" VALUES(8,9,'{"entry":"changed","at":1794946428675,"options":{},"chairs":[null,{"name":"Olga","bot":"shark:bold","ready":true},{"name":"Ann","person":1},null],"public":true,"clock":{},"absence":"bot"}');
CREATE TABLE house (
	"key" TEXT NOT NULL, 
	value TEXT NOT NULL, 
	PRIMARY KEY ("key")
);
INSERT INTO "house" VALUES('desk-token','16f9bba6b1982653a9b079eb4df09d26c919b3e1e2f855e3359e5b14d4026a25');
INSERT INTO "house" VALUES('cookies','1d3af0328f430471d6796448ac489c925c5b63c8d7dcc8b41aa817397f8bbeef');
INSERT INTO "house" VALUES('host-cookies-since','1794946424246');
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
	biggest INTEGER NOT NULL, traps INTEGER DEFAULT '0' NOT NULL, traps_sprung INTEGER DEFAULT '0' NOT NULL, truths INTEGER DEFAULT '0' NOT NULL, fell_for INTEGER DEFAULT '0' NOT NULL, trusted INTEGER DEFAULT '0' NOT NULL, best_lie TEXT, judged TEXT, 
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
INSERT INTO "people" VALUES(1,'Ann',1794946424902);
INSERT INTO "people" VALUES(2,'Bob',1794946424927);
INSERT INTO "people" VALUES(3,'Zażółć',1794946424951);
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
INSERT INTO "tables" VALUES(1,'B8BHKUJ5','lie',1,1794946424971,49,1794946427311,NULL,'over',0,0,3,3,'');
INSERT INTO "tables" VALUES(2,'E79D4BK9','lie',1,1794946427299,1,1794946427299,NULL,'waiting',0,0,3,3,'');
INSERT INTO "tables" VALUES(3,'HVCJB2PX','bluff_pirate',1,1794946427330,20,1794946427483,1795184027483,'playing',0,0,2,2,'0');
INSERT INTO "tables" VALUES(4,'9AFJRZQA','dont_bluff',1,1794946427495,20,1794946428034,1795184028034,'playing',0,0,2,2,'0');
INSERT INTO "tables" VALUES(5,'QN2PEV6C','lie',1,1794946428053,20,1794946428238,1795184028238,'playing',0,0,2,2,'0,1');
INSERT INTO "tables" VALUES(6,'TNDPU7J5','millionaires',1,1794946428258,23,1794946428471,1795184028471,'playing',0,0,3,3,'2');
INSERT INTO "tables" VALUES(7,'YTG4SXVS','millions_of_dollars',1,1794946428487,23,1794946428627,1795184028627,'playing',0,0,3,3,'0,1,2');
INSERT INTO "tables" VALUES(8,'YE4M3EZ3','bluff_pirate',1,1794946428644,9,1794946428675,NULL,'waiting',1,0,4,2,'');
CREATE TABLE tokens (
	hash TEXT NOT NULL, 
	person INTEGER NOT NULL, 
	created BIGINT NOT NULL, device TEXT DEFAULT '' NOT NULL, seen BIGINT DEFAULT '0' NOT NULL, expires BIGINT DEFAULT '0' NOT NULL, 
	PRIMARY KEY (hash), 
	FOREIGN KEY(person) REFERENCES people (id)
);
INSERT INTO "tokens" VALUES('685f9fdffe683cd2ed91c7f67cace082c7f3a409a9a23a9a165ad6553d711cda',1,1794946424902,'python-httpx',1794946424902,1810498424902);
INSERT INTO "tokens" VALUES('cb6381578a60be9e21bc8f98c154e10a706a2adce1832a170c9a788dc09dd564',2,1794946424927,'python-httpx',1794946424927,1810498424927);
INSERT INTO "tokens" VALUES('bb6042e84986ef0f6737a8cdcc16df055750d1728038149a68547d3f82489da8',3,1794946424951,'python-httpx',1794946424951,1810498424951);
CREATE TABLE workers (
	id INTEGER NOT NULL, 
	alive BIGINT NOT NULL, 
	PRIMARY KEY (id)
);
INSERT INTO "workers" VALUES(1,1794946428828);
CREATE INDEX ix_tokens_person ON tokens (person);
CREATE INDEX tables_due ON tables (due);
CREATE INDEX tables_open ON tables (public, phase, archived, touched);
CREATE INDEX tables_phase ON tables (archived, phase);
CREATE INDEX tables_touched ON tables (archived, touched);
CREATE INDEX ix_sittings_person ON sittings (person);
CREATE INDEX ix_outcomes_person ON outcomes (person);
CREATE INDEX ix_tokens_expires ON tokens (expires);
COMMIT;
