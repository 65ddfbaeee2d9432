# -*- coding: utf-8 -*-
"""A5: overlaps and gaps of 1,000,000 polygons with 20 vertices, compared with shapely's STRtree.

Each opens the same geodatabase in its own process; ours runs the whole of R_INF_04, the control
searches only overlaps.

    python3 -m gdbaudit.bench.overlaps FOLDER [--quick]
"""
from __future__ import print_function, unicode_literals

import json
import sys

from gdbaudit import engine
from gdbaudit.bench import child
from gdbaudit.bench.coverage_data import coverage

SIDE, QUICK_SIDE, DEFECTS = 1000, 300, 200
SECONDS, MEGABYTES, RATIO = 30.0, 1024.0, 3.0
MIN_AREA = 0.01


def ours(path):
    """The overlapping pairs and the number of gaps that R_INF_04 reports."""
    result = engine.run_tool(engine.open_delivery(path), 'R_INF_04')
    if not result.complete:
        raise ValueError(result.findings[-1].message)
    pairs = []
    for one in result.findings:
        if one.code == '04.09':
            pairs.append([int(part) for part in one.objectids.replace('-', ', ').split(', ')])
    gaps = sum(one.code == '04.10' for one in result.findings)
    return {'overlaps': pairs, 'gaps': gaps, 'others': len(result.findings) - len(pairs) - gaps}


def control(path):
    """The same pairs by shapely: a tree of all polygons, queried with each polygon."""
    from osgeo import ogr
    from shapely import strtree, wkb
    source = ogr.Open(path)
    layer = source.GetLayer(0)
    names = layer.GetLayerDefn()
    layer.SetIgnoredFields(
        [names.GetFieldDefn(i).GetName() for i in range(names.GetFieldCount())])
    oids, shapes = [], []
    for feature in layer:
        oids.append(feature.GetFID())
        shapes.append(wkb.loads(bytes(feature.GetGeometryRef().ExportToWkb())))
    tree = strtree.STRtree(shapes, items=range(len(shapes)))
    pairs = []
    for number, shape in enumerate(shapes):
        for other in tree.query_items(shape):
            if other > number and shape.relate_pattern(shapes[other], '2********') and (
                    shape.intersection(shapes[other]).area > MIN_AREA):
                pairs.append([oids[number], oids[other]])
    return {'overlaps': sorted(pairs)}


def _metric(name, value, unit, limit, against, passed):
    print(json.dumps({'name': 'A5 ' + name, 'value': round(value, 2), 'unit': unit, 'limit': limit,
                      'control': round(against, 2), 'holds': bool(passed)}, sort_keys=True))
    return bool(passed)


def _below(limit):
    return '< {:g}'.format(limit)


def measure(folder, quick):
    side = QUICK_SIDE if quick else SIDE
    path, expected = coverage(folder, side, DEFECTS)
    mine, theirs = child.run('overlaps', '--ours', path), child.run('overlaps', '--control', path)
    size = '{:,} polygons'.format(side * side)
    wrong = set(map(tuple, mine['overlaps'])) ^ set(map(tuple, theirs['overlaps']))
    missing = set(map(tuple, mine['overlaps'])) ^ set(map(tuple, expected['overlaps']))
    ratio = theirs['cpu'] / mine['cpu']
    return all([
        _metric('overlaps and gaps of ' + size, mine['cpu'], 's CPU', _below(SECONDS), theirs['cpu'],
              mine['cpu'] < SECONDS),
        _metric('memory', mine['rss'], 'MB', _below(MEGABYTES), theirs['rss'], mine['rss'] < MEGABYTES),
        _metric('times faster than STRtree', ratio, 'x', '≥ {:g}'.format(RATIO), 1, ratio >= RATIO),
        _metric('overlaps found otherwise than by STRtree', len(wrong), 'pairs', '0',
              len(theirs['overlaps']), not wrong and not missing and theirs['overlaps']),
        _metric('gaps', mine['gaps'], 'gaps', '{}'.format(expected['gaps']),
              expected['gaps'],
              mine['gaps'] == expected['gaps'] and not mine['others'])])


if __name__ == '__main__':
    sys.exit(child.main(__doc__, ours, control, measure))
