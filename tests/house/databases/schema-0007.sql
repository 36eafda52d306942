BEGIN TRANSACTION;
CREATE TABLE alembic_version (
	version_num VARCHAR(32) NOT NULL, 
	CONSTRAINT alembic_version_pkc PRIMARY KEY (version_num)
);
INSERT INTO "alembic_version" VALUES('0007');
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
INSERT INTO "entries" VALUES(1,1,'{"entry":"opened","at":1794958799573,"host":1,"game":"lie","options":{"wild_ones":true},"secret":"d67eee29ef349a0d9405a6351700cb66acf4243c127032b52714b73d0a1c8508","chairs":[null,null,{"name":"Olga","bot":"rookie","ready":true}],"clock":{},"edition":2}');
INSERT INTO "entries" VALUES(1,2,'{"entry":"sat","at":1794958799620,"seat":0,"person":1,"name":"Ann"}');
INSERT INTO "entries" VALUES(1,3,'{"entry":"came","at":1794958799620,"seat":0,"worker":1}');
INSERT INTO "entries" VALUES(1,4,'{"entry":"readied","at":1794958799620,"seat":0,"ready":true}');
INSERT INTO "entries" VALUES(1,5,'{"entry":"sat","at":1794958799621,"seat":1,"person":2,"name":"Bob"}');
INSERT INTO "entries" VALUES(1,6,'{"entry":"came","at":1794958799621,"seat":1,"worker":1}');
INSERT INTO "entries" VALUES(1,7,'{"entry":"readied","at":1794958799621,"seat":1,"ready":true}');
INSERT INTO "entries" VALUES(1,8,'{"entry":"started","at":1794958799643,"events":[{"event":"starter_drawn","seat":0},{"event":"dealt","round":1,"starter":0,"counts":[1,1,1],"hands":[[[5,6]],[[3,6]],[[1,4]]]}]}');
INSERT INTO "entries" VALUES(1,9,'{"entry":"played","at":1794958800018,"seat":0,"events":[{"event":"turned","seat":0,"up":[6]}],"id":"Ann-1"}');
INSERT INTO "entries" VALUES(1,10,'{"entry":"played","at":1794958800020,"seat":1,"events":[{"event":"turned","seat":1,"up":[3]}],"id":"Bob-1"}');
INSERT INTO "entries" VALUES(1,11,'{"entry":"played","at":1794958801166,"seat":2,"events":[{"event":"turned","seat":2,"up":[4]}],"by":"bot"}');
INSERT INTO "entries" VALUES(1,12,'{"entry":"played","at":1794958801186,"seat":0,"events":[{"event":"bid_placed","seat":0,"count":3,"value":1}],"id":"Ann-2"}');
INSERT INTO "entries" VALUES(1,13,'{"entry":"played","at":1794958801195,"seat":1,"events":[{"event":"called","seat":1,"bidder":0},{"event":"shown","hands":[[[5,6]],[[3,6]],[[1,4]]],"up":[[6],[3],[4]],"count":3,"value":1,"found":0,"loser":0,"cards":2,"wild":false},{"event":"dealt","round":2,"starter":1,"counts":[2,1,1],"hands":[[[3,5],[1,4]],[[2,5]],[[1,2]]]}],"id":"Bob-2"}');
INSERT INTO "entries" VALUES(1,14,'{"entry":"played","at":1794958801197,"seat":2,"events":[{"event":"turned","seat":2,"up":[2]}],"by":"bot"}');
INSERT INTO "entries" VALUES(1,15,'{"entry":"played","at":1794958801206,"seat":0,"events":[{"event":"turned","seat":0,"up":[3,1]}],"id":"Ann-3"}');
INSERT INTO "entries" VALUES(1,16,'{"entry":"played","at":1794958801206,"seat":1,"events":[{"event":"turned","seat":1,"up":[2]}],"id":"Bob-3"}');
INSERT INTO "entries" VALUES(1,17,'{"entry":"played","at":1794958801215,"seat":1,"events":[{"event":"bid_placed","seat":1,"count":3,"value":6}],"id":"Bob-4"}');
INSERT INTO "entries" VALUES(1,18,'{"entry":"played","at":1794958801217,"seat":2,"events":[{"event":"called","seat":2,"bidder":1},{"event":"shown","hands":[[[3,5],[1,4]],[[2,5]],[[1,2]]],"up":[[3,1],[2],[2]],"count":3,"value":6,"found":1,"loser":1,"cards":2,"wild":true},{"event":"dealt","round":3,"starter":2,"counts":[2,2,1],"hands":[[[3,4],[2,4]],[[4,6],[1,4]],[[2,4]]]}],"by":"bot"}');
INSERT INTO "entries" VALUES(1,19,'{"entry":"played","at":1794958801218,"seat":2,"events":[{"event":"turned","seat":2,"up":[4]}],"by":"bot"}');
INSERT INTO "entries" VALUES(1,20,'{"entry":"played","at":1794958801223,"seat":0,"events":[{"event":"turned","seat":0,"up":[3,2]}],"id":"Ann-4"}');
INSERT INTO "entries" VALUES(1,21,'{"entry":"played","at":1794958801223,"seat":1,"events":[{"event":"turned","seat":1,"up":[6,1]}],"id":"Bob-5"}');
INSERT INTO "entries" VALUES(1,22,'{"entry":"played","at":1794958801225,"seat":2,"events":[{"event":"bid_placed","seat":2,"count":1,"value":5}],"by":"bot"}');
INSERT INTO "entries" VALUES(1,23,'{"entry":"played","at":1794958801229,"seat":0,"events":[{"event":"bid_placed","seat":0,"count":4,"value":6}],"id":"Ann-5"}');
INSERT INTO "entries" VALUES(1,24,'{"entry":"played","at":1794958801247,"seat":1,"events":[{"event":"bid_placed","seat":1,"count":5,"value":1}],"id":"Bob-6"}');
INSERT INTO "entries" VALUES(1,25,'{"entry":"played","at":1794958801249,"seat":2,"events":[{"event":"called","seat":2,"bidder":1},{"event":"shown","hands":[[[3,4],[2,4]],[[4,6],[1,4]],[[2,4]]],"up":[[3,2],[6,1],[4]],"count":5,"value":1,"found":1,"loser":1,"cards":3,"wild":false},{"event":"dealt","round":4,"starter":2,"counts":[2,3,1],"hands":[[[1,2],[1,5]],[[3,4],[1,2],[4,6]],[[3,6]]]}],"by":"bot"}');
INSERT INTO "entries" VALUES(1,26,'{"entry":"played","at":1794958801250,"seat":2,"events":[{"event":"turned","seat":2,"up":[6]}],"by":"bot"}');
INSERT INTO "entries" VALUES(1,27,'{"entry":"played","at":1794958801287,"seat":0,"events":[{"event":"turned","seat":0,"up":[1,5]}],"id":"Ann-6"}');
INSERT INTO "entries" VALUES(1,28,'{"entry":"played","at":1794958801287,"seat":1,"events":[{"event":"turned","seat":1,"up":[3,1,4]}],"id":"Bob-7"}');
INSERT INTO "entries" VALUES(1,29,'{"entry":"played","at":1794958801290,"seat":2,"events":[{"event":"bid_placed","seat":2,"count":1,"value":1}],"by":"bot"}');
INSERT INTO "entries" VALUES(1,30,'{"entry":"played","at":1794958801321,"seat":0,"events":[{"event":"bid_placed","seat":0,"count":2,"value":1}],"id":"Ann-7"}');
INSERT INTO "entries" VALUES(1,31,'{"entry":"played","at":1794958801328,"seat":1,"events":[{"event":"bid_placed","seat":1,"count":4,"value":3}],"id":"Bob-8"}');
INSERT INTO "entries" VALUES(1,32,'{"entry":"played","at":1794958801332,"seat":2,"events":[{"event":"called","seat":2,"bidder":1},{"event":"shown","hands":[[[1,2],[1,5]],[[3,4],[1,2],[4,6]],[[3,6]]],"up":[[1,5],[3,1,4],[6]],"count":4,"value":3,"found":1,"loser":1,"cards":4,"wild":false},{"event":"dealt","round":5,"starter":2,"counts":[2,4,1],"hands":[[[3,5],[1,4]],[[3,6],[2,3],[4,5],[1,3]],[[1,5]]]}],"by":"bot"}');
INSERT INTO "entries" VALUES(1,33,'{"entry":"played","at":1794958801333,"seat":2,"events":[{"event":"turned","seat":2,"up":[5]}],"by":"bot"}');
INSERT INTO "entries" VALUES(1,34,'{"entry":"played","at":1794958801339,"seat":0,"events":[{"event":"turned","seat":0,"up":[5,4]}],"id":"Ann-8"}');
INSERT INTO "entries" VALUES(1,35,'{"entry":"played","at":1794958801339,"seat":1,"events":[{"event":"turned","seat":1,"up":[3,2,5,1]}],"id":"Bob-9"}');
INSERT INTO "entries" VALUES(1,36,'{"entry":"played","at":1794958801341,"seat":2,"events":[{"event":"bid_placed","seat":2,"count":3,"value":5}],"by":"bot"}');
INSERT INTO "entries" VALUES(1,37,'{"entry":"played","at":1794958801355,"seat":0,"events":[{"event":"bid_placed","seat":0,"count":5,"value":1}],"id":"Ann-9"}');
INSERT INTO "entries" VALUES(1,38,'{"entry":"played","at":1794958801375,"seat":1,"events":[{"event":"bid_placed","seat":1,"count":5,"value":4}],"id":"Bob-10"}');
INSERT INTO "entries" VALUES(1,39,'{"entry":"played","at":1794958801376,"seat":2,"events":[{"event":"called","seat":2,"bidder":1},{"event":"shown","hands":[[[3,5],[1,4]],[[3,6],[2,3],[4,5],[1,3]],[[1,5]]],"up":[[5,4],[3,2,5,1],[5]],"count":5,"value":4,"found":2,"loser":1,"cards":5,"wild":true},{"event":"dealt","round":6,"starter":2,"counts":[2,5,1],"hands":[[[1,6],[3,6]],[[1,3],[1,4],[5,6],[1,5],[2,4]],[[2,3]]]}],"by":"bot"}');
INSERT INTO "entries" VALUES(1,40,'{"entry":"played","at":1794958801377,"seat":2,"events":[{"event":"turned","seat":2,"up":[3]}],"by":"bot"}');
INSERT INTO "entries" VALUES(1,41,'{"entry":"played","at":1794958801407,"seat":0,"events":[{"event":"turned","seat":0,"up":[6,6]}],"id":"Ann-10"}');
INSERT INTO "entries" VALUES(1,42,'{"entry":"played","at":1794958801407,"seat":1,"events":[{"event":"turned","seat":1,"up":[1,1,5,5,4]}],"id":"Bob-11"}');
INSERT INTO "entries" VALUES(1,43,'{"entry":"played","at":1794958801410,"seat":2,"events":[{"event":"bid_placed","seat":2,"count":3,"value":2}],"by":"bot"}');
INSERT INTO "entries" VALUES(1,44,'{"entry":"played","at":1794958801443,"seat":0,"events":[{"event":"bid_placed","seat":0,"count":4,"value":4}],"id":"Ann-11"}');
INSERT INTO "entries" VALUES(1,45,'{"entry":"played","at":1794958801463,"seat":1,"events":[{"event":"bid_placed","seat":1,"count":5,"value":6}],"id":"Bob-12"}');
INSERT INTO "entries" VALUES(1,46,'{"entry":"played","at":1794958801470,"seat":2,"events":[{"event":"called","seat":2,"bidder":1},{"event":"shown","hands":[[[1,6],[3,6]],[[1,3],[1,4],[5,6],[1,5],[2,4]],[[2,3]]],"up":[[6,6],[1,1,5,5,4],[3]],"count":5,"value":6,"found":4,"loser":1,"cards":6,"wild":true},{"event":"ended","result":{"winners":[2],"scores":[2,6,1],"reason":"fewest_cards"}}],"by":"bot"}');
INSERT INTO "entries" VALUES(1,47,'{"entry":"followed","at":1794958801543,"code":"P6CFNGPR","seat":0}');
INSERT INTO "entries" VALUES(2,1,'{"entry":"opened","at":1794958801519,"host":1,"game":"lie","options":{"wild_ones":true},"secret":"03aeb0a1557ceec981965a17e89edb3ebe7c1c737030fc6a8fff272184570017","chairs":[{"name":"Olga","bot":"rookie","ready":true},{"name":"Ann","person":1},{"name":"Bob","person":2}],"clock":{},"before":"FXE54PVW","edition":2}');
INSERT INTO "entries" VALUES(3,1,'{"entry":"opened","at":1794958801567,"host":1,"game":"bluff_pirate","options":{},"secret":"835568d3e6a0c0edd320c7a39bb17649c992f21c27384805400d10f6c1869874","chairs":[null,null],"clock":{"kind":"days"},"edition":2}');
INSERT INTO "entries" VALUES(3,2,'{"entry":"sat","at":1794958801612,"seat":0,"person":1,"name":"Ann"}');
INSERT INTO "entries" VALUES(3,3,'{"entry":"came","at":1794958801612,"seat":0,"worker":1}');
INSERT INTO "entries" VALUES(3,4,'{"entry":"readied","at":1794958801612,"seat":0,"ready":true}');
INSERT INTO "entries" VALUES(3,5,'{"entry":"sat","at":1794958801612,"seat":1,"person":2,"name":"Bob"}');
INSERT INTO "entries" VALUES(3,6,'{"entry":"came","at":1794958801612,"seat":1,"worker":1}');
INSERT INTO "entries" VALUES(3,7,'{"entry":"readied","at":1794958801612,"seat":1,"ready":true}');
INSERT INTO "entries" VALUES(3,8,'{"entry":"started","at":1794958801627,"events":[{"event":"starter_drawn","seat":0},{"event":"treasure_hidden","island":18},{"event":"shuffled","count":100,"cards":["hook","pirate","rum","hook","rum","anchor","anchor","spyglass","pirate","eyepatch","map","hook","eyepatch","rum","map","spyglass","rum","flag","flag","lantern","spyglass","spyglass","hook","hook","eyepatch","compass","eyepatch","lantern","map","map","compass","pirate","flag","map","eyepatch","lantern","map","pirate","rum","map","spyglass","eyepatch","flag","hook","lantern","flag","spyglass","hook","compass","pirate","compass","pirate","spyglass","spyglass","compass","hook","flag","rum","rum","pirate","compass","eyepatch","spyglass","eyepatch","hook","lantern","compass","map","pirate","anchor","lantern","anchor","pirate","pirate","rum","hook","eyepatch","map","anchor","compass","spyglass","flag","eyepatch","lantern","flag","rum","rum","flag","anchor","map","compass","anchor","lantern","lantern","lantern","anchor","flag","anchor","compass","anchor"]},{"event":"dealt","hands":[["hook","hook","pirate","rum","rum"],["anchor","anchor","eyepatch","pirate","spyglass"]]},{"event":"drawn","seat":0,"count":2,"cards":["map","hook"],"pile":88}]}');
INSERT INTO "entries" VALUES(3,9,'{"entry":"said","at":1794958801645,"person":1,"name":"Ann","text":"Good luck! 祝好运","seat":0}');
INSERT INTO "entries" VALUES(3,10,'{"entry":"muted","at":1794958801659,"person":1,"whom":2,"name":"Bob","on":true}');
INSERT INTO "entries" VALUES(3,11,'{"entry":"paused","at":1794958801671,"person":1,"by":0}');
INSERT INTO "entries" VALUES(3,12,'{"entry":"resumed","at":1794958801683,"by":0}');
INSERT INTO "entries" VALUES(3,13,'{"entry":"handed","at":1794958801699,"seat":1,"bot":"rookie","why":"self","abandoned":true}');
INSERT INTO "entries" VALUES(3,14,'{"entry":"handed","at":1794958801719,"seat":1,"bot":null,"why":"back"}');
INSERT INTO "entries" VALUES(3,15,'{"entry":"played","at":1794958801719,"seat":0,"events":[{"event":"laid","seat":0,"shown":"pirate","up":1,"cards":5,"hidden":["hook","hook","map","rum"],"honest_claim":true}],"id":"Ann-1"}');
INSERT INTO "entries" VALUES(3,16,'{"entry":"played","at":1794958801727,"seat":1,"events":[{"event":"voted","seat":1,"bluff":true},{"event":"revealed","seat":0,"voter":1,"voted_bluff":true,"shown":"pirate","up":1,"hidden":["hook","hook","map","rum"],"bluffed":true,"returned":true},{"event":"sailed","seat":1,"start":0,"square":5},{"event":"drawn","seat":1,"count":2,"cards":["eyepatch","rum"],"pile":86}],"id":"Bob-1"}');
INSERT INTO "entries" VALUES(3,17,'{"entry":"played","at":1794958801730,"seat":1,"events":[{"event":"laid","seat":1,"shown":"anchor","up":1,"cards":4,"hidden":["anchor","eyepatch","eyepatch"],"honest_claim":true}],"id":"Bob-2"}');
INSERT INTO "entries" VALUES(3,18,'{"entry":"played","at":1794958801738,"seat":0,"events":[{"event":"voted","seat":0,"bluff":false},{"event":"revealed","seat":1,"voter":0,"voted_bluff":false,"shown":"anchor","up":1,"hidden":["anchor","eyepatch","eyepatch"],"bluffed":true,"returned":false},{"event":"sailed","seat":1,"start":5,"square":9}],"id":"Ann-2"}');
INSERT INTO "entries" VALUES(3,19,'{"entry":"played","at":1794958801741,"seat":0,"events":[{"event":"draw_chosen","seat":0},{"event":"drawn","seat":0,"count":2,"cards":["map","spyglass"],"pile":84}],"id":"Ann-3"}');
INSERT INTO "entries" VALUES(3,20,'{"entry":"played","at":1794958801753,"seat":0,"events":[{"event":"laid","seat":0,"shown":"spyglass","up":1,"cards":3,"hidden":["map","pirate"],"honest_claim":false}],"id":"Ann-4"}');
INSERT INTO "entries" VALUES(4,1,'{"entry":"opened","at":1794958801757,"host":1,"game":"dont_bluff","options":{},"secret":"aed1bb9beca4709b5301edc90fb99b49cc4c29ecdc36d80b458b80d7ad70ae71","chairs":[null,null],"clock":{"kind":"days"},"edition":2}');
INSERT INTO "entries" VALUES(4,2,'{"entry":"sat","at":1794958801766,"seat":1,"person":2,"name":"Bob"}');
INSERT INTO "entries" VALUES(4,3,'{"entry":"came","at":1794958801766,"seat":1,"worker":1}');
INSERT INTO "entries" VALUES(4,4,'{"entry":"readied","at":1794958801767,"seat":1,"ready":true}');
INSERT INTO "entries" VALUES(4,5,'{"entry":"sat","at":1794958801767,"seat":0,"person":1,"name":"Ann"}');
INSERT INTO "entries" VALUES(4,6,'{"entry":"came","at":1794958801767,"seat":0,"worker":1}');
INSERT INTO "entries" VALUES(4,7,'{"entry":"readied","at":1794958801767,"seat":0,"ready":true}');
INSERT INTO "entries" VALUES(4,8,'{"entry":"started","at":1794958801769,"events":[{"event":"starter_drawn","seat":0},{"event":"bank_shuffled","cards":[0,5,2,1,1,2]}]}');
INSERT INTO "entries" VALUES(4,9,'{"entry":"said","at":1794958801779,"person":1,"name":"Ann","text":"Good luck! 祝好运","seat":0}');
INSERT INTO "entries" VALUES(4,10,'{"entry":"muted","at":1794958801780,"person":1,"whom":2,"name":"Bob","on":true}');
INSERT INTO "entries" VALUES(4,11,'{"entry":"paused","at":1794958801790,"person":1,"by":0}');
INSERT INTO "entries" VALUES(4,12,'{"entry":"resumed","at":1794958801792,"by":0}');
INSERT INTO "entries" VALUES(4,13,'{"entry":"handed","at":1794958801802,"seat":1,"bot":"rookie","why":"self","abandoned":true}');
INSERT INTO "entries" VALUES(4,14,'{"entry":"handed","at":1794958801822,"seat":1,"bot":null,"why":"back"}');
INSERT INTO "entries" VALUES(4,15,'{"entry":"played","at":1794958801822,"seat":0,"events":[{"event":"rolled","seat":0},{"event":"colour_rolled","colour":"white","owner":0},{"event":"paired","giver":0,"receiver":1}],"id":"Ann-1"}');
INSERT INTO "entries" VALUES(4,16,'{"entry":"played","at":1794958801833,"seat":0,"events":[{"event":"offered","seat":0,"to":1,"cards":[2,2],"count":2,"claim":14}],"id":"Ann-2"}');
INSERT INTO "entries" VALUES(4,17,'{"entry":"played","at":1794958801836,"seat":1,"events":[{"event":"accepted","seat":1},{"event":"received","seat":1,"giver":0,"open":[],"closed":[2,2],"count":2},{"event":"gun_passed","seat":1,"skipped":[]}],"id":"Bob-1"}');
INSERT INTO "entries" VALUES(4,18,'{"entry":"played","at":1794958801840,"seat":1,"events":[{"event":"rolled","seat":1},{"event":"colour_rolled","colour":"red","owner":1},{"event":"paired","giver":1,"receiver":0}],"id":"Bob-2"}');
INSERT INTO "entries" VALUES(4,19,'{"entry":"played","at":1794958801898,"seat":1,"events":[{"event":"offered","seat":1,"to":0,"cards":[5,1,0],"count":3,"claim":4}],"id":"Bob-3"}');
INSERT INTO "entries" VALUES(4,20,'{"entry":"played","at":1794958801911,"seat":0,"events":[{"event":"opened","seat":0,"cards":[5,1,0],"claim":4,"millions":6}],"id":"Ann-3"}');
INSERT INTO "entries" VALUES(5,1,'{"entry":"opened","at":1794958801922,"host":1,"game":"lie","options":{},"secret":"ff8d9830daef0560a8760d5eda537afe900165b6c025ae759f41667108af1304","chairs":[null,null],"clock":{"kind":"days"},"edition":2}');
INSERT INTO "entries" VALUES(5,2,'{"entry":"sat","at":1794958801944,"seat":0,"person":1,"name":"Ann"}');
INSERT INTO "entries" VALUES(5,3,'{"entry":"came","at":1794958801944,"seat":0,"worker":1}');
INSERT INTO "entries" VALUES(5,4,'{"entry":"readied","at":1794958801944,"seat":0,"ready":true}');
INSERT INTO "entries" VALUES(5,5,'{"entry":"sat","at":1794958801945,"seat":1,"person":2,"name":"Bob"}');
INSERT INTO "entries" VALUES(5,6,'{"entry":"came","at":1794958801945,"seat":1,"worker":1}');
INSERT INTO "entries" VALUES(5,7,'{"entry":"readied","at":1794958801945,"seat":1,"ready":true}');
INSERT INTO "entries" VALUES(5,8,'{"entry":"started","at":1794958801959,"events":[{"event":"starter_drawn","seat":0},{"event":"dealt","round":1,"starter":0,"counts":[1,1],"hands":[[[2,3]],[[1,2]]]}]}');
INSERT INTO "entries" VALUES(5,9,'{"entry":"said","at":1794958801975,"person":1,"name":"Ann","text":"Good luck! 祝好运","seat":0}');
INSERT INTO "entries" VALUES(5,10,'{"entry":"muted","at":1794958801986,"person":1,"whom":2,"name":"Bob","on":true}');
INSERT INTO "entries" VALUES(5,11,'{"entry":"paused","at":1794958801994,"person":1,"by":0}');
INSERT INTO "entries" VALUES(5,12,'{"entry":"resumed","at":1794958802002,"by":0}');
INSERT INTO "entries" VALUES(5,13,'{"entry":"handed","at":1794958802015,"seat":1,"bot":"rookie","why":"self","abandoned":true}');
INSERT INTO "entries" VALUES(5,14,'{"entry":"handed","at":1794958802015,"seat":1,"bot":null,"why":"back"}');
INSERT INTO "entries" VALUES(5,15,'{"entry":"played","at":1794958802015,"seat":1,"events":[{"event":"turned","seat":1,"up":[2]}],"id":"Bob-1"}');
INSERT INTO "entries" VALUES(5,16,'{"entry":"played","at":1794958802023,"seat":0,"events":[{"event":"turned","seat":0,"up":[3]}],"id":"Ann-1"}');
INSERT INTO "entries" VALUES(5,17,'{"entry":"played","at":1794958802028,"seat":0,"events":[{"event":"bid_placed","seat":0,"count":1,"value":3}],"id":"Ann-2"}');
INSERT INTO "entries" VALUES(5,18,'{"entry":"played","at":1794958802035,"seat":1,"events":[{"event":"bid_placed","seat":1,"count":1,"value":5}],"id":"Bob-2"}');
INSERT INTO "entries" VALUES(5,19,'{"entry":"played","at":1794958802043,"seat":0,"events":[{"event":"called","seat":0,"bidder":1},{"event":"shown","hands":[[[2,3]],[[1,2]]],"up":[[3],[2]],"count":1,"value":5,"found":0,"loser":1,"cards":2,"wild":false},{"event":"dealt","round":2,"starter":0,"counts":[1,2],"hands":[[[2,3]],[[5,6],[1,6]]]}],"id":"Ann-3"}');
INSERT INTO "entries" VALUES(5,20,'{"entry":"played","at":1794958802051,"seat":1,"events":[{"event":"turned","seat":1,"up":[6,6]}],"id":"Bob-3"}');
INSERT INTO "entries" VALUES(6,1,'{"entry":"opened","at":1794958802061,"host":1,"game":"millionaires","options":{},"secret":"009168686d50f0e84388b8813b8de2f00a499e40cae81edc57fded4c25d4bc70","chairs":[null,null,null],"clock":{"kind":"days"},"edition":2}');
INSERT INTO "entries" VALUES(6,2,'{"entry":"sat","at":1794958802071,"seat":2,"person":3,"name":"Zażółć"}');
INSERT INTO "entries" VALUES(6,3,'{"entry":"came","at":1794958802071,"seat":2,"worker":1}');
INSERT INTO "entries" VALUES(6,4,'{"entry":"readied","at":1794958802071,"seat":2,"ready":true}');
INSERT INTO "entries" VALUES(6,5,'{"entry":"sat","at":1794958802071,"seat":0,"person":1,"name":"Ann"}');
INSERT INTO "entries" VALUES(6,6,'{"entry":"came","at":1794958802071,"seat":0,"worker":1}');
INSERT INTO "entries" VALUES(6,7,'{"entry":"readied","at":1794958802071,"seat":0,"ready":true}');
INSERT INTO "entries" VALUES(6,8,'{"entry":"sat","at":1794958802071,"seat":1,"person":2,"name":"Bob"}');
INSERT INTO "entries" VALUES(6,9,'{"entry":"came","at":1794958802071,"seat":1,"worker":1}');
INSERT INTO "entries" VALUES(6,10,'{"entry":"readied","at":1794958802071,"seat":1,"ready":true}');
INSERT INTO "entries" VALUES(6,11,'{"entry":"started","at":1794958802074,"events":[{"event":"starter_drawn","seat":0},{"event":"shuffled","pile":[3,7,"success",8,6,9,10,2,"success",1,5,"cba","casino",4,"success","thief"]}]}');
INSERT INTO "entries" VALUES(6,12,'{"entry":"said","at":1794958802083,"person":1,"name":"Ann","text":"Good luck! 祝好运","seat":0}');
INSERT INTO "entries" VALUES(6,13,'{"entry":"muted","at":1794958802084,"person":1,"whom":2,"name":"Bob","on":true}');
INSERT INTO "entries" VALUES(6,14,'{"entry":"paused","at":1794958802095,"person":1,"by":0}');
INSERT INTO "entries" VALUES(6,15,'{"entry":"resumed","at":1794958802099,"by":0}');
INSERT INTO "entries" VALUES(6,16,'{"entry":"handed","at":1794958802111,"seat":1,"bot":"rookie","why":"self","abandoned":true}');
INSERT INTO "entries" VALUES(6,17,'{"entry":"handed","at":1794958802143,"seat":1,"bot":null,"why":"back"}');
INSERT INTO "entries" VALUES(6,18,'{"entry":"played","at":1794958802143,"seat":0,"events":[{"event":"revealed","seat":0,"tile":3,"reds":0}],"id":"Ann-1"}');
INSERT INTO "entries" VALUES(6,19,'{"entry":"played","at":1794958802178,"seat":0,"events":[{"event":"bid_placed","seat":0,"cards":[1,2,3,6,10,12,15,25],"total":74}],"id":"Ann-2"}');
INSERT INTO "entries" VALUES(6,20,'{"entry":"played","at":1794958802181,"seat":1,"events":[{"event":"bid_placed","seat":1,"cards":[1,3,4,6,8,10,12,15,25],"total":84}],"id":"Bob-1"}');
INSERT INTO "entries" VALUES(6,21,'{"entry":"played","at":1794958802186,"seat":2,"events":[{"event":"bid_placed","seat":2,"cards":[2,3,4,6,8,10,12,15,20,25],"total":105}],"id":"Zażółć-1"}');
INSERT INTO "entries" VALUES(6,22,'{"entry":"played","at":1794958802195,"seat":0,"events":[{"event":"bid_placed","seat":0,"cards":[4,8,20],"total":106},{"event":"priced_out","seat":1,"highest":106},{"event":"priced_out","seat":2,"highest":106},{"event":"tile_taken","seat":0,"tile":3,"lost":[106,0,0],"returned":[0,84,105]}],"id":"Ann-3"}');
INSERT INTO "entries" VALUES(6,23,'{"entry":"played","at":1794958802200,"seat":0,"events":[{"event":"revealed","seat":0,"tile":7,"reds":0},{"event":"priced_out","seat":0,"highest":0}],"id":"Ann-4"}');
INSERT INTO "entries" VALUES(7,1,'{"entry":"opened","at":1794958802208,"host":1,"game":"millions_of_dollars","options":{},"secret":"1c274bfa9da87264ae3713a27c03b6d1c111f1421a704dd04cfc24451b313939","chairs":[null,null,null],"clock":{"kind":"days"},"edition":2}');
INSERT INTO "entries" VALUES(7,2,'{"entry":"sat","at":1794958802220,"seat":0,"person":1,"name":"Ann"}');
INSERT INTO "entries" VALUES(7,3,'{"entry":"came","at":1794958802220,"seat":0,"worker":1}');
INSERT INTO "entries" VALUES(7,4,'{"entry":"readied","at":1794958802222,"seat":0,"ready":true}');
INSERT INTO "entries" VALUES(7,5,'{"entry":"sat","at":1794958802222,"seat":1,"person":2,"name":"Bob"}');
INSERT INTO "entries" VALUES(7,6,'{"entry":"came","at":1794958802222,"seat":1,"worker":1}');
INSERT INTO "entries" VALUES(7,7,'{"entry":"readied","at":1794958802222,"seat":1,"ready":true}');
INSERT INTO "entries" VALUES(7,8,'{"entry":"sat","at":1794958802222,"seat":2,"person":3,"name":"Zażółć"}');
INSERT INTO "entries" VALUES(7,9,'{"entry":"came","at":1794958802222,"seat":2,"worker":1}');
INSERT INTO "entries" VALUES(7,10,'{"entry":"readied","at":1794958802222,"seat":2,"ready":true}');
INSERT INTO "entries" VALUES(7,11,'{"entry":"started","at":1794958802228,"events":[{"event":"starter_drawn","seat":0},{"event":"loot_revealed","round":1,"leader":0,"loot":{"amount":9,"stake":1,"icon":"driver"}}]}');
INSERT INTO "entries" VALUES(7,12,'{"entry":"said","at":1794958802235,"person":1,"name":"Ann","text":"Good luck! 祝好运","seat":0}');
INSERT INTO "entries" VALUES(7,13,'{"entry":"muted","at":1794958802241,"person":1,"whom":2,"name":"Bob","on":true}');
INSERT INTO "entries" VALUES(7,14,'{"entry":"paused","at":1794958802247,"person":1,"by":0}');
INSERT INTO "entries" VALUES(7,15,'{"entry":"resumed","at":1794958802254,"by":0}');
INSERT INTO "entries" VALUES(7,16,'{"entry":"handed","at":1794958802260,"seat":1,"bot":"rookie","why":"self","abandoned":true}');
INSERT INTO "entries" VALUES(7,17,'{"entry":"handed","at":1794958802303,"seat":1,"bot":null,"why":"back"}');
INSERT INTO "entries" VALUES(7,18,'{"entry":"played","at":1794958802303,"seat":1,"events":[{"event":"chosen","seat":1,"roles":["driver","boss"]}],"id":"Bob-1"}');
INSERT INTO "entries" VALUES(7,19,'{"entry":"played","at":1794958802311,"seat":2,"events":[{"event":"chosen","seat":2,"roles":["boss","driver"]}],"id":"Zażółć-1"}');
INSERT INTO "entries" VALUES(7,20,'{"entry":"played","at":1794958802313,"seat":0,"events":[{"event":"chosen","seat":0,"roles":["snitch","pickpocket"]},{"event":"stakes_placed","stake":1,"reserve":[0,0,0],"money":[3,3,3]},{"event":"roles_shown","shown":["snitch","driver","driver","pickpocket","boss"],"hidden":"boss"}],"id":"Ann-1"}');
INSERT INTO "entries" VALUES(7,21,'{"entry":"played","at":1794958802321,"seat":0,"events":[{"event":"offer_made","seat":0,"offer":0,"to":1,"slot":1,"amount":1}],"id":"Ann-2"}');
INSERT INTO "entries" VALUES(7,22,'{"entry":"played","at":1794958802325,"seat":1,"events":[{"event":"claimed","seat":1,"slot":0,"role":"bruiser"}],"id":"Bob-2"}');
INSERT INTO "entries" VALUES(7,23,'{"entry":"played","at":1794958802332,"seat":0,"events":[{"event":"offer_made","seat":0,"offer":1,"to":2,"slot":0,"amount":2}],"id":"Ann-3"}');
INSERT INTO "entries" VALUES(8,1,'{"entry":"opened","at":1794958802347,"host":1,"game":"bluff_pirate","options":{},"secret":"644b502e8ecddaccc941694740cb517f040edab04d2be0eab69aadbe65bd52e5","chairs":[null,null,null],"public":true,"clock":{},"edition":2}');
INSERT INTO "entries" VALUES(8,2,'{"entry":"sat","at":1794958802379,"seat":2,"person":1,"name":"Ann"}');
INSERT INTO "entries" VALUES(8,3,'{"entry":"came","at":1794958802379,"seat":2,"worker":1}');
INSERT INTO "entries" VALUES(8,4,'{"entry":"sat","at":1794958802395,"seat":0,"person":2,"name":"Bob"}');
INSERT INTO "entries" VALUES(8,5,'{"entry":"came","at":1794958802395,"seat":0,"worker":1}');
INSERT INTO "entries" VALUES(8,6,'{"entry":"stood","at":1794958802395,"seat":0}');
INSERT INTO "entries" VALUES(8,7,'{"entry":"readied","at":1794958802395,"seat":2,"ready":true}');
INSERT INTO "entries" VALUES(8,8,'{"entry":"bot_sat","at":1794958802395,"seat":1,"kind":"shark:bold","name":"Olga"}');
INSERT INTO "entries" VALUES(8,9,'{"entry":"changed","at":1794958802403,"options":{},"chairs":[null,{"name":"Olga","bot":"shark:bold","ready":true},{"name":"Ann","person":1},null],"public":true,"clock":{},"absence":"bot"}');
CREATE TABLE house (
	"key" TEXT NOT NULL, 
	value TEXT NOT NULL, 
	PRIMARY KEY ("key")
);
INSERT INTO "house" VALUES('desk-token','869b92f4877f41cd05c2ad95a3e54c77f8036722e2d35129fe8e4f96a97e2b82');
INSERT INTO "house" VALUES('cookies','144bee2c01428466ae098ff36175444b6b8e71cdc9b6bee017a7978e9697fa78');
INSERT INTO "house" VALUES('host-cookies-since','1794958798246');
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
INSERT INTO "people" VALUES(1,'Ann',1794958799118);
INSERT INTO "people" VALUES(2,'Bob',1794958799131);
INSERT INTO "people" VALUES(3,'Zażółć',1794958799159);
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
INSERT INTO "tables" VALUES(1,'FXE54PVW','lie',1,1794958799573,47,1794958801543,NULL,'over',0,0,3,3,'');
INSERT INTO "tables" VALUES(2,'P6CFNGPR','lie',1,1794958801519,1,1794958801519,NULL,'waiting',0,0,3,3,'');
INSERT INTO "tables" VALUES(3,'QRHXAN2A','bluff_pirate',1,1794958801567,20,1794958801753,1795196401753,'playing',0,0,2,2,'1');
INSERT INTO "tables" VALUES(4,'DN42BYMJ','dont_bluff',1,1794958801757,20,1794958801911,1795196401911,'playing',0,0,2,2,'0');
INSERT INTO "tables" VALUES(5,'DVXUUXE7','lie',1,1794958801922,20,1794958802051,1795196402043,'playing',0,0,2,2,'0');
INSERT INTO "tables" VALUES(6,'YBN8B59E','millionaires',1,1794958802061,23,1794958802200,1795196402200,'playing',0,0,3,3,'1');
INSERT INTO "tables" VALUES(7,'NG56YKV5','millions_of_dollars',1,1794958802208,23,1794958802332,1795196402332,'playing',0,0,3,3,'0,1,2');
INSERT INTO "tables" VALUES(8,'FH8F5UE6','bluff_pirate',1,1794958802347,9,1794958802403,NULL,'waiting',1,0,4,2,'');
CREATE TABLE tokens (
	hash TEXT NOT NULL, 
	person INTEGER NOT NULL, 
	created BIGINT NOT NULL, device TEXT DEFAULT '' NOT NULL, seen BIGINT DEFAULT '0' NOT NULL, expires BIGINT DEFAULT '0' NOT NULL, 
	PRIMARY KEY (hash), 
	FOREIGN KEY(person) REFERENCES people (id)
);
INSERT INTO "tokens" VALUES('1b8a0a53cf9162e3d1d3053dc80384f0357b08cdee862d9be0c83e9ad3c451b1',1,1794958799118,'python-httpx',1794958799118,1810510799118);
INSERT INTO "tokens" VALUES('1d65e7bdaa00c02912f3e3ca71c9befc147ab5d75dd88040dc5319e73956b741',2,1794958799131,'python-httpx',1794958799131,1810510799131);
INSERT INTO "tokens" VALUES('259870aea98711a4db206b2f289518e723dd98bf13231e9b52d10d64f8bc6aee',3,1794958799159,'python-httpx',1794958799159,1810510799159);
CREATE TABLE workers (
	id INTEGER NOT NULL, 
	alive BIGINT NOT NULL, 
	PRIMARY KEY (id)
);
INSERT INTO "workers" VALUES(1,1794958802606);
CREATE INDEX ix_tokens_person ON tokens (person);
CREATE INDEX tables_due ON tables (due);
CREATE INDEX tables_open ON tables (public, phase, archived, touched);
CREATE INDEX tables_phase ON tables (archived, phase);
CREATE INDEX tables_touched ON tables (archived, touched);
CREATE INDEX ix_sittings_person ON sittings (person);
CREATE INDEX ix_outcomes_person ON outcomes (person);
CREATE INDEX ix_tokens_expires ON tokens (expires);
COMMIT;
