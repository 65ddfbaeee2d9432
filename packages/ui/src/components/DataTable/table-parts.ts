import { changedKeys, keysBetween, selectionOf } from './row-selection.ts';
import { SelectionBox } from './SelectionBox.tsx';
import { createSorter } from './sort/create-sorter.ts';

/** The code that sorts and selects rows. A list in the order of its server needs neither. */
export const tableParts = {
  createSorter,
  SelectionBox,
  selectionRules: { changedKeys, keysBetween, selectionOf },
};

export type TableParts = typeof tableParts;
