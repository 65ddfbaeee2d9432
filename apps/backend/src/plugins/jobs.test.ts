import { createServer, type Server } from 'node:net';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { copyDatabase, startBackend, testEnvironment } from '../../test/build-app.ts';
import { addUser } from '../../test/users.ts';
import { buildApp } from '../app.ts';
import { readConfig } from '../config.ts';
import { createDatabase, createUnlimitedPool, type Db } from '../database/pool.ts';
import { enqueueMail, enqueueTask } from '../mail/outbox.ts';
import { resumeMails } from '../mail/resume-mails.ts';
import { unavailable } from '../mail/transport.ts';
import { freeAbandonedJobs, removeFailedRuns, removeUnsent } from './job-limits.ts';

const backend = startBackend();

/** Lock owner of each job, oldest job first. */
async function locks(db: Db): Promise<(string | null)[]> {
  const { rows } = await sql<{ locked_by: string | null }>`
    SELECT locked_by FROM graphile_worker.jobs
    WHERE task_identifier = 'send_mail' ORDER BY id`.execute(db);
  return rows.map((row) => row.locked_by);
}

describe('a job whose server was killed', () => {
  /** A mail that a worker took some time ago, before anyone else could. */
  const lockedMail = (userId: number, by: string, ago: string) =>
    backend.app.db.transaction().execute(async (trx) => {
      await enqueueMail(trx, { mail: 'already-registered', userId });
      await sql`
        UPDATE graphile_worker._private_jobs
        SET locked_by = ${by}, locked_at = now() - ${ago}::interval
        WHERE id = (SELECT max(id) FROM graphile_worker._private_jobs)`.execute(trx);
    });

  it('is run by another server, and those of running servers are left alone', async () => {
    const { db } = backend.app;
    const userId = await addUser(backend, 'abandonada');
    await lockedMail(userId, 'pool-killed', '2 minutes');
    await lockedMail(userId, 'pool-working', '20 seconds');
    await freeAbandonedJobs(db, []);
    await backend.mailbox.waitFor('abandonada@example.com');
    await expect.poll(() => locks(db)).toEqual(['pool-working']);
    expect(backend.mailbox.mails).toHaveLength(1);
  });

  it('does not include a long job of the same server', async () => {
    // A database without a server: a running one frees abandoned jobs by itself every minute.
    const database = await copyDatabase();
    const db = createDatabase(createUnlimitedPool(database.url));
    const addJob = (by: string) =>
      sql`
      SELECT graphile_worker.add_job('send_mail', '{}'::json, job_key => ${by});
      `.execute(db);
    await addJob('pool-own');
    await addJob('pool-killed');
    await sql`
      UPDATE graphile_worker._private_jobs
      SET locked_by = key, locked_at = now() - interval '2 minutes'`.execute(db);
    await freeAbandonedJobs(db, ['pool-own']);
    expect(await locks(db)).toEqual(['pool-own', null]);
    await db.destroy();
  });
});

it('failed runs of scheduled jobs are removed, and no other jobs', async () => {
  const database = await copyDatabase();
  const db = createDatabase(createUnlimitedPool(database.url));
  await sql`
    SELECT graphile_worker.add_job(name, '{}'::json, job_key => key)
    FROM (VALUES ('clean_up', 'failed'), ('clean_up', 'queued'), ('send_mail', 'unsent')) job (name, key)
    `.execute(db);
  await sql`
    UPDATE graphile_worker._private_jobs SET attempts = max_attempts WHERE key <> 'queued'`.execute(
    db,
  );
  await removeFailedRuns(db, ['clean_up', 'sum_activity']);
  const { rows } = await sql<{ key: string }>`
    SELECT key FROM graphile_worker.jobs ORDER BY key`.execute(db);
  expect(rows).toEqual([{ key: 'queued' }, { key: 'unsent' }]);
  await db.destroy();
});

it('a mail is removed a month after its last attempt, as it names its recipient, and no erasure is', async () => {
  const database = await copyDatabase();
  const db = createDatabase(createUnlimitedPool(database.url));
  const jobs = ['send_mail old', 'send_mail recent', 'erase_account old', 'send_mail retried'];
  await sql`
    SELECT graphile_worker.add_job(split_part(key, ' ', 1), '{}'::json, job_key => key)
    FROM unnest(${jobs}::text[]) key`.execute(db);
  await sql`
    UPDATE graphile_worker._private_jobs SET
      attempts = CASE WHEN key LIKE '%retried' THEN 24 ELSE max_attempts END,
      updated_at = now() - interval '30 days'
        + CASE WHEN key LIKE '%recent' THEN interval '1 hour' ELSE interval '-1 hour' END`.execute(
    db,
  );
  await removeUnsent(db);
  const { rows } = await sql<{ key: string }>`SELECT key FROM graphile_worker.jobs`.execute(db);
  const left = rows.map(({ key }) => key).sort();
  expect(left).toEqual(['erase_account old', 'send_mail recent', 'send_mail retried']);
  await db.destroy();
});

describe('after hours without the mail server', () => {
  /** A mail that is tried again in six hours, and why. */
  const addWaiting = (db: Db, userId: number, error: string) =>
    db.transaction().execute(async (trx) => {
      await enqueueMail(trx, { mail: 'already-registered', userId });
      await sql`
        UPDATE graphile_worker._private_jobs
        SET attempts = 10, run_at = now() + interval '6 hours', last_error = ${error}
        WHERE id = (SELECT max(id) FROM graphile_worker._private_jobs)`.execute(trx);
    });
  const waiting = async (db: Db) => {
    const { rows } = await sql<{ last_error: string }>`
      SELECT last_error FROM graphile_worker.jobs WHERE last_error IS NOT NULL ORDER BY id`.execute(
      db,
    );
    return rows.map(({ last_error }) => last_error);
  };
  const lost = `${unavailable}: connect ECONNREFUSED`;
  const rejected = '550 No such mailbox';

  it('mails are sent once it is back, and those that it rejected wait on', async () => {
    const { app, unlimitedDb, mailbox } = backend;
    const userId = await addUser(backend, 'tras_la_pausa');
    await addWaiting(unlimitedDb, userId, rejected);
    await addWaiting(unlimitedDb, userId, lost);
    const down = async () => {
      throw new Error('still down');
    };
    await resumeMails(app.db, { verify: down });
    expect(await waiting(app.db)).toEqual([rejected, lost]);
    await enqueueTask(app.db, 'resume_mails', {});
    await mailbox.waitFor('tras_la_pausa@example.com');
    await expect.poll(() => waiting(app.db)).toEqual([rejected]);
  });
});

describe('while the mail server hangs', () => {
  const silent: Server = createServer(() => undefined);
  let smtpUrl: string;
  beforeAll(async () => {
    await new Promise<void>((resolve) => {
      silent.listen(0, '127.0.0.1', resolve);
    });
    const address = silent.address();
    smtpUrl = `smtp://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`;
  });
  afterAll(() => {
    silent.close();
  });

  it('other jobs do not wait for the mails', async () => {
    const database = await copyDatabase();
    const app = await buildApp(readConfig(testEnvironment(database.url, smtpUrl)));
    await app.ready();
    const userId = await addUser({ ...backend, app }, 'esperada');
    for (let mails = 0; mails < 40; mails += 1) {
      await enqueueMail(app.db, { mail: 'already-registered', userId });
    }
    await enqueueTask(app.db, 'settle_email_change', { userId });
    const tried = async (task: string) => {
      const { rows } = await sql<{ attempts: number }>`
        SELECT attempts FROM graphile_worker.jobs WHERE task_identifier = ${task}`.execute(app.db);
      return rows.map(({ attempts }) => attempts > 0);
    };
    await expect.poll(() => tried('settle_email_change')).toEqual([]);
    // Those that were under way before it, and perhaps the ones after them.
    expect((await tried('send_mail')).filter(Boolean).length).toBeLessThan(10);
    await app.close();
  });

  it('a server ends all the same and leaves the mail for the next one', async () => {
    const database = await copyDatabase();
    const app = await buildApp(readConfig(testEnvironment(database.url, smtpUrl)));
    await app.ready();
    const userId = await addUser({ ...backend, app }, 'colgada');
    await enqueueMail(app.db, { mail: 'already-registered', userId });
    await expect.poll(() => locks(app.db)).toEqual([expect.any(String)]);
    await app.close();
    const after = createDatabase(createUnlimitedPool(database.url));
    // A job that cannot be given back before the server ends is, while that ends.
    await expect.poll(() => locks(after)).toEqual([null]);
    await after.destroy();
  });
});
