import { setTimeout as sleep } from 'node:timers/promises';
import { type Child, startChild } from '../lib/child.ts';
import { answersWell } from '../lib/lines/server-process.ts';
import { freePort } from '../lib/ports.ts';
import { inWorkspace } from '../lib/workspace.ts';

/** Ports and folder that a start is told to use. */
export interface StartPlace {
  readonly dataDir: string;
  readonly port: number;
  readonly mailPort: number;
}

/** A folder, and ports that are free now. */
export async function startPlace(dataDir: string): Promise<StartPlace> {
  return { dataDir, port: await freePort(), mailPort: await freePort() };
}

/** Does what `npm start` does, as a process of its own. @param onLine hears each line it says. */
export function launchStart(place: StartPlace, onLine?: (line: string) => void): Promise<Child> {
  return startChild({
    name: 'The start',
    stopSignal: 'TERM',
    command: process.execPath,
    args: ['tools/start/main.ts'],
    cwd: inWorkspace(),
    env: {
      ...process.env,
      DATA_DIR: place.dataDir,
      PORT: `${place.port}`,
      MAIL_PORT: `${place.mailPort}`,
      ...{ NODE_ENV: '', DATABASE_URL: '', SMTP_URL: '' },
    },
    ...(onLine ? { onLine } : {}),
  });
}

/** Starts and waits until the portal answers. @returns the process and the milliseconds that it took. */
export async function startAndWait(
  place: StartPlace,
): Promise<{ child: Child; readyAfter: number }> {
  const began = performance.now();
  const child = await launchStart(place);
  let ended = false;
  void child.exited.then(() => {
    ended = true;
  });
  while (!ended && performance.now() - began < 60_000) {
    if (await answersWell(`http://127.0.0.1:${place.port}/healthz/ready`)) {
      return { child, readyAfter: performance.now() - began };
    }
    await sleep(10);
  }
  await child.stop(10_000);
  throw new Error(`The start did not become ready:\n${child.lastLines().join('\n')}`);
}
