# -*- coding: utf-8 -*-
"""The desktop application, behind the few functions that the toolboxes need of it.

No other module imports arcpy; tests put a stand-in in its place.
"""
from __future__ import unicode_literals

import os
from collections import namedtuple

from . import faults

NO_DESKTOP = (
    'Esta acción necesita la aplicación SIG de escritorio (arcpy), versión 10.6 o posterior.'
)

# kind is FC for a feature class and TB for a table; epsg is 0 where there is none.
Dataset = namedtuple('Dataset', 'name kind geometry reference epsg records')


def _arcpy():
    try:
        import arcpy
    except ImportError:
        raise faults.MeteringFault(NO_DESKTOP)
    return arcpy


def parameter(name, label, datatype, required=True, direction='Input'):
    """A parameter of a tool's form."""
    return _arcpy().Parameter(
        name=name, displayName=label, datatype=datatype, direction=direction,
        parameterType='Required' if required else 'Optional')


def _describe(path, name, kind):
    arcpy = _arcpy()
    described = arcpy.Describe(path)
    reference = getattr(described, 'spatialReference', None)
    return Dataset(
        name, kind,
        getattr(described, 'shapeType', '') or '',
        getattr(reference, 'name', '') or '',
        getattr(reference, 'factoryCode', 0) or 0,
        int(arcpy.GetCount_management(path).getOutput(0)))


def datasets(geodatabase):
    """Every feature class and table of a geodatabase, those in feature datasets included."""
    arcpy = _arcpy()
    if not arcpy.Exists(geodatabase):
        raise faults.MeteringFault('No existe la geodatabase: {}'.format(geodatabase))
    former = arcpy.env.workspace
    arcpy.env.workspace = geodatabase
    try:
        found = []
        for group in [''] + list(arcpy.ListDatasets('', 'Feature') or []):
            for name in arcpy.ListFeatureClasses('', '', group) or []:
                found.append(_describe(os.path.join(geodatabase, group, name), name, 'FC'))
        for name in arcpy.ListTables() or []:
            found.append(_describe(os.path.join(geodatabase, name), name, 'TB'))
        return found
    finally:
        arcpy.env.workspace = former


def count_records(geodatabase):
    """How many records the feature classes and the tables have, as the API takes them."""
    found = datasets(geodatabase)
    return {
        'fc_records90': sum(one.records for one in found if one.kind == 'FC'),
        'tb_records90': sum(one.records for one in found if one.kind == 'TB'),
    }
