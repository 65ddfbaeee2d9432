import type { movementTypes } from '@consultancy/validation';
import { sql } from 'kysely';
import type { Db } from '../../database/pool.ts';

/** A change of the booked balance. */
export interface Movement {
  userId: number;
  /** Signed decimal. */
  amount: string;
  type: (typeof movementTypes)[number];
  descript: string;
  /** The purchase it books, if it books one. */
  transactionId?: number;
  /** The run it books, if it books one. */
  utilizationId?: number;
}

/** `descript` of the credits given on e-mail verification. */
export const welcomeDescript = 'Bienvenida';

/**
 * Books a movement: moves the user's balance and writes the ledger's next row in one statement.
 * The row lock that it takes puts all movements of a user in one order.
 * @returns the balance after, as a decimal string.
 * @throws a check violation when the balance would fall below what reservations hold.
 */
export async function book(db: Db, movement: Movement): Promise<string> {
  const { rows } = await sql<{ balance: string }>`
    WITH moved AS (
      UPDATE users
      SET current_credits = current_credits + ${movement.amount}::numeric,
          movement_seq = movement_seq + 1
      WHERE id = ${movement.userId}
      RETURNING id, current_credits, movement_seq
    )
    INSERT INTO credit_movements
      (user_id, seq, amount, balance, type, descript, trans_id, utilization_id)
    SELECT id, movement_seq, ${movement.amount}::numeric, current_credits, ${movement.type},
           ${movement.descript}, ${movement.transactionId ?? null}::bigint,
           ${movement.utilizationId ?? null}::bigint
    FROM moved
    RETURNING balance`.execute(db);
  const balance = rows[0]?.balance;
  if (balance === undefined) {
    throw new Error(`no user ${movement.userId} to book for`);
  }
  return balance;
}
