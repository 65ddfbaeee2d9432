# -*- coding: utf-8 -*-
"""Valid item metadata (ISO 19139), for the classes of the test geodatabases."""
from __future__ import unicode_literals

from osgeo import ogr, osr

_LIST = 'http://standards.iso.org/iso/19139/resources/gmxCodelists.xml'
_HEAD = ('<gmd:MD_Metadata xmlns:gmd="http://www.isotc211.org/2005/gmd" '
         'xmlns:gco="http://www.isotc211.org/2005/gco">')
_PARTY = '''
<gmd:{role}><gmd:CI_ResponsibleParty>
<gmd:organisationName>{text[Energía del Altiplano S.A.S.]}</gmd:organisationName>
<gmd:positionName>{text[Profesional SIG]}</gmd:positionName>
<gmd:contactInfo><gmd:CI_Contact>
<gmd:phone><gmd:CI_Telephone><gmd:voice>{text[6015550100]}</gmd:voice></gmd:CI_Telephone></gmd:phone>
<gmd:address><gmd:CI_Address>
<gmd:deliveryPoint>{text[Carrera 7 # 1-01]}</gmd:deliveryPoint>
<gmd:city>{text[Bogotá]}</gmd:city>
<gmd:administrativeArea>{text[Bogotá D.C.]}</gmd:administrativeArea>
<gmd:electronicMailAddress>{text[sig@example.com]}</gmd:electronicMailAddress>
</gmd:CI_Address></gmd:address></gmd:CI_Contact></gmd:contactInfo>
<gmd:role><gmd:CI_RoleCode codeList="{list}" codeListValue="pointOfContact"/></gmd:role>
</gmd:CI_ResponsibleParty></gmd:{role}>'''
_EXTENT = '''
<gmd:extent><gmd:EX_Extent><gmd:geographicElement><gmd:EX_GeographicBoundingBox>
<gmd:westBoundLongitude>{decimal[0]}</gmd:westBoundLongitude>
<gmd:eastBoundLongitude>{decimal[1]}</gmd:eastBoundLongitude>
<gmd:southBoundLatitude>{decimal[2]}</gmd:southBoundLatitude>
<gmd:northBoundLatitude>{decimal[3]}</gmd:northBoundLatitude>
</gmd:EX_GeographicBoundingBox></gmd:geographicElement></gmd:EX_Extent></gmd:extent>'''
_BODY = '''
<gmd:fileIdentifier>{text[identifier]}</gmd:fileIdentifier>
<gmd:hierarchyLevel><gmd:MD_ScopeCode codeList="{list}" codeListValue="dataset"/></gmd:hierarchyLevel>
{contact}
<gmd:dateStamp><gco:Date>2024-05-20</gco:Date></gmd:dateStamp>
<gmd:metadataStandardName>{text[ISO 19115-1]}</gmd:metadataStandardName>
<gmd:metadataStandardVersion>{text[2014]}</gmd:metadataStandardVersion>
<gmd:referenceSystemInfo><gmd:MD_ReferenceSystem><gmd:referenceSystemIdentifier><gmd:RS_Identifier>
<gmd:code>{text[epsg]}</gmd:code><gmd:codeSpace>{text[EPSG]}</gmd:codeSpace>
</gmd:RS_Identifier></gmd:referenceSystemIdentifier></gmd:MD_ReferenceSystem></gmd:referenceSystemInfo>
<gmd:identificationInfo><gmd:MD_DataIdentification>
<gmd:citation><gmd:CI_Citation><gmd:title>{text[title]}</gmd:title>
<gmd:date><gmd:CI_Date><gmd:date><gco:Date>2024-05-01</gco:Date></gmd:date>
<gmd:dateType><gmd:CI_DateTypeCode codeList="{list}" codeListValue="creation"/></gmd:dateType>
</gmd:CI_Date></gmd:date></gmd:CI_Citation></gmd:citation>
<gmd:abstract>{text[Capa sintética de prueba.]}</gmd:abstract>
{pointOfContact}
<gmd:descriptiveKeywords><gmd:MD_Keywords><gmd:keyword>{text[prueba]}</gmd:keyword>
<gmd:type><gmd:MD_KeywordTypeCode codeList="{list}" codeListValue="theme"/></gmd:type>
</gmd:MD_Keywords></gmd:descriptiveKeywords>
<gmd:resourceConstraints><gmd:MD_LegalConstraints>
<gmd:useConstraints><gmd:MD_RestrictionCode codeList="{list}" codeListValue="copyright"/></gmd:useConstraints>
<gmd:otherConstraints>{text[Ninguna]}</gmd:otherConstraints>
</gmd:MD_LegalConstraints></gmd:resourceConstraints>
<gmd:spatialRepresentationType>
<gmd:MD_SpatialRepresentationTypeCode codeList="{list}" codeListValue="vector"/>
</gmd:spatialRepresentationType>
<gmd:spatialResolution><gmd:MD_Resolution><gmd:equivalentScale><gmd:MD_RepresentativeFraction>
<gmd:denominator><gco:Integer>10000</gco:Integer></gmd:denominator>
</gmd:MD_RepresentativeFraction></gmd:equivalentScale></gmd:MD_Resolution></gmd:spatialResolution>
<gmd:topicCategory><gmd:MD_TopicCategoryCode>environment</gmd:MD_TopicCategoryCode></gmd:topicCategory>
{extent}
</gmd:MD_DataIdentification></gmd:identificationInfo>
<gmd:dataQualityInfo><gmd:DQ_DataQuality><gmd:lineage><gmd:LI_Lineage>
<gmd:statement>{text[Levantada en campo.]}</gmd:statement>
</gmd:LI_Lineage></gmd:lineage></gmd:DQ_DataQuality></gmd:dataQualityInfo>
</gmd:MD_Metadata>'''


class _Wrapped(object):
    """``{text[…]}`` and ``{decimal[…]}`` of the templates: a value within its gco element."""

    def __init__(self, element, values):
        self._element = element
        self._values = values

    def __getitem__(self, key):
        value = self._values.get(key, key)
        return '<gco:{0}>{1}</gco:{0}>'.format(self._element, value)


def degrees(shapes, reference):
    """West, east, south, north in degrees of shapes (WKT) in a system."""
    geographic = osr.SpatialReference()
    geographic.ImportFromEPSG(4686)
    geographic.SetAxisMappingStrategy(osr.OAMS_TRADITIONAL_GIS_ORDER)
    change = osr.CoordinateTransformation(reference, geographic)
    corners = []
    for shape in shapes:
        geometry = ogr.CreateGeometryFromWkt(shape)
        if geometry is None or geometry.IsEmpty():
            continue
        west, east, south, north = geometry.GetEnvelope()
        corners += [change.TransformPoint(x, y)[:2] for x in (west, east) for y in (south, north)]
    if not corners:
        return None
    x, y = zip(*corners)
    return min(x), max(x), min(y), max(y)


def document(name, shapes, reference):
    """The document of a class of those shapes (WKT); tables have no extent, scale or system."""
    values = {'identifier': 'EIA_Altiplano_' + name if len(name) < 36 else 'EIA_' + name,
              'epsg': reference.GetAuthorityCode(None) or '9377',
              'title': '{}. EIA Altiplano. El Carmen. Escala 1:10000. 2024'.format(name)}
    text = _Wrapped('CharacterString', values)
    sides = degrees(shapes, reference) if shapes else None
    extent = _EXTENT.format(decimal=_Wrapped('Decimal', dict(
        enumerate('{:.8f}'.format(one) for one in sides)))) if sides else ''
    parties = dict((role, _PARTY.format(role=role, text=text, list=_LIST))
                   for role in ('contact', 'pointOfContact'))
    return _HEAD + _BODY.format(text=text, list=_LIST, extent=extent, **parties)
