### Your page: how you play, in every game and over all of them.

you-title = Twoja strona
you-says = Jak grasz, { $name }. Nikt inny nie widzi tej strony.
you-loading = Liczymy twoje gry…
you-empty = Nie masz jeszcze żadnej skończonej gry. Potem znajdziesz tu swoje wygrane, kłamstwa i sprawdzenia.
you-empty-do = Znajdź grę
you-few = To twoje pierwsze gry. Jeszcze kilka i ta linia zacznie coś znaczyć.
you-counting = { $count ->
    [one] Liczymy jeszcze jedną starszą grę…
    [few] Liczymy jeszcze { $count } starsze gry…
    [many] Liczymy jeszcze { $count } starszych gier…
   *[other] Liczymy jeszcze { $count } starszej gry…
}
you-which = Które gry?
you-all = Wszystkie gry

# Wins. Numbers come as text, because a shared win counts as a part.
you-wins = Wygrane
you-won = Wygrane: { $wins } z { $games }
you-fair = Równy udział to { $wins }
you-luck = { $how ->
    [above] Wygrywasz częściej, niż tłumaczy to szczęście.
    [below] Wygrywasz rzadziej, niż tłumaczy to pech.
   *[luck] Na razie różnica może być zwykłym szczęściem.
}
you-streak = Najdłuższa seria wygranych: { $count }.
you-streak-now = Teraz: { $count }.
you-recent = Twoje ostatnie gry
you-result = { $result ->
    [won] wygrana
    [shared] wspólna wygrana
   *[lost] przegrana
}

# Charts
you-chart-wins = Wygrane ponad równy udział
you-chart-wins-says = Nad przerywaną linią wygrywasz więcej, niż wynosi twój udział. Wewnątrz pasa może to być zwykłe szczęście.
you-chart-adjusted = Bez szczęścia
you-chart-adjusted-says = Ile warte są twoje decyzje w porównaniu z równym udziałem (linia przerywana). Im węższy pas, tym pewniejszy wynik.
you-chart-table = Pokaż jako tabelę
you-chart-games = Gry
you-chart-score = Wynik
you-chart-margin = Margines

# Claims
you-claims = Co mówisz
you-lies = Twoje kłamstwa
you-believed = uwierzyli
you-not-believed = nie uwierzyli
you-traps = Twoje pułapki
you-sprung = zadziałały
you-not-sprung = nie zadziałały
you-truths = { $truths ->
    [0] Ani razu nie mówisz prawdy.
    [one] Raz mówisz prawdę.
    [few] { $truths } razy mówisz prawdę.
    [many] { $truths } razy mówisz prawdę.
   *[other] { $truths } razu mówisz prawdę.
}
you-ear = Twoje ucho do kłamstw
you-their-lies = Kłamstwa innych
you-caught = przyłapane
you-fell-for = wierzysz w nie
you-their-truths = Prawdy innych
you-trusted = wierzysz w nie
you-doubted = nie wierzysz
you-best-lie = Twoje najlepsze kłamstwo
you-best-lie-believers = { $count ->
    [one] Wierzy w nie { $names }. Nikt go nie przejrzał.
    [few] Wierzą w nie { $names }. Nikt go nie przejrzał.
    [many] Wierzą w nie { $names }. Nikt go nie przejrzał.
   *[other] Wierzą w nie { $names }. Nikt go nie przejrzał.
}
you-moment = Zobacz tę chwilę

# Reviews
you-decisions = Twoje decyzje
you-judged = Ocenione decyzje
you-verdict = { $verdict ->
    [best] najlepsze
    [good] dobre
    [mistake] błędy
   *[blunder] grube błędy
}
you-lost = Stracone w jednej grze: { $lost } wygranej.
you-reviewed = Przeanalizowane gry: { $reviewed } z { $games }.
you-unreviewed = Żadna z tych gier nie jest jeszcze przeanalizowana. Analiza mówi, jak dobre były twoje decyzje, jeśli pominąć szczęście.
you-review-last = Przeanalizuj moje ostatnie gry
you-reviewing = Analiza gry { $game } z { $games }…

# Where chances are lost: { $weakness } is one of the first list, put into one of the second.
you-weakness = Gdzie tracisz szanse
you-weakness-none = W przeanalizowanych grach nie widać żadnej wyraźnej słabości.
you-weakness-evidence = { $decisions ->
    [one] Widać to po jednej decyzji: kosztowała { $lost } wygranej. Pozostałe kosztują średnio { $others }.
    [few] Widać to po { $decisions } decyzjach: każda kosztowała średnio { $lost } wygranej. Pozostałe kosztują { $others }.
    [many] Widać to po { $decisions } decyzjach: każda kosztowała średnio { $lost } wygranej. Pozostałe kosztują { $others }.
   *[other] Widać to po { $decisions } decyzji: każda kosztowała średnio { $lost } wygranej. Pozostałe kosztują { $others }.
}
you-weakness-moment = Zobacz najgorszy przykład
you-weak-raise-doubt = Sprawdzasz za późno
you-weak-doubt-raise = Sprawdzasz za wcześnie
you-weak-doubt-trust = Za często nie wierzysz
you-weak-trust-doubt = Za łatwo wierzysz
you-weak-bid-pass = Za długo zostajesz w licytacji
you-weak-pass-bid = Za wcześnie pasujesz w licytacji
you-weak-claim = Mówisz nie to, co trzeba
you-weak-raise = Źle przebijasz
you-weak-bid = Licytujesz złe kwoty
you-weak-plan = Źle planujesz
you-weak-deal = Zawierasz złe umowy
you-weak-play = Tracisz najwięcej szans
you-when-always = { $weakness }.
you-when-few-cards = { $weakness }, gdy masz mało kart.
you-when-many-cards = { $weakness }, gdy masz dużo kart.
you-when-big-claim = { $weakness }, gdy ktoś mówi o dużej liczbie.
you-when-offered = { $weakness }, gdy ktoś złożył ci ofertę.
you-when-few-left = { $weakness }, gdy w grze zostało już niewiele postaci.
you-when-looked-at = { $weakness }, gdy ktoś widział twoją kartę.
you-when-first-half = { $weakness } w pierwszej połowie gry.
you-when-second-half = { $weakness } w drugiej połowie gry.
you-when-ahead = { $weakness }, gdy prowadzisz.
you-when-behind = { $weakness }, gdy prowadzą inni.

you-export = Pobierz moje gry
you-export-says = Plik JSON ze wszystkimi twoimi grami, które się liczą, i z ich liczbami.
