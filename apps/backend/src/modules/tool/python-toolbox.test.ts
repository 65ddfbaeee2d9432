import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Browser } from '../../../test/browser.ts';
import { startBackend } from '../../../test/build-app.ts';
import { balances, giveCredits, publishTestPrices } from '../../../test/credits.ts';
import { PythonToolbox } from '../../../test/python-toolbox.ts';
import { listen } from '../../../test/real-http.ts';
import { signedIn } from '../../../test/users.ts';

const backend = startBackend();
const machine = new PythonToolbox();
let browser: Browser;
let userId: number;
let portal: string;

/** The audit's own command line and orchestration; its engine's stand-in needs no GIS. */
const audit = (...args: string[]) => machine.run('tests/fake_audit.py', ...args);

/** Runs tools on a geodatabase that reports its progress. */
const execute = (tool: string, plan: object, ...args: string[]) => {
  const geodatabase = join(machine.folder, 'estudio.gdb');
  writeFileSync(geodatabase, JSON.stringify(plan));
  const where = ['--geodatabase', geodatabase, '--salida', output];
  return audit('ejecutar', '--herramienta', tool, ...where, ...args);
};
const output = join(machine.folder, 'salida');
const counts = (fc: number) => ({ fc_records90: fc, tb_records90: 4 });

/** The tools whose results are in the newest folder. */
const results = (): string[] => {
  const newest = readdirSync(output).sort().at(-1) ?? '';
  return JSON.parse(readFileSync(join(output, newest, 'hallazgos.json'), 'utf8')).tools;
};

beforeAll(async () => {
  await publishTestPrices(backend);
  ({ browser, id: userId } = await signedIn(backend, 'con_python'));
  await giveCredits(backend, userId, '30.00');
  portal = await listen(backend);
});
afterAll(() => machine.discard());

it('registers with the code of the portal and keeps the token for its owner', async () => {
  const { body } = await browser.post('/api/activation_codes');
  const wrong = ['registrar', '--portal', portal, '--codigo', 'AAAA-AAAA-AAAA'] as const;
  expect(await machine.run('registration/registro_equipo.py', ...wrong)).toEqual({
    ok: false,
    output: 'El código de activación no es válido o ya venció. Cree otro en el portal.',
  });
  const right = ['registrar', '--portal', portal, '--codigo', body.code, '--equipo', 'PC-PY'];
  expect(await machine.run('registration/registro_equipo.py', ...right)).toEqual({
    ok: true,
    output: 'El equipo PC-PY quedó registrado para con_python.',
  });
  expect(statSync(join(machine.folder, 'home', 'equipo.json')).mode & 0o777).toBe(0o600);
  expect((await browser.get('/api/machine')).body).toMatchObject({ machine_id: 'PC-PY' });
});

it('estimates without charging', async () => {
  const args = ['--herramienta', 'R_INF_04', '--fc', '99', '--tb', '4'];
  const result = await machine.run('calculator/calculadora_score.py', ...args);
  expect(result.output.split('\n')).toEqual(
    expect.arrayContaining([
      'Score: 100. Nivel: Nivel 2.',
      'Créditos de la ejecución: 5',
      'Créditos disponibles: 30',
      'Sus créditos disponibles alcanzan.',
    ]),
  );
  expect(await balances(backend, userId)).toEqual({
    current_credits: '30.00',
    pending_credits: '0.00',
  });
});

it('runs a tool for the credits of its final counts, and one that fails for nothing', async () => {
  const done = await execute('R_INF_04', { counts: counts(90), final: counts(150) });
  expect(done.output).toMatch(/R_INF_04 terminada \(utilización \d+\)\. Créditos usados: 5\. /);
  expect(done.output).toContain('la reserva era de 1 crédito.');
  expect(results()).toEqual(['R_INF_04']);
  const failed = await execute('R_INF_02', {
    counts: counts(90),
    tools: { R_INF_02: { stage: 'Lectura: polígonos', fails: 'la capa «Río» está bloqueada' } },
  });
  expect(failed).toMatchObject({ ok: false });
  expect(failed.output).toContain('No se cobraron créditos.');

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
      error_message: 'la capa «Río» está bloqueada',
    },
  ]);
});

it('charges nothing when the geodatabase is locked while its records are counted', async () => {
  const locked = 'El esquema está bloqueado por otro programa.';
  const result = await execute('R_INF_04', { counting: locked });
  expect(result).toMatchObject({ ok: false });
  expect(result.output).toContain(`${locked} No se reservaron créditos.`);
  expect(await balances(backend, userId)).toMatchObject({ pending_credits: '0.00' });
});

it('finishes an interrupted run at the next start', async () => {
  const cut = { R_INF_03: { stage: 'Corte de energía', exits: 9 } };
  expect((await execute('R_INF_03', { counts: counts(1), tools: cut })).ok).toBe(false);
  expect(await balances(backend, userId)).toMatchObject({ pending_credits: '1.00' });
  const result = await audit('pendientes');
  expect(result.output).toMatch(/^Utilización \d+: reportada sin cobro\.$/);
  expect(await balances(backend, userId)).toEqual({
    current_credits: '25.00',
    pending_credits: '0.00',
  });
  const errors = await browser.get('/api/get_user_errors/con_python?max_count=1');
  expect(errors.body.items).toMatchObject([{ execute_stage: 'Corte de energía' }]);
});

it('runs all tools as one utilization each, and goes on after the one that fails', async () => {
  const plan = { counts: counts(1), tools: { R_INF_05: { breaks: 'x' } } };
  const unasked = await execute('todas', plan);
  expect(unasked.output).toContain('¿Ejecutar y reservar 15 créditos?');
  expect(await balances(backend, userId)).toMatchObject({ current_credits: '25.00' });
  const { ok, output: text } = await execute('todas', plan, '--si');
  expect(ok).toBe(false);
  expect(text).toContain('Herramientas terminadas: 14 de 15. Créditos usados en total: 14.');
  expect(text).toContain('Revise los mensajes de arriba sobre: R_INF_05.');
  expect(results()).toHaveLength(14);
  expect(await balances(backend, userId)).toEqual({
    current_credits: '11.00',
    pending_credits: '0.00',
  });
  const { body } = await browser.get('/api/get_utilizations/con_python?max_count=15');
  expect(body.items).toHaveLength(15);
  expect(body.items[14]).toMatchObject({ feature_id: 'R_INF_01', credits_used: '1.00' });
});

it('does not run without enough credits', async () => {
  const short = await execute('todas', { counts: counts(1) }, '--si');
  expect(short).toMatchObject({ ok: false });
  expect(short.output).toContain(
    'Las 15 ejecuciones cuestan 15 créditos y usted tiene disponibles 11. No se reservó ni se cobró nada.',
  );
  expect((await execute('R_INF_04', { counts: counts(1001) })).ok).toBe(false);
  expect(await balances(backend, userId)).toMatchObject({ pending_credits: '0.00' });
});

it('lists its tools by their names, and forgets the machine', async () => {
  expect((await audit('herramientas')).output).toContain('R_INF_04 Topología');
  const forgotten = await machine.run('registration/registro_equipo.py', 'olvidar');
  expect(forgotten.output).toBe('El equipo fue liberado. Ya puede registrar otro.');
  expect((await browser.get('/api/machine')).body).toMatchObject({ machine_id: null });
  expect((await audit('herramientas')).output).toContain('Este equipo no está registrado');
});
