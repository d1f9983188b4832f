"""Where games are looked into: reviews of matches, bots against each other, figures on missions and balance."""
