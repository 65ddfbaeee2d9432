# -*- coding: utf-8 -*-
"""The builders of seeded defects: each writes a delivery with one defect (A2).

``defects_r_inf_NN.DEFECTS`` maps the code of each check to its builder. A builder takes the path
of the geodatabase and returns the finding expected of it, as a dictionary: ``code``, ``class``,
``objectid`` and, where the check reports one, ``value``. ``settings`` are those of the audit, and
``gdb_only`` marks a defect that shapefiles cannot have.
"""
from __future__ import unicode_literals

import glob
import importlib
import os

from .clean_delivery import clean_delivery
from .geodatabases import create


def load_builders():
    """code -> builder of every ``defects_r_inf_NN`` module."""
    found = {}
    for path in sorted(glob.glob(os.path.join(os.path.dirname(__file__), 'defects_r_inf_*.py'))):
        name = os.path.splitext(os.path.basename(path))[0]
        found.update(importlib.import_module('gdbaudit.tests.' + name).DEFECTS)
    return found


def write(path, content, code, class_name, objectid=1, **more):
    """Writes the geodatabase. Returns the expected finding."""
    create(path, content)
    return dict({'code': code, 'class': class_name, 'objectid': objectid}, **more)


def with_values(code, class_name, row, reported, **values):
    """A builder of the clean delivery with other values in one row (from 0). ``reported`` is the
    value of the finding."""
    def build(path):
        content = clean_delivery()
        content[class_name][row].values.update(values)
        return write(path, content, code, class_name, row + 1, value=reported)
    return build
