import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { LineOptions } from '../../lib/lines/line.ts';
import { type OwnStack, withOwnStack } from '../../lib/lines/own-stack.ts';
import { familyOf, signalAll } from '../../lib/lines/process-family.ts';
import { runCommandOf } from '../../lib/lines/server-process.ts';
import { withClient } from '../../lib/lines/with-client.ts';
import { inWorkspace } from '../../lib/workspace.ts';
import { startDatabaseAgain } from '../database-again.ts';
import type { Killed } from './killed.ts';

/** Makes an empty database. @returns its address. */
async function emptyDatabase(stack: OwnStack, name: string): Promise<string> {
  await withClient(stack.database.adminUrl, (client) =>
    client.query(`CREATE DATABASE ${name} OWNER portal`),
  );
  const url = new URL(stack.database.url);
  url.pathname = `/${name}`;
  return url.href;
}

/** Everything that the migrations make, as text. */
function schemaOf(url: string): Promise<string> {
  return withClient(url, async (client) => {
    const { rows } = await client.query<{ thing: string }>(`
      SELECT format('%s.%s.%s %s', table_schema, table_name, column_name, data_type) AS thing
      FROM information_schema.columns
      WHERE table_schema IN ('public', 'graphile_worker')
      UNION ALL SELECT format('%s %s', conname, pg_get_constraintdef(oid)) FROM pg_constraint
        WHERE connamespace = 'public'::regnamespace
      UNION ALL SELECT indexdef FROM pg_indexes WHERE schemaname = 'public'
      UNION ALL SELECT name FROM kysely_migration
      UNION ALL SELECT feature_id FROM tools
      ORDER BY thing`);
    return rows.map(({ thing }) => thing).join('\n');
  });
}

/** Milliseconds of a migration that nobody disturbs. */
async function cleanMigration(stack: OwnStack, name: string): Promise<number> {
  const url = await emptyDatabase(stack, name);
  const began = performance.now();
  await runCommandOf(stack.dist, 'migrate', { ...stack.env, DATABASE_URL: url });
  return performance.now() - began;
}

/** Kills a migration, or the database under it, and migrates again. */
export function killedMigrations(kills: number, { signal }: LineOptions): Promise<Killed> {
  return withOwnStack({ signal, servers: 0 }, async (stack) => {
    const expected = await schemaOf(stack.database.url);
    const before = await cleanMigration(stack, 'migrated_before');
    let database = stack.database.child.pid;
    const readyAfter: number[] = [];
    let torn = 0;
    for (let kill = 0; kill < kills; kill += 1) {
      const url = await emptyDatabase(stack, `migrated_${kill}`);
      const env = { ...stack.env, DATABASE_URL: url };
      const cwd = inWorkspace('apps', 'backend');
      const script = join(stack.dist, 'migrate.js');
      const child = spawn(process.execPath, [script], { cwd, env, stdio: 'ignore' });
      const ended = once(child, 'close');
      // Loading takes the first part of its life; the database is written to in the last.
      await sleep(150 + Math.random() * 600);
      if (kill % 4 === 3) signalAll(familyOf(database), 'SIGKILL');
      else child.kill('SIGKILL');
      await ended;
      const began = performance.now();
      if (kill % 4 === 3) database = await startDatabaseAgain(stack);
      const { code } = await runCommandOf(stack.dist, 'migrate', env);
      readyAfter.push(performance.now() - began);
      if (code !== 0 || (await schemaOf(url)) !== expected) torn += 1;
      await withClient(stack.database.adminUrl, (client) =>
        client.query(`DROP DATABASE migrated_${kill} WITH (FORCE)`),
      );
    }
    const after = await cleanMigration(stack, 'migrated_after');
    const control = Math.max(before, after);
    return { kills, readyAfter, control, torn, lost: 0, done: kills };
  });
}
