"""What the program says to people, in five languages.

The sentences are Fluent files in `data/words`, the same that the browser reads. `speech` says one of them,
with numbers, plurals and lists as the language has them; `cards`, `deeds` and `problems` know which sentence
belongs to a card, an action, a refusal; `language` finds out what the reader speaks.
"""

from .language import LANGUAGES, language_of
from .speech import MissingWords, Words, speaking

__all__ = ["LANGUAGES", "MissingWords", "Words", "language_of", "speaking"]
