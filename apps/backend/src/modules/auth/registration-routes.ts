import {
  confirmRegistration,
  discardRegistration,
  getBotCheckChallenge,
  register,
  resendVerification as resendEndpoint,
  verifyRegisterEmail,
} from '@consultancy/validation';
import type { FastifyInstance } from 'fastify';
import { createRoute } from '../../create-route.ts';
import {
  markRegistrationBrowser,
  registrationBrowser,
} from '../../security/registration-browser.ts';
import {
  challengesPerAddress,
  linkTriesPerAddress,
  registrationsPerAddress,
} from './auth-limits.ts';
import { registerAccount, resendVerification } from './registration-service.ts';
import { confirmByPassword, discardByLink, verifyEmail } from './verification-service.ts';

const tag = 'registration';
const verified = 'Su correo quedó verificado. Ya puede ingresar.';

function addRegistration(app: FastifyInstance): void {
  app.route(
    createRoute(getBotCheckChallenge, {
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
    createRoute(register, {
      policy: 'public',
      summary: 'Registers an account; it awaits verification of its e-mail.',
      tag,
      handler: async ({ body, request, reply }) => {
        await app.botCheck.verify(app.db, 'register', body.recaptchaToken, request.ip);
        await app.limits.requireForAddress(app.db, registrationsPerAddress, request.ip);
        const browserHash = markRegistrationBrowser(request, reply);
        await registerAccount(app, body, { address: request.ip, browserHash });
        return { message: 'Le enviamos un correo para verificar su registro.' };
      },
    }),
  );
}

function addVerification(app: FastifyInstance): void {
  app.route(
    createRoute(verifyRegisterEmail, {
      policy: 'public',
      summary: 'Verifies the e-mail of a registration by the link’s token.',
      tag,
      handler: async ({ query, request }) => {
        await app.limits.requireForAddress(app.db, linkTriesPerAddress, request.ip);
        await verifyEmail(app, query.token, registrationBrowser(request));
        return { message: verified };
      },
    }),
  );
  app.route(
    createRoute(resendEndpoint, {
      policy: 'public',
      summary: 'Sends a new verification link to an unverified account.',
      tag,
      handler: async ({ body, request }) => {
        await app.botCheck.verify(app.db, 'register', body.recaptchaToken, request.ip);
        await app.limits.requireForAddress(app.db, registrationsPerAddress, request.ip);
        await resendVerification(app, body.email, registrationBrowser(request));
        return {
          message: 'Si la cuenta espera verificación, le enviamos un nuevo enlace a su correo.',
        };
      },
    }),
  );
}

/** Endpoints of a link that was opened in another browser than the registration (ADR 051). */
function addConfirmation(app: FastifyInstance): void {
  app.route(
    createRoute(confirmRegistration, {
      policy: 'public',
      summary: 'Verifies the e-mail of a registration by the link’s token and the password chosen.',
      tag,
      handler: async ({ body, request }) => {
        await app.limits.requireForAddress(app.db, linkTriesPerAddress, request.ip);
        await confirmByPassword(app, body.token, body.password);
        return { message: verified };
      },
    }),
  );
  app.route(
    createRoute(discardRegistration, {
      policy: 'public',
      summary: 'Deletes the pending registration of a link, so that its owner starts over.',
      tag,
      handler: async ({ body, request }) => {
        await app.limits.requireForAddress(app.db, linkTriesPerAddress, request.ip);
        await discardByLink(app, body.token);
        return { message: 'La solicitud de registro se descartó.' };
      },
    }),
  );
}

/** Registration and the verification of its e-mail (§4, §7). */
export async function registrationRoutes(app: FastifyInstance): Promise<void> {
  addRegistration(app);
  addVerification(app);
  addConfirmation(app);
}
