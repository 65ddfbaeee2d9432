# -*- coding: utf-8 -*-
"""Overlaps between the polygons of a class and gaps between them.

The edges that neighbors do not share (``edges.unmatched``) are noded and divided into faces; each
face knows how many polygons lie over it, since crossing an edge changes that number by what the
edge is short of. Two or more: an overlap. None, and bounded: a gap. Only the faces with overlaps
are processed again, with all edges in them, to find the polygons they belong to.
"""
from __future__ import unicode_literals

import binascii
import collections
import struct

import numpy as np

from . import boxes, edges, inside, noding
from .faces import Faces
from .outlines import Outlines, is_outer

# A place with more vertices is reported without its geometry.
MAX_VERTICES = 5000
# Pairs of polygons over a face that are processed at a time.
PAIRS = 1 << 20

#: ``area`` in square grid units, ``point`` inside, ``faces``: the rings of each piece.
Gap = collections.namedtuple('Gap', 'area point faces')
Overlap = collections.namedtuple('Overlap', 'a b area point faces')


def find(grid, min_area, overlaps=True, gaps=True, duplicate=None, tick=None, limit=None):
    """(overlaps, their number, gaps) with an area above ``min_area`` (square grid units) and a mean width above
    the tolerance. ``duplicate``: features that are left out, True per feature; ``limit``: how many
    overlaps to return, the first ones; None for all; ``tick``: called with the share of the edges
    that are read: what it raises ends the search."""
    vertex, net = edges.unmatched(grid, tick)
    faces = Faces(*noding.node(edges.directed(grid, vertex), net, grid.tolerance))
    wide = faces.width() > grid.tolerance
    empty = np.flatnonzero(wide & (faces.cover == 0) & (faces.area > min_area))
    double = np.flatnonzero(wide & (faces.cover > 1))
    first, count = _overlaps(
        grid, faces.box[double], min_area, duplicate, limit) if overlaps else ([], 0)
    return first, count, _gaps(faces, empty) if gaps else []


def _gaps(faces, chosen):
    points = inside.interior_points(faces, chosen)
    rings = faces.rings(chosen)
    return [Gap(float(faces.area[face]), tuple(point), [rings[int(face)]])
            for face, point in zip(chosen, points)]


def _overlaps(grid, places, min_area, duplicate, limit):
    """The first overlapping pairs within some boxes, and the number of all."""
    if not len(places):
        return [], 0
    bounds = grid.bounds()
    if duplicate is not None:
        bounds[duplicate] = (1, 1, 0, 0)
    features = boxes.meeting(bounds, places)
    vertex, _ = grid.segments(grid.paths_of(features)[0])
    xy = grid.coordinates(vertex)
    xy = xy[boxes.meeting(boxes.of_segments(xy, grid.tolerance), places)]
    noded, _ = noding.node(
        xy, np.zeros(len(xy), np.int64), grid.tolerance, include_cancelled=True)
    faces = Faces(noded, np.zeros(len(noded), np.int64))
    points = inside.interior_points(faces, np.arange(len(faces.area)))
    at = np.floor(points).astype(np.int64)
    found = [(np.zeros(0, np.int64),) * 2]
    cells = np.concatenate((at, at + 1), axis=1)
    for face, number in boxes.pairs(cells, bounds[features]):
        covers = inside.contains(grid, points, face, features[number])
        found.append((face[covers], features[number[covers]]))
    face, feature = [np.concatenate(one) for one in zip(*found)]
    return _with_rings(grid, faces, points, face, feature, min_area, limit)


def _pairs(grid, faces, face, feature):
    """Yields (a, b, area, width of the widest face, largest face) of each pair of features over the
    same faces, in the order of the pairs, from the features over each face (sorted by face, then by
    feature). Of a place under many polygons each pair of them counts: only ``PAIRS`` are in memory."""
    ends = np.flatnonzero(np.concatenate((face[1:] != face[:-1], [True]))) + 1
    after = np.repeat(ends, np.diff(np.concatenate(([0], ends)))) - np.arange(len(face)) - 1
    # The largest face of a feature first.
    order = np.lexsort((face, -faces.area[face], feature))
    total, width = np.cumsum(after[order]), faces.width()
    sums, at = (np.zeros(0, np.int64), np.zeros(0), np.zeros(0), np.zeros(0, np.int64)), 0
    while at < len(order):
        stop = int(np.searchsorted(total, (total[at - 1] if at else 0) + PAIRS, 'right'))
        stop = max(stop, at + 1)
        rows = order[at:stop]
        more, owner = boxes.expand(rows + 1, after[rows])
        over = face[rows[owner]]
        new = (feature[rows[owner]] * len(grid) + feature[more], faces.area[over], width[over], over)
        sums = _summed(*[np.concatenate(one) for one in zip(sums, new)])
        # The pairs of the last feature may go on in the next part.
        done = len(sums[0]) if stop == len(order) else int(
            np.searchsorted(sums[0], feature[order[stop]] * len(grid)))
        key, area, widest, largest = [one[:done] for one in sums]
        yield key // len(grid), key % len(grid), area, widest, largest
        sums, at = tuple(one[done:] for one in sums), stop


def _summed(key, area, width, face):
    """Each key once: the sum of its areas, its greatest width, and its first face."""
    order = np.argsort(key, kind='mergesort')
    key, area, width, face = [one[order] for one in (key, area, width, face)]
    if not len(key):
        return key, area, width, face
    first = np.flatnonzero(np.concatenate(([True], key[1:] != key[:-1])))
    return (key[first], np.add.reduceat(area, first), np.maximum.reduceat(width, first),
            face[first])


def _with_rings(grid, faces, points, face, feature, min_area, limit):
    """The first ``Overlap``s with their rings, and how many there are, from the features over each
    face."""
    order = np.lexsort((feature, face))
    pairs = _pairs(grid, faces, face[order], feature[order])
    order = np.lexsort((face, feature))
    owner, over = feature[order], face[order]
    outlines = Outlines(faces)
    found, count = [], 0
    for a, b, area, width, largest in pairs:
        chosen = np.flatnonzero((area > min_area) & (width > grid.tolerance))
        count += len(chosen)
        for i in chosen if limit is None else chosen[:limit - len(found)]:
            mine, other = [over[np.searchsorted(owner, one, 'left'):np.searchsorted(
                owner, one, 'right')] for one in (a[i], b[i])]
            found.append(Overlap(int(a[i]), int(b[i]), float(area[i]), tuple(points[largest[i]]),
                                 outlines.of(mine, other)))
    return found, count


def _polygon(grid, rings):
    parts = [struct.pack(str('<BII'), 1, 3, len(rings))]
    for ring in rings:
        closed = np.concatenate((ring, ring[:1]))
        x, y = grid.place(closed[:, 0].astype(np.float64), closed[:, 1].astype(np.float64))
        parts.append(struct.pack(str('<I'), len(closed)))
        parts.append(np.array([x, y]).T.astype('<f8').tobytes())
    return b''.join(parts)


def wkb(grid, faces):
    """Hexadecimal WKB (MultiPolygon) of the rings of some faces; None without any, or with too many
    vertices."""
    if not faces or sum(len(ring) for rings in faces for ring in rings) > MAX_VERTICES:
        return None
    polygons = []
    for rings in faces:
        outer = [ring for ring in rings if is_outer(ring)]
        holes = [ring for ring in rings if not is_outer(ring)]
        # A face that touches itself has several outer rings; its holes belong to the widest.
        outer.sort(key=lambda ring: -float(np.ptp(ring[:, 0])))
        polygons += [_polygon(grid, [ring] + (holes if not number else []))
                     for number, ring in enumerate(outer)]
    text = struct.pack(str('<BII'), 1, 6, len(polygons)) + b''.join(polygons)
    return binascii.hexlify(text).decode('ascii').upper()
