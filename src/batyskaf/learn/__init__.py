"""The Crew as a batch in PyTorch, and training by self-play on it. Needs the extra `learn`; see docs/learn.md."""
