"""The same games for researchers: vectorised, PettingZoo, Gymnasium, OpenSpiel. Each module needs its own library."""
