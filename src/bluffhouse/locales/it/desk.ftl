# The operator's desk
desk-sign-in = Prima accedi al pannello.
desk-wrong-token = Questo token è sbagliato. Controllalo e riprova.
