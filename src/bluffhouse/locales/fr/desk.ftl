# The operator's desk
desk-sign-in = Connecte-toi d’abord au bureau.
desk-wrong-token = Ce jeton n’est pas le bon. Vérifie-le et réessaie.
