BEGIN TRANSACTION;
CREATE TABLE alembic_version (
	version_num VARCHAR(32) NOT NULL, 
	CONSTRAINT alembic_version_pkc PRIMARY KEY (version_num)
);
INSERT INTO "alembic_version" VALUES('0004');
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
INSERT INTO "entries" VALUES(1,1,'{"entry":"opened","at":1794946166897,"host":1,"game":"lie","options":{"wild_ones":true},"secret":"3afb7e17b11c745e7ded5819f40ed99a3ffbc960426a1b390c768e4735a08a9e","chairs":[null,null,{"name":"Olga","bot":"rookie","ready":true}],"clock":{},"edition":2}');
INSERT INTO "entries" VALUES(1,2,'{"entry":"sat","at":1794946167018,"seat":0,"person":1,"name":"Ann"}');
INSERT INTO "entries" VALUES(1,3,'{"entry":"came","at":1794946167019,"seat":0,"worker":1}');
INSERT INTO "entries" VALUES(1,4,'{"entry":"readied","at":1794946167019,"seat":0,"ready":true}');
INSERT INTO "entries" VALUES(1,5,'{"entry":"sat","at":1794946167019,"seat":1,"person":2,"name":"Bob"}');
INSERT INTO "entries" VALUES(1,6,'{"entry":"came","at":1794946167019,"seat":1,"worker":1}');
INSERT INTO "entries" VALUES(1,7,'{"entry":"readied","at":1794946167020,"seat":1,"ready":true}');
INSERT INTO "entries" VALUES(1,8,'{"entry":"started","at":1794946167060,"events":[{"event":"starter_drawn","seat":2},{"event":"dealt","round":1,"starter":2,"counts":[1,1,1],"hands":[[[3,6]],[[3,4]],[[1,5]]]}]}');
INSERT INTO "entries" VALUES(1,9,'{"entry":"played","at":1794946168511,"seat":0,"events":[{"event":"turned","seat":0,"up":[6]}],"id":"Ann-1"}');
INSERT INTO "entries" VALUES(1,10,'{"entry":"played","at":1794946168512,"seat":1,"events":[{"event":"turned","seat":1,"up":[3]}],"id":"Bob-1"}');
INSERT INTO "entries" VALUES(1,11,'{"entry":"played","at":1794946170910,"seat":2,"events":[{"event":"turned","seat":2,"up":[5]}],"by":"bot"}');
INSERT INTO "entries" VALUES(1,12,'{"entry":"played","at":1794946170913,"seat":2,"events":[{"event":"bid_placed","seat":2,"count":1,"value":2}],"by":"bot"}');
INSERT INTO "entries" VALUES(1,13,'{"entry":"played","at":1794946170923,"seat":0,"events":[{"event":"bid_placed","seat":0,"count":3,"value":3}],"id":"Ann-2"}');
INSERT INTO "entries" VALUES(1,14,'{"entry":"played","at":1794946170931,"seat":1,"events":[{"event":"bid_placed","seat":1,"count":3,"value":4}],"id":"Bob-2"}');
INSERT INTO "entries" VALUES(1,15,'{"entry":"played","at":1794946170942,"seat":2,"events":[{"event":"called","seat":2,"bidder":1},{"event":"shown","hands":[[[3,6]],[[3,4]],[[1,5]]],"up":[[6],[3],[5]],"count":3,"value":4,"found":0,"loser":1,"cards":2,"wild":true},{"event":"dealt","round":2,"starter":2,"counts":[1,2,1],"hands":[[[3,6]],[[2,5],[2,3]],[[1,2]]]}],"by":"bot"}');
INSERT INTO "entries" VALUES(1,16,'{"entry":"played","at":1794946170951,"seat":2,"events":[{"event":"turned","seat":2,"up":[2]}],"by":"bot"}');
INSERT INTO "entries" VALUES(1,17,'{"entry":"played","at":1794946170954,"seat":0,"events":[{"event":"turned","seat":0,"up":[3]}],"id":"Ann-3"}');
INSERT INTO "entries" VALUES(1,18,'{"entry":"played","at":1794946170954,"seat":1,"events":[{"event":"turned","seat":1,"up":[2,2]}],"id":"Bob-3"}');
INSERT INTO "entries" VALUES(1,19,'{"entry":"played","at":1794946170956,"seat":2,"events":[{"event":"bid_placed","seat":2,"count":2,"value":2}],"by":"bot"}');
INSERT INTO "entries" VALUES(1,20,'{"entry":"played","at":1794946170959,"seat":0,"events":[{"event":"bid_placed","seat":0,"count":4,"value":2}],"id":"Ann-4"}');
INSERT INTO "entries" VALUES(1,21,'{"entry":"played","at":1794946170982,"seat":1,"events":[{"event":"called","seat":1,"bidder":0},{"event":"shown","hands":[[[3,6]],[[2,5],[2,3]],[[1,2]]],"up":[[3],[2,2],[2]],"count":4,"value":2,"found":3,"loser":0,"cards":2,"wild":true},{"event":"dealt","round":3,"starter":1,"counts":[2,2,1],"hands":[[[1,2],[1,2]],[[2,3],[2,5]],[[2,3]]]}],"id":"Bob-4"}');
INSERT INTO "entries" VALUES(1,22,'{"entry":"played","at":1794946170984,"seat":2,"events":[{"event":"turned","seat":2,"up":[3]}],"by":"bot"}');
INSERT INTO "entries" VALUES(1,23,'{"entry":"played","at":1794946171003,"seat":0,"events":[{"event":"turned","seat":0,"up":[1,1]}],"id":"Ann-5"}');
INSERT INTO "entries" VALUES(1,24,'{"entry":"played","at":1794946171003,"seat":1,"events":[{"event":"turned","seat":1,"up":[2,5]}],"id":"Bob-5"}');
INSERT INTO "entries" VALUES(1,25,'{"entry":"played","at":1794946171041,"seat":1,"events":[{"event":"bid_placed","seat":1,"count":1,"value":2}],"id":"Bob-6"}');
INSERT INTO "entries" VALUES(1,26,'{"entry":"played","at":1794946171044,"seat":2,"events":[{"event":"bid_placed","seat":2,"count":2,"value":3}],"by":"bot"}');
INSERT INTO "entries" VALUES(1,27,'{"entry":"played","at":1794946171053,"seat":0,"events":[{"event":"bid_placed","seat":0,"count":2,"value":6}],"id":"Ann-6"}');
INSERT INTO "entries" VALUES(1,28,'{"entry":"played","at":1794946171084,"seat":1,"events":[{"event":"bid_placed","seat":1,"count":5,"value":2}],"id":"Bob-7"}');
INSERT INTO "entries" VALUES(1,29,'{"entry":"played","at":1794946171086,"seat":2,"events":[{"event":"called","seat":2,"bidder":1},{"event":"shown","hands":[[[1,2],[1,2]],[[2,3],[2,5]],[[2,3]]],"up":[[1,1],[2,5],[3]],"count":5,"value":2,"found":3,"loser":1,"cards":3,"wild":true},{"event":"dealt","round":4,"starter":2,"counts":[2,3,1],"hands":[[[2,5],[1,2]],[[1,6],[4,5],[1,6]],[[1,5]]]}],"by":"bot"}');
INSERT INTO "entries" VALUES(1,30,'{"entry":"played","at":1794946171089,"seat":2,"events":[{"event":"turned","seat":2,"up":[5]}],"by":"bot"}');
INSERT INTO "entries" VALUES(1,31,'{"entry":"played","at":1794946171122,"seat":0,"events":[{"event":"turned","seat":0,"up":[5,2]}],"id":"Ann-7"}');
INSERT INTO "entries" VALUES(1,32,'{"entry":"played","at":1794946171122,"seat":1,"events":[{"event":"turned","seat":1,"up":[1,4,6]}],"id":"Bob-8"}');
INSERT INTO "entries" VALUES(1,33,'{"entry":"played","at":1794946171126,"seat":2,"events":[{"event":"bid_placed","seat":2,"count":2,"value":3}],"by":"bot"}');
INSERT INTO "entries" VALUES(1,34,'{"entry":"played","at":1794946171154,"seat":0,"events":[{"event":"bid_placed","seat":0,"count":3,"value":5}],"id":"Ann-8"}');
INSERT INTO "entries" VALUES(1,35,'{"entry":"played","at":1794946171165,"seat":1,"events":[{"event":"bid_placed","seat":1,"count":4,"value":2}],"id":"Bob-9"}');
INSERT INTO "entries" VALUES(1,36,'{"entry":"played","at":1794946171167,"seat":2,"events":[{"event":"called","seat":2,"bidder":1},{"event":"shown","hands":[[[2,5],[1,2]],[[1,6],[4,5],[1,6]],[[1,5]]],"up":[[5,2],[1,4,6],[5]],"count":4,"value":2,"found":2,"loser":1,"cards":4,"wild":true},{"event":"dealt","round":5,"starter":2,"counts":[2,4,1],"hands":[[[3,4],[3,5]],[[2,3],[2,5],[4,5],[2,6]],[[2,4]]]}],"by":"bot"}');
INSERT INTO "entries" VALUES(1,37,'{"entry":"played","at":1794946171168,"seat":2,"events":[{"event":"turned","seat":2,"up":[4]}],"by":"bot"}');
INSERT INTO "entries" VALUES(1,38,'{"entry":"played","at":1794946171196,"seat":0,"events":[{"event":"turned","seat":0,"up":[4,5]}],"id":"Ann-9"}');
INSERT INTO "entries" VALUES(1,39,'{"entry":"played","at":1794946171196,"seat":1,"events":[{"event":"turned","seat":1,"up":[2,2,4,6]}],"id":"Bob-10"}');
INSERT INTO "entries" VALUES(1,40,'{"entry":"played","at":1794946171200,"seat":2,"events":[{"event":"bid_placed","seat":2,"count":2,"value":2}],"by":"bot"}');
INSERT INTO "entries" VALUES(1,41,'{"entry":"played","at":1794946171226,"seat":0,"events":[{"event":"bid_placed","seat":0,"count":3,"value":4}],"id":"Ann-10"}');
INSERT INTO "entries" VALUES(1,42,'{"entry":"played","at":1794946171247,"seat":1,"events":[{"event":"bid_placed","seat":1,"count":4,"value":6}],"id":"Bob-11"}');
INSERT INTO "entries" VALUES(1,43,'{"entry":"played","at":1794946171249,"seat":2,"events":[{"event":"called","seat":2,"bidder":1},{"event":"shown","hands":[[[3,4],[3,5]],[[2,3],[2,5],[4,5],[2,6]],[[2,4]]],"up":[[4,5],[2,2,4,6],[4]],"count":4,"value":6,"found":1,"loser":1,"cards":5,"wild":true},{"event":"dealt","round":6,"starter":2,"counts":[2,5,1],"hands":[[[2,6],[1,3]],[[5,6],[2,5],[5,6],[2,4],[1,3]],[[3,6]]]}],"by":"bot"}');
INSERT INTO "entries" VALUES(1,44,'{"entry":"played","at":1794946171250,"seat":2,"events":[{"event":"turned","seat":2,"up":[6]}],"by":"bot"}');
INSERT INTO "entries" VALUES(1,45,'{"entry":"played","at":1794946171278,"seat":0,"events":[{"event":"turned","seat":0,"up":[2,1]}],"id":"Ann-11"}');
INSERT INTO "entries" VALUES(1,46,'{"entry":"played","at":1794946171278,"seat":1,"events":[{"event":"turned","seat":1,"up":[6,5,5,2,3]}],"id":"Bob-12"}');
INSERT INTO "entries" VALUES(1,47,'{"entry":"played","at":1794946171281,"seat":2,"events":[{"event":"bid_placed","seat":2,"count":2,"value":1}],"by":"bot"}');
INSERT INTO "entries" VALUES(1,48,'{"entry":"played","at":1794946171334,"seat":0,"events":[{"event":"bid_placed","seat":0,"count":2,"value":5}],"id":"Ann-12"}');
INSERT INTO "entries" VALUES(1,49,'{"entry":"played","at":1794946171338,"seat":1,"events":[{"event":"bid_placed","seat":1,"count":5,"value":2}],"id":"Bob-13"}');
INSERT INTO "entries" VALUES(1,50,'{"entry":"played","at":1794946171341,"seat":2,"events":[{"event":"called","seat":2,"bidder":1},{"event":"shown","hands":[[[2,6],[1,3]],[[5,6],[2,5],[5,6],[2,4],[1,3]],[[3,6]]],"up":[[2,1],[6,5,5,2,3],[6]],"count":5,"value":2,"found":2,"loser":1,"cards":6,"wild":false},{"event":"ended","result":{"winners":[2],"scores":[2,6,1],"reason":"fewest_cards"}}],"by":"bot"}');
INSERT INTO "entries" VALUES(1,51,'{"entry":"followed","at":1794946171390,"code":"W7BBKXHU","seat":0}');
INSERT INTO "entries" VALUES(2,1,'{"entry":"opened","at":1794946171378,"host":1,"game":"lie","options":{"wild_ones":true},"secret":"8dd6627b949012e9048b882ec82f6c92255df69d40d85058b5d45a03f9002e57","chairs":[{"name":"Olga","bot":"rookie","ready":true},{"name":"Ann","person":1},{"name":"Bob","person":2}],"clock":{},"before":"2JVHAAEA","edition":2}');
INSERT INTO "entries" VALUES(3,1,'{"entry":"opened","at":1794946171405,"host":1,"game":"bluff_pirate","options":{},"secret":"ddbd2405ba5692726add8e6087d7f8cb5d091fce73d7e5b3612b6eb9413cb8d2","chairs":[null,null],"clock":{"kind":"days"},"edition":2}');
INSERT INTO "entries" VALUES(3,2,'{"entry":"sat","at":1794946171470,"seat":0,"person":1,"name":"Ann"}');
INSERT INTO "entries" VALUES(3,3,'{"entry":"came","at":1794946171470,"seat":0,"worker":1}');
INSERT INTO "entries" VALUES(3,4,'{"entry":"readied","at":1794946171470,"seat":0,"ready":true}');
INSERT INTO "entries" VALUES(3,5,'{"entry":"sat","at":1794946171471,"seat":1,"person":2,"name":"Bob"}');
INSERT INTO "entries" VALUES(3,6,'{"entry":"came","at":1794946171471,"seat":1,"worker":1}');
INSERT INTO "entries" VALUES(3,7,'{"entry":"readied","at":1794946171471,"seat":1,"ready":true}');
INSERT INTO "entries" VALUES(3,8,'{"entry":"started","at":1794946171506,"events":[{"event":"starter_drawn","seat":1},{"event":"treasure_hidden","island":18},{"event":"shuffled","count":100,"cards":["spyglass","lantern","rum","rum","spyglass","compass","eyepatch","map","compass","spyglass","eyepatch","flag","anchor","map","flag","map","eyepatch","anchor","compass","hook","eyepatch","pirate","map","rum","flag","spyglass","rum","rum","eyepatch","anchor","spyglass","hook","anchor","compass","eyepatch","spyglass","pirate","rum","flag","anchor","lantern","spyglass","spyglass","map","compass","anchor","pirate","eyepatch","hook","lantern","rum","anchor","flag","map","hook","anchor","anchor","eyepatch","lantern","hook","flag","anchor","lantern","map","rum","map","hook","compass","rum","compass","pirate","lantern","lantern","compass","flag","spyglass","hook","eyepatch","compass","flag","hook","pirate","map","map","lantern","rum","lantern","pirate","pirate","eyepatch","pirate","flag","compass","pirate","pirate","flag","lantern","spyglass","hook","hook"]},{"event":"dealt","hands":[["lantern","rum","rum","spyglass","spyglass"],["compass","compass","eyepatch","map","spyglass"]]},{"event":"drawn","seat":1,"count":2,"cards":["eyepatch","flag"],"pile":88}]}');
INSERT INTO "entries" VALUES(3,9,'{"entry":"said","at":1794946171545,"person":1,"name":"Ann","text":"Good luck! 祝好运","seat":0}');
INSERT INTO "entries" VALUES(3,10,'{"entry":"muted","at":1794946171550,"person":1,"whom":2,"name":"Bob","on":true}');
INSERT INTO "entries" VALUES(3,11,'{"entry":"paused","at":1794946171575,"person":1,"by":0}');
INSERT INTO "entries" VALUES(3,12,'{"entry":"resumed","at":1794946171595,"by":0}');
INSERT INTO "entries" VALUES(3,13,'{"entry":"handed","at":1794946171638,"seat":1,"bot":"rookie","why":"self","abandoned":true}');
INSERT INTO "entries" VALUES(3,14,'{"entry":"handed","at":1794946171639,"seat":1,"bot":null,"why":"back"}');
INSERT INTO "entries" VALUES(3,15,'{"entry":"played","at":1794946171639,"seat":1,"events":[{"event":"laid","seat":1,"shown":"map","up":1,"cards":4,"hidden":["compass","compass","eyepatch"],"honest_claim":true}],"id":"Bob-1"}');
INSERT INTO "entries" VALUES(3,16,'{"entry":"played","at":1794946171678,"seat":0,"events":[{"event":"voted","seat":0,"bluff":false},{"event":"revealed","seat":1,"voter":0,"voted_bluff":false,"shown":"map","up":1,"hidden":["compass","compass","eyepatch"],"bluffed":true,"returned":false},{"event":"sailed","seat":1,"start":0,"square":4}],"id":"Ann-1"}');
INSERT INTO "entries" VALUES(3,17,'{"entry":"played","at":1794946171696,"seat":0,"events":[{"event":"draw_chosen","seat":0},{"event":"drawn","seat":0,"count":2,"cards":["anchor","map"],"pile":86}],"id":"Ann-2"}');
INSERT INTO "entries" VALUES(3,18,'{"entry":"played","at":1794946171725,"seat":0,"events":[{"event":"laid","seat":0,"shown":"spyglass","up":1,"cards":4,"hidden":["anchor","map","rum"],"honest_claim":false}],"id":"Ann-3"}');
INSERT INTO "entries" VALUES(3,19,'{"entry":"played","at":1794946171754,"seat":1,"events":[{"event":"voted","seat":1,"bluff":true},{"event":"revealed","seat":0,"voter":1,"voted_bluff":true,"shown":"spyglass","up":1,"hidden":["anchor","map","rum"],"bluffed":true,"returned":true},{"event":"sailed","seat":1,"start":4,"square":8},{"event":"drawn","seat":1,"count":2,"cards":["flag","map"],"pile":84}],"id":"Bob-2"}');
INSERT INTO "entries" VALUES(3,20,'{"entry":"played","at":1794946171778,"seat":1,"events":[{"event":"laid","seat":1,"shown":"spyglass","up":1,"cards":3,"hidden":["flag","map"],"honest_claim":false}],"id":"Bob-3"}');
INSERT INTO "entries" VALUES(4,1,'{"entry":"opened","at":1794946171799,"host":1,"game":"dont_bluff","options":{},"secret":"d0ababaee50201c26f909842efb19ec6d580e34ed87437accac12fb4e1a84cde","chairs":[null,null],"clock":{"kind":"days"},"edition":2}');
INSERT INTO "entries" VALUES(4,2,'{"entry":"sat","at":1794946171878,"seat":0,"person":1,"name":"Ann"}');
INSERT INTO "entries" VALUES(4,3,'{"entry":"came","at":1794946171878,"seat":0,"worker":1}');
INSERT INTO "entries" VALUES(4,4,'{"entry":"readied","at":1794946171878,"seat":0,"ready":true}');
INSERT INTO "entries" VALUES(4,5,'{"entry":"sat","at":1794946171879,"seat":1,"person":2,"name":"Bob"}');
INSERT INTO "entries" VALUES(4,6,'{"entry":"came","at":1794946171879,"seat":1,"worker":1}');
INSERT INTO "entries" VALUES(4,7,'{"entry":"readied","at":1794946171879,"seat":1,"ready":true}');
INSERT INTO "entries" VALUES(4,8,'{"entry":"started","at":1794946171897,"events":[{"event":"starter_drawn","seat":0},{"event":"bank_shuffled","cards":[0,2,1,2,5,1]}]}');
INSERT INTO "entries" VALUES(4,9,'{"entry":"said","at":1794946171930,"person":1,"name":"Ann","text":"Good luck! 祝好运","seat":0}');
INSERT INTO "entries" VALUES(4,10,'{"entry":"muted","at":1794946171954,"person":1,"whom":2,"name":"Bob","on":true}');
INSERT INTO "entries" VALUES(4,11,'{"entry":"paused","at":1794946171974,"person":1,"by":0}');
INSERT INTO "entries" VALUES(4,12,'{"entry":"resumed","at":1794946172006,"by":0}');
INSERT INTO "entries" VALUES(4,13,'{"entry":"handed","at":1794946172038,"seat":1,"bot":"rookie","why":"self","abandoned":true}');
INSERT INTO "entries" VALUES(4,14,'{"entry":"handed","at":1794946172038,"seat":1,"bot":null,"why":"back"}');
INSERT INTO "entries" VALUES(4,15,'{"entry":"played","at":1794946172039,"seat":0,"events":[{"event":"rolled","seat":0},{"event":"colour_rolled","colour":"blue","owner":1},{"event":"paired","giver":0,"receiver":1}],"id":"Ann-1"}');
INSERT INTO "entries" VALUES(4,16,'{"entry":"played","at":1794946172134,"seat":0,"events":[{"event":"offered","seat":0,"to":1,"cards":[5,2,2,1,1,1,1],"count":7,"claim":6}],"id":"Ann-2"}');
INSERT INTO "entries" VALUES(4,17,'{"entry":"played","at":1794946172163,"seat":1,"events":[{"event":"accepted","seat":1},{"event":"received","seat":1,"giver":0,"open":[],"closed":[5,2,2,1,1,1,1],"count":7},{"event":"hands_shown","hands":[[0,0],[5,5,2,2,2,2,1,1,1,1,1,1,1,1,0,0]]},{"event":"ended","result":{"winners":[1],"scores":[0,26],"reason":"twenty_five_millions"}}],"id":"Bob-1"}');
INSERT INTO "entries" VALUES(5,1,'{"entry":"opened","at":1794946172191,"host":1,"game":"lie","options":{},"secret":"127b397015b9274508ac66ffee0f35b7489f6ec4fc9dea662ea82ab4879c0491","chairs":[null,null],"clock":{"kind":"days"},"edition":2}');
INSERT INTO "entries" VALUES(5,2,'{"entry":"sat","at":1794946172243,"seat":0,"person":1,"name":"Ann"}');
INSERT INTO "entries" VALUES(5,3,'{"entry":"came","at":1794946172243,"seat":0,"worker":1}');
INSERT INTO "entries" VALUES(5,4,'{"entry":"readied","at":1794946172243,"seat":0,"ready":true}');
INSERT INTO "entries" VALUES(5,5,'{"entry":"sat","at":1794946172243,"seat":1,"person":2,"name":"Bob"}');
INSERT INTO "entries" VALUES(5,6,'{"entry":"came","at":1794946172243,"seat":1,"worker":1}');
INSERT INTO "entries" VALUES(5,7,'{"entry":"readied","at":1794946172243,"seat":1,"ready":true}');
INSERT INTO "entries" VALUES(5,8,'{"entry":"started","at":1794946172267,"events":[{"event":"starter_drawn","seat":1},{"event":"dealt","round":1,"starter":1,"counts":[1,1],"hands":[[[5,6]],[[1,3]]]}]}');
INSERT INTO "entries" VALUES(5,9,'{"entry":"said","at":1794946172271,"person":1,"name":"Ann","text":"Good luck! 祝好运","seat":0}');
INSERT INTO "entries" VALUES(5,10,'{"entry":"muted","at":1794946172275,"person":1,"whom":2,"name":"Bob","on":true}');
INSERT INTO "entries" VALUES(5,11,'{"entry":"paused","at":1794946172281,"person":1,"by":0}');
INSERT INTO "entries" VALUES(5,12,'{"entry":"resumed","at":1794946172291,"by":0}');
INSERT INTO "entries" VALUES(5,13,'{"entry":"handed","at":1794946172294,"seat":1,"bot":"rookie","why":"self","abandoned":true}');
INSERT INTO "entries" VALUES(5,14,'{"entry":"handed","at":1794946172294,"seat":1,"bot":null,"why":"back"}');
INSERT INTO "entries" VALUES(5,15,'{"entry":"played","at":1794946172294,"seat":0,"events":[{"event":"turned","seat":0,"up":[6]}],"id":"Ann-1"}');
INSERT INTO "entries" VALUES(5,16,'{"entry":"played","at":1794946172301,"seat":1,"events":[{"event":"turned","seat":1,"up":[3]}],"id":"Bob-1"}');
INSERT INTO "entries" VALUES(5,17,'{"entry":"played","at":1794946172307,"seat":1,"events":[{"event":"bid_placed","seat":1,"count":2,"value":4}],"id":"Bob-2"}');
INSERT INTO "entries" VALUES(5,18,'{"entry":"played","at":1794946172315,"seat":0,"events":[{"event":"bid_placed","seat":0,"count":2,"value":6}],"id":"Ann-2"}');
INSERT INTO "entries" VALUES(5,19,'{"entry":"played","at":1794946172327,"seat":1,"events":[{"event":"called","seat":1,"bidder":0},{"event":"shown","hands":[[[5,6]],[[1,3]]],"up":[[6],[3]],"count":2,"value":6,"found":1,"loser":0,"cards":2,"wild":false},{"event":"dealt","round":2,"starter":1,"counts":[2,1],"hands":[[[3,5],[3,4]],[[2,4]]]}],"id":"Bob-3"}');
INSERT INTO "entries" VALUES(5,20,'{"entry":"played","at":1794946172330,"seat":0,"events":[{"event":"turned","seat":0,"up":[3,4]}],"id":"Ann-3"}');
INSERT INTO "entries" VALUES(6,1,'{"entry":"opened","at":1794946172342,"host":1,"game":"millionaires","options":{},"secret":"3884e9e9c7ce3cae24a221f1c9a65a6c173912ee625040126c170a1734ef6938","chairs":[null,null,null],"clock":{"kind":"days"},"edition":2}');
INSERT INTO "entries" VALUES(6,2,'{"entry":"sat","at":1794946172361,"seat":0,"person":1,"name":"Ann"}');
INSERT INTO "entries" VALUES(6,3,'{"entry":"came","at":1794946172361,"seat":0,"worker":1}');
INSERT INTO "entries" VALUES(6,4,'{"entry":"readied","at":1794946172362,"seat":0,"ready":true}');
INSERT INTO "entries" VALUES(6,5,'{"entry":"sat","at":1794946172362,"seat":1,"person":2,"name":"Bob"}');
INSERT INTO "entries" VALUES(6,6,'{"entry":"came","at":1794946172363,"seat":1,"worker":1}');
INSERT INTO "entries" VALUES(6,7,'{"entry":"readied","at":1794946172363,"seat":1,"ready":true}');
INSERT INTO "entries" VALUES(6,8,'{"entry":"sat","at":1794946172363,"seat":2,"person":3,"name":"Zażółć"}');
INSERT INTO "entries" VALUES(6,9,'{"entry":"came","at":1794946172363,"seat":2,"worker":1}');
INSERT INTO "entries" VALUES(6,10,'{"entry":"readied","at":1794946172363,"seat":2,"ready":true}');
INSERT INTO "entries" VALUES(6,11,'{"entry":"started","at":1794946172371,"events":[{"event":"starter_drawn","seat":1},{"event":"shuffled","pile":[4,1,9,10,5,"success","success",3,"thief","cba",6,7,"casino",2,"success",8]}]}');
INSERT INTO "entries" VALUES(6,12,'{"entry":"said","at":1794946172376,"person":1,"name":"Ann","text":"Good luck! 祝好运","seat":0}');
INSERT INTO "entries" VALUES(6,13,'{"entry":"muted","at":1794946172383,"person":1,"whom":2,"name":"Bob","on":true}');
INSERT INTO "entries" VALUES(6,14,'{"entry":"paused","at":1794946172390,"person":1,"by":0}');
INSERT INTO "entries" VALUES(6,15,'{"entry":"resumed","at":1794946172403,"by":0}');
INSERT INTO "entries" VALUES(6,16,'{"entry":"handed","at":1794946172408,"seat":1,"bot":"rookie","why":"self","abandoned":true}');
INSERT INTO "entries" VALUES(6,17,'{"entry":"handed","at":1794946172410,"seat":1,"bot":null,"why":"back"}');
INSERT INTO "entries" VALUES(6,18,'{"entry":"played","at":1794946172410,"seat":1,"events":[{"event":"revealed","seat":1,"tile":4,"reds":0}],"id":"Bob-1"}');
INSERT INTO "entries" VALUES(6,19,'{"entry":"played","at":1794946172812,"seat":1,"events":[{"event":"bid_placed","seat":1,"cards":[1,2,15,20,25],"total":63}],"id":"Bob-2"}');
INSERT INTO "entries" VALUES(6,20,'{"entry":"played","at":1794946172847,"seat":2,"events":[{"event":"bid_placed","seat":2,"cards":[2,3,8,15,20,25],"total":73}],"id":"Zażółć-1"}');
INSERT INTO "entries" VALUES(6,21,'{"entry":"played","at":1794946172886,"seat":0,"events":[{"event":"bid_placed","seat":0,"cards":[1,2,6,10,12,20,25],"total":76}],"id":"Ann-1"}');
INSERT INTO "entries" VALUES(6,22,'{"entry":"played","at":1794946172915,"seat":1,"events":[{"event":"bid_placed","seat":1,"cards":[6,12],"total":81}],"id":"Bob-3"}');
INSERT INTO "entries" VALUES(6,23,'{"entry":"played","at":1794946172938,"seat":2,"events":[{"event":"bid_placed","seat":2,"cards":[12],"total":85}],"id":"Zażółć-2"}');
INSERT INTO "entries" VALUES(7,1,'{"entry":"opened","at":1794946172971,"host":1,"game":"millions_of_dollars","options":{},"secret":"a622ac552e6cc9376d92dbaada18fb2c9e38a0a72894b8e88c2a153e409e15bc","chairs":[null,null,null],"clock":{"kind":"days"},"edition":2}');
INSERT INTO "entries" VALUES(7,2,'{"entry":"sat","at":1794946173055,"seat":0,"person":1,"name":"Ann"}');
INSERT INTO "entries" VALUES(7,3,'{"entry":"came","at":1794946173055,"seat":0,"worker":1}');
INSERT INTO "entries" VALUES(7,4,'{"entry":"readied","at":1794946173055,"seat":0,"ready":true}');
INSERT INTO "entries" VALUES(7,5,'{"entry":"sat","at":1794946173055,"seat":1,"person":2,"name":"Bob"}');
INSERT INTO "entries" VALUES(7,6,'{"entry":"came","at":1794946173055,"seat":1,"worker":1}');
INSERT INTO "entries" VALUES(7,7,'{"entry":"readied","at":1794946173055,"seat":1,"ready":true}');
INSERT INTO "entries" VALUES(7,8,'{"entry":"sat","at":1794946173056,"seat":2,"person":3,"name":"Zażółć"}');
INSERT INTO "entries" VALUES(7,9,'{"entry":"came","at":1794946173056,"seat":2,"worker":1}');
INSERT INTO "entries" VALUES(7,10,'{"entry":"readied","at":1794946173056,"seat":2,"ready":true}');
INSERT INTO "entries" VALUES(7,11,'{"entry":"started","at":1794946173071,"events":[{"event":"starter_drawn","seat":1},{"event":"loot_revealed","round":1,"leader":1,"loot":{"amount":8,"stake":1,"icon":"snitch"}}]}');
INSERT INTO "entries" VALUES(7,12,'{"entry":"said","at":1794946173100,"person":1,"name":"Ann","text":"Good luck! 祝好运","seat":0}');
INSERT INTO "entries" VALUES(7,13,'{"entry":"muted","at":1794946173116,"person":1,"whom":2,"name":"Bob","on":true}');
INSERT INTO "entries" VALUES(7,14,'{"entry":"paused","at":1794946173135,"person":1,"by":0}');
INSERT INTO "entries" VALUES(7,15,'{"entry":"resumed","at":1794946173163,"by":0}');
INSERT INTO "entries" VALUES(7,16,'{"entry":"handed","at":1794946173183,"seat":1,"bot":"rookie","why":"self","abandoned":true}');
INSERT INTO "entries" VALUES(7,17,'{"entry":"handed","at":1794946173184,"seat":1,"bot":null,"why":"back"}');
INSERT INTO "entries" VALUES(7,18,'{"entry":"played","at":1794946173185,"seat":1,"events":[{"event":"chosen","seat":1,"roles":["pickpocket","bruiser"]}],"id":"Bob-1"}');
INSERT INTO "entries" VALUES(7,19,'{"entry":"played","at":1794946173239,"seat":0,"events":[{"event":"chosen","seat":0,"roles":["snitch","pickpocket"]}],"id":"Ann-1"}');
INSERT INTO "entries" VALUES(7,20,'{"entry":"played","at":1794946173254,"seat":2,"events":[{"event":"chosen","seat":2,"roles":["driver","pickpocket"]},{"event":"stakes_placed","stake":1,"reserve":[0,0,0],"money":[3,3,3]},{"event":"roles_shown","shown":["bruiser","driver","pickpocket","pickpocket","pickpocket"],"hidden":"snitch"}],"id":"Zażółć-1"}');
INSERT INTO "entries" VALUES(7,21,'{"entry":"played","at":1794946173294,"seat":2,"events":[{"event":"offer_made","seat":2,"offer":0,"to":1,"slot":1,"amount":1}],"id":"Zażółć-2"}');
INSERT INTO "entries" VALUES(7,22,'{"entry":"played","at":1794946173324,"seat":2,"events":[{"event":"price_named","seat":2,"offer":1,"of":0,"slot":1,"price":3}],"id":"Zażółć-3"}');
INSERT INTO "entries" VALUES(7,23,'{"entry":"played","at":1794946173335,"seat":2,"events":[{"event":"price_named","seat":2,"offer":2,"of":1,"slot":0,"price":3}],"id":"Zażółć-4"}');
INSERT INTO "entries" VALUES(8,1,'{"entry":"opened","at":1794946173371,"host":1,"game":"bluff_pirate","options":{},"secret":"d4c2c65f34112214e1aa4be748a9f6d1146b4998989489b4fa1ba5af01a2755e","chairs":[null,null,null],"public":true,"clock":{},"edition":2}');
INSERT INTO "entries" VALUES(8,2,'{"entry":"sat","at":1794946173427,"seat":2,"person":1,"name":"Ann"}');
INSERT INTO "entries" VALUES(8,3,'{"entry":"came","at":1794946173427,"seat":2,"worker":1}');
INSERT INTO "entries" VALUES(8,4,'{"entry":"sat","at":1794946173459,"seat":0,"person":2,"name":"Bob"}');
INSERT INTO "entries" VALUES(8,5,'{"entry":"came","at":1794946173459,"seat":0,"worker":1}');
INSERT INTO "entries" VALUES(8,6,'{"entry":"readied","at":1794946173463,"seat":2,"ready":true}');
INSERT INTO "entries" VALUES(8,7,'{"entry":"bot_sat","at":1794946173463,"seat":1,"kind":"shark:bold","name":"Olga"}');
INSERT INTO "entries" VALUES(8,8,'{"entry":"stood","at":1794946173463,"seat":0}');
INSERT INTO "entries" VALUES(8,9,'{"entry":"changed","at":1794946173483,"options":{},"chairs":[null,{"name":"Olga","bot":"shark:bold","ready":true},{"name":"Ann","person":1},null],"public":true,"clock":{},"absence":"bot"}');
CREATE TABLE house (
	"key" TEXT NOT NULL, 
	value TEXT NOT NULL, 
	PRIMARY KEY ("key")
);
INSERT INTO "house" VALUES('desk-token','f06a73cd203f331d08ab25deb6542f708a357f08ed2ed732f5b19a0b7c52555a');
INSERT INTO "house" VALUES('cookies','69137e8d1fc212b98cd2a238eb368c95bccce3deeb5272e69ec1e72bc904c9fa');
INSERT INTO "house" VALUES('host-cookies-since','1794946165570');
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
INSERT INTO "people" VALUES(1,'Ann',1794946166686);
INSERT INTO "people" VALUES(2,'Bob',1794946166789);
INSERT INTO "people" VALUES(3,'Zażółć',1794946166826);
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
INSERT INTO "tables" VALUES(1,'2JVHAAEA','lie',1,1794946166897,51,1794946171390,NULL,'over',0,0,3,3,'');
INSERT INTO "tables" VALUES(2,'W7BBKXHU','lie',1,1794946171378,1,1794946171378,NULL,'waiting',0,0,3,3,'');
INSERT INTO "tables" VALUES(3,'B49YJAXZ','bluff_pirate',1,1794946171405,20,1794946171778,1795183771778,'playing',0,0,2,2,'0');
INSERT INTO "tables" VALUES(4,'G5US5BYP','dont_bluff',1,1794946171799,17,1794946172163,NULL,'over',0,0,2,2,'');
INSERT INTO "tables" VALUES(5,'TS29RRKC','lie',1,1794946172191,20,1794946172330,1795183772327,'playing',0,0,2,2,'1');
INSERT INTO "tables" VALUES(6,'SHXMM2CQ','millionaires',1,1794946172342,23,1794946172938,1795183772938,'playing',0,0,3,3,'0');
INSERT INTO "tables" VALUES(7,'CVQZBCKJ','millions_of_dollars',1,1794946172971,23,1794946173335,1795183773335,'playing',0,0,3,3,'0,1,2');
INSERT INTO "tables" VALUES(8,'9VCXG8WG','bluff_pirate',1,1794946173371,9,1794946173483,NULL,'waiting',1,0,4,2,'');
CREATE TABLE tokens (
	hash TEXT NOT NULL, 
	person INTEGER NOT NULL, 
	created BIGINT NOT NULL, device TEXT DEFAULT '' NOT NULL, seen BIGINT DEFAULT '0' NOT NULL, expires BIGINT DEFAULT '0' NOT NULL, 
	PRIMARY KEY (hash), 
	FOREIGN KEY(person) REFERENCES people (id)
);
INSERT INTO "tokens" VALUES('ee5acac6bf9dffec6f5d68db9ece7ce41243939d0abd5a2bfb9543f0e1473252',1,1794946166686,'python-httpx',1794946166686,1810498166686);
INSERT INTO "tokens" VALUES('823323c1d5f528cd43bd92f3906474393e968aa9cf86c305764199e6e3648ae9',2,1794946166789,'python-httpx',1794946166789,1810498166789);
INSERT INTO "tokens" VALUES('dcb05d7434d0c53d987cf0b3a407a604a29c2e4e5e1e7fa39a758ee895ffe971',3,1794946166826,'python-httpx',1794946166826,1810498166826);
CREATE TABLE workers (
	id INTEGER NOT NULL, 
	alive BIGINT NOT NULL, 
	PRIMARY KEY (id)
);
INSERT INTO "workers" VALUES(1,1794946173642);
CREATE INDEX ix_tokens_person ON tokens (person);
CREATE INDEX tables_due ON tables (due);
CREATE INDEX tables_open ON tables (public, phase, archived, touched);
CREATE INDEX tables_phase ON tables (archived, phase);
CREATE INDEX tables_touched ON tables (archived, touched);
CREATE INDEX ix_sittings_person ON sittings (person);
CREATE INDEX ix_outcomes_person ON outcomes (person);
CREATE INDEX ix_tokens_expires ON tokens (expires);
COMMIT;
