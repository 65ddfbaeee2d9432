import type { FastifyInstance } from 'fastify';
import fp from 'fastify-plugin';
import { Logger, run, type TaskList } from 'graphile-worker';
import { composeMail, type MailContext } from '../mail/compose.tsx';
import type { MailJob } from '../mail/outbox.ts';
import { createMailTransport, type MailTransport } from '../mail/transport.ts';
import { releaseExpired } from '../modules/tool/expiry.ts';
import { cleanUp } from './clean-up.ts';
import { type KeptRunner, keepRunning } from './keep-running.ts';

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

function tasksOf(app: FastifyInstance, transport: MailTransport): TaskList {
  const context: MailContext = { db: app.db, keys: app.keys, publicUrl: app.config.PUBLIC_URL };
  return {
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
}

/** Background work, shared by all server processes through the database. */
export const jobsPlugin = fp(
  async (app) => {
    const transport = createMailTransport(app.config.SMTP_URL, app.config.MAIL_FROM);
    const taskList = tasksOf(app, transport);
    const start = () =>
      run({
        pgPool: app.pool,
        taskList,
        crontab,
        concurrency: 3,
        pollInterval: 2000,
        noHandleSignals: true,
        logger: workerLogger(app.log),
      });
    let runner: KeptRunner | null = null;
    app.addHook('onReady', async () => {
      runner = keepRunning(start, app.log);
    });
    app.addHook('preClose', async () => {
      await runner?.stop();
      transport.close();
    });
  },
  { name: 'jobs', dependencies: ['settings', 'database'] },
);
