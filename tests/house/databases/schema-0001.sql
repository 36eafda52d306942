BEGIN TRANSACTION;
CREATE TABLE alembic_version (
	version_num VARCHAR(32) NOT NULL, 
	CONSTRAINT alembic_version_pkc PRIMARY KEY (version_num)
);
INSERT INTO "alembic_version" VALUES('0001');
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
INSERT INTO "entries" VALUES(1,1,'{"entry":"opened","at":1794755105154,"host":1,"game":"lie","options":{"wild_ones":true},"secret":"ece197512fe43d5846cf4a2121dcf3c6b35f7ae6ecefc17e3722a850fa620c86","chairs":[null,null,{"name":"Olga","bot":"rookie","ready":true}],"clock":{}}');
INSERT INTO "entries" VALUES(1,2,'{"entry":"sat","at":1794755105162,"seat":0,"person":1,"name":"Ann"}');
INSERT INTO "entries" VALUES(1,3,'{"entry":"came","at":1794755105162,"seat":0,"worker":1}');
INSERT INTO "entries" VALUES(1,4,'{"entry":"readied","at":1794755105162,"seat":0,"ready":true}');
INSERT INTO "entries" VALUES(1,5,'{"entry":"sat","at":1794755105162,"seat":1,"person":2,"name":"Bob"}');
INSERT INTO "entries" VALUES(1,6,'{"entry":"came","at":1794755105162,"seat":1,"worker":1}');
INSERT INTO "entries" VALUES(1,7,'{"entry":"readied","at":1794755105162,"seat":1,"ready":true}');
INSERT INTO "entries" VALUES(1,8,'{"entry":"started","at":1794755105165,"events":[{"event":"starter_drawn","seat":2},{"event":"dealt","round":1,"starter":2,"counts":[1,1,1],"hands":[[[4,5]],[[2,4]],[[1,5]]]}]}');
INSERT INTO "entries" VALUES(1,9,'{"entry":"played","at":1794755105235,"seat":0,"events":[{"event":"turned","seat":0,"up":[5]}],"id":"Ann-1"}');
INSERT INTO "entries" VALUES(1,10,'{"entry":"played","at":1794755105235,"seat":1,"events":[{"event":"turned","seat":1,"up":[2]}],"id":"Bob-1"}');
INSERT INTO "entries" VALUES(1,11,'{"entry":"played","at":1794755105416,"seat":2,"events":[{"event":"turned","seat":2,"up":[5]}],"by":"bot"}');
INSERT INTO "entries" VALUES(1,12,'{"entry":"played","at":1794755105417,"seat":2,"events":[{"event":"bid_placed","seat":2,"count":1,"value":5}],"by":"bot"}');
INSERT INTO "entries" VALUES(1,13,'{"entry":"played","at":1794755105420,"seat":0,"events":[{"event":"bid_placed","seat":0,"count":2,"value":6}],"id":"Ann-2"}');
INSERT INTO "entries" VALUES(1,14,'{"entry":"played","at":1794755105423,"seat":1,"events":[{"event":"bid_placed","seat":1,"count":3,"value":6}],"id":"Bob-2"}');
INSERT INTO "entries" VALUES(1,15,'{"entry":"played","at":1794755105425,"seat":2,"events":[{"event":"called","seat":2,"bidder":1},{"event":"shown","hands":[[[4,5]],[[2,4]],[[1,5]]],"up":[[5],[2],[5]],"count":3,"value":6,"found":0,"loser":1,"cards":2,"wild":true},{"event":"dealt","round":2,"starter":2,"counts":[1,2,1],"hands":[[[2,4]],[[1,5],[5,6]],[[3,4]]]}],"by":"bot"}');
INSERT INTO "entries" VALUES(1,16,'{"entry":"played","at":1794755105426,"seat":2,"events":[{"event":"turned","seat":2,"up":[4]}],"by":"bot"}');
INSERT INTO "entries" VALUES(1,17,'{"entry":"played","at":1794755105429,"seat":0,"events":[{"event":"turned","seat":0,"up":[2]}],"id":"Ann-3"}');
INSERT INTO "entries" VALUES(1,18,'{"entry":"played","at":1794755105430,"seat":1,"events":[{"event":"turned","seat":1,"up":[1,5]}],"id":"Bob-3"}');
INSERT INTO "entries" VALUES(1,19,'{"entry":"played","at":1794755105432,"seat":2,"events":[{"event":"bid_placed","seat":2,"count":2,"value":4}],"by":"bot"}');
INSERT INTO "entries" VALUES(1,20,'{"entry":"played","at":1794755105436,"seat":0,"events":[{"event":"bid_placed","seat":0,"count":4,"value":6}],"id":"Ann-4"}');
INSERT INTO "entries" VALUES(1,21,'{"entry":"played","at":1794755105439,"seat":1,"events":[{"event":"called","seat":1,"bidder":0},{"event":"shown","hands":[[[2,4]],[[1,5],[5,6]],[[3,4]]],"up":[[2],[1,5],[4]],"count":4,"value":6,"found":1,"loser":0,"cards":2,"wild":true},{"event":"dealt","round":3,"starter":1,"counts":[2,2,1],"hands":[[[1,3],[1,3]],[[4,6],[1,6]],[[2,3]]]}],"id":"Bob-4"}');
INSERT INTO "entries" VALUES(1,22,'{"entry":"played","at":1794755105440,"seat":2,"events":[{"event":"turned","seat":2,"up":[3]}],"by":"bot"}');
INSERT INTO "entries" VALUES(1,23,'{"entry":"played","at":1794755105443,"seat":0,"events":[{"event":"turned","seat":0,"up":[3,1]}],"id":"Ann-5"}');
INSERT INTO "entries" VALUES(1,24,'{"entry":"played","at":1794755105443,"seat":1,"events":[{"event":"turned","seat":1,"up":[4,1]}],"id":"Bob-5"}');
INSERT INTO "entries" VALUES(1,25,'{"entry":"played","at":1794755105447,"seat":1,"events":[{"event":"bid_placed","seat":1,"count":5,"value":6}],"id":"Bob-6"}');
INSERT INTO "entries" VALUES(1,26,'{"entry":"played","at":1794755105449,"seat":2,"events":[{"event":"called","seat":2,"bidder":1},{"event":"shown","hands":[[[1,3],[1,3]],[[4,6],[1,6]],[[2,3]]],"up":[[3,1],[4,1],[3]],"count":5,"value":6,"found":2,"loser":1,"cards":3,"wild":true},{"event":"dealt","round":4,"starter":2,"counts":[2,3,1],"hands":[[[4,5],[2,4]],[[1,5],[1,3],[1,6]],[[3,4]]]}],"by":"bot"}');
INSERT INTO "entries" VALUES(1,27,'{"entry":"played","at":1794755105451,"seat":2,"events":[{"event":"turned","seat":2,"up":[4]}],"by":"bot"}');
INSERT INTO "entries" VALUES(1,28,'{"entry":"played","at":1794755105453,"seat":0,"events":[{"event":"turned","seat":0,"up":[4,4]}],"id":"Ann-6"}');
INSERT INTO "entries" VALUES(1,29,'{"entry":"played","at":1794755105453,"seat":1,"events":[{"event":"turned","seat":1,"up":[1,1,1]}],"id":"Bob-7"}');
INSERT INTO "entries" VALUES(1,30,'{"entry":"played","at":1794755105455,"seat":2,"events":[{"event":"bid_placed","seat":2,"count":2,"value":2}],"by":"bot"}');
INSERT INTO "entries" VALUES(1,31,'{"entry":"played","at":1794755105459,"seat":0,"events":[{"event":"bid_placed","seat":0,"count":2,"value":5}],"id":"Ann-7"}');
INSERT INTO "entries" VALUES(1,32,'{"entry":"played","at":1794755105463,"seat":1,"events":[{"event":"bid_placed","seat":1,"count":5,"value":1}],"id":"Bob-8"}');
INSERT INTO "entries" VALUES(1,33,'{"entry":"played","at":1794755105464,"seat":2,"events":[{"event":"called","seat":2,"bidder":1},{"event":"shown","hands":[[[4,5],[2,4]],[[1,5],[1,3],[1,6]],[[3,4]]],"up":[[4,4],[1,1,1],[4]],"count":5,"value":1,"found":3,"loser":1,"cards":4,"wild":false},{"event":"dealt","round":5,"starter":2,"counts":[2,4,1],"hands":[[[2,3],[3,6]],[[3,6],[4,6],[5,6],[2,3]],[[1,6]]]}],"by":"bot"}');
INSERT INTO "entries" VALUES(1,34,'{"entry":"played","at":1794755105466,"seat":2,"events":[{"event":"turned","seat":2,"up":[6]}],"by":"bot"}');
INSERT INTO "entries" VALUES(1,35,'{"entry":"played","at":1794755105466,"seat":0,"events":[{"event":"turned","seat":0,"up":[3,6]}],"id":"Ann-8"}');
INSERT INTO "entries" VALUES(1,36,'{"entry":"played","at":1794755105467,"seat":1,"events":[{"event":"turned","seat":1,"up":[3,4,6,2]}],"id":"Bob-9"}');
INSERT INTO "entries" VALUES(1,37,'{"entry":"played","at":1794755105468,"seat":2,"events":[{"event":"bid_placed","seat":2,"count":2,"value":4}],"by":"bot"}');
INSERT INTO "entries" VALUES(1,38,'{"entry":"played","at":1794755105473,"seat":0,"events":[{"event":"bid_placed","seat":0,"count":5,"value":2}],"id":"Ann-9"}');
INSERT INTO "entries" VALUES(1,39,'{"entry":"played","at":1794755105476,"seat":1,"events":[{"event":"bid_placed","seat":1,"count":5,"value":5}],"id":"Bob-10"}');
INSERT INTO "entries" VALUES(1,40,'{"entry":"played","at":1794755105477,"seat":2,"events":[{"event":"called","seat":2,"bidder":1},{"event":"shown","hands":[[[2,3],[3,6]],[[3,6],[4,6],[5,6],[2,3]],[[1,6]]],"up":[[3,6],[3,4,6,2],[6]],"count":5,"value":5,"found":0,"loser":1,"cards":5,"wild":true},{"event":"dealt","round":6,"starter":2,"counts":[2,5,1],"hands":[[[4,6],[1,5]],[[3,4],[1,3],[1,6],[3,5],[2,5]],[[5,6]]]}],"by":"bot"}');
INSERT INTO "entries" VALUES(1,41,'{"entry":"played","at":1794755105479,"seat":2,"events":[{"event":"turned","seat":2,"up":[6]}],"by":"bot"}');
INSERT INTO "entries" VALUES(1,42,'{"entry":"played","at":1794755105483,"seat":0,"events":[{"event":"turned","seat":0,"up":[6,5]}],"id":"Ann-10"}');
INSERT INTO "entries" VALUES(1,43,'{"entry":"played","at":1794755105483,"seat":1,"events":[{"event":"turned","seat":1,"up":[3,1,1,5,5]}],"id":"Bob-11"}');
INSERT INTO "entries" VALUES(1,44,'{"entry":"played","at":1794755105485,"seat":2,"events":[{"event":"bid_placed","seat":2,"count":2,"value":5}],"by":"bot"}');
INSERT INTO "entries" VALUES(1,45,'{"entry":"played","at":1794755105489,"seat":0,"events":[{"event":"bid_placed","seat":0,"count":8,"value":6}],"id":"Ann-11"}');
INSERT INTO "entries" VALUES(1,46,'{"entry":"played","at":1794755105492,"seat":1,"events":[{"event":"called","seat":1,"bidder":0},{"event":"shown","hands":[[[4,6],[1,5]],[[3,4],[1,3],[1,6],[3,5],[2,5]],[[5,6]]],"up":[[6,5],[3,1,1,5,5],[6]],"count":8,"value":6,"found":4,"loser":0,"cards":3,"wild":true},{"event":"dealt","round":7,"starter":1,"counts":[3,5,1],"hands":[[[3,5],[2,4],[1,3]],[[1,5],[4,5],[2,6],[5,6],[1,4]],[[3,4]]]}],"id":"Bob-12"}');
INSERT INTO "entries" VALUES(1,47,'{"entry":"played","at":1794755105493,"seat":2,"events":[{"event":"turned","seat":2,"up":[4]}],"by":"bot"}');
INSERT INTO "entries" VALUES(1,48,'{"entry":"played","at":1794755105496,"seat":0,"events":[{"event":"turned","seat":0,"up":[3,4,3]}],"id":"Ann-12"}');
INSERT INTO "entries" VALUES(1,49,'{"entry":"played","at":1794755105496,"seat":1,"events":[{"event":"turned","seat":1,"up":[1,4,2,6,4]}],"id":"Bob-13"}');
INSERT INTO "entries" VALUES(1,50,'{"entry":"played","at":1794755105500,"seat":1,"events":[{"event":"bid_placed","seat":1,"count":7,"value":1}],"id":"Bob-14"}');
INSERT INTO "entries" VALUES(1,51,'{"entry":"played","at":1794755105501,"seat":2,"events":[{"event":"called","seat":2,"bidder":1},{"event":"shown","hands":[[[3,5],[2,4],[1,3]],[[1,5],[4,5],[2,6],[5,6],[1,4]],[[3,4]]],"up":[[3,4,3],[1,4,2,6,4],[4]],"count":7,"value":1,"found":1,"loser":1,"cards":6,"wild":false},{"event":"ended","result":{"winners":[2],"scores":[3,6,1],"reason":"fewest_cards"}}],"by":"bot"}');
INSERT INTO "entries" VALUES(1,52,'{"entry":"followed","at":1794755105508,"code":"DSM9PV92"}');
INSERT INTO "entries" VALUES(1,53,'{"entry":"went","at":1794755105869,"seat":0,"worker":1}');
INSERT INTO "entries" VALUES(1,54,'{"entry":"went","at":1794755105870,"seat":1,"worker":1}');
INSERT INTO "entries" VALUES(2,1,'{"entry":"opened","at":1794755105506,"host":1,"game":"lie","options":{"wild_ones":true},"secret":"71bdf8dbe92621c21b3f7d4079456effa0a71dff18e3e5f014d3acdb2af8f762","chairs":[{"name":"Olga","bot":"rookie","ready":true},{"name":"Ann","person":1},{"name":"Bob","person":2}],"clock":{},"before":"X8XT55GQ"}');
INSERT INTO "entries" VALUES(3,1,'{"entry":"opened","at":1794755105512,"host":1,"game":"bluff_pirate","options":{},"secret":"03e50132ca8e3584a896cd9ab3b9147f8a120113726e1b584904bb8f4fba610d","chairs":[null,null],"clock":{"kind":"days"}}');
INSERT INTO "entries" VALUES(3,2,'{"entry":"sat","at":1794755105518,"seat":0,"person":1,"name":"Ann"}');
INSERT INTO "entries" VALUES(3,3,'{"entry":"came","at":1794755105518,"seat":0,"worker":1}');
INSERT INTO "entries" VALUES(3,4,'{"entry":"readied","at":1794755105518,"seat":0,"ready":true}');
INSERT INTO "entries" VALUES(3,5,'{"entry":"sat","at":1794755105518,"seat":1,"person":2,"name":"Bob"}');
INSERT INTO "entries" VALUES(3,6,'{"entry":"came","at":1794755105518,"seat":1,"worker":1}');
INSERT INTO "entries" VALUES(3,7,'{"entry":"readied","at":1794755105518,"seat":1,"ready":true}');
INSERT INTO "entries" VALUES(3,8,'{"entry":"started","at":1794755105522,"events":[{"event":"starter_drawn","seat":1},{"event":"treasure_hidden","island":24},{"event":"shuffled","count":100,"cards":["hook","flag","rum","spyglass","lantern","pirate","lantern","eyepatch","compass","flag","hook","spyglass","eyepatch","flag","hook","map","compass","hook","lantern","hook","spyglass","spyglass","pirate","spyglass","compass","pirate","compass","pirate","eyepatch","lantern","lantern","spyglass","compass","lantern","spyglass","hook","eyepatch","anchor","pirate","hook","flag","anchor","hook","map","anchor","rum","anchor","lantern","map","map","flag","compass","rum","compass","rum","anchor","flag","eyepatch","anchor","lantern","compass","anchor","anchor","eyepatch","lantern","anchor","eyepatch","pirate","rum","flag","hook","eyepatch","compass","map","map","flag","eyepatch","spyglass","eyepatch","map","flag","pirate","spyglass","rum","map","rum","spyglass","hook","lantern","flag","compass","map","rum","pirate","map","rum","anchor","rum","pirate","pirate"]},{"event":"dealt","hands":[["flag","hook","lantern","rum","spyglass"],["compass","eyepatch","flag","lantern","pirate"]]},{"event":"drawn","seat":1,"count":2,"cards":["hook","spyglass"],"pile":88}]}');
INSERT INTO "entries" VALUES(3,9,'{"entry":"said","at":1794755105526,"person":1,"name":"Ann","text":"Good luck! 祝好运","seat":0}');
INSERT INTO "entries" VALUES(3,10,'{"entry":"muted","at":1794755105528,"person":1,"whom":2,"name":"Bob","on":true}');
INSERT INTO "entries" VALUES(3,11,'{"entry":"paused","at":1794755105532}');
INSERT INTO "entries" VALUES(3,12,'{"entry":"resumed","at":1794755105534}');
INSERT INTO "entries" VALUES(3,13,'{"entry":"handed","at":1794755105537,"seat":1,"bot":"rookie","why":"host"}');
INSERT INTO "entries" VALUES(3,14,'{"entry":"played","at":1794755105552,"seat":1,"events":[{"event":"discarded","seat":1,"card":"compass"},{"event":"drawn","seat":0,"count":2,"cards":["eyepatch","flag"],"pile":86}],"by":"bot"}');
INSERT INTO "entries" VALUES(3,15,'{"entry":"handed","at":1794755105554,"seat":1,"bot":null,"why":"back"}');
INSERT INTO "entries" VALUES(3,16,'{"entry":"played","at":1794755105558,"seat":0,"events":[{"event":"laid","seat":0,"shown":"eyepatch","up":1,"cards":5,"hidden":["flag","flag","hook","lantern"],"honest_claim":false}],"id":"Ann-1"}');
INSERT INTO "entries" VALUES(3,17,'{"entry":"played","at":1794755105560,"seat":1,"events":[{"event":"voted","seat":1,"bluff":true},{"event":"revealed","seat":0,"voter":1,"voted_bluff":true,"shown":"eyepatch","up":1,"hidden":["flag","flag","hook","lantern"],"bluffed":true,"returned":true},{"event":"sailed","seat":1,"start":0,"square":5},{"event":"drawn","seat":1,"count":2,"cards":["hook","map"],"pile":84}],"id":"Bob-1"}');
INSERT INTO "entries" VALUES(3,18,'{"entry":"played","at":1794755105569,"seat":1,"events":[{"event":"laid","seat":1,"shown":"lantern","up":1,"cards":4,"hidden":["flag","map","spyglass"],"honest_claim":true}],"id":"Bob-2"}');
INSERT INTO "entries" VALUES(3,19,'{"entry":"played","at":1794755105571,"seat":0,"events":[{"event":"voted","seat":0,"bluff":true},{"event":"revealed","seat":1,"voter":0,"voted_bluff":true,"shown":"lantern","up":1,"hidden":["flag","map","spyglass"],"bluffed":true,"returned":true},{"event":"sailed","seat":0,"start":0,"square":4}],"id":"Ann-2"}');
INSERT INTO "entries" VALUES(3,20,'{"entry":"played","at":1794755105574,"seat":0,"events":[{"event":"draw_chosen","seat":0},{"event":"drawn","seat":0,"count":2,"cards":["compass","hook"],"pile":82}],"id":"Ann-3"}');
INSERT INTO "entries" VALUES(3,21,'{"entry":"played","at":1794755105584,"seat":0,"events":[{"event":"laid","seat":0,"shown":"eyepatch","up":1,"cards":4,"hidden":["compass","hook","hook"],"honest_claim":true}],"id":"Ann-4"}');
INSERT INTO "entries" VALUES(3,22,'{"entry":"went","at":1794755105870,"seat":0,"worker":1}');
INSERT INTO "entries" VALUES(3,23,'{"entry":"went","at":1794755105871,"seat":1,"worker":1}');
INSERT INTO "entries" VALUES(4,1,'{"entry":"opened","at":1794755105588,"host":1,"game":"dont_bluff","options":{},"secret":"74fcc2f9e64faf3af3caecb3778676ab6734cea386f42c047794b20433835a31","chairs":[null,null],"clock":{"kind":"days"}}');
INSERT INTO "entries" VALUES(4,2,'{"entry":"sat","at":1794755105593,"seat":0,"person":1,"name":"Ann"}');
INSERT INTO "entries" VALUES(4,3,'{"entry":"came","at":1794755105593,"seat":0,"worker":1}');
INSERT INTO "entries" VALUES(4,4,'{"entry":"readied","at":1794755105593,"seat":0,"ready":true}');
INSERT INTO "entries" VALUES(4,5,'{"entry":"sat","at":1794755105593,"seat":1,"person":2,"name":"Bob"}');
INSERT INTO "entries" VALUES(4,6,'{"entry":"came","at":1794755105593,"seat":1,"worker":1}');
INSERT INTO "entries" VALUES(4,7,'{"entry":"readied","at":1794755105593,"seat":1,"ready":true}');
INSERT INTO "entries" VALUES(4,8,'{"entry":"started","at":1794755105594,"events":[{"event":"starter_drawn","seat":1},{"event":"bank_shuffled","cards":[5,1,1,2,0,2]}]}');
INSERT INTO "entries" VALUES(4,9,'{"entry":"said","at":1794755105598,"person":1,"name":"Ann","text":"Good luck! 祝好运","seat":0}');
INSERT INTO "entries" VALUES(4,10,'{"entry":"muted","at":1794755105600,"person":1,"whom":2,"name":"Bob","on":true}');
INSERT INTO "entries" VALUES(4,11,'{"entry":"paused","at":1794755105603}');
INSERT INTO "entries" VALUES(4,12,'{"entry":"resumed","at":1794755105606}');
INSERT INTO "entries" VALUES(4,13,'{"entry":"handed","at":1794755105609,"seat":1,"bot":"rookie","why":"host"}');
INSERT INTO "entries" VALUES(4,14,'{"entry":"played","at":1794755105628,"seat":1,"events":[{"event":"rolled","seat":1},{"event":"colour_rolled","colour":"green","owner":0},{"event":"paired","giver":1,"receiver":0}],"by":"bot"}');
INSERT INTO "entries" VALUES(4,15,'{"entry":"played","at":1794755105630,"seat":1,"events":[{"event":"offered","seat":1,"to":0,"cards":[0,0],"count":2,"claim":3}],"by":"bot"}');
INSERT INTO "entries" VALUES(4,16,'{"entry":"handed","at":1794755105631,"seat":1,"bot":null,"why":"back"}');
INSERT INTO "entries" VALUES(4,17,'{"entry":"played","at":1794755105641,"seat":0,"events":[{"event":"accepted","seat":0},{"event":"received","seat":0,"giver":1,"open":[],"closed":[0,0],"count":2},{"event":"gun_passed","seat":0,"skipped":[]}],"id":"Ann-1"}');
INSERT INTO "entries" VALUES(4,18,'{"entry":"played","at":1794755105642,"seat":0,"events":[{"event":"rolled","seat":0},{"event":"colour_rolled","colour":"yellow","owner":0},{"event":"paired","giver":0,"receiver":1}],"id":"Ann-2"}');
INSERT INTO "entries" VALUES(4,19,'{"entry":"played","at":1794755105658,"seat":0,"events":[{"event":"offered","seat":0,"to":1,"cards":[5,2,1,0,0,0],"count":6,"claim":3}],"id":"Ann-3"}');
INSERT INTO "entries" VALUES(4,20,'{"entry":"played","at":1794755105660,"seat":1,"events":[{"event":"opened","seat":1,"cards":[5,2,1,0,0,0],"claim":3,"millions":8}],"id":"Bob-2"}');
INSERT INTO "entries" VALUES(4,21,'{"entry":"played","at":1794755105663,"seat":1,"events":[{"event":"rolled","seat":1},{"event":"die_rolled","die":5,"millions":8},{"event":"taken_back","seat":0,"cards":[5,2,1,0,0,0],"debtor":1,"millions":8}],"id":"Bob-3"}');
INSERT INTO "entries" VALUES(4,22,'{"entry":"went","at":1794755105870,"seat":0,"worker":1}');
INSERT INTO "entries" VALUES(4,23,'{"entry":"went","at":1794755105871,"seat":1,"worker":1}');
INSERT INTO "entries" VALUES(5,1,'{"entry":"opened","at":1794755105668,"host":1,"game":"lie","options":{},"secret":"0a8b835e65a45d1f3498418adf5d42bdb851514fa135767f95f5d11274e1e3b0","chairs":[null,null],"clock":{"kind":"days"}}');
INSERT INTO "entries" VALUES(5,2,'{"entry":"sat","at":1794755105673,"seat":0,"person":1,"name":"Ann"}');
INSERT INTO "entries" VALUES(5,3,'{"entry":"came","at":1794755105673,"seat":0,"worker":1}');
INSERT INTO "entries" VALUES(5,4,'{"entry":"readied","at":1794755105673,"seat":0,"ready":true}');
INSERT INTO "entries" VALUES(5,5,'{"entry":"sat","at":1794755105673,"seat":1,"person":2,"name":"Bob"}');
INSERT INTO "entries" VALUES(5,6,'{"entry":"came","at":1794755105673,"seat":1,"worker":1}');
INSERT INTO "entries" VALUES(5,7,'{"entry":"readied","at":1794755105673,"seat":1,"ready":true}');
INSERT INTO "entries" VALUES(5,8,'{"entry":"started","at":1794755105675,"events":[{"event":"starter_drawn","seat":1},{"event":"dealt","round":1,"starter":1,"counts":[1,1],"hands":[[[4,6]],[[2,5]]]}]}');
INSERT INTO "entries" VALUES(5,9,'{"entry":"said","at":1794755105678,"person":1,"name":"Ann","text":"Good luck! 祝好运","seat":0}');
INSERT INTO "entries" VALUES(5,10,'{"entry":"muted","at":1794755105681,"person":1,"whom":2,"name":"Bob","on":true}');
INSERT INTO "entries" VALUES(5,11,'{"entry":"paused","at":1794755105684}');
INSERT INTO "entries" VALUES(5,12,'{"entry":"resumed","at":1794755105687}');
INSERT INTO "entries" VALUES(5,13,'{"entry":"handed","at":1794755105690,"seat":1,"bot":"rookie","why":"host"}');
INSERT INTO "entries" VALUES(5,14,'{"entry":"played","at":1794755105691,"seat":1,"events":[{"event":"turned","seat":1,"up":[5]}],"by":"bot"}');
INSERT INTO "entries" VALUES(5,15,'{"entry":"handed","at":1794755105694,"seat":1,"bot":null,"why":"back"}');
INSERT INTO "entries" VALUES(5,16,'{"entry":"played","at":1794755105694,"seat":0,"events":[{"event":"turned","seat":0,"up":[6]}],"id":"Ann-1"}');
INSERT INTO "entries" VALUES(5,17,'{"entry":"played","at":1794755105696,"seat":1,"events":[{"event":"bid_placed","seat":1,"count":1,"value":3}],"id":"Bob-1"}');
INSERT INTO "entries" VALUES(5,18,'{"entry":"played","at":1794755105699,"seat":0,"events":[{"event":"bid_placed","seat":0,"count":1,"value":5}],"id":"Ann-2"}');
INSERT INTO "entries" VALUES(5,19,'{"entry":"played","at":1794755105702,"seat":1,"events":[{"event":"called","seat":1,"bidder":0},{"event":"shown","hands":[[[4,6]],[[2,5]]],"up":[[6],[5]],"count":1,"value":5,"found":1,"loser":1,"cards":2,"wild":false},{"event":"dealt","round":2,"starter":0,"counts":[1,2],"hands":[[[2,5]],[[1,3],[3,4]]]}],"id":"Bob-2"}');
INSERT INTO "entries" VALUES(5,20,'{"entry":"played","at":1794755105705,"seat":1,"events":[{"event":"turned","seat":1,"up":[3,4]}],"id":"Bob-3"}');
INSERT INTO "entries" VALUES(5,21,'{"entry":"played","at":1794755105708,"seat":0,"events":[{"event":"turned","seat":0,"up":[2]}],"id":"Ann-3"}');
INSERT INTO "entries" VALUES(5,22,'{"entry":"went","at":1794755105870,"seat":0,"worker":1}');
INSERT INTO "entries" VALUES(5,23,'{"entry":"went","at":1794755105871,"seat":1,"worker":1}');
INSERT INTO "entries" VALUES(6,1,'{"entry":"opened","at":1794755105713,"host":1,"game":"millionaires","options":{},"secret":"f5397fa57b9ba569e2dfda555d5de4003182475ce5c5299588c1a0c7eaab1ccc","chairs":[null,null,null],"clock":{"kind":"days"}}');
INSERT INTO "entries" VALUES(6,2,'{"entry":"sat","at":1794755105720,"seat":0,"person":1,"name":"Ann"}');
INSERT INTO "entries" VALUES(6,3,'{"entry":"came","at":1794755105720,"seat":0,"worker":1}');
INSERT INTO "entries" VALUES(6,4,'{"entry":"readied","at":1794755105720,"seat":0,"ready":true}');
INSERT INTO "entries" VALUES(6,5,'{"entry":"sat","at":1794755105720,"seat":1,"person":2,"name":"Bob"}');
INSERT INTO "entries" VALUES(6,6,'{"entry":"came","at":1794755105720,"seat":1,"worker":1}');
INSERT INTO "entries" VALUES(6,7,'{"entry":"readied","at":1794755105720,"seat":1,"ready":true}');
INSERT INTO "entries" VALUES(6,8,'{"entry":"sat","at":1794755105720,"seat":2,"person":3,"name":"Zażółć"}');
INSERT INTO "entries" VALUES(6,9,'{"entry":"came","at":1794755105720,"seat":2,"worker":1}');
INSERT INTO "entries" VALUES(6,10,'{"entry":"readied","at":1794755105720,"seat":2,"ready":true}');
INSERT INTO "entries" VALUES(6,11,'{"entry":"started","at":1794755105722,"events":[{"event":"starter_drawn","seat":2},{"event":"shuffled","pile":[3,"success",6,5,"casino",4,9,7,"success",2,"cba",10,"thief","success",1,8]}]}');
INSERT INTO "entries" VALUES(6,12,'{"entry":"said","at":1794755105724,"person":1,"name":"Ann","text":"Good luck! 祝好运","seat":0}');
INSERT INTO "entries" VALUES(6,13,'{"entry":"muted","at":1794755105727,"person":1,"whom":2,"name":"Bob","on":true}');
INSERT INTO "entries" VALUES(6,14,'{"entry":"paused","at":1794755105730}');
INSERT INTO "entries" VALUES(6,15,'{"entry":"resumed","at":1794755105733}');
INSERT INTO "entries" VALUES(6,16,'{"entry":"handed","at":1794755105736,"seat":1,"bot":"rookie","why":"host"}');
INSERT INTO "entries" VALUES(6,17,'{"entry":"handed","at":1794755105752,"seat":1,"bot":null,"why":"back"}');
INSERT INTO "entries" VALUES(6,18,'{"entry":"played","at":1794755105755,"seat":2,"events":[{"event":"revealed","seat":2,"tile":3,"reds":0}],"id":"Zażółć-1"}');
INSERT INTO "entries" VALUES(6,19,'{"entry":"played","at":1794755105766,"seat":2,"events":[{"event":"bid_placed","seat":2,"cards":[3,4,6,8,10,12],"total":43}],"id":"Zażółć-2"}');
INSERT INTO "entries" VALUES(6,20,'{"entry":"played","at":1794755105773,"seat":0,"events":[{"event":"bid_placed","seat":0,"cards":[1,4,6,8,12,15,25],"total":71}],"id":"Ann-1"}');
INSERT INTO "entries" VALUES(6,21,'{"entry":"played","at":1794755105776,"seat":1,"events":[{"event":"bid_placed","seat":1,"cards":[1,3,10,15,20,25],"total":74}],"id":"Bob-1"}');
INSERT INTO "entries" VALUES(6,22,'{"entry":"played","at":1794755105777,"seat":2,"events":[{"event":"bid_placed","seat":2,"cards":[1,2,15,20],"total":81}],"id":"Zażółć-3"}');
INSERT INTO "entries" VALUES(6,23,'{"entry":"played","at":1794755105780,"seat":0,"events":[{"event":"passed","seat":0}],"id":"Ann-2"}');
INSERT INTO "entries" VALUES(6,24,'{"entry":"went","at":1794755105870,"seat":0,"worker":1}');
INSERT INTO "entries" VALUES(6,25,'{"entry":"went","at":1794755105871,"seat":1,"worker":1}');
INSERT INTO "entries" VALUES(6,26,'{"entry":"went","at":1794755105871,"seat":2,"worker":1}');
INSERT INTO "entries" VALUES(7,1,'{"entry":"opened","at":1794755105786,"host":1,"game":"millions_of_dollars","options":{},"secret":"0e725e378c33eb9a369da6b71aa975a73ef17d9e284c8286df1b6fa453dd5146","chairs":[null,null,null],"clock":{"kind":"days"}}');
INSERT INTO "entries" VALUES(7,2,'{"entry":"sat","at":1794755105792,"seat":0,"person":1,"name":"Ann"}');
INSERT INTO "entries" VALUES(7,3,'{"entry":"came","at":1794755105792,"seat":0,"worker":1}');
INSERT INTO "entries" VALUES(7,4,'{"entry":"readied","at":1794755105792,"seat":0,"ready":true}');
INSERT INTO "entries" VALUES(7,5,'{"entry":"sat","at":1794755105792,"seat":1,"person":2,"name":"Bob"}');
INSERT INTO "entries" VALUES(7,6,'{"entry":"came","at":1794755105792,"seat":1,"worker":1}');
INSERT INTO "entries" VALUES(7,7,'{"entry":"readied","at":1794755105792,"seat":1,"ready":true}');
INSERT INTO "entries" VALUES(7,8,'{"entry":"sat","at":1794755105792,"seat":2,"person":3,"name":"Zażółć"}');
INSERT INTO "entries" VALUES(7,9,'{"entry":"came","at":1794755105792,"seat":2,"worker":1}');
INSERT INTO "entries" VALUES(7,10,'{"entry":"readied","at":1794755105792,"seat":2,"ready":true}');
INSERT INTO "entries" VALUES(7,11,'{"entry":"started","at":1794755105794,"events":[{"event":"starter_drawn","seat":2},{"event":"loot_revealed","round":1,"leader":2,"loot":{"amount":11,"stake":2,"icon":"driver"}}]}');
INSERT INTO "entries" VALUES(7,12,'{"entry":"said","at":1794755105797,"person":1,"name":"Ann","text":"Good luck! 祝好运","seat":0}');
INSERT INTO "entries" VALUES(7,13,'{"entry":"muted","at":1794755105803,"person":1,"whom":2,"name":"Bob","on":true}');
INSERT INTO "entries" VALUES(7,14,'{"entry":"paused","at":1794755105804}');
INSERT INTO "entries" VALUES(7,15,'{"entry":"resumed","at":1794755105807}');
INSERT INTO "entries" VALUES(7,16,'{"entry":"handed","at":1794755105811,"seat":1,"bot":"rookie","why":"host"}');
INSERT INTO "entries" VALUES(7,17,'{"entry":"played","at":1794755105836,"seat":1,"events":[{"event":"chosen","seat":1,"roles":["pickpocket","snitch"]}],"by":"bot"}');
INSERT INTO "entries" VALUES(7,18,'{"entry":"handed","at":1794755105837,"seat":1,"bot":null,"why":"back"}');
INSERT INTO "entries" VALUES(7,19,'{"entry":"played","at":1794755105839,"seat":2,"events":[{"event":"chosen","seat":2,"roles":["boss","pickpocket"]}],"id":"Zażółć-1"}');
INSERT INTO "entries" VALUES(7,20,'{"entry":"played","at":1794755105842,"seat":0,"events":[{"event":"chosen","seat":0,"roles":["boss","driver"]},{"event":"stakes_placed","stake":2,"reserve":[0,0,0],"money":[1,1,1]},{"event":"roles_shown","shown":["snitch","driver","pickpocket","pickpocket","boss"],"hidden":"boss"}],"id":"Ann-1"}');
INSERT INTO "entries" VALUES(7,21,'{"entry":"played","at":1794755105844,"seat":1,"events":[{"event":"withdrew","seat":1,"slot":1},{"event":"left","seat":1,"slot":1,"stake":2,"money":[1,3,1],"lapsed":[]}],"id":"Bob-1"}');
INSERT INTO "entries" VALUES(7,22,'{"entry":"played","at":1794755105848,"seat":0,"events":[{"event":"claimed","seat":0,"slot":1,"role":"snitch"}],"id":"Ann-2"}');
INSERT INTO "entries" VALUES(7,23,'{"entry":"played","at":1794755105851,"seat":1,"events":[{"event":"claimed","seat":1,"slot":0,"role":"snitch"}],"id":"Bob-2"}');
INSERT INTO "entries" VALUES(7,24,'{"entry":"played","at":1794755105854,"seat":0,"events":[{"event":"price_named","seat":0,"offer":0,"of":2,"slot":1,"price":1}],"id":"Ann-3"}');
INSERT INTO "entries" VALUES(7,25,'{"entry":"went","at":1794755105870,"seat":0,"worker":1}');
INSERT INTO "entries" VALUES(7,26,'{"entry":"went","at":1794755105871,"seat":1,"worker":1}');
INSERT INTO "entries" VALUES(7,27,'{"entry":"went","at":1794755105871,"seat":2,"worker":1}');
INSERT INTO "entries" VALUES(8,1,'{"entry":"opened","at":1794755105858,"host":1,"game":"bluff_pirate","options":{},"secret":"cd5843588924b0cd8b11ae26634eace60354d7f873e0f9374ad5cc425bf548a7","chairs":[null,null,null],"public":true,"clock":{}}');
INSERT INTO "entries" VALUES(8,2,'{"entry":"sat","at":1794755105863,"seat":2,"person":1,"name":"Ann"}');
INSERT INTO "entries" VALUES(8,3,'{"entry":"came","at":1794755105864,"seat":2,"worker":1}');
INSERT INTO "entries" VALUES(8,4,'{"entry":"sat","at":1794755105866,"seat":0,"person":2,"name":"Bob"}');
INSERT INTO "entries" VALUES(8,5,'{"entry":"came","at":1794755105866,"seat":0,"worker":1}');
INSERT INTO "entries" VALUES(8,6,'{"entry":"stood","at":1794755105866,"seat":0}');
INSERT INTO "entries" VALUES(8,7,'{"entry":"readied","at":1794755105866,"seat":2,"ready":true,"number":"c0ffee"}');
INSERT INTO "entries" VALUES(8,8,'{"entry":"bot_sat","at":1794755105866,"seat":1,"kind":"shark:bold","name":"Olga"}');
INSERT INTO "entries" VALUES(8,9,'{"entry":"changed","at":1794755105869,"options":{},"chairs":[null,{"name":"Olga","bot":"shark:bold","ready":true},{"name":"Ann","person":1,"number":"c0ffee"},null],"public":true,"clock":{},"absence":"bot"}');
INSERT INTO "entries" VALUES(8,10,'{"entry":"went","at":1794755105870,"seat":2,"worker":1}');
CREATE TABLE house (
	"key" TEXT NOT NULL, 
	value TEXT NOT NULL, 
	PRIMARY KEY ("key")
);
INSERT INTO "house" VALUES('cookies','6415d68424e7bb508da1519ea13843b5f9aecbe06ea84cecdb81467097e94e93');
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
INSERT INTO "people" VALUES(1,'Ann',1794755105086);
INSERT INTO "people" VALUES(2,'Bob',1794755105091);
INSERT INTO "people" VALUES(3,'Zażółć',1794755105094);
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
INSERT INTO "tables" VALUES(1,'X8XT55GQ','lie',1,1794755105154,54,1794755105870,NULL,'over',0,0,3,3,'');
INSERT INTO "tables" VALUES(2,'DSM9PV92','lie',1,1794755105506,1,1794755105506,NULL,'waiting',0,0,3,3,'');
INSERT INTO "tables" VALUES(3,'GYNJ43YS','bluff_pirate',1,1794755105512,23,1794755105871,1794992705584,'playing',0,0,2,2,'1');
INSERT INTO "tables" VALUES(4,'X6XZ574R','dont_bluff',1,1794755105588,23,1794755105871,1794992705663,'playing',0,0,2,2,'1');
INSERT INTO "tables" VALUES(5,'MYB8PTZ7','lie',1,1794755105668,23,1794755105871,1794992705708,'playing',0,0,2,2,'0');
INSERT INTO "tables" VALUES(6,'BU7S2JFN','millionaires',1,1794755105713,26,1794755105871,1794992705780,'playing',0,0,3,3,'1');
INSERT INTO "tables" VALUES(7,'JS57HKSF','millions_of_dollars',1,1794755105786,27,1794755105871,1794992705854,'playing',0,0,3,3,'0,1,2');
INSERT INTO "tables" VALUES(8,'HS54F39H','bluff_pirate',1,1794755105858,10,1794755105870,NULL,'waiting',1,0,4,2,'');
CREATE TABLE tokens (
	hash TEXT NOT NULL, 
	person INTEGER NOT NULL, 
	created BIGINT NOT NULL, 
	PRIMARY KEY (hash), 
	FOREIGN KEY(person) REFERENCES people (id)
);
INSERT INTO "tokens" VALUES('7404a5aabafbd58733cc47ef1a28a0f41d276ac600c25ea205df3c49d2de2aeb',1,1794755105086);
INSERT INTO "tokens" VALUES('19145b6af6af7f8c72c0a3bc415caf63beb60133ae6538a8ab956f20ecffe122',2,1794755105091);
INSERT INTO "tokens" VALUES('33a90fe9ee49a9d623a52f069ee8ed8404fd81a8b6f737faff1a614e0169d499',3,1794755105094);
CREATE TABLE workers (
	id INTEGER NOT NULL, 
	alive BIGINT NOT NULL, 
	PRIMARY KEY (id)
);
INSERT INTO "workers" VALUES(1,1794755106055);
CREATE INDEX ix_tokens_person ON tokens (person);
CREATE INDEX tables_due ON tables (due);
CREATE INDEX tables_open ON tables (public, phase, archived, touched);
CREATE INDEX tables_phase ON tables (archived, phase);
CREATE INDEX tables_touched ON tables (archived, touched);
CREATE INDEX ix_sittings_person ON sittings (person);
CREATE INDEX ix_outcomes_person ON outcomes (person);
COMMIT;
