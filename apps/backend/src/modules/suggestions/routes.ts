import { sendSuggestion } from '@consultancy/validation';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { enqueueMail } from '../../mail/outbox.ts';
import type { Limit } from '../../plugins/limits.ts';
import { routeOf } from '../../route-of.ts';
import { plainAddress } from '../../security/network-address.ts';
import { claimOf } from '../../security/session-cookies.ts';
import { findPrincipal } from '../auth/session-repository.ts';

/** Suggestions from one address. */
const suggestionsPerAddress: Limit = { name: 'suggestions', most: 10, minutes: 60 };
/** Suggestions of one signed-in user, from whatever addresses. */
const suggestionsPerUser: Limit = { name: 'suggestions of a user', most: 10, minutes: 60 };
/** Suggestions of all visitors: support's mailbox is not to be flooded from many addresses. */
const suggestionsOfVisitors: Limit = { name: 'suggestions', most: 300, minutes: 60 };

/**
 * Counts a suggestion: by address, and by user or, without a session, with all visitors'. So a
 * flood of visitors' suggestions does not block users'.
 * @throws TOO_MANY_REQUESTS.
 */
async function countSuggestion(app: FastifyInstance, request: FastifyRequest): Promise<void> {
  const claim = claimOf(request, 'access');
  const user = claim && (await findPrincipal(app.db, claim));
  await app.limits.requireForAddress(app.db, suggestionsPerAddress, request.ip);
  await (user
    ? app.limits.require(app.db, suggestionsPerUser, String(user.userId))
    : app.limits.require(app.db, suggestionsOfVisitors, 'all'));
}

/** The suggestion box of the contact page (§2). */
export async function suggestionRoutes(app: FastifyInstance): Promise<void> {
  app.route(
    routeOf(sendSuggestion, {
      policy: 'public',
      summary: 'Stores a visitor’s suggestion and mails it to support.',
      tag: 'support',
      handler: async ({ body, request }) => {
        await countSuggestion(app, request);
        await app.db.transaction().execute(async (trx) => {
          const { id } = await trx
            .insertInto('suggestions')
            .values({
              name: body.name ?? null,
              email: body.email ?? null,
              message: body.message,
              address: plainAddress(request.ip),
            })
            .returning('id')
            .executeTakeFirstOrThrow();
          await enqueueMail(trx, { mail: 'suggestion', suggestionId: id });
        });
        return { message: 'Gracias. Recibimos su sugerencia.' };
      },
    }),
  );
}
