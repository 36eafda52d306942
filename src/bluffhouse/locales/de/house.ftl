### What every game shares

# Refusals
not-your-turn = Du bist gerade nicht dran.
game-over = Das Spiel ist vorbei.
not-an-action-of-this-game = So etwas gibt es in diesem Spiel nicht.

# Refusals: coming in
come-in-first = Wir kennen deinen Namen noch nicht. Such dir einen aus und tritt ein.
name-reserved = { $name } könnte man mit dem Haus selbst verwechseln. Bitte such dir einen anderen Namen aus.
name-empty = Ein Name braucht mindestens einen sichtbaren Buchstaben.
name-too-long = Der Name ist zu lang: höchstens { $most } Zeichen.
link-used = Dieser Link wurde schon benutzt oder ist zu alt. Lass dir einen neuen geben.

# Refusals: the table
no-such-table = Einen Tisch mit diesem Code gibt es nicht. Prüf den Link.
table-damaged = Das Protokoll dieses Tisches lässt sich nicht mehr lesen. Bitte sag denen Bescheid, die dieses Haus betreiben.
table-closed = Dieser Tisch wurde von denen geschlossen, die das Haus betreiben.
banned = Du bist in diesem Haus auf Dauer gesperrt.
banned-until = Du bist in diesem Haus für eine Weile gesperrt. Verbleibende Zeit: { $hours } Std.
name-differs = Das ist nicht dein Name. Schreib ihn genau so: { $name }
bad-setting = { $why ->
    [wrong-fool-me-once] „{ millions-of-dollars-option-fool-me-once }“ ist für 4 bis 8 Spieler, nicht für 3.
   *[other] Diese Kombination von Einstellungen ist nicht möglich: { $details }
}
no-such-bot = So einen Bot gibt es nicht: { $details }
no-such-seat = Diesen Platz gibt es nicht: Der Tisch hat { $most }.
host-only = Das darf nur der Gastgeber.
host-removed-you = Der Gastgeber hat dich von diesem Tisch entfernt.
already-started = Das Spiel läuft schon.
not-started = Das Spiel hat noch nicht begonnen.
not-over = Das Spiel ist noch nicht vorbei.
you-have-no-seat = Du sitzt nicht an diesem Tisch.
table-full = Alle Plätze sind besetzt. Du kannst aber zuschauen.
seat-taken = Platz { $seat } ist besetzt. Such dir einen anderen aus.
seat-empty = Platz { $seat } ist frei.
seats-empty = Es sind noch Plätze frei. Warte auf weitere Leute oder füg Bots hinzu.
name-taken = Hier heißt schon jemand { $name } oder sehr ähnlich. Such dir einen anderen Namen aus, um dich zu setzen.
too-few-seats = { $people ->
    [one] Hier sitzt schon { $people } Person. Weniger Plätze kann der Tisch nicht haben.
   *[other] Hier sitzen schon { $people } Personen. Weniger Plätze kann der Tisch nicht haben.
}
not-ready = { $name } auf Platz { $seat } ist noch nicht bereit.
about-to-start = Das Spiel beginnt gleich.
number-not-due = Deine Zahl für das Geben wird jetzt nicht gebraucht.
number-not-sealed = Das ist nicht die Zahl, die dein Gerät versiegelt hat.
rematch-exists = Die Revanche gibt es schon: Geh zum nächsten Tisch.

# Refusals: playing
not-an-action = Das kann man in diesem Spiel nicht tun: { $details }
paused = Das Spiel ist angehalten.
not-paused = Das Spiel ist nicht angehalten.
pause-used-up = Du hast deine Pausenzeit in diesem Spiel verbraucht ({ $minutes } min).
no-lesson = Dieses Spiel hat keine Lektion, oder dieser Tisch ist keine.
lesson-fixed = Spieler und Einstellungen einer Lektion lassen sich nicht ändern.
bot-plays-for-you = Ein Bot spielt für dich: Nimm zuerst deinen Platz wieder ein.
bot-plays-there = Für { $name } spielt schon ein Bot.
nothing-to-hand-back = { $name } hat nichts zurückzunehmen: Dort spielt kein Bot für einen Menschen.
player-here = { $name } ist am Tisch. Solange ein Spiel läuft, entscheidet niemand für Anwesende.
player-just-left = { $seconds ->
    [one] { $name } ist erst seit Kurzem weg. Versuch es in { $seconds } Sekunde noch einmal.
   *[other] { $name } ist erst seit Kurzem weg. Versuch es in { $seconds } Sekunden noch einmal.
}

# Refusals: talk
nobody-called-that = An diesem Tisch heißt niemand { $name }.
spectator-gone = Diese Person schaut nicht mehr zu.
chat-empty = Schreib zuerst eine Nachricht.
chat-one-thing = Schick einen Text, eine Reaktion oder einen Satz: immer nur eins davon.
no-such-phrase = Diesen Satz gibt es an diesem Tisch nicht.
chat-too-long = Die Nachricht ist zu lang: höchstens { $most } Zeichen.
chat-too-much = Du schreibst zu schnell: höchstens { $most } Nachrichten pro Minute.
chat-silent = Du bist ausgestiegen und kannst erst nach dieser Runde wieder chatten.

# Refusals: the house
not-understood = Das haben wir nicht verstanden: { $details }
not-text = Hier wird nur Text angenommen.
too-large = Das ist zu groß: { $details }
too-fast = Das war zu schnell. Warte einen Moment und versuch es noch einmal.
too-slow = Deine Anfrage kam zu langsam an. Versuch es noch einmal.
too-many-connections = Von deiner Adresse kommen zu viele Verbindungen. Schließ einige und versuch es noch einmal.
too-many-guests = Von deiner Adresse sind zuletzt zu viele Leute eingetreten. Versuch es später noch einmal.
too-many-tables = Mehr Tische pro Stunde gehen von dieser Adresse nicht ({ $most }). Versuch es in { $minutes } Min. noch einmal.
too-many-codes = Von dieser Adresse kamen zu viele falsche Tischcodes. Versuch es in { $minutes } Min. noch einmal.
too-many-reads = Du öffnest zu viele Spiele auf einmal. Warte, bis eins zu sehen ist.
too-many-entries = An diesem Tisch ist zu viel passiert ({ $most } Einträge): Jetzt sind nur noch Spielzüge möglich. Öffne für alles andere einen neuen Tisch.
too-many-viewers = An diesem Tisch schauen schon zu viele zu. Versuch es später noch einmal.
foreign-origin = Diese Anfrage kam von einer anderen Website und wurde deshalb abgelehnt.
foreign-host = Unter dieser Adresse antwortet das Haus nicht. Frag die Person, die es betreibt, nach der richtigen.
no-such-page = Hier ist nichts.
no-such-method = Das nimmt diese Adresse nicht an: { $details }
house-closing = Das Haus startet neu. Versuch es gleich noch einmal.
house-full = Das Haus hat keinen freien Tisch. Versuch es später noch einmal.
house-cannot-write = Das Haus kann gerade nichts speichern. Versuch es gleich noch einmal.
house-broken = Bei uns ist etwas schiefgegangen. Versuch es noch einmal.

# News of a table: $you is yes when it is about the reader's own seat
notice-opened = Der Tisch ist eröffnet.
notice-changed = Der Gastgeber hat die Einstellungen geändert.
notice-sat = { $you ->
    [yes] Du hast Platz genommen.
   *[no] { $name } hat Platz genommen.
}
notice-stood = { $you ->
    [yes] Du bist aufgestanden.
   *[no] { $name } ist aufgestanden.
}
notice-removed = { $you ->
    [yes] { $actor ->
        [host] Der Gastgeber hat dich vom Tisch entfernt.
       *[other] { $by } hat dich vom Tisch entfernt.
    }
   *[no] { $actor ->
        [you] Du hast { $name } vom Tisch entfernt.
        [host] Der Gastgeber hat { $name } vom Tisch entfernt.
       *[other] { $by } hat { $name } vom Tisch entfernt.
    }
}
notice-unseated = { $you ->
    [yes] Du warst weg: { $by } hat deinen Platz freigemacht.
   *[no] { $actor ->
        [you] { $name } ist weg: Du hast den Platz freigemacht.
       *[other] { $name } ist weg: { $by } hat den Platz freigemacht.
    }
}
notice-spectator-removed = { $actor ->
    [you] Du hast { $name } vom Zuschauen ausgeschlossen.
    [host] Der Gastgeber hat { $name } vom Zuschauen ausgeschlossen.
   *[other] { $by } hat { $name } vom Zuschauen ausgeschlossen.
}
notice-host-returned = { $you ->
    [yes] Du bist zurück und leitest den Tisch wieder.
   *[no] { $name } ist zurück und leitet den Tisch wieder.
}
notice-bot-sat = { $name }, ein Bot ({ $bot }), hat Platz genommen.
notice-ready = { $you ->
    [yes] Du bist bereit.
   *[no] { $name } ist bereit.
}
notice-not-ready = { $you ->
    [yes] Du bist nicht bereit.
   *[no] { $name } ist nicht bereit.
}
notice-number-missing = { $you ->
    [yes] Der Start wurde abgebrochen: Dein Gerät hat seine Zahl für das Geben nicht rechtzeitig gezeigt. Sag noch einmal, dass du bereit bist.
   *[no] Der Start wurde abgebrochen: Das Gerät von { $name } hat seine Zahl für das Geben nicht rechtzeitig gezeigt.
}
notice-started = Das Spiel beginnt.
notice-paused = { $actor ->
    [you] Du hast das Spiel angehalten.
    [host] Der Gastgeber hat das Spiel angehalten.
   *[other] { $by } hat das Spiel angehalten.
}
notice-pause-agreed = { $actor ->
    [you] Du bist mit einer längeren Pause einverstanden.
   *[other] { $by } ist mit einer längeren Pause einverstanden.
}
notice-pause-over = Die Zeit für die Pause ist um: Das Spiel geht weiter.
notice-resumed = { $actor ->
    [you] Du setzt das Spiel fort.
    [host] Das Spiel geht weiter.
   *[other] { $by } setzt das Spiel fort.
}
notice-handed-over = { $you ->
    [yes] { $why ->
        [host] { $actor ->
            [host] Der Gastgeber lässt einen Bot ({ $bot }) für dich spielen.
           *[other] Du warst weg: { $by } lässt einen Bot ({ $bot }) für dich spielen.
        }
        [self] Ein Bot ({ $bot }) spielt für dich, bis du deinen Platz zurücknimmst.
       *[absent] Du warst weg: Ein Bot ({ $bot }) spielt für dich.
    }
   *[no] { $why ->
        [host] { $actor ->
            [you] Du lässt einen Bot ({ $bot }) für { $name } spielen.
            [host] Der Gastgeber lässt einen Bot ({ $bot }) für { $name } spielen.
           *[other] { $by } lässt einen Bot ({ $bot }) für { $name } spielen.
        }
        [self] { $name } lässt einen Bot ({ $bot }) für sich spielen.
       *[absent] { $name } ist weg: Ein Bot ({ $bot }) springt ein.
    }
}
notice-handed-back = { $you ->
    [yes] Du spielst wieder selbst.
   *[no] { $name } spielt wieder selbst.
}
notice-came = { $you ->
    [yes] Du bist da.
   *[no] { $name } ist da.
}
notice-went = { $you ->
    [yes] Deine Verbindung ist abgerissen.
   *[no] { $name } hat die Verbindung verloren.
}
notice-warned = { $you ->
    [yes] Deine Zeit ist gleich um.
   *[no] Die Zeit für { $name } ist gleich um.
}
notice-archived = Hier war lange niemand, deshalb ist der Tisch jetzt im Archiv.
notice-woken = Der Tisch ist wieder offen.
notice-closed = Dieser Tisch wurde von denen geschlossen, die das Haus betreiben.
notice-rematch = Die Revanche läuft an einem neuen Tisch.

# Text that is no action
unclear-nothing-said = Tippe, was du tun willst; „?“ zeigt die Regel, „help“, was du eingeben kannst.
unclear-verb = „{ $said }“ geht hier nicht. Du kannst eingeben: { $verbs }
unclear-usage = Tippe es so: { $usage }

# The story
house-starter = { $you ->
    [yes] Du beginnst.
   *[no] { $name } beginnt.
}
house-ended = { $winners ->
    [0] Das Spiel ist vorbei, und niemand gewinnt.
    [one] { $you ->
        [yes] Das Spiel ist vorbei. Du gewinnst!
       *[no] Das Spiel ist vorbei. { $names } gewinnt.
    }
   *[other] { $you ->
        [yes] Das Spiel ist vorbei. Du teilst dir den Sieg mit { $names }!
       *[no] Das Spiel ist vorbei. { $names } teilen sich den Sieg.
    }
}
house-over = Das Spiel ist vorbei.
house-waiting = { $you ->
    [yes] Du bist dran.
   *[no] Warten auf { $names }.
}

# The terminal
cli-left = Du hast den Tisch verlassen. Weiter geht es mit:
cli-saved = Die Aufzeichnung dieses Spiels:
cli-confirm = → { $action }   (Enter: ausführen; u: zurücknehmen)
cli-help = ?: die Regel, die gerade gilt · help: was man eingeben kann · table: den Tisch noch einmal zeigen · quit: gehen und speichern
cli-commitment = Der Zufall dieses Spiels ist versiegelt; am Ende öffnet `bluffhouse verify` das Siegel:
cli-wait = erst die anderen machen lassen
cli-not-saved = Die Aufzeichnung lässt sich nicht in { $file } schreiben: { $reason }. Nenne mit --save einen anderen Ort.
cli-which-game = Welches Spiel? {""}
cli-options = Optionen: { $options }
cli-players = { $least }–{ $most } Spieler
cli-no-such-game = Ein Spiel „{ $said }“ gibt es nicht; tippe den Anfang eines dieser Namen.

# Hints, and the mark of a game in which somebody asked for one
notice-hint = { $you ->
    [yes] Du fragst, was ein Hai täte.
   *[no] { $name } fragt, was ein Hai täte.
}
hint-in-lesson = In einer Lektion gibt es keine Tipps: Der Trainer hilft dir.
hint-others-play = Keine Tipps: An diesem Tisch spielt noch jemand mit.
hint-no-champion = Für dieses Spiel gibt es noch keine Tipps.
hint-not-your-turn = Tipps gibt es, wenn du am Zug bist. Warte kurz.
hint-on-its-way = Dein Tipp ist unterwegs.
