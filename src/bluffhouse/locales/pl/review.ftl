# The review of a finished game: `bluffhouse review`.

help-review = Przeanalizuj skończoną grę: szanse, każdą decyzję, szczęście i umiejętności.
help-review-seat = Wypisz wszystkie decyzje tego miejsca.
help-review-json = Wypisz analizę jako JSON.

review-title = Jak poszło: { $game }
review-chances = Szanse na wygraną, ruch po ruchu
review-turning-points = Punkty zwrotne
review-no-turning-points = Żadna pojedyncza chwila nie rozstrzygnęła tej gry.
review-decisions = Decyzje, oceniane według tego, co kto wiedział
review-luck = Szczęście i umiejętności

# The verdicts on a decision: how much of the chance to win it threw away.
review-best = najlepsza
review-good = dobra
review-mistake = błąd
review-blunder = gruby błąd

# Headings of columns.
review-lost = Stracone
review-move = Ruch
review-played = Zagrane
review-better = Lepiej
review-likely = Mistrz
review-lie = Kłamstwo?
review-verdict = Ocena
review-start = Początek
review-chance = Karty i kości
review-own = Własne ruchy
review-others = Ruchy innych
review-result = Wynik
review-adjusted = Bez szczęścia
review-no-mistakes = Bez błędów.
review-not-over = Ta gra się jeszcze nie skończyła. Analizować można tylko gry skończone.
review-no-champion = { $game } nie ma jeszcze mistrza, więc analiza nie jest możliwa.
review-bar = Analiza
review-replay = bluffhouse replay { $file } --to { $move } pokazuje stół w danej chwili.

# Turning points. $before, $after: a chance to win before and after, e.g. 24 %.
review-turn-luck = { $you ->
    [yes] Szczęście ci sprzyja: { $before } → { $after }.
   *[no] { $name } ma szczęście: { $before } → { $after }.
}
review-turn-bad-luck = { $you ->
    [yes] Szczęście cię opuszcza: { $before } → { $after }.
   *[no] { $name } ma pecha: { $before } → { $after }.
}
review-turn-caught = { $you ->
    [yes] Przyłapujesz gracza { $other } na kłamstwie: { $before } → { $after }.
   *[no] { $toyou ->
        [yes] { $name } przyłapuje cię na kłamstwie: { $before } → { $after }.
       *[no] { $name } przyłapuje gracza { $other } na kłamstwie: { $before } → { $after }.
    }
}
review-turn-wrong-call = { $you ->
    [yes] Nie wierzysz graczowi { $other }, a to była prawda: { $before } → { $after }.
   *[no] { $toyou ->
        [yes] { $name } ci nie wierzy, a to była prawda: { $before } → { $after }.
       *[no] { $name } nie wierzy graczowi { $other }, a to była prawda: { $before } → { $after }.
    }
}
review-turn-believed = { $you ->
    [yes] Dajesz się nabrać na kłamstwo gracza { $other }: { $before } → { $after }.
   *[no] { $toyou ->
        [yes] { $name } daje się nabrać na twoje kłamstwo: { $before } → { $after }.
       *[no] { $name } daje się nabrać na kłamstwo gracza { $other }: { $before } → { $after }.
    }
}
review-turn-mistake = { $you ->
    [yes] Marnujesz dobrą szansę: { $before } → { $after }.
   *[no] { $name } marnuje dobrą szansę: { $before } → { $after }.
}
review-turn-move = { $you ->
    [yes] Punkt zwrotny dla ciebie: { $before } → { $after }.
   *[no] Punkt zwrotny dla gracza { $name }: { $before } → { $after }.
}
