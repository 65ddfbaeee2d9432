import { EmptyState, Inline, RestoreFocus, Stack } from '@consultancy/ui';
import { Suspense } from 'react';
import { PageHeading } from '../../components/PageHeading/PageHeading.tsx';
import { lazyChunk } from '../../lib/lazy-chunk.ts';
import { useChunkAfter } from '../charts/use-chunk.ts';
import type { ReportDefinition } from '../report-definition.ts';
import { ReportFiltersForm } from './components/ReportFiltersForm.tsx';
import { ReportResults } from './components/ReportResults.tsx';
import { ResultAnnouncement } from './components/ResultAnnouncement.tsx';
import { SavedViews } from './components/SavedViews.tsx';
import { useReport } from './use-report.ts';
import { useResultsInView } from './use-results-in-view.ts';

const FiltersOnPaper = lazyChunk(() => import('./components/FiltersOnPaper.tsx'), 'FiltersOnPaper');

interface ReportScreenProps<Row> {
  definition: ReportDefinition<Row>;
}

/**
 * A report screen (§2): its filters in one line, its summary in another, and its table, whose first
 * row is in view when it opens.
 */
export function ReportScreen<Row extends object>({ definition }: ReportScreenProps<Row>) {
  const report = useReport(definition);
  const { title, lead, empty, metric: Metric, chart: Chart } = definition;
  const { state, filters, subject, subjectField, pages } = report;
  const { results, awaitResults } = useResultsInView(report);
  const hasRows = pages.rows === undefined ? pages.error === null : pages.rows.length > 0;
  // The form is not printed. What takes its place there is fetched after the rows.
  const paper = useChunkAfter(pages.rows !== undefined, FiltersOnPaper);
  return (
    <Stack gap="md">
      <Inline gap="sm" justify="between" align="center">
        <PageHeading title={title} lead={lead} isCompact />
        <div data-print="hidden">
          <SavedViews />
        </div>
      </Inline>
      <ReportFiltersForm definition={definition} report={report} onSearch={awaitResults} />
      {paper.Chunk && state === 'ready' ? (
        <paper.Chunk definition={definition} report={report} />
      ) : null}
      <ResultAnnouncement pages={pages} isShown={state === 'ready'} empty={empty.title} />
      <RestoreFocus>
        {state === 'incomplete' && subjectField ? (
          <EmptyState title={subjectField.prompt.title}>{subjectField.prompt.help}</EmptyState>
        ) : null}
        {state === 'ready' ? (
          <Stack gap="sm">
            {Metric ? <Metric filters={filters} subject={subject} /> : null}
            {Chart && hasRows ? (
              <Suspense>
                <Chart filters={filters} subject={subject} />
              </Suspense>
            ) : null}
            <div ref={results}>
              <ReportResults definition={definition} report={report} />
            </div>
          </Stack>
        ) : null}
      </RestoreFocus>
    </Stack>
  );
}
