# The operator's desk
desk-sign-in = Meld je eerst aan bij de balie.
desk-wrong-token = Die token klopt niet. Controleer hem en probeer het opnieuw.
