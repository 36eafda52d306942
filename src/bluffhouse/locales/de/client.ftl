### The browser client

page-your-name = Wie sollen wir dich nennen?
page-who-are-you = Wer spielt?
page-come-in = Eintreten
page-invited = Du bist an einen Tisch eingeladen
invited-by = { $host } lädt dich zu { $game } ein.
invited-waiting = { $taken } von { $seats } Plätzen sind besetzt.
invited-playing = Das Spiel läuft schon: Komm herein und schau zu.
invited-over = Das Spiel ist vorbei: Komm herein und sieh, wer gelogen hat.
page-nowhere = Hier ist nichts
page-to-the-door = Zurück zum Eingang
page-language = Sprache
page-day = Helles Design
page-night = Dunkles Design
page-close = Schließen
page-announcement = Von denen, die dieses Haus betreiben:
page-somebody = Jemand
door-closed = Vom Haus geschlossen
page-sound-on = Ton an
page-sound-off = Ton aus
page-description = Fünf Bluffspiele mit Freunden und Bots, direkt im Browser.
page-big-screen = TV-Ansicht
page-connecting = Der Tisch wird gesucht …
page-connection-lost = Verbindung verloren. Neuer Versuch …
house-unreachable = Das Haus antwortet nicht. Prüf deine Verbindung und versuch es noch einmal.

door-title = Das Haus des Bluffs
door-hook = Fünf Spiele, in denen gewinnt, wer am besten lügt – oder wer die Lüge durchschaut. Ganz ohne Konto: Nimm einfach Platz.
door-change-name = { $name } · Namen ändern
door-change-name-says = Gilt ab dem nächsten Tisch. Wo du schon sitzt, behältst du deinen Namen.
door-you = Deine Seite
door-devices = Deine Geräte
door-puzzles = Rätsel des Tages
door-take-name = Diesen Namen benutzen
door-my-tables = Deine Tische
door-waiting = Wartet auf Mitspieler
door-your-turn = Du bist dran
door-their-turn = Andere sind dran
door-over = Vorbei: Wer hat gelogen?
review-open = Wie haben wir gespielt?
door-opponents = mit { $names }
door-result = { $winners ->
    [0] Niemand hat gewonnen
    [one] { $you ->
        [yes] Du hast gewonnen
       *[no] { $names } hat gewonnen
    }
   *[other] { $you ->
        [yes] Du hast gemeinsam mit { $names } gewonnen
       *[no] { $names } haben gemeinsam gewonnen
    }
}
door-clear = { $table } von der Liste nehmen
door-clear-all = Beendete Tische entfernen
door-games = Such dir ein Spiel aus
door-facts = { $least } bis { $most } Spieler · { $from }–{ $to } Minuten
door-players = { $least } bis { $most } Spieler
door-against-bots = Gegen Bots spielen
quick-players = Spielerzahl
quick-mixed = gemischt
door-with-friends = Mit Freunden spielen
door-learn = In drei Minuten lernen
door-open-tables = Offene Tische
door-open-table = { $host } · { $taken } von { $seats } Plätzen besetzt
door-no-open-tables = Gerade sucht niemand Mitspieler. Eröffne einen Tisch und teile den Link.
door-record = Aufzeichnung abspielen

waiting-invite = Teile diesen Link mit den anderen
waiting-share = Teilen
waiting-copied = Kopiert
waiting-big-screen = TV-Ansicht: Sie zeigt den Tisch auf einem gemeinsamen Bildschirm, ohne Geheimnisse. Öffne { $link }
waiting-ready = bereit
waiting-not-ready = noch nicht bereit
waiting-bot = Bot: { $kind }
waiting-remove = Entfernen
waiting-empty = Platz { $seat }
waiting-sit = Platz nehmen
waiting-start = Spiel starten
waiting-need-people = Noch ist nicht jeder Platz besetzt
waiting-need-ready = Noch sind nicht alle bereit
waiting-starting = Es geht los …
waiting-im-ready = Ich bin bereit
waiting-not-yet = Doch noch nicht
waiting-options = Regeln an diesem Tisch
waiting-seat = Platz { $seat }
waiting-move-here = Hierher wechseln
waiting-strength = Spielstärke
waiting-temperament = Spielstil
waiting-add-bot = Bot hinzufügen

chat-title = Chat
chat-say = Nachricht schreiben
chat-send = Senden
chat-unsent = wird gesendet …

room-story = Verlauf
room-table = Der Tisch
room-your-hand = Deine Hand
room-deciding = überlegt
room-waiting-for = Warten auf { $names }
room-rematch = Noch eine Partie
room-clock = noch { $left }
room-more-below = Unten geht es weiter
room-look-on = Auf dem Handy zuschauen: { $link }
room-big-screen = TV-Ansicht
room-new-talk = Neue Nachricht im Chat.
room-skip = Überspringen
room-pace = Tempo
room-pace-slow = Langsam
room-pace-normal = Normal
room-pace-fast = Schnell
room-pace-instant = Sofort
room-your-turn = Du bist dran.
room-watching = Du schaust zu

# The player of a seat, on its face
seat-away = weg
seat-bot = Bot
seat-agent = KI

# The table of a game that brings none of its own
generic-less = Eins weniger
generic-more = Eins mehr
generic-nothing = nichts
generic-cannot-draw = Dieser Tisch kann diese Entscheidung nicht zeigen. Spiel sie im Terminal, oder bitte um einen eigenen Tisch für das Spiel.

# The end of a game
end-winners = { $winners ->
    [0] Niemand gewinnt
    [one] { $you ->
        [yes] Du gewinnst!
       *[no] { $names } gewinnt!
    }
   *[other] { $you ->
        [yes] Du teilst dir den Sieg mit { $names }!
       *[no] { $names } teilen sich den Sieg!
    }
}
end-results = Ergebnis
end-invitation = { $name } möchte noch eine Partie spielen.
end-next-table = Die nächste Partie wartet an einem neuen Tisch.
end-join = Mitspielen

table-assisted = mit Tipps
table-assisted-means = Mit Tipps gespielt: zählt in keiner Statistik.
