"""Where the server is found, and which pages may talk to it."""

from __future__ import annotations

import pytest

from portroyal.server.house.limits import Bucket, Buckets, Counts, is_loopback, network_of
from portroyal.server.network import address
from portroyal.server.network.address import Origins, base_url, network_urls, own_origins


@pytest.fixture(autouse=True)
def machine(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """A machine in a home network."""
    addresses = ["192.168.1.7", "fd00::7"]
    monkeypatch.setattr(address, "own_addresses", lambda: list(addresses))
    monkeypatch.setattr(address, "own_names", lambda: ["gull", "gull.local"])
    return addresses


def test_a_server_for_the_whole_network_is_known_by_all_names_of_its_machine() -> None:
    assert own_origins(["0.0.0.0"], 8080) == {
        *("http://localhost:8080", "http://127.0.0.1:8080", "http://[::1]:8080"),
        *("http://192.168.1.7:8080", "http://[fd00::7]:8080", "http://gull:8080", "http://gull.local:8080"),
    }
    assert network_urls(["0.0.0.0", "::"], 8080) == ["http://192.168.1.7:8080", "http://[fd00::7]:8080"]


def test_a_server_for_this_machine_alone_tells_no_address_for_others() -> None:
    assert own_origins(["127.0.0.1"], 80) == {"http://localhost", "http://127.0.0.1", "http://[::1]"}
    assert network_urls(["127.0.0.1", "::1"], 8080) == []
    assert network_urls(["10.1.2.3"], 8080) == ["http://10.1.2.3:8080"]


def test_a_laptop_that_moves_to_another_network_is_found_again(machine: list[str]) -> None:
    now = [0.0]
    origins = Origins(["0.0.0.0"], 8080, (), lambda: now[0])
    machine[:] = ["10.0.0.3"]
    assert not origins.allows("http://10.0.0.3:8080")
    now[0] = 11.0
    assert origins.allows("http://10.0.0.3:8080")
    assert not origins.allows("http://192.168.1.7:8080")
    assert origins.urls == ["http://10.0.0.3:8080"]


def test_others_are_invited_to_an_address_they_can_reach() -> None:
    at_home = Origins(["0.0.0.0"], 8080, (), lambda: 0.0)
    assert at_home.for_others("http://localhost:8080") == "http://192.168.1.7:8080"
    assert at_home.for_others("http://gull.local:8080") == "http://gull.local:8080"
    assert at_home.for_others("http://evil.example") == "http://192.168.1.7:8080"
    hosted = Origins(["127.0.0.1"], 8080, ("https://play.example.org",), lambda: 0.0)
    assert hosted.for_others("http://localhost:8080") == "https://play.example.org"
    alone = Origins(["127.0.0.1"], 8080, (), lambda: 0.0)
    assert alone.for_others(None) == "http://localhost:8080"


def test_addresses_are_written_as_browsers_write_them() -> None:
    assert base_url("::1", 8080) == "http://[::1]:8080"
    assert base_url("play.example.org", 443, "https") == "https://play.example.org"
    assert is_loopback("127.0.0.9") and is_loopback("::1") and is_loopback("::ffff:127.0.0.1")
    assert not is_loopback("192.168.1.7") and not is_loopback(None) and not is_loopback("gull")


def test_a_household_counts_as_one_address() -> None:
    assert network_of("203.0.113.9") == "203.0.113.9"
    assert network_of("2001:db8:1:2:3:4:5:6") == network_of("2001:db8:1:2::1") == "2001:db8:1:2::/64"
    assert network_of("::ffff:203.0.113.9") == "203.0.113.9"
    assert network_of(None) == "unknown"


def test_a_bucket_lets_a_burst_through_and_then_a_rate() -> None:
    bucket = Bucket(20, 30, 0.0)
    assert sum(bucket.take(0.0) for _ in range(100)) == 30
    assert sum(bucket.take(0.5) for _ in range(100)) == 10
    assert sum(bucket.take(1000.0) for _ in range(100)) == 30


def test_buckets_of_many_addresses_are_forgotten_when_full_again() -> None:
    now = [0.0]
    buckets = Buckets(1, 2, lambda: now[0], most=10)
    for number in range(10):
        assert buckets.take(str(number))
    assert not buckets.take("one too many")
    now[0] = 60.0
    assert buckets.take("one too many")
    assert len(buckets.by_address) == 1


def test_counts_go_back_to_nothing() -> None:
    counts = Counts(2, 1)
    counts.add("a")
    assert counts.why_not("a") == "address" and counts.why_not("b") is None
    counts.add("b")
    assert counts.why_not("c") == "all"
    for each in "ab":
        counts.remove(each)
    assert counts.total == 0 and not counts.by_address
