# -*- coding: utf-8 -*-
"""Parses well-known binary (WKB) into geometries, many at a time."""
from __future__ import unicode_literals

import struct

import numpy as np

from . import curves
from .geometry import (
    LINE, MULTILINE, MULTIPOINT, MULTIPOLYGON, POINT, POLYGON, Geometries)
from ..errors import GeometryError

CIRCULAR, COMPOUND, CURVE_POLYGON, MULTI_CURVE, MULTI_SURFACE = 8, 9, 10, 11, 12
_LINEAR = {CIRCULAR: LINE, COMPOUND: LINE, CURVE_POLYGON: POLYGON, MULTI_CURVE: MULTILINE,
           MULTI_SURFACE: MULTIPOLYGON}


def flatten(wkb):
    """Little-endian 2D WKB (bytes) of a WKB that may have Z, M, arcs or another byte order.

    Returns None for None. Raises ``GeometryError`` for anything but WKB of the six simple types and of
    their counterparts with arcs.
    """
    if wkb is None:
        return None
    wkb = bytes(wkb)
    kind = struct.unpack_from(str('<I'), wkb, 1)[0] if wkb[:1] == b'\1' and len(wkb) >= 5 else 0
    if POINT <= kind <= MULTIPOLYGON:
        return wkb
    out = []
    if _flatten_into(wkb, 0, out) != len(wkb):
        raise GeometryError()
    return b''.join(out)


def _flatten_into(wkb, at, out):
    """Appends the geometry at a position in 2D. Returns the position after it."""
    try:
        order, kind, size, at = _head(wkb, at)
        out.append(struct.pack(str('<BI'), 1, _LINEAR.get(kind, kind)))
        if kind == POINT:
            vertices, at = _vertices(wkb, at, 1, size, order)
            out.append(vertices.tobytes())
            return at
        if kind in (LINE, CIRCULAR, COMPOUND):
            return _append_path(_curve(wkb, at, order, kind, size), out)
        count, at = _count(wkb, at, order)
        out.append(struct.pack(str('<I'), count))
        for number in range(count):
            if kind == POLYGON:
                at = _append_path(_curve(wkb, at, order, LINE, size), out)
            elif kind == CURVE_POLYGON:
                # Outer rings of a geodatabase are clockwise.
                at = _append_path(_headed_curve(wkb, at, clockwise=number == 0), out)
            elif MULTIPOINT <= kind <= MULTIPOLYGON or kind in (MULTI_CURVE, MULTI_SURFACE):
                at = _flatten_into(wkb, at, out)
            else:
                raise GeometryError()
        return at
    except (KeyError, struct.error):
        raise GeometryError()


def _head(wkb, at):
    """Byte order, type and size of a vertex of the geometry at a position; the position after
    them."""
    order = {b'\0': '>', b'\1': '<'}[wkb[at:at + 1]]
    code, at = _count(wkb, at + 1, order)
    # Heights and measures are a flag in one dialect and thousands in the other (ISO).
    number = code & 0x0fffffff
    has_z = bool(code & 0x80000000) or number // 1000 in (1, 3)
    has_m = bool(code & 0x40000000) or number // 1000 in (2, 3)
    return order, number % 1000, 2 + has_z + has_m, at


def _count(wkb, at, order):
    return struct.unpack_from(str(order + 'I'), wkb, at)[0], at + 4


def _append_path(path, out):
    """Appends (vertices, position). Returns the position."""
    vertices, at = path
    out.append(struct.pack(str('<I'), len(vertices)))
    out.append(vertices.tobytes())
    return at


def _headed_curve(wkb, at, clockwise=True):
    order, kind, size, at = _head(wkb, at)
    return _curve(wkb, at, order, kind, size, clockwise)


def _curve(wkb, at, order, kind, size, clockwise=True):
    """(vertices, position after them) of a line, arcs, or a curve of both."""
    count, at = _count(wkb, at, order)
    if kind == LINE:
        return _vertices(wkb, at, count, size, order)
    if kind == CIRCULAR:
        vertices, at = _vertices(wkb, at, count, size, order)
        return curves.stroke(vertices, clockwise), at
    if kind != COMPOUND:
        raise GeometryError()
    parts = [np.zeros((0, 2), '<f8')]
    for number in range(count):
        vertices, at = _headed_curve(wkb, at, clockwise)
        # Each curve starts where the one before ends.
        parts.append(vertices[1 if number else 0:])
    return np.concatenate(parts), at


def _vertices(wkb, at, count, size, order):
    end = at + 8 * count * size
    if end > len(wkb):
        raise GeometryError()
    values = np.frombuffer(wkb, str(order + 'f8'), count * size, at).reshape(count, size)
    return values[:, :2].astype('<f8'), end


def from_wkb(items):
    """Parses a list of little-endian 2D WKB (bytes or None). Raises ``GeometryError`` for other input."""
    sizes = np.array([0 if one is None else len(one) for one in items], np.int64)
    buffer = b''.join(b'' if one is None else bytes(one) for one in items)
    starts = np.concatenate(([0], np.cumsum(sizes)))[:-1].astype(np.int64)
    return _Parser(buffer, starts, sizes).parse()


class _Parser(object):
    """Parses all features at once: each step reads the same word of every feature."""

    def __init__(self, buffer, starts, sizes):
        self._length = len(buffer)
        padded = buffer + b'\0' * 16
        # Views with a stride of one byte: words at any offset, without alignment.
        self._words = np.ndarray((len(padded) - 3,), '<u4', padded, strides=(1,))
        self._doubles = np.ndarray((len(padded) - 7,), '<f8', padded, strides=(1,))
        self._bytes = np.frombuffer(padded, np.uint8)
        self._starts = starts
        self._sizes = sizes
        self._found = []

    def _word(self, at):
        if len(at) and (at.min() < 0 or at.max() + 4 > self._length):
            raise GeometryError()
        return self._words[at].astype(np.int64)

    def parse(self):
        features = np.flatnonzero(self._sizes)
        at = self._starts[features]
        if len(features) and (self._bytes[at] != 1).any():
            raise GeometryError()
        kinds = np.zeros(len(self._sizes), np.int64)
        kinds[features] = self._word(at + 1)
        if ((kinds < 0) | (kinds > MULTIPOLYGON)).any():
            raise GeometryError()
        for kind in range(POINT, MULTIPOLYGON + 1):
            chosen = np.flatnonzero(kinds == kind)
            if len(chosen):
                self._read(kind, chosen, self._starts[chosen] + 5)
        return self._result(kinds)

    def _read(self, kind, chosen, at):
        if kind in (POINT, LINE, POLYGON):
            self._single(kind, chosen, at, np.zeros(len(chosen), np.int64))
            return
        counts = self._word(at)
        at = at + 4
        step = 0
        while len(chosen):
            some = counts > step
            chosen, at, counts = chosen[some], at[some], counts[some]
            if len(chosen):
                # Each part has its own header: byte order and type.
                at = self._single(
                    kind - 3, chosen, at + 5, np.full(len(chosen), step, np.int64))
            step += 1

    def _single(self, kind, chosen, at, part):
        if kind == POINT:
            self._check_end(at + 16)
            # An empty point is written with NaN.
            real = ~np.isnan(self._doubles[at] + self._doubles[at + 8])
            self._store(chosen, part, 0, at, real.astype(np.int64))
            return at + 16
        if kind == LINE:
            return self._path(chosen, part, 0, at)
        rings = self._word(at)
        end = at + 4
        active = np.arange(len(chosen))
        step = 0
        while len(active):
            active = active[rings[active] > step]
            if len(active):
                end[active] = self._path(chosen[active], part[active], step, end[active])
            step += 1
        return end

    def _path(self, chosen, part, ring, at):
        counts = self._word(at)
        self._store(chosen, part, ring, at + 4, counts)
        return at + 4 + 16 * counts

    def _store(self, chosen, part, ring, at, counts):
        self._check_end(at + 16 * counts)
        self._found.append((chosen, part, np.full(len(chosen), ring, np.int64), at, counts))

    def _check_end(self, ends):
        if len(ends) and ends.max() > self._length:
            raise GeometryError()

    def _result(self, kinds):
        columns = list(zip(*self._found)) or [[np.zeros(0, np.int64)]] * 5
        feature, part, ring, at, counts = [np.concatenate(one) for one in columns]
        some = counts > 0
        order = np.lexsort((ring[some], part[some], feature[some]))
        feature, part, ring, at, counts = [
            one[some][order] for one in (feature, part, ring, at, counts)]
        path_start = np.concatenate(([0], np.cumsum(counts))).astype(np.int64)
        offsets = np.arange(path_start[-1]) - np.repeat(path_start[:-1], counts)
        place = np.repeat(at, counts) + 16 * offsets
        x, y = self._doubles[place], self._doubles[place + 8]
        paths = np.bincount(feature, minlength=len(kinds)) if len(feature) else (
            np.zeros(len(kinds), np.int64))
        feature_start = np.concatenate(([0], np.cumsum(paths))).astype(np.int64)
        return Geometries(x, y, path_start, feature_start, part, ring > 0, kinds)
