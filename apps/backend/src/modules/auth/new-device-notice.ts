import type { Db } from '../../database/pool.ts';
import { enqueueMail } from '../../mail/outbox.ts';
import { plainAddress } from '../../security/network-address.ts';
import type { TokenClaim } from '../../security/session-tokens.ts';
import type { Origin } from './session-repository.ts';

/** Notifies a user by mail of a sign-in from a browser that the account did not know. */
export async function notifyOfNewDevice(
  db: Db,
  userId: number,
  { sessionId }: TokenClaim,
  { userAgent, address }: Origin,
): Promise<void> {
  await enqueueMail(db, {
    mail: 'new-device',
    sessionId,
    userId,
    at: new Date().toISOString(),
    userAgent,
    address: plainAddress(address),
  });
}
