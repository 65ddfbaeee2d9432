# -*- coding: utf-8 -*-
"""The authority's model as data: classes, fields, domains, relations, conditions."""
from __future__ import unicode_literals

import collections
import os
import re

from ..compat import FOLDER, read_json

DEFAULT_PATH = os.path.join(FOLDER, 'model', 'mag.json')
# A class may have variants by scale (Rio_25k) or by year (Rio_2024).
_VARIANT = re.compile(r'^(.+?)_(\d{1,4}k|(?:19|20)\d\d)$', re.IGNORECASE)


class ModelField(object):
    """A field of the model. ``obligation`` is obligatorio, condicional or opcional; ``calculated``
    is area_ha, length_m, x, y, centroid_x, centroid_y, start_x, start_y, end_x, end_y or None."""

    def __init__(self, facts):
        self.name = facts['name']
        self.type = facts['type']
        self.length = facts.get('length')
        self.obligation = facts['obligation']
        self.domain = facts.get('domain')
        self.calculated = facts.get('calculated')
        self.is_key = bool(facts.get('key'))
        self.not_null = bool(facts.get('notNullInTemplate'))
        # The authority's template and dictionary differ in some fields: both are accepted.
        self.accepted_types = (self.type,) + tuple(
            facts[key] for key in ('typeInDictionary',) if key in facts)


class ModelClass(object):
    """A class or table of the model. ``component`` is the two digits of its dataset's name."""

    def __init__(self, facts):
        self.name = facts['name']
        self.kind = facts['kind']
        self.code = facts['code']
        self.dataset = facts.get('dataset')
        self.medio = facts.get('medio')
        self.geometry = facts.get('geometry')
        self.theme = facts['theme']
        self.follow_up_only = bool(facts.get('followUpOnly'))
        self.component = self.dataset.split('_')[1] if self.dataset else None
        self.fields = collections.OrderedDict(
            (field['name'].upper(), ModelField(field)) for field in facts['fields'])

    def field(self, name):
        """The field of that name, whatever its case; None when there is none."""
        return self.fields.get(name.upper())

    @property
    def key(self):
        """The field that identifies a record; None when the model marks none."""
        for field in self.fields.values():
            if field.is_key:
                return field
        return None


class Model(object):
    """The model of one edition. ``facts`` is the whole document, for parts without a class here."""

    def __init__(self, facts):
        self.facts = facts
        self.edition = facts['edition']
        self.classes = collections.OrderedDict(
            (one['name'].upper(), ModelClass(one)) for one in facts['classes'])
        self.domains = dict((one['name'].upper(), one) for one in facts['domains'])
        self.relations = facts['relations']
        self.conditions = facts['conditions']
        # See ``own_keys`` in core/attributes.py.
        self.own_keys = None

    def find(self, name):
        """The model class of a delivered one, its variants by scale or year included; or None."""
        found = self.classes.get(name.upper())
        variant = None if found else _VARIANT.match(name)
        return found or (self.classes.get(variant.group(1).upper()) if variant else None)

    def domain(self, name):
        """A domain's facts (name, type, codes) by its name, whatever its case; or None."""
        return self.domains.get(name.upper()) if name else None


_built_in = None


def load(path=None):
    """Reads a compiled model; the built-in one once per process, as nothing changes a model.
    Raises IOError, ValueError or KeyError for another document."""
    global _built_in
    if path:
        return Model(read_json(path))
    if _built_in is None:
        _built_in = Model(read_json(DEFAULT_PATH))
    return _built_in
