### The browser client

page-your-name = Jak ti máme říkat?
page-who-are-you = Kdo jsi?
page-come-in = Vstoupit
page-invited = Někdo tě zve ke stolu
page-nowhere = Tady nic není
page-to-the-door = Ke vchodu
page-language = Jazyk
page-day = Rozsvítit
page-night = Ztlumit světla
page-close = Zavřít
page-sound-on = Zapnout zvuk
page-sound-off = Vypnout zvuk
page-description = Pět her plných blafů, s přáteli i s boty, přímo v prohlížeči.
page-big-screen = Velká obrazovka
page-connecting = Hledám stůl…
page-connection-lost = Spojení vypadlo. Zkouším to znovu…
house-unreachable = Herna neodpovídá. Má otevřeno?

door-title = Herna plná blafů
door-hook = Pět her, ve kterých vyhrává ten, kdo nejlíp lže, nebo ten, kdo ho prokoukne. Bez registrace: sedni si a hraj.
door-change-name = { $name } · změnit jméno
door-change-name-says = Platí od příštího stolu. Kde už sedíš, tam ti jméno zůstane.
door-take-name = Vzít si tohle jméno
door-my-tables = Tvoje stoly
door-waiting = Čeká se na hráče
door-your-turn = Rozhoduješ ty
door-their-turn = Rozhodují ostatní
door-over = Konec: podívej se, jak to bylo
door-games = Vyber si hru
door-facts = { $least }–{ $most } hráčů · { $from }–{ $to } minut
door-players = { $least }–{ $most } hráčů
door-against-bots = Hrát proti botům
door-with-friends = Otevřít stůl
door-learn = Nauč se ji za tři minuty
door-open-tables = Otevřené stoly
door-open-table = { $host } · obsazeno { $taken } z { $seats } míst
door-no-open-tables = Teď nikdo na hráče nečeká. Otevři stůl a pošli odkaz.
door-record = Přehrát záznam ze souboru

waiting-invite = Pošli tenhle odkaz tomu, kdo má hrát
waiting-share = Sdílet
waiting-copied = Zkopírováno
waiting-big-screen = Televize nebo projektor ukáže stůl všem v místnosti, a přitom nikoho neprozradí: { $link }
waiting-ready = může začít
waiting-not-ready = ještě ne
waiting-bot = bot: { $kind }
waiting-remove = Odebrat
waiting-empty = Místo { $seat }
waiting-sit = Sednout si
waiting-start = Začít hru
waiting-need-people = Na každém místě musí někdo sedět
waiting-need-ready = Čeká se, až budou moct začít všichni
waiting-im-ready = Můžeme začít
waiting-not-yet = Ještě ne
waiting-options = Pravidla tohoto stolu
waiting-seat = Místo { $seat }
waiting-move-here = Sednu si sem
waiting-strength = Úroveň
waiting-temperament = Styl hry
waiting-add-bot = Posadit sem bota

chat-title = Řeči u stolu
chat-say = Řekni něco
chat-send = Říct
chat-unsent = zatím neodesláno

room-story = Průběh
room-table = Stůl
room-your-hand = Tvoje ruka
room-deciding = rozhoduje
room-waiting-for = Čeká se na: { $names }
room-rematch = Hrát znovu
room-clock = zbývá { $left }
room-look-on = Dívej se na vlastní obrazovce: { $link }
room-big-screen = Na velké obrazovce
room-new-talk = Někdo něco říká.
room-skip = Ukázat všechno
room-your-turn = Jsi na řadě.

# The table of a game that brings none of its own
generic-less = O jedno méně
generic-more = O jedno více
generic-nothing = nic
