### After the game: the truth, and the game once more

# The reveal
reveal-title = Sanningen
reveal-teaser = { $count ->
    [one] Ett påstående gjordes. Var det en lögn?
   *[other] { $count } påståenden gjordes. Vilka var lögner?
} Vem ljög, vem gick på det, och vem genomskådade det?
reveal-raise = Ridå upp
reveal-all = Hoppa över
reveal-silent = I det här spelet är det bara pengarna som talar: ingen sa något som kunde ha varit en lögn.
reveal-best-lie = Kvällens bästa lögn
reveal-best-call = Kvällens skarpaste blick
reveal-no-lie = Ingen lögn gick hem.
reveal-no-call = Ingen avslöjade någon lögn.
reveal-believers = { $you ->
    [yes] { $count ->
        [one] Du trodde på det.
       *[other] Gick på det: { $names }.
    }
   *[no] Gick på det: { $names }.
}
reveal-caught-by = { $you ->
    [yes] Du trodde inte på det.
   *[no] { $name } trodde inte på det.
}
reveal-everybody = Lögnare och tvivlare
reveal-lies = { $lies ->
    [0] Ingen lögn.
    [one] En lögn, { $believed ->
        [0] som ingen trodde på.
       *[other] som gick hem.
    }
   *[other] { $lies } lögner, { $believed ->
        [0] ingen gick hem.
        [one] en gick hem.
       *[other] { $believed } gick hem.
    }
}
reveal-traps = { $traps ->
    [one] En fälla, { $sprung ->
        [0] som ingen gick i.
       *[other] som slog igen.
    }
   *[other] { $traps } fällor, { $sprung ->
        [0] ingen slog igen.
        [one] en slog igen.
       *[other] { $sprung } slog igen.
    }
}
reveal-calls = { $right ->
    [0] { $wrong ->
        [0] Tvivlade inte på någon.
        [one] Tvivlade på en sanning.
       *[other] Tvivlade på { $wrong } sanningar.
    }
    [one] Avslöjade en lögn{ $wrong ->
        [0] .
        [one] , tvivlade på en sanning.
       *[other] , tvivlade på { $wrong } sanningar.
    }
   *[other] Avslöjade { $right } lögner{ $wrong ->
        [0] .
        [one] , tvivlade på en sanning.
       *[other] , tvivlade på { $wrong } sanningar.
    }
}
reveal-hands = Vad alla hade på hand i slutet
reveal-timeline = Alla påståenden
reveal-only-lies = Bara lögnerna
reveal-no-lies-told = Det fanns inga lögner.
reveal-round = Runda { $round }: vad alla hade
reveal-stamp = { $kind ->
    [true] sant
    [trap] fälla
   *[lie] lögn
}
reveal-answer = { $kind ->
    [true] { $believed ->
        [yes] { $you ->
            [yes] Du trodde på det
           *[no] { $name } trodde på det
        }
       *[no] { $you ->
            [yes] Du tvivlade i onödan
           *[no] { $name } tvivlade i onödan
        }
    }
    [trap] { $believed ->
        [yes] { $you ->
            [yes] Du gick i den
           *[no] { $name } gick i den
        }
       *[no] { $you ->
            [yes] Du gick inte i den
           *[no] { $name } gick inte i den
        }
    }
   *[lie] { $believed ->
        [yes] { $you ->
            [yes] Du gick på det
           *[no] { $name } gick på det
        }
       *[no] { $you ->
            [yes] Du genomskådade det
           *[no] { $name } genomskådade det
        }
    }
}
reveal-unanswered = Ingen visade om de trodde på det.
reveal-moment = Se ögonblicket
reveal-replay = Se spelet igen
reveal-share = Dela reprisen
reveal-share-truth = Dela sanningen
reveal-copied = Länken är kopierad
reveal-come-in = Någon vill visa dig vem som ljög
reveal-enter = Se sanningen

# The truth
reveal-really-lie = { $true ->
    [yes] { $count ->
        [one] Den fanns där.
       *[other] De fanns där.
    }
   *[no] { $found ->
        [0] Det fanns ingen.
        [one] Det fanns bara en.
       *[other] Det fanns bara { $found }.
    }
}
reveal-really-millions-of-dollars = Det var en { $role }.
reveal-heists = Alla kupper: vem var vad
reveal-heist-left = ute före kuppen

# The replay
replay-title = Repris
replay-come-in = Någon vill visa dig ett parti
replay-enter = Se det
replay-loading = Hämtar partiet…
replay-not-begun = Spelet har inte börjat: det finns inget att se än.
replay-at = { $at ->
    [0] Given
   *[other] Drag { $at } av { $of }
}
replay-scrub = Gå till ett drag
replay-play = Spela upp
replay-pause = Paus
replay-back = Föregående drag
replay-step = Nästa drag
replay-first = Tillbaka till början
replay-last = Till slutet
replay-speed = Fart
replay-times = { $times }×
replay-from = Vy
replay-outside = Åskådare
replay-all-hands = Alla kort öppna
replay-of-you = { $name } (du)
replay-only-mine = Tills spelet är slut kan du bara se det från din egen plats eller som åskådare.
replay-keys = Piltangenterna går bakåt och framåt, mellanslag spelar upp och pausar.
replay-to-table = Till bordet
replay-decided = { $you ->
    [yes] Du har bestämt dig.
   *[no] { $name } har bestämt sig.
}
replay-by = { $by ->
    [clock] Tiden tog slut för { $name }: en bott spelade i stället.
   *[bot] En bott spelade åt { $name }.
}

# A record that somebody has in a file
reveal-save = Spara protokollet
replay-record-title = Se ett sparat parti
replay-record-hook = Ett protokoll rymmer ett helt parti med alla dess hemligheter. Huset spelar upp det för dig och behåller ingen kopia.
replay-record-drop = Släpp ett protokoll här
replay-record-choose = Välj en fil
replay-record-where = Efter ett parti kan du spara dess protokoll; i terminalen skriver `bluffhouse play --save` ett.
replay-record-no = Det här protokollet går inte att spela upp
replay-record-another = Öppna ett annat protokoll
replay-record-luck = { $luck ->
    [honest] Slumpen var ärlig: allt följer av slumpfröet.
    [dishonest] Slumpen var inte ärlig: den följer inte av slumpfröet.
   *[unproven] Protokollet bevisar inte om slumpen var ärlig.
}
record-too-long = Protokollet är för långt: huset spelar upp högst { $most } KiB.

# The deal, checked by the page
check-ok = Kontrollerat av din egen enhet: given var ärlig
check-partly = Kontrollerat av din egen enhet, så långt det gick
check-differs = Din enhet hittade något som inte stämmer
check-running = Din enhet kontrollerar given …
check-failed = Given kunde inte kontrolleras: protokollet laddades inte.
check-what = Vad som kontrollerades
check-pledge = Husets hemlighet är den som det lovade innan korten gavs.
check-pledge-wrong = Husets hemlighet är inte den som det lovade.
check-pledge-late = Du kom efter given, så löftet kunde bara jämföras med vad huset säger nu.
check-number = Talet som din enhet drog ingår i given.
check-number-wrong = Talet som din enhet drog ingår inte i given.
check-number-left-out = Din enhet var inte ansluten vid starten, så dess tal ingår inte i given.
check-number-none = Din enhet lade inte till något tal i given.
check-number-unknown = Den här enheten kan inte kontrollera ditt tal: en annan enhet drog det, eller så minns den här det inte längre.
check-called-off = { $count ->
    [one] Starten avbröts en gång efter att ditt tal hade visats, och nya tal drogs.
   *[other] Starten avbröts { $count } gånger efter att ditt tal hade visats, och nya tal drogs varje gång.
}
check-others = De andras tal låg fast innan ditt visades.
check-others-wrong = { $name }: talet i given är inte det som låg fast innan ditt visades.
check-seed = Slumpfröet är det som låg fast vid första kortet.
check-seed-wrong = Slumpfröet är inte det som låg fast vid första kortet.
check-seed-late = Din enhet såg inte slumpfröets fingeravtryck under spelet, så det kunde bara jämföras med vad huset säger nu.
check-chance = { $count ->
    [one] Den enda blandningen, kastet eller dragningen följer av slumpfröet.
   *[other] Alla { $count } blandningar, kast och dragningar följer av slumpfröet.
}
check-chance-wrong = Blandning, kast eller dragning nummer { $number } följer inte av slumpfröet.
check-chance-unknown = Den här sidan kan inte räkna om korten i det här spelet. Spara protokollet och kör ”bluffhouse verify”.
check-seen = Protokollet visar det du såg under spelet.
check-seen-wrong = Protokollet visar inte det du såg under spelet.
check-seen-part = Sidan missade en del av spelet, så det du såg jämfördes inte med protokollet.
