# -*- coding: utf-8 -*-
"""Results that are complete on the disk before their run is charged.

Each run writes them to its own staging folder in the folder of the audit. They are then moved into
the latter one by one, so that a workbook of earlier results is preserved when the disk is full or
the process is killed.
"""
from __future__ import unicode_literals

import errno
import hashlib
import os
import shutil
import time

from . import errors, private_file

STAGE = '.parcial-'
NOT_WRITTEN = 'No fue posible escribir los resultados en {}. {}'
INSIDE = (
    'La carpeta de salida {} está dentro de la geodatabase. Elija una carpeta fuera de ella.')
LOST = 'El archivo {} se borró, se movió o se cambió antes de terminar.'
BLOCK = 1024 * 1024
# The longest path of a result while it is written, after the names of its folder and the geodatabase.
_LONGEST = '_R_INF_00.json.0000000.parte'


def _write_error(folder, error):
    return errors.MeteringError(NOT_WRITTEN.format(folder, errors.describe(error)))


def _stage_of(folder, key):
    # A part of the key is enough in one folder; Windows limits the length of paths.
    return os.path.join(folder, STAGE + key[:8])


def _create(folder):
    """Creates a folder. Returns False when it exists already."""
    try:
        os.makedirs(folder)
    except OSError as error:
        if error.errno != errno.EEXIST:
            raise
        return False
    return True


def create_result_folder(output, geodatabase, now=None):
    """Creates the folder of one audit: the results of another one, which may have started in the
    same second, are never overwritten. Returns its path."""
    name = os.path.splitext(os.path.basename(os.path.normpath(geodatabase)))[0]
    if _is_inside(output, geodatabase):
        raise errors.MeteringError(INSIDE.format(output))
    start = os.path.join(
        output, '{}_{}'.format(name, time.strftime('%Y-%m-%d_%H%M%S', now or time.localtime())))
    folder, number = start, 1
    try:
        while not _create(folder):
            number += 1
            folder = '{}_{}'.format(start, number)
        _try_longest(folder, name)
    except EnvironmentError as error:
        remove_empty(folder)
        raise _write_error(folder, error)
    return folder


def _is_inside(folder, geodatabase):
    """Whether a folder is within a geodatabase, whose files belong to its software alone."""
    folder, outer = [os.path.join(os.path.normcase(os.path.realpath(one)), '')
                     for one in (folder, geodatabase)]
    return outer.rstrip('/\\').lower().endswith('.gdb') and folder.startswith(outer)


def _try_longest(folder, name):
    """Creates and removes the longest path of the results, which Windows limits to 260 characters:
    nothing is reserved yet."""
    stage = _stage_of(folder, 'x' * 8)
    try:
        os.makedirs(stage)
        open(os.path.join(stage, name + _LONGEST), 'wb').close()
    except EnvironmentError as error:
        if error.errno == errno.ENOENT:  # Windows, for a path that is too long
            error.errno = errno.ENAMETOOLONG
        raise
    finally:
        shutil.rmtree(stage, ignore_errors=True)


def remove_empty(folder):
    """Removes the folder of an audit that ended without results."""
    try:
        os.rmdir(folder)
    except EnvironmentError:
        # It contains results, or does not exist.
        pass


def _digest(stream):
    digest = hashlib.sha256()
    for block in iter(lambda: stream.read(BLOCK), b''):
        digest.update(block)
    return digest.hexdigest()


def _flush(path):
    # Before the run is marked as finishing; Windows flushes open writers only.
    with open(path, 'r+b') as written:
        os.fsync(written.fileno())
        return _digest(written)


def write(folder, key, work):
    """Calls ``work(stage)``, which writes the results of a run into its staging folder.

    Returns the digests of the files by their paths relative to the folder, for ``publish``.
    """
    stage = _stage_of(folder, key)
    try:
        os.makedirs(stage)
        work(stage)
        return dict((name, _flush(os.path.join(stage, name))) for name in _files(stage))
    except Exception as error:
        raise _write_error(folder, error)


def _files(stage):
    found = []
    for below, _, names in os.walk(stage):
        found.extend(os.path.relpath(os.path.join(below, name), stage) for name in names)
    return sorted(found)


def _has_digest(path, digest):
    if not os.path.isfile(path):
        return False
    with open(path, 'rb') as stream:
        return _digest(stream) == digest


def publish(folder, key, files):
    """Moves the files of a run to the folder: all or none of them, unless the process is killed.

    The next call moves those of an interrupted one. A file that neither is staged nor was moved by
    this run is an error, also when the folder has one of that name from an earlier tool.
    """
    stage = _stage_of(folder, key)
    left = [name for name in sorted(files) if os.path.exists(os.path.join(stage, name))]
    try:
        for name in sorted(files):
            target = os.path.join(folder, name)
            if name not in left:
                if not _has_digest(target, files[name]):
                    raise _write_error(folder, errors.MeteringError(LOST.format(name)))
            # A workbook that is open in another program must not be older than the other formats.
            elif os.path.exists(target):
                open(target, 'r+b').close()
        for name in left:
            source, target = os.path.join(stage, name), os.path.join(folder, name)
            if not os.path.isdir(os.path.dirname(target)):
                os.makedirs(os.path.dirname(target))
            private_file.replace(source, target)
    except EnvironmentError as error:
        raise _write_error(folder, error)
    discard(folder, key)


def discard(folder, key):
    """Removes the staging folder of a run, and one that an earlier release has left."""
    for stage in (_stage_of(folder, key), os.path.join(folder, '.parcial')):
        shutil.rmtree(stage, ignore_errors=True)
