import { getUserAccount, getUserInformation, getWelcomeInfo } from '@consultancy/validation';
import type { FastifyInstance } from 'fastify';
import { createRoute } from '../../create-route.ts';
import { readAccount, readInformation } from './information-repository.ts';
import { addUsersLists } from './lists.ts';
import { requireUser } from './require-user.ts';
import { readWelcome } from './welcome-repository.ts';

const tag = 'users';

/** Information about a user, and the lists of users (§7). */
export async function userRoutes(app: FastifyInstance): Promise<void> {
  app.route(
    createRoute(getWelcomeInfo, {
      policy: 'self',
      summary: 'The welcome summary of a user.',
      tag,
      handler: async ({ params }) => requireUser(await readWelcome(app.db, params.username)),
    }),
  );
  app.route(
    createRoute(getUserInformation, {
      policy: 'self',
      summary: 'The profile of a user.',
      tag,
      handler: async ({ params }) => requireUser(await readInformation(app.db, params.username)),
    }),
  );
  app.route(
    createRoute(getUserAccount, {
      policy: 'admin',
      summary: 'The account of a user, with its state.',
      tag,
      handler: async ({ params }) => requireUser(await readAccount(app.db, params.username)),
    }),
  );
  addUsersLists(app);
}
