"""What this machine gives: each level is really run, and the advice says what to do for a better one."""

import shutil

import pytest

from grader import doctor
from grader.doctor import Finding, advice, examine


def findings(**faults):
    return [Finding(level, "", faults.get(level, "")) for level in ("L3", "L2", "L1")]


def test_each_level_is_examined_and_one_holds_here():
    found = list(examine())
    assert [finding.level for finding in found] == ["L3", "L2", "L1"]
    assert any(not finding.fault for finding in found)


def test_best_level_needs_no_advice():
    assert list(advice(findings())) == []


@pytest.mark.parametrize(
    ("bwrap", "faults", "words"),
    [
        (None, {"L3": "x", "L2": "x"}, "apt install bubblewrap"),
        ("/usr/bin/bwrap", {"L3": "x"}, "user.max_user_namespaces"),
        ("/usr/bin/bwrap", {"L3": "x", "L2": "x"}, "L1 is the best there"),
        ("/usr/bin/bwrap", {"L3": "x", "L2": "x", "L1": "x"}, "Linux 5.13"),
    ],
)
def test_advice_says_what_to_do(monkeypatch, tmp_path, bwrap, faults, words):
    monkeypatch.setenv("LANGUAGE", "en")
    monkeypatch.setattr(shutil, "which", lambda _name: bwrap)
    monkeypatch.setattr(doctor, "APPARMOR", tmp_path / "absent")
    assert words in " ".join(advice(findings(**faults)))


def test_restriction_of_apparmor_is_recognised(monkeypatch, tmp_path):
    monkeypatch.setenv("LANGUAGE", "en")
    monkeypatch.setattr(shutil, "which", lambda _name: "/usr/bin/bwrap")
    monkeypatch.setattr(doctor, "APPARMOR", tmp_path / "restrict")
    doctor.APPARMOR.write_text("1\n")
    assert "AppArmor" in " ".join(advice(findings(L3="x", L2="x")))
