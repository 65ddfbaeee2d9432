# -*- coding: utf-8 -*-
"""Small JSON files readable by their owner only, written atomically."""
from __future__ import unicode_literals

import errno
import io
import json
import os
import time

from .compat import system_text

# Seconds before each retry on Windows, where a virus scanner or a backup may have a file open.
WAITS = (0.1, 0.2, 0.4)


def home():
    """The folder of all toolboxes on this machine; ``GDB_AUDIT_HOME`` moves it."""
    configured = os.environ.get('GDB_AUDIT_HOME')
    if configured:
        return system_text(configured)
    # File modes have no effect on Windows, but the folder of the profile belongs to its user.
    roaming = os.environ.get('APPDATA')
    # Python 2.7 cannot join a Unicode '~' to the bytes of the user's folder.
    folder = system_text(roaming or os.path.expanduser(str('~')))
    return os.path.join(folder, 'GDBAudit' if roaming else '.gdb-audit')


def make_folder(folder):
    """Creates a folder that only its owner can open."""
    if not os.path.isdir(folder):
        os.makedirs(folder, 0o700)


def replace(new, path):
    """Renames a file, replacing another one on the same disk."""
    for wait in WAITS + (None,):
        try:
            return _replace(new, path)
        except EnvironmentError as error:
            if error.errno != errno.EACCES or wait is None:
                raise
        time.sleep(wait)


def _replace(new, path):
    if hasattr(os, 'replace'):
        os.replace(new, path)
    else:
        # Python 2.7 on Windows cannot rename onto a file.
        if os.name == 'nt' and os.path.exists(path):
            os.remove(path)
        os.rename(new, path)


def write(path, content):
    """Writes a dictionary atomically: other processes read the previous content or the new one."""
    make_folder(os.path.dirname(path))
    new = '{}.{}.new'.format(path, os.getpid())
    if os.path.exists(new):
        os.remove(new)
    # The mode is the file's from its first byte on; O_EXCL rejects a symbolic link in its place.
    handle = os.open(new, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600)
    with os.fdopen(handle, 'wb') as stream:
        stream.write(json.dumps(content, indent=2, sort_keys=True).encode('ascii'))
        stream.flush()
        os.fsync(stream.fileno())
    replace(new, path)


def read(path):
    """The dictionary of a file; empty when the file is missing. Raises ``ValueError`` when it is
    damaged, and ``EnvironmentError`` when it cannot be read."""
    try:
        with io.open(path, encoding='utf-8') as stream:
            content = json.load(stream)
    except EnvironmentError as error:
        if error.errno not in (errno.ENOENT, errno.ENOTDIR):
            raise
        return {}
    if not isinstance(content, dict):
        raise ValueError(path)
    return content
