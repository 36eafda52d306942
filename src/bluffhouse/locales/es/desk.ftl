# The operator's desk
desk-sign-in = Primero entra en el panel.
desk-wrong-token = Ese token no es correcto. Revísalo y vuelve a intentarlo.
