import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { demoAccounts } from '@consultancy/backend/demo-accounts';
import { PortalClient } from '../../lib/cases/portal-client.ts';
import { processTree, signalAll } from '../../lib/cases/processes.ts';
import { type CaseContext, formatSeconds } from '../../lib/cases/recorder.ts';
import { inSequence, median, timeOf } from '../../lib/cases/statistics.ts';
import { type TestStack, withTestStack } from '../../lib/cases/test-stack.ts';
import { withTempFolder } from '../../lib/temp-folder.ts';
import { isHealthy, waitUntil } from '../../lib/wait.ts';
import { inWorkspace } from '../../lib/workspace.ts';
import { ensureBuilt } from '../../start/build.ts';
import { withClient } from '../../start/database.ts';
import { Load } from '../support/load.ts';
import { launchStart, startAndWait, startSettings } from '../support/start-process.ts';

export const title = 'SIGKILL of server and database during writes, migrations and first starts';

/** Kills server, database or both during writes, and restarts them as a supervisor does. */
const crashWrites = (kills: number, context: CaseContext) =>
  withTestStack(context, {}, async (stack) => {
    const first = stack.server();
    const countRuns = async () => (await stack.query('SELECT 1 FROM utilizations')).length;
    const before = await countRuns();
    const load = await new Load(stack, first.host, [503, 409]).start(4);
    let server = first;
    let [torn, lost] = [0, 0];
    const readyAfter = await inSequence(kills, async (kill) => {
      await sleep(100 + Math.random() * 400);
      const [killsServer, killsDatabase] = [kill % 3 !== 1, kill % 3 !== 0];
      if (killsServer) process.kill(server.child.pid, 'SIGKILL');
      if (killsDatabase) stack.signalDatabase('SIGKILL');
      if (killsServer) await server.child.exited;
      const time = await timeOf(async () => {
        if (killsDatabase) await stack.startDatabase();
        if (killsServer) server = await stack.addServer({}, first.port);
        await waitUntil(() => isHealthy(`${first.url}/healthz/ready`), 'The server', 30_000);
      });
      torn += (await stack.brokenInvariants()).length;
      lost += await load.countLostRuns();
      return time;
    });
    await load.stop();
    if (load.rejected.length > 0) throw new Error(load.rejected.join('; '));
    lost += await load.countLostRuns();
    // Every key has one run by now, and none has two.
    lost += Math.abs((await countRuns()) - before - load.runs.size);
    await server.child.stop(8_000);
    const control = Math.max(first.readyAfter, (await stack.addServer({}, first.port)).readyAfter);
    return { readyAfter, control, torn, lost, writes: load.runs.size };
  });

/** Everything that the migrations create, as text. */
const schema = `
  SELECT format('%s.%s.%s %s', table_schema, table_name, column_name, data_type) AS thing
  FROM information_schema.columns
  WHERE table_schema IN ('public', 'graphile_worker')
  UNION ALL SELECT format('%s %s', conname, pg_get_constraintdef(oid)) FROM pg_constraint
    WHERE connamespace = 'public'::regnamespace
  UNION ALL SELECT indexdef FROM pg_indexes WHERE schemaname = 'public'
  UNION ALL SELECT name FROM kysely_migration
  UNION ALL SELECT feature_id FROM tools
  ORDER BY thing`;

const schemaOf = (url: string): Promise<string> =>
  withClient(url, async (client) => JSON.stringify((await client.query(schema)).rows));

/** Creates an empty database. @returns the environment of its commands. */
async function createDatabase(stack: TestStack, name: string) {
  await stack.administer((client) => client.query(`CREATE DATABASE ${name} OWNER portal`));
  const url = new URL(stack.database.url);
  url.pathname = `/${name}`;
  return { DATABASE_URL: url.href };
}

async function timeMigration(stack: TestStack, name: string): Promise<number> {
  const env = await createDatabase(stack, name);
  return timeOf(() => stack.command('migrate', env));
}

async function killMigration(stack: TestStack, own: NodeJS.ProcessEnv, killsDatabase: boolean) {
  const [cwd, env] = [inWorkspace('apps', 'backend'), { ...stack.env, ...own }];
  const script = join(stack.dist, 'backend', 'migrate.js');
  const child = spawn(process.execPath, [script], { cwd, env, stdio: 'ignore' });
  const exited = once(child, 'close');
  // Loading takes the first part of its time; it writes to the database in the last.
  await sleep(150 + Math.random() * 600);
  if (killsDatabase) stack.signalDatabase('SIGKILL');
  else child.kill('SIGKILL');
  await exited;
}

/** Kills migrations of new databases, or the database under them. */
const crashMigrations = (kills: number, context: CaseContext) =>
  withTestStack(context, { servers: 0 }, async (stack) => {
    const expected = await schemaOf(stack.database.url);
    const before = await timeMigration(stack, 'migrated_before');
    let torn = 0;
    const readyAfter = await inSequence(kills, async (kill) => {
      const env = await createDatabase(stack, `migrated_${kill}`);
      const killsDatabase = kill % 4 === 3;
      await killMigration(stack, env, killsDatabase);
      const time = await timeOf(async () => {
        if (killsDatabase) await stack.startDatabase();
        await stack.command('migrate', env);
      });
      if ((await schemaOf(env.DATABASE_URL)) !== expected) torn += 1;
      await stack.administer((client) =>
        client.query(`DROP DATABASE migrated_${kill} WITH (FORCE)`),
      );
      return time;
    });
    const control = Math.max(before, await timeMigration(stack, 'migrated_after'));
    return { readyAfter, control, torn, lost: 0, writes: kills };
  });

/** Whether every demonstration account that is not suspended can sign in. */
async function allSignIn(port: number): Promise<boolean> {
  for (const { username, password, suspended } of demoAccounts) {
    if (suspended) continue;
    const client = new PortalClient(`http://127.0.0.1:${port}/api`, `http://localhost:${port}`);
    if ((await client.trySignIn(username, password)).status !== 200) return false;
  }
  return true;
}

/** Starts with an empty data folder, perhaps after such a start and its descendants were killed. */
const firstStart = (killed?: 'alone' | 'all') =>
  withTempFolder('crash', async (folder) => {
    const settings = await startSettings(join(folder, 'data'));
    if (killed) {
      const child = await launchStart(settings);
      await sleep(200 + Math.random() * 4_000);
      // Killed alone, it leaves its children to the process reaper.
      signalAll(killed === 'all' ? processTree(child.pid) : [child.pid], 'SIGKILL');
      await child.exited;
    }
    const { child, readyAfter } = await startAndWait(settings);
    const complete = await allSignIn(settings.port);
    await child.stop(20_000);
    return { readyAfter, complete };
  });

/** Kills very first starts at random moments: database half created, half migrated, half filled. */
async function crashStarts(kills: number, { signal }: CaseContext) {
  await ensureBuilt('backend');
  await ensureBuilt('portal');
  const before = await firstStart();
  const starts = await inSequence(kills, (kill) => {
    signal.throwIfAborted();
    return firstStart(kill % 2 === 0 ? 'all' : 'alone');
  });
  const after = await firstStart();
  return {
    readyAfter: starts.map(({ readyAfter }) => readyAfter),
    control: Math.max(before.readyAfter, after.readyAfter),
    torn: starts.filter(({ complete }) => !complete).length,
    lost: 0,
    writes: kills,
  };
}

/** What is killed how often, and within how many milliseconds it must be ready again. */
const crashes = [
  { during: 'writes', crash: crashWrites, kills: 120, limit: 3_000 },
  { during: 'migrations', crash: crashMigrations, kills: 40, limit: 3_000 },
  // A first start takes longer than another one (P12).
  { during: 'first starts', crash: crashStarts, kills: 40, limit: 5_000 },
] as const;

export async function run(context: CaseContext): Promise<void> {
  const { record, quick } = context;
  for (const { during, crash, kills, limit } of crashes) {
    const amount = quick ? Math.ceil(kills * 0.06) : kills;
    const { readyAfter, control, torn, lost, writes } = await crash(amount, context);
    const slowest = Math.max(...readyAfter);
    const what = `${amount} kills during ${during}`;
    record.equal(`${what}: torn`, torn, 0);
    record.check(`${what}: lost or doubled`, `${lost} of ${writes}`, '0', lost === 0);
    record.check(
      `${what}: ready again after`,
      `${formatSeconds(slowest)} at most, median ${formatSeconds(median(readyAfter))}`,
      // On a busy machine every start is slow; then the ratio decides.
      `≤ ${formatSeconds(limit)}, or ≤ 3 × an undisturbed start`,
      slowest <= Math.max(limit, 3 * control),
      { control: formatSeconds(control), ratio: (slowest / control).toFixed(2) },
    );
  }
}
