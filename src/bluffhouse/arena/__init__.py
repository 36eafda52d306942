"""Many games at once: tournaments, ratings, a solver, and environments for other frameworks."""
