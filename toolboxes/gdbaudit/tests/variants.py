# -*- coding: utf-8 -*-
"""Classes of another coordinate system, and variants of a class by scale or year."""
from __future__ import unicode_literals

from .geodatabases import EPSG, MODEL, add_row, create_layer, reference_of


def elsewhere(epsg=3116):
    """What differs from the model in a class of another coordinate system, for ``create``."""
    return {'reference': reference_of(epsg), 'dataset': None}


def add_variant(source, class_name, suffix, rows, epsg=EPSG):
    """Adds a variant of a class to an open geodatabase."""
    layer = create_layer(source, MODEL.classes[class_name.upper()], reference_of(epsg), (),
                         {'name': class_name + suffix, 'dataset': None})
    for one in rows:
        add_row(layer, one)
