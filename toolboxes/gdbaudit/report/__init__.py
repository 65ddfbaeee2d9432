# -*- coding: utf-8 -*-
"""Results: workbook, JSON, GeoPackage, HTML, and the comparison with previous ones."""
