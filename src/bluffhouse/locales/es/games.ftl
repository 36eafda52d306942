### The games by name, for lists of them

dont-bluff-title = Don't Bluff!
dont-bluff-hook = Desliza maletines cerrados por la mesa, di lo que llevan dentro y reza para que te crean justo cuando no deben.
millionaires-title = Millionaires and Bankrupts
millionaires-hook = Date la gran vida a golpe de puja, pero no acabes con menos dinero que nadie.
lie-title = LIE
lie-hook = Elige tus números, sube la apuesta y canta la mentira antes de que te la canten a ti.
millions-of-dollars-title = Millions of Dollars
millions-of-dollars-hook = Elige tu rol en secreto, convence a tus rivales de que abandonen el golpe y reparte el botín con los ladrones que se quedaron.
bluff-pirate-title = Bluff Pirate
bluff-pirate-hook = Enseña una carta, esconde las demás, jura que son todas iguales y zarpa antes de que nadie mire.
