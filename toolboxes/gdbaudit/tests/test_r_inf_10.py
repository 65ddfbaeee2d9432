# -*- coding: utf-8 -*-
from __future__ import unicode_literals

import os
import unittest

from osgeo import gdal

from gdbaudit import engine
from gdbaudit.adapters import open_workspace
from gdbaudit.core import relations
from gdbaudit.core.finding import NOT_RUN
from gdbaudit.tests import defects_r_inf_10 as defects
from gdbaudit.tests.clean_delivery import clean_delivery, minimal_row
from gdbaudit.tests.geodatabases import create
from gdbaudit.tests.tool_case import ToolCase

POINT, SAMPLES, PARAMETERS = defects.POINT, defects.SAMPLES, defects.PARAMETERS
MEDIA = defects.MEDIA


class RelationsTest(ToolCase):
    tool = 'R_INF_10'

    def test_suggests_the_key_that_is_left_without_records_and_reports_it_once(self):
        content = clean_delivery()
        content[PARAMETERS][1].values['ID_MUESTRA'] = 'MS-04'
        found = self.findings(content)
        self.assertEqual([(one.code, one.expected) for one in found], [('10.01', 'MS-02')])
        self.assertIn('¿Quiso decir «MS-02»?', found[0].message)

    def test_joins_all_rows_of_a_lost_key(self):
        content = clean_delivery()
        content[PARAMETERS] = [
            minimal_row(PARAMETERS, None, 3, ID_MUESTRA='AX-77') for _ in range(3)] + content[PARAMETERS]
        self.assertEqual(self.brief(content), [('10.01', '1-3', 'AX-77')])

    def test_reads_the_keys_of_a_parent_once_for_a_child(self):
        read, parents = [], relations.Parents
        self.addCleanup(setattr, relations, 'Parents', parents)
        relations.Parents = lambda delivery, one: (
            read.append((one['child'], one['parent'])) or parents(delivery, one))
        self.assertEqual(self.findings(clean_delivery()), [])
        self.assertEqual(read.count((PARAMETERS, SAMPLES)), 1)

    def test_ignores_empty_keys(self):
        content = clean_delivery()
        content[PARAMETERS] += [minimal_row(PARAMETERS, None, 3, ID_MUESTRA=None),
                                minimal_row(PARAMETERS, None, 4, ID_MUESTRA='N/A')]
        self.assertEqual(self.findings(content), [])

    def test_searches_every_class_that_one_field_may_refer_to(self):
        evaluation = 'EvalEconom_ImpInternalizTB'
        child = 'Seg_EvaluacionEconomicaTB'
        content = {
            'AreaInfluencia': [minimal_row('AreaInfluencia', ID_AREAINF=1)],
            'MMA_Impactos_TB': [minimal_row('MMA_Impactos_TB', ID_AREAINF=1, ID_MEDIDA='M1')],
            evaluation: [minimal_row(evaluation, ID_AREAINF=1, ID_IMPACTO='I1', ID_MEDIDA='M1')],
            child: [minimal_row(child, ID_AREAINF=1, ID_IMPACTO='I1', ID_MEDIDA='M1'),
                    minimal_row(child, ID_AREAINF=1, ID_IMPACTO='ZZ', ID_MEDIDA='M1')]}
        self.assertEqual(self.brief(content), [('10.01', '2', 'ZZ')])

    def test_searches_a_discriminated_key_in_the_named_class_only(self):
        content = clean_delivery()
        content['OcupacionCauce'] = [minimal_row('OcupacionCauce', ID_OCU_CAU='OC-01')]
        content[MEDIA] = [
            minimal_row(MEDIA, ID_REG_MUL='OC-01', FEAT_CLASS=defects.CHANNEL, UBIC_ARCHI='a.jpg'),
            minimal_row(MEDIA, ID_REG_MUL='QQQQQQ', FEAT_CLASS=defects.CHANNEL, UBIC_ARCHI='a.jpg'),
            minimal_row(MEDIA, ID_REG_MUL='PM-01', FEAT_CLASS=defects.SUPER_POINT, UBIC_ARCHI='a.jpg'),
            minimal_row(MEDIA, ID_REG_MUL='PM-02', FEAT_CLASS=defects.CHANNEL, UBIC_ARCHI='a.jpg'),
            minimal_row(MEDIA, ID_REG_MUL='VT-01', FEAT_CLASS=1505.0, UBIC_ARCHI='a.jpg')]
        self.assertEqual(self.brief(content), [
            ('10.01', '2', 'QQQQQQ'), ('10.02', '4', 'PM-02'), ('10.03', '5', None)])

    def test_names_a_key_that_was_cut(self):
        content = {SAMPLES: [minimal_row(SAMPLES, ID_PUNTO_M=None, ID_MUESTRA='A' * 19 + 'BC')],
                   PARAMETERS: [minimal_row(PARAMETERS, ID_MUESTRA='A' * 19 + 'B')]}
        found = self.findings(content)
        self.assertEqual([one.code for one in found], ['10.06'])
        self.assertIn('quedó cortada a los 20 caracteres', found[0].message)

    def test_does_not_report_a_class_that_cannot_be_read_as_absent(self):
        create(self.path, clean_delivery())
        workspace = open_workspace(self.path)
        classes = [one for one in workspace.classes() if one.name != POINT]
        workspace.classes = lambda: classes
        workspace.damaged = lambda: [(POINT + '_2024', 'dañada')]
        result = engine.run_tool(engine.open_delivery(
            self.path, workspace=workspace), self.tool)
        found = [one for one in result.findings if getattr(one, 'class') == SAMPLES]
        self.assertEqual([(one.code, one.value) for one in found], [(NOT_RUN, '10.01')])
        self.assertIn('no se puede leer «{}»'.format(POINT), found[0].message)

    def test_suggests_no_identifier_with_many_other_characters(self):
        existing = ['{:032X}'.format(number ** 9) for number in range(3, 2003)]
        guess = relations.Suggestions(existing, [])
        self.assertEqual(guess.near('F' + existing[700][:-3] + 'XY'), existing[700])
        self.assertIsNone(guess.near('F' * 5 + existing[700][5:]))

    def test_treats_a_variant_by_year_as_its_class(self):
        source = create(self.path, clean_delivery())
        layer = source.GetLayerByName(POINT)
        source.CopyLayer(layer, POINT + '_2024')
        copy = source.GetLayerByName(POINT + '_2024')
        feature = copy.GetFeature(1)
        feature.SetField('ID_PUNTO_M', 'PM-77')
        copy.SetFeature(feature)
        sample = source.GetLayerByName(SAMPLES)
        feature = sample.GetFeature(1)
        feature.SetFID(-1)
        feature.SetField('ID_PUNTO_M', 'PM-77')
        sample.CreateFeature(feature)
        source = layer = copy = sample = None
        self.assertEqual(self.audit(), [])


class RelationshipClassesTest(ToolCase):
    tool = 'R_INF_10'

    def relate(self, origin, destination, keys, cardinality=gdal.GRC_ONE_TO_MANY, content=None):
        create(self.path, content or clean_delivery())
        source = gdal.OpenEx(self.path, gdal.OF_VECTOR | gdal.OF_UPDATE)
        made = gdal.Relationship('Prueba', origin, destination, cardinality)
        made.SetLeftTableFields([keys[0]])
        made.SetRightTableFields([keys[1]])
        made.SetRelatedTableType('features')
        self.assertTrue(source.AddRelationship(made))
        source = None
        return [(one.code, one.message) for one in self.audit()]

    def test_accepts_one_that_is_the_models(self):
        self.assertEqual(self.relate(POINT, SAMPLES, ('ID_PUNTO_M', 'ID_PUNTO_M')), [])

    def test_reports_one_that_the_model_does_not_know(self):
        found = self.relate('AreaProyecto', SAMPLES, ('EXPEDIENTE', 'EXPEDIENTE'))
        self.assertEqual(len(found), 1)
        self.assertIn('que el modelo no relaciona', found[0][1])

    def test_reports_one_that_is_reversed(self):
        found = self.relate(SAMPLES, POINT, ('ID_PUNTO_M', 'ID_PUNTO_M'))
        self.assertEqual(len(found), 1)
        self.assertIn('invertidos el origen y el destino', found[0][1])

    def test_reports_one_to_one_with_several_records(self):
        content = clean_delivery()
        content[SAMPLES].append(minimal_row(SAMPLES, ID_PUNTO_M='PM-01', ID_MUESTRA='MS-03'))
        content[PARAMETERS].append(minimal_row(PARAMETERS, ID_MUESTRA='MS-03'))
        found = self.relate(POINT, SAMPLES, ('ID_PUNTO_M', 'ID_PUNTO_M'),
                            gdal.GRC_ONE_TO_ONE, content)
        self.assertEqual(len(found), 1)
        self.assertIn('de uno a uno', found[0][1])


class MultimediaTest(ToolCase):
    tool = 'R_INF_10'

    def files(self, *paths):
        content = clean_delivery()
        content[MEDIA] = [
            minimal_row(MEDIA, None, number, ID_REG_MUL='PM-01', FEAT_CLASS=defects.SUPER_POINT,
                        UBIC_ARCHI=path) for number, path in enumerate(paths, 1)]
        create(self.path, content)

    def test_reports_absolute_paths_without_a_folder(self):
        self.files('Fotos/1.jpg', 'C:\\Fotos\\2.jpg', '\\\\equipo\\3.jpg', 'https://a.co/4.jpg',
                   '/fotos/5.jpg')
        self.assertEqual([one.objectid for one in self.audit()], [2, 3, 4, 5])

    def test_finds_files_with_other_slashes_and_case(self):
        folder = os.path.join(self.folder, 'multimedia', 'Fotos')
        os.makedirs(folder)
        open(os.path.join(folder, 'Uno.JPG'), 'wb').close()
        self.files('fotos\\uno.jpg', './Fotos/../Fotos/Uno.JPG', 'Fotos/dos.jpg')
        found = self.audit({'multimedia': 'multimedia'})
        self.assertEqual([one.objectid for one in found], [3])

    def test_compares_paths_that_were_delivered_as_numbers(self):
        self.files(*[None])
        delivery = engine.open_delivery(self.path)
        read = delivery.columns
        delivery.columns = lambda cls, names: [
            [7.0] for _ in names] if cls.name == MEDIA and names == ['UBIC_ARCHI'] else read(cls, names)
        self.write('multimedia.txt', '')
        delivery.settings.general['multimedia'] = self.folder
        found = [one for one in engine.run_tool(delivery, self.tool).findings
                 if one.code == '10.08']
        self.assertEqual([one.value for one in found], ['7'])

    def test_reports_that_the_folder_does_not_exist(self):
        self.files('Fotos/1.jpg')
        delivery = engine.open_delivery(self.path)
        delivery.settings.general['multimedia'] = os.path.join(self.folder, 'nada')
        result = engine.run_tool(delivery, self.tool)
        self.assertFalse(result.complete)
        self.assertEqual([(one.code, one.value) for one in result.findings],
                         [(NOT_RUN, '10.08')])


if __name__ == '__main__':
    unittest.main()
