"""The command line as it is used: real processes, real pipes, real signals."""

from __future__ import annotations

import json
import os
import pty
import re
import signal
import socket
import subprocess
import sys
import time
from pathlib import Path

import pytest

from portroyal import Game, __version__, cli, engine
from portroyal.record import save
from portroyal.rulings import RULINGS
from portroyal.words import LANGUAGES, speaking

ALONE = {"env": {**os.environ, "COLUMNS": "80"}}
# Draws one card, stops, takes the first card: plays a whole game without looking.
CARELESS = "stop\n1\n" * 3000


def portroyal(
    *arguments: object, typed: str = "", cwd: Path | None = None, **environment: str
) -> subprocess.CompletedProcess[str]:
    """Run the program to its end."""
    command = [sys.executable, "-m", "portroyal.cli", *map(str, arguments)]
    env = ALONE["env"] | environment
    return subprocess.run(command, input=typed, capture_output=True, text=True, timeout=60, cwd=cwd, env=env)


@pytest.mark.parametrize("command", ["replay FILE", "cards", "cards --json", "rulings --language it", "--help"])
def test_a_reader_who_has_seen_enough_is_no_failure(tmp_path: Path, command: str) -> None:
    game = Game.new(5, seed=1)
    while not game.over:
        game.apply(game.legal()[-1])
    save(tmp_path / "game.json", game)
    words = command.replace("FILE", str(tmp_path / "game.json"))
    whole = f"{sys.executable} -m portroyal.cli {words} | head -1 > /dev/null; echo ${{PIPESTATUS[0]}}"
    run = subprocess.run(["bash", "-c", whole], capture_output=True, text=True, timeout=60, env=ALONE["env"])
    assert (run.stdout, run.stderr) == ("0\n", "")


@pytest.mark.parametrize("shell", ["bash", "zsh", "fish"])
def test_shells_can_complete_the_commands(shell: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.run(["completion", shell]) == 0
    script = capsys.readouterr().out
    assert "--terminal" in script and "replay" in script


def test_files_are_read_from_standard_input_too() -> None:
    game = Game.new(2, seed=1)
    game.play("draw")
    line = json.dumps(game.record())
    assert "1 action holds" in portroyal("replay", "-", typed=line).stdout
    asked = portroyal("hint", "-", "--iterations", 5, "--json", typed=json.dumps(game.to_position()))
    assert json.loads(asked.stdout)["options"]
    game.play("stop")
    asked = portroyal("leaving", "-", "--iterations", 2, "--json", typed=json.dumps(game.to_position()))
    assert [taker["seat"] for taker in json.loads(asked.stdout)["options"][0]["takers"]] == [1]
    assert "standard input is not JSON" in portroyal("hint", "-", typed="{").stderr
    both = portroyal("hint", "-", typed=f"{line}\n{line}\n")
    assert "standard input holds 2 records. Name one with --game" in both.stderr


def test_sentences_of_the_help_are_not_broken_in_the_middle() -> None:
    help_text = portroyal("play", "--help", COLUMNS="80").stdout
    assert "With nobody \nhuman the bots play and the game is told." in re.sub(r" +\n", " \n", help_text)


@pytest.mark.parametrize("language", LANGUAGES)
def test_rulings_are_told_in_the_language(language: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.run(["rulings", "--language", language]) == 0
    told = " ".join(capsys.readouterr().out.split())
    t = speaking(language)
    for ruling in RULINGS:
        assert " ".join(t(f"ruling-{ruling.replace('_', '-')}-question").split()) in told
    assert " ".join(t("terminal-list-otherwise").split()) in told
    assert ("Source:" in told) == (language == "en")


def test_no_folder_is_made_where_nobody_asked_for_one(tmp_path: Path) -> None:
    run = portroyal("ladder", "--games", 2, cwd=tmp_path)
    assert run.returncode == 2
    assert "Say with --folder where the ladder is to be written" in run.stderr
    assert list(tmp_path.iterdir()) == []


def test_a_missing_extra_is_told_before_any_game_is_played(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr("importlib.util.find_spec", lambda name: None)
    save(tmp_path / "game.json", Game.new(2, seed=1))
    for words in (f"ladder --folder {tmp_path}", f"review {tmp_path / 'game.json'} --plot {tmp_path / 'x.svg'}"):
        assert cli.run(words.split()) == 2
        assert 'pip install "portroyal[arena]"' in capsys.readouterr().err
    assert [path.name for path in tmp_path.iterdir()] == ["game.json"]


def test_a_port_that_is_taken_is_told_with_what_play_can_do_about_it() -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = taken.getsockname()[1]
        run = portroyal("play", "--no-browser", "--only-here", "--port", port)
    assert run.returncode == 2
    assert f"Port {port} can't be used, perhaps it is taken: leave --port out" in run.stderr


def test_help_is_for_people() -> None:
    for arguments, word in ((["--help"], "play"), (["play", "--help"], "--seats"), (["bench"], "engine")):
        run = portroyal(*arguments)
        assert run.returncode == 0
        assert word in run.stdout
        assert run.stderr == ""


def test_version() -> None:
    assert portroyal("--version").stdout.strip() == __version__


def test_the_terminal_speaks_the_language_asked_for_or_of_the_environment() -> None:
    bots = ("play", "--terminal", "--seats", "deckhand,castaway", "--seed", 3)
    assert "Das Spiel ist vorbei." in portroyal(*bots, "--language", "de").stdout
    assert "La partita è finita." in portroyal(*bots, LC_ALL="it_IT.UTF-8").stdout
    strange = portroyal(*bots, "--language", "pl")
    assert strange.returncode == 2
    assert "--language pl is not spoken here; there are en, de, fr, es, it." in strange.stderr


def test_modules_are_chosen_in_the_terminal() -> None:
    run = portroyal("play", "--terminal", "--seats", "deckhand,castaway", "--seed", 3, "--modules", "base,gambler")
    assert run.returncode == 0
    assert "needs 'base'" in portroyal("play", "--terminal", "--modules", "gambler").stderr


def test_a_game_of_bots_is_told_to_the_end() -> None:
    run = portroyal("play", "--terminal", "--seats", "deckhand,castaway", "--seed", 3)
    assert run.returncode == 0
    assert run.stderr == ""
    assert "Round 1, Mary" in run.stdout
    assert "Mary wins. 12 influence" in run.stdout
    assert run.stdout == portroyal("play", "--terminal", "--seats", "deckhand,castaway", "--seed", 3).stdout
    assert max(map(len, run.stdout.splitlines())) <= 80


def test_a_person_plays_a_game_to_the_end_and_it_can_be_told_again(tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    run = portroyal("play", "--terminal", "--seed", 5, "--save", file, "--odds", typed=CARELESS)
    assert run.returncode == 0
    assert "The game is over." in run.stdout
    assert "\x1b" not in run.stdout
    *told, command = run.stdout.splitlines()
    assert max(map(len, told)) <= 80
    assert command.endswith(f"portroyal replay {file}")  # whole, to be copied
    again = portroyal("replay", file)
    assert again.returncode == 0
    assert "actions hold" in again.stdout
    facts = json.loads(portroyal("replay", file, "--json").stdout)
    assert facts["ok"]
    assert facts["hash"] == Game.replay(json.loads(file.read_text())).hash
    assert facts["outcome"]["standings"][0]["place"] == 1


def test_a_game_is_left_and_taken_up_again(tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    first = portroyal("play", "--terminal", "--names", "Ann", "--seed", 5, "--save", file, typed="draw\ndraw\nstop\n")
    assert "To continue: portroyal play --terminal --load" in first.stdout
    actions = json.loads(file.read_text())["actions"]
    second = portroyal("play", "--terminal", "--load", file, "--save", file, typed=CARELESS)
    assert second.returncode == 0
    assert "Welcome back" in second.stdout
    record = json.loads(file.read_text())
    assert record["actions"][: len(actions)] == actions
    assert record["outcome"] is not None


def test_a_game_set_up_from_a_position_can_be_loaded_and_told(tmp_path: Path) -> None:
    game = Game.from_position({"players": [{"name": "Ann"}, {"name": "Ben"}], "harbor": ["flute:1/1"], "drawn": 1})
    save(tmp_path / "game.json", game)
    refused = portroyal("play", "--terminal", "--load", tmp_path / "game.json", "--language", "de")
    assert refused.returncode == 2
    assert "Dieses Spiel sagt nicht, wer wo sitzt" in refused.stderr
    run = portroyal("play", "--terminal", "--load", tmp_path / "game.json", "--seats", "human,human", typed="stop\n")
    assert run.returncode == 0
    assert "Ann stopped at 1 card." in run.stdout
    assert portroyal("replay", tmp_path / "game.json").returncode == 0


def test_a_game_of_people_named_like_bots_stays_theirs_and_loading_writes_nothing(tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    seats = ("--seats", "human,human", "--names", "Mary,Bart")
    portroyal("play", "--terminal", *seats, "--seed", 5, "--save", file, typed="draw\n")
    before = file.read_bytes()
    run = portroyal("play", "--terminal", "--load", file, typed="draw\n")
    assert "Mary>" in run.stdout
    assert "The game was not saved." in run.stdout
    assert file.read_bytes() == before


def test_a_running_game_is_told_to_the_one_who_decides(tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    portroyal("play", "--terminal", "--seed", 5, "--save", file, typed="draw\n")
    assert "you decide next" in portroyal("replay", file).stdout
    assert "Als Nächstes entscheidet You" in portroyal("replay", file, "--language", "de").stdout


def test_replay_can_be_stepped_through_and_left(tmp_path: Path) -> None:
    game = Game.new(2, seed=1)
    while not game.over:
        game.apply(game.legal()[0])
    save(tmp_path / "game.json", game)
    run = portroyal("replay", tmp_path / "game.json", "--step", typed="\n\n")
    assert run.returncode == 0
    assert run.stdout.count("(Enter)") == 3
    assert "Traceback" not in run.stderr


@pytest.mark.parametrize("command", [["cards"], ["contracts"], ["rulings"], ["rulings", "--edition", "sjg-2017"]])
def test_lists_are_for_people_and_for_programs(command: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.run(command) == 0
    assert max(map(len, capsys.readouterr().out.splitlines())) <= 80
    assert cli.run([*command, "--json"]) == 0
    assert len(json.loads(capsys.readouterr().out)) >= 18


def test_the_json_of_cards_adds_up(capsys: pytest.CaptureFixture[str]) -> None:
    cli.run(["cards", "--json"])
    cards = json.loads(capsys.readouterr().out)
    assert sum(card["copies"].get("base", 0) for card in cards) == 120
    assert all(card["sources"] >= 3 for card in cards if "base" in card["copies"])
    assert sum(card.get("reconstructed", {}).get("set_sail", 0) for card in cards) == 37


def test_what_is_reconstructed_is_marked_in_the_list_of_cards(capsys: pytest.CaptureFixture[str]) -> None:
    cli.run(["cards"])
    lines = {line.split()[0]: line for line in capsys.readouterr().out.splitlines() if line.split()}
    assert lines["passenger:6"].split()[-1] == "3*"
    assert lines["sailor:3"].split()[-2:] == ["6,", "7*"], "some of its copies are"
    assert not [code for code in ("passenger:4", "settler:4") if "*" in lines[code]]


def test_contracts_are_listed_with_what_is_reconstructed(capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.run(["contracts"]) == 0
    lines = {line.split()[0]: line for line in capsys.readouterr().out.splitlines() if line.split()}
    assert "a Captain and a Mademoiselle" in lines["bruja"] and lines["bruja"].split()[-2:] == ["+1", "G"]
    assert [contract for contract in ("bruja", "small_estate", "ransom") if "*" in lines[contract]] == [
        "small_estate",
        "ransom",
    ]
    cli.run(["contracts", "--json"])
    contracts = json.loads(capsys.readouterr().out)
    assert len(contracts) == 18 and contracts[0]["needs"] == {"priests": 1, "jesters": 1}


def test_a_crew_plays_in_the_terminal_with_contracts_chosen_and_cards_set_aside() -> None:
    crew = ("play", "--terminal", "--seed", 3, "--modules", "base,contract_cards,coop")
    run = portroyal(*crew, "--seats", "castaway", "--players", 1, "--contracts", "jinx,bruja,ransom", "--aside", 3)
    assert run.returncode == 0, run.stderr
    assert "Contracts: Jinx, Bruja, and Ransom." in run.stdout
    # 13 cards, seals of -1, 1 and 1, the letters F, G and J.
    assert "17 turns in the time deck." in run.stdout and "14 turns left, 3 points." in run.stdout
    assert "The sand has run out" in run.stdout or "All 3" in run.stdout
    for options, says in (
        (("--players", 1, "--contracts", "jinx,bruja"), "3 different contracts"),
        (("--players", 1, "--contracts", "jinx,bruja,treasure"), "There is no contract 'treasure'"),
        (("--players", 6), "1 to 5 players"),
        (("--aside", 13), "from 0 to 12"),
    ):
        refused = portroyal(*crew, *options)
        assert refused.returncode == 2 and says in refused.stderr, refused.stderr
    assert "2 to 5 players" in portroyal("play", "--terminal", "--players", 1).stderr


def test_bench_engine() -> None:
    figures = json.loads(portroyal("bench", "engine", "--seconds", "0.2", "--json").stdout)
    assert figures["games_per_second"] > 0


@pytest.mark.parametrize(
    ("command", "says"),
    [
        ("play --terminal --edition 1999", "There are: pegasus-2014, sjg-2017, bigbox-2021"),
        ("play --terminal --edition bigbox-2020", "Did you mean 'bigbox-2021'?"),
        ("play --terminal --ruling end_needs_expedition", "like end_needs_expedition=yes"),
        ("play --terminal --ruling end_needs_expedition=perhaps", "yes, no"),
        ("play --terminal --ruling nosuch=yes", "There is no ruling 'nosuch'"),
        ("play --terminal --seats human,parrot", "There are: human, castaway, deckhand"),
        ("play --terminal --players 9", "2 to 5 players"),
        ("play --terminal --players many", "--players should be a whole number, not 'many'"),
        ("play --terminal --names a,b,c,d,e", "5 names are too many"),
        ("play --terminal --load nosuch.json", "Can't read nosuch.json: No such file"),
        ("play --terminal --load x --seed 1", "--seed can't be used with --load"),
        ("play --terminal --modules=", "--modules '' should have a word before and after each comma"),
        ("play --terminal --modules base,,gambler", "--modules 'base,,gambler' should have a word"),
        ("play --terminal --seats human,", "--seats 'human,' should have a word"),
        ("play --terminal --names ,Ben", "--names ',Ben' should have a word"),
        ("arena deckhand castaway --modules=", "--modules '' should have a word"),
        ("play --terminal --save .", "is there already"),
        ("play --terminal --save nosuch/x.json", "Can't write nosuch/x.json"),
        ("play --seats human,bosun", "--seats is for the terminal: add --terminal."),
        ("play --terminal --port 80", "--port is for the browser: leave --terminal out."),
        ("play now", "nothing to do with 'now'"),
        ("replay nosuch.json", "Can't read nosuch.json"),
        ("replay .", "Can't read ."),
        ("replay", "FILE"),
        ("rulings --edition x", "There is no edition 'x'"),
        ("bench engine --seconds 0", "more than 0"),
        ("bench engine --beside nosuch", "--beside nosuch should print a number"),
        ("paly", 'Did you mean "play"?'),
        ("cards --jsn", "--jsn"),
    ],
)
def test_what_is_wrong_is_said_in_one_line(command: str, says: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.run(command.split()) == 2
    captured = capsys.readouterr()
    assert says in captured.err
    assert captured.err.startswith("portroyal: ")
    assert captured.err.count("\n") == 1
    assert captured.out == ""


def test_a_mistake_leaves_with_exit_code_2_and_no_traceback() -> None:
    run = portroyal("play", "--terminal", "--edition", "x")
    assert run.returncode == 2
    assert run.stdout == ""
    assert "Traceback" not in run.stderr


def broken(change: str, record: dict[str, object]) -> str:
    """The text of a record that does not hold."""
    if change == "torn":
        return json.dumps(record)[:100]
    if change == "list":
        return "[]"
    if change == "action":
        actions = [*record["actions"]]  # type: ignore[misc]
        actions[3] = "fly"
        return json.dumps(record | {"actions": actions})
    key, value = {"hash": ("hash", "0" * 64), "name": ("names", ["\x1b[2J", "b"]), "format": ("format", 99)}[change]
    return json.dumps(record | {key: value})


@pytest.mark.parametrize("change", ["torn", "list", "action", "hash", "name", "format"])
def test_a_record_that_does_not_hold_is_refused(
    change: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    game = Game.new(2, seed=1)
    while game.version < 20:
        game.apply(game.legal()[0])
    file = tmp_path / "game.json"
    file.write_text(broken(change, game.record()))
    for command in (["replay", str(file)], ["play", "--terminal", "--load", str(file)]):
        assert cli.run(command) == 2
        error = capsys.readouterr().err
        assert error.count("\n") == 1
        assert "\x1b" not in error


def test_garbage_on_standard_input_is_only_not_understood() -> None:
    command = [sys.executable, "-m", "portroyal.cli", "play", "--terminal", "--seed", "1"]
    run = subprocess.run(command, input=b"\xff\xfe\n\x00\x1b[2J\n1\n", capture_output=True, timeout=60, **ALONE)
    assert run.returncode == 0
    assert b"is none of the choices" in run.stdout
    assert b"\x1b" not in run.stdout
    assert b"Goodbye" in run.stdout


def test_a_terminal_of_few_letters_is_enough() -> None:
    environment = {**ALONE["env"], "PYTHONIOENCODING": "ascii", "PYTHONUTF8": "0"}
    command = [sys.executable, "-m", "portroyal.cli", "play", "--terminal", "--seed", "1"]
    run = subprocess.run(command, input=b"1\n1\n2\n", capture_output=True, timeout=60, env=environment)
    assert run.returncode == 0
    assert run.stdout.isascii()
    assert b"+--------------+" in run.stdout


def test_ctrl_c_leaves_politely() -> None:
    command = [sys.executable, "-m", "portroyal.cli", "play", "--terminal", "--seed", "1"]
    with subprocess.Popen(
        command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.PIPE, **ALONE
    ) as process:
        assert process.stdout is not None
        assert process.stderr is not None
        told = b""
        while b"> " not in told:
            told += os.read(process.stdout.fileno(), 4096)
        process.send_signal(signal.SIGINT)
        rest, errors = process.communicate(timeout=20)
    assert process.returncode == 130
    assert b"Goodbye." in rest
    assert errors == b""


def in_terminal(typed: list[bytes], **environment: str) -> tuple[str, int]:
    """Play in a real terminal of 80 columns, each line typed when the last one was answered."""
    pid, terminal = pty.fork()
    if pid == 0:
        os.environ.update({"TERM": "xterm-256color", "COLUMNS": "80", "LINES": "40", **environment})
        os.execv(sys.executable, [sys.executable, "-m", "portroyal.cli", "play", "--terminal", "--seed", "5"])
    told = b""
    for line in typed:
        end = time.monotonic() + 20
        while not told.endswith(b"> ") and time.monotonic() < end:
            told += os.read(terminal, 4096)
        told += b"\n"
        os.write(terminal, line)
    while True:
        try:
            more = os.read(terminal, 4096)
        except OSError:  # how Linux says that nobody is at the other end any more
            break
        if not more:
            break
        told += more
    return told.decode(), os.waitstatus_to_exitcode(os.waitpid(pid, 0)[1])


def test_ctrl_d_in_a_terminal() -> None:
    text, code = in_terminal([b"d\n", b"d\n", b"\x04"])
    assert code == 0
    assert "Goodbye." in text
    assert "Traceback" not in text
    assert "\x1b[1m" in text


def test_no_color_in_a_terminal_is_respected() -> None:
    text, _ = in_terminal([b"d\n", b"d\n", b"d\n", b"\x04"], NO_COLOR="1")
    assert not any(f"\x1b[{color}m" in text for color in (*range(30, 38), *range(90, 98)))


def test_an_uncompiled_engine_is_mentioned_in_one_line(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(engine, "compiled", False)
    monkeypatch.delenv("PORTROYAL_PURE", raising=False)
    cli.run(["rulings", "--json"])
    error = capsys.readouterr().err
    assert "not compiled" in error
    assert error.count("\n") == 1
    monkeypatch.setenv("PORTROYAL_PURE", "1")
    cli.run(["rulings", "--json"])
    assert capsys.readouterr().err == ""


def test_a_reader_that_has_seen_enough_is_no_error() -> None:
    command = f"{sys.executable} -m portroyal.cli cards | head -1"
    run = subprocess.run(command, shell=True, capture_output=True, text=True, timeout=60, **ALONE)
    assert "Traceback" not in run.stderr
    assert "BrokenPipe" not in run.stderr


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="a system without /dev/full")
@pytest.mark.parametrize("command", ["cards", "cards --json", "arena --help", "arena castaway castaway --games 2"])
def test_output_that_cannot_be_written_is_said_in_one_line(command: str) -> None:
    with Path("/dev/full").open("w") as full:
        words = [sys.executable, "-m", "portroyal.cli", *command.split()]
        run = subprocess.run(words, stdout=full, stderr=subprocess.PIPE, text=True, timeout=60, **ALONE)
    assert run.returncode == 2
    assert run.stderr == "portroyal: Can't write to standard output: No space left on device.\n"


def test_who_closes_standard_output_wants_none() -> None:
    command = f"{sys.executable} -m portroyal.cli cards --json >&-"
    run = subprocess.run(command, shell=True, capture_output=True, text=True, timeout=60, **ALONE)
    assert (run.returncode, run.stderr) == (0, "")


def test_a_shell_that_is_none_of_ours_is_answered_with_those_that_are(capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.run(["completion", "tcsh"]) == 2
    assert "SHELL should be one of bash, zsh, fish, not 'tcsh'" in capsys.readouterr().err
