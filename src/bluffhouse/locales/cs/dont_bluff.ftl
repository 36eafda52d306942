### Don't Bluff! (rules DB-1 to DB-15)


# Decisions
dont-bluff-ask-colour = Pistole je u tebe. Hoď barevnou kostkou: určí tvůj cíl.
dont-bluff-ask-colour-reversed = Pistole je u tebe. Hoď barevnou kostkou: určí, kdo ti nabídne kufříky.
dont-bluff-ask-again = { $colour ->
    [white] Bílá není ničí. Hoď znovu.
    [red] Červená není ničí. Hoď znovu.
    [green] Zelená není ničí. Hoď znovu.
    [blue] Modrá není ničí. Hoď znovu.
    [yellow] Žlutá není ničí. Hoď znovu.
   *[purple] Fialová není ničí. Hoď znovu.
}
dont-bluff-ask-target = Padla tvoje vlastní barva: vyber si cíl.
dont-bluff-ask-target-reversed = Padla tvoje vlastní barva: vyber, kdo ti nabídne kufříky.
dont-bluff-ask-offer = { $name } čeká na nabídku. Které kufříky přisuneš a co řekneš, že v nich je?
dont-bluff-ask-answer = { $claim ->
    [none] { $name } ti přisouvá { $count ->
        [one] zavřený kufřík a mlčí. Vezmeš si ho, nebo otevřeš?
        [few] { $count } zavřené kufříky a mlčí. Vezmeš si je, nebo otevřeš?
       *[other] { $count } zavřených kufříků a mlčí. Vezmeš si je, nebo otevřeš?
    }
    [0] { $name } ti přisouvá { $count ->
        [one] zavřený kufřík a říká: nic tam není. Vezmeš si ho, nebo otevřeš?
        [few] { $count } zavřené kufříky a říká: nic tam není. Vezmeš si je, nebo otevřeš?
       *[other] { $count } zavřených kufříků a říká: nic tam není. Vezmeš si je, nebo otevřeš?
    }
   *[other] { $name } ti přisouvá { $count ->
        [one] zavřený kufřík a říká: { $claim }M$. Vezmeš si ho, nebo otevřeš?
        [few] { $count } zavřené kufříky a říká: { $claim }M$. Vezmeš si je, nebo otevřeš?
       *[other] { $count } zavřených kufříků a říká: { $claim }M$. Vezmeš si je, nebo otevřeš?
    }
}
dont-bluff-ask-answer-more = { $claim ->
    [none] Otevřeno je { $millions }M$. { $name } přidává { $count ->
        [one] zavřený kufřík
        [few] { $count } zavřené kufříky
       *[other] { $count } zavřených kufříků
    } a mlčí. Vezmeš si všechno, nebo zase otevřeš?
    [0] Otevřeno je { $millions }M$. { $name } přidává { $count ->
        [one] zavřený kufřík
        [few] { $count } zavřené kufříky
       *[other] { $count } zavřených kufříků
    } a říká: nic tam není. Vezmeš si všechno, nebo zase otevřeš?
   *[other] Otevřeno je { $millions }M$. { $name } přidává { $count ->
        [one] zavřený kufřík
        [few] { $count } zavřené kufříky
       *[other] { $count } zavřených kufříků
    } a říká: dalších { $claim }M$. Vezmeš si všechno, nebo zase otevřeš?
}
dont-bluff-ask-die = Otevřeno je { $millions }M$. Hoď proti tomu černou kostkou.
dont-bluff-ask-add = Černá kostka ukazuje { $die }: víc než tvých { $millions }M$. Přidej aspoň jeden zavřený kufřík.
dont-bluff-ask-pay = Hráči { $name } dlužíš { $due }M$. Kterými kufříky zaplatíš?
dont-bluff-ask-over = Hra skončila.

dont-bluff-do-colour = cizí barva: tvůj cíl; vlastní: vybereš si cíl; ničí: házíš znovu
dont-bluff-do-choose = { $count ->
    [0] { $name }, bez kufříků
    [one] { $name }, { $count } kufřík
    [few] { $name }, { $count } kufříky
   *[other] { $name }, { $count } kufříků
}
dont-bluff-do-offer = libovolné kufříky z ruky, aspoň jeden (5, 2, 1, nebo 0 jako noviny), a pak co řekneš, že v nich je: 0 až { $highest } milionů, pravda i lež
dont-bluff-do-offer-silent = totéž, ale beze slova
dont-bluff-do-add = další z ruky, a pak co řekneš o těch nových: 0 až { $highest } milionů, pravda i lež
dont-bluff-do-add-silent = totéž, ale beze slova
dont-bluff-do-take = { $count ->
    [one] kufřík je tvůj; co v něm je, víte jen ty a { $name }
    [few] { $count } kufříky jsou tvoje; co je v zavřených, víte jen ty a { $name }
   *[other] { $count } kufříků je tvých; co je v zavřených, víte jen ty a { $name }
}
dont-bluff-do-open = všichni se podívají a ty hodíš černou kostkou proti všemu, co je otevřené: méně – zaplatíš tolik, kolik tam je; stejně – bereš všechno; více – { $name } musí přidat
dont-bluff-do-die-lower = { $dice }: hráči { $name } platíš { $millions }M$ (víc, když nemáš drobné), pak si bereš kufřík z banky
dont-bluff-do-die-same = { $dice }: bereš všechno
dont-bluff-do-die-higher = { $left ->
    [0] { $dice }: { $name } nemá co přidat, bereš všechno
   *[other] { $dice }: { $name } musí přidat
}
dont-bluff-do-pay = { $over ->
    [0] přesně, kolik dlužíš
   *[other] o { $over }M$ víc: nazpět se nevrací
}

# Suitcases and colours: $count of them, of one kind
dont-bluff-suitcases = { $value ->
    [0] { $count ->
        [1] blaf
       *[other] { $count }×blaf
    }
   *[other] { $count ->
        [1] { $value }M$
       *[other] { $count }×{ $value }M$
    }
}
dont-bluff-no-suitcases = nic
dont-bluff-worth = { $millions }M$ ({ $cards })
dont-bluff-colour-white = bílá
dont-bluff-colour-red = červená
dont-bluff-colour-green = zelená
dont-bluff-colour-blue = modrá
dont-bluff-colour-yellow = žlutá
dont-bluff-colour-purple = fialová

# The table
dont-bluff-table-bank = Kdo má první 25M$, vyhrává. Kufříky v bance: { $bank }; poslední ukončí hru.
dont-bluff-table-seat = { $seat } { $name }{ $you ->
    [yes] {" (ty)"}
   *[no] {""}
}: { $colours }; { $count ->
    [one] { $count } kufřík
    [few] { $count } kufříky
   *[other] { $count } kufříků
}{ $gun ->
    [yes] {"; má pistoli"}
   *[no] {""}
}
dont-bluff-table-colour = Barevná kostka: { $colour }.
dont-bluff-table-open = Otevřeno na stole: { $worth }.
dont-bluff-table-closed = Zavřeno na stole: { $count ->
    [one] { $count } kufřík.
    [few] { $count } kufříky.
   *[other] { $count } kufříků.
}
dont-bluff-table-inside = Jen ty víš, co je uvnitř: { $worth }.
dont-bluff-table-said = { $claim ->
    [0] { $you ->
        [yes] Tvoje slova o naposled otevřených kufřících: „Nic tam není.“
       *[no] { $name } o naposled otevřených kufřících: „Nic tam není.“
    }
   *[other] { $you ->
        [yes] Tvoje slova o naposled otevřených kufřících: { $claim }M$.
       *[no] { $name } o naposled otevřených kufřících: { $claim }M$.
    }
}
dont-bluff-table-die = Černá kostka: { $die }.
dont-bluff-table-due = { $you ->
    [yes] Hráči { $other } dlužíš { $due }M$.
   *[no] { $toyou ->
        [yes] { $name } ti dluží { $due }M$.
       *[no] { $name } dluží hráči { $other } { $due }M$.
    }
}
dont-bluff-table-hand = Tvoje kufříky: { $hand } (celkem { $millions }M$; 0 je blaf)
dont-bluff-table-empty-hand = Nemáš žádné kufříky.
dont-bluff-table-shown = { $name } na konci: { $worth }.

# The story
dont-bluff-bank = { $cards ->
    [none] { $count ->
        [one] Banka je zamíchaná: { $count } zavřený kufřík.
        [few] Banka je zamíchaná: { $count } zavřené kufříky.
       *[other] Banka je zamíchaná: { $count } zavřených kufříků.
    }
   *[other] Banka je zamíchaná, shora: { $cards }.
}
dont-bluff-rolled = { $you ->
    [yes] Házíš kostkou.
   *[no] { $name } hází kostkou.
}
dont-bluff-colour-rolled = { $you ->
    [yes] Padla { $colour }: tvoje barva.
   *[no] Padla { $colour }: to je { $name }.
}
dont-bluff-colour-of-nobody = Padla { $colour }: není ničí. Hází se znovu.
dont-bluff-target-chosen = { $you ->
    [yes] Tvůj cíl: { $other }.
   *[no] { $toyou ->
        [yes] { $name } si vybírá tebe.
       *[no] { $name } si vybírá cíl: { $other }.
    }
}
dont-bluff-paired = { $you ->
    [yes] Nabízíš ty, odpovídá { $other }.
   *[no] { $toyou ->
        [yes] Nabízí { $name }, odpovídáš ty.
       *[no] Nabízí { $name }, odpovídá { $other }.
    }
}
dont-bluff-empty-handed = { $you ->
    [yes] Nemáš co vyložit.
   *[no] { $name } nemá co vyložit.
}
dont-bluff-offered = { $you ->
    [yes] { $count ->
        [one] Přisouváš hráči { $other } jeden zavřený kufřík.
        [few] Přisouváš hráči { $other } { $count } zavřené kufříky.
       *[other] Přisouváš hráči { $other } { $count } zavřených kufříků.
    }
   *[no] { $toyou ->
        [yes] { $name } ti přisouvá { $count ->
            [one] jeden zavřený kufřík.
            [few] { $count } zavřené kufříky.
           *[other] { $count } zavřených kufříků.
        }
       *[no] { $count ->
            [one] { $name } přisouvá hráči { $other } jeden zavřený kufřík.
            [few] { $name } přisouvá hráči { $other } { $count } zavřené kufříky.
           *[other] { $name } přisouvá hráči { $other } { $count } zavřených kufříků.
        }
    }
}
dont-bluff-added = { $you ->
    [yes] Přidáváš { $count ->
        [one] jeden zavřený kufřík.
        [few] { $count } zavřené kufříky.
       *[other] { $count } zavřených kufříků.
    }
   *[no] { $name } přidává { $count ->
        [one] jeden zavřený kufřík.
        [few] { $count } zavřené kufříky.
       *[other] { $count } zavřených kufříků.
    }
}
dont-bluff-says = { $claim ->
    [none] { $you ->
        [yes] Nic neříkáš.
       *[no] { $name } nic neříká.
    }
    [0] { $you ->
        [yes] Říkáš: „Nic tam není.“
       *[no] { $name } říká: „Nic tam není.“
    }
   *[other] { $you ->
        [yes] Říkáš: „{ $claim }M$.“
       *[no] { $name } říká: „{ $claim }M$.“
    }
}
dont-bluff-inside = Uvnitř: { $worth }.
dont-bluff-accepted = { $you ->
    [yes] Bereš všechno, jak to leží.
   *[no] { $name } bere všechno, jak to leží.
}
dont-bluff-opened = { $you ->
    [yes] Otevíráš: { $cards }.
   *[no] { $name } otevírá: { $cards }.
}
dont-bluff-opened-said = { $claim ->
    [none] Nepadlo ani slovo. Otevřeno: { $millions }M$.
    [0] { $told ->
        [true] Nemělo tam být nic a je to pravda. Otevřeno: { $millions }M$.
       *[more] Nemělo tam být nic, ale je tam víc. Otevřeno: { $millions }M$.
    }
   *[other] { $told ->
        [true] Mělo tam být { $claim }M$ a je to pravda. Otevřeno: { $millions }M$.
        [less] Mělo tam být { $claim }M$, ale je tam méně. Otevřeno: { $millions }M$.
       *[more] Mělo tam být { $claim }M$, ale je tam víc. Otevřeno: { $millions }M$.
    }
}
dont-bluff-die-lower = Černá kostka ukazuje { $die }, méně než { $millions }M$: nabídka byla dobrá.
dont-bluff-die-same = Černá kostka ukazuje { $die }, přesně { $millions }M$: kufříky mění majitele.
dont-bluff-die-higher = Černá kostka ukazuje { $die }, víc než { $millions }M$: nestačí to.
dont-bluff-received = { $you ->
    [yes] { $count ->
        [one] Dostáváš od hráče { $other } jeden kufřík.
        [few] Dostáváš od hráče { $other } { $count } kufříky.
       *[other] Dostáváš od hráče { $other } { $count } kufříků.
    }
   *[no] { $toyou ->
        [yes] { $count ->
            [one] { $name } od tebe dostává jeden kufřík.
            [few] { $name } od tebe dostává { $count } kufříky.
           *[other] { $name } od tebe dostává { $count } kufříků.
        }
       *[no] { $count ->
            [one] { $name } dostává od hráče { $other } jeden kufřík.
            [few] { $name } dostává od hráče { $other } { $count } kufříky.
           *[other] { $name } dostává od hráče { $other } { $count } kufříků.
        }
    }
}
dont-bluff-received-open = Otevřené: { $worth }.
dont-bluff-received-closed = Neotevřené: { $worth }.
dont-bluff-taken-back = { $you ->
    [yes] Bereš si zpět { $cards }; { $other } ti dluží { $millions }M$.
   *[no] { $toyou ->
        [yes] { $name } si bere zpět { $cards }; ty dlužíš { $millions }M$.
       *[no] { $name } si bere zpět { $cards }; { $other } dluží { $millions }M$.
    }
}
dont-bluff-payment-chosen = { $you ->
    [yes] Odpočítáváš { $cards }.
   *[no] { $name } odpočítává { $cards }.
}
dont-bluff-paid = { $you ->
    [yes] Platíš hráči { $other }: { $worth }.
   *[no] { $toyou ->
        [yes] { $name } ti platí: { $worth }.
       *[no] { $name } platí hráči { $other }: { $worth }.
    }
}
dont-bluff-paid-too-much = Dluh byl { $due }M$. Nazpět se nevrací.
dont-bluff-paid-too-little = Dluh byl { $due }M$. { $you ->
    [yes] Víc už nemáš.
   *[no] { $name } už nic nemá.
}
dont-bluff-bank-card = { $card ->
    [none] { $you ->
        [yes] Bereš si vrchní kufřík z banky. Zbývá jich tam: { $left }.
       *[no] { $name } si bere vrchní kufřík z banky. Zbývá jich tam: { $left }.
    }
   *[other] { $you ->
        [yes] Bereš si vrchní kufřík z banky: { $card }. Zbývá jich tam: { $left }.
       *[no] { $name } si bere vrchní kufřík z banky: { $card }. Zbývá jich tam: { $left }.
    }
}
dont-bluff-gun = { $you ->
    [yes] Pistoli teď máš ty.
   *[no] Pistoli teď má { $name }.
}
dont-bluff-skipped = Bez kufříků, přeskakuje se: { $names }.
dont-bluff-hands-shown = Všechny kufříky se otevírají. { $hands }
dont-bluff-hand-shown = { $name }: { $worth }
dont-bluff-ended-rich = { $you ->
    [yes] Máš { $millions }M$. Vyhráváš!
   *[no] { $names } má { $millions }M$ a vyhrává.
}
dont-bluff-ended-bank = { $winners ->
    [one] { $you ->
        [yes] Banka je prázdná a nejvíc máš ty: { $millions }M$. Vyhráváš!
       *[no] Banka je prázdná a nejvíc má { $names }: { $millions }M$. Vyhrává { $names }.
    }
    [few] { $you ->
        [yes] Banka je prázdná. O vítězství se s tebou dělí { $names }: každý z vás má { $millions }M$ ve stejném počtu kufříků!
       *[no] Banka je prázdná. Nejvíc mají { $names }, každý { $millions }M$ ve stejném počtu kufříků, a dělí se o vítězství.
    }
   *[other] { $you ->
        [yes] Banka je prázdná. O vítězství se s tebou dělí { $names }: každý z vás má { $millions }M$ ve stejném počtu kufříků!
       *[no] Banka je prázdná. Nejvíc mají { $names }, každý { $millions }M$ ve stejném počtu kufříků, a dělí se o vítězství.
    }
}

# Refusals
dont-bluff-nothing-to-roll = Teď se kostkou nehází.
dont-bluff-no-target-to-choose = Teď se nikdo nevybírá.
dont-bluff-choose-another-player = Vyber jiného hráče u tohoto stolu.
dont-bluff-no-offer-now = Teď není chvíle na nabídku.
dont-bluff-nothing-to-add-to = Teď není k čemu přidávat.
dont-bluff-claim-out-of-range = Řekni počet milionů od 0 do { $highest }, nebo neříkej nic.
dont-bluff-lay-at-least-one = Vylož aspoň jeden kufřík.
dont-bluff-not-in-your-hand = Uveď kufříky z vlastní ruky, od nejdražšího.
dont-bluff-nothing-to-take = Teď si není co vzít: nikdo ti nic nenabízí.
dont-bluff-nothing-to-open = Není před tebou žádný zavřený kufřík.
dont-bluff-nothing-to-pay = Teď nic nedlužíš.
dont-bluff-bluffs-are-not-money = Blafem se platit nedá. Dlužíš { $millions }M$: zaplať penězi.
dont-bluff-pays-too-little = To je málo: dlužíš { $millions }M$.
dont-bluff-pay-the-exact-sum = Můžeš zaplatit přesně { $millions }M$, takže musíš.
dont-bluff-pays-with-a-card-too-many = Jeden z těch kufříků si můžeš nechat: dlužíš { $millions }M$ a zbytek to pokryje.

# The terminal table
dont-bluff-frame = Don't Bluff! · do 25M$ · banka: { $bank }
dont-bluff-column-money = peníze
dont-bluff-column-colours = barvy
dont-bluff-column-suitcases = kufříky
dont-bluff-role-gun = pistole
dont-bluff-role-offers = nabízí
dont-bluff-role-answers = odpovídá
dont-bluff-role-wins = vyhrává
dont-bluff-stage = { $name } → { $other }
dont-bluff-stage-open = Otevřeno: { $millions }M$
dont-bluff-stage-closed = Zavřeno: { $count }
dont-bluff-stage-inside = Zavřeno: { $millions }M$, ale to víš jen ty
dont-bluff-stage-claim = { $claim ->
    [0] { $name }: „Nic tam není.“
   *[other] { $name }: „{ $claim }M$.“
}
dont-bluff-stage-silent = { $name }: „…“
dont-bluff-stage-die = {" "}Černá kostka: { $die }{" "}
dont-bluff-stage-colour = Barevná kostka: { $colour }
dont-bluff-your-hand = Tvoje kufříky: { $millions }M$

# The browser's table
dont-bluff-goal = Do { $goal }M$
dont-bluff-bank-name = Banka
dont-bluff-bank-left = Kufříky v bance: { $left } z { $all }. Poslední ukončí hru.
dont-bluff-purse = { $millions } z { $goal }M$
dont-bluff-millions = { $millions }M$
dont-bluff-times = ×{ $count }
dont-bluff-count = { $count ->
    [one] { $count } kufřík
    [few] { $count } kufříky
   *[other] { $count } kufříků
}
dont-bluff-colour-die = Barevná kostka
dont-bluff-black-die = Černá kostka
dont-bluff-lay-here = Klepni na své kufříky a vylož je sem
dont-bluff-drafted = Uvnitř { $millions }M$, víš to jen ty
dont-bluff-owed = K placení { $due }M$
dont-bluff-odds-lower = { $you ->
    [yes] Platíš hráči { $other } { $millions }M$
   *[no] { $toyou ->
        [yes] { $name } ti platí { $millions }M$
       *[no] { $name } platí hráči { $other } { $millions }M$
    }
}
dont-bluff-odds-same = { $you ->
    [yes] Bereš všechno
   *[no] { $name } bere všechno
}
dont-bluff-odds-higher = { $toyou ->
    [yes] Musíš přidat
   *[no] { $other } musí přidat
}
dont-bluff-odds-higher-nothing-left = { $toyou ->
    [yes] Nemáš co přidat: { $name } bere všechno
   *[no] { $you ->
        [yes] { $other } nemá co přidat: bereš všechno
       *[no] { $other } nemá co přidat: { $name } bere všechno
    }
}
dont-bluff-pile = { $value ->
    [0] { $count ->
        [one] { $count } blaf v ruce
        [few] { $count } blafy v ruce
       *[other] { $count } blafů v ruce
    }
   *[other] { $count ->
        [one] { $count } kufřík s { $value }M$ v ruce
        [few] { $count } kufříky s { $value }M$ v ruce
       *[other] { $count } kufříků s { $value }M$ v ruce
    }
}
dont-bluff-pile-choose = { $value ->
    [0] Vybrat blaf; v ruce: { $count }
   *[other] Vybrat kufřík s { $value }M$; v ruce: { $count }
}
dont-bluff-put-back = { $value ->
    [0] Vrátit blaf
   *[other] Vrátit kufřík s { $value }M$
}
dont-bluff-say = Co řekneš, že v nich je?
dont-bluff-say-nothing = Neříct nic
dont-bluff-say-millions = { $millions ->
    [0] Říct: „Nic tam není“
   *[other] Říct { $millions }M$
}
dont-bluff-say-truth = { $millions ->
    [0] Říct: „Nic tam není“, pravdu
   *[other] Říct { $millions }M$, pravdu
}
dont-bluff-button-colour-die = Hodit barevnou kostkou
dont-bluff-button-black-die = Hodit černou kostkou
dont-bluff-button-choose = Cíl: { $name }
dont-bluff-button-offer = { $claim ->
    [none] { $count ->
        [one] { $name }: nabídnout { $count } kufřík beze slova
        [few] { $name }: nabídnout { $count } kufříky beze slova
       *[other] { $name }: nabídnout { $count } kufříků beze slova
    }
    [0] { $count ->
        [one] { $name }: nabídnout { $count } kufřík: „Nic tam není“
        [few] { $name }: nabídnout { $count } kufříky: „Nic tam není“
       *[other] { $name }: nabídnout { $count } kufříků: „Nic tam není“
    }
   *[other] { $count ->
        [one] { $name }: nabídnout { $count } kufřík a říct { $claim }M$
        [few] { $name }: nabídnout { $count } kufříky a říct { $claim }M$
       *[other] { $name }: nabídnout { $count } kufříků a říct { $claim }M$
    }
}
dont-bluff-button-add = { $claim ->
    [none] { $count ->
        [one] Přidat { $count } kufřík beze slova
        [few] Přidat { $count } kufříky beze slova
       *[other] Přidat { $count } kufříků beze slova
    }
    [0] { $count ->
        [one] Přidat { $count } kufřík: „Nic tam není“
        [few] Přidat { $count } kufříky: „Nic tam není“
       *[other] Přidat { $count } kufříků: „Nic tam není“
    }
   *[other] { $count ->
        [one] Přidat { $count } kufřík a říct: dalších { $claim }M$
        [few] Přidat { $count } kufříky a říct: dalších { $claim }M$
       *[other] Přidat { $count } kufříků a říct: dalších { $claim }M$
    }
}
dont-bluff-button-take = { $count ->
    [one] Vzít si ho
    [2] Vzít si oba
    [few] Vzít si všechny { $count }
   *[other] Vzít si všech { $count }
}
dont-bluff-take-means = { $count ->
    [one] Je tvůj, neotevřený
    [few] Jsou tvoje, neotevřené
   *[other] Jsou tvoje, neotevřené
}
dont-bluff-button-open = { $count ->
    [one] Otevřít ho
    [2] Otevřít oba
    [few] Otevřít všechny { $count }
   *[other] Otevřít všech { $count }
}
dont-bluff-open-means = Pak házíš: padne-li míň, platíš
dont-bluff-ways = Jak jde zaplatit
dont-bluff-way = { $over ->
    [0] { $cards }, přesně tvůj dluh
   *[other] { $cards }, o { $over }M$ víc
}
dont-bluff-way-over = { $over ->
    [0] přesně
   *[other] o { $over }M$ víc
}
dont-bluff-button-pay = { $over ->
    [0] Zaplatit { $cards }
   *[other] Zaplatit { $cards }: o { $over }M$ víc, nazpět nic
}

# The end
dont-bluff-end-why = { $reason ->
    [twenty_five_millions] Kdo má první 25M$, vyhrává.
    [fewer] Banka je prázdná. Peněz je stejně: vyhrává, kdo má méně kufříků.
    [shared] Banka je prázdná. Stejně peněz i kufříků.
   *[bank_empty] Banka je prázdná: vyhrává, kdo má nejvíc peněz.
}

# What people say with one tap
dont-bluff-phrase-open-it = Jen do toho, otevři.
dont-bluff-phrase-worth-it = Stojí to za každý milion.

# Actions in a few words, where a button says too little or too much
dont-bluff-act-roll = Hodit kostkou
dont-bluff-act-offer = { $claim ->
    [none] Položit { $cards } beze slova
    [0] Položit { $cards }: „Nic tam není“
   *[other] Položit { $cards } a říct { $claim }M$
}
dont-bluff-act-add = { $claim ->
    [none] Přidat { $cards } beze slova
    [0] Přidat { $cards }: „Nic tam není“
   *[other] Přidat { $cards } a říct { $claim }M$
}
dont-bluff-act-take = Vzít si všechno neotevřené
dont-bluff-act-open = Otevřít
