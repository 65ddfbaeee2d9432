import { type Config, ConfigError, directUrlOf, readConfig } from '../config.ts';
import { createCommandPool } from '../database/pool.ts';
import { describeError } from '../describe-error.ts';
import { checkContent } from './content-checks.ts';
import { checkDatabase } from './database-checks.ts';
import { checkFactors } from './factor-checks.ts';
import { checkFiles } from './file-checks.ts';
import { type Finding, findingsOf } from './finding.ts';
import { checkHosts } from './host-checks.ts';
import { checkNetwork } from './network-checks.ts';
import { checkSettings } from './settings-checks.ts';
import { checkStandby } from './standby-checks.ts';

/** The database's checks; what they cannot find out any more is one finding. */
async function diagnoseDatabase(config: Config): Promise<Finding[]> {
  const pool = createCommandPool(config);
  const findings: Finding[] = [];
  try {
    const client = await pool.connect();
    try {
      findings.push(...(await checkDatabase(client, config)));
      findings.push(...(await checkContent(client)));
      findings.push(...(await checkFactors(client, config)));
    } finally {
      client.release();
    }
  } catch (error) {
    const fix =
      'Check DATABASE_URL (host, port, user, password), and that PostgreSQL runs and has connections left.';
    findings.push(findingsOf('Database').error(`No connection: ${describeError(error)}`, fix));
  } finally {
    await pool.end();
  }
  return findings;
}

/**
 * Checks an installation from its settings to its mail server; changes nothing.
 * @param env the settings of its servers.
 * @param backupFolder where its backups are.
 */
export async function diagnose(
  env: Record<string, string | undefined>,
  backupFolder: string,
): Promise<Finding[]> {
  let config: Config;
  try {
    config = readConfig(env);
  } catch (error) {
    if (!(error instanceof ConfigError)) {
      throw error;
    }
    const { error: toFinding } = findingsOf('Settings');
    const fix = 'See docs/operations/configuration.md; no server starts without it.';
    return error.issues.map((issue) => toFinding(issue, fix));
  }
  return [
    ...checkSettings(config),
    ...(await diagnoseDatabase(config)),
    ...(await checkHosts(directUrlOf(config))),
    ...(await checkStandby(config)),
    ...(await checkFiles(config, backupFolder)),
    ...(await checkNetwork(config)),
  ];
}
