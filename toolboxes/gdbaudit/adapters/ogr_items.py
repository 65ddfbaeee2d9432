# -*- coding: utf-8 -*-
"""The items of a file geodatabase: what its catalogue says of its classes and tables."""
from __future__ import unicode_literals

import re
import xml.etree.ElementTree as ElementTree

from . import subtypes
from ..compat import to_text, valid_text
from ..errors import NOT_OPENED

# A domain is an item too, and may have the name of a class.
_CLASSES = re.compile('DEFeatureClassInfo|DETableInfo')
MULTIPATCH = 'esriGeometryMultiPatch'
_WITH_TABLES = re.compile('DERasterDataset|DEMosaicDataset|DERelationshipClassInfo')
# ArcGIS stores topologies, rasters, networks and mosaics in tables that are no items, and does not
# list them. GDAL lists every table (https://github.com/OSGeo/gdal/pull/4650).
_INTERNAL = re.compile(
    r'^(?:T_\d+_(?:DirtyAreas|(?:Point|Line|Poly)Errors)|fras_(?:aux|blk|bnd|ras)_.+|ND?_\d+_.+|'
    r'AMD_.+)$', re.IGNORECASE)


def _text(value):
    return None if value is None else valid_text(to_text(value))


class Items(object):
    """The items of an open source; none for other formats. ``documents`` has definition and
    documentation (XML) by the name of the class or table."""

    def __init__(self, source=None):
        self.documents = {}
        self._with_tables = set()
        layer = None if source is None else source.ExecuteSQL(
            'SELECT Name, Definition, Documentation FROM GDB_Items')
        if layer is not None:
            for feature in layer:
                self._add(*[_text(feature.GetField(number)) for number in range(3)])
            source.ReleaseResultSet(layer)

    def _add(self, name, definition, documentation):
        if name and _CLASSES.search(definition or ''):
            self.documents[name] = definition, documentation
        elif _WITH_TABLES.search(definition or ''):
            self._with_tables.add(name)

    def is_internal(self, name):
        """Whether ArcGIS stores a part of something else in the table of that name."""
        return name not in self.documents and bool(
            name in self._with_tables or _INTERNAL.match(name))

    def without_table(self, names):
        """(name, reason) of the classes and tables that are not among some names: GDAL leaves out
        those without their files."""
        return [(name, NOT_OPENED) for name in self.documents if name not in names]

    def documentation(self, name):
        """The metadata document of a class (XML text); None when it has none."""
        return self.documents.get(name, (None, None))[1] or None

    def subtypes(self, name):
        """The ``Subtypes`` of a class, which GDAL does not read; None when it has none."""
        return subtypes.from_definition(self.documents.get(name, (None, None))[0])

    def is_multipatch(self, name):
        """Whether a class is of surfaces in space, which GDAL may describe by its features alone."""
        return MULTIPATCH in (self.documents.get(name, (None, None))[0] or '')

    def precision(self, name):
        """XY tolerance and resolution of a class; None for each that its definition lacks."""
        definition = self.documents.get(name, (None, None))[0]
        if not definition:
            return None, None
        try:
            root = ElementTree.fromstring(definition.encode('utf-8'))
            tolerance, scale = [
                float(text) if text else None
                for text in (root.findtext('.//SpatialReference/XYTolerance'),
                             root.findtext('.//SpatialReference/XYScale'))]
        except (ElementTree.ParseError, ValueError):
            return None, None
        return tolerance, 1 / scale if scale else None
