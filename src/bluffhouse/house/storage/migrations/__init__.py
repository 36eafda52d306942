"""From every earlier database to this version's, step by step (Alembic)."""
