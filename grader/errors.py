"""The faults a person can cause or repair, each with a message that says what to do.

BaremeError
├── UsageError       a wrong command line: a path or an assignment that does not exist (exit status 2)
├── AssignmentError  an assignment folder that cannot be used as it is
├── UnreadableCopy   a file that holds no notebook and no script; the message is French, a student reads it
├── ArchiveError     an archive, or a file in it, that is refused; shown as one line, and the rest goes on
├── NotVerified      a notebook that a student cannot have checked; the message is French too
├── IsolationError   no isolation level good enough on this machine
├── ClusterError     a cluster of Dask that is not there, or whose workers take no work
├── GradebookError   nbgrader's gradebook cannot be read or written as asked
└── SandboxError     the sandbox broke where a student's code cannot be the cause
"""

from __future__ import annotations


class BaremeError(Exception):
    """A fault that is shown as one line, never as a traceback."""


class UsageError(BaremeError):
    """The command line asks for something that is not there."""


class AssignmentError(BaremeError):
    """The assignment folder is incomplete or contradicts itself."""


class UnreadableCopy(BaremeError):
    """The copy is neither a notebook nor a script; says why, in French."""


class ArchiveError(BaremeError):
    """An archive, or one of its files, that is not read."""


class NotVerified(BaremeError):
    """There is nothing to check the notebook against; says what to do, in French."""


class IsolationError(BaremeError):
    """This machine gives no isolation level that the kit accepts."""


class ClusterError(BaremeError):
    """No worker of the cluster can grade, or the cluster cannot be reached."""


class GradebookError(BaremeError):
    """nbgrader's gradebook cannot be used, or does not have what is asked of it."""


class SandboxError(BaremeError):
    """The sandbox failed, and not because of a student's code."""
