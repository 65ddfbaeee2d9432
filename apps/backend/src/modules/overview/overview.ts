import type { AdminOverview } from '@consultancy/validation';
import type { Db } from '../../database/pool.ts';
import { readRuns, readSales, readTools, readUsers } from './metrics.ts';
import { readPeriods } from './periods.ts';
import { readMails, readRegistrations, readReservations, readSettlements } from './waiting.ts';

/**
 * The metrics of the administrators' welcome page, all from one snapshot.
 * @param timeZone an IANA zone, that defines the starts of the day and the months.
 */
export async function readOverview(db: Db, timeZone: string): Promise<AdminOverview> {
  return db
    .transaction()
    .setIsolationLevel('repeatable read')
    .setAccessMode('read only')
    .execute(async (trx) => {
      const periods = await readPeriods(trx, timeZone);
      const { today, active_this_month, ...runs } = await readRuns(trx, periods);
      return {
        time_zone: timeZone,
        ...periods,
        sales: await readSales(trx, periods),
        runs: { today, ...runs },
        users: { ...(await readUsers(trx, periods)), active_this_month },
        tools: await readTools(trx, periods),
        waiting: {
          registrations: await readRegistrations(trx),
          reservations: await readReservations(trx),
          mails: await readMails(trx),
          settlements: await readSettlements(trx),
        },
      };
    });
}
