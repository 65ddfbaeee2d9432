import { ruleTexts, sendSuggestion } from '@consultancy/validation';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { sql } from 'kysely';
import { AppError } from '../../app-error.ts';
import { createRoute } from '../../create-route.ts';
import { enqueueMail } from '../../mail/outbox.ts';
import type { RateLimit } from '../../plugins/rate-limits.ts';
import { plainAddress } from '../../security/network-address.ts';
import { claimOf } from '../../security/session-cookies.ts';
import { findPrincipal } from '../auth/session-repository.ts';

/** Suggestions from one address. */
const suggestionsPerAddress: RateLimit = { name: 'suggestions', max: 10, minutes: 60 };
/** Suggestions of one signed-in user, from whatever addresses. */
const suggestionsPerUser: RateLimit = { name: 'suggestions of a user', max: 10, minutes: 60 };
/** Suggestions of all visitors: support's mailbox is not to be flooded from many addresses. */
export const suggestionsOfVisitors: RateLimit = { name: 'suggestions', max: 300, minutes: 60 };
/** The subject of that limit. */
export const VISITORS = 'all';

/** An account of less than this many days may have been made for a flood. */
const FRESH_DAYS = 7;

/** Who sends a suggestion: a user, by the session, or a visitor. */
async function findSender(app: FastifyInstance, request: FastifyRequest) {
  const claim = claimOf(request, 'access');
  return claim && (await findPrincipal(app.db, claim));
}
type Sender = Awaited<ReturnType<typeof findSender>>;

async function isFresh(app: FastifyInstance, userId: number): Promise<boolean> {
  const { rows } = await sql<{ fresh: boolean }>`
    SELECT date_joined > now() - make_interval(days => ${FRESH_DAYS}::integer) AS fresh
    FROM users WHERE id = ${userId}`.execute(app.db);
  return rows[0]?.fresh !== false;
}

/**
 * The bot check of visitors and of new accounts, which an attacker makes by the dozen. Known users
 * need none, as their suggestions are counted by account.
 * @throws VALIDATION_ERROR without a token; BOT_CHECK_FAILED, SERVICE_UNAVAILABLE.
 */
async function requireHuman(
  app: FastifyInstance,
  sender: Sender,
  token: string | undefined,
  address: string,
): Promise<void> {
  if (sender && !(await isFresh(app, sender.userId))) {
    return;
  }
  if (token === undefined) {
    const fields = [{ field: 'recaptchaToken', message: ruleTexts.botCheckRequired }];
    throw new AppError('VALIDATION_ERROR', { fields });
  }
  await app.botCheck.verify(app.db, 'suggestion', token, address);
}

/**
 * Counts a suggestion: by address, and by user or, without a session, with all visitors'. So a
 * flood of visitors' suggestions does not block users'.
 * @throws TOO_MANY_REQUESTS.
 */
async function countSuggestion(
  app: FastifyInstance,
  sender: Sender,
  address: string,
): Promise<void> {
  await app.limits.requireForAddress(app.db, suggestionsPerAddress, address);
  await (sender
    ? app.limits.require(app.db, suggestionsPerUser, String(sender.userId))
    : app.limits.require(app.db, suggestionsOfVisitors, VISITORS));
}

/** The suggestion box of the contact page (§2). */
export async function suggestionRoutes(app: FastifyInstance): Promise<void> {
  app.route(
    createRoute(sendSuggestion, {
      policy: 'public',
      summary: 'Stores a visitor’s suggestion and mails it to support.',
      tag: 'support',
      handler: async ({ body, request }) => {
        const sender = await findSender(app, request);
        await requireHuman(app, sender, body.recaptchaToken, request.ip);
        await countSuggestion(app, sender, request.ip);
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
