"""All texts that people read, in Fluent, one folder per language."""

from bluffhouse.locales.words import Words, languages, messages_of, rules_page

__all__ = ["Words", "languages", "messages_of", "rules_page"]
