import { useCallback, useLayoutEffect, useMemo, useRef } from 'react';
import type { RowSelection } from './data-table-props.ts';
import type { TableParts } from './table-parts.ts';
import type { TableState } from './use-table-state.ts';

interface RowSelectionOptions<Row> extends Pick<TableState, 'selected' | 'setSelected'> {
  /** Undefined if rows cannot be selected. */
  selection: RowSelection<Row> | undefined;
  /** Null while they are not loaded: then no row can be selected. */
  rules: TableParts['selectionRules'] | null;
  /** Loaded rows, in display order. */
  rows: ReadonlyArray<{ id: string }>;
  /** Announces a message. */
  announce: (message: string) => void;
}

/** The selection of a table. */
export interface TableSelection {
  keys: ReadonlySet<string>;
  /** Whether all loaded rows are selected. */
  all: boolean | 'indeterminate';
  /** Selects all loaded rows, or clears them if all are selected. */
  toggleAll: () => void;
}

/**
 * Manages the selected rows of a table.
 * @returns the selection, undefined if rows cannot be selected, and a stable function that toggles
 *   a row or, with `isRange`, every row since the last toggled one.
 */
export function useRowSelection<Row>(options: RowSelectionOptions<Row>) {
  const { selection, rules, rows, selected } = options;
  const keys = useMemo(() => new Set(selected), [selected]);
  const latest = useRef(options);
  useLayoutEffect(() => {
    latest.current = options;
  });
  /** The last toggled row, where a range starts. */
  const anchor = useRef<string | null>(null);
  const change = useCallback((changed: ReadonlyArray<string>, isSelected: boolean) => {
    const now = latest.current;
    if (!now.rules) return;
    const next = now.rules.changedKeys(now.selected, changed, isSelected);
    now.setSelected(next);
    now.announce(now.selection?.selected(next.length) ?? '');
  }, []);
  const select = useCallback(
    (key: string, isRange: boolean) => {
      const now = latest.current;
      if (!now.rules) return;
      const isSelected = !now.selected.includes(key);
      change(now.rules.keysBetween(now.rows, isRange ? anchor.current : null, key), isSelected);
      anchor.current = key;
    },
    [change],
  );
  // Not the object, which may be new in each render.
  const isSelectable = selection !== undefined;
  const all = useMemo(
    () => (isSelectable && rules ? rules.selectionOf(rows, keys) : false),
    [isSelectable, rules, rows, keys],
  );
  const toggleAll = () =>
    change(
      rows.map(({ id }) => id),
      all !== true,
    );
  const state: TableSelection | undefined = isSelectable ? { keys, all, toggleAll } : undefined;
  return { selection: state, select };
}
