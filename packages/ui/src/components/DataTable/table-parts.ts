import { SelectionBox } from './SelectionBox.tsx';
import { createSorter } from './sort/create-sorter.ts';

/** What sorts rows, and the boxes that select them: a list in the order of its server needs neither. */
export const tableParts = { createSorter, SelectionBox };

export type TableParts = typeof tableParts;
