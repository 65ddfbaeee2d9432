# -*- coding: utf-8 -*-
"""The classes of a delivery that the spatial tools compare."""
from __future__ import unicode_literals

from . import edges
from .. import geometry, schema, srs

# The types of a class of points; R_INF_05 reports elements of several.
POINTS = (schema.POINT, schema.MULTIPOINT)
OTHER_SYSTEM = 'no comparte con «{}» un sistema de coordenadas en metros.'


def system(cls):
    """The coordinate system of a class; None for one without, or with one that is unknown."""
    return srs.parse(cls.info.wkt)


def is_in_metres(found):
    """Whether areas and lengths of a system are square metres and metres."""
    return found.is_projected and abs(found.unit - 1.0) < 1e-9


def comparable(a, b):
    """Whether two classes have one plane coordinate system in metres. R_INF_02 reports all others."""
    one, other = system(a), system(b)
    if one is None or other is None:
        return one is None and other is None and not a.info.wkt and not b.info.wkt
    return is_in_metres(one) and srs.same_parameters(one, other)


def compared(report, code, cls, classes):
    """Those of some classes that a check compares a class with; when there are only others, the check
    was not run for the class."""
    found = [one for one in classes if comparable(one, cls)]
    if classes and not found:
        report.not_run(code, OTHER_SYSTEM.format(classes[0].name), cls.name)
    return found


def delivered(delivery, name, geometries=(schema.POLYGON,)):
    """The delivered classes of a model class, with records and of a geometry type asked for."""
    return [one for one in delivery.variants(name)
            if one.is_spatial and one.info.records and one.info.geometry in geometries]


def delivered_any(delivery, name):
    """Like ``delivered``, whatever the geometry type."""
    return delivered(delivery, name, POINTS + (schema.POLYLINE, schema.POLYGON))


def variant(cls):
    """«_25K» or «_2024» of a class by scale or year; empty for others."""
    return cls.name[len(cls.model.name):].upper()


def same_variant(classes, cls):
    """Those of some classes that have the scale or year of a class in their names; all of them when
    none has."""
    return [one for one in classes if variant(one) == variant(cls)] or classes


def fields(cls, names):
    """Those of some field names that the class was delivered with."""
    return [name for name in names if cls.info.field(name)]


def chain(delivery, cls):
    """The chain of all polygons of a class, computed once per delivery."""
    key = ('chain', cls.name)
    if key not in delivery.derived:
        delivery.derived[key] = edges.union_chain(delivery.geometries(cls))
    return delivery.derived[key]


def joined_chain(delivery, classes):
    """The chain of the polygons of several classes."""
    made = chain(delivery, classes[0])
    for cls in classes[1:]:
        made = edges.cancel(edges.join(made, chain(delivery, cls)))
    return made


def feature_chain(geometries, features):
    """The chain of some polygons of a class."""
    return edges.cancel(edges.from_polygons(geometries.take(features)))



def transformed(geometries, source, target):
    """Geometries of a MAGNA-SIRGAS system in one in metres; None where they cannot be converted."""
    if source is None or target is None or not is_in_metres(target):
        return None
    if srs.datum_family(source) != 'MAGNA' or srs.datum_family(target) != 'MAGNA':
        return None
    if any(one.is_projected and one.method != srs.TRANSVERSE_MERCATOR for one in (source, target)):
        return None
    if srs.same_parameters(source, target):
        return geometries
    x, y = srs.from_geographic(target, *srs.to_geographic(source, geometries.x, geometries.y))
    return geometry.Geometries(x, y, geometries.path_start, geometries.feature_start,
                               geometries.part, geometries.hole, geometries.wkb_type)



def columns(delivery, cls, names):
    """The values of those fields that are there: name -> list."""
    there = fields(cls, names)
    return dict(zip(there, delivery.columns(cls, there)))
