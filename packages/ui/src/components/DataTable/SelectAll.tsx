import { useId } from 'react';
import { selectAll } from './selection.css.ts';
import type { TableParts } from './table-parts.ts';
import type { TableSelection } from './use-row-selection.ts';

interface SelectAllProps extends Pick<TableSelection, 'all' | 'toggleAll'> {
  /** Visible label of the checkbox. */
  label: string;
  Box: TableParts['SelectionBox'];
}

/** The checkbox that selects all loaded rows if rows are cards, which have no headings. */
export function SelectAll({ all, toggleAll, label, Box }: SelectAllProps) {
  const id = useId();
  return (
    <div className={selectAll}>
      <Box id={id} checked={all} onToggle={toggleAll} />
      <label htmlFor={id}>{label}</label>
    </div>
  );
}
