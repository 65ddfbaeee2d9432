import { EmptyState, Inline, RestoreFocus, Stack } from '@consultancy/ui';
import { Suspense } from 'react';
import { PageHeading } from '../../components/PageHeading/PageHeading.tsx';
import type { ReportDefinition } from '../report-definition.ts';
import { FiltersOnPaper } from './components/FiltersOnPaper.tsx';
import { ReportFiltersForm } from './components/ReportFiltersForm.tsx';
import { ReportResults } from './components/ReportResults.tsx';
import { ResultAnnouncement } from './components/ResultAnnouncement.tsx';
import { SavedViews } from './components/SavedViews.tsx';
import { useReport } from './use-report.ts';

interface ReportScreenProps<Row> {
  definition: ReportDefinition<Row>;
}

/** A report screen (§2): its filters in one line, its summary, and its table. */
export function ReportScreen<Row extends object>({ definition }: ReportScreenProps<Row>) {
  const report = useReport(definition);
  const { title, lead, empty, metric: Metric, chart: Chart } = definition;
  const { state, filters, subject, subjectField } = report;
  return (
    <Stack gap="lg">
      <Inline gap="md" justify="between" align="end">
        <PageHeading title={title} lead={lead} />
        <div data-print="hidden">
          <SavedViews />
        </div>
      </Inline>
      <ReportFiltersForm definition={definition} report={report} />
      <FiltersOnPaper definition={definition} report={report} />
      <ResultAnnouncement pages={report.pages} isShown={state === 'ready'} empty={empty.title} />
      <RestoreFocus>
        {state === 'ask' && subjectField ? (
          <EmptyState title={subjectField.prompt.title}>{subjectField.prompt.help}</EmptyState>
        ) : null}
        {state === 'ready' ? (
          <Stack gap="lg">
            {Metric ? <Metric filters={filters} subject={subject} /> : null}
            {Chart ? (
              <Suspense>
                <Chart filters={filters} subject={subject} />
              </Suspense>
            ) : null}
            <ReportResults definition={definition} report={report} />
          </Stack>
        ) : null}
      </RestoreFocus>
    </Stack>
  );
}
