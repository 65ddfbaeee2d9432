import type { RegistrationPayload } from '@consultancy/validation';
import type { FastifyInstance } from 'fastify';
import { AppError } from '../../app-error.ts';
import { violatedUnique } from '../../database/faults.ts';
import type { Db } from '../../database/pool.ts';
import { enqueueMail, enqueueResend } from '../../mail/outbox.ts';
import { digest, type Keys } from '../../security/keys.ts';
import { plainAddress } from '../../security/network-address.ts';
import { passwordFault } from '../../security/password-rules.ts';
import { book, welcomeDescript } from '../credits/ledger.ts';
import { findByEmail, holdUsername, insertUser, usernameTaken } from '../users/repository.ts';
import { mailsPerMailbox } from './auth-limits.ts';
import { createLink, markVerified, spendVerificationLink } from './link-repository.ts';

/** Version of the terms and of the data policy that the registration form shows. */
export const consentVersion = '2026-11';

const VERIFICATION_HOURS = 24;

type Account = Omit<
  RegistrationPayload,
  'password' | 'acceptTerms' | 'acceptPrivacyPolicy' | 'recaptchaToken'
>;

/** Sends a fresh verification link; the one before it ends. */
async function sendVerification(keys: Keys, db: Db, userId: number): Promise<void> {
  const link = { userId, purpose: 'verify-email', hours: VERIFICATION_HOURS } as const;
  const linkId = await createLink(db, keys('mail-link'), link);
  await enqueueMail(db, { mail: 'verify-email', linkId });
}

/**
 * The owner of a known address learns by mail what the browser is not told: that the account
 * exists, or, while it still awaits verification, a fresh link. The account itself stays as it
 * was: whoever registers second must not replace the first one's data or password. The name they
 * chose is taken all the same.
 */
async function tellOwner(app: FastifyInstance, db: Db, account: Account): Promise<void> {
  const { email, username } = account;
  await holdUsername(db, username);
  const user = await findByEmail(db, email);
  const blocked = (await app.limits.take(db, mailsPerMailbox, email)) > 0;
  if (!user || user.disabled_at || blocked) {
    return;
  }
  if (user.email_verified_at) {
    await enqueueMail(db, { mail: 'already-registered', userId: user.id });
  } else {
    await sendVerification(app.keys, db, user.id);
  }
}

async function addAccount(
  app: FastifyInstance,
  account: Account,
  proof: { passwordHash: string; address: string },
): Promise<void> {
  await app.db.transaction().execute(async (trx) => {
    const userId = await insertUser(trx, {
      ...account,
      password_hash: proof.passwordHash,
      consent_version: consentVersion,
      consent_address: plainAddress(proof.address),
      email_verified_at: null,
    });
    await app.limits.take(trx, mailsPerMailbox, account.email);
    await sendVerification(app.keys, trx, userId);
  });
}

/**
 * Registers an account that awaits verification (§4). A known e-mail costs and answers the same
 * as an unknown one (numbers R9); a taken username is said, as usernames are public.
 * @throws VALIDATION_ERROR for a password that is easily guessed; USERNAME_TAKEN.
 */
export async function registerAccount(
  app: FastifyInstance,
  payload: RegistrationPayload,
  address: string,
): Promise<void> {
  const { password, acceptTerms, acceptPrivacyPolicy, recaptchaToken, ...account } = payload;
  const fields = passwordFault(password, account);
  if (fields) {
    throw new AppError('VALIDATION_ERROR', { fields });
  }
  const passwordHash = await app.passwords.hash(password);
  if (await usernameTaken(app.db, account.username)) {
    throw new AppError('USERNAME_TAKEN');
  }
  try {
    await addAccount(app, account, { passwordHash, address });
  } catch (error) {
    const unique = violatedUnique(error);
    if (unique === 'users_username_key') {
      throw new AppError('USERNAME_TAKEN');
    }
    if (unique !== 'users_email_key') {
      throw error;
    }
    await app.db.transaction().execute((trx) => tellOwner(app, trx, account));
  }
}

/**
 * Verifies an e-mail by its link and, the first time, books the welcome credits (decisions §3).
 * @throws LINK_INVALID.
 */
export async function verifyEmail(app: FastifyInstance, token: string): Promise<void> {
  await app.db.transaction().execute(async (trx) => {
    const userId = await spendVerificationLink(trx, digest(token));
    if (userId === null) {
      throw new AppError('LINK_INVALID');
    }
    const first = await markVerified(trx, userId);
    if (first && /[1-9]/.test(app.config.WELCOME_CREDITS)) {
      const amount = app.config.WELCOME_CREDITS;
      await book(trx, { userId, amount, type: 'Bono', descript: welcomeDescript });
    }
  });
}

/** Asks for a new link to an account that awaits one; nobody is told whether there is one. */
export async function resendVerification(app: FastifyInstance, email: string): Promise<void> {
  await app.db.transaction().execute(async (trx) => {
    if ((await app.limits.take(trx, mailsPerMailbox, email)) === 0) {
      await enqueueResend(trx, email);
    }
  });
}

/** Sends the new link, if there is an account that awaits it; the job of `resendVerification`. */
export async function sendAwaited(keys: Keys, db: Db, email: string): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const user = await findByEmail(trx, email);
    if (user && !user.email_verified_at && !user.disabled_at) {
      await sendVerification(keys, trx, user.id);
    }
  });
}
