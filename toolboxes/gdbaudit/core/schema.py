# -*- coding: utf-8 -*-
"""The description of a geodatabase by an adapter, the same for all formats."""
from __future__ import unicode_literals

FEATURE_CLASS = 'featureClass'
TABLE = 'table'
POINT, MULTIPOINT, POLYLINE, POLYGON = 'Point', 'Multipoint', 'Polyline', 'Polygon'
MULTIPATCH = 'MultiPatch'
# Types of a field, as the model names them; other types have the name of the format.
NUMERIC_TYPES = ('Short', 'Long', 'Float', 'Double')
FIELD_TYPES = ('Text',) + NUMERIC_TYPES + ('Date', 'Blob')
# Fields that ArcGIS derives from the geometry; it cuts their names in shapefiles.
DERIVED = {'gdb': ('SHAPE_LENGTH', 'SHAPE_AREA'),
           'shp': ('SHAPE_LENGTH', 'SHAPE_AREA', 'SHAPE_LENG')}


class FieldInfo(object):
    """A field: ``type`` is one of FIELD_TYPES, ``length`` is of texts, ``domain`` is its name."""

    def __init__(self, name, type, length=None, nullable=True, domain=None):
        self.name = name
        self.type = type
        self.length = length
        self.nullable = nullable
        self.domain = domain


class ClassInfo(object):
    """A feature class or table as it was delivered.

    ``geometry`` is Point, Multipoint, Polyline, Polygon, MultiPatch or None; ``wkt`` is the
    coordinate system in ESRI's WKT 1 or None; ``xy_tolerance`` and ``xy_resolution`` are in its
    units or None where the format has none; ``records`` counts the rows. ``fields`` leaves out the
    OBJECTID, the geometry and the fields derived by the software (Shape_Length, Shape_Area).
    """

    def __init__(self, name, kind, records, fields, dataset=None, geometry=None, wkt=None,
                 has_z=False, has_m=False, xy_tolerance=None, xy_resolution=None):
        self.name = name
        self.kind = kind
        self.records = records
        self.fields = fields
        self.dataset = dataset
        self.geometry = geometry
        self.wkt = wkt
        self.has_z = has_z
        self.has_m = has_m
        self.xy_tolerance = xy_tolerance
        self.xy_resolution = xy_resolution
        self._by_name = dict((field.name.upper(), field) for field in fields)

    def field(self, name):
        """The field of that name, whatever its case; None when there is none."""
        return self._by_name.get(name.upper())


class DomainInfo(object):
    """A coded value domain: ``codes`` maps the code's text to its label."""

    def __init__(self, name, type, codes):
        self.name = name
        self.type = type
        self.codes = codes


class SubtypeInfo(object):
    """A subtype: ``domains`` maps fields, in upper case, to the domains that it assigns itself."""

    def __init__(self, name, domains):
        self.name = name
        self.domains = domains


class Subtypes(object):
    """The subtypes of a class, in the order of their codes, which ``field`` (its name) contains."""

    def __init__(self, field, items):
        self.field = field
        self.items = items


class RelationshipInfo(object):
    """A relationship class: ``cardinality`` is 1:1, 1:N or N:M."""

    def __init__(self, name, origin, destination, origin_key, destination_key, cardinality):
        self.name = name
        self.origin = origin
        self.destination = destination
        self.origin_key = origin_key
        self.destination_key = destination_key
        self.cardinality = cardinality


class Workspace(object):
    """The interface of adapters. All methods raise ``ReadError`` with a Spanish text.

    Values are normalized, so that every adapter returns the same ones: None, integers, floats, text,
    ``datetime.datetime`` without a zone, and bytes.
    """

    #: 'gdb' or 'shp': shapefiles have no domains, datasets, tolerances or long names.
    kind = 'gdb'
    path = ''

    def classes(self):
        """Every ``ClassInfo``, sorted by name; one that cannot be described is in ``damaged``."""
        raise NotImplementedError

    def damaged(self):
        """(name, reason) of each class that is listed but cannot be opened."""
        return []

    def datasets(self):
        """Names of the feature datasets, the empty ones included."""
        return []

    def domains(self):
        """``DomainInfo`` by name."""
        return {}

    def subtypes(self, name):
        """The ``Subtypes`` of a class; None when it has none."""
        return None

    def relationships(self):
        """Every ``RelationshipInfo``."""
        return []

    def metadata(self, name):
        """The metadata document (XML text) of a class; None when it has none. Raises
        ``NotApplicable`` when the program cannot read any."""
        return None

    def read(self, name, fields, geometry, chunk):
        """Yields (oids, columns, wkb) of at most ``chunk`` rows; ``Delivery`` orders them by OBJECTID.

        ``oids`` is an int64 array, ``columns`` one list per field asked for, ``wkb`` a list of
        bytes (2D, little endian) or None, itself None when ``geometry`` is false. The iterator
        raises at its end when rows are missing, so that callers exhaust it.
        """
        raise NotImplementedError

    def close(self):
        """Closes the geodatabase's files."""
