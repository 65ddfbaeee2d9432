import { useControllable } from '../private/use-controllable.ts';
import type { DataTableState, TableDensity } from './data-table-props.ts';
import type { TableSorting } from './sort/column-sort.ts';

const none: ReadonlyArray<string> = [];

/** The sorting, hidden columns, selection and density of a table, controlled or uncontrolled. */
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
  const [selected, setSelected] = useControllable({
    value: props.selected,
    initial: props.defaultSelected ?? none,
    onChange: props.onSelectedChange,
  });
  const [density, setDensity] = useControllable<TableDensity>({
    value: props.density,
    initial: props.defaultDensity ?? 'comfortable',
    onChange: props.onDensityChange,
  });
  return {
    ...{ sorting, setSorting, hiddenColumns, setHiddenColumns },
    ...{ selected, setSelected, density, setDensity },
  };
}

export type TableState = ReturnType<typeof useTableState>;
