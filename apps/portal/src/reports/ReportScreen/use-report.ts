import { type Pages, useSession } from '@consultancy/api/hooks';
import { useCallback } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { ReportDefinition } from '../report-definition.ts';
import {
  filtersOf,
  queryOf,
  type ReportFilters,
  reportFilters,
  searchOf,
} from '../report-filters.ts';

/** A report of the signed-in person, its filters and what they do. */
export interface Report<Row> {
  /** The filters of the address. */
  filters: ReportFilters;
  isFiltered: boolean;
  /** Whether the filters of the address follow the rules; others are not sent. */
  isValid: boolean;
  pages: Pages<Row>;
  /** Puts the filters into the address, or loads again when they are there already. */
  search: (filters: ReportFilters) => void;
  clear: () => void;
}

/**
 * The state of a report (§2): filters live in the address, the list loads on entry once somebody is
 * signed in and reloads on submit. Filters that break a rule are not sent.
 */
export function useReport<Row>(definition: ReportDefinition<Row>): Report<Row> {
  const { currentUser } = useSession();
  const [params, setParams] = useSearchParams();
  const filters = filtersOf(params);
  const isValid = reportFilters.safeParse(filters).success;
  const { useRows, defaultCount } = definition;
  const username = isValid ? (currentUser?.username ?? null) : null;
  const pages = useRows(username, queryOf(filters, defaultCount));
  const current = searchOf(filters).toString();
  const { reload } = pages;

  const search = useCallback(
    (next: ReportFilters) => {
      const wanted = searchOf(next);
      if (wanted.toString() === current) void reload();
      else setParams(wanted);
    },
    [current, reload, setParams],
  );
  return {
    filters,
    isFiltered: current !== '',
    isValid,
    pages,
    search,
    clear: () => setParams({}),
  };
}
