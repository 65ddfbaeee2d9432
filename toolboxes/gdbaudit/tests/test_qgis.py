# -*- coding: utf-8 -*-
"""The packed plugin, installed in a temporary profile and run by QGIS."""
from __future__ import print_function, unicode_literals

import glob
import io
import json
import os
import shutil
import subprocess
import sys
import tempfile
import unittest
import zipfile

from gdbaudit.core import registry
from gdbaudit.tests.clean_delivery import clean_delivery
from gdbaudit.tests.defects_r_inf_04 import DEFECTS as OVERLAPS
from gdbaudit.tests.defects_r_inf_05 import DEFECTS
from gdbaudit.tests.geodatabases import create, truncate_class

ROOT = os.path.dirname(os.path.dirname(os.path.dirname(os.path.abspath(__file__))))
sys.path.append(os.path.join(ROOT, 'tests'))

from case import ToolboxCase, estimate, run_of
from metering import prices, private_file

# Debian's wrapper passes an option that its QGIS does not have.
PROGRAM = shutil.which('qgis_process.bin') or shutil.which('qgis_process')
SECONDS = 180
NAMES = [tool.code.lower() for tool in registry.tools()] + [
    'todas', 'precio', 'registrar_equipo', 'pendientes']
# The steps of the application after an algorithm: it adds the layers of the context.
APPLICATION = '''
import sys
from qgis.core import (QgsApplication, QgsProcessingContext, QgsProcessingFeedback,
                       QgsProcessingUtils, QgsProject)
plugins, geodatabase, output, tool = sys.argv[1:]
application = QgsApplication([], False)
application.initQgis()
sys.path.append(plugins)
import gdb_audit
plugin = gdb_audit.classFactory(None)
plugin.initGui()
context = QgsProcessingContext()
context.setProject(QgsProject.instance())
algorithm = QgsApplication.processingRegistry().algorithmById('gdbaudit:' + tool)
result, done = algorithm.run(
    {'GEODATABASE': geodatabase, 'SALIDA': output}, context, QgsProcessingFeedback())
for source, details in context.layersToLoadOnCompletion().items():
    layer = QgsProcessingUtils.mapLayerFromString(source, context)
    print(details.name, details.outputName, layer.isValid(), layer.featureCount())
    details.postProcessor().postProcessLayer(layer, context, QgsProcessingFeedback())
    print('STYLE', layer.renderer().type(), layer.renderer().classAttribute())
    del layer
print('COMPLETA', result['COMPLETA'])
plugin.unload()
print([name for name in sys.modules if name.startswith(('gdbaudit', 'metering'))])
'''# What QGIS stores of its options.
PROXY = '\n[proxy]\nproxyEnabled=true\nproxyType=HttpProxy\nproxyHost=127.0.0.1\nproxyPort={}\n'


def load_tests(_loader, tests, _pattern):
    """No tests where QGIS is not installed, which a note in the output reports."""
    if PROGRAM:
        return tests
    print('note: The QGIS plugin was not tested: this machine has no qgis_process.')
    return unittest.TestSuite()


class QgisTest(ToolboxCase):
    @classmethod
    def setUpClass(cls):
        """Packs the plugin and installs it as QGIS does: unpacked, and enabled."""
        cls.profile = tempfile.mkdtemp()
        cls.addClassCleanup(shutil.rmtree, cls.profile)
        packed = os.path.join(cls.profile, 'archivos')
        subprocess.check_output(
            [os.environ.get('NODE', 'node'), 'tools/downloads/main.ts', packed],
            cwd=os.path.dirname(ROOT))
        cls.plugins = os.path.join(cls.profile, 'profiles', 'default', 'python', 'plugins')
        (name,) = glob.glob(os.path.join(packed, 'GDBAudit_QGIS_V*.zip'))
        with zipfile.ZipFile(name) as archive:
            archive.extractall(cls.plugins)
        cls.process('plugins', 'enable', 'gdb_audit')

    @classmethod
    def process(cls, *arguments):
        """Runs qgis_process. Returns its exit code and its output, errors included."""
        return cls.program(PROGRAM, *arguments)

    @classmethod
    def program(cls, *command):
        environment = dict(
            os.environ, QT_QPA_PLATFORM='offscreen', QGIS_CUSTOM_CONFIG_PATH=cls.profile,
            XDG_RUNTIME_DIR=cls.profile, PYTHONDONTWRITEBYTECODE='1')
        done = subprocess.run(
            command, env=environment, timeout=SECONDS, cwd=cls.profile,
            stdin=subprocess.DEVNULL, stdout=subprocess.PIPE, stderr=subprocess.STDOUT)
        return done.returncode, done.stdout.decode('utf-8')

    def setUp(self):
        ToolboxCase.setUp(self)
        self.output = os.path.join(self.folder, 'salida')
        self.geodatabase = os.path.join(self.folder, 'estudio.gdb')

    def audit(self, name, responses, **parameters):
        """Runs an algorithm on the geodatabase. Returns its exit code and its output."""
        self.server.script.extend(responses)
        values = dict({'GEODATABASE': self.geodatabase}, **parameters)
        return self.process('run', 'gdbaudit:' + name, '--', *sorted(
            '{}={}'.format(key, value) for key, value in values.items()))

    def run_in_application(self, tool='R_INF_05'):
        """Runs a tool as the application does. Returns the exit code and the output."""
        self.server.script.extend([
            estimate(tool), (201, run_of('open')), (200, run_of('finished'))])
        return self.program(
            sys.executable, '-B', '-c', APPLICATION, self.plugins, self.geodatabase, self.output,
            tool.lower())

    def written(self):
        """The extensions and the JSON of the results of the only audit."""
        (folder,) = os.listdir(self.output)
        names = os.listdir(os.path.join(self.output, folder))
        (name,) = [one for one in names if one.endswith('.json')]
        with io.open(os.path.join(self.output, folder, name), encoding='utf-8') as stream:
            return sorted(os.path.splitext(one)[1] for one in names), json.load(stream)

    def test_lists_an_algorithm_for_each_tool_for_all_and_for_the_account(self):
        _, said = self.process('list')
        lines = [line.strip() for line in said.splitlines() if 'gdbaudit:' in line]
        self.assertEqual(sorted(line.split('\t')[0] for line in lines),
                         sorted('gdbaudit:' + name for name in NAMES))
        tool = registry.tool('R_INF_05')
        self.assertIn('gdbaudit:r_inf_05\tR_INF_05 · ' + tool.name, lines)

    def test_registers_with_the_portals_address_and_runs_a_tool(self):
        self.server.script.append((201, {
            'machine_token': 'secreto', 'machine_id': 'PC-1', 'username': 'laura'}))
        portal = self.server.host[:-len('/api')]
        code, said = self.process('run', 'gdbaudit:registrar_equipo', '--',
                                  'PORTAL=' + portal + '/', 'CODIGO=abcd-efgh')
        self.assertIn('El equipo PC-1 quedó registrado para laura.', said)
        self.assertEqual(code, 0, said)
        expected = DEFECTS['05.01'](self.geodatabase)
        code, said = self.audit('r_inf_05', [
            estimate('R_INF_05'), (201, run_of('open')), (200, run_of('finished'))],
            SALIDA=self.output, MAXIMO='2.50')
        self.assertEqual(code, 0, said)
        self.assertEqual([one['authorization'] for one in self.server.requests[1:]],
                         ['Bearer secreto'] * 3)
        self.assertIn('R_INF_05 terminada (utilización 7). Créditos usados: 2,50.', said)
        # One text of the progress for each percentage at most: the log has the messages among them.
        self.assertIn('0 %. R_INF_05: Inicio', said)
        self.assertLessEqual(said.count(' %. '), 101, said)
        endings, content = self.written()
        self.assertEqual(endings, ['.gpkg', '.html', '.json', '.xlsx'])
        self.assertEqual([(one['code'], one['objectid']) for one in content['findings']],
                         [('05.01', expected['objectid'])])
        (folder,) = os.listdir(self.output)
        folder = os.path.join(self.output, folder)
        with io.open(os.path.join(folder, 'estudio_R_INF_05.html'), encoding='utf-8') as stream:
            self.assertIn(portal + '/support/hallazgos/R_INF_05#H05-01', stream.read())
        self.assertIn('RESULTADOS:\t{}\n'.format(folder), said)
        self.assertIn('HALLAZGOS:\t{}|layername=hallazgos\n'.format(
            os.path.join(folder, 'estudio_R_INF_05.gpkg')), said)

    def test_adds_the_findings_to_the_project_and_unloads_its_modules(self):
        self.registered()
        DEFECTS['05.01'](self.geodatabase)
        code, said = self.run_in_application()
        self.assertEqual(code, 0, said)
        self.assertIn('Hallazgos de estudio.gdb HALLAZGOS True 1\n'
                      'STYLE categorizedSymbol severidad\nCOMPLETA True\n[]\n', said)

    def test_adds_the_areas_of_the_findings_where_there_are_any(self):
        self.registered()
        OVERLAPS['04.09'](self.geodatabase)
        code, said = self.run_in_application('R_INF_04')
        self.assertEqual(code, 0, said)
        self.assertIn('Hallazgos de estudio.gdb HALLAZGOS True 1\n'
                      'STYLE categorizedSymbol severidad\n'
                      'Áreas de los hallazgos de estudio.gdb AREAS True 1\n'
                      'STYLE categorizedSymbol severidad\nCOMPLETA True\n[]\n', said)

    def test_loads_the_layer_of_an_audit_with_a_check_that_could_not_run(self):
        self.registered()
        DEFECTS['05.01'](self.geodatabase)
        truncate_class(self.geodatabase, 'CoberturaTierra')
        code, said = self.run_in_application()
        self.assertEqual(code, 0, said)
        self.assertIn('Hallazgos de estudio.gdb HALLAZGOS True 2\n'
                      'STYLE categorizedSymbol severidad\nCOMPLETA False\n[]\n', said)
        _, content = self.written()
        self.assertEqual([(one['code'], one['class']) for one in content['findings']], [
            ('05.01', 'SitioPaisajePG'), ('NO_EJECUTADO', 'CoberturaTierra')])

    def test_reserves_nothing_above_the_limit_of_the_user(self):
        self.registered()
        create(self.geodatabase, clean_delivery())
        code, said = self.audit('todas', [estimate(tool) for tool in prices.TOOLS],
                                SALIDA=self.output, MAXIMO='37.49')
        self.assertNotEqual(code, 0)
        self.assertIn('Las 15 ejecuciones cuestan 37,50 créditos, más que el máximo que usted indicó '
                      '(37,49).', said)
        self.assertEqual(set(self.server.paths()), set(['/estimates']))
        self.assertFalse(os.path.exists(self.output) and os.listdir(self.output))

    def test_shows_the_price_and_pending_runs(self):
        self.registered()
        create(self.geodatabase, clean_delivery())
        code, said = self.audit('precio', [estimate('R_INF_02')], HERRAMIENTA='2')
        self.assertEqual(code, 0, said)
        self.assertEqual(self.server.requests[0]['body']['feature_id'], 'R_INF_02')
        self.assertIn('Créditos de la ejecución: 2,50', said)
        code, said = self.process('run', 'gdbaudit:pendientes')
        self.assertIn('No hay ejecuciones interrumpidas.', said)

    def test_goes_through_the_proxy_of_its_settings(self):
        self.registered()
        create(self.geodatabase, clean_delivery())
        private_file.write(self.machine_file, dict(
            private_file.read(self.machine_file), host='http://localhost:9/api'))
        settings = os.path.join(self.profile, 'profiles', 'default', 'QGIS', 'QGIS3.ini')
        self.addCleanup(shutil.move, shutil.copy(settings, self.profile), settings)
        with io.open(settings, 'a', encoding='utf-8') as stream:
            stream.write(PROXY.format(self.server.host.split(':')[2].split('/')[0]))
        code, said = self.audit('precio', [estimate('R_INF_02')], HERRAMIENTA='2')
        self.assertEqual(code, 0, said)
        self.assertEqual(self.server.requests[0]['path'], 'http://localhost:9/api/tool/v1/estimates')

    def test_reports_an_unreadable_geodatabase_without_a_traceback(self):
        self.registered()
        os.mkdir(self.geodatabase)
        code, said = self.audit('r_inf_05', [], SALIDA=self.output)
        self.assertNotEqual(code, 0)
        self.assertIn('No se puede leer la geodatabase', said)
        self.assertNotIn('Traceback', said)
        self.assertEqual(self.server.requests, [])


if __name__ == '__main__':
    unittest.main()
