import type { AttackCase } from '../../lib/cases/case.ts';
import { botCheckDown } from '../failures/bot-check.ts';
import { clockSkew } from '../failures/clock.ts';
import { databaseFailures } from '../failures/database.ts';
import { diskFull } from '../failures/disk.ts';
import { mailFailures } from '../failures/mail.ts';

export const attack: AttackCase = {
  id: 'R14',
  title: 'Failures of the database, the disk, the mail server, the bot check and the clock',
  run: async (context) => {
    for (const fail of [databaseFailures, diskFull, mailFailures, botCheckDown, clockSkew]) {
      await fail(context);
    }
  },
};
