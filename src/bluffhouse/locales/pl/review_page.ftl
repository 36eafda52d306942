### The page that shows the review of a finished game, and its limits.

review-come-in = Ktoś chce ci pokazać, jak przebiegła gra
review-enter = Zobacz analizę
review-under-way = Nasz mistrz przegląda grę, ruch po ruchu.
review-waiting-turn = Najpierw analizowana jest inna gra.
review-done-of = Ruchy: { $done } z { $total }
review-move-number = Ruch { $move }
review-after-deal = Po rozdaniu
review-along = Przejdź przez grę, ruch po ruchu
review-as-table = Pokaż jako tabelę
review-go-there = Przejdź do tej chwili
review-whose = Czyje decyzje?
review-only-mistakes = Tylko błędy
review-thrown-away = Stracone: { $lost }
review-champion-plays = Tak gra mistrz
review-chance-to-win = Szansa na wygraną
review-belief-lie = { $percent } szans, że to kłamstwo
review-belief-trap = { $percent } szans, że to pułapka
review-belief-truth = { $kind ->
    [true] To była prawda.
    [trap] To była pułapka.
   *[lie] To było kłamstwo.
}
review-balance = { $you ->
    [yes] Karty i kości: { $chance }. Twoje ruchy: { $own }. Ruchy innych: { $others }.
   *[no] Karty i kości: { $chance }. Własne ruchy: { $own }. Ruchy innych: { $others }.
}
review-fair-share = Bez szczęścia: { $adjusted }. Równy udział to { $fair }.
review-luck-explained = To, czy ruch się opłacił, zależy też od tego, co było zakryte. „Bez szczęścia” liczy tylko, jak dobra była każda decyzja według tego, co było wiadomo.
review-nothing-to-judge = Tu nie było nic do rozstrzygnięcia.
review-judged-by = Nasz mistrz ocenia każdą decyzję według tego, co było wtedy wiadomo. Czasem się myli.
review-solved = Ta runda jest rozwiązana, więc te liczby są dokładne.
review-stand-in = { $you ->
    [yes] Ten ruch wykonał za ciebie bot, więc nie liczy się jako twój.
   *[no] { $name }: ten ruch wykonał bot w zastępstwie.
}
review-share = Udostępnij analizę
review-picture = Zapisz jako obraz

too-many-reviews = Kilka twoich analiz już trwa. Poczekaj, aż któraś będzie gotowa.
review-failed = Nie udało się przeanalizować tej gry. Spróbuj później.

# A setting of the house.
setting-review-games = Analizuj każdą grę osoby, gdy się skończy, a boty nie mają nic do roboty, żeby potem nikt nie musiał czekać.
