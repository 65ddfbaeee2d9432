import type { CaseContext } from '../../lib/cases/recorder.ts';
import { dataFull, logFull, resultsFull } from '../failures/full-disks.ts';

export const title = 'Full disks of the log, of the database, of results and of backups';

export async function run(context: CaseContext): Promise<void> {
  for (const fill of [logFull, dataFull, resultsFull]) await fill(context);
}
