### Nabídka stolu a lidé u něj

menu-title = Nabídka stolu
menu-players = Hráči
menu-game = Tato hra
menu-device = Toto zařízení
menu-you = ty
menu-muted = ztlumeno
menu-stand-in = zaskakuje bot
menu-pause = Pozastavit hru
menu-pause-says = Všechny hodiny se na pár minut zastaví. Když budou všichni souhlasit, pauza potrvá déle.
menu-agree-pause = Souhlasit s delší pauzou
menu-agree-pause-says = Když budou všichni souhlasit, potrvá, dokud někdo nebude pokračovat.
menu-resume = Pokračovat ve hře
menu-take-back = Vzít si místo zpět
menu-bot-for-me = Nechat za mě hrát bota
menu-bot-for-me-says = Dokud si místo nevezmeš zpět.
menu-counts-as-lost = Pokud hru dohraje za tebe, počítá se jako prohraná.
menu-mute = Ztlumit: { $name }
menu-mute-says = U tohoto stolu neuvidíš zprávy tohoto hráče.
menu-unmute = Zrušit ztlumení: { $name }
menu-hand-over = Nechat hrát bota místo hráče { $name }
menu-hand-back = Vrátit místo hráči { $name }
menu-remove = Odebrat: { $name }
menu-remove-waiting = K tomuto stolu si už nebude moci sednout.
menu-remove-playing = Na tomto místě dohraje bot a hráč už nebude moct psát do chatu.
menu-remove-sure = Ano, odebrat: { $name }
menu-spectators = Publikum
menu-remove-spectator = Tento stůl už neuvidí.
menu-tv-says = Pro společnou obrazovku: nejsou na ní ničí tajemství.
menu-carry = Pokračovat na jiném zařízení
menu-carry-short = Vezmeš si s sebou své místo i stoly.
menu-carry-code = QR kód pro pokračování na jiném zařízení
menu-carry-says = { $minutes ->
    [one] Naskenuj tento kód druhým zařízením. Platí jednou a jen minutu. Nikomu jinému ho neukazuj: mohl by hrát za tebe.
    [few] Naskenuj tento kód druhým zařízením. Platí jednou, po { $minutes } minuty. Nikomu jinému ho neukazuj: mohl by hrát za tebe.
   *[other] Naskenuj tento kód druhým zařízením. Platí jednou, po { $minutes } minut. Nikomu jinému ho neukazuj: mohl by hrát za tebe.
}
menu-leave = Odejít od stolu
menu-leave-waits = Stůl na tebe počká. Najdeš ho u vchodu.
menu-leave-bot = Za chvíli za tebe začne hrát bot, dokud se nevrátíš.
bar-bot-plays = Hraje za tebe bot.
bar-pause-until = Nejpozději v { $time } se pokračuje.
claim-title = Pokračovat na tomto zařízení?
claim-says = Budeš tu mít stejné jméno, místo a stoly jako na druhém zařízení.
claim-instead = Na tomto zařízení teď hraje { $name }. Když budeš pokračovat, zařízení toto jméno i jeho stoly zapomene.
claim-yes = Pokračovat tady
claim-no = Teď ne
devices-title = Kde máš otevřené přihlášení
devices-says = Tato zařízení hrají za tebe. Pokud některé neznáš, odhlas ho. Zařízení, které se půl roku nepoužívá, se odhlásí samo.
devices-here = Toto zařízení
devices-unknown = Neznámé zařízení
devices-seen = Naposledy použito: { $date }
devices-sign-out = Odhlásit: { $device }
devices-sign-out-others = Odhlásit všude jinde
devices-leave = Odhlásit se zde
devices-leave-says = Nejsou tu hesla: pokud je to tvé jediné zařízení, už se nevrátíš jako { $name }.
devices-leave-sure = Ano, odhlásit se zde
account-delete = Smazat můj účet
account-delete-says = Můžeš taky odejít navždy: tvoje jméno a zprávy v chatu se všude smažou.
account-delete-sure = Nejde to vrátit. Opustíš svoje stoly, hry za tebe dohraje bot, všechna tvoje zařízení se odhlásí a dohrané hry zůstanou bez tvého jména.
account-delete-name = Pro potvrzení napiš svoje jméno: { $name }
account-delete-do = Smazat můj účet navždy

# Talk at the table
talk-title = Něco říct
talk-reactions = Reakce
talk-phrases = Rychlé fráze
reaction-laugh = směje se
reaction-gasp = lapá po dechu
reaction-doubt = zvedá obočí
reaction-applause = tleská
reaction-tears = roní slzu
reaction-cheers = připíjí
phrase-good-luck = Hodně štěstí!
phrase-thinking = Moment, přemýšlím…
phrase-trust-me = Věř mi.
phrase-not-believing = To ti nevěřím.
phrase-oops = Jejda!
phrase-nice-one = To se povedlo!
phrase-thanks = Díky!
phrase-good-game = Dobrá hra!
