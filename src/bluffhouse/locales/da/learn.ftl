### Learn by playing: what the coach says in the guided first round of each game.
### One thing at a time, two short sentences at most. $name and $other are players' names.

# The coach
learn-coach = Træneren
learn-got-it = Forstået
learn-close = Send træneren væk
learn-call = Kald træneren tilbage
learn-watch = Hold øje med de andre et øjeblik.
learn-yours = Du skal vælge. Den her har du prøvet før.
learn-truth = Se, hvem der løj
learn-deal = I denne lektion er kortene valgt på forhånd, og de andre venter, til jeg er færdig. Tryk på det, ringen er om, eller spil på din egen måde.
learn-friends = Spil med venner

# LIE
learn-lie-goal = Taber du en runde, får du ét kort mere. Så snart nogen skulle have et sjette, vinder den med færrest kort.
learn-lie-turn = Et kort har to værdier, og den øverste tæller. Tryk på kortet for at vende det, og tryk så på knappen: ingen ser, hvad du vælger.
learn-lie-begin = Du begynder. Sig, hvor mange kort af én værdi der mindst er på alle hænder tilsammen, ud af { $cards }.
learn-lie-true = Begynd med sandheden: byd på den værdi, du har vendt op. Ringen viser, hvor du skal trykke.
learn-lie-heard = { $name } byder { lie-bid }: mindst så mange på alle hænder. Der er { $cards ->
    [one] { $cards } kort
   *[other] { $cards } kort
}, og du kender kun dine egne.
learn-lie-raise = Tror du på det? Så byd højere: flere kort eller lige så mange af en højere værdi. Ellers råb løgn.
learn-lie-call-only = Højere kan man ikke komme. Der er kun én ting tilbage: råb løgn.
learn-lie-bluff = Du må gerne sige noget, der ikke passer. En bluffer nævner en værdi, der ikke er på hånden, og håber, at den næste går højere.
learn-lie-again = Turen er din igen, ved { lie-bid }. Endnu højere, eller er det nu, du råber løgn?
learn-lie-lie = { $part ->
    [bidder] Buddet var { lie-bid }, { $found ->
        [0] og kortene viser ingen
        [one] og kortene viser kun { $found }
       *[other] og kortene viser kun { $found }
    }: { $other } har taget dig i en løgn. Du får ét kort mere.
    [caller] Buddet var { lie-bid }, { $found ->
        [0] og kortene viser ingen
        [one] og kortene viser kun { $found }
       *[other] og kortene viser kun { $found }
    }: { $name } løj, og du afslørede det. { $name } får ét kort mere.
   *[watcher] Buddet var { lie-bid }, { $found ->
        [0] og kortene viser ingen
        [one] og kortene viser kun { $found }
       *[other] og kortene viser kun { $found }
    }: { $name } løj, og { $other } afslørede det. { $name } får ét kort mere.
}
learn-lie-truth = { $part ->
    [bidder] Buddet var { lie-bid }, og kortene viser { $found }: dit bud holdt. { $other } råbte løgn og får ét kort mere.
    [caller] Buddet var { lie-bid }, og kortene viser { $found }: { $name } talte sandt. Den, der råber løgn og tager fejl, taber, så du får ét kort mere.
   *[watcher] Buddet var { lie-bid }, og kortene viser { $found }: { $name } talte sandt. { $other } råbte løgn, tog fejl og får ét kort mere.
}
learn-lie-next = Nu blandes alle kort, og der gives igen. Vinderen af de to begynder.
learn-lie-end = Det var det: vælg, byd, gå højere, eller råb løgn. Se nu, hvem der løj.

# Millionaires and Bankrupts
learn-millionaires-goal = Du køber brikker, og brikker er point. Men den, der har færrest penge til sidst, er ude, hvor fine brikkerne end er.
learn-millionaires-money = Her er alle dine penge: 106 millioner. Hvad du betaler, er væk for altid, og der veksles ikke.
learn-millionaires-reveal = Du vender den næste brik, og så byder du først. Derefter gør den, der tager en brik, det samme.
learn-millionaires-wealth = { $tile ->
    [one] Rigdom: { $tile } point til sidst. Det højeste bud får den.
   *[other] Rigdom: { $tile } point til sidst. Det højeste bud får den.
}
learn-millionaires-success = Succes: den fordobler alle dine point. Det højeste bud får den.
learn-millionaires-casino = Kasinoet tager 5 point fra dig. Her betaler man for at slippe: den første, der melder pas, må tage det.
learn-millionaires-cba = CBA halverer alle dine point. Her betaler man for at slippe: den første, der melder pas, må tage brikken.
learn-millionaires-thief = Tyven tager en af dine rigdomme. Her betaler man for at slippe: den første, der melder pas, må tage ham.
learn-millionaires-bid = { $highest ->
    [0] Ingen har budt endnu. Tryk på de pengekort, du vil byde med, eller meld pas: så er du ude af denne auktion.
   *[other] Tryk på pengekort for mere end { $highest } mio. $, eller meld pas. Melder du pas, er du ude af denne auktion.
}
learn-millionaires-push = Kun vinderen betaler; alle andre får deres penge tilbage. En bluffer driver prisen op og melder pas i tide.
learn-millionaires-escape = { $highest ->
    [0] Byd noget for at slippe, eller meld pas: så er brikken din, og ingen betaler.
   *[other] Byd mere end { $highest } mio. $ for at slippe. Melder du pas, er brikken din, men du får dit bud tilbage, og de andre mister deres.
}
learn-millionaires-outbid = Buddet er nu oppe på { $highest } mio. $. Dine kort bliver liggende til det sidste: læg flere til, eller meld pas.
learn-millionaires-watch = Buddene går rundt og stiger. Kort, der ligger, bliver liggende; man kan kun lægge flere til.
learn-millionaires-sold = { $you ->
    [yes] { $lost ->
        [0] Din, og helt gratis: alle de andre har meldt pas.
       *[other] Brikken er din for { $lost } mio. $. Alle de andre får deres penge tilbage.
    }
   *[no] { $lost ->
        [0] { $name } får brikken gratis: alle de andre har meldt pas.
       *[other] { $name } får brikken for { $lost } mio. $. Alle de andre får deres penge tilbage.
    }
}
learn-millionaires-taken = { $you ->
    [yes] Du meldte pas først, så den slemme brik er din. Du får dine penge tilbage; de andre mister det, de har budt.
   *[no] { $name } meldte pas først og må tage den slemme brik. { $lost ->
        [0] Denne gang har du ikke mistet noget.
       *[other] Du har betalt { $lost } mio. $ for at slippe.
    }
}
learn-millionaires-discard = Tyven er hos dig og tager en rigdom. Vælg den, du bedst kan undvære.
learn-millionaires-stolen = { $you ->
    [yes] Tyven har taget din eneste rigdom og er væk.
   *[no] Tyven har taget en rigdom fra { $name } og er væk.
}
learn-millionaires-poorest = Alle kan se, hvad de andre har brugt. Den, der har brugt mest, når spillet slutter, er ude.
learn-millionaires-reds = Fire brikker har rød kant. Når den fjerde bliver vendt, er spillet slut med det samme.
learn-millionaires-end = Det var det: betal for det gode, betal for at slippe for det slemme, og vær aldrig den fattigste. Se nu, hvordan det gik.

# Don't Bluff!
learn-dont-bluff-goal = Den første med kufferter for 25 millioner vinder. Du begynder med 13.
learn-dont-bluff-hand = Her er dine. To af dem er kun fyldt med gamle aviser: det er dine bluff.
learn-dont-bluff-roll = Du har pistolen, så runden er din. Farveterningen udpeger den spiller, du skal tilbyde kufferter.
learn-dont-bluff-target = Du slog din egen farve, så valget er dit: vælg, hvem du vil give et tilbud.
learn-dont-bluff-offer = Tryk på kufferter for at lægge dem frem, lukkede: penge, avispapir eller begge dele. { $name } kan ikke se, hvad der er i dem.
learn-dont-bluff-claim = Sig nu, hvad der er i dem, eller sig ingenting. Det må gerne være løgn: intet af det, du siger, binder dig.
learn-dont-bluff-trap = Prøv nu en fælde: tilbyd meget, og sig, at der ikke er noget i. Den, der åbner, kommer nok til at betale.
learn-dont-bluff-wait = Nu kan { $name } tage det hele uåbnet eller åbne det og slå med den sorte terning.
learn-dont-bluff-answer = { $claim ->
    [none] { $name } tilbyder dig lukkede kufferter og siger ingenting. Tag dem, som de er, eller åbn dem.
    [0] { $name } tilbyder dig lukkede kufferter og siger, at der ingenting er i. Tro på det, eller åbn dem.
   *[other] { $name } tilbyder dig lukkede kufferter og siger: { $claim } mio. $. Tro på det, og tag dem, eller åbn dem.
}
learn-dont-bluff-open = Åbner du dem, slår du med den sorte terning. Lavere end indholdet: du betaler det beløb. Højere: { $name } skal lægge til.
learn-dont-bluff-more = { $name } har lagt lukkede kufferter til. Tag det hele nu, eller åbn de nye, og slå igen.
learn-dont-bluff-die = Slå med den sorte terning mod { $millions } mio. $. Lavere: du betaler. Det samme: du får det hele. Højere: { $name } lægger noget til.
learn-dont-bluff-add = Terningen er højere end det, der ligger åbent, så du skal lægge noget til. Lukket igen, og du må sige, hvad du vil.
learn-dont-bluff-pay = Tilbuddet var godt, så det var en fejl at åbne: du skylder { $due } mio. $. Betal det præcise beløb, hvis du kan, for der gives ikke tilbage.
learn-dont-bluff-swallowed = { $what ->
    [lie] { $name } troede på dig og tog det: { $claim } mio. $ sagt, { $millions } indeni. En flot løgn!
    [trap] { $name } tog det: { $claim ->
        [0] ”der er ingenting i” sagt, { $millions } mio. $ indeni
       *[other] { $claim } mio. $ sagt, { $millions } indeni
    }. Det var en fælde, men fælder fanger kun dem, der åbner.
    [truth] { $name } troede på dig og tog det: { $millions } mio. $, som du sagde. Ærligt, og dyrt.
   *[silence] { $name } tog det uåbnet: { $millions } mio. $, uden et ord fra dig.
}
learn-dont-bluff-taken = { $what ->
    [lie] Du tog dem: { $millions } mio. $ indeni. { $name } sagde { $claim } mio. $, og det var løgn.
    [trap] Du tog dem: { $millions } mio. $ indeni. { $name } sagde{ $claim ->
        [0] , at der ingenting var i
       *[other] {" "}kun { $claim }
    }: en fælde for den, der åbner.
    [truth] Du tog dem: { $millions } mio. $ indeni. { $name } talte sandt.
   *[silence] Du tog dem: { $millions } mio. $ indeni. Det ved ingen andre.
}
learn-dont-bluff-opened = { $what ->
    [lie] { $claim } mio. $ sagt, { $millions } indeni: løgn! Men kun terningen afgør, hvad der nu sker.
    [trap] { $claim ->
        [0] ”Der er ingenting i” sagt, { $millions } mio. $ indeni
       *[other] { $claim } mio. $ sagt, { $millions } indeni
    }: en fælde! Med så meget indeni er terningen nok lavere.
    [truth] { $claim ->
        [0] ”Der er ingenting i” sagt, og der var ingenting i
       *[other] { $claim } mio. $ sagt, { $millions } indeni
    }: sandt. Nu afgør terningen resten.
   *[silence] { $millions } mio. $ indeni. Nu afgør terningen resten.
}
learn-dont-bluff-lower = { $you ->
    [yes] Terningen var lavere end { $millions } mio. $. Det var en fejl at tvivle, så du har betalt { $name } { $paid } mio. $ og taget en kuffert fra banken.
   *[no] Terningen var lavere end { $millions } mio. $. Det var en fejl at tvivle, så { $name } har betalt dig { $paid } mio. $ og taget en kuffert fra banken.
}
learn-dont-bluff-same = { $you ->
    [yes] Terningen viser præcis det, der ligger åbent: du får det hele.
   *[no] Terningen viser præcis det, der ligger åbent: { $name } får det hele.
}
learn-dont-bluff-gave-in = { $you ->
    [yes] Du har taget det hele, både de åbne og de lukkede kufferter: { $millions } mio. $.
   *[no] { $name } har taget det hele, både de åbne og de lukkede kufferter: { $millions } mio. $.
}
learn-dont-bluff-turn = Pistolen er gået videre til { $name }, som slår om, hvem tilbuddet går til. Det kan godt blive dig.
learn-dont-bluff-end = Det var det: tilbyd, lyv en smule, tag eller åbn. Se nu, hvem der løj.

# Bluff Pirate
learn-bluff-pirate-goal = Skatten ligger på en af de to øer. Det første skib, der finder den, vinder.
learn-bluff-pirate-hand = Du sejler med stik: tre til fem ens kort. Hvert kort i et stik er ét felt.
learn-bluff-pirate-turn = Træk to kort. Eller ofr en pirat, påsejl et skib foran dit, og tag tre af dets kort.
learn-bluff-pirate-board = { $name } ligger foran, og du har en pirat. Påsejl skibet i stedet for at trække: du tager tre kort uden at se dem først.
learn-bluff-pirate-lay = Tryk på tre til fem kort. Ét eller to ens ligger åbent; resten ligger skjult, og ingen kan se, hvad de er.
learn-bluff-pirate-bluff = De skal alle være ens, men hvem kan se det? Bliver du troet, sejler du, bluff eller ej.
learn-bluff-pirate-your-bluff = Nu dit eget bluff: tryk på det kort, der skal ligge åbent, og så på to, der ikke passer til. Og se uskyldig ud.
learn-bluff-pirate-discard = Læg stikket med den store knap. Eller læg intet: tryk på et enkelt kort, og smid det.
learn-bluff-pirate-keep = Med færre end fem kort behøver du ikke smide noget. Læg intet stik denne gang, og behold, hvad du har.
learn-bluff-pirate-wait = Nu stemmer de andre i hemmelighed: bluff eller ikke bluff? Du vælger, hvis stemme der tæller.
learn-bluff-pirate-pick = { $honest ->
    [yes] Vælg, hvis stemme der vendes. Du er ærlig og sejler under alle omstændigheder; den, der siger ”bluff”, må to felter tilbage.
   *[no] Vælg, hvis stemme der vendes. Står der ”ikke bluff”, sejler du; står der ”bluff”, sejler den spiller i stedet for dig.
}
learn-bluff-pirate-vote = { $name } siger, at de { $cards } kort er ens. Se på din egen hånd: der er kun ti af hver slags.
learn-bluff-pirate-judge = Siger du ”bluff” og har ret, sejler du i stedet for { $name }. Tager du fejl, må du to felter tilbage; siger du ”ikke bluff”, risikerer du ingenting.
learn-bluff-pirate-chosen = Din stemme tæller kun, hvis { $name } vælger den. Vent og se.
learn-bluff-pirate-caught = { $part ->
    [owner] Afsløret: { $other } sagde ”bluff”, og det var det. Du tager dine kort tilbage, og { $other } sejler.
    [voter] Du sagde ”bluff”, og det var det: du sejler, og { $name } bliver liggende.
   *[watcher] { $name } bluffede, og { $other } afslørede det. Så { $other } sejler, og { $name } bliver liggende.
}
learn-bluff-pirate-wronged = { $part ->
    [owner] Dine kort var ærlige, og { $other } råbte ”bluff”. Du sejler, og { $other } må to felter tilbage.
    [voter] Alle kort var ens: { $name } var ærlig. Du må to felter tilbage, og { $name } sejler.
   *[watcher] { $name } var ærlig, og { $other } råbte ”bluff”. Så { $name } sejler, og { $other } må to felter tilbage.
}
learn-bluff-pirate-believed = { $part ->
    [owner] { $other } troede på dig, så du sejler. Det var en bluff, og en god en!
    [voter] Det var en bluff, men du troede på den: { $name } sejler.
   *[watcher] Det var en bluff, men { $other } troede på den: { $name } sejler alligevel.
}
learn-bluff-pirate-honest = { $part ->
    [owner] { $other } troede på dig, og med rette. Du sejler.
    [voter] Du troede på det, og med rette: alle kort var ens. { $name } sejler.
   *[watcher] { $other } troede på det, og med rette: { $name } var ærlig og sejler.
}
learn-bluff-pirate-no-set = { $name } lagde intet stik og smed et kort. Smidte kort ligger åbent, så alle kan tælle med.
learn-bluff-pirate-boarded = { $part ->
    [owner] Du har påsejlet { $other } og taget kort. Det var hele din tur.
    [voter] { $name } har påsejlet dit skib og taget kort fra dig. Det kan ske for den, der ligger foran.
   *[watcher] { $name } har påsejlet { $other } og taget kort. Det kan ske for den, der ligger foran.
}
learn-bluff-pirate-end = Det var det: læg, lyv, stem, sejl. Se nu, hvem der løj.

# Millions of Dollars
learn-millions-of-dollars-goal = Otte banker, én efter én. Har nogen 20 millioner efter en deling, er spillet slut, og den rigeste vinder.
learn-millions-of-dollars-loot = I denne bank er der { $loot } mio. $. De, der stadig er inde til sidst, deler dem.
learn-millions-of-dollars-roles = Vælg en rolle i hemmelighed, og sats { $stake } mio. $ på den. Men pas på: to af samme rolle smider hinanden ud.
learn-millions-of-dollars-choose = Tryk på et kort for at læse, hvad det gør, og send det så ind. Hvilket vil ingen andre vælge?
learn-millions-of-dollars-snitch = Prøv nu stikkeren. Er du den eneste, udpeger du en anden rolle, og alle, der har den, er ude.
learn-millions-of-dollars-middle = Disse roller er med; ét kort bliver skjult. Så du ved, hvad der er valgt, men ikke af hvem.
learn-millions-of-dollars-alone = { $count ->
    [0] Der er ingen { $role } at se, så det skjulte kort er dit. Ingen andre har din rolle.
    [one] Der er { $count } × { $role } at se, så du er måske den eneste. Men det skjulte kort kan være én til.
   *[other] { $count } × { $role }: du er ikke den eneste. Bliver I alle, ryger I alle ud; få de andre til at gå, eller gå selv.
}
learn-millions-of-dollars-talk = Tryk på en spiller for at købe vedkommende ud eller for selv at få penge for at gå. Den, der tager pengene, er ude.
learn-millions-of-dollars-refused = { $name } afslår, så ingen penge skifter hænder. Du må gerne prøve igen: op til fem tilbud i hvert kup.
learn-millions-of-dollars-claim = Her siger du, hvem du er. Det må gerne være løgn: den, der frygter din rolle, går måske.
learn-millions-of-dollars-gone = { $name } tager indsatsen tilbage og går: måske på grund af det, du sagde. Den, der går, mister intet og får intet.
learn-millions-of-dollars-ready = Blive eller gå? Tryk ”klar” for at blive, eller træk dig nu, og tag din indsats med.
learn-millions-of-dollars-time = Stjernen betyder, at du leder kuppet, så du må råbe sidste udkald: derefter ingen nye tilbud. Tryk, læs, hvad det gør, og tryk igen.
learn-millions-of-dollars-offer = { $name } byder dig { $amount } mio. $ for at gå. Tag dem, og du er ude, men rigere; eller afslå.
learn-millions-of-dollars-price = { $name } vil gå for { $amount } mio. $. Betal, hvis det baner vejen for dig, eller afslå.
learn-millions-of-dollars-pay = { $name } er gået ned til { $amount } mio. $. Det er det værd at få en rival mindre: betal.
learn-millions-of-dollars-threat = Den eneste bølle i et kup får et trusselskort, og det var dig. Tryk på { $name }, og brug det: ingen andre ser kortet.
learn-millions-of-dollars-ask = Sæt nu en pris på, at du selv går: tryk på { $name }, og kræv pengene.
learn-millions-of-dollars-take-back = Din pris ligger på bordet, til den er besvaret. Indtil da kan du trække den tilbage: gør det nu.
learn-millions-of-dollars-leave = Har en anden din rolle og vil ikke gå, så træk dig i tide: du får din indsats tilbage.
learn-millions-of-dollars-waiting = Du bliver. Når alle, der stadig er med, er klar, ryger maskerne; går nogen, må alle snakke igen.
learn-millions-of-dollars-name = Du er den eneste stikker. Udpeg en rolle: alle, der har den, er ude og får ingen andel.
learn-millions-of-dollars-named = Du udpegede ”{ $role }”, så alle med den rolle røg ud. Så blev der mere til dig.
learn-millions-of-dollars-out = Du er ude og beholder din indsats. Ingen ser din rolle, før spillet er slut; hold nu øje med de andre.
learn-millions-of-dollars-stayed = Du var den eneste { $role }, så du har fået en andel på { $share } mio. $ og din indsats tilbage.
learn-millions-of-dollars-thrown = { $stake ->
    [0] Der var mere end én { $role }: I har smidt hinanden ud, og din indsats er tabt.
   *[other] Der var mere end én { $role }: I har smidt hinanden ud. Bøller får i det mindste deres indsats tilbage.
}
learn-millions-of-dollars-split = { $count ->
    [0] Ingen var tilbage, så ingen får noget.
    [one] { $name } var den eneste tilbage og fik det hele.
   *[other] { $count } spillere var tilbage og delte: { $share } mio. $ til hver.
}
learn-millions-of-dollars-driver = { $you ->
    [yes] Du er chaufføren: alle andre med en andel har betalt dig en million.
   *[no] { $name } er chaufføren: alle andre med en andel har betalt en million for turen.
}
learn-millions-of-dollars-pocket = { $you ->
    [yes] Du er lommetyven og har taget { $amount } mio. $ fra bøllen.
   *[no] { $name } er lommetyven og har taget { $amount } mio. $ fra bøllen.
}
learn-millions-of-dollars-end = Det var det: vælg, snak, bliv eller gå, del. Se nu, hvem der løj.
