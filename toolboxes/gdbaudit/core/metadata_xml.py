# -*- coding: utf-8 -*-
"""The elements of the institutional template in metadata documents: ISO 19139 and ArcGIS."""
from __future__ import unicode_literals

import re
import xml.etree.ElementTree as ElementTree

_DECLARATION = re.compile(r'^\s*<\?xml[^>]*\?>')

_PARTY_ISO = (('organizacion', 'organisationName'), ('cargo', 'positionName'),
              ('telefono', 'voice'), ('direccion', 'deliveryPoint'), ('ciudad', 'city'),
              ('departamento', 'administrativeArea'), ('correo', 'electronicMailAddress'),
              ('rol', 'CI_RoleCode'))
_PARTY_ARCGIS = (('organizacion', 'rpOrgName'), ('cargo', 'rpPosName'), ('telefono', 'voiceNum'),
                 ('direccion', 'delPoint'), ('ciudad', 'city'), ('departamento', 'adminArea'),
                 ('correo', 'eMailAdd'), ('rol', 'RoleCd'))
# Element -> (where it is searched, whose first descendant contains it); names without namespaces.
_ISO = {
    'id': ('.', 'fileIdentifier'), 'titulo': ('identificationInfo', 'title'),
    'fecha': ('identificationInfo//citation', 'CI_Date/date'),
    'tipo_fecha': ('identificationInfo//citation', 'CI_DateTypeCode'),
    'resumen': ('identificationInfo', 'abstract'),
    'palabras_clave': ('identificationInfo', 'keyword'),
    'tipo_palabra_clave': ('identificationInfo', 'MD_KeywordTypeCode'),
    'restricciones_uso': ('identificationInfo', 'MD_RestrictionCode'),
    'otras_restricciones': ('identificationInfo', 'otherConstraints'),
    'representacion': ('identificationInfo', 'MD_SpatialRepresentationTypeCode'),
    'denominador': ('identificationInfo', 'denominator'),
    'tema': ('identificationInfo', 'MD_TopicCategoryCode'),
    'oeste': ('identificationInfo', 'westBoundLongitude'),
    'este': ('identificationInfo', 'eastBoundLongitude'),
    'sur': ('identificationInfo', 'southBoundLatitude'),
    'norte': ('identificationInfo', 'northBoundLatitude'),
    'src': ('referenceSystemInfo', 'code'), 'espacio_codigos': ('referenceSystemInfo', 'codeSpace'),
    'tipo_elemento': ('hierarchyLevel', 'MD_ScopeCode'), 'declaracion': ('.', 'statement'),
    'fecha_metadato': ('.', 'dateStamp'), 'estandar': ('.', 'metadataStandardName'),
    'edicion_estandar': ('.', 'metadataStandardVersion'),
    'organizacion_metadato': ('contact', 'organisationName'),
    'correo_metadato': ('contact', 'electronicMailAddress'),
    'rol_metadato': ('contact', 'CI_RoleCode')}
_ISO.update((key, ('identificationInfo//pointOfContact', name)) for key, name in _PARTY_ISO)
_ARCGIS = {
    'id': ('.', 'mdFileID'), 'titulo': ('dataIdInfo/idCitation', 'resTitle'),
    'resumen': ('dataIdInfo', 'idAbs'), 'palabras_clave': ('dataIdInfo', 'keyword'),
    'restricciones_uso': ('dataIdInfo/resConst', 'RestrictCd'),
    'otras_restricciones': ('dataIdInfo/resConst', 'othConsts'),
    'representacion': ('dataIdInfo', 'SpatRepTypCd'), 'denominador': ('dataIdInfo', 'rfDenom'),
    'tema': ('dataIdInfo', 'TopicCatCd'), 'oeste': ('dataIdInfo', 'westBL'),
    'este': ('dataIdInfo', 'eastBL'), 'sur': ('dataIdInfo', 'southBL'),
    'norte': ('dataIdInfo', 'northBL'), 'src': ('refSysInfo', 'identCode'),
    'espacio_codigos': ('refSysInfo', 'idCodeSpace'), 'tipo_elemento': ('mdHrLv', 'ScopeCd'),
    'declaracion': ('.', 'statement'), 'fecha_metadato': ('.', 'mdDateSt'),
    'estandar': ('.', 'mdStanName'), 'edicion_estandar': ('.', 'mdStanVer'),
    'organizacion_metadato': ('mdContact', 'rpOrgName'),
    'correo_metadato': ('mdContact', 'eMailAdd'), 'rol_metadato': ('mdContact', 'RoleCd')}
_ARCGIS.update((key, ('dataIdInfo/idPoC', name)) for key, name in _PARTY_ARCGIS)
_ARCGIS_DATES = (('createDate', 'creation'), ('pubDate', 'publication'), ('reviseDate', 'revision'))
# ArcGIS writes the numbers that ISO 19115:2003 gave the codes.
_NUMBERED = {
    'RoleCd': ('resourceProvider', 'custodian', 'owner', 'user', 'distributor', 'originator',
               'pointOfContact', 'principalInvestigator', 'processor', 'publisher', 'author'),
    'SpatRepTypCd': ('vector', 'grid', 'textTable', 'tin', 'stereoModel', 'video'),
    'TopicCatCd': ('farming', 'biota', 'boundaries', 'climatologyMeteorologyAtmosphere', 'economy',
                   'elevation', 'environment', 'geoscientificInformation', 'health',
                   'imageryBaseMapsEarthCover', 'intelligenceMilitary', 'inlandWaters', 'location',
                   'oceans', 'planningCadastre', 'society', 'structure', 'transportation',
                   'utilitiesCommunication')}
#: The elements that a document can have.
CARRIED = tuple(sorted(_ISO))


def _strip_namespaces(root):
    for node in root.iter():
        node.tag = node.tag.split('}')[-1]
    return root


def _value(node):
    """The value of an element: its code, or all text inside."""
    for name in ('codeListValue', 'value', 'code'):
        code = (node.get(name) or '').strip()
        if code:
            names = _NUMBERED.get(node.tag)
            if names and code.isdigit() and 0 < int(code) <= len(names):
                return names[int(code) - 1]
            return code
    return ' '.join(''.join(node.itertext()).split())


def _find(root, where, what):
    for part in [root] if where == '.' else root.findall('.//' + where):
        node = part.find('.//' + what)
        value = '' if node is None else _value(node)
        if value:
            return value
    return ''


def read(text):
    """Element -> text of a document; None for one that was not filled in. Raises
    ``ElementTree.ParseError``."""
    root = _strip_namespaces(ElementTree.fromstring(
        _DECLARATION.sub('', text).encode('utf-8')))
    iso = root if root.tag in ('MD_Metadata', 'MI_Metadata') else root.find('.//MD_Metadata')
    paths = _ARCGIS if iso is None else _ISO
    found = dict((key, _find(root if iso is None else iso, where, what))
                 for key, (where, what) in paths.items())
    if iso is None:
        for name, kind in _ARCGIS_DATES:
            date = _find(root, 'dataIdInfo/idCitation', name)
            if date and not found.get('fecha'):
                found['fecha'], found['tipo_fecha'] = date, kind
    # ArcGIS fills in a title, an extent and a system automatically.
    return found if found.get('id') or found.get('resumen') else None
