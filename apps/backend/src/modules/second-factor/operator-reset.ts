import type { Db } from '../../database/pool.ts';
import { enqueueMail } from '../../mail/outbox.ts';
import { recordAudit } from '../audit/record.ts';
import { findUserId } from '../users/repository.ts';
import { removeAllFactors } from './removal-service.ts';

/**
 * Removes every second factor of an account for the operator, where no administrator can: revokes the
 * account's sessions, writes it into the trail and mails its owner.
 * @returns why nothing was done, or null.
 */
export async function resetFactorsAsOperator(
  db: Db,
  username: string,
): Promise<'unknown account' | 'no second factor' | null> {
  return db.transaction().execute(async (trx) => {
    const userId = await findUserId(trx, username.toLowerCase());
    if (userId === null) {
      return 'unknown account';
    }
    if (!(await removeAllFactors(trx, userId))) {
      return 'no second factor';
    }
    await recordAudit(trx, {}, { action: 'factors reset by operator', targetId: userId });
    const at = new Date().toISOString();
    await enqueueMail(trx, { mail: 'second-factor', userId, change: 'reset', at, address: null });
    return null;
  });
}
