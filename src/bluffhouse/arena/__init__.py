"""Many games at once: tournaments, ratings, solvers, environments for other frameworks."""
