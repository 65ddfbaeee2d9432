# -*- coding: utf-8 -*-
"""Overlaps between the polygons of a class and gaps between them.

The edges that neighbours do not share (``edges.unmatched``) are noded and divided into faces; each
face knows how many polygons lie over it, since crossing an edge changes that number by what the
edge is short of. Two or more: an overlap. None, and bounded: a gap. Only the faces with overlaps
are processed again, with all edges in them, to find the polygons they belong to.
"""
from __future__ import unicode_literals

import collections
import struct

import numpy as np

from . import boxes, edges, inside, noding
from .faces import Faces

# A place with more vertices is reported without its geometry.
MOST_VERTICES = 5000

#: ``area`` in square grid units, ``point`` inside, ``rings`` by face (None: too many vertices).
Gap = collections.namedtuple('Gap', 'area point faces')
Overlap = collections.namedtuple('Overlap', 'a b area point faces')


def find(grid, least, overlaps=True, gaps=True, duplicate=None, tick=None):
    """(overlaps, gaps) with an area above ``least`` (square grid units) and a mean width above
    the tolerance. ``duplicate``: features that are left out, True per feature."""
    vertex, net = edges.unmatched(grid, tick)
    faces = Faces(*noding.node(edges.directed(grid, vertex), net, grid.tolerance))
    wide = faces.width() > grid.tolerance
    empty = np.flatnonzero(wide & (faces.cover == 0) & (faces.area > least))
    double = np.flatnonzero(wide & (faces.cover > 1))
    return (_overlaps(grid, faces.box[double], least, duplicate) if overlaps else [],
            _gaps(faces, empty) if gaps else [])


def _gaps(faces, chosen):
    points = inside.interior_points(faces, chosen)
    rings = faces.rings(chosen)
    return [Gap(float(faces.area[face]), tuple(point), [rings[int(face)]])
            for face, point in zip(chosen, points)]


def _overlaps(grid, places, least, duplicate):
    """The overlapping pairs within some boxes."""
    if not len(places):
        return []
    bounds = grid.bounds()
    if duplicate is not None:
        bounds[duplicate] = (1, 1, 0, 0)
    features = np.unique(boxes.all_pairs(places, bounds)[1])
    vertex, _ = grid.segments(grid.paths_of(features)[0])
    xy = grid.coordinates(vertex)
    xy = xy[np.unique(boxes.all_pairs(places, boxes.of_segments(xy, grid.tolerance))[1])]
    noded, _ = noding.node(xy, np.zeros(len(xy), np.int64), grid.tolerance, include_cancelled=True)
    faces = Faces(noded, np.zeros(len(noded), np.int64))
    points = inside.interior_points(faces, np.arange(len(faces.area)))
    at = np.floor(points).astype(np.int64)
    face, number = boxes.all_pairs(np.concatenate((at, at + 1), axis=1), bounds[features])
    feature = features[number]
    inside_feature = inside.contains(grid, points, face, feature)
    return _pairs(grid, faces, points, face[inside_feature], feature[inside_feature], least)


def _pairs(grid, faces, points, face, feature, least):
    """Overlaps from the features over each face (sorted by face, then feature)."""
    start = np.searchsorted(face, face, 'right')
    more, owner = boxes.expand(np.arange(len(face)) + 1, start - np.arange(len(face)) - 1)
    a, b, face = feature[owner], feature[more], face[owner]
    order = np.lexsort((-faces.area[face], b, a))
    a, b, face = a[order], b[order], face[order]
    if not len(a):
        return []
    first = np.flatnonzero(np.concatenate(([True], (a[1:] != a[:-1]) | (b[1:] != b[:-1]))))
    area = np.add.reduceat(faces.area[face], first)
    width = np.maximum.reduceat(faces.width()[face], first)
    last = np.concatenate((first[1:], [len(a)]))
    chosen = np.flatnonzero((area > least) & (width > grid.tolerance))
    wanted = np.unique(np.concatenate(
        [face[first[i]:last[i]] for i in chosen] or [np.zeros(0, np.int64)]))
    rings = faces.rings(wanted)
    return [Overlap(int(a[first[i]]), int(b[first[i]]), float(area[i]),
                    tuple(points[face[first[i]]]),
                    [rings[int(one)] for one in face[first[i]:last[i]]]) for i in chosen]


def _is_outer(ring):
    x, y = (ring - ring[0]).astype(np.float64).T
    return (x * np.roll(y, -1) - np.roll(x, -1) * y).sum() > 0


def _polygon(grid, rings):
    parts = [struct.pack(str('<BII'), 1, 3, len(rings))]
    for ring in rings:
        closed = np.concatenate((ring, ring[:1]))
        x, y = grid.place(closed[:, 0].astype(np.float64), closed[:, 1].astype(np.float64))
        parts.append(struct.pack(str('<I'), len(closed)))
        parts.append(np.array([x, y]).T.astype('<f8').tobytes())
    return b''.join(parts)


def wkb(grid, faces):
    """Hexadecimal WKB (MultiPolygon) of the rings of some faces; None with too many vertices."""
    if sum(len(ring) for rings in faces for ring in rings) > MOST_VERTICES:
        return None
    polygons = []
    for rings in faces:
        outer = [ring for ring in rings if _is_outer(ring)]
        holes = [ring for ring in rings if not _is_outer(ring)]
        # A face that touches itself has several outer rings; its holes belong to the widest.
        outer.sort(key=lambda ring: -float(np.ptp(ring[:, 0])))
        polygons += [_polygon(grid, [ring] + (holes if not number else []))
                     for number, ring in enumerate(outer)]
    text = struct.pack(str('<BII'), 1, 6, len(polygons)) + b''.join(polygons)
    return ''.join('{:02x}'.format(one) for one in bytearray(text)).upper()
