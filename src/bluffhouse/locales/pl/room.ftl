### Menu stołu i ludzie przy stole

menu-title = Menu stołu
menu-players = Gracze
menu-game = Ta gra
menu-device = To urządzenie
menu-you = ty
menu-muted = wyciszono
menu-stand-in = w zastępstwie gra bot
menu-pause = Wstrzymaj grę
menu-pause-says = Wszystkie zegary stają na kilka minut. Jeśli wszyscy się zgodzą, przerwa potrwa dłużej.
menu-agree-pause = Zgódź się na dłuższą przerwę
menu-agree-pause-says = Gdy wszyscy się zgodzą, potrwa, dopóki ktoś nie wznowi gry.
menu-resume = Wznów grę
menu-take-back = Wróć na swoje miejsce
menu-bot-for-me = Niech bot zagra za mnie
menu-bot-for-me-says = Dopóki nie wrócisz na swoje miejsce.
menu-counts-as-lost = Jeśli dokończy grę za ciebie, liczy się ona jako przegrana.
menu-mute = Wycisz: { $name }
menu-mute-says = Przy tym stole nie zobaczysz wiadomości tej osoby.
menu-unmute = Cofnij wyciszenie: { $name }
menu-hand-over = Niech bot zagra za gracza { $name }
menu-hand-back = Oddaj miejsce graczowi { $name }
menu-remove = Usuń od stołu: { $name }
menu-remove-waiting = Ta osoba już nie usiądzie przy tym stole.
menu-remove-playing = Na tym miejscu dogra bot, a ta osoba nie napisze już nic na czacie.
menu-remove-sure = Tak, usuń: { $name }
menu-spectators = Widownia
menu-remove-spectator = Ta osoba nie zobaczy już tego stołu.
menu-tv-says = Na wspólny ekran: nie widać na nim niczyich tajemnic.
menu-carry = Graj dalej na innym urządzeniu
menu-carry-short = Twoje miejsce i stoły przejdą z tobą.
menu-carry-code = Kod QR, który przenosi cię na inne urządzenie
menu-carry-says = { $minutes ->
    [one] Zeskanuj ten kod drugim urządzeniem. Działa raz, przez minutę. Nie pokazuj go nikomu innemu: pozwala grać jako ty.
    [few] Zeskanuj ten kod drugim urządzeniem. Działa raz, przez { $minutes } minuty. Nie pokazuj go nikomu innemu: pozwala grać jako ty.
   *[many] Zeskanuj ten kod drugim urządzeniem. Działa raz, przez { $minutes } minut. Nie pokazuj go nikomu innemu: pozwala grać jako ty.
}
menu-leave = Odejdź od stołu
menu-leave-waits = Stół na ciebie poczeka. Znajdziesz go przy wejściu.
menu-leave-bot = Po chwili zacznie za ciebie grać bot, dopóki nie wrócisz.
bar-bot-plays = Gra za ciebie bot.
bar-pause-until = Najpóźniej o { $time } gra toczy się dalej.
claim-title = Grać dalej na tym urządzeniu?
claim-says = Będziesz mieć tu to samo imię, miejsce i stoły co na drugim urządzeniu.
claim-instead = Na tym urządzeniu gra teraz { $name }. Jeśli przejdziesz dalej, urządzenie zapomni to imię i jego stoły.
claim-yes = Graj dalej tutaj
claim-no = Nie teraz
devices-title = Gdzie masz otwartą sesję
devices-says = Te urządzenia grają jako ty. Jeśli któregoś nie znasz, wyloguj je. Urządzenie nieużywane przez pół roku wylogowuje się samo.
devices-here = To urządzenie
devices-unknown = Nieznane urządzenie
devices-seen = Ostatnio używane: { $date }
devices-sign-out = Wyloguj: { $device }
devices-sign-out-others = Wyloguj wszędzie indziej
devices-leave = Wyloguj tutaj
devices-leave-says = Nie ma haseł: jeśli to twoje jedyne urządzenie, nie wrócisz już jako { $name }.
devices-leave-sure = Tak, wyloguj tutaj
account-delete = Usuń moje konto
account-delete-says = Możesz też odejść na zawsze: twoje imię i wiadomości na czacie zostaną wszędzie usunięte.
account-delete-sure = Tego nie da się cofnąć. Opuszczasz swoje stoły, bot dokończy twoje gry, wszystkie twoje urządzenia zostaną wylogowane, a zakończone gry pozostaną bez twojego imienia.
account-delete-name = Wpisz swoje imię, żeby potwierdzić: { $name }
account-delete-do = Usuń moje konto na zawsze

# Talk at the table
talk-title = Powiedz coś
talk-reactions = Reakcje
talk-phrases = Gotowe zdania
reaction-laugh = śmieje się
reaction-gasp = wstrzymuje oddech
reaction-doubt = unosi brew
reaction-applause = bije brawo
reaction-tears = roni łzę
reaction-cheers = wznosi toast
phrase-good-luck = Powodzenia!
phrase-thinking = Chwila, myślę…
phrase-trust-me = Zaufaj mi.
phrase-not-believing = Nie wierzę ci.
phrase-oops = Ojej!
phrase-nice-one = Dobre!
phrase-thanks = Dzięki!
phrase-good-game = Dobra gra!
