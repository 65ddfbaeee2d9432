import { sql } from 'kysely';
import { beforeAll, expect, it } from 'vitest';
import { startBackend } from '../../../test/build-app.ts';
import { addReportRows } from '../../../test/report-rows.ts';
import { signedIn } from '../../../test/users.ts';
import type { Position } from '../../lists/paging.ts';
import { BATCH, batchOf, type DataSubject } from './own-data-batch.ts';
import { ownDataSections } from './own-data-sections.ts';

const backend = startBackend();
const OTHERS = 4000;
const OWN = 2000;
/** Less than a batch. */
const FEW = 10;
let subject: DataSubject;

/** A customer who joined late and then used the portal much: all of their rows are the newest. */
beforeAll(async () => {
  const { id: adminId } = await signedIn(backend, 'jefa', 'admin');
  const { id: otherId } = await signedIn(backend, 'antigua');
  const { id } = await signedIn(backend, 'nueva');
  subject = { id, username: 'nueva', email: 'nueva@example.com' };
  const { unlimitedDb } = backend;
  const start = '2024-03-01T12:00:00.000Z';
  await addReportRows(backend, { userId: otherId, adminId, count: OTHERS, start });
  await addReportRows(backend, { userId: id, adminId, count: OWN });
  const events = (actorId: number, targetId: number, count: number) => sql`
    INSERT INTO audit_events (action, actor_id, target_id)
    SELECT 'account suspended', ${actorId}, ${targetId} FROM generate_series(1, ${count}::integer)`;
  await events(adminId, otherId, OTHERS).execute(unlimitedDb);
  await events(adminId, id, OWN).execute(unlimitedDb);
  await events(id, otherId, OWN).execute(unlimitedDb);
  await events(id, id, OWN).execute(unlimitedDb);
  for (const [owner, count] of [
    [otherId, OTHERS],
    [id, FEW],
  ] as const) {
    await sql`
      INSERT INTO sessions (id, user_id, created_at, absolute_expires_at, ended_at, user_agent)
      SELECT gen_random_uuid(), ${owner}, now() - n * interval '1 second', now(), now(), ''
      FROM generate_series(1, ${count}::integer) n`.execute(unlimitedDb);
    await sql`
      INSERT INTO machines (user_id, machine_id, token_hash, released_at)
      SELECT ${owner}, 'equipo', sha256(uuid_send(gen_random_uuid())), now()
      FROM generate_series(1, ${count}::integer)`.execute(unlimitedDb);
  }
  await sql`VACUUM ANALYZE`.execute(unlimitedDb);
});

interface Plan {
  Filter?: string;
  Plans?: Plan[];
}

/** Conditions by which a plan drops rows of others after reading them, instead of finding its own. */
const dropsOthers = ({ Filter = '', Plans = [] }: Plan): string[] => [
  ...(/(user|actor|target)_id = /.test(Filter) ? [Filter] : []),
  ...Plans.flatMap(dropsOthers),
];

const sectionOf = (key: string) => {
  const section = ownDataSections.find((one) => one.key === key);
  if (!section) throw new Error(`no section ${key}`);
  return section;
};

const read = async (key: string, after: Position | null, owner = subject) =>
  (await batchOf(owner, sectionOf(key), after).execute(backend.app.db)).rows;

/** SQL conditions by which the plan of a batch drops rows of others. */
async function dropped(key: string, after: Position | null) {
  const { rows } = await sql<{ 'QUERY PLAN': [{ Plan: Plan }] }>`
    EXPLAIN (FORMAT JSON) ${batchOf(subject, sectionOf(key), after)}`.execute(backend.app.db);
  return rows[0] && dropsOthers(rows[0]['QUERY PLAN'][0].Plan);
}

it.each(['compras', 'ejecuciones', 'errores', 'accesos', 'eventos'])(
  'a batch of «%s» reads the rows of its data subject alone',
  async (key) => {
    const last = (await read(key, null)).at(-1);
    for (const after of [null, last ?? null]) {
      expect(await dropped(key, after)).toEqual([]);
    }
  },
);

it.each(['sesiones', 'equipos'])(
  'the only batch of «%s» reads the rows of its data subject alone',
  async (key) => {
    expect(await dropped(key, null)).toEqual([]);
  },
);

it('each row is in one batch, also where many have the same date', async () => {
  // Sessions have no number of their own.
  const { id } = await signedIn(backend, 'de_muchas');
  const many = { id, username: 'de_muchas', email: 'de_muchas@example.com' };
  await sql`
    INSERT INTO sessions (id, user_id, created_at, absolute_expires_at, ended_at, user_agent)
    SELECT gen_random_uuid(), ${id}, '2026-01-02 03:04:05.123456Z', now(), now(), ''
    FROM generate_series(1, ${OWN}::integer)`.execute(backend.unlimitedDb);
  for (const [owner, key, count] of [
    [subject, 'eventos', 3 * OWN],
    [many, 'sesiones', OWN + 1],
  ] as const) {
    const ids: number[] = [];
    let batch = await read(key, null, owner);
    for (; batch.length === BATCH; batch = await read(key, batch.at(-1) ?? null, owner)) {
      ids.push(...batch.map(({ order_id }) => order_id));
    }
    ids.push(...batch.map(({ order_id }) => order_id));
    expect([key, new Set(ids).size, ids.length]).toEqual([key, count, count]);
  }
});
