### Don't Bluff! (rules DB-1 to DB-15)


# Decisions
dont-bluff-ask-colour = Pistolet jest u ciebie. Rzuć kolorową kostką: wskaże, komu podsuniesz walizki.
dont-bluff-ask-colour-reversed = Pistolet jest u ciebie. Rzuć kolorową kostką: wskaże, kto podsunie ci walizki.
dont-bluff-ask-again = { $colour ->
    [white] Biały jest niczyj. Rzuć jeszcze raz.
    [red] Czerwony jest niczyj. Rzuć jeszcze raz.
    [green] Zielony jest niczyj. Rzuć jeszcze raz.
    [blue] Niebieski jest niczyj. Rzuć jeszcze raz.
    [yellow] Żółty jest niczyj. Rzuć jeszcze raz.
   *[purple] Fioletowy jest niczyj. Rzuć jeszcze raz.
}
dont-bluff-ask-target = Wypadł twój kolor: wybierz dowolnego gracza.
dont-bluff-ask-target-reversed = Wypadł twój kolor: wybierz, kto podsunie ci walizki.
dont-bluff-ask-offer = Które walizki podsuwasz graczowi { $name } i co mówisz o zawartości?
dont-bluff-ask-answer = { $claim ->
    [none] { $name } podsuwa ci { $count ->
        [one] zamkniętą walizkę i nic nie mówi. Bierzesz czy otwierasz?
        [few] { $count } zamknięte walizki i nic nie mówi. Bierzesz czy otwierasz?
       *[many] { $count } zamkniętych walizek i nic nie mówi. Bierzesz czy otwierasz?
    }
    [0] { $name } podsuwa ci { $count ->
        [one] zamkniętą walizkę i mówi: nic tam nie ma. Bierzesz czy otwierasz?
        [few] { $count } zamknięte walizki i mówi: nic tam nie ma. Bierzesz czy otwierasz?
       *[many] { $count } zamkniętych walizek i mówi: nic tam nie ma. Bierzesz czy otwierasz?
    }
   *[other] { $name } podsuwa ci { $count ->
        [one] zamkniętą walizkę i mówi: { $claim } mln $. Bierzesz czy otwierasz?
        [few] { $count } zamknięte walizki i mówi: { $claim } mln $. Bierzesz czy otwierasz?
       *[many] { $count } zamkniętych walizek i mówi: { $claim } mln $. Bierzesz czy otwierasz?
    }
}
dont-bluff-ask-answer-more = { $claim ->
    [none] Otwarte: { $millions } mln $. { $name } dokłada { $count ->
        [one] zamkniętą walizkę
        [few] { $count } zamknięte walizki
       *[many] { $count } zamkniętych walizek
    } i nic nie mówi. Bierzesz wszystko czy znów otwierasz?
    [0] Otwarte: { $millions } mln $. { $name } dokłada { $count ->
        [one] zamkniętą walizkę
        [few] { $count } zamknięte walizki
       *[many] { $count } zamkniętych walizek
    } i mówi: nic tam nie ma. Bierzesz wszystko czy znów otwierasz?
   *[other] Otwarte: { $millions } mln $. { $name } dokłada { $count ->
        [one] zamkniętą walizkę
        [few] { $count } zamknięte walizki
       *[many] { $count } zamkniętych walizek
    } i mówi: jeszcze { $claim } mln $. Bierzesz wszystko czy znów otwierasz?
}
dont-bluff-ask-die = W otwartych walizkach: { $millions } mln $. Rzuć czarną kostką.
dont-bluff-ask-add = Czarna kostka pokazuje { $die }: więcej niż twoje { $millions } mln $. Dołóż co najmniej jedną zamkniętą walizkę.
dont-bluff-ask-pay = Masz zapłacić graczowi { $name } { $due } mln $. Którymi walizkami płacisz?
dont-bluff-ask-over = Gra się skończyła.

dont-bluff-do-colour = cudzy kolor: tam idą walizki; twój: wybierasz, kogo chcesz; niczyj: rzucasz jeszcze raz
dont-bluff-do-choose = { $count ->
    [0] { $name }, bez walizek
    [one] { $name }, { $count } walizka
    [few] { $name }, { $count } walizki
   *[many] { $name }, { $count } walizek
}
dont-bluff-do-offer = dowolne walizki z ręki, co najmniej jedna (5, 2, 1 albo 0, czyli gazety), a potem co o nich mówisz: od 0 do { $highest } milionów, prawda albo nie
dont-bluff-do-offer-silent = to samo, ale bez słowa
dont-bluff-do-add = jeszcze coś z ręki, a potem co mówisz o nowych: od 0 do { $highest } milionów, prawda albo nie
dont-bluff-do-add-silent = to samo, ale bez słowa
dont-bluff-do-take = { $count ->
    [one] walizka jest twoja; co w niej jest, wiecie tylko ty i { $name }
    [few] { $count } walizki są twoje; co jest w zamkniętych, wiecie tylko ty i { $name }
   *[many] { $count } walizek jest twoich; co jest w zamkniętych, wiecie tylko ty i { $name }
}
dont-bluff-do-open = wszyscy patrzą, a ty rzucasz czarną kostką; wynik niższy niż suma w otwartych: płacisz tę sumę; równy: bierzesz wszystko; wyższy: { $name } musi dołożyć
dont-bluff-do-die-lower = { $dice }: płacisz graczowi { $name } { $millions } mln $ (więcej, jeśli nie masz drobnych), potem bierzesz walizkę z banku
dont-bluff-do-die-same = { $dice }: bierzesz wszystko
dont-bluff-do-die-higher = { $left ->
    [0] { $dice }: { $name } nie ma czego dołożyć, bierzesz wszystko
   *[other] { $dice }: { $name } musi dołożyć
}
dont-bluff-do-pay = { $over ->
    [0] dokładnie tyle, ile trzeba
   *[other] { $over } mln $ za dużo: reszty nie ma
}

# Suitcases and colours: $count of them, of one kind
dont-bluff-suitcases = { $value ->
    [0] { $count ->
        [1] blef
       *[other] { $count }×blef
    }
   *[other] { $count ->
        [1] { $value } mln
       *[other] { $count }×{ $value } mln
    }
}
dont-bluff-no-suitcases = nic
dont-bluff-worth = { $millions } mln $ ({ $cards })
dont-bluff-colour-white = biały
dont-bluff-colour-red = czerwony
dont-bluff-colour-green = zielony
dont-bluff-colour-blue = niebieski
dont-bluff-colour-yellow = żółty
dont-bluff-colour-purple = fioletowy

# The table
dont-bluff-table-bank = Kto pierwszy ma 25 mln $, wygrywa. Walizki w banku: { $bank }; ostatnia kończy grę.
dont-bluff-table-seat = { $seat } { $name }{ $you ->
    [yes] {" (ty)"}
   *[no] {""}
}: { $colours }; { $count ->
    [one] { $count } walizka
    [few] { $count } walizki
   *[many] { $count } walizek
}{ $gun ->
    [yes] {"; ma pistolet"}
   *[no] {""}
}
dont-bluff-table-colour = Kolorowa kostka: { $colour }.
dont-bluff-table-open = Otwarte na stole: { $worth }.
dont-bluff-table-closed = Zamknięte na stole: { $count ->
    [one] { $count } walizka.
    [few] { $count } walizki.
   *[many] { $count } walizek.
}
dont-bluff-table-inside = Tylko ty wiesz, co jest w środku: { $worth }.
dont-bluff-table-said = { $claim ->
    [0] { $you ->
        [yes] Twoje słowa o ostatnio otwartych walizkach: „Nic tam nie ma”.
       *[no] { $name } o ostatnio otwartych walizkach: „Nic tam nie ma”.
    }
   *[other] { $you ->
        [yes] Twoje słowa o ostatnio otwartych walizkach: { $claim } mln $.
       *[no] { $name } o ostatnio otwartych walizkach: { $claim } mln $.
    }
}
dont-bluff-table-die = Czarna kostka: { $die }.
dont-bluff-table-due = { $you ->
    [yes] Masz zapłacić graczowi { $other } { $due } mln $.
   *[no] { $toyou ->
        [yes] { $name } ma ci zapłacić { $due } mln $.
       *[no] { $name } ma zapłacić graczowi { $other } { $due } mln $.
    }
}
dont-bluff-table-hand = Twoje walizki: { $hand } (razem { $millions } mln $; 0 to blef)
dont-bluff-table-empty-hand = Nie masz walizek.
dont-bluff-table-shown = { $name } na koniec: { $worth }.

# The story
dont-bluff-bank = { $cards ->
    [none] { $count ->
        [one] Bank potasowany: { $count } zamknięta walizka.
        [few] Bank potasowany: { $count } zamknięte walizki.
       *[many] Bank potasowany: { $count } zamkniętych walizek.
    }
   *[other] Bank potasowany, od góry: { $cards }.
}
dont-bluff-rolled = { $you ->
    [yes] Rzucasz kostką.
   *[no] { $name } rzuca kostką.
}
dont-bluff-colour-rolled = { $you ->
    [yes] Wypada { $colour }: twój kolor.
   *[no] Wypada { $colour }, czyli { $name }.
}
dont-bluff-colour-of-nobody = Wypada { $colour }: niczyj. Jeszcze jeden rzut.
dont-bluff-target-chosen = { $you ->
    [yes] Twój wybór: { $other }.
   *[no] { $toyou ->
        [yes] { $name } wybiera ciebie.
       *[no] { $name } wybiera: { $other }.
    }
}
dont-bluff-paired = { $you ->
    [yes] Oferujesz ty, odpowiada { $other }.
   *[no] { $toyou ->
        [yes] Oferuje { $name }, odpowiadasz ty.
       *[no] Oferuje { $name }, odpowiada { $other }.
    }
}
dont-bluff-empty-handed = { $you ->
    [yes] Nie masz czego wyłożyć.
   *[no] { $name } nie ma czego wyłożyć.
}
dont-bluff-offered = { $you ->
    [yes] Podsuwasz graczowi { $other } { $count ->
        [one] jedną zamkniętą walizkę.
        [few] { $count } zamknięte walizki.
       *[many] { $count } zamkniętych walizek.
    }
   *[no] { $toyou ->
        [yes] { $name } podsuwa ci { $count ->
            [one] jedną zamkniętą walizkę.
            [few] { $count } zamknięte walizki.
           *[many] { $count } zamkniętych walizek.
        }
       *[no] { $name } podsuwa graczowi { $other } { $count ->
            [one] jedną zamkniętą walizkę.
            [few] { $count } zamknięte walizki.
           *[many] { $count } zamkniętych walizek.
        }
    }
}
dont-bluff-added = { $you ->
    [yes] Dokładasz { $count ->
        [one] jedną zamkniętą walizkę.
        [few] { $count } zamknięte walizki.
       *[many] { $count } zamkniętych walizek.
    }
   *[no] { $name } dokłada { $count ->
        [one] jedną zamkniętą walizkę.
        [few] { $count } zamknięte walizki.
       *[many] { $count } zamkniętych walizek.
    }
}
dont-bluff-says = { $claim ->
    [none] { $you ->
        [yes] Nic nie mówisz.
       *[no] { $name } nic nie mówi.
    }
    [0] { $you ->
        [yes] Mówisz: „Nic tam nie ma”.
       *[no] { $name } mówi: „Nic tam nie ma”.
    }
   *[other] { $you ->
        [yes] Mówisz: „{ $claim } mln $”.
       *[no] { $name } mówi: „{ $claim } mln $”.
    }
}
dont-bluff-inside = W środku: { $worth }.
dont-bluff-accepted = { $you ->
    [yes] Bierzesz wszystko, jak leży.
   *[no] { $name } bierze wszystko, jak leży.
}
dont-bluff-opened = { $you ->
    [yes] Otwierasz: { $cards }.
   *[no] { $name } otwiera: { $cards }.
}
dont-bluff-opened-said = { $claim ->
    [none] Nie padło ani słowo. Otwarte: { $millions } mln $.
    [0] { $told ->
        [true] Miało nic nie być i nic nie ma. Otwarte: { $millions } mln $.
       *[more] Miało nic nie być, a jest więcej. Otwarte: { $millions } mln $.
    }
   *[other] { $told ->
        [true] Miało być { $claim } mln $ i tyle jest. Otwarte: { $millions } mln $.
        [less] Miało być { $claim } mln $, a jest mniej. Otwarte: { $millions } mln $.
       *[more] Miało być { $claim } mln $, a jest więcej. Otwarte: { $millions } mln $.
    }
}
dont-bluff-die-lower = Czarna kostka: { $die }, mniej niż { $millions } mln $. To była dobra oferta.
dont-bluff-die-same = Czarna kostka: { $die }, równo { $millions } mln $. Walizki zmieniają właściciela.
dont-bluff-die-higher = Czarna kostka: { $die }, więcej niż { $millions } mln $. Za mało.
dont-bluff-received = { $you ->
    [yes] { $count ->
        [one] Dostajesz od gracza { $other } jedną walizkę.
        [few] Dostajesz od gracza { $other } { $count } walizki.
       *[many] Dostajesz od gracza { $other } { $count } walizek.
    }
   *[no] { $toyou ->
        [yes] { $count ->
            [one] { $name } dostaje od ciebie jedną walizkę.
            [few] { $name } dostaje od ciebie { $count } walizki.
           *[many] { $name } dostaje od ciebie { $count } walizek.
        }
       *[no] { $count ->
            [one] { $name } dostaje od gracza { $other } jedną walizkę.
            [few] { $name } dostaje od gracza { $other } { $count } walizki.
           *[many] { $name } dostaje od gracza { $other } { $count } walizek.
        }
    }
}
dont-bluff-received-open = Otwarte: { $worth }.
dont-bluff-received-closed = Nieotwarte: { $worth }.
dont-bluff-taken-back = { $you ->
    [yes] Zabierasz z powrotem { $cards }, a { $other } ma ci zapłacić { $millions } mln $.
   *[no] { $toyou ->
        [yes] { $name } zabiera z powrotem { $cards }, a ty masz zapłacić { $millions } mln $.
       *[no] { $name } zabiera z powrotem { $cards }, a { $other } ma zapłacić { $millions } mln $.
    }
}
dont-bluff-payment-chosen = { $you ->
    [yes] Odliczasz: { $cards }.
   *[no] { $name } odlicza: { $cards }.
}
dont-bluff-paid = { $you ->
    [yes] Płacisz graczowi { $other }: { $worth }.
   *[no] { $toyou ->
        [yes] { $name } płaci ci: { $worth }.
       *[no] { $name } płaci graczowi { $other }: { $worth }.
    }
}
dont-bluff-paid-too-much = Należało się { $due } mln $. Reszty nie ma.
dont-bluff-paid-too-little = Należało się { $due } mln $. { $you ->
    [yes] Nic ci już nie zostało.
   *[no] { $name } nie ma już nic.
}
dont-bluff-bank-card = { $card ->
    [none] { $you ->
        [yes] Bierzesz walizkę z wierzchu banku. W banku zostaje: { $left }.
       *[no] { $name } bierze walizkę z wierzchu banku. W banku zostaje: { $left }.
    }
   *[other] { $you ->
        [yes] Bierzesz walizkę z wierzchu banku: { $card }. W banku zostaje: { $left }.
       *[no] { $name } bierze walizkę z wierzchu banku: { $card }. W banku zostaje: { $left }.
    }
}
dont-bluff-gun = { $you ->
    [yes] Pistolet trafia do ciebie.
   *[no] Pistolet bierze { $name }.
}
dont-bluff-skipped = Bez walizek, więc bez rundy: { $names }.
dont-bluff-hands-shown = Wszystkie walizki otwarte. { $hands }
dont-bluff-hand-shown = { $name }: { $worth }
dont-bluff-ended-rich = { $you ->
    [yes] Masz { $millions } mln $. Wygrywasz!
   *[no] { $names } ma { $millions } mln $ i wygrywa.
}
dont-bluff-ended-bank = { $winners ->
    [one] { $you ->
        [yes] Bank jest pusty, a ty masz najwięcej: { $millions } mln $. Wygrywasz!
       *[no] Bank jest pusty, a najwięcej ma { $names }: { $millions } mln $. Wygrywa { $names }.
    }
   *[other] { $you ->
        [yes] Bank jest pusty. Wspólne zwycięstwo: ty i { $names }, po { $millions } mln $ przy tej samej liczbie walizek!
       *[no] Bank jest pusty. Najwięcej, po { $millions } mln $ przy tej samej liczbie walizek: { $names }. Wspólne zwycięstwo.
    }
}

# Refusals
dont-bluff-nothing-to-roll = Teraz nikt nie rzuca kostką.
dont-bluff-no-target-to-choose = Teraz nikogo się nie wybiera.
dont-bluff-choose-another-player = Wybierz kogoś innego przy tym stole.
dont-bluff-no-offer-now = To nie czas na ofertę.
dont-bluff-nothing-to-add-to = Nie ma teraz do czego dokładać.
dont-bluff-claim-out-of-range = Podaj liczbę milionów od 0 do { $highest } albo nic nie mów.
dont-bluff-lay-at-least-one = Wyłóż co najmniej jedną walizkę.
dont-bluff-not-in-your-hand = Podaj walizki z własnej ręki, od najdroższej.
dont-bluff-nothing-to-take = Nikt ci teraz nic nie oferuje.
dont-bluff-nothing-to-open = Nie leży przed tobą żadna zamknięta walizka.
dont-bluff-nothing-to-pay = Nie masz teraz nic do zapłacenia.
dont-bluff-bluffs-are-not-money = Blefem się nie płaci. Masz dać { $millions } mln $: zapłać pieniędzmi.
dont-bluff-pays-too-little = Za mało: masz zapłacić { $millions } mln $.
dont-bluff-pay-the-exact-sum = Możesz zapłacić równo { $millions } mln $, więc musisz.
dont-bluff-pays-with-a-card-too-many = Jedna z tych walizek może zostać: masz zapłacić { $millions } mln $, a reszta na to wystarczy.

# The terminal table
dont-bluff-frame = Nie bluffuj! · do 25 mln $ · bank: { $bank }
dont-bluff-column-money = pieniądze
dont-bluff-column-colours = kolory
dont-bluff-column-suitcases = walizki
dont-bluff-role-gun = pistolet
dont-bluff-role-offers = oferuje
dont-bluff-role-answers = odpowiada
dont-bluff-role-wins = wygrywa
dont-bluff-stage = { $name } → { $other }
dont-bluff-stage-open = Otwarte: { $millions } mln $
dont-bluff-stage-closed = Zamknięte: { $count }
dont-bluff-stage-inside = W zamkniętych: { $millions } mln $, wiesz tylko ty
dont-bluff-stage-claim = { $claim ->
    [0] { $name }: „Nic tam nie ma”
   *[other] { $name }: „{ $claim } mln $”
}
dont-bluff-stage-silent = { $name }: „…”
dont-bluff-stage-die = {" "}Czarna kostka: { $die }{" "}
dont-bluff-stage-colour = Kolorowa kostka: { $colour }
dont-bluff-your-hand = Twoje walizki: { $millions } mln $

# The browser's table
dont-bluff-goal = Do { $goal } mln $
dont-bluff-bank-name = Bank
dont-bluff-bank-left = Walizki w banku: { $left } z { $all }. Ostatnia kończy grę.
dont-bluff-purse = { $millions } z { $goal } mln
dont-bluff-millions = { $millions } mln
dont-bluff-times = ×{ $count }
dont-bluff-count = { $count ->
    [one] { $count } walizka
    [few] { $count } walizki
   *[many] { $count } walizek
}
dont-bluff-colour-die = Kolorowa kostka
dont-bluff-black-die = Czarna kostka
dont-bluff-lay-here = Dotknij walizek, żeby je tu położyć
dont-bluff-drafted = W środku { $millions } mln $, wiesz tylko ty
dont-bluff-owed = Do zapłaty: { $due } mln $
dont-bluff-odds-lower = { $you ->
    [yes] Płacisz { $millions } mln $ graczowi { $other }
   *[no] { $toyou ->
        [yes] { $name } płaci ci { $millions } mln $
       *[no] { $name } płaci { $millions } mln $ graczowi { $other }
    }
}
dont-bluff-odds-same = { $you ->
    [yes] Bierzesz wszystko
   *[no] { $name } bierze wszystko
}
dont-bluff-odds-higher = { $toyou ->
    [yes] Musisz dołożyć
   *[no] { $other } musi dołożyć
}
dont-bluff-odds-higher-nothing-left = { $toyou ->
    [yes] Nie masz czego dołożyć: { $name } bierze wszystko
   *[no] { $you ->
        [yes] { $other } nie ma czego dołożyć: bierzesz wszystko
       *[no] { $other } nie ma czego dołożyć: { $name } bierze wszystko
    }
}
dont-bluff-pile = { $value ->
    [0] { $count ->
        [one] { $count } blef na ręce
        [few] { $count } blefy na ręce
       *[many] { $count } blefów na ręce
    }
   *[other] { $count ->
        [one] { $count } walizka z { $value } mln $ na ręce
        [few] { $count } walizki po { $value } mln $ na ręce
       *[many] { $count } walizek po { $value } mln $ na ręce
    }
}
dont-bluff-pile-choose = { $value ->
    [0] Wybierz blef; na ręce: { $count }
   *[other] Wybierz walizkę z { $value } mln $; na ręce: { $count }
}
dont-bluff-put-back = { $value ->
    [0] Odłóż blef na rękę
   *[other] Odłóż na rękę walizkę z { $value } mln $
}
dont-bluff-say = Co mówisz o zawartości?
dont-bluff-say-nothing = Nic nie mówię
dont-bluff-say-millions = { $millions ->
    [0] Mówię: „Nic tam nie ma”
   *[other] Mówię: { $millions } mln $
}
dont-bluff-say-truth = { $millions ->
    [0] Mówię: „Nic tam nie ma”, czyli prawdę
   *[other] Mówię: { $millions } mln $, czyli prawdę
}
dont-bluff-button-colour-die = Rzuć kolorową kostką
dont-bluff-button-black-die = Rzuć czarną kostką
dont-bluff-button-choose = Wybieram: { $name }
dont-bluff-button-offer = { $claim ->
    [none] { $count ->
        [one] Dla gracza { $name }: { $count } walizka, bez słowa
        [few] Dla gracza { $name }: { $count } walizki, bez słowa
       *[many] Dla gracza { $name }: { $count } walizek, bez słowa
    }
    [0] { $count ->
        [one] Dla gracza { $name }: { $count } walizka: „Nic tam nie ma”
        [few] Dla gracza { $name }: { $count } walizki: „Nic tam nie ma”
       *[many] Dla gracza { $name }: { $count } walizek: „Nic tam nie ma”
    }
   *[other] { $count ->
        [one] Dla gracza { $name }: { $count } walizka, mówię { $claim } mln $
        [few] Dla gracza { $name }: { $count } walizki, mówię { $claim } mln $
       *[many] Dla gracza { $name }: { $count } walizek, mówię { $claim } mln $
    }
}
dont-bluff-button-add = { $claim ->
    [none] { $count ->
        [one] Dokładam { $count } walizkę, bez słowa
        [few] Dokładam { $count } walizki, bez słowa
       *[many] Dokładam { $count } walizek, bez słowa
    }
    [0] { $count ->
        [one] Dokładam { $count } walizkę: „Nic tam nie ma”
        [few] Dokładam { $count } walizki: „Nic tam nie ma”
       *[many] Dokładam { $count } walizek: „Nic tam nie ma”
    }
   *[other] { $count ->
        [one] Dokładam { $count } walizkę, mówię: jeszcze { $claim } mln $
        [few] Dokładam { $count } walizki, mówię: jeszcze { $claim } mln $
       *[many] Dokładam { $count } walizek, mówię: jeszcze { $claim } mln $
    }
}
dont-bluff-button-take = { $count ->
    [one] Biorę
    [2] Biorę obie
    [few] Biorę wszystkie { $count }
   *[many] Biorę wszystkie { $count }
}
dont-bluff-take-means = { $count ->
    [one] Jest twoja, bez otwierania
   *[other] Są twoje, bez otwierania
}
dont-bluff-button-open = { $count ->
    [one] Otwieram
    [2] Otwieram obie
    [few] Otwieram wszystkie { $count }
   *[many] Otwieram wszystkie { $count }
}
dont-bluff-open-means = Potem rzut: płacisz, jeśli wynik jest niższy
dont-bluff-ways = Jak można zapłacić
dont-bluff-way = { $over ->
    [0] { $cards }, równo tyle, ile trzeba
   *[other] { $cards }, { $over } mln $ za dużo
}
dont-bluff-way-over = { $over ->
    [0] równo
   *[other] { $over } mln $ za dużo
}
dont-bluff-button-pay = { $over ->
    [0] Płacę { $cards }
   *[other] Płacę { $cards }: { $over } mln $ za dużo, bez reszty
}

# The end
dont-bluff-end-why = { $reason ->
    [twenty_five_millions] Kto pierwszy ma 25 mln $, ten wygrywa.
    [fewer] Bank jest pusty. Pieniędzy po równo: wygrywa, kto ma mniej walizek.
    [shared] Bank jest pusty. Po równo i pieniędzy, i walizek.
   *[bank_empty] Bank jest pusty: wygrywa, kto ma najwięcej pieniędzy.
}

# What people say with one tap
dont-bluff-phrase-open-it = No dalej, otwieraj.
dont-bluff-phrase-worth-it = Warte każdego miliona.

# Actions in a few words, where a button says too little or too much
dont-bluff-act-roll = Rzucam kostką
dont-bluff-act-offer = { $claim ->
    [none] Kładę { $cards }; bez słowa
    [0] Kładę { $cards }: „Nic tam nie ma”
   *[other] Kładę { $cards }; mówię: { $claim } mln $
}
dont-bluff-act-add = { $claim ->
    [none] Dokładam { $cards }; bez słowa
    [0] Dokładam { $cards }: „Nic tam nie ma”
   *[other] Dokładam { $cards }; mówię: { $claim } mln $
}
dont-bluff-act-take = Biorę wszystko bez otwierania
dont-bluff-act-open = Otwieram
