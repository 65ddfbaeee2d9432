import { setPriority } from 'node:os';
import { workerData } from 'node:worker_threads';
import { hashSync, type Options, verifySync } from '@node-rs/argon2';
import type { PasswordWorkerData } from './passwords.ts';

const { niceness } = workerData as PasswordWorkerData;
// Linux alone has a priority of a thread; elsewhere it would be that of the whole server.
if (process.platform === 'linux') {
  try {
    setPriority(niceness);
  } catch (error) {
    // A sandbox may forbid it. Passwords are hashed nevertheless, beside the other requests.
    process.emitWarning(`Hashing threads have the priority of the others: ${error}`);
  }
}

/** Makes a hash in PHC string format. */
export const hash = ({ password, cost }: { password: string; cost: Options }): string =>
  hashSync(password, cost);

/** Whether a password is that of a hash. */
export const verify = ({ stored, password }: { stored: string; password: string }): boolean =>
  verifySync(stored, password);
