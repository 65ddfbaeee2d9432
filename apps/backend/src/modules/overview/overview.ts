import type { AdminOverview } from '@consultancy/validation';
import type { Db } from '../../database/pool.ts';
import { readActivity } from './activity.ts';
import { readPeriods } from './periods.ts';
import {
  readDataRequests,
  readMails,
  readRegistrations,
  readReservations,
  readSettlements,
} from './waiting.ts';

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
      return {
        time_zone: timeZone,
        ...periods,
        ...(await readActivity(trx, periods)),
        waiting: {
          data_requests: await readDataRequests(trx),
          registrations: await readRegistrations(trx),
          reservations: await readReservations(trx),
          mails: await readMails(trx),
          settlements: await readSettlements(trx),
        },
      };
    });
}
