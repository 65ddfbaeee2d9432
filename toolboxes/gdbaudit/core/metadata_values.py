# -*- coding: utf-8 -*-
"""Values of metadata: dates, lists of ISO 19115, coordinate systems, scales, titles, extents."""
from __future__ import unicode_literals

import datetime
import re

import numpy as np

from . import srs as systems, structure
from ..compat import text_type

# Stems of the codes of ISO 19115-1, in English and in the Spanish wordings in use. The template's
# exact wording is not known, so a value is valid when it contains one of them.
LISTS = {
    'rol': 'RECURSO RESOURCEPROVIDER CUSTODI CONSERVADOR PROPIETARI DUEN OWNER USUARI USER DISTRIBU '
           'CREADOR ORIGINA CONTACT INVESTIGADOR INVESTIGATOR PROCESA PROCESSOR EDITOR PUBLICA '
           'PUBLISHER AUTOR AUTHOR PATROCINA SPONSOR COLABORA COLLABORATOR CONTRIBU MEDIA '
           'TITULAR RIGHTSHOLDER INTERESAD STAKEHOLDER FINANCIA FUNDER PROVEEDOR',
    'tipo_fecha': 'CREACI CREATION PUBLICA REVISI EXPIRA CADUCI VENCIMI ACTUALIZA UPDATE NODISPONIB '
                  'UNAVAILABLE VIGOR INFORCE ADOPT OBSOLE DEPRECA SUSTIT REEMPLAZ SUPERSEDED VALID '
                  'LIBERA LANZAMI RELEASE DISTRIBU',
    'representacion': 'VECTOR GRID GRILLA MALLA RASTER CUADRIC TABLA TABLE TEXTO TIN ESTEREO '
                      'STEREO VIDEO',
    'tema': 'AGRICUL GANADER FARMING BIOTA LIMITE BOUNDARIES CLIMA METEOROLOG ATMOSF ECONOM ELEVA '
            'AMBIENTE ENVIRONMENT GEOCIENT GEOSCIENT SALUD HEALTH IMAGEN IMAGERY MAPABASE MILITAR '
            'INTELIGENCIA AGUASINTERIOR INLANDWATERS UBICACI LOCALIZA LOCATION POSICIONA OCEAN '
            'PLANEA PLANIFICA CATASTRO PLANNING SOCIEDAD SOCIETY CULTURA ESTRUCTURA STRUCTURE '
            'TRANSPORT SERVICIO INFRAESTRUCTURA COMUNICA UTILITIES EXTRATERRE DESASTRE DISASTER'}
LISTS = dict((key, tuple(stems.split())) for key, stems in LISTS.items())
LISTS['rol_metadato'] = LISTS['rol']
LISTS['tipo_fecha_metadato'] = LISTS['tipo_fecha']
# Esri's number of what the EPSG registry calls 9377.
_ESRI_CODES = {103599: 9377}
_EPOCH = datetime.date(1899, 12, 30)  # day 0 of a workbook's dates
_DEGREE = 111320.0  # metres of a degree of latitude


def in_list(element, value):
    """True when a value contains a code of its list."""
    key = structure.label_key(value)
    return any(stem in key for stem in LISTS[element])


def is_date(value, is_workbook):
    """True for AAAA/MM/DD; documents also write AAAA-MM-DD, AAAAMMDD and a time after it."""
    text = value.strip()
    if is_workbook and re.match(r'^\d{5}$', text):  # a date cell
        return 1950 <= (_EPOCH + datetime.timedelta(days=int(text))).year <= 2100
    pattern = r'^(\d{4})/(\d{2})/(\d{2})$' if is_workbook else (
        r'^(\d{4})[-/]?(\d{2})[-/]?(\d{2})(?:T.*)?$')
    parts = re.match(pattern, text)
    if not parts:
        return False
    try:
        return bool(datetime.date(*[int(one) for one in parts.groups()]))
    except ValueError:
        return False


def epsg_code(value):
    """The code of a coordinate system in a text such as 9377, EPSG:9377 or a URN; or None."""
    # A year may follow the code: «EPSG:9377 MAGNA-SIRGAS 2018 / Origen-Nacional».
    named = re.findall(r'EPSG\D{0,10}(\d{4,6})', value, re.IGNORECASE)
    numbers = named or re.findall(r'\d{4,6}', value)
    if not numbers:
        return None
    return _ESRI_CODES.get(int(numbers[-1]), int(numbers[-1]))


def is_denominator(value):
    """True for the whole number behind «1:» of a scale."""
    return bool(re.match(r'^[1-9]\d{2,7}$', value.strip()))


def title_errors(title):
    """What a title lacks of five parts between full stops, a scale or pixel, and a year."""
    problems = []
    # The full stop of «1:25.000» is not a separator.
    parts = [one for one in re.split(r'\.(?!\d)', title) if one.strip()]
    if len(parts) < 5:
        problems.append('tiene {} de las 5 partes separadas por punto'.format(len(parts)))
    key = structure.label_key(title)
    if not re.search(r'1\s*:\s*\d', title) and 'ESCALA' not in key and 'PIXEL' not in key and (
            not re.search(r'\d\s*(?:m|metros|cm)\b', title)):
        problems.append('no dice la escala o el tamaño del píxel')
    if not re.search(r'(?<!\d)(?:19|20)\d\d(?!\d)', title):
        problems.append('no dice el año')
    return problems


def number(value):
    """A coordinate of a text, with a decimal point or comma; None for another text."""
    try:
        found = float(text_type(value).strip().replace(',', '.'))
    except ValueError:
        return None
    return found if abs(found) < 1e12 else None  # also leaves out NaN and infinity


def _side_ranges(srs, west, south, east, north):
    """[(lowest, highest)] in degrees that west, east, south and north of an extent may have: the
    meridians are no verticals of the grid, and programs convert the corners or every vertex."""
    step = np.linspace(0.0, 1.0, 21)
    xs, ys = west + (east - west) * step, south + (north - south) * step
    sides = []
    for x, y, part in ((np.full(21, west), ys, 0), (np.full(21, east), ys, 0),
                       (xs, np.full(21, south), 1), (xs, np.full(21, north), 1)):
        values = systems.to_geographic(srs, x, y)[part]
        sides.append((float(values.min()), float(values.max())))
    return sides


def extent_difference(srs, bounds, written):
    """The greatest difference in metres between an extent as written and that of a class.

    ``bounds`` is (west, south, east, north) in the system; ``written`` (west, east, south, north),
    in degrees or in the system.
    """
    west, south, east, north = bounds
    if any(abs(one) > 180 for one in written):
        ranges = [(one, one) for one in (west, east, south, north)]
        scale = (1.0, 1.0)
    else:
        ranges = _side_ranges(srs, west, south, east, north)
        scale = (_DEGREE * float(np.cos(np.radians(ranges[2][0]))), _DEGREE)
    differences = [max(low - value, value - high, 0.0) for value, (low, high) in zip(written, ranges)]
    return max(max(differences[:2]) * scale[0], max(differences[2:]) * scale[1])
