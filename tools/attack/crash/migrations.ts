import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { CaseContext } from '../../lib/cases/recorder.ts';
import { inSequence, timeOf } from '../../lib/cases/statistics.ts';
import { type TestStack, withTestStack } from '../../lib/cases/test-stack.ts';
import { inWorkspace } from '../../lib/workspace.ts';
import { withClient } from '../../start/database.ts';

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

export const crashMigrations = (kills: number, context: CaseContext) =>
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
