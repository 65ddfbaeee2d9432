import type { FastifyInstance } from 'fastify';
import type { Db } from '../../database/pool.ts';
import { enqueueMail } from '../../mail/outbox.ts';
import { plainAddress } from '../../security/network-address.ts';
import type { TokenClaim } from '../../security/session-tokens.ts';
import { newDeviceMails } from './auth-limits.ts';
import type { Origin } from './session-repository.ts';

/**
 * Notifies a user by mail of a sign-in from a browser that the account did not know; of the first ten in an hour,
 * as someone with the password could have any number sent.
 */
export async function notifyOfNewDevice(
  { limits }: Pick<FastifyInstance, 'limits'>,
  db: Db,
  userId: number,
  { sessionId }: TokenClaim,
  { userAgent, address }: Origin,
): Promise<void> {
  if ((await limits.count(db, newDeviceMails, String(userId))) > 0) {
    return;
  }
  await enqueueMail(db, {
    mail: 'new-device',
    sessionId,
    userId,
    at: new Date().toISOString(),
    userAgent,
    address: plainAddress(address),
  });
}
