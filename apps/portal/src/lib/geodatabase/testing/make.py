#!/usr/bin/python3
"""Makes the geodatabase of the tests again: `/usr/bin/python3 make.py` (GDAL >= 3.6 with its Python).

Feature classes inside and outside feature datasets, tables, both with deleted rows and without any,
names with accents and a relationship class. Prints what GDAL counts; the tests repeat it.
"""
import os
import tempfile
import zipfile

from osgeo import gdal, ogr, osr

gdal.UseExceptions()
NAME = 'Práctica ANLA.gdb'
HERE = os.path.dirname(os.path.abspath(__file__))
SQUARE = 'MULTIPOLYGON(((4.8e6 2e6,4.8001e6 2e6,4.8001e6 2.0001e6,4.8e6 2e6)))'
SHAPES = {ogr.wkbPoint: 'POINT(4.8e6 2e6)', ogr.wkbMultiPolygon: SQUARE}

# Name, geometry, feature dataset, rows written, rows deleted afterwards.
CLASSES = [
    ('Vía', ogr.wkbPoint, 'TRANSPORTE', 7, (2, 7)),
    ('ÁreaProyecto', ogr.wkbMultiPolygon, 'PROYECTO', 3, ()),
    ('PuntoMuestreo', ogr.wkbPoint, None, 60, range(11, 41)),
    ('CaptaciónVacía', ogr.wkbPoint, None, 0, ()),
    ('MonitoreoAguaTB', ogr.wkbNone, None, 5, (1,)),
    ('TablaVacíaTB', ogr.wkbNone, None, 0, ()),
    ('Vía__ATTACH', ogr.wkbNone, None, 2, ()),
]


def write(dataset, name, geometry, group, rows, deleted, reference):
    options = ['FEATURE_DATASET=' + group] if group else []
    spatial = reference if geometry != ogr.wkbNone else None
    layer = dataset.CreateLayer(name, spatial, geometry, options=options)
    layer.CreateField(ogr.FieldDefn('ID', ogr.OFTInteger))
    layer.CreateField(ogr.FieldDefn('OTRO', ogr.OFTInteger))
    for number in range(rows):
        feature = ogr.Feature(layer.GetLayerDefn())
        feature['ID'] = number
        if geometry != ogr.wkbNone:
            feature.SetGeometry(ogr.CreateGeometryFromWkt(SHAPES[geometry]))
        layer.CreateFeature(feature)
    for identifier in deleted:
        layer.DeleteFeature(identifier)


def relate(path):
    """An item of the catalogue that is neither a feature class nor a table."""
    dataset = gdal.OpenEx(path, gdal.OF_VECTOR | gdal.OF_UPDATE)
    relation = gdal.Relationship('VíaMonitoreo', 'Vía', 'MonitoreoAguaTB', gdal.GRC_ONE_TO_MANY)
    relation.SetLeftTableFields(['ID'])
    relation.SetRightTableFields(['OTRO'])
    print('relationship class:', dataset.AddRelationship(relation))


def pack(path):
    name = os.path.join(HERE, 'geodatabase.zip')
    with zipfile.ZipFile(name, 'w', zipfile.ZIP_DEFLATED, compresslevel=9) as target:
        # Indexes are not read.
        for file in sorted(one for one in os.listdir(path) if not one.endswith(('spx', 'list'))):
            entry = zipfile.ZipInfo(NAME + '/' + file, (2026, 1, 1, 0, 0, 0))
            entry.compress_type = zipfile.ZIP_DEFLATED
            with open(os.path.join(path, file), 'rb') as source:
                target.writestr(entry, source.read())


def main():
    reference = osr.SpatialReference()
    reference.ImportFromEPSG(9377)
    with tempfile.TemporaryDirectory() as folder:
        path = os.path.join(folder, NAME)
        dataset = ogr.GetDriverByName('OpenFileGDB').CreateDataSource(path)
        for one in CLASSES:
            write(dataset, *one, reference)
        del dataset
        relate(path)
        dataset = gdal.OpenEx(path)
        for number in range(dataset.GetLayerCount()):
            layer = dataset.GetLayer(number)
            print(layer.GetName(), layer.GetFeatureCount())
        pack(path)


main()
