import fp from 'fastify-plugin';
import { Logger, type Runner, run, type TaskList } from 'graphile-worker';
import { composeMail, type MailContext } from '../mail/compose.tsx';
import type { MailJob } from '../mail/outbox.ts';
import { createMailTransport } from '../mail/transport.ts';
import { releaseExpired } from '../modules/tool/expiry.ts';
import { cleanUp } from './clean-up.ts';

const RESTART_MS = 1000;

/** Every minute: expired reservations; every ten: rows whose time is over. */
const crontab = ['* * * * * expire_reservations ?max=1', '*/10 * * * * clean_up ?max=1'].join('\n');

/** graphile-worker's own messages, as lines of the server's log. */
const workerLogger = (log: { debug(message: string): void; warn(message: string): void }) =>
  new Logger(() => (level, message) => {
    if (level === 'error' || level === 'warning') {
      log.warn(`worker: ${message}`);
    } else {
      log.debug(`worker: ${message}`);
    }
  });

/**
 * Background work, shared by all server processes through the database. It starts again by itself
 * after the database was away.
 */
export const jobsPlugin = fp(
  async (app) => {
    const { SMTP_URL, MAIL_FROM, PUBLIC_URL } = app.config;
    const transport = createMailTransport(SMTP_URL, MAIL_FROM);
    const context: MailContext = { db: app.db, keys: app.keys, publicUrl: PUBLIC_URL };
    const taskList: TaskList = {
      send_mail: async (payload) => {
        const mail = await composeMail(context, payload as MailJob);
        if (mail) {
          await transport.send(mail);
        }
      },
      expire_reservations: async () => {
        await releaseExpired(app.db, null);
      },
      clean_up: async () => cleanUp(app.db),
    };
    let runner: Runner | null = null;
    let closing = false;
    const work = async () => {
      while (!closing) {
        try {
          runner = await run({
            pgPool: app.pool,
            taskList,
            crontab,
            concurrency: 3,
            pollInterval: 2000,
            noHandleSignals: true,
            logger: workerLogger(app.log),
          });
          // The server may have begun to close while the runner was starting.
          if (closing) {
            await runner.stop();
          }
          await runner.promise;
        } catch (error) {
          app.log.warn({ err: error }, 'background work stopped; it starts again');
        }
        runner = null;
        if (!closing) {
          await new Promise((resolve) => setTimeout(resolve, RESTART_MS).unref());
        }
      }
    };
    let working: Promise<void> | null = null;
    app.addHook('onReady', async () => {
      working = work();
    });
    app.addHook('preClose', async () => {
      closing = true;
      await runner?.stop().catch(() => undefined);
      await working;
      transport.close();
    });
  },
  { name: 'jobs', dependencies: ['settings', 'database'] },
);
