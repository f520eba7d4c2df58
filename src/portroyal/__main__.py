"""`python -m portroyal`: the command line."""

from .cli import main

main()
