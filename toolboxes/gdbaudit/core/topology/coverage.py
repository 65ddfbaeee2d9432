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

from . import boxes, edges, inside, noding, pair_sums
from .faces import Faces
from .outlines import Outlines, is_outer
from ..ticking import tick

# A place with more vertices is reported without its geometry.
MAX_VERTICES = 5000
# Faces whose polygons are searched at a time.
FACES = 1 << 15

#: ``area`` in square grid units, ``point`` inside, ``faces``: the rings of each piece.
Gap = collections.namedtuple('Gap', 'area point faces')
Overlap = collections.namedtuple('Overlap', 'a b area point faces')


def find(grid, min_area, overlaps=True, gaps=True, duplicate=None, progress=None, limit=None):
    """(overlaps, their number, gaps) with an area above ``min_area`` (square grid units) and a mean width above
    the tolerance. ``duplicate``: features that are left out, True per feature; ``limit``: how many
    overlaps to return, the first ones; None for all; ``progress``: called with the share of the
    edges that are read: what it raises ends the search."""
    vertex, net = edges.unmatched(grid, progress)
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
    over = list(_polygons_over(grid, points, bounds, features))
    key, area, wide = pair_sums.sums(over, faces.area, faces.width() > grid.tolerance, len(grid))
    key, area = [one[wide & (area > min_area)] for one in (key, area)]
    return _with_rings(grid, faces, points, over, key[:limit], area), len(key)


def _polygons_over(grid, points, bounds, features):
    """Yields (face, feature) of the features over each face, sorted, of some faces at a time."""
    at = np.floor(points).astype(np.int64)
    cells = np.concatenate((at, at + 1), axis=1)
    for first in range(0, len(points), FACES):
        found = [(np.zeros(0, np.int64),) * 2]
        for face, number in boxes.pairs(cells[first:first + FACES], bounds[features]):
            covers = inside.contains(grid, points, first + face, features[number])
            found.append((first + face[covers], features[number[covers]]))
        face, feature = [np.concatenate(one) for one in zip(*found)]
        order = np.lexsort((feature, face))
        yield face[order].astype(np.int32), feature[order].astype(np.int32)


def _with_rings(grid, faces, points, over, key, area):
    """The ``Overlap``s of some pairs of features."""
    a, b = key // len(grid), key % len(grid)
    wanted = np.zeros(len(grid), bool)
    wanted[a] = wanted[b] = True
    face, feature = [np.concatenate(one) for one in zip((np.zeros(0, np.int32),) * 2, *[
        (face[wanted[feature]], feature[wanted[feature]]) for face, feature in over])]
    order = np.argsort(feature, kind='mergesort')
    face, feature = face[order], feature[order]
    limits = [np.searchsorted(feature, one.astype(np.int32), side)
              for one in (a, b) for side in ('left', 'right')]
    outlines = Outlines(faces, MAX_VERTICES)
    found = []
    for i, (start, end, first, last) in enumerate(zip(*limits)):
        tick()
        common = outlines.common(face[start:end], face[first:last])
        largest = common[np.argmax(faces.area[common])]
        found.append(Overlap(int(a[i]), int(b[i]), float(area[i]), tuple(points[largest]),
                             outlines.of(common)))
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
