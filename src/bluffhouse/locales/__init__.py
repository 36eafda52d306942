"""All texts that people read, in Fluent, one folder per language.

>>> languages()[:4]
('cs', 'da', 'de', 'en')
>>> Words("en").list_of(["Ania", "Bartek"])
'Ania and Bartek'
>>> Words("de").figure(1234.5, digits=1)
'1.234,5'
>>> messages_of("lie", "pl").startswith("### LIE")
True
>>> rules_page("lie").splitlines()[0]
'# LIE'
"""

from bluffhouse.locales.words import Words, languages, messages_of, rules_page

__all__ = ["Words", "languages", "messages_of", "rules_page"]
