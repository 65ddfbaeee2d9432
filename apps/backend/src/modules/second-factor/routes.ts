import {
  activateTotp,
  addPasskey,
  confirmSecondFactor,
  createConfirmationChallenge,
  getSecondFactor,
  removePasskey,
  removeTotp,
  renewRecoveryCodes,
  startPasskey,
  startTotp,
} from '@consultancy/validation';
import type { FastifyInstance } from 'fastify';
import { AppError } from '../../app-error.ts';
import { createRoute } from '../../create-route.ts';
import { userOf } from '../../plugins/principals.ts';
import { setSessionCookies } from '../../security/session-cookies.ts';
import { factorChallenges } from '../auth/auth-limits.ts';
import { storeInSession } from '../auth/own-session-repository.ts';
import { storeChallenge } from './challenges.ts';
import { confirmFactor, sessionProver } from './identity.ts';
import { readPasskeys } from './passkey-repository.ts';
import { removeOwnPasskey, removeOwnTotp, renewCodes } from './removal-service.ts';
import {
  activateTotpSetup,
  addNewPasskey,
  startPasskeySetup,
  startTotpSetup,
} from './setup-service.ts';
import { factorSignInRoutes } from './sign-in-routes.ts';
import { describeFactors } from './state.ts';
import { requestOptions } from './webauthn.ts';

const tag = 'second factor';
const policy = 'session';
/** Open to an administrator who has to set up a second factor first. */
const duringSetup = true;

function addState(app: FastifyInstance): void {
  app.route(
    createRoute(getSecondFactor, {
      policy,
      duringSetup,
      summary: 'The user’s second factors.',
      tag,
      handler: ({ request }) => describeFactors(app, userOf(request)),
    }),
  );
  app.route(
    createRoute(createConfirmationChallenge, {
      policy,
      summary: 'A challenge for one of the user’s passkeys.',
      tag,
      handler: async ({ request }) => {
        const { userId, username, purpose, boundTo } = sessionProver(request);
        await app.limits.require(app.db, factorChallenges, `session of ${username}`);
        const passkeys = await readPasskeys(app.db, userId);
        if (passkeys.length === 0) {
          throw new AppError('FACTOR_NOT_FOUND');
        }
        const options = await requestOptions(app.config.PUBLIC_URL, passkeys);
        await storeInSession(app.db, boundTo, (trx) =>
          storeChallenge(trx, { userId, purpose, boundTo }, options.challenge),
        );
        return options;
      },
    }),
  );
  app.route(
    createRoute(confirmSecondFactor, {
      policy,
      summary: 'Confirms the second factor in this session.',
      tag,
      handler: async ({ body, request, reply }) => {
        const { claim, until } = await confirmFactor(request, body);
        setSessionCookies(request, reply, claim);
        return { confirmed_until: until.toISOString() };
      },
    }),
  );
}

function addSetup(app: FastifyInstance): void {
  app.route(
    createRoute(startTotp, {
      policy,
      duringSetup,
      summary: 'Starts the set-up of an authenticator app; needs the password again.',
      tag,
      handler: ({ body, request }) => startTotpSetup(app, request, body.password),
    }),
  );
  app.route(
    createRoute(activateTotp, {
      policy,
      duringSetup,
      summary: 'Activates the authenticator app by one of its codes.',
      tag,
      handler: async ({ body, request, reply }) => {
        const { claim, ...added } = await activateTotpSetup(app, request, body.code);
        setSessionCookies(request, reply, claim);
        return added;
      },
    }),
  );
  app.route(
    createRoute(startPasskey, {
      policy,
      duringSetup,
      summary: 'Starts the set-up of a passkey; needs the password again.',
      tag,
      handler: ({ body, request }) => startPasskeySetup(app, request, body.password),
    }),
  );
  app.route(
    createRoute(addPasskey, {
      policy,
      duringSetup,
      summary: 'Adds the passkey that was set up.',
      tag,
      handler: async ({ body, request, reply }) => {
        const { claim, ...added } = await addNewPasskey(app, request, body);
        setSessionCookies(request, reply, claim);
        return added;
      },
    }),
  );
}

function addRemoval(app: FastifyInstance): void {
  app.route(
    createRoute(removeTotp, {
      policy,
      summary: 'Removes the authenticator app and revokes the other sessions.',
      tag,
      handler: async ({ request }) => {
        await removeOwnTotp(app, request);
        return { message: 'La aplicación de autenticación se quitó de la cuenta.' };
      },
    }),
  );
  app.route(
    createRoute(removePasskey, {
      policy,
      summary: 'Removes one of the user’s passkeys and revokes the other sessions.',
      tag,
      handler: async ({ params, request }) => {
        await removeOwnPasskey(app, request, params.id);
        return { message: 'La llave de acceso se quitó de la cuenta.' };
      },
    }),
  );
  app.route(
    createRoute(renewRecoveryCodes, {
      policy,
      summary: 'Makes new recovery codes; those before become invalid.',
      tag,
      handler: async ({ request }) => ({ recovery_codes: await renewCodes(app, request) }),
    }),
  );
}

/** Second factors: at sign-in, in the profile, and their confirmation (ADR 054). */
export async function secondFactorRoutes(app: FastifyInstance): Promise<void> {
  await app.register(factorSignInRoutes);
  addState(app);
  addSetup(app);
  addRemoval(app);
}
