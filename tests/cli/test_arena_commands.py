"""arena, sprt and ladder as they are used: real processes, and the example of the guide."""

from __future__ import annotations

import json
import os
import re
import shlex
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from portroyal import cli
from portroyal.record import load_all, verify

ROOT = Path(__file__).parents[2]
GUIDE = ROOT / "docs" / "guide" / "write-a-bot.md"
STRANGERS = ROOT / "tests" / "arena"
COOP = "base,contract_cards,coop"
ENVIRONMENT = {**os.environ, "COLUMNS": "80"}


def command(*arguments: object) -> list[str]:
    return [sys.executable, "-m", "portroyal.cli", *map(str, arguments)]


def portroyal(*arguments: object, cwd: Path | None = None) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        command(*arguments), capture_output=True, text=True, timeout=120, cwd=cwd, env=ENVIRONMENT, check=False
    )


def typed(words: str) -> int:
    """The exit code of a command in this process."""
    return cli.run(words.split())


def test_the_commands_of_the_guide_work(tmp_path: Path) -> None:
    text = GUIDE.read_text("utf-8")
    source = re.search(r"^```python\n(.*?)^```$", text, re.MULTILINE | re.DOTALL)
    shell = re.search(r"^```sh\n(.*?)^```$", text, re.MULTILINE | re.DOTALL)
    assert source and shell
    (tmp_path / "penny.py").write_text(source[1])
    commands = [line.split()[1:] for line in shell[1].splitlines()]
    assert [words[0] for words in commands] == ["arena", "sprt", "arena"]
    for words in commands:
        # The same with fewer games.
        words = [{"400": "40", "200": "20"}.get(word, word) for word in words]
        run = portroyal(*words, *(["--games", 64] if words[0] == "sprt" else []), cwd=tmp_path)
        assert run.returncode == (1 if words[0] == "sprt" else 0), run.stderr
        assert "penny:Penny" in run.stdout
        assert run.stderr == ""
    found = json.loads(run.stdout)
    assert [bot["bot"] for bot in found["bots"]] == ["penny:Penny", "bosun"]
    records = load_all(tmp_path / "games.jsonl")
    assert len(records) == found["games"] == 20
    assert records[1]["about"] == {"bots": ["bosun", "penny:Penny"], "block": 0, "rotation": 1}
    verify(records[0])


def test_arena_tells_people_in_80_columns(capsys: pytest.CaptureFixture[str]) -> None:
    assert typed("arena thumb-medium deckhand deckhand --games 6 --jobs 1 --seed a --time 50") == 0
    told = capsys.readouterr()
    assert "thumb-medium" in told.out and "deckhand ×2" in told.out
    assert "6 games in 2 blocks" in told.out
    assert "over the limit of 50 ms" in told.out
    assert max(map(len, told.out.splitlines())) <= 80
    assert told.err == ""


def test_the_same_command_gives_the_same_figures(capsys: pytest.CaptureFixture[str]) -> None:
    found: list[dict[str, object]] = []
    for jobs in (1, 2):
        assert typed(f"arena bosun castaway --games 8 --seed 3 --jobs {jobs} --redeal --json") == 0
        told = json.loads(capsys.readouterr().out)
        found.append({key: told["bots"][0][key] for key in ("win_rate", "interval", "margin", "busts", "decisions")})
    assert found[0] == found[1]


def test_other_rules_are_played(capsys: pytest.CaptureFixture[str]) -> None:
    words = "arena deckhand castaway --games 2 --jobs 1 --edition pegasus-2014 --ruling first_draw=no --json"
    assert typed(words) == 0
    rules = json.loads(capsys.readouterr().out)["ruleset"]
    assert (rules["edition"], rules["rulings"]) == ("pegasus-2014", {"first_draw": "no"})


def test_bots_that_misbehave_are_told_about_and_standard_output_stays_clean() -> None:
    run = portroyal("arena", "strangers:Crasher", "strangers:Chatterbox", "--games", 2, cwd=STRANGERS)
    assert run.returncode == 0
    assert "strangers:Crasher crashed" in run.stdout
    assert "a bad day" in run.stdout
    assert "I think" not in run.stdout
    run = portroyal("arena", "strangers:Murderer", "deckhand", "--games", 4, "--json", cwd=STRANGERS)
    assert run.returncode == 1
    found = json.loads(run.stdout)
    assert (found["died"], found["bots"][1]["win_rate"]) == ([0, 1], None)


def test_sprt_tells_its_verdict(capsys: pytest.CaptureFixture[str]) -> None:
    assert typed("sprt deckhand castaway --players 3 --jobs 1") == 0
    assert "H1 holds: deckhand wins 35.3 % or more rather than 33.3 %." in capsys.readouterr().out
    assert typed("sprt castaway deckhand --players 2 --jobs 1 --json") == 1
    found = json.loads(capsys.readouterr().out)
    assert (found["verdict"], found["h0"], found["h1"]) == ("H0", 0.5, 0.52)
    assert found["ratio"] < -found["bound"]
    assert found["bots"][0]["win_rate"] < 0.2


def test_ladder_writes_page_plot_and_results(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    tmp_path = tmp_path / "not" / "there" / "yet"
    words = f"ladder --bots castaway,deckhand --players 2 --games 16 --jobs 1 --folder {tmp_path}"
    assert typed(words) == 0
    assert "The ladder is in" in capsys.readouterr().out
    assert {path.name for path in tmp_path.iterdir()} == {"ladder.json", "ladder.md", "ladder.svg"}
    before = (tmp_path / "ladder.json").read_text()
    assert typed(f"{words} --json") == 0
    assert json.loads(capsys.readouterr().out) == json.loads(before)


@pytest.mark.parametrize(
    ("words", "says"),
    [
        ("arena bosun", "2 to 5 players, not 1"),
        ("arena bosun bosum", "Did you mean 'bosun'?"),
        ("arena bosun nosuch:Bot", "can't be imported"),
        ("arena bosun deckhand --games 0", "--games 0 should be 1 or more"),
        ("arena bosun deckhand --games 2.5", "--games should be a whole number, not '2.5'"),
        ("arena bosun deckhand --jobs 0", "--jobs 0 should be 1 or more"),
        ("arena bosun deckhand --jobs 257", "--jobs 257 should be 256 or fewer"),
        ("arena bosun deckhand --seed \udcff", "--seed '\\udcff' should be a number or text"),
        ("sprt bosun deckhand --seed \udcff", "--seed '\\udcff' should be a number or text"),
        ("ladder --seed \udcff", "--seed '\\udcff' should be a number or text"),
        ("arena bosun deckhand --time 0", "more than 0 milliseconds"),
        ("arena bosun deckhand --time nan", "more than 0 milliseconds"),
        ("arena bosun deckhand --time inf", "at most 3600000"),
        ("arena bosun deckhand --time 1e300", "at most 3600000"),
        ("arena bosun deckhand --records=", "--records should name a file"),
        ("arena bosun mybot.py:Mine", "as in mybot:Mine"),
        ("arena bosun deckhand --iterations 0", "--iterations 0 should be 1 or more"),
        ("arena bosun deckhand --edition 1999", "There are: pegasus-2014"),
        ("arena bosun deckhand --ruling first_draw", "like end_needs_expedition=yes"),
        ("arena bosun deckhand --records nosuch/file", "Can't write nosuch/file"),
        ("arena bosun deckhand --records x --redeal", "--records can't be used with --redeal"),
        ("arena", "BOTS"),
        ("sprt bosun", "AGAINST"),
        ("sprt bosun deckhand --games 0", "--games 0 should be 1 or more"),
        ("sprt bosun deckhand --games 40", "should be 64 or more: nothing is decided before 16 blocks"),
        ("sprt bosun deckhand --jobs 0", "--jobs 0 should be 1 or more"),
        ("sprt bosun deckhand --players 1", "2 to 5 players, not 1"),
        ("sprt bosun deckhand --h0 0.5 --h1 0.4", "0 < H0 < H1 < 1"),
        ("arena bosun deckhand --aside 2", "Cards set aside"),
        ("arena bosun deckhand --contracts bruja", "Contracts are chosen for the module"),
        (f"sprt bosun deckhand --modules {COOP}", "A crew wins or loses together"),
        (f"ladder --modules {COOP} --folder nosuch", "A crew wins or loses together"),
        (f"tune --modules {COOP}", "A crew wins or loses together"),
        ("ladder --bots parrot", "There is no bot 'parrot'"),
        ("ladder --players 7", "some of 2,3,4,5"),
        ("ladder --players 2,x", "some of 2,3,4,5"),
        ("ladder --games 0", "--games 0 should be 1 or more"),
        ("ladder --mixed-games -1", "--mixed-games -1 should be 0 or more"),
        ("ladder --bots castaway,castaway", "should name each bot once"),
        ("tune --jobs 0", "--jobs 0 should be 1 or more"),
        ("tune --jobs 257", "--jobs 257 should be 256 or fewer"),
        ("tune --players 9", "2 to 5 players, not 9"),
        ("tune --games 1", "--games 1 should be 2 or more"),
        ("tune --judge --of parrot", "There is no bot 'parrot'"),
    ],
)
def test_what_is_wrong_is_said_in_one_line(words: str, says: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert typed(words) == 2
    captured = capsys.readouterr()
    assert says in captured.err
    assert captured.err.count("\n") == 1
    assert captured.out == ""


def wait_for_processes_of(pid: int) -> None:
    """Until a run has started its own processes, however busy the machine is; then it plays."""
    for _ in range(1200):
        if Path(f"/proc/{pid}/task/{pid}/children").read_text().split():
            return
        time.sleep(0.05)
    raise AssertionError("The run has begun nothing within a minute.")


def test_ctrl_c_ends_a_run_without_a_traceback() -> None:
    run = subprocess.Popen(
        command("arena", "bosun", "deckhand", "--games", 10**6, "--jobs", 2),
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        env=ENVIRONMENT,
        start_new_session=True,
    )
    with run:
        wait_for_processes_of(run.pid)
        os.killpg(run.pid, signal.SIGINT)  # as a terminal does
        told, errors = run.communicate(timeout=30)
    assert run.returncode == 130
    assert b"Traceback" not in errors
    assert told.strip() == b""


@pytest.mark.parametrize("how", [signal.SIGINT, signal.SIGKILL])
def test_a_tuning_and_its_processes_end_soon(how: signal.Signals, tmp_path: Path) -> None:
    checkpoint = tmp_path / "tuning.json"
    run = subprocess.Popen(
        command("tune", "--games", 10**6, "--jobs", 1, "--checkpoint", checkpoint),
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        env=ENVIRONMENT,
        start_new_session=True,
    )
    with run:
        while run.poll() is None and not checkpoint.exists():
            time.sleep(0.05)
        time.sleep(1)  # the processes are there soon after the first checkpoint
        os.kill(run.pid, how)
        # Until nobody holds the other end of standard error any more.
        _, errors = run.communicate(timeout=60)
    assert run.returncode == (130 if how == signal.SIGINT else -signal.SIGKILL)
    assert b"Traceback" not in errors


def test_a_disk_that_is_full_costs_records_but_no_results(tmp_path: Path) -> None:
    words = command("arena", "bosun", "deckhand", "--games", 40, "--jobs", 1, "--records", "games.jsonl", "--json")
    limited = ["bash", "-c", f"ulimit -f 40; {shlex.join(words)}"]
    run = subprocess.run(limited, capture_output=True, text=True, timeout=60, cwd=tmp_path, check=False)
    assert json.loads(run.stdout)["games"] == 40
    whole = load_all(tmp_path / "games.jsonl")
    assert 0 < len(whole) < 40
    assert (
        run.stderr
        == f"portroyal: Only the first {len(whole)} records could be written to games.jsonl: File too large.\n"
    )
    assert run.returncode == 2


@pytest.mark.parametrize("module", ["json", "cmd", "penny"])
def test_a_module_of_this_folder_comes_first_whatever_its_name(module: str, tmp_path: Path) -> None:
    (tmp_path / f"{module}.py").write_text("from portroyal.bots.castaway import Castaway as Penny\n")
    # As the installed command is run: without the folder at the head of the path.
    words = [sys.executable, "-P", *command("arena", f"{module}:Penny", "castaway", "--games", 2, "--jobs", 2)[1:]]
    run = subprocess.run(words, capture_output=True, text=True, timeout=60, cwd=tmp_path, check=False)
    assert (run.returncode, run.stderr) == (0, "")
    assert f"{module}:Penny" in run.stdout


def test_a_tuning_refuses_files_before_it_begins(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    words = f"tune --players 2 --games 2 --generations 1 --jobs 1 --checkpoint {tmp_path}/two.json"
    assert typed(words) == 0
    capsys.readouterr()
    (tmp_path / "other.toml").write_text("a = 1")
    for wrong, says in (
        (f"{words} --players 5".replace("--players 2 ", ""), "holds a tuning for 2 players, not 5"),
        (f"{words} --write {tmp_path}/nosuch/w.toml", "Can't write"),
        (f"{words} --write {tmp_path}/other.toml", "holds something else than weights"),
    ):
        assert typed(wrong) == 2
        told = capsys.readouterr()
        assert says in told.err
        assert told.out == ""


def test_a_ladder_that_can_not_be_written_is_told(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "ladder.md").mkdir()
    assert typed(f"ladder --bots castaway,deckhand --players 2 --games 4 --jobs 1 --folder {tmp_path}") == 2
    assert "ladder.md: Is a directory. What was measured is kept in ladder.json." in capsys.readouterr().err


# --- Modules ---


def test_an_arena_plays_the_modules_it_is_told(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "games.jsonl"
    table = "arena helmsman helmsman deckhand deckhand --games 8 --jobs 1 --modules base,gambler"
    assert typed(f"{table} --json --records {file}") == 0
    assert json.loads(capsys.readouterr().out)["ruleset"]["modules"] == ["base", "gambler"]
    records = load_all(file)
    assert {tuple(record["modules"]) for record in records} == {("base", "gambler")}
    assert any("gamble" in record["actions"] for record in records)
    for record in records:
        verify(record)
    assert typed(table) == 0
    assert "base and gambler, bigbox-2021" in capsys.readouterr().out


def test_an_arena_plays_the_contracts_it_is_told_with_cards_set_aside(capsys: pytest.CaptureFixture[str]) -> None:
    three = "explorer,bruja,luminary"
    assert typed(f"arena bosun --games 3 --jobs 1 --modules {COOP} --contracts {three} --aside 2 --json") == 0
    found = json.loads(capsys.readouterr().out)
    assert (found["ruleset"]["contracts"], found["ruleset"]["aside"]) == (three.split(","), 2)
    assert (found["games"], found["table"]) == (3, ["bosun"])


def test_a_crew_counts_a_win_for_every_seat(capsys: pytest.CaptureFixture[str]) -> None:
    assert typed(f"arena helmsman bosun --games 40 --jobs 1 --modules {COOP} --json") == 0
    helmsman, bosun = json.loads(capsys.readouterr().out)["bots"]
    assert helmsman["win_rate"] == bosun["win_rate"] > 0


def test_a_ladder_keeps_to_its_contracts_and_to_who_can_play(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    few = "ladder --bots castaway,deckhand --games 32 --mixed-games 0 --jobs 1"
    four = "explorer,bruja,luminary,new_colony"
    words = f"{few} --players 2 --folder {tmp_path / 'four'} --modules base,contract_cards,contracts"
    assert typed(f"{words} --contracts {four}") == 0
    assert "| contracts | explorer, bruja, luminary, new_colony |" in (tmp_path / "four/ladder.md").read_text("utf-8")
    assert typed(words) != 0
    assert "with other contracts" in capsys.readouterr().err
    assert typed(f"{few} --folder {tmp_path / 'sail'} --modules set_sail") == 0
    figures = json.loads((tmp_path / "sail/ladder.json").read_text("utf-8"))
    assert {figure["ruleset"]["players"] for figure in figures.values()} == {2, 3, 4}


def test_a_sequential_test_plays_the_modules_it_is_told(capsys: pytest.CaptureFixture[str]) -> None:
    assert typed("sprt helmsman deckhand --games 64 --jobs 1 --modules base,gambler --json") in (0, 1)
    assert json.loads(capsys.readouterr().out)["ruleset"]["modules"] == ["base", "gambler"]


@pytest.mark.parametrize(
    "words",
    [
        "arena castaway castaway",
        "sprt castaway castaway",
        "ladder --quick --folder FOLDER",
        "tune --checkpoint FOLDER/tuning.json",
        "bench bots --seconds 1",
    ],
)
def test_a_mix_that_can_not_be_is_refused_with_the_reason(
    words: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    words = words.replace("FOLDER", str(tmp_path))
    assert typed(f"{words} --modules gambler") != 0
    assert "needs 'base'" in capsys.readouterr().err
    assert typed(f"{words} --modules base,gamblers") != 0
    assert "gamblers" in capsys.readouterr().err
    assert not list(tmp_path.iterdir())


def test_ladders_of_other_modules_are_kept_apart(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    words = f"ladder --bots castaway,deckhand --players 2 --games 32 --mixed-games 0 --jobs 1 --folder {tmp_path}"
    assert typed(f"{words} --modules base,gambler") == 0
    assert "| modules | base and gambler |" in (tmp_path / "ladder.md").read_text("utf-8")
    figures = json.loads((tmp_path / "ladder.json").read_text("utf-8"))
    assert {tuple(figure["ruleset"]["modules"]) for figure in figures.values()} == {("base", "gambler")}
    capsys.readouterr()
    assert typed(words) != 0
    assert "holds a ladder of base and gambler, not of base" in capsys.readouterr().err
