"""A net that has learnt The Crew by self-play, in whole numbers and without other packages. See docs/learn.md."""
