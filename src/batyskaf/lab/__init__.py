"""Analysis: reviews of matches, tournaments of bots, statistics on missions and balance."""
