"""Migrations (Alembic) from every earlier schema to this version's, step by step."""
