import { createRequire } from 'node:module';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { type Child, startChild } from '../lib/child.ts';
import { Fault } from '../lib/fault.ts';
import { freePort } from '../lib/ports.ts';

/** A running MailDev. */
export interface MailServer {
  /** Where the backend sends mail. */
  readonly smtpUrl: string;
  readonly child: Child;
}

async function answers(url: string): Promise<boolean> {
  try {
    return (await fetch(url)).ok;
  } catch {
    return false;
  }
}

/**
 * Starts MailDev: a real mail server on a free port and its inbox on the given one, both for
 * this machine only.
 * @param webPort port of the inbox in the browser and of its REST interface.
 * @throws Fault with its last words when it does not come up.
 */
export async function startMail(dataDir: string, webPort: number): Promise<MailServer> {
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
  let ended = false;
  void child.exited.then(() => {
    ended = true;
  });
  for (let waited = 0; waited < 30_000 && !ended; waited += 50) {
    if (await answers(`http://127.0.0.1:${webPort}/healthz`)) {
      return { smtpUrl: `smtp://127.0.0.1:${smtpPort}`, child };
    }
    await sleep(50);
  }
  await child.stop(2000);
  throw new Fault('MailDev does not start.', child.lastLines());
}
