### Das Menü des Tischs und die Leute daran

menu-title = Tischmenü
menu-players = Spieler
menu-game = Dieses Spiel
menu-device = Dieses Gerät
menu-you = du
menu-muted = stummgeschaltet
menu-stand-in = ein Bot springt ein
menu-pause = Spiel anhalten
menu-pause-says = Alle Uhren stehen für ein paar Minuten. Wenn alle einverstanden sind, dauert die Pause länger.
menu-agree-pause = Einer längeren Pause zustimmen
menu-agree-pause-says = Wenn alle zustimmen, dauert sie, bis jemand von euch weitermacht.
menu-resume = Weiterspielen
menu-take-back = Meinen Platz zurücknehmen
menu-bot-for-me = Einen Bot für mich spielen lassen
menu-bot-for-me-says = Bis du deinen Platz zurücknimmst.
menu-counts-as-lost = Spielt er das Spiel für dich zu Ende, zählt es als verloren.
menu-mute = { $name } stummschalten
menu-mute-says = An diesem Tisch siehst du keine Nachrichten dieser Person.
menu-unmute = Stummschaltung aufheben: { $name }
menu-hand-over = Einen Bot für { $name } spielen lassen
menu-hand-back = { $name } den Platz zurückgeben
menu-remove = { $name } vom Tisch entfernen
menu-remove-waiting = Die Person kann sich an diesen Tisch nicht mehr setzen.
menu-remove-playing = Ein Bot spielt dort weiter, und die Person kann nicht mehr chatten.
menu-remove-sure = Ja, { $name } entfernen
menu-spectators = Zuschauer
menu-remove-spectator = Diese Person kann den Tisch nicht mehr sehen.
menu-tv-says = Für einen gemeinsamen Bildschirm: alle Geheimnisse bleiben verdeckt.
menu-carry = Auf einem anderen Gerät weiterspielen
menu-carry-short = Dein Platz und deine Tische kommen mit.
menu-carry-code = QR-Code zum Weiterspielen auf einem anderen Gerät
menu-carry-says = { $minutes ->
    [one] Scanne den Code mit dem anderen Gerät. Er gilt einmal, eine Minute lang. Zeig ihn sonst niemandem: Damit kann man unter deinem Namen spielen.
   *[other] Scanne den Code mit dem anderen Gerät. Er gilt einmal, { $minutes } Minuten lang. Zeig ihn sonst niemandem: Damit kann man unter deinem Namen spielen.
}
menu-leave = Tisch verlassen
menu-leave-waits = Der Tisch wartet auf dich. Du findest ihn am Eingang.
menu-leave-bot = Nach einer Weile spielt ein Bot für dich, bis du zurückkommst.
bar-bot-plays = Ein Bot spielt für dich.
bar-pause-until = Spätestens um { $time } geht es weiter.
claim-title = Auf diesem Gerät weiterspielen?
claim-says = Du hast hier denselben Namen, denselben Platz und dieselben Tische wie auf deinem anderen Gerät.
claim-instead = Dieses Gerät gehört jetzt { $name }. Wenn du weitermachst, vergisst es { $name } samt allen Tischen.
claim-yes = Hier weiterspielen
claim-no = Jetzt nicht
devices-title = Wo du angemeldet bist
devices-says = Diese Geräte spielen als du. Kennst du eines nicht, melde es ab. Ein Gerät, das ein halbes Jahr nicht benutzt wird, wird von selbst abgemeldet.
devices-here = Dieses Gerät
devices-unknown = Unbekanntes Gerät
devices-seen = Zuletzt benutzt: { $date }
devices-sign-out = { $device } abmelden
devices-sign-out-others = Überall sonst abmelden
devices-leave = Hier abmelden
devices-leave-says = Es gibt keine Passwörter: Ist das dein einziges Gerät, kannst du nicht als { $name } zurückkommen.
devices-leave-sure = Ja, hier abmelden

# Talk at the table
talk-title = Etwas sagen
talk-reactions = Reaktionen
talk-phrases = Kurze Sätze
reaction-laugh = lacht
reaction-gasp = schnappt nach Luft
reaction-doubt = hebt eine Augenbraue
reaction-applause = klatscht
reaction-tears = vergießt eine Träne
reaction-cheers = hebt das Glas
phrase-good-luck = Viel Glück!
phrase-thinking = Ich denke nach …
phrase-trust-me = Vertrau mir.
phrase-not-believing = Das glaube ich dir nicht.
phrase-oops = Hoppla!
phrase-nice-one = Gut gemacht!
phrase-thanks = Danke!
phrase-good-game = Schönes Spiel!
