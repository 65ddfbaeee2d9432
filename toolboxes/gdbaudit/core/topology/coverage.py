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

#: ``area`` in square grid units, ``point`` inside, ``faces``: the rings of each piece; none of an
#: overlap beyond the ones to be listed.
Gap = collections.namedtuple('Gap', 'area point faces')
Overlap = collections.namedtuple('Overlap', 'a b area point faces')


def find(grid, min_area, overlaps=True, gaps=True, duplicate=None, tick=None, limit=None):
    """(overlaps, gaps) with an area above ``min_area`` (square grid units) and a mean width above
    the tolerance. ``duplicate``: features that are left out, True per feature; ``limit``: how many
    overlaps have rings, None for all."""
    vertex, net = edges.unmatched(grid, tick)
    faces = Faces(*noding.node(edges.directed(grid, vertex), net, grid.tolerance))
    wide = faces.width() > grid.tolerance
    empty = np.flatnonzero(wide & (faces.cover == 0) & (faces.area > min_area))
    double = np.flatnonzero(wide & (faces.cover > 1))
    return (_overlaps(grid, faces.box[double], min_area, duplicate, limit) if overlaps else [],
            _gaps(faces, empty) if gaps else [])


def _gaps(faces, chosen):
    points = inside.interior_points(faces, chosen)
    rings = faces.rings(chosen)
    return [Gap(float(faces.area[face]), tuple(point), [rings[int(face)]])
            for face, point in zip(chosen, points)]


def _overlaps(grid, places, min_area, duplicate, limit):
    """The overlapping pairs within some boxes."""
    if not len(places):
        return []
    bounds = grid.bounds()
    if duplicate is not None:
        bounds[duplicate] = (1, 1, 0, 0)
    features = boxes.meeting(bounds, places)
    vertex, _ = grid.segments(grid.paths_of(features)[0])
    xy = grid.coordinates(vertex)
    xy = xy[boxes.meeting(boxes.of_segments(xy, grid.tolerance), places)]
    noded, _ = noding.node(xy, np.zeros(len(xy), np.int64), grid.tolerance, include_cancelled=True)
    faces = Faces(noded, np.zeros(len(noded), np.int64))
    points = inside.interior_points(faces, np.arange(len(faces.area)))
    at = np.floor(points).astype(np.int64)
    found = [(np.zeros(0, np.int64),) * 2]
    for face, number in boxes.pairs(np.concatenate((at, at + 1), axis=1), bounds[features]):
        covers = inside.contains(grid, points, face, features[number])
        found.append((face[covers], features[number[covers]]))
    face, feature = [np.concatenate(one) for one in zip(*found)]
    return _with_rings(grid, faces, points, face, feature, min_area, limit)


def _pairs(grid, faces, face, feature):
    """(a, b, area, width of the widest face, largest face) of each pair of features over the same
    faces, from the features over each face (by the size of the face, the largest first; then by
    feature)."""
    ends = np.flatnonzero(np.concatenate((face[1:] != face[:-1], [True]))) + 1
    counts = np.repeat(ends, np.diff(np.concatenate(([0], ends)))) - np.arange(len(face)) - 1
    total, width = np.cumsum(counts), faces.width()
    parts = [(np.zeros(0, np.int64), np.zeros(0), np.zeros(0), np.zeros(0, np.int64))]
    at = 0
    while at < len(face):
        stop = int(np.searchsorted(total, (total[at - 1] if at else 0) + PAIRS, 'right'))
        rows = np.arange(at, max(stop, at + 1))
        more, owner = boxes.expand(rows + 1, counts[rows])
        over = face[rows[owner]]
        parts.append(_summed(feature[rows[owner]] * len(grid) + feature[more],
                             faces.area[over], width[over], over))
        at = rows[-1] + 1
    key, area, width, largest = _summed(*[np.concatenate(one) for one in zip(*parts)])
    return key // len(grid), key % len(grid), area, width, largest


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
    """Every ``Overlap``, from the features over each face; the first ones with their rings."""
    order = np.lexsort((feature, face, -faces.area[face]))
    a, b, area, width, largest = _pairs(grid, faces, face[order], feature[order])
    chosen = np.flatnonzero((area > min_area) & (width > grid.tolerance))
    order = np.lexsort((face, feature))
    owner, over = feature[order], face[order]
    outlines = Outlines(faces)
    found = []
    for i in chosen:
        rings = []
        if limit is None or len(found) < limit:
            mine, other = [over[np.searchsorted(owner, one, 'left'):np.searchsorted(
                owner, one, 'right')] for one in (a[i], b[i])]
            rings = outlines.of(mine, other)
        found.append(Overlap(int(a[i]), int(b[i]), float(area[i]), tuple(points[largest[i]]), rings))
    return found


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
