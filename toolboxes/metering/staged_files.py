# -*- coding: utf-8 -*-
"""Results that are complete on the disk before their run is charged.

They are written to ``.parcial`` in the folder for the results and then moved into that folder one
by one, so that a workbook of earlier results is preserved when the disk is full or the process is
killed.
"""
from __future__ import unicode_literals

import os
import shutil
import time

from . import errors, private_file

STAGE = '.parcial'
NOT_WRITTEN = 'No fue posible escribir los resultados en {}. {}'


def _write_error(folder, error):
    return errors.MeteringError(NOT_WRITTEN.format(folder, errors.describe(error)))


def create_stage(folder):
    """Creates the folder and an empty staging folder in it. Returns the path of the latter."""
    stage = os.path.join(folder, STAGE)
    try:
        shutil.rmtree(stage, ignore_errors=True)
        os.makedirs(stage)
    except EnvironmentError as error:
        raise _write_error(folder, error)
    return stage


def results_folder(output, geodatabase, now=None):
    """A new folder for one audit: the paid results of an earlier audit are never overwritten."""
    name = os.path.splitext(os.path.basename(os.path.normpath(geodatabase)))[0]
    start = os.path.join(
        output, '{}_{}'.format(name, time.strftime('%Y-%m-%d_%H%M%S', now or time.localtime())))
    folder, number = start, 1
    while os.path.exists(folder):
        number += 1
        folder = '{}_{}'.format(start, number)
    # Created and removed, to report a folder without write access before anything is reserved.
    create_stage(folder)
    discard(folder)
    return folder


def write(folder, work):
    """Calls ``work(stage)``, which writes the results into the staging folder."""
    stage = create_stage(folder)
    try:
        work(stage)
        for name in _files(stage):
            # Flushed before the run is marked as finishing; Windows flushes open writers only.
            with open(os.path.join(stage, name), 'ab') as written:
                os.fsync(written.fileno())
    except Exception as error:
        raise _write_error(folder, error)


def _files(stage):
    found = []
    for below, _, names in os.walk(stage):
        found.extend(os.path.relpath(os.path.join(below, name), stage) for name in names)
    return sorted(found)


def staged(folder):
    """The files ready to be published, as paths relative to the folder."""
    return _files(os.path.join(folder, STAGE))


def publish(folder, files):
    """Moves staged files to the folder: all or none of them, unless the process is killed.

    The next call moves those of an interrupted one.
    """
    stage = os.path.join(folder, STAGE)
    try:
        for name in files:
            # A workbook that is open in another program must not be older than the other formats.
            if os.path.exists(os.path.join(folder, name)):
                open(os.path.join(folder, name), 'r+b').close()
        for name in files:
            source, target = os.path.join(stage, name), os.path.join(folder, name)
            if not os.path.isdir(os.path.dirname(target)):
                os.makedirs(os.path.dirname(target))
            if os.path.exists(source) or not os.path.exists(target):
                private_file.replace(source, target)
    except EnvironmentError as error:
        raise _write_error(folder, error)
    discard(folder)


def discard(folder):
    """Removes the staging folder, and the folder itself when it is empty."""
    shutil.rmtree(os.path.join(folder, STAGE), ignore_errors=True)
    try:
        os.rmdir(folder)
    except EnvironmentError:
        # It contains results, or does not exist.
        pass
