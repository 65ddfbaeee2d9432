import { useCallback, useState } from 'react';

/** The row whose details are open, or were open last, which they show while they close. */
export function useOpenedRow<Row>(rows: readonly Row[], rowKey: (row: Row) => string) {
  const [opened, setOpened] = useState<{ row: Row; isOpen: boolean } | null>(null);
  // The current version of the row, if the report was loaded again while it is open.
  const current = (row: Row) => rows.find((other) => rowKey(other) === rowKey(row)) ?? row;
  return {
    row: opened && current(opened.row),
    isOpen: opened?.isOpen ?? false,
    open: useCallback((row: Row) => setOpened({ row, isOpen: true }), []),
    onClose: () => setOpened(opened && { ...opened, isOpen: false }),
  };
}
