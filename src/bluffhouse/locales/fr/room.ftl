### Le menu de la table et les gens qui y sont

menu-title = Menu de la table
menu-players = Joueurs
menu-game = Cette partie
menu-device = Cet appareil
menu-you = toi
menu-muted = en sourdine
menu-stand-in = un bot prend le relais
menu-pause = Mettre la partie en pause
menu-pause-says = Toutes les pendules s’arrêtent quelques minutes. Si tout le monde est d’accord, la pause dure plus longtemps.
menu-agree-pause = Accepter une pause plus longue
menu-agree-pause-says = Quand tout le monde est d’accord, elle dure jusqu’à ce que quelqu’un reprenne.
menu-resume = Reprendre la partie
menu-take-back = Reprendre ma place
menu-bot-for-me = Faire jouer un bot à ma place
menu-bot-for-me-says = Jusqu’à ce que tu reprennes ta place.
menu-counts-as-lost = S’il termine la partie pour toi, elle compte comme perdue.
menu-mute = Mettre { $name } en sourdine
menu-mute-says = Tu ne verras plus ses messages à cette table.
menu-unmute = Rendre la parole à { $name }
menu-hand-over = Faire jouer un bot pour { $name }
menu-hand-back = Rendre sa place à { $name }
menu-remove = Exclure { $name }
menu-remove-waiting = Cette personne ne pourra plus s’asseoir à cette table.
menu-remove-playing = Un bot continue à sa place, et cette personne ne pourra plus écrire.
menu-remove-sure = Oui, exclure { $name }
menu-spectators = Public
menu-remove-spectator = Cette personne ne pourra plus voir cette table.
menu-tv-says = Pour un écran commun : aucun secret n’y apparaît.
menu-carry = Continuer sur un autre appareil
menu-carry-short = Ta place et tes tables te suivent.
menu-carry-code = QR code pour continuer sur un autre appareil
menu-carry-says = { $minutes ->
    [one] Scanne ce code avec l’autre appareil. Il sert une fois, pendant { $minutes } minute. Ne le montre à personne d’autre : on pourrait jouer sous ton nom.
   *[other] Scanne ce code avec l’autre appareil. Il sert une fois, pendant { $minutes } minutes. Ne le montre à personne d’autre : on pourrait jouer sous ton nom.
}
menu-leave = Quitter la table
menu-leave-waits = La table t’attend. Tu la retrouveras à l’accueil.
menu-leave-bot = Au bout d’un moment, un bot joue pour toi jusqu’à ton retour.
bar-bot-plays = Un bot joue pour toi.
bar-pause-until = Elle reprend au plus tard à { $time }.
claim-title = Continuer sur cet appareil ?
claim-says = Tu auras ici le même nom, la même place et les mêmes tables que sur ton autre appareil.
claim-instead = Cet appareil est à { $name } pour l’instant. Si tu continues, il oublie { $name } et ses tables.
claim-yes = Continuer ici
claim-no = Pas maintenant
devices-title = Tes appareils connectés
devices-says = Ces appareils jouent en ton nom. Si tu n’en reconnais pas un, déconnecte-le. Un appareil inutilisé pendant six mois est déconnecté tout seul.
devices-here = Cet appareil
devices-unknown = Appareil inconnu
devices-seen = Dernière utilisation : { $date }
devices-sign-out = Déconnecter { $device }
devices-sign-out-others = Déconnecter tous les autres
devices-leave = Me déconnecter ici
devices-leave-says = Il n’y a pas de mot de passe : si c’est ton seul appareil, tu ne pourras pas revenir sous le nom { $name }.
devices-leave-sure = Oui, me déconnecter ici

# Talk at the table
talk-title = Dire quelque chose
talk-reactions = Réactions
talk-phrases = Phrases toutes prêtes
reaction-laugh = rit
reaction-gasp = a le souffle coupé
reaction-doubt = lève un sourcil
reaction-applause = applaudit
reaction-tears = verse une larme
reaction-cheers = lève son verre
phrase-good-luck = Bonne chance !
phrase-thinking = Je réfléchis…
phrase-trust-me = Fais-moi confiance.
phrase-not-believing = Je ne te crois pas.
phrase-oops = Oups !
phrase-nice-one = Bien joué !
phrase-thanks = Merci !
phrase-good-game = Belle partie !
