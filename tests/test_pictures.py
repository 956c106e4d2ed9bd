"""The corrected notebooks show their pictures: each cell that draws gives one, in a real kernel, and it is not blank."""

import base64
import io
import re

import matplotlib.image
import pytest

from grader.assignment import load_assignment
from grader.notebook import run_notebook
from grader.release import corrected_text, write_folder

DRAWS = re.compile(
    r"^(?:display\(\s*(?:draw|plot)_|display_(?:grid|bars)\()|^    display_grid\(", re.MULTILINE
)


def pictures(cell):
    """The pictures under a cell, as arrays of pixels."""
    for output in cell.get("outputs", ()):
        if image := output.get("data", {}).get("image/png"):
            yield matplotlib.image.imread(io.BytesIO(base64.b64decode(image)))


@pytest.mark.parametrize(("name", "least"), [("app7_wordle_csp", 7), ("app16_mots_croises", 5)])
def test_corrected_notebook_shows_its_pictures(tmp_path, name, least):
    assignment = load_assignment(name)
    notebook, _data = write_folder(tmp_path / "corrige", assignment, corrected_text(assignment))
    shown = 0
    for cell in run_notebook(notebook).cells:
        drawn = len(DRAWS.findall(cell.source)) if cell.cell_type == "code" else 0
        images = [*pictures(cell)]
        assert len(images) == drawn, cell.source
        assert all(min(image.shape[:2]) > 50 and image[..., :3].std() > 0.02 for image in images)
        shown += drawn
    assert shown >= least
