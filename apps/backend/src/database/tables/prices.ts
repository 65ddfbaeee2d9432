import type { PriceWeight } from '@consultancy/validation';
import type { Generated } from 'kysely';
import type { Decimal, Timestamp, TimestampByDefault } from './columns.ts';

/** Versions of the price list. */
export interface PriceListsTable extends Record<PriceWeight, Decimal> {
  version: Generated<number>;
  title: string;
  created_at: TimestampByDefault;
  published_at: Timestamp | null;
  /** How often the draft was saved again. */
  revision: Generated<number>;
}

/** Levels of a price list: from which score, how many credits. */
export interface PriceLevelsTable {
  version: number;
  level: string;
  min_score: Decimal;
  credits: Decimal;
}

/** Price lists and their levels. */
export interface PriceTables {
  price_lists: PriceListsTable;
  price_levels: PriceLevelsTable;
}
