# -*- coding: utf-8 -*-
"""How QGIS shows the layers of a GeoPackage: by severity, with the message under the pointer. It reads
the default style of a layer from the table ``layer_styles``."""
from __future__ import unicode_literals

from .document import COLORS
from ..core.finding import ERROR, INFORMATION, SEVERITY_NAMES, WARNING

SCHEMA = '''
CREATE TABLE layer_styles (id INTEGER PRIMARY KEY AUTOINCREMENT NOT NULL, f_table_catalog TEXT,
  f_table_schema TEXT, f_table_name TEXT, f_geometry_column TEXT, styleName TEXT, styleQML TEXT,
  styleSLD TEXT, useAsDefault BOOLEAN, description TEXT, owner TEXT, ui TEXT, update_time DATETIME);
'''
# Small marks of the color of warnings look like those of errors: these are brighter.
_COLORS = ((ERROR, COLORS[ERROR]), (WARNING, 'd0711e'), (INFORMATION, COLORS[INFORMATION]))
_STYLE = (
    '<qgis version="3.22" styleCategories="Symbology|MapTips">'
    '<renderer-v2 type="categorizedSymbol" attr="severidad" symbollevels="1">'
    '<categories>{categories}</categories><symbols>{symbols}</symbols></renderer-v2>'
    '<mapTip>&lt;b>[% codigo %]&lt;/b> [% hallazgo %]</mapTip>'
    '<layerGeometryType>{kind}</layerGeometryType></qgis>')
_CATEGORY = '<category value="{0}" symbol="{1}" label="{2}" render="true" type="string"/>'
_SYMBOL = (
    '<symbol type="{type}" name="{name}" alpha="1">'
    '<layer class="{layer}" enabled="1" pass="{level}">{values}</layer></symbol>')


def _symbol(shape, number, color):
    """The symbol of a severity; the gravest is on top of the others."""
    kind, layer, values = shape
    color = ','.join('{}'.format(int(color[at:at + 2], 16)) for at in (0, 2, 4))
    return _SYMBOL.format(
        type=kind, name=number, layer=layer, level=len(_COLORS) - number, values=''.join(
            '<prop k="{}" v="{}"/>'.format(key, value.format(color)) for key, value in values))


_POINT = ('marker', 'SimpleMarker', (
    ('name', 'circle'), ('color', '{},255'), ('outline_color', '255,255,255,255'), ('size', '3'),
    ('size_unit', 'MM'), ('outline_width', '0.3'), ('outline_width_unit', 'MM')))
_POLYGON = ('fill', 'SimpleFill', (
    ('color', '{},64'), ('style', 'solid'), ('outline_color', '{},255'), ('outline_style', 'solid'),
    ('outline_width', '0.5'), ('outline_width_unit', 'MM')))


def rows(places, areas):
    """The rows of ``layer_styles`` for the layer of places and that of areas, without ``id``."""
    return [(
        '', '', table, 'geom', 'Severidad', _STYLE.format(
            kind=kind, symbols=''.join(_symbol(shape, number, color) for number, (_, color) in
                                       enumerate(_COLORS)),
            categories=''.join(_CATEGORY.format(severity, number, SEVERITY_NAMES[severity])
                               for number, (severity, _) in enumerate(_COLORS))),
        None, 1, '', '', None, '1970-01-01T00:00:00.000Z')
            for table, kind, shape in ((places, 0, _POINT), (areas, 2, _POLYGON))]
