import type { Id, InstantByDefault } from './columns.ts';

/** What visitors left in the suggestion box. */
interface SuggestionsTable {
  id: Id;
  at: InstantByDefault;
  name: string | null;
  email: string | null;
  message: string;
  address: string | null;
}

/** The suggestion box. */
export interface SuggestionTables {
  suggestions: SuggestionsTable;
}
