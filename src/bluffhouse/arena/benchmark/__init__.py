"""The benchmark: one agent among fixed opponents, with luck taken out (docs/bench.md)."""
