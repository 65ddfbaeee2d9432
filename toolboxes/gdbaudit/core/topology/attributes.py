# -*- coding: utf-8 -*-
"""The features of a class with equal classifying attributes."""
from __future__ import unicode_literals

import numpy as np

# Coded fields for the location of a feature, not for its classification.
PLACE = ('DEPTO', 'MUNICIPIO', 'VEREDA', 'CAR')


def key_fields(cls):
    """The fields that classify a feature: the coded ones and NOMENCLAT."""
    return [field.name for field in cls.model.fields.values()
            if cls.info.field(field.name) is not None and not field.is_key and
            field.name.upper() not in PLACE and
            (field.domain or field.name.upper() == 'NOMENCLAT')]


def group_numbers(delivery, cls):
    """(names of the fields, a number per row): rows of one number have the same values in all of
    them; -1 for rows without any value and those that are like no other."""
    fields = key_fields(cls)
    if not fields:
        return [], np.zeros(0, np.int64)
    numbers, known = [], {}
    nothing = (None,) * len(fields)
    for values in zip(*delivery.columns(cls, fields)):
        numbers.append(-1 if values == nothing else known.setdefault(values, len(known)))
    found = np.array(numbers, np.int64)
    some = found >= 0
    counts = np.bincount(found[some], minlength=len(known) + 1)
    found[some] = np.where(counts[found[some]] > 1, found[some], -1)
    return fields, found
