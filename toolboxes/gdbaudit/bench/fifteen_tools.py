# -*- coding: utf-8 -*-
"""A4: all tools on 100,000 records. The control reads every record once through GDAL.

    python3 -m gdbaudit.bench.fifteen_tools FOLDER [--quick]
"""
from __future__ import print_function, unicode_literals

import json
import sys
import time

from gdbaudit import engine
from gdbaudit.bench import child
from gdbaudit.bench.delivery_data import delivery
from gdbaudit.core import registry

SECONDS = 60.0
QUICK = 0.1


def ours(path):
    """Runs every tool on one opened delivery; CPU seconds and findings of each."""
    opened = engine.open_delivery(path)
    seconds, findings = {}, {}
    for one in registry.tools():
        start = time.process_time()
        findings[one.code] = len(engine.run_tool(opened, one.code).findings)
        seconds[one.code] = round(time.process_time() - start, 2)
    return {'seconds': seconds, 'findings': findings,
            'records': sum(one.info.records for one in opened.classes)}


def control(path):
    """Reads every value and geometry once."""
    from osgeo import gdal
    source = gdal.OpenEx(path, gdal.OF_VECTOR)
    read = 0
    for index in range(source.GetLayerCount()):
        for feature in source.GetLayer(index):
            shape = feature.GetGeometryRef()
            read += len(feature.items()) + (shape.WkbSize() if shape else 0)
    return {'read': read}


def measure(folder, quick):
    path = delivery(folder, QUICK if quick else 1.0)
    mine = child.run('fifteen_tools', '--ours', path)
    theirs = child.run('fifteen_tools', '--control', path)
    for code in sorted(mine['seconds']):
        print('{} {} s, {} findings'.format(code, mine['seconds'][code], mine['findings'][code]),
              file=sys.stderr)
    passed = mine['cpu'] < SECONDS and len(mine['seconds']) == len(engine.TOOLS)
    print(json.dumps({
        'name': 'A4 {} tools on {:,} records'.format(len(mine['seconds']), mine['records']),
        'value': round(mine['cpu'], 2), 'unit': 's CPU', 'limit': '< {:g}'.format(SECONDS),
        'control': round(theirs['cpu'], 2), 'holds': passed}, sort_keys=True))
    return passed


if __name__ == '__main__':
    sys.exit(child.main(__doc__, ours, control, measure))
