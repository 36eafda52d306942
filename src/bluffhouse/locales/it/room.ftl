### Il menu del tavolo e chi ci siede

menu-title = Menu del tavolo
menu-players = Giocatori
menu-game = Questa partita
menu-device = Questo dispositivo
menu-you = tu
menu-muted = in silenzio
menu-stand-in = gioca un bot al posto suo
menu-pause = Metti in pausa la partita
menu-pause-says = Tutti gli orologi si fermano per qualche minuto. Se tutti sono d’accordo, la pausa dura di più.
menu-agree-pause = Accetta una pausa più lunga
menu-agree-pause-says = Quando tutti accettano, dura finché qualcuno non riprende.
menu-resume = Riprendi la partita
menu-take-back = Riprendi il mio posto
menu-bot-for-me = Fai giocare un bot al posto mio
menu-bot-for-me-says = Finché non riprendi il tuo posto.
menu-counts-as-lost = Se finisce la partita al posto tuo, conta come persa.
menu-mute = Silenzia { $name }
menu-mute-says = A questo tavolo non vedrai i suoi messaggi.
menu-unmute = Riattiva { $name }
menu-hand-over = Fai giocare un bot al posto di { $name }
menu-hand-back = Ridai il posto a { $name }
menu-remove = Allontana { $name }
menu-remove-waiting = Non potrà più sedersi a questo tavolo.
menu-remove-playing = Un bot continua al suo posto, e non potrà più scrivere in chat.
menu-remove-sure = Sì, allontana { $name }
menu-spectators = Pubblico
menu-remove-spectator = Non potrà più vedere questo tavolo.
menu-tv-says = Per uno schermo comune: non mostra i segreti di nessuno.
menu-carry = Continua su un altro dispositivo
menu-carry-short = Il tuo posto e i tuoi tavoli ti seguono.
menu-carry-code = Codice QR per continuare su un altro dispositivo
menu-carry-says = { $minutes ->
    [one] Inquadra questo codice con l’altro dispositivo. Vale una volta sola, per un minuto. Non mostrarlo ad altri: potrebbero giocare a nome tuo.
   *[other] Inquadra questo codice con l’altro dispositivo. Vale una volta sola, per { $minutes } minuti. Non mostrarlo ad altri: potrebbero giocare a nome tuo.
}
menu-leave = Lascia il tavolo
menu-leave-waits = Il tavolo ti aspetta. Lo ritrovi all’ingresso.
menu-leave-bot = Dopo un po’ gioca un bot al posto tuo, finché non torni.
bar-bot-plays = Un bot gioca al posto tuo.
bar-pause-until = Riprende al più tardi alle { $time }.
claim-title = Continuare su questo dispositivo?
claim-says = Qui avrai lo stesso nome, lo stesso posto e gli stessi tavoli dell’altro dispositivo.
claim-instead = Questo dispositivo ora è di { $name }. Se continui, dimentica { $name } e i suoi tavoli.
claim-yes = Continua qui
claim-no = Non ora
devices-title = Dove hai effettuato l’accesso
devices-says = Questi dispositivi giocano a nome tuo. Se non ne riconosci uno, disconnettilo. Un dispositivo non usato per sei mesi si disconnette da solo.
devices-here = Questo dispositivo
devices-unknown = Dispositivo sconosciuto
devices-seen = Ultimo uso: { $date }
devices-sign-out = Disconnetti { $device }
devices-sign-out-others = Disconnetti tutti gli altri
devices-leave = Disconnettiti qui
devices-leave-says = Non ci sono password: se questo è il tuo unico dispositivo, non potrai tornare come { $name }.
devices-leave-sure = Sì, disconnettimi qui

# Talk at the table
talk-title = Di’ qualcosa
talk-reactions = Reazioni
talk-phrases = Frasi rapide
reaction-laugh = ride
reaction-gasp = resta a bocca aperta
reaction-doubt = alza un sopracciglio
reaction-applause = applaude
reaction-tears = versa una lacrima
reaction-cheers = alza il bicchiere
phrase-good-luck = Buona fortuna!
phrase-thinking = Fammi pensare…
phrase-trust-me = Fidati di me.
phrase-not-believing = Non ti credo.
phrase-oops = Ops!
phrase-nice-one = Bel colpo!
phrase-thanks = Grazie!
phrase-good-game = Bella partita!
