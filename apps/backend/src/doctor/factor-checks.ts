import type pg from 'pg';
import type { Config } from '../config.ts';
import { factorVaultOf, KEY_ID_BYTES } from '../security/factor-vault.ts';
import { type Finding, findingsOf } from './finding.ts';

const apps = findingsOf('Authenticator apps');

/** Counts the users' authenticator apps by the key that encrypts their secrets. */
async function countByKey(client: pg.PoolClient, config: Config) {
  const vault = factorVaultOf(config);
  const { rows } = await client.query<{ key: Buffer; count: number }>(
    `SELECT substring(secret FROM 1 FOR ${KEY_ID_BYTES}) AS key, count(*)::int AS count
     FROM totp_factors GROUP BY 1`,
  );
  const counts = { current: 0, former: 0, unknown: 0 };
  for (const { key, count } of rows) {
    counts[vault.keyOf(key)] += count;
  }
  return counts;
}

/** Whether the settings decrypt the secrets of all authenticator apps, and the former key is still needed. */
export async function checkFactors(client: pg.PoolClient, config: Config): Promise<Finding[]> {
  const { rows } = await client.query<{ exists: boolean }>(
    "SELECT to_regclass('public.totp_factors') IS NOT NULL AS exists",
  );
  if (!rows[0]?.exists) {
    return [];
  }
  const { current, former, unknown } = await countByKey(client, config);
  const all = current + former + unknown;
  if (unknown > 0) {
    const text = `${unknown} of ${all} cannot be decrypted: no code of theirs is accepted`;
    const fix = 'Set FACTOR_SECRET_FORMER to the FACTOR_SECRET, or SESSION_SECRET, of before.';
    return [apps.error(text, fix)];
  }
  if (former > 0) {
    const text = `${all} can be decrypted, ${former} of them with FACTOR_SECRET_FORMER, which must stay`;
    return [apps.ok(text)];
  }
  if (config.FACTOR_SECRET_FORMER) {
    const fix = 'Remove FACTOR_SECRET_FORMER, and restart the servers.';
    return [apps.warning('None needs FACTOR_SECRET_FORMER any more', fix)];
  }
  return [apps.ok(`${all} can be decrypted`)];
}
