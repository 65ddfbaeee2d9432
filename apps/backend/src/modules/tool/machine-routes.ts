import {
  createActivationCode,
  getMachine,
  registerMachine,
  releaseMachine,
  releaseOwnMachine,
} from '@consultancy/validation';
import type { FastifyInstance } from 'fastify';
import { AppError } from '../../app-error.ts';
import { createRoute } from '../../create-route.ts';
import { machineOf, userOf } from '../../plugins/principals.ts';
import { activationCodesPerUser, activationTriesPerAddress } from '../auth/auth-limits.ts';
import { codeExample, registrationExample } from './examples.ts';
import { findActiveMachine } from './machine-repository.ts';
import { createCode, registerMachine as register, releaseOwn } from './machine-service.ts';

const tag = 'machines';

/** The machine's place in the portal: its code, what is registered, and its release. */
function addPortalSide(app: FastifyInstance): void {
  app.route(
    createRoute(createActivationCode, {
      policy: 'session',
      summary: 'Creates a 10-minute code for the machine-registration toolbox.',
      tag,
      example: { response: codeExample },
      handler: async ({ request }) => {
        const user = userOf(request);
        await app.limits.require(app.db, activationCodesPerUser, String(user.userId));
        return createCode(app, user);
      },
    }),
  );
  app.route(
    createRoute(getMachine, {
      policy: 'session',
      summary: 'The signed-in user’s registered machine.',
      tag,
      handler: async ({ request }) => {
        const machine = await findActiveMachine(app.db, userOf(request).userId);
        return {
          machine_id: machine?.machine_id ?? null,
          registered_at: machine?.registered_at.toISOString() ?? null,
          ...(machine?.last_used_at && { last_used_at: machine.last_used_at.toISOString() }),
          ...(machine?.last_used_address && { last_used_address: machine.last_used_address }),
        };
      },
    }),
  );
  app.route(
    createRoute(releaseMachine, {
      policy: 'session',
      summary: 'Releases the signed-in user’s machine and revokes its token.',
      tag,
      handler: async ({ request }) => {
        await releaseOwn(request, userOf(request).userId, 'portal');
        return { machine_id: null, registered_at: null };
      },
    }),
  );
}

/** Registration of a user's machine (decisions §4). */
export async function machineRoutes(app: FastifyInstance): Promise<void> {
  addPortalSide(app);
  app.route(
    createRoute(registerMachine, {
      policy: 'public',
      summary: 'Exchanges an activation code for the machine’s token, shown once.',
      tag,
      example: registrationExample,
      handler: async ({ body, request }) => {
        await app.limits.requireForAddress(app.db, activationTriesPerAddress, request.ip);
        return register(request, body.activation_code, body.machine_id);
      },
    }),
  );
  app.route(
    createRoute(releaseOwnMachine, {
      policy: 'machine',
      summary: 'Releases the calling machine and revokes its token.',
      tag,
      example: { response: { username: 'usuaria_demo', machine_id: 'PORTATIL-LGOMEZ-1f0c9b7e' } },
      handler: async ({ request }) => {
        const { userId, username } = machineOf(request);
        const released = await releaseOwn(request, userId, 'machine');
        // Someone else released it in the meantime: its token has ended already.
        if (released === null) {
          throw new AppError('UNAUTHENTICATED');
        }
        return { username, machine_id: released };
      },
    }),
  );
}
