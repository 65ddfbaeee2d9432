# -*- coding: utf-8 -*-
"""Writes a geodatabase as a folder of shapefiles, as a user would export it."""
from __future__ import unicode_literals

import io
import os

from osgeo import gdal

from gdbaudit.adapters import ogr as adapter
from .gdal_sources import open_source


def convert(path, folder):
    """One shapefile (a .dbf for tables) per class of the geodatabase, its metadata beside it."""
    os.makedirs(folder)
    workspace = adapter.open_workspace(path)
    # Opened once: GDAL would otherwise read the whole geodatabase for each class.
    source = open_source(path)
    gdal.PushErrorHandler('CPLQuietErrorHandler')  # one warning per cut name and length
    try:
        for info in workspace.classes():
            gdal.VectorTranslate(
                os.path.join(folder, info.name + ('.shp' if info.geometry else '.dbf')), source,
                format='ESRI Shapefile', layers=[info.name],
                layerCreationOptions=['ENCODING=UTF-8'], makeValid=False)
            document = workspace.metadata(info.name)
            if document:
                ending = '.shp.xml' if info.geometry else '.dbf.xml'
                with io.open(os.path.join(folder, info.name + ending), 'w',
                             encoding='utf-8') as stream:
                    stream.write(document)
    finally:
        gdal.PopErrorHandler()
    workspace.close()
