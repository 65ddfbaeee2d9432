# -*- coding: utf-8 -*-
"""A finding, its order and its fingerprint."""
from __future__ import unicode_literals

import hashlib

import numpy as np

from .texts import is_in_degrees
from ..compat import text_type, valid_text

ERROR, WARNING, INFORMATION = 'E', 'A', 'I'
SEVERITIES = (ERROR, WARNING, INFORMATION)
SEVERITY_NAMES = {ERROR: 'Error', WARNING: 'Advertencia', INFORMATION: 'Información'}
NOT_RUN = 'NO_EJECUTADO'
# The order of this tuple is that of the JSON and of the workbook's columns.
FIELDS = (
    'code', 'tool', 'severity', 'class', 'field', 'objectid', 'objectids', 'records', 'identifier',
    'value', 'expected', 'message', 'correction', 'x', 'y', 'wkb', 'basis', 'edition',
    'fingerprint', 'state', 'accepted_by', 'reason')


# A cell of a workbook has up to 32,767 characters.
MAX_CHARACTERS = 32000


class Finding(object):
    """One finding. ``records`` rows are affected: ``objectid`` is the first, ``objectids`` all as
    ranges («1-4, 9»). ``wkb`` is the place as hexadecimal WKB where it is more than a point.
    ``state``, ``accepted_by`` and ``reason`` come from the comparison with previous results.
    """

    def __init__(self, **values):
        for name in FIELDS:
            setattr(self, name, valid_text(values.pop(name, None)))
        if values:
            raise TypeError('unknown fields: {}'.format(', '.join(sorted(values))))

    def as_dict(self):
        return dict((name, getattr(self, name)) for name in FIELDS)


def sort_key(finding):
    """Orders findings by tool, code, class, field, row and place; None comes first."""
    def number(value):
        return float('-inf') if value is None else value

    return (finding.tool, finding.code, getattr(finding, 'class') or '', finding.field or '',
            number(finding.objectid), finding.value or '', number(finding.x), number(finding.y),
            finding.message)


def _identity(finding):
    """The stable part of a finding when rows are renumbered: the identifier, else the place, else
    the row."""
    if finding.identifier:
        where = finding.identifier
    elif finding.x is not None:
        # A metre.
        digits = 5 if is_in_degrees(finding.x, finding.y) else 0
        where = '{:.{}f} {:.{}f}'.format(finding.x, digits, finding.y, digits)
    else:
        where = finding.objectid
    parts = (finding.code, getattr(finding, 'class'), finding.field, where, finding.value)
    return '|'.join('' if part is None else text_type(part) for part in parts)


def add_fingerprints(findings):
    """Sets the fingerprint of each finding, unique among them. ``findings`` are sorted."""
    seen = {}
    for finding in findings:
        identity = _identity(finding)
        seen[identity] = seen.get(identity, 0) + 1
        text = '{}#{}'.format(identity, seen[identity])
        finding.fingerprint = hashlib.sha256(text.encode('utf-8')).hexdigest()[:16]


def ranges(numbers):
    """«1-4, 9» of an array of integers; of more than a cell of a workbook takes the first ones, and
    «…»."""
    numbers = np.sort(numbers)
    ends = np.flatnonzero(np.diff(numbers) != 1)
    first = numbers[np.concatenate(([0], ends + 1))]
    last = numbers[np.concatenate((ends, [-1]))]
    limit = MAX_CHARACTERS // len('1, ')
    text = ', '.join('{}'.format(a) if a == b else '{}-{}'.format(a, b)
                     for a, b in zip(first[:limit].tolist(), last[:limit].tolist()))
    return text if len(text) <= MAX_CHARACTERS else (
        text[:MAX_CHARACTERS].rpartition(', ')[0] + ', …')
