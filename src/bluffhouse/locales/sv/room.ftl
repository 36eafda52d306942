### Bordets meny och folket vid bordet

menu-title = Bordets meny
menu-players = Spelare
menu-game = Det här spelet
menu-device = Den här enheten
menu-you = du
menu-muted = tystad
menu-stand-in = en bott spelar i stället
menu-pause = Pausa spelet
menu-pause-says = Alla klockor står stilla i några minuter. Om alla går med på det blir pausen längre.
menu-agree-pause = Gå med på en längre paus
menu-agree-pause-says = När alla har gått med på det varar den tills någon av er fortsätter.
menu-resume = Fortsätt spelet
menu-take-back = Ta tillbaka min plats
menu-bot-for-me = Låt en bott spela åt mig
menu-bot-for-me-says = Tills du tar tillbaka din plats.
menu-counts-as-lost = Spelar den klart åt dig räknas spelet som förlorat.
menu-mute = Tysta { $name }
menu-mute-says = Du ser inte spelarens meddelanden vid det här bordet.
menu-unmute = Sluta tysta { $name }
menu-hand-over = Låt en bott spela åt { $name }
menu-hand-back = Ge { $name } platsen tillbaka
menu-remove = Ta bort { $name }
menu-remove-waiting = Hen kan inte sätta sig vid det här bordet igen.
menu-remove-playing = En bott spelar vidare på platsen, och hen kan inte chatta mer.
menu-remove-sure = Ja, ta bort { $name }
menu-spectators = Åskådare
menu-remove-spectator = Hen kan inte se det här bordet längre.
menu-tv-says = För en gemensam skärm: ingens hemligheter syns.
menu-carry = Fortsätt på en annan enhet
menu-carry-short = Din plats och dina bord följer med.
menu-carry-code = QR-kod för att fortsätta på en annan enhet
menu-carry-says = { $minutes ->
    [one] Skanna koden med den andra enheten. Den gäller en gång, i en minut. Visa den inte för någon annan: då kan de spela i ditt namn.
   *[other] Skanna koden med den andra enheten. Den gäller en gång, i { $minutes } minuter. Visa den inte för någon annan: då kan de spela i ditt namn.
}
menu-leave = Lämna bordet
menu-leave-waits = Bordet väntar på dig. Du hittar det vid entrén.
menu-leave-bot = Efter en stund spelar en bott åt dig, tills du kommer tillbaka.
bar-bot-plays = En bott spelar åt dig.
bar-pause-until = Senast klockan { $time } går det vidare.
claim-title = Fortsätta på den här enheten?
claim-says = Du har samma namn, plats och bord här som på din andra enhet.
claim-instead = Den här enheten tillhör { $name } nu. Om du fortsätter glömmer den { $name } och alla bord.
claim-yes = Fortsätt här
claim-no = Inte nu
devices-title = Där du är inloggad
devices-says = De här enheterna spelar som du. Känner du inte igen någon, logga ut den. En enhet som inte används på ett halvår loggas ut av sig själv.
devices-here = Den här enheten
devices-unknown = Okänd enhet
devices-seen = Senast använd: { $date }
devices-sign-out = Logga ut { $device }
devices-sign-out-others = Logga ut överallt annars
devices-leave = Logga ut här
devices-leave-says = Det finns inga lösenord: är det här din enda enhet kan du inte komma tillbaka som { $name }.
devices-leave-sure = Ja, logga ut här

# Talk at the table
talk-title = Säg något
talk-reactions = Reaktioner
talk-phrases = Snabba fraser
reaction-laugh = skrattar
reaction-gasp = drar efter andan
reaction-doubt = höjer på ögonbrynet
reaction-applause = applåderar
reaction-tears = fäller en tår
reaction-cheers = höjer glaset
phrase-good-luck = Lycka till!
phrase-thinking = Låt mig tänka …
phrase-trust-me = Lita på mig.
phrase-not-believing = Jag tror dig inte.
phrase-oops = Hoppsan!
phrase-nice-one = Snyggt!
phrase-thanks = Tack!
phrase-good-game = Bra spelat!
