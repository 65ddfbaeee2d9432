import { logAccess } from '@consultancy/validation';
import type { FastifyInstance } from 'fastify';
import { createRoute } from '../../create-route.ts';
import { userOf } from '../../plugins/principals.ts';
import { addAccessLists } from './lists.ts';
import { confirmAccess } from './repository.ts';

/** Web accesses (§7). */
export async function accessLogRoutes(app: FastifyInstance): Promise<void> {
  app.route(
    createRoute(logAccess, {
      policy: 'session',
      duringSetup: true,
      summary: 'Attaches the browser’s report to the access row of this session.',
      tag: 'access logs',
      handler: async ({ body, request }) => {
        await confirmAccess(app.db, userOf(request).sessionId, body.access_type);
        return { message: 'Acceso registrado.' };
      },
    }),
  );
  addAccessLists(app);
}
