import {
  dataRequestCase,
  exportTypes,
  dataRequest as requestSchema,
} from '@consultancy/validation';
import { readXlsx } from 'hucre/xlsx';
import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Browser } from '../../../test/browser.ts';
import { startBackend } from '../../../test/build-app.ts';
import { waitForJobs } from '../../../test/tasks.ts';
import { addUser, password, signedIn } from '../../../test/users.ts';
import { waitingForLocks } from '../../../test/waiting-for-locks.ts';
import { dueOn, extendedDueOn } from './deadlines.ts';
import { listRequestsOf } from './repository.ts';
import { withdrawAbandoned } from './withdraw-abandoned.ts';
import { colombianDay } from './working-days.ts';

const backend = startBackend();
const details = 'Quiero saber qué datos tienen sobre mí.';
const note = 'Esta es la respuesta de prueba.';
const today = () => colombianDay(new Date());
let admin: Browser;
let adminId: number;

beforeAll(async () => {
  ({ browser: admin, id: adminId } = await signedIn(backend, 'jefa', 'admin'));
  await addUser(backend, 'otra_jefa', 'admin');
});

const make = async (browser: Browser, kind = 'query') => {
  const { status, text } = await browser.post('/api/data-requests', { kind, details });
  expect([status, text]).toEqual([201, expect.any(String)]);
  return requestSchema.parse(JSON.parse(text));
};
const step = (id: number, body: object, browser = admin) =>
  browser.post(`/api/admin/data-requests/${id}/steps`, body);
const readCase = async (id: number) =>
  dataRequestCase.parse(JSON.parse((await admin.get(`/api/admin/data-requests/${id}`)).text));
const lastEvent = (action: string, targetId: number) =>
  backend.app.db
    .selectFrom('audit_events')
    .select(['actor_id', 'before', 'after', 'reason'])
    .where('action', '=', action)
    .where('target_id', '=', targetId)
    .orderBy('id', 'desc')
    .executeTakeFirst();
const setDays = (id: number, changes: string) =>
  sql`UPDATE data_requests SET ${sql.raw(changes)} WHERE request_id = ${id}`.execute(
    backend.app.db,
  );

describe('a request', () => {
  it('has a term from the next working day, a confirmation by mail and an audit event', async () => {
    const { browser, id } = await signedIn(backend, 'curiosa');
    const request = await make(browser);
    expect(request).toMatchObject({
      state: 'received',
      details,
      due_on: dueOn('query', today()),
      complete_by: null,
      events: [{ state: 'received', note: null }],
    });
    expect(await lastEvent('data request made', id)).toMatchObject({ actor_id: id });
    const mail = await backend.mailbox.waitFor('curiosa@example.com');
    expect(mail.subject).toContain(`solicitud n.º ${request.request_id}`);
    expect(mail.text).toContain(request.due_on?.split('-').reverse().join('/'));
    const list = JSON.parse((await browser.get('/api/data-requests')).text);
    expect(list).toEqual({ items: [request], last_administrator: false });
  });

  it('is rejected while one of the same kind is open', async () => {
    const { browser } = await signedIn(backend, 'doble');
    await make(browser);
    const again = await browser.post('/api/data-requests', { kind: 'query', details });
    expect(again).toMatchObject({ status: 409, body: { code: 'DATA_REQUEST_OPEN' } });
    await make(browser, 'correction');
  });

  it('is rejected when the account is erased at the same time', async () => {
    const { browser, id } = await signedIn(backend, 'a_la_vez');
    const { responses } = await backend.unlimitedDb.transaction().execute(async (trx) => {
      await sql`UPDATE users SET disabled_at = now() WHERE id = ${id}`.execute(trx);
      const sent = browser.post('/api/data-requests', { kind: 'query', details });
      await expect.poll(() => waitingForLocks(backend.unlimitedDb)).toBe(1);
      // In a record, as the transaction would wait for a promise.
      return { responses: sent };
    });
    expect(await responses).toMatchObject({ status: 401, body: { code: 'UNAUTHENTICATED' } });
    expect(await listRequestsOf(backend.app.db, id)).toEqual([]);
  });

  it('is limited', async () => {
    const { browser } = await signedIn(backend, 'insistente');
    const codes: unknown[] = [];
    for (let count = 0; count < 12; count += 1) {
      codes.push((await browser.post('/api/data-requests', { kind: 'query', details })).body.code);
    }
    expect(codes.at(-1)).toBe('TOO_MANY_REQUESTS');
  });

  it('can be withdrawn by its data subject, and by no other user', async () => {
    const { browser, id } = await signedIn(backend, 'arrepentida');
    const { browser: other } = await signedIn(backend, 'ajena');
    const { request_id } = await make(browser, 'erasure');
    const path = `/api/data-requests/${request_id}/withdraw`;
    expect(await other.post(path)).toMatchObject({
      status: 404,
      body: { code: 'DATA_REQUEST_NOT_FOUND' },
    });
    expect(JSON.parse((await browser.post(path)).text)).toMatchObject({
      state: 'withdrawn',
      due_on: null,
      closed_at: expect.any(String),
    });
    expect(await lastEvent('data request withdrawn', id)).toMatchObject({
      before: { state: 'received' },
      after: { state: 'withdrawn' },
    });
    expect((await browser.post(path)).body.code).toBe('DATA_REQUEST_STEP_INVALID');
  });
});

describe('the desk', () => {
  it('goes from the receipt over an extension to the response, each by mail and in the trail', async () => {
    const { browser, id } = await signedIn(backend, 'paciente');
    const { request_id, due_on } = await make(browser);
    expect((await readCase(request_id)).steps).toEqual(['start', 'extend', 'resolve', 'reject']);
    expect((await step(request_id, { step: 'start' })).status).toBe(200);
    const extended = await readCase(request_id);
    expect(extended.extended_due_on).toBe(extendedDueOn('query', due_on ?? ''));
    expect((await step(request_id, { step: 'extend', note })).status).toBe(200);
    expect(await lastEvent('data request processed', id)).toEqual({
      actor_id: adminId,
      before: { state: 'in_process', due_on },
      after: { state: 'extended', due_on: extended.extended_due_on },
      reason: note,
    });
    expect((await step(request_id, { step: 'extend', note })).body.code).toBe(
      'DATA_REQUEST_STEP_INVALID',
    );
    expect((await step(request_id, { step: 'resolve', note })).status).toBe(200);
    const mail = await backend.mailbox.waitFor('paciente@example.com', ({ subject = '' }) =>
      subject.includes('Respondimos'),
    );
    expect(mail.text).toContain(note);
    const closed = await readCase(request_id);
    expect(closed).toMatchObject({ state: 'resolved', due_on: null, steps: [] });
    expect(closed.events.map(({ state }) => state)).toEqual([
      'received',
      'in_process',
      'extended',
      'resolved',
    ]);
  });

  it('has a complaint completed, whose term starts again', async () => {
    const { browser } = await signedIn(backend, 'incompleta');
    const { request_id } = await make(browser, 'correction');
    expect((await step(request_id, { step: 'request_completion', note })).status).toBe(200);
    expect(await readCase(request_id)).toMatchObject({
      state: 'incomplete',
      due_on: null,
      complete_by: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
      steps: [],
    });
    const completion = { details: 'Aquí está lo que faltaba.' };
    const completed = await browser.post(`/api/data-requests/${request_id}/complete`, completion);
    expect(JSON.parse(completed.text)).toMatchObject({
      state: 'received',
      due_on: dueOn('correction', today()),
      complete_by: null,
    });
  });

  it('withdraws a complaint that was not completed in two months, and notifies its data subject', async () => {
    const { browser } = await signedIn(backend, 'ausente');
    const { request_id } = await make(browser, 'correction');
    await step(request_id, { step: 'request_completion', note });
    const { complete_by } = await readCase(request_id);
    await withdrawAbandoned(backend.app.db, complete_by ?? '');
    expect((await readCase(request_id)).state).toBe('incomplete');
    await withdrawAbandoned(backend.app.db, '2999-01-01');
    expect((await readCase(request_id)).state).toBe('withdrawn');
    await backend.mailbox.waitFor('ausente@example.com', ({ subject = '' }) =>
      subject.includes('desistida'),
    );
  });

  it('neither extends nor asks for completion once the term is over', async () => {
    const { browser } = await signedIn(backend, 'vencida');
    const { request_id } = await make(browser, 'correction');
    await setDays(request_id, "counted_from = '2026-01-05', due_on = '2026-01-27'");
    expect(await readCase(request_id)).toMatchObject({
      overdue: true,
      steps: ['start', 'resolve', 'reject'],
      extended_due_on: null,
      completion_notice_by: null,
    });
    const { items } = (await admin.get('/api/admin/data-requests?state=open&username=vencida'))
      .body;
    expect(items).toMatchObject([{ request_id, overdue: true, kind_name: 'Reclamo: corrección' }]);
    const { waiting } = JSON.parse((await admin.get('/api/admin/overview')).text);
    expect(waiting.data_requests.items).toContainEqual({
      request_id,
      username: 'vencida',
      kind: 'correction',
      due_on: '2026-01-27',
      overdue: true,
    });
    const { text } = await admin.get('/api/admin/data-requests?username=vencida', {
      accept: 'text/csv',
    });
    expect(text).toContain('"Sí"');
    expect(text).toContain('"27/01/2026"');
    expect(text).not.toContain('2026-01-27');
    const workbook = await backend.app.inject({
      url: '/api/admin/data-requests?username=vencida',
      headers: {
        accept: exportTypes.xlsx,
        cookie: [...admin.cookies].map(([name, { value }]) => `${name}=${value}`).join('; '),
      },
    });
    const [sheet] = (await readXlsx(workbook.rawPayload)).sheets;
    expect(sheet?.rows[1]?.slice(7, 9)).toEqual([new Date('2026-01-27T00:00:00Z'), null]);
  });

  it('leaves administrators’ own requests to others', async () => {
    const { request_id } = await make(admin, 'correction');
    expect((await readCase(request_id)).steps).toEqual([]);
    expect((await step(request_id, { step: 'resolve', note })).body.code).toBe(
      'SELF_ACTION_FORBIDDEN',
    );
  });

  it('is for administrators, needs a text, and knows only its requests', async () => {
    const { browser } = await signedIn(backend, 'intrusa');
    const { request_id } = await make(browser);
    expect((await step(request_id, { step: 'start' }, browser)).status).toBe(403);
    expect((await browser.get('/api/admin/data-requests')).status).toBe(403);
    expect((await browser.get(`/api/admin/data-requests/${request_id}`)).status).toBe(403);
    expect(await step(request_id, { step: 'reject' })).toMatchObject({
      status: 400,
      body: { fields: [{ field: 'note' }] },
    });
    expect((await step(999_999, { step: 'start' })).body.code).toBe('DATA_REQUEST_NOT_FOUND');
    const erase = await admin.post(`/api/admin/data-requests/${request_id}/erase`, {
      note,
      password,
    });
    expect(erase.body.code).toBe('DATA_REQUEST_STEP_INVALID');
    await waitForJobs(backend);
  });
});
