### Your page: how you play, in every game and over all of them.

you-title = Deine Seite
you-says = So spielst du, { $name }. Diese Seite siehst nur du.
you-loading = Deine Spiele werden gezählt …
you-empty = Du hast noch kein Spiel beendet. Danach werden hier deine Siege, Lügen und Zweifel gezählt.
you-empty-do = Ein Spiel suchen
you-few = Das sind deine ersten Spiele. Nach ein paar weiteren sagt die Linie etwas aus.
you-counting = { $count ->
    [one] Ein älteres Spiel wird noch gezählt …
   *[other] { $count } ältere Spiele werden noch gezählt …
}
you-which = Welche Spiele?
you-all = Alle Spiele

# Wins. Numbers come as text, because a shared win counts as a part.
you-wins = Siege
you-won = { $wins } von { $games } gewonnen
you-fair = Ein fairer Anteil wäre { $wins }
you-luck = { $how ->
    [above] Du gewinnst mehr, als Glück erklären kann.
    [below] Du gewinnst weniger, als Pech erklären kann.
   *[luck] Bis jetzt kann der Unterschied einfach Glück sein.
}
you-streak = Längste Siegesserie: { $count }.
you-streak-now = Im Moment: { $count }.
you-recent = Deine letzten Spiele
you-result = { $result ->
    [won] gewonnen
    [shared] gemeinsam gewonnen
   *[lost] verloren
}

# Charts
you-chart-wins = Siege über deinem fairen Anteil
you-chart-wins-says = Über der gestrichelten Linie gewinnst du mehr als deinen Anteil. Im Band kann es einfach Glück sein.
you-chart-adjusted = Ohne Glück
you-chart-adjusted-says = Was deine Entscheidungen wert sind, verglichen mit einem fairen Anteil (gestrichelt). Je schmaler das Band, desto sicherer der Wert.
you-chart-table = Als Tabelle zeigen
you-chart-games = Spiele
you-chart-score = Wert
you-chart-margin = Spielraum

# Claims
you-claims = Deine Behauptungen
you-lies = Deine Lügen
you-believed = geglaubt
you-not-believed = nicht geglaubt
you-traps = Deine Fallen
you-sprung = zugeschnappt
you-not-sprung = nicht zugeschnappt
you-truths = { $truths ->
    [0] Du hast nie die Wahrheit gesagt.
    [one] Du hast einmal die Wahrheit gesagt.
   *[other] Du hast { $truths }-mal die Wahrheit gesagt.
}
you-ear = Dein Ohr für Lügen
you-their-lies = Lügen der anderen
you-caught = durchschaut
you-fell-for = darauf reingefallen
you-their-truths = Wahrheiten der anderen
you-trusted = geglaubt
you-doubted = angezweifelt
you-best-lie = Deine beste Lüge
you-best-lie-believers = { $count ->
    [one] { $names } hat sie geglaubt. Durchschaut hat sie niemand.
   *[other] { $names } haben sie geglaubt. Durchschaut hat sie niemand.
}
you-moment = Diesen Moment ansehen

# Reviews
you-decisions = Deine Entscheidungen
you-judged = Beurteilte Entscheidungen
you-verdict = { $verdict ->
    [best] beste
    [good] gut
    [mistake] Fehler
   *[blunder] Patzer
}
you-lost = Verschenkt pro Spiel: { $lost } eines Siegs.
you-reviewed = Analysiert: { $reviewed } von { $games } Spielen.
you-unreviewed = Von diesen Spielen ist noch keins analysiert. Eine Analyse sagt dir, wie gut du entschieden hast, vom Glück abgesehen.
you-review-last = Meine letzten Spiele analysieren
you-reviewing = Spiel { $game } von { $games } wird analysiert …

# Where chances are lost: { $weakness } is one of the first list, put into one of the second.
you-weakness = Wo du Chancen verlierst
you-weakness-none = In deinen analysierten Spielen fällt keine Schwäche auf.
you-weakness-evidence = { $decisions ->
    [one] Bei einer Entscheidung gesehen: Sie hat { $lost } eines Siegs gekostet. Deine anderen kosten im Schnitt { $others }.
   *[other] Bei { $decisions } Entscheidungen gesehen: Jede hat im Schnitt { $lost } eines Siegs gekostet. Deine anderen kosten { $others }.
}
you-weakness-moment = Das schlimmste Beispiel ansehen
you-weak-raise-doubt = Du zweifelst zu spät
you-weak-doubt-raise = Du zweifelst zu früh
you-weak-doubt-trust = Du zweifelst zu oft
you-weak-trust-doubt = Du glaubst zu leicht
you-weak-bid-pass = Du bleibst zu lange in Auktionen
you-weak-pass-bid = Du steigst zu früh aus Auktionen aus
you-weak-claim = Du behauptest das Falsche
you-weak-raise = Du erhöhst auf die falschen Gebote
you-weak-bid = Du bietest die falschen Beträge
you-weak-plan = Du planst das Falsche
you-weak-deal = Du lässt dich auf schlechte Geschäfte ein
you-weak-play = Du verlierst die meisten Chancen
you-when-always = { $weakness }.
you-when-few-cards = { $weakness }, wenn du wenige Karten hast.
you-when-many-cards = { $weakness }, wenn du viele Karten hast.
you-when-big-claim = { $weakness }, wenn viel behauptet wird.
you-when-offered = { $weakness }, wenn dir jemand ein Angebot gemacht hat.
you-when-few-left = { $weakness }, wenn nur noch wenige dabei sind.
you-when-looked-at = { $weakness }, wenn jemand deine Karte gesehen hat.
you-when-first-half = { $weakness }, und zwar in der ersten Hälfte des Spiels.
you-when-second-half = { $weakness }, und zwar in der zweiten Hälfte des Spiels.
you-when-ahead = { $weakness }, wenn du vorn liegst.
you-when-behind = { $weakness }, wenn du hinten liegst.

you-export = Meine Spiele herunterladen
you-export-says = Eine JSON-Datei mit allen deinen Spielen, die zählen, und ihren Zahlen.
