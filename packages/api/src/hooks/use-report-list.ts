import type { ListQueryInput } from '@consultancy/validation';
import { useCallback } from 'react';
import { useSWRConfig } from 'swr';
import type { ListSubject, ReportList } from '../endpoints/lists/report-list.ts';
import { summaryNameOf } from '../endpoints/summaries/report-summary.ts';
import { type Pages, usePages } from './use-pages.ts';

/**
 * Reads a report list page by page. Its summary is reloaded with it.
 * @param subject a username or a tool's code; null for everyone's.
 * @param query the filters; null waits, as with filters that break a rule.
 */
export function useReportList<Row>(
  list: ReportList<Row>,
  subject: ListSubject,
  query: ListQueryInput | null,
): Pages<Row> {
  const isKnown = query !== null && (list.about === 'all' || subject !== null);
  const { mutate } = useSWRConfig();
  const pages = usePages(
    isKnown ? `${list.name} ${subject ?? ''}` : null,
    query ?? {},
    (client, page) => list.read(client, subject, page),
  );
  const summary = summaryNameOf(list);
  const reloadPages = pages.reload;
  const reload = useCallback(() => {
    void mutate((key) => Array.isArray(key) && key[0] === summary);
    return reloadPages();
  }, [mutate, reloadPages, summary]);
  return { ...pages, reload };
}
