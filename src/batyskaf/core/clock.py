"""The clock that thinking is measured by."""

import time

cpu_time = getattr(time, "thread_time", time.process_time)
"""Seconds of CPU time of this thread; of the process where threads have no clock, as in a browser."""
