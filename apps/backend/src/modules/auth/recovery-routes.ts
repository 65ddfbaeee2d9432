import {
  checkResetLink,
  logPasswordChange,
  sendPasswordReset,
  updatePassword,
  verifyPasswordReset,
} from '@consultancy/validation';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { AppError } from '../../app-error.ts';
import { createRoute } from '../../create-route.ts';
import { userOf } from '../../plugins/principals.ts';
import { rememberDevice } from '../../security/known-device.ts';
import { setPendingCookie } from '../../security/pending-cookie.ts';
import { setSessionCookies } from '../../security/session-cookies.ts';
import { confirmAccess } from '../access-logs/repository.ts';
import { linkTriesPerAddress, resetsPerAddress } from './auth-limits.ts';
import {
  type ChangedPassword,
  changePassword,
  requestReset,
  requireResetLink,
  resetPassword,
} from './password-service.ts';
import { sourceOf } from './request-source.ts';

const tag = 'password';

/** Sends this browser the new session's tokens. */
function startChangedSession(
  request: FastifyRequest,
  reply: FastifyReply,
  changed: ChangedPassword,
) {
  const { user, claim, password_hash } = changed;
  setSessionCookies(request, reply, claim);
  rememberDevice(request, reply, { username: user.username, password_hash });
}

function addReset(app: FastifyInstance): void {
  app.route(
    createRoute(sendPasswordReset, {
      policy: 'public',
      summary: 'Sends a reset link to the address, if it has an account.',
      tag,
      handler: async ({ body, request }) => {
        await app.botCheck.verify(app.db, 'passwordReset', body.recaptchaToken, request.ip);
        await app.limits.requireForAddress(app.db, resetsPerAddress, request.ip);
        await requestReset(app, body.email);
        return {
          message:
            'Si el correo pertenece a una cuenta, le enviamos un enlace para restablecer la contraseña.',
        };
      },
    }),
  );
  app.route(
    createRoute(verifyPasswordReset, {
      policy: 'public',
      summary:
        'Sets a new password by a reset link, revokes every session and opens a new one, or awaits the second factor.',
      tag,
      handler: async ({ body, request, reply }) => {
        await app.limits.requireForAddress(app.db, linkTriesPerAddress, request.ip);
        const changed = await resetPassword(app, body, sourceOf(request));
        if (changed.kind === 'awaits factor') {
          setPendingCookie(request, reply, changed.token);
          throw new AppError('SECOND_FACTOR_REQUIRED');
        }
        startChangedSession(request, reply, changed);
        return changed.user;
      },
    }),
  );
}

/** Beside the tries at links themselves: it discloses no more than they do. */
function addLinkCheck(app: FastifyInstance): void {
  app.route(
    createRoute(checkResetLink, {
      policy: 'public',
      summary: 'Whether a reset link could be used now; it is not used.',
      tag,
      handler: async ({ body, request }) => {
        await app.limits.requireForAddress(app.db, linkTriesPerAddress, request.ip);
        await requireResetLink(app, body.token);
        return { message: 'El enlace es válido.' };
      },
    }),
  );
}

function addChange(app: FastifyInstance): void {
  app.route(
    createRoute(updatePassword, {
      policy: 'session',
      summary: 'Changes the own password and revokes every other session.',
      tag,
      handler: async ({ body, request, reply }) => {
        const changed = await changePassword(app, userOf(request), body, sourceOf(request));
        startChangedSession(request, reply, changed);
        return { message: 'La contraseña fue actualizada con éxito.' };
      },
    }),
  );
  app.route(
    createRoute(logPasswordChange, {
      policy: 'session',
      duringSetup: true,
      summary: 'Attaches the browser’s report to the row of this session’s password change.',
      tag,
      handler: async ({ body, request }) => {
        await confirmAccess(app.db, userOf(request).sessionId, body.change_type);
        return { message: 'Cambio de contraseña registrado.' };
      },
    }),
  );
}

/** Reset and change of a password (§7). */
export async function recoveryRoutes(app: FastifyInstance): Promise<void> {
  addReset(app);
  addLinkCheck(app);
  addChange(app);
}
