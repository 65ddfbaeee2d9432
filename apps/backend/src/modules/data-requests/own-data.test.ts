import { readFileSync } from 'node:fs';
import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Browser } from '../../../test/browser.ts';
import { startBackend } from '../../../test/build-app.ts';
import { publishTestPrices } from '../../../test/credits.ts';
import { addReportRows } from '../../../test/report-rows.ts';
import {
  codeOf,
  expireConfirmations,
  resetTotpStep,
  withTotp,
} from '../../../test/second-factor.ts';
import { freshKey, type ToolUser, toolUser } from '../../../test/toolbox.ts';
import { password, signedIn } from '../../../test/users.ts';
import { recordAudit } from '../audit/record.ts';
import { recordSale } from '../transactions/repository.ts';
import { accountSection } from './own-access-sections.ts';
import { ownDataSections } from './own-data-sections.ts';

const backend = startBackend();
let subject: ToolUser;
let admin: Browser;
let adminId: number;

beforeAll(async () => {
  await publishTestPrices(backend);
  ({ id: adminId, browser: admin } = await signedIn(backend, 'jefa', 'admin'));
  subject = await toolUser(backend, 'titular', '100.00');
  const other = await toolUser(backend, 'vecina', '100.00');
  for (const { toolbox } of [subject, other]) {
    const { body } = await toolbox.reserve(10);
    await toolbox.fail(body.utilization_id);
  }
  await addReportRows(backend, { userId: subject.id, adminId, count: 1200, every: 1 });
  for (const { browser } of [subject, other]) {
    await browser.post('/api/data-requests', { kind: 'query', details: 'Quiero ver mis datos.' });
  }
  await other.browser.post('/api/suggestions', {
    recaptchaToken: await other.browser.botToken('suggestion'),
    email: 'vecina@example.com',
    message: 'Sugerencia de la vecina.',
  });
  await subject.browser.post('/api/suggestions', {
    recaptchaToken: await subject.browser.botToken('suggestion'),
    email: 'titular@example.com',
    message: 'Sugerencia del titular.',
  });
  await recordAudit(
    backend.app.db,
    { actorId: adminId },
    {
      action: 'credits adjusted',
      targetId: subject.id,
      before: { current_credits: '100.00' },
      after: { current_credits: '90.00' },
    },
  );
});

const download = (body: object = { password }) => subject.browser.post('/api/my-data', body);

/** Who downloaded a file, by the trail. */
const downloads = () =>
  backend.app.db
    .selectFrom('audit_events')
    .select(['actor_id', 'target_id'])
    .where('action', '=', 'own data exported')
    .execute();

describe('the file of one’s own data', () => {
  it('contains everything about the user in the documented keys, and nothing of others', async () => {
    const { status, text, headers } = await download();
    expect(status).toBe(200);
    expect(headers).toMatchObject({
      'content-type': 'application/vnd.mis-datos+json',
      'cache-control': 'private, no-store',
      'content-disposition': expect.stringMatching(/^attachment; filename="mis-datos-titular-/),
    });
    const file = JSON.parse(text);
    expect(Object.keys(file)).toEqual([
      'formato',
      'version',
      'generado',
      accountSection.key,
      ...ownDataSections.map(({ key }) => key),
    ]);
    expect(file).toMatchObject({
      formato: 'mis-datos',
      version: 2,
      cuenta: { usuario: 'titular', correo_electronico: 'titular@example.com', rol: 'usuario' },
      equipos: expect.arrayContaining([expect.objectContaining({ equipo: 'PC-titular' })]),
      accesos: expect.arrayContaining([expect.objectContaining({ tipo: 'Ingreso al portal' })]),
      sugerencias: [{ mensaje: 'Sugerencia del titular.' }],
      eventos: expect.arrayContaining([
        expect.objectContaining({ antes: { Saldo: '100.00' }, despues: { Saldo: '90.00' } }),
      ]),
      solicitudes: [{ tipo: 'Consulta', texto: 'Quiero ver mis datos.' }],
    });
    for (const key of ['sesiones', 'movimientos', 'accesos', 'errores', 'codigos_de_activacion']) {
      expect(file[key].length, key).toBeGreaterThan(0);
    }
    const count = async (table: string) => {
      const { rows } = await sql<{ count: number }>`
        SELECT count(*) FROM ${sql.table(table)} WHERE user_id = ${subject.id}`.execute(
        backend.app.db,
      );
      return Number(rows[0]?.count);
    };
    expect(file.ejecuciones).toHaveLength(await count('utilizations'));
    expect(file.compras).toHaveLength(await count('transactions'));
    expect(file.ejecuciones.length).toBeGreaterThan(1000);
    for (const foreign of ['vecina', 'jefa', '$argon2', '\\\\x'])
      expect(text).not.toContain(foreign);
    for (const secret of ['hash', 'token', 'nonce']) {
      expect(text.toLowerCase()).not.toContain(`${secret}"`);
    }
  });

  it('has every key in the document that describes it', () => {
    const page = readFileSync(
      new URL('../../../../../docs/product/my-data.md', import.meta.url),
      'utf8',
    );
    const missing = [accountSection, ...ownDataSections].flatMap(({ key, entry }) =>
      [key, ...Object.keys(entry)].filter((name) => !page.includes(`\`${name}\``)),
    );
    expect(missing, 'docs/product/my-data.md lacks keys').toEqual([]);
  });

  it('is recorded in the trail', async () => {
    expect(await downloads()).toEqual([{ actor_id: subject.id, target_id: subject.id }]);
  });

  it('needs the password, and is limited', async () => {
    expect((await download({ password: 'equivocada' })).body.code).toBe('PASSWORD_INCORRECT');
    expect((await download({})).status).toBe(400);
    const codes: unknown[] = [];
    for (let index = 0; index < 5; index += 1) codes.push((await download()).body.code);
    expect(codes).toEqual([undefined, undefined, undefined, undefined, 'TOO_MANY_REQUESTS']);
  });

  it('has the state of each ledger entry, as the credit history has it', async () => {
    const { browser, id } = await signedIn(backend, 'devuelta');
    const sell = () =>
      backend.app.db.transaction().execute((trx) =>
        recordSale(trx, {
          buyerId: id,
          sellerId: adminId,
          type: 'Compra',
          credits: '40.00',
          paid: '1000',
          platform: 'Portal GDB Audit',
        }),
      );
    const { trans_id } = await sell();
    await sell();
    await admin.post(
      `/api/admin/transactions/${trans_id}/reverse`,
      { reason: 'Compra registrada dos veces', password },
      { 'idempotency-key': freshKey() },
    );
    const history = (await browser.get('/api/user_credit_history/devuelta')).body.items;
    const file: { movimientos: { movimiento: number; estado: string }[] } = JSON.parse(
      (await browser.post('/api/my-data', { password })).text,
    );
    const states = file.movimientos.map(({ movimiento, estado }) => [movimiento, estado]);
    expect(states).toEqual(history.map((entry) => [entry.id, entry.status]).toReversed());
    expect(states.map(([, state]) => state).sort()).toEqual(['Anulado', 'Aplicado', 'Aplicado']);
  });
});

describe('the file of a user with a second factor', () => {
  const required = { status: 403, body: { code: 'FACTOR_CONFIRMATION_REQUIRED' } };

  it('needs a recent confirmation, before the password is checked', async () => {
    const { browser, id, secret } = await withTotp(backend, 'titular_dos');
    const file = (own: string) => browser.post('/api/my-data', { password: own });
    await expireConfirmations(backend, id);
    for (const own of [password, 'equivocada']) expect(await file(own)).toMatchObject(required);
    expect((await downloads()).filter((event) => event.actor_id === id)).toEqual([]);
    await resetTotpStep(backend, id);
    await browser.post('/api/second-factor/confirm', { code: codeOf(secret) });
    expect((await file('equivocada')).body.code).toBe('PASSWORD_INCORRECT');
    expect((await file(password)).status).toBe(200);
  });

  it('is not for a session that never confirmed one', async () => {
    const { browser, id } = await withTotp(backend, 'titular_tres');
    await sql`UPDATE sessions SET factor_at = NULL WHERE user_id = ${id}`.execute(backend.app.db);
    expect((await browser.post('/api/my-data', { password })).status).toBe(401);
  });
});

it('covers every table that refers to users, or says why not', async () => {
  const { rows } = await sql<{ name: string }>`
    SELECT DISTINCT conrelid::regclass::text AS name FROM pg_constraint
    WHERE contype = 'f' AND confrelid = 'users'::regclass`.execute(backend.app.db);
  const exported = [accountSection, ...ownDataSections].map(({ from, entry }) =>
    [from, ...Object.values(entry)].join(' '),
  );
  /** Rows without a fact of their own: codes, what is under way, responses to repeat. */
  const left = [
    ...['running_exports', 'idempotency_keys', 'recovery_codes', 'totp_setups'],
    ...['factor_challenges', 'pending_sign_ins'],
  ];
  const missing = rows
    .map(({ name }) => name)
    .filter((name) => !exported.some((text) => new RegExp(`\\b${name}\\b`).test(text)));
  expect(missing.sort()).toEqual(left.sort());
});
