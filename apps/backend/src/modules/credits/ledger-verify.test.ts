import { beforeAll, describe, expect, it } from 'vitest';
import { inThisProcess, startBackend } from '../../../test/build-app.ts';
import { giveCredits, publishTestPrices } from '../../../test/credits.ts';
import { stopClockwork } from '../../../test/tasks.ts';
import { activate } from '../../../test/toolbox.ts';
import { addUser, signedIn } from '../../../test/users.ts';
import { recordSale } from '../transactions/repository.ts';
import { ledgerRules } from './ledger-rules.ts';
import { findLedgerDiscrepancies, verifyLedger } from './ledger-verify.ts';

// No other server beside it, which would prepare a first administrator: all accounts are counted.
const backend = startBackend({}, inThisProcess);

beforeAll(async () => {
  // Its jobs lock rows in another order than the damages, which lock whole tables.
  await stopClockwork(backend);
  await publishTestPrices(backend);
  const admin = await addUser(backend, 'vendedor', 'admin');
  const { browser, id } = await signedIn(backend, 'contable');
  const sale = { type: 'Compra', credits: '50.00', paid: '1000', platform: 'Portal' };
  await backend.app.db
    .transaction()
    .execute((trx) => recordSale(trx, { ...sale, buyerId: id, sellerId: admin }));
  await giveCredits(backend, id, '10.00');
  const toolbox = await activate(backend, browser);
  const { body } = await toolbox.reserve(100);
  await toolbox.finish(body.utilization_id);
  await toolbox.fail((await toolbox.reserve(100)).body.utilization_id);
  await toolbox.reserve(1000);
});

/** The discrepancies after damage that bypasses every constraint; the damage is rolled back. */
async function discrepanciesAfter(damage: string) {
  const client = await backend.app.pool.connect();
  try {
    await client.query('BEGIN');
    for (const table of ['users', 'credit_movements', 'transactions', 'utilizations']) {
      await client.query(`ALTER TABLE ${table} DISABLE TRIGGER ALL`);
    }
    const { rows } = await client.query<{ drop: string }>(`
      SELECT format('ALTER TABLE %I DROP CONSTRAINT %I', rel.relname, con.conname) AS drop
      FROM pg_constraint con JOIN pg_class rel ON rel.oid = con.conrelid
      WHERE con.contype = 'c' AND rel.relname IN ('users', 'credit_movements', 'utilizations')`);
    for (const { drop } of rows) {
      await client.query(drop);
    }
    await client.query(damage);
    return await findLedgerDiscrepancies(client);
  } finally {
    await client.query('ROLLBACK');
    client.release();
  }
}

type Rule = keyof typeof ledgerRules;
const ledgerEntry = (type: string) => `(SELECT id FROM credit_movements WHERE type = '${type}')`;

const damages: [rule: Rule, what: string, damage: string, wrong: RegExp][] = [
  [
    'each ledger entry continues the one before it',
    'a changed amount',
    `UPDATE credit_movements SET amount = 11 WHERE type = 'Ajuste'`,
    /^ledger entry \d+ number 2 of user \d+, 11\.00 after 50\.00, says a balance of 60\.00$/,
  ],
  [
    'each ledger entry continues the one before it',
    'a missing ledger entry',
    `DELETE FROM credit_movements WHERE type = 'Ajuste'`,
    /^ledger entry \d+ number 3/,
  ],
  [
    'each ledger entry continues the one before it',
    'a balance of NaN',
    `UPDATE credit_movements SET amount = 'NaN', balance = 'NaN' WHERE seq = 1`,
    /^ledger entry \d+ number 1/,
  ],
  [
    'each balance is that of the newest ledger entry',
    'a balance given by hand',
    `UPDATE users SET current_credits = 1000 WHERE username = 'contable'`,
    /^user contable has 1000\.00 after 3 ledger entries, but the newest is number 3 with 55\.00$/,
  ],
  [
    'each balance is that of the newest ledger entry',
    'the newest ledger entry taken away',
    `DELETE FROM credit_movements WHERE type = 'Consumo'`,
    /^user contable has 55\.00/,
  ],
  [
    'reserved credits are the sum of the open reservations',
    'reserved credits let go of',
    `UPDATE users SET pending_credits = 0`,
    /^user contable holds 0\.00, but the open runs reserve 20\.50$/,
  ],
  [
    'reserved credits are the sum of the open reservations',
    'a reservation closed alone',
    `UPDATE utilizations SET state = 'expired', credits_used = 0 WHERE state = 'open'`,
    /^user contable holds 20\.50, but the open runs reserve 0$/,
  ],
  [
    'each purchase is one ledger entry of its credits',
    'a purchase made larger',
    `UPDATE transactions SET credits_purchased = 500`,
    /^purchase \d+ is of 500\.00 .* ledger entry is of 50\.00/,
  ],
  [
    'each purchase is one ledger entry of its credits',
    'a purchase without a ledger entry',
    `UPDATE credit_movements SET type = 'Bono', trans_id = NULL WHERE type = 'Compra'`,
    /^purchase \d+ .* nothing for user none$/,
  ],
  [
    'each run is one ledger entry of what it cost',
    'a run made free',
    `UPDATE utilizations SET credits_used = 0 WHERE state = 'finished'`,
    /^run \d+ is finished at a cost of 0\.00/,
  ],
  [
    'each run is one ledger entry of what it cost',
    'a failed run charged',
    `UPDATE utilizations SET state = 'failed' WHERE state = 'finished'`,
    /^run \d+ is failed/,
  ],
  [
    'each charged run has the price of its counts',
    'a price that was cut down',
    `UPDATE utilizations SET credits_used = 3 WHERE state = 'finished'`,
    /^run \d+ was charged 3\.00 and misses 0\.00 for «Nivel 2», but by list 1 its counts cost 5\.00 for «Nivel 2»$/,
  ],
  [
    'each charged run has the price of its counts',
    'another level at its own price',
    `UPDATE utilizations SET credits_used = 1, level = 'Nivel 1' WHERE state = 'finished'`,
    /^run \d+ was charged 1\.00 and misses 0\.00 for «Nivel 1», but by list 1 its counts cost 5\.00 for «Nivel 2»$/,
  ],
  [
    'each charged run has the price of its counts',
    'a formula that prices lists otherwise that were published before it',
    `CREATE OR REPLACE FUNCTION price_of(list_version integer, fc_records bigint, tb_records bigint)
       RETURNS TABLE (score numeric, level text, credits numeric) LANGUAGE sql STABLE AS $$
         SELECT 100.0, level, credits + 50 FROM price_levels
         WHERE version = list_version AND level = 'Nivel 2' $$`,
    /^run \d+ was charged 5\.00 .* its counts cost 55\.00/,
  ],
  [
    'each ledger entry names what it books, and nothing else',
    'a purchase from nothing',
    `UPDATE credit_movements SET type = 'Compra' WHERE type = 'Ajuste'`,
    /^ledger entry \d+ Compra of 10\.00 names purchase —/,
  ],
  [
    'each reversal takes back one purchase, whole',
    'a reversal of something else',
    `UPDATE credit_movements SET type = 'Devolución', reverses_id = ${ledgerEntry('Ajuste')}
       WHERE type = 'Consumo'`,
    /^ledger entry \d+ takes -5\.00 .* a Ajuste of 10\.00/,
  ],
];

describe('the verification of the ledger', () => {
  it('finds nothing in a sound ledger, and reports what it verified', async () => {
    expect(await verifyLedger(backend.app.pool)).toEqual({
      ledgerEntries: 3,
      users: 2,
      total: '55.00',
      discrepancies: [],
    });
  });

  it.each(damages)('%s: finds %s', async (rule, _what, damage, wrong) => {
    const discrepancies = await discrepanciesAfter(damage);
    const found = discrepancies.find((one) => one.rule === rule);
    expect(`${found?.wrong} ${found?.found}`).toMatch(wrong);
  });

  it('has a damaged ledger for every rule', () => {
    expect(new Set(damages.map(([rule]) => rule))).toEqual(new Set(Object.keys(ledgerRules)));
  });
});
