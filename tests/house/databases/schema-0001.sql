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
INSERT INTO "entries" VALUES(1,1,'{"entry":"opened","at":1794752191477,"host":1,"game":"lie","options":{"wild_ones":true},"secret":"0fccc48cd518d2de34f94371a7bf10bba4c8ada96c08a72aa3516a529c23a06f","chairs":[null,null,{"name":"Olga","bot":"rookie","ready":true}],"clock":{}}');
INSERT INTO "entries" VALUES(1,2,'{"entry":"sat","at":1794752191495,"seat":0,"person":1,"name":"Ann"}');
INSERT INTO "entries" VALUES(1,3,'{"entry":"came","at":1794752191495,"seat":0,"worker":1}');
INSERT INTO "entries" VALUES(1,4,'{"entry":"readied","at":1794752191495,"seat":0,"ready":true}');
INSERT INTO "entries" VALUES(1,5,'{"entry":"sat","at":1794752191495,"seat":1,"person":2,"name":"Bob"}');
INSERT INTO "entries" VALUES(1,6,'{"entry":"came","at":1794752191495,"seat":1,"worker":1}');
INSERT INTO "entries" VALUES(1,7,'{"entry":"readied","at":1794752191495,"seat":1,"ready":true}');
INSERT INTO "entries" VALUES(1,8,'{"entry":"started","at":1794752191507,"events":[{"event":"starter_drawn","seat":0},{"event":"dealt","round":1,"starter":0,"counts":[1,1,1],"hands":[[[1,5]],[[3,5]],[[1,6]]]}]}');
INSERT INTO "entries" VALUES(1,9,'{"entry":"played","at":1794752191706,"seat":0,"events":[{"event":"turned","seat":0,"up":[5]}],"id":"Ann-1"}');
INSERT INTO "entries" VALUES(1,10,'{"entry":"played","at":1794752191711,"seat":1,"events":[{"event":"turned","seat":1,"up":[3]}],"id":"Bob-1"}');
INSERT INTO "entries" VALUES(1,11,'{"entry":"played","at":1794752192008,"seat":2,"events":[{"event":"turned","seat":2,"up":[6]}],"by":"bot"}');
INSERT INTO "entries" VALUES(1,12,'{"entry":"played","at":1794752192012,"seat":0,"events":[{"event":"bid_placed","seat":0,"count":3,"value":1}],"id":"Ann-2"}');
INSERT INTO "entries" VALUES(1,13,'{"entry":"played","at":1794752192013,"seat":1,"events":[{"event":"called","seat":1,"bidder":0},{"event":"shown","hands":[[[1,5]],[[3,5]],[[1,6]]],"up":[[5],[3],[6]],"count":3,"value":1,"found":0,"loser":0,"cards":2,"wild":false},{"event":"dealt","round":2,"starter":1,"counts":[2,1,1],"hands":[[[1,5],[2,6]],[[3,6]],[[2,5]]]}],"id":"Bob-2"}');
INSERT INTO "entries" VALUES(1,14,'{"entry":"played","at":1794752192015,"seat":2,"events":[{"event":"turned","seat":2,"up":[5]}],"by":"bot"}');
INSERT INTO "entries" VALUES(1,15,'{"entry":"played","at":1794752192016,"seat":0,"events":[{"event":"turned","seat":0,"up":[1,2]}],"id":"Ann-3"}');
INSERT INTO "entries" VALUES(1,16,'{"entry":"played","at":1794752192016,"seat":1,"events":[{"event":"turned","seat":1,"up":[3]}],"id":"Bob-3"}');
INSERT INTO "entries" VALUES(1,17,'{"entry":"played","at":1794752192019,"seat":1,"events":[{"event":"bid_placed","seat":1,"count":3,"value":6}],"id":"Bob-4"}');
INSERT INTO "entries" VALUES(1,18,'{"entry":"played","at":1794752192021,"seat":2,"events":[{"event":"called","seat":2,"bidder":1},{"event":"shown","hands":[[[1,5],[2,6]],[[3,6]],[[2,5]]],"up":[[1,2],[3],[5]],"count":3,"value":6,"found":1,"loser":1,"cards":2,"wild":true},{"event":"dealt","round":3,"starter":2,"counts":[2,2,1],"hands":[[[1,3],[4,5]],[[1,6],[3,4]],[[2,6]]]}],"by":"bot"}');
INSERT INTO "entries" VALUES(1,19,'{"entry":"played","at":1794752192022,"seat":2,"events":[{"event":"turned","seat":2,"up":[6]}],"by":"bot"}');
INSERT INTO "entries" VALUES(1,20,'{"entry":"played","at":1794752192025,"seat":0,"events":[{"event":"turned","seat":0,"up":[1,4]}],"id":"Ann-4"}');
INSERT INTO "entries" VALUES(1,21,'{"entry":"played","at":1794752192025,"seat":1,"events":[{"event":"turned","seat":1,"up":[6,3]}],"id":"Bob-5"}');
INSERT INTO "entries" VALUES(1,22,'{"entry":"played","at":1794752192026,"seat":2,"events":[{"event":"bid_placed","seat":2,"count":1,"value":3}],"by":"bot"}');
INSERT INTO "entries" VALUES(1,23,'{"entry":"played","at":1794752192027,"seat":0,"events":[{"event":"bid_placed","seat":0,"count":4,"value":4}],"id":"Ann-5"}');
INSERT INTO "entries" VALUES(1,24,'{"entry":"played","at":1794752192031,"seat":1,"events":[{"event":"bid_placed","seat":1,"count":4,"value":5}],"id":"Bob-6"}');
INSERT INTO "entries" VALUES(1,25,'{"entry":"played","at":1794752192032,"seat":2,"events":[{"event":"called","seat":2,"bidder":1},{"event":"shown","hands":[[[1,3],[4,5]],[[1,6],[3,4]],[[2,6]]],"up":[[1,4],[6,3],[6]],"count":4,"value":5,"found":1,"loser":1,"cards":3,"wild":true},{"event":"dealt","round":4,"starter":2,"counts":[2,3,1],"hands":[[[2,4],[1,3]],[[1,4],[1,4],[1,5]],[[2,3]]]}],"by":"bot"}');
INSERT INTO "entries" VALUES(1,26,'{"entry":"played","at":1794752192033,"seat":2,"events":[{"event":"turned","seat":2,"up":[3]}],"by":"bot"}');
INSERT INTO "entries" VALUES(1,27,'{"entry":"played","at":1794752192033,"seat":0,"events":[{"event":"turned","seat":0,"up":[2,3]}],"id":"Ann-6"}');
INSERT INTO "entries" VALUES(1,28,'{"entry":"played","at":1794752192034,"seat":1,"events":[{"event":"turned","seat":1,"up":[1,1,1]}],"id":"Bob-7"}');
INSERT INTO "entries" VALUES(1,29,'{"entry":"played","at":1794752192035,"seat":2,"events":[{"event":"bid_placed","seat":2,"count":2,"value":5}],"by":"bot"}');
INSERT INTO "entries" VALUES(1,30,'{"entry":"played","at":1794752192037,"seat":0,"events":[{"event":"bid_placed","seat":0,"count":3,"value":2}],"id":"Ann-7"}');
INSERT INTO "entries" VALUES(1,31,'{"entry":"played","at":1794752192040,"seat":1,"events":[{"event":"bid_placed","seat":1,"count":5,"value":4}],"id":"Bob-8"}');
INSERT INTO "entries" VALUES(1,32,'{"entry":"played","at":1794752192041,"seat":2,"events":[{"event":"called","seat":2,"bidder":1},{"event":"shown","hands":[[[2,4],[1,3]],[[1,4],[1,4],[1,5]],[[2,3]]],"up":[[2,3],[1,1,1],[3]],"count":5,"value":4,"found":3,"loser":1,"cards":4,"wild":true},{"event":"dealt","round":5,"starter":2,"counts":[2,4,1],"hands":[[[3,4],[1,5]],[[2,5],[1,4],[4,5],[2,6]],[[3,6]]]}],"by":"bot"}');
INSERT INTO "entries" VALUES(1,33,'{"entry":"played","at":1794752192042,"seat":2,"events":[{"event":"turned","seat":2,"up":[6]}],"by":"bot"}');
INSERT INTO "entries" VALUES(1,34,'{"entry":"played","at":1794752192044,"seat":0,"events":[{"event":"turned","seat":0,"up":[4,5]}],"id":"Ann-8"}');
INSERT INTO "entries" VALUES(1,35,'{"entry":"played","at":1794752192044,"seat":1,"events":[{"event":"turned","seat":1,"up":[2,1,5,2]}],"id":"Bob-9"}');
INSERT INTO "entries" VALUES(1,36,'{"entry":"played","at":1794752192046,"seat":2,"events":[{"event":"bid_placed","seat":2,"count":2,"value":4}],"by":"bot"}');
INSERT INTO "entries" VALUES(1,37,'{"entry":"played","at":1794752192050,"seat":0,"events":[{"event":"bid_placed","seat":0,"count":5,"value":2}],"id":"Ann-9"}');
INSERT INTO "entries" VALUES(1,38,'{"entry":"played","at":1794752192054,"seat":1,"events":[{"event":"bid_placed","seat":1,"count":5,"value":5}],"id":"Bob-10"}');
INSERT INTO "entries" VALUES(1,39,'{"entry":"played","at":1794752192055,"seat":2,"events":[{"event":"called","seat":2,"bidder":1},{"event":"shown","hands":[[[3,4],[1,5]],[[2,5],[1,4],[4,5],[2,6]],[[3,6]]],"up":[[4,5],[2,1,5,2],[6]],"count":5,"value":5,"found":3,"loser":1,"cards":5,"wild":true},{"event":"dealt","round":6,"starter":2,"counts":[2,5,1],"hands":[[[2,4],[2,6]],[[1,2],[1,3],[1,3],[2,3],[3,5]],[[1,6]]]}],"by":"bot"}');
INSERT INTO "entries" VALUES(1,40,'{"entry":"played","at":1794752192056,"seat":2,"events":[{"event":"turned","seat":2,"up":[6]}],"by":"bot"}');
INSERT INTO "entries" VALUES(1,41,'{"entry":"played","at":1794752192056,"seat":0,"events":[{"event":"turned","seat":0,"up":[4,6]}],"id":"Ann-10"}');
INSERT INTO "entries" VALUES(1,42,'{"entry":"played","at":1794752192057,"seat":1,"events":[{"event":"turned","seat":1,"up":[1,1,1,3,5]}],"id":"Bob-11"}');
INSERT INTO "entries" VALUES(1,43,'{"entry":"played","at":1794752192058,"seat":2,"events":[{"event":"bid_placed","seat":2,"count":3,"value":4}],"by":"bot"}');
INSERT INTO "entries" VALUES(1,44,'{"entry":"played","at":1794752192060,"seat":0,"events":[{"event":"bid_placed","seat":0,"count":4,"value":6}],"id":"Ann-11"}');
INSERT INTO "entries" VALUES(1,45,'{"entry":"played","at":1794752192063,"seat":1,"events":[{"event":"bid_placed","seat":1,"count":6,"value":2}],"id":"Bob-12"}');
INSERT INTO "entries" VALUES(1,46,'{"entry":"played","at":1794752192063,"seat":2,"events":[{"event":"called","seat":2,"bidder":1},{"event":"shown","hands":[[[2,4],[2,6]],[[1,2],[1,3],[1,3],[2,3],[3,5]],[[1,6]]],"up":[[4,6],[1,1,1,3,5],[6]],"count":6,"value":2,"found":3,"loser":1,"cards":6,"wild":true},{"event":"ended","result":{"winners":[2],"scores":[2,6,1],"reason":"fewest_cards"}}],"by":"bot"}');
INSERT INTO "entries" VALUES(1,47,'{"entry":"followed","at":1794752192067,"code":"BW77NG2N"}');
INSERT INTO "entries" VALUES(1,48,'{"entry":"went","at":1794752192531,"seat":0,"worker":1}');
INSERT INTO "entries" VALUES(1,49,'{"entry":"went","at":1794752192533,"seat":1,"worker":1}');
INSERT INTO "entries" VALUES(2,1,'{"entry":"opened","at":1794752192066,"host":1,"game":"lie","options":{"wild_ones":true},"secret":"e351d963e381b86ff2b5bbb9a8910eb55214bc632ac8102cdf66f8c37f52dfd6","chairs":[{"name":"Olga","bot":"rookie","ready":true},{"name":"Ann","person":1},{"name":"Bob","person":2}],"clock":{},"before":"6GS9CPPV"}');
INSERT INTO "entries" VALUES(3,1,'{"entry":"opened","at":1794752192070,"host":1,"game":"bluff_pirate","options":{},"secret":"ee80eec9f82a0f30e5590eccad80339559b5973d301c2207ff85589ee2df1e8e","chairs":[null,null],"clock":{"kind":"days"}}');
INSERT INTO "entries" VALUES(3,2,'{"entry":"sat","at":1794752192076,"seat":0,"person":1,"name":"Ann"}');
INSERT INTO "entries" VALUES(3,3,'{"entry":"came","at":1794752192076,"seat":0,"worker":1}');
INSERT INTO "entries" VALUES(3,4,'{"entry":"readied","at":1794752192077,"seat":0,"ready":true}');
INSERT INTO "entries" VALUES(3,5,'{"entry":"sat","at":1794752192077,"seat":1,"person":2,"name":"Bob"}');
INSERT INTO "entries" VALUES(3,6,'{"entry":"came","at":1794752192077,"seat":1,"worker":1}');
INSERT INTO "entries" VALUES(3,7,'{"entry":"readied","at":1794752192077,"seat":1,"ready":true}');
INSERT INTO "entries" VALUES(3,8,'{"entry":"started","at":1794752192080,"events":[{"event":"starter_drawn","seat":1},{"event":"treasure_hidden","island":18},{"event":"shuffled","count":100,"cards":["eyepatch","flag","compass","compass","anchor","eyepatch","lantern","eyepatch","flag","eyepatch","anchor","hook","anchor","lantern","rum","pirate","compass","rum","map","pirate","compass","pirate","spyglass","lantern","compass","lantern","flag","hook","rum","map","flag","lantern","compass","eyepatch","hook","flag","spyglass","anchor","map","flag","flag","spyglass","anchor","map","map","pirate","pirate","hook","map","rum","eyepatch","eyepatch","spyglass","hook","anchor","rum","rum","hook","spyglass","spyglass","anchor","hook","anchor","spyglass","pirate","flag","rum","lantern","eyepatch","hook","pirate","eyepatch","rum","rum","hook","lantern","lantern","map","rum","lantern","compass","eyepatch","map","compass","flag","anchor","compass","spyglass","spyglass","spyglass","lantern","map","pirate","pirate","anchor","pirate","hook","map","flag","compass"]},{"event":"dealt","hands":[["anchor","compass","compass","eyepatch","flag"],["eyepatch","eyepatch","eyepatch","flag","lantern"]]},{"event":"drawn","seat":1,"count":2,"cards":["anchor","hook"],"pile":88}]}');
INSERT INTO "entries" VALUES(3,9,'{"entry":"said","at":1794752192083,"person":1,"name":"Ann","text":"Good luck! 祝好运","seat":0}');
INSERT INTO "entries" VALUES(3,10,'{"entry":"muted","at":1794752192086,"person":1,"whom":2,"name":"Bob","on":true}');
INSERT INTO "entries" VALUES(3,11,'{"entry":"paused","at":1794752192089}');
INSERT INTO "entries" VALUES(3,12,'{"entry":"resumed","at":1794752192092}');
INSERT INTO "entries" VALUES(3,13,'{"entry":"handed","at":1794752192094,"seat":1,"bot":"rookie","why":"host"}');
INSERT INTO "entries" VALUES(3,14,'{"entry":"handed","at":1794752192109,"seat":1,"bot":null,"why":"back"}');
INSERT INTO "entries" VALUES(3,15,'{"entry":"played","at":1794752192113,"seat":1,"events":[{"event":"laid","seat":1,"shown":"lantern","up":1,"cards":5,"hidden":["eyepatch","eyepatch","eyepatch","hook"],"honest_claim":true}],"id":"Bob-1"}');
INSERT INTO "entries" VALUES(3,16,'{"entry":"played","at":1794752192114,"seat":0,"events":[{"event":"voted","seat":0,"bluff":true},{"event":"revealed","seat":1,"voter":0,"voted_bluff":true,"shown":"lantern","up":1,"hidden":["eyepatch","eyepatch","eyepatch","hook"],"bluffed":true,"returned":true},{"event":"sailed","seat":0,"start":0,"square":5},{"event":"drawn","seat":0,"count":2,"cards":["anchor","lantern"],"pile":86}],"id":"Ann-1"}');
INSERT INTO "entries" VALUES(3,17,'{"entry":"played","at":1794752192122,"seat":0,"events":[{"event":"laid","seat":0,"shown":"anchor","up":1,"cards":4,"hidden":["anchor","compass","compass"],"honest_claim":true}],"id":"Ann-2"}');
INSERT INTO "entries" VALUES(3,18,'{"entry":"played","at":1794752192127,"seat":1,"events":[{"event":"voted","seat":1,"bluff":false},{"event":"revealed","seat":0,"voter":1,"voted_bluff":false,"shown":"anchor","up":1,"hidden":["anchor","compass","compass"],"bluffed":true,"returned":false},{"event":"sailed","seat":0,"start":5,"square":9}],"id":"Bob-2"}');
INSERT INTO "entries" VALUES(3,19,'{"entry":"played","at":1794752192131,"seat":1,"events":[{"event":"draw_chosen","seat":1},{"event":"drawn","seat":1,"count":2,"cards":["rum","pirate"],"pile":84}],"id":"Bob-3"}');
INSERT INTO "entries" VALUES(3,20,'{"entry":"played","at":1794752192139,"seat":1,"events":[{"event":"laid","seat":1,"shown":"rum","up":1,"cards":5,"hidden":["anchor","eyepatch","flag","lantern"],"honest_claim":true}],"id":"Bob-4"}');
INSERT INTO "entries" VALUES(3,21,'{"entry":"went","at":1794752192532,"seat":0,"worker":1}');
INSERT INTO "entries" VALUES(3,22,'{"entry":"went","at":1794752192533,"seat":1,"worker":1}');
INSERT INTO "entries" VALUES(4,1,'{"entry":"opened","at":1794752192141,"host":1,"game":"dont_bluff","options":{},"secret":"853c9559fe5d07efe11f96caf5f456b0ccdc69bed59e9cc9295c2ff4db784a69","chairs":[null,null],"clock":{"kind":"days"}}');
INSERT INTO "entries" VALUES(4,2,'{"entry":"sat","at":1794752192154,"seat":0,"person":1,"name":"Ann"}');
INSERT INTO "entries" VALUES(4,3,'{"entry":"came","at":1794752192154,"seat":0,"worker":1}');
INSERT INTO "entries" VALUES(4,4,'{"entry":"readied","at":1794752192154,"seat":0,"ready":true}');
INSERT INTO "entries" VALUES(4,5,'{"entry":"sat","at":1794752192154,"seat":1,"person":2,"name":"Bob"}');
INSERT INTO "entries" VALUES(4,6,'{"entry":"came","at":1794752192155,"seat":1,"worker":1}');
INSERT INTO "entries" VALUES(4,7,'{"entry":"readied","at":1794752192155,"seat":1,"ready":true}');
INSERT INTO "entries" VALUES(4,8,'{"entry":"started","at":1794752192159,"events":[{"event":"starter_drawn","seat":1},{"event":"bank_shuffled","cards":[1,1,0,2,5,2]}]}');
INSERT INTO "entries" VALUES(4,9,'{"entry":"said","at":1794752192163,"person":1,"name":"Ann","text":"Good luck! 祝好运","seat":0}');
INSERT INTO "entries" VALUES(4,10,'{"entry":"muted","at":1794752192167,"person":1,"whom":2,"name":"Bob","on":true}');
INSERT INTO "entries" VALUES(4,11,'{"entry":"paused","at":1794752192172}');
INSERT INTO "entries" VALUES(4,12,'{"entry":"resumed","at":1794752192174}');
INSERT INTO "entries" VALUES(4,13,'{"entry":"handed","at":1794752192183,"seat":1,"bot":"rookie","why":"host"}');
INSERT INTO "entries" VALUES(4,14,'{"entry":"played","at":1794752192207,"seat":1,"events":[{"event":"rolled","seat":1},{"event":"colour_rolled","colour":"white","owner":0},{"event":"paired","giver":1,"receiver":0}],"by":"bot"}');
INSERT INTO "entries" VALUES(4,15,'{"entry":"played","at":1794752192209,"seat":1,"events":[{"event":"offered","seat":1,"to":0,"cards":[1],"count":1,"claim":5}],"by":"bot"}');
INSERT INTO "entries" VALUES(4,16,'{"entry":"handed","at":1794752192209,"seat":1,"bot":null,"why":"back"}');
INSERT INTO "entries" VALUES(4,17,'{"entry":"played","at":1794752192235,"seat":0,"events":[{"event":"opened","seat":0,"cards":[1],"claim":5,"millions":1}],"id":"Ann-1"}');
INSERT INTO "entries" VALUES(4,18,'{"entry":"played","at":1794752192239,"seat":0,"events":[{"event":"rolled","seat":0},{"event":"die_rolled","die":3,"millions":1}],"id":"Ann-2"}');
INSERT INTO "entries" VALUES(4,19,'{"entry":"played","at":1794752192248,"seat":1,"events":[{"event":"added","seat":1,"to":0,"cards":[5,2,0],"count":3,"claim":18}],"id":"Bob-3"}');
INSERT INTO "entries" VALUES(4,20,'{"entry":"played","at":1794752192251,"seat":0,"events":[{"event":"opened","seat":0,"cards":[5,2,0],"claim":18,"millions":8}],"id":"Ann-3"}');
INSERT INTO "entries" VALUES(4,21,'{"entry":"went","at":1794752192532,"seat":0,"worker":1}');
INSERT INTO "entries" VALUES(4,22,'{"entry":"went","at":1794752192533,"seat":1,"worker":1}');
INSERT INTO "entries" VALUES(5,1,'{"entry":"opened","at":1794752192256,"host":1,"game":"lie","options":{},"secret":"1e2958387bfaf0716fffa6d3c14244d6f7338f9f84c479f50a6bb9a12090d58b","chairs":[null,null],"clock":{"kind":"days"}}');
INSERT INTO "entries" VALUES(5,2,'{"entry":"sat","at":1794752192266,"seat":0,"person":1,"name":"Ann"}');
INSERT INTO "entries" VALUES(5,3,'{"entry":"came","at":1794752192266,"seat":0,"worker":1}');
INSERT INTO "entries" VALUES(5,4,'{"entry":"readied","at":1794752192267,"seat":0,"ready":true}');
INSERT INTO "entries" VALUES(5,5,'{"entry":"sat","at":1794752192267,"seat":1,"person":2,"name":"Bob"}');
INSERT INTO "entries" VALUES(5,6,'{"entry":"came","at":1794752192267,"seat":1,"worker":1}');
INSERT INTO "entries" VALUES(5,7,'{"entry":"readied","at":1794752192267,"seat":1,"ready":true}');
INSERT INTO "entries" VALUES(5,8,'{"entry":"started","at":1794752192275,"events":[{"event":"starter_drawn","seat":1},{"event":"dealt","round":1,"starter":1,"counts":[1,1],"hands":[[[3,6]],[[1,6]]]}]}');
INSERT INTO "entries" VALUES(5,9,'{"entry":"said","at":1794752192278,"person":1,"name":"Ann","text":"Good luck! 祝好运","seat":0}');
INSERT INTO "entries" VALUES(5,10,'{"entry":"muted","at":1794752192287,"person":1,"whom":2,"name":"Bob","on":true}');
INSERT INTO "entries" VALUES(5,11,'{"entry":"paused","at":1794752192291}');
INSERT INTO "entries" VALUES(5,12,'{"entry":"resumed","at":1794752192295}');
INSERT INTO "entries" VALUES(5,13,'{"entry":"handed","at":1794752192298,"seat":1,"bot":"rookie","why":"host"}');
INSERT INTO "entries" VALUES(5,14,'{"entry":"played","at":1794752192299,"seat":1,"events":[{"event":"turned","seat":1,"up":[6]}],"by":"bot"}');
INSERT INTO "entries" VALUES(5,15,'{"entry":"handed","at":1794752192307,"seat":1,"bot":null,"why":"back"}');
INSERT INTO "entries" VALUES(5,16,'{"entry":"played","at":1794752192311,"seat":0,"events":[{"event":"turned","seat":0,"up":[6]}],"id":"Ann-1"}');
INSERT INTO "entries" VALUES(5,17,'{"entry":"played","at":1794752192318,"seat":1,"events":[{"event":"bid_placed","seat":1,"count":2,"value":4}],"id":"Bob-1"}');
INSERT INTO "entries" VALUES(5,18,'{"entry":"played","at":1794752192327,"seat":0,"events":[{"event":"bid_placed","seat":0,"count":2,"value":6}],"id":"Ann-2"}');
INSERT INTO "entries" VALUES(5,19,'{"entry":"played","at":1794752192335,"seat":1,"events":[{"event":"called","seat":1,"bidder":0},{"event":"shown","hands":[[[3,6]],[[1,6]]],"up":[[6],[6]],"count":2,"value":6,"found":2,"loser":1,"cards":2,"wild":false},{"event":"dealt","round":2,"starter":0,"counts":[1,2],"hands":[[[2,3]],[[1,2],[3,6]]]}],"id":"Bob-2"}');
INSERT INTO "entries" VALUES(5,20,'{"entry":"played","at":1794752192336,"seat":0,"events":[{"event":"turned","seat":0,"up":[2]}],"id":"Ann-3"}');
INSERT INTO "entries" VALUES(5,21,'{"entry":"played","at":1794752192339,"seat":1,"events":[{"event":"turned","seat":1,"up":[2,3]}],"id":"Bob-3"}');
INSERT INTO "entries" VALUES(5,22,'{"entry":"went","at":1794752192532,"seat":0,"worker":1}');
INSERT INTO "entries" VALUES(5,23,'{"entry":"went","at":1794752192533,"seat":1,"worker":1}');
INSERT INTO "entries" VALUES(6,1,'{"entry":"opened","at":1794752192343,"host":1,"game":"millionaires","options":{},"secret":"6bae0ed01bdc0accc5efb61fc79790c91d3767151e7e340e8c678fcb36e9aaae","chairs":[null,null,null],"clock":{"kind":"days"}}');
INSERT INTO "entries" VALUES(6,2,'{"entry":"sat","at":1794752192349,"seat":0,"person":1,"name":"Ann"}');
INSERT INTO "entries" VALUES(6,3,'{"entry":"came","at":1794752192349,"seat":0,"worker":1}');
INSERT INTO "entries" VALUES(6,4,'{"entry":"readied","at":1794752192350,"seat":0,"ready":true}');
INSERT INTO "entries" VALUES(6,5,'{"entry":"sat","at":1794752192350,"seat":1,"person":2,"name":"Bob"}');
INSERT INTO "entries" VALUES(6,6,'{"entry":"came","at":1794752192350,"seat":1,"worker":1}');
INSERT INTO "entries" VALUES(6,7,'{"entry":"readied","at":1794752192350,"seat":1,"ready":true}');
INSERT INTO "entries" VALUES(6,8,'{"entry":"sat","at":1794752192350,"seat":2,"person":3,"name":"Zażółć"}');
INSERT INTO "entries" VALUES(6,9,'{"entry":"came","at":1794752192350,"seat":2,"worker":1}');
INSERT INTO "entries" VALUES(6,10,'{"entry":"readied","at":1794752192350,"seat":2,"ready":true}');
INSERT INTO "entries" VALUES(6,11,'{"entry":"started","at":1794752192352,"events":[{"event":"starter_drawn","seat":0},{"event":"shuffled","pile":["success",9,8,3,2,1,"success",7,"cba","thief",5,4,"success",10,6,"casino"]}]}');
INSERT INTO "entries" VALUES(6,12,'{"entry":"said","at":1794752192355,"person":1,"name":"Ann","text":"Good luck! 祝好运","seat":0}');
INSERT INTO "entries" VALUES(6,13,'{"entry":"muted","at":1794752192357,"person":1,"whom":2,"name":"Bob","on":true}');
INSERT INTO "entries" VALUES(6,14,'{"entry":"paused","at":1794752192360}');
INSERT INTO "entries" VALUES(6,15,'{"entry":"resumed","at":1794752192363}');
INSERT INTO "entries" VALUES(6,16,'{"entry":"handed","at":1794752192366,"seat":1,"bot":"rookie","why":"host"}');
INSERT INTO "entries" VALUES(6,17,'{"entry":"handed","at":1794752192387,"seat":1,"bot":null,"why":"back"}');
INSERT INTO "entries" VALUES(6,18,'{"entry":"played","at":1794752192389,"seat":0,"events":[{"event":"revealed","seat":0,"tile":"success","reds":1}],"id":"Ann-1"}');
INSERT INTO "entries" VALUES(6,19,'{"entry":"played","at":1794752192397,"seat":0,"events":[{"event":"bid_placed","seat":0,"cards":[1,3,4,10,20,25],"total":63}],"id":"Ann-2"}');
INSERT INTO "entries" VALUES(6,20,'{"entry":"played","at":1794752192401,"seat":1,"events":[{"event":"bid_placed","seat":1,"cards":[2,3,4,10,20,25],"total":64}],"id":"Bob-1"}');
INSERT INTO "entries" VALUES(6,21,'{"entry":"played","at":1794752192409,"seat":2,"events":[{"event":"bid_placed","seat":2,"cards":[3,6,10,12,20,25],"total":76}],"id":"Zażółć-1"}');
INSERT INTO "entries" VALUES(6,22,'{"entry":"played","at":1794752192412,"seat":0,"events":[{"event":"bid_placed","seat":0,"cards":[6,12],"total":81}],"id":"Ann-3"}');
INSERT INTO "entries" VALUES(6,23,'{"entry":"played","at":1794752192415,"seat":1,"events":[{"event":"bid_placed","seat":1,"cards":[8,12,15],"total":99}],"id":"Bob-2"}');
INSERT INTO "entries" VALUES(6,24,'{"entry":"went","at":1794752192533,"seat":0,"worker":1}');
INSERT INTO "entries" VALUES(6,25,'{"entry":"went","at":1794752192533,"seat":1,"worker":1}');
INSERT INTO "entries" VALUES(6,26,'{"entry":"went","at":1794752192533,"seat":2,"worker":1}');
INSERT INTO "entries" VALUES(7,1,'{"entry":"opened","at":1794752192419,"host":1,"game":"millions_of_dollars","options":{},"secret":"f6457146ba6c1b326bc95212e99aada2d03b641ca6b3853122f6cc1a694b15f9","chairs":[null,null,null],"clock":{"kind":"days"}}');
INSERT INTO "entries" VALUES(7,2,'{"entry":"sat","at":1794752192432,"seat":0,"person":1,"name":"Ann"}');
INSERT INTO "entries" VALUES(7,3,'{"entry":"came","at":1794752192432,"seat":0,"worker":1}');
INSERT INTO "entries" VALUES(7,4,'{"entry":"readied","at":1794752192432,"seat":0,"ready":true}');
INSERT INTO "entries" VALUES(7,5,'{"entry":"sat","at":1794752192432,"seat":1,"person":2,"name":"Bob"}');
INSERT INTO "entries" VALUES(7,6,'{"entry":"came","at":1794752192432,"seat":1,"worker":1}');
INSERT INTO "entries" VALUES(7,7,'{"entry":"readied","at":1794752192432,"seat":1,"ready":true}');
INSERT INTO "entries" VALUES(7,8,'{"entry":"sat","at":1794752192432,"seat":2,"person":3,"name":"Zażółć"}');
INSERT INTO "entries" VALUES(7,9,'{"entry":"came","at":1794752192432,"seat":2,"worker":1}');
INSERT INTO "entries" VALUES(7,10,'{"entry":"readied","at":1794752192432,"seat":2,"ready":true}');
INSERT INTO "entries" VALUES(7,11,'{"entry":"started","at":1794752192439,"events":[{"event":"starter_drawn","seat":0},{"event":"loot_revealed","round":1,"leader":0,"loot":{"amount":12,"stake":2,"icon":null}}]}');
INSERT INTO "entries" VALUES(7,12,'{"entry":"said","at":1794752192443,"person":1,"name":"Ann","text":"Good luck! 祝好运","seat":0}');
INSERT INTO "entries" VALUES(7,13,'{"entry":"muted","at":1794752192447,"person":1,"whom":2,"name":"Bob","on":true}');
INSERT INTO "entries" VALUES(7,14,'{"entry":"paused","at":1794752192451}');
INSERT INTO "entries" VALUES(7,15,'{"entry":"resumed","at":1794752192455}');
INSERT INTO "entries" VALUES(7,16,'{"entry":"handed","at":1794752192456,"seat":1,"bot":"rookie","why":"host"}');
INSERT INTO "entries" VALUES(7,17,'{"entry":"played","at":1794752192478,"seat":1,"events":[{"event":"chosen","seat":1,"roles":["boss","bruiser"]}],"by":"bot"}');
INSERT INTO "entries" VALUES(7,18,'{"entry":"handed","at":1794752192479,"seat":1,"bot":null,"why":"back"}');
INSERT INTO "entries" VALUES(7,19,'{"entry":"played","at":1794752192480,"seat":0,"events":[{"event":"chosen","seat":0,"roles":["snitch","pickpocket"]}],"id":"Ann-1"}');
INSERT INTO "entries" VALUES(7,20,'{"entry":"played","at":1794752192483,"seat":2,"events":[{"event":"chosen","seat":2,"roles":["driver","pickpocket"]},{"event":"stakes_placed","stake":2,"reserve":[0,0,0],"money":[1,1,1]},{"event":"roles_shown","shown":["snitch","bruiser","driver","pickpocket","pickpocket"],"hidden":"boss"}],"id":"Zażółć-1"}');
INSERT INTO "entries" VALUES(7,21,'{"entry":"played","at":1794752192495,"seat":2,"events":[{"event":"claimed","seat":2,"slot":1,"role":"pickpocket"}],"id":"Zażółć-2"}');
INSERT INTO "entries" VALUES(7,22,'{"entry":"played","at":1794752192499,"seat":2,"events":[{"event":"offer_made","seat":2,"offer":0,"to":1,"slot":0,"amount":1}],"id":"Zażółć-3"}');
INSERT INTO "entries" VALUES(7,23,'{"entry":"played","at":1794752192503,"seat":2,"events":[{"event":"offer_made","seat":2,"offer":1,"to":0,"slot":0,"amount":1}],"id":"Zażółć-4"}');
INSERT INTO "entries" VALUES(7,24,'{"entry":"played","at":1794752192507,"seat":0,"events":[{"event":"withdrew","seat":0,"slot":1},{"event":"left","seat":0,"slot":1,"stake":2,"money":[3,1,1],"lapsed":[]}],"id":"Ann-2"}');
INSERT INTO "entries" VALUES(7,25,'{"entry":"went","at":1794752192533,"seat":0,"worker":1}');
INSERT INTO "entries" VALUES(7,26,'{"entry":"went","at":1794752192533,"seat":1,"worker":1}');
INSERT INTO "entries" VALUES(7,27,'{"entry":"went","at":1794752192533,"seat":2,"worker":1}');
INSERT INTO "entries" VALUES(8,1,'{"entry":"opened","at":1794752192512,"host":1,"game":"bluff_pirate","options":{},"secret":"7cc1c6d0e07cf4bced0228760f6de8844f2bf8f54f28131e86461a57fc599f34","chairs":[null,null,null],"public":true,"clock":{}}');
INSERT INTO "entries" VALUES(8,2,'{"entry":"sat","at":1794752192518,"seat":2,"person":1,"name":"Ann"}');
INSERT INTO "entries" VALUES(8,3,'{"entry":"came","at":1794752192518,"seat":2,"worker":1}');
INSERT INTO "entries" VALUES(8,4,'{"entry":"sat","at":1794752192527,"seat":0,"person":2,"name":"Bob"}');
INSERT INTO "entries" VALUES(8,5,'{"entry":"came","at":1794752192527,"seat":0,"worker":1}');
INSERT INTO "entries" VALUES(8,6,'{"entry":"readied","at":1794752192527,"seat":2,"ready":true,"number":"c0ffee"}');
INSERT INTO "entries" VALUES(8,7,'{"entry":"bot_sat","at":1794752192528,"seat":1,"kind":"shark:bold","name":"Olga"}');
INSERT INTO "entries" VALUES(8,8,'{"entry":"stood","at":1794752192528,"seat":0}');
INSERT INTO "entries" VALUES(8,9,'{"entry":"changed","at":1794752192531,"options":{},"chairs":[null,{"name":"Olga","bot":"shark:bold","ready":true},{"name":"Ann","person":1,"number":"c0ffee"},null],"public":true,"clock":{},"absence":"bot"}');
INSERT INTO "entries" VALUES(8,10,'{"entry":"went","at":1794752192533,"seat":2,"worker":1}');
CREATE TABLE house (
	"key" TEXT NOT NULL, 
	value TEXT NOT NULL, 
	PRIMARY KEY ("key")
);
INSERT INTO "house" VALUES('cookies','28c092b697ab8494f6ad317799700c2f4f1f603078f552efa9be8167ebcfab89');
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
INSERT INTO "people" VALUES(1,'Ann',1794752191363);
INSERT INTO "people" VALUES(2,'Bob',1794752191379);
INSERT INTO "people" VALUES(3,'Zażółć',1794752191382);
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
INSERT INTO "tables" VALUES(1,'6GS9CPPV','lie',1,1794752191477,49,1794752192533,NULL,'over',0,0,3,3,'');
INSERT INTO "tables" VALUES(2,'BW77NG2N','lie',1,1794752192066,1,1794752192066,NULL,'waiting',0,0,3,3,'');
INSERT INTO "tables" VALUES(3,'3AWPUETP','bluff_pirate',1,1794752192070,22,1794752192533,1794989792139,'playing',0,0,2,2,'0');
INSERT INTO "tables" VALUES(4,'H9ZCS26F','dont_bluff',1,1794752192141,22,1794752192533,1794989792251,'playing',0,0,2,2,'0');
INSERT INTO "tables" VALUES(5,'RHGM3KZ5','lie',1,1794752192256,23,1794752192533,1794989792339,'playing',0,0,2,2,'0');
INSERT INTO "tables" VALUES(6,'F6ZG9658','millionaires',1,1794752192343,26,1794752192533,1794989792415,'playing',0,0,3,3,'2');
INSERT INTO "tables" VALUES(7,'JNEG9DA6','millions_of_dollars',1,1794752192419,27,1794752192533,1794989792507,'playing',0,0,3,3,'0,1,2');
INSERT INTO "tables" VALUES(8,'KB4MVNC6','bluff_pirate',1,1794752192512,10,1794752192533,NULL,'waiting',1,0,4,2,'');
CREATE TABLE tokens (
	hash TEXT NOT NULL, 
	person INTEGER NOT NULL, 
	created BIGINT NOT NULL, 
	PRIMARY KEY (hash), 
	FOREIGN KEY(person) REFERENCES people (id)
);
INSERT INTO "tokens" VALUES('10f11415322071117ff70f2ef93e45604c6226d2fbc224248cf9d32de19c016e',1,1794752191363);
INSERT INTO "tokens" VALUES('6fdfbae7c54fc17ac08db1f81409d54d8896d10a036b1de932c1cb802465c292',2,1794752191379);
INSERT INTO "tokens" VALUES('d4a1afba2724d80f59b1cfe89f5e965921d648aa39ed27e94b360e2789f2d50c',3,1794752191382);
CREATE TABLE workers (
	id INTEGER NOT NULL, 
	alive BIGINT NOT NULL, 
	PRIMARY KEY (id)
);
INSERT INTO "workers" VALUES(1,1794752192707);
CREATE INDEX ix_tokens_person ON tokens (person);
CREATE INDEX tables_due ON tables (due);
CREATE INDEX tables_open ON tables (public, phase, archived);
CREATE INDEX tables_touched ON tables (archived, touched);
CREATE INDEX ix_sittings_person ON sittings (person);
CREATE INDEX ix_outcomes_person ON outcomes (person);
COMMIT;
