### After the game: the truth, and the game once more

# The reveal
reveal-title = De waarheid
reveal-teaser = { $count ->
    [one] Er is één bewering gedaan. Was die gelogen?
   *[other] Er zijn { $count } beweringen gedaan. Welke waren gelogen?
} Wie loog, wie trapte erin en wie had het door?
reveal-raise = Doek op
reveal-all = Overslaan
reveal-silent = In dit spel spreekt alleen het geld: niemand zei iets wat gelogen kon zijn.
reveal-best-lie = Beste leugen van de avond
reveal-best-call = Fijnste neus van de avond
reveal-no-lie = Geen leugen kwam erdoor.
reveal-no-call = Niemand heeft een leugen doorzien.
reveal-believers = { $you ->
    [yes] { $count ->
        [one] Jij geloofde het.
       *[other] Geloofd door { $names }.
    }
   *[no] Geloofd door { $names }.
}
reveal-caught-by = { $you ->
    [yes] Jij geloofde het niet.
   *[no] { $name } geloofde het niet.
}
reveal-everybody = Leugenaars en twijfelaars
reveal-lies = { $lies ->
    [0] Geen leugen.
    [one] Eén leugen, { $believed ->
        [0] niet geloofd.
       *[other] geloofd.
    }
   *[other] { $lies } leugens, { $believed ->
        [0] geen enkele geloofd.
        [one] één geloofd.
       *[other] { $believed } geloofd.
    }
}
reveal-traps = { $traps ->
    [one] Eén val, { $sprung ->
        [0] waar niemand in liep.
       *[other] en die klapte dicht.
    }
   *[other] { $traps } vallen, { $sprung ->
        [0] geen enkele klapte dicht.
        [one] één klapte dicht.
       *[other] { $sprung } klapten dicht.
    }
}
reveal-calls = { $right ->
    [0] { $wrong ->
        [0] Twijfelde aan niemand.
        [one] Twijfelde één keer aan de waarheid.
       *[other] Twijfelde { $wrong } keer aan de waarheid.
    }
    [one] Doorzag één leugen{ $wrong ->
        [0] .
        [one] , twijfelde één keer aan de waarheid.
       *[other] , twijfelde { $wrong } keer aan de waarheid.
    }
   *[other] Doorzag { $right } leugens{ $wrong ->
        [0] .
        [one] , twijfelde één keer aan de waarheid.
       *[other] , twijfelde { $wrong } keer aan de waarheid.
    }
}
reveal-hands = Wat iedereen op het eind in de hand had
reveal-timeline = Alle beweringen
reveal-only-lies = Alleen de leugens
reveal-no-lies-told = Er is niet gelogen.
reveal-round = Ronde { $round }: wat iedereen had
reveal-stamp = { $kind ->
    [true] waar
    [trap] val
   *[lie] leugen
}
reveal-answer = { $kind ->
    [true] { $believed ->
        [yes] { $you ->
            [yes] Jij geloofde het
           *[no] { $name } geloofde het
        }
       *[no] { $you ->
            [yes] Jij twijfelde, ten onrechte
           *[no] { $name } twijfelde, ten onrechte
        }
    }
    [trap] { $believed ->
        [yes] { $you ->
            [yes] Jij liep erin
           *[no] { $name } liep erin
        }
       *[no] { $you ->
            [yes] Jij liep er niet in
           *[no] { $name } liep er niet in
        }
    }
   *[lie] { $believed ->
        [yes] { $you ->
            [yes] Jij trapte erin
           *[no] { $name } trapte erin
        }
       *[no] { $you ->
            [yes] Jij had het door
           *[no] { $name } had het door
        }
    }
}
reveal-unanswered = Of iemand het geloofde, was niet te zien.
reveal-moment = Bekijk dit moment
reveal-replay = Bekijk het spel nog eens
reveal-share = Deel de herhaling
reveal-share-truth = Deel de waarheid
reveal-copied = De link is gekopieerd
reveal-come-in = Iemand wil je laten zien wie er heeft gelogen
reveal-enter = Bekijk de waarheid

# The truth
reveal-really-lie = { $true ->
    [yes] { $count ->
        [one] Die was er.
       *[other] Die waren er.
    }
   *[no] { $found ->
        [0] Er was er niet één.
        [one] Er was er maar één.
       *[other] Er waren er maar { $found }.
    }
}
reveal-really-millions-of-dollars = Het was de { $role }.
reveal-heists = Elke kraak: wie was wat
reveal-heist-left = vooraf eruit gestapt

# The replay
replay-title = Herhaling
replay-come-in = Iemand wil je een spel laten zien
replay-enter = Bekijken
replay-loading = We halen het spel op…
replay-not-begun = Dit spel is nog niet begonnen: er valt nog niets te zien.
replay-at = { $at ->
    [0] Het delen
   *[other] Zet { $at } van { $of }
}
replay-scrub = Ga naar een zet
replay-play = Afspelen
replay-pause = Pauze
replay-back = Vorige zet
replay-step = Volgende zet
replay-first = Terug naar het begin
replay-last = Naar het einde
replay-speed = Snelheid
replay-times = { $times }×
replay-from = Weergave
replay-outside = Toeschouwer
replay-all-hands = Alle kaarten open
replay-of-you = { $name } (jij)
replay-only-mine = Tot het spel voorbij is, kun je het alleen vanaf je eigen plaats of als toeschouwer bekijken.
replay-keys = Pijltjestoetsen: terug en verder; spatiebalk: afspelen en pauzeren.
replay-to-table = Naar de tafel
replay-decided = { $you ->
    [yes] Jij hebt beslist.
   *[no] { $name } heeft beslist.
}
replay-by = { $by ->
    [clock] De tijd van { $name } was om: een bot heeft gespeeld.
   *[bot] Een bot heeft gespeeld voor { $name }.
}

# A record that somebody has in a file
reveal-save = Opname bewaren
replay-record-title = Een opname afspelen
replay-record-hook = In een opname zit een heel spel met al zijn geheimen. Het huis speelt het voor je af en bewaart geen kopie.
replay-record-drop = Sleep een opname hierheen
replay-record-choose = Bestand kiezen
replay-record-where = Na een spel kun je de opname bewaren; in de terminal schrijft `bluffhouse play --save` er een.
replay-record-no = Deze opname is niet af te spelen
replay-record-another = Andere opname openen
replay-record-luck = { $luck ->
    [honest] Het toeval was eerlijk: alles volgt uit de seed.
    [dishonest] Het toeval was niet eerlijk: het volgt niet uit de seed.
   *[unproven] De opname bewijst niet of het toeval eerlijk was.
}
record-too-long = De opname is te lang: het huis speelt hooguit { $most } KiB af.

# The deal, checked by the page
check-ok = Gecontroleerd door je eigen apparaat: er is eerlijk gedeeld
check-partly = Gecontroleerd door je eigen apparaat, voor zover dat kon
check-differs = Je apparaat vond iets dat niet klopt
check-running = Je apparaat controleert het delen…
check-failed = Het delen kon niet worden gecontroleerd: de opname is niet geladen.
check-what = Wat er gecontroleerd is
check-pledge = Het geheim van het huis is wat het vóór het delen beloofde.
check-pledge-wrong = Het geheim van het huis is niet wat het beloofde.
check-pledge-late = Je kwam pas na het delen, dus de belofte kon alleen worden vergeleken met wat het huis nu zegt.
check-number = Het getal dat je apparaat trok, zit in het delen.
check-number-wrong = Het getal dat je apparaat trok, zit niet in het delen.
check-number-left-out = Je apparaat had bij de start geen verbinding, dus zijn getal zit niet in het delen.
check-number-none = Je apparaat heeft geen getal aan het delen toegevoegd.
check-number-unknown = Dit apparaat kan je getal niet controleren: een ander apparaat trok het, of dit apparaat weet het niet meer.
check-called-off = { $count ->
    [one] De start is één keer afgeblazen nadat je getal was getoond, en er zijn nieuwe getallen getrokken.
   *[other] De start is { $count } keer afgeblazen nadat je getal was getoond, en elke keer zijn er nieuwe getallen getrokken.
}
check-others = De getallen van de anderen lagen vast voordat het jouwe werd getoond.
check-others-wrong = { $name }: het getal is niet het getal dat vastlag voordat het jouwe werd getoond.
check-seed = De seed is die welke met de eerste kaart vastlag.
check-seed-wrong = De seed is niet die welke met de eerste kaart vastlag.
check-seed-late = Je apparaat heeft de vingerafdruk van de seed tijdens het spel niet gezien, dus die kon alleen worden vergeleken met wat het huis nu zegt.
check-chance = { $count ->
    [one] De ene keer schudden, gooien of trekken volgt uit de seed.
   *[other] Alle { $count } keren schudden, gooien en trekken volgen uit de seed.
}
check-chance-wrong = Keer { $number } van het schudden, gooien of trekken volgt niet uit de seed.
check-chance-unknown = Deze pagina kan de kaarten van dit spel niet narekenen. Bewaar de opname en voer “bluffhouse verify” uit.
check-seen = De opname toont wat je tijdens het spel zag.
check-seen-wrong = De opname toont niet wat je tijdens het spel zag.
check-seen-part = Deze pagina miste een deel van het spel, dus wat je zag is niet met de opname vergeleken.
