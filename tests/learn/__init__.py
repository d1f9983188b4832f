"""Tests of the batch in PyTorch and of training on it."""
