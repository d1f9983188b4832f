"""A pocket game that uses every clause of the contract: the smallest thing the test kit must be able to judge."""
