### Don't Bluff! (rules DB-1 to DB-15)


# Decisions
dont-bluff-ask-colour = Du hast die Pistole. Wirf den Farbwürfel: Er bestimmt dein Ziel.
dont-bluff-ask-colour-reversed = Du hast die Pistole. Wirf den Farbwürfel: Er bestimmt, wer dir Koffer anbietet.
dont-bluff-ask-again = { $colour ->
    [white] Weiß gehört niemandem. Wirf noch einmal.
    [red] Rot gehört niemandem. Wirf noch einmal.
    [green] Grün gehört niemandem. Wirf noch einmal.
    [blue] Blau gehört niemandem. Wirf noch einmal.
    [yellow] Gelb gehört niemandem. Wirf noch einmal.
   *[purple] Lila gehört niemandem. Wirf noch einmal.
}
dont-bluff-ask-target = Deine eigene Farbe: Such dir dein Ziel aus.
dont-bluff-ask-target-reversed = Deine eigene Farbe: Such dir aus, wer dir Koffer anbietet.
dont-bluff-ask-offer = Welche Koffer schiebst du { $name } hin, und was ist angeblich drin?
dont-bluff-ask-answer = { $claim ->
    [none] { $name } schiebt dir { $count ->
        [one] einen geschlossenen Koffer hin und sagt nichts. Nehmen oder öffnen?
       *[other] { $count } geschlossene Koffer hin und sagt nichts. Nehmen oder öffnen?
    }
    [0] { $name } schiebt dir { $count ->
        [one] einen geschlossenen Koffer hin und sagt: nichts drin. Nehmen oder öffnen?
       *[other] { $count } geschlossene Koffer hin und sagt: nichts drin. Nehmen oder öffnen?
    }
   *[other] { $name } schiebt dir { $count ->
        [one] einen geschlossenen Koffer hin und sagt: { $claim } Mio. $. Nehmen oder öffnen?
       *[other] { $count } geschlossene Koffer hin und sagt: { $claim } Mio. $. Nehmen oder öffnen?
    }
}
dont-bluff-ask-answer-more = { $claim ->
    [none] { $name } legt { $count ->
        [one] einen geschlossenen Koffer
       *[other] { $count } geschlossene Koffer
    } zu den offenen { $millions } Mio. $ dazu und sagt nichts. Alles nehmen oder wieder öffnen?
    [0] { $name } legt { $count ->
        [one] einen geschlossenen Koffer
       *[other] { $count } geschlossene Koffer
    } zu den offenen { $millions } Mio. $ dazu und sagt: nichts drin. Alles nehmen oder wieder öffnen?
   *[other] { $name } legt { $count ->
        [one] einen geschlossenen Koffer
       *[other] { $count } geschlossene Koffer
    } zu den offenen { $millions } Mio. $ dazu und sagt: noch { $claim } Mio. $. Alles nehmen oder wieder öffnen?
}
dont-bluff-ask-die = Offen liegen { $millions } Mio. $. Wirf den schwarzen Würfel dagegen.
dont-bluff-ask-add = Der schwarze Würfel zeigt { $die }: mehr als deine { $millions } Mio. $. Leg mindestens einen geschlossenen Koffer nach.
dont-bluff-ask-pay = Du schuldest { $name } { $due } Mio. $. Mit welchen Koffern zahlst du?
dont-bluff-ask-over = Das Spiel ist vorbei.

dont-bluff-do-colour = eine fremde Farbe: dein Ziel; deine eigene: ein Ziel nach Wahl; niemandes Farbe: noch ein Wurf
dont-bluff-do-choose = { $count ->
    [0] { $name }, ohne Koffer
    [one] { $name }, mit { $count } Koffer
   *[other] { $name }, mit { $count } Koffern
}
dont-bluff-do-offer = beliebige Koffer von deiner Hand, mindestens einer (5, 2, 1 oder 0 für Zeitungspapier), dann, was angeblich drin ist: 0 bis { $highest } Millionen, wahr oder nicht
dont-bluff-do-offer-silent = dasselbe, ohne etwas zu sagen
dont-bluff-do-add = weitere von deiner Hand, dann, was angeblich in den neuen ist: 0 bis { $highest } Millionen, wahr oder nicht
dont-bluff-do-add-silent = dasselbe, ohne etwas zu sagen
dont-bluff-do-take = { $count ->
    [one] der Koffer gehört dir; was drin ist, wisst nur ihr zwei, du und { $name }
   *[other] die { $count } Koffer gehören dir; was in den geschlossenen ist, wisst nur ihr zwei, du und { $name }
}
dont-bluff-do-open = alle sehen hinein, und du wirfst den schwarzen Würfel gegen alles, was offen liegt: Ist er niedriger, zahlst du so viel; ist er gleich, nimmst du alles; ist er höher, muss { $name } nachlegen
dont-bluff-do-die-lower = { $dice }: Du zahlst { $name } { $millions } Mio. $, oder mehr, wenn es nicht passend geht, und nimmst dann einen Koffer aus der Bank
dont-bluff-do-die-same = { $dice }: Du nimmst alles
dont-bluff-do-die-higher = { $left ->
    [0] { $dice }: { $name } hat nichts nachzulegen, du nimmst alles
   *[other] { $dice }: { $name } muss nachlegen
}
dont-bluff-do-pay = { $over ->
    [0] genau, was du schuldest
   *[other] { $over } Mio. $ zu viel: Wechselgeld gibt es nicht
}

# Suitcases and colours: $count of them, of one kind
dont-bluff-suitcases = { $value ->
    [0] { $count ->
        [1] Bluff
       *[other] { $count }×Bluff
    }
   *[other] { $count ->
        [1] { $value } Mio. $
       *[other] { $count }×{ $value } Mio. $
    }
}
dont-bluff-no-suitcases = nichts
dont-bluff-worth = { $millions } Mio. $ ({ $cards })
dont-bluff-colour-white = Weiß
dont-bluff-colour-red = Rot
dont-bluff-colour-green = Grün
dont-bluff-colour-blue = Blau
dont-bluff-colour-yellow = Gelb
dont-bluff-colour-purple = Lila

# The table
dont-bluff-table-bank = Wer zuerst 25 Mio. $ hat, gewinnt. Koffer in der Bank: { $bank }; mit dem letzten endet das Spiel.
dont-bluff-table-seat = { $seat } { $name }{ $you ->
    [yes] {" (du)"}
   *[no] {""}
}: { $colours }; { $count ->
    [one] { $count } Koffer
   *[other] { $count } Koffer
}{ $gun ->
    [yes] {"; hat die Pistole"}
   *[no] {""}
}
dont-bluff-table-colour = Der Farbwürfel zeigt { $colour }.
dont-bluff-table-open = Offen auf dem Tisch: { $worth }.
dont-bluff-table-closed = Geschlossen auf dem Tisch: { $count ->
    [one] { $count } Koffer.
   *[other] { $count } Koffer.
}
dont-bluff-table-inside = Nur du weißt, was drin ist: { $worth }.
dont-bluff-table-said = { $claim ->
    [0] { $you ->
        [yes] Du hast gesagt: nichts in den zuletzt geöffneten Koffern.
       *[no] { $name } hat gesagt: nichts in den zuletzt geöffneten Koffern.
    }
   *[other] { $you ->
        [yes] Du hast gesagt: { $claim } Mio. $ in den zuletzt geöffneten Koffern.
       *[no] { $name } hat gesagt: { $claim } Mio. $ in den zuletzt geöffneten Koffern.
    }
}
dont-bluff-table-die = Der schwarze Würfel zeigt { $die }.
dont-bluff-table-due = { $you ->
    [yes] Du schuldest { $other } { $due } Mio. $.
   *[no] { $toyou ->
        [yes] { $name } schuldet dir { $due } Mio. $.
       *[no] { $name } schuldet { $other } { $due } Mio. $.
    }
}
dont-bluff-table-hand = Deine Koffer: { $hand } (zusammen { $millions } Mio. $; 0 ist ein Bluff)
dont-bluff-table-empty-hand = Du hast keine Koffer.
dont-bluff-table-shown = Am Ende hat { $name }: { $worth }.

# The story
dont-bluff-bank = { $cards ->
    [none] Die Bank ist gemischt: { $count } Koffer, verdeckt.
   *[other] Die Bank ist gemischt, von oben: { $cards }.
}
dont-bluff-rolled = { $you ->
    [yes] Du würfelst.
   *[no] { $name } würfelt.
}
dont-bluff-colour-rolled = { $you ->
    [yes] Es fällt { $colour }: deine Farbe.
   *[no] Es fällt { $colour }: { $name }.
}
dont-bluff-colour-of-nobody = Es fällt { $colour }: niemandes Farbe. Noch ein Wurf.
dont-bluff-target-chosen = { $you ->
    [yes] Du wählst { $other }.
   *[no] { $toyou ->
        [yes] { $name } wählt dich.
       *[no] { $name } wählt { $other }.
    }
}
dont-bluff-paired = { $you ->
    [yes] Du bietest an, { $other } antwortet.
   *[no] { $toyou ->
        [yes] { $name } bietet an, du antwortest.
       *[no] { $name } bietet an, { $other } antwortet.
    }
}
dont-bluff-empty-handed = { $you ->
    [yes] Du hast nichts hinzulegen.
   *[no] { $name } hat nichts hinzulegen.
}
dont-bluff-offered = { $you ->
    [yes] Du schiebst { $count ->
        [one] { $other } einen geschlossenen Koffer hin.
       *[other] { $other } { $count } geschlossene Koffer hin.
    }
   *[no] { $toyou ->
        [yes] { $name } schiebt dir { $count ->
            [one] einen geschlossenen Koffer hin.
           *[other] { $count } geschlossene Koffer hin.
        }
       *[no] { $name } schiebt { $count ->
            [one] { $other } einen geschlossenen Koffer hin.
           *[other] { $other } { $count } geschlossene Koffer hin.
        }
    }
}
dont-bluff-added = { $you ->
    [yes] Du legst { $count ->
        [one] einen geschlossenen Koffer nach.
       *[other] { $count } geschlossene Koffer nach.
    }
   *[no] { $name } legt { $count ->
        [one] einen geschlossenen Koffer nach.
       *[other] { $count } geschlossene Koffer nach.
    }
}
dont-bluff-says = { $claim ->
    [none] { $you ->
        [yes] Du sagst nichts.
       *[no] { $name } sagt nichts.
    }
    [0] { $you ->
        [yes] Du sagst: „Nichts drin.“
       *[no] { $name } sagt: „Nichts drin.“
    }
   *[other] { $you ->
        [yes] Du sagst: „{ $claim } Mio. $.“
       *[no] { $name } sagt: „{ $claim } Mio. $.“
    }
}
dont-bluff-inside = Drin: { $worth }.
dont-bluff-accepted = { $you ->
    [yes] Du nimmst alles, wie es daliegt.
   *[no] { $name } nimmt alles, wie es daliegt.
}
dont-bluff-opened = { $you ->
    [yes] Du öffnest: { $cards }.
   *[no] { $name } öffnet: { $cards }.
}
dont-bluff-opened-said = { $claim ->
    [none] Gesagt wurde nichts. Offen liegen { $millions } Mio. $.
    [0] { $told ->
        [true] „Nichts drin“ hieß es, und es stimmt. Offen liegen { $millions } Mio. $.
       *[more] „Nichts drin“ hieß es; es ist mehr. Offen liegen { $millions } Mio. $.
    }
   *[other] { $told ->
        [true] { $claim } Mio. $ hieß es, und es stimmt. Offen liegen { $millions } Mio. $.
        [less] { $claim } Mio. $ hieß es; es ist weniger. Offen liegen { $millions } Mio. $.
       *[more] { $claim } Mio. $ hieß es; es ist mehr. Offen liegen { $millions } Mio. $.
    }
}
dont-bluff-die-lower = Der schwarze Würfel zeigt { $die }, weniger als { $millions } Mio. $: Das Angebot war gut.
dont-bluff-die-same = Der schwarze Würfel zeigt { $die }, genau die { $millions } Mio. $: Das Angebot wechselt den Besitzer.
dont-bluff-die-higher = Der schwarze Würfel zeigt { $die }, mehr als { $millions } Mio. $: nicht genug.
dont-bluff-received = { $you ->
    [yes] { $count ->
        [one] Du bekommst einen Koffer von { $other }.
       *[other] Du bekommst { $count } Koffer von { $other }.
    }
   *[no] { $toyou ->
        [yes] { $count ->
            [one] { $name } bekommt einen Koffer von dir.
           *[other] { $name } bekommt { $count } Koffer von dir.
        }
       *[no] { $count ->
            [one] { $name } bekommt einen Koffer von { $other }.
           *[other] { $name } bekommt { $count } Koffer von { $other }.
        }
    }
}
dont-bluff-received-open = Geöffnet: { $worth }.
dont-bluff-received-closed = Nie geöffnet: { $worth }.
dont-bluff-taken-back = { $you ->
    [yes] Du nimmst { $cards } zurück, und { $other } schuldet dir { $millions } Mio. $.
   *[no] { $toyou ->
        [yes] { $name } nimmt { $cards } zurück, und du schuldest { $millions } Mio. $.
       *[no] { $name } nimmt { $cards } zurück, und { $other } schuldet { $millions } Mio. $.
    }
}
dont-bluff-payment-chosen = { $you ->
    [yes] Du zählst ab: { $cards }.
   *[no] { $name } zählt ab: { $cards }.
}
dont-bluff-paid = { $you ->
    [yes] Du zahlst { $other } { $worth }.
   *[no] { $toyou ->
        [yes] { $name } zahlt dir { $worth }.
       *[no] { $name } zahlt { $other } { $worth }.
    }
}
dont-bluff-paid-too-much = Die Schuld betrug { $due } Mio. $. Wechselgeld gibt es nicht.
dont-bluff-paid-too-little = Die Schuld betrug { $due } Mio. $. { $you ->
    [yes] Mehr hattest du nicht.
   *[no] { $name } hat nichts mehr.
}
dont-bluff-bank-card = { $card ->
    [none] { $you ->
        [yes] Du nimmst den obersten Koffer der Bank. Noch darin: { $left }.
       *[no] { $name } nimmt den obersten Koffer der Bank. Noch darin: { $left }.
    }
   *[other] { $you ->
        [yes] Du nimmst den obersten Koffer der Bank: { $card }. Noch darin: { $left }.
       *[no] { $name } nimmt den obersten Koffer der Bank: { $card }. Noch darin: { $left }.
    }
}
dont-bluff-gun = { $you ->
    [yes] Die Pistole kommt zu dir.
   *[no] Die Pistole geht an { $name }.
}
dont-bluff-skipped = Ohne Koffer übersprungen: { $names }.
dont-bluff-hands-shown = Alle Koffer werden geöffnet. { $hands }
dont-bluff-hand-shown = { $name }: { $worth }
dont-bluff-ended-rich = { $you ->
    [yes] Du hast { $millions } Mio. $. Du gewinnst!
   *[no] { $names } hat { $millions } Mio. $ und gewinnt.
}
dont-bluff-ended-bank = { $winners ->
    [one] { $you ->
        [yes] Die Bank ist leer, und du hast am meisten: { $millions } Mio. $. Du gewinnst!
       *[no] Die Bank ist leer, und { $names } hat am meisten: { $millions } Mio. $. { $names } gewinnt.
    }
   *[other] { $you ->
        [yes] Die Bank ist leer. Du teilst dir den Sieg mit { $names }: je { $millions } Mio. $ in gleich vielen Koffern!
       *[no] Die Bank ist leer. { $names } haben am meisten, je { $millions } Mio. $ in gleich vielen Koffern, und teilen sich den Sieg.
    }
}

# Refusals
dont-bluff-nothing-to-roll = Jetzt wird nicht gewürfelt.
dont-bluff-no-target-to-choose = Jetzt wird niemand ausgewählt.
dont-bluff-choose-another-player = Wähle jemand anderen an diesem Tisch.
dont-bluff-no-offer-now = Jetzt ist nicht der Moment für ein Angebot.
dont-bluff-nothing-to-add-to = Jetzt gibt es nichts, wozu du etwas legen könntest.
dont-bluff-claim-out-of-range = Nenne 0 bis { $highest } Millionen oder sag nichts.
dont-bluff-lay-at-least-one = Leg mindestens einen Koffer hin.
dont-bluff-not-in-your-hand = Nenne Koffer von deiner eigenen Hand, die teuersten zuerst.
dont-bluff-nothing-to-take = Gerade wird dir nichts angeboten, was du nehmen könntest.
dont-bluff-nothing-to-open = Vor dir liegt kein geschlossener Koffer.
dont-bluff-nothing-to-pay = Du schuldest gerade nichts.
dont-bluff-bluffs-are-not-money = Mit einem Bluff zahlt man nicht. Du schuldest { $millions } Mio. $: Zahl mit Geld.
dont-bluff-pays-too-little = Das ist zu wenig: Du schuldest { $millions } Mio. $.
dont-bluff-pay-the-exact-sum = Du kannst { $millions } Mio. $ passend zahlen, also musst du.
dont-bluff-pays-with-a-card-too-many = Einer dieser Koffer kann bleiben: Du schuldest { $millions } Mio. $, und der Rest reicht dafür.

# The terminal table
dont-bluff-frame = Don't Bluff! · wer zuerst 25 Mio. hat · Bank: { $bank }
dont-bluff-column-money = Geld
dont-bluff-column-colours = Farben
dont-bluff-column-suitcases = Koffer
dont-bluff-role-gun = Pistole
dont-bluff-role-offers = bietet an
dont-bluff-role-answers = antwortet
dont-bluff-role-wins = gewinnt
dont-bluff-stage = { $name } → { $other }
dont-bluff-stage-open = Offen: { $millions } Mio.
dont-bluff-stage-closed = Geschlossen: { $count }
dont-bluff-stage-inside = Darin { $millions } Mio., aber das weißt nur du
dont-bluff-stage-claim = { $claim ->
    [0] { $name }: „Nichts drin.“
   *[other] { $name }: „{ $claim } Mio.“
}
dont-bluff-stage-silent = { $name }: „…“
dont-bluff-stage-die = {" "}Schwarzer Würfel: { $die }{" "}
dont-bluff-stage-colour = Farbwürfel: { $colour }
dont-bluff-your-hand = Deine Koffer: { $millions } Mio.

# The browser's table
dont-bluff-goal = Ziel: { $goal } Mio.
dont-bluff-bank-name = Bank
dont-bluff-bank-left = Noch in der Bank: { $left } von { $all } Koffern. Mit dem letzten endet das Spiel.
dont-bluff-purse = { $millions } von { $goal } Mio.
dont-bluff-millions = { $millions } Mio.
dont-bluff-times = ×{ $count }
dont-bluff-count = { $count ->
    [one] { $count } Koffer
   *[other] { $count } Koffer
}
dont-bluff-colour-die = Der Farbwürfel
dont-bluff-black-die = Der schwarze Würfel
dont-bluff-lay-here = Tippe deine Koffer an, um sie hierher zu legen
dont-bluff-drafted = { $millions } Mio. drin, nur du weißt es
dont-bluff-owed = { $due } Mio. zu zahlen
dont-bluff-odds-lower = { $you ->
    [yes] Du zahlst { $other } { $millions } Mio.
   *[no] { $toyou ->
        [yes] { $name } zahlt dir { $millions } Mio.
       *[no] { $name } zahlt { $other } { $millions } Mio.
    }
}
dont-bluff-odds-same = { $you ->
    [yes] Du nimmst alles
   *[no] { $name } nimmt alles
}
dont-bluff-odds-higher = { $toyou ->
    [yes] Du musst nachlegen
   *[no] { $other } muss nachlegen
}
dont-bluff-odds-higher-nothing-left = { $toyou ->
    [yes] Du hast nichts nachzulegen: { $name } nimmt alles
   *[no] { $you ->
        [yes] { $other } hat nichts nachzulegen: Du nimmst alles
       *[no] { $other } hat nichts nachzulegen: { $name } nimmt alles
    }
}
dont-bluff-pile = { $value ->
    [0] { $count ->
        [one] { $count } Bluff auf deiner Hand
       *[other] { $count } Bluffs auf deiner Hand
    }
   *[other] { $count ->
        [one] { $count } Koffer mit { $value } Mio. auf deiner Hand
       *[other] { $count } Koffer mit { $value } Mio. auf deiner Hand
    }
}
dont-bluff-pile-choose = { $value ->
    [0] Bluff auswählen; auf deiner Hand: { $count }
   *[other] Koffer mit { $value } Mio. auswählen; auf deiner Hand: { $count }
}
dont-bluff-put-back = { $value ->
    [0] Bluff zurücklegen
   *[other] Koffer mit { $value } Mio. zurücklegen
}
dont-bluff-say = Was ist angeblich drin?
dont-bluff-say-nothing = Nichts sagen
dont-bluff-say-millions = { $millions ->
    [0] „Nichts drin“ sagen
   *[other] „{ $millions } Mio.“ sagen
}
dont-bluff-say-truth = { $millions ->
    [0] „Nichts drin“ sagen, die Wahrheit
   *[other] „{ $millions } Mio.“ sagen, die Wahrheit
}
dont-bluff-button-colour-die = Farbwürfel werfen
dont-bluff-button-black-die = Schwarzen Würfel werfen
dont-bluff-button-choose = { $name } wählen
dont-bluff-button-offer = { $claim ->
    [none] { $count ->
        [one] { $name } { $count } Koffer anbieten, nichts sagen
       *[other] { $name } { $count } Koffer anbieten, nichts sagen
    }
    [0] { $count ->
        [one] { $name } { $count } Koffer anbieten: „Nichts drin“
       *[other] { $name } { $count } Koffer anbieten: „Nichts drin“
    }
   *[other] { $count ->
        [one] { $name } { $count } Koffer anbieten, „{ $claim } Mio.“ sagen
       *[other] { $name } { $count } Koffer anbieten, „{ $claim } Mio.“ sagen
    }
}
dont-bluff-button-add = { $claim ->
    [none] { $count ->
        [one] { $count } Koffer nachlegen, nichts sagen
       *[other] { $count } Koffer nachlegen, nichts sagen
    }
    [0] { $count ->
        [one] { $count } Koffer nachlegen: „Nichts drin“
       *[other] { $count } Koffer nachlegen: „Nichts drin“
    }
   *[other] { $count ->
        [one] { $count } Koffer nachlegen, „noch { $claim } Mio.“ sagen
       *[other] { $count } Koffer nachlegen, „noch { $claim } Mio.“ sagen
    }
}
dont-bluff-button-take = { $count ->
    [one] Nehmen
    [2] Beide nehmen
   *[other] Alle { $count } nehmen
}
dont-bluff-take-means = { $count ->
    [one] Du behältst ihn ungeöffnet
   *[other] Du behältst sie ungeöffnet
}
dont-bluff-button-open = { $count ->
    [one] Öffnen
    [2] Beide öffnen
   *[other] Alle { $count } öffnen
}
dont-bluff-open-means = Du würfelst: Ist es weniger, zahlst du
dont-bluff-ways = So kannst du zahlen
dont-bluff-way = { $over ->
    [0] { $cards }, genau was du schuldest
   *[other] { $cards }, { $over } Mio. zu viel
}
dont-bluff-way-over = { $over ->
    [0] passend
   *[other] { $over } Mio. zu viel
}
dont-bluff-button-pay = { $over ->
    [0] { $cards } zahlen
   *[other] { $cards } zahlen: { $over } Mio. zu viel, kein Wechselgeld
}

# The end
dont-bluff-end-why = { $reason ->
    [twenty_five_millions] Wer zuerst 25 Mio. $ hat, gewinnt.
    [fewer] Die Bank ist leer. Gleich viel Geld: Wer weniger Koffer hat, gewinnt.
    [shared] Die Bank ist leer. Gleich viel Geld, gleich viele Koffer.
   *[bank_empty] Die Bank ist leer: Wer das meiste Geld hat, gewinnt.
}

# What people say with one tap
dont-bluff-phrase-open-it = Nur zu, mach auf.
dont-bluff-phrase-worth-it = Jede Million wert.

# Actions in a few words, where a button says too little or too much
dont-bluff-act-roll = Würfeln
dont-bluff-act-offer = { $claim ->
    [none] { $cards } hinlegen, nichts sagen
    [0] { $cards } hinlegen: „Nichts drin“
   *[other] { $cards } hinlegen, „{ $claim } Mio.“ sagen
}
dont-bluff-act-add = { $claim ->
    [none] { $cards } nachlegen, nichts sagen
    [0] { $cards } nachlegen: „Nichts drin“
   *[other] { $cards } nachlegen, „{ $claim } Mio.“ sagen
}
dont-bluff-act-take = Alles ungeöffnet nehmen
dont-bluff-act-open = Öffnen
