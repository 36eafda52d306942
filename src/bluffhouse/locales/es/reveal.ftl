### After the game: the truth, and the game once more

# The reveal
reveal-title = La verdad
reveal-teaser = { $count ->
    [one] Se ha hecho una sola afirmación. ¿Era mentira?
   *[other] Se han hecho { $count } afirmaciones. ¿Cuáles eran mentira?
} ¿Quién mintió, quién picó y quién se dio cuenta?
reveal-raise = Levantar el telón
reveal-all = Saltar
reveal-silent = En este juego habla el dinero: nadie ha dicho nada que pudiera ser mentira.
reveal-best-lie = La mejor mentira de la noche
reveal-best-call = El mejor olfato de la noche
reveal-no-lie = No coló ninguna mentira.
reveal-no-call = Nadie ha pillado una mentira.
reveal-believers = { $you ->
    [yes] { $count ->
        [one] Te la creíste.
       *[other] Se la creyeron: { $names }.
    }
   *[no] { $count ->
        [one] { $names } se la creyó.
       *[other] { $names } se la creyeron.
    }
}
reveal-caught-by = { $you ->
    [yes] No te la creíste.
   *[no] { $name } no se la creyó.
}
reveal-everybody = Mentiras y sospechas
reveal-lies = { $lies ->
    [0] Ni una mentira.
    [one] Una mentira, { $believed ->
        [0] que no coló.
       *[other] que coló.
    }
   *[other] { $lies } mentiras, { $believed ->
        [0] no coló ninguna.
        [one] coló una.
       *[other] colaron { $believed }.
    }
}
reveal-traps = { $traps ->
    [one] Una trampa, { $sprung ->
        [0] en la que nadie cayó.
       *[other] que funcionó.
    }
   *[other] { $traps } trampas, { $sprung ->
        [0] no funcionó ninguna.
        [one] funcionó una.
       *[other] funcionaron { $sprung }.
    }
}
reveal-calls = { $right ->
    [0] { $wrong ->
        [0] No dudó de nadie.
        [one] Dudó de una verdad.
       *[other] Dudó de { $wrong } verdades.
    }
    [one] Pilló una mentira{ $wrong ->
        [0] .
        [one] , dudó de una verdad.
       *[other] , dudó de { $wrong } verdades.
    }
   *[other] Pilló { $right } mentiras{ $wrong ->
        [0] .
        [one] , dudó de una verdad.
       *[other] , dudó de { $wrong } verdades.
    }
}
reveal-hands = Lo que cada uno tenía en la mano al final
reveal-timeline = Todas las afirmaciones
reveal-only-lies = Solo las mentiras
reveal-no-lies-told = No hubo mentiras.
reveal-round = Ronda { $round }: lo que tenía cada uno
reveal-stamp = { $kind ->
    [true] verdad
    [trap] trampa
   *[lie] mentira
}
reveal-answer = { $kind ->
    [true] { $believed ->
        [yes] { $you ->
            [yes] Te lo creíste
           *[no] { $name } se lo creyó
        }
       *[no] { $you ->
            [yes] Dudaste sin razón
           *[no] { $name } dudó sin razón
        }
    }
    [trap] { $believed ->
        [yes] { $you ->
            [yes] Caíste en ella
           *[no] { $name } cayó en ella
        }
       *[no] { $you ->
            [yes] No caíste en ella
           *[no] { $name } no cayó en ella
        }
    }
   *[lie] { $believed ->
        [yes] { $you ->
            [yes] Picaste
           *[no] { $name } picó
        }
       *[no] { $you ->
            [yes] Lo pillaste
           *[no] { $name } lo pilló
        }
    }
}
reveal-unanswered = Nadie dejó ver si se lo creía.
reveal-moment = Ver este momento
reveal-replay = Volver a ver la partida
reveal-share = Compartir la repetición
reveal-share-truth = Compartir la verdad
reveal-copied = Enlace copiado
reveal-come-in = Alguien quiere enseñarte quién mintió
reveal-enter = Ver la verdad

# The truth
reveal-really-lie = { $true ->
    [yes] { $count ->
        [one] Ahí estaba.
       *[other] Ahí estaban.
    }
   *[no] { $found ->
        [0] No había ninguno.
        [one] Solo había uno.
       *[other] Solo había { $found }.
    }
}
reveal-really-millions-of-dollars = Tras la máscara: { $role }.
reveal-heists = Todos los golpes: quién era quién
reveal-heist-left = fuera antes del golpe

# The replay
replay-title = Repetición
replay-come-in = Alguien quiere enseñarte una partida
replay-enter = Verla
replay-loading = Cargando la partida…
replay-not-begun = Esta partida no ha empezado: aún no hay nada que ver.
replay-at = { $at ->
    [0] El reparto
   *[other] Jugada { $at } de { $of }
}
replay-scrub = Ir a una jugada
replay-play = Reproducir
replay-pause = Pausa
replay-back = Jugada anterior
replay-step = Jugada siguiente
replay-first = Volver al principio
replay-last = Saltar al final
replay-speed = Velocidad
replay-times = { $times }×
replay-from = Vista
replay-outside = Espectador
replay-all-hands = Todas las manos a la vista
replay-of-you = { $name } (tú)
replay-only-mine = Hasta que termine la partida, solo puedes verla desde tu asiento o como espectador.
replay-keys = Flechas: atrás y adelante. Barra espaciadora: reproducir y pausa.
replay-to-table = Volver a la mesa
replay-decided = { $you ->
    [yes] Has hecho tu elección.
   *[no] { $name } ha hecho su elección.
}
replay-by = { $by ->
    [clock] A { $name } se le acabó el tiempo: jugó un bot.
   *[bot] Un bot jugó por { $name }.
}

# A record that somebody has in a file
reveal-save = Guardar el registro
replay-record-title = Ver una partida guardada
replay-record-hook = Un registro guarda una partida entera, con todos sus secretos. La casa la reproduce ante tus ojos y no se queda con nada.
replay-record-drop = Suelta un registro aquí
replay-record-choose = Elegir un archivo
replay-record-where = Al acabar una partida puedes guardar su registro; en el terminal lo escribe `bluffhouse play --save`.
replay-record-no = Esto no se puede reproducir
replay-record-another = Abrir otro registro
replay-record-luck = { $luck ->
    [honest] El azar fue limpio: todo sale de la semilla.
    [dishonest] El azar estaba trucado: no sale de la semilla.
   *[unproven] Nadie sabe si el azar fue limpio: el registro no lo prueba.
}
record-too-long = El registro es demasiado largo: la casa reproduce como mucho { $most } KiB.

# The deal, checked by the page
check-ok = Comprobado por tu propio dispositivo: el reparto fue limpio
check-partly = Comprobado por tu propio dispositivo, hasta donde ha podido
check-differs = Tu dispositivo ha encontrado algo que no cuadra
check-running = Tu dispositivo está comprobando el reparto…
check-failed = No se ha podido comprobar el reparto: el registro no se ha cargado.
check-what = Qué se ha comprobado
check-pledge = El secreto de la casa es el que prometió antes de repartir.
check-pledge-wrong = El secreto de la casa no es el que prometió.
check-pledge-late = Llegaste después del reparto, así que la promesa solo se ha podido comparar con lo que la casa dice ahora.
check-number = El número que sacó tu dispositivo forma parte del reparto.
check-number-wrong = El número que sacó tu dispositivo no forma parte del reparto.
check-number-left-out = Tu dispositivo no tenía conexión al empezar, así que su número no forma parte del reparto.
check-number-none = Tu dispositivo no añadió ningún número al reparto.
check-number-unknown = Este dispositivo no puede comprobar tu número: lo sacó otro dispositivo, o este ya no lo recuerda.
check-called-off = { $count ->
    [one] El comienzo se canceló una vez después de mostrarse tu número, y se sacaron números nuevos.
   *[other] El comienzo se canceló { $count } veces después de mostrarse tu número, y cada vez se sacaron números nuevos.
}
check-others = Los números de los demás estaban fijados antes de que se mostrara el tuyo.
check-others-wrong = { $name }: el número del reparto no es el que estaba fijado antes de que se mostrara el tuyo.
check-seed = La semilla es la que quedó fijada con la primera carta.
check-seed-wrong = La semilla no es la que quedó fijada con la primera carta.
check-seed-late = Tu dispositivo no vio la huella de la semilla durante la partida, así que solo se ha podido comparar con lo que la casa dice ahora.
check-chance = { $count ->
    [one] La única mezcla, tirada o extracción sale de la semilla.
   *[other] Las { $count } mezclas, tiradas y extracciones salen de la semilla.
}
check-chance-wrong = La mezcla, tirada o extracción número { $number } no sale de la semilla.
check-chance-unknown = Esta página no puede recalcular las cartas de este juego. Guarda el registro y ejecuta «bluffhouse verify».
check-seen = El registro muestra lo que viste durante la partida.
check-seen-wrong = El registro no muestra lo que viste durante la partida.
check-seen-part = Esta página se perdió parte de la partida, así que lo que viste no se ha comparado con el registro.
