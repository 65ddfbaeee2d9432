import type { AccountTables } from './tables/accounts.ts';
import type { CreditTables } from './tables/credits.ts';
import type { DataRequestTables } from './tables/data-requests.ts';
import type { FactorTables } from './tables/factors.ts';
import type { PriceTables } from './tables/prices.ts';
import type { RecordTables } from './tables/records.ts';
import type { RunTables } from './tables/runs.ts';
import type { SuggestionTables } from './tables/suggestions.ts';

/** The tables that `migrations/` creates; each group has its own file in `tables/`. */
export interface Database
  extends AccountTables,
    CreditTables,
    DataRequestTables,
    FactorTables,
    PriceTables,
    RecordTables,
    RunTables,
    SuggestionTables {}
