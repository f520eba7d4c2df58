"""The Adventure Begins as a story over several games.

`Campaign` knows which chapter comes next and what it starts with, `save` and `load` keep it as one file, `story` is
what is read aloud. What is wrong with a campaign that somebody wrote: `faults` of its roads and words, `out_of_reach`
for what nobody can have, `unlike_printed` for what the rulebook counts.
"""

from .campaign import Campaign
from .evening import Evening
from .files import load, save
from .graph import faults
from .printed import unlike_printed
from .reach import out_of_reach
from .story import Story, StoryCard, read_story, story

__all__ = [
    "Campaign",
    "Evening",
    "Story",
    "StoryCard",
    "faults",
    "load",
    "out_of_reach",
    "read_story",
    "save",
    "story",
    "unlike_printed",
]
