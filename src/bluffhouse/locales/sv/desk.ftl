# The operator's desk
desk-sign-in = Logga in vid pulten först.
desk-wrong-token = Den token stämmer inte. Kontrollera den och försök igen.
