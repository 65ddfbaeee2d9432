import { availableParallelism } from 'node:os';
import type { LoginPayload, SessionUser } from '@consultancy/validation';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { AppError } from '../../app-error.ts';
import { throwIfCancelled } from '../../cancellation.ts';
import { isDatabaseUnavailable } from '../../database/errors.ts';
import { createKeyedMutex } from '../../keyed-mutex.ts';
import type { RateLimit } from '../../plugins/rate-limits.ts';
import { limitConcurrency } from '../../security/concurrency-limiter.ts';
import { knownDevice } from '../../security/known-device.ts';
import type { TokenClaim } from '../../security/session-tokens.ts';
import { openPending } from '../second-factor/pending-repository.ts';
import { type Credentials, findCredentials } from '../users/repository.ts';
import { guessesPerAccount, guessesPerDevice, signInsPerAddress } from './auth-limits.ts';
import { notifyOfNewDevice } from './new-device-notice.ts';
import { recordFailedSignIn } from './record-failed-sign-in.ts';
import { sourceOf } from './request-source.ts';
import { openSignIn } from './sign-in-repository.ts';

const serializeByAccount = createKeyedMutex();

/**
 * Sign-ins under way in this process. More than hashing can take at once would only fill the pool
 * of connections, before which every other request would then wait.
 */
const MAX_UNDER_WAY = availableParallelism() + 1;
const admissions = limitConcurrency(MAX_UNDER_WAY, isDatabaseUnavailable);
/** Each account has one place in it, so that many sign-ins at one do not delay the others. */
const underWay = limitConcurrency(MAX_UNDER_WAY, isDatabaseUnavailable);

/** A sign-in that succeeded. */
export interface SignedIn {
  kind: 'signed in';
  user: SessionUser;
  claim: TokenClaim;
  /** By which the browser is known from now on. */
  password_hash: string;
}

/** A sign-in that awaits its second factor; by the token the browser completes it. */
export interface AwaitsFactor {
  kind: 'awaits factor';
  token: string;
}

/**
 * The checks before a password: the bot check, which may query another server and so is not
 * serialized, and then the address's limit, which requests without a solved check must not use up.
 * The credentials are read meanwhile, as each step is a wait.
 * @throws TOO_MANY_REQUESTS, BOT_CHECK_FAILED, SERVICE_UNAVAILABLE.
 */
async function admit(app: FastifyInstance, payload: LoginPayload, request: FastifyRequest) {
  const [user] = await Promise.all([
    admissions(() => findCredentials(app.db, payload.username.toLowerCase())),
    app.botCheck.verify(app.db, 'login', payload.recaptchaToken, request.ip),
  ]);
  await admissions(() => app.limits.requireForAddress(app.db, signInsPerAddress, request.ip));
  return user;
}

/**
 * The hash with which the checked password is stored from now on: a new one when the cost
 * parameters have changed, otherwise the stored one.
 */
async function currentHash(
  app: FastifyInstance,
  { password_hash }: Credentials,
  password: string,
  first: boolean,
): Promise<string> {
  const isOutdated = app.passwords.isOutdated(password_hash);
  return isOutdated ? app.passwords.hash(password, { first }) : password_hash;
}

/** Opens the session; the owner is notified by mail of an unknown browser. */
async function open(
  app: FastifyInstance,
  user: Credentials,
  newHash: string,
  request: FastifyRequest,
  isUnknownBrowser: boolean,
): Promise<TokenClaim> {
  // A closed connection would leave an open session that no browser has.
  throwIfCancelled();
  const source = sourceOf(request);
  const claim = isUnknownBrowser
    ? await app.db.transaction().execute(async (trx) => {
        const opened = await openSignIn(trx, user, newHash, source);
        if (opened) {
          await notifyOfNewDevice(app, trx, user.id, opened, source);
        }
        return opened;
      })
    : await openSignIn(app.db, user, newHash, source);
  if (!claim) {
    throw new AppError('INVALID_CREDENTIALS', {}, { reason: 'account changed meanwhile' });
  }
  return claim;
}

/** Lets a sign-in await its second factor: no session, and no mail yet. */
async function openAwaiting(
  app: FastifyInstance,
  user: Credentials,
  newHash: string,
  device: string | null,
): Promise<string> {
  throwIfCancelled();
  const token = await openPending(app.db, user, newHash, device);
  if (!token) {
    throw new AppError('INVALID_CREDENTIALS', {}, { reason: 'account changed meanwhile' });
  }
  return token;
}

/** Why the right password opens nothing, or null. */
function accountStatusIssue(user: Credentials): AppError | null {
  if (user.disabled_at) {
    return new AppError('ACCOUNT_SUSPENDED');
  }
  return user.email_verified_at ? null : new AppError('EMAIL_NOT_VERIFIED');
}

/** A sign-in: the account whose password is checked, and the limit that counts its guesses. */
interface Attempt {
  user: Credentials | undefined;
  /** The browser's own name at the account, if a user signed in from it before. */
  device: string | null;
  limit: RateLimit;
  subject: string;
}

/**
 * Checks the password, and opens the session if it is right and the account may be used; with a second
 * factor the sign-in awaits it.
 */
async function enter(
  app: FastifyInstance,
  payload: LoginPayload,
  request: FastifyRequest,
  { user, device, limit, subject }: Attempt,
): Promise<SignedIn | AwaitsFactor> {
  await app.limits.require(app.db, limit, subject);
  const stored = user?.password_hash ?? null;
  const first = device !== null;
  const matches = await app.passwords.verify(stored, payload.password, { first });
  if (!user || !matches) {
    const reason = user ? 'wrong password' : 'unknown account';
    throw new AppError('INVALID_CREDENTIALS', {}, { reason });
  }
  const issue = accountStatusIssue(user);
  const isUnknownBrowser = device === null && user.known;
  const newHash = issue
    ? user.password_hash
    : await currentHash(app, user, payload.password, first);
  if (!issue && user.has_factor) {
    const [token] = await Promise.all([
      openAwaiting(app, user, newHash, device),
      app.limits.giveBack(app.db, limit, subject),
    ]);
    return { kind: 'awaits factor', token };
  }
  const [claim] = await Promise.all([
    issue ? null : open(app, user, newHash, request, isUnknownBrowser),
    app.limits.giveBack(app.db, limit, subject),
  ]);
  if (!claim) {
    throw issue ?? new AppError('INVALID_CREDENTIALS');
  }
  const { username, role } = user;
  return { kind: 'signed in', user: { username, role }, claim, password_hash: newHash };
}

/**
 * Signs a user in (§7). Each wrong password is a guess at the account, a right one is none;
 * guesses from a browser that the account knows are counted apart, so that strangers cannot lock
 * it out. Only the right password learns that the account awaits verification or is suspended.
 * @throws TOO_MANY_REQUESTS after ten wrong ones in 15 minutes; INVALID_CREDENTIALS, at the same
 * cost for an unknown account as for a known one; ACCOUNT_SUSPENDED, EMAIL_NOT_VERIFIED; and what
 * `admit` throws.
 */
export async function signIn(
  app: FastifyInstance,
  payload: LoginPayload,
  request: FastifyRequest,
): Promise<SignedIn | AwaitsFactor> {
  try {
    return await proveAndEnter(app, payload, request);
  } catch (error) {
    throw error instanceof AppError ? recordFailedSignIn(app, payload, request, error) : error;
  }
}

/** Reads an outdated hash again: a sign-in before this one in the queue may have replaced it. */
async function withCurrentHash(app: FastifyInstance, attempt: Attempt): Promise<Attempt> {
  const { user } = attempt;
  return user && app.passwords.isOutdated(user.password_hash)
    ? { ...attempt, user: await findCredentials(app.db, user.username) }
    : attempt;
}

async function proveAndEnter(
  app: FastifyInstance,
  payload: LoginPayload,
  request: FastifyRequest,
): Promise<SignedIn | AwaitsFactor> {
  const user = await admit(app, payload, request);
  const device = user ? knownDevice(request, user) : null;
  const limit = device ? guessesPerDevice : guessesPerAccount;
  const subject = device ?? payload.username.toLowerCase();
  const attempt = { user, device, limit, subject };
  // A flood from unknown browsers must not block known ones.
  const precedence = { first: device !== null };
  return serializeByAccount(`${limit.name} ${subject}`, () =>
    underWay(
      async () => enter(app, payload, request, await withCurrentHash(app, attempt)),
      precedence,
    ),
  );
}
