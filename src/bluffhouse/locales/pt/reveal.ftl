### After the game: the truth, and the game once more

# The reveal
reveal-title = A verdade
reveal-teaser = { $count ->
    [1] Fez-se uma única afirmação. Era mentira?
   *[other] Fizeram-se { $count } afirmações. Quais eram mentira?
} Quem mentiu, quem caiu na conversa e quem não se deixou enganar?
reveal-raise = Abrir o pano
reveal-all = Saltar
reveal-silent = Neste jogo quem fala é o dinheiro: ninguém disse nada que pudesse ser mentira.
reveal-best-lie = Melhor mentira da noite
reveal-best-call = Melhor faro da noite
reveal-no-lie = Nenhuma mentira passou.
reveal-no-call = Ninguém apanhou uma mentira.
reveal-believers = { $you ->
    [yes] { $count ->
        [1] Acreditaste.
       *[other] Quem acreditou: { $names }.
    }
   *[no] Quem acreditou: { $names }.
}
reveal-caught-by = { $you ->
    [yes] Tu não acreditaste.
   *[no] { $name } não acreditou.
}
reveal-everybody = Quem mentiu, quem duvidou
reveal-lies = { $lies ->
    [0] Nenhuma mentira.
    [1] Uma mentira, { $believed ->
        [0] em que ninguém acreditou.
       *[other] e acreditaram.
    }
   *[other] { $lies } mentiras, { $believed ->
        [0] e não acreditaram em nenhuma.
        [1] e acreditaram numa.
       *[other] e acreditaram em { $believed }.
    }
}
reveal-traps = { $traps ->
    [1] Uma armadilha, { $sprung ->
        [0] em que ninguém caiu.
       *[other] que resultou.
    }
   *[other] { $traps } armadilhas, { $sprung ->
        [0] e nenhuma resultou.
        [1] e resultou uma.
       *[other] e resultaram { $sprung }.
    }
}
reveal-calls = { $right ->
    [0] { $wrong ->
        [0] Não duvidou de ninguém.
        [1] Duvidou de uma verdade.
       *[other] Duvidou de { $wrong } verdades.
    }
    [1] Apanhou uma mentira{ $wrong ->
        [0] .
        [1] , duvidou de uma verdade.
       *[other] , duvidou de { $wrong } verdades.
    }
   *[other] Apanhou { $right } mentiras{ $wrong ->
        [0] .
        [1] , duvidou de uma verdade.
       *[other] , duvidou de { $wrong } verdades.
    }
}
reveal-hands = O que cada um tinha na mão no fim
reveal-timeline = Todas as afirmações
reveal-only-lies = Só as mentiras
reveal-no-lies-told = Não houve mentiras.
reveal-round = Ronda { $round }: o que cada um tinha
reveal-stamp = { $kind ->
    [true] verdade
    [trap] armadilha
   *[lie] mentira
}
reveal-answer = { $kind ->
    [true] { $believed ->
        [yes] { $you ->
            [yes] Acreditaste
           *[no] { $name } acreditou
        }
       *[no] { $you ->
            [yes] Duvidaste sem razão
           *[no] { $name } duvidou sem razão
        }
    }
    [trap] { $believed ->
        [yes] { $you ->
            [yes] Caíste nela
           *[no] { $name } caiu nela
        }
       *[no] { $you ->
            [yes] Não caíste nela
           *[no] { $name } não caiu nela
        }
    }
   *[lie] { $believed ->
        [yes] { $you ->
            [yes] Caíste na mentira
           *[no] { $name } caiu na mentira
        }
       *[no] { $you ->
            [yes] Apanhaste a mentira
           *[no] { $name } apanhou a mentira
        }
    }
}
reveal-unanswered = Ninguém mostrou se acreditava.
reveal-moment = Ver este momento
reveal-replay = Rever o jogo
reveal-share = Partilhar a repetição
reveal-share-truth = Partilhar a verdade
reveal-copied = Link copiado
reveal-come-in = Alguém quer mostrar-te quem mentiu
reveal-enter = Ver a verdade

# The truth
reveal-really-lie = { $true ->
    [yes] { $count ->
        [1] Estava lá.
       *[other] Estavam lá.
    }
   *[no] { $found ->
        [0] Não havia nenhum.
        [1] Só havia um.
       *[other] Só havia { $found }.
    }
}
reveal-really-millions-of-dollars = Na verdade: { $role }.
reveal-heists = Todos os assaltos: quem era quem
reveal-heist-left = fora antes do assalto

# The replay
replay-title = Repetição
replay-come-in = Alguém quer mostrar-te um jogo
replay-enter = Ver
replay-loading = A carregar o jogo…
replay-not-begun = Este jogo ainda não começou: não há nada para ver.
replay-at = { $at ->
    [0] O início
   *[other] Jogada { $at } de { $of }
}
replay-scrub = Ir para uma jogada
replay-play = Reproduzir
replay-pause = Pausa
replay-back = Jogada anterior
replay-step = Jogada seguinte
replay-first = Voltar ao início
replay-last = Saltar para o fim
replay-speed = Velocidade
replay-times = { $times }×
replay-from = Vista
replay-outside = Espectador
replay-all-hands = Todas as mãos à vista
replay-of-you = { $name } (tu)
replay-only-mine = Até o jogo acabar, só o podes ver do teu lugar ou como espectador.
replay-keys = As setas andam para trás e para a frente; a barra de espaço reproduz e pausa.
replay-to-table = Voltar à mesa
replay-decided = { $you ->
    [yes] Fizeste a tua escolha.
   *[no] { $name } fez a sua escolha.
}
replay-by = { $by ->
    [clock] Acabou o tempo de { $name }: jogou um bot.
   *[bot] Um bot jogou por { $name }.
}

# A record that somebody has in a file
reveal-save = Guardar o registo
replay-record-title = Rever um registo
replay-record-hook = Um registo contém um jogo inteiro, com todos os seus segredos. A casa volta a jogá-lo diante dos teus olhos e não guarda nada.
replay-record-drop = Larga um registo aqui
replay-record-choose = Escolher um ficheiro
replay-record-where = Depois de um jogo podes guardar o seu registo; no terminal, `bluffhouse play --save` escreve um.
replay-record-no = Isto não se pode rever
replay-record-another = Abrir outro registo
replay-record-luck = { $luck ->
    [honest] A sorte foi honesta: tudo resulta da semente.
    [dishonest] A sorte não foi honesta: não resulta da semente.
   *[unproven] Ninguém sabe se a sorte foi honesta: o registo não o prova.
}
record-too-long = O registo é demasiado longo: a casa reproduz no máximo { $most } KiB.

# The deal, checked by the page
check-ok = Verificado pelo teu próprio dispositivo: a distribuição foi honesta
check-partly = Verificado pelo teu próprio dispositivo, até onde foi possível
check-differs = O teu dispositivo encontrou algo que não bate certo
check-running = O teu dispositivo está a verificar a distribuição…
check-failed = Não foi possível verificar a distribuição: o registo não foi carregado.
check-what = O que foi verificado
check-pledge = O segredo da casa é o que ela prometeu antes da distribuição.
check-pledge-wrong = O segredo da casa não é o que ela prometeu.
check-pledge-late = Chegaste depois da distribuição, por isso a promessa só pôde ser comparada com o que a casa diz agora.
check-number = O número que o teu dispositivo tirou faz parte da distribuição.
check-number-wrong = O número que o teu dispositivo tirou não faz parte da distribuição.
check-number-left-out = O teu dispositivo não estava ligado no começo, por isso o seu número não faz parte da distribuição.
check-number-none = O teu dispositivo não acrescentou nenhum número à distribuição.
check-number-unknown = Este dispositivo não pode verificar o teu número: foi outro dispositivo que o tirou, ou este já não se lembra dele.
check-called-off = { $count ->
    [one] O começo foi cancelado uma vez depois de o teu número ser mostrado, e tiraram-se números novos.
   *[other] O começo foi cancelado { $count } vezes depois de o teu número ser mostrado, e de cada vez tiraram-se números novos.
}
check-others = Os números dos outros estavam fixados antes de o teu ser mostrado.
check-others-wrong = { $name }: o número na distribuição não é o que estava fixado antes de o teu ser mostrado.
check-seed = A semente é a que ficou fixada com a primeira carta.
check-seed-wrong = A semente não é a que ficou fixada com a primeira carta.
check-seed-late = O teu dispositivo não viu a impressão digital da semente durante o jogo, por isso só pôde ser comparada com o que a casa diz agora.
check-chance = { $count ->
    [one] A única mistura, lançamento ou tiragem resulta da semente.
   *[other] As { $count } misturas, lançamentos e tiragens resultam todas da semente.
}
check-chance-wrong = A mistura, lançamento ou tiragem número { $number } não resulta da semente.
check-chance-unknown = Esta página não sabe recalcular as cartas deste jogo. Guarda o registo e executa “bluffhouse verify”.
check-seen = O registo mostra o que viste durante o jogo.
check-seen-wrong = O registo não mostra o que viste durante o jogo.
check-seen-part = Esta página perdeu parte do jogo, por isso o que viste não foi comparado com o registo.
