# -*- coding: utf-8 -*-
"""The polygons of municipalities, departments, rural districts and environmental authorities: of
the official layers that the user gives, else of the classes of the delivery."""
from __future__ import unicode_literals

import functools

from . import schema, texts
from .delivery import Delivery
from .spatial import layers, within
from ..errors import AuditError, NotApplicable

WIDTHS = {'MUNICIPIO': 5, 'DEPTO': 2}
DOMAINS = {'MUNICIPIO': 'Dom_Municipio', 'DEPTO': 'Dom_Departamento', 'CAR': 'Dom_CAR'}
# Classes of the delivery with the polygons of a value: class, its fields, digits of the code.
DELIVERED = {'MUNICIPIO': [('Municipio', ('MUNICIPIO',), 5)],
             'DEPTO': [('Departamento', ('DEPTO',), 2), ('Municipio', ('MUNICIPIO',), 2)],
             'VEREDA': [('UnidadTerritorial', ('VEREDA', 'NOM_U_TERR'), None)]}
OTHER_SYSTEM = (
    'el sistema de coordenadas de la capa de referencia «{}» no se puede convertir al de «{}».')
WITHOUT_FIELDS = (
    'la referencia «{}» no tiene una capa de polígonos con alguno de los campos {} '
    '(ajuste «campos_referencia»).')
# Layers of smaller units have the codes of the larger ones, but not their outlines.
SMALLER = {'DEPTO': ('MUNICIPIO', 'VEREDA'), 'MUNICIPIO': ('VEREDA',)}
SMALL_WORDS = ('DE', 'DEL', 'LA', 'LAS', 'LOS', 'EL', 'Y')


class Source(object):
    """Polygons with a code each (None for an unknown one). ``names`` maps the folded names that
    count to the written ones, per polygon, for fields without codes; ``official`` is True for
    a layer given by the user."""

    def __init__(self, name, geometries, codes, names, official):
        self.name = name
        self.geometries = geometries
        self.codes = codes
        self.names = names
        self.official = official


def code_of(model, field, value, width=None):
    """The code of a value as its domain writes it; None when the domain does not have it."""
    text = texts.code_text(value) if value is not None else ''
    if not text:
        return None
    if field in WIDTHS:
        text = text.zfill(WIDTHS[field]) if width is None else text.zfill(5)[:width]
    codes = model.domain(DOMAINS[field])['codes']
    if text in codes or field != 'CAR':
        return text if text in codes else None
    folded = [code for code in sorted(codes) if texts.fold(codes[code]) == texts.fold(text)]
    return folded[0] if len(folded) == 1 else None


def codes_of(model, field, values, width=None):
    """The ``code_of`` each of some values, of which many are equal."""
    known = dict((value, code_of(model, field, value, width)) for value in set(values))
    return [known[value] for value in values]


def place_name(model, field, code):
    """«Soacha (25754)» of a code."""
    label = model.domain(DOMAINS[field])['codes'].get(code)
    if label is None:
        return code
    if field == 'MUNICIPIO':
        label = ' '.join(_spelled(*one) for one in enumerate(label.split()))
    return '{} ({})'.format(label, code)


def _spelled(number, word):
    """A word of a label in capitals as a text has it. Its department, in brackets, has none, and an
    abbreviation (D.C.) keeps them."""
    if not word.isupper() or '.' in word:
        return word
    return word.lower() if number and word in SMALL_WORDS else word.capitalize()


def fold_name(value):
    """A name for comparisons: without case, accents and a leading «vereda»."""
    folded = texts.fold(value)
    return folded[7:] if folded.startswith('VEREDA ') else folded


def _opened(delivery):
    """The workspace that the user gave as reference; None without one."""
    path = delivery.settings.general['referencia']
    if path and 'reference' not in delivery.derived:
        from .. import adapters  # the only place of the core that opens a second workspace
        try:
            made = Delivery(adapters.open_workspace(path), delivery.model, delivery.settings)
            delivery.derived['reference'] = made, None
        except AuditError as error:
            delivery.derived['reference'] = None, error.text
    return delivery.derived['reference'][0] if path else None


def problem(delivery):
    """Why the reference that the user gave cannot be used; None when it can, or without one."""
    opened = _opened(delivery)
    if opened is None:
        return delivery.derived.get('reference', (None, None))[1]
    aliases = delivery.settings.tool('R_INF_11')['campos_referencia']
    names = sorted(set(name for field in aliases for name in aliases[field]))
    if any(one.info.geometry == schema.POLYGON and layers.fields(one, names)
           for one in opened.classes):
        return None
    return WITHOUT_FIELDS.format(opened.workspace.path, ', '.join(names))


def _official(delivery, field, cls):
    reference = _opened(delivery)
    if reference is None:
        return None
    aliases = delivery.settings.tool('R_INF_11')['campos_referencia']
    smaller = [alias for one in SMALLER.get(field, ()) for alias in aliases.get(one, ())]
    polygons = [one for one in reference.classes if one.info.geometry == schema.POLYGON and
                not layers.fields(one, smaller)]
    for alias in aliases.get(field, ()):
        found = [one for one in polygons if one.info.field(alias)]
        if found:
            return _joined(delivery.model, field, True, [
                (one.name, reference.columns(one, [alias]), _converter(reference, one, cls))
                for one in found])
    return None


def _converter(reference, one, cls):
    """A function that gives the geometries of a layer of the reference in the system of a class."""
    def convert():
        geometries = layers.transformed(
            reference.geometries(one), layers.system(one), layers.system(cls))
        if geometries is None:
            raise NotApplicable(OTHER_SYSTEM.format(one.name, cls.name))
        return geometries
    return convert


def _joined(model, field, is_official, parts, width=None):
    """The ``Source`` of several classes: (name, columns, function that gives the geometries) each.
    A code has the polygons of the first class that has it: those of others may be of another
    scale."""
    used, shapes, codes, names = [], [], [], []
    for name, columns, read in parts:
        rows = list(range(len(columns[0])))
        if field in DOMAINS:
            own = codes_of(model, field, columns[0], width)
            known = set(codes)
            rows = [row for row in rows if own[row] is not None and own[row] not in known]
            codes += [own[row] for row in rows]
        else:
            names += [dict((fold_name(texts.value_text(value)), texts.value_text(value).strip())
                           for value in row if value) for row in zip(*columns)]
        if rows:
            used.append(name)
            shapes.append(read().take(rows))
    if not used:
        used, shapes = [parts[0][0]], [parts[0][2]().take([])]
    return Source('», «'.join(used), within.joined(shapes), codes if field in DOMAINS else None,
                  None if field in DOMAINS else names, is_official)


def _delivered(delivery, field, cls):
    for name, wanted, width in DELIVERED.get(field, ()):
        found = layers.same_variant(
            [one for one in layers.delivered(delivery, name)
             if layers.fields(one, wanted) and layers.comparable(one, cls)], cls)
        if found:
            digits = width if field == 'DEPTO' and name == 'Municipio' else None
            return _joined(delivery.model, field, False, [
                (one.name, delivery.columns(one, layers.fields(one, wanted)),
                 functools.partial(delivery.geometries, one)) for one in found], digits)
    return None


def official(delivery, field, cls):
    """The ``Source`` of a field from the user's layers, in the system of a class; or None."""
    return _cached(delivery, ('official', field, cls.info.wkt), _official, field, cls)


def source(delivery, field, cls):
    """The ``Source`` of a field for a class: official where given, else delivered; or None."""
    return official(delivery, field, cls) or _cached(
        delivery, ('delivered', field, cls.info.wkt, layers.variant(cls)), _delivered, field, cls)


def _cached(delivery, key, work, field, cls):
    if key not in delivery.derived:
        delivery.derived[key] = work(delivery, field, cls)
    return delivery.derived[key]
