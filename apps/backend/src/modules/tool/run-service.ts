import type { FastifyInstance } from 'fastify';
import { AppError } from '../../app-error.ts';
import type { Db } from '../../database/pool.ts';
import { type Outcome, runOnce } from '../../idempotency.ts';
import { book } from '../credits/ledger.ts';
import { serializeByAccount } from '../credits/serialize-by-account.ts';
import { insertErrorLog } from '../errors-log/repository.ts';
import { type Measure, priceOf } from '../prices/run-price.ts';
import { currentPrice, type RunRequest } from './estimate-service.ts';
import { releaseExpired } from './expiry.ts';
import type { MachinePrincipal } from './machine-repository.ts';
import * as runs from './run-repository.ts';

/** Response about a run; dates are ISO text, decimals strings. */
export interface RunResponse extends Omit<runs.ReservedRun, 'expires_at' | 'available'> {
  expires_at: string | null;
  available_credits: string;
}

async function respondToRun(db: Db, userId: number, id: number): Promise<RunResponse> {
  const row = await runs.findRun(db, userId, id);
  if (!row) {
    throw new AppError('UTILIZATION_NOT_FOUND');
  }
  const { overdue, feature_name, fc_records90, tb_records90, expires_at, ...rest } = row;
  return {
    ...rest,
    expires_at: row.state === 'open' ? expires_at.toISOString() : null,
    available_credits: await runs.readAvailable(db, userId),
  };
}

/**
 * Reserves a run's credits, once per key.
 * @throws INSUFFICIENT_CREDITS, TOOL_NOT_FOUND, PRICE_LIST_MISSING, IDEMPOTENCY_KEY_REUSED.
 */
export async function startRun(
  app: FastifyInstance,
  machine: MachinePrincipal,
  key: string,
  request: RunRequest,
): Promise<RunResponse> {
  const { userId } = machine;
  const { featureId, measure, percent } = request;
  const payload = { featureId, ...measure, percent };
  const keyed = { userId, route: 'utilizations', key, payload };
  const reserve = async (trx: Db): Promise<Outcome<RunResponse>> => {
    const price = await currentPrice(trx, featureId, measure);
    await releaseExpired(trx, userId);
    const run = await runs.reserveRun(trx, machine, { featureId, measure, price, percent });
    if (!run) {
      return { kind: 'rejected', error: new AppError('INSUFFICIENT_CREDITS') };
    }
    const { available: available_credits, expires_at, ...rest } = run;
    const response = { ...rest, expires_at: expires_at.toISOString(), available_credits };
    return { kind: 'done', response };
  };
  return runOnce(app.db, keyed, reserve, {
    serialize: (transact) => serializeByAccount(userId, transact),
  });
}

/** A change of an open run, in its own transaction, with its row locked. */
interface Step {
  /** The state that the step leads to; null when the run stays open. */
  to: 'finished' | 'failed' | null;
  apply: (trx: Db, run: runs.RunRow) => Promise<void>;
}

/**
 * State of a run. An overdue reservation is released first.
 * @throws UTILIZATION_NOT_FOUND.
 */
export async function readRun(db: Db, userId: number, id: number): Promise<RunResponse> {
  await releaseExpired(db, userId);
  return respondToRun(db, userId, id);
}

/**
 * Applies a step to the user's open run. An overdue one is released first and rejected: its
 * credits may be spent elsewhere by now. A run that this very step already closed gets its current
 * state: a toolbox that lost the response repeats the request, and nothing is charged twice.
 * @throws UTILIZATION_NOT_FOUND, UTILIZATION_CLOSED, UTILIZATION_EXPIRED; the step's own errors
 * undo everything.
 */
async function withOpenRun(db: Db, userId: number, id: number, step: Step): Promise<RunResponse> {
  const attempt = async (trx: Db) => {
    const run = await runs.lockRun(trx, userId, id);
    if (!run) {
      throw new AppError('UTILIZATION_NOT_FOUND');
    }
    if (run.overdue) {
      await runs.closeRun(trx, id, { state: 'expired', used: '0' });
      await runs.releaseCredits(trx, userId, run.credits_reserved);
      return 'UTILIZATION_EXPIRED';
    }
    if (run.state !== 'open' && run.state !== step.to) {
      return run.state === 'expired' ? 'UTILIZATION_EXPIRED' : 'UTILIZATION_CLOSED';
    }
    if (run.state !== 'open') {
      return respondToRun(trx, userId, id);
    }
    await step.apply(trx, run);
    return respondToRun(trx, userId, id);
  };
  const response = await serializeByAccount(userId, () => db.transaction().execute(attempt));
  if (typeof response === 'string') {
    throw new AppError(response);
  }
  return response;
}

/**
 * Extends a run's reservation.
 * @throws UTILIZATION_NOT_FOUND, UTILIZATION_CLOSED, UTILIZATION_EXPIRED.
 */
export function heartbeat(db: Db, userId: number, id: number): Promise<RunResponse> {
  return withOpenRun(db, userId, id, { to: null, apply: (trx) => runs.extendRun(trx, id) });
}

/**
 * Charges a run for the tool's own counts, at the price list it was reserved with: what was
 * reserved and, where the counts cost more, what else is available at that moment (ADR 043). What
 * the balance does not cover is recorded and not charged, so that no results are lost because of
 * it.
 * @param counts the tool's own; a count that is absent is the reserved one.
 * @throws UTILIZATION_NOT_FOUND, UTILIZATION_CLOSED, UTILIZATION_EXPIRED.
 */
export function finishRun(db: Db, userId: number, id: number, counts: Partial<Measure>) {
  const apply = async (trx: Db, run: runs.RunRow) => {
    const measure = {
      fcRecords: counts.fcRecords ?? run.fc_records90,
      tbRecords: counts.tbRecords ?? run.tb_records90,
    };
    const price = await priceOf(trx, measure, run.price_list_version);
    if (!price) {
      throw new AppError('PRICE_LIST_MISSING');
    }
    const available = await runs.releaseCredits(trx, userId, run.credits_reserved);
    const { used, shortfall } = await runs.chargeOf(trx, price.credits, available);
    const charge = { measure, price, shortfall };
    await runs.closeRun(trx, id, { state: 'finished', used, charge });
    if (/[1-9]/.test(used)) {
      const descript = run.feature_name;
      const amount = `-${used}`;
      await book(trx, { userId, amount, type: 'Consumo', descript, utilizationId: id });
    }
  };
  return withOpenRun(db, userId, id, { to: 'finished', apply });
}

/**
 * Logs a failure and releases the reservation: a failed run is free and stays visible.
 * @throws UTILIZATION_NOT_FOUND, UTILIZATION_CLOSED, UTILIZATION_EXPIRED.
 */
export function failRun(
  db: Db,
  userId: number,
  id: number,
  error: { message: string; stage: string },
): Promise<RunResponse> {
  const apply = async (trx: Db, run: runs.RunRow) => {
    await runs.closeRun(trx, id, { state: 'failed', used: '0' });
    await runs.releaseCredits(trx, userId, run.credits_reserved);
    await insertErrorLog(trx, { utilizationId: id, ...error });
  };
  return withOpenRun(db, userId, id, { to: 'failed', apply });
}
