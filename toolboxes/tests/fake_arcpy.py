# -*- coding: utf-8 -*-
"""The part of arcpy that the toolboxes use, over a small geodatabase of made-up classes."""
from __future__ import unicode_literals

import os


class _Env(object):
    workspace = None


class _Filter(object):
    type = None
    list = ()


class Parameter(object):
    def __init__(self, **given):
        self.__dict__.update(given)
        self.filter = _Filter()
        self.valueAsText = None


class _Reference(object):
    def __init__(self, name, code):
        self.name = name
        self.factoryCode = code


class _Described(object):
    def __init__(self, shape, reference):
        self.shapeType = shape
        if reference:
            self.spatialReference = _Reference(*reference)


class _Result(object):
    def __init__(self, count):
        self._count = count

    def getOutput(self, _index):
        return '{}'.format(self._count)


env = _Env()
GEODATABASE = 'C:/datos/estudio.gdb'
ORIGIN = ('MAGNA-SIRGAS_Origen-Nacional', 9377)
CLASSES = {
    '': {'PuntoMuestreo': ('Point', ORIGIN, 7)},
    'Hidrografía': {'Río': ('Polyline', ('Unknown', 0), 12), 'Área': ('Polygon', ORIGIN, 0)},
}
TABLES = {'=Ficha': 3}


def Exists(path):
    return path == GEODATABASE


def ListDatasets(_wild, _kind):
    return [group for group in CLASSES if group]


def ListFeatureClasses(_wild, _kind, group):
    return sorted(CLASSES[group])


def ListTables():
    return sorted(TABLES)


def _find(path):
    group, name = os.path.split(path[len(GEODATABASE) + 1:])
    return CLASSES.get(group, {}).get(name) or ('', None, TABLES[name])


def Describe(path):
    shape, reference, _ = _find(path)
    return _Described(shape, reference)


def GetCount_management(path):
    return _Result(_find(path)[2])
