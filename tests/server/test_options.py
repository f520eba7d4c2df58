"""Settings come from flags, the environment, a file and the defaults, in that order; what can't be is refused."""

from __future__ import annotations

from pathlib import Path

import pytest

from portroyal.server.house.options import OptionError, Options, read_options, user_folder


def test_flags_win_over_the_environment_that_over_the_file_that_over_the_defaults(tmp_path: Path) -> None:
    file = tmp_path / "settings.toml"
    file.write_text('port = 1\nhost = "file"\ntables = 7\norigin = ["https://a.example", "http://b.example:81/"]\n')
    environ = {"PORTROYAL_PORT": "2", "PORTROYAL_HOST": "environment", "PORTROYAL_PROXY": "10.0.0.1, 10.0.0.2"}
    found = read_options({"port": 3, "data": tmp_path, "host": None}, file, environ)
    assert (found.port, found.host, found.tables, found.burst) == (3, "environment", 7, Options().burst)
    assert found.origin == ("https://a.example", "http://b.example:81")
    assert found.proxy == ("10.0.0.1", "10.0.0.2")
    assert found.database == tmp_path / "tables.db"


def test_the_environment_can_name_the_file_and_a_command_has_defaults_of_its_own(tmp_path: Path) -> None:
    file = tmp_path / "settings.toml"
    file.write_text("burst = 99")
    base = Options(port=0, log="quiet")
    found = read_options({}, None, {"PORTROYAL_SETTINGS": str(file), "PORTROYAL_LOG": "lines"}, base)
    assert (found.port, found.log, found.burst) == (0, "lines", 99)


@pytest.mark.parametrize(
    ("flags", "words"),
    [
        ({"port": "many"}, "--port should be a whole number, 0 or more, not 'many'"),
        ({"port": -1}, "--port should be a whole number, 0 or more, not -1"),
        ({"tables": 0}, "--tables should be a whole number, 1 or more"),
        ({"tables_by_address": True}, "--tables-by-address should be a whole number"),
        ({"log": "xml"}, "--log should be one of json, lines, quiet, not 'xml'"),
        ({"origin": ["play.example.org"]}, "--origin should be like https://play.example.org"),
        ({"origin": ["https://play.example.org/path"]}, "without a path"),
        ({"origin": ["https://user@play.example.org"]}, "should be like"),
        ({"origin": [7]}, "should be a text"),
        ({"host": ""}, "--host should be a text"),
        ({"data": ""}, "--data should be a folder"),
    ],
)
def test_what_can_not_be_is_refused_in_words(flags: dict[str, object], words: str) -> None:
    with pytest.raises(OptionError) as found:
        read_options(flags, None, {})
    assert words in found.value.message


def test_a_file_with_an_unknown_setting_or_no_file_is_refused(tmp_path: Path) -> None:
    file = tmp_path / "settings.toml"
    file.write_text("prot = 8080")
    with pytest.raises(OptionError, match="there is no setting 'prot'"):
        read_options({}, file, {})
    file.write_text("port = ")
    with pytest.raises(OptionError, match="Can't read the settings"):
        read_options({}, file, {})
    with pytest.raises(OptionError, match="No such file"):
        read_options({}, tmp_path / "none.toml", {})


def test_origins_are_written_as_browsers_write_them() -> None:
    found = read_options(
        {"origin": ["https://Play.Example.org:443/,http://x.example:80", "http://y.example:8080"]}, None, {}
    )
    assert found.origin == ("https://play.example.org", "http://x.example", "http://y.example:8080")


def test_the_data_folder_follows_the_customs_of_the_platform(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Path, "home", lambda: Path("/home/ann"))
    assert user_folder({}, "linux") == Path("/home/ann/.local/share/portroyal")
    assert user_folder({"XDG_DATA_HOME": "/data"}, "linux") == Path("/data/portroyal")
    assert user_folder({}, "darwin") == Path("/home/ann/Library/Application Support/portroyal")
    assert user_folder({"LOCALAPPDATA": "/local"}, "win32") == Path("/local/portroyal")
