# -*- coding: utf-8 -*-
"""Finds the audit functions: one module per tool, ``r_inf_01.py`` to ``r_inf_15.py``.

A module has ``run(context)``. It writes its findings below ``context.output``, names its stages
with ``context.stage(text)``, raises whatever goes wrong, and may give the final counts
(``fc_records90``, ``tb_records90``) where it looked at less than was counted before.
"""
from __future__ import unicode_literals

import os
import re

from metering import faults

FOLDER = os.path.join(os.path.dirname(os.path.abspath(__file__)), 'herramientas')
CODE = re.compile(r'^R_INF_(0[1-9]|1[0-5])$')
MODULE = re.compile(r'^(r_inf_(?:0[1-9]|1[0-5]))\.py$')
NO_SUCH = 'El código de la herramienta debe estar entre R_INF_01 y R_INF_15.'
NOT_INSTALLED = (
    'La herramienta {} no está instalada en este equipo. No se reservaron créditos. '
    'Copie su archivo {} en {}.'
)


class Context(object):
    """What a tool's function is given."""

    def __init__(self, job, stage, say):
        self.geodatabase = job.get('geodatabase')
        self.output = job['output']
        self.stage = stage
        self.say = say


def installed(folder=None):
    """Codes of the tools whose modules are there, in order."""
    names = [MODULE.match(name) for name in os.listdir(folder or FOLDER)]
    return sorted(found.group(1).upper() for found in names if found)


def load(code, folder=None):
    """The ``run`` function of a tool."""
    if not CODE.match(code.upper()):
        raise faults.MeteringFault(NO_SUCH)
    name = code.lower() + '.py'
    path = os.path.join(folder or FOLDER, name)
    if not os.path.isfile(path):
        raise faults.MeteringFault(NOT_INSTALLED.format(code.upper(), name, folder or FOLDER))
    # Run as a file and not imported: the desktop application keeps imported modules until it is
    # closed, and a tool that was replaced would go on running as it was.
    with open(path, 'rb') as source:
        module = {'__name__': str(code.lower()), '__file__': path}
        exec(compile(source.read(), path, 'exec', 0, True), module)
    return module['run']
