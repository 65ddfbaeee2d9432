# -*- coding: utf-8 -*-
"""Tests of the engine: geodatabases made with GDAL, read by every adapter."""
