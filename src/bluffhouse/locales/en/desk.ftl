# The operator's desk
desk-sign-in = Sign in at the desk first.
desk-wrong-token = That token is wrong. Check it and try again.
