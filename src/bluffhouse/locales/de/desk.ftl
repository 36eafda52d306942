# The operator's desk
desk-sign-in = Melde dich zuerst am Pult an.
desk-wrong-token = Dieses Token stimmt nicht. Prüfe es und versuch es noch einmal.
