import { statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Browser } from '../../../test/browser.ts';
import { startBackend } from '../../../test/build-app.ts';
import { balances, giveCredits, publishTestPrices } from '../../../test/credits.ts';
import { signedIn } from '../../../test/people.ts';
import { PythonToolbox } from '../../../test/python-toolbox.ts';
import { listen } from '../../../test/real-http.ts';

const backend = startBackend();
const machine = new PythonToolbox();
let browser: Browser;
let userId: number;
let portal: string;

const audit = (...args: string[]) =>
  machine.run('audit/gdb_audit.py', '--carpeta', machine.folder, ...args);
const execute = (tool: string, fc: number) =>
  audit('ejecutar', '--herramienta', tool, '--fc', String(fc), '--tb', '4');
const addTool = (name: string, source: string) =>
  writeFileSync(join(machine.folder, name), `# -*- coding: utf-8 -*-\n${source}\n`);

beforeAll(async () => {
  await publishTestPrices(backend);
  ({ browser, id: userId } = await signedIn(backend, 'con_python'));
  await giveCredits(backend, userId, '30.00');
  portal = await listen(backend);
  addTool(
    'r_inf_04.py',
    `def run(context):
    context.stage(u'Topología')
    context.say(u'Sin hallazgos')
    return {'fc_records90': 150}`,
  );
  addTool(
    'r_inf_02.py',
    `def run(context):
    context.stage(u'Lectura: polígonos')
    raise ValueError(u'la capa «Río» está bloqueada')`,
  );
  addTool(
    'r_inf_03.py',
    `import os
def run(context):
    context.stage(u'Corte de energía')
    os._exit(9)`,
  );
});
afterAll(() => machine.discard());

it('registers with the code of the portal and keeps the token for its owner', async () => {
  const { body } = await browser.post('/api/activation_codes');
  const wrong = ['registrar', '--portal', portal, '--codigo', 'AAAA-AAAA-AAAA'] as const;
  expect(await machine.run('registration/registro_equipo.py', ...wrong)).toEqual({
    ok: false,
    text: 'El código de activación no es válido o ya venció. Cree otro en el portal.\n',
  });
  const right = ['registrar', '--portal', portal, '--codigo', body.code, '--equipo', 'PC-PY'];
  expect(await machine.run('registration/registro_equipo.py', ...right)).toEqual({
    ok: true,
    text: 'El equipo PC-PY quedó registrado para con_python.\n',
  });
  expect(statSync(join(machine.folder, 'home', 'equipo.json')).mode & 0o777).toBe(0o600);
  expect((await browser.get('/api/machine')).body).toMatchObject({ machine_id: 'PC-PY' });
});

it('estimates without charging', async () => {
  const asked = ['--herramienta', 'R_INF_04', '--fc', '99', '--tb', '4'];
  const said = await machine.run('calculator/calculadora_score.py', ...asked);
  expect(said.text.split('\n')).toEqual(
    expect.arrayContaining([
      'Score: 100. Nivel: Nivel 2.',
      'Créditos de la ejecución: 5,00',
      'Créditos disponibles: 30,00',
      'Sus créditos disponibles alcanzan.',
    ]),
  );
  expect(await balances(backend, userId)).toEqual({
    current_credits: '30.00',
    pending_credits: '0.00',
  });
});

it('runs a tool for credits, and one that fails for nothing', async () => {
  const done = await execute('R_INF_04', 1200);
  expect(done.text).toMatch(/Sin hallazgos\nEjecución \d+ terminada\. Créditos usados: 5,00\. /);
  const failed = await execute('R_INF_02', 90);
  expect(failed).toMatchObject({ ok: false });
  expect(failed.text).toContain('No se cobraron créditos.');

  const { body } = await browser.get('/api/get_utilizations/con_python');
  expect(body.items).toMatchObject([
    { feature_id: 'R_INF_02', fc_records90: 90, credits_used: '0.00' },
    { feature_id: 'R_INF_04', fc_records90: 150, tb_records90: 4, credits_used: '5.00' },
  ]);
  const errors = await browser.get('/api/get_user_errors/con_python');
  expect(errors.body.items).toMatchObject([
    {
      util_id: body.items[0]?.utilization_id,
      execute_stage: 'Lectura: polígonos',
      error_message: 'ValueError: la capa «Río» está bloqueada',
    },
  ]);
});

it('ends a run that was cut off, at the next start', async () => {
  expect((await execute('R_INF_03', 1)).ok).toBe(false);
  expect(await balances(backend, userId)).toMatchObject({ pending_credits: '1.00' });
  const said = await audit('pendientes');
  expect(said.text).toMatch(/^Utilización \d+: reportada sin cobro\.\n$/);
  expect(await balances(backend, userId)).toEqual({
    current_credits: '25.00',
    pending_credits: '0.00',
  });
  const errors = await browser.get('/api/get_user_errors/con_python?max_count=1');
  expect(errors.body.items).toMatchObject([{ execute_stage: 'Corte de energía' }]);
});

it('does not run without enough credits', async () => {
  const { text } = await execute('R_INF_04', 1001);
  expect(text).toContain('Créditos usados: 5,00. Disponibles: 20,00');
  const short = await execute('R_INF_04', 1001);
  expect(short).toMatchObject({ ok: false });
  expect(short.text).toContain('La herramienta no se ejecutó.');
});

it('lists its tools by their names, and forgets the machine', async () => {
  expect((await audit('herramientas')).text).toContain('R_INF_04 Topología');
  const forgotten = await machine.run('registration/registro_equipo.py', 'olvidar');
  expect(forgotten.text).toBe('El equipo fue liberado. Ya puede registrar otro.\n');
  expect((await browser.get('/api/machine')).body).toMatchObject({ machine_id: null });
  expect((await audit('herramientas')).text).toContain('Este equipo no está registrado');
});
