"""The command line and the tables in the terminal: line by line, and full screen."""
