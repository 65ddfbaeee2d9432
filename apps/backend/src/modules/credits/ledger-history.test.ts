import fc from 'fast-check';
import { sql } from 'kysely';
import { beforeAll, expect, it } from 'vitest';
import type { Browser } from '../../../test/browser.ts';
import { inThisProcess, startBackend } from '../../../test/build-app.ts';
import { publishTestPrices } from '../../../test/credits.ts';
import { histories, type Step } from '../../../test/ledger-model.ts';
import { LedgerPlayer } from '../../../test/ledger-player.ts';
import { addPlayer } from '../../../test/ledger-rows.ts';
import { recordFact } from '../../../test/record-fact.ts';
import { signedIn } from '../../../test/users.ts';
import { verifyLedger } from './ledger-verify.ts';

/** Histories of `npm test`; `pnpm attack R3` runs 10,000 (R3). */
const total = Number(process.env.LEDGER_HISTORIES ?? 60);
/** Histories at once: while one waits for the database, another is worked on. */
const lanes = 6;

const backend = startBackend({ LOW_BALANCE_CREDITS: '10' }, inThisProcess);
const admins: Browser[] = [];
let players = 0;

beforeAll(async () => {
  await publishTestPrices(backend);
  for (let lane = 0; lane < lanes; lane += 1) {
    admins.push((await signedIn(backend, `jefa_${lane}`, 'admin')).browser);
  }
  // Mails, passwords and bot checks have tests of their own; here they would only take time. So has
  // the renewal of sessions, which thousands of histories would live to see.
  await sql`
    UPDATE sessions SET generation_at = absolute_expires_at;
    CREATE FUNCTION keep_none() RETURNS trigger LANGUAGE plpgsql AS 'BEGIN RETURN NULL; END';
    CREATE TRIGGER keep_none BEFORE INSERT ON graphile_worker._private_jobs
      FOR EACH ROW EXECUTE FUNCTION keep_none()`.execute(backend.app.db);
  // No spies, which would record all calls of thousands of histories.
  backend.app.passwords.verify = () => Promise.resolve(true);
  backend.app.botCheck.verify = () => Promise.resolve();
});

async function live(admin: Browser, history: readonly Step[]): Promise<void> {
  players += 1;
  const user = await addPlayer(backend, 'x', `p_${players}`);
  const player = new LedgerPlayer(backend, admin, user);
  for (const step of history) {
    await player.play(step);
  }
  await player.compare();
}

it('agrees with a model after any history', { timeout: 3_600_000 }, async (context) => {
  const seed = Number(process.env.LEDGER_SEED ?? Date.now() % 2 ** 31);
  const numRuns = Math.ceil(total / lanes);
  await Promise.all(
    admins.map((admin, lane) => {
      const property = fc.asyncProperty(histories, (history) => live(admin, history));
      return fc.assert(property, { numRuns, seed: seed + lane });
    }),
  );
  expect(players).toBeGreaterThanOrEqual(total);
  const { discrepancies } = await verifyLedger(backend.app.pool);
  expect(discrepancies).toEqual([]);
  const what = `divergences of ${total} histories (seed ${seed})`;
  recordFact(context, what, discrepancies.length, 0);
});
