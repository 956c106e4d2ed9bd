"""Marks through nbgrader: the preprocessor that stands in the place of the one which runs copies in a kernel."""

from __future__ import annotations

from typing import Any

import nbformat
from nbgrader.preprocessors import NbGraderPreprocessor  # type: ignore[import-untyped]

from grader.desk import GRADED, masked_text, staged
from grader.errors import UsageError
from grader.messages import _
from grader.nbgrader_exporter import CopyExporter

_nbformat: Any = nbformat  # only partly typed


class MarkCopy(NbGraderPreprocessor):  # type: ignore[misc]
    """For `c.Autograde.autograde_preprocessors`: enters the marks and the remarks, and shows them in the notebook."""

    def preprocess(self, nb: Any, resources: Any) -> tuple[Any, Any]:
        """Nothing of the copy runs here: its result is known."""
        exporter = self.parent
        if not isinstance(exporter, CopyExporter):
            raise UsageError(
                _("set c.Autograde.exporter_class as in the nbgrader_config.py of `bareme init`")
            )
        student = resources["nbgrader"]["student"]
        result, page = exporter.result(student), exporter.before.get(student)
        masked = exporter.desk.record(result, page.entries if page else None)
        for one in masked:
            self.log.warning(masked_text(one))
        exporter.desk.show(nb, result, masked)
        return _nbformat.from_dict(staged(nb, GRADED)), resources
