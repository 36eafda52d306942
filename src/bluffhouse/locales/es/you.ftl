### Your page: how you play, in every game and over all of them.

you-title = Tu página
you-says = Así juegas, { $name }. Nadie más ve esta página.
you-loading = Contando tus partidas…
you-empty = Aún no has terminado ninguna partida. Después se contarán aquí tus victorias, tus mentiras y tus dudas.
you-empty-do = Buscar una partida
you-few = Son tus primeras partidas. Con unas cuantas más, esta línea empezará a decir algo.
you-counting = { $count ->
    [one] Queda por contar una partida antigua…
   *[other] Quedan por contar { $count } partidas antiguas…
}
you-which = ¿Qué partidas?
you-all = Todos los juegos

# Wins. Numbers come as text, because a shared win counts as a part.
you-wins = Victorias
you-won = Ganadas: { $wins } de { $games }
you-fair = Una parte justa serían { $wins }
you-luck = { $how ->
    [above] Ganas más de lo que explica la suerte.
    [below] Ganas menos de lo que explica la mala suerte.
   *[luck] De momento, la diferencia puede ser solo suerte.
}
you-streak = Mejor racha de victorias: { $count }.
you-streak-now = Ahora mismo: { $count }.
you-recent = Tus últimas partidas
you-result = { $result ->
    [won] ganada
    [shared] victoria compartida
   *[lost] perdida
}

# Charts
you-chart-wins = Victorias por encima de tu parte
you-chart-wins-says = Por encima de la línea discontinua ganas más que tu parte. Dentro de la banda puede ser solo suerte.
you-chart-adjusted = Sin suerte
you-chart-adjusted-says = Lo que valen tus decisiones frente a una parte justa (línea discontinua). Cuanto más estrecha la banda, más seguro el valor.
you-chart-table = Mostrar como tabla
you-chart-games = Partidas
you-chart-score = Valor
you-chart-margin = Margen

# Claims
you-claims = Lo que dices
you-lies = Tus mentiras
you-believed = colaron
you-not-believed = no colaron
you-traps = Tus trampas
you-sprung = funcionaron
you-not-sprung = no funcionaron
you-truths = { $truths ->
    [0] Nunca has dicho la verdad.
    [one] Has dicho la verdad una vez.
   *[other] Has dicho la verdad { $truths } veces.
}
you-ear = Tu oído para las mentiras
you-their-lies = Mentiras de los demás
you-caught = descubiertas
you-fell-for = te las creíste
you-their-truths = Verdades de los demás
you-trusted = te las creíste
you-doubted = dudaste de ellas
you-best-lie = Tu mejor mentira
you-best-lie-believers = { $count ->
    [one] { $names } se la creyó. Nadie la descubrió.
   *[other] { $names } se la creyeron. Nadie la descubrió.
}
you-moment = Ver este momento

# Reviews
you-decisions = Tus decisiones
you-judged = Decisiones valoradas
you-verdict = { $verdict ->
    [best] las mejores
    [good] buenas
    [mistake] errores
   *[blunder] errores graves
}
you-lost = Desperdiciado por partida: { $lost } de una victoria.
you-reviewed = Analizadas: { $reviewed } de { $games } partidas.
you-unreviewed = Ninguna de estas partidas está analizada todavía. Un análisis te dice si decidiste bien, aparte de la suerte.
you-review-last = Analizar mis últimas partidas
you-reviewing = Analizando la partida { $game } de { $games }…

# Where chances are lost: { $weakness } is one of the first list, put into one of the second.
you-weakness = Dónde pierdes oportunidades
you-weakness-none = En tus partidas analizadas no destaca ninguna debilidad.
you-weakness-evidence = { $decisions ->
    [one] Visto en una decisión: costó { $lost } de una victoria. Tus demás decisiones cuestan { $others } de media.
   *[other] Visto en { $decisions } decisiones: cada una costó de media { $lost } de una victoria. Tus demás decisiones cuestan { $others }.
}
you-weakness-moment = Ver el peor ejemplo
you-weak-raise-doubt = Dudas demasiado tarde
you-weak-doubt-raise = Dudas demasiado pronto
you-weak-doubt-trust = Dudas demasiado a menudo
you-weak-trust-doubt = Te lo crees todo demasiado fácilmente
you-weak-bid-pass = Aguantas demasiado en las subastas
you-weak-pass-bid = Te retiras demasiado pronto de las subastas
you-weak-claim = Eliges mal lo que dices
you-weak-raise = Subes mal las apuestas
you-weak-bid = Ofreces cantidades equivocadas
you-weak-plan = Planeas mal tus jugadas
you-weak-deal = Haces malos tratos
you-weak-play = Pierdes más oportunidades
you-when-always = { $weakness }.
you-when-few-cards = { $weakness } cuando tienes pocas cartas.
you-when-many-cards = { $weakness } cuando tienes muchas cartas.
you-when-big-claim = { $weakness } cuando alguien dice tener mucho.
you-when-offered = { $weakness } cuando alguien te ha hecho una oferta.
you-when-few-left = { $weakness } cuando ya quedan pocos dentro.
you-when-looked-at = { $weakness } cuando alguien ha visto tu carta.
you-when-first-half = { $weakness } en la primera mitad de la partida.
you-when-second-half = { $weakness } en la segunda mitad de la partida.
you-when-ahead = { $weakness } cuando vas por delante.
you-when-behind = { $weakness } cuando vas por detrás.

you-export = Descargar mis partidas
you-export-says = Un archivo JSON con todas tus partidas que cuentan y sus cifras.
