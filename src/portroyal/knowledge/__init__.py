"""What a seat may know: views, what is unseen, exact odds, and imagined states that fit a view."""

from .determinize import determinize
from .view import PlayerView, View, view_of

__all__ = ["PlayerView", "View", "determinize", "view_of"]
