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

/** Events that this connection has read outside of an index. */
async function readSequentially(db: Db): Promise<number | undefined> {
  const { rows } = await sql<{ events: number }>`
    SELECT seq_tup_read AS events FROM pg_stat_xact_user_tables
    WHERE relname = 'audit_events'`.execute(db);
  return rows[0]?.events;
}

beforeAll(async () => {
  const db = backend.patientDb;
  subject.id = await addUser(backend, subject.username);
  await sql`UPDATE users SET email = ${subject.email} WHERE id = ${subject.id}`.execute(db);
  for (const requestId of [...named, ...others]) {
    const fact = { text: `« ${requestId}` };
    await recordAudit(db, { requestId }, { action: 'user suspended', reason: requestId });
    for (const column of ['before', 'after', 'detail']) {
      await recordAudit(db, { requestId }, { action: 'price list changed', [column]: fact });
    }
  }
  // So many that reading them all costs the planner more than the index.
  await sql`
    INSERT INTO audit_events (action, reason, detail)
    SELECT 'list exported', 'Lo de siempre: example.com', jsonb_build_object('list', n)
    FROM generate_series(1, 20000) n`.execute(db);
  await sql`ANALYZE audit_events`.execute(db);
});

it('redacts the events that name the data subject and no others, without reading them all', async () => {
  await backend.patientDb.transaction().execute(async (trx) => {
    const formerReads = await readSequentially(trx);
    await eraseDataSubject(trx, subject);
    expect(await readSequentially(trx)).toBe(formerReads);
  });
  const { rows } = await sql<{ text: string }>`
    SELECT request_id AS text FROM audit_events
    WHERE reason IS NULL AND before IS NULL AND after IS NULL AND detail = '{}'
    ORDER BY id`.execute(backend.patientDb);
  expect(rows.map(({ text }) => text)).toEqual(named.flatMap((text) => [text, text, text, text]));
});
