"""Tests of how the package is built and installed."""
