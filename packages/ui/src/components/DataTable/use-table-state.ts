import { useControllable } from '../private/use-controllable.ts';
import type { DataTableState, TableDensity } from './data-table-props.ts';
import type { TableSorting } from './sort/column-sort.ts';

const none: ReadonlyArray<string> = [];

/** The user's choices, controlled by the caller or stored here. */
export function useTableState(props: DataTableState) {
  const [sorting, setSorting] = useControllable<TableSorting | null>({
    value: props.sorting,
    initial: props.defaultSorting ?? null,
    onChange: props.onSortingChange,
  });
  const [hiddenColumns, setHiddenColumns] = useControllable({
    value: props.hiddenColumns,
    initial: props.defaultHiddenColumns ?? none,
    onChange: props.onHiddenColumnsChange,
  });
  const [density, setDensity] = useControllable<TableDensity>({
    value: props.density,
    initial: props.defaultDensity ?? 'comfortable',
    onChange: props.onDensityChange,
  });
  return { sorting, setSorting, hiddenColumns, setHiddenColumns, density, setDensity };
}

export type TableState = ReturnType<typeof useTableState>;
