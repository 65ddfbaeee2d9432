# -*- coding: utf-8 -*-
"""A folder of shapefiles under the model's names: the format cuts field names to 10 characters."""
from __future__ import unicode_literals

from ..core import schema

MOST_CHARACTERS = 10


class ModelNames(schema.Workspace):
    """Another workspace (of GDAL or arcpy) whose cut field names are replaced by the model's."""

    kind = 'shp'

    def __init__(self, workspace, model):
        self.path = workspace.path
        self._workspace = workspace
        self._model = model
        self._stored = {}
        self._classes = [self._renamed(info) for info in workspace.classes()]

    def _renamed(self, info):
        facts = self._model.find(info.name)
        stored = self._stored.setdefault(info.name, {})
        if facts is None:
            return info
        fields = []
        for field in info.fields:
            name = self._long_name(facts, info, field.name)
            stored[name] = field.name
            fields.append(schema.FieldInfo(
                name, field.type, field.length, field.nullable, field.domain))
        return schema.ClassInfo(
            info.name, info.kind, info.records, fields, info.dataset, info.geometry, info.wkt,
            info.has_z, info.has_m, info.xy_tolerance, info.xy_resolution)

    @staticmethod
    def _long_name(facts, info, name):
        if len(name) < MOST_CHARACTERS or facts.field(name):
            return name
        fitting = [one.name for one in facts.fields.values()
                   if one.name.upper().startswith(name.upper()) and not info.field(one.name)]
        return fitting[0] if len(fitting) == 1 else name

    def classes(self):
        return self._classes

    def damaged(self):
        return self._workspace.damaged()

    def metadata(self, name):
        return self._workspace.metadata(name)

    def read(self, name, fields, geometry=False, chunk=None):
        stored = self._stored.get(name, {})
        return self._workspace.read(
            name, [stored.get(one, one) for one in fields], geometry, chunk)

    def close(self):
        self._workspace.close()
