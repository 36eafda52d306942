### After the game: the truth, and the game once more

# The reveal
reveal-title = Sandheden
reveal-teaser = { $count ->
    [one] Der kom én påstand. Var den løgn?
   *[other] Der kom { $count } påstande. Hvilke var løgn?
} Hvem løj, hvem hoppede på den, og hvem gennemskuede det?
reveal-raise = Løft tæppet
reveal-all = Spring over
reveal-silent = I dette spil er det kun pengene, der taler: ingen sagde noget, der kunne være løgn.
reveal-best-lie = Aftenens bedste løgn
reveal-best-call = Aftenens bedste afsløring
reveal-no-lie = Ingen løgn slap igennem.
reveal-no-call = Ingen afslørede en løgn.
reveal-believers = { $you ->
    [yes] { $count ->
        [one] Du troede på den.
       *[other] { $names } troede på den.
    }
   *[no] { $names } troede på den.
}
reveal-caught-by = { $you ->
    [yes] Du troede ikke på den.
   *[no] { $name } troede ikke på den.
}
reveal-everybody = Løgnere og tvivlere
reveal-lies = { $lies ->
    [0] Ingen løgne.
    [one] Én løgn, { $believed ->
        [0] som ingen troede på.
       *[other] og den blev troet.
    }
   *[other] { $lies } løgne, { $believed ->
        [0] ingen blev troet.
        [one] én blev troet.
       *[other] { $believed } blev troet.
    }
}
reveal-traps = { $traps ->
    [one] Én fælde, { $sprung ->
        [0] som ingen gik i.
       *[other] og den virkede.
    }
   *[other] { $traps } fælder, { $sprung ->
        [0] ingen virkede.
        [one] én virkede.
       *[other] { $sprung } virkede.
    }
}
reveal-calls = { $right ->
    [0] { $wrong ->
        [0] Tvivlede ikke på nogen.
        [one] Tvivlede på én sandhed.
       *[other] Tvivlede på { $wrong } sandheder.
    }
    [one] Afslørede én løgn{ $wrong ->
        [0] .
        [one] , tvivlede på én sandhed.
       *[other] , tvivlede på { $wrong } sandheder.
    }
   *[other] Afslørede { $right } løgne{ $wrong ->
        [0] .
        [one] , tvivlede på én sandhed.
       *[other] , tvivlede på { $wrong } sandheder.
    }
}
reveal-hands = Hvad alle havde på hånden til sidst
reveal-timeline = Alle påstande
reveal-only-lies = Kun løgnene
reveal-no-lies-told = Der var ingen løgne.
reveal-round = Runde { $round }: hvad alle havde
reveal-stamp = { $kind ->
    [true] sandt
    [trap] fælde
   *[lie] løgn
}
reveal-answer = { $kind ->
    [true] { $believed ->
        [yes] { $you ->
            [yes] Du troede på det
           *[no] { $name } troede på det
        }
       *[no] { $you ->
            [yes] Du tvivlede, men tog fejl
           *[no] { $name } tvivlede, men tog fejl
        }
    }
    [trap] { $believed ->
        [yes] { $you ->
            [yes] Du gik i den
           *[no] { $name } gik i den
        }
       *[no] { $you ->
            [yes] Du gik ikke i den
           *[no] { $name } gik ikke i den
        }
    }
   *[lie] { $believed ->
        [yes] { $you ->
            [yes] Du hoppede på den
           *[no] { $name } hoppede på den
        }
       *[no] { $you ->
            [yes] Du gennemskuede den
           *[no] { $name } gennemskuede den
        }
    }
}
reveal-unanswered = Ingen viste, om de troede på det.
reveal-moment = Se øjeblikket
reveal-replay = Se spillet igen
reveal-share = Del reprisen
reveal-share-truth = Del sandheden
reveal-copied = Linket er kopieret
reveal-come-in = Nogen vil vise dig, hvem der løj
reveal-enter = Se sandheden

# The truth
reveal-really-lie = { $true ->
    [yes] { $count ->
        [one] Den var der.
       *[other] De var der.
    }
   *[no] { $found ->
        [0] Der var ingen.
        [one] Der var kun én.
       *[other] Der var kun { $found }.
    }
}
reveal-really-millions-of-dollars = I virkeligheden: { $role }.
reveal-heists = Alle kup: hvem var hvad
reveal-heist-left = ude før kuppet

# The replay
replay-title = Reprise
replay-come-in = Nogen vil vise dig et spil
replay-enter = Se det
replay-loading = Henter spillet …
replay-not-begun = Spillet er ikke begyndt: der er ikke noget at se endnu.
replay-at = { $at ->
    [0] Kortene gives
   *[other] Træk { $at } af { $of }
}
replay-scrub = Gå til et træk
replay-play = Afspil
replay-pause = Pause
replay-back = Forrige træk
replay-step = Næste træk
replay-first = Tilbage til begyndelsen
replay-last = Til slutningen
replay-speed = Hastighed
replay-times = { $times }×
replay-from = Visning
replay-outside = Tilskuer
replay-all-hands = Alle kort åbne
replay-of-you = { $name } (dig)
replay-only-mine = Indtil spillet er slut, kan du kun se det fra din egen plads eller som tilskuer.
replay-keys = Piletasterne går frem og tilbage, mellemrum afspiller og holder pause.
replay-to-table = Til bordet
replay-decided = { $you ->
    [yes] Du har valgt.
   *[no] { $name } har valgt.
}
replay-by = { $by ->
    [clock] Tiden løb ud for { $name }: en bot spillede i stedet.
   *[bot] En bot spillede for { $name }.
}

# A record that somebody has in a file
reveal-save = Gem spilfilen
replay-record-title = Se et gemt spil
replay-record-hook = En spilfil rummer et helt spil med alle dets hemmeligheder. Huset afspiller det for dig og gemmer ingen kopi.
replay-record-drop = Slip en spilfil her
replay-record-choose = Vælg en fil
replay-record-where = Efter et spil kan du gemme spilfilen; i terminalen skriver `bluffhouse play --save` en.
replay-record-no = Denne spilfil kan ikke afspilles
replay-record-another = Åbn en anden spilfil
replay-record-luck = { $luck ->
    [honest] Det gik ærligt til: alt tilfældigt følger af seedet.
    [dishonest] Det gik ikke ærligt til: det tilfældige følger ikke af seedet.
   *[unproven] Spilfilen beviser ikke, om det gik ærligt til.
}
record-too-long = Spilfilen er for lang: huset afspiller højst { $most } KiB.

# The deal, checked by the page
check-ok = Kontrolleret af din egen enhed: kortgivningen var ærlig
check-partly = Kontrolleret af din egen enhed, så vidt det var muligt
check-differs = Din enhed fandt noget, der ikke stemmer
check-running = Din enhed kontrollerer kortgivningen …
check-failed = Kortgivningen kunne ikke kontrolleres: spilfilen blev ikke hentet.
check-what = Hvad der blev kontrolleret
check-pledge = Husets hemmelighed er den, det lovede, før kortene blev givet.
check-pledge-wrong = Husets hemmelighed er ikke den, det lovede.
check-pledge-late = Du kom efter kortgivningen, så løftet kunne kun sammenlignes med det, huset siger nu.
check-number = Det tal, din enhed trak, er en del af kortgivningen.
check-number-wrong = Det tal, din enhed trak, er ikke en del af kortgivningen.
check-number-left-out = Din enhed havde ingen forbindelse ved starten, så dens tal er ikke en del af kortgivningen.
check-number-none = Din enhed føjede intet tal til kortgivningen.
check-number-unknown = Denne enhed kan ikke kontrollere dit tal: en anden enhed trak det, eller denne husker det ikke længere.
check-called-off = { $count ->
    [one] Starten blev aflyst én gang, efter at dit tal var vist, og der blev trukket nye tal.
   *[other] Starten blev aflyst { $count } gange, efter at dit tal var vist, og der blev trukket nye tal hver gang.
}
check-others = De andres tal lå fast, før dit blev vist.
check-others-wrong = { $name }: tallet i kortgivningen er ikke det, der lå fast, før dit blev vist.
check-seed = Seedet er det, der lå fast ved det første kort.
check-seed-wrong = Seedet er ikke det, der lå fast ved det første kort.
check-seed-late = Din enhed så ikke seedets aftryk under spillet, så det kunne kun sammenlignes med det, huset siger nu.
check-chance = { $count ->
    [one] Den ene blanding, det ene kast eller træk følger af seedet.
   *[other] Alle { $count } blandinger, kast og træk følger af seedet.
}
check-chance-wrong = Blanding, kast eller træk nummer { $number } følger ikke af seedet.
check-chance-unknown = Denne side kan ikke genberegne kortene i dette spil. Gem spilfilen, og kør ”bluffhouse verify”.
check-seen = Spilfilen viser det, du så under spillet.
check-seen-wrong = Spilfilen viser ikke det, du så under spillet.
check-seen-part = Siden gik glip af en del af spillet, så det, du så, blev ikke sammenlignet med spilfilen.
