"""Words for people, in English and Polish. Rules speak in ids; here they become sentences."""

from batyskaf.locale.texts import LANGUAGES, Texts

__all__ = ["LANGUAGES", "Texts"]
