import { sql } from 'kysely';
import type { Db } from '../../database/pool.ts';
import { prepared } from '../../database/prepared.ts';
import type { UtilizationState } from '../../database/tables/runs.ts';
import type { Measure, Price } from '../prices/run-price.ts';
import type { MachinePrincipal } from './machine-repository.ts';

/** Minutes that a reservation lives without a heartbeat (decisions §4). */
export const RESERVATION_MINUTES = 30;
export const reservationLife = sql.raw(`interval '${RESERVATION_MINUTES} minutes'`);

/** A run as the tool API returns it, with the data for its charge. */
export interface RunRow {
  utilization_id: number;
  state: UtilizationState;
  score: string;
  level: string;
  credits_reserved: string;
  credits_used: string | null;
  /** The part of its final price that exceeds the balance; zero for most. */
  credits_shortfall: string;
  price_list_version: number;
  expires_at: Date;
  fc_records90: number;
  tb_records90: number;
  feature_name: string;
  /** Open, but past its time: to be treated as expired. */
  overdue: boolean;
}

const runColumns = sql`
  run.utilization_id, run.state, trim_scale(run.score) AS score, run.level, run.credits_reserved,
  run.credits_used, run.credits_shortfall, run.price_list_version, run.expires_at, run.fc_records90, run.tb_records90,
  tools.feature_name, (run.state = 'open' AND run.expires_at <= now()) AS overdue`;

/** Booked balance less the reserved credits. */
export async function readAvailable(db: Db, userId: number): Promise<string> {
  const { rows } = await sql<{ available: string }>`${prepared}
    SELECT current_credits - pending_credits AS available FROM users
    WHERE id = ${userId}`.execute(db);
  return rows[0]?.available ?? '0.00';
}

/** Whether the decimal `available` covers `credits`, decided in decimals. */
export async function covers(db: Db, available: string, credits: string): Promise<boolean> {
  const { rows } = await sql<{ enough: boolean }>`${prepared}
    SELECT ${available}::numeric >= ${credits}::numeric AS enough`.execute(db);
  return rows[0]?.enough ?? false;
}

/**
 * Releases what a run reserved.
 * @returns the credits that are available from then on. The user's row is locked until the
 * transaction ends, so that they stay available to it.
 */
export async function releaseCredits(db: Db, userId: number, credits: string): Promise<string> {
  const { rows } = await sql<{ available: string }>`${prepared}
    UPDATE users SET pending_credits = pending_credits - ${credits}::numeric
    WHERE id = ${userId}
    RETURNING current_credits - pending_credits AS available`.execute(db);
  return rows[0]?.available ?? '0.00';
}

/** A price as it is charged. */
export interface Charge {
  used: string;
  /** The rest of the price, which the balance does not cover. */
  shortfall: string;
}

/** Splits a price into what the available credits pay and the rest, decided in decimals. */
export async function chargeOf(db: Db, credits: string, available: string): Promise<Charge> {
  const { rows } = await sql<Charge>`${prepared}
    SELECT least(price, payable) AS used, price - least(price, payable) AS shortfall
    FROM (SELECT ${credits}::numeric(14, 2) AS price, ${available}::numeric(14, 2) AS payable) run`.execute(
    db,
  );
  return rows[0] ?? { used: '0.00', shortfall: credits };
}

/** The values of a new run. */
export interface NewRun {
  featureId: string;
  measure: Measure;
  price: Price;
  /** «% nivel», stored as the tool sent it. */
  percent: string | null;
}

/** A run that was just reserved, and the credits that are left for others. */
export type ReservedRun = Pick<
  RunRow,
  | 'utilization_id'
  | 'state'
  | 'score'
  | 'level'
  | 'credits_reserved'
  | 'credits_used'
  | 'credits_shortfall'
  | 'price_list_version'
  | 'expires_at'
> & { available: string };

/**
 * Reserves a run's credits, only if that many are available, and writes the open run: one statement,
 * as everything that a user's machine does waits for the lock on the user's row that it takes.
 * @returns null when the credits do not suffice.
 */
export async function reserveRun(
  db: Db,
  machine: MachinePrincipal,
  { featureId, measure, price, percent }: NewRun,
): Promise<ReservedRun | null> {
  const { rows } = await sql<ReservedRun>`${prepared}
    WITH held AS (
      UPDATE users SET pending_credits = pending_credits + ${price.credits}::numeric
      WHERE id = ${machine.userId}
        AND current_credits - pending_credits >= ${price.credits}::numeric
      RETURNING id, current_credits - pending_credits AS available
    ), run AS (
      INSERT INTO utilizations
        (user_id, machine_row, feature_id, fc_records90, tb_records90, prcnt_score_level, score,
         level, price_list_version, credits_reserved, expires_at)
      SELECT id, ${machine.machineRow}, ${featureId}, ${measure.fcRecords}::integer,
             ${measure.tbRecords}::integer, ${percent}::numeric, ${price.score}::numeric,
             ${price.level}, ${price.version}::integer, ${price.credits}::numeric,
             now() + ${reservationLife}
      FROM held
      RETURNING utilization_id, state, trim_scale(score) AS score, level, credits_reserved,
                credits_used, credits_shortfall, price_list_version, expires_at
    )
    SELECT run.*, held.available FROM run, held`.execute(db);
  return rows[0] ?? null;
}

/** The current state of the user's run; null when it is not the user's. */
export async function findRun(db: Db, userId: number, id: number): Promise<RunRow | null> {
  const { rows } = await sql<RunRow>`${prepared}
    SELECT ${runColumns} FROM utilizations run JOIN tools USING (feature_id)
    WHERE run.utilization_id = ${id} AND run.user_id = ${userId}`.execute(db);
  return rows[0] ?? null;
}

/** The user's run, locked until the transaction ends; null when it is not the user's. */
export async function lockRun(db: Db, userId: number, id: number): Promise<RunRow | null> {
  const { rows } = await sql<RunRow>`${prepared}
    SELECT ${runColumns} FROM utilizations run JOIN tools USING (feature_id)
    WHERE run.utilization_id = ${id} AND run.user_id = ${userId}
    FOR UPDATE OF run`.execute(db);
  return rows[0] ?? null;
}

/** Postpones the expiry of the run's reservation. */
export async function extendRun(db: Db, id: number): Promise<void> {
  await sql`${prepared}
    UPDATE utilizations SET expires_at = now() + ${reservationLife}
    WHERE utilization_id = ${id}`.execute(db);
}

/** How a run ended. */
export interface RunEnd {
  state: 'finished' | 'failed' | 'expired';
  used: string;
  /**
   * The tool's own counts, their price and what of it the balance did not cover, of a finished run.
   */
  charge?: { measure: Measure; price: Price; shortfall: string };
}

/** Closes an open run; a closed one is never written again. */
export async function closeRun(db: Db, id: number, end: RunEnd): Promise<void> {
  const { measure, price, shortfall = '0' } = end.charge ?? {};
  await sql`${prepared}
    UPDATE utilizations
    SET state = ${end.state}, credits_used = ${end.used}::numeric,
        finish_date = CASE WHEN ${end.state} = 'expired' THEN NULL ELSE now() END,
        settled_fc_records90 = ${measure?.fcRecords ?? null}::integer,
        settled_tb_records90 = ${measure?.tbRecords ?? null}::integer,
        credits_shortfall = ${shortfall}::numeric,
        score = coalesce(${price?.score ?? null}::numeric, score),
        level = coalesce(${price?.level ?? null}::text, level)
    WHERE utilization_id = ${id} AND state = 'open'`.execute(db);
}

/** The tools on offer (§2). */
export async function listToolRows(db: Db) {
  return db.selectFrom('tools').selectAll().orderBy('feature_id').execute();
}
