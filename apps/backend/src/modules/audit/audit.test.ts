import { auditActionNames } from '@consultancy/validation';
import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Browser } from '../../../test/browser.ts';
import { startBackend } from '../../../test/build-app.ts';
import { addUser, signedIn } from '../../../test/users.ts';
import { recordAudit } from './record.ts';

const backend = startBackend();
let admin: Browser;

beforeAll(async () => {
  const { browser, id: actorId } = await signedIn(backend, 'jefa', 'admin');
  admin = browser;
  const targetId = await addUser(backend, 'afectada');
  const { db } = backend.app;
  const origin = { actorId, address: '10.1.2.3', requestId: 'r-1' };
  const reason = '=HYPERLINK("http://x") y más';
  await recordAudit(db, origin, {
    action: 'user suspended',
    targetId,
    reason,
    before: { suspended: false },
    after: { suspended: true },
  });
  await recordAudit(db, origin, { action: 'price list drafted', detail: { version: 3 } });
  await recordAudit(db, {}, { action: 'refresh token reused', targetId });
});

const events = async (query = '', browser = admin) =>
  browser.get(`/api/admin/audit-events${query}`);
const actions = async (query: string) =>
  (await events(query)).body.items.map(({ action }) => action);

describe('the audit trail', () => {
  it('shows who did what to whom, why, and from where', async () => {
    const { body } = await events('?max_count=20&action=user%20suspended');
    expect(body).toEqual({
      items: [
        {
          id: expect.any(Number),
          date: expect.stringMatching(/^\d{4}-.*Z$/),
          action: 'user suspended',
          action_name: auditActionNames['user suspended'],
          actor: 'jefa',
          target: 'afectada',
          reason: '=HYPERLINK("http://x") y más',
          before: { suspended: false },
          after: { suspended: true },
          detail: {},
          address: '10.1.2.3',
          request_id: 'r-1',
        },
      ],
      next_cursor: null,
    });
  });

  it('is filtered by actor, target, action and date, newest first, and goes on by cursor', async () => {
    expect(await actions('?actor=JEFA')).toEqual(['price list drafted', 'user suspended']);
    expect(await actions('?target=afectada')).toEqual(['refresh token reused', 'user suspended']);
    expect(await actions('?target=afectada&actor=jefa')).toEqual(['user suspended']);
    expect(await actions('?actor=nadie_99')).toEqual([]);
    expect(await actions('?end_date=2020-01-01T00:00:00Z')).toEqual([]);
    const first = await events('?max_count=1');
    expect(first.body.items).toMatchObject([{ action: 'refresh token reused', actor: null }]);
    expect(await actions(`?max_count=1&cursor=${first.body.next_cursor}`)).toEqual([
      'price list drafted',
    ]);
  });

  it.each(['action=otra', 'actor=x', 'target=a%20b', 'max_count=0', 'otro=1'])(
    'rejects %s, naming the field',
    async (query) => {
      expect(await events(`?${query}`)).toMatchObject({
        status: 400,
        body: { fields: [{ field: query.split('=')[0] }] },
      });
    },
  );

  it('is exported with its facts by their Spanish names and no cell a formula', async () => {
    const { text } = await admin.get('/api/admin/audit-events?action=user%20suspended', {
      accept: 'text/csv',
    });
    expect(text).toContain('"Suspensión de una cuenta"');
    expect(text).toContain(`"'=HYPERLINK(""http://x"") y más"`);
    expect(text).toContain(
      ';"{""Suspendida"": false}";"{""Suspendida"": true}";"";"10.1.2.3";"r-1"',
    );
  });

  it('is exported with the values of its facts in Spanish, as the screen shows them', async () => {
    await recordAudit(
      backend.app.db,
      {},
      {
        action: 'admin granted',
        before: { role: 'user' },
        after: { role: 'admin' },
        detail: { via: 'sessions ended', sessions: 2, machine_id: null },
      },
    );
    const { text } = await admin.get('/api/admin/audit-events?action=admin%20granted', {
      accept: 'text/csv',
    });
    expect(text).toContain(
      ';"{""Rol"": ""Usuario""}";"{""Rol"": ""Administrador""}";' +
        '"{""Equipo"": null, ""Origen"": ""Cierre de las demás sesiones"", ""Sesiones abiertas"": 2}";',
    );
  });

  it('is for administrators', async () => {
    const { browser } = await signedIn(backend, 'curiosa');
    expect(await events('', browser)).toMatchObject({
      status: 403,
      body: { code: 'UNAUTHORIZED' },
    });
  });
});

describe('an audit event', () => {
  it.each([
    ['changed', `UPDATE audit_events SET reason = 'otra'`],
    ['deleted', 'DELETE FROM audit_events'],
    ['deleted with all others', 'TRUNCATE audit_events'],
  ])('cannot be %s, by the role of the server either', async (_name, statement) => {
    const { db } = backend.app;
    const count = () => db.selectFrom('audit_events').select('id').execute();
    const before = await count();
    expect(before.length).toBeGreaterThanOrEqual(3);
    await expect(sql.raw(statement).execute(db)).rejects.toThrow(/append-only/);
    expect(await count()).toEqual(before);
  });
});
