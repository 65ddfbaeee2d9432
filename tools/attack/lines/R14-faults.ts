import type { MeasuredLine } from '../../lib/lines/line.ts';
import { clockFaults } from '../faults/clock-faults.ts';
import { databaseFaults } from '../faults/database-faults.ts';
import { diskFault } from '../faults/disk-fault.ts';
import { mailFaults } from '../faults/mail-faults.ts';
import { verifierFault } from '../faults/verifier-fault.ts';

const scenarios = [databaseFaults, diskFault, mailFaults, verifierFault, clockFaults];

export const line: MeasuredLine = {
  id: 'R14',
  title: 'Faults of the database, the disk, the mail server, the bot check and the clock',
  run: async (record, options) => {
    for (const scenario of scenarios) await scenario(record, options);
  },
};
