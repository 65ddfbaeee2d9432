# -*- coding: utf-8 -*-
"""R_INF_05: multipart elements."""
from __future__ import unicode_literals

import numpy as np

from .. import schema
from ..registry import check_class


@check_class('05.01')
def multipart(delivery, cls, report):
    """Lines and polygons have one part each."""
    if cls.info.geometry not in (schema.POLYLINE, schema.POLYGON):
        return
    counts = delivery.geometries(cls).part_counts()
    for row in np.flatnonzero(counts > 1):
        report.add('05.01', cls, [row], value=int(counts[row]), expected=1, partes=int(counts[row]))
