import type { ListQueryInput } from '@consultancy/validation';
import { useCallback } from 'react';
import { useSWRConfig } from 'swr';
import {
  type ListSubject,
  type ReportList,
  reportInput,
  summaryPathOf,
} from '../client/report-list.ts';
import { type Pages, usePages } from './use-pages.ts';

/**
 * Reads a report list page by page. Its summary is reloaded with it.
 * @param list the description of its endpoint.
 * @param subject a username or a tool's code; null for everyone's.
 * @param query the filters; null waits, as with filters that break a rule.
 */
export function useReportList<Row>(
  list: ReportList<Row>,
  subject: ListSubject,
  query: ListQueryInput | null,
): Pages<Row> {
  const isKnown = reportInput(list, subject, query) !== null;
  const { mutate } = useSWRConfig();
  const pages = usePages(
    isKnown ? `${list.path} ${subject ?? ''}` : null,
    query ?? {},
    (client, page) => client.request(list, reportInput(list, subject, page) ?? {}),
  );
  const summary = summaryPathOf(list);
  const reloadPages = pages.reload;
  const reload = useCallback(() => {
    void mutate((key) => Array.isArray(key) && key[0] === summary);
    return reloadPages();
  }, [mutate, reloadPages, summary]);
  return { ...pages, reload };
}
