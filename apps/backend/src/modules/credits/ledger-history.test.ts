import fc from 'fast-check';
import { sql } from 'kysely';
import { beforeAll, expect, it } from 'vitest';
import { startBackend } from '../../../test/build-app.ts';
import { publishTestPrices } from '../../../test/credits.ts';
import { signedIn } from '../../../test/people.ts';
import { activate, freshKey, type Toolbox } from '../../../test/toolbox.ts';
import { releaseExpired } from '../tool/expiry.ts';
import { book } from './ledger.ts';

const backend = startBackend();
let toolbox: Toolbox;
let userId: number;

beforeAll(async () => {
  await publishTestPrices(backend);
  const { browser, id } = await signedIn(backend, 'historias');
  userId = id;
  toolbox = await activate(backend, browser);
});

/** Cents that a number of records costs, by the test's price list. */
const priceOf = (records: number) => (records >= 1000 ? 2050 : records >= 100 ? 500 : 100);
const cents = (value: string) => Math.round(Number(value) * 100);

interface Model {
  booked: number;
  open: Map<number, number>;
  lastKey: { key: string; records: number; id: number } | null;
}

const held = (model: Model) => [...model.open.values()].reduce((sum, part) => sum + part, 0);
const records = fc.constantFrom(1, 50, 100, 500, 1000, 5000);
const step = fc.oneof(
  fc.record({ kind: fc.constant('buy' as const), credits: fc.integer({ min: 1, max: 30 }) }),
  fc.record({ kind: fc.constant('reserve' as const), records }),
  fc.record({ kind: fc.constant('burst' as const), records }),
  fc.record({ kind: fc.constant('replay' as const), records }),
  fc.record({ kind: fc.constant('finish' as const), records }),
  fc.record({ kind: fc.constant('fail' as const) }),
  fc.record({ kind: fc.constant('expire' as const) }),
);
type Step = typeof step extends fc.Arbitrary<infer S> ? S : never;

const take = (model: Model, id: number, amount: number) => {
  model.open.set(id, amount);
};

async function reserve(model: Model, count: number, at: number) {
  const key = freshKey();
  const fits = model.booked - held(model) >= priceOf(count);
  const answer = await toolbox.reserve(count, key);
  expect([at, answer.status]).toEqual([at, fits ? 201 : 402]);
  if (fits) {
    take(model, answer.body.utilization_id, priceOf(count));
    model.lastKey = { key, records: count, id: answer.body.utilization_id };
  }
}

async function burst(model: Model, count: number) {
  const most = Math.floor((model.booked - held(model)) / priceOf(count));
  const answers = await Promise.all([1, 2, 3, 4, 5].map(() => toolbox.reserve(count)));
  const won = answers.filter(({ status }) => status === 201);
  expect(won).toHaveLength(Math.min(5, most));
  for (const { body } of won) {
    take(model, body.utilization_id, priceOf(count));
  }
}

async function replay(model: Model, count: number) {
  if (model.lastKey) {
    const answer = await toolbox.reserve(count, model.lastKey.key);
    const same = count === model.lastKey.records;
    expect(answer.status).toBe(same ? 201 : 409);
    expect(answer.body.utilization_id).toBe(same ? model.lastKey.id : undefined);
  }
}

async function close(model: Model, action: Step) {
  const [first] = model.open;
  if (!first) {
    return;
  }
  const [id, reserved] = first;
  if (action.kind === 'finish') {
    const used = priceOf(action.records);
    const answer = await toolbox.finish(id, { fc_records90: action.records });
    expect(answer.status).toBe(used <= reserved ? 200 : 400);
    if (used > reserved) {
      return;
    }
    model.booked -= used;
  } else if (action.kind === 'fail') {
    expect((await toolbox.fail(id)).status).toBe(200);
  } else {
    await sql`UPDATE utilizations SET expires_at = now() WHERE utilization_id = ${id}`.execute(
      backend.app.db,
    );
    await releaseExpired(backend.app.db, null);
  }
  model.open.delete(id);
}

async function apply(model: Model, action: Step, at: number) {
  switch (action.kind) {
    case 'buy':
      model.booked += action.credits * 100;
      await backend.app.db
        .transaction()
        .execute((trx) =>
          book(trx, { userId, amount: `${action.credits}`, type: 'Ajuste', descript: 'Prueba' }),
        );
      return;
    case 'reserve':
      return reserve(model, action.records, at);
    case 'burst':
      return burst(model, action.records);
    case 'replay':
      return replay(model, action.records);
    default:
      return close(model, action);
  }
}

async function compare(model: Model) {
  const { rows } = await sql<{ booked: string; held: string; sum: string; wrong: number }>`
    SELECT u.current_credits AS booked, u.pending_credits AS held,
           (SELECT coalesce(sum(amount), 0) FROM credit_movements WHERE user_id = u.id) AS sum,
           (SELECT count(*) FROM (
              SELECT balance - amount - lag(balance, 1, 0) OVER (ORDER BY seq) AS off, balance
              FROM credit_movements WHERE user_id = u.id) AS chain
            WHERE off <> 0 OR balance < 0)::integer AS wrong
    FROM users u WHERE id = ${userId}`.execute(backend.app.db);
  const row = rows[0];
  expect(
    row && { ...row, booked: cents(row.booked), held: cents(row.held), sum: cents(row.sum) },
  ).toEqual({ booked: model.booked, held: held(model), sum: model.booked, wrong: 0 });
}

it('agrees with a simple model after any history', { timeout: 60_000 }, async () => {
  // One user lives through all histories, so each begins where the one before ended.
  const model: Model = { booked: 0, open: new Map(), lastKey: null };
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 5, maxLength: 20 }), async (history) => {
      for (const [at, action] of history.entries()) {
        await apply(model, action, at);
      }
      await compare(model);
    }),
    // No shrinking: a history cannot be undone, so a shorter one would not start the same.
    { numRuns: 40, interruptAfterTimeLimit: 9000, endOnFailure: true },
  );
});
