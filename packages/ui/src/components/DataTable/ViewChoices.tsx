import { Checkbox } from '../Checkbox/Checkbox.tsx';
import { Fieldset } from '../Fieldset/Fieldset.tsx';
import { SelectField } from '../SelectField/SelectField.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { type DataTableColumn, isHideable } from './data-table-column.ts';
import type { ViewMenuTexts } from './data-table-props.ts';
import { sortDirections, type TableSorting } from './sort/column-sort.ts';
import type { TableState } from './use-table-state.ts';

export interface ViewChoicesProps<Row> {
  columns: ReadonlyArray<DataTableColumn<Row>>;
  texts: ViewMenuTexts;
  state: TableState;
  sortBy: (sorting: TableSorting | null) => void;
  /** Whether rows are cards, which have no headings to click. */
  isSmallViewport: boolean;
}

/** Sort options: each sortable column in both directions. */
function sortOptions<Row>({ columns, texts }: ViewChoicesProps<Row>) {
  const sortable = columns.filter((column) => column.sort);
  return sortable.flatMap((column) =>
    sortDirections.map((direction) => ({
      value: `${direction}:${column.key}`,
      label: texts.sortOption(column.header, direction),
      sorting: { column: column.key, direction },
    })),
  );
}

function SortChoice<Row>(props: ViewChoicesProps<Row>) {
  const options = sortOptions(props);
  const { sorting } = props.state;
  return (
    <SelectField
      label={props.texts.sortLabel}
      options={[{ value: '', label: props.texts.unsortedLabel }, ...options]}
      value={sorting ? `${sorting.direction}:${sorting.column}` : ''}
      onChange={(event) => {
        const chosen = options.find(({ value }) => value === event.target.value);
        props.sortBy(chosen?.sorting ?? null);
      }}
    />
  );
}

/** The controls of the view menu: visible columns, sort order and density. */
export function ViewChoices<Row>(props: ViewChoicesProps<Row>) {
  const { columns, texts, state, isSmallViewport } = props;
  const toggle = (key: string, isShown: boolean) =>
    state.setHiddenColumns(
      isShown
        ? state.hiddenColumns.filter((hidden) => hidden !== key)
        : [...state.hiddenColumns, key],
    );
  const isSortable = columns.some((column) => column.sort);
  return (
    <Stack gap="md">
      {isSmallViewport && isSortable ? <SortChoice {...props} /> : null}
      <Fieldset legend={texts.columnsLabel} gap="xxs">
        {columns.filter(isHideable).map((column) => (
          <Checkbox
            key={column.key}
            label={column.header}
            checked={!state.hiddenColumns.includes(column.key)}
            onChange={(event) => toggle(column.key, event.target.checked)}
          />
        ))}
      </Fieldset>
      {isSmallViewport ? null : (
        <Checkbox
          label={texts.compactLabel}
          checked={state.density === 'compact'}
          onChange={(event) => state.setDensity(event.target.checked ? 'compact' : 'comfortable')}
        />
      )}
    </Stack>
  );
}
