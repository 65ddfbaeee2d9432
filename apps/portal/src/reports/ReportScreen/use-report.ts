import { type Pages, useReloadIdle, useReportList, useSession } from '@consultancy/api/hooks';
import type { ListQueryInput } from '@consultancy/validation';
import { useEffect, useMemo, useRef } from 'react';
import { useSearchParams } from 'react-router-dom';
import { afterPaint } from '../../lib/after-paint.ts';
import type { ReportDefinition } from '../report-definition.ts';
import type { SubjectField } from '../report-field.ts';
import {
  filterNamesOf,
  filterRulesOf,
  filtersOf,
  queryOf,
  type ReportFilters,
  searchOf,
  subjectFieldOf,
} from '../report-filters.ts';

/** A report with its filters and their effects. */
export interface Report<Row> {
  /** The filters of the address. */
  filters: ReportFilters;
  /** Whether any filter but the subject is set. */
  isFiltered: boolean;
  /** `incomplete`: the subject is missing; `invalid`: a filter violates a rule; else `ready`. */
  state: 'incomplete' | 'invalid' | 'ready';
  /** The field of the subject; null if there is none. */
  subjectField: SubjectField | null;
  /** The username or tool of the report; null for everyone, or while it is unknown. */
  subject: string | null;
  /** The query of the request; null while there is none. */
  query: ListQueryInput | null;
  pages: Pages<Row>;
  /** Writes the filters to the address, or reloads if they are there already. */
  search: (filters: ReportFilters) => void;
  /** Clears every filter but the subject. */
  clear: () => void;
}

/** The subject in the filters of the address. */
function subjectOf(field: SubjectField | null, filters: ReportFilters): string | null {
  if (field === null) return null;
  const parsed = field.rule.safeParse(filters[field.name] ?? '');
  return parsed.success ? parsed.data : null;
}

/** Reloads what a report shows beside its rows with each search, so that both are of the same moment. */
function useReloadOnSearch(filtersKey: string): () => void {
  const reload = useReloadIdle();
  const searched = useRef(filtersKey);
  useEffect(() => {
    if (searched.current === filtersKey) return;
    searched.current = filtersKey;
    reload();
  }, [filtersKey, reload]);
  return reload;
}

/**
 * State of a report (§2): filters are in the URL, the list loads on entry once the user is
 * signed in and reloads on submit. Invalid filters are not sent.
 */
export function useReport<Row>(definition: ReportDefinition<Row>): Report<Row> {
  const { currentUser } = useSession();
  const [params, setParams] = useSearchParams();
  const subjectField = subjectFieldOf(definition.subject);
  const { names, rules } = useMemo(
    () => ({ names: filterNamesOf(definition), rules: filterRulesOf(definition) }),
    [definition],
  );
  const filtersKey = JSON.stringify(filtersOf(params, names));
  // The same object until a filter changes: other parts of the address, such as the order of the
  // table, do not render the chart again.
  const filters = useMemo<ReportFilters>(() => JSON.parse(filtersKey), [filtersKey]);
  const isSubjectMissing = subjectField !== null && filters[subjectField.name] === '';
  const isValid = useMemo(() => rules.safeParse(filters).success, [rules, filters]);
  const state = isSubjectMissing ? 'incomplete' : isValid ? 'ready' : 'invalid';
  const own = currentUser?.username ?? null;
  const subject = definition.subject === 'own' ? own : subjectOf(subjectField, filters);
  const query = state === 'ready' && own !== null ? queryOf(filters, definition) : null;
  const pages = useReportList(definition.list, subject, query);
  const reloadOthers = useReloadOnSearch(filtersKey);
  const further = names.filter((name) => name !== subjectField?.name);
  return {
    filters,
    isFiltered: further.some((name) => filters[name] !== ''),
    state,
    subjectField,
    subject,
    query,
    pages,
    search: (next) => {
      const nextSearch = searchOf(next, names, params);
      if (nextSearch.toString() !== params.toString()) return setParams(nextSearch);
      afterPaint(() => {
        void pages.reload();
        reloadOthers();
      });
    },
    clear: () =>
      setParams(searchOf({ start_date: '', end_date: '', max_count: '' }, further, params)),
  };
}
