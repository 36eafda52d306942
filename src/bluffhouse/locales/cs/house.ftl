### What every game shares

# Refusals
not-your-turn = Teď nerozhoduješ ty.
game-over = Hra skončila.
not-an-action-of-this-game = Nic takového se v téhle hře dělat nedá.

# Refusals: coming in
come-in-first = Herna tě nezná: nejdřív vstup pod nějakým jménem.
name-empty = Jméno potřebuje aspoň jedno viditelné písmeno.
name-too-long = Jméno má nejvýš { $most } písmen.
link-used = Tenhle odkaz už někdo použil, nebo je moc starý. Řekni si o nový.

# Refusals: the table
no-such-table = Stůl s tímhle kódem neexistuje.
table-damaged = Záznam tohoto stolu už nejde přečíst. Řekni to tomu, kdo hernu provozuje.
bad-setting = { $why ->
    [wrong-fool-me-once] „{ millions-of-dollars-option-fool-me-once }“ je pro 4 až 8 hráčů, ne pro 3.
   *[other] Takový stůl otevřít nejde: { $details }
}
no-such-bot = Takový bot není: { $details }
no-such-seat = Takové místo není. Počet míst u tohoto stolu: { $most }.
host-only = Tohle může jen hostitel.
host-removed-you = Hostitel tě od tohoto stolu odebral.
already-started = Hra už začala.
not-started = Hra ještě nezačala.
not-over = Hra ještě neskončila.
you-have-no-seat = U tohoto stolu nesedíš.
table-full = Všechna místa jsou obsazená.
seat-taken = Na místě { $seat } už někdo sedí.
seat-empty = Na místě { $seat } nikdo nesedí.
seats-empty = Některá místa jsou prázdná: počkej na lidi, nebo je nech botům.
name-taken = U stolu už někdo má jméno { $name } nebo skoro stejné: sedni si pod jiným.
too-few-seats = { $people ->
    [one] Už tu sedí { $people } člověk: místo musí být pro každého.
    [few] Už tu sedí { $people } lidé: místo musí být pro každého.
   *[other] Už tu sedí { $people } lidí: místo musí být pro každého.
}
not-ready = { $name } (místo { $seat }) ještě nechce začít.
rematch-exists = Odveta už existuje: přejdi k dalšímu stolu.

# Refusals: playing
not-an-action = Takový tah v téhle hře není: { $details }
paused = Hra je pozastavená.
not-paused = Hra není pozastavená.
bot-plays-for-you = Hraje za tebe bot: nejdřív se vrať na své místo.
bot-plays-there = Za hráče { $name } už hraje bot.
nothing-to-hand-back = { $name } nemá co převzít: na tom místě za člověka žádný bot nehraje.

# Refusals: talk
nobody-called-that = U tohoto stolu není nikdo jménem { $name }.
chat-empty = Něco řekni.
chat-too-long = To je moc dlouhé: najednou nejvýš { $most } písmen.
chat-too-much = Moc mluvíš. Nejvyšší počet zpráv za minutu: { $most }.
chat-silent = Jsi mimo loupež: do konce kola ani slovo.

# Refusals: the house
not-understood = Tomu herna nerozumí: { $details }
not-text = Herna rozumí jen textu.
too-large = To je moc najednou: { $details }
too-fast = Moc rychle: chvilku počkej.
too-many-connections = Z tvé adresy je moc spojení.
too-many-guests = Z tvé adresy přišlo v poslední době moc lidí. Zkus to později.
too-many-tables = Z tvé adresy se v poslední době otevřelo moc stolů. Zkus to později.
too-many-viewers = Na tenhle stůl se dívá moc lidí.
foreign-origin = Tohle přišlo ze stránky jiného webu.
no-such-page = Tady nic není.
no-such-method = Takhle se tu ptát nejde: { $details }
house-closing = Herna na chvíli zavírá. Zkus to za moment.
house-full = Všechny stoly herny jsou obsazené. Zkus to později.
house-cannot-write = Herna si teď nemůže nic zapsat. Zkus to za moment.
house-broken = V herně se něco porouchalo. Tvoje chyba to není.

# News of a table: $you is yes when it is about the reader's own seat
notice-opened = Stůl je otevřený.
notice-changed = Hostitel mění nastavení stolu.
notice-sat = { $you ->
    [yes] Sedáš si ke stolu.
   *[no] { $name } si sedá ke stolu.
}
notice-stood = { $you ->
    [yes] Vstáváš od stolu.
   *[no] { $name } vstává od stolu.
}
notice-removed = { $you ->
    [yes] Hostitel tě posílá od stolu.
   *[no] Hostitel posílá od stolu: { $name }.
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
notice-started = Hra začíná.
notice-paused = Hostitel pozastavuje hru.
notice-resumed = Hra pokračuje.
notice-handed-over = { $you ->
    [yes] { $why ->
        [host] Hostitel za tebe nechává hrát bota ({ $bot }).
       *[absent] Nejsi u stolu: hraje za tebe bot ({ $bot }).
    }
   *[no] { $why ->
        [host] Hostitel nechává hrát bota ({ $bot }) za hráče { $name }.
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
notice-archived = Dlouho tu nikdo není: stůl jde do archivu.
notice-woken = Stůl se zase používá.
notice-rematch = Odveta čeká u nového stolu.

# Text that is no action
unclear-nothing-said = Napiš, co chceš udělat; „?“ ukáže pravidlo, „help“ vše, co jde napsat.
unclear-verb = Není jasné, co znamená „{ $said }“. Můžeš napsat: { $verbs }
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
    [few] Hra skončila. O vítězství se dělí { $names }.
   *[other] Hra skončila. O vítězství se dělí { $names }.
}
house-over = Hra skončila.
house-waiting = { $you ->
    [yes] Rozhoduješ ty.
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
