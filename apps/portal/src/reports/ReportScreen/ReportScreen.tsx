import { Stack } from '@consultancy/ui';
import { PageHeading } from '../../components/PageHeading/PageHeading.tsx';
import type { ReportDefinition } from '../report-definition.ts';
import { ReportFiltersForm } from './components/ReportFiltersForm.tsx';
import { ReportResults } from './components/ReportResults.tsx';
import { useReport } from './use-report.ts';

interface ReportScreenProps<Row> {
  definition: ReportDefinition<Row>;
}

/** A report screen (§2): its filters in one line, and its table. */
export function ReportScreen<Row>({ definition }: ReportScreenProps<Row>) {
  const report = useReport(definition);
  return (
    <Stack gap="lg">
      <PageHeading title={definition.title} lead={definition.lead} />
      <ReportFiltersForm
        // Filters that came by the address, as with the back button, fill the form anew.
        key={Object.values(report.filters).join('|')}
        filters={report.filters}
        isBusy={report.pages.isInitialLoading}
        onSearch={report.search}
      />
      <ReportResults definition={definition} report={report} />
    </Stack>
  );
}
