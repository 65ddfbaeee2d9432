import { completeSignIn, createSignInChallenge, getPendingSignIn } from '@consultancy/validation';
import type { FastifyInstance } from 'fastify';
import { createRoute } from '../../create-route.ts';
import { rememberDevice } from '../../security/known-device.ts';
import { clearPendingCookie } from '../../security/pending-cookie.ts';
import { setSessionCookies } from '../../security/session-cookies.ts';
import { methodsOf } from './pending-repository.ts';
import { challengeSignIn, completePending, requirePending } from './sign-in-service.ts';

const tag = 'session';
const policy = 'public';

/** The second step of a sign-in. Each endpoint needs the cookie that the first step set. */
export async function factorSignInRoutes(app: FastifyInstance): Promise<void> {
  app.route(
    createRoute(getPendingSignIn, {
      policy,
      summary: 'The sign-in of this browser that awaits its second factor.',
      tag,
      handler: async ({ request }) => {
        const pending = await requirePending(app, request);
        return { methods: methodsOf(pending), expires_at: pending.expires_at.toISOString() };
      },
    }),
  );
  app.route(
    createRoute(createSignInChallenge, {
      policy,
      summary: 'A challenge for a passkey that completes the sign-in.',
      tag,
      handler: async ({ request }) => challengeSignIn(app, await requirePending(app, request)),
    }),
  );
  app.route(
    createRoute(completeSignIn, {
      policy,
      summary: 'Completes the sign-in by the second factor and sets the session cookies.',
      tag,
      handler: async ({ body, request, reply }) => {
        const { user, claim, password_hash } = await completePending(app, request, body);
        clearPendingCookie(request, reply);
        setSessionCookies(request, reply, claim);
        rememberDevice(request, reply, { username: user.username, password_hash });
        return user;
      },
    }),
  );
}
