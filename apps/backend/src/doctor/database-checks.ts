import type pg from 'pg';
import { migrationsOf } from '../backup/tables.ts';
import type { Config } from '../config.ts';
import { readSearchIndexes } from '../database/concurrent-indexes.ts';
import { knownMigrations } from '../database/migrate.ts';
import { type RoleRights, readRoleRights } from '../database/server-role.ts';
import { type Finding, findingsOf } from './finding.ts';

const OLDEST_VERSION = 150_000;
/** Seconds between the clocks of server and database from which timestamps in logs mislead. */
const CLOCK_WARNING = 2;
/** Seconds from which bot checks fail. */
const CLOCK_ERROR = 600;
/** Connections that the jobs of a server take beside its pool. */
const JOB_CONNECTIONS = 5;

const database = findingsOf('Database');
const clock = findingsOf('Clock');

interface State {
  version: number;
  version_text: string;
  role: string;
  is_superuser: boolean;
  encoding: string;
  in_recovery: boolean;
  durable: boolean;
  order_changed: boolean;
  max_connections: number;
  now: number;
}

async function readState(client: pg.PoolClient): Promise<State> {
  const { rows } = await client.query<State>(`
    SELECT current_setting('server_version_num')::int AS version,
           current_setting('server_version') AS version_text,
           current_user::text AS role,
           (SELECT rolsuper FROM pg_roles WHERE rolname = current_user) AS is_superuser,
           pg_encoding_to_char(encoding)::text AS encoding,
           pg_is_in_recovery() AS in_recovery,
           current_setting('fsync') = 'on'
             AND current_setting('synchronous_commit') <> 'off' AS durable,
           coalesce(datcollversion <> pg_database_collation_actual_version(oid), false) AS order_changed,
           current_setting('max_connections')::int AS max_connections,
           extract(epoch FROM clock_timestamp())::float8 AS now
    FROM pg_database WHERE datname = current_database()`);
  return rows[0] as State;
}

/** Checks the rights of the servers' role: rows but no tables, and no change of the ledger. */
function checkRole({ role, is_superuser }: State, { ddl, ledger }: RoleRights): Finding[] {
  const findings: Finding[] = [];
  if (is_superuser) {
    const fix = `ALTER ROLE ${role} NOSUPERUSER; the portal needs its own database only.`;
    findings.push(database.warning(`${role} is a superuser`, fix));
  }
  if (ddl || ledger) {
    const what = ddl ? 'may change and drop tables (DDL)' : 'may change the ledger';
    const fix = 'Give the servers a role of their own: docs/operations/running.md, “Two roles”.';
    findings.push(database.warning(`The role of the servers, ${role}, ${what}`, fix));
  }
  return findings;
}

function checkServer(state: State, config: Config): Finding[] {
  const findings: Finding[] = [];
  if (state.version < OLDEST_VERSION) {
    const fix = 'Upgrade PostgreSQL to 15 or newer.';
    findings.push(database.error(`PostgreSQL ${state.version_text} is too old`, fix));
  }
  if (state.encoding !== 'UTF8') {
    const fix = "Create the database with ENCODING 'UTF8' and restore a backup into it.";
    findings.push(database.error(`The encoding is ${state.encoding}`, fix));
  }
  if (state.in_recovery) {
    const fix = 'Point DATABASE_URL to the primary; this is a standby, which accepts no writes.';
    findings.push(database.error('The database is read-only', fix));
  }
  if (!state.durable) {
    const fix = 'Set fsync and synchronous_commit to on: confirmed purchases may be lost.';
    findings.push(database.error('A crash of PostgreSQL loses confirmed changes', fix));
  }
  if (state.order_changed) {
    const fix =
      'Rebuild the indexes, as after an upgrade of the operating system: docs/operations/upgrade.md.';
    findings.push(database.error('Its indexes of texts have the order of another system', fix));
  }
  const perServer = config.DATABASE_POOL + JOB_CONNECTIONS;
  if (state.max_connections < 2 * perServer) {
    const fix = `Raise max_connections above ${perServer} for each server, or lower DATABASE_POOL.`;
    const text = `max_connections is ${state.max_connections}, too few for two servers`;
    findings.push(database.warning(text, fix));
  }
  return findings;
}

async function checkMigrations(client: pg.PoolClient): Promise<Finding[]> {
  const applied = await migrationsOf(client);
  const known = knownMigrations();
  const missing = known.filter((name) => !applied.includes(name));
  if (missing.length > 0) {
    const fix = 'Run `gdb-audit migrate`, then restart the servers.';
    return [database.error(`${missing.length} migrations are missing: ${missing.join(', ')}`, fix)];
  }
  const newer = applied.filter((name) => !known.includes(name));
  if (newer.length > 0) {
    const fix = 'Start the newer release, or restore the backup made before the upgrade.';
    return [database.warning(`It is of a newer release (${newer.join(', ')})`, fix)];
  }
  return [];
}

async function checkSearch(client: pg.PoolClient): Promise<Finding[]> {
  const { pairs, trigrams } = await readSearchIndexes(client);
  const findings: Finding[] = [];
  if (!pairs) {
    const fix = 'Run `gdb-audit migrate`.';
    findings.push(database.warning('A search by one or two letters reads all users', fix));
  }
  if (!trigrams) {
    const fix =
      'As a superuser of the database: CREATE EXTENSION pg_trgm; then `gdb-audit migrate`.';
    findings.push(database.warning('A search by three letters or more reads all users', fix));
  }
  return findings;
}

function checkClock({ now }: State): Finding {
  const seconds = Math.abs(Date.now() / 1000 - now);
  const text = `differs from the database's by ${seconds.toFixed(1)} s`;
  const fix = 'Synchronize both clocks by NTP, e.g. `timedatectl set-ntp true`.';
  if (seconds > CLOCK_ERROR) {
    return clock.error(text, fix);
  }
  return seconds > CLOCK_WARNING ? clock.warning(text, fix) : clock.ok(text);
}

/** Version, privileges, durability and migrations of the database, and its clock. */
export async function checkDatabase(client: pg.PoolClient, config: Config): Promise<Finding[]> {
  const state = await readState(client);
  const findings = [
    ...checkServer(state, config),
    ...checkRole(state, await readRoleRights(client)),
    ...(await checkMigrations(client)),
    ...(await checkSearch(client)),
  ];
  const migrations = `all ${knownMigrations().length} migrations`;
  const text = `PostgreSQL ${state.version_text}, ${migrations}, role ${state.role} without DDL`;
  return [...(findings.length > 0 ? findings : [database.ok(text)]), checkClock(state)];
}
