import { isAdminRole } from '@consultancy/validation';
import type { FastifyInstance } from 'fastify';
import { AppError } from '../../app-error.ts';
import type { RateLimit } from '../../plugins/rate-limits.ts';
import { issuerOf } from '../../receipts/issuer.ts';
import { receiptPdf } from '../../receipts/receipt-pdf.ts';
import { readReceipt, receiptFileName } from '../../receipts/receipt-repository.ts';
import type { SessionPrincipal } from '../auth/session-repository.ts';

/** A receipt takes some tens of milliseconds of a processor to write. */
export const receiptsPerUser: RateLimit = { name: 'receipts', max: 60, minutes: 15 };

/**
 * The receipt of a purchase for its buyer or an administrator.
 * @throws UNAUTHORIZED for another user's purchase and for an unknown one, unless the caller is an
 * administrator; TRANSACTION_NOT_FOUND for administrators; TOO_MANY_REQUESTS.
 */
export async function findReceipt(
  app: FastifyInstance,
  user: SessionPrincipal,
  transactionId: number,
): Promise<{ bytes: Buffer; fileName: string }> {
  const receipt = await readReceipt(app.db, transactionId);
  if (!isAdminRole(user.role) && receipt?.user_id !== user.userId) {
    throw new AppError('UNAUTHORIZED');
  }
  if (!receipt) {
    throw new AppError('TRANSACTION_NOT_FOUND');
  }
  await app.limits.require(app.db, receiptsPerUser, user.username);
  const bytes = await receiptPdf(receipt, issuerOf(app.config));
  return { bytes, fileName: receiptFileName(receipt) };
}
