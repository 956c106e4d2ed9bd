"""The pages people read: one a student, and an index of the class for the teacher."""

from grader.reports.index import index_page
from grader.reports.page import file_name
from grader.reports.student import render, write_report

__all__ = ["file_name", "index_page", "render", "write_report"]
