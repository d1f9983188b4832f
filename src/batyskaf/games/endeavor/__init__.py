"""The rules of Endeavor: Deep Sea."""
