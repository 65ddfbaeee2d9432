# -*- coding: utf-8 -*-
from __future__ import unicode_literals

import io
import unittest

from osgeo import ogr

from gdbaudit import engine
from . import fault_case
from .clean import clean, sober
from .faults_r_inf_01 import FAULTS, changed_domain, text
from .geodatabases import MODEL, X0, Y0, create, square


class StructureTest(fault_case.ToolCase):
    TOOL = 'R_INF_01'

    def test_the_clean_delivery_has_no_finding(self):
        fault_case.check_clean(self)

    def test_each_fault_gives_its_finding_alone(self):
        fault_case.check_faults(self, FAULTS)

    def test_the_empty_template_gives_only_warnings_that_it_is_empty(self):
        create(self.path, dict((one.name, []) for one in MODEL.classes.values()))
        found = self.run_tool()
        self.assertEqual(set((one.code, one.severity) for one in found), {('01.05', 'A')})
        # 24 datasets speak for their 176 classes; the 66 tables lie in none.
        self.assertEqual(len(found), 24 + 66)

    def test_variants_by_scale_and_year_belong_to_the_model(self):
        content = clean()
        content['UnidadGeologica'] = [sober('UnidadGeologica', square(X0 + 100, Y0 + 100))]
        create(self.path, content, layers={'UnidadGeologica': {'name': 'UnidadGeologica_25k'}})
        self.assertEqual(self.run_tool(), [])

    def test_proposes_the_class_whose_name_is_near(self):
        create(self.path, clean(), layers={'CoberturaTierra': {'name': 'CoberturaTierras'}})
        found = self.run_tool()
        self.assertEqual([(one.code, one.expected) for one in found],
                         [('01.02', 'CoberturaTierra')])
        self.assertIn('¿Quiso decir «CoberturaTierra»?', found[0].message)

    def test_listed_additions_lower_or_silence_findings(self):
        text = '# Elementos adicionados\n1. Clase CapaPropia\nAreaProyecto.MI_DATO\nDom_Sector: 999\n'
        list_path = self.write('adicionados.txt', text)
        settings = {'adiciones': 'adicionados.txt'}
        FAULTS['01.02'](self.path)
        self.assertEqual([one.severity for one in self.run_tool(settings=settings)], ['A'])
        other = self.path[:-4] + '2.gdb'
        FAULTS['01.07'](other)
        self.assertEqual(self.run_tool(other, settings), [])
        third = self.path[:-4] + '3.gdb'
        changed_domain(third, lambda codes: codes.update({'999': 'Otro sector'}))
        self.assertEqual([one.severity for one in self.run_tool(third, settings)], ['A'])
        with io.open(list_path, 'w', encoding='cp1252') as stream:
            stream.write('Adición de la consultoría\n')
        self.assertEqual([one.severity for one in self.run_tool(third, settings)], ['E'])

    def test_labels_differ_only_when_their_letters_do(self):
        changed_domain(self.path, lambda codes: codes.update(
            dict((code, label.upper() + ' .') for code, label in codes.items())))
        self.assertEqual(self.run_tool(), [])
        other = self.path[:-4] + '2.gdb'
        changed_domain(other, lambda codes: codes.update({'101': 'Zxyw vutsr qponm lkjih'}))
        found = self.run_tool(other)
        self.assertEqual([(one.code, one.severity, one.value) for one in found],
                         [('01.10', 'E', 'Dom_Sector')])
        self.assertIn('«Zxyw vutsr qponm lkjih» en lugar de', found[0].message)
        third = self.path[:-4] + '3.gdb'
        changed_domain(third, lambda codes: codes.update({'101': codes['101'] + ' x'}))
        self.assertEqual([one.severity for one in self.run_tool(third)], ['A'])

    def test_a_domain_that_is_not_there_is_told_once(self):
        content = clean()
        create(self.path, content, domains={'Dom_Sector': None}, layers={'AreaProyecto': {
            'fields': {'SECTOR': _plain_number('SECTOR')}}})
        found = self.run_tool()
        self.assertEqual([(one.code, one.value) for one in found], [('01.10', 'Dom_Sector')])
        self.assertIn('AreaProyecto.SECTOR', found[0].message)

    def test_a_renamed_field_is_one_finding(self):
        content = clean()
        for one in content['AreaProyecto']:
            one.values['OBSERVA'] = one.values.pop('OBSERV')
        create(self.path, content, layers={'AreaProyecto': {
            'fields': {'OBSERV': None, 'OBSERVA': text('OBSERVA', 255)}}})
        self.assertEqual([(one.code, one.field, one.value) for one in self.run_tool()],
                         [('01.06', 'OBSERV', 'OBSERVA')])

    def test_an_ica_without_follow_up_tables_is_told(self):
        create(self.path, clean())
        self.assertEqual(self.codes({'estudio': 'ICA'}), ['01.11'])
        self.assertEqual(self.codes({'estudio': 'EIA'}), [])

    def test_both_types_of_the_authority_are_accepted(self):
        content = clean()
        content['UnidadGeomorfologicaMarina'] = [
            sober('UnidadGeomorfologicaMarina', square(X0 + 100, Y0 + 100), AREA_ha=None)]
        create(self.path, content, layers={'UnidadGeomorfologicaMarina': {
            'fields': {'AREA_ha': _plain_number('AREA_ha')}}})
        self.assertEqual(self.run_tool(), [])

    def test_a_list_that_cannot_be_read_is_said(self):
        create(self.path, clean())
        chosen = self.write('ajustes.json', {'adiciones': 'no-existe.txt'})
        result = engine.run_tool(engine.open_delivery(self.path, chosen), 'R_INF_01')
        self.assertFalse(result.complete)
        self.assertEqual(sorted(one.value for one in result.findings),
                         ['01.02', '01.07', '01.09', '01.10'])


def _plain_number(name):
    return ogr.FieldDefn(str(name), ogr.OFTReal)


if __name__ == '__main__':
    unittest.main()
