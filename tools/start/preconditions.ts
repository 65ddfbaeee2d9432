import { realpathSync } from 'node:fs';
import { Fault } from '../lib/fault.ts';
import { askHolder, type Lock, takeLock } from '../lib/lock.ts';
import { portProblem } from '../lib/ports.ts';
import type { StartConfig } from './config.ts';

/**
 * Takes the lock on the data folder.
 * @throws Fault that names the holder when another start has it.
 */
export async function lockDataDir(config: StartConfig): Promise<Lock> {
  const subject = realpathSync(config.dataDir);
  const note = `portal http://localhost:${config.port}, inbox http://localhost:${config.mailPort}`;
  const lock = await takeLock(subject, { pid: process.pid, note });
  if (lock) return lock;
  const holder = await askHolder(subject);
  const who = holder ? `process ${holder.pid} (${holder.note})` : 'another process';
  throw new Fault(
    `The data folder ${config.dataDir} is in use by ${who}. Stop that one, or give this start ` +
      'another DATA_DIR (and PORT and MAIL_PORT).',
  );
}

/** Checks that the ports are free. @throws Fault that names the variable to change. */
export async function checkPorts(config: StartConfig): Promise<void> {
  const wanted: [name: string, port: number][] = [['PORT', config.port]];
  if (!config.smtpUrl) wanted.push(['MAIL_PORT', config.mailPort]);
  const faults: string[] = [];
  for (const [name, port] of wanted) {
    const problem = await portProblem(port);
    const other = port < 1024 ? port + 8000 : port + 10;
    const way = `Set another one, e.g. ${name}=${other} npm start`;
    if (problem === 'taken') faults.push(`Port ${port} is taken by another program. ${way}`);
    if (problem === 'forbidden') faults.push(`This user may not open port ${port}. ${way}`);
  }
  if (faults.length > 0) throw new Fault(faults.join('\n'));
}
