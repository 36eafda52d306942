### The page that shows the review of a finished game, and its limits.

too-many-reviews = Has pedido varios análisis a la vez. Espera a que uno esté listo.
review-failed = No se ha podido analizar esta partida. Inténtalo más tarde.

# A setting of the house.
setting-review-games = Analizar cada partida de una persona en cuanto termina y los bots no tienen nada que hacer, para que nadie tenga que esperar después.
