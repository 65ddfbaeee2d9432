# -*- coding: utf-8 -*-
"""Points in polygons, overlays of polygons and lines within them, between classes; numpy only."""
