import { EventEmitter } from 'node:events';
import { setTimeout } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import fp from 'fastify-plugin';
import { Logger, run, type TaskList, type WorkerEvents } from 'graphile-worker';
import type pg from 'pg';
import { directUrlOf } from '../config.ts';
import { createDatabase, createJobsPool, type Db } from '../database/pool.ts';
import { composeMail, type MailJob } from '../mail/compose.ts';
import type { MailContext } from '../mail/mail.ts';
import { resumeMails } from '../mail/resume-mails.ts';
import { createMailTransport, type MailTransport } from '../mail/transport.ts';
import { resendVerificationMail, sendRegistrationMail } from '../modules/auth/registration-jobs.ts';
import { sendResetLink } from '../modules/auth/reset-job.ts';
import { writeLowBalanceThreshold } from '../modules/credits/low-balance.ts';
import { eraseJob } from '../modules/data-requests/erase-job.ts';
import { withdrawAbandoned } from '../modules/data-requests/withdraw-abandoned.ts';
import { sumActivity } from '../modules/overview/activity.ts';
import { releaseAllExpired } from '../modules/tool/expiry.ts';
import { sendEmailChangeMail } from '../modules/users/email-change-job.ts';
import { issuerOf } from '../receipts/issuer.ts';
import { cleanUp, removeOldLogs } from './clean-up.ts';
import { freeAbandonedJobs, limitJobTime, removeFailedRuns, removeUnsent } from './job-limits.ts';
import { type SupervisedRunner, superviseRunner } from './supervise-runner.ts';

/** Jobs that no event asks for, by their times. */
const schedule = {
  sum_activity: '* * * * *',
  expire_reservations: '* * * * *',
  free_abandoned_jobs: '* * * * *',
  // No oftener: some mail servers lock out who repeats a wrong password more than five times in ten minutes.
  resume_mails: '*/5 * * * *',
  clean_up: '*/10 * * * *',
  withdraw_data_requests: '5 * * * *',
} as const;

const scheduled = Object.keys(schedule);
const crontab = Object.entries(schedule)
  .map(([task, time]) => `${time} ${task} ?max=1`)
  .join('\n');

/** A job that is under way at the end of the server gets this long; then it is left for later. */
const STOP_MS = 1500;

/** graphile-worker's own messages, as lines of the server's log. */
const workerLogger = (log: { debug(message: string): void; warn(message: string): void }) =>
  new Logger(() => (level, message) => {
    if (level === 'error' || level === 'warning') {
      log.warn(`worker: ${message}`);
    } else {
      log.debug(`worker: ${message}`);
    }
  });

function tasksOf(app: FastifyInstance, db: Db, transport: MailTransport, own: Set<string>) {
  const { PUBLIC_URL: publicUrl, SUPPORT_EMAIL: supportEmail } = app.config;
  const issuer = issuerOf(app.config);
  const context: MailContext = { db, keys: app.keys, publicUrl, supportEmail, issuer };
  const tools = { db, keys: app.keys, limits: app.limits };
  const tasks = {
    send_mail: async (payload) => {
      const mail = await composeMail(context, payload as MailJob);
      if (mail) {
        await transport.send(mail);
      }
    },
    settle_registration: (payload) =>
      sendRegistrationMail(tools, payload as { registrationId: number }),
    resend_verification: (payload) => resendVerificationMail(tools, payload as { email: string }),
    send_reset_link: (payload) => sendResetLink(tools, payload as { email: string }),
    settle_email_change: (payload) => sendEmailChangeMail(tools, payload as { userId: number }),
    expire_reservations: async () => {
      await releaseAllExpired(db);
    },
    free_abandoned_jobs: async () => {
      await freeAbandonedJobs(db, [...own]);
    },
    resume_mails: async () => resumeMails(db, transport),
    clean_up: async () => {
      await cleanUp(db);
      await removeFailedRuns(db, scheduled);
      await removeUnsent(db);
      await removeOldLogs(db, app.config.LOG_RETENTION_YEARS);
    },
    sum_activity: async () => {
      await sumActivity(db);
    },
    withdraw_data_requests: async () => withdrawAbandoned(db),
    erase_account: (payload) => eraseJob(db, payload as { requestId: number; note: string }),
  } satisfies TaskList & Record<keyof typeof schedule, unknown>;
  return limitJobTime(tasks);
}

/** Starts a runner; its lock's name is added to `own`. */
async function startRunner(app: FastifyInstance, pool: pg.Pool, tasks: TaskList, own: Set<string>) {
  const events: WorkerEvents = new EventEmitter();
  events.on('pool:create', ({ workerPool }) => own.add(workerPool.id));
  return run({
    pgPool: pool,
    taskList: tasks,
    crontab,
    events,
    concurrency: 3,
    pollInterval: 2000,
    noHandleSignals: true,
    gracefulShutdownAbortTimeout: STOP_MS,
    // Only batches are waited for at the end; otherwise what a job came to would be lost.
    preset: { worker: { completeJobBatchDelay: 0, failJobBatchDelay: 0 } },
    logger: workerLogger(app.log),
  });
}

/** Background work, shared by all server processes through the database. */
export const jobsPlugin = fp(
  async (app) => {
    const { SMTP_URL, MAIL_FROM } = app.config;
    const transport = createMailTransport(SMTP_URL, MAIL_FROM);
    const pool = createJobsPool(directUrlOf(app.config));
    const db = createDatabase(pool);
    const own = new Set<string>();
    const tasks = tasksOf(app, db, transport, own);
    let runner: SupervisedRunner | null = null;
    app.addHook('onReady', async () => {
      const start = async () => {
        // The runner before this one has ended: what it could not give back is abandoned.
        own.clear();
        await freeAbandonedJobs(db, []);
        await writeLowBalanceThreshold(db, app.config.LOW_BALANCE_CREDITS);
        return startRunner(app, pool, tasks, own);
      };
      runner = superviseRunner(start, app.log);
    });
    app.addHook('preClose', async () => {
      const stop = async () => {
        await runner?.stop();
        await db.destroy();
      };
      // Longer only while the database is unresponsive; other processes free its jobs then.
      await Promise.race([stop(), setTimeout(2 * STOP_MS, null, { ref: false })]);
      transport.close();
    });
  },
  { name: 'jobs', dependencies: ['settings', 'rate-limits'] },
);
