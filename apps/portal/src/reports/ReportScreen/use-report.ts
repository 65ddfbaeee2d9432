import { type Pages, useReportList, useSession } from '@consultancy/api/hooks';
import type { ListQueryInput } from '@consultancy/validation';
import { useMemo } from 'react';
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

/** A report with its filters, and what they do. */
export interface Report<Row> {
  /** The filters of the address. */
  filters: ReportFilters;
  /** Whether something but whom it is about was asked for. */
  isFiltered: boolean;
  /** `ask`: whom or what it is about was not said; `invalid`: a filter breaks a rule; else `ready`. */
  state: 'ask' | 'invalid' | 'ready';
  /** The field of whom or what it is about; null where nothing is asked. */
  subjectField: SubjectField | null;
  /** The username or tool that it is about; null for everyone, or while it is not known. */
  subject: string | null;
  /** What is sent; null while nothing is. */
  query: ListQueryInput | null;
  pages: Pages<Row>;
  /** Puts the filters into the address, or loads again when they are there already. */
  search: (filters: ReportFilters) => void;
  /** Takes every filter away but whom it is about. */
  clear: () => void;
}

/** Whom or what the filters of the address ask about. */
function subjectOf(field: SubjectField | null, filters: ReportFilters): string | null {
  if (field === null) return null;
  const parsed = field.rule.safeParse(filters[field.name] ?? '');
  return parsed.success ? parsed.data : null;
}

/**
 * The state of a report (§2): filters live in the address, the list loads on entry once somebody is
 * signed in and reloads on submit. Filters that break a rule are not sent.
 */
export function useReport<Row>(definition: ReportDefinition<Row>): Report<Row> {
  const { currentUser } = useSession();
  const [params, setParams] = useSearchParams();
  const subjectField = subjectFieldOf(definition.subject);
  const { names, rules } = useMemo(
    () => ({ names: filterNamesOf(definition), rules: filterRulesOf(definition) }),
    [definition],
  );
  const address = JSON.stringify(filtersOf(params, names));
  // The same object until a filter is another: the rest of the address, such as the order of the
  // table, draws no picture anew.
  const filters = useMemo<ReportFilters>(() => JSON.parse(address), [address]);
  const isAsked = subjectField !== null && filters[subjectField.name] === '';
  const isValid = useMemo(() => rules.safeParse(filters).success, [rules, filters]);
  const state = isAsked ? 'ask' : isValid ? 'ready' : 'invalid';
  const own = currentUser?.username ?? null;
  const subject = definition.subject === 'own' ? own : subjectOf(subjectField, filters);
  const query = state === 'ready' && own !== null ? queryOf(filters, definition) : null;
  const pages = useReportList(definition.list, subject, query);
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
      const wanted = searchOf(next, names, params);
      if (wanted.toString() === params.toString()) afterPaint(() => void pages.reload());
      else setParams(wanted);
    },
    clear: () =>
      setParams(searchOf({ start_date: '', end_date: '', max_count: '' }, further, params)),
  };
}
