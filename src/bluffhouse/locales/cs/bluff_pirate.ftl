### Bluff Pirate (rules BP-1 to BP-10)
### $card is one of: anchor, compass, eyepatch, flag, hook, lantern, map, pirate, rum, spyglass.
### $cards is a list of them as bluff-pirate-cards writes it: “2 × rum, hook”; in refusals, a number.
### $island says whether a ship gets to an island: “treasure” if it is known to be there, “yes” or “no”.
### A square is a number from 0, the start, to that of the second island.


# The cards
bluff-pirate-card = { $card ->
    [anchor] kotva
    [compass] kompas
    [eyepatch] páska
    [flag] vlajka
    [hook] hák
    [lantern] lucerna
    [map] mapa
    [pirate] pirát
    [rum] rum
   *[spyglass] dalekohled
}
bluff-pirate-cards = { $count ->
    [1] { bluff-pirate-card }
   *[other] { $count } × { bluff-pirate-card }
}
bluff-pirate-no-cards = žádné

# Decisions
bluff-pirate-ask-turn = Dobereš si karty, nebo obětuješ piráta a přepadneš loď před sebou?
bluff-pirate-ask-turn-draw = Nemáš piráta, takže nikoho nepřepadneš: dober si karty. Proč, to se nikdo nedozví.
bluff-pirate-ask-lay = Vyložíš sadu 3 až 5 prý stejných karet, 1 nebo 2 z nich odkryté? Nebo nic?
bluff-pirate-ask-vote = { $count ->
    [one] { $name } vykládá { $count } kartu
    [few] { $name } vykládá { $count } karty
   *[other] { $name } vykládá { $count } karet
}, odkryté: { $up ->
    [1] { bluff-pirate-card }
   *[other] { $up } × { bluff-pirate-card }
}{ $claim ->
    [yes] {" "}a říká: „Neblafuju!“ Věříš tomu?
   *[no] . Jsou všechny stejné?
}
bluff-pirate-ask-pick = Všichni tajně hlasovali. Čí hlas otočíš?
bluff-pirate-ask-over = Hra skončila.
bluff-pirate-do-draw = { $count ->
    [0] není už co dobrat; pak vyložíš sadu, nebo nic
    [one] zbývá { $count } karta; pak vyložíš sadu, nebo nic
    [few] { $count } karty; pak vyložíš sadu, nebo nic
   *[other] { $count } karet; pak vyložíš sadu, nebo nic
}
bluff-pirate-do-board = odhodíš piráta a vezmeš { $count ->
    [one] jedinou kartu, kterou má { $name }
    [few] { $count } karty naslepo; přijde o ně { $name }
   *[other] { $count } karet naslepo; přijde o ně { $name }
}; to je celý tvůj tah
bluff-pirate-do-lay-honest = poctivě: nikdo tě nezastaví, pluješ na pole { $square }{ $island ->
    [treasure] , pro poklad
    [yes] , na ostrov
   *[no] {""}
}
bluff-pirate-do-lay-bluff = blaf: na pole { $square }{ $island ->
    [treasure] , pro poklad,
    [yes] , na ostrov,
   *[no] ,
} když ti uvěří; když tě prokouknou, stojíš a pluje ten, kdo tě prokoukl. Přidej „say honest“ a přísaháš, že to blaf není
bluff-pirate-do-discard = bez sady; karta jde odkrytá do odhozených
bluff-pirate-do-keep = bez sady; s tak malým počtem karet nic neodhazuješ
bluff-pirate-do-vote-bluff = { $counts ->
    [yes] když je to blaf,
   *[no] když vyberou tvůj hlas a je to blaf,
} pluješ na pole { $square }{ $island ->
    [treasure] , pro poklad
    [yes] , na ostrov
   *[no] {""}
}; když je to poctivé, { $back ->
    [none] nic neztrácíš, protože jsi na startu
    [0] vracíš se na start
   *[other] vracíš se na pole { $back }
}
bluff-pirate-do-vote-honest = { $counts ->
    [yes] { $name } pluje na pole { $square }
   *[no] když vyberou tvůj hlas, { $name } pluje na pole { $square }
}{ $island ->
    [treasure] , pro poklad
    [yes] , na ostrov
   *[no] {""}
}; ty zůstáváš na místě
bluff-pirate-do-pick-honest = pluješ na pole { $square }, ať je hlas jakýkoli{ $start ->
    [0] {""}
   *[other] ; když { $name } hlasuje „blaf“, ta loď se vrací z pole { $start } na { $back }
}
bluff-pirate-do-pick-bluff = když ti { $name } věří, pluješ na pole { $square }; když ne, ta loď pluje z pole { $start } na { $forward }

# The table
bluff-pirate-table-island = { $token ->
    [empty] Ostrov na poli { $square }: odkrytý, prázdný
    [treasure] Ostrov na poli { $square }: odkrytý, poklad
    [known] Ostrov na poli { $square }: zakrytý, ale poklad musí být tady; kdo sem dopluje, vyhrává
   *[closed] Ostrov na poli { $square }: zakrytý, poklad, nebo nic
}
bluff-pirate-table-seat = { $seat } { $name }{ $you ->
    [yes] {" (ty)"}
   *[no] {""}
}: { $square ->
    [0] na startu
   *[other] na poli { $square }
}, { $count ->
    [one] { $count } karta
    [few] { $count } karty
   *[other] { $count } karet
}{ $turn ->
    [yes] ; je na tahu
   *[no] {""}
}
bluff-pirate-table-pile = { $pile ->
    [0] Dobírací balíček je prázdný
    [one] V dobíracím balíčku je { $pile } karta
    [few] V dobíracím balíčku jsou { $pile } karty
   *[other] V dobíracím balíčku je { $pile } karet
}; odhozené: { $discards }
bluff-pirate-table-voted = Hlasy na stole: { $names }
bluff-pirate-table-vote = { $vote ->
    [bluff] Tvůj hlas: „blaf“.
   *[honest] Tvůj hlas: „bez blafu“.
}
bluff-pirate-table-hand = { $count ->
    [0] Nemáš žádné karty.
   *[other] Tvoje karty: { $cards }
}

# The story
bluff-pirate-hidden = { $island ->
    [none] Na každém ze dvou ostrovů leží zakrytý žeton. Jeden je poklad, druhý je prázdný, a nikdo neví který.
   *[other] Poklad leží na ostrově na poli { $island }; druhý ostrov je prázdný.
}
bluff-pirate-shuffled = { $all ->
    [yes] { $count ->
        [one] { $count } karta tvoří dobírací balíček.
        [few] { $count } zamíchané karty tvoří dobírací balíček.
       *[other] { $count } zamíchaných karet tvoří dobírací balíček.
    }
   *[no] Dobírací balíček je prázdný. { $count ->
        [one] Nový tvoří odhozená karta.
        [few] Nový tvoří { $count } zamíchané odhozené karty.
       *[other] Nový tvoří { $count } zamíchaných odhozených karet.
    }
}
bluff-pirate-shuffled-order = Shora: { $cards }.
bluff-pirate-dealt = { $count ->
    [one] Každý dostává { $count } kartu.
    [few] Každý dostává { $count } karty.
   *[other] Každý dostává { $count } karet.
}{ $hands ->
    [none] {""}
   *[other] {" "}{ $hands }
}
bluff-pirate-dealt-hand = { $you ->
    [yes] Máš: { $cards }.
   *[no] { $name } má: { $cards }.
}
bluff-pirate-draw-chosen = { $you ->
    [yes] Nikoho nepřepadáš.
   *[no] { $name } nikoho nepřepadá.
}
bluff-pirate-drawn = { $count ->
    [0] { $you ->
        [yes] Nemáš co dobrat.
       *[no] { $name } nemá co dobrat.
    }
   *[other] { $cards ->
        [none] { $count ->
            [one] { $name } si dobírá { $count } kartu.
            [few] { $name } si dobírá { $count } karty.
           *[other] { $name } si dobírá { $count } karet.
        }
       *[other] { $you ->
            [yes] Dobíráš si: { $cards }.
           *[no] { $name } si dobírá: { $cards }.
        }
    } { $pile ->
        [0] Balíček je teď prázdný.
       *[other] V balíčku zbývá: { $pile }.
    }
}
bluff-pirate-boarded = { $you ->
    [yes] Obětuješ piráta a přepadáš loď hráče { $other }!
   *[no] { $toyou ->
        [yes] { $name } obětuje piráta a přepadá tvou loď!
       *[no] { $name } obětuje piráta a přepadá loď hráče { $other }!
    }
}
bluff-pirate-robbed = { $cards ->
    [none] { $count ->
        [one] { $name } bere hráči { $other } naslepo { $count } kartu.
        [few] { $name } bere hráči { $other } naslepo { $count } karty.
       *[other] { $name } bere hráči { $other } naslepo { $count } karet.
    }
   *[other] { $you ->
        [yes] Bereš hráči { $other }: { $cards }.
       *[no] { $toyou ->
            [yes] { $name } ti bere: { $cards }.
           *[no] { $name } bere hráči { $other }: { $cards }.
        }
    }
}
bluff-pirate-laid = { $you ->
    [yes] Vykládáš sadu { $count } karet. Odkryté: { $up ->
        [1] { bluff-pirate-card }
       *[other] { $up } × { bluff-pirate-card }
    }, zakryté: { $down }.
   *[no] { $name } vykládá sadu { $count } karet. Odkryté: { $up ->
        [1] { bluff-pirate-card }
       *[other] { $up } × { bluff-pirate-card }
    }, zakryté: { $down }.
}{ $claim ->
    [yes] { $you ->
        [yes] {" "}Říkáš: „Neblafuju!“
       *[no] {" "}„Neblafuju!“
    }
   *[no] {""}
}
bluff-pirate-laid-hidden = Zakryté: { $cards } ({ $bluff ->
    [yes] blaf
   *[no] poctivě
}).
bluff-pirate-discarded = { $you ->
    [yes] Nevykládáš sadu a odhazuješ: { bluff-pirate-card }.
   *[no] { $name } nevykládá sadu a odhazuje: { bluff-pirate-card }.
}
bluff-pirate-kept = { $you ->
    [yes] Nevykládáš sadu a necháváš si karty.
   *[no] { $name } nevykládá sadu a nechává si karty.
}
bluff-pirate-too-few = { $you ->
    [yes] { $count ->
        [0] Nemáš žádné karty, takže tvůj tah končí.
        [one] Máš { $count } kartu, na sadu málo, takže tvůj tah končí.
        [few] Máš { $count } karty, na sadu málo, takže tvůj tah končí.
       *[other] Máš { $count } karet, na sadu málo, takže tvůj tah končí.
    }
   *[no] { $count ->
        [0] { $name } nemá žádné karty, takže tah končí.
        [one] { $name } má { $count } kartu, na sadu málo, takže tah končí.
        [few] { $name } má { $count } karty, na sadu málo, takže tah končí.
       *[other] { $name } má { $count } karet, na sadu málo, takže tah končí.
    }
}
bluff-pirate-voted = { $vote ->
    [hidden] { $name } hlasuje.
    [bluff] { $you ->
        [yes] Hlasuješ: „blaf“.
       *[no] { $name } hlasuje: „blaf“.
    }
   *[honest] { $you ->
        [yes] Hlasuješ: „bez blafu“.
       *[no] { $name } hlasuje: „bez blafu“.
    }
}
bluff-pirate-picked = { $you ->
    [yes] Otáčíš hlas hráče { $other }.
   *[no] { $toyou ->
        [yes] { $name } otáčí tvůj hlas.
       *[no] { $name } otáčí hlas hráče { $other }.
    }
}
bluff-pirate-revealed-vote = { $toyou ->
    [yes] Tvůj hlas: { $vote ->
        [bluff] „blaf“
       *[honest] „bez blafu“
    }.
   *[no] Hlas hráče { $other }: { $vote ->
        [bluff] „blaf“
       *[honest] „bez blafu“
    }.
}
bluff-pirate-revealed-cards = Zakryté byly: { $cards }.
bluff-pirate-revealed = { $outcome ->
    [caught] Blaf odhalen! { $you ->
        [yes] Bereš si karty zpátky.
       *[no] { $name } si bere karty zpátky.
    }
    [believed] Byl to blaf, a vyšel! Sada jde do odhozených.
    [wronged] Poctivé: křivé obvinění! Sada jde do odhozených.
   *[honest] Opravdu poctivé. Sada jde do odhozených.
}
bluff-pirate-sailed = { $you ->
    [yes] { $count ->
        [one] Pluješ o { $count } pole, z { $start } na { $square }.
        [few] Pluješ o { $count } pole, z { $start } na { $square }.
       *[other] Pluješ o { $count } polí, z { $start } na { $square }.
    }
   *[no] { $count ->
        [one] { $name } pluje o { $count } pole, z { $start } na { $square }.
        [few] { $name } pluje o { $count } pole, z { $start } na { $square }.
       *[other] { $name } pluje o { $count } polí, z { $start } na { $square }.
    }
}
bluff-pirate-sent-back = { $start ->
    [0] { $you ->
        [yes] Máš se vrátit, ale stojíš na startu.
       *[no] { $name } se má vrátit, ale stojí na startu.
    }
   *[other] { $you ->
        [yes] Vracíš se z pole { $start } na { $square }.
       *[no] { $name } se vrací z pole { $start } na { $square }.
    }
}
bluff-pirate-opened = { $treasure ->
    [yes] { $you ->
        [yes] Otáčíš žeton na poli { $square }: poklad!
       *[no] { $name } otáčí žeton na poli { $square }: poklad!
    }
   *[no] { $you ->
        [yes] Otáčíš žeton na poli { $square }: prázdno! Poklad je na druhém ostrově.
       *[no] { $name } otáčí žeton na poli { $square }: prázdno! Poklad je na druhém ostrově.
    }
}
bluff-pirate-ended = { $you ->
    [yes] Poklad je tvůj: vyhráváš!
   *[no] { $names } má poklad a vyhrává.
} Lodě: { $ships }.
bluff-pirate-ended-ship = { $name } na poli { $square }

# Refusals
bluff-pirate-draw-or-board-first = Nejdřív si dober karty, nebo přepadni loď.
bluff-pirate-lay-or-discard-now = Karty máš dobrané: teď vylož sadu, nebo nic.
bluff-pirate-vote-now = Na stole je sada: hlasuj „blaf“ (bluff), nebo „bez blafu“ (no bluff).
bluff-pirate-pick-a-voter-now = Všichni hlasovali: vyber, čí hlas otočíš.
bluff-pirate-no-such-card = Taková karta není. Karty se píšou takhle: anchor (kotva), compass (kompas), eyepatch (páska), flag (vlajka), hook (hák), lantern (lucerna), map (mapa), pirate (pirát), rum, spyglass (dalekohled).
bluff-pirate-one-or-two-face-up = Odkrytá je jedna karta sady, nebo dvě stejné.
bluff-pirate-three-to-five-cards = { $cards ->
    [one] Sada má celkem tři až pět karet; tohle je { $cards }.
    [few] Sada má celkem tři až pět karet; tohle jsou { $cards }.
   *[other] Sada má celkem tři až pět karet; tohle je { $cards }.
}
bluff-pirate-claim-or-not = Říká se „Neblafuju“, nebo nic.
bluff-pirate-hidden-cards-in-order = Zakryté karty se uvádějí v abecedním pořadí (podle anglických slov).
bluff-pirate-card-not-in-hand = Tolik takových karet nemáš: { bluff-pirate-card }.
bluff-pirate-too-few-to-discard = { $cards ->
    [one] Když máš { $cards } kartu, nic neodhazuješ: vylož sadu, nebo si karty nech.
    [few] Když máš { $cards } karty, nic neodhazuješ: vylož sadu, nebo si karty nech.
   *[other] Když máš { $cards } karet, nic neodhazuješ: vylož sadu, nebo si karty nech.
}
bluff-pirate-too-many-to-keep = { $cards ->
    [one] Když máš { $cards } kartu, nemůžeš si nechat všechno: vylož sadu, nebo jednu odhoď.
    [few] Když máš { $cards } karty, nemůžeš si nechat všechno: vylož sadu, nebo jednu odhoď.
   *[other] Když máš { $cards } karet, nemůžeš si nechat všechno: vylož sadu, nebo jednu odhoď.
}
bluff-pirate-board-needs-a-pirate = K abordáži je třeba pirát, a ty žádného nemáš: dober si karty.
bluff-pirate-no-such-ship = Taková loď tu není. Vyber některou před tvou.
bluff-pirate-ship-not-ahead = Ta loď není před tvojí, takže ji přepadnout nemůžeš.
bluff-pirate-ship-without-cards = Na té lodi nejsou karty, takže není co vzít. Táhni karty, nebo vyber jinou.
bluff-pirate-bluff-or-not = Hlasuje se „blaf“ (bluff), nebo „bez blafu“ (no bluff).
bluff-pirate-pick-an-opponent = Vyber někoho z ostatních, kteří hlasovali.

# The terminal table
bluff-pirate-column-square = pole
bluff-pirate-column-cards = karty
bluff-pirate-island-closed = { $square } ? zakrytý
bluff-pirate-island-empty = { $square } × prázdný
bluff-pirate-island-known = { $square } ◆ poklad je tady
bluff-pirate-island-treasure = { $square } ◆ poklad
bluff-pirate-islands = Ostrovy: { $near } · { $far }
bluff-pirate-pile = Balíček { $pile } · odhozené: { $discards }
bluff-pirate-stage = { $you ->
    [yes] { $count ->
        [one] Tvoje sada: { $count } karta
        [few] Tvoje sada: { $count } karty
       *[other] Tvoje sada: { $count } karet
    }
   *[no] { $count ->
        [one] { $name }, sada: { $count } karta
        [few] { $name }, sada: { $count } karty
       *[other] { $name }, sada: { $count } karet
    }
}
bluff-pirate-stage-claim = „Neblafuju!“
bluff-pirate-stage-hidden = Zakryté: { $cards }
bluff-pirate-won = { $you ->
    [yes] Poklad je tvůj!
   *[no] Poklad má { $name }.
}
bluff-pirate-your-hand = { $count ->
    [0] Nemáš žádné karty.
    [one] Tvoje karta
    [few] Tvoje { $count } karty
   *[other] Tvých { $count } karet
}

# The browser's table
bluff-pirate-chart = Námořní mapa: kurz z přístavu, pole 0, kolem ostrova na poli { $near } k ostrovu na poli { $far }
bluff-pirate-seat = { $square ->
    [0] na startu
   *[other] na poli { $square }
}, { $count ->
    [one] { $count } karta
    [few] { $count } karty
   *[other] { $count } karet
}
bluff-pirate-your-ship = { $square ->
    [0] Tvoje loď je na startu.
   *[other] Tvoje loď je na poli { $square }.
}
bluff-pirate-has-voted = { $voted ->
    [yes] hlas je na stole
   *[no] ještě bez hlasu
}
bluff-pirate-stage-none = Na stole není žádná sada.
bluff-pirate-claim = „Neblafuju!“
bluff-pirate-turning = { $you ->
    [yes] Otáčíš hlas hráče { $other }…
   *[no] { $toyou ->
        [yes] { $name } otáčí tvůj hlas…
       *[no] { $name } otáčí hlas hráče { $other }…
    }
}
bluff-pirate-vote-of = { $vote ->
    [bluff] { $name }: blaf
    [honest] { $name }: bez blafu
   *[hidden] { $name }
}
bluff-pirate-face-down = zakrytá karta
bluff-pirate-turn-over = { $now ->
    [down] { bluff-pirate-card }, zakrytá karta: odkrýt
    [up] { bluff-pirate-card }, odkrytá karta: zakrýt
   *[fixed] { bluff-pirate-card }, odkrytá karta: jedna být musí
}
bluff-pirate-piles = { $pile ->
    [one] { $pile } karta k dobrání
    [few] { $pile } karty k dobrání
   *[other] { $pile } karet k dobrání
}, { $discards ->
    [one] { $discards } odhozená
    [few] { $discards } odhozené
   *[other] { $discards } odhozených
}: ukázat odhozené
bluff-pirate-discards = Zatím odhozené
bluff-pirate-discards-why = Od každého druhu je deset karet. { $pile ->
    [0] Dobírací balíček je prázdný.
    [one] K dobrání zbývá { $pile } karta.
    [few] K dobrání zbývají { $pile } karty.
   *[other] K dobrání zbývá { $pile } karet.
}
bluff-pirate-ask-set = { $count ->
    [0] { $cards ->
        [3] Vyložíš všechny 3 karty jako stejné, 1 nebo 2 odkryté? Nebo nic?
        [4] Vyložíš 3 nebo 4 karty jako stejné, 1 nebo 2 odkryté? Nebo nic?
       *[other] Klepni na 3 až 5 karet, vyložíš je jako stejné, 1 nebo 2 odkryté; nebo na jednu, kterou odhodíš.
    }
    [one] Zatím { $count } karta: sada má 3 až 5. Klepnutím kartu na stole otočíš.
    [few] Zatím { $count } karty: sada má 3 až 5. Klepnutím kartu na stole otočíš.
   *[other] Zatím { $count } karet: sada má 3 až 5. Klepnutím kartu na stole otočíš.
}
bluff-pirate-ask-whose = { $honest ->
    [yes] Všichni hlasovali. Čí hlas otočíš? Hraješ poctivě a pluješ na pole { $square }; kdo křičí „blaf“, ten se vrací.
   *[no] Všichni hlasovali. Čí hlas otočíš? Když ti věří, pluješ na pole { $square }; když ne, pluje ta druhá loď.
}
bluff-pirate-if-honest = Poctivě: nikdo tě nezastaví, pluješ na pole { $square }{ $island ->
    [treasure] , pro poklad.
    [yes] , na ostrov.
   *[no] .
}
bluff-pirate-if-bluff = Blaf: když ti uvěří, pluješ na pole { $square }{ $island ->
    [treasure] , pro poklad
    [yes] , na ostrov
   *[no] {""}
}; když ne, stojíš a pluje ten, kdo tě prokoukne.
bluff-pirate-button-claim = Říct „Neblafuju“
bluff-pirate-button-lay = { $count ->
    [0] Vyložit sadu
   *[other] Vyložit { $count }. Odkryté: { $up ->
        [1] { bluff-pirate-card }
       *[other] { $up } × { bluff-pirate-card }
    }, zakryté: { $down }
}
bluff-pirate-button-discard = { $card ->
    [none] Odhodit jednu kartu
   *[other] Odhodit: { bluff-pirate-card }
}
bluff-pirate-button-keep = Bez sady, nechat si karty
bluff-pirate-button-draw = { $count ->
    [0] Nedobírat: karty došly
    [one] Dobrat poslední kartu
    [few] Dobrat { $count } karty
   *[other] Dobrat { $count } karet
}
bluff-pirate-button-board = { $count ->
    [one] Abordáž, { $name }: pirát za jedinou kartu
    [few] Abordáž, { $name }: pirát za { $count } karty
   *[other] Abordáž, { $name }: pirát za { $count } karet
}
bluff-pirate-button-vote = { $vote ->
    [bluff] Blaf!
   *[honest] Bez blafu
}
bluff-pirate-button-pick = Otočit hlas: { $name }
bluff-pirate-vote-bluff-then = Když je to blaf a otočí se tvůj hlas: pluješ { $start } → { $square }{ $island ->
    [treasure] , pro poklad
    [yes] , na ostrov
   *[no] {""}
}. Když není: { $back ->
    [none] zůstáváš na startu.
    [0] vracíš se na start.
   *[other] vracíš se na pole { $back }.
}
bluff-pirate-vote-honest-then = Když se otočí tvůj hlas: { $name } pluje na pole { $square }{ $island ->
    [treasure] , pro poklad.
    [yes] , na ostrov.
   *[no] .
} Ty stojíš.
bluff-pirate-pick-honest-then = { $start ->
    [0] „Blaf“: zůstává na startu.
   *[other] „Blaf“: vrací se { $start } → { $back }.
}
bluff-pirate-pick-bluff-then = „Blaf“: pluje { $start } → { $forward }.

# The end
bluff-pirate-end-why = Poklad byl na ostrově na poli { $square }.
bluff-pirate-end-score = Pole { $square }
bluff-pirate-end-row = { $count ->
    [0] s pokladem
    [one] o { $count } pole zpět
    [few] o { $count } pole zpět
   *[other] o { $count } polí zpět
}

# What people say with one tap
bluff-pirate-phrase-ahoy = Ahoj na palubě!
bluff-pirate-phrase-honest = Čestné pirátské slovo.

# Actions in a few words, where a button says too little or too much
bluff-pirate-act-draw = Dobrat
bluff-pirate-act-board = Abordáž: { $name }
bluff-pirate-act-lay = { $claim ->
    [yes] Vyložit odkryté: { $shown }; zakryté: { $hidden }; a říct „Neblafuju“
   *[no] Vyložit odkryté: { $shown }; zakryté: { $hidden }
}
