# The operator's desk
desk-sign-in = Log først ind ved pulten.
desk-wrong-token = Den token er forkert. Tjek den og prøv igen.
