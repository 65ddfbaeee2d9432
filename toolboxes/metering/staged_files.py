# -*- coding: utf-8 -*-
"""Results that are whole on the disk before their run is charged.

They are written below ``.parcial`` in the folder for the results and renamed into place one by one,
so that a workbook of earlier results stays as it was when the disk is full or the process is killed.
"""
from __future__ import unicode_literals

import os
import shutil

from . import faults, private_file

STAGE = '.parcial'
NOT_WRITTEN = 'No fue posible escribir los resultados en {}. {}'


def _fault(folder, error):
    return faults.MeteringFault(NOT_WRITTEN.format(folder, faults.describe(error)))


def begin(folder):
    """Makes an empty stage below the folder, and the folder as well. Gives the stage's path."""
    stage = os.path.join(folder, STAGE)
    try:
        shutil.rmtree(stage, ignore_errors=True)
        os.makedirs(stage)
    except EnvironmentError as error:
        raise _fault(folder, error)
    return stage


def write(folder, work):
    """Calls ``work(stage)``, which writes the results into the stage."""
    stage = begin(folder)
    try:
        work(stage)
        for name in _files(stage):
            # Flushed before the run says that its results are there; Windows flushes open writers only.
            with open(os.path.join(stage, name), 'ab') as written:
                os.fsync(written.fileno())
    except Exception as error:
        raise _fault(folder, error)


def _files(stage):
    found = []
    for below, _, names in os.walk(stage):
        found.extend(os.path.relpath(os.path.join(below, name), stage) for name in names)
    return sorted(found)


def staged(folder):
    """The files that are ready to be published, by their names below the folder."""
    return _files(os.path.join(folder, STAGE))


def publish(folder, files):
    """Moves staged files into place: all or none of them, unless the process is killed.

    Those of an interrupted call are moved by the next one.
    """
    stage = os.path.join(folder, STAGE)
    try:
        for name in files:
            # A workbook that is open in another program must not stay behind the other formats.
            if os.path.exists(os.path.join(folder, name)):
                open(os.path.join(folder, name), 'r+b').close()
        for name in files:
            source, target = os.path.join(stage, name), os.path.join(folder, name)
            if not os.path.isdir(os.path.dirname(target)):
                os.makedirs(os.path.dirname(target))
            if os.path.exists(source) or not os.path.exists(target):
                private_file.replace(source, target)
    except EnvironmentError as error:
        raise _fault(folder, error)
    discard(folder)


def discard(folder):
    """Removes the stage, and the folder where no results are in it."""
    shutil.rmtree(os.path.join(folder, STAGE), ignore_errors=True)
    try:
        os.rmdir(folder)
    except EnvironmentError:
        # It holds results, or is gone.
        pass
