### Learn by playing: what the coach says in the guided first round of each game.
### One thing at a time, two short sentences at most. $name and $other are players' names.

# The coach
learn-coach = Trener
learn-got-it = Jasne
learn-close = Odeślij trenera
learn-call = Zawołaj trenera
learn-watch = Popatrz chwilę na innych.
learn-yours = Twoja decyzja. To już znasz.
learn-truth = Zobacz, kto kłamał
learn-deal = W tej lekcji karty są dobrane, a inni czekają, aż skończę. Dotknij tego, co jest w obwódce, albo graj po swojemu.
learn-friends = Graj ze znajomymi

# LIE
learn-lie-goal = Kto przegra rundę, dostaje odtąd o jedną kartę więcej. Gdy ktoś miałby dostać szóstą, wygrywa najmniejsza ręka.
learn-lie-turn = Karta ma dwie wartości, a liczy się górna. Dotknij karty, żeby ją obrócić, i naciśnij przycisk: nikt nie widzi, co wybierasz.
learn-lie-begin = Zaczynasz. Powiedz, ile co najmniej kart jednej wartości jest łącznie na rękach (wszystkich kart: { $cards }).
learn-lie-true = Zacznij od prawdy: obstaw wartość, którą masz na górze. Obwódka pokazuje, czego dotknąć.
learn-lie-heard = { $name } obstawia: łącznie co najmniej { lie-bid }. { $cards ->
    [one] W grze jest { $cards } karta
    [few] W grze są { $cards } karty
   *[many] W grze jest { $cards } kart
}, a ty znasz tylko swoje.
learn-lie-raise = Wierzysz? To przebij: więcej kart albo tyle samo o wyższej wartości. Nie wierzysz? Sprawdź.
learn-lie-call-only = Wyżej już się nie da. Zostaje jedno: sprawdzić.
learn-lie-bluff = Możesz mówić nieprawdę. Kto blefuje, podaje wartość, której nie ma, i liczy na to, że następny przebije.
learn-lie-again = Wróciło do ciebie: { lie-bid }. Jeszcze wyżej czy pora sprawdzić?
learn-lie-lie = { $part ->
    [bidder] Zakład: { lie-bid }, { $found ->
        [0] a na rękach nie ma ani jednej
        [one] a na rękach tylko { $found }
        [few] a na rękach tylko { $found }
       *[many] a na rękach tylko { $found }
    }. To było kłamstwo i { $other } cię przyłapuje. Dostajesz o jedną kartę więcej.
    [caller] Zakład: { lie-bid }, { $found ->
        [0] a na rękach nie ma ani jednej
        [one] a na rękach tylko { $found }
        [few] a na rękach tylko { $found }
       *[many] a na rękach tylko { $found }
    }. { $name } kłamie, a ty to wyczuwasz. { $name } dostaje o jedną kartę więcej.
   *[watcher] Zakład: { lie-bid }, { $found ->
        [0] a na rękach nie ma ani jednej
        [one] a na rękach tylko { $found }
        [few] a na rękach tylko { $found }
       *[many] a na rękach tylko { $found }
    }. { $name } kłamie, a { $other } to wyczuwa. { $name } dostaje o jedną kartę więcej.
}
learn-lie-truth = { $part ->
    [bidder] Zakład: { lie-bid }, a na rękach { $found }. Mówisz prawdę. { $other } sprawdza niesłusznie i dostaje o jedną kartę więcej.
    [caller] Zakład: { lie-bid }, a na rękach { $found }. { $name } mówi prawdę. Kto sprawdza niesłusznie, przegrywa, więc dostajesz o jedną kartę więcej.
   *[watcher] Zakład: { lie-bid }, a na rękach { $found }. { $name } mówi prawdę. { $other } sprawdza niesłusznie i dostaje o jedną kartę więcej.
}
learn-lie-next = Teraz wszystkie karty tasuje się i rozdaje od nowa. Zaczyna ten z tej dwójki, kto wygrał.
learn-lie-end = To wszystko: wybierasz, obstawiasz, przebijasz albo sprawdzasz. Teraz zobacz, kto kłamał.

# Millionaires and Bankrupts
learn-millionaires-goal = Kupujesz płytki, a płytki to punkty. Ale kto na koniec ma najmniej pieniędzy, odpada, choćby miał najlepsze płytki.
learn-millionaires-money = To wszystkie twoje pieniądze: 106 milionów. Co zapłacisz, przepada na dobre, a reszty nikt nie wydaje.
learn-millionaires-reveal = Odsłaniasz następną płytkę i zaczynasz licytację. Potem robi to ten, kto weźmie płytkę.
learn-millionaires-wealth = { $tile ->
    [one] Bogactwo: { $tile } punkt na koniec. Bierze, kto da najwięcej.
    [few] Bogactwo: { $tile } punkty na koniec. Bierze, kto da najwięcej.
   *[many] Bogactwo: { $tile } punktów na koniec. Bierze, kto da najwięcej.
}
learn-millionaires-success = Powodzenie: podwaja wszystkie twoje punkty. Bierze, kto da najwięcej.
learn-millionaires-casino = Casino zabiera ci 5 punktów. Tu płacisz, żeby go nie dostać: bierze je ten, kto pierwszy spasuje.
learn-millionaires-cba = CBA dzieli twoje punkty na pół. Tu płacisz, żeby go nie dostać: bierze je ten, kto pierwszy spasuje.
learn-millionaires-thief = Złodziej zabiera jedną z twoich płytek bogactwa. Tu płacisz, żeby go nie dostać: bierze go ten, kto pierwszy spasuje.
learn-millionaires-bid = { $highest ->
    [0] Nikt jeszcze nie licytuje. Dotknij banknotów, które chcesz dać, albo spasuj: wtedy wypadasz z tej licytacji.
   *[other] Dotknij banknotów wartych razem więcej niż { $highest } mln $ albo spasuj. Pas oznacza, że wypadasz z tej licytacji.
}
learn-millionaires-push = Płaci tylko zwycięzca; pozostali odzyskują pieniądze. Kto blefuje, podbija cenę i w porę pasuje.
learn-millionaires-escape = { $highest ->
    [0] Daj coś, żeby jej uniknąć, albo spasuj: wtedy płytka jest twoja i nikt nic nie płaci.
   *[other] Daj więcej niż { $highest } mln $, żeby jej uniknąć. Gdy spasujesz, płytka jest twoja, ale odzyskujesz swoje pieniądze, a inni tracą swoje.
}
learn-millionaires-outbid = Jest już { $highest } mln $. Twoje banknoty leżą do końca: dołóż coś albo spasuj.
learn-millionaires-watch = Licytacja krąży i rośnie. Wyłożone karty leżą; można tylko dokładać.
learn-millionaires-sold = { $you ->
    [yes] { $lost ->
        [0] Twoja, i to za darmo: wszyscy inni spasowali.
       *[other] Płytka jest twoja za { $lost } mln $. Wszyscy inni odzyskują pieniądze.
    }
   *[no] { $lost ->
        [0] { $name } bierze płytkę za darmo: wszyscy inni spasowali.
       *[other] { $name } bierze płytkę za { $lost } mln $. Wszyscy inni odzyskują pieniądze.
    }
}
learn-millionaires-taken = { $you ->
    [yes] Pierwszy pas jest twój, więc zła płytka też. Twoje pieniądze wracają; inni tracą, co wyłożyli.
   *[no] { $name } ma pierwszy pas i musi wziąć złą płytkę. { $lost ->
        [0] Tym razem nic nie tracisz.
       *[other] Za święty spokój płacisz { $lost } mln $.
    }
}
learn-millionaires-discard = Złodziej jest u ciebie i zabiera płytkę bogactwa. Wybierz tę, bez której się obejdziesz.
learn-millionaires-stolen = { $you ->
    [yes] Złodziej zabiera twoją jedyną płytkę bogactwa i znika.
   *[no] Złodziej zabiera płytkę bogactwa i znika. Traci ją { $name }.
}
learn-millionaires-poorest = Wszyscy widzą, ile kto wydał. Kto do końca gry wyda najwięcej, odpada.
learn-millionaires-reds = Cztery płytki mają czerwoną obwódkę. Gdy wyjdzie czwarta, gra natychmiast się kończy.
learn-millionaires-end = To wszystko: płać za dobre, płać, żeby uciec przed złym, i nigdy nie miej najmniej. Teraz zobacz, jak poszło.

# Don't Bluff!
learn-dont-bluff-goal = Kto pierwszy ma walizki warte 25 milionów, wygrywa. Zaczynasz z 13.
learn-dont-bluff-hand = Te są twoje. W dwóch są tylko stare gazety: to twoje blefy.
learn-dont-bluff-roll = Masz pistolet, więc ta runda jest twoja. Kolorowa kostka wskaże gracza, któremu zaoferujesz walizki.
learn-dont-bluff-target = Wypadł twój kolor, więc wybór należy do ciebie: komu podsuniesz walizki?
learn-dont-bluff-offer = Dotknij walizek, żeby je wyłożyć zamknięte: pieniądze, gazety albo jedno i drugie. { $name } nie widzi, co jest w środku.
learn-dont-bluff-claim = Teraz powiedz, co w nich jest, albo nic nie mów. Możesz kłamać: słowa do niczego nie zobowiązują.
learn-dont-bluff-trap = Teraz spróbuj pułapki: zaoferuj dużo i powiedz, że w środku nic nie ma. Kto otworzy, pewnie zapłaci.
learn-dont-bluff-wait = Teraz { $name } bierze wszystko bez otwierania albo otwiera i rzuca czarną kostką.
learn-dont-bluff-answer = { $claim ->
    [none] { $name } oferuje ci zamknięte walizki i nic nie mówi. Weź je, jak leżą, albo otwórz.
    [0] { $name } oferuje ci zamknięte walizki i mówi, że nic tam nie ma. Uwierz albo otwórz.
   *[other] { $name } oferuje ci zamknięte walizki i mówi: { $claim } mln $. Uwierz i weź albo otwórz.
}
learn-dont-bluff-open = Jeśli otworzysz, rzucasz czarną kostką. Wynik niższy niż zawartość: płacisz tę sumę. Wyższy: { $name } musi dołożyć.
learn-dont-bluff-more = { $name } dokłada zamknięte walizki. Weź teraz wszystko albo otwórz nowe i rzuć jeszcze raz.
learn-dont-bluff-die = Rzuć czarną kostką przeciw { $millions } mln $. Niżej: płacisz. Równo: bierzesz wszystko. Wyżej: { $name } coś dokłada.
learn-dont-bluff-add = Na kostce jest więcej niż w otwartych walizkach, więc musisz coś dołożyć. Znów zamknięte i znów mówisz, co chcesz.
learn-dont-bluff-pay = Oferta była dobra, więc otwieranie było błędem: masz zapłacić { $due } mln $. Zapłać równo, jeśli możesz, bo reszty nie ma.
learn-dont-bluff-swallowed = { $what ->
    [lie] { $name } ci wierzy i bierze: miało być { $claim } mln $, a jest { $millions } mln $. Piękne kłamstwo!
    [trap] { $name } bierze: miało { $claim ->
        [0] być pusto
       *[other] być { $claim } mln $
    }, a jest { $millions } mln $. To była pułapka, ale w pułapkę wpada tylko ten, kto otwiera.
    [truth] { $name } ci wierzy i bierze: { $millions } mln $, dokładnie jak mówisz. Uczciwie i drogo.
   *[silence] { $name } bierze bez otwierania: { $millions } mln $, i to bez jednego twojego słowa.
}
learn-dont-bluff-taken = { $what ->
    [lie] Bierzesz: w środku { $millions } mln $, a miało być { $claim } mln $. { $name } cię okłamuje.
    [trap] Bierzesz: w środku { $millions } mln $, a miało { $claim ->
        [0] być pusto
       *[other] być tylko { $claim } mln $
    }. { $name } zastawia pułapkę na tych, którzy otwierają.
    [truth] Bierzesz: w środku { $millions } mln $. { $name } mówi prawdę.
   *[silence] Bierzesz: w środku { $millions } mln $. Nikt inny o tym nie wie.
}
learn-dont-bluff-opened = { $what ->
    [lie] Miało być { $claim } mln $, a jest { $millions } mln $: kłamstwo! Ale o tym, co dalej, decyduje tylko kostka.
    [trap] Miało { $claim ->
        [0] być pusto
       *[other] być { $claim } mln $
    }, a jest { $millions } mln $: pułapka! Przy takiej sumie kostka pewnie pokaże mniej.
    [truth] Miało { $claim ->
        [0] być pusto i jest pusto
       *[other] być { $claim } mln $ i jest { $millions } mln $
    }: prawda. Teraz decyduje kostka.
   *[silence] W środku { $millions } mln $. Teraz decyduje kostka.
}
learn-dont-bluff-lower = { $you ->
    [yes] Na kostce było mniej niż { $millions } mln $. Nieufność była błędem, więc { $name } dostaje od ciebie { $paid } mln $, a ty bierzesz walizkę z banku.
   *[no] Na kostce było mniej niż { $millions } mln $. Nieufność była błędem, więc { $name } płaci ci { $paid } mln $ i bierze walizkę z banku.
}
learn-dont-bluff-same = { $you ->
    [yes] Kostka pokazuje dokładnie tyle, ile leży otwarte: bierzesz wszystko.
   *[no] Kostka pokazuje dokładnie tyle, ile leży otwarte: { $name } bierze wszystko.
}
learn-dont-bluff-gave-in = { $you ->
    [yes] Bierzesz wszystko, walizki otwarte i zamknięte: { $millions } mln $.
   *[no] { $name } bierze wszystko, walizki otwarte i zamknięte: { $millions } mln $.
}
learn-dont-bluff-turn = Teraz pistolet ma { $name } i rzuca kostką, żeby wylosować gracza. Może wypaść na ciebie.
learn-dont-bluff-end = To wszystko: oferuj, trochę kłam, bierz albo otwieraj. Teraz zobacz, kto kłamał.

# Bluff Pirate
learn-bluff-pirate-goal = Skarb leży na jednej z tych dwóch wysp. Wygrywa pierwszy statek, który go znajdzie.
learn-bluff-pirate-hand = Płyniesz dzięki zestawom: od trzech do pięciu kart jednego rodzaju. Każda karta zestawu to jedno pole.
learn-bluff-pirate-turn = Dobierz dwie karty. Albo odrzuć pirata, dokonaj abordażu statku przed tobą i zabierz mu trzy karty.
learn-bluff-pirate-board = { $name } jest przed tobą, a ty masz pirata. Zamiast dobierać, idź na abordaż: bierzesz trzy karty w ciemno.
learn-bluff-pirate-lay = Dotknij od trzech do pięciu kart. Jedna lub dwie jednakowe leżą odkryte; pozostałe są zakryte i nikt ich nie widzi.
learn-bluff-pirate-bluff = Powinny być takie same, ale kto to sprawdzi? Jeśli ci uwierzą, płyniesz, z blefem czy bez.
learn-bluff-pirate-your-bluff = Teraz twój własny blef: dotknij karty, która będzie odkryta, a potem dwóch innych. I zrób niewinną minę.
learn-bluff-pirate-discard = Wyłóż zestaw dużym przyciskiem. Albo nie wykładaj: dotknij jednej karty i ją odrzuć.
learn-bluff-pirate-keep = Mając mniej niż pięć kart, nie musisz nic odrzucać. Tym razem nie wykładaj zestawu i zatrzymaj to, co masz.
learn-bluff-pirate-wait = Teraz inni głosują w tajemnicy: blef czy bez blefu? Ty wybierzesz, czyj głos się liczy.
learn-bluff-pirate-pick = { $honest ->
    [yes] Wybierz, czyj głos odkryć. Grasz uczciwie i płyniesz tak czy inaczej; kto mówi „blef”, cofa się o dwa pola.
   *[no] Wybierz, czyj głos odkryć. „Bez blefu”: płyniesz ty; „blef”: płynie ten gracz zamiast ciebie.
}
learn-bluff-pirate-vote = { $name } twierdzi, że wszystkie karty ({ $cards }) są takie same. Spójrz na swoją rękę: każdego rodzaju jest tylko dziesięć.
learn-bluff-pirate-judge = Mówisz „blef” i masz rację: płyniesz ty, a { $name } stoi. Mylisz się: cofasz się o dwa pola; przy „bez blefu” nic nie ryzykujesz.
learn-bluff-pirate-chosen = Twój głos liczy się tylko wtedy, gdy { $name } każe odkryć właśnie ten. Poczekaj.
learn-bluff-pirate-caught = { $part ->
    [owner] Wpadka: { $other } mówi „blef” i ma rację. Zabierasz karty z powrotem, a { $other } płynie.
    [voter] Mówisz „blef” i masz rację: płyniesz, a { $name } stoi.
   *[watcher] { $name } blefuje, a { $other } to wyczuwa. Dlatego { $other } płynie, a { $name } stoi.
}
learn-bluff-pirate-wronged = { $part ->
    [owner] Twoje karty były uczciwe, a { $other } krzyczy „blef”. Płyniesz, a { $other } cofa się o dwa pola.
    [voter] Wszystkie karty były takie same: { $name } gra uczciwie. Cofasz się o dwa pola, a { $name } płynie.
   *[watcher] { $name } gra uczciwie, a { $other } krzyczy „blef”. Dlatego { $name } płynie, a { $other } cofa się o dwa pola.
}
learn-bluff-pirate-believed = { $part ->
    [owner] { $other } ci wierzy, więc płyniesz. To był blef, i to udany!
    [voter] To był blef, ale dajesz się nabrać: { $name } płynie.
   *[watcher] To był blef, ale { $other } daje się nabrać: { $name } mimo wszystko płynie.
}
learn-bluff-pirate-honest = { $part ->
    [owner] { $other } ci wierzy, i słusznie. Płyniesz.
    [voter] Wierzysz, i słusznie: wszystkie karty były takie same. { $name } płynie.
   *[watcher] { $other } wierzy, i słusznie: { $name } gra uczciwie i płynie.
}
learn-bluff-pirate-no-set = { $name } nie wykłada zestawu i odrzuca kartę. Odrzucone leżą odkryte, żeby każdy mógł liczyć.
learn-bluff-pirate-boarded = { $part ->
    [owner] Dokonujesz abordażu i zabierasz karty; traci je { $other }. To cała twoja tura.
    [voter] { $name } dokonuje abordażu twojego statku i zabiera ci karty. Tak bywa, gdy się prowadzi.
   *[watcher] { $name } dokonuje abordażu i zabiera karty; traci je { $other }. Tak bywa, gdy się prowadzi.
}
learn-bluff-pirate-end = To wszystko: wykładaj, kłam, głosuj, płyń. Teraz zobacz, kto kłamał.

# Millions of Dollars
learn-millions-of-dollars-goal = Osiem banków, jeden po drugim. Gdy ktoś po podziale ma 20 milionów, gra się kończy; wygrywa najbogatszy.
learn-millions-of-dollars-loot = W tym banku jest { $loot } mln $. Dzielą je ci, którzy zostaną do końca.
learn-millions-of-dollars-roles = Wybierz w tajemnicy rolę i połóż na niej { $stake } mln $. Ale uwaga: dwie takie same role wyrzucają się nawzajem.
learn-millions-of-dollars-choose = Dotknij karty, żeby przeczytać, co robi, i wyślij ją na skok. Której nie wybierze nikt inny?
learn-millions-of-dollars-snitch = Spróbuj teraz kapusia. Jeśli nie będzie drugiego, wskażesz inną rolę, a każdy, kto ją ma, wyleci.
learn-millions-of-dollars-middle = Te role biorą udział; jedna karta zostaje zakryta. Wiesz więc, co wybrano, ale nie kto.
learn-millions-of-dollars-alone = { $count ->
    [0] Karty „{ $role }” nie widać, więc zakryta jest twoja. Nikt inny nie ma twojej roli.
    [one] Widać { $count } × { $role }, więc twoja może być jedyna. Ale zakryta karta może być taka sama.
    [few] Widać { $count } × { $role }: nie tylko ty masz tę rolę. Jeśli wszyscy zostaniecie, wszyscy wylecicie; niech inni się wycofają albo zrób to ty.
   *[many] Widać { $count } × { $role }: nie tylko ty masz tę rolę. Jeśli wszyscy zostaniecie, wszyscy wylecicie; niech inni się wycofają albo zrób to ty.
}
learn-millions-of-dollars-talk = Dotknij gracza, żeby zapłacić mu za wycofanie się albo wziąć pieniądze za własne. Kto bierze pieniądze, wypada ze skoku.
learn-millions-of-dollars-refused = { $name } odrzuca ofertę, więc pieniądze zostają na miejscu. Możesz próbować dalej: do pięciu ofert w każdym skoku.
learn-millions-of-dollars-claim = Tu mówisz, kim jesteś. Możesz kłamać: kto boi się twojej roli, może się wycofać.
learn-millions-of-dollars-gone = { $name } zabiera stawkę i się wycofuje: może przez to, co mówisz. Kto się wycofa, nic nie traci i nic nie zyskuje.
learn-millions-of-dollars-ready = Zostajesz czy się wycofujesz? Naciśnij „Gotowe”, żeby zostać, albo wycofaj się teraz i zabierz stawkę.
learn-millions-of-dollars-time = Gwiazda znaczy, że prowadzisz ten skok, więc możesz ogłosić koniec czasu: potem żadnych nowych ofert. Naciśnij, przeczytaj, co to robi, i naciśnij jeszcze raz.
learn-millions-of-dollars-offer = { $name } proponuje ci { $amount } mln $ za wycofanie się. Weź i odejdź z zyskiem albo odrzuć.
learn-millions-of-dollars-price = { $name } wycofa się za { $amount } mln $. Zapłać, jeśli to oczyści ci drogę, albo odrzuć.
learn-millions-of-dollars-pay = { $name } chce już tylko { $amount } mln $. Jeden rywal mniej jest tego wart: zapłać.
learn-millions-of-dollars-threat = Jedyny osiłek w skoku dostaje kartę groźby, i masz ją teraz ty. Dotknij gracza { $name } i użyj jej: nikt inny tej karty nie zobaczy.
learn-millions-of-dollars-ask = Teraz podaj cenę za własne wycofanie się: dotknij gracza { $name } i zażądaj pieniędzy.
learn-millions-of-dollars-take-back = Twoja cena leży na stole, dopóki nie ma odpowiedzi. Do tego czasu możesz ją wycofać: zrób to teraz.
learn-millions-of-dollars-leave = Gdy ktoś ma tę samą rolę i nie chce odejść, wycofaj się w porę: odzyskasz stawkę.
learn-millions-of-dollars-waiting = Zostajesz. Gdy gotowość zgłoszą wszyscy, którzy zostali, maski opadają; jeśli ktoś się wycofa, znów można rozmawiać.
learn-millions-of-dollars-name = Jesteś jedynym kapusiem. Wskaż rolę: każdy, kto ją ma, wylatuje i nie dostaje działki.
learn-millions-of-dollars-named = Wskazana rola to { $role }: każdy, kto ją miał, wyleciał. Dzięki temu dla ciebie zostało więcej.
learn-millions-of-dollars-out = Jesteś poza skokiem i zachowujesz stawkę. Twojej roli nikt nie zobaczy przed końcem gry; teraz patrz na innych.
learn-millions-of-dollars-stayed = Jedyny { $role } to ty, więc dostajesz działkę, { $share } mln $, i stawkę z powrotem.
learn-millions-of-dollars-thrown = { $stake ->
    [0] Jest więcej niż jeden { $role }: wyrzucacie się nawzajem, a twoja stawka przepada.
   *[other] Jest więcej niż jeden { $role }: wyrzucacie się nawzajem. Osiłki przynajmniej odzyskują stawkę.
}
learn-millions-of-dollars-split = { $count ->
    [0] Nikt nie został, więc nikt nic nie dostaje.
    [one] Został tylko jeden gracz, { $name }, i bierze wszystko.
    [few] Zostało { $count } graczy i każdy bierze { $share } mln $.
   *[many] Zostało { $count } graczy i każdy bierze { $share } mln $.
}
learn-millions-of-dollars-driver = { $you ->
    [yes] Jesteś kierowcą: każdy inny, kto dostał działkę, płaci ci milion.
   *[no] Kierowcą jest { $name }: każdy inny, kto dostał działkę, płaci milion za kurs.
}
learn-millions-of-dollars-pocket = { $you ->
    [yes] Jesteś kieszonkowcem i zabierasz osiłkowi { $amount } mln $.
   *[no] Kieszonkowcem jest { $name } i zabiera osiłkowi { $amount } mln $.
}
learn-millions-of-dollars-end = To wszystko: wybieraj, gadaj, zostawaj albo odchodź, dziel się. Teraz zobacz, kto kłamał.
