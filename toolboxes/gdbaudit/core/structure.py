# -*- coding: utf-8 -*-
"""Compares delivered fields and domains with the model, as far as the format can store them."""
from __future__ import unicode_literals

import re

from . import schema, texts
from ..compat import text_type

# Longest text field of a shapefile (dBase).
DBF_NAME, DBF_TEXT = 10, 254
_PUNCTUATION = re.compile(r'[^A-Z0-9]+')
# Fields that ArcGIS adds to shapefiles; the format cuts names.
_SHAPEFILE_OWN = re.compile(r'^(?:OBJECTID(?:_\d+)?|FID_?|OID_?|SHAPE_LE(?:NG|N|_\d+)?|'
                            r'SHAPE_AR(?:EA|E|_\d+)?)$')


def _plain(name):
    # The dictionary writes «TIEMPO _F» for the template's TIEMPO__F.
    return name.upper().replace(' ', '_')


class FieldMatch(object):
    """``pairs`` of (model field, delivered field), ``missing`` model fields, ``extra`` delivered
    ones. Names longer than a shapefile allows are found by their first letters."""

    def __init__(self, cls, kind):
        left = dict((_plain(one.name), one) for one in cls.info.fields)
        self.pairs, self.missing = [], []
        later = []
        for field in cls.model.fields.values():
            found = left.pop(_plain(field.name), None)
            if found:
                self.pairs.append((field, found))
            elif kind == 'shp' and len(field.name) > DBF_NAME:
                later.append(field)
            elif not (kind == 'shp' and field.type == 'Blob'):
                self.missing.append(field)
        for field in later:
            self._match_cut(field, left)
        self.extra = [one for one in cls.info.fields if left.get(_plain(one.name)) is one and not (
            kind == 'shp' and _SHAPEFILE_OWN.match(one.name.upper()))]

    def _match_cut(self, field, left):
        names = [name for name in sorted(left) if name == field.name.upper()[:DBF_NAME]] or [
            name for name in sorted(left) if re.match(
                re.escape(field.name.upper()[:8]) + r'_\d$', name)]
        if names:
            self.pairs.append((field, left.pop(names[0])))
        else:
            self.missing.append(field)


def _group(kind):
    return 'number' if kind in schema.NUMERIC_TYPES else kind


def same_type(field, delivered, kind):
    """True when a delivered field has the type and length of the model's, or those of the
    authority's own files. ``kind`` is that of the workspace."""
    if kind != 'shp':
        if delivered.type not in field.accepted_types:
            return False
    elif _group(delivered.type) not in [_group(one) for one in field.accepted_types]:
        return False
    if delivered.type != 'Text' or field.type != 'Text' or not delivered.length:
        return True
    wanted = min(field.length, DBF_TEXT) if kind == 'shp' else field.length
    return delivered.length == wanted


def type_text(kind, length):
    """«Text(20)», «Double»."""
    return '{}({})'.format(kind, length) if kind == 'Text' and length else text_type(kind)


def code_key(code, kind):
    """A code for comparisons: a number where the domain is numeric."""
    text = text_type(code).strip()
    if kind == 'Text':
        return text
    try:
        return float(text.replace(',', '.'))
    except ValueError:
        return text


def label_key(label):
    """A label without accents, case, blanks and punctuation."""
    return _PUNCTUATION.sub('', texts.fold(label or ''))


class DomainDifference(object):
    """Codes that a delivered domain lacks (``missing``), has besides (``added``) or labels
    otherwise (``changed``: code, its label, that of the model), each sorted."""

    def __init__(self, facts, delivered, known_additions):
        kind = facts['type']
        wanted = dict((code_key(code, kind), (code, label))
                      for code, label in facts['codes'].items())
        found = dict((code_key(code, kind), (code, label))
                     for code, label in delivered.codes.items())
        allowed = set(code_key(code, kind) for code in known_additions)
        self.missing = _sorted(one for key, one in wanted.items() if key not in found)
        self.added = _sorted(one for key, one in found.items()
                             if key not in wanted and key not in allowed)
        self.changed = sorted(
            ((found[key][0], found[key][1] or '', label) for key, (_, label) in wanted.items()
             if key in found and not _same_label(found[key][1], label)), key=_order)


def _same_label(one, other):
    """Equal labels, of which there are thousands, need no key."""
    return one == other or label_key(one) == label_key(other)


def _order(one):
    try:
        return (0, float(one[0]), one[0])
    except ValueError:
        return (1, 0.0, one[0])


def _sorted(pairs):
    return sorted(((text_type(code), label or '') for code, label in pairs), key=_order)
