"""The audit of the tables: plays games in a browser and measures what people see at each decision.

`python -m tests.web.audit` runs it by hand, `tests/web/test_audit.py` runs its short form and its soak test.
"""
