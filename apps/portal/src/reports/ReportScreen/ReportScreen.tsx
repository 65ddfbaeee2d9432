import { Stack } from '@consultancy/ui';
import { KeepFocus } from '../../components/KeepFocus/KeepFocus.tsx';
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
  const { isValid, pages } = report;
  return (
    <Stack gap="lg">
      <PageHeading title={definition.title} lead={definition.lead} />
      <ReportFiltersForm
        filters={report.filters}
        isBusy={isValid && (pages.isInitialLoading || pages.isReloading)}
        onSearch={report.search}
      />
      <KeepFocus>
        {isValid ? <ReportResults definition={definition} report={report} /> : null}
      </KeepFocus>
    </Stack>
  );
}
