"""Whether the rules run as native code. Interpreted, bots need about forty times as long."""

from batyskaf.core import rng

compiled = not str(rng.__file__).endswith(".py")
"""A variable: `tools.site` answers for rules that run elsewhere."""
