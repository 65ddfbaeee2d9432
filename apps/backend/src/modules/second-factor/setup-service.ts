import {
  type FactorAdded,
  limits,
  type PasskeyCreationOptions,
  type PasskeyPayload,
  type TotpSetup,
} from '@consultancy/validation';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { AppError } from '../../app-error.ts';
import type { Db } from '../../database/pool.ts';
import { userOf } from '../../plugins/principals.ts';
import type { TokenClaim } from '../../security/session-tokens.ts';
import { originOf } from '../audit/record.ts';
import { factorConfirmations, factorSetups } from '../auth/auth-limits.ts';
import { lockSession, storeInSession } from '../auth/own-session-repository.ts';
import { requirePassword } from '../auth/require-password.ts';
import { revokeUserSessions } from '../auth/session-repository.ts';
import { consumeChallenge, storeChallenge } from './challenges.ts';
import { requireRecentFactor } from './identity.ts';
import { type FactorFacts, recordFactorAdded } from './notices.ts';
import { insertPasskey, readPasskeys } from './passkey-repository.ts';
import { makeRecoveryCodes, replaceRecoveryCodes } from './recovery-codes.ts';
import { confirmInSession, hasFactor, lockFactors } from './state.ts';
import { describeTotp, newTotpSecret, stepOfCode } from './totp.ts';
import { readSetup, replaceTotp, storeSetup } from './totp-repository.ts';
import { checkRegistration, claimedChallenge, creationOptions } from './webauthn.ts';

/** The response of a set-up, and the fresh tokens of its session. */
type Added = FactorAdded & { claim: TokenClaim };

const setupUse = (request: FastifyRequest) => {
  const { userId, sessionId } = userOf(request);
  return { userId, purpose: 'setup', boundTo: sessionId } as const;
};

/** A set-up starts with the password just typed and, for a further factor, with one there is. */
async function requireSetupProof(app: FastifyInstance, request: FastifyRequest, password: string) {
  const user = userOf(request);
  requireRecentFactor(user);
  await requirePassword(app, user.username, password);
  await app.limits.require(app.db, factorSetups, user.username);
}

/**
 * Adds a factor in one transaction with everything that it changes. The first one makes recovery
 * codes, and revokes the other sessions and pending sign-ins, which only knew the password. This session
 * continues with fresh tokens.
 * @param insert writes the factor; rejects when it cannot be added.
 */
async function addFactor(
  app: FastifyInstance,
  request: FastifyRequest,
  facts: FactorFacts,
  insert: (db: Db) => Promise<void>,
): Promise<Pick<Added, 'claim' | 'recovery_codes'>> {
  const { userId, sessionId } = userOf(request);
  // Hashing takes long, so it is done before any row is locked.
  const codes = (await hasFactor(app.db, userId)) ? null : await makeRecoveryCodes(app.passwords);
  return app.db.transaction().execute(async (trx) => {
    const further = await lockFactors(trx, userId);
    // Before its set-up, as a confirmation in another of its tabs locks them in this order.
    await lockSession(trx, sessionId);
    await insert(trx);
    // None are made yet where the only factor was removed since, in another tab of this session.
    const first = further ? null : (codes ?? (await makeRecoveryCodes(app.passwords)));
    if (first) {
      await replaceRecoveryCodes(trx, userId, first);
      await revokeUserSessions(trx, userId, 'second factor added', sessionId);
    }
    const { claim } = await confirmInSession(trx, sessionId);
    await recordFactorAdded(trx, userId, originOf(request), facts);
    return { claim, recovery_codes: first?.shown ?? null };
  });
}

/** Starts the set-up of an authenticator app. @throws what `requireSetupProof` throws. */
export async function startTotpSetup(
  app: FastifyInstance,
  request: FastifyRequest,
  password: string,
): Promise<TotpSetup> {
  await requireSetupProof(app, request, password);
  const { userId, sessionId, username } = userOf(request);
  const secret = newTotpSecret();
  const sealed = app.factorVault.seal(userId, secret);
  const expires = await storeInSession(app.db, sessionId, (trx) =>
    storeSetup(trx, { userId, sessionId, sealed }),
  );
  return { ...describeTotp(secret, username), expires_at: expires.toISOString() };
}

/**
 * Activates the app that is being set up by one of its codes, which is consumed with it.
 * @throws FACTOR_SETUP_EXPIRED, FACTOR_REJECTED, TOO_MANY_REQUESTS.
 */
export async function activateTotpSetup(
  app: FastifyInstance,
  request: FastifyRequest,
  code: string,
): Promise<Added> {
  const { userId, username } = userOf(request);
  const sealed = await readSetup(app.db, userOf(request));
  const opened = sealed && app.factorVault.open(userId, sealed);
  if (!opened) {
    throw new AppError('FACTOR_SETUP_EXPIRED');
  }
  await app.limits.require(app.db, factorConfirmations, username);
  const step = stepOfCode(opened.secret, code, Date.now());
  if (step === null) {
    throw new AppError('FACTOR_REJECTED', {}, { username, reason: 'wrong code at set-up' });
  }
  await app.limits.giveBack(app.db, factorConfirmations, username);
  const added = await addFactor(app, request, { factor: 'totp' }, (trx) =>
    replaceTotp(trx, { userId, sealed, step }),
  );
  return { message: 'La aplicación de autenticación quedó configurada.', ...added };
}

/** Starts the set-up of a passkey. @throws PASSKEY_LIMIT_REACHED; as `requireSetupProof`. */
export async function startPasskeySetup(
  app: FastifyInstance,
  request: FastifyRequest,
  password: string,
): Promise<PasskeyCreationOptions> {
  await requireSetupProof(app, request, password);
  const { userId, sessionId, username } = userOf(request);
  const passkeys = await readPasskeys(app.db, userId);
  if (passkeys.length >= limits.passkeysMaximum) {
    throw new AppError('PASSKEY_LIMIT_REACHED');
  }
  const owner = { userId, username, displayName: username };
  const options = await creationOptions(app.config.PUBLIC_URL, owner, passkeys);
  await storeInSession(app.db, sessionId, (trx) =>
    storeChallenge(trx, setupUse(request), options.challenge),
  );
  return options;
}

/**
 * Adds the passkey that was made for the challenge of its set-up.
 * @throws FACTOR_REJECTED, PASSKEY_LIMIT_REACHED.
 */
export async function addNewPasskey(
  app: FastifyInstance,
  request: FastifyRequest,
  { name, credential }: PasskeyPayload,
): Promise<Added> {
  const { userId, username } = userOf(request);
  const rejected = (reason: string) => new AppError('FACTOR_REJECTED', {}, { username, reason });
  const challenge = await claimedChallenge(credential.response.clientDataJSON);
  if (!challenge || !(await consumeChallenge(app.db, setupUse(request), challenge))) {
    throw rejected('unknown, used or expired challenge');
  }
  const checked = await checkRegistration(app.config.PUBLIC_URL, credential, challenge);
  if (!checked.ok) {
    throw rejected(checked.reason);
  }
  const facts = { factor: 'passkey', name } as const;
  const added = await addFactor(app, request, facts, async (trx) => {
    if ((await readPasskeys(trx, userId)).length >= limits.passkeysMaximum) {
      throw new AppError('PASSKEY_LIMIT_REACHED');
    }
    if (!(await insertPasskey(trx, userId, { ...checked.value, name }))) {
      throw rejected('passkey registered already');
    }
  });
  return { message: 'La llave de acceso quedó registrada.', ...added };
}
