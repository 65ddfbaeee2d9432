import type { FastifyInstance } from 'fastify';
import { AppError } from '../../app-error.ts';
import { violatedUnique } from '../../database/errors.ts';
import type { Db } from '../../database/pool.ts';
import { digest, sameBytes } from '../../security/keys.ts';
import { book, welcomeDescript } from '../credits/ledger.ts';
import { insertUser } from '../users/repository.ts';
import { guessesPerRegistration } from './auth-limits.ts';
import {
  completeRegistration,
  deleteRegistration,
  lockVerificationLink,
  readProofs,
  readRegistration,
} from './registration-repository.ts';

/** Makes the registration an account, with its welcome credits (decisions §3). */
async function openAccount(db: Db, welcome: string, linkId: number, registrationId: number) {
  const account = await readRegistration(db, registrationId);
  const userId = await insertUser(db, { ...account, email_verified_at: new Date() });
  await completeRegistration(db, { linkId, registrationId, userId });
  if (/[1-9]/.test(welcome)) {
    await book(db, { userId, amount: welcome, type: 'Bono', descript: welcomeDescript });
  }
}

/** Rejects all but the one who made the registration. */
type RequireProof = (db: Db, registrationId: number) => Promise<void>;

async function complete(app: FastifyInstance, token: string, requireProof: RequireProof) {
  try {
    await app.db.transaction().execute(async (trx) => {
      const link = await lockVerificationLink(trx, digest(token));
      if (!link) {
        throw new AppError('LINK_INVALID');
      }
      if (link.registration_id !== null) {
        await requireProof(trx, link.registration_id);
        await openAccount(trx, app.config.WELCOME_CREDITS, link.id, link.registration_id);
      }
    });
  } catch (error) {
    // Someone else became the owner of the e-mail or the username in the meantime.
    throw violatedUnique(error) ? new AppError('LINK_INVALID') : error;
  }
}

/**
 * Verifies a registration's e-mail by its link, in the browser that registered. During the link's
 * life it succeeds again, so that a reload does no harm (decisions §3).
 * @throws LINK_INVALID; REGISTRATION_PASSWORD_REQUIRED in another browser (ADR 051).
 */
export async function verifyEmail(
  app: FastifyInstance,
  token: string,
  browserHash: Buffer,
): Promise<void> {
  await complete(app, token, async (trx, registrationId) => {
    const made = (await readProofs(trx, registrationId))?.browser_hash;
    if (!made || !sameBytes(made, browserHash)) {
      throw new AppError('REGISTRATION_PASSWORD_REQUIRED');
    }
  });
}

/**
 * Verifies a registration's e-mail by its link and the password chosen, in any browser. The password
 * is verified before the transaction, as a wrong one must count although nothing is changed.
 * @throws LINK_INVALID, PASSWORD_INCORRECT; TOO_MANY_REQUESTS after ten wrong ones in 15 minutes.
 */
export async function confirmByPassword(
  app: FastifyInstance,
  token: string,
  password: string,
): Promise<void> {
  const tokenHash = digest(token);
  // Without a transaction it only reads: `complete` locks it.
  const link = await lockVerificationLink(app.db, tokenHash);
  if (!link) {
    throw new AppError('LINK_INVALID');
  }
  const proofs = link.registration_id && (await readProofs(app.db, link.registration_id));
  if (proofs) {
    const subject = tokenHash.toString('hex');
    await app.limits.require(app.db, guessesPerRegistration, subject);
    if (!(await app.passwords.verify(proofs.password_hash, password))) {
      throw new AppError('PASSWORD_INCORRECT');
    }
    await app.limits.giveBack(app.db, guessesPerRegistration, subject);
  }
  // The password of a registration never changes, so the proof still holds.
  await complete(app, token, async () => {});
}

/**
 * Deletes the registration of a link, whose mailbox's owner did not make it or starts over. What
 * has become an account stays.
 * @throws LINK_INVALID.
 */
export async function discardByLink(app: FastifyInstance, token: string): Promise<void> {
  await app.db.transaction().execute(async (trx) => {
    const link = await lockVerificationLink(trx, digest(token));
    if (!link?.registration_id) {
      throw new AppError('LINK_INVALID');
    }
    await deleteRegistration(trx, link.registration_id);
  });
}
