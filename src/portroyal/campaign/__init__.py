"""The Adventure Begins as a story over several games.

`Campaign` knows which chapter comes next and what it starts with, `save` and `load` keep it as one file, `story` is
what is read aloud, `faults` tells what is wrong with a campaign that somebody wrote.
"""

from .campaign import Campaign
from .evening import Evening
from .files import load, save
from .graph import faults
from .story import Story, StoryCard, read_story, story

__all__ = ["Campaign", "Evening", "Story", "StoryCard", "faults", "load", "read_story", "save", "story"]
