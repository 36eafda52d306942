# The operator's desk
desk-sign-in = Najpierw zaloguj się do pulpitu.
desk-wrong-token = Ten token jest błędny. Sprawdź go i spróbuj jeszcze raz.
