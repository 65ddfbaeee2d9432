# -*- coding: utf-8 -*-
"""The possible values of numeric fields, by their names (``model/ranges.json``)."""
from __future__ import unicode_literals

import fnmatch
import os

from ..compat import FOLDER, read_json

RULES = read_json(os.path.join(FOLDER, 'model', 'ranges.json'))
# The names of the model's fields are few, and every class of a delivery asks for its own.
_rule_by_name = {}


def rule_of(field):
    """The first rule for a field (min, max, severity, meaning); None without one. Coded and
    calculated fields and identifiers have none: other checks cover them."""
    if field.domain or field.calculated or field.is_key:
        return None
    name = field.name.upper()
    if name not in _rule_by_name:
        _rule_by_name[name] = _find_rule(name)
    return _rule_by_name[name]


def _find_rule(name):
    for rule in RULES:
        if any(fnmatch.fnmatchcase(name, pattern) for pattern in rule['fields']):
            return rule
    return None


def text_of(rule):
    """«de 0 a 14 (pH)», «de 0 en adelante (conteo)»."""
    upper = 'en adelante' if rule['max'] is None else 'a {}'.format(rule['max'])
    return 'de {} {} ({})'.format(rule['min'], upper, rule['meaning'])
