import type { AttackCase } from '../../lib/cases/case.ts';
import { dataFull, logFull, resultsFull } from '../failures/full-disks.ts';

export const attack: AttackCase = {
  id: 'R20',
  title: 'Full disks of the log, of the database, of results and of backups',
  run: async (context) => {
    for (const fill of [logFull, dataFull, resultsFull]) await fill(context);
  },
};
