"""What the uncompiled form needs in place of C: here, letting go of a lock does nothing."""

from __future__ import annotations

from contextlib import nullcontext

nogil: nullcontext[None] = nullcontext()
