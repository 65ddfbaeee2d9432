import { useId } from 'react';
import { selectAll } from './selection.css.ts';
import type { TableSelection } from './use-row-selection.ts';

interface SelectAllProps extends Pick<TableSelection, 'all' | 'toggleAll' | 'Box'> {
  /** Beside the box. */
  label: string;
}

/** The box that selects all loaded rows where they are cards, which have no headings. */
export function SelectAll({ all, toggleAll, Box, label }: SelectAllProps) {
  const id = useId();
  return (
    <div className={selectAll}>
      {Box ? <Box id={id} checked={all} onToggle={toggleAll} /> : null}
      <label htmlFor={id}>{label}</label>
    </div>
  );
}
