import { useEndpoint, useSession } from '@consultancy/api/hooks';
import { findRecords } from '@consultancy/validation';
import { useMemo } from 'react';
import { useDebouncedValue } from '../../../lib/use-debounced-value.ts';
import type { AreaNavigation } from '../area-navigation.ts';
import { type FindOption, pageOptions, recordOptions, toolOptions } from './find-options.ts';

/** Milliseconds after the last key before the request. */
const debounce = 200;

interface Found {
  options: readonly FindOption[];
  state: 'ready' | 'loading' | 'error';
}

/**
 * Finds the matches of a text: pages of the area, and for administrators tools and records. Pages and tools
 * are there at once; records follow them, so that a marked option keeps its place.
 */
export function useFind(navigation: AreaNavigation, typed: string): Found {
  const { isAdmin } = useSession();
  const text = typed.trim();
  const search = useDebouncedValue(text, debounce);
  const isSearched = isAdmin && text !== '';
  const { data, error } = useEndpoint(
    findRecords,
    isSearched && search !== '' ? { query: { text: search } } : null,
  );
  const isCurrent = search === text;
  const options = useMemo(
    () => [
      ...pageOptions(navigation, text),
      ...(isSearched ? toolOptions(text) : []),
      ...(isSearched && isCurrent && data ? recordOptions(data) : []),
    ],
    [navigation, text, isSearched, isCurrent, data],
  );
  if (options.length > 0 || !isSearched) return { options, state: 'ready' };
  if (isCurrent && error) return { options, state: 'error' };
  return { options, state: isCurrent && data ? 'ready' : 'loading' };
}
