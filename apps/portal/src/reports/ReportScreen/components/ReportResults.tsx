import { Button, EmptyState, Stack, Table, TableSkeleton } from '@consultancy/ui';
import { Link } from 'react-router-dom';
import { reportTexts as texts } from '../../../texts/reports.ts';
import type { ReportDefinition } from '../../report-definition.ts';
import type { Report } from '../use-report.ts';
import { MoreRows } from './MoreRows.tsx';
import { ReportFailure } from './ReportFailure.tsx';

/** Rows of the skeleton: about what a first page shows without scrolling. */
const skeletonRows = 6;

interface ReportResultsProps<Row> {
  definition: ReportDefinition<Row>;
  report: Report<Row>;
}

/** The table, or what stands in its place (§4, §8). */
export function ReportResults<Row>({ definition, report }: ReportResultsProps<Row>) {
  const { columns, caption, empty, rowKey } = definition;
  const { pages, isFiltered, clear } = report;
  const { rows, error } = pages;
  if (error && rows === undefined) return <ReportFailure error={error} onRetry={pages.reload} />;
  if (rows === undefined) {
    return <TableSkeleton caption={caption} captionHidden columns={columns} rows={skeletonRows} />;
  }
  if (rows.length === 0) {
    return (
      <EmptyState
        announced
        title={empty.title}
        action={
          isFiltered ? (
            <Button onClick={clear}>{texts.clear}</Button>
          ) : (
            <Button asChild>
              <Link to={empty.action.href}>{empty.action.label}</Link>
            </Button>
          )
        }
      >
        {isFiltered ? texts.emptyFiltered : empty.help}
      </EmptyState>
    );
  }
  return (
    <Stack gap="md">
      <Table caption={caption} captionHidden columns={columns} rows={rows} rowKey={rowKey} />
      {error ? <ReportFailure error={error} onRetry={pages.reload} /> : null}
      <MoreRows pages={pages} />
    </Stack>
  );
}
