import { setPriority } from 'node:os';
import { workerData } from 'node:worker_threads';
import { hashSync, type Options, verifySync } from '@node-rs/argon2';
import type { PasswordWorkerData } from './passwords.ts';

const { niceness } = workerData as PasswordWorkerData;
// Linux alone has a priority of a thread; elsewhere it would be that of the whole server.
if (process.platform === 'linux') setPriority(niceness);

/** Makes a hash in PHC string format. */
export const hash = ({ password, cost }: { password: string; cost: Options }): string =>
  hashSync(password, cost);

/** Whether a password is that of a hash. */
export const verify = ({ stored, password }: { stored: string; password: string }): boolean =>
  verifySync(stored, password);
