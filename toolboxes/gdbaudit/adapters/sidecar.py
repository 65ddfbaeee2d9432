# -*- coding: utf-8 -*-
"""The metadata documents beside shapefiles."""
from __future__ import unicode_literals

import io
import os

from ..errors import ReadError

UNREADABLE = 'no se puede leer el metadato de «{}»: {}'
# As ArcGIS (the first two) and GDAL or QGIS name them.
ENDINGS = ('.shp.xml', '.dbf.xml', '.xml')


def read_metadata(folder, name):
    """The XML text of a shapefile's or table's document; None when there is none."""
    for ending in ENDINGS:
        path = os.path.join(folder, name + ending)
        if os.path.exists(path):
            try:
                with io.open(path, encoding='utf-8-sig', errors='replace') as stream:
                    return stream.read()
            except (IOError, OSError) as error:
                raise ReadError(UNREADABLE.format(name, error))
    return None
