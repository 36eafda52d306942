# The operator's desk
desk-sign-in = Nejdřív se u pultu přihlas.
desk-wrong-token = Tenhle token nesedí. Zkontroluj ho a zkus to znovu.
