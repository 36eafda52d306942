### What every game shares

# Refusals
not-your-turn = Teď nejsi na řadě.
game-over = Hra skončila.
not-an-action-of-this-game = To v téhle hře udělat nemůžeš.

# Refusals: coming in
come-in-first = Ještě neznáme tvoje jméno. Zvol si ho a pojď dál.
name-reserved = { $name } by se dalo splést se samotným domem. Zvol si prosím jiné jméno.
name-empty = Jméno potřebuje aspoň jedno viditelné písmeno.
name-too-long = To jméno je moc dlouhé: nejvýš { $most } písmen.
link-used = Tenhle odkaz už někdo použil, nebo je moc starý. Řekni si o nový.

# Refusals: the table
no-such-table = Stůl s tímhle kódem neexistuje. Zkontroluj odkaz.
table-damaged = Deník tohoto stolu už nejde přečíst. Dej prosím vědět tomu, kdo tenhle dům provozuje.
table-closed = Provozovatel tohoto domu tenhle stůl zavřel.
banned = Provozovatel tohoto domu ti natrvalo zakázal vstup.
banned-until = Provozovatel tohoto domu ti na čas zakázal vstup. Zbývá: { $hours } h.
name-differs = To není tvoje jméno. Napiš ho přesně: { $name }
bad-setting = { $why ->
    [wrong-fool-me-once] „{ millions-of-dollars-option-fool-me-once }“ je pro 4 až 8 hráčů, ne pro 3.
   *[other] Taková kombinace nastavení není možná: { $details }
}
no-such-bot = Takový bot není: { $details }
no-such-seat = Takové místo není. Počet míst u tohoto stolu: { $most }.
host-only = Tohle může jen hostitel.
host-removed-you = Hostitel tě od tohoto stolu odebral.
already-started = Hra už začala.
not-started = Hra ještě nezačala.
not-over = Hra ještě neskončila.
you-have-no-seat = U tohoto stolu nesedíš.
table-full = Všechna místa jsou obsazená. Můžeš se ale dívat.
seat-taken = Místo { $seat } je obsazené. Vyber si jiné.
seat-empty = Na místě { $seat } nikdo nesedí.
seats-empty = Některá místa jsou prázdná. Počkej na lidi, nebo přidej boty.
name-taken = Někdo už tu má jméno { $name } nebo velmi podobné. Zvol si jiné a sedni si.
too-few-seats = { $people ->
    [one] Už tu sedí { $people } člověk. Stůl nemůže mít míň míst.
    [few] Už tu sedí { $people } lidé. Stůl nemůže mít míň míst.
   *[other] Už tu sedí { $people } lidí. Stůl nemůže mít míň míst.
}
not-ready = { $name } (místo { $seat }) ještě nechce začít.
about-to-start = Hra za okamžik začne.
number-not-due = Tvoje číslo pro rozdání teď není potřeba.
number-not-sealed = Tohle není číslo, které tvoje zařízení zapečetilo.
rematch-exists = Odveta už existuje: přejdi k dalšímu stolu.

# Refusals: playing
not-an-action = Takový tah v téhle hře není: { $details }
paused = Hra je pozastavená.
not-paused = Hra není pozastavená.
pause-used-up = Svůj čas na pauzy v této hře už máš vyčerpaný ({ $minutes } min).
no-lesson = Tahle hra nemá lekci, nebo tenhle stůl není lekce.
lesson-fixed = Hráče a nastavení lekce nejde změnit.
bot-plays-for-you = Hraje za tebe bot: nejdřív se vrať na své místo.
bot-plays-there = Za hráče { $name } už hraje bot.
nothing-to-hand-back = { $name } nemá co převzít: na tom místě za člověka žádný bot nehraje.
player-here = { $name } je u stolu. Dokud se hraje, nikdo nerozhoduje za přítomné.
player-just-left = { $seconds ->
    [one] { $name } je pryč teprve chvilku. Zkus to znovu za { $seconds } sekundu.
    [few] { $name } je pryč teprve chvilku. Zkus to znovu za { $seconds } sekundy.
    [many] { $name } je pryč teprve chvilku. Zkus to znovu za { $seconds } sekundy.
   *[other] { $name } je pryč teprve chvilku. Zkus to znovu za { $seconds } sekund.
}

# Refusals: talk
nobody-called-that = U tohoto stolu není nikdo jménem { $name }.
spectator-gone = Tenhle divák už se nedívá.
chat-empty = Nejdřív napiš zprávu.
chat-one-thing = Pošli text, reakci, nebo frázi: vždycky jen jedno.
no-such-phrase = Taková fráze u tohoto stolu není.
chat-too-long = Ta zpráva je moc dlouhá: nejvýš { $most } znaků.
chat-too-much = Píšeš moc rychle. Nejvyšší počet zpráv za minutu: { $most }.
chat-silent = Jsi mimo loupež, takže do konce kola nemůžeš psát do chatu.

# Refusals: the house
not-understood = Tomu nerozumíme: { $details }
not-text = Tady bereme jen text.
too-large = To je moc velké: { $details }
too-fast = To bylo moc rychle. Chvilku počkej a zkus to znovu.
too-slow = Tvůj požadavek přicházel moc dlouho. Zkus to znovu.
too-many-connections = Z tvé adresy je moc spojení. Některá zavři a zkus to znovu.
too-many-guests = Z tvé adresy přišlo v poslední době moc lidí. Zkus to později.
too-many-tables = Víc stolů se z téhle adresy za hodinu otevřít nedá ({ $most }). Zkus to za { $minutes } min.
too-many-codes = Z téhle adresy přišlo moc špatných kódů stolů. Zkus to za { $minutes } min.
too-many-reads = Otevíráš moc her najednou. Počkej, až se některá zobrazí.
too-many-entries = U tohohle stolu se toho stalo moc (záznamů: { $most }): teď už jdou jen tahy. Na ostatní otevři nový stůl.
too-many-viewers = Na tenhle stůl se dívá moc lidí. Zkus to později.
foreign-origin = Ten požadavek přišel z jiného webu, a tak byl odmítnut.
foreign-host = Na téhle adrese dům neodpovídá. Zeptej se provozovatele na tu správnou.
no-such-page = Tady nic není.
no-such-method = Tahle adresa nic takového nepřijímá: { $details }
house-closing = Dům se restartuje. Zkus to za chvilku.
house-full = V domě není volný stůl. Zkus to později.
house-cannot-write = Dům teď nemůže nic uložit. Zkus to za chvilku.
house-broken = Na naší straně se něco pokazilo. Zkus to znovu.

# News of a table: $you is yes when it is about the reader's own seat
notice-opened = Stůl je otevřený.
notice-changed = Hostitel mění nastavení.
notice-sat = { $you ->
    [yes] Sedáš si ke stolu.
   *[no] { $name } si sedá ke stolu.
}
notice-stood = { $you ->
    [yes] Vstáváš od stolu.
   *[no] { $name } vstává od stolu.
}
notice-removed = { $you ->
    [yes] { $actor ->
        [host] Hostitel tě odebral od stolu.
       *[other] { $by } tě odebírá od stolu.
    }
   *[no] { $actor ->
        [you] Odebíráš od stolu: { $name }.
        [host] Hostitel odebral od stolu: { $name }.
       *[other] { $by } odebírá od stolu: { $name }.
    }
}
notice-unseated = { $you ->
    [yes] Nejsi u stolu: { $by } uvolňuje tvoje místo.
   *[no] { $actor ->
        [you] { $name } není u stolu: uvolňuješ to místo.
       *[other] { $name } není u stolu: { $by } uvolňuje to místo.
    }
}
notice-spectator-removed = { $actor ->
    [you] Vykazuješ z publika: { $name }.
    [host] Hostitel vykazuje z publika: { $name }.
   *[other] { $by } vykazuje z publika: { $name }.
}
notice-host-returned = { $you ->
    [yes] Jsi zpět a jsi znovu hostitelem.
   *[no] { $name } je zpět a je znovu hostitelem.
}
notice-bot-sat = Ke stolu si sedá bot { $name } ({ $bot }).
notice-ready = { $you ->
    [yes] Ty: můžeme začít.
   *[no] { $name }: můžeme začít.
}
notice-not-ready = { $you ->
    [yes] Ty: ještě ne.
   *[no] { $name }: ještě ne.
}
notice-number-missing = { $you ->
    [yes] Začátek se ruší: tvoje zařízení včas neukázalo své číslo pro rozdání. Dej znovu vědět, že můžeme začít.
   *[no] Začátek se ruší. { $name }: zařízení včas neukázalo své číslo pro rozdání.
}
notice-started = Hra začíná.
notice-paused = { $actor ->
    [you] Pozastavuješ hru.
    [host] Hostitel pozastavuje hru.
   *[other] { $by } pozastavuje hru.
}
notice-pause-agreed = { $actor ->
    [you] Souhlasíš s delší pauzou.
   *[other] { $by } souhlasí s delší pauzou.
}
notice-pause-over = Čas na pauzu vypršel: hra pokračuje.
notice-resumed = { $actor ->
    [you] Pouštíš hru dál.
    [host] Hra pokračuje.
   *[other] { $by } pouští hru dál.
}
notice-handed-over = { $you ->
    [yes] { $why ->
        [host] { $actor ->
            [host] Hostitel za tebe nechává hrát bota ({ $bot }).
           *[other] Nejsi u stolu: { $by } za tebe nechává hrát bota ({ $bot }).
        }
        [self] Hraje za tebe bot ({ $bot }), dokud si místo nevezmeš zpět.
       *[absent] Nejsi u stolu: hraje za tebe bot ({ $bot }).
    }
   *[no] { $why ->
        [host] { $actor ->
            [you] Necháváš hrát bota ({ $bot }) za hráče { $name }.
            [host] Hostitel nechává hrát bota ({ $bot }) za hráče { $name }.
           *[other] { $by } nechává hrát bota ({ $bot }) za hráče { $name }.
        }
        [self] { $name } nechává za sebe hrát bota ({ $bot }).
       *[absent] { $name } není u stolu: na tom místě teď hraje bot ({ $bot }).
    }
}
notice-handed-back = { $you ->
    [yes] Zase hraješ za sebe.
   *[no] { $name } zase hraje.
}
notice-came = { $you ->
    [yes] Jsi tady.
   *[no] { $name } je tady.
}
notice-went = { $you ->
    [yes] Vypadlo ti spojení.
   *[no] { $name } ztrácí spojení.
}
notice-warned = { $you ->
    [yes] Tvůj čas skoro vypršel.
   *[no] { $name } už skoro nemá čas.
}
notice-archived = Dlouho tu nikdo nebyl, a tak jde stůl do archivu.
notice-woken = Stůl je zase otevřený.
notice-closed = Provozovatel tohoto domu tenhle stůl zavřel.
notice-rematch = Odveta čeká u nového stolu.

# Text that is no action
unclear-nothing-said = Napiš, co chceš udělat; „?“ ukáže pravidlo, „help“ vše, co jde napsat.
unclear-verb = „{ $said }“ tady nejde. Můžeš napsat: { $verbs }
unclear-usage = Píše se to takhle: { $usage }

# The story
house-starter = { $you ->
    [yes] Začínáš ty.
   *[no] Začíná { $name }.
}
house-ended = { $winners ->
    [0] Hra skončila a nikdo nevyhrává.
    [one] { $you ->
        [yes] Hra skončila. Vyhráváš!
       *[no] Hra skončila. Vyhrává { $names }.
    }
    [few] { $you ->
        [yes] Hra skončila. O vítězství se s tebou dělí { $names }!
       *[no] Hra skončila. O vítězství se dělí { $names }.
    }
   *[other] { $you ->
        [yes] Hra skončila. O vítězství se s tebou dělí { $names }!
       *[no] Hra skončila. O vítězství se dělí { $names }.
    }
}
house-over = Hra skončila.
house-waiting = { $you ->
    [yes] Jsi na řadě.
   *[no] Čeká se na: { $names }.
}

# The terminal
cli-left = Odcházíš od stolu. Pokračovat jde takhle:
cli-saved = Záznam této hry:
cli-confirm = → { $action }   (Enter: provést; u: vzít zpět)
cli-help = ?: pravidlo, které teď platí · help: co jde napsat · table: znovu ukázat stůl · quit: odejít a uložit
cli-commitment = Náhoda této hry je zapečetěná; na konci pečeť otevře `bluffhouse verify`:
cli-wait = ať začnou ostatní
cli-not-saved = Záznam nejde zapsat do { $file }: { $reason }. Zadej jiné místo pomocí --save.
cli-which-game = Kterou hru? {""}
cli-options = Volby: { $options }
cli-players = { $least }–{ $most } hráčů
cli-no-such-game = Hra „{ $said }“ tu není; napiš začátek jednoho z těchto jmen.

# Hints, and the mark of a game in which somebody asked for one
notice-hint = { $you ->
    [yes] Ptáš se, co by udělal žralok.
   *[no] { $name } se ptá, co by udělal žralok.
}
hint-in-lesson = V lekci nápovědy nejsou: pomáhá ti trenér.
hint-others-play = Nápovědy jsou vypnuté: u stolu hraje ještě někdo další.
hint-no-champion = Pro tuhle hru zatím nápovědy nejsou.
hint-not-your-turn = Nápověda je pro tvoje rozhodnutí. Počkej, až budeš na tahu.
hint-on-its-way = Nápověda už je na cestě.
