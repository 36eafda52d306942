### The games by name, for lists of them

dont-bluff-title = Don't Bluff!
dont-bluff-hook = Glisse des mallettes fermées de l’autre côté de la table, annonce ce qu’il y a dedans, et espère qu’on te croira juste au mauvais moment.
millionaires-title = Millionaires and Bankrupts
millionaires-hook = Paie-toi la grande vie aux enchères, mais ne finis pas avec le moins d’argent.
lie-title = LIE
lie-hook = Choisis tes chiffres, fais monter les annonces, et crie au mensonge avant qu’on ne perce le tien.
millions-of-dollars-title = Millions of Dollars
millions-of-dollars-hook = Choisis ton rôle en secret, persuade tes rivaux de renoncer au casse, et partage le butin avec les voleurs qui sont restés.
bluff-pirate-title = Bluff Pirate
bluff-pirate-hook = Montre une carte, cache les autres, jure qu’elles sont toutes pareilles, et file avant qu’on y regarde de plus près.
