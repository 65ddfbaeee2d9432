import { realpathSync } from 'node:fs';
import { CliError } from '../lib/cli-error.ts';
import { acquireLock, type Lock, readLockOwner } from '../lib/lock.ts';
import { portProblem } from '../lib/ports.ts';
import type { StartConfig } from './config.ts';

/**
 * Acquires the lock on the data folder.
 * @throws CliError with its owner when another start has it.
 */
export async function lockDataDir(config: StartConfig): Promise<Lock> {
  const subject = realpathSync(config.dataDir);
  const note = `portal http://localhost:${config.port}, inbox http://localhost:${config.mailPort}`;
  const lock = await acquireLock(subject, { pid: process.pid, note });
  if (lock) return lock;
  const owner = await readLockOwner(subject);
  const who = owner ? `process ${owner.pid} (${owner.note})` : 'another process';
  throw new CliError(
    `The data folder ${config.dataDir} is in use by ${who}. Stop that one, or give this start ` +
      'another DATA_DIR (and PORT and MAIL_PORT).',
  );
}

/** Checks that the ports are free. @throws CliError with the variable to change. */
export async function checkPorts(config: StartConfig): Promise<void> {
  const wanted: [name: string, port: number][] = [['PORT', config.port]];
  if (!config.smtpUrl) wanted.push(['MAIL_PORT', config.mailPort]);
  const errors: string[] = [];
  for (const [name, port] of wanted) {
    const problem = await portProblem(port);
    const other = port < 1024 ? port + 8000 : port + 10;
    const way = `Set another one, e.g. ${name}=${other} npm start`;
    if (problem === 'taken') errors.push(`Port ${port} is taken by another program. ${way}`);
    if (problem === 'forbidden') errors.push(`This user may not open port ${port}. ${way}`);
  }
  if (errors.length > 0) throw new CliError(errors.join('\n'));
}
