import { sql } from 'kysely';
import { beforeAll, expect, it } from 'vitest';
import { startBackend } from '../../../test/build-app.ts';
import { addUser } from '../../../test/users.ts';
import type { Db } from '../../database/pool.ts';
import { recordAudit } from '../audit/record.ts';
import { eraseDataSubject } from './erase-data-subject.ts';

const backend = startBackend();
const subject = { id: 0, username: 'lupe', email: 'lu.pe+x@example.com' };

/** Texts of events about others, which name the data subject. */
const named = [
  ...['lupe', 'Lo pidió LUPE.', '(lupe)', 'ñlupeñ', 'lupe-2', 'LU.PE+X@Example.COM'],
  ...['Lo pidió\nlupe', 'C:\\lupe\\estudio.gdb'],
  `lupe ${'x'.repeat(20_000)}`,
  ...['<lu.pe+x@example.com>', 'lu.pe+x@example.com.co', 'otra_lupe o lupe'],
];
/** Texts that do not, although they have the letters or words. */
const others = [
  ...[
    'lupe2',
    '_lupe',
    'lu pe',
    'C:\\nlupe',
    'Lo pidió lúpe.',
    'lu pe x example com',
    'luxpe+x@example.com',
  ],
  ...['lu.pe+x@example.community', '2lu.pe+x@example.com'],
];

/** Facts of events about others: those that name the data subject, and those whose key or fixed value has the word. */
const naming = [
  { query: { username: 'lupe' } },
  { of: 'lupe', form: 'csv' },
  { names: ['x', ['lupe']] },
];
const fixed = [
  ...[{ lupe: 'sí' }, { reason: 'lupe' }, { state: 'lupe' }, { query: { kind: 'lupe' } }],
  ...[{ levels: [{ level: 'lupe' }] }, { amount: 12 }],
];
const isPersonal = 'Lo pidió lupe.';
const otherErasure = { requestId: 0, note: `Se suprimió también la cuenta de ${subject.email}.` };

/** What is stored of others: jobs, and responses of repeatable requests. */
async function storeElsewhere(db: Db): Promise<void> {
  const otherId = await addUser(backend, 'marcela_rios');
  const responses = [{ message: 'Hola, lupe', state: 'lupe' }, { sale: { username: 'lupe' } }];
  for (const [key, response] of responses.entries()) {
    await sql`
      INSERT INTO idempotency_keys (user_id, route, key, body_hash, status, answer)
      VALUES (${otherId}, 'POST /x', ${`${key}`}, '', 201, ${JSON.stringify(response)}::jsonb)`.execute(
      db,
    );
  }
  const about = [
    { to: subject.email },
    { userId: 5 },
    { userId: subject.id, address: '198.51.100.7' },
  ];
  for (const payload of [{ lupe: 1 }, { note: 'lupe' }, ...about]) {
    await sql`
      SELECT graphile_worker.add_job('send_mail', ${JSON.stringify(payload)}::json,
                                     run_at := now() + interval '1 day')`.execute(db);
  }
  // Of another data subject, whose erasure would be lost with it.
  await sql`
    SELECT graphile_worker.add_job('erase_account', ${JSON.stringify(otherErasure)}::json,
                                   run_at := now() + interval '1 day')`.execute(db);
  await sql`
    UPDATE graphile_worker._private_jobs SET last_error = ${`550 5.1.1 <${subject.email}>`}
    WHERE payload->>'userId' = '5'`.execute(db);
}

/** Events that this connection has read outside of an index. */
async function readSequentially(db: Db): Promise<number | undefined> {
  const { rows } = await sql<{ events: number }>`
    SELECT seq_tup_read AS events FROM pg_stat_xact_user_tables
    WHERE relname = 'audit_events'`.execute(db);
  return rows[0]?.events;
}

beforeAll(async () => {
  const db = backend.unlimitedDb;
  subject.id = await addUser(backend, subject.username);
  await sql`
    UPDATE users SET email = ${subject.email}, first_name = 'Guadalupe', cellphone = '3125550199'
    WHERE id = ${subject.id}`.execute(db);
  for (const requestId of [...named, ...others]) {
    const fact = { text: `« ${requestId}` };
    await recordAudit(db, { requestId }, { action: 'user suspended', reason: requestId });
    for (const column of ['before', 'after', 'detail']) {
      await recordAudit(db, { requestId }, { action: 'price list changed', [column]: fact });
    }
  }
  for (const detail of [...naming, ...fixed]) {
    await recordAudit(db, {}, { action: 'list exported', reason: isPersonal, detail });
  }
  await storeElsewhere(db);
  // So many that reading them all costs the planner more than the index.
  await sql`
    INSERT INTO audit_events (action, reason, detail)
    SELECT 'list exported', 'Lo de siempre: example.com', jsonb_build_object('list', n)
    FROM generate_series(1, 20000) n`.execute(db);
  await sql`ANALYZE audit_events`.execute(db);
});

it('redacts the events that name the data subject and no others, without reading them all', async () => {
  await backend.unlimitedDb.transaction().execute(async (trx) => {
    const formerReads = await readSequentially(trx);
    await eraseDataSubject(trx, subject);
    expect(await readSequentially(trx)).toBe(formerReads);
  });
  const { rows } = await sql<{ text: string }>`
    SELECT request_id AS text FROM audit_events
    WHERE reason IS NULL AND before IS NULL AND after IS NULL AND detail = '{}'
      AND action <> 'list exported'
    ORDER BY id`.execute(backend.unlimitedDb);
  expect(rows.map(({ text }) => text)).toEqual(named.flatMap((text) => [text, text, text, text]));
});

it('keeps the facts of events that have the username as a key or as a fixed value only', async () => {
  const { rows } = await sql<{ reason: string | null; detail: object }>`
    SELECT reason, detail FROM audit_events
    WHERE action = 'list exported' AND NOT reason IS NOT DISTINCT FROM 'Lo de siempre: example.com'
    ORDER BY id`.execute(backend.unlimitedDb);
  const details = [...naming.map(() => ({})), ...fixed];
  expect(rows).toEqual(details.map((detail) => ({ reason: null, detail })));
});

it('deletes responses and jobs about the data subject, and none that have the word', async () => {
  const db = backend.unlimitedDb;
  const { rows: responses } = await sql<{ key: string }>`SELECT key FROM idempotency_keys`.execute(
    db,
  );
  expect(responses).toEqual([{ key: '0' }]);
  const { rows: jobs } = await sql<{ payload: object }>`
    SELECT payload FROM graphile_worker._private_jobs
    WHERE run_at > now() + interval '23 hours' AND payload->>'mail' IS NULL ORDER BY id`.execute(
    db,
  );
  expect(jobs.map(({ payload }) => payload)).toEqual([{ lupe: 1 }, { note: 'lupe' }, otherErasure]);
});
