import type { AuditAction } from '@consultancy/validation';
import type { Db } from '../../database/pool.ts';

import { enqueueMail } from '../../mail/outbox.ts';
import type { FactorChange } from '../../mail/second-factor-templates.ts';
import { type AuditFacts, type AuditOrigin, recordAudit } from '../audit/record.ts';
import { countRecoveryCodes } from './recovery-codes.ts';

/** A factor as trail and mail name it. */
export interface FactorFacts {
  factor: 'totp' | 'passkey';
  /** Of a passkey, as its owner named it. */
  name?: string;
}

interface Notice {
  change: FactorChange;
  action: AuditAction;
  facts?: FactorFacts;
  detail?: AuditFacts;
}

/** Writes what happened to an account's second factor into the trail, and mails it to its owner. */
async function notify(
  db: Db,
  userId: number,
  origin: AuditOrigin,
  { change, action, facts, detail }: Notice,
): Promise<void> {
  // At a sign-in there is no session whose user the origin names.
  const by = { actorId: userId, ...origin };
  await recordAudit(db, by, { action, targetId: userId, detail: { ...facts, ...detail } });
  const at = new Date().toISOString();
  const address = origin.address ?? null;
  await enqueueMail(db, { mail: 'second-factor', userId, change, at, address, ...facts });
}

/** A factor was set up. */
export const recordFactorAdded = (
  db: Db,
  userId: number,
  origin: AuditOrigin,
  facts: FactorFacts,
) => notify(db, userId, origin, { change: 'added', action: 'factor added', facts });

/** A factor was removed by its owner. */
export const recordFactorRemoved = (
  db: Db,
  userId: number,
  origin: AuditOrigin,
  facts: FactorFacts,
) => notify(db, userId, origin, { change: 'removed', action: 'factor removed', facts });

/** The recovery codes were replaced by new ones. */
export const recordCodesRenewed = (db: Db, userId: number, origin: AuditOrigin) =>
  notify(db, userId, origin, { change: 'codes renewed', action: 'recovery codes renewed' });

/** A recovery code was used. */
export async function recordRecoveryCodeUse(db: Db, userId: number, origin: AuditOrigin) {
  const detail = { codes_left: await countRecoveryCodes(db, userId) };
  const action = 'recovery code used';
  await notify(db, userId, origin, { change: 'recovery code used', action, detail });
}
