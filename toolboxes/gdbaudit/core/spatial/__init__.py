# -*- coding: utf-8 -*-
"""Geometry between classes, in floats and by the coordinate system of each: points in polygons,
overlays of polygons and lines within them; numpy only. ``topology`` is for the exact grid of one
class."""
