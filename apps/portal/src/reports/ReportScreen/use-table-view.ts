import type { TableSorting } from '@consultancy/ui';
import { useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { ReportColumn } from '../report-definition.ts';

const directions = { asc: 'ascending', desc: 'descending' } as const;
const shortOf = { ascending: 'asc', descending: 'desc' } as const;

/** Parses `usage_date.desc`; null if it names no sortable column. */
function readSorting<Row>(
  text: string | null,
  columns: readonly ReportColumn<Row>[],
): TableSorting | null {
  const [column = '', short = ''] = (text ?? '').split('.');
  if (short !== 'asc' && short !== 'desc') return null;
  if (!columns.some(({ key, sort }) => key === column && sort)) return null;
  return { column, direction: directions[short] };
}

/**
 * The order and the hidden columns of a report's table, which are in its address beside the
 * filters. Changing them adds no entry to the history: back leads to the previous search.
 */
export function useTableView<Row>(columns: readonly ReportColumn<Row>[]) {
  const [params, setParams] = useSearchParams();
  const [sort, hidden] = [params.get('sort'), params.get('hide')];
  const set = (name: 'sort' | 'hide', value: string | null) => {
    const next = new URLSearchParams(params);
    if (value === null) next.delete(name);
    else next.set(name, value);
    setParams(next, { replace: true, preventScrollReset: true });
  };
  const atFirst = useMemo(
    () => columns.filter(({ hiddenAtFirst }) => hiddenAtFirst).map(({ key }) => key),
    [columns],
  );
  const joinKeys = (keys: readonly string[]) => [...keys].sort().join(' ');
  return {
    sorting: useMemo(() => readSorting(sort, columns), [sort, columns]),
    hiddenColumns: useMemo(
      () => (hidden === null ? atFirst : hidden.split(' ')),
      [hidden, atFirst],
    ),
    onSortingChange: (sorting: TableSorting | null) =>
      set('sort', sorting && `${sorting.column}.${shortOf[sorting.direction]}`),
    onHiddenColumnsChange: (keys: readonly string[]) =>
      set('hide', joinKeys(keys) === joinKeys(atFirst) ? null : joinKeys(keys)),
  };
}
