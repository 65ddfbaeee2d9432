# -*- coding: utf-8 -*-
"""The files of a folder: of geodatabases that are compressed, and beside shapefiles."""
from __future__ import unicode_literals

import os
import struct
import zipfile

import numpy as np

from ..compat import read_text
from ..core.listing import join_first
from ..errors import ReadError, file_reason

UNREADABLE = 'no se puede leer el metadato de «{}»: {}.'
NO_SHAPEFILES = (
    'la carpeta no contiene shapefiles. Indique la geodatabase (.gdb) o la carpeta en la que están '
    'los archivos .shp')
NAMELESS = (
    'la carpeta es una geodatabase cuyo nombre no termina en .gdb. Cámbiele el nombre, por ejemplo a «{}.gdb»')
CONTAINS = 'la carpeta contiene {}. Indique la geodatabase, no la carpeta en la que está'
INSIDE = 'es un archivo de la geodatabase «{}». Indique la carpeta .gdb'
ONE_SHAPEFILE = 'es un archivo de un shapefile. Indique la carpeta en la que están todos los shapefiles'
NOT_A_WORKSPACE = 'no es una geodatabase de archivos (.gdb) ni una carpeta de shapefiles'
WRONG_ZIP = (
    'el nombre del ZIP debe terminar en .gdb.zip, y el ZIP debe tener en su raíz la carpeta .gdb. '
    'También puede descomprimirlo e indicar esa carpeta')
DAMAGED_ZIP = 'el ZIP está dañado o incompleto. Cópielo o descárguelo de nuevo'
COMPRESSED = 'está comprimida. Descomprímala en ArcGIS y ejecute de nuevo la herramienta'
DAMAGED = (
    'a su carpeta le faltan archivos o están dañados. Copie de nuevo la carpeta .gdb completa desde su '
    'origen, y compruebe que ArcGIS o QGIS la abra')
INCOMPLETE = 'faltan archivos del shapefile o están dañados'
# Geodatabases of a folder that are listed.
SHOWN = 3
_OF_SHAPEFILES = ('.shp', '.dbf', '.shx', '.prj', '.cpg', '.shp.xml')
# As ArcGIS (the first two) and GDAL or QGIS name them.
ENDINGS = ('.shp.xml', '.dbf.xml', '.xml')


def read_metadata(folder, name):
    """The XML text of a shapefile's or table's document; None when there is none."""
    for ending in ENDINGS:
        path = os.path.join(folder, name + ending)
        if os.path.exists(path):
            try:
                return read_text(path)
            except (IOError, OSError) as error:
                raise ReadError(UNREADABLE.format(name, file_reason(error)))
    return None


def _names(folder):
    """The names of the shapefiles and tables of a folder, sorted."""
    names = os.listdir(folder) if os.path.isdir(folder) else []
    return sorted(set(os.path.splitext(one)[0] for one in names
                      if one.lower().endswith(('.shp', '.dbf'))))


def left_out(folder, opened):
    """(name, reason) of the shapefiles that a library leaves out, as those without their .shx."""
    found = set(one.upper() for one in opened)
    return [(name, INCOMPLETE) for name in _names(folder) if name.upper() not in found]


def incomplete(folder, name):
    """The reason when a shapefile lacks its geometries or the header of its table: a library reads
    the rest as a table, or as a class without fields. None for others."""
    there = dict((one.lower(), one) for one in os.listdir(folder)) if os.path.isdir(folder) else {}
    shape, table, index = [there.get(name.lower() + one) for one in ('.shp', '.dbf', '.shx')]
    if bool(shape) != bool(table) and (shape or index):
        return INCOMPLETE
    return None if not table or _has_header(os.path.join(folder, table)) else INCOMPLETE


def _has_header(path):
    """Whether a table (dBase) has the whole description of its fields, whose length it starts with."""
    try:
        with open(path, 'rb') as stream:
            (size,) = struct.unpack(str('<H'), stream.read(10)[8:])
        return size <= os.path.getsize(path)
    except (EnvironmentError, struct.error):
        return False


def no_delivery(path):
    """Why a path is no delivery, although libraries open it: one of its files, as if the delivery
    had nothing else. None for others."""
    name = path.lower()
    if os.path.isdir(path) or name.endswith('.gdb.zip'):
        return None
    folder = os.path.basename(os.path.dirname(os.path.abspath(path)))
    if folder.lower().endswith('.gdb'):
        return INSIDE.format(folder)
    if name.endswith('.zip'):
        return WRONG_ZIP if zipfile.is_zipfile(path) else DAMAGED_ZIP
    return ONE_SHAPEFILE if name.endswith(_OF_SHAPEFILES) else NOT_A_WORKSPACE


def why_not_opened(path):
    """Why a path is no delivery; None where it is unknown."""
    try:
        return _why_not_opened(path)
    except (IOError, OSError) as error:  # a folder whose files the user may not list
        return file_reason(error)


def _why_not_opened(path):
    if not os.path.isdir(path):
        return no_delivery(path) or (WRONG_ZIP if zipfile.is_zipfile(path) else DAMAGED_ZIP)
    if path.rstrip('/\\').lower().endswith('.gdb'):
        names = os.listdir(path)
        for one in [os.path.join(path, name) for name in names]:
            if os.path.isfile(one):
                open(one, 'rb').close()  # it may be one that the user may not read
        return COMPRESSED if any(one.lower().endswith('.cdf') for one in names) else DAMAGED
    return None if _names(path) else _of_geodatabases(path) or NO_SHAPEFILES


def _of_geodatabases(path):
    """The reason when a folder is a geodatabase with another name, or has some; None for others."""
    names = os.listdir(path)
    if any(one.lower().endswith('.gdbtable') for one in names):
        return NAMELESS.format(os.path.basename(os.path.abspath(path)))
    inside = sorted('«{}»'.format(one) for one in names if one.lower().endswith(('.gdb', '.gdb.zip')))
    return CONTAINS.format(join_first(inside, SHOWN)) if inside else None


def count_deleted(folder, name):
    """How many rows of a shapefile's table are marked as deleted: dBase keeps them until the table
    is packed."""
    paths = [os.path.join(folder, name + ending) for ending in ('.dbf', '.DBF')]
    path = next((one for one in paths if os.path.exists(one)), None)
    if path is None or os.path.getsize(path) < 12:
        return 0
    # Read in place: a table may be larger than the memory.
    content = np.memmap(path, np.uint8, 'r')
    rows, start, size = struct.unpack(str('<IHH'), content[4:12].tobytes())
    return int((content[start:start + rows * size:size] == ord('*')).sum()) if size else 0
