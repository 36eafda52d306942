"""Benchmarks, one command each."""
