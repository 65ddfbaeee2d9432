import { weightRecord } from '@consultancy/validation';
import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import { startBackend } from '../../../test/build-app.ts';
import { balances, giveCredits, publishTestPrices } from '../../../test/credits.ts';
import { type ToolUser, toolUser } from '../../../test/toolbox.ts';
import { insertPublishedList } from '../prices/repository.ts';

const backend = startBackend();
let user: ToolUser;

beforeAll(async () => {
  await publishTestPrices(backend);
  user = await toolUser(backend, 'topografa', '100.00');
});

/** Counts and credits of a run as the database has them. */
const recorded = (id: number) =>
  backend.app.db
    .selectFrom('utilizations')
    .select([
      'fc_records90',
      'settled_fc_records90',
      'settled_tb_records90',
      'credits_reserved',
      'credits_used',
      'credits_shortfall',
    ])
    .where('utilization_id', '=', id)
    .executeTakeFirstOrThrow();

const finish = async (user: ToolUser, reservedFor: number, counts: object) => {
  const { body } = await user.toolbox.reserve(reservedFor);
  const id: number = body.utilization_id;
  return { id, finished: await user.toolbox.finish(id, counts) };
};

describe('a run', () => {
  it('costs what its final counts cost, also above the reservation', async () => {
    const before = await user.balances();
    const { id, finished } = await finish(user, 10, { fc_records90: 1000, tb_records90: 8 });
    expect(finished).toMatchObject({
      status: 200,
      body: {
        state: 'finished',
        score: '1002',
        level: 'Nivel 3',
        credits_reserved: '1.00',
        credits_used: '20.50',
        credits_shortfall: '0.00',
      },
    });
    const left = Number(before.current_credits) - 20.5;
    expect(await user.balances()).toEqual({
      current_credits: left.toFixed(2),
      pending_credits: '0.00',
    });
    expect(await recorded(id)).toEqual({
      fc_records90: 10,
      settled_fc_records90: 1000,
      settled_tb_records90: 8,
      credits_reserved: '1.00',
      credits_used: '20.50',
      credits_shortfall: '0.00',
    });
    const list = await user.browser.get('/api/get_utilizations/topografa?max_count=1');
    expect(list.body.items[0]).toMatchObject({ fc_records90: 1000, tb_records90: 8 });
  });

  it('is charged by the price list it was reserved with', async () => {
    const { body } = await user.toolbox.reserve(10);
    await insertPublishedList(backend.app.db, {
      title: 'Lista nueva',
      ...weightRecord(() => '1'),
      levels: [{ level: 'Único', min_score: '0', credits: '90.00' }],
    });
    const finished = await user.toolbox.finish(body.utilization_id, { fc_records90: 100 });
    expect(finished.body).toMatchObject({ credits_used: '5.00', level: 'Nivel 2' });
    await publishTestPrices(backend);
  });
});

describe('a run whose final counts cost more than the balance', () => {
  it('charges the available credits, records the rest and replays its response', async () => {
    const poor = await toolUser(backend, 'con_poco', '7.25');
    const { id, finished } = await finish(poor, 10, { fc_records90: 1000 });
    expect(finished).toMatchObject({
      status: 200,
      body: {
        state: 'finished',
        credits_used: '7.25',
        credits_shortfall: '13.25',
        available_credits: '0.00',
      },
    });
    expect(await poor.toolbox.finish(id, { fc_records90: 1000 })).toEqual(finished);
    expect(await balances(backend, poor.id)).toEqual({
      current_credits: '0.00',
      pending_credits: '0.00',
    });
  });

  it('leaves what is reserved by other runs', async () => {
    const busy = await toolUser(backend, 'con_otra_en_curso', '7.00');
    const other = await busy.toolbox.reserve(100);
    const { finished } = await finish(busy, 10, { fc_records90: 1000 });
    expect(finished.body).toMatchObject({ credits_used: '2.00', credits_shortfall: '18.50' });
    expect(await busy.balances()).toEqual({ current_credits: '5.00', pending_credits: '5.00' });
    const last = await busy.toolbox.finish(other.body.utilization_id);
    expect(last.body).toMatchObject({ credits_used: '5.00', credits_shortfall: '0.00' });
  });

  it('costs nothing without credits, and has no ledger entry', async () => {
    const free = await toolUser(backend, 'sin_saldo', '0.01');
    await insertPublishedList(backend.app.db, {
      title: 'Primer nivel gratuito',
      ...weightRecord(() => '1'),
      levels: [
        { level: 'Gratis', min_score: '0', credits: '0.00' },
        { level: 'Todo', min_score: '10', credits: '50.00' },
      ],
    });
    await giveCredits(backend, free.id, '-0.01');
    const { id, finished } = await finish(free, 1, { fc_records90: 10 });
    expect(finished.body).toMatchObject({ credits_used: '0.00', credits_shortfall: '50.00' });
    const { rows } = await sql`
      SELECT 1 FROM credit_movements WHERE utilization_id = ${id}`.execute(backend.app.db);
    expect(rows).toEqual([]);
    await publishTestPrices(backend);
  });

  it('never charges more than the balance when many end at once', async () => {
    const many = await toolUser(backend, 'muchas_a_la_vez', '30.00');
    const ids: number[] = [];
    for (let run = 0; run < 8; run += 1) {
      ids.push((await many.toolbox.reserve(1)).body.utilization_id);
    }
    const ends = await Promise.all(
      [...ids, ...ids].map((id) => many.toolbox.finish(id, { fc_records90: 1000 })),
    );
    expect(ends.map(({ status }) => status)).toEqual(ends.map(() => 200));
    const rows = await Promise.all(ids.map(recorded));
    const sum = (name: 'credits_used' | 'credits_shortfall') =>
      rows.reduce((total, row) => total + Number(row[name]), 0);
    expect([sum('credits_used'), sum('credits_shortfall')]).toEqual([30, 8 * 20.5 - 30]);
    expect(await many.balances()).toEqual({ current_credits: '0.00', pending_credits: '0.00' });
  });
});

describe('the database', () => {
  const change = (id: number, assignment: string) =>
    sql`UPDATE utilizations SET ${sql.raw(assignment)} WHERE utilization_id = ${id}`.execute(
      backend.app.db,
    );

  it('keeps the counts of a finished run as they were', async () => {
    const { id } = await finish(user, 1, { fc_records90: 2 });
    for (const assignment of [
      'fc_records90 = 2',
      'settled_fc_records90 = 1',
      'settled_tb_records90 = 1',
      'credits_shortfall = 1',
    ]) {
      await expect(change(id, assignment), assignment).rejects.toThrow();
    }
  });

  it('accepts a charge above the reservation with final counts only', async () => {
    const { body } = await user.toolbox.reserve(1);
    const id = body.utilization_id;
    const finished = "state = 'finished', finish_date = now(), credits_used = 2";
    await expect(change(id, finished)).rejects.toThrow('utilizations_credits_used');
    await expect(change(id, 'credits_shortfall = 1')).rejects.toThrow('utilizations_shortfall');
    await user.toolbox.fail(id);
  });
});
