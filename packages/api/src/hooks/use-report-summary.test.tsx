// @vitest-environment jsdom
import { getUtilizations, getUtilizationsSummary } from '@consultancy/validation';
import { act, cleanup, renderHook, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { fakeFetch, json, someUser } from '../client/fake-fetch.ts';
import { aboutOf, summaryPathOf } from '../client/report-list.ts';
import { endpoints } from '../testing/contract-handlers.ts';
import { utilizationSummaryOf } from '../testing/fixtures/summaries.ts';
import { utilizationRows } from '../testing/fixtures/utilizations.ts';
import { wrapperOf } from './fake-session.tsx';
import { useReportList } from './use-report-list.ts';
import { useReportSummary } from './use-report-summary.ts';

afterEach(cleanup);

const summaryPath = '/get_utilizations/marcela_rios/summary';

function renderReport(query: { start_date?: string } | null, status = 200) {
  const backend = fakeFetch((url) => {
    if (url.includes('/summary')) return json(utilizationSummaryOf(3), status);
    return url.includes('/get_utilizations')
      ? json({ items: utilizationRows(2), next_cursor: null })
      : json(someUser);
  });
  const hook = renderHook(
    () => ({
      list: useReportList(getUtilizations, 'marcela_rios', {}),
      summary: useReportSummary(getUtilizationsSummary, 'marcela_rios', query),
    }),
    { wrapper: wrapperOf(backend) },
  );
  return { backend, result: hook.result };
}

describe('useReportSummary', () => {
  it('returns the summary of the list, and reloads it with the list', async () => {
    const { backend, result } = renderReport({});
    await waitFor(() => expect(result.current.summary.data?.points).toHaveLength(3));
    await waitFor(() => expect(result.current.list.rows).toHaveLength(2));
    expect(backend.count(summaryPath)).toBe(1);
    await act(() => result.current.list.reload());
    await waitFor(() => expect(backend.count(summaryPath)).toBe(2));
  });

  it('waits without a query', async () => {
    const { backend, result } = renderReport(null);
    await waitFor(() => expect(result.current.list.rows).toHaveLength(2));
    expect(result.current.summary.isInitialLoading).toBe(true);
    await act(() => result.current.list.reload());
    expect(backend.count(summaryPath)).toBe(0);
  });

  it('leaves the list alone when it fails', async () => {
    const { result } = renderReport({}, 500);
    await waitFor(() => expect(result.current.summary.error?.status).toBe(500));
    await waitFor(() => expect(result.current.list.rows).toHaveLength(2));
    expect(result.current.list.error).toBeNull();
  });
});

it('finds the list of each summary by its path, about the same subject', () => {
  const all = Object.values(endpoints);
  const summaries = Object.entries(endpoints).filter(([name]) => name.endsWith('Summary'));
  expect(summaries).toHaveLength(11);
  for (const [name, summary] of summaries) {
    const list = all.find((endpoint) => summaryPathOf(endpoint) === summary.path);
    expect(list && aboutOf(list), name).toBe(aboutOf(summary));
  }
});
