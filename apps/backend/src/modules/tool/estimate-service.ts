import { auditTools } from '@consultancy/validation';
import { AppError } from '../../app-error.ts';
import type { Db } from '../../database/pool.ts';
import { type Measure, type Price, priceOf } from '../prices/run-price.ts';
import { releaseExpired } from './expiry.ts';
import * as runs from './run-repository.ts';

/** A run for which a toolbox requests a price or a reservation. */
export interface RunRequest {
  featureId: string;
  measure: Measure;
  percent: string | null;
}

/** The newest price of a measure. @throws TOOL_NOT_FOUND, PRICE_LIST_MISSING. */
export async function currentPrice(db: Db, featureId: string, measure: Measure): Promise<Price> {
  if (!auditTools.some(({ code }) => code === featureId)) {
    throw new AppError('TOOL_NOT_FOUND');
  }
  const price = await priceOf(db, measure, null);
  if (!price) {
    throw new AppError('PRICE_LIST_MISSING');
  }
  return price;
}

/** Prices a run before it starts (decisions §4). */
export async function estimateRun(db: Db, userId: number, request: RunRequest) {
  const price = await currentPrice(db, request.featureId, request.measure);
  await releaseExpired(db, userId);
  const available = await runs.readAvailable(db, userId);
  return {
    feature_id: request.featureId,
    score: price.score,
    level: price.level,
    credits: price.credits,
    available_credits: available,
    enough: await runs.covers(db, available, price.credits),
    price_list_version: price.version,
  };
}
