"""Messages in every language that has a folder here. Rules use message ids; this package turns them into sentences."""

from batyskaf.languages import LANGUAGES
from batyskaf.locale.texts import Texts, language_names

__all__ = ["LANGUAGES", "Texts", "language_names"]
