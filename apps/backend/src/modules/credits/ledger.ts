import type { ledgerEntryTypes } from '@consultancy/validation';
import { sql } from 'kysely';
import { AppError } from '../../app-error.ts';
import { isOutOfRange } from '../../database/errors.ts';
import type { Db } from '../../database/pool.ts';
import { prepared } from '../../database/prepared.ts';

const balanceLimitText =
  'Con este valor el saldo pasaría del máximo, que es de 999.999.999.999,99 créditos.';

/**
 * An error of booking; VALIDATION_ERROR for an amount that is valid by itself, with which the balance
 * would exceed its column.
 * @param field the amount's.
 */
export const bookingError = (error: unknown, field: string): unknown =>
  isOutOfRange(error)
    ? new AppError('VALIDATION_ERROR', { fields: [{ field, message: balanceLimitText }] })
    : error;

/** A change of the booked balance. */
export interface LedgerEntryRow {
  userId: number;
  /** Signed decimal. */
  amount: string;
  type: (typeof ledgerEntryTypes)[number];
  descript: string;
  /** The purchase it books, if it books one. */
  transactionId?: number;
  /** The run it books, if it books one. */
  utilizationId?: number;
  /** The ledger entry that it reverses, if any. */
  reversesId?: number;
  /** The administrator who books it by hand; never the user. */
  recordedBy?: number;
}

/** A booked ledger entry. */
export interface Booked {
  id: number;
  /** Balance before it. */
  before: string;
  /** Balance after it. */
  balance: string;
}

/** `descript` of the credits given on e-mail verification. */
export const welcomeDescript = 'Bienvenida';

/**
 * Books a ledger entry, if the available credits cover it: changes the user's balance and
 * writes the ledger's next row in one statement. Its row lock serializes all ledger entries of a
 * user.
 * @returns null when the user has too few available credits, or there is no such user.
 */
export async function bookIfCovered(db: Db, entry: LedgerEntryRow): Promise<Booked | null> {
  const { rows } = await sql<Booked>`${prepared}
    WITH moved AS (
      UPDATE users
      SET current_credits = current_credits + ${entry.amount}::numeric,
          movement_seq = movement_seq + 1
      WHERE id = ${entry.userId}
        AND current_credits + ${entry.amount}::numeric >= pending_credits
      RETURNING id, current_credits, movement_seq
    )
    INSERT INTO credit_movements
      (user_id, seq, amount, balance, type, descript, trans_id, utilization_id, reverses_id,
       recorded_by)
    SELECT id, movement_seq, ${entry.amount}::numeric, current_credits, ${entry.type},
           ${entry.descript}, ${entry.transactionId ?? null}::bigint,
           ${entry.utilizationId ?? null}::bigint, ${entry.reversesId ?? null}::bigint,
           ${entry.recordedBy ?? null}::bigint
    FROM moved
    RETURNING id, balance - amount AS before, balance`.execute(db);
  return rows[0] ?? null;
}

/**
 * Books a ledger entry that must be covered: one that adds credits, or one with a reservation.
 * @throws when it is not covered.
 */
export async function book(db: Db, entry: LedgerEntryRow): Promise<Booked> {
  const booked = await bookIfCovered(db, entry);
  if (!booked) {
    throw new Error(`user ${entry.userId} cannot cover a ledger entry of ${entry.amount}`);
  }
  return booked;
}
