# -*- coding: utf-8 -*-
"""A fake of the part of arcpy that the toolboxes use, with a small geodatabase."""
from __future__ import unicode_literals

import os


class _Env(object):
    workspace = None
    extent = None
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
# A folder of shapefiles: its texts are tables, and its drawing is a dataset.
FOLDER = 'C:/datos/shapes'
FOLDER_CLASSES = {'': {'Río.shp': 5}, 'plano.dwg': {'Polyline': 90}}
FOLDER_TABLES = {'Ficha.dbf': 2, 'LEAME.txt': 40}
# The locked classes, and the calls of the progress bar.
locked = set()
bar = []


class _Description(object):
    def __init__(self, kind):
        self.workspaceType = kind


def Exists(path):
    return path in (GEODATABASE, FOLDER)


def Describe(path):
    return _Description('FileSystem' if path == FOLDER else 'LocalDatabase')


def _classes(path):
    return FOLDER_CLASSES if path.startswith(FOLDER) else CLASSES


def _tables(path):
    return FOLDER_TABLES if path.startswith(FOLDER) else TABLES


def ListDatasets(_wild, _kind):
    return [group for group in _classes(env.workspace) if group]


def ListFeatureClasses(_wild, _kind, group):
    return sorted(_classes(env.workspace)[group])


def ListTables():
    return sorted(_tables(env.workspace))


def GetCount_management(path):
    root = FOLDER if path.startswith(FOLDER) else GEODATABASE
    group, name = os.path.split(path[len(root) + 1:])
    if name in locked:
        raise ExecuteError('ERROR 000464: Cannot get exclusive schema lock.')
    found = _classes(path).get(group, {})
    count = found[name] if name in found else _tables(path)[name]
    # With an extent only the rows within it are counted.
    return _Result(count if env.extent is None else 0)


def SetProgressor(kind, title, first, last, step):
    bar[:] = [(kind, title, first, last, step)]


def SetProgressorLabel(text):
    bar.append(text)


def SetProgressorPosition(percent):
    bar.append(percent)


def ResetProgressor():
    bar.append(None)
