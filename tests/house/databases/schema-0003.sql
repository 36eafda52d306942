BEGIN TRANSACTION;
CREATE TABLE alembic_version (
	version_num VARCHAR(32) NOT NULL, 
	CONSTRAINT alembic_version_pkc PRIMARY KEY (version_num)
);
INSERT INTO "alembic_version" VALUES('0003');
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
INSERT INTO "entries" VALUES(1,1,'{"entry":"opened","at":1794844315549,"host":1,"game":"lie","options":{"wild_ones":true},"secret":"8ed0a82c4ede901013c5f218a22f255323d6c939fcfce708104332ecc5c94469","chairs":[null,null,{"name":"Olga","bot":"rookie","ready":true}],"clock":{},"edition":2}');
INSERT INTO "entries" VALUES(1,2,'{"entry":"sat","at":1794844315569,"seat":0,"person":1,"name":"Ann"}');
INSERT INTO "entries" VALUES(1,3,'{"entry":"came","at":1794844315569,"seat":0,"worker":1}');
INSERT INTO "entries" VALUES(1,4,'{"entry":"readied","at":1794844315569,"seat":0,"ready":true}');
INSERT INTO "entries" VALUES(1,5,'{"entry":"sat","at":1794844315569,"seat":1,"person":2,"name":"Bob"}');
INSERT INTO "entries" VALUES(1,6,'{"entry":"came","at":1794844315569,"seat":1,"worker":1}');
INSERT INTO "entries" VALUES(1,7,'{"entry":"readied","at":1794844315569,"seat":1,"ready":true}');
INSERT INTO "entries" VALUES(1,8,'{"entry":"started","at":1794844315580,"events":[{"event":"starter_drawn","seat":1},{"event":"dealt","round":1,"starter":1,"counts":[1,1,1],"hands":[[[4,5]],[[3,4]],[[1,5]]]}]}');
INSERT INTO "entries" VALUES(1,9,'{"entry":"played","at":1794844316609,"seat":0,"events":[{"event":"turned","seat":0,"up":[5]}],"id":"Ann-1"}');
INSERT INTO "entries" VALUES(1,10,'{"entry":"played","at":1794844316652,"seat":1,"events":[{"event":"turned","seat":1,"up":[3]}],"id":"Bob-1"}');
INSERT INTO "entries" VALUES(1,11,'{"entry":"played","at":1794844318786,"seat":2,"events":[{"event":"turned","seat":2,"up":[5]}],"by":"bot"}');
INSERT INTO "entries" VALUES(1,12,'{"entry":"played","at":1794844318799,"seat":1,"events":[{"event":"bid_placed","seat":1,"count":3,"value":1}],"id":"Bob-2"}');
INSERT INTO "entries" VALUES(1,13,'{"entry":"played","at":1794844318810,"seat":2,"events":[{"event":"called","seat":2,"bidder":1},{"event":"shown","hands":[[[4,5]],[[3,4]],[[1,5]]],"up":[[5],[3],[5]],"count":3,"value":1,"found":0,"loser":1,"cards":2,"wild":false},{"event":"dealt","round":2,"starter":2,"counts":[1,2,1],"hands":[[[1,6]],[[4,6],[2,6]],[[3,5]]]}],"by":"bot"}');
INSERT INTO "entries" VALUES(1,14,'{"entry":"played","at":1794844318811,"seat":2,"events":[{"event":"turned","seat":2,"up":[5]}],"by":"bot"}');
INSERT INTO "entries" VALUES(1,15,'{"entry":"played","at":1794844318815,"seat":0,"events":[{"event":"turned","seat":0,"up":[1]}],"id":"Ann-2"}');
INSERT INTO "entries" VALUES(1,16,'{"entry":"played","at":1794844318816,"seat":1,"events":[{"event":"turned","seat":1,"up":[4,2]}],"id":"Bob-3"}');
INSERT INTO "entries" VALUES(1,17,'{"entry":"played","at":1794844318818,"seat":2,"events":[{"event":"bid_placed","seat":2,"count":1,"value":4}],"by":"bot"}');
INSERT INTO "entries" VALUES(1,18,'{"entry":"played","at":1794844318821,"seat":0,"events":[{"event":"bid_placed","seat":0,"count":4,"value":4}],"id":"Ann-3"}');
INSERT INTO "entries" VALUES(1,19,'{"entry":"played","at":1794844318829,"seat":1,"events":[{"event":"bid_placed","seat":1,"count":4,"value":5}],"id":"Bob-4"}');
INSERT INTO "entries" VALUES(1,20,'{"entry":"played","at":1794844318830,"seat":2,"events":[{"event":"called","seat":2,"bidder":1},{"event":"shown","hands":[[[1,6]],[[4,6],[2,6]],[[3,5]]],"up":[[1],[4,2],[5]],"count":4,"value":5,"found":2,"loser":1,"cards":3,"wild":true},{"event":"dealt","round":3,"starter":2,"counts":[1,3,1],"hands":[[[2,4]],[[1,3],[1,6],[2,3]],[[2,3]]]}],"by":"bot"}');
INSERT INTO "entries" VALUES(1,21,'{"entry":"played","at":1794844318831,"seat":2,"events":[{"event":"turned","seat":2,"up":[3]}],"by":"bot"}');
INSERT INTO "entries" VALUES(1,22,'{"entry":"played","at":1794844318833,"seat":0,"events":[{"event":"turned","seat":0,"up":[4]}],"id":"Ann-4"}');
INSERT INTO "entries" VALUES(1,23,'{"entry":"played","at":1794844318833,"seat":1,"events":[{"event":"turned","seat":1,"up":[1,1,2]}],"id":"Bob-5"}');
INSERT INTO "entries" VALUES(1,24,'{"entry":"played","at":1794844318835,"seat":2,"events":[{"event":"bid_placed","seat":2,"count":1,"value":2}],"by":"bot"}');
INSERT INTO "entries" VALUES(1,25,'{"entry":"played","at":1794844318844,"seat":0,"events":[{"event":"bid_placed","seat":0,"count":4,"value":1}],"id":"Ann-5"}');
INSERT INTO "entries" VALUES(1,26,'{"entry":"played","at":1794844318846,"seat":1,"events":[{"event":"bid_placed","seat":1,"count":4,"value":5}],"id":"Bob-6"}');
INSERT INTO "entries" VALUES(1,27,'{"entry":"played","at":1794844318847,"seat":2,"events":[{"event":"called","seat":2,"bidder":1},{"event":"shown","hands":[[[2,4]],[[1,3],[1,6],[2,3]],[[2,3]]],"up":[[4],[1,1,2],[3]],"count":4,"value":5,"found":2,"loser":1,"cards":4,"wild":true},{"event":"dealt","round":4,"starter":2,"counts":[1,4,1],"hands":[[[3,5]],[[4,5],[1,4],[1,3],[3,4]],[[1,2]]]}],"by":"bot"}');
INSERT INTO "entries" VALUES(1,28,'{"entry":"played","at":1794844318848,"seat":2,"events":[{"event":"turned","seat":2,"up":[2]}],"by":"bot"}');
INSERT INTO "entries" VALUES(1,29,'{"entry":"played","at":1794844318853,"seat":0,"events":[{"event":"turned","seat":0,"up":[3]}],"id":"Ann-6"}');
INSERT INTO "entries" VALUES(1,30,'{"entry":"played","at":1794844318853,"seat":1,"events":[{"event":"turned","seat":1,"up":[4,1,3,3]}],"id":"Bob-7"}');
INSERT INTO "entries" VALUES(1,31,'{"entry":"played","at":1794844318854,"seat":2,"events":[{"event":"bid_placed","seat":2,"count":2,"value":3}],"by":"bot"}');
INSERT INTO "entries" VALUES(1,32,'{"entry":"played","at":1794844318860,"seat":0,"events":[{"event":"bid_placed","seat":0,"count":4,"value":5}],"id":"Ann-7"}');
INSERT INTO "entries" VALUES(1,33,'{"entry":"played","at":1794844318876,"seat":1,"events":[{"event":"bid_placed","seat":1,"count":5,"value":6}],"id":"Bob-8"}');
INSERT INTO "entries" VALUES(1,34,'{"entry":"played","at":1794844318878,"seat":2,"events":[{"event":"called","seat":2,"bidder":1},{"event":"shown","hands":[[[3,5]],[[4,5],[1,4],[1,3],[3,4]],[[1,2]]],"up":[[3],[4,1,3,3],[2]],"count":5,"value":6,"found":1,"loser":1,"cards":5,"wild":true},{"event":"dealt","round":5,"starter":2,"counts":[1,5,1],"hands":[[[2,5]],[[5,6],[1,6],[2,3],[3,4],[2,6]],[[1,3]]]}],"by":"bot"}');
INSERT INTO "entries" VALUES(1,35,'{"entry":"played","at":1794844318879,"seat":2,"events":[{"event":"turned","seat":2,"up":[3]}],"by":"bot"}');
INSERT INTO "entries" VALUES(1,36,'{"entry":"played","at":1794844318891,"seat":0,"events":[{"event":"turned","seat":0,"up":[2]}],"id":"Ann-8"}');
INSERT INTO "entries" VALUES(1,37,'{"entry":"played","at":1794844318892,"seat":1,"events":[{"event":"turned","seat":1,"up":[5,6,3,4,6]}],"id":"Bob-9"}');
INSERT INTO "entries" VALUES(1,38,'{"entry":"played","at":1794844318893,"seat":2,"events":[{"event":"bid_placed","seat":2,"count":2,"value":4}],"by":"bot"}');
INSERT INTO "entries" VALUES(1,39,'{"entry":"played","at":1794844318917,"seat":0,"events":[{"event":"bid_placed","seat":0,"count":3,"value":4}],"id":"Ann-9"}');
INSERT INTO "entries" VALUES(1,40,'{"entry":"played","at":1794844318926,"seat":1,"events":[{"event":"bid_placed","seat":1,"count":6,"value":4}],"id":"Bob-10"}');
INSERT INTO "entries" VALUES(1,41,'{"entry":"played","at":1794844318927,"seat":2,"events":[{"event":"called","seat":2,"bidder":1},{"event":"shown","hands":[[[2,5]],[[5,6],[1,6],[2,3],[3,4],[2,6]],[[1,3]]],"up":[[2],[5,6,3,4,6],[3]],"count":6,"value":4,"found":1,"loser":1,"cards":6,"wild":true},{"event":"tie_break","seats":[0,2]},{"event":"dealt","round":6,"starter":2,"counts":[1,6,1],"hands":[[[2,6]],[],[[3,5]]]}],"by":"bot"}');
INSERT INTO "entries" VALUES(1,42,'{"entry":"played","at":1794844318931,"seat":2,"events":[{"event":"turned","seat":2,"up":[5]}],"by":"bot"}');
INSERT INTO "entries" VALUES(1,43,'{"entry":"played","at":1794844318936,"seat":0,"events":[{"event":"turned","seat":0,"up":[6]}],"id":"Ann-10"}');
INSERT INTO "entries" VALUES(1,44,'{"entry":"played","at":1794844318937,"seat":2,"events":[{"event":"bid_placed","seat":2,"count":1,"value":5}],"by":"bot"}');
INSERT INTO "entries" VALUES(1,45,'{"entry":"played","at":1794844318940,"seat":0,"events":[{"event":"bid_placed","seat":0,"count":1,"value":6}],"id":"Ann-11"}');
INSERT INTO "entries" VALUES(1,46,'{"entry":"played","at":1794844318941,"seat":2,"events":[{"event":"bid_placed","seat":2,"count":2,"value":5}],"by":"bot"}');
INSERT INTO "entries" VALUES(1,47,'{"entry":"played","at":1794844318950,"seat":0,"events":[{"event":"bid_placed","seat":0,"count":2,"value":6}],"id":"Ann-12"}');
INSERT INTO "entries" VALUES(1,48,'{"entry":"played","at":1794844318952,"seat":2,"events":[{"event":"called","seat":2,"bidder":0},{"event":"shown","hands":[[[2,6]],[],[[3,5]]],"up":[[6],[],[5]],"count":2,"value":6,"found":1,"loser":0,"cards":1,"wild":true},{"event":"ended","result":{"winners":[2],"scores":[1,6,1],"reason":"last_one_left"}}],"by":"bot"}');
INSERT INTO "entries" VALUES(1,49,'{"entry":"followed","at":1794844318961,"code":"P8YAEPRT","seat":0}');
INSERT INTO "entries" VALUES(1,50,'{"entry":"went","at":1794844320744,"seat":0,"worker":1}');
INSERT INTO "entries" VALUES(1,51,'{"entry":"went","at":1794844320745,"seat":1,"worker":1}');
INSERT INTO "entries" VALUES(2,1,'{"entry":"opened","at":1794844318958,"host":1,"game":"lie","options":{"wild_ones":true},"secret":"b4812733a282509d69b801a927df4a882116c46b9aef0607b973181158ee0998","chairs":[{"name":"Olga","bot":"rookie","ready":true},{"name":"Ann","person":1},{"name":"Bob","person":2}],"clock":{},"before":"6QD5MEVC","edition":2}');
INSERT INTO "entries" VALUES(3,1,'{"entry":"opened","at":1794844318968,"host":1,"game":"bluff_pirate","options":{},"secret":"cd73ebebd06065d3d8bce4c3af21411f7fba22f90137122f72951b3d827efb1f","chairs":[null,null],"clock":{"kind":"days"},"edition":2}');
INSERT INTO "entries" VALUES(3,2,'{"entry":"sat","at":1794844318974,"seat":1,"person":2,"name":"Bob"}');
INSERT INTO "entries" VALUES(3,3,'{"entry":"came","at":1794844318974,"seat":1,"worker":1}');
INSERT INTO "entries" VALUES(3,4,'{"entry":"readied","at":1794844318974,"seat":1,"ready":true}');
INSERT INTO "entries" VALUES(3,5,'{"entry":"sat","at":1794844318974,"seat":0,"person":1,"name":"Ann"}');
INSERT INTO "entries" VALUES(3,6,'{"entry":"came","at":1794844318974,"seat":0,"worker":1}');
INSERT INTO "entries" VALUES(3,7,'{"entry":"readied","at":1794844318974,"seat":0,"ready":true}');
INSERT INTO "entries" VALUES(3,8,'{"entry":"started","at":1794844318976,"events":[{"event":"starter_drawn","seat":1},{"event":"treasure_hidden","island":18},{"event":"shuffled","count":100,"cards":["map","lantern","eyepatch","flag","spyglass","spyglass","anchor","spyglass","eyepatch","hook","compass","lantern","compass","spyglass","spyglass","map","map","compass","anchor","pirate","hook","rum","compass","anchor","hook","flag","flag","anchor","eyepatch","eyepatch","compass","hook","pirate","lantern","hook","flag","lantern","map","map","compass","pirate","eyepatch","eyepatch","flag","pirate","flag","eyepatch","compass","anchor","rum","pirate","spyglass","anchor","spyglass","lantern","lantern","rum","eyepatch","pirate","eyepatch","hook","flag","rum","map","compass","rum","hook","pirate","flag","compass","pirate","map","rum","rum","flag","spyglass","map","rum","compass","rum","hook","lantern","anchor","anchor","lantern","map","flag","anchor","eyepatch","rum","spyglass","lantern","spyglass","lantern","map","pirate","hook","anchor","pirate","hook"]},{"event":"dealt","hands":[["eyepatch","flag","lantern","map","spyglass"],["anchor","eyepatch","hook","spyglass","spyglass"]]},{"event":"drawn","seat":1,"count":2,"cards":["compass","lantern"],"pile":88}]}');
INSERT INTO "entries" VALUES(3,9,'{"entry":"said","at":1794844318983,"person":1,"name":"Ann","text":"Good luck! 祝好运","seat":0}');
INSERT INTO "entries" VALUES(3,10,'{"entry":"muted","at":1794844318995,"person":1,"whom":2,"name":"Bob","on":true}');
INSERT INTO "entries" VALUES(3,11,'{"entry":"paused","at":1794844318997,"person":1,"by":0}');
INSERT INTO "entries" VALUES(3,12,'{"entry":"resumed","at":1794844319005,"by":0}');
INSERT INTO "entries" VALUES(3,13,'{"entry":"handed","at":1794844319011,"seat":1,"bot":"rookie","why":"self","abandoned":true}');
INSERT INTO "entries" VALUES(3,14,'{"entry":"handed","at":1794844319016,"seat":1,"bot":null,"why":"back"}');
INSERT INTO "entries" VALUES(3,15,'{"entry":"played","at":1794844319019,"seat":1,"events":[{"event":"laid","seat":1,"shown":"anchor","up":1,"cards":5,"hidden":["compass","lantern","spyglass","spyglass"],"honest_claim":true}],"id":"Bob-1"}');
INSERT INTO "entries" VALUES(3,16,'{"entry":"played","at":1794844319023,"seat":0,"events":[{"event":"voted","seat":0,"bluff":true},{"event":"revealed","seat":1,"voter":0,"voted_bluff":true,"shown":"anchor","up":1,"hidden":["compass","lantern","spyglass","spyglass"],"bluffed":true,"returned":true},{"event":"sailed","seat":0,"start":0,"square":5},{"event":"drawn","seat":0,"count":2,"cards":["compass","spyglass"],"pile":86}],"id":"Ann-1"}');
INSERT INTO "entries" VALUES(3,17,'{"entry":"played","at":1794844319031,"seat":0,"events":[{"event":"laid","seat":0,"shown":"compass","up":1,"cards":4,"hidden":["lantern","spyglass","spyglass"],"honest_claim":true}],"id":"Ann-2"}');
INSERT INTO "entries" VALUES(3,18,'{"entry":"played","at":1794844319037,"seat":1,"events":[{"event":"voted","seat":1,"bluff":false},{"event":"revealed","seat":0,"voter":1,"voted_bluff":false,"shown":"compass","up":1,"hidden":["lantern","spyglass","spyglass"],"bluffed":true,"returned":false},{"event":"sailed","seat":0,"start":5,"square":9}],"id":"Bob-2"}');
INSERT INTO "entries" VALUES(3,19,'{"entry":"played","at":1794844319042,"seat":1,"events":[{"event":"draw_chosen","seat":1},{"event":"drawn","seat":1,"count":2,"cards":["spyglass","map"],"pile":84}],"id":"Bob-3"}');
INSERT INTO "entries" VALUES(3,20,'{"entry":"played","at":1794844319053,"seat":1,"events":[{"event":"laid","seat":1,"shown":"spyglass","up":2,"cards":5,"hidden":["anchor","hook","spyglass"],"honest_claim":true}],"id":"Bob-4"}');
INSERT INTO "entries" VALUES(3,21,'{"entry":"went","at":1794844320744,"seat":0,"worker":1}');
INSERT INTO "entries" VALUES(3,22,'{"entry":"went","at":1794844320745,"seat":1,"worker":1}');
INSERT INTO "entries" VALUES(4,1,'{"entry":"opened","at":1794844319056,"host":1,"game":"dont_bluff","options":{},"secret":"c559af9b2b1864fa1708206089bf502e860433b434416752bf193f745d719d01","chairs":[null,null],"clock":{"kind":"days"},"edition":2}');
INSERT INTO "entries" VALUES(4,2,'{"entry":"sat","at":1794844319063,"seat":0,"person":1,"name":"Ann"}');
INSERT INTO "entries" VALUES(4,3,'{"entry":"came","at":1794844319063,"seat":0,"worker":1}');
INSERT INTO "entries" VALUES(4,4,'{"entry":"readied","at":1794844319063,"seat":0,"ready":true}');
INSERT INTO "entries" VALUES(4,5,'{"entry":"sat","at":1794844319064,"seat":1,"person":2,"name":"Bob"}');
INSERT INTO "entries" VALUES(4,6,'{"entry":"came","at":1794844319064,"seat":1,"worker":1}');
INSERT INTO "entries" VALUES(4,7,'{"entry":"readied","at":1794844319064,"seat":1,"ready":true}');
INSERT INTO "entries" VALUES(4,8,'{"entry":"started","at":1794844319065,"events":[{"event":"starter_drawn","seat":0},{"event":"bank_shuffled","cards":[1,1,2,2,0,5]}]}');
INSERT INTO "entries" VALUES(4,9,'{"entry":"said","at":1794844319073,"person":1,"name":"Ann","text":"Good luck! 祝好运","seat":0}');
INSERT INTO "entries" VALUES(4,10,'{"entry":"muted","at":1794844319080,"person":1,"whom":2,"name":"Bob","on":true}');
INSERT INTO "entries" VALUES(4,11,'{"entry":"paused","at":1794844319085,"person":1,"by":0}');
INSERT INTO "entries" VALUES(4,12,'{"entry":"resumed","at":1794844319091,"by":0}');
INSERT INTO "entries" VALUES(4,13,'{"entry":"handed","at":1794844319101,"seat":1,"bot":"rookie","why":"self","abandoned":true}');
INSERT INTO "entries" VALUES(4,14,'{"entry":"handed","at":1794844319102,"seat":1,"bot":null,"why":"back"}');
INSERT INTO "entries" VALUES(4,15,'{"entry":"played","at":1794844319102,"seat":0,"events":[{"event":"rolled","seat":0},{"event":"colour_rolled","colour":"red","owner":1},{"event":"paired","giver":0,"receiver":1}],"id":"Ann-1"}');
INSERT INTO "entries" VALUES(4,16,'{"entry":"played","at":1794844319121,"seat":0,"events":[{"event":"offered","seat":0,"to":1,"cards":[2,2],"count":2,"claim":14}],"id":"Ann-2"}');
INSERT INTO "entries" VALUES(4,17,'{"entry":"played","at":1794844319150,"seat":1,"events":[{"event":"accepted","seat":1},{"event":"received","seat":1,"giver":0,"open":[],"closed":[2,2],"count":2},{"event":"gun_passed","seat":1,"skipped":[]}],"id":"Bob-1"}');
INSERT INTO "entries" VALUES(4,18,'{"entry":"played","at":1794844319158,"seat":1,"events":[{"event":"rolled","seat":1},{"event":"colour_rolled","colour":"white","owner":0},{"event":"paired","giver":1,"receiver":0}],"id":"Bob-2"}');
INSERT INTO "entries" VALUES(4,19,'{"entry":"played","at":1794844319631,"seat":1,"events":[{"event":"offered","seat":1,"to":0,"cards":[5,1,0],"count":3,"claim":4}],"id":"Bob-3"}');
INSERT INTO "entries" VALUES(4,20,'{"entry":"played","at":1794844319676,"seat":0,"events":[{"event":"opened","seat":0,"cards":[5,1,0],"claim":4,"millions":6}],"id":"Ann-3"}');
INSERT INTO "entries" VALUES(4,21,'{"entry":"went","at":1794844320745,"seat":0,"worker":1}');
INSERT INTO "entries" VALUES(4,22,'{"entry":"went","at":1794844320745,"seat":1,"worker":1}');
INSERT INTO "entries" VALUES(5,1,'{"entry":"opened","at":1794844319698,"host":1,"game":"lie","options":{},"secret":"6ca0267b40b6f21b39b57d077b5f2309c1c38d54daa0878174c60c7d61573e27","chairs":[null,null],"clock":{"kind":"days"},"edition":2}');
INSERT INTO "entries" VALUES(5,2,'{"entry":"sat","at":1794844319832,"seat":1,"person":2,"name":"Bob"}');
INSERT INTO "entries" VALUES(5,3,'{"entry":"came","at":1794844319832,"seat":1,"worker":1}');
INSERT INTO "entries" VALUES(5,4,'{"entry":"readied","at":1794844319832,"seat":1,"ready":true}');
INSERT INTO "entries" VALUES(5,5,'{"entry":"sat","at":1794844319833,"seat":0,"person":1,"name":"Ann"}');
INSERT INTO "entries" VALUES(5,6,'{"entry":"came","at":1794844319833,"seat":0,"worker":1}');
INSERT INTO "entries" VALUES(5,7,'{"entry":"readied","at":1794844319833,"seat":0,"ready":true}');
INSERT INTO "entries" VALUES(5,8,'{"entry":"started","at":1794844319900,"events":[{"event":"starter_drawn","seat":1},{"event":"dealt","round":1,"starter":1,"counts":[1,1],"hands":[[[1,6]],[[3,5]]]}]}');
INSERT INTO "entries" VALUES(5,9,'{"entry":"said","at":1794844319932,"person":1,"name":"Ann","text":"Good luck! 祝好运","seat":0}');
INSERT INTO "entries" VALUES(5,10,'{"entry":"muted","at":1794844319952,"person":1,"whom":2,"name":"Bob","on":true}');
INSERT INTO "entries" VALUES(5,11,'{"entry":"paused","at":1794844319967,"person":1,"by":0}');
INSERT INTO "entries" VALUES(5,12,'{"entry":"resumed","at":1794844319990,"by":0}');
INSERT INTO "entries" VALUES(5,13,'{"entry":"handed","at":1794844320004,"seat":1,"bot":"rookie","why":"self","abandoned":true}');
INSERT INTO "entries" VALUES(5,14,'{"entry":"handed","at":1794844320005,"seat":1,"bot":null,"why":"back"}');
INSERT INTO "entries" VALUES(5,15,'{"entry":"played","at":1794844320005,"seat":1,"events":[{"event":"turned","seat":1,"up":[5]}],"id":"Bob-1"}');
INSERT INTO "entries" VALUES(5,16,'{"entry":"played","at":1794844320044,"seat":0,"events":[{"event":"turned","seat":0,"up":[6]}],"id":"Ann-1"}');
INSERT INTO "entries" VALUES(5,17,'{"entry":"played","at":1794844320050,"seat":1,"events":[{"event":"bid_placed","seat":1,"count":1,"value":3}],"id":"Bob-2"}');
INSERT INTO "entries" VALUES(5,18,'{"entry":"played","at":1794844320068,"seat":0,"events":[{"event":"bid_placed","seat":0,"count":1,"value":5}],"id":"Ann-2"}');
INSERT INTO "entries" VALUES(5,19,'{"entry":"played","at":1794844320077,"seat":1,"events":[{"event":"called","seat":1,"bidder":0},{"event":"shown","hands":[[[1,6]],[[3,5]]],"up":[[6],[5]],"count":1,"value":5,"found":1,"loser":1,"cards":2,"wild":false},{"event":"dealt","round":2,"starter":0,"counts":[1,2],"hands":[[[1,2]],[[2,5],[1,4]]]}],"id":"Bob-3"}');
INSERT INTO "entries" VALUES(5,20,'{"entry":"played","at":1794844320088,"seat":1,"events":[{"event":"turned","seat":1,"up":[5,4]}],"id":"Bob-4"}');
INSERT INTO "entries" VALUES(5,21,'{"entry":"went","at":1794844320745,"seat":0,"worker":1}');
INSERT INTO "entries" VALUES(5,22,'{"entry":"went","at":1794844320745,"seat":1,"worker":1}');
INSERT INTO "entries" VALUES(6,1,'{"entry":"opened","at":1794844320103,"host":1,"game":"millionaires","options":{},"secret":"42aff2f2128646237fb60dd9dd165e77968fe4469fd93f27c2a3195657a63e46","chairs":[null,null,null],"clock":{"kind":"days"},"edition":2}');
INSERT INTO "entries" VALUES(6,2,'{"entry":"sat","at":1794844320151,"seat":0,"person":1,"name":"Ann"}');
INSERT INTO "entries" VALUES(6,3,'{"entry":"came","at":1794844320152,"seat":0,"worker":1}');
INSERT INTO "entries" VALUES(6,4,'{"entry":"readied","at":1794844320152,"seat":0,"ready":true}');
INSERT INTO "entries" VALUES(6,5,'{"entry":"sat","at":1794844320152,"seat":1,"person":2,"name":"Bob"}');
INSERT INTO "entries" VALUES(6,6,'{"entry":"came","at":1794844320152,"seat":1,"worker":1}');
INSERT INTO "entries" VALUES(6,7,'{"entry":"readied","at":1794844320152,"seat":1,"ready":true}');
INSERT INTO "entries" VALUES(6,8,'{"entry":"sat","at":1794844320152,"seat":2,"person":3,"name":"Zażółć"}');
INSERT INTO "entries" VALUES(6,9,'{"entry":"came","at":1794844320152,"seat":2,"worker":1}');
INSERT INTO "entries" VALUES(6,10,'{"entry":"readied","at":1794844320152,"seat":2,"ready":true}');
INSERT INTO "entries" VALUES(6,11,'{"entry":"started","at":1794844320180,"events":[{"event":"starter_drawn","seat":0},{"event":"shuffled","pile":["success",2,5,3,6,4,"thief",1,10,8,7,"success","cba",9,"success","casino"]}]}');
INSERT INTO "entries" VALUES(6,12,'{"entry":"said","at":1794844320192,"person":1,"name":"Ann","text":"Good luck! 祝好运","seat":0}');
INSERT INTO "entries" VALUES(6,13,'{"entry":"muted","at":1794844320199,"person":1,"whom":2,"name":"Bob","on":true}');
INSERT INTO "entries" VALUES(6,14,'{"entry":"paused","at":1794844320208,"person":1,"by":0}');
INSERT INTO "entries" VALUES(6,15,'{"entry":"resumed","at":1794844320213,"by":0}');
INSERT INTO "entries" VALUES(6,16,'{"entry":"handed","at":1794844320221,"seat":1,"bot":"rookie","why":"self","abandoned":true}');
INSERT INTO "entries" VALUES(6,17,'{"entry":"handed","at":1794844320221,"seat":1,"bot":null,"why":"back"}');
INSERT INTO "entries" VALUES(6,18,'{"entry":"played","at":1794844320222,"seat":0,"events":[{"event":"revealed","seat":0,"tile":"success","reds":1}],"id":"Ann-1"}');
INSERT INTO "entries" VALUES(6,19,'{"entry":"played","at":1794844320279,"seat":0,"events":[{"event":"bid_placed","seat":0,"cards":[1,2,3,6,10,12,15,25],"total":74}],"id":"Ann-2"}');
INSERT INTO "entries" VALUES(6,20,'{"entry":"played","at":1794844320311,"seat":1,"events":[{"event":"bid_placed","seat":1,"cards":[1,3,4,6,8,10,12,15,25],"total":84}],"id":"Bob-1"}');
INSERT INTO "entries" VALUES(6,21,'{"entry":"played","at":1794844320342,"seat":2,"events":[{"event":"bid_placed","seat":2,"cards":[2,3,4,6,8,10,12,15,20,25],"total":105}],"id":"Zażółć-1"}');
INSERT INTO "entries" VALUES(6,22,'{"entry":"played","at":1794844320357,"seat":0,"events":[{"event":"bid_placed","seat":0,"cards":[4,8,20],"total":106},{"event":"priced_out","seat":1,"highest":106},{"event":"priced_out","seat":2,"highest":106},{"event":"tile_taken","seat":0,"tile":"success","lost":[106,0,0],"returned":[0,84,105]}],"id":"Ann-3"}');
INSERT INTO "entries" VALUES(6,23,'{"entry":"played","at":1794844320359,"seat":0,"events":[{"event":"revealed","seat":0,"tile":2,"reds":1},{"event":"priced_out","seat":0,"highest":0}],"id":"Ann-4"}');
INSERT INTO "entries" VALUES(6,24,'{"entry":"went","at":1794844320745,"seat":0,"worker":1}');
INSERT INTO "entries" VALUES(6,25,'{"entry":"went","at":1794844320745,"seat":1,"worker":1}');
INSERT INTO "entries" VALUES(6,26,'{"entry":"went","at":1794844320745,"seat":2,"worker":1}');
INSERT INTO "entries" VALUES(7,1,'{"entry":"opened","at":1794844320366,"host":1,"game":"millions_of_dollars","options":{},"secret":"85906c9d125f4d425d4df8de8be9247a533ecf86a04a113640a11b0f79f77969","chairs":[null,null,null],"clock":{"kind":"days"},"edition":2}');
INSERT INTO "entries" VALUES(7,2,'{"entry":"sat","at":1794844320373,"seat":0,"person":1,"name":"Ann"}');
INSERT INTO "entries" VALUES(7,3,'{"entry":"came","at":1794844320374,"seat":0,"worker":1}');
INSERT INTO "entries" VALUES(7,4,'{"entry":"readied","at":1794844320375,"seat":0,"ready":true}');
INSERT INTO "entries" VALUES(7,5,'{"entry":"sat","at":1794844320375,"seat":1,"person":2,"name":"Bob"}');
INSERT INTO "entries" VALUES(7,6,'{"entry":"came","at":1794844320375,"seat":1,"worker":1}');
INSERT INTO "entries" VALUES(7,7,'{"entry":"readied","at":1794844320375,"seat":1,"ready":true}');
INSERT INTO "entries" VALUES(7,8,'{"entry":"sat","at":1794844320375,"seat":2,"person":3,"name":"Zażółć"}');
INSERT INTO "entries" VALUES(7,9,'{"entry":"came","at":1794844320375,"seat":2,"worker":1}');
INSERT INTO "entries" VALUES(7,10,'{"entry":"readied","at":1794844320375,"seat":2,"ready":true}');
INSERT INTO "entries" VALUES(7,11,'{"entry":"started","at":1794844320381,"events":[{"event":"starter_drawn","seat":2},{"event":"loot_revealed","round":1,"leader":2,"loot":{"amount":9,"stake":1,"icon":"pickpocket"}}]}');
INSERT INTO "entries" VALUES(7,12,'{"entry":"said","at":1794844320393,"person":1,"name":"Ann","text":"Good luck! 祝好运","seat":0}');
INSERT INTO "entries" VALUES(7,13,'{"entry":"muted","at":1794844320395,"person":1,"whom":2,"name":"Bob","on":true}');
INSERT INTO "entries" VALUES(7,14,'{"entry":"paused","at":1794844320401,"person":1,"by":0}');
INSERT INTO "entries" VALUES(7,15,'{"entry":"resumed","at":1794844320408,"by":0}');
INSERT INTO "entries" VALUES(7,16,'{"entry":"handed","at":1794844320420,"seat":1,"bot":"rookie","why":"self","abandoned":true}');
INSERT INTO "entries" VALUES(7,17,'{"entry":"handed","at":1794844320420,"seat":1,"bot":null,"why":"back"}');
INSERT INTO "entries" VALUES(7,18,'{"entry":"played","at":1794844320433,"seat":1,"events":[{"event":"chosen","seat":1,"roles":["driver","boss"]}],"id":"Bob-1"}');
INSERT INTO "entries" VALUES(7,19,'{"entry":"played","at":1794844320461,"seat":2,"events":[{"event":"chosen","seat":2,"roles":["boss","driver"]}],"id":"Zażółć-1"}');
INSERT INTO "entries" VALUES(7,20,'{"entry":"played","at":1794844320475,"seat":0,"events":[{"event":"chosen","seat":0,"roles":["snitch","pickpocket"]},{"event":"stakes_placed","stake":1,"reserve":[0,0,0],"money":[3,3,3]},{"event":"roles_shown","shown":["snitch","driver","driver","pickpocket","boss"],"hidden":"boss"}],"id":"Ann-1"}');
INSERT INTO "entries" VALUES(7,21,'{"entry":"played","at":1794844320500,"seat":0,"events":[{"event":"offer_made","seat":0,"offer":0,"to":1,"slot":1,"amount":2}],"id":"Ann-2"}');
INSERT INTO "entries" VALUES(7,22,'{"entry":"played","at":1794844320509,"seat":1,"events":[{"event":"claimed","seat":1,"slot":0,"role":"bruiser"}],"id":"Bob-2"}');
INSERT INTO "entries" VALUES(7,23,'{"entry":"played","at":1794844320532,"seat":0,"events":[{"event":"offer_made","seat":0,"offer":1,"to":2,"slot":0,"amount":3}],"id":"Ann-3"}');
INSERT INTO "entries" VALUES(7,24,'{"entry":"went","at":1794844320745,"seat":0,"worker":1}');
INSERT INTO "entries" VALUES(7,25,'{"entry":"went","at":1794844320745,"seat":1,"worker":1}');
INSERT INTO "entries" VALUES(7,26,'{"entry":"went","at":1794844320745,"seat":2,"worker":1}');
INSERT INTO "entries" VALUES(8,1,'{"entry":"opened","at":1794844320555,"host":1,"game":"bluff_pirate","options":{},"secret":"5dd53588e57a4103a2255cb314e36219b80fefddfb6f269d5c41be7afc86f5f6","chairs":[null,null,null],"public":true,"clock":{},"edition":2}');
INSERT INTO "entries" VALUES(8,2,'{"entry":"sat","at":1794844320603,"seat":2,"person":1,"name":"Ann"}');
INSERT INTO "entries" VALUES(8,3,'{"entry":"came","at":1794844320603,"seat":2,"worker":1}');
INSERT INTO "entries" VALUES(8,4,'{"entry":"sat","at":1794844320612,"seat":0,"person":2,"name":"Bob"}');
INSERT INTO "entries" VALUES(8,5,'{"entry":"came","at":1794844320612,"seat":0,"worker":1}');
INSERT INTO "entries" VALUES(8,6,'{"entry":"readied","at":1794844320618,"seat":2,"ready":true,"number":"c0ffee"}');
INSERT INTO "entries" VALUES(8,7,'{"entry":"bot_sat","at":1794844320618,"seat":1,"kind":"shark:bold","name":"Olga"}');
INSERT INTO "entries" VALUES(8,8,'{"entry":"stood","at":1794844320618,"seat":0}');
INSERT INTO "entries" VALUES(8,9,'{"entry":"changed","at":1794844320649,"options":{},"chairs":[null,{"name":"Olga","bot":"shark:bold","ready":true},{"name":"Ann","person":1,"number":"c0ffee"},null],"public":true,"clock":{},"absence":"bot"}');
INSERT INTO "entries" VALUES(8,10,'{"entry":"went","at":1794844320744,"seat":2,"worker":1}');
CREATE TABLE house (
	"key" TEXT NOT NULL, 
	value TEXT NOT NULL, 
	PRIMARY KEY ("key")
);
INSERT INTO "house" VALUES('desk-token','9239023f23bf2241a8f0d3ceaf5762e4cd617d75c71a44d333403c8aa5124145');
INSERT INTO "house" VALUES('cookies','08c2467d66a6f7f76c35477875989bf40432a92a3c83fe50c02b339f177619db');
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
INSERT INTO "people" VALUES(1,'Ann',1794844315456);
INSERT INTO "people" VALUES(2,'Bob',1794844315512);
INSERT INTO "people" VALUES(3,'Zażółć',1794844315533);
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
INSERT INTO "tables" VALUES(1,'6QD5MEVC','lie',1,1794844315549,51,1794844320745,NULL,'over',0,0,3,3,'');
INSERT INTO "tables" VALUES(2,'P8YAEPRT','lie',1,1794844318958,1,1794844318958,NULL,'waiting',0,0,3,3,'');
INSERT INTO "tables" VALUES(3,'V8C5WB76','bluff_pirate',1,1794844318968,22,1794844320745,1795081919053,'playing',0,0,2,2,'0');
INSERT INTO "tables" VALUES(4,'ER4ZCMNU','dont_bluff',1,1794844319056,22,1794844320745,1795081919676,'playing',0,0,2,2,'0');
INSERT INTO "tables" VALUES(5,'4HYCQ47W','lie',1,1794844319698,22,1794844320745,1795081920077,'playing',0,0,2,2,'0');
INSERT INTO "tables" VALUES(6,'JNPVV784','millionaires',1,1794844320103,26,1794844320745,1795081920359,'playing',0,0,3,3,'1');
INSERT INTO "tables" VALUES(7,'9Q7YMQCG','millions_of_dollars',1,1794844320366,26,1794844320745,1795081920532,'playing',0,0,3,3,'0,1,2');
INSERT INTO "tables" VALUES(8,'H8EZWFWB','bluff_pirate',1,1794844320555,10,1794844320744,NULL,'waiting',1,0,4,2,'');
CREATE TABLE tokens (
	hash TEXT NOT NULL, 
	person INTEGER NOT NULL, 
	created BIGINT NOT NULL, device TEXT DEFAULT '' NOT NULL, seen BIGINT DEFAULT '0' NOT NULL, expires BIGINT DEFAULT '0' NOT NULL, 
	PRIMARY KEY (hash), 
	FOREIGN KEY(person) REFERENCES people (id)
);
INSERT INTO "tokens" VALUES('fa32f2b460e4ae6631a39fabed9c4f12eded59fcc0bec5f33059f8abb59b7915',1,1794844315456,'python-httpx',1794844315456,1810396315456);
INSERT INTO "tokens" VALUES('3360685a5072615dbc66296be1976747d51797bf3debc93cf76514898c04c5d0',2,1794844315512,'python-httpx',1794844315512,1810396315512);
INSERT INTO "tokens" VALUES('c16b76d5bb949bc7979bcb8570440c67fdd706e806c0f970c70b824ae1221d93',3,1794844315533,'python-httpx',1794844315533,1810396315533);
CREATE TABLE workers (
	id INTEGER NOT NULL, 
	alive BIGINT NOT NULL, 
	PRIMARY KEY (id)
);
INSERT INTO "workers" VALUES(1,1794844320947);
CREATE INDEX ix_tokens_person ON tokens (person);
CREATE INDEX tables_due ON tables (due);
CREATE INDEX tables_open ON tables (public, phase, archived, touched);
CREATE INDEX tables_phase ON tables (archived, phase);
CREATE INDEX tables_touched ON tables (archived, touched);
CREATE INDEX ix_sittings_person ON sittings (person);
CREATE INDEX ix_outcomes_person ON outcomes (person);
CREATE INDEX ix_tokens_expires ON tokens (expires);
COMMIT;
