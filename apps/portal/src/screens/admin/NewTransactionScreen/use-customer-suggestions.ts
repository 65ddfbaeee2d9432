import { useReportList } from '@consultancy/api/hooks';
import type { ComboboxOption, ComboboxTexts } from '@consultancy/ui';
import { getUsers, type ListedUser } from '@consultancy/validation';
import { useState } from 'react';
import { useDebouncedValue } from '../../../lib/use-debounced-value.ts';
import { saleReviewTexts as texts } from '../../../texts/purchases.ts';

/** Debounce in milliseconds, and fewest typed characters. */
const debounce = 250;
const fewestCharacters = 3;
const mostShown = '6';

const optionOf = ({ email, first_name, last_name, username }: ListedUser): ComboboxOption => ({
  value: email,
  description: `${first_name} ${last_name} · ${username}`,
});

/** Suggests customers whose name, username or e-mail contains the typed text. */
export function useCustomerSuggestions(): {
  options: readonly ComboboxOption[];
  state: 'ready' | 'loading' | 'error';
  texts: ComboboxTexts;
  onQueryChange: (query: string) => void;
} {
  const [query, setQuery] = useState('');
  const search = useDebouncedValue(query.trim(), debounce);
  const isLong = search.length >= fewestCharacters;
  const filters = { search, max_count: mostShown };
  const { rows, error } = useReportList(getUsers, null, isLong ? filters : null);
  const isWaiting = isLong && rows === undefined;
  return {
    options: isLong ? (rows ?? []).map(optionOf) : [],
    state: isWaiting ? (error ? 'error' : 'loading') : 'ready',
    texts: {
      loading: texts.suggestionsLoading,
      empty: isLong ? texts.suggestionsNone : texts.suggestionsMore,
      error: texts.suggestionsFailed,
      count: texts.suggestionsCount,
    },
    onQueryChange: setQuery,
  };
}
