"""What the machine gives: each level really tried, and advice that fits what was found."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from types import SimpleNamespace

import pytest
from click.testing import CliRunner

from grader import doctor
from grader.cli import main
from grader.doctor import Finding, advice, examine
from grader.sandbox import isolation
from grader.sandbox.client import ZygoteError

ENGLISH = {"LANGUAGE": "en", "LC_ALL": "C.UTF-8", "PYTHONWARNINGS": "error"}
INSTALL = "Install bubblewrap"


def bareme_doctor(**environment: str) -> tuple[int, list[str], str]:
    """Run the command as a teacher does; gives its status, lines and errors."""
    done = subprocess.run(
        [sys.executable, "-m", "grader", "doctor"],
        capture_output=True, text=True, timeout=300, env={**os.environ, **ENGLISH, **environment},
    )  # fmt: skip
    return done.returncode, done.stdout.splitlines(), done.stderr


def levels_in(lines: list[str]) -> dict[str, bool]:
    """Whether each level holds, as the lines say."""
    found = (re.match(r"([✓✗]) (L\d)  ", line) for line in lines)
    return {match[2]: match[1] == "✓" for match in found if match}


def test_levels_are_those_that_this_machine_gives() -> None:
    status, lines, err = bareme_doctor()
    assert err == ""
    given = levels_in(lines)
    assert list(given) == list(isolation.LEVELS)
    assert status == (0 if any(given.values()) else 1)
    assert given["L1"], "these tests need a machine that isolates"
    assert given["L2"] or not given["L3"]
    if given["L3"]:
        assert len(lines) == 3
        assert lines[0] == "✓ L3  bubblewrap, namespaces for each copy, Landlock, seccomp, limits: holds"
    else:
        assert len(lines) > 3


def test_without_bubblewrap_the_best_is_l1_and_how_to_install_it_is_told(tmp_path: Path) -> None:
    for program in ("env", "sh"):
        (tmp_path / program).symlink_to(str(shutil.which(program)))
    status, lines, err = bareme_doctor(PATH=str(tmp_path))
    assert (status, err) == (0, "")
    assert levels_in(lines) == {"L3": False, "L2": False, "L1": True}
    assert lines[0].endswith(": bubblewrap is not installed")
    assert [line.startswith(INSTALL) for line in lines[3:]] == [True]
    assert "apt install bubblewrap" in lines[3]


def test_bubblewrap_that_does_not_work_is_told_with_its_own_reason(tmp_path: Path) -> None:
    broken = tmp_path / "bwrap"
    broken.write_text("#!/bin/sh\necho 'bwrap: setting up uid map: Permission denied' >&2\nexit 1\n")
    broken.chmod(0o755)
    status, lines, err = bareme_doctor(PATH=f"{tmp_path}:{os.environ['PATH']}")
    assert (status, err) == (0, "")
    assert levels_in(lines) == {"L3": False, "L2": False, "L1": True}
    assert "setting up uid map: Permission denied" in lines[0]
    assert len(lines) == 4
    assert INSTALL not in lines[3]


def test_nothing_that_holds_is_exit_status_1(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LANGUAGE", "en")
    monkeypatch.setattr("grader.doctor.Zygote", _refuses)
    result = CliRunner().invoke(main, ["doctor"])
    assert (result.exit_code, result.stderr) == (1, "")
    assert "✗ L1  Landlock, seccomp, limits: no Landlock here" in result.stdout
    assert "need Linux 5.13 or later" in result.stdout


def _refuses(*_order: object) -> None:
    raise ZygoteError("no Landlock here")


def test_copy_that_gets_out_makes_a_level_fall(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("grader.doctor.trial", lambda _zygote: "a copy can connect")
    monkeypatch.setattr("grader.sandbox.isolation.LEVELS", ("L1",))
    assert [finding.fault for finding in examine()] == ["a copy can connect"]


# -- advice -----------------------------------------------------------------------------------------------


def found(l3: str = "", l2: str = "", l1: str = "") -> list[Finding]:
    """Findings with these faults."""
    return [Finding("L3", "", l3), Finding("L2", "", l2), Finding("L1", "", l1)]


@pytest.fixture
def machine(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Callable[..., None]:
    """Another machine than this one."""
    monkeypatch.setenv("LANGUAGE", "en")

    def be(*, bwrap: bool = True, apparmor: str | None = None, system: str = "linux") -> None:
        restriction = tmp_path / "restricted"
        if apparmor is not None:
            restriction.write_text(apparmor)
        monkeypatch.setattr(doctor, "APPARMOR", restriction)
        monkeypatch.setattr(
            doctor, "shutil", SimpleNamespace(which=lambda _name: "/bwrap" if bwrap else None)
        )
        monkeypatch.setattr(doctor, "sys", SimpleNamespace(platform=system))

    return be


def test_best_level_needs_no_advice(machine: Callable[..., None]) -> None:
    machine(apparmor="1\n")
    assert list(advice(found())) == []


@pytest.mark.parametrize(
    ("here", "findings", "words"),
    [
        ({"bwrap": False}, found("absent", "absent"), "Install bubblewrap: `apt install bubblewrap`"),
        ({"bwrap": False, "apparmor": "1"}, found("absent", "absent"), "Install bubblewrap"),
        ({"apparmor": "1\n"}, found("denied", "denied"), "AppArmor restricts user namespaces"),
        ({"apparmor": "0\n"}, found("denied", "denied"), "In Docker and in pods namespaces are refused"),
        ({}, found("denied", "denied"), "In Docker and in pods namespaces are refused"),
        ({}, found("denied"), "raise the sysctl user.max_user_namespaces"),
        ({"system": "darwin"}, found("no", "no", "no"), "Run bareme in a Linux container or virtual machine"),
    ],
    ids=["no bwrap", "no bwrap, AppArmor", "AppArmor", "AppArmor allows", "container", "L2", "not Linux"],
)
def test_advice_is_one_line_that_fits(
    machine: Callable[..., None], here: dict[str, object], findings: list[Finding], words: str
) -> None:
    machine(**here)
    (line,) = advice(findings)
    assert words in line


def test_machine_without_any_level_hears_what_the_kernel_lacks(machine: Callable[..., None]) -> None:
    machine(bwrap=False)
    first, last = advice(found("no", "no", "no"))
    assert first.startswith(INSTALL)
    assert "Landlock and seccomp need Linux 5.13 or later" in last
    assert os.uname().release in last
    machine()
    (only,) = advice(found("no", "no", "no"))
    assert only == last


def test_system_that_is_not_linux_is_told_so(machine: Callable[..., None]) -> None:
    machine(system="darwin")
    assert {finding.fault for finding in examine()} == {"isolation needs Linux"}
