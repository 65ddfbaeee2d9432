# -*- coding: utf-8 -*-
"""Compares written areas and lengths with the geometry, and finds the cause of differences."""
from __future__ import unicode_literals

import collections

import numpy as np

from . import measures, srs as systems, texts
from .attributes import capped, number_of
from ..compat import text_type

# The ellipsoid and other origins are tried for the first suspects, up to this many vertices.
MAX_VERTICES = 1000000
ROUNDED = 'el valor está redondeado a {} decimales'
SAME_AS = 'el valor coincide con {}'

#: A kind of calculated field: its codes (``found`` when the cause is known), square metres
#: or metres a unit, and what the same number means when another unit was used.
Kind = collections.namedtuple('Kind', 'calculated code found size noun other_units')
AREA = Kind('area_ha', '06.01', '06.02', 10000.0, 'el área',
            ((' en m²', 1.0), (' en km²', 1e6)))
LENGTH = Kind('length_m', '06.03', '06.03', 1.0, 'la longitud', ((' en km', 1000.0),))


def measure(kind, shapes):
    return shapes.areas() if kind is AREA else shapes.lengths()


def fields(cls, calculated):
    """The delivered fields with a calculated value; no Blobs."""
    return [field for field in cls.model.fields.values()
            if field.calculated == calculated and field.type != 'Blob' and
            cls.info.field(field.name) is not None]


def numbers(values):
    """Values of a column as floats; NaN for other types."""
    first = next((one for one in values if one is not None), None)
    if not isinstance(first, text_type):  # numpy reads «nan», «inf» and «1_000» as numbers
        try:
            return np.array(values, float)
        except (ValueError, TypeError):  # dates among them
            pass
    return np.array([np.nan if one is None else one for one in map(number_of, values)], float)


def precision(cls, field, values):
    """The distance between two numbers that the field can store: single precision has 24 bits."""
    if cls.info.field(field.name).type != 'Float':
        return np.zeros(len(values))
    return np.spacing(np.abs(np.nan_to_num(values)).astype(np.float32)).astype(float)


def projected(cls):
    """(whether lengths can be measured, the system or None). Degrees cannot: 02.02 reports them."""
    srs = systems.parse(cls.info.wkt)
    return srs is None or srs.is_projected, srs


def _decimals(value):
    text = repr(float(value))
    return 16 if 'e' in text else 0 if text.endswith('.0') else len(text.split('.')[1])


class Comparison(object):
    """One calculated field of one class against its geometries."""

    def __init__(self, delivery, cls, kind, field, srs, tolerances):
        shapes = delivery.geometries(cls)
        unit = 1.0 if srs is None else srs.unit
        self.cls = cls
        self.kind = kind
        self.field = field
        self._shapes = shapes
        self._srs = srs
        self.values = numbers(delivery.column(cls, field.name))
        self.measured = measure(kind, shapes) * unit ** (2 if kind is AREA else 1) / kind.size
        limit = np.maximum(tolerances[0], tolerances[1] * self.measured)
        limit = limit + precision(cls, field, self.values)
        with np.errstate(invalid='ignore'):
            wrong = np.abs(self.values - self.measured) > limit
        # R_INF_04 reports features without geometry, and 08.07 values that are not finite.
        self.suspects = np.flatnonzero(wrong & ~shapes.empty & np.isfinite(self.values))

    def causes(self):
        """The cause of each suspect, as text; None where none is found."""
        found = [None] * len(self.suspects)
        candidates = list(self._candidates())
        for at, row in enumerate(self.suspects):
            value, measured = self.values[row], self.measured[row]
            places = _decimals(value)
            # Half of the last digit that was written, with a limit so that not every value fits.
            fit = min(max(0.5001 * 10.0 ** -places, 3e-6 * abs(value)), 1e-4 * abs(value))
            if 2 <= places < 8 and abs(value - measured) <= 0.5001 * 10.0 ** -places:
                found[at] = ROUNDED.format(places)
                continue
            near = [(abs(value - others[at]), label) for label, others in candidates]
            near = [one for one in near if one[0] <= fit]  # NaN fits nothing
            if near:
                # Causes that the written digits do not distinguish are named together.
                limit = max(min(near)[0], 0.5001 * 10.0 ** -places, 1e-7 * abs(value))
                found[at] = SAME_AS.format(' o con '.join(
                    label for distance, label in near if distance <= limit))
        return found

    def _candidates(self):
        """(what it is, its values per suspect) of every other way to calculate."""
        kind = self.kind
        plane = self.measured[self.suspects]
        for suffix, size in kind.other_units:
            yield kind.noun + suffix, plane * kind.size / size
        if not measures.can_convert(self._srs):
            return
        elsewhere = measures.Ellipsoidal(self._first_suspects(), self._srs)
        geodesic = self._padded(elsewhere.areas() if kind is AREA else elsewhere.lengths())
        yield kind.noun + ' geodésica', geodesic / kind.size
        for suffix, size in kind.other_units:
            yield kind.noun + ' geodésica' + suffix, geodesic / size
        for name, other in measures.other_origins(self._srs):
            yield '{} en {}'.format(kind.noun, name), self._padded(
                measure(kind, elsewhere.into(other)) / kind.size)

    def _first_suspects(self):
        """The geometries of the first suspects, up to MAX_VERTICES."""
        starts = self._shapes.path_start[self._shapes.feature_start]
        vertices = np.cumsum(np.diff(starts)[self.suspects])
        return self._shapes.take(self.suspects[vertices <= MAX_VERTICES])

    def _padded(self, values):
        """The values of the first suspects, with NaN for the others."""
        return np.concatenate((values, np.full(len(self.suspects) - len(values), np.nan)))

    def owner(self, delivery, row):
        """The only other feature with the written measure, as text; None without one."""
        if not hasattr(self, '_order'):
            self._order = np.argsort(self.measured, kind='mergesort')
            self._sorted = self.measured[self._order]
        value = self.values[row]
        fit = max(1e-6 * abs(value), 1e-9)
        first, last = np.searchsorted(self._sorted, [value - fit, value + fit])
        if value <= 0 or last - first != 1:
            return None
        other = int(self._order[first])
        identifier = delivery.identifier(self.cls, other)
        name = texts.value_text(identifier).strip() or int(delivery.oids(self.cls)[other])
        return SAME_AS.format('{} del elemento {}'.format(self.kind.noun, name))


def report_comparison(delivery, report, comparison, limit):
    """One finding per common cause with all its rows; one per feature without such a cause."""
    kind, cls = comparison.kind, comparison.cls
    groups, alone = collections.OrderedDict(), []
    for row, cause in zip(comparison.suspects, comparison.causes()):
        if cause:
            groups.setdefault(cause, []).append(row)
        else:
            alone.append(row)
    for cause, rows in groups.items():
        rounded = cause.startswith(ROUNDED.split('{')[0])
        _add(report, comparison, kind.found, rows, cause, '', 'A' if rounded else None)
    for row, more in capped(alone, limit, cls.name):
        cause = comparison.owner(delivery, row)
        _add(report, comparison, kind.found if cause else kind.code, [row], cause, more, None)


def _add(report, comparison, code, rows, cause, more, severity):
    value, measured = comparison.values[rows[0]], comparison.measured[rows[0]]
    report.add(
        code, comparison.cls, rows, comparison.field.name, float(value),
        texts.number(float(measured), 4), severity=severity,
        diferencia=texts.number(float(value - measured), 4),
        causa=': ' + cause if cause and code == LENGTH.code else cause or '', mas=more)
