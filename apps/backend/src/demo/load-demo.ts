import { randomBytes } from 'node:crypto';
import { brand } from '@consultancy/brand';
import { consentVersion, limits } from '@consultancy/validation';
import { sql } from 'kysely';
import type { Config } from '../config.ts';
import type { Db } from '../database/pool.ts';
import { insertPublishedList } from '../modules/prices/repository.ts';
import { addVerifiedAccount } from '../modules/users/new-account.ts';
import type { Passwords } from '../security/passwords.ts';
import {
  type DemoAccount,
  demoAccounts,
  demoAdministrator,
  demoRegistration,
} from './demo-accounts.ts';
import { demoPriceList } from './demo-prices.ts';
import { historyDays, planRuns } from './plan-runs.ts';
import { seeded } from './random.ts';
import {
  bookHistory,
  writeAccesses,
  writePurchases,
  writeRuns,
  writeSaleEvents,
} from './write-history.ts';

/** How long ago the suspended account was suspended. */
const suspendedDays = 9;

/** How much is loaded. */
export interface DemoSize {
  /** Runs of the most active user; the others have the number of their accounts. */
  rows?: number;
  /** The day on which the history ends; the present when absent. */
  now?: Date;
}

async function addAccounts(db: Db, passwords: Passwords): Promise<Map<string, number>> {
  const ids = new Map<string, number>();
  for (const { work: _work, suspended: _suspended, ...account } of demoAccounts) {
    ids.set(account.username, await addVerifiedAccount(db, passwords, account));
  }
  const { password, ...registration } = demoRegistration;
  await db
    .insertInto('pending_registrations')
    .values({
      ...registration,
      password_hash: await passwords.hash(password),
      consent_version: consentVersion,
      consent_address: null,
      expires_at: sql<Date>`now() + make_interval(days => ${limits.registrationDays}::integer)`,
    })
    .execute();
  return ids;
}

/** A registered machine with an unknown token: running tools needs another registration. */
async function addMachine(db: Db, userId: number, machineId: string): Promise<number> {
  const { id } = await db
    .insertInto('machines')
    .values({
      user_id: userId,
      machine_id: machineId,
      token_hash: randomBytes(32),
      registered_at: sql<Date>`now() - make_interval(days => ${historyDays + 1}::integer)`,
      released_at: null,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

async function addWork(db: Db, userId: number, account: DemoAccount, size: DemoSize) {
  const { work } = account;
  if (!work) {
    return;
  }
  const machine = await addMachine(db, userId, work.machine);
  const maxRuns = Math.max(...demoAccounts.map((other) => other.work?.runs ?? 0));
  const count = work.runs === maxRuns ? (size.rows ?? work.runs) : work.runs;
  const end = new Date(size.now ?? Date.now());
  if (account.suspended) {
    end.setUTCDate(end.getUTCDate() - suspendedDays - 2);
  }
  // The same account has the same history every time.
  const runs = planRuns(seeded(userId * 7919), count, end);
  await writeRuns(db, userId, machine, runs);
}

async function suspend(db: Db, userId: number, adminId: number): Promise<void> {
  const { rows } = await sql<{ at: Date }>`
    UPDATE users SET disabled_at = now() - make_interval(days => ${suspendedDays}::integer)
    WHERE id = ${userId} RETURNING disabled_at AS at`.execute(db);
  await sql`
    INSERT INTO audit_events (at, actor_id, target_id, action, reason, before, after)
    VALUES (${rows[0]?.at}, ${adminId}, ${userId}, 'user suspended',
            'Cuenta compartida entre varias personas.',
            '{"suspended": false}', '{"suspended": true}')`.execute(db);
}

/**
 * Fills an empty database with the demonstration's accounts, price list, and a quarter's history
 * of runs, errors, purchases and accesses, which the ledger's own checks have to accept.
 * @param startHashing is called when there are accounts to add: its threads take a while.
 * @returns false, changing nothing, when there is any user already.
 */
export async function loadDemo(
  db: Db,
  startHashing: () => Passwords,
  config: Config,
  size: DemoSize = {},
): Promise<boolean> {
  return db.transaction().execute(async (trx) => {
    const someone = await trx.selectFrom('users').select('id').limit(1).executeTakeFirst();
    if (someone) {
      return false;
    }
    await insertPublishedList(trx, demoPriceList);
    const ids = await addAccounts(trx, startHashing());
    for (const account of demoAccounts) {
      await addWork(trx, ids.get(account.username) ?? 0, account, size);
    }
    await writePurchases(trx, ids.get(demoAdministrator) ?? 0, brand.platform);
    await bookHistory(trx, config.WELCOME_CREDITS);
    await writeSaleEvents(trx);
    for (const { username } of demoAccounts.filter((account) => account.suspended)) {
      await suspend(trx, ids.get(username) ?? 0, ids.get(demoAdministrator) ?? 0);
    }
    await writeAccesses(trx);
    return true;
  });
}
