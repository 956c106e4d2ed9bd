"""The files that run a cluster in containers: parsed, and their commands read; no container engine runs here."""

import re
from pathlib import Path

import pytest
import yaml
from distributed.cli import dask_scheduler, dask_worker

from grader import __version__

DEPLOY = Path(__file__).resolve().parent.parent / "deploy"
PROGRAMS = {"scheduler": dask_scheduler.main, "worker": dask_worker.main}


def resources():
    """What Kubernetes is asked for, by kind and name."""
    found = list(yaml.safe_load_all((DEPLOY / "kubernetes.yaml").read_text(encoding="utf-8")))
    return {(one["kind"], one["metadata"]["name"]): one for one in found}


def services():
    """What compose is asked for."""
    return yaml.safe_load((DEPLOY / "compose.yaml").read_text(encoding="utf-8"))["services"]


def containers():
    """Each container of the deployments, with its pod."""
    for (kind, _name), one in resources().items():
        if kind == "Deployment":
            pod = one["spec"]["template"]["spec"]
            yield from ((pod, container) for container in pod["containers"])


def commands():
    """Each command that starts a part of the cluster."""
    yield from (container["command"] for _pod, container in containers())
    yield from (service["command"] for name, service in services().items() if name in PROGRAMS)


@pytest.mark.parametrize("command", list(commands()), ids=lambda command: command[1])
def test_commands_are_those_of_dask(command):
    program, words = command[1], command[2:]
    assert command[0] == "dask"
    read = PROGRAMS[program].make_context(program, list(words)).params
    if program == "worker":
        assert (read["nthreads"], read["nanny"], read["memory_limit"]) == (1, False, "0")
        assert read["scheduler"] in ("tcp://scheduler:8786", "tcp://bareme-scheduler:8786")
    else:
        assert read["port"] == "8786"


def test_pods_have_no_right_that_they_do_not_need():
    for pod, container in containers():
        assert pod["automountServiceAccountToken"] is False
        assert pod["securityContext"]["runAsNonRoot"] is True
        assert container["securityContext"]["allowPrivilegeEscalation"] is False
        assert container["securityContext"]["capabilities"] == {"drop": ["ALL"]}
        assert container["image"].endswith(f":{__version__}")
        assert "limits" in container["resources"]


def test_services_have_no_right_that_they_do_not_need():
    for service in services().values():
        assert (service["user"], service["cap_drop"]) == ("1000", ["ALL"])
        assert service["security_opt"] == ["no-new-privileges:true"]
        assert "ports" not in service
    whole = yaml.safe_load((DEPLOY / "compose.yaml").read_text(encoding="utf-8"))
    assert whole["networks"] == {"grading": {"internal": True}}


def test_labels_lead_to_the_pods_that_they_mean():
    found = resources()
    pods = [
        one["spec"]["template"]["metadata"]["labels"] for one in found.values() if one["kind"] == "Deployment"
    ]
    for (kind, name), one in found.items():
        if kind == "Deployment":
            wanted = one["spec"]["selector"]["matchLabels"]
        elif kind == "Service":
            wanted = one["spec"]["selector"]
        else:
            wanted = one["spec"]["podSelector"]["matchLabels"]
        assert [labels for labels in pods if wanted.items() <= labels.items()], (kind, name)
    (port,) = found["Service", "bareme-scheduler"]["spec"]["ports"]
    assert port["port"] == 8786


def test_both_run_a_copy_that_kills_its_worker_twice_at_most():
    name = "DASK_DISTRIBUTED__SCHEDULER__ALLOWED_FAILURES"
    assert services()["scheduler"]["environment"][name] == "1"
    (scheduler,) = [one for _pod, one in containers() if one["name"] == "scheduler"]
    assert {"name": name, "value": "1"} in scheduler["env"]


def test_image_asks_for_what_the_project_declares():
    text = (DEPLOY / "Dockerfile").read_text(encoding="utf-8")
    project = (DEPLOY.parent / "pyproject.toml").read_text(encoding="utf-8")
    (extras,) = re.findall(r"/src\[([\w,]+)\]", text)
    assert all(re.search(rf"^{extra} = \[", project, re.MULTILINE) for extra in extras.split(","))
    python = re.search(r"^FROM python:3\.(\d+)", text, re.MULTILINE)
    least = re.search(r'requires-python = ">=3\.(\d+)"', project)
    assert int(python[1]) >= int(least[1])
