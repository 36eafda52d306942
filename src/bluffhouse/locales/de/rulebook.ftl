### The rules at hand, and the waiting room

# The rules. $number is like LI-5, $name is the rule's name (“What is higher”), $title the game's.
rulebook-title = Regeln
rulebook-hook = Jede Regel hat eine Nummer. Am Tisch öffnet das „?“ die Regel, die gerade gilt.
rulebook-of = { $title }: die Regeln
rulebook-rule = Regel { $number }
rulebook-rule-named = Regel { $number }: { $name }
rulebook-contents = Inhalt
rulebook-all = Alle Regeln
rulebook-one-page = Alle Regeln auf einer Seite, zum Lesen und Drucken
rulebook-other-games = Regeln der anderen Spiele
rulebook-next = Nächste Regel
rulebook-previous = Vorige Regel
rulebook-print = Drucken
rulebook-back = Zurück zum Tisch
rulebook-opening = Die Regeln werden aufgeschlagen …
rulebook-unread = Die Regeln lassen sich gerade nicht laden.
rulebook-try-again = Noch einmal versuchen

# The invitation
waiting-invitation = Einladung
waiting-copy = Link kopieren
waiting-not-copied = Dieser Browser erlaubt das Kopieren nicht. Markiere den Link und kopiere ihn selbst.
waiting-code = QR-Code mit dem Link zu diesem Tisch
waiting-code-says = Richte eine Handykamera auf den Code, und der Tisch öffnet sich.
waiting-shared-title = Bluffhouse: { $title }

# Seats
waiting-choose-seat = Tippe einen freien Platz an, um dich dorthin zu setzen, oder zieh dein Bild dorthin.
waiting-choose-seat-host = Tippe einen freien Platz an, um dorthin zu wechseln oder einen Bot hinzusetzen. Du kannst auch dein Bild dorthin ziehen.
waiting-choose-first = Tippe einen freien Platz an, um dich zu setzen.
waiting-leave-seat = Aufstehen
waiting-host = Gastgeber
waiting-away = nicht verbunden
waiting-fill-with-bots = Bots auf alle freien Plätze
waiting-bot-tempered = Bot: { $strength }, { $temper }
bot-short-rookie = Neuling
bot-short-regular = Stammgast
bot-short-shark = Hai
bot-short-champion = Champion
bot-short-random = Zufall

# How the table is run. The host sets it; the others read it.
waiting-table = Dieser Tisch
waiting-host-sets = Das stellt der Gastgeber ein.
waiting-seats = Spieler
waiting-seats-count = { $seats ->
    [one] { $seats } Spieler
   *[other] { $seats } Spieler
}
waiting-seats-says = So viele Plätze gibt es. Was frei bleibt, können Bots besetzen.
waiting-doors = Wer hereindarf
waiting-doors-link = wer den Link hat
waiting-doors-link-says = Der Tisch steht auf keiner Liste. Nur wer den Link hat, findet ihn.
waiting-doors-public = alle
waiting-doors-public-says = Bis das Spiel beginnt, steht der Tisch am Eingang auf der Liste, und alle dürfen sich setzen oder zuschauen.
waiting-clock = Bedenkzeit
waiting-clock-none = unbegrenzt
waiting-clock-none-says = Nimm dir so viel Zeit, wie du willst.
waiting-clock-decision = pro Zug
waiting-clock-decision-says = Ist deine Zeit für einen Zug um, macht ein Bot diesen einen Zug für dich.
waiting-clock-game = für das ganze Spiel
waiting-clock-game-says = Alle haben eine Uhr für das ganze Spiel, und jeder Zug gibt etwas Zeit dazu. Ist sie abgelaufen, entscheidet ein Bot.
waiting-clock-days = mehrere Tage pro Zug
waiting-clock-days-says = Für ein Spiel nebenher, bei dem man einmal am Tag vorbeischaut. Ist die Zeit um, entscheidet ein Bot.
waiting-clock-how-long = Wie lange
waiting-clock-increment = Dazu pro Zug
waiting-clock-countdown = Countdown nach dem Einläuten
waiting-clock-countdown-says = So lange bleibt allen, sobald der Schluss eingeläutet ist.
waiting-clock-seconds = { $seconds ->
    [one] { $seconds } Sekunde
   *[other] { $seconds } Sekunden
}
waiting-clock-minutes = { $minutes ->
    [one] { $minutes } Minute
   *[other] { $minutes } Minuten
}
waiting-clock-of-days = { $days ->
    [one] { $days } Tag
   *[other] { $days } Tage
}
waiting-absence = Wenn jemand geht
waiting-absence-bot = ein Bot springt ein
waiting-absence-bot-says = Für Leute, die weg sind, spielt ein Bot. Kommen sie zurück, haben sie sofort ihren Platz wieder.
waiting-absence-wait = der Tisch wartet
waiting-absence-wait-says = Niemand spielt für Leute, die weg sind, außer es läuft eine Uhr oder der Gastgeber setzt einen Bot ein.
waiting-yes = ja
waiting-no = nein
waiting-islands = { $near } und { $far }
