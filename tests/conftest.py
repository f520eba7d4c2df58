"""What every test shares: the same examples and the same language on every machine, and Ctrl-C can be tried out."""

from __future__ import annotations

import os
import signal

from hypothesis import HealthCheck, Phase, settings

slow = os.environ.get("PORTROYAL_PURE") == "1"
settings.register_profile(
    "portroyal",
    max_examples=40 if slow else 150,
    deadline=None,
    derandomize=True,
    suppress_health_check=[HealthCheck.too_slow],
)
# For `make mutants`, which only asks whether a test fails: the simplest example that does is not looked for.
settings.register_profile("mutants", settings.get_profile("portroyal"), phases=[Phase.explicit, Phase.generate])
settings.load_profile("portroyal")

# English, whatever whoever runs the tests speaks.
os.environ.pop("LC_ALL", None)
os.environ["LC_MESSAGES"] = "en"

# The numbers that come with the program, whatever box whoever runs the tests has.
os.environ["PORTROYAL_PRINTED"] = ""

# Whoever runs the tests in the background of a shell hands an ignored SIGINT down to all that they start.
if signal.getsignal(signal.SIGINT) is signal.SIG_IGN:
    signal.signal(signal.SIGINT, signal.default_int_handler)
