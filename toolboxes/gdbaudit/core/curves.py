# -*- coding: utf-8 -*-
"""Circular arcs as lines of vertices."""
from __future__ import unicode_literals

import math

import numpy as np

# How far a chord may lie from its arc: half the XY tolerance of the model. A fixed angle would
# exceed the tolerance on a wide arc, and put the vertices of a narrow one nearer than it.
MAX_DEVIATION = 0.0005
WIDEST_STEP = math.radians(2)
# Three points that deviate less than this from a line, as a share of their distance, have no circle.
STRAIGHT = 1e-8


def stroke(points, clockwise=True):
    """The vertices (n x 2) of a circular string: each third point ends an arc through the second.

    A whole circle of three points has no direction; ``clockwise`` gives it one.
    """
    parts = [points[:1]]
    for at in range(0, len(points) - 2, 2):
        arc = points[at:at + 3]
        if (arc[0] == arc[2]).all():
            parts.append(_arc(*arc)[::-1 if clockwise else 1][1:])
        else:
            parts.append(_arc(*arc)[1:])
    return np.concatenate(parts)


def _arc(first, middle, last):
    """The vertices of an arc: the same for both neighbors that share it, whatever their direction."""
    if tuple(first) > tuple(last):
        return _arc(last, middle, first)[::-1]
    found = _circle(middle - first, last - first)
    if found is None:
        return np.array([first, middle, last])
    center, sweep = found
    radius = math.hypot(*center)
    step = min(WIDEST_STEP, math.sqrt(8 * MAX_DEVIATION / radius))
    count = int(math.ceil(abs(sweep) / step))
    angle = math.atan2(-center[1], -center[0]) + sweep * np.arange(1, count) / count
    inner = first + center + radius * np.array([np.cos(angle), np.sin(angle)]).T
    return np.concatenate(([first], inner, [last]))


def _circle(middle, last):
    """The center, and the angle from the first point to the last one, of an arc; the points are
    relative to the first. None for points on a line."""
    if not last.any():
        # A whole circle: the middle is opposite to both ends.
        return (middle / 2, 2 * math.pi) if middle.any() else None
    (px, py), (qx, qy) = middle.tolist(), last.tolist()
    p, q = px * px + py * py, qx * qx + qy * qy
    cross = 2 * (px * qy - py * qx)
    if not abs(cross) > STRAIGHT * max(p, q):
        return None
    x, y = (qy * p - py * q) / cross, (px * q - qx * p) / cross
    sweep = (math.atan2(qy - y, qx - x) - math.atan2(-y, -x)) % (2 * math.pi)
    return np.array([x, y]), sweep if cross > 0 else sweep - 2 * math.pi
