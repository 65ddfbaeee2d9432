import type { OwnStack } from '../../lib/lines/own-stack.ts';
import { withClient } from '../../lib/lines/with-client.ts';
import { brokenRules } from '../sound-credits.ts';
import type { AuditMachine } from './audit-machine.ts';

/** A user's credits and the runs that were charged, in whole cents. */
export interface Balance {
  readonly current: number;
  readonly reserved: number;
  /** Cost of all finished runs. */
  readonly charged: number;
  readonly open: number;
  readonly finishedTools: readonly string[];
}

/** Reads what the database says of a machine's user. */
export function readBalance(stack: OwnStack, { user }: AuditMachine): Promise<Balance> {
  return withClient(stack.database.url, async (client) => {
    const { rows } = await client.query<Balance>(
      `SELECT (current_credits * 100)::integer AS current,
              (pending_credits * 100)::integer AS reserved,
              (SELECT coalesce(sum(credits_used) * 100, 0)::integer
               FROM utilizations WHERE user_id = users.id) AS charged,
              (SELECT count(*)::integer
               FROM utilizations WHERE user_id = users.id AND state = 'open') AS open,
              ARRAY(SELECT feature_id FROM utilizations
                    WHERE user_id = users.id AND state = 'finished'
                    ORDER BY feature_id) AS "finishedTools"
       FROM users WHERE id = $1`,
      [user.id],
    );
    if (!rows[0]) throw new Error(`${user.username} is not there.`);
    return rows[0];
  });
}

const credits = (cents: number) => (cents / 100).toFixed(2);

/**
 * Compares credits, runs and results after an attack.
 * @param charges how many runs must have been charged; any number when absent.
 */
export async function judge(
  stack: OwnStack,
  machine: AuditMachine,
  before: Balance,
  charges?: number,
) {
  const after = await readBalance(stack, machine);
  const results = machine.results();
  const broken = await brokenRules(stack.database.url);
  const runs = after.finishedTools.length;
  const wrong = [
    before.current - after.current === after.charged - before.charged || 'credits lost or doubled',
    (after.reserved === 0 && after.open === 0) || 'credits still reserved',
    results.join() === after.finishedTools.join() || 'charged runs and results differ',
    charges === undefined || runs === charges || `${charges} charged runs expected`,
    ...broken,
  ].filter((text) => text !== true);
  const seen =
    `credits ${credits(before.current)} → ${credits(after.current)}, ` +
    `${runs} runs charged, results of ${results.length} tools, ${after.open} open`;
  return { seen: [seen, ...wrong].join('; '), holds: wrong.length === 0 };
}
