import { createActivationCode, getMachine, registerMachine } from '@consultancy/validation';
import type { FastifyInstance } from 'fastify';
import { personOf } from '../../plugins/principals.ts';
import { routeOf } from '../../route-of.ts';
import { activationTriesPerAddress } from '../auth/auth-limits.ts';
import { findActiveMachine } from './machine-repository.ts';
import { createCode, registerMachine as register } from './machine-service.ts';

const tag = 'machines';

/** Registration of a user's machine (decisions §4). */
export async function machineRoutes(app: FastifyInstance): Promise<void> {
  app.route(
    routeOf(createActivationCode, {
      policy: 'session',
      summary: 'Makes a 10-minute code for the machine-registration toolbox.',
      tag,
      handler: ({ request }) => createCode(app, personOf(request).userId),
    }),
  );
  app.route(
    routeOf(getMachine, {
      policy: 'session',
      summary: 'The signed-in user’s registered machine.',
      tag,
      handler: async ({ request }) => {
        const machine = await findActiveMachine(app.db, personOf(request).userId);
        return {
          machine_id: machine?.machine_id ?? null,
          registered_at: machine?.registered_at.toISOString() ?? null,
        };
      },
    }),
  );
  app.route(
    routeOf(registerMachine, {
      policy: 'public',
      summary: 'Exchanges an activation code for the machine’s token, shown once.',
      tag,
      handler: async ({ body, request }) => {
        await app.limits.requireForAddress(app.db, activationTriesPerAddress, request.ip);
        return register(app, body.activation_code, body.machine_id);
      },
    }),
  );
}
