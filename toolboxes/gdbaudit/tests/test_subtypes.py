# -*- coding: utf-8 -*-
"""Subtypes, which assign domains of their own: the model has none."""
from __future__ import unicode_literals

import unittest

from osgeo import gdal, ogr

from gdbaudit import engine
from gdbaudit.core.finding import NOT_RUN
from gdbaudit.tests import fake_arcpy
from gdbaudit.tests.clean_delivery import clean_delivery
from gdbaudit.tests.gdal_sources import open_source
from gdbaudit.tests.geodatabases import create
from gdbaudit.tests.tool_case import ToolCase

COVER, POINTS = 'CoberturaTierra', 'PuntoMuestreoAguaSuper'
FLOW, FLOW_DOMAIN, KIND_DOMAIN = 'T_CAUDAL', 'Dom_TipoCaudal', 'Dom_PeriodMuest'
OWN = 'Dom_Propio'


def _xml(field, subtypes):
    """The subtypes of a definition as ArcGIS writes them: code -> (name, field -> domain)."""
    return ''.join(['<SubtypeFieldName>', field, '</SubtypeFieldName><DefaultSubtypeCode>1'
                    '</DefaultSubtypeCode><Subtypes xsi:type="typens:ArrayOfSubtype">'] + [
        '<Subtype xsi:type="typens:Subtype"><SubtypeName>{}</SubtypeName><SubtypeCode>{}</SubtypeCode>'
        '<FieldInfos xsi:type="typens:ArrayOfSubtypeFieldInfo">{}</FieldInfos></Subtype>'.format(
            name, code, ''.join(
                '<SubtypeFieldInfo xsi:type="typens:SubtypeFieldInfo"><FieldName>{}</FieldName>'
                '<DomainName>{}</DomainName><DefaultValue xsi:type="xs:double">1</DefaultValue>'
                '</SubtypeFieldInfo>'.format(*one) for one in sorted(domains.items())))
        for code, (name, domains) in sorted(subtypes.items(), reverse=True)] + ['</Subtypes>'])


class SubtypesTest(ToolCase):
    tool = 'R_INF_01'

    def write_subtypes(self, name, field, subtypes, fields=None):
        """Writes the clean delivery with subtypes of a class; ``fields`` are other definitions."""
        self.remove_geodatabase()
        create(self.path, clean_delivery(), layers={name: {'fields': fields or {}}})
        source = open_source(self.path, gdal.OF_UPDATE)
        source.AddFieldDomain(ogr.CreateCodedFieldDomain(
            OWN, '', ogr.OFTReal, ogr.OFSTNone, {'1': 'Propio'}))
        items = source.GetLayerByName('GDB_Items')
        for item in items:
            definition = item.GetField('Definition') or ''
            if item.GetField('Name') == name and 'DEFeatureClassInfo' in definition:
                item.SetField('Definition', definition.replace(
                    '</typens:DEFeatureClassInfo>',
                    _xml(field, subtypes) + '</typens:DEFeatureClassInfo>'))
                items.SetFeature(item)
        source = items = item = None

    def audit(self, settings=None):
        """The findings without that of the domain that the model does not have; through arcpy, the
        same."""
        found = ToolCase.audit(self, settings)
        desktop = fake_arcpy.install()
        with_arcpy = engine.run_tool(engine.open_delivery(
            self.path, self.write('ajustes.json', settings) if settings else None,
            workspace=desktop.open_workspace(self.path)), self.tool)
        self.assertEqual([one.as_dict() for one in with_arcpy.findings],
                         [one.as_dict() for one in found])
        return [one for one in found if one.value != OWN or one.code != '01.10']

    def found(self, *arguments, **options):
        """(code, severity, message) of each finding with those subtypes."""
        self.write_subtypes(*arguments)
        return [(one.code, one.severity, one.message) for one in self.audit(**options)]

    def test_accepts_the_domain_of_the_model_in_every_subtype(self):
        """ArcGIS stores no domain of the field itself where the subtypes assign it."""
        without = {FLOW: ogr.FieldDefn(FLOW, ogr.OFTReal)}
        domains = {FLOW.lower(): FLOW_DOMAIN.upper()}
        self.assertEqual(self.found(COVER, 'NOMENCLAT', {}), [])
        own = {'MI_TIPO': ogr.FieldDefn('MI_TIPO', ogr.OFTInteger)}
        extra = self.found(POINTS, 'MI_TIPO', {1: ('Río', {}), 2: ('Lago', {})}, own)
        self.assertEqual([one[0] for one in extra], ['01.07'])
        self.assertEqual(self.found(
            POINTS, 'MI_TIPO', {1: ('Río', domains), 2: ('Lago', domains)},
            dict(own, **without)), extra)

    def test_reports_another_domain_of_some_subtypes(self):
        self.write_subtypes(POINTS, 'MI_TIPO', {
            1: ('Río', {}), 2: ('Lago', {FLOW: OWN}), 3: ('Mar', {FLOW: OWN, 'COTA': OWN})},
            {'MI_TIPO': ogr.FieldDefn('MI_TIPO', ogr.OFTInteger)})
        found = [one for one in self.audit() if one.code == '01.09']
        self.assertEqual([(one.field, one.severity, one.value, one.expected, one.message)
                          for one in found], [
            ('COTA', 'A', OWN, None, '«PuntoMuestreoAguaSuper.COTA» tiene asignado en el subtipo «Mar» '
             'el dominio «Dom_Propio» y el modelo no le define ninguno.'),
            (FLOW, 'E', OWN, FLOW_DOMAIN, '«PuntoMuestreoAguaSuper.T_CAUDAL» tiene asignado en los '
             'subtipos «Lago», «Mar» el dominio «Dom_Propio» en lugar de «Dom_TipoCaudal».')])

    def test_reports_the_subtypes_without_the_domain_and_another_one_of_all_of_them(self):
        own = {'MI_TIPO': ogr.FieldDefn('MI_TIPO', ogr.OFTInteger),
               FLOW: ogr.FieldDefn(FLOW, ogr.OFTReal)}
        for lake, text in (
                ({}, 'no tiene asignado en el subtipo «Lago» el dominio «Dom_TipoCaudal».'),
                ({FLOW: OWN}, 'tiene asignado en el subtipo «Lago» el dominio «Dom_Propio» en lugar '
                 'de «Dom_TipoCaudal».')):
            found = self.found(
                POINTS, 'MI_TIPO', {1: ('Río', {FLOW: FLOW_DOMAIN}), 2: ('Lago', lake)}, own)
            self.assertEqual(found[1:], [('01.09', 'E', '«PuntoMuestreoAguaSuper.T_CAUDAL» ' + text)])
        found = self.found(
            POINTS, 'MI_TIPO', {1: ('Río', {FLOW: OWN}), 2: ('Lago', {FLOW: OWN})}, own)
        self.assertEqual(found[1:], [(
            '01.09', 'E', '«PuntoMuestreoAguaSuper.T_CAUDAL» tiene asignado el dominio «Dom_Propio» en '
            'lugar de «Dom_TipoCaudal».')])

    def test_reports_a_coded_field_that_became_the_field_of_subtypes(self):
        kind = ogr.FieldDefn('TIPO_PUNTO', ogr.OFTInteger)
        kind.SetSubType(ogr.OFSTInt16)
        self.write_subtypes(POINTS, 'TIPO_PUNTO', {1: ('Puntual', {})}, {'TIPO_PUNTO': kind})
        (found,) = self.audit()
        self.assertEqual((found.code, found.severity, found.expected), ('01.09', 'E', KIND_DOMAIN))
        self.assertEqual(found.message, (
            '«PuntoMuestreoAguaSuper.TIPO_PUNTO» es el campo de los subtipos de la clase, que ocupan '
            'el lugar del dominio «Dom_PeriodMuest».'))
        self.assertIn('Quite los subtipos de «PuntoMuestreoAguaSuper»', found.correction)
        self.assertIn('el dominio del modelo (Dom_PeriodMuest).', found.correction)

    def test_warns_of_subtypes_of_a_field_without_domain_unless_it_is_listed(self):
        subtypes = {314: ('Bosque', {}), 322: ('Arbustal', {})}
        self.assertEqual(self.found(COVER, 'nomenclat', subtypes), [(
            '01.09', 'A', '«CoberturaTierra.NOMENCLAT» es el campo de los subtipos de la clase, y el '
            'modelo no define subtipos.')])
        listed = self.write('adiciones.txt', 'CoberturaTierra.NOMENCLAT\nDom_Propio')
        self.assertEqual(self.audit({'adiciones': listed}), [])

    def test_says_that_subtypes_could_not_be_read(self):
        create(self.path, clean_delivery())
        desktop = fake_arcpy.install()

        def fail(_path):
            raise RuntimeError('ERROR 999999')

        self.addCleanup(setattr, desktop.arcpy.da, 'ListSubtypes', desktop.arcpy.da.ListSubtypes)
        desktop.arcpy.da.ListSubtypes = fail
        result = engine.run_tool(engine.open_delivery(
            self.path, workspace=desktop.open_workspace(self.path)), self.tool)
        self.assertEqual([(one.code, one.value) for one in result.findings], [(NOT_RUN, '01.09')])
        self.assertIn('no se pueden leer los subtipos de «', result.findings[0].message)


if __name__ == '__main__':
    unittest.main()
