import { DescriptionList, Sheet, Stack } from '@consultancy/ui';
import { reportTableTexts as texts } from '../../../texts/report-screen.ts';
import { factOf } from '../../fact-of.ts';
import type { ReportDefinition } from '../../report-definition.ts';

interface OpenedRowProps<Row> {
  definition: ReportDefinition<Row>;
  /** The row whose details are open, or were open last; null before. */
  row: Row | null;
  /** The username or the tool that the report is about. */
  subject: string | null;
  isOpen: boolean;
  onClose: () => void;
  /** Called after a change of the row. */
  onChanged: () => void;
}

const capitalized = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** The details of a row: each column in full, also hidden ones, further facts, and its actions. */
export function OpenedRow<Row>(props: OpenedRowProps<Row>) {
  const { definition, row, subject, isOpen, onClose, onChanged } = props;
  const { columns, details, rowKey, rowName, rowActions: Actions } = definition;
  if (row === null) return null;
  const items = columns.flatMap(({ header, detail, cell }) =>
    detail === false ? [] : [{ term: header, description: factOf((detail ?? cell)(row)) }],
  );
  return (
    <Sheet
      open={isOpen}
      onOpenChange={(open) => (open ? undefined : onClose())}
      title={capitalized(rowName(row))}
      closeLabel={texts.closeDetails}
    >
      <Stack gap="lg">
        <DescriptionList items={[...items, ...(details?.(row) ?? [])]} />
        {Actions ? (
          <Actions key={rowKey(row)} row={row} subject={subject} onChanged={onChanged} />
        ) : null}
      </Stack>
    </Sheet>
  );
}
