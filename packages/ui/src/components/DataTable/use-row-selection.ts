import { useCallback, useLayoutEffect, useMemo, useRef } from 'react';
import type { RowSelection } from './data-table-props.ts';
import { changedKeys, keysBetween, selectionOf } from './row-selection.ts';
import type { TableState } from './use-table-state.ts';

interface RowSelectionOptions<Row> extends Pick<TableState, 'selected' | 'setSelected'> {
  /** Undefined where rows cannot be selected. */
  selection: RowSelection<Row> | undefined;
  /** The loaded rows in their order. */
  rows: ReadonlyArray<{ id: string }>;
  /** Announces a message. */
  announce: (message: string) => void;
}

/** The selection of a table: what is selected, and what its boxes do. */
export interface TableSelection {
  keys: ReadonlySet<string>;
  /** Whether all loaded rows are selected. */
  all: boolean | 'indeterminate';
  /** Selects all loaded rows, or none of them where all are. */
  toggleAll: () => void;
}

/**
 * @returns the selection, undefined where rows cannot be selected, and the function, always the same,
 *   that selects a row or, with `isRange`, those since the last one.
 */
export function useRowSelection<Row>(options: RowSelectionOptions<Row>) {
  const { selection, rows, selected } = options;
  const keys = useMemo(() => new Set(selected), [selected]);
  const latest = useRef(options);
  useLayoutEffect(() => {
    latest.current = options;
  });
  /** The row that was selected last, where a range starts. */
  const anchor = useRef<string | null>(null);
  const change = useCallback((changed: ReadonlyArray<string>, isSelected: boolean) => {
    const now = latest.current;
    const next = changedKeys(now.selected, changed, isSelected);
    now.setSelected(next);
    now.announce(now.selection?.selected(next.length) ?? '');
  }, []);
  const select = useCallback(
    (key: string, isRange: boolean) => {
      const now = latest.current;
      const isSelected = !now.selected.includes(key);
      change(keysBetween(now.rows, isRange ? anchor.current : null, key), isSelected);
      anchor.current = key;
    },
    [change],
  );
  const all = useMemo(() => (selection ? selectionOf(rows, keys) : false), [selection, rows, keys]);
  const toggleAll = () =>
    change(
      rows.map(({ id }) => id),
      all !== true,
    );
  const state: TableSelection | undefined = selection ? { keys, all, toggleAll } : undefined;
  return { selection: state, select };
}
