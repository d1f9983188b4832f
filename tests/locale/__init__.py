"""Messages and languages."""
