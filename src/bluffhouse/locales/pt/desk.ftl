# The operator's desk
desk-sign-in = Primeiro entra no painel.
desk-wrong-token = Esse token está errado. Confirma-o e tenta outra vez.
