import { useReportList } from '@consultancy/api/hooks';
import type { ComboboxOption, ComboboxTexts } from '@consultancy/ui';
import { getUsers, type ListedUser, usersSearchMaximum } from '@consultancy/validation';
import { useState } from 'react';
import { useDebouncedValue } from '../../../lib/use-debounced-value.ts';
import { saleReviewTexts as texts } from '../../../texts/purchases.ts';

/** Debounce in milliseconds, and minimum number of typed characters. */
const debounce = 250;
const minCharacters = 3;
const maxShown = '6';

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
  const typed = query.trim();
  const search = useDebouncedValue(typed, debounce);
  const isLong = typed.length >= minCharacters;
  // An e-mail may be longer than a search; its customer contains the start of it.
  const filters = { search: search.slice(0, usersSearchMaximum), max_count: maxShown };
  const isSearched = search.length >= minCharacters;
  const { rows, error } = useReportList(getUsers, null, isSearched ? filters : null);
  // What was found for the text before must neither be announced nor chosen for this one.
  const isAhead = search !== typed;
  const isWaiting = isLong && (isAhead || rows === undefined);
  return {
    options: isLong && !isAhead ? (rows ?? []).map(optionOf) : [],
    state: isWaiting ? (error && !isAhead ? 'error' : 'loading') : 'ready',
    texts: {
      loading: texts.suggestionsLoading,
      empty: isLong ? texts.suggestionsNone : texts.suggestionsMore,
      error: texts.suggestionsFailed,
      count: texts.suggestionsCount,
    },
    onQueryChange: setQuery,
  };
}
