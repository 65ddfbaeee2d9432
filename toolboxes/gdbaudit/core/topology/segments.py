# -*- coding: utf-8 -*-
"""Crossings and overlaps of pairs of segments. Segments are n x 4: x1, y1, x2, y2 in grid units.

Computed in floats with a tolerance of at least one grid unit: differences of coordinates are exact
and the error of a distance is far below a unit.
"""
from __future__ import unicode_literals

import numpy as np


def project(points, xy):
    """Of points (n x 2) onto the lines of segments: the parameter (0 at the first end, 1 at the
    second) and the distance from the line."""
    along = (xy[:, 2:] - xy[:, :2]).astype(np.float64)
    to = (points - xy[:, :2]).astype(np.float64)
    length = np.maximum(np.hypot(along[:, 0], along[:, 1]), 1e-300)
    share = (to * along).sum(axis=1) / length / length
    return share, np.abs(along[:, 0] * to[:, 1] - along[:, 1] * to[:, 0]) / length


def inside_of(points, xy, tolerance):
    """Whether points lie within the tolerance of a segment's inner part: next to the line,
    between the ends and away from both by more than the tolerance."""
    share, distance = project(points, xy)
    length = np.hypot(*(xy[:, 2:] - xy[:, :2]).astype(np.float64).T)
    at = share * length
    # An end itself may be projected beside the end by rounding.
    is_end = ((points == xy[:, :2]).all(axis=1)) | ((points == xy[:, 2:]).all(axis=1))
    return (distance <= tolerance) & (at > tolerance) & (at < length - tolerance) & ~is_end


def crossings(p, q):
    """(crosses, x, y): whether segments cross in the inner part of both, and where."""
    u = (p[:, 2:] - p[:, :2]).astype(np.float64)
    v = (q[:, 2:] - q[:, :2]).astype(np.float64)
    w = (q[:, :2] - p[:, :2]).astype(np.float64)
    turn = u[:, 0] * v[:, 1] - u[:, 1] * v[:, 0]
    crossing = turn != 0
    safe = np.where(crossing, turn, 1.0)
    s = (w[:, 0] * v[:, 1] - w[:, 1] * v[:, 0]) / safe
    t = (w[:, 0] * u[:, 1] - w[:, 1] * u[:, 0]) / safe
    crossing &= (s > 0) & (s < 1) & (t > 0) & (t < 1)
    return crossing, p[:, 0] + s * u[:, 0], p[:, 1] + s * u[:, 1]


def common(p, q, tolerance):
    """(from, to) along p, in grid units, of what q covers of p within the tolerance; to <= from
    where they have no more than a point in common."""
    length = np.hypot(*(p[:, 2:] - p[:, :2]).astype(np.float64).T)
    (a, _), (b, _) = project(q[:, :2], p), project(q[:, 2:], p)
    low = np.clip(np.minimum(a, b), 0, 1)
    high = np.clip(np.maximum(a, b), 0, 1)
    step = (p[:, 2:] - p[:, :2]).astype(np.float64)
    near = np.ones(len(p), bool)
    for share in (low, high):
        near &= project(p[:, :2] + step * share[:, None], q)[1] <= tolerance
    return np.where(near, low, 0) * length, np.where(near, high, 0) * length


def covered(first, last, owner, count):
    """The length of the union of intervals per owner (0 … count - 1)."""
    some = last > first
    first, last, owner = first[some], last[some], owner[some]
    total = np.zeros(count)
    if not len(owner):
        return total
    order = np.lexsort((first, owner))
    first, last, owner = first[order], last[order], owner[order]
    # Each owner's intervals are shifted beyond the previous ones: one running maximum serves all.
    shift = owner * (float(last.max()) + 1)
    reach = np.maximum.accumulate(last + shift)
    before = np.concatenate(([-np.inf], reach[:-1]))
    new = np.maximum(last + shift - np.maximum(first + shift, before), 0)
    return np.bincount(owner, new, count)
