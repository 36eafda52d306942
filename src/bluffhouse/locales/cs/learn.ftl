### Learn by playing: what the coach says in the guided first round of each game.
### One thing at a time, two short sentences at most. $name and $other are players' names.

# The coach
learn-coach = Trenér
learn-got-it = Jasně
learn-close = Poslat trenéra pryč
learn-call = Zavolat trenéra zpět
learn-watch = Chvíli se dívej na ostatní.
learn-yours = Rozhoduješ ty. Tohle už znáš.
learn-truth = Kdo lhal?
learn-deal = V téhle lekci jsou karty vybrané předem a ostatní čekají, až domluvím. Klepni na to, co je v kroužku, nebo hraj po svém.
learn-friends = Hrát s přáteli

# LIE
learn-lie-goal = Kdo prohraje kolo, má od příště o kartu víc. Jakmile má někdo dostat šestou, vyhrává ten, kdo jich má nejmíň.
learn-lie-turn = Karta má dvě hodnoty a platí ta horní. Klepnutím kartu otočíš, pak stiskni tlačítko: co vybereš, nikdo nevidí.
learn-lie-begin = Začínáš. Řekni, kolik karet jedné hodnoty je aspoň ve všech rukou dohromady; všech karet je { $cards }.
learn-lie-true = Začni pravdou: vsaď hodnotu, kterou máš nahoře. Kroužek ukazuje, na co klepnout.
learn-lie-heard = { $name } sází: { lie-bid }, aspoň tolik ve všech rukou. Ve hře { $cards ->
    [one] je { $cards } karta
    [few] jsou { $cards } karty
   *[other] je { $cards } karet
} a ty znáš jen svoje.
learn-lie-raise = Věříš tomu? Tak přebij: víc karet, nebo stejně karet vyšší hodnoty. Nevěříš? Zvolej „Lež!“
learn-lie-call-only = Výš už to nejde. Zbývá jediné: zvolat „Lež!“
learn-lie-bluff = Smíš říct i nepravdu. Kdo blafuje, jmenuje hodnotu, kterou nemá, a doufá, že další hráč přebije.
learn-lie-again = Došlo to zpátky k tobě: { lie-bid }. Ještě výš, nebo zvoláš „Lež!“?
learn-lie-lie = { $part ->
    [bidder] Sázka byla { lie-bid }, { $found ->
        [0] a na kartách není ani jedna
        [one] a na kartách je jen { $found }
        [few] a na kartách je jen { $found }
       *[other] a na kartách je jen { $found }
    }: { $other } odhaluje tvou lež. Dostáváš o kartu víc.
    [caller] Sázka byla { lie-bid }, { $found ->
        [0] a na kartách není ani jedna
        [one] a na kartách je jen { $found }
        [few] a na kartách je jen { $found }
       *[other] a na kartách je jen { $found }
    }: { $name } lže a ty máš pravdu. { $name } dostává o kartu víc.
   *[watcher] Sázka byla { lie-bid }, { $found ->
        [0] a na kartách není ani jedna
        [one] a na kartách je jen { $found }
        [few] a na kartách je jen { $found }
       *[other] a na kartách je jen { $found }
    }: { $name } lže a { $other } má pravdu. { $name } dostává o kartu víc.
}
learn-lie-truth = { $part ->
    [bidder] Sázka byla { lie-bid }, a na kartách je { $found }: tvoje sázka platí. { $other } křičí „Lež!“ neprávem a dostává o kartu víc.
    [caller] Sázka byla { lie-bid }, a na kartách je { $found }: { $name } mluví pravdu. Kdo křičí „Lež!“ neprávem, prohrává, takže dostáváš o kartu víc.
   *[watcher] Sázka byla { lie-bid }, a na kartách je { $found }: { $name } mluví pravdu. { $other } se mýlí a dostává o kartu víc.
}
learn-lie-next = Teď se všechny karty zamíchají a rozdají znovu. Začíná ten z těch dvou, kdo měl pravdu.
learn-lie-end = To je všechno: vyber, vsaď, přebij, nebo zvolej „Lež!“ Teď se podívej, kdo lhal.

# Millionaires and Bankrupts
learn-millionaires-goal = Kupuješ destičky a destičky jsou body. Ale kdo má na konci nejmíň peněz, vypadává, ať má destičky sebelepší.
learn-millionaires-money = Tohle jsou všechny tvoje peníze: 106M$. Co zaplatíš, je nadobro pryč, a nazpět se nevrací.
learn-millionaires-reveal = Odkryješ další destičku a pak jako první dražíš. Příště to udělá ten, kdo si destičku vezme.
learn-millionaires-wealth = { $tile ->
    [one] Bohatství: na konci { $tile } bod. Získá ho nejvyšší nabídka.
    [few] Bohatství: na konci { $tile } body. Získá ho nejvyšší nabídka.
   *[other] Bohatství: na konci { $tile } bodů. Získá ho nejvyšší nabídka.
}
learn-millionaires-success = Úspěch: zdvojnásobí všechny tvoje body. Získá ho nejvyšší nabídka.
learn-millionaires-casino = Kasino ti vezme 5 bodů. Tady platíš za klid: kdo první pasuje, musí si ho vzít.
learn-millionaires-cba = CBA ti rozpůlí všechny body. Tady platíš za klid: kdo první pasuje, musí si ji vzít.
learn-millionaires-thief = Zloděj ti vezme jednu destičku bohatství. Tady platíš za klid: kdo první pasuje, musí si ho vzít.
learn-millionaires-bid = { $highest ->
    [0] Zatím nikdo nic nedává. Klepni na bankovky, které dáš, nebo pasuj: pak v této dražbě končíš.
   *[other] Klepni na bankovky za víc než { $highest }M$, nebo pasuj. Když pasuješ, v této dražbě končíš.
}
learn-millionaires-push = Platí jen vítěz; ostatním se peníze vrátí. Kdo blafuje, vyžene cenu nahoru a včas pasuje.
learn-millionaires-escape = { $highest ->
    [0] Zaplať něco za klid, nebo pasuj: pak je destička tvoje a nikdo neplatí.
   *[other] Dej víc než { $highest }M$ a máš klid. Když pasuješ, destička je tvoje, ale svoje peníze dostaneš zpátky a ostatní o svoje přijdou.
}
learn-millionaires-outbid = Nabídka je teď na { $highest }M$. Tvoje bankovky zůstávají na stole do konce: přihoď, nebo pasuj.
learn-millionaires-watch = Dražba jde dokola a roste. Co leží na stole, tam zůstává; dá se jen přihazovat.
learn-millionaires-sold = { $you ->
    [yes] { $lost ->
        [0] Je tvoje, a zadarmo: všichni ostatní pasovali.
       *[other] Destička je tvoje za { $lost }M$. Ostatním se peníze vracejí.
    }
   *[no] { $lost ->
        [0] { $name } má destičku zadarmo: všichni ostatní pasovali.
       *[other] { $name } má destičku za { $lost }M$. Ostatním se peníze vracejí.
    }
}
learn-millionaires-taken = { $you ->
    [yes] Pasuješ první, takže špatná destička je tvoje. Peníze se ti vracejí; ostatní přicházejí o to, co vyložili.
   *[no] { $name } pasuje první a musí si špatnou destičku vzít. { $lost ->
        [0] Tebe to tentokrát nic nestojí.
       *[other] Tebe ten klid stojí { $lost }M$.
    }
}
learn-millionaires-discard = Zloděj je u tebe a bere si destičku bohatství. Vyber tu, kterou oželíš.
learn-millionaires-stolen = { $you ->
    [yes] Zloděj ti bere jedinou destičku bohatství a mizí.
   *[no] { $name } přichází o destičku bohatství a Zloděj mizí.
}
learn-millionaires-poorest = Každý vidí, kolik kdo utratil. Kdo má na konci hry utraceno nejvíc, vypadává.
learn-millionaires-reds = Čtyři destičky mají červený okraj. Jakmile se odkryje čtvrtá, hra okamžitě končí.
learn-millionaires-end = To je všechno: plať za dobré, vyplať se ze špatného a nikdy neměj nejmíň. Teď se podívej, jak to dopadlo.

# Don't Bluff!
learn-dont-bluff-goal = Kdo má první kufříky za 25M$, vyhrává. Začínáš s 13M$.
learn-dont-bluff-hand = Tyhle jsou tvoje. Ve dvou z nich jsou jen staré noviny: to jsou tvoje blafy.
learn-dont-bluff-roll = Máš pistoli, takže tohle kolo je tvoje. Barevná kostka určí, komu kufříky nabídneš.
learn-dont-bluff-target = Padla tvoje vlastní barva, takže volba je na tobě: vyber, komu něco nabídneš.
learn-dont-bluff-offer = Klepni na kufříky a vylož je zavřené: peníze, noviny, nebo obojí. { $name } neuvidí, co v nich je.
learn-dont-bluff-claim = Teď řekni, co v nich je, nebo mlč. Může to být lež: nic z toho, co řekneš, tě nezavazuje.
learn-dont-bluff-trap = A teď zkus léčku: nabídni hodně a řekni, že uvnitř nic není. Kdo to otevře, nejspíš zaplatí.
learn-dont-bluff-wait = Teď si { $name } vezme všechno neotevřené, nebo otevře a hodí černou kostkou.
learn-dont-bluff-answer = { $claim ->
    [none] { $name } ti nabízí zavřené kufříky a mlčí. Vezmi si je, jak jsou, nebo je otevři.
    [0] { $name } ti nabízí zavřené kufříky a říká, že v nich nic není. Uvěř, nebo je otevři.
   *[other] { $name } ti nabízí zavřené kufříky a říká: { $claim }M$. Uvěř a vezmi si je, nebo je otevři.
}
learn-dont-bluff-open = Když je otevřeš, hodíš černou kostkou. Padne míň, než je uvnitř: zaplatíš tu částku. Padne víc: { $name } musí přidat.
learn-dont-bluff-more = { $name } přidává zavřené kufříky. Vezmi si teď všechno, nebo otevři ty nové a házej znovu.
learn-dont-bluff-die = Hoď černou kostkou proti { $millions }M$. Méně: platíš. Stejně: bereš všechno. Více: { $name } přidává.
learn-dont-bluff-add = Kostka ukazuje víc, než je otevřeno, takže musíš přidat. Zase zavřené, a říct můžeš, co chceš.
learn-dont-bluff-pay = Nabídka byla dobrá a otevřít ji byla chyba: dlužíš { $due }M$. Zaplať přesně, pokud to jde, nazpět se nevrací.
learn-dont-bluff-swallowed = { $what ->
    [lie] { $name } ti věří a bere: řečeno { $claim }M$, uvnitř { $millions }M$. Pěkná lež!
    [trap] { $name } bere: řečeno { $claim ->
        [0] „nic tam není“
       *[other] { $claim }M$
    }, uvnitř { $millions }M$. Byla to léčka, ale do té padne jen ten, kdo otevírá.
    [truth] { $name } ti věří a bere: { $millions }M$, přesně podle tvých slov. Poctivé a drahé.
   *[silence] { $name } bere bez otevření: { $millions }M$, bez jediného tvého slova.
}
learn-dont-bluff-taken = { $what ->
    [lie] Jsou tvoje: uvnitř je { $millions }M$. { $name } tvrdí { $claim }M$, a to byla lež.
    [trap] Jsou tvoje: uvnitř je { $millions }M$. { $name } tvrdí{ $claim ->
        [0] , že tam nic není
       *[other] {" "}jen { $claim }M$
    }: léčka na každého, kdo otevře.
    [truth] Jsou tvoje: uvnitř je { $millions }M$. { $name } mluví pravdu.
   *[silence] Jsou tvoje: uvnitř je { $millions }M$. Nikdo jiný to neví.
}
learn-dont-bluff-opened = { $what ->
    [lie] Řečeno { $claim }M$, uvnitř { $millions }M$: lež! Ale co bude dál, rozhodne jen kostka.
    [trap] Řečeno { $claim ->
        [0] „nic tam není“
       *[other] { $claim }M$
    }, uvnitř { $millions }M$: léčka! S takovou částkou je kostka nejspíš nižší.
    [truth] Řečeno { $claim ->
        [0] „nic tam není“, a opravdu tam nic není
       *[other] { $claim }M$, uvnitř { $millions }M$
    }: pravda. Teď rozhodne kostka.
   *[silence] Uvnitř je { $millions }M$. Teď rozhodne kostka.
}
learn-dont-bluff-lower = { $you ->
    [yes] Na kostce je méně než { $millions }M$. Pochybnost byla chyba: { $name } od tebe dostává { $paid }M$ a ty si bereš kufřík z banky.
   *[no] Na kostce je méně než { $millions }M$. Pochybnost byla chyba: { $name } ti platí { $paid }M$ a bere si kufřík z banky.
}
learn-dont-bluff-same = { $you ->
    [yes] Kostka ukazuje přesně to, co je otevřeno: bereš všechno.
   *[no] Kostka ukazuje přesně to, co je otevřeno: { $name } bere všechno.
}
learn-dont-bluff-gave-in = { $you ->
    [yes] Bereš všechno, otevřené kufříky i ty zavřené: { $millions }M$.
   *[no] { $name } bere všechno, otevřené kufříky i ty zavřené: { $millions }M$.
}
learn-dont-bluff-turn = Pistoli teď má { $name } a hází o cíl. Klidně to můžeš být ty.
learn-dont-bluff-end = To je všechno: nabídni, trochu zalži, vezmi, nebo otevři. Teď se podívej, kdo lhal.

# Bluff Pirate
learn-bluff-pirate-goal = Poklad leží na jednom z těchto dvou ostrovů. Loď, která ho najde první, vyhrává.
learn-bluff-pirate-hand = Pluje se díky sadám: tři až pět karet jednoho druhu. Každá karta sady je jedno pole.
learn-bluff-pirate-turn = Dober si dvě karty. Nebo odhoď piráta, přepadni loď před sebou a vezmi jí tři karty.
learn-bluff-pirate-board = { $name } je před tebou a ty máš piráta. Místo dobírání přepadni tu loď: vezmeš si tři karty a předem je neuvidíš.
learn-bluff-pirate-lay = Klepni na tři až pět karet. Jedna nebo dvě stejné leží odkryté; ostatní jsou zakryté a nikdo nevidí, co na nich je.
learn-bluff-pirate-bluff = Všechny mají být stejné, ale kdo to pozná? Když ti uvěří, pluješ, ať je to blaf, nebo ne.
learn-bluff-pirate-your-bluff = Teď tvůj vlastní blaf: klepni na kartu, která bude odkrytá, a pak na dvě jiné. A tvař se nevinně.
learn-bluff-pirate-discard = Sadu vyložíš velkým tlačítkem. Nebo žádnou nevykládej: klepni na jedinou kartu a odhoď ji.
learn-bluff-pirate-keep = S méně než pěti kartami nemusíš nic odhazovat. Tentokrát sadu nevykládej a nech si, co máš.
learn-bluff-pirate-wait = Teď ostatní tajně hlasují: blaf, nebo bez blafu? Ty pak vybereš, čí hlas platí.
learn-bluff-pirate-pick = { $honest ->
    [yes] Vyber, čí hlas se otočí. Hraješ poctivě a pluješ tak jako tak; kdo říká „blaf“, vrací se o dvě pole.
   *[no] Vyber, čí hlas se otočí. Když je „bez blafu“, pluješ; když je „blaf“, pluje ten hráč místo tebe.
}
learn-bluff-pirate-vote = { $name } tvrdí, že jsou všechny karty stejné (celkem { $cards }). Koukni do ruky: od každého druhu je jen deset.
learn-bluff-pirate-judge = Řekneš „blaf“ a trefíš se: pluješ ty, a { $name } ne. Spleteš se: vracíš se o dvě pole; s „bez blafu“ neriskuješ nic.
learn-bluff-pirate-chosen = Tvůj hlas platí, jen když ho { $name } otočí. Uvidíme.
learn-bluff-pirate-caught = { $part ->
    [owner] Máš smůlu: { $other } říká „blaf“ a je to blaf. Bereš si karty zpět a { $other } pluje.
    [voter] Říkáš „blaf“ a je to blaf: pluješ ty a { $name } stojí.
   *[watcher] { $name } blafuje a { $other } to odhaluje. Proto { $other } pluje a { $name } stojí.
}
learn-bluff-pirate-wronged = { $part ->
    [owner] Tvoje karty jsou poctivé a { $other } křičí „blaf“. Pluješ a { $other } se vrací o dvě pole.
    [voter] Všechny karty jsou stejné: { $name } hraje poctivě. Vracíš se o dvě pole a { $name } pluje.
   *[watcher] { $name } hraje poctivě a { $other } křičí „blaf“. Proto { $name } pluje a { $other } se vrací o dvě pole.
}
learn-bluff-pirate-believed = { $part ->
    [owner] { $other } ti věří, takže pluješ. Byl to blaf, a dobrý!
    [voter] Byl to blaf, ale ty mu věříš: { $name } pluje.
   *[watcher] Byl to blaf, ale { $other } mu věří: { $name } přesto pluje.
}
learn-bluff-pirate-honest = { $part ->
    [owner] { $other } ti věří, a právem. Pluješ.
    [voter] Věříš tomu, a právem: všechny karty jsou stejné. { $name } pluje.
   *[watcher] { $other } tomu věří, a právem: { $name } hraje poctivě a pluje.
}
learn-bluff-pirate-no-set = { $name } nevykládá sadu a odhazuje kartu. Odhozené leží odkryté, aby mohl každý počítat.
learn-bluff-pirate-boarded = { $part ->
    [owner] Přepadáš loď a bereš karty; přichází o ně { $other }. To je celý tvůj tah.
    [voter] { $name } přepadá tvou loď a bere ti karty. To se může stát každému, kdo je vpředu.
   *[watcher] { $name } přepadá loď a bere karty; přichází o ně { $other }. To se může stát každému, kdo je vpředu.
}
learn-bluff-pirate-end = To je všechno: vykládej, lži, hlasuj, pluj. Teď se podívej, kdo lhal.

# Millions of Dollars
learn-millions-of-dollars-goal = Osm bank, jedna po druhé. Kdo má po dělbě 20M$, ukončí hru; vyhrává nejbohatší.
learn-millions-of-dollars-loot = V téhle bance je { $loot }M$. Rozdělí si je ti, kdo v ní nakonec zbudou.
learn-millions-of-dollars-roles = Tajně si vyber roli a polož na ni vklad { $stake }M$. Ale pozor: dvě stejné role se navzájem vyhodí.
learn-millions-of-dollars-choose = Klepni na kartu, přečti si, co umí, a pošli ji dovnitř. Kterou nikdo jiný nevybere?
learn-millions-of-dollars-snitch = Teď zkus práskače. Když nebude žádný další, jmenuješ jinou roli a každý, kdo ji má, je venku.
learn-millions-of-dollars-middle = Tyhle role jsou ve hře; jedna karta zůstává skrytá. Víš tedy, co je vybrané, ale ne kým.
learn-millions-of-dollars-alone = { $count ->
    [0] Tvoje role ({ $role }) není vidět, takže skrytá karta je tvoje. Nikdo jiný ji nemá.
    [one] Vidět je { $count } × { $role }, takže to můžeš být jenom ty. Ale skrytá karta může být další.
    [few] { $count } × { $role }: nejsi tu jen ty. Když zůstanete všichni, všichni letíte ven; ať odejdou, nebo jdi ty.
   *[other] { $count } × { $role }: nejsi tu jen ty. Když zůstanete všichni, všichni letíte ven; ať odejdou, nebo jdi ty.
}
learn-millions-of-dollars-talk = Klepni na hráče a zaplať mu za odchod, nebo si nech zaplatit za ten svůj. Kdo vezme peníze, je venku.
learn-millions-of-dollars-refused = { $name } odmítá, takže se nic neplatí. Můžeš to zkusit znovu: až pět nabídek v každé loupeži.
learn-millions-of-dollars-claim = Tady říkáš, kdo jsi. Může to být lež: kdo se tvé role bojí, možná odejde.
learn-millions-of-dollars-gone = { $name } si bere vklad zpátky a odchází: možná kvůli tomu, co říkáš. Kdo odejde, nic neztratí a nic nezíská.
learn-millions-of-dollars-ready = Zůstat, nebo jít? Stiskni „Hotovo“ a zůstaneš, nebo hned odejdi a vklad si vezmi s sebou.
learn-millions-of-dollars-time = Hvězda znamená, že tuhle loupež vedeš, takže smíš vyhlásit konec řečí: pak už žádné nové nabídky. Stiskni, přečti si, co to udělá, a stiskni znovu.
learn-millions-of-dollars-offer = { $name } ti nabízí odchodné { $amount }M$. Vezmi je a jsi venku, ale s penězi; nebo odmítni.
learn-millions-of-dollars-price = { $name } odejde za { $amount }M$. Zaplať, když ti to uvolní cestu, nebo odmítni.
learn-millions-of-dollars-pay = { $name } teď chce už jen { $amount }M$. To stojí za to, jeden soupeř bude pryč: zaplať.
learn-millions-of-dollars-threat = Jediný ranař v loupeži dostává kartu výhružky, a máš ji ty. Klepni na hráče { $name } a použij ji: nikdo jiný tu kartu neuvidí.
learn-millions-of-dollars-ask = Teď řekni cenu za vlastní odchod: klepni na hráče { $name } a chtěj peníze.
learn-millions-of-dollars-take-back = Tvoje cena leží na stole, dokud nepřijde odpověď. Do té doby ji můžeš vzít zpět: udělej to.
learn-millions-of-dollars-leave = Když má tvou roli ještě někdo a nechce jít, odejdi včas: vklad se ti vrátí.
learn-millions-of-dollars-waiting = Zůstáváš. Až budou mít hotovo všichni, kdo jsou ve hře, jdou masky dolů; když někdo odejde, zase se smí mluvit.
learn-millions-of-dollars-name = Práskač jsi jenom ty. Jmenuj roli: každý, kdo ji má, je venku a nedostane podíl.
learn-millions-of-dollars-named = Jmenovaná role ({ $role }) letí ven celá. Na tebe tak zbude víc.
learn-millions-of-dollars-out = Jsi venku a vklad ti zůstává. Tvou roli do konce hry nikdo neuvidí; teď se dívej na ostatní.
learn-millions-of-dollars-stayed = Jediný { $role } jsi ty, takže máš podíl { $share }M$ a vklad zpátky.
learn-millions-of-dollars-thrown = { $stake ->
    [0] Tvou roli ({ $role }) nemáš jen ty: vyhazujete se navzájem a vklad je pryč.
   *[other] Tvou roli ({ $role }) nemáš jen ty: vyhazujete se navzájem. Ranařům se aspoň vrací vklad.
}
learn-millions-of-dollars-split = { $count ->
    [0] Nikdo nezbyl, takže nikdo nic nemá.
    [one] Zbývá jen { $name } a bere všechno.
    [few] Zbyli { $count } hráči a dělí se: každý má { $share }M$.
   *[other] Zbylo { $count } hráčů a dělí se: každý má { $share }M$.
}
learn-millions-of-dollars-driver = { $you ->
    [yes] Řidič jsi ty: každý další s podílem ti platí milion.
   *[no] Řidič je { $name }: každý další s podílem platí za svezení milion.
}
learn-millions-of-dollars-pocket = { $you ->
    [yes] Chmaták jsi ty a bereš ranaři { $amount }M$.
   *[no] Chmaták je { $name } a bere ranaři { $amount }M$.
}
learn-millions-of-dollars-end = To je všechno: vyber, mluv, zůstaň, nebo jdi, rozděl. Teď se podívej, kdo lhal.
