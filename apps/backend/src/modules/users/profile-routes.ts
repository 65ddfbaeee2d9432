import {
  cancelEmailChange,
  getUsernameAvailability,
  isReservedUsername,
  updateInfo,
  verifyEmailChange,
} from '@consultancy/validation';
import type { FastifyInstance } from 'fastify';
import { createRoute } from '../../create-route.ts';
import { userOf } from '../../plugins/principals.ts';
import { originOf } from '../audit/record.ts';
import { availabilityPerAddress, linkTriesPerAddress } from '../auth/auth-limits.ts';
import { cancelChange, confirmEmail, updateProfile } from './profile-service.ts';
import { usernameAvailable } from './repository.ts';

const tag = 'profile';

function addUpdate(app: FastifyInstance): void {
  app.route(
    createRoute(updateInfo, {
      policy: 'session',
      summary: 'Changes fields of the own profile; a new e-mail awaits confirmation.',
      tag,
      handler: async ({ body, request }) => {
        const pending_email = await updateProfile(app, userOf(request), body);
        return { message: 'La información se ha actualizado.', pending_email };
      },
    }),
  );
  app.route(
    createRoute(getUsernameAvailability, {
      policy: 'public',
      summary: 'Whether a username can still be chosen.',
      tag,
      handler: async ({ params, request }) => {
        await app.limits.requireForAddress(app.db, availabilityPerAddress, request.ip);
        const { username } = params;
        const available =
          !isReservedUsername(username) && (await usernameAvailable(app.db, username));
        return { available };
      },
    }),
  );
}

function addEmailChange(app: FastifyInstance): void {
  app.route(
    createRoute(verifyEmailChange, {
      policy: 'public',
      summary: 'Confirms a new e-mail by the token of the link sent to it.',
      tag,
      handler: async ({ body, request }) => {
        await app.limits.requireForAddress(app.db, linkTriesPerAddress, request.ip);
        await confirmEmail(app, body.token, originOf(request));
        return { message: 'Su nuevo correo quedó confirmado.' };
      },
    }),
  );
  app.route(
    createRoute(cancelEmailChange, {
      policy: 'session',
      summary: 'Discards the own pending e-mail change.',
      tag,
      handler: async ({ request }) => {
        await cancelChange(app, userOf(request).userId);
        return { message: 'El cambio de correo se canceló.' };
      },
    }),
  );
}

/** Endpoints by which users change their own data (§5, §7). */
export async function profileRoutes(app: FastifyInstance): Promise<void> {
  addUpdate(app);
  addEmailChange(app);
}
