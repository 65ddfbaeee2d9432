import { randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import { expect } from 'vitest';
import type { Db } from '../src/database/pool.ts';
import { digest } from '../src/security/keys.ts';
import type { TestBackend } from './build-app.ts';
import { decimalOf, type LedgerModel } from './ledger-model.ts';

/** Adds a user with a machine, cheaply: thousands of histories each start with one. */
export async function addPlayer(backend: TestBackend, passwordHash: string, username: string) {
  const token = randomBytes(32).toString('base64url');
  const { rows } = await sql<{ id: number }>`
    WITH added AS (
      INSERT INTO users (username, email, first_name, last_name, cellphone, enterprise_name,
                         password_hash, email_verified_at, consent_version)
      VALUES (${username}, ${`${username}@example.com`}, 'Ana', 'Núñez', '3001234567', 'Geo',
              ${passwordHash}, now(), 'x')
      RETURNING id
    ), machine AS (
      INSERT INTO machines (user_id, machine_id, token_hash)
      SELECT id, 'PC-GIS', ${digest(token)} FROM added
    )
    SELECT id FROM added`.execute(backend.app.db);
  return { id: rows[0]?.id ?? 0, username, token };
}

/** Compares a user's rows with the model: balances, chain, number of ledger entries. */
export async function expectLedger(db: Db, userId: number, model: LedgerModel): Promise<void> {
  const { rows } = await sql`
    SELECT u.current_credits::text AS booked, u.pending_credits::text AS reserved,
           count(m.id)::integer AS "ledgerEntries", coalesce(sum(m.amount), 0)::text AS sum,
           count(*) FILTER (WHERE m.balance < 0 OR m.balance <> m.before + m.amount
                               OR m.seq <> m.place)::integer AS wrong
    FROM users u LEFT JOIN (
      SELECT *, lag(balance, 1, 0) OVER w AS before, row_number() OVER w AS place
      FROM credit_movements WHERE user_id = ${userId} WINDOW w AS (ORDER BY seq)
    ) m ON true
    WHERE u.id = ${userId} GROUP BY u.id`.execute(db);
  const { booked, reserved, ledgerEntries } = model;
  const sum = ledgerEntries === 0 ? '0' : decimalOf(booked);
  const balances = { booked: decimalOf(booked), reserved: decimalOf(reserved) };
  expect(rows).toEqual([{ ...balances, ledgerEntries, sum, wrong: 0 }]);
}
