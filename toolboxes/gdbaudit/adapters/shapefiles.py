# -*- coding: utf-8 -*-
"""A folder of shapefiles as the geodatabase that it was made of: the format cuts field names to 10
characters and stores no empty numbers."""
from __future__ import unicode_literals

from ..core import attributes, schema

MAX_CHARACTERS = 10
# ArcGIS writes an empty number as 0, or as the lowest one; below this one a shapefile has no data.
MIN_NUMBER = -1e38


class ModelNames(schema.Workspace):
    """Another workspace (of GDAL or arcpy) whose cut field names are replaced by the model's, and
    empty numbers by None."""

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
        if len(name) < MAX_CHARACTERS or facts.field(name):
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

    def read(self, name, fields, geometry, chunk):
        stored = self._stored.get(name, {})
        zero = [self._is_empty_zero(name, one) for one in fields]
        for oids, columns, wkb in self._workspace.read(
                name, [stored.get(one, one) for one in fields], geometry, chunk):
            yield oids, [_with_empty(*one) for one in zip(columns, zero)], wkb

    def _is_empty_zero(self, name, field):
        """Whether a 0 of a field is an empty value: of one that may be empty, with a number's codes
        without a 0. Elsewhere a 0 may have been meant."""
        facts = self._model.find(name)
        facts = facts and facts.field(field)
        domain = facts and self._model.domain(facts.domain)
        return bool(domain) and facts.type in schema.NUMERIC_TYPES and facts.obligation != 'obligatorio' and (
            all(attributes.number_of(code) for code in domain['codes']))

    def close(self):
        self._workspace.close()


def _with_empty(values, is_empty_zero):
    """A column with None for empty numbers."""
    return [None if isinstance(one, float) and one < MIN_NUMBER or is_empty_zero and one == 0 else one
            for one in values]
