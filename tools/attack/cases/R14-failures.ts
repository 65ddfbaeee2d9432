import type { CaseContext } from '../../lib/cases/recorder.ts';
import { databaseFailures } from '../failures/database.ts';
import { diskFull } from '../failures/full-disks.ts';
import { botCheckDown, clockSkew, mailFailures } from '../failures/services.ts';

export const title =
  'Failures of the database, the disk, the mail server, the bot check and the clock';

export async function run(context: CaseContext): Promise<void> {
  for (const fail of [databaseFailures, diskFull, mailFailures, botCheckDown, clockSkew]) {
    await fail(context);
  }
}
