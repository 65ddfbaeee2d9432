import { useCallback, useLayoutEffect, useRef } from 'react';
import type { RowDetails } from './data-table-props.ts';

/** Returns a stable function that opens the details of a row by the handler of the last render. */
export function useOpenDetails<Row>(details: RowDetails<Row> | undefined) {
  const latest = useRef(details);
  useLayoutEffect(() => {
    latest.current = details;
  });
  return useCallback((row: Row) => latest.current?.onOpen(row), []);
}
