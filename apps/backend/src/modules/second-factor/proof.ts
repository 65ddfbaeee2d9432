import type { FactorMethod, FactorProof, PasskeyAssertion } from '@consultancy/validation';
import type { FastifyInstance } from 'fastify';
import { AppError } from '../../app-error.ts';
import { createKeyedMutex } from '../../keyed-mutex.ts';
import type { RateLimit } from '../../plugins/rate-limits.ts';
import type { AuditOrigin } from '../audit/record.ts';
import { type ChallengeUse, consumeChallenge } from './challenges.ts';
import { recordRecoveryCodeUse } from './notices.ts';
import { findPasskey, recordPasskeyUse } from './passkey-repository.ts';
import { consumeRecoveryCode, matchesRecoveryCode } from './recovery-codes.ts';
import { stepOfCode } from './totp.ts';
import { consumeTotpStep, readTotp } from './totp-repository.ts';
import { checkAssertion, claimedChallenge } from './webauthn.ts';

/** Whose second factor is proved, what for, and where wrong codes are counted. */
export interface Prover {
  userId: number;
  username: string;
  purpose: ChallengeUse['purpose'];
  /** The session or pending sign-in that a challenge was made for. */
  boundTo: string;
  guesses: readonly { limit: RateLimit; subject: string }[];
  origin: AuditOrigin;
}

// Serialized, or concurrent correct codes would be counted as guesses.
const serializeBySubject = createKeyedMutex();

/** Why a passkey's response proves nothing, or null. Its challenge is consumed in any case. */
async function passkeyIssue(
  app: FastifyInstance,
  { userId, purpose, boundTo }: Prover,
  assertion: PasskeyAssertion,
): Promise<string | null> {
  const challenge = await claimedChallenge(assertion.response.clientDataJSON);
  if (challenge === null) {
    return 'unreadable response';
  }
  if (!(await consumeChallenge(app.db, { userId, purpose, boundTo }, challenge))) {
    return 'unknown, used or expired challenge';
  }
  const passkey = await findPasskey(app.db, userId, assertion.id);
  if (!passkey) {
    return 'unknown passkey';
  }
  const checked = await checkAssertion(app.config.PUBLIC_URL, assertion, challenge, passkey);
  if (!checked.ok) {
    return checked.reason;
  }
  const grown = await recordPasskeyUse(app.db, passkey.id, checked.value);
  return grown ? null : 'counter of the passkey did not grow';
}

async function totpIssue(
  app: FastifyInstance,
  userId: number,
  code: string,
): Promise<string | null> {
  const totp = await readTotp(app.db, userId);
  if (!totp) {
    return 'no authenticator app';
  }
  const opened = app.factorVault.open(userId, totp.secret);
  if (!opened) {
    app.log.error({ userId }, 'the secret of an authenticator app cannot be decrypted');
    return 'secret not readable';
  }
  const step = stepOfCode(opened.secret, code, Date.now());
  if (step === null) {
    return 'wrong code';
  }
  const checked = totp.secret;
  const sealed = opened.isOutdated ? app.factorVault.seal(userId, opened.secret) : checked;
  const consumed = await consumeTotpStep(app.db, userId, step, { checked, sealed });
  return consumed ? null : 'code used before';
}

async function recoveryCodeIssue(
  app: FastifyInstance,
  { userId, origin }: Prover,
  code: string,
): Promise<string | null> {
  if (!(await matchesRecoveryCode(app.db, app.passwords, userId, code))) {
    return 'wrong recovery code';
  }
  return app.db.transaction().execute(async (trx) => {
    if (!(await consumeRecoveryCode(trx, userId, code))) {
      return 'recovery code used before';
    }
    await recordRecoveryCodeUse(trx, userId, origin);
    return null;
  });
}

/** Checks a code; a wrong one counts, also when what it was for is undone. */
async function requireCode(
  app: FastifyInstance,
  prover: Prover,
  check: () => Promise<string | null>,
): Promise<void> {
  const { guesses, username } = prover;
  const key = guesses.map(({ limit, subject }) => `${limit.name} ${subject}`).join();
  await serializeBySubject(key, async () => {
    for (const { limit, subject } of guesses) {
      await app.limits.require(app.db, limit, subject);
    }
    const reason = await check();
    if (reason) {
      throw new AppError('FACTOR_REJECTED', {}, { username, reason });
    }
    for (const { limit, subject } of guesses) {
      await app.limits.giveBack(app.db, limit, subject);
    }
  });
}

/**
 * Checks a proof of a second factor and consumes it: a code, a challenge and a recovery code are good
 * once.
 * @throws FACTOR_REJECTED; TOO_MANY_REQUESTS after too many wrong codes. A passkey's signature
 * cannot be guessed, so only its challenges are limited.
 */
export async function requireFactor(
  app: FastifyInstance,
  prover: Prover,
  { code, recovery_code, passkey }: FactorProof,
): Promise<FactorMethod> {
  if (passkey) {
    const reason = await passkeyIssue(app, prover, passkey);
    if (reason) {
      throw new AppError('FACTOR_REJECTED', {}, { username: prover.username, reason });
    }
    return 'passkey';
  }
  if (code !== undefined) {
    await requireCode(app, prover, () => totpIssue(app, prover.userId, code));
    return 'totp';
  }
  await requireCode(app, prover, () => recoveryCodeIssue(app, prover, recovery_code ?? ''));
  return 'recovery_code';
}
