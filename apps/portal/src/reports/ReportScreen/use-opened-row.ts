import { useCallback, useState } from 'react';

/** The row whose details are open, or were open last: they still tell of it while they close. */
export function useOpenedRow<Row>(rows: readonly Row[], rowKey: (row: Row) => string) {
  const [opened, setOpened] = useState<{ row: Row; isOpen: boolean } | null>(null);
  // As the row is now, when the report was read anew while it is looked at.
  const current = (row: Row) => rows.find((other) => rowKey(other) === rowKey(row)) ?? row;
  return {
    row: opened && current(opened.row),
    isOpen: opened?.isOpen ?? false,
    open: useCallback((row: Row) => setOpened({ row, isOpen: true }), []),
    onClose: () => setOpened(opened && { ...opened, isOpen: false }),
  };
}
