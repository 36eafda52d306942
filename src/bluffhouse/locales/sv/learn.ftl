### Learn by playing: what the coach says in the guided first round of each game.
### One thing at a time, two short sentences at most. $name and $other are players' names.

# The coach
learn-coach = Coachen
learn-got-it = Jag är med
learn-close = Skicka iväg coachen
learn-call = Kalla tillbaka coachen
learn-watch = Titta på de andra en stund.
learn-yours = Du bestämmer. Det här har du sett förut.
learn-truth = Se vem som ljög
learn-deal = I den här lektionen är korten valda i förväg, och de andra väntar tills jag har pratat klart. Tryck på det som ringen omger, eller spela på ditt eget sätt.
learn-friends = Spela med vänner

# LIE
learn-lie-goal = Förlorar du en runda får du ett kort till. Så fort någon skulle få ett sjätte vinner den som har minst antal kort.
learn-lie-turn = Ett kort har två valörer, och den övre gäller. Tryck på kortet för att vända det, sedan på knappen: ingen ser vad du väljer.
learn-lie-begin = Du inleder. Säg hur många kort av en valör det minst finns på alla händer tillsammans, av totalt { $cards }.
learn-lie-true = Börja med sanningen: bjud på valören du har vänt upp. Ringen visar var du ska trycka.
learn-lie-heard = { $name } bjuder { lie-bid }: minst så många på alla händer. Det finns { $cards ->
    [one] { $cards } kort
   *[other] { $cards } kort
}, och du känner bara till dina egna.
learn-lie-raise = Tror du på det? Bjud då högre: fler kort, eller lika många av en högre valör. Annars: syna.
learn-lie-call-only = Högre än så går det inte att bjuda. Det finns bara en sak kvar: syna.
learn-lie-bluff = Du får säga sådant som inte är sant. En bluffare nämner en valör som inte finns på den egna handen och hoppas att nästa bjuder högre.
learn-lie-again = Nu är det din tur igen, på { lie-bid }. Ännu högre, eller är det nu du synar?
learn-lie-lie = { $part ->
    [bidder] Budet var { lie-bid }, { $found ->
        [0] och korten visar ingen
        [one] och korten visar bara { $found }
       *[other] och korten visar bara { $found }
    }: { $other } har avslöjat din lögn. Du får ett kort till.
    [caller] Budet var { lie-bid }, { $found ->
        [0] och korten visar ingen
        [one] och korten visar bara { $found }
       *[other] och korten visar bara { $found }
    }: { $name } ljög, och du avslöjade det. { $name } får ett kort till.
   *[watcher] Budet var { lie-bid }, { $found ->
        [0] och korten visar ingen
        [one] och korten visar bara { $found }
       *[other] och korten visar bara { $found }
    }: { $name } ljög, och { $other } avslöjade det. { $name } får ett kort till.
}
learn-lie-truth = { $part ->
    [bidder] Budet var { lie-bid }, och korten visar { $found }: ditt bud var sant. { $other } synade och får ett kort till.
    [caller] Budet var { lie-bid }, och korten visar { $found }: { $name } talade sanning. Den som synar fel förlorar, så du får ett kort till.
   *[watcher] Budet var { lie-bid }, och korten visar { $found }: { $name } talade sanning. { $other } synade fel och får ett kort till.
}
learn-lie-next = Nu blandas alla kort och delas ut igen. Den som vann av de två inleder.
learn-lie-end = Det är allt: välj, bjud, höj eller syna. Se nu vem som ljög.

# Millionaires and Bankrupts
learn-millionaires-goal = Du köper brickor, och brickor är poäng. Men den som har minst pengar på slutet åker ut, hur fina brickorna än är.
learn-millionaires-money = Det här är alla dina pengar: 106 miljoner. Det du betalar är borta för gott, och det går inte att växla.
learn-millionaires-reveal = Du vänder upp nästa bricka och bjuder först. Hädanefter är det den som tog den senaste brickan som gör det.
learn-millionaires-wealth = { $tile ->
    [one] Rikedom: { $tile } poäng på slutet. Högsta budet får den.
   *[other] Rikedom: { $tile } poäng på slutet. Högsta budet får den.
}
learn-millionaires-success = Framgång: den dubblar alla dina poäng. Högsta budet får den.
learn-millionaires-casino = Kasinot tar 5 poäng från dig. Här betalar du för att slippa: den som passar först måste ta det.
learn-millionaires-cba = CBA halverar alla dina poäng. Här betalar du för att slippa: den som passar först måste ta brickan.
learn-millionaires-thief = Tjuven tar en av dina rikedomar. Här betalar du för att slippa: den som passar först måste ta honom.
learn-millionaires-bid = { $highest ->
    [0] Ingen har bjudit än. Tryck på pengakorten du vill bjuda med, eller passa: då är du ute ur den här auktionen.
   *[other] Tryck på pengakort för mer än { $highest } M$, eller passa. Passar du, är du ute ur den här auktionen.
}
learn-millionaires-push = Bara vinnaren betalar; alla andra får tillbaka sina pengar. En bluffare driver upp priset och passar i tid.
learn-millionaires-escape = { $highest ->
    [0] Bjud något för att slippa, eller passa: då är brickan din, och ingen betalar.
   *[other] Bjud mer än { $highest } M$ för att slippa. Passar du, är brickan din, men du får tillbaka ditt bud och de andra förlorar sina.
}
learn-millionaires-outbid = Budet ligger nu på { $highest } M$. Dina kort ligger kvar till slutet: lägg till fler, eller passa.
learn-millionaires-watch = Buden går runt och stiger. Kort som ligger på bordet ligger kvar; man kan bara lägga till.
learn-millionaires-sold = { $you ->
    [yes] { $lost ->
        [0] Din, och alldeles gratis: alla andra har passat.
       *[other] Brickan är din, för { $lost } M$. Alla andra får tillbaka sina pengar.
    }
   *[no] { $lost ->
        [0] { $name } får brickan gratis: alla andra har passat.
       *[other] { $name } får brickan, för { $lost } M$. Alla andra får tillbaka sina pengar.
    }
}
learn-millionaires-taken = { $you ->
    [yes] Du passade först, så den dåliga brickan är din. Du får tillbaka dina pengar; de andra förlorar det de bjudit.
   *[no] { $name } passade först och måste ta den dåliga brickan. { $lost ->
        [0] Du förlorade ingenting den här gången.
       *[other] Du betalade { $lost } M$ för att slippa.
    }
}
learn-millionaires-discard = Tjuven är hos dig och tar en rikedom. Välj den du helst avvarar.
learn-millionaires-stolen = { $you ->
    [yes] Tjuven tog din enda rikedom och är borta.
   *[no] Tjuven tog en rikedom från { $name } och är borta.
}
learn-millionaires-poorest = Alla ser vad de andra har spenderat. Den som har spenderat mest när spelet slutar åker ut.
learn-millionaires-reds = Fyra brickor har röd kant. När den fjärde vänds upp är spelet genast slut.
learn-millionaires-end = Det är allt: betala för det bra, betala för att slippa det dåliga, och var aldrig fattigast. Se nu hur det gick.

# Don't Bluff!
learn-dont-bluff-goal = Den som först har väskor värda 25 miljoner vinner. Du börjar med 13.
learn-dont-bluff-hand = De här är dina. Två av dem innehåller bara gamla tidningar: det är dina bluffar.
learn-dont-bluff-roll = Du har pistolen, så rundan är din. Färgtärningen pekar ut den du ska erbjuda väskor.
learn-dont-bluff-target = Du slog en egen färg, så valet är ditt: vem vill du ge ett erbjudande?
learn-dont-bluff-offer = Tryck på väskor för att lägga ut dem, stängda: pengar, tidningar eller både och. { $name } ser inte vad de innehåller.
learn-dont-bluff-claim = Säg nu vad de innehåller, eller säg ingenting. Det får vara en lögn: inget du säger binder dig.
learn-dont-bluff-trap = Prova nu en fälla: erbjud mycket och säg att det inte är något i. Den som öppnar får troligen betala.
learn-dont-bluff-wait = Nu tar { $name } alltihop oöppnat, eller öppnar och slår den svarta tärningen.
learn-dont-bluff-answer = { $claim ->
    [none] { $name } erbjuder dig stängda väskor och säger ingenting. Ta dem som de är, eller öppna dem.
    [0] { $name } erbjuder dig stängda väskor och säger att där inte finns något. Tro på det, eller öppna dem.
   *[other] { $name } erbjuder dig stängda väskor och säger: { $claim } M$. Tro på det och ta dem, eller öppna dem.
}
learn-dont-bluff-open = Öppnar du, slår du den svarta tärningen. Lägre än innehållet: du betalar det beloppet. Högre: { $name } måste lägga till.
learn-dont-bluff-more = { $name } har lagt till stängda väskor. Ta alltihop nu, eller öppna de nya och slå igen.
learn-dont-bluff-die = Slå den svarta tärningen mot { $millions } M$. Lägre: du betalar. Lika: du får alltihop. Högre: { $name } lägger till något.
learn-dont-bluff-add = Tärningen är högre än det som ligger öppet, så du måste lägga till något. Stängt igen, och du får säga vad du vill.
learn-dont-bluff-pay = Erbjudandet var bra, så det var fel att öppna: du är skyldig { $due } M$. Betala jämnt om du kan, för det finns ingen växel.
learn-dont-bluff-swallowed = { $what ->
    [lie] { $name } trodde dig och tog det: { $claim } M$ sa du, { $millions } M$ var det. En fin lögn!
    [trap] { $name } tog det: { $claim ->
        [0] ”Där finns inget”
       *[other] { $claim } M$
    } sa du, { $millions } M$ var det. Det var en fälla, men fällor fångar bara den som öppnar.
    [truth] { $name } trodde dig och tog det: { $millions } M$, precis som du sa. Ärligt, och dyrt.
   *[silence] { $name } tog det oöppnat: { $millions } M$, utan ett ord från dig.
}
learn-dont-bluff-taken = { $what ->
    [lie] Du tog väskorna: { $millions } M$ inuti. { $name } sa { $claim } M$, och det var en lögn.
    [trap] Du tog väskorna: { $millions } M$ inuti. { $name } sa { $claim ->
        [0] att där inte fanns något
       *[other] bara { $claim } M$
    }: en fälla för den som öppnar.
    [truth] Du tog väskorna: { $millions } M$ inuti. { $name } talade sanning.
   *[silence] Du tog väskorna: { $millions } M$ inuti. Ingen annan vet.
}
learn-dont-bluff-opened = { $what ->
    [lie] { $claim } M$ sades det, { $millions } M$ är det: en lögn! Men nu är det bara tärningen som avgör.
    [trap] { $claim ->
        [0] ”Där finns inget”
       *[other] { $claim } M$
    } sades det, { $millions } M$ är det: en fälla! Med så mycket inuti är tärningen troligen lägre.
    [truth] { $claim ->
        [0] ”Där finns inget” sades det, och där finns inget
       *[other] { $claim } M$ sades det, { $millions } M$ är det
    }: sanning. Nu avgör tärningen.
   *[silence] { $millions } M$ inuti. Nu avgör tärningen.
}
learn-dont-bluff-lower = { $you ->
    [yes] Tärningen var lägre än { $millions } M$. Det var fel att tvivla, så du har betalat { $name } { $paid } M$ och tagit en väska ur banken.
   *[no] Tärningen var lägre än { $millions } M$. Det var fel att tvivla, så { $name } har betalat dig { $paid } M$ och tagit en väska ur banken.
}
learn-dont-bluff-same = { $you ->
    [yes] Tärningen visar exakt det som ligger öppet: du får alltihop.
   *[no] Tärningen visar exakt det som ligger öppet: { $name } får alltihop.
}
learn-dont-bluff-gave-in = { $you ->
    [yes] Du tog alltihop, de öppna väskorna och de stängda: { $millions } M$.
   *[no] { $name } tog alltihop, de öppna väskorna och de stängda: { $millions } M$.
}
learn-dont-bluff-turn = Pistolen har gått vidare till { $name }, som slår om vem som får erbjudandet. Det kan mycket väl bli du.
learn-dont-bluff-end = Det är allt: erbjud, ljug en smula, ta eller öppna. Se nu vem som ljög.

# Bluff Pirate
learn-bluff-pirate-goal = Skatten ligger på en av de här två öarna. Det första skeppet som hittar den vinner.
learn-bluff-pirate-hand = Du seglar med serier: tre till fem kort av samma sort. Varje kort i serien är en ruta.
learn-bluff-pirate-turn = Dra två kort. Eller kasta en pirat för att kapa ett skepp som ligger före ditt och ta tre av dess kort.
learn-bluff-pirate-board = { $name } ligger före, och du har en pirat. Kapa det skeppet i stället för att dra: du tar tre kort utan att se dem först.
learn-bluff-pirate-lay = Tryck på tre till fem kort. Ett eller två av samma sort ligger öppet; de andra ligger dolda, och ingen ser vad de är.
learn-bluff-pirate-bluff = Alla ska vara lika, men vem kan veta det? Blir du trodd, seglar du, bluff eller ej.
learn-bluff-pirate-your-bluff = Nu en egen bluff: tryck på kortet som ska ligga öppet och sedan på två som inte stämmer. Och se oskyldig ut.
learn-bluff-pirate-discard = Lägg din serie med den stora knappen. Eller lägg ingen: tryck på ett enda kort och kasta det.
learn-bluff-pirate-keep = Med färre än fem kort behöver du inte kasta något. Lägg ingen serie den här gången och behåll det du har.
learn-bluff-pirate-wait = Nu röstar de andra i hemlighet: bluff eller ingen bluff? Du väljer vems röst som gäller.
learn-bluff-pirate-pick = { $honest ->
    [yes] Välj vems röst som vänds. Du är ärlig och seglar i vilket fall; den som säger ”bluff” går tillbaka två rutor.
   *[no] Välj vems röst som vänds. Lyder den ”ingen bluff”, seglar du; lyder den ”bluff”, seglar den spelaren i ditt ställe.
}
learn-bluff-pirate-vote = { $name } säger att de här { $cards } korten är lika allihop. Titta på din egen hand: det finns bara tio av varje sort.
learn-bluff-pirate-judge = Säger du ”bluff” och har rätt, seglar du i stället för { $name }. Har du fel, går du tillbaka två rutor; med ”ingen bluff” riskerar du ingenting.
learn-bluff-pirate-chosen = Din röst gäller bara om { $name } låter vända just den. Vänta och se.
learn-bluff-pirate-caught = { $part ->
    [owner] Avslöjad: { $other } sa ”bluff”, och det var en. Du tar tillbaka dina kort, och { $other } seglar.
    [voter] Du sa ”bluff”, och det var en: du seglar, och { $name } står kvar.
   *[watcher] { $name } bluffade, och { $other } avslöjade det. Så { $other } seglar, och { $name } står kvar.
}
learn-bluff-pirate-wronged = { $part ->
    [owner] Dina kort var ärliga, och { $other } ropade ”bluff”. Du seglar, och { $other } går tillbaka två rutor.
    [voter] Alla kort var lika: { $name } var ärlig. Du går tillbaka två rutor, och { $name } seglar.
   *[watcher] { $name } var ärlig, och { $other } ropade ”bluff”. Så { $name } seglar, och { $other } går tillbaka två rutor.
}
learn-bluff-pirate-believed = { $part ->
    [owner] { $other } trodde dig, så du seglar. Det var en bluff, och en bra sådan!
    [voter] Det var en bluff, men du gick på den: { $name } seglar.
   *[watcher] Det var en bluff, men { $other } gick på den: { $name } seglar ändå.
}
learn-bluff-pirate-honest = { $part ->
    [owner] { $other } trodde dig, och det med rätta. Du seglar.
    [voter] Du trodde på det, och det med rätta: alla kort var lika. { $name } seglar.
   *[watcher] { $other } trodde på det, och det med rätta: { $name } var ärlig och seglar.
}
learn-bluff-pirate-no-set = { $name } lade ingen serie utan kastade ett kort. Kastade kort ligger öppet, så att alla kan räkna.
learn-bluff-pirate-boarded = { $part ->
    [owner] Du har kapat { $other } och tagit kort. Det var hela din tur.
    [voter] { $name } har kapat ditt skepp och tagit kort från dig. Sådant händer den som ligger före.
   *[watcher] { $name } har kapat { $other } och tagit kort. Sådant händer den som ligger före.
}
learn-bluff-pirate-end = Det är allt: lägg, ljug, rösta, segla. Se nu vem som ljög.

# Millions of Dollars
learn-millions-of-dollars-goal = Åtta banker, en efter en. Har någon 20 miljoner efter en delning, är spelet slut; den rikaste vinner.
learn-millions-of-dollars-loot = I den här banken finns { $loot } M$. De som är kvar på slutet delar på dem.
learn-millions-of-dollars-roles = Välj en roll i hemlighet och satsa { $stake } M$ på den. Men se upp: två i samma roll kastar ut varandra.
learn-millions-of-dollars-choose = Tryck på ett kort för att läsa vad det gör, och skicka sedan in det. Vilket tar ingen annan?
learn-millions-of-dollars-snitch = Prova tjallaren nu. Är du ensam om den, pekar du ut en annan roll, och alla som har den är ute.
learn-millions-of-dollars-middle = De här rollerna är med; ett kort förblir dolt. Så du vet vad som valdes, men inte av vem.
learn-millions-of-dollars-alone = { $count ->
    [0] Ingen { $role } syns till, så det dolda kortet är ditt. Ingen annan har din roll.
    [one] { $count } × { $role } syns, så du kan vara ensam om den. Men det dolda kortet kan vara en till.
   *[other] { $count } × { $role }: du är inte ensam. Stannar ni alla, åker ni alla ut; få de andra att hoppa av, eller gå själv.
}
learn-millions-of-dollars-talk = Tryck på en spelare för att betala för ett avhopp, eller få betalt för ditt eget. Den som tar pengarna är ute.
learn-millions-of-dollars-refused = { $name } avslår, så inga pengar byter ägare. Du får försöka igen: upp till fem bud i varje kupp.
learn-millions-of-dollars-claim = Här säger du vem du är. Det får vara en lögn: den som fruktar din roll kanske hoppar av.
learn-millions-of-dollars-gone = { $name } tar tillbaka insatsen och hoppar av: kanske för det du sa. Den som hoppar av förlorar inget och får inget.
learn-millions-of-dollars-ready = Stanna eller gå? Tryck på ”Redo” för att stanna, eller hoppa av nu och ta med dig insatsen.
learn-millions-of-dollars-time = Stjärnan betyder att du leder kuppen, så du får ropa ”slutsnackat”: inga nya bud efter det. Tryck, läs vad det gör, tryck igen.
learn-millions-of-dollars-offer = { $name } erbjuder dig { $amount } M$ för att hoppa av. Ta dem, så är du ute men rikare; eller avslå.
learn-millions-of-dollars-price = { $name } kan hoppa av för { $amount } M$. Betala om det röjer vägen för dig, eller avslå.
learn-millions-of-dollars-pay = { $name } har gått ner till { $amount } M$. Det är en rival mindre värt: betala.
learn-millions-of-dollars-threat = Den enda torpeden i en kupp får ett hotkort, och det var du. Tryck på { $name } och använd det: ingen annan ser kortet.
learn-millions-of-dollars-ask = Sätt nu ett pris på ditt eget avhopp: tryck på { $name } och begär pengarna.
learn-millions-of-dollars-take-back = Ditt pris ligger kvar på bordet tills det har besvarats. Till dess kan du dra tillbaka det: gör det nu.
learn-millions-of-dollars-leave = Har någon annan din roll och inte vill gå, så hoppa av i tid: du får tillbaka insatsen.
learn-millions-of-dollars-waiting = Du stannar. När alla som är kvar är redo åker maskerna av; hoppar någon av, får alla prata igen.
learn-millions-of-dollars-name = Du är ensam tjallare. Peka ut en roll: alla som har den är ute och får ingen del.
learn-millions-of-dollars-named = Du pekade ut ”{ $role }”, så alla med den rollen åkte ut. Då blev det mer över till dig.
learn-millions-of-dollars-out = Du är ute och behåller din insats. Ingen ser din roll förrän spelet är slut; titta nu på de andra.
learn-millions-of-dollars-stayed = Du var ensam { $role }, så du får en del på { $share } M$ och din insats tillbaka.
learn-millions-of-dollars-thrown = { $stake ->
    [0] Det fanns mer än en { $role }: ni kastade ut varandra, och din insats är förlorad.
   *[other] Det fanns mer än en { $role }: ni kastade ut varandra. Torpeder får åtminstone tillbaka insatsen.
}
learn-millions-of-dollars-split = { $count ->
    [0] Ingen var kvar, så ingen får något.
    [one] { $name } var ensam kvar och fick alltihop.
   *[other] { $count } spelare var kvar och delade: { $share } M$ var.
}
learn-millions-of-dollars-driver = { $you ->
    [yes] Du är chauffören: alla andra som fick en del har betalat dig en miljon.
   *[no] { $name } är chauffören: alla andra som fick en del har betalat en miljon för skjutsen.
}
learn-millions-of-dollars-pocket = { $you ->
    [yes] Du är ficktjuven och har tagit { $amount } M$ från torpeden.
   *[no] { $name } är ficktjuven och har tagit { $amount } M$ från torpeden.
}
learn-millions-of-dollars-end = Det är allt: välj, prata, stanna eller gå, dela. Se nu vem som ljög.
