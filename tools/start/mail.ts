import { createRequire } from 'node:module';
import { join } from 'node:path';
import { startChild } from '../lib/child.ts';
import { freePort } from '../lib/ports.ts';
import { waitUntilReady } from '../lib/wait.ts';

/**
 * Starts MailDev: a real mail server on a free port and its inbox on the given one, both for
 * this machine only.
 * @param webPort port of the inbox in the browser and of its REST interface.
 * @throws CliError with its last output when it does not start.
 */
export async function startMail(dataDir: string, webPort: number) {
  const manifest = createRequire(import.meta.url).resolve('maildev/package.json');
  const smtpPort = await freePort();
  const child = await startChild({
    name: 'MailDev',
    stopSignal: 'TERM',
    command: process.execPath,
    args: [
      join(manifest, '..', 'bin', 'maildev'),
      ...['--smtp', `${smtpPort}`, '--ip', '127.0.0.1'],
      ...['--web', `${webPort}`, '--web-ip', '127.0.0.1'],
      ...['--mail-directory', join(dataDir, 'mail')],
    ],
    logFile: join(dataDir, 'logs', 'mail.log'),
  });
  await waitUntilReady(child, `http://127.0.0.1:${webPort}/healthz`);
  return { smtpUrl: `smtp://127.0.0.1:${smtpPort}`, child };
}
