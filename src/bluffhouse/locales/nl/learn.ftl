### Learn by playing: what the coach says in the guided first round of each game.
### One thing at a time, two short sentences at most. $name and $other are players' names.

# The coach
learn-coach = De coach
learn-got-it = Snap ik
learn-close = Stuur de coach weg
learn-call = Roep de coach terug
learn-watch = Kijk even naar de anderen.
learn-yours = Jij bent aan de beurt. Dit ken je al.
learn-truth = Wie loog er?
learn-deal = In deze les zijn de kaarten vooraf uitgekozen, en de anderen wachten tot ik klaar ben. Tik op wat de ring omgeeft, of speel op je eigen manier.
learn-friends = Speel met vrienden

# LIE
learn-lie-goal = Verlies je een ronde, dan krijg je een kaart meer. Zodra iemand een zesde zou krijgen, wint wie de minste kaarten heeft.
learn-lie-turn = Een kaart heeft twee waarden, en de bovenste telt. Tik op de kaart om die te draaien en druk dan op de knop: niemand ziet wat je kiest.
learn-lie-begin = Jij begint. Noem een waarde, en zeg hoeveel van alle { $cards } kaarten aan tafel die minstens tonen.
learn-lie-true = Begin met de waarheid: bied de waarde die je boven hebt. De ring laat zien waar je tikt.
learn-lie-heard = { $name } biedt { lie-bid }: minstens zoveel in alle handen. In totaal { $cards ->
    [one] is er { $cards } kaart
   *[other] zijn er { $cards } kaarten
}, en jij kent alleen die van jezelf.
learn-lie-raise = Geloof je het? Bied dan hoger: meer kaarten, of evenveel van een hogere waarde. Zo niet, zeg dan dat het gelogen is.
learn-lie-call-only = Hoger kan niet meer. Er blijft maar één ding over: zeggen dat het gelogen is.
learn-lie-bluff = Je hoeft de waarheid niet te zeggen. Wie bluft, noemt een waarde die niet in de eigen hand zit, en hoopt dat de volgende hoger gaat.
learn-lie-again = Het bod is terug bij jou: { lie-bid }. Nog hoger, of geloof je er niets meer van?
learn-lie-lie = { $part ->
    [bidder] Het bod was { lie-bid }, { $found ->
        [0] en de kaarten tonen er niet één
        [one] en de kaarten tonen er maar { $found }
       *[other] en de kaarten tonen er maar { $found }
    }: { $other } heeft je op een leugen betrapt. Je krijgt een kaart meer.
    [caller] Het bod was { lie-bid }, { $found ->
        [0] en de kaarten tonen er niet één
        [one] en de kaarten tonen er maar { $found }
       *[other] en de kaarten tonen er maar { $found }
    }: { $name } loog, en jij had het door. { $name } krijgt een kaart meer.
   *[watcher] Het bod was { lie-bid }, { $found ->
        [0] en de kaarten tonen er niet één
        [one] en de kaarten tonen er maar { $found }
       *[other] en de kaarten tonen er maar { $found }
    }: { $name } loog, en { $other } had het door. { $name } krijgt een kaart meer.
}
learn-lie-truth = { $part ->
    [bidder] Het bod was { lie-bid }, en de kaarten tonen er { $found }: je bod klopte. { $other } noemde het gelogen en krijgt een kaart meer.
    [caller] Het bod was { lie-bid }, en de kaarten tonen er { $found }: { $name } sprak de waarheid. Wie ten onrechte twijfelt, verliest, dus jij krijgt een kaart meer.
   *[watcher] Het bod was { lie-bid }, en de kaarten tonen er { $found }: { $name } sprak de waarheid. { $other } twijfelde ten onrechte en krijgt een kaart meer.
}
learn-lie-next = Nu worden alle kaarten weer geschud en gedeeld. Wie van de twee won, begint.
learn-lie-end = Dat is alles: kiezen, bieden, hoger gaan of “Gelogen!” roepen. Kijk nu wie er loog.

# Millionaires and Bankrupts
learn-millionaires-goal = Je koopt tegels, en tegels zijn punten. Maar wie aan het eind het minste geld heeft, ligt eruit, hoe mooi de tegels ook zijn.
learn-millionaires-money = Dit is al je geld: 106 miljoen. Wat je betaalt, is voorgoed weg, en wisselgeld is er niet.
learn-millionaires-reveal = Jij draait de volgende tegel om, en dan bied je als eerste. Daarna is dat steeds aan wie een tegel krijgt.
learn-millionaires-wealth = { $tile ->
    [one] Rijkdom: { $tile } punt aan het eind. Wie het hoogst biedt, krijgt de tegel.
   *[other] Rijkdom: { $tile } punten aan het eind. Wie het hoogst biedt, krijgt de tegel.
}
learn-millionaires-success = Succes: verdubbelt al je punten. Wie het hoogst biedt, krijgt de tegel.
learn-millionaires-casino = Het Casino kost je 5 punten. Hier betaal je om eraan te ontkomen: wie als eerste past, moet het nemen.
learn-millionaires-cba = De CBA halveert al je punten. Hier betaal je om eraan te ontkomen: wie als eerste past, moet hem nemen.
learn-millionaires-thief = De Dief neemt een van je rijkdommen mee. Hier betaal je om eraan te ontkomen: wie als eerste past, moet hem nemen.
learn-millionaires-bid = { $highest ->
    [0] Nog niemand heeft geboden. Tik op de geldkaarten die je ervoor over hebt, of pas: dan doe je niet meer mee aan deze veiling.
   *[other] Tik op geldkaarten voor meer dan { $highest } miljoen, of pas. Pas je, dan doe je niet meer mee aan deze veiling.
}
learn-millionaires-push = Alleen de winnaar betaalt; de rest krijgt het geld terug. Wie bluft, drijft de prijs op en past op tijd.
learn-millionaires-escape = { $highest ->
    [0] Bied iets om eraan te ontkomen, of pas: dan is de tegel van jou, en niemand betaalt.
   *[other] Bied meer dan { $highest } miljoen om eraan te ontkomen. Pas je, dan is de tegel van jou, maar krijg je je bod terug en zijn de anderen het hunne kwijt.
}
learn-millionaires-outbid = Het bod staat inmiddels op { $highest } miljoen. Je kaarten blijven liggen tot het eind: leg bij, of pas.
learn-millionaires-watch = Het bieden gaat de kring rond en loopt op. Kaarten die liggen, blijven liggen; je kunt alleen bijleggen.
learn-millionaires-sold = { $you ->
    [yes] { $lost ->
        [0] De tegel is van jou, en voor niets: alle anderen hebben gepast.
       *[other] De tegel is van jou, voor { $lost } miljoen. Alle anderen krijgen hun geld terug.
    }
   *[no] { $lost ->
        [0] { $name } krijgt de tegel voor niets: alle anderen hebben gepast.
       *[other] { $name } krijgt de tegel, voor { $lost } miljoen. Alle anderen krijgen hun geld terug.
    }
}
learn-millionaires-taken = { $you ->
    [yes] Jij paste als eerste, dus de slechte tegel is van jou. Je geld komt terug; de anderen zijn hun bod kwijt.
   *[no] { $name } paste als eerste en moet de slechte tegel nemen. { $lost ->
        [0] Jij bent deze keer niets kwijt.
       *[other] Jij hebt { $lost } miljoen betaald om eraan te ontkomen.
    }
}
learn-millionaires-discard = De Dief is bij jou en neemt een rijkdom mee. Kies welke je kunt missen.
learn-millionaires-stolen = { $you ->
    [yes] De Dief is ervandoor met je enige rijkdom.
   *[no] De Dief is ervandoor met een rijkdom van { $name }.
}
learn-millionaires-poorest = Iedereen ziet wat de anderen hebben uitgegeven. Wie bij het einde het meest heeft uitgegeven, ligt eruit.
learn-millionaires-reds = Vier tegels hebben een rode rand. Zodra de vierde wordt omgedraaid, is het spel uit.
learn-millionaires-end = Dat is alles: betaal voor het goede, betaal om het slechte te ontlopen, en wees nooit de armste. Kijk nu hoe het ging.

# Don't Bluff!
learn-dont-bluff-goal = Wie het eerst voor 25 miljoen aan koffers heeft, wint. Je begint met 13.
learn-dont-bluff-hand = Deze zijn van jou. In twee zit niets dan oude kranten: dat zijn je blufkoffers.
learn-dont-bluff-roll = Jij hebt het pistool, dus deze ronde is van jou. De kleurdobbelsteen bepaalt aan wie je koffers aanbiedt.
learn-dont-bluff-target = Je gooide een kleur van jezelf, dus jij mag kiezen: wie doe je een aanbod?
learn-dont-bluff-offer = Tik op koffers om ze dicht neer te leggen: geld, krantenpapier of allebei. { $name } ziet niet wat erin zit.
learn-dont-bluff-claim = Zeg nu wat erin zit, of zeg niets. Liegen mag: niets van wat je zegt, bindt je.
learn-dont-bluff-trap = Probeer nu een val: bied veel aan en zeg dat er niets in zit. Wie opent, moet waarschijnlijk betalen.
learn-dont-bluff-wait = Nu neemt { $name } alles ongeopend, of opent het en gooit de zwarte dobbelsteen.
learn-dont-bluff-answer = { $claim ->
    [none] { $name } biedt je dichte koffers aan en zegt niets. Neem ze zoals ze zijn, of open ze.
    [0] { $name } biedt je dichte koffers aan en zegt dat er niets in zit. Geloof het, of open ze.
   *[other] { $name } biedt je dichte koffers aan en zegt: { $claim } miljoen. Geloof het en neem ze, of open ze.
}
learn-dont-bluff-open = Open je ze, dan gooi je de zwarte dobbelsteen. Lager dan de inhoud: je betaalt dat bedrag. Hoger: { $name } moet bijleggen.
learn-dont-bluff-more = { $name } heeft dichte koffers bijgelegd. Neem nu alles, of open de nieuwe en gooi opnieuw.
learn-dont-bluff-die = Gooi de zwarte dobbelsteen; er ligt { $millions } miljoen open. Lager: je betaalt. Gelijk: je krijgt alles. Hoger: { $name } legt bij.
learn-dont-bluff-add = De worp is hoger dan wat open ligt, dus je moet bijleggen. Weer dicht, en je mag zeggen wat je wilt.
learn-dont-bluff-pay = Het aanbod was goed, dus openen was een vergissing: je bent { $due } miljoen schuldig. Betaal gepast als het kan, want wisselgeld is er niet.
learn-dont-bluff-swallowed = { $what ->
    [lie] { $name } geloofde je en nam alles: { $claim } miljoen gezegd, { $millions } erin. Mooi gelogen!
    [trap] { $name } nam alles: { $claim ->
        [0] “er zit niets in” gezegd, { $millions } miljoen erin
       *[other] { $claim } miljoen gezegd, { $millions } erin
    }. Het was een val, maar een val vangt alleen wie opent.
    [truth] { $name } geloofde je en nam alles: { $millions } miljoen, zoals je zei. Eerlijk, en duur.
   *[silence] { $name } nam alles ongeopend: { $millions } miljoen, zonder een woord van jou.
}
learn-dont-bluff-taken = { $what ->
    [lie] Je hebt ze genomen: er zit { $millions } miljoen in. { $name } zei { $claim } miljoen, en dat was gelogen.
    [trap] Je hebt ze genomen: er zit { $millions } miljoen in. { $name } zei { $claim ->
        [0] dat er niets in zat
       *[other] maar { $claim } miljoen
    }: een val voor wie opent.
    [truth] Je hebt ze genomen: er zit { $millions } miljoen in. { $name } heeft je de waarheid verteld.
   *[silence] Je hebt ze genomen: er zit { $millions } miljoen in. Verder weet niemand dat.
}
learn-dont-bluff-opened = { $what ->
    [lie] { $claim } miljoen gezegd, { $millions } erin: gelogen! Toch beslist alleen de dobbelsteen wat er nu gebeurt.
    [trap] { $claim ->
        [0] “Er zit niets in” gezegd, { $millions } miljoen erin
       *[other] { $claim } miljoen gezegd, { $millions } erin
    }: een val! Met zoveel erin is de dobbelsteen waarschijnlijk lager.
    [truth] { $claim ->
        [0] “Er zit niets in” gezegd, en er zat niets in
       *[other] { $claim } miljoen gezegd, { $millions } erin
    }: de waarheid. Nu beslist de dobbelsteen.
   *[silence] Er zit { $millions } miljoen in. Nu beslist de dobbelsteen.
}
learn-dont-bluff-lower = { $you ->
    [yes] De worp was lager dan { $millions } miljoen. Openen was een vergissing, dus jij hebt { $name } { $paid } miljoen betaald en een koffer uit de bank genomen.
   *[no] De worp was lager dan { $millions } miljoen. Openen was een vergissing, dus { $name } heeft jou { $paid } miljoen betaald en een koffer uit de bank genomen.
}
learn-dont-bluff-same = { $you ->
    [yes] De dobbelsteen toont precies wat open ligt: jij krijgt alles.
   *[no] De dobbelsteen toont precies wat open ligt: { $name } krijgt alles.
}
learn-dont-bluff-gave-in = { $you ->
    [yes] Je hebt alles genomen, de open koffers en de dichte: { $millions } miljoen.
   *[no] { $name } heeft alles genomen, de open koffers en de dichte: { $millions } miljoen.
}
learn-dont-bluff-turn = Het pistool is doorgegaan naar { $name }, die om een doelwit gooit. Dat kun jij best zijn.
learn-dont-bluff-end = Dat is alles: aanbieden, een beetje liegen, nemen of openen. Kijk nu wie er loog.

# Bluff Pirate
learn-bluff-pirate-goal = De schat ligt op een van deze twee eilanden. Het eerste schip dat hem vindt, wint.
learn-bluff-pirate-hand = Je vaart met series: drie tot vijf kaarten van één soort. Elke kaart van een serie is één vakje.
learn-bluff-pirate-turn = Trek twee kaarten. Of leg een piraat af om een schip vóór je te enteren en er drie kaarten te pakken.
learn-bluff-pirate-board = { $name } ligt voor, en jij hebt een piraat. Enter dat schip in plaats van te trekken: je pakt drie kaarten zonder ze eerst te zien.
learn-bluff-pirate-lay = Tik op drie tot vijf kaarten. Eén of twee van dezelfde soort liggen open; de rest ligt gedekt, en niemand ziet wat het is.
learn-bluff-pirate-bluff = Ze horen allemaal gelijk te zijn, maar wie ziet dat? Word je geloofd, dan vaar je, bluf of niet.
learn-bluff-pirate-your-bluff = Nu een bluf van jezelf: tik op de kaart die open komt, en dan op twee die er niet bij passen. En kijk onschuldig.
learn-bluff-pirate-discard = Leg je serie neer met de grote knop. Of leg er geen: tik op één kaart en leg die af.
learn-bluff-pirate-keep = Met minder dan vijf kaarten hoef je niets af te leggen. Leg deze keer geen serie en houd wat je hebt.
learn-bluff-pirate-wait = Nu stemmen de anderen in het geheim: bluf of geen bluf? Jij kiest wiens stem telt.
learn-bluff-pirate-pick = { $honest ->
    [yes] Kies wiens stem wordt omgedraaid. Jij bent eerlijk en vaart hoe dan ook; staat er “bluf”, dan gaat de ander twee vakjes terug.
   *[no] Kies wiens stem wordt omgedraaid. Staat er “geen bluf”, dan vaar jij; staat er “bluf”, dan vaart die speler in jouw plaats.
}
learn-bluff-pirate-vote = { $name } zegt dat deze { $cards } kaarten allemaal gelijk zijn. Kijk in je eigen hand: van elke soort zijn er maar tien.
learn-bluff-pirate-judge = Zeg je terecht “bluf”, dan vaar jij in plaats van { $name }. Heb je het mis, dan ga je twee vakjes terug; met “geen bluf” riskeer je niets.
learn-bluff-pirate-chosen = Jouw stem telt alleen als { $name } die laat omdraaien. Even afwachten.
learn-bluff-pirate-caught = { $part ->
    [owner] Betrapt: { $other } stemde “bluf”, en dat was het. Jij neemt je kaarten terug, en { $other } vaart.
    [voter] Jij stemde “bluf”, en dat was het: jij vaart, en { $name } blijft liggen.
   *[watcher] { $name } blufte, en { $other } had het door. Dus { $other } vaart, en { $name } blijft liggen.
}
learn-bluff-pirate-wronged = { $part ->
    [owner] Je serie was eerlijk, maar { $other } stemde “bluf”. Jij vaart, en { $other } gaat twee vakjes terug.
    [voter] Alle kaarten waren gelijk: { $name } was eerlijk. Jij gaat twee vakjes terug, en { $name } vaart.
   *[watcher] { $name } was eerlijk, maar { $other } stemde “bluf”. Dus { $name } vaart, en { $other } gaat twee vakjes terug.
}
learn-bluff-pirate-believed = { $part ->
    [owner] { $other } geloofde je, dus jij vaart. Het was bluf, en goede ook!
    [voter] Het was bluf, en jij trapte erin: { $name } vaart.
   *[watcher] Het was bluf, maar { $other } trapte erin: { $name } vaart toch.
}
learn-bluff-pirate-honest = { $part ->
    [owner] { $other } geloofde je, en terecht. Jij vaart.
    [voter] Jij geloofde het, en terecht: alle kaarten waren gelijk. { $name } vaart.
   *[watcher] { $other } geloofde het, en terecht: { $name } was eerlijk en vaart.
}
learn-bluff-pirate-no-set = { $name } legde geen serie neer, maar legde een kaart af. Afgelegde kaarten liggen open, zodat iedereen kan tellen.
learn-bluff-pirate-boarded = { $part ->
    [owner] Je hebt { $other } geënterd en kaarten buitgemaakt. Dat was je hele beurt.
    [voter] { $name } heeft jouw schip geënterd en kaarten van je buitgemaakt. Dat kan gebeuren als je voorligt.
   *[watcher] { $name } heeft { $other } geënterd en kaarten buitgemaakt. Dat kan gebeuren als je voorligt.
}
learn-bluff-pirate-end = Dat is alles: neerleggen, liegen, stemmen, varen. Kijk nu wie er loog.

# Millions of Dollars
learn-millions-of-dollars-goal = Acht banken, de ene na de andere. Heeft iemand na een verdeling 20 miljoen, dan is het spel uit; de rijkste wint.
learn-millions-of-dollars-loot = In deze bank ligt { $loot } miljoen. Wie er aan het eind nog binnen is, deelt mee.
learn-millions-of-dollars-roles = Kies in het geheim één rol en zet er { $stake } miljoen op. Maar pas op: twee met dezelfde rol gooien elkaar eruit.
learn-millions-of-dollars-choose = Tik op een kaart om te lezen wat die doet en stuur hem dan naar binnen. Welke kiest verder niemand?
learn-millions-of-dollars-snitch = Probeer nu de verklikker. Ben je de enige, dan noem je een andere rol, en iedereen die hem heeft, is eruit.
learn-millions-of-dollars-middle = Deze rollen doen mee; één kaart blijft gedekt. Je weet dus wat er is gekozen, maar niet door wie.
learn-millions-of-dollars-alone = { $count ->
    [0] Je ziet geen { $role }, dus de gedekte kaart is van jou. Verder heeft niemand jouw rol.
    [one] Je ziet { $count } × { $role }, dus misschien ben jij de enige. Maar de gedekte kaart kan er ook een zijn.
   *[other] { $count } × { $role }: je bent niet de enige. Blijven jullie allemaal, dan vliegen jullie er allemaal uit; werk ze naar buiten, of ga zelf.
}
learn-millions-of-dollars-talk = Tik op een speler om die uit te kopen, of om jezelf te laten uitkopen. Wie het geld aanneemt, is eruit.
learn-millions-of-dollars-refused = { $name } wijst het af, dus er gaat geen geld over tafel. Je mag het opnieuw proberen: hoogstens vijf keer per kraak.
learn-millions-of-dollars-claim = Hier zeg je wie je bent. Liegen mag: wie bang is voor je rol, stapt misschien uit.
learn-millions-of-dollars-gone = { $name } neemt de inzet terug en stapt uit: misschien kwam het door wat je zei. Wie uitstapt, verliest niets en krijgt niets.
learn-millions-of-dollars-ready = Blijven of gaan? Druk op “Klaar” om te blijven, of stap nu uit en neem je inzet mee.
learn-millions-of-dollars-time = De ster betekent dat jij deze kraak leidt, dus je mag de bel luiden: daarna geen nieuwe aanbiedingen. Druk, lees wat het doet, druk nog eens.
learn-millions-of-dollars-offer = { $name } biedt je { $amount } miljoen om uit te stappen. Neem je het aan, dan ben je eruit, maar rijker; of wijs het af.
learn-millions-of-dollars-price = { $name } stapt uit voor { $amount } miljoen. Betaal als dat de weg voor je vrijmaakt, of wijs het af.
learn-millions-of-dollars-pay = { $name } is gezakt naar { $amount } miljoen. Dat is een rivaal minder wel waard: betaal.
learn-millions-of-dollars-threat = De enige bruut bij een kraak krijgt een dreigkaart, en dat was jij. Tik op { $name } en gebruik hem: niemand anders ziet die kaart.
learn-millions-of-dollars-ask = Noem nu een prijs om zelf uit te stappen: tik op { $name } en vraag om het geld.
learn-millions-of-dollars-take-back = Je prijs blijft op tafel liggen tot er een antwoord is. Tot dan kun je hem intrekken: doe dat nu.
learn-millions-of-dollars-leave = Heeft iemand dezelfde rol en wil die niet weg, stap dan op tijd uit: je krijgt je inzet terug.
learn-millions-of-dollars-waiting = Je blijft. Als iedereen die nog meedoet klaar is, gaan de maskers af; stapt er iemand uit, dan mag iedereen weer praten.
learn-millions-of-dollars-name = Jij bent de enige verklikker. Noem een rol: iedereen die hem heeft, is eruit en krijgt geen aandeel.
learn-millions-of-dollars-named = Je noemde “{ $role }”, dus iedereen met die rol vloog eruit. Zo bleef er meer over voor jou.
learn-millions-of-dollars-out = Je bent eruit en houdt je inzet. Niemand ziet je rol voordat het spel voorbij is; kijk nu naar de anderen.
learn-millions-of-dollars-stayed = Jij was de enige { $role }, dus je krijgt een aandeel van { $share } miljoen en je inzet terug.
learn-millions-of-dollars-thrown = { $stake ->
    [0] Er was meer dan één { $role }: jullie hebben elkaar eruit gegooid, en je inzet is weg.
   *[other] Er was meer dan één { $role }: jullie hebben elkaar eruit gegooid. Bruten krijgen tenminste hun inzet terug.
}
learn-millions-of-dollars-split = { $count ->
    [0] Er was niemand over, dus niemand krijgt iets.
    [one] { $name } bleef als enige over en kreeg alles.
   *[other] Er bleven { $count } spelers over, en die deelden: elk { $share } miljoen.
}
learn-millions-of-dollars-driver = { $you ->
    [yes] Jij bent de chauffeur: alle anderen met een aandeel hebben je elk een miljoen betaald.
   *[no] { $name } is de chauffeur: alle anderen met een aandeel hebben elk een miljoen betaald voor de rit.
}
learn-millions-of-dollars-pocket = { $you ->
    [yes] Jij bent de zakkenroller en hebt { $amount } miljoen van de bruut afgepakt.
   *[no] { $name } is de zakkenroller en heeft { $amount } miljoen van de bruut afgepakt.
}
learn-millions-of-dollars-end = Dat is alles: kiezen, praten, blijven of gaan, verdelen. Kijk nu wie er loog.
