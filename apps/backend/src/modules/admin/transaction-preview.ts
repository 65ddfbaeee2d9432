import type { TransactionPreview } from '@consultancy/validation';
import type { FastifyInstance } from 'fastify';
import { AppError } from '../../app-error.ts';
import type { RateLimit } from '../../plugins/rate-limits.ts';
import type { SessionPrincipal } from '../auth/session-repository.ts';

/** Looks at accounts by e-mail: enough for a day of sales, too few to go through a list. */
const previewsPerAdmin: RateLimit = { name: 'transaction previews', max: 120, minutes: 15 };

/**
 * Whose account an e-mail names, for the form that records a purchase.
 * @throws USER_NOT_FOUND, SELF_CREDIT_FORBIDDEN, TOO_MANY_REQUESTS.
 */
export async function previewTransaction(
  app: FastifyInstance,
  seller: SessionPrincipal,
  email: string,
): Promise<TransactionPreview> {
  await app.limits.require(app.db, previewsPerAdmin, seller.username);
  const buyer = await app.db
    .selectFrom('users')
    .select(['id', 'username', 'first_name', 'last_name', 'enterprise_name'])
    .select(['current_credits as credits_balance', 'disabled_at'])
    .where('email', '=', email)
    .executeTakeFirst();
  if (!buyer) {
    throw new AppError('USER_NOT_FOUND');
  }
  const { id, disabled_at, ...shown } = buyer;
  if (id === seller.userId) {
    throw new AppError('SELF_CREDIT_FORBIDDEN');
  }
  return { ...shown, suspended: disabled_at !== null };
}
