import { Check, X } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '../Button/Button.tsx';
import { Glyph } from '../private/Glyph/Glyph.tsx';
import { copyable, copyButton } from './DataTableCell.css.ts';
import type { CellCopy, DataTableColumn } from './data-table-column.ts';
import { DETAILS_KEY, SELECTION_KEY } from './own-columns.ts';
import type { TableParts } from './table-parts.ts';
import type { CopiedCell } from './use-cell-copy.ts';

/**
 * Props of all cells, besides their column and row. They stay the same if the caller's objects are
 * new in each render, because a new context renders every cell again.
 */
export interface CellContext<Row> {
  /** Visible label of the details buttons. */
  detailsButton: string | undefined;
  openDetails: (row: Row) => void;
  /** The last copied cell, while its result is shown. */
  copied: CopiedCell<Row> | null;
  copyCell: (copy: CellCopy<Row>, row: Row) => void;
  /** Toggles a row or, with `isRange`, every row since the last toggled one. */
  select: (key: string, isRange: boolean) => void;
  /** Undefined if rows cannot be selected. */
  SelectionBox: TableParts['SelectionBox'] | undefined;
}

/** The row of a cell. */
export interface CellRow<Row> {
  row: Row;
  /** Unique key of the row. */
  id: string;
  /** Undefined if rows cannot be selected. */
  isSelected: boolean | undefined;
  /** Accessible name of the checkbox; undefined if rows cannot be selected. */
  selectionLabel: string | undefined;
  /** Accessible name of the details button; undefined if there is none. */
  detailsLabel: string | undefined;
}

const outcomeMarks = { copied: <Check />, failed: <X /> } as const;

function withCopy<Row>(context: CellContext<Row>, copy: CellCopy<Row>, row: Row, text: ReactNode) {
  if (copy.value(row) === '') return text;
  const { copied, copyCell } = context;
  const outcome = copied?.copy === copy && copied.row === row ? copied.outcome : undefined;
  const label = copy.label(row);
  return (
    <span className={copyable}>
      <span>{text}</span>
      <button
        type="button"
        aria-label={label}
        title={label}
        data-outcome={outcome}
        onClick={() => copyCell(copy, row)}
        className={copyButton}
      >
        {outcome ? <Glyph icon={outcomeMarks[outcome]} /> : null}
      </button>
    </span>
  );
}

/**
 * Returns the content of a cell: the column's own content with an optional copy button, the details
 * button or the selection checkbox. A function and not a component, because scrolling renders many
 * cells per frame.
 */
export function dataTableCell<Row>(
  context: CellContext<Row>,
  column: DataTableColumn<Row>,
  { row, id, isSelected, selectionLabel, detailsLabel }: CellRow<Row>,
): ReactNode {
  const { select, SelectionBox } = context;
  if (column.key === SELECTION_KEY && SelectionBox) {
    return (
      <SelectionBox
        checked={isSelected ?? false}
        label={selectionLabel}
        onToggle={(isRange) => select(id, isRange)}
      />
    );
  }
  if (column.key === DETAILS_KEY) {
    return (
      <Button
        size="sm"
        variant="quiet"
        aria-haspopup="dialog"
        aria-label={detailsLabel}
        onClick={() => context.openDetails(row)}
      >
        {context.detailsButton}
      </Button>
    );
  }
  const content = column.cell(row);
  return column.copy ? withCopy(context, column.copy, row, content) : content;
}
