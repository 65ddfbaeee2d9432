import { splitHosts } from '../database/hosts.ts';
import { createUnlimitedPool } from '../database/pool.ts';
import { type Finding, findingsOf } from './finding.ts';

/** State of one host of `DATABASE_URL`. */
export interface HostState {
  /** Host and port. */
  readonly host: string;
  readonly role: 'primary' | 'standby' | 'unreachable';
  /** Number of connected standbys. */
  readonly standbys: number;
  /** Whether it acknowledges a change only after a standby has it (`synchronous_standby_names`). */
  readonly waits: boolean;
  /** Position in the write-ahead log, in bytes. */
  readonly position: number;
}

/** Bytes from which a standby lags too far behind to catch up within a moment. */
const FAR_BEHIND = 64 * 2 ** 20;
const STEPS = 'docs/operations/standby.md';

const takeover = findingsOf('Takeover');
const inMebibytes = (bytes: number) => `${(Math.max(0, bytes) / 2 ** 20).toFixed(1)} MiB`;

async function readHost(url: string): Promise<HostState> {
  const { host } = new URL(url);
  const pool = createUnlimitedPool(url);
  try {
    const { rows } = await pool.query<Omit<HostState, 'host'>>(`
      SELECT CASE WHEN pg_is_in_recovery() THEN 'standby' ELSE 'primary' END AS role,
             (SELECT count(*)::int FROM pg_stat_replication) AS standbys,
             current_setting('synchronous_standby_names') <> '' AS waits,
             pg_wal_lsn_diff(
               CASE WHEN pg_is_in_recovery() THEN coalesce(pg_last_wal_replay_lsn(), '0/0')
                    ELSE pg_current_wal_lsn() END, '0/0')::float8 AS position`);
    return { host, ...(rows[0] as Omit<HostState, 'host'>) };
  } catch {
    return { host, role: 'unreachable', standbys: 0, waits: false, position: 0 };
  } finally {
    await pool.end();
  }
}

function checkPrimary(primary: HostState, hosts: number): Finding[] {
  const { host, standbys, waits } = primary;
  if (waits && standbys === 0) {
    const fix =
      'Start the standby, or ALTER SYSTEM RESET synchronous_standby_names; SELECT pg_reload_conf();';
    return [takeover.error(`${host} waits at every change for a standby, and none is there`, fix)];
  }
  if (hosts === 1) {
    return [];
  }
  if (standbys === 0) {
    return [takeover.warning(`No standby is connected to ${host}`, `Set it up: ${STEPS}.`)];
  }
  if (!waits) {
    const fix = `Set synchronous_standby_names on ${host}: ${STEPS}.`;
    return [takeover.warning('A takeover may lose confirmed changes', fix)];
  }
  return [];
}

/** Findings about the hosts of one `DATABASE_URL`; none for a single host without a problem. */
export function findingsOfHosts(states: readonly HostState[]): Finding[] {
  const of = (role: HostState['role']) => states.filter((state) => state.role === role);
  const [primaries, standbys] = [of('primary'), of('standby')];
  const [primary] = primaries;
  const names = (some: readonly HostState[]) => some.map(({ host }) => host).join(' and ');
  if (!primary) {
    const fix = `Promote the standby: ${STEPS}.`;
    return standbys.length > 0 ? [takeover.error('No host accepts changes', fix)] : [];
  }
  if (primaries.length > 1) {
    const fix = `Stop the old primary at once and set it up again as a standby: ${STEPS}.`;
    return [takeover.error(`${names(primaries)} accept changes: confirmed ones diverge`, fix)];
  }
  const unreachable = of('unreachable').map(({ host }) =>
    takeover.warning(`${host} does not respond`, 'Start it: until then no standby can take over.'),
  );
  const behind = standbys
    .map(({ host, position }) => ({ host, bytes: primary.position - position }))
    .filter(({ bytes }) => bytes > FAR_BEHIND)
    .map(({ host, bytes }) => {
      const fix = 'Check its log and the network; a takeover has to apply all of it first.';
      return takeover.warning(`${host} is ${inMebibytes(bytes)} behind`, fix);
    });
  const findings = [...checkPrimary(primary, states.length), ...unreachable, ...behind];
  const isGood = findings.length === 0 && standbys.length > 0;
  const text = `${primary.host} is the primary, ${names(standbys)} its standby`;
  return isGood ? [takeover.ok(text)] : findings;
}

/** Whether a standby can take over: roles, connections and settings of all hosts. */
export async function checkHosts(databaseUrl: string): Promise<Finding[]> {
  return findingsOfHosts(await Promise.all(splitHosts(databaseUrl).map(readHost)));
}
