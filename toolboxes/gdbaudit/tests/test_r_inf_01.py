# -*- coding: utf-8 -*-
from __future__ import unicode_literals

import io
import unittest

from osgeo import ogr

from .clean_delivery import clean_delivery, minimal_row
from .defects_r_inf_01 import DEFECTS, EMPTY, changed_domain, text
from .geodatabases import MODEL, X0, Y0, create, square
from .tool_case import ToolCase


class StructureTest(ToolCase):
    tool = 'R_INF_01'

    def test_reports_an_empty_template_only_as_empty(self):
        create(self.path, dict((one.name, []) for one in MODEL.classes.values()))
        found = self.audit()
        self.assertEqual(set((one.code, one.severity) for one in found), {('01.05', 'A')})
        # 24 datasets speak for their 176 classes; the 66 tables lie in none.
        self.assertEqual(len(found), 24 + 66)

    def test_accepts_variants_by_scale_and_year(self):
        content = clean_delivery()
        content['UnidadGeologica'] = [minimal_row('UnidadGeologica', square(X0 + 100, Y0 + 100))]
        create(self.path, content, layers={'UnidadGeologica': {'name': 'UnidadGeologica_25k'}})
        self.assertEqual(self.audit(), [])

    def test_proposes_the_class_whose_name_is_near(self):
        create(self.path, clean_delivery(), layers={'CoberturaTierra': {'name': 'CoberturaTierras'}})
        found = self.audit()
        self.assertEqual([(one.code, one.expected) for one in found],
                         [('01.02', 'CoberturaTierra')])
        self.assertIn('¿Quiso decir «CoberturaTierra»?', found[0].message)

    def test_proposes_no_name_for_the_attachments_of_a_class(self):
        content = clean_delivery()
        content[EMPTY] = [minimal_row(EMPTY)]
        create(self.path, content, layers={EMPTY: {'name': 'AreaProyecto__ATTACH'}})
        (found,) = self.audit()
        self.assertEqual((found.code, found.expected), ('01.02', None))
        self.assertNotIn('¿Quiso decir', found.message)
        self.assertIn('deshabilítelos en «AreaProyecto», o incluya «AreaProyecto__ATTACH»',
                      found.correction)

    def test_listed_additions_lower_or_remove_findings(self):
        text = '# Elementos adicionados\n1. Clase CapaPropia\nAreaProyecto.MI_DATO\nDom_Sector: 999\n'
        list_path = self.write('adicionados.txt', text)
        settings = {'adiciones': 'adicionados.txt'}
        DEFECTS['01.02'](self.path)
        self.assertEqual([one.severity for one in self.audit(settings)], ['A'])
        self.remove_geodatabase()
        DEFECTS['01.07'](self.path)
        self.assertEqual(self.audit(settings), [])
        self.remove_geodatabase()
        changed_domain(self.path, lambda codes: codes.update({'999': 'Otro sector'}))
        self.assertEqual([one.severity for one in self.audit(settings)], ['A'])
        with io.open(list_path, 'w', encoding='cp1252') as stream:
            stream.write('Adición de la consultoría\n')
        self.assertEqual([one.severity for one in self.audit(settings)], ['E'])

    def test_ignores_case_and_punctuation_of_labels(self):
        changed_domain(self.path, lambda codes: codes.update(
            dict((code, label.upper() + ' .') for code, label in codes.items())))
        self.assertEqual(self.audit(), [])
        self.remove_geodatabase()
        changed_domain(self.path, lambda codes: codes.update({'101': 'Zxyw vutsr qponm lkjih'}))
        found = self.audit()
        self.assertEqual([(one.code, one.severity, one.value) for one in found],
                         [('01.10', 'E', 'Dom_Sector')])
        self.assertIn('«Zxyw vutsr qponm lkjih» en lugar de', found[0].message)
        self.remove_geodatabase()
        changed_domain(self.path, lambda codes: codes.update({'101': codes['101'] + ' x'}))
        self.assertEqual([one.severity for one in self.audit()], ['A'])

    def test_reports_a_missing_domain_once(self):
        content = clean_delivery()
        create(self.path, content, domains={'Dom_Sector': None}, layers={'AreaProyecto': {
            'fields': {'SECTOR': _plain_number('SECTOR')}}})
        found = self.audit()
        self.assertEqual([(one.code, one.value) for one in found], [('01.10', 'Dom_Sector')])
        self.assertIn('lo necesita el campo AreaProyecto.SECTOR.', found[0].message)

    def test_reports_a_domain_of_a_range_under_the_name_of_the_model(self):
        source = create(self.path, clean_delivery())
        self.assertTrue(source.UpdateFieldDomain(ogr.CreateRangeFieldDomain(
            'Dom_Sector', '', ogr.OFTReal, ogr.OFSTNone, 0, True, 999, True)))
        source = None
        (found,) = self.audit()
        self.assertEqual((found.code, found.severity), ('01.10', 'E'))
        self.assertIn('no tiene códigos, porque es de rango o está dañado, y lo usa el campo '
                      'AreaProyecto.SECTOR.', found.message)

    def test_names_one_code_or_several(self):
        for change, expected in (
                (lambda codes: codes.pop('101'), 'falta el código 101 ('),
                (lambda codes: [codes.pop(one) for one in ('101', '102')], (
                    'faltan los códigos 101 (')),
                (lambda codes: codes.update({'101': 'Zxyw vutsr'}), (
                    'tiene otra descripción el código 101 (')),
                (lambda codes: codes.update({'999': 'Otro'}), (
                    'se adicionó el código 999 («Otro») y no figura en')),
                (lambda codes: codes.update({'998': 'Uno', '999': 'Otro'}), (
                    'se adicionaron los códigos 998 («Uno»); 999 («Otro») y no figuran en'))):
            self.remove_geodatabase()
            changed_domain(self.path, change)
            (found,) = self.audit()
            self.assertIn('El dominio «Dom_Sector»: ' + expected, found.message)

    def test_corrects_by_removing_a_domain_that_is_not_of_the_model(self):
        definition = text('MI_DATO', 20)
        definition.SetDomainName('Dom_Propio')
        source = create(self.path, clean_delivery(), layers={
            'AreaProyecto': {'fields': {'MI_DATO': definition}}})
        source.AddFieldDomain(ogr.CreateCodedFieldDomain(
            'Dom_Propio', '', ogr.OFTString, ogr.OFSTNone, {'1': 'Uno'}))
        source = None
        self.assertIn((
            '01.10', 'Elimine el dominio «Dom_Propio», o inclúyalo en el archivo .txt de elementos '
            'adicionados.'), [(one.code, one.correction) for one in self.audit()])

    def test_recognizes_a_name_that_was_written_out_or_cut(self):
        """To remove such a field, as an added one, would lose its values."""
        for field, other in (('OBSERV', 'OBSERVACIONES'), ('AREA_HA', 'AREA')):
            self.remove_geodatabase()
            content = clean_delivery()
            for one in content['CoberturaTierra']:
                one.values.pop(field)
            create(self.path, content, layers={'CoberturaTierra': {'fields': {
                field: None, other: text(other, 50)}}})
            found = self.only_finding()
            self.assertEqual((found.code, found.field, found.value), ('01.06', field, other))

    def test_reports_a_renamed_field_once(self):
        content = clean_delivery()
        for one in content['AreaProyecto']:
            one.values['OBSERVA'] = one.values.pop('OBSERV')
        create(self.path, content, layers={'AreaProyecto': {
            'fields': {'OBSERV': None, 'OBSERVA': text('OBSERVA', 255)}}})
        self.assertEqual([(one.code, one.field, one.value) for one in self.audit()],
                         [('01.06', 'OBSERV', 'OBSERVA')])

    def test_corrects_by_one_of_the_two_classes_of_the_project(self):
        found = self.only_finding(DEFECTS['01.12'])
        self.assertEqual(found.message,
                         'No hay «AreaProyecto» ni «LineaProyecto» con registros.')
        self.assertEqual(found.correction,
                         'Cargue AreaProyecto o LineaProyecto con los elementos del estudio.')

    def test_corrects_by_removing_a_domain_that_the_model_does_not_have(self):
        definition = _plain_number('AREA_HA')
        definition.SetDomainName('Dom_Sector')
        create(self.path, clean_delivery(), layers={'AreaProyecto': {
            'fields': {'AREA_HA': definition}}})
        found = self.only_finding()
        self.assertEqual((found.code, found.severity, found.value), ('01.09', 'A', 'Dom_Sector'))
        self.assertEqual(found.correction, (
            'Retire el dominio «Dom_Sector» de «AREA_HA» de «AreaProyecto», o inclúyalo en el '
            'archivo .txt de elementos adicionados.'))

    def test_reports_an_ica_without_follow_up_tables(self):
        create(self.path, clean_delivery())
        self.assertEqual([one.code for one in self.audit({'estudio': 'ICA'})], ['01.11'])
        self.assertEqual(self.audit({'estudio': 'EIA'}), [])

    def test_accepts_both_types_of_the_authority(self):
        content = clean_delivery()
        content['UnidadGeomorfologicaMarina'] = [
            minimal_row('UnidadGeomorfologicaMarina', square(X0 + 100, Y0 + 100), AREA_ha=None)]
        create(self.path, content, layers={'UnidadGeomorfologicaMarina': {
            'fields': {'AREA_ha': _plain_number('AREA_ha')}}})
        self.assertEqual(self.audit(), [])

    def test_reports_an_unreadable_list(self):
        create(self.path, clean_delivery())
        result = self.result({'adiciones': 'estudio.gdb'})
        self.assertFalse(result.complete)
        self.assertEqual(sorted(one.value for one in result.findings),
                         ['01.02', '01.07', '01.09', '01.10'])


def _plain_number(name):
    return ogr.FieldDefn(str(name), ogr.OFTReal)


if __name__ == '__main__':
    unittest.main()
