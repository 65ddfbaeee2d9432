import { Button, EmptyState } from '@consultancy/ui';
import { Link } from 'react-router-dom';
import { reportTexts as texts } from '../../../texts/report-screen.ts';
import type { ReportDefinition } from '../../report-definition.ts';
import type { Report } from '../use-report.ts';
import { ReportTable } from './ReportTable.tsx';

interface ReportResultsProps<Row> {
  definition: ReportDefinition<Row>;
  report: Report<Row>;
}

/** Content in place of the table if there are no rows (§4, §8), and a remedy. */
function NoRows<Row extends object>({ definition, report }: ReportResultsProps<Row>) {
  const { title, help, action } = definition.empty;
  if (report.isFiltered) {
    const clear = <Button onClick={report.clear}>{texts.clear}</Button>;
    return (
      <EmptyState title={title} action={clear}>
        {texts.emptyFiltered}
      </EmptyState>
    );
  }
  const link = action ? (
    <Button asChild>
      <Link to={action.href}>{action.label}</Link>
    </Button>
  ) : null;
  return (
    <EmptyState title={title} action={link}>
      {help}
    </EmptyState>
  );
}

/** The table, or its loading, empty or error state (§4, §8). */
export function ReportResults<Row extends object>({ definition, report }: ReportResultsProps<Row>) {
  const empty = <NoRows definition={definition} report={report} />;
  return <ReportTable definition={definition} report={report} empty={empty} />;
}
