# The operator's desk
desk-sign-in = Сначала войди в пульт.
desk-wrong-token = Токен неверный. Проверь его и попробуй ещё раз.
