import {
  getBotCheckChallenge,
  register,
  resendVerification as resendEndpoint,
  verifyRegisterEmail,
} from '@consultancy/validation';
import type { FastifyInstance } from 'fastify';
import { routeOf } from '../../route-of.ts';
import {
  challengesPerAddress,
  linkTriesPerAddress,
  registrationsPerAddress,
} from './auth-limits.ts';
import { registerAccount, resendVerification, verifyEmail } from './registration-service.ts';

const tag = 'registration';

function addRegistration(app: FastifyInstance): void {
  app.route(
    routeOf(getBotCheckChallenge, {
      policy: 'public',
      summary: 'A proof-of-work challenge for one action.',
      tag,
      handler: async ({ query, request }) => {
        await app.limits.requireForAddress(app.db, challengesPerAddress, request.ip);
        return { ...(await app.botCheck.challenge(query.action)) };
      },
    }),
  );
  app.route(
    routeOf(register, {
      policy: 'public',
      summary: 'Registers an account; it awaits verification of its e-mail.',
      tag,
      handler: async ({ body, request }) => {
        await app.botCheck.verify(app.db, 'register', body.recaptchaToken, request.ip);
        await app.limits.requireForAddress(app.db, registrationsPerAddress, request.ip);
        await registerAccount(app, body, request.ip);
        return { message: 'Le enviamos un correo para verificar su registro.' };
      },
    }),
  );
}

function addVerification(app: FastifyInstance): void {
  app.route(
    routeOf(verifyRegisterEmail, {
      policy: 'public',
      summary: 'Verifies the e-mail of a registration by the link’s token.',
      tag,
      handler: async ({ query, request }) => {
        await app.limits.requireForAddress(app.db, linkTriesPerAddress, request.ip);
        await verifyEmail(app, query.token);
        return { message: 'Su correo quedó verificado. Ya puede ingresar.' };
      },
    }),
  );
  app.route(
    routeOf(resendEndpoint, {
      policy: 'public',
      summary: 'Sends a new verification link to an unverified account.',
      tag,
      handler: async ({ body, request }) => {
        await app.botCheck.verify(app.db, 'register', body.recaptchaToken, request.ip);
        await app.limits.requireForAddress(app.db, registrationsPerAddress, request.ip);
        await resendVerification(app, body.email);
        return {
          message: 'Si la cuenta espera verificación, le enviamos un nuevo enlace a su correo.',
        };
      },
    }),
  );
}

/** Registration and the verification of its e-mail (§4, §7). */
export async function registrationRoutes(app: FastifyInstance): Promise<void> {
  addRegistration(app);
  addVerification(app);
}
