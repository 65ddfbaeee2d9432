import { lazy, Suspense } from 'react';
import type { ReportDefinition } from '../../report-definition.ts';

// A part of its own: a report is read before one of its rows is opened (numbers P2).
const RowDetails = lazy(async () => ({ default: (await import('./RowDetails.tsx')).RowDetails }));

interface OpenedRowProps<Row> {
  definition: ReportDefinition<Row>;
  /** The row that is looked at, or that was looked at last; null before. */
  row: Row | null;
  /** The username or the tool that the report is about. */
  subject: string | null;
  isOpen: boolean;
  onClose: () => void;
  /** Called after something about the row was changed. */
  onChanged: () => void;
}

/** The details of a row: each column whole, also hidden ones, further facts, and its actions. */
export function OpenedRow<Row>(props: OpenedRowProps<Row>) {
  const { definition, row, subject, isOpen, onClose, onChanged } = props;
  const { columns, details, rowKey, rowName, rowActions: Actions } = definition;
  if (row === null) return null;
  const items = columns.flatMap(({ header, detail, cell }) =>
    detail === false ? [] : [{ term: header, description: (detail ?? cell)(row) }],
  );
  return (
    <Suspense>
      <RowDetails
        title={rowName(row)}
        items={[...items, ...(details?.(row) ?? [])]}
        isOpen={isOpen}
        onClose={onClose}
      >
        {Actions ? (
          <Actions key={rowKey(row)} row={row} subject={subject} onChanged={onChanged} />
        ) : null}
      </RowDetails>
    </Suspense>
  );
}
