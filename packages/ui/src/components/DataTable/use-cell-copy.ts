import { useCallback, useEffect, useState } from 'react';
import { COPY_SHOWN_MS, copyText } from '../private/copy-text.ts';
import type { CellCopy } from './data-table-column.ts';

/** The last copied cell, while its result is shown. */
export interface CopiedCell<Row> {
  row: Row;
  copy: CellCopy<Row>;
  /** The browser may reject it. */
  outcome: 'copied' | 'failed';
}

/**
 * Copies the value of a cell, announces the result and stores the copied cell for 4 seconds. The
 * state is in the table, because rows unmount while scrolling.
 * @param announce announces a message.
 */
export function useCellCopy<Row>(announce: (message: string) => void) {
  const [copied, setCopied] = useState<CopiedCell<Row> | null>(null);
  useEffect(() => {
    if (!copied) return;
    const timer = setTimeout(() => setCopied(null), COPY_SHOWN_MS);
    return () => clearTimeout(timer);
  }, [copied]);
  const copyCell = useCallback(
    async (copy: CellCopy<Row>, row: Row) => {
      const outcome = (await copyText(copy.value(row))) ? 'copied' : 'failed';
      setCopied({ row, copy, outcome });
      announce(outcome === 'copied' ? copy.copiedLabel : copy.failedLabel);
    },
    [announce],
  );
  return { copied, copyCell };
}
