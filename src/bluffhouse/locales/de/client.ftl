### The browser client

page-your-name = Wie sollen wir dich nennen?
page-who-are-you = Wer bist du?
page-come-in = Eintreten
page-invited = Du bist an einen Tisch eingeladen
page-nowhere = Hier ist nichts
page-to-the-door = Zum Eingang
page-language = Sprache
page-day = Licht an
page-night = Licht dämpfen
page-close = Schließen
page-sound-on = Ton an
page-sound-off = Ton aus
page-description = Fünf Bluffspiele mit Freunden und Bots, direkt im Browser.
page-big-screen = Großer Bildschirm
page-connecting = Der Tisch wird gesucht …
page-connection-lost = Die Verbindung ist weg. Neuer Versuch …
house-unreachable = Das Haus antwortet nicht. Hat es geöffnet?

door-title = Das Haus des Bluffs
door-hook = Fünf Spiele, in denen gewinnt, wer am besten lügt – oder wer die Lüge durchschaut. Ganz ohne Konto: Nimm einfach Platz.
door-change-name = { $name } · Namen ändern
door-change-name-says = Gilt ab dem nächsten Tisch. Wo du schon sitzt, behältst du deinen Namen.
door-take-name = Diesen Namen nehmen
door-my-tables = Deine Tische
door-waiting = Wartet auf Mitspieler
door-your-turn = Du bist dran
door-their-turn = Andere sind dran
door-over = Vorbei: die ganze Wahrheit
door-games = Such dir ein Spiel aus
door-facts = { $least } bis { $most } Spieler · { $from }–{ $to } Minuten
door-players = { $least } bis { $most } Spieler
door-against-bots = Gegen Bots spielen
door-with-friends = Tisch eröffnen
door-learn = In drei Minuten lernen
door-open-tables = Offene Tische
door-open-table = { $host } · { $taken } von { $seats } Plätzen besetzt
door-no-open-tables = Gerade sucht niemand Mitspieler. Eröffne einen Tisch und teile den Link.
door-record = Aufzeichnung abspielen

waiting-invite = Schick diesen Link allen, die mitspielen sollen
waiting-share = Teilen
waiting-copied = Kopiert
waiting-big-screen = Ein Fernseher oder Beamer zeigt allen im Raum den Tisch, aber niemandes Geheimnisse: { $link }
waiting-ready = bereit
waiting-not-ready = noch nicht bereit
waiting-bot = Bot: { $kind }
waiting-remove = Entfernen
waiting-empty = Platz { $seat }
waiting-sit = Platz nehmen
waiting-start = Spiel starten
waiting-need-people = Noch ist nicht jeder Platz besetzt
waiting-need-ready = Noch sind nicht alle bereit
waiting-im-ready = Ich bin bereit
waiting-not-yet = Doch noch nicht
waiting-options = Regeln an diesem Tisch
waiting-seat = Platz { $seat }
waiting-move-here = Hierher wechseln
waiting-strength = Spielstärke
waiting-temperament = Temperament
waiting-add-bot = Bot hierher setzen

chat-title = Tischgespräch
chat-say = Sag etwas
chat-send = Senden
chat-unsent = noch nicht gesendet

room-story = Verlauf
room-table = Der Tisch
room-your-hand = Deine Hand
room-deciding = überlegt
room-waiting-for = Warten auf { $names }
room-rematch = Noch eine Partie
room-clock = noch { $left }
room-look-on = Schau am eigenen Bildschirm zu: { $link }
room-big-screen = Auf großem Bildschirm
room-new-talk = Jemand hat etwas gesagt.
room-skip = Alles zeigen
room-your-turn = Du bist dran.

# The table of a game that brings none of its own
generic-less = Eins weniger
generic-more = Eins mehr
generic-nothing = nichts
