import { sendSuggestion } from '@consultancy/validation';
import type { FastifyInstance } from 'fastify';
import { enqueueMail } from '../../mail/outbox.ts';
import type { Limit } from '../../plugins/limits.ts';
import { routeOf } from '../../route-of.ts';
import { plainAddress } from '../../security/network-address.ts';

/** Suggestions from one address. */
const suggestionsPerAddress: Limit = { name: 'suggestions', most: 10, minutes: 60 };
/** Suggestions from everywhere: support's mailbox is not to be flooded from many addresses. */
const suggestionsInAll: Limit = { name: 'suggestions', most: 300, minutes: 60 };

/** The suggestion box of the contact page (§2). */
export async function suggestionRoutes(app: FastifyInstance): Promise<void> {
  app.route(
    routeOf(sendSuggestion, {
      policy: 'public',
      summary: 'Stores a visitor’s suggestion and mails it to support.',
      tag: 'support',
      handler: async ({ body, request }) => {
        await app.limits.requireForAddress(app.db, suggestionsPerAddress, request.ip);
        await app.limits.require(app.db, suggestionsInAll, 'all');
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
