# -*- coding: utf-8 -*-
"""A6: opening the model's 242 classes in a coordinate system without a code.

The national template has such a system, and GDAL searches its code in every class. The control
opens five classes with that search enabled and is extrapolated to all feature classes.

    python3 -m gdbaudit.bench.open_model
"""
from __future__ import print_function, unicode_literals

import collections
import json
import os
import shutil
import sys
import tempfile
import time

from osgeo import gdal

from gdbaudit import engine
from gdbaudit.tests.defects_r_inf_02 import CUSTOM, reference
from gdbaudit.tests.geodatabases import MODEL, create

LIMIT = 1.0
SAMPLE = 5
REPEATS = 3


def _make(path, classes):
    """An empty geodatabase of those classes in the custom system."""
    custom = reference(wkt=CUSTOM)
    create(path, collections.OrderedDict((one.name, []) for one in classes), layers=dict(
        (one.name, {'reference': custom}) for one in classes))


def _cpu(work):
    """CPU seconds of a call; the median, as other processes disturb the caches."""
    found = []
    for _ in range(REPEATS):
        start = time.process_time()
        work()
        found.append(time.process_time() - start)
    return sorted(found)[REPEATS // 2]


def _open_and_search(path):
    """The reading of systems by the adapter, with GDAL's search for a code enabled."""
    source = gdal.OpenEx(path, gdal.OF_VECTOR)
    for index in range(source.GetLayerCount()):
        layer = source.GetLayer(index)
        if layer.GetSpatialRef() is None:
            raise ValueError('{} has no coordinate system'.format(layer.GetName()))


def measure(folder):
    """The metric as a dictionary."""
    whole, sample = [os.path.join(folder, name) for name in ('modelo.gdb', 'muestra.gdb')]
    classes = list(MODEL.classes.values())
    spatial = [one for one in classes if one.geometry]
    _make(whole, classes)
    _make(sample, spatial[:SAMPLE])
    opened = engine.open_delivery(whole)
    if len(opened.classes) != len(classes) or opened.workspace.damaged():
        raise ValueError('{} of {} classes were opened'.format(len(opened.classes), len(classes)))
    value = _cpu(lambda: engine.open_delivery(whole))
    control = _cpu(lambda: _open_and_search(sample)) / SAMPLE * len(spatial)
    return {'name': 'A6 opening 242 classes with a custom coordinate system', 'unit': 's CPU',
            'value': round(value, 3), 'limit': '< {:g}'.format(LIMIT), 'control': round(control, 3),
            'holds': value < LIMIT < control}


def main():
    folder = tempfile.mkdtemp()
    try:
        found = measure(folder)
    finally:
        shutil.rmtree(folder)
    print(json.dumps(found))
    return 0 if found['holds'] else 1


if __name__ == '__main__':
    sys.exit(main())
