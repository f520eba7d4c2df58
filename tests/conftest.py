"""What every test shares: Hypothesis finds the same examples on every machine."""

from __future__ import annotations

import os

from hypothesis import HealthCheck, settings

slow = os.environ.get("PORTROYAL_PURE") == "1"
settings.register_profile(
    "portroyal",
    max_examples=40 if slow else 150,
    deadline=None,
    derandomize=True,
    suppress_health_check=[HealthCheck.too_slow],
)
settings.load_profile("portroyal")
