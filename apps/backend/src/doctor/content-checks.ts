import type pg from 'pg';
import { isGivenUp } from '../database/given-up-jobs.ts';
import { type Finding, findingsOf } from './finding.ts';

const prices = findingsOf('Price list');
const administrators = findingsOf('Administrators');
const jobs = findingsOf('Jobs');

/** The price list and the administrator that an operator enters once, and failed jobs. */
export async function checkContent(client: pg.PoolClient): Promise<Finding[]> {
  const tables = await client.query<{ exist: boolean }>(`
    SELECT to_regclass('public.price_lists') IS NOT NULL
       AND to_regclass('graphile_worker.jobs') IS NOT NULL AS exist`);
  if (!tables.rows[0]?.exist) {
    return [];
  }
  const { rows } = await client.query<{ price_lists: number; admins: number; failed: number }>(`
    SELECT (SELECT count(*)::int FROM price_lists WHERE published_at IS NOT NULL) AS price_lists,
           (SELECT count(*)::int FROM users
            WHERE role = 'admin' AND last_login IS NOT NULL) AS admins,
           (SELECT count(*)::int FROM graphile_worker.jobs
            WHERE ${isGivenUp}) AS failed`);
  const { price_lists = 0, admins = 0, failed = 0 } = rows[0] ?? {};
  return [
    price_lists > 0
      ? prices.ok(`${price_lists} published`)
      : prices.error(
          'none is published: no run can be started',
          'Publish one: /adminview/price-lists.',
        ),
    admins > 0
      ? administrators.ok(`${admins} signed in at least once`)
      : administrators.error(
          'none has ever signed in',
          'Run `gdb-audit admin-create --link` and open the link within 24 hours.',
        ),
    failed === 0
      ? jobs.ok('none failed for the last time')
      : jobs.warning(
          `${failed} failed for the last time`,
          'See “Mails do not go out” in incidents.md.',
        ),
  ];
}
