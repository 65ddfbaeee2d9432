import type { ledgerEntryTypes } from '@consultancy/validation';
import { sql } from 'kysely';
import type { Db } from '../../database/pool.ts';

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
  /** The movement it takes back, if it takes one back. */
  reversesId?: number;
  /** The administrator who books it by hand; never the user. */
  recordedBy?: number;
}

/** A movement as it was booked. */
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
 * Books a movement, if the credits that no reservation holds cover it: moves the user's balance and
 * writes the ledger's next row in one statement. The row lock that it takes puts all movements of a
 * user in one order.
 * @returns null when the user has too few available credits, or there is no such user.
 */
export async function bookIfCovered(db: Db, movement: LedgerEntryRow): Promise<Booked | null> {
  const { rows } = await sql<Booked>`
    WITH moved AS (
      UPDATE users
      SET current_credits = current_credits + ${movement.amount}::numeric,
          movement_seq = movement_seq + 1
      WHERE id = ${movement.userId}
        AND current_credits + ${movement.amount}::numeric >= pending_credits
      RETURNING id, current_credits, movement_seq
    )
    INSERT INTO credit_movements
      (user_id, seq, amount, balance, type, descript, trans_id, utilization_id, reverses_id,
       recorded_by)
    SELECT id, movement_seq, ${movement.amount}::numeric, current_credits, ${movement.type},
           ${movement.descript}, ${movement.transactionId ?? null}::bigint,
           ${movement.utilizationId ?? null}::bigint, ${movement.reversesId ?? null}::bigint,
           ${movement.recordedBy ?? null}::bigint
    FROM moved
    RETURNING id, balance - amount AS before, balance`.execute(db);
  return rows[0] ?? null;
}

/**
 * Books a movement that must be covered, as one that adds credits or that a reservation covers.
 * @throws when it is not covered.
 */
export async function book(db: Db, movement: LedgerEntryRow): Promise<Booked> {
  const booked = await bookIfCovered(db, movement);
  if (!booked) {
    throw new Error(`user ${movement.userId} cannot cover a movement of ${movement.amount}`);
  }
  return booked;
}
