### Bordets menu og folkene ved bordet

menu-title = Bordets menu
menu-players = Spillere
menu-game = Dette spil
menu-device = Denne enhed
menu-you = dig
menu-muted = beskeder skjult
menu-stand-in = en bot spiller i stedet
menu-pause = Sæt spillet på pause
menu-pause-says = Alle ure står stille i nogle minutter. Hvis alle er enige, varer pausen længere.
menu-agree-pause = Gå med til en længere pause
menu-agree-pause-says = Når alle er enige, varer den, til en af jer fortsætter.
menu-resume = Fortsæt spillet
menu-take-back = Tag min plads tilbage
menu-bot-for-me = Lad en bot spille for mig
menu-bot-for-me-says = Indtil du tager din plads tilbage.
menu-counts-as-lost = Spiller den færdig for dig, tæller spillet som tabt.
menu-mute = Skjul beskeder fra { $name }
menu-mute-says = Du ser ikke spillerens beskeder ved dette bord.
menu-unmute = Vis beskeder fra { $name } igen
menu-hand-over = Lad en bot spille for { $name }
menu-hand-back = Giv { $name } pladsen tilbage
menu-remove = Fjern { $name }
menu-remove-waiting = Spilleren kan ikke sætte sig ved dette bord igen.
menu-remove-playing = En bot spiller videre på pladsen, og spilleren kan ikke chatte mere.
menu-remove-sure = Ja, fjern { $name }
menu-spectators = Tilskuere
menu-remove-spectator = Personen kan ikke se dette bord mere.
menu-tv-says = Til en fælles skærm: ingens hemmeligheder vises.
menu-carry = Fortsæt på en anden enhed
menu-carry-short = Din plads og dine borde følger med.
menu-carry-code = QR-kode til at fortsætte på en anden enhed
menu-carry-says = { $minutes ->
    [one] Scan koden med den anden enhed. Den virker én gang inden for et minut. Vis den ikke til andre: så kan de spille i dit navn.
   *[other] Scan koden med den anden enhed. Den virker én gang inden for { $minutes } minutter. Vis den ikke til andre: så kan de spille i dit navn.
}
menu-leave = Forlad bordet
menu-leave-waits = Bordet venter på dig. Du finder det ved hoveddøren.
menu-leave-bot = Efter lidt tid spiller en bot for dig, til du kommer tilbage.
bar-bot-plays = En bot spiller for dig.
bar-pause-until = Senest kl. { $time } går det videre.
claim-title = Fortsæt på denne enhed?
claim-says = Du får det samme navn, den samme plads og de samme borde her som på din anden enhed.
claim-instead = Denne enhed tilhører { $name } nu. Hvis du fortsætter, glemmer den { $name } og alle bordene.
claim-yes = Fortsæt her
claim-no = Ikke nu
devices-title = Hvor du er logget ind
devices-says = Disse enheder spiller som dig. Kender du ikke en af dem, så log den ud. En enhed, der ikke bruges i et halvt år, logges ud af sig selv.
devices-here = Denne enhed
devices-unknown = Ukendt enhed
devices-seen = Sidst brugt: { $date }
devices-sign-out = Log { $device } ud
devices-sign-out-others = Log ud alle andre steder
devices-leave = Log ud her
devices-leave-says = Der er ingen adgangskoder: er dette din eneste enhed, kan du ikke komme tilbage som { $name }.
devices-leave-sure = Ja, log ud her

# Talk at the table
talk-title = Sig noget
talk-reactions = Reaktioner
talk-phrases = Hurtige sætninger
reaction-laugh = griner
reaction-gasp = gisper
reaction-doubt = hæver et øjenbryn
reaction-applause = klapper
reaction-tears = fælder en tåre
reaction-cheers = hæver glasset
phrase-good-luck = Held og lykke!
phrase-thinking = Lad mig lige tænke …
phrase-trust-me = Stol på mig.
phrase-not-believing = Det tror jeg ikke på.
phrase-oops = Ups!
phrase-nice-one = Flot!
phrase-thanks = Tak!
phrase-good-game = Godt spillet!
