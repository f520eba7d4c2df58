"""The journal of a room: its table's entries in the store, and what holds when writing one fails.

A write that fails is in doubt: it may have reached the disk or not. Nobody is told of it, and nothing else happens at
this table until the store has said what it holds for good. That has happened, and nothing besides; whoever asks again
with the same id gets the answer that fits.
"""

from __future__ import annotations

import logging
from collections.abc import Sequence

from ..protocol.refusals import CannotSave
from .parts import Store

log = logging.getLogger("portroyal.server")


class Journal:
    """What one room writes into, and reads after a doubt."""

    def __init__(self, code: str, store: Store) -> None:
        self.code, self.store = code, store
        self.is_sure = True  # that the store holds what was written here and no more

    async def write(self, known: int, texts: Sequence[bytes]) -> None:
        """Save the entries behind the known ones. Raises CannotSave, and is in doubt then."""
        self.is_sure = False
        try:
            await self.store.append(self.code, list(enumerate(texts, known + 1)))
        except CannotSave:
            raise
        except Exception as error:
            log.exception("table %s could not save", self.code)
            raise CannotSave from error
        self.is_sure = True

    async def make_sure(self, known: int) -> list[bytes]:
        """End a doubt: the entries behind the known ones that were kept all the same. Raises CannotSave."""
        try:
            kept = await self.store.read(self.code)
        except CannotSave:
            raise
        except Exception as error:
            raise CannotSave from error
        self.is_sure = True
        return kept[known:]
