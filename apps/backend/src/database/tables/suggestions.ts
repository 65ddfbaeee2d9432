import type { Id, TimestampByDefault } from './columns.ts';

/** Messages of the suggestion box. */
interface SuggestionsTable {
  id: Id;
  at: TimestampByDefault;
  name: string | null;
  email: string | null;
  message: string;
  address: string | null;
}

/** The suggestion box. */
export interface SuggestionTables {
  suggestions: SuggestionsTable;
}
