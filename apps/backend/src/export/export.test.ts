import { once } from 'node:events';
import { get } from 'node:http';
import {
  accessLogLabels,
  auditEventLabels,
  dataRequestLabels,
  errorLogLabels,
  exportTypes,
  ledgerEntryLabels,
  listedUserLabels,
  transactionLabels,
  utilizationLabels,
} from '@consultancy/validation';
import { readXlsx } from 'hucre/xlsx';
import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Browser } from '../../test/browser.ts';
import { startBackend } from '../../test/build-app.ts';
import { giveCredits } from '../../test/credits.ts';
import { listen } from '../../test/real-http.ts';
import { addReportRows } from '../../test/report-rows.ts';
import { password, signedIn } from '../../test/users.ts';
import { buildApp } from '../app.ts';

const backend = startBackend();
let admin: Browser;
let user: Browser;
let userId: number;

/** Reads CSV as a spreadsheet program does. */
function parseCsv(text: string): string[][] {
  expect(text.startsWith('\uFEFF')).toBe(true);
  const cells = text.slice(1).matchAll(/(?:"((?:[^"]|"")*)"|([^;\r\n]*))(;|\r\n)/g);
  const rows: string[][] = [[]];
  for (const [, inQuotes, bare = '', end] of cells) {
    rows.at(-1)?.push(inQuotes?.replaceAll('""', '"') ?? bare);
    if (end === '\r\n') rows.push([]);
  }
  return rows.slice(0, -1);
}

const csv = async (browser: Browser, path: string) => {
  const response = await browser.get(path, { accept: exportTypes.csv });
  return { ...response, rows: parseCsv(response.text) };
};

const cookiesOf = (browser: Browser) =>
  [...browser.cookies].map(([name, { value }]) => `${name}=${value}`).join('; ');

const xlsx = async (browser: Browser, url: string) => {
  const headers = { accept: exportTypes.xlsx, cookie: cookiesOf(browser) };
  const response = await backend.app.inject({ url, headers });
  expect(response.headers['content-type']).toBe(exportTypes.xlsx);
  return readXlsx(response.rawPayload);
};

const running = async () => {
  const { rows } = await sql`SELECT 1 FROM running_exports`.execute(backend.app.db);
  return rows.length;
};

beforeAll(async () => {
  const { browser, id: adminId } = await signedIn(backend, 'jefa', 'admin');
  admin = browser;
  const one = await signedIn(backend, 'lucia');
  user = one.browser;
  userId = one.id;
  await addReportRows(backend, { userId, adminId, count: 2500 });
  await giveCredits(backend, userId, '20.00');
  await giveCredits(backend, userId, '-1.50');
});

describe('a list as CSV', () => {
  it.each([
    ['get_all_utilizations', utilizationLabels],
    ['get_all_error_logs', errorLogLabels],
    ['get_all_transactions', transactionLabels],
    ['get_recent_logs', accessLogLabels],
    ['user_credit_history/lucia', ledgerEntryLabels],
    ['users', listedUserLabels],
    ['admin/audit-events', auditEventLabels],
    ['admin/data-requests', dataRequestLabels],
  ])('has the headings of the screen: %s', async (path, labels) => {
    const { rows } = await csv(admin, `/api/${path}`);
    expect(rows[0]).toEqual(expect.arrayContaining(Object.values(labels)));
  });

  it('is whole, whatever the count, with Spanish headings and dates of Colombia', async () => {
    const { status, headers, rows } = await csv(user, '/api/get_utilizations/lucia?max_count=3');
    expect(status).toBe(200);
    expect(headers['content-type']).toBe('text/csv; charset=utf-8');
    expect(headers.vary).toContain('Accept');
    expect(rows).toHaveLength(2501);
    expect(rows[0]).toEqual(expect.arrayContaining(['Fecha de uso', 'Score']));
    expect(rows[2500]).toEqual(
      expect.arrayContaining([
        'lucia',
        'R_INF_04',
        'Topología',
        '01/03/2026 07:00:00',
        '1,25',
        '2,50',
      ]),
    );
    const numbers = rows.slice(1).map(([id]) => Number(id));
    expect(numbers).toEqual([...new Set(numbers)].sort((one, other) => other - one));
  });

  it('names the type of an access as the screen does, in CSV and XLSX', async () => {
    const path = '/api/get_access_logs/lucia?end_date=2026-03-01T12:01:00Z';
    const { rows } = await csv(user, path);
    expect(rows.at(-1)).toEqual(['lucia', '01/03/2026 07:00:00', 'Ingreso al portal']);
    const [sheet] = (await xlsx(user, path)).sheets;
    expect(sheet?.rows.at(-1)?.[2]).toBe('Ingreso al portal');
    expect((await user.get(path)).body.items.at(-1)).toMatchObject({ access_type: 'login' });
  });

  it('keeps the dates of the filter, and writes them in the zone asked for', async () => {
    const dates = 'start_date=2026-03-01T12:00:00Z&end_date=2026-03-01T12:01:00Z';
    const { rows } = await csv(user, `/api/get_access_logs/lucia?${dates}&time_zone=Asia/Kolkata`);
    expect(rows.slice(1).map(([, date]) => date)).toEqual([
      '01/03/2026 17:31:00',
      '01/03/2026 17:30:00',
    ]);
  });

  it('escapes text that would be a formula, and no negative number', async () => {
    const cells = [
      ['=1+1', "'=1+1"],
      ['+57', "'+57"],
      ['-2', "'-2"],
      ['@A1', "'@A1"],
      ['\t=1', "'\t'=1"],
      ['\r=1', "'\r'=1"],
      ['\n=1', "'\n'=1"],
      ['\ttexto', "'\ttexto"],
      [' =1', " '=1"],
      ['＝1+1', "'＝1+1"],
      ['="x";"y"', `'="x";"y"`],
      ['a;b\r\nc"d', 'a;b\r\nc"d'],
      ['a,=1+1,b', "a,'=1+1,b"],
      ['a;+1;b', "a;'+1;b"],
      ['a\t-1\tb', "a\t'-1\tb"],
      ['a\r\n@A1', "a\r\n'@A1"],
      ['a,＝1', "a,'＝1"],
      ['a,"=1+1",b', `a,"'=1+1",b`],
      ['a,,=1', "a,,'=1"],
      ['1-2, a=b', '1-2, a=b'],
    ] as const;
    const attacks = cells.map(([text]) => text);
    await sql`
      INSERT INTO error_logs (user_id, util_id, feature_id, error_message, execute_stage)
      SELECT ${userId}, (SELECT max(utilization_id) FROM utilizations), 'R_INF_04', text, 'Inicio'
      FROM unnest(${attacks}::text[]) WITH ORDINALITY AS attack (text, n)
      ORDER BY n DESC`.execute(backend.app.db);
    const path = '/api/get_user_errors/lucia?start_date=2026-10-01T00:00:00Z';
    const { rows, text } = await csv(user, path);
    for (const [, safe] of cells) expect(text).toContain(`;"${safe.replaceAll('"', '""')}";`);
    const messages = rows.slice(1).map((row) => row[5]);
    expect(messages.sort()).toEqual(cells.map(([, safe]) => safe as string).sort());
    const history = await csv(user, '/api/user_credit_history/lucia');
    expect(history.rows[1]?.[2]).toBe('-1,50');
    expect(history.text).toContain(';"-1,50";');
    const sheet = (await xlsx(user, path)).sheets[0];
    expect(
      sheet?.rows
        .slice(1)
        .map((row) => String(row[5]))
        .sort(),
    ).toEqual([...attacks].sort());
  });
});

it('quotes every cell of a CSV, so that no program splits one', async () => {
  const { text } = await csv(user, '/api/user_credit_history/lucia');
  for (const row of text.slice(1, -2).split('\r\n')) {
    expect(row).toMatch(/^"[^"]*"(?:;"[^"]*")*$/);
  }
});

describe('a list as a workbook', () => {
  it('writes numbers as numbers and dates in the user’s time zone', async () => {
    const [sheet] = (await xlsx(user, '/api/get_transactions/lucia')).sheets;
    expect(sheet?.name).toBe('Transacciones');
    expect(sheet?.rows).toHaveLength(2501);
    const oldest = sheet?.rows.at(-1);
    expect(oldest?.slice(2)).toEqual(['Compra', 1, 1000, 'Portal']);
    expect(oldest?.[1]).toEqual(new Date('2026-03-01T07:00:00Z'));
    const [history] = (await xlsx(user, '/api/user_credit_history/lucia')).sheets;
    expect(history?.rows[1]?.[2]).toBe(-1.5);
  });
});

describe('the format of a response', () => {
  it.each([
    ['text/html,application/xhtml+xml,*/*;q=0.8', 'application/json'],
    ['application/pdf', 'application/json'],
    ['application/json;q=0.4, text/csv', 'text/csv'],
    ['text/csv;q=0.4, application/json', 'application/json'],
  ])('Accept: %s gets the response type %s', async (accept, type) => {
    const { headers } = await admin.get('/api/users', { accept });
    expect(headers['content-type']).toContain(type);
  });

  it.each(Object.values(exportTypes))('is stored by no cache (%s)', async (accept) => {
    const headers = { accept, cookie: cookiesOf(admin) };
    const response = await backend.app.inject({ url: '/api/users', headers });
    expect(response.headers['content-type']).toContain(accept);
    expect(response.headers['cache-control']).toBe('no-store');
  });

  it('names the file in Spanish, with an ASCII name for clients without UTF-8', async () => {
    const { headers } = await csv(user, '/api/user_credit_history/lucia');
    expect(headers['content-disposition']).toMatch(
      /^attachment; filename="historial-de-creditos-lucia-\d{4}-\d\d-\d\d\.csv"; filename\*=UTF-8''historial-de-cr%C3%A9ditos-lucia-\d{4}-\d\d-\d\d\.csv$/,
    );
  });

  it('is in the API document', async () => {
    const { text } = await user.get('/api/openapi.json');
    const { paths } = JSON.parse(text);
    for (const path of ['get_recent_logs', 'get_feature_utilization/{tool}', 'users']) {
      const { content } = paths[`/api/${path}`].get.responses['200'];
      expect(Object.keys(content)).toEqual(['application/json', ...Object.values(exportTypes)]);
    }
  });

  it('rejects a time zone that the runtime does not have, naming the field', async () => {
    const path = '/api/get_access_logs/lucia?time_zone=US/Pacific-New';
    const response = await user.get(path, { accept: exportTypes.csv });
    expect(response).toMatchObject({ status: 400, body: { fields: [{ field: 'time_zone' }] } });
  });

  it('is rejected with JSON for users who may not read the list', async () => {
    const accept = exportTypes.csv;
    expect(await user.get('/api/get_recent_logs', { accept })).toMatchObject({ status: 403 });
    const unknown = await admin.get('/api/get_access_logs/nadie_99', { accept });
    expect(unknown).toMatchObject({ status: 404, body: { code: 'USER_NOT_FOUND' } });
    expect(await running()).toBe(0);
  });
});

it('an export of other users’ data is in the audit trail, with its subject', async () => {
  const accept = exportTypes.csv;
  await user.get('/api/get_access_logs/lucia', { accept });
  await admin.get('/api/get_access_logs/lucia?start_date=2026-10-01T00:00:00Z', { accept });
  await admin.get('/api/get_recent_logs', { accept });
  const { rows } = await sql`
    SELECT actor.username AS actor, target_id, detail FROM audit_events
    JOIN users actor ON actor.id = actor_id
    WHERE action = 'list exported' ORDER BY audit_events.id DESC LIMIT 3`.execute(backend.app.db);
  const detail = { list: 'Accesos web', form: 'csv' };
  const query = { start_date: '2026-10-01T00:00:00Z' };
  expect(rows.slice(0, 2)).toEqual([
    { actor: 'jefa', target_id: null, detail: { ...detail, of: '', query: {} } },
    { actor: 'jefa', target_id: userId, detail: { ...detail, of: 'lucia', query } },
  ]);
  expect(rows[2]).not.toMatchObject({ actor: 'lucia' });
});

describe('running exports', () => {
  let address: string;
  beforeAll(async () => {
    address = await listen(backend);
    // More than the sockets can buffer: an export that the client does not read cannot finish.
    await sql`
      INSERT INTO error_logs (user_id, util_id, feature_id, error_message, execute_stage)
      SELECT ${userId}, (SELECT max(utilization_id) FROM utilizations), 'R_INF_04',
             (SELECT string_agg(encode(sha512((row || ' ' || part)::bytea), 'hex'), '')
              FROM generate_series(1, 32) part),
             'Inicio'
      FROM generate_series(1, 4000) row`.execute(backend.unlimitedDb);
  });

  it('are limited to two for one user, over all servers', async () => {
    await sql`
      INSERT INTO running_exports SELECT ${userId}, slot, gen_random_uuid(), now() + '1 minute'
      FROM generate_series(1, 2) AS slot`.execute(backend.app.db);
    const path = '/api/get_access_logs/lucia';
    const third = await user.get(path, { accept: exportTypes.csv });
    expect(third).toMatchObject({ status: 429, body: { code: 'TOO_MANY_EXPORTS' } });
    expect(third.headers['retry-after']).toBe('10');
    expect((await user.get(path)).status).toBe(200);
    await sql`UPDATE running_exports SET expires_at = now() - interval '1 second'`.execute(
      backend.app.db,
    );
    expect((await csv(user, path)).status).toBe(200);
    await sql`DELETE FROM running_exports`.execute(backend.app.db);
  });

  it.each(Object.values(exportTypes))('end when the client goes away (%s)', async (accept) => {
    const cookie = cookiesOf(user);
    const request = get(`${address}/api/get_user_errors/lucia`, { headers: { accept, cookie } });
    const [response] = await once(request, 'response');
    await once(response, 'readable');
    expect(await running()).toBe(1);
    request.destroy();
    await expect.poll(running).toBe(0);
  });

  it.each(Object.values(exportTypes))('end when the server stops (%s)', async (accept) => {
    const stopping = await buildApp(backend.config);
    const at = await stopping.listen({ host: '127.0.0.1', port: 0 });
    const headers = { accept, cookie: cookiesOf(user) };
    const [response] = await once(get(`${at}/api/get_user_errors/lucia`, { headers }), 'response');
    response.on('error', () => undefined);
    await once(response, 'readable');
    expect(await running()).toBe(1);
    await stopping.close();
    expect(await running()).toBe(0);
  });

  const undo = sql`
    UPDATE users SET role = 'admin', disabled_at = NULL, password_hash = rtrim(password_hash, '!')
    WHERE username = 'jefa'`;
  const noPassword = sql`
    UPDATE users SET password_hash = password_hash || '!' WHERE username = 'jefa'`;
  const noRole = sql`UPDATE users SET role = 'user' WHERE username = 'jefa'`;
  const noAccount = sql`UPDATE users SET disabled_at = now() WHERE username = 'jefa'`;
  const noSession = sql`UPDATE sessions SET ended_at = now() WHERE id = (
    SELECT session_id FROM access_logs WHERE user_id = (
      SELECT id FROM users WHERE username = 'jefa') ORDER BY id DESC LIMIT 1)`;

  it('go on with the fresh tokens of a confirmation in another tab', async () => {
    await admin.signIn('jefa', password);
    const headers = { accept: exportTypes.csv, cookie: cookiesOf(admin) };
    const [response] = await once(
      get(`${address}/api/get_all_error_logs`, { headers }),
      'response',
    );
    await once(response, 'readable');
    const confirmed = await admin.post('/api/sessions/confirm-identity', { password });
    expect(confirmed.status).toBe(200);
    await once(response.resume(), 'end');
    expect(response.complete).toBe(true);
  });

  it.each([
    ['role', noRole, exportTypes.csv],
    ['account', noAccount, exportTypes.xlsx],
    ['session', noSession, exportTypes.csv],
    ['password', noPassword, exportTypes.csv],
  ])('are cut off when the user loses the %s', async (_name, lose, accept) => {
    await admin.signIn('jefa', password);
    const headers = { accept, cookie: cookiesOf(admin) };
    const [response] = await once(
      get(`${address}/api/get_all_error_logs`, { headers }),
      'response',
    );
    await once(response, 'readable');
    await lose.execute(backend.app.db);
    const end = await Promise.race([
      once(response.resume(), 'end').then(() => 'whole'),
      once(response, 'aborted').then(() => 'cut off'),
    ]);
    expect(end).toBe('cut off');
    await expect.poll(running).toBe(0);
    await undo.execute(backend.app.db);
  });
});
