"""`python -m grader` is `bareme`."""

from grader.cli import main

main(prog_name="bareme")
