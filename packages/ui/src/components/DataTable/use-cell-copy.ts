import { useCallback, useEffect, useState } from 'react';
import { COPY_SHOWN_MS, copyText } from '../private/copy-text.ts';
import type { CellCopy } from './data-table-column.ts';

/** The cell that was copied last, for as long as the table shows it. */
export interface CopiedCell<Row> {
  row: Row;
  copy: CellCopy<Row>;
  /** The browser may reject it. */
  outcome: 'copied' | 'failed';
}

/**
 * Copies values of cells, says how it went and keeps for four seconds which cell it was. The table
 * keeps it and not each cell: rows come and go while one scrolls and should hold no state.
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
