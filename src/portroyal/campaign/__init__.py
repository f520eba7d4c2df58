"""The Adventure Begins as a story over several games: what is read aloud between and within them."""
