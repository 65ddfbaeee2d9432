import { consentVersion, type RegistrationPayload } from '@consultancy/validation';
import type { FastifyInstance } from 'fastify';
import { AppError } from '../../app-error.ts';
import { violatedUnique } from '../../database/errors.ts';
import { enqueueTask } from '../../mail/outbox.ts';
import { plainAddress } from '../../security/network-address.ts';
import { passwordIssue } from '../../security/password-rules.ts';
import { findUserId } from '../users/repository.ts';
import { mailsPerMailbox } from './auth-limits.ts';
import { insertRegistration } from './registration-repository.ts';

/**
 * Keeps a registration until its e-mail is verified (§4, ADR 016). Nothing here looks at the
 * e-mail: the job looks up its account, so that a known one gets the same response at the same cost
 * as an unknown one (R9). A taken username is said, as usernames are public.
 * @throws VALIDATION_ERROR for a password that is easily guessed; USERNAME_TAKEN.
 */
export async function registerAccount(
  app: FastifyInstance,
  payload: RegistrationPayload,
  origin: { address: string; browserHash: Buffer },
): Promise<void> {
  const { password, acceptTerms, acceptPrivacyPolicy, recaptchaToken, ...account } = payload;
  const fields = await passwordIssue(password, account, app.leakedPasswords);
  if (fields) {
    throw new AppError('VALIDATION_ERROR', { fields });
  }
  const registration = {
    ...account,
    password_hash: await app.passwords.hash(password),
    consent_version: consentVersion,
    consent_address: plainAddress(origin.address),
    browser_hash: origin.browserHash,
  };
  try {
    await app.db.transaction().execute(async (trx) => {
      const registrationId = await insertRegistration(trx, registration);
      // After the insert, which waits for a registration of the same name that becomes an account.
      if ((await findUserId(trx, account.username)) !== null) {
        throw new AppError('USERNAME_TAKEN');
      }
      await enqueueTask(trx, 'settle_registration', { registrationId });
    });
  } catch (error) {
    throw violatedUnique(error) ? new AppError('USERNAME_TAKEN') : error;
  }
}

/**
 * Requests a new link for a pending registration; the response does not show whether there is one.
 */
export async function resendVerification(
  app: FastifyInstance,
  email: string,
  browserHash: Buffer,
): Promise<void> {
  await app.db.transaction().execute(async (trx) => {
    if ((await app.limits.count(trx, mailsPerMailbox, email)) === 0) {
      await enqueueTask(trx, 'resend_verification', {
        email,
        browser: browserHash.toString('hex'),
      });
    }
  });
}
