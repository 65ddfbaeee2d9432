import type { ListQueryInput } from '@consultancy/validation';
import { useCallback } from 'react';
import {
  type ListSubject,
  type ReportList,
  reportInput,
  summaryPathOf,
} from '../client/report-list.ts';
import { type Pages, usePages } from './use-pages.ts';
import { useReload } from './use-reload.ts';

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
  const reloadAll = useReload();
  const pages = usePages(
    isKnown ? `${list.path} ${subject ?? ''}` : null,
    query ?? {},
    (client, page) => client.request(list, reportInput(list, subject, page) ?? {}),
  );
  const summary = summaryPathOf(list);
  const reloadPages = pages.reload;
  const reload = useCallback(() => {
    void reloadAll({ path: summary });
    return reloadPages();
  }, [reloadAll, reloadPages, summary]);
  return { ...pages, reload };
}
