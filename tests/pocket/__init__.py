"""A pocket game that uses every part of the contract: the smallest game for the test kit."""
