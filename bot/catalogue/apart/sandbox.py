"""The limits of a process that runs a package: what it may read, reach, start and allocate.

Each limit is set as far as the system has it; `docs/game-packages.md` says what is missing where.
"""

from __future__ import annotations

import ctypes
import os
import select
import signal
import sys
from collections.abc import Iterable
from contextlib import suppress
from pathlib import Path
from threading import Thread
from typing import NamedTuple

MEMORY = 256 << 20
"""Bytes of memory that a package may allocate beyond what its process has when it begins."""
OPEN_FILES = 64
"""Files that a process may have open: modules and words are read one by one."""

_NEW_USER, _NEW_NETWORK, _NEW_PROCESSES, _NEW_IPC = 0x10000000, 0x40000000, 0x20000000, 0x08000000
NAMESPACES = _NEW_USER | _NEW_NETWORK | _NEW_PROCESSES | _NEW_IPC
"""Flags of unshare(2)."""
_DIE_WITH_PARENT, _NO_NEW_PRIVILEGES = 1, 38
"""Numbers of prctl(2)."""
_CAPABILITIES = 0x20080522
"""Version of the structure of capset(2)."""

_CREATE_RULESET, _ADD_RULE, _RESTRICT_SELF = 444, 445, 446
"""Numbers of Landlock's system calls, the same on all architectures."""
_READ_FILE, _READ_FOLDER = 1 << 2, 1 << 3
_FILE_RIGHTS = (13, 14, 15, 15, 16)
"""Number of kinds of access to files that Landlock handles, by its version, from 1."""
_TCP = 0b11
"""Binding and connecting of TCP sockets, from Landlock's version 4."""
_STATM = Path("/proc/self/statm")


class Contained(NamedTuple):
    """Things that a package is kept from; True = the system does so."""

    files: bool = False
    """Files other than its own code and Python's."""
    network: bool = False
    processes: bool = False
    """Other processes, those of the bot included."""
    memory: bool = False


def enter(readable: Iterable[Path], life: int) -> Contained:
    """Put this process behind all limits that the system has, for good.

    Beneath `readable` it may read files. It ends when the other end of the pipe `life` is closed.
    It must not have begun any thread.
    """
    apart = _apart(life)
    allocated = _allocated()
    files = _read_only(readable)
    _drop_privileges()
    if not apart:
        # A thread that had begun before would not have the limits.
        Thread(target=_follow, args=(life,), daemon=True).start()
    return Contained(files, apart, apart, _limit(allocated))


# Namespaces: no network, and no other process to be seen -----------------------------------


def _apart(life: int) -> bool:
    """Go on in a child process that sees no network and no other processes, if that is allowed.

    The child is the first of its process namespace: when it ends, the system ends all others there.
    Otherwise return False.
    """
    libc = _libc()
    if libc is None or not _can_watch() or libc.unshare(NAMESPACES) != 0:
        return False
    child = os.fork()
    if child:
        _watch(child, life)
    os.close(life)
    libc.prctl(_DIE_WITH_PARENT, signal.SIGKILL, 0, 0, 0)
    return True


def _can_watch() -> bool:
    """Return whether the end of a process can be waited for together with other things."""
    try:
        os.close(os.pidfd_open(os.getpid()))
    except (AttributeError, OSError):
        return False
    return True


def _watch(child: int, life: int) -> None:
    """Wait until the child has ended, then end with its code; end it when the bot has ended."""
    ready, _, _ = select.select([life, os.pidfd_open(child)], [], [])
    if life in ready:
        os.kill(child, signal.SIGKILL)
    _, status = os.waitpid(child, 0)
    code = os.waitstatus_to_exitcode(status)
    # Shells name signals so, too.
    os._exit(code if code >= 0 else 128 - code)


def _follow(life: int) -> None:
    with suppress(OSError):
        os.read(life, 1)
    os._exit(0)


# Landlock: files -----------------------------------------------------------------------------


class _Ruleset(ctypes.Structure):
    _fields_ = (("files", ctypes.c_uint64), ("network", ctypes.c_uint64))


class _Beneath(ctypes.Structure):
    _pack_ = 1
    _fields_ = (("allowed", ctypes.c_uint64), ("folder", ctypes.c_int32))


def _read_only(readable: Iterable[Path]) -> bool:
    """Allow reading of files beneath some paths, listing of modules, and no other access."""
    libc = _libc()
    version = -1 if libc is None else libc.syscall(_CREATE_RULESET, None, 0, 1)
    if libc is None or version < 1:
        return False
    rights = (1 << _FILE_RIGHTS[min(version, len(_FILE_RIGHTS)) - 1]) - 1
    rules = _Ruleset(rights, _TCP if version >= 4 else 0)
    size = ctypes.sizeof(rules) if version >= 4 else ctypes.sizeof(ctypes.c_uint64)
    ruleset = libc.syscall(_CREATE_RULESET, ctypes.byref(rules), size, 0)
    if ruleset < 0:
        return False
    for path in readable:
        _allow(libc, ruleset, path, _READ_FILE | (_READ_FOLDER if path.is_dir() else 0))
    for entry in sys.path:
        if os.path.isdir(entry):
            _allow(libc, ruleset, Path(entry), _READ_FOLDER)
    libc.prctl(_NO_NEW_PRIVILEGES, 1, 0, 0, 0)
    done: bool = libc.syscall(_RESTRICT_SELF, ruleset, 0) == 0
    os.close(ruleset)
    return done


def _allow(libc: ctypes.CDLL, ruleset: int, path: Path, rights: int) -> None:
    """Allow access beneath a path, unless there is no such path."""
    try:
        folder = os.open(path, os.O_PATH | os.O_CLOEXEC)
    except OSError:
        return
    rule = _Beneath(rights, folder)
    libc.syscall(_ADD_RULE, ruleset, 1, ctypes.byref(rule), 0)
    os.close(folder)


# Limits and privileges -----------------------------------------------------------------------


def _limit(allocated: int | None) -> bool:
    """Limit memory, files and processes; return whether the memory is limited.

    Without the number of bytes that are `allocated`, it is not.
    """
    # Windows, on which no package is kept apart, has no such module.
    import resource

    with suppress(ValueError, OSError):
        resource.setrlimit(resource.RLIMIT_CORE, (0, 0))
        resource.setrlimit(resource.RLIMIT_FSIZE, (0, 0))
        resource.setrlimit(resource.RLIMIT_NOFILE, (OPEN_FILES, OPEN_FILES))
        resource.setrlimit(resource.RLIMIT_NPROC, (0, 0))
    if allocated is None:
        return False
    resource.setrlimit(resource.RLIMIT_AS, (allocated + MEMORY, allocated + MEMORY))
    return True


def _allocated() -> int | None:
    """Return the bytes of addresses that this process uses, None if the system does not say so."""
    try:
        return int(_STATM.read_text().split()[0]) * os.sysconf("SC_PAGE_SIZE")
    except OSError:
        return None


def _drop_privileges() -> None:
    """Give up what a namespace of its own would allow this process."""
    libc = _libc()
    if libc is None:
        return
    libc.prctl(_NO_NEW_PRIVILEGES, 1, 0, 0, 0)
    header, none = (ctypes.c_uint32 * 2)(_CAPABILITIES, 0), (ctypes.c_uint32 * 6)()
    libc.capset(ctypes.byref(header), ctypes.byref(none))


def _libc() -> ctypes.CDLL | None:
    """Return Linux's C library; other systems have none of these calls."""
    return ctypes.CDLL(None, use_errno=True) if sys.platform == "linux" else None
