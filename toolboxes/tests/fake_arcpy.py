# -*- coding: utf-8 -*-
"""A fake of the part of arcpy that the toolboxes use, with a small geodatabase."""
from __future__ import unicode_literals

import os


class _Env(object):
    workspace = None
    isCancelled = False


class _Filter(object):
    type = None
    list = ()


class Parameter(object):
    def __init__(self, **attributes):
        self.__dict__.update(attributes)
        self.filter = _Filter()
        self.valueAsText = None


class ExecuteError(Exception):
    pass


class _Result(object):
    def __init__(self, count):
        self._count = count

    def getOutput(self, _index):
        return '{}'.format(self._count)


env = _Env()
GEODATABASE = 'C:/datos/estudio.gdb'
CLASSES = {
    '': {'PuntoMuestreo': 7},
    'Hidrografía': {'Río': 12, 'Área': 0},
}
TABLES = {'Ficha': 3}
# The locked classes, and the calls of the progress bar.
locked = set()
bar = []


def Exists(path):
    return path == GEODATABASE


def ListDatasets(_wild, _kind):
    return [group for group in CLASSES if group]


def ListFeatureClasses(_wild, _kind, group):
    return sorted(CLASSES[group])


def ListTables():
    return sorted(TABLES)


def GetCount_management(path):
    group, name = os.path.split(path[len(GEODATABASE) + 1:])
    if name in locked:
        raise ExecuteError('ERROR 000464: Cannot get exclusive schema lock.')
    found = CLASSES.get(group, {})
    return _Result(found[name] if name in found else TABLES[name])


def SetProgressor(kind, title, first, last, step):
    bar[:] = [(kind, title, first, last, step)]


def SetProgressorLabel(text):
    bar.append(text)


def SetProgressorPosition(percent):
    bar.append(percent)


def ResetProgressor():
    bar.append(None)
