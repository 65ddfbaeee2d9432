import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Browser } from '../../../test/browser.ts';
import { startBackend } from '../../../test/build-app.ts';
import { giveCredits } from '../../../test/credits.ts';
import { activate, freshKey } from '../../../test/toolbox.ts';
import { password, signedIn } from '../../../test/users.ts';

const backend = startBackend();
let admin: Browser;
let visitor: Browser;

beforeAll(async () => {
  ({ browser: admin } = await signedIn(backend, 'jefa', 'admin'));
  ({ browser: visitor } = await signedIn(backend, 'visitante'));
});

const levels = [
  { level: 'Nivel 1', min_score: '0', credits: '1' },
  { level: 'Nivel 2', min_score: '100.5', credits: 5 },
];
const draft = (changes: Record<string, unknown> = {}) => ({
  title: 'Lista 2027',
  fc_weight: '1',
  tb_weight: '0.25',
  levels,
  ...changes,
});

const create = async (changes: Record<string, unknown> = {}) =>
  admin.post('/api/admin/price-lists', draft(changes));
const versionOf = (response: { text: string }): number => JSON.parse(response.text).version;
const publish = (version: number, { browser = admin, secret = password, revision = 0 } = {}) =>
  browser.post(`/api/admin/price-lists/${version}/publish`, { password: secret, revision });
const send = (method: 'PUT' | 'DELETE', version: number, payload?: object) =>
  admin.send({ method, url: `/api/admin/price-lists/${version}`, ...(payload ? { payload } : {}) });
const published = async () => JSON.parse((await visitor.get('/api/price-list')).text).price_list;

describe('the price list', () => {
  it('is null until one is published, and then public', async () => {
    expect(await published()).toBeNull();
    const response = await create();
    expect(response.status).toBe(201);
    const version = versionOf(response);
    expect(await published()).toBeNull();
    expect((await publish(version)).status).toBe(200);
    expect(await published()).toEqual({
      version,
      revision: 0,
      title: 'Lista 2027',
      fc_weight: '1',
      tb_weight: '0.25',
      levels: [
        { level: 'Nivel 1', min_score: '0', credits: '1.00' },
        { level: 'Nivel 2', min_score: '100.5', credits: '5.00' },
      ],
      created_at: expect.stringMatching(/Z$/),
      published_at: expect.stringMatching(/Z$/),
      in_force: true,
    });
  });

  it('prices new runs once it is published, and open runs keep the list of their reservation', async () => {
    const { browser, id } = await signedIn(backend, 'en_curso');
    await giveCredits(backend, id, '100.00');
    const toolbox = await activate(backend, browser);
    const before = await toolbox.reserve(101, freshKey());
    expect(before.body).toMatchObject({ credits_reserved: '5.00' });
    const dear = levels.map((level) => ({ ...level, credits: '50' }));
    await publish(versionOf(await create({ levels: dear })));
    expect((await toolbox.reserve(1, freshKey())).body).toMatchObject({
      credits_reserved: '50.00',
    });
    expect((await toolbox.finish(before.body.utilization_id)).body).toMatchObject({
      credits_used: '5.00',
    });
    const { items } = (await admin.get('/api/admin/price-lists')).body;
    expect(items.map(({ in_force }) => in_force)).toEqual([true, false]);
  });
});

it('a list that is published after the clock was set back is in force at once', async () => {
  const { version: former } = await published();
  // As a clock would have dated it that was an hour ahead.
  await backend.unlimitedDb.transaction().execute(async (trx) => {
    await sql`ALTER TABLE price_lists DISABLE TRIGGER USER`.execute(trx);
    await sql`UPDATE price_lists SET published_at = now() + interval '1 hour'
              WHERE version = ${former}`.execute(trx);
    await sql`ALTER TABLE price_lists ENABLE TRIGGER USER`.execute(trx);
  });
  const version = versionOf(await create({ title: 'Con el reloj en hora' }));
  expect((await publish(version)).body).toMatchObject({ in_force: true });
  expect(await published()).toMatchObject({ version });
});

describe('a draft', () => {
  it('is changed and deleted, each in the audit trail', async () => {
    const version = versionOf(await create());
    const changed = await send('PUT', version, draft({ title: 'Lista 2028', revision: 0 }));
    expect(changed).toMatchObject({
      status: 200,
      body: { title: 'Lista 2028', revision: 1, in_force: false },
    });
    expect((await send('DELETE', version)).status).toBe(200);
    expect((await send('DELETE', version)).body.code).toBe('PRICE_LIST_NOT_FOUND');
    const { items } = (await admin.get('/api/admin/audit-events?max_count=3&actor=jefa')).body;
    expect(items).toMatchObject([
      { action: 'price list deleted', before: { title: 'Lista 2028' }, detail: { version } },
      {
        action: 'price list changed',
        before: { title: 'Lista 2027' },
        after: { title: 'Lista 2028' },
      },
      { action: 'price list drafted', after: { title: 'Lista 2027' } },
    ]);
  });

  it('that is published cannot be changed, deleted or published again, also at once', async () => {
    const version = versionOf(await create());
    const responses = await Promise.all([publish(version), publish(version), publish(version)]);
    expect(responses.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
    const change = await send('PUT', version, draft({ revision: 0 }));
    for (const response of [change, await send('DELETE', version)]) {
      expect(response).toMatchObject({ status: 409, body: { code: 'PRICE_LIST_PUBLISHED' } });
    }
  });

  it('that another administrator saved meanwhile is neither overwritten, deleted nor published', async () => {
    const version = versionOf(await create());
    const { browser: other } = await signedIn(backend, 'colega', 'admin');
    const save = (browser: Browser, title: string, revision: number) =>
      browser.send({
        method: 'PUT',
        url: `/api/admin/price-lists/${version}`,
        payload: draft({ title, revision }),
      });
    const both = await Promise.all([save(admin, 'De la jefa', 0), save(other, 'Del colega', 0)]);
    const [won, lost] = both.sort((one, another) => one.status - another.status);
    expect(won).toMatchObject({ status: 200, body: { revision: 1 } });
    expect(lost).toMatchObject({ status: 409, body: { code: 'PRICE_LIST_CHANGED' } });
    expect((await publish(version)).body.code).toBe('PRICE_LIST_CHANGED');
    const { items } = (await admin.get('/api/admin/price-lists')).body;
    expect(items.find((list) => list.version === version)).toMatchObject({
      title: JSON.parse(won?.text ?? '{}').title,
      published_at: null,
    });
    const remove = (revision: number) =>
      admin.send({
        method: 'DELETE',
        url: `/api/admin/price-lists/${version}?revision=${revision}`,
      });
    expect((await remove(0)).body.code).toBe('PRICE_LIST_CHANGED');
    expect(await save(other, 'Del colega', 1)).toMatchObject({ body: { revision: 2 } });
    expect((await publish(version, { revision: 2 })).status).toBe(200);
  });

  it('is deleted only with its current revision', async () => {
    const version = versionOf(await create());
    const url = `/api/admin/price-lists/${version}?revision=`;
    expect((await admin.send({ method: 'DELETE', url: `${url}00` })).status).toBe(400);
    expect((await admin.send({ method: 'DELETE', url: `${url}0` })).status).toBe(200);
  });

  it('is changed and published only with a revision', async () => {
    const version = versionOf(await create());
    const put = await send('PUT', version, draft());
    const post = await admin.post(`/api/admin/price-lists/${version}/publish`, { password });
    for (const response of [put, post]) {
      expect(response).toMatchObject({ status: 400, body: { fields: [{ field: 'revision' }] } });
    }
    await send('DELETE', version);
  });

  it('is published with the password confirmed', async () => {
    const version = versionOf(await create());
    expect(await publish(version, { secret: 'equivocada' })).toMatchObject({
      status: 403,
      body: { code: 'PASSWORD_INCORRECT' },
    });
    expect((await publish(999_999)).body.code).toBe('PRICE_LIST_NOT_FOUND');
    await send('DELETE', version);
  });

  const two = (second: Record<string, unknown>) => ({ levels: [levels[0], second] });
  it.each([
    [{ levels: [] }, 'levels', 'La lista necesita al menos un nivel.'],
    [{ fc_weight: '0', tb_weight: '0.0000' }, 'fc_weight', 'Al menos un peso debe ser'],
    [{ fc_weight: '-1' }, 'fc_weight', 'Escriba un peso mayor o igual que cero'],
    [{ tb_weight: 'NaN' }, 'tb_weight', 'Escriba un peso mayor o igual que cero'],
    [{ title: ' ' }, 'title', 'Escriba este dato.'],
    [
      { levels: [{ ...levels[0], min_score: '1' }] },
      'levels.0.min_score',
      'El nivel «Nivel 1» es el primero y debe empezar en un Score de 0.',
    ],
    [
      two({ level: 'Nivel 2', min_score: '0.0', credits: '5' }),
      'levels.1.min_score',
      'El nivel «Nivel 2» debe empezar en un Score mayor que el de «Nivel 1».',
    ],
    [
      two({ level: 'Nivel 2', min_score: '10', credits: '0.99' }),
      'levels.1.credits',
      'El nivel «Nivel 2» no puede costar menos que «Nivel 1».',
    ],
    [
      two({ level: 'Nivel 1', min_score: '10', credits: '2' }),
      'levels.1.level',
      'El nivel «Nivel 1» está repetido.',
    ],
    // Read as the same name, in spite of its case and its space that does not break.
    [
      two({ level: 'NIVEL\u00A01', min_score: '10', credits: '2' }),
      'levels.1.level',
      'El nivel «NIVEL\u00A01» está repetido.',
    ],
    [
      two({ level: 'N', min_score: '10', credits: '1.001' }),
      'levels.1.credits',
      'Escriba un número de créditos',
    ],
    [two({ level: 'N', min_score: '1e5', credits: '2' }), 'levels.1.min_score', 'Escriba un Score'],
  ])('of %j is rejected at %s', async (changes, field, message) => {
    expect(await create(changes)).toMatchObject({
      status: 400,
      body: { fields: [{ field, message: expect.stringContaining(message) }] },
    });
  });

  it('is for administrators', async () => {
    expect((await visitor.post('/api/admin/price-lists', draft())).body.code).toBe('UNAUTHORIZED');
    expect((await visitor.get('/api/admin/price-lists')).body.code).toBe('UNAUTHORIZED');
  });
});
