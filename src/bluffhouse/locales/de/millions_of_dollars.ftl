### Millions of Dollars (rules MD-1 to MD-13)
### $place is “only”, or with three players, who have two characters each, “left” or “right”.


# The roles
millions-of-dollars-role-snitch = Spitzel
millions-of-dollars-role-bruiser = Schläger
millions-of-dollars-role-driver = Fahrer
millions-of-dollars-role-pickpocket = Taschendieb
millions-of-dollars-role-boss = Boss
millions-of-dollars-cards = { $count ->
    [1] { $role }
   *[other] { $count } × { $role }
}
millions-of-dollars-character = { $you ->
    [yes] du
   *[no] { $name }
}{ $place ->
    [left] {" "}(links)
    [right] {" "}(rechts)
   *[only] {""}
}
millions-of-dollars-own-character = { $place ->
    [left] { $role } (links)
    [right] { $role } (rechts)
   *[only] { $role }
}
millions-of-dollars-purse = { $you ->
    [yes] du
   *[no] { $name }
} { $money } Mio. $

# Decisions
millions-of-dollars-ask-choose = Coup { $round }: { $amount } Mio. $ zu teilen, Einsatz { $stake } Mio. $. Wer geht für dich rein? Niemand sieht es.
millions-of-dollars-ask-choose-two = Coup { $round }: { $amount } Mio. $ zu teilen, Einsatz je { $stake } Mio. $. Welche zwei gehen für dich rein? Niemand sieht es.
millions-of-dollars-ask-negotiate = Du bist dabei: { $roles }. Bleiben, aussteigen oder verhandeln?
millions-of-dollars-ask-answer = { $count ->
    [one] Ein Angebot wartet auf deine Antwort. Du bist dabei: { $roles }.
   *[other] { $count } Angebote warten auf deine Antwort. Du bist dabei: { $roles }.
}
millions-of-dollars-ask-time = Der Schluss ist eingeläutet: keine neuen Angebote. Du bist dabei: { $roles }. Bleiben oder aussteigen?
millions-of-dollars-ask-alone = Alle anderen sind ausgestiegen. Du bist dabei: { $roles }. Gehst du allein rein, oder steigst du auch aus?
millions-of-dollars-ask-name = Nur du bist Spitzel. Welche Rolle wirfst du raus?
millions-of-dollars-ask-over = Das Spiel ist vorbei.

millions-of-dollars-do-choose = { $role ->
    [snitch] hast nur du diese Rolle, wirfst du eine andere raus; bleibst du ganz allein übrig, verlierst du 3 Mio. $
    [bruiser] verliert nie den Einsatz; hast nur du diese Rolle, bekommst du eine Drohkarte
    [driver] alle anderen mit einem Anteil zahlen dir je 1 Mio. $
    [pickpocket] nimmt dem Schläger 2 Mio. $ ab
   *[boss] 2 Mio. $ mehr zu teilen
}{ $icon ->
    [yes] ; diesmal 1 Mio. $ extra
   *[no] {""}
}
millions-of-dollars-do-choose-two = { $role ->
    [snitch] links: wirft eine Rolle raus; allein übrig kostet er 3 Mio. $
    [bruiser] links: verliert nie den Einsatz; bekommt vielleicht eine Drohkarte
    [driver] links: alle anderen mit einem Anteil zahlen ihm je 1 Mio. $
    [pickpocket] links: nimmt dem Schläger 2 Mio. $ ab
   *[boss] links: 2 Mio. $ mehr zu teilen
}{ $icon ->
    [yes] ; diesmal 1 Mio. $ extra
   *[no] {""}
}
millions-of-dollars-do-ready = { $alone ->
    [yes] du gehst rein; der Coup beginnt sofort
   *[no] du bleibst; der Coup beginnt, wenn alle bereit sind, die noch dabei sind
}
millions-of-dollars-do-withdraw = { $place ->
    [left] nimm deine linke Figur mit ihrem Einsatz von { $stake } Mio. $ zurück
    [right] nimm deine rechte Figur mit ihrem Einsatz von { $stake } Mio. $ zurück
   *[only] steig mit deinem Einsatz von { $stake } Mio. $ aus; deine Rolle bleibt bis zum Ende geheim
}
millions-of-dollars-do-accept-pay = du zahlst { $name } { $amount } Mio. $, und { $place ->
    [left] die linke Figur von { $name } steigt aus
    [right] die rechte Figur von { $name } steigt aus
   *[only] { $name } steigt aus
}
millions-of-dollars-do-accept-leave = { $name } zahlt dir { $amount } Mio. $, und { $place ->
    [left] deine linke Figur steigt aus
    [right] deine rechte Figur steigt aus
   *[only] du steigst aus
}
millions-of-dollars-do-refuse = { $count ->
    [1] sag Nein dazu
   *[other] sag Nein; antworten kannst du auf { $offers }
}
millions-of-dollars-do-take-back = { $count ->
    [1] dein Angebot ist vom Tisch
   *[other] dein Angebot ist vom Tisch; deine sind { $offers }
}
millions-of-dollars-do-offer = { $most ->
    [1] 1 Mio. $ fürs Aussteigen, an irgendwen, der dabei ist (noch { $left } von 5)
   *[other] 1 bis { $most } Mio. $ fürs Aussteigen, an irgendwen, der dabei ist (noch { $left } von 5)
}
millions-of-dollars-do-ask = { $most ->
    [1] dein Preis fürs Aussteigen: 1 Mio. $ von { $name } oder von jemand anderem
   *[other] dein Preis fürs Aussteigen: 1 bis { $most } Mio. $ von { $name } oder von jemand anderem
}
millions-of-dollars-do-claim = sag, wer du bist, wahr oder nicht ({ $left ->
    [one] noch { $left } Behauptung
   *[other] noch { $left } Behauptungen
})
millions-of-dollars-do-threaten = setz eine Drohkarte ein: Nur du siehst, wer { $name } ist – oder jemand anderes
millions-of-dollars-do-call-time = von da an keine neuen Angebote, Behauptungen oder Drohungen
millions-of-dollars-do-name = alle mit dieser Rolle fliegen aus dem Coup ({ $count ->
    [0] keine Karte offen
    [one] { $count } Karte offen
   *[other] { $count } Karten offen
})

# The table
millions-of-dollars-table-heist = Coup { $round } von 8: { $amount } Mio. $ zu teilen, Einsatz { $stake } Mio. $ pro Figur{ $icon ->
    [none] {""}
   *[other] {", und 1 Mio. $ extra für:"} { $icon }
}. Anführer: { $name }.
millions-of-dollars-table-before = Beute der bisherigen Coups: { $loots } · Drohkarten im Stapel: { $pile }
millions-of-dollars-table-shown = Rollen in der Mitte: { $roles }; eine weitere Karte liegt verdeckt.
millions-of-dollars-table-time = Der Schluss ist eingeläutet: keine neuen Angebote, Behauptungen oder Drohungen.
millions-of-dollars-table-seat = { $seat } { $name }{ $you ->
    [yes] {" (du)"}
   *[no] {""}
}: { $money } Mio. $ auf der Hand; { millions-of-dollars-state }{ $claims ->
    [none] {""}
   *[other] ; sagt: { $claims }
}{ $last ->
    [none] {""}
   *[other] ; letztes Mal: { $last }
}{ $threats ->
    [0] {""}
    [one] ; { $threats } Drohkarte
   *[other] ; { $threats } Drohkarten
}
millions-of-dollars-claims-of = { $place ->
    [left] links { $roles }
    [right] rechts { $roles }
   *[only] { $roles }
}
millions-of-dollars-state = { $state ->
    [choosing] wählt noch
    [chosen] hat gewählt
    [out] raus
    [talking] dabei
    [ready] dabei, bereit
    [in] im Coup
    [won] gewinnt
   *[over] {"–"}
}{ $partly ->
    [left] {" "}(nur links)
    [right] {" "}(nur rechts)
   *[all] {""}
}
millions-of-dollars-table-known = { $place ->
    [left] Die linke Figur von { $name }: { $role }.
    [right] Die rechte Figur von { $name }: { $role }.
   *[only] { $name }: { $role }.
}
millions-of-dollars-table-looked = { $you ->
    [yes] Du hast nachgesehen bei: { $names }.
   *[no] { $name } hat nachgesehen bei: { $names }.
}
millions-of-dollars-table-yours = { $in ->
    [yes] Deine Figur: { $role }, dabei.
   *[no] Deine Figur: { $role }, raus.
}
millions-of-dollars-table-left = Du kannst in dieser Runde noch { $offers ->
    [one] { $offers } Angebot
   *[other] { $offers } Angebote
} machen.

# The story
millions-of-dollars-loot-revealed = Coup { $round } von 8: { $amount } Mio. $ zu teilen, Einsatz { $stake } Mio. ${ $icon ->
    [none] .
   *[other] . Auf der Karte und 1 Mio. $ extra wert: { $icon }.
} { $you ->
    [yes] Du führst an.
   *[no] Anführer: { $name }.
}
millions-of-dollars-roles-laid-open = Letztes Mal benutzt und jetzt nicht wählbar: { $roles }.
millions-of-dollars-laid-open-one = { $you ->
    [yes] du
   *[no] { $name }
} ({ $role })
millions-of-dollars-chosen = { $roles ->
    [none] { $name } hat gewählt.
   *[other] { $you ->
        [yes] Du wählst: { $roles }.
       *[no] { $name } wählt: { $roles }.
    }
}
millions-of-dollars-stakes-placed = { $place ->
    [only] Alle legen einen Einsatz von { $stake } Mio. $ hin.
   *[left] Alle legen einen Einsatz von { $stake } Mio. $ auf jede Figur.
} Noch auf der Hand: { $purses }.
millions-of-dollars-reserve = Die Reserve zahlt für: { $purses }.
millions-of-dollars-now = Jetzt: { $purses }.
millions-of-dollars-roles-shown = Die Rollenkarten: { $roles }. Eine weitere liegt verdeckt{ $hidden ->
    [none] {""}
   *[other] : { $hidden }
}.
millions-of-dollars-withdrew = { $place ->
    [left] { $you ->
        [yes] Du steigst mit deiner linken Figur aus.
       *[no] { $name } steigt mit der linken Figur aus.
    }
    [right] { $you ->
        [yes] Du steigst mit deiner rechten Figur aus.
       *[no] { $name } steigt mit der rechten Figur aus.
    }
   *[only] { $you ->
        [yes] Du steigst aus.
       *[no] { $name } steigt aus.
    }
}
millions-of-dollars-offer-made = Angebot { $offer }: { $you ->
    [yes] Du bietest { $other } { $amount } Mio. $ { $place ->
        [left] für den Ausstieg der linken Figur
        [right] für den Ausstieg der rechten Figur
       *[only] fürs Aussteigen
    }.
   *[no] { $toyou ->
        [yes] { $name } bietet dir { $amount } Mio. $, wenn { $place ->
            [left] deine linke Figur aussteigt
            [right] deine rechte Figur aussteigt
           *[only] du aussteigst
        }.
       *[no] { $name } bietet { $other } { $amount } Mio. $ { $place ->
            [left] für den Ausstieg der linken Figur
            [right] für den Ausstieg der rechten Figur
           *[only] fürs Aussteigen
        }.
    }
}
millions-of-dollars-price-named = Angebot { $offer }: { $you ->
    [yes] { $place ->
        [left] Deine linke Figur würde
        [right] Deine rechte Figur würde
       *[only] Du würdest
    } für { $price } Mio. $ von { $other } aussteigen.
   *[no] { $place ->
        [left] Die linke Figur von { $name } würde
        [right] Die rechte Figur von { $name } würde
       *[only] { $name } würde
    } für { $price } Mio. $ von { $toyou ->
        [yes] dir
       *[no] { $other }
    } aussteigen.
}
millions-of-dollars-accepted-money = { $you ->
    [yes] Du nimmst Angebot { $offer } an: { $other } zahlt dir { $amount } Mio. $.
   *[no] { $toyou ->
        [yes] { $name } nimmt Angebot { $offer } an: Du zahlst { $name } { $amount } Mio. $.
       *[no] { $name } nimmt Angebot { $offer } an: { $other } zahlt { $name } { $amount } Mio. $.
    }
}
millions-of-dollars-accepted-price = { $you ->
    [yes] Du nimmst Angebot { $offer } an und zahlst { $other } { $amount } Mio. $.
   *[no] { $toyou ->
        [yes] { $name } nimmt Angebot { $offer } an und zahlt dir { $amount } Mio. $.
       *[no] { $name } nimmt Angebot { $offer } an und zahlt { $other } { $amount } Mio. $.
    }
}
millions-of-dollars-refused = { $you ->
    [yes] Du lehnst Angebot { $offer } ab.
   *[no] { $name } lehnt Angebot { $offer } ab.
}
millions-of-dollars-took-back = { $you ->
    [yes] Du ziehst Angebot { $offer } zurück.
   *[no] { $name } zieht Angebot { $offer } zurück.
}
millions-of-dollars-left = { $place ->
    [left] { $you ->
        [yes] Deine linke Figur ist raus, und du hast ihren Einsatz von { $stake } Mio. $ zurück.
       *[no] Die linke Figur von { $name } ist raus, und ihr Einsatz von { $stake } Mio. $ geht zurück.
    }
    [right] { $you ->
        [yes] Deine rechte Figur ist raus, und du hast ihren Einsatz von { $stake } Mio. $ zurück.
       *[no] Die rechte Figur von { $name } ist raus, und ihr Einsatz von { $stake } Mio. $ geht zurück.
    }
   *[only] { $you ->
        [yes] Du bist raus und hast deinen Einsatz von { $stake } Mio. $ zurück.
       *[no] { $name } ist raus und nimmt den Einsatz von { $stake } Mio. $ zurück.
    }
} { millions-of-dollars-now }
millions-of-dollars-lapsed = { $count ->
    [one] Angebot { $offers } verfällt.
   *[other] Die Angebote { $offers } verfallen.
}
millions-of-dollars-claimed = { $place ->
    [left] { $you ->
        [yes] Du sagst über deine linke Figur: „{ $role }“.
       *[no] { $name } sagt über die eigene linke Figur: „{ $role }“.
    }
    [right] { $you ->
        [yes] Du sagst über deine rechte Figur: „{ $role }“.
       *[no] { $name } sagt über die eigene rechte Figur: „{ $role }“.
    }
   *[only] { $you ->
        [yes] Du sagst: „{ $role }“.
       *[no] { $name } sagt: „{ $role }“.
    }
}
millions-of-dollars-looked = { $you ->
    [yes] Du setzt eine Drohkarte ein und siehst dir { millions-of-dollars-looked-at } an: { $role }.
   *[no] { $name } setzt eine Drohkarte ein und sieht sich { millions-of-dollars-looked-at } an{ $role ->
        [none] .
       *[other] : { $role }.
    }
}
millions-of-dollars-looked-at = { $toyou ->
    [yes] { $place ->
        [left] deine linke Figur
        [right] deine rechte Figur
       *[only] deine Figur
    }
   *[no] { $place ->
        [left] die linke Figur von { $other }
        [right] die rechte Figur von { $other }
       *[only] die Figur von { $other }
    }
}
millions-of-dollars-time-called = { $you ->
    [yes] Du läutest den Schluss ein: keine neuen Angebote, Behauptungen oder Drohungen.
   *[no] { $name } läutet den Schluss ein: keine neuen Angebote, Behauptungen oder Drohungen.
}
millions-of-dollars-said-ready = { $you ->
    [yes] Du bist bereit.
   *[no] { $name } ist bereit.
}
millions-of-dollars-heist-begun = { $count ->
    [1] Der Coup beginnt, mit einer einzigen Figur: { $names }.
   *[other] Der Coup beginnt. Dabei sind: { $names }.
}
millions-of-dollars-revealed-stays = { $you ->
    [yes] Masken runter, { $role }: du. Niemand sonst hat diese Rolle: Du bleibst und bekommst deinen Einsatz von { $stake } Mio. $ zurück.
   *[no] Masken runter, { $role }: { $names }. Niemand sonst hat diese Rolle: { $names } bleibt, und der Einsatz von { $stake } Mio. $ geht zurück.
} { millions-of-dollars-now }
millions-of-dollars-revealed-too-many = Masken runter, { $role }: { $names }. { $count } mit derselben Rolle werfen sich gegenseitig raus. { $stake ->
    [0] Ihre Einsätze sind weg.
   *[other] Schläger behalten ihre Einsätze, je { $stake } Mio. $. { millions-of-dollars-now }
}
millions-of-dollars-revealed-named = Und nun die verratene Rolle. Masken runter, { $role }: { $count ->
    [0] niemand. Der Spitzel lag daneben.
    [one] { $names }. { $you ->
        [yes] Du fliegst raus
       *[no] Rausgeflogen
    }{ $stake ->
        [0] , und der Einsatz ist weg.
       *[other] , aber der Einsatz von { $stake } Mio. $ geht zurück. { millions-of-dollars-now }
    }
   *[other] { $names }. Alle rausgeflogen{ $stake ->
        [0] , und ihre Einsätze sind weg.
       *[other] , aber ihre Einsätze gehen zurück, je { $stake } Mio. $. { millions-of-dollars-now }
    }
}
millions-of-dollars-threat-card = { $you ->
    [yes] Du bekommst eine Drohkarte.
   *[no] { $name } bekommt eine Drohkarte.
}
millions-of-dollars-named = { $you ->
    [yes] Du bist der Spitzel und verrätst: { $role }.
   *[no] { $name } ist der Spitzel und verrät: { $role }.
}
millions-of-dollars-only-role-named = { $you ->
    [yes] Du bist der Spitzel, und nur eine Rolle kommt infrage: { $role }.
   *[no] { $name } ist der Spitzel, und nur eine Rolle kommt infrage: { $role }.
}
millions-of-dollars-nobody-left = Niemand ist mehr da. Es gibt nichts zu teilen.
millions-of-dollars-snitch-alone = { $you ->
    [yes] Du bist der Spitzel, und sonst ist niemand mehr da: Du verlierst { $lost } Mio. $, und nichts wird geteilt.
   *[no] { $name } ist der Spitzel, und sonst ist niemand mehr da: { $name } verliert { $lost } Mio. $, und nichts wird geteilt.
} { millions-of-dollars-now }
millions-of-dollars-loot-split = { $bonus ->
    [0] { $amount } Mio. $ zu teilen: { millions-of-dollars-shares }
   *[other] { $amount } Mio. $ zu teilen und { $bonus } Mio. $ mehr mit dem Boss: { millions-of-dollars-shares }
} { millions-of-dollars-now }
millions-of-dollars-shares = { $count ->
    [one] { $you ->
        [yes] alles, { $share } Mio. $, für dich
       *[no] alles, { $share } Mio. $, für { $names }
    }
   *[other] { $names }, je { $share } Mio. $
}{ $rest ->
    [0] .
   *[other] {" "}({ $rest } Mio. $ bleiben übrig).
}
millions-of-dollars-driver-paid = { $count ->
    [0] { $you ->
        [yes] Du bist der Fahrer, aber es ist niemand da, der zahlt.
       *[no] { $name } ist der Fahrer, aber sonst ist niemand da, der für die Fahrt zahlt.
    }
    [one] { $you ->
        [yes] Du bist der Fahrer und bekommst 1 Mio. $ von { $names }.
       *[no] { $toyou ->
            [yes] { $name } ist der Fahrer und bekommt 1 Mio. $ von dir.
           *[no] { $name } ist der Fahrer und bekommt 1 Mio. $ von { $names }.
        }
    } { millions-of-dollars-now }
   *[other] { $you ->
        [yes] Du bist der Fahrer und bekommst je 1 Mio. $. Es zahlen: { $names }.
       *[no] { $name } ist der Fahrer und bekommt je 1 Mio. $. Es zahlen: { $names }.
    } { millions-of-dollars-now }
}
millions-of-dollars-pocket-picked = { $same ->
    [yes] { $you ->
        [yes] Dein Taschendieb nimmt deinem eigenen Schläger { $amount } Mio. $ ab.
       *[no] Der Taschendieb von { $name } nimmt dem Schläger von { $name } { $amount } Mio. $ ab.
    }
   *[no] { $you ->
        [yes] Du bist der Taschendieb und nimmst dem Schläger, { $other }, { $amount } Mio. $ ab.
       *[no] { $toyou ->
            [yes] { $name } ist der Taschendieb und nimmt dir, dem Schläger, { $amount } Mio. $ ab.
           *[no] { $name } ist der Taschendieb und nimmt dem Schläger, { $other }, { $amount } Mio. $ ab.
        }
    }
} { millions-of-dollars-now }
millions-of-dollars-icon-paid = { $you ->
    [yes] Die Beutekarte zeigt deine Rolle ({ $role }): 1 Mio. $ extra für dich.
   *[no] Die Beutekarte zeigt die Rolle von { $name } ({ $role }): 1 Mio. $ extra.
} { millions-of-dollars-now }
millions-of-dollars-ended = { $reason ->
    [twenty_million] Zwanzig Millionen: Das Spiel ist vorbei.
   *[other] Das war der achte Coup: Das Spiel ist vorbei.
} { $winners ->
    [one] { $you ->
        [yes] Du gewinnst mit { $most } Mio. $!
       *[no] { $names } gewinnt mit { $most } Mio. $.
    }
   *[other] { $you ->
        [yes] Du teilst dir den Sieg mit { $names }: je { $most } Mio. $!
       *[no] { $names } teilen sich den Sieg mit je { $most } Mio. $.
    }
} Am Ende: { $purses }.

# Refusals
millions-of-dollars-choose-roles = { $count ->
    [1] Wähle eine der Rollen im Spiel.
   *[other] Wähle { $count } verschiedene Rollen: erst die linke, dann die rechte.
}
millions-of-dollars-role-used-last-time = Diese Rolle hattest du letztes Mal ({ $role }). Wähle eine andere.
millions-of-dollars-choose-first = Erst wählen alle, wer reingeht.
millions-of-dollars-negotiation-is-on = Die Rollen sind gewählt. Jetzt verhandle, steig aus oder melde dich bereit („ready“).
millions-of-dollars-name-a-role-first = Erst verrätst du die Rolle, die rausfliegt.
millions-of-dollars-no-such-character = So eine Figur gibt es nicht. Hat jemand zwei, wähle die linke oder die rechte.
millions-of-dollars-character-has-left = { $you ->
    [yes] Diese Figur von dir ist schon ausgestiegen.
   *[no] Diese Figur von { $name } ist schon ausgestiegen.
}
millions-of-dollars-not-another-player = Mit dir selbst geht das nicht: Nenne jemand anderen, mit Namen oder mit der Nummer davor.
millions-of-dollars-player-is-out = { $name } ist bei diesem Coup raus.
millions-of-dollars-time-is-called = Der Schluss ist eingeläutet: Antworte, zieh zurück, steig aus oder melde dich bereit („ready“).
millions-of-dollars-nobody-else-is-in = Sonst ist niemand mehr dabei: Geh allein („ready“) oder steig auch aus.
millions-of-dollars-at-least-one-million = Geboten wird in ganzen Millionen, mindestens eine.
millions-of-dollars-not-enough-money = { $you ->
    [yes] Du hast nur { $money } Mio. $ auf der Hand; Einsätze zählen nicht.
   *[no] { $name } hat nur { $money } Mio. $ auf der Hand; Einsätze zählen nicht.
}
millions-of-dollars-no-offers-left = Du hast in dieser Runde schon alle { $limit } Angebote gemacht. Du kannst noch antworten, aussteigen oder dich bereit melden.
millions-of-dollars-your-offer-is-still-open = So ein Angebot an { $name } hast du schon offen. Zieh es zurück, um ein neues zu machen.
millions-of-dollars-no-such-offer = Zwischen dir und den anderen ist kein solches Angebot offen. Die Nummern stehen auf dem Tisch.
millions-of-dollars-offer-is-your-own = Das ist dein eigenes Angebot: Du kannst es zurückziehen, antworten muss die andere Seite.
millions-of-dollars-offer-is-not-your-own = Dieses Angebot kommt von { $name }: Du kannst es annehmen oder ablehnen.
millions-of-dollars-role-not-in-play = Diese Rolle ist nicht im Spiel. Wähle eine andere.
millions-of-dollars-no-claims-left = Du hast für diese Figur schon { $limit } Behauptungen aufgestellt, mehr gibt es nicht.
millions-of-dollars-no-threat-card = Du hast keine Drohkarte.
millions-of-dollars-looked-already = Diese Figur von { $name } hast du dir schon angesehen.
millions-of-dollars-only-the-leader = Den Schluss darf hier nur { $name } einläuten.
millions-of-dollars-role-cannot-be-named = Verrate eine andere Rolle, die in der Mitte offen liegt.

# The terminal table
millions-of-dollars-board = Coup { $round } von 8
millions-of-dollars-loot-card = BEUTE { $amount } Mio.
millions-of-dollars-stake-card = Einsatz { $stake } Mio.
millions-of-dollars-icon-card = +1 Mio. { $role }
millions-of-dollars-middle = In der Mitte, eine davon verdeckt:
millions-of-dollars-column-money = Geld
millions-of-dollars-column-threats = Drohkarten
millions-of-dollars-column-state = Stand
millions-of-dollars-column-claims = sagt
millions-of-dollars-column-last = zuletzt
millions-of-dollars-column-role = Rolle
millions-of-dollars-money = { $money } Mio.
millions-of-dollars-leads = { $you ->
    [yes] du führst an
   *[no] Anführer: { $name }
}
millions-of-dollars-open-offers = Offene Angebote
millions-of-dollars-pays = { $payer } zahlt { $leaver } { $amount } Mio. fürs Aussteigen
millions-of-dollars-answers = { $you ->
    [yes] du antwortest
   *[no] { $name } antwortet
}
millions-of-dollars-time = SCHLUSS: antworten, aussteigen oder bereit sein
millions-of-dollars-your-hand = Deine Bande
millions-of-dollars-your-characters = Deine Figuren
millions-of-dollars-used = benutzt
millions-of-dollars-side-left = links
millions-of-dollars-side-right = rechts
millions-of-dollars-side-out = raus
millions-of-dollars-you-said-ready = Du hast dich bereit gemeldet: Deine Angebote gelten, und du wartest, bis jemand aussteigt oder dir ein Angebot macht.

# The browser's table
millions-of-dollars-loot = zu teilen
millions-of-dollars-stake = Einsatz
millions-of-dollars-more = +{ $money } Mio.
millions-of-dollars-less-by = −{ $money } Mio.
millions-of-dollars-in-the-middle = Die gewählten Rollenkarten
millions-of-dollars-face-down = verdeckt
millions-of-dollars-masked = maskiert
millions-of-dollars-race = Wer zuerst { $rich } Mio. $ hat, beendet das Spiel
millions-of-dollars-over = { $reason ->
    [twenty_million] Zwanzig Millionen: Das Spiel ist vorbei.
   *[other] Das war der achte Coup: Das Spiel ist vorbei.
}
millions-of-dollars-thief = { $name }: { $money } Mio. $ auf der Hand; { millions-of-dollars-state }{ $leads ->
    [yes] ; Anführer
   *[no] {""}
}{ $claims ->
    [none] {""}
   *[other] ; sagt: { $claims }
}{ $last ->
    [none] {""}
   *[other] ; letztes Mal: { $last }
}{ $threats ->
    [0] {""}
    [one] ; { $threats } Drohkarte
   *[other] ; { $threats } Drohkarten
}
millions-of-dollars-in-hand = Du hast { $money } Mio.
millions-of-dollars-threat-cards = { $threats ->
    [one] { $threats } Drohkarte
   *[other] { $threats } Drohkarten
}
millions-of-dollars-your-stake = Einsatz { $stake } Mio.
millions-of-dollars-you-said = du sagst „{ $role }“
millions-of-dollars-ask-one = Wer geht für dich rein? Niemand sieht es.
millions-of-dollars-ask-two = Welche zwei gehen rein, links und rechts? Niemand sieht es.
millions-of-dollars-tap-a-card = Tippe eine Karte an, um zu sehen, was sie kann.
millions-of-dollars-card-of-role = { $role }: { $about }.
millions-of-dollars-button-choose = { $count ->
    [one] Wähle, wer reingeht
   *[other] Wähle die { $count }, die reingehen
}
millions-of-dollars-button-send = { $count ->
    [1] Los: { $roles }, Einsatz { $stake } Mio.
   *[other] Los: { $roles }, Einsatz je { $stake } Mio.
}
millions-of-dollars-stay-or-go = Bleib, steig aus oder wähle jemanden zum Verhandeln.
millions-of-dollars-stay-time = Keine neuen Angebote mehr. Bleiben oder aussteigen?
millions-of-dollars-stay-alone = Alle anderen sind ausgestiegen. Gehst du allein rein, oder steigst du auch aus?
millions-of-dollars-you-are-out = Du bist bei diesem Coup raus: keine Deals mehr bis zum nächsten.
millions-of-dollars-button-ready = { $alone ->
    [yes] Allein reingehen
   *[no] Bereit: Ich bleibe
}
millions-of-dollars-button-leave = { $place ->
    [left] Linke Figur zurückziehen mit { $stake } Mio.
    [right] Rechte Figur zurückziehen mit { $stake } Mio.
   *[only] Aussteigen mit { $stake } Mio.
}
millions-of-dollars-button-say = Sagen, wer ich bin
millions-of-dollars-button-call-time = Schluss einläuten
millions-of-dollars-claim-title = Sag, wer du bist
millions-of-dollars-claim-hint = Alle hören es. Es darf sogar stimmen.
millions-of-dollars-button-claim = „{ $role }“
millions-of-dollars-truth = die Wahrheit
millions-of-dollars-bluff = ein Bluff
millions-of-dollars-deal-offer = { $you ->
    [yes] Du bietest { $other } { $amount } Mio. $ { $place ->
        [left] für den Ausstieg der linken Figur
        [right] für den Ausstieg der rechten Figur
       *[only] fürs Aussteigen
    }.
   *[no] { $toyou ->
        [yes] { $name } bietet dir { $amount } Mio. $, wenn { $place ->
            [left] deine linke Figur aussteigt
            [right] deine rechte Figur aussteigt
           *[only] du aussteigst
        }.
       *[no] { $name } bietet { $other } { $amount } Mio. $ { $place ->
            [left] für den Ausstieg der linken Figur
            [right] für den Ausstieg der rechten Figur
           *[only] fürs Aussteigen
        }.
    }
}
millions-of-dollars-deal-price = { $you ->
    [yes] { $place ->
        [left] Deine linke Figur steigt aus
        [right] Deine rechte Figur steigt aus
       *[only] Du steigst aus
    }, wenn { $other } dir { $amount } Mio. $ zahlt.
   *[no] { $place ->
        [left] Die linke Figur von { $name } steigt aus
        [right] Die rechte Figur von { $name } steigt aus
       *[only] { $name } steigt aus
    }, wenn { $toyou ->
        [yes] du { $amount } Mio. $ zahlst
       *[no] { $other } { $amount } Mio. $ zahlt
    }.
}
millions-of-dollars-button-take = { $place ->
    [left] { $amount } Mio. nehmen, linke Figur raus
    [right] { $amount } Mio. nehmen, rechte Figur raus
   *[only] { $amount } Mio. nehmen und raus
}
millions-of-dollars-button-pay = { $other } { $amount } Mio. zahlen
millions-of-dollars-button-refuse = Ablehnen
millions-of-dollars-button-counter = Gegenangebot
millions-of-dollars-button-take-back = Zurückziehen
millions-of-dollars-less = Eine Million weniger
millions-of-dollars-raise = Eine Million mehr
millions-of-dollars-which-character = Welche Figur
millions-of-dollars-pay-title = { $name } fürs Aussteigen bezahlen
millions-of-dollars-button-offer = { $name } { $amount } Mio. bieten
millions-of-dollars-price-title = Von { $name } fürs Aussteigen kassieren
millions-of-dollars-button-ask = Von { $name } { $amount } Mio. verlangen
millions-of-dollars-look-title = Drohkarte einsetzen
millions-of-dollars-button-look = { $place ->
    [left] Linke Karte von { $name } ansehen
    [right] Rechte Karte von { $name } ansehen
   *[only] Karte von { $name } ansehen
}
millions-of-dollars-feed-title = Die Verhandlung
millions-of-dollars-feed-empty = Noch keine Angebote. Tippe jemanden an, um eins zu machen.
millions-of-dollars-counter-offer = (Gegenangebot)
millions-of-dollars-stamp = { $state ->
    [refused] abgelehnt
    [paid] bezahlt
    [taken_back] zurückgezogen
    [lapsed] verfallen
   *[open] wartet
}
millions-of-dollars-would-have = { $leaves ->
    [yes] dann hast du { $money } Mio. $
   *[no] dann hast du noch { $money } Mio. $
}
millions-of-dollars-call-time-about = Von da an keine neuen Angebote, Behauptungen oder Drohungen. Alle haben { $seconds } s, um zu antworten, auszusteigen oder sich bereit zu melden; danach entscheidet ein Bot für sie.
millions-of-dollars-button-not-yet = Noch nicht
millions-of-dollars-after-title = Coup { $round }: wer was war
millions-of-dollars-after-why = { $outcome ->
    [stays] niemand sonst mit dieser Rolle: bleibt
    [too_many] { $lost ->
        [yes] { $count } mit dieser Rolle: alle raus, Einsatz weg
       *[no] { $count } mit dieser Rolle: alle raus, Einsatz zurück
    }
    [named] { $lost ->
        [yes] vom Spitzel genannt: raus, Einsatz weg
       *[no] vom Spitzel genannt: raus, Einsatz zurück
    }
    [alone] sonst niemand mehr da: zahlt { $amount } Mio. $
    [bought] { $toyou ->
        [yes] für { $amount } Mio. $ von dir ausgestiegen
       *[no] für { $amount } Mio. $ von { $other } ausgestiegen
    }
   *[left] rechtzeitig ausgestiegen; die Rolle bleibt bis zum Ende geheim
}
millions-of-dollars-name-first = Wähle, welche Rolle rausfliegt
millions-of-dollars-button-name = { $role }: alle raus!
millions-of-dollars-button-skip = Überspringen
millions-of-dollars-button-next = Weiter zu Coup { $round }
millions-of-dollars-heist-in = { $count ->
    [one] Eine Figur geht rein, maskiert.
   *[other] { $count } Figuren gehen rein, maskiert.
}
millions-of-dollars-heist-hush = { $role ->
    [snitch] Masken runter, Spitzel …
    [bruiser] Masken runter, Schläger …
    [driver] Masken runter, Fahrer …
    [pickpocket] Masken runter, Taschendiebe …
   *[boss] Masken runter, Bosse …
}
millions-of-dollars-heist-hush-named = Und nun die verratene Rolle …
millions-of-dollars-heist-stays = { $you ->
    [yes] Sonst ist niemand { $role }: Du bleibst.
   *[no] Außer { $name } ist niemand { $role }: { $name } bleibt.
}
millions-of-dollars-heist-too-many = { $stake ->
    [0] { $count } × { $role }: Alle sind raus, und ihre Einsätze sind weg.
   *[other] { $count } × { $role }: Alle sind raus, behalten aber ihre Einsätze.
}
millions-of-dollars-heist-named = { $count ->
    [0] Überhaupt niemand. Der Spitzel lag daneben.
    [one] { $you ->
        [yes] Du bist { $role } und fliegst raus.
       *[no] { $name } ist { $role } und fliegt raus.
    }
   *[other] { $count } × { $role }: Alle fliegen raus.
}
millions-of-dollars-heist-names = { $you ->
    [yes] Du bist der Spitzel und verrätst: { $role }.
   *[no] { $name }, der Spitzel, verrät: { $role }.
}
millions-of-dollars-heist-alone = { $you ->
    [yes] Du bist der Spitzel, und allein: Das kostet dich { $lost } Mio. $.
   *[no] { $name } ist der Spitzel, und allein: Das kostet { $lost } Mio. $.
}
millions-of-dollars-heist-loot = { $bonus ->
    [0] { $amount } Mio. $ zu teilen.
   *[other] { $amount } Mio. $ zu teilen, und { $bonus } Mio. $ mehr mit dem Boss.
}
millions-of-dollars-heist-shares = { $count ->
    [one] Alles geht an eine Figur.
   *[other] { $share } Mio. $ für jede der { $count } Figuren.
}{ $rest ->
    [0] {""}
   *[other] {" "}{ $rest } Mio. $ bleiben übrig.
}
millions-of-dollars-heist-driver = { $count ->
    [one] { $you ->
        [yes] Du fährst und bekommst dafür 1 Mio. $.
       *[no] { $name } fährt und bekommt dafür 1 Mio. $.
    }
   *[other] { $you ->
        [yes] Du fährst, und die anderen zahlen dir je 1 Mio. $.
       *[no] { $name } fährt, und die anderen zahlen je 1 Mio. $.
    }
}
millions-of-dollars-heist-pocket = { $you ->
    [yes] Du greifst dem Schläger in die Tasche: { $amount } Mio. $.
   *[no] { $toyou ->
        [yes] { $name } greift dir in die Tasche: { $amount } Mio. $.
       *[no] { $name } greift dem Schläger in die Tasche: { $amount } Mio. $.
    }
}
millions-of-dollars-heist-icon = { $you ->
    [yes] Die Beutekarte zeigt den { $role }: 1 Mio. $ extra für dich.
   *[no] Die Beutekarte zeigt den { $role }: 1 Mio. $ extra für { $name }.
}

# What people say with one tap
millions-of-dollars-phrase-name-price = Nenn deinen Preis.
millions-of-dollars-phrase-not-enough = Das reicht nicht.

# Actions in a few words, where a button says too little or too much
millions-of-dollars-act-choose = Losschicken: { $roles }
millions-of-dollars-act-withdraw = { $place ->
    [left] Linke Figur zurückziehen
    [right] Rechte Figur zurückziehen
   *[only] Aussteigen
}
millions-of-dollars-act-accept = Angebot { $offer } annehmen
millions-of-dollars-act-refuse = Angebot { $offer } ablehnen
millions-of-dollars-act-take-back = Angebot { $offer } zurückziehen
millions-of-dollars-act-claim = { $place ->
    [left] Über die linke sagen: „{ $role }“
    [right] Über die rechte sagen: „{ $role }“
   *[only] „{ $role }“ sagen
}
