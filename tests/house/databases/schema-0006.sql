BEGIN TRANSACTION;
CREATE TABLE alembic_version (
	version_num VARCHAR(32) NOT NULL, 
	CONSTRAINT alembic_version_pkc PRIMARY KEY (version_num)
);
INSERT INTO "alembic_version" VALUES('0006');
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
INSERT INTO "entries" VALUES(1,1,'{"entry":"opened","at":1794949743245,"host":1,"game":"lie","options":{"wild_ones":true},"secret":"c922fc53a7c75f7c7f5ebf1fdc21d5397c482d0f8b5bdba6f069eda79a22f3e5","chairs":[null,null,{"name":"Olga","bot":"rookie","ready":true}],"clock":{},"edition":2}');
INSERT INTO "entries" VALUES(1,2,'{"entry":"sat","at":1794949743398,"seat":0,"person":1,"name":"Ann"}');
INSERT INTO "entries" VALUES(1,3,'{"entry":"came","at":1794949743398,"seat":0,"worker":1}');
INSERT INTO "entries" VALUES(1,4,'{"entry":"readied","at":1794949743398,"seat":0,"ready":true}');
INSERT INTO "entries" VALUES(1,5,'{"entry":"sat","at":1794949743399,"seat":1,"person":2,"name":"Bob"}');
INSERT INTO "entries" VALUES(1,6,'{"entry":"came","at":1794949743399,"seat":1,"worker":1}');
INSERT INTO "entries" VALUES(1,7,'{"entry":"readied","at":1794949743399,"seat":1,"ready":true}');
INSERT INTO "entries" VALUES(1,8,'{"entry":"started","at":1794949743431,"events":[{"event":"starter_drawn","seat":1},{"event":"dealt","round":1,"starter":1,"counts":[1,1,1],"hands":[[[2,3]],[[1,4]],[[1,6]]]}]}');
INSERT INTO "entries" VALUES(1,9,'{"entry":"played","at":1794949744706,"seat":0,"events":[{"event":"turned","seat":0,"up":[3]}],"id":"Ann-1"}');
INSERT INTO "entries" VALUES(1,10,'{"entry":"played","at":1794949744707,"seat":1,"events":[{"event":"turned","seat":1,"up":[1]}],"id":"Bob-1"}');
INSERT INTO "entries" VALUES(1,11,'{"entry":"played","at":1794949749507,"seat":2,"events":[{"event":"turned","seat":2,"up":[6]}],"by":"bot"}');
INSERT INTO "entries" VALUES(1,12,'{"entry":"played","at":1794949749622,"seat":1,"events":[{"event":"bid_placed","seat":1,"count":3,"value":1}],"id":"Bob-2"}');
INSERT INTO "entries" VALUES(1,13,'{"entry":"played","at":1794949749671,"seat":2,"events":[{"event":"called","seat":2,"bidder":1},{"event":"shown","hands":[[[2,3]],[[1,4]],[[1,6]]],"up":[[3],[1],[6]],"count":3,"value":1,"found":1,"loser":1,"cards":2,"wild":false},{"event":"dealt","round":2,"starter":2,"counts":[1,2,1],"hands":[[[2,3]],[[3,4],[4,5]],[[4,6]]]}],"by":"bot"}');
INSERT INTO "entries" VALUES(1,14,'{"entry":"played","at":1794949749673,"seat":2,"events":[{"event":"turned","seat":2,"up":[6]}],"by":"bot"}');
INSERT INTO "entries" VALUES(1,15,'{"entry":"played","at":1794949749715,"seat":0,"events":[{"event":"turned","seat":0,"up":[2]}],"id":"Ann-2"}');
INSERT INTO "entries" VALUES(1,16,'{"entry":"played","at":1794949749715,"seat":1,"events":[{"event":"turned","seat":1,"up":[3,4]}],"id":"Bob-3"}');
INSERT INTO "entries" VALUES(1,17,'{"entry":"played","at":1794949749718,"seat":2,"events":[{"event":"bid_placed","seat":2,"count":2,"value":6}],"by":"bot"}');
INSERT INTO "entries" VALUES(1,18,'{"entry":"played","at":1794949749775,"seat":0,"events":[{"event":"bid_placed","seat":0,"count":4,"value":3}],"id":"Ann-3"}');
INSERT INTO "entries" VALUES(1,19,'{"entry":"played","at":1794949749799,"seat":1,"events":[{"event":"bid_placed","seat":1,"count":4,"value":4}],"id":"Bob-4"}');
INSERT INTO "entries" VALUES(1,20,'{"entry":"played","at":1794949749802,"seat":2,"events":[{"event":"called","seat":2,"bidder":1},{"event":"shown","hands":[[[2,3]],[[3,4],[4,5]],[[4,6]]],"up":[[2],[3,4],[6]],"count":4,"value":4,"found":1,"loser":1,"cards":3,"wild":true},{"event":"dealt","round":3,"starter":2,"counts":[1,3,1],"hands":[[[1,4]],[[3,6],[4,5],[1,6]],[[2,4]]]}],"by":"bot"}');
INSERT INTO "entries" VALUES(1,21,'{"entry":"played","at":1794949749806,"seat":2,"events":[{"event":"turned","seat":2,"up":[4]}],"by":"bot"}');
INSERT INTO "entries" VALUES(1,22,'{"entry":"played","at":1794949749875,"seat":0,"events":[{"event":"turned","seat":0,"up":[4]}],"id":"Ann-4"}');
INSERT INTO "entries" VALUES(1,23,'{"entry":"played","at":1794949749875,"seat":1,"events":[{"event":"turned","seat":1,"up":[3,4,1]}],"id":"Bob-5"}');
INSERT INTO "entries" VALUES(1,24,'{"entry":"played","at":1794949749878,"seat":2,"events":[{"event":"bid_placed","seat":2,"count":1,"value":2}],"by":"bot"}');
INSERT INTO "entries" VALUES(1,25,'{"entry":"played","at":1794949749896,"seat":0,"events":[{"event":"bid_placed","seat":0,"count":4,"value":1}],"id":"Ann-5"}');
INSERT INTO "entries" VALUES(1,26,'{"entry":"played","at":1794949749908,"seat":1,"events":[{"event":"bid_placed","seat":1,"count":4,"value":5}],"id":"Bob-6"}');
INSERT INTO "entries" VALUES(1,27,'{"entry":"played","at":1794949749911,"seat":2,"events":[{"event":"called","seat":2,"bidder":1},{"event":"shown","hands":[[[1,4]],[[3,6],[4,5],[1,6]],[[2,4]]],"up":[[4],[3,4,1],[4]],"count":4,"value":5,"found":1,"loser":1,"cards":4,"wild":true},{"event":"dealt","round":4,"starter":2,"counts":[1,4,1],"hands":[[[3,4]],[[2,3],[3,4],[1,4],[4,5]],[[1,5]]]}],"by":"bot"}');
INSERT INTO "entries" VALUES(1,28,'{"entry":"played","at":1794949749914,"seat":2,"events":[{"event":"turned","seat":2,"up":[5]}],"by":"bot"}');
INSERT INTO "entries" VALUES(1,29,'{"entry":"played","at":1794949749937,"seat":0,"events":[{"event":"turned","seat":0,"up":[3]}],"id":"Ann-6"}');
INSERT INTO "entries" VALUES(1,30,'{"entry":"played","at":1794949749937,"seat":1,"events":[{"event":"turned","seat":1,"up":[2,3,4,4]}],"id":"Bob-7"}');
INSERT INTO "entries" VALUES(1,31,'{"entry":"played","at":1794949749939,"seat":2,"events":[{"event":"bid_placed","seat":2,"count":2,"value":2}],"by":"bot"}');
INSERT INTO "entries" VALUES(1,32,'{"entry":"played","at":1794949750010,"seat":0,"events":[{"event":"bid_placed","seat":0,"count":4,"value":4}],"id":"Ann-7"}');
INSERT INTO "entries" VALUES(1,33,'{"entry":"played","at":1794949750124,"seat":1,"events":[{"event":"bid_placed","seat":1,"count":5,"value":5}],"id":"Bob-8"}');
INSERT INTO "entries" VALUES(1,34,'{"entry":"played","at":1794949750133,"seat":2,"events":[{"event":"called","seat":2,"bidder":1},{"event":"shown","hands":[[[3,4]],[[2,3],[3,4],[1,4],[4,5]],[[1,5]]],"up":[[3],[2,3,4,4],[5]],"count":5,"value":5,"found":1,"loser":1,"cards":5,"wild":true},{"event":"dealt","round":5,"starter":2,"counts":[1,5,1],"hands":[[[1,6]],[[3,6],[2,6],[5,6],[2,3],[1,5]],[[1,3]]]}],"by":"bot"}');
INSERT INTO "entries" VALUES(1,35,'{"entry":"played","at":1794949750137,"seat":2,"events":[{"event":"turned","seat":2,"up":[3]}],"by":"bot"}');
INSERT INTO "entries" VALUES(1,36,'{"entry":"played","at":1794949750189,"seat":0,"events":[{"event":"turned","seat":0,"up":[1]}],"id":"Ann-8"}');
INSERT INTO "entries" VALUES(1,37,'{"entry":"played","at":1794949750189,"seat":1,"events":[{"event":"turned","seat":1,"up":[3,6,6,3,5]}],"id":"Bob-9"}');
INSERT INTO "entries" VALUES(1,38,'{"entry":"played","at":1794949750199,"seat":2,"events":[{"event":"bid_placed","seat":2,"count":1,"value":1}],"by":"bot"}');
INSERT INTO "entries" VALUES(1,39,'{"entry":"played","at":1794949750238,"seat":0,"events":[{"event":"bid_placed","seat":0,"count":2,"value":1}],"id":"Ann-9"}');
INSERT INTO "entries" VALUES(1,40,'{"entry":"played","at":1794949750330,"seat":1,"events":[{"event":"called","seat":1,"bidder":0},{"event":"shown","hands":[[[1,6]],[[3,6],[2,6],[5,6],[2,3],[1,5]],[[1,3]]],"up":[[1],[3,6,6,3,5],[3]],"count":2,"value":1,"found":1,"loser":0,"cards":2,"wild":false},{"event":"dealt","round":6,"starter":1,"counts":[2,5,1],"hands":[[[2,6],[1,2]],[[5,6],[4,5],[1,4],[1,3],[3,6]],[[3,6]]]}],"id":"Bob-10"}');
INSERT INTO "entries" VALUES(1,41,'{"entry":"played","at":1794949750340,"seat":2,"events":[{"event":"turned","seat":2,"up":[6]}],"by":"bot"}');
INSERT INTO "entries" VALUES(1,42,'{"entry":"played","at":1794949750414,"seat":0,"events":[{"event":"turned","seat":0,"up":[6,2]}],"id":"Ann-10"}');
INSERT INTO "entries" VALUES(1,43,'{"entry":"played","at":1794949750414,"seat":1,"events":[{"event":"turned","seat":1,"up":[5,4,1,3,6]}],"id":"Bob-11"}');
INSERT INTO "entries" VALUES(1,44,'{"entry":"played","at":1794949750593,"seat":1,"events":[{"event":"bid_placed","seat":1,"count":7,"value":1}],"id":"Bob-12"}');
INSERT INTO "entries" VALUES(1,45,'{"entry":"played","at":1794949750598,"seat":2,"events":[{"event":"called","seat":2,"bidder":1},{"event":"shown","hands":[[[2,6],[1,2]],[[5,6],[4,5],[1,4],[1,3],[3,6]],[[3,6]]],"up":[[6,2],[5,4,1,3,6],[6]],"count":7,"value":1,"found":1,"loser":1,"cards":6,"wild":false},{"event":"ended","result":{"winners":[2],"scores":[2,6,1],"reason":"fewest_cards"}}],"by":"bot"}');
INSERT INTO "entries" VALUES(1,46,'{"entry":"followed","at":1794949750855,"code":"TBHQ6BPU","seat":0}');
INSERT INTO "entries" VALUES(2,1,'{"entry":"opened","at":1794949750726,"host":1,"game":"lie","options":{"wild_ones":true},"secret":"788645f85f442e70d35d2be923cbca0f98f3f7734d19780efadaa3c0284d90da","chairs":[{"name":"Olga","bot":"rookie","ready":true},{"name":"Ann","person":1},{"name":"Bob","person":2}],"clock":{},"before":"UAS33ECM","edition":2}');
INSERT INTO "entries" VALUES(3,1,'{"entry":"opened","at":1794949751127,"host":1,"game":"bluff_pirate","options":{},"secret":"403b4926155d0947c157b462ca0de4d20ef161d800c0027d8e903b1c172a5a38","chairs":[null,null],"clock":{"kind":"days"},"edition":2}');
INSERT INTO "entries" VALUES(3,2,'{"entry":"sat","at":1794949751354,"seat":0,"person":1,"name":"Ann"}');
INSERT INTO "entries" VALUES(3,3,'{"entry":"came","at":1794949751354,"seat":0,"worker":1}');
INSERT INTO "entries" VALUES(3,4,'{"entry":"readied","at":1794949751354,"seat":0,"ready":true}');
INSERT INTO "entries" VALUES(3,5,'{"entry":"sat","at":1794949751355,"seat":1,"person":2,"name":"Bob"}');
INSERT INTO "entries" VALUES(3,6,'{"entry":"came","at":1794949751355,"seat":1,"worker":1}');
INSERT INTO "entries" VALUES(3,7,'{"entry":"readied","at":1794949751355,"seat":1,"ready":true}');
INSERT INTO "entries" VALUES(3,8,'{"entry":"started","at":1794949751502,"events":[{"event":"starter_drawn","seat":0},{"event":"treasure_hidden","island":18},{"event":"shuffled","count":100,"cards":["pirate","compass","anchor","lantern","spyglass","flag","rum","anchor","flag","anchor","rum","eyepatch","pirate","hook","eyepatch","spyglass","rum","compass","lantern","pirate","eyepatch","map","pirate","flag","lantern","anchor","hook","hook","hook","flag","map","hook","eyepatch","hook","rum","flag","flag","rum","spyglass","map","compass","rum","compass","pirate","eyepatch","spyglass","pirate","compass","map","hook","hook","lantern","map","map","hook","anchor","lantern","anchor","pirate","eyepatch","spyglass","eyepatch","flag","compass","compass","spyglass","lantern","spyglass","lantern","flag","map","eyepatch","lantern","flag","eyepatch","hook","anchor","anchor","pirate","rum","anchor","rum","map","lantern","spyglass","map","rum","flag","pirate","spyglass","lantern","compass","rum","pirate","compass","map","compass","spyglass","eyepatch","anchor"]},{"event":"dealt","hands":[["anchor","compass","lantern","pirate","spyglass"],["anchor","anchor","flag","flag","rum"]]},{"event":"drawn","seat":0,"count":2,"cards":["rum","eyepatch"],"pile":88}]}');
INSERT INTO "entries" VALUES(3,9,'{"entry":"said","at":1794949751590,"person":1,"name":"Ann","text":"Good luck! 祝好运","seat":0}');
INSERT INTO "entries" VALUES(3,10,'{"entry":"muted","at":1794949751647,"person":1,"whom":2,"name":"Bob","on":true}');
INSERT INTO "entries" VALUES(3,11,'{"entry":"paused","at":1794949751688,"person":1,"by":0}');
INSERT INTO "entries" VALUES(3,12,'{"entry":"resumed","at":1794949751779,"by":0}');
INSERT INTO "entries" VALUES(3,13,'{"entry":"handed","at":1794949751853,"seat":1,"bot":"rookie","why":"self","abandoned":true}');
INSERT INTO "entries" VALUES(3,14,'{"entry":"handed","at":1794949752570,"seat":1,"bot":null,"why":"back"}');
INSERT INTO "entries" VALUES(3,15,'{"entry":"played","at":1794949752662,"seat":0,"events":[{"event":"laid","seat":0,"shown":"eyepatch","up":1,"cards":3,"hidden":["rum","spyglass"],"honest_claim":false}],"id":"Ann-1"}');
INSERT INTO "entries" VALUES(3,16,'{"entry":"played","at":1794949752758,"seat":1,"events":[{"event":"voted","seat":1,"bluff":false},{"event":"revealed","seat":0,"voter":1,"voted_bluff":false,"shown":"eyepatch","up":1,"hidden":["rum","spyglass"],"bluffed":true,"returned":false},{"event":"sailed","seat":0,"start":0,"square":3}],"id":"Bob-1"}');
INSERT INTO "entries" VALUES(3,17,'{"entry":"played","at":1794949752783,"seat":1,"events":[{"event":"draw_chosen","seat":1},{"event":"drawn","seat":1,"count":2,"cards":["pirate","hook"],"pile":86}],"id":"Bob-2"}');
INSERT INTO "entries" VALUES(3,18,'{"entry":"played","at":1794949752801,"seat":1,"events":[{"event":"laid","seat":1,"shown":"pirate","up":1,"cards":4,"hidden":["anchor","anchor","flag"],"honest_claim":true}],"id":"Bob-3"}');
INSERT INTO "entries" VALUES(3,19,'{"entry":"played","at":1794949752852,"seat":0,"events":[{"event":"voted","seat":0,"bluff":false},{"event":"revealed","seat":1,"voter":0,"voted_bluff":false,"shown":"pirate","up":1,"hidden":["anchor","anchor","flag"],"bluffed":true,"returned":false},{"event":"sailed","seat":1,"start":0,"square":4}],"id":"Ann-2"}');
INSERT INTO "entries" VALUES(3,20,'{"entry":"played","at":1794949752950,"seat":0,"events":[{"event":"draw_chosen","seat":0},{"event":"drawn","seat":0,"count":2,"cards":["eyepatch","spyglass"],"pile":84}],"id":"Ann-3"}');
INSERT INTO "entries" VALUES(4,1,'{"entry":"opened","at":1794949753040,"host":1,"game":"dont_bluff","options":{},"secret":"2e70e0668a2a19155c7ce22d1c8bb2a536706d5035f2c1782c8213aec8ae492a","chairs":[null,null],"clock":{"kind":"days"},"edition":2}');
INSERT INTO "entries" VALUES(4,2,'{"entry":"sat","at":1794949753362,"seat":0,"person":1,"name":"Ann"}');
INSERT INTO "entries" VALUES(4,3,'{"entry":"came","at":1794949753362,"seat":0,"worker":1}');
INSERT INTO "entries" VALUES(4,4,'{"entry":"readied","at":1794949753362,"seat":0,"ready":true}');
INSERT INTO "entries" VALUES(4,5,'{"entry":"sat","at":1794949753362,"seat":1,"person":2,"name":"Bob"}');
INSERT INTO "entries" VALUES(4,6,'{"entry":"came","at":1794949753363,"seat":1,"worker":1}');
INSERT INTO "entries" VALUES(4,7,'{"entry":"readied","at":1794949753363,"seat":1,"ready":true}');
INSERT INTO "entries" VALUES(4,8,'{"entry":"started","at":1794949753570,"events":[{"event":"starter_drawn","seat":0},{"event":"bank_shuffled","cards":[2,2,1,1,0,5]}]}');
INSERT INTO "entries" VALUES(4,9,'{"entry":"said","at":1794949753624,"person":1,"name":"Ann","text":"Good luck! 祝好运","seat":0}');
INSERT INTO "entries" VALUES(4,10,'{"entry":"muted","at":1794949753652,"person":1,"whom":2,"name":"Bob","on":true}');
INSERT INTO "entries" VALUES(4,11,'{"entry":"paused","at":1794949753738,"person":1,"by":0}');
INSERT INTO "entries" VALUES(4,12,'{"entry":"resumed","at":1794949753770,"by":0}');
INSERT INTO "entries" VALUES(4,13,'{"entry":"handed","at":1794949753939,"seat":1,"bot":"rookie","why":"self","abandoned":true}');
INSERT INTO "entries" VALUES(4,14,'{"entry":"handed","at":1794949754654,"seat":1,"bot":null,"why":"back"}');
INSERT INTO "entries" VALUES(4,15,'{"entry":"played","at":1794949754655,"seat":0,"events":[{"event":"rolled","seat":0},{"event":"colour_rolled","colour":"green","owner":0},{"event":"paired","giver":0,"receiver":1}],"id":"Ann-1"}');
INSERT INTO "entries" VALUES(4,16,'{"entry":"played","at":1794949754738,"seat":0,"events":[{"event":"offered","seat":0,"to":1,"cards":[2,0,0],"count":3,"claim":5}],"id":"Ann-2"}');
INSERT INTO "entries" VALUES(4,17,'{"entry":"played","at":1794949754743,"seat":1,"events":[{"event":"opened","seat":1,"cards":[2,0,0],"claim":5,"millions":2}],"id":"Bob-1"}');
INSERT INTO "entries" VALUES(4,18,'{"entry":"played","at":1794949754746,"seat":1,"events":[{"event":"rolled","seat":1},{"event":"die_rolled","die":5,"millions":2}],"id":"Bob-2"}');
INSERT INTO "entries" VALUES(4,19,'{"entry":"played","at":1794949754764,"seat":0,"events":[{"event":"added","seat":0,"to":1,"cards":[5,1,1,1],"count":4,"claim":3}],"id":"Ann-3"}');
INSERT INTO "entries" VALUES(4,20,'{"entry":"played","at":1794949754765,"seat":1,"events":[{"event":"opened","seat":1,"cards":[5,1,1,1],"claim":3,"millions":10}],"id":"Bob-3"}');
INSERT INTO "entries" VALUES(5,1,'{"entry":"opened","at":1794949754810,"host":1,"game":"lie","options":{},"secret":"2e6fdcc6ba0e623f276b223a4577040d53e936e1ff107fbb9f8841bbc2104b8c","chairs":[null,null],"clock":{"kind":"days"},"edition":2}');
INSERT INTO "entries" VALUES(5,2,'{"entry":"sat","at":1794949754982,"seat":0,"person":1,"name":"Ann"}');
INSERT INTO "entries" VALUES(5,3,'{"entry":"came","at":1794949754983,"seat":0,"worker":1}');
INSERT INTO "entries" VALUES(5,4,'{"entry":"readied","at":1794949754983,"seat":0,"ready":true}');
INSERT INTO "entries" VALUES(5,5,'{"entry":"sat","at":1794949754983,"seat":1,"person":2,"name":"Bob"}');
INSERT INTO "entries" VALUES(5,6,'{"entry":"came","at":1794949754983,"seat":1,"worker":1}');
INSERT INTO "entries" VALUES(5,7,'{"entry":"readied","at":1794949754983,"seat":1,"ready":true}');
INSERT INTO "entries" VALUES(5,8,'{"entry":"started","at":1794949755073,"events":[{"event":"starter_drawn","seat":0},{"event":"dealt","round":1,"starter":0,"counts":[1,1],"hands":[[[4,5]],[[3,5]]]}]}');
INSERT INTO "entries" VALUES(5,9,'{"entry":"said","at":1794949755114,"person":1,"name":"Ann","text":"Good luck! 祝好运","seat":0}');
INSERT INTO "entries" VALUES(5,10,'{"entry":"muted","at":1794949755162,"person":1,"whom":2,"name":"Bob","on":true}');
INSERT INTO "entries" VALUES(5,11,'{"entry":"paused","at":1794949755208,"person":1,"by":0}');
INSERT INTO "entries" VALUES(5,12,'{"entry":"resumed","at":1794949755231,"by":0}');
INSERT INTO "entries" VALUES(5,13,'{"entry":"handed","at":1794949755319,"seat":1,"bot":"rookie","why":"self","abandoned":true}');
INSERT INTO "entries" VALUES(5,14,'{"entry":"handed","at":1794949755319,"seat":1,"bot":null,"why":"back"}');
INSERT INTO "entries" VALUES(5,15,'{"entry":"played","at":1794949755320,"seat":1,"events":[{"event":"turned","seat":1,"up":[5]}],"id":"Bob-1"}');
INSERT INTO "entries" VALUES(5,16,'{"entry":"played","at":1794949755348,"seat":0,"events":[{"event":"turned","seat":0,"up":[5]}],"id":"Ann-1"}');
INSERT INTO "entries" VALUES(5,17,'{"entry":"played","at":1794949755395,"seat":0,"events":[{"event":"bid_placed","seat":0,"count":1,"value":5}],"id":"Ann-2"}');
INSERT INTO "entries" VALUES(5,18,'{"entry":"played","at":1794949755467,"seat":1,"events":[{"event":"bid_placed","seat":1,"count":2,"value":2}],"id":"Bob-2"}');
INSERT INTO "entries" VALUES(5,19,'{"entry":"played","at":1794949755523,"seat":0,"events":[{"event":"bid_placed","seat":0,"count":2,"value":3}],"id":"Ann-3"}');
INSERT INTO "entries" VALUES(5,20,'{"entry":"played","at":1794949755558,"seat":1,"events":[{"event":"called","seat":1,"bidder":0},{"event":"shown","hands":[[[4,5]],[[3,5]]],"up":[[5],[5]],"count":2,"value":3,"found":0,"loser":0,"cards":2,"wild":false},{"event":"dealt","round":2,"starter":1,"counts":[2,1],"hands":[[[3,5],[2,4]],[[2,6]]]}],"id":"Bob-3"}');
INSERT INTO "entries" VALUES(6,1,'{"entry":"opened","at":1794949755655,"host":1,"game":"millionaires","options":{},"secret":"d75565cc2f463a500cc16d83967fb66293e024919f54d642c015f4a412211d88","chairs":[null,null,null],"clock":{"kind":"days"},"edition":2}');
INSERT INTO "entries" VALUES(6,2,'{"entry":"sat","at":1794949755879,"seat":0,"person":1,"name":"Ann"}');
INSERT INTO "entries" VALUES(6,3,'{"entry":"came","at":1794949755879,"seat":0,"worker":1}');
INSERT INTO "entries" VALUES(6,4,'{"entry":"readied","at":1794949755879,"seat":0,"ready":true}');
INSERT INTO "entries" VALUES(6,5,'{"entry":"sat","at":1794949755879,"seat":1,"person":2,"name":"Bob"}');
INSERT INTO "entries" VALUES(6,6,'{"entry":"came","at":1794949755879,"seat":1,"worker":1}');
INSERT INTO "entries" VALUES(6,7,'{"entry":"readied","at":1794949755879,"seat":1,"ready":true}');
INSERT INTO "entries" VALUES(6,8,'{"entry":"sat","at":1794949755879,"seat":2,"person":3,"name":"Zażółć"}');
INSERT INTO "entries" VALUES(6,9,'{"entry":"came","at":1794949755879,"seat":2,"worker":1}');
INSERT INTO "entries" VALUES(6,10,'{"entry":"readied","at":1794949755879,"seat":2,"ready":true}');
INSERT INTO "entries" VALUES(6,11,'{"entry":"started","at":1794949755934,"events":[{"event":"starter_drawn","seat":1},{"event":"shuffled","pile":[7,"casino","cba","success",2,4,10,"success",1,6,3,9,8,"success",5,"thief"]}]}');
INSERT INTO "entries" VALUES(6,12,'{"entry":"said","at":1794949756000,"person":1,"name":"Ann","text":"Good luck! 祝好运","seat":0}');
INSERT INTO "entries" VALUES(6,13,'{"entry":"muted","at":1794949756067,"person":1,"whom":2,"name":"Bob","on":true}');
INSERT INTO "entries" VALUES(6,14,'{"entry":"paused","at":1794949756134,"person":1,"by":0}');
INSERT INTO "entries" VALUES(6,15,'{"entry":"resumed","at":1794949756159,"by":0}');
INSERT INTO "entries" VALUES(6,16,'{"entry":"handed","at":1794949756201,"seat":1,"bot":"rookie","why":"self","abandoned":true}');
INSERT INTO "entries" VALUES(6,17,'{"entry":"handed","at":1794949756666,"seat":1,"bot":null,"why":"back"}');
INSERT INTO "entries" VALUES(6,18,'{"entry":"played","at":1794949756666,"seat":1,"events":[{"event":"revealed","seat":1,"tile":7,"reds":0}],"id":"Bob-1"}');
INSERT INTO "entries" VALUES(6,19,'{"entry":"played","at":1794949756896,"seat":1,"events":[{"event":"bid_placed","seat":1,"cards":[1,2,3,4,6,15],"total":31}],"id":"Bob-2"}');
INSERT INTO "entries" VALUES(6,20,'{"entry":"played","at":1794949757018,"seat":2,"events":[{"event":"bid_placed","seat":2,"cards":[10,12,15,25],"total":62}],"id":"Zażółć-1"}');
INSERT INTO "entries" VALUES(6,21,'{"entry":"played","at":1794949757094,"seat":0,"events":[{"event":"bid_placed","seat":0,"cards":[2,3,6,10,12,15,20],"total":68}],"id":"Ann-1"}');
INSERT INTO "entries" VALUES(6,22,'{"entry":"played","at":1794949757123,"seat":1,"events":[{"event":"bid_placed","seat":1,"cards":[8,12,25],"total":76}],"id":"Bob-3"}');
INSERT INTO "entries" VALUES(6,23,'{"entry":"played","at":1794949757246,"seat":2,"events":[{"event":"bid_placed","seat":2,"cards":[2,4,6,20],"total":94}],"id":"Zażółć-2"}');
INSERT INTO "entries" VALUES(7,1,'{"entry":"opened","at":1794949757415,"host":1,"game":"millions_of_dollars","options":{},"secret":"54ff34468724ca57be00ca648af34218f3fb45fe63031caba6ba29cd15c7863f","chairs":[null,null,null],"clock":{"kind":"days"},"edition":2}');
INSERT INTO "entries" VALUES(7,2,'{"entry":"sat","at":1794949758047,"seat":0,"person":1,"name":"Ann"}');
INSERT INTO "entries" VALUES(7,3,'{"entry":"came","at":1794949758048,"seat":0,"worker":1}');
INSERT INTO "entries" VALUES(7,4,'{"entry":"readied","at":1794949758048,"seat":0,"ready":true}');
INSERT INTO "entries" VALUES(7,5,'{"entry":"sat","at":1794949758048,"seat":1,"person":2,"name":"Bob"}');
INSERT INTO "entries" VALUES(7,6,'{"entry":"came","at":1794949758048,"seat":1,"worker":1}');
INSERT INTO "entries" VALUES(7,7,'{"entry":"readied","at":1794949758048,"seat":1,"ready":true}');
INSERT INTO "entries" VALUES(7,8,'{"entry":"sat","at":1794949758048,"seat":2,"person":3,"name":"Zażółć"}');
INSERT INTO "entries" VALUES(7,9,'{"entry":"came","at":1794949758048,"seat":2,"worker":1}');
INSERT INTO "entries" VALUES(7,10,'{"entry":"readied","at":1794949758048,"seat":2,"ready":true}');
INSERT INTO "entries" VALUES(7,11,'{"entry":"started","at":1794949758216,"events":[{"event":"starter_drawn","seat":2},{"event":"loot_revealed","round":1,"leader":2,"loot":{"amount":10,"stake":2,"icon":null}}]}');
INSERT INTO "entries" VALUES(7,12,'{"entry":"said","at":1794949758328,"person":1,"name":"Ann","text":"Good luck! 祝好运","seat":0}');
INSERT INTO "entries" VALUES(7,13,'{"entry":"muted","at":1794949758355,"person":1,"whom":2,"name":"Bob","on":true}');
INSERT INTO "entries" VALUES(7,14,'{"entry":"paused","at":1794949758363,"person":1,"by":0}');
INSERT INTO "entries" VALUES(7,15,'{"entry":"resumed","at":1794949758366,"by":0}');
INSERT INTO "entries" VALUES(7,16,'{"entry":"handed","at":1794949758377,"seat":1,"bot":"rookie","why":"self","abandoned":true}');
INSERT INTO "entries" VALUES(7,17,'{"entry":"handed","at":1794949758700,"seat":1,"bot":null,"why":"back"}');
INSERT INTO "entries" VALUES(7,18,'{"entry":"played","at":1794949758700,"seat":0,"events":[{"event":"chosen","seat":0,"roles":["snitch","pickpocket"]}],"id":"Ann-1"}');
INSERT INTO "entries" VALUES(7,19,'{"entry":"played","at":1794949758890,"seat":2,"events":[{"event":"chosen","seat":2,"roles":["driver","pickpocket"]}],"id":"Zażółć-1"}');
INSERT INTO "entries" VALUES(7,20,'{"entry":"played","at":1794949758920,"seat":1,"events":[{"event":"chosen","seat":1,"roles":["boss","pickpocket"]},{"event":"stakes_placed","stake":2,"reserve":[0,0,0],"money":[1,1,1]},{"event":"roles_shown","shown":["driver","pickpocket","pickpocket","pickpocket","boss"],"hidden":"snitch"}],"id":"Bob-1"}');
INSERT INTO "entries" VALUES(7,21,'{"entry":"played","at":1794949758985,"seat":1,"events":[{"event":"price_named","seat":1,"offer":0,"of":2,"slot":0,"price":1}],"id":"Bob-2"}');
INSERT INTO "entries" VALUES(7,22,'{"entry":"played","at":1794949759034,"seat":1,"events":[{"event":"withdrew","seat":1,"slot":1},{"event":"left","seat":1,"slot":1,"stake":2,"money":[1,3,1],"lapsed":[]}],"id":"Bob-3"}');
INSERT INTO "entries" VALUES(7,23,'{"entry":"played","at":1794949759060,"seat":0,"events":[{"event":"claimed","seat":0,"slot":1,"role":"snitch"}],"id":"Ann-2"}');
INSERT INTO "entries" VALUES(8,1,'{"entry":"opened","at":1794949759111,"host":1,"game":"bluff_pirate","options":{},"secret":"78dc9bcd387bd36f9edb785fc593942114bb909926c86b56dbe6678457026cdb","chairs":[null,null,null],"public":true,"clock":{},"edition":2}');
INSERT INTO "entries" VALUES(8,2,'{"entry":"sat","at":1794949759262,"seat":2,"person":1,"name":"Ann"}');
INSERT INTO "entries" VALUES(8,3,'{"entry":"came","at":1794949759263,"seat":2,"worker":1}');
INSERT INTO "entries" VALUES(8,4,'{"entry":"sat","at":1794949759311,"seat":0,"person":2,"name":"Bob"}');
INSERT INTO "entries" VALUES(8,5,'{"entry":"came","at":1794949759312,"seat":0,"worker":1}');
INSERT INTO "entries" VALUES(8,6,'{"entry":"stood","at":1794949759312,"seat":0}');
INSERT INTO "entries" VALUES(8,7,'{"entry":"readied","at":1794949759312,"seat":2,"ready":true}');
INSERT INTO "entries" VALUES(8,8,'{"entry":"bot_sat","at":1794949759312,"seat":1,"kind":"shark:bold","name":"Olga"}');
INSERT INTO "entries" VALUES(8,9,'{"entry":"changed","at":1794949759345,"options":{},"chairs":[null,{"name":"Olga","bot":"shark:bold","ready":true},{"name":"Ann","person":1},null],"public":true,"clock":{},"absence":"bot"}');
CREATE TABLE house (
	"key" TEXT NOT NULL, 
	value TEXT NOT NULL, 
	PRIMARY KEY ("key")
);
INSERT INTO "house" VALUES('desk-token','2a01498e629f33f717747c5a5e1dac82498eea7444d80a7947de37bad8081041');
INSERT INTO "house" VALUES('cookies','fa85a719b2b51e1d9862889a3cfcbef5e544e7cf3da33aa3c3a8b037b1e0538d');
INSERT INTO "house" VALUES('host-cookies-since','1794949739413');
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
INSERT INTO "people" VALUES(1,'Ann',1794949742063);
INSERT INTO "people" VALUES(2,'Bob',1794949742183);
INSERT INTO "people" VALUES(3,'Zażółć',1794949742277);
CREATE TABLE puzzle_attempts (
	person INTEGER NOT NULL, 
	game TEXT NOT NULL, 
	number INTEGER NOT NULL, 
	day INTEGER, 
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
INSERT INTO "tables" VALUES(1,'UAS33ECM','lie',1,1794949743245,46,1794949750855,NULL,'over',0,0,3,3,'');
INSERT INTO "tables" VALUES(2,'TBHQ6BPU','lie',1,1794949750726,1,1794949750726,NULL,'waiting',0,0,3,3,'');
INSERT INTO "tables" VALUES(3,'R98TYC8N','bluff_pirate',1,1794949751127,20,1794949752950,1795187352950,'playing',0,0,2,2,'0');
INSERT INTO "tables" VALUES(4,'4JGN28V4','dont_bluff',1,1794949753040,20,1794949754765,1795187354765,'playing',0,0,2,2,'1');
INSERT INTO "tables" VALUES(5,'KAKYCB55','lie',1,1794949754810,20,1794949755558,1795187355558,'playing',0,0,2,2,'0,1');
INSERT INTO "tables" VALUES(6,'RCKDJR82','millionaires',1,1794949755655,23,1794949757246,1795187357246,'playing',0,0,3,3,'0');
INSERT INTO "tables" VALUES(7,'CQA3TNGT','millions_of_dollars',1,1794949757415,23,1794949759060,1795187359060,'playing',0,0,3,3,'0,1,2');
INSERT INTO "tables" VALUES(8,'SEH5WSHT','bluff_pirate',1,1794949759111,9,1794949759345,NULL,'waiting',1,0,4,2,'');
CREATE TABLE tokens (
	hash TEXT NOT NULL, 
	person INTEGER NOT NULL, 
	created BIGINT NOT NULL, device TEXT DEFAULT '' NOT NULL, seen BIGINT DEFAULT '0' NOT NULL, expires BIGINT DEFAULT '0' NOT NULL, 
	PRIMARY KEY (hash), 
	FOREIGN KEY(person) REFERENCES people (id)
);
INSERT INTO "tokens" VALUES('77924fa4e7d4e000e03cc7182a9b5b60056c63d5959c8030a49ad5964dda08cf',1,1794949742063,'python-httpx',1794949742063,1810501742063);
INSERT INTO "tokens" VALUES('9ccc8c6e2ff8db49c8b693c66410e7c828f1c4b223a436ede3719550a808d3aa',2,1794949742183,'python-httpx',1794949742183,1810501742183);
INSERT INTO "tokens" VALUES('e8e7f4c4a78a927b21cfc04e5929a1a1a38975aff29267f56e24c020118b4e96',3,1794949742277,'python-httpx',1794949742277,1810501742277);
CREATE TABLE workers (
	id INTEGER NOT NULL, 
	alive BIGINT NOT NULL, 
	PRIMARY KEY (id)
);
INSERT INTO "workers" VALUES(1,1794949759546);
CREATE INDEX ix_tokens_person ON tokens (person);
CREATE INDEX tables_due ON tables (due);
CREATE INDEX tables_open ON tables (public, phase, archived, touched);
CREATE INDEX tables_phase ON tables (archived, phase);
CREATE INDEX tables_touched ON tables (archived, touched);
CREATE INDEX ix_sittings_person ON sittings (person);
CREATE INDEX ix_outcomes_person ON outcomes (person);
CREATE INDEX ix_tokens_expires ON tokens (expires);
COMMIT;
