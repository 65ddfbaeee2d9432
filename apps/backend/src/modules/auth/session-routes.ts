import { login, logout, refreshToken, validateToken } from '@consultancy/validation';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { AppError } from '../../app-error.ts';
import { createRoute } from '../../create-route.ts';
import { userOf } from '../../plugins/principals.ts';
import { knownDevice, rememberDevice } from '../../security/known-device.ts';
import { setPendingCookie } from '../../security/pending-cookie.ts';
import {
  claimOf,
  clearSessionCookies,
  clearSignedInHint,
  renewalClaimOf,
  setSessionCookies,
} from '../../security/session-cookies.ts';
import { renewSession, revokeSession } from './session-repository.ts';
import { signIn } from './sign-in-service.ts';

const tag = 'session';

/** Renews the session of the request's refresh cookie. @throws UNAUTHENTICATED. */
async function renew(app: FastifyInstance, request: FastifyRequest, reply: FastifyReply) {
  const claim = renewalClaimOf(request);
  const renewal = claim ? await renewSession(app.db, claim) : { outcome: 'rejected' as const };
  if (renewal.outcome === 'reused') {
    request.log.warn(
      { userId: renewal.userId },
      'a replaced refresh token came back; family ended',
    );
  }
  if (renewal.outcome !== 'renewed') {
    clearSignedInHint(request, reply);
    throw new AppError('UNAUTHENTICATED');
  }
  return renewal;
}

function addSignIn(app: FastifyInstance): void {
  app.route(
    createRoute(login, {
      policy: 'public',
      summary: 'Signs a user in and sets the session cookies.',
      tag,
      handler: async ({ body, request, reply }) => {
        const outcome = await signIn(app, body, request);
        if (outcome.kind === 'awaits factor') {
          setPendingCookie(request, reply, outcome.token);
          throw new AppError('SECOND_FACTOR_REQUIRED');
        }
        const { user, claim, password_hash } = outcome;
        setSessionCookies(request, reply, claim);
        const account = { username: user.username, password_hash };
        rememberDevice(request, reply, account, knownDevice(request, account) !== null);
        return user;
      },
    }),
  );
  app.route(
    createRoute(validateToken, {
      policy: 'session',
      duringSetup: true,
      summary: 'The signed-in user.',
      tag,
      handler: async ({ request }) => {
        const { username, role } = userOf(request);
        return { username, role };
      },
    }),
  );
}

function addRenewalAndEnd(app: FastifyInstance): void {
  app.route(
    createRoute(refreshToken, {
      policy: 'public',
      summary: 'Renews the session by its refresh cookie.',
      tag,
      handler: async ({ request, reply }) => {
        const { claim, username, role } = await renew(app, request, reply);
        setSessionCookies(request, reply, claim);
        return { username, role };
      },
    }),
  );
  app.route(
    createRoute(logout, {
      policy: 'public',
      summary: 'Revokes the session, even with an expired access token, and clears its cookies.',
      tag,
      handler: async ({ request, reply }) => {
        const claim = claimOf(request, 'access');
        if (claim) {
          await revokeSession(app.db, claim.sessionId, 'signed out');
        }
        clearSessionCookies(request, reply);
        return { message: 'La sesión se cerró.' };
      },
    }),
  );
}

/** Sign-in, renewal and sign-out (§4, §7). */
export async function sessionRoutes(app: FastifyInstance): Promise<void> {
  addSignIn(app);
  addRenewalAndEnd(app);
}
