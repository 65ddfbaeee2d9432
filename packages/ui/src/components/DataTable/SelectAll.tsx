import { useId } from 'react';
import { SelectionBox } from './SelectionBox.tsx';
import { selectAll } from './selection.css.ts';
import type { TableSelection } from './use-row-selection.ts';

interface SelectAllProps extends Pick<TableSelection, 'all' | 'toggleAll'> {
  /** Beside the box. */
  label: string;
}

/** The box that selects all loaded rows where they are cards, which have no headings. */
export function SelectAll({ all, toggleAll, label }: SelectAllProps) {
  const id = useId();
  return (
    <div className={selectAll}>
      <SelectionBox id={id} checked={all} onToggle={toggleAll} />
      <label htmlFor={id}>{label}</label>
    </div>
  );
}
