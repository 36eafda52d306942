### Learn by playing: what the coach says in the guided first round of each game.
### One thing at a time, two short sentences at most. $name and $other are players' names.

# The coach
learn-coach = Der Trainer
learn-got-it = Verstanden
learn-close = Trainer wegschicken
learn-call = Trainer zurückrufen
learn-watch = Schau den anderen einen Moment zu.
learn-yours = Du bist dran. Das kennst du schon.
learn-truth = Wer hat gelogen?
learn-deal = In dieser Lektion sind die Karten ausgesucht, und die anderen warten, bis ich fertig bin. Tipp an, was der Ring umgibt, oder spiel auf deine Art.
learn-friends = Mit Freunden spielen

# LIE
learn-lie-goal = Verlierst du eine Runde, bekommst du eine Karte mehr. Sobald jemand die sechste bekäme, ist Schluss, und es gewinnt, wer die wenigsten hat.
learn-lie-turn = Eine Karte hat zwei Werte, und der obere zählt. Tippe die Karte an, um sie zu drehen, dann drück den Knopf: Niemand sieht, was du wählst.
learn-lie-begin = Du beginnst. Sag, wie viele von allen { $cards } Karten am Tisch mindestens den Wert zeigen, den du nennst.
learn-lie-true = Beginn mit der Wahrheit: Biete den Wert, den du oben hast. Der Ring zeigt, was du antippst.
learn-lie-heard = { $name } bietet { lie-bid }: mindestens so viele auf allen Händen. Insgesamt { $cards ->
    [one] gibt es { $cards } Karte
   *[other] gibt es { $cards } Karten
}, und du kennst nur deine eigenen.
learn-lie-raise = Glaubst du das? Dann biete höher: mehr Karten, oder gleich viele von einem höheren Wert. Wenn nicht, zweifle es an.
learn-lie-call-only = Höher geht es nicht mehr. Dir bleibt nur eins: anzweifeln.
learn-lie-bluff = Es muss nicht stimmen, was du sagst. Beim Bluffen nennst du einen Wert, den du nicht hast, und hoffst, dass jemand höher geht.
learn-lie-again = Das Gebot ist wieder bei dir: { lie-bid }. Gehst du noch höher, oder zweifelst du es an?
learn-lie-lie = { $part ->
    [bidder] Das Gebot war { lie-bid }, { $found ->
        [0] die Karten zeigen keine einzige
        [one] die Karten zeigen nur { $found }
       *[other] die Karten zeigen nur { $found }
    }: { $other } hat dich beim Lügen erwischt. Du bekommst eine Karte mehr.
    [caller] Das Gebot war { lie-bid }, { $found ->
        [0] die Karten zeigen keine einzige
        [one] die Karten zeigen nur { $found }
       *[other] die Karten zeigen nur { $found }
    }: { $name } hat gelogen, und du hast es gemerkt. { $name } bekommt eine Karte mehr.
   *[watcher] Das Gebot war { lie-bid }, { $found ->
        [0] die Karten zeigen keine einzige
        [one] die Karten zeigen nur { $found }
       *[other] die Karten zeigen nur { $found }
    }: { $name } hat gelogen, und { $other } hat es gemerkt. { $name } bekommt eine Karte mehr.
}
learn-lie-truth = { $part ->
    [bidder] Das Gebot war { lie-bid }, die Karten zeigen { $found }: Dein Gebot stimmte. { $other } hat es angezweifelt und bekommt eine Karte mehr.
    [caller] Das Gebot war { lie-bid }, die Karten zeigen { $found }: { $name } hat die Wahrheit gesagt. Wer zu Unrecht zweifelt, verliert, also bekommst du eine Karte mehr.
   *[watcher] Das Gebot war { lie-bid }, die Karten zeigen { $found }: { $name } hat die Wahrheit gesagt. { $other } hat zu Unrecht gezweifelt und bekommt eine Karte mehr.
}
learn-lie-next = Jetzt werden alle Karten neu gemischt und ausgeteilt. Wer von den beiden gewonnen hat, beginnt.
learn-lie-end = Das ist alles: wählen, bieten, höher gehen oder anzweifeln. Sieh jetzt nach, wer gelogen hat.

# Millionaires and Bankrupts
learn-millionaires-goal = Du kaufst Plättchen, und Plättchen sind Punkte. Doch wer am Ende das wenigste Geld hat, scheidet aus, und seien die Plättchen noch so schön.
learn-millionaires-money = Das ist dein ganzes Geld: 106 Millionen. Was du zahlst, ist für immer weg, und Wechselgeld gibt es nicht.
learn-millionaires-reveal = Du deckst das nächste Plättchen auf und bietest dann zuerst. Danach macht das immer, wer ein Plättchen genommen hat.
learn-millionaires-wealth = { $tile ->
    [one] Reichtum: { $tile } Punkt am Ende. Das höchste Gebot bekommt ihn.
   *[other] Reichtum: { $tile } Punkte am Ende. Das höchste Gebot bekommt ihn.
}
learn-millionaires-success = Erfolg: Er verdoppelt alle deine Punkte. Das höchste Gebot bekommt ihn.
learn-millionaires-casino = Das Casino nimmt dir 5 Punkte. Hier zahlst du, um verschont zu bleiben: Wer zuerst passt, muss es nehmen.
learn-millionaires-cba = Die CBA halbiert alle deine Punkte. Hier zahlst du, um verschont zu bleiben: Wer zuerst passt, muss sie nehmen.
learn-millionaires-thief = Der Dieb stiehlt dir einen Reichtum. Hier zahlst du, um verschont zu bleiben: Wer zuerst passt, muss ihn nehmen.
learn-millionaires-bid = { $highest ->
    [0] Noch hat niemand geboten. Tippe die Geldkarten an, die du zahlen würdest, oder passe: Dann bist du aus dieser Versteigerung raus.
   *[other] Tippe Geldkarten für mehr als { $highest } Mio. $ an oder passe. Wenn du passt, bist du aus dieser Versteigerung raus.
}
learn-millionaires-push = Nur wer gewinnt, zahlt; alle anderen bekommen ihr Geld zurück. Wer blufft, treibt den Preis hoch und passt rechtzeitig.
learn-millionaires-escape = { $highest ->
    [0] Biete etwas, um verschont zu bleiben, oder passe: Dann gehört das Plättchen dir, und niemand zahlt.
   *[other] Biete mehr als { $highest } Mio. $, um verschont zu bleiben. Passt du, gehört das Plättchen dir, aber du bekommst dein Gebot zurück, und die anderen verlieren ihres.
}
learn-millionaires-outbid = Inzwischen sind { $highest } Mio. $ geboten. Deine Karten bleiben bis zum Ende liegen: Leg welche dazu oder passe.
learn-millionaires-watch = Die Gebote gehen reihum und steigen. Karten, die liegen, bleiben liegen; man kann nur welche dazulegen.
learn-millionaires-sold = { $you ->
    [yes] { $lost ->
        [0] Das Plättchen gehört dir, und zwar umsonst: Alle anderen haben gepasst.
       *[other] Das Plättchen gehört dir, und deine { $lost } Mio. $ sind für immer weg. Alle anderen bekommen ihr Geld zurück.
    }
   *[no] { $lost ->
        [0] { $name } bekommt das Plättchen umsonst: Alle anderen haben gepasst.
       *[other] { $name } bekommt das Plättchen, und { $lost } Mio. $ sind für immer weg. Alle anderen bekommen ihr Geld zurück.
    }
}
learn-millionaires-taken = { $you ->
    [yes] Du hast zuerst gepasst, also gehört das schlechte Plättchen dir. Dein Geld bekommst du zurück; die anderen verlieren, was sie geboten haben.
   *[no] { $name } hat zuerst gepasst und muss das schlechte Plättchen nehmen. { $lost ->
        [0] Du hast diesmal nichts verloren.
       *[other] Du hast { $lost } Mio. $ gezahlt, um verschont zu bleiben.
    }
}
learn-millionaires-discard = Der Dieb ist bei dir und stiehlt einen Reichtum. Wähle den, auf den du verzichten kannst.
learn-millionaires-stolen = { $you ->
    [yes] Der Dieb hat deinen einzigen Reichtum gestohlen und ist weg.
   *[no] Der Dieb hat { $name } einen Reichtum gestohlen und ist weg.
}
learn-millionaires-poorest = Alle sehen, was die anderen ausgegeben haben. Wer am Ende am meisten ausgegeben hat, scheidet aus.
learn-millionaires-reds = Vier Plättchen haben einen roten Rand. Wird das vierte aufgedeckt, ist das Spiel sofort vorbei.
learn-millionaires-end = Das ist alles: Zahl für das Gute, zahl gegen das Schlechte, und sei nie am ärmsten. Sieh jetzt, wie es gelaufen ist.

# Don't Bluff!
learn-dont-bluff-goal = Wer zuerst Koffer im Wert von 25 Millionen hat, gewinnt. Du beginnst mit 13.
learn-dont-bluff-hand = Das sind deine. In zweien ist nur altes Zeitungspapier: Das sind deine Bluffs.
learn-dont-bluff-roll = Du hast die Pistole, also ist das deine Runde. Der Farbwürfel bestimmt, wem du Koffer anbietest.
learn-dont-bluff-target = Deine eigene Farbe, also hast du die Wahl: Such dir aus, wem du etwas anbietest.
learn-dont-bluff-offer = Tippe Koffer an, um sie geschlossen hinzulegen: Geld, Zeitungspapier oder beides. { $name } sieht nicht, was drin ist.
learn-dont-bluff-claim = Jetzt sag, was drin ist, oder sag nichts. Es darf gelogen sein: Nichts davon bindet dich.
learn-dont-bluff-trap = Versuch jetzt eine Falle: Biete viel an und sag, es sei nichts drin. Wer öffnet, zahlt vermutlich.
learn-dont-bluff-wait = Jetzt nimmt { $name } alles ungeöffnet – oder öffnet es und wirft den schwarzen Würfel.
learn-dont-bluff-answer = { $claim ->
    [none] { $name } bietet dir geschlossene Koffer an und sagt nichts. Nimm sie, wie sie sind, oder öffne sie.
    [0] { $name } bietet dir geschlossene Koffer an und sagt, es sei nichts drin. Glaub es oder öffne sie.
   *[other] { $name } bietet dir geschlossene Koffer an und sagt: { $claim } Mio. $. Glaub es und nimm sie, oder öffne sie.
}
learn-dont-bluff-open = Öffnest du sie, wirfst du den schwarzen Würfel. Niedriger als der Inhalt: Du zahlst diesen Betrag. Höher: { $name } muss nachlegen.
learn-dont-bluff-more = { $name } hat geschlossene Koffer nachgelegt. Nimm jetzt alles, oder öffne die neuen und würfle noch einmal.
learn-dont-bluff-die = Wirf den schwarzen Würfel gegen { $millions } Mio. $. Niedriger: Du zahlst. Gleich: Du bekommst alles. Höher: { $name } legt nach.
learn-dont-bluff-add = Der Würfel zeigt mehr, als offen liegt, also musst du nachlegen. Wieder geschlossen, und sagen darfst du, was du willst.
learn-dont-bluff-pay = Das Angebot war gut, also war das Öffnen ein Fehler: Du schuldest { $due } Mio. $. Zahl passend, wenn du kannst, denn Wechselgeld gibt es nicht.
learn-dont-bluff-swallowed = { $what ->
    [lie] { $name } hat dir geglaubt und alles genommen: { $claim } Mio. $ gesagt, { $millions } drin. Schön gelogen!
    [trap] { $name } hat alles genommen: { $claim ->
        [0] „Nichts drin“ gesagt, { $millions } Mio. $ drin
       *[other] { $claim } Mio. $ gesagt, { $millions } drin
    }. Das war eine Falle, aber in eine Falle tappt nur, wer öffnet.
    [truth] { $name } hat dir geglaubt und alles genommen: { $millions } Mio. $, wie du gesagt hast. Ehrlich, und teuer.
   *[silence] { $name } hat alles ungeöffnet genommen: { $millions } Mio. $, ohne ein Wort von dir.
}
learn-dont-bluff-taken = { $what ->
    [lie] Du hast sie genommen: { $millions } Mio. $ drin, und die Rede war von { $claim }. { $name } hat dich belogen.
    [trap] Du hast sie genommen: { $millions } Mio. $ drin, und { $claim ->
        [0] angeblich war nichts drin
       *[other] die Rede war nur von { $claim }
    }. { $name } hat eine Falle gestellt: für alle, die öffnen.
    [truth] Du hast sie genommen: { $millions } Mio. $ drin, genau wie { $name } gesagt hat.
   *[silence] Du hast sie genommen: { $millions } Mio. $ drin. Das weiß sonst niemand.
}
learn-dont-bluff-opened = { $what ->
    [lie] { $claim } Mio. $ gesagt, { $millions } drin: eine Lüge! Doch was jetzt geschieht, entscheidet allein der Würfel.
    [trap] { $claim ->
        [0] „Nichts drin“ gesagt, { $millions } Mio. $ drin
       *[other] { $claim } Mio. $ gesagt, { $millions } drin
    }: eine Falle! Bei so viel Geld ist der Würfel vermutlich niedriger.
    [truth] { $claim ->
        [0] „Nichts drin“ gesagt, und nichts war drin
       *[other] { $claim } Mio. $ gesagt, { $millions } drin
    }: die Wahrheit. Jetzt entscheidet der Würfel.
   *[silence] { $millions } Mio. $ drin. Jetzt entscheidet der Würfel.
}
learn-dont-bluff-lower = { $you ->
    [yes] Der Würfel war niedriger als { $millions } Mio. $. Das Öffnen war ein Fehler, also hast du { $name } { $paid } Mio. $ gezahlt und einen Koffer aus der Bank genommen.
   *[no] Der Würfel war niedriger als { $millions } Mio. $. Das Öffnen war ein Fehler, also hat { $name } dir { $paid } Mio. $ gezahlt und einen Koffer aus der Bank genommen.
}
learn-dont-bluff-same = { $you ->
    [yes] Der Würfel zeigt genau, was offen liegt: Du bekommst alles.
   *[no] Der Würfel zeigt genau, was offen liegt: { $name } bekommt alles.
}
learn-dont-bluff-gave-in = { $you ->
    [yes] Du hast alles genommen, die offenen Koffer und die geschlossenen: { $millions } Mio. $.
   *[no] { $name } hat alles genommen, die offenen Koffer und die geschlossenen: { $millions } Mio. $.
}
learn-dont-bluff-turn = Die Pistole ist weitergegangen, an { $name }. Jetzt wird um ein Ziel gewürfelt, und das kannst du sein.
learn-dont-bluff-end = Das ist alles: anbieten, ein wenig lügen, nehmen oder öffnen. Sieh jetzt nach, wer gelogen hat.

# Bluff Pirate
learn-bluff-pirate-goal = Auf einer dieser beiden Inseln liegt der Schatz. Das erste Schiff, das ihn findet, gewinnt.
learn-bluff-pirate-hand = Du segelst mit Sets: drei bis fünf Karten einer Sorte. Jede Karte eines Sets ist ein Feld.
learn-bluff-pirate-turn = Zieh zwei Karten. Oder wirf einen Piraten ab, um ein Schiff vor dir zu entern und drei seiner Karten zu nehmen.
learn-bluff-pirate-board = { $name } liegt vor dir, und du hast einen Piraten. Entere, statt zu ziehen: Du nimmst drei Karten, ohne sie vorher zu sehen.
learn-bluff-pirate-lay = Tippe drei bis fünf Karten an. Eine oder zwei derselben Sorte liegen offen; die anderen liegen verdeckt, und niemand sieht, was sie sind.
learn-bluff-pirate-bluff = Es sollen lauter gleiche sein, aber wer weiß das schon? Glaubt man dir, segelst du, Bluff oder nicht.
learn-bluff-pirate-your-bluff = Jetzt ein eigener Bluff: Tippe die Karte an, die offen liegt, dann zwei, die nicht dazu passen. Und schau harmlos.
learn-bluff-pirate-discard = Leg dein Set mit dem großen Knopf aus. Oder leg keins aus: Tippe eine einzelne Karte an und wirf sie ab.
learn-bluff-pirate-keep = Mit weniger als fünf Karten musst du nichts abwerfen. Leg diesmal kein Set aus und behalte, was du hast.
learn-bluff-pirate-wait = Jetzt stimmen die anderen geheim ab: Bluff oder kein Bluff? Du bestimmst, wessen Stimme zählt.
learn-bluff-pirate-pick = { $honest ->
    [yes] Wähle, wessen Stimme aufgedeckt wird. Du bist ehrlich und segelst auf jeden Fall; lautet sie „Bluff“, muss das andere Schiff zwei Felder zurück.
   *[no] Wähle, wessen Stimme aufgedeckt wird. Lautet sie „kein Bluff“, segelst du; lautet sie „Bluff“, segelt das andere Schiff an deiner Stelle.
}
learn-bluff-pirate-vote = { $name } sagt, dass diese { $cards } Karten alle gleich sind. Schau auf deine eigene Hand: Von jeder Sorte gibt es nur zehn.
learn-bluff-pirate-judge = Sagst du „Bluff“ und hast recht, segelst du an der Stelle von { $name }. Liegst du falsch, musst du zwei Felder zurück; mit „kein Bluff“ riskierst du nichts.
learn-bluff-pirate-chosen = Deine Stimme zählt nur, wenn { $name } sie aufdecken lässt. Warte ab.
learn-bluff-pirate-caught = { $part ->
    [owner] Erwischt: { $other } hat für „Bluff“ gestimmt, und es war einer. Du nimmst deine Karten zurück, und { $other } segelt.
    [voter] Du hast für „Bluff“ gestimmt, und es war einer: Du segelst, und { $name } bleibt stehen.
   *[watcher] { $name } hat geblufft, und { $other } hat es gemerkt. Also segelt { $other }, und { $name } bleibt stehen.
}
learn-bluff-pirate-wronged = { $part ->
    [owner] Dein Set war ehrlich, aber { $other } hat für „Bluff“ gestimmt. Du segelst, und { $other } muss zwei Felder zurück.
    [voter] Alle Karten waren gleich: { $name } war ehrlich. Du musst zwei Felder zurück, und { $name } segelt.
   *[watcher] { $name } war ehrlich, aber { $other } hat für „Bluff“ gestimmt. Also segelt { $name }, und { $other } muss zwei Felder zurück.
}
learn-bluff-pirate-believed = { $part ->
    [owner] { $other } hat dir geglaubt, also segelst du. Es war ein Bluff, und ein guter!
    [voter] Es war ein Bluff, und du bist darauf reingefallen: { $name } segelt.
   *[watcher] Es war ein Bluff, aber { $other } ist darauf reingefallen: { $name } segelt trotzdem.
}
learn-bluff-pirate-honest = { $part ->
    [owner] { $other } hat dir geglaubt, und das zu Recht. Du segelst.
    [voter] Du hast es geglaubt, und das zu Recht: Alle Karten waren gleich. { $name } segelt.
   *[watcher] { $other } hat es geglaubt, und das zu Recht: { $name } war ehrlich und segelt.
}
learn-bluff-pirate-no-set = { $name } hat kein Set ausgelegt und eine Karte abgeworfen. Abgeworfene Karten liegen offen, damit alle mitzählen können.
learn-bluff-pirate-boarded = { $part ->
    [owner] Du hast { $other } geentert und Karten genommen. Das war dein ganzer Zug.
    [voter] { $name } hat dein Schiff geentert und dir Karten abgenommen. Das kann allen passieren, die vorn liegen.
   *[watcher] { $name } hat { $other } geentert und Karten genommen. Das kann allen passieren, die vorn liegen.
}
learn-bluff-pirate-end = Das ist alles: auslegen, lügen, abstimmen, segeln. Sieh jetzt nach, wer gelogen hat.

# Millions of Dollars
learn-millions-of-dollars-goal = Acht Banken, eine nach der anderen. Hat jemand nach einer Teilung 20 Millionen, ist Schluss; wer am reichsten ist, gewinnt.
learn-millions-of-dollars-loot = In dieser Bank liegen { $loot } Mio. $. Wer am Ende noch drin ist, teilt sie sich.
learn-millions-of-dollars-roles = Wähle heimlich eine Rolle und setz { $stake ->
    [one] { $stake } Million
   *[other] { $stake } Millionen
} darauf. Aber Vorsicht: Zwei mit derselben Rolle werfen sich gegenseitig raus.
learn-millions-of-dollars-choose = Tippe eine Karte an, um zu lesen, was sie kann, und schick sie los. Welche wählt wohl sonst niemand?
learn-millions-of-dollars-snitch = Versuch es jetzt mit dem Spitzel. Gibt es keinen zweiten, verrätst du eine andere Rolle, und alle, die sie haben, sind raus.
learn-millions-of-dollars-middle = Diese Rollen sind dabei; eine Karte bleibt verdeckt. Du weißt also, was gewählt wurde, aber nicht von wem.
learn-millions-of-dollars-alone = { $count ->
    [0] { $role } ist nirgends zu sehen, also ist die verdeckte Karte deine. Niemand sonst hat deine Rolle.
    [one] { $role } ist { $count }-mal zu sehen, also hast vielleicht nur du diese Rolle. Aber die verdeckte Karte könnte dieselbe sein.
   *[other] { $role } × { $count }: Nicht nur du hast diese Rolle. Bleiben alle, fliegen alle raus; bring die anderen zum Aussteigen, oder geh selbst.
}
learn-millions-of-dollars-talk = Tippe jemanden an: Biete Geld fürs Aussteigen oder lass dich selbst dafür bezahlen. Wer das Geld nimmt, ist raus.
learn-millions-of-dollars-refused = { $name } lehnt ab, also fließt kein Geld. Du darfst es wieder versuchen: bis zu fünf Angebote pro Coup.
learn-millions-of-dollars-claim = Hier sagst du, wer du bist. Es darf gelogen sein: Wer deine Rolle fürchtet, steigt vielleicht aus.
learn-millions-of-dollars-gone = { $name } nimmt den Einsatz zurück und steigt aus: Vielleicht lag es an deinen Worten. Wer aussteigt, verliert nichts und bekommt nichts.
learn-millions-of-dollars-ready = Bleiben oder gehen? Drück „Bereit“, um zu bleiben, oder steig jetzt aus und nimm deinen Einsatz mit.
learn-millions-of-dollars-time = Der Stern heißt: Du führst diesen Coup an und darfst den Schluss einläuten. Danach gibt es keine neuen Angebote. Drück, lies nach und drück noch einmal.
learn-millions-of-dollars-offer = { $name } bietet dir { $amount ->
    [one] { $amount } Million
   *[other] { $amount } Millionen
} fürs Aussteigen. Nimm an, und du bist raus, aber reicher; oder lehn ab.
learn-millions-of-dollars-price = { $name } würde für { $amount ->
    [one] { $amount } Million
   *[other] { $amount } Millionen
} aussteigen. Zahl, wenn dir das den Weg frei macht, oder lehn ab.
learn-millions-of-dollars-pay = { $name } verlangt nur noch { $amount ->
    [one] { $amount } Million
   *[other] { $amount } Millionen
}. Das ist es wert, die Konkurrenz loszuwerden: Zahl.
learn-millions-of-dollars-threat = Gibt es bei einem Coup nur einen Schläger, bekommt er eine Drohkarte, und das warst du. Tippe { $name } an und setz sie ein: Niemand sonst sieht die Karte.
learn-millions-of-dollars-ask = Nenn jetzt einen Preis für dein eigenes Aussteigen: Tippe { $name } an und verlange Geld.
learn-millions-of-dollars-take-back = Dein Preis liegt auf dem Tisch, bis er beantwortet ist. So lange kannst du ihn zurückziehen: Tu das jetzt.
learn-millions-of-dollars-leave = Hat jemand deine Rolle und will nicht gehen, dann steig rechtzeitig aus: Du bekommst deinen Einsatz zurück.
learn-millions-of-dollars-waiting = Du bleibst. Sind alle bereit, die noch dabei sind, fallen die Masken; steigt jemand aus, dürfen alle wieder reden.
learn-millions-of-dollars-name = Nur du bist Spitzel. Verrate eine Rolle: Alle, die sie haben, sind raus und bekommen keinen Anteil.
learn-millions-of-dollars-named = Du hast „{ $role }“ verraten, also waren alle mit dieser Rolle raus. So blieb mehr für dich.
learn-millions-of-dollars-out = Du bist raus und behältst deinen Einsatz. Deine Rolle sieht vor dem Ende des Spiels niemand; jetzt schau den anderen zu.
learn-millions-of-dollars-stayed = Sonst war niemand { $role }, also bekommst du einen Anteil von { $share } Mio. $ und deinen Einsatz zurück.
learn-millions-of-dollars-thrown = { $stake ->
    [0] Es gab mehr als einen { $role }: Ihr habt euch gegenseitig rausgeworfen, und dein Einsatz ist weg.
   *[other] Es gab mehr als einen { $role }: Ihr habt euch gegenseitig rausgeworfen. Schläger bekommen wenigstens ihren Einsatz zurück.
}
learn-millions-of-dollars-split = { $count ->
    [0] Niemand war mehr da, also bekommt niemand etwas.
    [one] Nur { $name } war noch da und hat alles bekommen.
   *[other] { $count } waren noch da und haben geteilt: je { $share } Mio. $.
}
learn-millions-of-dollars-driver = { $you ->
    [yes] Du bist der Fahrer: Alle anderen mit einem Anteil haben dir je eine Million gezahlt.
   *[no] { $name } ist der Fahrer: Alle anderen mit einem Anteil haben je eine Million für die Fahrt gezahlt.
}
learn-millions-of-dollars-pocket = { $you ->
    [yes] Du bist der Taschendieb und hast dem Schläger { $amount } Mio. $ abgenommen.
   *[no] { $name } ist der Taschendieb und hat dem Schläger { $amount } Mio. $ abgenommen.
}
learn-millions-of-dollars-end = Das ist alles: wählen, reden, bleiben oder gehen, teilen. Sieh jetzt nach, wer gelogen hat.
